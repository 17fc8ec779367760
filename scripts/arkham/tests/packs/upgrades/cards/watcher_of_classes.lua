local function after_a(class)
  return reaction("After you play a " .. class .. " card: draw 1 card.") {
    after = "played", condition = { "investigator == you", "card is " .. class }, cost = cost.resources(1),
    effect = function(_, you) you:draw(1) end,
  }
end
return asset {
  name = "Watcher", class = "neutral", level = 0, cost = 0, after_a "rogue", after_a "guardian", after_a "mystic",
}
