-- Investigators gain and lose sanity, stamina, clues, cards and trophies. Also rewards, penalties and being devoured.

local verbs = {}
local move, is, add, has_ability = method.move, method.is, method.add, method.has_ability
local check = method.check
local in_play, data_of = property.in_play, property.data

--- is_playing(inv?: card): boolean. Is the investigator in the game, not devoured?
local function is_playing(inv) return inv ~= nil and in_play(inv) end

-- --- sanity, stamina, clues ------------------------------------------------------------------------------------------


local function regain(inv, kind, n)
  if not is_playing(inv) then return 0 end
  n = math.min(n, inv["max_" .. kind] - inv[kind])
  if n <= 0 then return 0 end
  add(inv, kind, n)
  return n
end

local function take_off(left, inv, kind) return left > 0 and add(inv, kind, -left) < 0 end

local LOSES = {
  sanity = function(inv, n) return event("sanity_lost", inv, nil, nil, n, take_off, inv, "sanity") end,
  stamina = function(inv, n) return event("stamina_lost", inv, nil, nil, n, take_off, inv, "stamina") end,
}
local function lose(inv, kind, n)
  local _, lost = LOSES[kind](inv, n)
  return lost
end

local function at_zero(inv) return inv.sanity <= 0 or inv.stamina <= 0 end
local function devour_at_zero(inv)
  if is_playing(inv) and at_zero(inv) then inv:devour() end
end

-- Being devoured by the loss comes before any reaction to the loss.
local function lose_one(inv, kind, n)
  local lost = lose(inv, kind, n)
  if lost > 0 then devour_at_zero(inv) end
  return lost
end

-- "Sanity, stamina, or both": what is lost together devours once, when all is lost. Whoever is at 0 already is not asked
-- what he might do about the rest.
local function lose_each(inv, kinds)
  for _, kind in ipairs(kinds) do
    if not at_zero(inv) then lose(inv, kind, 1) end
  end
  devour_at_zero(inv)
end

--- inv:lose_sanity(n: integer): integer. The investigator loses sanity, and is devoured at 0 (Rulebook: Being
--- Devoured). Returns the loss.
function verbs.lose_sanity(inv, n)
  if not is_playing(inv) or n <= 0 then return 0 end
  return together(lose_one, inv, "sanity", n)
end
--- inv:lose_stamina(n: integer): integer. The investigator loses stamina, and is devoured at 0 (Rulebook: Being
--- Devoured). Returns the loss.
function verbs.lose_stamina(inv, n)
  if not is_playing(inv) or n <= 0 then return 0 end
  return together(lose_one, inv, "stamina", n)
end
--- inv:lose_together(kinds: string[]). The investigator loses 1 of each kind at the same time, { "sanity", "stamina" },
--- and is devoured at 0 of one or both, once (Rulebook: Being Devoured).
function verbs.lose_together(inv, kinds)
  if is_playing(inv) then together(lose_each, inv, kinds) end
end
--- inv:gain_sanity(n?: integer): integer. The investigator regains sanity, never above the maximum. Returns the gain.
function verbs.gain_sanity(inv, n)
  local gained = regain(inv, "sanity", n or 1)
  if gained > 0 then after("sanity_gained", inv, nil, nil, gained) end
  return gained
end
--- inv:gain_stamina(n?: integer): integer. The investigator regains stamina, never above the maximum. Returns the gain.
function verbs.gain_stamina(inv, n)
  local gained = regain(inv, "stamina", n or 1)
  if gained > 0 then after("stamina_gained", inv, nil, nil, gained) end
  return gained
end

local function gain_as_chosen(inv, n)
  for _ = 1, n do
    local kinds = {}
    for _, kind in ipairs { "sanity", "stamina" } do
      if inv[kind] < inv["max_" .. kind] then kinds[#kinds + 1] = kind end
    end
    local kind = choose(inv, "Regain what?", kinds, { purpose = "regain" })
    if not kind then return end
    if kind == "sanity" then inv:gain_sanity(1) else inv:gain_stamina(1) end
  end
end

--- inv:gain_either(n: integer). The investigator regains n points of sanity and stamina, in any mix that they choose.
function verbs.gain_either(inv, n) together(gain_as_chosen, inv, n) end

--- inv:lose_either(). The investigator loses 1 sanity or 1 stamina, and chooses which; one that could not be lost
--- cannot be chosen.
function verbs.lose_either(inv)
  if choose(inv, "What do you lose?", { "1 sanity", "1 stamina" }, { purpose = "lose" }) == "1 sanity" then
    inv:lose_sanity(1)
  else
    inv:lose_stamina(1)
  end
end

--- inv:gain_clues(n?: integer): integer. The investigator gains clues; 1 without a number. Returns the gain.
function verbs.gain_clues(inv, n)
  if not is_playing(inv) then return 0 end
  add(inv, "clues", n or 1)
  after("clues_gained", inv, nil, nil, n or 1)
  return n or 1
end
--- inv:lose_clues(n?: integer): integer. The investigator loses clues; 1 without a number. Returns the loss.
function verbs.lose_clues(inv, n)
  local lost = -add(inv, "clues", -(n or 1))
  if lost > 0 then after("clues_lost", inv, nil, nil, lost) end
  return lost
end

--- inv:lower_maximum(kind: "sanity"|"stamina", n: integer). Lowers the maximum; points above the new maximum are lost.
function verbs.lower_maximum(inv, kind, n)
  inv:modify("max_" .. kind, -n, "game")
  local over = inv[kind] - inv["max_" .. kind]
  if over > 0 then add(inv, kind, -over) end
  if inv[kind] <= 0 then inv:devour() end
end

-- --- cards -----------------------------------------------------------------------------------------------------------

local DECKS = { common = "common_deck", unique = "unique_deck", spell = "spell_deck", ally = "ally_deck",
  adventure = "adventure_deck", other_world = "other_world_deck" }
local NAMES = { common = "a common item", unique = "a unique item", spell = "a spell", ally = "an ally",
  clue = "a clue" }

-- "May take instead".
local function chooses_kind(inv, kind) return inv.any_kind > 0 and kind ~= "ally" and game.round > 0 end

--- can_gain(inv: card, reward: reward): boolean. Is anything of that kind left?
local function can_gain(inv, reward)
  local deck = DECKS[reward]
  return not deck or size(deck) > 0 or chooses_kind(inv, reward)
end

-- Its own effect comes before any other reaction.
local function announce_gain(inv, card)
  after("card_gained", inv, card)
  if has_ability(card, "gained") then card:use("gained", inv) end
end

local function get(inv, card)
  move(card, "possessions", inv)
  card.controller = inv
  together(announce_gain, inv, card)
end

local function draw_one(inv, kind)
  local card = top(DECKS[kind])
  if not card then return nil end
  get(inv, card)
  return card
end

-- The kind is chosen for each card separately.
local function gain_one(inv, kind)
  if chooses_kind(inv, kind) then
    local choices = { NAMES[kind] }
    for _, other in ipairs { "common", "unique", "spell", "clue" } do
      if other ~= kind then choices[#choices + 1] = NAMES[other] end
    end
    local chosen = choose(inv, "What do you take?", choices)
    for other, name in pairs(NAMES) do
      if name == chosen then kind = other end
    end
  end
  if kind == "clue" then return inv:gain_clues(1) end
  return draw_one(inv, kind)
end

--- inv:gain_cards(kind: "common"|"unique"|"spell"|"ally", n: integer). The investigator gains n items, spells or allies
--- from the top of the deck.
function verbs.gain_cards(inv, kind, n)
  if not is_playing(inv) or n <= 0 then return end
  if kind ~= "ally" and game.round > 0 then n = n + inv:check("extra_" .. kind) end
  for _ = 1, n do gain_one(inv, kind) end
end

--- inv:take_card(card: card). The investigator takes that card, wherever it is; its effect when gained is resolved.
function verbs.take_card(inv, card)
  if is_playing(inv) then get(inv, card) end
end

--- card:to_bottom(). Puts the card under its deck, or back into the cup. Spent and lost cards go there.
function verbs.to_bottom(card)
  local kind = data_of(card).kind
  if kind == "monster" then move(card, "cup")
  elseif DECKS[kind] then move(card, DECKS[kind], nil, true) end
end

--- card:spend(). Spends the card: it goes to the bottom of its deck (Rulebook: Using Items & Spells).
function verbs.spend(card)
  verbs.to_bottom(card)
  if is(card, "monster") then note("marker_returned", nil, card) else note("card_spent", nil, card) end
end

--- inv:discard_one(kind: string): boolean. The investigator loses one of their cards of that kind, which they choose.
function verbs.discard_one(inv, kind)
  local list = filter(cards_in("possessions", inv), function(card) return is(card, kind) end)
  local card = choose(inv, "Which card do you lose?", list)
  if card then card:spend() end
  return card ~= nil
end

-- --- trophies --------------------------------------------------------------------------------------------------------

--- inv:trophy_value(): integer. The value of all the investigator's trophies.
function verbs.trophy_value(inv)
  local n = 0
  local trophies = cards_in("trophies", inv)
  for i = 1, #trophies do n = n + check(trophies[i], "trophy") end
  return n
end

--- inv:pay_trophies(n: integer): boolean. The investigator pays trophies worth at least n, which they choose; there is
--- no change. If all together are worth less, all are lost. Rulebook: Spending and Losing Trophies.
function verbs.pay_trophies(inv, n)
  while n > 0 do
    local card = choose(inv, "Which trophy do you give up? (" .. n .. " left)", cards_in("trophies", inv))
    if not card then return false end
    n = n - card:check "trophy"
    card:spend()
  end
  return true
end

--- inv:claim(card: card). An adventure or monster becomes the investigator's trophy.
function verbs.claim(inv, card)
  move(card, "trophies", inv)
  after("trophy_gained", inv, card)
end

-- --- rewards and penalties -------------------------------------------------------------------------------------------

-- Equal icons count together. One of a pack's own is a table.
local function each_once(inv, list, apply)
  local counts, order, icons = {}, {}, {}
  for i = 1, #list do
    local icon = list[i]
    local name = type(icon) == "table" and "own " .. icon.name or icon
    if not counts[name] then
      order[#order + 1], icons[name] = name, icon
    end
    counts[name] = (counts[name] or 0) + 1
  end
  for i = 1, #order do apply(inv, icons[order[i]], counts[order[i]]) end
end

local function receive_one(inv, name, n)
  if type(name) == "table" then name.effect(inv, n)   -- an icon of a pack's own
  elseif name == "clue" then inv:gain_clues(n)
  elseif name == "elder_sign" then gain_elder_signs(n)
  elseif name == "gate" then open_gates(n)
  elseif name == "monster" then monsters_appear(n)
  elseif name == "doom" then add_doom(n)
  elseif name == "remove_doom" then remove_doom(n)
  elseif name == "sanity" then inv:gain_sanity(n)
  elseif name == "stamina" then inv:gain_stamina(n)
  else inv:gain_cards(name, n) end
end

--- receive(inv: card, rewards: reward[]). The investigator gains everything on the icons of a reward, together: one
--- entry for each icon.
local function receive(inv, rewards)
  if rewards[1] then together(each_once, inv, rewards, receive_one) end
end

local function suffer_one(inv, name, n)
  if name == "doom" then add_doom(n)
  elseif name == "monster" then monsters_appear(n)
  elseif not is_playing(inv) or at_zero(inv) then return   -- devoured: the rest concerns nobody
  elseif type(name) == "table" then name.effect(inv, n)
  elseif LOSES[name] then lose(inv, name, n)
  elseif name == "lose_clue" then inv:lose_clues(n)
  elseif name == "lose_trophy" then inv:pay_trophies(n)
  else
    for _ = 1, n do inv:discard_one((name:gsub("^lose_", ""))) end
  end
end

local function suffer_all(inv, penalties)
  game.suffering = 1
  each_once(inv, penalties, suffer_one)
  game.suffering = 0
  devour_at_zero(inv)
end

--- suffer(inv: card, penalties: penalty[]). The investigator suffers everything on the icons of a penalty, together:
--- one entry for each icon. Both sanity and stamina may come to 0 by it (Rulebook: Being Devoured).
local function suffer(inv, penalties)
  if penalties[1] then together(suffer_all, inv, penalties) end
end

-- --- devoured --------------------------------------------------------------------------------------------------------

local OWNED = { "possessions", "trophies" }
-- Everything goes back: cards under their decks, monsters into the cup, dice into the supply.
local function return_everything(inv)
  for _, zone in ipairs(OWNED) do
    local cards = cards_in(zone, inv)
    for i = 1, #cards do verbs.to_bottom(cards[i]) end
  end
  put_away(cards_in("marked", nil, inv))
  inv.clues = 0
end

local function seat_of(inv)
  local all = seats()
  for i = 1, #all do if all[i] == inv then return i end end
end

-- The order of the rulebook.
local function leave_the_game(_, inv)
  inv.devoured = true
  note("devouring", nil, inv)
  add_doom(1)
  local seat = seat_of(inv)
  local was_active, was_first = game.active == inv, game.first == inv
  return_everything(inv)
  -- The successor is chosen while there is still somebody to ask.
  local successor
  if game.awake == 0 then
    successor = choose(inv, "Who joins?", cards_in "reserve", { purpose = "successor" })
  end
  move(inv, "box")
  if successor then
    avatar(seat, successor)
    move(successor, "investigators", nil, false, top "entrance")
    note("joins", nil, successor)
    begin_investigator(successor)
  end
  if #players() == 0 then finish "lost" end
  if was_first then game.first = successor or players()[1] end
  if was_active then game.active = successor or players()[1] end
  -- The turn goes on to the left of the seat.
  local whose = current "scenario"
  if successor and whose and whose.inv == inv then whose.inv = successor end
end

local function be_devoured(inv) event("devoured", nil, inv, nil, nil, leave_the_game, inv) end

--- inv:devour(). Doom is added, the investigator loses everything, and their player chooses another one: one happening.
--- Rulebook: Being Devoured, in its order.
function verbs.devour(inv)
  if not is_playing(inv) or inv.devoured then return end
  together(be_devoured, inv)
end

engine.verbs(verbs)

engine.export { is_playing = is_playing, receive = receive, suffer = suffer, can_gain = can_gain }
