return treachery {
  name = "Test Whisper", weakness = true, tekelili = true, copies = 3,
  revelation "Take 1 horror. Return this to the Tekeli-li deck." { effect = function(me, you)
    you:take_horror(1)
    me:return_to_tekelili()
  end },
}
