return asset { name = "Wreck", class = "neutral", cost = 0,
  free "Something that nobody owns is attached to this." {
    effect = function(me) create("combat_bell", "set_aside"):attach_to(me) end,
  },
  free "Discard something that nobody owns." {
    effect = function(_, you)
      you:gain(1)
      create("combat_bell", "set_aside"):discard()
    end,
  },
}
