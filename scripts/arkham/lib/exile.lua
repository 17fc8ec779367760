-- Exile: the card leaves the game, and its owner's deck in the campaign. (Rules Reference: Exile)

local guarded = require("lib/immunity").guarded

-- Here and not in game.lua, where it would give the timing points of the base game other numbers, and so its positions
-- other hashes.
engine.game {
  timing_points = {
    exiled = { about = "A card has been exiled: it is out of the game.", subject = "the card",
      text = "{subject} is exiled.", cite = "Rules Reference, Glossary: Exile",
      can_be = { subject = { "asset", "event", "skill" } }, called = { subject = "card" } },
  },
}

local verbs = {}

local function out_of_the_game() return "removed" end

--- card:exile(): boolean. Removes the card from the game, from wherever it is; from play with all consequences. In a
--- campaign it is no longer in its owner's deck. False: it stays, for it cannot leave play. Rules Reference: Exile.
function verbs.exile(card)
  if card.zone == "removed" then return false end
  if card.in_play then
    leave_together({ card }, out_of_the_game)
    if card.zone ~= "removed" then return false end
  else
    card:move "removed"
  end
  card.exiled = true
  after("exiled", nil, card)
  return true
end

--- card:remove_from_deck(). Removes the card from the game, and in a campaign from its owner's deck. It is not exiled.
function verbs.remove_from_deck(card)
  if card.in_play then
    leave_together({ card }, out_of_the_game)
  else
    card:move "removed"
  end
  if card.zone == "removed" then card.exiled = true end
end

engine.verbs(guarded(verbs, { touched = { exile = false, remove_from_deck = false } }))
