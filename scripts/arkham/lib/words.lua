-- The meaning of words in card texts (different, choose, must, any number, qualifiers), and the rule that decides
-- between two cards that contradict each other.

local RR = "Rules Reference, "

local is = method.is

-- Between an encounter card and a player card the encounter card counts (policy.precedence); otherwise the lead is
-- asked, once.
local function who_counts(p)
  local one, other = p.one, p.other
  if choose(game.lead, "Their texts contradict each other. Which is applied last, and so counts?", { one, other }) == one then
    prefer(one, other)
  else
    prefer(other, one)
  end
end

engine.procedure {
  name = "contradiction", cite = RR .. "The Silver Rule", locals = { "one:card", "other:card" },
  steps = { { id = "order", cite = RR .. "Glossary: Priority of Simultaneous Resolution", script = who_counts } },
}

--- different(a: card, b: card): boolean. Cards of different titles are different; two locations always are (FAQ 2.17).
local function different(a, b)
  return a ~= b and (a.title ~= b.title or is(a, "location") and is(b, "location"))
end

-- The rest of a list, without the elements that are not different from this card.
local function others(list, card)
  return filter(list, function(other) return different(other, card) end)
end

--- count_different(list: card[]): integer. The number of different cards in the list.
local function count_different(list)
  local n = 0
  while #list > 0 do
    n = n + 1
    list = others(list, list[1])
  end
  return n
end

--- choose_different(you: card, prompt: string, list: card[], n: integer): card[]. N different cards that the player
--- chooses, or as many as there are.
local function choose_different(you, prompt, list, n)
  local chosen = {}
  while #chosen < n and #list > 0 do
    local card = choose(you, prompt, list)
    chosen[#chosen + 1] = card
    list = others(list, card)
  end
  return chosen
end

--- choose_any(you: card, prompt: string, list: any[], effect: fun(chosen: any[])): boolean. "Choose any number of":
--- calls effect(chosen). If none is chosen, nothing happens, and the effect has not successfully resolved. Rules
--- Reference: Target.
local function choose_any(you, prompt, list, effect)
  local chosen = choose(you, prompt, list, { min = 0, max = #list, many = true })
  if #chosen == 0 then return false end
  effect(chosen)
  return true
end

local function resolve_one(you, prompt, options)
  local texts = {}
  for i = 1, #options do texts[i] = options[i][1] end
  local text = choose(you, prompt, texts)
  for i = 1, #options do
    if options[i][1] == text then
      options[i].effect()
      return text
    end
  end
end

fields.schema("choice", "One of several things of which one is chosen.", {
  { "[integer]", "string", "A description." },
  { "can?", "boolean", "Could it change anything? For must_choose()." },
  { "effect", "fun()", "The effect." },
})
--- choose_one(you: card, prompt: string, options: choice[]): string. The text that the player chooses from options {
--- "text", can = boolean, effect = f }. Any option may be chosen, even one that changes nothing. Rules Reference: Must.
local function choose_one(you, prompt, options) return resolve_one(you, prompt, options) end

--- must_choose(you: card, prompt: string, options: choice[]): string?. "Must choose": the player chooses only among
--- options that can change the game.
local function must_choose(you, prompt, options)
  return resolve_one(you, prompt, filter(options, function(option) return option.can ~= false end))
end

--- qualified(qualifier: tag, terms: tag[]): expression. "Unique Ally and Item" as an expression over `it`: the
--- qualifier applies to each term. Rules Reference: Qualifiers.
local function qualified(qualifier, terms)
  local any = {}
  for i, term in ipairs(terms) do any[i] = "it is " .. term end
  return "(it is " .. qualifier .. " and (" .. table.concat(any, " or ") .. "))"
end

--- cleared(place: card): boolean. Have all its clues been discovered? Then it has been revealed, too (FAQ 2.11). In
--- expressions over `it` the word is `cleared`.
local function cleared(place) return place.face == 1 and place.clues == 0 end

engine.export { different = different, count_different = count_different, choose_different = choose_different,
  choose_any = choose_any, choose_one = choose_one, must_choose = must_choose, qualified = qualified, cleared = cleared }
