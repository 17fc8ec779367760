test("Flashlight: with this expansion it has Salvage 1, and is otherwise as it was", function(t)
  local g  = t:game { locations = { "study" }, hand = { "flashlight" }, auto = { "commit" } }
  local me = g:investigator "roland_banks"
  local light = g:card "flashlight"
  g:act { "play", light }
  t:equal({ light.uses, me.resources }, { 3, 3 })
  g:tokens { "-3" }                        -- 3 - 3 against 2 - 2
  g:act { "activate", light }
  t:equal(me.clues, 1)
  t:truthy(light:is "salvage")
  g:effect("leave_play", light)
  t:zone(light, "discard", me)
  t:equal(me.resources, 4)
end)
