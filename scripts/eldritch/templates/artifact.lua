-- template artifacts: an artifact, found and not bought
return artifact {
  name = "Card Name",
  traits = { "item", "magical" },

  -- A number that is changed as long as somebody has it: a skill, max_health, additional_dice ... (VALUES in
  -- scripts/eldritch/game.lua).
  constant "You roll 1 additional die when you cast a Spell." {
    you = { additional_dice = 1 }, condition = "spell_test",
  },

  -- `would`: before it happens; what it sees can be changed.
  reaction "Discard this: you lose no Sanity." {
    would = "sanity_lost", condition = { "actor == you", "amount > 0" }, cost = cost.discard_self(),
    effect = function(_, _, _, event) event.amount = 0 end,
  },
}
