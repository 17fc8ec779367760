-- The dice with which a task is completed.

test("every way to meet a task can be chosen, one die after the other where they are many", function(t)
  local g = t:game { adventures = { "stay_away_from_the_windows" }, possessions = { "axe", "enchanted_blade", "wither" } }
  g:go(g:adventure "stay_away_from_the_windows")
  g:act "Cast"
  g:act "add the yellow die"
  g:dice { "1", "2", "2", "3", "1", "2", "yellow 2", "red 2" }
  g:act "add the red die"
  g:choose { "hold", g:cards "pool"[6] }
  g:choose { "1. Stay Away From the Windows: investigation 8" }
  t:prompt(g, "With which dice? One after the other:")
  for _, die in ipairs { "yellow 2", "red 2", "2 (Wither)" } do
    local p = g:prompt()
    if p.text == "With which dice? One after the other:" then g:choose { die } end
  end
  t:prompt(g, "With which dice?")
  local found
  for _, text in ipairs(g:prompt_options()) do
    t:truthy(text:find("yellow 2", 1, true) and text:find("red 2", 1, true))
    found = found or not text:find "3" and text
  end
  t:truthy(found, "a way without the 3 is among them")
  g:dice { "1", "1", "1", "1" }
  g:choose { found }
  t:logged(g, "completes a task of Stay Away From the Windows: ")
  t:equal(#g:dice_on "set_aside", 0)
  t:zone(g:cards "placed"[1], "placed")
  for _, text in ipairs(g:dice_on "placed") do t:not_equal(text, "3") end
end)
