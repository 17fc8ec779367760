-- Chooses among the options of a view (engine/game/bot.cpp says what a view contains).

local options = {}

--- options.pass(view: table): integer?. The place of the option to pass; nil if there is none.
function options.pass(view)
  local all = view.options
  for i = 1, #all do
    if all[i].kind == "pass" then return i end
  end
end

--- options.best(view: table, score: function, least?: number): integer?. The place of the option with the highest
--- score, the first of equals, if that score is more than `least`. Options without a score do not count.
function options.best(view, score, least)
  local all, best, choice = view.options, least, nil
  for i = 1, #all do
    local s = score(all[i])
    if s and (not best or s > best) then best, choice = s, i end
  end
  return choice
end

--- options.ranked(view: table, score: function): integer[], number[]. The places of all options, the highest score
--- first and the earlier of equals first; and the score of each.
function options.ranked(view, score)
  local order, scores = {}, {}
  for i, option in ipairs(view.options) do order[i], scores[i] = i, score(option) end
  table.sort(order, function(a, b)
    if scores[a] ~= scores[b] then return scores[a] > scores[b] end
    return a < b
  end)
  return order, scores
end

--- options.needed(view: table, score: function): integer[]. The options with the highest scores, as many as must be
--- chosen.
function options.needed(view, score)
  local order, chosen = options.ranked(view, score), {}
  for i = 1, view.min do chosen[i] = order[i] end
  return chosen
end

--- options.says(option: table, words: string): boolean. Does the option's text contain these words?
function options.says(option, words) return option.text ~= nil and option.text:find(words, 1, true) ~= nil end

return options
