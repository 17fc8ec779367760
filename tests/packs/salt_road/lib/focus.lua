-- Focus: what everybody may gather by an action, and spend to roll a die again.
engine.game { counters = { { "focus", "Focus of an investigator." } } }
return { most = 2 }
