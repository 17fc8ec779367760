-- More of what is counted, in each of the forms in which texts speak of amounts: "for each clue you have", "for every 2 clues
-- you have", "the number of clues you have".

local language = require "import/language"
local things = require "import/subjects/things"
local production, amounts, conditions, frame, effects = language.production, language.amounts, language.conditions, language.frame,
  language.effects

-- What is counted, as one and as many of them; without `one` or `many` the other forms alone. Forms that are known
-- already are left out by `forms`.
local function quantity(name, one, many, means, forms)
  forms = forms or { one = true, many = true, number = true }
  if forms.one then production { name = "one of: " .. name, of = "counted", text = one, means = means } end
  if forms.many then production { name = "many of: " .. name, of = "counted_many", text = many, means = means } end
  if forms.number then production { name = "amount: number of " .. name, of = "amount", text = "the <total|> <number|amount> of " .. many, means = means } end
end

-- --- in all forms ----------------------------------------------------------------------------------------------------

for _, of in ipairs { "enemy", "location", "asset", "investigator" } do
  quantity(of .. " of a kind", nil, "{s:things_" .. of .. "}", { "count", set = "$s" }, { many = true })
end
quantity("counters on this", nil, "{c:counter} on {m:me}", { "on_me", counter = "$c" }, { many = true })
quantity("counters here", nil, "{c:counter} <on|at> your location", { "on_here", counter = "$c" }, { many = true })
quantity("cards in the discard pile", "card in your discard pile", "cards in your discard pile", { "discard_size" }, { one = true, number = true })
quantity("doom in play", "doom in play", "doom in play", { "all_doom" }, { one = true })
quantity("doom on the agenda", nil, "doom on the current agenda", { "agenda_doom" }, { many = true })
quantity("clues you control", nil, "clues you control", { "yours", counter = "clues", control = true }, { number = true })
quantity("cards in the threat area", nil, "cards in your threat area", { "threats" }, { many = true, number = true })
quantity("tokens of a kind in the bag", nil, "{t:pool_token} tokens in the chaos bag", { "in_bag", token = "$t" }, { many = true })
quantity("tokens in the bag", "token in the chaos bag", "tokens in the chaos bag", { "whole_bag" })
function amounts.whole_bag() return { expr = "count(bag)", lua = 'size "chaos_bag"' } end
language.example("one of: doom in play", "event: Gain 1 resource for each doom in play.", "event: Gain 1 resource for each doom in hand.")
language.example("amount: number of tokens in the bag",
  "treachery: Revelation - Test [willpower] (X), where X is the number of tokens in the chaos bag. If you fail, take 1 horror.",
  "treachery: Revelation - Test [willpower] (X), where X is the number of tokens in the chaos hat. If you fail, take 1 horror.")
language.example("many of: enemy of a kind", "event: Draw 1 card for every 2 enemies at your location.",
  "event: Draw 1 card for every 2 enemies at your house.")
language.example("amount: number of cards in the discard pile", "event: Gain X resources, where X is the number of cards in your discard pile.")
language.example("one of: cards in the discard pile", "event: Gain 1 resource for each card in your discard pile.")

quantity("committed cards", "card committed to <this|that> <|skill> test", "cards committed to this <|skill> test", { "committed_cards" }, { one = true })
function amounts.committed_cards(w)
  if w.facts.type ~= "skill" or not w.place.result then w:refuse("which test is meant?") end
  return { lua = '#find "committed"' }
end
language.example("one of: committed cards", "skill: If this test is successful, draw 1 card for each card committed to this test.",
  "skill: If this test is successful, draw 1 card for each card committed to this nest.")

quantity("harm taken", "{h:harm} taken", nil, { "harm_taken", harm = "$h" }, { one = true })
function amounts.harm_taken(w, node)
  if w.event ~= "after investigator_harmed" or w.place.result then w:refuse("which damage is meant?") end
  local name = node.harm == "damage" and "amount" or "extra"
  return { expr = name, lua = "event." .. name }
end
language.example("one of: harm taken", "event: Fast. Play after you take 1 or more damage. // Gain 2 resources for each damage taken.",
  "event: Fast. Play after you take 1 or more damage. // Gain 2 resources for each damage token.")

-- Encounter cards in a threat area, of a trait or any: enemies among them.
local ENCOUNTER = "<encounter|scenario> card"
for name, trait in pairs { [""] = "", [" of a trait"] = "{t:trait} " } do
  quantity("encounter cards in the threat area" .. name, trait .. ENCOUNTER .. " in your threat area",
    trait .. ENCOUNTER:gsub("card$", "cards") .. " in your threat area", { "encounter_threats", trait = trait ~= "" and "$t" or nil })
end
language.example("one of: encounter cards in the threat area of a trait",
  "treachery: Revelation - Test [agility] (2). This test gets +1 difficulty for each [[Ghoul]] encounter card in your threat area. If you fail, take 1 damage.",
  "treachery: Revelation - Test [agility] (2). This test gets +1 difficulty for each [[Ghoul]] encounter card in your garden. If you fail, take 1 damage.")
function amounts.encounter_threats(w, node)
  w:needs_you()
  local tag = node.trait and w:tag(node.trait)
  return { expr = "count(my_threat_area: it is encounter_card" .. (tag and " and it is " .. tag or "") .. ")",
    lua = '#filter(find("my_threat_area", you), function(card) return card:is "encounter_card"' ..
      (tag and ' and card:is "' .. tag .. '"' or "") .. " end)" }
end

-- --- beside other things -----------------------------------------------------------------------------------------------

-- "Lose 1 resource for each point you fail by, and take 1 damage", "either take 1 horror for each clue you have or ...". Alone
-- such words are a sentence (control.lua).
local PER = {
  take = { "take {n:number} {h:harm}", { "take", harm = "$h" }, { "h", "harm" } },
  lose = { "lose {n:number} resource<s>", { "lose" } },
  gain = { "gain {n:number} resource<s>", { "gain" } },
  draw = { "draw {n:number} card<s>", { "draw" } },
  discard_from_hand = { "<choose and |>discard {n:number} card<s> from your hand", { "discard_from_hand" } },
  discard_random = { "discard {n:number} card<s> at random from your hand", { "discard_random" } },
  lose_actions = { "lose {n:number} action<s>", { "lose_actions" } },
  place_clues = { "place {n:number} of your clues on your location", { "place_clues" } },
}
for name, each in pairs(PER) do
  production { name = name .. " for each, among others", of = "act", text = each[1] .. " {c:per}",
    means = function(p)
      local out = { each[2][1], n = { "times", n = p.n, of = p.c }, many_times = true }
      if each[3] then out[each[3][2]] = p[each[3][1]] end
      return out
    end,
    take = function(node)
      if node[1] ~= each[2][1] or not node.many_times then return nil end
      local out = { n = node.n.n, c = node.n.of }
      if each[3] then out[each[3][1]] = node[each[3][2]] end
      return out
    end,
    example = name == "lose" and "treachery: Revelation - Test [agility] (3). If you fail, lose 1 resource for each point you fail by, and take 1 damage." or
      name == "take" and "treachery: Revelation - You must either take 1 horror for each clue you have or lose 3 resources." or nil,
    near = name == "lose" and "treachery: Revelation - Test [agility] (3). If you fail, lose 1 resource for each joint you fail by, and take 1 damage." or nil }
end
language.example("take for each, among others",
  "treachery: Revelation - Test [intellect] (3). If you fail, you must either place 1 doom on the current agenda or take 1 horror for each point you failed by.")

-- --- half, and less than it ------------------------------------------------------------------------------------------

local half = amounts.half
function amounts.half(w, node)
  local said, whole = half(w, node), w:amount(node.of)
  said.lua = said.lua or whole.lua and "math.ceil((" .. whole.lua .. ") / 2)"
  return said
end
production { name = "amount: half, rounded down", of = "amount", text = "half <of|> {a:amount} ( rounded down )", means = { "half_down", of = "$a" },
  example = "event: Gain X resources, where X is half the number of cards in your hand (rounded down).",
  near = "event: Gain X resources, where X is half the number of cards in your hand (rounded)." }
function amounts.half_down(w, node)
  local whole = w:amount(node.of)
  return { expr = whole.expr and "((" .. whole.expr .. ") / 2)", lua = whole.lua and "math.floor((" .. whole.lua .. ") / 2)" }
end

-- --- sealed tokens ---------------------------------------------------------------------------------------------------

-- On what they are sealed: an expression of the token, and Lua of it.
local SEALED_ON = {
  you = { "your investigator <card|>", "it.parent == you", "token.parent == you" },
  here = { "cards at your location", "place(it.parent) == here", "token.parent.place == you.place" },
  investigators_here = { "investigator cards at your location", "it.parent is investigator and place(it.parent) == here",
    'token.parent:is "investigator" and token.parent.place == you.place' },
  cards = { "cards <|in play>" },
}
for name, each in pairs(SEALED_ON) do
  production { name = "sealed on: " .. name, of = "sealed_on", text = each[1], means = { "sealed_on", name } }
end
production { name = "sealed on this", of = "sealed_on", text = "{m:me}", means = { "sealed_on", "me", me = "$m" } }
quantity("sealed tokens", "token sealed on {x:sealed_on}", "tokens sealed on {x:sealed_on}", { "sealed", on = "$x" })
language.example("one of: sealed tokens",
  "treachery: Revelation - Test [willpower] (2). This test gets +1 difficulty for each token sealed on your investigator card. If you fail, lose 1 action.",
  "treachery: Revelation - Test [willpower] (2). This test gets +1 difficulty for each token sealed on your investigator's hat. If you fail, lose 1 action.")
language.example("amount: number of sealed tokens",
  "asset: [free] During a skill test at your location, exhaust this asset: The performing investigator gets +X skill value for this test, where X is half the number of tokens sealed on cards at your location (rounded up).")
function amounts.sealed(w, node)
  local on = node.on[2]
  if on == "me" then return { expr = "sealed_here", lua = "#me:sealed_tokens()" } end
  local said = SEALED_ON[on]
  if not said[2] then return { expr = "count(sealed_tokens)", lua = '#find "sealed_tokens"' } end
  w:needs_you()
  return { expr = "count(sealed_tokens: " .. said[2] .. ")",
    lua = '#filter(find "sealed_tokens", function(token) return ' .. said[3] .. " end)" }
end
local function condition(name, text, means, example, near) language.condition_of_two(name, text, means, example, near) end
condition("no sealed tokens", "there are no tokens sealed on {x:sealed_on}", { "sealed_range", on = "$x", range = { "==", n = 0 } },
  "location: [action] If there are no tokens sealed on your investigator card: <b>Resign.</b>",
  "location: [action] If there are no tokens sealed on your hat: <b>Resign.</b>")
condition("sealed tokens", "there are {r:range} tokens sealed on {x:sealed_on}", { "sealed_range", on = "$x", range = "$r" },
  "treachery: Revelation - If there are 2 or more tokens sealed on cards, take 1 horror.")
function conditions.sealed_range(w, node)
  local n, test = amounts.sealed(w, node), " " .. node.range[1] .. " " .. node.range.n
  return { expr = n.expr .. test, lua = n.lua .. test }
end

-- "Search the chaos bag for a token and seal it on ...": any, or of a kind.
for name, kind in pairs { any = "<|chaos> token", kind = "{t:pool_token} token" } do
  frame { name = "search the bag and seal, " .. name, text = "*search the chaos bag for a " .. kind .. " and *seal it on {x:seal_onto}",
    means = { "seal_one", token = name == "kind" and "$t" or nil, on = "$x" },
    example = name == "any" and "enemy: Forced - After this enemy attacks you: Search the chaos bag for a token and seal it on your investigator card." or
      "asset: [action]: Search the chaos bag for a [curse] token and seal it on this asset.",
    near = name == "any" and "enemy: Forced - After this enemy attacks you: Search the chaos bag for a doubt and seal it on your investigator card." or nil }
end
production { name = "seal onto yourself", of = "seal_onto", text = "<your|their|his or her> investigator <card|>", means = { "you" } }
production { name = "seal onto this", of = "seal_onto", text = "{m:me}", means = { "me" } }
function effects.seal_one(w, node, who)
  local on = node.on[1] == "me" and "me" or who
  if on == "me" and w.kind == "revelation" then w:refuse("is this in play?") end
  w:change_of("you", "any(bag" .. (node.token and ": it is " .. node.token or "") .. ")")
  w:emit(who .. ":seal(" .. on .. (node.token and ', "' .. node.token .. '"' or ', {}') .. ")")
end

return {}
