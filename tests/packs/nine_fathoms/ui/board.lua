-- The table as lines of text for the terminal, and the text after the game. Nothing here changes the game.

local words = require "common:ui/words"

local ORDER = { "hook", "lamp", "rune" }

--- cost_text(cost) -> "hook, hook, lamp"
local function cost_text(list)
  local names = {}
  for _, symbol in ipairs(ORDER) do
    for _ = 1, list[symbol] or 0 do names[#names + 1] = symbol end
  end
  return table.concat(names, ", ")
end

local function names_of(list)
  return words.titles(list, function(card) return label(card) or card.title end)
end

local function who_is_at(place)
  local here = filter(players(), function(diver) return diver.parent == place end)
  return #here > 0 and "  << " .. names_of(here) or ""
end

local function text_of(card)
  local texts = {}
  for i, a in ipairs(card:abilities()) do texts[i] = (a.name == "taken" and "When taken: " or "") .. a.text end
  return table.concat(texts, " ")
end

local function add_site(lines, place)
  lines[#lines + 1] = "  " .. names_of { place } .. who_is_at(place)
  for _, relic in ipairs(relics_at(place)) do
    lines[#lines + 1] = string.format("      %d seal%s  %-24s %-22s %s", relic.seals, relic.seals == 1 and " " or "s",
      relic.title, cost_text(relic.data.cost), text_of(relic))
  end
end

local function add_dive(lines)
  local p = current "dive"
  if not p then return end
  local parts = {}
  for _, zone in ipairs { "rolled", "kept", "whispering" } do
    local dice = cards_in(zone)
    if #dice > 0 then parts[#parts + 1] = zone .. ": " .. names_of(dice) end
  end
  lines[#lines + 1] = p.diver.title .. " at " .. p.site.title .. "   " .. table.concat(parts, "   ")
end

--- board(viewer) -> lines. Everything is open except the decks.
local function board()
  local head = "--- Round " .. game.round .. " "
  local lines = { words.ruled(head, 78),
    string.format("Air %d   Tide %d of %d%s   Dread %d of %d   Seals %d of %d", game.air, game.tide, game.tide_end,
      2 * game.tide >= game.tide_end and " (high water)" or "", game.dread, game.dread_end, seals_aboard(), game.goal) }
  for _, card in ipairs(cards_in "event") do lines[#lines + 1] = "Event: " .. card.title .. ". " .. text_of(card) end
  for _, place in ipairs(cards_in "places") do add_site(lines, place) end
  for _, diver in ipairs(seats()) do
    local chest = cards_in("chest", diver)
    lines[#lines + 1] = string.format("%s%s   grit %d   nerve %d   dice %d%s", diver.title,
      diver == game.first and " (lantern)" or "", diver.grit, diver.nerve, diver.dice,
      #chest > 0 and "   has: " .. names_of(chest) or "")
  end
  add_dive(lines)
  return lines
end

local ENDS = { "The door of the city is shut and sealed.", "What sleeps below the city has woken.",
  "The storm tears the bell from its chains." }

--- epilogue() -> lines about the end of the game.
local function epilogue()
  local which = seals_aboard() >= game.goal and 1 or game.dread >= game.dread_end and 2 or 3
  local seals = "Seals " .. seals_aboard() .. " of " .. game.goal .. ", in round " .. game.round .. "."
  local lines = { ENDS[which], seals }
  for _, diver in ipairs(seats()) do
    local chest = cards_in("chest", diver)
    lines[#lines + 1] = diver.title .. ": " .. (#chest > 0 and names_of(chest) or "nothing")
  end
  return lines
end

engine.export { board = board, epilogue = epilogue, cost_text = cost_text }
