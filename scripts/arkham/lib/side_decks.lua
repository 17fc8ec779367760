-- Side decks: decks of an investigator or of the scenario besides the usual ones. They lie beneath the card of the
-- investigator or scenario, facedown or faceup, so what concerns a deck never touches them. They have no zone of their
-- own: the number of zones is a part of every position's hash. The counter `side_deck` tells the decks beneath one card
-- apart; the hunch deck (lib/hunch.lua) and what lies there for another reason have 0.

engine.game {
  counters = {
    { "side_deck", "Of a card in a side deck: its number among those of the investigator or scenario, the first is 1." },
  },
  sets = {
    side_cards = { about = "Cards in side decks of `you`, top cards first.", zones = { "beneath", "beneath_facedown" },
      where = "it.side_deck > 0 and it.parent == you" },
    scenario_side_cards = { about = "Cards in side decks of the scenario, top cards first.",
      zones = { "beneath", "beneath_facedown" }, where = "it.side_deck > 0 and it.parent in scenario" },
  },
}

fields.schema("side_deck_fields", "A side deck.", {
  { "name", "string", "Its name, by which cards speak of it: \"spirits\"." },
  { "made_of?", "card_id[]", "The cards that are made for it; one named twice is there twice." },
  { "size?", "natural", "Of an investigator: so many cards of their deck, which they choose in the set-up." },
  { "cards?", "tag|tag[]", "With `size`: each has all of these marks: { \"asset\", \"ally\" }; without it, any card." },
  { "in_order?", "true", "It is not shuffled: the first card of `made_of` is the top card." },
  { "faceup?", "true", "It lies faceup." },
})

local side_decks, verbs = {}, {}

local function zone_of(deck) return deck.faceup and "beneath" or "beneath_facedown" end

--- side_decks.fits(card: card, tags: tag[]): boolean. May it be chosen for a side deck with these marks?
function side_decks.fits(card, tags)
  for _, tag in ipairs(tags) do
    if not card:is(tag) then return false end
  end
  return not card:is "weakness"
end

--- side_decks.lay(host: card, cards: card[], number: integer, zone: zone). Lays the cards beneath the host, in a random
--- order. Only these: other cards of the zone keep their order.
function side_decks.lay(host, cards, number, zone)
  local left = filter(cards, function() return true end)
  while left[1] do
    local card = pick_from(left)
    left = filter(left, function(other) return other ~= card end)
    card:move(zone, nil, false, host)
    card.side_deck = number
  end
end

--- side_decks.chosen(inv: card, size: integer, tags: tag[], what: string): card[]. The cards of their deck that the
--- investigator chooses. With fewer cards that fit it is all of these.
function side_decks.chosen(inv, size, tags, what)
  local list = filter(cards_in("deck", inv), function(card) return side_decks.fits(card, tags) end)
  if #list <= size then return list end
  return choose(inv, "Which " .. size .. " cards are your " .. what .. "?", list, { min = size, max = size, many = true })
end

--- side_decks.build(host: card, decks?: table[]). Makes the side decks of the investigator or scenario in the set-up.
function side_decks.build(host, decks)
  if not decks then return end
  for number, deck in ipairs(decks) do
    local owner = host:is "investigator" and host or nil
    local cards = {}
    for i, id in ipairs(deck.made_of or {}) do cards[i] = create(id, "set_aside", owner) end
    if deck.size then
      cards = side_decks.chosen(host, deck.size, fields.list_of(deck.cards), deck.name .. " deck")
    end
    if deck.in_order then
      for _, card in ipairs(cards) do
        card:move(zone_of(deck), nil, true, host)
        card.side_deck = number
      end
    else
      side_decks.lay(host, cards, number, zone_of(deck))
    end
  end
end

--- side_decks.check(decks: table[], of_investigator: boolean). Faults in the field `side_decks`.
function side_decks.check(decks, of_investigator)
  local known = {}
  for i, deck in ipairs(decks or {}) do
    local function wrong(message, mend) fields.fault({ "side_decks", i }, message, mend) end
    if known[deck.name] then wrong("there are two side decks '" .. deck.name .. "'", "give one another name") end
    known[deck.name] = true
    if deck.size and deck.made_of then
      wrong("a side deck has `size` or `made_of`, not both", "leave one of them out")
    end
    if deck.size == 0 then wrong("a side deck has at least 1 card", "give its number: size = 9") end
    if deck.size and not of_investigator then
      wrong("a scenario has no deck to choose cards from", "name the cards: made_of = { \"an_omen\", \"an_omen\" }")
    end
    if deck.cards and not deck.size then wrong("`cards` is for a deck with `size`", "say how many: size = 9") end
    if deck.in_order and not deck.made_of then wrong("`in_order` is for a deck with `made_of`", "leave it out") end
  end
end

-- The card beneath which the deck lies, its number and its fields; nothing if there are no side decks at all, as when a
-- card is used in another scenario than its own.
local function found(name, inv)
  local host = inv or top "scenario"
  local decks = host.data.side_decks or {}
  local names = {}
  for number, deck in ipairs(decks) do
    if deck.name == name then return host, number, deck end
    names[number] = "'" .. deck.name .. "'"
  end
  if not names[1] then return nil end
  error(host.title .. " has no side deck '" .. tostring(name) .. "'; there is " .. table.concat(names, ", "), 3)
end

local function cards_of(host, number)
  return filter(find("side_cards", host), function(card) return card.side_deck == number end)
end

--- side_deck(name: string, inv?: card): card[]. The cards of that side deck, its top card first: of the investigator,
--- or else of the scenario; none if there is no side deck at all.
local function side_deck(name, inv)
  local host, number = found(name, inv)
  return host and cards_of(host, number) or {}
end

--- shuffle_side_deck(name: string, inv?: card). Shuffles that side deck of the investigator, or of the scenario.
local function shuffle_side_deck(name, inv)
  local host, number, deck = found(name, inv)
  if host then side_decks.lay(host, cards_of(host, number), number, zone_of(deck)) end
end

--- card:put_in_side_deck(name: string, inv?: card, bottom?: boolean): boolean. Puts the card on top of that side deck of
--- the investigator, or of the scenario, or at the bottom. From play it leaves that first, with all consequences. False:
--- it cannot leave where it is, or there is no side deck at all.
function verbs.put_in_side_deck(card, name, inv, bottom)
  local host, number, deck = found(name, inv)
  if not host then return false end
  local zone = zone_of(deck)
  if card.in_play then
    leave_together({ card }, function() return zone end)
    if card.zone ~= zone then return false end
  end
  card:move(zone, nil, bottom or false, host)
  card.side_deck = number
  return true
end

engine.verbs(require("lib/immunity").guarded(verbs, { touched = { put_in_side_deck = false } }))
engine.export { side_deck = side_deck, shuffle_side_deck = shuffle_side_deck }

return side_decks
