-- Cards that undo an action (lib/actions.lua, undo_action).

local function table_of(t, more)
  local setup = { locations = { "hallway", "attic" }, auto = { "commit", "windows" } }
  for key, value in pairs(more or {}) do setup[key] = value end
  local g = t:game(setup)
  return g, g:lead(), g:put("undoing_bell", "play", { owner = g:lead() })
end

test("an undone move leaves nothing of its own: places, enemies, actions, attacks of opportunity", function(t)
  local g, me, bell = table_of(t)
  local hallway, ghoul = me.place, g:spawn("ghoul_minion", { engaged = me })
  g:act { "move", g:location "attic" }
  t:equal({ me.place.title, me.damage + me.horror > 0, me.actions }, { "Attic", true, 2 })
  g:choose { bell }
  t:equal({ me.place, me.damage, me.horror, me.actions, me.actions_taken, ghoul.place }, { hallway, 0, 0, 3, 0, hallway })
  t:offered(g, { "move", g:location "attic" })
end)

test("an undone draw puts the same card back on top of the deck", function(t)
  local g, me, bell = table_of(t, { deck = { "knife", "guts" } })
  local knife = g:cards("deck", me)[1]
  g:act { "draw" }
  t:zone(knife, "hand", me)
  g:choose { bell }
  t:equal({ g:cards("deck", me)[1], #g:cards("hand", me) }, { knife, 0 })
end)

test("what an action has used up is there again: limits, cards that were played, what they cost", function(t)
  local g, me, bell = table_of(t, { hand = { "knife" } })
  g:act { "play", "Knife" }
  t:equal({ me.resources, g:card "knife".zone }, { 4, "play" })
  g:choose { bell }
  t:equal({ me.resources, g:card "knife".zone, me.actions }, { 5, "hand", 3 })
  g:act { "play", "Knife" }
  g:pass()
  t:equal({ me.resources, g:card "knife".zone, me.actions }, { 4, "play", 2 })
end)

test("an action that an effect lets somebody take cannot be undone", function(t)
  local g, me = table_of(t)
  g:effect("take_action", me, "resource")
  t:equal({ me.resources, g:window() }, { 6, "turn" })
end)

test("the action is over after all that answers it, and the moment to undo it comes once", function(t)
  local g, me, bell = table_of(t)
  g:act { "resource" }
  t:equal(g:window(), "action_over")
  g:put("knife", "hand", { owner = me })   -- the test changes the table, and nothing is forgotten by that
  g:choose { bell }
  t:equal({ me.resources, me.actions, g:window() }, { 5, 3, "turn" })
  t:logged(g, "Undoing Bell undoes the action of Roland Banks")
  g:act { "resource" }
  g:pass()
  t:equal({ me.resources, me.actions, g:window() }, { 6, 2, "turn" })
end)

test("a free ability is no action: it cannot be undone", function(t)
  local g, me = table_of(t)
  local dog = g:put("beat_cop", "play", { owner = me })
  local ghoul = g:spawn("ghoul_minion", { engaged = me })
  g:act { "use", dog, ghoul }
  t:equal({ dog.zone, ghoul.damage, g:window() }, { "discard", 1, "turn" })
end)

test("undo_action where no action is over is an error, and nothing has happened", function(t)
  local g, me = table_of(t)
  g:put("undoing_fool", "play", { owner = me })
  g:act { "use", "Undoing Fool" }
  t:script_error(g, "nothing is remembered that this effect could undo")
  t:equal(me.resources, 5)
end)

test("a card cannot undo the action that has made it: it would not be there", function(t)
  local g, me = table_of(t)
  local founder = g:put("undoing_founder", "play", { owner = me })
  g:act { "use", founder }
  g:choose { g:cards("play", me)[3] }
  t:script_error(g, "was not there before")
  t:equal(#g:cards("play", me), 3)
end)
