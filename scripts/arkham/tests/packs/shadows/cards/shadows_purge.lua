return treachery { name = "Purge",
  revelation "Each enemy in the shadows attacks you, and takes 1 damage. Then discard them." {
    effect = function(_, you)
      for _, enemy in ipairs(find "shadows") do
        enemy:attack(you)
        harm_all(nil, { enemy }, 1, 0)
        enemy:leave_play()
      end
    end },
}
