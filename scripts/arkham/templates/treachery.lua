-- template encounter: a treachery: an encounter card that does its harm as it is drawn
-- A scenario names the cards of its encounter deck, with copies: encounter_cards = { { "card_name", 2 } }.
return treachery {
  name = "Card Name",
  traits = { "Hazard" },
  -- keywords = { "surge" },     -- surge, peril

  revelation "Test willpower (3). If you fail, take 1 horror and lose 1 action." {
    test = { skill = "willpower", difficulty = 3 },
    fail = function(_, you)
      you:take_horror(1)
      you:lose_actions(1)
    end,
  },

  -- A treachery that stays is put somewhere by its revelation: me:put_in_threat_area(you), me:attach_to(you.place).
  -- Then add abilities after it; one of them calls me:leave_play().
}
