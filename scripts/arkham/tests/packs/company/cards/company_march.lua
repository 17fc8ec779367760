-- A campaign with three partners.
return campaign { name = "The Long March", scenarios = { "company_camp", "company_pass" },
  partners = { "company_ada", "company_boris", "company_carol" },
  bags = { standard = { "0", "-1", "skull", "auto_fail", "elder_sign" } },
}
