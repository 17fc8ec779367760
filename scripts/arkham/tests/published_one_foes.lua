-- Published encounter cards: alert, vengeance, haunted. packs/published_one.

local function table_of(t, config)
  config.locations = config.locations or { "witch_haunted_woods" }
  config.auto = config.auto or { "windows", "commit" }
  local g = t:game(config)
  return g, g:lead()
end

test("Pit Viper bites whoever fails to evade it, and its bite is poisonous once", {
  rules = { "ah.alert.attacks_on_failed_evade", "ah.alert.no_exhaust" } }, function(t)
    local g, me = table_of(t, {})
    local poison = g:put("poisoned", "set_aside")
    g:put("poisoned", "set_aside")
    local viper = g:spawn("pit_viper", { engaged = me })
    g:tokens { "auto_fail", "auto_fail" }
    g:act { "evade", viper }
    t:equal({ me.damage, viper.exhausted }, { 1, false })
    t:equal(#g:call("find", "my_threat_area", me), 2)
    g:act { "evade", viper }
    t:equal({ me.damage, #g:call("find", "my_threat_area", me), #g:cards "set_aside" }, { 2, 2, 1 })
    t:truthy(poison)
  end)

test("Pit Viper's bite into an asset alone does not poison", function(t)
  local g, me = table_of(t, {})
  g:put("poisoned", "set_aside")
  local dog = g:put("guard_dog", "play", { owner = me })
  local viper = g:spawn("pit_viper", { engaged = me })
  g:auto { "windows", "commit", "reactions" }
  g:effect("attack", viper, me)
  g:choose { dog }
  t:equal({ me.damage, dog.damage, #g:cards "set_aside" }, { 0, 1, 1 })
end)

test("Poisoned begins set aside and stays where it has come", { rules = { "ah.permanent.cannot_leave" } }, function(t)
  local g, me = table_of(t, {})
  local poison = g:put("poisoned", "set_aside")
  g:effect("attack", g:spawn("pit_viper", { engaged = me }), me)
  t:zone(poison, "threat", me)
  g:effect("leave_play", poison)
  t:zone(poison, "threat", me)
end)

test("each vengeance point makes Brood of Yig stronger, up to three", {
  rules = { "ah.vengeance.enemy" } }, function(t)
    local g, me = table_of(t, { auto = { "windows", "reactions" } })
    local brood = g:spawn("brood_of_yig", { engaged = me, exhausted = true })
    t:equal({ brood:check "fight", brood:check "evade" }, { 2, 2 })
    for n = 1, 4 do
      local viper = g:spawn("pit_viper", { engaged = me, exhausted = true })
      g:effect("deal_damage", me, viper, 1)
      t:zone(viper, "victory")
      t:equal({ brood:check "fight", brood:check "evade" }, { 2 + math.min(n, 3), 2 + math.min(n, 3) })
    end
  end)

test("Realm of Torment resolves the haunted ability at the beginning of its bearer's turn", {
  rules = { "ah.haunted.on_failed_investigate" } }, function(t)
    local g, me = table_of(t, { phase = "mythos" })
    g:hold_window "turn"
    g:encounter_deck { "realm_of_torment" }
    g:run_to "turn of roland_banks"
    g:go_on()
    local realm = g:card "realm_of_torment"
    t:zone(realm, "threat", me)
    t:equal(me.actions, 2)
    g:tokens { "auto_fail" }
    g:act { "investigate" }
    t:equal(me.actions, 0)
  end)

test("Realm of Torment is silent where nothing is haunted, and willpower ends it", function(t)
  local g, me = table_of(t, { locations = { "study" }, phase = "mythos" })
  g:encounter_deck { "realm_of_torment" }
  g:run_to "turn of roland_banks"
  g:go_on()
  t:equal(me.actions, 3)
  local realm = g:card "realm_of_torment"
  g:tokens { "-1" }
  g:act { "activate", realm }
  t:zone(realm, "threat", me)
  g:tokens { "+1" }
  g:act { "activate", realm }                                 -- 3 against 3
  t:zone(realm, "encounter_discard")
end)

test("Realm of Torment waits for the turn of its bearer", function(t)
  local g, me = table_of(t, { investigators = { "roland_banks", "agnes_baker" }, phase = "mythos" })
  g:put("realm_of_torment", "threat", { owner = me })
  g:go_on()
  g:choose { "Agnes Baker" }
  t:equal({ me.actions, g:investigator "agnes_baker".actions }, { 3, 3 })
  g:end_turn()
  t:equal(me.actions, 2)
end)
