return special_encounter { name = "The Key and the Gate 4", ancient_one = "yog_sothoth", set = "key_and_gate",
  initial = { test("strength", -1) },
  pass = { test("lore", 0, { pass = may(gain_condition "amnesia", token_on_sheet(), lose_sanity(3)),
    fail = lose_sanity(3) }) },
  fail = { be_devoured() } }
