-- Reacts to every loss of its owner.
return common_item {
  name = "Smelling Salts", copies = 0,   -- in no deck

  forced "After you lose sanity, you regain 1." {
    after = "sanity_lost", condition = "investigator == you", effect = function(_, you) you:gain_sanity(1) end,
  },
  forced "After you lose stamina that neither a task nor a penalty takes, you regain 1 sanity." {
    after = "stamina_lost", condition = { "investigator == you", "not paying", "not penalties" },
    effect = function(_, you) you:gain_sanity(1) end,
  },
}
