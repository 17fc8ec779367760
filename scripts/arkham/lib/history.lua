-- What has happened in this round, for cards that ask for it. It is noted as lasting effects that end with the round,
-- and only in games with a card of the tag `recalls`: most games have none.

local kit = require "common:lib/abilities"

local is, check, modify, in_play = method.is, method.check, method.modify, property.in_play

local history = {}

--- history.is_asked_for(): boolean. Could a deck have a card that recalls what has happened? Decks that are empty by now
--- are made later, by a test.
function history.is_asked_for()
  if not cards_with "recalls"[1] then return false end
  local decks = find "decks"
  if not decks[1] then return true end
  for i = 1, #decks do
    if is(decks[i], "recalls") then return true end
  end
  return false
end

local function note_on(card, value, period, n)
  if card and in_play(card) then by_rules(modify, card, value, n or 1, period or "round") end
end

-- What an ability asks for that is known only in a game that recalls what has happened.
local RECALLED = { "move_of_turn" }

--- history.asks(abilities: ability[]): boolean. Does one of these abilities of a card ask for something that has to be
--- noted when it happens? Then the card has the tag `recalls`.
function history.asks(abilities)
  for _, a in ipairs(abilities) do
    if kit.speaks_of(a, RECALLED) then return true end
  end
  return false
end

--- history.begin(card: card). The card has come into the game after its set-up: what it asks for is noted from now on.
function history.begin(card)
  if is(card, "recalls") then game.has_history = 1 end
end

--- history.next_move(inv: card): integer. Which move of the turn in progress the investigator's next move would be: 1 for
--- the first. 0 if it is nobody's turn, or if no card asks for it.
function history.next_move(inv)
  if game.has_history ~= 1 or not game.active then return 0 end
  return check(inv, "moves_made") + 1
end

--- history.moved(inv: card). The investigator has moved.
function history.moved(inv)
  if game.has_history == 1 and game.active then note_on(inv, "moves_made", "turn") end
end

--- history.drawn(inv: card, card?: card). The investigator has drawn a card as one is drawn from the encounter deck; asked
--- for only in games with a history. An effect may have put the card back into the deck, for another one: then there is none.
function history.drawn(inv, card)
  if card and is(card, "treachery") then note_on(inv, "treacheries_drawn") end
end

--- history.harmed(inv: card). The investigator has taken damage: everybody at their location has seen it.
function history.harmed(inv)
  if game.has_history ~= 1 then return end
  for _, witness in ipairs(investigators_at(inv.place)) do note_on(witness, "damage_seen") end
end

--- history.defeated(place?: card). An enemy has been defeated there.
function history.defeated(place)
  if game.has_history == 1 then note_on(place, "enemies_defeated") end
end

--- history.attacked(inv: card). An enemy has attacked the investigator.
function history.attacked(inv)
  if game.has_history == 1 then note_on(inv.place, "attacks_here") end
end

--- history.overcame(by?: card, health: integer, printed: integer). Somebody, or something, has defeated an enemy of that
--- health, as it was and as it is printed.
function history.overcame(by, health, printed)
  if game.has_history ~= 1 or not game.active or not by or not is(by, "investigator") then return end
  note_on(by, "health_overcome", "turn", health)
  note_on(by, "printed_health_overcome", "turn", printed)
end

-- Which actions are going on is known to each investigator as binary digits after a first 1: 1 for an action that is
-- paid for, 0 for what an effect makes them do without one.
local function action_begins(_, _, _, event)
  local inv, card = event.investigator, event.card
  local taken = game.round * 100 + inv.actions_taken
  local paid = check(inv, "unpaid_action") == 0 and (check(card, "permitted") == 0 or taken ~= inv.actions_known)
  inv.actions_known = taken
  inv.actions_open = 2 * math.max(1, inv.actions_open) + (paid and 1 or 0)
end

local function action_over(_, _, _, event)
  local inv = event.investigator
  local open = inv.actions_open
  if open < 2 then return end
  inv.actions_open = open < 4 and 0 or math.floor(open / 2)
  if open % 2 == 0 then return end
  for _, other in ipairs(players()) do
    note_on(other, "actions_over", "phase")
    if inv == game.active then note_on(other, "turn_actions_over", "turn") end
  end
end

-- Such a card counts wherever it lies; of several one does it.
local ANYWHERE = { "hand", "deck", "discard", "play", "committed", "limbo", "beneath", "attached" }
local COUNTS = { "used_ability is basic", "first(action_counters) == me" }

--- history.count_actions(d: definition). The card asks how many actions are over: it has the tag `counts_actions`.
function history.count_actions(d)
  table.insert(d.abilities, { kind = "forced", on = "ability_initiates", tier = "when", zones = ANYWHERE, condition = COUNTS,
    effect = action_begins })
  table.insert(d.abilities, { kind = "forced", on = "ability_resolved", tier = "at", zones = ANYWHERE, condition = COUNTS,
    effect = action_over })
end

return history
