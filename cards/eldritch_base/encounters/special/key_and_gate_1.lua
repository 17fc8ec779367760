local function bound(you) return you:has_condition "dark_pact" end

return special_encounter { name = "The Key and the Gate 1", ancient_one = "yog_sothoth", set = "key_and_gate",
  initial = { when("you have a Dark Pact Condition", bound, be_devoured()), test("will", -1) },
  pass = { test("lore", 0, { pass = may(discard_possession "spell", token_on_sheet(), lose_sanity(3)),
    fail = lose_sanity(3) }) },
  fail = { be_devoured() } }
