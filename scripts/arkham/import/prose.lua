-- Sentences that tell a story and rule nothing: "You run from the house." Only where the text can be left out, behind
-- "Resign." and after "to" in "Test [combat] (2) to lift the lid".

local prose = {}

-- Words of the rules: a sentence with one of these may be more than a story.
local RULES = {}
for word in ([[if unless when whenever after before until then instead otherwise each every all any or and/or may must
  cannot can't only additional would
  investigator investigators player players enemy enemies location locations card cards deck decks hand hands play pool bag
  asset assets event events skill skills treachery act agenda scenario campaign log game round turn turns phase test tests
  action actions clue clues doom damage horror resource resources token tokens health sanity trauma experience xp charge
  charges secret secrets supplies ammo uses threat area victory display weakness difficulty shroud fight key keys
  add advance attach attack attacks cancel choose check control controls controlled counts deal deals decrease defeat
  defeated defeats discard discards discover discovers draw draws eliminated engage engages engaged evade evades exhaust
  exhausted exile explore flip gain gains heal heals ignore increase killed insane look lose loses mark move moves
  moved note number parley pass place places placed put puts ready record reduce remain remaining remember removed remove
  removes replace resign resigned resigns resolve resolves return returns returned reveal reveals search searches set shuffle
  shuffles spawn spawns spend spends suffer suffers swap switch take takes trigger
  become becomes flooded flood readies disengage disengages aloof hunter retaliate massive considered treat treated seal
  sealed poisoned elusive concealed swarming lost win wins
  read interlude section setup guide page follow continue option options decide visit begin begins enter enters leave leaves
  surge peril hidden limit max group lead r1 r2 r3 r4 r5 r6 r7 r8]]):gmatch "%S+" do RULES[word] = true end

local PLAIN = { word = true, name = true, me = true }

--- prose.is(list): boolean. Do these tokens rule nothing?
function prose.is(list)
  if list.aside then return false end
  for i, token in ipairs(list) do
    local spoken = token.class == "quote" and i == 1
    local mark = token.class == "punctuation" and token.word:find "^[,;.!?]$"
    if not (spoken or mark or PLAIN[token.class]) then return false end
    if RULES[token.word] or not token.word:find "^[%w'\"{}-]" and not mark then return false end
  end
  return #list > 0
end

return prose
