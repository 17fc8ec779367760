return treachery { name = "Mishap", forced "When an asset enters play: it does not." { when = "enters_play",
  condition = "card is asset", effect = function(_, _, _, event) event:cancel() end } }
