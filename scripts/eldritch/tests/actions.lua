-- The Action Phase: turns, actions, Delayed.

local TWO = { "mark_harrigan", "jim_culver" }
local THREE = { "mark_harrigan", "jim_culver", "leo_anderson" }

test("two actions each, the Lead Investigator first, then clockwise",
    { rules = { "eh.action.two_each", "eh.action.turn_order", "eh.active.definition" } }, function(t)
  local g = t:game { investigators = THREE, lead = "jim_culver", at = "london" }
  local order = {}
  for i, id in ipairs { "jim_culver", "leo_anderson", "mark_harrigan" } do
    local inv = g:investigator(id)
    if i > 1 then order[i - 1] = inv.title .. "'s turn." end
    t:prompt(g, "Your action", inv)
    t:equal(g:active(), inv)
    g:act "rest"
    t:prompt(g, "Your action", inv)
    g:act "prepare"
  end
  t:order(g, order)
  t:equal(g:active(), g:lead())
end)

test("no action more than once a round", { rules = { "eh.action.once_per_round" } }, function(t)
  local g = t:game { at = "space_9" }
  -- Nothing on these spaces could prevent resting.
  g:on_top("general_deck", "general_10")
  g:on_top("mythos_deck", "support_of_the_church")
  g:act "rest"
  t:not_offered(g, "rest", "limit")
  t:offered(g, { "travel" })
  g:hurry_to "turn of mark_harrigan"
  g:go_on()
  t:offered(g, { "rest" })
end)

test("actions may be declined", { rules = { "eh.action.may_skip" } }, function(t)
  local g = t:game { investigators = TWO }
  g:pass()
  t:prompt(g, "Your action", g:investigator "jim_culver")
  g:act "prepare for travel"
  g:pass()
  t:not_equal(g:get "phase", 1)
end)

test("an action is resolved before another begins", { rules = { "eh.action.no_interruption" } }, function(t)
  local g = t:game { investigators = TWO, at = "london", possessions = { "axe" } }
  local mark, jim = g:investigator "mark_harrigan", g:investigator "jim_culver"
  mark.ship = 1
  g:place(jim, "space_13")
  g:act { "travel", g:space "space_13" }
  t:prompt(g, "Spend a ticket")
  t:not_offered(g, { "trade", jim })
  g:choose { g:space "london" }
  t:not_offered(g, { "trade", jim })
end)

-- --- Delayed -------------------------------------------------------------------------------------------------------

test("a Delayed investigator performs no actions, and stands up instead",
    { rules = { "eh.delayed.no_actions", "eh.delayed.stand_up" } }, function(t)
  local g = t:game { investigators = TWO, at = "london" }
  local jim = g:investigator "jim_culver"
  g:effect("delay", jim)
  t:truthy(jim.delayed)
  g:effect("gain_action", jim)
  t:prompt(g, "Your action", g:investigator "mark_harrigan")
  t:equal(g:active(), g:investigator "mark_harrigan")
  g:pass()
  t:falsy(jim.delayed)
  t:equal(jim.actions, 0)
  t:order(g, { "Jim Culver's turn.", "Jim Culver stands up." })
  t:not_equal(g:get "phase", 1)
end)

test("a Delayed investigator is offered no action", { rules = { "eh.delayed.no_actions" } }, function(t)
  local g = t:game { at = "london" }
  local mark = g:active()
  t:offered(g, { "rest" })
  mark.delayed = true
  for _, act in ipairs { "rest", "travel", "acquire", "prepare" } do t:not_offered(g, act, "delayed") end
end)

test("Delayed in his own turn he loses the rest of it instead", { rules = { "eh.delayed.on_own_turn" } }, function(t)
  local g = t:game { investigators = { "jim_culver", "leo_anderson" }, at = "london" }
  local jim = g:investigator "jim_culver"
  g:act "rest"
  g:effect("delay", jim)
  t:falsy(jim.delayed)
  t:equal(jim.actions, 0)
  t:prompt(g, "Your action", g:investigator "leo_anderson")
end)

test("moving ends when he would become Delayed by it", { rules = { "eh.delayed.on_own_turn" } }, function(t)
  local g = t:game { investigators = { "jim_culver" }, at = "space_13", ancient_one = "cthulhu" }
  local jim, london = g:active(), g:space "london"
  london.eldritch, jim.ship = 1, 2
  g:act { "travel", london }
  t:equal(jim.place, london)
  t:equal({ jim.ship, jim.actions }, { 2, 0 })
  t:falsy(jim.delayed)
  t:not_equal(g:get "phase", 1)
end)

-- --- Rest ----------------------------------------------------------------------------------------------------------

test("rest recovers 1 Health and 1 Sanity", { rules = { "eh.rest.recover" } }, function(t)
  local g = t:game {}
  local mark = g:active()
  mark.health, mark.sanity = 3, 2
  g:act "rest"
  t:equal({ mark.health, mark.sanity }, { 4, 3 })
end)

test("no rest with a Monster on the space", { rules = { "eh.rest.no_monster" } }, function(t)
  local g = t:game { at = "london", monsters = { ghoul = "london" } }
  t:not_offered(g, "rest", "monsters_here")
  g:act { "travel", g:space "rome" }
  t:offered(g, { "rest" })
end)

test("Silas at maximum Sanity recovers 1 Health", { rules = { "eh.rest.silas_at_max", "eh.health.recover_max" } },
    function(t)
  local g = t:game { investigators = { "silas_marsh" } }
  local silas = g:active()
  silas.health = 7
  g:act "rest"
  t:equal({ silas.health, silas.sanity }, { 8, 4 })
  t:not_logged(g, "recovers 1 Sanity")
end)

test("two who could let each other act are offered to", {}, function(t)
  local g = t:game { investigators = { "lily_chen", "mark_harrigan" }, at = "space_4",
    options = { add_cards = "megaphone*2" },
    possessions = { lily_chen = { "megaphone" }, mark_harrigan = { "megaphone" } } }
  local loud = g:cards("possessions", g:active())[1]
  t:offered(g, { { "perform 1 additional action", loud } })
  g:act { "perform 1 additional action", loud }
  t:prompt(g, "Your action", g:investigator "mark_harrigan")
end)
