-- Gaining and discarding cards; decks, their discard piles and the reserve. Clues: lib/clues.lua; what Spells and
-- Conditions have on their backs: lib/double_sided.lua.

local verbs = {}
local move, is, set = method.move, method.is, method.set

local RESERVE = 4
--- DECKS: table<string, zone>. The deck of each type of card.
local DECKS = { asset = "asset_deck", artifact = "artifact_deck", spell = "spell_deck", condition = "condition_deck" }
-- The zone to which a discarded card goes. Double-sided cards have no discard pile.
local PILES = { asset = "asset_discard", artifact = "artifact_discard", spell = "spell_deck",
  condition = "condition_deck", mythos = "mythos_discard" }
local HELD = { asset = "possessions", artifact = "possessions", spell = "possessions", condition = "conditions",
  clue = "held_clues" }

--- is_playing(inv?: card): boolean. An investigator in play, so neither defeated nor out of the game.
local function is_playing(inv) return inv ~= nil and inv.in_play end

--- short_id(card: card): card_id. Its id without the pack.
local function short_id(card)
  local id = card.id
  return id:sub(id:find(":", 1, true) + 1)
end

local function double_sided(card) return is(card, "spell") or is(card, "condition") end

-- --- decks ----------------------------------------------------------------------------------------------------------

--- relocate(card: card, zone: zone, inv?: card, bottom?: boolean, parent?: card). Moves it; what the engine forgets of
--- a card that leaves play stays true of it: which back it has, and that it was set aside in the set-up.
local function relocate(card, zone, inv, bottom, parent)
  local variant, aside = double_sided(card) and card.variant, card.set_aside_at_setup
  move(card, zone, inv, bottom, parent)
  if variant then card.variant = variant end
  if aside then set(card, "set_aside_at_setup", true) end
end

--- replenish(deck: zone). An empty deck is made anew from its discard pile at once; the Mythos deck never is. Reference
--- Guide: Discarding.
local function replenish(deck)
  if deck == "mythos_deck" or size(deck) > 0 then return end
  local pile = deck:gsub("_deck$", "_discard")
  if size(pile) == 0 then return end
  move_all(pile, deck)
  shuffle(deck)
end

-- The backs of the copies in a deck, in its order, by what the copies of a card have in common.
local function backs_in(deck)
  local backs = {}
  for _, card in ipairs(cards_in(deck)) do
    local data = card.data
    local list = backs[data] or {}
    list[#list + 1], backs[data] = card.variant, list
  end
  return backs
end

--- shuffle_double_sided(deck: zone). The copies of a card change backs among each other as well: by a copy that has
--- been seen nobody knows its back when it comes again.
local function shuffle_double_sided(deck)
  local backs, given = backs_in(deck), {}
  shuffle(deck)
  for _, card in ipairs(cards_in(deck)) do
    local data = card.data
    given[data] = (given[data] or 0) + 1
    card.variant = backs[data][given[data]]
  end
  -- Again: so far the first copy of a card has the back that its first copy had before.
  shuffle(deck)
end

--- search(deck: zone, f: fun(card: card): any): card?. The first for which f holds, from the bottom of the deck, then
--- in the discard pile; the deck is shuffled. The card is still where it was. Reference Guide: Search.
local function search(deck, f)
  local function first(zone)
    local list = cards_in(zone)
    for i = #list, 1, -1 do
      if f(list[i]) then return list[i] end
    end
  end
  local found = first(deck)
  local pile = deck:gsub("_deck$", "_discard")
  if not found and deck ~= "spell_deck" and deck ~= "condition_deck" then found = first(pile) end
  shuffle(deck)
  return found
end

--- refill_reserve(). Four Assets lie in the reserve. Reference Guide: Reserve.
local function refill_reserve()
  local one = players()[1]
  if one and one.no_reserve > 0 then return end
  while size "reserve" < RESERVE do
    replenish "asset_deck"
    local card = top "asset_deck"
    if not card then return end
    move(card, "reserve", nil, true)
  end
  replenish "asset_deck"
end

--- discard_from_reserve(card: card). Another takes its place at once.
local function discard_from_reserve(card)
  card:discard_card()
  refill_reserve()
end

--- shown_front(deck: zone): string?. The front of the top card of a double-sided deck may be looked at. Reference
--- Guide: Double-Sided Cards.
local function shown_front(deck)
  local card = top(deck)
  return card and card.title
end

-- --- what somebody has ----------------------------------------------------------------------------------------------

--- inv:possessions_with(tag?: tag): card[]. His Assets, Artifacts and Spells with that trait, or of that type.
--- Conditions are no possessions.
function verbs.possessions_with(inv, tag)
  return filter(cards_in("possessions", inv), function(card) return not tag or is(card, tag) end)
end
--- inv:spells(): card[]. His Spells.
function verbs.spells(inv) return inv:possessions_with "spell" end

--- condition_of(inv: card, id: card_id): card?. His Condition of that id.
local function condition_of(inv, id)
  local data = data_of(id)
  for _, card in ipairs(cards_in("conditions", inv)) do
    if card.data == data then return card end
  end
end
--- inv:has_condition(id: card_id): boolean. Has he that Condition?
function verbs.has_condition(inv, id) return condition_of(inv, id) ~= nil end

-- Spells and Conditions are held once. Reference Guide: Spell, Conditions.
local function has_another(inv, card, leaving)
  if not double_sided(card) then return false end
  for _, other in ipairs(cards_in(HELD[card.data.kind], inv)) do
    if other ~= card and other.data == card.data and not contains(leaving or {}, other) then return true end
  end
  return false
end

-- --- gaining --------------------------------------------------------------------------------------------------------

--- inv:take(card: card, leaving?: card[]): boolean. It becomes his without being gained: given, traded. A Spell that he
--- already has is discarded; `leaving`: what he gives away for it. Reference Guide: Spell.
function verbs.take(inv, card, leaving)
  if not is_playing(inv) then return false end
  if is(card, "spell") and has_another(inv, card, leaving) then
    card:discard_card()
    return false
  end
  local from = card.zone
  relocate(card, HELD[card.data.kind], inv)
  if card.in_play then
    card.controller = inv
    card.fresh = true
  end
  if from == "asset_deck" or from == "artifact_deck" then replenish(from) end
  return true
end

-- What a Condition that he has says of gaining another one: an ability named "instead of ID". True when it took its
-- place.
local function instead_of(inv, id)
  for _, card in ipairs(cards_in("conditions", inv)) do
    if card:has_ability("instead of " .. id) then
      card:use("instead of " .. id, inv)
      return true
    end
  end
  return false
end

-- "Cannot be detained unless you choose to."
local function escapes(inv, id, title)
  return id == "detained" and inv.cannot_be_detained > 0 and not confirm(inv, "Gain " .. title .. "?")
end

-- Its own effect when gained resolves before anything else reacts.
local function become_condition_of(inv, card)
  local gained = event("condition_gained", inv, card, nil, nil, function() return inv:take(card) end)
  if gained and card:has_ability "gained" then card:use("gained", inv) end
  return gained
end

-- Reference Guide, Conditions: one that he already has is not gained.
local function gain_this_condition(inv, card, chosen)
  local id = short_id(card)
  if instead_of(inv, id) or has_another(inv, card) then return nil end
  if not chosen and escapes(inv, id, card.title) then return nil end
  return together(become_condition_of, inv, card) and card or nil
end

local function announce_gain(inv, card, from)
  after("card_gained", inv, card, nil, nil, from:find "_deck$" and 1 or 0)
  if card:has_ability "gained" then card:use("gained", inv) end
  if is(card, "service") and card.zone == "possessions" then card:discard_card() end
end

--- inv:gain_card(card: card, chosen?: boolean): card?. That card, wherever it is; what it does when gained is resolved,
--- and then a Service is discarded. Who empties a place of the reserve this way refills it. `chosen`: a Condition that
--- he wants.
function verbs.gain_card(inv, card, chosen)
  if not is_playing(inv) then return nil end
  if is(card, "condition") then return gain_this_condition(inv, card, chosen) end
  local from = card.zone
  if not inv:take(card) then return nil end
  together(announce_gain, inv, card, from)
  return card
end

-- A random card comes from the top of its deck; a double-sided one from the bottom, and one that he has is discarded
-- for the next, as long as there is one that he has not.
local function random_card(inv, kind)
  local deck = DECKS[kind]
  if kind == "asset" or kind == "artifact" then
    replenish(deck)
    return top(deck)
  end
  local any = false
  for _, card in ipairs(cards_in(deck)) do any = any or not has_another(inv, card) end
  if not any then return nil end
  while true do
    local list = cards_in(deck)
    local card = list[#list]
    if not has_another(inv, card) then return card end
    card:discard_card()
  end
end

--- inv:gain_by_trait(kind: string, trait: tag): card?. The first with that trait in deck and discard pile; no Spell or
--- Condition that he has. Reference Guide: Gaining a Card with a Specific Trait.
function verbs.gain_by_trait(inv, kind, trait)
  if not is_playing(inv) then return nil end
  local card = search(DECKS[kind], function(card) return is(card, trait) and not has_another(inv, card) end)
  return card and inv:gain_card(card)
end

--- inv:gain_random(kind: "asset"|"artifact"|"spell"|"condition", trait?: tag): card?. A random card of that type, or
--- one with a trait.
function verbs.gain_random(inv, kind, trait)
  if not is_playing(inv) then return nil end
  if trait then return inv:gain_by_trait(kind, trait) end
  local card = random_card(inv, kind)
  return card and inv:gain_card(card)
end

--- inv:gain_spell(trait?: tag): card?. A Spell, at random or with that trait.
function verbs.gain_spell(inv, trait) return inv:gain_random("spell", trait) end
--- inv:gain_artifact(trait?: tag): card?. An Artifact, at random or with that trait.
function verbs.gain_artifact(inv, trait) return inv:gain_random("artifact", trait) end
--- inv:gain_condition_with(trait: tag): card?. A Condition with that trait.
function verbs.gain_condition_with(inv, trait) return inv:gain_by_trait("condition", trait) end

--- inv:gain_condition(id: card_id, chosen?: boolean): card?. `chosen`: he wants it.
function verbs.gain_condition(inv, id, chosen)
  -- Nothing is looked for when it would not be gained.
  if not is_playing(inv) or instead_of(inv, id) or inv:has_condition(id) then return nil end
  local data = data_of(id)
  local card = search("condition_deck", function(card) return card.data == data end)
  return card and inv:gain_card(card, chosen)
end

--- inv:can_gain_condition(id: card_id): boolean. Could he choose to, as a price? Not one that he has. Errata,
--- Conditions.
function verbs.can_gain_condition(inv, id)
  if not is_playing(inv) or inv:has_condition(id) then return false end
  local data = data_of(id)
  for _, card in ipairs(cards_in "condition_deck") do
    if card.data == data then return true end
  end
  return false
end

--- inv:would_gain_condition(id: card_id): boolean. Would anything change if he gained it? What he has may say what happens
--- instead.
function verbs.would_gain_condition(inv, id)
  if inv:can_gain_condition(id) then return true end
  for _, card in ipairs(cards_in("conditions", inv)) do
    if card:has_ability("instead of " .. id) then return true end
  end
  return false
end

--- inv:could_gain(kind: "asset"|"artifact"|"spell", trait?: tag): boolean. Is there one that he could gain at random?
function verbs.could_gain(inv, kind, trait)
  local deck = DECKS[kind]
  local zones = kind == "spell" and { deck } or { deck, (deck:gsub("_deck$", "_discard")) }
  for _, zone in ipairs(zones) do
    for _, card in ipairs(cards_in(zone)) do
      if (not trait or is(card, trait)) and not has_another(inv, card) then return true end
    end
  end
  return false
end

--- inv:gain_named(id: card_id): card?. From the reserve if it is there; else from deck and discard pile; else not at
--- all. Reference Guide: Gaining a Specific Card.
function verbs.gain_named(inv, id)
  if not is_playing(inv) then return nil end
  local data = data_of(id)
  if data.kind == "condition" then return inv:gain_condition(id) end
  local function named(card) return card.data == data end
  for _, card in ipairs(cards_in "reserve") do
    if named(card) then
      card = inv:gain_card(card)
      refill_reserve()
      return card
    end
  end
  local card = search(DECKS[data.kind], named)
  return card and inv:gain_card(card)
end

--- reserve_cards(traits?: tag|tag[], max_value?: integer): card[]. Those of the reserve with one of the traits (a text
--- or a list), up to that value.
local function reserve_cards(traits, max_value)
  traits = fields.list_of(traits)
  return filter(cards_in "reserve", function(card)
    if max_value and card:check "value" > max_value then return false end
    for _, trait in ipairs(traits) do
      if is(card, trait) then return true end
    end
    return #traits == 0
  end)
end

--- inv:gain_from_reserve(traits?: tag|tag[], max_value?: integer, optional?: boolean): card?. One of his choice.
--- Reference Guide: Gaining a Card from the Reserve.
function verbs.gain_from_reserve(inv, traits, max_value, optional)
  if not is_playing(inv) then return nil end
  local cards = reserve_cards(traits, max_value)
  local card = choose(inv, "Which card of the reserve do you gain?", cards, { optional = optional })
  if not card then return nil end
  card = inv:gain_card(card)
  refill_reserve()
  return card
end

-- --- discarding -----------------------------------------------------------------------------------------------------

--- card:discard_card(). Onto its discard pile; a double-sided card is shuffled into its deck; what was set aside in the
--- set-up is set aside again. Reference Guide: Discarding, Set Aside.
function verbs.discard_card(card)
  if is(card, "clue") then return card:discard_clue() end
  local kind = card.data.kind
  local pile = PILES[kind]
  if card.set_aside_at_setup then
    relocate(card, "set_aside")
  elseif double_sided(card) then
    relocate(card, pile)
    shuffle_double_sided(pile)
  else
    move(card, pile)
    if DECKS[kind] then replenish(DECKS[kind]) end
  end
  after("card_discarded", nil, card)
end

local function discard_each(cards)
  for _, card in ipairs(cards) do card:discard_card() end
end

--- discard_together(cards: card[]). At the same time: what reacts to one waits for the others.
local function discard_together(cards) together(discard_each, cards) end

--- set_aside(card: card). In the set-up: it is used only by effects that name it, and returns there. Reference Guide:
--- Set Aside.
local function set_aside(card)
  move(card, "set_aside")
  set(card, "set_aside_at_setup", true)
end

--- inv:discard_one(tag?: tag): card?. One of his own possessions with that trait or of that type, of his choice.
function verbs.discard_one(inv, tag)
  local card = choose(inv, "Which card do you discard?", inv:possessions_with(tag))
  if card then card:discard_card() end
  return card
end
--- inv:discard_possessions(tag: tag, n: integer): integer. n of them; all when he has no more.
function verbs.discard_possessions(inv, tag, n)
  local cards = choose(inv, "Which cards do you discard?", inv:possessions_with(tag), { min = n, max = n, many = true })
  discard_together(cards)
  return #cards
end

--- inv:discard_condition(id: card_id): boolean. Had he it?
function verbs.discard_condition(inv, id)
  local card = condition_of(inv, id)
  if card then card:discard_card() end
  return card ~= nil
end

engine.verbs(verbs)

engine.export { is_playing = is_playing, short_id = short_id, relocate = relocate, replenish = replenish,
  search = search, shuffle_double_sided = shuffle_double_sided, refill_reserve = refill_reserve,
  discard_together = discard_together, reserve_cards = reserve_cards, discard_from_reserve = discard_from_reserve, shown_front = shown_front,
  condition_of = condition_of, set_aside = set_aside, DECKS = DECKS }
