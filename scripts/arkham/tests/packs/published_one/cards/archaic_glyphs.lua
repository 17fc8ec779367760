-- The Path to Carcosa. Icons unverified.
return asset {
  name = "Archaic Glyphs", subtitle = "Untranslated", class = "seeker", level = 0, cost = 0, icons = { willpower = 1 },
  traits = { "Occult", "Spell" }, uses = { secrets = 0 },

  action "Discard a card with an intellect icon from your hand: 1 secret. With 3, discard this and gain 5 resources." {
    cost = { can = "any(discardable: it.icon_intellect > 0)", pay = function(_, you)
      local cards = filter(find("discardable", you), function(card) return card:check "icon_intellect" > 0 end)
      you:discard_card(choose(you, "Discard which card from your hand?", cards))
    end },
    effect = function(me, you)
      me:add("uses", 1)
      if me.uses < 3 then return end
      me:leave_play()
      you:gain(5)
      record "glyphs_translated"
    end,
  },
}
