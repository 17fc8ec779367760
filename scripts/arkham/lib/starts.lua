-- Start positions deep in a scenario, in the investigation phase of a later round, from which a game can begin. The
-- scenario card describes them (`starts`); nothing here announces anything.

local play_area = require "lib/play_area"

--- find_start(scenario: table, name?: string): integer?, string?. The place of that start in the scenario's list of
--- starts (0 without a name), or nil and what is wrong.
local find_start = require("common:lib/setup").find_start

local verbs = {}

--- inv:past_draws(n: integer). Draws n cards without resolving anything. Weaknesses go back into the deck, since nobody
--- knows their effects in the skipped rounds.
function verbs.past_draws(inv, n)
  draw_opening(inv, n)
  shuffle_back_weaknesses()
end

--- inv:equip(n: integer). Puts up to n assets of the hand, then of the deck, into free slots, with their uses.
function verbs.equip(inv, n)
  for _, zone in ipairs { "hand", "deck" } do
    for _, card in ipairs(cards_in(zone, inv)) do
      if n > 0 and card:is "asset" and not card:is "weakness" and not card.data.seal and play_area.may_enter(card, inv)
          and play_area.slots_free(inv, card) then
        play_area.put_in_play(card, inv)
        n = n - 1
      end
    end
  end
end

--- inv:run_down(n: integer). Discards from the deck until n cards are left. Weaknesses stay in the deck.
function verbs.run_down(inv, n)
  for _, card in ipairs(cards_in("deck", inv)) do
    if size("deck", inv) > n and not card:is "weakness" then card:discard() end
  end
end

-- Each upkeep phase gave everybody a card and a resource (4.4), and limited the hand to its maximum (4.5).
local function past_upkeep(inv, rounds)
  inv:past_draws(rounds)
  inv:add("resources", rounds)
  for _ = inv:check "hand_limit" + 1, size("hand", inv) do top("hand", inv):discard() end
end

-- After the game's set-up: the earlier rounds pass first, then the scenario changes the position to what they led to.
--- begin_start(). Step of the procedure of the game: makes the chosen start position.
local function begin_start()
  local start = scenario_data().starts[game.start]
  game.round = start.round - 1
  game.skip_mythos = 1
  for _, inv in ipairs(players()) do past_upkeep(inv, start.round - 1) end
  start.begin()
end

--- at_agenda(n: integer, doom: integer). Makes the nth agenda the current one, with that much doom; the agendas before
--- it have left the game.
local function at_agenda(n, doom)
  while game.agenda_number < n do
    top("agenda"):move "removed"
    top("agenda_deck"):move "agenda"
    game.agenda_number = game.agenda_number + 1
  end
  top("agenda").doom = doom
end

--- past_mythos(fits?: fun(card: card): any, dealt?: integer). Takes as many cards out of the encounter deck as the
--- rounds so far have drawn, one for each investigator. Cards that the start has put elsewhere count. The rest are the
--- top cards for which fits(card) is true; they are discarded. dealt: the number of cards that the set-up left in the
--- deck, if it put some into play or shuffled others in.
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

--- enemies_in_deck(): card[]. The enemies in the encounter deck, the top one first.
local function enemies_in_deck()
  return filter(cards_in "encounter_deck", function(card) return card:is "enemy" end)
end

--- engage_enemies(n: integer): card[]. Engages enemies of the encounter deck with the investigators in turn, up to n
--- with each. Returns those enemies.
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
