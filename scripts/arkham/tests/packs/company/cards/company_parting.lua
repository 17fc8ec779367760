return treachery { name = "Parting",
  revelation "Discard an asset you control." { effect = function(_, you)
    local asset = choose(you, "Which asset is discarded?", find("my_assets", you))
    if asset then asset:leave_play() end
  end },
}
