-- Drawing, searching and discarding cards; resources and actions.

local guarded = require("lib/immunity").guarded
local stuck = require("lib/hidden").stuck

-- Here and not in game.lua, where the set would change the numbers of the others.
engine.game {
  sets = {
    discards = { about = "All discard piles of investigators.", zones = { "discard" } },
  },
  words = {
    could_draw = { "(any(deck) or any(discard)) and you.cannot_draw == 0",
      "Whether drawing cards would change anything for `you`." },
    it_could_draw = { "(any(decks: bearer(it) == that) or any(discards: bearer(it) == that)) and it.cannot_draw == 0",
      "Of `it`, an investigator: whether drawing cards would change anything for them." },
    could_gain = { "you.cannot_gain == 0", "Whether gaining resources would change anything for `you`." },
    it_could_gain = { "it.cannot_gain == 0",
      "Of `it`, an investigator: whether gaining resources would change anything for them." },
  },
}

local verbs = {}
local move, add, is, check, discard = method.move, method.add, method.is, method.check, method.discard
local zone_of, owner_of = property.zone, property.owner

--- reset_deck(inv: card). Shuffles the investigator's discard pile into a new deck. Rules Reference: Drawing Cards.
local function reset_deck(inv)
  local cards = cards_in("discard", inv)
  for i = 1, #cards do move(cards[i], "deck", inv) end
  shuffle("deck", inv)
end

-- For a card that has come into a hand: a weakness resolves at once (Rules Reference: Weakness; Revelation).
--- resolve_weakness(inv: card, card: card). Does what the rules say when a weakness has come into the hand: one of an
--- encounter cardtype is resolved.
local function resolve_weakness(inv, card)
  if not is(card, "weakness") then return end
  if is(card, "enemy") or is(card, "treachery") then
    -- An encounter cardtype resolves as if it had just been drawn from the encounter deck.
    draw_encounter(inv, card)
  elseif card:has_ability "revelation" then
    card:use("revelation", inv)
  end
end

local function announce_drawn(inv, cards)
  for i = 1, #cards do after("card_drawn", inv, cards[i]) end
end

-- The weaknesses among the cards go back into the deck from which they came, and have been drawn all the same.
local function shuffle_back(inv, cards)
  local weaknesses = filter(cards, function(card) return is(card, "weakness") and card.zone == "hand" end)
  for _, card in ipairs(weaknesses) do move(card, "deck", inv) end
  if #weaknesses > 0 then shuffle("deck", inv) end
end

-- For cards that have come into a hand by one draw. Abilities that wait for the draw come after the weaknesses among
-- the cards have been resolved (Rules Reference: After).
local function complete_draw(inv, cards, unresolved)
  if #cards == 0 then return end
  before("cards_drawn", inv, nil, nil, #cards)
  for i = 1, #cards do before("card_drawn", inv, cards[i]) end
  if unresolved then shuffle_back(inv, cards) end
  for i = 1, #cards do
    local card = cards[i]
    -- Something may have taken it away.
    if is(card, "weakness") and zone_of(card) == "hand" then
      -- One of an encounter cardtype is drawn as an encounter card is: lib/encounter.lua announces that.
      local announced = is(card, "enemy") or is(card, "treachery")
      if announced or before("hazard_drawn", inv, card) == 1 then resolve_weakness(inv, card) end
    end
  end
  together(announce_drawn, inv, cards)
end

--- inv:can_draw(): boolean. True if nothing prevents the investigator from drawing cards from their deck.
function verbs.can_draw(inv) return check(inv, "cannot_draw") == 0 end

-- One card, by the rules (4.4).
engine.procedure {
  name = "draw", cite = "Rules Reference, Glossary: Drawing Cards", locals = { "inv:card", "card:card", "goes_on" },
  steps = {
    { id = "cannot", when = "draw.inv.cannot_draw > 0", stop = true },
    { id = "top", set = { card = "first(draw_pile)" } },
    { id = "more to it", when = "draw.card == none or draw.card is weakness", script = function(p) p.inv:draw(1) end },
    { id = "done", when = "draw.card == none or draw.card is weakness", stop = true },
    { id = "draw", card = "draw.card", move_to = "hand" },
    { id = "draws together", announce = { point = "cards_drawn", actor = "draw.inv", amount = "1" } },
    { id = "draws", announce = { point = "card_drawn", actor = "draw.inv", subject = "draw.card", goes_on = "goes_on" } },
    { id = "drawn", announce = { point = "card_drawn", happened = true, actor = "draw.inv", subject = "draw.card" } },
  },
}

--- inv:draw(n: integer, unresolved?: boolean): integer. Draws from the top of the investigator's deck. An empty deck is
--- reset in mid-draw, and that costs one horror once the draw is complete. An investigator who cannot draw draws nothing,
--- and takes no horror. unresolved: weaknesses among the cards are shuffled back into the deck without being resolved.
--- Returns the number of cards drawn. Rules Reference: Drawing Cards.
function verbs.draw(inv, n, unresolved)
  if not verbs.can_draw(inv) then return 0 end
  local card = n == 1 and top("deck", inv)
  if card then
    move(card, "hand", inv)
    if is(card, "weakness") then
      complete_draw(inv, { card }, unresolved)
    else
      before("cards_drawn", inv, nil, nil, 1)
      before("card_drawn", inv, card)
      after("card_drawn", inv, card)
    end
    return 1
  end
  local drawn, emptied = {}, false
  for _ = 1, n do
    if size("deck", inv) == 0 then
      if size("discard", inv) == 0 then break end
      reset_deck(inv)
      emptied = true
    end
    local card = top("deck", inv)
    card:move("hand", inv)
    drawn[#drawn + 1] = card
  end
  complete_draw(inv, drawn, unresolved)
  if emptied then by_rules(inv.take_horror, inv, 1) end
  return #drawn
end

--- inv:draw_elsewhere(card: card): boolean. The investigator draws a card that does not come from their deck: one from
--- beneath a card, or from a discard pile. False if they cannot draw, or if it does not come into their hand.
function verbs.draw_elsewhere(inv, card)
  if not verbs.can_draw(inv) then return false end
  card:move("hand", inv)
  if zone_of(card) ~= "hand" then return false end
  card.from_elsewhere = true
  complete_draw(inv, { card })
  card.from_elsewhere = false
  return true
end

--- inv:add_to_hand(card: card). This is not a draw, so abilities that wait for a draw do not react; but a weakness
--- still resolves.
function verbs.add_to_hand(inv, card)
  if is(card, "signature") and card.owner ~= inv then return end
  card:move("hand", inv)
  resolve_weakness(inv, card)
end

--- inv:gain(n: integer). The investigator gains n resources, unless they cannot.
function verbs.gain(inv, n)
  if check(inv, "cannot_gain") > 0 then return end
  add(inv, "resources", n)
  after("resources_gained", inv, nil, nil, n)
end

--- inv:lose_actions(n: integer). The investigator loses standard actions first, and only then additional ones, of which
--- they choose.
function verbs.lose_actions(inv, n)
  n = n + add(inv, "actions", -n)
  while n > 0 do
    local source = choose(inv, "Which additional action do you lose?", find("additional_actions", inv))
    if not source then return end
    source.action_spent = true
    n = n - 1
  end
end

--- inv:end_turn(). If it is the turn of that investigator, it ends as soon as the effect and what is around it are done:
--- no more actions, and no more free abilities of the turn.
function verbs.end_turn(inv)
  if game.active == inv then inv.turn_taken = true end
end

local function has_one_of(card, tags)
  for i = 1, #tags do
    if is(card, tags[i]) then return true end
  end
  return false
end

-- True if the card has all the tags; a list among them stands for any one of its tags.
local function has_tags(card, tags)
  for i = 1, tags and #tags or 0 do
    local tag = tags[i]
    if type(tag) == "table" then
      if not has_one_of(card, tag) then return false end
    elseif not is(card, tag) then
      return false
    end
  end
  return true
end

-- The top n cards of a deck, or all of it.
local function top_cards(n, zone, whose)
  local cards = cards_in(zone, whose)
  for i = #cards, n and n + 1 or #cards + 1, -1 do cards[i] = nil end
  return cards
end

--- begin_search(inv: card, n?: integer): card[]?. The investigator searches the top n cards of their deck (nil: all of
--- it), whose abilities may react to that. Returns the cards that are searched then; nil if the search is cancelled.
local function begin_search(inv, n)
  local seen = top_cards(n, "deck", inv)
  if game.set_up > 0 then return seen end   -- the game has not begun (FAQ 1.26)
  if awaited "searches" then
    local used = inv.researched_now
    inv.researched_now = false
    set_each(seen, "being_searched", true)
    local goes_on = before("searches", inv, nil, nil, #seen) == 1
    set_each(seen, "being_searched", false)
    inv.researched_now = used
    if not goes_on then return nil end
  end
  after("searched", inv)
  return filter(seen, function(card) return zone_of(card) == "deck" end)
end

local function search_deck(inv, n, tags, taken)
  local seen = begin_search(inv, n)
  if not seen then return nil end
  local card = taken and choose(inv, "Which card do you take?", filter(seen, function(one) return has_tags(one, tags) end))
  if card then card:move("hand", inv) end
  shuffle("deck", inv)
  return card
end

--- inv:search(n?: integer, tags?: (tag|tag[])[], draw?: boolean): card?. Looks through the top n cards of the deck
--- (nil: all of it) for one with all the tags (a list among them stands for any one of its tags; nil: any card). The
--- investigator takes it into hand, as a draw if `draw`, and shuffles. If there is one, it must be taken; with `draw`,
--- an investigator who cannot draw takes none. Rules Reference: Search.
function verbs.search(inv, n, tags, draw)
  local card = together(search_deck, inv, n, tags, not draw or verbs.can_draw(inv)) or nil
  if card and draw then
    complete_draw(inv, { card })
  elseif card then
    resolve_weakness(inv, card)
  end
  return card
end

--- draw_found(inv: card, card?: card): boolean. After a search of the encounter deck: it is shuffled, and the investigator
--- draws the encounter card that was found, if one was.
local function draw_found(inv, card)
  local from_deck = card ~= nil and card.zone == "encounter_deck"
  if card then card:move("limbo", inv) end   -- out of the deck before it is shuffled
  shuffle "encounter_deck"
  refill_encounter_deck()
  return card ~= nil and draw_encounter(inv, card, from_deck)
end

--- inv:search_encounter(tags: (tag|tag[])[]): card?. Searches the encounter deck and discard pile for a card with the
--- tags (in the form of search()), shuffles the deck and draws that card.
function verbs.search_encounter(inv, tags)
  local found = {}
  for _, zone in ipairs { "encounter_deck", "encounter_discard" } do
    for _, card in ipairs(cards_in(zone)) do
      if has_tags(card, tags) then found[#found + 1] = card end
    end
  end
  local card = choose(inv, "Which card do you draw?", found)
  draw_found(inv, card)
  return card
end

-- The cards from top to bottom in the order that `you` chooses. Among copies of one card there is no choice.
local function arrange(you, where, cards)
  local order = {}
  while #cards > 0 do
    local first = cards[1]
    local same = #filter(cards, function(other) return other.id == first.id end) == #cards
    local prompt = "Which card goes on top" .. where .. (#order > 0 and ", under those chosen?" or "?")
    local card = same and first or choose(you, prompt, cards)
    order[#order + 1] = card
    cards = filter(cards, function(other) return other ~= card end)
  end
  return order
end

--- inv:look_at_top(n: integer, zone: zone, whose?: card). The investigator looks at the top n cards of a deck and puts
--- them back in any order. They know those cards until the cards move.
function verbs.look_at_top(inv, n, zone, whose)
  local order = arrange(inv, "", top_cards(n, zone, whose))
  for i = #order, 1, -1 do
    move(order[i], zone, whose)
    order[i]:show(inv)
  end
end

local function is_token(card) return is(card, "token") end
local function is_card(card) return not is(card, "token") end

--- discard_to_pile(card: card). Discards the card. A story asset that nobody owns belongs to the encounter deck (Rules
--- Reference: Discard Piles, Encounter Deck).
local function discard_to_pile(card)
  if is(card, "player_card") and not owner_of(card) then move(card, "encounter_discard") else discard(card) end
end

local function discard_all(cards)
  if #cards == 1 then return discard_to_pile(cards[1]) end
  local piles = {}
  each(filter(cards, is_token), method.discard)   -- tokens have no pile
  for _, card in ipairs(filter(cards, is_card)) do
    local owner, pile = card.owner, nil
    for _, known in ipairs(piles) do
      if known.owner == owner then pile = known end
    end
    if not pile then
      pile = { owner = owner }
      piles[#piles + 1] = pile
    end
    pile[#pile + 1] = card
  end
  local unowned, owned = {}, {}
  for _, pile in ipairs(piles) do
    local list = pile.owner and owned or unowned
    list[#list + 1] = arrange(pile.owner or game.lead, " of the discard pile", pile)
  end
  -- What nobody owns comes first: left attached to a card that goes, it would fall to a pile of its own, and has none.
  for _, list in ipairs { unowned, owned } do
    for _, pile in ipairs(list) do
      for i = #pile, 1, -1 do discard_to_pile(pile[i]) end
    end
  end
end

--- discard_together(cards: card[]). Discards the cards at the same time. If several go to one pile, its owner decides
--- their order; for encounter cards the lead does (Rules Reference: Discard Piles).
local function discard_together(cards)
  if #cards == 0 then return end
  local of_encounter_deck = zone_of(cards[1]) == "encounter_deck"
  discard_all(cards)
  if of_encounter_deck then refill_encounter_deck() end
end

--- inv:discard_card(card: card). Discards from hand to the owner's discard pile. A hidden card is discarded only by its
--- own text.
function verbs.discard_card(inv, card)
  if stuck(card) then return end
  if is(card, "hidden") then card:release_tokens() end   -- only of what is in play the engine releases them
  discard(card)
  after("discarded", inv, card)
end

local function discard_each(inv, cards)
  for i = 1, #cards do verbs.discard_card(inv, cards[i]) end
end

--- inv:discard_cards(cards: card[]). Discards from hand, at the same time, to the owners' discard piles.
function verbs.discard_cards(inv, cards) together(discard_each, inv, cards) end

-- Of a hand with hidden cards, one of the others.
local function pick_in_hand(inv)
  if not any("hidden_in_hand", inv) then return pick("hand", inv) end
  return pick_from(filter(cards_in("hand", inv), function(card) return not is(card, "hidden") end))
end

local function discard_picked(inv, n)
  local done = 0
  for _ = 1, n do
    local card = pick_in_hand(inv)
    if not card then break end
    inv:discard_card(card)
    done = done + 1
  end
  return done
end

--- inv:discard_random(n: integer): integer. Discards cards from hand, at random and at the same time.
function verbs.discard_random(inv, n) return together(discard_picked, inv, n) end

engine.verbs(guarded(verbs, {
  some = { gain = false, draw = 0, lose_actions = false, search = false, look_at_top = false, discard_random = 0 },
  in_play = { gain = false, search = false } }))

engine.export { begin_search = begin_search, reset_deck = reset_deck, resolve_weakness = resolve_weakness, discard_together = discard_together, draw_found = draw_found,
  discard_to_pile = discard_to_pile }

