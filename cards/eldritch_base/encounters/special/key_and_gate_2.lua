local more = { text = "you may spend any number of Clues for 1 success each", successes = function(you)
  local most = 0
  while you:can_spend_clues(most + 1) do most = most + 1 end
  local n = choose_number(you, "Spend how many Clues?", 0, most, { purpose = "spend_clues" })
  return n > 0 and you:spend_clues(n) and n or 0
end }

return special_encounter { name = "The Key and the Gate 2", ancient_one = "yog_sothoth", set = "key_and_gate",
  initial = { test("will", -1) },
  pass = { test("influence", 0, { at_least = 3, more = more, pass = token_on_sheet(), fail = lose_sanity(3) }) },
  fail = { be_devoured() } }
