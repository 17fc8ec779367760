#!/usr/bin/env python3
"""What the import's grammar writes for a kind of node stands at one place. A file that says it again must call what
stood there before (`local before = effects.X`), or cards that use the first meaning silently get the second.

  tests/e2e/grammar_nodes.py [FOLDER]    FOLDER: scripts/arkham/import
"""
import pathlib
import re
import sys

TABLES = "effects|states|conditions|constants|holds|costs|amounts|terms"
WRITTEN = re.compile(rf"^function (?:language\.)?((?:{TABLES})\.\w+)", re.M)

root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parents[2] / "scripts/arkham/import")
first, wrong = {}, []
order = re.findall(r'require "import/(subjects/[\w/]+)"', (root / "read.lua").read_text())
files = [root / (name + ".lua") for name in order]
files = [f for f in sorted(root.rglob("*.lua")) if f not in files] + files
for file in files:
    text = file.read_text()
    for match in WRITTEN.finditer(text):
        name = match.group(1)
        before = text[: match.start()]
        if name in first and first[name] != file and not re.search(rf"= (?:language\.)?{re.escape(name)}\b", before):
            line = before.count("\n") + 1
            wrong.append(f"{file}:{line}: {name} stands in {first[name]} already; call that, or name the node otherwise")
        first.setdefault(name, file)
print("\n".join(wrong + [f"{len(first)} kinds of nodes, {len(wrong)} wrong"]))
sys.exit(bool(wrong))
