return monster {
  name = "Silt Child", copies = 2, will = 0, horror = 1, toughness = 1,

  after_will "If you fail the Will test, you become Delayed." (function(_, you)
    if current "combat".sanity > 0 then you:delay() end
  end),
}
