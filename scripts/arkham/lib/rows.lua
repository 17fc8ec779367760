-- Scenarios with several act decks or agenda decks at once, or with none of one of them. All acts to come lie in one zone, as do all current ones; the
-- counter `row` says to which deck a card belongs, 0 the scenario's first one. (For agendas: War of the Outer Gods, rules:
-- Faction Agendas)

-- Here and not in game.lua, where it would change the numbers of what the base game has.
engine.game {
  counters = {
    { "row", "Of an act or agenda: the number of its deck, 0 the first, where a scenario has several." },
  },
}

local wanted = require "lib/wanted"
local rows = {}

--- rows.in_order(zone: zone): card[]. The current acts or agendas, in the order of their decks.
function rows.in_order(zone)
  local list = cards_in(zone)
  if #list > 1 then table.sort(list, function(a, b) return a.row < b.row end) end
  return list
end

--- rows.next(deck: zone, row: integer): card?. The next card of that deck.
function rows.next(deck, row)
  local cards = cards_in(deck)
  for i = 1, #cards do
    if cards[i].row == row then return cards[i] end
  end
end

--- rows.make(decks?: card_id[][], zone: zone). Makes the cards of the further decks, if there are some.
function rows.make(decks, zone)
  if not decks then return end
  for row, deck in ipairs(decks) do
    for _, id in ipairs(deck) do create(id, zone).row = row end
  end
end

--- rows.begin(decks?: card_id[][], deck: zone, zone: zone). Puts the first card of each further deck into play.
function rows.begin(decks, deck, zone)
  for row = 1, decks and #decks or 0 do rows.next(deck, row):move(zone, nil, true) end
end

-- A further deck begins in play. Its number is one more than the highest, 0 if there was none at all.
local function begin(ids, zone, number)
  local row = -1
  for _, each in ipairs { zone, zone .. "_deck" } do
    for _, card in ipairs(cards_in(each)) do row = math.max(row, card.row) end
  end
  row = row + 1
  for i, id in ipairs(ids) do
    local card = set_aside_card(id) or create(id, "set_aside")
    card:move(i == 1 and zone or zone .. "_deck", nil, true)
    card.row = row
    if i == 1 then
      if row == 0 then game[number] = 1 end
      after("enters_play", nil, card)
    end
  end
end

--- begin_acts(ids: card_id[]). A further act deck begins in play, such as one that the investigators have chosen: its
--- first act is current at once, beside those that are there. Cards that are set aside are used, others are made.
local function begin_acts(ids)
  wanted.kinds(ids, "act", "begin_acts")
  begin(ids, "act", "act_number")
end

--- begin_agendas(ids: card_id[]). A further agenda deck begins in play: see begin_acts().
local function begin_agendas(ids)
  wanted.kinds(ids, "agenda", "begin_agendas")
  begin(ids, "agenda", "agenda_number")
end

engine.export { begin_acts = begin_acts, begin_agendas = begin_agendas }

--- rows.meant(zone: zone, question: string): card?. The act or agenda that an effect means: its own card, if that is one
--- of them; of several the lead chooses.
function rows.meant(zone, question)
  if size(zone) < 2 then return top(zone) end
  local card = resolving()
  if card and card.zone == zone then return card end
  return choose(game.lead, question, rows.in_order(zone))
end

-- With several agendas each counts its own doom and that on cards of the scenario, but none on player cards.
local function doom_for(agenda)
  local sum = agenda.doom
  for _, card in ipairs(find "doomed") do
    if not card:is "agenda" and not card:is "player_card" then sum = sum + card.doom end
  end
  return sum
end

--- rows.due(agenda: card): boolean. Has one of several agendas as much doom as it needs to advance?
function rows.due(agenda)
  return agenda.in_play and agenda.face == 0 and not agenda:is "objective" and
    doom_for(agenda) >= agenda:check "doom_threshold"
end

return rows
