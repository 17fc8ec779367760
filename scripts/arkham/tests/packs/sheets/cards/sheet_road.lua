return campaign { name = "The Road of Tools", scenarios = { "sheet_camp", "sheet_hill", "sheet_end" },
  bags = { standard = { "0", "-1", "skull" } } }
