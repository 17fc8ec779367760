#!/usr/bin/env python3
"""Follows a guide: types exactly what it says, in order, in an empty folder, and compares what comes out.

    guide.py MISK README.md...

What counts in a guide:

  ```sh                   each line that begins with "$ " is a command; the lines after it are what it prints.
                          "..." stands for any lines, "…" in a line for any text. No lines: anything.
                          A command that is to fail says so: `$ misk check lantern   # exit 1`
  ```lua PATH             the whole file PATH, written before the next command (also yaml, json, md);
                          the text before it has to name PATH, since readers do not see this line
  ```lua from FILE        lines that stand, in this order, in FILE of the repository
  ```lua                  without a path: not allowed, as nothing would test it
  ```text                 only to be read

Each guide has a folder of its own, and a home folder of its own for packs and settings.
"""
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

FENCE = re.compile(r"^```(\w+)?(?: (from ))?(?: ?(\S+))?\s*$")
ROOT = Path(__file__).resolve().parent.parent.parent


class Mistake(Exception):
    pass


def blocks(text):
    """(line, language, path, lines, paragraph before) of every fenced block."""
    lines = text.split("\n")
    prose, at = [], 0
    while at < len(lines):
        fence = FENCE.match(lines[at])
        if not fence:
            prose.append(lines[at])
            at += 1
            continue
        end = at + 1
        while end < len(lines) and lines[end] != "```":
            end += 1
        if end == len(lines):
            raise Mistake(f"line {at + 1}: this block is never closed")
        prose_before = "\n".join(prose[-12:])
        path = fence.group(3)
        yield at + 1, fence.group(1) or "", "from " + path if fence.group(2) else path, lines[at + 1:end], prose_before
        prose, at = [], end + 1


def commands(lines):
    """(offset, command, exit code, expected lines) of a sh block."""
    found = []
    for offset, line in enumerate(lines):
        if line.startswith("$ "):
            command, code = line[2:], 0
            wanted = re.search(r"\s+# exit (\d+)$", command)
            if wanted:
                command, code = command[:wanted.start()], int(wanted.group(1))
            found.append((offset, command, code, []))
        elif not found:
            raise Mistake(f"a sh block begins with a command: `$ {line}`?")
        else:
            found[-1][3].append(line)
    return found


def matches(wanted, got):
    """Do the printed lines agree with those of the guide?"""
    pattern = []
    for line in wanted:
        if line.strip() == "...":
            pattern.append(r"(?:.*\n)*?")
        else:
            pattern.append(".*".join(re.escape(part) for part in line.rstrip().split("…")) + r" *\n")
    return re.fullmatch("".join(pattern), "".join(line + "\n" for line in got)) is not None


def stands_in(file, excerpt, where):
    """Raises a Mistake where the lines are not those of the file, spaces aside."""
    left = [" ".join(line.split()) for line in file.read_text(encoding="utf-8").split("\n")]
    for line in excerpt:
        wanted = " ".join(line.split())
        if wanted and wanted not in left:
            raise Mistake(f"{where}: this line is not in {file.name}, or not in this order: {line}")
        if wanted:
            left = left[left.index(wanted) + 1:]


def follow(misk, guide):
    typed = dict(commands=0, files=0, characters=0)
    text = guide.read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory(prefix="misk_guide_") as folder:
        home, work = Path(folder) / "home", Path(folder) / "work"
        home.mkdir()
        work.mkdir()
        environment = {
            "PATH": f"{misk.parent}:/usr/bin:/bin", "HOME": str(home), "LANG": "C.UTF-8", "NO_COLOR": "1",
            "XDG_DATA_HOME": str(home / "data"), "XDG_CONFIG_HOME": str(home / "config"), "TERM": "dumb",
        }
        for passed_on in ("ASAN_OPTIONS", "LSAN_OPTIONS", "UBSAN_OPTIONS"):
            if passed_on in os.environ:
                environment[passed_on] = os.environ[passed_on]
        for line, language, path, content, prose in blocks(text):
            where = f"{guide}:{line}"
            if language == "sh":
                for offset, command, code, wanted in commands(content):
                    typed["commands"] += 1
                    typed["characters"] += len(command) + 1
                    run = subprocess.run(["bash", "-c", command], cwd=work, env=environment, timeout=300,
                                         stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                         stderr=subprocess.STDOUT, encoding="utf-8", errors="replace")
                    got = [each.rstrip() for each in run.stdout.split("\n")]
                    while got and not got[-1]:
                        got.pop()
                    said = f"{guide}:{line + 1 + offset}: $ {command}\n" + "\n".join(got)
                    if run.returncode != code:
                        raise Mistake(f"{said}\nexit code {run.returncode}, {code} expected")
                    if wanted and not matches(wanted, got):
                        raise Mistake(said + "\n--- the guide says:\n" + "\n".join(wanted))
            elif path and path.startswith("from "):
                stands_in(ROOT / path[5:], content, where)
            elif path:
                if f"`{path}`" not in prose:
                    raise Mistake(f"{where}: the text before this block does not name `{path}`")
                file = (work / path).resolve()
                if work.resolve() not in file.parents:
                    raise Mistake(f"{where}: {path} is outside the folder")
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text("\n".join(content) + "\n", encoding="utf-8")
                typed["files"] += 1
                typed["characters"] += sum(len(each) + 1 for each in content)
            elif language not in ("text", ""):
                raise Mistake(f"{where}: a {language} block needs a path, so that it is tested (or is `text`)")
    return typed


def main():
    misk = Path(sys.argv[1]).resolve()
    failed = 0
    for name in sys.argv[2:]:
        began = time.monotonic()
        try:
            typed = follow(misk, Path(name))
        except Mistake as mistake:
            print(mistake)
            failed += 1
        else:
            print(f"{name}: {typed['commands']} commands, {typed['files']} files, {typed['characters']} characters "
                  f"typed; all as the guide says, in {time.monotonic() - began:.1f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
