-- Damage and horror: taken, dealt, healed; resources and actions gained and lost.

local language = require "import/language"
local things = require "import/subjects/things"
local frame, effects = language.frame, language.effects

frame { name = "take", text = "*take {n:count} {h:harm}", means = { "take", n = "$n", harm = "$h" },
  example = "treachery: Revelation - Take 2 horror.", near = "treachery: Revelation - Take 2 clues." }
function effects.take(w, node, who)
  w:would_change()
  w:emit(who .. ":take_" .. node.harm .. "(" .. w:number(node.n) .. ")")
end
function effects.take_all(w, node, list)
  w:would_change()
  local n = w:number(node.n)
  w:emit("harm_all(nil, " .. list .. ", " .. (node.harm == "damage" and n or "0, " .. n) .. ")")
end

frame { name = "take both", text = "*take {n:number} damage and {m:number} horror",
  means = { "take_both", damage = "$n", horror = "$m" },
  example = "treachery: Revelation - Take 1 damage and 2 horror.",
    near = "treachery: Revelation - Take 1 damage and 2 doom." }
frame { name = "take both, horror first", text = "*take {n:number} horror and {m:number} damage",
  means = { "take_both", damage = "$m", horror = "$n" } }
function effects.take_both(w, node, who)
  w:would_change()
  w:emit(who .. ":take { damage = " .. node.damage .. ", horror = " .. node.horror .. " }")
end
function effects.take_both_all(w, node, list)
  w:would_change()
  w:emit("harm_all(nil, " .. list .. ", " .. node.damage .. ", " .. node.horror .. ")")
end

frame { name = "take direct", text = "*take {n:count} direct {h:harm}",
  means = { "take_direct", n = "$n", harm = "$h" },
  example = "treachery: Revelation - Take 1 direct damage. Then, if you have 3 or more resources, lose 2 resources.",
  near = "treachery: Revelation - Take 1 indirect damage." }
function effects.take_direct(w, node, who)
  w:would_change()
  w:emit(who .. ":take { " .. node.harm .. " = " .. w:number(node.n) .. ", direct = true }")
end
function effects.take_direct_all(w, node, list)
  w:would_change()
  local n = w:number(node.n)
  w:emit("harm_all(nil, " .. list .. ", " .. (node.harm == "damage" and n .. ", 0" or "0, " .. n) .. ", true)")
end

frame { name = "take both direct", text = "*take {n:number} direct damage and {m:number} direct horror",
  means = { "take_both_direct", damage = "$n", horror = "$m" },
  example = "treachery: Revelation - Take 2 direct damage and 1 direct horror.",
  near = "treachery: Revelation - Take 2 direct damage and 1 direct doom." }
function effects.take_both_direct(w, node, who)
  w:would_change()
  w:emit(who .. ":take { damage = " .. node.damage .. ", horror = " .. node.horror .. ", direct = true }")
end
function effects.take_both_direct_all(w, node, list)
  w:would_change()
  w:emit("harm_all(nil, " .. list .. ", " .. node.damage .. ", " .. node.horror .. ", true)")
end

-- "Deal 1 damage to each enemy ..." happens to all of them at once.
frame { name = "deal damage", text = "*deal {n:count} damage to {e:enemy}", means = { "deal", n = "$n", to = "$e" },
  example = "event: Deal 2 damage to an exhausted enemy at your location.",
  near = "event: Deal 2 damage to a revealed enemy at your location." }
-- A concealed mini-card can be exposed instead, unless the text goes on about the enemy: more than whether it is defeated.
local function attackable(w, ref)
  local set = ref[1] == "a" and not (w.later and w.later.speaks) and ref.set
  return set and set.at == "here" and { "a", set = { "set", of = set.of, at = "attackable", where = set.where } } or ref
end
--- things.DAMAGEABLE: what is wanted of an enemy that you damage: nothing says that it cannot be. target.attackable_here
--- asks for that by itself.
things.DAMAGEABLE = { target = "attackable_here",
  expr = function(x)
    return x == "it" and "it_takes_damage" or "not " .. x .. ".cannot_be_damaged and not check(cannot_harm, you, " .. x .. ")"
  end,
  lua = function(x) return x .. ':check "cannot_be_damaged" == 0 and you:check("cannot_harm", ' .. x .. ") == 0" end,
  of_list = function(list) return "damageable(" .. list .. ", you)" end,
}
-- Of what is chosen, of the enemy that the event is about, and of this enemy.
local function damageable(w, to, who)
  if who ~= "you" or w.later then return nil end
  if to[1] == "a" then return things.DAMAGEABLE end
  local bound = (to[1] == "that" or to[1] == "it") and w:find_bound(to[1] == "that" and (to.of or "enemy") or nil)
  if to[1] == "me" or bound and bound.code == "me" then return w:is_offered() and things.DAMAGEABLE or nil end
  return bound and bound.expression and not bound.of_test and w:is_offered() and things.DAMAGEABLE or nil
end
function effects.deal(w, node, who)
  local to = attackable(w, node.to)
  things.one(w, to, "enemy", "Deal damage to which enemy?", function(enemy)
    w:emit(who .. ":deal_damage(" .. enemy .. ", " .. w:number(node.n) .. ")")
  end, damageable(w, to, who))
end
frame { name = "deal damage to each", text = "*deal {n:count} damage to {e:each_enemy}",
  means = { "deal_each", n = "$n", to = "$e" },
  example = "event: Deal 1 damage to each enemy engaged with you.", near = "event: Deal 1 damage to each." }
function effects.deal_each(w, node, who)
  local want = who == "you" and things.DAMAGEABLE or {}
  w:would_change(things.any_to_change(w, node.to.set, want.expr, want.lua))
  w:emit("harm_all(" .. who .. ", " .. things.list(w, node.to.set) .. ", " .. w:number(node.n) .. ")")
end

frame { name = "heal", text = "*heal {n:count} {h:harm} <|from ~you>", means = { "heal", n = "$n", harm = "$h" },
  example = "location: [action]: Heal 2 horror. (Limit once per game.)", near = "location: [action]: Heal 2 doom." }
function effects.heal(w, node, who)
  w:change_of(who, "you." .. node.harm .. " > 0")
  w:emit(who .. ":heal_" .. node.harm .. "(" .. w:number(node.n) .. ")")
end

local function harmed(harm)
  return { expr = function(x) return x .. "." .. harm .. " > 0" end, lua = function(x) return x .. "." .. harm ..
    " > 0" end }
end
frame { name = "heal it", text = "*heal {n:count} {h:harm} from <it|him|her>", means = { "heal_it", n = "$n", harm = "$h" },
  example = "enemy: Forced - After this enemy attacks: Heal 1 damage from it." }
function effects.heal_it(w, node)
  things.one(w, { "it" }, w:find_bound(nil).of, "", function(name)
    w:emit(name .. ":heal_" .. node.harm .. "(" .. w:number(node.n) .. ")")
  end, harmed(node.harm))
end
for _, of in ipairs { "investigator", "asset", "enemy" } do
  frame { name = "heal " .. of, text = "*heal {n:count} {h:harm} from {i:" .. of .. "}",
    means = function(p)
      if p.i[1] == "it" then return nil end
      return { "heal_" .. of, n = p.n, harm = p.h, from = p.i }
    end,
    take = function(node)
      if type(node) == "table" and node[1] == "heal_" .. of then return { n = node.n, h = node.harm, i = node.from } end
    end,
    example = of == "investigator" and "event: Heal 2 horror from an investigator at your location." or nil }
  effects["heal_" .. of] = function(w, node)
    things.one(w, node.from, of, "Heal which " .. of .. "?", function(name)
      w:emit(name .. ":heal_" .. node.harm .. "(" .. w:number(node.n) .. ")")
    end, harmed(node.harm))
  end
end

frame { name = "heal either", text = "*heal 1 damage or <1|> horror <|from ~you>", means = { "heal_either" },
  example = "location: [action]: Heal 1 damage or 1 horror. (Limit once per game.)",
    near = "location: [action]: Heal 1 damage or 1 doom." }
function effects.heal_either(w, _, who)
  w:change_of(who, "you.damage + you.horror > 0")
  w:emit(who .. ":heal_either(" .. who .. ")")
end
for _, of in ipairs { "investigator", "asset" } do
  frame { name = "heal either, " .. of, text = "*heal 1 damage or <1|> horror from {i:" .. of .. "}",
    means = { "heal_either_of", of = of, from = "$i" } }
  frame { name = "deal to " .. of, text = "*deal {n:count} {h:harm} to {i:" .. of .. "}",
    means = function(p) return p.i[1] ~= "it" and { "deal_to", of = of, n = p.n, harm = p.h, to = p.i } or nil end,
    take = function(node)
      return type(node) == "table" and node[1] == "deal_to" and node.of == of and { n = node.n, h = node.harm, i = node.to } or nil
    end,
    example = of == "investigator" and "treachery: Revelation - Deal 1 horror to an investigator at your location." or nil }
end
function effects.heal_either_of(w, node, who)
  things.one(w, node.from, node.of, "Heal whom?", function(name) w:emit(name .. ":heal_either(" .. who .. ")") end,
    { expr = function(x) return x .. ".damage + " .. x .. ".horror > 0" end,
      lua = function(x) return x .. ".damage + " .. x .. ".horror > 0" end })
end
function effects.deal_to(w, node, who)
  things.one(w, node.to, node.of, "Deal it to whom?", function(name)
    local n = w:number(node.n)
    if node.of == "investigator" then return w:emit(name .. ":take_" .. node.harm .. "(" .. n .. ")") end
    if name ~= "me" and not (node.to[1] == "a" and node.to.set.at == "yours") then w:refuse("whose asset is it?") end
    w:emit(who .. ":harm_asset(" .. name .. ", " .. (node.harm == "damage" and n .. ", 0" or "0, " .. n) .. ")")
  end, node.to[1] == "a" and node.of == "asset" and { expr = function(x) return x .. "." .. (node.harm == "damage" and "health" or "sanity") .. " > 0" end,
    lua = function(x) return x .. ':check "' .. (node.harm == "damage" and "health" or "sanity") .. '" > 0' end } or nil)
end
frame { name = "deal to each investigator", text = "*deal {n:count} {h:harm} to {e:each_investigator}",
  means = { "deal_to_each", n = "$n", harm = "$h", to = "$e" },
  example = "enemy: Forced - When this enemy is defeated: Deal 1 horror to each investigator at its location." }
function effects.deal_to_each(w, node)
  w:would_change(things.any(w, node.to.set))
  local n = w:number(node.n)
  w:emit("harm_all(nil, " .. things.list(w, node.to.set) .. ", " .. (node.harm == "damage" and n or "0, " .. n) .. ")")
end
-- "You must either pay 1 resource or ...": possible only for whoever has it.
frame { name = "pay", text = "<*spend|*pay> {n:number} resource<s>", means = { "pay", n = "$n" },
  example = "enemy: Forced - After this enemy attacks you: You must either pay 1 resource or take 1 horror." }
function effects.pay(w, node, who)
  if w.depth == 0 or who ~= "you" then w:refuse("is this a cost?") end
  w.paying = "you.resources >= " .. node.n
  w:would_change(w.paying)
  w:emit('you:add("resources", -' .. node.n .. ")")
end
frame { name = "pay clues", text = "*spend {n:number} clue<s>", means = { "pay_clues", n = "$n" },
  example = "treachery: Revelation - You must either spend 1 clue or take 2 damage." }
function effects.pay_clues(w, node, who)
  if w.depth == 0 or who ~= "you" then w:refuse("is this a cost?") end
  local can = "you.clues >= " .. node.n .. " and you.cannot_spend_clues == 0"
  w.in_lua = w.in_lua or {}
  w.in_lua[can] = "spendable_clues({ you }) >= " .. node.n
  w.paying = can
  w:would_change(can)
  w:emit("spend_clues({ you }, " .. node.n .. ")")
end
frame { name = "gain resources", text = "*gain {n:count} resource<s>", means = { "gain", n = "$n" },
  example = "event: Gain 3 resources.", near = "event: Gain 3 cards." }
function effects.gain(w, node, who)
  w:change_of(who, w.able "gain")
  w:emit(who .. ":gain(" .. w:number(node.n) .. ")")
end
frame { name = "lose resources", text = "*lose {n:count} resource<s>", means = { "lose", n = "$n" },
  example = "treachery: Revelation - Lose 2 resources.", near = "treachery: Revelation - Lose 2 cards." }
function effects.lose(w, node, who)
  w:change_of(who, "you.resources > 0")
  local n = w:number(node.n)
  w:emit(who .. ':add("resources", -' .. (n:find " " and "(" .. n .. ")" or n) .. ")")
end
frame { name = "lose all resources", text = "<*lose|*discard> all <of ~your|~your|> resources", means = { "lose_every" },
  example = "treachery: Revelation - Lose all your resources.", near = "treachery: Revelation - Lose all your doom." }
function effects.lose_every(w, _, who)
  w:change_of(who, "you.resources > 0")
  w:emit(who .. ".resources = 0")
end
frame { name = "lose actions", text = "*lose {n:count} action<s> <|this turn>", means = { "lose_actions", n = "$n" },
  example = "treachery: Revelation - Lose 1 action.", near = "treachery: Revelation - Lose 1 turn." }
function effects.lose_actions(w, node, who)
  w:change_of(who, "you.actions > 0 or any(additional_actions)")
  w:emit(who .. ":lose_actions(" .. w:number(node.n) .. ")")
end

return {}
