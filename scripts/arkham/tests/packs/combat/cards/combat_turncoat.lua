return asset {
  name = "Turncoat", class = "neutral", cost = 0, traits = { "Talent" },
  free "An asset of yours is an enemy." { target = target.my_asset { where = "it ~= me" },
    effect = function(_, you, it)
      it:become("enemy", "game")
      it:modify("health", 1, "game", nil, "base")
      it:modify("fight", 1, "game", nil, "base")
      it:move("threat", you)
    end },
}
