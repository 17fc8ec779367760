-- Side stories: scenarios that a campaign may play between two of its own, for experience. All questions are about plain
-- data: a state has `after_side`, the scenario of its own that follows, while a side story is played. (No rule document
-- has this; the printed side stories say it.)

local side_stories = {}

local function playing(state)
  return filter(state.investigators, function(record) return record.status == "playing" end)
end

local function was_played(state, id)
  for _, past in ipairs(state.history) do
    if past.scenario == id then return true end
  end
  return false
end

--- side_stories.whole(name: card_id): card_id?. The whole id of that side story.
function side_stories.whole(name)
  if type(name) ~= "string" or not card_exists(name) or not data_of(name).side_story then return nil end
  return whole_id(name)
end

--- side_stories.refuses(state: table, id: card_id): string?. Why the side story cannot be played next.
function side_stories.refuses(state, id)
  local data = data_of(id)
  if state.after_side then return "a side story is played next already" end
  if was_played(state, id) then return data.name .. " has been played in this campaign" end
  for _, record in ipairs(playing(state)) do
    if record.experience < data.side_story then
      return data.name .. " costs each investigator " .. data.side_story .. " experience, and " ..
        data_of(record.investigator).name .. " has " .. record.experience
    end
  end
end

--- side_stories.begin(state: table, id: card_id). Each investigator pays; it is played before the next scenario.
function side_stories.begin(state, id)
  for _, record in ipairs(playing(state)) do record.experience = record.experience - data_of(id).side_story end
  state.after_side, state.scenario = state.scenario, id
end

--- side_stories.offered(state: table): card_id[]. Those that can be played next.
function side_stories.offered(state)
  return filter(cards_with "scenario", function(id)
    return data_of(id).side_story ~= nil and not side_stories.refuses(state, id)
  end)
end

return side_stories
