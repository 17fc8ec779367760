-- Taboo lists: changes that a deck, or a whole campaign, may adopt for the building of decks. A list is plain data
-- beside the cards. It changes no card, so a deck without a list never meets it. lib/decks.lua asks here.

-- Here and not in game.lua, where it would give the tags of the base game other numbers.
engine.game {
  tags = {
    { "taboo", "A taboo list." },
  },
}

local constructor, schema, fault = fields.constructor, fields.schema, fields.fault

schema("taboo_entry", "What a taboo list says about a card.", {
  { "xp?", "integer", "So much more experience it costs, or less: 2, -1." },
  { "forbidden?", "true", "No deck has it." },
  { "exceptional?", "true", "It is exceptional: a deck has one at most, and its printed experience counts twice." },
})
schema("taboo_fields", "A taboo list.", {
  { "name", "string", "Its name." },
  { "id?", "string", "Its id; the name of its file when that is left out." },
  { "version?", "string", "Its version: \"2.1\"." },
  { "code?", "string", "Its number in ArkhamDB, by which decks from there name it: \"8\"." },
  { "text?", "string", "A sentence about it." },
  { "cards", "table<string, taboo_entry>",
    "The cards by their ids, or by their numbers: { machete = { xp = 1 }, [\"01020\"] = { forbidden = true } }." },
})
--- A taboo list: the cards that are forbidden, or cost other experience, in the decks that adopt it.
local taboo = constructor("taboo: definition", "taboo_fields", function(f)
  for id, entry in pairs(f.cards) do
    if entry.forbidden and (entry.xp or entry.exceptional) then
      fault({ "cards", id, "forbidden" }, "what is forbidden has no cost and no limit", "leave the rest of its entry out")
    elseif not (entry.forbidden or entry.exceptional or entry.xp and entry.xp ~= 0) then
      fault({ "cards", id }, "it changes nothing about '" .. id .. "'",
        "write xp = 1, exceptional = true or forbidden = true, or leave the card out")
    end
  end
  return { title = f.name, id = f.id, tags = { "taboo" }, attributes = {}, abilities = {},
    data = { kind = "taboo", name = f.name, text = f.text, version = f.version, code = f.code, cards = f.cards, traits = {} } }
end)

local lists = {}

local NOTHING = {}

--- lists.is_list(id: card_id?): boolean. Is that a taboo list?
function lists.is_list(id) return type(id) == "string" and card_exists(id) and data_of(id).kind == "taboo" end

--- lists.chosen(list: card_id?): card_id?. The list that was named, unless that is "none".
function lists.chosen(list) return list ~= "none" and list or nil end

--- lists.about(list: card_id?, id: card_id): table. What the list says about the card: { xp =, forbidden =, exceptional
--- = }, empty for nothing.
function lists.about(list, id)
  if not lists.is_list(list) then return NOTHING end
  local cards, whole = data_of(list).cards, whole_id(id)
  return cards[whole] or cards[whole:match "[^:]+$"] or cards[data_of(id).code or ""] or NOTHING
end

--- lists.named(list: card_id?): string?. The name of the list with its version; nil without a list.
function lists.named(list)
  if not lists.is_list(list) then return nil end
  local data = data_of(list)
  return data.version and data.name .. " " .. data.version or data.name
end

--- lists.mend(): string. What to do about a list that is not there, for a message.
function lists.mend()
  local ids = cards_with "taboo"
  if #ids == 0 then return "add the pack it is in with --packs, or take it out" end
  local known = {}
  for i, id in ipairs(ids) do known[i] = id:match "[^:]+$" .. " (" .. lists.named(id) .. ")" end
  return "take it out, or write one of " .. table.concat(known, ", ")
end

--- lists.by(list: card_id?): string. The list as the reason in a message: ", by Taboos 2.1"; "" without a list.
function lists.by(list)
  local name = lists.named(list)
  return name and ", by " .. name or ""
end

--- lists.option(campaign: table): table?. The option `taboo` of a campaign, in the form of setup_options(); nil if
--- there are no lists.
function lists.option(campaign)
  local ids = cards_with "taboo"
  if #ids == 0 then return nil end
  local values = { { "none", "None" } }
  for i, id in ipairs(ids) do values[i + 1] = { id:match "[^:]+$", lists.named(id) } end
  return { name = "taboo", text = "Taboo list", values = values,
    default = lists.is_list(campaign.taboo) and whole_id(campaign.taboo):match "[^:]+$" or "none" }
end

engine.export { taboo = taboo }

return lists
