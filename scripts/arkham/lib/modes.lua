-- Events with several ways to play them, such as "Fight or evade": whoever plays it chooses one before the costs are paid, so
-- that an additional action that is only for one kind of action pays for that way alone.

local with = fields.with
local modes = {}

-- The tag of the ability that plays the event: an additional action for that kind may pay for it.
modes.LATER = { fight = "fights_later", evade = "evades_later" }

fields.schema("event_mode", "A way to play an event.", {
  { "text", "string", "What the player chooses: \"Fight.\"" },
  { "kind?", '"fight"|"evade"', "The kind of action that it is then." },
  { "ability?", "string", "A `named` ability that it performs, with all costs of such an attempt beside its action." },
  { "can?", "fun(me: card, you: card): boolean", "Of a way without `ability`: could it change anything?" },
  { "effect?", "fun(me: card, you: card)", "What it does, after its `ability` if it has one." },
})

-- For no kind: it is no action to fight or evade.
local function mark(me, kind) me.not_to_fight, me.not_to_evade = kind ~= "fight", kind ~= "evade" end
local function unmark(me) me.not_to_fight, me.not_to_evade = false, false end

-- Does an additional action of this turn pay for playing it in that way, or in any of those ways?
local function credited(you, ...)
  if game.active ~= you then return false end
  local sources = find("additional_actions", you)
  for _, mode in ipairs { ... } do
    for _, source in ipairs(sources) do
      if source:check("credit_to_" .. (mode.kind or "play")) > 0 then return true end
    end
  end
  return false
end

-- Could it be played that way? So many more actions must be left for what an attempt costs beside its action.
local function possible(me, you, mode, due)
  if not mode.ability then return mode.can(me, you) end
  return could(me, mode.ability, you, { without = "actions",
    as_if = { { you, value = "unpaid_action", amount = 1 }, { you, value = "action_cost", amount = due } } })
end

--- modes.add(d: table, play: table, list: event_mode[]): cost. Completes the fields of the ability that plays the event:
--- condition and effect. Returns the cost that is the choice. It comes after that of the action, which any additional
--- action has paid that is for one of the ways: if it is not for the chosen one, an action is spent instead.
function modes.add(d, play, list)
  d.memory = with(d.memory or {}, "mode")
  -- 1 if an additional action has paid for it that does not pay for this way.
  local function short(me, you, mode)
    return me:check "permitted" == 0 and not credited(you, mode) and credited(you, unpack(list)) and 1 or 0
  end
  play.condition = with(fields.list_of(play.condition), function(me, you)
    for _, mode in ipairs(list) do
      local due = (me:check "permitted" > 0 or credited(you, mode)) and 0 or 1
      if you.actions >= short(me, you, mode) and possible(me, you, mode, due) then return true end
    end
    return false, "none of its effects is possible now"
  end)
  function play.effect(me, you)
    local mode = list[me.mode]
    unmark(me)
    if mode.ability then you:perform(mode.kind, { of = me, ability = mode.ability }) end
    if mode.effect then mode.effect(me, you) end
  end
  return { pay = function(me, you)
    local options = {}
    unmark(me)
    for i, mode in ipairs(list) do
      local missing = short(me, you, mode)
      if you.actions >= missing and possible(me, you, mode, missing) then
        options[#options + 1] = { mode.text, effect = function()
          me.mode = i
          if missing > 0 then you:add("actions", -missing) end
        end }
      end
    end
    if not choose_one(you, "How do you play " .. me.title .. "?", options) then return false end
    mark(me, list[me.mode].kind)
  end }
end

return modes
