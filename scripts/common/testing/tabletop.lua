-- For tests of a game's table: checks that every symbol, frame, shape and region that it names exists.

local tabletop = {}

local SHAPES = { card = true, wide = true, place = true, disc = true, token = true, die = true, pawn = true }

--- tabletop.check_symbol(t, top: table, name: string, where: string). `top` is the result of tabletop().
function tabletop.check_symbol(t, top, name, where)
  t:truthy(top.symbols[name], where .. ": there is no symbol '" .. tostring(name) .. "'")
end
local check_symbol = tabletop.check_symbol

local function check_texts(t, top, texts, where)
  for _, text in ipairs(texts or {}) do
    for name in text:gmatch "%[([^%]]*)%]" do check_symbol(t, top, name, where) end
  end
end

local function check_stats(t, top, stats, where)
  for _, stat in ipairs(stats or {}) do
    check_symbol(t, top, stat[1], where)
    t:truthy(stat[2], where .. ": " .. stat[1] .. " has no number")
  end
end

local function check_rows(t, top, rows, where)
  for _, row in ipairs(rows or {}) do
    for _, cell in ipairs(row.cells or row) do
      if type(cell) == "string" then cell = { symbol = cell } end
      t:truthy(cell.symbol or cell.text, where .. ": a cell is empty")
      if cell.symbol then check_symbol(t, top, cell.symbol, where) end
    end
  end
end

--- tabletop.check_face(t, top: table, face: table, where: string). `face` is a result of table_face.
function tabletop.check_face(t, top, face, where)
  t:truthy(face.title and face.title ~= "", where .. " has no title")
  t:truthy(SHAPES[face.shape or "card"], where .. ": shape " .. tostring(face.shape))
  t:truthy(top.frames[face.frame], where .. ": frame " .. tostring(face.frame))
  for _, icon in ipairs(face.icons or {}) do check_symbol(t, top, icon, where) end
  if face.sign and #face.sign > 2 then check_symbol(t, top, face.sign, where) end   -- a short sign is a text
  check_texts(t, top, face.text, where)
  check_stats(t, top, face.stats, where)
  check_rows(t, top, face.rows, where)
end

--- tabletop.check_marks(t, top: table, marks: table, where: string). `marks` is a result of table_marks.
function tabletop.check_marks(t, top, marks, where)
  for _, token in ipairs(marks.tokens or {}) do check_symbol(t, top, token[1], where) end
  check_stats(t, top, marks.stats, where)
  check_rows(t, top, marks.rows, where)
end

--- tabletop.check_view(t, top: table, view: table). `view` is a result of table_view.
function tabletop.check_view(t, top, view)
  local regions = {}
  for _, region in ipairs(top.regions) do regions[region.name] = true end
  for _, seat in ipairs(view.seats) do check_stats(t, top, seat.stats, "a seat") end
  for name, content in pairs(view.regions) do
    t:truthy(regions[name], "there is no region '" .. name .. "'")
    for _, chip in ipairs(content.chips or {}) do
      if chip.symbol or not chip.text then check_symbol(t, top, chip.symbol, name) end
    end
    check_texts(t, top, content.lines, name)
  end
end

return tabletop
