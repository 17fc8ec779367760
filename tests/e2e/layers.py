#!/usr/bin/env python3
"""Each folder includes only what CMakeLists.txt says it may use.

A static library does not link against these arrows, but a header alone would pass. The arrows are read from the lines
misk_library, misk_ui_library and misk_tools_library, so they stand in one place. Also: no folder holds more than 45
files, and no source is over 600 lines without a word in its head that says why ("One file:")."""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
MOST_FILES, MOST_LINES = 45, 600


def arrows():
    """Folder -> folders that it may use, itself among them."""
    text = (ROOT / "CMakeLists.txt").read_text()
    folder, uses = {}, {}
    for name, path, rest in re.findall(r"^\s*misk_(?:ui_|tools_)?library\((\w+) ([\w/]+)([^)]*)\)", text, re.M):
        if "/" in path:
            folder[name], uses[name] = path, [word for word in rest.split() if word.startswith("misk_")]
    def reach(name, seen):
        if name in folder and name not in seen:
            seen.add(name)
            for used in uses[name]:
                reach(used, seen)
        return seen
    return {path: {folder[each] for each in reach(name, set())} for name, path in folder.items()}


def main():
    wrong = []
    allowed = arrows()
    known = {path.split("/", 1)[1]: path for path in allowed}
    for folder, may in sorted(allowed.items()):
        files = sorted(path for path in (ROOT / folder).glob("*.?pp"))
        if not files:
            wrong.append(f"{folder}: CMakeLists.txt names it, and it has no sources")
        if len(files) > MOST_FILES:
            wrong.append(f"{folder}: {len(files)} files; {MOST_FILES} at most: split it")
        for path in files:
            text = path.read_text()
            for line, included in enumerate(text.splitlines(), 1):
                found = re.match(r'#include "(\w+)/', included)
                if found and found[1] in known and known[found[1]] not in may:
                    wrong.append(f"{path.relative_to(ROOT)}:{line}: {folder} may not use {known[found[1]]}; "
                                 "CMakeLists.txt has the arrows")
    for path in sorted(each for folder in ("engine", "ui", "tools", "scripts", "cards")
                       for each in (ROOT / folder).rglob("*") if each.suffix in (".cpp", ".hpp", ".lua")):
        text = path.read_text()
        if text.count("\n") > MOST_LINES and "One file:" not in text[:1500]:
            wrong.append(f"{path.relative_to(ROOT)}: {text.count(chr(10))} lines; split it, or say why in its head "
                         "(\"One file: ...\")")
    for each in wrong:
        print(each)
    print(f"{len(allowed)} folders, {len(wrong)} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
