-- The tokens of the chaos bag: the numbers of a difficulty, and the symbols that all difficulties have.
local function bag(...)
  local list = { ... }
  for _, symbol in ipairs { "skull", "skull", "cultist", "tablet", "auto_fail", "elder_sign" } do list[#list + 1] = symbol end
  return list
end

return {
  easy = bag("+1", "+1", "0", "0", "-1", "-1", "-2"),
  standard = bag("+1", "0", "0", "-1", "-1", "-2", "-3"),
  hard = bag("0", "0", "-1", "-1", "-2", "-3", "-4"),
  expert = bag("0", "-1", "-1", "-2", "-3", "-4", "-6"),
}
