return skill {
  name = "Survival Instinct", code = "01081", class = "survivor", level = 0, icons = { agility = 1 }, traits = { "Innate" },

  if_successful "If this was an evasion: the evader may disengage from each other enemy, and may move to a connecting location." {
    condition = "evading", you = "test.tester", together = true,
    effect = function(_, you, _, event)
      local others = filter(find("engaged", you), function(enemy)
        return enemy ~= event.object and not enemy:is_immune()
      end)
      if #others > 0 and confirm(you, "Disengage from all other enemies?") then
        each(others, function(enemy) enemy:disengage() end)
      end
      local open = filter(find("connecting", you), function(place) return you:check("cannot_enter", place) == 0 end)
      local place = choose(you, "Move where?", open, { optional = true })
      if place then you:move_to(place) end
      check_engagement()
    end,
  },
}
