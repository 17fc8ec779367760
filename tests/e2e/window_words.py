#!/usr/bin/env python3
"""All that the window says stands in the German file, and the German file has nothing that the window does not say.

A literal of ui/ is a text for people if it has two words, or one that begins with a capital letter ("Undo"). It must be
an English text of the section 'window' in scripts/common/i18n/de.yaml, or, if C++ puts it together with others, a part
of one: the file has the whole sentence, with placeholders. (One small word, "won", cannot be told from a key.) And what
stands between the placeholders of a text of the file must stand in a literal of ui/, engine/ or tools/commands/.

    window_words.py [FOLDER]   reads the sources and the file below that folder instead of the repository"""
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[2]
FILE = "scripts/common/i18n/de.yaml"

# Sources without texts that a Canvas draws for players.
NOT_FOR_PLAYERS = {
    "ui/paint/": "draws what others say",
    "ui/scene/": "tells faults of scripts",
    "ui/table/beat_look.cpp": "tells faults of scripts",
    "ui/table/presentation.cpp": "tells faults of scripts",
    "ui/app/console_view.cpp": "for card writers, drawn by Dear ImGui",
    "ui/app/inspection.cpp": "for card writers, drawn by Dear ImGui",
    "ui/app/inspector.cpp": "for card writers, drawn by Dear ImGui",
    "ui/app/display.cpp": "told on the terminal, for there is no window",
}
# Literals that look like texts for people, and why they are none.
NO_TEXTS = {
    "a name": ["Miskatonic"],
    "a comment in a file": ["Settings of the Miskatonic table; written by it, and yours to change."],
    "the verb of an action": ["scroll a page", "played by"],
    "told in the console, for card writers": ["taken back", "there is nothing to take back"],
    "faults of the file of settings, told on the terminal": [
        "'{}' is to be a number from {:g} to {:g}", "' is to be true or false", "' is to be ", "'pace' is to be fast, "
        "short, long or click", "'undo' is to be free, unseen or none", "'keys' is to be a list of ACTION: KEY",
        "an action", "no key does ", "' is to be the name of a key, such as Space or Ctrl+Z", "; take the line out",
        "; the usual settings are used", "this is no list of settings; the usual ones are used", "the settings",
        "the code of a language, such as de", "the name of a folder", "there is no setting "],
}
PLACEHOLDER = re.compile(r"\{[a-z0-9_]+\}")
TOKEN = re.compile(r"""//[^\n]*|/\*.*?\*/|\#include[^\n]*|'(?:\\.|[^'\\])'|"(?:\\.|[^"\\\n])*\"""", re.S | re.X)


def decoded(text):
    escapes = {"n": b"\n", "t": b"\t", "r": b"\r", "0": b"\0"}
    def byte(found):
        return bytes([int(found[1][1:], 16)]) if found[1][:1] == b"x" else escapes.get(found[1].decode(), found[1])
    return re.sub(rb"\\(x[0-9A-Fa-f]{2}|.)", byte, text.encode()).decode(errors="replace")


def literals(path):
    """[line, text, what stands before it, what stands behind it] of each; neighbours are one."""
    source = path.read_text()
    out = []
    for found in TOKEN.finditer(source):
        if found[0][0] != '"':
            continue
        if out and not source[out[-1][3]:found.start()].strip():
            out[-1][1] += decoded(found[0][1:-1])
            out[-1][3] = found.end()
        else:
            before = source[max(0, found.start() - 60):found.start()].rstrip()
            out.append([source.count("\n", 0, found.start()) + 1, decoded(found[0][1:-1]), before, found.end()])
    return [(line, text, before, source[end:end + 60].lstrip()) for line, text, before, end in out]


def is_for_people(text, before, behind):
    if re.search(r"verb [!=]=$|getenv\($", before):
        return False
    if before.endswith("{") and text.islower() and re.match(r",[^;{}]*\}", behind):
        return False  # an action: { "play week", 0, "" }
    return bool(re.search(r"[A-Za-z]{2,}[,;:.]? [A-Za-z(]", text) or re.search(r"^\W*[A-Z][a-z]{2,}\W*$", text))


def has(text, part):
    return re.search(r"(?<!\w)" + re.escape(part) + r"(?!\w)", text) is not None


def main():
    section = (ROOT / FILE).read_text().split("\nwindow:\n")[1]
    window = [json.loads(english) for english in re.findall(r'^  ("(?:\\.|[^"\\])*"): ', section, re.M)]
    no_texts = {text for texts in NO_TEXTS.values() for text in texts}
    wrong, seen, said = [], set(), set()
    folders = ("ui", "engine", "tools/commands")
    for path in sorted(path for folder in folders for path in (ROOT / folder).rglob("*.?pp")):
        name = str(path.relative_to(ROOT))
        for line, text, before, behind in literals(path):
            said.add(text)
            if not name.startswith("ui/") or name.startswith(tuple(NOT_FOR_PLAYERS)):
                continue
            if text in no_texts or not is_for_people(text, before, behind):
                continue
            seen.add(text)
            part = text.strip(" \n\u00b7.,:;()'+")
            glued = (re.search(r"^[ ,;:.')\u00b7]|[ +(']$", text) or before.endswith(("+", "+="))
                     or behind.startswith("+"))
            if text not in window and not (glued and any(has(english, part) for english in window)):
                wrong.append(f'{name}:{line}: "{text}" is not in {FILE}, section window'
                             + (" (the whole sentence, with placeholders)" if glued else ""))

    every = "\n".join(said)
    for english in window:
        for part in PLACEHOLDER.split(english):
            if re.search("[A-Za-z]", part) and not has(every, part.strip(" .,:;()'")):
                wrong.append(f'{FILE}: "{english}": no source says "{part.strip()}"')
    for each in wrong:
        print(each)
    print(f"{len(seen)} texts of the window, {len(window)} in German, {len(wrong)} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
