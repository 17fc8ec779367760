-- More of what is done to cards of one's own: tokens that are placed, healing, assets put into play from hand, harm that moves, skills
-- that return; how difficult a test is, tokens of the chaos bag, and icons by the number.

local language = require "import/language"
local things = require "import/subjects/things"
require "import/subjects/player/dealings"
local production, frame, effects, amounts = language.production, language.frame, language.effects, language.amounts

-- Where tokens come from changes nothing.
for _, of in ipairs { "enemy", "location", "asset" } do
  frame { name = "place counters from the pool on " .. of,
    text = "*place {n:number} {c:counter} on {x:" .. of .. "} <from the token pool|from the token bank|( from the token pool )|( from the token bank )>",
    means = function(p)
      if p.c == "doom" or p.c == "damage" or p.c == "horror" or of == "location" and p.c == "clues" then return nil end
      return { "place_on", of = p.x[1] ~= "it" and of or nil, n = p.n, counter = p.c, on = p.x }
    end, take = function() end,
    example = of == "enemy" and "treachery: Revelation - Place 1 clue on the nearest [[Cultist]] enemy (from the token pool)." or nil,
    near = of == "enemy" and "treachery: Revelation - Place 1 clue on the nearest [[Cultist]] enemy (from the token box)." or nil }
end
frame { name = "heal a card of yours", text = "*heal {n:number} {h:harm} from a card you control", means = { "heal_card_of_yours", n = "$n", harm = "$h" },
  example = "asset: [reaction] After you defeat an enemy, exhaust this asset: Heal 1 damage from a card you control.",
  near = "asset: [reaction] After you defeat an enemy, exhaust this asset: Heal 1 damage from a cart you control." }
function effects.heal_card_of_yours(w, node, who)
  if who ~= "you" then w:refuse("others heal") end
  local name = w:name "card"
  w:would_change("you." .. node.harm .. " > 0 or any(my_assets: it." .. node.harm .. " > 0)")
  w:emit("local " .. name .. ' = choose(you, "Heal which card?", filter(find "in_play", function(other)')
  w:emit('  return (other == you or other:is "asset" and other.controller == you) and other.' .. node.harm .. " > 0")
  w:emit "end))"
  w:emit("if " .. name .. " then " .. name .. ":heal_" .. node.harm .. "(" .. node.n .. ") end")
end
frame { name = "heal anybody here", text = "*heal {n:number} {h:harm} from an investigator or asset <at|in> your location",
  means = { "heal_one_of", n = "$n", harm = "$h" },
  example = "event: Heal 3 damage from an investigator or asset at your location.", near = "event: Heal 3 damage from an investigator or enemy at your location." }
-- Harm that is placed on this, and harm that moves.
frame { name = "horror on this", text = "*place {n:number} horror on {m:me_asset}", means = { "horror_on_me", n = "$n", me = "$m" },
  example = "asset: Forced - After an enemy attacks you: Place 1 horror on this asset.",
  near = "asset: Forced - After an enemy attacks you: Place 1 terror on this asset." }
function effects.horror_on_me(w, node)
  if not w.facts.kinds.asset or w.kind == "revelation" then w:refuse("is this in play?") end
  w:would_change()
  w:emit("me:place_harm { horror = " .. node.n .. " }")
end
local damage_on_me = effects.damage_on_me
function effects.damage_on_me(w, node, ...)
  if not w.facts.kinds.asset or w.kind == "revelation" then return damage_on_me(w, node, ...) end
  w:would_change()
  w:emit("me:place_harm { damage = " .. node.n .. " }")
end
language.example("damage on this asset", "asset: Forced - After an enemy attacks you: Place 1 damage on this asset.")
frame { name = "move damage to an enemy", text = "*move {n:number} damage from <~you|your investigator|your investigator card> to {e:enemy}",
  means = { "damage_moves", n = "$n", to = "$e" },
  example = "asset: [free] Exhaust this asset: Move 1 damage from you to an enemy at your location.",
  near = "asset: [free] Exhaust this asset: Move 1 damage from you to a friend at your location." }
function effects.damage_moves(w, node, who)
  if who ~= "you" or node.n ~= 1 or w.depth > 0 or not w.ability_conditions then w:refuse("whose damage is it?") end
  w:needs_you()
  table.insert(w.ability_conditions, "you.damage > 0")
  local function can(x) return x .. ".cannot_be_damaged == 0" end
  things.one(w, node.to, "enemy", "To which enemy?", function(enemy) w:emit("you:move_harm(" .. enemy .. ", { damage = 1, source = you })") end,
    { expr = can, lua = function(x) return x .. ':check "cannot_be_damaged" == 0' end })
end
-- "Return this to your hand", of a skill whose test has succeeded or failed: that is a result of the test, so it is in
-- hand before an enemy with retaliate attacks, and before the committed cards are discarded.
local return_me = effects.return_me
function effects.return_me(w, node, who)
  if w.facts.type ~= "skill" or w.kind ~= "if_successful" or who ~= "you" then return return_me(w, node, who) end
  w:would_change()
  w:emit "you:add_to_hand(me)"
end
language.example("a skill that returns", "skill: If this skill test is successful by 2 or more, return this skill to your hand.",
  "skill: If this skill test is successful by 2 or more, return this skill to your head.")
language.example("a skill that returns after a failure", "skill: If this test fails, return this card to your hand.",
  "skill: If this test fails, return this card to your head.")
-- "If you have no clues, discover 2 clues instead": where the clues of before are.
production { name = "discover instead", of = "if_instead", text = "if {c:condition} , <|you> discover {n:number} clue<s> <,|> instead",
  means = { "if_instead", condition = "$c", what = { "does", who = { "you" }, what = { "discover_instead", n = "$n" } } },
  example = "event: Discover 1 clue at your location. If you have no cards in hand, discover 2 clues instead.",
  near = "event: Draw 1 card. If you have no cards in hand, discover 2 clues instead." }
local instead = language.instead
function language.instead(before, node)
  if node.what[1] ~= "does" or node.what.what[1] ~= "discover_instead" then return instead(before, node) end
  local act = before and before[1] == "does" and before.what
  if not act or act[1] ~= "discover" then return nil end
  return instead(before, { "if_instead", condition = node.condition,
    what = { "does", who = before.who, what = { "discover", n = node.what.what.n, at = act.at } } })
end

-- A weakness is never discarded as a cost.
production { name = "cost: cards that are no weakness", of = "cost", text = "<choose and|> discard {n:number} non-weakness card<s> from your hand",
  means = { "discard_hand", n = "$n", plain = true },
  example = "asset: [action] Discard a non-weakness card from your hand: Gain 2 resources.",
  near = "asset: [action] Discard a non-weakness card from your deck: Gain 2 resources." }

-- --- tests and tokens -------------------------------------------------------------------------------------------------

frame { name = "tokens back to the pool", text = "*search the chaos bag for {n:number} {t:pool_token} token<s> and *return <it|them> to the token pool",
  means = { "remove_pool_tokens", n = "$n", token = "$t" }, take = function() end,
  example = "asset: [reaction] After your turn ends: Search the chaos bag for 1 [curse] token and return it to the token pool.",
  near = "asset: [reaction] After your turn ends: Search the chaos bag for 1 [curse] token and return it to the token box." }
frame { name = "add up to so many tokens", text = "*add up to {n:digits} {t:pool_token} tokens to the chaos bag",
  means = { "add_up_to", n = "$n", token = "$t" },
  example = "asset: [reaction] After this asset enters play: Add up to 2 [bless] tokens to the chaos bag.",
  near = "asset: [reaction] After this asset enters play: Add up to 2 [skull] tokens to the chaos bag." }
function effects.add_up_to(w, node, who)
  if who ~= "you" or w.depth > 0 then w:refuse("who chooses?") end
  w:would_change(node.token .. "_left > 0")
  w:emit('local added = choose_number(you, "How many tokens are added?", 0, math.min(' .. node.n .. ', tokens_left "' .. node.token .. '"))')
  w:emit('if added > 0 then add_tokens("' .. node.token .. '", added) end')
end

-- --- icons of skills ------------------------------------------------------------------------------------------------------

local UP_TO = " <( max {j:signed} )|( to a maximum of {j:signed} )>"
local function most(p, up_to)
  if not up_to then return nil end
  -- "+3" of one icon.
  if #p.i ~= 2 or p.j < 1 then return false end
  local list = { "icons" }
  for n = 1, p.j do list[n + 1] = p.i[2] end
  return list
end
for name, text in pairs { before = "for every {k:digits} {n:counted_many} , {m:me} gains {i:icons}",
  behind = "{m:me} gains {i:icons} for every {k:digits} {n:counted_many}" } do
  for _, up_to in ipairs { false, true } do
    production { name = "icons for every, " .. name .. (up_to and ", at most" or ""), of = "constant", text = text .. (up_to and UP_TO or ""),
      means = function(p)
        local limit = most(p, up_to)
        if limit == false then return nil end
        return { "icons_every", k = p.k, n = p.n, icons = p.i, most = limit, signed = limit and true }
      end,
      take = function(node)
        if node[1] ~= "icons_every" or node.up or (node.signed or false) ~= up_to or node.most and not up_to then return nil end
        return { k = node.k, n = node.n, i = node.icons, m = { "me" }, j = node.most and #node.most - 1 }
      end,
      example = name == "behind" and up_to and "skill: This skill gains [wild] for every 2 clues you control (max +3)." or
        name == "before" and not up_to and "skill: For every 2 doom in play, this skill gains [wild]." or nil,
      near = name == "behind" and up_to and "skill: This skill gains [wild] for every 2 clues you control (max -3)." or nil }
  end
end
production { name = "icons for each, at most, first", of = "constant",
  text = "for each {n:counted} <( to a <max|maximum> of {k:digits} )|( max {k:digits} )> , {m:me} gains {i:icons}",
  means = { "icons_each", each = { "at_most", of = "$n", most = "$k" }, icons = "$i", me = "$m" },
  example = "skill: For each clue you have (to a max of 3), this skill gains [wild].",
  near = "skill: For each clue you have (to a fox of 3), this skill gains [wild]." }
production { name = "counted: discard pile", of = "counted_many", text = "cards in your discard pile", means = { "discard_size" },
  example = "skill: For every 5 cards in your discard pile, this skill gains [wild]." }
function amounts.discard_size(w)
  w:needs_you()
  return { expr = "count(discard)", lua = 'size("discard", you)' }
end
production { name = "counted: doom in play", of = "counted_many", text = "doom in play", means = { "all_doom" } }
function amounts.all_doom()
  return { expr = "doom_in_play", lua = '(function() local n = 0 each(find "doomed", function(card) n = n + card.doom end) return n end)()' }
end
production { name = "counted: harm on you", of = "counted_many", text = "total damage <and/or|and> horror on your investigator <|card>",
  means = { "harm_on_you" }, example = "skill: This skill gains [wild] for every 3 total damage and/or horror on your investigator card." }
function amounts.harm_on_you(w)
  w:needs_you()
  return { expr = "(you.damage + you.horror)", lua = "(you.damage + you.horror)" }
end
production { name = "counted: harm on yours", of = "counted_many", text = "total damage <and/or|and> horror <among|on> cards you control",
  means = { "harm_on_yours" }, example = "skill: This skill gains [wild] for every 3 total damage and/or horror among cards you control." }
function amounts.harm_on_yours(w)
  w:needs_you()
  return { expr = "(you.damage + you.horror + sum(my_assets: it.damage + it.horror))" }
end

return {}
