-- Which card deals damage, and damage that becomes more.

test("the card that deals damage is known, and an enemy may be dealt more", function(t)
  local g = t:game { locations = { "study" }, investigators = { "skids_otoole" }, hand = { "sneak_attack", "dynamite_blast" },
    auto = { "windows", "commit" } }
  local me  = g:lead()                                                            -- combat 3
  local foe = g:spawn("ghoul_priest", { engaged = me, exhausted = true })         -- health 5
  local other = g:spawn("ghoul_priest", { engaged = me, exhausted = true })
  foe:modify("health", 9, "game")
  other:modify("health", 9, "game")
  g:put("moment_hammer", "play", { owner = me })
  me.resources, me.actions = 20, 5
  g:act { "play", "Sneak Attack", foe }
  t:equal(foe.damage, 3)
  g:tokens { "+1" }
  g:act { "fight", foe }
  t:equal(foe.damage, 4, "the damage of an attack is dealt by the rules")
  g:effect("deal_damage", me, foe, 1)
  t:equal(foe.damage, 5)
  g:act { "play", "Dynamite Blast", g:location "study" }
  t:equal({ foe.damage, other.damage, me.damage }, { 9, 4, 3 })
end)

test("an enemy deals more while it is attacking: its horror is no higher at other times", {}, function(t)
  local g = t:game { locations = { "study" } }
  local me = g:lead()
  local foe = g:spawn("swarm_of_rats", { engaged = me })
  g:put("moment_pall", "play", { owner = me })
  t:equal(foe.attack_horror, 0)
  g:stop_at("before attack", foe)
  g:act "draw"
  t:equal(foe.attack_horror, 1)
  g:go_on()
  t:equal({ me.damage, me.horror }, { 1, 1 })
  g:run_to "turn of roland_banks"
  t:equal(foe.attack_horror, 0)
end)

test("each enemy attacks by an effect: whoever is attacked chooses the order, and one that is gone attacks nobody", {}, function(t)
  local g = t:game { locations = { "study" }, auto = { "reactions" } }
  local me = g:lead()
  local rats, hound = g:spawn("swarm_of_rats", { engaged = me }), g:spawn("ghoul_minion", { engaged = me })
  g:effect("attack_each", { rats, hound }, me)
  t:prompt(g, "Which enemy attacks you first?", me)
  g:choose { hound }
  t:order(g, { "Ghoul Minion attacks", "Swarm of Rats attacks" })
  t:equal({ me.damage, me.horror }, { 2, 1 })
  g:effect("leave_play", rats)
  g:effect("attack_each", { rats, hound }, me)
  t:equal(me.damage, 3)
end)
