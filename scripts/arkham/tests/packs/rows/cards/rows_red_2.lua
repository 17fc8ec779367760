return agenda { name = "Red Dawn", doom = 9,
  forced "After the turn of an investigator begins: advance." { after = "turn_begins", effect = function() advance_agenda() end },
  advance "The investigators lose." { effect = function() end } }
