-- Immune: effects of the stated set neither choose nor change the card. The engine asks the value `immune`, with `that`
-- as the card whose effect resolves, for targets, choices, modifiers and lasting effects; in this file verbs ask it. A
-- cost, or a consequence that the rules add to an effect, is nobody's effect. Rules Reference: Immune.

local immune = method.is_immune

-- A copy of the verbs. Verbs named in `first` and `second` do nothing to what is out of reach, and return the value
-- beside their name instead. Those in `first` change the card on which they are called, those in `second` their first
-- argument. No verb takes more than four arguments: a list of arguments of any length is slow, and the rules call
-- these all the time.
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
--- function>. The verbs, without an effect on immune cards. `first` names verbs that change the card on which they are
--- called, `second` those that change their first argument; each name comes with the value that the verb then returns.
local function guarded(verbs, first, second) return refusing(immune, verbs, first, second) end

local in_play = property.in_play
local function is_gone(card) return not in_play(card) end

--- in_play_only(verbs: table<string, function>, first: table<string, any>, second: table<string, any>): table<string,
--- function>. The verbs, without an effect on or with a card that has left play: a chosen card may be gone when its
--- turn comes. Named as in guarded().
local function in_play_only(verbs, first, second) return refusing(is_gone, verbs, first, second) end

-- What is no number at all is left to the verb, whose message says how it is called.
local function is_none(n) return type(n) == "number" and n <= 0 end

--- of_some(verbs: table<string, function>, amounts: table<string, any>): table<string, function>. The verbs; those
--- named in `amounts`, whose first argument is an amount, do nothing and announce nothing for 0 or less: nobody has
--- gained 0 resources. Each name comes with the value that the verb then returns.
local function of_some(verbs, amounts) return refusing(is_none, verbs, {}, amounts) end

--- affected(cards: card[]): card[]. The cards that the resolving effect can change.
local function affected(cards)
  return filter(cards, function(card) return not immune(card) end)
end

engine.export { affected = affected }

return { guarded = guarded, in_play_only = in_play_only, of_some = of_some }
