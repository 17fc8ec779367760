-- The hunch deck: a side deck that an investigator builds from cards of their deck. It lies facedown beneath the card
-- of the investigator, as side decks do. (Rules Reference: Joe's "Hunch Deck")

local side_decks = require "lib/side_decks"

engine.game {
  timing_points = {
    hunch_shuffled = { about = "A card is shuffled into a hunch deck.", actor = "whose hunch deck it is",
      subject = "the card", text = "{subject} is shuffled into the hunch deck of {actor}.",
      cite = "Rules Reference, Glossary: Joe's \"Hunch Deck\"",
      can_be = { actor = "investigator", subject = { "asset", "event", "skill" } },
      called = { actor = "investigator", subject = "card" } },
  },
  flags = { { "revealed_hunch", "The card of a hunch deck is revealed." } },
  sets = {
    revealed_hunch = { about = "The revealed card of the hunch deck of `you`.", zones = { "beneath" },
      where = "it.parent == you and it.revealed_hunch" },
    hunch_deck = { about = "The hunch deck of `you`, its top card first.", zones = { "beneath_facedown" },
      where = "it.parent == you and it.side_deck == 0" },
  },
}

fields.schema("hunch_fields", "A hunch deck that is built from cards of the investigator's deck.", {
  { "size", "natural", "How many cards it has." },
  { "cards?", "tag|tag[]", "Each has all of these marks: { \"event\", \"insight\" }; without it, any card." },
  { "among?", "card_id[]", "These are among them, even weaknesses: { \"unsolved_case\" }." },
})

local hunch, verbs = {}, {}

--- hunch.build(inv: card). Set-up step 4: the investigator chooses the cards of their hunch deck from their deck. With
--- fewer cards that fit than it needs, it has all of these.
function hunch.build(inv)
  local said = property.data(inv).hunch
  if not said then return end
  local must = {}
  for _, id in ipairs(said.among or {}) do
    for _, card in ipairs(cards_in("deck", inv)) do
      if card.id == whole_id(id) then must[#must + 1] = card end
    end
  end
  for _, card in ipairs(must) do card:move "set_aside" end   -- chosen already
  local list = side_decks.chosen(inv, math.max(0, said.size - #must), fields.list_of(said.cards), "hunch deck")
  side_decks.lay(inv, fields.with(must, list), 0, "beneath_facedown")
end

--- inv:hunch_card(): card?. The top card of the investigator's hunch deck. An effect plays it with inv:play(card, {
--- in_hand = true }); then it goes to the discard pile. Rules Reference: Joe's "Hunch Deck".
function verbs.hunch_card(inv) return find("hunch_deck", inv)[1] end

--- inv:reveal_hunch(): card?. Reveals the top card of the investigator's hunch deck: it lies faceup beneath their card, in
--- the set `revealed_hunch`, until it is played or shuffled back.
function verbs.reveal_hunch(inv)
  local card = verbs.hunch_card(inv)
  if not card then return nil end
  card:move("beneath", nil, false, inv)
  card.revealed_hunch = true
  return card
end

--- inv:shuffle_hunch_deck(). Shuffles the investigator's hunch deck.
function verbs.shuffle_hunch_deck(inv) side_decks.lay(inv, find("hunch_deck", inv), 0, "beneath_facedown") end

local function go_under(_, card, inv)
  if not is_playing(inv) then return false end
  side_decks.lay(inv, fields.with(find("hunch_deck", inv), { card }), 0, "beneath_facedown")
end

--- card:shuffle_into_hunch_deck(inv: card): boolean. Shuffles the card into the investigator's hunch deck, unless
--- something else happens to it instead.
function verbs.shuffle_into_hunch_deck(card, inv)
  if not property.data(inv).hunch then error(inv.title .. " has no hunch deck", 2) end
  return (event("hunch_shuffled", inv, card, nil, nil, go_under, card, inv))
end

engine.verbs(verbs)

return hunch
