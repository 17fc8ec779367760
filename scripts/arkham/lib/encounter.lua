-- Drawing an encounter card (1.4), attacks, and advancing the act and the agenda.

local wanted = require "lib/wanted"
local rows, history = require "lib/rows", require "lib/history"

local RR = "Rules Reference, "

local move, is, add, check = method.move, method.is, method.add, method.check
local has_ability, use, immune = method.has_ability, method.use, method.is_immune
local zone_of, data_of_card = property.zone, property.data

local take_up

engine.procedure {
  name = "draw_encounter", cite = RR .. "1.4",
  -- from_deck: the card comes from the encounter deck. taker: who has taken it up.
  locals = { "card:card", "drawer:card", "cancelled", "peril", "surge", "from_deck", "taker:card", "goes_on" },
  steps = {
    -- A card that an effect has found has been taken up already.
    { id = "draw", cite = RR .. "1.4, 1-2", when = "draw_encounter.card == none", script = function(p) draw_encounter_card(p) end },
    { id = "nothing", when = "draw_encounter.card == none", stop = true },
    { id = "keywords", set = { taker = "draw_encounter.drawer", peril = "draw_encounter.card is peril",
      surge = "draw_encounter.surge or draw_encounter.card is surge" } },
    -- "When you draw" effects. They can cancel the revelation; the card still counts as drawn. Or somebody else counts
    -- as having drawn it (card:pass_to).
    { id = "draws", announce = { point = "encounter_drawn", actor = "draw_encounter.drawer",
      subject = "draw_encounter.card", goes_on = "goes_on" } },
    { id = "passed on", when = "draw_encounter.drawer ~= draw_encounter.taker",
      script = function(p) take_up(p.card, p.drawer) end, again = "true", to = "keywords" },
    { id = "noted", when = "has_history == 1", script = function(p) history.drawn(p.drawer, p.card) end },
    { id = "hazard", when = "draw_encounter.goes_on and not draw_encounter.cancelled", announce = { point = "hazard_drawn",
      actor = "draw_encounter.drawer", subject = "draw_encounter.card", goes_on = "goes_on" } },
    { id = "cancelled", when = "not draw_encounter.goes_on", set = { cancelled = "1" } },
    -- Cancelled, in whatever way, it does not stay in the hand; what cancels it may have put it elsewhere already.
    { id = "out of hand", when = "draw_encounter.cancelled and draw_encounter.card is hidden and draw_encounter.card in hand",
      script = function(p) move(p.card, "limbo", p.drawer) end },
    { id = "revelation", cite = RR .. "1.4, 3", when = "not draw_encounter.cancelled",
      use = "revelation", of = "draw_encounter.card", by = "draw_encounter.drawer" },
    { id = "spawn", cite = RR .. "1.4, 4", when = "draw_encounter.card is enemy and draw_encounter.card in limbo and draw_encounter.drawer in investigators",
      script = function(p) p.card:spawn(p.drawer) end },
    { id = "story asset", cite = RR .. "Glossary: Encounter Deck",
      when = "draw_encounter.card in limbo and draw_encounter.card is player_card and draw_encounter.card.owner == none",
      script = function(p) discard_to_pile(p.card) end },
    { id = "discard", cite = RR .. "1.4, 5",
      when = "draw_encounter.card in limbo and not has(victory, draw_encounter.card) and not has(vengeance, draw_encounter.card)",
      discard = "drawn_card" },
    { id = "victory", cite = RR .. "1.4, 5", when = "draw_encounter.card in limbo", move = "drawn_card", move_to = "victory" },
    { id = "drawn", announce = { point = "encounter_drawn", happened = true,
      actor = "draw_encounter.drawer", subject = "draw_encounter.card" } },
    { id = "surge", cite = RR .. "1.4, 6", when = "draw_encounter.surge and draw_encounter.drawer in investigators",
      set = { card = "none", cancelled = "0", peril = "0", surge = "0", from_deck = "1" }, again = "true", to = "draw" },
  },
}

-- After the costs of an action are paid, every ready engaged enemy attacks, in the order that the investigator chooses.
engine.procedure {
  name = "attacks_of_opportunity", cite = RR .. "Glossary: Attack of Opportunity", locals = { "inv:card", "card:card" },   -- card: what provokes them
  steps = {
    { id = "whose", set = { { inv = "you" }, { card = "me" } } },
    { id = "attacks", cite = RR .. "Glossary: Attack of Opportunity", script = function(p)
      if awaited "provokes" and before("provokes", p.inv, p.card) ~= 1 then return end
      local from = p.card.zone
      attacks_of_opportunity(p.inv)
      if p.card.zone ~= from then forget_discounts() end   -- what would be played is gone
    end },
  },
}

engine.procedure {
  name = "place_doom", cite = RR .. "Glossary: Doom", locals = { "card:card", "n", "goes_on", "each" },
  steps = {
    { id = "nowhere", when = "place_doom.card == none or not place_doom.card in play", stop = true },
    { id = "placing", announce = { point = "doom_placed", subject = "place_doom.card", amount = "place_doom.n",
      goes_on = "goes_on", left = "n" } },
    { id = "place", when = "place_doom.goes_on and place_doom.n > 0",
      card = "place_doom.card", counter = "doom", value = "it.doom + place_doom.n" },
    { id = "placed", when = "place_doom.goes_on and place_doom.n > 0", announce = { point = "doom_placed",
      happened = true, subject = "place_doom.card", amount = "place_doom.n" } },
    { id = "other agendas", when = "place_doom.each and count(current_agenda) > 1",
      script = function(p) place_doom_on_others(p.card, 1) end },
  },
}

engine.procedure {
  name = "advance_agenda", cite = RR .. "Glossary: Act Deck and Agenda Deck", locals = {},
  steps = { { id = "advance", script = function() advance_due_agendas() end } },
}

--- shuffle_discard_into_encounter_deck(). Shuffles the encounter discard pile into the encounter deck.
local function shuffle_discard_into_encounter_deck()
  if size "encounter_discard" == 0 then return end
  local cards = cards_in "encounter_discard"
  for i = 1, #cards do move(cards[i], "encounter_deck") end
  shuffle "encounter_deck"
end

--- refill_encounter_deck(). Makes an empty encounter deck anew from the discard pile. What takes cards from the deck
--- calls it afterwards. A pile that begins while there is no deck waits for whoever needs the deck, who calls it before.
--- Rules Reference: Encounter Deck.
local function refill_encounter_deck()
  if size "encounter_deck" == 0 then shuffle_discard_into_encounter_deck() end
end

-- A hidden card goes into the hand at once, so that only the drawer sees it (Rules Reference: Hidden).
function take_up(card, drawer)
  move(card, is(card, "hidden") and "hand" or "limbo", drawer)
  card.controller = nil   -- nobody controls it, even if it is a weakness
end

local function top_encounter_card(drawer)
  if awaited "encounter_to_draw" then
    if size "encounter_deck" + size "encounter_discard" == 0 or before("encounter_to_draw", drawer) ~= 1 then return nil end
  end
  local card = top "encounter_deck"
  if not card then
    refill_encounter_deck()
    card = top "encounter_deck"
  end
  if not card then return nil end
  take_up(card, drawer)
  refill_encounter_deck()   -- before this card gets onto the pile
  return card
end

--- draw_encounter_card(p: frame). Step of the procedure draw_encounter: takes the top card.
local function draw_encounter_card(p) p.card = top_encounter_card(p.drawer) end

--- draw_encounter(inv: card, card?: card, from_deck?: boolean): boolean. The investigator draws and resolves the top card
--- of the encounter deck, if there is one. If a card is given, it is resolved as if it were the top card. from_deck: that
--- card comes from the encounter deck.
local function draw_encounter(inv, card, from_deck)
  if not is_playing(inv) and #players() > 0 then return false end
  if card then
    from_deck = from_deck or zone_of(card) == "encounter_deck"
    take_up(card, inv)
    return call_procedure("draw_encounter", { drawer = inv, card = card, from_deck = from_deck and 1 or 0 }) ~= 0
  end
  return call_procedure("draw_encounter", { drawer = inv, from_deck = 1 }) ~= 0
end

-- Does it still lie where it was taken up?
local function is_taken_up(card) return zone_of(card) == "limbo" or is(card, "hidden") and zone_of(card) == "hand" end

--- draw_encounters(inv: card, n: integer): integer. The investigator draws that many cards of the encounter deck at
--- once, and resolves them one after the other, the top card first. Returns the number of cards resolved. Rules
--- Reference: Drawing Cards.
local function draw_encounters(inv, n)
  local cards, resolved = {}, 0
  while n > 0 and is_playing(inv) do
    if size "encounter_deck" + size "encounter_discard" == 0 then break end
    n = n - 1   -- also when something else comes instead of it
    cards[#cards + 1] = top_encounter_card(inv)
  end
  for _, card in ipairs(cards) do
    if is_playing(inv) and is_taken_up(card) and draw_encounter(inv, card, true) then resolved = resolved + 1 end
  end
  return resolved
end

local verbs = {}

--- card:gain_surge(). Adds surge to the card, for the draw that resolves it now. Rules Reference: Surge.
function verbs.gain_surge(card)
  local drawing = current "draw_encounter"
  if drawing and drawing.card == card then drawing.surge = 1 end
end

--- card:pass_to(inv: card): boolean. For an effect when an encounter card is drawn, which nobody else may react to any
--- more (event:replace): the other investigator is considered to have drawn it.
function verbs.pass_to(card, inv)
  local drawing = current "draw_encounter"
  if not drawing or drawing.card ~= card or not is_playing(inv) then return false end
  drawing.drawer = inv
  return true
end

--- card:undo_draw(): boolean. For an effect `when = "hazard_drawn"`: the card, none of whose effects resolves, is shuffled
--- into its deck: an investigator's weakness into theirs, an encounter card into the encounter deck. A single card makes
--- no deck; then it is discarded. Returns whether it is in its deck.
function verbs.undo_draw(card)
  local drawing = current "draw_encounter"
  if drawing and drawing.card == card then
    drawing.surge = 0
    if is(card, "hidden") and card.zone == "hand" then move(card, "limbo", drawing.drawer) end
  end
  local zone, whose = "encounter_deck", nil
  if is(card, "weakness") then zone, whose = "deck", card.owner end
  if size(zone, whose) == 0 then
    discard_to_pile(card)
    return false
  end
  move(card, zone, whose)
  shuffle(zone, whose)
  return true
end

--- card:resolve_story(inv?: card). The investigator, or else the lead, resolves the text of this story card, if it has
--- one. Rules Reference: Story Cards.
function verbs.resolve_story(card, inv)
  wanted.kind(card, "story_card", "resolve_story")
  if card:has_ability "resolve" then card:use("resolve", inv or game.lead) end
end

--- place_doom(card?: card, n: integer). Places doom on a card; without a card nothing happens.
local function place_doom(card, n)
  if not card or n < 1 or immune(card) then return end
  call_procedure("place_doom", { card = card, n = n })
end

--- place_doom_on_others(first: card, n: integer). Step 1.2 where there are several agendas: the others get theirs, too.
local function place_doom_on_others(first, n)
  for _, agenda in ipairs(rows.in_order "agenda") do
    if agenda ~= first then place_doom(agenda, n) end
  end
end

local function doom_in_play()
  local sum = 0
  local doomed = find "doomed"
  for i = 1, #doomed do sum = sum + doomed[i].doom end
  return sum
end

--- check_doom(). For effects that say that they can make the agenda advance: it advances if there is enough doom.
local advance_by_doom
local function check_doom()
  if size "agenda" > 1 then return advance_due_agendas() end
  local agenda = top "agenda"
  if agenda and not is(agenda, "objective") and doom_in_play() >= agenda.doom_threshold then advance_by_doom(agenda) end
end

local TOKENS = { "doom", "clues", "resources", "damage", "horror", "uses" }
local function clear_tokens(card)
  for i = 1, #TOKENS do card[TOKENS[i]] = 0 end
end

-- Carries out the reverse. If it is an encounter card, the lead draws it. It is the same physical card as the one that
-- advances, so it does not go to the encounter discard pile.
local function follow_reverse(card)
  local id = data_of_card(card).reverse
  if not id then
    if has_ability(card, "advance") then use(card, "advance", game.lead) end
    return
  end
  local reverse = create(id, "removed")
  draw_encounter(game.lead, reverse)
  if zone_of(reverse) == "encounter_discard" then move(reverse, "removed") end
end

local function is_act_and_agenda(card) return is(card, "act") and is(card, "agenda") end

-- What lies beneath an act or agenda lies beneath its deck, so it passes to the next card.
local function leave_behind(card, nxt)
  if not any "lying_beneath" then return end
  local beneath = find "lying_beneath"
  for i = 1, #beneath do
    local other = beneath[i]
    if other.parent == card then
      if nxt then other.parent = nxt else discard_to_pile(other) end
    end
  end
end

-- Removes the tokens and turns the card over. Then the next card of the deck is the current one, unless the reverse
-- itself is the current act and agenda (see act_and_agenda).
local function advance(card, deck, number)
  local zone, row = zone_of(card), card.row
  clear_tokens(card)
  card.face = 1
  follow_reverse(card)
  if is_act_and_agenda(card) then
    for _, other in ipairs { "act", "act_deck", "agenda_deck" } do move_all(other, "removed") end
    return
  end
  local nxt = rows.next(deck, row)
  if zone_of(card) == zone then move(card, "removed") end
  if nxt then
    move(nxt, zone, nil, row > 0)   -- the first deck's card stays on top
    leave_behind(card, nxt)
    if row == 0 then game[number] = game[number] + 1 end
    after("enters_play", nil, nxt)
  elseif zone_of(card) == "removed" then
    leave_behind(card)
  end
end

--- advance_agenda(agenda?: card). The current agenda advances, unless it has been turned over already: its other side is
--- resolved, and the next agenda comes into play. Of several agendas it is that one, or the one whose text this is, or
--- the one that the lead chooses.
local function advance_agenda(agenda)
  agenda = agenda or rows.meant("agenda", "Which agenda advances?")
  if not agenda or agenda.face == 1 then return end
  wanted.kind(agenda, "agenda", "advance_agenda")
  event("agenda_advances", nil, agenda, nil, nil, function()
    local kept = false
    local doomed = find "doomed"
    for i = 1, #doomed do
      local card = doomed[i]
      local keeps = check(card, "keeps_doom") > 0
      kept = kept or keeps
      if not keeps and (card == agenda or not is(card, "agenda")) then card.doom = 0 end
    end
    if kept then expire "advance" end
    advance(agenda, "agenda_deck", "agenda_number")
  end)
end

-- The agenda has reached its doom threshold, and advances unless something prevents that.
function advance_by_doom(agenda)
  if agenda and (check(agenda, "no_advance_by_doom") > 0 or before("agenda_due", nil, agenda) ~= 1) then return end
  advance_agenda(agenda)
end

--- advance_due_agendas(). The agenda advances; of several each that has enough doom, one after the other.
local function advance_due_agendas()
  if size "agenda" < 2 then return advance_by_doom(top "agenda") end
  for _, agenda in ipairs(rows.in_order "agenda") do
    if rows.due(agenda) then advance_by_doom(agenda) end
  end
end

--- advance_act(act?: card). The current act advances, unless it has been turned over already: its other side is resolved,
--- and the next act comes into play. Of several acts: as advance_agenda().
local function advance_act(act)
  act = act or rows.meant("act", "Which act advances?")
  if not act or act.face == 1 then return end
  wanted.kind(act, "act", "advance_act")
  event("act_advances", nil, act, nil, nil, function() advance(act, "act_deck", "act_number") end)
end

local function may_spend(inv) return check(inv, "cannot_spend_clues") == 0 end

--- spendable_clues(from: card[]): integer. The number of clues that these investigators could spend as a group; in
--- expressions it is asked of each `it`.
local function spendable_clues(from)
  local n = 0
  for _, inv in ipairs(filter(from, may_spend)) do n = n + inv.clues end
  return n
end

--- spend_clues(from: card[], n: integer). They spend clues as a group; each one who may spend some says how many of the
--- clues are theirs.
local function spend_clues(from, n)
  local left = n
  from = filter(from, may_spend)
  for i = 1, #from do
    local inv, others = from[i], 0
    for j = i + 1, #from do others = others + from[j].clues end
    local least = math.max(0, left - others)
    local most = math.min(left, inv.clues)
    local share = choose_number(inv, "How many clues do you spend?", least, most)
    add(inv, "clues", -share)
    left = left - share
  end
end

--- current_agenda(): card?. The agenda in play. If there are several, the lead chooses one for the effect that resolves;
--- outside effects it is the first.
local function current_agenda()
  if size "agenda" > 1 and resolving() then return choose(game.lead, "Which agenda?", rows.in_order "agenda") end
  return top "agenda"
end
--- current_act(): card?. The act in play; one card may be both act and agenda.
local function current_act()
  local agenda = top "agenda"
  return top "act" or agenda and is_act_and_agenda(agenda) and agenda or nil
end

--- discard_until(tags: tag[], n?: integer): card[]. Shuffles the encounter discard pile into the deck, then discards
--- from the top until n cards (1) with all the tags have been discarded. Returns those cards, or as many as there are.
local function discard_until(tags, n)
  local found = {}
  shuffle_discard_into_encounter_deck()
  while #found < (n or 1) and size "encounter_deck" > 0 do
    local card, fits = top "encounter_deck", true
    discard_to_pile(card)
    for i = 1, #tags do fits = fits and is(card, tags[i]) end
    if fits then found[#found + 1] = card end
  end
  refill_encounter_deck()
  return found
end

engine.verbs(verbs)

engine.export {
  draw_encounter_card = draw_encounter_card, draw_encounter = draw_encounter, draw_encounters = draw_encounters,
  place_doom = place_doom, place_doom_on_others = place_doom_on_others, advance_due_agendas = advance_due_agendas,
  check_doom = check_doom, advance_agenda = advance_agenda, advance_act = advance_act, spend_clues = spend_clues,
  spendable_clues = spendable_clues,
  shuffle_discard_into_encounter_deck = shuffle_discard_into_encounter_deck, refill_encounter_deck = refill_encounter_deck,
  current_agenda = current_agenda, current_act = current_act, discard_until = discard_until,
}
