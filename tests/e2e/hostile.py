#!/usr/bin/env python3
"""Gives misk what strangers could send: packs, files and archives that would hang, fill the memory or mislead.

    tests/e2e/hostile.py build/release/bin/misk [CASE ...]

Each case writes its files into a new folder and runs commands there. Each command must say what is expected, may not
say what is excluded, ends by itself with an exit code of misk's, and stays below 300 MB. How long each took is printed,
not judged: only a command that uses 30 s of processor time fails. Exit 0 when all cases are as they should be.
"""
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
import zipfile

MISK = os.path.abspath(sys.argv[1])
MEMORY = 300  # MB
SECONDS = 30  # of processor time
# A program with sanitizers reserves terabytes of addresses, and needs much memory and time.
CHECKED = b"__asan_init" in open(MISK, "rb").read()

GATE = 'action "Resign." { resign = true, effect = function(_, you) you:resign() end },'
PACK = "id: evil\nname: Evil\nversion: 1.0.0\nengine: \">=0.1\"\ngame: arkham\nrequires:\n  - arkham_core\nentry: cards\n"


def write(name, text):
    os.makedirs(os.path.dirname(name) or ".", exist_ok=True)
    with open(name, "wb") as file:
        file.write(text if isinstance(text, bytes) else text.encode())


def new_pack():
    """A pack for Arkham Horror with a scenario `night`, as `misk new` makes it."""
    for line in ("new pack evil --game arkham --author X", "new scenario night --dir evil"):
        subprocess.run([MISK] + line.split(), check=True, capture_output=True)


def change(name, old, new):
    text = open(name, encoding="utf-8").read()
    assert old in text, "misk new makes another %s; mend this test" % name
    write(name, text.replace(old, new))


def in_setup(script):
    new_pack()
    change("evil/scenarios/night.lua", "  setup = function()\n", "  setup = function()\n    local you = seats()[1]\n"
           "    do " + script + " end\n")


def at_end_of_round(effect):
    new_pack()
    change("evil/night/night_gate.lua", GATE, "forced 'At the end of the round.' { at = 'round_ends', effect = "
           "function(me, you) you = seats()[1] " + effect + " end },")


def card(*scripts):
    new_pack()
    for i, script in enumerate(scripts):
        write("evil/cards/card_%d.lua" % i, script)


def comma():
    write("comma/pack.yaml", ",\n" + PACK)
    write("comma/cards/x.lua", "return asset { name = 'X', class = 'neutral', cost = 1 }\n")
    with zipfile.ZipFile("comma.zip", "w") as archive:
        archive.write("comma/pack.yaml", "pack.yaml")
    write("catalogue/index.yaml", ",\npacks: []\n")
    for i, text in enumerate([",\n", "# c\n,\n", "---\n,\n", "&a ,\n", "!t ,\n"]):
        write("%d.yaml" % i, text)
    write("config/miskatonic/packs.yaml", ",\n")


def wrong_game():
    write("campaign.yaml", "schema: 1\ngame: nothing\nseed: \"3\"\npacks: []\nrunning: false\n")


def hold(save):
    """Another process has the save open until this one ends."""
    player = subprocess.Popen([MISK, "resume", save], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    player.stdout.readline()
    return player


def two_processes():
    subprocess.run([MISK, "play", "the_gathering", "--investigator", "roland_banks", "--seed", "3", "--save", "g.misk"],
                   input=b"1\nquit\n", check=True, capture_output=True)
    return hold("g.misk")


def many_values():
    subprocess.run([MISK, "new", "game", "mygame", "--author", "X"], check=True, capture_output=True)
    change("mygame/game.lua", "  values = {", "  values = {" + "".join('"v%d",' % i for i in range(5000)))


def import_word():
    write("cards.json", '[{"code": "01002", "name": "Ghoul", "type_code": "enemy", "faction_code": "mythos", '
          '"enemy_fight": 2, "enemy_evade": 2, "health": 3, "text": "", "quantity": 3, "pack_code": "core", '
          '"encounter_code": "end", "encounter_name": "End"}]')


LONG_TEXTS = {"symbols": "[" * 1000000, "traits": "[[" * 500000, "tags": "<a" * 500000, "lines": "a\\n" * 500000}


def long_texts():
    for name, text in LONG_TEXTS.items():
        write(name + ".json", '[{"code": "01002", "name": "Ghoul", "type_code": "asset", "faction_code": "neutral", '
              '"pack_code": "core", "text": "%s"}]' % text)


def forged_names():
    name = "X\\nmisk: all is well\\n"
    write("cards.json", '[{"code": "01002", "name": "%s", "type_code": "end"}, {"code": "01003", "name": "Y", '
          '"type_code": "asset", "pack_code": "core", "faction_code": "neutral"}]' % name)
    write("taboos.json", '[{"id": 1, "code": "t", "name": "%s", "date_start": "2020-01-01", "cards": '
          '[{"code": "01001", "xp": 1}]}]' % name)
    write("many.json", "[" + ",".join('{"code": "%05d", "name": "X", "type_code": "end"}' % i for i in range(3000)) +
          ', {"code": "x", "name": "Y", "type_code": "asset", "pack_code": "core", "faction_code": "neutral"}]')


CONSTANTS = "{" + ",".join(map(str, range(3000))) + "}"
PLAIN = "return asset { name = 'X', class = 'neutral', cost = 1 }"
SIM = "sim night --packs evil --games 2 --threads 1"
PLAY = "play night --packs evil --bot random --seed 3"

# Each case: a name; the function that writes the files; commands with their expected and forbidden output.
CASES = [
    ("a file that begins with a comma", comma, [
        ("check comma", "comma/pack.yaml:1"), ("list packs --packs comma", "pack.yaml:1"),
        ("check comma.zip", "comma.zip"), ("install comma.zip", "comma.zip"),
        ("catalogue add catalogue", "index.yaml:1"), ("enable arkham", "packs.yaml:1"), ("list games", "packs.yaml:1"),
    ] + [("campaign show %d.yaml" % i, "%d.yaml" % i) for i in range(5)]
      + [("resume %d.yaml" % i, "%d.yaml" % i) for i in range(5)]),
    ("a campaign of an unknown game", wrong_game, [
        ("campaign show campaign.yaml", "nothing"), ("resume campaign.yaml", "nothing")]),
    ("texts that take long to compare",
     lambda: in_setup("local a = 'x' for i = 1, 22 do a = a .. a end local b, c = a .. 'y', a .. 'z' "
                      "while true do local x = b < c end"),
     [(SIM, r"night.lua:\d+: (error: )?time limit reached"), (PLAY, r"night.lua:\d+: (error: )?time limit reached")]),
    ("numbers that take long to read",
     lambda: in_setup("local a = '0' for i = 1, 22 do a = a .. a end while true do local x = tonumber(a) end"),
     [(SIM, r"night.lua:\d+: error"), (PLAY, r"night.lua:\d+: error")]),
    ("options that take all memory",
     lambda: in_setup("local s, t = ('x'):rep(200000), {} for i = 1, 100000 do t[i] = s end choose(you, 'pick', t)"),
     [(SIM, "at most 1,024 options"), (PLAY, "at most 1,024 options")]),
    ("definitions that run code while they are read",
     lambda: card(*["local keep, i = {}, 0 return setmetatable({ id = 'x%d', title = 'X', tags = { 'asset' } }, { __index = "
                    "function() for j = 1, 200000 do i = i + 1 keep[i] = %s end end })" % (n, CONSTANTS)
                    for n in range(3)]),
     [("check evil", "metatable"), ("list packs --packs evil", "evil"), ("list cards --packs evil", "metatable")]),
    ("a long chain of fields", lambda: card("local f return f" + ".a" * 100000),
     [("check evil", r"card_0.lua:1.*error"), (SIM, "card_0.lua")]),
    ("two processes on one save", two_processes, [("resume g.misk --bot greedy", "g.misk: .*process"),
                                                  ("replay g.misk", "")]),
    ("weak tables",
     lambda: in_setup("local m = {} local a = setmetatable({}, m) local t = setmetatable({}, a) m.__newindex = nil "
                      "a.__mode = 'v' t[1] = {} local keep = {} for i = 1, 4000 do keep[i] = { i } end "
                      "error('kept ' .. tostring(t[1] ~= nil))"),
     [(SIM, "__mode")]),
    ("more definitions than there are ids",
     lambda: card("for i = 1, 66000 do engine.define { id = 'd' .. i, title = 'D' .. i, tags = { 'asset' } } end"),
     [("check evil", "too many|at most"), (SIM, "too many|at most")]),
    ("more values than there is room for", many_values, [("check mygame", r"game.lua:\d+.*\[limit\]")]),
    ("a card that reacts to itself", lambda: at_end_of_round("after('round_ends')"),
     [("sim night --packs evil --games 20", r"more than 96 deep.*Gate(.|\n)*20 games, 20 finished"), (PLAY, "more than 96 deep")]),
    ("exports that replace those of the game",
     lambda: card("engine.export { setup = function() error('PWNED setup') end, board = function() error('x') end }"),
     [("check evil", r"card_0.lua:1.*setup"), ("sim the_gathering --packs evil --games 1", "", "PWNED")]),
    ("a shared table that is changed",
     lambda: card("cost.discard_self = function() error('PWNED cost') end " + PLAIN),
     [("check evil", "card_0.lua:1.*read-only"), ("sim the_gathering --packs evil --games 1", "", "PWNED")]),
    ("a shared table that is emptied", lambda: card("for k in pairs(fields) do fields[k] = nil end " + PLAIN),
     [("check evil", "card_0.lua:1"), ("sim the_gathering --packs evil --games 1", "card_0.lua:1.*read-only")]),
    ("a flood of findings", lambda: card("if a then " + "elseif b then " * 60000 + "end"),
     [("check evil", r"card_0.lua:1(.|\n)*more")]),
    ("a condition of 250 KB", lambda: card("return asset { name = 'X', class = 'neutral', cost = 1, free 'X.' { condition = '" +
                                          "you.clues > 0 and " * 14000 + "true', effect = function() end } }"),
     [("check evil", r"card_0.lua.*error: the file has more than 10,000")]),
    ("terminal escapes in names", lambda: card("return asset { name = '\\27[2J\\27]0;pwn\\7X', class = 'neutral', cost = 1 }"),
     [("check evil", "card_0.lua:1.*control"), ("list cards --packs evil", ""), ("list packs --packs evil", "")]),
    ("terminal escapes in errors", lambda: at_end_of_round("error('\\27]0;pwn\\7\\27[2J\\nmisk: all is well\\n')"),
     [(SIM, "night_gate.lua", "(?m)^misk: all is well"), (PLAY, "night_gate.lua", "(?m)^misk: all is well")]),
    ("a file required in vain, twice",
     lambda: (card("pcall(require, 'lib/f') pcall(require, 'lib/f') require('lib/f')"), write("evil/lib/f.lua", "error('boom')")),
     [("check evil", "card_0.lua:1.*that file has failed already", "circle")]),
    ("numbers of copies", lambda: card(*[PLAIN.replace(" }", ", copies = %s }" % n) for n in ("-5", "2000000000", "1e300", "0/0")]),
     [("check evil", r"card_0.lua:1(.|\n)*card_1.lua:1(.|\n)*card_2.lua:1(.|\n)*card_3.lua:1", "2000000000; numbers of the game are whole")]),
    ("names that are none", lambda: card("return asset { name = '', class = 'neutral', cost = 1 }",
                                         "return asset { name = 'X\\0Y', class = 'neutral', cost = 1 }",
                                         PLAIN.replace("cost = 1", "cost = '1\\0 + 1'")),
     [("check evil", r"card_0.lua:1(.|\n)*card_1.lua:1(.|\n)*card_2.lua:1")]),
    ("card data with Lua's words", import_word,
     [("import arkhamdb-cards cards.json -o made", "complete"), ("check made", "0 errors")]),
    ("a question of dice that takes hours", lambda: in_setup(
        "local slots, rolled = {}, {} for i = 1, 10 do slots[i] = {} for j = 1, 7 do slots[i][j] = (i + j) % 15 + 1 end end "
        "for i = 1, 8 do rolled[i] = { 1, i } end local faces = {} for i = 1, 15 do faces[i] = i end "
        "dice_odds { kinds = { faces }, goals = { slots }, rolled = rolled, fixed = { 9, 10, 11, 12 } }"),
     [(SIM, r"night.lua:\d+: (error: )?time limit reached"), (PLAY, r"night.lua:\d+: (error: )?time limit reached")]),
    ("dice that are rolled again in every way", lambda: in_setup(
        "local goals, rolled = {}, {} for i = 1, 10 do goals[i] = { { i % 6 + 1 }, { sum = i } } end "
        "for i = 1, 12 do rolled[i] = { 1, i % 6 + 1 } end dice_odds { kinds = { { 1, 2, 3, 4, 5, 6 } }, goals = goals, "
        "rolled = rolled, weights = { 1, 2, 3, 4, 5, 6 }, per_roll = 3, reroll = true }"),
     [(SIM, r"night.lua:\d+: (error: )?time limit reached")]),
    ("card data with texts that nothing closes", long_texts,
     [("import arkhamdb-cards %s.json -o made" % name, "'text' has [0-9]+ bytes|'text' has more than") for name in LONG_TEXTS]),
    ("names of card data that forge lines", forged_names, [
        ("import arkhamdb-cards cards.json -o cards", r"left out: X misk: all is well", r"(?m)^misk: all is well"),
        ("import arkhamdb-taboos taboos.json -o taboos", r"X misk: all is well.*1 card", r"(?m)^misk: all is well"),
        ("import arkhamdb-cards many.json -o many", r"more lines are not shown\n.*licence", r"left out: .*02999")]),
    ("a folder without a pack", lambda: os.mkdir("empty"), [("check empty", "empty.*no pack")]),
    ("a negative count in a deck", lambda: write("deck.json", '{"slots": {"01006": -5}, "investigator_code": "01001"}'),
     [("deck check deck.json", "-5")]),
]


def limits():
    if not CHECKED:
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 5))
        resource.setrlimit(resource.RLIMIT_AS, (4000 << 20, 4000 << 20))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def run(line):
    """(exit code, what it printed, MB at most, seconds of processor time)"""
    env = dict(os.environ, XDG_CONFIG_HOME=os.path.abspath("config"), XDG_DATA_HOME=os.path.abspath("data"))
    with open("said", "wb") as out:
        child = subprocess.Popen([MISK] + line.split(), stdin=subprocess.DEVNULL, stdout=out, stderr=out,
                                 preexec_fn=limits, env=env)
        _, status, used = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
    said = open("said", "rb").read().decode("utf-8", "backslashreplace")
    return child.returncode, said, used.ru_maxrss / 1024, used.ru_utime + used.ru_stime


def faults(line, says, never):
    code, said, memory, seconds = run(line)
    print("  %5.1f s %4.0f MB  exit %d  misk %s" % (seconds, memory, code, line), flush=True)
    if code not in (0, 1, 2):
        yield "ended with %d" % code
    if memory > MEMORY and not CHECKED:
        yield "took %.0f MB" % memory
    if not re.search(says, said):
        yield "does not say '%s'" % says
    if never and re.search(never, said):
        yield "says '%s'" % never
    if re.search(r"std::|bad_alloc|[\x00-\x08\x0b-\x1f\x7f]", said):
        yield "prints internal words or control characters"
    if len(said) > 100000:
        yield "prints %d bytes" % len(said)
    return said


def main():
    wanted, bad = sys.argv[2:], 0
    for name, files, commands in CASES:
        if wanted and not any(word in name for word in wanted):
            continue
        print(name)
        with tempfile.TemporaryDirectory(prefix="misk_hostile_") as folder:
            os.chdir(folder)
            holder = files()
            for line, says, *never in commands:
                for fault in faults(line, says, never[0] if never else ""):
                    bad += 1
                    print("FAILED: %s: misk %s %s; it printed:\n%s" % (name, line, fault, open("said", "rb").read()[:1500]))
            if isinstance(holder, subprocess.Popen):
                holder.communicate(b"quit\n")
            os.chdir("/")
    print("%d faults" % bad)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
