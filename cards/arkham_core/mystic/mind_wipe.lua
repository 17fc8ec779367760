return event_card {
  name = "Mind Wipe", code = "01068", class = "mystic", level = 1, cost = 1, icons = { willpower = 1, combat = 1 },
  traits = { "Spell" }, fast = true,
  text = "After a phase begins: until its end a non-Elite enemy at your location is blank, but for its traits.",
  after = "phase_begins", target = target.enemy_here { where = "it is not elite and it is not without_text" },
  effect = function(_, _, enemy)
    enemy:modify("text_blank", 1, "phase")
    -- A blank text box has no traits either, so the enemy gets its traits back.
    for _, trait in ipairs(enemy.data.traits) do enemy:gain_tag(fields.tag_of(trait), "phase") end
  end,
}
