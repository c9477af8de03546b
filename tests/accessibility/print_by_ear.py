"""The pages are gone through, a slot is left free, and the sheets are written into a folder."""

import os
import pathlib

from reader import Reader

folder = pathlib.Path(os.environ["HOME"]) / "sheets"
folder.mkdir()
reader = Reader()
reader.press("ctrl+5")
reader.expect("document frame", "Pages", "8 pages")
reader.go_to("shift+Tab", "section", "page 1 of 8", "24 slots")
reader.hear("Next", "page 2 of 8")
reader.hear("Right", "push button", "page 2 of 8, slot 1")
reader.hear("Down", "push button", "slot 5", "leave slot 5 free")
reader.changed.clear()
reader.press("Return")
reader.wait(lambda: any("slot 5 is left free" in name for _, name, _ in reader.changed), "the slot is free")
reader.go_to("shift+Tab", "push button", "Write Sheets…")
reader.press("space")
reader.expect("dialog")
reader.go_to("Tab", "text", most=20)
reader.press("ctrl+a")
reader.write(f"{folder}/")
reader.press("Return")
reader.expect("label", "8 files")
files = sorted(path.name for path in folder.iterdir())
assert len(files) == 8 and all(name.endswith(".svg") for name in files), files
