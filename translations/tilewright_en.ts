<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>DialogFoot</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>found %1, expected one of %2</source>
        <translation>found %1, expected one of %2</translation>
    </message>
    <message>
        <source>found player %1, expected one of %2</source>
        <translation>found player %1, expected one of %2</translation>
    </message>
    <message>
        <source>found --legal %1, expected at most %2: the record has no more moves</source>
        <translation>found --legal %1, expected at most %2: the record has no more moves</translation>
    </message>
    <message>
        <source>the folder can&apos;t be created: %1</source>
        <translation>the folder can&apos;t be created: %1</translation>
    </message>
    <message>
        <source>Choose starting picks</source>
        <translation>Choose starting picks</translation>
    </message>
    <message>
        <source>choose no picks</source>
        <translation>choose no picks</translation>
    </message>
    <message>
        <source>choose %1</source>
        <translation>choose %1</translation>
    </message>
    <message>
        <source>Draw another tile</source>
        <translation>Draw another tile</translation>
    </message>
    <message>
        <source>draw and lay another tile</source>
        <translation>draw and lay another tile</translation>
    </message>
    <message>
        <source>Enter a Runner</source>
        <translation>Enter a Runner</translation>
    </message>
    <message>
        <source>Runner %1 enters at %2, %3</source>
        <translation>Runner %1 enters at %2, %3</translation>
    </message>
    <message>
        <source>Collect again</source>
        <translation>Collect again</translation>
    </message>
    <message>
        <source>collect %1 again</source>
        <translation>collect %1 again</translation>
    </message>
    <message>
        <source>Move a Guard</source>
        <translation>Move a Guard</translation>
    </message>
    <message>
        <source>Guard %1 %2</source>
        <translation>Guard %1 %2</translation>
    </message>
    <message>
        <source>Take a marker</source>
        <translation>Take a marker</translation>
    </message>
    <message>
        <source>take a %1 marker</source>
        <translation>take a %1 marker</translation>
    </message>
    <message>
        <source>Place a black marker</source>
        <translation>Place a black marker</translation>
    </message>
    <message>
        <source>Place a white marker</source>
        <translation>Place a white marker</translation>
    </message>
    <message>
        <source>%1 marker at %2, %3 %4</source>
        <translation>%1 marker at %2, %3 %4</translation>
    </message>
    <message>
        <source>Make silver</source>
        <translation>Make silver</translation>
    </message>
    <message>
        <source>silver pick for %1</source>
        <translation>silver pick for %1</translation>
    </message>
    <message>
        <source>Release the Prisoner</source>
        <translation>Release the Prisoner</translation>
    </message>
    <message>
        <source>release for %1</source>
        <translation>release for %1</translation>
    </message>
    <message>
        <source>Exchange token</source>
        <translation>Exchange token</translation>
    </message>
    <message>
        <source>exchange %1 for %2</source>
        <translation>exchange %1 for %2</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>End the turn</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>end the turn</translation>
    </message>
    <message>
        <source>Lay the tile</source>
        <translation>Lay the tile</translation>
    </message>
    <message>
        <source>lay %1 at %2, %3, turned by %4°</source>
        <translation>lay %1 at %2, %3, turned by %4°</translation>
    </message>
    <message>
        <source>Move a Runner</source>
        <translation>Move a Runner</translation>
    </message>
    <message>
        <source>Runner %1 %2: pay %3, collect %4</source>
        <translation>Runner %1 %2: pay %3, collect %4</translation>
    </message>
    <message>
        <source>Runner %1 %2: pay %3</source>
        <translation>Runner %1 %2: pay %3</translation>
    </message>
    <message>
        <source>Runner %1 %2: free, collect %3</source>
        <translation>Runner %1 %2: free, collect %3</translation>
    </message>
    <message>
        <source>Runner %1 %2: free</source>
        <translation>Runner %1 %2: free</translation>
    </message>
    <message>
        <source>Enter the key room</source>
        <translation>Enter the key room</translation>
    </message>
    <message>
        <source>Runner %1 %2: pay silver, take a golden key</source>
        <translation>Runner %1 %2: pay silver, take a golden key</translation>
    </message>
    <message>
        <source>Runner %1 %2: pay silver and %3, take a golden key</source>
        <translation>Runner %1 %2: pay silver and %3, take a golden key</translation>
    </message>
    <message>
        <source>Move the Prisoner</source>
        <translation>Move the Prisoner</translation>
    </message>
    <message>
        <source>Prisoner %1: free, and escapes</source>
        <translation>Prisoner %1: free, and escapes</translation>
    </message>
    <message>
        <source>Prisoner %1: free</source>
        <translation>Prisoner %1: free</translation>
    </message>
    <message>
        <source>Prisoner %1: pay %2, and escapes</source>
        <translation>Prisoner %1: pay %2, and escapes</translation>
    </message>
    <message>
        <source>Prisoner %1: pay %2</source>
        <translation>Prisoner %1: pay %2</translation>
    </message>
    <message>
        <source>Remove a black marker</source>
        <translation>Remove a black marker</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>a whole number</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>a whole number from %1 to %2</translation>
    </message>
    <message>
        <source>north, east, south or west</source>
        <translation>north, east, south or west</translation>
    </message>
    <message>
        <source>black or white</source>
        <translation>black or white</translation>
    </message>
    <message>
        <source>a pick colour</source>
        <translation>a pick colour</translation>
    </message>
    <message>
        <source>a list of pick colours</source>
        <translation>a list of pick colours</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>found %1, expected %2</translation>
    </message>
    <message>
        <source>the field %1 is missing, expected %2</source>
        <translation>the field %1 is missing, expected %2</translation>
    </message>
    <message>
        <source>a tile id</source>
        <translation>a tile id</translation>
    </message>
    <message>
        <source>0, 90, 180 or 270</source>
        <translation>0, 90, 180 or 270</translation>
    </message>
    <message>
        <source>a tile of the set</source>
        <translation>a tile of the set</translation>
    </message>
    <message>
        <source>found tile %1, expected %2, the next tile of the stack that fits anywhere</source>
        <translation>found tile %1, expected %2, the next tile of the stack that fits anywhere</translation>
    </message>
    <message>
        <source>found the empty cell %1, %2; expected a chamber</source>
        <translation>found the empty cell %1, %2; expected a chamber</translation>
    </message>
    <message>
        <source>one of the %1 legal moves of player %2 (%3)</source>
        <translation>one of the %1 legal moves of player %2 (%3)</translation>
    </message>
    <message>
        <source>found %1, expected a move</source>
        <translation>found %1, expected a move</translation>
    </message>
    <message>
        <source>found %1, expected no move: the game is over</source>
        <translation>found %1, expected no move: the game is over</translation>
    </message>
    <message>
        <source>a kind of move</source>
        <translation>a kind of move</translation>
    </message>
    <message>
        <source>found a move by player %1, expected one by player %2</source>
        <translation>found a move by player %1, expected one by player %2</translation>
    </message>
    <message>
        <source>found %1, which is illegal here; expected %2</source>
        <translation>found %1, which is illegal here; expected %2</translation>
    </message>
    <message>
        <source>found %1, expected no picks in this move</source>
        <translation>found %1, expected no picks in this move</translation>
    </message>
    <message>
        <source>Pick colours</source>
        <translation>Pick colours</translation>
    </message>
    <message>
        <source>Starting picks</source>
        <translation>Starting picks</translation>
    </message>
    <message>
        <source>Number of picks, of any colours, that each player chooses before the first turn (B-3.1).</source>
        <translation>Number of picks, of any colours, that each player chooses before the first turn (B-3.1).</translation>
    </message>
    <message>
        <source>Actions per turn</source>
        <translation>Actions per turn</translation>
    </message>
    <message>
        <source>Actions after laying the tile; unused ones are lost (B-4.1).</source>
        <translation>Actions after laying the tile; unused ones are lost (B-4.1).</translation>
    </message>
    <message>
        <source>Actions to remove a black marker</source>
        <translation>Actions to remove a black marker</translation>
    </message>
    <message>
        <source>How many actions it takes to remove a black marker without paying picks (B-5.8).</source>
        <translation>How many actions it takes to remove a black marker without paying picks (B-5.8).</translation>
    </message>
    <message>
        <source>Cost of a silver pick</source>
        <translation>Cost of a silver pick</translation>
    </message>
    <message>
        <source>How many different colours a silver pick costs, never more than are in play (B-5.9).</source>
        <translation>How many different colours a silver pick costs, never more than are in play (B-5.9).</translation>
    </message>
    <message>
        <source>No sealing off</source>
        <translation>No sealing off</translation>
    </message>
    <message>
        <source>A tile may not be laid so that it seals off an entrance, a player&apos;s cell, a key room or a guardhouse (B-4.4).</source>
        <translation>A tile may not be laid so that it seals off an entrance, a player&apos;s cell, a key room or a guardhouse (B-4.4).</translation>
    </message>
    <message>
        <source>Keep the dungeon open</source>
        <translation>Keep the dungeon open</translation>
    </message>
    <message>
        <source>A tile may not be laid so that no open passage is left anywhere on the edge of the dungeon (B-4.6).</source>
        <translation>A tile may not be laid so that no open passage is left anywhere on the edge of the dungeon (B-4.6).</translation>
    </message>
    <message>
        <source>Runners enter at</source>
        <translation>Runners enter at</translation>
    </message>
    <message>
        <source>An entrance room, or any tile laid this turn with no Runner or Guard on it (B-5.1).</source>
        <translation>An entrance room, or any tile laid this turn with no Runner or Guard on it (B-5.1).</translation>
    </message>
    <message>
        <source>Markers on the board</source>
        <translation>Markers on the board</translation>
    </message>
    <message>
        <source>Points for silver</source>
        <translation>Points for silver</translation>
    </message>
    <message>
        <source>found %1 players, expected %2 to %3</source>
        <translation>found %1 players, expected %2 to %3</translation>
    </message>
    <message>
        <source>found %1 chambers, expected at most %2 in a game</source>
        <translation>found %1 chambers, expected at most %2 in a game</translation>
    </message>
    <message>
        <source>Remove some chambers.</source>
        <translation>Remove some chambers.</translation>
    </message>
    <message>
        <source>the map has no cells for %1 players</source>
        <translation>the map has no cells for %1 players</translation>
    </message>
    <message>
        <source>Add cells for seats 1 to %1.</source>
        <translation>Add cells for seats 1 to %1.</translation>
    </message>
    <message>
        <source>found %1 tiles for the stack, expected at most %2</source>
        <translation>found %1 tiles for the stack, expected at most %2</translation>
    </message>
    <message>
        <source>Lower the counts.</source>
        <translation>Lower the counts.</translation>
    </message>
    <message>
        <source>choose %1 picks</source>
        <translation>choose %1 picks</translation>
    </message>
    <message>
        <source>lay the tile, then %1 actions</source>
        <translation>lay the tile, then %1 actions</translation>
    </message>
    <message>
        <source>lay the drawn tile, then %1 actions</source>
        <translation>lay the drawn tile, then %1 actions</translation>
    </message>
    <message>
        <source>%1 of %2 actions left</source>
        <translation>%1 of %2 actions left</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>the game is over</translation>
    </message>
    <message>
        <source>found %1, expected a tile of the set</source>
        <translation>found %1, expected a tile of the set</translation>
    </message>
    <message>
        <source>found one copy of %1 more than the set has, counting those on the map</source>
        <translation>found one copy of %1 more than the set has, counting those on the map</translation>
    </message>
    <message>
        <source>%2 copies of %1 are missing; expected all copies of all tiles, except those on the map</source>
        <translation>%2 copies of %1 are missing; expected all copies of all tiles, except those on the map</translation>
    </message>
    <message>
        <source>found %1, expected %2, the result of the moves</source>
        <translation>found %1, expected %2, the result of the moves</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true or false</translation>
    </message>
    <message>
        <source>found the option %1, expected one of %2</source>
        <translation>found the option %1, expected one of %2</translation>
    </message>
    <message>
        <source>found %1, expected name=value</source>
        <translation>found %1, expected name=value</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Greedy</translation>
    </message>
    <message>
        <source>Plays to win: takes what helps most this turn.</source>
        <translation>Plays to win: takes what helps most this turn.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Random</translation>
    </message>
    <message>
        <source>Every legal move is equally likely.</source>
        <translation>Every legal move is equally likely.</translation>
    </message>
    <message>
        <source>paper is %1 by %2 mm; expected 1 to %3</source>
        <translation>paper is %1 by %2 mm; expected 1 to %3</translation>
    </message>
    <message>
        <source>a tile is %1 mm wide; expected %2 to %3</source>
        <translation>a tile is %1 mm wide; expected %2 to %3</translation>
    </message>
    <message>
        <source>margin is %1 mm; expected 0 to %2</source>
        <translation>margin is %1 mm; expected 0 to %2</translation>
    </message>
    <message>
        <source>gap is %1 mm; expected 0 to %2</source>
        <translation>gap is %1 mm; expected 0 to %2</translation>
    </message>
    <message>
        <source>bleed is %1 mm; expected 0 to %2</source>
        <translation>bleed is %1 mm; expected 0 to %2</translation>
    </message>
    <message>
        <source>use larger paper, smaller tiles or narrower margins</source>
        <translation>use larger paper, smaller tiles or narrower margins</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>page %1 of %2</translation>
    </message>
    <message>
        <source>there are no tiles to print; expected at least one copy of a tile</source>
        <translation>there are no tiles to print; expected at least one copy of a tile</translation>
    </message>
    <message>
        <source>a tile set</source>
        <translation>a tile set</translation>
    </message>
    <message>
        <source>a map</source>
        <translation>a map</translation>
    </message>
    <message>
        <source>a game record</source>
        <translation>a game record</translation>
    </message>
    <message>
        <source>Found %1, expected an object: %2.</source>
        <translation>Found %1, expected an object: %2.</translation>
    </message>
    <message>
        <source>The field “%1” is missing; expected %2.</source>
        <translation>The field “%1” is missing; expected %2.</translation>
    </message>
    <message>
        <source>Found %1, expected “%2”: %3.</source>
        <translation>Found %1, expected “%2”: %3.</translation>
    </message>
    <message>
        <source>Found version %1 of the format, expected at most %2: the file was written by a newer program.</source>
        <translation>Found version %1 of the format, expected at most %2: the file was written by a newer program.</translation>
    </message>
    <message>
        <source>Open it with a newer version of Tilewright.</source>
        <translation>Open it with a newer version of Tilewright.</translation>
    </message>
    <message>
        <source>Found %1, expected the version of the format: %2.</source>
        <translation>Found %1, expected the version of the format: %2.</translation>
    </message>
    <message>
        <source>Found %1, expected a rule system that this program knows: %2.</source>
        <translation>Found %1, expected a rule system that this program knows: %2.</translation>
    </message>
    <message>
        <source>Found contents that don&apos;t match the schema of %1.</source>
        <translation>Found contents that don&apos;t match the schema of %1.</translation>
    </message>
    <message>
        <source>Found a map with %1 chambers, expected at most %2 in a game.</source>
        <translation>Found a map with %1 chambers, expected at most %2 in a game.</translation>
    </message>
    <message>
        <source>%1 more of this kind are not listed.</source>
        <translation>%1 more of this kind are not listed.</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation>an empty list</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>a list</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>an object</translation>
    </message>
    <message>
        <source>empty text</source>
        <translation>empty text</translation>
    </message>
    <message>
        <source>Found the field “%1” together with another that excludes it, expected only one of the two.</source>
        <translation>Found the field “%1” together with another that excludes it, expected only one of the two.</translation>
    </message>
    <message>
        <source>Found %1, expected %2.</source>
        <translation>Found %1, expected %2.</translation>
    </message>
    <message>
        <source>Found %1 with %2 characters, expected %3 to %4.</source>
        <translation>Found %1 with %2 characters, expected %3 to %4.</translation>
    </message>
    <message>
        <source>Found %1, expected one of: %2.</source>
        <translation>Found %1, expected one of: %2.</translation>
    </message>
    <message>
        <source>Found %1, expected a whole number from %2 to %3.</source>
        <translation>Found %1, expected a whole number from %2 to %3.</translation>
    </message>
    <message>
        <source>Found %1, expected a number from %2 to %3.</source>
        <translation>Found %1, expected a number from %2 to %3.</translation>
    </message>
    <message>
        <source>text in double quotes</source>
        <translation>text in double quotes</translation>
    </message>
    <message>
        <source>Found a list with %1 entries, expected %2.</source>
        <translation>Found a list with %1 entries, expected %2.</translation>
    </message>
    <message>
        <source>Found a list with %1 entries, expected %2 to %3.</source>
        <translation>Found a list with %1 entries, expected %2 to %3.</translation>
    </message>
    <message>
        <source>Found a list with %1 entries, expected at least %2.</source>
        <translation>Found a list with %1 entries, expected at least %2.</translation>
    </message>
    <message>
        <source>Found %1 twice in the list, expected different entries.</source>
        <translation>Found %1 twice in the list, expected different entries.</translation>
    </message>
    <message>
        <source>The field “%1” is missing from the object.</source>
        <translation>The field “%1” is missing from the object.</translation>
    </message>
    <message>
        <source>Add “%1”.</source>
        <translation>Add “%1”.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be read: %2.</source>
        <translation>“%1” can&apos;t be read: %2.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be written: %2.</source>
        <translation>“%1” can&apos;t be written: %2.</translation>
    </message>
    <message>
        <source>“%1” is larger than the limit of %2 MiB.</source>
        <translation>“%1” is larger than the limit of %2 MiB.</translation>
    </message>
    <message>
        <source>Found %1 tiles, expected 1 to %2.</source>
        <translation>Found %1 tiles, expected 1 to %2.</translation>
    </message>
    <message>
        <source>Found %1 pick colours, expected 1 to %2.</source>
        <translation>Found %1 pick colours, expected 1 to %2.</translation>
    </message>
    <message>
        <source>Found the weight %1, expected 0 to 1,000,000,000.</source>
        <translation>Found the weight %1, expected 0 to 1,000,000,000.</translation>
    </message>
    <message>
        <source>All weights of the configurations are 0, expected at least one above 0.</source>
        <translation>All weights of the configurations are 0, expected at least one above 0.</translation>
    </message>
    <message>
        <source>Found %1 as the share of doors, expected 0 to 1.</source>
        <translation>Found %1 as the share of doors, expected 0 to 1.</translation>
    </message>
    <message>
        <source>Found lists and objects nested more than %1 levels deep, expected at most %1.</source>
        <translation>Found lists and objects nested more than %1 levels deep, expected at most %1.</translation>
    </message>
    <message>
        <source>Found the field “%1” twice in one object, expected it once.</source>
        <translation>Found the field “%1” twice in one object, expected it once.</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>Remove one of the two.</translation>
    </message>
    <message>
        <source>Found text of %1 bytes, expected at most %2 MiB.</source>
        <translation>Found text of %1 bytes, expected at most %2 MiB.</translation>
    </message>
    <message>
        <source>The map has no name.</source>
        <translation>The map has no name.</translation>
    </message>
    <message>
        <source>Give it one: lists and records show it.</source>
        <translation>Give it one: lists and records show it.</translation>
    </message>
    <message>
        <source>The map has %1 chambers; a game allows at most %2, so it can&apos;t be played.</source>
        <translation>The map has %1 chambers; a game allows at most %2, so it can&apos;t be played.</translation>
    </message>
    <message>
        <source>Remove some, or use the map only as a drawing.</source>
        <translation>Remove some, or use the map only as a drawing.</translation>
    </message>
    <message>
        <source>The chamber lies outside the limits, expected x and y from %1 to %2.</source>
        <translation>The chamber lies outside the limits, expected x and y from %1 to %2.</translation>
    </message>
    <message>
        <source>Move the whole map towards the middle.</source>
        <translation>Move the whole map towards the middle.</translation>
    </message>
    <message>
        <source>This cell already has a chamber: %1.</source>
        <translation>This cell already has a chamber: %1.</translation>
    </message>
    <message>
        <source>Remove or move one of the two.</source>
        <translation>Remove or move one of the two.</translation>
    </message>
    <message>
        <source>The tile set “%1” has no tile with this id.</source>
        <translation>The tile set “%1” has no tile with this id.</translation>
    </message>
    <message>
        <source>Open the map with the set that it was made for, or choose another tile.</source>
        <translation>Open the map with the set that it was made for, or choose another tile.</translation>
    </message>
    <message>
        <source>The map shows more copies of this tile than the set has: %1.</source>
        <translation>The map shows more copies of this tile than the set has: %1.</translation>
    </message>
    <message>
        <source>Raise its count in the set, or lay another tile.</source>
        <translation>Raise its count in the set, or lay another tile.</translation>
    </message>
    <message>
        <source>No passageways lead from this tile to a room.</source>
        <translation>No passageways lead from this tile to a room.</translation>
    </message>
    <message>
        <source>Turn or move it so that passage meets passage, or remove it.</source>
        <translation>Turn or move it so that passage meets passage, or remove it.</translation>
    </message>
    <message>
        <source>The passage to the %1 meets earth.</source>
        <translation>The passage to the %1 meets earth.</translation>
    </message>
    <message>
        <source>The earth to the %1 meets a passage of the neighbour.</source>
        <translation>The earth to the %1 meets a passage of the neighbour.</translation>
    </message>
    <message>
        <source>Make both a passage, or both earth.</source>
        <translation>Make both a passage, or both earth.</translation>
    </message>
    <message>
        <source>The map shows more markers of this kind than the %1 that exist: %2.</source>
        <translation>The map shows more markers of this kind than the %1 that exist: %2.</translation>
    </message>
    <message>
        <source>Remove some.</source>
        <translation>Remove some.</translation>
    </message>
    <message>
        <source>No passageway joins two chambers where the marker is.</source>
        <translation>No passageway joins two chambers where the marker is.</translation>
    </message>
    <message>
        <source>Move the marker, or remove it.</source>
        <translation>Move the marker, or remove it.</translation>
    </message>
    <message>
        <source>This passageway already has a marker, expected at most one.</source>
        <translation>This passageway already has a marker, expected at most one.</translation>
    </message>
    <message>
        <source>The map has no key room, expected at least one.</source>
        <translation>The map has no key room, expected at least one.</translation>
    </message>
    <message>
        <source>The map has no guardhouse, expected at least one.</source>
        <translation>The map has no guardhouse, expected at least one.</translation>
    </message>
    <message>
        <source>The map has no entrance, expected at least one.</source>
        <translation>The map has no entrance, expected at least one.</translation>
    </message>
    <message>
        <source>Add such a room.</source>
        <translation>Add such a room.</translation>
    </message>
    <message>
        <source>No passage leads outward, so no tile can ever be laid.</source>
        <translation>No passage leads outward, so no tile can ever be laid.</translation>
    </message>
    <message>
        <source>Open a side that has a free cell beyond it.</source>
        <translation>Open a side that has a free cell beyond it.</translation>
    </message>
    <message>
        <source>The map has no guard chamber, so there are no Guards.</source>
        <translation>The map has no guard chamber, so there are no Guards.</translation>
    </message>
    <message>
        <source>The map has %1 guard chambers, but there are only %2 Guards; the last ones in reading order stay empty.</source>
        <translation>The map has %1 guard chambers, but there are only %2 Guards; the last ones in reading order stay empty.</translation>
    </message>
    <message>
        <source>Make some of them plain chambers.</source>
        <translation>Make some of them plain chambers.</translation>
    </message>
    <message>
        <source>Only a cell has a seat; here it has no effect.</source>
        <translation>Only a cell has a seat; here it has no effect.</translation>
    </message>
    <message>
        <source>Remove the seat, or make the room a cell.</source>
        <translation>Remove the seat, or make the room a cell.</translation>
    </message>
    <message>
        <source>The cell has no seat, expected one from 1 to 4.</source>
        <translation>The cell has no seat, expected one from 1 to 4.</translation>
    </message>
    <message>
        <source>The cell has seat %1, expected 1 to 4.</source>
        <translation>The cell has seat %1, expected 1 to 4.</translation>
    </message>
    <message>
        <source>Set the player whose cell it is.</source>
        <translation>Set the player whose cell it is.</translation>
    </message>
    <message>
        <source>Seat %1 already has a cell: %2.</source>
        <translation>Seat %1 already has a cell: %2.</translation>
    </message>
    <message>
        <source>Give one of the two another seat.</source>
        <translation>Give one of the two another seat.</translation>
    </message>
    <message>
        <source>The map has no cells for two players, expected cells for seats 1 and 2, or 1 and 4.</source>
        <translation>The map has no cells for two players, expected cells for seats 1 and 2, or 1 and 4.</translation>
    </message>
    <message>
        <source>Add cells, and number their seats from 1.</source>
        <translation>Add cells, and number their seats from 1.</translation>
    </message>
    <message>
        <source>One of the seats has no cell; possible numbers of players: %1.</source>
        <translation>One of the seats has no cell; possible numbers of players: %1.</translation>
    </message>
    <message>
        <source>Number the seats from 1 without gaps.</source>
        <translation>Number the seats from 1 without gaps.</translation>
    </message>
    <message>
        <source>The %1 side of the %2 has the door %3, expected %4 or earth.</source>
        <translation>The %1 side of the %2 has the door %3, expected %4 or earth.</translation>
    </message>
    <message>
        <source>Give the passage the door of its room.</source>
        <translation>Give the passage the door of its room.</translation>
    </message>
    <message>
        <source>The %1 side of the %2 has the door %3, which belongs to another kind of room.</source>
        <translation>The %1 side of the %2 has the door %3, which belongs to another kind of room.</translation>
    </message>
    <message>
        <source>Choose earth, open, special or a colour.</source>
        <translation>Choose earth, open, special or a colour.</translation>
    </message>
    <message>
        <source>Choose a colour of the set, or open.</source>
        <translation>Choose a colour of the set, or open.</translation>
    </message>
    <message>
        <source>The %1 is sealed off from the start: no way leads from it to the edge or to a guard chamber.</source>
        <translation>The %1 is sealed off from the start: no way leads from it to the edge or to a guard chamber.</translation>
    </message>
    <message>
        <source>The %1 is sealed off from the start: no way leads from it to the edge or to an entrance.</source>
        <translation>The %1 is sealed off from the start: no way leads from it to the edge or to an entrance.</translation>
    </message>
    <message>
        <source>Open one of its sides, or a side of a chamber beside it.</source>
        <translation>Open one of its sides, or a side of a chamber beside it.</translation>
    </message>
    <message>
        <source>The map has no chambers.</source>
        <translation>The map has no chambers.</translation>
    </message>
    <message>
        <source>Add rooms: cells, a key room, a guardhouse and an entrance.</source>
        <translation>Add rooms: cells, a key room, a guardhouse and an entrance.</translation>
    </message>
    <message>
        <source>The room has earth on all four sides; nobody can enter or leave it.</source>
        <translation>The room has earth on all four sides; nobody can enter or leave it.</translation>
    </message>
    <message>
        <source>Open a side, or remove the room.</source>
        <translation>Open a side, or remove the room.</translation>
    </message>
    <message>
        <source>No tile is a dead end: a hole with one passage and three sides of earth can never be filled.</source>
        <translation>No tile is a dead end: a hole with one passage and three sides of earth can never be filled.</translation>
    </message>
    <message>
        <source>No tile is straight: a hole with passages on two opposite sides and earth on the others can never be filled.</source>
        <translation>No tile is straight: a hole with passages on two opposite sides and earth on the others can never be filled.</translation>
    </message>
    <message>
        <source>No tile is a corner: a hole with passages on two adjacent sides and earth on the others can never be filled.</source>
        <translation>No tile is a corner: a hole with passages on two adjacent sides and earth on the others can never be filled.</translation>
    </message>
    <message>
        <source>No tile is a T: a hole with three passages and one side of earth can never be filled.</source>
        <translation>No tile is a T: a hole with three passages and one side of earth can never be filled.</translation>
    </message>
    <message>
        <source>No tile is a cross: a hole with four passages can never be filled.</source>
        <translation>No tile is a cross: a hole with four passages can never be filled.</translation>
    </message>
    <message>
        <source>No tile shows the pick colour %1.</source>
        <translation>No tile shows the pick colour %1.</translation>
    </message>
    <message>
        <source>Put it on some tiles, or take it off the list.</source>
        <translation>Put it on some tiles, or take it off the list.</translation>
    </message>
    <message>
        <source>Skulls are unevenly distributed: %2 has %1, the average colour %3.</source>
        <translation>Skulls are unevenly distributed: %2 has %1, the average colour %3.</translation>
    </message>
    <message>
        <source>Recolour some sides or change counts, unless this is intended.</source>
        <translation>Recolour some sides or change counts, unless this is intended.</translation>
    </message>
    <message>
        <source>Add such a tile.</source>
        <translation>Add such a tile.</translation>
    </message>
    <message>
        <source>The tiles have %1 passages on average, fewer than %2: the dungeon closes up quickly.</source>
        <translation>The tiles have %1 passages on average, fewer than %2: the dungeon closes up quickly.</translation>
    </message>
    <message>
        <source>Add tiles with three or four passages, or remove dead ends.</source>
        <translation>Add tiles with three or four passages, or remove dead ends.</translation>
    </message>
    <message>
        <source>The tile set has no name.</source>
        <translation>The tile set has no name.</translation>
    </message>
    <message>
        <source>Give it one: lists and sheets show it.</source>
        <translation>Give it one: lists and sheets show it.</translation>
    </message>
    <message>
        <source>The side length of a tile is out of range, expected 5 to 500 millimetres.</source>
        <translation>The side length of a tile is out of range, expected 5 to 500 millimetres.</translation>
    </message>
    <message>
        <source>Set a size that can be printed; 45 is usual.</source>
        <translation>Set a size that can be printed; 45 is usual.</translation>
    </message>
    <message>
        <source>The set has %1 tiles, counting all copies; expected at most %2.</source>
        <translation>The set has %1 tiles, counting all copies; expected at most %2.</translation>
    </message>
    <message>
        <source>Lower the counts, or remove tiles.</source>
        <translation>Lower the counts, or remove tiles.</translation>
    </message>
    <message>
        <source>The set has no tile to draw.</source>
        <translation>The set has no tile to draw.</translation>
    </message>
    <message>
        <source>Add tiles, or raise their counts.</source>
        <translation>Add tiles, or raise their counts.</translation>
    </message>
    <message>
        <source>The pick colour %1 is listed twice.</source>
        <translation>The pick colour %1 is listed twice.</translation>
    </message>
    <message>
        <source>The set has no pick colours, expected 1 to 8.</source>
        <translation>The set has no pick colours, expected 1 to 8.</translation>
    </message>
    <message>
        <source>List the colours that its tiles may show.</source>
        <translation>List the colours that its tiles may show.</translation>
    </message>
    <message>
        <source>The pick colours are not in the order in which the rules bring them into play.</source>
        <translation>The pick colours are not in the order in which the rules bring them into play.</translation>
    </message>
    <message>
        <source>Put them in this order: blue, yellow, green, red, brown, orange, grey, purple.</source>
        <translation>Put them in this order: blue, yellow, green, red, brown, orange, grey, purple.</translation>
    </message>
    <message>
        <source>%1, the colour of a player, is not among the pick colours.</source>
        <translation>%1, the colour of a player, is not among the pick colours.</translation>
    </message>
    <message>
        <source>The tile has %1 copies, expected 0 to %2.</source>
        <translation>The tile has %1 copies, expected 0 to %2.</translation>
    </message>
    <message>
        <source>Correct its count.</source>
        <translation>Correct its count.</translation>
    </message>
    <message>
        <source>The tile has no copies, so it is never drawn.</source>
        <translation>The tile has no copies, so it is never drawn.</translation>
    </message>
    <message>
        <source>Raise its count, or remove the tile.</source>
        <translation>Raise its count, or remove the tile.</translation>
    </message>
    <message>
        <source>The tile has earth on all four sides, expected at least one passage.</source>
        <translation>The tile has earth on all four sides, expected at least one passage.</translation>
    </message>
    <message>
        <source>Open a side, or remove the tile.</source>
        <translation>Open a side, or remove the tile.</translation>
    </message>
    <message>
        <source>The %1 side is a %2, which only rooms of a board have.</source>
        <translation>The %1 side is a %2, which only rooms of a board have.</translation>
    </message>
    <message>
        <source>The %1 side is %2, which is not among the pick colours of the set.</source>
        <translation>The %1 side is %2, which is not among the pick colours of the set.</translation>
    </message>
    <message>
        <source>Choose another colour, or add this one to the pick colours.</source>
        <translation>Choose another colour, or add this one to the pick colours.</translation>
    </message>
    <message>
        <source>The id of the tile has %1 characters, expected 1 to %2.</source>
        <translation>The id of the tile has %1 characters, expected 1 to %2.</translation>
    </message>
    <message>
        <source>Give it a short id of its own.</source>
        <translation>Give it a short id of its own.</translation>
    </message>
    <message>
        <source>The id “%1” has characters that may not work in file names or in other programs.</source>
        <translation>The id “%1” has characters that may not work in file names or in other programs.</translation>
    </message>
    <message>
        <source>Use letters, digits, hyphens and underscores, and dots only between them.</source>
        <translation>Use letters, digits, hyphens and underscores, and dots only between them.</translation>
    </message>
    <message>
        <source>Give one of the two another id.</source>
        <translation>Give one of the two another id.</translation>
    </message>
    <message>
        <source>Turned, the tile is the same as “%1”.</source>
        <translation>Turned, the tile is the same as “%1”.</translation>
    </message>
    <message>
        <source>Keep one of the two and give it the sum of both counts.</source>
        <translation>Keep one of the two and give it the sum of both counts.</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>cell</translation>
    </message>
    <message>
        <source>guard-chamber</source>
        <translation>guard-chamber</translation>
    </message>
    <message>
        <source>key-room</source>
        <translation>key-room</translation>
    </message>
    <message>
        <source>guardhouse</source>
        <translation>guardhouse</translation>
    </message>
    <message>
        <source>entrance</source>
        <translation>entrance</translation>
    </message>
    <message>
        <source>chamber</source>
        <translation>chamber</translation>
    </message>
    <message>
        <source>black</source>
        <translation>black</translation>
    </message>
    <message>
        <source>white</source>
        <translation>white</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blue</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>yellow</translation>
    </message>
    <message>
        <source>green</source>
        <translation>green</translation>
    </message>
    <message>
        <source>red</source>
        <translation>red</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>brown</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grey</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>purple</translation>
    </message>
    <message>
        <source>earth</source>
        <translation>earth</translation>
    </message>
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>special</source>
        <translation>special</translation>
    </message>
    <message>
        <source>cell-door</source>
        <translation>cell-door</translation>
    </message>
    <message>
        <source>key-room-door</source>
        <translation>key-room-door</translation>
    </message>
    <message>
        <source>guardhouse-door</source>
        <translation>guardhouse-door</translation>
    </message>
    <message>
        <source>no passage</source>
        <translation>no passage</translation>
    </message>
    <message>
        <source>dead end</source>
        <translation>dead end</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>straight</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>corner</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>cross</translation>
    </message>
    <message>
        <source>Found %1, expected text in UTF-8.</source>
        <translation>Found %1, expected text in UTF-8.</translation>
    </message>
    <message>
        <source>Found %1, a number too large to read.</source>
        <translation>Found %1, a number too large to read.</translation>
    </message>
    <message>
        <source>Found %1 within text, expected an escape sequence such as \n.</source>
        <translation>Found %1 within text, expected an escape sequence such as \n.</translation>
    </message>
    <message>
        <source>Found %1 in an escape sequence, expected one of \&quot; \\ \/ \b \f \n \r \t or \u with four hex digits (surrogates in pairs).</source>
        <translation>Found %1 in an escape sequence, expected one of \&quot; \\ \/ \b \f \n \r \t or \u with four hex digits (surrogates in pairs).</translation>
    </message>
    <message>
        <source>Found %1, expected a number such as 12, -3 or 4.5.</source>
        <translation>Found %1, expected a number such as 12, -3 or 4.5.</translation>
    </message>
    <message>
        <source>Found %1, expected JSON without comments.</source>
        <translation>Found %1, expected JSON without comments.</translation>
    </message>
    <message>
        <source>Found %1, expected JSON: text in double quotes, a number, a list, an object, true, false or null.</source>
        <translation>Found %1, expected JSON: text in double quotes, a number, a list, an object, true, false or null.</translation>
    </message>
    <message>
        <source>Found %1, expected a field name in double quotes.</source>
        <translation>Found %1, expected a field name in double quotes.</translation>
    </message>
    <message>
        <source>Found %1, expected a colon after the field name.</source>
        <translation>Found %1, expected a colon after the field name.</translation>
    </message>
    <message>
        <source>Found %1, expected a comma or } after the field.</source>
        <translation>Found %1, expected a comma or } after the field.</translation>
    </message>
    <message>
        <source>Found %1, expected a comma or ] after the entry.</source>
        <translation>Found %1, expected a comma or ] after the entry.</translation>
    </message>
    <message>
        <source>Found %1, expected the end of the file.</source>
        <translation>Found %1, expected the end of the file.</translation>
    </message>
    <message>
        <source>Found %1, expected a value.</source>
        <translation>Found %1, expected a value.</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>the end of the file</translation>
    </message>
    <message>
        <source>Found %1 within text, expected a closing quote.</source>
        <translation>Found %1 within text, expected a closing quote.</translation>
    </message>
    <message>
        <source>The file seems to be cut off; get a new copy from its source.</source>
        <translation>The file seems to be cut off; get a new copy from its source.</translation>
    </message>
    <message>
        <source>north</source>
        <translation>north</translation>
    </message>
    <message>
        <source>east</source>
        <translation>east</translation>
    </message>
    <message>
        <source>south</source>
        <translation>south</translation>
    </message>
    <message>
        <source>west</source>
        <translation>west</translation>
    </message>
    <message>
        <source>runner</source>
        <translation>runner</translation>
    </message>
    <message>
        <source>prisoner</source>
        <translation>prisoner</translation>
    </message>
    <message>
        <source>guard</source>
        <translation>guard</translation>
    </message>
    <message>
        <source>name of this language</source>
        <extracomment>how the language of this translation calls itself: English, Deutsch, Français</extracomment>
        <translation>English</translation>
    </message>
    <message>
        <source>laid-tile</source>
        <translation>laid-tile</translation>
    </message>
    <message>
        <source>once</source>
        <translation>once</translation>
    </message>
    <message>
        <source>each</source>
        <translation>each</translation>
    </message>
    <message>
        <source>Thinker, quick</source>
        <translation>Thinker, quick</translation>
    </message>
    <message>
        <source>Looks at a few continuations; answers at once.</source>
        <translation>Looks at a few continuations; answers at once.</translation>
    </message>
    <message>
        <source>Thinker</source>
        <translation>Thinker</translation>
    </message>
    <message>
        <source>Looks at many continuations, several turns deep.</source>
        <translation>Looks at many continuations, several turns deep.</translation>
    </message>
    <message>
        <source>Thinker, strong</source>
        <translation>Thinker, strong</translation>
    </message>
    <message>
        <source>Looks at the most continuations; takes its time.</source>
        <translation>Looks at the most continuations; takes its time.</translation>
    </message>
    <message>
        <source>The tile is the same as “%1”.</source>
        <translation>The tile is the same as “%1”.</translation>
    </message>
    <message>
        <source>found --after %1, expected at most %2: the record has no more moves</source>
        <translation>found --after %1, expected at most %2: the record has no more moves</translation>
    </message>
    <message>
        <source>“%1” would be larger than %2 MiB, too large to be opened again.</source>
        <translation>“%1” would be larger than %2 MiB, too large to be opened again.</translation>
    </message>
    <message>
        <source>Make it smaller, or save it in parts.</source>
        <translation>Make it smaller, or save it in parts.</translation>
    </message>
    <message>
        <source>%1 fits nowhere and leaves the game</source>
        <translation>%1 fits nowhere and leaves the game</translation>
    </message>
    <message>
        <source>choose your starting picks first</source>
        <translation>choose your starting picks first</translation>
    </message>
    <message>
        <source>lay the drawn tile first</source>
        <translation>lay the drawn tile first</translation>
    </message>
    <message>
        <source>no actions are left this turn</source>
        <translation>no actions are left this turn</translation>
    </message>
    <message>
        <source>no tiles are left in the stack</source>
        <translation>no tiles are left in the stack</translation>
    </message>
    <message>
        <source>there are no markers left in the supply</source>
        <translation>there are no markers left in the supply</translation>
    </message>
    <message>
        <source>there are no silver picks left in the supply</source>
        <translation>there are no silver picks left in the supply</translation>
    </message>
    <message>
        <source>he is already released</source>
        <translation>he is already released</translation>
    </message>
    <message>
        <source>already used: once per game</source>
        <translation>already used: once per game</translation>
    </message>
    <message>
        <source>costs two picks</source>
        <translation>costs two picks</translation>
    </message>
    <message>
        <source>costs %1 picks of different colours; you have %2</source>
        <translation>costs %1 picks of different colours; you have %2</translation>
    </message>
    <message>
        <source>all your Runners are in the dungeon</source>
        <translation>all your Runners are in the dungeon</translation>
    </message>
    <message>
        <source>no tile laid this turn is free</source>
        <translation>no tile laid this turn is free</translation>
    </message>
    <message>
        <source>none of your Runners is in the dungeon</source>
        <translation>none of your Runners is in the dungeon</translation>
    </message>
    <message>
        <source>you already have your golden key</source>
        <translation>you already have your golden key</translation>
    </message>
    <message>
        <source>none of your Runners stands beside it</source>
        <translation>none of your Runners stands beside it</translation>
    </message>
    <message>
        <source>every way is barred, occupied or too expensive</source>
        <translation>every way is barred, occupied or too expensive</translation>
    </message>
    <message>
        <source>he is not released yet</source>
        <translation>he is not released yet</translation>
    </message>
    <message>
        <source>no passageway leads out of his chamber</source>
        <translation>no passageway leads out of his chamber</translation>
    </message>
    <message>
        <source>there are no Guards</source>
        <translation>there are no Guards</translation>
    </message>
    <message>
        <source>every way is barred or occupied</source>
        <translation>every way is barred or occupied</translation>
    </message>
    <message>
        <source>only right after a Runner has collected a pick</source>
        <translation>only right after a Runner has collected a pick</translation>
    </message>
    <message>
        <source>there are no picks of this colour left in the supply: %1</source>
        <translation>there are no picks of this colour left in the supply: %1</translation>
    </message>
    <message>
        <source>you have none</source>
        <translation>you have none</translation>
    </message>
    <message>
        <source>no passageway has room for a marker</source>
        <translation>no passageway has room for a marker</translation>
    </message>
    <message>
        <source>there is no black marker in the dungeon</source>
        <translation>there is no black marker in the dungeon</translation>
    </message>
    <message>
        <source>would seal off an entrance</source>
        <translation>would seal off an entrance</translation>
    </message>
    <message>
        <source>would seal off a key room</source>
        <translation>would seal off a key room</translation>
    </message>
    <message>
        <source>would seal off a guardhouse</source>
        <translation>would seal off a guardhouse</translation>
    </message>
    <message>
        <source>would seal off the cell of player %1</source>
        <translation>would seal off the cell of player %1</translation>
    </message>
    <message>
        <source>there is no tile to lay now</source>
        <translation>there is no tile to lay now</translation>
    </message>
    <message>
        <source>there is already a chamber here</source>
        <translation>there is already a chamber here</translation>
    </message>
    <message>
        <source>too far away</source>
        <translation>too far away</translation>
    </message>
    <message>
        <source>%1 side: passage meets earth</source>
        <translation>%1 side: passage meets earth</translation>
    </message>
    <message>
        <source>%1 side: earth meets a passage</source>
        <translation>%1 side: earth meets a passage</translation>
    </message>
    <message>
        <source>doesn&apos;t touch the dungeon</source>
        <translation>doesn&apos;t touch the dungeon</translation>
    </message>
    <message>
        <source>no passage would connect it to the dungeon</source>
        <translation>no passage would connect it to the dungeon</translation>
    </message>
    <message>
        <source>no passageway leads there</source>
        <translation>no passageway leads there</translation>
    </message>
    <message>
        <source>a black marker bars the way</source>
        <translation>a black marker bars the way</translation>
    </message>
    <message>
        <source>the door costs a pick you don&apos;t have: %1</source>
        <translation>the door costs a pick you don&apos;t have: %1</translation>
    </message>
    <message>
        <source>there are no golden keys left</source>
        <translation>there are no golden keys left</translation>
    </message>
    <message>
        <source>the key room costs a silver pick</source>
        <translation>the key room costs a silver pick</translation>
    </message>
    <message>
        <source>the cell is closed until its Prisoner is released</source>
        <translation>the cell is closed until its Prisoner is released</translation>
    </message>
    <message>
        <source>a Guard stands there</source>
        <translation>a Guard stands there</translation>
    </message>
    <message>
        <source>Runners never enter a guardhouse</source>
        <translation>Runners never enter a guardhouse</translation>
    </message>
    <message>
        <source>another Runner stands there</source>
        <translation>another Runner stands there</translation>
    </message>
    <message>
        <source>another Prisoner stands there</source>
        <translation>another Prisoner stands there</translation>
    </message>
    <message>
        <source>Prisoners never enter the key room</source>
        <translation>Prisoners never enter the key room</translation>
    </message>
    <message>
        <source>the guardhouse needs a golden key</source>
        <translation>the guardhouse needs a golden key</translation>
    </message>
    <message>
        <source>Guards never enter an entrance</source>
        <translation>Guards never enter an entrance</translation>
    </message>
    <message>
        <source>somebody is standing there</source>
        <translation>somebody is standing there</translation>
    </message>
    <message>
        <source>Runners enter at an entrance</source>
        <translation>Runners enter at an entrance</translation>
    </message>
    <message>
        <source>Runners enter on a tile laid this turn</source>
        <translation>Runners enter on a tile laid this turn</translation>
    </message>
    <message>
        <source>only another player may move this one</source>
        <translation>only another player may move this one</translation>
    </message>
    <message>
        <source>the Prisoner is not released yet</source>
        <translation>the Prisoner is not released yet</translation>
    </message>
    <message>
        <source>it is already here</source>
        <translation>it is already here</translation>
    </message>
    <message>
        <source>pieces move only to a neighbouring chamber</source>
        <translation>pieces move only to a neighbouring chamber</translation>
    </message>
    <message>
        <source>there is no passageway here</source>
        <translation>there is no passageway here</translation>
    </message>
    <message>
        <source>there is a white marker here, and there is room for only one</source>
        <translation>there is a white marker here, and there is room for only one</translation>
    </message>
    <message>
        <source>no markers between rooms of the board</source>
        <translation>no markers between rooms of the board</translation>
    </message>
    <message>
        <source>you have no marker</source>
        <translation>you have no marker</translation>
    </message>
    <message>
        <source>escape</source>
        <translation>escape</translation>
    </message>
    <message>
        <source>golden key</source>
        <translation>golden key</translation>
    </message>
    <message>
        <source>silver pick</source>
        <translation>silver pick</translation>
    </message>
    <message>
        <source>Prisoner released</source>
        <translation>Prisoner released</translation>
    </message>
    <message>
        <source>way barred</source>
        <translation>way barred</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>silver</translation>
    </message>
    <message>
        <source>key</source>
        <translation>key</translation>
    </message>
    <message>
        <source>no tile fits any more: the last tiles of the stack (%1) fit nowhere</source>
        <translation>no tile fits any more: the last tiles of the stack (%1) fit nowhere</translation>
    </message>
    <message>
        <source>%1 tiles in a row fit nowhere</source>
        <translation>%1 tiles in a row fit nowhere</translation>
    </message>
    <message>
        <source>nobody has done anything useful for %1 rounds</source>
        <translation>nobody has done anything useful for %1 rounds</translation>
    </message>
    <message>
        <source>the supply is exhausted: %1</source>
        <translation>the supply is exhausted: %1</translation>
    </message>
    <message>
        <source>found the shard %1, expected i/n with i from 1 to n</source>
        <translation>found the shard %1, expected i/n with i from 1 to n</translation>
    </message>
    <message>
        <source>found the report of another playtest, expected one with the same set, map, options, players, games and seed</source>
        <translation>found the report of another playtest, expected one with the same set, map, options, players, games and seed</translation>
    </message>
    <message>
        <source>10th percentile</source>
        <translation>10th percentile</translation>
    </message>
    <message>
        <source>median</source>
        <translation>median</translation>
    </message>
    <message>
        <source>90th percentile</source>
        <translation>90th percentile</translation>
    </message>
    <message>
        <source>Share of games that end with an escape</source>
        <translation>Share of games that end with an escape</translation>
    </message>
    <message>
        <source>Share of games that end because the tiles run out</source>
        <translation>Share of games that end because the tiles run out</translation>
    </message>
    <message>
        <source>Turns per game, all players together: %1</source>
        <translation>Turns per game, all players together: %1</translation>
    </message>
    <message>
        <source>Decisions per game, all players together: %1</source>
        <translation>Decisions per game, all players together: %1</translation>
    </message>
    <message>
        <source>Highest final score: %1</source>
        <translation>Highest final score: %1</translation>
    </message>
    <message>
        <source>Winning margin in points: %1</source>
        <translation>Winning margin in points: %1</translation>
    </message>
    <message>
        <source>Win rate of player %1, who sits in every seat equally often; a shared win is divided</source>
        <translation>Win rate of player %1, who sits in every seat equally often; a shared win is divided</translation>
    </message>
    <message>
        <source>Share of decisions with only one legal move</source>
        <translation>Share of decisions with only one legal move</translation>
    </message>
    <message>
        <source>Share of drawn tiles that fit nowhere</source>
        <translation>Share of drawn tiles that fit nowhere</translation>
    </message>
    <message>
        <source>Average number of chambers that a laid tile connects to</source>
        <translation>Average number of chambers that a laid tile connects to</translation>
    </message>
    <message>
        <source>Average number of lead changes per game</source>
        <translation>Average number of lead changes per game</translation>
    </message>
    <message>
        <source>Comebacks: share of games not won by the sole leader at half-time</source>
        <translation>Comebacks: share of games not won by the sole leader at half-time</translation>
    </message>
    <message>
        <source>Share of “%1” among the decisions of player %2</source>
        <translation>Share of “%1” among the decisions of player %2</translation>
    </message>
    <message>
        <source>Paid per game, all players together: %1</source>
        <translation>Paid per game, all players together: %1</translation>
    </message>
    <message>
        <source>Put on the board per game: %1</source>
        <translation>Put on the board per game: %1</translation>
    </message>
    <message>
        <source>Taken off the board per game: %1</source>
        <translation>Taken off the board per game: %1</translation>
    </message>
    <message>
        <source>Steps per game: %1</source>
        <translation>Steps per game: %1</translation>
    </message>
    <message>
        <source>Share of games in which the supply runs out: %1</source>
        <translation>Share of games in which the supply runs out: %1</translation>
    </message>
    <message>
        <source>Block %1 is in two of the parts.</source>
        <translation>Block %1 is in two of the parts.</translation>
    </message>
    <message>
        <source>Found %1, expected a list of %2 whole numbers: the file is incomplete.</source>
        <translation>Found %1, expected a list of %2 whole numbers: the file is incomplete.</translation>
    </message>
    <message>
        <source>Found a block out of order, expected ascending numbers.</source>
        <translation>Found a block out of order, expected ascending numbers.</translation>
    </message>
    <message>
        <source>a playtest report</source>
        <translation>a playtest report</translation>
    </message>
    <message>
        <source>found one file, expected two to compare</source>
        <translation>found one file, expected two to compare</translation>
    </message>
    <message>
        <source>found %1, expected tilewright-tileset, tilewright-map or tilewright-playtest</source>
        <translation>found %1, expected tilewright-tileset, tilewright-map or tilewright-playtest</translation>
    </message>
    <message>
        <source>found a %1 and a %2, expected two files of the same kind</source>
        <translation>found a %1 and a %2, expected two files of the same kind</translation>
    </message>
    <message>
        <source>found %1, expected tilewright-tileset, tilewright-map, tilewright-game or tilewright-study</source>
        <translation>found %1, expected tilewright-tileset, tilewright-map, tilewright-game or tilewright-study</translation>
    </message>
    <message>
        <source>Block %1 is already in “%2”; expected each shard once.</source>
        <translation>Block %1 is already in “%2”; expected each shard once.</translation>
    </message>
    <message>
        <source>found %1, expected a JSON report to continue; merge turns it into a page</source>
        <translation>found %1, expected a JSON report to continue; merge turns it into a page</translation>
    </message>
    <message>
        <source>found no such file; expected a file or a bundled study: %1</source>
        <translation>found no such file; expected a file or a bundled study: %1</translation>
    </message>
    <message>
        <source>found %1 for %2, expected a range MIN..MAX</source>
        <translation>found %1 for %2, expected a range MIN..MAX</translation>
    </message>
    <message>
        <source>blue picks</source>
        <translation>blue picks</translation>
    </message>
    <message>
        <source>yellow picks</source>
        <translation>yellow picks</translation>
    </message>
    <message>
        <source>green picks</source>
        <translation>green picks</translation>
    </message>
    <message>
        <source>red picks</source>
        <translation>red picks</translation>
    </message>
    <message>
        <source>brown picks</source>
        <translation>brown picks</translation>
    </message>
    <message>
        <source>orange picks</source>
        <translation>orange picks</translation>
    </message>
    <message>
        <source>grey picks</source>
        <translation>grey picks</translation>
    </message>
    <message>
        <source>purple picks</source>
        <translation>purple picks</translation>
    </message>
    <message>
        <source>white markers</source>
        <translation>white markers</translation>
    </message>
    <message>
        <source>black markers</source>
        <translation>black markers</translation>
    </message>
    <message>
        <source>silver picks</source>
        <translation>silver picks</translation>
    </message>
    <message>
        <source>golden keys</source>
        <translation>golden keys</translation>
    </message>
    <message>
        <source>exchange tokens</source>
        <translation>exchange tokens</translation>
    </message>
    <message>
        <source>Runners</source>
        <translation>Runners</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Prisoners</translation>
    </message>
    <message>
        <source>Guards</source>
        <translation>Guards</translation>
    </message>
    <message>
        <source>released Prisoners</source>
        <translation>released Prisoners</translation>
    </message>
    <message>
        <source>Found nothing to count for %1 in %2 games, expected a figure that is a share or an average.</source>
        <translation>Found nothing to count for %1 in %2 games, expected a figure that is a share or an average.</translation>
    </message>
    <message>
        <source>The two playtests differ in their stacks or players: %1 %2 and %3, expected the same in both.</source>
        <translation>The two playtests differ in their stacks or players: %1 %2 and %3, expected the same in both.</translation>
    </message>
    <message>
        <source>rule system</source>
        <translation>rule system</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>seed</translation>
    </message>
    <message>
        <source>players</source>
        <translation>players</translation>
    </message>
    <message>
        <source>Found %1 blocks common to both playtests, expected at least %2.</source>
        <translation>Found %1 blocks common to both playtests, expected at least %2.</translation>
    </message>
    <message>
        <source>Stopped before the first interim result.</source>
        <translation>Stopped before the first interim result.</translation>
    </message>
    <message>
        <source>%1: B is higher than A by %2 (95 % interval %3 to %4), after %5 games each.</source>
        <translation>%1: B is higher than A by %2 (95 % interval %3 to %4), after %5 games each.</translation>
    </message>
    <message>
        <source>%1: B is lower than A by %2 (95 % interval %3 to %4), after %5 games each.</source>
        <translation>%1: B is lower than A by %2 (95 % interval %3 to %4), after %5 games each.</translation>
    </message>
    <message>
        <source>%1: no difference of %2 or more; measured %3 (95 % interval %4 to %5) after %6 games each.</source>
        <translation>%1: no difference of %2 or more; measured %3 (95 % interval %4 to %5) after %6 games each.</translation>
    </message>
    <message>
        <source>%1: undecided after %2 games each; the difference is %3 (95 % interval %4 to %5). About %6 more games each may decide it.</source>
        <translation>%1: undecided after %2 games each; the difference is %3 (95 % interval %4 to %5). About %6 more games each may decide it.</translation>
    </message>
    <message>
        <source>Turn (a player&apos;s own) of the first gain, among players who gain any: %1, %2</source>
        <translation>Turn (a player&apos;s own) of the first gain, among players who gain any: %1, %2</translation>
    </message>
    <message>
        <source>Share of players who have gained any by their own turn %2: %1</source>
        <translation>Share of players who have gained any by their own turn %2: %1</translation>
    </message>
    <message>
        <source>Luck of the draw: share of the variance explained by the order of the stack: %1</source>
        <translation>Luck of the draw: share of the variance explained by the order of the stack: %1</translation>
    </message>
    <message>
        <source>Average number of turns per game, all players together</source>
        <translation>Average number of turns per game, all players together</translation>
    </message>
    <message>
        <source>Skill: head-to-head win rate of “%1” against “%2”, if “%1” is the stronger bot</source>
        <translation>Skill: head-to-head win rate of “%1” against “%2”, if “%1” is the stronger bot</translation>
    </message>
    <message>
        <source>which seat wins</source>
        <translation>which seat wins</translation>
    </message>
    <message>
        <source>turns per game</source>
        <translation>turns per game</translation>
    </message>
    <message>
        <source>highest score</source>
        <translation>highest score</translation>
    </message>
    <message>
        <source>winning margin</source>
        <translation>winning margin</translation>
    </message>
    <message>
        <source>Average number of legal moves per decision, in a player&apos;s turns %1 to %2</source>
        <translation>Average number of legal moves per decision, in a player&apos;s turns %1 to %2</translation>
    </message>
    <message>
        <source>Share of decisions with only one legal move, in a player&apos;s turns %1 to %2</source>
        <translation>Share of decisions with only one legal move, in a player&apos;s turns %1 to %2</translation>
    </message>
    <message>
        <source>Share of scarce turns, in which no legal move lets the player spend what he holds</source>
        <translation>Share of scarce turns, in which no legal move lets the player spend what he holds</translation>
    </message>
    <message>
        <source>tiles in a row fit nowhere</source>
        <translation>tiles in a row fit nowhere</translation>
    </message>
    <message>
        <source>nobody does anything useful for several rounds</source>
        <translation>nobody does anything useful for several rounds</translation>
    </message>
    <message>
        <source>Share of games with a situation that the rules may not cover: %1</source>
        <translation>Share of games with a situation that the rules may not cover: %1</translation>
    </message>
    <message>
        <source>Share of dead ends: laid tiles with only one passage to another chamber at the end</source>
        <translation>Share of dead ends: laid tiles with only one passage to another chamber at the end</translation>
    </message>
    <message>
        <source>Average number of empty cells with an open passage at the end</source>
        <translation>Average number of empty cells with an open passage at the end</translation>
    </message>
    <message>
        <source>Share of empty cells with an open passage that no tile of the set fits at the end</source>
        <translation>Share of empty cells with an open passage that no tile of the set fits at the end</translation>
    </message>
    <message>
        <source>Average turn (a player&apos;s own) of the first gain, among players who gain any: %1</source>
        <translation>Average turn (a player&apos;s own) of the first gain, among players who gain any: %1</translation>
    </message>
    <message>
        <source>Steps per game into and out of the chamber at %1, %2: %3</source>
        <translation>Steps per game into and out of the chamber at %1, %2: %3</translation>
    </message>
    <message>
        <source>Steps per game through the door of the chamber at %1, %2, to the %3</source>
        <translation>Steps per game through the door of the chamber at %1, %2, to the %3</translation>
    </message>
    <message>
        <source>Found the figure %1, expected one of: %2.</source>
        <translation>Found the figure %1, expected one of: %2.</translation>
    </message>
    <message>
        <source>Found neither “min” nor “max”, expected at least one of them.</source>
        <translation>Found neither “min” nor “max”, expected at least one of them.</translation>
    </message>
    <message>
        <source>Found a minimum of %1 and a maximum of %2, expected the minimum to be the lower: these contradict each other.</source>
        <translation>Found a minimum of %1 and a maximum of %2, expected the minimum to be the lower: these contradict each other.</translation>
    </message>
    <message>
        <source>%1 games, %2 of %3 blocks of one stack each. Bots: %4. Seed %5. Intervals are 95 % confidence intervals.</source>
        <translation>%1 games, %2 of %3 blocks of one stack each. Bots: %4. Seed %5. Intervals are 95 % confidence intervals.</translation>
    </message>
    <message>
        <source>Playtest of “%1” on “%2”</source>
        <translation>Playtest of “%1” on “%2”</translation>
    </message>
    <message>
        <source>fair: within one percentage point of an even share</source>
        <translation>fair: within one percentage point of an even share</translation>
    </message>
    <message>
        <source>undecided: about %1 more games needed</source>
        <translation>undecided: about %1 more games needed</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Seat %1</translation>
    </message>
    <message>
        <source>Share of wins by seat; the line marks an even share</source>
        <translation>Share of wins by seat; the line marks an even share</translation>
    </message>
    <message>
        <source>Games by number of turns; the line marks the median</source>
        <translation>Games by number of turns; the line marks the median</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Definition</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Interval</translation>
    </message>
    <message>
        <source>%1 tests, one for each tile, with a false discovery rate of 5 % (Benjamini and Hochberg): of the tiles marked as refused more often than others, at most 5 % are marked by chance.</source>
        <translation>%1 tests, one for each tile, with a false discovery rate of 5 % (Benjamini and Hochberg): of the tiles marked as refused more often than others, at most 5 % are marked by chance.</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tile</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Drawn</translation>
    </message>
    <message>
        <source>refused more often than others</source>
        <translation>refused more often than others</translation>
    </message>
    <message>
        <source>Notable games</source>
        <translation>Notable games</translation>
    </message>
    <message>
        <source>Command to replay it</source>
        <translation>Command to replay it</translation>
    </message>
    <message>
        <source>SET: “%1”, hash %2. MAP: “%3”, hash %4. Program: version %5.</source>
        <translation>SET: “%1”, hash %2. MAP: “%3”, hash %4. Program: version %5.</translation>
    </message>
    <message>
        <source>%1: meets all goals; %2 of %3 combinations may meet them.</source>
        <translation>%1: meets all goals; %2 of %3 combinations may meet them.</translation>
    </message>
    <message>
        <source>%1: comes closest, but misses %2; %3 of %4 combinations may meet all goals.</source>
        <translation>%1: comes closest, but misses %2; %3 of %4 combinations may meet all goals.</translation>
    </message>
    <message>
        <source>%1: comes closest, undecided on %2; %3 of %4 combinations may meet all goals.</source>
        <translation>%1: comes closest, undecided on %2; %3 of %4 combinations may meet all goals.</translation>
    </message>
    <message>
        <source>Found %1, expected a list of 1 to %2 values.</source>
        <translation>Found %1, expected a list of 1 to %2 values.</translation>
    </message>
    <message>
        <source>Found %1 both under “fixed” and under “vary”, expected it once.</source>
        <translation>Found %1 both under “fixed” and under “vary”, expected it once.</translation>
    </message>
    <message>
        <source>Found %1 together with “tileset”, expected only one of them: a set from a file isn&apos;t generated.</source>
        <translation>Found %1 together with “tileset”, expected only one of them: a set from a file isn&apos;t generated.</translation>
    </message>
    <message>
        <source>Found more than %1 combinations of values, expected at most that many.</source>
        <translation>Found more than %1 combinations of values, expected at most that many.</translation>
    </message>
    <message>
        <source>Found the report of another study, expected one with the same bots, games, seed, values, files and program.</source>
        <translation>Found the report of another study, expected one with the same bots, games, seed, values, files and program.</translation>
    </message>
    <message>
        <source>Found the range %1 to %2 for %3, expected one within %4 to %5, with the lower end first.</source>
        <translation>Found the range %1 to %2 for %3, expected one within %4 to %5, with the lower end first.</translation>
    </message>
    <message>
        <source>Found no goal, expected one or more.</source>
        <translation>Found no goal, expected one or more.</translation>
    </message>
    <message>
        <source>Found a set without tiles, expected tiles to start from.</source>
        <translation>Found a set without tiles, expected tiles to start from.</translation>
    </message>
    <message>
        <source>a study</source>
        <translation>a study</translation>
    </message>
    <message>
        <source>the report of a study</source>
        <translation>the report of a study</translation>
    </message>
    <message>
        <source>Found the unknown field %1, expected one of: %2.</source>
        <translation>Found the unknown field %1, expected one of: %2.</translation>
    </message>
    <message>
        <source>found --after, which works only with a game record</source>
        <translation>found --after, which works only with a game record</translation>
    </message>
    <message>
        <source>found the file name %1, expected a folder: several files are written</source>
        <translation>found the file name %1, expected a folder: several files are written</translation>
    </message>
    <message>
        <source>%1 of the files already exist with different content: %2</source>
        <translation>%1 of the files already exist with different content: %2</translation>
    </message>
    <message>
        <source>Nothing was written; use --force to overwrite them.</source>
        <translation>Nothing was written; use --force to overwrite them.</translation>
    </message>
    <message>
        <source>a game</source>
        <translation>a game</translation>
    </message>
    <message>
        <source>%1 can&apos;t be exported as %2</source>
        <translation>%1 can&apos;t be exported as %2</translation>
    </message>
    <message>
        <source>there is no folder “%1”</source>
        <translation>there is no folder “%1”</translation>
    </message>
    <message>
        <source>found the template %1, expected a *.sheet.json file or one of %2</source>
        <translation>found the template %1, expected a *.sheet.json file or one of %2</translation>
    </message>
    <message>
        <source>Stopped before the end; nothing was changed.</source>
        <translation>Stopped before the end; nothing was changed.</translation>
    </message>
    <message>
        <source>Table for spreadsheets (CSV)</source>
        <translation>Table for spreadsheets (CSV)</translation>
    </message>
    <message>
        <source>One row per tile: id, count, its four sides, notes. Edit it in a spreadsheet and import it again.</source>
        <translation>One row per tile: id, count, its four sides, notes. Edit it in a spreadsheet and import it again.</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Separator</translation>
    </message>
    <message>
        <source>What separates the columns; German and French spreadsheets expect a semicolon.</source>
        <translation>What separates the columns; German and French spreadsheets expect a semicolon.</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>comma</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>semicolon</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tab</translation>
    </message>
    <message>
        <source>%1: found %2, expected a number from %3 to %4</source>
        <translation>%1: found %2, expected a number from %3 to %4</translation>
    </message>
    <message>
        <source>%1: found %2, expected one of %3</source>
        <translation>%1: found %2, expected one of %3</translation>
    </message>
    <message>
        <source>%1: found nothing, expected text such as %2</source>
        <translation>%1: found nothing, expected text such as %2</translation>
    </message>
    <message>
        <source>There is nothing on the map, expected at least one chamber.</source>
        <translation>There is nothing on the map, expected at least one chamber.</translation>
    </message>
    <message>
        <source>Pictures (PNG)</source>
        <translation>Pictures (PNG)</translation>
    </message>
    <message>
        <source>A map or a moment of a game as one picture, a set as one picture for each tile, on a transparent background.</source>
        <translation>A map or a moment of a game as one picture, a set as one picture for each tile, on a transparent background.</translation>
    </message>
    <message>
        <source>Pixels per tile</source>
        <translation>Pixels per tile</translation>
    </message>
    <message>
        <source>The picture would be %1 by %2 pixels, expected at most %3 each way.</source>
        <translation>The picture would be %1 by %2 pixels, expected at most %3 each way.</translation>
    </message>
    <message>
        <source>Choose fewer pixels per tile.</source>
        <translation>Choose fewer pixels per tile.</translation>
    </message>
    <message>
        <source>Drawings (SVG)</source>
        <translation>Drawings (SVG)</translation>
    </message>
    <message>
        <source>A map or a moment of a game as one drawing, a set as one drawing for each tile, in millimetres.</source>
        <translation>A map or a moment of a game as one drawing, a set as one drawing for each tile, in millimetres.</translation>
    </message>
    <message>
        <source>Map of this moment</source>
        <translation>Map of this moment</translation>
    </message>
    <message>
        <source>What is on the table, as a Tilewright map to edit or play.</source>
        <translation>What is on the table, as a Tilewright map to edit or play.</translation>
    </message>
    <message>
        <source>The map spans %1 by %2 cells, expected at most %3 cells in all.</source>
        <translation>The map spans %1 by %2 cells, expected at most %3 cells in all.</translation>
    </message>
    <message>
        <source>Tiled map editor</source>
        <translation>Tiled map editor</translation>
    </message>
    <message>
        <source>A set as a tile set with an edge set for its sides (.tsj), a map or a moment of a game as a map (.tmj), with a picture for each tile.</source>
        <translation>A set as a tile set with an edge set for its sides (.tsj), a map or a moment of a game as a map (.tmj), with a picture for each tile.</translation>
    </message>
    <message>
        <source>Along one side of its picture.</source>
        <translation>Along one side of its picture.</translation>
    </message>
    <message>
        <source>Tabletop Simulator</source>
        <translation>Tabletop Simulator</translation>
    </message>
    <message>
        <source>Address of the images</source>
        <translation>Address of the images</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>How many players the table is set up for; a game uses its own number.</source>
        <translation>How many players the table is set up for; a game uses its own number.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Another seed shuffles the tiles differently.</source>
        <translation>Another seed shuffles the tiles differently.</translation>
    </message>
    <message>
        <source>Along one side; sheets of ten tiles have at most 4096 pixels.</source>
        <translation>Along one side; sheets of ten tiles have at most 4096 pixels.</translation>
    </message>
    <message>
        <source>VASSAL module</source>
        <translation>VASSAL module</translation>
    </message>
    <message>
        <source>A module with a board, a grid, a shuffled pile of tiles that you turn with keys, pieces and markers, all in one file.</source>
        <translation>A module with a board, a grid, a shuffled pile of tiles that you turn with keys, pieces and markers, all in one file.</translation>
    </message>
    <message>
        <source>Space around the board</source>
        <translation>Space around the board</translation>
    </message>
    <message>
        <source>The module could not be packed.</source>
        <translation>The module could not be packed.</translation>
    </message>
    <message>
        <source>the picture would be %1 by %2 pixels; expected 1 to %3</source>
        <translation>the picture would be %1 by %2 pixels; expected 1 to %3</translation>
    </message>
    <message>
        <source>Choose fewer dots per inch.</source>
        <translation>Choose fewer dots per inch.</translation>
    </message>
    <message>
        <source>Bars laid per game at the doors of the chamber at %1, %2</source>
        <translation>Bars laid per game at the doors of the chamber at %1, %2</translation>
    </message>
    <message>
        <source>Refusals per game at open doors of the chamber at %1, %2, by tiles that fit nowhere</source>
        <translation>Refusals per game at open doors of the chamber at %1, %2, by tiles that fit nowhere</translation>
    </message>
    <message>
        <source>Steps into and out of each chamber of the board per game; darker means more</source>
        <translation>Steps into and out of each chamber of the board per game; darker means more</translation>
    </message>
    <message>
        <source>Chamber</source>
        <translation>Chamber</translation>
    </message>
    <message>
        <source>Steps per game</source>
        <translation>Steps per game</translation>
    </message>
    <message>
        <source>Bars per game</source>
        <translation>Bars per game</translation>
    </message>
    <message>
        <source>Refusals per game</source>
        <translation>Refusals per game</translation>
    </message>
    <message>
        <source>used more than comparable chambers</source>
        <translation>used more than comparable chambers</translation>
    </message>
    <message>
        <source>used less than comparable chambers</source>
        <translation>used less than comparable chambers</translation>
    </message>
    <message>
        <source>there is no board to print; expected a map with chambers</source>
        <translation>there is no board to print; expected a map with chambers</translation>
    </message>
    <message>
        <source>a part of a board is %1 by %2 mm and overlaps by %3; expected at least %4 mm without overlap</source>
        <translation>a part of a board is %1 by %2 mm and overlaps by %3; expected at least %4 mm without overlap</translation>
    </message>
    <message>
        <source>the board takes %1 by %2 pages; expected at most %3 pages</source>
        <translation>the board takes %1 by %2 pages; expected at most %3 pages</translation>
    </message>
    <message>
        <source>gutter is %1 mm; expected 0 to %2</source>
        <translation>gutter is %1 mm; expected 0 to %2</translation>
    </message>
    <message>
        <source>overlap is %1 mm; expected 0 to %2</source>
        <translation>overlap is %1 mm; expected 0 to %2</translation>
    </message>
    <message>
        <source>corners are rounded by %1 mm; expected 0 to half a tile, %2</source>
        <translation>corners are rounded by %1 mm; expected 0 to half a tile, %2</translation>
    </message>
    <message>
        <source>safe inset is %1 mm; expected 0 or more, and less than half a tile, %2</source>
        <translation>safe inset is %1 mm; expected 0 or more, and less than half a tile, %2</translation>
    </message>
    <message>
        <source>backs are moved by %1 mm; expected -%2 to %2</source>
        <translation>backs are moved by %1 mm; expected -%2 to %2</translation>
    </message>
    <message>
        <source>there is nothing to print; expected tiles, markers, standees, player aids or a board</source>
        <translation>there is nothing to print; expected tiles, markers, standees, player aids or a board</translation>
    </message>
    <message>
        <source>the first slot is %1; expected 1 or more</source>
        <translation>the first slot is %1; expected 1 or more</translation>
    </message>
    <message>
        <source>tile “%1” is chosen %2 times; expected 0 to 500</source>
        <translation>tile “%1” is chosen %2 times; expected 0 to 500</translation>
    </message>
    <message>
        <source>tiles begin %1 mm from the edge of the paper; most printers leave %2 mm blank</source>
        <translation>tiles begin %1 mm from the edge of the paper; most printers leave %2 mm blank</translation>
    </message>
    <message>
        <source>use wider margins, or a printer that prints to the edge</source>
        <translation>use wider margins, or a printer that prints to the edge</translation>
    </message>
    <message>
        <source>a margin of %1 mm has no room for text and ruler; they need %2</source>
        <translation>a margin of %1 mm has no room for text and ruler; they need %2</translation>
    </message>
    <message>
        <source>door symbols are %1 mm wide; below %2 mm they are hard to read</source>
        <translation>door symbols are %1 mm wide; below %2 mm they are hard to read</translation>
    </message>
    <message>
        <source>use larger tiles</source>
        <translation>use larger tiles</translation>
    </message>
    <message>
        <source>no standard paper fits a page of %1 by %2 mm: a printer would scale it</source>
        <translation>no standard paper fits a page of %1 by %2 mm: a printer would scale it</translation>
    </message>
    <message>
        <source>have it printed by a print shop, or use smaller paper</source>
        <translation>have it printed by a print shop, or use smaller paper</translation>
    </message>
    <message>
        <source>found the chosen tile “%1”, expected a tile of the set</source>
        <translation>found the chosen tile “%1”, expected a tile of the set</translation>
    </message>
    <message>
        <source>paper of %1 by %2 mm has no room between its margins for a piece of %3 by %4 mm with its bleed</source>
        <translation>paper of %1 by %2 mm has no room between its margins for a piece of %3 by %4 mm with its bleed</translation>
    </message>
    <message>
        <source>all %1 slots of a page are skipped; expected at least one that isn&apos;t</source>
        <translation>all %1 slots of a page are skipped; expected at least one that isn&apos;t</translation>
    </message>
    <message>
        <source>Found custom paper without “paperSize”, expected its width and height.</source>
        <translation>Found custom paper without “paperSize”, expected its width and height.</translation>
    </message>
    <message>
        <source>a sheet template</source>
        <translation>a sheet template</translation>
    </message>
    <message>
        <source>row %1: the table continues, expected at most %3 rows</source>
        <translation>row %1: the table continues, expected at most %3 rows</translation>
    </message>
    <message>
        <source>row %1: found more than %3 columns</source>
        <translation>row %1: found more than %3 columns</translation>
    </message>
    <message>
        <source>row %1, column %2: found text after a closing quote, expected a separator or the end of the row; quotes within a cell are doubled</source>
        <translation>row %1, column %2: found text after a closing quote, expected a separator or the end of the row; quotes within a cell are doubled</translation>
    </message>
    <message>
        <source>row %1, column %2: a quote is opened but never closed</source>
        <translation>row %1, column %2: a quote is opened but never closed</translation>
    </message>
    <message>
        <source>row %1, column %2: found bytes that are not UTF-8</source>
        <translation>row %1, column %2: found bytes that are not UTF-8</translation>
    </message>
    <message>
        <source>Save the table as “CSV UTF-8”.</source>
        <translation>Save the table as “CSV UTF-8”.</translation>
    </message>
    <message>
        <source>Files written before this one: %1.</source>
        <translation>Files written before this one: %1.</translation>
    </message>
    <message>
        <source>row 1: found the column %1 twice</source>
        <translation>row 1: found the column %1 twice</translation>
    </message>
    <message>
        <source>row 1: found the column %1, expected north, east, south and west in its place</source>
        <translation>row 1: found the column %1, expected north, east, south and west in its place</translation>
    </message>
    <message>
        <source>row 1: found %1 extra columns, expected at most %2</source>
        <translation>row 1: found %1 extra columns, expected at most %2</translation>
    </message>
    <message>
        <source>row 1: found no id column, expected a heading such as %1</source>
        <translation>row 1: found no id column, expected a heading such as %1</translation>
    </message>
    <message>
        <source>row %1: found “%2” in cell %3, which has no heading</source>
        <translation>row %1: found “%2” in cell %3, which has no heading</translation>
    </message>
    <message>
        <source>row %1, column id: found %2 characters, expected 1 to %3</source>
        <translation>row %1, column id: found %2 characters, expected 1 to %3</translation>
    </message>
    <message>
        <source>row %1, column id: found %2, which row %3 already has</source>
        <translation>row %1, column id: found %2, which row %3 already has</translation>
    </message>
    <message>
        <source>row %1: %2 is new, and there is no column %3</source>
        <translation>row %1: %2 is new, and there is no column %3</translation>
    </message>
    <message>
        <source>row %1, column %2: found “%3”, expected earth, open, special or one of the colours blue, yellow, green, red, brown, orange, grey and purple</source>
        <translation>row %1, column %2: found “%3”, expected earth, open, special or one of the colours blue, yellow, green, red, brown, orange, grey and purple</translation>
    </message>
    <message>
        <source>row %1, column count: found “%2”, expected a number from 0 to %3</source>
        <translation>row %1, column count: found “%2”, expected a number from 0 to %3</translation>
    </message>
    <message>
        <source>lay the tile, then 1 action</source>
        <translation>lay the tile, then 1 action</translation>
    </message>
    <message>
        <source>lay the drawn tile, then 1 action</source>
        <translation>lay the drawn tile, then 1 action</translation>
    </message>
    <message>
        <source>The id “%1” already belongs to tile no. %2 of the set.</source>
        <translation>The id “%1” already belongs to tile no. %2 of the set.</translation>
    </message>
    <message>
        <source>%1: found %2, expected an address that begins with http:// or https://, such as %3</source>
        <translation>%1: found %2, expected an address that begins with http:// or https://, such as %3</translation>
    </message>
    <message>
        <source>There is already a template named “%1”.</source>
        <translation>There is already a template named “%1”.</translation>
    </message>
    <message>
        <source>The template can&apos;t be deleted: %1</source>
        <translation>The template can&apos;t be deleted: %1</translation>
    </message>
    <message>
        <source>the board takes %1 pages; %2 in landscape</source>
        <translation>the board takes %1 pages; %2 in landscape</translation>
    </message>
    <message>
        <source>the board takes %1 pages; %2 in portrait</source>
        <translation>the board takes %1 pages; %2 in portrait</translation>
    </message>
    <message>
        <source>the skew of backs is %1 degrees; expected -%2 to %2: it corrects crooked paper feed and can&apos;t turn backs around</source>
        <translation>the skew of backs is %1 degrees; expected -%2 to %2: it corrects crooked paper feed and can&apos;t turn backs around</translation>
    </message>
    <message>
        <source>Found “%1” among the slots to skip, expected numbers from 1, such as 1-3, 7.</source>
        <translation>Found “%1” among the slots to skip, expected numbers from 1, such as 1-3, 7.</translation>
    </message>
    <message>
        <source>Found “%1” among the chosen tiles, expected an id, or id=count.</source>
        <translation>Found “%1” among the chosen tiles, expected an id, or id=count.</translation>
    </message>
    <message>
        <source>the first slot is %1; expected 1 to %2: a page has no more slots</source>
        <translation>the first slot is %1; expected 1 to %2: a page has no more slots</translation>
    </message>
    <message>
        <source>slot %1 is to be skipped; expected 1 to %2: a page has no more slots</source>
        <translation>slot %1 is to be skipped; expected 1 to %2: a page has no more slots</translation>
    </message>
    <message>
        <source>Nothing was written; name another file for the output.</source>
        <translation>Nothing was written; name another file for the output.</translation>
    </message>
    <message>
        <source>the output is the input “%1”, expected another file</source>
        <translation>the output is the input “%1”, expected another file</translation>
    </message>
    <message>
        <source>found a %1 there, expected no file or one that may be overwritten</source>
        <translation>found a %1 there, expected no file or one that may be overwritten</translation>
    </message>
    <message>
        <source>Expected: the same as in “%1”.</source>
        <translation>Expected: the same as in “%1”.</translation>
    </message>
    <message>
        <source>remove the black marker at %1, %2 %3 for %4 actions</source>
        <translation>remove the black marker at %1, %2 %3 for %4 actions</translation>
    </message>
    <message>
        <source>remove the black marker at %1, %2 %3 for one action and %4</source>
        <translation>remove the black marker at %1, %2 %3 for one action and %4</translation>
    </message>
    <message>
        <source>a supply with more tokens than players runs out</source>
        <translation>a supply with more tokens than players runs out</translation>
    </message>
    <message>
        <source>Earned per game, not counting those taken before the first turn or in exchange, all players together: %1</source>
        <translation>Earned per game, not counting those taken before the first turn or in exchange, all players together: %1</translation>
    </message>
    <message>
        <source>Taken before the first turn, per game, all players together: %1</source>
        <translation>Taken before the first turn, per game, all players together: %1</translation>
    </message>
    <message>
        <source>Taken in exchange per game, all players together: %1</source>
        <translation>Taken in exchange per game, all players together: %1</translation>
    </message>
    <message>
        <source>Share of players who earn any: %1</source>
        <translation>Share of players who earn any: %1</translation>
    </message>
    <message>
        <source>the longest, %1 turns</source>
        <translation>the longest, %1 turns</translation>
    </message>
    <message>
        <source>the shortest, %1 turns</source>
        <translation>the shortest, %1 turns</translation>
    </message>
    <message>
        <source>most tiles that fit nowhere, %1</source>
        <translation>most tiles that fit nowhere, %1</translation>
    </message>
    <message>
        <source>a situation that the rules may not cover, %1 times: %2</source>
        <translation>a situation that the rules may not cover, %1 times: %2</translation>
    </message>
    <message>
        <source>These bots are deterministic, so some games repeat: %1 games tell you as much as %2.</source>
        <translation>These bots are deterministic, so some games repeat: %1 games tell you as much as %2.</translation>
    </message>
    <message>
        <source>Found %1 for %2, expected a number from 0 to 1: it is a share.</source>
        <translation>Found %1 for %2, expected a number from 0 to 1: it is a share.</translation>
    </message>
    <message>
        <source>unfair: wins more than its share</source>
        <translation>unfair: wins more than its share</translation>
    </message>
    <message>
        <source>unfair: wins less than its share</source>
        <translation>unfair: wins less than its share</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refused</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Share</translation>
    </message>
    <message>
        <source>Joined</source>
        <translation>Joined</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Visits</translation>
    </message>
    <message>
        <source>Gains</source>
        <translation>Gains</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>Game %1: %2</translation>
    </message>
    <message>
        <source>Found a part of another playtest: %1 is %2, expected %3.</source>
        <translation>Found a part of another playtest: %1 is %2, expected %3.</translation>
    </message>
    <message>
        <source>There are too few games to compare the parts.</source>
        <translation>There are too few games to compare the parts.</translation>
    </message>
    <message>
        <source>The parts differ significantly: p = %1 (chi-squared test of endings and turns).</source>
        <translation>The parts differ significantly: p = %1 (chi-squared test of endings and turns).</translation>
    </message>
    <message>
        <source>The parts don&apos;t differ significantly: p = %1 (chi-squared test of endings and turns).</source>
        <translation>The parts don&apos;t differ significantly: p = %1 (chi-squared test of endings and turns).</translation>
    </message>
    <message>
        <source>Found version %1 of the format, expected %2: the file was written by an older program and lacks some of what this one counts.</source>
        <translation>Found version %1 of the format, expected %2: the file was written by an older program and lacks some of what this one counts.</translation>
    </message>
    <message>
        <source>Play the games again; the same seed gives the same games.</source>
        <translation>Play the games again; the same seed gives the same games.</translation>
    </message>
    <message>
        <source>found a tile set for %1, expected one for %2</source>
        <translation>found a tile set for %1, expected one for %2</translation>
    </message>
    <message>
        <source>found an option for tiles of rules other than %1; --help shows which ones apply</source>
        <translation>found an option for tiles of rules other than %1; --help shows which ones apply</translation>
    </message>
    <message>
        <source>Beneath Carcassonne Castle</source>
        <translation>Beneath Carcassonne Castle</translation>
    </message>
    <message>
        <source>followers</source>
        <translation>followers</translation>
    </message>
    <message>
        <source>large followers</source>
        <translation>large followers</translation>
    </message>
    <message>
        <source>mayors</source>
        <translation>mayors</translation>
    </message>
    <message>
        <source>wagons</source>
        <translation>wagons</translation>
    </message>
    <message>
        <source>builders</source>
        <translation>builders</translation>
    </message>
    <message>
        <source>pigs</source>
        <translation>pigs</translation>
    </message>
    <message>
        <source>blue tunnel tokens</source>
        <translation>blue tunnel tokens</translation>
    </message>
    <message>
        <source>yellow tunnel tokens</source>
        <translation>yellow tunnel tokens</translation>
    </message>
    <message>
        <source>green tunnel tokens</source>
        <translation>green tunnel tokens</translation>
    </message>
    <message>
        <source>red tunnel tokens</source>
        <translation>red tunnel tokens</translation>
    </message>
    <message>
        <source>brown tunnel tokens</source>
        <translation>brown tunnel tokens</translation>
    </message>
    <message>
        <source>orange tunnel tokens</source>
        <translation>orange tunnel tokens</translation>
    </message>
    <message>
        <source>%1 on the %2</source>
        <translation>%1 on the %2</translation>
    </message>
    <message>
        <source>%1 on the %2 (%3)</source>
        <translation>%1 on the %2 (%3)</translation>
    </message>
    <message>
        <source>%1 token at %2, %3, %4</source>
        <translation>%1 token at %2, %3, %4</translation>
    </message>
    <message>
        <source>the wagon comes home</source>
        <translation>the wagon comes home</translation>
    </message>
    <message>
        <source>Place a follower</source>
        <translation>Place a follower</translation>
    </message>
    <message>
        <source>Place the large follower</source>
        <translation>Place the large follower</translation>
    </message>
    <message>
        <source>Place the mayor</source>
        <translation>Place the mayor</translation>
    </message>
    <message>
        <source>Place the wagon</source>
        <translation>Place the wagon</translation>
    </message>
    <message>
        <source>Place the builder</source>
        <translation>Place the builder</translation>
    </message>
    <message>
        <source>Place the pig</source>
        <translation>Place the pig</translation>
    </message>
    <message>
        <source>Place a tunnel token</source>
        <translation>Place a tunnel token</translation>
    </message>
    <message>
        <source>Move the wagon on</source>
        <translation>Move the wagon on</translation>
    </message>
    <message>
        <source>Take the wagon home</source>
        <translation>Take the wagon home</translation>
    </message>
    <message>
        <source>found the empty cell %1, %2; expected a laid tile</source>
        <translation>found the empty cell %1, %2; expected a laid tile</translation>
    </message>
    <message>
        <source>the side of a tunnel mouth</source>
        <translation>the side of a tunnel mouth</translation>
    </message>
    <message>
        <source>a piece</source>
        <translation>a piece</translation>
    </message>
    <message>
        <source>a token colour</source>
        <translation>a token colour</translation>
    </message>
    <message>
        <source>large</source>
        <translation>large</translation>
    </message>
    <message>
        <source>mayor</source>
        <translation>mayor</translation>
    </message>
    <message>
        <source>wagon</source>
        <translation>wagon</translation>
    </message>
    <message>
        <source>builder</source>
        <translation>builder</translation>
    </message>
    <message>
        <source>pig</source>
        <translation>pig</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pieces</translation>
    </message>
    <message>
        <source>Points for a small city</source>
        <translation>Points for a small city</translation>
    </message>
    <message>
        <source>Split other tunnels</source>
        <translation>Split other tunnels</translation>
    </message>
    <message>
        <source>Count tunnel tiles twice</source>
        <translation>Count tunnel tiles twice</translation>
    </message>
    <message>
        <source>A tile with a mouth counts once for each of its pieces in a road (U-4.1).</source>
        <translation>A tile with a mouth counts once for each of its pieces in a road (U-4.1).</translation>
    </message>
    <message>
        <source>%1 side: %2 meets %3</source>
        <translation>%1 side: %2 meets %3</translation>
    </message>
    <message>
        <source>touches no laid tile</source>
        <translation>touches no laid tile</translation>
    </message>
    <message>
        <source>move the wagons on first</source>
        <translation>move the wagons on first</translation>
    </message>
    <message>
        <source>a piece has already been placed</source>
        <translation>a piece has already been placed</translation>
    </message>
    <message>
        <source>you have none left in your supply</source>
        <translation>you have none left in your supply</translation>
    </message>
    <message>
        <source>the tile has nothing that this piece can be placed on</source>
        <translation>the tile has nothing that this piece can be placed on</translation>
    </message>
    <message>
        <source>it is already occupied</source>
        <translation>it is already occupied</translation>
    </message>
    <message>
        <source>none of your followers is on it</source>
        <translation>none of your followers is on it</translation>
    </message>
    <message>
        <source>a token has already been placed this turn</source>
        <translation>a token has already been placed this turn</translation>
    </message>
    <message>
        <source>you have no tokens left</source>
        <translation>you have no tokens left</translation>
    </message>
    <message>
        <source>no tunnel mouth is free</source>
        <translation>no tunnel mouth is free</translation>
    </message>
    <message>
        <source>no unfinished road, city or cloister nearby is free</source>
        <translation>no unfinished road, city or cloister nearby is free</translation>
    </message>
    <message>
        <source>there is already a tile here</source>
        <translation>there is already a tile here</translation>
    </message>
    <message>
        <source>pieces go on the tile just laid</source>
        <translation>pieces go on the tile just laid</translation>
    </message>
    <message>
        <source>tunnel tokens are not in this game</source>
        <translation>tunnel tokens are not in this game</translation>
    </message>
    <message>
        <source>there is already a token here</source>
        <translation>there is already a token here</translation>
    </message>
    <message>
        <source>there is no tunnel mouth here</source>
        <translation>there is no tunnel mouth here</translation>
    </message>
    <message>
        <source>field touching completed cities: %1</source>
        <translation>field touching completed cities: %1</translation>
    </message>
    <message>
        <source>cloister, tiles: %1 of 9</source>
        <translation>cloister, tiles: %1 of 9</translation>
    </message>
    <message>
        <source>%1, tiles: %2, complete</source>
        <translation>%1, tiles: %2, complete</translation>
    </message>
    <message>
        <source>%1, tiles: %2, open ends: %3</source>
        <translation>%1, tiles: %2, open ends: %3</translation>
    </message>
    <message>
        <source>found the ruleset %1, expected %2</source>
        <translation>found the ruleset %1, expected %2</translation>
    </message>
    <message>
        <source>found %1 features on the tile, expected at most %2 in a game</source>
        <translation>found %1 features on the tile, expected at most %2 in a game</translation>
    </message>
    <message>
        <source>Remove some features.</source>
        <translation>Remove some features.</translation>
    </message>
    <message>
        <source>found %1 features on all tiles together, expected at most %2 in a game</source>
        <translation>found %1 features on all tiles together, expected at most %2 in a game</translation>
    </message>
    <message>
        <source>lay the tile</source>
        <translation>lay the tile</translation>
    </message>
    <message>
        <source>lay the builder&apos;s tile</source>
        <translation>lay the builder&apos;s tile</translation>
    </message>
    <message>
        <source>place a piece, or end the turn</source>
        <translation>place a piece, or end the turn</translation>
    </message>
    <message>
        <source>place a token, or end the turn</source>
        <translation>place a token, or end the turn</translation>
    </message>
    <message>
        <source>move the wagon on, or take it home</source>
        <translation>move the wagon on, or take it home</translation>
    </message>
    <message>
        <source>follower</source>
        <translation>follower</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Landscape</translation>
    </message>
    <message>
        <source>The Tunnel</source>
        <translation>The Tunnel</translation>
    </message>
    <message>
        <source>The tile set “%1” is for “%2”, but “%3”, which it is combined with, is for “%4”.</source>
        <translation>The tile set “%1” is for “%2”, but “%3”, which it is combined with, is for “%4”.</translation>
    </message>
    <message>
        <source>Choose sets for the same rules.</source>
        <translation>Choose sets for the same rules.</translation>
    </message>
    <message>
        <source>The id “%1” is in “%2” and in “%3”, expected it in one set only.</source>
        <translation>The id “%1” is in “%2” and in “%3”, expected it in one set only.</translation>
    </message>
    <message>
        <source>Give one of the two tiles another id.</source>
        <translation>Give one of the two tiles another id.</translation>
    </message>
    <message>
        <source>All weights of city, road and field are 0, expected at least one above 0.</source>
        <translation>All weights of city, road and field are 0, expected at least one above 0.</translation>
    </message>
    <message>
        <source>Found the share %1, expected 0 to 1.</source>
        <translation>Found the share %1, expected 0 to 1.</translation>
    </message>
    <message>
        <source>city</source>
        <translation>city</translation>
    </message>
    <message>
        <source>road</source>
        <translation>road</translation>
    </message>
    <message>
        <source>field</source>
        <translation>field</translation>
    </message>
    <message>
        <source>any</source>
        <translation>any</translation>
    </message>
    <message>
        <source>cloister</source>
        <translation>cloister</translation>
    </message>
    <message>
        <source>volcano</source>
        <translation>volcano</translation>
    </message>
    <message>
        <source>dragon</source>
        <translation>dragon</translation>
    </message>
    <message>
        <source>portal</source>
        <translation>portal</translation>
    </message>
    <message>
        <source>tower</source>
        <translation>tower</translation>
    </message>
    <message>
        <source>row %1, column %2: found “%3”, expected features such as: city NW pennants:1 | road ES inn | field EL SR cities:0 | field | cloister</source>
        <translation>row %1, column %2: found “%3”, expected features such as: city NW pennants:1 | road ES inn | field EL SR cities:0 | field | cloister</translation>
    </message>
    <message>
        <source>row %1, column %2: found “%3”, expected any of volcano, dragon, portal and tower, each once</source>
        <translation>row %1, column %2: found “%3”, expected any of volcano, dragon, portal and tower, each once</translation>
    </message>
    <message>
        <source>row %1, column %2: found “%3”, expected pairs of numbers of features such as: 0-1 1-2</source>
        <translation>row %1, column %2: found “%3”, expected pairs of numbers of features such as: 0-1 1-2</translation>
    </message>
    <message>
        <source>row %1, column %2: found “%3”, expected city, road, field or any</source>
        <translation>row %1, column %2: found “%3”, expected city, road, field or any</translation>
    </message>
    <message>
        <source>cathedral</source>
        <translation>cathedral</translation>
    </message>
    <message>
        <source>princess</source>
        <translation>princess</translation>
    </message>
    <message>
        <source>wine</source>
        <translation>wine</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>grain</translation>
    </message>
    <message>
        <source>cloth</source>
        <translation>cloth</translation>
    </message>
    <message>
        <source>inn</source>
        <translation>inn</translation>
    </message>
    <message>
        <source>tunnel mouth</source>
        <translation>tunnel mouth</translation>
    </message>
    <message>
        <source>tunnel, if tokens are in play</source>
        <translation>tunnel, if tokens are in play</translation>
    </message>
    <message>
        <source>ends in a crossing</source>
        <translation>ends in a crossing</translation>
    </message>
    <message>
        <source>ends at a gate</source>
        <translation>ends at a gate</translation>
    </message>
    <message>
        <source>ends at the cloister</source>
        <translation>ends at the cloister</translation>
    </message>
    <message>
        <source>ends at the tower</source>
        <translation>ends at the tower</translation>
    </message>
    <message>
        <source>ends at the volcano</source>
        <translation>ends at the volcano</translation>
    </message>
    <message>
        <source>terminus</source>
        <translation>terminus</translation>
    </message>
    <message>
        <source>Features no. %1 and no. %2 cross, but the tile has %3 features, numbered from 0.</source>
        <translation>Features no. %1 and no. %2 cross, but the tile has %3 features, numbered from 0.</translation>
    </message>
    <message>
        <source>Name two features of the tile by their numbers.</source>
        <translation>Name two features of the tile by their numbers.</translation>
    </message>
    <message>
        <source>Feature no. %1 crosses itself, expected two different features.</source>
        <translation>Feature no. %1 crosses itself, expected two different features.</translation>
    </message>
    <message>
        <source>Name two features, or remove the crossing.</source>
        <translation>Name two features, or remove the crossing.</translation>
    </message>
    <message>
        <source>The crossing of features no. %1 and no. %2 is listed twice.</source>
        <translation>The crossing of features no. %1 and no. %2 is listed twice.</translation>
    </message>
    <message>
        <source>Features no. %1 and no. %2 cross, but could lie side by side.</source>
        <translation>Features no. %1 and no. %2 cross, but could lie side by side.</translation>
    </message>
    <message>
        <source>Remove the crossing, or correct their sides.</source>
        <translation>Remove the crossing, or correct their sides.</translation>
    </message>
    <message>
        <source>Features no. %1 and no. %2 can&apos;t lie side by side, but their crossing isn&apos;t listed.</source>
        <translation>Features no. %1 and no. %2 can&apos;t lie side by side, but their crossing isn&apos;t listed.</translation>
    </message>
    <message>
        <source>Add the crossing, or correct their sides.</source>
        <translation>Add the crossing, or correct their sides.</translation>
    </message>
    <message>
        <source>The tile has %1 features, expected at most %2.</source>
        <translation>The tile has %1 features, expected at most %2.</translation>
    </message>
    <message>
        <source>The %1 side shows a city, but no city of the tile reaches it; expected one.</source>
        <translation>The %1 side shows a city, but no city of the tile reaches it; expected one.</translation>
    </message>
    <message>
        <source>Features no. %1 and no. %2 are cities that both reach the %3 side; expected one.</source>
        <translation>Features no. %1 and no. %2 are cities that both reach the %3 side; expected one.</translation>
    </message>
    <message>
        <source>The %1 side shows a road, but no road of the tile reaches it; expected one.</source>
        <translation>The %1 side shows a road, but no road of the tile reaches it; expected one.</translation>
    </message>
    <message>
        <source>Features no. %1 and no. %2 are roads that both reach the %3 side; expected one.</source>
        <translation>Features no. %1 and no. %2 are roads that both reach the %3 side; expected one.</translation>
    </message>
    <message>
        <source>Add the side to a feature of that kind, or change the edge.</source>
        <translation>Add the side to a feature of that kind, or change the edge.</translation>
    </message>
    <message>
        <source>Remove the side from one of the two, or merge them.</source>
        <translation>Remove the side from one of the two, or merge them.</translation>
    </message>
    <message>
        <source>Half side %1 is in no field, expected one.</source>
        <translation>Half side %1 is in no field, expected one.</translation>
    </message>
    <message>
        <source>Add it to a field of the tile.</source>
        <translation>Add it to a field of the tile.</translation>
    </message>
    <message>
        <source>Half side %1 is in two fields, features no. %2 and no. %3; expected one.</source>
        <translation>Half side %1 is in two fields, features no. %2 and no. %3; expected one.</translation>
    </message>
    <message>
        <source>Remove it from one of the two, or merge them.</source>
        <translation>Remove it from one of the two, or merge them.</translation>
    </message>
    <message>
        <source>The city has %1 pennants, expected 0 to %2.</source>
        <translation>The city has %1 pennants, expected 0 to %2.</translation>
    </message>
    <message>
        <source>Correct their number.</source>
        <translation>Correct their number.</translation>
    </message>
    <message>
        <source>The city reaches no side, expected at least one.</source>
        <translation>The city reaches no side, expected at least one.</translation>
    </message>
    <message>
        <source>The road reaches no side, expected at least one.</source>
        <translation>The road reaches no side, expected at least one.</translation>
    </message>
    <message>
        <source>Name its sides, or remove it.</source>
        <translation>Name its sides, or remove it.</translation>
    </message>
    <message>
        <source>The city reaches the %1 side, whose edge is “%2”; expected “city”.</source>
        <translation>The city reaches the %1 side, whose edge is “%2”; expected “city”.</translation>
    </message>
    <message>
        <source>The road reaches the %1 side, whose edge is “%2”; expected “road”.</source>
        <translation>The road reaches the %1 side, whose edge is “%2”; expected “road”.</translation>
    </message>
    <message>
        <source>Remove the side from it, or change the edge.</source>
        <translation>Remove the side from it, or change the edge.</translation>
    </message>
    <message>
        <source>A road with %1 sides ends in a tunnel mouth, expected one side.</source>
        <translation>A road with %1 sides ends in a tunnel mouth, expected one side.</translation>
    </message>
    <message>
        <source>Make a separate road for each side, or use “splits”.</source>
        <translation>Make a separate road for each side, or use “splits”.</translation>
    </message>
    <message>
        <source>A road with one side is marked “splits”, expected two sides or more.</source>
        <translation>A road with one side is marked “splits”, expected two sides or more.</translation>
    </message>
    <message>
        <source>Make it a “mouth”, or give it more sides.</source>
        <translation>Make it a “mouth”, or give it more sides.</translation>
    </message>
    <message>
        <source>The field includes half side %1 of an edge “%2”, along which no field can lie.</source>
        <translation>The field includes half side %1 of an edge “%2”, along which no field can lie.</translation>
    </message>
    <message>
        <source>Remove the half side from it, or change the edge.</source>
        <translation>Remove the half side from it, or change the edge.</translation>
    </message>
    <message>
        <source>The field touches feature no. %1 as a city, but that isn&apos;t a city of the tile.</source>
        <translation>The field touches feature no. %1 as a city, but that isn&apos;t a city of the tile.</translation>
    </message>
    <message>
        <source>Name a city by its feature number, counting from 0.</source>
        <translation>Name a city by its feature number, counting from 0.</translation>
    </message>
    <message>
        <source>City no. %1 is listed twice.</source>
        <translation>City no. %1 is listed twice.</translation>
    </message>
    <message>
        <source>The tile has a second cloister, expected at most one.</source>
        <translation>The tile has a second cloister, expected at most one.</translation>
    </message>
    <message>
        <source>The mark “%1” is listed twice, expected once.</source>
        <translation>The mark “%1” is listed twice, expected once.</translation>
    </message>
    <message>
        <source>The tile has a volcano and a tower, expected at most one of the two.</source>
        <translation>The tile has a volcano and a tower, expected at most one of the two.</translation>
    </message>
    <message>
        <source>The map is for “%1”, but its tile set is for “%2”.</source>
        <translation>The map is for “%1”, but its tile set is for “%2”.</translation>
    </message>
    <message>
        <source>Open the map with a set for the same rules.</source>
        <translation>Open the map with a set for the same rules.</translation>
    </message>
    <message>
        <source>The map has no tiles, expected at least one to start with.</source>
        <translation>The map has no tiles, expected at least one to start with.</translation>
    </message>
    <message>
        <source>Lay a tile.</source>
        <translation>Lay a tile.</translation>
    </message>
    <message>
        <source>There is a room, “%1”, where only tiles are expected.</source>
        <translation>There is a room, “%1”, where only tiles are expected.</translation>
    </message>
    <message>
        <source>Remove it, or lay a tile there.</source>
        <translation>Remove it, or lay a tile there.</translation>
    </message>
    <message>
        <source>There is a door marker, but this game has no doors.</source>
        <translation>There is a door marker, but this game has no doors.</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>Remove it.</translation>
    </message>
    <message>
        <source>The %1 side shows “%2”, but its neighbour&apos;s side shows “%3”; expected the same.</source>
        <translation>The %1 side shows “%2”, but its neighbour&apos;s side shows “%3”; expected the same.</translation>
    </message>
    <message>
        <source>Turn one of the two, or lay another tile.</source>
        <translation>Turn one of the two, or lay another tile.</translation>
    </message>
    <message>
        <source>found the rules of %1 for A and of %2 for B, expected the same rules for both</source>
        <translation>found the rules of %1 for A and of %2 for B, expected the same rules for both</translation>
    </message>
    <message>
        <source>found a file there that would be overwritten, expected none: %1</source>
        <translation>found a file there that would be overwritten, expected none: %1</translation>
    </message>
    <message>
        <source>of the set</source>
        <translation>of the set</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>The rules whose pieces and tokens are set out; a game uses its own. The tunnel needs tokens.</source>
        <translation>The rules whose pieces and tokens are set out; a game uses its own. The tunnel needs tokens.</translation>
    </message>
    <message>
        <source>rules: found %1, which is not played with such tiles</source>
        <translation>rules: found %1, which is not played with such tiles</translation>
    </message>
    <message>
        <source>Cells on each side into which the board can grow.</source>
        <translation>Cells on each side into which the board can grow.</translation>
    </message>
    <message>
        <source>roads</source>
        <translation>roads</translation>
    </message>
    <message>
        <source>cities</source>
        <translation>cities</translation>
    </message>
    <message>
        <source>cloisters</source>
        <translation>cloisters</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>fields</translation>
    </message>
    <message>
        <source>roads through a tunnel</source>
        <translation>roads through a tunnel</translation>
    </message>
    <message>
        <source>found no tile with a tunnel mouth, expected places for the tokens</source>
        <translation>found no tile with a tunnel mouth, expected places for the tokens</translation>
    </message>
    <message>
        <source>Shuffle in the tunnel set.</source>
        <translation>Shuffle in the tunnel set.</translation>
    </message>
    <message>
        <source>Average number of tiles beside a tile when it is laid</source>
        <translation>Average number of tiles beside a tile when it is laid</translation>
    </message>
    <message>
        <source>Average points per player for %1 during the game</source>
        <translation>Average points per player for %1 during the game</translation>
    </message>
    <message>
        <source>Average points per player for %1 at the end of the game</source>
        <translation>Average points per player for %1 at the end of the game</translation>
    </message>
    <message>
        <source>Share of all points that comes from %1</source>
        <translation>Share of all points that comes from %1</translation>
    </message>
    <message>
        <source>Placed from the supply per game, all players together: %1</source>
        <translation>Placed from the supply per game, all players together: %1</translation>
    </message>
    <message>
        <source>Returned to the supply per game, all players together: %1</source>
        <translation>Returned to the supply per game, all players together: %1</translation>
    </message>
    <message>
        <source>Average number in the player&apos;s supply at the start of a turn: %1</source>
        <translation>Average number in the player&apos;s supply at the start of a turn: %1</translation>
    </message>
    <message>
        <source>Share of turns that start with none in the player&apos;s supply: %1</source>
        <translation>Share of turns that start with none in the player&apos;s supply: %1</translation>
    </message>
    <message>
        <source>Average number in the player&apos;s supply at the start of that player&apos;s turns %2 to %3: %1</source>
        <translation>Average number in the player&apos;s supply at the start of that player&apos;s turns %2 to %3: %1</translation>
    </message>
    <message>
        <source>Average number complete at the end of a game: %1</source>
        <translation>Average number complete at the end of a game: %1</translation>
    </message>
    <message>
        <source>Average number incomplete at the end of a game: %1</source>
        <translation>Average number incomplete at the end of a game: %1</translation>
    </message>
    <message>
        <source>Share of those on the board that are complete at the end: %1</source>
        <translation>Share of those on the board that are complete at the end: %1</translation>
    </message>
    <message>
        <source>Incomplete but occupied at the end of a game: %1</source>
        <translation>Incomplete but occupied at the end of a game: %1</translation>
    </message>
    <message>
        <source>Pieces on incomplete features at the end of a game: %1</source>
        <translation>Pieces on incomplete features at the end of a game: %1</translation>
    </message>
    <message>
        <source>Share of occupied, incomplete features that are trapped at the end, because they need an empty cell that no tile of the game fits: %1</source>
        <translation>Share of occupied, incomplete features that are trapped at the end, because they need an empty cell that no tile of the game fits: %1</translation>
    </message>
    <message>
        <source>Average number of trapped pieces at the end of a game: %1</source>
        <translation>Average number of trapped pieces at the end of a game: %1</translation>
    </message>
    <message>
        <source>%1: comes closest, but misses %2; none of the %3 combinations meets all goals.</source>
        <translation>%1: comes closest, but misses %2; none of the %3 combinations meets all goals.</translation>
    </message>
    <message>
        <source>this set needs none of the parts chosen for printing; expected its tiles or other parts</source>
        <translation>this set needs none of the parts chosen for printing; expected its tiles or other parts</translation>
    </message>
    <message>
        <source>found the mark %1, expected volcano, dragon, portal or tower</source>
        <translation>found the mark %1, expected volcano, dragon, portal or tower</translation>
    </message>
    <message>
        <source>tower floors</source>
        <translation>tower floors</translation>
    </message>
    <message>
        <source>the fairy</source>
        <translation>the fairy</translation>
    </message>
    <message>
        <source>ransoms</source>
        <translation>ransoms</translation>
    </message>
    <message>
        <source>%1 on the tower</source>
        <translation>%1 on the tower</translation>
    </message>
    <message>
        <source>%1 out of the dungeon to the dragon, who eats him</source>
        <translation>%1 out of the dungeon to the dragon, who eats him</translation>
    </message>
    <message>
        <source>the dragon comes out at %1, %2</source>
        <translation>the dragon comes out at %1, %2</translation>
    </message>
    <message>
        <source>the dragon goes to %1, %2, into the dungeon</source>
        <translation>the dragon goes to %1, %2, into the dungeon</translation>
    </message>
    <message>
        <source>the dragon goes to %1, %2</source>
        <translation>the dragon goes to %1, %2</translation>
    </message>
    <message>
        <source>the fairy goes to the %1 in the dungeon</source>
        <translation>the fairy goes to the %1 in the dungeon</translation>
    </message>
    <message>
        <source>%1 into the dungeon</source>
        <translation>%1 into the dungeon</translation>
    </message>
    <message>
        <source>a floor at %1, %2</source>
        <translation>a floor at %1, %2</translation>
    </message>
    <message>
        <source>3 points for the %1</source>
        <translation>3 points for the %1</translation>
    </message>
    <message>
        <source>all of yours on that tile go into the dungeon</source>
        <translation>all of yours on that tile go into the dungeon</translation>
    </message>
    <message>
        <source>all of yours on that tile are eaten</source>
        <translation>all of yours on that tile are eaten</translation>
    </message>
    <message>
        <source>Buy back a prisoner</source>
        <translation>Buy back a prisoner</translation>
    </message>
    <message>
        <source>Place the fairy</source>
        <translation>Place the fairy</translation>
    </message>
    <message>
        <source>The princess sends a follower home</source>
        <translation>The princess sends a follower home</translation>
    </message>
    <message>
        <source>Enter the dungeon</source>
        <translation>Enter the dungeon</translation>
    </message>
    <message>
        <source>Leave the dungeon</source>
        <translation>Leave the dungeon</translation>
    </message>
    <message>
        <source>Flush out the dragon</source>
        <translation>Flush out the dragon</translation>
    </message>
    <message>
        <source>Build a tower floor</source>
        <translation>Build a tower floor</translation>
    </message>
    <message>
        <source>Move the dragon</source>
        <translation>Move the dragon</translation>
    </message>
    <message>
        <source>Flee into the dungeon</source>
        <translation>Flee into the dungeon</translation>
    </message>
    <message>
        <source>Stay and be eaten</source>
        <translation>Stay and be eaten</translation>
    </message>
    <message>
        <source>found neither &quot;feature&quot; nor a tower on that tile; expected one of them</source>
        <translation>found neither &quot;feature&quot; nor a tower on that tile; expected one of them</translation>
    </message>
    <message>
        <source>found a place together with &quot;figure&quot;; expected only one of them</source>
        <translation>found a place together with &quot;figure&quot;; expected only one of them</translation>
    </message>
    <message>
        <source>a place</source>
        <translation>a place</translation>
    </message>
    <message>
        <source>before-scoring</source>
        <translation>before scoring</translation>
    </message>
    <message>
        <source>after-scoring</source>
        <translation>after scoring</translation>
    </message>
    <message>
        <source>Dragon moves</source>
        <translation>Dragon moves</translation>
    </message>
    <message>
        <source>When a dragon tile makes the dragon fly: before completed features are scored, or after scoring and after the wagons (L-6.2).</source>
        <translation>When a dragon tile makes the dragon fly: before completed features are scored, or after scoring and after the wagons (L-6.2).</translation>
    </message>
    <message>
        <source>may</source>
        <translation>may</translation>
    </message>
    <message>
        <source>must</source>
        <translation>must</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Princess</translation>
    </message>
    <message>
        <source>Whether a player who lays a princess in an occupied city may send one of its followers home, or must do so and nothing else (L-6.5).</source>
        <translation>Whether a player who lays a princess in an occupied city may send one of its followers home, or must do so and nothing else (L-6.5).</translation>
    </message>
    <message>
        <source>Tower actions</source>
        <translation>Tower actions</translation>
    </message>
    <message>
        <source>Floors, prisoners and followers on towers (L-5); without this, towers are only entrances to the dungeon.</source>
        <translation>Floors, prisoners and followers on towers (L-5); without this, towers are only entrances to the dungeon.</translation>
    </message>
    <message>
        <source>Dragon eats on towers</source>
        <translation>Dragon eats on towers</translation>
    </message>
    <message>
        <source>Whether a follower on top of a tower can be eaten, and may flee (L-5.5).</source>
        <translation>Whether a follower on top of a tower can be eaten, and may flee (L-5.5).</translation>
    </message>
    <message>
        <source>A player who lays an entrance while the dragon is in the dungeon may show the large follower in his supply and drive it out (D-5.3).</source>
        <translation>A player who lays an entrance while the dragon is in the dungeon may show the large follower in his supply and drive it out (D-5.3).</translation>
    </message>
    <message>
        <source>the dragon is on that tile</source>
        <translation>the dragon is on that tile</translation>
    </message>
    <message>
        <source>followers come out at a tower tile with no pieces on it</source>
        <translation>followers come out at a tower tile with no pieces on it</translation>
    </message>
    <message>
        <source>first choose whom the princess sends home</source>
        <translation>first choose whom the princess sends home</translation>
    </message>
    <message>
        <source>the dragon is in the dungeon</source>
        <translation>the dragon is in the dungeon</translation>
    </message>
    <message>
        <source>the dragon flies first</source>
        <translation>the dragon flies first</translation>
    </message>
    <message>
        <source>first choose: flee or stay</source>
        <translation>first choose: flee or stay</translation>
    </message>
    <message>
        <source>you have already done one thing this turn</source>
        <translation>you have already done one thing this turn</translation>
    </message>
    <message>
        <source>none of your pieces is in the dungeon</source>
        <translation>none of your pieces is in the dungeon</translation>
    </message>
    <message>
        <source>no tower tile without pieces has a feature open to him</source>
        <translation>no tower tile without pieces has a feature open to him</translation>
    </message>
    <message>
        <source>you have already bought one back this turn</source>
        <translation>you have already bought one back this turn</translation>
    </message>
    <message>
        <source>nobody holds one of your followers</source>
        <translation>nobody holds one of your followers</translation>
    </message>
    <message>
        <source>you have fewer than 3 points</source>
        <translation>you have fewer than 3 points</translation>
    </message>
    <message>
        <source>you have no follower for her to go to</source>
        <translation>you have no follower for her to go to</translation>
    </message>
    <message>
        <source>there is no follower in the city of a princess on this tile</source>
        <translation>there is no follower in the city of a princess on this tile</translation>
    </message>
    <message>
        <source>the tile has no tower</source>
        <translation>the tile has no tower</translation>
    </message>
    <message>
        <source>the mayor can only enter by a city</source>
        <translation>the mayor can only enter by a city</translation>
    </message>
    <message>
        <source>the dragon is not in the dungeon</source>
        <translation>the dragon is not in the dungeon</translation>
    </message>
    <message>
        <source>your large follower is not in your supply</source>
        <translation>your large follower is not in your supply</translation>
    </message>
    <message>
        <source>you have no floors left</source>
        <translation>you have no floors left</translation>
    </message>
    <message>
        <source>no tower is open</source>
        <translation>no tower is open</translation>
    </message>
    <message>
        <source>she goes only to one of your followers</source>
        <translation>she goes only to one of your followers</translation>
    </message>
    <message>
        <source>the dragon flies only after a dragon tile</source>
        <translation>the dragon flies only after a dragon tile</translation>
    </message>
    <message>
        <source>the dragon comes out at a tower or a volcano without the fairy</source>
        <translation>the dragon comes out at a tower or a volcano without the fairy</translation>
    </message>
    <message>
        <source>one step to a neighbouring tile, not back and not to the fairy</source>
        <translation>one step to a neighbouring tile, not back and not to the fairy</translation>
    </message>
    <message>
        <source>found no tile with a tower, expected entrances to the dungeon</source>
        <translation>found no tile with a tower, expected entrances to the dungeon</translation>
    </message>
    <message>
        <source>Shuffle in the tower set.</source>
        <translation>Shuffle in the tower set.</translation>
    </message>
    <message>
        <source>found dragon tiles but no volcano in the stack, expected one that calls the dragon</source>
        <translation>found dragon tiles but no volcano in the stack, expected one that calls the dragon</translation>
    </message>
    <message>
        <source>Add a volcano tile.</source>
        <translation>Add a volcano tile.</translation>
    </message>
    <message>
        <source>choose whom the princess sends home</source>
        <translation>choose whom the princess sends home</translation>
    </message>
    <message>
        <source>do one thing, or end the turn</source>
        <translation>do one thing, or end the turn</translation>
    </message>
    <message>
        <source>choose where the dragon comes out</source>
        <translation>choose where the dragon comes out</translation>
    </message>
    <message>
        <source>move the dragon: step %1 of %2</source>
        <translation>move the dragon: step %1 of %2</translation>
    </message>
    <message>
        <source>the dragon comes: flee into the dungeon, or stay</source>
        <translation>the dragon comes: flee into the dungeon, or stay</translation>
    </message>
    <message>
        <source>the dragon bars it; only the %1 with the fairy may leave</source>
        <translation>the dragon bars it; only the %1 with the fairy may leave</translation>
    </message>
    <message>
        <source>the dragon bars it: nobody goes in or out</source>
        <translation>the dragon bars it: nobody goes in or out</translation>
    </message>
    <message>
        <source>open: in and out by the towers</source>
        <translation>open: in and out by the towers</translation>
    </message>
    <message>
        <source>Average final score per player</source>
        <translation>Average final score per player</translation>
    </message>
    <message>
        <source>Drawn, fitted nowhere and left the game</source>
        <translation>Drawn, fitted nowhere and left the game</translation>
    </message>
    <message>
        <source>Players&apos; pieces that enter the %1, per game</source>
        <translation>Players&apos; pieces that enter the %1, per game</translation>
    </message>
    <message>
        <source>Players&apos; pieces that leave the %1 for the board, per game</source>
        <translation>Players&apos; pieces that leave the %1 for the board, per game</translation>
    </message>
    <message>
        <source>Players&apos; pieces that enter and leave the %1 in one move, per game</source>
        <translation>Players&apos; pieces that enter and leave the %1 in one move, per game</translation>
    </message>
    <message>
        <source>Players&apos; pieces in the %1 at the end of a game</source>
        <translation>Players&apos; pieces in the %1 at the end of a game</translation>
    </message>
    <message>
        <source>Average number of players&apos; pieces in the %1 at the start of a turn</source>
        <translation>Average number of players&apos; pieces in the %1 at the start of a turn</translation>
    </message>
    <message>
        <source>Average stay of a piece in the %1, in turns of all players</source>
        <translation>Average stay of a piece in the %1, in turns of all players</translation>
    </message>
    <message>
        <source>Pieces that leave the %1 for a place with another player&apos;s pieces, per game</source>
        <translation>Pieces that leave the %1 for a place with another player&apos;s pieces, per game</translation>
    </message>
    <message>
        <source>Share of scored features contested from the %1 that the arriving player scored, alone or not</source>
        <translation>Share of scored features contested from the %1 that the arriving player scored, alone or not</translation>
    </message>
    <message>
        <source>Share of turns that start with the %1 in the %2</source>
        <translation>Share of turns that start with the %1 in the %2</translation>
    </message>
    <message>
        <source>Share of games that end with the %1 in the %2</source>
        <translation>Share of games that end with the %1 in the %2</translation>
    </message>
    <message>
        <source>Flights per game, each with all its steps: %1</source>
        <translation>Flights per game, each with all its steps: %1</translation>
    </message>
    <message>
        <source>Moves per game: %1</source>
        <translation>Moves per game: %1</translation>
    </message>
    <message>
        <source>Pieces that the %1 sends home on arrival, per game</source>
        <translation>Pieces that the %1 sends home on arrival, per game</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Neighbours</translation>
    </message>
    <message>
        <source>Average number of tiles beside a copy when it was laid</source>
        <translation>Average number of tiles beside a copy when it was laid</translation>
    </message>
    <message>
        <source>Average number of pieces placed on a laid copy</source>
        <translation>Average number of pieces placed on a laid copy</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Average points scored by features that a laid copy is part of, all players together</source>
        <translation>Average points scored by features that a laid copy is part of, all players together</translation>
    </message>
    <message>
        <source>Average number of chambers that a copy connected to when it was laid</source>
        <translation>Average number of chambers that a copy connected to when it was laid</translation>
    </message>
    <message>
        <source>Average number of pieces that moved onto a laid copy</source>
        <translation>Average number of pieces that moved onto a laid copy</translation>
    </message>
    <message>
        <source>Average number of tokens gained by moving onto a laid copy</source>
        <translation>Average number of tokens gained by moving onto a laid copy</translation>
    </message>
    <message>
        <source>The Dungeon</source>
        <translation>The Dungeon</translation>
    </message>
    <message>
        <source>fairy</source>
        <translation>fairy</translation>
    </message>
    <message>
        <source>dungeon</source>
        <translation>dungeon</translation>
    </message>
    <message>
        <source>prison</source>
        <translation>prison</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>north-east</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>south-east</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>south-west</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>north-west</translation>
    </message>
    <message>
        <source>%1 on the %2 at %3, %4</source>
        <translation>%1 on the %2 at %3, %4</translation>
    </message>
    <message>
        <source>%1 on the %2 (%3) at %4, %5</source>
        <translation>%1 on the %2 (%3) at %4, %5</translation>
    </message>
    <message>
        <source>%1 on the tower at %2, %3</source>
        <translation>%1 on the tower at %2, %3</translation>
    </message>
    <message>
        <source>%1 out of the dungeon onto the %2 at %3, %4</source>
        <translation>%1 out of the dungeon onto the %2 at %3, %4</translation>
    </message>
    <message>
        <source>%1 out of the dungeon onto the %2 (%3) at %4, %5</source>
        <translation>%1 out of the dungeon onto the %2 (%3) at %4, %5</translation>
    </message>
    <message>
        <source>%1 through the dungeon onto the %2 at %3, %4</source>
        <translation>%1 through the dungeon onto the %2 at %3, %4</translation>
    </message>
    <message>
        <source>%1 through the dungeon onto the %2 (%3) at %4, %5</source>
        <translation>%1 through the dungeon onto the %2 (%3) at %4, %5</translation>
    </message>
    <message>
        <source>the fairy goes to the %1 on the %2 at %3, %4</source>
        <translation>the fairy goes to the %1 on the %2 at %3, %4</translation>
    </message>
    <message>
        <source>the fairy goes to the %1 on the %2 (%3) at %4, %5</source>
        <translation>the fairy goes to the %1 on the %2 (%3) at %4, %5</translation>
    </message>
    <message>
        <source>the fairy goes to the %1 on the tower at %2, %3</source>
        <translation>the fairy goes to the %1 on the tower at %2, %3</translation>
    </message>
    <message>
        <source>a floor at %1, %2; it takes the %3 on the %4 at %5, %6</source>
        <translation>a floor at %1, %2; it takes the %3 on the %4 at %5, %6</translation>
    </message>
    <message>
        <source>a floor at %1, %2; it takes the %3 on the %4 (%5) at %6, %7</source>
        <translation>a floor at %1, %2; it takes the %3 on the %4 (%5) at %6, %7</translation>
    </message>
    <message>
        <source>a floor at %1, %2; it takes the %3 on the tower at %4, %5</source>
        <translation>a floor at %1, %2; it takes the %3 on the tower at %4, %5</translation>
    </message>
    <message>
        <source>a floor at %1, %2; the %3 on the %4 at %5, %6 in exchange for your %7</source>
        <translation>a floor at %1, %2; the %3 on the %4 at %5, %6 in exchange for your %7</translation>
    </message>
    <message>
        <source>a floor at %1, %2; the %3 on the %4 (%5) at %6, %7 in exchange for your %8</source>
        <translation>a floor at %1, %2; the %3 on the %4 (%5) at %6, %7 in exchange for your %8</translation>
    </message>
    <message>
        <source>a floor at %1, %2; the %3 on the tower at %4, %5 in exchange for your %6</source>
        <translation>a floor at %1, %2; the %3 on the tower at %4, %5 in exchange for your %6</translation>
    </message>
    <message>
        <source>the %1 at %2, %3 goes home</source>
        <translation>the %1 at %2, %3 goes home</translation>
    </message>
    <message>
        <source>In</source>
        <translation>In</translation>
    </message>
    <message>
        <source>Average number of pieces that went through a laid copy into a space beside the tiles</source>
        <translation>Average number of pieces that went through a laid copy into a space beside the tiles</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Out</translation>
    </message>
    <message>
        <source>Average number of pieces that came out of such a space onto a laid copy</source>
        <translation>Average number of pieces that came out of such a space onto a laid copy</translation>
    </message>
    <message>
        <source>Average number of pieces on a laid copy that a neutral piece sent home</source>
        <translation>Average number of pieces on a laid copy that a neutral piece sent home</translation>
    </message>
    <message>
        <source>found no output, expected -o with the comparison to continue</source>
        <translation>found no output, expected -o with the comparison to continue</translation>
    </message>
    <message>
        <source>the set has no tiles, so there is nothing to print</source>
        <translation>the set has no tiles, so there is nothing to print</translation>
    </message>
    <message>
        <source>all tiles of the set have a count of 0, so there is nothing to print</source>
        <translation>all tiles of the set have a count of 0, so there is nothing to print</translation>
    </message>
    <message>
        <source>standard output can&apos;t be written: %1</source>
        <translation>standard output can&apos;t be written: %1</translation>
    </message>
    <message>
        <source>“%1” is a device or a pipe; expected a file.</source>
        <translation>“%1” is a device or a pipe; expected a file.</translation>
    </message>
    <message>
        <source>Found no games to continue from, expected those of an earlier run.</source>
        <translation>Found no games to continue from, expected those of an earlier run.</translation>
    </message>
    <message>
        <source>Found the games of a different comparison, expected one with the same set, map, options, players, games, seed and program.</source>
        <translation>Found the games of a different comparison, expected one with the same set, map, options, players, games, seed and program.</translation>
    </message>
    <message>
        <source>Found %1 as the reason why a game is notable, expected a name such as “longest” or “uncovered/no-tile-fits”.</source>
        <translation>Found %1 as the reason why a game is notable, expected a name such as “longest” or “uncovered/no-tile-fits”.</translation>
    </message>
    <message>
        <source>Found %1 options, expected at most %2.</source>
        <translation>Found %1 options, expected at most %2.</translation>
    </message>
    <message>
        <source>Stopped; no set was written.</source>
        <translation>Stopped; no set was written.</translation>
    </message>
    <message>
        <source>Found a second byte order mark, expected at most one.</source>
        <translation>Found a second byte order mark, expected at most one.</translation>
    </message>
    <message>
        <source>Save the file as UTF-8 without one.</source>
        <translation>Save the file as UTF-8 without one.</translation>
    </message>
    <message>
        <source>The file was written, but a power cut may still bring back the old one; write it again.</source>
        <translation>The file was written, but a power cut may still bring back the old one; write it again.</translation>
    </message>
    <message>
        <source>“%1” is a pipe, and nothing happened at its other end for %2 seconds.</source>
        <translation>“%1” is a pipe, and nothing happened at its other end for %2 seconds.</translation>
    </message>
    <message>
        <source>Start the program at the other end first.</source>
        <translation>Start the program at the other end first.</translation>
    </message>
    <message>
        <source>“%1” is a socket; expected a file, a device or a pipe.</source>
        <translation>“%1” is a socket; expected a file, a device or a pipe.</translation>
    </message>
    <message>
        <source>“%1” is a whole disk; expected a file, a device or a pipe.</source>
        <translation>“%1” is a whole disk; expected a file, a device or a pipe.</translation>
    </message>
    <message>
        <source>row %1, column %2: spreadsheets read “%3” as a formula; expected another first character</source>
        <translation>row %1, column %2: spreadsheets read “%3” as a formula; expected another first character</translation>
    </message>
    <message>
        <source>Change the text, or open the table with its columns as text; the text in the file is exact.</source>
        <translation>Change the text, or open the table with its columns as text; the text in the file is exact.</translation>
    </message>
    <message>
        <source>found %1, which is illegal here: %2; expected %3</source>
        <translation>found %1, which is illegal here: %2; expected %3</translation>
    </message>
    <message>
        <source>this follower came in by that tower this turn; he must leave by another</source>
        <translation>this follower came in by that tower this turn; he must leave by another</translation>
    </message>
    <message>
        <source>the program failed for an unknown reason</source>
        <translation>the program failed for an unknown reason</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>out of memory</translation>
    </message>
    <message>
        <source>the program failed: %1</source>
        <translation>the program failed: %1</translation>
    </message>
    <message>
        <source>Sent home</source>
        <translation>Sent home</translation>
    </message>
    <message>
        <source>More copies of volcano and dragon tiles would help.</source>
        <translation>More copies of volcano and dragon tiles would help.</translation>
    </message>
    <message>
        <source>Fewer copies of dragon tiles would help.</source>
        <translation>Fewer copies of dragon tiles would help.</translation>
    </message>
    <message>
        <source>More copies of volcano tiles, or fewer of tiles that lead there, would help.</source>
        <translation>More copies of volcano tiles, or fewer of tiles that lead there, would help.</translation>
    </message>
    <message>
        <source>%1: found %2, expected true or false</source>
        <translation>%1: found %2, expected true or false</translation>
    </message>
    <message>
        <source>%1: found %2, expected a list of any of %3, each at most once</source>
        <translation>%1: found %2, expected a list of any of %3, each at most once</translation>
    </message>
    <message>
        <source>found the option %1, expected none</source>
        <translation>found the option %1, expected none</translation>
    </message>
    <message>
        <source>Left blank along this edge of the paper</source>
        <translation>Left blank along this edge of the paper</translation>
    </message>
    <message>
        <source>Between neighbouring tiles, not counting bleed</source>
        <translation>Between neighbouring tiles, not counting bleed</translation>
    </message>
    <message>
        <source>Tile &amp;size</source>
        <translation>Tile &amp;size</translation>
    </message>
    <message>
        <source>Side length of a tile after cutting; initially the size in the set</source>
        <translation>Side length of a tile after cutting; initially the size in the set</translation>
    </message>
    <message>
        <source>&amp;Orientation</source>
        <translation>&amp;Orientation</translation>
    </message>
    <message>
        <source>Which way round the paper is</source>
        <translation>Which way round the paper is</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>portrait</translation>
    </message>
    <message>
        <source>landscape</source>
        <translation>landscape</translation>
    </message>
    <message>
        <source>Top &amp;margin</source>
        <translation>Top &amp;margin</translation>
    </message>
    <message>
        <source>&amp;Right margin</source>
        <translation>&amp;Right margin</translation>
    </message>
    <message>
        <source>&amp;Bottom margin</source>
        <translation>&amp;Bottom margin</translation>
    </message>
    <message>
        <source>Left margin</source>
        <translation>Left margin</translation>
    </message>
    <message>
        <source>Gap across</source>
        <translation>Gap across</translation>
    </message>
    <message>
        <source>Gap down</source>
        <translation>Gap down</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>Bleed</translation>
    </message>
    <message>
        <source>Art beyond the cut, so that an inexact cut shows no white</source>
        <translation>Art beyond the cut, so that an inexact cut shows no white</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>around each tile</source>
        <translation>around each tile</translation>
    </message>
    <message>
        <source>at the outer edge only</source>
        <translation>at the outer edge only</translation>
    </message>
    <message>
        <source>shared by neighbours</source>
        <translation>shared by neighbours</translation>
    </message>
    <message>
        <source>Bleed width</source>
        <translation>Bleed width</translation>
    </message>
    <message>
        <source>How far the art reaches beyond the cut</source>
        <translation>How far the art reaches beyond the cut</translation>
    </message>
    <message>
        <source>Safe inset</source>
        <translation>Safe inset</translation>
    </message>
    <message>
        <source>A dashed line this far inside the cut: anything outside it may be cut off</source>
        <translation>A dashed line this far inside the cut: anything outside it may be cut off</translation>
    </message>
    <message>
        <source>Corner radius</source>
        <translation>Corner radius</translation>
    </message>
    <message>
        <source>Rounds the corners of the cut</source>
        <translation>Rounds the corners of the cut</translation>
    </message>
    <message>
        <source>Position of the block of tiles between the margins</source>
        <translation>Position of the block of tiles between the margins</translation>
    </message>
    <message>
        <source>&amp;Align across</source>
        <translation>&amp;Align across</translation>
    </message>
    <message>
        <source>left</source>
        <translation>left</translation>
    </message>
    <message>
        <source>centred</source>
        <translation>centred</translation>
    </message>
    <message>
        <source>right</source>
        <translation>right</translation>
    </message>
    <message>
        <source>Align &amp;down</source>
        <translation>Align &amp;down</translation>
    </message>
    <message>
        <source>top</source>
        <translation>top</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>middle</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>bottom</translation>
    </message>
    <message>
        <source>&amp;Quantities</source>
        <translation>&amp;Quantities</translation>
    </message>
    <message>
        <source>All copies, one of each kind as a proof, or chosen ones</source>
        <translation>All copies, one of each kind as a proof, or chosen ones</translation>
    </message>
    <message>
        <source>by tile count</source>
        <translation>by tile count</translation>
    </message>
    <message>
        <source>one of each</source>
        <translation>one of each</translation>
    </message>
    <message>
        <source>chosen tiles</source>
        <translation>chosen tiles</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Order</translation>
    </message>
    <message>
        <source>The order in which the tiles are placed</source>
        <translation>The order in which the tiles are placed</translation>
    </message>
    <message>
        <source>as in the set</source>
        <translation>as in the set</translation>
    </message>
    <message>
        <source>by id</source>
        <translation>by id</translation>
    </message>
    <message>
        <source>most copies first</source>
        <translation>most copies first</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Skip</translation>
    </message>
    <message>
        <source>Slots left free on every page, counted from 1, row by row. Or click slots on the pages</source>
        <translation>Slots left free on every page, counted from 1, row by row. Or click slots on the pages</translation>
    </message>
    <message>
        <source>First slot</source>
        <translation>First slot</translation>
    </message>
    <message>
        <source>Where the first page starts, if some of its slots are used up</source>
        <translation>Where the first page starts, if some of its slots are used up</translation>
    </message>
    <message>
        <source>Gro&amp;ups</source>
        <translation>Gro&amp;ups</translation>
    </message>
    <message>
        <source>Tiles of one configuration side by side</source>
        <translation>Tiles of one configuration side by side</translation>
    </message>
    <message>
        <source>by configuration</source>
        <translation>by configuration</translation>
    </message>
    <message>
        <source>A page for each group</source>
        <translation>A page for each group</translation>
    </message>
    <message>
        <source>Start each group on a new page</source>
        <translation>Start each group on a new page</translation>
    </message>
    <message>
        <source>Cut lines</source>
        <translation>Cut lines</translation>
    </message>
    <message>
        <source>Around each tile</source>
        <translation>Around each tile</translation>
    </message>
    <message>
        <source>full lines</source>
        <translation>full lines</translation>
    </message>
    <message>
        <source>dashed in two colours</source>
        <translation>dashed in two colours</translation>
    </message>
    <message>
        <source>Cut ticks in the margin</source>
        <translation>Cut ticks in the margin</translation>
    </message>
    <message>
        <source>Short lines at the ends of each cut</source>
        <translation>Short lines at the ends of each cut</translation>
    </message>
    <message>
        <source>&amp;Crosses at the corners</source>
        <translation>&amp;Crosses at the corners</translation>
    </message>
    <message>
        <source>Small crosses where cuts meet</source>
        <translation>Small crosses where cuts meet</translation>
    </message>
    <message>
        <source>Registration marks</source>
        <translation>Registration marks</translation>
    </message>
    <message>
        <source>Bull&apos;s-eyes that must line up on front and back</source>
        <translation>Bull&apos;s-eyes that must line up on front and back</translation>
    </message>
    <message>
        <source>Outline of the block</source>
        <translation>Outline of the block</translation>
    </message>
    <message>
        <source>A line around all tiles of a page</source>
        <translation>A line around all tiles of a page</translation>
    </message>
    <message>
        <source>Name, page and ruler</source>
        <translation>Name, page and ruler</translation>
    </message>
    <message>
        <source>The name, the page number, and a 50 mm scale to check with a ruler</source>
        <translation>The name, the page number, and a 50 mm scale to check with a ruler</translation>
    </message>
    <message>
        <source>Tile ids</source>
        <translation>Tile ids</translation>
    </message>
    <message>
        <source>In small letters in a corner of each tile</source>
        <translation>In small letters in a corner of each tile</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Backs</translation>
    </message>
    <message>
        <source>A page of backs after each page of fronts</source>
        <translation>A page of backs after each page of fronts</translation>
    </message>
    <message>
        <source>same for all</source>
        <translation>same for all</translation>
    </message>
    <message>
        <source>with the tile&apos;s id</source>
        <translation>with the tile&apos;s id</translation>
    </message>
    <message>
        <source>Flip on</source>
        <translation>Flip on</translation>
    </message>
    <message>
        <source>The edge on which the printer flips the paper</source>
        <translation>The edge on which the printer flips the paper</translation>
    </message>
    <message>
        <source>long edge</source>
        <translation>long edge</translation>
    </message>
    <message>
        <source>short edge</source>
        <translation>short edge</translation>
    </message>
    <message>
        <source>Offset across</source>
        <translation>Offset across</translation>
    </message>
    <message>
        <source>Moves backs to the right, by the amount that the alignment test shows</source>
        <translation>Moves backs to the right, by the amount that the alignment test shows</translation>
    </message>
    <message>
        <source>Offset down</source>
        <translation>Offset down</translation>
    </message>
    <message>
        <source>Moves backs down, by the amount that the alignment test shows</source>
        <translation>Moves backs down, by the amount that the alignment test shows</translation>
    </message>
    <message>
        <source>Skew of backs</source>
        <translation>Skew of backs</translation>
    </message>
    <message>
        <source>If the printer feeds paper at an angle: turns pages of backs clockwise about their centre, by the amount that the alignment test shows</source>
        <translation>If the printer feeds paper at an angle: turns pages of backs clockwise about their centre, by the amount that the alignment test shows</translation>
    </message>
    <message>
        <source>Next to their fronts, for folding</source>
        <translation>Next to their fronts, for folding</translation>
    </message>
    <message>
        <source>Printed on one side: fold in the middle, glue, then cut</source>
        <translation>Printed on one side: fold in the middle, glue, then cut</translation>
    </message>
    <message>
        <source>Gutter</source>
        <translation>Gutter</translation>
    </message>
    <message>
        <source>Between fronts and their backs, for folding</source>
        <translation>Between fronts and their backs, for folding</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colours</translation>
    </message>
    <message>
        <source>Colours of the art; low ink keeps lines, doors and symbols</source>
        <translation>Colours of the art; low ink keeps lines, doors and symbols</translation>
    </message>
    <message>
        <source>full colour</source>
        <translation>full colour</translation>
    </message>
    <message>
        <source>low ink</source>
        <translation>low ink</translation>
    </message>
    <message>
        <source>Board overlap</source>
        <translation>Board overlap</translation>
    </message>
    <message>
        <source>How far the parts of a board overlap</source>
        <translation>How far the parts of a board overlap</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Printed after the name, such as a version</source>
        <translation>Printed after the name, such as a version</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Pictures (*.png)</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Drawings (*.svg)</translation>
    </message>
    <message>
        <source>One look</source>
        <translation>One look</translation>
    </message>
    <message>
        <source>Makes the move that would score most if the game ended now.</source>
        <translation>Makes the move that would score most if the game ended now.</translation>
    </message>
    <message>
        <source>found the parameter “%1” of a bot, expected one of: %2</source>
        <translation>found the parameter “%1” of a bot, expected one of: %2</translation>
    </message>
    <message>
        <source>found “%1” for “%2” of a bot, expected a whole number from %3 to %4</source>
        <translation>found “%1” for “%2” of a bot, expected a whole number from %3 to %4</translation>
    </message>
    <message>
        <source>found “%1” for “%2” of a bot, expected a number from %3 to %4</source>
        <translation>found “%1” for “%2” of a bot, expected a number from %3 to %4</translation>
    </message>
    <message>
        <source>Not checked with stronger bots: it is not known yet which figures come from the game and which from these bots.</source>
        <translation>Not checked with stronger bots: it is not known yet which figures come from the game and which from these bots.</translation>
    </message>
    <message>
        <source>Checked with the bot %1 in %2 of these games: of %3 main figures, %4 hold, %5 differ, and %6 are not known yet.</source>
        <translation>Checked with the bot %1 in %2 of these games: of %3 main figures, %4 hold, %5 differ, and %6 are not known yet.</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>holds</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>differs</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>not known yet</translation>
    </message>
    <message>
        <source>Checked with %1</source>
        <translation>Checked with %1</translation>
    </message>
    <message>
        <source>Some of the same stacks, played by the stronger bot in every seat and compared with all games; differences have 99.5 % intervals. A figure holds if the whole interval lies within %1 percentage points for a share or %2 % for a value, at least %3 for a median and %4 for an average.</source>
        <translation>Some of the same stacks, played by the stronger bot in every seat and compared with all games; differences have 99.5 % intervals. A figure holds if the whole interval lies within %1 percentage points for a share or %2 % for a value, at least %3 for a median and %4 for an average.</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Difference</translation>
    </message>
    <message>
        <source>Found the check of another playtest, expected the same plan except for the bots.</source>
        <translation>Found the check of another playtest, expected the same plan except for the bots.</translation>
    </message>
    <message>
        <source>Not repeatable: bots think for a set time, so the same seed may give different games. A set number of playouts makes them repeatable.</source>
        <translation>Not repeatable: bots think for a set time, so the same seed may give different games. A set number of playouts makes them repeatable.</translation>
    </message>
    <message>
        <source>Tiles: %1, at %2 pixels each: %3 megapixels</source>
        <translation>Tiles: %1, at %2 pixels each: %3 megapixels</translation>
    </message>
    <message>
        <source>Along one side; a 45 mm tile has 531 at 300 dpi. Automatic (0) means 100, or fewer if the picture would have more than 64 megapixels.</source>
        <translation>Along one side; a 45 mm tile has 531 at 300 dpi. Automatic (0) means 100, or fewer if the picture would have more than 64 megapixels.</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatic</translation>
    </message>
    <message>
        <source>%1 games, %2 of %3 blocks of %6 stacks each. Bots: %4. Seed %5. Intervals are 95 % confidence intervals.</source>
        <translation>%1 games, %2 of %3 blocks of %6 stacks each. Bots: %4. Seed %5. Intervals are 95 % confidence intervals.</translation>
    </message>
    <message>
        <source>Found %1 games in a block, expected each stack once in each rotation of the seats: %2.</source>
        <translation>Found %1 games in a block, expected each stack once in each rotation of the seats: %2.</translation>
    </message>
    <message>
        <source>Found a tile drawn %1 times, refused %2 times and drawn in %3 stacks of %4; no games can produce these numbers.</source>
        <translation>Found a tile drawn %1 times, refused %2 times and drawn in %3 stacks of %4; no games can produce these numbers.</translation>
    </message>
    <message>
        <source>Found counts of values that no games can produce, in %1 stacks.</source>
        <translation>Found counts of values that no games can produce, in %1 stacks.</translation>
    </message>
    <message>
        <source>found %1 variants, expected at most two</source>
        <translation>found %1 variants, expected at most two</translation>
    </message>
    <message>
        <source>found no difference, expected two files, two variants, or options of one side: --variant, --option-a, --option-b, --without-b</source>
        <translation>found no difference, expected two files, two variants, or options of one side: --variant, --option-a, --option-b, --without-b</translation>
    </message>
    <message>
        <source>found the variant “%1”, but the tile set has none</source>
        <translation>found the variant “%1”, but the tile set has none</translation>
    </message>
    <message>
        <source>found the variant “%1”, expected one of %2</source>
        <translation>found the variant “%1”, expected one of %2</translation>
    </message>
    <message>
        <source>Another variant is called “%1” too.</source>
        <translation>Another variant is called “%1” too.</translation>
    </message>
    <message>
        <source>Rename one of the two.</source>
        <translation>Rename one of the two.</translation>
    </message>
    <message>
        <source>%1: found %2, expected a number from %3 to %4, or %5</source>
        <translation>%1: found %2, expected a number from %3 to %4, or %5</translation>
    </message>
    <message>
        <source>Found no set “%1” to combine with this one.</source>
        <translation>Found no set “%1” to combine with this one.</translation>
    </message>
    <message>
        <source>Name a bundled set, such as base, or a file beside this one, which must be saved.</source>
        <translation>Name a bundled set, such as base, or a file beside this one, which must be saved.</translation>
    </message>
    <message>
        <source>The set “%1” is outside the folder of this file.</source>
        <translation>The set “%1” is outside the folder of this file.</translation>
    </message>
    <message>
        <source>Put both files into the same folder.</source>
        <translation>Put both files into the same folder.</translation>
    </message>
    <message>
        <source>release for free</source>
        <translation>release for free</translation>
    </message>
    <message>
        <source>a white marker from hand</source>
        <translation>a white marker from hand</translation>
    </message>
    <message>
        <source>remove the black marker at %1, %2 %3 for one action</source>
        <translation>remove the black marker at %1, %2 %3 for one action</translation>
    </message>
    <message>
        <source>hand or kept</source>
        <translation>hand or kept</translation>
    </message>
    <message>
        <source>Lower %1 to %2.</source>
        <translation>Lower %1 to %2.</translation>
    </message>
    <message>
        <source>%1: found %2, but %3 pick colours are in play, and no price may be higher than that</source>
        <translation>%1: found %2, but %3 pick colours are in play, and no price may be higher than that</translation>
    </message>
    <message>
        <source>found %1 picks in all, expected the %2 that the players choose at the start</source>
        <translation>found %1 picks in all, expected the %2 that the players choose at the start</translation>
    </message>
    <message>
        <source>Raise pickSupply, or lower startingPicks.</source>
        <translation>Raise pickSupply, or lower startingPicks.</translation>
    </message>
    <message>
        <source>%1: found %2, expected the %3 markers that the map shows</source>
        <translation>%1: found %2, expected the %3 markers that the map shows</translation>
    </message>
    <message>
        <source>Raise %1, or remove markers from the map.</source>
        <translation>Raise %1, or remove markers from the map.</translation>
    </message>
    <message>
        <source>%1: found %2, but only %3 can be taken</source>
        <translation>%1: found %2, but only %3 can be taken</translation>
    </message>
    <message>
        <source>entering a Runner takes %1 actions, but a turn has only %2</source>
        <translation>entering a Runner takes %1 actions, but a turn has only %2</translation>
    </message>
    <message>
        <source>Lower enterCost, or raise actionsPerTurn.</source>
        <translation>Lower enterCost, or raise actionsPerTurn.</translation>
    </message>
    <message>
        <source>%1: found %2, but the map has only %3 guard chambers</source>
        <translation>%1: found %2, but the map has only %3 guard chambers</translation>
    </message>
    <message>
        <source>Guards who never move keep everybody from escaping</source>
        <translation>Guards who never move keep everybody from escaping</translation>
    </message>
    <message>
        <source>Allow Guard moves, or lower guards.</source>
        <translation>Allow Guard moves, or lower guards.</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Supply</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Prices</translation>
    </message>
    <message>
        <source>Laying</source>
        <translation>Laying</translation>
    </message>
    <message>
        <source>Doors and markers</source>
        <translation>Doors and markers</translation>
    </message>
    <message>
        <source>Picks of each colour</source>
        <translation>Picks of each colour</translation>
    </message>
    <message>
        <source>How many picks of each colour there are (B-3.3).</source>
        <translation>How many picks of each colour there are (B-3.3).</translation>
    </message>
    <message>
        <source>White markers</source>
        <translation>White markers</translation>
    </message>
    <message>
        <source>How many white door markers there are, including those on the map (B-3.3).</source>
        <translation>How many white door markers there are, including those on the map (B-3.3).</translation>
    </message>
    <message>
        <source>Black markers</source>
        <translation>Black markers</translation>
    </message>
    <message>
        <source>How many black door markers there are, including those on the map (B-3.3).</source>
        <translation>How many black door markers there are, including those on the map (B-3.3).</translation>
    </message>
    <message>
        <source>Silver picks</source>
        <translation>Silver picks</translation>
    </message>
    <message>
        <source>How many silver picks there are (B-3.3).</source>
        <translation>How many silver picks there are (B-3.3).</translation>
    </message>
    <message>
        <source>Golden keys</source>
        <translation>Golden keys</translation>
    </message>
    <message>
        <source>How many golden keys lie in the key room (B-3.2); player: as many as there are players.</source>
        <translation>How many golden keys lie in the key room (B-3.2); player: as many as there are players.</translation>
    </message>
    <message>
        <source>player</source>
        <translation>player</translation>
    </message>
    <message>
        <source>game</source>
        <translation>game</translation>
    </message>
    <message>
        <source>One golden key per</source>
        <translation>One golden key per</translation>
    </message>
    <message>
        <source>Whether each player may take one golden key, or only one may be taken in the whole game (B-5.12).</source>
        <translation>Whether each player may take one golden key, or only one may be taken in the whole game (B-5.12).</translation>
    </message>
    <message>
        <source>Guard moves a turn</source>
        <translation>Guard moves a turn</translation>
    </message>
    <message>
        <source>How often a player may move Guards in one turn (B-5.5).</source>
        <translation>How often a player may move Guards in one turn (B-5.5).</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>unlimited</translation>
    </message>
    <message>
        <source>Equal turns</source>
        <translation>Equal turns</translation>
    </message>
    <message>
        <source>After the last tile, or an escape, the round is played to its end (B-8.2).</source>
        <translation>After the last tile, or an escape, the round is played to its end (B-8.2).</translation>
    </message>
    <message>
        <source>Price of a special door</source>
        <translation>Price of a special door</translation>
    </message>
    <message>
        <source>How many picks of different colours a special door costs, never more than are in play (B-1.6).</source>
        <translation>How many picks of different colours a special door costs, never more than are in play (B-1.6).</translation>
    </message>
    <message>
        <source>Price of a cell door</source>
        <translation>Price of a cell door</translation>
    </message>
    <message>
        <source>How many picks of different colours it costs to release a Prisoner, never more than are in play (B-5.10).</source>
        <translation>How many picks of different colours it costs to release a Prisoner, never more than are in play (B-5.10).</translation>
    </message>
    <message>
        <source>Price to remove a black marker</source>
        <translation>Price to remove a black marker</translation>
    </message>
    <message>
        <source>How many picks of different colours it costs to remove a black marker for one action, never more than are in play (B-5.8).</source>
        <translation>How many picks of different colours it costs to remove a black marker for one action, never more than are in play (B-5.8).</translation>
    </message>
    <message>
        <source>Actions to enter a Runner</source>
        <translation>Actions to enter a Runner</translation>
    </message>
    <message>
        <source>How many actions it takes to enter a Runner (B-5.1).</source>
        <translation>How many actions it takes to enter a Runner (B-5.1).</translation>
    </message>
    <message>
        <source>How many Runners each player has (B-3.1).</source>
        <translation>How many Runners each player has (B-3.1).</translation>
    </message>
    <message>
        <source>How many Guards there are, one in each guard chamber in reading order (B-3.2); board: six at most.</source>
        <translation>How many Guards there are, one in each guard chamber in reading order (B-3.2); board: six at most.</translation>
    </message>
    <message>
        <source>board</source>
        <translation>board</translation>
    </message>
    <message>
        <source>Continue through clear passages</source>
        <translation>Continue through clear passages</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>anywhere</translation>
    </message>
    <message>
        <source>next-door</source>
        <translation>next-door</translation>
    </message>
    <message>
        <source>Release from</source>
        <translation>Release from</translation>
    </message>
    <message>
        <source>Where a Runner must stand to release the Prisoner (B-5.10); next-door: in a chamber joined to his cell.</source>
        <translation>Where a Runner must stand to release the Prisoner (B-5.10); next-door: in a chamber joined to his cell.</translation>
    </message>
    <message>
        <source>others</source>
        <translation>others</translation>
    </message>
    <message>
        <source>Runners share with</source>
        <translation>Runners share with</translation>
    </message>
    <message>
        <source>A Runner may share a chamber with any Prisoner, or only with those of other players (B-7.1).</source>
        <translation>A Runner may share a chamber with any Prisoner, or only with those of other players (B-7.1).</translation>
    </message>
    <message>
        <source>rooms</source>
        <translation>rooms</translation>
    </message>
    <message>
        <source>Escape with no Guard in</source>
        <translation>Escape with no Guard in</translation>
    </message>
    <message>
        <source>For an escape, no Guard may stand in the guardhouse, or anywhere on the board (B-8.1).</source>
        <translation>For an escape, no Guard may stand in the guardhouse, or anywhere on the board (B-8.1).</translation>
    </message>
    <message>
        <source>Doors of your own colour are free</source>
        <translation>Doors of your own colour are free</translation>
    </message>
    <message>
        <source>A player pays nothing to leave by a skull of his own colour (B-6.1).</source>
        <translation>A player pays nothing to leave by a skull of his own colour (B-6.1).</translation>
    </message>
    <message>
        <source>White markers from hand</source>
        <translation>White markers from hand</translation>
    </message>
    <message>
        <source>White markers are optional</source>
        <translation>White markers are optional</translation>
    </message>
    <message>
        <source>Special doors on tiles</source>
        <translation>Special doors on tiles</translation>
    </message>
    <message>
        <source>Special doors on tiles cost picks; off: they count as open doors (B-1.6).</source>
        <translation>Special doors on tiles cost picks; off: they count as open doors (B-1.6).</translation>
    </message>
    <message>
        <source>Points for holding any silver, or for each silver pick (B-8.3).</source>
        <translation>Points for holding any silver, or for each silver pick (B-8.3).</translation>
    </message>
    <message>
        <source>Value of silver</source>
        <translation>Value of silver</translation>
    </message>
    <message>
        <source>How many points silver scores (B-8.3).</source>
        <translation>How many points silver scores (B-8.3).</translation>
    </message>
    <message>
        <source>Points for a golden key</source>
        <translation>Points for a golden key</translation>
    </message>
    <message>
        <source>How many points a golden key scores (B-8.3).</source>
        <translation>How many points a golden key scores (B-8.3).</translation>
    </message>
    <message>
        <source>Points for a release</source>
        <translation>Points for a release</translation>
    </message>
    <message>
        <source>How many points a released Prisoner scores (B-8.3).</source>
        <translation>How many points a released Prisoner scores (B-8.3).</translation>
    </message>
    <message>
        <source>Points for a marker</source>
        <translation>Points for a marker</translation>
    </message>
    <message>
        <source>How many points each white and each black marker in hand scores (B-8.3).</source>
        <translation>How many points each white and each black marker in hand scores (B-8.3).</translation>
    </message>
    <message>
        <source>not enough actions are left this turn</source>
        <translation>not enough actions are left this turn</translation>
    </message>
    <message>
        <source>no Runner of yours stands next to his cell</source>
        <translation>no Runner of yours stands next to his cell</translation>
    </message>
    <message>
        <source>costs %1 actions, or %2 picks of different colours</source>
        <translation>costs %1 actions, or %2 picks of different colours</translation>
    </message>
    <message>
        <source>your own Prisoner stands there</source>
        <translation>your own Prisoner stands there</translation>
    </message>
    <message>
        <source>no more Guards may be moved this turn</source>
        <translation>no more Guards may be moved this turn</translation>
    </message>
    <message>
        <source>the door costs %1 picks of different colours</source>
        <translation>the door costs %1 picks of different colours</translation>
    </message>
    <message>
        <source>a Guard still stands on the board</source>
        <translation>a Guard still stands on the board</translation>
    </message>
    <message>
        <source>your own Runner stands there</source>
        <translation>your own Runner stands there</translation>
    </message>
    <message>
        <source>no clear passages lead there</source>
        <translation>no clear passages lead there</translation>
    </message>
    <message>
        <source>removing it costs %1 actions, or %2 picks of different colours</source>
        <translation>removing it costs %1 actions, or %2 picks of different colours</translation>
    </message>
    <message>
        <source>Dragon and fairy</source>
        <translation>Dragon and fairy</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Towers</translation>
    </message>
    <message>
        <source>Steps of the dragon</source>
        <translation>Steps of the dragon</translation>
    </message>
    <message>
        <source>Steps of a flight (L-6.2).</source>
        <translation>Steps of a flight (L-6.2).</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>clockwise</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>layer</translation>
    </message>
    <message>
        <source>Who steers the dragon</source>
        <translation>Who steers the dragon</translation>
    </message>
    <message>
        <source>The players in turn, one step each, or only the player who laid the dragon tile (L-6.2).</source>
        <translation>The players in turn, one step each, or only the player who laid the dragon tile (L-6.2).</translation>
    </message>
    <message>
        <source>Dragon, fairy, princess and portals</source>
        <translation>Dragon, fairy, princess and portals</translation>
    </message>
    <message>
        <source>The marks on princess and dragon tiles are in play (L-6); otherwise they have no effect.</source>
        <translation>The marks on princess and dragon tiles are in play (L-6); otherwise they have no effect.</translation>
    </message>
    <message>
        <source>Floors, prisoners and followers on towers are in play (L-5); otherwise foundations of towers have no effect.</source>
        <translation>Floors, prisoners and followers on towers are in play (L-5); otherwise foundations of towers have no effect.</translation>
    </message>
    <message>
        <source>Fairy: points a turn</source>
        <translation>Fairy: points a turn</translation>
    </message>
    <message>
        <source>For the owner of the follower with the fairy, at the start of his turn (L-6.4).</source>
        <translation>For the owner of the follower with the fairy, at the start of his turn (L-6.4).</translation>
    </message>
    <message>
        <source>Fairy: points for a feature</source>
        <translation>Fairy: points for a feature</translation>
    </message>
    <message>
        <source>For the owner of the follower with the fairy, when that follower&apos;s feature is scored (L-6.4).</source>
        <translation>For the owner of the follower with the fairy, when that follower&apos;s feature is scored (L-6.4).</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation>Dungeon</translation>
    </message>
    <message>
        <source>Room in the dungeon</source>
        <translation>Room in the dungeon</translation>
    </message>
    <message>
        <source>At most this many followers in the dungeon, of all players together; nobody else may enter, and a follower who can&apos;t flee is eaten (D-1.1).</source>
        <translation>At most this many followers in the dungeon, of all players together; nobody else may enter, and a follower who can&apos;t flee is eaten (D-1.1).</translation>
    </message>
    <message>
        <source>after</source>
        <translation>after</translation>
    </message>
    <message>
        <source>placed</source>
        <translation>placed</translation>
    </message>
    <message>
        <source>A dragon tile frees the dungeon</source>
        <translation>A dragon tile frees the dungeon</translation>
    </message>
    <message>
        <source>Only after the deployment, once the dragon has left, or already for the deployment of the same part (D-4.4).</source>
        <translation>Only after the deployment, once the dragon has left, or already for the deployment of the same part (D-4.4).</translation>
    </message>
    <message>
        <source>earlier</source>
        <translation>earlier</translation>
    </message>
    <message>
        <source>Ways out of the dungeon</source>
        <translation>Ways out of the dungeon</translation>
    </message>
    <message>
        <source>Entrances on any laid tile, or on all but the one just laid (D-3.1).</source>
        <translation>Entrances on any laid tile, or on all but the one just laid (D-3.1).</translation>
    </message>
    <message>
        <source>supply</source>
        <translation>supply</translation>
    </message>
    <message>
        <source>both</source>
        <translation>both</translation>
    </message>
    <message>
        <source>Who goes into the dungeon</source>
        <translation>Who goes into the dungeon</translation>
    </message>
    <message>
        <source>A follower from the supply, one of the player&apos;s own on the tile just laid or beside it, or either (D-2.1).</source>
        <translation>A follower from the supply, one of the player&apos;s own on the tile just laid or beside it, or either (D-2.1).</translation>
    </message>
    <message>
        <source>all</source>
        <translation>all</translation>
    </message>
    <message>
        <source>Fleeing</source>
        <translation>Fleeing</translation>
    </message>
    <message>
        <source>Either all of a player&apos;s followers on the tile flee or none do, or each is decided separately (D-4.3).</source>
        <translation>Either all of a player&apos;s followers on the tile flee or none do, or each is decided separately (D-4.3).</translation>
    </message>
    <message>
        <source>The fairy goes along</source>
        <translation>The fairy goes along</translation>
    </message>
    <message>
        <source>Loss in the dungeon</source>
        <translation>Loss in the dungeon</translation>
    </message>
    <message>
        <source>Points that each follower in the dungeon costs his owner at the end (D-6.1).</source>
        <translation>Points that each follower in the dungeon costs his owner at the end (D-6.1).</translation>
    </message>
    <message>
        <source>The dragon comes out to the fairy</source>
        <translation>The dragon comes out to the fairy</translation>
    </message>
    <message>
        <source>the dungeon is full</source>
        <translation>the dungeon is full</translation>
    </message>
    <message>
        <source>none of your followers may go in from here</source>
        <translation>none of your followers may go in from here</translation>
    </message>
    <message>
        <source>full: nobody else may enter</source>
        <translation>full: nobody else may enter</translation>
    </message>
    <message>
        <source>%1 at %2, %3 into the dungeon</source>
        <translation>%1 at %2, %3 into the dungeon</translation>
    </message>
    <message>
        <source>%1 at %2, %3 through the dungeon to %4, %5</source>
        <translation>%1 at %2, %3 through the dungeon to %4, %5</translation>
    </message>
    <message>
        <source>the %1 on that tile goes into the dungeon</source>
        <translation>the %1 on that tile goes into the dungeon</translation>
    </message>
    <message>
        <source>the %1 on that tile is eaten</source>
        <translation>the %1 on that tile is eaten</translation>
    </message>
    <message>
        <source>followers in the dungeon</source>
        <translation>followers in the dungeon</translation>
    </message>
    <message>
        <source>found %1, which has no effect without %2</source>
        <translation>found %1, which has no effect without %2</translation>
    </message>
    <message>
        <source>Add %1, or leave %2 out.</source>
        <translation>Add %1, or leave %2 out.</translation>
    </message>
    <message>
        <source>found no points for tiles of cities, roads and cloisters, nor for cities at fields, expected something to play for</source>
        <translation>found no points for tiles of cities, roads and cloisters, nor for cities at fields, expected something to play for</translation>
    </message>
    <message>
        <source>Give one of them at least one point.</source>
        <translation>Give one of them at least one point.</translation>
    </message>
    <message>
        <source>found %1 tiles in the stack, expected at least %2 for a round</source>
        <translation>found %1 tiles in the stack, expected at least %2 for a round</translation>
    </message>
    <message>
        <source>Add tiles, or leave equalTurns out.</source>
        <translation>Add tiles, or leave equalTurns out.</translation>
    </message>
    <message>
        <source>The pieces that each player has one of, besides the small followers (L-4): the large follower counts as two; the mayor as many as the city has pennants; the wagon moves on when its feature is complete; the builder brings a second tile; the pig scores more for each city of a field.</source>
        <translation>The pieces that each player has one of, besides the small followers (L-4): the large follower counts as two; the mayor as many as the city has pennants; the wagon moves on when its feature is complete; the builder brings a second tile; the pig scores more for each city of a field.</translation>
    </message>
    <message>
        <source>What a completed city of two tiles scores without pennants: 4 like any other, or 2, which is half (L-3.2).</source>
        <translation>What a completed city of two tiles scores without pennants: 4 like any other, or 2, which is half (L-3.2).</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Followers</translation>
    </message>
    <message>
        <source>Small followers of each player (L-2.2).</source>
        <translation>Small followers of each player (L-2.2).</translation>
    </message>
    <message>
        <source>Points for a city tile</source>
        <translation>Points for a city tile</translation>
    </message>
    <message>
        <source>For each tile of a complete city; with a cathedral half as much again, half if unfinished (L-3.2).</source>
        <translation>For each tile of a complete city; with a cathedral half as much again, half if unfinished (L-3.2).</translation>
    </message>
    <message>
        <source>Points for a pennant</source>
        <translation>Points for a pennant</translation>
    </message>
    <message>
        <source>For each pennant of a complete city; with a cathedral half as much again, half if unfinished (L-3.2).</source>
        <translation>For each pennant of a complete city; with a cathedral half as much again, half if unfinished (L-3.2).</translation>
    </message>
    <message>
        <source>Points for a road tile</source>
        <translation>Points for a road tile</translation>
    </message>
    <message>
        <source>For each tile of a road; twice that if it has an inn (L-3.1).</source>
        <translation>For each tile of a road; twice that if it has an inn (L-3.1).</translation>
    </message>
    <message>
        <source>Points for a cloister tile</source>
        <translation>Points for a cloister tile</translation>
    </message>
    <message>
        <source>For a cloister&apos;s tile and each of those around it (L-3.3).</source>
        <translation>For a cloister&apos;s tile and each of those around it (L-3.3).</translation>
    </message>
    <message>
        <source>Points for a city at a field</source>
        <translation>Points for a city at a field</translation>
    </message>
    <message>
        <source>For each complete city that a field touches (L-3.4).</source>
        <translation>For each complete city that a field touches (L-3.4).</translation>
    </message>
    <message>
        <source>Points for the pig</source>
        <translation>Points for the pig</translation>
    </message>
    <message>
        <source>What a pig adds for each complete city of its field (L-4.5).</source>
        <translation>What a pig adds for each complete city of its field (L-4.5).</translation>
    </message>
    <message>
        <source>as-numbered</source>
        <translation>as-numbered</translation>
    </message>
    <message>
        <source>on</source>
        <translation>on</translation>
    </message>
    <message>
        <source>off</source>
        <translation>off</translation>
    </message>
    <message>
        <source>Pieces on features just completed</source>
        <translation>Pieces on features just completed</translation>
    </message>
    <message>
        <source>Whether a piece may be placed on a feature that the laid tile has completed: on the tile just laid but not by portal or out of the dungeon, in all these ways, or in none (L-2.2).</source>
        <translation>Whether a piece may be placed on a feature that the laid tile has completed: on the tile just laid but not by portal or out of the dungeon, in all these ways, or in none (L-2.2).</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>connected</translation>
    </message>
    <message>
        <source>neighbours</source>
        <translation>neighbours</translation>
    </message>
    <message>
        <source>Where the wagon goes</source>
        <translation>Where the wagon goes</translation>
    </message>
    <message>
        <source>the tile has just completed it, so no piece may be placed on it</source>
        <translation>the tile has just completed it, so no piece may be placed on it</translation>
    </message>
    <message>
        <source>the princess and dragon set</source>
        <translation>the princess and dragon set</translation>
    </message>
    <message>
        <source>the tower set</source>
        <translation>the tower set</translation>
    </message>
    <message>
        <source>found %1 tokens a turn, but a player has only %2</source>
        <translation>found %1 tokens a turn, but a player has only %2</translation>
    </message>
    <message>
        <source>Give each colour more tokens, or allow fewer in a turn.</source>
        <translation>Give each colour more tokens, or allow fewer in a turn.</translation>
    </message>
    <message>
        <source>found %1 tokens of a colour, of which the last joins nothing</source>
        <translation>found %1 tokens of a colour, of which the last joins nothing</translation>
    </message>
    <message>
        <source>Give each colour an even number of tokens, or let tokens return.</source>
        <translation>Give each colour an even number of tokens, or let tokens return.</translation>
    </message>
    <message>
        <source>Tunnels</source>
        <translation>Tunnels</translation>
    </message>
    <message>
        <source>split</source>
        <translation>split</translation>
    </message>
    <message>
        <source>through</source>
        <translation>through</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>reserve</translation>
    </message>
    <message>
        <source>Tunnels of other sets</source>
        <translation>Tunnels of other sets</translation>
    </message>
    <message>
        <source>What a road through the tunnel mouths of other sets counts as: two roads, one road without mouths, or one road until a token lies on one of its mouths, and then two (U-2.3).</source>
        <translation>What a road through the tunnel mouths of other sets counts as: two roads, one road without mouths, or one road until a token lies on one of its mouths, and then two (U-2.3).</translation>
    </message>
    <message>
        <source>Tokens a turn</source>
        <translation>Tokens a turn</translation>
    </message>
    <message>
        <source>How many tokens a player may place in a turn; with 2 or more, as many in each part of it (U-2.1).</source>
        <translation>How many tokens a player may place in a turn; with 2 or more, as many in each part of it (U-2.1).</translation>
    </message>
    <message>
        <source>Tokens of a colour</source>
        <translation>Tokens of a colour</translation>
    </message>
    <message>
        <source>The first and second tokens placed join two roads, as do the third and fourth (U-1.1).</source>
        <translation>The first and second tokens placed join two roads, as do the third and fourth (U-1.1).</translation>
    </message>
    <message>
        <source>Tokens return</source>
        <translation>Tokens return</translation>
    </message>
    <message>
        <source>Token instead of a piece</source>
        <translation>Token instead of a piece</translation>
    </message>
    <message>
        <source>A player who places a token places no piece in that part of the turn (U-2.1).</source>
        <translation>A player who places a token places no piece in that part of the turn (U-2.1).</translation>
    </message>
    <message>
        <source>found otherTunnels %1 beside splitOtherTunnels %2, expected them to agree; %3 is played</source>
        <translation>found otherTunnels %1 beside splitOtherTunnels %2, expected them to agree; %3 is played</translation>
    </message>
    <message>
        <source>Give only one of the two.</source>
        <translation>Give only one of the two.</translation>
    </message>
    <message>
        <source>Folded rules</source>
        <translation>Folded rules</translation>
    </message>
    <message>
        <source>Rules: pages half the size of the paper, on sheets printed on both sides, folded, and placed inside one another</source>
        <translation>Rules: pages half the size of the paper, on sheets printed on both sides, folded, and placed inside one another</translation>
    </message>
    <message>
        <source>same as the window</source>
        <translation>same as the window</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Enter a Runner from your supply into an entrance.</source>
        <translation>Enter a Runner from your supply into an entrance.</translation>
    </message>
    <message>
        <source>Enter a Runner from your supply onto a tile laid in this turn that has no Runner or Guard on it.</source>
        <translation>Enter a Runner from your supply onto a tile laid in this turn that has no Runner or Guard on it.</translation>
    </message>
    <message>
        <source>This costs no action.</source>
        <translation>This costs no action.</translation>
    </message>
    <message>
        <source>This costs %1 actions.</source>
        <translation>This costs %1 actions.</translation>
    </message>
    <message>
        <source>Move a Runner through a passageway into the next chamber: pay for the door by which he leaves, and take what the door by which he enters brings.</source>
        <translation>Move a Runner through a passageway into the next chamber: pay for the door by which he leaves, and take what the door by which he enters brings.</translation>
    </message>
    <message>
        <source>Draw and lay another tile.</source>
        <translation>Draw and lay another tile.</translation>
    </message>
    <message>
        <source>Move any Guard through a passageway.</source>
        <translation>Move any Guard through a passageway.</translation>
    </message>
    <message>
        <source>In one turn you may do this once.</source>
        <translation>In one turn you may do this once.</translation>
    </message>
    <message>
        <source>In one turn you may do this up to %1 times.</source>
        <translation>In one turn you may do this up to %1 times.</translation>
    </message>
    <message>
        <source>Take a white or a black door marker from the supply.</source>
        <translation>Take a white or a black door marker from the supply.</translation>
    </message>
    <message>
        <source>Place a door marker of yours on a passageway that has none.</source>
        <translation>Place a door marker of yours on a passageway that has none.</translation>
    </message>
    <message>
        <source>Never between two rooms of the board.</source>
        <translation>Never between two rooms of the board.</translation>
    </message>
    <message>
        <source>Remove a black marker, wherever it lies.</source>
        <translation>Remove a black marker, wherever it lies.</translation>
    </message>
    <message>
        <source>Remove a black marker, wherever it lies: for %1 actions, or for one action and %2 of your picks, all of different colours.</source>
        <translation>Remove a black marker, wherever it lies: for %1 actions, or for one action and %2 of your picks, all of different colours.</translation>
    </message>
    <message>
        <source>Make silver: pay %1 of your picks, all of different colours, for one silver pick.</source>
        <translation>Make silver: pay %1 of your picks, all of different colours, for one silver pick.</translation>
    </message>
    <message>
        <source>Release your Prisoner: pay %1 of your picks, all of different colours. His cell is open from then on.</source>
        <translation>Release your Prisoner: pay %1 of your picks, all of different colours. His cell is open from then on.</translation>
    </message>
    <message>
        <source>Release your Prisoner. His cell is open from then on.</source>
        <translation>Release your Prisoner. His cell is open from then on.</translation>
    </message>
    <message>
        <source>No Runner need be near.</source>
        <translation>No Runner need be near.</translation>
    </message>
    <message>
        <source>A Runner of yours must stand next to it.</source>
        <translation>A Runner of yours must stand next to it.</translation>
    </message>
    <message>
        <source>Move your released Prisoner into the next chamber: pay for the door by which he leaves. He takes nothing.</source>
        <translation>Move your released Prisoner into the next chamber: pay for the door by which he leaves. He takes nothing.</translation>
    </message>
    <message>
        <source>Enter the key room with a Runner next to it: pay one silver pick and the door by which he leaves, and take a golden key.</source>
        <translation>Enter the key room with a Runner next to it: pay one silver pick and the door by which he leaves, and take a golden key.</translation>
    </message>
    <message>
        <source>Use your exchange token, once a game, before you lay the tile or later: trade two of your coloured picks for one of any colour.</source>
        <translation>Use your exchange token, once a game, before you lay the tile or later: trade two of your coloured picks for one of any colour.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>End of the game</translation>
    </message>
    <message>
        <source>A Prisoner escapes when he enters a guardhouse.</source>
        <translation>A Prisoner escapes when he enters a guardhouse.</translation>
    </message>
    <message>
        <source>A Prisoner escapes when he enters a guardhouse in which no Guard stands.</source>
        <translation>A Prisoner escapes when he enters a guardhouse in which no Guard stands.</translation>
    </message>
    <message>
        <source>A Prisoner escapes when he enters a guardhouse while no Guard stands on the board.</source>
        <translation>A Prisoner escapes when he enters a guardhouse while no Guard stands on the board.</translation>
    </message>
    <message>
        <source>That ends the game at once, and his player wins.</source>
        <translation>That ends the game at once, and his player wins.</translation>
    </message>
    <message>
        <source>Without an escape the game ends with the turn in which the last tile is drawn. Then the player with the most points wins, and tied players share the win:</source>
        <translation>Without an escape the game ends with the turn in which the last tile is drawn. Then the player with the most points wins, and tied players share the win:</translation>
    </message>
    <message>
        <source>Without an escape the game ends with the round in which the last tile is drawn. Then the player with the most points wins, and tied players share the win:</source>
        <translation>Without an escape the game ends with the round in which the last tile is drawn. Then the player with the most points wins, and tied players share the win:</translation>
    </message>
    <message>
        <source>for each colour of which you hold a pick: 1</source>
        <translation>for each colour of which you hold a pick: 1</translation>
    </message>
    <message>
        <source>for each white and each black door marker that you hold: %1</source>
        <translation>for each white and each black door marker that you hold: %1</translation>
    </message>
    <message>
        <source>for holding silver: %1</source>
        <translation>for holding silver: %1</translation>
    </message>
    <message>
        <source>for each silver pick: %1</source>
        <translation>for each silver pick: %1</translation>
    </message>
    <message>
        <source>for a golden key: %1</source>
        <translation>for a golden key: %1</translation>
    </message>
    <message>
        <source>for a released Prisoner: %1</source>
        <translation>for a released Prisoner: %1</translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Aim of the game</translation>
    </message>
    <message>
        <source>You dig your way under a castle. Your Runners gather lock picks in the dungeon; your Prisoner sits in a cell and wants out. A player who leads the Prisoner into a guardhouse while holding a golden key wins.</source>
        <translation>You dig your way under a castle. Your Runners gather lock picks in the dungeon; your Prisoner sits in a cell and wants out. A player who leads the Prisoner into a guardhouse while holding a golden key wins.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Components</translation>
    </message>
    <message>
        <source>%1 tiles, some of them shown here</source>
        <translation>%1 tiles, some of them shown here</translation>
    </message>
    <message>
        <source>Runners of each player: %1</source>
        <translation>Runners of each player: %1</translation>
    </message>
    <message>
        <source>a Prisoner for each player</source>
        <translation>a Prisoner for each player</translation>
    </message>
    <message>
        <source>Guards: %1</source>
        <translation>Guards: %1</translation>
    </message>
    <message>
        <source>picks of each of %1 colours: %2</source>
        <translation>picks of each of %1 colours: %2</translation>
    </message>
    <message>
        <source>white door markers: %1</source>
        <translation>white door markers: %1</translation>
    </message>
    <message>
        <source>black door markers: %1</source>
        <translation>black door markers: %1</translation>
    </message>
    <message>
        <source>silver picks: %1</source>
        <translation>silver picks: %1</translation>
    </message>
    <message>
        <source>golden keys: one for each player</source>
        <translation>golden keys: one for each player</translation>
    </message>
    <message>
        <source>golden keys: %1</source>
        <translation>golden keys: %1</translation>
    </message>
    <message>
        <source>an exchange token for each player</source>
        <translation>an exchange token for each player</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Setup</translation>
    </message>
    <message>
        <source>Lay out the board and put your Prisoner into your cell. Place your Runners and your exchange token in front of you. Shuffle the tiles into a face-down stack.</source>
        <translation>Lay out the board and put your Prisoner into your cell. Place your Runners and your exchange token in front of you. Shuffle the tiles into a face-down stack.</translation>
    </message>
    <message>
        <source>Put the golden keys into the key room.</source>
        <translation>Put the golden keys into the key room.</translation>
    </message>
    <message>
        <source>One Guard stands in each guard chamber.</source>
        <translation>One Guard stands in each guard chamber.</translation>
    </message>
    <message>
        <source>The Guards stand in the guard chambers row by row, one in each.</source>
        <translation>The Guards stand in the guard chambers row by row, one in each.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>A turn</translation>
    </message>
    <message>
        <source>Draw a tile and lay it next to others. All sides that touch must match, passage to passage and earth to earth, and at least one passageway must join the tile to the dungeon.</source>
        <translation>Draw a tile and lay it next to others. All sides that touch must match, passage to passage and earth to earth, and at least one passageway must join the tile to the dungeon.</translation>
    </message>
    <message>
        <source>No tile may seal off an entrance, a player&apos;s cell, a key room or a guardhouse for good.</source>
        <translation>No tile may seal off an entrance, a player&apos;s cell, a key room or a guardhouse for good.</translation>
    </message>
    <message>
        <source>A passage must stay open somewhere on the edge of the dungeon.</source>
        <translation>A passage must stay open somewhere on the edge of the dungeon.</translation>
    </message>
    <message>
        <source>A tile that can&apos;t be laid leaves the game, and you draw another.</source>
        <translation>A tile that can&apos;t be laid leaves the game, and you draw another.</translation>
    </message>
    <message>
        <source>Then you may take one action.</source>
        <translation>Then you may take one action.</translation>
    </message>
    <message>
        <source>Then you may take up to %1 actions; those that you don&apos;t use are lost.</source>
        <translation>Then you may take up to %1 actions; those that you don&apos;t use are lost.</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Doors</translation>
    </message>
    <message>
        <source>Open door: free, and brings nothing.</source>
        <translation>Open door: free, and brings nothing.</translation>
    </message>
    <message>
        <source>Skull: whoever leaves through it pays one pick of its colour. A Runner who enters through it takes one from the supply.</source>
        <translation>Skull: whoever leaves through it pays one pick of its colour. A Runner who enters through it takes one from the supply.</translation>
    </message>
    <message>
        <source>Doors of your own colour cost you nothing.</source>
        <translation>Doors of your own colour cost you nothing.</translation>
    </message>
    <message>
        <source>Only the first %1 of these colours are in play: blue, yellow, green, red, brown, orange, grey, purple; any other skull is an open door.</source>
        <translation>Only the first %1 of these colours are in play: blue, yellow, green, red, brown, orange, grey, purple; any other skull is an open door.</translation>
    </message>
    <message>
        <source>Special door: whoever leaves through it pays %1 picks, all of different colours, every time. It brings nothing.</source>
        <translation>Special door: whoever leaves through it pays %1 picks, all of different colours, every time. It brings nothing.</translation>
    </message>
    <message>
        <source>Special door: whoever leaves through it pays one pick of any colour, every time. It brings nothing.</source>
        <translation>Special door: whoever leaves through it pays one pick of any colour, every time. It brings nothing.</translation>
    </message>
    <message>
        <source>A special door on a tile counts as an open door.</source>
        <translation>A special door on a tile counts as an open door.</translation>
    </message>
    <message>
        <source>Cell: closed until its Prisoner is released. Leaving an open cell is free.</source>
        <translation>Cell: closed until its Prisoner is released. Leaving an open cell is free.</translation>
    </message>
    <message>
        <source>Key room: closed to Prisoners; leaving it is free.</source>
        <translation>Key room: closed to Prisoners; leaving it is free.</translation>
    </message>
    <message>
        <source>White marker: the next Runner or Prisoner to go through pays nothing for a skull and takes nothing; then the marker goes back to the supply.</source>
        <translation>White marker: the next Runner or Prisoner to go through pays nothing for a skull and takes nothing; then the marker goes back to the supply.</translation>
    </message>
    <message>
        <source>It opens no special door.</source>
        <translation>It opens no special door.</translation>
    </message>
    <message>
        <source>Sharing a chamber</source>
        <translation>Sharing a chamber</translation>
    </message>
    <message>
        <source>You make the first step, the others the next ones, clockwise.</source>
        <translation>You make the first step, the others the next ones, clockwise.</translation>
    </message>
    <message>
        <source>You make all of them.</source>
        <translation>You make all of them.</translation>
    </message>
    <message>
        <source>At the start of each of your turns she brings you %1.</source>
        <translation>At the start of each of your turns she brings you %1.</translation>
    </message>
    <message>
        <source>Princess: instead of placing a figure, you may send home a follower in her city.</source>
        <translation>Princess: instead of placing a figure, you may send home a follower in her city.</translation>
    </message>
    <message>
        <source>Princess: you must send home a follower in her city, if there is one, and place no figure.</source>
        <translation>Princess: you must send home a follower in her city, if there is one, and place no figure.</translation>
    </message>
    <message>
        <source>Magic portal: your follower may go to any tile, on an incomplete feature without followers.</source>
        <translation>Magic portal: your follower may go to any tile, on an incomplete feature without followers.</translation>
    </message>
    <message>
        <source>Instead of placing a figure you may put one of your floors on any foundation or open tower, or a small or large follower on top of an open tower of at least one floor. He closes it: nobody may put anything on it while he stands there.</source>
        <translation>Instead of placing a figure you may put one of your floors on any foundation or open tower, or a small or large follower on top of an open tower of at least one floor. He closes it: nobody may put anything on it while he stands there.</translation>
    </message>
    <message>
        <source>When you put down a floor you may take one follower from the tower&apos;s tile, or from a tile straight in line with it, at most as many tiles away as the tower has floors. Your own comes home, another player&apos;s is your prisoner.</source>
        <translation>When you put down a floor you may take one follower from the tower&apos;s tile, or from a tile straight in line with it, at most as many tiles away as the tower has floors. Your own comes home, another player&apos;s is your prisoner.</translation>
    </message>
    <message>
        <source>A prisoner, or a follower on a tower, scores nothing.</source>
        <translation>A prisoner, or a follower on a tower, scores nothing.</translation>
    </message>
    <message>
        <source>The dragon does not eat a follower on a tower.</source>
        <translation>The dragon does not eat a follower on a tower.</translation>
    </message>
    <message>
        <source>The dragon eats a follower on a tower like any other.</source>
        <translation>The dragon eats a follower on a tower like any other.</translation>
    </message>
    <message>
        <source>The dungeon</source>
        <translation>The dungeon</translation>
    </message>
    <message>
        <source>Each tower foundation is an entrance to the dungeon, one place for all players.</source>
        <translation>Each tower foundation is an entrance to the dungeon, one place for all players.</translation>
    </message>
    <message>
        <source>In: on a tile with an entrance that you have just laid you may, instead of placing a figure, send a small or large follower or the mayor into the dungeon, from your supply.</source>
        <translation>In: on a tile with an entrance that you have just laid you may, instead of placing a figure, send a small or large follower or the mayor into the dungeon, from your supply.</translation>
    </message>
    <message>
        <source>He may come up again at once, on another tile.</source>
        <translation>He may come up again at once, on another tile.</translation>
    </message>
    <message>
        <source>At most this many followers may be there at a time: %1.</source>
        <translation>At most this many followers may be there at a time: %1.</translation>
    </message>
    <message>
        <source>If the fairy is with him, she stays below.</source>
        <translation>If the fairy is with him, she stays below.</translation>
    </message>
    <message>
        <source>If the fairy is with him, she goes along.</source>
        <translation>If the fairy is with him, she goes along.</translation>
    </message>
    <message>
        <source>While the dragon is below, nobody goes in, and nobody comes out except a follower who has had the fairy with him since the turn began.</source>
        <translation>While the dragon is below, nobody goes in, and nobody comes out except a follower who has had the fairy with him since the turn began.</translation>
    </message>
    <message>
        <source>A step onto a tile with an entrance takes the dragon into the dungeon and ends the flight. If a follower is below, it eats nothing there.</source>
        <translation>A step onto a tile with an entrance takes the dragon into the dungeon and ends the flight. If a follower is below, it eats nothing there.</translation>
    </message>
    <message>
        <source>Otherwise players whose small or large followers or mayors are on this tile may let all of theirs flee into the dungeon; the rest are eaten.</source>
        <translation>Otherwise players whose small or large followers or mayors are on this tile may let all of theirs flee into the dungeon; the rest are eaten.</translation>
    </message>
    <message>
        <source>Otherwise players whose small or large followers or mayors are on this tile may let any of theirs flee into the dungeon; the rest are eaten.</source>
        <translation>Otherwise players whose small or large followers or mayors are on this tile may let any of theirs flee into the dungeon; the rest are eaten.</translation>
    </message>
    <message>
        <source>A volcano calls the dragon out of the dungeon at once. With a dragon tile its first step leads to any entrance or volcano where the fairy is not, and it eats there.</source>
        <translation>A volcano calls the dragon out of the dungeon at once. With a dragon tile its first step leads to any entrance or volcano where the fairy is not, and it eats there.</translation>
    </message>
    <message>
        <source>A volcano calls the dragon out of the dungeon at once. With a dragon tile its first step leads to any entrance or volcano, even the fairy&apos;s, and it eats there.</source>
        <translation>A volcano calls the dragon out of the dungeon at once. With a dragon tile its first step leads to any entrance or volcano, even the fairy&apos;s, and it eats there.</translation>
    </message>
    <message>
        <source>You may use the dungeon as soon as the dragon tile is laid.</source>
        <translation>You may use the dungeon as soon as the dragon tile is laid.</translation>
    </message>
    <message>
        <source>If you lay an entrance while the dragon is below, you may, instead of placing a figure, show the large follower in your supply: the dragon goes to an entrance or volcano of your choice without the fairy, and eats there.</source>
        <translation>If you lay an entrance while the dragon is below, you may, instead of placing a figure, show the large follower in your supply: the dragon goes to an entrance or volcano of your choice without the fairy, and eats there.</translation>
    </message>
    <message>
        <source>What the tiles show and do</source>
        <translation>What the tiles show and do</translation>
    </message>
    <message>
        <source>Inn: its road scores twice as much when complete, and nothing if not.</source>
        <translation>Inn: its road scores twice as much when complete, and nothing if not.</translation>
    </message>
    <message>
        <source>A complete city of only two tiles scores half as much.</source>
        <translation>A complete city of only two tiles scores half as much.</translation>
    </message>
    <message>
        <source>Pennant: %1 more when its city is complete, half as much if not.</source>
        <translation>Pennant: %1 more when its city is complete, half as much if not.</translation>
    </message>
    <message>
        <source>Cathedral: its city scores half as much again when complete, and nothing if not.</source>
        <translation>Cathedral: its city scores half as much again when complete, and nothing if not.</translation>
    </message>
    <message>
        <source>Cloister: %1 for its tile and each of the eight around it. Complete when all nine are laid.</source>
        <translation>Cloister: %1 for its tile and each of the eight around it. Complete when all nine are laid.</translation>
    </message>
    <message>
        <source>Field: scored at the end only, with %1 for each complete city that it touches.</source>
        <translation>Field: scored at the end only, with %1 for each complete city that it touches.</translation>
    </message>
    <message>
        <source>Each is scored by the player whose followers there count for most. Tied players each score the full points. A tile counts once.</source>
        <translation>Each is scored by the player whose followers there count for most. Tied players each score the full points. A tile counts once.</translation>
    </message>
    <message>
        <source>Volcanoes, dragons, magic portals and princesses have no effect in this game.</source>
        <translation>Volcanoes, dragons, magic portals and princesses have no effect in this game.</translation>
    </message>
    <message>
        <source>Tower foundations have no effect in this game.</source>
        <translation>Tower foundations have no effect in this game.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figures</translation>
    </message>
    <message>
        <source>Large follower: counts as two.</source>
        <translation>Large follower: counts as two.</translation>
    </message>
    <message>
        <source>Mayor: goes into cities only, and counts as one for each pennant of the city when it is scored.</source>
        <translation>Mayor: goes into cities only, and counts as one for each pennant of the city when it is scored.</translation>
    </message>
    <message>
        <source>Wagon: goes on roads, into cities and to cloisters. Once his feature is scored, he may drive on.</source>
        <translation>Wagon: goes on roads, into cities and to cloisters. Once his feature is scored, he may drive on.</translation>
    </message>
    <message>
        <source>He comes to a road, city or cloister, incomplete and empty, on his tile or one of the eight around it.</source>
        <translation>He comes to a road, city or cloister, incomplete and empty, on his tile or one of the eight around it.</translation>
    </message>
    <message>
        <source>He comes to a road, city or cloister, incomplete and empty, on a tile of the scored feature.</source>
        <translation>He comes to a road, city or cloister, incomplete and empty, on a tile of the scored feature.</translation>
    </message>
    <message>
        <source>He comes to a road, city or cloister, incomplete and empty, on his tile or one that touches it along a side.</source>
        <translation>He comes to a road, city or cloister, incomplete and empty, on his tile or one that touches it along a side.</translation>
    </message>
    <message>
        <source>small followers of each player: %1</source>
        <translation>small followers of each player: %1</translation>
    </message>
    <message>
        <source>a large follower for each player</source>
        <translation>a large follower for each player</translation>
    </message>
    <message>
        <source>a mayor for each player</source>
        <translation>a mayor for each player</translation>
    </message>
    <message>
        <source>a wagon for each player</source>
        <translation>a wagon for each player</translation>
    </message>
    <message>
        <source>a builder for each player</source>
        <translation>a builder for each player</translation>
    </message>
    <message>
        <source>a pig for each player</source>
        <translation>a pig for each player</translation>
    </message>
    <message>
        <source>tunnel tokens of each of six colours: %1</source>
        <translation>tunnel tokens of each of six colours: %1</translation>
    </message>
    <message>
        <source>floors of each player: 10 with two players, 9 with three, 7 with four, 6 with five, 5 with six</source>
        <translation>floors of each player: 10 with two players, 9 with three, 7 with four, 6 with five, 5 with six</translation>
    </message>
    <message>
        <source>the dragon</source>
        <translation>the dragon</translation>
    </message>
    <message>
        <source>You lay a landscape of cities, roads, cloisters and fields, tile by tile, and send followers out to own what grows there. The player with the most points wins.</source>
        <translation>You lay a landscape of cities, roads, cloisters and fields, tile by tile, and send followers out to own what grows there. The player with the most points wins.</translation>
    </message>
    <message>
        <source>Two tokens of one colour on two tunnel mouths make a tunnel, and the two roads become one.</source>
        <translation>Two tokens of one colour on two tunnel mouths make a tunnel, and the two roads become one.</translation>
    </message>
    <message>
        <source>Under the towers lies the dungeon: followers climb down at one foundation and come up at another. But the dragon knows the way, too.</source>
        <translation>Under the towers lies the dungeon: followers climb down at one foundation and come up at another. But the dragon knows the way, too.</translation>
    </message>
    <message>
        <source>Lay out the first tile and shuffle the others into a face-down stack. Place your figures in front of you. The first player begins; play passes clockwise.</source>
        <translation>Lay out the first tile and shuffle the others into a face-down stack. Place your figures in front of you. The first player begins; play passes clockwise.</translation>
    </message>
    <message>
        <source>Deal the colours of the tokens in turn: three each for two players, two for three, one for four to six.</source>
        <translation>Deal the colours of the tokens in turn: three each for two players, two for three, one for four to six.</translation>
    </message>
    <message>
        <source>Lay: draw a tile and lay it next to others, so that all sides that touch match. A tile that fits nowhere leaves the game, and you draw another.</source>
        <translation>Lay: draw a tile and lay it next to others, so that all sides that touch match. A tile that fits nowhere leaves the game, and you draw another.</translation>
    </message>
    <message>
        <source>Place: you may put a follower from your supply on a city, road, field or cloister of this tile, if no follower stands anywhere on that whole feature.</source>
        <translation>Place: you may put a follower from your supply on a city, road, field or cloister of this tile, if no follower stands anywhere on that whole feature.</translation>
    </message>
    <message>
        <source>Even if the tile has just completed it.</source>
        <translation>Even if the tile has just completed it.</translation>
    </message>
    <message>
        <source>Not if the tile has just completed it.</source>
        <translation>Not if the tile has just completed it.</translation>
    </message>
    <message>
        <source>Score: each complete road, city and cloister with figures on it scores its points, and its figures go home.</source>
        <translation>Score: each complete road, city and cloister with figures on it scores its points, and its figures go home.</translation>
    </message>
    <message>
        <source>The game is over when none of the tiles left in the stack can be laid.</source>
        <translation>The game is over when none of the tiles left in the stack can be laid.</translation>
    </message>
    <message>
        <source>Then fields and incomplete features are scored. The player with the most points wins; tied players share the win.</source>
        <translation>Then fields and incomplete features are scored. The player with the most points wins; tied players share the win.</translation>
    </message>
    <message>
        <source>Figures in the dungeon score nothing.</source>
        <translation>Figures in the dungeon score nothing.</translation>
    </message>
    <message>
        <source>Each follower of yours who is still there costs you %1.</source>
        <translation>Each follower of yours who is still there costs you %1.</translation>
    </message>
    <message>
        <source>For %1 to %2 players</source>
        <translation>For %1 to %2 players</translation>
    </message>
    <message>
        <source>For %1 players</source>
        <translation>For %1 players</translation>
    </message>
    <message>
        <source>there is no rule sheet for these rules</source>
        <translation>there is no rule sheet for these rules</translation>
    </message>
    <message>
        <source>the paper is too small for the text of the rules</source>
        <translation>the paper is too small for the text of the rules</translation>
    </message>
    <message>
        <source>Once a turn, between laying and scoring, you may put one of your tokens on a tunnel mouth that has none, wherever it lies.</source>
        <translation>Once a turn, between laying and scoring, you may put one of your tokens on a tunnel mouth that has none, wherever it lies.</translation>
    </message>
    <message>
        <source>Between laying and scoring you may put up to %1 of your tokens on tunnel mouths that have none, wherever they lie.</source>
        <translation>Between laying and scoring you may put up to %1 of your tokens on tunnel mouths that have none, wherever they lie.</translation>
    </message>
    <message>
        <source>You may also place a figure.</source>
        <translation>You may also place a figure.</translation>
    </message>
    <message>
        <source>If you place a token, you may not place a figure.</source>
        <translation>If you place a token, you may not place a figure.</translation>
    </message>
    <message>
        <source>A token stays where it is for the rest of the game.</source>
        <translation>A token stays where it is for the rest of the game.</translation>
    </message>
    <message>
        <source>The first and the second of a colour do so, then the third and the fourth.</source>
        <translation>The first and the second of a colour do so, then the third and the fourth.</translation>
    </message>
    <message>
        <source>A road that runs into a mouth without a tunnel is not complete. The part that is underground scores nothing.</source>
        <translation>A road that runs into a mouth without a tunnel is not complete. The part that is underground scores nothing.</translation>
    </message>
    <message>
        <source>A tile with a mouth counts once for each of its pieces in the road.</source>
        <translation>A tile with a mouth counts once for each of its pieces in the road.</translation>
    </message>
    <message>
        <source>On tiles without tunnel mouths of their own, a road through a tunnel splits into two, each with a mouth.</source>
        <translation>On tiles without tunnel mouths of their own, a road through a tunnel splits into two, each with a mouth.</translation>
    </message>
    <message>
        <source>On tiles without tunnel mouths of their own, a road through a tunnel stays one road and has no mouths.</source>
        <translation>On tiles without tunnel mouths of their own, a road through a tunnel stays one road and has no mouths.</translation>
    </message>
    <message>
        <source>On tiles without tunnel mouths of their own, a road through a tunnel is one until a token lies at either end of the tunnel; then it is two.</source>
        <translation>On tiles without tunnel mouths of their own, a road through a tunnel is one until a token lies at either end of the tunnel; then it is two.</translation>
    </message>
    <message>
        <source>dragon tiles</source>
        <translation>dragon tiles</translation>
    </message>
    <message>
        <source>Black marker: nobody may pass.</source>
        <translation>Black marker: nobody may pass.</translation>
    </message>
    <message>
        <source>This applies to Guards too.</source>
        <translation>This applies to Guards too.</translation>
    </message>
    <message>
        <source>A Runner may share a chamber with any Prisoner, but not with another Runner.</source>
        <translation>A Runner may share a chamber with any Prisoner, but not with another Runner.</translation>
    </message>
    <message>
        <source>A Runner may share a chamber with the Prisoners of other players, but not with another Runner.</source>
        <translation>A Runner may share a chamber with the Prisoners of other players, but not with another Runner.</translation>
    </message>
    <message>
        <source>A key room or an entrance holds any number of Runners. Two Prisoners never share a chamber.</source>
        <translation>A key room or an entrance holds any number of Runners. Two Prisoners never share a chamber.</translation>
    </message>
    <message>
        <source>one for each player</source>
        <translation>one for each player</translation>
    </message>
    <message>
        <source>as on the board</source>
        <translation>as on the board</translation>
    </message>
    <message>
        <source>costs a pick; you have none</source>
        <translation>costs a pick; you have none</translation>
    </message>
    <message>
        <source>costs %1 actions, or a pick</source>
        <translation>costs %1 actions, or a pick</translation>
    </message>
    <message>
        <source>the door costs a pick; you have none</source>
        <translation>the door costs a pick; you have none</translation>
    </message>
    <message>
        <source>removing it costs %1 actions, or a pick</source>
        <translation>removing it costs %1 actions, or a pick</translation>
    </message>
    <message>
        <source>choose a pick</source>
        <translation>choose a pick</translation>
    </message>
    <message>
        <source>no more tokens may be placed now</source>
        <translation>no more tokens may be placed now</translation>
    </message>
    <message>
        <source>With tunnel tokens in play, roads through the mouths of other sets are cut there; off: they stay whole, even where the tunnels of other sets would be split (U-2.3).</source>
        <translation>With tunnel tokens in play, roads through the mouths of other sets are cut there; off: they stay whole, even where the tunnels of other sets would be split (U-2.3).</translation>
    </message>
    <message>
        <source>Remove a black marker, wherever it lies: for %1 actions, or for one action and one of your picks.</source>
        <translation>Remove a black marker, wherever it lies: for %1 actions, or for one action and one of your picks.</translation>
    </message>
    <message>
        <source>Make silver: pay one of your picks for one silver pick.</source>
        <translation>Make silver: pay one of your picks for one silver pick.</translation>
    </message>
    <message>
        <source>Release your Prisoner: pay one of your picks. His cell is open from then on.</source>
        <translation>Release your Prisoner: pay one of your picks. His cell is open from then on.</translation>
    </message>
    <message>
        <source>Special door: free, and brings nothing.</source>
        <translation>Special door: free, and brings nothing.</translation>
    </message>
    <message>
        <source>Fairy: instead of placing a figure you may put her with a follower of yours. When he goes, she stays.</source>
        <translation>Fairy: instead of placing a figure you may put her with a follower of yours. When he goes, she stays.</translation>
    </message>
    <message>
        <source>The dragon never enters her tile.</source>
        <translation>The dragon never enters her tile.</translation>
    </message>
    <message>
        <source>The dragon never steps onto her tile, but may come out of the dungeon there.</source>
        <translation>The dragon never steps onto her tile, but may come out of the dungeon there.</translation>
    </message>
    <message>
        <source>Magic portal: your follower may go to any tile, on a feature without followers that is incomplete or has just been completed by your tile.</source>
        <translation>Magic portal: your follower may go to any tile, on a feature without followers that is incomplete or has just been completed by your tile.</translation>
    </message>
    <message>
        <source>Out: instead of placing a figure you may bring a follower up at an entrance on any tile without figures; the mayor in a city.</source>
        <translation>Out: instead of placing a figure you may bring a follower up at an entrance on any tile without figures; the mayor in a city.</translation>
    </message>
    <message>
        <source>Out: instead of placing a figure you may bring a follower up at an entrance on any earlier tile without figures; the mayor in a city.</source>
        <translation>Out: instead of placing a figure you may bring a follower up at an entrance on any earlier tile without figures; the mayor in a city.</translation>
    </message>
    <message>
        <source>He goes on an incomplete feature of that tile, even if other followers are on it.</source>
        <translation>He goes on an incomplete feature of that tile, even if other followers are on it.</translation>
    </message>
    <message>
        <source>He goes on a feature of that tile that is incomplete or has just been completed by your tile, even if other followers are on it.</source>
        <translation>He goes on a feature of that tile that is incomplete or has just been completed by your tile, even if other followers are on it.</translation>
    </message>
    <message>
        <source>If you lay an entrance while the dragon is below, you may, instead of placing a figure, show the large follower in your supply: the dragon goes to an entrance or volcano of your choice, even the fairy&apos;s, and eats there.</source>
        <translation>If you lay an entrance while the dragon is below, you may, instead of placing a figure, show the large follower in your supply: the dragon goes to an entrance or volcano of your choice, even the fairy&apos;s, and eats there.</translation>
    </message>
    <message>
        <source>Any half point that a city would score is lost.</source>
        <translation>Any half point that a city would score is lost.</translation>
    </message>
    <message>
        <source>The set “%1” can&apos;t be read.</source>
        <translation>The set “%1” can&apos;t be read.</translation>
    </message>
    <message>
        <source>Remove some, or raise the option %1 in the rules of the set or of the game.</source>
        <translation>Remove some, or raise the option %1 in the rules of the set or of the game.</translation>
    </message>
    <message>
        <source>Add guard chambers, at most %1.</source>
        <translation>Add guard chambers, at most %1.</translation>
    </message>
    <message>
        <source>found no usable “%1” in the design</source>
        <translation>found no usable “%1” in the design</translation>
    </message>
    <message>
        <source>Found %1, expected an object.</source>
        <translation>Found %1, expected an object.</translation>
    </message>
    <message>
        <source>found %1, which works only with --to html</source>
        <translation>found %1, which works only with --to html</translation>
    </message>
    <message>
        <source>found %1, but a game record has rules of its own</source>
        <translation>found %1, but a game record has rules of its own</translation>
    </message>
    <message>
        <source>The page that plays games has not been built yet: ./dev web in the source tree builds it.</source>
        <translation>The page that plays games has not been built yet: ./dev web in the source tree builds it.</translation>
    </message>
    <message>
        <source>found a text that is not UTF-8 for the page, expected UTF-8</source>
        <translation>found a text that is not UTF-8 for the page, expected UTF-8</translation>
    </message>
    <message>
        <source>found a text of %1 characters for the page, expected at most %2</source>
        <translation>found a text of %1 characters for the page, expected at most %2</translation>
    </message>
    <message>
        <source>found %1 questions, expected at most %2</source>
        <translation>found %1 questions, expected at most %2</translation>
    </message>
    <message>
        <source>question %1 is empty, expected a sentence</source>
        <translation>question %1 is empty, expected a sentence</translation>
    </message>
    <message>
        <source>found %1 places for a game in the page, expected one: %2</source>
        <translation>found %1 places for a game in the page, expected one: %2</translation>
    </message>
    <message>
        <source>Rebuild the page: ./dev web.</source>
        <translation>Rebuild the page: ./dev web.</translation>
    </message>
    <message>
        <source>Web page to play (HTML)</source>
        <translation>Web page to play (HTML)</translation>
    </message>
    <message>
        <source>One file that plays in any browser, without a network: people and bots play the set, the board or the game so far, and send their comments back.</source>
        <translation>One file that plays in any browser, without a network: people and bots play the set, the board or the game so far, and send their comments back.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>The page starts in this language; it can be changed there.</source>
        <translation>The page starts in this language; it can be changed there.</translation>
    </message>
    <message>
        <source>same as the browser</source>
        <translation>same as the browser</translation>
    </message>
    <message>
        <source>found %1, expected at most %2, the number of moves</source>
        <translation>found %1, expected at most %2, the number of moves</translation>
    </message>
    <message>
        <source>found %1 players, expected %2</source>
        <translation>found %1 players, expected %2</translation>
    </message>
    <message>
        <source>found %1 answers, expected %2, one for each question</source>
        <translation>found %1 answers, expected %2, one for each question</translation>
    </message>
    <message>
        <source>success</source>
        <translation>success</translation>
    </message>
    <message>
        <source>the input has errors or can&apos;t be played together</source>
        <translation>the input has errors or can&apos;t be played together</translation>
    </message>
    <message>
        <source>wrong usage</source>
        <translation>wrong usage</translation>
    </message>
    <message>
        <source>a file can&apos;t be read or written, or has another format</source>
        <translation>a file can&apos;t be read or written, or has another format</translation>
    </message>
    <message>
        <source>out of memory, or the program failed</source>
        <translation>out of memory, or the program failed</translation>
    </message>
    <message>
        <source>Design tile sets that go underground, play and print them</source>
        <translation>Design tile sets that go underground, play and print them</translation>
    </message>
    <message>
        <source>Print this help and exit</source>
        <translation>Print this help and exit</translation>
    </message>
    <message>
        <source>Print the version and exit</source>
        <translation>Print the version and exit</translation>
    </message>
    <message>
        <source>Window:</source>
        <translation>Window:</translation>
    </message>
    <message>
        <source>Without a verb, tilewright [FILE...] opens the window. If one is already open, it takes the files.</source>
        <translation>Without a verb, tilewright [FILE...] opens the window. If one is already open, it takes the files.</translation>
    </message>
    <message>
        <source>Exit codes:</source>
        <translation>Exit codes:</translation>
    </message>
    <message>
        <source>One JSON document on standard output</source>
        <translation>One JSON document on standard output</translation>
    </message>
    <message>
        <source>Check tile sets, maps, game records and studies for issues</source>
        <translation>Check tile sets, maps, game records and studies for issues</translation>
    </message>
    <message>
        <source>Files to check</source>
        <translation>Files to check</translation>
    </message>
    <message>
        <source>The tile set of the maps among them, to check their tiles too; several are combined</source>
        <translation>The tile set of the maps among them, to check their tiles too; several are combined</translation>
    </message>
    <message>
        <source>List the options of the rules: values, defaults, what each does</source>
        <translation>List the options of the rules: values, defaults, what each does</translation>
    </message>
    <message>
        <source>Generate a balanced tile set to specification</source>
        <translation>Generate a balanced tile set to specification</translation>
    </message>
    <message>
        <source>Play one game with bots and record it</source>
        <translation>Play one game with bots and record it</translation>
    </message>
    <message>
        <source>Where to write the record</source>
        <translation>Where to write the record</translation>
    </message>
    <message>
        <source>Check a record move by move and print the result</source>
        <translation>Check a record move by move and print the result</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Game record</translation>
    </message>
    <message>
        <source>List the legal moves after the first K moves instead, one per line, as a record writes them</source>
        <translation>List the legal moves after the first K moves instead, one per line, as a record writes them</translation>
    </message>
    <message>
        <source>Export a tile set, a map or a moment of a game for other programs</source>
        <translation>Export a tile set, a map or a moment of a game for other programs</translation>
    </message>
    <message>
        <source>Import a table of tiles (CSV) from a spreadsheet</source>
        <translation>Import a table of tiles (CSV) from a spreadsheet</translation>
    </message>
    <message>
        <source>Count the legal move sequences of each length</source>
        <translation>Count the legal move sequences of each length</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Number of players</translation>
    </message>
    <message>
        <source>Longest sequence</source>
        <translation>Longest sequence</translation>
    </message>
    <message>
        <source>Play many games with bots and report the figures with their intervals</source>
        <translation>Play many games with bots and report the figures with their intervals</translation>
    </message>
    <message>
        <source>Bots; each sits in every seat equally often</source>
        <translation>Bots; each sits in every seat equally often</translation>
    </message>
    <message>
        <source>Number of games, at least</source>
        <translation>Number of games, at least</translation>
    </message>
    <message>
        <source>Only part i of n, counted from 1; merge combines the parts</source>
        <translation>Only part i of n, counted from 1; merge combines the parts</translation>
    </message>
    <message>
        <source>Continue from the report</source>
        <translation>Continue from the report</translation>
    </message>
    <message>
        <source>Folder for records of notable games</source>
        <translation>Folder for records of notable games</translation>
    </message>
    <message>
        <source>Where to write the report; a page if it ends in .html</source>
        <translation>Where to write the report; a page if it ends in .html</translation>
    </message>
    <message>
        <source>Reports of the parts, in any order</source>
        <translation>Reports of the parts, in any order</translation>
    </message>
    <message>
        <source>Compare two sets, boards or options, stack by stack, until it is clear whether a figure differs</source>
        <translation>Compare two sets, boards or options, stack by stack, until it is clear whether a figure differs</translation>
    </message>
    <message>
        <source>Play every combination of a study&apos;s values and show which meets its goals best</source>
        <translation>Play every combination of a study&apos;s values and show which meets its goals best</translation>
    </message>
    <message>
        <source>Vary a tile set in search of one that meets the goals</source>
        <translation>Vary a tile set in search of one that meets the goals</translation>
    </message>
    <message>
        <source>Print sheets of a tile set</source>
        <translation>Print sheets of a tile set</translation>
    </message>
    <message>
        <source>Draw a small picture of a tile set, a map or the end of a game</source>
        <translation>Draw a small picture of a tile set, a map or the end of a game</translation>
    </message>
    <message>
        <source>Tile set, map or game record</source>
        <translation>Tile set, map or game record</translation>
    </message>
    <message>
        <source>Pixels along the longer side, at most</source>
        <translation>Pixels along the longer side, at most</translation>
    </message>
    <message>
        <source>Where to write the PNG</source>
        <translation>Where to write the PNG</translation>
    </message>
    <message>
        <source>A variant of the rules that the tile set contains (default: its first; &apos;&apos; for none)</source>
        <translation>A variant of the rules that the tile set contains (default: its first; &apos;&apos; for none)</translation>
    </message>
    <message>
        <source>Rules (default: those of the tile set)</source>
        <translation>Rules (default: those of the tile set)</translation>
    </message>
    <message>
        <source>Tile set (default: a bundled one); several are shuffled together</source>
        <translation>Tile set (default: a bundled one); several are shuffled together</translation>
    </message>
    <message>
        <source>Board, or start map (default: a bundled one)</source>
        <translation>Board, or start map (default: a bundled one)</translation>
    </message>
    <message>
        <source>Seed of the stack and the bots</source>
        <translation>Seed of the stack and the bots</translation>
    </message>
    <message>
        <source>A rule option, name=value; may be repeated</source>
        <translation>A rule option, name=value; may be repeated</translation>
    </message>
    <message>
        <source>A mark to remove from all tiles: tower, dragon, volcano or portal; may be repeated</source>
        <translation>A mark to remove from all tiles: tower, dragon, volcano or portal; may be repeated</translation>
    </message>
    <message>
        <source>Rules that the tiles are for</source>
        <translation>Rules that the tiles are for</translation>
    </message>
    <message>
        <source>Total number of tiles, copies included (176, or 72 for a landscape)</source>
        <translation>Total number of tiles, copies included (176, or 72 for a landscape)</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>Name of the set</translation>
    </message>
    <message>
        <source>Where to write the set</source>
        <translation>Where to write the set</translation>
    </message>
    <message>
        <source>Beneath</source>
        <translation>Beneath</translation>
    </message>
    <message>
        <source>Pick colours, from blue on (8)</source>
        <translation>Pick colours, from blue on (8)</translation>
    </message>
    <message>
        <source>Weights of dead end, straight, corner, T and cross: 8,32,48,56,32</source>
        <translation>Weights of dead end, straight, corner, T and cross: 8,32,48,56,32</translation>
    </message>
    <message>
        <source>Share of open doors among all passages (0.1)</source>
        <translation>Share of open doors among all passages (0.1)</translation>
    </message>
    <message>
        <source>Share of special doors (0.02)</source>
        <translation>Share of special doors (0.02)</translation>
    </message>
    <message>
        <source>Weights of city, road and field among all sides: 79,94,115</source>
        <translation>Weights of city, road and field among all sides: 79,94,115</translation>
    </message>
    <message>
        <source>Share of tiles with a cloister, among those with room for one (0.5)</source>
        <translation>Share of tiles with a cloister, among those with room for one (0.5)</translation>
    </message>
    <message>
        <source>Share of tiles whose two or three city sides are one city (0.7)</source>
        <translation>Share of tiles whose two or three city sides are one city (0.7)</translation>
    </message>
    <message>
        <source>Share of cities with a pennant, among those of two sides or more (0.4)</source>
        <translation>Share of cities with a pennant, among those of two sides or more (0.4)</translation>
    </message>
    <message>
        <source>Threads; their number doesn&apos;t change the figures</source>
        <translation>Threads; their number doesn&apos;t change the figures</translation>
    </message>
    <message>
        <source>number of cores</source>
        <translation>number of cores</translation>
    </message>
    <message>
        <source>A stronger bot that plays some of the same games, to tell which figures hold</source>
        <translation>A stronger bot that plays some of the same games, to tell which figures hold</translation>
    </message>
    <message>
        <source>Games of the check, at most; it ends earlier once each main figure is known</source>
        <translation>Games of the check, at most; it ends earlier once each main figure is known</translation>
    </message>
    <message>
        <source>Tile set, map or playtest report</source>
        <translation>Tile set, map or playtest report</translation>
    </message>
    <message>
        <source>Another of the same kind</source>
        <translation>Another of the same kind</translation>
    </message>
    <message>
        <source>A variant of the rules that the tile set contains; given twice: that of A and that of B</source>
        <translation>A variant of the rules that the tile set contains; given twice: that of A and that of B</translation>
    </message>
    <message>
        <source>A rule option of A only; may be repeated</source>
        <translation>A rule option of A only; may be repeated</translation>
    </message>
    <message>
        <source>A rule option of B only; may be repeated</source>
        <translation>A rule option of B only; may be repeated</translation>
    </message>
    <message>
        <source>A mark to remove from the tiles of B only: removing tower plays without the dungeon</source>
        <translation>A mark to remove from the tiles of B only: removing tower plays without the dungeon</translation>
    </message>
    <message>
        <source>Smallest difference that matters (default: 0.05 for a share, else 5 % of A)</source>
        <translation>Smallest difference that matters (default: 0.05 for a share, else 5 % of A)</translation>
    </message>
    <message>
        <source>Risk of finding a difference that isn&apos;t there</source>
        <translation>Risk of finding a difference that isn&apos;t there</translation>
    </message>
    <message>
        <source>Risk of missing a difference as large as the margin</source>
        <translation>Risk of missing a difference as large as the margin</translation>
    </message>
    <message>
        <source>Games of each, approximate maximum</source>
        <translation>Games of each, approximate maximum</translation>
    </message>
    <message>
        <source>Games of each between two interim tests</source>
        <translation>Games of each between two interim tests</translation>
    </message>
    <message>
        <source>Continue the comparison</source>
        <translation>Continue the comparison</translation>
    </message>
    <message>
        <source>A file, or a bundled study: beneath/tiles-and-colours.study.json</source>
        <translation>A file, or a bundled study: beneath/tiles-and-colours.study.json</translation>
    </message>
    <message>
        <source>Games of each combination (default: as in the study)</source>
        <translation>Games of each combination (default: as in the study)</translation>
    </message>
    <message>
        <source>Where to write the report</source>
        <translation>Where to write the report</translation>
    </message>
    <message>
        <source>Formats and their options (--option NAME=VALUE):</source>
        <translation>Formats and their options (--option NAME=VALUE):</translation>
    </message>
    <message>
        <source>%1 to %2 (%3)</source>
        <translation>%1 to %2 (%3)</translation>
    </message>
    <message>
        <source>or</source>
        <translation>or</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation>such as %1</translation>
    </message>
    <message>
        <source>Web pages (--to html)</source>
        <translation>Web pages (--to html)</translation>
    </message>
    <message>
        <source>Heading of the page (default: the name of the set)</source>
        <translation>Heading of the page (default: the name of the set)</translation>
    </message>
    <message>
        <source>Language in which the page starts, such as de (default: that of the browser)</source>
        <translation>Language in which the page starts, such as de (default: that of the browser)</translation>
    </message>
    <message>
        <source>A question that players are asked at the end; may be given five times</source>
        <translation>A question that players are asked at the end; may be given five times</translation>
    </message>
    <message>
        <source>The page without a game (default: TILEWRIGHT_PLAYER in the environment, else the one installed with the program or built by ./dev web)</source>
        <translation>The page without a game (default: TILEWRIGHT_PLAYER in the environment, else the one installed with the program or built by ./dev web)</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>The tile set of a map (default: a bundled one); several are combined</source>
        <translation>The tile set of a map (default: a bundled one); several are combined</translation>
    </message>
    <message>
        <source>The board that a set is played on, for tts, vassal and html (default: a bundled one)</source>
        <translation>The board that a set is played on, for tts, vassal and html (default: a bundled one)</translation>
    </message>
    <message>
        <source>Of a game: the moment after the first K moves (default: all)</source>
        <translation>Of a game: the moment after the first K moves (default: all)</translation>
    </message>
    <message>
        <source>An option of the format, or for html also of the rules; may be repeated</source>
        <translation>An option of the format, or for html also of the rules; may be repeated</translation>
    </message>
    <message>
        <source>Pixels of a tile&apos;s side, the same as --option pixels=N; 0 is automatic: 100, or fewer if the picture would have more than 64 megapixels</source>
        <translation>Pixels of a tile&apos;s side, the same as --option pixels=N; 0 is automatic: 100, or fewer if the picture would have more than 64 megapixels</translation>
    </message>
    <message>
        <source>Overwrite files in the folder that have different content</source>
        <translation>Overwrite files in the folder that have different content</translation>
    </message>
    <message>
        <source>List the files that would be written, and write nothing</source>
        <translation>List the files that would be written, and write nothing</translation>
    </message>
    <message>
        <source>A folder, or a file name if only one file is written</source>
        <translation>A folder, or a file name if only one file is written</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Examples:</translation>
    </message>
    <message>
        <source>A table with the columns id, count, north, east, south, west, notes; features and more of landscape tiles</source>
        <translation>A table with the columns id, count, north, east, south, west, notes; features and more of landscape tiles</translation>
    </message>
    <message>
        <source>The set to import into (default: the output file if it exists, else a new set)</source>
        <translation>The set to import into (default: the output file if it exists, else a new set)</translation>
    </message>
    <message>
        <source>Remove tiles that are not in the table</source>
        <translation>Remove tiles that are not in the table</translation>
    </message>
    <message>
        <source>List what would change, and write nothing</source>
        <translation>List what would change, and write nothing</translation>
    </message>
    <message>
        <source>Limits of the number of tiles (default: the set&apos;s, plus or minus 20 %)</source>
        <translation>Limits of the number of tiles (default: the set&apos;s, plus or minus 20 %)</translation>
    </message>
    <message>
        <source>Limits of the number of pick colours (default: 4..8)</source>
        <translation>Limits of the number of pick colours (default: 4..8)</translation>
    </message>
    <message>
        <source>Limits of the share of open doors (default: unchanged)</source>
        <translation>Limits of the share of open doors (default: unchanged)</translation>
    </message>
    <message>
        <source>Sets to try</source>
        <translation>Sets to try</translation>
    </message>
    <message>
        <source>Games of each in the first round; the best third plays three times as many in the next</source>
        <translation>Games of each in the first round; the best third plays three times as many in the next</translation>
    </message>
    <message>
        <source>Continue the search</source>
        <translation>Continue the search</translation>
    </message>
    <message>
        <source>Where to write what changed, as JSON</source>
        <translation>Where to write what changed, as JSON</translation>
    </message>
    <message>
        <source>Overwrite an existing file</source>
        <translation>Overwrite an existing file</translation>
    </message>
    <message>
        <source>A5, A4, A3, Letter, Legal, Tabloid, or WIDTHxHEIGHT in mm</source>
        <translation>A5, A4, A3, Letter, Legal, Tabloid, or WIDTHxHEIGHT in mm</translation>
    </message>
    <message>
        <source>Slots to leave free on every page, counted from 1, row by row: 1-3,7</source>
        <translation>Slots to leave free on every page, counted from 1, row by row: 1-3,7</translation>
    </message>
    <message>
        <source>Only these tiles, with these counts</source>
        <translation>Only these tiles, with these counts</translation>
    </message>
    <message>
        <source>Skew of backs: turns pages of backs clockwise by at most 5 degrees, if the printer feeds the paper at an angle</source>
        <translation>Skew of backs: turns pages of backs clockwise by at most 5 degrees, if the printer feeds the paper at an angle</translation>
    </message>
    <message>
        <source>Only these: ticks, crosses, lines, dashes, registration, outline, furniture, ids; or none</source>
        <translation>Only these: ticks, crosses, lines, dashes, registration, outline, furniture, ids; or none</translation>
    </message>
    <message>
        <source>Landscape paper</source>
        <translation>Landscape paper</translation>
    </message>
    <message>
        <source>portrait or landscape</source>
        <translation>portrait or landscape</translation>
    </message>
    <message>
        <source>Side of a tile after cutting, in mm (default: that of the set)</source>
        <translation>Side of a tile after cutting, in mm (default: that of the set)</translation>
    </message>
    <message>
        <source>Bleed in mm</source>
        <translation>Bleed in mm</translation>
    </message>
    <message>
        <source>none, each (around each tile), outer (without neighbour) or shared</source>
        <translation>none, each (around each tile), outer (without neighbour) or shared</translation>
    </message>
    <message>
        <source>A dashed line this far inside the cut, in mm</source>
        <translation>A dashed line this far inside the cut, in mm</translation>
    </message>
    <message>
        <source>Corner radius of the cut, in mm</source>
        <translation>Corner radius of the cut, in mm</translation>
    </message>
    <message>
        <source>Block of tiles: left, centre or right</source>
        <translation>Block of tiles: left, centre or right</translation>
    </message>
    <message>
        <source>Block of tiles: top, middle or bottom</source>
        <translation>Block of tiles: top, middle or bottom</translation>
    </message>
    <message>
        <source>sheets, or rules: a leaflet with the rules of a game with this set</source>
        <translation>sheets, or rules: a leaflet with the rules of a game with this set</translation>
    </message>
    <message>
        <source>A variant of the rules that the set contains (default: its first; &apos;&apos; for none)</source>
        <translation>A variant of the rules that the set contains (default: its first; &apos;&apos; for none)</translation>
    </message>
    <message>
        <source>Pages half the size of the paper, on sheets for folding</source>
        <translation>Pages half the size of the paper, on sheets for folding</translation>
    </message>
    <message>
        <source>Tile set (default: the standard one)</source>
        <translation>Tile set (default: the standard one)</translation>
    </message>
    <message>
        <source>Format of the pages; in svg and pdf the layers Cut and Score are hidden, so that no red lines are printed</source>
        <translation>Format of the pages; in svg and pdf the layers Cut and Score are hidden, so that no red lines are printed</translation>
    </message>
    <message>
        <source>A *.sheet.json, or the name of a bundled template or of one saved in the window (default: the options kept in the tile set&apos;s file); other options override it</source>
        <translation>A *.sheet.json, or the name of a bundled template or of one saved in the window (default: the options kept in the tile set&apos;s file); other options override it</translation>
    </message>
    <message>
        <source>Bundled templates:</source>
        <translation>Bundled templates:</translation>
    </message>
    <message>
        <source>Each tile once, whatever its count</source>
        <translation>Each tile once, whatever its count</translation>
    </message>
    <message>
        <source>as-in-set, by-id or most-first</source>
        <translation>as-in-set, by-id or most-first</translation>
    </message>
    <message>
        <source>configuration or none</source>
        <translation>configuration or none</translation>
    </message>
    <message>
        <source>A new page for each group</source>
        <translation>A new page for each group</translation>
    </message>
    <message>
        <source>none, one-for-all or by-tile (with its id)</source>
        <translation>none, one-for-all or by-tile (with its id)</translation>
    </message>
    <message>
        <source>long-edge or short-edge: how the printer flips the paper</source>
        <translation>long-edge or short-edge: how the printer flips the paper</translation>
    </message>
    <message>
        <source>Backs next to their fronts, for folding</source>
        <translation>Backs next to their fronts, for folding</translation>
    </message>
    <message>
        <source>With --gutter-fold: the space between the innermost fronts and their backs, in mm; the fold is in its middle</source>
        <translation>With --gutter-fold: the space between the innermost fronts and their backs, in mm; the fold is in its middle</translation>
    </message>
    <message>
        <source>full, low-ink or grey</source>
        <translation>full, low-ink or grey</translation>
    </message>
    <message>
        <source>Any of tiles, markers, standees, aid, board</source>
        <translation>Any of tiles, markers, standees, aid, board</translation>
    </message>
    <message>
        <source>The board to print; without --components only the board (default: a bundled one, if the options of the set ask for a board); with --what rules, the board of the game</source>
        <translation>The board to print; without --components only the board (default: a bundled one, if the options of the set ask for a board); with --what rules, the board of the game</translation>
    </message>
    <message>
        <source>How far the parts of a board overlap, in mm</source>
        <translation>How far the parts of a board overlap, in mm</translation>
    </message>
    <message>
        <source>Two pages that show how far the backs are off</source>
        <translation>Two pages that show how far the backs are off</translation>
    </message>
    <message>
        <source>A page as seen with colour blindness</source>
        <translation>A page as seen with colour blindness</translation>
    </message>
    <message>
        <source>A file for each piece, with its bleed, and manifest.csv; no sheets</source>
        <translation>A file for each piece, with its bleed, and manifest.csv; no sheets</translation>
    </message>
    <message>
        <source>Dots per inch of pixel formats</source>
        <translation>Dots per inch of pixel formats</translation>
    </message>
    <message>
        <source>Save these options as a template in this file</source>
        <translation>Save these options as a template in this file</translation>
    </message>
    <message>
        <source>found no regular file</source>
        <translation>found no regular file</translation>
    </message>
    <message>
        <source>found %1 bytes, expected at most %2</source>
        <translation>found %1 bytes, expected at most %2</translation>
    </message>
    <message>
        <source>there is nothing to draw</source>
        <translation>there is nothing to draw</translation>
    </message>
    <message>
        <source>it is too wide or too high for a small picture</source>
        <translation>it is too wide or too high for a small picture</translation>
    </message>
    <message>
        <source>Window, without a verb</source>
        <translation>Window, without a verb</translation>
    </message>
    <message>
        <source>Open a window of its own, even if one is open that could take the files</source>
        <translation>Open a window of its own, even if one is open that could take the files</translation>
    </message>
    <message>
        <source>Create a new tile set</source>
        <translation>Create a new tile set</translation>
    </message>
    <message>
        <source>Start a game with the current file, or with a bundled one</source>
        <translation>Start a game with the current file, or with a bundled one</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>SYNOPSIS</translation>
    </message>
    <message>
        <source>OPTION</source>
        <translation>OPTION</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>DESCRIPTION</translation>
    </message>
    <message>
        <source>Tilewright is a studio for tile-laying games. Without a verb it opens its window, and also accepts the options of Qt, such as -platform and -style. Verbs need no display.</source>
        <translation>Tilewright is a studio for tile-laying games. Without a verb it opens its window, and also accepts the options of Qt, such as -platform and -style. Verbs need no display.</translation>
    </message>
    <message>
        <source>VERBS</source>
        <translation>VERBS</translation>
    </message>
    <message>
        <source>ENVIRONMENT</source>
        <translation>ENVIRONMENT</translation>
    </message>
    <message>
        <source>The page without a game from which web pages are made</source>
        <translation>The page without a game from which web pages are made</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>FILES</translation>
    </message>
    <message>
        <source>Preferences of the window</source>
        <translation>Preferences of the window</translation>
    </message>
    <message>
        <source>Copies of unsaved work, and templates of sheets</source>
        <translation>Copies of unsaved work, and templates of sheets</translation>
    </message>
    <message>
        <source>SEE ALSO</source>
        <translation>SEE ALSO</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONS</translation>
    </message>
    <message>
        <source>One of: %1.</source>
        <translation>One of: %1.</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>From %1 to %2.</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>Default: %1.</translation>
    </message>
    <message>
        <source>Required.</source>
        <translation>Required.</translation>
    </message>
    <message>
        <source>For tts: images come from the folder of the export instead of a server, the same as --option links=local</source>
        <translation>For tts: images come from the folder of the export instead of a server, the same as --option links=local</translation>
    </message>
    <message>
        <source>For tts: the .json file of an earlier export, whose addresses stay, the same as --option earlier=FILE</source>
        <translation>For tts: the .json file of an earlier export, whose addresses stay, the same as --option earlier=FILE</translation>
    </message>
    <message>
        <source>Language of all words on sheets and the leaflet, such as de</source>
        <translation>Language of all words on sheets and the leaflet, such as de</translation>
    </message>
    <message>
        <source>A saved object with board, shuffled tiles, cubes and pieces, and the images it shows, on a server or in your own folder.</source>
        <translation>A saved object with board, shuffled tiles, cubes and pieces, and the images it shows, on a server or in your own folder.</translation>
    </message>
    <message>
        <source>Images come from</source>
        <translation>Images come from</translation>
    </message>
    <message>
        <source>A server that everyone who plays can reach, or the files in this folder, which only you see.</source>
        <translation>A server that everyone who plays can reach, or the files in this folder, which only you see.</translation>
    </message>
    <message>
        <source>a server</source>
        <translation>a server</translation>
    </message>
    <message>
        <source>the folder of this export</source>
        <translation>the folder of this export</translation>
    </message>
    <message>
        <source>Keep the links of</source>
        <translation>Keep the links of</translation>
    </message>
    <message>
        <source>The .json file of an earlier export, or a later save of it from Tabletop Simulator: pictures that have not changed keep the addresses that they have there.</source>
        <translation>The .json file of an earlier export, or a later save of it from Tabletop Simulator: pictures that have not changed keep the addresses that they have there.</translation>
    </message>
    <message>
        <source>found no list “ObjectStates”, expected a saved object of Tabletop Simulator</source>
        <translation>found no list “ObjectStates”, expected a saved object of Tabletop Simulator</translation>
    </message>
    <message>
        <source>Alignment test</source>
        <translation>Alignment test</translation>
    </message>
    <message>
        <source>Front. Print both pages at 100 %, on both sides of one sheet.</source>
        <translation>Front. Print both pages at 100 %, on both sides of one sheet.</translation>
    </message>
    <message>
        <source>Turn over the long edge.</source>
        <translation>Turn over the long edge.</translation>
    </message>
    <message>
        <source>Turn over the short edge.</source>
        <translation>Turn over the short edge.</translation>
    </message>
    <message>
        <source>Hold it against the light: where a cross of the back lies on the scales,</source>
        <translation>Hold it against the light: where a cross of the back lies on the scales,</translation>
    </message>
    <message>
        <source>read what to add to the offset of backs: across, and up and down.</source>
        <translation>read what to add to the offset of backs: across, and up and down.</translation>
    </message>
    <message>
        <source>Back.</source>
        <translation>Back.</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>protan</source>
        <translation>protan</translation>
    </message>
    <message>
        <source>deutan</source>
        <translation>deutan</translation>
    </message>
    <message>
        <source>tritan</source>
        <translation>tritan</translation>
    </message>
    <message>
        <source>%1, colour proof</source>
        <translation>%1, colour proof</translation>
    </message>
    <message>
        <source>%1, backs</source>
        <translation>%1, backs</translation>
    </message>
    <message>
        <source>print at 100 %</source>
        <translation>print at 100 %</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>The language of all words on sheets, and of the rules</source>
        <translation>The language of all words on sheets, and of the rules</translation>
    </message>
    <message>
        <source>player aids</source>
        <translation>player aids</translation>
    </message>
    <message>
        <source>special: free</source>
        <translation>special: free</translation>
    </message>
    <message>
        <source>special: %1</source>
        <translation>special: %1</translation>
    </message>
    <message>
        <source>open: free</source>
        <translation>open: free</translation>
    </message>
    <message>
        <source>skull: one pick</source>
        <translation>skull: one pick</translation>
    </message>
    <message>
        <source>cell: %1</source>
        <translation>cell: %1</translation>
    </message>
    <message>
        <source>key room: silver</source>
        <translation>key room: silver</translation>
    </message>
    <message>
        <source>guardhouse: key</source>
        <translation>guardhouse: key</translation>
    </message>
    <message>
        <source>Picks and skulls</source>
        <translation>Picks and skulls</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Markers</translation>
    </message>
    <message>
        <source>white: pass free</source>
        <translation>white: pass free</translation>
    </message>
    <message>
        <source>black: no entry</source>
        <translation>black: no entry</translation>
    </message>
    <message>
        <source>exchange 2 : 1</source>
        <translation>exchange 2 : 1</translation>
    </message>
    <message>
        <source>markers</source>
        <translation>markers</translation>
    </message>
    <message>
        <source>standees</source>
        <translation>standees</translation>
    </message>
    <message>
        <source>THE DUNGEON</source>
        <translation>THE DUNGEON</translation>
    </message>
    <message>
        <source>in by the tower tile just laid, out by a tower tile without a figure, onto anything incomplete</source>
        <translation>in by the tower tile just laid, out by a tower tile without a figure, onto anything incomplete</translation>
    </message>
    <message>
        <source>the dragon here: nobody in, nobody out except one with the fairy since the turn began</source>
        <translation>the dragon here: nobody in, nobody out except one with the fairy since the turn began</translation>
    </message>
    <message>
        <source>dungeon mat</source>
        <translation>dungeon mat</translation>
    </message>
    <message>
        <source>one</source>
        <translation>one</translation>
    </message>
    <message>
        <source>two</source>
        <translation>two</translation>
    </message>
    <message>
        <source>three</source>
        <translation>three</translation>
    </message>
    <message>
        <source>four</source>
        <translation>four</translation>
    </message>
    <message>
        <source>five</source>
        <translation>five</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>seven</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>eight</translation>
    </message>
    <message>
        <source>road: %1 a tile</source>
        <translation>road: %1 a tile</translation>
    </message>
    <message>
        <source>city: %1 a tile</source>
        <translation>city: %1 a tile</translation>
    </message>
    <message>
        <source>cloister: up to %1</source>
        <translation>cloister: up to %1</translation>
    </message>
    <message>
        <source>field: %1 a city</source>
        <translation>field: %1 a city</translation>
    </message>
    <message>
        <source>pennant: %1 more</source>
        <translation>pennant: %1 more</translation>
    </message>
    <message>
        <source>inn: %1, or none</source>
        <translation>inn: %1, or none</translation>
    </message>
    <message>
        <source>city of %1, or none</source>
        <translation>city of %1, or none</translation>
    </message>
    <message>
        <source>city of %1.5, or none</source>
        <translation>city of %1.5, or none</translation>
    </message>
    <message>
        <source>city, cloister</source>
        <translation>city, cloister</translation>
    </message>
    <message>
        <source>field, to the end</source>
        <translation>field, to the end</translation>
    </message>
    <message>
        <source>counts as two</source>
        <translation>counts as two</translation>
    </message>
    <message>
        <source>counts pennants</source>
        <translation>counts pennants</translation>
    </message>
    <message>
        <source>may drive on</source>
        <translation>may drive on</translation>
    </message>
    <message>
        <source>another tile</source>
        <translation>another tile</translation>
    </message>
    <message>
        <source>%1 more a city</source>
        <translation>%1 more a city</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Symbols</translation>
    </message>
    <message>
        <source>joins two mouths</source>
        <translation>joins two mouths</translation>
    </message>
    <message>
        <source>the dragon comes</source>
        <translation>the dragon comes</translation>
    </message>
    <message>
        <source>the dragon moves</source>
        <translation>the dragon moves</translation>
    </message>
    <message>
        <source>go to any tile</source>
        <translation>go to any tile</translation>
    </message>
    <message>
        <source>one goes home</source>
        <translation>one goes home</translation>
    </message>
    <message>
        <source>to the dungeon</source>
        <translation>to the dungeon</translation>
    </message>
    <message>
        <source>FIGURE=MIN..MAX or FIGURE=MIN..MAX:WEIGHT, one of the two ends may be left out; may be repeated</source>
        <translation>FIGURE=MIN..MAX or FIGURE=MIN..MAX:WEIGHT, one of the two ends may be left out; may be repeated</translation>
    </message>
    <message>
        <source>Found the goal %1, expected FIGURE=MIN..MAX, where one of the two numbers may be left out, or FIGURE=MIN..MAX:WEIGHT.</source>
        <translation>Found the goal %1, expected FIGURE=MIN..MAX, where one of the two numbers may be left out, or FIGURE=MIN..MAX:WEIGHT.</translation>
    </message>
    <message>
        <source>Found the weight %1, expected more than 0.</source>
        <translation>Found the weight %1, expected more than 0.</translation>
    </message>
    <message>
        <source>Found no variant %1 in the set %2, expected one of its own.</source>
        <translation>Found no variant %1 in the set %2, expected one of its own.</translation>
    </message>
    <message>
        <source>Combine the parts of one playtest, or of one study</source>
        <translation>Combine the parts of one playtest, or of one study</translation>
    </message>
    <message>
        <source>Evaluate games that people played: figures, compared with those of bots, ratings, answers and comments</source>
        <translation>Evaluate games that people played: figures, compared with those of bots, ratings, answers and comments</translation>
    </message>
    <message>
        <source>Game records, or folders of them; only games of the same set, board, options and number of players are judged together</source>
        <translation>Game records, or folders of them; only games of the same set, board, options and number of players are judged together</translation>
    </message>
    <message>
        <source>Report of a playtest whose bots the people are compared with</source>
        <translation>Report of a playtest whose bots the people are compared with</translation>
    </message>
    <message>
        <source>Without a report: the bot that plays such games for comparison</source>
        <translation>Without a report: the bot that plays such games for comparison</translation>
    </message>
    <message>
        <source>Number of its games, at least; 0 plays none</source>
        <translation>Number of its games, at least; 0 plays none</translation>
    </message>
    <message>
        <source>Seed of its games</source>
        <translation>Seed of its games</translation>
    </message>
    <message>
        <source>Only every n-th combination from number i on, counted from 1; merge combines the parts</source>
        <translation>Only every n-th combination from number i on, counted from 1; merge combines the parts</translation>
    </message>
    <message>
        <source>Games of people alone: %1</source>
        <translation>Games of people alone: %1</translation>
    </message>
    <message>
        <source>Games of bots alone (%2): %1</source>
        <translation>Games of bots alone (%2): %1</translation>
    </message>
    <message>
        <source>Games of people (%3) with bots (%2): %1</source>
        <translation>Games of people (%3) with bots (%2): %1</translation>
    </message>
    <message>
        <source>Games of people with “%1”</source>
        <translation>Games of people with “%1”</translation>
    </message>
    <message>
        <source>Figures that differ significantly come first: a false discovery rate of 5 % among all (Benjamini and Hochberg). Numbers in brackets are how many items were counted.</source>
        <translation>Figures that differ significantly come first: a false discovery rate of 5 % among all (Benjamini and Hochberg). Numbers in brackets are how many items were counted.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>People</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Counted</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Ratings</translation>
    </message>
    <message>
        <source>Games by rating, from 1 to 5; the line marks the average</source>
        <translation>Games by rating, from 1 to 5; the line marks the average</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Answers</translation>
    </message>
    <message>
        <source>Answers that were given more than once</source>
        <translation>Answers that were given more than once</translation>
    </message>
    <message>
        <source>Comments by move</source>
        <translation>Comments by move</translation>
    </message>
    <message>
        <source>Comments by the tile laid last</source>
        <translation>Comments by the tile laid last</translation>
    </message>
    <message>
        <source>After move</source>
        <translation>After move</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Seat</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comment</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Left out</translation>
    </message>
    <message>
        <source>Games judged: %1; records left out: %2.</source>
        <translation>Games judged: %1; records left out: %2.</translation>
    </message>
    <message>
        <source>These are too few to say which figures differ from those of bots: at least %1 games are needed.</source>
        <translation>These are too few to say which figures differ from those of bots: at least %1 games are needed.</translation>
    </message>
    <message>
        <source>Compared with %1 games of the bots %2, %3 of %4 figures differ significantly: for these, don&apos;t rely on the verdict of the bots.</source>
        <translation>Compared with %1 games of the bots %2, %3 of %4 figures differ significantly: for these, don&apos;t rely on the verdict of the bots.</translation>
    </message>
    <message>
        <source>There are no games of bots to compare with.</source>
        <translation>There are no games of bots to compare with.</translation>
    </message>
    <message>
        <source>Average rating of %1 ratings: %2 of %3 (95 % interval %4 to %5).</source>
        <translation>Average rating of %1 ratings: %2 of %3 (95 % interval %4 to %5).</translation>
    </message>
    <message>
        <source>It is a game with different rules: %1.</source>
        <translation>It is a game with different rules: %1.</translation>
    </message>
    <message>
        <source>It is a game with a different tile set or a different version of it: “%1”.</source>
        <translation>It is a game with a different tile set or a different version of it: “%1”.</translation>
    </message>
    <message>
        <source>It is a game on a different board or a different version of it: “%1”.</source>
        <translation>It is a game on a different board or a different version of it: “%1”.</translation>
    </message>
    <message>
        <source>It is a game with %1 players, where the others have %2.</source>
        <translation>It is a game with %1 players, where the others have %2.</translation>
    </message>
    <message>
        <source>It is a game with different rule options.</source>
        <translation>It is a game with different rule options.</translation>
    </message>
    <message>
        <source>The game isn&apos;t over.</source>
        <translation>The game isn&apos;t over.</translation>
    </message>
    <message>
        <source>It is the same game as in “%1”.</source>
        <translation>It is the same game as in “%1”.</translation>
    </message>
    <message>
        <source>Study “%1”</source>
        <translation>Study “%1”</translation>
    </message>
    <message>
        <source>%1 of %2 games are played (%3 %). Bots: %4. Seed %5.</source>
        <translation>%1 of %2 games are played (%3 %). Bots: %4. Seed %5.</translation>
    </message>
    <message>
        <source>Combinations, closest to the goals first</source>
        <translation>Combinations, closest to the goals first</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>+ goal met, − missed, ? undecided, by 95 % intervals</source>
        <translation>+ goal met, − missed, ? undecided, by 95 % intervals</translation>
    </message>
    <message>
        <source>Part %1 belongs to a different study than the first.</source>
        <translation>Part %1 belongs to a different study than the first.</translation>
    </message>
    <message>
        <source>Where to write the comparison; a page with both side by side if it ends in .html</source>
        <translation>Where to write the comparison; a page with both side by side if it ends in .html</translation>
    </message>
    <message>
        <source>found a page for the output, expected a JSON file: only playtest, merge, figures and compare write pages, and none can be continued</source>
        <translation>found a page for the output, expected a JSON file: only playtest, merge, figures and compare write pages, and none can be continued</translation>
    </message>
    <message>
        <source>Find a figure</source>
        <translation>Find a figure</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>The numbers</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Is it fair?</translation>
    </message>
    <message>
        <source>How long is it?</source>
        <translation>How long is it?</translation>
    </message>
    <message>
        <source>How does it end?</source>
        <translation>How does it end?</translation>
    </message>
    <message>
        <source>Who scores what, and how close is it?</source>
        <translation>Who scores what, and how close is it?</translation>
    </message>
    <message>
        <source>What do players do?</source>
        <translation>What do players do?</translation>
    </message>
    <message>
        <source>Which tiles work?</source>
        <translation>Which tiles work?</translation>
    </message>
    <message>
        <source>How is the board used?</source>
        <translation>How is the board used?</translation>
    </message>
    <message>
        <source>What do the rules not cover?</source>
        <translation>What do the rules not cover?</translation>
    </message>
    <message>
        <source>What happens to pieces and tokens?</source>
        <translation>What happens to pieces and tokens?</translation>
    </message>
    <message>
        <source>Seat %1 wins %2 %3 of the games, significantly more than its share.</source>
        <translation>Seat %1 wins %2 %3 of the games, significantly more than its share.</translation>
    </message>
    <message>
        <source>Seat %1 wins %2 %3 of the games, significantly less than its share.</source>
        <translation>Seat %1 wins %2 %3 of the games, significantly less than its share.</translation>
    </message>
    <message>
        <source>All seats are fair: each wins within one percentage point of an even share.</source>
        <translation>All seats are fair: each wins within one percentage point of an even share.</translation>
    </message>
    <message>
        <source>It is undecided whether the seats are fair; about %1 more games may tell.</source>
        <translation>It is undecided whether the seats are fair; about %1 more games may tell.</translation>
    </message>
    <message>
        <source>The median game has %1 turns, all players together; eight in ten have between %2 and %3.</source>
        <translation>The median game has %1 turns, all players together; eight in ten have between %2 and %3.</translation>
    </message>
    <message>
        <source>%1 of the games end by an escape, the others when the tiles run out.</source>
        <translation>%1 of the games end by an escape, the others when the tiles run out.</translation>
    </message>
    <message>
        <source>%1 of the games end because the tiles run out.</source>
        <translation>%1 of the games end because the tiles run out.</translation>
    </message>
    <message>
        <source>A player scores %1 on average; the median winning margin is %2.</source>
        <translation>A player scores %1 on average; the median winning margin is %2.</translation>
    </message>
    <message>
        <source>The lead changes %1 times a game.</source>
        <translation>The lead changes %1 times a game.</translation>
    </message>
    <message>
        <source>The largest source of points: %1 of all points (%2).</source>
        <translation>The largest source of points: %1 of all points (%2).</translation>
    </message>
    <message>
        <source>A decision has %1 legal moves on average; %2 of the decisions have only one.</source>
        <translation>A decision has %1 legal moves on average; %2 of the decisions have only one.</translation>
    </message>
    <message>
        <source>The most frequent choice is “%1”: %2 of a player&apos;s decisions.</source>
        <translation>The most frequent choice is “%1”: %2 of a player&apos;s decisions.</translation>
    </message>
    <message>
        <source>%1 of the drawn tiles fit nowhere.</source>
        <translation>%1 of the drawn tiles fit nowhere.</translation>
    </message>
    <message>
        <source>No tile is refused significantly more often than others.</source>
        <translation>No tile is refused significantly more often than others.</translation>
    </message>
    <message>
        <source>Refused significantly more often than others: %1.</source>
        <translation>Refused significantly more often than others: %1.</translation>
    </message>
    <message>
        <source>Used significantly more than comparable chambers: %1.</source>
        <translation>Used significantly more than comparable chambers: %1.</translation>
    </message>
    <message>
        <source>Used significantly less than comparable chambers: %1.</source>
        <translation>Used significantly less than comparable chambers: %1.</translation>
    </message>
    <message>
        <source>No chamber is used significantly more or less than comparable ones.</source>
        <translation>No chamber is used significantly more or less than comparable ones.</translation>
    </message>
    <message>
        <source>In %1 of the games: %2.</source>
        <translation>In %1 of the games: %2.</translation>
    </message>
    <message>
        <source>No situation occurred that the rules may not cover.</source>
        <translation>No situation occurred that the rules may not cover.</translation>
    </message>
    <message>
        <source>All figures: %1</source>
        <translation>All figures: %1</translation>
    </message>
    <message>
        <source>All chambers: %1</source>
        <translation>All chambers: %1</translation>
    </message>
    <message>
        <source>All tiles: %1</source>
        <translation>All tiles: %1</translation>
    </message>
    <message>
        <source>Two playtests side by side</source>
        <translation>Two playtests side by side</translation>
    </message>
    <message>
        <source>Both played the same stacks and are compared stack by stack. Of %1 figures %2 differ significantly (false discovery rate 5 %).</source>
        <translation>Both played the same stacks and are compared stack by stack. Of %1 figures %2 differ significantly (false discovery rate 5 %).</translation>
    </message>
    <message>
        <source>They are compared as independent games. Of %1 figures %2 differ significantly (false discovery rate 5 %).</source>
        <translation>They are compared as independent games. Of %1 figures %2 differ significantly (false discovery rate 5 %).</translation>
    </message>
    <message>
        <source>%1 games of the bots %2 with “%3” on “%4”</source>
        <translation>%1 games of the bots %2 with “%3” on “%4”</translation>
    </message>
    <message>
        <source>All figures: %1, of which %2 differ significantly</source>
        <translation>All figures: %1, of which %2 differ significantly</translation>
    </message>
    <message>
        <source>found the field %1, expected one of: %2</source>
        <translation>found the field %1, expected one of: %2</translation>
    </message>
    <message>
        <source>found %1 for %2, expected a number from %3 to %4</source>
        <translation>found %1 for %2, expected a number from %3 to %4</translation>
    </message>
    <message>
        <source>NAME=VALUE, any number that studies can vary: towers=18, dragons=6, mostAlike=4; may be repeated</source>
        <translation>NAME=VALUE, any number that studies can vary: towers=18, dragons=6, mostAlike=4; may be repeated</translation>
    </message>
    <message>
        <source>The figure to compare, by its name in reports (default: what matters by these rules, such as end/escape, points/mean, space-in/dungeon)</source>
        <translation>The figure to compare, by its name in reports (default: what matters by these rules, such as end/escape, points/mean, space-in/dungeon)</translation>
    </message>
    <message>
        <source>FIELD=MIN..MAX, limits of any number that the generator of such sets takes: towers=0..20; may be repeated</source>
        <translation>FIELD=MIN..MAX, limits of any number that the generator of such sets takes: towers=0..20; may be repeated</translation>
    </message>
    <message>
        <source>Factor by which a configuration or a kind of side may become more or less frequent; 1 keeps them</source>
        <translation>Factor by which a configuration or a kind of side may become more or less frequent; 1 keeps them</translation>
    </message>
    <message>
        <source>found the limit %1, expected FIELD=MIN..MAX</source>
        <translation>found the limit %1, expected FIELD=MIN..MAX</translation>
    </message>
    <message>
        <source>Share of all points that comes from fields</source>
        <translation>Share of all points that comes from fields</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Fields</translation>
    </message>
    <message>
        <source>More sides with fields, or more small cities, would help.</source>
        <translation>More sides with fields, or more small cities, would help.</translation>
    </message>
    <message>
        <source>Fewer sides with fields, or more roads that divide them, would help.</source>
        <translation>Fewer sides with fields, or more roads that divide them, would help.</translation>
    </message>
    <message>
        <source>Roads through a tunnel that score, per game</source>
        <translation>Roads through a tunnel that score, per game</translation>
    </message>
    <message>
        <source>More tunnel mouths on the tiles would help.</source>
        <translation>More tunnel mouths on the tiles would help.</translation>
    </message>
    <message>
        <source>Share of games in which any player enters the dungeon</source>
        <translation>Share of games in which any player enters the dungeon</translation>
    </message>
    <message>
        <source>Pieces that the dragon sends home, per game</source>
        <translation>Pieces that the dragon sends home, per game</translation>
    </message>
    <message>
        <source>Share of turns in which the dragon bars the dungeon</source>
        <translation>Share of turns in which the dragon bars the dungeon</translation>
    </message>
    <message>
        <source>Found %1, expected fields of the generator of sets for %2.</source>
        <translation>Found %1, expected fields of the generator of sets for %2.</translation>
    </message>
    <message>
        <source>Found limits for %1, expected one of: %2.</source>
        <translation>Found limits for %1, expected one of: %2.</translation>
    </message>
    <message>
        <source>Number of scorings per game: %1</source>
        <translation>Number of scorings per game: %1</translation>
    </message>
    <message>
        <source>Features that become shared by several players when a tile is laid, per game</source>
        <translation>Features that become shared by several players when a tile is laid, per game</translation>
    </message>
    <message>
        <source>Share of games in which any player&apos;s piece goes in: %1</source>
        <translation>Share of games in which any player&apos;s piece goes in: %1</translation>
    </message>
    <message>
        <source>Contests</source>
        <translation>Contests</translation>
    </message>
    <message>
        <source>Average number of features that become shared by several players when a copy is laid</source>
        <translation>Average number of features that become shared by several players when a copy is laid</translation>
    </message>
    <message>
        <source>Found the number %1, expected 0 to %2.</source>
        <translation>Found the number %1, expected 0 to %2.</translation>
    </message>
    <message>
        <source>Found %1 volcanoes, dragons, portals and towers, expected at most one a tile: %2.</source>
        <translation>Found %1 volcanoes, dragons, portals and towers, expected at most one a tile: %2.</translation>
    </message>
    <message>
        <source>found the bots %1 and %2, expected the same one in every seat: it plays against itself</source>
        <translation>found the bots %1 and %2, expected the same one in every seat: it plays against itself</translation>
    </message>
    <message>
        <source>Let the bot play against itself without a group of moves (“Place a follower”) or a kind of piece, on the same stacks; may be repeated</source>
        <translation>Let the bot play against itself without a group of moves (“Place a follower”) or a kind of piece, on the same stacks; may be repeated</translation>
    </message>
    <message>
        <source>Let a search play against itself with twice its playouts, on the same stacks, and double again, this many times</source>
        <translation>Let a search play against itself with twice its playouts, on the same stacks, and double again, this many times</translation>
    </message>
    <message>
        <source>found “%1” for what a bot must do without, expected a group of moves or a kind of piece: %2</source>
        <translation>found “%1” for what a bot must do without, expected a group of moves or a kind of piece: %2</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>Branching: average number of legal moves per decision</source>
        <translation>Branching: average number of legal moves per decision</translation>
    </message>
    <message>
        <source>Share of forced turns, in which every decision has only one legal move</source>
        <translation>Share of forced turns, in which every decision has only one legal move</translation>
    </message>
    <message>
        <source>Thinking longer than “%1” doesn&apos;t help significantly: the interval of the first doubling includes an even share or less.</source>
        <translation>Thinking longer than “%1” doesn&apos;t help significantly: the interval of the first doubling includes an even share or less.</translation>
    </message>
    <message>
        <source>Thinking longer helps significantly at each doubling, up to “%1”, the last one played.</source>
        <translation>Thinking longer helps significantly at each doubling, up to “%1”, the last one played.</translation>
    </message>
    <message>
        <source>Thinking longer helps significantly up to “%1”; for the doubling after it, the interval includes an even share or less.</source>
        <translation>Thinking longer helps significantly up to “%1”; for the doubling after it, the interval includes an even share or less.</translation>
    </message>
    <message>
        <source>“%1” wins %2 against “%3”; an even share is %4. Points ahead: %5.</source>
        <translation>“%1” wins %2 against “%3”; an even share is %4. Points ahead: %5.</translation>
    </message>
    <message>
        <source>Without “%1”, “%2” wins %3 against itself with it; an even share is %4. Points ahead: %5.</source>
        <translation>Without “%1”, “%2” wins %3 against itself with it; an even share is %4. Points ahead: %5.</translation>
    </message>
    <message>
        <source>Stopped before the first game was over.</source>
        <translation>Stopped before the first game was over.</translation>
    </message>
    <message>
        <source>Compares games of the same stack with the seats rotated: it shows how much the seat and the order of the tiles together decide who wins, not whether these bots, or people, could have done more about it.</source>
        <translation>Compares games of the same stack with the seats rotated: it shows how much the seat and the order of the tiles together decide who wins, not whether these bots, or people, could have done more about it.</translation>
    </message>
    <message>
        <source>The share of the variance between games that lies between stacks; the rest is what these bots decide and where they sit. Luck that a stack gives to one game and not to another belongs to the rest; a seat that always wins more isn&apos;t counted.</source>
        <translation>The share of the variance between games that lies between stacks; the rest is what these bots decide and where they sit. Luck that a stack gives to one game and not to another belongs to the rest; a seat that always wins more isn&apos;t counted.</translation>
    </message>
    <message>
        <source>Counts the moves that the rules allow at a decision, not how many of them differ in value.</source>
        <translation>Counts the moves that the rules allow at a decision, not how many of them differ in value.</translation>
    </message>
    <message>
        <source>Shows in how many turns the rules leave a player no choice, not in how many the best move is obvious.</source>
        <translation>Shows in how many turns the rules leave a player no choice, not in how many the best move is obvious.</translation>
    </message>
    <message>
        <source>Near an even share, the first half matters little; near 100 %, the second half matters little. It doesn&apos;t show whether the lead wins or the skill that led to it.</source>
        <translation>Near an even share, the first half matters little; near 100 %, the second half matters little. It doesn&apos;t show whether the lead wins or the skill that led to it.</translation>
    </message>
    <message>
        <source>Shows how far behind a player can be and still win. It doesn&apos;t show how often a player who is behind wins: losers&apos; deficits aren&apos;t included.</source>
        <translation>Shows how far behind a player can be and still win. It doesn&apos;t show how often a player who is behind wins: losers&apos; deficits aren&apos;t included.</translation>
    </message>
    <message>
        <source>Known only in hindsight: from then on, the eventual winner leads in points. It doesn&apos;t mean that nobody could have caught up. A game that is tied, shared or won by something other than points counts as decided at the end.</source>
        <translation>Known only in hindsight: from then on, the eventual winner leads in points. It doesn&apos;t mean that nobody could have caught up. A game that is tied, shared or won by something other than points counts as decided at the end.</translation>
    </message>
    <message>
        <source>The player&apos;s own turn by which he has more points, as the rules count them, than before the first turn; not how many more.</source>
        <translation>The player&apos;s own turn by which he has more points, as the rules count them, than before the first turn; not how many more.</translation>
    </message>
    <message>
        <source>Found the bot “%1”, expected one that thinks for a number of playouts: search-quick, search:iterations=50.</source>
        <translation>Found the bot “%1”, expected one that thinks for a number of playouts: search-quick, search:iterations=50.</translation>
    </message>
    <message>
        <source>Found %1 doublings of %2 playouts, expected one or more, and at most %3 playouts at the end.</source>
        <translation>Found %1 doublings of %2 playouts, expected one or more, and at most %3 playouts at the end.</translation>
    </message>
    <message>
        <source>Influence of seat and stack on who wins: none if each seat wins equally often with every stack, complete if each stack has one seat that always wins</source>
        <translation>Influence of seat and stack on who wins: none if each seat wins equally often with every stack, complete if each stack has one seat that always wins</translation>
    </message>
    <message>
        <source>Share of games in which one player alone leads at half-time</source>
        <translation>Share of games in which one player alone leads at half-time</translation>
    </message>
    <message>
        <source>Win rate of the player who alone leads at half-time: P(win | ahead); a shared win is divided</source>
        <translation>Win rate of the player who alone leads at half-time: P(win | ahead); a shared win is divided</translation>
    </message>
    <message>
        <source>Winner&apos;s worst deficit: points behind the leader at the start of a turn, average</source>
        <translation>Winner&apos;s worst deficit: points behind the leader at the start of a turn, average</translation>
    </message>
    <message>
        <source>Winner&apos;s worst deficit in points: %1</source>
        <translation>Winner&apos;s worst deficit in points: %1</translation>
    </message>
    <message>
        <source>Winner&apos;s worst deficit, as a multiple of the winning margin, of all games together</source>
        <translation>Winner&apos;s worst deficit, as a multiple of the winning margin, of all games together</translation>
    </message>
    <message>
        <source>Decided when: average number of turns after which the eventual winner alone leads for good</source>
        <translation>Decided when: average number of turns after which the eventual winner alone leads for good</translation>
    </message>
    <message>
        <source>Turns until decided: %1</source>
        <translation>Turns until decided: %1</translation>
    </message>
    <message>
        <source>Decided when: average share of the game&apos;s turns after which the eventual winner alone leads for good</source>
        <translation>Decided when: average share of the game&apos;s turns after which the eventual winner alone leads for good</translation>
    </message>
    <message>
        <source>Stop after this many minutes, and write the best set so far</source>
        <translation>Stop after this many minutes, and write the best set so far</translation>
    </message>
    <message>
        <source>Points per game</source>
        <translation>Points per game</translation>
    </message>
    <message>
        <source>scored by features with a tile there, each time in full, all players together</source>
        <translation>scored by features with a tile there, each time in full, all players together</translation>
    </message>
    <message>
        <source>Pieces per game</source>
        <translation>Pieces per game</translation>
    </message>
    <message>
        <source>placed there from players&apos; hands</source>
        <translation>placed there from players&apos; hands</translation>
    </message>
    <message>
        <source>Contests per game</source>
        <translation>Contests per game</translation>
    </message>
    <message>
        <source>features that become shared by several players when a tile is laid there</source>
        <translation>features that become shared by several players when a tile is laid there</translation>
    </message>
    <message>
        <source>Sent home per game</source>
        <translation>Sent home per game</translation>
    </message>
    <message>
        <source>pieces there that are sent home by a neutral piece, such as the dragon</source>
        <translation>pieces there that are sent home by a neutral piece, such as the dragon</translation>
    </message>
    <message>
        <source>All places: %1</source>
        <translation>All places: %1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>%1 by place: %2; darker means more</source>
        <translation>%1 by place: %2; darker means more</translation>
    </message>
    <message>
        <source>%1 by place</source>
        <translation>%1 by place</translation>
    </message>
    <message>
        <source>Found %1 as a place, expected two whole numbers separated by a comma, each from %2 to %3.</source>
        <translation>Found %1 as a place, expected two whole numbers separated by a comma, each from %2 to %3.</translation>
    </message>
    <message>
        <source>Places are counted from the first tile of the board, which is at 0, 0: first eastwards, then southwards. Games counted: %1.</source>
        <translation>Places are counted from the first tile of the board, which is at 0, 0: first eastwards, then southwards. Games counted: %1.</translation>
    </message>
    <message>
        <source>Places are counted from the first tile of the board, which is at 0, 0: first eastwards, then southwards. Games counted: %1. Anything more than %2 cells away, %3 % of all, is counted at the border.</source>
        <translation>Places are counted from the first tile of the board, which is at 0, 0: first eastwards, then southwards. Games counted: %1. Anything more than %2 cells away, %3 % of all, is counted at the border.</translation>
    </message>
    <message>
        <source>Shows what this bot loses without it, not what it is worth to people, or to a bot that is designed to do without. A greedy bot plans without a group of moves; a search, and any bot without a kind of piece, still count on it for their later moves and so lose a little more.</source>
        <translation>Shows what this bot loses without it, not what it is worth to people, or to a bot that is designed to do without. A greedy bot plans without a group of moves; a search, and any bot without a kind of piece, still count on it for their later moves and so lose a little more.</translation>
    </message>
    <message>
        <source>No tile surely decides games.</source>
        <translation>No tile surely decides games.</translation>
    </message>
    <message>
        <source>Tiles that surely decide games: %1.</source>
        <translation>Tiles that surely decide games: %1.</translation>
    </message>
    <message>
        <source>%1 tests of swings, one for each tile, corrected for their number (Holm): if no tile decided anything, there would be a mark “surely decides games” in at most 5 % of such playtests.</source>
        <translation>%1 tests of swings, one for each tile, corrected for their number (Holm): if no tile decided anything, there would be a mark “surely decides games” in at most 5 % of such playtests.</translation>
    </message>
    <message>
        <source>surely decides games</source>
        <translation>surely decides games</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Swing</translation>
    </message>
    <message>
        <source>Average margin at the end (own points minus the best other player&apos;s) of those who drew the tile, minus the average over all draws of the same seat</source>
        <translation>Average margin at the end (own points minus the best other player&apos;s) of those who drew the tile, minus the average over all draws of the same seat</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Idle</translation>
    </message>
    <message>
        <source>Share of laid copies on which no piece stood during the whole game, so that nothing was gained there</source>
        <translation>Share of laid copies on which no piece stood during the whole game, so that nothing was gained there</translation>
    </message>
    <message>
        <source>Share of laid copies on which no piece stood during the whole game, and of which no feature scored</source>
        <translation>Share of laid copies on which no piece stood during the whole game, and of which no feature scored</translation>
    </message>
    <message>
        <source>Share of laid tiles on which no piece stood during the whole game, so that nothing was gained there</source>
        <translation>Share of laid tiles on which no piece stood during the whole game, so that nothing was gained there</translation>
    </message>
    <message>
        <source>Share of laid tiles on which no piece stood during the whole game, and of which no feature scored</source>
        <translation>Share of laid tiles on which no piece stood during the whole game, and of which no feature scored</translation>
    </message>
    <message>
        <source>Fewer unplaceable draws</source>
        <translation>Fewer unplaceable draws</translation>
    </message>
    <message>
        <source>unplaceable draws</source>
        <translation>unplaceable draws</translation>
    </message>
    <message>
        <source>Fewer idle copies</source>
        <translation>Fewer idle copies</translation>
    </message>
    <message>
        <source>idle copies</source>
        <translation>idle copies</translation>
    </message>
    <message>
        <source>Fewer dead ends</source>
        <translation>Fewer dead ends</translation>
    </message>
    <message>
        <source>dead ends</source>
        <translation>dead ends</translation>
    </message>
    <message>
        <source>Fewer cells that no tile fits</source>
        <translation>Fewer cells that no tile fits</translation>
    </message>
    <message>
        <source>cells that no tile fits</source>
        <translation>cells that no tile fits</translation>
    </message>
    <message>
        <source>One more copy of “%1”: %2 %3 to %4 in %5 games</source>
        <translation>One more copy of “%1”: %2 %3 to %4 in %5 games</translation>
    </message>
    <message>
        <source>One copy fewer of “%1”: %2 %3 to %4 in %5 games</source>
        <translation>One copy fewer of “%1”: %2 %3 to %4 in %5 games</translation>
    </message>
    <message>
        <source>Found the picture “%1”, expected one in the folder of the set.</source>
        <translation>Found the picture “%1”, expected one in the folder of the set.</translation>
    </message>
    <message>
        <source>Copy it into the folder art beside the set, and name it as art/NAME.</source>
        <translation>Copy it into the folder art beside the set, and name it as art/NAME.</translation>
    </message>
    <message>
        <source>Found no picture “%1” in the folder of the set.</source>
        <translation>Found no picture “%1” in the folder of the set.</translation>
    </message>
    <message>
        <source>Put the file there, or remove the picture from the tile.</source>
        <translation>Put the file there, or remove the picture from the tile.</translation>
    </message>
    <message>
        <source>The picture “%1” is larger than %2 MiB, which is the limit.</source>
        <translation>The picture “%1” is larger than %2 MiB, which is the limit.</translation>
    </message>
    <message>
        <source>Make it smaller: 1,000 pixels are plenty for a tile.</source>
        <translation>Make it smaller: 1,000 pixels are plenty for a tile.</translation>
    </message>
    <message>
        <source>Found a file of another kind, expected PNG, JPEG or SVG.</source>
        <translation>Found a file of another kind, expected PNG, JPEG or SVG.</translation>
    </message>
    <message>
        <source>Choose a PNG, JPEG or SVG file.</source>
        <translation>Choose a PNG, JPEG or SVG file.</translation>
    </message>
    <message>
        <source>Found a picture that is damaged or incomplete.</source>
        <translation>Found a picture that is damaged or incomplete.</translation>
    </message>
    <message>
        <source>Save the picture again in the program that made it.</source>
        <translation>Save the picture again in the program that made it.</translation>
    </message>
    <message>
        <source>Found a picture without width or height.</source>
        <translation>Found a picture without width or height.</translation>
    </message>
    <message>
        <source>Found a picture of %1 by %2 pixels, expected at most %3 on a side and %4 million in all.</source>
        <translation>Found a picture of %1 by %2 pixels, expected at most %3 on a side and %4 million in all.</translation>
    </message>
    <message>
        <source>Found “%1” in the SVG, expected shapes that need nothing but the file itself: no scripts, no links, no entities.</source>
        <translation>Found “%1” in the SVG, expected shapes that need nothing but the file itself: no scripts, no links, no entities.</translation>
    </message>
    <message>
        <source>Save it as plain SVG, with its pictures embedded.</source>
        <translation>Save it as plain SVG, with its pictures embedded.</translation>
    </message>
    <message>
        <source>Found &lt;%1&gt; in the SVG, which would not look the same everywhere; expected shapes, gradients and embedded pictures.</source>
        <translation>Found &lt;%1&gt; in the SVG, which would not look the same everywhere; expected shapes, gradients and embedded pictures.</translation>
    </message>
    <message>
        <source>Turn texts and effects into paths, or save the picture as PNG.</source>
        <translation>Turn texts and effects into paths, or save the picture as PNG.</translation>
    </message>
    <message>
        <source>Found an SVG with too many or too deeply nested elements, expected at most %1, and %2 deep.</source>
        <translation>Found an SVG with too many or too deeply nested elements, expected at most %1, and %2 deep.</translation>
    </message>
    <message>
        <source>Simplify the drawing, or save the picture as PNG.</source>
        <translation>Simplify the drawing, or save the picture as PNG.</translation>
    </message>
    <message>
        <source>Found &lt;%1&gt;, expected an SVG.</source>
        <translation>Found &lt;%1&gt;, expected an SVG.</translation>
    </message>
    <message>
        <source>There is a picture for “%1”, but no such tile.</source>
        <translation>There is a picture for “%1”, but no such tile.</translation>
    </message>
    <message>
        <source>Correct the id in the file, or remove the entry.</source>
        <translation>Correct the id in the file, or remove the entry.</translation>
    </message>
    <message>
        <source>Found %1, expected what a tuning writes there.</source>
        <translation>Found %1, expected what a tuning writes there.</translation>
    </message>
    <message>
        <source>Found %1, expected at most %2, the sum over all cells.</source>
        <translation>Found %1, expected at most %2, the sum over all cells.</translation>
    </message>
    <message>
        <source>Bots in seat order: random, greedy, search-quick, search, search-strong, search:seconds=0.5, search:iterations=200; in landscape, tunnel and dungeon also one-ply</source>
        <translation>Bots in seat order: random, greedy, search-quick, search, search-strong, search:seconds=0.5, search:iterations=200; in landscape, tunnel and dungeon also one-ply</translation>
    </message>
    <message>
        <source>the white marker stays</source>
        <translation>the white marker stays</translation>
    </message>
    <message>
        <source>removing a black marker takes %1 actions, but a turn has only %2; it can be removed by picks only</source>
        <translation>removing a black marker takes %1 actions, but a turn has only %2; it can be removed by picks only</translation>
    </message>
    <message>
        <source>Lower blackRemovalActions, or raise actionsPerTurn.</source>
        <translation>Lower blackRemovalActions, or raise actionsPerTurn.</translation>
    </message>
    <message>
        <source>A Runner or Prisoner may go on for the same action where both doors of a passageway are open; special doors never count as open (B-5.2).</source>
        <translation>A Runner or Prisoner may go on for the same action where both doors of a passageway are open; special doors never count as open (B-5.2).</translation>
    </message>
    <message>
        <source>Door markers may also be placed between two rooms of the board; one played from hand while moving always may be (B-5.7).</source>
        <translation>Door markers may also be placed between two rooms of the board; one played from hand while moving always may be (B-5.7).</translation>
    </message>
    <message>
        <source>A white marker may be played while moving, without an action of its own, where the exit door costs a pick (B-6.5).</source>
        <translation>A white marker may be played while moving, without an action of its own, where the exit door costs a pick (B-6.5).</translation>
    </message>
    <message>
        <source>Whoever passes a white marker may leave it in place and pay for the exit door, if it costs anything (B-6.5).</source>
        <translation>Whoever passes a white marker may leave it in place and pay for the exit door, if it costs anything (B-6.5).</translation>
    </message>
    <message>
        <source>The fairy leaves the dungeon with the follower whom she is with; he leaves before others of his kind (D-2.4).</source>
        <translation>The fairy leaves the dungeon with the follower whom she is with; he leaves before others of his kind (D-2.4).</translation>
    </message>
    <message>
        <source>The dragon may come out of the dungeon where the fairy is, even when it is flushed out (D-5.2, D-5.3).</source>
        <translation>The dragon may come out of the dungeon where the fairy is, even when it is flushed out (D-5.2, D-5.3).</translation>
    </message>
    <message>
        <source>To its own tile and the eight around it, to the tiles of the feature that was scored (for a cloister, only its own), or to its own tile and those that touch it along a side (L-4.3).</source>
        <translation>To its own tile and the eight around it, to the tiles of the feature that was scored (for a cloister, only its own), or to its own tile and those that touch it along a side (L-4.3).</translation>
    </message>
    <message>
        <source>Everybody has the same number of turns: no round begins, and no second part of a turn, unless the stack has a tile for each player still to come in it. A player who finds only tiles that fit nowhere takes his turn without one (L-2.4).</source>
        <translation>Everybody has the same number of turns: no round begins, and no second part of a turn, unless the stack has a tile for each player still to come in it. A player who finds only tiles that fit nowhere takes his turn without one (L-2.4).</translation>
    </message>
    <message>
        <source>there is no tile to lay this turn</source>
        <translation>there is no tile to lay this turn</translation>
    </message>
    <message>
        <source>Both tokens of a tunnel come back to their player when its road is scored; the road ends at its mouths again (U-2.2).</source>
        <translation>Both tokens of a tunnel come back to their player when its road is scored; the road ends at its mouths again (U-2.2).</translation>
    </message>
    <message>
        <source>%1: found %2, expected %3 or %4</source>
        <translation>%1: found %2, expected %3 or %4</translation>
    </message>
    <message>
        <source>No round begins, and no second part of a turn, unless the stack has a tile for each player who is still to come in it. If none of the tiles left can be laid in the middle of a round, the others take their turns without a tile. The game is over with the last round.</source>
        <translation>No round begins, and no second part of a turn, unless the stack has a tile for each player who is still to come in it. If none of the tiles left can be laid in the middle of a round, the others take their turns without a tile. The game is over with the last round.</translation>
    </message>
    <message>
        <source>Both tokens of a tunnel come back when its road is scored; then the road ends at those mouths again, and they can take tokens again.</source>
        <translation>Both tokens of a tunnel come back when its road is scored; then the road ends at those mouths again, and they can take tokens again.</translation>
    </message>
    <message>
        <source>%1 is played with these sets too: %2</source>
        <translation>%1 is played with these sets too: %2</translation>
    </message>
    <message>
        <source>Name them with --tileset, unless the leaflet is for a game without them.</source>
        <translation>Name them with --tileset, unless the leaflet is for a game without them.</translation>
    </message>
    <message>
        <source>found --tileset, which works only with --what rules</source>
        <translation>found --tileset, which works only with --what rules</translation>
    </message>
    <message>
        <source>A tile set of the leaflet; several are combined</source>
        <translation>A tile set of the leaflet; several are combined</translation>
    </message>
    <message>
        <source>Rules of leaflet, pieces and aids (default: those that the tiles suit)</source>
        <translation>Rules of leaflet, pieces and aids (default: those that the tiles suit)</translation>
    </message>
    <message>
        <source>A rule option of leaflet, pieces and player aids, name=value; may be repeated</source>
        <translation>A rule option of leaflet, pieces and player aids, name=value; may be repeated</translation>
    </message>
    <message>
        <source>How many pick colours are in play, from blue on; set: as many as the tile set lists. A skull of any other colour counts as an open door (B-1.5).</source>
        <translation>How many pick colours are in play, from blue on; set: as many as the tile set lists. A skull of any other colour counts as an open door (B-1.5).</translation>
    </message>
    <message>
        <source>as the tile set lists</source>
        <translation>as the tile set lists</translation>
    </message>
    <message>
        <source>%1 a turn, protects</source>
        <translation>%1 a turn, protects</translation>
    </message>
    <message>
        <source>protects</source>
        <translation>protects</translation>
    </message>
    <message>
        <source>A Runner or a Prisoner may go on for the same action, as far as he likes, through passageways with two open doors and no marker, but into no chamber twice.</source>
        <translation>A Runner or a Prisoner may go on for the same action, as far as he likes, through passageways with two open doors and no marker, but into no chamber twice.</translation>
    </message>
    <message>
        <source>You may play a white one while you move, without an action of its own, where the door would cost you a pick.</source>
        <translation>You may play a white one while you move, without an action of its own, where the door would cost you a pick.</translation>
    </message>
    <message>
        <source>It goes back to the supply.</source>
        <translation>It goes back to the supply.</translation>
    </message>
    <message>
        <source>Each player takes only one key in the whole game. A player who has taken his, or finds none left, can&apos;t enter.</source>
        <translation>Each player takes only one key in the whole game. A player who has taken his, or finds none left, can&apos;t enter.</translation>
    </message>
    <message>
        <source>Only one key is taken in the whole game; after that nobody can enter.</source>
        <translation>Only one key is taken in the whole game; after that nobody can enter.</translation>
    </message>
    <message>
        <source>That ends his player&apos;s turn. The round is played to its end, and every player whose Prisoner has escaped wins; a Prisoner who has escaped bars the guardhouse to nobody.</source>
        <translation>That ends his player&apos;s turn. The round is played to its end, and every player whose Prisoner has escaped wins; a Prisoner who has escaped bars the guardhouse to nobody.</translation>
    </message>
    <message>
        <source>blue picks: %1</source>
        <translation>blue picks: %1</translation>
    </message>
    <message>
        <source>With two players, yellow starts in the cell of red.</source>
        <translation>With two players, yellow starts in the cell of red.</translation>
    </message>
    <message>
        <source>In seat order, each player then chooses one coloured pick.</source>
        <translation>In seat order, each player then chooses one coloured pick.</translation>
    </message>
    <message>
        <source>In seat order, each player then chooses %1 coloured picks, the same or different.</source>
        <translation>In seat order, each player then chooses %1 coloured picks, the same or different.</translation>
    </message>
    <message>
        <source>The players are blue, yellow, green and red, in this order; blue begins. All hands are open. Pay first, then take; what the supply lacks can&apos;t be taken.</source>
        <translation>The players are blue, yellow, green and red, in this order; blue begins. All hands are open. Pay first, then take; what the supply lacks can&apos;t be taken.</translation>
    </message>
    <message>
        <source>It is sealed off when neither it nor any chamber joined to it, whatever doors and markers lie between, has a passage at the edge of the dungeon, and none of them is a guard chamber (for a key room or a guardhouse: an entrance).</source>
        <translation>It is sealed off when neither it nor any chamber joined to it, whatever doors and markers lie between, has a passage at the edge of the dungeon, and none of them is a guard chamber (for a key room or a guardhouse: an entrance).</translation>
    </message>
    <message>
        <source>Only blue is in play; any other skull is an open door.</source>
        <translation>Only blue is in play; any other skull is an open door.</translation>
    </message>
    <message>
        <source>Guardhouse: entered only by a Prisoner whose player holds a golden key, never by a Runner.</source>
        <translation>Guardhouse: entered only by a Prisoner whose player holds a golden key, never by a Runner.</translation>
    </message>
    <message>
        <source>Whoever passes may leave it, and then pays and takes as if there were no marker.</source>
        <translation>Whoever passes may leave it, and then pays and takes as if there were no marker.</translation>
    </message>
    <message>
        <source>A Guard is always alone in a chamber.</source>
        <translation>A Guard is always alone in a chamber.</translation>
    </message>
    <message>
        <source>Guards pay nothing. They may also go into an empty guardhouse, key room or closed cell, and so bar it; never into an entrance.</source>
        <translation>Guards pay nothing. They may also go into an empty guardhouse, key room or closed cell, and so bar it; never into an entrance.</translation>
    </message>
    <message>
        <source>Volcano: when you lay it, the dragon comes to this tile at once. Nothing is placed on the tile where the dragon stands.</source>
        <translation>Volcano: when you lay it, the dragon comes to this tile at once. Nothing is placed on the tile where the dragon stands.</translation>
    </message>
    <message>
        <source>Dragon: when you lay it and the dragon is in play, it flies before scoring.</source>
        <translation>Dragon: when you lay it and the dragon is in play, it flies before scoring.</translation>
    </message>
    <message>
        <source>Dragon: when you lay it and the dragon is in play, it flies after scoring.</source>
        <translation>Dragon: when you lay it and the dragon is in play, it flies after scoring.</translation>
    </message>
    <message>
        <source>It takes one step.</source>
        <translation>It takes one step.</translation>
    </message>
    <message>
        <source>It takes %1 steps.</source>
        <translation>It takes %1 steps.</translation>
    </message>
    <message>
        <source>Each step leads to a tile that touches its own along a side, where it has not been in this flight and where the fairy is not; if there is none, the flight is over. All figures on a tile that it enters go home.</source>
        <translation>Each step leads to a tile that touches its own along a side, where it has not been in this flight and where the fairy is not; if there is none, the flight is over. All figures on a tile that it enters go home.</translation>
    </message>
    <message>
        <source>When his feature is scored, she brings you %1, even if its points go to others.</source>
        <translation>When his feature is scored, she brings you %1, even if its points go to others.</translation>
    </message>
    <message>
        <source>If two players hold each other&apos;s followers, one of each comes home at once. Once in your turn, before or after placing, you may buy back a follower for 3 of your points, if you have them; they go to the player who holds him.</source>
        <translation>If two players hold each other&apos;s followers, one of each comes home at once. Once in your turn, before or after placing, you may buy back a follower for 3 of your points, if you have them; they go to the player who holds him.</translation>
    </message>
    <message>
        <source>In: on a tile with an entrance that you have just laid you may, instead of placing a figure, send a small or large follower or the mayor into the dungeon, from this tile or one that touches it along a side.</source>
        <translation>In: on a tile with an entrance that you have just laid you may, instead of placing a figure, send a small or large follower or the mayor into the dungeon, from this tile or one that touches it along a side.</translation>
    </message>
    <message>
        <source>In: on a tile with an entrance that you have just laid you may, instead of placing a figure, send a small or large follower or the mayor into the dungeon, from your supply, this tile or one that touches it along a side.</source>
        <translation>In: on a tile with an entrance that you have just laid you may, instead of placing a figure, send a small or large follower or the mayor into the dungeon, from your supply, this tile or one that touches it along a side.</translation>
    </message>
    <message>
        <source>The mayor goes in only by a tile with a city.</source>
        <translation>The mayor goes in only by a tile with a city.</translation>
    </message>
    <message>
        <source>If the dragon stands on that tile, he is eaten.</source>
        <translation>If the dragon stands on that tile, he is eaten.</translation>
    </message>
    <message>
        <source>The fairy may be put with a follower of yours below; there she brings nothing.</source>
        <translation>The fairy may be put with a follower of yours below; there she brings nothing.</translation>
    </message>
    <message>
        <source>They are asked clockwise from the player who made the step.</source>
        <translation>They are asked clockwise from the player who made the step.</translation>
    </message>
    <message>
        <source>Each decides for the small ones first, then the large one, then the mayor; any that find the dungeon full are eaten.</source>
        <translation>Each decides for the small ones first, then the large one, then the mayor; any that find the dungeon full are eaten.</translation>
    </message>
    <message>
        <source>Each decides for the small ones first, then the large one, then the mayor.</source>
        <translation>Each decides for the small ones first, then the large one, then the mayor.</translation>
    </message>
    <message>
        <source>If there is not room for all, the small ones go first, then the large one, then the mayor.</source>
        <translation>If there is not room for all, the small ones go first, then the large one, then the mayor.</translation>
    </message>
    <message>
        <source>From there nobody flees; the next players make its other steps, and it does not go in again by that tile.</source>
        <translation>From there nobody flees; the next players make its other steps, and it does not go in again by that tile.</translation>
    </message>
    <message>
        <source>Road: %1 for each tile, complete or not. Complete when both ends are closed, by a crossing, a city or a cloister, or when it forms a ring.</source>
        <translation>Road: %1 for each tile, complete or not. Complete when both ends are closed, by a crossing, a city or a cloister, or when it forms a ring.</translation>
    </message>
    <message>
        <source>City: %1 for each tile when complete, half as much if not. Complete when it is closed all around and has no gap inside.</source>
        <translation>City: %1 for each tile when complete, half as much if not. Complete when it is closed all around and has no gap inside.</translation>
    </message>
    <message>
        <source>A complete city of only two tiles scores half as much, unless it has a cathedral.</source>
        <translation>A complete city of only two tiles scores half as much, unless it has a cathedral.</translation>
    </message>
    <message>
        <source>Roads, cities and the outer edge of the tiles bound it.</source>
        <translation>Roads, cities and the outer edge of the tiles bound it.</translation>
    </message>
    <message>
        <source>Wine, grain and cloth have no effect in this game.</source>
        <translation>Wine, grain and cloth have no effect in this game.</translation>
    </message>
    <message>
        <source>Builder: placed in place of a follower, on a road or city of the tile just laid, complete or not, on which you have a follower. When a later tile of yours continues it, you draw, lay, place and score once more, once a turn. He counts for nothing when followers are compared, and goes home with your last follower there, or when it is scored.</source>
        <translation>Builder: placed in place of a follower, on a road or city of the tile just laid, complete or not, on which you have a follower. When a later tile of yours continues it, you draw, lay, place and score once more, once a turn. He counts for nothing when followers are compared, and goes home with your last follower there, or when it is scored.</translation>
    </message>
    <message>
        <source>Pig: placed in place of a follower, on a field of the tile just laid on which you have a follower. If you score the field, each complete city of it brings you %1 more. It counts for nothing when followers are compared, and goes home with your last follower there.</source>
        <translation>Pig: placed in place of a follower, on a field of the tile just laid on which you have a follower. If you score the field, each complete city of it brings you %1 more. It counts for nothing when followers are compared, and goes home with your last follower there.</translation>
    </message>
    <message>
        <source>The dragon and the fairy start beside the tiles. If a dragon tile is drawn before the first volcano, set it aside and draw another; with the first volcano, shuffle those set aside into the stack.</source>
        <translation>The dragon and the fairy start beside the tiles. If a dragon tile is drawn before the first volcano, set it aside and draw another; with the first volcano, shuffle those set aside into the stack.</translation>
    </message>
    <message>
        <source>Two tokens of one colour join the two roads at their mouths into one, for all players. Two at the ends of one road close both.</source>
        <translation>Two tokens of one colour join the two roads at their mouths into one, for all players. Two at the ends of one road close both.</translation>
    </message>
    <message>
        <source>Add it: it is in play, since a later colour is.</source>
        <translation>Add it: it is in play, since a later colour is.</translation>
    </message>
    <message>
        <source>The %1 side is %2, which comes after the last pick colour of the tile set; unless a game is played with more colours, the door counts as open.</source>
        <translation>The %1 side is %2, which comes after the last pick colour of the tile set; unless a game is played with more colours, the door counts as open.</translation>
    </message>
    <message>
        <source>It eats nothing on the tile where it starts.</source>
        <translation>It eats nothing on the tile where it starts.</translation>
    </message>
    <message>
        <source>Anyone may fetch her from there to a follower of his own.</source>
        <translation>Anyone may fetch her from there to a follower of his own.</translation>
    </message>
    <message>
        <source>Your followers of a kind there are alike: while the dragon is not below, the one with her leaves last.</source>
        <translation>Your followers of a kind there are alike: while the dragon is not below, the one with her leaves last.</translation>
    </message>
    <message>
        <source>Your followers of a kind there are alike: the one with her leaves first.</source>
        <translation>Your followers of a kind there are alike: the one with her leaves first.</translation>
    </message>
    <message>
        <source>The dragon eats nobody there.</source>
        <translation>The dragon eats nobody there.</translation>
    </message>
    <message>
        <source>Followers are the small and large ones, the mayor and the wagon; figures are these, the builder and the pig.</source>
        <translation>Followers are the small and large ones, the mayor and the wagon; figures are these, the builder and the pig.</translation>
    </message>
    <message>
        <source>You may place one figure at most.</source>
        <translation>You may place one figure at most.</translation>
    </message>
    <message>
        <source>An inn counts for the whole of the joined road.</source>
        <translation>An inn counts for the whole of the joined road.</translation>
    </message>
    <message>
        <source>repeat</source>
        <translation>repeat</translation>
    </message>
    <message>
        <source>Collecting again</source>
        <translation>Collecting again</translation>
    </message>
    <message>
        <source>How often a player may take one more pick of the colour that a move brought: once after it, or as often as he has actions (B-5.3).</source>
        <translation>How often a player may take one more pick of the colour that a move brought: once after it, or as often as he has actions (B-5.3).</translation>
    </message>
    <message>
        <source>Exchange token at any time</source>
        <translation>Exchange token at any time</translation>
    </message>
    <message>
        <source>The exchange token may also be used between drawing another tile and laying it (B-4.7).</source>
        <translation>The exchange token may also be used between drawing another tile and laying it (B-4.7).</translation>
    </message>
    <message>
        <source>Collect again: directly after a move that brought a pick, take one more of its colour.</source>
        <translation>Collect again: directly after a move that brought a pick, take one more of its colour.</translation>
    </message>
    <message>
        <source>Once after each such move.</source>
        <translation>Once after each such move.</translation>
    </message>
    <message>
        <source>As often as you have actions for it.</source>
        <translation>As often as you have actions for it.</translation>
    </message>
    <message>
        <source>Also between drawing another tile and laying it.</source>
        <translation>Also between drawing another tile and laying it.</translation>
    </message>
    <message>
        <source>the pick stays</source>
        <translation>the pick stays</translation>
    </message>
    <message>
        <source>always</source>
        <translation>always</translation>
    </message>
    <message>
        <source>Taking picks</source>
        <translation>Taking picks</translation>
    </message>
    <message>
        <source>Whether a Runner who enters by a skull always takes its pick, or may leave it in the supply (B-6.3).</source>
        <translation>Whether a Runner who enters by a skull always takes its pick, or may leave it in the supply (B-6.3).</translation>
    </message>
    <message>
        <source>He may leave it there.</source>
        <translation>He may leave it there.</translation>
    </message>
    <message>
        <source>left, or no such field</source>
        <translation>left, or no such field</translation>
    </message>
    <message>
        <source>white marker in the chamber at %1, %2</source>
        <translation>white marker in the chamber at %1, %2</translation>
    </message>
    <message>
        <source>white markers lie in chambers, but the map shows some on passageways</source>
        <translation>white markers lie in chambers, but the map shows some on passageways</translation>
    </message>
    <message>
        <source>Remove them from the map, or set whiteMarks to passageway.</source>
        <translation>Remove them from the map, or set whiteMarks to passageway.</translation>
    </message>
    <message>
        <source>passageway</source>
        <translation>passageway</translation>
    </message>
    <message>
        <source>White markers lie</source>
        <translation>White markers lie</translation>
    </message>
    <message>
        <source>Where white markers lie: on a passageway, for both directions, or in a chamber, for whichever of its coloured doors the next one leaves by (B-6.5).</source>
        <translation>Where white markers lie: on a passageway, for both directions, or in a chamber, for whichever of its coloured doors the next one leaves by (B-6.5).</translation>
    </message>
    <message>
        <source>no chamber with a coloured door has room for a white marker</source>
        <translation>no chamber with a coloured door has room for a white marker</translation>
    </message>
    <message>
        <source>you have no black marker</source>
        <translation>you have no black marker</translation>
    </message>
    <message>
        <source>Place a black door marker of yours on a passageway that has none, or a white one in a chamber that has a coloured door and no white one.</source>
        <translation>Place a black door marker of yours on a passageway that has none, or a white one in a chamber that has a coloured door and no white one.</translation>
    </message>
    <message>
        <source>No white one may lie in a room of the board.</source>
        <translation>No white one may lie in a room of the board.</translation>
    </message>
    <message>
        <source>White marker: the next Runner or Prisoner to leave its chamber by a coloured door pays nothing for a skull and takes nothing; then the marker goes back to the supply.</source>
        <translation>White marker: the next Runner or Prisoner to leave its chamber by a coloured door pays nothing for a skull and takes nothing; then the marker goes back to the supply.</translation>
    </message>
    <message>
        <source>to remove: %1</source>
        <translation>to remove: %1</translation>
    </message>
    <message>
        <source>silver pick: %1</source>
        <translation>silver pick: %1</translation>
    </message>
    <message>
        <source>free</source>
        <translation>free</translation>
    </message>
    <message>
        <source>text, outlines, or auto: text in PDF, outlines in SVG</source>
        <translation>text, outlines, or auto: text in PDF, outlines in SVG</translation>
    </message>
    <message>
        <source>no font on this computer has these letters; boxes stand for them: %1</source>
        <translation>no font on this computer has these letters; boxes stand for them: %1</translation>
    </message>
    <message>
        <source>Install a font that has them, or use other letters.</source>
        <translation>Install a font that has them, or use other letters.</translation>
    </message>
    <message>
        <source>the text is too long for its place and was shortened: %1</source>
        <translation>the text is too long for its place and was shortened: %1</translation>
    </message>
    <message>
        <source>Shorten the text, or choose larger paper.</source>
        <translation>Shorten the text, or choose larger paper.</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>The code of the language into which this is translated.</extracomment>
        <translation>en</translation>
    </message>
    <message>
        <source>Text as</source>
        <translation>Text as</translation>
    </message>
    <message>
        <source>Text can be searched and copied, and its font is in the file; outlines look the same in every program</source>
        <translation>Text can be searched and copied, and its font is in the file; outlines look the same in every program</translation>
    </message>
    <message>
        <source>text in PDF, outlines in SVG</source>
        <translation>text in PDF, outlines in SVG</translation>
    </message>
    <message>
        <source>text</source>
        <translation>text</translation>
    </message>
    <message>
        <source>outlines</source>
        <translation>outlines</translation>
    </message>
    <message>
        <source>%1 is new and equals %2, which is missing from the table; nothing was written</source>
        <translation>%1 is new and equals %2, which is missing from the table; nothing was written</translation>
    </message>
    <message>
        <source>Choose --equal rename or --equal add; --list lists all.</source>
        <translation>Choose --equal rename or --equal add; --list lists all.</translation>
    </message>
    <message>
        <source>What happens to a new tile that equals a missing one in all but its id: rename gives that one the new id, add keeps both</source>
        <translation>What happens to a new tile that equals a missing one in all but its id: rename gives that one the new id, add keeps both</translation>
    </message>
    <message>
        <source>row 1: the column %1 was read as %2</source>
        <translation>row 1: the column %1 was read as %2</translation>
    </message>
    <message>
        <source>row 1: unknown columns, kept as fields of the tiles: %1</source>
        <translation>row 1: unknown columns, kept as fields of the tiles: %1</translation>
    </message>
    <message>
        <source>row 1: there is no column count; each new tile has one copy</source>
        <translation>row 1: there is no column count; each new tile has one copy</translation>
    </message>
    <message>
        <source>row 1: found a heading, and no row of a tile below it</source>
        <translation>row 1: found a heading, and no row of a tile below it</translation>
    </message>
    <message>
        <source>row 1: found the columns of a %1 set, and this is a %2 set; expected the columns %3</source>
        <translation>row 1: found the columns of a %1 set, and this is a %2 set; expected the columns %3</translation>
    </message>
    <message>
        <source>Import it into a set of its own.</source>
        <translation>Import it into a set of its own.</translation>
    </message>
    <message>
        <source>found the file name %1, expected one that ends in %2, or a folder</source>
        <translation>found the file name %1, expected one that ends in %2, or a folder</translation>
    </message>
    <message>
        <source>Remove the pages and pieces that an earlier run left in the folder</source>
        <translation>Remove the pages and pieces that an earlier run left in the folder</translation>
    </message>
    <message>
        <source>files of an earlier run are still there (%1): %2</source>
        <translation>files of an earlier run are still there (%1): %2</translation>
    </message>
    <message>
        <source>With --remove-leftovers they are removed.</source>
        <translation>With --remove-leftovers they are removed.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be removed: %2</source>
        <translation>%1 can&apos;t be removed: %2</translation>
    </message>
    <message>
        <source>Paper %1 x %2 mm, margins %3, %4, %5, %6 (top, right, bottom, left), tiles %7 mm, gaps %8 across and %9 down</source>
        <translation>Paper %1 x %2 mm, margins %3, %4, %5, %6 (top, right, bottom, left), tiles %7 mm, gaps %8 across and %9 down</translation>
    </message>
    <message>
        <source>Margin in mm; or four as TOPxRIGHTxBOTTOMxLEFT</source>
        <translation>Margin in mm; or four as TOPxRIGHTxBOTTOMxLEFT</translation>
    </message>
    <message>
        <source>Gap between the bleeds of neighbours in mm; or two as ACROSSxDOWN</source>
        <translation>Gap between the bleeds of neighbours in mm; or two as ACROSSxDOWN</translation>
    </message>
    <message>
        <source>Moves backs, in mm, as ACROSSxDOWN</source>
        <translation>Moves backs, in mm, as ACROSSxDOWN</translation>
    </message>
    <message>
        <source>the set has nothing that this game adds to the basic one</source>
        <translation>the set has nothing that this game adds to the basic one</translation>
    </message>
    <message>
        <source>Nothing was changed. Free some space, or save in another place.</source>
        <translation>Nothing was changed. Free some space, or save in another place.</translation>
    </message>
    <message>
        <source>Nothing was changed. Remove the file&apos;s write protection, or save in another place.</source>
        <translation>Nothing was changed. Remove the file&apos;s write protection, or save in another place.</translation>
    </message>
    <message>
        <source>Nothing was changed. Save in another place.</source>
        <translation>Nothing was changed. Save in another place.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be written because its folder “%2” doesn&apos;t accept new files: %3.</source>
        <translation>“%1” can&apos;t be written because its folder “%2” doesn&apos;t accept new files: %3.</translation>
    </message>
    <message>
        <source>Nothing was changed. Save in another folder, or allow writing in this one.</source>
        <translation>Nothing was changed. Save in another folder, or allow writing in this one.</translation>
    </message>
    <message>
        <source>The folder on the web that you will upload them to; everyone who plays loads them from there. Empty: pictures that have not changed keep the addresses of the earlier export, the others come from this folder.</source>
        <translation>The folder on the web that you will upload them to; everyone who plays loads them from there. Empty: pictures that have not changed keep the addresses of the earlier export, the others come from this folder.</translation>
    </message>
    <message>
        <source>no address was given, so pictures come from this folder, which only this computer sees (%1 of %2)</source>
        <translation>no address was given, so pictures come from this folder, which only this computer sees (%1 of %2)</translation>
    </message>
    <message>
        <source>Upload them in Tabletop Simulator (Modding, Cloud Manager), or give the address of a folder on the web.</source>
        <translation>Upload them in Tabletop Simulator (Modding, Cloud Manager), or give the address of a folder on the web.</translation>
    </message>
    <message>
        <source>The end of the road to the %1 side divides the field, but the same field lies on both sides of the road.</source>
        <translation>The end of the road to the %1 side divides the field, but the same field lies on both sides of the road.</translation>
    </message>
    <message>
        <source>Lay the fields anew, or let the road end in the open.</source>
        <translation>Lay the fields anew, or let the road end in the open.</translation>
    </message>
    <message>
        <source>The road to the %1 side ends where others do, but a city lies between them.</source>
        <translation>The road to the %1 side ends where others do, but a city lies between them.</translation>
    </message>
    <message>
        <source>Choose another end, for example a gate.</source>
        <translation>Choose another end, for example a gate.</translation>
    </message>
    <message>
        <source>The pick colour %1 is only on tiles with a count of 0.</source>
        <translation>The pick colour %1 is only on tiles with a count of 0.</translation>
    </message>
    <message>
        <source>Raise a count, or put it on other tiles.</source>
        <translation>Raise a count, or put it on other tiles.</translation>
    </message>
    <message>
        <source>The shares of open and special doors add up to %1 %, expected at most 100 %.</source>
        <translation>The shares of open and special doors add up to %1 %, expected at most 100 %.</translation>
    </message>
    <message>
        <source>A road ends at a cloister, but the tile has none: the one in the picture counts for nothing.</source>
        <translation>A road ends at a cloister, but the tile has none: the one in the picture counts for nothing.</translation>
    </message>
    <message>
        <source>A road ends at a tower, but the tile has none: the one in the picture counts for nothing.</source>
        <translation>A road ends at a tower, but the tile has none: the one in the picture counts for nothing.</translation>
    </message>
    <message>
        <source>A road ends at a volcano, but the tile has none: the one in the picture counts for nothing.</source>
        <translation>A road ends at a volcano, but the tile has none: the one in the picture counts for nothing.</translation>
    </message>
    <message>
        <source>Add it to the tile, or choose another end.</source>
        <translation>Add it to the tile, or choose another end.</translation>
    </message>
    <message>
        <source>In the picture a field touches a city that it doesn&apos;t list, so it scores nothing for it.</source>
        <translation>In the picture a field touches a city that it doesn&apos;t list, so it scores nothing for it.</translation>
    </message>
    <message>
        <source>Lay the fields anew, or let them touch.</source>
        <translation>Lay the fields anew, or let them touch.</translation>
    </message>
    <message>
        <source>tiles: %1</source>
        <translation>tiles: %1</translation>
    </message>
    <message>
        <source>Average final score of player %1, who sits in every seat equally often</source>
        <translation>Average final score of player %1, who sits in every seat equally often</translation>
    </message>
</context>
<context>
    <name>HelpHeadings</name>
    <message>
        <source>The list of tiles</source>
        <translation>The list of tiles</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Issues</translation>
    </message>
    <message>
        <source>The tile</source>
        <translation>The tile</translation>
    </message>
    <message>
        <source>The set</source>
        <translation>The set</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>Rooms and tiles</source>
        <translation>Rooms and tiles</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>The map</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Overview</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>The table</translation>
    </message>
</context>
<context>
    <name>InteractionLayer</name>
    <message>
        <source>free</source>
        <translation>free</translation>
    </message>
</context>
<context>
    <name>Kinds</name>
    <message>
        <source>black markers: %1</source>
        <translation>black markers: %1</translation>
    </message>
    <message>
        <source>white markers: %1</source>
        <translation>white markers: %1</translation>
    </message>
    <message>
        <source>silver picks: %1</source>
        <translation>silver picks: %1</translation>
    </message>
    <message>
        <source>golden keys: %1</source>
        <translation>golden keys: %1</translation>
    </message>
    <message>
        <source>exchange token: %1</source>
        <translation>exchange token: %1</translation>
    </message>
    <message>
        <source>Runners in supply: %1</source>
        <translation>Runners in supply: %1</translation>
    </message>
    <message>
        <source>released Prisoners: %1</source>
        <translation>released Prisoners: %1</translation>
    </message>
    <message>
        <source>%1 picks: %2</source>
        <translation>%1 picks: %2</translation>
    </message>
    <message>
        <source>Runner %1</source>
        <translation>Runner %1</translation>
    </message>
    <message>
        <source>Prisoner</source>
        <translation>Prisoner</translation>
    </message>
    <message>
        <source>Guard %1</source>
        <translation>Guard %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>follower</source>
        <translation>follower</translation>
    </message>
    <message>
        <source>large follower</source>
        <translation>large follower</translation>
    </message>
    <message>
        <source>mayor</source>
        <translation>mayor</translation>
    </message>
    <message>
        <source>wagon</source>
        <translation>wagon</translation>
    </message>
    <message>
        <source>builder</source>
        <translation>builder</translation>
    </message>
    <message>
        <source>pig</source>
        <translation>pig</translation>
    </message>
    <message>
        <source>followers in supply: %1</source>
        <translation>followers in supply: %1</translation>
    </message>
    <message>
        <source>large followers in supply: %1</source>
        <translation>large followers in supply: %1</translation>
    </message>
    <message>
        <source>mayors in supply: %1</source>
        <translation>mayors in supply: %1</translation>
    </message>
    <message>
        <source>wagons in supply: %1</source>
        <translation>wagons in supply: %1</translation>
    </message>
    <message>
        <source>builders in supply: %1</source>
        <translation>builders in supply: %1</translation>
    </message>
    <message>
        <source>pigs in supply: %1</source>
        <translation>pigs in supply: %1</translation>
    </message>
    <message>
        <source>%1 tunnel tokens: %2</source>
        <translation>%1 tunnel tokens: %2</translation>
    </message>
    <message>
        <source>dragon</source>
        <translation>dragon</translation>
    </message>
    <message>
        <source>fairy</source>
        <translation>fairy</translation>
    </message>
    <message>
        <source>tower floor</source>
        <translation>tower floor</translation>
    </message>
    <message>
        <source>dragon beside the board: %1</source>
        <translation>dragon beside the board: %1</translation>
    </message>
    <message>
        <source>fairy beside the board: %1</source>
        <translation>fairy beside the board: %1</translation>
    </message>
    <message>
        <source>tower floors in supply: %1</source>
        <translation>tower floors in supply: %1</translation>
    </message>
    <message>
        <source>the fairy</source>
        <translation>the fairy</translation>
    </message>
    <message>
        <source>ransom</source>
        <translation>ransom</translation>
    </message>
    <message>
        <source>the dragon eats %1</source>
        <translation>the dragon eats %1</translation>
    </message>
    <message>
        <source>followers in the dungeon</source>
        <translation>followers in the dungeon</translation>
    </message>
</context>
<context>
    <name>ListedFiles</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files from an earlier run are still there.</source>
        <translation>
            <numerusform>A file from an earlier run is still there.</numerusform>
            <numerusform>%n files from an earlier run are still there.</numerusform>
        </translation>
    </message>
    <message>
        <source>This run did not write them. In %1: %2</source>
        <translation>This run did not write them. In %1: %2</translation>
    </message>
    <message>
        <source>&amp;Move to Trash</source>
        <translation>&amp;Move to Trash</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Keep</translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be moved to the trash: %1</source>
        <translation>
            <numerusform>A file could not be moved to the trash: %1</numerusform>
            <numerusform>%n files could not be moved to the trash: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>You can restore them from there</source>
        <translation>You can restore them from there</translation>
    </message>
    <message>
        <source>Leaves them next to the new files</source>
        <translation>Leaves them next to the new files</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Other actions: %1</source>
        <translation>Other actions: %1</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter the actions</source>
        <translation>Filter the actions</translation>
    </message>
    <message>
        <source>%1 possible</source>
        <translation>%1 possible</translation>
    </message>
    <message>
        <source>Show %1 more</source>
        <translation>Show %1 more</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Key %1</translation>
    </message>
    <message>
        <source>Not possible now (%1)</source>
        <translation>Not possible now (%1)</translation>
    </message>
    <message>
        <source>Which of these?</source>
        <translation>Which of these?</translation>
    </message>
    <message>
        <source>%1 more in the list of actions</source>
        <translation>%1 more in the list of actions</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Do it</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <translation>Cancel (Esc)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Close (Esc)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Keep</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>line %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>go to the next element; Shift+Tab goes back</source>
        <translation>go to the next element; Shift+Tab goes back</translation>
    </message>
    <message>
        <source>move between possible places on the board</source>
        <translation>move between possible places on the board</translation>
    </message>
    <message>
        <source>choose; lay the tile where it is</source>
        <translation>choose; lay the tile where it is</translation>
    </message>
    <message>
        <source>turn the tile in hand</source>
        <translation>turn the tile in hand</translation>
    </message>
    <message>
        <source>take the tile back, or close what is open</source>
        <translation>take the tile back, or close what is open</translation>
    </message>
    <message>
        <source>go to the actions with that letter</source>
        <translation>go to the actions with that letter</translation>
    </message>
    <message>
        <source>go to the board</source>
        <translation>go to the board</translation>
    </message>
    <message>
        <source>look one move back or forward</source>
        <translation>look one move back or forward</translation>
    </message>
    <message>
        <source>go to the beginning or to the last move</source>
        <translation>go to the beginning or to the last move</translation>
    </message>
    <message>
        <source>take a move back</source>
        <translation>take a move back</translation>
    </message>
    <message>
        <source>zoom in or out, show the whole board</source>
        <translation>zoom in or out, show the whole board</translation>
    </message>
    <message>
        <source>show these keys</source>
        <translation>show these keys</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Comment on the start of the game</source>
        <translation>Comment on the start of the game</translation>
    </message>
    <message>
        <source>Comment on move %1</source>
        <translation>Comment on move %1</translation>
    </message>
    <message>
        <source>How did you like the game?</source>
        <translation>How did you like the game?</translation>
    </message>
    <message>
        <source>%1 of 5</source>
        <translation>%1 of 5</translation>
    </message>
    <message>
        <source>Send back</source>
        <translation>Send back</translation>
    </message>
    <message>
        <source>Saves a file with the game so far, your comments and what you enter here. Send it to whoever gave you this page.</source>
        <translation>Saves a file with the game so far, your comments and what you enter here. Send it to whoever gave you this page.</translation>
    </message>
    <message>
        <source>Your name (optional)</source>
        <translation>Your name (optional)</translation>
    </message>
    <message>
        <source>Comments on moves: %1</source>
        <translation>Comments on moves: %1</translation>
    </message>
    <message>
        <source>Save the file</source>
        <translation>Save the file</translation>
    </message>
    <message>
        <source>The game ended by an escape.</source>
        <translation>The game ended by an escape.</translation>
    </message>
    <message>
        <source>The game ended because no tiles were left to lay.</source>
        <translation>The game ended because no tiles were left to lay.</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 has won</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1 share the win</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Turns: %1</source>
        <translation>Turns: %1</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Look at the board</translation>
    </message>
    <message>
        <source>Send back …</source>
        <translation>Send back …</translation>
    </message>
    <message>
        <source>%1 pays %2: %3</source>
        <translation>%1 pays %2: %3</translation>
    </message>
    <message>
        <source>%1 scores %2: %3</source>
        <translation>%1 scores %2: %3</translation>
    </message>
    <message>
        <source>%1 scores %2</source>
        <translation>%1 scores %2</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Show this moment</source>
        <translation>Show this moment</translation>
    </message>
    <message>
        <source>Comment on this move</source>
        <translation>Comment on this move</translation>
    </message>
    <message>
        <source>Comment on this moment</source>
        <translation>Comment on this moment</translation>
    </message>
    <message>
        <source>This browser stores nothing for this page: the game is lost when you close it. Use Send back to save it as a file.</source>
        <translation>This browser stores nothing for this page: the game is lost when you close it. Use Send back to save it as a file.</translation>
    </message>
    <message>
        <source>Open the shared game</source>
        <translation>Open the shared game</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>This file can&apos;t be played; the game in progress continues.</source>
        <translation>This file can&apos;t be played; the game in progress continues.</translation>
    </message>
    <message>
        <source>The file is too large for a game record.</source>
        <translation>The file is too large for a game record.</translation>
    </message>
    <message>
        <source>The engine failed and was restarted; the game is where it was. (%1)</source>
        <translation>The engine failed and was restarted; the game is where it was. (%1)</translation>
    </message>
    <message>
        <source>Leave this game? It is kept until you start another one.</source>
        <translation>Leave this game? It is kept until you start another one.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Leave it</translation>
    </message>
    <message>
        <source>Open this file and leave the game in progress?</source>
        <translation>Open this file and leave the game in progress?</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Open it</translation>
    </message>
    <message>
        <source>Who plays on from here?</source>
        <translation>Who plays on from here?</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Play on from here</translation>
    </message>
    <message>
        <source>The game in this page can&apos;t be read; its file was changed or is incomplete. Ask for it again.</source>
        <translation>The game in this page can&apos;t be read; its file was changed or is incomplete. Ask for it again.</translation>
    </message>
    <message>
        <source>The page can&apos;t start.</source>
        <translation>The page can&apos;t start.</translation>
    </message>
    <message>
        <source>Tile in hand</source>
        <translation>Tile in hand</translation>
    </message>
    <message>
        <source>Turn left (Shift+R)</source>
        <translation>Turn left (Shift+R)</translation>
    </message>
    <message>
        <source>Lay the tile here (Enter)</source>
        <translation>Lay the tile here (Enter)</translation>
    </message>
    <message>
        <source>Turn right (R)</source>
        <translation>Turn right (R)</translation>
    </message>
    <message>
        <source>Take it back (Esc)</source>
        <translation>Take it back (Esc)</translation>
    </message>
    <message>
        <source>pays</source>
        <translation>pays</translation>
    </message>
    <message>
        <source>gains</source>
        <translation>gains</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>To the beginning (Home)</translation>
    </message>
    <message>
        <source>Back one move (,)</source>
        <translation>Back one move (,)</translation>
    </message>
    <message>
        <source>Forward one move (.)</source>
        <translation>Forward one move (.)</translation>
    </message>
    <message>
        <source>To the last move (End)</source>
        <translation>To the last move (End)</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>Pause the bots</translation>
    </message>
    <message>
        <source>Resume the bots</source>
        <translation>Resume the bots</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Moment of the game</translation>
    </message>
    <message>
        <source>Moments of the game</source>
        <translation>Moments of the game</translation>
    </message>
    <message>
        <source>move %1 of %2</source>
        <translation>move %1 of %2</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Take back (Ctrl+Z)</source>
        <translation>Take back (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Keys (?)</source>
        <translation>Keys (?)</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Zoom in (+)</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation>Zoom out (−)</translation>
    </message>
    <message>
        <source>Whole board (0)</source>
        <translation>Whole board (0)</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>This turn</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Players, actions and log</source>
        <translation>Players, actions and log</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>What is shown</translation>
    </message>
    <message>
        <source>Later moves: %1. Playing on from here discards them.</source>
        <translation>Later moves: %1. Playing on from here discards them.</translation>
    </message>
    <message>
        <source>Lay the tile at %1, %2; ways that fit: %3</source>
        <translation>Lay the tile at %1, %2; ways that fit: %3</translation>
    </message>
    <message>
        <source>%1 actions here: %2</source>
        <translation>%1 actions here: %2</translation>
    </message>
    <message>
        <source>Tile in hand: click or R turns it</source>
        <translation>Tile in hand: click or R turns it</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>It is %1&apos;s turn.</translation>
    </message>
    <message>
        <source>%1 was to move here.</source>
        <translation>%1 was to move here.</translation>
    </message>
    <message>
        <source>%1 thinks …</source>
        <translation>%1 thinks …</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>turn %1</translation>
    </message>
    <message>
        <source>tiles left: %1</source>
        <translation>tiles left: %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Thinker, %1 s per move</source>
        <translation>Thinker, %1 s per move</translation>
    </message>
    <message>
        <source>thinks …</source>
        <translation>thinks …</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Points: %1</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>to move</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>has won</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>empty</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Supply</translation>
    </message>
    <message>
        <source>follow the system</source>
        <translation>follow the system</translation>
    </message>
    <message>
        <source>light</source>
        <translation>light</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dark</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colours</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>A person at this screen.</source>
        <translation>A person at this screen.</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name of player %1</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>Who plays seat %1</translation>
    </message>
    <message>
        <source>A game</source>
        <translation>A game</translation>
    </message>
    <message>
        <source>A game with this set is in progress.</source>
        <translation>A game with this set is in progress.</translation>
    </message>
    <message>
        <source>Continue it</source>
        <translation>Continue it</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 players</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Number of players</translation>
    </message>
    <message>
        <source>The same seed gives the same tiles in the same order</source>
        <translation>The same seed gives the same tiles in the same order</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Another seed</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Start the game</translation>
    </message>
    <message>
        <source>Open a recorded game …</source>
        <translation>Open a recorded game …</translation>
    </message>
    <message>
        <source>or drop its file on this page</source>
        <translation>or drop its file on this page</translation>
    </message>
    <message>
        <source>Dig under the castle tile by tile, send your Runners for lock picks, and release your Prisoner. Whoever walks him into a guardhouse with the golden key wins at once; if the tiles run out first, points decide.</source>
        <translation>Dig under the castle tile by tile, send your Runners for lock picks, and release your Prisoner. Whoever walks him into a guardhouse with the golden key wins at once; if the tiles run out first, points decide.</translation>
    </message>
    <message>
        <source>Add a tile to the landscape and put a follower on one of its cities, roads, cloisters or fields. Completed features score, and their followers come home; most points win.</source>
        <translation>Add a tile to the landscape and put a follower on one of its cities, roads, cloisters or fields. Completed features score, and their followers come home; most points win.</translation>
    </message>
    <message>
        <source>The landscape game with tunnels: tokens on their mouths join distant roads. Completed features score; most points win.</source>
        <translation>The landscape game with tunnels: tokens on their mouths join distant roads. Completed features score; most points win.</translation>
    </message>
    <message>
        <source>The landscape game with a dungeon below: followers go down at the entrances, towers grow floor by floor, and a dragon sends home anyone it meets. Most points win.</source>
        <translation>The landscape game with a dungeon below: followers go down at the entrances, towers grow floor by floor, and a dragon sends home anyone it meets. Most points win.</translation>
    </message>
    <message>
        <source>Choose a place on the board.</source>
        <translation>Choose a place on the board.</translation>
    </message>
    <message>
        <source>There are already %1 comments, the most that a record can hold.</source>
        <translation>There are already %1 comments, the most that a record can hold.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This page contains no game. To add one, use File &gt; Share as Web Page… in Tilewright.</source>
        <translation>This page contains no game. To add one, use File &gt; Share as Web Page… in Tilewright.</translation>
    </message>
    <message>
        <source>The last game with this set is over; it is kept until you start another one.</source>
        <translation>The last game with this set is over; it is kept until you start another one.</translation>
    </message>
    <message>
        <source>View it</source>
        <translation>View it</translation>
    </message>
    <message>
        <source>%1 is in your downloads. Send it to whoever gave you this page.</source>
        <translation>%1 is in your downloads. Send it to whoever gave you this page.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
</context>
<context>
    <name>SavePlace</name>
    <message>
        <source>%1 already exists. Overwrite it?</source>
        <translation>%1 already exists. Overwrite it?</translation>
    </message>
</context>
<context>
    <name>SetNames</name>
    <message>
        <source>Standard dungeon</source>
        <translation>Standard dungeon</translation>
    </message>
    <message>
        <source>Learning dungeon</source>
        <translation>Learning dungeon</translation>
    </message>
    <message>
        <source>Landscape base</source>
        <translation>Landscape base</translation>
    </message>
    <message>
        <source>Landscape inns and cathedrals</source>
        <translation>Landscape inns and cathedrals</translation>
    </message>
    <message>
        <source>Landscape traders and builders</source>
        <translation>Landscape traders and builders</translation>
    </message>
    <message>
        <source>Landscape princess and dragon</source>
        <translation>Landscape princess and dragon</translation>
    </message>
    <message>
        <source>Landscape tower</source>
        <translation>Landscape tower</translation>
    </message>
    <message>
        <source>Landscape abbey and mayor</source>
        <translation>Landscape abbey and mayor</translation>
    </message>
    <message>
        <source>Landscape tunnel</source>
        <translation>Landscape tunnel</translation>
    </message>
    <message>
        <source>Guardhouse</source>
        <translation>Guardhouse</translation>
    </message>
    <message>
        <source>Narrow guardhouse</source>
        <translation>Narrow guardhouse</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
</context>
<context>
    <name>SheetFormat</name>
    <message>
        <source>SVG, one file per page</source>
        <translation>SVG, one file per page</translation>
    </message>
    <message>
        <source>PDF, all pages in one file</source>
        <translation>PDF, all pages in one file</translation>
    </message>
    <message>
        <source>PNG, one file per page</source>
        <translation>PNG, one file per page</translation>
    </message>
    <message>
        <source>DXF, cut and score lines for machines</source>
        <translation>DXF, cut and score lines for machines</translation>
    </message>
</context>
<context>
    <name>SheetTemplate</name>
    <message>
        <source>A3, 45 mm</source>
        <translation>A3, 45 mm</translation>
    </message>
    <message>
        <source>A4, 45 mm</source>
        <translation>A4, 45 mm</translation>
    </message>
    <message>
        <source>Letter, 45 mm</source>
        <translation>Letter, 45 mm</translation>
    </message>
    <message>
        <source>1-inch squares</source>
        <translation>1-inch squares</translation>
    </message>
    <message>
        <source>Punchboard die</source>
        <translation>Punchboard die</translation>
    </message>
    <message>
        <source>50 mm squares</source>
        <translation>50 mm squares</translation>
    </message>
    <message>
        <source>Touching tiles to cut with a ruler: 48 per page.</source>
        <translation>Touching tiles to cut with a ruler: 48 per page.</translation>
    </message>
    <message>
        <source>Touching tiles to cut with a ruler: 24 per page.</source>
        <translation>Touching tiles to cut with a ruler: 24 per page.</translation>
    </message>
    <message>
        <source>Touching tiles to cut with a ruler: 20 per page.</source>
        <translation>Touching tiles to cut with a ruler: 20 per page.</translation>
    </message>
    <message>
        <source>The size of the squares on a gaming mat, on Letter.</source>
        <translation>The size of the squares on a gaming mat, on Letter.</translation>
    </message>
    <message>
        <source>For a die that punches 24 tiles of 45 mm out of board, backs included: rounded corners, 5 mm between cuts, half of it bleed.</source>
        <translation>For a die that punches 24 tiles of 45 mm out of board, backs included: rounded corners, 5 mm between cuts, half of it bleed.</translation>
    </message>
    <message>
        <source>For blank tiles of 50 mm and square labels: 15 on A4, with a shared bleed of 2 mm.</source>
        <translation>For blank tiles of 50 mm and square labels: 15 on A4, with a shared bleed of 2 mm.</translation>
    </message>
</context>
<context>
    <name>TileMeasure</name>
    <message>
        <source>&amp;Refused</source>
        <translation>&amp;Refused</translation>
    </message>
    <message>
        <source>Tints the tiles by how often they fit nowhere</source>
        <translation>Tints the tiles by how often they fit nowhere</translation>
    </message>
    <message>
        <source>&amp;Drawn</source>
        <translation>&amp;Drawn</translation>
    </message>
    <message>
        <source>Tints the tiles by how often a copy is drawn per game</source>
        <translation>Tints the tiles by how often a copy is drawn per game</translation>
    </message>
    <message>
        <source>&amp;Visits</source>
        <translation>&amp;Visits</translation>
    </message>
    <message>
        <source>Tints the tiles by how many pieces move onto a laid copy</source>
        <translation>Tints the tiles by how many pieces move onto a laid copy</translation>
    </message>
    <message>
        <source>&amp;Pieces</source>
        <translation>&amp;Pieces</translation>
    </message>
    <message>
        <source>Tints the tiles by how many pieces are placed on a laid copy</source>
        <translation>Tints the tiles by how many pieces are placed on a laid copy</translation>
    </message>
    <message>
        <source>&amp;Gains</source>
        <translation>&amp;Gains</translation>
    </message>
    <message>
        <source>Tints the tiles by how many tokens a laid copy yields</source>
        <translation>Tints the tiles by how many tokens a laid copy yields</translation>
    </message>
    <message>
        <source>P&amp;oints</source>
        <translation>P&amp;oints</translation>
    </message>
    <message>
        <source>Tints the tiles by how many points are scored by features that a laid copy is part of</source>
        <translation>Tints the tiles by how many points are scored by features that a laid copy is part of</translation>
    </message>
    <message>
        <source>&amp;In</source>
        <translation>&amp;In</translation>
    </message>
    <message>
        <source>Tints the tiles by how many pieces go through a laid copy into a space beside the tiles</source>
        <translation>Tints the tiles by how many pieces go through a laid copy into a space beside the tiles</translation>
    </message>
    <message>
        <source>O&amp;ut</source>
        <translation>O&amp;ut</translation>
    </message>
    <message>
        <source>Tints the tiles by how many pieces come out of such a space onto a laid copy</source>
        <translation>Tints the tiles by how many pieces come out of such a space onto a laid copy</translation>
    </message>
    <message>
        <source>&amp;Sent Home</source>
        <translation>&amp;Sent Home</translation>
    </message>
    <message>
        <source>Tints the tiles by how many pieces on a laid copy are sent home by a neutral piece</source>
        <translation>Tints the tiles by how many pieces on a laid copy are sent home by a neutral piece</translation>
    </message>
    <message>
        <source>&amp;Contests</source>
        <translation>&amp;Contests</translation>
    </message>
    <message>
        <source>Tints the tiles by how often laying a copy brings pieces of several players onto one feature</source>
        <translation>Tints the tiles by how often laying a copy brings pieces of several players onto one feature</translation>
    </message>
    <message>
        <source>S&amp;wing</source>
        <translation>S&amp;wing</translation>
    </message>
    <message>
        <source>Tints the tiles by how far ahead or behind the players who draw them finish</source>
        <translation>Tints the tiles by how far ahead or behind the players who draw them finish</translation>
    </message>
    <message>
        <source>Id&amp;le</source>
        <translation>Id&amp;le</translation>
    </message>
    <message>
        <source>Tints the tiles by how often a laid copy yields nothing</source>
        <translation>Tints the tiles by how often a laid copy yields nothing</translation>
    </message>
</context>
<context>
    <name>tilewright::ActionModel</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Pays: %1</source>
        <translation>Pays: %1</translation>
    </message>
    <message>
        <source>Takes: %1</source>
        <translation>Takes: %1</translation>
    </message>
    <message>
        <source>Press Enter or double-click to play it.</source>
        <translation>Press Enter or double-click to play it.</translation>
    </message>
    <message>
        <source>Other actions: %1</source>
        <translation>Other actions: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Not possible now</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1 (key %2)</translation>
    </message>
    <message>
        <source>Not possible now: %1</source>
        <translation>Not possible now: %1</translation>
    </message>
</context>
<context>
    <name>tilewright::ActionPanel</name>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Play this action</source>
        <translation>Play this action</translation>
    </message>
    <message>
        <source>Legal actions</source>
        <translation>Legal actions</translation>
    </message>
    <message>
        <source>Plays the selected action (Enter)</source>
        <translation>Plays the selected action (Enter)</translation>
    </message>
    <message>
        <source>No game yet.</source>
        <translation>No game yet.</translation>
    </message>
    <message>
        <source>%1 possible</source>
        <translation>%1 possible</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter the legal actions</source>
        <translation>Filter the legal actions</translation>
    </message>
    <message>
        <source>Shows only actions with these words (Ctrl+F); Esc shows all</source>
        <translation>Shows only actions with these words (Ctrl+F); Esc shows all</translation>
    </message>
    <message>
        <source>no matches</source>
        <translation>no matches</translation>
    </message>
    <message>
        <source>matches: %1</source>
        <translation>matches: %1</translation>
    </message>
</context>
<context>
    <name>tilewright::AdviceController</name>
    <message>
        <source>Move Now</source>
        <translation>Move Now</translation>
    </message>
    <message>
        <source>The bot plays the best move it has found so far</source>
        <translation>The bot plays the best move it has found so far</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>The bot stops thinking, and the game is paused</source>
        <translation>The bot stops thinking, and the game is paused</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>The three best moves here, with their win probability</source>
        <translation>The three best moves here, with their win probability</translation>
    </message>
    <message>
        <source>Analyse Game</source>
        <translation>Analyse Game</translation>
    </message>
    <message>
        <source>Win probability after each move of this game, and the biggest mistakes</source>
        <translation>Win probability after each move of this game, and the biggest mistakes</translation>
    </message>
</context>
<context>
    <name>tilewright::AnalysisPanel</name>
    <message>
        <source>Analysis</source>
        <translation>Analysis</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>Analysing…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Ends the analysis and shows what it has found so far</source>
        <translation>Ends the analysis and shows what it has found so far</translation>
    </message>
    <message>
        <source>The biggest mistakes</source>
        <translation>The biggest mistakes</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>Biggest mistakes</source>
        <translation>Biggest mistakes</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Played</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Best</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Lost</translation>
    </message>
    <message>
        <source>The player&apos;s win probability after the move played</source>
        <translation>The player&apos;s win probability after the move played</translation>
    </message>
    <message>
        <source>The player&apos;s win probability after the best move</source>
        <translation>The player&apos;s win probability after the best move</translation>
    </message>
    <message>
        <source>How much win probability the mistake cost</source>
        <translation>How much win probability the mistake cost</translation>
    </message>
    <message>
        <source>Close the analysis (Esc while it has the focus)</source>
        <translation>Close the analysis (Esc while it has the focus)</translation>
    </message>
    <message>
        <source>Close the analysis</source>
        <translation>Close the analysis</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>better: %1</source>
        <translation>better: %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Turn %1, move %2. %3
%4
Click to see the moment before it, with the better move on the board.</source>
        <translation>Turn %1, move %2. %3
%4
Click to see the moment before it, with the better move on the board.</translation>
    </message>
    <message>
        <source>No result: stopped too early, or no bot can evaluate positions under these rules.</source>
        <translation>No result: stopped too early, or no bot can evaluate positions under these rules.</translation>
    </message>
    <message>
        <source>No big mistakes: no decision cost more than 5 % of win probability.</source>
        <translation>No big mistakes: no decision cost more than 5 % of win probability.</translation>
    </message>
    <message>
        <source>of %1 moves: win probability</source>
        <translation>of %1 moves: win probability</translation>
    </message>
    <message>
        <source>of %1 moves; the board shows a different line</source>
        <translation>of %1 moves; the board shows a different line</translation>
    </message>
    <message>
        <source>The analysis has ended. Big mistakes: %1</source>
        <translation>The analysis has ended. Big mistakes: %1</translation>
    </message>
</context>
<context>
    <name>tilewright::Application</name>
    <message>
        <source>Tilewright has to close because of an error.</source>
        <translation>Tilewright has to close because of an error.</translation>
    </message>
    <message>
        <source>What happened: %1.</source>
        <extracomment>%1 is what went wrong, a part of a sentence</extracomment>
        <translation>What happened: %1.</translation>
    </message>
    <message>
        <source>Unsaved work is kept and offered at the next start.</source>
        <translation>Unsaved work is kept and offered at the next start.</translation>
    </message>
    <message>
        <source>Some unsaved work could not be kept; the rest is offered at the next start.</source>
        <translation>Some unsaved work could not be kept; the rest is offered at the next start.</translation>
    </message>
    <message>
        <source>Closes the program</source>
        <translation>Closes the program</translation>
    </message>
</context>
<context>
    <name>tilewright::AvailableSets</name>
    <message>
        <source>%1 (bundled)</source>
        <translation>%1 (bundled)</translation>
    </message>
</context>
<context>
    <name>tilewright::BandChart</name>
    <message>
        <source>games</source>
        <translation>games</translation>
    </message>
    <message>
        <source>%1: %2, interval %3</source>
        <translation>%1: %2, interval %3</translation>
    </message>
</context>
<context>
    <name>tilewright::Banner</name>
    <message>
        <source>Choose seats, map, options and seed of another game</source>
        <translation>Choose seats, map, options and seed of another game</translation>
    </message>
    <message>
        <source>Hide this message (Esc while it has the focus)</source>
        <translation>Hide this message (Esc while it has the focus)</translation>
    </message>
    <message>
        <source>Hide this message</source>
        <translation>Hide this message</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>and %1 more</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New Game…</source>
        <translation>New Game…</translation>
    </message>
</context>
<context>
    <name>tilewright::BeneathCanvas</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a side of a tile, and the door there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Drop: %1 becomes %2 (now %3)</source>
        <extracomment>%1 north, east, south or west</extracomment>
        <translation>Drop: %1 becomes %2 (now %3)</translation>
    </message>
    <message>
        <source>Click: %1 becomes %2 (now %3)</source>
        <translation>Click: %1 becomes %2 (now %3)</translation>
    </message>
    <message>
        <source>%1 is already %2</source>
        <translation>%1 is already %2</translation>
    </message>
</context>
<context>
    <name>tilewright::BeneathFiguresWidget</name>
    <message>
        <source>Configurations</source>
        <translation>Configurations</translation>
    </message>
    <message>
        <source>Skulls by colour</source>
        <translation>Skulls by colour</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Passages</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Sides</translation>
    </message>
    <message>
        <source>Tiles with passages</source>
        <translation>Tiles with passages</translation>
    </message>
    <message>
        <source>Tiles with earth</source>
        <translation>Tiles with earth</translation>
    </message>
    <message>
        <source>%1; target %2</source>
        <translation>%1; target %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles of configuration %1</source>
        <translation>
            <numerusform>%n tile of configuration %1</numerusform>
            <numerusform>%n tiles of configuration %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles by configuration</source>
        <translation>Tiles by configuration</translation>
    </message>
    <message numerus="yes">
        <source>%n %1 skulls in the set, counting copies</source>
        <translation>
            <numerusform>%n %1 skull in the set, counting copies</numerusform>
            <numerusform>%n %1 skulls in the set, counting copies</numerusform>
        </translation>
    </message>
    <message>
        <source>Passages by door</source>
        <translation>Passages by door</translation>
    </message>
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
    <message numerus="yes">
        <source>%n open passages, %1 % of all</source>
        <translation>
            <numerusform>%n open passage, %1 % of all</numerusform>
            <numerusform>%n open passages, %1 % of all</numerusform>
        </translation>
    </message>
    <message>
        <source>special</source>
        <translation>special</translation>
    </message>
    <message numerus="yes">
        <source>%n special doors, %1 % of all</source>
        <translation>
            <numerusform>%n special door, %1 % of all</numerusform>
            <numerusform>%n special doors, %1 % of all</numerusform>
        </translation>
    </message>
    <message>
        <source>skull</source>
        <translation>skull</translation>
    </message>
    <message numerus="yes">
        <source>%n skulls, %1 % of all</source>
        <translation>
            <numerusform>%n skull, %1 % of all</numerusform>
            <numerusform>%n skulls, %1 % of all</numerusform>
        </translation>
    </message>
    <message>
        <source>Sides of all tiles</source>
        <translation>Sides of all tiles</translation>
    </message>
    <message>
        <source>passage</source>
        <translation>passage</translation>
    </message>
    <message numerus="yes">
        <source>%n sides are passages, %1 % of all</source>
        <translation>
            <numerusform>%n side is a passage, %1 % of all</numerusform>
            <numerusform>%n sides are passages, %1 % of all</numerusform>
        </translation>
    </message>
    <message>
        <source>earth</source>
        <translation>earth</translation>
    </message>
    <message numerus="yes">
        <source>%n sides are earth, %1 % of all</source>
        <translation>
            <numerusform>%n side is earth, %1 % of all</numerusform>
            <numerusform>%n sides are earth, %1 % of all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hole with %1: %n tiles fit, of %2 kinds</source>
        <translation>
            <numerusform>Hole with %1: %n tile fits, of %2 kinds</numerusform>
            <numerusform>Hole with %1: %n tiles fit, of %2 kinds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::BeneathGeneratorDialog</name>
    <message>
        <source>Generate tiles</source>
        <translation>Generate tiles</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colours</translation>
    </message>
    <message>
        <source>Number of pick colours, taken in their usual order</source>
        <translation>Number of pick colours, taken in their usual order</translation>
    </message>
    <message>
        <source>Weight of this configuration relative to the others</source>
        <translation>Weight of this configuration relative to the others</translation>
    </message>
    <message>
        <source>&amp;Open passages</source>
        <translation>&amp;Open passages</translation>
    </message>
    <message>
        <source>Share of all passages that have no door</source>
        <translation>Share of all passages that have no door</translation>
    </message>
    <message>
        <source>&amp;Special doors</source>
        <translation>&amp;Special doors</translation>
    </message>
    <message>
        <source>Share of all passages that have a special door; the rest have skulls</source>
        <translation>Share of all passages that have a special door; the rest have skulls</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Weights of the configurations: 2 means twice as many as 1.</source>
        <translation>Weights of the configurations: 2 means twice as many as 1.</translation>
    </message>
</context>
<context>
    <name>tilewright::BoardScene</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Tile %1 at %2</source>
        <translation>Tile %1 at %2</translation>
    </message>
    <message>
        <source>Room of the board at %1</source>
        <translation>Room of the board at %1</translation>
    </message>
    <message>
        <source>tile %1: %2</source>
        <extracomment>%1 is the id of a tile, the last of them what its sides are</extracomment>
        <translation>tile %1: %2</translation>
    </message>
    <message>
        <source>tile %1, turned by %2°: %3</source>
        <translation>tile %1, turned by %2°: %3</translation>
    </message>
</context>
<context>
    <name>tilewright::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Fits here in %1 orientations · R, wheel or right click to turn · click or Enter to lay</source>
        <translation>Fits here in %1 orientations · R, wheel or right click to turn · click or Enter to lay</translation>
    </message>
    <message>
        <source>Fits here in one orientation only · click or Enter to lay</source>
        <translation>Fits here in one orientation only · click or Enter to lay</translation>
    </message>
    <message>
        <source>Place %1, %2, turned by %3 degrees. %4</source>
        <translation>Place %1, %2, turned by %3 degrees. %4</translation>
    </message>
    <message>
        <source>Arrow keys choose a place for the drawn tile, Tab goes to the next legal place, R turns it, Enter lays it. F shows all, plus and minus zoom.</source>
        <translation>Arrow keys choose a place for the drawn tile, Tab goes to the next legal place, R turns it, Enter lays it. F shows all, plus and minus zoom.</translation>
    </message>
    <message>
        <source>Lay the drawn tile first, on a free cell next to a tile.</source>
        <translation>Lay the drawn tile first, on a free cell next to a tile.</translation>
    </message>
    <message>
        <source>%1: strength %2, points %3</source>
        <translation>%1: strength %2, points %3</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutral</translation>
    </message>
    <message>
        <source>Place %1, %2: %3</source>
        <extracomment>%1 and %2 are the coordinates of a free place, %3 the tile to lay there</extracomment>
        <translation>Place %1, %2: %3</translation>
    </message>
    <message>
        <source>%1 at %2, %3</source>
        <extracomment>%1 is a piece, %2 and %3 are its coordinates</extracomment>
        <translation>%1 at %2, %3</translation>
    </message>
    <message>
        <source>%1. It doesn&apos;t fit here in any other orientation either.</source>
        <translation>%1. It doesn&apos;t fit here in any other orientation either.</translation>
    </message>
</context>
<context>
    <name>tilewright::BotsField</name>
    <message>
        <source>Number of players</source>
        <translation>Number of players</translation>
    </message>
    <message>
        <source>Number of players in each game</source>
        <translation>Number of players in each game</translation>
    </message>
    <message>
        <source>Bot of player %1</source>
        <translation>Bot of player %1</translation>
    </message>
    <message>
        <source>Who plays; each sits in every seat equally often</source>
        <translation>Who plays; each sits in every seat equally often</translation>
    </message>
</context>
<context>
    <name>tilewright::ChoiceDialog</name>
    <message>
        <source>&amp;%1  %2</source>
        <translation>&amp;%1  %2</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1 (key %2)</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Pay</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Take</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>×%1</source>
        <translation>×%1</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 of %3</translation>
    </message>
    <message>
        <source>%1: %2 of %3 to %4</source>
        <translation>%1: %2 of %3 to %4</translation>
    </message>
    <message>
        <source>Click what to pay and take, or press its number. Numbers apply to the focused row while it has choices left.</source>
        <translation>Click what to pay and take, or press its number. Numbers apply to the focused row while it has choices left.</translation>
    </message>
    <message>
        <source>Click your choice, or press its number.</source>
        <translation>Click your choice, or press its number.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tilewright::ChosenTilesDialog</name>
    <message>
        <source>Choose Tiles</source>
        <translation>Choose Tiles</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tiles</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tile</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>How many</translation>
    </message>
    <message>
        <source>&amp;By Tile Count</source>
        <translation>&amp;By Tile Count</translation>
    </message>
    <message>
        <source>Each tile as often as its count in the set</source>
        <translation>Each tile as often as its count in the set</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;None</translation>
    </message>
    <message>
        <source>Sets all numbers to 0</source>
        <translation>Sets all numbers to 0</translation>
    </message>
    <message>
        <source>How many of %1 are printed</source>
        <translation>How many of %1 are printed</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles are printed</source>
        <translation>
            <numerusform>%n tile is printed</numerusform>
            <numerusform>%n tiles are printed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::CollapsibleGroup</name>
    <message>
        <source>Show or hide %1</source>
        <translation>Show or hide %1</translation>
    </message>
</context>
<context>
    <name>tilewright::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Commands</translation>
    </message>
    <message>
        <source>Type the name of a command</source>
        <translation>Type the name of a command</translation>
    </message>
    <message>
        <source>Name of a command</source>
        <translation>Name of a command</translation>
    </message>
    <message>
        <source>%1    (%2)</source>
        <translation>%1    (%2)</translation>
    </message>
    <message>
        <source>No command matches this name</source>
        <translation>No command matches this name</translation>
    </message>
</context>
<context>
    <name>tilewright::CommentDialog</name>
    <message>
        <source>Comment</source>
        <translation>Comment</translation>
    </message>
    <message>
        <source>What should the designer know about this moment? (Ctrl+Enter for OK)</source>
        <translation>What should the designer know about this moment? (Ctrl+Enter for OK)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Who wrote the comment; may be left empty</source>
        <translation>Who wrote the comment; may be left empty</translation>
    </message>
    <message>
        <source>%1, if empty</source>
        <translation>%1, if empty</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>The comment is too long: at most %1 characters.</source>
        <translation>The comment is too long: at most %1 characters.</translation>
    </message>
</context>
<context>
    <name>tilewright::CompareView</name>
    <message>
        <source>Add Report as S&amp;ide…</source>
        <translation>Add Report as S&amp;ide…</translation>
    </message>
    <message>
        <source>Adds a saved playtest report to the choices for each side</source>
        <translation>Adds a saved playtest report to the choices for each side</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparison</translation>
    </message>
    <message>
        <source>Press Start to play both sides on the same stacks until it is clear which is higher, or that they are alike.</source>
        <translation>Press Start to play both sides on the same stacks until it is clear which is higher, or that they are alike.</translation>
    </message>
    <message>
        <source>Compare both sides; games already played for the same comparison are kept</source>
        <translation>Compare both sides; games already played for the same comparison are kept</translation>
    </message>
    <message>
        <source>Side &amp;A</source>
        <translation>Side &amp;A</translation>
    </message>
    <message>
        <source>Side &amp;B</source>
        <translation>Side &amp;B</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>Side A</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>Side B</translation>
    </message>
    <message>
        <source>An open set or board, or the results of a playtest</source>
        <translation>An open set or board, or the results of a playtest</translation>
    </message>
    <message>
        <source>Variant of side %1</source>
        <translation>Variant of side %1</translation>
    </message>
    <message>
        <source>The variant of the set&apos;s rules to play by</source>
        <translation>The variant of the set&apos;s rules to play by</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variant</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Players</translation>
    </message>
    <message>
        <source>default for these rules</source>
        <translation>default for these rules</translation>
    </message>
    <message>
        <source>Deciding figure</source>
        <translation>Deciding figure</translation>
    </message>
    <message>
        <source>The figure that decides the comparison, by its id in reports, such as turns/mean</source>
        <translation>The figure that decides the comparison, by its id in reports, such as turns/mean</translation>
    </message>
    <message>
        <source>F&amp;igure</source>
        <translation>F&amp;igure</translation>
    </message>
    <message>
        <source>5 %</source>
        <translation>5 %</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margin</translation>
    </message>
    <message>
        <source>The smallest difference that matters, in the unit of the figure</source>
        <translation>The smallest difference that matters, in the unit of the figure</translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation>&amp;Margin</translation>
    </message>
    <message>
        <source>Games per side, at most</source>
        <translation>Games per side, at most</translation>
    </message>
    <message>
        <source>Ends earlier if the result is clear</source>
        <translation>Ends earlier if the result is clear</translation>
    </message>
    <message>
        <source>Game&amp;s at most</source>
        <translation>Game&amp;s at most</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>The same seed gives the same games</source>
        <translation>The same seed gives the same games</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Difference</translation>
    </message>
    <message>
        <source>Differences of all figures</source>
        <translation>Differences of all figures</translation>
    </message>
    <message>
        <source>The playtest of this file</source>
        <translation>The playtest of this file</translation>
    </message>
    <message>
        <source>The previous playtest</source>
        <translation>The previous playtest</translation>
    </message>
    <message>
        <source>none: the rules as they are</source>
        <translation>none: the rules as they are</translation>
    </message>
    <message>
        <source>The results of a playtest can only be compared with those of another playtest.</source>
        <translation>The results of a playtest can only be compared with those of another playtest.</translation>
    </message>
    <message>
        <source>Choose a set, a board or a playtest for each side.</source>
        <translation>Choose a set, a board or a playtest for each side.</translation>
    </message>
    <message>
        <source>Both sides must use the same rules.</source>
        <translation>Both sides must use the same rules.</translation>
    </message>
    <message>
        <source>Both sides are the same: choose another file or another variant.</source>
        <translation>Both sides are the same: choose another file or another variant.</translation>
    </message>
    <message>
        <source>Add Report as Side</source>
        <translation>Add Report as Side</translation>
    </message>
    <message>
        <source>Playtest reports (*.playtest.json *.json)</source>
        <translation>Playtest reports (*.playtest.json *.json)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Saved: %1</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>Save Report</translation>
    </message>
    <message>
        <source>Comparisons (*.comparison.json)</source>
        <translation>Comparisons (*.comparison.json)</translation>
    </message>
    <message>
        <source>%1 games per side.</source>
        <translation>%1 games per side.</translation>
    </message>
</context>
<context>
    <name>tilewright::DecisionController</name>
    <message>
        <source>The game is over. To see any moment of it, use the slider below the board or click in the log.</source>
        <translation>The game is over. To see any moment of it, use the slider below the board or click in the log.</translation>
    </message>
    <message>
        <source>%1 plays. To play yourself, take a seat with the button beside a player&apos;s name.</source>
        <translation>%1 plays. To play yourself, take a seat with the button beside a player&apos;s name.</translation>
    </message>
    <message>
        <source>Paused. Start (%1) continues; %2 plays one move.</source>
        <translation>Paused. Start (%1) continues; %2 plays one move.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tilewright::Difference</name>
    <message>
        <source>nothing</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>tile %1</translation>
    </message>
    <message>
        <source>marker at %1</source>
        <translation>marker at %1</translation>
    </message>
    <message>
        <source>chamber at %1</source>
        <translation>chamber at %1</translation>
    </message>
    <message>
        <source>%1 was added</source>
        <translation>%1 was added</translation>
    </message>
    <message>
        <source>%1 was changed</source>
        <translation>%1 was changed</translation>
    </message>
    <message>
        <source>%1 was changed: %2</source>
        <translation>%1 was changed: %2</translation>
    </message>
    <message>
        <source>%1 was removed</source>
        <translation>%1 was removed</translation>
    </message>
    <message>
        <source>one of the two can&apos;t be read</source>
        <translation>one of the two can&apos;t be read</translation>
    </message>
    <message>
        <source>%1: %2 became %3</source>
        <extracomment>%1 is the name of a field, %2 its old and %3 its new value</extracomment>
        <translation>%1: %2 became %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>the order of the tiles was changed</source>
        <translation>the order of the tiles was changed</translation>
    </message>
</context>
<context>
    <name>tilewright::DifferenceDialog</name>
    <message>
        <source>Difference</source>
        <translation>Difference</translation>
    </message>
    <message>
        <source>From your version of %1 to the file on disk:</source>
        <translation>From your version of %1 to the file on disk:</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Differences</translation>
    </message>
    <message>
        <source>the file can&apos;t be read</source>
        <translation>the file can&apos;t be read</translation>
    </message>
    <message>
        <source>none: both are the same</source>
        <translation>none: both are the same</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Reload</translation>
    </message>
    <message>
        <source>Loads the file; undo restores your version</source>
        <translation>Loads the file; undo restores your version</translation>
    </message>
</context>
<context>
    <name>tilewright::DifferencePicture</name>
    <message>
        <source>Difference, B minus A</source>
        <translation>Difference, B minus A</translation>
    </message>
    <message>
        <source>B minus A with its 95 % interval; inside the band the difference is too small to matter</source>
        <translation>B minus A with its 95 % interval; inside the band the difference is too small to matter</translation>
    </message>
    <message>
        <source>%1, interval %2</source>
        <translation>%1, interval %2</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>not known yet</translation>
    </message>
    <message>
        <source>B is lower</source>
        <translation>B is lower</translation>
    </message>
    <message>
        <source>B is higher</source>
        <translation>B is higher</translation>
    </message>
</context>
<context>
    <name>tilewright::DifferencesModel</name>
    <message>
        <source>Figure</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>B minus A</source>
        <translation>B minus A</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Differs</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
</context>
<context>
    <name>tilewright::DiskChanges</name>
    <message>
        <source>%1 could not be reloaded; nothing was changed.</source>
        <translation>%1 could not be reloaded; nothing was changed.</translation>
    </message>
    <message>
        <source>%1 was changed by another program, and you have changes of your own. You can undo a reload.</source>
        <translation>%1 was changed by another program, and you have changes of your own. You can undo a reload.</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 was changed by another program.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Reload</translation>
    </message>
    <message>
        <source>&amp;Keep Mine</source>
        <translation>&amp;Keep Mine</translation>
    </message>
    <message>
        <source>&amp;Show the Difference</source>
        <translation>&amp;Show the Difference</translation>
    </message>
    <message>
        <source>%1 is no longer on disk at %2. It is still open here; saving writes it again.</source>
        <translation>%1 is no longer on disk at %2. It is still open here; saving writes it again.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Save &amp;As…</translation>
    </message>
</context>
<context>
    <name>tilewright::DockPage</name>
    <message>
        <source>Shows or hides this panel</source>
        <translation>Shows or hides this panel</translation>
    </message>
</context>
<context>
    <name>tilewright::Document</name>
    <message>
        <source>reload from disk</source>
        <translation>reload from disk</translation>
    </message>
</context>
<context>
    <name>tilewright::DocumentTabs</name>
    <message>
        <source>Open files</source>
        <translation>Open files</translation>
    </message>
    <message>
        <source>Close this file</source>
        <translation>Close this file</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Close the &amp;Others</source>
        <translation>Close the &amp;Others</translation>
    </message>
    <message>
        <source>Copy Its &amp;Path</source>
        <translation>Copy Its &amp;Path</translation>
    </message>
    <message>
        <source>Open Its &amp;Folder</source>
        <translation>Open Its &amp;Folder</translation>
    </message>
    <message>
        <source>&amp;Next File</source>
        <translation>&amp;Next File</translation>
    </message>
    <message>
        <source>Go to the tab on the right</source>
        <translation>Go to the tab on the right</translation>
    </message>
    <message>
        <source>Ctrl+Tab</source>
        <translation>Ctrl+Tab</translation>
    </message>
    <message>
        <source>Ctrl+PgDown</source>
        <translation>Ctrl+PgDown</translation>
    </message>
    <message>
        <source>Pre&amp;vious File</source>
        <translation>Pre&amp;vious File</translation>
    </message>
    <message>
        <source>Go to the tab on the left</source>
        <translation>Go to the tab on the left</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Tab</source>
        <translation>Ctrl+Shift+Tab</translation>
    </message>
    <message>
        <source>Ctrl+PgUp</source>
        <translation>Ctrl+PgUp</translation>
    </message>
    <message>
        <source>Not saved yet; saving asks where</source>
        <translation>Not saved yet; saving asks where</translation>
    </message>
</context>
<context>
    <name>tilewright::DoorActions</name>
    <message>
        <source>earth</source>
        <translation>earth</translation>
    </message>
    <message>
        <source>open passage</source>
        <translation>open passage</translation>
    </message>
    <message>
        <source>special door</source>
        <translation>special door</translation>
    </message>
    <message>
        <source>%1 skull</source>
        <extracomment>%1 is a colour</extracomment>
        <translation>%1 skull</translation>
    </message>
    <message>
        <source>%1 (key %2): sets the focused side; then click other sides to set them too</source>
        <translation>%1 (key %2): sets the focused side; then click other sides to set them too</translation>
    </message>
    <message>
        <source>%1: not among the pick colours of this set</source>
        <translation>%1: not among the pick colours of this set</translation>
    </message>
</context>
<context>
    <name>tilewright::DoorPalette</name>
    <message>
        <source>Doors</source>
        <translation>Doors</translation>
    </message>
</context>
<context>
    <name>tilewright::DoorVariantsDialog</name>
    <message>
        <source>&amp;The same choice for all sides</source>
        <translation>&amp;The same choice for all sides</translation>
    </message>
    <message>
        <source>Skip those that are &amp;equal when turned</source>
        <translation>Skip those that are &amp;equal when turned</translation>
    </message>
    <message>
        <source>Skip those that the set &amp;already has</source>
        <translation>Skip those that the set &amp;already has</translation>
    </message>
    <message>
        <source>Make variants</source>
        <translation>Make variants</translation>
    </message>
    <message>
        <source>Choose the doors to try on each passage. Earth stays earth.</source>
        <translation>Choose the doors to try on each passage. Earth stays earth.</translation>
    </message>
    <message>
        <source>&amp;Copies of each</source>
        <translation>&amp;Copies of each</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a side of a tile, and a door there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 combinations are too many; choose fewer doors.</source>
        <translation>%1 combinations are too many; choose fewer doors.</translation>
    </message>
    <message>
        <source>This makes no new tiles. Choose other doors.</source>
        <translation>This makes no new tiles. Choose other doors.</translation>
    </message>
    <message>
        <source>%1 new tiles; the set would have %2 copies, but at most %3 can be played.</source>
        <translation>%1 new tiles; the set would have %2 copies, but at most %3 can be played.</translation>
    </message>
    <message>
        <source>each side</source>
        <translation>each side</translation>
    </message>
    <message numerus="yes">
        <source>Make %n tiles</source>
        <translation>
            <numerusform>Make %n tile</numerusform>
            <numerusform>Make %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, of %n combinations</source>
        <translation>
            <numerusform>%1, of %n combination</numerusform>
            <numerusform>%1, of %n combinations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new tiles</source>
        <translation>
            <numerusform>%n new tile</numerusform>
            <numerusform>%n new tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::DrawnTileView</name>
    <message>
        <source>Drawn tile</source>
        <translation>Drawn tile</translation>
    </message>
    <message>
        <source>Tiles left in the stack: %1</source>
        <translation>Tiles left in the stack: %1</translation>
    </message>
    <message>
        <source>No tile is drawn now</source>
        <translation>No tile is drawn now</translation>
    </message>
    <message>
        <source>Drawn: tile %1</source>
        <translation>Drawn: tile %1</translation>
    </message>
    <message>
        <source>1 tile left</source>
        <translation>1 tile left</translation>
    </message>
    <message>
        <source>%1 tiles left</source>
        <translation>%1 tiles left</translation>
    </message>
    <message>
        <source>Shows how many tiles of each passage configuration are left in the stack</source>
        <translation>Shows how many tiles of each passage configuration are left in the stack</translation>
    </message>
</context>
<context>
    <name>tilewright::EndTurnButton</name>
    <message>
        <source>No game yet.</source>
        <translation>No game yet.</translation>
    </message>
    <message>
        <source>The turn can&apos;t end yet</source>
        <translation>The turn can&apos;t end yet</translation>
    </message>
    <message>
        <source>End Turn</source>
        <translation>End Turn</translation>
    </message>
    <message>
        <source>Ends your turn</source>
        <translation>Ends your turn</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>tilewright::ExchangeCommands</name>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Export…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+X</source>
        <translation>Ctrl+Alt+X</translation>
    </message>
    <message>
        <source>Export the current file for other programs: spreadsheets, Tiled, virtual tabletops</source>
        <translation>Export the current file for other programs: spreadsheets, Tiled, virtual tabletops</translation>
    </message>
    <message>
        <source>&amp;Import Tiles from CSV…</source>
        <translation>&amp;Import Tiles from CSV…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+I</source>
        <translation>Ctrl+Alt+I</translation>
    </message>
    <message>
        <source>%1 can&apos;t be exported as it is.</source>
        <translation>%1 can&apos;t be exported as it is.</translation>
    </message>
    <message>
        <source>-export</source>
        <translation>-export</translation>
    </message>
    <message numerus="yes">
        <source>%n files were written to %1.</source>
        <translation>
            <numerusform>%n file was written to %1.</numerusform>
            <numerusform>%n files were written to %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the &amp;Folder</source>
        <translation>Open the &amp;Folder</translation>
    </message>
    <message>
        <source>Import Tiles</source>
        <translation>Import Tiles</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tables (*.csv *.tsv *.txt);;All files (*)</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1 could not be read.</translation>
    </message>
    <message>
        <source>%1 could not be imported; nothing was changed.</source>
        <translation>%1 could not be imported; nothing was changed.</translation>
    </message>
    <message>
        <source>import of %1</source>
        <translation>import of %1</translation>
    </message>
    <message>
        <source>Spreadsheets may show the table differently.</source>
        <translation>Spreadsheets may show the table differently.</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>the clipboard</translation>
    </message>
    <message>
        <source>S&amp;hare as Web Page…</source>
        <translation>S&amp;hare as Web Page…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+W</source>
        <translation>Ctrl+Alt+W</translation>
    </message>
    <message>
        <source>Write a single file that lets anybody play this set, board or game in a browser</source>
        <translation>Write a single file that lets anybody play this set, board or game in a browser</translation>
    </message>
    <message>
        <source>%1 can&apos;t be played as it is, so it can&apos;t be shared.</source>
        <translation>%1 can&apos;t be played as it is, so it can&apos;t be shared.</translation>
    </message>
    <message>
        <source>The page %1 was written, %2 MB.</source>
        <translation>The page %1 was written, %2 MB.</translation>
    </message>
    <message>
        <source>Open the &amp;Page</source>
        <translation>Open the &amp;Page</translation>
    </message>
    <message>
        <source>The rules of the page may not be what you expect.</source>
        <translation>The rules of the page may not be what you expect.</translation>
    </message>
    <message>
        <source>Import a table from a spreadsheet into the current set, or as a new set</source>
        <translation>Import a table from a spreadsheet into the current set, or as a new set</translation>
    </message>
    <message>
        <source>The export works here, but not everywhere.</source>
        <translation>The export works here, but not everywhere.</translation>
    </message>
</context>
<context>
    <name>tilewright::ExportDialog</name>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Browse…</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>Export %1</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formats</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>Where the files go; created if it doesn&apos;t exist</source>
        <translation>Where the files go; created if it doesn&apos;t exist</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>Choose the folder</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Folder</translation>
    </message>
    <message>
        <source>Close without writing anything</source>
        <translation>Close without writing anything</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Export</translation>
    </message>
    <message>
        <source>Creates all files first; asks before overwriting any</source>
        <translation>Creates all files first; asks before overwriting any</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Choose a folder.</translation>
    </message>
    <message>
        <source>Writes: %1</source>
        <translation>Writes: %1</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Export to</translation>
    </message>
    <message>
        <source>“%1” must begin with http:// or https://, such as %2</source>
        <extracomment>%1 is the label of a field</extracomment>
        <translation>“%1” must begin with http:// or https://, such as %2</translation>
    </message>
</context>
<context>
    <name>tilewright::ExportRun</name>
    <message>
        <source>Exporting</source>
        <translation>Exporting</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stop</translation>
    </message>
    <message>
        <source>Ends the export; nothing is written</source>
        <translation>Ends the export; nothing is written</translation>
    </message>
    <message numerus="yes">
        <source>%n files already exist with different content. Overwrite them?</source>
        <translation>
            <numerusform>%n file already exists with different content. Overwrite it?</numerusform>
            <numerusform>%n files already exist with different content. Overwrite them?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1
%n files are written in all.</source>
        <translation>
            <numerusform>%1
%n file is written in all.</numerusform>
            <numerusform>%1
%n files are written in all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::FamilyFiguresWidget</name>
    <message>
        <source>Holes and the tiles that fit</source>
        <translation>Holes and the tiles that fit</translation>
    </message>
    <message>
        <source>Tiles that fit a hole with %1</source>
        <translation>Tiles that fit a hole with %1</translation>
    </message>
    <message numerus="yes">
        <source>Hole with %1: %n tiles fit</source>
        <translation>
            <numerusform>Hole with %1: %n tile fits</numerusform>
            <numerusform>Hole with %1: %n tiles fit</numerusform>
        </translation>
    </message>
    <message>
        <source>Holes, and how many tiles fit</source>
        <translation>Holes, and how many tiles fit</translation>
    </message>
    <message numerus="yes">
        <source>Holes, and how many tiles fit; %n fit none</source>
        <translation>
            <numerusform>Holes, and how many tiles fit; %n fits none</numerusform>
            <numerusform>Holes, and how many tiles fit; %n fit none</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::FeedbackController</name>
    <message>
        <source>Comment on This Moment…</source>
        <translation>Comment on This Moment…</translation>
    </message>
    <message>
        <source>Write a comment on the shown moment; it is saved with the game record</source>
        <translation>Write a comment on the shown moment; it is saved with the game record</translation>
    </message>
    <message>
        <source>Change the Comment…</source>
        <translation>Change the Comment…</translation>
    </message>
    <message>
        <source>Change the chosen comment on this moment</source>
        <translation>Change the chosen comment on this moment</translation>
    </message>
    <message>
        <source>Remove the Comment</source>
        <translation>Remove the Comment</translation>
    </message>
    <message>
        <source>Remove the chosen comment on this moment</source>
        <translation>Remove the chosen comment on this moment</translation>
    </message>
    <message>
        <source>Go to the Previous Comment</source>
        <translation>Go to the Previous Comment</translation>
    </message>
    <message>
        <source>Go back to the previous moment with a comment</source>
        <translation>Go back to the previous moment with a comment</translation>
    </message>
    <message>
        <source>Go to the Next Comment</source>
        <translation>Go to the Next Comment</translation>
    </message>
    <message>
        <source>Go on to the next moment with a comment</source>
        <translation>Go on to the next moment with a comment</translation>
    </message>
    <message>
        <source>Comment after move %1</source>
        <translation>Comment after move %1</translation>
    </message>
    <message numerus="yes">
        <source>The comment was not saved: a record can hold at most %n comments.</source>
        <translation>
            <numerusform>The comment was not saved: a record can hold at most %n comment.</numerusform>
            <numerusform>The comment was not saved: a record can hold at most %n comments.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::FeedbackPanel</name>
    <message>
        <source>Feedback</source>
        <translation>Feedback</translation>
    </message>
    <message>
        <source>Full feedback</source>
        <translation>Full feedback</translation>
    </message>
    <message>
        <source>Comments on the game</source>
        <translation>Comments on the game</translation>
    </message>
    <message>
        <source>The comment on this moment, then the rating and answers</source>
        <translation>The comment on this moment, then the rating and answers</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>Move %1: %2</translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <translation>Move %1, %2: %3</translation>
    </message>
    <message>
        <source>%1
Enter changes it, Del removes it.</source>
        <translation>%1
Enter changes it, Del removes it.</translation>
    </message>
    <message>
        <source>After move %1:</source>
        <translation>After move %1:</translation>
    </message>
    <message>
        <source>After move %1, %2:</source>
        <translation>After move %1, %2:</translation>
    </message>
    <message>
        <source>Rating: %1</source>
        <translation>Rating: %1</translation>
    </message>
    <message>
        <source>(no answer)</source>
        <translation>(no answer)</translation>
    </message>
</context>
<context>
    <name>tilewright::FeedbackWords</name>
    <message>
        <source>Comment: %1</source>
        <translation>Comment: %1</translation>
    </message>
    <message>
        <source>Comment by %1: %2</source>
        <translation>Comment by %1: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Player %1</translation>
    </message>
</context>
<context>
    <name>tilewright::FigureChooser</name>
    <message>
        <source>Add a goal</source>
        <translation>Add a goal</translation>
    </message>
    <message>
        <source>Find a figure</source>
        <translation>Find a figure</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figures</translation>
    </message>
</context>
<context>
    <name>tilewright::FiguresModel</name>
    <message>
        <source>Win rate of seat %1: %2</source>
        <translation>Win rate of seat %1: %2</translation>
    </message>
    <message>
        <source>What the figure means</source>
        <translation>What the figure means</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>From the games played</source>
        <translation>From the games played</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>95 % confidence interval</source>
        <translation>95 % confidence interval</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Interval</translation>
    </message>
    <message>
        <source>Value of the previous run or of the compared report</source>
        <translation>Value of the previous run or of the compared report</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Previous</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Difference</translation>
    </message>
    <message>
        <source>%1
%2, 95 % interval %3, sample size %4</source>
        <translation>%1
%2, 95 % interval %3, sample size %4</translation>
    </message>
    <message>
        <source>%1, significant</source>
        <translation>%1, significant</translation>
    </message>
    <message>
        <source>Previous run: %1.</source>
        <translation>Previous run: %1.</translation>
    </message>
    <message>
        <source>Report %1: %2.</source>
        <translation>Report %1: %2.</translation>
    </message>
    <message>
        <source>Differs from this run: %1.</source>
        <translation>Differs from this run: %1.</translation>
    </message>
    <message>
        <source>Report: %1</source>
        <translation>Report: %1</translation>
    </message>
    <message>
        <source>This run minus the previous one; in bold where the interval excludes zero</source>
        <translation>This run minus the previous one; in bold where the interval excludes zero</translation>
    </message>
    <message>
        <source>95 % confidence interval of the difference, for independent games</source>
        <translation>95 % confidence interval of the difference, for independent games</translation>
    </message>
    <message>
        <source>Interval of the difference</source>
        <translation>Interval of the difference</translation>
    </message>
    <message>
        <source>The interval of the difference excludes zero: the difference is significant.</source>
        <translation>The interval of the difference excludes zero: the difference is significant.</translation>
    </message>
    <message>
        <source>Whether the figure holds when the stronger bot plays the same stacks</source>
        <translation>Whether the figure holds when the stronger bot plays the same stacks</translation>
    </message>
    <message>
        <source>%1 instead of %2 in the games that both played; difference %3 (%4)</source>
        <translation>%1 instead of %2 in the games that both played; difference %3 (%4)</translation>
    </message>
</context>
<context>
    <name>tilewright::FiguresTable</name>
    <message>
        <source>Figures</source>
        <translation>Figures</translation>
    </message>
    <message>
        <source>Find a figure</source>
        <translation>Find a figure</translation>
    </message>
    <message>
        <source>Lists the figures that contain these words</source>
        <translation>Lists the figures that contain these words</translation>
    </message>
    <message>
        <source>Double-click a figure of a chamber or a door, or press Enter, to see it on the map</source>
        <translation>Double-click a figure of a chamber or a door, or press Enter, to see it on the map</translation>
    </message>
</context>
<context>
    <name>tilewright::FileCommands</name>
    <message>
        <source>New &amp;Tile Set</source>
        <translation>New &amp;Tile Set</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>New &amp;Map</source>
        <translation>New &amp;Map</translation>
    </message>
    <message>
        <source>Ctrl+Alt+N</source>
        <translation>Ctrl+Alt+N</translation>
    </message>
    <message>
        <source>New Tile Set from &amp;Generator…</source>
        <translation>New Tile Set from &amp;Generator…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Open…</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Save</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Save this file</source>
        <translation>Save this file</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Save &amp;As…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Save this file elsewhere</source>
        <translation>Save this file elsewhere</translation>
    </message>
    <message>
        <source>Save a Cop&amp;y…</source>
        <translation>Save a Cop&amp;y…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Shift+S</source>
        <translation>Ctrl+Alt+Shift+S</translation>
    </message>
    <message>
        <source>Save a copy elsewhere and keep working on this file</source>
        <translation>Save a copy elsewhere and keep working on this file</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>Re&amp;vert</translation>
    </message>
    <message>
        <source>Go back to the file on disk; undo restores your changes</source>
        <translation>Go back to the file on disk; undo restores your changes</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Ctrl+W</source>
        <translation>Ctrl+W</translation>
    </message>
    <message>
        <source>Close this file</source>
        <translation>Close this file</translation>
    </message>
    <message>
        <source>New from &amp;Example</source>
        <translation>New from &amp;Example</translation>
    </message>
    <message>
        <source>A copy of this bundled file; saving asks where</source>
        <translation>A copy of this bundled file; saving asks where</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Open &amp;Recent</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>&amp;Clear This List</translation>
    </message>
    <message>
        <source>Clears this list; the files stay where they are</source>
        <translation>Clears this list; the files stay where they are</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>%1 could not be opened.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>%1 is open in another tab. Close it there first, or choose another name.</source>
        <translation>%1 is open in another tab. Close it there first, or choose another name.</translation>
    </message>
    <message>
        <source>%1 was not saved.</source>
        <translation>%1 was not saved.</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Save As</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>Save a Copy</translation>
    </message>
    <message>
        <source>The copy was not written.</source>
        <translation>The copy was not written.</translation>
    </message>
    <message>
        <source>A copy was saved as %1; the open file is still %2.</source>
        <translation>A copy was saved as %1; the open file is still %2.</translation>
    </message>
    <message>
        <source>%1 could not be reloaded; nothing was changed.</source>
        <translation>%1 could not be reloaded; nothing was changed.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Unsaved changes</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>%1 has unsaved changes.</translation>
    </message>
    <message>
        <source>Discarded changes are lost.</source>
        <translation>Discarded changes are lost.</translation>
    </message>
    <message>
        <source>recovered changes</source>
        <translation>recovered changes</translation>
    </message>
    <message>
        <source>The recovery file of %1 can&apos;t be read. It stays at %2.</source>
        <translation>The recovery file of %1 can&apos;t be read. It stays at %2.</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>New set</translation>
    </message>
    <message>
        <source>new</source>
        <translation>new</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>New map</translation>
    </message>
    <message>
        <source>generated</source>
        <translation>generated</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>Changed by another program</translation>
    </message>
    <message>
        <source>%1 has changed on disk since it was loaded here.</source>
        <translation>%1 has changed on disk since it was loaded here.</translation>
    </message>
    <message>
        <source>Saving overwrites what the other program wrote.</source>
        <translation>Saving overwrites what the other program wrote.</translation>
    </message>
    <message numerus="yes">
        <source>%n other files have unsaved changes too. Discarded changes are lost.</source>
        <translation>
            <numerusform>%n other file has unsaved changes too. Discarded changes are lost.</numerusform>
            <numerusform>%n other files have unsaved changes too. Discarded changes are lost.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save &amp;All</source>
        <translation>Save &amp;All</translation>
    </message>
    <message>
        <source>Discard A&amp;ll</source>
        <translation>Discard A&amp;ll</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Discard</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancel</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>A tile set with one tile, for the rules of the current file</source>
        <translation>A tile set with one tile, for the rules of the current file</translation>
    </message>
    <message>
        <source>An empty map (board or scenario) for the rules of the current file</source>
        <translation>An empty map (board or scenario) for the rules of the current file</translation>
    </message>
    <message>
        <source>A balanced set to your specification, for the rules of the current file</source>
        <translation>A balanced set to your specification, for the rules of the current file</translation>
    </message>
    <message>
        <source>New Tile Set &amp;for</source>
        <translation>New Tile Set &amp;for</translation>
    </message>
    <message>
        <source>A tile set with one tile for: %1</source>
        <translation>A tile set with one tile for: %1</translation>
    </message>
    <message>
        <source>Ready to Play</source>
        <translation>Ready to Play</translation>
    </message>
    <message>
        <source>All bundled tile sets for this game combined: %1</source>
        <translation>All bundled tile sets for this game combined: %1</translation>
    </message>
    <message>
        <source>Recovery copies can&apos;t be written. %1 Save often.</source>
        <translation>Recovery copies can&apos;t be written. %1 Save often.</translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation>Save this game</translation>
    </message>
    <message>
        <source>Save this game elsewhere</source>
        <translation>Save this game elsewhere</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Saved %1</translation>
    </message>
    <message>
        <source>Open tile sets, maps, game records or studies</source>
        <translation>Open tile sets, maps, game records or studies</translation>
    </message>
    <message>
        <source>All Tilewright files (*.tileset.json *.map.json *.game.json *.study.json *.study-report.json *.tuning.json);;Tile sets (*.tileset.json);;Maps (*.map.json);;Game records (*.game.json);;Studies and their reports (*.study.json *.study-report.json);;Tunings (*.tuning.json);;All files (*)</source>
        <translation>All Tilewright files (*.tileset.json *.map.json *.game.json *.study.json *.study-report.json *.tuning.json);;Tile sets (*.tileset.json);;Maps (*.map.json);;Game records (*.game.json);;Studies and their reports (*.study.json *.study-report.json);;Tunings (*.tuning.json);;All files (*)</translation>
    </message>
    <message>
        <source>%1 is a playtest report, to be compared with the games of a set. Open the set, then the report.</source>
        <translation>%1 is a playtest report, to be compared with the games of a set. Open the set, then the report.</translation>
    </message>
    <message>
        <source>%1 (map)</source>
        <translation>%1 (map)</translation>
    </message>
</context>
<context>
    <name>tilewright::Findings</name>
    <message>
        <source>unknown</source>
        <translation>unknown</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <translation>%1 to %2 %</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>fair: within one percentage point of an even share</source>
        <translation>fair: within one percentage point of an even share</translation>
    </message>
    <message>
        <source>unfair: wins more than its share</source>
        <translation>unfair: wins more than its share</translation>
    </message>
    <message>
        <source>unfair: wins less than its share</source>
        <translation>unfair: wins less than its share</translation>
    </message>
    <message>
        <source>undecided: about %1 more games needed</source>
        <translation>undecided: about %1 more games needed</translation>
    </message>
    <message>
        <source>The longest game: %1 turns</source>
        <translation>The longest game: %1 turns</translation>
    </message>
    <message>
        <source>The shortest game: %1 turns</source>
        <translation>The shortest game: %1 turns</translation>
    </message>
    <message>
        <source>Most tiles that fit nowhere: %1</source>
        <translation>Most tiles that fit nowhere: %1</translation>
    </message>
    <message>
        <source>A situation that the rules may not cover, %1 times: %2</source>
        <translation>A situation that the rules may not cover, %1 times: %2</translation>
    </message>
    <message>
        <source>other bots</source>
        <translation>other bots</translation>
    </message>
    <message>
        <source>another set</source>
        <translation>another set</translation>
    </message>
    <message>
        <source>another map</source>
        <translation>another map</translation>
    </message>
    <message>
        <source>other options</source>
        <translation>other options</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>%1 to %2 points</source>
        <translation>%1 to %2 points</translation>
    </message>
    <message>
        <source>A situation that the rules may not cover: %1</source>
        <translation>A situation that the rules may not cover: %1</translation>
    </message>
    <message>
        <source>%1 games of the bots %2 with the set “%3” on the map “%4”, seed %5</source>
        <translation>%1 games of the bots %2 with the set “%3” on the map “%4”, seed %5</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
</context>
<context>
    <name>tilewright::FormatRow</name>
    <message>
        <source>A file for each piece</source>
        <translation>A file for each piece</translation>
    </message>
    <message>
        <source>Type of file to write</source>
        <translation>Type of file to write</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>Dots per inch; 300 is usual for printers, 600 shows the finest lines</source>
        <translation>Dots per inch; 300 is usual for printers, 600 shows the finest lines</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Dots per inch</translation>
    </message>
    <message>
        <source>Writes each piece to its own file with its bleed, and a table of them all, instead of sheets</source>
        <translation>Writes each piece to its own file with its bleed, and a table of them all, instead of sheets</translation>
    </message>
    <message>
        <source>%1, a file for each piece</source>
        <translation>%1, a file for each piece</translation>
    </message>
</context>
<context>
    <name>tilewright::GameController</name>
    <message>
        <source>&amp;Play This</source>
        <translation>&amp;Play This</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>Start a new game with the open file; Esc returns here</source>
        <translation>Start a new game with the open file; Esc returns here</translation>
    </message>
    <message>
        <source>F5 Play</source>
        <translation>F5 Play</translation>
    </message>
    <message>
        <source>%1 can&apos;t be played as it is.</source>
        <translation>%1 can&apos;t be played as it is.</translation>
    </message>
    <message>
        <source>The game continues with the set as it was. %1</source>
        <translation>The game continues with the set as it was. %1</translation>
    </message>
    <message>
        <source>&amp;Start Again With the Same Seed</source>
        <translation>&amp;Start Again With the Same Seed</translation>
    </message>
    <message>
        <source>With the changed set, move %1 would not be legal: %2: %3</source>
        <translation>With the changed set, move %1 would not be legal: %2: %3</translation>
    </message>
    <message>
        <source>%1 was not restored because another game is unsaved. It is offered again at the next start.</source>
        <translation>%1 was not restored because another game is unsaved. It is offered again at the next start.</translation>
    </message>
    <message>
        <source>Save the game?</source>
        <translation>Save the game?</translation>
    </message>
    <message>
        <source>The game is not over, and its moves are not saved.</source>
        <translation>The game is not over, and its moves are not saved.</translation>
    </message>
    <message>
        <source>&amp;Rules of the Set…</source>
        <translation>&amp;Rules of the Set…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+R</source>
        <translation>Ctrl+Alt+R</translation>
    </message>
    <message>
        <source>Rule variants that come with the set, and the sets it is played with</source>
        <translation>Rule variants that come with the set, and the sets it is played with</translation>
    </message>
    <message>
        <source>rules of the set</source>
        <translation>rules of the set</translation>
    </message>
    <message>
        <source>Comments on the game are not saved.</source>
        <translation>Comments on the game are not saved.</translation>
    </message>
    <message>
        <source>Save the previous game?</source>
        <translation>Save the previous game?</translation>
    </message>
    <message>
        <source>Another game took its place before it was over, and its moves are not saved.</source>
        <translation>Another game took its place before it was over, and its moves are not saved.</translation>
    </message>
    <message>
        <source>Another game took its place, and comments on it are not saved.</source>
        <translation>Another game took its place, and comments on it are not saved.</translation>
    </message>
</context>
<context>
    <name>tilewright::GameRecovery</name>
    <message>
        <source>game-%1</source>
        <translation>game-%1</translation>
    </message>
</context>
<context>
    <name>tilewright::GeneratorDialog</name>
    <message>
        <source>&amp;New Set</source>
        <translation>&amp;New Set</translation>
    </message>
    <message>
        <source>&amp;Replace the Tiles of This Set</source>
        <translation>&amp;Replace the Tiles of This Set</translation>
    </message>
    <message>
        <source>The set keeps its name and description; undo restores its tiles</source>
        <translation>The set keeps its name and description; undo restores its tiles</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>Na&amp;me</translation>
    </message>
    <message>
        <source>Total number of tiles, copies included</source>
        <translation>Total number of tiles, copies included</translation>
    </message>
    <message>
        <source>&amp;Tiles</source>
        <translation>&amp;Tiles</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>The same seed gives the same set</source>
        <translation>The same seed gives the same set</translation>
    </message>
    <message>
        <source>Another set with the same settings</source>
        <translation>Another set with the same settings</translation>
    </message>
    <message>
        <source>Another set</source>
        <translation>Another set</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>S&amp;eed</translation>
    </message>
    <message>
        <source>calculating…</source>
        <translation>calculating…</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation>Generated</translation>
    </message>
    <message>
        <source>Opens the tiles as a new set</source>
        <translation>Opens the tiles as a new set</translation>
    </message>
    <message>
        <source>&amp;Add to This Set</source>
        <translation>&amp;Add to This Set</translation>
    </message>
    <message>
        <source>Tiles already in the set get more copies; undo removes them again</source>
        <translation>Tiles already in the set get more copies; undo removes them again</translation>
    </message>
</context>
<context>
    <name>tilewright::GoalsPanel</name>
    <message>
        <source>Median number of turns</source>
        <translation>Median number of turns</translation>
    </message>
    <message>
        <source>Share of the games that end by an escape</source>
        <translation>Share of the games that end by an escape</translation>
    </message>
    <message>
        <source>Largest deviation from an even share of wins</source>
        <translation>Largest deviation from an even share of wins</translation>
    </message>
    <message>
        <source>Largest deviation of a pick colour from the average gain</source>
        <translation>Largest deviation of a pick colour from the average gain</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>✓ met</source>
        <translation>✓ met</translation>
    </message>
    <message>
        <source>✗ missed</source>
        <translation>✗ missed</translation>
    </message>
    <message>
        <source>? undecided</source>
        <translation>? undecided</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Goals</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>at least</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>at most</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Goal</translation>
    </message>
    <message>
        <source>Set a range for another figure</source>
        <translation>Set a range for another figure</translation>
    </message>
    <message>
        <source>Remove this goal</source>
        <translation>Remove this goal</translation>
    </message>
    <message>
        <source> (percent)</source>
        <translation> (percent)</translation>
    </message>
    <message>
        <source>any</source>
        <translation>any</translation>
    </message>
    <message>
        <source>Minimum%1; empty for any</source>
        <translation>Minimum%1; empty for any</translation>
    </message>
    <message>
        <source>Maximum%1; empty for any</source>
        <translation>Maximum%1; empty for any</translation>
    </message>
    <message>
        <source>%1: at least</source>
        <translation>%1: at least</translation>
    </message>
    <message>
        <source>%1: at most</source>
        <translation>%1: at most</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Remove: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>What the games show, with a 95 % confidence interval</source>
        <translation>What the games show, with a 95 % confidence interval</translation>
    </message>
    <message>
        <source>Not a number</source>
        <translation>Not a number</translation>
    </message>
    <message>
        <source>Enter a minimum or a maximum</source>
        <translation>Enter a minimum or a maximum</translation>
    </message>
    <message>
        <source>? no data</source>
        <translation>? no data</translation>
    </message>
    <message>
        <source>Add a goal…</source>
        <translation>Add a goal…</translation>
    </message>
    <message>
        <source>A share is between 0 and 100 %</source>
        <translation>A share is between 0 and 100 %</translation>
    </message>
    <message>
        <source>%1 or more and %2 or less: these contradict each other</source>
        <translation>%1 or more and %2 or less: these contradict each other</translation>
    </message>
    <message>
        <source>Share of turns that start with none of the most-used pieces in supply</source>
        <translation>Share of turns that start with none of the most-used pieces in supply</translation>
    </message>
    <message>
        <source>Share of all points from the richest source</source>
        <translation>Share of all points from the richest source</translation>
    </message>
    <message>
        <source>goals</source>
        <translation>goals</translation>
    </message>
    <message>
        <source>! see below</source>
        <translation>! see below</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>For all sets of this game. Lamps have limits of their own.</source>
        <translation>For all sets of this game. Lamps have limits of their own.</translation>
    </message>
</context>
<context>
    <name>tilewright::GoalsTable</name>
    <message>
        <source>A&amp;dd Goal…</source>
        <translation>A&amp;dd Goal…</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Goals</translation>
    </message>
    <message>
        <source>Shares are numbers from 0 to 1; an empty field means any</source>
        <translation>Shares are numbers from 0 to 1; an empty field means any</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>at least</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>at most</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Weight</translation>
    </message>
    <message>
        <source>How much the distance to this goal counts relative to the others</source>
        <translation>How much the distance to this goal counts relative to the others</translation>
    </message>
    <message>
        <source>Set a range for another figure</source>
        <translation>Set a range for another figure</translation>
    </message>
    <message>
        <source>Remove this goal</source>
        <translation>Remove this goal</translation>
    </message>
    <message>
        <source>Remove goal</source>
        <translation>Remove goal</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>any</source>
        <translation>any</translation>
    </message>
</context>
<context>
    <name>tilewright::HeatLegend</name>
    <message>
        <source>Heat map: %1, from none to %2</source>
        <translation>Heat map: %1, from none to %2</translation>
    </message>
    <message>
        <source>%1. To remove it: %2</source>
        <translation>%1. To remove it: %2</translation>
    </message>
</context>
<context>
    <name>tilewright::HeatMapController</name>
    <message>
        <source>&amp;None</source>
        <translation>&amp;None</translation>
    </message>
    <message>
        <source>Tiles are not tinted</source>
        <translation>Tiles are not tinted</translation>
    </message>
    <message>
        <source>&amp;Heat Map of the Tiles</source>
        <translation>&amp;Heat Map of the Tiles</translation>
    </message>
    <message>
        <source>&amp;Heat Map of the Board</source>
        <translation>&amp;Heat Map of the Board</translation>
    </message>
    <message>
        <source>Rooms are not tinted</source>
        <translation>Rooms are not tinted</translation>
    </message>
    <message>
        <source>&amp;Use in Games</source>
        <translation>&amp;Use in Games</translation>
    </message>
    <message>
        <source>Tints the rooms by how often pieces step into and out of them in a game</source>
        <translation>Tints the rooms by how often pieces step into and out of them in a game</translation>
    </message>
    <message>
        <source>&amp;Barred</source>
        <translation>&amp;Barred</translation>
    </message>
    <message>
        <source>Tints the rooms by how often one of their doors is barred in a game</source>
        <translation>Tints the rooms by how often one of their doors is barred in a game</translation>
    </message>
    <message>
        <source>&amp;Refused</source>
        <translation>&amp;Refused</translation>
    </message>
    <message>
        <source>Tints the rooms by how many of their doors stand open when a tile fits nowhere</source>
        <translation>Tints the rooms by how many of their doors stand open when a tile fits nowhere</translation>
    </message>
    <message>
        <source>The heat map appears as soon as the quick check has played its games.</source>
        <translation>The heat map appears as soon as the quick check has played its games.</translation>
    </message>
    <message>
        <source>The heat map appears after a playtest; no game has been played yet.</source>
        <translation>The heat map appears after a playtest; no game has been played yet.</translation>
    </message>
    <message>
        <source>&amp;Sort the Tiles</source>
        <translation>&amp;Sort the Tiles</translation>
    </message>
    <message>
        <source>Order in the S&amp;et</source>
        <translation>Order in the S&amp;et</translation>
    </message>
    <message>
        <source>Lists the tiles in the order that is saved in the file</source>
        <translation>Lists the tiles in the order that is saved in the file</translation>
    </message>
    <message>
        <source>Lists the tiles with the greatest value first</source>
        <translation>Lists the tiles with the greatest value first</translation>
    </message>
    <message>
        <source>After a playtest or quick check, lists the tiles with the greatest value first</source>
        <translation>After a playtest or quick check, lists the tiles with the greatest value first</translation>
    </message>
</context>
<context>
    <name>tilewright::HeatMapModel</name>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
</context>
<context>
    <name>tilewright::HelpController</name>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Help on the current panel</source>
        <translation>Help on the current panel</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Tour</translation>
    </message>
    <message>
        <source>A short tour: change a tile, then see it in a game</source>
        <translation>A short tour: change a tile, then see it in a game</translation>
    </message>
    <message>
        <source>&amp;About Tilewright</source>
        <translation>&amp;About Tilewright</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version and licence</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>About &amp;Qt</translation>
    </message>
    <message>
        <source>The library that the window is built with</source>
        <translation>The library that the window is built with</translation>
    </message>
    <message>
        <source>%1, %2. %3</source>
        <translation>%1, %2. %3</translation>
    </message>
    <message>
        <source>About Tilewright</source>
        <translation>About Tilewright</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Tilewright %1&lt;/h3&gt;&lt;p&gt;A studio for tile-laying games that go underground.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Tilewright %1&lt;/h3&gt;&lt;p&gt;A studio for tile-laying games that go underground.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>New here? In a short tour, you change a tile and see it in a game.</source>
        <translation>New here? In a short tour, you change a tile and see it in a game.</translation>
    </message>
    <message>
        <source>&amp;Start the Tour</source>
        <translation>&amp;Start the Tour</translation>
    </message>
    <message>
        <source>E&amp;xplain This</source>
        <translation>E&amp;xplain This</translation>
    </message>
    <message>
        <source>Shift+F1</source>
        <translation>Shift+F1</translation>
    </message>
    <message>
        <source>Shows the tooltip of the focused item until you press Esc</source>
        <translation>Shows the tooltip of the focused item until you press Esc</translation>
    </message>
    <message>
        <source>The focused item has no tooltip.</source>
        <translation>The focused item has no tooltip.</translation>
    </message>
    <message>
        <source>&amp;Examples of the Dungeon&apos;s Rules</source>
        <translation>&amp;Examples of the Dungeon&apos;s Rules</translation>
    </message>
</context>
<context>
    <name>tilewright::HelpWindow</name>
    <message>
        <source>en</source>
        <extracomment>the code of the language that the help pages are shown in: en, de, fr</extracomment>
        <translation>en</translation>
    </message>
    <message>
        <source>Tilewright Help</source>
        <translation>Tilewright Help</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Forward</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Help page</source>
        <translation>Help page</translation>
    </message>
</context>
<context>
    <name>tilewright::HintPanel</name>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Searching…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Cancel the hint (Esc)</source>
        <translation>Cancel the hint (Esc)</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>The best moves</translation>
    </message>
    <message>
        <source>Close the hint (Esc while it has the focus)</source>
        <translation>Close the hint (Esc while it has the focus)</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Close the hint</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1
Win probability: %2, after %3 simulations</source>
        <translation>%1
Win probability: %2, after %3 simulations</translation>
    </message>
    <message>
        <source>Click to see the move; press Enter or double-click to play it.</source>
        <translation>Click to see the move; press Enter or double-click to play it.</translation>
    </message>
    <message>
        <source>Click to see the move. Take the seat to play it.</source>
        <translation>Click to see the move. Take the seat to play it.</translation>
    </message>
    <message>
        <source>No bot can evaluate moves under these rules.</source>
        <translation>No bot can evaluate moves under these rules.</translation>
    </message>
    <message>
        <source>Win probability for %1. %2</source>
        <translation>Win probability for %1. %2</translation>
    </message>
    <message>
        <source>The first move was tried most often, so its estimate is the most reliable; a bot would play it.</source>
        <translation>The first move was tried most often, so its estimate is the most reliable; a bot would play it.</translation>
    </message>
</context>
<context>
    <name>tilewright::HistogramChart</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>games</source>
        <translation>games</translation>
    </message>
</context>
<context>
    <name>tilewright::HolePattern</name>
    <message>
        <source>passage %1</source>
        <extracomment>%1 is a list of directions</extracomment>
        <translation>passage %1</translation>
    </message>
    <message>
        <source>earth %1</source>
        <translation>earth %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>tilewright::IgnoredSettings</name>
    <message>
        <source>size and position of the window</source>
        <translation>size and position of the window</translation>
    </message>
    <message>
        <source>panels of the design mode</source>
        <translation>panels of the design mode</translation>
    </message>
    <message>
        <source>panels of the map mode</source>
        <translation>panels of the map mode</translation>
    </message>
    <message>
        <source>files that were open last time</source>
        <translation>files that were open last time</translation>
    </message>
    <message>
        <source>view of the files last time</source>
        <translation>view of the files last time</translation>
    </message>
    <message>
        <source>recent files</source>
        <translation>recent files</translation>
    </message>
    <message>
        <source>language</source>
        <translation>language</translation>
    </message>
    <message>
        <source>theme</source>
        <translation>theme</translation>
    </message>
    <message>
        <source>interface size</source>
        <translation>interface size</translation>
    </message>
    <message>
        <source>quick checks of edits</source>
        <translation>quick checks of edits</translation>
    </message>
    <message>
        <source>shortcut of a command</source>
        <translation>shortcut of a command</translation>
    </message>
    <message>
        <source>animation of moves</source>
        <translation>animation of moves</translation>
    </message>
    <message>
        <source>layout of the play mode</source>
        <translation>layout of the play mode</translation>
    </message>
    <message>
        <source>playtest goals</source>
        <translation>playtest goals</translation>
    </message>
    <message>
        <source>playtest settings</source>
        <translation>playtest settings</translation>
    </message>
    <message>
        <source>game preset</source>
        <translation>game preset</translation>
    </message>
    <message>
        <source>export options</source>
        <translation>export options</translation>
    </message>
    <message>
        <source>whether the tour was seen</source>
        <translation>whether the tour was seen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a setting in words, and its name in the file of settings</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Invalid settings were replaced by their defaults: %1.</source>
        <translation>Invalid settings were replaced by their defaults: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>folder of returned games</source>
        <translation>folder of returned games</translation>
    </message>
    <message>
        <source>folder of file dialogs</source>
        <translation>folder of file dialogs</translation>
    </message>
    <message>
        <source>printing options</source>
        <translation>printing options</translation>
    </message>
</context>
<context>
    <name>tilewright::ImportDialog</name>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>%1 is a column of a table, %2 what stood there, %3 what stands there now</extracomment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>&amp;Remove the missing tiles from the set</source>
        <translation>&amp;Remove the missing tiles from the set</translation>
    </message>
    <message>
        <source>Import Tiles</source>
        <translation>Import Tiles</translation>
    </message>
    <message>
        <source>What %1 changes in the set:</source>
        <translation>What %1 changes in the set:</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Changes</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tile</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>What changes</translation>
    </message>
    <message>
        <source>Otherwise tiles that are not in the table stay as they are</source>
        <translation>Otherwise tiles that are not in the table stay as they are</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Apply</translation>
    </message>
    <message>
        <source>Changes the set; a single undo reverts everything</source>
        <translation>Changes the set; a single undo reverts everything</translation>
    </message>
    <message>
        <source>New</source>
        <translation>New</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Changed</translation>
    </message>
    <message>
        <source>Missing from the table</source>
        <translation>Missing from the table</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>kept unless you remove them</source>
        <translation>kept unless you remove them</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles stay as they are.</source>
        <translation>
            <numerusform>%n tile stays as it is.</numerusform>
            <numerusform>%n tiles stay as they are.</numerusform>
        </translation>
    </message>
    <message>
        <source>New pick colours of the set: %1.</source>
        <translation>New pick colours of the set: %1.</translation>
    </message>
    <message>
        <source>There is nothing to import.</source>
        <translation>There is nothing to import.</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(empty)</translation>
    </message>
    <message numerus="yes">
        <source>%n differences.</source>
        <translation>
            <numerusform>%n difference.</numerusform>
            <numerusform>%n differences.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a column of a table, %2 what stands there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n new tiles are &amp;equal to missing ones: give those the new ids</source>
        <translation>
            <numerusform>%n new tile is &amp;equal to a missing one: give that one the new id</numerusform>
            <numerusform>%n new tiles are &amp;equal to missing ones: give those the new ids</numerusform>
        </translation>
    </message>
    <message>
        <source>Otherwise they are added, and the missing ones stay too</source>
        <translation>Otherwise they are added, and the missing ones stay too</translation>
    </message>
    <message>
        <source>The new set that %1 describes:</source>
        <translation>The new set that %1 describes:</translation>
    </message>
    <message>
        <source>same as %1, which is missing</source>
        <translation>same as %1, which is missing</translation>
    </message>
</context>
<context>
    <name>tilewright::InteractionController</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 · %2 options</source>
        <translation>%1 · %2 options</translation>
    </message>
    <message>
        <source>%1 · into the %2 or beyond</source>
        <translation>%1 · into the %2 or beyond</translation>
    </message>
    <message>
        <source>%1 · one destination</source>
        <translation>%1 · one destination</translation>
    </message>
    <message>
        <source>%1 · %2 destinations</source>
        <translation>%1 · %2 destinations</translation>
    </message>
    <message>
        <source>%1 · choose it again to pay</source>
        <translation>%1 · choose it again to pay</translation>
    </message>
    <message>
        <source>%1: already occupied by %2</source>
        <translation>%1: already occupied by %2</translation>
    </message>
</context>
<context>
    <name>tilewright::IssueText</name>
    <message>
        <source>line %1, column %2</source>
        <translation>line %1, column %2</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>at %1</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>tile %1</translation>
    </message>
    <message>
        <source>at %1, %2</source>
        <extracomment>where something is on a map: the coordinates of a cell</extracomment>
        <translation>at %1, %2</translation>
    </message>
</context>
<context>
    <name>tilewright::IssuesModel</name>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>warning</translation>
    </message>
</context>
<context>
    <name>tilewright::IssuesPanel</name>
    <message>
        <source>Issues</source>
        <translation>Issues</translation>
    </message>
    <message>
        <source>&amp;Fix Issue</source>
        <translation>&amp;Fix Issue</translation>
    </message>
    <message>
        <source>Enter goes to the cause of an issue, Ctrl+. fixes it</source>
        <translation>Enter goes to the cause of an issue, Ctrl+. fixes it</translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation>Ctrl+.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>This issue has no quick fix: the decision is yours</source>
        <translation>This issue has no quick fix: the decision is yours</translation>
    </message>
    <message>
        <source>&amp;Go There</source>
        <translation>&amp;Go There</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no issues</source>
        <translation>There are no issues</translation>
    </message>
</context>
<context>
    <name>tilewright::LandscapeActions</name>
    <message>
        <source>mouth</source>
        <translation>mouth</translation>
    </message>
    <message>
        <source>tunnel</source>
        <translation>tunnel</translation>
    </message>
    <message>
        <source>to crossing</source>
        <translation>to crossing</translation>
    </message>
    <message>
        <source>to gate</source>
        <translation>to gate</translation>
    </message>
    <message>
        <source>to cloister</source>
        <translation>to cloister</translation>
    </message>
    <message>
        <source>to tower</source>
        <translation>to tower</translation>
    </message>
    <message>
        <source>to volcano</source>
        <translation>to volcano</translation>
    </message>
    <message>
        <source>Sets the focused side to: %1 (%2)</source>
        <translation>Sets the focused side to: %1 (%2)</translation>
    </message>
    <message>
        <source>Adds to or removes from the tile: %1 (%2)</source>
        <translation>Adds to or removes from the tile: %1 (%2)</translation>
    </message>
    <message>
        <source>Adds to or removes from the chosen feature: %1 (%2)</source>
        <translation>Adds to or removes from the chosen feature: %1 (%2)</translation>
    </message>
    <message>
        <source>Join or Separate</source>
        <translation>Join or Separate</translation>
    </message>
    <message>
        <source>join</source>
        <translation>join</translation>
    </message>
    <message>
        <source>Grabs the focused side (J); go to another side and press J again to join or separate the two</source>
        <translation>Grabs the focused side (J); go to another side and press J again to join or separate the two</translation>
    </message>
    <message>
        <source>Add a Pennant</source>
        <translation>Add a Pennant</translation>
    </message>
    <message>
        <source>pennant +</source>
        <translation>pennant +</translation>
    </message>
    <message>
        <source>Remove a Pennant</source>
        <translation>Remove a Pennant</translation>
    </message>
    <message>
        <source>pennant −</source>
        <translation>pennant −</translation>
    </message>
    <message>
        <source>Adds a pennant to the chosen city (P)</source>
        <translation>Adds a pennant to the chosen city (P)</translation>
    </message>
    <message>
        <source>Removes a pennant from the chosen city (Shift+P)</source>
        <translation>Removes a pennant from the chosen city (Shift+P)</translation>
    </message>
    <message>
        <source>Touches %1</source>
        <extracomment>a field of a tile; %1: &quot;city north&quot;</extracomment>
        <translation>Touches %1</translation>
    </message>
    <message>
        <source>Whether the chosen field touches this: %1</source>
        <translation>Whether the chosen field touches this: %1</translation>
    </message>
    <message>
        <source>%1: only on roads with one side</source>
        <translation>%1: only on roads with one side</translation>
    </message>
    <message>
        <source>%1: only on roads with several sides</source>
        <translation>%1: only on roads with several sides</translation>
    </message>
    <message>
        <source>%1: only on cities</source>
        <translation>%1: only on cities</translation>
    </message>
    <message>
        <source>%1: only on roads</source>
        <translation>%1: only on roads</translation>
    </message>
    <message>
        <source>Pennants: only on cities</source>
        <translation>Pennants: only on cities</translation>
    </message>
    <message>
        <source>Only for fields on tiles with that many cities</source>
        <translation>Only for fields on tiles with that many cities</translation>
    </message>
    <message>
        <source>This city has no pennant</source>
        <translation>This city has no pennant</translation>
    </message>
    <message>
        <source>This city already has as many pennants as allowed</source>
        <translation>This city already has as many pennants as allowed</translation>
    </message>
    <message>
        <source>%1. Chosen: %2</source>
        <translation>%1. Chosen: %2</translation>
    </message>
    <message>
        <source>To set what a side shows, choose the side first</source>
        <translation>To set what a side shows, choose the side first</translation>
    </message>
    <message>
        <source>Add an Inner Field</source>
        <translation>Add an Inner Field</translation>
    </message>
    <message>
        <source>inner field</source>
        <translation>inner field</translation>
    </message>
    <message>
        <source>Adds a field that touches no side, such as one inside a city (E)</source>
        <translation>Adds a field that touches no side, such as one inside a city (E)</translation>
    </message>
    <message>
        <source>The tile already has as many features as allowed</source>
        <translation>The tile already has as many features as allowed</translation>
    </message>
    <message>
        <source>Remove the Inner Field</source>
        <translation>Remove the Inner Field</translation>
    </message>
    <message>
        <source>no inner field</source>
        <translation>no inner field</translation>
    </message>
    <message>
        <source>Removes the chosen inner field (Shift+E)</source>
        <translation>Removes the chosen inner field (Shift+E)</translation>
    </message>
    <message>
        <source>Only inner fields can be removed; fields at the sides depend on what the sides show</source>
        <translation>Only inner fields can be removed; fields at the sides depend on what the sides show</translation>
    </message>
</context>
<context>
    <name>tilewright::LandscapeCanvas</name>
    <message>
        <source>joins %1 and %2</source>
        <translation>joins %1 and %2</translation>
    </message>
    <message>
        <source>separates %1 and %2</source>
        <translation>separates %1 and %2</translation>
    </message>
    <message>
        <source>%1 and %2 have nothing to join</source>
        <translation>%1 and %2 have nothing to join</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a side of a tile, and the feature that lies there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Release: %1</source>
        <extracomment>%1: joins north and east</extracomment>
        <translation>Release: %1</translation>
    </message>
    <message>
        <source>Click to choose: %1</source>
        <translation>Click to choose: %1</translation>
    </message>
    <message>
        <source>Holding %1: go to another side and press %2 again, or Esc to let go</source>
        <translation>Holding %1: go to another side and press %2 again, or Esc to let go</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Click again: %1 becomes %2; draw a line to another side to join or separate</source>
        <translation>Click again: %1 becomes %2; draw a line to another side to join or separate</translation>
    </message>
    <message>
        <source>%1; there is no room to draw it</source>
        <translation>%1; there is no room to draw it</translation>
    </message>
</context>
<context>
    <name>tilewright::LandscapeFiguresWidget</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Features</translation>
    </message>
    <message>
        <source>Tiles by number of sides with: %1</source>
        <extracomment>%1: city, road or field</extracomment>
        <translation>Tiles by number of sides with: %1</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Symbols</translation>
    </message>
    <message>
        <source>Tiles with: %1</source>
        <translation>Tiles with: %1</translation>
    </message>
    <message numerus="yes">
        <source>Tiles with %n sides: %1</source>
        <translation>
            <numerusform>Tiles with %n side: %1</numerusform>
            <numerusform>Tiles with %n sides: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles with pennants</source>
        <translation>Tiles with pennants</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n in the set, counting copies</source>
        <translation>
            <numerusform>%1: %n in the set, counting copies</numerusform>
            <numerusform>%1: %n in the set, counting copies</numerusform>
        </translation>
    </message>
    <message>
        <source>Features by kind</source>
        <translation>Features by kind</translation>
    </message>
    <message numerus="yes">
        <source>%n sides</source>
        <translation>
            <numerusform>%n side</numerusform>
            <numerusform>%n sides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles with this many such sides: %1</source>
        <translation>
            <numerusform>%n tile with this many such sides: %1</numerusform>
            <numerusform>%n tiles with this many such sides: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>pennants</source>
        <translation>pennants</translation>
    </message>
    <message numerus="yes">
        <source>%n pennants in the set, counting copies</source>
        <translation>
            <numerusform>%n pennant in the set, counting copies</numerusform>
            <numerusform>%n pennants in the set, counting copies</numerusform>
        </translation>
    </message>
    <message>
        <source>Symbols of features and tiles</source>
        <translation>Symbols of features and tiles</translation>
    </message>
    <message>
        <source>Kinds of open places that no tile fits</source>
        <translation>Kinds of open places that no tile fits</translation>
    </message>
    <message numerus="yes">
        <source>Tiles that fit the hardest place to fill with %n neighbours</source>
        <translation>
            <numerusform>Tiles that fit the hardest place to fill with %n neighbour</numerusform>
            <numerusform>Tiles that fit the hardest place to fill with %n neighbours</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; target %2</source>
        <translation>%1; target %2</translation>
    </message>
    <message numerus="yes">
        <source>%n neighbours</source>
        <translation>
            <numerusform>%n neighbour</numerusform>
            <numerusform>%n neighbours</numerusform>
        </translation>
    </message>
    <message>
        <source>Places with this many neighbours: %1. No tile fits %3 of their %2 kinds, so %4 % can be filled; on average, %5 tiles fit one</source>
        <translation>Places with this many neighbours: %1. No tile fits %3 of their %2 kinds, so %4 % can be filled; on average, %5 tiles fit one</translation>
    </message>
</context>
<context>
    <name>tilewright::LandscapeGeneratorDialog</name>
    <message>
        <source>Generate landscape tiles</source>
        <translation>Generate landscape tiles</translation>
    </message>
    <message>
        <source>Weight of this kind of side relative to the others</source>
        <translation>Weight of this kind of side relative to the others</translation>
    </message>
    <message>
        <source>Sides: %1</source>
        <extracomment>%1: city, road or field</extracomment>
        <translation>Sides: %1</translation>
    </message>
    <message>
        <source>Of the tiles with several city sides, the share where these form one city</source>
        <translation>Of the tiles with several city sides, the share where these form one city</translation>
    </message>
    <message>
        <source>&amp;Joined cities</source>
        <translation>&amp;Joined cities</translation>
    </message>
    <message>
        <source>Share of the larger cities that have a pennant</source>
        <translation>Share of the larger cities that have a pennant</translation>
    </message>
    <message>
        <source>&amp;Pennants</source>
        <translation>&amp;Pennants</translation>
    </message>
    <message>
        <source>Share of the tiles with room for a cloister that have one</source>
        <translation>Share of the tiles with room for a cloister that have one</translation>
    </message>
    <message>
        <source>&amp;Cloisters</source>
        <translation>&amp;Cloisters</translation>
    </message>
    <message>
        <source>&amp;Volcanoes</source>
        <translation>&amp;Volcanoes</translation>
    </message>
    <message>
        <source>Tiles with a volcano, which calls the dragon</source>
        <translation>Tiles with a volcano, which calls the dragon</translation>
    </message>
    <message>
        <source>&amp;Dragons</source>
        <translation>&amp;Dragons</translation>
    </message>
    <message>
        <source>Tiles with a dragon symbol, which lets the dragon fly</source>
        <translation>Tiles with a dragon symbol, which lets the dragon fly</translation>
    </message>
    <message>
        <source>P&amp;ortals</source>
        <translation>P&amp;ortals</translation>
    </message>
    <message>
        <source>Tiles with a portal</source>
        <translation>Tiles with a portal</translation>
    </message>
    <message>
        <source>To&amp;wers</source>
        <translation>To&amp;wers</translation>
    </message>
    <message>
        <source>Tiles with a tower, through which pieces enter the dungeon</source>
        <translation>Tiles with a tower, through which pieces enter the dungeon</translation>
    </message>
    <message>
        <source>Pr&amp;incesses</source>
        <translation>Pr&amp;incesses</translation>
    </message>
    <message>
        <source>Cities with a princess, if there are enough cities</source>
        <translation>Cities with a princess, if there are enough cities</translation>
    </message>
    <message>
        <source>Cat&amp;hedrals</source>
        <translation>Cat&amp;hedrals</translation>
    </message>
    <message>
        <source>Cities with a cathedral, if there are enough cities</source>
        <translation>Cities with a cathedral, if there are enough cities</translation>
    </message>
    <message>
        <source>Inn&amp;s</source>
        <translation>Inn&amp;s</translation>
    </message>
    <message>
        <source>Roads with an inn, if there are enough roads</source>
        <translation>Roads with an inn, if there are enough roads</translation>
    </message>
    <message>
        <source>T&amp;unnel mouths</source>
        <translation>T&amp;unnel mouths</translation>
    </message>
    <message>
        <source>Roads that end in a tunnel mouth; if too few roads end, some are split</source>
        <translation>Roads that end in a tunnel mouth; if too few roads end, some are split</translation>
    </message>
    <message>
        <source>Most a&amp;like</source>
        <translation>Most a&amp;like</translation>
    </message>
    <message>
        <source>Maximum number of tiles with the same sides, as far as the sides allow; 0 for any number</source>
        <translation>Maximum number of tiles with the same sides, as far as the sides allow; 0 for any number</translation>
    </message>
    <message>
        <source>&amp;Fillable places</source>
        <translation>&amp;Fillable places</translation>
    </message>
    <message>
        <source>Share of the places between four tiles that at least one tile should fit, as far as the sides allow</source>
        <translation>Share of the places between four tiles that at least one tile should fit, as far as the sides allow</translation>
    </message>
    <message>
        <source>Weights of the sides: 2 means twice as many as 1.</source>
        <translation>Weights of the sides: 2 means twice as many as 1.</translation>
    </message>
</context>
<context>
    <name>tilewright::LandscapePalette</name>
    <message>
        <source>What the tile shows</source>
        <translation>What the tile shows</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Side</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tile</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Feature</translation>
    </message>
</context>
<context>
    <name>tilewright::LandscapeTools</name>
    <message>
        <source>Features of the tile</source>
        <translation>Features of the tile</translation>
    </message>
    <message>
        <source>What the tile shows; choosing a feature highlights it on the tile</source>
        <translation>What the tile shows; choosing a feature highlights it on the tile</translation>
    </message>
    <message>
        <source>%1 · arrows and Page keys move, keys set, J joins, R turns</source>
        <translation>%1 · arrows and Page keys move, keys set, J joins, R turns</translation>
    </message>
    <message>
        <source>Set &amp;Side</source>
        <translation>Set &amp;Side</translation>
    </message>
    <message>
        <source>On the Chosen &amp;Feature</source>
        <translation>On the Chosen &amp;Feature</translation>
    </message>
    <message>
        <source>&amp;On the Tile</source>
        <translation>&amp;On the Tile</translation>
    </message>
</context>
<context>
    <name>tilewright::LandscapeWords</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n pennants</source>
        <translation>
            <numerusform>%n pennant</numerusform>
            <numerusform>%n pennants</numerusform>
        </translation>
    </message>
    <message>
        <source>touches the city %1</source>
        <extracomment>a field; %1 tells where the cities lie</extracomment>
        <translation>touches the city %1</translation>
    </message>
    <message>
        <source> and the city </source>
        <translation> and the city </translation>
    </message>
    <message>
        <source>any side</source>
        <extracomment>a side of a tile that fits every other side</extracomment>
        <translation>any side</translation>
    </message>
    <message>
        <source>%1, left half</source>
        <extracomment>%1 is a side of a tile; left as seen from the middle of the tile</extracomment>
        <translation>%1, left half</translation>
    </message>
    <message>
        <source>%1, right half</source>
        <translation>%1, right half</translation>
    </message>
    <message>
        <source>inner field</source>
        <translation>inner field</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a side of a tile and what is there: &quot;north city&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>inner field %1</source>
        <extracomment>%1 counts the fields of a tile that meet no side</extracomment>
        <translation>inner field %1</translation>
    </message>
</context>
<context>
    <name>tilewright::LimitsTable</name>
    <message>
        <source>Limits</source>
        <translation>Limits</translation>
    </message>
    <message>
        <source>Sets outside these limits are not tried</source>
        <translation>Sets outside these limits are not tried</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>at least</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>at most</translation>
    </message>
</context>
<context>
    <name>tilewright::LineChooser</name>
    <message>
        <source>Lines of the game</source>
        <translation>Lines of the game</translation>
    </message>
    <message>
        <source>Other lines from here: choose one to continue (also Ctrl+L)</source>
        <translation>Other lines from here: choose one to continue (also Ctrl+L)</translation>
    </message>
    <message numerus="yes">
        <source>Line %1 (current): %n moves</source>
        <translation>
            <numerusform>Line %1 (current): %n move</numerusform>
            <numerusform>Line %1 (current): %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Line %1: %n moves; move %2: %3</source>
        <translation>
            <numerusform>Line %1: %n move; move %2: %3</numerusform>
            <numerusform>Line %1: %n moves; move %2: %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::LogModel</name>
    <message>
        <source>%1 %2: %3</source>
        <extracomment>turn, player, the move</extracomment>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>%1
Turn %2, move %3. Click or press Enter to see the board after it.</source>
        <translation>%1
Turn %2, move %3. Click or press Enter to see the board after it.</translation>
    </message>
    <message>
        <source>%1
A comment after move %2. Click or press Enter to see the board there.</source>
        <translation>%1
A comment after move %2. Click or press Enter to see the board there.</translation>
    </message>
    <message>
        <source>%1 %2 (%3): %4</source>
        <extracomment>turn, player, points that the move scored, the move</extracomment>
        <translation>%1 %2 (%3): %4</translation>
    </message>
</context>
<context>
    <name>tilewright::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Log of the game</source>
        <translation>Log of the game</translation>
    </message>
    <message>
        <source>not covered by the rules: %1</source>
        <translation>not covered by the rules: %1</translation>
    </message>
    <message>
        <source>%1 scores %2</source>
        <translation>%1 scores %2</translation>
    </message>
    <message>
        <source>%1 scores %2: %3</source>
        <translation>%1 scores %2: %3</translation>
    </message>
    <message>
        <source>%1 is sent home by %2</source>
        <translation>%1 is sent home by %2</translation>
    </message>
    <message>
        <source>%1 comes home</source>
        <translation>%1 comes home</translation>
    </message>
    <message>
        <source>%1 pays %2: %3</source>
        <translation>%1 pays %2: %3</translation>
    </message>
    <message>
        <source>%1 is freed</source>
        <translation>%1 is freed</translation>
    </message>
    <message>
        <source>%1 goes into the %2</source>
        <translation>%1 goes into the %2</translation>
    </message>
    <message>
        <source>%1 is held by %2</source>
        <translation>%1 is held by %2</translation>
    </message>
</context>
<context>
    <name>tilewright::LongRun</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
</context>
<context>
    <name>tilewright::MainMenu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>Close the window; asks about unsaved changes</source>
        <translation>Close the window; asks about unsaved changes</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edit</translation>
    </message>
    <message>
        <source>&amp;Commands…</source>
        <translation>&amp;Commands…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation>Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>Find any command by its name</source>
        <translation>Find any command by its name</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Undo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Redo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation>Ctrl+Y</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Panels</translation>
    </message>
    <message>
        <source>&amp;Restore All</source>
        <translation>&amp;Restore All</translation>
    </message>
    <message>
        <source>Puts all panels back in their original places</source>
        <translation>Puts all panels back in their original places</translation>
    </message>
    <message>
        <source>&amp;Canvas</source>
        <translation>&amp;Canvas</translation>
    </message>
    <message>
        <source>&amp;Tile</source>
        <translation>&amp;Tile</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Grid</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Map</translation>
    </message>
    <message>
        <source>Play&amp;test</source>
        <translation>Play&amp;test</translation>
    </message>
    <message>
        <source>Undoes the last change; in a game, goes back to your last decision</source>
        <translation>Undoes the last change; in a game, goes back to your last decision</translation>
    </message>
    <message>
        <source>Redoes the last undone change; in a game, goes on to your next decision</source>
        <translation>Redoes the last undone change; in a game, goes on to your next decision</translation>
    </message>
    <message>
        <source>&amp;Recent Messages</source>
        <translation>&amp;Recent Messages</translation>
    </message>
    <message>
        <source>Ctrl+Alt+M</source>
        <translation>Ctrl+Alt+M</translation>
    </message>
    <message>
        <source>Shows recent messages again until you press Esc</source>
        <translation>Shows recent messages again until you press Esc</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Undone: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Redone: %1</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Board</translation>
    </message>
</context>
<context>
    <name>tilewright::MainWindow</name>
    <message>
        <source>Tilewright</source>
        <translation>Tilewright</translation>
    </message>
    <message>
        <source>%1[*] - Tilewright</source>
        <translation>%1[*] - Tilewright</translation>
    </message>
    <message>
        <source>&amp;Design</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>Design the tiles of the set</source>
        <translation>Design the tiles of the set</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Map</translation>
    </message>
    <message>
        <source>Boards and scenarios</source>
        <translation>Boards and scenarios</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Play</translation>
    </message>
    <message>
        <source>Watch or play a game</source>
        <translation>Watch or play a game</translation>
    </message>
    <message>
        <source>P&amp;rint</source>
        <translation>P&amp;rint</translation>
    </message>
    <message>
        <source>Sheets to print and cut</source>
        <translation>Sheets to print and cut</translation>
    </message>
    <message>
        <source>Pla&amp;ytest</source>
        <translation>Pla&amp;ytest</translation>
    </message>
    <message>
        <source>Test a set with many bot games</source>
        <translation>Test a set with many bot games</translation>
    </message>
    <message>
        <source>Press Esc again to return to where you were; the game waits in Play.</source>
        <translation>Press Esc again to return to where you were; the game waits in Play.</translation>
    </message>
    <message>
        <source>“%1” is not available here now.</source>
        <translation>“%1” is not available here now.</translation>
    </message>
    <message>
        <source>There have been no messages yet.</source>
        <translation>There have been no messages yet.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
</context>
<context>
    <name>tilewright::MapDocument</name>
    <message>
        <source>remove marker</source>
        <translation>remove marker</translation>
    </message>
    <message>
        <source>black marker</source>
        <translation>black marker</translation>
    </message>
    <message>
        <source>white marker</source>
        <translation>white marker</translation>
    </message>
    <message>
        <source>name of the map</source>
        <translation>name of the map</translation>
    </message>
    <message>
        <source>A map can have at most %L1 chambers.</source>
        <translation>A map can have at most %L1 chambers.</translation>
    </message>
    <message>
        <source>Maps (*.map.json)</source>
        <translation>Maps (*.map.json)</translation>
    </message>
</context>
<context>
    <name>tilewright::MapDoorActions</name>
    <message>
        <source>the room&apos;s own door</source>
        <translation>the room&apos;s own door</translation>
    </message>
    <message>
        <source>%1: not among the pick colours of the tile set</source>
        <translation>%1: not among the pick colours of the tile set</translation>
    </message>
    <message>
        <source>%1: sets the focused side of the room under the cursor; the door tool uses it too</source>
        <translation>%1: sets the focused side of the room under the cursor; the door tool uses it too</translation>
    </message>
</context>
<context>
    <name>tilewright::MapEditor</name>
    <message>
        <source>No holes: each free cell beside a chamber has a tile that fits.</source>
        <translation>No holes: each free cell beside a chamber has a tile that fits.</translation>
    </message>
    <message>
        <source>Holes that no tile of the set fits: %L1</source>
        <translation>Holes that no tile of the set fits: %L1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>Filling was stopped; the map is unchanged.</source>
        <translation>Filling was stopped; the map is unchanged.</translation>
    </message>
    <message>
        <source>Choose a tile set first, at the top of Rooms &amp; Tiles.</source>
        <translation>Choose a tile set first, at the top of Rooms &amp; Tiles.</translation>
    </message>
    <message>
        <source>That is more than %L1 cells; select fewer to fill them.</source>
        <translation>That is more than %L1 cells; select fewer to fill them.</translation>
    </message>
    <message>
        <source>The map changed during filling, so the cells were left as they are.</source>
        <translation>The map changed during filling, so the cells were left as they are.</translation>
    </message>
    <message>
        <source>fill legally</source>
        <translation>fill legally</translation>
    </message>
    <message>
        <source>There are no free cells in the selection.</source>
        <translation>There are no free cells in the selection.</translation>
    </message>
    <message>
        <source>Tiles laid: %L1. For the marked cells (%L2) there is no legal tile.</source>
        <translation>Tiles laid: %L1. For the marked cells (%L2) there is no legal tile.</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Select</translation>
    </message>
    <message>
        <source>Select cells, and drag the selection</source>
        <translation>Select cells, and drag the selection</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>&amp;Brush</translation>
    </message>
    <message>
        <source>Paint with the item chosen in the palette</source>
        <translation>Paint with the item chosen in the palette</translation>
    </message>
    <message>
        <source>&amp;Rectangle</source>
        <translation>&amp;Rectangle</translation>
    </message>
    <message>
        <source>Fill a rectangle</source>
        <translation>Fill a rectangle</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>&amp;Fill</translation>
    </message>
    <message>
        <source>Fill an enclosed area, or replace connected chambers of one kind</source>
        <translation>Fill an enclosed area, or replace connected chambers of one kind</translation>
    </message>
    <message>
        <source>&amp;Eraser</source>
        <translation>&amp;Eraser</translation>
    </message>
    <message>
        <source>Erase chambers</source>
        <translation>Erase chambers</translation>
    </message>
    <message>
        <source>&amp;Doors</source>
        <translation>&amp;Doors</translation>
    </message>
    <message>
        <source>Set the sides of rooms: click a side</source>
        <translation>Set the sides of rooms: click a side</translation>
    </message>
    <message>
        <source>&amp;Markers</source>
        <translation>&amp;Markers</translation>
    </message>
    <message>
        <source>Put a black or a white marker on a passageway, or remove it</source>
        <translation>Put a black or a white marker on a passageway, or remove it</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cu&amp;t</translation>
    </message>
    <message>
        <source>Cut the selection</source>
        <translation>Cut the selection</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copy</translation>
    </message>
    <message>
        <source>Copy the selection</source>
        <translation>Copy the selection</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Paste</translation>
    </message>
    <message>
        <source>Paste at the cell cursor; then drag, or move it with Ctrl and arrows</source>
        <translation>Paste at the cell cursor; then drag, or move it with Ctrl and arrows</translation>
    </message>
    <message>
        <source>C&amp;lear Cells</source>
        <translation>C&amp;lear Cells</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Clear the selection</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Select &amp;All</translation>
    </message>
    <message>
        <source>Select the whole map</source>
        <translation>Select the whole map</translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation>T&amp;urn</translation>
    </message>
    <message>
        <source>Turn the brush, or the selection with its doors and markers</source>
        <translation>Turn the brush, or the selection with its doors and markers</translation>
    </message>
    <message>
        <source>&amp;Mirror Left to Right</source>
        <translation>&amp;Mirror Left to Right</translation>
    </message>
    <message>
        <source>Mirror left to right</source>
        <translation>Mirror left to right</translation>
    </message>
    <message>
        <source>Mirror T&amp;op to Bottom</source>
        <translation>Mirror T&amp;op to Bottom</translation>
    </message>
    <message>
        <source>Mirror top to bottom</source>
        <translation>Mirror top to bottom</translation>
    </message>
    <message>
        <source>Pick &amp;Up as Brush</source>
        <translation>Pick &amp;Up as Brush</translation>
    </message>
    <message>
        <source>Use what is under the cursor as the brush</source>
        <translation>Use what is under the cursor as the brush</translation>
    </message>
    <message>
        <source>Rooms Fit Their &amp;Neighbours</source>
        <translation>Rooms Fit Their &amp;Neighbours</translation>
    </message>
    <message>
        <source>A painted room opens towards a neighbour only where the neighbour opens towards it</source>
        <translation>A painted room opens towards a neighbour only where the neighbour opens towards it</translation>
    </message>
    <message>
        <source>Fill &amp;Legally</source>
        <translation>Fill &amp;Legally</translation>
    </message>
    <message>
        <source>Fill the free cells of the selection with tiles that match and join; repeat for another filling</source>
        <translation>Fill the free cells of the selection with tiles that match and join; repeat for another filling</translation>
    </message>
    <message>
        <source>Use No More Tiles Than the Set &amp;Has</source>
        <translation>Use No More Tiles Than the Set &amp;Has</translation>
    </message>
    <message>
        <source>When filling, use no tile more often than the set has it</source>
        <translation>When filling, use no tile more often than the set has it</translation>
    </message>
    <message>
        <source>Show &amp;Holes</source>
        <translation>Show &amp;Holes</translation>
    </message>
    <message>
        <source>Mark free cells beside chambers that no tile of the set fits</source>
        <translation>Mark free cells beside chambers that no tile of the set fits</translation>
    </message>
    <message>
        <source>Play &amp;From Here</source>
        <translation>Play &amp;From Here</translation>
    </message>
    <message>
        <source>Play a game on this map as it is now</source>
        <translation>Play a game on this map as it is now</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>Zoom &amp;In</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom in</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Zoom &amp;Out</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom out</translation>
    </message>
    <message>
        <source>&amp;True Size</source>
        <translation>&amp;True Size</translation>
    </message>
    <message>
        <source>Show the map at the size of printed tiles</source>
        <translation>Show the map at the size of printed tiles</translation>
    </message>
    <message>
        <source>&amp;Fit Map</source>
        <translation>&amp;Fit Map</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Show the whole map</translation>
    </message>
    <message>
        <source>Show &amp;Grid</source>
        <translation>Show &amp;Grid</translation>
    </message>
    <message>
        <source>Show the lines between cells</source>
        <translation>Show the lines between cells</translation>
    </message>
    <message>
        <source>&amp;Set Side To</source>
        <translation>&amp;Set Side To</translation>
    </message>
    <message>
        <source>Rooms &amp; Tiles</source>
        <translation>Rooms &amp; Tiles</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>Mini-Map</source>
        <translation>Mini-Map</translation>
    </message>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>opened</translation>
    </message>
    <message>
        <source>Arrows go back to an earlier state, and forward again</source>
        <translation>Arrows go back to an earlier state, and forward again</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Issues</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Tile set of the map</source>
        <translation>Tile set of the map</translation>
    </message>
    <message>
        <source>The set that the map&apos;s tiles come from; it is not part of the map&apos;s file</source>
        <translation>The set that the map&apos;s tiles come from; it is not part of the map&apos;s file</translation>
    </message>
    <message>
        <source>Filter: “red cross”</source>
        <translation>Filter: “red cross”</translation>
    </message>
    <message>
        <source>Filter rooms and tiles</source>
        <translation>Filter rooms and tiles</translation>
    </message>
    <message>
        <source>Rooms and tiles</source>
        <translation>Rooms and tiles</translation>
    </message>
    <message>
        <source>Arrows choose what the brush lays, Enter goes to the map</source>
        <translation>Arrows choose what the brush lays, Enter goes to the map</translation>
    </message>
    <message>
        <source>Name of the map</source>
        <translation>Name of the map</translation>
    </message>
    <message>
        <source>The name of the map as shown in games</source>
        <translation>The name of the map as shown in games</translation>
    </message>
    <message>
        <source>Figures of the map</source>
        <translation>Figures of the map</translation>
    </message>
    <message>
        <source>Enter goes to the chamber that an issue is about</source>
        <translation>Enter goes to the chamber that an issue is about</translation>
    </message>
    <message>
        <source>Table of chambers</source>
        <translation>Table of chambers</translation>
    </message>
    <message>
        <source>One row for each chamber; F2 edits a field</source>
        <translation>One row for each chamber; F2 edits a field</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>tiles</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>not counted</translation>
    </message>
    <message>
        <source>players</source>
        <translation>players</translation>
    </message>
    <message>
        <source>not playable yet</source>
        <translation>not playable yet</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>free</source>
        <translation>free</translation>
    </message>
    <message>
        <source>Cursor at %1</source>
        <translation>Cursor at %1</translation>
    </message>
    <message>
        <source>open at the edge</source>
        <translation>open at the edge</translation>
    </message>
    <message>
        <source>markers, black and white</source>
        <translation>markers, black and white</translation>
    </message>
    <message>
        <source>%L1, %L2</source>
        <translation>%L1, %L2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
    <message>
        <source>Select the cells to fill first: with the select tool (%1), or with Shift and arrows.</source>
        <translation>Select the cells to fill first: with the select tool (%1), or with Shift and arrows.</translation>
    </message>
    <message>
        <source>Filling… Press %1 again to stop.</source>
        <translation>Filling… Press %1 again to stop.</translation>
    </message>
    <message>
        <source>No other filling was found, so the last one stays.</source>
        <translation>No other filling was found, so the last one stays.</translation>
    </message>
    <message>
        <source>Tiles laid: %L1. Press %2 again for another filling.</source>
        <translation>Tiles laid: %L1. Press %2 again for another filling.</translation>
    </message>
    <message>
        <source>Tiles laid: %L1. For the marked cells (%L2) none was found; another try (%3) may do better.</source>
        <translation>Tiles laid: %L1. For the marked cells (%L2) none was found; another try (%3) may do better.</translation>
    </message>
    <message>
        <source>View ▸ Heat Map of the Board</source>
        <translation>View ▸ Heat Map of the Board</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chambers</source>
        <translation>
            <numerusform>%Ln chamber</numerusform>
            <numerusform>%Ln chambers</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn &amp;Back</source>
        <translation>Turn &amp;Back</translation>
    </message>
    <message>
        <source>Turn the other way</source>
        <translation>Turn the other way</translation>
    </message>
</context>
<context>
    <name>tilewright::MapPaletteModel</name>
    <message>
        <source>%1: click to paint with it on the map</source>
        <translation>%1: click to paint with it on the map</translation>
    </message>
    <message>
        <source>tile %1, %2; clockwise from north: %3</source>
        <extracomment>a tile; its configuration; what its four sides are</extracomment>
        <translation>tile %1, %2; clockwise from north: %3</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>tile %1: %2</source>
        <translation>tile %1: %2</translation>
    </message>
    <message>
        <source>Tiles of the set “%1”</source>
        <translation>Tiles of the set “%1”</translation>
    </message>
    <message>
        <source>%1; of the set “%2”</source>
        <extracomment>a tile in words; the set that it belongs to</extracomment>
        <translation>%1; of the set “%2”</translation>
    </message>
</context>
<context>
    <name>tilewright::MapTableModel</name>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Room or tile</source>
        <translation>Room or tile</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Turned</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Seat</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unknown</translation>
    </message>
    <message>
        <source>There is already a chamber at %1, %2.</source>
        <translation>There is already a chamber at %1, %2.</translation>
    </message>
    <message>
        <source>Coordinates go from %L1 to %L2.</source>
        <translation>Coordinates go from %L1 to %L2.</translation>
    </message>
    <message>
        <source>move</source>
        <translation>move</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
</context>
<context>
    <name>tilewright::MapToolController</name>
    <message>
        <source>copy to another place</source>
        <translation>copy to another place</translation>
    </message>
    <message>
        <source>erase</source>
        <translation>erase</translation>
    </message>
    <message>
        <source>paint %1</source>
        <translation>paint %1</translation>
    </message>
    <message>
        <source>That rectangle has more than %L1 cells; choose a smaller one.</source>
        <translation>That rectangle has more than %L1 cells; choose a smaller one.</translation>
    </message>
    <message>
        <source>rectangle of %1</source>
        <translation>rectangle of %1</translation>
    </message>
    <message>
        <source>This area is not closed off, so it can&apos;t be filled. Select the cells to fill first, or draw a border.</source>
        <translation>This area is not closed off, so it can&apos;t be filled. Select the cells to fill first, or draw a border.</translation>
    </message>
    <message>
        <source>fill with %1</source>
        <translation>fill with %1</translation>
    </message>
    <message>
        <source>A room of this kind (%1) has no door of its own.</source>
        <translation>A room of this kind (%1) has no door of its own.</translation>
    </message>
    <message>
        <source>door: %1</source>
        <translation>door: %1</translation>
    </message>
    <message>
        <source>Markers lie on passageways: both chambers need a passage there.</source>
        <translation>Markers lie on passageways: both chambers need a passage there.</translation>
    </message>
    <message>
        <source>There is nothing to pick up in this cell.</source>
        <translation>There is nothing to pick up in this cell.</translation>
    </message>
    <message>
        <source>Nothing is selected to move.</source>
        <translation>Nothing is selected to move.</translation>
    </message>
    <message>
        <source>move</source>
        <translation>move</translation>
    </message>
    <message>
        <source>The map ends here: coordinates go from %L1 to %L2.</source>
        <translation>The map ends here: coordinates go from %L1 to %L2.</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>turn</translation>
    </message>
    <message>
        <source>mirror left to right</source>
        <translation>mirror left to right</translation>
    </message>
    <message>
        <source>mirror top to bottom</source>
        <translation>mirror top to bottom</translation>
    </message>
    <message>
        <source>Tiles whose mirror image is not in the set: %L1. They were turned to match as closely as possible.</source>
        <translation>Tiles whose mirror image is not in the set: %L1. They were turned to match as closely as possible.</translation>
    </message>
    <message>
        <source>clear cells</source>
        <translation>clear cells</translation>
    </message>
    <message>
        <source>There are no chambers on the clipboard.</source>
        <translation>There are no chambers on the clipboard.</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>paste</translation>
    </message>
    <message>
        <source>earth</source>
        <translation>earth</translation>
    </message>
    <message>
        <source>open passage</source>
        <translation>open passage</translation>
    </message>
    <message>
        <source>special door</source>
        <translation>special door</translation>
    </message>
    <message>
        <source>cell door</source>
        <translation>cell door</translation>
    </message>
    <message>
        <source>key room door</source>
        <translation>key room door</translation>
    </message>
    <message>
        <source>guardhouse door</source>
        <translation>guardhouse door</translation>
    </message>
    <message>
        <source>%1 skull</source>
        <extracomment>%1 is a colour</extracomment>
        <translation>%1 skull</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>tile %1</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <translation>%1, seat %2</translation>
    </message>
    <message>
        <source>, turned by %1°</source>
        <translation>, turned by %1°</translation>
    </message>
    <message>
        <source>: not in the tile set</source>
        <translation>: not in the tile set</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a side of a chamber and what is there: &quot;north open passage&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source> with a %1 marker</source>
        <translation> with a %1 marker</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Drag to move the selection, Ctrl+drag to copy it</source>
        <translation>Drag to move the selection, Ctrl+drag to copy it</translation>
    </message>
    <message>
        <source>Click or drag to select; Shift adds, Ctrl removes</source>
        <translation>Click or drag to select; Shift adds, Ctrl removes</translation>
    </message>
    <message>
        <source>Click to replace %2 with %1</source>
        <translation>Click to replace %2 with %1</translation>
    </message>
    <message>
        <source>Drag a rectangle to fill it with %1</source>
        <translation>Drag a rectangle to fill it with %1</translation>
    </message>
    <message>
        <source>Click to fill the closed area with %1</source>
        <translation>Click to fill the closed area with %1</translation>
    </message>
    <message>
        <source>Click to change all connected chambers of this kind to %1</source>
        <translation>Click to change all connected chambers of this kind to %1</translation>
    </message>
    <message>
        <source>Nothing here to erase</source>
        <translation>Nothing here to erase</translation>
    </message>
    <message>
        <source>Click to erase %1</source>
        <translation>Click to erase %1</translation>
    </message>
    <message>
        <source>No chamber here</source>
        <translation>No chamber here</translation>
    </message>
    <message>
        <source>A room of this kind has no door of its own</source>
        <translation>A room of this kind has no door of its own</translation>
    </message>
    <message>
        <source>Click: %1 becomes %2 (now %3)</source>
        <translation>Click: %1 becomes %2 (now %3)</translation>
    </message>
    <message>
        <source>No passageway here</source>
        <translation>No passageway here</translation>
    </message>
    <message>
        <source>Click to place a black marker</source>
        <translation>Click to place a black marker</translation>
    </message>
    <message>
        <source>Click to make the marker white</source>
        <translation>Click to make the marker white</translation>
    </message>
    <message>
        <source>Click to remove the marker</source>
        <translation>Click to remove the marker</translation>
    </message>
    <message>
        <source>That area has more than %L1 cells; select a part of it first.</source>
        <translation>That area has more than %L1 cells; select a part of it first.</translation>
    </message>
    <message>
        <source>There is no chamber in this cell. Lay a room first (%1, then Enter or a click).</source>
        <translation>There is no chamber in this cell. Lay a room first (%1, then Enter or a click).</translation>
    </message>
    <message>
        <source>The sides of a tile belong to its tile set: change them in Design, or turn the tile here with %1.</source>
        <translation>The sides of a tile belong to its tile set: change them in Design, or turn the tile here with %1.</translation>
    </message>
    <message>
        <source>Click to lay %1 (%2 turns it)</source>
        <translation>Click to lay %1 (%2 turns it)</translation>
    </message>
    <message>
        <source>The sides of a tile belong to its set; %1 turns it</source>
        <translation>The sides of a tile belong to its set; %1 turns it</translation>
    </message>
    <message>
        <source>turn back</source>
        <translation>turn back</translation>
    </message>
</context>
<context>
    <name>tilewright::MapView</name>
    <message>
        <source>free</source>
        <translation>free</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>Arrows move the cell cursor, Alt+arrows choose a side, Shift+arrows select, Ctrl+arrows move the selection, Enter uses the tool.</source>
        <translation>Arrows move the cell cursor, Alt+arrows choose a side, Shift+arrows select, Ctrl+arrows move the selection, Enter uses the tool.</translation>
    </message>
    <message>
        <source>No map is open. Open one from the File menu, or drop one here.</source>
        <translation>No map is open. Open one from the File menu, or drop one here.</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>%1 and %2 are coordinates, %3 what lies there</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1; side %2</source>
        <extracomment>%1 is a cell and what lies there, %2 north, east, south or west</extracomment>
        <translation>%1; side %2</translation>
    </message>
</context>
<context>
    <name>tilewright::MarkStrip</name>
    <message>
        <source>Move %1, not covered by the rules: %2</source>
        <translation>Move %1, not covered by the rules: %2</translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <translation>Move %1, %2: %3</translation>
    </message>
    <message>
        <source>Move %1: another line begins</source>
        <translation>Move %1: another line begins</translation>
    </message>
    <message>
        <source>Marks of the game</source>
        <translation>Marks of the game</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>Move %1: %2</translation>
    </message>
</context>
<context>
    <name>tilewright::MessageBar</name>
    <message>
        <source>Dismiss this message</source>
        <translation>Dismiss this message</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tilewright::MiniMap</name>
    <message>
        <source>Mini-map</source>
        <translation>Mini-map</translation>
    </message>
    <message>
        <source>Click, drag or use the arrow keys to move the view</source>
        <translation>Click, drag or use the arrow keys to move the view</translation>
    </message>
    <message>
        <source>Click or drag to move the view</source>
        <translation>Click or drag to move the view</translation>
    </message>
</context>
<context>
    <name>tilewright::ModeRail</name>
    <message>
        <source>Modes</source>
        <translation>Modes</translation>
    </message>
</context>
<context>
    <name>tilewright::NewGameDialog</name>
    <message>
        <source>Tile set</source>
        <translation>Tile set</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Map</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>See&amp;d</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Play</translation>
    </message>
    <message>
        <source>The board that the game starts on</source>
        <translation>The board that the game starts on</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>A map from a file</source>
        <translation>A map from a file</translation>
    </message>
    <message>
        <source>Map from a file</source>
        <translation>Map from a file</translation>
    </message>
    <message>
        <source>The same seed gives the same order of tiles and the same bots</source>
        <translation>The same seed gives the same order of tiles and the same bots</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>New random seed</source>
        <translation>New random seed</translation>
    </message>
    <message>
        <source>%1 (in use)</source>
        <translation>%1 (in use)</translation>
    </message>
    <message>
        <source>Maps (*.map.json)</source>
        <translation>Maps (*.map.json)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The seed must be a whole number below 2^64.</source>
        <translation>The seed must be a whole number below 2^64.</translation>
    </message>
    <message>
        <source>Choose a map.</source>
        <translation>Choose a map.</translation>
    </message>
    <message>
        <source>P&amp;reset</source>
        <translation>P&amp;reset</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>More &amp;sets</source>
        <translation>More &amp;sets</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tiles</source>
        <translation>
            <numerusform>%1, %n tile</numerusform>
            <numerusform>%1, %n tiles</numerusform>
        </translation>
    </message>
    <message>
        <source>More sets</source>
        <translation>More sets</translation>
    </message>
    <message>
        <source>The tiles of ticked sets are shuffled in; Space ticks a set</source>
        <translation>The tiles of ticked sets are shuffled in; Space ticks a set</translation>
    </message>
    <message>
        <source>this set × </source>
        <translation>this set × </translation>
    </message>
    <message>
        <source>Copies of this set</source>
        <translation>Copies of this set</translation>
    </message>
    <message>
        <source>Number of copies of this set that are shuffled together</source>
        <translation>Number of copies of this set that are shuffled together</translation>
    </message>
    <message>
        <source>&amp;Tile set</source>
        <translation>&amp;Tile set</translation>
    </message>
    <message>
        <source>%1 (bundled)</source>
        <translation>%1 (bundled)</translation>
    </message>
    <message>
        <source>The tiles to play with: the open set, or a bundled one</source>
        <translation>The tiles to play with: the open set, or a bundled one</translation>
    </message>
    <message>
        <source>&amp;Variant</source>
        <translation>&amp;Variant</translation>
    </message>
    <message>
        <source>none: the rules as they are</source>
        <translation>none: the rules as they are</translation>
    </message>
    <message>
        <source>A rules variant that comes with the set; it sets the options</source>
        <translation>A rules variant that comes with the set; it sets the options</translation>
    </message>
    <message>
        <source>Variant of the rules</source>
        <translation>Variant of the rules</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>New Game</translation>
    </message>
    <message>
        <source>This game can&apos;t be played as requested; here is the closest that can.</source>
        <translation>This game can&apos;t be played as requested; here is the closest that can.</translation>
    </message>
    <message>
        <source>The rules to play by; the tile sets below are those that work with them</source>
        <translation>The rules to play by; the tile sets below are those that work with them</translation>
    </message>
    <message>
        <source>Two players are called %1.</source>
        <translation>Two players are called %1.</translation>
    </message>
</context>
<context>
    <name>tilewright::NotableGamesList</name>
    <message>
        <source>Games that stand out</source>
        <translation>Games that stand out</translation>
    </message>
    <message>
        <source>Click or press Enter to show the game in Play</source>
        <translation>Click or press Enter to show the game in Play</translation>
    </message>
    <message>
        <source>%1 (game %2)</source>
        <translation>%1 (game %2)</translation>
    </message>
</context>
<context>
    <name>tilewright::NumberDelegate</name>
    <message>
        <source>Enter a number</source>
        <translation>Enter a number</translation>
    </message>
    <message>
        <source>Enter a number or nothing, not %1</source>
        <translation>Enter a number or nothing, not %1</translation>
    </message>
    <message>
        <source>Enter a number, not %1</source>
        <translation>Enter a number, not %1</translation>
    </message>
</context>
<context>
    <name>tilewright::OptionField</name>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
</context>
<context>
    <name>tilewright::OptionWords</name>
    <message>
        <source>on</source>
        <translation>on</translation>
    </message>
    <message>
        <source>off</source>
        <translation>off</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>default rules</source>
        <translation>default rules</translation>
    </message>
</context>
<context>
    <name>tilewright::OptionsBox</name>
    <message>
        <source>Rule options</source>
        <translation>Rule options</translation>
    </message>
    <message>
        <source>De&amp;faults</source>
        <translation>De&amp;faults</translation>
    </message>
    <message>
        <source>Resets every option to its default</source>
        <translation>Resets every option to its default</translation>
    </message>
    <message>
        <source>Point at an option to see what it does.</source>
        <translation>Point at an option to see what it does.</translation>
    </message>
</context>
<context>
    <name>tilewright::OptionsForm</name>
    <message>
        <source>%1
Default: %2</source>
        <translation>%1
Default: %2</translation>
    </message>
    <message>
        <source>Onl&amp;y changed</source>
        <translation>Onl&amp;y changed</translation>
    </message>
    <message>
        <source>No option matches the filter.</source>
        <translation>No option matches the filter.</translation>
    </message>
    <message>
        <source>Filter options</source>
        <translation>Filter options</translation>
    </message>
    <message>
        <source>Shows the options whose name or explanation contains these words</source>
        <translation>Shows the options whose name or explanation contains these words</translation>
    </message>
    <message>
        <source>Shows the options that differ from their defaults</source>
        <translation>Shows the options that differ from their defaults</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Reset %1</translation>
    </message>
    <message>
        <source>Reset to the default: %1 (%2)</source>
        <translation>Reset to the default: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>tilewright::PanelDock</name>
    <message>
        <source>Detach this panel, or put it back</source>
        <translation>Detach this panel, or put it back</translation>
    </message>
    <message>
        <source>Detach %1</source>
        <translation>Detach %1</translation>
    </message>
    <message>
        <source>Close this panel; View ▸ Panels brings it back</source>
        <translation>Close this panel; View ▸ Panels brings it back</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Close %1</translation>
    </message>
</context>
<context>
    <name>tilewright::PeoplesGamesDialog</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>differs</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>People</source>
        <translation>People</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Counted</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Difference</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Finding</translation>
    </message>
    <message>
        <source>After move</source>
        <translation>After move</translation>
    </message>
    <message>
        <source>Tile laid last</source>
        <translation>Tile laid last</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Seat</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comment</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Answer</translation>
    </message>
    <message>
        <source>Given by</source>
        <translation>Given by</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Judging games…</source>
        <translation>Judging games…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Stops and shows the results so far</source>
        <translation>Stops and shows the results so far</translation>
    </message>
    <message>
        <source>Games by rating</source>
        <translation>Games by rating</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>&amp;Save Report…</source>
        <translation>&amp;Save Report…</translation>
    </message>
    <message>
        <source>Games of People</source>
        <translation>Games of People</translation>
    </message>
    <message>
        <source>&amp;Add Games…</source>
        <translation>&amp;Add Games…</translation>
    </message>
    <message>
        <source>Adds game records (*.game.json): saved games and those returned from a web page</source>
        <translation>Adds game records (*.game.json): saved games and those returned from a web page</translation>
    </message>
    <message>
        <source>Add &amp;Folder…</source>
        <translation>Add &amp;Folder…</translation>
    </message>
    <message>
        <source>Adds all game records in a folder</source>
        <translation>Adds all game records in a folder</translation>
    </message>
    <message>
        <source>Removes all games from the list; no files are changed</source>
        <translation>Removes all games from the list; no files are changed</translation>
    </message>
    <message>
        <source>Who played</source>
        <translation>Who played</translation>
    </message>
    <message>
        <source>Games of people alone, or of people with bots; shown separately</source>
        <translation>Games of people alone, or of people with bots; shown separately</translation>
    </message>
    <message>
        <source>Figures of people and bots</source>
        <translation>Figures of people and bots</translation>
    </message>
    <message>
        <source>Where people and bots surely differ, don&apos;t trust the bots&apos; verdict</source>
        <translation>Where people and bots surely differ, don&apos;t trust the bots&apos; verdict</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Answers</translation>
    </message>
    <message>
        <source>Answers given more than once come first</source>
        <translation>Answers given more than once come first</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Comments</translation>
    </message>
    <message>
        <source>Double-click or press Enter to show the board at that moment</source>
        <translation>Double-click or press Enter to show the board at that moment</translation>
    </message>
    <message>
        <source>Records left out</source>
        <translation>Records left out</translation>
    </message>
    <message>
        <source>Duplicate, unfinished and unreadable records, and those of other games</source>
        <translation>Duplicate, unfinished and unreadable records, and those of other games</translation>
    </message>
    <message>
        <source>Fig&amp;ures</source>
        <translation>Fig&amp;ures</translation>
    </message>
    <message>
        <source>&amp;Ratings and Answers</source>
        <translation>&amp;Ratings and Answers</translation>
    </message>
    <message>
        <source>&amp;Comments</source>
        <translation>&amp;Comments</translation>
    </message>
    <message>
        <source>&amp;Left Out</source>
        <translation>&amp;Left Out</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Saves figures, answers and comments as JSON, or as a web page</source>
        <translation>Saves figures, answers and comments as JSON, or as a web page</translation>
    </message>
    <message>
        <source>Add Games</source>
        <translation>Add Games</translation>
    </message>
    <message>
        <source>Game records (*.game.json *.json)</source>
        <translation>Game records (*.game.json *.json)</translation>
    </message>
    <message>
        <source>Add a folder of games</source>
        <translation>Add a folder of games</translation>
    </message>
    <message>
        <source>Add records of games that people played with one tile set: saved games and those returned from a web page. Their figures appear beside those of bots.</source>
        <translation>Add records of games that people played with one tile set: saved games and those returned from a web page. Their figures appear beside those of bots.</translation>
    </message>
    <message>
        <source>average</source>
        <translation>average</translation>
    </message>
    <message>
        <source>&amp;Comments (%1)</source>
        <translation>&amp;Comments (%1)</translation>
    </message>
    <message>
        <source>&amp;Left Out (%1)</source>
        <translation>&amp;Left Out (%1)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Saved: %1</translation>
    </message>
    <message>
        <source>Reports (*.people.json)</source>
        <translation>Reports (*.people.json)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Web pages (*.html)</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>Save Report</translation>
    </message>
    <message>
        <source>people.html</source>
        <translation>people.html</translation>
    </message>
</context>
<context>
    <name>tilewright::PlacesModel</name>
    <message>
        <source>First tile of the board, %1</source>
        <translation>First tile of the board, %1</translation>
    </message>
</context>
<context>
    <name>tilewright::PlacesPage</name>
    <message>
        <source>What tints the cells of the board</source>
        <translation>What tints the cells of the board</translation>
    </message>
    <message>
        <source>Places on the board</source>
        <translation>Places on the board</translation>
    </message>
    <message>
        <source>Each cell of the board; the arrow keys move between cells</source>
        <translation>Each cell of the board; the arrow keys move between cells</translation>
    </message>
    <message>
        <source>Tinted by:</source>
        <translation>Tinted by:</translation>
    </message>
</context>
<context>
    <name>tilewright::PlayActions</name>
    <message>
        <source>New Game…</source>
        <translation>New Game…</translation>
    </message>
    <message>
        <source>Choose seats, map, options and seed of another game</source>
        <translation>Choose seats, map, options and seed of another game</translation>
    </message>
    <message>
        <source>Open Game Record…</source>
        <translation>Open Game Record…</translation>
    </message>
    <message>
        <source>Watch a recorded game, or continue a saved one</source>
        <translation>Watch a recorded game, or continue a saved one</translation>
    </message>
    <message>
        <source>Save Game Record…</source>
        <translation>Save Game Record…</translation>
    </message>
    <message>
        <source>Save the whole game so far in a file</source>
        <translation>Save the whole game so far in a file</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>One Move</source>
        <translation>One Move</translation>
    </message>
    <message>
        <source>Pause and play one move</source>
        <translation>Pause and play one move</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Take Back</translation>
    </message>
    <message>
        <source>Go back to the last decision by a person; with bots only, one move</source>
        <translation>Go back to the last decision by a person; with bots only, one move</translation>
    </message>
    <message>
        <source>Forward Again</source>
        <translation>Forward Again</translation>
    </message>
    <message>
        <source>Go on to the next decision by a person, along the moves taken back</source>
        <translation>Go on to the next decision by a person, along the moves taken back</translation>
    </message>
    <message>
        <source>Show All of the Board</source>
        <translation>Show All of the Board</translation>
    </message>
    <message>
        <source>Keep the whole board in view as it grows (on the board: F or Home)</source>
        <translation>Keep the whole board in view as it grows (on the board: F or Home)</translation>
    </message>
    <message>
        <source>Follow as the Board Grows</source>
        <translation>Follow as the Board Grows</translation>
    </message>
    <message>
        <source>Keeps the whole board in view; ends when you zoom or pan</source>
        <translation>Keeps the whole board in view; ends when you zoom or pan</translation>
    </message>
    <message>
        <source>Show Fields</source>
        <translation>Show Fields</translation>
    </message>
    <message>
        <source>Highlights every field in the colour of the player who would score it</source>
        <translation>Highlights every field in the colour of the player who would score it</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Larger</translation>
    </message>
    <message>
        <source>Zoom in (also with the wheel)</source>
        <translation>Zoom in (also with the wheel)</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Smaller</translation>
    </message>
    <message>
        <source>Zoom out (also with the wheel)</source>
        <translation>Zoom out (also with the wheel)</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Off</translation>
    </message>
    <message>
        <source>Changes appear at once</source>
        <translation>Changes appear at once</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Slow</translation>
    </message>
    <message>
        <source>Tiles, pieces and picks move slowly</source>
        <translation>Tiles, pieces and picks move slowly</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Tiles, pieces and picks move at normal speed</source>
        <translation>Tiles, pieces and picks move at normal speed</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Fast</translation>
    </message>
    <message>
        <source>Tiles, pieces and picks move fast</source>
        <translation>Tiles, pieces and picks move fast</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause bots and records</source>
        <translation>Pause bots and records</translation>
    </message>
    <message>
        <source>Let bots play, or continue a record</source>
        <translation>Let bots play, or continue a record</translation>
    </message>
    <message>
        <source>Filter the Actions</source>
        <translation>Filter the Actions</translation>
    </message>
    <message>
        <source>Type words to list only the legal actions that contain them</source>
        <translation>Type words to list only the legal actions that contain them</translation>
    </message>
    <message>
        <source>Follow the System</source>
        <translation>Follow the System</translation>
    </message>
    <message>
        <source>Tiles, pieces and picks move at normal speed, or not at all if the system asks for reduced motion</source>
        <translation>Tiles, pieces and picks move at normal speed, or not at all if the system asks for reduced motion</translation>
    </message>
</context>
<context>
    <name>tilewright::PlayColumns</name>
    <message>
        <source>Drag to make the column wider or narrower</source>
        <translation>Drag to make the column wider or narrower</translation>
    </message>
    <message>
        <source>Drag to share the height between actions and log</source>
        <translation>Drag to share the height between actions and log</translation>
    </message>
    <message>
        <source>Edge of the column</source>
        <translation>Edge of the column</translation>
    </message>
    <message>
        <source>Edge between actions and log</source>
        <translation>Edge between actions and log</translation>
    </message>
</context>
<context>
    <name>tilewright::PlayView</name>
    <message>
        <source>Supply</source>
        <translation>Supply</translation>
    </message>
    <message>
        <source>What is left for everybody to take</source>
        <translation>What is left for everybody to take</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>The game is over</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>by escape</source>
        <translation>by escape</translation>
    </message>
    <message>
        <source>after the last tile</source>
        <translation>after the last tile</translation>
    </message>
    <message>
        <source>%1 wins %2</source>
        <translation>%1 wins %2</translation>
    </message>
    <message>
        <source>%1 share the win %2</source>
        <translation>%1 share the win %2</translation>
    </message>
    <message>
        <source>Points: %1 · turn %2</source>
        <translation>Points: %1 · turn %2</translation>
    </message>
    <message>
        <source>The previous game was not finished</source>
        <translation>The previous game was not finished</translation>
    </message>
    <message>
        <source>Comments on the previous game are not saved</source>
        <translation>Comments on the previous game are not saved</translation>
    </message>
    <message>
        <source>No game yet. F5 plays the set; “New Game…” lets you choose seats and options.</source>
        <translation>No game yet. F5 plays the set; “New Game…” lets you choose seats and options.</translation>
    </message>
    <message>
        <source>%1. Points: %2</source>
        <extracomment>%1 tells who decides what, %2 lists the players with their points</extracomment>
        <translation>%1. Points: %2</translation>
    </message>
    <message>
        <source>&amp;Back to It</source>
        <translation>&amp;Back to It</translation>
    </message>
    <message numerus="yes">
        <source>turn %1 · %n tiles left · seed %2</source>
        <translation>
            <numerusform>turn %1 · %n tile left · seed %2</numerusform>
            <numerusform>turn %1 · %n tiles left · seed %2</numerusform>
        </translation>
    </message>
    <message>
        <source>It is kept until another game of yours takes its place; %1 (%2) continues it.</source>
        <translation>It is kept until another game of yours takes its place; %1 (%2) continues it.</translation>
    </message>
    <message>
        <source>It is kept until another game of yours takes its place; %1 (%2) shows it again.</source>
        <translation>It is kept until another game of yours takes its place; %1 (%2) shows it again.</translation>
    </message>
</context>
<context>
    <name>tilewright::PlayerCard</name>
    <message>
        <source>Seat %1, %2</source>
        <translation>Seat %1, %2</translation>
    </message>
    <message>
        <source>Who plays this seat. You can take it over or hand it to a bot at any time.</source>
        <translation>Who plays this seat. You can take it over or hand it to a bot at any time.</translation>
    </message>
    <message>
        <source>You (take this seat)</source>
        <translation>You (take this seat)</translation>
    </message>
    <message>
        <source>A person at this window decides for this seat</source>
        <translation>A person at this window decides for this seat</translation>
    </message>
    <message>
        <source>Bot: %1</source>
        <translation>Bot: %1</translation>
    </message>
    <message>
        <source>you</source>
        <translation>you</translation>
    </message>
    <message>
        <source>Who plays %1: %2</source>
        <translation>Who plays %1: %2</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Player %1</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 point</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>Current points</source>
        <translation>Current points</translation>
    </message>
    <message>
        <source>What %1 has</source>
        <translation>What %1 has</translation>
    </message>
</context>
<context>
    <name>tilewright::PlaytestForm</name>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>The board that all games start on</source>
        <translation>The board that all games start on</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Map</translation>
    </message>
    <message>
        <source>Number of players in each game</source>
        <translation>Number of players in each game</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Number of players</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>P&amp;layers</translation>
    </message>
    <message>
        <source>Player &amp;%1</source>
        <translation>Player &amp;%1</translation>
    </message>
    <message>
        <source>Bot of player %1</source>
        <translation>Bot of player %1</translation>
    </message>
    <message>
        <source>Who plays; each sits in every seat equally often</source>
        <translation>Who plays; each sits in every seat equally often</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Number of games</translation>
    </message>
    <message>
        <source>At least this many: each order of the tiles is played with every rotation of the seats</source>
        <translation>At least this many: each order of the tiles is played with every rotation of the seats</translation>
    </message>
    <message>
        <source>&amp;Number of games</source>
        <translation>&amp;Number of games</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>The same seed gives the same games. Keep it to see the effect of your changes</source>
        <translation>The same seed gives the same games. Keep it to see the effect of your changes</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>New random seed</source>
        <translation>New random seed</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>See&amp;d</translation>
    </message>
    <message>
        <source>Variant of the rules</source>
        <translation>Variant of the rules</translation>
    </message>
    <message>
        <source>The variant of the set&apos;s rules used in all games</source>
        <translation>The variant of the set&apos;s rules used in all games</translation>
    </message>
    <message>
        <source>none: the rules as they are</source>
        <translation>none: the rules as they are</translation>
    </message>
    <message>
        <source>Va&amp;riant</source>
        <translation>Va&amp;riant</translation>
    </message>
</context>
<context>
    <name>tilewright::PlaytestOverview</name>
    <message>
        <source>Turns per game</source>
        <translation>Turns per game</translation>
    </message>
    <message>
        <source>Decisions per game</source>
        <translation>Decisions per game</translation>
    </message>
    <message>
        <source>Highest score</source>
        <translation>Highest score</translation>
    </message>
    <message>
        <source>Winning margin</source>
        <translation>Winning margin</translation>
    </message>
    <message>
        <source>Wins by seat</source>
        <translation>Wins by seat</translation>
    </message>
    <message>
        <source>Games that end by an escape</source>
        <translation>Games that end by an escape</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribution</translation>
    </message>
    <message>
        <source>Share of wins by seat as games are played</source>
        <translation>Share of wins by seat as games are played</translation>
    </message>
    <message>
        <source>Share of games that end by an escape as games are played</source>
        <translation>Share of games that end by an escape as games are played</translation>
    </message>
    <message>
        <source>Number of games by value</source>
        <translation>Number of games by value</translation>
    </message>
    <message>
        <source>Statistic shown</source>
        <translation>Statistic shown</translation>
    </message>
    <message>
        <source>The statistic whose distribution the chart shows</source>
        <translation>The statistic whose distribution the chart shows</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Seat %1</translation>
    </message>
    <message>
        <source>%1: %2 (%3), %4</source>
        <translation>%1: %2 (%3), %4</translation>
    </message>
    <message>
        <source>No results yet. Press Start.</source>
        <translation>No results yet. Press Start.</translation>
    </message>
    <message>
        <source>Escapes</source>
        <translation>Escapes</translation>
    </message>
    <message>
        <source>%1 (%2); in all other games the tiles ran out.</source>
        <translation>%1 (%2); in all other games the tiles ran out.</translation>
    </message>
    <message>
        <source>10 % ≤</source>
        <translation>10 % ≤</translation>
    </message>
    <message>
        <source>median</source>
        <translation>median</translation>
    </message>
    <message>
        <source>90 % ≤</source>
        <translation>90 % ≤</translation>
    </message>
    <message>
        <source>No results yet</source>
        <translation>No results yet</translation>
    </message>
    <message>
        <source>Bots play the games set up on the left. The results, each with its interval:</source>
        <translation>Bots play the games set up on the left. The results, each with its interval:</translation>
    </message>
    <message>
        <source>• wins by seat: whether every seat is fair</source>
        <translation>• wins by seat: whether every seat is fair</translation>
    </message>
    <message>
        <source>• how games end</source>
        <translation>• how games end</translation>
    </message>
    <message>
        <source>• the distribution of turns, points and more</source>
        <translation>• the distribution of turns, points and more</translation>
    </message>
    <message>
        <source>• whether your goals are met</source>
        <translation>• whether your goals are met</translation>
    </message>
</context>
<context>
    <name>tilewright::PlaytestPages</name>
    <message>
        <source>Pages of the playtest mode</source>
        <translation>Pages of the playtest mode</translation>
    </message>
    <message>
        <source>&amp;Games of the File</source>
        <translation>&amp;Games of the File</translation>
    </message>
    <message>
        <source>Many games with the current file</source>
        <translation>Many games with the current file</translation>
    </message>
    <message>
        <source>St&amp;udy</source>
        <translation>St&amp;udy</translation>
    </message>
    <message>
        <source>Vary options, variants, sets and boards, and see which combination meets the goals</source>
        <translation>Vary options, variants, sets and boards, and see which combination meets the goals</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Co&amp;mpare</translation>
    </message>
    <message>
        <source>Play two sets, boards or variants until it is clear how they differ, or compare reports</source>
        <translation>Play two sets, boards or variants until it is clear how they differ, or compare reports</translation>
    </message>
    <message>
        <source>T&amp;une</source>
        <translation>T&amp;une</translation>
    </message>
    <message>
        <source>Search for a set that is closer to your goals</source>
        <translation>Search for a set that is closer to your goals</translation>
    </message>
</context>
<context>
    <name>tilewright::PlaytestView</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Ctrl+Return</translation>
    </message>
    <message>
        <source>Play the games again; the current results become the previous ones</source>
        <translation>Play the games again; the current results become the previous ones</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>St&amp;op</translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation>Ctrl+.</translation>
    </message>
    <message>
        <source>Stop playing; the games played so far are kept</source>
        <translation>Stop playing; the games played so far are kept</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continue</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Return</source>
        <translation>Ctrl+Shift+Return</translation>
    </message>
    <message>
        <source>Continue where it was stopped, with the set as it was then</source>
        <translation>Continue where it was stopped, with the set as it was then</translation>
    </message>
    <message>
        <source>Save &amp;Report…</source>
        <translation>Save &amp;Report…</translation>
    </message>
    <message>
        <source>Save counts and figures as JSON, as the command line does, or as a web page</source>
        <translation>Save counts and figures as JSON, as the command line does, or as a web page</translation>
    </message>
    <message>
        <source>Compare with Re&amp;port…</source>
        <translation>Compare with Re&amp;port…</translation>
    </message>
    <message>
        <source>Show a saved report as the previous results</source>
        <translation>Show a saved report as the previous results</translation>
    </message>
    <message>
        <source>Playtest</source>
        <translation>Playtest</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Games played</translation>
    </message>
    <message>
        <source>Overvie&amp;w</source>
        <translation>Overvie&amp;w</translation>
    </message>
    <message>
        <source>Fig&amp;ures</source>
        <translation>Fig&amp;ures</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tiles</translation>
    </message>
    <message>
        <source>G&amp;ames</source>
        <translation>G&amp;ames</translation>
    </message>
    <message>
        <source>Wins by seat, how games end, how long they are</source>
        <translation>Wins by seat, how games end, how long they are</translation>
    </message>
    <message>
        <source>Every figure with its interval and its previous value</source>
        <translation>Every figure with its interval and its previous value</translation>
    </message>
    <message>
        <source>How each tile fared</source>
        <translation>How each tile fared</translation>
    </message>
    <message>
        <source>Games that stand out, to watch</source>
        <translation>Games that stand out, to watch</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 of %2 games</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Done: %1</translation>
    </message>
    <message>
        <source>Another file is being tested: %1</source>
        <translation>Another file is being tested: %1</translation>
    </message>
    <message>
        <source>%1, about %2 left</source>
        <translation>%1, about %2 left</translation>
    </message>
    <message>
        <source>The set has changed since.</source>
        <translation>The set has changed since.</translation>
    </message>
    <message>
        <source>Playtest reports (*.playtest.json)</source>
        <translation>Playtest reports (*.playtest.json)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Web pages (*.html)</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>Save Report</translation>
    </message>
    <message>
        <source>%1 contains no games yet.</source>
        <translation>%1 contains no games yet.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Compare with a Report</source>
        <translation>Compare with a Report</translation>
    </message>
    <message>
        <source>Playtest reports (*.playtest.json *.json)</source>
        <translation>Playtest reports (*.playtest.json *.json)</translation>
    </message>
    <message>
        <source>Replaying the game…</source>
        <translation>Replaying the game…</translation>
    </message>
    <message>
        <source>Show the Games Played</source>
        <translation>Show the Games Played</translation>
    </message>
    <message>
        <source>Go back from the quick check to your own playtest</source>
        <translation>Go back from the quick check to your own playtest</translation>
    </message>
    <message>
        <source>Quick check: %1 games by the bots %2, seed %3. Start uses the settings above.</source>
        <translation>Quick check: %1 games by the bots %2, seed %3. Start uses the settings above.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Saved: %1</translation>
    </message>
    <message>
        <source>Check with Stronger &amp;Bots</source>
        <translation>Check with Stronger &amp;Bots</translation>
    </message>
    <message>
        <source>Play up to %1 of these games again with a stronger bot, and mark which figures hold and which differ</source>
        <translation>Play up to %1 of these games again with a stronger bot, and mark which figures hold and which differ</translation>
    </message>
    <message>
        <source>Checking with a stronger bot: %1</source>
        <translation>Checking with a stronger bot: %1</translation>
    </message>
    <message>
        <source>Bots: %1.</source>
        <translation>Bots: %1.</translation>
    </message>
    <message>
        <source>&amp;Games of People…</source>
        <translation>&amp;Games of People…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+J</source>
        <translation>Ctrl+Alt+J</translation>
    </message>
    <message>
        <source>Judge games that people played: figures beside those of bots, ratings, answers and comments</source>
        <translation>Judge games that people played: figures beside those of bots, ratings, answers and comments</translation>
    </message>
    <message>
        <source>What happens where on the board</source>
        <translation>What happens where on the board</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>Stopped: %1</translation>
    </message>
    <message>
        <source>No results yet. Press Start.</source>
        <translation>No results yet. Press Start.</translation>
    </message>
</context>
<context>
    <name>tilewright::PointsChart</name>
    <message>
        <source>Points over time</source>
        <translation>Points over time</translation>
    </message>
    <message>
        <source>Click to show that moment; the arrow keys go from move to move</source>
        <translation>Click to show that moment; the arrow keys go from move to move</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>After move %1: %2</source>
        <translation>After move %1: %2</translation>
    </message>
</context>
<context>
    <name>tilewright::PointsPanel</name>
    <message>
        <source>Points over time</source>
        <translation>Points over time</translation>
    </message>
    <message>
        <source>Close the chart (Esc while it has the focus)</source>
        <translation>Close the chart (Esc while it has the focus)</translation>
    </message>
    <message>
        <source>Close the chart</source>
        <translation>Close the chart</translation>
    </message>
</context>
<context>
    <name>tilewright::PreferencesController</name>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>&amp;Keyboard Shortcuts…</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>See and change the keys of all commands</source>
        <translation>See and change the keys of all commands</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferences…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Language, theme, size and keys</source>
        <translation>Language, theme, size and keys</translation>
    </message>
    <message>
        <source>The size of the window takes effect after a restart.</source>
        <translation>The size of the window takes effect after a restart.</translation>
    </message>
</context>
<context>
    <name>tilewright::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferences</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>&amp;General</translation>
    </message>
    <message>
        <source>K&amp;eyboard</source>
        <translation>K&amp;eyboard</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Follow the system</translation>
    </message>
    <message>
        <source>Takes effect at once; open files and the game stay open</source>
        <translation>Takes effect at once; open files and the game stay open</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Theme</translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>behind a number: percent</extracomment>
        <translation> %</translation>
    </message>
    <message>
        <source>Size of everything in the window</source>
        <translation>Size of everything in the window</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Size</translation>
    </message>
    <message>
        <source>Check edits with &amp;quick bot games</source>
        <translation>Check edits with &amp;quick bot games</translation>
    </message>
    <message>
        <source>Shortly after each edit, bots play a few games with the set in the background, at the lowest priority; lamps in the status bar show the results</source>
        <translation>Shortly after each edit, bots play a few games with the set in the background, at the lowest priority; lamps in the status bar show the results</translation>
    </message>
    <message>
        <source>Playtest</source>
        <translation>Playtest</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>High contrast, light</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>High contrast, dark</translation>
    </message>
    <message>
        <source>Colours of the window; tiles and boards keep their own. Following the system gives light, dark or high contrast, like the desktop</source>
        <translation>Colours of the window; tiles and boards keep their own. Following the system gives light, dark or high contrast, like the desktop</translation>
    </message>
    <message>
        <source>The size takes effect after a restart.</source>
        <translation>The size takes effect after a restart.</translation>
    </message>
</context>
<context>
    <name>tilewright::PresetRow</name>
    <message>
        <source>Preset</source>
        <translation>Preset</translation>
    </message>
    <message>
        <source>Choose a preset of seats, map and options, or type a name to save those below</source>
        <translation>Choose a preset of seats, map and options, or type a name to save those below</translation>
    </message>
    <message>
        <source>Save seats, map and options under this name</source>
        <translation>Save seats, map and options under this name</translation>
    </message>
    <message>
        <source>Delete the preset with this name</source>
        <translation>Delete the preset with this name</translation>
    </message>
    <message>
        <source>choose or type a name</source>
        <translation>choose or type a name</translation>
    </message>
</context>
<context>
    <name>tilewright::PrintController</name>
    <message>
        <source>P&amp;rint Sheets…</source>
        <translation>P&amp;rint Sheets…</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Shows the sheets of this set as they will be printed</source>
        <translation>Shows the sheets of this set as they will be printed</translation>
    </message>
</context>
<context>
    <name>tilewright::PrintPreview</name>
    <message>
        <source>%1 × %2 mm</source>
        <extracomment>&quot;210 × 297 mm&quot;</extracomment>
        <translation>%1 × %2 mm</translation>
    </message>
    <message>
        <source>The paper of the printer is %1, the sheets are %2.</source>
        <translation>The paper of the printer is %1, the sheets are %2.</translation>
    </message>
    <message>
        <source>Tiles keep their size, so anything beyond the paper is cut off. Choose the other paper here or in the sheet options.</source>
        <translation>Tiles keep their size, so anything beyond the paper is cut off. Choose the other paper here or in the sheet options.</translation>
    </message>
    <message>
        <source>Tiles keep their size; the sheets are centred on the paper.</source>
        <translation>Tiles keep their size; the sheets are centred on the paper.</translation>
    </message>
    <message>
        <source>Print Sheets</source>
        <translation>Print Sheets</translation>
    </message>
    <message>
        <source>Paper problem</source>
        <translation>Paper problem</translation>
    </message>
</context>
<context>
    <name>tilewright::PrintView</name>
    <message>
        <source>Preview of the sheets</source>
        <translation>Preview of the sheets</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Sheets</translation>
    </message>
    <message>
        <source>Open a tile set to see its sheets.</source>
        <translation>Open a tile set to see its sheets.</translation>
    </message>
    <message>
        <source>These sheets can&apos;t be made; the reason is on the right.</source>
        <translation>These sheets can&apos;t be made; the reason is on the right.</translation>
    </message>
    <message>
        <source>Folder for the sheets</source>
        <translation>Folder for the sheets</translation>
    </message>
    <message numerus="yes">
        <source>%n files written to %1: %2 to %3</source>
        <translation>
            <numerusform>%n file written to %1: %2 to %3</numerusform>
            <numerusform>%n files written to %1: %2 to %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as Template</source>
        <translation>Save as Template</translation>
    </message>
    <message>
        <source>Name of the template</source>
        <translation>Name of the template</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> of %1</translation>
    </message>
    <message>
        <source>&amp;Write Pieces…</source>
        <translation>&amp;Write Pieces…</translation>
    </message>
    <message>
        <source>&amp;Write Sheets…</source>
        <translation>&amp;Write Sheets…</translation>
    </message>
    <message>
        <source>Folder for the pieces</source>
        <translation>Folder for the pieces</translation>
    </message>
    <message>
        <source>%1 written to %2</source>
        <translation>%1 written to %2</translation>
    </message>
    <message>
        <source>Writing into %1</source>
        <translation>Writing into %1</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Stopped; nothing was written.</translation>
    </message>
    <message>
        <source>Alignment test</source>
        <translation>Alignment test</translation>
    </message>
    <message>
        <source>Colour proof</source>
        <translation>Colour proof</translation>
    </message>
    <message>
        <source>Two pages that show how far the backs are off</source>
        <translation>Two pages that show how far the backs are off</translation>
    </message>
    <message>
        <source>The set as seen with colour blindness, and in greyscale</source>
        <translation>The set as seen with colour blindness, and in greyscale</translation>
    </message>
    <message>
        <source>What to show and write</source>
        <translation>What to show and write</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>What is shown</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Previous page</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Next page</translation>
    </message>
    <message>
        <source>Goes to a page</source>
        <translation>Goes to a page</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Whole page</translation>
    </message>
    <message>
        <source>Page width</source>
        <translation>Page width</translation>
    </message>
    <message>
        <source>True size</source>
        <translation>True size</translation>
    </message>
    <message>
        <source>Half size</source>
        <translation>Half size</translation>
    </message>
    <message>
        <source>Double size</source>
        <translation>Double size</translation>
    </message>
    <message>
        <source>Size of the pages on screen; at true size, a ruler held to the screen matches the one on the page if the screen reports its size correctly</source>
        <translation>Size of the pages on screen; at true size, a ruler held to the screen matches the one on the page if the screen reports its size correctly</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Sheet options</source>
        <translation>Sheet options</translation>
    </message>
    <message>
        <source>Asks for a folder and writes the files there</source>
        <translation>Asks for a folder and writes the files there</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>Pr&amp;int…</translation>
    </message>
    <message>
        <source>Shows the sheets as they will be printed, and prints them</source>
        <translation>Shows the sheets as they will be printed, and prints them</translation>
    </message>
    <message numerus="yes">
        <source>%n files already exist with different content, starting with %1. Overwrite them?</source>
        <translation>
            <numerusform>%n file already exists with different content: %1. Overwrite it?</numerusform>
            <numerusform>%n files already exist with different content, starting with %1. Overwrite them?</numerusform>
        </translation>
    </message>
    <message>
        <source>Numbers the slots on the pages; click a slot to leave it free</source>
        <translation>Numbers the slots on the pages; click a slot to leave it free</translation>
    </message>
    <message>
        <source>About these sheets</source>
        <translation>About these sheets</translation>
    </message>
    <message>
        <source>Drawing the pages…</source>
        <translation>Drawing the pages…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>A leaflet with the rules of this game, its options and its tiles</source>
        <translation>A leaflet with the rules of this game, its options and its tiles</translation>
    </message>
    <message numerus="yes">
        <source>%n sides of paper. Print on both sides, flip on the short edge, fold in the middle and put one sheet inside the other.</source>
        <translation>
            <numerusform>%n side of paper. Print on both sides, flip on the short edge, fold in the middle and put one sheet inside the other.</numerusform>
            <numerusform>%n sides of paper. Print on both sides, flip on the short edge, fold in the middle and put one sheet inside the other.</numerusform>
        </translation>
    </message>
    <message>
        <source>Asks for a file and writes all pages into it</source>
        <translation>Asks for a file and writes all pages into it</translation>
    </message>
    <message>
        <source>File for the sheets</source>
        <translation>File for the sheets</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <extracomment>%1 is PDF, %2 the ending of such files</extracomment>
        <translation>%1 files (*.%2)</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>&amp;Zoom</translation>
    </message>
    <message>
        <source>Number the slots</source>
        <translation>Number the slots</translation>
    </message>
    <message>
        <source>These options are kept once the set is saved.</source>
        <translation>These options are kept once the set is saved.</translation>
    </message>
    <message>
        <source>This computer keeps these options. Save the set to keep them in its file.</source>
        <translation>This computer keeps these options. Save the set to keep them in its file.</translation>
    </message>
</context>
<context>
    <name>tilewright::PrisonRow</name>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>%1: %2 (key %3)</source>
        <translation>%1: %2 (key %3)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Buy back</source>
        <translation>Buy back</translation>
    </message>
</context>
<context>
    <name>tilewright::QuestionBar</name>
    <message>
        <source>At stake:</source>
        <translation>At stake:</translation>
    </message>
    <message>
        <source>At stake: %1</source>
        <translation>At stake: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1 (key %2)</translation>
    </message>
</context>
<context>
    <name>tilewright::QuestionList</name>
    <message>
        <source>Did the game take too long?</source>
        <translation>Did the game take too long?</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>Add a question (Ins)</source>
        <translation>Add a question (Ins)</translation>
    </message>
    <message>
        <source>Move the question up (Alt+Up)</source>
        <translation>Move the question up (Alt+Up)</translation>
    </message>
    <message>
        <source>Move the question down (Alt+Down)</source>
        <translation>Move the question down (Alt+Down)</translation>
    </message>
    <message>
        <source>Remove the question (Del)</source>
        <translation>Remove the question (Del)</translation>
    </message>
    <message>
        <source>F2 or double-click to edit a question</source>
        <translation>F2 or double-click to edit a question</translation>
    </message>
    <message>
        <source>Up to %1 questions, which players answer at the end of the game.</source>
        <translation>Up to %1 questions, which players answer at the end of the game.</translation>
    </message>
</context>
<context>
    <name>tilewright::QuickCheck</name>
    <message>
        <source>Not checked yet.</source>
        <translation>Not checked yet.</translation>
    </message>
    <message>
        <source>Quick checks are off; turn them on in Edit ▸ Preferences.</source>
        <translation>Quick checks are off; turn them on in Edit ▸ Preferences.</translation>
    </message>
    <message>
        <source>The board is too large for a quick check.</source>
        <translation>The board is too large for a quick check.</translation>
    </message>
    <message>
        <source>It can&apos;t be played as it is. %1</source>
        <translation>It can&apos;t be played as it is. %1</translation>
    </message>
    <message>
        <source>Bots: %1. Not checked with stronger bots yet: use Playtest ▸ Check with Stronger Bots.</source>
        <translation>Bots: %1. Not checked with stronger bots yet: use Playtest ▸ Check with Stronger Bots.</translation>
    </message>
    <message>
        <source>Bots: %1. Checked with %2: %3.</source>
        <translation>Bots: %1. Checked with %2: %3.</translation>
    </message>
    <message>
        <source>Not clear from the first games; more are being played.</source>
        <translation>Not clear from the first games; more are being played.</translation>
    </message>
</context>
<context>
    <name>tilewright::QuickCheckLamp</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Finishes</source>
        <translation>Finishes</translation>
    </message>
    <message>
        <source>%1 of the games end by an escape; in the others the tiles run out. Half or more is good.</source>
        <translation>%1 of the games end by an escape; in the others the tiles run out. Half or more is good.</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Fair</translation>
    </message>
    <message>
        <source>Seat %1 deviates most from an even share: it has %2 of the wins (%3). Up to ten percentage points count as fair here.</source>
        <translation>Seat %1 deviates most from an even share: it has %2 of the wins (%3). Up to ten percentage points count as fair here.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Length</translation>
    </message>
    <message>
        <source>The median game has %1 turns; %2 to %3 is good.</source>
        <translation>The median game has %1 turns; %2 to %3 is good.</translation>
    </message>
    <message>
        <source>Tiles fit</source>
        <translation>Tiles fit</translation>
    </message>
    <message>
        <source>%1 of the drawn tiles fit nowhere; %2 is too many.</source>
        <translation>%1 of the drawn tiles fit nowhere; %2 is too many.</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles are refused more often than others, most of all %1 (%2).</source>
        <translation>
            <numerusform>%n tile is refused more often than others: %1 (%2).</numerusform>
            <numerusform>%n tiles are refused more often than others, most of all %1 (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colours</translation>
    </message>
    <message>
        <source>No picks are ever gained.</source>
        <translation>No picks are ever gained.</translation>
    </message>
    <message>
        <source>The scarcest pick colour is %1: %2 of what a colour yields on average; %3 or more is good.</source>
        <translation>The scarcest pick colour is %1: %2 of what a colour yields on average; %3 or more is good.</translation>
    </message>
    <message>
        <source>good</source>
        <translation>good</translation>
    </message>
    <message>
        <source>needs attention</source>
        <translation>needs attention</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>bad</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unknown</translation>
    </message>
    <message>
        <source>No tile has a door of this colour.</source>
        <translation>No tile has a door of this colour.</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Supply</translation>
    </message>
    <message>
        <source>%1 of the turns start with none of the player&apos;s %2 in supply; %3 is too many.</source>
        <translation>%1 of the turns start with none of the player&apos;s %2 in supply; %3 is too many.</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>No points are ever scored.</source>
        <translation>No points are ever scored.</translation>
    </message>
    <message>
        <source>Most points come from %1: %2 of all; more than %3 is too much for one source.</source>
        <translation>Most points come from %1: %2 of all; more than %3 is too much for one source.</translation>
    </message>
    <message>
        <source>%2 pieces per game go into the %1; %3 or more is good.</source>
        <translation>%2 pieces per game go into the %1; %3 or more is good.</translation>
    </message>
    <message>
        <source>More copies of tiles that lead there would help.</source>
        <translation>More copies of tiles that lead there would help.</translation>
    </message>
    <message>
        <source>%1 of them come out again; %2 or more is good.</source>
        <translation>%1 of them come out again; %2 or more is good.</translation>
    </message>
    <message>
        <source>More tiles that lead there, or that call out what bars the way, would help.</source>
        <translation>More tiles that lead there, or that call out what bars the way, would help.</translation>
    </message>
    <message>
        <source>A piece that comes out beside others scores there in %1 of cases; %2 or more is good.</source>
        <translation>A piece that comes out beside others scores there in %1 of cases; %2 or more is good.</translation>
    </message>
    <message>
        <source>Tiles that lead there and have larger features would help.</source>
        <translation>Tiles that lead there and have larger features would help.</translation>
    </message>
    <message>
        <source>%1 pieces are sent home per game; %2 to %3 is good.</source>
        <translation>%1 pieces are sent home per game; %2 to %3 is good.</translation>
    </message>
    <message>
        <source>%1 of the turns start with the %2 in the %3. More than %4 is too many.</source>
        <translation>%1 of the turns start with the %2 in the %3. More than %4 is too many.</translation>
    </message>
    <message>
        <source>In and out</source>
        <translation>In and out</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>Threat</translation>
    </message>
    <message>
        <source>%1 to %2 is good.</source>
        <translation>%1 to %2 is good.</translation>
    </message>
    <message>
        <source>%1 or more is good.</source>
        <translation>%1 or more is good.</translation>
    </message>
    <message>
        <source>%1 or less is good.</source>
        <translation>%1 or less is good.</translation>
    </message>
    <message>
        <source>This does not occur in these games.</source>
        <translation>This does not occur in these games.</translation>
    </message>
    <message>
        <source>%1: %2; %3</source>
        <translation>%1: %2; %3</translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of holes can&apos;t be filled by any tile.</source>
        <translation>
            <numerusform>One kind of hole can&apos;t be filled by any tile.</numerusform>
            <numerusform>%n kinds of holes can&apos;t be filled by any tile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A set of %n tiles is too small to tell.</source>
        <translation>
            <numerusform>A set of one tile is too small to tell.</numerusform>
            <numerusform>A set of %n tiles is too small to tell.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::QuickCheckLampRow</name>
    <message>
        <source>Results of the quick check</source>
        <translation>Results of the quick check</translation>
    </message>
    <message>
        <source>%1: %2 (games are being played)</source>
        <translation>%1: %2 (games are being played)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>From %1 bot games. Click for details.</source>
        <translation>From %1 bot games. Click for details.</translation>
    </message>
</context>
<context>
    <name>tilewright::QuickFix</name>
    <message>
        <source>merge</source>
        <translation>merge</translation>
    </message>
    <message>
        <source>%1 gets the copies of %2, which is removed</source>
        <translation>%1 gets the copies of %2, which is removed</translation>
    </message>
    <message>
        <source>merge %1 into %2</source>
        <translation>merge %1 into %2</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>rename</translation>
    </message>
    <message>
        <source>Renames the tile to %1</source>
        <translation>Renames the tile to %1</translation>
    </message>
    <message>
        <source>add colour</source>
        <translation>add colour</translation>
    </message>
    <message>
        <source>Adds %1 to the pick colours of the set</source>
        <translation>Adds %1 to the pick colours of the set</translation>
    </message>
    <message>
        <source>add colours</source>
        <translation>add colours</translation>
    </message>
    <message>
        <source>Adds blue, yellow, green and red to the pick colours</source>
        <translation>Adds blue, yellow, green and red to the pick colours</translation>
    </message>
    <message>
        <source>even out</source>
        <translation>even out</translation>
    </message>
    <message>
        <source>Spreads the skull colours evenly over all tiles</source>
        <translation>Spreads the skull colours evenly over all tiles</translation>
    </message>
    <message>
        <source>even out the skulls</source>
        <translation>even out the skulls</translation>
    </message>
    <message>
        <source>sort</source>
        <translation>sort</translation>
    </message>
    <message>
        <source>Each pick colour once, in the usual order</source>
        <translation>Each pick colour once, in the usual order</translation>
    </message>
    <message>
        <source>one copy</source>
        <translation>one copy</translation>
    </message>
    <message>
        <source>Gives the tile one copy</source>
        <translation>Gives the tile one copy</translation>
    </message>
    <message>
        <source>remove colour</source>
        <translation>remove colour</translation>
    </message>
    <message>
        <source>Removes %1 from the pick colours of the set; no tile changes</source>
        <translation>Removes %1 from the pick colours of the set; no tile changes</translation>
    </message>
    <message>
        <source>lay fields anew</source>
        <translation>lay fields anew</translation>
    </message>
    <message>
        <source>Fields end where roads and cities separate them</source>
        <translation>Fields end where roads and cities separate them</translation>
    </message>
    <message>
        <source>lay the fields of %1 anew</source>
        <translation>lay the fields of %1 anew</translation>
    </message>
    <message>
        <source>add it</source>
        <translation>add it</translation>
    </message>
    <message>
        <source>Adds to the tile what its roads end at</source>
        <translation>Adds to the tile what its roads end at</translation>
    </message>
    <message>
        <source>add to %1 what its roads end at</source>
        <translation>add to %1 what its roads end at</translation>
    </message>
</context>
<context>
    <name>tilewright::RangeHint</name>
    <message>
        <source>Enter a whole number from %1 to %2</source>
        <translation>Enter a whole number from %1 to %2</translation>
    </message>
    <message>
        <source>Enter a value from %1 to %2</source>
        <translation>Enter a value from %1 to %2</translation>
    </message>
    <message>
        <source>Enter a whole number from %1 to %2, not %3</source>
        <translation>Enter a whole number from %1 to %2, not %3</translation>
    </message>
    <message>
        <source>Enter a value from %1 to %2, not %3</source>
        <translation>Enter a value from %1 to %2, not %3</translation>
    </message>
</context>
<context>
    <name>tilewright::RecordController</name>
    <message>
        <source>This can&apos;t be played</source>
        <translation>This can&apos;t be played</translation>
    </message>
    <message>
        <source>There are no rules for this set</source>
        <translation>There are no rules for this set</translation>
    </message>
    <message>
        <source>Open Game Record</source>
        <translation>Open Game Record</translation>
    </message>
    <message>
        <source>Game records (*.game.json)</source>
        <translation>Game records (*.game.json)</translation>
    </message>
    <message>
        <source>game-%1</source>
        <translation>game-%1</translation>
    </message>
    <message>
        <source>Save Game Record</source>
        <translation>Save Game Record</translation>
    </message>
    <message>
        <source>%1 was not written</source>
        <translation>%1 was not written</translation>
    </message>
    <message>
        <source>Saved the game: %1</source>
        <translation>Saved the game: %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened as a game</source>
        <translation>%1 can&apos;t be opened as a game</translation>
    </message>
</context>
<context>
    <name>tilewright::Recovery</name>
    <message>
        <source>The folder %1 can&apos;t be created.</source>
        <translation>The folder %1 can&apos;t be created.</translation>
    </message>
</context>
<context>
    <name>tilewright::RecoveryDialog</name>
    <message>
        <source>Unsaved work was found</source>
        <translation>Unsaved work was found</translation>
    </message>
    <message>
        <source>Tilewright was not closed properly. These files had unsaved changes:</source>
        <translation>Tilewright was not closed properly. These files had unsaved changes:</translation>
    </message>
    <message>
        <source>%1, backed up %2</source>
        <translation>%1, backed up %2</translation>
    </message>
    <message>
        <source>Never saved</source>
        <translation>Never saved</translation>
    </message>
    <message>
        <source>Files with unsaved work</source>
        <translation>Files with unsaved work</translation>
    </message>
    <message>
        <source>Differences from the file on disk:</source>
        <translation>Differences from the file on disk:</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Differences</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restore</translation>
    </message>
    <message>
        <source>Opens the ticked files with their changes; nothing is saved yet</source>
        <translation>Opens the ticked files with their changes; nothing is saved yet</translation>
    </message>
    <message>
        <source>Discards all these changes</source>
        <translation>Discards all these changes</translation>
    </message>
    <message>
        <source>Ask &amp;Later</source>
        <translation>Ask &amp;Later</translation>
    </message>
    <message>
        <source>Asks again at the next start</source>
        <translation>Asks again at the next start</translation>
    </message>
    <message>
        <source>Discard the changes?</source>
        <translation>Discard the changes?</translation>
    </message>
    <message>
        <source>The unsaved changes of these files will be gone for good.</source>
        <translation>The unsaved changes of these files will be gone for good.</translation>
    </message>
    <message>
        <source>Never saved: everything is new</source>
        <translation>Never saved: everything is new</translation>
    </message>
    <message>
        <source>The file is no longer at %1: everything is new</source>
        <translation>The file is no longer at %1: everything is new</translation>
    </message>
    <message>
        <source>none: both are the same</source>
        <translation>none: both are the same</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Discard</translation>
    </message>
</context>
<context>
    <name>tilewright::ReplayActions</name>
    <message>
        <source>Again with the Same Seed</source>
        <translation>Again with the Same Seed</translation>
    </message>
    <message>
        <source>Start over: the same seats, options and seed, with the set as it is now</source>
        <translation>Start over: the same seats, options and seed, with the set as it is now</translation>
    </message>
    <message>
        <source>Back to the Previous Game</source>
        <translation>Back to the Previous Game</translation>
    </message>
    <message>
        <source>Brings back the unsaved game that this one replaced, and keeps this one in its place</source>
        <translation>Brings back the unsaved game that this one replaced, and keeps this one in its place</translation>
    </message>
    <message>
        <source>Export This Moment…</source>
        <translation>Export This Moment…</translation>
    </message>
    <message>
        <source>The board as it is shown: as SVG, as PNG, or as a map</source>
        <translation>The board as it is shown: as SVG, as PNG, or as a map</translation>
    </message>
    <message>
        <source>To the Start</source>
        <translation>To the Start</translation>
    </message>
    <message>
        <source>The board before the first move</source>
        <translation>The board before the first move</translation>
    </message>
    <message>
        <source>To the Previous Mark</source>
        <translation>To the Previous Mark</translation>
    </message>
    <message>
        <source>One Move Back</source>
        <translation>One Move Back</translation>
    </message>
    <message>
        <source>Pause and show the board one move earlier</source>
        <translation>Pause and show the board one move earlier</translation>
    </message>
    <message>
        <source>To the Next Mark</source>
        <translation>To the Next Mark</translation>
    </message>
    <message>
        <source>To the End</source>
        <translation>To the End</translation>
    </message>
    <message>
        <source>The last move of this line</source>
        <translation>The last move of this line</translation>
    </message>
    <message>
        <source>Another Line</source>
        <translation>Another Line</translation>
    </message>
    <message>
        <source>Switches to the next line of this game</source>
        <translation>Switches to the next line of this game</translation>
    </message>
    <message>
        <source>Points over Time</source>
        <translation>Points over Time</translation>
    </message>
    <message>
        <source>A chart of everybody&apos;s points, move by move</source>
        <translation>A chart of everybody&apos;s points, move by move</translation>
    </message>
    <message>
        <source>Beside the Board</source>
        <translation>Beside the Board</translation>
    </message>
    <message>
        <source>A panel for each space beside the tiles, showing who is in it</source>
        <translation>A panel for each space beside the tiles, showing who is in it</translation>
    </message>
    <message>
        <source>Edit This Tile</source>
        <translation>Edit This Tile</translation>
    </message>
    <message>
        <source>Open the tile under the pointer, or the one laid last, in the designer</source>
        <translation>Open the tile under the pointer, or the one laid last, in the designer</translation>
    </message>
    <message>
        <source>Go to the previous notable event: an escape, a key, silver, a barred way, another line, a comment, a situation that no rule covers</source>
        <translation>Go to the previous notable event: an escape, a key, silver, a barred way, another line, a comment, a situation that no rule covers</translation>
    </message>
    <message>
        <source>Go to the next notable event: an escape, a key, silver, a barred way, another line, a comment, a situation that no rule covers</source>
        <translation>Go to the next notable event: an escape, a key, silver, a barred way, another line, a comment, a situation that no rule covers</translation>
    </message>
</context>
<context>
    <name>tilewright::ReplayController</name>
    <message>
        <source>Saved %1</source>
        <translation>Saved %1</translation>
    </message>
    <message>
        <source>%1 was not written</source>
        <translation>%1 was not written</translation>
    </message>
    <message>
        <source>Maps (*.map.json)</source>
        <translation>Maps (*.map.json)</translation>
    </message>
    <message>
        <source>game-%1-move-%2</source>
        <translation>game-%1-move-%2</translation>
    </message>
    <message>
        <source>Export This Moment</source>
        <translation>Export This Moment</translation>
    </message>
    <message>
        <source>There is no tile on the board yet</source>
        <translation>There is no tile on the board yet</translation>
    </message>
    <message>
        <source>The file extension sets the format: %1 or %2.</source>
        <extracomment>%1 are some extensions between commas, %2 is the last one</extracomment>
        <translation>The file extension sets the format: %1 or %2.</translation>
    </message>
</context>
<context>
    <name>tilewright::ReturnedDetails</name>
    <message>
        <source>(no answer)</source>
        <translation>(no answer)</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Comments</translation>
    </message>
    <message>
        <source>After move %1:</source>
        <translation>After move %1:</translation>
    </message>
    <message>
        <source>After move %1, %2:</source>
        <translation>After move %1, %2:</translation>
    </message>
    <message>
        <source>The moves can&apos;t be played as they are recorded</source>
        <translation>The moves can&apos;t be played as they are recorded</translation>
    </message>
    <message>
        <source>The file can&apos;t be read</source>
        <translation>The file can&apos;t be read</translation>
    </message>
    <message>
        <source>Rating: %1  %2</source>
        <translation>Rating: %1  %2</translation>
    </message>
    <message>
        <source>No feedback on this game.</source>
        <translation>No feedback on this game.</translation>
    </message>
</context>
<context>
    <name>tilewright::ReturnedGamesController</name>
    <message>
        <source>Open Retur&amp;ned Games…</source>
        <translation>Open Retur&amp;ned Games…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+O</source>
        <translation>Ctrl+Alt+O</translation>
    </message>
    <message>
        <source>Lists the game records of a folder that people sent back, with their ratings, answers and comments</source>
        <translation>Lists the game records of a folder that people sent back, with their ratings, answers and comments</translation>
    </message>
</context>
<context>
    <name>tilewright::ReturnedGamesDialog</name>
    <message>
        <source>Read &amp;Again</source>
        <translation>Read &amp;Again</translation>
    </message>
    <message>
        <source>Reading games…</source>
        <translation>Reading games…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Stops and lists the games read so far</source>
        <translation>Stops and lists the games read so far</translation>
    </message>
    <message>
        <source>Feedback on the game</source>
        <translation>Feedback on the game</translation>
    </message>
    <message>
        <source>&amp;Open in Play</source>
        <translation>&amp;Open in Play</translation>
    </message>
    <message>
        <source>Returned Games</source>
        <translation>Returned Games</translation>
    </message>
    <message>
        <source>&amp;Choose Folder…</source>
        <translation>&amp;Choose Folder…</translation>
    </message>
    <message>
        <source>Lists the game records (*.game.json) of another folder</source>
        <translation>Lists the game records (*.game.json) of another folder</translation>
    </message>
    <message>
        <source>Reads the folder again to find new files</source>
        <translation>Reads the folder again to find new files</translation>
    </message>
    <message>
        <source>Duplicate games count once</source>
        <translation>Duplicate games count once</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Find a game</translation>
    </message>
    <message>
        <source>Lists the games with these words in any column</source>
        <translation>Lists the games with these words in any column</translation>
    </message>
    <message>
        <source>Returned games</source>
        <translation>Returned games</translation>
    </message>
    <message>
        <source>Double-click or press Enter to open the game with its comments</source>
        <translation>Double-click or press Enter to open the game with its comments</translation>
    </message>
    <message>
        <source>Opens the chosen game with its comments</source>
        <translation>Opens the chosen game with its comments</translation>
    </message>
    <message>
        <source>Folder of returned games</source>
        <translation>Folder of returned games</translation>
    </message>
    <message>
        <source>No folder is chosen yet</source>
        <translation>No folder is chosen yet</translation>
    </message>
    <message>
        <source>There are no game records (*.game.json) in this folder.</source>
        <translation>There are no game records (*.game.json) in this folder.</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 files.</source>
        <translation>Stopped after %1 of %2 files.</translation>
    </message>
</context>
<context>
    <name>tilewright::ReturnedGamesModel</name>
    <message>
        <source>Who</source>
        <translation>Who</translation>
    </message>
    <message>
        <source>When</source>
        <translation>When</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Comments</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarks</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turns</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
</context>
<context>
    <name>tilewright::ReturnedWords</name>
    <message>
        <source>escape</source>
        <translation>escape</translation>
    </message>
    <message>
        <source>last tile</source>
        <translation>last tile</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>unfinished</translation>
    </message>
    <message>
        <source>bots</source>
        <translation>bots</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>how a game ended, and who won it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the same file as %1</source>
        <translation>the same file as %1</translation>
    </message>
    <message>
        <source>the same game as %1</source>
        <translation>the same game as %1</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 stars on average (%n ratings)</source>
        <translation>
            <numerusform>%1 of %2 stars on average (%n rating)</numerusform>
            <numerusform>%1 of %2 stars on average (%n ratings)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by escape</source>
        <translation>
            <numerusform>%n by escape</numerusform>
            <numerusform>%n by escape</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n after the last tile</source>
        <translation>
            <numerusform>%n after the last tile</numerusform>
            <numerusform>%n after the last tile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n unfinished</numerusform>
            <numerusform>%n unfinished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files can&apos;t be read</source>
        <translation>
            <numerusform>%n file can&apos;t be read</numerusform>
            <numerusform>%n files can&apos;t be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files repeat a game of another file</source>
        <translation>
            <numerusform>%n file repeats a game of another file</numerusform>
            <numerusform>%n files repeat a game of another file</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::RuleExamples</name>
    <message>
        <source>The space under the towers</source>
        <translation>The space under the towers</translation>
    </message>
    <message>
        <source>The dragon is about to step onto the tower: move it there, and see who is in the dungeon then.</source>
        <translation>The dragon is about to step onto the tower: move it there, and see who is in the dungeon then.</translation>
    </message>
    <message>
        <source>Who leaves first</source>
        <translation>Who leaves first</translation>
    </message>
    <message>
        <source>Two followers of Blue are below, the fairy with one of them. Bring one out: the other of the two leaves, and the fairy keeps her companion.</source>
        <translation>Two followers of Blue are below, the fairy with one of them. Bring one out: the other of the two leaves, and the fairy keeps her companion.</translation>
    </message>
    <message>
        <source>Into the dungeon</source>
        <translation>Into the dungeon</translation>
    </message>
    <message>
        <source>Blue has laid a tower. A small or large follower may go in; the mayor may not, as the tile has no city, and the wagon never may.</source>
        <translation>Blue has laid a tower. A small or large follower may go in; the mayor may not, as the tile has no city, and the wagon never may.</translation>
    </message>
    <message>
        <source>The mayor&apos;s ways</source>
        <translation>The mayor&apos;s ways</translation>
    </message>
    <message>
        <source>The mayor goes in by this tower, as its tile has a city. He comes out only where a city is open.</source>
        <translation>The mayor goes in by this tower, as its tile has a city. He comes out only where a city is open.</translation>
    </message>
    <message>
        <source>Straight through the dungeon</source>
        <translation>Straight through the dungeon</translation>
    </message>
    <message>
        <source>A follower may go in here and come straight out by another tower, even onto the road of the tower far away.</source>
        <translation>A follower may go in here and come straight out by another tower, even onto the road of the tower far away.</translation>
    </message>
    <message>
        <source>The fairy below</source>
        <translation>The fairy below</translation>
    </message>
    <message>
        <source>The dragon is in the dungeon. The fairy may still be placed with the follower there.</source>
        <translation>The dragon is in the dungeon. The fairy may still be placed with the follower there.</translation>
    </message>
    <message>
        <source>Out by any entrance</source>
        <translation>Out by any entrance</translation>
    </message>
    <message>
        <source>Blue&apos;s follower may come out by any tower where nobody stands, including the one just laid.</source>
        <translation>Blue&apos;s follower may come out by any tower where nobody stands, including the one just laid.</translation>
    </message>
    <message>
        <source>Past the dragon with the fairy</source>
        <translation>Past the dragon with the fairy</translation>
    </message>
    <message>
        <source>The fairy was with Blue&apos;s follower when the turn began: he may leave although the dragon is below. She stays.</source>
        <translation>The fairy was with Blue&apos;s follower when the turn began: he may leave although the dragon is below. She stays.</translation>
    </message>
    <message>
        <source>On anything open</source>
        <translation>On anything open</translation>
    </message>
    <message>
        <source>He may come out onto a city, road, cloister or field of a tower tile, unless it is complete, as the short road is.</source>
        <translation>He may come out onto a city, road, cloister or field of a tower tile, unless it is complete, as the short road is.</translation>
    </message>
    <message>
        <source>To join or to contest</source>
        <translation>To join or to contest</translation>
    </message>
    <message>
        <source>Blue holds the road. Yellow has laid a tower far away: through the dungeon a follower can reach that very road.</source>
        <translation>Blue holds the road. Yellow has laid a tower far away: through the dungeon a follower can reach that very road.</translation>
    </message>
    <message>
        <source>Out into the dragon&apos;s jaws</source>
        <translation>Out into the dragon&apos;s jaws</translation>
    </message>
    <message>
        <source>The dragon stands on the tower far away. A follower who comes out there is eaten, whatever he chooses.</source>
        <translation>The dragon stands on the tower far away. A follower who comes out there is eaten, whatever he chooses.</translation>
    </message>
    <message>
        <source>The fairy comes out</source>
        <translation>The fairy comes out</translation>
    </message>
    <message>
        <source>The fairy is below with Blue&apos;s follower. Yellow may call her out to one of Yellow&apos;s followers.</source>
        <translation>The fairy is below with Blue&apos;s follower. Yellow may call her out to one of Yellow&apos;s followers.</translation>
    </message>
    <message>
        <source>The dragon finds an entrance</source>
        <translation>The dragon finds an entrance</translation>
    </message>
    <message>
        <source>Step onto the tower: the dragon goes into the dungeon, and its flight is over.</source>
        <translation>Step onto the tower: the dragon goes into the dungeon, and its flight is over.</translation>
    </message>
    <message>
        <source>A follower below saves those above</source>
        <translation>A follower below saves those above</translation>
    </message>
    <message>
        <source>A follower is already in the dungeon. Step onto the tower: Yellow&apos;s follower there is not eaten.</source>
        <translation>A follower is already in the dungeon. Step onto the tower: Yellow&apos;s follower there is not eaten.</translation>
    </message>
    <message>
        <source>Flee or stay</source>
        <translation>Flee or stay</translation>
    </message>
    <message>
        <source>Followers of all three players stand at that tower, and nobody is below. Step there: each player is asked, clockwise from the one who made the step.</source>
        <translation>Followers of all three players stand at that tower, and nobody is below. Step there: each player is asked, clockwise from the one who made the step.</translation>
    </message>
    <message>
        <source>The dragon bars the dungeon</source>
        <translation>The dragon bars the dungeon</translation>
    </message>
    <message>
        <source>Blue has laid a tower, but while the dragon is below nobody goes in or out.</source>
        <translation>Blue has laid a tower, but while the dragon is below nobody goes in or out.</translation>
    </message>
    <message>
        <source>A volcano calls the dragon out</source>
        <translation>A volcano calls the dragon out</translation>
    </message>
    <message>
        <source>Lay the volcano: the dragon comes to it at once, and the dungeon is free for this very turn.</source>
        <translation>Lay the volcano: the dragon comes to it at once, and the dungeon is free for this very turn.</translation>
    </message>
    <message>
        <source>The dragon flies out</source>
        <translation>The dragon flies out</translation>
    </message>
    <message>
        <source>The dragon is below and its tile was laid: the first step leads to any tower or volcano.</source>
        <translation>The dragon is below and its tile was laid: the first step leads to any tower or volcano.</translation>
    </message>
    <message>
        <source>Flush out the dragon</source>
        <translation>Flush out the dragon</translation>
    </message>
    <message>
        <source>With the option on, Blue may show the large follower: the dragon goes to a tower or a volcano and stays there.</source>
        <translation>With the option on, Blue may show the large follower: the dragon goes to a tower or a volcano and stays there.</translation>
    </message>
    <message>
        <source>Nothing below scores</source>
        <translation>Nothing below scores</translation>
    </message>
    <message>
        <source>Blue has laid one of the last tiles. End the turn and lay the rest: a follower and the fairy below score no points.</source>
        <translation>Blue has laid one of the last tiles. End the turn and lay the rest: a follower and the fairy below score no points.</translation>
    </message>
</context>
<context>
    <name>tilewright::RunPage</name>
    <message>
        <source>Progress of the run</source>
        <translation>Progress of the run</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Preparing…</translation>
    </message>
    <message>
        <source>%1 of %2 blocks of games</source>
        <translation>%1 of %2 blocks of games</translation>
    </message>
    <message>
        <source>%1 of %2 blocks of games, about %3 left</source>
        <translation>%1 of %2 blocks of games, about %3 left</translation>
    </message>
</context>
<context>
    <name>tilewright::SeatsForm</name>
    <message>
        <source>Number of players: %1 to %2</source>
        <translation>Number of players: %1 to %2</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Number of players</translation>
    </message>
    <message>
        <source>Seat &amp;%1</source>
        <translation>Seat &amp;%1</translation>
    </message>
    <message>
        <source>Name of this player, who plays %1</source>
        <translation>Name of this player, who plays %1</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Name of seat %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>A person at this window decides</source>
        <translation>A person at this window decides</translation>
    </message>
    <message>
        <source>Bot: %1</source>
        <translation>Bot: %1</translation>
    </message>
    <message>
        <source>Who decides for this seat; it can change during the game</source>
        <translation>Who decides for this seat; it can change during the game</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>Who plays seat %1</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>P&amp;layers</translation>
    </message>
</context>
<context>
    <name>tilewright::SettingsTable</name>
    <message>
        <source>Tile set</source>
        <translation>Tile set</translation>
    </message>
    <message>
        <source>Tile set files; without any, sets are generated</source>
        <translation>Tile set files; without any, sets are generated</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Map files</source>
        <translation>Map files</translation>
    </message>
    <message>
        <source>Variant of the rules</source>
        <translation>Variant of the rules</translation>
    </message>
    <message>
        <source>Names of variants of the tile set</source>
        <translation>Names of variants of the tile set</translation>
    </message>
    <message>
        <source>Number of tiles</source>
        <translation>Number of tiles</translation>
    </message>
    <message>
        <source>Total number of copies in a generated set, 1 to 500</source>
        <translation>Total number of copies in a generated set, 1 to 500</translation>
    </message>
    <message>
        <source>Pick colours</source>
        <translation>Pick colours</translation>
    </message>
    <message>
        <source>Number of colours in a generated set, 4 to 8</source>
        <translation>Number of colours in a generated set, 4 to 8</translation>
    </message>
    <message>
        <source>Share of open passages</source>
        <translation>Share of open passages</translation>
    </message>
    <message>
        <source>Share of all passages in a generated set, 0 to 1</source>
        <translation>Share of all passages in a generated set, 0 to 1</translation>
    </message>
    <message>
        <source>Share of special doors</source>
        <translation>Share of special doors</translation>
    </message>
    <message>
        <source>Weights of the configurations</source>
        <translation>Weights of the configurations</translation>
    </message>
    <message>
        <source>Five weights each, for dead end, straight, corner, T and cross: [8, 32, 48, 56, 32]</source>
        <translation>Five weights each, for dead end, straight, corner, T and cross: [8, 32, 48, 56, 32]</translation>
    </message>
    <message>
        <source>Seed of the generator</source>
        <translation>Seed of the generator</translation>
    </message>
    <message>
        <source>Several seeds give several sets for each specification</source>
        <translation>Several seeds give several sets for each specification</translation>
    </message>
    <message>
        <source>Values: %1</source>
        <translation>Values: %1</translation>
    </message>
    <message>
        <source>Values: %1 to %2</source>
        <translation>Values: %1 to %2</translation>
    </message>
    <message>
        <source>&amp;Add Setting…</source>
        <translation>&amp;Add Setting…</translation>
    </message>
    <message>
        <source>Remove setting</source>
        <translation>Remove setting</translation>
    </message>
    <message>
        <source>Remove the setting; it takes its default value</source>
        <translation>Remove the setting; it takes its default value</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Move up</translation>
    </message>
    <message>
        <source>Move up: the first varied setting changes slowest</source>
        <translation>Move up: the first varied setting changes slowest</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Move down</translation>
    </message>
    <message>
        <source>Move down: the last varied setting changes fastest</source>
        <translation>Move down: the last varied setting changes fastest</translation>
    </message>
    <message>
        <source>Add a file</source>
        <translation>Add a file</translation>
    </message>
    <message>
        <source>Add an open, a bundled or another file to the values</source>
        <translation>Add an open, a bundled or another file to the values</translation>
    </message>
    <message>
        <source>Settings of the study</source>
        <translation>Settings of the study</translation>
    </message>
    <message>
        <source>A single value is fixed; several values, separated by semicolons, are varied: 150; 175</source>
        <translation>A single value is fixed; several values, separated by semicolons, are varied: 150; 175</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Setting</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Values</translation>
    </message>
    <message>
        <source>Add another setting to fix or vary</source>
        <translation>Add another setting to fix or vary</translation>
    </message>
    <message>
        <source>Values of %1: %2</source>
        <translation>Values of %1: %2</translation>
    </message>
    <message>
        <source>Add a setting</source>
        <translation>Add a setting</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Find a setting</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Another File…</source>
        <translation>Another File…</translation>
    </message>
    <message>
        <source>Add a File</source>
        <translation>Add a File</translation>
    </message>
    <message>
        <source>Maps (*.map.json)</source>
        <translation>Maps (*.map.json)</translation>
    </message>
    <message>
        <source>Tile sets (*.tileset.json)</source>
        <translation>Tile sets (*.tileset.json)</translation>
    </message>
    <message>
        <source>A figure of generated sets: %1</source>
        <translation>A figure of generated sets: %1</translation>
    </message>
</context>
<context>
    <name>tilewright::ShareContents</name>
    <message numerus="yes">
        <source>%1 with %n tiles</source>
        <translation>
            <numerusform>%1 with %n tile</numerusform>
            <numerusform>%1 with %n tiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules: %1, variant “%2”.</source>
        <translation>Rules: %1, variant “%2”.</translation>
    </message>
    <message>
        <source>Rules: %1.</source>
        <translation>Rules: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The game so far, %n moves, with its set, board and options. It can be watched, commented on and, if it is not over, played to its end.</source>
        <translation>
            <numerusform>The game so far, %n move, with its set, board and options. It can be watched, commented on and, if it is not over, played to its end.</numerusform>
            <numerusform>The game so far, %n moves, with its set, board and options. It can be watched, commented on and, if it is not over, played to its end.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, on the board “%2”.</source>
        <extracomment>%1 is &quot;Standard with 176 tiles&quot;, %2 the name of a board</extracomment>
        <translation>%1, on the board “%2”.</translation>
    </message>
</context>
<context>
    <name>tilewright::ShareDialog</name>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Browse…</translation>
    </message>
    <message>
        <source>&amp;Write Page</source>
        <translation>&amp;Write Page</translation>
    </message>
    <message>
        <source>Share as web page</source>
        <translation>Share as web page</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>the code of the language of the window: en, de, fr</extracomment>
        <translation>en</translation>
    </message>
    <message>
        <source>The heading of the page</source>
        <translation>The heading of the page</translation>
    </message>
    <message>
        <source>Writes the file; asks before overwriting one</source>
        <translation>Writes the file; asks before overwriting one</translation>
    </message>
    <message>
        <source>Close without writing anything</source>
        <translation>Close without writing anything</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Title</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>&amp;Questions</source>
        <translation>&amp;Questions</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>One file that runs in any browser, without a network and without this program: send it to the people who will try the game. Their feedback comes back as a game record.</source>
        <translation>One file that runs in any browser, without a network and without this program: send it to the people who will try the game. Their feedback comes back as a game record.</translation>
    </message>
    <message>
        <source>&amp;Only up to the moment shown, after move %1</source>
        <translation>&amp;Only up to the moment shown, after move %1</translation>
    </message>
    <message>
        <source>Leaves out the later moves, and the notes on them</source>
        <translation>Leaves out the later moves, and the notes on them</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Where the page is saved; the folder is created if it doesn&apos;t exist</source>
        <translation>Where the page is saved; the folder is created if it doesn&apos;t exist</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Choose the file</translation>
    </message>
    <message>
        <source>Choose a file.</source>
        <translation>Choose a file.</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Web pages (*.html)</translation>
    </message>
    <message>
        <source>Contents: %1</source>
        <extracomment>%1 says what the page has in it: &quot;Standard with 176 tiles, on the board...&quot;</extracomment>
        <translation>Contents: %1</translation>
    </message>
</context>
<context>
    <name>tilewright::SheetOptionsForm</name>
    <message>
        <source>Paper</source>
        <translation>Paper</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Custom</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>Paper size</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Paper</translation>
    </message>
    <message>
        <source>Paper width in portrait</source>
        <translation>Paper width in portrait</translation>
    </message>
    <message>
        <source>Paper height in portrait</source>
        <translation>Paper height in portrait</translation>
    </message>
    <message>
        <source>Paper width</source>
        <translation>Paper width</translation>
    </message>
    <message>
        <source>Paper height</source>
        <translation>Paper height</translation>
    </message>
    <message>
        <source>What is printed</source>
        <translation>What is printed</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tiles</translation>
    </message>
    <message>
        <source>The tiles of the set</source>
        <translation>The tiles of the set</translation>
    </message>
    <message>
        <source>Mar&amp;kers</source>
        <translation>Mar&amp;kers</translation>
    </message>
    <message>
        <source>Standees</source>
        <translation>Standees</translation>
    </message>
    <message>
        <source>Pla&amp;yer aids</source>
        <translation>Pla&amp;yer aids</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>The current map, on as many pages as it takes</source>
        <translation>The current map, on as many pages as it takes</translation>
    </message>
    <message>
        <source>Chose&amp;n</source>
        <translation>Chose&amp;n</translation>
    </message>
    <message>
        <source>Ids with their counts</source>
        <translation>Ids with their counts</translation>
    </message>
    <message>
        <source>Gaps and bleed</source>
        <translation>Gaps and bleed</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marks</translation>
    </message>
    <message>
        <source>version 3</source>
        <translation>version 3</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Backs</translation>
    </message>
    <message>
        <source>Choose &amp;Tiles…</source>
        <translation>Choose &amp;Tiles…</translation>
    </message>
    <message>
        <source>Shows all tiles of the set, to choose how many of each are printed</source>
        <translation>Shows all tiles of the set, to choose how many of each are printed</translation>
    </message>
    <message>
        <source>1-3, 7</source>
        <translation>1-3, 7</translation>
    </message>
    <message>
        <source>Picks, door markers, keys and tokens, as many as a game with this set needs</source>
        <translation>Picks, door markers, keys and tokens, as many as a game with this set needs</translation>
    </message>
    <message>
        <source>The pieces of all players, to fold and stand up</source>
        <translation>The pieces of all players, to fold and stand up</translation>
    </message>
    <message>
        <source>Cards that explain the symbols on tiles and markers, one for each player</source>
        <translation>Cards that explain the symbols on tiles and markers, one for each player</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Language, colours and board</source>
        <translation>Language, colours and board</translation>
    </message>
    <message>
        <source>A game with this set needs no markers</source>
        <translation>A game with this set needs no markers</translation>
    </message>
</context>
<context>
    <name>tilewright::SheetPreview</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>page %1 of %2</translation>
    </message>
    <message>
        <source>%1, backs</source>
        <translation>%1, backs</translation>
    </message>
    <message>
        <source>Slot %1 is left free; click to use it again</source>
        <translation>Slot %1 is left free; click to use it again</translation>
    </message>
    <message>
        <source>Click to leave slot %1 free on every page</source>
        <translation>Click to leave slot %1 free on every page</translation>
    </message>
    <message numerus="yes">
        <source>%n slots</source>
        <translation>
            <numerusform>%n slot</numerusform>
            <numerusform>%n slots</numerusform>
        </translation>
    </message>
    <message>
        <source>Page up and page down turn the pages, arrow keys choose a slot, Enter leaves it free.</source>
        <translation>Page up and page down turn the pages, arrow keys choose a slot, Enter leaves it free.</translation>
    </message>
    <message>
        <source>%1, slot %2 is left free</source>
        <translation>%1, slot %2 is left free</translation>
    </message>
    <message>
        <source>%1, slot %2</source>
        <translation>%1, slot %2</translation>
    </message>
</context>
<context>
    <name>tilewright::ShortcutEditor</name>
    <message>
        <source>&amp;None</source>
        <translation>&amp;None</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>&amp;Default</translation>
    </message>
    <message>
        <source>Filter by name or key</source>
        <translation>Filter by name or key</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Command</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>Same key as</source>
        <translation>Same key as</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Commands and their keys</translation>
    </message>
    <message>
        <source>Key of the chosen command</source>
        <translation>Key of the chosen command</translation>
    </message>
    <message>
        <source>Remove the key of the chosen command</source>
        <translation>Remove the key of the chosen command</translation>
    </message>
    <message>
        <source>Reset the chosen command to its default key</source>
        <translation>Reset the chosen command to its default key</translation>
    </message>
    <message>
        <source>Reset All to De&amp;faults</source>
        <translation>Reset All to De&amp;faults</translation>
    </message>
    <message>
        <source>Resets all keys to their defaults</source>
        <translation>Resets all keys to their defaults</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>&amp;Key</translation>
    </message>
    <message>
        <source>%1 uses this key too, so neither works. Give one of them another key.</source>
        <translation>%1 uses this key too, so neither works. Give one of them another key.</translation>
    </message>
</context>
<context>
    <name>tilewright::SpaceView</name>
    <message>
        <source>nobody is here</source>
        <translation>nobody is here</translation>
    </message>
    <message>
        <source>%1: may come in</source>
        <translation>%1: may come in</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tilewright::StartPage</name>
    <message>
        <source>Get started</source>
        <translation>Get started</translation>
    </message>
    <message>
        <source>Or drop files on this window.</source>
        <translation>Or drop files on this window.</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Recent files</translation>
    </message>
</context>
<context>
    <name>tilewright::StatusBarLabels</name>
    <message>
        <source>Nothing is open. Use File ▸ Open, or drop a file here.</source>
        <translation>Nothing is open. Use File ▸ Open, or drop a file here.</translation>
    </message>
    <message>
        <source>%1 · %2 · %3, %4 · map %5 · %6</source>
        <extracomment>the game that is played; the set; how many tiles; of how many kinds; the map; the rules&apos; options</extracomment>
        <translation>%1 · %2 · %3, %4 · map %5 · %6</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds</source>
        <translation>
            <numerusform>%n kind</numerusform>
            <numerusform>%n kinds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::StudyForm</name>
    <message>
        <source>Name of the study</source>
        <translation>Name of the study</translation>
    </message>
    <message>
        <source>What the study asks, in a few words</source>
        <translation>What the study asks, in a few words</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>The rules used in all games</source>
        <translation>The rules used in all games</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>R&amp;ules</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Players</translation>
    </message>
    <message>
        <source>Games of each combination</source>
        <translation>Games of each combination</translation>
    </message>
    <message>
        <source>Each combination of values is played this many times, on the same stacks</source>
        <translation>Each combination of values is played this many times, on the same stacks</translation>
    </message>
    <message>
        <source>Ga&amp;mes of each</source>
        <translation>Ga&amp;mes of each</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>The same seed gives the same games</source>
        <translation>The same seed gives the same games</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln combinations</source>
        <translation>
            <numerusform>%Ln combination</numerusform>
            <numerusform>%Ln combinations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::StudyPointsModel</name>
    <message>
        <source>Rank</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>1 is closest to all goals together</source>
        <translation>1 is closest to all goals together</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Weighted sum of the distances from the goals; 0 if all are met</source>
        <translation>Weighted sum of the distances from the goals; 0 if all are met</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Games played so far</source>
        <translation>Games played so far</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
</context>
<context>
    <name>tilewright::StudyView</name>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1: %2 to %3</translation>
    </message>
    <message>
        <source>%1: at least %2</source>
        <translation>%1: at least %2</translation>
    </message>
    <message>
        <source>%1: at most %2</source>
        <translation>%1: at most %2</translation>
    </message>
    <message>
        <source>%1, weight %2</source>
        <translation>%1, weight %2</translation>
    </message>
    <message>
        <source>✓ met</source>
        <translation>✓ met</translation>
    </message>
    <message>
        <source>✗ missed</source>
        <translation>✗ missed</translation>
    </message>
    <message>
        <source>? not known yet</source>
        <translation>? not known yet</translation>
    </message>
    <message>
        <source>nothing to count</source>
        <translation>nothing to count</translation>
    </message>
    <message>
        <source>%1 (%2) %3</source>
        <translation>%1 (%2) %3</translation>
    </message>
    <message>
        <source>%1 of %2 combinations have games so far.</source>
        <translation>%1 of %2 combinations have games so far.</translation>
    </message>
    <message>
        <source>No goals: the combinations aren&apos;t ranked.</source>
        <translation>No goals: the combinations aren&apos;t ranked.</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Study</translation>
    </message>
    <message>
        <source>Start plays every combination of values and ranks them by the goals.</source>
        <translation>Start plays every combination of values and ranks them by the goals.</translation>
    </message>
    <message>
        <source>&amp;Begin Study From</source>
        <translation>&amp;Begin Study From</translation>
    </message>
    <message>
        <source>Begins with a bundled study, or with the current set or board</source>
        <translation>Begins with a bundled study, or with the current set or board</translation>
    </message>
    <message>
        <source>&amp;Open Study…</source>
        <translation>&amp;Open Study…</translation>
    </message>
    <message>
        <source>Opens a study, or a study report to view and continue</source>
        <translation>Opens a study, or a study report to view and continue</translation>
    </message>
    <message>
        <source>Save Stud&amp;y…</source>
        <translation>Save Stud&amp;y…</translation>
    </message>
    <message>
        <source>Saves the study as a file that the command line can run too</source>
        <translation>Saves the study as a file that the command line can run too</translation>
    </message>
    <message>
        <source>Open Combination as &amp;Set</source>
        <translation>Open Combination as &amp;Set</translation>
    </message>
    <message>
        <source>Opens the set of the chosen combination as a new file</source>
        <translation>Opens the set of the chosen combination as a new file</translation>
    </message>
    <message>
        <source>&amp;Watch a Game of It</source>
        <translation>&amp;Watch a Game of It</translation>
    </message>
    <message>
        <source>Shows the first game that the bots play with the chosen combination</source>
        <translation>Shows the first game that the bots play with the chosen combination</translation>
    </message>
    <message>
        <source>Play the missing games of the study; games already played are kept</source>
        <translation>Play the missing games of the study; games already played are kept</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Combinations</translation>
    </message>
    <message>
        <source>Heat map of two settings</source>
        <translation>Heat map of two settings</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Show</translation>
    </message>
    <message>
        <source>D&amp;own</source>
        <translation>D&amp;own</translation>
    </message>
    <message>
        <source>A&amp;cross</source>
        <translation>A&amp;cross</translation>
    </message>
    <message>
        <source>What tints the cells: the higher the value, the darker</source>
        <translation>What tints the cells: the higher the value, the darker</translation>
    </message>
    <message>
        <source>The setting whose values form the rows</source>
        <translation>The setting whose values form the rows</translation>
    </message>
    <message>
        <source>The setting whose values form the columns</source>
        <translation>The setting whose values form the columns</translation>
    </message>
    <message>
        <source>The Current File</source>
        <translation>The Current File</translation>
    </message>
    <message>
        <source>A study with the current set or board</source>
        <translation>A study with the current set or board</translation>
    </message>
    <message>
        <source>A copy of this bundled study</source>
        <translation>A copy of this bundled study</translation>
    </message>
    <message>
        <source>Distance to the goals</source>
        <translation>Distance to the goals</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open Study</source>
        <translation>Open Study</translation>
    </message>
    <message>
        <source>Studies and their reports (*.study.json *.study-report.json);;All files (*)</source>
        <translation>Studies and their reports (*.study.json *.study-report.json);;All files (*)</translation>
    </message>
    <message>
        <source>%1 has no file yet. Save it first: a study refers to files by name.</source>
        <translation>%1 has no file yet. Save it first: a study refers to files by name.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Saved: %1</translation>
    </message>
    <message>
        <source>Save Study</source>
        <translation>Save Study</translation>
    </message>
    <message>
        <source>Studies (*.study.json)</source>
        <translation>Studies (*.study.json)</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>Save Report</translation>
    </message>
    <message>
        <source>Reports of studies (*.study-report.json)</source>
        <translation>Reports of studies (*.study-report.json)</translation>
    </message>
</context>
<context>
    <name>tilewright::SuggestionsDialog</name>
    <message>
        <source>&amp;Try Edits</source>
        <translation>&amp;Try Edits</translation>
    </message>
    <message>
        <source>Trying small edits of the set…</source>
        <translation>Trying small edits of the set…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Stops and lists the edits tried so far</source>
        <translation>Stops and lists the edits tried so far</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Apply</translation>
    </message>
    <message>
        <source>Suggestions for the Set</source>
        <translation>Suggestions for the Set</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Suggestions</translation>
    </message>
    <message>
        <source>Double-click or press Enter to apply the suggestion, as an edit that can be undone</source>
        <translation>Double-click or press Enter to apply the suggestion, as an edit that can be undone</translation>
    </message>
    <message>
        <source>What the edits should improve</source>
        <translation>What the edits should improve</translation>
    </message>
    <message>
        <source>Plays games with one copy more and one copy fewer of each tile</source>
        <translation>Plays games with one copy more and one copy fewer of each tile</translation>
    </message>
    <message>
        <source>Makes this change to the set; Undo takes it back</source>
        <translation>Makes this change to the set; Undo takes it back</translation>
    </message>
    <message>
        <source>Tries one copy more and one copy fewer of each tile in up to %L1 games by %2, and stops early if an edit is of no use. ✓ marks edits that surely help: the chance that any of these marks is wrong is at most 5 %.</source>
        <translation>Tries one copy more and one copy fewer of each tile in up to %L1 games by %2, and stops early if an edit is of no use. ✓ marks edits that surely help: the chance that any of these marks is wrong is at most 5 %.</translation>
    </message>
    <message numerus="yes">
        <source>%n edits surely help; they come first.</source>
        <translation>
            <numerusform>%n edit surely helps; it comes first.</numerusform>
            <numerusform>%n edits surely help; they come first.</numerusform>
        </translation>
    </message>
    <message>
        <source>No edit surely helps. The list starts with the largest change.</source>
        <translation>No edit surely helps. The list starts with the largest change.</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 edits.</source>
        <translation>Stopped after %1 of %2 edits.</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Edit</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Change</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Finding</translation>
    </message>
    <message>
        <source>✓ surely helps</source>
        <translation>✓ surely helps</translation>
    </message>
    <message>
        <source>effect unclear</source>
        <translation>effect unclear</translation>
    </message>
    <message>
        <source>Applied: %1. The figures of the other suggestions are still from before this change.</source>
        <translation>Applied: %1. The figures of the other suggestions are still from before this change.</translation>
    </message>
    <message>
        <source>Nothing was changed: the set no longer has this tile, or has only one copy of it.</source>
        <translation>Nothing was changed: the set no longer has this tile, or has only one copy of it.</translation>
    </message>
</context>
<context>
    <name>tilewright::TaskProgress</name>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
</context>
<context>
    <name>tilewright::TemplateRow</name>
    <message>
        <source>Options for a purpose; choosing a template sets everything below</source>
        <translation>Options for a purpose; choosing a template sets everything below</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Template</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Custom</translation>
    </message>
    <message>
        <source>&amp;Save These Options…</source>
        <translation>&amp;Save These Options…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Rename…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Delete…</translation>
    </message>
    <message>
        <source>Save these options as a template, rename or delete your own</source>
        <translation>Save these options as a template, rename or delete your own</translation>
    </message>
    <message>
        <source>Your templates</source>
        <translation>Your templates</translation>
    </message>
    <message>
        <source>Rename Template</source>
        <translation>Rename Template</translation>
    </message>
    <message>
        <source>Name of the template</source>
        <translation>Name of the template</translation>
    </message>
    <message>
        <source>Delete Template</source>
        <translation>Delete Template</translation>
    </message>
    <message>
        <source>Delete the template “%1”? Its file is removed; the options stay as they are.</source>
        <translation>Delete the template “%1”? Its file is removed; the options stay as they are.</translation>
    </message>
</context>
<context>
    <name>tilewright::ThinkingBar</name>
    <message>
        <source>Progress of the bot&apos;s thinking</source>
        <translation>Progress of the bot&apos;s thinking</translation>
    </message>
    <message>
        <source>%1 is thinking… %2 %</source>
        <translation>%1 is thinking… %2 %</translation>
    </message>
</context>
<context>
    <name>tilewright::TileBrowser</name>
    <message>
        <source>Tiles</source>
        <translation>Tiles</translation>
    </message>
    <message>
        <source>filter by id or notes</source>
        <translation>filter by id or notes</translation>
    </message>
    <message>
        <source>Filter by id or notes</source>
        <translation>Filter by id or notes</translation>
    </message>
    <message>
        <source>Arrows choose a tile, Shift+arrows several; Enter goes to its sides, Alt+arrows move it</source>
        <translation>Arrows choose a tile, Shift+arrows several; Enter goes to its sides, Alt+arrows move it</translation>
    </message>
    <message>
        <source>Lists the tiles of configuration %1</source>
        <translation>Lists the tiles of configuration %1</translation>
    </message>
    <message>
        <source>Fitting tiles</source>
        <translation>Fitting tiles</translation>
    </message>
    <message>
        <source>With issues</source>
        <translation>With issues</translation>
    </message>
    <message>
        <source>Lists the tiles that have an issue</source>
        <translation>Lists the tiles that have an issue</translation>
    </message>
    <message>
        <source>Lists the tiles with: %1. If several are chosen: with any of them</source>
        <translation>Lists the tiles with: %1. If several are chosen: with any of them</translation>
    </message>
    <message>
        <source>set order</source>
        <translation>set order</translation>
    </message>
    <message>
        <source>by id</source>
        <translation>by id</translation>
    </message>
    <message>
        <source>by count</source>
        <translation>by count</translation>
    </message>
    <message>
        <source>by configuration</source>
        <translation>by configuration</translation>
    </message>
    <message>
        <source>Order of the tiles</source>
        <translation>Order of the tiles</translation>
    </message>
    <message>
        <source>Size of the thumbnails (also with Ctrl+wheel)</source>
        <translation>Size of the thumbnails (also with Ctrl+wheel)</translation>
    </message>
    <message>
        <source>Size of the thumbnails</source>
        <translation>Size of the thumbnails</translation>
    </message>
    <message>
        <source>Tiles can&apos;t be moved while a filter hides some of them</source>
        <translation>Tiles can&apos;t be moved while a filter hides some of them</translation>
    </message>
    <message>
        <source>Tiles can be moved only in set order; choose it below the list</source>
        <translation>Tiles can be moved only in set order; choose it below the list</translation>
    </message>
    <message>
        <source>%1 of %2 kinds listed</source>
        <translation>%1 of %2 kinds listed</translation>
    </message>
    <message>
        <source>The order in which tiles are listed; set order is the one saved in the file</source>
        <translation>The order in which tiles are listed; set order is the one saved in the file</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds</source>
        <translation>
            <numerusform>%n kind</numerusform>
            <numerusform>%n kinds</numerusform>
        </translation>
    </message>
    <message>
        <source>View ▸ Heat Map of the Tiles</source>
        <translation>View ▸ Heat Map of the Tiles</translation>
    </message>
    <message>
        <source>Lists the tiles with: %1</source>
        <translation>Lists the tiles with: %1</translation>
    </message>
    <message>
        <source>Tile List</source>
        <translation>Tile List</translation>
    </message>
</context>
<context>
    <name>tilewright::TileCanvas</name>
    <message>
        <source>Press to change it to %1</source>
        <translation>Press to change it to %1</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tile</translation>
    </message>
    <message>
        <source>Tile, side %1</source>
        <translation>Tile, side %1</translation>
    </message>
    <message>
        <source>Nothing is open. Open a tile set from the File menu, or drop one here.</source>
        <translation>Nothing is open. Open a tile set from the File menu, or drop one here.</translation>
    </message>
    <message>
        <source>No tile is chosen. Choose one on the left, or add one with the + below the list.</source>
        <translation>No tile is chosen. Choose one on the left, or add one with the + below the list.</translation>
    </message>
</context>
<context>
    <name>tilewright::TileDesigner</name>
    <message>
        <source>Moves the chosen tiles one place forward</source>
        <translation>Moves the chosen tiles one place forward</translation>
    </message>
    <message>
        <source>Moves the chosen tiles one place back</source>
        <translation>Moves the chosen tiles one place back</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 and %2 more</translation>
    </message>
    <message>
        <source>%1 side: %2 · arrows move, keys set, R turns</source>
        <translation>%1 side: %2 · arrows move, keys set, R turns</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Turn</translation>
    </message>
    <message>
        <source>A quarter turn clockwise</source>
        <translation>A quarter turn clockwise</translation>
    </message>
    <message>
        <source>Turn &amp;Back</source>
        <translation>Turn &amp;Back</translation>
    </message>
    <message>
        <source>Shift+R</source>
        <translation>Shift+R</translation>
    </message>
    <message>
        <source>A quarter turn the other way</source>
        <translation>A quarter turn the other way</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>&amp;Mirror</translation>
    </message>
    <message>
        <source>East and west change places</source>
        <translation>East and west change places</translation>
    </message>
    <message>
        <source>Mirror Top and Bottom</source>
        <translation>Mirror Top and Bottom</translation>
    </message>
    <message>
        <source>Shift+M</source>
        <translation>Shift+M</translation>
    </message>
    <message>
        <source>North and south change places</source>
        <translation>North and south change places</translation>
    </message>
    <message>
        <source>&amp;Edit Sides</source>
        <translation>&amp;Edit Sides</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Go to the large tile: arrows choose a side, keys set its door</source>
        <translation>Go to the large tile: arrows choose a side, keys set its door</translation>
    </message>
    <message>
        <source>Show &amp;Neighbours</source>
        <translation>Show &amp;Neighbours</translation>
    </message>
    <message>
        <source>Ctrl+Shift+B</source>
        <translation>Ctrl+Shift+B</translation>
    </message>
    <message>
        <source>Shows fitting tiles of the set, faintly, around the chosen one</source>
        <translation>Shows fitting tiles of the set, faintly, around the chosen one</translation>
    </message>
    <message>
        <source>&amp;Other Neighbours</source>
        <translation>&amp;Other Neighbours</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>Shows other tiles that fit around the chosen one</source>
        <translation>Shows other tiles that fit around the chosen one</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filter</translation>
    </message>
    <message>
        <source>Go to the tile filter</source>
        <translation>Go to the tile filter</translation>
    </message>
    <message>
        <source>&amp;Add Tile</source>
        <translation>&amp;Add Tile</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
        <source>Adds a new tile at the end of the set</source>
        <translation>Adds a new tile at the end of the set</translation>
    </message>
    <message>
        <source>D&amp;uplicate Tile</source>
        <translation>D&amp;uplicate Tile</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Copies the chosen tiles under new ids</source>
        <translation>Copies the chosen tiles under new ids</translation>
    </message>
    <message>
        <source>&amp;Delete Tile</source>
        <translation>&amp;Delete Tile</translation>
    </message>
    <message>
        <source>Removes the chosen tiles from the set; undo brings them back</source>
        <translation>Removes the chosen tiles from the set; undo brings them back</translation>
    </message>
    <message>
        <source>Make &amp;Variants…</source>
        <translation>Make &amp;Variants…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+V</source>
        <translation>Ctrl+Shift+V</translation>
    </message>
    <message>
        <source>Makes new tiles of the same shape with other doors</source>
        <translation>Makes new tiles of the same shape with other doors</translation>
    </message>
    <message>
        <source>&amp;Generate Tiles…</source>
        <translation>&amp;Generate Tiles…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+G</source>
        <translation>Ctrl+Alt+G</translation>
    </message>
    <message>
        <source>Makes a balanced set from a few settings</source>
        <translation>Makes a balanced set from a few settings</translation>
    </message>
    <message>
        <source>E&amp;ven Out Skulls</source>
        <translation>E&amp;ven Out Skulls</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Spreads the skull colours evenly over the chosen tiles, or over all tiles if only one is chosen</source>
        <translation>Spreads the skull colours evenly over the chosen tiles, or over all tiles if only one is chosen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cu&amp;t</translation>
    </message>
    <message>
        <source>Cuts the chosen tiles to the clipboard</source>
        <translation>Cuts the chosen tiles to the clipboard</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copy</translation>
    </message>
    <message>
        <source>Copies the chosen tiles; other programs paste them as a picture or as text</source>
        <translation>Copies the chosen tiles; other programs paste them as a picture or as text</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Paste</translation>
    </message>
    <message>
        <source>Pastes tiles from the clipboard after the chosen ones</source>
        <translation>Pastes tiles from the clipboard after the chosen ones</translation>
    </message>
    <message>
        <source>Select A&amp;ll</source>
        <translation>Select A&amp;ll</translation>
    </message>
    <message>
        <source>Selects all tiles in the list</source>
        <translation>Selects all tiles in the list</translation>
    </message>
    <message>
        <source>Move Forward</source>
        <translation>Move Forward</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Move Back</source>
        <translation>Move Back</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Down</translation>
    </message>
    <message>
        <source>Set &amp;Side</source>
        <translation>Set &amp;Side</translation>
    </message>
    <message>
        <source>The clipboard holds no tiles</source>
        <translation>The clipboard holds no tiles</translation>
    </message>
    <message numerus="yes">
        <source>paste %n tiles</source>
        <translation>
            <numerusform>paste %n tile</numerusform>
            <numerusform>paste %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>make %n variants</source>
        <translation>
            <numerusform>make %n variant</numerusform>
            <numerusform>make %n variants</numerusform>
        </translation>
    </message>
    <message>
        <source>The skulls of the set are as even as the counts of the tiles allow</source>
        <translation>The skulls of the set are as even as the counts of the tiles allow</translation>
    </message>
    <message>
        <source>The skulls of the chosen tiles are as even as their counts allow</source>
        <translation>The skulls of the chosen tiles are as even as their counts allow</translation>
    </message>
    <message>
        <source>even out the skulls</source>
        <translation>even out the skulls</translation>
    </message>
    <message>
        <source>History</source>
        <translation>History</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>opened</translation>
    </message>
    <message>
        <source>History of edits</source>
        <translation>History of edits</translation>
    </message>
    <message>
        <source>Choose an edit to go back or forward to it</source>
        <translation>Choose an edit to go back or forward to it</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>Show &amp;All Tiles</source>
        <translation>Show &amp;All Tiles</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Clears the filter</source>
        <translation>Clears the filter</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles have different skulls now</source>
        <translation>
            <numerusform>%n tile has different skulls now</numerusform>
            <numerusform>%n tiles have different skulls now</numerusform>
        </translation>
    </message>
    <message>
        <source>Variants…</source>
        <translation>Variants…</translation>
    </message>
    <message>
        <source>Lists the tiles whose id or notes contain this</source>
        <translation>Lists the tiles whose id or notes contain this</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles were changed</source>
        <translation>
            <numerusform>%n tile was changed</numerusform>
            <numerusform>%n tiles were changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::TileFiguresModel</name>
    <message>
        <source>Click a tile to open it in the designer</source>
        <translation>Click a tile to open it in the designer</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tile</translation>
    </message>
    <message>
        <source>How often a copy was drawn, in all games</source>
        <translation>How often a copy was drawn, in all games</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Drawn</translation>
    </message>
    <message>
        <source>How often it fitted nowhere when drawn, and left the game</source>
        <translation>How often it fitted nowhere when drawn, and left the game</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refused</translation>
    </message>
    <message>
        <source>Share of the drawn copies that were refused</source>
        <translation>Share of the drawn copies that were refused</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Finding</translation>
    </message>
    <message>
        <source>▲ refused more</source>
        <translation>▲ refused more</translation>
    </message>
    <message>
        <source>▽ refused less</source>
        <translation>▽ refused less</translation>
    </message>
    <message>
        <source>refused more often than others</source>
        <translation>refused more often than others</translation>
    </message>
    <message>
        <source>refused less often than others</source>
        <translation>refused less often than others</translation>
    </message>
    <message>
        <source>no finding</source>
        <translation>no finding</translation>
    </message>
    <message>
        <source>Open %1 in the designer</source>
        <translation>Open %1 in the designer</translation>
    </message>
    <message>
        <source>%1, interval %2</source>
        <translation>%1, interval %2</translation>
    </message>
    <message>
        <source>◆ decides games</source>
        <translation>◆ decides games</translation>
    </message>
    <message>
        <source>surely decides games</source>
        <translation>surely decides games</translation>
    </message>
    <message>
        <source>Tiles refused significantly more or less often than the set as a whole; false discovery rate 5 %. Tiles that surely decide games: their swing isn&apos;t due to chance, corrected for the number of tiles (Holm)</source>
        <translation>Tiles refused significantly more or less often than the set as a whole; false discovery rate 5 %. Tiles that surely decide games: their swing isn&apos;t due to chance, corrected for the number of tiles (Holm)</translation>
    </message>
    <message>
        <source>of drawn copies</source>
        <translation>of drawn copies</translation>
    </message>
    <message>
        <source>per copy</source>
        <translation>per copy</translation>
    </message>
    <message>
        <source>per laid copy</source>
        <translation>per laid copy</translation>
    </message>
    <message>
        <source>of laid copies</source>
        <translation>of laid copies</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>copies</translation>
    </message>
</context>
<context>
    <name>tilewright::TileFiguresTable</name>
    <message>
        <source>Tiles</source>
        <translation>Tiles</translation>
    </message>
    <message>
        <source>Click a tile&apos;s name, or press Enter, to open it in the designer</source>
        <translation>Click a tile&apos;s name, or press Enter, to open it in the designer</translation>
    </message>
</context>
<context>
    <name>tilewright::TileGamesDialog</name>
    <message>
        <source>Replaying the games…</source>
        <translation>Replaying the games…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Stops and lists the games found so far</source>
        <translation>Stops and lists the games found so far</translation>
    </message>
    <message>
        <source>&amp;Show in Play</source>
        <translation>&amp;Show in Play</translation>
    </message>
    <message>
        <source>Games With This Tile</source>
        <translation>Games With This Tile</translation>
    </message>
    <message>
        <source>Games with the tile</source>
        <translation>Games with the tile</translation>
    </message>
    <message>
        <source>Double-click or press Enter to show the game at the moment when the tile was laid</source>
        <translation>Double-click or press Enter to show the game at the moment when the tile was laid</translation>
    </message>
    <message>
        <source>Shows the chosen game at the moment when the tile was laid</source>
        <translation>Shows the chosen game at the moment when the tile was laid</translation>
    </message>
    <message>
        <source>Games With %1</source>
        <translation>Games With %1</translation>
    </message>
    <message>
        <source>Looking for games in which the tile mattered…</source>
        <translation>Looking for games in which the tile mattered…</translation>
    </message>
    <message numerus="yes">
        <source>Of the first %n games with seed %1</source>
        <translation>
            <numerusform>Of the first game with seed %1</numerusform>
            <numerusform>Of the first %n games with seed %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the tile was laid in none.</source>
        <translation>%1, the tile was laid in none.</translation>
    </message>
    <message>
        <source>%1, those in which the tile brought the most come first; among equals, the closest games.</source>
        <translation>%1, those in which the tile brought the most come first; among equals, the closest games.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>Drawn by</source>
        <translation>Drawn by</translation>
    </message>
    <message>
        <source>Points of its features</source>
        <translation>Points of its features</translation>
    </message>
    <message>
        <source>Gained there</source>
        <translation>Gained there</translation>
    </message>
    <message>
        <source>Margin at the end</source>
        <translation>Margin at the end</translation>
    </message>
    <message>
        <source>Seat %1, %2</source>
        <translation>Seat %1, %2</translation>
    </message>
    <message>
        <source>game %1 with %2</source>
        <translation>game %1 with %2</translation>
    </message>
</context>
<context>
    <name>tilewright::TileHeat</name>
    <message>
        <source>Uses per game</source>
        <translation>Uses per game</translation>
    </message>
    <message>
        <source>Bars per game</source>
        <translation>Bars per game</translation>
    </message>
    <message>
        <source>Refusals per game</source>
        <translation>Refusals per game</translation>
    </message>
</context>
<context>
    <name>tilewright::TileInspector</name>
    <message>
        <source>Tile</source>
        <translation>Tile</translation>
    </message>
    <message>
        <source>How many copies of this tile are in the set</source>
        <translation>How many copies of this tile are in the set</translation>
    </message>
    <message>
        <source>Free text, saved with the tile</source>
        <translation>Free text, saved with the tile</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Count</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n chosen</numerusform>
            <numerusform>%n chosen</numerusform>
        </translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>mixed</translation>
    </message>
    <message>
        <source>No two tiles may have the same id; choose one tile to change its id</source>
        <translation>No two tiles may have the same id; choose one tile to change its id</translation>
    </message>
    <message>
        <source>Identifies the tile in files and records; no two tiles may have the same id</source>
        <translation>Identifies the tile in files and records; no two tiles may have the same id</translation>
    </message>
    <message>
        <source>How many passages the tile has, and how they are arranged. Changing it keeps the doors of the remaining passages; new passages are open</source>
        <translation>How many passages the tile has, and how they are arranged. Changing it keeps the doors of the remaining passages; new passages are open</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuration</translation>
    </message>
</context>
<context>
    <name>tilewright::TileListModel</name>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Count</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a side of a tile and what is there: &quot;north red&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %n copies: %3</source>
        <translation>
            <numerusform>%1, %2, %n copy: %3</numerusform>
            <numerusform>%1, %2, %n copies: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n copies: %2</source>
        <translation>
            <numerusform>%1, %n copy: %2</numerusform>
            <numerusform>%1, %n copies: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::TileMenu</name>
    <message>
        <source>Tile %1</source>
        <translation>Tile %1</translation>
    </message>
</context>
<context>
    <name>tilewright::TilePlaytestController</name>
    <message>
        <source>Games With T&amp;his Tile…</source>
        <translation>Games With T&amp;his Tile…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+F</source>
        <translation>Ctrl+Alt+F</translation>
    </message>
    <message>
        <source>Su&amp;ggestions…</source>
        <translation>Su&amp;ggestions…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Shift+F</source>
        <translation>Ctrl+Alt+Shift+F</translation>
    </message>
    <message>
        <source>Lists games of the last playtest or quick check in which this tile mattered, and shows them</source>
        <translation>Lists games of the last playtest or quick check in which this tile mattered, and shows them</translation>
    </message>
    <message>
        <source>No game has been played with this tile yet: run a playtest, or turn on the quick check</source>
        <translation>No game has been played with this tile yet: run a playtest, or turn on the quick check</translation>
    </message>
    <message>
        <source>Tries small edits of the set in many games and shows the effect of each</source>
        <translation>Tries small edits of the set in many games and shows the effect of each</translation>
    </message>
    <message>
        <source>No game has been played with this set yet: run a playtest, or turn on the quick check</source>
        <translation>No game has been played with this set yet: run a playtest, or turn on the quick check</translation>
    </message>
</context>
<context>
    <name>tilewright::TileSetDocument</name>
    <message>
        <source>name of the set</source>
        <translation>name of the set</translation>
    </message>
    <message>
        <source>author of the set</source>
        <translation>author of the set</translation>
    </message>
    <message>
        <source>licence of the set</source>
        <translation>licence of the set</translation>
    </message>
    <message>
        <source>description of the set</source>
        <translation>description of the set</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 becomes %3</source>
        <extracomment>%1 is a tile, %2 north, east, south or west, %3 what it is now</extracomment>
        <translation>%1: %2 becomes %3</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>turn %1</translation>
    </message>
    <message>
        <source>mirror %1</source>
        <translation>mirror %1</translation>
    </message>
    <message>
        <source>rename %1</source>
        <translation>rename %1</translation>
    </message>
    <message>
        <source>count of %1</source>
        <translation>count of %1</translation>
    </message>
    <message>
        <source>notes of %1</source>
        <translation>notes of %1</translation>
    </message>
    <message>
        <source>tile size</source>
        <translation>tile size</translation>
    </message>
    <message>
        <source>pick colours</source>
        <translation>pick colours</translation>
    </message>
    <message>
        <source>add %1</source>
        <translation>add %1</translation>
    </message>
    <message>
        <source>duplicate %1</source>
        <translation>duplicate %1</translation>
    </message>
    <message>
        <source>delete %1</source>
        <translation>delete %1</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>move %1</translation>
    </message>
    <message>
        <source>regenerate the tiles</source>
        <translation>regenerate the tiles</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <extracomment>%1 is a tile, %2 a configuration: corner, cross ...</extracomment>
        <translation>%1 becomes %2</translation>
    </message>
    <message>
        <source>turn %1 back</source>
        <translation>turn %1 back</translation>
    </message>
    <message>
        <source>Tile sets (*.tileset.json)</source>
        <translation>Tile sets (*.tileset.json)</translation>
    </message>
    <message>
        <source>%1: join %2 and %3</source>
        <extracomment>%1 is a tile, %2 and %3 are sides of it or halves of sides</extracomment>
        <translation>%1: join %2 and %3</translation>
    </message>
    <message>
        <source>%1: separate %2 and %3</source>
        <translation>%1: separate %2 and %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a tile, %2 what is put on it or taken from it: &quot;inn&quot;, &quot;volcano&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: no %2</source>
        <translation>%1: no %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n pennants</source>
        <translation>
            <numerusform>%1: %n pennant</numerusform>
            <numerusform>%1: %n pennants</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: field touches the city</source>
        <translation>%1: field touches the city</translation>
    </message>
    <message>
        <source>%1: field doesn&apos;t touch the city</source>
        <translation>%1: field doesn&apos;t touch the city</translation>
    </message>
    <message>
        <source>sheet options</source>
        <translation>sheet options</translation>
    </message>
    <message>
        <source>%1: inner field</source>
        <translation>%1: inner field</translation>
    </message>
    <message>
        <source>%1: no inner field</source>
        <translation>%1: no inner field</translation>
    </message>
    <message numerus="yes">
        <source>add %n tiles</source>
        <translation>
            <numerusform>add a tile</numerusform>
            <numerusform>add %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::TileSetPreview</name>
    <message>
        <source>Preview of the tiles</source>
        <translation>Preview of the tiles</translation>
    </message>
</context>
<context>
    <name>tilewright::TileSetProperties</name>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The name of the set, as games and sheets show it</source>
        <translation>The name of the set, as games and sheets show it</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Author</translation>
    </message>
    <message>
        <source>Who made the set</source>
        <translation>Who made the set</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>The side of a printed tile</source>
        <translation>The side of a printed tile</translation>
    </message>
    <message>
        <source>Tile size</source>
        <translation>Tile size</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colours</translation>
    </message>
    <message>
        <source>Free text, saved with the set</source>
        <translation>Free text, saved with the set</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>What others may do with the set; choose a licence or write your own</source>
        <translation>What others may do with the set; choose a licence or write your own</translation>
    </message>
    <message>
        <source>none given</source>
        <translation>none given</translation>
    </message>
    <message>
        <source>%1 is a pick colour of the set.</source>
        <extracomment>%1 is a colour</extracomment>
        <translation>%1 is a pick colour of the set.</translation>
    </message>
    <message>
        <source>%1 is not a pick colour of the set.</source>
        <translation>%1 is not a pick colour of the set.</translation>
    </message>
    <message numerus="yes">
        <source>%n skulls have this colour; without it they would cause an issue.</source>
        <translation>
            <numerusform>%n skull has this colour; without it there would be an issue.</numerusform>
            <numerusform>%n skulls have this colour; without it they would cause an issue.</numerusform>
        </translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
</context>
<context>
    <name>tilewright::TileSetRulesDialog</name>
    <message>
        <source>Rules of the set</source>
        <translation>Rules of the set</translation>
    </message>
    <message>
        <source>Variants of the rules</source>
        <translation>Variants of the rules</translation>
    </message>
    <message>
        <source>Games use the first variant by default; choose another in New Game.</source>
        <translation>Games use the first variant by default; choose another in New Game.</translation>
    </message>
    <message>
        <source>F2 or double-click to change the name</source>
        <translation>F2 or double-click to change the name</translation>
    </message>
    <message>
        <source>Add a variant</source>
        <translation>Add a variant</translation>
    </message>
    <message>
        <source>Duplicate the variant</source>
        <translation>Duplicate the variant</translation>
    </message>
    <message>
        <source>Move the variant up</source>
        <translation>Move the variant up</translation>
    </message>
    <message>
        <source>Move the variant down</source>
        <translation>Move the variant down</translation>
    </message>
    <message>
        <source>Remove the variant</source>
        <translation>Remove the variant</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variant</translation>
    </message>
    <message>
        <source>Played together with</source>
        <translation>Played together with</translation>
    </message>
    <message>
        <source>The tiles of ticked sets join every game; Space ticks a set</source>
        <translation>The tiles of ticked sets join every game; Space ticks a set</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tiles</source>
        <translation>
            <numerusform>%1, %n tile</numerusform>
            <numerusform>%1, %n tiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Add &amp;File…</source>
        <translation>Add &amp;File…</translation>
    </message>
    <message>
        <source>Save this set first: the file must be in its folder or below it</source>
        <translation>Save this set first: the file must be in its folder or below it</translation>
    </message>
    <message>
        <source>A set in the same folder as this one, or below it</source>
        <translation>A set in the same folder as this one, or below it</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>The game whose options are shown; a variant may set options of several games</source>
        <translation>The game whose options are shown; a variant may set options of several games</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>A sentence about the variant, shown where it is chosen</source>
        <translation>A sentence about the variant, shown where it is chosen</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Description</translation>
    </message>
    <message>
        <source>Without variants, games start with the rules as they are. Add a variant to change prices, supplies, points and readings of the rules.</source>
        <translation>Without variants, games start with the rules as they are. Add a variant to change prices, supplies, points and readings of the rules.</translation>
    </message>
    <message>
        <source>Add File</source>
        <translation>Add File</translation>
    </message>
    <message>
        <source>Tile sets (*.tileset.json)</source>
        <translation>Tile sets (*.tileset.json)</translation>
    </message>
    <message>
        <source>A variant has no name.</source>
        <translation>A variant has no name.</translation>
    </message>
</context>
<context>
    <name>tilewright::TileTablePanel</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Table of the tiles</source>
        <translation>Table of the tiles</translation>
    </message>
    <message>
        <source>Arrows move between cells, F2 or typing edits one</source>
        <translation>Arrows move between cells, F2 or typing edits one</translation>
    </message>
</context>
<context>
    <name>tilewright::TilesLeftPopup</name>
    <message>
        <source>Left in the stack</source>
        <translation>Left in the stack</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tilewright::Timeline</name>
    <message>
        <source>Moment of the game</source>
        <translation>Moment of the game</translation>
    </message>
    <message>
        <source>Every moment of the game: drag, or use the arrow keys</source>
        <translation>Every moment of the game: drag, or use the arrow keys</translation>
    </message>
</context>
<context>
    <name>tilewright::Tour</name>
    <message>
        <source>E&amp;nd the Tour</source>
        <translation>E&amp;nd the Tour</translation>
    </message>
    <message>
        <source>A set of tiles</source>
        <translation>A set of tiles</translation>
    </message>
    <message>
        <source>These are the tiles of a game. Choose one with a click or the arrow keys.</source>
        <translation>These are the tiles of a game. Choose one with a click or the arrow keys.</translation>
    </message>
    <message>
        <source>Change a side</source>
        <translation>Change a side</translation>
    </message>
    <message>
        <source>This is the tile. Go to a side with the arrow keys and press 4: now a red skull guards it. Or choose a door below and click a side.</source>
        <translation>This is the tile. Go to a side with the arrow keys and press 4: now a red skull guards it. Or choose a door below and click a side.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Play it</translation>
    </message>
    <message>
        <source>Press F5: bots play a whole game with the set as it is now, your tile in it.</source>
        <translation>Press F5: bots play a whole game with the set as it is now, your tile in it.</translation>
    </message>
    <message>
        <source>Here it comes</source>
        <translation>Here it comes</translation>
    </message>
    <message>
        <source>The bots draw and lay tiles. Wait for yours, or drag the slider; pause and step with the buttons below the board.</source>
        <translation>The bots draw and lay tiles. Wait for yours, or drag the slider; pause and step with the buttons below the board.</translation>
    </message>
    <message>
        <source>That is all</source>
        <translation>That is all</translation>
    </message>
    <message>
        <source>There it is</source>
        <translation>There it is</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Done</translation>
    </message>
    <message>
        <source>Esc ends the tour; Esc again returns to the tiles, where Ctrl+Z undoes a change. F1 shows help anywhere. The bundled set is an example: saving asks where to put your copy.</source>
        <translation>Esc ends the tour; Esc again returns to the tiles, where Ctrl+Z undoes a change. F1 shows help anywhere. The bundled set is an example: saving asks where to put your copy.</translation>
    </message>
    <message>
        <source>Your tile %1 is at %2, %3.</source>
        <translation>Your tile %1 is at %2, %3.</translation>
    </message>
    <message>
        <source>A game</source>
        <translation>A game</translation>
    </message>
    <message>
        <source>The bots draw and lay tiles; pause and step with the buttons below the board.</source>
        <translation>The bots draw and lay tiles; pause and step with the buttons below the board.</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>Ne&amp;xt</translation>
    </message>
</context>
<context>
    <name>tilewright::TransportBar</name>
    <message>
        <source>Speed</source>
        <translation>Speed</translation>
    </message>
    <message>
        <source>%1 moves/s</source>
        <translation>%1 moves/s</translation>
    </message>
    <message>
        <source>full speed</source>
        <translation>full speed</translation>
    </message>
    <message>
        <source>Speed of bots and records: %1</source>
        <translation>Speed of bots and records: %1</translation>
    </message>
    <message>
        <source>move %1 of %2</source>
        <translation>move %1 of %2</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>tilewright::TuneRoundsChart</name>
    <message>
        <source>Distance of each candidate from the goals</source>
        <translation>Distance of each candidate from the goals</translation>
    </message>
    <message>
        <source>candidate (0: unchanged set)</source>
        <translation>candidate (0: unchanged set)</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distance</translation>
    </message>
    <message>
        <source>Round %1: %2 games each</source>
        <translation>Round %1: %2 games each</translation>
    </message>
    <message>
        <source>%1; closest: candidate %2 at %3</source>
        <translation>%1; closest: candidate %2 at %3</translation>
    </message>
</context>
<context>
    <name>tilewright::TuneView</name>
    <message>
        <source>Open &amp;Result as Set</source>
        <translation>Open &amp;Result as Set</translation>
    </message>
    <message>
        <source>Opens the tuned set, or the best so far, as a new file</source>
        <translation>Opens the tuned set, or the best so far, as a new file</translation>
    </message>
    <message>
        <source>Open &amp;Candidate as Set</source>
        <translation>Open &amp;Candidate as Set</translation>
    </message>
    <message>
        <source>Opens the chosen candidate of the table as a new file</source>
        <translation>Opens the chosen candidate of the table as a new file</translation>
    </message>
    <message>
        <source>Tuning</source>
        <translation>Tuning</translation>
    </message>
    <message>
        <source>Start searches for a set within the limits that is closer to the goals. Stop keeps the best.</source>
        <translation>Start searches for a set within the limits that is closer to the goals. Stop keeps the best.</translation>
    </message>
    <message>
        <source>Search for a set that is closer to the goals, or continue a stopped search</source>
        <translation>Search for a set that is closer to the goals, or continue a stopped search</translation>
    </message>
    <message>
        <source>Tile set</source>
        <translation>Tile set</translation>
    </message>
    <message>
        <source>The open set to tune; it is not changed</source>
        <translation>The open set to tune; it is not changed</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Set</translation>
    </message>
    <message>
        <source>Factor for the configurations</source>
        <translation>Factor for the configurations</translation>
    </message>
    <message>
        <source>Dead ends, straights, corners, Ts and crosses: up to this many times more or fewer of each; 1 keeps them</source>
        <translation>Dead ends, straights, corners, Ts and crosses: up to this many times more or fewer of each; 1 keeps them</translation>
    </message>
    <message>
        <source>C&amp;onfigurations</source>
        <translation>C&amp;onfigurations</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Players</translation>
    </message>
    <message>
        <source>Number of candidates</source>
        <translation>Number of candidates</translation>
    </message>
    <message>
        <source>Sets to try in addition to the current one</source>
        <translation>Sets to try in addition to the current one</translation>
    </message>
    <message>
        <source>&amp;Candidates</source>
        <translation>&amp;Candidates</translation>
    </message>
    <message>
        <source>Games of each in the first round</source>
        <translation>Games of each in the first round</translation>
    </message>
    <message>
        <source>Each round keeps the best third, with three times as many games</source>
        <translation>Each round keeps the best third, with three times as many games</translation>
    </message>
    <message>
        <source>Ga&amp;mes of each</source>
        <translation>Ga&amp;mes of each</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>The same seed gives the same candidates and games</source>
        <translation>The same seed gives the same candidates and games</translation>
    </message>
    <message>
        <source>Path of the search</source>
        <translation>Path of the search</translation>
    </message>
    <message>
        <source>Trade-offs</source>
        <translation>Trade-offs</translation>
    </message>
    <message>
        <source>Sets that no other set beats on all goals: getting closer to one goal costs another</source>
        <translation>Sets that no other set beats on all goals: getting closer to one goal costs another</translation>
    </message>
    <message>
        <source>Sets that no other set beats on all goals</source>
        <translation>Sets that no other set beats on all goals</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidate</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>0: unchanged</source>
        <translation>0: unchanged</translation>
    </message>
    <message>
        <source>Distance from this goal; 0 if it is met</source>
        <translation>Distance from this goal; 0 if it is met</translation>
    </message>
    <message>
        <source>Tuned: %1</source>
        <translation>Tuned: %1</translation>
    </message>
    <message>
        <source>Open the set to tune.</source>
        <translation>Open the set to tune.</translation>
    </message>
    <message>
        <source>Stopped before any two sets could be compared.</source>
        <translation>Stopped before any two sets could be compared.</translation>
    </message>
    <message>
        <source>Stopped: the best so far is kept; Start continues.</source>
        <translation>Stopped: the best so far is kept; Start continues.</translation>
    </message>
    <message>
        <source>Done: a set closer to the goals was found.</source>
        <translation>Done: a set closer to the goals was found.</translation>
    </message>
    <message>
        <source>Done: no set closer to the goals was found.</source>
        <translation>Done: no set closer to the goals was found.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Saved: %1</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>Save Report</translation>
    </message>
    <message>
        <source>Tunings (*.tuning.json)</source>
        <translation>Tunings (*.tuning.json)</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>No set closer to the goals was found: the set stays as it is.</source>
        <translation>No set closer to the goals was found: the set stays as it is.</translation>
    </message>
    <message>
        <source>A set closer to the goals: %1.</source>
        <translation>A set closer to the goals: %1.</translation>
    </message>
    <message>
        <source>The best so far: %1.</source>
        <translation>The best so far: %1.</translation>
    </message>
    <message>
        <source>%1 games of each, on new stacks not used in the search:</source>
        <translation>%1 games of each, on new stacks not used in the search:</translation>
    </message>
    <message>
        <source>%1 games of each, from the search that chose it, so they flatter it:</source>
        <translation>%1 games of each, from the search that chose it, so they flatter it:</translation>
    </message>
    <message>
        <source>A search is running: stop it first, then open the other one.</source>
        <translation>A search is running: stop it first, then open the other one.</translation>
    </message>
    <message>
        <source>%1 tunes the set “%2”, which is not open. Open it to see and continue the search.</source>
        <translation>%1 tunes the set “%2”, which is not open. Open it to see and continue the search.</translation>
    </message>
    <message>
        <source>%1 was tuned on the board “%2”, which is not open. Open it to see and continue the search.</source>
        <translation>%1 was tuned on the board “%2”, which is not open. Open it to see and continue the search.</translation>
    </message>
    <message>
        <source>Opened: %1. Its search is over; Start runs it again.</source>
        <translation>Opened: %1. Its search is over; Start runs it again.</translation>
    </message>
    <message>
        <source>Opened: %1. Start continues from there.</source>
        <translation>Opened: %1. Start continues from there.</translation>
    </message>
</context>
<context>
    <name>tilewright::WinProbabilityChart</name>
    <message>
        <source>Win probability after each move</source>
        <translation>Win probability after each move</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>After move %1: %2</source>
        <translation>After move %1: %2</translation>
    </message>
    <message>
        <source>%1
Click to show that moment; the arrow keys go from move to move</source>
        <translation>%1
Click to show that moment; the arrow keys go from move to move</translation>
    </message>
</context>
<context>
    <name>tilewright::withProgress</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stop</translation>
    </message>
</context>
</TS>
