-- template cards: a basic weakness: one of those dealt to decks at random
-- A weakness is a treachery, an enemy, an asset ... with the field `weakness`: "basic", or "signature" for one that
-- belongs to an investigator.
return treachery {
  name = "Card Name",
  weakness = "basic",
  traits = { "Flaw" },
  copies = 1,                    -- in the pool of basic weaknesses

  -- This resolves when the card is drawn.
  revelation "Put this into your threat area." {
    effect = function(me, you) me:put_in_threat_area(you) end,
  },

  -- `after` names the event (scripts/arkham/game.lua, timing_points); actor, subject, object and amount describe it.
  forced "After you gain resources: place 1 of them on this, up to 2." {
    after = "resources_gained", condition = { "investigator == you", "you.resources > 0", "me.uses < 2" },
    effect = function(me, you)
      you:add("resources", -1)
      me:add("uses", 1)
    end,
  },

  action "If there are 2 resources on this: discard it." {
    condition = "me.uses >= 2",
    effect = function(me) me:leave_play() end,
  },
}
