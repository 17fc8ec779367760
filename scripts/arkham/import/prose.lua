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

-- States of the rules: "it becomes tangled" is none.
local STATES = {}
for word in ([[flooded engaged exhausted poisoned infested haunted revealed defeated eliminated attached blessed cursed
  readied unflooded unengaged]]):gmatch "%S+" do STATES[word] = true end
-- A word of the rules that has no such meaning here: "becomes tangled", "set a bait".
local function is_plain(list, i)
  local word, after = list[i].word, list[i + 1] and list[i + 1].word or ""
  if word == "becomes" or word == "become" then return after:find "ed$" ~= nil and not STATES[after] end
  return word == "set" and (after == "a" or after == "an")
end

--- prose.is(list): boolean. Do these tokens rule nothing?
function prose.is(list)
  if list.aside then return false end
  for i, token in ipairs(list) do
    local spoken = token.class == "quote" and i == 1
    local mark = token.class == "punctuation" and token.word:find "^[,;.!?]$"
    if not (spoken or mark or PLAIN[token.class]) then return false end
    local rule = RULES[token.word] and not is_plain(list, i)
    if rule or not token.word:find "^[%w'\"{}-]" and not mark then return false end
  end
  return #list > 0
end

-- Verbs of the rules that may stand in such a sentence.
local DOES = {}
for word in ([[succeed succeeds fail fails commit commits perform performs devour devours initiate trigger triggers assign
  end ends start starts skip count resume captured infested infest immune own owner treats again nothing automatically driven
  sacrifice difficulty cancelled canceled explored exploring fast bonus wild icon icons slot slots form side
  ]]):gmatch "%S+" do DOES[word] = true end
local OPENS = { you = true, the = true, there = true, a = true, an = true }

--- prose.opens(list): boolean. Is this a story that stands before an effect? It speaks of nothing that came before.
function prose.opens(list)
  if not OPENS[list[1].word] or not prose.is(list) then return false end
  for _, token in ipairs(list) do
    if DOES[token.word] or token.class == "quote" then return false end
  end
  return true
end

-- Whoever has resigned is out of the game: what "you" do then is a story, unless it has to do with one of these.
local LASTING = {}
for word in ([[if unless must may cannot each every all any investigator investigators player players group card cards clue
  clues doom damage horror trauma experience xp log campaign scenario record recorded remember note cross mark add remove
  place put discard flip advance spawn search shuffle gain gains lose loses suffer heal token tokens resolution
  victory display set insane killed defeated eliminated earn control proceed]]):gmatch "%S+" do LASTING[word] = true end

local LEAVES = { you = true, ["you've"] = true, venturing = true, having = true }

--- prose.farewell(list): boolean. Is this a story of somebody who has resigned: "You row home."?
function prose.farewell(list)
  local said = list[1].class == "quote"
  if list.aside or not LEAVES[list[said and 2 or 1] and list[said and 2 or 1].word] then return false end
  for i, token in ipairs(list) do
    if LASTING[token.word] or i > 1 and token.class == "quote" or token.class == "number" or token.class == "signed" or
      token.class == "icon" or token.class == "trait" then return false end
  end
  return true
end

return prose
