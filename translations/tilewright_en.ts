<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Engine</name>
    <message>
        <source>found %1, expected one of %2</source>
        <translation>found %1, expected one of %2</translation>
    </message>
    <message>
        <source>found the player %1, expected one of %2</source>
        <translation>found the player %1, expected one of %2</translation>
    </message>
    <message>
        <source>found --legal %1, expected at most %2: the record has no more moves</source>
        <translation>found --legal %1, expected at most %2: the record has no more moves</translation>
    </message>
    <message>
        <source>There are no rules for “%1” in this program.</source>
        <translation>There are no rules for “%1” in this program.</translation>
    </message>
    <message>
        <source>the folder can&apos;t be made: %1</source>
        <translation>the folder can&apos;t be made: %1</translation>
    </message>
    <message>
        <source>There are no rules named &quot;%1&quot; here.</source>
        <translation>There are no rules named &quot;%1&quot; here.</translation>
    </message>
    <message>
        <source>Choose the first picks</source>
        <translation>Choose the first picks</translation>
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
        <source>Prisoner %1: free, and escapes!</source>
        <translation>Prisoner %1: free, and escapes!</translation>
    </message>
    <message>
        <source>Prisoner %1: free</source>
        <translation>Prisoner %1: free</translation>
    </message>
    <message>
        <source>Prisoner %1: pay %2, and escapes!</source>
        <translation>Prisoner %1: pay %2, and escapes!</translation>
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
        <source>found the cell %1, %2, which is empty; expected a chamber</source>
        <translation>found the cell %1, %2, which is empty; expected a chamber</translation>
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
        <source>found a move of player %1, expected one of player %2</source>
        <translation>found a move of player %1, expected one of player %2</translation>
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
        <source>How many pick colours are in play, from blue on. A skull of any other colour counts as an open door (B-1.5).</source>
        <translation>How many pick colours are in play, from blue on. A skull of any other colour counts as an open door (B-1.5).</translation>
    </message>
    <message>
        <source>Starting picks</source>
        <translation>Starting picks</translation>
    </message>
    <message>
        <source>Picks of any colours that each player chooses before the first turn (B-3.1).</source>
        <translation>Picks of any colours that each player chooses before the first turn (B-3.1).</translation>
    </message>
    <message>
        <source>Actions a turn</source>
        <translation>Actions a turn</translation>
    </message>
    <message>
        <source>Actions after the laying; unused ones lapse (B-4.1).</source>
        <translation>Actions after the laying; unused ones lapse (B-4.1).</translation>
    </message>
    <message>
        <source>Actions to remove a black marker</source>
        <translation>Actions to remove a black marker</translation>
    </message>
    <message>
        <source>What removing a black marker costs when no picks are paid for it (B-5.8).</source>
        <translation>What removing a black marker costs when no picks are paid for it (B-5.8).</translation>
    </message>
    <message>
        <source>Cost of a silver pick</source>
        <translation>Cost of a silver pick</translation>
    </message>
    <message>
        <source>Different colours to pay for a silver pick, never more than are in play (B-5.9).</source>
        <translation>Different colours to pay for a silver pick, never more than are in play (B-5.9).</translation>
    </message>
    <message>
        <source>No sealing</source>
        <translation>No sealing</translation>
    </message>
    <message>
        <source>A laying that seals an entrance, a player&apos;s cell, a key room or a guardhouse is illegal (B-4.4).</source>
        <translation>A laying that seals an entrance, a player&apos;s cell, a key room or a guardhouse is illegal (B-4.4).</translation>
    </message>
    <message>
        <source>Keep the dungeon open</source>
        <translation>Keep the dungeon open</translation>
    </message>
    <message>
        <source>A laying that leaves no open passage anywhere at the rim is illegal (B-4.6).</source>
        <translation>A laying that leaves no open passage anywhere at the rim is illegal (B-4.6).</translation>
    </message>
    <message>
        <source>Runners come in by</source>
        <translation>Runners come in by</translation>
    </message>
    <message>
        <source>An entrance room, or any tile laid this turn on which no Runner or Guard is (B-5.1).</source>
        <translation>An entrance room, or any tile laid this turn on which no Runner or Guard is (B-5.1).</translation>
    </message>
    <message>
        <source>Markers on the board</source>
        <translation>Markers on the board</translation>
    </message>
    <message>
        <source>Door markers may also be placed between two rooms of the board (B-5.7).</source>
        <translation>Door markers may also be placed between two rooms of the board (B-5.7).</translation>
    </message>
    <message>
        <source>Points for silver</source>
        <translation>Points for silver</translation>
    </message>
    <message>
        <source>10 points once for holding silver, or for each silver pick (B-8.3).</source>
        <translation>10 points once for holding silver, or for each silver pick (B-8.3).</translation>
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
        <source>Take chambers away.</source>
        <translation>Take chambers away.</translation>
    </message>
    <message>
        <source>the map has no cells for %1 players</source>
        <translation>the map has no cells for %1 players</translation>
    </message>
    <message>
        <source>Give it cells of the seats 1 to %1.</source>
        <translation>Give it cells of the seats 1 to %1.</translation>
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
        <source>lay the tile drawn, then %1 actions</source>
        <translation>lay the tile drawn, then %1 actions</translation>
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
        <source>found %1 once more than the set has it beside the map</source>
        <translation>found %1 once more than the set has it beside the map</translation>
    </message>
    <message>
        <source>%1 is missing %2 times; expected all copies of all tiles, less those that the map shows</source>
        <translation>%1 is missing %2 times; expected all copies of all tiles, less those that the map shows</translation>
    </message>
    <message>
        <source>found %1, expected %2 as the moves come out</source>
        <translation>found %1, expected %2 as the moves come out</translation>
    </message>
    <message>
        <source>found the ruleset %1, which this program doesn&apos;t play</source>
        <translation>found the ruleset %1, which this program doesn&apos;t play</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true or false</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>one of %1</translation>
    </message>
    <message>
        <source>found the option %1, expected one of %2</source>
        <translation>found the option %1, expected one of %2</translation>
    </message>
    <message>
        <source>option %1: found %2, expected %3</source>
        <translation>option %1: found %2, expected %3</translation>
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
        <source>take larger paper, smaller tiles or narrower margins</source>
        <translation>take larger paper, smaller tiles or narrower margins</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>page %1 of %2</translation>
    </message>
    <message>
        <source>there is no tile to print; expected at least one copy of one</source>
        <translation>there is no tile to print; expected at least one copy of one</translation>
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
        <source>Found no field “%1”, expected that of %2.</source>
        <translation>Found no field “%1”, expected that of %2.</translation>
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
        <source>Found contents that do not fit the schema of %1.</source>
        <translation>Found contents that do not fit the schema of %1.</translation>
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
        <source>an empty text</source>
        <translation>an empty text</translation>
    </message>
    <message>
        <source>Found a field “%1” beside another that excludes it, expected only one of the two.</source>
        <translation>Found a field “%1” beside another that excludes it, expected only one of the two.</translation>
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
        <source>Found %1 a second time in the list, expected different entries.</source>
        <translation>Found %1 a second time in the list, expected different entries.</translation>
    </message>
    <message>
        <source>Found no field “%1” in the object, expected it.</source>
        <translation>Found no field “%1” in the object, expected it.</translation>
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
        <source>Nothing was changed; save in another place or make room.</source>
        <translation>Nothing was changed; save in another place or make room.</translation>
    </message>
    <message>
        <source>“%1” is larger than %2 MiB, the most that is read.</source>
        <translation>“%1” is larger than %2 MiB, the most that is read.</translation>
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
        <source>All weights of the configurations are 0, expected at least one above.</source>
        <translation>All weights of the configurations are 0, expected at least one above.</translation>
    </message>
    <message>
        <source>Found the share %1 of doors, expected 0 to 1.</source>
        <translation>Found the share %1 of doors, expected 0 to 1.</translation>
    </message>
    <message>
        <source>The shares of open and special doors are %1 together, expected at most 1.</source>
        <translation>The shares of open and special doors are %1 together, expected at most 1.</translation>
    </message>
    <message>
        <source>Found lists and objects in one another more than %1 deep, expected at most %1.</source>
        <translation>Found lists and objects in one another more than %1 deep, expected at most %1.</translation>
    </message>
    <message>
        <source>Found the field “%1” a second time in one object, expected it once.</source>
        <translation>Found the field “%1” a second time in one object, expected it once.</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>Remove one of the two.</translation>
    </message>
    <message>
        <source>Found a text of %1 bytes, expected at most %2 MiB.</source>
        <translation>Found a text of %1 bytes, expected at most %2 MiB.</translation>
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
        <source>The map has %1 chambers; in a game there are at most %2, so it can&apos;t be played.</source>
        <translation>The map has %1 chambers; in a game there are at most %2, so it can&apos;t be played.</translation>
    </message>
    <message>
        <source>Remove some, or use it as a drawing only.</source>
        <translation>Remove some, or use it as a drawing only.</translation>
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
        <source>There is a chamber in this cell already: %1.</source>
        <translation>There is a chamber in this cell already: %1.</translation>
    </message>
    <message>
        <source>Remove or move one of the two.</source>
        <translation>Remove or move one of the two.</translation>
    </message>
    <message>
        <source>The tile set “%1” has no tile of this id.</source>
        <translation>The tile set “%1” has no tile of this id.</translation>
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
        <source>The map shows more than the %1 markers of this kind that there are: %2.</source>
        <translation>The map shows more than the %1 markers of this kind that there are: %2.</translation>
    </message>
    <message>
        <source>Remove some.</source>
        <translation>Remove some.</translation>
    </message>
    <message>
        <source>No passageway joins two chambers where the marker lies.</source>
        <translation>No passageway joins two chambers where the marker lies.</translation>
    </message>
    <message>
        <source>Move the marker, or remove it.</source>
        <translation>Move the marker, or remove it.</translation>
    </message>
    <message>
        <source>There is a marker on this passageway already, expected one at most.</source>
        <translation>There is a marker on this passageway already, expected one at most.</translation>
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
        <source>Add guard chambers, six at most.</source>
        <translation>Add guard chambers, six at most.</translation>
    </message>
    <message>
        <source>The map has %1 guard chambers, but there are only %2 Guards; the last in reading order stay empty.</source>
        <translation>The map has %1 guard chambers, but there are only %2 Guards; the last in reading order stay empty.</translation>
    </message>
    <message>
        <source>Make some of them plain chambers.</source>
        <translation>Make some of them plain chambers.</translation>
    </message>
    <message>
        <source>Only a cell has a seat; here it means nothing.</source>
        <translation>Only a cell has a seat; here it means nothing.</translation>
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
        <source>The cell has the seat %1, expected 1 to 4.</source>
        <translation>The cell has the seat %1, expected 1 to 4.</translation>
    </message>
    <message>
        <source>Say whose cell it is.</source>
        <translation>Say whose cell it is.</translation>
    </message>
    <message>
        <source>Seat %1 has a cell already: %2.</source>
        <translation>Seat %1 has a cell already: %2.</translation>
    </message>
    <message>
        <source>Give one of the two another seat.</source>
        <translation>Give one of the two another seat.</translation>
    </message>
    <message>
        <source>The map has no cells for two players, expected those of the seats 1 and 2, or 1 and 4.</source>
        <translation>The map has no cells for two players, expected those of the seats 1 and 2, or 1 and 4.</translation>
    </message>
    <message>
        <source>Add cells, and number their seats from 1.</source>
        <translation>Add cells, and number their seats from 1.</translation>
    </message>
    <message>
        <source>The seats of the cells leave one out; numbers of players that can play: %1.</source>
        <translation>The seats of the cells leave one out; numbers of players that can play: %1.</translation>
    </message>
    <message>
        <source>Number the seats from 1 without a gap.</source>
        <translation>Number the seats from 1 without a gap.</translation>
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
        <source>The %1 side is %2, which is not among the pick colours of the tile set; the door counts as open.</source>
        <translation>The %1 side is %2, which is not among the pick colours of the tile set; the door counts as open.</translation>
    </message>
    <message>
        <source>Choose a colour of the set, or open.</source>
        <translation>Choose a colour of the set, or open.</translation>
    </message>
    <message>
        <source>The %1 is sealed from the start: no way leads from it outward, nor to a guard chamber.</source>
        <translation>The %1 is sealed from the start: no way leads from it outward, nor to a guard chamber.</translation>
    </message>
    <message>
        <source>The %1 is sealed from the start: no way leads from it outward, nor to an entrance.</source>
        <translation>The %1 is sealed from the start: no way leads from it outward, nor to an entrance.</translation>
    </message>
    <message>
        <source>Open a side of it, or of the chambers beside it.</source>
        <translation>Open a side of it, or of the chambers beside it.</translation>
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
        <source>Skulls are spread unevenly: %1 are %2, where the mean of the colours is %3.</source>
        <translation>Skulls are spread unevenly: %1 are %2, where the mean of the colours is %3.</translation>
    </message>
    <message>
        <source>Recolour some sides, or change counts, unless it is meant so.</source>
        <translation>Recolour some sides, or change counts, unless it is meant so.</translation>
    </message>
    <message>
        <source>Add such a tile.</source>
        <translation>Add such a tile.</translation>
    </message>
    <message>
        <source>The tiles have %1 passages on average, fewer than %2: the dungeon soon closes.</source>
        <translation>The tiles have %1 passages on average, fewer than %2: the dungeon soon closes.</translation>
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
        <source>The edge of a tile is out of range, expected 5 to 500 millimetres.</source>
        <translation>The edge of a tile is out of range, expected 5 to 500 millimetres.</translation>
    </message>
    <message>
        <source>Set a size that can be printed; 45 is usual.</source>
        <translation>Set a size that can be printed; 45 is usual.</translation>
    </message>
    <message>
        <source>The set has %1 tiles with all copies, expected at most %2.</source>
        <translation>The set has %1 tiles with all copies, expected at most %2.</translation>
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
        <source>The pick colours are not in the order of the rules, in which they are taken into play.</source>
        <translation>The pick colours are not in the order of the rules, in which they are taken into play.</translation>
    </message>
    <message>
        <source>Order them: blue, yellow, green, red, brown, orange, grey, purple.</source>
        <translation>Order them: blue, yellow, green, red, brown, orange, grey, purple.</translation>
    </message>
    <message>
        <source>%1, the colour of a player, is not among the pick colours.</source>
        <translation>%1, the colour of a player, is not among the pick colours.</translation>
    </message>
    <message>
        <source>Add it: blue, yellow, green and red are always in play.</source>
        <translation>Add it: blue, yellow, green and red are always in play.</translation>
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
        <source>The id “%1” has characters that file names and other programs may not bear.</source>
        <translation>The id “%1” has characters that file names and other programs may not bear.</translation>
    </message>
    <message>
        <source>Use letters, digits, hyphens, underscores and dots within.</source>
        <translation>Use letters, digits, hyphens, underscores and dots within.</translation>
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
        <source>Keep one of the two and give it the counts of both.</source>
        <translation>Keep one of the two and give it the counts of both.</translation>
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
        <source>Found %1, a number too large to be read.</source>
        <translation>Found %1, a number too large to be read.</translation>
    </message>
    <message>
        <source>Found %1 within a text, expected it to be written as an escape such as \n.</source>
        <translation>Found %1 within a text, expected it to be written as an escape such as \n.</translation>
    </message>
    <message>
        <source>Found %1 in an escape of a text, expected one of \&quot; \\ \/ \b \f \n \r \t or \u with four hex digits (surrogates in pairs).</source>
        <translation>Found %1 in an escape of a text, expected one of \&quot; \\ \/ \b \f \n \r \t or \u with four hex digits (surrogates in pairs).</translation>
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
        <source>Found %1 within a text, expected a closing quote.</source>
        <translation>Found %1 within a text, expected a closing quote.</translation>
    </message>
    <message>
        <source>The file seems to be cut off; take it from where it came once more.</source>
        <translation>The file seems to be cut off; take it from where it came once more.</translation>
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
        <source>Tries out a few ways on; answers at once.</source>
        <translation>Tries out a few ways on; answers at once.</translation>
    </message>
    <message>
        <source>Thinker</source>
        <translation>Thinker</translation>
    </message>
    <message>
        <source>Tries out many ways on, several turns deep.</source>
        <translation>Tries out many ways on, several turns deep.</translation>
    </message>
    <message>
        <source>Thinker, strong</source>
        <translation>Thinker, strong</translation>
    </message>
    <message>
        <source>Tries out the most ways on; takes its time.</source>
        <translation>Tries out the most ways on; takes its time.</translation>
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
        <source>“%1” would be larger than %2 MiB, the most that can be read again.</source>
        <translation>“%1” would be larger than %2 MiB, the most that can be read again.</translation>
    </message>
    <message>
        <source>Make it smaller, or save parts of it.</source>
        <translation>Make it smaller, or save parts of it.</translation>
    </message>
    <message>
        <source>%1 fits nowhere and leaves the game</source>
        <translation>%1 fits nowhere and leaves the game</translation>
    </message>
    <message>
        <source>the first picks are chosen before</source>
        <translation>the first picks are chosen before</translation>
    </message>
    <message>
        <source>the drawn tile is laid before</source>
        <translation>the drawn tile is laid before</translation>
    </message>
    <message>
        <source>no action is left in this turn</source>
        <translation>no action is left in this turn</translation>
    </message>
    <message>
        <source>no tile is left in the stack</source>
        <translation>no tile is left in the stack</translation>
    </message>
    <message>
        <source>the supply has no marker left</source>
        <translation>the supply has no marker left</translation>
    </message>
    <message>
        <source>the supply has no silver pick left</source>
        <translation>the supply has no silver pick left</translation>
    </message>
    <message>
        <source>he is released already</source>
        <translation>he is released already</translation>
    </message>
    <message>
        <source>used already: once a game</source>
        <translation>used already: once a game</translation>
    </message>
    <message>
        <source>takes two picks</source>
        <translation>takes two picks</translation>
    </message>
    <message>
        <source>takes %1 picks of different colours; you hold %2</source>
        <translation>takes %1 picks of different colours; you hold %2</translation>
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
        <source>no Runner of yours is in the dungeon</source>
        <translation>no Runner of yours is in the dungeon</translation>
    </message>
    <message>
        <source>you have taken your golden key already</source>
        <translation>you have taken your golden key already</translation>
    </message>
    <message>
        <source>no Runner of yours stands beside it</source>
        <translation>no Runner of yours stands beside it</translation>
    </message>
    <message>
        <source>every way is barred, taken or too dear</source>
        <translation>every way is barred, taken or too dear</translation>
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
        <source>every way is barred or taken</source>
        <translation>every way is barred or taken</translation>
    </message>
    <message>
        <source>only right after a Runner took a pick</source>
        <translation>only right after a Runner took a pick</translation>
    </message>
    <message>
        <source>the supply has no pick left: %1</source>
        <translation>the supply has no pick left: %1</translation>
    </message>
    <message>
        <source>you hold none</source>
        <translation>you hold none</translation>
    </message>
    <message>
        <source>no passageway has place for a marker</source>
        <translation>no passageway has place for a marker</translation>
    </message>
    <message>
        <source>no black marker lies in the dungeon</source>
        <translation>no black marker lies in the dungeon</translation>
    </message>
    <message>
        <source>takes %1 actions, or three picks of different colours</source>
        <translation>takes %1 actions, or three picks of different colours</translation>
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
        <source>no tile is to be laid now</source>
        <translation>no tile is to be laid now</translation>
    </message>
    <message>
        <source>a chamber lies here already</source>
        <translation>a chamber lies here already</translation>
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
        <source>touches nothing of the dungeon</source>
        <translation>touches nothing of the dungeon</translation>
    </message>
    <message>
        <source>no passage would join it to the dungeon</source>
        <translation>no passage would join it to the dungeon</translation>
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
        <source>the door asks for three picks of different colours</source>
        <translation>the door asks for three picks of different colours</translation>
    </message>
    <message>
        <source>the door asks for a pick that you lack: %1</source>
        <translation>the door asks for a pick that you lack: %1</translation>
    </message>
    <message>
        <source>no golden key is left</source>
        <translation>no golden key is left</translation>
    </message>
    <message>
        <source>the key room asks for a silver pick</source>
        <translation>the key room asks for a silver pick</translation>
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
        <source>the guardhouse asks for a golden key</source>
        <translation>the guardhouse asks for a golden key</translation>
    </message>
    <message>
        <source>Guards never enter an entrance</source>
        <translation>Guards never enter an entrance</translation>
    </message>
    <message>
        <source>somebody stands there</source>
        <translation>somebody stands there</translation>
    </message>
    <message>
        <source>Runners come in at an entrance</source>
        <translation>Runners come in at an entrance</translation>
    </message>
    <message>
        <source>Runners come in on a tile laid this turn</source>
        <translation>Runners come in on a tile laid this turn</translation>
    </message>
    <message>
        <source>another player moves this one</source>
        <translation>another player moves this one</translation>
    </message>
    <message>
        <source>the Prisoner is not released yet</source>
        <translation>the Prisoner is not released yet</translation>
    </message>
    <message>
        <source>it stands here already</source>
        <translation>it stands here already</translation>
    </message>
    <message>
        <source>one goes to a neighbouring chamber only</source>
        <translation>one goes to a neighbouring chamber only</translation>
    </message>
    <message>
        <source>no passageway is here</source>
        <translation>no passageway is here</translation>
    </message>
    <message>
        <source>removing it takes %1 actions, or three picks of different colours</source>
        <translation>removing it takes %1 actions, or three picks of different colours</translation>
    </message>
    <message>
        <source>a white marker lies here, and there is place for one only</source>
        <translation>a white marker lies here, and there is place for one only</translation>
    </message>
    <message>
        <source>no markers between rooms of the board</source>
        <translation>no markers between rooms of the board</translation>
    </message>
    <message>
        <source>you hold no marker</source>
        <translation>you hold no marker</translation>
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
        <source>no tile fits any more: the stack ends with %1 that fit nowhere</source>
        <translation>no tile fits any more: the stack ends with %1 that fit nowhere</translation>
    </message>
    <message>
        <source>%1 tiles in a row fit nowhere</source>
        <translation>%1 tiles in a row fit nowhere</translation>
    </message>
    <message>
        <source>for %1 rounds nobody has done anything useful</source>
        <translation>for %1 rounds nobody has done anything useful</translation>
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
        <source>found the report of another playtest, expected one of the same set, map, options, players, games and seed</source>
        <translation>found the report of another playtest, expected one of the same set, map, options, players, games and seed</translation>
    </message>
    <message>
        <source>a tenth of the games have no more</source>
        <translation>a tenth of the games have no more</translation>
    </message>
    <message>
        <source>median</source>
        <translation>median</translation>
    </message>
    <message>
        <source>nine tenths of the games have no more</source>
        <translation>nine tenths of the games have no more</translation>
    </message>
    <message>
        <source>Games that end by an escape, of all games</source>
        <translation>Games that end by an escape, of all games</translation>
    </message>
    <message>
        <source>Games that end because no tile is left, of all games</source>
        <translation>Games that end because no tile is left, of all games</translation>
    </message>
    <message>
        <source>Turns of a game, all players together: %1</source>
        <translation>Turns of a game, all players together: %1</translation>
    </message>
    <message>
        <source>Decisions of a game, all players together: %1</source>
        <translation>Decisions of a game, all players together: %1</translation>
    </message>
    <message>
        <source>Points of the best player at the end: %1</source>
        <translation>Points of the best player at the end: %1</translation>
    </message>
    <message>
        <source>Points by which the best player is ahead at the end: %1</source>
        <translation>Points by which the best player is ahead at the end: %1</translation>
    </message>
    <message>
        <source>Share of the wins of player %1, at every seat equally often; a shared win is divided</source>
        <translation>Share of the wins of player %1, at every seat equally often; a shared win is divided</translation>
    </message>
    <message>
        <source>Points of player %1 at the end, on average</source>
        <translation>Points of player %1 at the end, on average</translation>
    </message>
    <message>
        <source>Legal moves to choose from at a decision, on average</source>
        <translation>Legal moves to choose from at a decision, on average</translation>
    </message>
    <message>
        <source>Decisions with one legal move, of all decisions</source>
        <translation>Decisions with one legal move, of all decisions</translation>
    </message>
    <message>
        <source>Drawn tiles that fit nowhere, of all drawn tiles</source>
        <translation>Drawn tiles that fit nowhere, of all drawn tiles</translation>
    </message>
    <message>
        <source>Chambers that a laid tile meets, on average</source>
        <translation>Chambers that a laid tile meets, on average</translation>
    </message>
    <message>
        <source>How often the lead changes in a game, on average</source>
        <translation>How often the lead changes in a game, on average</translation>
    </message>
    <message>
        <source>Games that the player who led at half time did not win, of all games that one player led then</source>
        <translation>Games that the player who led at half time did not win, of all games that one player led then</translation>
    </message>
    <message>
        <source>“%1” among the decisions of player %2</source>
        <translation>“%1” among the decisions of player %2</translation>
    </message>
    <message>
        <source>Paid in a game, all players together: %1</source>
        <translation>Paid in a game, all players together: %1</translation>
    </message>
    <message>
        <source>Put on the board in a game: %1</source>
        <translation>Put on the board in a game: %1</translation>
    </message>
    <message>
        <source>Taken off the board in a game: %1</source>
        <translation>Taken off the board in a game: %1</translation>
    </message>
    <message>
        <source>Steps in a game: %1</source>
        <translation>Steps in a game: %1</translation>
    </message>
    <message>
        <source>Games in which the supply runs out: %1</source>
        <translation>Games in which the supply runs out: %1</translation>
    </message>
    <message>
        <source>Block %1 is in two of the parts.</source>
        <translation>Block %1 is in two of the parts.</translation>
    </message>
    <message>
        <source>Found %1, expected a list of %2 whole numbers: the file is not whole.</source>
        <translation>Found %1, expected a list of %2 whole numbers: the file is not whole.</translation>
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
        <source>found one file, expected two to be compared</source>
        <translation>found one file, expected two to be compared</translation>
    </message>
    <message>
        <source>found %1, expected tilewright-tileset, tilewright-map or tilewright-playtest</source>
        <translation>found %1, expected tilewright-tileset, tilewright-map or tilewright-playtest</translation>
    </message>
    <message>
        <source>found a %1 and a %2, expected two files of one kind</source>
        <translation>found a %1 and a %2, expected two files of one kind</translation>
    </message>
    <message>
        <source>found %1, expected tilewright-tileset, tilewright-map, tilewright-game or tilewright-study</source>
        <translation>found %1, expected tilewright-tileset, tilewright-map, tilewright-game or tilewright-study</translation>
    </message>
    <message>
        <source>Block %1 is in “%2” already; expected each shard once.</source>
        <translation>Block %1 is in “%2” already; expected each shard once.</translation>
    </message>
    <message>
        <source>found %1 to go on with, expected a report as JSON; merge makes a page of it</source>
        <translation>found %1 to go on with, expected a report as JSON; merge makes a page of it</translation>
    </message>
    <message>
        <source>found no such file, expected one or a bundled study: %1</source>
        <translation>found no such file, expected one or a bundled study: %1</translation>
    </message>
    <message>
        <source>found %1 for %2, expected a range LEAST..MOST</source>
        <translation>found %1 for %2, expected a range LEAST..MOST</translation>
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
        <source>Found nothing to count for %1 in %2 games, expected a figure that is a share or a mean.</source>
        <translation>Found nothing to count for %1 in %2 games, expected a figure that is a share or a mean.</translation>
    </message>
    <message>
        <source>Found two playtests that are not of the same stacks and players: %1 %2 and %3, expected the same of both.</source>
        <translation>Found two playtests that are not of the same stacks and players: %1 %2 and %3, expected the same of both.</translation>
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
        <source>Found %1 blocks that are in both playtests, expected %2 or more.</source>
        <translation>Found %1 blocks that are in both playtests, expected %2 or more.</translation>
    </message>
    <message>
        <source>Stopped before the first look.</source>
        <translation>Stopped before the first look.</translation>
    </message>
    <message>
        <source>%1: B is above A by %2 (%3 to %4), after %5 games of each.</source>
        <translation>%1: B is above A by %2 (%3 to %4), after %5 games of each.</translation>
    </message>
    <message>
        <source>%1: B is below A by %2 (%3 to %4), after %5 games of each.</source>
        <translation>%1: B is below A by %2 (%3 to %4), after %5 games of each.</translation>
    </message>
    <message>
        <source>%1: no difference as large as %2; it is %3 (%4 to %5) after %6 games of each.</source>
        <translation>%1: no difference as large as %2; it is %3 (%4 to %5) after %6 games of each.</translation>
    </message>
    <message>
        <source>%1: not yet known after %2 games of each: the difference is %3 (%4 to %5); about %6 more games of each may tell.</source>
        <translation>%1: not yet known after %2 games of each: the difference is %3 (%4 to %5); about %6 more games of each may tell.</translation>
    </message>
    <message>
        <source>a tenth are no later</source>
        <translation>a tenth are no later</translation>
    </message>
    <message>
        <source>nine tenths are no later</source>
        <translation>nine tenths are no later</translation>
    </message>
    <message>
        <source>Own turn at the first gain, of those who gain any: %1, %2</source>
        <translation>Own turn at the first gain, of those who gain any: %1, %2</translation>
    </message>
    <message>
        <source>Players who have gained any by their own turn %2: %1</source>
        <translation>Players who have gained any by their own turn %2: %1</translation>
    </message>
    <message>
        <source>What the order of the stack explains, of all variance of this: %1</source>
        <translation>What the order of the stack explains, of all variance of this: %1</translation>
    </message>
    <message>
        <source>Turns of a game, all players together, on average</source>
        <translation>Turns of a game, all players together, on average</translation>
    </message>
    <message>
        <source>Wins of “%1” against “%2”, player for player: how much skill counts, if “%1” is the stronger</source>
        <translation>Wins of “%1” against “%2”, player for player: how much skill counts, if “%1” is the stronger</translation>
    </message>
    <message>
        <source>which seat wins</source>
        <translation>which seat wins</translation>
    </message>
    <message>
        <source>turns of a game</source>
        <translation>turns of a game</translation>
    </message>
    <message>
        <source>points of the best player</source>
        <translation>points of the best player</translation>
    </message>
    <message>
        <source>points by which the best player is ahead</source>
        <translation>points by which the best player is ahead</translation>
    </message>
    <message>
        <source>Legal moves to choose from at a decision in one&apos;s own turns %1 to %2, on average</source>
        <translation>Legal moves to choose from at a decision in one&apos;s own turns %1 to %2, on average</translation>
    </message>
    <message>
        <source>Decisions with one legal move, of all decisions in one&apos;s own turns %1 to %2</source>
        <translation>Decisions with one legal move, of all decisions in one&apos;s own turns %1 to %2</translation>
    </message>
    <message>
        <source>Scarce turns, in which no legal move is one to be paid for with what the player holds, of all turns</source>
        <translation>Scarce turns, in which no legal move is one to be paid for with what the player holds, of all turns</translation>
    </message>
    <message>
        <source>tiles in a row fit nowhere</source>
        <translation>tiles in a row fit nowhere</translation>
    </message>
    <message>
        <source>nobody does anything useful for rounds</source>
        <translation>nobody does anything useful for rounds</translation>
    </message>
    <message>
        <source>Games that come to a state that rules may not cover: %1</source>
        <translation>Games that come to a state that rules may not cover: %1</translation>
    </message>
    <message>
        <source>Dead ends: laid tiles of which one passage alone leads to another chamber at the end</source>
        <translation>Dead ends: laid tiles of which one passage alone leads to another chamber at the end</translation>
    </message>
    <message>
        <source>Empty cells to which a passage opens at the end, on average</source>
        <translation>Empty cells to which a passage opens at the end, on average</translation>
    </message>
    <message>
        <source>Empty cells that no tile of the set fits, of all to which a passage opens at the end</source>
        <translation>Empty cells that no tile of the set fits, of all to which a passage opens at the end</translation>
    </message>
    <message>
        <source>Own turn at the first gain, of those who gain any, on average: %1</source>
        <translation>Own turn at the first gain, of those who gain any, on average: %1</translation>
    </message>
    <message>
        <source>Steps into and out of the chamber at %1, %2 in a game: %3</source>
        <translation>Steps into and out of the chamber at %1, %2 in a game: %3</translation>
    </message>
    <message>
        <source>Steps through a door in a game: that of the chamber at %1, %2, to the %3</source>
        <translation>Steps through a door in a game: that of the chamber at %1, %2, to the %3</translation>
    </message>
    <message>
        <source>Found the figure %1, expected one of: %2.</source>
        <translation>Found the figure %1, expected one of: %2.</translation>
    </message>
    <message>
        <source>Found the goal %1, expected FIGURE=LEAST..MOST, where one of the two numbers may be left out.</source>
        <translation>Found the goal %1, expected FIGURE=LEAST..MOST, where one of the two numbers may be left out.</translation>
    </message>
    <message>
        <source>Found neither “min” nor “max”, expected at least one of them.</source>
        <translation>Found neither “min” nor “max”, expected at least one of them.</translation>
    </message>
    <message>
        <source>Found a least value of %1 and a greatest of %2, expected them in this order: nothing can be both.</source>
        <translation>Found a least value of %1 and a greatest of %2, expected them in this order: nothing can be both.</translation>
    </message>
    <message>
        <source>%1 games, %2 of %3 blocks of one stack each. Bots: %4. Seed %5. Intervals hold for 95 %.</source>
        <translation>%1 games, %2 of %3 blocks of one stack each. Bots: %4. Seed %5. Intervals hold for 95 %.</translation>
    </message>
    <message>
        <source>Playtest of “%1” on “%2”</source>
        <translation>Playtest of “%1” on “%2”</translation>
    </message>
    <message>
        <source>fair: as near to an even part as one hundredth</source>
        <translation>fair: as near to an even part as one hundredth</translation>
    </message>
    <message>
        <source>not yet known: about %1 more games</source>
        <translation>not yet known: about %1 more games</translation>
    </message>
    <message>
        <source>Who wins, by seat</source>
        <translation>Who wins, by seat</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Seat %1</translation>
    </message>
    <message>
        <source>Share of the wins by seat; the line is an even part</source>
        <translation>Share of the wins by seat; the line is an even part</translation>
    </message>
    <message>
        <source>How long a game lasts</source>
        <translation>How long a game lasts</translation>
    </message>
    <message>
        <source>Games by their number of turns; the line is the median</source>
        <translation>Games by their number of turns; the line is the median</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>All figures</translation>
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
        <source>Tiles</source>
        <translation>Tiles</translation>
    </message>
    <message>
        <source>%1 tests, one for each tile: of the tiles marked as refused more often than others, at most 5 % are marked by chance (Benjamini and Hochberg).</source>
        <translation>%1 tests, one for each tile: of the tiles marked as refused more often than others, at most 5 % are marked by chance (Benjamini and Hochberg).</translation>
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
        <source>The command that repeats it</source>
        <translation>The command that repeats it</translation>
    </message>
    <message>
        <source>SET: “%1”, hash %2. MAP: “%3”, hash %4. Program: version %5.</source>
        <translation>SET: “%1”, hash %2. MAP: “%3”, hash %4. Program: version %5.</translation>
    </message>
    <message>
        <source>Found the bot %1, expected one of: %2.</source>
        <translation>Found the bot %1, expected one of: %2.</translation>
    </message>
    <message>
        <source>%1: meets all goals; %2 of %3 points may do so.</source>
        <translation>%1: meets all goals; %2 of %3 points may do so.</translation>
    </message>
    <message>
        <source>%1: comes nearest, but misses %2; %3 of %4 points may meet all goals.</source>
        <translation>%1: comes nearest, but misses %2; %3 of %4 points may meet all goals.</translation>
    </message>
    <message>
        <source>%1: comes nearest, not yet known of %2; %3 of %4 points may meet all goals.</source>
        <translation>%1: comes nearest, not yet known of %2; %3 of %4 points may meet all goals.</translation>
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
        <source>Found %1 beside “tileset”, expected one of them: a set from a file isn&apos;t generated.</source>
        <translation>Found %1 beside “tileset”, expected one of them: a set from a file isn&apos;t generated.</translation>
    </message>
    <message>
        <source>Found more than %1 combinations of values, expected at most so many.</source>
        <translation>Found more than %1 combinations of values, expected at most so many.</translation>
    </message>
    <message>
        <source>Found the report of another study, expected one of the same bots, games, seed, values, files and program.</source>
        <translation>Found the report of another study, expected one of the same bots, games, seed, values, files and program.</translation>
    </message>
    <message>
        <source>Found the range %1 to %2 for %3, expected one within %4 to %5, the lower end first.</source>
        <translation>Found the range %1 to %2 for %3, expected one within %4 to %5, the lower end first.</translation>
    </message>
    <message>
        <source>Found no goal, expected one or more.</source>
        <translation>Found no goal, expected one or more.</translation>
    </message>
    <message>
        <source>Found a set without tiles, expected one to start from.</source>
        <translation>Found a set without tiles, expected one to start from.</translation>
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
        <source>found --after, expected it with a game record only</source>
        <translation>found --after, expected it with a game record only</translation>
    </message>
    <message>
        <source>found the file name %1, expected a folder: several files are written</source>
        <translation>found the file name %1, expected a folder: several files are written</translation>
    </message>
    <message>
        <source>%1 of the files are there already with other content: %2</source>
        <translation>%1 of the files are there already with other content: %2</translation>
    </message>
    <message>
        <source>Nothing was written; with --force they are written over.</source>
        <translation>Nothing was written; with --force they are written over.</translation>
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
        <source>found the template %1, expected a *.sheet.json or one of %2</source>
        <translation>found the template %1, expected a *.sheet.json or one of %2</translation>
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
        <source>A row a tile: id, count, its four sides, notes. It can be edited in a spreadsheet and taken over again.</source>
        <translation>A row a tile: id, count, its four sides, notes. It can be edited in a spreadsheet and taken over again.</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Separator</translation>
    </message>
    <message>
        <source>What parts the columns; spreadsheets in German or French expect a semicolon.</source>
        <translation>What parts the columns; spreadsheets in German or French expect a semicolon.</translation>
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
        <source>%1: found nothing, expected a text such as %2</source>
        <translation>%1: found nothing, expected a text such as %2</translation>
    </message>
    <message>
        <source>found the option %1, expected none: the format %2 has no options</source>
        <translation>found the option %1, expected none: the format %2 has no options</translation>
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
        <source>A map or a moment of a game as one picture, a set as one picture for each tile, on a transparent ground.</source>
        <translation>A map or a moment of a game as one picture, a set as one picture for each tile, on a transparent ground.</translation>
    </message>
    <message>
        <source>Pixels a tile</source>
        <translation>Pixels a tile</translation>
    </message>
    <message>
        <source>Along an edge; a tile of 45 mm has 531 at 300 dots an inch.</source>
        <translation>Along an edge; a tile of 45 mm has 531 at 300 dots an inch.</translation>
    </message>
    <message>
        <source>The picture would have %1 by %2 pixels, expected at most %3 each way.</source>
        <translation>The picture would have %1 by %2 pixels, expected at most %3 each way.</translation>
    </message>
    <message>
        <source>Choose fewer pixels a tile.</source>
        <translation>Choose fewer pixels a tile.</translation>
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
        <source>Map of the moment</source>
        <translation>Map of the moment</translation>
    </message>
    <message>
        <source>What lies on the table as a map of this program, to be edited or played.</source>
        <translation>What lies on the table as a map of this program, to be edited or played.</translation>
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
        <source>A set as tile set with an edge set for its sides (.tsj), a map or a moment of a game as map (.tmj), with a picture for each tile.</source>
        <translation>A set as tile set with an edge set for its sides (.tsj), a map or a moment of a game as map (.tmj), with a picture for each tile.</translation>
    </message>
    <message>
        <source>Along an edge of its picture.</source>
        <translation>Along an edge of its picture.</translation>
    </message>
    <message>
        <source>Tabletop Simulator</source>
        <translation>Tabletop Simulator</translation>
    </message>
    <message>
        <source>A saved object with board, shuffled tiles, cubes and pieces, and the images that it shows; put these on a server first.</source>
        <translation>A saved object with board, shuffled tiles, cubes and pieces, and the images that it shows; put these on a server first.</translation>
    </message>
    <message>
        <source>Address of the images</source>
        <translation>Address of the images</translation>
    </message>
    <message>
        <source>The folder on the web where you will put them; all who play load them from there.</source>
        <translation>The folder on the web where you will put them; all who play load them from there.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>For how many the table is set; a game has its own.</source>
        <translation>For how many the table is set; a game has its own.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Another one shuffles the tiles another way.</source>
        <translation>Another one shuffles the tiles another way.</translation>
    </message>
    <message>
        <source>Along an edge; sheets of ten tiles have at most 4096 pixels.</source>
        <translation>Along an edge; sheets of ten tiles have at most 4096 pixels.</translation>
    </message>
    <message>
        <source>VASSAL module</source>
        <translation>VASSAL module</translation>
    </message>
    <message>
        <source>A module with board, grid, a shuffled pile of tiles that keys turn, pieces and markers, all in one file.</source>
        <translation>A module with board, grid, a shuffled pile of tiles that keys turn, pieces and markers, all in one file.</translation>
    </message>
    <message>
        <source>Room round the board</source>
        <translation>Room round the board</translation>
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
        <source>Bars laid at the doors of the chamber at %1, %2 in a game</source>
        <translation>Bars laid at the doors of the chamber at %1, %2 in a game</translation>
    </message>
    <message>
        <source>Times in a game that a tile which fits nowhere does not fit an open door of the chamber at %1, %2 either</source>
        <translation>Times in a game that a tile which fits nowhere does not fit an open door of the chamber at %1, %2 either</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>The board</translation>
    </message>
    <message>
        <source>Steps into and out of each chamber of the board in a game; the darker, the more</source>
        <translation>Steps into and out of each chamber of the board in a game; the darker, the more</translation>
    </message>
    <message>
        <source>Chamber</source>
        <translation>Chamber</translation>
    </message>
    <message>
        <source>Steps in a game</source>
        <translation>Steps in a game</translation>
    </message>
    <message>
        <source>Bars in a game</source>
        <translation>Bars in a game</translation>
    </message>
    <message>
        <source>Refusals in a game</source>
        <translation>Refusals in a game</translation>
    </message>
    <message>
        <source>used more than those like it</source>
        <translation>used more than those like it</translation>
    </message>
    <message>
        <source>used less than those like it</source>
        <translation>used less than those like it</translation>
    </message>
    <message>
        <source>there is no board to print; expected a map with chambers</source>
        <translation>there is no board to print; expected a map with chambers</translation>
    </message>
    <message>
        <source>a part of a board is %1 by %2 mm and overlaps by %3; expected at least %4 mm that are its own</source>
        <translation>a part of a board is %1 by %2 mm and overlaps by %3; expected at least %4 mm that are its own</translation>
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
        <source>tiles begin %1 mm from the edge of the paper; most printers leave %2 mm white</source>
        <translation>tiles begin %1 mm from the edge of the paper; most printers leave %2 mm white</translation>
    </message>
    <message>
        <source>take wider margins, or a printer that prints to the edge</source>
        <translation>take wider margins, or a printer that prints to the edge</translation>
    </message>
    <message>
        <source>a margin of %1 mm has no room for text and ruler; they need %2</source>
        <translation>a margin of %1 mm has no room for text and ruler; they need %2</translation>
    </message>
    <message>
        <source>the symbols of doors become %1 mm wide; below %2 mm they are hard to tell</source>
        <translation>the symbols of doors become %1 mm wide; below %2 mm they are hard to tell</translation>
    </message>
    <message>
        <source>take larger tiles</source>
        <translation>take larger tiles</translation>
    </message>
    <message>
        <source>no usual paper holds a page of %1 by %2 mm: a printer would scale it</source>
        <translation>no usual paper holds a page of %1 by %2 mm: a printer would scale it</translation>
    </message>
    <message>
        <source>have it printed by a print shop, or take smaller paper</source>
        <translation>have it printed by a print shop, or take smaller paper</translation>
    </message>
    <message>
        <source>found the chosen tile “%1”, expected one of the set</source>
        <translation>found the chosen tile “%1”, expected one of the set</translation>
    </message>
    <message>
        <source>paper of %1 by %2 mm has no room between its margins for a piece of %3 by %4 mm with its bleed</source>
        <translation>paper of %1 by %2 mm has no room between its margins for a piece of %3 by %4 mm with its bleed</translation>
    </message>
    <message>
        <source>all %1 slots of a page are skipped; expected one that is not</source>
        <translation>all %1 slots of a page are skipped; expected one that is not</translation>
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
        <source>row %1: the table goes on, expected at most %3 rows</source>
        <translation>row %1: the table goes on, expected at most %3 rows</translation>
    </message>
    <message>
        <source>row %1: found more than %3 columns</source>
        <translation>row %1: found more than %3 columns</translation>
    </message>
    <message>
        <source>row %1, column %2: found text behind a closing quote, expected a separator or the end of the row; quotes within a cell are doubled</source>
        <translation>row %1, column %2: found text behind a closing quote, expected a separator or the end of the row; quotes within a cell are doubled</translation>
    </message>
    <message>
        <source>row %1, column %2: a quote is opened and never closed</source>
        <translation>row %1, column %2: a quote is opened and never closed</translation>
    </message>
    <message>
        <source>row %1, column %2: found bytes that are no UTF-8</source>
        <translation>row %1, column %2: found bytes that are no UTF-8</translation>
    </message>
    <message>
        <source>Save the table as “CSV UTF-8”.</source>
        <translation>Save the table as “CSV UTF-8”.</translation>
    </message>
    <message>
        <source>The files before it were written: %1.</source>
        <translation>The files before it were written: %1.</translation>
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
        <source>row 1: found %1 columns beside our own, expected at most %2</source>
        <translation>row 1: found %1 columns beside our own, expected at most %2</translation>
    </message>
    <message>
        <source>row 1: found no column id, expected a heading such as %1</source>
        <translation>row 1: found no column id, expected a heading such as %1</translation>
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
        <source>row %1, column id: found %2, which row %3 has already</source>
        <translation>row %1, column id: found %2, which row %3 has already</translation>
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
        <source>lay the tile drawn, then 1 action</source>
        <translation>lay the tile drawn, then 1 action</translation>
    </message>
    <message>
        <source>The id “%1” is already that of tile no. %2 of the set.</source>
        <translation>The id “%1” is already that of tile no. %2 of the set.</translation>
    </message>
    <message>
        <source>%1: found %2, expected an address that begins with http:// or https://, such as %3</source>
        <translation>%1: found %2, expected an address that begins with http:// or https://, such as %3</translation>
    </message>
    <message>
        <source>There is a template of the name “%1” already.</source>
        <translation>There is a template of the name “%1” already.</translation>
    </message>
    <message>
        <source>The template can&apos;t be deleted: %1</source>
        <translation>The template can&apos;t be deleted: %1</translation>
    </message>
    <message>
        <source>the board takes %1 pages; on paper in landscape, %2</source>
        <translation>the board takes %1 pages; on paper in landscape, %2</translation>
    </message>
    <message>
        <source>the board takes %1 pages; on paper in portrait, %2</source>
        <translation>the board takes %1 pages; on paper in portrait, %2</translation>
    </message>
    <message>
        <source>the skew of backs is %1 degrees; expected -%2 to %2: it evens out how a printer feeds paper, and doesn&apos;t turn backs in their places</source>
        <translation>the skew of backs is %1 degrees; expected -%2 to %2: it evens out how a printer feeds paper, and doesn&apos;t turn backs in their places</translation>
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
        <source>found the output to be the input “%1”, expected another file</source>
        <translation>found the output to be the input “%1”, expected another file</translation>
    </message>
    <message>
        <source>found a %1 there, expected no file or one that may be written over</source>
        <translation>found a %1 there, expected no file or one that may be written over</translation>
    </message>
    <message>
        <source>What is expected is that of “%1”.</source>
        <translation>What is expected is that of “%1”.</translation>
    </message>
    <message>
        <source>found a page for the output, expected a file for JSON: only playtest and merge make pages</source>
        <translation>found a page for the output, expected a file for JSON: only playtest and merge make pages</translation>
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
        <source>a supply of more tokens than there are players runs out</source>
        <translation>a supply of more tokens than there are players runs out</translation>
    </message>
    <message>
        <source>Earned in a game, neither taken before the first turn nor exchanged for others, all players together: %1</source>
        <translation>Earned in a game, neither taken before the first turn nor exchanged for others, all players together: %1</translation>
    </message>
    <message>
        <source>Taken before the first turn of a game, all players together: %1</source>
        <translation>Taken before the first turn of a game, all players together: %1</translation>
    </message>
    <message>
        <source>Taken in exchange for others in a game, all players together: %1</source>
        <translation>Taken in exchange for others in a game, all players together: %1</translation>
    </message>
    <message>
        <source>Players who ever earn any: %1</source>
        <translation>Players who ever earn any: %1</translation>
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
        <source>a state that rules may not cover, %1 times: %2</source>
        <translation>a state that rules may not cover, %1 times: %2</translation>
    </message>
    <message>
        <source>The bots always play alike, so that all games of a block are the same: %1 games tell as much as %2.</source>
        <translation>The bots always play alike, so that all games of a block are the same: %1 games tell as much as %2.</translation>
    </message>
    <message>
        <source>Found %1 for %2, expected a number from 0 to 1: it is a share.</source>
        <translation>Found %1 for %2, expected a number from 0 to 1: it is a share.</translation>
    </message>
    <message>
        <source>unfair: more than an even part</source>
        <translation>unfair: more than an even part</translation>
    </message>
    <message>
        <source>unfair: less than an even part</source>
        <translation>unfair: less than an even part</translation>
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
        <source>The parts look unlike: p = %1 (chi-squared, over ends and turns).</source>
        <translation>The parts look unlike: p = %1 (chi-squared, over ends and turns).</translation>
    </message>
    <message>
        <source>The parts look alike: p = %1 (chi-squared, over ends and turns).</source>
        <translation>The parts look alike: p = %1 (chi-squared, over ends and turns).</translation>
    </message>
    <message>
        <source>Found version %1 of the format, expected %2: the file was written by an older program and lacks what this one counts.</source>
        <translation>Found version %1 of the format, expected %2: the file was written by an older program and lacks what this one counts.</translation>
    </message>
    <message>
        <source>Play the games again; the same seed gives the same games.</source>
        <translation>Play the games again; the same seed gives the same games.</translation>
    </message>
    <message>
        <source>found the rules %1, expected one of: %2</source>
        <translation>found the rules %1, expected one of: %2</translation>
    </message>
    <message>
        <source>found a tile set for %1, expected one for %2</source>
        <translation>found a tile set for %1, expected one for %2</translation>
    </message>
    <message>
        <source>found an option for tiles of other rules than %1; --help tells which are for them</source>
        <translation>found an option for tiles of other rules than %1; --help tells which are for them</translation>
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
        <source>a whole number from %1 to %2 in steps of %3</source>
        <translation>a whole number from %1 to %2 in steps of %3</translation>
    </message>
    <message>
        <source>a list of any of %1, each at most once</source>
        <translation>a list of any of %1, each at most once</translation>
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
        <source>found the cell %1, %2, which is empty; expected a laid tile</source>
        <translation>found the cell %1, %2, which is empty; expected a laid tile</translation>
    </message>
    <message>
        <source>the side of a tunnel mouth</source>
        <translation>the side of a tunnel mouth</translation>
    </message>
    <message>
        <source>a figure</source>
        <translation>a figure</translation>
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
        <source>What a complete city of two tiles scores without pennants: 4 as any other, or 2 (L-3.2).</source>
        <translation>What a complete city of two tiles scores without pennants: 4 as any other, or 2 (L-3.2).</translation>
    </message>
    <message>
        <source>Split other tunnels</source>
        <translation>Split other tunnels</translation>
    </message>
    <message>
        <source>Where tunnel tokens are played, roads that run through the mouths of other sets are broken there (U-2.3).</source>
        <translation>Where tunnel tokens are played, roads that run through the mouths of other sets are broken there (U-2.3).</translation>
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
        <source>the wagons are moved on before</source>
        <translation>the wagons are moved on before</translation>
    </message>
    <message>
        <source>a figure was placed already</source>
        <translation>a figure was placed already</translation>
    </message>
    <message>
        <source>none is left in your supply</source>
        <translation>none is left in your supply</translation>
    </message>
    <message>
        <source>the tile shows nothing that he goes on</source>
        <translation>the tile shows nothing that he goes on</translation>
    </message>
    <message>
        <source>somebody is on it already</source>
        <translation>somebody is on it already</translation>
    </message>
    <message>
        <source>no follower of yours is on it</source>
        <translation>no follower of yours is on it</translation>
    </message>
    <message>
        <source>a token was placed this turn already</source>
        <translation>a token was placed this turn already</translation>
    </message>
    <message>
        <source>no token is left to you</source>
        <translation>no token is left to you</translation>
    </message>
    <message>
        <source>no tunnel mouth is free</source>
        <translation>no tunnel mouth is free</translation>
    </message>
    <message>
        <source>no open road, city or cloister is free near by</source>
        <translation>no open road, city or cloister is free near by</translation>
    </message>
    <message>
        <source>a tile lies here already</source>
        <translation>a tile lies here already</translation>
    </message>
    <message>
        <source>figures go on the tile just laid</source>
        <translation>figures go on the tile just laid</translation>
    </message>
    <message>
        <source>tokens are not played</source>
        <translation>tokens are not played</translation>
    </message>
    <message>
        <source>a token lies here already</source>
        <translation>a token lies here already</translation>
    </message>
    <message>
        <source>no tunnel mouth is here</source>
        <translation>no tunnel mouth is here</translation>
    </message>
    <message>
        <source>field at complete cities: %1</source>
        <translation>field at complete cities: %1</translation>
    </message>
    <message>
        <source>cloister, tiles there: %1 of 9</source>
        <translation>cloister, tiles there: %1 of 9</translation>
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
        <source>Take features away.</source>
        <translation>Take features away.</translation>
    </message>
    <message>
        <source>found %1 features on all tiles, expected at most %2 in a game</source>
        <translation>found %1 features on all tiles, expected at most %2 in a game</translation>
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
        <source>place a figure, or end the turn</source>
        <translation>place a figure, or end the turn</translation>
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
        <source>The tile set “%1” is for “%2”, but “%3”, which it is played with, for “%4”.</source>
        <translation>The tile set “%1” is for “%2”, but “%3”, which it is played with, for “%4”.</translation>
    </message>
    <message>
        <source>Choose sets for the same rules.</source>
        <translation>Choose sets for the same rules.</translation>
    </message>
    <message>
        <source>The id “%1” stands in “%2” and in “%3”, expected it in one set only.</source>
        <translation>The id “%1” stands in “%2” and in “%3”, expected it in one set only.</translation>
    </message>
    <message>
        <source>Give one of the two tiles another id.</source>
        <translation>Give one of the two tiles another id.</translation>
    </message>
    <message>
        <source>All weights of city, road and field are 0, expected at least one above.</source>
        <translation>All weights of city, road and field are 0, expected at least one above.</translation>
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
        <source>tunnel where played</source>
        <translation>tunnel where played</translation>
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
        <source>The features no. %1 and no. %2 cross, but the tile has %3 features, which count from 0.</source>
        <translation>The features no. %1 and no. %2 cross, but the tile has %3 features, which count from 0.</translation>
    </message>
    <message>
        <source>Name two features of the tile by their places.</source>
        <translation>Name two features of the tile by their places.</translation>
    </message>
    <message>
        <source>The feature no. %1 crosses itself, expected two different ones.</source>
        <translation>The feature no. %1 crosses itself, expected two different ones.</translation>
    </message>
    <message>
        <source>Name two features, or remove the crossing.</source>
        <translation>Name two features, or remove the crossing.</translation>
    </message>
    <message>
        <source>That the features no. %1 and no. %2 cross is told twice.</source>
        <translation>That the features no. %1 and no. %2 cross is told twice.</translation>
    </message>
    <message>
        <source>The features no. %1 and no. %2 cross, but could lie side by side.</source>
        <translation>The features no. %1 and no. %2 cross, but could lie side by side.</translation>
    </message>
    <message>
        <source>Remove the crossing, or correct their sides.</source>
        <translation>Remove the crossing, or correct their sides.</translation>
    </message>
    <message>
        <source>The features no. %1 and no. %2 can&apos;t lie side by side, but that they cross isn&apos;t told.</source>
        <translation>The features no. %1 and no. %2 can&apos;t lie side by side, but that they cross isn&apos;t told.</translation>
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
        <source>The cities no. %1 and no. %2 of the features both reach the %3 side; expected one.</source>
        <translation>The cities no. %1 and no. %2 of the features both reach the %3 side; expected one.</translation>
    </message>
    <message>
        <source>The %1 side shows a road, but no road of the tile reaches it; expected one.</source>
        <translation>The %1 side shows a road, but no road of the tile reaches it; expected one.</translation>
    </message>
    <message>
        <source>The roads no. %1 and no. %2 of the features both reach the %3 side; expected one.</source>
        <translation>The roads no. %1 and no. %2 of the features both reach the %3 side; expected one.</translation>
    </message>
    <message>
        <source>Add the side to a feature of that kind, or change the edge.</source>
        <translation>Add the side to a feature of that kind, or change the edge.</translation>
    </message>
    <message>
        <source>Take the side from one of the two, or make them one.</source>
        <translation>Take the side from one of the two, or make them one.</translation>
    </message>
    <message>
        <source>The half side %1 is in no field, expected one.</source>
        <translation>The half side %1 is in no field, expected one.</translation>
    </message>
    <message>
        <source>Add it to a field of the tile.</source>
        <translation>Add it to a field of the tile.</translation>
    </message>
    <message>
        <source>The half side %1 is in the fields no. %2 and no. %3 of the features; expected one.</source>
        <translation>The half side %1 is in the fields no. %2 and no. %3 of the features; expected one.</translation>
    </message>
    <message>
        <source>Take it from one of the two, or make them one.</source>
        <translation>Take it from one of the two, or make them one.</translation>
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
        <source>Take the side from it, or change the edge.</source>
        <translation>Take the side from it, or change the edge.</translation>
    </message>
    <message>
        <source>A road of %1 sides ends in a tunnel mouth, expected one side.</source>
        <translation>A road of %1 sides ends in a tunnel mouth, expected one side.</translation>
    </message>
    <message>
        <source>Make it a road for each side, or “splits”.</source>
        <translation>Make it a road for each side, or “splits”.</translation>
    </message>
    <message>
        <source>A road of one side is to split, expected two sides or more.</source>
        <translation>A road of one side is to split, expected two sides or more.</translation>
    </message>
    <message>
        <source>Make it a “mouth”, or give it more sides.</source>
        <translation>Make it a “mouth”, or give it more sides.</translation>
    </message>
    <message>
        <source>The field holds the half side %1 of an edge “%2”, along which no field can lie.</source>
        <translation>The field holds the half side %1 of an edge “%2”, along which no field can lie.</translation>
    </message>
    <message>
        <source>Take the half side from it, or change the edge.</source>
        <translation>Take the half side from it, or change the edge.</translation>
    </message>
    <message>
        <source>The field touches city no. %1 of the features, but that is no city of the tile.</source>
        <translation>The field touches city no. %1 of the features, but that is no city of the tile.</translation>
    </message>
    <message>
        <source>Name a city by its place among the features, which count from 0.</source>
        <translation>Name a city by its place among the features, which count from 0.</translation>
    </message>
    <message>
        <source>City no. %1 is listed twice.</source>
        <translation>City no. %1 is listed twice.</translation>
    </message>
    <message>
        <source>The tile has a second cloister, expected one at most.</source>
        <translation>The tile has a second cloister, expected one at most.</translation>
    </message>
    <message>
        <source>The mark “%1” is there twice, expected once.</source>
        <translation>The mark “%1” is there twice, expected once.</translation>
    </message>
    <message>
        <source>The tile has a volcano and a tower, expected one of the two at most.</source>
        <translation>The tile has a volcano and a tower, expected one of the two at most.</translation>
    </message>
    <message>
        <source>The map is for “%1”, but its tile set for “%2”.</source>
        <translation>The map is for “%1”, but its tile set for “%2”.</translation>
    </message>
    <message>
        <source>Open the map with a set for the same rules.</source>
        <translation>Open the map with a set for the same rules.</translation>
    </message>
    <message>
        <source>The map has no tile, expected at least one to begin with.</source>
        <translation>The map has no tile, expected at least one to begin with.</translation>
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
        <source>The %1 side shows “%2”, that of the neighbour “%3”; expected the same.</source>
        <translation>The %1 side shows “%2”, that of the neighbour “%3”; expected the same.</translation>
    </message>
    <message>
        <source>Turn one of the two, or lay another tile.</source>
        <translation>Turn one of the two, or lay another tile.</translation>
    </message>
    <message>
        <source>found A to be played by the rules of %1 and B by those of %2, expected the same rules of both</source>
        <translation>found A to be played by the rules of %1 and B by those of %2, expected the same rules of both</translation>
    </message>
    <message>
        <source>found a file there, expected none that would be written over: %1</source>
        <translation>found a file there, expected none that would be written over: %1</translation>
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
        <source>Whose pieces and tokens lie ready; a game has its own. The tunnel needs tokens.</source>
        <translation>Whose pieces and tokens lie ready; a game has its own. The tunnel needs tokens.</translation>
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
        <source>What each player has one of beside the seven small followers (L-4): the large follower counts as two; the mayor as many as the city has pennants; the wagon drives on when its feature is complete; the builder brings a second tile; the pig a point more for each city of a field.</source>
        <translation>What each player has one of beside the seven small followers (L-4): the large follower counts as two; the mayor as many as the city has pennants; the wagon drives on when its feature is complete; the builder brings a second tile; the pig a point more for each city of a field.</translation>
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
        <source>Tiles that a laid tile lies beside, on average</source>
        <translation>Tiles that a laid tile lies beside, on average</translation>
    </message>
    <message>
        <source>Points for %1 that a player scores in play, on average</source>
        <translation>Points for %1 that a player scores in play, on average</translation>
    </message>
    <message>
        <source>Points for %1 that the end of the game brings a player, on average</source>
        <translation>Points for %1 that the end of the game brings a player, on average</translation>
    </message>
    <message>
        <source>Points for %1, in play and at the end, of all points</source>
        <translation>Points for %1, in play and at the end, of all points</translation>
    </message>
    <message>
        <source>Put on the board from the hand in a game, all players together: %1</source>
        <translation>Put on the board from the hand in a game, all players together: %1</translation>
    </message>
    <message>
        <source>Come home in a game, all players together: %1</source>
        <translation>Come home in a game, all players together: %1</translation>
    </message>
    <message>
        <source>In hand when one&apos;s own turn begins, on average: %1</source>
        <translation>In hand when one&apos;s own turn begins, on average: %1</translation>
    </message>
    <message>
        <source>Turns that begin with none in the player&apos;s hand, of all turns: %1</source>
        <translation>Turns that begin with none in the player&apos;s hand, of all turns: %1</translation>
    </message>
    <message>
        <source>In hand when one&apos;s own turns %2 to %3 begin, on average: %1</source>
        <translation>In hand when one&apos;s own turns %2 to %3 begin, on average: %1</translation>
    </message>
    <message>
        <source>Complete at the end of a game, on average: %1</source>
        <translation>Complete at the end of a game, on average: %1</translation>
    </message>
    <message>
        <source>Incomplete at the end of a game, on average: %1</source>
        <translation>Incomplete at the end of a game, on average: %1</translation>
    </message>
    <message>
        <source>Complete at the end, of all that are on the board: %1</source>
        <translation>Complete at the end, of all that are on the board: %1</translation>
    </message>
    <message>
        <source>Not complete but with pieces on them at the end of a game: %1</source>
        <translation>Not complete but with pieces on them at the end of a game: %1</translation>
    </message>
    <message>
        <source>Pieces that stand at the end of a game on what is not complete: %1</source>
        <translation>Pieces that stand at the end of a game on what is not complete: %1</translation>
    </message>
    <message>
        <source>Trapped: they need an empty cell that no tile of the game fits, of those with pieces that are not complete at the end: %1</source>
        <translation>Trapped: they need an empty cell that no tile of the game fits, of those with pieces that are not complete at the end: %1</translation>
    </message>
    <message>
        <source>Pieces that stand trapped at the end of a game, on average: %1</source>
        <translation>Pieces that stand trapped at the end of a game, on average: %1</translation>
    </message>
    <message>
        <source>Found no “tileset”, expected one here or under “vary”: sets for the rules %1 are not generated by a study.</source>
        <translation>Found no “tileset”, expected one here or under “vary”: sets for the rules %1 are not generated by a study.</translation>
    </message>
    <message>
        <source>%1: comes nearest, but misses %2; of %3 points none meets all goals.</source>
        <translation>%1: comes nearest, but misses %2; of %3 points none meets all goals.</translation>
    </message>
    <message>
        <source>Found a set for the rules %1, expected one whose tiles are chambers with passages: other sets are not varied. A study can compare such sets, and options.</source>
        <translation>Found a set for the rules %1, expected one whose tiles are chambers with passages: other sets are not varied. A study can compare such sets, and options.</translation>
    </message>
    <message>
        <source>this set needs nothing of what is to be printed; expected its tiles or other parts</source>
        <translation>this set needs nothing of what is to be printed; expected its tiles or other parts</translation>
    </message>
    <message>
        <source>found nothing that differs, expected two files, or options of one side: --option-a, --option-b, --without-b</source>
        <translation>found nothing that differs, expected two files, or options of one side: --option-a, --option-b, --without-b</translation>
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
        <source>the dragon to %1, %2, into the dungeon</source>
        <translation>the dragon to %1, %2, into the dungeon</translation>
    </message>
    <message>
        <source>the dragon to %1, %2</source>
        <translation>the dragon to %1, %2</translation>
    </message>
    <message>
        <source>the fairy to the %1 in the dungeon</source>
        <translation>the fairy to the %1 in the dungeon</translation>
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
        <source>Buy a prisoner back</source>
        <translation>Buy a prisoner back</translation>
    </message>
    <message>
        <source>Put the fairy</source>
        <translation>Put the fairy</translation>
    </message>
    <message>
        <source>The princess sends home</source>
        <translation>The princess sends home</translation>
    </message>
    <message>
        <source>Go into the dungeon</source>
        <translation>Go into the dungeon</translation>
    </message>
    <message>
        <source>Come out of the dungeon</source>
        <translation>Come out of the dungeon</translation>
    </message>
    <message>
        <source>Flush the dragon out</source>
        <translation>Flush the dragon out</translation>
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
        <source>found no &quot;feature&quot; and no tower on that tile; expected one of them</source>
        <translation>found no &quot;feature&quot; and no tower on that tile; expected one of them</translation>
    </message>
    <message>
        <source>found a place beside &quot;figure&quot;; expected one of them</source>
        <translation>found a place beside &quot;figure&quot;; expected one of them</translation>
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
        <source>When a dragon tile lets the dragon fly: before what is complete is scored, or after it and the wagons (L-6.2).</source>
        <translation>When a dragon tile lets the dragon fly: before what is complete is scored, or after it and the wagons (L-6.2).</translation>
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
        <source>Whether who lays a princess at an occupied city may send one of its followers home, or must do that and nothing else (L-6.5).</source>
        <translation>Whether who lays a princess at an occupied city may send one of its followers home, or must do that and nothing else (L-6.5).</translation>
    </message>
    <message>
        <source>Tower actions</source>
        <translation>Tower actions</translation>
    </message>
    <message>
        <source>Floors, prisoners and followers on towers (L-5); without it towers are nothing but entrances to the dungeon.</source>
        <translation>Floors, prisoners and followers on towers (L-5); without it towers are nothing but entrances to the dungeon.</translation>
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
        <source>Who lays an entrance while the dragon is in the dungeon may show the large follower in his supply and drive it out (D-5.3).</source>
        <translation>Who lays an entrance while the dragon is in the dungeon may show the large follower in his supply and drive it out (D-5.3).</translation>
    </message>
    <message>
        <source>the dragon is on that tile</source>
        <translation>the dragon is on that tile</translation>
    </message>
    <message>
        <source>he comes out by a tower tile without figures</source>
        <translation>he comes out by a tower tile without figures</translation>
    </message>
    <message>
        <source>the princess sends somebody home before</source>
        <translation>the princess sends somebody home before</translation>
    </message>
    <message>
        <source>the dragon is in the dungeon</source>
        <translation>the dragon is in the dungeon</translation>
    </message>
    <message>
        <source>the dragon flies before</source>
        <translation>the dragon flies before</translation>
    </message>
    <message>
        <source>flee or stay before</source>
        <translation>flee or stay before</translation>
    </message>
    <message>
        <source>one thing was done already</source>
        <translation>one thing was done already</translation>
    </message>
    <message>
        <source>nobody of yours is in the dungeon</source>
        <translation>nobody of yours is in the dungeon</translation>
    </message>
    <message>
        <source>no tower tile is free of figures with something open for him</source>
        <translation>no tower tile is free of figures with something open for him</translation>
    </message>
    <message>
        <source>one was bought back this turn already</source>
        <translation>one was bought back this turn already</translation>
    </message>
    <message>
        <source>nobody holds a follower of yours</source>
        <translation>nobody holds a follower of yours</translation>
    </message>
    <message>
        <source>you have fewer than 3 points</source>
        <translation>you have fewer than 3 points</translation>
    </message>
    <message>
        <source>no follower of yours that she could go to</source>
        <translation>no follower of yours that she could go to</translation>
    </message>
    <message>
        <source>no princess of the tile finds a follower in her city</source>
        <translation>no princess of the tile finds a follower in her city</translation>
    </message>
    <message>
        <source>the tile has no tower</source>
        <translation>the tile has no tower</translation>
    </message>
    <message>
        <source>the mayor goes in by a city only</source>
        <translation>the mayor goes in by a city only</translation>
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
        <source>no floor is left to you</source>
        <translation>no floor is left to you</translation>
    </message>
    <message>
        <source>no tower is open</source>
        <translation>no tower is open</translation>
    </message>
    <message>
        <source>she goes to a follower of yours</source>
        <translation>she goes to a follower of yours</translation>
    </message>
    <message>
        <source>the dragon flies after a dragon tile only</source>
        <translation>the dragon flies after a dragon tile only</translation>
    </message>
    <message>
        <source>it comes out at a tower or a volcano without the fairy</source>
        <translation>it comes out at a tower or a volcano without the fairy</translation>
    </message>
    <message>
        <source>one step to a tile beside it, not back, not to the fairy</source>
        <translation>one step to a tile beside it, not back, not to the fairy</translation>
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
        <source>Points of a player at the end, on average</source>
        <translation>Points of a player at the end, on average</translation>
    </message>
    <message>
        <source>Drawn, fitted nowhere and left the game</source>
        <translation>Drawn, fitted nowhere and left the game</translation>
    </message>
    <message>
        <source>Players&apos; pieces that go in, a game: %1</source>
        <translation>Players&apos; pieces that go in, a game: %1</translation>
    </message>
    <message>
        <source>Players&apos; pieces that come out onto the board, a game: %1</source>
        <translation>Players&apos; pieces that come out onto the board, a game: %1</translation>
    </message>
    <message>
        <source>Players&apos; pieces that go in and out in one move, a game: %1</source>
        <translation>Players&apos; pieces that go in and out in one move, a game: %1</translation>
    </message>
    <message>
        <source>Players&apos; pieces that are in it at the end of a game: %1</source>
        <translation>Players&apos; pieces that are in it at the end of a game: %1</translation>
    </message>
    <message>
        <source>Players&apos; pieces that are in it when a turn begins, on average: %1</source>
        <translation>Players&apos; pieces that are in it when a turn begins, on average: %1</translation>
    </message>
    <message>
        <source>Turns, of all players, that a piece stays in it, on average: %1</source>
        <translation>Turns, of all players, that a piece stays in it, on average: %1</translation>
    </message>
    <message>
        <source>Pieces that come out of it to where another player&apos;s stand, a game: %1</source>
        <translation>Pieces that come out of it to where another player&apos;s stand, a game: %1</translation>
    </message>
    <message>
        <source>Contests out of it that their player scored, alone or not, of all that were scored: %1</source>
        <translation>Contests out of it that their player scored, alone or not, of all that were scored: %1</translation>
    </message>
    <message>
        <source>Turns that begin with the %1 in it, of all turns: %2</source>
        <translation>Turns that begin with the %1 in it, of all turns: %2</translation>
    </message>
    <message>
        <source>Games that end with the %1 in it: %2</source>
        <translation>Games that end with the %1 in it: %2</translation>
    </message>
    <message>
        <source>Times that it sets out, with all steps that follow, a game: %1</source>
        <translation>Times that it sets out, with all steps that follow, a game: %1</translation>
    </message>
    <message>
        <source>Moves of it, a game: %1</source>
        <translation>Moves of it, a game: %1</translation>
    </message>
    <message>
        <source>Pieces that it sends home where it arrives, a game: %1</source>
        <translation>Pieces that it sends home where it arrives, a game: %1</translation>
    </message>
    <message>
        <source>Beside</source>
        <translation>Beside</translation>
    </message>
    <message>
        <source>Tiles that a copy lay beside when it was laid, on average</source>
        <translation>Tiles that a copy lay beside when it was laid, on average</translation>
    </message>
    <message>
        <source>Pieces put on a laid copy, on average</source>
        <translation>Pieces put on a laid copy, on average</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points scored for what a laid copy is part of, all players together, on average</source>
        <translation>Points scored for what a laid copy is part of, all players together, on average</translation>
    </message>
    <message>
        <source>Chambers that it met when it was laid, on average</source>
        <translation>Chambers that it met when it was laid, on average</translation>
    </message>
    <message>
        <source>Pieces that moved onto a laid copy, on average</source>
        <translation>Pieces that moved onto a laid copy, on average</translation>
    </message>
    <message>
        <source>Tokens gained by moving onto a laid copy, on average</source>
        <translation>Tokens gained by moving onto a laid copy, on average</translation>
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
        <source>%1 out of the dungeon on the %2 at %3, %4</source>
        <translation>%1 out of the dungeon on the %2 at %3, %4</translation>
    </message>
    <message>
        <source>%1 out of the dungeon on the %2 (%3) at %4, %5</source>
        <translation>%1 out of the dungeon on the %2 (%3) at %4, %5</translation>
    </message>
    <message>
        <source>%1 through the dungeon on the %2 at %3, %4</source>
        <translation>%1 through the dungeon on the %2 at %3, %4</translation>
    </message>
    <message>
        <source>%1 through the dungeon on the %2 (%3) at %4, %5</source>
        <translation>%1 through the dungeon on the %2 (%3) at %4, %5</translation>
    </message>
    <message>
        <source>the fairy to the %1 on the %2 at %3, %4</source>
        <translation>the fairy to the %1 on the %2 at %3, %4</translation>
    </message>
    <message>
        <source>the fairy to the %1 on the %2 (%3) at %4, %5</source>
        <translation>the fairy to the %1 on the %2 (%3) at %4, %5</translation>
    </message>
    <message>
        <source>the fairy to the %1 on the tower at %2, %3</source>
        <translation>the fairy to the %1 on the tower at %2, %3</translation>
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
        <source>a floor at %1, %2; the %3 on the %4 at %5, %6 against your %7</source>
        <translation>a floor at %1, %2; the %3 on the %4 at %5, %6 against your %7</translation>
    </message>
    <message>
        <source>a floor at %1, %2; the %3 on the %4 (%5) at %6, %7 against your %8</source>
        <translation>a floor at %1, %2; the %3 on the %4 (%5) at %6, %7 against your %8</translation>
    </message>
    <message>
        <source>a floor at %1, %2; the %3 on the tower at %4, %5 against your %6</source>
        <translation>a floor at %1, %2; the %3 on the tower at %4, %5 against your %6</translation>
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
        <source>Pieces that went by a laid copy into a space beside the tiles, on average</source>
        <translation>Pieces that went by a laid copy into a space beside the tiles, on average</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Out</translation>
    </message>
    <message>
        <source>Pieces that came out of such a space onto a laid copy, on average</source>
        <translation>Pieces that came out of such a space onto a laid copy, on average</translation>
    </message>
    <message>
        <source>Eaten</source>
        <translation>Eaten</translation>
    </message>
    <message>
        <source>Pieces on a laid copy that went home when a piece of nobody came there, on average</source>
        <translation>Pieces on a laid copy that went home when a piece of nobody came there, on average</translation>
    </message>
    <message>
        <source>found no output, expected the comparison to go on with: -o</source>
        <translation>found no output, expected the comparison to go on with: -o</translation>
    </message>
    <message>
        <source>the set has no tiles, so that there is nothing to print</source>
        <translation>the set has no tiles, so that there is nothing to print</translation>
    </message>
    <message>
        <source>all tiles of the set have a count of 0, so that there is nothing to print</source>
        <translation>all tiles of the set have a count of 0, so that there is nothing to print</translation>
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
        <source>Found no games here to go on from, expected those that an earlier run has played.</source>
        <translation>Found no games here to go on from, expected those that an earlier run has played.</translation>
    </message>
    <message>
        <source>Found the games of another question, expected those of the same set, map, options, players, games, seed and program.</source>
        <translation>Found the games of another question, expected those of the same set, map, options, players, games, seed and program.</translation>
    </message>
    <message>
        <source>Found %1 games in a block, expected as many as players: %2.</source>
        <translation>Found %1 games in a block, expected as many as players: %2.</translation>
    </message>
    <message>
        <source>Found a tile drawn %1 times, refused %2 times and drawn in %3 blocks of %4; no games give these numbers.</source>
        <translation>Found a tile drawn %1 times, refused %2 times and drawn in %3 blocks of %4; no games give these numbers.</translation>
    </message>
    <message>
        <source>Found %1 as what makes a game stand out, expected a name such as “longest” or “uncovered/no-tile-fits”.</source>
        <translation>Found %1 as what makes a game stand out, expected a name such as “longest” or “uncovered/no-tile-fits”.</translation>
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
        <source>The file was written, but may be the old one again after a power cut; write it again.</source>
        <translation>The file was written, but may be the old one again after a power cut; write it again.</translation>
    </message>
    <message>
        <source>“%1” is a pipe, and at its other end nothing happened for %2 seconds.</source>
        <translation>“%1” is a pipe, and at its other end nothing happened for %2 seconds.</translation>
    </message>
    <message>
        <source>Start the program at its other end first.</source>
        <translation>Start the program at its other end first.</translation>
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
        <source>row %1, column %2: spreadsheets take “%3” for a formula; expected another sign at its beginning</source>
        <translation>row %1, column %2: spreadsheets take “%3” for a formula; expected another sign at its beginning</translation>
    </message>
    <message>
        <source>Change the text, or open the table with its columns as text; the table itself has it as it is.</source>
        <translation>Change the text, or open the table with its columns as text; the table itself has it as it is.</translation>
    </message>
    <message>
        <source>found %1, which is illegal here: %2; expected %3</source>
        <translation>found %1, which is illegal here: %2; expected %3</translation>
    </message>
    <message>
        <source>this turn he came in by that tower; he leaves by another</source>
        <translation>this turn he came in by that tower; he leaves by another</translation>
    </message>
    <message>
        <source>the program failed, and does not know why</source>
        <translation>the program failed, and does not know why</translation>
    </message>
    <message>
        <source>memory ran out</source>
        <translation>memory ran out</translation>
    </message>
    <message>
        <source>the program failed: %1</source>
        <translation>the program failed: %1</translation>
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
</context>
<context>
    <name>SavePlace</name>
    <message>
        <source>%1 is there already. Write over it?</source>
        <translation>%1 is there already. Write over it?</translation>
    </message>
</context>
<context>
    <name>SheetFormat</name>
    <message>
        <source>SVG, a file for each page</source>
        <translation>SVG, a file for each page</translation>
    </message>
    <message>
        <source>PDF, all pages in one file</source>
        <translation>PDF, all pages in one file</translation>
    </message>
    <message>
        <source>PNG, a file for each page</source>
        <translation>PNG, a file for each page</translation>
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
        <source>Tiles that touch, cut with a ruler: 48 on a page.</source>
        <translation>Tiles that touch, cut with a ruler: 48 on a page.</translation>
    </message>
    <message>
        <source>Tiles that touch, cut with a ruler: 24 on a page.</source>
        <translation>Tiles that touch, cut with a ruler: 24 on a page.</translation>
    </message>
    <message>
        <source>Tiles that touch, cut with a ruler: 20 on a page.</source>
        <translation>Tiles that touch, cut with a ruler: 20 on a page.</translation>
    </message>
    <message>
        <source>As large as the squares of a gaming mat, on Letter.</source>
        <translation>As large as the squares of a gaming mat, on Letter.</translation>
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
    <name>tilewright::ActingController</name>
    <message>
        <source>The game is over. Any moment of it can be seen with the slider below the board or by a click in the log.</source>
        <translation>The game is over. Any moment of it can be seen with the slider below the board or by a click in the log.</translation>
    </message>
    <message>
        <source>%1 plays. To decide yourself, take a seat: the button beside a player&apos;s name.</source>
        <translation>%1 plays. To decide yourself, take a seat: the button beside a player&apos;s name.</translation>
    </message>
    <message>
        <source>Paused. Start (%1) goes on; %2 plays one move.</source>
        <translation>Paused. Start (%1) goes on; %2 plays one move.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
        <source>Enter or a double click plays it.</source>
        <translation>Enter or a double click plays it.</translation>
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
</context>
<context>
    <name>tilewright::Advice</name>
    <message>
        <source>Hurry</source>
        <translation>Hurry</translation>
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
        <source>The three best moves here, and what they are worth</source>
        <translation>The three best moves here, and what they are worth</translation>
    </message>
    <message>
        <source>Analyse game</source>
        <translation>Analyse game</translation>
    </message>
    <message>
        <source>What each moment of this game was worth, and the biggest mistakes</source>
        <translation>What each moment of this game was worth, and the biggest mistakes</translation>
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
        <source>Worth</source>
        <translation>Worth</translation>
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
        <source>Expected share of the win for the player, after what was played</source>
        <translation>Expected share of the win for the player, after what was played</translation>
    </message>
    <message>
        <source>The same after the best move</source>
        <translation>The same after the best move</translation>
    </message>
    <message>
        <source>What the mistake cost of it</source>
        <translation>What the mistake cost of it</translation>
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
A click shows the moment before it, and on the board what would have been better.</source>
        <translation>Turn %1, move %2. %3
%4
A click shows the moment before it, and on the board what would have been better.</translation>
    </message>
    <message>
        <source>Nothing was found out: it was stopped too soon, or no bot of this program can weigh positions of this rule system.</source>
        <translation>Nothing was found out: it was stopped too soon, or no bot of this program can weigh positions of this rule system.</translation>
    </message>
    <message>
        <source>No big mistakes: no decision cost more than a twentieth of the win.</source>
        <translation>No big mistakes: no decision cost more than a twentieth of the win.</translation>
    </message>
    <message>
        <source>of %1 moves: expected share of the win</source>
        <translation>of %1 moves: expected share of the win</translation>
    </message>
    <message>
        <source>of %1 moves; what the board shows is not one of them</source>
        <translation>of %1 moves; what the board shows is not one of them</translation>
    </message>
</context>
<context>
    <name>tilewright::Application</name>
    <message>
        <source>An error ends the program.</source>
        <translation>An error ends the program.</translation>
    </message>
    <message>
        <source>What happened: %1.</source>
        <extracomment>%1 is what went wrong, a part of a sentence</extracomment>
        <translation>What happened: %1.</translation>
    </message>
    <message>
        <source>What was not saved is kept, and offered when the program is started again.</source>
        <translation>What was not saved is kept, and offered when the program is started again.</translation>
    </message>
    <message>
        <source>Not all that was not saved could be kept; what there is, is offered when the program is started again.</source>
        <translation>Not all that was not saved could be kept; what there is, is offered when the program is started again.</translation>
    </message>
    <message>
        <source>Ends the program</source>
        <translation>Ends the program</translation>
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
        <source>New game…</source>
        <translation>New game…</translation>
    </message>
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
</context>
<context>
    <name>tilewright::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>%1 ways to lie here · R, wheel or right click turns · click or Enter lays</source>
        <translation>%1 ways to lie here · R, wheel or right click turns · click or Enter lays</translation>
    </message>
    <message>
        <source>Lies here one way only · click or Enter lays</source>
        <translation>Lies here one way only · click or Enter lays</translation>
    </message>
    <message>
        <source>Place %1, %2, turned by %3 degrees. %4</source>
        <translation>Place %1, %2, turned by %3 degrees. %4</translation>
    </message>
    <message>
        <source>Arrow keys choose a place for the drawn tile, Tab leads to the next where it may lie, R turns it, Enter lays it. F shows all, plus and minus zoom.</source>
        <translation>Arrow keys choose a place for the drawn tile, Tab leads to the next where it may lie, R turns it, Enter lays it. F shows all, plus and minus zoom.</translation>
    </message>
    <message>
        <source>The drawn tile is laid first: on a free cell beside what lies here.</source>
        <translation>The drawn tile is laid first: on a free cell beside what lies here.</translation>
    </message>
    <message>
        <source>%1: strength %2, points %3</source>
        <translation>%1: strength %2, points %3</translation>
    </message>
    <message>
        <source>nobody&apos;s</source>
        <translation>nobody&apos;s</translation>
    </message>
</context>
<context>
    <name>tilewright::ChamberCanvas</name>
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
        <source>%1 is %2 already</source>
        <translation>%1 is %2 already</translation>
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
        <source>Do it</source>
        <translation>Do it</translation>
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
        <source>Click what is paid and taken, or press its number, which counts for the row with the focus as long as more can be chosen there.</source>
        <translation>Click what is paid and taken, or press its number, which counts for the row with the focus as long as more can be chosen there.</translation>
    </message>
    <message>
        <source>Click what is wanted, or press its number.</source>
        <translation>Click what is wanted, or press its number.</translation>
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
        <source>&amp;As Counted</source>
        <translation>&amp;As Counted</translation>
    </message>
    <message>
        <source>Each tile as often as the set has it</source>
        <translation>Each tile as often as the set has it</translation>
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
        <source>From %1 as you have it here to the file on disk:</source>
        <translation>From %1 as you have it here to the file on disk:</translation>
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
        <source>none: both hold the same</source>
        <translation>none: both hold the same</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Reload</translation>
    </message>
    <message>
        <source>Takes the file over; undo brings your content back</source>
        <translation>Takes the file over; undo brings your content back</translation>
    </message>
</context>
<context>
    <name>tilewright::DiskChanges</name>
    <message>
        <source>%1 could not be read again; nothing was changed.</source>
        <translation>%1 could not be read again; nothing was changed.</translation>
    </message>
    <message>
        <source>%1 was changed by another program, and you have changes of your own. Reloading can be undone.</source>
        <translation>%1 was changed by another program, and you have changes of your own. Reloading can be undone.</translation>
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
        <source>To the tab at the right</source>
        <translation>To the tab at the right</translation>
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
        <source>To the tab at the left</source>
        <translation>To the tab at the left</translation>
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
        <source>Not saved yet; saving asks for a place</source>
        <translation>Not saved yet; saving asks for a place</translation>
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
        <source>%1 (key %2): sets the focused side; then a click on a side sets the same</source>
        <translation>%1 (key %2): sets the focused side; then a click on a side sets the same</translation>
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
        <source>What is in front, for other programs: spreadsheets, Tiled, virtual tables</source>
        <translation>What is in front, for other programs: spreadsheets, Tiled, virtual tables</translation>
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
        <source>Takes a table of a spreadsheet over into the set in front</source>
        <translation>Takes a table of a spreadsheet over into the set in front</translation>
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
        <source>%1 could not be taken over; nothing was changed.</source>
        <translation>%1 could not be taken over; nothing was changed.</translation>
    </message>
    <message>
        <source>import of %1</source>
        <translation>import of %1</translation>
    </message>
    <message>
        <source>Spreadsheets may not show the table as it is.</source>
        <translation>Spreadsheets may not show the table as it is.</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>the clipboard</translation>
    </message>
</context>
<context>
    <name>tilewright::ExportDialog</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is still empty; expected something such as %2</source>
        <extracomment>%1 is the label of a field</extracomment>
        <translation>“%1” is still empty; expected something such as %2</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Browse…</translation>
    </message>
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
        <source>Where the files go; it is made where it is missing</source>
        <translation>Where the files go; it is made where it is missing</translation>
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
        <source>Ends without writing anything</source>
        <translation>Ends without writing anything</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Export</translation>
    </message>
    <message>
        <source>Makes all files first; asks before any is written over</source>
        <translation>Makes all files first; asks before any is written over</translation>
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
    <message numerus="yes">
        <source>%n files are there already with other content. Write over them?</source>
        <translation>
            <numerusform>%n file is there already with other content. Write over it?</numerusform>
            <numerusform>%n files are there already with other content. Write over them?</numerusform>
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
    <message>
        <source>“%1” has to begin with http:// or https://, such as %2</source>
        <extracomment>%1 is the label of a field</extracomment>
        <translation>“%1” has to begin with http:// or https://, such as %2</translation>
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
        <source>Share of the wins of seat %1: %2</source>
        <translation>Share of the wins of seat %1: %2</translation>
    </message>
    <message>
        <source>What the number tells</source>
        <translation>What the number tells</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>As the games played show it</source>
        <translation>As the games played show it</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Interval that holds the true value 95 times of 100</source>
        <translation>Interval that holds the true value 95 times of 100</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Interval</translation>
    </message>
    <message>
        <source>Value of the run before, or of the report compared with</source>
        <translation>Value of the run before, or of the report compared with</translation>
    </message>
    <message>
        <source>Last time</source>
        <translation>Last time</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Difference</translation>
    </message>
    <message>
        <source>%1
%2, interval %3, of %4 counted</source>
        <translation>%1
%2, interval %3, of %4 counted</translation>
    </message>
    <message>
        <source>%1, clearly</source>
        <translation>%1, clearly</translation>
    </message>
    <message>
        <source>Last time: %1.</source>
        <translation>Last time: %1.</translation>
    </message>
    <message>
        <source>Report %1: %2.</source>
        <translation>Report %1: %2.</translation>
    </message>
    <message>
        <source>Not the same as now: %1.</source>
        <translation>Not the same as now: %1.</translation>
    </message>
    <message>
        <source>Report: %1</source>
        <translation>Report: %1</translation>
    </message>
    <message>
        <source>This time less last time; in bold where its interval leaves nothing out</source>
        <translation>This time less last time; in bold where its interval leaves nothing out</translation>
    </message>
    <message>
        <source>Interval that holds the true difference 95 times of 100, of games that have nothing to do with each other</source>
        <translation>Interval that holds the true difference 95 times of 100, of games that have nothing to do with each other</translation>
    </message>
    <message>
        <source>Its interval</source>
        <translation>Its interval</translation>
    </message>
    <message>
        <source>The interval of the difference leaves nothing out: this is another value.</source>
        <translation>The interval of the difference leaves nothing out: this is another value.</translation>
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
        <source>Lists the figures with these words</source>
        <translation>Lists the figures with these words</translation>
    </message>
    <message>
        <source>A double click on a figure of a chamber or a door, or Enter, leads to it on the map</source>
        <translation>A double click on a figure of a chamber or a door, or Enter, leads to it on the map</translation>
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
        <source>Open tile sets, maps or game records</source>
        <translation>Open tile sets, maps or game records</translation>
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
        <source>Save this file in another place</source>
        <translation>Save this file in another place</translation>
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
        <source>Write a copy elsewhere and go on with this file</source>
        <translation>Write a copy elsewhere and go on with this file</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>Re&amp;vert</translation>
    </message>
    <message>
        <source>Back to what is on disk; undo brings the changes back</source>
        <translation>Back to what is on disk; undo brings the changes back</translation>
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
        <source>A copy of this bundled file; saving asks for a place</source>
        <translation>A copy of this bundled file; saving asks for a place</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Open &amp;Recent</translation>
    </message>
    <message>
        <source>&amp;Forget These</source>
        <translation>&amp;Forget These</translation>
    </message>
    <message>
        <source>Empties this list; the files stay where they are</source>
        <translation>Empties this list; the files stay where they are</translation>
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
        <source>Tile sets, maps and game records (*.tileset.json *.map.json *.game.json);;Tile sets (*.tileset.json);;Maps (*.map.json);;Game records (*.game.json);;All files (*)</source>
        <translation>Tile sets, maps and game records (*.tileset.json *.map.json *.game.json);;Tile sets (*.tileset.json);;Maps (*.map.json);;Game records (*.game.json);;All files (*)</translation>
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
        <source>A copy lies at %1; this is still %2.</source>
        <translation>A copy lies at %1; this is still %2.</translation>
    </message>
    <message>
        <source>%1 could not be read again; nothing was changed.</source>
        <translation>%1 could not be read again; nothing was changed.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Unsaved changes</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 has changes that are not saved.</translation>
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
        <source>%1 was changed on disk since it was read here.</source>
        <translation>%1 was changed on disk since it was read here.</translation>
    </message>
    <message>
        <source>Saving writes over what the other program wrote.</source>
        <translation>Saving writes over what the other program wrote.</translation>
    </message>
    <message numerus="yes">
        <source>So have %n other files. Discarded changes are lost.</source>
        <translation>
            <numerusform>So has %n other file. Discarded changes are lost.</numerusform>
            <numerusform>So have %n other files. Discarded changes are lost.</numerusform>
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
        <source>A tile set with one tile, of the kind of the file in front</source>
        <translation>A tile set with one tile, of the kind of the file in front</translation>
    </message>
    <message>
        <source>An empty map, a board or a scenario, for the kind of tiles of the file in front</source>
        <translation>An empty map, a board or a scenario, for the kind of tiles of the file in front</translation>
    </message>
    <message>
        <source>A balanced set to your specification, of the kind of the file in front</source>
        <translation>A balanced set to your specification, of the kind of the file in front</translation>
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
        <source>Ready to play</source>
        <translation>Ready to play</translation>
    </message>
    <message>
        <source>One tile set of all bundled sets that %1 is played with</source>
        <translation>One tile set of all bundled sets that %1 is played with</translation>
    </message>
    <message>
        <source>Copies for recovery can&apos;t be written. %1 Save often.</source>
        <translation>Copies for recovery can&apos;t be written. %1 Save often.</translation>
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
        <source>fair: within one hundredth of an even part</source>
        <translation>fair: within one hundredth of an even part</translation>
    </message>
    <message>
        <source>unfair: wins more than its part</source>
        <translation>unfair: wins more than its part</translation>
    </message>
    <message>
        <source>unfair: wins less than its part</source>
        <translation>unfair: wins less than its part</translation>
    </message>
    <message>
        <source>not yet known: about %1 more games</source>
        <translation>not yet known: about %1 more games</translation>
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
        <source>A state that rules may not cover, %1 times: %2</source>
        <translation>A state that rules may not cover, %1 times: %2</translation>
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
        <source>A state that rules may not cover: %1</source>
        <translation>A state that rules may not cover: %1</translation>
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
    <name>tilewright::FoldGroup</name>
    <message>
        <source>Show or hide %1</source>
        <translation>Show or hide %1</translation>
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
        <source>Start a new game with what is open; Esc leads back</source>
        <translation>Start a new game with what is open; Esc leads back</translation>
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
        <source>The game goes on with the set as it was. %1</source>
        <translation>The game goes on with the set as it was. %1</translation>
    </message>
    <message>
        <source>&amp;Start Again With the Same Seed</source>
        <translation>&amp;Start Again With the Same Seed</translation>
    </message>
    <message>
        <source>With the changed one, move %1 would not be legal: %2: %3</source>
        <translation>With the changed one, move %1 would not be legal: %2: %3</translation>
    </message>
    <message>
        <source>%1 was not brought back, since another game is not saved. It is offered again at the next start.</source>
        <translation>%1 was not brought back, since another game is not saved. It is offered again at the next start.</translation>
    </message>
    <message>
        <source>Save the game?</source>
        <translation>Save the game?</translation>
    </message>
    <message>
        <source>The game is not over, and its moves are not saved.</source>
        <translation>The game is not over, and its moves are not saved.</translation>
    </message>
</context>
<context>
    <name>tilewright::GameDefaults</name>
    <message>
        <source>rule options as they are by default</source>
        <translation>rule options as they are by default</translation>
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
        <source>Generate tiles</source>
        <translation>Generate tiles</translation>
    </message>
    <message>
        <source>&amp;New Set</source>
        <translation>&amp;New Set</translation>
    </message>
    <message>
        <source>&amp;Replace the Tiles of This Set</source>
        <translation>&amp;Replace the Tiles of This Set</translation>
    </message>
    <message>
        <source>The set keeps its name and description; undo brings its tiles back</source>
        <translation>The set keeps its name and description; undo brings its tiles back</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>Na&amp;me</translation>
    </message>
    <message>
        <source>Copies of all tiles together</source>
        <translation>Copies of all tiles together</translation>
    </message>
    <message>
        <source>&amp;Tiles</source>
        <translation>&amp;Tiles</translation>
    </message>
    <message>
        <source>So many pick colours, the first in their order</source>
        <translation>So many pick colours, the first in their order</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colours</translation>
    </message>
    <message>
        <source>How many of this configuration in proportion to the others</source>
        <translation>How many of this configuration in proportion to the others</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>The share of all passages that have no door</source>
        <translation>The share of all passages that have no door</translation>
    </message>
    <message>
        <source>The share of all passages that have a special door; the rest are skulls</source>
        <translation>The share of all passages that have a special door; the rest are skulls</translation>
    </message>
    <message>
        <source>&amp;Open passages</source>
        <translation>&amp;Open passages</translation>
    </message>
    <message>
        <source>&amp;Special doors</source>
        <translation>&amp;Special doors</translation>
    </message>
    <message>
        <source>The same number gives the same set again</source>
        <translation>The same number gives the same set again</translation>
    </message>
    <message>
        <source>Another set with the same figures</source>
        <translation>Another set with the same figures</translation>
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
        <source>working it out…</source>
        <translation>working it out…</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation>Generated</translation>
    </message>
</context>
<context>
    <name>tilewright::GoalsPanel</name>
    <message>
        <source>Turns of a game: half of the games are no longer</source>
        <translation>Turns of a game: half of the games are no longer</translation>
    </message>
    <message>
        <source>Share of the games that end by an escape</source>
        <translation>Share of the games that end by an escape</translation>
    </message>
    <message>
        <source>How far the wins of a seat are from an even part</source>
        <translation>How far the wins of a seat are from an even part</translation>
    </message>
    <message>
        <source>How far the picks gained of a colour are from the mean of all</source>
        <translation>How far the picks gained of a colour are from the mean of all</translation>
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
        <source>? not yet known</source>
        <translation>? not yet known</translation>
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
        <source>Found</source>
        <translation>Found</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Goal</translation>
    </message>
    <message>
        <source>Asks one more figure to lie in a range</source>
        <translation>Asks one more figure to lie in a range</translation>
    </message>
    <message>
        <source>Take this goal away</source>
        <translation>Take this goal away</translation>
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
        <source>At least so much%1; empty: any</source>
        <translation>At least so much%1; empty: any</translation>
    </message>
    <message>
        <source>At most so much%1; empty: any</source>
        <translation>At most so much%1; empty: any</translation>
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
        <source>Take away: %1</source>
        <translation>Take away: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>What the games show, and the interval that holds the true value 95 times of 100</source>
        <translation>What the games show, and the interval that holds the true value 95 times of 100</translation>
    </message>
    <message>
        <source>Not a number</source>
        <translation>Not a number</translation>
    </message>
    <message>
        <source>Say at least or at most</source>
        <translation>Say at least or at most</translation>
    </message>
    <message>
        <source>? nothing counted</source>
        <translation>? nothing counted</translation>
    </message>
    <message>
        <source>Add a goal…</source>
        <translation>Add a goal…</translation>
    </message>
    <message>
        <source>A share lies between 0 and 100 %</source>
        <translation>A share lies between 0 and 100 %</translation>
    </message>
    <message>
        <source>%1 or more and %2 or less: nothing can be both</source>
        <translation>%1 or more and %2 or less: nothing can be both</translation>
    </message>
    <message>
        <source>Turns that begin with no piece in hand of those put down most often</source>
        <translation>Turns that begin with no piece in hand of those put down most often</translation>
    </message>
    <message>
        <source>Share of all points that the richest source gives</source>
        <translation>Share of all points that the richest source gives</translation>
    </message>
</context>
<context>
    <name>tilewright::Health</name>
    <message>
        <source>Nothing was looked at yet.</source>
        <translation>Nothing was looked at yet.</translation>
    </message>
    <message>
        <source>The quick look is off; Edit ▸ Preferences switches it on.</source>
        <translation>The quick look is off; Edit ▸ Preferences switches it on.</translation>
    </message>
    <message>
        <source>The board is too large for a quick look.</source>
        <translation>The board is too large for a quick look.</translation>
    </message>
    <message>
        <source>It can&apos;t be played as it is. %1</source>
        <translation>It can&apos;t be played as it is. %1</translation>
    </message>
</context>
<context>
    <name>tilewright::HealthLamp</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Finishes</source>
        <translation>Finishes</translation>
    </message>
    <message>
        <source>%1 of the games end by an escape; in the others the tiles run out. Half of them or more would be good.</source>
        <translation>%1 of the games end by an escape; in the others the tiles run out. Half of them or more would be good.</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Fair</translation>
    </message>
    <message>
        <source>Seat %1 is farthest from an even part: it has %2 of the wins (%3). Ten hundredths more or less pass for fair here.</source>
        <translation>Seat %1 is farthest from an even part: it has %2 of the wins (%3). Ten hundredths more or less pass for fair here.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Length</translation>
    </message>
    <message>
        <source>Half of the games have no more than %1 turns; %2 to %3 would be good.</source>
        <translation>Half of the games have no more than %1 turns; %2 to %3 would be good.</translation>
    </message>
    <message>
        <source>Tiles fit</source>
        <translation>Tiles fit</translation>
    </message>
    <message>
        <source>%1 of the drawn tiles fit nowhere; %2 would be too many.</source>
        <translation>%1 of the drawn tiles fit nowhere; %2 would be too many.</translation>
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
        <source>No pick is ever gained.</source>
        <translation>No pick is ever gained.</translation>
    </message>
    <message>
        <source>Picks of %1 are the scarcest: %2 of what a colour is gained on average; %3 or more would be good.</source>
        <translation>Picks of %1 are the scarcest: %2 of what a colour is gained on average; %3 or more would be good.</translation>
    </message>
    <message>
        <source>good</source>
        <translation>good</translation>
    </message>
    <message>
        <source>look at it</source>
        <translation>look at it</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>bad</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>not known</translation>
    </message>
    <message>
        <source>No tile has a door of this colour.</source>
        <translation>No tile has a door of this colour.</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>In hand</translation>
    </message>
    <message>
        <source>%1 of the turns begin with none in the player&apos;s hand of the %2; %3 would be too many.</source>
        <translation>%1 of the turns begin with none in the player&apos;s hand of the %2; %3 would be too many.</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>No point is ever scored.</source>
        <translation>No point is ever scored.</translation>
    </message>
    <message>
        <source>Most points are for %1: %2 of all; more than %3 would be too many for one source.</source>
        <translation>Most points are for %1: %2 of all; more than %3 would be too many for one source.</translation>
    </message>
    <message>
        <source>Into the %1 go %2 pieces, a game; %3 or more would be good.</source>
        <translation>Into the %1 go %2 pieces, a game; %3 or more would be good.</translation>
    </message>
    <message>
        <source>More copies of tiles that lead there would help.</source>
        <translation>More copies of tiles that lead there would help.</translation>
    </message>
    <message>
        <source>%1 of them come out again; %2 or more would be good.</source>
        <translation>%1 of them come out again; %2 or more would be good.</translation>
    </message>
    <message>
        <source>More tiles that lead there, or more that call out what bars the way, would help.</source>
        <translation>More tiles that lead there, or more that call out what bars the way, would help.</translation>
    </message>
    <message>
        <source>Who comes out beside others scores there in %1 of the cases; %2 or more would be good.</source>
        <translation>Who comes out beside others scores there in %1 of the cases; %2 or more would be good.</translation>
    </message>
    <message>
        <source>Tiles that lead there and have larger features would help.</source>
        <translation>Tiles that lead there and have larger features would help.</translation>
    </message>
    <message>
        <source>%1 pieces are sent home, a game; %2 to %3 would be good.</source>
        <translation>%1 pieces are sent home, a game; %2 to %3 would be good.</translation>
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
        <source>%1 of the turns begin with the %2 in there: %3. More than %4 would be too many.</source>
        <translation>%1 of the turns begin with the %2 in there: %3. More than %4 would be too many.</translation>
    </message>
    <message>
        <source>More copies of volcano tiles, or fewer that lead there, would help.</source>
        <translation>More copies of volcano tiles, or fewer that lead there, would help.</translation>
    </message>
    <message>
        <source>In and out</source>
        <translation>In and out</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>Threat</translation>
    </message>
</context>
<context>
    <name>tilewright::HealthLamps</name>
    <message>
        <source>What a quick look says</source>
        <translation>What a quick look says</translation>
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
        <source>From %1 games of bots. A click leads there.</source>
        <translation>From %1 games of bots. A click leads there.</translation>
    </message>
</context>
<context>
    <name>tilewright::HeatController</name>
    <message>
        <source>&amp;None</source>
        <translation>&amp;None</translation>
    </message>
    <message>
        <source>Tiles are not tinted</source>
        <translation>Tiles are not tinted</translation>
    </message>
    <message>
        <source>&amp;Refused</source>
        <translation>&amp;Refused</translation>
    </message>
    <message>
        <source>&amp;Drawn</source>
        <translation>&amp;Drawn</translation>
    </message>
    <message>
        <source>&amp;Visits</source>
        <translation>&amp;Visits</translation>
    </message>
    <message>
        <source>&amp;Gains</source>
        <translation>&amp;Gains</translation>
    </message>
    <message>
        <source>&amp;In</source>
        <translation>&amp;In</translation>
    </message>
    <message>
        <source>O&amp;ut</source>
        <translation>O&amp;ut</translation>
    </message>
    <message>
        <source>&amp;Eaten</source>
        <translation>&amp;Eaten</translation>
    </message>
    <message>
        <source>&amp;Heat of Tiles</source>
        <translation>&amp;Heat of Tiles</translation>
    </message>
    <message>
        <source>&amp;Heat of the Board</source>
        <translation>&amp;Heat of the Board</translation>
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
        <source>Tints the rooms by how many of their doors stand open when a tile fits nowhere</source>
        <translation>Tints the rooms by how many of their doors stand open when a tile fits nowhere</translation>
    </message>
    <message>
        <source>The tint comes as soon as the quick look has played its games.</source>
        <translation>The tint comes as soon as the quick look has played its games.</translation>
    </message>
    <message>
        <source>The tint comes after a playtest; no game was played yet.</source>
        <translation>The tint comes after a playtest; no game was played yet.</translation>
    </message>
    <message>
        <source>&amp;Pieces</source>
        <translation>&amp;Pieces</translation>
    </message>
    <message>
        <source>P&amp;oints</source>
        <translation>P&amp;oints</translation>
    </message>
</context>
<context>
    <name>tilewright::HeatLegend</name>
    <message>
        <source>Tint: %1, from none to %2</source>
        <translation>Tint: %1, from none to %2</translation>
    </message>
    <message>
        <source>%1. %2 takes it away</source>
        <translation>%1. %2 takes it away</translation>
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
        <source>The page about the panel in use</source>
        <translation>The page about the panel in use</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Tour</translation>
    </message>
    <message>
        <source>A short way from a tile to a game with it</source>
        <translation>A short way from a tile to a game with it</translation>
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
        <source>&amp;Examples of the Rules</source>
        <translation>&amp;Examples of the Rules</translation>
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
        <source>Looking…</source>
        <translation>Looking…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>No hint after all (Esc)</source>
        <translation>No hint after all (Esc)</translation>
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
Expected share of the win: %2, after %3 tries</source>
        <translation>%1
Expected share of the win: %2, after %3 tries</translation>
    </message>
    <message>
        <source>A click shows the move, Enter or a double click plays it.</source>
        <translation>A click shows the move, Enter or a double click plays it.</translation>
    </message>
    <message>
        <source>A click shows the move. Take the seat to play it.</source>
        <translation>A click shows the move. Take the seat to play it.</translation>
    </message>
    <message>
        <source>No bot of this program can weigh moves of this rule system.</source>
        <translation>No bot of this program can weigh moves of this rule system.</translation>
    </message>
    <message>
        <source>Expected share of the win for %1. %2</source>
        <translation>Expected share of the win for %1. %2</translation>
    </message>
    <message>
        <source>The first was tried most often, so its share is the surest; a bot would play it.</source>
        <translation>The first was tried most often, so its share is the surest; a bot would play it.</translation>
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
        <source>size and place of the window</source>
        <translation>size and place of the window</translation>
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
        <source>how files were shown last time</source>
        <translation>how files were shown last time</translation>
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
        <source>size of everything</source>
        <translation>size of everything</translation>
    </message>
    <message>
        <source>quick look at what is edited</source>
        <translation>quick look at what is edited</translation>
    </message>
    <message>
        <source>key of a command</source>
        <translation>key of a command</translation>
    </message>
    <message>
        <source>animation of moves</source>
        <translation>animation of moves</translation>
    </message>
    <message>
        <source>parts of the play mode</source>
        <translation>parts of the play mode</translation>
    </message>
    <message>
        <source>goals of playtests</source>
        <translation>goals of playtests</translation>
    </message>
    <message>
        <source>how playtests are played</source>
        <translation>how playtests are played</translation>
    </message>
    <message>
        <source>preset of a game</source>
        <translation>preset of a game</translation>
    </message>
    <message>
        <source>options of exports</source>
        <translation>options of exports</translation>
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
        <source>Settings that can&apos;t be used were ignored; the program takes its own: %1.</source>
        <translation>Settings that can&apos;t be used were ignored; the program takes its own: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
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
        <source>Else tiles that the table lacks stay as they are</source>
        <translation>Else tiles that the table lacks stay as they are</translation>
    </message>
    <message>
        <source>&amp;Take Over</source>
        <translation>&amp;Take Over</translation>
    </message>
    <message>
        <source>Changes the set; one undo takes all of it back</source>
        <translation>Changes the set; one undo takes all of it back</translation>
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
        <source>Missing in the table</source>
        <translation>Missing in the table</translation>
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
        <source>Pick colours that the set gets: %1.</source>
        <translation>Pick colours that the set gets: %1.</translation>
    </message>
    <message>
        <source>There is nothing to take over.</source>
        <translation>There is nothing to take over.</translation>
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
</context>
<context>
    <name>tilewright::InteractionController</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 · %2 ways to choose from</source>
        <translation>%1 · %2 ways to choose from</translation>
    </message>
    <message>
        <source>%1 · into the %2, or on from there</source>
        <translation>%1 · into the %2, or on from there</translation>
    </message>
    <message>
        <source>%1 · one place to go to</source>
        <translation>%1 · one place to go to</translation>
    </message>
    <message>
        <source>%1 · %2 places to go to</source>
        <translation>%1 · %2 places to go to</translation>
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
        <source>Enter goes to what an issue is about, Ctrl and the full stop mends it</source>
        <translation>Enter goes to what an issue is about, Ctrl and the full stop mends it</translation>
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
        <source>This issue has no quick fix: it needs a decision of yours</source>
        <translation>This issue has no quick fix: it needs a decision of yours</translation>
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
        <source>There is no issue</source>
        <translation>There is no issue</translation>
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
        <source>The focused side becomes: %1 (%2)</source>
        <translation>The focused side becomes: %1 (%2)</translation>
    </message>
    <message>
        <source>Put on the tile or taken from it: %1 (%2)</source>
        <translation>Put on the tile or taken from it: %1 (%2)</translation>
    </message>
    <message>
        <source>Put on the chosen feature or taken from it: %1 (%2)</source>
        <translation>Put on the chosen feature or taken from it: %1 (%2)</translation>
    </message>
    <message>
        <source>Join or Part</source>
        <translation>Join or Part</translation>
    </message>
    <message>
        <source>join</source>
        <translation>join</translation>
    </message>
    <message>
        <source>Takes hold of the focused side (J); go to another one and press it again to join them, or to part them where they are joined</source>
        <translation>Takes hold of the focused side (J); go to another one and press it again to join them, or to part them where they are joined</translation>
    </message>
    <message>
        <source>One Pennant More</source>
        <translation>One Pennant More</translation>
    </message>
    <message>
        <source>pennant +</source>
        <translation>pennant +</translation>
    </message>
    <message>
        <source>One Pennant Less</source>
        <translation>One Pennant Less</translation>
    </message>
    <message>
        <source>pennant −</source>
        <translation>pennant −</translation>
    </message>
    <message>
        <source>The chosen city gets a pennant more (P)</source>
        <translation>The chosen city gets a pennant more (P)</translation>
    </message>
    <message>
        <source>The chosen city gets a pennant less (Shift+P)</source>
        <translation>The chosen city gets a pennant less (Shift+P)</translation>
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
        <source>%1: only on roads of one side</source>
        <translation>%1: only on roads of one side</translation>
    </message>
    <message>
        <source>%1: only on roads of several sides</source>
        <translation>%1: only on roads of several sides</translation>
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
        <source>Only fields of tiles with so many cities touch one</source>
        <translation>Only fields of tiles with so many cities touch one</translation>
    </message>
    <message>
        <source>This city has no pennant</source>
        <translation>This city has no pennant</translation>
    </message>
    <message>
        <source>This city has as many pennants as there may be</source>
        <translation>This city has as many pennants as there may be</translation>
    </message>
    <message>
        <source>%1. Chosen is: %2</source>
        <translation>%1. Chosen is: %2</translation>
    </message>
    <message>
        <source>What a side shows: only where a side is chosen</source>
        <translation>What a side shows: only where a side is chosen</translation>
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
        <source>The tile gets a field more that meets no side, as within a city (E)</source>
        <translation>The tile gets a field more that meets no side, as within a city (E)</translation>
    </message>
    <message>
        <source>The tile has as many features as there may be</source>
        <translation>The tile has as many features as there may be</translation>
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
        <source>The chosen inner field goes (Shift+E)</source>
        <translation>The chosen inner field goes (Shift+E)</translation>
    </message>
    <message>
        <source>Only inner fields are removed; those at sides come and go with what the sides show</source>
        <translation>Only inner fields are removed; those at sides come and go with what the sides show</translation>
    </message>
</context>
<context>
    <name>tilewright::LandscapeCanvas</name>
    <message>
        <source>joins %1 and %2</source>
        <translation>joins %1 and %2</translation>
    </message>
    <message>
        <source>parts %1 and %2</source>
        <translation>parts %1 and %2</translation>
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
        <source>Click chooses: %1</source>
        <translation>Click chooses: %1</translation>
    </message>
    <message>
        <source>Holding %1: go to another side and press %2 again, Esc lets go</source>
        <translation>Holding %1: go to another side and press %2 again, Esc lets go</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>Click again: %1 becomes %2; draw a line to another side to join or part</source>
        <translation>Click again: %1 becomes %2; draw a line to another side to join or part</translation>
    </message>
    <message>
        <source>%1; the picture has no room for it</source>
        <translation>%1; the picture has no room for it</translation>
    </message>
</context>
<context>
    <name>tilewright::LandscapeFigures</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Features</translation>
    </message>
    <message>
        <source>Tiles by sides with: %1</source>
        <extracomment>%1: city, road or field</extracomment>
        <translation>Tiles by sides with: %1</translation>
    </message>
    <message>
        <source>What they bear</source>
        <translation>What they bear</translation>
    </message>
    <message>
        <source>Holes and the tiles that fit</source>
        <translation>Holes and the tiles that fit</translation>
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
    <message>
        <source>Tiles that fit a hole with %1</source>
        <translation>Tiles that fit a hole with %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n in the set, copies counted</source>
        <translation>
            <numerusform>%1: %n in the set, copies counted</numerusform>
            <numerusform>%1: %n in the set, copies counted</numerusform>
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
        <source>%n pennants in the set, copies counted</source>
        <translation>
            <numerusform>%n pennant in the set, copies counted</numerusform>
            <numerusform>%n pennants in the set, copies counted</numerusform>
        </translation>
    </message>
    <message>
        <source>What features and tiles bear</source>
        <translation>What features and tiles bear</translation>
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
    <name>tilewright::LandscapeGenerator</name>
    <message>
        <source>Generated</source>
        <translation>Generated</translation>
    </message>
    <message>
        <source>Generate landscape tiles</source>
        <translation>Generate landscape tiles</translation>
    </message>
    <message>
        <source>&amp;New Set</source>
        <translation>&amp;New Set</translation>
    </message>
    <message>
        <source>&amp;Replace the Tiles of This Set</source>
        <translation>&amp;Replace the Tiles of This Set</translation>
    </message>
    <message>
        <source>The set keeps its name and description; undo brings its tiles back</source>
        <translation>The set keeps its name and description; undo brings its tiles back</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>Na&amp;me</translation>
    </message>
    <message>
        <source>Copies of all tiles together</source>
        <translation>Copies of all tiles together</translation>
    </message>
    <message>
        <source>&amp;Tiles</source>
        <translation>&amp;Tiles</translation>
    </message>
    <message>
        <source>How many of all sides show this in proportion to the others</source>
        <translation>How many of all sides show this in proportion to the others</translation>
    </message>
    <message>
        <source>Sides: %1</source>
        <extracomment>%1: city, road or field</extracomment>
        <translation>Sides: %1</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>On so many of the tiles with several city sides these are one city</source>
        <translation>On so many of the tiles with several city sides these are one city</translation>
    </message>
    <message>
        <source>&amp;Joined cities</source>
        <translation>&amp;Joined cities</translation>
    </message>
    <message>
        <source>So many of the larger cities have a pennant</source>
        <translation>So many of the larger cities have a pennant</translation>
    </message>
    <message>
        <source>&amp;Pennants</source>
        <translation>&amp;Pennants</translation>
    </message>
    <message>
        <source>So many of the tiles with room for one have a cloister</source>
        <translation>So many of the tiles with room for one have a cloister</translation>
    </message>
    <message>
        <source>&amp;Cloisters</source>
        <translation>&amp;Cloisters</translation>
    </message>
    <message>
        <source>The same number gives the same set again</source>
        <translation>The same number gives the same set again</translation>
    </message>
    <message>
        <source>Another set with the same figures</source>
        <translation>Another set with the same figures</translation>
    </message>
    <message>
        <source>Another set</source>
        <translation>Another set</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>S&amp;eed</translation>
    </message>
</context>
<context>
    <name>tilewright::LandscapePalette</name>
    <message>
        <source>What the tile shows</source>
        <translation>What the tile shows</translation>
    </message>
</context>
<context>
    <name>tilewright::LandscapeTools</name>
    <message>
        <source>Features of the tile</source>
        <translation>Features of the tile</translation>
    </message>
    <message>
        <source>What the tile shows; choosing one lights it up on the tile</source>
        <translation>What the tile shows; choosing one lights it up on the tile</translation>
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
    <name>tilewright::LargeTile</name>
    <message>
        <source>Pressed, it becomes %1</source>
        <translation>Pressed, it becomes %1</translation>
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
        <source>No tile is chosen. Choose one at the left, or add one with the + below the list.</source>
        <translation>No tile is chosen. Choose one at the left, or add one with the + below the list.</translation>
    </message>
</context>
<context>
    <name>tilewright::LineChooser</name>
    <message>
        <source>Lines of the game</source>
        <translation>Lines of the game</translation>
    </message>
    <message>
        <source>What was played here instead: choose a line to go on with (also Ctrl+L)</source>
        <translation>What was played here instead: choose a line to go on with (also Ctrl+L)</translation>
    </message>
    <message numerus="yes">
        <source>Line %1, the present one: %n moves</source>
        <translation>
            <numerusform>Line %1, the present one: %n move</numerusform>
            <numerusform>Line %1, the present one: %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Line %1: %n moves; as move %2: %3</source>
        <translation>
            <numerusform>Line %1: %n move; as move %2: %3</numerusform>
            <numerusform>Line %1: %n moves; as move %2: %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::LogModel</name>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>%1
Turn %2, move %3. A click or Enter shows the board after it.</source>
        <translation>%1
Turn %2, move %3. A click or Enter shows the board after it.</translation>
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
        <source>%1 comes free</source>
        <translation>%1 comes free</translation>
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
        <source>Close the window; asks what to do with unsaved changes</source>
        <translation>Close the window; asks what to do with unsaved changes</translation>
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
        <source>All panels back where they were at first</source>
        <translation>All panels back where they were at first</translation>
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
        <source>What many games tell of a set</source>
        <translation>What many games tell of a set</translation>
    </message>
    <message>
        <source>Esc once more leads back to where you were; the game waits in Play.</source>
        <translation>Esc once more leads back to where you were; the game waits in Play.</translation>
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
        <source>A map has %L1 chambers at most.</source>
        <translation>A map has %L1 chambers at most.</translation>
    </message>
    <message>
        <source>Maps (*.map.json)</source>
        <translation>Maps (*.map.json)</translation>
    </message>
</context>
<context>
    <name>tilewright::MapDoors</name>
    <message>
        <source>the room&apos;s own door</source>
        <translation>the room&apos;s own door</translation>
    </message>
    <message>
        <source>%1: not among the pick colours of the tile set</source>
        <translation>%1: not among the pick colours of the tile set</translation>
    </message>
    <message>
        <source>%1: sets the focused side of the room under the cursor, and is what a click with the door tool sets</source>
        <translation>%1: sets the focused side of the room under the cursor, and is what a click with the door tool sets</translation>
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
        <source>Filling was stopped; the map is as it was.</source>
        <translation>Filling was stopped; the map is as it was.</translation>
    </message>
    <message>
        <source>Choose a tile set first, at the top of Rooms &amp; Tiles.</source>
        <translation>Choose a tile set first, at the top of Rooms &amp; Tiles.</translation>
    </message>
    <message>
        <source>That are more than %L1 cells; select fewer to fill them.</source>
        <translation>That are more than %L1 cells; select fewer to fill them.</translation>
    </message>
    <message>
        <source>The map was changed while cells were being filled, so they were left as they are.</source>
        <translation>The map was changed while cells were being filled, so they were left as they are.</translation>
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
        <source>Select cells, and drag what is selected</source>
        <translation>Select cells, and drag what is selected</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>&amp;Brush</translation>
    </message>
    <message>
        <source>Paint with what is chosen in the palette</source>
        <translation>Paint with what is chosen in the palette</translation>
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
        <source>Fill a closed area, or replace what hangs together and is of one kind</source>
        <translation>Fill a closed area, or replace what hangs together and is of one kind</translation>
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
        <source>Put a black or a white marker on a passageway, or take it away</source>
        <translation>Put a black or a white marker on a passageway, or take it away</translation>
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
        <source>Take what is under the cursor as brush</source>
        <translation>Take what is under the cursor as brush</translation>
    </message>
    <message>
        <source>Rooms Fit Their &amp;Neighbours</source>
        <translation>Rooms Fit Their &amp;Neighbours</translation>
    </message>
    <message>
        <source>A painted room opens where its neighbour opens, and nowhere else towards it</source>
        <translation>A painted room opens where its neighbour opens, and nowhere else towards it</translation>
    </message>
    <message>
        <source>Fill &amp;Legally</source>
        <translation>Fill &amp;Legally</translation>
    </message>
    <message>
        <source>Fill the free cells of the selection with tiles that match and join; again for another filling</source>
        <translation>Fill the free cells of the selection with tiles that match and join; again for another filling</translation>
    </message>
    <message>
        <source>Fill No More Than the Set &amp;Has</source>
        <translation>Fill No More Than the Set &amp;Has</translation>
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
        <source>Mark free cells beside chambers which no tile of the set fits</source>
        <translation>Mark free cells beside chambers which no tile of the set fits</translation>
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
        <source>As large as the printed tiles</source>
        <translation>As large as the printed tiles</translation>
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
        <source>as opened</source>
        <translation>as opened</translation>
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
        <source>The set whose tiles the map lays; it is not part of the map&apos;s file</source>
        <translation>The set whose tiles the map lays; it is not part of the map&apos;s file</translation>
    </message>
    <message>
        <source>Filter, such as “red cross”</source>
        <translation>Filter, such as “red cross”</translation>
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
        <source>The name of the map, as games show it</source>
        <translation>The name of the map, as games show it</translation>
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
        <source>can be played by</source>
        <translation>can be played by</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>nobody yet</translation>
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
        <source>open at the rim</source>
        <translation>open at the rim</translation>
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
        <source>View ▸ Heat of the Board</source>
        <translation>View ▸ Heat of the Board</translation>
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
        <source>The same the other way</source>
        <translation>The same the other way</translation>
    </message>
</context>
<context>
    <name>tilewright::MapHand</name>
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
        <source>Nothing is selected that could be moved.</source>
        <translation>Nothing is selected that could be moved.</translation>
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
        <source>Tiles whose mirror image is not in the set: %L1. They were turned to come as near as they can.</source>
        <translation>Tiles whose mirror image is not in the set: %L1. They were turned to come as near as they can.</translation>
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
        <source>Drag to move the selection, with Ctrl a copy of it</source>
        <translation>Drag to move the selection, with Ctrl a copy of it</translation>
    </message>
    <message>
        <source>Click or drag to select; Shift adds, Ctrl takes away</source>
        <translation>Click or drag to select; Shift adds, Ctrl takes away</translation>
    </message>
    <message>
        <source>Click: %1 in place of %2</source>
        <translation>Click: %1 in place of %2</translation>
    </message>
    <message>
        <source>Drag a rectangle to fill it with %1</source>
        <translation>Drag a rectangle to fill it with %1</translation>
    </message>
    <message>
        <source>Click: fills the closed area with %1</source>
        <translation>Click: fills the closed area with %1</translation>
    </message>
    <message>
        <source>Click: all that hangs together with it and is of its kind becomes %1</source>
        <translation>Click: all that hangs together with it and is of its kind becomes %1</translation>
    </message>
    <message>
        <source>Nothing here to erase</source>
        <translation>Nothing here to erase</translation>
    </message>
    <message>
        <source>Click: erases %1</source>
        <translation>Click: erases %1</translation>
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
        <source>Click: a black marker</source>
        <translation>Click: a black marker</translation>
    </message>
    <message>
        <source>Click: a white marker</source>
        <translation>Click: a white marker</translation>
    </message>
    <message>
        <source>Click: no marker</source>
        <translation>Click: no marker</translation>
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
        <source>Click: %1 (%2 turns it)</source>
        <translation>Click: %1 (%2 turns it)</translation>
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
    <name>tilewright::MapPaletteModel</name>
    <message>
        <source>%1: click, then paint with it on the map</source>
        <translation>%1: click, then paint with it on the map</translation>
    </message>
    <message>
        <source>tile %1, %2; from north clockwise: %3</source>
        <extracomment>a tile; its configuration; what its four sides are</extracomment>
        <translation>tile %1, %2; from north clockwise: %3</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
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
        <source>There is a chamber at %1, %2 already.</source>
        <translation>There is a chamber at %1, %2 already.</translation>
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
    <name>tilewright::MapView</name>
    <message>
        <source>free</source>
        <translation>free</translation>
    </message>
    <message>
        <source>%1, %2: %3; side %4</source>
        <extracomment>%1 and %2 are coordinates, %3 what lies there, %4 north, east, south or west</extracomment>
        <translation>%1, %2: %3; side %4</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>Arrows move the cell cursor, Alt with arrows chooses a side, Shift with arrows selects, Ctrl with arrows moves what is selected, Enter uses the tool.</source>
        <translation>Arrows move the cell cursor, Alt with arrows chooses a side, Shift with arrows selects, Ctrl with arrows moves what is selected, Enter uses the tool.</translation>
    </message>
    <message>
        <source>No map is open. Open one from the File menu, or drop one here.</source>
        <translation>No map is open. Open one from the File menu, or drop one here.</translation>
    </message>
</context>
<context>
    <name>tilewright::MarkStrip</name>
    <message>
        <source>Move %1: not covered by the rules: %2</source>
        <translation>Move %1: not covered by the rules: %2</translation>
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
</context>
<context>
    <name>tilewright::MessageBar</name>
    <message>
        <source>Put this message away</source>
        <translation>Put this message away</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::MiniMap</name>
    <message>
        <source>Mini-map</source>
        <translation>Mini-map</translation>
    </message>
    <message>
        <source>Click, drag or arrow keys move the view</source>
        <translation>Click, drag or arrow keys move the view</translation>
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
        <source>New game</source>
        <translation>New game</translation>
    </message>
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
        <source>Options of the rules</source>
        <translation>Options of the rules</translation>
    </message>
    <message>
        <source>De&amp;faults</source>
        <translation>De&amp;faults</translation>
    </message>
    <message>
        <source>Sets every option as the rules have it</source>
        <translation>Sets every option as the rules have it</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Play</translation>
    </message>
    <message>
        <source>The board that the game begins on</source>
        <translation>The board that the game begins on</translation>
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
        <source>Another seed, by chance</source>
        <translation>Another seed, by chance</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Another seed</translation>
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
        <source>What an option does is told here while it has the focus or the pointer.</source>
        <translation>What an option does is told here while it has the focus or the pointer.</translation>
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
        <source>The rules that are played with these tiles</source>
        <translation>The rules that are played with these tiles</translation>
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
        <source>Their tiles are shuffled in; the space bar ticks one</source>
        <translation>Their tiles are shuffled in; the space bar ticks one</translation>
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
        <source>So many copies of this set are shuffled together</source>
        <translation>So many copies of this set are shuffled together</translation>
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
        <source>The tiles that are played with: those in front, or bundled ones</source>
        <translation>The tiles that are played with: those in front, or bundled ones</translation>
    </message>
</context>
<context>
    <name>tilewright::NotableGames</name>
    <message>
        <source>Games that stand out</source>
        <translation>Games that stand out</translation>
    </message>
    <message>
        <source>A click or Enter shows the game in the play mode</source>
        <translation>A click or Enter shows the game in the play mode</translation>
    </message>
    <message>
        <source>%1 (game %2)</source>
        <translation>%1 (game %2)</translation>
    </message>
</context>
<context>
    <name>tilewright::OptionsForm</name>
    <message>
        <source>on</source>
        <translation>on</translation>
    </message>
    <message>
        <source>off</source>
        <translation>off</translation>
    </message>
    <message>
        <source>%1
Default: %2</source>
        <translation>%1
Default: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
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
    <name>tilewright::PlayActions</name>
    <message>
        <source>New game…</source>
        <translation>New game…</translation>
    </message>
    <message>
        <source>Choose seats, map, options and seed of another game</source>
        <translation>Choose seats, map, options and seed of another game</translation>
    </message>
    <message>
        <source>Open game record…</source>
        <translation>Open game record…</translation>
    </message>
    <message>
        <source>Watch a recorded game, or play a saved one on</source>
        <translation>Watch a recorded game, or play a saved one on</translation>
    </message>
    <message>
        <source>Save game record…</source>
        <translation>Save game record…</translation>
    </message>
    <message>
        <source>Write the whole game up to now into a file</source>
        <translation>Write the whole game up to now into a file</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>One move</source>
        <translation>One move</translation>
    </message>
    <message>
        <source>Pause and play one move</source>
        <translation>Pause and play one move</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Take back</translation>
    </message>
    <message>
        <source>Back to the last decision of a person; among bots, one move back</source>
        <translation>Back to the last decision of a person; among bots, one move back</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>Forward again</translation>
    </message>
    <message>
        <source>On to the next decision of a person, along the moves that were taken back</source>
        <translation>On to the next decision of a person, along the moves that were taken back</translation>
    </message>
    <message>
        <source>Show all of the board</source>
        <translation>Show all of the board</translation>
    </message>
    <message>
        <source>The whole dungeon in sight, also as it grows (on the board: F or Home)</source>
        <translation>The whole dungeon in sight, also as it grows (on the board: F or Home)</translation>
    </message>
    <message>
        <source>Follow as the board grows</source>
        <translation>Follow as the board grows</translation>
    </message>
    <message>
        <source>Keeps the whole dungeon in sight; ends when you zoom or pan</source>
        <translation>Keeps the whole dungeon in sight; ends when you zoom or pan</translation>
    </message>
    <message>
        <source>Show fields</source>
        <translation>Show fields</translation>
    </message>
    <message>
        <source>Lights up every field, in the colour of whoever would score it</source>
        <translation>Lights up every field, in the colour of whoever would score it</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Larger</translation>
    </message>
    <message>
        <source>Zoom in (also by the wheel)</source>
        <translation>Zoom in (also by the wheel)</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Smaller</translation>
    </message>
    <message>
        <source>Zoom out (also by the wheel)</source>
        <translation>Zoom out (also by the wheel)</translation>
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
        <source>What a move changes is there at once</source>
        <translation>What a move changes is there at once</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Slow</translation>
    </message>
    <message>
        <source>Tiles, pieces and picks take their time</source>
        <translation>Tiles, pieces and picks take their time</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Tiles, pieces and picks are seen on their way</source>
        <translation>Tiles, pieces and picks are seen on their way</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Fast</translation>
    </message>
    <message>
        <source>Tiles, pieces and picks hurry</source>
        <translation>Tiles, pieces and picks hurry</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Bots and records wait</source>
        <translation>Bots and records wait</translation>
    </message>
    <message>
        <source>Bots play, a record runs on</source>
        <translation>Bots play, a record runs on</translation>
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
        <source>No game yet: F5 plays the set, “New game…” asks for seats and options.</source>
        <translation>No game yet: F5 plays the set, “New game…” asks for seats and options.</translation>
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
        <source>turn %1 · %2 tiles left · seed %3</source>
        <translation>turn %1 · %2 tiles left · seed %3</translation>
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
        <source>The game before was not finished</source>
        <translation>The game before was not finished</translation>
    </message>
    <message>
        <source>It is kept until the next one: %1 (%2) goes on with it.</source>
        <translation>It is kept until the next one: %1 (%2) goes on with it.</translation>
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
        <source>Points as they stand</source>
        <translation>Points as they stand</translation>
    </message>
</context>
<context>
    <name>tilewright::PlaytestForm</name>
    <message>
        <source>Set</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>The board that all games begin on</source>
        <translation>The board that all games begin on</translation>
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
        <source>How many play each game</source>
        <translation>How many play each game</translation>
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
        <source>Who plays; each of them sits at every seat equally often</source>
        <translation>Who plays; each of them sits at every seat equally often</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Number of games</translation>
    </message>
    <message>
        <source>At least so many are played: each order of tiles with each rotation of the seats</source>
        <translation>At least so many are played: each order of tiles with each rotation of the seats</translation>
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
        <source>The same seed gives the same games. Keep it to compare what you have changed</source>
        <translation>The same seed gives the same games. Keep it to compare what you have changed</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seed</translation>
    </message>
    <message>
        <source>Another seed, by chance</source>
        <translation>Another seed, by chance</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Another seed</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>See&amp;d</translation>
    </message>
</context>
<context>
    <name>tilewright::PlaytestOverview</name>
    <message>
        <source>Turns of a game</source>
        <translation>Turns of a game</translation>
    </message>
    <message>
        <source>Decisions of a game</source>
        <translation>Decisions of a game</translation>
    </message>
    <message>
        <source>Points of the best player</source>
        <translation>Points of the best player</translation>
    </message>
    <message>
        <source>Points to the second</source>
        <translation>Points to the second</translation>
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
        <source>How games spread</source>
        <translation>How games spread</translation>
    </message>
    <message>
        <source>Share of the wins by seat, as games come in</source>
        <translation>Share of the wins by seat, as games come in</translation>
    </message>
    <message>
        <source>Share of the games that end by an escape, as games come in</source>
        <translation>Share of the games that end by an escape, as games come in</translation>
    </message>
    <message>
        <source>How many games have which value</source>
        <translation>How many games have which value</translation>
    </message>
    <message>
        <source>What is spread</source>
        <translation>What is spread</translation>
    </message>
    <message>
        <source>Which number of each game the columns count</source>
        <translation>Which number of each game the columns count</translation>
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
        <source>Nothing is known yet. Start plays the games.</source>
        <translation>Nothing is known yet. Start plays the games.</translation>
    </message>
    <message>
        <source>Escapes</source>
        <translation>Escapes</translation>
    </message>
    <message>
        <source>%1 (%2); in all others the tiles ran out.</source>
        <translation>%1 (%2); in all others the tiles ran out.</translation>
    </message>
    <message>
        <source>a tenth to</source>
        <translation>a tenth to</translation>
    </message>
    <message>
        <source>half to</source>
        <translation>half to</translation>
    </message>
    <message>
        <source>nine tenths to</source>
        <translation>nine tenths to</translation>
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
        <source>Play the games anew; what was found becomes last time</source>
        <translation>Play the games anew; what was found becomes last time</translation>
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
        <source>Stop playing; what is done is kept</source>
        <translation>Stop playing; what is done is kept</translation>
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
        <source>Play on where it was stopped, with the set as it was then</source>
        <translation>Play on where it was stopped, with the set as it was then</translation>
    </message>
    <message>
        <source>Save &amp;Report…</source>
        <translation>Save &amp;Report…</translation>
    </message>
    <message>
        <source>Write counts and figures as JSON, as the command line does, or a page to read</source>
        <translation>Write counts and figures as JSON, as the command line does, or a page to read</translation>
    </message>
    <message>
        <source>Compare with Re&amp;port…</source>
        <translation>Compare with Re&amp;port…</translation>
    </message>
    <message>
        <source>Show a saved report as what was found last time</source>
        <translation>Show a saved report as what was found last time</translation>
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
        <source>T&amp;iles</source>
        <translation>T&amp;iles</translation>
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
        <source>Every figure with its interval, and what it was last time</source>
        <translation>Every figure with its interval, and what it was last time</translation>
    </message>
    <message>
        <source>What befell each tile</source>
        <translation>What befell each tile</translation>
    </message>
    <message>
        <source>Games that stand out, to be watched</source>
        <translation>Games that stand out, to be watched</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 of %2 games</translation>
    </message>
    <message>
        <source>Another file is tested: %1</source>
        <translation>Another file is tested: %1</translation>
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
        <source>Pages to read (*.html)</source>
        <translation>Pages to read (*.html)</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Save report</translation>
    </message>
    <message>
        <source>%1: no game is in it yet.</source>
        <translation>%1: no game is in it yet.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Compare with a report</source>
        <translation>Compare with a report</translation>
    </message>
    <message>
        <source>Playtest reports (*.playtest.json *.json)</source>
        <translation>Playtest reports (*.playtest.json *.json)</translation>
    </message>
    <message>
        <source>The game is played again…</source>
        <translation>The game is played again…</translation>
    </message>
    <message>
        <source>Show the Games Played</source>
        <translation>Show the Games Played</translation>
    </message>
    <message>
        <source>Go back from the quick look to the games that were asked for</source>
        <translation>Go back from the quick look to the games that were asked for</translation>
    </message>
    <message>
        <source>A quick look of %1 games by the bots %2, seed %3. What is set above holds for Start.</source>
        <translation>A quick look of %1 games by the bots %2, seed %3. What is set above holds for Start.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Saved: %1</translation>
    </message>
</context>
<context>
    <name>tilewright::PointsChart</name>
    <message>
        <source>Points over time</source>
        <translation>Points over time</translation>
    </message>
    <message>
        <source>A click shows that moment; the arrow keys lead from move to move</source>
        <translation>A click shows that moment; the arrow keys lead from move to move</translation>
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
        <source>The size of the window holds from the next start on.</source>
        <translation>The size of the window holds from the next start on.</translation>
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
        <source>&amp;Keyboard</source>
        <translation>&amp;Keyboard</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>as the system</translation>
    </message>
    <message>
        <source>Changes at once; open files and the game stay</source>
        <translation>Changes at once; open files and the game stay</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
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
        <source>Colours of the window; tiles and boards keep theirs</source>
        <translation>Colours of the window; tiles and boards keep theirs</translation>
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
        <source>The size holds from the next start on.</source>
        <translation>The size holds from the next start on.</translation>
    </message>
    <message>
        <source>Look &amp;quickly at what is edited</source>
        <translation>Look &amp;quickly at what is edited</translation>
    </message>
    <message>
        <source>A moment after an edit some games are played with the set in the background, at the lowest priority; lamps in the status bar say what they show</source>
        <translation>A moment after an edit some games are played with the set in the background, at the lowest priority; lamps in the status bar say what they show</translation>
    </message>
    <message>
        <source>Playtest</source>
        <translation>Playtest</translation>
    </message>
</context>
<context>
    <name>tilewright::PresetRow</name>
    <message>
        <source>Preset</source>
        <translation>Preset</translation>
    </message>
    <message>
        <source>Seats, map and options that were kept; or a name to keep those below under</source>
        <translation>Seats, map and options that were kept; or a name to keep those below under</translation>
    </message>
    <message>
        <source>a kept one, or a new name</source>
        <translation>a kept one, or a new name</translation>
    </message>
    <message>
        <source>Keep seats, map and options under this name</source>
        <translation>Keep seats, map and options under this name</translation>
    </message>
    <message>
        <source>Delete the preset of this name</source>
        <translation>Delete the preset of this name</translation>
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
        <source>Shows the sheets of this set as the printer will put them on paper</source>
        <translation>Shows the sheets of this set as the printer will put them on paper</translation>
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
        <source>Tiles keep their size, so what lies beyond the paper is cut off. Choose the other paper here, or in the options of the sheets.</source>
        <translation>Tiles keep their size, so what lies beyond the paper is cut off. Choose the other paper here, or in the options of the sheets.</translation>
    </message>
    <message>
        <source>Tiles keep their size; the sheets lie in the middle of the paper.</source>
        <translation>Tiles keep their size; the sheets lie in the middle of the paper.</translation>
    </message>
    <message>
        <source>Print Sheets</source>
        <translation>Print Sheets</translation>
    </message>
    <message>
        <source>What is wrong with the paper</source>
        <translation>What is wrong with the paper</translation>
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
        <source>These sheets can&apos;t be made: see at the right why.</source>
        <translation>These sheets can&apos;t be made: see at the right why.</translation>
    </message>
    <message>
        <source>Folder for the sheets</source>
        <translation>Folder for the sheets</translation>
    </message>
    <message numerus="yes">
        <source>%n files written to %1: %2 to %3</source>
        <translation>
            <numerusform>%n file written to %1: %2</numerusform>
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
        <source>Two pages that tell how far backs lie off</source>
        <translation>Two pages that tell how far backs lie off</translation>
    </message>
    <message>
        <source>The set as people see it who tell colours otherwise, and in grey</source>
        <translation>The set as people see it who tell colours otherwise, and in grey</translation>
    </message>
    <message>
        <source>What is shown, and written</source>
        <translation>What is shown, and written</translation>
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
        <source>How large the pages are shown; at true size, a ruler held against the screen agrees with the one on the page, if the screen tells its size rightly</source>
        <translation>How large the pages are shown; at true size, a ruler held against the screen agrees with the one on the page, if the screen tells its size rightly</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Options of the sheets</source>
        <translation>Options of the sheets</translation>
    </message>
    <message>
        <source>What kind of files is written</source>
        <translation>What kind of files is written</translation>
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
        <source>Dots to the inch; 300 is what printers print, 600 shows the finest lines</source>
        <translation>Dots to the inch; 300 is what printers print, 600 shows the finest lines</translation>
    </message>
    <message>
        <source>Dots to the inch</source>
        <translation>Dots to the inch</translation>
    </message>
    <message>
        <source>A file for &amp;each piece</source>
        <translation>A file for &amp;each piece</translation>
    </message>
    <message>
        <source>Each piece by itself with its bleed, and a table of them all, instead of sheets</source>
        <translation>Each piece by itself with its bleed, and a table of them all, instead of sheets</translation>
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
        <source>Shows the sheets as the printer will put them on paper, and prints them</source>
        <translation>Shows the sheets as the printer will put them on paper, and prints them</translation>
    </message>
    <message>
        <source>%1, a file for each piece</source>
        <translation>%1, a file for each piece</translation>
    </message>
    <message numerus="yes">
        <source>%n files are there already with other content, %1 first. Write over them?</source>
        <translation>
            <numerusform>%n file is there already with other content: %1. Write over it?</numerusform>
            <numerusform>%n files are there already with other content, %1 first. Write over them?</numerusform>
        </translation>
    </message>
    <message>
        <source>S&amp;lots</source>
        <translation>S&amp;lots</translation>
    </message>
    <message>
        <source>Numbers the slots of the pages; a click on one leaves it free</source>
        <translation>Numbers the slots of the pages; a click on one leaves it free</translation>
    </message>
    <message>
        <source>About these sheets</source>
        <translation>About these sheets</translation>
    </message>
    <message>
        <source>Drawing the pages…</source>
        <translation>Drawing the pages…</translation>
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
    <name>tilewright::QuickFix</name>
    <message>
        <source>merge</source>
        <translation>merge</translation>
    </message>
    <message>
        <source>%1 gets the copies of %2, which goes</source>
        <translation>%1 gets the copies of %2, which goes</translation>
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
        <source>The tile becomes %1</source>
        <translation>The tile becomes %1</translation>
    </message>
    <message>
        <source>add colour</source>
        <translation>add colour</translation>
    </message>
    <message>
        <source>%1 joins the pick colours of the set</source>
        <translation>%1 joins the pick colours of the set</translation>
    </message>
    <message>
        <source>add colours</source>
        <translation>add colours</translation>
    </message>
    <message>
        <source>Blue, yellow, green and red join the pick colours</source>
        <translation>Blue, yellow, green and red join the pick colours</translation>
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
        <source>order</source>
        <translation>order</translation>
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
        <source>The tile gets one copy</source>
        <translation>The tile gets one copy</translation>
    </message>
</context>
<context>
    <name>tilewright::RecordController</name>
    <message>
        <source>This can&apos;t be played</source>
        <translation>This can&apos;t be played</translation>
    </message>
    <message>
        <source>The record %1 is not whole</source>
        <translation>The record %1 is not whole</translation>
    </message>
    <message>
        <source>There are no rules for this set</source>
        <translation>There are no rules for this set</translation>
    </message>
    <message>
        <source>Open game record</source>
        <translation>Open game record</translation>
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
        <source>Save game record</source>
        <translation>Save game record</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Saved %1</translation>
    </message>
    <message>
        <source>%1 was not written</source>
        <translation>%1 was not written</translation>
    </message>
</context>
<context>
    <name>tilewright::Recovery</name>
    <message>
        <source>The folder %1 can&apos;t be made.</source>
        <translation>The folder %1 can&apos;t be made.</translation>
    </message>
</context>
<context>
    <name>tilewright::RecoveryDialog</name>
    <message>
        <source>Unsaved work was found</source>
        <translation>Unsaved work was found</translation>
    </message>
    <message>
        <source>Tilewright didn&apos;t end in an orderly way. These files had changes that were not saved:</source>
        <translation>Tilewright didn&apos;t end in an orderly way. These files had changes that were not saved:</translation>
    </message>
    <message>
        <source>%1, kept %2</source>
        <translation>%1, kept %2</translation>
    </message>
    <message>
        <source>It was never saved</source>
        <translation>It was never saved</translation>
    </message>
    <message>
        <source>Files with unsaved work</source>
        <translation>Files with unsaved work</translation>
    </message>
    <message>
        <source>What it holds and the file on disk doesn&apos;t:</source>
        <translation>What it holds and the file on disk doesn&apos;t:</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Differences</translation>
    </message>
    <message>
        <source>&amp;Bring Back</source>
        <translation>&amp;Bring Back</translation>
    </message>
    <message>
        <source>Opens the ticked ones with their changes; nothing is saved yet</source>
        <translation>Opens the ticked ones with their changes; nothing is saved yet</translation>
    </message>
    <message>
        <source>Throws all of it away</source>
        <translation>Throws all of it away</translation>
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
        <source>Give up the changes?</source>
        <translation>Give up the changes?</translation>
    </message>
    <message>
        <source>The unsaved changes of these files will be gone for good.</source>
        <translation>The unsaved changes of these files will be gone for good.</translation>
    </message>
    <message>
        <source>It was never saved: all of it</source>
        <translation>It was never saved: all of it</translation>
    </message>
    <message>
        <source>The file is no longer at %1: all of it</source>
        <translation>The file is no longer at %1: all of it</translation>
    </message>
    <message>
        <source>nothing: both hold the same</source>
        <translation>nothing: both hold the same</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Discard</translation>
    </message>
</context>
<context>
    <name>tilewright::ReplayActions</name>
    <message>
        <source>Again with the same seed</source>
        <translation>Again with the same seed</translation>
    </message>
    <message>
        <source>Start over: the same seats, options and seed, with the set as it is now</source>
        <translation>Start over: the same seats, options and seed, with the set as it is now</translation>
    </message>
    <message>
        <source>Back to the game before</source>
        <translation>Back to the game before</translation>
    </message>
    <message>
        <source>The game that this one took the place of, if it was not saved; this one takes its place</source>
        <translation>The game that this one took the place of, if it was not saved; this one takes its place</translation>
    </message>
    <message>
        <source>Export this moment…</source>
        <translation>Export this moment…</translation>
    </message>
    <message>
        <source>The board as it is shown: as SVG, as PNG, or as a map</source>
        <translation>The board as it is shown: as SVG, as PNG, or as a map</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>To the start</translation>
    </message>
    <message>
        <source>The board before the first move</source>
        <translation>The board before the first move</translation>
    </message>
    <message>
        <source>To the mark before</source>
        <translation>To the mark before</translation>
    </message>
    <message>
        <source>Back to what matters: an escape, a key, silver, a barred way, another line, a state that no rule covers</source>
        <translation>Back to what matters: an escape, a key, silver, a barred way, another line, a state that no rule covers</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>One move back</translation>
    </message>
    <message>
        <source>Pause and show the board one move before</source>
        <translation>Pause and show the board one move before</translation>
    </message>
    <message>
        <source>To the next mark</source>
        <translation>To the next mark</translation>
    </message>
    <message>
        <source>On to what matters: an escape, a key, silver, a barred way, another line, a state that no rule covers</source>
        <translation>On to what matters: an escape, a key, silver, a barred way, another line, a state that no rule covers</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>To the end</translation>
    </message>
    <message>
        <source>The last move of this line</source>
        <translation>The last move of this line</translation>
    </message>
    <message>
        <source>Another line</source>
        <translation>Another line</translation>
    </message>
    <message>
        <source>What was played instead: the next of the lines of this game</source>
        <translation>What was played instead: the next of the lines of this game</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Points over time</translation>
    </message>
    <message>
        <source>A chart of everybody&apos;s points, move by move</source>
        <translation>A chart of everybody&apos;s points, move by move</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>Beside the board</translation>
    </message>
    <message>
        <source>A panel for each space beside the tiles, with who is in it</source>
        <translation>A panel for each space beside the tiles, with who is in it</translation>
    </message>
    <message>
        <source>Edit this tile</source>
        <translation>Edit this tile</translation>
    </message>
    <message>
        <source>Open the tile under the pointer, or the one laid last, in the designer</source>
        <translation>Open the tile under the pointer, or the one laid last, in the designer</translation>
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
        <source>The name tells the format: .svg, .png or .map.json.</source>
        <translation>The name tells the format: .svg, .png or .map.json.</translation>
    </message>
    <message>
        <source>Pictures (*.svg)</source>
        <translation>Pictures (*.svg)</translation>
    </message>
    <message>
        <source>Images (*.png)</source>
        <translation>Images (*.png)</translation>
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
        <source>Export this moment</source>
        <translation>Export this moment</translation>
    </message>
    <message>
        <source>No tile lies on the board yet</source>
        <translation>No tile lies on the board yet</translation>
    </message>
</context>
<context>
    <name>tilewright::RuleExamples</name>
    <message>
        <source>The space under the towers</source>
        <translation>The space under the towers</translation>
    </message>
    <message>
        <source>The dragon is about to step onto the tower: move it there, and look who is in the dungeon then.</source>
        <translation>The dragon is about to step onto the tower: move it there, and look who is in the dungeon then.</translation>
    </message>
    <message>
        <source>Who leaves first</source>
        <translation>Who leaves first</translation>
    </message>
    <message>
        <source>Two followers of Blue are below, the fairy with one of them. Bring one out: the other of the two goes, and she keeps her company.</source>
        <translation>Two followers of Blue are below, the fairy with one of them. Bring one out: the other of the two goes, and she keeps her company.</translation>
    </message>
    <message>
        <source>Into the dungeon</source>
        <translation>Into the dungeon</translation>
    </message>
    <message>
        <source>Blue has laid a tower. A small or large follower may go in; the mayor may not, as the tile has no city, and the wagon never.</source>
        <translation>Blue has laid a tower. A small or large follower may go in; the mayor may not, as the tile has no city, and the wagon never.</translation>
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
        <source>Through the dungeon at once</source>
        <translation>Through the dungeon at once</translation>
    </message>
    <message>
        <source>A follower may go in here and come out by another tower at once, also onto the road of the tower far away.</source>
        <translation>A follower may go in here and come out by another tower at once, also onto the road of the tower far away.</translation>
    </message>
    <message>
        <source>The fairy below</source>
        <translation>The fairy below</translation>
    </message>
    <message>
        <source>The dragon is in the dungeon. The fairy may be put with the follower there all the same.</source>
        <translation>The dragon is in the dungeon. The fairy may be put with the follower there all the same.</translation>
    </message>
    <message>
        <source>Out by any entrance</source>
        <translation>Out by any entrance</translation>
    </message>
    <message>
        <source>Blue&apos;s follower may come out by any tower where nobody stands, also by the one just laid.</source>
        <translation>Blue&apos;s follower may come out by any tower where nobody stands, also by the one just laid.</translation>
    </message>
    <message>
        <source>With the fairy past the dragon</source>
        <translation>With the fairy past the dragon</translation>
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
        <source>He may come out onto a city, road, cloister or field of a tower tile, unless it is complete: the short road is.</source>
        <translation>He may come out onto a city, road, cloister or field of a tower tile, unless it is complete: the short road is.</translation>
    </message>
    <message>
        <source>To join or to contest</source>
        <translation>To join or to contest</translation>
    </message>
    <message>
        <source>Blue holds the road. Yellow has laid a tower far away: through the dungeon a follower comes onto that very road.</source>
        <translation>Blue holds the road. Yellow has laid a tower far away: through the dungeon a follower comes onto that very road.</translation>
    </message>
    <message>
        <source>Out into the dragon&apos;s jaws</source>
        <translation>Out into the dragon&apos;s jaws</translation>
    </message>
    <message>
        <source>The dragon stands on the tower far away. Who comes out there is eaten, whatever he chooses.</source>
        <translation>The dragon stands on the tower far away. Who comes out there is eaten, whatever he chooses.</translation>
    </message>
    <message>
        <source>The fairy comes out</source>
        <translation>The fairy comes out</translation>
    </message>
    <message>
        <source>The fairy is below with Blue&apos;s follower. Yellow may call her out, to a follower of Yellow&apos;s.</source>
        <translation>The fairy is below with Blue&apos;s follower. Yellow may call her out, to a follower of Yellow&apos;s.</translation>
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
        <source>Somebody below saves those above</source>
        <translation>Somebody below saves those above</translation>
    </message>
    <message>
        <source>A follower is in the dungeon already. Step onto the tower: Yellow&apos;s follower there is not eaten.</source>
        <translation>A follower is in the dungeon already. Step onto the tower: Yellow&apos;s follower there is not eaten.</translation>
    </message>
    <message>
        <source>Flee or stay</source>
        <translation>Flee or stay</translation>
    </message>
    <message>
        <source>Followers of all three stand at that tower, and nobody is below. Step there: each is asked, clockwise from who made the step.</source>
        <translation>Followers of all three stand at that tower, and nobody is below. Step there: each is asked, clockwise from who made the step.</translation>
    </message>
    <message>
        <source>The dragon bars the dungeon</source>
        <translation>The dragon bars the dungeon</translation>
    </message>
    <message>
        <source>Blue has laid a tower, but with the dragon below nobody goes in or out.</source>
        <translation>Blue has laid a tower, but with the dragon below nobody goes in or out.</translation>
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
        <source>Flush the dragon out</source>
        <translation>Flush the dragon out</translation>
    </message>
    <message>
        <source>With the option on, Blue may show the large follower: the dragon goes to a tower or a volcano and stays there.</source>
        <translation>With the option on, Blue may show the large follower: the dragon goes to a tower or a volcano and stays there.</translation>
    </message>
    <message>
        <source>What is below scores nothing</source>
        <translation>What is below scores nothing</translation>
    </message>
    <message>
        <source>Blue has laid almost the last tile. End the turn and lay the last ones: follower and fairy below bring no points.</source>
        <translation>Blue has laid almost the last tile. End the turn and lay the last ones: follower and fairy below bring no points.</translation>
    </message>
</context>
<context>
    <name>tilewright::SeatsForm</name>
    <message>
        <source>How many play: %1 to %2</source>
        <translation>How many play: %1 to %2</translation>
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
        <source>What this player is called; plays %1</source>
        <translation>What this player is called; plays %1</translation>
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
    <name>tilewright::SetProperties</name>
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
        <source>Free text; goes with the set into the file</source>
        <translation>Free text; goes with the set into the file</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>What others may do with the set; choose one or write your own</source>
        <translation>What others may do with the set; choose one or write your own</translation>
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
        <source>%n skulls have it; without it they would be an issue.</source>
        <translation>
            <numerusform>%n skull has it; without it that would be an issue.</numerusform>
            <numerusform>%n skulls have it; without it they would be an issue.</numerusform>
        </translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
</context>
<context>
    <name>tilewright::SharesChart</name>
    <message>
        <source>Expected share of the win after each move</source>
        <translation>Expected share of the win after each move</translation>
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
A click shows that moment; the arrow keys lead from move to move</source>
        <translation>%1
A click shows that moment; the arrow keys lead from move to move</translation>
    </message>
</context>
<context>
    <name>tilewright::SheetOptionsForm</name>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Paper</translation>
    </message>
    <message>
        <source>own size</source>
        <translation>own size</translation>
    </message>
    <message>
        <source>Size of the paper</source>
        <translation>Size of the paper</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Paper</translation>
    </message>
    <message>
        <source>Width of the paper, as it stands upright</source>
        <translation>Width of the paper, as it stands upright</translation>
    </message>
    <message>
        <source>Height of the paper, as it stands upright</source>
        <translation>Height of the paper, as it stands upright</translation>
    </message>
    <message>
        <source>Width of the paper</source>
        <translation>Width of the paper</translation>
    </message>
    <message>
        <source>Height of the paper</source>
        <translation>Height of the paper</translation>
    </message>
    <message>
        <source>&amp;Orientation</source>
        <translation>&amp;Orientation</translation>
    </message>
    <message>
        <source>How the paper lies</source>
        <translation>How the paper lies</translation>
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
        <source>Kept free on this side of the paper</source>
        <translation>Kept free on this side of the paper</translation>
    </message>
    <message>
        <source>Margin &amp;top</source>
        <translation>Margin &amp;top</translation>
    </message>
    <message>
        <source>Margin &amp;right</source>
        <translation>Margin &amp;right</translation>
    </message>
    <message>
        <source>Margin &amp;bottom</source>
        <translation>Margin &amp;bottom</translation>
    </message>
    <message>
        <source>Margin &amp;left</source>
        <translation>Margin &amp;left</translation>
    </message>
    <message>
        <source>Where the block of tiles lies between the margins</source>
        <translation>Where the block of tiles lies between the margins</translation>
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
        <source>What is printed</source>
        <translation>What is printed</translation>
    </message>
    <message>
        <source>T&amp;iles</source>
        <translation>T&amp;iles</translation>
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
        <source>Stand&amp;ees</source>
        <translation>Stand&amp;ees</translation>
    </message>
    <message>
        <source>Pla&amp;yer aids</source>
        <translation>Pla&amp;yer aids</translation>
    </message>
    <message>
        <source>Bo&amp;ard</source>
        <translation>Bo&amp;ard</translation>
    </message>
    <message>
        <source>The map in use, on as many pages as it takes</source>
        <translation>The map in use, on as many pages as it takes</translation>
    </message>
    <message>
        <source>Tile &amp;size</source>
        <translation>Tile &amp;size</translation>
    </message>
    <message>
        <source>Side of a tile after cutting; begins as the set&apos;s own</source>
        <translation>Side of a tile after cutting; begins as the set&apos;s own</translation>
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
        <source>as often as counted</source>
        <translation>as often as counted</translation>
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
        <source>C&amp;hosen</source>
        <translation>C&amp;hosen</translation>
    </message>
    <message>
        <source>Ids with their counts</source>
        <translation>Ids with their counts</translation>
    </message>
    <message>
        <source>Or&amp;der</source>
        <translation>Or&amp;der</translation>
    </message>
    <message>
        <source>In which order the tiles are laid</source>
        <translation>In which order the tiles are laid</translation>
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
        <source>&amp;Groups</source>
        <translation>&amp;Groups</translation>
    </message>
    <message>
        <source>Tiles of one configuration side by side</source>
        <translation>Tiles of one configuration side by side</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
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
        <source>Begin a new page where a group begins</source>
        <translation>Begin a new page where a group begins</translation>
    </message>
    <message>
        <source>Sk&amp;ip</source>
        <translation>Sk&amp;ip</translation>
    </message>
    <message>
        <source>Where the first page begins, if slots of it are used up</source>
        <translation>Where the first page begins, if slots of it are used up</translation>
    </message>
    <message>
        <source>&amp;First slot</source>
        <translation>&amp;First slot</translation>
    </message>
    <message>
        <source>Gaps and bleed</source>
        <translation>Gaps and bleed</translation>
    </message>
    <message>
        <source>Gap across</source>
        <translation>Gap across</translation>
    </message>
    <message>
        <source>Between neighbouring tiles, bleed not counted</source>
        <translation>Between neighbouring tiles, bleed not counted</translation>
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
        <source>Art beyond the cut, so that a cut beside the line shows no white</source>
        <translation>Art beyond the cut, so that a cut beside the line shows no white</translation>
    </message>
    <message>
        <source>round each tile</source>
        <translation>round each tile</translation>
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
        <source>How far art reaches beyond the cut</source>
        <translation>How far art reaches beyond the cut</translation>
    </message>
    <message>
        <source>Safe inset</source>
        <translation>Safe inset</translation>
    </message>
    <message>
        <source>A dashed line that far inside the cut: what lies outside may be cut off</source>
        <translation>A dashed line that far inside the cut: what lies outside may be cut off</translation>
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
        <source>Marks</source>
        <translation>Marks</translation>
    </message>
    <message>
        <source>Cut &amp;ticks in the margin</source>
        <translation>Cut &amp;ticks in the margin</translation>
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
        <source>Cut lines</source>
        <translation>Cut lines</translation>
    </message>
    <message>
        <source>Round each tile</source>
        <translation>Round each tile</translation>
    </message>
    <message>
        <source>full lines</source>
        <translation>full lines</translation>
    </message>
    <message>
        <source>dashes in two colours</source>
        <translation>dashes in two colours</translation>
    </message>
    <message>
        <source>Registration marks</source>
        <translation>Registration marks</translation>
    </message>
    <message>
        <source>Bull&apos;s eyes that must meet on front and back</source>
        <translation>Bull&apos;s eyes that must meet on front and back</translation>
    </message>
    <message>
        <source>Outline of the block</source>
        <translation>Outline of the block</translation>
    </message>
    <message>
        <source>A line round all tiles of a page</source>
        <translation>A line round all tiles of a page</translation>
    </message>
    <message>
        <source>Name, page and ruler</source>
        <translation>Name, page and ruler</translation>
    </message>
    <message>
        <source>What it is, which page, and 50 mm to hold a ruler against</source>
        <translation>What it is, which page, and 50 mm to hold a ruler against</translation>
    </message>
    <message>
        <source>Ids of the tiles</source>
        <translation>Ids of the tiles</translation>
    </message>
    <message>
        <source>In small letters in a corner of each tile</source>
        <translation>In small letters in a corner of each tile</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Printed after the name: a version, say</source>
        <translation>Printed after the name: a version, say</translation>
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
        <source>A page of backs after each page of fronts</source>
        <translation>A page of backs after each page of fronts</translation>
    </message>
    <message>
        <source>one for all</source>
        <translation>one for all</translation>
    </message>
    <message>
        <source>with the tile&apos;s id</source>
        <translation>with the tile&apos;s id</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>Turn over</translation>
    </message>
    <message>
        <source>The edge about which the printer turns the paper over</source>
        <translation>The edge about which the printer turns the paper over</translation>
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
        <source>Move across</source>
        <translation>Move across</translation>
    </message>
    <message>
        <source>Moves backs to the right, as the alignment test tells</source>
        <translation>Moves backs to the right, as the alignment test tells</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Move down</translation>
    </message>
    <message>
        <source>Moves backs down, as the alignment test tells</source>
        <translation>Moves backs down, as the alignment test tells</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Beside their fronts, to be folded</source>
        <translation>Beside their fronts, to be folded</translation>
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
        <source>Between fronts and backs that are folded</source>
        <translation>Between fronts and backs that are folded</translation>
    </message>
    <message>
        <source>Colours and board</source>
        <translation>Colours and board</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colours</translation>
    </message>
    <message>
        <source>Of the art; low ink keeps lines, doors and symbols</source>
        <translation>Of the art; low ink keeps lines, doors and symbols</translation>
    </message>
    <message>
        <source>full</source>
        <translation>full</translation>
    </message>
    <message>
        <source>low ink</source>
        <translation>low ink</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grey</translation>
    </message>
    <message>
        <source>Board overlap</source>
        <translation>Board overlap</translation>
    </message>
    <message>
        <source>How far the parts of a board cover one another</source>
        <translation>How far the parts of a board cover one another</translation>
    </message>
    <message>
        <source>Choose &amp;Tiles…</source>
        <translation>Choose &amp;Tiles…</translation>
    </message>
    <message>
        <source>Shows all tiles of the set, to say how many of each are printed</source>
        <translation>Shows all tiles of the set, to say how many of each are printed</translation>
    </message>
    <message>
        <source>&amp;Align across</source>
        <translation>&amp;Align across</translation>
    </message>
    <message>
        <source>Align &amp;down</source>
        <translation>Align &amp;down</translation>
    </message>
    <message>
        <source>Slots left free on every page; they count from 1, row by row. Or click on slots in the pages</source>
        <translation>Slots left free on every page; they count from 1, row by row. Or click on slots in the pages</translation>
    </message>
    <message>
        <source>1-3, 7</source>
        <translation>1-3, 7</translation>
    </message>
    <message>
        <source>Where the printer feeds paper askew: turns pages of backs clockwise about their middle, by as much as the alignment test shows</source>
        <translation>Where the printer feeds paper askew: turns pages of backs clockwise about their middle, by as much as the alignment test shows</translation>
    </message>
    <message>
        <source>Skew of backs</source>
        <translation>Skew of backs</translation>
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
        <source>Cards that tell the signs on tiles and markers, one for each player</source>
        <translation>Cards that tell the signs on tiles and markers, one for each player</translation>
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
        <source>Slot %1 is left free; a click takes it back</source>
        <translation>Slot %1 is left free; a click takes it back</translation>
    </message>
    <message>
        <source>A click leaves slot %1 free on every page</source>
        <translation>A click leaves slot %1 free on every page</translation>
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
        <source>The chosen command has no key</source>
        <translation>The chosen command has no key</translation>
    </message>
    <message>
        <source>The key that the program gives the chosen command</source>
        <translation>The key that the program gives the chosen command</translation>
    </message>
    <message>
        <source>All to De&amp;faults</source>
        <translation>All to De&amp;faults</translation>
    </message>
    <message>
        <source>All keys as the program gives them</source>
        <translation>All keys as the program gives them</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>&amp;Key</translation>
    </message>
    <message>
        <source>%1 has this key too: neither will answer it. Give one of them another.</source>
        <translation>%1 has this key too: neither will answer it. Give one of them another.</translation>
    </message>
</context>
<context>
    <name>tilewright::SpaceView</name>
    <message>
        <source>nobody is in it</source>
        <translation>nobody is in it</translation>
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
        <source>Begin</source>
        <translation>Begin</translation>
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
    <name>tilewright::StatisticsPanel</name>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
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
        <source>Holes and the tiles that fit</source>
        <translation>Holes and the tiles that fit</translation>
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
        <source>Tiles that fit a hole with %1</source>
        <translation>Tiles that fit a hole with %1</translation>
    </message>
    <message>
        <source>%1; %2 were wanted</source>
        <translation>%1; %2 were wanted</translation>
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
        <source>%n %1 skulls in the set, copies counted</source>
        <translation>
            <numerusform>%n %1 skull in the set, copies counted</numerusform>
            <numerusform>%n %1 skulls in the set, copies counted</numerusform>
        </translation>
    </message>
    <message>
        <source>Passages by their doors</source>
        <translation>Passages by their doors</translation>
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
        <source>Hole with %1: %n tiles fit</source>
        <translation>
            <numerusform>Hole with %1: %n tile fits</numerusform>
            <numerusform>Hole with %1: %n tiles fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hole with %1: %n tiles fit, of %2 kinds</source>
        <translation>
            <numerusform>Hole with %1: %n tile fits, of %2 kinds</numerusform>
            <numerusform>Hole with %1: %n tiles fit, of %2 kinds</numerusform>
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
    <name>tilewright::StatusLine</name>
    <message>
        <source>Nothing is open. File ▸ Open, or drop a file here.</source>
        <translation>Nothing is open. File ▸ Open, or drop a file here.</translation>
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
    <name>tilewright::TaskProgress</name>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
</context>
<context>
    <name>tilewright::TemplateRow</name>
    <message>
        <source>Options for a purpose; choosing one sets all that is below</source>
        <translation>Options for a purpose; choosing one sets all that is below</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Template</translation>
    </message>
    <message>
        <source>own options</source>
        <translation>own options</translation>
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
        <source>Saves these options as a template, renames and deletes own ones</source>
        <translation>Saves these options as a template, renames and deletes own ones</translation>
    </message>
    <message>
        <source>Own templates</source>
        <translation>Own templates</translation>
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
        <source>Delete the template “%1”? Its file goes, the options stay as they are.</source>
        <translation>Delete the template “%1”? Its file goes, the options stay as they are.</translation>
    </message>
</context>
<context>
    <name>tilewright::ThinkingBar</name>
    <message>
        <source>How far the bot&apos;s thought is</source>
        <translation>How far the bot&apos;s thought is</translation>
    </message>
    <message>
        <source>%1 thinks… %2 %</source>
        <translation>%1 thinks… %2 %</translation>
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
        <source>Arrows choose a tile, with Shift several; Enter goes to its sides, Alt and arrows move it</source>
        <translation>Arrows choose a tile, with Shift several; Enter goes to its sides, Alt and arrows move it</translation>
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
        <source>Lists the tiles that an issue is about</source>
        <translation>Lists the tiles that an issue is about</translation>
    </message>
    <message>
        <source>Lists the tiles with: %1. Several chosen: with any of them</source>
        <translation>Lists the tiles with: %1. Several chosen: with any of them</translation>
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
        <source>Size of the thumbnails; Ctrl and the wheel do the same</source>
        <translation>Size of the thumbnails; Ctrl and the wheel do the same</translation>
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
        <source>The order in which tiles are listed; set order is the one that is kept in the file</source>
        <translation>The order in which tiles are listed; set order is the one that is kept in the file</translation>
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
        <source>View ▸ Heat of Tiles</source>
        <translation>View ▸ Heat of Tiles</translation>
    </message>
    <message>
        <source>Lists the tiles with: %1</source>
        <translation>Lists the tiles with: %1</translation>
    </message>
</context>
<context>
    <name>tilewright::TileDesigner</name>
    <message>
        <source>The chosen tiles one place forwards</source>
        <translation>The chosen tiles one place forwards</translation>
    </message>
    <message>
        <source>The chosen tiles one place backwards</source>
        <translation>The chosen tiles one place backwards</translation>
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
        <source>To the large tile: arrows choose a side, keys set its door</source>
        <translation>To the large tile: arrows choose a side, keys set its door</translation>
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
        <source>Tiles of the set that fit, faintly around the chosen one</source>
        <translation>Tiles of the set that fit, faintly around the chosen one</translation>
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
        <source>Other tiles that fit around the chosen one</source>
        <translation>Other tiles that fit around the chosen one</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filter</translation>
    </message>
    <message>
        <source>To the field that filters the tiles</source>
        <translation>To the field that filters the tiles</translation>
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
        <source>A new tile at the end of the set</source>
        <translation>A new tile at the end of the set</translation>
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
        <source>The chosen tiles once more, under new ids</source>
        <translation>The chosen tiles once more, under new ids</translation>
    </message>
    <message>
        <source>&amp;Delete Tile</source>
        <translation>&amp;Delete Tile</translation>
    </message>
    <message>
        <source>Takes the chosen tiles out of the set; undo brings them back</source>
        <translation>Takes the chosen tiles out of the set; undo brings them back</translation>
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
        <source>New tiles of the same shape with other doors</source>
        <translation>New tiles of the same shape with other doors</translation>
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
        <source>A balanced set from a few figures</source>
        <translation>A balanced set from a few figures</translation>
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
        <source>Spreads the skull colours evenly over the chosen tiles, or over all if one is chosen</source>
        <translation>Spreads the skull colours evenly over the chosen tiles, or over all if one is chosen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cu&amp;t</translation>
    </message>
    <message>
        <source>Takes the chosen tiles to the clipboard</source>
        <translation>Takes the chosen tiles to the clipboard</translation>
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
        <source>Tiles of the clipboard behind the chosen ones</source>
        <translation>Tiles of the clipboard behind the chosen ones</translation>
    </message>
    <message>
        <source>Select A&amp;ll</source>
        <translation>Select A&amp;ll</translation>
    </message>
    <message>
        <source>Chooses all tiles that are listed</source>
        <translation>Chooses all tiles that are listed</translation>
    </message>
    <message>
        <source>Move Forwards</source>
        <translation>Move Forwards</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Move Backwards</source>
        <translation>Move Backwards</translation>
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
        <source>as opened</source>
        <translation>as opened</translation>
    </message>
    <message>
        <source>History of edits</source>
        <translation>History of edits</translation>
    </message>
    <message>
        <source>Choosing an edit goes back, or forward, to it</source>
        <translation>Choosing an edit goes back, or forward, to it</translation>
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
        <source>Takes the filter away</source>
        <translation>Takes the filter away</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles have other skulls now</source>
        <translation>
            <numerusform>%n tile has other skulls now</numerusform>
            <numerusform>%n tiles have other skulls now</numerusform>
        </translation>
    </message>
    <message>
        <source>Variants…</source>
        <translation>Variants…</translation>
    </message>
    <message>
        <source>Lists the tiles that have this in their id or notes</source>
        <translation>Lists the tiles that have this in their id or notes</translation>
    </message>
</context>
<context>
    <name>tilewright::TileFiguresModel</name>
    <message>
        <source>A click on one leads to it in the designer</source>
        <translation>A click on one leads to it in the designer</translation>
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
        <source>How often it then fitted nowhere and left the game</source>
        <translation>How often it then fitted nowhere and left the game</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refused</translation>
    </message>
    <message>
        <source>Refused, of all drawn</source>
        <translation>Refused, of all drawn</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Share</translation>
    </message>
    <message>
        <source>Tiles refused more or less often than the set&apos;s on the whole; of all tiles found so, at most one in twenty is found by chance</source>
        <translation>Tiles refused more or less often than the set&apos;s on the whole; of all tiles found so, at most one in twenty is found by chance</translation>
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
        <source>nothing found</source>
        <translation>nothing found</translation>
    </message>
    <message>
        <source>To %1 in the designer</source>
        <translation>To %1 in the designer</translation>
    </message>
    <message>
        <source>%1, interval %2</source>
        <translation>%1, interval %2</translation>
    </message>
</context>
<context>
    <name>tilewright::TileFiguresTable</name>
    <message>
        <source>Tiles</source>
        <translation>Tiles</translation>
    </message>
    <message>
        <source>A click on a tile&apos;s name, or Enter, leads to it in the designer</source>
        <translation>A click on a tile&apos;s name, or Enter, leads to it in the designer</translation>
    </message>
</context>
<context>
    <name>tilewright::TileHeat</name>
    <message>
        <source>Refused</source>
        <translation>Refused</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Drawn</translation>
    </message>
    <message>
        <source>Uses in a game</source>
        <translation>Uses in a game</translation>
    </message>
    <message>
        <source>Bars in a game</source>
        <translation>Bars in a game</translation>
    </message>
    <message>
        <source>Refusals in a game</source>
        <translation>Refusals in a game</translation>
    </message>
    <message>
        <source>Tints the tiles by how often they fit nowhere</source>
        <translation>Tints the tiles by how often they fit nowhere</translation>
    </message>
    <message>
        <source>Tints the tiles by how often a copy is drawn in a game</source>
        <translation>Tints the tiles by how often a copy is drawn in a game</translation>
    </message>
    <message>
        <source>Tints the tiles by how many pieces are put on a laid copy</source>
        <translation>Tints the tiles by how many pieces are put on a laid copy</translation>
    </message>
    <message>
        <source>Tints the tiles by how many pieces move onto a laid copy</source>
        <translation>Tints the tiles by how many pieces move onto a laid copy</translation>
    </message>
    <message>
        <source>Tints the tiles by how many points are scored for what a laid copy is part of</source>
        <translation>Tints the tiles by how many points are scored for what a laid copy is part of</translation>
    </message>
    <message>
        <source>Tints the tiles by how many tokens a laid copy brings</source>
        <translation>Tints the tiles by how many tokens a laid copy brings</translation>
    </message>
    <message>
        <source>Tints the tiles by how many pieces go by a laid copy into a space beside the tiles</source>
        <translation>Tints the tiles by how many pieces go by a laid copy into a space beside the tiles</translation>
    </message>
    <message>
        <source>Tints the tiles by how many pieces come out of such a space onto a laid copy</source>
        <translation>Tints the tiles by how many pieces come out of such a space onto a laid copy</translation>
    </message>
    <message>
        <source>Tints the tiles by how many pieces on a laid copy are sent home by a piece of nobody</source>
        <translation>Tints the tiles by how many pieces on a laid copy are sent home by a piece of nobody</translation>
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
        <source>Free text; goes with the tile into the file</source>
        <translation>Free text; goes with the tile into the file</translation>
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
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>No two tiles may have the same id; choose one tile to change its id</source>
        <translation>No two tiles may have the same id; choose one tile to change its id</translation>
    </message>
    <message>
        <source>Names the tile in files and records; no two tiles may have the same</source>
        <translation>Names the tile in files and records; no two tiles may have the same</translation>
    </message>
    <message>
        <source>How many passages the tile has, and how they lie. Another one keeps the doors of the passages that stay; new passages are open</source>
        <translation>How many passages the tile has, and how they lie. Another one keeps the doors of the passages that stay; new passages are open</translation>
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
    <name>tilewright::TilePreview</name>
    <message>
        <source>Preview of the tiles</source>
        <translation>Preview of the tiles</translation>
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
        <source>size of tiles</source>
        <translation>size of tiles</translation>
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
        <source>generate the tiles anew</source>
        <translation>generate the tiles anew</translation>
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
        <source>%1: part %2 and %3</source>
        <translation>%1: part %2 and %3</translation>
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
        <source>options of the sheets</source>
        <translation>options of the sheets</translation>
    </message>
    <message>
        <source>%1: inner field</source>
        <translation>%1: inner field</translation>
    </message>
    <message>
        <source>%1: no inner field</source>
        <translation>%1: no inner field</translation>
    </message>
</context>
<context>
    <name>tilewright::TileTable</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Table of the tiles</source>
        <translation>Table of the tiles</translation>
    </message>
    <message>
        <source>Arrows move between cells, F2 edits one</source>
        <translation>Arrows move between cells, F2 edits one</translation>
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
        <source>&amp;End the Tour</source>
        <translation>&amp;End the Tour</translation>
    </message>
    <message>
        <source>A set of tiles</source>
        <translation>A set of tiles</translation>
    </message>
    <message>
        <source>These are the tiles of a game. Choose one: with a click, or with the arrow keys.</source>
        <translation>These are the tiles of a game. Choose one: with a click, or with the arrow keys.</translation>
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
        <source>There it comes</source>
        <translation>There it comes</translation>
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
        <source>There it lies</source>
        <translation>There it lies</translation>
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
        <source>Esc ends the tour, and once more leads back to the tiles. There Ctrl+Z takes a change back; F1 helps everywhere. The bundled set is an example: saving asks where your copy shall lie.</source>
        <translation>Esc ends the tour, and once more leads back to the tiles. There Ctrl+Z takes a change back; F1 helps everywhere. The bundled set is an example: saving asks where your copy shall lie.</translation>
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
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
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
    <name>tilewright::VariantsDialog</name>
    <message>
        <source>The same choice for &amp;all sides</source>
        <translation>The same choice for &amp;all sides</translation>
    </message>
    <message>
        <source>Leave out those that are &amp;equal when turned</source>
        <translation>Leave out those that are &amp;equal when turned</translation>
    </message>
    <message>
        <source>Leave out those that the set has &amp;already</source>
        <translation>Leave out those that the set has &amp;already</translation>
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
        <source>Nothing new comes of it: choose doors that the tiles don&apos;t have yet.</source>
        <translation>Nothing new comes of it: choose doors that the tiles don&apos;t have yet.</translation>
    </message>
    <message>
        <source>%1 new tiles; the set would have %2 copies, and at most %3 can be played.</source>
        <translation>%1 new tiles; the set would have %2 copies, and at most %3 can be played.</translation>
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
    <name>tilewright::withProgress</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stop</translation>
    </message>
</context>
</TS>
