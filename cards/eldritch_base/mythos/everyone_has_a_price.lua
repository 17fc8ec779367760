return mythos {
  name = "Everyone Has a Price", colour = "yellow", difficulty = "easy", trait = "event",
  effect = { each_investigator({ may(gain_condition "debt", { step("discard 1 Condition", function(you)
    local card = choose(you, "Which Condition is discarded?", cards_in("conditions", you), { purpose = "discard" })
    if card then card:discard_card() end
  end) }) }, "with a Condition", function(inv) return size("conditions", inv) > 0 end) },
}
