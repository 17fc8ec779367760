-- Checks for `misk check` that need knowledge of this game.

--- lint(): table[]. Findings of `misk check` that need knowledge of this game: { card =, message =, mend =, rule = }
--- each.
local function lint()
  local found = {}
  local function say(card, message, mend, rule)
    found[#found + 1] = { card = card, message = message, mend = mend, rule = rule }
  end
  for _, id in ipairs(cards_with "investigator") do
    for _, item in ipairs(data_of(id).start or {}) do
      if type(item) == "table" and not card_exists(item.ally or "") then
        say(id, "there is no ally '" .. tostring(item.ally) .. "' (start)", "correct the id, or write the card",
            "unknown-card")
      end
    end
  end
  for _, id in ipairs(cards_with "adventure") do
    local data = data_of(id)
    if #data.tasks == 0 then
      say(id, "the adventure has no task", "give it `tasks`", "no-task")
    end
  end
  return found
end

--- lint_rules(): table[]. The game's own rules, for `misk check --rules`.
local function lint_rules()
  return {
    { name = "no-task", what = "An adventure has no task.", why = "It would be resolved as soon as somebody attempts it.",
      wrong = "adventure { name = \"The Attic\" }", right = "adventure { name = \"The Attic\", tasks = { \"I3\" } }" },
  }
end

--- check_names(): table. Facts about this game's scripts for `misk check`: the kinds of card that names always stand
--- for.
local function check_names()
  return { means = { inv = "investigator", you = "investigator", monster = "monster", ancient = "ancient_one", spell = "spell" },
    gone = { monster_defeated = { "subject" } } }
end

--- text_limits(): table. The number of letters that fit on a card: its text in letters of 24 (of the 600 units of its
--- width) without a picture beside it, and its name in two lines. ui/paint/face_drawing.cpp has the boxes.
local function text_limits()
  local card, wide = { title = 60, text = 750 }, { title = 60, text = 400 }   -- the rows of a wide card's tasks come first
  return { investigator = card, adventure = wide, other_world = wide, common = card, unique = card, spell = card,
    ally = card, mythos = card, monster = card, ancient_one = card }
end

engine.export { lint = lint, lint_rules = lint_rules, check_names = check_names, text_limits = text_limits }
