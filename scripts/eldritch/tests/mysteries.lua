-- Mysteries, the awakening, winning, losing, the score.

local function solved(g, n)
  for i = 1, n do g:put(({ "the_true_name", "occult_research", "omen_of_devastation" })[i], "solved_mysteries") end
  g:set("solved", n)
end

-- --- mysteries -------------------------------------------------------------------------------------------------------

test("a Mystery that is solved goes with its tokens, and the next is drawn",
    { rules = { "eh.mystery.next" } }, function(t)
  local g = t:game { mystery = "the_true_name" }
  g:on_top("mystery_deck", { "seed_of_the_daemon_sultan" })
  local first = g:mystery()
  first.eldritch = 1
  g:space "rome".eldritch = 1
  g:effect "solve_mystery"
  t:zone(first, "solved_mysteries")
  t:equal({ first.eldritch, g:space "rome".eldritch }, { 0, 0 })
  t:equal({ g:mystery().title, g:mystery().place }, { "Seed of the Daemon Sultan", g:space "tunguska" })
  t:equal(g:get "solved", 1)
  t:order(g, { "The True Name is solved", "Mystery: Seed of the Daemon Sultan" })
  -- Clues on it go back to the others.
  local h = t:game { mystery = "occult_research", clues_of = 1 }
  local clue = h:cards("held_clues", h:active())[1]
  clue:move("on_card", nil, false, h:mystery())
  h:effect "solve_mystery"
  t:zone(clue, "clue_discard")
  h:empty "clue_pool"
  local other = h:put("clue_rome", "on_card", { on = h:mystery() })
  h:effect "solve_mystery"
  t:zone(other, "clue_pool")
end)

test("a solved Mystery that is put back counts no more", { rules = { "eh.mystery.unsolved_again" } }, function(t)
  local g = t:game()
  solved(g, 2)
  g:effect "unsolve_mystery"
  g:choose { "The True Name" }
  t:equal({ g:get "solved", #g:cards "solved_mysteries" }, { 1, 1 })
  t:zone(g:card "the_true_name", "mystery_deck")
  t:equal(g:cards "solved_mysteries"[1].title, "Occult Research")
  g:effect "solve_mystery"
  t:equal(g:get "solved", 2)
  t:not_over(g)
end)

-- --- winning and losing ----------------------------------------------------------------------------------------------

test("with the third Mystery the game is won at once",
    { rules = { "eh.win.solve_mysteries", "eh.win.immediate" } }, function(t)
  local g = t:game { mystery = "seed_of_the_daemon_sultan" }
  solved(g, 1)
  g:effect "solve_mystery"
  t:not_over(g)
  g:effect "solve_mystery"
  t:over(g, "won")
  t:logged(g, "enough Mysteries are solved")
  t:not_logged(g, "End of the effect")
end)

test("an effect that says so ends the game at once",
    { rules = { "eh.win.immediate", "eh.lose.card_effect" } }, function(t)
  local g = t:game { mythos = { "web_between_worlds" } }
  local web = g:cards "mythos"[1]
  web.eldritch = 1
  g:effect("take_eldritch", web, 1)
  t:over(g, "lost")
  t:logged(g, "The investigators lose: Web Between Worlds.")
end)

test("won and lost at the same time, it is won", { rules = { "eh.win.beats_loss" } }, function(t)
  -- The last investigator and the Epic Monster of the Final Mystery are defeated by one blow.
  local g = t:game { ancient_one = "cthulhu", at = "rome" }
  g:effect "awaken"
  local me, cthulhu = g:active(), g:spawn("epic_cthulhu", "rome")
  me.health, cthulhu.lost = 2, 2
  g:dice { 5, 5, 5, 5 }
  g:effect("encounter_monster", me, cthulhu)
  t:over(g, "won")
  local h = t:game { ancient_one = "cthulhu", at = "rome" }
  h:effect "awaken"
  local who, other = h:active(), h:spawn("epic_cthulhu", "rome")
  who.health, other.lost = 2, 1
  h:dice { 5, 5, 5, 5 }
  h:effect("encounter_monster", who, other)
  t:over(h, "lost")
end)

-- The last investigator and the Monster of the Final Mystery lose their last Health by one effect.
local AT_ONCE = {
  lightning_gun = function(g) g:act "you and each Monster here lose" end,
  mark_harrigan = function(g) g:act { "You and a Monster here lose" } end,
  ["the Strength test"] = function(g, me, monster)
    g:dice { 5, 5, 5, 1, 1, 1, 1, 1, 1, 1 }   -- Will 4 - 2, Strength 4 - 2 + 6
    g:effect("encounter_monster", me, monster)
  end,
}
for _, how in ipairs { "lightning_gun", "mark_harrigan", "the Strength test" } do
  test("won and lost at the same time by " .. how .. ", it is won; a Monster that stands wins nothing",
      { rules = { "eh.win.beats_loss", "eh.combat.simultaneous_loss" } }, function(t)
    for left = 1, 2 do
      local g = t:game { ancient_one = "cthulhu", at = "space_3", possessions = { "lightning_gun" } }
      g:effect "awaken"
      for _, id in ipairs { "watching_the_stars", "rlyeh_risen", "the_deep_ones_attack" } do
        g:put(id, "solved_mysteries")
      end
      g:set("solved", 3)
      local me, monster = g:active(), g:spawn("epic_cthulhu", "space_3")
      me.health, monster.lost = 1, monster.toughness - left
      AT_ONCE[how](g, me, monster)
      g:choose { "Which space is the nearest?", "Sydney" }
      t:over(g, left == 1 and "won" or "lost")
    end
  end)
end

test("several Monsters defeated at once: what one wins counts before what another loses",
    { rules = { "eh.win.beats_loss" } }, function(t)
  local FINAL, STRAW = "epic_cthulhu", "last_straw"   -- wins; loses
  for _, order in ipairs { { FINAL, STRAW }, { STRAW, FINAL } } do
    for left = 1, 2 do
      local g = t:game { ancient_one = "cthulhu", at = "space_3", possessions = { "lightning_gun" } }
      g:effect "awaken"
      for _, id in ipairs { "watching_the_stars", "rlyeh_risen", "the_deep_ones_attack" } do
        g:put(id, "solved_mysteries")
      end
      g:set("solved", 3)
      for _, id in ipairs(order) do
        local monster = g:spawn(id, "space_3")
        monster.lost = monster.toughness - (id == FINAL and left or 1)
      end
      g:act "you and each Monster here lose"
      t:over(g, left == 1 and "won" or "lost")
    end
  end
end)

test("the game is lost when all players are eliminated", { rules = { "eh.lose.all_eliminated" } }, function(t)
  local g = t:game { ancient_one = "cthulhu", investigators = { "mark_harrigan", "jim_culver" } }
  g:effect "awaken"
  g:effect("lose_health", g:investigator "jim_culver", 20)
  t:not_over(g)
  g:effect("lose_health", g:investigator "mark_harrigan", 20)
  t:over(g, "lost")
  t:logged(g, "all of them are eliminated")
end)

test("the back of the sheet says how the game is lost", { rules = { "eh.lose.awakened_sheet" } }, function(t)
  local g = t:game { ancient_one = "azathoth", doom = 1 }
  g:effect("advance_doom", 1)
  t:over(g, "lost")
  t:logged(g, "The investigators lose: Azathoth.")
end)

-- --- the awakening ---------------------------------------------------------------------------------------------------

test("he awakens: the sheet is flipped, and what it says then is resolved",
    { rules = { "eh.awaken.flip_and_resolve" } }, function(t)
  local g = t:game { ancient_one = "shub_niggurath", doom = 1 }
  t:falsy(g:ancient_one().flipped)
  g:effect("advance_doom", 1)
  t:truthy(g:ancient_one().flipped)
  t:equal(g:monsters_at "heart_of_africa"[1].title, "Shub-Niggurath")
end)

test("the back replaces the front, also for Cultists", { rules = { "eh.awaken.back_replaces_front" } }, function(t)
  local g = t:game { ancient_one = "cthulhu", at = "space_3", monsters = { cultist = "rome" } }
  local me, cultist = g:active(), g:monsters_at "rome"[1]
  t:equal(cultist.toughness, 1)
  g:effect "resolve_reckoning"
  t:equal(g:space "space_3".eldritch, 1)
  g:space "space_3".eldritch = 0
  g:effect "awaken"
  t:equal(cultist.toughness, 2)
  g:ancient_one().sanity = 1
  g:effect "resolve_reckoning"
  t:equal({ g:space "space_3".eldritch, me.sanity }, { 0, me.max_sanity - 1 })
end)

test("once he is awake the Final Mystery has to be solved too", { rules = { "eh.awaken.final_mystery" } }, function(t)
  local g = t:game { ancient_one = "cthulhu", mystery = "watching_the_stars" }
  g:only("mystery_deck", "the_stars_are_right")
  g:effect "awaken"
  solved(g, 2)
  t:equal(#g:monsters_at "space_3", 0)
  g:effect "solve_mystery"
  t:not_over(g)
  local cthulhu = g:monsters_at "space_3"[1]
  t:equal(cthulhu.title, "Cthulhu")
  g:effect("harm", cthulhu, cthulhu.toughness, g:active())
  t:over(g, "won")
  t:logged(g, "the Final Mystery is solved")
end)

-- --- score -----------------------------------------------------------------------------------------------------------

-- The score without the level of Doom, which is 1 and is taken off it.
local function score(t, config)
  config.doom = 1
  return t:game(config):call "score" + 1
end

test("a score is counted when the game is won, from zero", { rules = { "eh.score.only_on_win_low_best" } }, function(t)
  t:equal(score(t, {}), 0)
  local g = t:game { doom = 7, gates = { "rome" } }
  g:effect("win_game", "mysteries")
  t:logged(g, "The score is -6.")
  local h = t:game { doom = 7 }
  h:effect("lose_game", "mythos_deck")
  t:not_logged(h, "The score is")
end)

test("1 for each Gate, and for every three Monsters, rounded up", { rules = { "eh.score.gates_monsters" } }, function(t)
  t:equal(score(t, { gates = { "rome", "tokyo" } }), 2)
  t:equal(score(t, { monsters = { ghoul = "rome" } }), 1)
  t:equal(score(t, { monsters = { ghoul = "rome", maniac = "rome", gug = "arkham" } }), 1)
  t:equal(score(t, { monsters = { ghoul = "rome", maniac = "rome", gug = "arkham", nug = "arkham" } }), 2)
end)

test("1 for each Cursed and Dark Pact, 3 for each Rumor", { rules = { "eh.score.cursed_dark_pact_rumor" } }, function(t)
  t:equal(score(t, { possessions = { "cursed", "dark_pact", "debt" } }), 2)
  t:equal(score(t, { investigators = { "mark_harrigan", "jim_culver" },
    possessions = { mark_harrigan = { "cursed" }, jim_culver = { "cursed" } } }), 2)
  t:equal(score(t, { mythos = { "stars_aligned", "mysterious_lights", "strange_sightings" } }), 6)
end)

test("1 less for every three Clues, rounded up, and for each Blessed",
    { rules = { "eh.score.clues_blessed" } }, function(t)
  t:equal(score(t, { clues_of = 1 }), -1)
  t:equal(score(t, { clues_of = 3 }), -1)
  t:equal(score(t, { investigators = { "mark_harrigan", "jim_culver" }, clues_of = { mark_harrigan = 2,
    jim_culver = 2 } }), -2)
  t:equal(score(t, { possessions = { "blessed" } }), -1)
end)

test("less the level of Doom", { rules = { "eh.score.doom" } }, function(t)
  t:equal(t:game { doom = 9 }:call "score", -9)
end)

test("nothing is placed on, or taken from, a card that has left play", { rules = { "eh.mystery.next" } },
    function(t)
  for _, left in ipairs { false, true } do
    local g = t:game { mystery = "arcane_understanding", mythos = { "stars_aligned" }, ancient_one = "yog_sothoth",
      gates = { "rome" }, at = "rome" }
    local mystery, rumor, gate = g:mystery(), g:card "stars_aligned", g:gates_at "rome"[1]
    if left then
      g:effect "solve_mystery"
      g:effect("solve_rumor", rumor)
      g:put(rumor, "box")
    end
    g:effect("add_eldritch", mystery)
    g:effect("put_on", mystery, gate)
    g:effect("discard_mythos", rumor)
    t:equal({ mystery.eldritch, gate.zone, rumor.zone }, left and { 0, "gates", "box" } or { 1, "on_card", "mythos_discard" })
  end
end)
