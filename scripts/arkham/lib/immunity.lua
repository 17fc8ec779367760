-- Immune: effects of the stated set neither choose nor change the card. The engine asks the value `immune`, with `that`
-- as the card whose effect resolves, for targets, choices, modifiers and lasting effects; in this file verbs ask it. A
-- cost, or a consequence that the rules add to an effect, is nobody's effect. Rules Reference: Immune.

local immune, in_play = method.is_immune, property.in_play

-- What a verb asks before it does anything. If one answer is no, it does and announces nothing, and returns `nothing`.
-- Each question stands here once, so that a verb with several of them is still one function more. No verb takes more
-- than four arguments: a list of arguments of any length is slow, and the rules call these all the time.
local function asking(verb, nothing, asks)
  local in_play_first, in_play_second = asks.in_play_first, asks.in_play_second
  local touched_first, touched_second, some = asks.touched_first, asks.touched_second, asks.some
  return function(card, other, b, c)
    if in_play_first and not in_play(card) or touched_first and immune(card) then return nothing end
    if other and (in_play_second and not in_play(other) or touched_second and immune(other)) then return nothing end
    -- What is no number at all is left to the verb, whose message says how it is called.
    if some and type(other) == "number" and other <= 0 then return nothing end
    return verb(card, other, b, c)
  end
end

local asked = {}   -- of each function that asking() has made: the verb, and what it asks

-- A copy of the verbs, of which those that `names` names with a value to return ask this as well.
local function with_question(question, verbs, names)
  local out = {}
  for name, verb in pairs(verbs) do out[name] = verb end
  for name, nothing in pairs(names or {}) do
    local before = asked[out[name]] or { verb = out[name], asks = {} }
    local now = { verb = before.verb, asks = { [question] = true } }
    for other in pairs(before.asks) do now.asks[other] = true end
    out[name] = asking(now.verb, nothing, now.asks)
    asked[out[name]] = now
  end
  return out
end

--- guarded(verbs: table<string, function>, first: table<string, any>, second: table<string, any>): table<string,
--- function>. The verbs, without an effect on immune cards. `first` names verbs that change the card on which they are
--- called, `second` those that change their first argument; each name comes with the value that the verb then returns.
local function guarded(verbs, first, second)
  return with_question("touched_second", with_question("touched_first", verbs, first), second)
end

--- in_play_only(verbs: table<string, function>, first: table<string, any>, second: table<string, any>): table<string,
--- function>. The verbs, without an effect on or with a card that has left play: a chosen card may be gone when its
--- turn comes. Named as in guarded().
local function in_play_only(verbs, first, second)
  return with_question("in_play_second", with_question("in_play_first", verbs, first), second)
end

--- of_some(verbs: table<string, function>, amounts: table<string, any>): table<string, function>. The verbs; those
--- named in `amounts`, whose first argument is an amount, do nothing and announce nothing for 0 or less: nobody has
--- gained 0 resources. Each name comes with the value that the verb then returns.
local function of_some(verbs, amounts) return with_question("some", verbs, amounts) end

--- affected(cards: card[]): card[]. The cards that the resolving effect can change.
local function affected(cards)
  return filter(cards, function(card) return not immune(card) end)
end

engine.export { affected = affected }

return { guarded = guarded, in_play_only = in_play_only, of_some = of_some }
