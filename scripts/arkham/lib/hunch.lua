-- The hunch deck: a side deck that an investigator builds from cards of their deck. It lies facedown beneath the card
-- of the investigator, as side decks do. (Rules Reference: Joe's "Hunch Deck")

local side_decks = require "lib/side_decks"

engine.game {
  sets = {
    hunch_deck = { about = "The hunch deck of `you`, its top card first.", zones = { "beneath_facedown" },
      where = "it.parent == you and it.side_deck == 0" },
  },
}

fields.schema("hunch_fields", "A hunch deck that is built from cards of the investigator's deck.", {
  { "size", "natural", "How many cards it has." },
  { "cards?", "tag|tag[]", "Each has all of these marks: { \"event\", \"insight\" }; without it, any card." },
})

local hunch, verbs = {}, {}

--- hunch.build(inv: card). Set-up step 4: the investigator chooses the cards of their hunch deck from their deck. With
--- fewer cards that fit than it needs, it has all of these.
function hunch.build(inv)
  local said = inv.data.hunch
  if not said then return end
  local list = side_decks.chosen(inv, said.size, fields.list_of(said.cards), "hunch deck")
  side_decks.lay(inv, list, 0, "beneath_facedown")
end

--- inv:hunch_card(): card?. The top card of the investigator's hunch deck. An effect plays it with inv:play(card, {
--- in_hand = true }); then it goes to the discard pile. Rules Reference: Joe's "Hunch Deck".
function verbs.hunch_card(inv) return find("hunch_deck", inv)[1] end

--- inv:shuffle_hunch_deck(). Shuffles the investigator's hunch deck.
function verbs.shuffle_hunch_deck(inv) side_decks.lay(inv, find("hunch_deck", inv), 0, "beneath_facedown") end

engine.verbs(verbs)

return hunch
