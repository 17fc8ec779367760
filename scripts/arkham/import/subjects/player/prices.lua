-- More of what player cards cost and give: assets that go back or tire for others, cards of the deck, resources that are given,
-- cards that are played from the discard pile, enemies some way off.

local language = require "import/language"
local things = require "import/subjects/things"
local production, frame, costs, effects = language.production, language.frame, language.costs, language.effects

-- --- discounts ------------------------------------------------------------------------------------------------------

production { name = "discount: when", of = "discount_when", text = "when you play <a|an> {k:playable} , exhaust {m:me}",
  means = { "discount", kind = "$k", me = "$m" },
  example = "asset: [reaction] When you play a [[Tome]] asset, exhaust this asset: Reduce its cost by 1.",
  near = "asset: [reaction] When you play a [[Tome]] asset, exhaust that asset: Reduce its cost by 1." }
production { name = "discount: by", of = "discount_by",
  text = "reduce <the <|resource> cost of that <card|asset|event>|that <card|asset|event> 's <|resource> cost|its <|resource> cost> by {n:number}",
  means = { "reduced", n = "$n" } }
--- language.discount(w, when, by): field[]. The fields of a discount.
function language.discount(w, when, by)
  language.own_card(w)
  local fields = { { "amount", tostring(by.n) } }
  local cards = language.is_playable(w, when.kind)
  if #cards > 0 then table.insert(fields, 1, { "cards", '"' .. table.concat(cards, " and ") .. '"' }) end
  return fields
end

-- --- costs ----------------------------------------------------------------------------------------------------------

local function own_asset(w)
  if not w.facts.kinds.asset then w:refuse("only an asset can pay that") end
end
production { name = "cost: return this", of = "cost", text = "return {m:me} to <your|its owner 's> hand", means = { "return_me", me = "$m" },
  example = "asset: [free] Return this asset to your hand: Draw 1 card.", near = "asset: [free] Return this asset to your pocket: Draw 1 card." }
function costs.return_me(w)
  own_asset(w)
  return '{ can = "me in play and me.cannot_leave_play == 0", pay = function(me)\n      me:return_to_hand()\n      return not me.in_play\n    end }'
end
-- An asset of yours, this one or not; what is said of it.
for name, each in pairs {
  ["return an asset"] = { "return {x:asset} to <your|its owner 's> hand", "return_to_hand()", "Return which asset to your hand?" },
  ["exhaust another"] = { "exhaust {x:asset}", "exhaust()", "Exhaust which asset?" },
  ["discard another"] = { "discard {x:asset}", "leave_play()", "Discard which asset?" },
} do
  production { name = "cost: " .. name, of = "cost", text = each[1],
    means = function(p)
      local set = p.x[1] == "a" and p.x.set
      if not set or set.at ~= "yours" then return nil end
      local other = false
      for _, f in ipairs(set.where or {}) do other = other or f[1] == "other" end
      return (other or name == "return an asset") and { "pays_asset", set = set, how = name } or nil
    end,
    take = function(node) return node[1] == "pays_asset" and node.how == name and { x = { "a", set = node.set } } or nil end,
    example = name == "exhaust another" and "asset: [free] Exhaust another asset you control: Draw 1 card." or
      name == "return an asset" and "asset: [free] Exhaust this asset and return an [[Item]] asset you control to your hand: Draw 1 card." or nil,
    near = name == "exhaust another" and "asset: [free] Exhaust another enemy you control: Draw 1 card." or nil }
end
local PAYS = { ["return an asset"] = { "return_to_hand()", "Return which asset to your hand?" }, ["exhaust another"] = { "exhaust()", "Exhaust which asset?" },
  ["discard another"] = { "leave_play()", "Discard which asset?" } }
function costs.pays_asset(w, node)
  -- Whoever uses an ability of an encounter card controls it.
  if not w.facts.own and not language.offered[w.kind] then w:refuse("whose asset is it?") end
  local verb, question = unpack(PAYS[node.how])
  local exhaust = node.how == "exhaust another"
  local expr, lua = things.said(w, node.set, "it", "expr"), things.said(w, node.set, "asset", "lua")
  expr[#expr + 1] = exhaust and "not it.exhausted" or "it.cannot_leave_play == 0"
  lua[#lua + 1] = exhaust and "not asset.exhausted" or 'asset:check "cannot_leave_play" == 0'
  local needs_me = table.concat(lua, " "):find "%f[%w_]me%f[^%w_]"
  return "{ can = " .. w:quote("any(my_assets: " .. table.concat(expr, " and ") .. ")") .. ", pay = function(" .. (needs_me and "me" or "_") .. ", you)\n" ..
    '      choose(you, "' .. question .. '", filter(find("my_assets", you), function(asset)\n        return ' .. table.concat(lua, " and ") ..
    "\n      end)" .. (node.how == "discard another" and ', { purpose = "discard" }' or "") .. "):" .. verb .. "\n    end }"
end
production { name = "cost: the top of your deck", of = "cost", text = "discard the top {n:number} card<s> of your deck", means = { "pays_deck", n = "$n" },
  example = "asset: [free] Exhaust this asset and discard the top 3 cards of your deck: Gain 1 resource.",
  near = "asset: [free] Exhaust this asset and discard the top 3 cards of your hand: Gain 1 resource." }
production { name = "cost: the top card of your deck", of = "cost", text = "discard the top card of your deck", means = { "pays_deck", n = 1, one = true } }
function costs.pays_deck(w, node)
  w:needs_you()
  return '{ can = "count(deck) >= ' .. node.n .. '", pay = function(_, you) discard_together { unpack(cards_in("deck", you), 1, ' .. node.n .. ") } end }"
end
production { name = "cost: a card at random", of = "cost", text = "discard {n:number} card<s> at random from your hand", means = { "pays_random", n = "$n" },
  example = "asset: [free] Exhaust this asset and discard 1 card at random from your hand: Gain 2 resources." }
function costs.pays_random(w, node)
  w:needs_you()
  return '{ can = "count(discardable) >= ' .. node.n .. '", pay = function(_, you) you:discard_random(' .. node.n .. ") end }"
end
production { name = "cost: damage or horror", of = "cost", text = "take {n:number} <damage or {m:number} horror|damage or horror>",
  means = function(p) return (p.m or p.n) == p.n and { "pays_either", n = p.n } or nil end,
  take = function(node) return node[1] == "pays_either" and { n = node.n, m = node.n } or nil end,
  example = "asset: [free] Exhaust this asset and take 1 damage or 1 horror: Gain 2 resources.",
  near = "asset: [free] Exhaust this asset and take 1 damage or 1 doom: Gain 2 resources." }
function costs.pays_either(w, node)
  w:needs_you()
  local n = node.n
  return '{ pay = function(_, you)\n      if choose(you, "What do you take?", { "' .. n .. ' damage", "' .. n .. ' horror" }) == "' .. n .. ' damage" then\n' ..
    "        return you:take_damage(" .. n .. ") >= " .. n .. "\n      end\n      return you:take_horror(" .. n .. ") >= " .. n .. "\n    end }"
end

-- --- given ----------------------------------------------------------------------------------------------------------

production { name = "give resources", of = "act", text = "give {n:number} of your resources to {i:investigator}",
  means = function(p) return p.i[1] == "a" and { "gives", n = p.n, to = p.i } or nil end,
  take = function(node) return node[1] == "gives" and node.n and { n = node.n, i = node.to } or nil end,
  example = "event: Give 2 of your resources to another investigator at your location.",
  near = "event: Give 2 of your resources to another enemy at your location." }
production { name = "give any resources", of = "act", text = "give any number of your resources to {i:investigator}",
  means = function(p) return p.i[1] == "a" and { "gives", to = p.i } or nil end,
  take = function(node) return node[1] == "gives" and not node.n and { i = node.to } or nil end }
function effects.gives(w, node, who)
  if who ~= "you" then w:refuse("who gives them?") end
  local ready = w.kind == "event" and "you.resources > me.cost" or "you.resources > 0"   -- an event is paid first
  w:under(ready, function()
    things.one(w, node.to, "investigator", "Who gets them?", function(inv)
      local n = w:name "n"
      w:emit("local " .. n .. " = " .. (node.n and "math.min(" .. node.n .. ", you.resources)" or 'choose_number(you, "How many resources do you give?", 0, you.resources)'))
      w:emit('you:add("resources", -' .. n .. ")")
      w:emit(inv .. ':add("resources", ' .. n .. ")")
    end)
  end)
end
frame { name = "remove doom of anything", text = "*remove {n:number} doom from any card in play", means = { "less_doom", n = "$n" },
  example = "event: Remove 1 doom from any card in play.", near = "event: Remove 1 doom from any card in hand." }
function effects.less_doom(w, node, who)
  if who ~= "you" then w:refuse("who removes it?") end
  w:needs_you()
  w:would_change_asked("any(doomed: not check(immune, it, me))", '#filter(find "doomed", function(card) return not card:is_immune(me) end) > 0')
  local card = w:name "card"
  w:emit("local " .. card .. ' = choose(you, "From which card?", filter(find "doomed", function(one) return not one:is_immune() end))')
  w:emit("if " .. card .. " then " .. card .. ':add("doom", -math.min(' .. node.n .. ", " .. card .. ".doom)) end")
end

-- --- some way off ---------------------------------------------------------------------------------------------------

-- Where there is no way, the distance counts as 0.
language.filters.within = { of = { enemy = true },
  expr = function(x, f)
    local far = "distance(place(you), place(" .. x .. "))"
    return "(place(" .. x .. ") == place(you) or " .. far .. " > 0 and " .. far .. " <= " .. f.n .. ")"
  end,
  lua = function(x, f)
    local far = "(distance(you.place, " .. x .. ".place) or 0)"
    return "(" .. x .. ".place == you.place or " .. far .. " > 0 and " .. far .. " <= " .. f.n .. ")"
  end }
production { name = "an enemy so far away", of = "behind", text = "<|at a location> up to {n:number} <connection<s>|location<s>> away <|from your location>",
  means = { "within", n = "$n" },
  example = "event: Choose an enemy up to 2 connections away. Deal 1 damage to that enemy.",
  near = "event: Choose an enemy up to 2 miles away. Deal 1 damage to that enemy." }

-- --- figures as filters -----------------------------------------------------------------------------------------------

for _, value in ipairs { "health", "fight", "evade" } do
  language.filters["figure_" .. value] = { of = { enemy = true },
    -- What has no such figure has not a low one.
    expr = function(x, f)
      local low = f.range[1]:find ">" == nil and "has(" .. value .. ", " .. x .. ") and " or ""
      return low .. x .. "." .. value .. " " .. f.range[1] .. " " .. f.range.n
    end,
    lua = function(x, f)
      local low = f.range[1]:find ">" == nil and x .. ':base "' .. value .. '" ~= nil and ' or ""
      return low .. x .. ':check "' .. value .. '" ' .. f.range[1] .. " " .. f.range.n
    end }
  production { name = "with so much " .. value, of = "behind", text = "with {r:range} " .. value, means = { "figure_" .. value, range = "$r" },
    example = value == "health" and "event: Deal 1 damage to an enemy with 3 or more health at your location." or
      value == "fight" and "asset: You get +1 [combat] while attacking an enemy with 4 or more fight." or nil,
    near = value == "health" and "event: Deal 1 damage to an enemy with 3 or more hats at your location." or nil }
end

-- --- what always holds ------------------------------------------------------------------------------------------------

production { name = "enemies cannot engage you", of = "holds", text = "enemies cannot engage you", means = { "not_engaged_with" },
  example = "asset: While you have no clues, enemies cannot engage you.", near = "asset: While you have no clues, enemies cannot marry you." }
function language.holds.not_engaged_with(w)
  language.own_card(w)
  return { "you", "{ cannot_be_engaged = 1 }" }
end
production { name = "more resources in upkeep, said before", of = "constant",
  text = "during <the|each> upkeep phase , you <gain|collect> {n:digits} additional resource<s>", means = { "more_in_upkeep", n = "$n" }, take = function() end,
  example = "asset: During the upkeep phase, you gain 1 additional resource." }

return {}
