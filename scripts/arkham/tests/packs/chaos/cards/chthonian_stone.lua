-- As The Chthonian Stone: the keyword seal, with a choice of tokens.
return asset {
  name = "The Chthonian Stone", id = "chthonian_stone", class = "seeker", cost = 0, unique = true,
  seal = { "skull", "cultist", "tablet", "elder_thing" },
  free "Release a token: return this to your hand." {
    cost = cost.release(1), effect = function(me) me:return_to_hand() end },
}
