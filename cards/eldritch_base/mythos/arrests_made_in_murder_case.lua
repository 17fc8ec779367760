return mythos {
  name = "Arrests Made in Murder Case!", colour = "yellow", difficulty = "normal", trait = "event",
  effect = { each_investigator({ test("influence", 0, { fail = { discard_possession "weapon",
    gain_condition "detained" } }) },
    "on a City space with a Weapon",
      function(inv) return inv.place:is "city" and #inv:possessions_with "weapon" > 0 end) },
}
