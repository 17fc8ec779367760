-- The things that the odds include besides tasks and dice. The solver itself is tested with the engine (tests/odds).

local function chance(g, name, inv) return g:call("adventure_odds", g:adventure(name), inv or g:active()) end

local function near(t, a, b) t:truthy(math.abs(a - b) < 1e-9, a .. " is not " .. b) end

-- Only so many green dice are left.
local function dice_left(g, n)
  local dice = g:cards "dice"
  for i, die in ipairs(dice) do
    if i > n then die:move "box" end
  end
end

-- Haunted: peril and terror (with no monster there).
test("odds: the dice that are there", {}, function(t)
  local g = t:game { adventures = { "haunted_by_a_shadowy_figure" } }
  dice_left(g, 2)
  -- Both at once, or never: after a miss one die is gone, the other kept or rolled alone.
  near(t, chance(g, "haunted_by_a_shadowy_figure"), 2 / 36)
end)

test("odds: a die on a spell needs no roll", {}, function(t)
  local g = t:game { adventures = { "haunted_by_a_shadowy_figure" }, possessions = { "wither" } }
  local spell, dice = g:cards("possessions", g:active())[1], g:cards "dice"
  spell:move "cast"
  spell.filled = true
  dice[1]:move("held", nil, false, spell)
  dice[1].shows = 6
  dice_left(g, 1)
  near(t, chance(g, "haunted_by_a_shadowy_figure"), 1 / 6)
end)

test("odds: costs that cannot be paid leave none", {}, function(t)
  local g = t:game { adventures = { "hallway_on_fire" } }
  g:active().stamina = 3
  t:truthy(chance(g, "hallway_on_fire") > 0.5)
  g:active().stamina = 2
  t:equal(chance(g, "hallway_on_fire"), 0)
  g:give(g:active(), { "food" })
  t:truthy(chance(g, "hallway_on_fire") > 0.5)
end)

test("odds: terror that fails the adventure, or takes dice", {}, function(t)
  local g = t:game { adventures = { "something_has_broken_free", "the_graveyard" },
    investigators = { "joe_diamond", "kate_winthrop" } }
  local kate = g:investigator "kate_winthrop"
  -- Terror does not affect this investigator.
  for _, name in ipairs { "something_has_broken_free", "the_graveyard" } do
    t:truthy(chance(g, name) < chance(g, name, kate) - 0.01)
  end
end)

test("odds: whoever is there can keep a die too", {}, function(t)
  local g = t:game { adventures = { "you_become_that_which_you_fear_most" }, investigators = { "joe_diamond", "harvey_walters" } }
  local alone = chance(g, "you_become_that_which_you_fear_most")
  g:place(g:investigator "harvey_walters", g:adventure "you_become_that_which_you_fear_most")
  t:truthy(chance(g, "you_become_that_which_you_fear_most") > alone + 0.01, alone .. " " .. chance(g, "you_become_that_which_you_fear_most"))
end)

test("odds: as the dice lie, and what is best", {}, function(t)
  local g = t:game { adventures = { "the_archives" } }
  local before = chance(g, "the_archives")
  g:go(g:adventure "the_archives", { "lore", "peril", "lore", "3", "lore", "1" })
  local lines = g:call("odds", nil, g:active())
  t:truthy(lines[1]:find "as the dice lie", lines[1])
  t:truthy(lines[2]:find "best: complete", lines[2])
  t:truthy(chance(g, "the_archives") > before)
end)

test("the board tells the odds to whoever is about to move", {}, function(t)
  local g = t:game { adventures = { "the_archives" } }
  local function told()
    for _, line in ipairs(g:call("board", g:active())) do
      if line:find "odds" then return true end
    end
    return false
  end
  t:truthy(told())
  g:go(g:adventure "the_archives", { "1", "1", "1", "1", "1", "1" })
  t:falsy(told())
end)
