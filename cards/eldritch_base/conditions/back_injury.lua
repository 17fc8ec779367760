return condition {
  name = "Back Injury", traits = { "injury" },

  cured_by_rest(), worsens "strength",

  backs = {
    { name = "Fractured Spine", effect = { step("discard all but 1 of your Item possessions", function(you)
      local items = you:possessions_with "item"
      local kept = choose(you, "Which Item do you keep?", items)
      discard_together(filter(items, function(item) return item ~= kept end))
    end), discard_this() } },
    { name = "Muscle Spasms", effect = { discard_possession "item", delay(), discard_this() } },
    { name = "Nerve Damage", effect = { discard_possession "item", flip_this() } },
  },
}
