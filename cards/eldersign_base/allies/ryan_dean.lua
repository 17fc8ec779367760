return ally {
  name = "Ryan Dean", standin = true,

  when_gained "Gain a common item, a unique item or a spell." (function(_, you)
    you:gain_cards(choose(you, "What do you gain?", { "common", "unique", "spell" }), 1)
  end),
}
