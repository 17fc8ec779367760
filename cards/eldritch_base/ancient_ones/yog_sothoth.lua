-- The penalty for an investigator on a space with a Gate who discards no Spell.
local function each_at_a_gate(prompt, f)
  for _, inv in ipairs(players()) do
    local gate = is_playing(inv) and find("gates_here", inv)[1]
    if gate then
      local spells = inv:spells()
      local spell = choose(inv, prompt, spells, { optional = true, purpose = "discard" })
      if spell then spell:discard_card() else f(inv) end
    end
  end
end

return ancient_one {
  name = "Yog-Sothoth", title = "The Lurker at the Threshold", doom = 14, mysteries = 3,
  mythos = { { 0, 2, 1 }, { 2, 3, 1 }, { 3, 4, 0 } },
  cultist = {
    strength = 0, damage = 1, toughness = 1,
    on_combat_defeat "Lose 1 Sanity and gain 1 Spell." (function(_, inv)
      together(function()
        inv:lose_sanity(1)
        inv:gain_spell()
      end)
    end),
  },
  awakened_cultist = {
    strength = -1, damage = 1, toughness = 1,
    before_strength "Lose 1 Sanity for each Spell you have." (function(_, inv) inv:lose_sanity(#inv:spells()) end),
  },

  reckoning "Each investigator on a space with a Gate advances Doom by 1 unless he discards 1 Spell." (function()
    each_at_a_gate("Discard which Spell, instead of advancing Doom?", function() advance_doom(1) end)
  end),

  -- The back.
  named "doom" "Place the Gate, or one of the stack, on this sheet; with 3 here the game is lost." (function(me, _,
    gate)
    gate = gate or top "gate_stack"
    if gate then put_on(me, gate) end
    refill_gates()
    if #on_card(me) >= 3 then lose_game("card", me) end
  end),
  named "awakened_reckoning" "Each investigator places the Gate of his space here or discards 1 Spell." (function(me)
    each_at_a_gate("Discard which Spell, instead of placing the Gate on the sheet?", function(inv)
      put_on(me, choose(inv, "Which Gate is placed on the sheet?", find("gates_here", inv)))
    end)
  end),
  encounter "The Key and the Gate" {
    anywhere = true, unannounced = true, condition = { "awake == 1", "solved >= 3", "count(gates_here) > 0" },
    effect = function(_, you) you:encounter_special "key_and_gate" end,
  },
  named "counts" "With Eldritch tokens for half of the investigators the Final Mystery is solved." (function(me)
    if game.awake == 1 and me.eldritch >= half_of_us() then win_game "final_mystery" end
  end),
}
