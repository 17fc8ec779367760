return mythos {
  name = "A Dark Power", colour = "yellow", difficulty = "normal", trait = "event",
  text = "Each Monster recovers all Health. Then each investigator encounters each Monster on his space.",
  effect = function()
    for _, monster in ipairs(cards_in "monsters") do monster:mend() end
    for _, inv in ipairs(players()) do
      local waiting = find("monsters_here", inv)
      while is_playing(inv) and #waiting > 0 do
        local monster = choose(inv, "Which Monster do you encounter first?", waiting, { purpose = "monster_first" })
        inv:encounter_monster(monster)
        waiting = filter(waiting, function(other)
          return other ~= monster and other.zone == "monsters" and other.place == inv.place
        end)
      end
    end
  end,
}
