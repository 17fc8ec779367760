return mythos {
  name = "Silver Twilight Aid", colour = "yellow", difficulty = "easy", trait = "event",
  effect = { each_investigator { may_choose({ gain_clue(1) }, { gain_asset {} }, { gain_spell() }) } },
}
