-- Words that players read at the terminal and on the table. Nothing here changes anything.

local words = {}

--- words.titles(list: card[], describe?: function): string. "Axe, Lucky Charm"; with describe(card), its result for
--- each card.
function words.titles(list, describe)
  local out = {}
  for i, card in ipairs(list) do out[i] = describe and describe(card) or card.title end
  return table.concat(out, ", ")
end

--- words.capital(word: string): string. The word with a capital first letter.
function words.capital(word) return word:sub(1, 1):upper() .. word:sub(2) end

--- words.counted(n: integer, noun: string): string. "1 step", "2 steps".
function words.counted(n, noun) return n .. " " .. noun .. (n == 1 and "" or "s") end

--- words.ruled(head: string, width: integer): string. "--- Round 3 ------": the line above a table.
function words.ruled(head, width) return head .. string.rep("-", math.max(0, width - #head)) end

return words
