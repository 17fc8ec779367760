-- The start positions in which the mechanics of the pack can be seen at once: `tools/screenshots FOLDER mechanics` draws them.

-- Cards of the investigators' decks that have something to show in play.
local IN_PLAY = { "salt_ward", "loose_pages", "lamp_of_quiet", "weir_hook", "river_boots" }

--- shown.card_in(zone: zone, id: card_id, inv?: card): card?. The first card with that id there.
local function card_in(zone, id, inv)
  local whole = whole_id(id)
  return filter(cards_in(zone, inv), function(card) return card.id == whole end)[1]
end

local function put_out(inv)
  for _, id in ipairs(IN_PLAY) do
    local card = card_in("deck", id, inv)
    if card and card:could_enter(inv) then card:enter_play(inv) end
  end
  local pages = card_in("play", "loose_pages", inv)
  if pages then
    for _ = 1, 2 do top("deck", inv):put_beneath(pages) end
  end
end

--- shown.start(text: string, begin: fun()). The start `all_marks`: what begin() does, tokens of each pool in the bag, and
--- cards in play.
local function start(text, begin)
  return { name = "all_marks", round = 3, text = text, begin = function()
    begin()
    add_tokens("bless", 3)
    add_tokens("curse", 2)
    add_tokens("frost", 1)
    for _, inv in ipairs(players()) do put_out(inv) end
    for _, agenda in ipairs(cards_in "agenda") do agenda.doom = agenda.doom + 2 end   -- of the rounds so far
  end }
end

return { card_in = card_in, start = start }
