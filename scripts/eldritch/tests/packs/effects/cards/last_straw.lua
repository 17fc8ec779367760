-- Epic, so that it is in no cup.
return monster {
  name = "Last Straw", epic = true, toughness = 1,

  on_defeat "The investigators lose the game." (function(me) lose_game("card", me) end),
}
