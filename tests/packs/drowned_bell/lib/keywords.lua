-- Two keywords of this pack. A keyword is an ability that several cards share: one function makes it. Each card that
-- has it names it in `keywords` (for queries like `it is salvage`) and calls the function.

--- salvage(n): "Salvage N. After this leaves play, its owner gains N resources."
local function salvage(n)
  return forced("Salvage " .. n .. ": after this leaves play, its owner gains " .. n .. (n == 1 and " resource." or " resources.")) {
    after = "leaves_play", condition = { "subject == me", "me.owner in investigators" }, zones = { "discard" }, you = "me.owner",
    effect = function(_, you) you:gain(n) end,
  }
end

--- undertow(): "Undertow. After this enemy attacks, the attacked investigator places 1 of their clues on their location."
local function undertow()
  return forced "Undertow: after this attacks an investigator, they place 1 of their clues on their location." {
    after = "attack", condition = { "actor == me", "subject.clues > 0" }, you = "subject",
    effect = function(_, you)
      you:add("clues", -1)
      you.place:add("clues", 1)
    end,
  }
end

return { salvage = salvage, undertow = undertow }
