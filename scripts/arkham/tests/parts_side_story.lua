-- Side stories: scenarios that a campaign may play between two of its own (lib/side_stories.lua).

local purchases = require "helpers/purchases"

local INN, NEXT = "parts:parts_inn", "arkham_core:the_midnight_masks"
local DETOUR = { act = "side_story", scenario = "parts_inn" }

local function offered(g, state)
  for _, each in ipairs(g:call("campaign_choices", state)) do
    if each.action.act == "side_story" then return each.text end
  end
end

-- The state after a game of its scenario.
local function after(g, state, experience)
  return g:call("campaign_record", state, { scenario = state.scenario, resolution = "R1", log = { notes = {}, lists = {} },
    chaos_bag = state.chaos_bag, investigators = { { investigator = "arkham_core:roland_banks", experience = experience,
      physical_trauma = 0, mental_trauma = 0 } } })
end

test("a side story is played before the next scenario, for experience, and once in a campaign", function(t)
  local g, state = purchases.between(t, 3)
  t:equal({ state.scenario, offered(g, state) }, { NEXT, "Play the side story An Inn on the Way first, for 2 experience each" })
  local roland, new = purchases.try(g, state, DETOUR)
  t:equal({ roland.experience, new.scenario, new.after_side, new.stage }, { 1, INN, NEXT, "between" })
  t:equal(offered(g, new), nil)
  purchases.refused(t, g, new, DETOUR, "is played next already")
  local _, ready = purchases.try(g, new, { act = "go_on" })
  t:equal(g:call("campaign_setup", ready).scenario, INN)
  local back = after(g, ready, 3)
  t:equal({ back.scenario, back.after_side, back.stage, back.investigators[1].experience, #back.history },
    { NEXT, nil, "between", 4, 2 })
  t:equal(offered(g, back), nil)
  purchases.refused(t, g, back, DETOUR, "has been played in this campaign")
end)

test("everybody must be able to pay for it", function(t)
  local g, state = purchases.between(t, 1)
  t:equal(offered(g, state), nil)
  purchases.refused(t, g, state, DETOUR, "costs each investigator 2 experience, and Roland Banks has 1")
  purchases.refused(t, g, state, { act = "side_story", scenario = "the_gathering" }, "'the_gathering' is no side story")
end)

test("the file of the campaign keeps what follows the side story", function(t)
  local g, state = purchases.between(t, 3)
  local _, new = purchases.try(g, state, DETOUR)
  local checked = g:call("campaign_check", new)
  t:equal({ checked.problems, checked.state.after_side, checked.state.scenario }, { {}, NEXT, INN })
  new.after_side = "knife"
  t:equal(#g:call("campaign_check", new).problems, 1)
end)
