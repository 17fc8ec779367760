-- Immune: effects of the stated set neither choose nor change the card. The engine asks the value `immune`, with `that`
-- as the card whose effect resolves, for targets, choices, modifiers and lasting effects; in this file verbs ask it. A
-- cost, or a consequence that the rules add to an effect, is nobody's effect. Rules Reference: Immune.

local immune, in_play, is_a = method.is_immune, property.in_play, type

-- The verb, which asks first what `asks` says. If an answer is no, it does and announces nothing, and returns `nothing`.
-- The rules call these verbs all the time, so what is asked most stands by itself, and no verb takes more than four
-- arguments: a list of arguments of any length is slow.
local function asking(verb, nothing, asks)
  local in_play_itself, in_play_other, touched, touched_other, some =
    asks.in_play, asks.in_play_other, asks.touched, asks.touched_other, asks.some
  if not (in_play_other or touched_other or some) then
    if not in_play_itself then
      return function(card, a, b, c)
        if immune(card) then return nothing end
        return verb(card, a, b, c)
      end
    elseif not touched then
      return function(card, a, b, c)
        if in_play(card) then return verb(card, a, b, c) end
        return nothing
      end
    end
    return function(card, a, b, c)
      if not in_play(card) or immune(card) then return nothing end
      return verb(card, a, b, c)
    end
  end
  if some then
    -- What is no number at all is left to the verb, whose message says how it is called.
    return function(card, n, b, c)
      if n and (n == 0 or is_a(n) == "number" and n < 0) then return nothing end
      if in_play_itself and not in_play(card) or touched and immune(card) then return nothing end
      return verb(card, n, b, c)
    end
  end
  return function(card, other, b, c)
    if in_play_itself and not in_play(card) or touched and immune(card) then return nothing end
    if other and (in_play_other and not in_play(other) or touched_other and immune(other)) then return nothing end
    return verb(card, other, b, c)
  end
end

--- guarded(verbs: table<string, function>, asks: table<string, table<string, any>>): table<string, function>. The verbs,
--- of which some do and announce nothing where they could not do anything. `asks` names them by what they ask, each with
--- the value that the verb then returns:
--- - touched: the effect must be able to touch the card on which the verb is called (Rules Reference: Immune);
--- - in_play: that card must be in play, since a chosen card may be gone when its turn comes;
--- - touched_other, in_play_other: the same of the card that is the first argument, if there is one;
--- - some: the first argument is an amount above 0, since nobody has gained 0 resources.
local function guarded(verbs, asks)
  local out, nothing, asked = {}, {}, {}
  for question, names in pairs(asks) do
    for name, value in pairs(names) do
      nothing[name], asked[name] = value, asked[name] or {}
      asked[name][question] = true
    end
  end
  for name, verb in pairs(verbs) do
    out[name] = asked[name] and asking(verb, nothing[name], asked[name]) or verb
  end
  return out
end

--- affected(cards: card[]): card[]. The cards that the resolving effect can change.
local function affected(cards)
  return filter(cards, function(card) return not immune(card) end)
end

engine.export { affected = affected }

return { guarded = guarded }
