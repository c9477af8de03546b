"""A new tile gets its sides, by keys alone."""

from reader import Reader

reader = Reader()
reader.expect("list", "Tiles", "Arrows choose a tile")
reader.press("ctrl+shift+n")
reader.expect("list item", "tile-01, straight, 1 copy: north open, east earth, south open, west earth")
reader.hear("F2", "north: open passage", "Press to change it")
reader.hear("Right", "east: earth", "Press to change it to open passage")
# The focus stays, and what it says changes.
reader.press("4")
reader.wait(lambda: any(name == "east: red skull" for _, name, _ in reader.changed), "the side is red")
reader.hear("Down", "south: open passage")
reader.hear("Left", "west: earth")
reader.press("o")
reader.wait(lambda: any(name == "west: open passage" for _, name, _ in reader.changed), "the side is open")
reader.expect("list item", "tile-01, cross, 1 copy: north open, east red, south open, west open")
reader.expect("push button", "east: red skull")
# Undone, it is told too.
reader.changed.clear()
reader.press("ctrl+z")
reader.wait(lambda: any(name == "west: earth" for _, name, _ in reader.changed), "the side is earth again")
