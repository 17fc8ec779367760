-- Rules Reference, Glossary: Supplies.

local ALL = { "wilds_torches", "wilds_rope", "wilds_blanket" }

test("supplies cost the points that are granted, and points left over are lost", { rules = { "ah.supplies.points" } },
  function(t)
    local g  = t:game { locations = { "study" } }
    local me = g:lead()
    g:effect("buy_supplies", me, 6, ALL)
    t:equal(#g:prompt_options(), 3)
    g:choose { "Torches" }
    t:equal(#g:prompt_options(), 2)
    g:choose { "Rope" }
    -- 1 point is left, and the blanket costs 2.
    t:prompt(g, "your turn")
    t:equal({ g:call("logged", "wilds_torches", me), g:call("logged", "wilds_blanket", me) }, { true, false })
    g:effect("buy_supplies", me, 1, ALL)
    t:prompt(g, "your turn")
    t:equal(g:call("logged", "wilds_blanket", me), false, "the point of before is lost")
  end)

test("supplies are recorded for the investigator who bought them, and change nothing else",
  { rules = { "ah.supplies.per_investigator_no_effect" } }, function(t)
    local g  = t:game { locations = { "study" }, investigators = { "roland_banks", "agnes_baker" } }
    local me, agnes = g:lead(), g:investigator "agnes_baker"
    local before = { me.resources, me.actions, me.clues, me.willpower, #g:cards("hand", me), #g:cards("play", me) }
    g:effect("buy_supplies", me, 4, ALL)
    g:choose { "Rope" }
    g:choose { none = true }
    t:equal({ g:call("logged", "wilds_rope", me), g:call("logged", "wilds_rope", agnes) }, { true, false })
    t:equal({ me.resources, me.actions, me.clues, me.willpower, #g:cards("hand", me), #g:cards("play", me) }, before)
    t:equal(g:call("campaign_log").lists, { ["wilds:wilds_rope"] = { "arkham_core:roland_banks" } })
    t:equal({ me:has_supply "wilds_rope", agnes:has_supply "wilds_rope" }, { true, false })
  end)
