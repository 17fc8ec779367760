-- The Encounters of the Salt Road.
engine.game { zones = {
  { "salt_deck", "The deck of Salt Encounters.", visible = "none" },
  { "salt_discard", "Its discard pile." },
} }
return { salt_encounter = encounter_type("salt", { "salt_gate", "salt_well" }) }
