-- Speaks of those who take part in an attack by their names.
return asset {
  name = "Name Caller", class = "neutral", cost = 0, memory = { "wrong", "heard" },

  forced "After an enemy attacks by retaliate: this hears it." {
    after = "attack", condition = { "kind == by_retaliate", "enemy is ghoul", "investigator == you" },
    effect = function(me, you, _, event)
      if event.kind == "by_retaliate" and event.investigator == you and event.enemy:is "ghoul" then me.heard = me.heard + 1 end
    end,
  },
  free "Announce an attack." {
    effect = function(me, you)
      local who = { enemy = find("engaged", you)[1], investigator = you, kind = me.wrong == 0 and "by_retaliate" or "by_surprise" }
      if me.wrong == 2 then who = { enemi = you } end
      announce("attack", who)
    end,
  },
}
