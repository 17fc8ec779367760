local move_any = step("you may move 1 Monster of your choice to any space", function(you)
  local monster = choose(you, "Move which Monster?", common_monsters(), { optional = true })
  if monster then monster:move_monster(choose(you, "Move it where?", cards_in "map")) end
end)

return asia_australia_encounter { name = "Asia/Australia 8",
  shanghai = { test("strength", 0, { pass = gain_condition "blessed", fail = gain_condition "detained" }) },
  tokyo = { test("influence", 0, { pass = move_any }) },
  sydney = { may(delay(), gain_asset { trait = "weapon" }) } }
