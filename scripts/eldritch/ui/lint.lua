-- Checks for `misk check` that need knowledge of this game: the cards that others name in their fields.

local finder = require("common:ui/lint").finder

-- Fields that name another definition, by kind of card.
local REFERENCES = {
  gate = { "space" }, clue = { "space" }, investigator = { "start" },
  mythos = { "rumor", "epic" }, mystery = { "ancient_one", "epic" },
}
-- Starting possessions of an investigator that are not cards.
local GAINS = fields.set_of { "clue", "improve" }

--- lint(): table[]. { card =, name =, message =, mend =, rule = } each; name: the text of the card's file that is wrong
local function lint()
  local found = {}
  local want = finder(found)
  for kind, names in pairs(REFERENCES) do
    for _, id in ipairs(cards_with(kind)) do
      for _, field in ipairs(names) do want(id, data_of(id)[field], field) end
    end
  end
  for _, id in ipairs(cards_with "space") do
    for _, path in ipairs(data_of(id).paths or {}) do want(id, path[1], "paths") end
  end
  for _, id in ipairs(cards_with "investigator") do
    for _, what in ipairs(data_of(id).possessions or {}) do
      local named = what:match "^%S+ (%S+)$"
      if named and not card_exists(named) or not named and not GAINS[what] then
        found[#found + 1] = { card = id, name = what, message = "nobody can begin with '" .. what .. "' (possessions)",
          mend = "write a kind and an id, as \"asset axe\", or \"clue\" or \"improve\"", rule = "unknown-card" }
      end
    end
  end
  return found
end

--- check_names(): table. Facts about this game's functions for `misk check`: the functions whose first argument is the
--- id of a card, or a trait.
local function check_names()
  return {
    cards = { "gain_condition", "can_gain_condition", "has_condition", "gain_named", "gain_named_spell",
      "gain_named_artifact", "ambush", "is_set_aside", "space_by" },
    tags = { "gain_spell", "gain_artifact", "gain_condition_with" },
    means = { inv = "investigator", you = "investigator", monster = "monster", gate = "gate", clue = "clue",
      space = "space", spell = "spell" },
    gone = { monster_defeated = { "subject" }, monster_discarded = { "subject" }, card_discarded = { "subject" },
      gate_closed = { "subject" }, defeated = { "subject" }, devoured = { "subject" } },
  }
end

--- text_limits(): table. The number of letters that fit on a card: its text in letters of 24 (of the 600 units of its
--- width) without a picture beside it, and its name in two lines. ui/paint/face_drawing.cpp has the boxes.
local function text_limits()
  local card, wide = { title = 60, text = 750 }, { title = 60, text = 850 }
  return { investigator = wide, monster = card, asset = card, artifact = card, spell = card, condition = card,
    mythos = card, mystery = card, ancient_one = wide }
end

engine.export { lint = lint, check_names = check_names, text_limits = text_limits }
