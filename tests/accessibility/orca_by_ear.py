"""Orca says a tile and its sides, the legal places of a tile, and what comes of each move of a turn. With TILEWRIGHT_KEEP, all
that it says of the turn is kept in turn.txt. Versions of Orca call roles differently: only the program's own words count."""

from reader import Orca, Reader

orca = Orca()
reader = Reader(orca)

# A tile in the list, and its sides.
reader.press("Escape")  # of the tour
reader.go_to("Tab", "list item", "north ", "east ")
orca.listen()
reader.press("Right")
reader.hear_orca("north ", "east ", "south ", "west ")
orca.listen()
reader.press("F2")
reader.hear_orca("north: ")
orca.listen()
reader.press("Right")
reader.hear_orca("east: ")

# A turn: picks are chosen.
begin = len(orca.said)
reader.new_game(11)
reader.go_to("Down", "table cell", "Choose blue, blue", most=5)
reader.hear_orca("Choose blue, blue")
orca.listen()
reader.press("Return")
reader.hear_orca("lay the tile")
reader.wait(lambda: reader.says("panel", "Board"), "the focus is on the board")

# A legal place, and the tile that lies there: maybe the first.
orca.listen()
reader.hear("Right", "push button", "Place ")
reader.go_to("Tab", "push button", "Place ", "Fits here", most=30)
reader.hear_orca("Place ", "Fits here")
orca.listen()
reader.press("Return")
reader.hear_orca("2 of 2 actions left")

# A piece enters.
reader.wait(lambda: reader.says("tree", "Legal actions"), "the focus is on the actions")
reader.press("Right")
orca.listen()
reader.go_to("Down", "table cell", "Runner 1 enters at ", most=10)
reader.hear_orca("Runner 1 enters at ")
orca.listen()
reader.press("Return")
reader.hear_orca("1 of 2 actions left")

# The turn ends, and the bot takes its own.
orca.listen()
reader.go_to("Tab", "push button", "End Turn")
reader.hear_orca("End Turn")
orca.listen()
reader.press("space")
reader.hear_orca("Blue: lay the tile")
orca.keep(begin, "turn.txt")
