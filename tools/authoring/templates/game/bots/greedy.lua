-- A bot: misk sim pack_name --bot greedy. It gets what its player sees and returns the index of an option, or a list of
-- indexes.
--
-- view = { prompt, player, min, max, options = { { kind = "pass" | "ability" | "component" | "label", text, ability,
-- card, target } } }

--- greedy(view) -> index
local function greedy(view)
  local me, best, index = view.player, -1, 1
  for i, option in ipairs(view.options) do
    local score = 0
    if option.ability == "search" then
      score = me.courage > 1 and 3 or 1
    elseif option.ability == "rest" then
      score = 2
    elseif option.kind == "ability" then
      score = 4                              -- other options of a card
    elseif option.text == "yes" then
      score = me.courage > 1 and 1 or -1     -- the dark corners
    end
    if score > best then best, index = score, i end
  end
  return index
end

engine.export { greedy = greedy }
