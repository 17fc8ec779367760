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

-- What a purpose may not speak of: "to reduce your horror" may be a rule.
local MATTERS = {}
for word in ([[investigator investigators player players enemy enemies location locations card cards deck decks hand hands play
  bag asset assets event events skill skills treachery act agenda scenario campaign log round turn phase test tests action
  actions clue clues doom damage horror resource resources token tokens health sanity trauma experience xp charge charges
  secret secrets ammo uses threat victory weakness difficulty shroud key keys instead if unless each every all additional
  would r1 r2 r3 r4 r5 r6 r7 r8]]):gmatch "%S+" do MATTERS[word] = true end

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

--- prose.is_purpose(list): boolean. Is this only what a test is for: "search the shelves", "look behind the door"? What comes
--- of the test is said afterwards.
function prose.is_purpose(list)
  if prose.is(list) then return true end
  if #list < 3 or list.aside then return false end
  for i, token in ipairs(list) do
    local mark = token.class == "punctuation" and token.word == ","
    local whom = token.class == "me" and i == 2 and (list[1].word == "convince" or list[1].word == "persuade" or list[1].word == "ask")
    if not (token.class == "word" or token.class == "name" or mark or whom) or not token.word:find "^[%w'\"{]" and not mark then return false end
    -- "The building's weakness" is none of a deck.
    local before = list[i - 1] and list[i - 1].word
    local owned = token.word == "weakness" and before == "'s" or token.word == "enemy" and (before == "her" or before == "his" or before == "their")
    if MATTERS[token.word] and not owned then return false end
  end
  return true
end

-- Verbs of the rules that may stand in such a sentence.
local DOES = {}
for word in ([[succeed succeeds fail fails commit commits perform performs devour devours initiate trigger triggers assign
  end ends start starts skip count resume captured infested infest immune own owner treats again nothing automatically driven
  sacrifice difficulty cancelled canceled explored exploring fast bonus wild icon icons slot slots form side
  ]]):gmatch "%S+" do DOES[word] = true end
local OPENS = { you = true, the = true, there = true, a = true, an = true }

-- What somebody says, sees or hears is done with no card.
local SENSES = {}
for word in ([[whisper say pray sing shout cry chant speak peer gaze stare examine listen breathe whistle hum mutter wonder ponder
  fiddle rummage inspect]]):gmatch "%S+" do SENSES[word] = true end

--- prose.opens(list): boolean. Is this a story that stands before an effect? It speaks of nothing that came before.
function prose.opens(list)
  local told = OPENS[list[1].word] or #list > 1 and SENSES[list[1].word]
  -- "Deep within the pile, you see a light."
  for i = 3, #list - 1 do told = told or list[i].word == "you" and list[i - 1].word == "," and list[1].class == "word" end
  if not told or not prose.is(list) then return false end
  for _, token in ipairs(list) do
    if DOES[token.word] or token.class == "quote" then return false end
  end
  return true
end

--- prose.exclaimed(list): integer?. Where a question or an exclamation ends with which the sentence begins, if it rules
--- nothing.
function prose.exclaimed(list)
  for i, token in ipairs(list) do
    if token.word == "!" or token.word == "?" then
      local said = {}
      for k = 1, i do
        said[k] = list[k]
        if DOES[list[k].word] then return nil end
      end
      return i > 1 and prose.is(said) and i or nil
    end
  end
end

local DOORS = {}
for word in ("door way gate entrance path passage stairway doorway hatch portal"):gmatch "%S+" do DOORS[word] = true end
local SHUT = {}
for word in ("locked sealed hidden blocked barred shut closed obscured guarded"):gmatch "%S+" do SHUT[word] = true end
--- prose.shuts(list): boolean. Does this tell only why nobody can enter: "The way to the cellar is hidden"?
function prose.shuts(list)
  if list.aside or list[1].word ~= "the" or not list[2] or not DOORS[list[2].word] then return false end
  local is_shut
  for i, token in ipairs(list) do
    if not PLAIN[token.class] then return false end
    if list[i - 1] and list[i - 1].word == "is" and SHUT[token.word] then
      is_shut = true
    elseif RULES[token.word] and not (token.word == "shut") then
      return false
    end
  end
  return is_shut or false
end

-- Whoever has resigned is out of the game: what "you" do then is a story, unless it has to do with one of these.
local LASTING = {}
for word in ([[if unless must may cannot each every all any investigator investigators player players group card cards clue
  clues doom damage horror trauma experience xp log campaign scenario record recorded remember note cross mark add remove
  place put discard flip advance spawn search shuffle gain gains lose loses suffer heal token tokens resolution
  victory display set insane killed defeated eliminated earn control proceed]]):gmatch "%S+" do LASTING[word] = true end

local LEAVES = { you = true, ["you've"] = true, ["you're"] = true, venturing = true, having = true, ["return"] = true, this = true }

--- prose.farewell(list): boolean. Is this a story of somebody who has resigned: "You row home."?
function prose.farewell(list)
  local said = list[1].class == "quote"
  if list.aside or not LEAVES[list[said and 2 or 1] and list[said and 2 or 1].word] then return false end
  for i, token in ipairs(list) do
    local at_once = token.word == "all" and list[i + 1] and list[i + 1].word == "at" and list[i + 2] and list[i + 2].word == "once"
    if LASTING[token.word] and not at_once or i > 1 and token.class == "quote" or token.class == "number" or token.class == "signed" or
      token.class == "icon" or token.class == "trait" then return false end
  end
  return true
end

-- A tale on the back of an act or agenda may have words of the rules in their common meaning: "you lose your balance".
-- Without any of these, and without a number, an icon, a trait, or a card's name, a statement rules nothing.
local GAME = {}
for word in ([[clue clues doom damage horror resource resources card cards deck decks pile token tokens enemy enemies location
  locations investigator investigators player players asset assets event events treachery treacheries skill skills act acts
  agenda agendas scenario campaign log chaos bag pool bank encounter trauma victory display resolution interlude setup set-aside
  aside test tests tested action actions discard discards discarded draw draws drawn spawn spawns shuffle shuffles exhaust exhausts
  exhausted ready readied readies attack attacks engage engages engaged disengage disengages evade evades defeat defeated defeats
  resign resigned killed insane experience xp weakness weaknesses remember remembers record recorded cross advance advances advanced
  attach attached attaches flip flipped flips phase round rounds turn turns ability abilities copy copies control controls
  controlled play into-play hand hands threat area aloof hunter retaliate massive surge peril hidden keyword keywords trait traits
  shroud health sanity fight difficulty charge charges secret secrets ammo supply supplies uses seal sealed release key keys
  connected connecting revealed unrevealed reveal reveals swarm swarming flood flooded explore explores exploration
  page section guide codex read follow following instructions instead otherwise unless must may cannot each except
  per choose chooses chosen decide decides random randomly lead group permanently heal heals immediately
  eliminated game side sides double twice maximum minimum equal]]):gmatch "%S+" do GAME[word] = true end
-- No instruction begins so.
local BEGINS = {}
for word in ([[the a an you your it its they their he his she her there this that these those with as from in at one but and so
  though although suddenly finally soon now what who how nothing no not some something someone somebody everything within inside
  outside beneath above around across against behind beyond perhaps maybe yes still yet i we my our us me by even just like
  slowly quickly eventually]]):gmatch "%S+" do BEGINS[word] = true end

--- prose.tells(list): boolean. Does this sentence only tell what happens in the story?
function prose.tells(list)
  local spoken = #list > 0 and list[1].class == "quote"
  if list.aside or #list == 0 or not spoken and not BEGINS[list[1].word] then return false end
  for i, token in ipairs(list) do
    local mark = token.class == "punctuation" and token.word:find "^[,;.!?]$" or spoken and i == 1
    if not (token.class == "word" or mark) or GAME[token.word] or not mark and not token.word:find "^[%w'{}-]" then return false end
  end
  return true
end

return prose
