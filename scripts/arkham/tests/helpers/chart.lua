-- The course of a game, in order. It passes every window and answers every question with the least. It writes down
-- "window" for each window in which somebody has an option, the first word of a question that may be declined, and each
-- word of `words` that a line of the log contains. It ends with the first line that contains `last` (one of the words),
-- or after `n` such lines.
return function(g, words, last, n)
  local out, read, found = {}, 0, 0
  local function new_lines()
    local log = g:log()
    while read < #log do
      read = read + 1
      for _, word in ipairs(words) do
        if log[read]:lower():find(word:lower(), 1, true) then
          out[#out + 1] = word
          if word == last then
            found = found + 1
            if found == (n or 1) then return true end
          end
          break
        end
      end
    end
  end
  if g:stopped() then g:go_on() end
  for _ = 1, 500 do
    local p = g:prompt()
    if new_lines() or not p then return out end
    if p.from == "window" then
      out[#out + 1] = "window"
      g:pass()
    elseif p.parts[1].min == 0 or p.from == "reaction" then
      for _, word in ipairs(words) do
        if p.text:lower():find(word:lower(), 1, true) == 1 then out[#out + 1] = word end
      end
      g:choose { p.text, none = true }
    else
      g:choose { p.parts[1].options[1].text }
    end
  end
end
