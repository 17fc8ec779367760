return america_encounter { name = "America 7",
  arkham = { may(delay(), gain_spells(2)) },
  san_francisco = { improve "observation", test("will", -1, { fail = lose_sanity(2) }) },
  buenos_aires = { may(delay(), gain_spells(2)) } }
