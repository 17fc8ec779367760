-- The hunch deck: a side deck that an investigator builds from cards of their deck. It lies facedown beneath the card
-- of the investigator, so what concerns a deck never touches it. (Rules Reference: Joe's "Hunch Deck") It has no zone
-- of its own: the number of zones is a part of every position's hash.

engine.game {
  sets = {
    hunch_deck = { about = "The hunch deck of `you`, its top card first.", zones = { "beneath_facedown" },
      where = "it.parent == you" },
  },
}

fields.schema("hunch_fields", "A hunch deck that is built from cards of the investigator's deck.", {
  { "size", "natural", "How many cards it has." },
  { "cards?", "tag|tag[]", "Each has all of these marks: { \"event\", \"insight\" }; without it, any card." },
})

local hunch, verbs = {}, {}

-- Puts the cards facedown beneath the investigator's card, in a random order. Only these: other cards of the zone keep
-- their order.
local function put(inv, cards)
  local left = filter(cards, function() return true end)
  while left[1] do
    local card = pick_from(left)
    left = filter(left, function(other) return other ~= card end)
    card:move("beneath_facedown", nil, false, inv)
  end
end

local function fits(card, tags)
  for _, tag in ipairs(tags) do
    if not card:is(tag) then return false end
  end
  return not card:is "weakness"
end

--- hunch.build(inv: card). Set-up step 4: the investigator chooses the cards of their hunch deck from their deck. With
--- fewer cards that fit than it needs, it has all of these.
function hunch.build(inv)
  local said = inv.data.hunch
  if not said then return end
  local tags = fields.list_of(said.cards)
  local list = filter(cards_in("deck", inv), function(card) return fits(card, tags) end)
  if #list > said.size then
    list = choose(inv, "Which " .. said.size .. " cards are your hunch deck?", list,
      { min = said.size, max = said.size, many = true })
  end
  put(inv, list)
end

--- inv:hunch_card(): card?. The top card of the investigator's hunch deck. An effect plays it with inv:play(card, {
--- in_hand = true }); then it goes to the discard pile. Rules Reference: Joe's "Hunch Deck".
function verbs.hunch_card(inv) return find("hunch_deck", inv)[1] end

--- inv:shuffle_hunch_deck(). Shuffles the investigator's hunch deck.
function verbs.shuffle_hunch_deck(inv) put(inv, find("hunch_deck", inv)) end

engine.verbs(verbs)

return hunch
