-- What `misk check` cannot know without knowing this game: whether the cards that scenarios and investigators name
-- are there.

local LISTS = { "set_aside", "locations", "agendas", "acts", "add_tokens", "scenario_deck" }

--- lint(): table[]. What `misk check` cannot know without the game: { card =, message =, mend =, rule = } each.
local function lint()
  local found = {}
  local function want(owner, id, where)
    if not card_exists(id) then
      found[#found + 1] = { card = owner, message = "there is no card '" .. tostring(id) .. "' (" .. where .. ")",
        mend = "correct the id, or write the card", rule = "unknown-card" }
    end
  end
  for _, id in ipairs(cards_with "scenario") do
    local data = data_of(id)
    for _, list in ipairs(LISTS) do
      for _, card in ipairs(data[list] or {}) do want(id, card, list) end
    end
    for _, entry in ipairs(data.encounter_cards or {}) do want(id, entry[1], "encounter_cards") end
    for _, option in ipairs(data.log or {}) do
      if option.list then want(id, option.list, "log") end
      for _, value in ipairs(option.values) do
        for word in value[1]:gmatch "%S+" do want(id, word, "log") end
      end
    end
    if data.reference then want(id, data.reference, "reference") end
    if not (data.resolutions and data.resolutions.no_resolution) then
      found[#found + 1] = { card = id, message = "the scenario has no resolutions.no_resolution",
        mend = "say what happens when nobody is left", rule = "no-resolution" }
    end
  end
  for _, kind in ipairs { "act", "agenda" } do
    for _, id in ipairs(cards_with(kind)) do
      if data_of(id).reverse then want(id, data_of(id).reverse, "reverse") end
    end
  end
  for _, id in ipairs(cards_with "investigator") do
    for _, card in ipairs(data_of(id).requires or {}) do want(id, card, "requires") end
  end
  return found
end

engine.export { lint = lint }
