-- Abilities that say that others may use them, with the kinds of limits.
local HERE = "place(me) == place(you)"

return asset {
  name = "Town Kettle", class = "neutral", cost = 0,

  free "Any investigator here: gain 1 resource. Group limit once per round." {
    who = HERE, limit = { per = "round", scope = "group" }, effect = function(_, you) you:gain(1) end },
  free "Any investigator here: gain 2 resources. Limit once per round." {
    who = HERE, limit = "round", effect = function(_, you) you:gain(2) end },
  free "Gain 3 resources. Max once per round." {
    limit = { per = "round", scope = "title" }, effect = function(_, you) you:gain(3) end },
  free "Gain 4 resources. Limit twice per round." {
    limit = { count = 2, per = "round" }, effect = function(_, you) you:gain(4) end },
}
