-- Writes one effect in Lua: its lines, its target, and when it would change something. Nodes are written by the
-- functions of the subjects; what is not certain is refused, and the sentence stays a TODO.

local language = require "import/language"

local writer = {}
writer.__index = writer

--- writer.new(facts, options): writer. options: kind (of the ability), you (false: nobody resolves it), target (it may
--- have one), bound (what "that enemy" can be).
function writer.new(facts, options)
  return setmetatable({ facts = facts, kind = options.kind, has_you = options.you ~= false, may_target = options.target,
    bound = options.bound or {}, place = options.place or {}, lines = {}, indent = "", depth = 0, changes = {},
    names = { me = true, you = true, event = true }, conditions = {} }, writer)
end

--- w:refuse(why). This cannot be written exactly.
function writer:refuse(why) error({ why = why }, 0) end

--- w:emit(line). A statement.
function writer:emit(line) self.lines[#self.lines + 1] = self.indent .. line end

--- w:block(head, f, last?). Statements inside of `head ... end`.
function writer:block(head, f, last)
  self:emit(head)
  local indent, bound = self.indent, self.bound
  self.indent, self.depth, self.bound = indent .. "  ", self.depth + 1, { unpack(bound) }
  f()
  self.indent, self.depth, self.bound = indent, self.depth - 1, bound
  self:emit(last or "end")
end

--- w:at_once(f). What f() writes happens at the same time, before anything that answers to a part of it.
function writer:at_once(f)
  if self.whole and self.depth == 0 and #self.lines == 0 then
    self.together = true
    return f()
  end
  self:block("together(function()", f, "end)")
end

-- What these do is announced when it has happened, so that abilities answer to it.
local ANNOUNCED = {}
for _, verb in ipairs { "add_to_victory", "attach_to", "attack", "deal_damage", "decrease_flood", "defeat", "defeat_enemy",
  "discard_card", "discard_cards", "discard_random", "discover", "disengage", "draw", "engage", "enter_at", "enter_play",
  "evade_enemy", "exhaust", "exile", "flip", "gain", "harm_asset", "heal_damage", "heal_either", "heal_horror",
  "increase_flood", "leave_play", "move_enemy", "move_to", "move_toward", "place_key", "put_in_threat_area", "ready",
  "resign", "return_to_hand", "reveal", "seal", "search", "set_flood", "spawn", "spawn_engaged", "suffer_trauma", "take",
  "take_control", "take_damage", "take_horror" } do ANNOUNCED[":" .. verb] = true end
for _, name in ipairs { "after", "attack_each", "discard_together", "draw_encounter", "harm_all", "leave_together", "place_doom",
  "search_encounter" } do ANNOUNCED[name] = true end

-- A test that a script begins, and what it reveals for itself, is complete before the script goes on. A reveal after
-- something else is an aspect of the same effect.
local COMPLETE = { "call_procedure", "attempt_again", "reveal_token", "reveal_apart", "resolve_sealed" }

local function announces(line)
  for name in line:gmatch ":?[%w_]+" do
    if ANNOUNCED[name] then return true end
  end
  return false
end

-- Lines that change nothing themselves, or that belong to what is announced before them: an emptied deck is made anew,
-- the agenda may advance, another card is drawn later.
local BESIDE = { "^local ", "^if ", "^for ", "^each%(", "^else", "^end", "^return", "^}", "^%-%-", "^check_doom%(",
  "^refill_encounter_deck%(", "^[%w_]+:gain_surge%(", "^must_choose%(", "^choose_one%(" }

local function acts(line)
  for _, head in ipairs(BESIDE) do
    if line:find(head) then return false end
  end
  return true
end

--- w:join(from?). All aspects of an effect come before what answers to one of them (Rules Reference: Effects): an effect
--- is one happening if one of its statements, from line `from` on, announces something and another one follows. What
--- is done for each point, one by one, is an effect of its own each time ("For each" or "for every").
function writer:join(from)
  local announced, now = false, false   -- by an earlier statement; by this one
  local of_each = false   -- this one is done to each of several
  -- The same within a block without another branch: "if there is one, do this and that", "each does this and that".
  local within, inner, before = false, false, false
  for i = from or 1, #self.lines do
    local line = self.lines[i]
    local begins = not (line:find "^%s" or line:find "^end" or line:find "^else")
    if begins then
      announced, now = announced or now, false
      of_each, within = line:find "^each%(" ~= nil, self:is_plain_block(i)
      inner, before = false, false
    elseif within and line:find "^  %S" and not line:find "^  end" then
      inner, before = inner or before, false
    end
    if announced and line:find("reveal_apart", 1, true) then self.together = true end
    for _, name in ipairs(COMPLETE) do
      if line:find(name, 1, true) then return end
    end
    now = now or announces(line)
    before = before or not begins and announces(line)
    local bare = line:match("^%s*if .- then (.+)$") or line:match "^%s*(.*)"
    if announced and (now or begins and acts(line) or of_each and acts(bare)) or
      within and inner and (before or acts(bare)) then self.together = true end
  end
end

-- Does a block begin in that line that is no loop over numbers and has no other branch?
function writer:is_plain_block(i)
  if not self.lines[i]:find "^if .* then$" and not self.lines[i]:find "^each%(.*function%([%w_]*%)$" then return false end
  for j = i + 1, #self.lines do
    if self.lines[j]:find "^else" then return false end
    if not self.lines[j]:find "^%s" then return true end
  end
  return false
end

--- w:alone(why?): boolean. Is what is written now all that the ability, or a result of its test, does? If not, and
--- `why` is given, it is refused.
function writer:alone(why)
  local is_alone = self.whole and self.whole[1] ~= "seq" and self.depth == 0 or false
  if not is_alone and why then self:refuse(why) end
  return is_alone
end

--- w:name(word): string. A name for a local that is not taken.
function writer:name(word)
  local name, n = word, 1
  while self.names[name] do
    n = n + 1
    name = word .. n
  end
  self.names[name] = true
  return name
end

--- w:would_change(expression). The effect changes something if this holds; without one, always.
function writer:would_change(expression) self.changes[#self.changes + 1] = expression or "true" end

--- w:would_change_if(code). Only Lua can ask whether it changes something. Lua asks (w.asks) for options of which one
--- must be chosen, and for what is done "if you cannot"; elsewhere it counts as always.
function writer:would_change_if(code)
  if not self.asks then return self:would_change() end
  local name = "(" .. code .. ")"
  self.in_lua = self.in_lua or {}
  self.in_lua[name] = code
  self:would_change(name)
end

--- w:would_change_asked(expression, code). The same where an expression can ask it, too.
function writer:would_change_asked(expression, code)
  self.in_lua = self.in_lua or {}
  self.in_lua[expression] = code
  self:would_change(expression)
end

--- w:would_change_encounter_deck(). It changes something if there is an encounter card to draw.
function writer:would_change_encounter_deck()
  self:would_change_asked("any(encounter_cards)", 'size "encounter_deck" + size "encounter_discard" > 0')
end

--- w:would_change_target(expression). It changes something if this holds of `it`, the target of the ability.
function writer:would_change_target(expression) self:would_change("\1" .. expression .. "\2") end

--- writer.of_target(expression): string?. The condition on `it`, if a part of the expression is asked of the target.
function writer.of_target(expression)
  if not expression:find "\1" then return nil end
  return (expression:gsub("^\1([^\1]*)\2$", "%1"):gsub("%(\1([^\1]*)\2%)", "(%1)"):gsub("\1([^\1]*)\2", "(%1)"))
end

--- w:change_of(who, expression). It changes something if this holds; the expression is said of `you`, and kept of others.
function writer:change_of(who, expression)
  if who == "you" then return self:would_change(expression) end
  if self.theirs then self.theirs[#self.theirs + 1] = expression or false end
  self:would_change()
end

--- w:of_others(f): expression[]?. Runs f. What it would change, if all of that is known and said of others.
function writer:of_others(f)
  local before, first = self.theirs, #self.changes
  self.theirs = {}
  f()
  local found, all_known = self.theirs, #self.theirs > 0 and #self.theirs == #self.changes - first
  self.theirs = before
  for _, each in ipairs(found) do all_known = all_known and each end
  return all_known and found or nil
end

-- What stands on both sides of a word, outside of brackets.
local function split(expression, word)
  local parts, current = {}, nil
  for piece in (expression .. word):gmatch("(.-)" .. word) do
    current = current and current .. word .. piece or piece
    local _, opened = current:gsub("%(", "")
    local _, closed = current:gsub("%)", "")
    if opened == closed then
      parts[#parts + 1] = current
      current = nil
    end
  end
  return parts
end

--- writer.all(parts): string. All of them together.
local function all(parts)
  local out = {}
  for i, part in ipairs(parts) do out[i] = #split(part, " or ") > 1 and "(" .. part .. ")" or part end
  return table.concat(out, " and ")
end
writer.all = all

--- w:changed(): string?. A condition that holds if any of the effects would change something.
function writer:changed()
  local parts, seen = {}, {}
  for _, part in ipairs(self.changes) do
    if part == "true" then return nil end
    if not seen[part] then
      seen[part] = true
      parts[#parts + 1] = part
    end
  end
  if #parts == 0 then return nil end
  if #parts == 1 then return parts[1] end
  for i, part in ipairs(parts) do
    if #split(part, " and ") > 1 then parts[i] = "(" .. part .. ")" end
  end
  return table.concat(parts, " or ")
end

--- writer.parts(expression): string[]. The conditions of which all must hold. In a card each stands by itself, so that
--- players are told which of them is in the way.
function writer.parts(expression)
  if expression == "" then return {} end
  if #split(expression, " or ") > 1 then return { expression } end
  local parts = split(expression, " and ")
  for i, part in ipairs(parts) do parts[i] = part:match "^%b()$" and part:sub(2, -2) or part end
  return parts
end

--- writer.reworded(expression, say): string?. The same with other words: say(part) for the parts between "and" and
--- "or". Without words for one of them there is nothing to say.
function writer.reworded(expression, say)
  local said = say(expression)
  if said then return said end
  for _, word in ipairs { " or ", " and " } do
    local parts = split(expression, word)
    if #parts > 1 then
      for i, part in ipairs(parts) do
        parts[i] = writer.reworded(part, say)
        if not parts[i] then return nil end
      end
      return word == " or " and table.concat(parts, word) or all(parts)
    end
  end
  local inner = expression:match "^%b()$" and writer.reworded(expression:sub(2, -2), say)
  return inner and "(" .. inner .. ")" or nil
end

-- When it would change something that an investigator does this, which cards may forbid: of `you`, of `it`, and in Lua
-- of anybody. The only place that says so.
local ABLE = {
  draw = { "could_draw", "it_could_draw", function(x)
    return x .. ':can_draw() and (any("deck", ' .. x .. ') or any("discard", ' .. x .. "))"
  end },
  gain = { "could_gain", "it_could_gain", function(x) return x .. ':check "cannot_gain" == 0' end },
  discover = { "you.cannot_discover == 0", "it.cannot_discover == 0",
    function(x) return x .. ':check "cannot_discover" == 0' end },
}
--- writer.able(verb, more?): string. When it would change something that you draw cards, gain resources or discover
--- clues: an expression. more: what else has to hold.
function writer.able(verb, more) return more and all { more, ABLE[verb][1] } or ABLE[verb][1] end
--- writer.able_of(text, name): string?. That, said of `it`, or in Lua of somebody; nil if the text says something else.
function writer.able_of(text, name)
  for _, each in pairs(ABLE) do
    if each[1] == text then return name == "it" and each[2] or each[3](name) end
  end
end
--- writer.discoverable(only_clues?): want. When it would change something to discover clues at a location x: for
--- things.one(). Without clues a concealed mini-card may be exposed instead, but not by "all clues".
function writer.discoverable(only_clues)
  return {
    expr = function(x)
      if x == "here" and not only_clues then return "discoverable_here" end
      local mini = "any(mini_cards: place(it) == " .. (x == "it" and "that" or x) .. ")"
      return writer.able("discover", x .. ".clues > 0" .. (only_clues and "" or " or " .. mini))
    end,
    lua = function(x)
      local mini = "#mini_cards_at(" .. x .. ") > 0"
      return all { x .. ".clues > 0" .. (only_clues and "" or " or " .. mini), ABLE.discover[3] "you" }
    end,
  }
end

--- w:under(condition, f). Runs f; what it would change it changes only if the condition holds.
function writer:under(condition, f)
  local before = self.changes
  self.changes = {}
  f()
  local inner = self:changed()
  self.changes = before
  if not condition then return self:would_change(inner) end
  self:would_change(inner and all { condition, inner } or condition)
end

--- w:bind(of, code, expression?). From here on "that enemy" may be this.
function writer:bind(of, code, expression, guarded)
  self.bound[#self.bound + 1] = { of = of, code = code, expression = expression, guarded = guarded }
end

--- w:find_bound(of): table. What a "that enemy" or, without `of`, an "it" stands for; two candidates are refused.
function writer:find_bound(of)
  local found
  for _, each in ipairs(self.bound) do
    local fits = of == nil and each.of ~= "investigator" or of == each.of
    if fits and not (found and found.code == each.code) then
      if found then self:refuse("it is not clear which " .. (of or "card") .. " is meant") end
      found = each
    end
  end
  if not found then self:refuse("nothing before says which " .. (of or "card") .. " is meant") end
  return found
end

--- w:quote(text): string. A Lua string.
function writer.quote(_, text)
  text = text:gsub("%c", " "):gsub("\\", "\\\\"):gsub('"', '\\"')
  return '"' .. text .. '"'
end

--- w:effect(node, who?). Writes a node of an effect.
function writer:effect(node, who)
  local f = language.effects[node[1]]
  if not f then self:refuse("no Lua is known for '" .. tostring(node[1]) .. "'") end
  f(self, node, who or "you")
end

local function written(kind)
  return function(self, node)
    if type(node) == "number" then return { expr = tostring(node), lua = tostring(node) } end
    local f = language[kind][node[1]]
    if not f then self:refuse("no Lua is known for '" .. tostring(node[1]) .. "'") end
    return f(self, node)
  end
end
--- w:condition(node): { expr =, lua = }. A condition in both forms; one may be missing.
writer.condition = written "conditions"
--- w:amount(node): { expr =, lua = }. A number in both forms.
writer.amount = written "amounts"

--- w:number(node): string. A number in Lua.
function writer:number(node) return self:amount(node).lua or self:refuse("it cannot be counted inside an effect") end

--- writer.tag_of(trait): string. A trait as a tag.
function writer.tag_of(trait) return (trait:lower():gsub("[^%w]+", "_")) end

--- w:needs_you(). Somebody must resolve it.
function writer:needs_you()
  if not self.has_you then self:refuse("nobody is 'you' here") end
end

--- w:tag(trait): string. The tag of a trait; a trait that no card has is refused.
function writer:tag(trait)
  local tag = writer.tag_of(trait)
  if not self.facts.traits[tag] then self:refuse("no card has the trait " .. trait) end
  return tag
end

--- w:lines_for_later(node): string[]. The lines of an effect that comes later, when nothing that happens now is at hand.
function writer:lines_for_later(node)
  local inner = writer.new(self.facts, { kind = "forced" })
  inner.english, inner.is_later = self.english, true
  inner:effect(node)
  for _, line in ipairs(inner.lines) do
    if line:find "event" then self:refuse("what happens is not at hand then") end
  end
  if inner.last then inner:emit(inner.last) end
  return inner.lines
end

return writer
