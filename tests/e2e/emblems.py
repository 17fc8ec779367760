#!/usr/bin/env python3
"""Every emblem and scene that the scripts of a game name is one that ui/paint draws: one that is not would only be left
out of the picture."""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
WORD = r'"([a-z_]+)"'


def named(path, table):
    """The values of a Lua table: NAME = "shape" and NAME = { "shape", "shape" }."""
    text = path.read_text()
    found = re.search(rf"local {table} = \{{(.*?)\n?\}}\n", text, re.S)
    if not found:
        return set()
    body = re.sub(r"--[^\n]*", "", found.group(1))
    body = re.sub(r'\[".*?"\]\s*=', "", body)
    return set(re.findall(WORD, body))


def main():
    shapes = set()
    for name in ("symbol_shapes", "emblem_shapes"):
        shapes |= set(re.findall(rf"^    \{{{WORD}", (ROOT / f"ui/paint/{name}.cpp").read_text(), re.M))
    scenes = set(re.findall(r'\{"([a-z]+)", &Scenery', (ROOT / "ui/paint/art.cpp").read_text()))
    wrong, count = [], 0
    for path in sorted(ROOT.glob("scripts/*/ui/*.lua")):
        for table, known in (("WORDS", shapes), ("EMBLEMS", shapes), ("SCENES", scenes)):
            names = named(path, table)
            count += len(names)
            wrong += [f"{path.relative_to(ROOT)}: no {'scene' if table == 'SCENES' else 'shape'} '{name}'" for name in sorted(names - known)]
    print("\n".join(wrong) or f"{count} names of emblems and scenes, all drawn")
    return 1 if wrong or count < 100 else 0


if __name__ == "__main__":
    sys.exit(main())
