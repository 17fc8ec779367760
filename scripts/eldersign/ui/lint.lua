-- What `misk check` cannot know without knowing this game.

--- lint(): table[]. What `misk check` cannot know without the game: { card =, message =, mend =, rule = } each.
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

engine.export { lint = lint }
