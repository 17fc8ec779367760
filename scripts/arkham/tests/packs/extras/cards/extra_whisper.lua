return treachery { name = "Far Whisper",
  revelation "Put this into play next to the agenda deck." { effect = function(me) me:enter_beside_agenda() end },
}
