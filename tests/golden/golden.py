#!/usr/bin/env python3
"""Plays the golden games and compares them with what is kept beside this file.

    golden.py MISK            fails at the first line of a transcript, or the hash, that is another
    golden.py MISK --write    keeps what comes out now; look at `git diff` and explain it in the commit

A transcript NAME.txt is what `misk ARGUMENTS` prints. hashes.txt has, for many games each, what
`misk sim` counts and the hash over the ends of all games.
"""
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent

GAMES = {
    "the_gathering_1": "play the_gathering --investigator roland_banks --bot random --seed 3",
    "the_gathering_2": "play the_gathering --investigator agnes_baker --investigator daisy_walker --bot greedy --seed 7",
    "the_gathering_4": "play the_gathering --investigators 4 --bot random --seed 11 --difficulty hard",
    "the_midnight_masks_1": "play the_midnight_masks --investigator wendy_adams --bot greedy --seed 3",
    "the_midnight_masks_2": "play the_midnight_masks --investigators 2 --bot random --seed 7",
    "the_devourer_below_1": "play the_devourer_below --investigator skids_otoole --bot random --seed 3",
    "the_devourer_below_2": "play the_devourer_below --investigators 2 --bot greedy --seed 7",
    "night_of_the_zealot_2": "play night_of_the_zealot --investigator roland_banks --investigator wendy_adams --bot random --seed 5",
    "eldritch_horror_1": "play eldritch_horror --investigators 1 --bot random --seed 3",
    "eldritch_horror_2": "play eldritch_horror --investigators 2 --bot greedy --seed 7",
    "elder_sign_1": "play elder_sign --investigators 1 --bot random --seed 3",
    "elder_sign_2": "play elder_sign --investigators 2 --bot greedy --seed 7",
}

SCENARIOS = ["the_gathering", "the_midnight_masks", "the_devourer_below", "eldritch_horror", "elder_sign"]
SIMS = [f"{scenario} --investigators {count} --bot random --games 100 --seed 5"
        for scenario in SCENARIOS for count in (1, 2, 4)]
SIMS += [f"{scenario} --investigators 2 --bot greedy --games 10 --seed 5" for scenario in SCENARIOS]
SIMS += ["the_gathering --start swarmed --bot random --games 100 --seed 5",
         "night_of_the_zealot --investigators 2 --bot random --games 10 --seed 5"]


def run(misk, arguments, home):
    env = {**os.environ, "XDG_CONFIG_HOME": f"{home}/config", "XDG_DATA_HOME": f"{home}/data", "NO_COLOR": "1"}
    env.pop("MISK_PACKS", None)
    done = subprocess.run([misk, *arguments.split()], env=env, cwd=home, capture_output=True, text=True,
                          stdin=subprocess.DEVNULL)
    if done.returncode != 0:
        sys.exit(f"misk {arguments} ended with {done.returncode}:\n{done.stderr}")
    return done.stdout


def counted(misk, arguments, home):
    result = json.loads(run(misk, f"sim {arguments} --threads 2 --json", home))
    return f"{arguments}: {result['decisions']} decisions, hash {result['hash']}"


def compare(name, kept, now):
    old, new = kept.splitlines(), now.splitlines()
    for at in range(max(len(old), len(new))):
        was = old[at] if at < len(old) else "(the end)"
        is_now = new[at] if at < len(new) else "(the end)"
        if was != is_now:
            before = "".join(f"    {line}\n" for line in old[max(0, at - 5):at])
            print(f"{name}, line {at + 1}:\n{before}was {was}\nnow {is_now}\n")
            return False
    return True


def main():
    if len(sys.argv) not in (2, 3) or sys.argv[2:] not in ([], ["--write"]):
        sys.exit(__doc__)
    misk, write = os.path.abspath(sys.argv[1]), len(sys.argv) == 3
    same = True
    with tempfile.TemporaryDirectory() as home:
        found = {f"{name}.txt": run(misk, arguments, home) for name, arguments in GAMES.items()}
        found["hashes.txt"] = "".join(counted(misk, sim, home) + "\n" for sim in SIMS)
    for name, text in found.items():
        file = HERE / name
        if write:
            file.write_text(text)
        else:
            kept = file.read_text() if file.exists() else ""
            same = compare(file.relative_to(HERE.parent.parent), kept, text) and same
    for file in HERE.glob("*.txt"):
        if file.name not in found:
            print(f"{file}: no golden game is called so; remove the file")
            same = False
    if not same:
        sys.exit("The games are no longer the same. If that is meant: tests/golden/golden.py MISK --write, "
                 "and say in the commit what has changed and why.")


if __name__ == "__main__":
    main()
