-- Rules Reference, Glossary: Alert.

test("after all results of a failed evasion an alert enemy attacks, and stays ready",
  { rules = { "ah.alert.attacks_on_failed_evade", "ah.alert.no_exhaust" } }, function(t)
  local g   = t:game { locations = { "study" }, auto = { "commit" } }
  local me  = g:investigator "roland_banks"
  local bomb = g:put("foes_smoke", "play", { owner = me })
  local foe = g:spawn("foes_viper", { engaged = me })        -- evade 3, agility 2
  g:tokens { "0" }
  g:act { "activate", bomb, foe }
  t:equal({ me.damage, foe.exhausted, foe.bearer == me }, { 1, false, true })
  t:order(g, { "fails by 1", "gains 1 resource", "Wary Viper attacks" })
end)

test("an alert enemy that is evaded does not attack, nor does it at a failed attack, nor one without alert",
  { rules = { "ah.alert.attacks_on_failed_evade" } }, function(t)
  local g   = t:game { locations = { "study" }, auto = { "commit" } }
  local me  = g:investigator "roland_banks"
  local foe = g:spawn("foes_viper", { engaged = me })
  g:tokens { "auto_fail", "+1" }
  g:act { "fight", foe }
  g:act { "evade", foe }
  t:truthy(foe.exhausted)
  t:equal(me.damage, 0)
  me.actions = 3
  local other = g:spawn("ghoul_minion", { engaged = me })
  g:tokens { "auto_fail" }
  g:act { "evade", other }
  t:equal(me.damage, 0)
end)

test("an alert enemy attacks who failed to evade it, whoever it is engaged with",
  { rules = { "ah.alert.engaged_or_not" } }, function(t)
  local g   = t:game { investigators = { "roland_banks", "test_partner" }, locations = { "study" },
    auto = { "commit" } }
  local me, partner = g:investigator "roland_banks", g:investigator "test_partner"
  local bomb = g:put("foes_smoke", "play", { owner = me })
  local his = g:spawn("foes_viper", { engaged = partner })
  g:tokens { "0", "0" }
  g:act { "activate", bomb, his }
  t:equal({ me.damage, partner.damage }, { 1, 0 })
  t:equal(his.bearer, partner, "it stays engaged")
  local loose = g:spawn("foes_viper", { exhausted = true })
  g:act { "activate", bomb, loose }
  t:equal({ me.damage, partner.damage, loose.zone }, { 2, 0, "board" })
end)
