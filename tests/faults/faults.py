#!/usr/bin/env python3
"""faults.py MISK [--points N] [--kind KIND] [--game GAME] [--seed N]: plays games in which memory runs out, the disk
fails, a signal comes or the clock jumps, at N moments in all (faults.c says how).

What must hold: no crash and nothing endless; a message and a code other than 0 where the game ended for it; and a save
that begins as that of the game without faults, with each answer that was in it before."""
import argparse
import collections
import os
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
GAMES = {
    "the_gathering": ["play", "the_gathering", "--investigator", "roland_banks"],
    "eldritch_horror": ["play", "eldritch_horror", "--investigator", "mark_harrigan"],
    "elder_sign": ["play", "elder_sign", "--investigator", "mandy_thompson"],
}
KINDS = {"memory": 0.80, "disk": 0.08, "signal": 0.08, "clock": 0.04}  # their shares of all points
SIGNALS = {"KILL": 9, "TERM": 15, "INT": 2, "HUP": 1, "PIPE": 13}


# Other commands that write; FOLDER contains the files in OLD.
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

    def run(self, kind, game, points):
        save, wanted = self.folder / "game.misk", self.folder / f"{game}.misk"
        command = GAMES[game] + ["--bot", "greedy", "--seed", str(self.seed), "--save"]
        if not wanted.exists():
            assert self.play(command + [str(wanted)]).returncode == 0, "the game without faults failed"
        env = {"LD_PRELOAD": str(self.library), "FAULT_KIND": kind, "FAULT_SAVE": str(save),
               "FAULT_WANTED": str(wanted), "FAULT_TOLD": str(self.folder / "told"),
               "FAULT_REPORT": str(self.folder / "report")}
        # Finds the number of such calls in a whole game: the last of two points, the second of which is far away.
        total = self.calls(command + [str(save)], env, kind)
        every = max(1, total // max(1, points))
        report = self.folder / "report"
        report.unlink(missing_ok=True)
        save.unlink(missing_ok=True)
        ran = self.play(command + [str(save)], env | {"FAULT_EVERY": str(every), "FAULT_FIRST": "1",
                                                      "FAULT_MOST": str(points)})
        lines = report.read_text(errors="replace").splitlines() if report.exists() else []
        if ran.returncode or save.read_bytes() != wanted.read_bytes():
            self.found(kind, game, "the game that goes on beside the faults came to another end", ran.stderr.decode())
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
                            "FAULT_FIRST": str(1 + (at - 1) // 10), "FAULT_EVERY": "1000000000",
                            "FAULT_WHICH": str((at - 1) % 10)}
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
                fault = ["ENOSPC", "EIO", "EROFS", "EINTR", "SHORT"][(at - 1) % 5] + (" on" if (at - 1) % 10 < 5 else "")
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

    def calls(self, command, env, kind):
        count = self.folder / "count"
        self.play(command, env | {"FAULT_EVERY": "1000000000", "FAULT_FIRST": "1000000000",
                                  "FAULT_COUNT": str(count)})
        pathlib.Path(command[-1]).unlink(missing_ok=True)
        return int(count.read_text())

    def judge(self, kind, game, line):
        at, fault, ended, code, left, told = line.split("\t", 5)
        code = int(code)
        self.points[kind, game] += 1
        what = None
        if kind == "signal" and ended == "signal" and code == SIGNALS.get(fault):
            pass
        elif ended == "signal":
            what = f"ended by signal {code}" + (" (endless)" if code == 14 else "")
        elif code and not told:
            what = "failed without a message"
        elif code and not told.startswith("misk: ") and "|misk: " not in told:
            what = "failed with a message that is not misk's"
        elif "std::" in told or "bad_alloc" in told:
            what = "told in words of C++"
        # If a bot's script ran out of memory, the bot may choose differently. Its save must then record what it chose.
        if left == "other" and self.verified(f"game.misk.{at}"):
            left = "same"
        if left not in ("same", "none") and not (left == "cut" and ended == "signal"):
            what = (what + ", " if what else "") + "save " + left
        if what:
            self.found(kind, game, what + " at " + fault, f"call {at}: {told[:300]}")

    def verified(self, name):
        ran = self.play(["replay", str(self.folder / name), "--verify"])
        return ran.returncode == 0

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
    with tempfile.TemporaryDirectory() as folder:
        faults = Faults(os.path.abspath(options.misk), folder, options.seed)
        games = [options.game] if options.game else list(GAMES)
        for kind in [options.kind] if options.kind else KINDS:
            part = 1 if options.kind else KINDS[kind]
            for game in games:
                faults.run(kind, game, max(5, int(options.points * part / len(games))))
        if options.commands or not (options.kind or options.game):
            for name in COMMANDS:
                faults.command(name, options.commands or options.points // 150 * 2)
    for (kind, game), count in sorted(faults.points.items()):
        print(f"{kind}, {game}: {count} points")
    for key, count in faults.wrong.most_common():
        print(f"WRONG, {count} times: {', '.join(key)}\n  {faults.examples[key]}")
    print(f"{sum(faults.points.values())} points, {sum(faults.wrong.values())} wrong")
    return 1 if faults.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
