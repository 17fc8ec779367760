local more = { text = "you may spend any amount of Sanity for 1 additional die each", dice = function(you)
  local n = choose_number(you, "Spend how much Sanity?", 0, you.sanity - 1)
  return n > 0 and you:spend_sanity(n) and n or 0
end }

return special_encounter { name = "The Key and the Gate 3", ancient_one = "yog_sothoth", set = "key_and_gate",
  initial = { test("observation", -1) },
  pass = { test("strength", 0, { at_least = 3, more = more, pass = token_on_sheet(),
    fail = gain_condition "cursed" }) },
  fail = { be_devoured() } }
