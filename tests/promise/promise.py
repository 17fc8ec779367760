#!/usr/bin/env python3
"""Nothing that scripts may say is removed or narrowed.

  tests/promise/promise.py MISK            compares what `misk api --json` says with the kept list
  tests/promise/promise.py MISK --write    writes the list anew, after an addition or a change that is meant

An addition is fine, but has to be written down. What is removed or narrowed breaks the packs of others: it is a fault,
unless it has been deprecated for two minor versions ("Deprecated since 1.1: use other() instead.").
"""
import json
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
KEPT = os.path.join(HERE, "api.json")
NAMES = ["zones", "sets", "words", "windows", "counters", "flags", "attributes", "periods", "outcomes", "purposes",
         "tags"]
KEEP_DEPRECATED = 2  # minor versions


def version():
    with open(os.path.join(ROOT, "engine", "content", "manifest.hpp")) as file:
        found = re.search(r'kApiVersion = "(\d+)\.(\d+)', file.read())
    return int(found.group(1)), int(found.group(2))


def call(each):
    """Parameters as NAME: TYPE or NAME?: TYPE, and results."""
    parameters = [f"{p['name']}{'?' if p['optional'] else ''}: {p['type']}" for p in each["parameters"]]
    entry = {"parameters": parameters, "results": each["results"]}
    if each["deprecated"]:
        entry["deprecated"] = each["deprecated"]["since"]
    return entry


def of_game(game):
    """The promises about one game: what there is, without its texts."""
    out = {
        "constructors": {c["name"]: {"arguments": c["arguments"], "takes": c["takes"], "makes": c["makes"]}
                         for c in game["constructors"]},
        "aliases": {a["name"]: a["type"] for a in game["aliases"]},
        "fields": {f"{s['name']}.{f['name']}": ("?" if f["optional"] else "") + f["type"]
                   for s in game["schemas"] for f in s["fields"]},
        "timing_points": {p["name"]: ([t for t in ("before", "after") if p[t]] +
                                      sorted(p["called"].get(role, role) for role in p["roles"]))
                          for p in game["timing_points"]},
    }
    for kind in ("functions", "values", "methods", "event_methods"):
        out[kind] = {each["name"]: call(each) for each in game[kind]}
    for kind in ("properties", "event_fields", "globals"):
        out[kind] = {p["name"]: p["type"] + (", can be set" if p["settable"] else "") for p in game[kind]}
    for kind in NAMES:
        out[kind] = sorted(each["name"] for each in game[kind])
    return out


def present(misk):
    with tempfile.TemporaryDirectory() as home:
        environment = dict(os.environ, XDG_DATA_HOME=home, XDG_CONFIG_HOME=home)
        environment.setdefault("MISK_PACKS", os.path.join(ROOT, "scripts") + ":" + os.path.join(ROOT, "cards"))
        said = subprocess.run([misk, "api", "--json"], check=True, capture_output=True, text=True, env=environment)
    return {game["game"] or "engine": of_game(game) for game in json.loads(said.stdout)}


def members(type_):
    """The members of a union at the top of a type: "string|fun(x: a|b)[]" -> {"string", "fun(x: a|b)[]"}."""
    out, depth, start = [], 0, 0
    for i, c in enumerate(type_):
        depth += c in "(<{[" and 1 or -(c in ")>}]")
        if c == "|" and depth == 0:
            out.append(type_[start:i])
            start = i + 1
    out.append(type_[start:])
    return {m[:-1] if m.endswith("?") else m for m in out} | ({"nil"} if type_.endswith("?") else set())


def takes_less(was, now):
    """Does a place that took values of type `was` no longer take all of them?"""
    return "any" not in members(now) and not members(was) <= members(now)


def gives_more(was, now):
    """May a result be something that its type did not tell before?"""
    return "any" not in members(was) and not members(now) <= members(was)


def parameter(text):
    name, type_ = text.split(": ", 1)
    return name.rstrip("?"), name.endswith("?"), type_


def narrowed_call(was, now):
    for i, text in enumerate(was["parameters"]):
        name, optional, type_ = parameter(text)
        if i >= len(now["parameters"]):
            return f"no longer takes {name}"
        _, still_optional, takes = parameter(now["parameters"][i])
        if takes_less(type_, takes):
            return f"takes {takes} as {name}, not {type_}"
        if optional and not still_optional:
            return f"wants {name}, which could be left out"
    for text in now["parameters"][len(was["parameters"]):]:
        if not parameter(text)[1] and not text.startswith("..."):
            return f"wants one more: {text}"
    for i, type_ in enumerate(was["results"]):
        if i >= len(now["results"]):
            return f"gives back less than {', '.join(was['results'])}"
        if gives_more(type_, now["results"][i]):
            return f"gives back {now['results'][i]}, not {type_}"
    return None


def narrowed(kind, was, now):
    """Why what was promised does not hold any more, or None."""
    if kind in ("functions", "values", "methods", "event_methods"):
        return narrowed_call(was, now)
    if kind == "fields":
        if was.startswith("?") and not now.startswith("?"):
            return "has to be there, and could be left out"
        return takes_less(was.lstrip("?"), now.lstrip("?")) and f"takes {now.lstrip('?')}, not {was.lstrip('?')}"
    if kind == "aliases":
        return takes_less(was, now) and f"is {now}, not {was}"
    if kind == "timing_points":
        gone = [each for each in was if each not in now]
        return gone and "has no longer: " + ", ".join(gone)
    return was != now and f"is {json.dumps(now)}, not {json.dumps(was)}"


def may_go(entry):
    """Has it been deprecated long enough?"""
    since = entry.get("deprecated") if isinstance(entry, dict) else None
    if not since:
        return False
    major, minor = map(int, since.split(".")[:2])
    return (major, minor + KEEP_DEPRECATED) <= version() or major < version()[0]


def compare(kept, now):
    faults, additions = [], []
    for game, kinds in kept.items():
        for kind, entries in kinds.items():
            there = now.get(game, {}).get(kind, {})
            for name in entries:
                if name not in there:
                    if isinstance(entries, list) or not may_go(entries[name]):
                        faults.append(f"{game}: {kind}: {name} is gone")
                elif isinstance(entries, dict):
                    why = narrowed(kind, entries[name], there[name])
                    if why:
                        faults.append(f"{game}: {kind}: {name} {why}")
    for game, kinds in now.items():
        for kind, entries in kinds.items():
            known = kept.get(game, {}).get(kind, {})
            for name in entries:
                if name not in known:
                    additions.append(f"{game}: {kind}: {name}")
                elif isinstance(entries, dict) and entries[name] != known[name]:
                    additions.append(f"{game}: {kind}: {name} takes or gives more")
                # A field that has to be there breaks every table without it.
            if kind == "fields":
                schemas = {name.split(".")[0] for name in known}
                faults += [f"{game}: fields: {name} is new and has to be there" for name in entries
                           if name not in known and name.split(".")[0] in schemas
                           and not entries[name].startswith("?")]
    return faults, additions


def self_check():
    """Each way to break a promise is noticed, and what widens it is not."""
    f = lambda parameters, results=(): {"parameters": list(parameters), "results": list(results)}
    breaks = [
        (f(["a: card"]), f([])), (f(["a: card"]), f(["a: zone"])), (f(["a: card|zone"]), f(["a: card"])),
        (f(["a?: card"]), f(["a: card"])), (f(["a: card"]), f(["a: card", "b: card"])),
        (f([], ["card"]), f([], ["card?"])), (f([], ["card", "integer"]), f([], ["card"])),
    ]
    widens = [
        (f(["a: card"]), f(["a?: card"])), (f(["a: card"]), f(["a: card|zone"])), (f(["a: card"]), f(["a: any"])),
        (f(["a: card"]), f(["a: card", "b?: card"])), (f([], ["card?"]), f([], ["card"])),
        (f(["a: fun(x: card|zone)"]), f(["a: fun(x: card|zone)|string"])),
    ]
    wrong = [pair for pair in breaks if not narrowed_call(*pair)] + [pair for pair in widens if narrowed_call(*pair)]
    one = lambda kind, what: {"g": {kind: what}}
    cases = [
        (one("zones", ["hand"]), one("zones", [])), (one("functions", {"f": f([])}), one("functions", {})),
        (one("fields", {"s.a": "?card"}), one("fields", {"s.a": "card"})),
        (one("fields", {"s.a": "?card"}), one("fields", {"s.a": "?card", "s.b": "card"})),
        (one("timing_points", {"p": ["before", "enemy"]}), one("timing_points", {"p": ["before"]})),
        (one("properties", {"p": "integer, can be set"}), one("properties", {"p": "integer"})),
    ]
    wrong += [case for case in cases if not compare(*case)[0]]
    return wrong


def main():
    if len(sys.argv) < 2:
        print(__doc__)
        return 2
    wrong = self_check()
    if wrong:
        print("this test does not notice:", *wrong, sep="\n  ")
        return 1
    now = present(sys.argv[1])
    if "--write" in sys.argv[2:]:
        with open(KEPT, "w") as file:
            json.dump(now, file, indent=0, sort_keys=True)
            file.write("\n")
        return 0
    with open(KEPT) as file:
        kept = json.load(file)
    faults, additions = compare(kept, now)
    for line in faults:
        print("broken promise:", line)
    for line in additions:
        print("new:", line)
    if faults:
        print("\nPacks of others may need what was there. Keep it, say in its description \"Deprecated since VERSION: "
              "use OTHER instead.\", and remove it two minor versions later.")
    elif additions:
        print(f"\nWrite down what is new: {os.path.relpath(__file__)} MISK --write")
    return 1 if faults or additions else 0


if __name__ == "__main__":
    sys.exit(main())
