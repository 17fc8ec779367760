-- What a bot works out once for a decision.

--- kept(name: string, find: fun(sight: table, of: any): any): fun(sight: table, of: any): any. What `find` says of a card
--- or a word, found when it is first asked for and then kept in the table `name` of the decision's sight.
local function kept(name, find)
  return function(sight, of)
    local known = sight[name]
    local found = known[of]
    if found == nil then
      found = find(sight, of)
      known[of] = found
    end
    return found
  end
end

return kept
