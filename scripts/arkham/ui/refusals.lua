-- What players read where a condition is in the way of an action, a free ability or a fast card.

local refusals, counted = require "common:ui/refusals", require("common:ui/words").counted

local NOT_MET = {
  ["me in hand or me.as_if_in_hand > 0"] = "it is not in your hand",
  playable_now = "something forbids playing it",
  can_trigger = "something forbids using it",
  my_turn = "only in your own turn",
  ["my_turn or me.permitted > 0"] = "only in your own turn",
  ["you == me.owner"] = "only its owner uses it",
  ["you.resources >= me.cost"] = "you have too few resources",
  ["not any(in_play: it.title == me.title and it ~= me)"] = "another of that name is in play",
  ["active ~= none"] = "only in somebody's turn",
  ["active ~= none and place(active) == here"] = "nobody whose turn it is is at your location",
  ["sum(investigators: spendable_clues) >= me.clue_threshold"] = "the investigators have too few clues",
  ["any(current_agenda)"] = "there is no agenda",
  ["any(scenario_deck)"] = "that deck is empty",
  ["any(evadable_here)"] = "there is no enemy here to evade",
  ["any(engaged) or any(connecting: not check(cannot_enter, you, it))"] =
    "you are engaged with nobody, and there is nowhere to go",
  ["any(deck) or any(discard)"] = "your deck and your discard pile are empty",
  ["test.tester == you"] = "only in a skill test of yours",
  ["test.auto ~= 1"] = "the test fails automatically",
  willpower_in_test = "only in a test of willpower",
  intellect_in_test = "only in a test of intellect",
  combat_in_test = "only in a test of combat",
  agility_in_test = "only in a test of agility",
  could_draw = "you cannot draw a card now",
  could_gain = "you cannot gain resources now",
  ["could_draw or could_gain"] = "you can neither draw a card nor gain resources now",
  ["you.cannot_resign == 0"] = "you cannot resign now",
  ["you.cannot_draw == 0"] = "you cannot draw cards now",
  ["you.cannot_gain == 0"] = "you cannot gain resources now",
  ["you.resources > 0"] = "you have no resources",
  ["you.damage > 0"] = "you have no damage",
  ["you.horror > 0"] = "you have no horror",
  ["you.damage + you.horror > 0"] = "you have no damage and no horror",
  ["here.clues > 0"] = "there are no clues here",
  discoverable_here = "there is nothing here that you could discover",
  ["here.clues == 0"] = "there are clues here still",
  ["you.cannot_discover == 0"] = "you cannot discover clues now",
  ["any(deck)"] = "your deck is empty",
  ["me.uses > 0"] = "nothing is left on it to use",
  ["me.exhausted"] = "it is ready already",
  ["me.damage > 0"] = "there is no damage on it",
  ["me.horror > 0"] = "there is no horror on it",
}

local function of_you(n, noun, there) return "costs " .. counted(n, noun) .. ", you have " .. there end
local function of_all(n)
  return "costs " .. counted(n, "clue") .. ", the investigators have " .. spendable_clues(players())
end

-- Conditions and prices that speak of amounts, as patterns, with what is told of them.
local AMOUNTS = {
  ["^sum%(investigators: spendable_clues%) >= me%.clue_threshold$"] = function(me)
    return of_all(me:check "clue_threshold")
  end,
  ["^sum%(investigators: spendable_clues%) >= (%d+) %* players$"] = function(_, _, n) return of_all(n * #seats()) end,
  ["^you%.clues >= (%d+) and you%.cannot_spend_clues == 0$"] = function(_, you, n)
    if you:check "cannot_spend_clues" > 0 then return "you cannot spend clues now" end
    return of_you(n, "clue", you.clues)
  end,
  ["^you%.resources >= me%.cost$"] = function(me, you) return of_you(me:check "cost", "resource", you.resources) end,
  ["^count%(discardable%) >= (%d+)$"] = function(_, you, n)
    return of_you(n, "card", #find("discardable", you)) .. " in hand that can be discarded"
  end,
}

--- not_met(condition: string, card?: card, you?: card): string?. Why an ability of the card cannot be used while the
--- condition is not met, or its price not to be had, for players. Called by the engine.
local function not_met(condition, card, you)
  local told = refusals.told(AMOUNTS, condition, card, you)
  if told then return told end
  -- A card that is immune is no target: for players it is as good as not there.
  condition = condition:gsub("%(([%w_]+): not check%(immune, it, me%)%)", "(%1)")
  -- Elusive: the locations to which it could lead are told by a long condition.
  if condition:match "^any%(engaged%) or any%(locations: " then
    return "you are engaged with nobody, and there is nowhere to go"
  end
  if condition:match "^not any%(fixed_in_slots%)" then return "what takes up its slot cannot leave play" end
  return NOT_MET[condition]
end

engine.export { not_met = not_met }
