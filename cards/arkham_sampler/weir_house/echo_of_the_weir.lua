return treachery {
  name = "Echo of the Weir", weakness = true, tekelili = true, copies = 4,
  revelation "Discard 1 card at random from your hand. Return this to the bottom of the Tekeli-li deck." {
    effect = function(me, you)
      you:discard_random(1)
      me:return_to_tekelili()
    end },
}
