"""A user who sees nothing: presses keys, and knows only what the accessibility bus says of the focus and of the tree."""

import subprocess
import sys
import time

import pyatspi
from gi.repository import GLib

PATIENCE = 20


class Reader:
    def __init__(self):
        """Starts the program named on the command line, and waits for its window."""
        self.focus = None
        self.changed = []
        pyatspi.Registry.registerEventListener(self._focused, "object:state-changed:focused")
        for what in ("accessible-name", "accessible-description"):
            pyatspi.Registry.registerEventListener(self._changed, "object:property-change:" + what)
        # Without a window manager, dialogs would not get the keys.
        self.manager = subprocess.Popen(["openbox"], stderr=subprocess.DEVNULL)
        self.program = subprocess.Popen(sys.argv[1:2])
        self.wait(lambda: self.application() is not None and self.focus, "the window has the focus")

    def close(self):
        self.program.kill()
        self.manager.kill()
        self.program.wait()
        self.manager.wait()

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

    def listen(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
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
        raise AssertionError(f"not heard: {what}; the focus is on {self.focus}, last changed {self.changed[-5:]}")

    def press(self, *keys):
        for key in keys:
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
        raise AssertionError(f"{key} does not lead to {words}; the focus is on {self.focus}")

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
