-- For `misk bench`: a table with more cards than any game brings.

--- bench_crowd(n: integer). Puts n more permanents into play under the lead's control: of each asset in turn.
local function bench_crowd(n)
  local ids = cards_with "asset"
  local owner = seats()[1]
  for i = 1, n do create(ids[(i - 1) % #ids + 1], "play", owner) end
end

engine.export { bench_crowd = bench_crowd }
