-- Rules Reference, Appendix I: costs are paid, attacks of opportunity are made, and only then does the card commence.
-- What of its targets is lost until then is chosen again.

local RULES = { rules = { "ah.aoo.after_costs_before_effect", "ah.init.resolve" } }

-- Roland with a Beat Cop that the next point of damage defeats, and these other allies.
local function company(t, event, others, more)
  local setup = { locations = { "study" }, hand = { event }, auto = { "reactions" } }
  for key, value in pairs(more or {}) do setup[key] = value end
  local g = t:game(setup)
  local me = g:lead()
  me:modify("slot_ally", #others, "game")
  local allies = { g:put("beat_cop", "play", { owner = me, damage = 1 }) }
  for _, id in ipairs(others) do allies[#allies + 1] = g:put(id, "play", { owner = me }) end
  return g, me, g:card(event), unpack(allies)
end

test("a target that an attack of opportunity takes is chosen again", RULES, function(t)
  local g, me, favor, cop, dog, cat = company(t, "combat_favor", { "guard_dog", "stray_cat" })
  g:spawn("swarm_of_rats", { engaged = me })
  g:act { "play", favor, cop }
  g:choose { "damage", cop }
  t:zone(cop, "discard")
  t:prompt(g, "Favor", me)
  t:equal(#g:prompt_options(), 2)
  g:choose { cat }
  t:zone(cat, "hand")
  t:zone(dog, "play")
  t:zone(favor, "discard")
  t:equal(me.resources, 6)
end)

test("the only target that an attack of opportunity has left is taken", RULES, function(t)
  local g, me, favor, cop, dog = company(t, "combat_favor", { "guard_dog" })
  g:spawn("swarm_of_rats", { engaged = me })
  g:act { "play", favor, cop }
  g:choose { "damage", cop }
  t:zone(dog, "hand")
end)

test("a target that is still there after an attack of opportunity stays chosen", RULES, function(t)
  local g, me, favor, cop, dog = company(t, "combat_favor", { "guard_dog" })
  g:spawn("swarm_of_rats", { engaged = me })
  g:act { "play", favor, cop }
  g:choose { "damage", dog }
  t:zone(cop, "hand")
end)

test("an event of which an attack of opportunity has left no target has been played, and does nothing",
  { rules = { "ah.aoo.after_costs_before_effect", "ah.target.required" } }, function(t)
    local g, me, favor, cop = company(t, "combat_favor", {})
    g:spawn("swarm_of_rats", { engaged = me })
    g:act { "play", favor, cop }
    g:choose { "damage", cop }
    t:zone(cop, "discard")
    t:zone(favor, "discard")
    t:equal({ me.resources, me.actions }, { 5, 2 })
  end)

test("what is chosen as a cost stays chosen", RULES, function(t)
  local g, me, farewell, cop, dog = company(t, "combat_farewell", { "guard_dog" })
  g:spawn("swarm_of_rats", { engaged = me })
  g:act { "play", farewell, cop }
  g:choose { "damage", dog }
  t:zone(cop, "discard")
  t:zone(dog, "play")
  t:equal(me.resources, 9)
end)

test("a target that falls while costs are paid is chosen again", RULES, function(t)
  local g, me, regret, cop, dog = company(t, "combat_regret", { "guard_dog" })
  cop.horror = 1
  g:act { "play", regret, cop }
  g:choose { "horror", cop }
  t:zone(cop, "discard")
  t:truthy(dog.exhausted)
  t:equal(me.resources, 5)
end)

test("a target that leaves as an effect initiates is chosen again", { rules = { "ah.init.commence_cancellable",
  "ah.init.resolve" } }, function(t)
  local g, me, favor, cop, dog, cat = company(t, "combat_favor", { "guard_dog", "stray_cat" })
  g:put("combat_jealousy", "threat", { owner = me })
  g:act { "play", favor, cop }
  t:zone(cop, "discard")
  g:choose { cat }
  t:zone(cat, "hand")
  t:zone(dog, "play")
  t:zone(favor, "discard")
end)

test("a move goes where it still can when the attack changes the ways", RULES, function(t)
  local g = t:game { locations = { "hallway", "attic", "cellar", "parlor" } }
  local me = g:lead()
  local rats = g:spawn("swarm_of_rats", { engaged = me })
  g:stop_at("before attack", rats)
  g:act { "move", g:location "parlor" }
  t:stopped(g)
  g:put(g:location "parlor", "set_aside")
  g:go_on()
  g:choose { g:location "cellar" }
  t:equal(me.place, g:location "cellar")
end)
