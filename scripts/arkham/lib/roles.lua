-- Roles: an investigator who plays the cards of one class at a time. (Rules Reference: Lola and "Roles")

-- Here and not in game.lua, where it would give the values of the base game other numbers, and so its positions other
-- hashes.
engine.game {
  values = {
    { "cannot_commit", "Above zero, the investigator cannot commit the card that is asked about." },
    { "cannot_trigger", "Above zero, the investigator cannot use the action, free and reaction abilities of the " ..
      "card that is asked about." },
  },
  timing_points = {
    role_chosen = { about = "An investigator has chosen a role.", actor = "the investigator",
      amount = "1 Neutral, 2 Guardian, 3 Seeker, 4 Rogue, 5 Mystic, 6 Survivor", text = "{actor} chooses a role: {amount|role_words}.",
      cite = "Rules Reference, Glossary: Lola and \"Roles\"",
      can_be = { actor = "investigator", amount = { 1, 6 } },
      called = { actor = "investigator", amount = "role" }, numbers = { amount = { "neutral", "guardian", "seeker", "rogue", "mystic", "survivor" } } },
  },
}

local ROLES = { "Neutral", "Guardian", "Seeker", "Rogue", "Mystic", "Survivor" }

local roles, verbs, data = { NAMES = ROLES }, {}, property.data

--- role_words(number: integer): string. The name of a role. Called by the engine for the log.
local function role_words(number) return ROLES[number] or "" end
engine.export { role_words = role_words }

-- Of `that`, a card: the investigator's role keeps it from her. Encounter cards have no class, and a weakness is exempt
-- whatever its class is.
local function off_role()
  local has_class, fits = {}, {}
  for number = 2, #ROLES do
    local class = ROLES[number]:lower()
    has_class[#has_class + 1] = "that is " .. class
    fits[#fits + 1] = "me.role == " .. number .. " and that is " .. class
  end
  return "me.role > 0 and that is player_card and that is not weakness and (" ..
    table.concat(has_class, " or ") .. ") and not (" .. table.concat(fits, " or ") .. ")"
end

--- roles.add(d: table, f: table). Gives the definition of an investigator what follows from `roles = true`.
function roles.add(d, f)
  if not f.roles then return end
  local where, modifiers = "it == me and " .. off_role(), {}
  for i, value in ipairs { "cannot_play", "cannot_commit", "cannot_trigger" } do
    modifiers[i] = { value = value, amount = 1, where = where }
  end
  table.insert(d.abilities, { kind = "constant", zones = { "investigators" }, modifiers = modifiers,
    text = "You can play, commit and use only neutral cards and cards of your role's class." })
  d.memory = fields.with(d.memory, "role")
  d.data.roles = true
end

-- Before the constructor of the cardtype adds the ability of playing the card, which asks for `cannot_play`.
--- roles.restrict(d: table). The abilities of a player card that its investigator triggers ask whether
--- something forbids that. Constant and forced abilities do not.
function roles.restrict(d)
  for _, a in ipairs(d.abilities) do
    if (a.kind == "window" or a.kind == "reaction") and not contains(a.condition, "can_trigger") then
      a.condition = fields.with(a.condition, "can_trigger")
    end
  end
end

-- To switch is to take another role than the one that she has.
local function other_roles(inv)
  local list = {}
  for number, name in ipairs(ROLES) do
    if number ~= inv.role then list[#list + 1] = name end
  end
  return list
end

--- inv:choose_role(). An investigator with `roles = true` chooses a role, other than the present one; the first time is
--- when all opening hands are drawn. `inv.role` is its number: 1 Neutral, 2 Guardian, 3 Seeker, 4 Rogue, 5 Mystic, 6
--- Survivor. For any other investigator nothing happens. Rules Reference: Lola and "Roles".
function verbs.choose_role(inv)
  if not data(inv).roles then return end
  local chosen = choose(inv, "Which role do you choose?", other_roles(inv))
  for number, name in ipairs(ROLES) do
    if name == chosen then inv.role = number end
  end
  after("role_chosen", inv, nil, nil, inv.role)
end

--- choose_roles(). Investigators with roles choose theirs, after all opening hands are drawn.
local function choose_roles()
  local all = seats()
  for i = 1, #all do verbs.choose_role(all[i]) end
end

engine.verbs(verbs)

engine.export { choose_roles = choose_roles }

return roles
