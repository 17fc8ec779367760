return asset {
  name = "Witch Doctor", value = 3, traits = { "ally" },

  forced "When an investigator here rests: he may recover 1 Health more or discard Cursed." {
    after = "rested", condition = "place(investigator) == place(me)", you = "investigator",
    effect = function(_, patient)
      local heal, cure = "Recover 1 Health", "Discard Cursed"
      local ways = {}
      if patient.health < patient.max_health then ways[1] = heal end
      if patient:has_condition "cursed" then ways[#ways + 1] = cure end
      local way = choose(patient, "Witch Doctor?", ways, { optional = true })
      if way == heal then patient:recover_health(1) elseif way == cure then patient:discard_condition "cursed" end
    end,
  },
}
