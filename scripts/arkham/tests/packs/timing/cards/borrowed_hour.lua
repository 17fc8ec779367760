return event_card {
  name = "Borrowed Hour", class = "neutral", cost = 0,
  text = "Gain 3 resources. At the end of the phase, each investigator at the study takes 1 horror.",
  effect = function(me, you)
    you:gain(3)
    me:arm("toll", you)
  end,

  named "toll" "The end of the phase: each investigator at the study takes 1 horror." {
    at = "phase_ends",
    effect = function(me, you)
      for _, place in ipairs(find "locations") do
        if place.title == "Study" then harm_all(you, investigators_at(place), 0, 1) end
      end
    end,
  },
}
