return artifact {
  name = "Mi-go Brain Case", traits = { "item", "magical", "teamwork" },

  action "Trade with any investigator; then he may change places with you." {
    target = target.investigator { where = "it ~= you" },
    effect = function(_, you, other)
      you:trade_with(other)
      local here, there = you.place, other.place
      if here == there or not other:can_move() then return end
      if confirm(other, "Change places with " .. you.title .. "?") and other:move_to(here) then you:move_to(there) end
    end,
  },
}
