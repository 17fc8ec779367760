-- The active investigator or the Lead Investigator decides.

local TWO = { "mark_harrigan", "jim_culver" }

-- The last step of the round: the Mythos Phase is over.
local function end_of_round(g)
  g:hurry_to "mythos"
  g:on_top("mythos_deck", "stars_aligned")
  g:hurry_to "phase_ends"
  g:go_on()
end

test("the active investigator orders what happens at the same time",
    { rules = { "eh.conflict.active_orders_effects" } }, function(t)
  for _, first in ipairs { "thorn", "balm" } do
    local g = t:game { investigators = TWO, possessions = { mark_harrigan = { "thorn", "balm" } } }
    local mark, jim = g:investigator "mark_harrigan", g:investigator "jim_culver"
    g:pass()
    t:equal(g:active(), jim)
    g:effect("lose_health", mark, 1)
    t:prompt(g, "next", jim)
    g:choose { g:card(first) }
    -- At the maximum nothing is recovered.
    t:equal(mark.sanity, first == "thorn" and 4 or 3)
  end
end)

test("active: who acts, who resolves an encounter, and in the Mythos Phase the Lead Investigator",
    { rules = { "eh.active.definition" } }, function(t)
  local g = t:game { investigators = TWO, at = "london" }
  local mark, jim = g:investigator "mark_harrigan", g:investigator "jim_culver"
  t:equal(g:active(), mark)
  g:pass()
  t:equal(g:active(), jim)
  g:pass()
  t:prompt(g, "Which encounter?", mark)
  t:equal(g:active(), mark)
  g:hurry_to("encounter_turn", jim)
  g:go_on()
  t:prompt(g, "Which encounter?", jim)
  t:equal(g:active(), jim)
  g = t:game { investigators = TWO, lead = "jim_culver", phase = "mythos" }
  g:stop_at "mythos_drawn"
  g:hurry_to "mythos_card"
  t:equal(g:active(), g:investigator "jim_culver")
end)

test("at the end of the Mythos Phase the Lead token may go to anybody", { rules = { "eh.lead.pass_at_end" } },
    function(t)
  for _, id in ipairs(TWO) do
    local g = t:game { investigators = TWO }
    end_of_round(g)
    t:prompt(g, "Who is the Lead Investigator?", g:investigator "mark_harrigan")
    g:choose { g:investigator(id) }
    t:equal(g:lead(), g:investigator(id))
    t:prompt(g, "Your action", g:investigator(id))
  end
end)

test("the Lead Investigator decides for the group", { rules = { "eh.lead.group_decisions" } }, function(t)
  local g = t:game { investigators = TWO, lead = "jim_culver", gates = { "london", "tokyo" } }
  local jim = g:investigator "jim_culver"
  t:equal(g:active(), jim)
  g:resolve(g:put("that_which_consumes", "mythos"), "effect", g:investigator "mark_harrigan")
  t:prompt(g, "Which Gate is discarded?", jim)
end)

test("who has just come can get the Lead token", { rules = { "eh.faq.new_investigator_gets_lead" } }, function(t)
  local g = t:game { investigators = TWO, at = "london" }
  g:effect("lose_health", g:investigator "jim_culver", 9)
  end_of_round(g)
  t:prompt(g, "Who joins?")
  g:choose { "Leo Anderson" }
  t:prompt(g, "Who is the Lead Investigator?", g:investigator "mark_harrigan")
  g:choose { g:investigator "leo_anderson" }
  t:equal(g:lead(), g:investigator "leo_anderson")
end)

test("an effect \"as an encounter\" is for the encounter after the fights", { rules = { "eh.faq.as_an_encounter" } },
    function(t)
  for _, beaten in ipairs { true, false } do
    local g = t:game { at = "space_4", possessions = { "planchette" }, monsters = { ghoul = "space_4" },
      phase = "encounter" }
    g:dice { 5, 1, 1, 1, 1, beaten and 5 or 1, 1, 1, 1 }
    g:stop_at "mythos_phase"
    g:go_on()
    t:logged(g, "encounters Ghoul")
    if beaten then
      t:offered(g, { "as an encounter" })
      g:choose { "as an encounter" }
    else
      t:stopped(g)
      t:equal(g:clues(g:lead()), 0)
    end
  end
end)

test("an effect \"instead of an encounter\" takes the place of the fights too",
    { rules = { "eh.faq.instead_of_encounter" } }, function(t)
  local g = t:game { at = "space_4", monsters = { ghoul = "space_4" }, phase = "encounter" }
  local mark = g:lead()
  g:give(mark, "detained", 1)
  g:dice { 1, 1, 1, 1 }
  g:stop_at "mythos_phase"
  g:go_on()
  t:stopped(g)
  t:not_rolled(g, { 1, 1, 1 })   -- one for the Condition, none for a fight
  t:not_logged(g, "encounters Ghoul")
  t:equal(mark.health, 6)
  t:equal(g:conditions(mark), {})
end)
