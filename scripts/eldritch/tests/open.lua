-- Open and hidden information. Rulebook: Hidden Information.

local function sees_all(t, g, cards, what)
  t:truthy(#cards > 0, what)
  for _, card in ipairs(cards) do t:truthy(g:sees(g:active(), card), what .. ": " .. card.title) end
end

local function sees_none(t, g, zone)
  t:truthy(#g:cards(zone) > 0, zone)
  for _, card in ipairs(g:cards(zone)) do t:truthy(not g:sees(g:active(), card), zone) end
end

test("Monsters, Investigator sheets and the Ancient One's are open", { rules = { "eh.open.monsters_and_sheets" } },
    function(t)
  local g = t:game { investigators = { "lily_chen", "mark_harrigan" } }
  g:spawn("ghoul", g:active().place)
  sees_all(t, g, g:cards "monsters", "Monsters")
  sees_all(t, g, g:cards "investigators", "sheets")
  sees_all(t, g, g:cards "ancient_one", "the Ancient One")
end)

test("discard piles and Clues that are held or discarded are open", { rules = { "eh.open.discards_and_held_clues" } },
    function(t)
  local g = t:game { investigators = { "lily_chen", "mark_harrigan" } }
  g:effect("gain_clues", g:active(), 2)
  g:effect("discard_clues", g:active(), 1)
  local other = g:investigator "mark_harrigan"
  g:effect("gain_clues", other, 1)
  sees_all(t, g, g:cards("held_clues", other), "Clues of another")
  sees_all(t, g, g:cards "clue_discard", "discarded Clues")
  for _, zone in ipairs { "asset", "artifact", "gate", "mythos" } do
    local card = g:cards(zone == "gate" and "gate_stack" or zone .. "_deck")[1]
    card:move(zone .. "_discard")
    sees_all(t, g, g:cards(zone .. "_discard"), zone .. "s discarded")
  end
end)

test("decks, the cup, Clues in the pool and Gates in the stack are hidden",
    { rules = { "eh.hidden.decks", "eh.hidden.clue_gate_fronts" } }, function(t)
  local g = t:game {}
  for _, zone in ipairs { "asset_deck", "spell_deck", "condition_deck", "mythos_deck", "unseen", "clue_pool", "gate_stack",
      "cup" } do
    sees_none(t, g, zone)
  end
end)
