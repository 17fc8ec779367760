-- What players read where a condition is in the way of an action or another ability that they use.

local refusals, counted = require "common:ui/refusals", require("common:ui/words").counted

local NOT_MET = {
  ["my_turn or you.acts_now > 0"] = "only in your own turn",
  my_turn = "only in your own turn",
  ["active == you"] = "only in your own turn",
  ["not you.halted"] = "your actions are over",
  ["phase == 1"] = "only in the Action Phase",
  ["place(me) == place(you)"] = "it is not on your space",
  ["me is not possession or bearer(me) == you"] = "it is not yours",
  ["you.no_expedition == 0"] = "you cannot have Expedition Encounters now",
  ["you.ignores_monsters == 0"] = "you ignore the Monsters here already",
  ["place(you).eldritch > 0"] = "there is no Eldritch token on your space",
  ["count(gates_here) > 0"] = "there is no Gate on your space",
  ["count(my_clues) == 0"] = "you have a Clue",
  ["any(monsters_here)"] = "there is no Monster on your space",
  ["any(monsters_here: it is cultist)"] = "there is no Cultist on your space",
  ["any(monsters_here: it is not epic)"] = "there is no Monster on your space that is not Epic",
  ["any(here: it.sanity < it.max_sanity)"] = "nobody on your space has lost Sanity",
  ["(you.health > 1 and you.sanity < you.max_sanity) or (you.sanity > 1 and you.health < you.max_health)"] =
    "you have nothing to recover, or nothing to give for it",
  ["awake == 1"] = "only when the Ancient One has awoken",
  ["solved >= 3"] = "only when three Mysteries are solved",
  ["me.rerolls > 0"] = "it has no rerolls left",
  ["ones == 0"] = "every die counts as a 1 now",
  ["you.cannot_reroll_with_clues == 0"] = "you cannot reroll with Clues now",
  ["test.skill == lore"] = "only in a test of Lore",
  ["test.skill == influence"] = "only in a test of Influence",
  ["test.skill == observation"] = "only in a test of Observation",
  ["test.skill == strength"] = "only in a test of Strength",
  ["test.skill == will"] = "only in a test of Will",
  ["not you.delayed"] = "you are Delayed",
  ["you.cannot_act == 0"] = "you cannot perform actions now",
  ["you.cannot_act == 0 or bearer(me) == you"] = "you cannot perform actions now",
  ["you.cannot_move == 0"] = "you cannot move now",
  ["you.cannot_rest == 0"] = "you cannot rest now",
  ["you.no_reserve == 0"] = "you cannot gain cards of the reserve now",
  ["not any(monsters_here)"] = "there is a Monster on your space",
  ["any(monsters_here: it.cannot_lose_health == 0)"] = "there is no Monster here that can lose Health",
  ["count(here) > 1"] = "nobody else is on your space",
  ["here is city"] = "only on a City space",
  testing = "only in a test of yours",
  combat_test = "only in a test of a Combat Encounter of yours",
  spell_test = "only in the test of a Spell of yours",
  other_world_test = "only in a test of an Other World Encounter of yours",
  acquiring_test = "only in a test to acquire Assets",
  fighting = "only in a Combat Encounter of yours",
  ["fighting and (combat_test or not test)"] = "only in a Combat Encounter of yours",
  ["me == you"] = "only its own investigator uses it",
  ["encounter_turn.fought"] = "only after a Combat Encounter",
}

-- Conditions and prices that speak of amounts, as patterns, with what is told of them.
local AMOUNTS = {
  ["^count%(my_clues%) %+ you%.clue_credit >= (%d+)$"] = function(_, you, n)
    return "costs " .. counted(n, "Clue") .. ", you have " .. #cards_in("held_clues", you) + you.clue_credit
  end,
  ["^you%.health > (%d+)$"] = function(_, you, n)
    return "costs " .. n .. " Health, you have " .. you.health .. ", and the last cannot be spent"
  end,
  ["^you%.sanity > (%d+)$"] = function(_, you, n)
    return "costs " .. n .. " Sanity, you have " .. you.sanity .. ", and the last cannot be spent"
  end,
  ["^solved >= (%d+)$"] = function(_, _, n) return game.solved .. " of " .. n .. " Mysteries are solved" end,
}

--- not_met(condition: string, card?: card, you?: card): string?. Why an ability of the card cannot be used while the
--- condition is not met, or its price not to be had, for players. Called by the engine.
local function not_met(condition, card, you)
  return refusals.told(AMOUNTS, condition, card, you) or NOT_MET[condition]
end

engine.export { not_met = not_met }
