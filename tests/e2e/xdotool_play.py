#!/usr/bin/env python3
"""Plays a game in the tabletop window to its end with a real mouse and real keys: Xvfb and xdotool.

    tests/e2e/xdotool_play.py build/release/bin/misk [SCENARIO]

`misk table --tell` says what lies where; this script clicks there, or presses the option's key, and checks that each
answer arrives. The save must replay with the same state at every answer. Exit 0 when the game has ended.
"""
import json
import os
import random
import subprocess
import sys
import tempfile
import time

WIDTH, HEIGHT = 1280, 720
LIMIT = 600


def fail(text):
    print("xdotool_play: " + text)
    sys.exit(1)


class Display:
    def __init__(self):
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten", "tcp"],
            pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        number = b""
        while not number.endswith(b"\n"):
            part = os.read(read, 16)
            if not part:
                fail("Xvfb did not start")
            number += part
        os.environ["DISPLAY"] = ":" + number.decode().strip()

    def do(self, *words):
        subprocess.run(["xdotool", *[str(word) for word in words]], check=True)

    def click(self, hit):
        self.do("mousemove", hit["x"], hit["y"], "click", 1)

    def close(self):
        self.server.terminate()
        self.server.wait()


def main():
    misk = sys.argv[1]
    scenario = sys.argv[2] if len(sys.argv) > 2 else "the_gathering"
    folder = tempfile.TemporaryDirectory()
    told, save = os.path.join(folder.name, "told.json"), os.path.join(folder.name, "game.misk")
    display = Display()
    os.environ["ALSOFT_DRIVERS"] = "null"
    os.environ["XDG_CONFIG_HOME"] = os.environ["XDG_DATA_HOME"] = folder.name
    table = subprocess.Popen([misk, "table", scenario, "--investigators", "1", "--seed", "5", "--still", "--save", save,
                              "--size", f"{WIDTH}x{HEIGHT}", "--tell", told])
    chance = random.Random(3)

    def look():
        """What the last picture shows."""
        end = time.time() + 30
        while time.time() < end:
            if table.poll() is not None:
                fail(f"the table ended with {table.returncode}")
            try:
                with open(told, encoding="utf-8") as file:
                    return json.load(file)
            except (FileNotFoundError, json.JSONDecodeError):
                time.sleep(0.02)
        fail("no picture for 30 seconds")

    def wait_for_change(before, seconds):
        end = time.time() + seconds
        now = look()
        while now == before and time.time() < end:
            time.sleep(0.01)
            now = look()
        return now

    seen = look()
    clicks = keys = stuck = 0
    try:
        while seen["screen"] != "end":
            if seen["answers"] > LIMIT:
                fail("no end after %d answers" % seen["answers"])
            of = {}
            for hit in seen["hits"]:
                of.setdefault(hit["verb"], []).append(hit)
            more = [hit for hit in of.get("open", []) if hit["text"] == "options"]
            if "confirm" in of and ("option" not in of or chance.random() < 0.5):
                display.do("key", "Return")
                keys += 1
            elif "option" in of and chance.random() < 0.3:
                display.do("key", chance.choice(["1", "2", "space"]))
                keys += 1
            elif "option" in of:
                display.click(chance.choice(of["option"]))
                clicks += 1
            elif more:
                display.click(more[0])
                clicks += 1
            elif "close" in of:
                display.do("key", "Escape")
                keys += 1
            else:
                display.click(chance.choice(of["piece"]))
                clicks += 1
            # A key without a meaning here changes nothing, so try another one.
            now = wait_for_change(seen, 0.4)
            stuck = stuck + 1 if now == seen else 0
            if stuck > 40:
                fail("nothing answers: " + seen["prompt"])
            seen = now
        if not seen["over"]:
            fail("the end is told of a game that is not over")
    finally:
        table.terminate()
        table.wait()
        display.close()
    replay = subprocess.run([misk, "replay", save, "--verify"], stdout=subprocess.DEVNULL)
    if replay.returncode != 0:
        fail("the save does not replay")
    print(f"{scenario}: {seen['answers']} answers by {clicks} clicks and {keys} keys; the save replays")


if __name__ == "__main__":
    main()
