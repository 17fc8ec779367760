-- Immune: effects of the stated set neither choose nor change the card. The engine asks the value `immune`, with the card
-- whose effect resolves as `that`, for targets, choices, modifiers and lasting effects; here verbs ask it.
-- Costs, and consequences that the rules add to an effect, are nobody's effects. Rules Reference: Immune.

local immune = method.is_immune

-- The verbs, of which those that are named do nothing to a card that is out of their reach, and give what stands by their
-- name: `first` change the card they are called on, `second` their first argument. None of them takes more than four: a
-- list of arguments of any length is slow, and the rules call these all the time.
local function refusing(out_of_reach, verbs, first, second)
  local out = {}
  for name, verb in pairs(verbs) do out[name] = verb end
  for name, nothing in pairs(first) do
    local verb = out[name]
    out[name] = function(card, a, b, c)
      if out_of_reach(card) then return nothing end
      return verb(card, a, b, c)
    end
  end
  for name, nothing in pairs(second or {}) do
    local verb = out[name]
    out[name] = function(who, card, a, b)
      if card and out_of_reach(card) then return nothing end
      return verb(who, card, a, b)
    end
  end
  return out
end

--- guarded(verbs: table<string, function>, first: table<string, any>, second: table<string, any>): table<string,
--- function>. What they do does not happen to a card that is immune. By name, what the verb gives then: `first` changes
--- the card it is called on, `second` its first argument.
local function guarded(verbs, first, second) return refusing(immune, verbs, first, second) end

local function is_gone(card) return not card.in_play end

--- in_play_only(verbs: table<string, function>, first: table<string, any>, second: table<string, any>): table<string,
--- function>. What they do does not happen to a card that has left play, or with one: a card that is chosen may be
--- gone when it is reached. Named as in guarded().
local function in_play_only(verbs, first, second) return refusing(is_gone, verbs, first, second) end

--- affected(cards: card[]): card[]. Those that the effect that resolves can change.
local function affected(cards)
  return filter(cards, function(card) return not immune(card) end)
end

engine.export { affected = affected }

return { guarded = guarded, in_play_only = in_play_only }
