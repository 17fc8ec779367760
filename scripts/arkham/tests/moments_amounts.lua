-- An amount of 0 is no event: nothing waits for it (Rules Reference: Triggering Condition; Effects).

-- Roland Banks with some damage, horror and a deck, and a ledger that counts what is announced.
local function study(t)
  local g  = t:game { locations = { "study" }, auto = { "forced" } }
  local me = g:lead()
  me.damage, me.horror = 2, 2
  g:deck(me, { "knife", "guts", "knife" })
  return g, me, g:put("moment_ledger", "play", { owner = me })
end

for _, case in ipairs {
  { "gain", 0 }, { "draw", 0 }, { "heal_damage", 0 }, { "heal_horror", 0 }, { "discover", 0 }, { "take_damage", 0 },
  { "take_horror", 0 }, { "take", {} }, { "suffer_trauma", 0, 0 }, { "search", 0 }, { "discard_random", 0 },
  { "place_clues", 0 }, { "lose_actions", 0 }, { "gain", -1 }, { "heal_damage", -1 }, { "take_horror", -1 },
  { "take", { damage = -1, horror = 0 } }, { "place_clues", -1 }, { "lose_actions", -1 },
} do
  test("an amount of 0 or less is no event: " .. case[1] .. " " .. tostring(case[2]), function(t)
    local g, me, ledger = study(t)
    g:effect(case[1], me, case[2], case[3])
    t:equal(ledger.heard, 0)
    t:equal({ me.resources, me.clues, me.damage, me.horror, me.actions, me.mental_trauma }, { 5, 0, 2, 2, 3, 0 })
  end)
end

test("what is gained, healed, discovered and taken is announced", function(t)
  local g, me, ledger = study(t)
  g:effect("gain", me, 1)
  g:effect("heal_damage", me, 1)
  g:effect("heal_horror", me, 1)
  g:effect("discover", me, 1)
  g:effect("draw", me, 1)
  g:effect("suffer_trauma", me, 0, 1)
  g:effect("search", me, 1)
  t:equal(ledger.heard, 7)
  g:effect("take_damage", me, 1)   -- as something on a card, and as something taken
  t:equal(ledger.heard, 9)
end)

test("an asset whose defeat was cancelled is not looked at again when 0 is healed", function(t)
  local g  = t:game { locations = { "study" } }
  local me = g:lead()
  local charm, dog = g:put("ends_charm", "play", { owner = me }), g:put("guard_dog", "play", { owner = me })
  g:effect("harm_asset", me, dog, 3, 0)
  g:choose { charm }
  g:effect("heal_damage", dog, 0)
  g:effect("add", me, "damage", 1)   -- now everything that is overcome is looked at
  t:prompt(g, "Your turn")
  t:equal({ dog.zone, dog.damage }, { "play", 3 })
end)

test("doom and clues of which nothing is left are not announced", function(t)
  local g, me, ledger = study(t)
  g:put("moment_damper", "play", { owner = me })
  g:effect("place_doom", ledger, 1)
  g:effect("discover", me, 1)
  t:equal({ ledger.doom, me.clues, ledger.heard }, { 0, 0, 0 })
  g:effect("place_doom", ledger, 2)
  g:effect("discover", me, 2)
  t:equal({ ledger.doom, me.clues, ledger.heard }, { 1, 1, 2 })
end)
