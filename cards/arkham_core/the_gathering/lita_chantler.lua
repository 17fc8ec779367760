-- In a player's play area; in the Parlor nobody controls her.
local CONTROLLED = "me in play and not me in board"

return asset {
  name = "Lita Chantler", subtitle = "The Zealot", code = "01117", class = "neutral", unique = true, story = true,
  cost = 0, traits = { "Ally" }, slots = { "ally" }, health = 3, sanity = 3,

  constant "Each investigator at your location gets +1 combat." {
    condition = CONTROLLED, everyone_here = { combat = 1 },
  },

  reaction "When an investigator at your location successfully attacks a Monster enemy: that attack deals +1 damage." {
    after = "test_succeeded", condition = { CONTROLLED, "attacking", "against is monster", "place(investigator) == here" },
    effect = function(_, _, _, event) event.investigator:modify("damage_bonus", 1, "test") end,
  },

  action "Test intellect (4). If you succeed, take control of Lita Chantler." {
    parley = true, zones = { "board" }, who = "place(me) == place(you) and you in investigators",
    test = { skill = "intellect", difficulty = 4 },
    success = function(me, you) you:take_control(me) end,
  },
}
