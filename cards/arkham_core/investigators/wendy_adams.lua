return investigator {
  name = "Wendy Adams", subtitle = "The Urchin", code = "01005", class = "survivor", traits = { "Drifter" },
  willpower = 4, intellect = 3, combat = 1, agility = 4, health = 7, sanity = 7,
  deck_size = 30,
  deck_options = { { class = "survivor", level = { 0, 5 } }, { class = "rogue", level = { 0, 2 } },
    { class = "neutral", level = { 0, 5 } } },
  requires = { "wendys_amulet", "abandoned_and_alone", "random_basic_weakness" },

  reaction "When you reveal a chaos token, discard a card from hand: return the token to the bag, reveal another." {
    when = "token_revealed", condition = "investigator == you", cost = cost.discard_from_hand(), limit = "test",
    effect = function(_, you, _, event)
      event:cancel()
      event.token:move "chaos_bag"
      reveal_token(you)
    end,
  },

  elder_sign = { text = "If Wendy's Amulet is in play, you automatically succeed.",
    effect = function()
      local amulet = filter(find "in_play", function(card) return card.title == "Wendy's Amulet" end)
      if #amulet > 0 then automatic_success() end
    end },
}
