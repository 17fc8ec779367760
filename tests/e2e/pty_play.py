#!/usr/bin/env python3
"""Plays The Gathering, then Elder Sign and Eldritch Horror, at a pseudo-terminal as a person would: reads the screen, types
numbers and commands.

    tests/e2e/pty_play.py build/release/bin/misk

Exit 0 when the games reached an end and every command showed what it should.
"""
import os
import pty
import re
import select
import sys
import tempfile
import time

PROMPT = re.compile(r"(?:^|\n)(?:\x1b\[[0-9;]*m)*> (?:\x1b\[[0-9;]*m)*$")
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
OPTION = re.compile(r"^ +(\d+)  (.*)$", re.M)
CHOOSE = re.compile(r"\(choose (\d+)(?: to (\d+))?")
NUMBER = re.compile(r"a number from (-?\d+) to (-?\d+)")
# Useful options, best first; otherwise the first listed option.
WISHES = ["advance the act", "Burn it down", "Fight -> ", "Fight with", "Investigate -> ", "Move -> ", "Gain 1 resource",
          "Go to -> ", "Other World Encounter", "Research Encounter", "Acquire Assets", "Travel to"]


class Screen:
    """The terminal: what has been printed since the last key, and keys."""

    def __init__(self, command):
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.environ["TERM"] = "xterm"
            os.environ.pop("NO_COLOR", None)
            os.execv(command[0], command)
        self.coloured = False

    def read(self, timeout=60):
        """All that is printed up to the next prompt; None for the prompt when the program has ended."""
        text, end = "", time.time() + timeout
        while time.time() < end:
            if not select.select([self.fd], [], [], 1)[0]:
                continue
            try:
                data = os.read(self.fd, 65536)
            except OSError:
                data = b""
            if not data:
                return COLOUR.sub("", text), False
            text += data.decode("utf-8", "replace").replace("\r\n", "\n")
            if PROMPT.search(text):
                self.coloured = self.coloured or "\x1b[" in text
                return COLOUR.sub("", text), True
        raise SystemExit("no prompt within %d s; the screen was:\n%s" % (timeout, text[-3000:]))

    def type(self, line):
        os.write(self.fd, (line + "\n").encode())

    def ask(self, line):
        self.type(line)
        return self.read()[0]

    def leave(self):
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def expect(text, *words):
    for word in words:
        if word not in text:
            raise SystemExit("expected %r on the screen:\n%s" % (word, text[-3000:]))


def options(text):
    """The numbers and texts of the last question on the screen."""
    question = text[text.rfind("\n\n"):]
    return {int(n): words for n, words in OPTION.findall(question)}


def answer(text):
    number = NUMBER.search(text)
    if number:
        return number.group(2)
    listed = options(text)
    choose = CHOOSE.search(text[text.rfind("\n\n"):])
    if choose:
        least = int(choose.group(1))
        return " ".join(str(n) for n in sorted(listed)[:least]) if least else "0"
    for wish in WISHES:
        for n, words in listed.items():
            if wish in words:
                return str(n)
    if 0 in listed:
        return "0"
    return str(min(listed))


def play(misk, seed, save):
    screen = Screen([misk, "play", "the_gathering", "--investigator", "roland_banks", "--seed", str(seed)])
    text, more = screen.read()
    expect(text, "The Gathering", "Which cards do you set aside")
    expect(screen.ask("help"), "undo", "explain N", "quit")
    expect(screen.ask(""), "Say the number")           # an empty line answers nothing
    expect(screen.ask("99"), "no option 99")
    expect(screen.ask("dance"), "neither a number nor a command")
    screen.type("0")
    text, more = screen.read()
    expect(text, "Your turn", "Study", "Roland Banks", "Investigate")
    expect(screen.ask("board"), "shroud 2", "health", "willpower 3", "hand:")
    expect(screen.ask("why combat"), "combat of Roland Banks = 4", "printed")
    expect(screen.ask("why shroud Study"), "shroud of Study = 2")
    expect(screen.ask("why not"), "Fight")
    expect(screen.ask("explain 1"), "rule: ")
    expect(screen.ask("stack"), "turn")
    expect(screen.ask("log 5"), "turn begins")
    expect(screen.ask("trace on"), "noted")
    screen.ask("odds")
    expect(screen.ask("save " + save), "misk resume")
    # An undone answer leads to the same question again.
    before = options(text)
    screen.type(answer(text))
    screen.read()
    screen.type("undo")
    text, more = screen.read()
    expect(text, "Taken back")
    expect(screen.ask("trace 30"), "? Your turn")
    if options(text) != before:
        raise SystemExit("after undo the options are others:\n%s\n%s" % (before, options(text)))
    return to_the_end(screen, text, more, "seed %d" % seed)


def to_the_end(screen, text, more, what):
    """Answers until the game is over; the outcome as the screen names it."""
    typed = 0
    while more:
        typed += 1
        if typed > 2000:
            raise SystemExit("no end after 2000 answers:\n" + text[-3000:])
        screen.type(answer(text))
        text, more = screen.read()
        if "neither" in text or "Say the number" in text or "Choose exactly" in text:
            raise SystemExit("an answer was refused:\n" + text[-3000:])
    expect(text, "The end: ")
    code = screen.leave()
    if code != 0:
        raise SystemExit("misk left with %d" % code)
    if not screen.coloured:
        raise SystemExit("no colours at a terminal")
    outcome = re.search(r"The end: ([^\r\n]+)", text).group(1).strip()
    print("%s: %s after %d answers" % (what, outcome, typed))
    return outcome


def play_elder_sign(misk, seed):
    screen = Screen([misk, "play", "elder_sign", "--investigator", "joe_diamond", "--option", "ancient_one=cthulhu",
                     "--seed", str(seed)])
    text, more = screen.read()
    expect(text, "Elder Sign", "Where do you go?", "Go to -> ")
    expect(screen.ask("board"), "Cthulhu", "doom", "elder signs", "trophy", "Museum entrance", "Joe Diamond")
    expect(screen.ask("why max_sanity"), "max sanity of Joe Diamond = 3")
    return to_the_end(screen, text, more, "Elder Sign, seed %d" % seed)


def play_eldritch_horror(misk, seed):
    screen = Screen([misk, "play", "eldritch_horror", "--investigator", "silas_marsh", "--option", "ancient_one=azathoth",
                     "--seed", str(seed)])
    text, more = screen.read()
    expect(text, "Eldritch Horror", "Your action", "Travel to")
    expect(screen.ask("board"), "Azathoth", "doom 15", "mysteries 0 of 3", "Omen: [Comet", "~Sydney", "Reserve: ", "Silas Marsh",
           "Fishing Net")
    expect(screen.ask("why observation"), "observation of Silas Marsh = 3")
    return to_the_end(screen, text, more, "Eldritch Horror, seed %d" % seed)


def main():
    misk = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        save = os.path.join(folder, "game.misk")
        outcome = play(misk, 7, save)
        if os.system("'%s' replay '%s' --verify >/dev/null" % (misk, save)) != 0:
            raise SystemExit("the save of the game does not replay")
    known = {"The house burned down", "The house still stands", "Lita went on alone", "Nobody was left in the house"}
    if outcome not in known:
        raise SystemExit("no resolution of The Gathering: " + outcome)
    outcome = play_elder_sign(misk, 3)
    if not re.match("Cthulhu (is sealed away|is driven back|has devoured the world)", outcome):
        raise SystemExit("no end of Elder Sign: " + outcome)
    outcome = play_eldritch_horror(misk, 3)
    if outcome not in {"Azathoth is held back", "Azathoth prevails"}:
        raise SystemExit("no end of Eldritch Horror: " + outcome)


if __name__ == "__main__":
    main()
