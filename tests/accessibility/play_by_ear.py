"""A whole turn of Beneath against a bot: picks are chosen, a tile is turned and laid, a piece enters, the turn ends."""

import re

from reader import Reader

reader = Reader()

# The board says who decides what, and how it stands.
reader.new_game(11)
reader.go_to("Down", "table cell", "Choose blue, blue", most=5)
reader.press("Return")
reader.expect("panel", "Board", "Blue: lay the tile, then 2 actions")

# A legal place has the tile with its sides, and in how many ways it fits.
reader.wait(lambda: reader.says("panel", "Board"), "the focus is on the board")
reader.hear("Right", "push button", "Place ", ": tile ", "north ", "Points: Blue ")
reader.go_to("Tab", "push button", "Place ", "Fits here in", "orientations", most=30)
place = reader.focus[1]
reader.changed.clear()
reader.press("r")
reader.wait(lambda: any(name.startswith(place.split(":")[0]) and name != place for _, name, _ in reader.changed),
            "the tile has turned")
at = re.match(r"Place (-?\d+, -?\d+): ", place).group(1)
assert not reader.find("image", f"{at}: tile "), "there is a tile already"
reader.press("Return")
reader.expect("image", f"{at}: tile ", "north ")
reader.expect("Blue: 2 of 2 actions left")

# A figure enters; it is a child of the board, and its place tells it too.
reader.wait(lambda: reader.says("tree", "Legal actions"), "the focus is on the actions")
reader.press("Right")
reader.go_to("Down", "table cell", "Runner 1 enters at ", most=10)
at = re.search(r"enters at (-?\d+, -?\d+)", reader.focus[1]).group(1)
reader.press("Return")
reader.expect("image", f"Blue: Runner 1 at {at}")
reader.expect("image", f"{at}: ", "Blue: Runner 1")
reader.expect("Blue: 1 of 2 actions left")
reader.go_to("Tab", "push button", "End Turn")
reader.press("space")
# The bot takes its turn.
reader.expect("panel", "Board", "Blue: lay the tile, then 2 actions. Points: Blue ")
reader.expect("list item", "Yellow: end the turn")
