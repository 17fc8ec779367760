-- Scenarios with several act decks or agenda decks at once. All acts to come lie in one zone, as do all current ones; the
-- counter `row` says to which deck a card belongs, 0 the scenario's first one. (For agendas: War of the Outer Gods, rules:
-- Faction Agendas)

-- Here and not in game.lua, where it would change the numbers of what the base game has.
engine.game {
  counters = {
    { "row", "Of an act or agenda: the number of its deck, 0 the first, where a scenario has several." },
  },
}

local rows = {}

--- rows.in_order(zone: zone): card[]. The current acts or agendas, in the order of their decks.
function rows.in_order(zone)
  local list = cards_in(zone)
  if #list > 1 then table.sort(list, function(a, b) return a.row < b.row end) end
  return list
end

--- rows.next(deck: zone, row: integer): card?. The next card of that deck.
function rows.next(deck, row)
  for _, card in ipairs(cards_in(deck)) do
    if card.row == row then return card end
  end
end

--- rows.make(decks: card_id[][], zone: zone). Makes the cards of the further decks.
function rows.make(decks, zone)
  for row, deck in ipairs(decks or {}) do
    for _, id in ipairs(deck) do create(id, zone).row = row end
  end
end

--- rows.begin(decks: card_id[][], deck: zone, zone: zone). Puts the first card of each further deck into play.
function rows.begin(decks, deck, zone)
  for row in ipairs(decks or {}) do rows.next(deck, row):move(zone, nil, true) end
end

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
