-- Focusing and assisting.

local MISS = { "1", "1", "1", "1", "1", "1" }
local TWO = { "joe_diamond", "harvey_walters" }

-- Joe rolls at an adventure; Harvey is there, too.
local function together(t, dice, more)
  more = more or {}
  more.investigators, more.adventures = more.investigators or TWO, more.adventures or { "the_curator", "the_archives" }
  more.at = more.at or { harvey_walters = "the_curator" }
  local g = t:game(more)
  local card = g:cards "museum"[1]
  g:go(card, not more.faq and dice or nil)
  if more.faq then
    g:dice(dice)
    g:choose { "attempt" }
  end
  return g, g:investigator "joe_diamond", g:investigator "harvey_walters", card
end

test("focus: one die on one's own marker, kept as it is and usable",
    { rules = { "es.focus.own_marker", "es.focus.not_rerolled_usable" } }, function(t)
  local g, joe, _, card = together(t, { "lore", "peril", "peril", "peril", "peril", "peril" })
  g:again { aside = "peril", keep = "lore", dice = { "peril", "peril", "peril", "2" } }
  t:equal(g:dice_on("marked", joe), { "lore" })
  t:equal(#g:pool(), 4)
  g:complete("lore, investigation 2", { "peril", "peril", "peril" }, "lore, 2")
  t:equal(g:dice_on("marked", joe), {})
  t:equal(g:dice_on("placed", card), { "2", "lore" })
end)

test("assist: on the marker of another on the same adventure",
    { rules = { "es.assist.other_marker", "es.focus.not_rerolled_usable" } }, function(t)
  local g, joe, harvey = together(t, { "lore", "peril", "peril", "peril", "peril", "peril" })
  g:again { aside = "peril", keep = "lore", by = harvey, dice = { "peril", "peril", "peril", "2" } }
  t:equal(g:dice_on("marked", harvey), { "lore" })
  t:equal(g:dice_on("marked", joe), {})
  t:offered(g, { "lore, investigation 2" })
end)

test("nobody assists from elsewhere", { rules = { "es.assist.other_marker" } }, function(t)
  local g = together(t, MISS, { at = { harvey_walters = "the_archives" } })
  g:choose { "try again" }
  t:prompt(g, "who assists")
  t:not_offered(g, "Harvey Walters")
  t:offered(g, { "Joe Diamond" })
end)

test("the die set aside is another one", { rules = { "es.focus.die_set_aside_too" } }, function(t)
  local g, joe = together(t, { "lore", "peril", "peril", "peril", "peril", "peril" })
  g:again { aside = "lore", keep = "peril", dice = { "peril", "peril", "peril", "peril" } }
  t:equal(g:dice_on("marked", joe), { "peril" })
  t:equal(g:dice_on "set_aside", { "lore" })
  t:equal(#g:pool(), 4)
end)

test("one die a roll, one die a marker; a free marker takes the next", { rules = { "es.focus.one_die_per_marker",
    "es.focus.one_per_roll" } }, function(t)
  local g, joe, harvey = together(t, { "lore", "peril", "peril", "peril", "peril", "peril" })
  g:dice { "peril", "peril", "peril", "peril" }
  g:again { aside = "peril", keep = "lore" }
  t:prompt(g, "No task is completed.", joe)
  t:equal(#g:cards "marked", 1, "one a roll")
  g:choose { "try again" }
  t:not_offered(g, "Joe Diamond")
  t:offered(g, { "Harvey Walters" })
  g:choose { "who assists", harvey }
  t:equal(g:dice_on("marked", harvey), { "peril" })
  t:equal(g:dice_on("marked", joe), { "lore" })
end)

test("with all markers taken nobody is asked", { rules = { "es.focus.one_die_per_marker" } }, function(t)
  local g, joe = together(t, { "lore", "peril", "peril", "peril", "peril", "peril" }, { at = {} })
  g:dice { "peril", "peril", "peril", "peril" }
  g:again { aside = "peril", keep = "lore" }
  g:dice { "peril", "peril", "peril" }
  g:choose { "try again" }
  t:prompt(g, "No task is completed.", joe)
  t:equal(#g:cards "marked", 1)
end)

test("it leaves the marker at the end of the turn", { rules = { "es.focus.one_die_per_marker" } }, function(t)
  local g, joe = together(t, { "lore", "peril", "peril", "peril", "peril", "peril" })
  g:again { aside = "peril", keep = "lore", dice = { "peril", "peril", "peril", "peril" } }
  g:choose { "give up" }
  t:equal(g:dice_on("marked", joe), {})
  t:equal(#g:cards "dice", 8)
end)

test("used, the marker is free again: by the rulebook one focuses once more",
    { rules = { "es.focus.one_die_per_marker" } }, function(t)
  local g, joe = together(t, { "peril", "1", "1", "1", "1", "1" }, { adventures = { "the_archives" }, at = {} })
  g:again { aside = "1", keep = "peril", dice = { "lore", "1", "1", "1" } }
  g:complete("lore, peril", { "1", "1", "1" })
  t:equal(g:dice_on("marked", joe), {})
  g:again { aside = "1", keep = "1" }
  t:equal(#g:cards "marked", 1)
end)

-- Rulebook and FAQ differ, or only the FAQ says it.
test("by the FAQ one focuses once in an attempt; others may still assist",
    { rules = { "es.focus.one_die_per_marker" } }, function(t)
  local g, joe, harvey = together(t, { "peril", "1", "1", "1", "1", "1" }, { adventures = { "the_archives" },
    faq = true,
    at = { harvey_walters = "the_archives" } })
  g:again { aside = "1", keep = "peril", dice = { "lore", "1", "1", "1" } }
  g:complete("lore, peril", { "1", "1", "1" })
  t:equal(g:dice_on("marked", joe), {})
  g:choose { "try again" }
  t:not_offered(g, "Joe Diamond")
  t:offered(g, { harvey })
end)

test("who assisted in vain loses 1 sanity or 1 stamina of his choice",
    { rules = { "es.assist.failure_cost" } }, function(t)
  for _, choice in ipairs { "1 sanity", "1 stamina" } do
    local g, joe, harvey = together(t, { "lore", "peril", "peril", "peril", "peril", "peril" })
    g:again { aside = "peril", keep = "lore", by = harvey, dice = { "peril", "peril", "peril", "peril" } }
    g:choose { "give up" }
    t:prompt(g, "What do you lose?", harvey)
    g:choose { choice }
    t:equal({ harvey.max_sanity - harvey.sanity, harvey.max_stamina - harvey.stamina },
      choice == "1 sanity" and { 1, 0 } or { 0, 1 })
    t:equal(joe.max_sanity - joe.sanity, 2, "the penalties are Joe's")
  end
end)

test("nothing when his die was used, nor for one's own focus", { rules = { "es.assist.failure_cost" } }, function(t)
  local g, joe, harvey = together(t, { "lore", "peril", "peril", "peril", "peril", "peril" })
  g:again { aside = "peril", keep = "lore", by = harvey, dice = { "2", "peril", "peril", "peril" } }
  g:complete("lore, investigation 2", { "peril", "peril", "peril" }, "lore, 2")
  g:again { aside = "peril", keep = "peril" }
  if g:prompt().text == "No task is completed." then g:choose { "give up" } end
  t:equal({ harvey.max_sanity - harvey.sanity, harvey.max_stamina - harvey.stamina }, { 0, 0 })
  t:equal(joe.max_stamina - joe.stamina, 0)
end)

test("Beyond Hope forbids it", { rules = { "es.focus.own_marker", "es.mythos.lingering_until_next" } }, function(t)
  local g = together(t, MISS, { mythos = "the_stars_align_beyond_hope" })
  g:dice { "1", "1", "1", "1", "1" }
  g:choose { "try again" }
  t:prompt(g, "No task is completed.")
end)
