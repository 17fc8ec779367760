return investigator {
  name = "Akachi Onyele", id = "akachi_onyele", title = "The Shaman", health = 5, sanity = 7,
  lore = 3, influence = 2, observation = 2, strength = 2, will = 4, start = "space_15",
  possessions = { "spell mists_of_releh", "clue" },
  crippled = "influence", insane = "will",

  action "Look at the top 2 Gates of the stack: one goes on top, the other on the bottom." {
    condition = function() return size "gate_stack" > 0, "no Gate is left in the stack" end,
    effect = function(_, you)
      if size "gate_stack" < 2 then
        shuffle "gate_discard"
        for _, gate in ipairs(cards_in "gate_discard") do gate:move("gate_stack", nil, true) end
      end
      local stack = cards_in "gate_stack"
      for i = 1, math.min(2, #stack) do note("looks_at_gate", you, stack[i]) end
      if #stack == 1 then tell(you, "Which Gate is the last of the stack?", stack[1]) end
      local first = choose(you, "Which Gate goes on top?", { stack[1], stack[2] })
      local other = first == stack[1] and stack[2] or stack[1]
      if other then other:move("gate_stack", nil, true) end
      for _, gate in ipairs { first, other } do gate:show(you) end
    end,
  },

  reaction "When you close a Gate in an Other World: move to any space with a Clue or a Gate." {
    after = "gate_closed", condition = { "by == you", "in_other_world == 1", "you.cannot_move == 0" },
    target = target.space {
      where = "it ~= place(you) and (any(clues: place(it) == that) or any(gates: place(it) == that))" },
    effect = function(_, you, space) you:move_to(space) end,
  },
}
