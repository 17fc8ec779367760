-- The doom track.

test("tokens fill the track from its first free space", { rules = { "es.doom.first_empty_space" } }, function(t)
  local g = t:game { adventures = { "the_archives", "koi_pond" } }
  g:effect("add_doom", 1)
  t:equal(g:ancient_one().doom, 1)
  g:effect("add_doom", 1)
  t:equal(g:ancient_one().doom, 2)
  t:equal(#g:cards "monsters", 0)
  g:effect("remove_doom", 1)
  t:equal(g:ancient_one().doom, 1)
end)

-- Cthulhu has monster icons on the spaces 3, 5, 7 and 9.
test("a monster icon makes a monster appear", { rules = { "es.doom.monster_icon" } }, function(t)
  for space, n in pairs { [3] = 1, [4] = 0, [5] = 1, [6] = 0, [9] = 1, [10] = 0 } do
    local g = t:game { adventures = { "unnatural_habitat" }, doom = space - 1 }
    g:effect("add_doom", 1)
    t:equal(#g:cards "monsters", n, "space " .. space)
  end
end)

test("two at once pass two spaces", { rules = { "es.doom.monster_icon", "es.doom.first_empty_space" } }, function(t)
  local g = t:game { adventures = { "public_lavatory" }, doom = 2 }
  g:effect("add_doom", 3)
  while g:prompt().text:find "replaces which one" do g:choose { "task 1" } end
  t:equal(g:ancient_one().doom, 5)
  t:equal(#g:cards "monsters", 2)
end)

test("the last space awakens him", { rules = { "es.doom.last_space_awakens" } }, function(t)
  local g = t:game { adventures = { "gala_in_the_great_hall" }, doom = 9 }
  g:go(g:adventure "gala_in_the_great_hall", { "1", "terror", "peril", "peril", "peril", "peril" })
  t:equal({ g:ancient_one().doom, g:get "awake" }, { 10, 0 })
  g:choose { "give up" }
  t:equal({ g:ancient_one().doom, g:get "awake" }, { 11, 1 })
  t:logged(g, "Cthulhu awakens!")
end)
