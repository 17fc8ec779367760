-- Replacements of the same condition, with and without "would".
local function instead(n)
  return function(_, you, _, event)
    event:replace("instead" .. n)
  end
end

return asset {
  name = "Strange Coin", class = "neutral", cost = 0, memory = { "on" },

  reaction "When you discover clues: gain 1 resource instead." {
    when = "clues_discovered", condition = { "investigator == you", "me.on == 1" }, effect = instead(1) },
  reaction "When you discover clues: gain 2 resources instead." {
    when = "clues_discovered", condition = { "investigator == you", "me.on == 1" }, effect = instead(2) },
  reaction "When you discover clues: heal 1 horror." {
    when = "clues_discovered", condition = { "investigator == you", "me.on == 2", "you.horror > 0" },
    effect = function(_, you) you:heal_horror(1) end },
  reaction "When you would discover clues: gain 3 resources instead." {
    would = "clues_discovered", condition = { "investigator == you", "me.on == 2" },
    effect = function(_, you, _, event)
      you:gain(3)
      event:replace()
    end },

  named "instead1" "Gain 1 resource instead." { effect = function(_, you) you:gain(1) end },
  named "instead2" "Gain 2 resources instead." { effect = function(_, you) you:gain(2) end },
}
