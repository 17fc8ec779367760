-- Gaining and discarding cards; decks, their discard piles and the reserve. Clues: lib/clues.lua; the backs of Spells
-- and Conditions: lib/double_sided.lua.

local verbs = {}
local move, is, set, has_ability = method.move, method.is, method.set, method.has_ability
local in_play, data_of_card, zone_of = property.in_play, property.data, property.zone

local RESERVE = 4
--- DECKS: table<string, zone>. The deck of each type of card.
local DECKS = { asset = "asset_deck", artifact = "artifact_deck", spell = "spell_deck", condition = "condition_deck" }
-- The zone to which a discarded card goes. Double-sided cards have no discard pile.
local PILES = { asset = "asset_discard", artifact = "artifact_discard", spell = "spell_deck",
  condition = "condition_deck", mythos = "mythos_discard" }
local HELD = { asset = "possessions", artifact = "possessions", spell = "possessions", condition = "conditions",
  clue = "held_clues" }

--- is_playing(inv?: card): boolean. Is the investigator in play, so neither defeated nor out of the game?
local function is_playing(inv) return inv ~= nil and in_play(inv) end

--- short_id(card: card): card_id. Its id without the pack.
local function short_id(card)
  local id = card.id
  return id:sub(id:find(":", 1, true) + 1)
end

local TWO_SIDED = { spell = true, condition = true }
local function double_sided(card) return TWO_SIDED[data_of_card(card).kind] end

-- --- decks ----------------------------------------------------------------------------------------------------------

--- relocate(card: card, zone: zone, inv?: card, bottom?: boolean, parent?: card). Moves the card and keeps two facts
--- that the engine forgets about a card that leaves play: the number of its back, and whether it was set aside in the
--- set-up.
local function relocate(card, zone, inv, bottom, parent)
  local variant, aside = double_sided(card) and card.variant, card.set_aside_at_setup
  move(card, zone, inv, bottom, parent)
  if variant then card.variant = variant end
  if aside then set(card, "set_aside_at_setup", true) end
end

--- replenish(deck: zone). An empty deck is made from its discard pile again at once; the Mythos deck never is.
--- Reference Guide: Discarding.
local function replenish(deck)
  if deck == "mythos_deck" or size(deck) > 0 then return end
  local pile = deck:gsub("_deck$", "_discard")
  if size(pile) == 0 then return end
  move_all(pile, deck)
  shuffle(deck)
end

--- shuffle_double_sided(deck: zone). The copies of a card also exchange backs. So if players have seen the back of a
--- copy, they still do not know its back when it comes again.
local function shuffle_double_sided(deck) shuffle(deck, nil, "variant") end

-- The pile that a search also looks through. Double-sided cards have none.
local function pile_of(deck)
  if deck ~= "spell_deck" and deck ~= "condition_deck" then return (deck:gsub("_deck$", "_discard")) end
end

local function last_in(zone, f)
  local list = cards_in(zone)
  for i = #list, 1, -1 do
    if f(list[i]) then return list[i] end
  end
end

--- search(deck: zone, f: fun(card: card): any): card?. The first card for which f is true, from the bottom of the deck,
--- then in the discard pile. The deck is shuffled; the card is still where it was. Reference Guide: Search.
local function search(deck, f)
  local pile = pile_of(deck)
  local found = last_in(deck, f) or pile and last_in(pile, f)
  shuffle(deck)
  return found
end

-- The same for a card with that id.
local function search_named(deck, id)
  local pile = pile_of(deck)
  local found = find_in(deck, id, nil, true) or pile and find_in(pile, id, nil, true)
  shuffle(deck)
  return found
end

--- refill_reserve(). Fills the reserve up to four Assets. Reference Guide: Reserve.
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

--- discard_from_reserve(card: card). Discards the card; another one replaces it at once.
local function discard_from_reserve(card)
  card:discard_card()
  refill_reserve()
end

--- shown_front(deck: zone): string?. The front of the top card of a double-sided deck, which players may look at.
--- Reference Guide: Double-Sided Cards.
local function shown_front(deck)
  local card = top(deck)
  return card and card.title
end

-- --- possessions of an investigator
-- ---------------------------------------------------------------------------------------

--- inv:possessions_with(tag?: tag): card[]. The investigator's Assets, Artifacts and Spells with that trait, or of that
--- type. Conditions are no possessions.
function verbs.possessions_with(inv, tag)
  return cards_in("possessions", inv, tag)
end
--- inv:spells(): card[]. The investigator's Spells.
function verbs.spells(inv) return inv:possessions_with "spell" end

--- condition_of(inv: card, id: card_id): card?. The investigator's Condition with that id.
local function condition_of(inv, id) return find_in("conditions", id, inv) end
--- inv:has_condition(id: card_id): boolean. Has the investigator that Condition?
function verbs.has_condition(inv, id) return condition_of(inv, id) ~= nil end

-- Nobody has the same Spell or Condition twice. Reference Guide: Spell, Conditions.
local function has_another(inv, card, leaving)
  local data = data_of_card(card)
  if not TWO_SIDED[data.kind] or not find_in(HELD[data.kind], card.id, inv) then return false end
  for _, other in ipairs(cards_in(HELD[data.kind], inv)) do
    if data_of_card(other) == data and other ~= card and not contains(leaving or {}, other) then return true end
  end
  return false
end

-- --- gaining --------------------------------------------------------------------------------------------------------

--- inv:take(card: card, leaving?: card[]): boolean. The card becomes the investigator's without being gained: it is
--- given or traded. A Spell that they already have is discarded; `leaving` are the cards that they give away for it.
--- Reference Guide: Spell.
function verbs.take(inv, card, leaving)
  if not is_playing(inv) then return false end
  local kind = data_of_card(card).kind
  if kind == "spell" and has_another(inv, card, leaving) then
    card:discard_card()
    return false
  end
  local from = zone_of(card)
  relocate(card, HELD[kind], inv)
  if in_play(card) then
    card.controller = inv
    card.fresh = true
  end
  if from == "asset_deck" or from == "artifact_deck" then replenish(from) end
  return true
end

-- A Condition that the investigator has may replace the gain of another one, by an ability named "instead of ID". True
-- when it did.
local function instead_of(inv, id)
  local name = "instead of " .. id
  local cards = cards_in("conditions", inv)
  for i = 1, #cards do
    local card = cards[i]
    if has_ability(card, name) then
      card:use(name, inv)
      return true
    end
  end
  return false
end

-- "Cannot be detained unless you choose to."
local function escapes(inv, id, title)
  return id == "detained" and inv.cannot_be_detained > 0 and not confirm(inv, "Gain " .. title .. "?")
end

-- Its own effect when gained comes before any other reaction.
local function become_condition_of(inv, card)
  local gained = event("condition_gained", inv, card, nil, nil, function() return inv:take(card) end)
  if gained and card:has_ability "gained" then card:use("gained", inv) end
  return gained
end

-- Reference Guide, Conditions: a Condition that the investigator already has is not gained.
local function gain_this_condition(inv, card, chosen)
  local id = short_id(card)
  if instead_of(inv, id) or has_another(inv, card) then return nil end
  if not chosen and escapes(inv, id, card.title) then return nil end
  return together(become_condition_of, inv, card) and card or nil
end

local function announce_gain(inv, card, from)
  after("card_gained", inv, card, nil, nil, from:find "_deck$" and 1 or 0)
  if has_ability(card, "gained") then card:use("gained", inv) end
  if is(card, "service") and zone_of(card) == "possessions" then card:discard_card() end
end

--- inv:gain_card(card: card, chosen?: boolean): card?. The investigator gains that card, wherever it is. Its effect
--- when gained is resolved, and then a Service is discarded. If it came from the reserve, the reserve is refilled.
--- `chosen`: a Condition that the investigator wants.
function verbs.gain_card(inv, card, chosen)
  if not is_playing(inv) then return nil end
  if data_of_card(card).kind == "condition" then return gain_this_condition(inv, card, chosen) end
  local from = zone_of(card)
  if not inv:take(card) then return nil end
  together(announce_gain, inv, card, from)
  return card
end

-- A random card comes from the top of its deck, a double-sided one from the bottom. If the investigator has it already,
-- it is discarded for the next one, as long as there is one that they do not have.
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

--- inv:gain_by_trait(kind: string, trait: tag): card?. Gains the first card with that trait in deck and discard pile;
--- no Spell or Condition that the investigator has. Reference Guide: Gaining a Card with a Specific Trait.
function verbs.gain_by_trait(inv, kind, trait)
  if not is_playing(inv) then return nil end
  local card = search(DECKS[kind], function(card) return is(card, trait) and not has_another(inv, card) end)
  return card and inv:gain_card(card)
end

--- inv:gain_random(kind: "asset"|"artifact"|"spell"|"condition", trait?: tag): card?. Gains a random card of that type,
--- or one with a trait.
function verbs.gain_random(inv, kind, trait)
  if not is_playing(inv) then return nil end
  if trait then return inv:gain_by_trait(kind, trait) end
  local card = random_card(inv, kind)
  return card and inv:gain_card(card)
end

--- inv:gain_spell(trait?: tag): card?. Gains a Spell, at random or with that trait.
function verbs.gain_spell(inv, trait) return inv:gain_random("spell", trait) end
--- inv:gain_artifact(trait?: tag): card?. Gains an Artifact, at random or with that trait.
function verbs.gain_artifact(inv, trait) return inv:gain_random("artifact", trait) end
--- inv:gain_condition_with(trait: tag): card?. Gains a Condition with that trait.
function verbs.gain_condition_with(inv, trait) return inv:gain_by_trait("condition", trait) end

--- inv:gain_condition(id: card_id, chosen?: boolean): card?. Gains that Condition. `chosen`: the investigator wants it.
function verbs.gain_condition(inv, id, chosen)
  -- There is no search for a card that would not be gained.
  if not is_playing(inv) or instead_of(inv, id) or inv:has_condition(id) then return nil end
  local card = search_named("condition_deck", id)
  return card and inv:gain_card(card, chosen)
end

--- inv:can_gain_condition(id: card_id): boolean. Could the investigator choose to gain it, as a price? Not if they have
--- it. Errata, Conditions.
function verbs.can_gain_condition(inv, id)
  return is_playing(inv) and not condition_of(inv, id) and find_in("condition_deck", id) ~= nil
end

--- inv:would_gain_condition(id: card_id): boolean. Would anything change if the investigator gained it? A Condition
--- that they have may replace it with another effect.
function verbs.would_gain_condition(inv, id)
  if inv:can_gain_condition(id) then return true end
  for _, card in ipairs(cards_in("conditions", inv)) do
    if card:has_ability("instead of " .. id) then return true end
  end
  return false
end

--- inv:could_gain(kind: "asset"|"artifact"|"spell", trait?: tag): boolean. Is there one that the investigator could
--- gain at random?
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

--- inv:gain_named(id: card_id): card?. Gains that card from the reserve, if it is there; otherwise from deck and
--- discard pile; otherwise nothing. Reference Guide: Gaining a Specific Card.
function verbs.gain_named(inv, id)
  if not is_playing(inv) then return nil end
  local kind = data_of(id).kind
  if kind == "condition" then return inv:gain_condition(id) end
  local card = find_in("reserve", id)
  if card then
    card = inv:gain_card(card)
    refill_reserve()
    return card
  end
  card = search_named(DECKS[kind], id)
  return card and inv:gain_card(card)
end

--- reserve_cards(traits?: tag|tag[], max_value?: integer): card[]. The cards in the reserve with one of the traits (a
--- text or a list), up to that value.
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

--- inv:gain_from_reserve(traits?: tag|tag[], max_value?: integer, optional?: boolean): card?. Gains one of those cards,
--- which the investigator chooses. Reference Guide: Gaining a Card from the Reserve.
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

--- card:discard_card(). Puts the card on its discard pile; a double-sided card is shuffled into its deck; a card that
--- was set aside in the set-up is set aside again. Reference Guide: Discarding, Set Aside.
function verbs.discard_card(card)
  local kind = data_of_card(card).kind
  if kind == "clue" then return card:discard_clue() end
  local pile = PILES[kind]
  if card.set_aside_at_setup then
    relocate(card, "set_aside")
  elseif TWO_SIDED[kind] then
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

--- discard_together(cards: card[]). Discards the cards at the same time: a reaction to one waits for the others.
local function discard_together(cards) together(discard_each, cards) end

--- set_aside(card: card). In the set-up: sets a card aside. Only effects that name it use it, and it returns there.
--- Reference Guide: Set Aside.
local function set_aside(card)
  move(card, "set_aside")
  set(card, "set_aside_at_setup", true)
end

--- inv:discard_one(tag?: tag): card?. The investigator discards a possession with that trait or of that type, which
--- they choose.
function verbs.discard_one(inv, tag)
  local card = choose(inv, "Which card do you discard?", inv:possessions_with(tag), { purpose = "discard" })
  if card then card:discard_card() end
  return card
end
--- inv:discard_possessions(tag: tag, n: integer): integer. Discards n of them, or all if there are fewer.
function verbs.discard_possessions(inv, tag, n)
  local cards = choose(inv, "Which cards do you discard?", inv:possessions_with(tag),
    { min = n, max = n, many = true, purpose = "discard" })
  discard_together(cards)
  return #cards
end

--- inv:discard_condition(id: card_id): boolean. Discards that Condition; returns whether the investigator had it.
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
