-- What players read where a condition is in the way of what they could use.

local NOT_MET = {
  my_turn = "only in your own turn",
  ["turn.where == none"] = "you have chosen already where to go",
  ["attempt.rolls == 0"] = "only before the first roll",
  ["not awake"] = "not when the Ancient One has awoken",
  ["place(you) is other_world"] = "only in an Other World",
  ["you.clues > 0 or any(my_possessions: it is common or it is spell)"] = "you have nothing to give for it",
  ["you.sanity < you.max_sanity or you.stamina < you.max_stamina"] = "you have all your sanity and stamina",
  attempting = "only while you attempt an adventure",
  ["not you.no_clues"] = "clues cannot be spent now",
  ["any(pool)"] = "there is no die in the pool",
  -- Each Spell has an ability for the rules with the FAQ and one for those without it; one of them is never there.
  faq = "",
  ["not faq"] = "",
  ["count(pool) > count(cast: not it.filled)"] = "no die would be left for it",
  ["any(held: it.parent == me)"] = "there is no die on it",
}

--- not_met(condition: string): string?. Why an ability cannot be used while the condition is not met, for players; ""
--- for what is not worth telling. Called by the engine.
local function not_met(condition)
  -- Items that add dice: the colours differ.
  if condition:match "^any%(dice: it is " then return "its die is not there to be added" end
  return NOT_MET[condition]
end

engine.export { not_met = not_met }
