-- Its other side is a treachery.
return agenda { name = "Agenda with an omen", doom = 1, reverse = "ends_omen" }
