-- Rules Reference, Glossary: Story Cards.

test("a story card on the other side of an enemy is resolved: its text happens",
  { rules = { "ah.story_card.resolve" } }, function(t)
    local g = t:game { locations = { "study" } }
    local me = g:lead()
    local keeper = g:spawn("story_keeper", { engaged = me })
    g:tokens { "0" }
    g:act { "fight", keeper }
    t:equal({ keeper.title, keeper.zone, me.resources }, { "The Oath", "removed", 8 })
    t:equal(#g:cards("threat", me), 0)
  end)

test("a story card without a text does nothing when it is resolved", { rules = { "ah.story_card.resolve" } }, function(t)
  local g = t:game { locations = { "study" } }
  local page = g:put("story_silent", "set_aside")
  g:effect("resolve_story", page, g:lead())
  t:equal({ page.zone, g:lead().resources }, { "set_aside", 5 })
end)
