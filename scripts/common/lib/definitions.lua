-- Makes definitions of cards from the fields that the cards of every game have (definition_fields).

local definitions = {}

--- definitions.make(kind: string, tags: string[], f: table): table. The definition with everything that all cards have;
--- the constructor adds the fields of its own kind.
function definitions.make(kind, tags, f)
  local room   -- a place for each key that constructors usually add, so that no table must grow
  local d = { title = f.name, id = f.id, tags = tags, attributes = {}, abilities = {}, memory = f.memory,
    data = { kind = kind, name = f.name, text = f.text, standin = f.standin, copies = f.copies, status = f.status,
      subtitle = room, traits = room, texts = room, class = room, classes = room, level = room, cost = room, code = room,
      keywords = room, icons = room, deck = room },
    subtitle = room, codes = room, discard = room, text_box = room }
  for i = 1, #f do d.abilities[i] = f[i] end   -- abilities are the fields without a name
  return d
end

--- definitions.attributes(d: table, f: table, names: string[]). Copies these fields as printed values.
function definitions.attributes(d, f, names)
  for _, name in ipairs(names) do d.attributes[name] = f[name] end
end

--- definitions.add(d: table, list: table[]). Adds more abilities after those of the card's file.
function definitions.add(d, list)
  for _, a in ipairs(list) do d.abilities[#d.abilities + 1] = a end
end

--- definitions.of_avatar(d: table, zone: string). For the card of a player: its abilities work in that zone, and the
--- card itself resolves them.
function definitions.of_avatar(d, zone)
  for _, a in ipairs(d.abilities) do
    a.zones = a.zones or { zone }
    a.you = a.you or "me"
  end
end

return definitions
