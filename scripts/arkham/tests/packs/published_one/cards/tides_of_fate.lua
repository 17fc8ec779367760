-- The Innsmouth Conspiracy. Level, cost and icons unverified.
local function turn(from, to)
  local n = remove_tokens(from, #filter(cards_in "chaos_bag", function(token) return token:is(from) end))
  add_tokens(to, n)
end

return event_card {
  name = "Tides of Fate", class = "mystic", level = 5, cost = 2, icons = { wild = 2 }, traits = { "Spell", "Fortune" },
  fast = true, condition = "any(bag: it is curse)",
  text = "Each curse token in the bag becomes a bless token; when the round ends, each bless token a curse token.",
  effect = function(me, you)
    turn("curse", "bless")
    me:arm("ebb", you)
  end,

  named "ebb" "Each bless token of the bag becomes a curse token." {
    at = "round_ends", effect = function() turn("bless", "curse") end,
  },
}
