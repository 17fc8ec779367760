-- Ending the game.

test("won with as many elder signs as he asks for, or more", { rules = { "es.win.elder_signs" } }, function(t)
  local g = t:game { adventures = { "the_archives" } }
  g:effect("gain_elder_signs", 12)
  t:not_over(g)
  g:effect("gain_elder_signs", 1)
  t:over(g, "won")
  local h = t:game { adventures = { "the_archives" } }
  h:ancient_one().elder_signs = 12
  h:effect("gain_elder_signs", 3)
  t:over(h, "won")
end)

test("in the middle of the rewards, at once", { rules = { "es.win.elder_signs", "es.reward.elder_sign" } }, function(t)
  local g = t:game { adventures = { "the_hidden_passage" } }
  g:ancient_one().elder_signs = 11
  local passage = g:adventure "the_hidden_passage"
  passage.done = 3
  g:go(passage, { "lore", "1", "1", "1", "1", "1" })
  g:complete "lore"
  t:over(g, "won")
end)

local function awake(t, more)
  more.adventures = { "the_archives" }
  local g = t:game(more)
  g:effect "awaken"
  g:effect "settle_awakening"
  return g, g:ancient_one()
end

test("won by the last doom token removed in battle, not before it",
    { rules = { "es.win.last_doom_removed" } }, function(t)
  local g = t:game { adventures = { "the_archives" }, doom = 1 }
  g:effect("remove_doom", 1)
  t:equal(g:ancient_one().doom, 0)
  t:not_over(g)
  local h, ancient = awake(t, {})
  ancient.doom = 2
  h:effect("remove_doom", 1)
  t:not_over(h)
  h:effect("remove_doom", 1)
  t:over(h, "won")
end)

test("lost when all are devoured in battle", { rules = { "es.lose.all_devoured_in_battle" } }, function(t)
  local g = awake(t, { investigators = { "joe_diamond", "harvey_walters" } })
  g:effect("devour", g:investigator "joe_diamond")
  t:not_over(g)
  g:effect("devour", g:investigator "harvey_walters")
  t:over(g, "lost")
end)
