-- Starts: positions deep in a scenario from which a game can begin, in the investigation phase of a later round. The
-- scenario card describes them (`starts`); nothing here announces anything.

local play_area = require "lib/play_area"

--- find_start(scenario: table, name?: string): integer?, string?. Its place among the scenario's starts (0 without a
--- name), or nil and what is wrong.
local find_start = require("common:lib/setup").find_start

local verbs = {}

--- inv:past_draws(n: integer). Has drawn n cards. His weaknesses are still in the deck: what they would have done is
--- not known.
function verbs.past_draws(inv, n)
  draw_opening(inv, n)
  shuffle_back_weaknesses()
end

--- inv:equip(n: integer). Up to n assets of the hand, then of the deck, that find free slots are in play, with their
--- uses.
function verbs.equip(inv, n)
  for _, zone in ipairs { "hand", "deck" } do
    for _, card in ipairs(cards_in(zone, inv)) do
      if n > 0 and card:is "asset" and not card:is "weakness" and play_area.may_enter(card, inv)
          and play_area.slots_free(inv, card) then
        play_area.put_in_play(card, inv)
        n = n - 1
      end
    end
  end
end

--- inv:run_down(n: integer). His deck has n cards left, weaknesses first; the others are in the discard pile.
function verbs.run_down(inv, n)
  for _, card in ipairs(cards_in("deck", inv)) do
    if size("deck", inv) > n and not card:is "weakness" then card:discard() end
  end
end

-- Each upkeep phase gave everybody a card and a resource (4.4), and left him no more cards than a hand holds (4.5).
local function past_upkeep(inv, rounds)
  inv:past_draws(rounds)
  inv:add("resources", rounds)
  for _ = inv:check "hand_limit" + 1, size("hand", inv) do top("hand", inv):discard() end
end

-- The game's set-up is complete: the rounds before are gone by, then the scenario says what they have come to.
--- begin_start(). Step of the procedure of the game: the position that was chosen is made.
local function begin_start()
  local start = scenario_data().starts[game.start]
  game.round = start.round - 1
  game.skip_mythos = 1
  for _, inv in ipairs(players()) do past_upkeep(inv, start.round - 1) end
  start.begin()
end

--- at_agenda(n: integer, doom: integer). The nth agenda is the current one, with so much doom; those before it have
--- left the game.
local function at_agenda(n, doom)
  while game.agenda_number < n do
    top("agenda"):move "removed"
    top("agenda_deck"):move "agenda"
    game.agenda_number = game.agenda_number + 1
  end
  top("agenda").doom = doom
end

--- past_mythos(fits?: fun(card: card): any, dealt?: integer). As many encounter cards as the rounds so far have drawn,
--- one for each investigator, are out of the encounter deck: those that the start has put elsewhere, and else the top
--- ones for which fits(card), discarded. dealt: how many the set-up left in that deck, if it has put some into play or
--- shuffled others in.
local function past_mythos(fits, dealt)
  local drawn = #players() * game.round
  if not dealt then
    dealt = 0
    for _, entry in ipairs(scenario_data().encounter_cards) do dealt = dealt + (entry[2] or 1) end
  end
  drawn = drawn - dealt + size "encounter_deck"
  while drawn > 0 do
    local list = filter(cards_in "encounter_deck", fits)
    if #list == 0 then
      if size "encounter_discard" == 0 then return end
      shuffle_discard_into_encounter_deck()
    end
    for i = 1, math.min(drawn, #list) do list[i]:discard() end
    drawn = drawn - #list
  end
end

--- enemies_in_deck(): card[]. Those in the encounter deck, the top one first.
local function enemies_in_deck()
  return filter(cards_in "encounter_deck", function(card) return card:is "enemy" end)
end

--- engage_enemies(n: integer): card[]. Enemies of the encounter deck are engaged with the investigators in turn, up to
--- n with each: these.
local function engage_enemies(n)
  local foes, from, engaged = enemies_in_deck(), players(), {}
  for i = 1, math.min(#foes, n * #from) do
    foes[i]:move("threat", from[(i - 1) % #from + 1])
    engaged[i] = foes[i]
  end
  return engaged
end

engine.verbs(verbs)

engine.export { find_start = find_start, begin_start = begin_start, at_agenda = at_agenda, past_mythos = past_mythos,
  enemies_in_deck = enemies_in_deck, engage_enemies = engage_enemies }
