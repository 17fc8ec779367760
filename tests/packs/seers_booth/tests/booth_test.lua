-- What a pack adds by itself: icons of rewards and penalties, a cost of tasks, an adventure that cannot be entered.

-- The active investigator, with so many omens, in an adventure.
local function at(t, id, omens, dice)
  local g = t:game { adventures = { id, "the_archives" } }
  local me = g:active()
  me.omens = omens
  g:go(g:adventure(id), dice)
  return g, me
end

test("a reward of a pack's own is received with the others, equal icons together", function(t)
  local g, me = at(t, "the_seers_booth", 0, { "lore", "1", "peril", "peril", "peril", "terror" })
  local clues = me.clues
  g:complete("lore", { "1", "peril", "peril", "peril", "terror" })
  g:complete "investigation 1"
  t:equal({ me.omens, me.clues }, { 2, clues + 1 })
end)

test("a penalty of a pack's own is suffered with the others", function(t)
  local g, me = at(t, "the_seers_booth", 2, { "peril", "peril", "peril", "peril", "terror", "terror" })
  local stamina = me.stamina
  g:choose { "give up" }
  t:equal({ me.omens, me.stamina }, { 1, stamina - 1 })
end)

test("a task is completed only by whoever can pay what it costs, and they pay it", function(t)
  local g, me = at(t, "the_sealed_wing", 1, { "1", "1", "peril", "peril", "peril", "peril" })
  t:prompt(g, "No task is completed.")
  g, me = at(t, "the_sealed_wing", 3, { "1", "1", "peril", "peril", "peril", "terror" })
  local sanity = me.sanity
  t:equal(g:tasks(g:adventure "the_sealed_wing")[1], "investigation 1; lose 1 sanity; pay 2 x omen")
  g:complete "investigation 1; lose 1 sanity; pay 2 x omen"
  t:equal({ me.omens, me.sanity }, { 1, sanity - 1 })
end)

test("an adventure that cannot be entered is no place to go to, and is one again later", function(t)
  local g = t:game { adventures = { "the_seers_booth", "the_sealed_wing", "the_archives" } }
  t:not_offered(g, { "go", g:adventure "the_sealed_wing" })
  t:offered(g, { "go", g:adventure "the_archives" })
  g = t:game { adventures = { "the_sealed_wing", "the_archives" } }
  t:offered(g, { "go", g:adventure "the_sealed_wing" })
end)

test("the table and the terminal show icons of a pack's own by their names", function(t)
  local g = t:game { adventures = { "the_seers_booth", "the_sealed_wing" } }
  local rows = g:call("table_face", g:adventure "the_seers_booth").rows
  t:equal(rows[3], { label = "+", cells = { { text = "2 omen" }, { symbol = "clue" } } })
  t:equal(rows[4], { label = "-", cells = { { text = "omen" }, { symbol = "stamina" } } })
  local lines = table.concat(g:call("board", g:active()), "\n")
  t:truthy(lines:find("+ omen, clue, omen   - omen, stamina", 1, true), lines)
  t:truthy(lines:find("-2 omen", 1, true), lines)
  t:truthy(lines:find("omen 0", 1, true), lines)
  local me = g:active()
  me.omens = 3
  local notes = g:call("table_marks", me).notes
  t:equal(notes[#notes], "omen 3")
end)
