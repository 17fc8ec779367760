-- "You may spend 1 charge to ...", "(if you cannot, ...)", and what a chaos token changes in a test.

local language = require "import/language"
local production, effects = language.production, language.effects

-- --- what is paid in an effect ---------------------------------------------------------------------------------------------

local function payment(name, text, means)
  production { name = "payment: " .. name, of = "payment", text = text, means = means }
end
payment("uses", "spend {n:number} {k:use} <|from {m:me}>", { "pay_uses", n = "$n", kind = "$k" })
payment("resources", "spend {n:number} resource<s>", { "pay_resources", n = "$n" })
payment("harm", "take {n:number} {h:harm}", { "pay_harm", n = "$n", harm = "$h" })
payment("exhaust", "exhaust {m:me}", { "pay_exhaust", me = "$m" })
payment("discard", "discard {m:me}", { "pay_discard", me = "$m" })

--- language.pay(w, node, purpose, f). Asks whether it shall be paid, and if so, f() writes what follows.
function language.pay(w, node, purpose, f)
  w:needs_you()
  local kind, can, pay = node[1], nil, nil
  if kind ~= "pay_resources" and kind ~= "pay_harm" and not w.facts.kinds.asset then w:refuse("only an asset can pay that") end
  if kind == "pay_uses" then
    if not language.costs.same_uses(w, node.kind) then w:refuse("it has no such uses") end
    can, pay = "me.uses >= " .. node.n, 'me:add("uses", -' .. node.n .. ")"
  elseif kind == "pay_resources" then
    if w.facts.uses == "resources" then w:refuse("it is not clear whose resources are meant") end
    can, pay = "you.resources >= " .. node.n, 'you:add("resources", -' .. node.n .. ")"
  elseif kind == "pay_exhaust" then
    can, pay = "me.in_play and not me.exhausted", "me:exhaust()"
  elseif kind == "pay_discard" then
    can, pay = "me.in_play", "me:leave_play()"
  end
  local words = w.english(node, "payment")
  local question = w:quote(words:sub(1, 1):upper() .. words:sub(2) .. " to " .. purpose .. "?")
  w:block("if " .. (can and can .. " and " or "") .. "confirm(you, " .. question .. ") then", function()
    if kind == "pay_harm" then
      -- What is not taken in full is not paid.
      w:block("if you:take_" .. node.harm .. "(" .. node.n .. ") >= " .. node.n .. " then", f)
    else
      w:emit(pay)
      f()
    end
  end)
end

-- The condition under which all of these lines do something: that of an "if" around them.
local function all_inside(lines, first, last)
  local indent, condition = (lines[first] or ""):match "^(%s*)if (.*) then$"
  if not condition then return nil end
  for i = first + 1, last do
    if lines[i]:match "^(%s*)%S" == indent then return i == last and lines[i] == indent .. "end" and condition or nil end
  end
end

production { name = "may pay to", of = "sentence", text = "you may {p:payment} to {x:clauses}", means = { "may_pay", pay = "$p", what = "$x" },
  example = "asset: Uses (4 charges). // [action]: <b>Evade.</b> If you succeed, you may spend 1 charge to move to a connecting location.",
  near = "asset: Uses (4 charges). // [action]: <b>Evade.</b> If you succeed, you may spend 1 ammo to move to a connecting location." }
function effects.may_pay(w, node)
  if not w.place.result then w:refuse("is this a cost?") end
  local asked, changes, asks = #w.lines + 1, w.changes, w.asks
  w.changes, w.asks = {}, true
  local purpose = w.english(node.what, "clauses")
  if node.forth then purpose = "let " .. purpose:gsub(" gets ", " get ") end
  language.pay(w, node.pay, purpose, function() w:effect(node.what) end)
  local changed = w:changed()
  w.changes, w.asks = changes, asks
  w:would_change(changed)
  -- Nobody is asked to pay for nothing.
  local known, condition = false, nil
  if changed then known, condition = pcall(language.in_lua, w, changed) end
  if not known then condition = all_inside(w.lines, asked + 2, #w.lines - (node.pay[1] == "pay_harm" and 2 or 1)) end
  if not condition then return end
  if condition:find " or " then condition = "(" .. condition .. ")" end
  w.lines[asked] = w.lines[asked]:gsub("confirm%(", function() return condition .. " and confirm(" end, 1)
end
production { name = "more damage, paid", of = "outcome",
  text = "if you succeed , you may {p:payment} to deal {n:signed} damage for this attack",
  means = { "more_damage", paid = "$p", n = "$n" },
  example = "asset: Uses (4 charges). // [action]: <b>Fight.</b> If you succeed, you may spend 1 charge to deal +1 damage for this attack.",
  near = "asset: Uses (4 charges). // [action]: <b>Evade.</b> If you succeed, you may spend 1 charge to deal +1 damage for this attack." }
production { name = "more clues, paid", of = "outcome",
  text = "if you succeed , you may {p:payment} to discover {n:number} additional clue<s> <at your location|at this location|>",
  means = { "more_clues", paid = "$p", n = "$n" },
  example = "asset: [action]: <b>Investigate.</b> If you succeed, you may take 1 horror to discover 1 additional clue at your location." }

-- --- if you cannot -------------------------------------------------------------------------------------------------------

for name, rest in pairs { ["if you cannot, instead"] = "{y:clauses} instead", ["if you cannot"] = "{y:clauses}" } do
  production { name = name, of = "sentence", text = "{x:clause} ( if you cannot , " .. rest .. " )",
    means = { "cannot", what = "$x", other = "$y", instead = name:find "instead" and true or nil },
    example = name:find "instead" and "treachery: Revelation - Discard an asset you control (if you cannot, take 2 damage instead)." or
      nil,
    near = name:find "instead" and "treachery: Revelation - Take 1 horror (if you cannot, take 2 damage instead)." or nil }
end
function effects.cannot(w, node)
  local act = node.what[1] == "does" and node.what.who[1] == "you" and node.what.what
  if not act or act.n and act.n ~= 1 then w:refuse("what if only a part can be done?") end
  -- Whether it can be done: what it would change.
  local changes, lines, indent, may_target, asks = w.changes, w.lines, w.indent, w.may_target, w.asks
  w.changes, w.lines, w.may_target, w.depth, w.asks = {}, {}, false, w.depth + 1, true
  w.indent = indent .. "  "
  w:effect(node.what)
  local done, changed = w.lines, w:changed()
  w.changes, w.lines, w.indent, w.may_target, w.depth, w.asks = changes, lines, indent, may_target, w.depth - 1, asks
  if not changed then w:refuse("it can always be done") end
  w:would_change()
  w:emit("if " .. language.in_lua(w, changed) .. " then")
  for _, line in ipairs(done) do w.lines[#w.lines + 1] = line end
  w:emit "else"
  w.indent, w.depth = indent .. "  ", w.depth + 1
  w:effect(node.other)
  w.indent, w.depth = indent, w.depth - 1
  w:emit "end"
end

-- --- tokens in a test ------------------------------------------------------------------------------------------------------

production { name = "revealed by you", of = "beside",
  text = "if you reveal <a|an> {t:symbols} <symbol|token|chaos token> during this {k:this_test} , {x:sentence}",
  means = { "revealed", tokens = "$t", test = "$k", what = "$x", you = true },
  example = "asset: [action]: <b>Fight.</b> If you reveal a [skull] token during this attack, take 1 horror." }
production { name = "more damage by a token of yours", of = "beside",
  text = "if you reveal <a|an> {t:symbols} <symbol|token|chaos token> during this attack , this attack deals {n:signed} damage",
  means = { "revealed", tokens = "$t", test = "fight", what = { "token_damage", n = "$n" }, you = true } }
production { name = "more damage by a token", of = "beside",
  text = "if <a|an> {t:symbols} <symbol|token|chaos token> is revealed during this attack , this attack deals {n:signed} damage",
  means = { "revealed", tokens = "$t", test = "fight", what = { "token_damage", n = "$n" } },
  example = "asset: [action]: <b>Fight.</b> If a [skull] symbol is revealed during this attack, this attack deals +2 damage." }
function effects.token_damage(w, node)
  if w.place.result ~= "revealed" or w.place.kind ~= "fight" then w:refuse("which attack is it?") end
  w:would_change()
  w:emit('current("test").damage = current("test").damage + ' .. node.n)
end

return {}
