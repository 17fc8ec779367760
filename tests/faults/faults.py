#!/usr/bin/env python3
"""faults.py MISK [--points N] [--kind KIND] [--game GAME] [--seed N]: plays games in which memory runs out, the disk
fails, is slow or lies, a signal comes or the clock jumps, at N moments in all (README.md and faults.c say how).

What must hold: no crash and nothing endless; a message and a code other than 0 where the game ended for it; a save that
begins as that of the game without faults, with each answer that was in it before; and of a fault that a program can get
over (the disk is slow, a call was broken off by a signal, the clock jumps) nothing is seen at all."""
import argparse
import collections
import json
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
GAMES = {
    "the_gathering": ["play", "the_gathering", "--investigator", "roland_banks"],
    "eldritch_horror": ["play", "eldritch_horror", "--investigator", "mark_harrigan"],
    "elder_sign": ["play", "elder_sign", "--investigator", "mandy_thompson"],
    "resumed": None,  # the first half of the_gathering is in the save, and the bot goes on
}
# Their parts of all points.
KINDS = {"memory": 0.66, "moment": 0.08, "disk": 0.08, "lie": 0.05, "read": 0.05, "signal": 0.03, "clock": 0.03,
         "slow": 0.02}
SIGNALS = {"KILL": 9, "TERM": 15, "INT": 2, "HUP": 1, "PIPE": 13}
ERRORS = ["ENOSPC", "EIO", "EROFS", "EINTR", "EFBIG", "SHORT"]  # as in faults.c


# What else writes; FOLDER holds what is in OLD.
COMMANDS = {
    "campaign": "play night_of_the_zealot --investigator roland_banks --bot greedy --seed 3 --save FOLDER/out.yaml",
    "new": "new pack fresh --game arkham --dir FOLDER",
    "coverage": "test tests/packs/nine_fathoms --coverage=FOLDER/out.json",
    "api": "api --stubs FOLDER",
    "import": "import arkhamdb-deck FOLDER/deck.txt --force -o FOLDER/out.yaml",
    "project": "import arkham-build tests/import/sample_project.json -o FOLDER/new",
    "translate": "translate arkham_core --language de -o FOLDER/new.yaml",
    "pack": "pack cards/arkham_core --force -o FOLDER/old.zip",
    "install": "install tests/packs/drowned_bell --yes",
    "disable": "disable arkham_core",
}
OLD = {"deck.txt": "Roland Banks\n1x Machete\n", "out.yaml": "old: true\n", "old.zip": "what was there before\n",
       "arkham/cards.lua": "-- written by `misk api`; do not edit.\n"}


class Faults:
    def __init__(self, misk, folder, seed):
        self.misk, self.folder, self.seed = misk, pathlib.Path(folder), seed
        self.library = self.folder / "faults.so"
        subprocess.run([os.environ.get("CC", "cc"), "-O1", "-shared", "-fPIC", "-o", self.library, HERE / "faults.c",
                        "-ldl"], check=True)
        self.points = collections.Counter()
        self.wrong = collections.Counter()
        self.examples = {}

    def play(self, command, env=None):
        root = HERE.parent.parent
        home = {"HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder), "XDG_CONFIG_HOME": str(self.folder),
                "NO_COLOR": "1", "PATH": os.environ["PATH"]}
        return subprocess.run([self.misk, *command], env=home | (env or {}), cwd=root, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def prepare(self, game, seed):
        """The command that plays the game, without the file of its save; what is in that file before; and the save of
        the game without faults."""
        first = self.folder / f"{game}.first"
        wanted = self.folder / f"{game}.misk"
        if game == "resumed":
            words, after = ["resume"], ["--bot", "greedy"]
            if not first.exists():
                lines = self.prepare("the_gathering", seed)[3].read_bytes().splitlines(keepends=True)
                first.write_bytes(b"".join(lines[:len(lines) // 2]))
        else:
            words, after = GAMES[game] + ["--bot", "greedy", "--seed", str(seed), "--save"], []
        if not wanted.exists():
            if first.exists():
                shutil.copy(first, wanted)
            ran = self.play(words + [str(wanted)] + after)
            assert ran.returncode == 0, "the game without faults failed: " + ran.stderr.decode()
        return words, after, first, wanted

    def run(self, kind, game, points):
        save = self.folder / "game.misk"
        words, after, first, wanted = self.prepare(game, self.seed)
        self.wanted = wanted
        command = words + [str(save)] + after
        report = self.folder / "report"
        env = {"LD_PRELOAD": str(self.library), "FAULT_KIND": kind, "FAULT_SAVE": str(save),
               "FAULT_WANTED": str(wanted), "FAULT_TOLD": str(self.folder / "told"), "FAULT_REPORT": str(report)}

        def begin():
            for each in self.folder.glob("game.misk*"):
                each.unlink()
            if first.exists():
                shutil.copy(first, save)
        # How many such calls a whole game makes.
        begin()
        count = self.folder / "count"
        self.play(command, env | {"FAULT_EVERY": "1000000000", "FAULT_FIRST": "1000000000", "FAULT_COUNT": str(count)})
        total = int(count.read_text())
        # Where there are fewer calls than points each is met by several faults.
        for turn in range(max(1, min(len(ERRORS) * 2, round(points / max(1, total))))):
            begin()
            report.unlink(missing_ok=True)
            every = max(1, total // max(1, points))
            ran = self.play(command, env | {"FAULT_EVERY": str(every), "FAULT_FIRST": str(1 + self.seed % every),
                                            "FAULT_MOST": str(points), "FAULT_TURN": str(turn)})
            lines = report.read_text(errors="replace").splitlines() if report.exists() else []
            if ran.returncode or save.read_bytes() != wanted.read_bytes():
                self.found(kind, game, "the game that goes on beside the faults came to another end",
                           ran.stderr.decode())
            if not lines:
                self.found(kind, game, "no fault was met: the library is not at work", "")
            for line in lines:
                self.judge(kind, game, line)

    def command(self, name, points):
        """One command, many times: each file must be the old one or the new one, whole."""
        untouched, whole, failed = {}, None, 0
        for at in range(points + 1):
            with tempfile.TemporaryDirectory() as folder:
                folder = pathlib.Path(folder)
                for path, text in OLD.items():
                    (folder / path).parent.mkdir(exist_ok=True)
                    (folder / path).write_text(text)
                if name == "campaign":
                    (folder / "out.yaml").unlink()
                untouched = self.files(folder)
                env = {"HOME": str(folder), "XDG_DATA_HOME": f"{folder}/data", "XDG_CONFIG_HOME": f"{folder}/config"}
                if at:
                    env |= {"LD_PRELOAD": str(self.library), "FAULT_KIND": "disk", "FAULT_ONLY": "1",
                            "FAULT_FIRST": str(1 + (at - 1) // (2 * len(ERRORS))), "FAULT_EVERY": "1000000000",
                            "FAULT_WHICH": str((at - 1) % (2 * len(ERRORS)))}
                ran = self.play(COMMANDS[name].replace("FOLDER", str(folder)).split(), env)
                told = ran.stderr.decode(errors="replace").replace(str(folder), "FOLDER")
                left = self.files(folder)
                if not at:
                    whole, good = left, ran.returncode
                    if left == untouched:
                        self.found("disk", name, "writes nothing", told)
                        return
                    continue
                self.points["disk", name] += 1
                failed += ran.returncode not in (0, good)
                fault = ERRORS[(at - 1) % len(ERRORS)] + ("" if (at - 1) // len(ERRORS) % 2 else " on")
                if ran.returncode < 0:
                    self.found("disk", name, f"ended by signal {-ran.returncode} at {fault}", told[:300])
                elif ran.returncode == good and left != whole:
                    self.found("disk", name, f"failed with code {good} at {fault}", f"call {env['FAULT_FIRST']}: {told[:300]}")
                elif ran.returncode not in (0, good) and "FOLDER" not in told:
                    self.found("disk", name, f"names no file at {fault}", told[:300])
                for path, bytes_left in left.items():
                    if bytes_left not in (untouched.get(path), whole.get(path)) and name != "campaign":
                        self.found("disk", name, f"half a file at {fault}", f"call {env['FAULT_FIRST']}: {path}: {told[:200]}")
                if untouched.keys() - left.keys():
                    self.found("disk", name, f"an old file is gone at {fault}", told[:300])

        if points and not failed:
            self.found("disk", name, "never failed: the library is not at work", "")

    @staticmethod
    def files(folder):
        return {str(each.relative_to(folder)): each.read_bytes() for each in folder.rglob("*") if each.is_file()}

    def judge(self, kind, game, line):
        at, fault, ended, code, left, told = line.split("\t", 5)
        code = int(code)
        call, fault_name = fault.split(":", 1)
        self.points[kind, game] += 1
        copy = self.folder / f"game.misk.{at}"
        nothing_is_seen = kind in ("slow", "clock") or fault_name in ("EINTR", "PART", "STOP")
        what = []
        if ended == "signal":
            if kind not in ("signal", "moment") or code != SIGNALS.get(fault_name):
                what.append(f"ended by signal {code}" + (" (endless)" if code == 14 else ""))
        elif code and not told:
            what.append("failed without a message")
        elif code and not told.startswith("misk: ") and "|misk: " not in told:
            what.append("failed with a message that is not misk's")
        elif "std::" in told or "bad_alloc" in told:
            what.append("told in words of C++")
        elif code and nothing_is_seen:
            what.append("ended, and could have gone on")
        if kind == "lie":
            what += self.judge_lie(copy, left, told)
        elif kind == "read" and left == "other" and (told or fault_name == "BIT"):
            pass  # a pack that could not be read is left out, and that is told; one that is other is another pack
        elif left == "other" and not self.verified(copy):
            what.append("save other")
        elif left in ("gone", "shorter") or (left == "cut" and ended != "signal"):
            what.append("save " + left)
        elif ended == "exit" and not code and left not in ("whole", "other"):
            what.append("code 0 and not all in the save")
        elif ended == "exit" and not code and not told and kind == "disk" and not nothing_is_seen and \
                call != "close":  # after fdatasync nothing is lost with it
            what.append("failed unnoticed")
        copy.unlink(missing_ok=True)
        if what:
            self.found(kind, game, ", ".join(what) + " at " + fault, f"call {at}: {told[:300]}")

    def judge_lie(self, copy, left, told):
        """Nobody can know of a lie before the file is read: then it is told, or what is read are answers of the game."""
        if left in ("none", "gone") or not copy.exists():
            return []
        wrong = []
        for command in (["replay", str(copy), "--verify"], ["resume", str(copy), "--bot", "greedy"]):
            before = copy.read_bytes()
            ran = self.play(command)
            said = ran.stderr.decode(errors="replace")
            if ran.returncode < 0:
                wrong.append(f"{command[0]} of what is left ended by signal {-ran.returncode}")
            elif ran.returncode and ("misk: " not in said or copy.name not in said):
                wrong.append(f"{command[0]} of what is left does not name the file: {said[:200]}")
            elif ran.returncode and copy.read_bytes() != before:
                wrong.append(f"{command[0]} failed and has changed what is left")
            elif not ran.returncode and not said and not self.begins_right(before):
                wrong.append(f"{command[0]} takes what is left for the game")
        return wrong

    def begins_right(self, save):
        """Is each answer in the bytes of a save that of the game without faults?"""
        def answers(lines):
            return [(each.get("player"), each.get("choices")) for each in map(json.loads, lines)]
        try:
            left = answers(save.splitlines()[1:])
        except (ValueError, AttributeError):
            return False
        return left == answers(self.wanted.read_bytes().splitlines()[1:])[:len(left)]

    def verified(self, save):
        """Where a bot's script had no memory the bot may choose otherwise; it must be what the save says then."""
        return self.play(["replay", str(save), "--verify"]).returncode == 0

    def found(self, kind, game, what, example):
        self.wrong[kind, game, what] += 1
        self.examples.setdefault((kind, game, what), example)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("misk")
    parser.add_argument("--points", type=int, default=int(os.environ.get("MISK_FAULTS", "150")))
    parser.add_argument("--kind", choices=KINDS)
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--commands", type=int, default=0, help="faults of the disk in each command that writes")
    parser.add_argument("--seed", type=int, default=3)
    options = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with tempfile.TemporaryDirectory() as folder:
        faults = Faults(os.path.abspath(options.misk), folder, options.seed)
        # A few points are not worth the start of each game with each kind.
        games = [options.game] if options.game else list(GAMES) if options.points >= 1000 else ["the_gathering", "resumed"]
        for kind in [options.kind] if options.kind else KINDS:
            part = 1 if options.kind else KINDS[kind]
            for game in games:
                began = time.monotonic()
                faults.run(kind, game, max(5, int(options.points * part / len(games))))
                print(f"{kind}, {game}: {faults.points[kind, game]} points in {time.monotonic() - began:.0f} s", flush=True)
        if options.commands or not (options.kind or options.game):
            for name in COMMANDS:
                faults.command(name, options.commands or options.points // 150 * 2)
    for name in COMMANDS:
        if faults.points["disk", name]:
            print(f"disk, {name}: {faults.points['disk', name]} points")
    for key, count in faults.wrong.most_common():
        print(f"WRONG, {count} times: {', '.join(key)}\n  {faults.examples[key]}")
    print(f"{sum(faults.points.values())} points, {sum(faults.wrong.values())} wrong")
    return 1 if faults.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
