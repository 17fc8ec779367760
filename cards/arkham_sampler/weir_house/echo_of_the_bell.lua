return treachery {
  name = "Echo of the Bell", weakness = true, tekelili = true, copies = 2,
  revelation "Lose 2 resources, or take 1 horror if you have none. Return this to the bottom of the Tekeli-li deck." {
    effect = function(me, you)
      if you.resources == 0 then you:take_horror(1) end
      you.resources = math.max(0, you.resources - 2)
      me:return_to_tekelili()
    end },
}
