-- Partners: story assets of a campaign, of which each investigator may bring one along to each scenario. The cards of
-- all partners are in the game: in play, set aside, or removed when they are defeated (with the flag `defeated`) or
-- have left with an investigator. So a scenario can ask for them, and what happens to them is on the cards when the
-- game ends. Rules Reference, Glossary: Partner.

local fault = fields.fault
local move = method.move

engine.game {
  tags = {
    { "partner", "An asset that an investigator may bring along to a scenario; only defeat makes it leave play." },
  },
  sets = {
    my_partners = { about = "Partners of `you` in play.", zones = { "play", "threat" }, player = "you",
      where = "it is partner" },
    partners_aside = { about = "Partners that nobody has brought along.", zones = { "set_aside" }, where = "it is partner" },
    partners = { about = "All partners of the campaign: in play, set aside, or removed from the game.",
      zones = { "play", "threat", "set_aside", "removed" }, where = "it is partner" },
  },
}

local partner = {}

-- It belongs to nobody, so it leaves the game when it leaves play (lib/play_area.lua).
--- partner.mark(d: table, f: table). Gives the definition of an asset what follows from the keyword: it leaves play
--- only while it is being defeated.
function partner.mark(d, f)
  if d.data.kind ~= "asset" then
    fault("keywords", "only an asset is a partner", "take \"Partner\" out")
  elseif f.permanent or f.weakness or f.level then
    local name = f.permanent and "permanent" or f.weakness and "weakness" or "level"
    fault(name, "a partner is in no deck, so it has no `" .. name .. "`", "leave it out")
  end
  d.data.partner, d.data.health, d.data.sanity = true, f.health, f.sanity
  d.attributes.cannot_leave_play = "not me.being_defeated"
end

--- partner.set_aside(list: table[]). For the set-up: makes the partners of the campaign, { { card = id, damage =,
--- horror =, crossed_off = } }, with the harm that the log says.
function partner.set_aside(list)
  for i = 1, #list do
    local said = list[i]
    local card = create(said.card, said.crossed_off and "removed" or "set_aside")
    card.damage, card.horror, card.defeated = said.damage or 0, said.horror or 0, said.crossed_off or false
  end
end

--- partner.choose(). At the start of the scenario each investigator may put one partner into play.
function partner.choose()
  local left = find "partners_aside"
  if #left == 0 then return end
  local all = players()
  for i = 1, #all do
    local inv = all[i]
    local card = choose(inv, "Which partner do you bring along?", left, { optional = true })
    if card then
      card:enter_play(inv)
      left = filter(left, function(other) return other ~= card end)
    end
  end
end

--- partner.cross_off(card: card). For a partner that has been defeated: its name is crossed off.
function partner.cross_off(card)
  card.defeated = true
  note("crossed_out", nil, card)
end

--- partner.depart(inv: card). For an investigator who leaves the game: a partner who is still with them leaves
--- undefeated, and keeps its damage and horror.
function partner.depart(inv)
  local mine = find("my_partners", inv)
  for i = 1, #mine do
    local card = mine[i]
    local damage, horror = card.damage, card.horror
    move(card, "removed")
    card.damage, card.horror = damage, horror
  end
end

--- partner.records(): table?. What the campaign log says of the partners as the game ends, by id: { damage =, horror =,
--- crossed_off = }. Nil if there are none.
function partner.records()
  local records
  local all = find "partners"
  for i = 1, #all do
    local card = all[i]
    records = records or {}
    records[card.id] = card.defeated and { crossed_off = true } or { damage = card.damage, horror = card.horror }
  end
  return records
end

return partner
