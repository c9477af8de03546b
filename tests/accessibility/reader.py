"""A user who sees nothing: presses keys, and knows only what the accessibility bus says of the focus and of the tree, or what
Orca says."""

import atexit
import os
import pathlib
import pty
import re
import shutil
import subprocess
import sys
import threading
import time
import tty

import pyatspi
from gi.repository import GLib

PATIENCE = 20


def start(command, **how):
    """Starts what is ended with this script, however that ends."""
    process = subprocess.Popen(command, **how)
    # What is registered last is done first.
    atexit.register(process.wait)
    atexit.register(process.kill)
    return process


class Orca:
    """Orca without a voice: what it would say stands in its log. Started before the program, and once."""

    def __init__(self):
        if shutil.which("orca") is None:
            sys.exit("orca is missing: ./dev ear")
        # There is one for each user.
        if subprocess.run(["pgrep", "-u", str(os.getuid()), "-x", "orca"], stdout=subprocess.DEVNULL).returncode == 0:
            sys.exit("not tested: Orca runs already for this user, and does not start a second time")
        # It does without the library that looks for a speech server, and starts none.
        silent = pathlib.Path(os.environ["HOME"]) / "silent"
        silent.mkdir()
        (silent / "speechd.py").write_text("raise ImportError\n")
        # Its log comes line by line into a terminal, and in large blocks into a file.
        self.log, self.terminal = pty.openpty()
        tty.setraw(self.terminal)
        self.said = []
        self.mark = 0
        threading.Thread(target=self._read, daemon=True).start()
        process = start(
            ["orca", "--disable", "braille", "--debug-file", os.ttyname(self.terminal)],
            env=os.environ | {"PYTHONPATH": str(silent)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + PATIENCE
        while not self.said:
            assert process.poll() is None, "Orca has ended"
            assert time.monotonic() < end, "Orca does not say that it runs"
            time.sleep(0.1)

    def _read(self):
        rest = b""
        words = None
        while True:
            try:
                *lines, rest = (rest + os.read(self.log, 1 << 16)).split(b"\n")
            except OSError:
                return
            for line in lines:
                line = line.decode(errors="replace")
                if words is None:
                    _, is_said, begin = line.partition("SPEECH OUTPUT: '")
                    words = begin if is_said else None
                else:
                    words += " " + line.strip()
                # Then the name of the voice, and what it is like.
                end = re.search(r"'( voice=\w+)?\s*(None|\{.*\})?\s*$", words) if words is not None else None
                if end:
                    self.said.append(words[: end.start()])
                    words = None

    def listen(self):
        """From now on, says() is about what comes."""
        self.mark = len(self.said)

    def says(self, *words):
        return all(word in " ".join(self.said[self.mark :]) for word in words)

    def pressed(self, key):
        self.said.append(f"[{key}]")

    def keep(self, begin, name):
        """With TILEWRIGHT_KEEP, what was pressed and said from `begin` on becomes the file of that name."""
        if os.environ.get("TILEWRIGHT_KEEP"):
            text = "".join(line + "\n" if line.startswith("[") else f"    {line}\n" for line in self.said[begin:])
            pathlib.Path(__file__).with_name(name).write_text(text, encoding="utf-8")


class Reader:
    def __init__(self, orca=None):
        """Starts the program named on the command line, and waits for its window."""
        self.orca = orca
        self.focus = None
        self.changed = []
        pyatspi.Registry.registerEventListener(self._focused, "object:state-changed:focused")
        for what in ("accessible-name", "accessible-description"):
            pyatspi.Registry.registerEventListener(self._changed, "object:property-change:" + what)
        # Without a window manager, dialogs would not get the keys.
        start(["openbox"], stderr=subprocess.DEVNULL)
        start(sys.argv[1:2])
        self.wait(lambda: self.application() is not None and self.focus, "the window has the focus")

    def _focused(self, event):
        if event.detail1:
            self.focus = self.told(event.source)

    def _changed(self, event):
        self.changed.append(self.told(event.source))

    @staticmethod
    def told(node):
        """Role, name and description; empty ones of what has gone since."""
        try:
            return node.getRoleName(), node.name, node.description
        except Exception:
            return "", "", ""

    @staticmethod
    def application():
        for application in pyatspi.Registry.getDesktop(0):
            if application and application.name == "Tilewright":
                return application
        return None

    def listen(self, seconds, until=lambda: False):
        end = time.monotonic() + seconds
        while time.monotonic() < end and not until():
            while GLib.MainContext.default().iteration(False):
                pass
            time.sleep(0.01)

    def wait(self, condition, what):
        """Listens until it is so."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.listen(0.05)
            if condition():
                return
        said = f", Orca says {self.orca.said[-5:]}" if self.orca else ""
        raise AssertionError(f"not heard: {what}; the focus is on {self.focus}, last changed {self.changed[-5:]}{said}")

    def press(self, *keys):
        for key in keys:
            if self.orca:
                self.orca.pressed(key)
            subprocess.run(["xdotool", "key", key], check=True)
            self.listen(0.3)

    def write(self, words):
        subprocess.run(["xdotool", "type", words], check=True)
        self.listen(0.3)

    def hear(self, key, *words):
        """Presses the key; then the focus is told, or told to be another, with all these words."""
        self.changed.clear()
        self.press(key)
        self.wait(lambda: self.says(*words), f"{words} after {key}")

    def says(self, *words):
        return all(word in " ".join(self.focus) for word in words)

    def go_to(self, key, *words, most=80):
        """Presses the key until the focus is on what has all these words."""
        for _ in range(most):
            if self.says(*words):
                return
            before = self.focus
            self.press(key)
            if self.orca:  # through which keys come later
                self.listen(2, until=lambda: self.focus != before)
        raise AssertionError(f"{key} does not lead to {words}; the focus is on {self.focus}")

    def hear_orca(self, *words):
        """It says all these words, now or soon, since its listen()."""
        self.wait(lambda: self.orca.says(*words), f"{words} by Orca")

    def new_game(self, seed):
        """Of the set in front, against a bot; then the focus is on the actions."""
        self.press("ctrl+3")
        self.press("ctrl+shift+g")
        self.expect("dialog", "New Game")
        self.expect("combo box", "Person", "Who decides for this seat")
        self.go_to("Tab", "text", "Seed")
        self.press("ctrl+a")
        self.write(str(seed))
        self.press("Return")
        self.expect("panel", "Board", "Blue: choose 2 picks. Points: Blue 0, Yellow 0")
        self.wait(lambda: self.says("tree", "Legal actions"), "the focus is on the actions")

    def tree(self):
        """All that is shown, as role, name and description."""
        found = []

        def walk(node):
            try:
                if not node.getState().contains(pyatspi.STATE_SHOWING):
                    return
                found.append(self.told(node))
                for child in node:
                    if child is not None:
                        walk(child)
            except Exception:
                pass  # gone meanwhile

        for window in self.application():
            walk(window)
        return found

    def find(self, *words):
        return [node for node in self.tree() if all(word in " ".join(node) for word in words)]

    def expect(self, *words):
        """The tree has something with all these words, now or soon."""
        self.wait(lambda: self.find(*words), f"{words} in the tree")
        return self.find(*words)
