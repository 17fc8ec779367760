-- For tests of the constructors of abilities: a test cannot call what one of them returns.
local KINDS = { reaction = reaction, free = free, action = action, forced = forced }

engine.export { make_ability = function(kind, f) return KINDS[kind] "X" (f) end }
