return enemy {
  name = "Umôrdhoth", subtitle = "The Devourer Below", code = "01157", unique = true,
  traits = { "Ancient One", "Elite" }, keywords = { "hunter", "massive" },
  fight = 5, health = "6 + 4 * players", evade = 6, damage = 3, horror = 3,

  forced "At the end of each investigator's turn: ready Umôrdhoth." {
    at = "turn_ends", condition = "me.exhausted", effect = function(me) me:ready() end,
  },

  action "If you control Lita Chantler: give her to Umôrdhoth (resolution 3)." {
    condition = function(_, you)
      return #filter(find("my_assets", you), function(card) return card.title == "Lita Chantler" end) > 0,
        "you do not control Lita Chantler"
    end,
    effect = function() end_scenario "R3" end,
  },
}
