<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>DialogFoot</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>found %1, expected one of %2</source>
        <translation>gefunden: %1, erwartet eines von: %2</translation>
    </message>
    <message>
        <source>found player %1, expected one of %2</source>
        <translation>gefunden: Spieler %1, erwartet einer von: %2</translation>
    </message>
    <message>
        <source>found --legal %1, expected at most %2: the record has no more moves</source>
        <translation>gefunden: --legal %1, erwartet: höchstens %2; mehr Schritte hat die Aufzeichnung nicht</translation>
    </message>
    <message>
        <source>the folder can&apos;t be created: %1</source>
        <translation>der Ordner kann nicht angelegt werden: %1</translation>
    </message>
    <message>
        <source>Choose starting picks</source>
        <translation>Die Dietriche zu Beginn wählen</translation>
    </message>
    <message>
        <source>choose no picks</source>
        <translation>keine Dietriche wählen</translation>
    </message>
    <message>
        <source>choose %1</source>
        <translation>wählen: %1</translation>
    </message>
    <message>
        <source>Draw another tile</source>
        <translation>Noch ein Plättchen ziehen</translation>
    </message>
    <message>
        <source>draw and lay another tile</source>
        <translation>noch ein Plättchen ziehen und legen</translation>
    </message>
    <message>
        <source>Enter a Runner</source>
        <translation>Einen Läufer einsetzen</translation>
    </message>
    <message>
        <source>Runner %1 enters at %2, %3</source>
        <translation>Läufer %1 kommt bei %2, %3 herein</translation>
    </message>
    <message>
        <source>Collect again</source>
        <translation>Noch einmal einsammeln</translation>
    </message>
    <message>
        <source>collect %1 again</source>
        <translation>noch einmal %1 einsammeln</translation>
    </message>
    <message>
        <source>Move a Guard</source>
        <translation>Einen Wächter bewegen</translation>
    </message>
    <message>
        <source>Guard %1 %2</source>
        <translation>Wächter %1 nach %2</translation>
    </message>
    <message>
        <source>Take a marker</source>
        <translation>Einen Marker nehmen</translation>
    </message>
    <message>
        <source>take a %1 marker</source>
        <translation>Marker nehmen: %1</translation>
    </message>
    <message>
        <source>Place a black marker</source>
        <translation>Einen schwarzen Marker setzen</translation>
    </message>
    <message>
        <source>Place a white marker</source>
        <translation>Einen weißen Marker setzen</translation>
    </message>
    <message>
        <source>%1 marker at %2, %3 %4</source>
        <translation>Marker (%1) bei %2, %3 im %4</translation>
    </message>
    <message>
        <source>Make silver</source>
        <translation>Silber machen</translation>
    </message>
    <message>
        <source>silver pick for %1</source>
        <translation>Silberdietrich für %1</translation>
    </message>
    <message>
        <source>Release the Prisoner</source>
        <translation>Den Gefangenen befreien</translation>
    </message>
    <message>
        <source>release for %1</source>
        <translation>Befreiung für %1</translation>
    </message>
    <message>
        <source>Exchange token</source>
        <translation>Tauschmarke</translation>
    </message>
    <message>
        <source>exchange %1 for %2</source>
        <translation>%1 gegen %2 tauschen</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Den Zug beenden</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>den Zug beenden</translation>
    </message>
    <message>
        <source>Lay the tile</source>
        <translation>Das Plättchen legen</translation>
    </message>
    <message>
        <source>lay %1 at %2, %3, turned by %4°</source>
        <translation>%1 bei %2, %3 legen, gedreht um %4°</translation>
    </message>
    <message>
        <source>Move a Runner</source>
        <translation>Einen Läufer bewegen</translation>
    </message>
    <message>
        <source>Runner %1 %2: pay %3, collect %4</source>
        <translation>Läufer %1 nach %2: zahlt %3, bekommt %4</translation>
    </message>
    <message>
        <source>Runner %1 %2: pay %3</source>
        <translation>Läufer %1 nach %2: zahlt %3</translation>
    </message>
    <message>
        <source>Runner %1 %2: free, collect %3</source>
        <translation>Läufer %1 nach %2: kostenlos, bekommt %3</translation>
    </message>
    <message>
        <source>Runner %1 %2: free</source>
        <translation>Läufer %1 nach %2: kostenlos</translation>
    </message>
    <message>
        <source>Enter the key room</source>
        <translation>Den Schlüsselraum betreten</translation>
    </message>
    <message>
        <source>Runner %1 %2: pay silver, take a golden key</source>
        <translation>Läufer %1 nach %2: zahlt Silber, nimmt einen goldenen Schlüssel</translation>
    </message>
    <message>
        <source>Runner %1 %2: pay silver and %3, take a golden key</source>
        <translation>Läufer %1 nach %2: zahlt Silber und %3, nimmt einen goldenen Schlüssel</translation>
    </message>
    <message>
        <source>Move the Prisoner</source>
        <translation>Den Gefangenen bewegen</translation>
    </message>
    <message>
        <source>Prisoner %1: free, and escapes</source>
        <translation>Gefangener nach %1: kostenlos, und entkommt!</translation>
    </message>
    <message>
        <source>Prisoner %1: free</source>
        <translation>Gefangener nach %1: kostenlos</translation>
    </message>
    <message>
        <source>Prisoner %1: pay %2, and escapes</source>
        <translation>Gefangener nach %1: zahlt %2 und entkommt!</translation>
    </message>
    <message>
        <source>Prisoner %1: pay %2</source>
        <translation>Gefangener nach %1: zahlt %2</translation>
    </message>
    <message>
        <source>Remove a black marker</source>
        <translation>Einen schwarzen Marker entfernen</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>north, east, south or west</source>
        <translation>north, east, south oder west</translation>
    </message>
    <message>
        <source>black or white</source>
        <translation>black oder white</translation>
    </message>
    <message>
        <source>a pick colour</source>
        <translation>eine Dietrichfarbe</translation>
    </message>
    <message>
        <source>a list of pick colours</source>
        <translation>eine Liste von Dietrichfarben</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>gefunden: %1, erwartet: %2</translation>
    </message>
    <message>
        <source>the field %1 is missing, expected %2</source>
        <translation>das Feld %1 fehlt, erwartet: %2</translation>
    </message>
    <message>
        <source>a tile id</source>
        <translation>die Kennung eines Plättchens</translation>
    </message>
    <message>
        <source>0, 90, 180 or 270</source>
        <translation>0, 90, 180 oder 270</translation>
    </message>
    <message>
        <source>a tile of the set</source>
        <translation>ein Plättchen des Satzes</translation>
    </message>
    <message>
        <source>found tile %1, expected %2, the next tile of the stack that fits anywhere</source>
        <translation>gefunden: Plättchen %1, erwartet: %2, das nächste im Stapel, das irgendwo passt</translation>
    </message>
    <message>
        <source>found the empty cell %1, %2; expected a chamber</source>
        <translation>gefunden: das leere Feld %1, %2; erwartet: eine Kammer</translation>
    </message>
    <message>
        <source>one of the %1 legal moves of player %2 (%3)</source>
        <translation>einer der %1 erlaubten Schritte von Spieler %2 (%3)</translation>
    </message>
    <message>
        <source>found %1, expected a move</source>
        <translation>gefunden: %1, erwartet: ein Schritt</translation>
    </message>
    <message>
        <source>found %1, expected no move: the game is over</source>
        <translation>gefunden: %1, erwartet: kein Schritt; das Spiel ist aus</translation>
    </message>
    <message>
        <source>a kind of move</source>
        <translation>eine Art von Schritt</translation>
    </message>
    <message>
        <source>found a move by player %1, expected one by player %2</source>
        <translation>gefunden: ein Schritt von Spieler %1, erwartet: einer von Spieler %2</translation>
    </message>
    <message>
        <source>found %1, which is illegal here; expected %2</source>
        <translation>gefunden: %1, was hier nicht erlaubt ist; erwartet: %2</translation>
    </message>
    <message>
        <source>found %1, expected no picks in this move</source>
        <translation>gefunden: %1, erwartet: keine Dietriche bei diesem Schritt</translation>
    </message>
    <message>
        <source>Pick colours</source>
        <translation>Dietrichfarben</translation>
    </message>
    <message>
        <source>Starting picks</source>
        <translation>Dietriche zu Beginn</translation>
    </message>
    <message>
        <source>Number of picks, of any colours, that each player chooses before the first turn (B-3.1).</source>
        <translation>Dietriche beliebiger Farbe, die jeder Spieler vor dem ersten Zug wählt (B-3.1).</translation>
    </message>
    <message>
        <source>Actions per turn</source>
        <translation>Aktionen je Zug</translation>
    </message>
    <message>
        <source>Actions after laying the tile; unused ones are lost (B-4.1).</source>
        <translation>Aktionen nach dem Legen; nicht genutzte verfallen (B-4.1).</translation>
    </message>
    <message>
        <source>Actions to remove a black marker</source>
        <translation>Aktionen, um einen schwarzen Marker zu entfernen</translation>
    </message>
    <message>
        <source>How many actions it takes to remove a black marker without paying picks (B-5.8).</source>
        <translation>Wie viele Aktionen es kostet, einen schwarzen Marker zu entfernen, ohne Dietriche zu zahlen (B-5.8).</translation>
    </message>
    <message>
        <source>Cost of a silver pick</source>
        <translation>Preis eines Silberdietrichs</translation>
    </message>
    <message>
        <source>How many different colours a silver pick costs, never more than are in play (B-5.9).</source>
        <translation>Wie viele verschiedene Farben ein Silberdietrich kostet, nie mehr als im Spiel sind (B-5.9).</translation>
    </message>
    <message>
        <source>No sealing off</source>
        <translation>Kein Abriegeln</translation>
    </message>
    <message>
        <source>A tile may not be laid so that it seals off an entrance, a player&apos;s cell, a key room or a guardhouse (B-4.4).</source>
        <translation>Ein Plättchen darf nicht so gelegt werden, dass es einen Eingang, die Zelle eines Spielers, einen Schlüsselraum oder ein Wachhaus abriegelt (B-4.4).</translation>
    </message>
    <message>
        <source>Keep the dungeon open</source>
        <translation>Verlies offen halten</translation>
    </message>
    <message>
        <source>A tile may not be laid so that no open passage is left anywhere on the edge of the dungeon (B-4.6).</source>
        <translation>Ein Plättchen darf nicht so gelegt werden, dass am Rand des Verlieses nirgends ein Gang offen bleibt (B-4.6).</translation>
    </message>
    <message>
        <source>Runners enter at</source>
        <translation>Läufer kommen herein über</translation>
    </message>
    <message>
        <source>An entrance room, or any tile laid this turn with no Runner or Guard on it (B-5.1).</source>
        <translation>Einen Eingang oder ein Plättchen, das in diesem Zug gelegt wurde und auf dem weder Läufer noch Wächter steht (B-5.1).</translation>
    </message>
    <message>
        <source>Markers on the board</source>
        <translation>Marker auf dem Spielplan</translation>
    </message>
    <message>
        <source>Points for silver</source>
        <translation>Wertung von Silber</translation>
    </message>
    <message>
        <source>found %1 players, expected %2 to %3</source>
        <translation>gefundene Spieler: %1, erwartet: %2 bis %3</translation>
    </message>
    <message>
        <source>found %1 chambers, expected at most %2 in a game</source>
        <translation>gefundene Kammern: %1, erwartet: höchstens %2 in einem Spiel</translation>
    </message>
    <message>
        <source>Remove some chambers.</source>
        <translation>Einige Kammern entfernen.</translation>
    </message>
    <message>
        <source>the map has no cells for %1 players</source>
        <translation>die Karte hat keine Zellen für %1 Spieler</translation>
    </message>
    <message>
        <source>Add cells for seats 1 to %1.</source>
        <translation>Zellen für die Plätze 1 bis %1 hinzufügen.</translation>
    </message>
    <message>
        <source>found %1 tiles for the stack, expected at most %2</source>
        <translation>gefundene Plättchen für den Stapel: %1, erwartet: höchstens %2</translation>
    </message>
    <message>
        <source>Lower the counts.</source>
        <translation>Die Anzahlen verringern.</translation>
    </message>
    <message>
        <source>choose %1 picks</source>
        <translation>Dietriche wählen (%1)</translation>
    </message>
    <message>
        <source>lay the tile, then %1 actions</source>
        <translation>das Plättchen legen, danach Aktionen (%1)</translation>
    </message>
    <message>
        <source>lay the drawn tile, then %1 actions</source>
        <translation>das gezogene Plättchen legen, danach Aktionen (%1)</translation>
    </message>
    <message>
        <source>%1 of %2 actions left</source>
        <translation>noch %1 von %2 Aktionen</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>das Spiel ist aus</translation>
    </message>
    <message>
        <source>found %1, expected a tile of the set</source>
        <translation>gefunden: %1, erwartet: ein Plättchen des Satzes</translation>
    </message>
    <message>
        <source>found one copy of %1 more than the set has, counting those on the map</source>
        <translation>gefunden: ein %1 zu viel; mehr Exemplare hat der Satz neben denen auf der Karte nicht</translation>
    </message>
    <message>
        <source>%2 copies of %1 are missing; expected all copies of all tiles, except those on the map</source>
        <translation>von %1 fehlen Exemplare (%2); erwartet: alle Exemplare aller Plättchen, abzüglich derer auf der Karte</translation>
    </message>
    <message>
        <source>found %1, expected %2, the result of the moves</source>
        <translation>gefunden: %1, erwartet: %2, wie es sich aus den Schritten ergibt</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>found the option %1, expected one of %2</source>
        <translation>gefunden: Option %1, erwartet eine von: %2</translation>
    </message>
    <message>
        <source>found %1, expected name=value</source>
        <translation>gefunden: %1, erwartet: Name=Wert</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gierig</translation>
    </message>
    <message>
        <source>Plays to win: takes what helps most this turn.</source>
        <translation>Spielt auf Sieg: nimmt, was in diesem Zug am meisten hilft.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Every legal move is equally likely.</source>
        <translation>Jeder erlaubte Schritt ist gleich wahrscheinlich.</translation>
    </message>
    <message>
        <source>paper is %1 by %2 mm; expected 1 to %3</source>
        <translation>das Papier misst %1 × %2 mm; erwartet: 1 bis %3</translation>
    </message>
    <message>
        <source>a tile is %1 mm wide; expected %2 to %3</source>
        <translation>ein Plättchen ist %1 mm breit; erwartet: %2 bis %3</translation>
    </message>
    <message>
        <source>margin is %1 mm; expected 0 to %2</source>
        <translation>der Rand misst %1 mm; erwartet: 0 bis %2</translation>
    </message>
    <message>
        <source>gap is %1 mm; expected 0 to %2</source>
        <translation>der Abstand misst %1 mm; erwartet: 0 bis %2</translation>
    </message>
    <message>
        <source>bleed is %1 mm; expected 0 to %2</source>
        <translation>der Beschnitt misst %1 mm; erwartet: 0 bis %2</translation>
    </message>
    <message>
        <source>use larger paper, smaller tiles or narrower margins</source>
        <translation>größeres Papier, kleinere Plättchen oder schmalere Ränder nehmen</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>there are no tiles to print; expected at least one copy of a tile</source>
        <translation>es gibt kein Plättchen zu drucken; erwartet: mindestens ein Exemplar eines Plättchens</translation>
    </message>
    <message>
        <source>a tile set</source>
        <translation>ein Plättchensatz</translation>
    </message>
    <message>
        <source>a map</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>a game record</source>
        <translation>eine Spielaufzeichnung</translation>
    </message>
    <message>
        <source>Found %1, expected an object: %2.</source>
        <translation>Gefunden: %1, erwartet: ein Objekt (%2).</translation>
    </message>
    <message>
        <source>The field “%1” is missing; expected %2.</source>
        <translation>Das Feld „%1“ fehlt, erwartet wird %2.</translation>
    </message>
    <message>
        <source>Found %1, expected “%2”: %3.</source>
        <translation>Gefunden: %1, erwartet: „%2“ (%3).</translation>
    </message>
    <message>
        <source>Found version %1 of the format, expected at most %2: the file was written by a newer program.</source>
        <translation>Gefunden: Version %1 des Formats, erwartet: höchstens %2; die Datei stammt von einem neueren Programm.</translation>
    </message>
    <message>
        <source>Open it with a newer version of Tilewright.</source>
        <translation>Mit einer neueren Version von Tilewright öffnen.</translation>
    </message>
    <message>
        <source>Found %1, expected the version of the format: %2.</source>
        <translation>Gefunden: %1, erwartet: die Version des Formats (%2).</translation>
    </message>
    <message>
        <source>Found %1, expected a rule system that this program knows: %2.</source>
        <translation>Gefunden: %1, erwartet: ein Regelwerk, das dieses Programm kennt (%2).</translation>
    </message>
    <message>
        <source>Found contents that don&apos;t match the schema of %1.</source>
        <translation>Der Inhalt passt nicht zum Schema; erwartet wird %1.</translation>
    </message>
    <message>
        <source>Found a map with %1 chambers, expected at most %2 in a game.</source>
        <translation>Gefunden: eine Karte mit %1 Kammern, erwartet: höchstens %2 in einem Spiel.</translation>
    </message>
    <message>
        <source>%1 more of this kind are not listed.</source>
        <translation>%1 weitere dieser Art sind nicht aufgeführt.</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation>eine leere Liste</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>empty text</source>
        <translation>ein leerer Text</translation>
    </message>
    <message>
        <source>Found the field “%1” together with another that excludes it, expected only one of the two.</source>
        <translation>Gefunden: ein Feld „%1“ neben einem anderen, das es ausschließt; erwartet: nur eines der beiden.</translation>
    </message>
    <message>
        <source>Found %1, expected %2.</source>
        <translation>Gefunden: %1, erwartet: %2.</translation>
    </message>
    <message>
        <source>Found %1 with %2 characters, expected %3 to %4.</source>
        <translation>Gefunden: %1 mit %2 Zeichen, erwartet: %3 bis %4.</translation>
    </message>
    <message>
        <source>Found %1, expected one of: %2.</source>
        <translation>Gefunden: %1, erwartet eines von: %2.</translation>
    </message>
    <message>
        <source>Found %1, expected a whole number from %2 to %3.</source>
        <translation>Gefunden: %1, erwartet: eine ganze Zahl von %2 bis %3.</translation>
    </message>
    <message>
        <source>Found %1, expected a number from %2 to %3.</source>
        <translation>Gefunden: %1, erwartet: eine Zahl von %2 bis %3.</translation>
    </message>
    <message>
        <source>text in double quotes</source>
        <translation>Text in doppelten Anführungszeichen</translation>
    </message>
    <message>
        <source>Found a list with %1 entries, expected %2.</source>
        <translation>Einträge in der Liste: %1, erwartet: %2.</translation>
    </message>
    <message>
        <source>Found a list with %1 entries, expected %2 to %3.</source>
        <translation>Einträge in der Liste: %1, erwartet: %2 bis %3.</translation>
    </message>
    <message>
        <source>Found a list with %1 entries, expected at least %2.</source>
        <translation>Einträge in der Liste: %1, erwartet: mindestens %2.</translation>
    </message>
    <message>
        <source>Found %1 twice in the list, expected different entries.</source>
        <translation>Gefunden: %1 ein zweites Mal in der Liste, erwartet: verschiedene Einträge.</translation>
    </message>
    <message>
        <source>The field “%1” is missing from the object.</source>
        <translation>Dem Objekt fehlt das Feld „%1“.</translation>
    </message>
    <message>
        <source>Add “%1”.</source>
        <translation>„%1“ hinzufügen.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be read: %2.</source>
        <translation>„%1“ kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be written: %2.</source>
        <translation>„%1“ kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>“%1” is larger than the limit of %2 MiB.</source>
        <translation>„%1“ ist größer als die erlaubten %2 MiB.</translation>
    </message>
    <message>
        <source>Found %1 tiles, expected 1 to %2.</source>
        <translation>Gefundene Plättchen: %1, erwartet: 1 bis %2.</translation>
    </message>
    <message>
        <source>Found %1 pick colours, expected 1 to %2.</source>
        <translation>Gefundene Dietrichfarben: %1, erwartet: 1 bis %2.</translation>
    </message>
    <message>
        <source>Found the weight %1, expected 0 to 1,000,000,000.</source>
        <translation>Gefunden: Gewicht %1, erwartet: 0 bis 1.000.000.000.</translation>
    </message>
    <message>
        <source>All weights of the configurations are 0, expected at least one above 0.</source>
        <translation>Alle Gewichte der Formen sind 0, erwartet: mindestens eines über 0.</translation>
    </message>
    <message>
        <source>Found %1 as the share of doors, expected 0 to 1.</source>
        <translation>Gefunden: Anteil %1 der Türen, erwartet: 0 bis 1.</translation>
    </message>
    <message>
        <source>Found lists and objects nested more than %1 levels deep, expected at most %1.</source>
        <translation>Listen und Objekte sind tiefer als %1 ineinander geschachtelt, erwartet: höchstens %1.</translation>
    </message>
    <message>
        <source>Found the field “%1” twice in one object, expected it once.</source>
        <translation>Gefunden: das Feld „%1“ ein zweites Mal in einem Objekt, erwartet: einmal.</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>Eines von beiden entfernen.</translation>
    </message>
    <message>
        <source>Found text of %1 bytes, expected at most %2 MiB.</source>
        <translation>Gefunden: ein Text von %1 Bytes, erwartet: höchstens %2 MiB.</translation>
    </message>
    <message>
        <source>The map has no name.</source>
        <translation>Die Karte hat keinen Namen.</translation>
    </message>
    <message>
        <source>Give it one: lists and records show it.</source>
        <translation>Einen Namen geben: Listen und Aufzeichnungen zeigen ihn.</translation>
    </message>
    <message>
        <source>The map has %1 chambers; a game allows at most %2, so it can&apos;t be played.</source>
        <translation>Die Karte hat %1 Kammern; in einem Spiel sind es höchstens %2, also ist sie nicht spielbar.</translation>
    </message>
    <message>
        <source>Remove some, or use the map only as a drawing.</source>
        <translation>Einige entfernen oder sie nur als Zeichnung verwenden.</translation>
    </message>
    <message>
        <source>The chamber lies outside the limits, expected x and y from %1 to %2.</source>
        <translation>Die Kammer liegt außerhalb der Grenzen, erwartet: x und y von %1 bis %2.</translation>
    </message>
    <message>
        <source>Move the whole map towards the middle.</source>
        <translation>Die ganze Karte zur Mitte hin verschieben.</translation>
    </message>
    <message>
        <source>This cell already has a chamber: %1.</source>
        <translation>Auf diesem Feld ist schon eine Kammer: %1.</translation>
    </message>
    <message>
        <source>Remove or move one of the two.</source>
        <translation>Eine von beiden entfernen oder verschieben.</translation>
    </message>
    <message>
        <source>The tile set “%1” has no tile with this id.</source>
        <translation>Der Plättchensatz „%1“ hat kein Plättchen mit dieser Kennung.</translation>
    </message>
    <message>
        <source>Open the map with the set that it was made for, or choose another tile.</source>
        <translation>Die Karte mit dem Satz öffnen, für den sie gemacht ist, oder ein anderes Plättchen wählen.</translation>
    </message>
    <message>
        <source>The map shows more copies of this tile than the set has: %1.</source>
        <translation>Die Karte zeigt mehr Exemplare dieses Plättchens, als der Satz hat: %1.</translation>
    </message>
    <message>
        <source>Raise its count in the set, or lay another tile.</source>
        <translation>Seine Anzahl im Satz erhöhen oder ein anderes Plättchen legen.</translation>
    </message>
    <message>
        <source>No passageways lead from this tile to a room.</source>
        <translation>Von diesem Plättchen führen keine Durchgänge zu einem Raum.</translation>
    </message>
    <message>
        <source>Turn or move it so that passage meets passage, or remove it.</source>
        <translation>Es so drehen oder verschieben, dass Gang auf Gang trifft, oder es entfernen.</translation>
    </message>
    <message>
        <source>The passage to the %1 meets earth.</source>
        <translation>Der Gang im %1 trifft auf Erde.</translation>
    </message>
    <message>
        <source>The earth to the %1 meets a passage of the neighbour.</source>
        <translation>Die Erde im %1 trifft auf einen Gang des Nachbarn.</translation>
    </message>
    <message>
        <source>Make both a passage, or both earth.</source>
        <translation>Beides zum Gang machen oder beides zu Erde.</translation>
    </message>
    <message>
        <source>The map shows more markers of this kind than the %1 that exist: %2.</source>
        <translation>Die Karte zeigt mehr als die %1 Marker dieser Art, die es gibt: %2.</translation>
    </message>
    <message>
        <source>Remove some.</source>
        <translation>Einige entfernen.</translation>
    </message>
    <message>
        <source>No passageway joins two chambers where the marker is.</source>
        <translation>Wo der Marker liegt, verbindet kein Durchgang zwei Kammern.</translation>
    </message>
    <message>
        <source>Move the marker, or remove it.</source>
        <translation>Den Marker verschieben oder entfernen.</translation>
    </message>
    <message>
        <source>This passageway already has a marker, expected at most one.</source>
        <translation>Auf diesem Durchgang liegt schon ein Marker, erwartet: höchstens einer.</translation>
    </message>
    <message>
        <source>The map has no key room, expected at least one.</source>
        <translation>Die Karte hat keinen Schlüsselraum, erwartet: mindestens einer.</translation>
    </message>
    <message>
        <source>The map has no guardhouse, expected at least one.</source>
        <translation>Die Karte hat kein Wachhaus, erwartet: mindestens eines.</translation>
    </message>
    <message>
        <source>The map has no entrance, expected at least one.</source>
        <translation>Die Karte hat keinen Eingang, erwartet: mindestens einer.</translation>
    </message>
    <message>
        <source>Add such a room.</source>
        <translation>Einen solchen Raum hinzufügen.</translation>
    </message>
    <message>
        <source>No passage leads outward, so no tile can ever be laid.</source>
        <translation>Kein Gang führt nach außen, also kann nie ein Plättchen gelegt werden.</translation>
    </message>
    <message>
        <source>Open a side that has a free cell beyond it.</source>
        <translation>Eine Seite öffnen, hinter der ein freies Feld liegt.</translation>
    </message>
    <message>
        <source>The map has no guard chamber, so there are no Guards.</source>
        <translation>Die Karte hat keine Wachkammer, also gibt es keine Wächter.</translation>
    </message>
    <message>
        <source>The map has %1 guard chambers, but there are only %2 Guards; the last ones in reading order stay empty.</source>
        <translation>Die Karte hat %1 Wachkammern, aber es gibt nur %2 Wächter; die letzten in Leserichtung bleiben leer.</translation>
    </message>
    <message>
        <source>Make some of them plain chambers.</source>
        <translation>Einige davon zu einfachen Kammern machen.</translation>
    </message>
    <message>
        <source>Only a cell has a seat; here it has no effect.</source>
        <translation>Nur eine Zelle hat einen Platz; hier ist er wirkungslos.</translation>
    </message>
    <message>
        <source>Remove the seat, or make the room a cell.</source>
        <translation>Den Platz entfernen oder den Raum zur Zelle machen.</translation>
    </message>
    <message>
        <source>The cell has no seat, expected one from 1 to 4.</source>
        <translation>Die Zelle hat keinen Platz, erwartet: einer von 1 bis 4.</translation>
    </message>
    <message>
        <source>The cell has seat %1, expected 1 to 4.</source>
        <translation>Die Zelle hat den Platz %1, erwartet: 1 bis 4.</translation>
    </message>
    <message>
        <source>Set the player whose cell it is.</source>
        <translation>Festlegen, wessen Zelle es ist.</translation>
    </message>
    <message>
        <source>Seat %1 already has a cell: %2.</source>
        <translation>Platz %1 hat schon eine Zelle: %2.</translation>
    </message>
    <message>
        <source>Give one of the two another seat.</source>
        <translation>Einer von beiden einen anderen Platz geben.</translation>
    </message>
    <message>
        <source>The map has no cells for two players, expected cells for seats 1 and 2, or 1 and 4.</source>
        <translation>Die Karte hat keine Zellen für zwei Spieler, erwartet: die der Plätze 1 und 2 oder 1 und 4.</translation>
    </message>
    <message>
        <source>Add cells, and number their seats from 1.</source>
        <translation>Zellen hinzufügen und ihre Plätze ab 1 nummerieren.</translation>
    </message>
    <message>
        <source>One of the seats has no cell; possible numbers of players: %1.</source>
        <translation>Einem der Plätze fehlt eine Zelle; mögliche Spielerzahlen: %1.</translation>
    </message>
    <message>
        <source>Number the seats from 1 without gaps.</source>
        <translation>Die Plätze ab 1 lückenlos nummerieren.</translation>
    </message>
    <message>
        <source>The %1 side of the %2 has the door %3, expected %4 or earth.</source>
        <translation>%2, Seite im %1: gefundene Tür: %3, erwartet: %4 oder Erde.</translation>
    </message>
    <message>
        <source>Give the passage the door of its room.</source>
        <translation>Dem Gang die Tür seines Raums geben.</translation>
    </message>
    <message>
        <source>The %1 side of the %2 has the door %3, which belongs to another kind of room.</source>
        <translation>%2, Seite im %1: gefundene Tür: %3; sie gehört zu einer anderen Art von Raum.</translation>
    </message>
    <message>
        <source>Choose earth, open, special or a colour.</source>
        <translation>Erde, offen, Sondertür oder eine Farbe wählen.</translation>
    </message>
    <message>
        <source>Choose a colour of the set, or open.</source>
        <translation>Eine Farbe des Satzes oder offen wählen.</translation>
    </message>
    <message>
        <source>The %1 is sealed off from the start: no way leads from it to the edge or to a guard chamber.</source>
        <translation>%1: von Anfang an abgeriegelt; kein Weg führt von hier zum Rand oder in eine Wachkammer.</translation>
    </message>
    <message>
        <source>The %1 is sealed off from the start: no way leads from it to the edge or to an entrance.</source>
        <translation>%1: von Anfang an abgeriegelt; kein Weg führt von hier zum Rand oder zu einem Eingang.</translation>
    </message>
    <message>
        <source>Open one of its sides, or a side of a chamber beside it.</source>
        <translation>Hier oder an den Kammern daneben eine Seite öffnen.</translation>
    </message>
    <message>
        <source>The map has no chambers.</source>
        <translation>Die Karte hat keine Kammern.</translation>
    </message>
    <message>
        <source>Add rooms: cells, a key room, a guardhouse and an entrance.</source>
        <translation>Räume hinzufügen: Zellen, einen Schlüsselraum, ein Wachhaus und einen Eingang.</translation>
    </message>
    <message>
        <source>The room has earth on all four sides; nobody can enter or leave it.</source>
        <translation>Der Raum hat an allen vier Seiten Erde; niemand kann hinein oder hinaus.</translation>
    </message>
    <message>
        <source>Open a side, or remove the room.</source>
        <translation>Eine Seite öffnen oder den Raum entfernen.</translation>
    </message>
    <message>
        <source>No tile is a dead end: a hole with one passage and three sides of earth can never be filled.</source>
        <translation>Kein Plättchen ist eine Sackgasse: eine Lücke mit einem Gang und drei Seiten Erde kann nie gefüllt werden.</translation>
    </message>
    <message>
        <source>No tile is straight: a hole with passages on two opposite sides and earth on the others can never be filled.</source>
        <translation>Kein Plättchen ist eine Gerade: eine Lücke mit Gängen an zwei gegenüberliegenden Seiten und sonst Erde kann nie gefüllt werden.</translation>
    </message>
    <message>
        <source>No tile is a corner: a hole with passages on two adjacent sides and earth on the others can never be filled.</source>
        <translation>Kein Plättchen ist eine Ecke: eine Lücke mit Gängen an zwei benachbarten Seiten und sonst Erde kann nie gefüllt werden.</translation>
    </message>
    <message>
        <source>No tile is a T: a hole with three passages and one side of earth can never be filled.</source>
        <translation>Kein Plättchen ist ein T: eine Lücke mit drei Gängen und einer Seite Erde kann nie gefüllt werden.</translation>
    </message>
    <message>
        <source>No tile is a cross: a hole with four passages can never be filled.</source>
        <translation>Kein Plättchen ist eine Kreuzung: eine Lücke mit vier Gängen kann nie gefüllt werden.</translation>
    </message>
    <message>
        <source>No tile shows the pick colour %1.</source>
        <translation>Kein Plättchen zeigt die Dietrichfarbe %1.</translation>
    </message>
    <message>
        <source>Put it on some tiles, or take it off the list.</source>
        <translation>Sie auf einige Plättchen setzen oder aus der Liste nehmen.</translation>
    </message>
    <message>
        <source>Skulls are unevenly distributed: %2 has %1, the average colour %3.</source>
        <translation>Die Schädel sind ungleich verteilt: %2 hat %1, eine Farbe im Durchschnitt %3.</translation>
    </message>
    <message>
        <source>Recolour some sides or change counts, unless this is intended.</source>
        <translation>Einige Seiten umfärben oder Anzahlen ändern, falls das nicht so gewollt ist.</translation>
    </message>
    <message>
        <source>Add such a tile.</source>
        <translation>Ein solches Plättchen hinzufügen.</translation>
    </message>
    <message>
        <source>The tiles have %1 passages on average, fewer than %2: the dungeon closes up quickly.</source>
        <translation>Die Plättchen haben im Durchschnitt %1 Gänge, weniger als %2: Das Verlies schließt sich schnell.</translation>
    </message>
    <message>
        <source>Add tiles with three or four passages, or remove dead ends.</source>
        <translation>Plättchen mit drei oder vier Gängen hinzufügen oder Sackgassen entfernen.</translation>
    </message>
    <message>
        <source>The tile set has no name.</source>
        <translation>Der Plättchensatz hat keinen Namen.</translation>
    </message>
    <message>
        <source>Give it one: lists and sheets show it.</source>
        <translation>Einen Namen geben: Listen und Bögen zeigen ihn.</translation>
    </message>
    <message>
        <source>The side length of a tile is out of range, expected 5 to 500 millimetres.</source>
        <translation>Die Kante eines Plättchens liegt außerhalb des Erlaubten, erwartet: 5 bis 500 Millimeter.</translation>
    </message>
    <message>
        <source>Set a size that can be printed; 45 is usual.</source>
        <translation>Eine druckbare Größe einstellen; üblich ist 45.</translation>
    </message>
    <message>
        <source>The set has %1 tiles, counting all copies; expected at most %2.</source>
        <translation>Der Satz hat mit allen Exemplaren %1 Plättchen, erwartet: höchstens %2.</translation>
    </message>
    <message>
        <source>Lower the counts, or remove tiles.</source>
        <translation>Die Anzahlen verringern oder Plättchen entfernen.</translation>
    </message>
    <message>
        <source>The set has no tile to draw.</source>
        <translation>Der Satz hat kein Plättchen zum Ziehen.</translation>
    </message>
    <message>
        <source>Add tiles, or raise their counts.</source>
        <translation>Plättchen hinzufügen oder ihre Anzahl erhöhen.</translation>
    </message>
    <message>
        <source>The pick colour %1 is listed twice.</source>
        <translation>Die Dietrichfarbe %1 ist doppelt aufgeführt.</translation>
    </message>
    <message>
        <source>The set has no pick colours, expected 1 to 8.</source>
        <translation>Der Satz hat keine Dietrichfarben, erwartet: 1 bis 8.</translation>
    </message>
    <message>
        <source>List the colours that its tiles may show.</source>
        <translation>Die Farben aufführen, die seine Plättchen zeigen dürfen.</translation>
    </message>
    <message>
        <source>The pick colours are not in the order in which the rules bring them into play.</source>
        <translation>Die Dietrichfarben stehen nicht in der Reihenfolge, in der sie laut Regeln ins Spiel kommen.</translation>
    </message>
    <message>
        <source>Put them in this order: blue, yellow, green, red, brown, orange, grey, purple.</source>
        <translation>So ordnen: Blau, Gelb, Grün, Rot, Braun, Orange, Grau, Violett.</translation>
    </message>
    <message>
        <source>%1, the colour of a player, is not among the pick colours.</source>
        <translation>%1, die Farbe eines Spielers, fehlt unter den Dietrichfarben.</translation>
    </message>
    <message>
        <source>The tile has %1 copies, expected 0 to %2.</source>
        <translation>Exemplare des Plättchens: %1, erwartet: 0 bis %2.</translation>
    </message>
    <message>
        <source>Correct its count.</source>
        <translation>Die Anzahl korrigieren.</translation>
    </message>
    <message>
        <source>The tile has no copies, so it is never drawn.</source>
        <translation>Das Plättchen hat keine Exemplare, es wird also nie gezogen.</translation>
    </message>
    <message>
        <source>Raise its count, or remove the tile.</source>
        <translation>Seine Anzahl erhöhen oder das Plättchen entfernen.</translation>
    </message>
    <message>
        <source>The tile has earth on all four sides, expected at least one passage.</source>
        <translation>Das Plättchen hat an allen vier Seiten Erde, erwartet: mindestens ein Gang.</translation>
    </message>
    <message>
        <source>Open a side, or remove the tile.</source>
        <translation>Eine Seite öffnen oder das Plättchen entfernen.</translation>
    </message>
    <message>
        <source>The %1 side is a %2, which only rooms of a board have.</source>
        <translation>Seite im %1: %2; das haben nur Räume eines Spielplans.</translation>
    </message>
    <message>
        <source>The %1 side is %2, which is not among the pick colours of the set.</source>
        <translation>Die Seite im %1 ist %2, was nicht zu den Dietrichfarben des Satzes gehört.</translation>
    </message>
    <message>
        <source>Choose another colour, or add this one to the pick colours.</source>
        <translation>Eine andere Farbe wählen oder diese zu den Dietrichfarben nehmen.</translation>
    </message>
    <message>
        <source>The id of the tile has %1 characters, expected 1 to %2.</source>
        <translation>Zeichen in der Kennung des Plättchens: %1, erwartet: 1 bis %2.</translation>
    </message>
    <message>
        <source>Give it a short id of its own.</source>
        <translation>Ihm eine kurze eigene Kennung geben.</translation>
    </message>
    <message>
        <source>The id “%1” has characters that may not work in file names or in other programs.</source>
        <translation>Die Kennung „%1“ enthält Zeichen, die in Dateinamen oder anderen Programmen Probleme machen können.</translation>
    </message>
    <message>
        <source>Use letters, digits, hyphens and underscores, and dots only between them.</source>
        <translation>Nur Buchstaben, Ziffern, Bindestriche und Unterstriche verwenden, Punkte nur dazwischen.</translation>
    </message>
    <message>
        <source>Give one of the two another id.</source>
        <translation>Einem von beiden eine andere Kennung geben.</translation>
    </message>
    <message>
        <source>Turned, the tile is the same as “%1”.</source>
        <translation>Gedreht gleicht das Plättchen „%1“.</translation>
    </message>
    <message>
        <source>Keep one of the two and give it the sum of both counts.</source>
        <translation>Eines von beiden behalten und ihm die Anzahl beider geben.</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>guard-chamber</source>
        <translation>Wachkammer</translation>
    </message>
    <message>
        <source>key-room</source>
        <translation>Schlüsselraum</translation>
    </message>
    <message>
        <source>guardhouse</source>
        <translation>Wachhaus</translation>
    </message>
    <message>
        <source>entrance</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>chamber</source>
        <translation>Kammer</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>braun</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grau</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violett</translation>
    </message>
    <message>
        <source>earth</source>
        <translation>Erde</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>special</source>
        <translation>Sondertür</translation>
    </message>
    <message>
        <source>cell-door</source>
        <translation>Zellentür</translation>
    </message>
    <message>
        <source>key-room-door</source>
        <translation>Schlüsselraumtür</translation>
    </message>
    <message>
        <source>guardhouse-door</source>
        <translation>Wachhaustür</translation>
    </message>
    <message>
        <source>no passage</source>
        <translation>kein Gang</translation>
    </message>
    <message>
        <source>dead end</source>
        <translation>Sackgasse</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>Gerade</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>Kreuzung</translation>
    </message>
    <message>
        <source>Found %1, expected text in UTF-8.</source>
        <translation>Gefunden: %1, erwartet: Text in UTF-8.</translation>
    </message>
    <message>
        <source>Found %1, a number too large to read.</source>
        <translation>Gefunden: %1; die Zahl ist zu groß, um gelesen zu werden.</translation>
    </message>
    <message>
        <source>Found %1 within text, expected an escape sequence such as \n.</source>
        <translation>Gefunden: %1 in einem Text, erwartet: geschrieben als Escape-Folge wie \n.</translation>
    </message>
    <message>
        <source>Found %1 in an escape sequence, expected one of \&quot; \\ \/ \b \f \n \r \t or \u with four hex digits (surrogates in pairs).</source>
        <translation>Gefunden: %1 in einer Escape-Folge eines Textes, erwartet eines von: \&quot; \\ \/ \b \f \n \r \t oder \u mit vier Hexadezimalziffern (Surrogate paarweise).</translation>
    </message>
    <message>
        <source>Found %1, expected a number such as 12, -3 or 4.5.</source>
        <translation>Gefunden: %1, erwartet: eine Zahl wie 12, -3 oder 4.5.</translation>
    </message>
    <message>
        <source>Found %1, expected JSON without comments.</source>
        <translation>Gefunden: %1, erwartet: JSON ohne Kommentare.</translation>
    </message>
    <message>
        <source>Found %1, expected JSON: text in double quotes, a number, a list, an object, true, false or null.</source>
        <translation>Gefunden: %1, erwartet: JSON, also Text in doppelten Anführungszeichen, eine Zahl, eine Liste, ein Objekt, true, false oder null.</translation>
    </message>
    <message>
        <source>Found %1, expected a field name in double quotes.</source>
        <translation>Gefunden: %1, erwartet: ein Feldname in doppelten Anführungszeichen.</translation>
    </message>
    <message>
        <source>Found %1, expected a colon after the field name.</source>
        <translation>Gefunden: %1, erwartet: ein Doppelpunkt nach dem Feldnamen.</translation>
    </message>
    <message>
        <source>Found %1, expected a comma or } after the field.</source>
        <translation>Gefunden: %1, erwartet: ein Komma oder } nach dem Feld.</translation>
    </message>
    <message>
        <source>Found %1, expected a comma or ] after the entry.</source>
        <translation>Gefunden: %1, erwartet: ein Komma oder ] nach dem Eintrag.</translation>
    </message>
    <message>
        <source>Found %1, expected the end of the file.</source>
        <translation>Gefunden: %1, erwartet: das Ende der Datei.</translation>
    </message>
    <message>
        <source>Found %1, expected a value.</source>
        <translation>Gefunden: %1, erwartet: ein Wert.</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>das Ende der Datei</translation>
    </message>
    <message>
        <source>Found %1 within text, expected a closing quote.</source>
        <translation>Gefunden: %1 in einem Text, erwartet: ein schließendes Anführungszeichen.</translation>
    </message>
    <message>
        <source>The file seems to be cut off; get a new copy from its source.</source>
        <translation>Die Datei scheint abgeschnitten zu sein; sie noch einmal von der Quelle holen.</translation>
    </message>
    <message>
        <source>north</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>east</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>south</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>west</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>runner</source>
        <translation>Läufer</translation>
    </message>
    <message>
        <source>prisoner</source>
        <translation>Gefangener</translation>
    </message>
    <message>
        <source>guard</source>
        <translation>Wächter</translation>
    </message>
    <message>
        <source>name of this language</source>
        <extracomment>how the language of this translation calls itself: English, Deutsch, Français</extracomment>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>laid-tile</source>
        <translation>gelegtes Plättchen</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>each</source>
        <translation>je Dietrich</translation>
    </message>
    <message>
        <source>Thinker, quick</source>
        <translation>Denker, flink</translation>
    </message>
    <message>
        <source>Looks at a few continuations; answers at once.</source>
        <translation>Prüft wenige Fortsetzungen; antwortet sofort.</translation>
    </message>
    <message>
        <source>Thinker</source>
        <translation>Denker</translation>
    </message>
    <message>
        <source>Looks at many continuations, several turns deep.</source>
        <translation>Prüft viele Fortsetzungen, mehrere Züge tief.</translation>
    </message>
    <message>
        <source>Thinker, strong</source>
        <translation>Denker, stark</translation>
    </message>
    <message>
        <source>Looks at the most continuations; takes its time.</source>
        <translation>Prüft die meisten Fortsetzungen; lässt sich Zeit.</translation>
    </message>
    <message>
        <source>The tile is the same as “%1”.</source>
        <translation>Das Plättchen ist dasselbe wie „%1“.</translation>
    </message>
    <message>
        <source>found --after %1, expected at most %2: the record has no more moves</source>
        <translation>gefunden: --after %1, erwartet: höchstens %2; mehr Schritte hat die Aufzeichnung nicht</translation>
    </message>
    <message>
        <source>“%1” would be larger than %2 MiB, too large to be opened again.</source>
        <translation>„%1“ würde größer als %2 MiB und ließe sich nicht wieder öffnen.</translation>
    </message>
    <message>
        <source>Make it smaller, or save it in parts.</source>
        <translation>Verkleinern oder in Teilen speichern.</translation>
    </message>
    <message>
        <source>%1 fits nowhere and leaves the game</source>
        <translation>%1 passt nirgends und verlässt das Spiel</translation>
    </message>
    <message>
        <source>choose your starting picks first</source>
        <translation>zuerst die Dietriche zu Beginn wählen</translation>
    </message>
    <message>
        <source>lay the drawn tile first</source>
        <translation>zuerst das gezogene Plättchen legen</translation>
    </message>
    <message>
        <source>no actions are left this turn</source>
        <translation>in diesem Zug ist keine Aktion mehr übrig</translation>
    </message>
    <message>
        <source>no tiles are left in the stack</source>
        <translation>im Stapel sind keine Plättchen mehr</translation>
    </message>
    <message>
        <source>there are no markers left in the supply</source>
        <translation>im Vorrat sind keine Marker mehr</translation>
    </message>
    <message>
        <source>there are no silver picks left in the supply</source>
        <translation>im Vorrat sind keine Silberdietriche mehr</translation>
    </message>
    <message>
        <source>he is already released</source>
        <translation>er ist schon befreit</translation>
    </message>
    <message>
        <source>already used: once per game</source>
        <translation>schon benutzt: einmal je Spiel</translation>
    </message>
    <message>
        <source>costs two picks</source>
        <translation>kostet zwei Dietriche</translation>
    </message>
    <message>
        <source>costs %1 picks of different colours; you have %2</source>
        <translation>kostet Dietriche verschiedener Farben: %1; vorhanden: %2</translation>
    </message>
    <message>
        <source>all your Runners are in the dungeon</source>
        <translation>alle eigenen Läufer sind im Verlies</translation>
    </message>
    <message>
        <source>no tile laid this turn is free</source>
        <translation>kein Plättchen, das in diesem Zug gelegt wurde, ist frei</translation>
    </message>
    <message>
        <source>none of your Runners is in the dungeon</source>
        <translation>kein eigener Läufer ist im Verlies</translation>
    </message>
    <message>
        <source>you already have your golden key</source>
        <translation>der eigene goldene Schlüssel ist schon genommen</translation>
    </message>
    <message>
        <source>none of your Runners stands beside it</source>
        <translation>kein eigener Läufer steht daneben</translation>
    </message>
    <message>
        <source>every way is barred, occupied or too expensive</source>
        <translation>jeder Weg ist versperrt, besetzt oder zu teuer</translation>
    </message>
    <message>
        <source>he is not released yet</source>
        <translation>er ist noch nicht befreit</translation>
    </message>
    <message>
        <source>no passageway leads out of his chamber</source>
        <translation>aus seiner Kammer führt kein Durchgang</translation>
    </message>
    <message>
        <source>there are no Guards</source>
        <translation>es gibt keine Wächter</translation>
    </message>
    <message>
        <source>every way is barred or occupied</source>
        <translation>jeder Weg ist versperrt oder besetzt</translation>
    </message>
    <message>
        <source>only right after a Runner has collected a pick</source>
        <translation>nur direkt nachdem ein Läufer einen Dietrich eingesammelt hat</translation>
    </message>
    <message>
        <source>there are no picks of this colour left in the supply: %1</source>
        <translation>im Vorrat ist kein Dietrich dieser Farbe mehr: %1</translation>
    </message>
    <message>
        <source>you have none</source>
        <translation>keiner vorhanden</translation>
    </message>
    <message>
        <source>no passageway has room for a marker</source>
        <translation>auf keinem Durchgang ist Platz für einen Marker</translation>
    </message>
    <message>
        <source>there is no black marker in the dungeon</source>
        <translation>im Verlies liegt kein schwarzer Marker</translation>
    </message>
    <message>
        <source>would seal off an entrance</source>
        <translation>würde einen Eingang abriegeln</translation>
    </message>
    <message>
        <source>would seal off a key room</source>
        <translation>würde einen Schlüsselraum abriegeln</translation>
    </message>
    <message>
        <source>would seal off a guardhouse</source>
        <translation>würde ein Wachhaus abriegeln</translation>
    </message>
    <message>
        <source>would seal off the cell of player %1</source>
        <translation>würde die Zelle von Spieler %1 abriegeln</translation>
    </message>
    <message>
        <source>there is no tile to lay now</source>
        <translation>gerade gibt es kein Plättchen zu legen</translation>
    </message>
    <message>
        <source>there is already a chamber here</source>
        <translation>hier ist schon eine Kammer</translation>
    </message>
    <message>
        <source>too far away</source>
        <translation>zu weit weg</translation>
    </message>
    <message>
        <source>%1 side: passage meets earth</source>
        <translation>Seite im %1: Gang trifft auf Erde</translation>
    </message>
    <message>
        <source>%1 side: earth meets a passage</source>
        <translation>Seite im %1: Erde trifft auf einen Gang</translation>
    </message>
    <message>
        <source>doesn&apos;t touch the dungeon</source>
        <translation>berührt das Verlies nicht</translation>
    </message>
    <message>
        <source>no passage would connect it to the dungeon</source>
        <translation>kein Gang würde es mit dem Verlies verbinden</translation>
    </message>
    <message>
        <source>no passageway leads there</source>
        <translation>dorthin führt kein Durchgang</translation>
    </message>
    <message>
        <source>a black marker bars the way</source>
        <translation>ein schwarzer Marker versperrt den Weg</translation>
    </message>
    <message>
        <source>the door costs a pick you don&apos;t have: %1</source>
        <translation>die Tür kostet einen Dietrich, der fehlt: %1</translation>
    </message>
    <message>
        <source>there are no golden keys left</source>
        <translation>es sind keine goldenen Schlüssel mehr da</translation>
    </message>
    <message>
        <source>the key room costs a silver pick</source>
        <translation>der Schlüsselraum kostet einen Silberdietrich</translation>
    </message>
    <message>
        <source>the cell is closed until its Prisoner is released</source>
        <translation>die Zelle ist zu, bis ihr Gefangener befreit ist</translation>
    </message>
    <message>
        <source>a Guard stands there</source>
        <translation>dort steht ein Wächter</translation>
    </message>
    <message>
        <source>Runners never enter a guardhouse</source>
        <translation>Läufer betreten nie ein Wachhaus</translation>
    </message>
    <message>
        <source>another Runner stands there</source>
        <translation>dort steht ein anderer Läufer</translation>
    </message>
    <message>
        <source>another Prisoner stands there</source>
        <translation>dort steht ein anderer Gefangener</translation>
    </message>
    <message>
        <source>Prisoners never enter the key room</source>
        <translation>Gefangene betreten nie den Schlüsselraum</translation>
    </message>
    <message>
        <source>the guardhouse needs a golden key</source>
        <translation>das Wachhaus verlangt einen goldenen Schlüssel</translation>
    </message>
    <message>
        <source>Guards never enter an entrance</source>
        <translation>Wächter betreten nie einen Eingang</translation>
    </message>
    <message>
        <source>somebody is standing there</source>
        <translation>dort steht jemand</translation>
    </message>
    <message>
        <source>Runners enter at an entrance</source>
        <translation>Läufer kommen über einen Eingang herein</translation>
    </message>
    <message>
        <source>Runners enter on a tile laid this turn</source>
        <translation>Läufer kommen auf einem Plättchen herein, das in diesem Zug gelegt wurde</translation>
    </message>
    <message>
        <source>only another player may move this one</source>
        <translation>diese Figur bewegt ein anderer Spieler</translation>
    </message>
    <message>
        <source>the Prisoner is not released yet</source>
        <translation>der Gefangene ist noch nicht befreit</translation>
    </message>
    <message>
        <source>it is already here</source>
        <translation>ist schon hier</translation>
    </message>
    <message>
        <source>pieces move only to a neighbouring chamber</source>
        <translation>Figuren ziehen nur in eine benachbarte Kammer</translation>
    </message>
    <message>
        <source>there is no passageway here</source>
        <translation>hier ist kein Durchgang</translation>
    </message>
    <message>
        <source>there is a white marker here, and there is room for only one</source>
        <translation>hier liegt ein weißer Marker, und es ist nur für einen Platz</translation>
    </message>
    <message>
        <source>no markers between rooms of the board</source>
        <translation>keine Marker zwischen Räumen des Spielplans</translation>
    </message>
    <message>
        <source>you have no marker</source>
        <translation>kein eigener Marker vorhanden</translation>
    </message>
    <message>
        <source>escape</source>
        <translation>Flucht</translation>
    </message>
    <message>
        <source>golden key</source>
        <translation>goldener Schlüssel</translation>
    </message>
    <message>
        <source>silver pick</source>
        <translation>Silberdietrich</translation>
    </message>
    <message>
        <source>Prisoner released</source>
        <translation>Gefangener befreit</translation>
    </message>
    <message>
        <source>way barred</source>
        <translation>Weg versperrt</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>Silber</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>no tile fits any more: the last tiles of the stack (%1) fit nowhere</source>
        <translation>kein Plättchen passt mehr: die letzten des Stapels (%1) passen nirgends</translation>
    </message>
    <message>
        <source>%1 tiles in a row fit nowhere</source>
        <translation>%1 Plättchen in Folge passen nirgends</translation>
    </message>
    <message>
        <source>nobody has done anything useful for %1 rounds</source>
        <translation>seit %1 Runden hat niemand etwas Nützliches getan</translation>
    </message>
    <message>
        <source>the supply is exhausted: %1</source>
        <translation>der Vorrat ist erschöpft: %1</translation>
    </message>
    <message>
        <source>found the shard %1, expected i/n with i from 1 to n</source>
        <translation>Gefunden: der Teil %1; erwartet: i/n mit i von 1 bis n</translation>
    </message>
    <message>
        <source>found the report of another playtest, expected one with the same set, map, options, players, games and seed</source>
        <translation>gefunden: der Bericht eines anderen Testlaufs; erwartet: einer mit demselben Satz, derselben Karte und denselben Regeloptionen, Spielern, Spielen und Startwert</translation>
    </message>
    <message>
        <source>10th percentile</source>
        <translation>10. Perzentil</translation>
    </message>
    <message>
        <source>median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>90th percentile</source>
        <translation>90. Perzentil</translation>
    </message>
    <message>
        <source>Share of games that end with an escape</source>
        <translation>Anteil der Spiele, die durch Flucht enden</translation>
    </message>
    <message>
        <source>Share of games that end because the tiles run out</source>
        <translation>Anteil der Spiele, die enden, weil die Plättchen ausgehen</translation>
    </message>
    <message>
        <source>Turns per game, all players together: %1</source>
        <translation>Züge je Spiel, alle Spieler zusammen: %1</translation>
    </message>
    <message>
        <source>Decisions per game, all players together: %1</source>
        <translation>Entscheidungen je Spiel, alle Spieler zusammen: %1</translation>
    </message>
    <message>
        <source>Highest final score: %1</source>
        <translation>Höchste Endpunktzahl: %1</translation>
    </message>
    <message>
        <source>Winning margin in points: %1</source>
        <translation>Punktevorsprung des Siegers: %1</translation>
    </message>
    <message>
        <source>Win rate of player %1, who sits in every seat equally often; a shared win is divided</source>
        <translation>Siegquote von Spieler %1, der gleich oft auf jedem Platz sitzt; geteilte Siege zählen anteilig</translation>
    </message>
    <message>
        <source>Share of decisions with only one legal move</source>
        <translation>Anteil der Entscheidungen mit nur einem erlaubten Schritt</translation>
    </message>
    <message>
        <source>Share of drawn tiles that fit nowhere</source>
        <translation>Anteil der gezogenen Plättchen, die nirgends passen</translation>
    </message>
    <message>
        <source>Average number of chambers that a laid tile connects to</source>
        <translation>Durchschnittliche Zahl der Kammern, mit denen ein gelegtes Plättchen verbunden ist</translation>
    </message>
    <message>
        <source>Average number of lead changes per game</source>
        <translation>Durchschnittliche Zahl der Führungswechsel je Spiel</translation>
    </message>
    <message>
        <source>Comebacks: share of games not won by the sole leader at half-time</source>
        <translation>Aufholjagden: Anteil der Spiele, in denen nicht gewann, wer zur Halbzeit allein führte</translation>
    </message>
    <message>
        <source>Share of “%1” among the decisions of player %2</source>
        <translation>Anteil von „%1“ an den Entscheidungen von Spieler %2</translation>
    </message>
    <message>
        <source>Paid per game, all players together: %1</source>
        <translation>Bezahlt je Spiel, alle Spieler zusammen: %1</translation>
    </message>
    <message>
        <source>Put on the board per game: %1</source>
        <translation>Auf den Spielplan gelegt, je Spiel: %1</translation>
    </message>
    <message>
        <source>Taken off the board per game: %1</source>
        <translation>Vom Spielplan genommen, je Spiel: %1</translation>
    </message>
    <message>
        <source>Steps per game: %1</source>
        <translation>Schritte je Spiel: %1</translation>
    </message>
    <message>
        <source>Share of games in which the supply runs out: %1</source>
        <translation>Anteil der Spiele, in denen der Vorrat ausgeht: %1</translation>
    </message>
    <message>
        <source>Block %1 is in two of the parts.</source>
        <translation>Block %1 ist in zwei der Teile.</translation>
    </message>
    <message>
        <source>Found %1, expected a list of %2 whole numbers: the file is incomplete.</source>
        <translation>Gefunden: %1; erwartet: eine Liste von %2 ganzen Zahlen. Die Datei ist nicht vollständig.</translation>
    </message>
    <message>
        <source>Found a block out of order, expected ascending numbers.</source>
        <translation>Ein Block steht nicht an seiner Stelle; erwartet: aufsteigende Nummern.</translation>
    </message>
    <message>
        <source>a playtest report</source>
        <translation>ein Testlaufbericht</translation>
    </message>
    <message>
        <source>found one file, expected two to compare</source>
        <translation>gefunden: eine Datei, erwartet: zwei zum Vergleichen</translation>
    </message>
    <message>
        <source>found %1, expected tilewright-tileset, tilewright-map or tilewright-playtest</source>
        <translation>gefunden: %1, erwartet: tilewright-tileset, tilewright-map oder tilewright-playtest</translation>
    </message>
    <message>
        <source>found a %1 and a %2, expected two files of the same kind</source>
        <translation>gefunden: %1 und %2, erwartet: zwei Dateien derselben Art</translation>
    </message>
    <message>
        <source>found %1, expected tilewright-tileset, tilewright-map, tilewright-game or tilewright-study</source>
        <translation>gefunden: %1, erwartet: tilewright-tileset, tilewright-map, tilewright-game oder tilewright-study</translation>
    </message>
    <message>
        <source>Block %1 is already in “%2”; expected each shard once.</source>
        <translation>Block %1 ist schon in „%2“; erwartet: jeder Teil einmal.</translation>
    </message>
    <message>
        <source>found %1, expected a JSON report to continue; merge turns it into a page</source>
        <translation>gefunden: %1 zum Fortsetzen, erwartet: ein Bericht als JSON; merge macht eine Seite daraus</translation>
    </message>
    <message>
        <source>found no such file; expected a file or a bundled study: %1</source>
        <translation>keine solche Datei gefunden; erwartet: eine Datei oder eine mitgelieferte Studie: %1</translation>
    </message>
    <message>
        <source>found %1 for %2, expected a range MIN..MAX</source>
        <translation>gefunden: %1 für %2, erwartet: ein Bereich MIN..MAX</translation>
    </message>
    <message>
        <source>blue picks</source>
        <translation>blaue Dietriche</translation>
    </message>
    <message>
        <source>yellow picks</source>
        <translation>gelbe Dietriche</translation>
    </message>
    <message>
        <source>green picks</source>
        <translation>grüne Dietriche</translation>
    </message>
    <message>
        <source>red picks</source>
        <translation>rote Dietriche</translation>
    </message>
    <message>
        <source>brown picks</source>
        <translation>braune Dietriche</translation>
    </message>
    <message>
        <source>orange picks</source>
        <translation>orange Dietriche</translation>
    </message>
    <message>
        <source>grey picks</source>
        <translation>graue Dietriche</translation>
    </message>
    <message>
        <source>purple picks</source>
        <translation>violette Dietriche</translation>
    </message>
    <message>
        <source>white markers</source>
        <translation>weiße Marker</translation>
    </message>
    <message>
        <source>black markers</source>
        <translation>schwarze Marker</translation>
    </message>
    <message>
        <source>silver picks</source>
        <translation>Silberdietriche</translation>
    </message>
    <message>
        <source>golden keys</source>
        <translation>goldene Schlüssel</translation>
    </message>
    <message>
        <source>exchange tokens</source>
        <translation>Tauschmarken</translation>
    </message>
    <message>
        <source>Runners</source>
        <translation>Läufer</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Gefangene</translation>
    </message>
    <message>
        <source>Guards</source>
        <translation>Wächter</translation>
    </message>
    <message>
        <source>released Prisoners</source>
        <translation>befreite Gefangene</translation>
    </message>
    <message>
        <source>Found nothing to count for %1 in %2 games, expected a figure that is a share or an average.</source>
        <translation>In %2 Spielen war für %1 nichts zu zählen, erwartet: eine Kennzahl, die ein Anteil oder ein Durchschnitt ist.</translation>
    </message>
    <message>
        <source>The two playtests differ in their stacks or players: %1 %2 and %3, expected the same in both.</source>
        <translation>Die beiden Testläufe haben nicht dieselben Stapel und Spieler: %1 %2 und %3; erwartet: in beiden dasselbe.</translation>
    </message>
    <message>
        <source>rule system</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Found %1 blocks common to both playtests, expected at least %2.</source>
        <translation>Gefundene Blöcke, die in beiden Testläufen sind: %1, erwartet: %2 oder mehr.</translation>
    </message>
    <message>
        <source>Stopped before the first interim result.</source>
        <translation>Vor dem ersten Zwischenergebnis angehalten.</translation>
    </message>
    <message>
        <source>%1: B is higher than A by %2 (95 % interval %3 to %4), after %5 games each.</source>
        <translation>%1: B ist um %2 höher als A (95-%-Intervall %3 bis %4), nach je %5 Spielen.</translation>
    </message>
    <message>
        <source>%1: B is lower than A by %2 (95 % interval %3 to %4), after %5 games each.</source>
        <translation>%1: B ist um %2 niedriger als A (95-%-Intervall %3 bis %4), nach je %5 Spielen.</translation>
    </message>
    <message>
        <source>%1: no difference of %2 or more; measured %3 (95 % interval %4 to %5) after %6 games each.</source>
        <translation>%1: kein Unterschied von %2 oder mehr; er ist %3 (95-%-Intervall %4 bis %5) nach je %6 Spielen.</translation>
    </message>
    <message>
        <source>%1: undecided after %2 games each; the difference is %3 (95 % interval %4 to %5). About %6 more games each may decide it.</source>
        <translation>%1: nach je %2 Spielen noch offen; der Unterschied ist %3 (95-%-Intervall %4 bis %5). Je etwa %6 weitere Spiele könnten es entscheiden.</translation>
    </message>
    <message>
        <source>Turn (a player&apos;s own) of the first gain, among players who gain any: %1, %2</source>
        <translation>Eigener Zug, der die ersten bringt, bei den Spielern, die welche erhalten: %1, %2</translation>
    </message>
    <message>
        <source>Share of players who have gained any by their own turn %2: %1</source>
        <translation>Anteil der Spieler, die bis zu ihrem eigenen Zug %2 welche erhalten haben: %1</translation>
    </message>
    <message>
        <source>Luck of the draw: share of the variance explained by the order of the stack: %1</source>
        <translation>Ziehglück: Anteil der Varianz, den die Reihenfolge des Stapels erklärt: %1</translation>
    </message>
    <message>
        <source>Average number of turns per game, all players together</source>
        <translation>Durchschnittliche Zahl der Züge je Spiel, alle Spieler zusammen</translation>
    </message>
    <message>
        <source>Skill: head-to-head win rate of “%1” against “%2”, if “%1” is the stronger bot</source>
        <translation>Können: Siegquote von „%1“ gegen „%2“, Spieler gegen Spieler, wenn „%1“ der stärkere Bot ist</translation>
    </message>
    <message>
        <source>which seat wins</source>
        <translation>welcher Platz gewinnt</translation>
    </message>
    <message>
        <source>turns per game</source>
        <translation>Züge je Spiel</translation>
    </message>
    <message>
        <source>highest score</source>
        <translation>höchste Punktzahl</translation>
    </message>
    <message>
        <source>winning margin</source>
        <translation>Vorsprung des Siegers</translation>
    </message>
    <message>
        <source>Average number of legal moves per decision, in a player&apos;s turns %1 to %2</source>
        <translation>Durchschnittliche Zahl erlaubter Schritte je Entscheidung, in den eigenen Zügen %1 bis %2</translation>
    </message>
    <message>
        <source>Share of decisions with only one legal move, in a player&apos;s turns %1 to %2</source>
        <translation>Anteil der Entscheidungen mit nur einem erlaubten Schritt, in den eigenen Zügen %1 bis %2</translation>
    </message>
    <message>
        <source>Share of scarce turns, in which no legal move lets the player spend what he holds</source>
        <translation>Anteil der knappen Züge, in denen der Spieler mit keinem erlaubten Schritt ausgeben kann, was er hat</translation>
    </message>
    <message>
        <source>tiles in a row fit nowhere</source>
        <translation>Plättchen in Folge passen nirgends</translation>
    </message>
    <message>
        <source>nobody does anything useful for several rounds</source>
        <translation>mehrere Runden lang tut niemand etwas Nützliches</translation>
    </message>
    <message>
        <source>Share of games with a situation that the rules may not cover: %1</source>
        <translation>Anteil der Spiele mit einer Situation, die die Regeln vielleicht nicht abdecken: %1</translation>
    </message>
    <message>
        <source>Share of dead ends: laid tiles with only one passage to another chamber at the end</source>
        <translation>Anteil der Sackgassen: gelegte Plättchen, von denen am Ende nur ein Gang in eine andere Kammer führt</translation>
    </message>
    <message>
        <source>Average number of empty cells with an open passage at the end</source>
        <translation>Durchschnittliche Zahl leerer Felder mit einem offenen Gang am Ende</translation>
    </message>
    <message>
        <source>Share of empty cells with an open passage that no tile of the set fits at the end</source>
        <translation>Anteil der leeren Felder mit einem offenen Gang, in die am Ende kein Plättchen des Satzes passt</translation>
    </message>
    <message>
        <source>Average turn (a player&apos;s own) of the first gain, among players who gain any: %1</source>
        <translation>Durchschnittlicher eigener Zug, der die ersten bringt, bei den Spielern, die welche erhalten: %1</translation>
    </message>
    <message>
        <source>Steps per game into and out of the chamber at %1, %2: %3</source>
        <translation>Schritte je Spiel in die Kammer bei %1, %2 und aus ihr heraus: %3</translation>
    </message>
    <message>
        <source>Steps per game through the door of the chamber at %1, %2, to the %3</source>
        <translation>Schritte je Spiel durch die Tür der Kammer bei %1, %2, im %3</translation>
    </message>
    <message>
        <source>Found the figure %1, expected one of: %2.</source>
        <translation>Gefunden: Kennzahl %1, erwartet eine von: %2.</translation>
    </message>
    <message>
        <source>Found neither “min” nor “max”, expected at least one of them.</source>
        <translation>Weder „min“ noch „max“ gefunden, erwartet: mindestens eines davon.</translation>
    </message>
    <message>
        <source>Found a minimum of %1 and a maximum of %2, expected the minimum to be the lower: these contradict each other.</source>
        <translation>Gefunden: %1 als Minimum und %2 als Maximum, erwartet: in dieser Reihenfolge; so widersprechen sie sich.</translation>
    </message>
    <message>
        <source>%1 games, %2 of %3 blocks of one stack each. Bots: %4. Seed %5. Intervals are 95 % confidence intervals.</source>
        <translation>%1 Spiele, %2 von %3 Blöcken mit je einem Stapel. Bots: %4. Startwert %5. Intervalle sind 95-%-Konfidenzintervalle.</translation>
    </message>
    <message>
        <source>Playtest of “%1” on “%2”</source>
        <translation>Testlauf von „%1“ auf „%2“</translation>
    </message>
    <message>
        <source>fair: within one percentage point of an even share</source>
        <translation>fair: höchstens ein Prozentpunkt neben dem gleichen Anteil</translation>
    </message>
    <message>
        <source>undecided: about %1 more games needed</source>
        <translation>noch offen: etwa %1 weitere Spiele nötig</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Share of wins by seat; the line marks an even share</source>
        <translation>Anteil an den Siegen nach Platz; die Linie zeigt den gleichen Anteil</translation>
    </message>
    <message>
        <source>Games by number of turns; the line marks the median</source>
        <translation>Spiele nach Zahl der Züge; die Linie zeigt den Median</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Definition</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>%1 tests, one for each tile, with a false discovery rate of 5 % (Benjamini and Hochberg): of the tiles marked as refused more often than others, at most 5 % are marked by chance.</source>
        <translation>%1 Tests, einer je Plättchen, mit einer Falscherkennungsrate von 5 % (Benjamini und Hochberg): von den Plättchen, die als „öfter abgelehnt als andere“ markiert sind, sind es höchstens 5 % nur durch Zufall.</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>refused more often than others</source>
        <translation>öfter abgelehnt als andere</translation>
    </message>
    <message>
        <source>Notable games</source>
        <translation>Bemerkenswerte Spiele</translation>
    </message>
    <message>
        <source>Command to replay it</source>
        <translation>Befehl zum Wiederholen</translation>
    </message>
    <message>
        <source>SET: “%1”, hash %2. MAP: “%3”, hash %4. Program: version %5.</source>
        <translation>SET: „%1“, Prüfsumme %2. MAP: „%3“, Prüfsumme %4. Programm: Version %5.</translation>
    </message>
    <message>
        <source>%1: meets all goals; %2 of %3 combinations may meet them.</source>
        <translation>%1: erreicht alle Ziele; %2 von %3 Kombinationen könnten das auch.</translation>
    </message>
    <message>
        <source>%1: comes closest, but misses %2; %3 of %4 combinations may meet all goals.</source>
        <translation>%1: kommt den Zielen am nächsten, verfehlt aber %2; %3 von %4 Kombinationen könnten alle Ziele erreichen.</translation>
    </message>
    <message>
        <source>%1: comes closest, undecided on %2; %3 of %4 combinations may meet all goals.</source>
        <translation>%1: kommt den Zielen am nächsten, noch offen bei %2; %3 von %4 Kombinationen könnten alle Ziele erreichen.</translation>
    </message>
    <message>
        <source>Found %1, expected a list of 1 to %2 values.</source>
        <translation>Gefunden: %1, erwartet: eine Liste von 1 bis %2 Werten.</translation>
    </message>
    <message>
        <source>Found %1 both under “fixed” and under “vary”, expected it once.</source>
        <translation>Gefunden: %1 sowohl unter „fixed“ als auch unter „vary“, erwartet: einmal.</translation>
    </message>
    <message>
        <source>Found %1 together with “tileset”, expected only one of them: a set from a file isn&apos;t generated.</source>
        <translation>Gefunden: %1 neben „tileset“, erwartet: eines von beiden; ein Satz aus einer Datei wird nicht erzeugt.</translation>
    </message>
    <message>
        <source>Found more than %1 combinations of values, expected at most that many.</source>
        <translation>Gefunden: mehr als %1 Kombinationen von Werten, erwartet: höchstens so viele.</translation>
    </message>
    <message>
        <source>Found the report of another study, expected one with the same bots, games, seed, values, files and program.</source>
        <translation>Gefunden: der Bericht einer anderen Studie, erwartet: einer mit denselben Bots, Spielen, Werten, Dateien, demselben Startwert und Programm.</translation>
    </message>
    <message>
        <source>Found the range %1 to %2 for %3, expected one within %4 to %5, with the lower end first.</source>
        <translation>Gefunden: Bereich %1 bis %2 für %3, erwartet: einer innerhalb von %4 bis %5, das untere Ende zuerst.</translation>
    </message>
    <message>
        <source>Found no goal, expected one or more.</source>
        <translation>Kein Ziel gefunden, erwartet: eines oder mehr.</translation>
    </message>
    <message>
        <source>Found a set without tiles, expected tiles to start from.</source>
        <translation>Gefunden: ein Satz ohne Plättchen, erwartet: einer als Ausgangspunkt.</translation>
    </message>
    <message>
        <source>a study</source>
        <translation>eine Studie</translation>
    </message>
    <message>
        <source>the report of a study</source>
        <translation>der Bericht einer Studie</translation>
    </message>
    <message>
        <source>Found the unknown field %1, expected one of: %2.</source>
        <translation>Gefunden: das unbekannte Feld %1, erwartet eines von: %2.</translation>
    </message>
    <message>
        <source>found --after, which works only with a game record</source>
        <translation>gefunden: --after, was nur bei einer Spielaufzeichnung geht</translation>
    </message>
    <message>
        <source>found the file name %1, expected a folder: several files are written</source>
        <translation>gefunden: Dateiname %1, erwartet: ein Ordner; es werden mehrere Dateien geschrieben</translation>
    </message>
    <message>
        <source>%1 of the files already exist with different content: %2</source>
        <translation>%1 der Dateien gibt es schon mit anderem Inhalt: %2</translation>
    </message>
    <message>
        <source>Nothing was written; use --force to overwrite them.</source>
        <translation>Nichts wurde geschrieben; mit --force werden sie überschrieben.</translation>
    </message>
    <message>
        <source>a game</source>
        <translation>ein Spiel</translation>
    </message>
    <message>
        <source>%1 can&apos;t be exported as %2</source>
        <translation>%1 kann nicht als %2 exportiert werden</translation>
    </message>
    <message>
        <source>there is no folder “%1”</source>
        <translation>es gibt keinen Ordner „%1“</translation>
    </message>
    <message>
        <source>found the template %1, expected a *.sheet.json file or one of %2</source>
        <translation>gefunden: Vorlage %1, erwartet: eine *.sheet.json oder eine von: %2</translation>
    </message>
    <message>
        <source>Stopped before the end; nothing was changed.</source>
        <translation>Vor dem Ende angehalten; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Table for spreadsheets (CSV)</source>
        <translation>Tabelle für Tabellenkalkulationen (CSV)</translation>
    </message>
    <message>
        <source>One row per tile: id, count, its four sides, notes. Edit it in a spreadsheet and import it again.</source>
        <translation>Eine Zeile je Plättchen: Kennung, Anzahl, die vier Seiten, Notizen. In einer Tabellenkalkulation bearbeiten und wieder importieren.</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Trennzeichen</translation>
    </message>
    <message>
        <source>What separates the columns; German and French spreadsheets expect a semicolon.</source>
        <translation>Was die Spalten trennt; deutsche und französische Tabellenkalkulationen erwarten ein Semikolon.</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>%1: found %2, expected a number from %3 to %4</source>
        <translation>%1: gefunden: %2, erwartet: eine Zahl von %3 bis %4</translation>
    </message>
    <message>
        <source>%1: found %2, expected one of %3</source>
        <translation>%1: gefunden: %2, erwartet eines von: %3</translation>
    </message>
    <message>
        <source>%1: found nothing, expected text such as %2</source>
        <translation>%1: nichts gefunden, erwartet: ein Text wie %2</translation>
    </message>
    <message>
        <source>There is nothing on the map, expected at least one chamber.</source>
        <translation>Auf der Karte ist nichts, erwartet: mindestens eine Kammer.</translation>
    </message>
    <message>
        <source>Pictures (PNG)</source>
        <translation>Bilder (PNG)</translation>
    </message>
    <message>
        <source>A map or a moment of a game as one picture, a set as one picture for each tile, on a transparent background.</source>
        <translation>Eine Karte oder ein Moment eines Spiels als ein Bild, ein Satz als ein Bild je Plättchen, mit transparentem Hintergrund.</translation>
    </message>
    <message>
        <source>Pixels per tile</source>
        <translation>Pixel je Plättchen</translation>
    </message>
    <message>
        <source>The picture would be %1 by %2 pixels, expected at most %3 each way.</source>
        <translation>Das Bild hätte %1 × %2 Pixel, erwartet: höchstens %3 in jeder Richtung.</translation>
    </message>
    <message>
        <source>Choose fewer pixels per tile.</source>
        <translation>Weniger Pixel je Plättchen wählen.</translation>
    </message>
    <message>
        <source>Drawings (SVG)</source>
        <translation>Zeichnungen (SVG)</translation>
    </message>
    <message>
        <source>A map or a moment of a game as one drawing, a set as one drawing for each tile, in millimetres.</source>
        <translation>Eine Karte oder ein Moment eines Spiels als eine Zeichnung, ein Satz als eine Zeichnung je Plättchen, in Millimetern.</translation>
    </message>
    <message>
        <source>Map of this moment</source>
        <translation>Karte dieses Moments</translation>
    </message>
    <message>
        <source>What is on the table, as a Tilewright map to edit or play.</source>
        <translation>Was auf dem Tisch liegt, als Tilewright-Karte zum Bearbeiten oder Spielen.</translation>
    </message>
    <message>
        <source>The map spans %1 by %2 cells, expected at most %3 cells in all.</source>
        <translation>Die Karte reicht über %1 × %2 Felder, erwartet: höchstens %3 Felder insgesamt.</translation>
    </message>
    <message>
        <source>Tiled map editor</source>
        <translation>Karteneditor Tiled</translation>
    </message>
    <message>
        <source>A set as a tile set with an edge set for its sides (.tsj), a map or a moment of a game as a map (.tmj), with a picture for each tile.</source>
        <translation>Ein Satz als Tileset mit einem Kantensatz für die Seiten (.tsj), eine Karte oder ein Moment eines Spiels als Karte (.tmj), mit einem Bild je Plättchen.</translation>
    </message>
    <message>
        <source>Along one side of its picture.</source>
        <translation>Entlang einer Kante seines Bildes.</translation>
    </message>
    <message>
        <source>Tabletop Simulator</source>
        <translation>Tabletop Simulator</translation>
    </message>
    <message>
        <source>Address of the images</source>
        <translation>Adresse der Bilder</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>How many players the table is set up for; a game uses its own number.</source>
        <translation>Für wie viele der Tisch vorbereitet wird; ein Spiel hat seine eigene Zahl.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Another seed shuffles the tiles differently.</source>
        <translation>Ein anderer Startwert mischt die Plättchen anders.</translation>
    </message>
    <message>
        <source>Along one side; sheets of ten tiles have at most 4096 pixels.</source>
        <translation>Entlang einer Kante; Bögen mit zehn Plättchen haben höchstens 4096 Pixel.</translation>
    </message>
    <message>
        <source>VASSAL module</source>
        <translation>VASSAL-Modul</translation>
    </message>
    <message>
        <source>A module with a board, a grid, a shuffled pile of tiles that you turn with keys, pieces and markers, all in one file.</source>
        <translation>Ein Modul mit Spielplan, Raster, einem gemischten Stapel Plättchen, die sich mit Tasten drehen lassen, Figuren und Markern, alles in einer Datei.</translation>
    </message>
    <message>
        <source>Space around the board</source>
        <translation>Raum um den Spielplan</translation>
    </message>
    <message>
        <source>The module could not be packed.</source>
        <translation>Das Modul konnte nicht gepackt werden.</translation>
    </message>
    <message>
        <source>the picture would be %1 by %2 pixels; expected 1 to %3</source>
        <translation>das Bild wäre %1 × %2 Pixel groß; erwartet: 1 bis %3</translation>
    </message>
    <message>
        <source>Choose fewer dots per inch.</source>
        <translation>Weniger Punkte je Zoll wählen.</translation>
    </message>
    <message>
        <source>Bars laid per game at the doors of the chamber at %1, %2</source>
        <translation>Sperren je Spiel an den Türen der Kammer bei %1, %2</translation>
    </message>
    <message>
        <source>Refusals per game at open doors of the chamber at %1, %2, by tiles that fit nowhere</source>
        <translation>Wie oft je Spiel ein Plättchen, das nirgends passt, auch an eine offene Tür der Kammer bei %1, %2 nicht passt</translation>
    </message>
    <message>
        <source>Steps into and out of each chamber of the board per game; darker means more</source>
        <translation>Schritte in jede Kammer des Spielplans hinein und hinaus, je Spiel; je dunkler, desto mehr</translation>
    </message>
    <message>
        <source>Chamber</source>
        <translation>Kammer</translation>
    </message>
    <message>
        <source>Steps per game</source>
        <translation>Schritte je Spiel</translation>
    </message>
    <message>
        <source>Bars per game</source>
        <translation>Sperren je Spiel</translation>
    </message>
    <message>
        <source>Refusals per game</source>
        <translation>Ablehnungen je Spiel</translation>
    </message>
    <message>
        <source>used more than comparable chambers</source>
        <translation>mehr genutzt als vergleichbare Kammern</translation>
    </message>
    <message>
        <source>used less than comparable chambers</source>
        <translation>weniger genutzt als vergleichbare Kammern</translation>
    </message>
    <message>
        <source>there is no board to print; expected a map with chambers</source>
        <translation>es gibt keinen Spielplan zu drucken; erwartet: eine Karte mit Kammern</translation>
    </message>
    <message>
        <source>a part of a board is %1 by %2 mm and overlaps by %3; expected at least %4 mm without overlap</source>
        <translation>ein Teil eines Spielplans misst %1 × %2 mm und überlappt um %3; erwartet: mindestens %4 mm ohne Überlappung</translation>
    </message>
    <message>
        <source>the board takes %1 by %2 pages; expected at most %3 pages</source>
        <translation>der Spielplan braucht %1 × %2 Seiten; erwartet: höchstens %3 Seiten</translation>
    </message>
    <message>
        <source>gutter is %1 mm; expected 0 to %2</source>
        <translation>der Falzabstand misst %1 mm; erwartet: 0 bis %2</translation>
    </message>
    <message>
        <source>overlap is %1 mm; expected 0 to %2</source>
        <translation>die Überlappung misst %1 mm; erwartet: 0 bis %2</translation>
    </message>
    <message>
        <source>corners are rounded by %1 mm; expected 0 to half a tile, %2</source>
        <translation>die Ecken sind um %1 mm gerundet; erwartet: 0 bis zu einem halben Plättchen, %2</translation>
    </message>
    <message>
        <source>safe inset is %1 mm; expected 0 or more, and less than half a tile, %2</source>
        <translation>der Sicherheitsabstand misst %1 mm; erwartet: 0 oder mehr und weniger als ein halbes Plättchen, %2</translation>
    </message>
    <message>
        <source>backs are moved by %1 mm; expected -%2 to %2</source>
        <translation>die Rückseiten sind um %1 mm versetzt; erwartet: -%2 bis %2</translation>
    </message>
    <message>
        <source>there is nothing to print; expected tiles, markers, standees, player aids or a board</source>
        <translation>es gibt nichts zu drucken; erwartet: Plättchen, Marker, Aufsteller, Spielhilfen oder ein Spielplan</translation>
    </message>
    <message>
        <source>the first slot is %1; expected 1 or more</source>
        <translation>der erste Platz ist %1; erwartet: 1 oder mehr</translation>
    </message>
    <message>
        <source>tile “%1” is chosen %2 times; expected 0 to 500</source>
        <translation>Plättchen „%1“ ist %2-mal gewählt; erwartet: 0 bis 500</translation>
    </message>
    <message>
        <source>tiles begin %1 mm from the edge of the paper; most printers leave %2 mm blank</source>
        <translation>die Plättchen beginnen %1 mm vom Rand des Papiers; die meisten Drucker lassen %2 mm weiß</translation>
    </message>
    <message>
        <source>use wider margins, or a printer that prints to the edge</source>
        <translation>breitere Ränder nehmen oder einen Drucker, der bis zum Rand druckt</translation>
    </message>
    <message>
        <source>a margin of %1 mm has no room for text and ruler; they need %2</source>
        <translation>ein Rand von %1 mm hat keinen Platz für Text und Lineal; sie brauchen %2</translation>
    </message>
    <message>
        <source>door symbols are %1 mm wide; below %2 mm they are hard to read</source>
        <translation>die Symbole der Türen werden %1 mm breit; unter %2 mm sind sie schwer zu erkennen</translation>
    </message>
    <message>
        <source>use larger tiles</source>
        <translation>größere Plättchen nehmen</translation>
    </message>
    <message>
        <source>no standard paper fits a page of %1 by %2 mm: a printer would scale it</source>
        <translation>auf kein übliches Papier passt eine Seite von %1 × %2 mm; ein Drucker würde sie skalieren</translation>
    </message>
    <message>
        <source>have it printed by a print shop, or use smaller paper</source>
        <translation>in einer Druckerei drucken lassen oder kleineres Papier nehmen</translation>
    </message>
    <message>
        <source>found the chosen tile “%1”, expected a tile of the set</source>
        <translation>gefunden: gewähltes Plättchen „%1“, erwartet: eines des Satzes</translation>
    </message>
    <message>
        <source>paper of %1 by %2 mm has no room between its margins for a piece of %3 by %4 mm with its bleed</source>
        <translation>Papier von %1 × %2 mm hat zwischen seinen Rändern keinen Platz für ein Teil von %3 × %4 mm mit Beschnitt</translation>
    </message>
    <message>
        <source>all %1 slots of a page are skipped; expected at least one that isn&apos;t</source>
        <translation>alle %1 Plätze einer Seite werden übersprungen; erwartet: mindestens einer zum Bedrucken</translation>
    </message>
    <message>
        <source>Found custom paper without “paperSize”, expected its width and height.</source>
        <translation>Gefunden: eigenes Papierformat ohne „paperSize“, erwartet: seine Breite und Höhe.</translation>
    </message>
    <message>
        <source>a sheet template</source>
        <translation>eine Bogenvorlage</translation>
    </message>
    <message>
        <source>row %1: the table continues, expected at most %3 rows</source>
        <translation>Zeile %1: die Tabelle geht weiter, erwartet: höchstens %3 Zeilen</translation>
    </message>
    <message>
        <source>row %1: found more than %3 columns</source>
        <translation>Zeile %1: mehr als %3 Spalten gefunden</translation>
    </message>
    <message>
        <source>row %1, column %2: found text after a closing quote, expected a separator or the end of the row; quotes within a cell are doubled</source>
        <translation>Zeile %1, Spalte %2: gefunden: Text hinter einem schließenden Anführungszeichen, erwartet: ein Trennzeichen oder das Ende der Zeile; Anführungszeichen in einer Zelle werden verdoppelt</translation>
    </message>
    <message>
        <source>row %1, column %2: a quote is opened but never closed</source>
        <translation>Zeile %1, Spalte %2: ein Anführungszeichen wird geöffnet und nie geschlossen</translation>
    </message>
    <message>
        <source>row %1, column %2: found bytes that are not UTF-8</source>
        <translation>Zeile %1, Spalte %2: gefunden: Bytes, die kein UTF-8 sind</translation>
    </message>
    <message>
        <source>Save the table as “CSV UTF-8”.</source>
        <translation>Die Tabelle als „CSV UTF-8“ speichern.</translation>
    </message>
    <message>
        <source>Files written before this one: %1.</source>
        <translation>Die Dateien davor wurden geschrieben: %1.</translation>
    </message>
    <message>
        <source>row 1: found the column %1 twice</source>
        <translation>Zeile 1: Spalte %1 doppelt gefunden</translation>
    </message>
    <message>
        <source>row 1: found the column %1, expected north, east, south and west in its place</source>
        <translation>Zeile 1: gefunden: Spalte %1, erwartet an ihrer Stelle: north, east, south und west</translation>
    </message>
    <message>
        <source>row 1: found %1 extra columns, expected at most %2</source>
        <translation>Zeile 1: zusätzliche Spalten gefunden: %1, erwartet: höchstens %2</translation>
    </message>
    <message>
        <source>row 1: found no id column, expected a heading such as %1</source>
        <translation>Zeile 1: keine Spalte id gefunden, erwartet: eine Kopfzeile wie %1</translation>
    </message>
    <message>
        <source>row %1: found “%2” in cell %3, which has no heading</source>
        <translation>Zeile %1: gefunden: „%2“ in Zelle %3, die keine Überschrift hat</translation>
    </message>
    <message>
        <source>row %1, column id: found %2 characters, expected 1 to %3</source>
        <translation>Zeile %1, Spalte id: gefundene Zeichen: %2, erwartet: 1 bis %3</translation>
    </message>
    <message>
        <source>row %1, column id: found %2, which row %3 already has</source>
        <translation>Zeile %1, Spalte id: gefunden: %2; das steht schon in Zeile %3</translation>
    </message>
    <message>
        <source>row %1: %2 is new, and there is no column %3</source>
        <translation>Zeile %1: %2 ist neu, und es gibt keine Spalte %3</translation>
    </message>
    <message>
        <source>row %1, column %2: found “%3”, expected earth, open, special or one of the colours blue, yellow, green, red, brown, orange, grey and purple</source>
        <translation>Zeile %1, Spalte %2: gefunden: „%3“, erwartet: earth, open, special oder eine der Farben blue, yellow, green, red, brown, orange, grey und purple</translation>
    </message>
    <message>
        <source>row %1, column count: found “%2”, expected a number from 0 to %3</source>
        <translation>Zeile %1, Spalte count: gefunden: „%2“, erwartet: eine Zahl von 0 bis %3</translation>
    </message>
    <message>
        <source>lay the tile, then 1 action</source>
        <translation>das Plättchen legen, dann 1 Aktion</translation>
    </message>
    <message>
        <source>lay the drawn tile, then 1 action</source>
        <translation>das gezogene Plättchen legen, dann 1 Aktion</translation>
    </message>
    <message>
        <source>The id “%1” already belongs to tile no. %2 of the set.</source>
        <translation>Die Kennung „%1“ hat schon das Plättchen Nr. %2 des Satzes.</translation>
    </message>
    <message>
        <source>%1: found %2, expected an address that begins with http:// or https://, such as %3</source>
        <translation>%1: %2 gefunden, erwartet wird eine Adresse, die mit http:// oder https:// beginnt, etwa %3</translation>
    </message>
    <message>
        <source>There is already a template named “%1”.</source>
        <translation>Eine Vorlage mit dem Namen „%1“ gibt es schon.</translation>
    </message>
    <message>
        <source>The template can&apos;t be deleted: %1</source>
        <translation>Die Vorlage lässt sich nicht löschen: %1</translation>
    </message>
    <message>
        <source>the board takes %1 pages; %2 in landscape</source>
        <translation>der Spielplan braucht %1 Seiten; im Querformat %2</translation>
    </message>
    <message>
        <source>the board takes %1 pages; %2 in portrait</source>
        <translation>der Spielplan braucht %1 Seiten; im Hochformat %2</translation>
    </message>
    <message>
        <source>the skew of backs is %1 degrees; expected -%2 to %2: it corrects crooked paper feed and can&apos;t turn backs around</source>
        <translation>die Schräglage der Rückseiten beträgt %1 Grad; erwartet: -%2 bis %2, denn sie gleicht schiefen Papiereinzug aus und kann Rückseiten nicht umdrehen</translation>
    </message>
    <message>
        <source>Found “%1” among the slots to skip, expected numbers from 1, such as 1-3, 7.</source>
        <translation>Unter den Plätzen, die übersprungen werden, steht „%1“, erwartet werden Zahlen ab 1, etwa 1-3, 7.</translation>
    </message>
    <message>
        <source>Found “%1” among the chosen tiles, expected an id, or id=count.</source>
        <translation>Unter den gewählten Plättchen steht „%1“, erwartet wird eine Kennung oder Kennung=Anzahl.</translation>
    </message>
    <message>
        <source>the first slot is %1; expected 1 to %2: a page has no more slots</source>
        <translation>der erste Platz ist %1; erwartet wird 1 bis %2: mehr Plätze hat eine Seite nicht</translation>
    </message>
    <message>
        <source>slot %1 is to be skipped; expected 1 to %2: a page has no more slots</source>
        <translation>Platz %1 soll übersprungen werden; erwartet wird 1 bis %2: mehr Plätze hat eine Seite nicht</translation>
    </message>
    <message>
        <source>Nothing was written; name another file for the output.</source>
        <translation>Nichts wurde geschrieben; für die Ausgabe eine andere Datei nennen.</translation>
    </message>
    <message>
        <source>the output is the input “%1”, expected another file</source>
        <translation>die Ausgabe ist die Eingabe „%1“, erwartet wird eine andere Datei</translation>
    </message>
    <message>
        <source>found a %1 there, expected no file or one that may be overwritten</source>
        <translation>dort liegt ein %1, erwartet wird keine Datei oder eine, die überschrieben werden darf</translation>
    </message>
    <message>
        <source>Expected: the same as in “%1”.</source>
        <translation>Erwartet: dasselbe wie in „%1“.</translation>
    </message>
    <message>
        <source>remove the black marker at %1, %2 %3 for %4 actions</source>
        <translation>den schwarzen Marker bei %1, %2 %3 für %4 Aktionen entfernen</translation>
    </message>
    <message>
        <source>remove the black marker at %1, %2 %3 for one action and %4</source>
        <translation>den schwarzen Marker bei %1, %2 %3 für eine Aktion und %4 entfernen</translation>
    </message>
    <message>
        <source>a supply with more tokens than players runs out</source>
        <translation>ein Vorrat geht aus, der mehr Spielsteine hat, als Spieler dabei sind</translation>
    </message>
    <message>
        <source>Earned per game, not counting those taken before the first turn or in exchange, all players together: %1</source>
        <translation>Verdient je Spiel, ohne die vor dem ersten Zug oder im Tausch genommenen, alle Spieler zusammen: %1</translation>
    </message>
    <message>
        <source>Taken before the first turn, per game, all players together: %1</source>
        <translation>Vor dem ersten Zug genommen, je Spiel, alle Spieler zusammen: %1</translation>
    </message>
    <message>
        <source>Taken in exchange per game, all players together: %1</source>
        <translation>Im Tausch genommen, je Spiel, alle Spieler zusammen: %1</translation>
    </message>
    <message>
        <source>Share of players who earn any: %1</source>
        <translation>Anteil der Spieler, die welche verdienen: %1</translation>
    </message>
    <message>
        <source>the longest, %1 turns</source>
        <translation>das längste, %1 Züge</translation>
    </message>
    <message>
        <source>the shortest, %1 turns</source>
        <translation>das kürzeste, %1 Züge</translation>
    </message>
    <message>
        <source>most tiles that fit nowhere, %1</source>
        <translation>die meisten Plättchen, die nirgends passen, %1</translation>
    </message>
    <message>
        <source>a situation that the rules may not cover, %1 times: %2</source>
        <translation>eine Situation, die die Regeln vielleicht nicht abdecken, %1-mal: %2</translation>
    </message>
    <message>
        <source>These bots are deterministic, so some games repeat: %1 games tell you as much as %2.</source>
        <translation>Diese Bots sind deterministisch, deshalb wiederholen sich manche Spiele: %1 Spiele sagen so viel aus wie %2.</translation>
    </message>
    <message>
        <source>Found %1 for %2, expected a number from 0 to 1: it is a share.</source>
        <translation>Gefunden: %1 für %2; erwartet wird eine Zahl von 0 bis 1: es ist ein Anteil.</translation>
    </message>
    <message>
        <source>unfair: wins more than its share</source>
        <translation>unfair: gewinnt mehr als seinen Anteil</translation>
    </message>
    <message>
        <source>unfair: wins less than its share</source>
        <translation>unfair: gewinnt weniger als seinen Anteil</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Joined</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Besuche</translation>
    </message>
    <message>
        <source>Gains</source>
        <translation>Einnahmen</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>Spiel %1: %2</translation>
    </message>
    <message>
        <source>Found a part of another playtest: %1 is %2, expected %3.</source>
        <translation>Gefunden: ein Teil eines anderen Testlaufs: %1 ist %2; erwartet: %3.</translation>
    </message>
    <message>
        <source>There are too few games to compare the parts.</source>
        <translation>Es sind zu wenige Spiele, um die Teile zu vergleichen.</translation>
    </message>
    <message>
        <source>The parts differ significantly: p = %1 (chi-squared test of endings and turns).</source>
        <translation>Die Teile unterscheiden sich signifikant: p = %1 (Chi-Quadrat-Test über Spielenden und Züge).</translation>
    </message>
    <message>
        <source>The parts don&apos;t differ significantly: p = %1 (chi-squared test of endings and turns).</source>
        <translation>Die Teile unterscheiden sich nicht signifikant: p = %1 (Chi-Quadrat-Test über Spielenden und Züge).</translation>
    </message>
    <message>
        <source>Found version %1 of the format, expected %2: the file was written by an older program and lacks some of what this one counts.</source>
        <translation>Gefunden: Version %1 des Formats, erwartet wird %2: Die Datei stammt von einem älteren Programm, und ihr fehlt, was dieses zählt.</translation>
    </message>
    <message>
        <source>Play the games again; the same seed gives the same games.</source>
        <translation>Die Spiele noch einmal spielen; derselbe Startwert gibt dieselben Spiele.</translation>
    </message>
    <message>
        <source>found a tile set for %1, expected one for %2</source>
        <translation>gefunden: ein Plättchensatz für %1, erwartet: einer für %2</translation>
    </message>
    <message>
        <source>found an option for tiles of rules other than %1; --help shows which ones apply</source>
        <translation>gefunden: eine Option für Plättchen eines anderen Regelwerks als %1; --help zeigt die passenden</translation>
    </message>
    <message>
        <source>Beneath Carcassonne Castle</source>
        <translation>Beneath Carcassonne Castle</translation>
    </message>
    <message>
        <source>followers</source>
        <translation>Gefolgsleute</translation>
    </message>
    <message>
        <source>large followers</source>
        <translation>große Gefolgsleute</translation>
    </message>
    <message>
        <source>mayors</source>
        <translation>Bürgermeister</translation>
    </message>
    <message>
        <source>wagons</source>
        <translation>Wagen</translation>
    </message>
    <message>
        <source>builders</source>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>pigs</source>
        <translation>Schweine</translation>
    </message>
    <message>
        <source>blue tunnel tokens</source>
        <translation>blaue Tunnelmarken</translation>
    </message>
    <message>
        <source>yellow tunnel tokens</source>
        <translation>gelbe Tunnelmarken</translation>
    </message>
    <message>
        <source>green tunnel tokens</source>
        <translation>grüne Tunnelmarken</translation>
    </message>
    <message>
        <source>red tunnel tokens</source>
        <translation>rote Tunnelmarken</translation>
    </message>
    <message>
        <source>brown tunnel tokens</source>
        <translation>braune Tunnelmarken</translation>
    </message>
    <message>
        <source>orange tunnel tokens</source>
        <translation>orange Tunnelmarken</translation>
    </message>
    <message>
        <source>%1 on the %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 on the %2 (%3)</source>
        <translation>%1 auf %2 (%3)</translation>
    </message>
    <message>
        <source>%1 token at %2, %3, %4</source>
        <translation>Marke (%1) bei %2, %3 im %4</translation>
    </message>
    <message>
        <source>the wagon comes home</source>
        <translation>der Wagen kommt nach Hause</translation>
    </message>
    <message>
        <source>Place a follower</source>
        <translation>Einen Gefolgsmann setzen</translation>
    </message>
    <message>
        <source>Place the large follower</source>
        <translation>Den großen Gefolgsmann setzen</translation>
    </message>
    <message>
        <source>Place the mayor</source>
        <translation>Den Bürgermeister setzen</translation>
    </message>
    <message>
        <source>Place the wagon</source>
        <translation>Den Wagen setzen</translation>
    </message>
    <message>
        <source>Place the builder</source>
        <translation>Den Baumeister setzen</translation>
    </message>
    <message>
        <source>Place the pig</source>
        <translation>Das Schwein setzen</translation>
    </message>
    <message>
        <source>Place a tunnel token</source>
        <translation>Eine Tunnelmarke setzen</translation>
    </message>
    <message>
        <source>Move the wagon on</source>
        <translation>Den Wagen weiterziehen</translation>
    </message>
    <message>
        <source>Take the wagon home</source>
        <translation>Den Wagen nach Hause holen</translation>
    </message>
    <message>
        <source>found the empty cell %1, %2; expected a laid tile</source>
        <translation>gefunden: das leere Feld %1, %2; erwartet: ein gelegtes Plättchen</translation>
    </message>
    <message>
        <source>the side of a tunnel mouth</source>
        <translation>die Seite einer Tunnelmündung</translation>
    </message>
    <message>
        <source>a piece</source>
        <translation>eine Figur</translation>
    </message>
    <message>
        <source>a token colour</source>
        <translation>eine Markenfarbe</translation>
    </message>
    <message>
        <source>large</source>
        <translation>großer Gefolgsmann</translation>
    </message>
    <message>
        <source>mayor</source>
        <translation>Bürgermeister</translation>
    </message>
    <message>
        <source>wagon</source>
        <translation>Wagen</translation>
    </message>
    <message>
        <source>builder</source>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>pig</source>
        <translation>Schwein</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Points for a small city</source>
        <translation>Punkte für eine kleine Stadt</translation>
    </message>
    <message>
        <source>Split other tunnels</source>
        <translation>Andere Tunnel trennen</translation>
    </message>
    <message>
        <source>Count tunnel tiles twice</source>
        <translation>Tunnelplättchen doppelt zählen</translation>
    </message>
    <message>
        <source>A tile with a mouth counts once for each of its pieces in a road (U-4.1).</source>
        <translation>Ein Plättchen mit Tunnelmündung zählt für jedes seiner Stücke in einer Straße einmal (U-4.1).</translation>
    </message>
    <message>
        <source>%1 side: %2 meets %3</source>
        <translation>Seite im %1: %2 trifft auf %3</translation>
    </message>
    <message>
        <source>touches no laid tile</source>
        <translation>berührt kein gelegtes Plättchen</translation>
    </message>
    <message>
        <source>move the wagons on first</source>
        <translation>zuerst die Wagen weiterziehen</translation>
    </message>
    <message>
        <source>a piece has already been placed</source>
        <translation>eine Figur wurde schon gesetzt</translation>
    </message>
    <message>
        <source>you have none left in your supply</source>
        <translation>im eigenen Vorrat ist keine mehr</translation>
    </message>
    <message>
        <source>the tile has nothing that this piece can be placed on</source>
        <translation>das Plättchen hat nichts, worauf diese Figur gesetzt werden kann</translation>
    </message>
    <message>
        <source>it is already occupied</source>
        <translation>dort steht schon jemand</translation>
    </message>
    <message>
        <source>none of your followers is on it</source>
        <translation>dort steht kein eigener Gefolgsmann</translation>
    </message>
    <message>
        <source>a token has already been placed this turn</source>
        <translation>in diesem Zug wurde schon eine Marke gesetzt</translation>
    </message>
    <message>
        <source>you have no tokens left</source>
        <translation>keine eigene Marke ist mehr übrig</translation>
    </message>
    <message>
        <source>no tunnel mouth is free</source>
        <translation>keine Tunnelmündung ist frei</translation>
    </message>
    <message>
        <source>no unfinished road, city or cloister nearby is free</source>
        <translation>in der Nähe ist keine unfertige Straße, keine unfertige Stadt und kein unfertiges Kloster frei</translation>
    </message>
    <message>
        <source>there is already a tile here</source>
        <translation>hier liegt schon ein Plättchen</translation>
    </message>
    <message>
        <source>pieces go on the tile just laid</source>
        <translation>Figuren kommen auf das eben gelegte Plättchen</translation>
    </message>
    <message>
        <source>tunnel tokens are not in this game</source>
        <translation>in diesem Spiel gibt es keine Tunnelmarken</translation>
    </message>
    <message>
        <source>there is already a token here</source>
        <translation>hier liegt schon eine Marke</translation>
    </message>
    <message>
        <source>there is no tunnel mouth here</source>
        <translation>hier ist keine Tunnelmündung</translation>
    </message>
    <message>
        <source>field touching completed cities: %1</source>
        <translation>Wiese an fertigen Städten: %1</translation>
    </message>
    <message>
        <source>cloister, tiles: %1 of 9</source>
        <translation>Kloster, vorhandene Plättchen: %1 von 9</translation>
    </message>
    <message>
        <source>%1, tiles: %2, complete</source>
        <translation>%1, Plättchen: %2, fertig</translation>
    </message>
    <message>
        <source>%1, tiles: %2, open ends: %3</source>
        <translation>%1, Plättchen: %2, offene Enden: %3</translation>
    </message>
    <message>
        <source>found the ruleset %1, expected %2</source>
        <translation>gefunden: Regelwerk %1, erwartet: %2</translation>
    </message>
    <message>
        <source>found %1 features on the tile, expected at most %2 in a game</source>
        <translation>gefundene Gebiete auf dem Plättchen: %1, erwartet: höchstens %2 in einem Spiel</translation>
    </message>
    <message>
        <source>Remove some features.</source>
        <translation>Einige Gebiete entfernen.</translation>
    </message>
    <message>
        <source>found %1 features on all tiles together, expected at most %2 in a game</source>
        <translation>gefundene Gebiete auf allen Plättchen: %1, erwartet: höchstens %2 in einem Spiel</translation>
    </message>
    <message>
        <source>lay the tile</source>
        <translation>das Plättchen legen</translation>
    </message>
    <message>
        <source>lay the builder&apos;s tile</source>
        <translation>das Plättchen des Baumeisters legen</translation>
    </message>
    <message>
        <source>place a piece, or end the turn</source>
        <translation>eine Figur setzen oder den Zug beenden</translation>
    </message>
    <message>
        <source>place a token, or end the turn</source>
        <translation>eine Marke setzen oder den Zug beenden</translation>
    </message>
    <message>
        <source>move the wagon on, or take it home</source>
        <translation>den Wagen weiterziehen oder nach Hause holen</translation>
    </message>
    <message>
        <source>follower</source>
        <translation>Gefolgsmann</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Landschaft</translation>
    </message>
    <message>
        <source>The Tunnel</source>
        <translation>Der Tunnel</translation>
    </message>
    <message>
        <source>The tile set “%1” is for “%2”, but “%3”, which it is combined with, is for “%4”.</source>
        <translation>Der Plättchensatz „%1“ ist für „%2“, aber „%3“, mit dem er kombiniert wird, für „%4“.</translation>
    </message>
    <message>
        <source>Choose sets for the same rules.</source>
        <translation>Sätze für dasselbe Regelwerk wählen.</translation>
    </message>
    <message>
        <source>The id “%1” is in “%2” and in “%3”, expected it in one set only.</source>
        <translation>Die Kennung „%1“ steht in „%2“ und in „%3“, erwartet: nur in einem Satz.</translation>
    </message>
    <message>
        <source>Give one of the two tiles another id.</source>
        <translation>Einem der beiden Plättchen eine andere Kennung geben.</translation>
    </message>
    <message>
        <source>All weights of city, road and field are 0, expected at least one above 0.</source>
        <translation>Alle Gewichte von Stadt, Straße und Wiese sind 0, erwartet: mindestens eines über 0.</translation>
    </message>
    <message>
        <source>Found the share %1, expected 0 to 1.</source>
        <translation>Gefunden: Anteil %1, erwartet: 0 bis 1.</translation>
    </message>
    <message>
        <source>city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>road</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>field</source>
        <translation>Wiese</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>cloister</source>
        <translation>Kloster</translation>
    </message>
    <message>
        <source>volcano</source>
        <translation>Vulkan</translation>
    </message>
    <message>
        <source>dragon</source>
        <translation>Drache</translation>
    </message>
    <message>
        <source>portal</source>
        <translation>magisches Portal</translation>
    </message>
    <message>
        <source>tower</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>row %1, column %2: found “%3”, expected features such as: city NW pennants:1 | road ES inn | field EL SR cities:0 | field | cloister</source>
        <translation>Zeile %1, Spalte %2: gefunden: „%3“, erwartet: Gebiete wie city NW pennants:1 | road ES inn | field EL SR cities:0 | field | cloister</translation>
    </message>
    <message>
        <source>row %1, column %2: found “%3”, expected any of volcano, dragon, portal and tower, each once</source>
        <translation>Zeile %1, Spalte %2: gefunden: „%3“, erwartet: beliebige von volcano, dragon, portal und tower, jedes einmal</translation>
    </message>
    <message>
        <source>row %1, column %2: found “%3”, expected pairs of numbers of features such as: 0-1 1-2</source>
        <translation>Zeile %1, Spalte %2: gefunden: „%3“, erwartet: Paare von Nummern der Gebiete wie 0-1 1-2</translation>
    </message>
    <message>
        <source>row %1, column %2: found “%3”, expected city, road, field or any</source>
        <translation>Zeile %1, Spalte %2: gefunden: „%3“, erwartet: city, road, field oder any</translation>
    </message>
    <message>
        <source>cathedral</source>
        <translation>Kathedrale</translation>
    </message>
    <message>
        <source>princess</source>
        <translation>Burgfräulein</translation>
    </message>
    <message>
        <source>wine</source>
        <translation>Wein</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>Korn</translation>
    </message>
    <message>
        <source>cloth</source>
        <translation>Tuch</translation>
    </message>
    <message>
        <source>inn</source>
        <translation>Gasthaus</translation>
    </message>
    <message>
        <source>tunnel mouth</source>
        <translation>Tunnelmündung</translation>
    </message>
    <message>
        <source>tunnel, if tokens are in play</source>
        <translation>Tunnel, wenn mit Marken gespielt wird</translation>
    </message>
    <message>
        <source>ends in a crossing</source>
        <translation>Ende an einer Kreuzung</translation>
    </message>
    <message>
        <source>ends at a gate</source>
        <translation>Ende an einem Tor</translation>
    </message>
    <message>
        <source>ends at the cloister</source>
        <translation>Ende am Kloster</translation>
    </message>
    <message>
        <source>ends at the tower</source>
        <translation>Ende am Turm</translation>
    </message>
    <message>
        <source>ends at the volcano</source>
        <translation>Ende am Vulkan</translation>
    </message>
    <message>
        <source>terminus</source>
        <translation>Endpunkt</translation>
    </message>
    <message>
        <source>Features no. %1 and no. %2 cross, but the tile has %3 features, numbered from 0.</source>
        <translation>Die Gebiete Nr. %1 und Nr. %2 kreuzen sich, aber das Plättchen hat %3 Gebiete, gezählt ab 0.</translation>
    </message>
    <message>
        <source>Name two features of the tile by their numbers.</source>
        <translation>Zwei Gebiete des Plättchens mit ihren Nummern nennen.</translation>
    </message>
    <message>
        <source>Feature no. %1 crosses itself, expected two different features.</source>
        <translation>Das Gebiet Nr. %1 kreuzt sich selbst, erwartet: zwei verschiedene.</translation>
    </message>
    <message>
        <source>Name two features, or remove the crossing.</source>
        <translation>Zwei Gebiete nennen oder die Kreuzung entfernen.</translation>
    </message>
    <message>
        <source>The crossing of features no. %1 and no. %2 is listed twice.</source>
        <translation>Die Kreuzung der Gebiete Nr. %1 und Nr. %2 ist doppelt angegeben.</translation>
    </message>
    <message>
        <source>Features no. %1 and no. %2 cross, but could lie side by side.</source>
        <translation>Die Gebiete Nr. %1 und Nr. %2 kreuzen sich, könnten aber nebeneinander liegen.</translation>
    </message>
    <message>
        <source>Remove the crossing, or correct their sides.</source>
        <translation>Die Kreuzung entfernen oder ihre Seiten berichtigen.</translation>
    </message>
    <message>
        <source>Features no. %1 and no. %2 can&apos;t lie side by side, but their crossing isn&apos;t listed.</source>
        <translation>Die Gebiete Nr. %1 und Nr. %2 können nicht nebeneinander liegen, aber ihre Kreuzung ist nicht angegeben.</translation>
    </message>
    <message>
        <source>Add the crossing, or correct their sides.</source>
        <translation>Die Kreuzung hinzufügen oder ihre Seiten berichtigen.</translation>
    </message>
    <message>
        <source>The tile has %1 features, expected at most %2.</source>
        <translation>Das Plättchen hat %1 Gebiete, erwartet: höchstens %2.</translation>
    </message>
    <message>
        <source>The %1 side shows a city, but no city of the tile reaches it; expected one.</source>
        <translation>Die Seite im %1 zeigt eine Stadt, aber keine Stadt des Plättchens reicht dorthin; erwartet: eine.</translation>
    </message>
    <message>
        <source>Features no. %1 and no. %2 are cities that both reach the %3 side; expected one.</source>
        <translation>Die Städte (Gebiete Nr. %1 und Nr. %2) reichen beide an die Seite im %3; erwartet: eine.</translation>
    </message>
    <message>
        <source>The %1 side shows a road, but no road of the tile reaches it; expected one.</source>
        <translation>Die Seite im %1 zeigt eine Straße, aber keine Straße des Plättchens reicht dorthin; erwartet: eine.</translation>
    </message>
    <message>
        <source>Features no. %1 and no. %2 are roads that both reach the %3 side; expected one.</source>
        <translation>Die Straßen (Gebiete Nr. %1 und Nr. %2) reichen beide an die Seite im %3; erwartet: eine.</translation>
    </message>
    <message>
        <source>Add the side to a feature of that kind, or change the edge.</source>
        <translation>Die Seite einem Gebiet dieser Art hinzufügen oder die Kante ändern.</translation>
    </message>
    <message>
        <source>Remove the side from one of the two, or merge them.</source>
        <translation>Die Seite einem der beiden wegnehmen oder aus beiden eines machen.</translation>
    </message>
    <message>
        <source>Half side %1 is in no field, expected one.</source>
        <translation>Die halbe Seite %1 gehört zu keiner Wiese, erwartet: eine.</translation>
    </message>
    <message>
        <source>Add it to a field of the tile.</source>
        <translation>Sie einer Wiese des Plättchens hinzufügen.</translation>
    </message>
    <message>
        <source>Half side %1 is in two fields, features no. %2 and no. %3; expected one.</source>
        <translation>Die halbe Seite %1 gehört zu zwei Wiesen (Gebiete Nr. %2 und Nr. %3); erwartet: eine.</translation>
    </message>
    <message>
        <source>Remove it from one of the two, or merge them.</source>
        <translation>Sie einer der beiden wegnehmen oder aus beiden eine machen.</translation>
    </message>
    <message>
        <source>The city has %1 pennants, expected 0 to %2.</source>
        <translation>Die Stadt hat %1 Wappen, erwartet: 0 bis %2.</translation>
    </message>
    <message>
        <source>Correct their number.</source>
        <translation>Ihre Anzahl korrigieren.</translation>
    </message>
    <message>
        <source>The city reaches no side, expected at least one.</source>
        <translation>Die Stadt reicht an keine Seite, erwartet: mindestens eine.</translation>
    </message>
    <message>
        <source>The road reaches no side, expected at least one.</source>
        <translation>Die Straße reicht an keine Seite, erwartet: mindestens eine.</translation>
    </message>
    <message>
        <source>Name its sides, or remove it.</source>
        <translation>Ihre Seiten nennen oder sie entfernen.</translation>
    </message>
    <message>
        <source>The city reaches the %1 side, whose edge is “%2”; expected “city”.</source>
        <translation>Die Stadt reicht an die Seite im %1, deren Kante „%2“ ist; erwartet: „Stadt“.</translation>
    </message>
    <message>
        <source>The road reaches the %1 side, whose edge is “%2”; expected “road”.</source>
        <translation>Die Straße reicht an die Seite im %1, deren Kante „%2“ ist; erwartet: „Straße“.</translation>
    </message>
    <message>
        <source>Remove the side from it, or change the edge.</source>
        <translation>Ihr die Seite wegnehmen oder die Kante ändern.</translation>
    </message>
    <message>
        <source>A road with %1 sides ends in a tunnel mouth, expected one side.</source>
        <translation>Eine Straße mit %1 Seiten endet in einer Tunnelmündung, erwartet: eine Seite.</translation>
    </message>
    <message>
        <source>Make a separate road for each side, or use “splits”.</source>
        <translation>Für jede Seite eine Straße daraus machen oder „splits“ verwenden.</translation>
    </message>
    <message>
        <source>A road with one side is marked “splits”, expected two sides or more.</source>
        <translation>Eine Straße mit nur einer Seite hat „splits“, erwartet: zwei Seiten oder mehr.</translation>
    </message>
    <message>
        <source>Make it a “mouth”, or give it more sides.</source>
        <translation>Als „mouth“ angeben oder ihr mehr Seiten geben.</translation>
    </message>
    <message>
        <source>The field includes half side %1 of an edge “%2”, along which no field can lie.</source>
        <translation>Die Wiese enthält die halbe Seite %1 einer Kante „%2“, an der keine Wiese liegen kann.</translation>
    </message>
    <message>
        <source>Remove the half side from it, or change the edge.</source>
        <translation>Ihr die halbe Seite wegnehmen oder die Kante ändern.</translation>
    </message>
    <message>
        <source>The field touches feature no. %1 as a city, but that isn&apos;t a city of the tile.</source>
        <translation>Die Wiese berührt das Gebiet Nr. %1 als Stadt, aber das ist keine Stadt des Plättchens.</translation>
    </message>
    <message>
        <source>Name a city by its feature number, counting from 0.</source>
        <translation>Eine Stadt mit ihrer Nummer unter den Gebieten nennen, gezählt ab 0.</translation>
    </message>
    <message>
        <source>City no. %1 is listed twice.</source>
        <translation>Die Stadt Nr. %1 ist doppelt aufgeführt.</translation>
    </message>
    <message>
        <source>The tile has a second cloister, expected at most one.</source>
        <translation>Das Plättchen hat ein zweites Kloster, erwartet: höchstens eines.</translation>
    </message>
    <message>
        <source>The mark “%1” is listed twice, expected once.</source>
        <translation>Das Zeichen „%1“ ist doppelt angegeben, erwartet: einmal.</translation>
    </message>
    <message>
        <source>The tile has a volcano and a tower, expected at most one of the two.</source>
        <translation>Das Plättchen hat einen Vulkan und einen Turm, erwartet: höchstens eines der beiden.</translation>
    </message>
    <message>
        <source>The map is for “%1”, but its tile set is for “%2”.</source>
        <translation>Die Karte ist für „%1“, aber ihr Plättchensatz für „%2“.</translation>
    </message>
    <message>
        <source>Open the map with a set for the same rules.</source>
        <translation>Die Karte mit einem Satz für dasselbe Regelwerk öffnen.</translation>
    </message>
    <message>
        <source>The map has no tiles, expected at least one to start with.</source>
        <translation>Die Karte hat kein Plättchen, erwartet: mindestens eines für den Anfang.</translation>
    </message>
    <message>
        <source>Lay a tile.</source>
        <translation>Ein Plättchen legen.</translation>
    </message>
    <message>
        <source>There is a room, “%1”, where only tiles are expected.</source>
        <translation>Hier ist ein Raum („%1“), wo nur Plättchen erwartet werden.</translation>
    </message>
    <message>
        <source>Remove it, or lay a tile there.</source>
        <translation>Ihn entfernen oder dort ein Plättchen legen.</translation>
    </message>
    <message>
        <source>There is a door marker, but this game has no doors.</source>
        <translation>Hier liegt ein Türmarker, aber dieses Spiel hat keine Türen.</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>Ihn entfernen.</translation>
    </message>
    <message>
        <source>The %1 side shows “%2”, but its neighbour&apos;s side shows “%3”; expected the same.</source>
        <translation>Die Seite im %1 zeigt „%2“, die des Nachbarn „%3“; erwartet: dasselbe.</translation>
    </message>
    <message>
        <source>Turn one of the two, or lay another tile.</source>
        <translation>Eines der beiden drehen oder ein anderes Plättchen legen.</translation>
    </message>
    <message>
        <source>found the rules of %1 for A and of %2 for B, expected the same rules for both</source>
        <translation>A wird nach den Regeln von %1 gespielt und B nach denen von %2, erwartet: dieselben Regeln für beide</translation>
    </message>
    <message>
        <source>found a file there that would be overwritten, expected none: %1</source>
        <translation>dort liegt schon eine Datei, die überschrieben würde; erwartet: keine: %1</translation>
    </message>
    <message>
        <source>of the set</source>
        <translation>des Satzes</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The rules whose pieces and tokens are set out; a game uses its own. The tunnel needs tokens.</source>
        <translation>Das Regelwerk, dessen Figuren und Marken bereitliegen; ein Spiel hat sein eigenes. Der Tunnel braucht Marken.</translation>
    </message>
    <message>
        <source>rules: found %1, which is not played with such tiles</source>
        <translation>rules: gefunden: %1, was mit solchen Plättchen nicht gespielt wird</translation>
    </message>
    <message>
        <source>Cells on each side into which the board can grow.</source>
        <translation>Felder auf jeder Seite, in die der Spielplan wachsen kann.</translation>
    </message>
    <message>
        <source>roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>cloisters</source>
        <translation>Klöster</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>Wiesen</translation>
    </message>
    <message>
        <source>roads through a tunnel</source>
        <translation>Straßen durch einen Tunnel</translation>
    </message>
    <message>
        <source>found no tile with a tunnel mouth, expected places for the tokens</source>
        <translation>kein Plättchen mit einer Tunnelmündung gefunden, erwartet: Plätze für die Marken</translation>
    </message>
    <message>
        <source>Shuffle in the tunnel set.</source>
        <translation>Den Tunnelsatz untermischen.</translation>
    </message>
    <message>
        <source>Average number of tiles beside a tile when it is laid</source>
        <translation>Durchschnittliche Zahl der Nachbarn eines Plättchens beim Legen</translation>
    </message>
    <message>
        <source>Average points per player for %1 during the game</source>
        <translation>Durchschnittliche Punkte eines Spielers für %1 während des Spiels</translation>
    </message>
    <message>
        <source>Average points per player for %1 at the end of the game</source>
        <translation>Durchschnittliche Punkte eines Spielers für %1 am Ende des Spiels</translation>
    </message>
    <message>
        <source>Share of all points that comes from %1</source>
        <translation>Anteil an allen Punkten: %1</translation>
    </message>
    <message>
        <source>Placed from the supply per game, all players together: %1</source>
        <translation>Aus dem Vorrat gesetzt je Spiel, alle Spieler zusammen: %1</translation>
    </message>
    <message>
        <source>Returned to the supply per game, all players together: %1</source>
        <translation>In den Vorrat zurückgekehrt je Spiel, alle Spieler zusammen: %1</translation>
    </message>
    <message>
        <source>Average number in the player&apos;s supply at the start of a turn: %1</source>
        <translation>Durchschnittliche Zahl im Vorrat des Spielers zu Beginn seines Zugs: %1</translation>
    </message>
    <message>
        <source>Share of turns that start with none in the player&apos;s supply: %1</source>
        <translation>Anteil der Züge, zu deren Beginn der Spieler keine im Vorrat hat: %1</translation>
    </message>
    <message>
        <source>Average number in the player&apos;s supply at the start of that player&apos;s turns %2 to %3: %1</source>
        <translation>Durchschnittliche Zahl im Vorrat des Spielers zu Beginn der eigenen Züge %2 bis %3: %1</translation>
    </message>
    <message>
        <source>Average number complete at the end of a game: %1</source>
        <translation>Durchschnittlich fertig am Ende eines Spiels: %1</translation>
    </message>
    <message>
        <source>Average number incomplete at the end of a game: %1</source>
        <translation>Durchschnittlich unfertig am Ende eines Spiels: %1</translation>
    </message>
    <message>
        <source>Share of those on the board that are complete at the end: %1</source>
        <translation>Anteil der am Ende fertigen auf dem Spielplan: %1</translation>
    </message>
    <message>
        <source>Incomplete but occupied at the end of a game: %1</source>
        <translation>Am Ende eines Spiels unfertig, aber besetzt: %1</translation>
    </message>
    <message>
        <source>Pieces on incomplete features at the end of a game: %1</source>
        <translation>Figuren auf unfertigen Gebieten am Ende eines Spiels: %1</translation>
    </message>
    <message>
        <source>Share of occupied, incomplete features that are trapped at the end, because they need an empty cell that no tile of the game fits: %1</source>
        <translation>Anteil der besetzten, unfertigen Gebiete, die am Ende blockiert sind, weil sie ein leeres Feld brauchen, in das kein Plättchen des Spiels passt: %1</translation>
    </message>
    <message>
        <source>Average number of trapped pieces at the end of a game: %1</source>
        <translation>Durchschnittliche Zahl blockierter Figuren am Ende eines Spiels: %1</translation>
    </message>
    <message>
        <source>%1: comes closest, but misses %2; none of the %3 combinations meets all goals.</source>
        <translation>%1: kommt den Zielen am nächsten, verfehlt aber %2; keine von %3 Kombinationen erreicht alle Ziele.</translation>
    </message>
    <message>
        <source>this set needs none of the parts chosen for printing; expected its tiles or other parts</source>
        <translation>dieser Satz braucht nichts von dem, was gedruckt werden soll; erwartet: seine Plättchen oder andere Teile</translation>
    </message>
    <message>
        <source>found the mark %1, expected volcano, dragon, portal or tower</source>
        <translation>gefunden: Zeichen %1, erwartet: volcano, dragon, portal oder tower</translation>
    </message>
    <message>
        <source>tower floors</source>
        <translation>Turmstockwerke</translation>
    </message>
    <message>
        <source>the fairy</source>
        <translation>die Fee</translation>
    </message>
    <message>
        <source>ransoms</source>
        <translation>Lösegelder</translation>
    </message>
    <message>
        <source>%1 on the tower</source>
        <translation>%1 auf den Turm</translation>
    </message>
    <message>
        <source>%1 out of the dungeon to the dragon, who eats him</source>
        <translation>%1 aus dem Verlies zum Drachen, der ihn frisst</translation>
    </message>
    <message>
        <source>the dragon comes out at %1, %2</source>
        <translation>der Drache kommt bei %1, %2 heraus</translation>
    </message>
    <message>
        <source>the dragon goes to %1, %2, into the dungeon</source>
        <translation>der Drache nach %1, %2, ins Verlies</translation>
    </message>
    <message>
        <source>the dragon goes to %1, %2</source>
        <translation>der Drache nach %1, %2</translation>
    </message>
    <message>
        <source>the fairy goes to the %1 in the dungeon</source>
        <translation>die Fee im Verlies zu: %1</translation>
    </message>
    <message>
        <source>%1 into the dungeon</source>
        <translation>%1 ins Verlies</translation>
    </message>
    <message>
        <source>a floor at %1, %2</source>
        <translation>ein Stockwerk bei %1, %2</translation>
    </message>
    <message>
        <source>3 points for the %1</source>
        <translation>3 Punkte für: %1</translation>
    </message>
    <message>
        <source>all of yours on that tile go into the dungeon</source>
        <translation>alle eigenen auf dem Plättchen gehen ins Verlies</translation>
    </message>
    <message>
        <source>all of yours on that tile are eaten</source>
        <translation>alle eigenen auf dem Plättchen werden gefressen</translation>
    </message>
    <message>
        <source>Buy back a prisoner</source>
        <translation>Einen Gefangenen freikaufen</translation>
    </message>
    <message>
        <source>Place the fairy</source>
        <translation>Die Fee setzen</translation>
    </message>
    <message>
        <source>The princess sends a follower home</source>
        <translation>Das Burgfräulein schickt einen Gefolgsmann heim</translation>
    </message>
    <message>
        <source>Enter the dungeon</source>
        <translation>Ins Verlies gehen</translation>
    </message>
    <message>
        <source>Leave the dungeon</source>
        <translation>Das Verlies verlassen</translation>
    </message>
    <message>
        <source>Flush out the dragon</source>
        <translation>Den Drachen aufscheuchen</translation>
    </message>
    <message>
        <source>Build a tower floor</source>
        <translation>Ein Stockwerk bauen</translation>
    </message>
    <message>
        <source>Move the dragon</source>
        <translation>Den Drachen ziehen</translation>
    </message>
    <message>
        <source>Flee into the dungeon</source>
        <translation>Ins Verlies fliehen</translation>
    </message>
    <message>
        <source>Stay and be eaten</source>
        <translation>Bleiben und gefressen werden</translation>
    </message>
    <message>
        <source>found neither &quot;feature&quot; nor a tower on that tile; expected one of them</source>
        <translation>gefunden: weder „feature“ noch ein Turm auf dem Plättchen, erwartet: eines davon</translation>
    </message>
    <message>
        <source>found a place together with &quot;figure&quot;; expected only one of them</source>
        <translation>gefunden: ein Ort neben „figure“, erwartet: eines davon</translation>
    </message>
    <message>
        <source>a place</source>
        <translation>ein Ort</translation>
    </message>
    <message>
        <source>before-scoring</source>
        <translation>vor der Wertung</translation>
    </message>
    <message>
        <source>after-scoring</source>
        <translation>nach der Wertung</translation>
    </message>
    <message>
        <source>Dragon moves</source>
        <translation>Der Drache zieht</translation>
    </message>
    <message>
        <source>When a dragon tile makes the dragon fly: before completed features are scored, or after scoring and after the wagons (L-6.2).</source>
        <translation>Wann ein Drachenplättchen den Drachen fliegen lässt: vor der Wertung fertiger Gebiete oder nach der Wertung und den Wagen (L-6.2).</translation>
    </message>
    <message>
        <source>may</source>
        <translation>darf</translation>
    </message>
    <message>
        <source>must</source>
        <translation>muss</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Burgfräulein</translation>
    </message>
    <message>
        <source>Whether a player who lays a princess in an occupied city may send one of its followers home, or must do so and nothing else (L-6.5).</source>
        <translation>Ob ein Spieler, der ein Burgfräulein an eine besetzte Stadt legt, einen ihrer Gefolgsleute heimschicken darf oder es tun muss und sonst nichts (L-6.5).</translation>
    </message>
    <message>
        <source>Tower actions</source>
        <translation>Turmaktionen</translation>
    </message>
    <message>
        <source>Floors, prisoners and followers on towers (L-5); without this, towers are only entrances to the dungeon.</source>
        <translation>Stockwerke, Gefangene und Gefolgsleute auf Türmen (L-5); sonst sind Türme nur Eingänge zum Verlies.</translation>
    </message>
    <message>
        <source>Dragon eats on towers</source>
        <translation>Drache frisst auf Türmen</translation>
    </message>
    <message>
        <source>Whether a follower on top of a tower can be eaten, and may flee (L-5.5).</source>
        <translation>Ob ein Gefolgsmann auf einem Turm gefressen werden kann und fliehen darf (L-5.5).</translation>
    </message>
    <message>
        <source>A player who lays an entrance while the dragon is in the dungeon may show the large follower in his supply and drive it out (D-5.3).</source>
        <translation>Ein Spieler, der einen Eingang legt, während der Drache im Verlies ist, darf den großen Gefolgsmann in seinem Vorrat zeigen und ihn hinausjagen (D-5.3).</translation>
    </message>
    <message>
        <source>the dragon is on that tile</source>
        <translation>der Drache ist auf dem Plättchen</translation>
    </message>
    <message>
        <source>followers come out at a tower tile with no pieces on it</source>
        <translation>Gefolgsleute kommen auf einem Turmplättchen ohne Figuren heraus</translation>
    </message>
    <message>
        <source>first choose whom the princess sends home</source>
        <translation>zuerst wählen, wen das Burgfräulein heimschickt</translation>
    </message>
    <message>
        <source>the dragon is in the dungeon</source>
        <translation>der Drache ist im Verlies</translation>
    </message>
    <message>
        <source>the dragon flies first</source>
        <translation>zuerst fliegt der Drache</translation>
    </message>
    <message>
        <source>first choose: flee or stay</source>
        <translation>zuerst wählen: fliehen oder bleiben</translation>
    </message>
    <message>
        <source>you have already done one thing this turn</source>
        <translation>in diesem Zug wurde schon etwas getan</translation>
    </message>
    <message>
        <source>none of your pieces is in the dungeon</source>
        <translation>keine eigene Figur ist im Verlies</translation>
    </message>
    <message>
        <source>no tower tile without pieces has a feature open to him</source>
        <translation>auf keinem Turmplättchen ohne Figuren ist etwas für diesen Gefolgsmann offen</translation>
    </message>
    <message>
        <source>you have already bought one back this turn</source>
        <translation>in diesem Zug wurde schon einer freigekauft</translation>
    </message>
    <message>
        <source>nobody holds one of your followers</source>
        <translation>niemand hält einen eigenen Gefolgsmann gefangen</translation>
    </message>
    <message>
        <source>you have fewer than 3 points</source>
        <translation>es sind weniger als 3 Punkte da</translation>
    </message>
    <message>
        <source>you have no follower for her to go to</source>
        <translation>kein eigener Gefolgsmann, zu dem sie gehen könnte</translation>
    </message>
    <message>
        <source>there is no follower in the city of a princess on this tile</source>
        <translation>in der Stadt eines Burgfräuleins auf diesem Plättchen steht kein Gefolgsmann</translation>
    </message>
    <message>
        <source>the tile has no tower</source>
        <translation>das Plättchen hat keinen Turm</translation>
    </message>
    <message>
        <source>the mayor can only enter by a city</source>
        <translation>der Bürgermeister kann nur bei einer Stadt hinein</translation>
    </message>
    <message>
        <source>the dragon is not in the dungeon</source>
        <translation>der Drache ist nicht im Verlies</translation>
    </message>
    <message>
        <source>your large follower is not in your supply</source>
        <translation>der eigene große Gefolgsmann ist nicht im Vorrat</translation>
    </message>
    <message>
        <source>you have no floors left</source>
        <translation>keine eigenen Stockwerke mehr</translation>
    </message>
    <message>
        <source>no tower is open</source>
        <translation>kein Turm ist offen</translation>
    </message>
    <message>
        <source>she goes only to one of your followers</source>
        <translation>sie geht nur zu einem eigenen Gefolgsmann</translation>
    </message>
    <message>
        <source>the dragon flies only after a dragon tile</source>
        <translation>der Drache fliegt nur nach einem Drachenplättchen</translation>
    </message>
    <message>
        <source>the dragon comes out at a tower or a volcano without the fairy</source>
        <translation>er kommt an einem Turm oder Vulkan ohne die Fee heraus</translation>
    </message>
    <message>
        <source>one step to a neighbouring tile, not back and not to the fairy</source>
        <translation>ein Schritt auf ein Nachbarplättchen, nicht zurück und nicht zur Fee</translation>
    </message>
    <message>
        <source>found no tile with a tower, expected entrances to the dungeon</source>
        <translation>kein Plättchen mit Turm gefunden, erwartet: Eingänge zum Verlies</translation>
    </message>
    <message>
        <source>Shuffle in the tower set.</source>
        <translation>Den Turmsatz untermischen.</translation>
    </message>
    <message>
        <source>found dragon tiles but no volcano in the stack, expected one that calls the dragon</source>
        <translation>Drachenplättchen, aber kein Vulkan im Stapel gefunden, erwartet: einer, der den Drachen ruft</translation>
    </message>
    <message>
        <source>Add a volcano tile.</source>
        <translation>Ein Vulkanplättchen hinzufügen.</translation>
    </message>
    <message>
        <source>choose whom the princess sends home</source>
        <translation>wählen, wen das Burgfräulein heimschickt</translation>
    </message>
    <message>
        <source>do one thing, or end the turn</source>
        <translation>eine Sache tun oder den Zug beenden</translation>
    </message>
    <message>
        <source>choose where the dragon comes out</source>
        <translation>wählen, wo der Drache herauskommt</translation>
    </message>
    <message>
        <source>move the dragon: step %1 of %2</source>
        <translation>den Drachen ziehen: Schritt %1 von %2</translation>
    </message>
    <message>
        <source>the dragon comes: flee into the dungeon, or stay</source>
        <translation>der Drache kommt: ins Verlies fliehen oder bleiben</translation>
    </message>
    <message>
        <source>the dragon bars it; only the %1 with the fairy may leave</source>
        <translation>der Drache versperrt es; nur wer bei der Fee ist, darf hinaus (%1)</translation>
    </message>
    <message>
        <source>the dragon bars it: nobody goes in or out</source>
        <translation>der Drache versperrt es: niemand geht hinein oder hinaus</translation>
    </message>
    <message>
        <source>open: in and out by the towers</source>
        <translation>offen: hinein und hinaus durch die Türme</translation>
    </message>
    <message>
        <source>Average final score per player</source>
        <translation>Durchschnittliche Endpunktzahl eines Spielers</translation>
    </message>
    <message>
        <source>Drawn, fitted nowhere and left the game</source>
        <translation>Gezogen, passte nirgends und schied aus</translation>
    </message>
    <message>
        <source>Players&apos; pieces that enter the %1, per game</source>
        <translation>Figuren von Spielern, die hineingehen, je Spiel: %1</translation>
    </message>
    <message>
        <source>Players&apos; pieces that leave the %1 for the board, per game</source>
        <translation>Figuren von Spielern, die auf den Spielplan herauskommen, je Spiel: %1</translation>
    </message>
    <message>
        <source>Players&apos; pieces that enter and leave the %1 in one move, per game</source>
        <translation>Figuren von Spielern, die in einem Schritt hinein- und hinausgehen, je Spiel: %1</translation>
    </message>
    <message>
        <source>Players&apos; pieces in the %1 at the end of a game</source>
        <translation>Figuren von Spielern, die am Ende eines Spiels darin sind: %1</translation>
    </message>
    <message>
        <source>Average number of players&apos; pieces in the %1 at the start of a turn</source>
        <translation>Durchschnittliche Zahl der Figuren von Spielern darin zu Beginn eines Zugs: %1</translation>
    </message>
    <message>
        <source>Average stay of a piece in the %1, in turns of all players</source>
        <translation>Durchschnittlicher Aufenthalt einer Figur darin, in Zügen aller Spieler: %1</translation>
    </message>
    <message>
        <source>Pieces that leave the %1 for a place with another player&apos;s pieces, per game</source>
        <translation>Figuren, die dort herauskommen, wo Figuren eines anderen stehen, je Spiel: %1</translation>
    </message>
    <message>
        <source>Share of scored features contested from the %1 that the arriving player scored, alone or not</source>
        <translation>Anteil der von dort aus umkämpften gewerteten Gebiete, die der Hinzugekommene wertete, allein oder geteilt: %1</translation>
    </message>
    <message>
        <source>Share of turns that start with the %1 in the %2</source>
        <translation>Anteil der Züge, zu deren Beginn darin ist: %1; %2</translation>
    </message>
    <message>
        <source>Share of games that end with the %1 in the %2</source>
        <translation>Anteil der Spiele, an deren Ende darin ist: %1; %2</translation>
    </message>
    <message>
        <source>Flights per game, each with all its steps: %1</source>
        <translation>Flüge je Spiel, jeder mit allen seinen Schritten: %1</translation>
    </message>
    <message>
        <source>Moves per game: %1</source>
        <translation>Bewegungen je Spiel: %1</translation>
    </message>
    <message>
        <source>Pieces that the %1 sends home on arrival, per game</source>
        <translation>Figuren, die bei seiner Ankunft heimgehen, je Spiel: %1</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>Average number of tiles beside a copy when it was laid</source>
        <translation>Durchschnittliche Zahl der Plättchen neben einem Exemplar beim Legen</translation>
    </message>
    <message>
        <source>Average number of pieces placed on a laid copy</source>
        <translation>Durchschnittliche Zahl der Figuren, die auf ein gelegtes Exemplar gesetzt wurden</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Average points scored by features that a laid copy is part of, all players together</source>
        <translation>Durchschnittliche Punkte für Gebiete, zu denen ein gelegtes Exemplar gehört, alle Spieler zusammen</translation>
    </message>
    <message>
        <source>Average number of chambers that a copy connected to when it was laid</source>
        <translation>Durchschnittliche Zahl der Kammern, mit denen ein Exemplar beim Legen verbunden war</translation>
    </message>
    <message>
        <source>Average number of pieces that moved onto a laid copy</source>
        <translation>Durchschnittliche Zahl der Figuren, die auf ein gelegtes Exemplar zogen</translation>
    </message>
    <message>
        <source>Average number of tokens gained by moving onto a laid copy</source>
        <translation>Durchschnittliche Einnahme beim Ziehen auf ein gelegtes Exemplar</translation>
    </message>
    <message>
        <source>The Dungeon</source>
        <translation>Das Verlies</translation>
    </message>
    <message>
        <source>fairy</source>
        <translation>Fee</translation>
    </message>
    <message>
        <source>dungeon</source>
        <translation>Verlies</translation>
    </message>
    <message>
        <source>prison</source>
        <translation>Gefängnis</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>Nordost</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>Südost</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>Südwest</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>Nordwest</translation>
    </message>
    <message>
        <source>%1 on the %2 at %3, %4</source>
        <translation>%1 auf %2 bei %3, %4</translation>
    </message>
    <message>
        <source>%1 on the %2 (%3) at %4, %5</source>
        <translation>%1 auf %2 (%3) bei %4, %5</translation>
    </message>
    <message>
        <source>%1 on the tower at %2, %3</source>
        <translation>%1 auf den Turm bei %2, %3</translation>
    </message>
    <message>
        <source>%1 out of the dungeon onto the %2 at %3, %4</source>
        <translation>%1 aus dem Verlies, %2 bei %3, %4</translation>
    </message>
    <message>
        <source>%1 out of the dungeon onto the %2 (%3) at %4, %5</source>
        <translation>%1 aus dem Verlies, %2 (%3) bei %4, %5</translation>
    </message>
    <message>
        <source>%1 through the dungeon onto the %2 at %3, %4</source>
        <translation>%1 durch das Verlies, %2 bei %3, %4</translation>
    </message>
    <message>
        <source>%1 through the dungeon onto the %2 (%3) at %4, %5</source>
        <translation>%1 durch das Verlies, %2 (%3) bei %4, %5</translation>
    </message>
    <message>
        <source>the fairy goes to the %1 on the %2 at %3, %4</source>
        <translation>die Fee zu: %1, %2 bei %3, %4</translation>
    </message>
    <message>
        <source>the fairy goes to the %1 on the %2 (%3) at %4, %5</source>
        <translation>die Fee zu: %1, %2 (%3) bei %4, %5</translation>
    </message>
    <message>
        <source>the fairy goes to the %1 on the tower at %2, %3</source>
        <translation>die Fee zu: %1 auf dem Turm bei %2, %3</translation>
    </message>
    <message>
        <source>a floor at %1, %2; it takes the %3 on the %4 at %5, %6</source>
        <translation>ein Stockwerk bei %1, %2; es nimmt %3 (%4) bei %5, %6 gefangen</translation>
    </message>
    <message>
        <source>a floor at %1, %2; it takes the %3 on the %4 (%5) at %6, %7</source>
        <translation>ein Stockwerk bei %1, %2; es nimmt %3 (%4: %5) bei %6, %7 gefangen</translation>
    </message>
    <message>
        <source>a floor at %1, %2; it takes the %3 on the tower at %4, %5</source>
        <translation>ein Stockwerk bei %1, %2; es nimmt %3 auf dem Turm bei %4, %5 gefangen</translation>
    </message>
    <message>
        <source>a floor at %1, %2; the %3 on the %4 at %5, %6 in exchange for your %7</source>
        <translation>ein Stockwerk bei %1, %2; %3 (%4) bei %5, %6 gegen: %7</translation>
    </message>
    <message>
        <source>a floor at %1, %2; the %3 on the %4 (%5) at %6, %7 in exchange for your %8</source>
        <translation>ein Stockwerk bei %1, %2; %3 (%4: %5) bei %6, %7 gegen: %8</translation>
    </message>
    <message>
        <source>a floor at %1, %2; the %3 on the tower at %4, %5 in exchange for your %6</source>
        <translation>ein Stockwerk bei %1, %2; %3 auf dem Turm bei %4, %5 gegen: %6</translation>
    </message>
    <message>
        <source>the %1 at %2, %3 goes home</source>
        <translation>%1 bei %2, %3 geht heim</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Hinein</translation>
    </message>
    <message>
        <source>Average number of pieces that went through a laid copy into a space beside the tiles</source>
        <translation>Durchschnittliche Zahl der Figuren, die über ein gelegtes Exemplar an einen Ort abseits der Plättchen gingen</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Heraus</translation>
    </message>
    <message>
        <source>Average number of pieces that came out of such a space onto a laid copy</source>
        <translation>Durchschnittliche Zahl der Figuren, die von einem solchen Ort auf ein gelegtes Exemplar kamen</translation>
    </message>
    <message>
        <source>Average number of pieces on a laid copy that a neutral piece sent home</source>
        <translation>Durchschnittliche Zahl der Figuren auf einem gelegten Exemplar, die eine neutrale Figur heimschickte</translation>
    </message>
    <message>
        <source>found no output, expected -o with the comparison to continue</source>
        <translation>keine Ausgabe gefunden; erwartet: der Vergleich, der fortgesetzt wird: -o</translation>
    </message>
    <message>
        <source>the set has no tiles, so there is nothing to print</source>
        <translation>der Satz hat keine Plättchen, es gibt also nichts zu drucken</translation>
    </message>
    <message>
        <source>all tiles of the set have a count of 0, so there is nothing to print</source>
        <translation>alle Plättchen des Satzes haben die Anzahl 0, es gibt also nichts zu drucken</translation>
    </message>
    <message>
        <source>standard output can&apos;t be written: %1</source>
        <translation>die Standardausgabe kann nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>“%1” is a device or a pipe; expected a file.</source>
        <translation>„%1“ ist ein Gerät oder eine Pipe; erwartet wird eine Datei.</translation>
    </message>
    <message>
        <source>Found no games to continue from, expected those of an earlier run.</source>
        <translation>Keine Spiele zum Fortsetzen gefunden; erwartet: die eines früheren Laufs.</translation>
    </message>
    <message>
        <source>Found the games of a different comparison, expected one with the same set, map, options, players, games, seed and program.</source>
        <translation>Gefunden: die Spiele eines anderen Vergleichs; erwartet: die mit demselben Satz, derselben Karte und denselben Regeloptionen, Spielern, Spielen, Startwert und Programm.</translation>
    </message>
    <message>
        <source>Found %1 as the reason why a game is notable, expected a name such as “longest” or “uncovered/no-tile-fits”.</source>
        <translation>Gefunden: %1 als Merkmal eines auffälligen Spiels; erwartet: ein Name wie „longest“ oder „uncovered/no-tile-fits“.</translation>
    </message>
    <message>
        <source>Found %1 options, expected at most %2.</source>
        <translation>Gefundene Optionen: %1; erwartet: höchstens %2.</translation>
    </message>
    <message>
        <source>Stopped; no set was written.</source>
        <translation>Angehalten; es wurde kein Satz geschrieben.</translation>
    </message>
    <message>
        <source>Found a second byte order mark, expected at most one.</source>
        <translation>Gefunden: eine zweite Bytereihenfolge-Marke (BOM); erwartet: höchstens eine.</translation>
    </message>
    <message>
        <source>Save the file as UTF-8 without one.</source>
        <translation>Die Datei als UTF-8 ohne eine solche Marke speichern.</translation>
    </message>
    <message>
        <source>The file was written, but a power cut may still bring back the old one; write it again.</source>
        <translation>Die Datei wurde geschrieben, aber ein Stromausfall kann noch die alte zurückbringen; sie noch einmal schreiben.</translation>
    </message>
    <message>
        <source>“%1” is a pipe, and nothing happened at its other end for %2 seconds.</source>
        <translation>„%1“ ist eine Pipe, und an ihrem anderen Ende geschah %2 Sekunden lang nichts.</translation>
    </message>
    <message>
        <source>Start the program at the other end first.</source>
        <translation>Zuerst das Programm am anderen Ende starten.</translation>
    </message>
    <message>
        <source>“%1” is a socket; expected a file, a device or a pipe.</source>
        <translation>„%1“ ist ein Socket; erwartet wird eine Datei, ein Gerät oder eine Pipe.</translation>
    </message>
    <message>
        <source>“%1” is a whole disk; expected a file, a device or a pipe.</source>
        <translation>„%1“ ist ein ganzer Datenträger; erwartet wird eine Datei, ein Gerät oder eine Pipe.</translation>
    </message>
    <message>
        <source>row %1, column %2: spreadsheets read “%3” as a formula; expected another first character</source>
        <translation>Zeile %1, Spalte %2: Tabellenkalkulationen halten „%3“ für eine Formel; erwartet: ein anderes erstes Zeichen</translation>
    </message>
    <message>
        <source>Change the text, or open the table with its columns as text; the text in the file is exact.</source>
        <translation>Den Text ändern oder die Tabelle mit ihren Spalten als Text öffnen; in der Datei steht er unverändert.</translation>
    </message>
    <message>
        <source>found %1, which is illegal here: %2; expected %3</source>
        <translation>gefunden: %1, was hier nicht erlaubt ist: %2; erwartet: %3</translation>
    </message>
    <message>
        <source>this follower came in by that tower this turn; he must leave by another</source>
        <translation>dieser Gefolgsmann kam in diesem Zug durch diesen Turm herein; er muss durch einen anderen hinaus</translation>
    </message>
    <message>
        <source>the program failed for an unknown reason</source>
        <translation>das Programm ist aus unbekanntem Grund gescheitert</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>nicht genug Arbeitsspeicher</translation>
    </message>
    <message>
        <source>the program failed: %1</source>
        <translation>das Programm ist gescheitert: %1</translation>
    </message>
    <message>
        <source>Sent home</source>
        <translation>Heimgeschickt</translation>
    </message>
    <message>
        <source>More copies of volcano and dragon tiles would help.</source>
        <translation>Mehr Exemplare von Vulkan- und Drachenplättchen würden helfen.</translation>
    </message>
    <message>
        <source>Fewer copies of dragon tiles would help.</source>
        <translation>Weniger Exemplare von Drachenplättchen würden helfen.</translation>
    </message>
    <message>
        <source>More copies of volcano tiles, or fewer of tiles that lead there, would help.</source>
        <translation>Mehr Exemplare von Vulkanplättchen oder weniger, die dorthin führen, würden helfen.</translation>
    </message>
    <message>
        <source>%1: found %2, expected true or false</source>
        <translation>%1: gefunden: %2, erwartet: true oder false</translation>
    </message>
    <message>
        <source>%1: found %2, expected a list of any of %3, each at most once</source>
        <translation>%1: gefunden: %2, erwartet: eine Liste aus %3, jedes höchstens einmal</translation>
    </message>
    <message>
        <source>found the option %1, expected none</source>
        <translation>gefunden: Option %1, erwartet: keine</translation>
    </message>
    <message>
        <source>Left blank along this edge of the paper</source>
        <translation>Bleibt auf dieser Seite des Papiers frei</translation>
    </message>
    <message>
        <source>Between neighbouring tiles, not counting bleed</source>
        <translation>Zwischen benachbarten Plättchen, ohne den Beschnitt</translation>
    </message>
    <message>
        <source>Tile &amp;size</source>
        <translation>Plättchengröße</translation>
    </message>
    <message>
        <source>Side length of a tile after cutting; initially the size in the set</source>
        <translation>Seite eines Plättchens nach dem Schneiden; anfangs die Größe im Satz</translation>
    </message>
    <message>
        <source>&amp;Orientation</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Which way round the paper is</source>
        <translation>Wie das Papier liegt</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Top &amp;margin</source>
        <translation>Rand &amp;oben</translation>
    </message>
    <message>
        <source>&amp;Right margin</source>
        <translation>Rand rechts</translation>
    </message>
    <message>
        <source>&amp;Bottom margin</source>
        <translation>Rand &amp;unten</translation>
    </message>
    <message>
        <source>Left margin</source>
        <translation>Rand links</translation>
    </message>
    <message>
        <source>Gap across</source>
        <translation>Abstand waagerecht</translation>
    </message>
    <message>
        <source>Gap down</source>
        <translation>Abstand senkrecht</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>Beschnitt</translation>
    </message>
    <message>
        <source>Art beyond the cut, so that an inexact cut shows no white</source>
        <translation>Bild über den Schnitt hinaus, damit ein ungenauer Schnitt keinen weißen Rand zeigt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>around each tile</source>
        <translation>um jedes Plättchen</translation>
    </message>
    <message>
        <source>at the outer edge only</source>
        <translation>nur am äußeren Rand</translation>
    </message>
    <message>
        <source>shared by neighbours</source>
        <translation>von Nachbarn geteilt</translation>
    </message>
    <message>
        <source>Bleed width</source>
        <translation>Beschnittbreite</translation>
    </message>
    <message>
        <source>How far the art reaches beyond the cut</source>
        <translation>Wie weit das Bild über den Schnitt hinausreicht</translation>
    </message>
    <message>
        <source>Safe inset</source>
        <translation>Sicherheitsabstand</translation>
    </message>
    <message>
        <source>A dashed line this far inside the cut: anything outside it may be cut off</source>
        <translation>Eine gestrichelte Linie so weit innerhalb des Schnitts: was außerhalb liegt, kann abgeschnitten werden</translation>
    </message>
    <message>
        <source>Corner radius</source>
        <translation>Eckenradius</translation>
    </message>
    <message>
        <source>Rounds the corners of the cut</source>
        <translation>Rundet die Ecken des Schnitts</translation>
    </message>
    <message>
        <source>Position of the block of tiles between the margins</source>
        <translation>Wo der Block der Plättchen zwischen den Rändern liegt</translation>
    </message>
    <message>
        <source>&amp;Align across</source>
        <translation>&amp;Waagerecht ausrichten</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>centred</source>
        <translation>mittig</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>Align &amp;down</source>
        <translation>Senkrecht ausrichten</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>in der Mitte</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>&amp;Quantities</source>
        <translation>&amp;Mengen</translation>
    </message>
    <message>
        <source>All copies, one of each kind as a proof, or chosen ones</source>
        <translation>Alle Exemplare, von jeder Art eines als Probe oder gewählte</translation>
    </message>
    <message>
        <source>by tile count</source>
        <translation>nach Anzahl</translation>
    </message>
    <message>
        <source>one of each</source>
        <translation>von jedem eines</translation>
    </message>
    <message>
        <source>chosen tiles</source>
        <translation>gewählte Plättchen</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Re&amp;ihenfolge</translation>
    </message>
    <message>
        <source>The order in which the tiles are placed</source>
        <translation>In welcher Reihenfolge die Plättchen gelegt werden</translation>
    </message>
    <message>
        <source>as in the set</source>
        <translation>wie im Satz</translation>
    </message>
    <message>
        <source>by id</source>
        <translation>nach Kennung</translation>
    </message>
    <message>
        <source>most copies first</source>
        <translation>meiste Exemplare zuerst</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>&amp;Überspringen</translation>
    </message>
    <message>
        <source>Slots left free on every page, counted from 1, row by row. Or click slots on the pages</source>
        <translation>Plätze, die auf jeder Seite frei bleiben, gezählt ab 1, Zeile für Zeile. Oder auf den Seiten Plätze anklicken</translation>
    </message>
    <message>
        <source>First slot</source>
        <translation>&amp;Erster Platz</translation>
    </message>
    <message>
        <source>Where the first page starts, if some of its slots are used up</source>
        <translation>Wo die erste Seite beginnt, wenn Plätze auf ihr schon verbraucht sind</translation>
    </message>
    <message>
        <source>Gro&amp;ups</source>
        <translation>Gruppe&amp;n</translation>
    </message>
    <message>
        <source>Tiles of one configuration side by side</source>
        <translation>Plättchen einer Form nebeneinander</translation>
    </message>
    <message>
        <source>by configuration</source>
        <translation>nach Form</translation>
    </message>
    <message>
        <source>A page for each group</source>
        <translation>Eine Seite je Gruppe</translation>
    </message>
    <message>
        <source>Start each group on a new page</source>
        <translation>Eine neue Seite beginnen, wo eine Gruppe beginnt</translation>
    </message>
    <message>
        <source>Cut lines</source>
        <translation>Schnittlinien</translation>
    </message>
    <message>
        <source>Around each tile</source>
        <translation>Um jedes Plättchen</translation>
    </message>
    <message>
        <source>full lines</source>
        <translation>durchgezogen</translation>
    </message>
    <message>
        <source>dashed in two colours</source>
        <translation>gestrichelt in zwei Farben</translation>
    </message>
    <message>
        <source>Cut ticks in the margin</source>
        <translation>Schnittmarken am Rand</translation>
    </message>
    <message>
        <source>Short lines at the ends of each cut</source>
        <translation>Kurze Linien an den Enden jedes Schnitts</translation>
    </message>
    <message>
        <source>&amp;Crosses at the corners</source>
        <translation>Kreuze an den Ecken</translation>
    </message>
    <message>
        <source>Small crosses where cuts meet</source>
        <translation>Kleine Kreuze, wo Schnitte sich treffen</translation>
    </message>
    <message>
        <source>Registration marks</source>
        <translation>Passkreuze</translation>
    </message>
    <message>
        <source>Bull&apos;s-eyes that must line up on front and back</source>
        <translation>Fadenkreuze, die sich auf Vorder- und Rückseite decken müssen</translation>
    </message>
    <message>
        <source>Outline of the block</source>
        <translation>Umriss des Blocks</translation>
    </message>
    <message>
        <source>A line around all tiles of a page</source>
        <translation>Eine Linie um alle Plättchen einer Seite</translation>
    </message>
    <message>
        <source>Name, page and ruler</source>
        <translation>Name, Seite und Lineal</translation>
    </message>
    <message>
        <source>The name, the page number, and a 50 mm scale to check with a ruler</source>
        <translation>Was es ist, welche Seite und 50 mm zum Nachmessen</translation>
    </message>
    <message>
        <source>Tile ids</source>
        <translation>Kennungen der Plättchen</translation>
    </message>
    <message>
        <source>In small letters in a corner of each tile</source>
        <translation>In kleiner Schrift in einer Ecke jedes Plättchens</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>A page of backs after each page of fronts</source>
        <translation>Eine Seite mit Rückseiten nach jeder Seite mit Vorderseiten</translation>
    </message>
    <message>
        <source>same for all</source>
        <translation>eine für alle</translation>
    </message>
    <message>
        <source>with the tile&apos;s id</source>
        <translation>mit der Kennung des Plättchens</translation>
    </message>
    <message>
        <source>Flip on</source>
        <translation>Wenden</translation>
    </message>
    <message>
        <source>The edge on which the printer flips the paper</source>
        <translation>Die Kante, über die der Drucker das Papier wendet</translation>
    </message>
    <message>
        <source>long edge</source>
        <translation>lange Kante</translation>
    </message>
    <message>
        <source>short edge</source>
        <translation>kurze Kante</translation>
    </message>
    <message>
        <source>Offset across</source>
        <translation>Versatz waagerecht</translation>
    </message>
    <message>
        <source>Moves backs to the right, by the amount that the alignment test shows</source>
        <translation>Verschiebt Rückseiten nach rechts, um so viel, wie der Passertest zeigt</translation>
    </message>
    <message>
        <source>Offset down</source>
        <translation>Versatz senkrecht</translation>
    </message>
    <message>
        <source>Moves backs down, by the amount that the alignment test shows</source>
        <translation>Verschiebt Rückseiten nach unten, um so viel, wie der Passertest zeigt</translation>
    </message>
    <message>
        <source>Skew of backs</source>
        <translation>Schräglage der Rückseiten</translation>
    </message>
    <message>
        <source>If the printer feeds paper at an angle: turns pages of backs clockwise about their centre, by the amount that the alignment test shows</source>
        <translation>Wo der Drucker Papier schief einzieht: dreht Rückseiten im Uhrzeigersinn um ihre Mitte, um so viel, wie der Passertest zeigt</translation>
    </message>
    <message>
        <source>Next to their fronts, for folding</source>
        <translation>Neben den Vorderseiten, zum Falten</translation>
    </message>
    <message>
        <source>Printed on one side: fold in the middle, glue, then cut</source>
        <translation>Einseitig gedruckt: in der Mitte falten, kleben, dann schneiden</translation>
    </message>
    <message>
        <source>Gutter</source>
        <translation>Falzabstand</translation>
    </message>
    <message>
        <source>Between fronts and their backs, for folding</source>
        <translation>Zwischen Vorder- und Rückseiten, die gefaltet werden</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Colours of the art; low ink keeps lines, doors and symbols</source>
        <translation>Farben des Bildes; tintensparend behält Linien, Türen und Symbole</translation>
    </message>
    <message>
        <source>full colour</source>
        <translation>vollfarbig</translation>
    </message>
    <message>
        <source>low ink</source>
        <translation>tintensparend</translation>
    </message>
    <message>
        <source>Board overlap</source>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>How far the parts of a board overlap</source>
        <translation>Wie weit die Teile eines Spielplans überlappen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Vermerk</translation>
    </message>
    <message>
        <source>Printed after the name, such as a version</source>
        <translation>Wird nach dem Namen gedruckt: etwa eine Version</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <source>One look</source>
        <translation>Ein Blick</translation>
    </message>
    <message>
        <source>Makes the move that would score most if the game ended now.</source>
        <translation>Nimmt, was am meisten brächte, wenn das Spiel jetzt endete.</translation>
    </message>
    <message>
        <source>found the parameter “%1” of a bot, expected one of: %2</source>
        <translation>gefunden: Parameter „%1“ eines Bots, erwartet einer von: %2</translation>
    </message>
    <message>
        <source>found “%1” for “%2” of a bot, expected a whole number from %3 to %4</source>
        <translation>gefunden: „%1“ für „%2“ eines Bots, erwartet eine ganze Zahl von %3 bis %4</translation>
    </message>
    <message>
        <source>found “%1” for “%2” of a bot, expected a number from %3 to %4</source>
        <translation>gefunden: „%1“ für „%2“ eines Bots, erwartet eine Zahl von %3 bis %4</translation>
    </message>
    <message>
        <source>Not checked with stronger bots: it is not known yet which figures come from the game and which from these bots.</source>
        <translation>Nicht mit stärkeren Bots geprüft: Welche Kennzahlen die des Spiels sind und welche die dieser Bots, ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>Checked with the bot %1 in %2 of these games: of %3 main figures, %4 hold, %5 differ, and %6 are not known yet.</source>
        <translation>Geprüft mit dem Bot %1 in %2 dieser Spiele: Von %3 Hauptkennzahlen bleiben %4 gleich, %5 weichen ab, und %6 sind noch offen.</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>bleibt gleich</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>weicht ab</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>Checked with %1</source>
        <translation>Geprüft mit %1</translation>
    </message>
    <message>
        <source>Some of the same stacks, played by the stronger bot in every seat and compared with all games; differences have 99.5 % intervals. A figure holds if the whole interval lies within %1 percentage points for a share or %2 % for a value, at least %3 for a median and %4 for an average.</source>
        <translation>Einige derselben Stapel, gespielt vom stärkeren Bot auf jedem Platz und verglichen mit allen Spielen; Unterschiede haben Intervalle zu 99,5 %. Eine Kennzahl bleibt gleich, wenn das ganze Intervall innerhalb von %1 Punkten eines Anteils oder %2 % eines Werts liegt, mindestens %3 bei einem Median und %4 bei einem Durchschnitt.</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Found the check of another playtest, expected the same plan except for the bots.</source>
        <translation>Prüfung eines anderen Testlaufs gefunden; erwartet wird bis auf die Bots derselbe Plan.</translation>
    </message>
    <message>
        <source>Not repeatable: bots think for a set time, so the same seed may give different games. A set number of playouts makes them repeatable.</source>
        <translation>Nicht wiederholbar: Bots denken eine bestimmte Zeit nach, daher kann derselbe Startwert andere Spiele ergeben; mit einer festen Zahl von Durchläufen nicht.</translation>
    </message>
    <message>
        <source>Tiles: %1, at %2 pixels each: %3 megapixels</source>
        <translation>Plättchen: %1, mit je %2 Pixeln: %3 Megapixel</translation>
    </message>
    <message>
        <source>Along one side; a 45 mm tile has 531 at 300 dpi. Automatic (0) means 100, or fewer if the picture would have more than 64 megapixels.</source>
        <translation>Entlang einer Kante; ein Plättchen von 45 mm hat 531 bei 300 dpi. Automatisch (0) sind es 100, oder weniger, wo das Bild mehr als 64 Megapixel hätte.</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>%1 games, %2 of %3 blocks of %6 stacks each. Bots: %4. Seed %5. Intervals are 95 % confidence intervals.</source>
        <translation>%1 Spiele, %2 von %3 Blöcken mit je %6 Stapeln. Bots: %4. Startwert %5. Intervalle sind 95-%-Konfidenzintervalle.</translation>
    </message>
    <message>
        <source>Found %1 games in a block, expected each stack once in each rotation of the seats: %2.</source>
        <translation>Gefundene Spiele in einem Block: %1; erwartet: jeder Stapel einmal mit jeder reihum getauschten Sitzordnung: %2.</translation>
    </message>
    <message>
        <source>Found a tile drawn %1 times, refused %2 times and drawn in %3 stacks of %4; no games can produce these numbers.</source>
        <translation>Gefunden: ein Plättchen, %1-mal gezogen, %2-mal abgelehnt und in %3 von %4 Stapeln gezogen; solche Zahlen können in keinen Spielen entstehen.</translation>
    </message>
    <message>
        <source>Found counts of values that no games can produce, in %1 stacks.</source>
        <translation>Gefunden: Anzahlen von Werten, die in keinen Spielen mit %1 Stapeln entstehen können.</translation>
    </message>
    <message>
        <source>found %1 variants, expected at most two</source>
        <translation>gefunden: %1 Varianten, erwartet: höchstens zwei</translation>
    </message>
    <message>
        <source>found no difference, expected two files, two variants, or options of one side: --variant, --option-a, --option-b, --without-b</source>
        <translation>kein Unterschied gefunden; erwartet: zwei Dateien, zwei Varianten oder Optionen einer Seite: --variant, --option-a, --option-b, --without-b</translation>
    </message>
    <message>
        <source>found the variant “%1”, but the tile set has none</source>
        <translation>gefunden: die Variante „%1“, aber der Plättchensatz hat keine</translation>
    </message>
    <message>
        <source>found the variant “%1”, expected one of %2</source>
        <translation>gefunden: die Variante „%1“, erwartet: eine von %2</translation>
    </message>
    <message>
        <source>Another variant is called “%1” too.</source>
        <translation>Auch eine andere Variante heißt „%1“.</translation>
    </message>
    <message>
        <source>Rename one of the two.</source>
        <translation>Einer der beiden einen anderen Namen geben.</translation>
    </message>
    <message>
        <source>%1: found %2, expected a number from %3 to %4, or %5</source>
        <translation>%1: gefunden: %2, erwartet: eine Zahl von %3 bis %4 oder %5</translation>
    </message>
    <message>
        <source>Found no set “%1” to combine with this one.</source>
        <translation>Kein Satz „%1“ gefunden, mit dem zusammen gespielt wird.</translation>
    </message>
    <message>
        <source>Name a bundled set, such as base, or a file beside this one, which must be saved.</source>
        <translation>Einen mitgelieferten Satz wie base angeben oder eine Datei neben dieser, die gespeichert sein muss.</translation>
    </message>
    <message>
        <source>The set “%1” is outside the folder of this file.</source>
        <translation>Der Satz „%1“ liegt außerhalb des Ordners dieser Datei.</translation>
    </message>
    <message>
        <source>Put both files into the same folder.</source>
        <translation>Beide Dateien in einen Ordner legen.</translation>
    </message>
    <message>
        <source>release for free</source>
        <translation>Befreiung umsonst</translation>
    </message>
    <message>
        <source>a white marker from hand</source>
        <translation>ein eigener weißer Marker</translation>
    </message>
    <message>
        <source>remove the black marker at %1, %2 %3 for one action</source>
        <translation>den schwarzen Marker bei %1, %2 %3 für eine Aktion entfernen</translation>
    </message>
    <message>
        <source>hand or kept</source>
        <translation>hand oder kept</translation>
    </message>
    <message>
        <source>Lower %1 to %2.</source>
        <translation>%1 auf %2 senken.</translation>
    </message>
    <message>
        <source>%1: found %2, but %3 pick colours are in play, and no price may be higher than that</source>
        <translation>%1: %2 gefunden, aber %3 Dietrichfarben sind im Spiel, und kein Preis ist höher</translation>
    </message>
    <message>
        <source>found %1 picks in all, expected the %2 that the players choose at the start</source>
        <translation>insgesamt %1 Dietriche gefunden, erwartet: die %2, die die Spieler am Anfang wählen</translation>
    </message>
    <message>
        <source>Raise pickSupply, or lower startingPicks.</source>
        <translation>pickSupply erhöhen oder startingPicks senken.</translation>
    </message>
    <message>
        <source>%1: found %2, expected the %3 markers that the map shows</source>
        <translation>%1: %2 gefunden, erwartet: die %3 Marker, die auf der Karte liegen</translation>
    </message>
    <message>
        <source>Raise %1, or remove markers from the map.</source>
        <translation>%1 erhöhen oder Marker von der Karte entfernen.</translation>
    </message>
    <message>
        <source>%1: found %2, but only %3 can be taken</source>
        <translation>%1: %2 gefunden, aber nur %3 können genommen werden</translation>
    </message>
    <message>
        <source>entering a Runner takes %1 actions, but a turn has only %2</source>
        <translation>einen Läufer einzusetzen kostet %1 Aktionen, aber ein Zug hat nur %2</translation>
    </message>
    <message>
        <source>Lower enterCost, or raise actionsPerTurn.</source>
        <translation>enterCost senken oder actionsPerTurn erhöhen.</translation>
    </message>
    <message>
        <source>%1: found %2, but the map has only %3 guard chambers</source>
        <translation>%1: %2 gefunden, aber die Karte hat nur %3 Wachkammern</translation>
    </message>
    <message>
        <source>Guards who never move keep everybody from escaping</source>
        <translation>Wächter, die sich nie bewegen, lassen niemanden fliehen</translation>
    </message>
    <message>
        <source>Allow Guard moves, or lower guards.</source>
        <translation>Wächterbewegungen erlauben oder guards senken.</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Laying</source>
        <translation>Legen</translation>
    </message>
    <message>
        <source>Doors and markers</source>
        <translation>Türen und Marker</translation>
    </message>
    <message>
        <source>Picks of each colour</source>
        <translation>Dietriche jeder Farbe</translation>
    </message>
    <message>
        <source>How many picks of each colour there are (B-3.3).</source>
        <translation>Wie viele Dietriche jeder Farbe es gibt (B-3.3).</translation>
    </message>
    <message>
        <source>White markers</source>
        <translation>Weiße Marker</translation>
    </message>
    <message>
        <source>How many white door markers there are, including those on the map (B-3.3).</source>
        <translation>Wie viele weiße Türmarker es gibt, einschließlich derer auf der Karte (B-3.3).</translation>
    </message>
    <message>
        <source>Black markers</source>
        <translation>Schwarze Marker</translation>
    </message>
    <message>
        <source>How many black door markers there are, including those on the map (B-3.3).</source>
        <translation>Wie viele schwarze Türmarker es gibt, einschließlich derer auf der Karte (B-3.3).</translation>
    </message>
    <message>
        <source>Silver picks</source>
        <translation>Silberdietriche</translation>
    </message>
    <message>
        <source>How many silver picks there are (B-3.3).</source>
        <translation>Wie viele Silberdietriche es gibt (B-3.3).</translation>
    </message>
    <message>
        <source>Golden keys</source>
        <translation>Goldene Schlüssel</translation>
    </message>
    <message>
        <source>How many golden keys lie in the key room (B-3.2); player: as many as there are players.</source>
        <translation>Wie viele goldene Schlüssel im Schlüsselraum liegen (B-3.2); player: so viele, wie es Spieler gibt.</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>One golden key per</source>
        <translation>Ein goldener Schlüssel je</translation>
    </message>
    <message>
        <source>Whether each player may take one golden key, or only one may be taken in the whole game (B-5.12).</source>
        <translation>Ob jeder Spieler einen goldenen Schlüssel nehmen darf oder im ganzen Spiel nur einer genommen wird (B-5.12).</translation>
    </message>
    <message>
        <source>Guard moves a turn</source>
        <translation>Wächterbewegungen je Zug</translation>
    </message>
    <message>
        <source>How often a player may move Guards in one turn (B-5.5).</source>
        <translation>Wie oft ein Spieler in einem Zug Wächter bewegen darf (B-5.5).</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>Equal turns</source>
        <translation>Gleich viele Züge</translation>
    </message>
    <message>
        <source>After the last tile, or an escape, the round is played to its end (B-8.2).</source>
        <translation>Nach dem letzten Plättchen oder einer Flucht wird die Runde zu Ende gespielt (B-8.2).</translation>
    </message>
    <message>
        <source>Price of a special door</source>
        <translation>Preis einer Sondertür</translation>
    </message>
    <message>
        <source>How many picks of different colours a special door costs, never more than are in play (B-1.6).</source>
        <translation>Wie viele Dietriche verschiedener Farben eine Sondertür kostet, nie mehr, als im Spiel sind (B-1.6).</translation>
    </message>
    <message>
        <source>Price of a cell door</source>
        <translation>Preis einer Zellentür</translation>
    </message>
    <message>
        <source>How many picks of different colours it costs to release a Prisoner, never more than are in play (B-5.10).</source>
        <translation>Wie viele Dietriche verschiedener Farben es kostet, einen Gefangenen zu befreien, nie mehr, als im Spiel sind (B-5.10).</translation>
    </message>
    <message>
        <source>Price to remove a black marker</source>
        <translation>Preis, einen schwarzen Marker zu entfernen</translation>
    </message>
    <message>
        <source>How many picks of different colours it costs to remove a black marker for one action, never more than are in play (B-5.8).</source>
        <translation>Wie viele Dietriche verschiedener Farben es kostet, einen schwarzen Marker für eine Aktion zu entfernen, nie mehr, als im Spiel sind (B-5.8).</translation>
    </message>
    <message>
        <source>Actions to enter a Runner</source>
        <translation>Aktionen, um einen Läufer einzusetzen</translation>
    </message>
    <message>
        <source>How many actions it takes to enter a Runner (B-5.1).</source>
        <translation>Wie viele Aktionen es kostet, einen Läufer einzusetzen (B-5.1).</translation>
    </message>
    <message>
        <source>How many Runners each player has (B-3.1).</source>
        <translation>Wie viele Läufer jeder Spieler hat (B-3.1).</translation>
    </message>
    <message>
        <source>How many Guards there are, one in each guard chamber in reading order (B-3.2); board: six at most.</source>
        <translation>Wie viele Wächter es gibt, in Leserichtung je einer in jeder Wachkammer (B-3.2); board: höchstens sechs.</translation>
    </message>
    <message>
        <source>board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Continue through clear passages</source>
        <translation>Weiter durch freie Durchgänge</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>überall</translation>
    </message>
    <message>
        <source>next-door</source>
        <translation>nebenan</translation>
    </message>
    <message>
        <source>Release from</source>
        <translation>Ort der Befreiung</translation>
    </message>
    <message>
        <source>Where a Runner must stand to release the Prisoner (B-5.10); next-door: in a chamber joined to his cell.</source>
        <translation>Wo ein Läufer stehen muss, um den Gefangenen zu befreien (B-5.10); next-door: in einer Kammer, die mit seiner Zelle verbunden ist.</translation>
    </message>
    <message>
        <source>others</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>Runners share with</source>
        <translation>Läufer teilen Kammern mit</translation>
    </message>
    <message>
        <source>A Runner may share a chamber with any Prisoner, or only with those of other players (B-7.1).</source>
        <translation>Ein Läufer teilt sich eine Kammer mit jedem Gefangenen oder nur mit denen anderer (B-7.1).</translation>
    </message>
    <message>
        <source>rooms</source>
        <translation>Räume</translation>
    </message>
    <message>
        <source>Escape with no Guard in</source>
        <translation>Für eine Flucht ohne Wächter</translation>
    </message>
    <message>
        <source>For an escape, no Guard may stand in the guardhouse, or anywhere on the board (B-8.1).</source>
        <translation>Für eine Flucht muss das Wachhaus oder der ganze Spielplan frei von Wächtern sein (B-8.1).</translation>
    </message>
    <message>
        <source>Doors of your own colour are free</source>
        <translation>Türen der eigenen Farbe sind frei</translation>
    </message>
    <message>
        <source>A player pays nothing to leave by a skull of his own colour (B-6.1).</source>
        <translation>Wer durch einen Schädel der eigenen Farbe hinausgeht, zahlt nichts (B-6.1).</translation>
    </message>
    <message>
        <source>White markers from hand</source>
        <translation>Weiße Marker aus der Hand</translation>
    </message>
    <message>
        <source>White markers are optional</source>
        <translation>Weiße Marker nach Wahl</translation>
    </message>
    <message>
        <source>Special doors on tiles</source>
        <translation>Sondertüren auf Plättchen</translation>
    </message>
    <message>
        <source>Special doors on tiles cost picks; off: they count as open doors (B-1.6).</source>
        <translation>Sondertüren von Plättchen kosten Dietriche; aus: sie sind offene Türen (B-1.6).</translation>
    </message>
    <message>
        <source>Points for holding any silver, or for each silver pick (B-8.3).</source>
        <translation>Punkte dafür, Silber zu haben, oder für jeden Silberdietrich (B-8.3).</translation>
    </message>
    <message>
        <source>Value of silver</source>
        <translation>Punkte für Silber</translation>
    </message>
    <message>
        <source>How many points silver scores (B-8.3).</source>
        <translation>Wie viele Punkte Silber bringt (B-8.3).</translation>
    </message>
    <message>
        <source>Points for a golden key</source>
        <translation>Punkte für einen goldenen Schlüssel</translation>
    </message>
    <message>
        <source>How many points a golden key scores (B-8.3).</source>
        <translation>Wie viele Punkte ein goldener Schlüssel bringt (B-8.3).</translation>
    </message>
    <message>
        <source>Points for a release</source>
        <translation>Punkte für eine Befreiung</translation>
    </message>
    <message>
        <source>How many points a released Prisoner scores (B-8.3).</source>
        <translation>Wie viele Punkte ein befreiter Gefangener bringt (B-8.3).</translation>
    </message>
    <message>
        <source>Points for a marker</source>
        <translation>Punkte für einen Marker</translation>
    </message>
    <message>
        <source>How many points each white and each black marker in hand scores (B-8.3).</source>
        <translation>Wie viele Punkte jeder weiße und jeder schwarze Marker auf der Hand bringt (B-8.3).</translation>
    </message>
    <message>
        <source>not enough actions are left this turn</source>
        <translation>in diesem Zug sind nicht mehr genug Aktionen übrig</translation>
    </message>
    <message>
        <source>no Runner of yours stands next to his cell</source>
        <translation>kein eigener Läufer steht neben seiner Zelle</translation>
    </message>
    <message>
        <source>costs %1 actions, or %2 picks of different colours</source>
        <translation>kostet %1 Aktionen oder %2 Dietriche verschiedener Farben</translation>
    </message>
    <message>
        <source>your own Prisoner stands there</source>
        <translation>dort steht der eigene Gefangene</translation>
    </message>
    <message>
        <source>no more Guards may be moved this turn</source>
        <translation>in diesem Zug dürfen keine Wächter mehr bewegt werden</translation>
    </message>
    <message>
        <source>the door costs %1 picks of different colours</source>
        <translation>die Tür kostet %1 Dietriche verschiedener Farben</translation>
    </message>
    <message>
        <source>a Guard still stands on the board</source>
        <translation>auf dem Spielplan steht noch ein Wächter</translation>
    </message>
    <message>
        <source>your own Runner stands there</source>
        <translation>dort steht der eigene Läufer</translation>
    </message>
    <message>
        <source>no clear passages lead there</source>
        <translation>dorthin führen keine freien Durchgänge</translation>
    </message>
    <message>
        <source>removing it costs %1 actions, or %2 picks of different colours</source>
        <translation>ihn zu entfernen kostet %1 Aktionen oder %2 Dietriche verschiedener Farben</translation>
    </message>
    <message>
        <source>Dragon and fairy</source>
        <translation>Drache und Fee</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Türme</translation>
    </message>
    <message>
        <source>Steps of the dragon</source>
        <translation>Schritte des Drachen</translation>
    </message>
    <message>
        <source>Steps of a flight (L-6.2).</source>
        <translation>Schritte eines Flugs (L-6.2).</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>reihum</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>wer legt</translation>
    </message>
    <message>
        <source>Who steers the dragon</source>
        <translation>Wer den Drachen lenkt</translation>
    </message>
    <message>
        <source>The players in turn, one step each, or only the player who laid the dragon tile (L-6.2).</source>
        <translation>Die Spieler reihum, je einen Schritt, oder allein, wer das Drachenplättchen gelegt hat (L-6.2).</translation>
    </message>
    <message>
        <source>Dragon, fairy, princess and portals</source>
        <translation>Drache, Fee, Burgfräulein und Portale</translation>
    </message>
    <message>
        <source>The marks on princess and dragon tiles are in play (L-6); otherwise they have no effect.</source>
        <translation>Die Zeichen der Plättchen von Burgfräulein und Drache gelten (L-6); sonst bedeuten sie nichts.</translation>
    </message>
    <message>
        <source>Floors, prisoners and followers on towers are in play (L-5); otherwise foundations of towers have no effect.</source>
        <translation>Stockwerke, Gefangene und Gefolgsleute auf Türmen (L-5); sonst bedeuten Turmfundamente nichts.</translation>
    </message>
    <message>
        <source>Fairy: points a turn</source>
        <translation>Fee: Punkte je Zug</translation>
    </message>
    <message>
        <source>For the owner of the follower with the fairy, at the start of his turn (L-6.4).</source>
        <translation>Für den Besitzer des Gefolgsmanns bei der Fee, wenn sein Zug beginnt (L-6.4).</translation>
    </message>
    <message>
        <source>Fairy: points for a feature</source>
        <translation>Fee: Punkte je Gebiet</translation>
    </message>
    <message>
        <source>For the owner of the follower with the fairy, when that follower&apos;s feature is scored (L-6.4).</source>
        <translation>Für den Besitzer des Gefolgsmanns bei der Fee, wenn dessen Gebiet gewertet wird (L-6.4).</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation>Verlies</translation>
    </message>
    <message>
        <source>Room in the dungeon</source>
        <translation>Platz im Verlies</translation>
    </message>
    <message>
        <source>At most this many followers in the dungeon, of all players together; nobody else may enter, and a follower who can&apos;t flee is eaten (D-1.1).</source>
        <translation>Höchstzahl der Gefolgsleute im Verlies, aller Spieler zusammen; sonst kommt niemand hinein, und wer nicht fliehen kann, wird gefressen (D-1.1).</translation>
    </message>
    <message>
        <source>after</source>
        <translation>danach</translation>
    </message>
    <message>
        <source>placed</source>
        <translation>gelegt</translation>
    </message>
    <message>
        <source>A dragon tile frees the dungeon</source>
        <translation>Ein Drachenplättchen gibt das Verlies frei</translation>
    </message>
    <message>
        <source>Only after the deployment, once the dragon has left, or already for the deployment of the same part (D-4.4).</source>
        <translation>Wenn der Drache nach dem Einsatz hinaus ist, oder schon für den Einsatz eben dieses Teils (D-4.4).</translation>
    </message>
    <message>
        <source>earlier</source>
        <translation>frühere</translation>
    </message>
    <message>
        <source>Ways out of the dungeon</source>
        <translation>Wege aus dem Verlies</translation>
    </message>
    <message>
        <source>Entrances on any laid tile, or on all but the one just laid (D-3.1).</source>
        <translation>Eingänge auf jedem gelegten Plättchen oder auf allen außer dem eben gelegten (D-3.1).</translation>
    </message>
    <message>
        <source>supply</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beides</translation>
    </message>
    <message>
        <source>Who goes into the dungeon</source>
        <translation>Wer ins Verlies geht</translation>
    </message>
    <message>
        <source>A follower from the supply, one of the player&apos;s own on the tile just laid or beside it, or either (D-2.1).</source>
        <translation>Ein Gefolgsmann aus dem Vorrat, ein eigener vom eben gelegten Plättchen oder von einem daneben, oder beides (D-2.1).</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Fleeing</source>
        <translation>Fliehen</translation>
    </message>
    <message>
        <source>Either all of a player&apos;s followers on the tile flee or none do, or each is decided separately (D-4.3).</source>
        <translation>Alle Gefolgsleute eines Spielers auf dem Plättchen fliehen oder keiner, oder es wird über jeden einzeln entschieden (D-4.3).</translation>
    </message>
    <message>
        <source>The fairy goes along</source>
        <translation>Die Fee geht mit</translation>
    </message>
    <message>
        <source>Loss in the dungeon</source>
        <translation>Verlust im Verlies</translation>
    </message>
    <message>
        <source>Points that each follower in the dungeon costs his owner at the end (D-6.1).</source>
        <translation>Punkte, die jeder Gefolgsmann im Verlies seinen Besitzer am Ende kostet (D-6.1).</translation>
    </message>
    <message>
        <source>The dragon comes out to the fairy</source>
        <translation>Der Drache kommt bei der Fee heraus</translation>
    </message>
    <message>
        <source>the dungeon is full</source>
        <translation>das Verlies ist voll</translation>
    </message>
    <message>
        <source>none of your followers may go in from here</source>
        <translation>kein eigener Gefolgsmann darf von hier hinein</translation>
    </message>
    <message>
        <source>full: nobody else may enter</source>
        <translation>voll: sonst geht niemand hinein</translation>
    </message>
    <message>
        <source>%1 at %2, %3 into the dungeon</source>
        <translation>%1 bei %2, %3 ins Verlies</translation>
    </message>
    <message>
        <source>%1 at %2, %3 through the dungeon to %4, %5</source>
        <translation>%1 bei %2, %3 durch das Verlies nach %4, %5</translation>
    </message>
    <message>
        <source>the %1 on that tile goes into the dungeon</source>
        <translation>%1 auf diesem Plättchen geht ins Verlies</translation>
    </message>
    <message>
        <source>the %1 on that tile is eaten</source>
        <translation>%1 auf diesem Plättchen wird gefressen</translation>
    </message>
    <message>
        <source>followers in the dungeon</source>
        <translation>Gefolgsleute im Verlies</translation>
    </message>
    <message>
        <source>found %1, which has no effect without %2</source>
        <translation>gefunden: %1, was ohne %2 nichts ändert</translation>
    </message>
    <message>
        <source>Add %1, or leave %2 out.</source>
        <translation>%1 hinzufügen oder %2 weglassen.</translation>
    </message>
    <message>
        <source>found no points for tiles of cities, roads and cloisters, nor for cities at fields, expected something to play for</source>
        <translation>weder Punkte für Plättchen von Städten, Straßen und Klöstern noch für Städte an Wiesen gefunden, erwartet: etwas, um das gespielt wird</translation>
    </message>
    <message>
        <source>Give one of them at least one point.</source>
        <translation>Einem davon mindestens einen Punkt geben.</translation>
    </message>
    <message>
        <source>found %1 tiles in the stack, expected at least %2 for a round</source>
        <translation>%1 Plättchen im Stapel gefunden, erwartet: mindestens %2 für eine Runde</translation>
    </message>
    <message>
        <source>Add tiles, or leave equalTurns out.</source>
        <translation>Plättchen hinzufügen oder equalTurns weglassen.</translation>
    </message>
    <message>
        <source>The pieces that each player has one of, besides the small followers (L-4): the large follower counts as two; the mayor as many as the city has pennants; the wagon moves on when its feature is complete; the builder brings a second tile; the pig scores more for each city of a field.</source>
        <translation>Wovon jeder Spieler eines neben den kleinen Gefolgsleuten hat (L-4): Der große Gefolgsmann zählt doppelt; der Bürgermeister so viel, wie die Stadt Wappen hat; der Wagen zieht weiter, wenn sein Gebiet fertig ist; der Baumeister bringt ein zweites Plättchen; das Schwein bringt mehr für jede Stadt einer Wiese.</translation>
    </message>
    <message>
        <source>What a completed city of two tiles scores without pennants: 4 like any other, or 2, which is half (L-3.2).</source>
        <translation>Was eine fertige Stadt aus zwei Plättchen ohne Wappen bringt: 4 wie jede andere oder 2, also die Hälfte (L-3.2).</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Gefolgsleute</translation>
    </message>
    <message>
        <source>Small followers of each player (L-2.2).</source>
        <translation>Kleine Gefolgsleute jedes Spielers (L-2.2).</translation>
    </message>
    <message>
        <source>Points for a city tile</source>
        <translation>Punkte für ein Stadtplättchen</translation>
    </message>
    <message>
        <source>For each tile of a complete city; with a cathedral half as much again, half if unfinished (L-3.2).</source>
        <translation>Für jedes Plättchen einer fertigen Stadt; mit Kathedrale das Anderthalbfache, unfertig die Hälfte (L-3.2).</translation>
    </message>
    <message>
        <source>Points for a pennant</source>
        <translation>Punkte für ein Wappen</translation>
    </message>
    <message>
        <source>For each pennant of a complete city; with a cathedral half as much again, half if unfinished (L-3.2).</source>
        <translation>Für jedes Wappen einer fertigen Stadt; mit Kathedrale das Anderthalbfache, unfertig die Hälfte (L-3.2).</translation>
    </message>
    <message>
        <source>Points for a road tile</source>
        <translation>Punkte für ein Straßenplättchen</translation>
    </message>
    <message>
        <source>For each tile of a road; twice that if it has an inn (L-3.1).</source>
        <translation>Für jedes Plättchen einer Straße; das Doppelte, wenn sie ein Gasthaus hat (L-3.1).</translation>
    </message>
    <message>
        <source>Points for a cloister tile</source>
        <translation>Punkte für ein Klosterplättchen</translation>
    </message>
    <message>
        <source>For a cloister&apos;s tile and each of those around it (L-3.3).</source>
        <translation>Für das Plättchen eines Klosters und jedes darum herum (L-3.3).</translation>
    </message>
    <message>
        <source>Points for a city at a field</source>
        <translation>Punkte für eine Stadt an einer Wiese</translation>
    </message>
    <message>
        <source>For each complete city that a field touches (L-3.4).</source>
        <translation>Für jede fertige Stadt, die eine Wiese berührt (L-3.4).</translation>
    </message>
    <message>
        <source>Points for the pig</source>
        <translation>Punkte des Schweins</translation>
    </message>
    <message>
        <source>What a pig adds for each complete city of its field (L-4.5).</source>
        <translation>Was ein Schwein für jede fertige Stadt seiner Wiese hinzufügt (L-4.5).</translation>
    </message>
    <message>
        <source>as-numbered</source>
        <translation>wie beziffert</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Pieces on features just completed</source>
        <translation>Figuren auf eben Fertigem</translation>
    </message>
    <message>
        <source>Whether a piece may be placed on a feature that the laid tile has completed: on the tile just laid but not by portal or out of the dungeon, in all these ways, or in none (L-2.2).</source>
        <translation>Ob eine Figur auf ein Gebiet darf, das durch das Legen fertig wurde: auf dem eben gelegten Plättchen, aber nicht durch ein Portal oder aus dem Verlies, auf all diesen Wegen oder auf keinem (L-2.2).</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>verbunden</translation>
    </message>
    <message>
        <source>neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>Where the wagon goes</source>
        <translation>Wohin der Wagen zieht</translation>
    </message>
    <message>
        <source>the tile has just completed it, so no piece may be placed on it</source>
        <translation>das Plättchen hat es fertig gemacht, und dann darf keine Figur darauf</translation>
    </message>
    <message>
        <source>the princess and dragon set</source>
        <translation>den Satz Burgfräulein und Drache</translation>
    </message>
    <message>
        <source>the tower set</source>
        <translation>den Satz Turm</translation>
    </message>
    <message>
        <source>found %1 tokens a turn, but a player has only %2</source>
        <translation>%1 Marken je Zug gefunden, aber ein Spieler hat nur %2</translation>
    </message>
    <message>
        <source>Give each colour more tokens, or allow fewer in a turn.</source>
        <translation>Jeder Farbe mehr Marken oder einem Zug weniger geben.</translation>
    </message>
    <message>
        <source>found %1 tokens of a colour, of which the last joins nothing</source>
        <translation>%1 Marken einer Farbe gefunden, deren letzte nichts verbindet</translation>
    </message>
    <message>
        <source>Give each colour an even number of tokens, or let tokens return.</source>
        <translation>Jeder Farbe eine gerade Zahl Marken geben oder Marken zurückkehren lassen.</translation>
    </message>
    <message>
        <source>Tunnels</source>
        <translation>Tunnel</translation>
    </message>
    <message>
        <source>split</source>
        <translation>geteilt</translation>
    </message>
    <message>
        <source>through</source>
        <translation>durchgehend</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>vorbehalten</translation>
    </message>
    <message>
        <source>Tunnels of other sets</source>
        <translation>Tunnel anderer Sätze</translation>
    </message>
    <message>
        <source>What a road through the tunnel mouths of other sets counts as: two roads, one road without mouths, or one road until a token lies on one of its mouths, and then two (U-2.3).</source>
        <translation>Was eine Straße durch Mündungen anderer Sätze ist: zwei Straßen, eine Straße ohne Mündungen, oder eine Straße, bis auf einer ihrer Mündungen eine Marke liegt, und dann zwei (U-2.3).</translation>
    </message>
    <message>
        <source>Tokens a turn</source>
        <translation>Marken je Zug</translation>
    </message>
    <message>
        <source>How many tokens a player may place in a turn; with 2 or more, as many in each part of it (U-2.1).</source>
        <translation>Wie viele Marken ein Spieler in einem Zug legen darf; ab 2 so viele in jedem seiner Teile (U-2.1).</translation>
    </message>
    <message>
        <source>Tokens of a colour</source>
        <translation>Marken einer Farbe</translation>
    </message>
    <message>
        <source>The first and second tokens placed join two roads, as do the third and fourth (U-1.1).</source>
        <translation>Die erste und die zweite gelegte verbinden zwei Straßen, ebenso die dritte und die vierte (U-1.1).</translation>
    </message>
    <message>
        <source>Tokens return</source>
        <translation>Marken kehren zurück</translation>
    </message>
    <message>
        <source>Token instead of a piece</source>
        <translation>Marke statt Figur</translation>
    </message>
    <message>
        <source>A player who places a token places no piece in that part of the turn (U-2.1).</source>
        <translation>Wer eine Marke legt, setzt in diesem Teil des Zugs keine Figur (U-2.1).</translation>
    </message>
    <message>
        <source>found otherTunnels %1 beside splitOtherTunnels %2, expected them to agree; %3 is played</source>
        <translation>otherTunnels %1 neben splitOtherTunnels %2 gefunden, erwartet: beide sagen dasselbe; gespielt wird %3</translation>
    </message>
    <message>
        <source>Give only one of the two.</source>
        <translation>Nur eines von beiden angeben.</translation>
    </message>
    <message>
        <source>Folded rules</source>
        <translation>Regeln gefaltet</translation>
    </message>
    <message>
        <source>Rules: pages half the size of the paper, on sheets printed on both sides, folded, and placed inside one another</source>
        <translation>Regeln: Seiten von halber Papiergröße auf beidseitig bedruckten Blättern, gefaltet und ineinandergelegt</translation>
    </message>
    <message>
        <source>same as the window</source>
        <translation>die des Fensters</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Enter a Runner from your supply into an entrance.</source>
        <translation>Einen Läufer aus dem eigenen Vorrat in einen Eingang setzen.</translation>
    </message>
    <message>
        <source>Enter a Runner from your supply onto a tile laid in this turn that has no Runner or Guard on it.</source>
        <translation>Einen Läufer aus dem eigenen Vorrat auf ein in diesem Zug gelegtes Plättchen setzen, auf dem weder ein Läufer noch ein Wächter steht.</translation>
    </message>
    <message>
        <source>This costs no action.</source>
        <translation>Das kostet keine Aktion.</translation>
    </message>
    <message>
        <source>This costs %1 actions.</source>
        <translation>Das kostet %1 Aktionen.</translation>
    </message>
    <message>
        <source>Move a Runner through a passageway into the next chamber: pay for the door by which he leaves, and take what the door by which he enters brings.</source>
        <translation>Einen Läufer durch einen Durchgang in die nächste Kammer bewegen: die Ausgangstür bezahlen und nehmen, was die Eingangstür bringt.</translation>
    </message>
    <message>
        <source>Draw and lay another tile.</source>
        <translation>Noch ein Plättchen ziehen und legen.</translation>
    </message>
    <message>
        <source>Move any Guard through a passageway.</source>
        <translation>Einen beliebigen Wächter durch einen Durchgang bewegen.</translation>
    </message>
    <message>
        <source>In one turn you may do this once.</source>
        <translation>In einem Zug geht das einmal.</translation>
    </message>
    <message>
        <source>In one turn you may do this up to %1 times.</source>
        <translation>In einem Zug geht das bis zu %1-mal.</translation>
    </message>
    <message>
        <source>Take a white or a black door marker from the supply.</source>
        <translation>Einen weißen oder einen schwarzen Türmarker aus dem Vorrat nehmen.</translation>
    </message>
    <message>
        <source>Place a door marker of yours on a passageway that has none.</source>
        <translation>Einen eigenen Türmarker auf einen Durchgang legen, der noch keinen hat.</translation>
    </message>
    <message>
        <source>Never between two rooms of the board.</source>
        <translation>Nie zwischen zwei Räumen des Spielplans.</translation>
    </message>
    <message>
        <source>Remove a black marker, wherever it lies.</source>
        <translation>Einen schwarzen Marker entfernen, wo er auch liegt.</translation>
    </message>
    <message>
        <source>Remove a black marker, wherever it lies: for %1 actions, or for one action and %2 of your picks, all of different colours.</source>
        <translation>Einen schwarzen Marker entfernen, wo er auch liegt: für %1 Aktionen oder für eine Aktion und %2 der eigenen Dietriche, alle in verschiedenen Farben.</translation>
    </message>
    <message>
        <source>Make silver: pay %1 of your picks, all of different colours, for one silver pick.</source>
        <translation>Silber machen: %1 der eigenen Dietriche, alle in verschiedenen Farben, für einen Silberdietrich zahlen.</translation>
    </message>
    <message>
        <source>Release your Prisoner: pay %1 of your picks, all of different colours. His cell is open from then on.</source>
        <translation>Den eigenen Gefangenen befreien: %1 der eigenen Dietriche zahlen, alle in verschiedenen Farben. Von da an ist seine Zelle offen.</translation>
    </message>
    <message>
        <source>Release your Prisoner. His cell is open from then on.</source>
        <translation>Den eigenen Gefangenen befreien. Von da an ist seine Zelle offen.</translation>
    </message>
    <message>
        <source>No Runner need be near.</source>
        <translation>Kein Läufer muss in der Nähe sein.</translation>
    </message>
    <message>
        <source>A Runner of yours must stand next to it.</source>
        <translation>Ein eigener Läufer muss daneben stehen.</translation>
    </message>
    <message>
        <source>Move your released Prisoner into the next chamber: pay for the door by which he leaves. He takes nothing.</source>
        <translation>Den befreiten Gefangenen in die nächste Kammer bewegen: die Ausgangstür bezahlen. Er sammelt nichts ein.</translation>
    </message>
    <message>
        <source>Enter the key room with a Runner next to it: pay one silver pick and the door by which he leaves, and take a golden key.</source>
        <translation>Den Schlüsselraum betreten, mit einem Läufer, der daneben steht: einen Silberdietrich und die Ausgangstür zahlen und einen goldenen Schlüssel nehmen.</translation>
    </message>
    <message>
        <source>Use your exchange token, once a game, before you lay the tile or later: trade two of your coloured picks for one of any colour.</source>
        <translation>Die Tauschmarke verwenden, einmal im Spiel, vor dem Legen des Plättchens oder später: zwei eigene farbige Dietriche für einen beliebiger Farbe.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>A Prisoner escapes when he enters a guardhouse.</source>
        <translation>Ein Gefangener entkommt, wenn er ein Wachhaus betritt.</translation>
    </message>
    <message>
        <source>A Prisoner escapes when he enters a guardhouse in which no Guard stands.</source>
        <translation>Ein Gefangener entkommt, wenn er ein Wachhaus betritt, in dem kein Wächter steht.</translation>
    </message>
    <message>
        <source>A Prisoner escapes when he enters a guardhouse while no Guard stands on the board.</source>
        <translation>Ein Gefangener entkommt, wenn er ein Wachhaus betritt, während auf dem Spielplan kein Wächter steht.</translation>
    </message>
    <message>
        <source>That ends the game at once, and his player wins.</source>
        <translation>Damit endet das Spiel sofort, und sein Spieler gewinnt.</translation>
    </message>
    <message>
        <source>Without an escape the game ends with the turn in which the last tile is drawn. Then the player with the most points wins, and tied players share the win:</source>
        <translation>Ohne Flucht endet das Spiel mit dem Zug, in dem das letzte Plättchen gezogen wird. Dann gewinnen die meisten Punkte, und wer gleich viele hat, teilt sich den Sieg:</translation>
    </message>
    <message>
        <source>Without an escape the game ends with the round in which the last tile is drawn. Then the player with the most points wins, and tied players share the win:</source>
        <translation>Ohne Flucht endet das Spiel mit der Runde, in der das letzte Plättchen gezogen wird. Dann gewinnen die meisten Punkte, und wer gleich viele hat, teilt sich den Sieg:</translation>
    </message>
    <message>
        <source>for each colour of which you hold a pick: 1</source>
        <translation>für jede Farbe, von der man einen Dietrich hat: 1</translation>
    </message>
    <message>
        <source>for each white and each black door marker that you hold: %1</source>
        <translation>für jeden weißen und jeden schwarzen Türmarker, den man hat: %1</translation>
    </message>
    <message>
        <source>for holding silver: %1</source>
        <translation>für Silber: %1</translation>
    </message>
    <message>
        <source>for each silver pick: %1</source>
        <translation>für jeden Silberdietrich: %1</translation>
    </message>
    <message>
        <source>for a golden key: %1</source>
        <translation>für einen goldenen Schlüssel: %1</translation>
    </message>
    <message>
        <source>for a released Prisoner: %1</source>
        <translation>für einen befreiten Gefangenen: %1</translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>You dig your way under a castle. Your Runners gather lock picks in the dungeon; your Prisoner sits in a cell and wants out. A player who leads the Prisoner into a guardhouse while holding a golden key wins.</source>
        <translation>Man gräbt sich unter einer Burg voran. Die eigenen Läufer sammeln im Verlies Dietriche; der eigene Gefangene sitzt in einer Zelle und will hinaus. Wer ihn mit einem goldenen Schlüssel in der Hand in ein Wachhaus führt, gewinnt.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>%1 tiles, some of them shown here</source>
        <translation>%1 Plättchen, einige davon sind hier zu sehen</translation>
    </message>
    <message>
        <source>Runners of each player: %1</source>
        <translation>Läufer jedes Spielers: %1</translation>
    </message>
    <message>
        <source>a Prisoner for each player</source>
        <translation>ein Gefangener für jeden Spieler</translation>
    </message>
    <message>
        <source>Guards: %1</source>
        <translation>Wächter: %1</translation>
    </message>
    <message>
        <source>picks of each of %1 colours: %2</source>
        <translation>Dietriche in jeder von %1 Farben: %2</translation>
    </message>
    <message>
        <source>white door markers: %1</source>
        <translation>weiße Türmarker: %1</translation>
    </message>
    <message>
        <source>black door markers: %1</source>
        <translation>schwarze Türmarker: %1</translation>
    </message>
    <message>
        <source>silver picks: %1</source>
        <translation>Silberdietriche: %1</translation>
    </message>
    <message>
        <source>golden keys: one for each player</source>
        <translation>goldene Schlüssel: einer für jeden Spieler</translation>
    </message>
    <message>
        <source>golden keys: %1</source>
        <translation>goldene Schlüssel: %1</translation>
    </message>
    <message>
        <source>an exchange token for each player</source>
        <translation>eine Tauschmarke für jeden Spieler</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Vor dem Spiel</translation>
    </message>
    <message>
        <source>Lay out the board and put your Prisoner into your cell. Place your Runners and your exchange token in front of you. Shuffle the tiles into a face-down stack.</source>
        <translation>Den Spielplan auslegen und den eigenen Gefangenen in die eigene Zelle setzen. Läufer und Tauschmarke liegen vor jedem bereit. Die Plättchen werden zu einem verdeckten Stapel gemischt.</translation>
    </message>
    <message>
        <source>Put the golden keys into the key room.</source>
        <translation>Die goldenen Schlüssel kommen in den Schlüsselraum.</translation>
    </message>
    <message>
        <source>One Guard stands in each guard chamber.</source>
        <translation>In jeder Wachkammer steht ein Wächter.</translation>
    </message>
    <message>
        <source>The Guards stand in the guard chambers row by row, one in each.</source>
        <translation>Die Wächter stehen in den Wachkammern, Zeile für Zeile, einer in jeder.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Draw a tile and lay it next to others. All sides that touch must match, passage to passage and earth to earth, and at least one passageway must join the tile to the dungeon.</source>
        <translation>Ein Plättchen ziehen und anlegen. Alle Seiten, die sich berühren, müssen passen, Gang an Gang und Erde an Erde, und mindestens ein Durchgang muss das Plättchen mit dem Verlies verbinden.</translation>
    </message>
    <message>
        <source>No tile may seal off an entrance, a player&apos;s cell, a key room or a guardhouse for good.</source>
        <translation>Kein Plättchen darf einen Eingang, die Zelle eines Spielers, einen Schlüsselraum oder ein Wachhaus für immer abriegeln.</translation>
    </message>
    <message>
        <source>A passage must stay open somewhere on the edge of the dungeon.</source>
        <translation>Irgendwo am Rand des Verlieses muss ein Gang offen bleiben.</translation>
    </message>
    <message>
        <source>A tile that can&apos;t be laid leaves the game, and you draw another.</source>
        <translation>Ein Plättchen, das nicht gelegt werden kann, scheidet aus, und man zieht ein anderes.</translation>
    </message>
    <message>
        <source>Then you may take one action.</source>
        <translation>Danach darf man eine Aktion ausführen.</translation>
    </message>
    <message>
        <source>Then you may take up to %1 actions; those that you don&apos;t use are lost.</source>
        <translation>Danach darf man bis zu %1 Aktionen ausführen; nicht genutzte verfallen.</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Türen</translation>
    </message>
    <message>
        <source>Open door: free, and brings nothing.</source>
        <translation>Offene Tür: kostet nichts und bringt nichts.</translation>
    </message>
    <message>
        <source>Skull: whoever leaves through it pays one pick of its colour. A Runner who enters through it takes one from the supply.</source>
        <translation>Schädel: wer durch ihn hinausgeht, zahlt einen Dietrich seiner Farbe. Ein Läufer, der durch ihn hereinkommt, nimmt einen aus dem Vorrat.</translation>
    </message>
    <message>
        <source>Doors of your own colour cost you nothing.</source>
        <translation>Türen der eigenen Farbe kosten nichts.</translation>
    </message>
    <message>
        <source>Only the first %1 of these colours are in play: blue, yellow, green, red, brown, orange, grey, purple; any other skull is an open door.</source>
        <translation>Im Spiel sind nur die ersten %1 dieser Farben: Blau, Gelb, Grün, Rot, Braun, Orange, Grau, Violett; jeder andere Schädel ist eine offene Tür.</translation>
    </message>
    <message>
        <source>Special door: whoever leaves through it pays %1 picks, all of different colours, every time. It brings nothing.</source>
        <translation>Sondertür: wer durch sie hinausgeht, zahlt jedes Mal %1 Dietriche, alle in verschiedenen Farben. Sie bringt nichts.</translation>
    </message>
    <message>
        <source>Special door: whoever leaves through it pays one pick of any colour, every time. It brings nothing.</source>
        <translation>Sondertür: wer durch sie hinausgeht, zahlt jedes Mal einen Dietrich beliebiger Farbe. Sie bringt nichts.</translation>
    </message>
    <message>
        <source>A special door on a tile counts as an open door.</source>
        <translation>Eine Sondertür auf einem Plättchen gilt als offene Tür.</translation>
    </message>
    <message>
        <source>Cell: closed until its Prisoner is released. Leaving an open cell is free.</source>
        <translation>Zelle: geschlossen, bis ihr Gefangener befreit ist. Eine offene Zelle zu verlassen kostet nichts.</translation>
    </message>
    <message>
        <source>Key room: closed to Prisoners; leaving it is free.</source>
        <translation>Schlüsselraum: für Gefangene verschlossen; ihn zu verlassen kostet nichts.</translation>
    </message>
    <message>
        <source>White marker: the next Runner or Prisoner to go through pays nothing for a skull and takes nothing; then the marker goes back to the supply.</source>
        <translation>Weißer Marker: der nächste Läufer oder Gefangene, der hindurchgeht, zahlt keinen Schädel und sammelt nichts ein; dann kommt der Marker zurück in den Vorrat.</translation>
    </message>
    <message>
        <source>It opens no special door.</source>
        <translation>Eine Sondertür öffnet er nicht.</translation>
    </message>
    <message>
        <source>Sharing a chamber</source>
        <translation>Zusammen in einer Kammer</translation>
    </message>
    <message>
        <source>You make the first step, the others the next ones, clockwise.</source>
        <translation>Den ersten Schritt macht, wer gelegt hat, die nächsten die anderen im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>You make all of them.</source>
        <translation>Alle macht, wer gelegt hat.</translation>
    </message>
    <message>
        <source>At the start of each of your turns she brings you %1.</source>
        <translation>Zu Beginn jedes eigenen Zugs bringt sie %1.</translation>
    </message>
    <message>
        <source>Princess: instead of placing a figure, you may send home a follower in her city.</source>
        <translation>Burgfräulein: statt eine Figur zu setzen, darf man einen Gefolgsmann in ihrer Stadt heimschicken.</translation>
    </message>
    <message>
        <source>Princess: you must send home a follower in her city, if there is one, and place no figure.</source>
        <translation>Burgfräulein: man muss einen Gefolgsmann in ihrer Stadt heimschicken, wenn einer da ist, und setzt keine Figur.</translation>
    </message>
    <message>
        <source>Magic portal: your follower may go to any tile, on an incomplete feature without followers.</source>
        <translation>Magisches Portal: der eigene Gefolgsmann darf auf jedes Plättchen, auf ein unfertiges Gebiet ohne Gefolgsleute.</translation>
    </message>
    <message>
        <source>Instead of placing a figure you may put one of your floors on any foundation or open tower, or a small or large follower on top of an open tower of at least one floor. He closes it: nobody may put anything on it while he stands there.</source>
        <translation>Statt eine Figur zu setzen, darf man ein eigenes Stockwerk auf ein Fundament oder einen offenen Turm legen, oder einen kleinen oder den großen Gefolgsmann auf einen offenen Turm aus mindestens einem Stockwerk stellen. Er schließt ihn: solange er dort steht, kommt nichts darauf.</translation>
    </message>
    <message>
        <source>When you put down a floor you may take one follower from the tower&apos;s tile, or from a tile straight in line with it, at most as many tiles away as the tower has floors. Your own comes home, another player&apos;s is your prisoner.</source>
        <translation>Mit dem Stockwerk darf man einen Gefolgsmann vom Plättchen des Turms nehmen oder von einem geradeaus davon, höchstens so viele Plättchen weit, wie der Turm Stockwerke hat. Der eigene kehrt heim, der eines anderen ist gefangen.</translation>
    </message>
    <message>
        <source>A prisoner, or a follower on a tower, scores nothing.</source>
        <translation>Gefangene und Gefolgsleute auf Türmen bringen keine Punkte.</translation>
    </message>
    <message>
        <source>The dragon does not eat a follower on a tower.</source>
        <translation>Einen Gefolgsmann auf einem Turm frisst der Drache nicht.</translation>
    </message>
    <message>
        <source>The dragon eats a follower on a tower like any other.</source>
        <translation>Der Drache frisst auch einen Gefolgsmann auf einem Turm.</translation>
    </message>
    <message>
        <source>The dungeon</source>
        <translation>Das Verlies</translation>
    </message>
    <message>
        <source>Each tower foundation is an entrance to the dungeon, one place for all players.</source>
        <translation>Jedes Turmfundament ist ein Eingang zum Verlies, einem einzigen Ort für alle.</translation>
    </message>
    <message>
        <source>In: on a tile with an entrance that you have just laid you may, instead of placing a figure, send a small or large follower or the mayor into the dungeon, from your supply.</source>
        <translation>Hinein: auf einem eben gelegten Plättchen mit Eingang darf man, statt eine Figur zu setzen, einen kleinen oder den großen Gefolgsmann oder den Bürgermeister ins Verlies schicken, aus dem eigenen Vorrat.</translation>
    </message>
    <message>
        <source>He may come up again at once, on another tile.</source>
        <translation>Er darf gleich wieder hinaus, auf einem anderen Plättchen.</translation>
    </message>
    <message>
        <source>At most this many followers may be there at a time: %1.</source>
        <translation>Platz ist für so viele Gefolgsleute: %1. Wer darüber hinaus kommt, wird abgewiesen.</translation>
    </message>
    <message>
        <source>If the fairy is with him, she stays below.</source>
        <translation>Ist die Fee bei ihm, so bleibt sie unten.</translation>
    </message>
    <message>
        <source>If the fairy is with him, she goes along.</source>
        <translation>Ist die Fee bei ihm, so geht sie mit.</translation>
    </message>
    <message>
        <source>While the dragon is below, nobody goes in, and nobody comes out except a follower who has had the fairy with him since the turn began.</source>
        <translation>Solange der Drache unten ist, geht niemand hinein, und hinaus nur ein Gefolgsmann, bei dem die Fee seit Beginn des Zugs ist.</translation>
    </message>
    <message>
        <source>A step onto a tile with an entrance takes the dragon into the dungeon and ends the flight. If a follower is below, it eats nothing there.</source>
        <translation>Ein Schritt auf ein Plättchen mit Eingang führt den Drachen ins Verlies, und der Flug ist zu Ende. Ist ein Gefolgsmann unten, so frisst er dort nichts.</translation>
    </message>
    <message>
        <source>Otherwise players whose small or large followers or mayors are on this tile may let all of theirs flee into the dungeon; the rest are eaten.</source>
        <translation>Sonst dürfen Spieler, deren kleine oder große Gefolgsleute oder Bürgermeister auf diesem Plättchen sind, alle ihre ins Verlies fliehen lassen; der Rest wird gefressen.</translation>
    </message>
    <message>
        <source>Otherwise players whose small or large followers or mayors are on this tile may let any of theirs flee into the dungeon; the rest are eaten.</source>
        <translation>Sonst dürfen Spieler, deren kleine oder große Gefolgsleute oder Bürgermeister auf diesem Plättchen sind, beliebige davon ins Verlies fliehen lassen; der Rest wird gefressen.</translation>
    </message>
    <message>
        <source>A volcano calls the dragon out of the dungeon at once. With a dragon tile its first step leads to any entrance or volcano where the fairy is not, and it eats there.</source>
        <translation>Ein Vulkan ruft den Drachen sofort aus dem Verlies. Mit einem Drachenplättchen führt sein erster Schritt auf einen beliebigen Eingang oder Vulkan, wo die Fee nicht ist, und dort frisst er.</translation>
    </message>
    <message>
        <source>A volcano calls the dragon out of the dungeon at once. With a dragon tile its first step leads to any entrance or volcano, even the fairy&apos;s, and it eats there.</source>
        <translation>Ein Vulkan ruft den Drachen sofort aus dem Verlies. Mit einem Drachenplättchen führt sein erster Schritt auf einen beliebigen Eingang oder Vulkan, auch den der Fee, und dort frisst er.</translation>
    </message>
    <message>
        <source>You may use the dungeon as soon as the dragon tile is laid.</source>
        <translation>Sobald das Drachenplättchen liegt, ist das Verlies frei.</translation>
    </message>
    <message>
        <source>If you lay an entrance while the dragon is below, you may, instead of placing a figure, show the large follower in your supply: the dragon goes to an entrance or volcano of your choice without the fairy, and eats there.</source>
        <translation>Wer einen Eingang legt, während der Drache unten ist, darf, statt eine Figur zu setzen, den großen Gefolgsmann in seinem Vorrat vorzeigen: der Drache geht auf einen Eingang oder Vulkan eigener Wahl ohne die Fee und frisst dort.</translation>
    </message>
    <message>
        <source>What the tiles show and do</source>
        <translation>Was Plättchen zeigen und bringen</translation>
    </message>
    <message>
        <source>Inn: its road scores twice as much when complete, and nothing if not.</source>
        <translation>Gasthaus: seine Straße bringt fertig doppelt so viel, unfertig nichts.</translation>
    </message>
    <message>
        <source>A complete city of only two tiles scores half as much.</source>
        <translation>Eine fertige Stadt aus nur zwei Plättchen bringt halb so viel.</translation>
    </message>
    <message>
        <source>Pennant: %1 more when its city is complete, half as much if not.</source>
        <translation>Wappen: %1 mehr, wenn seine Stadt fertig ist, sonst halb so viel.</translation>
    </message>
    <message>
        <source>Cathedral: its city scores half as much again when complete, and nothing if not.</source>
        <translation>Kathedrale: ihre Stadt bringt fertig die Hälfte mehr, unfertig nichts.</translation>
    </message>
    <message>
        <source>Cloister: %1 for its tile and each of the eight around it. Complete when all nine are laid.</source>
        <translation>Kloster: %1 für sein Plättchen und jedes der acht ringsum. Fertig ist es, wenn alle neun liegen.</translation>
    </message>
    <message>
        <source>Field: scored at the end only, with %1 for each complete city that it touches.</source>
        <translation>Wiese: wird nur am Ende gewertet, mit %1 für jede fertige Stadt, die sie berührt.</translation>
    </message>
    <message>
        <source>Each is scored by the player whose followers there count for most. Tied players each score the full points. A tile counts once.</source>
        <translation>Die Punkte bekommt, wessen Gefolgsleute darauf am meisten zählen. Bei Gleichstand bekommt jeder die vollen Punkte. Ein Plättchen zählt einmal.</translation>
    </message>
    <message>
        <source>Volcanoes, dragons, magic portals and princesses have no effect in this game.</source>
        <translation>Vulkane, Drachen, magische Portale und Burgfräulein bedeuten in diesem Spiel nichts.</translation>
    </message>
    <message>
        <source>Tower foundations have no effect in this game.</source>
        <translation>Turmfundamente bedeuten in diesem Spiel nichts.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Large follower: counts as two.</source>
        <translation>Großer Gefolgsmann: zählt wie zwei.</translation>
    </message>
    <message>
        <source>Mayor: goes into cities only, and counts as one for each pennant of the city when it is scored.</source>
        <translation>Bürgermeister: geht nur in Städte und zählt so viel, wie die Stadt bei der Wertung Wappen hat.</translation>
    </message>
    <message>
        <source>Wagon: goes on roads, into cities and to cloisters. Once his feature is scored, he may drive on.</source>
        <translation>Wagen: geht auf Straßen, in Städte und zu Klöstern. Ist sein Gebiet gewertet, darf er weiterfahren.</translation>
    </message>
    <message>
        <source>He comes to a road, city or cloister, incomplete and empty, on his tile or one of the eight around it.</source>
        <translation>Er kommt auf eine Straße, in eine Stadt oder zu einem Kloster, unfertig und leer, auf seinem Plättchen oder einem der acht ringsum.</translation>
    </message>
    <message>
        <source>He comes to a road, city or cloister, incomplete and empty, on a tile of the scored feature.</source>
        <translation>Er kommt auf eine Straße, in eine Stadt oder zu einem Kloster, unfertig und leer, auf einem Plättchen des gewerteten Gebiets.</translation>
    </message>
    <message>
        <source>He comes to a road, city or cloister, incomplete and empty, on his tile or one that touches it along a side.</source>
        <translation>Er kommt auf eine Straße, in eine Stadt oder zu einem Kloster, unfertig und leer, auf seinem Plättchen oder einem, das es an einer Seite berührt.</translation>
    </message>
    <message>
        <source>small followers of each player: %1</source>
        <translation>kleine Gefolgsleute jedes Spielers: %1</translation>
    </message>
    <message>
        <source>a large follower for each player</source>
        <translation>ein großer Gefolgsmann für jeden Spieler</translation>
    </message>
    <message>
        <source>a mayor for each player</source>
        <translation>ein Bürgermeister für jeden Spieler</translation>
    </message>
    <message>
        <source>a wagon for each player</source>
        <translation>ein Wagen für jeden Spieler</translation>
    </message>
    <message>
        <source>a builder for each player</source>
        <translation>ein Baumeister für jeden Spieler</translation>
    </message>
    <message>
        <source>a pig for each player</source>
        <translation>ein Schwein für jeden Spieler</translation>
    </message>
    <message>
        <source>tunnel tokens of each of six colours: %1</source>
        <translation>Tunnelmarken in jeder von sechs Farben: %1</translation>
    </message>
    <message>
        <source>floors of each player: 10 with two players, 9 with three, 7 with four, 6 with five, 5 with six</source>
        <translation>Stockwerke jedes Spielers: zu zweit 10, zu dritt 9, zu viert 7, zu fünft 6, zu sechst 5</translation>
    </message>
    <message>
        <source>the dragon</source>
        <translation>der Drache</translation>
    </message>
    <message>
        <source>You lay a landscape of cities, roads, cloisters and fields, tile by tile, and send followers out to own what grows there. The player with the most points wins.</source>
        <translation>Plättchen für Plättchen entsteht eine Landschaft aus Städten, Straßen, Klöstern und Wiesen, und Gefolgsleute ziehen aus, um zu besitzen, was dort wächst. Die meisten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>Two tokens of one colour on two tunnel mouths make a tunnel, and the two roads become one.</source>
        <translation>Wer zwei Marken einer Farbe auf zwei Tunnelmündungen legt, gräbt einen Tunnel, und aus zwei Straßen wird eine.</translation>
    </message>
    <message>
        <source>Under the towers lies the dungeon: followers climb down at one foundation and come up at another. But the dragon knows the way, too.</source>
        <translation>Unter den Türmen liegt das Verlies: Gefolgsleute steigen an einem Fundament hinab und kommen an einem anderen herauf. Doch auch der Drache kennt den Weg.</translation>
    </message>
    <message>
        <source>Lay out the first tile and shuffle the others into a face-down stack. Place your figures in front of you. The first player begins; play passes clockwise.</source>
        <translation>Das erste Plättchen auslegen und die anderen zu einem verdeckten Stapel mischen. Die Figuren liegen vor jedem bereit. Der erste Spieler beginnt; es geht im Uhrzeigersinn weiter.</translation>
    </message>
    <message>
        <source>Deal the colours of the tokens in turn: three each for two players, two for three, one for four to six.</source>
        <translation>Die Farben der Marken werden reihum verteilt: zu zweit hat jeder drei, zu dritt zwei, zu viert bis sechst eine.</translation>
    </message>
    <message>
        <source>Lay: draw a tile and lay it next to others, so that all sides that touch match. A tile that fits nowhere leaves the game, and you draw another.</source>
        <translation>Legen: ein Plättchen ziehen und so anlegen, dass alle Seiten, die sich berühren, gleich sind. Ein Plättchen, das nirgends passt, scheidet aus, und man zieht ein anderes.</translation>
    </message>
    <message>
        <source>Place: you may put a follower from your supply on a city, road, field or cloister of this tile, if no follower stands anywhere on that whole feature.</source>
        <translation>Setzen: man darf einen Gefolgsmann aus dem eigenen Vorrat auf eine Stadt, eine Straße, eine Wiese oder ein Kloster dieses Plättchens setzen, wenn auf dem ganzen Gebiet noch kein Gefolgsmann steht.</translation>
    </message>
    <message>
        <source>Even if the tile has just completed it.</source>
        <translation>Das Plättchen darf es gerade fertiggestellt haben.</translation>
    </message>
    <message>
        <source>Not if the tile has just completed it.</source>
        <translation>Nicht, wenn das Plättchen es gerade fertiggestellt hat.</translation>
    </message>
    <message>
        <source>Score: each complete road, city and cloister with figures on it scores its points, and its figures go home.</source>
        <translation>Werten: jede fertige Straße und Stadt und jedes fertige Kloster mit Figuren bringt seine Punkte, und die Figuren kehren heim.</translation>
    </message>
    <message>
        <source>The game is over when none of the tiles left in the stack can be laid.</source>
        <translation>Das Spiel ist aus, wenn kein Plättchen des Stapels mehr gelegt werden kann.</translation>
    </message>
    <message>
        <source>Then fields and incomplete features are scored. The player with the most points wins; tied players share the win.</source>
        <translation>Dann werden Wiesen und Unfertiges gewertet. Die meisten Punkte gewinnen; wer gleich viele hat, teilt sich den Sieg.</translation>
    </message>
    <message>
        <source>Figures in the dungeon score nothing.</source>
        <translation>Figuren im Verlies bringen keine Punkte.</translation>
    </message>
    <message>
        <source>Each follower of yours who is still there costs you %1.</source>
        <translation>Jeder eigene Gefolgsmann, der noch dort ist, kostet %1.</translation>
    </message>
    <message>
        <source>For %1 to %2 players</source>
        <translation>Für %1 bis %2 Spieler</translation>
    </message>
    <message>
        <source>For %1 players</source>
        <translation>Für %1 Spieler</translation>
    </message>
    <message>
        <source>there is no rule sheet for these rules</source>
        <translation>für dieses Regelwerk gibt es kein Regelblatt</translation>
    </message>
    <message>
        <source>the paper is too small for the text of the rules</source>
        <translation>das Papier hat zu wenig Platz für den Text der Regeln</translation>
    </message>
    <message>
        <source>Once a turn, between laying and scoring, you may put one of your tokens on a tunnel mouth that has none, wherever it lies.</source>
        <translation>Zwischen Legen und Werten darf man einmal je Zug eine der eigenen Marken auf eine Tunnelmündung ohne Marke legen, wo immer sie ist.</translation>
    </message>
    <message>
        <source>Between laying and scoring you may put up to %1 of your tokens on tunnel mouths that have none, wherever they lie.</source>
        <translation>Zwischen Legen und Werten darf man bis zu %1 der eigenen Marken auf Tunnelmündungen ohne Marke legen, wo immer sie sind.</translation>
    </message>
    <message>
        <source>You may also place a figure.</source>
        <translation>Eine Figur darf man außerdem setzen.</translation>
    </message>
    <message>
        <source>If you place a token, you may not place a figure.</source>
        <translation>Wer eine Marke legt, setzt keine Figur.</translation>
    </message>
    <message>
        <source>A token stays where it is for the rest of the game.</source>
        <translation>Eine Marke bleibt bis zum Ende des Spiels liegen.</translation>
    </message>
    <message>
        <source>The first and the second of a colour do so, then the third and the fourth.</source>
        <translation>Das tun die erste und die zweite einer Farbe, dann die dritte und die vierte.</translation>
    </message>
    <message>
        <source>A road that runs into a mouth without a tunnel is not complete. The part that is underground scores nothing.</source>
        <translation>Eine Straße, die in eine Mündung ohne Tunnel läuft, ist nicht fertig. Was unter der Erde liegt, bringt nichts.</translation>
    </message>
    <message>
        <source>A tile with a mouth counts once for each of its pieces in the road.</source>
        <translation>Ein Plättchen mit Mündung zählt einmal für jedes seiner Stücke in der Straße.</translation>
    </message>
    <message>
        <source>On tiles without tunnel mouths of their own, a road through a tunnel splits into two, each with a mouth.</source>
        <translation>Auf Plättchen ohne eigene Tunnelmündungen zerfällt eine Straße durch einen Tunnel in zwei, jede mit einer Mündung.</translation>
    </message>
    <message>
        <source>On tiles without tunnel mouths of their own, a road through a tunnel stays one road and has no mouths.</source>
        <translation>Auf Plättchen ohne eigene Tunnelmündungen bleibt eine Straße durch einen Tunnel eine Straße ohne Mündungen.</translation>
    </message>
    <message>
        <source>On tiles without tunnel mouths of their own, a road through a tunnel is one until a token lies at either end of the tunnel; then it is two.</source>
        <translation>Auf Plättchen ohne eigene Tunnelmündungen ist eine Straße durch einen Tunnel eine, bis an einem Ende des Tunnels eine Marke liegt; dann sind es zwei.</translation>
    </message>
    <message>
        <source>dragon tiles</source>
        <translation>Drachenplättchen</translation>
    </message>
    <message>
        <source>Black marker: nobody may pass.</source>
        <translation>Schwarzer Marker: niemand kommt hindurch.</translation>
    </message>
    <message>
        <source>This applies to Guards too.</source>
        <translation>Das gilt auch für Wächter.</translation>
    </message>
    <message>
        <source>A Runner may share a chamber with any Prisoner, but not with another Runner.</source>
        <translation>Ein Läufer teilt eine Kammer mit keinem anderen Läufer, aber mit jedem Gefangenen.</translation>
    </message>
    <message>
        <source>A Runner may share a chamber with the Prisoners of other players, but not with another Runner.</source>
        <translation>Ein Läufer teilt eine Kammer mit keinem anderen Läufer, aber mit den Gefangenen anderer Spieler.</translation>
    </message>
    <message>
        <source>A key room or an entrance holds any number of Runners. Two Prisoners never share a chamber.</source>
        <translation>Ein Schlüsselraum oder ein Eingang fasst beliebig viele Läufer. Nie sind zwei Gefangene in einer Kammer.</translation>
    </message>
    <message>
        <source>one for each player</source>
        <translation>einer je Spieler</translation>
    </message>
    <message>
        <source>as on the board</source>
        <translation>wie auf dem Spielplan</translation>
    </message>
    <message>
        <source>costs a pick; you have none</source>
        <translation>kostet einen Dietrich; vorhanden: keiner</translation>
    </message>
    <message>
        <source>costs %1 actions, or a pick</source>
        <translation>kostet %1 Aktionen oder einen Dietrich</translation>
    </message>
    <message>
        <source>the door costs a pick; you have none</source>
        <translation>die Tür kostet einen Dietrich; vorhanden: keiner</translation>
    </message>
    <message>
        <source>removing it costs %1 actions, or a pick</source>
        <translation>ihn zu entfernen kostet %1 Aktionen oder einen Dietrich</translation>
    </message>
    <message>
        <source>choose a pick</source>
        <translation>einen Dietrich wählen</translation>
    </message>
    <message>
        <source>no more tokens may be placed now</source>
        <translation>jetzt darf keine Marke mehr gesetzt werden</translation>
    </message>
    <message>
        <source>With tunnel tokens in play, roads through the mouths of other sets are cut there; off: they stay whole, even where the tunnels of other sets would be split (U-2.3).</source>
        <translation>Wenn mit Tunnelmarken gespielt wird, sind Straßen durch Tunnelmündungen anderer Sätze dort unterbrochen; aus: sie sind ganz, auch wo die Tunnel anderer Sätze geteilt sein sollen (U-2.3).</translation>
    </message>
    <message>
        <source>Remove a black marker, wherever it lies: for %1 actions, or for one action and one of your picks.</source>
        <translation>Einen schwarzen Marker entfernen, wo er auch liegt: für %1 Aktionen oder für eine Aktion und einen der eigenen Dietriche.</translation>
    </message>
    <message>
        <source>Make silver: pay one of your picks for one silver pick.</source>
        <translation>Silber machen: einen der eigenen Dietriche für einen Silberdietrich zahlen.</translation>
    </message>
    <message>
        <source>Release your Prisoner: pay one of your picks. His cell is open from then on.</source>
        <translation>Den eigenen Gefangenen befreien: einen der eigenen Dietriche zahlen. Von da an ist seine Zelle offen.</translation>
    </message>
    <message>
        <source>Special door: free, and brings nothing.</source>
        <translation>Sondertür: kostet nichts und bringt nichts.</translation>
    </message>
    <message>
        <source>Fairy: instead of placing a figure you may put her with a follower of yours. When he goes, she stays.</source>
        <translation>Fee: statt eine Figur zu setzen, darf man sie zu einem eigenen Gefolgsmann stellen. Geht der Gefolgsmann, so bleibt sie.</translation>
    </message>
    <message>
        <source>The dragon never enters her tile.</source>
        <translation>Der Drache betritt ihr Plättchen nie.</translation>
    </message>
    <message>
        <source>The dragon never steps onto her tile, but may come out of the dungeon there.</source>
        <translation>Der Drache zieht nie auf ihr Plättchen, darf aber dort aus dem Verlies kommen.</translation>
    </message>
    <message>
        <source>Magic portal: your follower may go to any tile, on a feature without followers that is incomplete or has just been completed by your tile.</source>
        <translation>Magisches Portal: der eigene Gefolgsmann darf auf jedes Plättchen, auf ein Gebiet ohne Gefolgsleute, das unfertig ist oder das das eigene Plättchen eben fertig gemacht hat.</translation>
    </message>
    <message>
        <source>Out: instead of placing a figure you may bring a follower up at an entrance on any tile without figures; the mayor in a city.</source>
        <translation>Hinaus: statt eine Figur zu setzen, darf man einen Gefolgsmann an einem Eingang heraufbringen, auf jedem Plättchen ohne Figuren; den Bürgermeister in eine Stadt.</translation>
    </message>
    <message>
        <source>Out: instead of placing a figure you may bring a follower up at an entrance on any earlier tile without figures; the mayor in a city.</source>
        <translation>Hinaus: statt eine Figur zu setzen, darf man einen Gefolgsmann an einem Eingang heraufbringen, auf jedem früher gelegten Plättchen ohne Figuren; den Bürgermeister in eine Stadt.</translation>
    </message>
    <message>
        <source>He goes on an incomplete feature of that tile, even if other followers are on it.</source>
        <translation>Er kommt auf ein unfertiges Gebiet dieses Plättchens, auch wenn dort andere Gefolgsleute sind.</translation>
    </message>
    <message>
        <source>He goes on a feature of that tile that is incomplete or has just been completed by your tile, even if other followers are on it.</source>
        <translation>Er kommt auf ein Gebiet dieses Plättchens, das unfertig ist oder das das eigene Plättchen eben fertig gemacht hat, auch wenn dort andere Gefolgsleute sind.</translation>
    </message>
    <message>
        <source>If you lay an entrance while the dragon is below, you may, instead of placing a figure, show the large follower in your supply: the dragon goes to an entrance or volcano of your choice, even the fairy&apos;s, and eats there.</source>
        <translation>Wer einen Eingang legt, während der Drache unten ist, darf, statt eine Figur zu setzen, den großen Gefolgsmann in seinem Vorrat vorzeigen: der Drache geht auf einen Eingang oder Vulkan eigener Wahl, auch zur Fee, und frisst dort.</translation>
    </message>
    <message>
        <source>Any half point that a city would score is lost.</source>
        <translation>Ein halber Punkt, den eine Stadt brächte, verfällt.</translation>
    </message>
    <message>
        <source>The set “%1” can&apos;t be read.</source>
        <translation>Der Satz „%1“ ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Remove some, or raise the option %1 in the rules of the set or of the game.</source>
        <translation>Einige entfernen oder die Option %1 in den Regeln des Satzes oder des Spiels erhöhen.</translation>
    </message>
    <message>
        <source>Add guard chambers, at most %1.</source>
        <translation>Wachkammern hinzufügen, höchstens %1.</translation>
    </message>
    <message>
        <source>found no usable “%1” in the design</source>
        <translation>im Entwurf kein brauchbares „%1“ gefunden</translation>
    </message>
    <message>
        <source>Found %1, expected an object.</source>
        <translation>Gefunden: %1, erwartet: ein Objekt.</translation>
    </message>
    <message>
        <source>found %1, which works only with --to html</source>
        <translation>%1 gefunden; das gilt nur mit --to html</translation>
    </message>
    <message>
        <source>found %1, but a game record has rules of its own</source>
        <translation>%1 gefunden, aber eine Aufzeichnung hat ihr eigenes Regelwerk</translation>
    </message>
    <message>
        <source>The page that plays games has not been built yet: ./dev web in the source tree builds it.</source>
        <translation>Die Seite zum Spielen ist noch nicht gebaut: ./dev web im Quellbaum baut sie.</translation>
    </message>
    <message>
        <source>found a text that is not UTF-8 for the page, expected UTF-8</source>
        <translation>ein Text für die Seite ist nicht in UTF-8, erwartet wird UTF-8</translation>
    </message>
    <message>
        <source>found a text of %1 characters for the page, expected at most %2</source>
        <translation>ein Text für die Seite hat %1 Zeichen, erwartet werden höchstens %2</translation>
    </message>
    <message>
        <source>found %1 questions, expected at most %2</source>
        <translation>%1 Fragen gefunden, erwartet werden höchstens %2</translation>
    </message>
    <message>
        <source>question %1 is empty, expected a sentence</source>
        <translation>Frage %1 ist leer, erwartet wird ein Satz</translation>
    </message>
    <message>
        <source>found %1 places for a game in the page, expected one: %2</source>
        <translation>in der Seite sind %1 Stellen für ein Spiel, erwartet wird eine: %2</translation>
    </message>
    <message>
        <source>Rebuild the page: ./dev web.</source>
        <translation>Die Seite neu bauen: ./dev web.</translation>
    </message>
    <message>
        <source>Web page to play (HTML)</source>
        <translation>Webseite zum Spielen (HTML)</translation>
    </message>
    <message>
        <source>One file that plays in any browser, without a network: people and bots play the set, the board or the game so far, and send their comments back.</source>
        <translation>Eine Datei, mit der man in jedem Browser spielt, ohne Netz: Menschen und Bots spielen den Satz, den Spielplan oder das bisherige Spiel, und Kommentare kommen zurück.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The page starts in this language; it can be changed there.</source>
        <translation>Die Sprache, in der die Seite beginnt; dort lässt sie sich ändern.</translation>
    </message>
    <message>
        <source>same as the browser</source>
        <translation>die des Browsers</translation>
    </message>
    <message>
        <source>found %1, expected at most %2, the number of moves</source>
        <translation>%1 gefunden, erwartet: höchstens %2, die Zahl der Schritte</translation>
    </message>
    <message>
        <source>found %1 players, expected %2</source>
        <translation>%1 Spieler gefunden, %2 erwartet</translation>
    </message>
    <message>
        <source>found %1 answers, expected %2, one for each question</source>
        <translation>%1 Antworten gefunden, %2 erwartet, eine für jede Frage</translation>
    </message>
    <message>
        <source>success</source>
        <translation>Erfolg</translation>
    </message>
    <message>
        <source>the input has errors or can&apos;t be played together</source>
        <translation>die Dateien haben Fehler oder lassen sich nicht zusammen spielen</translation>
    </message>
    <message>
        <source>wrong usage</source>
        <translation>falscher Aufruf</translation>
    </message>
    <message>
        <source>a file can&apos;t be read or written, or has another format</source>
        <translation>eine Datei lässt sich nicht lesen oder schreiben oder hat ein anderes Format</translation>
    </message>
    <message>
        <source>out of memory, or the program failed</source>
        <translation>kein Speicher mehr, oder das Programm ist gescheitert</translation>
    </message>
    <message>
        <source>Design tile sets that go underground, play and print them</source>
        <translation>Plättchensätze, die unter die Erde führen, entwerfen, spielen und drucken</translation>
    </message>
    <message>
        <source>Print this help and exit</source>
        <translation>Diese Hilfe ausgeben und beenden</translation>
    </message>
    <message>
        <source>Print the version and exit</source>
        <translation>Die Version ausgeben und beenden</translation>
    </message>
    <message>
        <source>Window:</source>
        <translation>Fenster:</translation>
    </message>
    <message>
        <source>Without a verb, tilewright [FILE...] opens the window. If one is already open, it takes the files.</source>
        <translation>Ohne Verb öffnet tilewright [FILE...] das Fenster. Eines, das schon offen ist, übernimmt die Dateien.</translation>
    </message>
    <message>
        <source>Exit codes:</source>
        <translation>Rückgabewerte:</translation>
    </message>
    <message>
        <source>One JSON document on standard output</source>
        <translation>Ein JSON-Dokument auf der Standardausgabe</translation>
    </message>
    <message>
        <source>Check tile sets, maps, game records and studies for issues</source>
        <translation>Plättchensätze, Karten, Aufzeichnungen und Studien auf Probleme prüfen</translation>
    </message>
    <message>
        <source>Files to check</source>
        <translation>Dateien, die geprüft werden</translation>
    </message>
    <message>
        <source>The tile set of the maps among them, to check their tiles too; several are combined</source>
        <translation>Der Plättchensatz der Karten darunter, um auch deren Plättchen zu prüfen; mehrere werden vereint</translation>
    </message>
    <message>
        <source>List the options of the rules: values, defaults, what each does</source>
        <translation>Die Regeloptionen auflisten: Werte, Vorgaben, was jede bewirkt</translation>
    </message>
    <message>
        <source>Generate a balanced tile set to specification</source>
        <translation>Einen ausgewogenen Plättchensatz nach Vorgaben erzeugen</translation>
    </message>
    <message>
        <source>Play one game with bots and record it</source>
        <translation>Ein Spiel mit Bots spielen und aufzeichnen</translation>
    </message>
    <message>
        <source>Where to write the record</source>
        <translation>Wohin die Aufzeichnung geschrieben wird</translation>
    </message>
    <message>
        <source>Check a record move by move and print the result</source>
        <translation>Eine Aufzeichnung Schritt für Schritt prüfen und das Ergebnis ausgeben</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Spielaufzeichnung</translation>
    </message>
    <message>
        <source>List the legal moves after the first K moves instead, one per line, as a record writes them</source>
        <translation>Stattdessen die erlaubten Schritte nach den ersten K Schritten auflisten, je Zeile einen, wie sie in einer Aufzeichnung stehen</translation>
    </message>
    <message>
        <source>Export a tile set, a map or a moment of a game for other programs</source>
        <translation>Einen Plättchensatz, eine Karte oder einen Moment eines Spiels für andere Programme exportieren</translation>
    </message>
    <message>
        <source>Import a table of tiles (CSV) from a spreadsheet</source>
        <translation>Eine Tabelle von Plättchen (CSV) aus einer Tabellenkalkulation importieren</translation>
    </message>
    <message>
        <source>Count the legal move sequences of each length</source>
        <translation>Die erlaubten Schrittfolgen jeder Länge zählen</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Spieler</translation>
    </message>
    <message>
        <source>Longest sequence</source>
        <translation>Längste Folge</translation>
    </message>
    <message>
        <source>Play many games with bots and report the figures with their intervals</source>
        <translation>Viele Spiele mit Bots spielen und die Kennzahlen mit ihren Intervallen berichten</translation>
    </message>
    <message>
        <source>Bots; each sits in every seat equally often</source>
        <translation>Bots; jeder sitzt gleich oft auf jedem Platz</translation>
    </message>
    <message>
        <source>Number of games, at least</source>
        <translation>Zahl der Spiele, mindestens</translation>
    </message>
    <message>
        <source>Only part i of n, counted from 1; merge combines the parts</source>
        <translation>Nur Teil i von n, gezählt ab 1; merge fügt die Teile zusammen</translation>
    </message>
    <message>
        <source>Continue from the report</source>
        <translation>Vom Bericht aus fortsetzen</translation>
    </message>
    <message>
        <source>Folder for records of notable games</source>
        <translation>Ordner für Aufzeichnungen bemerkenswerter Spiele</translation>
    </message>
    <message>
        <source>Where to write the report; a page if it ends in .html</source>
        <translation>Wohin der Bericht geschrieben wird; als Seite, wenn der Name auf .html endet</translation>
    </message>
    <message>
        <source>Reports of the parts, in any order</source>
        <translation>Berichte der Teile, in beliebiger Reihenfolge</translation>
    </message>
    <message>
        <source>Compare two sets, boards or options, stack by stack, until it is clear whether a figure differs</source>
        <translation>Zwei Sätze, Spielpläne oder Optionen gegeneinander, Stapel für Stapel, bis klar ist, ob sich eine Kennzahl unterscheidet</translation>
    </message>
    <message>
        <source>Play every combination of a study&apos;s values and show which meets its goals best</source>
        <translation>Jede Kombination der Werte einer Studie spielen und zeigen, welche ihre Ziele am besten erreicht</translation>
    </message>
    <message>
        <source>Vary a tile set in search of one that meets the goals</source>
        <translation>Einen Plättchensatz abwandeln, bis einer die Ziele erreicht</translation>
    </message>
    <message>
        <source>Print sheets of a tile set</source>
        <translation>Druckbögen eines Plättchensatzes schreiben</translation>
    </message>
    <message>
        <source>Draw a small picture of a tile set, a map or the end of a game</source>
        <translation>Ein kleines Bild eines Plättchensatzes, einer Karte oder des Endes eines Spiels zeichnen</translation>
    </message>
    <message>
        <source>Tile set, map or game record</source>
        <translation>Plättchensatz, Karte oder Spielaufzeichnung</translation>
    </message>
    <message>
        <source>Pixels along the longer side, at most</source>
        <translation>Pixel der längeren Seite, höchstens</translation>
    </message>
    <message>
        <source>Where to write the PNG</source>
        <translation>Wohin die PNG-Datei geschrieben wird</translation>
    </message>
    <message>
        <source>A variant of the rules that the tile set contains (default: its first; &apos;&apos; for none)</source>
        <translation>Eine Variante der Regeln, die der Plättchensatz mitbringt (Vorgabe: seine erste; &apos;&apos; für keine)</translation>
    </message>
    <message>
        <source>Rules (default: those of the tile set)</source>
        <translation>Regelwerk (Vorgabe: das des Plättchensatzes)</translation>
    </message>
    <message>
        <source>Tile set (default: a bundled one); several are shuffled together</source>
        <translation>Plättchensatz (Vorgabe: ein mitgelieferter); mehrere werden zusammengemischt</translation>
    </message>
    <message>
        <source>Board, or start map (default: a bundled one)</source>
        <translation>Spielplan oder Startkarte (Vorgabe: mitgeliefert)</translation>
    </message>
    <message>
        <source>Seed of the stack and the bots</source>
        <translation>Startwert des Stapels und der Bots</translation>
    </message>
    <message>
        <source>A rule option, name=value; may be repeated</source>
        <translation>Eine Regeloption, name=wert; mehrmals möglich</translation>
    </message>
    <message>
        <source>A mark to remove from all tiles: tower, dragon, volcano or portal; may be repeated</source>
        <translation>Ein Zeichen, das von allen Plättchen entfernt wird: tower, dragon, volcano oder portal; mehrmals möglich</translation>
    </message>
    <message>
        <source>Rules that the tiles are for</source>
        <translation>Regelwerk, für das die Plättchen sind</translation>
    </message>
    <message>
        <source>Total number of tiles, copies included (176, or 72 for a landscape)</source>
        <translation>Zahl aller Plättchen, Exemplare mitgezählt (176, für eine Landschaft 72)</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>Name des Satzes</translation>
    </message>
    <message>
        <source>Where to write the set</source>
        <translation>Wohin der Satz geschrieben wird</translation>
    </message>
    <message>
        <source>Beneath</source>
        <translation>Beneath</translation>
    </message>
    <message>
        <source>Pick colours, from blue on (8)</source>
        <translation>Dietrichfarben, von Blau an (8)</translation>
    </message>
    <message>
        <source>Weights of dead end, straight, corner, T and cross: 8,32,48,56,32</source>
        <translation>Gewichte von Sackgasse, Gerade, Ecke, T und Kreuzung: 8,32,48,56,32</translation>
    </message>
    <message>
        <source>Share of open doors among all passages (0.1)</source>
        <translation>Anteil offener Türen an allen Gängen (0.1)</translation>
    </message>
    <message>
        <source>Share of special doors (0.02)</source>
        <translation>Anteil der Sondertüren (0.02)</translation>
    </message>
    <message>
        <source>Weights of city, road and field among all sides: 79,94,115</source>
        <translation>Gewichte von Stadt, Straße und Wiese unter allen Seiten: 79,94,115</translation>
    </message>
    <message>
        <source>Share of tiles with a cloister, among those with room for one (0.5)</source>
        <translation>Anteil der Plättchen mit Kloster an denen, die Platz für eines haben (0.5)</translation>
    </message>
    <message>
        <source>Share of tiles whose two or three city sides are one city (0.7)</source>
        <translation>Anteil der Plättchen, deren zwei oder drei Stadtseiten eine Stadt sind (0.7)</translation>
    </message>
    <message>
        <source>Share of cities with a pennant, among those of two sides or more (0.4)</source>
        <translation>Anteil der Städte mit Wappen an denen mit zwei oder mehr Seiten (0.4)</translation>
    </message>
    <message>
        <source>Threads; their number doesn&apos;t change the figures</source>
        <translation>Threads; die Kennzahlen sind bei jeder Zahl dieselben</translation>
    </message>
    <message>
        <source>number of cores</source>
        <translation>Zahl der Kerne</translation>
    </message>
    <message>
        <source>A stronger bot that plays some of the same games, to tell which figures hold</source>
        <translation>Ein stärkerer Bot, der einige derselben Spiele spielt, um zu zeigen, welche Kennzahlen standhalten</translation>
    </message>
    <message>
        <source>Games of the check, at most; it ends earlier once each main figure is known</source>
        <translation>Spiele der Prüfung, höchstens; sie endet früher, sobald jede Hauptkennzahl klar ist</translation>
    </message>
    <message>
        <source>Tile set, map or playtest report</source>
        <translation>Plättchensatz, Karte oder Testlaufbericht</translation>
    </message>
    <message>
        <source>Another of the same kind</source>
        <translation>Eine weitere Datei derselben Art</translation>
    </message>
    <message>
        <source>A variant of the rules that the tile set contains; given twice: that of A and that of B</source>
        <translation>Eine Variante der Regeln, die der Plättchensatz mitbringt; zweimal angegeben: die von A und die von B</translation>
    </message>
    <message>
        <source>A rule option of A only; may be repeated</source>
        <translation>Eine Regeloption nur von A; mehrmals möglich</translation>
    </message>
    <message>
        <source>A rule option of B only; may be repeated</source>
        <translation>Eine Regeloption nur von B; mehrmals möglich</translation>
    </message>
    <message>
        <source>A mark to remove from the tiles of B only: removing tower plays without the dungeon</source>
        <translation>Ein Zeichen, das nur von den Plättchen von B entfernt wird: mit tower wird ohne das Verlies gespielt</translation>
    </message>
    <message>
        <source>Smallest difference that matters (default: 0.05 for a share, else 5 % of A)</source>
        <translation>Kleinster Unterschied, der zählt (Vorgabe: 0.05 bei einem Anteil, sonst 5 % von A)</translation>
    </message>
    <message>
        <source>Risk of finding a difference that isn&apos;t there</source>
        <translation>Risiko, einen Unterschied zu finden, den es nicht gibt</translation>
    </message>
    <message>
        <source>Risk of missing a difference as large as the margin</source>
        <translation>Risiko, einen Unterschied von der Größe der Schwelle zu übersehen</translation>
    </message>
    <message>
        <source>Games of each, approximate maximum</source>
        <translation>Spiele für jede Seite, höchstens etwa</translation>
    </message>
    <message>
        <source>Games of each between two interim tests</source>
        <translation>Spiele für jede Seite zwischen zwei Zwischentests</translation>
    </message>
    <message>
        <source>Continue the comparison</source>
        <translation>Den Vergleich fortsetzen</translation>
    </message>
    <message>
        <source>A file, or a bundled study: beneath/tiles-and-colours.study.json</source>
        <translation>Eine Datei oder eine mitgelieferte Studie: beneath/tiles-and-colours.study.json</translation>
    </message>
    <message>
        <source>Games of each combination (default: as in the study)</source>
        <translation>Spiele jeder Kombination (Vorgabe: wie in der Studie)</translation>
    </message>
    <message>
        <source>Where to write the report</source>
        <translation>Wohin der Bericht geschrieben wird</translation>
    </message>
    <message>
        <source>Formats and their options (--option NAME=VALUE):</source>
        <translation>Formate und ihre Optionen (--option NAME=VALUE):</translation>
    </message>
    <message>
        <source>%1 to %2 (%3)</source>
        <translation>%1 bis %2 (%3)</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation>zum Beispiel %1</translation>
    </message>
    <message>
        <source>Web pages (--to html)</source>
        <translation>Webseiten (--to html)</translation>
    </message>
    <message>
        <source>Heading of the page (default: the name of the set)</source>
        <translation>Überschrift der Seite (Vorgabe: der Name des Satzes)</translation>
    </message>
    <message>
        <source>Language in which the page starts, such as de (default: that of the browser)</source>
        <translation>Sprache, in der die Seite beginnt, etwa de (Vorgabe: die des Browsers)</translation>
    </message>
    <message>
        <source>A question that players are asked at the end; may be given five times</source>
        <translation>Eine Frage, die den Spielern am Ende gestellt wird; bis zu fünfmal möglich</translation>
    </message>
    <message>
        <source>The page without a game (default: TILEWRIGHT_PLAYER in the environment, else the one installed with the program or built by ./dev web)</source>
        <translation>Die Seite ohne Spiel (Vorgabe: TILEWRIGHT_PLAYER in der Umgebung, sonst die mit dem Programm installierte oder von ./dev web gebaute)</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>The tile set of a map (default: a bundled one); several are combined</source>
        <translation>Der Plättchensatz einer Karte (Vorgabe: ein mitgelieferter); mehrere werden vereint</translation>
    </message>
    <message>
        <source>The board that a set is played on, for tts, vassal and html (default: a bundled one)</source>
        <translation>Der Spielplan, auf dem ein Satz gespielt wird, für tts, vassal und html (Vorgabe: ein mitgelieferter)</translation>
    </message>
    <message>
        <source>Of a game: the moment after the first K moves (default: all)</source>
        <translation>Bei einem Spiel: der Moment nach den ersten K Schritten (Vorgabe: nach allen)</translation>
    </message>
    <message>
        <source>An option of the format, or for html also of the rules; may be repeated</source>
        <translation>Eine Option des Formats, bei html auch der Regeln; mehrmals möglich</translation>
    </message>
    <message>
        <source>Pixels of a tile&apos;s side, the same as --option pixels=N; 0 is automatic: 100, or fewer if the picture would have more than 64 megapixels</source>
        <translation>Pixel einer Plättchenseite, dasselbe wie --option pixels=N; 0 ist automatisch: 100, oder weniger, wo das Bild sonst mehr als 64 Megapixel hätte</translation>
    </message>
    <message>
        <source>Overwrite files in the folder that have different content</source>
        <translation>Dateien im Ordner mit anderem Inhalt überschreiben</translation>
    </message>
    <message>
        <source>List the files that would be written, and write nothing</source>
        <translation>Die Dateien auflisten, die geschrieben würden, und nichts schreiben</translation>
    </message>
    <message>
        <source>A folder, or a file name if only one file is written</source>
        <translation>Ein Ordner, oder ein Dateiname, wenn nur eine Datei geschrieben wird</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Beispiele:</translation>
    </message>
    <message>
        <source>A table with the columns id, count, north, east, south, west, notes; features and more of landscape tiles</source>
        <translation>Eine Tabelle mit den Spalten id, count, north, east, south, west, notes; bei Plättchen der Landschaft features und weitere</translation>
    </message>
    <message>
        <source>The set to import into (default: the output file if it exists, else a new set)</source>
        <translation>Der Satz, in den importiert wird (Vorgabe: die Ausgabedatei, wenn es sie gibt, sonst ein neuer Satz)</translation>
    </message>
    <message>
        <source>Remove tiles that are not in the table</source>
        <translation>Plättchen entfernen, die nicht in der Tabelle stehen</translation>
    </message>
    <message>
        <source>List what would change, and write nothing</source>
        <translation>Auflisten, was sich ändern würde, und nichts schreiben</translation>
    </message>
    <message>
        <source>Limits of the number of tiles (default: the set&apos;s, plus or minus 20 %)</source>
        <translation>Grenzen der Zahl der Plättchen (Vorgabe: die des Satzes, plus oder minus 20 %)</translation>
    </message>
    <message>
        <source>Limits of the number of pick colours (default: 4..8)</source>
        <translation>Grenzen der Zahl der Dietrichfarben (Vorgabe: 4..8)</translation>
    </message>
    <message>
        <source>Limits of the share of open doors (default: unchanged)</source>
        <translation>Grenzen des Anteils offener Türen (Vorgabe: unverändert)</translation>
    </message>
    <message>
        <source>Sets to try</source>
        <translation>Sätze, die ausprobiert werden</translation>
    </message>
    <message>
        <source>Games of each in the first round; the best third plays three times as many in the next</source>
        <translation>Spiele für jeden in der ersten Runde; das beste Drittel spielt in der nächsten dreimal so viele</translation>
    </message>
    <message>
        <source>Continue the search</source>
        <translation>Die Suche fortsetzen</translation>
    </message>
    <message>
        <source>Where to write what changed, as JSON</source>
        <translation>Wohin als JSON geschrieben wird, was sich geändert hat</translation>
    </message>
    <message>
        <source>Overwrite an existing file</source>
        <translation>Eine vorhandene Datei überschreiben</translation>
    </message>
    <message>
        <source>A5, A4, A3, Letter, Legal, Tabloid, or WIDTHxHEIGHT in mm</source>
        <translation>A5, A4, A3, Letter, Legal, Tabloid, oder BREITExHÖHE in mm</translation>
    </message>
    <message>
        <source>Slots to leave free on every page, counted from 1, row by row: 1-3,7</source>
        <translation>Plätze, die auf jeder Seite frei bleiben, ab 1, Zeile für Zeile: 1-3,7</translation>
    </message>
    <message>
        <source>Only these tiles, with these counts</source>
        <translation>Nur diese Plättchen, in dieser Anzahl</translation>
    </message>
    <message>
        <source>Skew of backs: turns pages of backs clockwise by at most 5 degrees, if the printer feeds the paper at an angle</source>
        <translation>Schräglage der Rückseiten: dreht Seiten mit Rückseiten im Uhrzeigersinn um höchstens 5 Grad, wenn der Drucker das Papier schief einzieht</translation>
    </message>
    <message>
        <source>Only these: ticks, crosses, lines, dashes, registration, outline, furniture, ids; or none</source>
        <translation>Nur diese: ticks, crosses, lines, dashes, registration, outline, furniture, ids; oder none</translation>
    </message>
    <message>
        <source>Landscape paper</source>
        <translation>Papier im Querformat</translation>
    </message>
    <message>
        <source>portrait or landscape</source>
        <translation>portrait oder landscape</translation>
    </message>
    <message>
        <source>Side of a tile after cutting, in mm (default: that of the set)</source>
        <translation>Seite eines Plättchens nach dem Schneiden, in mm (Vorgabe: die des Satzes)</translation>
    </message>
    <message>
        <source>Bleed in mm</source>
        <translation>Beschnitt in mm</translation>
    </message>
    <message>
        <source>none, each (around each tile), outer (without neighbour) or shared</source>
        <translation>none, each (um jedes Plättchen), outer (wo kein Nachbar ist) oder shared</translation>
    </message>
    <message>
        <source>A dashed line this far inside the cut, in mm</source>
        <translation>Eine gestrichelte Linie so weit innerhalb des Schnitts, in mm</translation>
    </message>
    <message>
        <source>Corner radius of the cut, in mm</source>
        <translation>Eckenradius des Schnitts, in mm</translation>
    </message>
    <message>
        <source>Block of tiles: left, centre or right</source>
        <translation>Block der Plättchen: left, centre oder right</translation>
    </message>
    <message>
        <source>Block of tiles: top, middle or bottom</source>
        <translation>Block der Plättchen: top, middle oder bottom</translation>
    </message>
    <message>
        <source>sheets, or rules: a leaflet with the rules of a game with this set</source>
        <translation>sheets, oder rules: ein Faltblatt mit den Regeln eines Spiels mit diesem Satz</translation>
    </message>
    <message>
        <source>A variant of the rules that the set contains (default: its first; &apos;&apos; for none)</source>
        <translation>Eine Variante der Regeln, die der Satz mitbringt (Vorgabe: seine erste; &apos;&apos; für keine)</translation>
    </message>
    <message>
        <source>Pages half the size of the paper, on sheets for folding</source>
        <translation>Seiten in halber Papiergröße, auf Bögen zum Falten</translation>
    </message>
    <message>
        <source>Tile set (default: the standard one)</source>
        <translation>Plättchensatz (Vorgabe: der Standardsatz)</translation>
    </message>
    <message>
        <source>Format of the pages; in svg and pdf the layers Cut and Score are hidden, so that no red lines are printed</source>
        <translation>Format der Seiten; in svg und pdf sind die Ebenen Cut und Score ausgeblendet, damit keine roten Linien gedruckt werden</translation>
    </message>
    <message>
        <source>A *.sheet.json, or the name of a bundled template or of one saved in the window (default: the options kept in the tile set&apos;s file); other options override it</source>
        <translation>Eine *.sheet.json, oder der Name einer mitgelieferten Vorlage oder einer im Fenster gespeicherten (Vorgabe: die Optionen in der Datei des Plättchensatzes); andere Optionen gehen vor</translation>
    </message>
    <message>
        <source>Bundled templates:</source>
        <translation>Mitgelieferte Vorlagen:</translation>
    </message>
    <message>
        <source>Each tile once, whatever its count</source>
        <translation>Jedes Plättchen einmal, gleich welche Anzahl es hat</translation>
    </message>
    <message>
        <source>as-in-set, by-id or most-first</source>
        <translation>as-in-set, by-id oder most-first</translation>
    </message>
    <message>
        <source>configuration or none</source>
        <translation>configuration oder none</translation>
    </message>
    <message>
        <source>A new page for each group</source>
        <translation>Eine neue Seite für jede Gruppe</translation>
    </message>
    <message>
        <source>none, one-for-all or by-tile (with its id)</source>
        <translation>none, one-for-all oder by-tile (mit der Kennung)</translation>
    </message>
    <message>
        <source>long-edge or short-edge: how the printer flips the paper</source>
        <translation>long-edge oder short-edge: wie der Drucker das Papier wendet</translation>
    </message>
    <message>
        <source>Backs next to their fronts, for folding</source>
        <translation>Rückseiten neben ihren Vorderseiten, zum Falten</translation>
    </message>
    <message>
        <source>With --gutter-fold: the space between the innermost fronts and their backs, in mm; the fold is in its middle</source>
        <translation>Mit --gutter-fold: zwischen den innersten Vorderseiten und ihren Rückseiten, in mm; der Falz ist in der Mitte</translation>
    </message>
    <message>
        <source>full, low-ink or grey</source>
        <translation>full, low-ink oder grey</translation>
    </message>
    <message>
        <source>Any of tiles, markers, standees, aid, board</source>
        <translation>Beliebige von tiles, markers, standees, aid, board</translation>
    </message>
    <message>
        <source>The board to print; without --components only the board (default: a bundled one, if the options of the set ask for a board); with --what rules, the board of the game</source>
        <translation>Der Spielplan, der gedruckt wird; ohne --components nur der Spielplan (Vorgabe: ein mitgelieferter, wenn die Optionen des Satzes einen verlangen); mit --what rules der Spielplan des Spiels</translation>
    </message>
    <message>
        <source>How far the parts of a board overlap, in mm</source>
        <translation>Überlappung der Teile eines Spielplans, in mm</translation>
    </message>
    <message>
        <source>Two pages that show how far the backs are off</source>
        <translation>Zwei Seiten, die zeigen, wie weit die Rückseiten danebenliegen</translation>
    </message>
    <message>
        <source>A page as seen with colour blindness</source>
        <translation>Eine Seite, wie sie bei Farbenblindheit gesehen wird</translation>
    </message>
    <message>
        <source>A file for each piece, with its bleed, and manifest.csv; no sheets</source>
        <translation>Eine Datei für jedes Teil, mit seinem Beschnitt, und manifest.csv; keine Bögen</translation>
    </message>
    <message>
        <source>Dots per inch of pixel formats</source>
        <translation>Punkte je Zoll bei Pixelformaten</translation>
    </message>
    <message>
        <source>Save these options as a template in this file</source>
        <translation>Diese Optionen als Vorlage in dieser Datei speichern</translation>
    </message>
    <message>
        <source>found no regular file</source>
        <translation>das ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>found %1 bytes, expected at most %2</source>
        <translation>gefunden: %1 Bytes, erwartet: höchstens %2</translation>
    </message>
    <message>
        <source>there is nothing to draw</source>
        <translation>es gibt nichts zu zeichnen</translation>
    </message>
    <message>
        <source>it is too wide or too high for a small picture</source>
        <translation>für ein kleines Bild ist es zu breit oder zu hoch</translation>
    </message>
    <message>
        <source>Window, without a verb</source>
        <translation>Fenster, ohne Verb</translation>
    </message>
    <message>
        <source>Open a window of its own, even if one is open that could take the files</source>
        <translation>Ein eigenes Fenster öffnen, auch wenn eines offen ist, das die Dateien übernehmen könnte</translation>
    </message>
    <message>
        <source>Create a new tile set</source>
        <translation>Einen neuen Plättchensatz beginnen</translation>
    </message>
    <message>
        <source>Start a game with the current file, or with a bundled one</source>
        <translation>Ein Spiel mit der Datei im Vordergrund beginnen, oder mit einer mitgelieferten</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>ÜBERSICHT</translation>
    </message>
    <message>
        <source>OPTION</source>
        <translation>OPTION</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>BESCHREIBUNG</translation>
    </message>
    <message>
        <source>Tilewright is a studio for tile-laying games. Without a verb it opens its window, and also accepts the options of Qt, such as -platform and -style. Verbs need no display.</source>
        <translation>Tilewright ist eine Werkstatt für Legespiele. Ohne Verb öffnet es sein Fenster und nimmt auch die Optionen von Qt, etwa -platform und -style. Verben brauchen keinen Bildschirm.</translation>
    </message>
    <message>
        <source>VERBS</source>
        <translation>VERBEN</translation>
    </message>
    <message>
        <source>ENVIRONMENT</source>
        <translation>UMGEBUNGSVARIABLEN</translation>
    </message>
    <message>
        <source>The page without a game from which web pages are made</source>
        <translation>Die Seite ohne Spiel, aus der Webseiten gemacht werden</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>DATEIEN</translation>
    </message>
    <message>
        <source>Preferences of the window</source>
        <translation>Einstellungen des Fensters</translation>
    </message>
    <message>
        <source>Copies of unsaved work, and templates of sheets</source>
        <translation>Kopien ungesicherter Arbeit und Vorlagen von Bögen</translation>
    </message>
    <message>
        <source>SEE ALSO</source>
        <translation>SIEHE AUCH</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>BEZEICHNUNG</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONEN</translation>
    </message>
    <message>
        <source>One of: %1.</source>
        <translation>Eines von: %1.</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>Von %1 bis %2.</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>Vorgabe: %1.</translation>
    </message>
    <message>
        <source>Required.</source>
        <translation>Erforderlich.</translation>
    </message>
    <message>
        <source>For tts: images come from the folder of the export instead of a server, the same as --option links=local</source>
        <translation>Für tts: Bilder kommen aus dem Ordner des Exports statt von einem Server, wie --option links=local</translation>
    </message>
    <message>
        <source>For tts: the .json file of an earlier export, whose addresses stay, the same as --option earlier=FILE</source>
        <translation>Für tts: die .json-Datei eines früheren Exports, dessen Adressen bleiben, wie --option earlier=FILE</translation>
    </message>
    <message>
        <source>Language of all words on sheets and the leaflet, such as de</source>
        <translation>Sprache aller Wörter auf Bögen und Faltblatt, etwa de</translation>
    </message>
    <message>
        <source>A saved object with board, shuffled tiles, cubes and pieces, and the images it shows, on a server or in your own folder.</source>
        <translation>Ein gespeichertes Objekt mit Spielplan, gemischten Plättchen, Würfeln und Figuren und die Bilder dazu, auf einem Server oder im eigenen Ordner.</translation>
    </message>
    <message>
        <source>Images come from</source>
        <translation>Bilder kommen von</translation>
    </message>
    <message>
        <source>A server that everyone who plays can reach, or the files in this folder, which only you see.</source>
        <translation>Von einem Server, den alle erreichen, die mitspielen, oder aus den Dateien in diesem Ordner, die nur man selbst sieht.</translation>
    </message>
    <message>
        <source>a server</source>
        <translation>einem Server</translation>
    </message>
    <message>
        <source>the folder of this export</source>
        <translation>dem Ordner dieses Exports</translation>
    </message>
    <message>
        <source>Keep the links of</source>
        <translation>Links behalten von</translation>
    </message>
    <message>
        <source>The .json file of an earlier export, or a later save of it from Tabletop Simulator: pictures that have not changed keep the addresses that they have there.</source>
        <translation>Die .json-Datei eines früheren Exports, auch wie Tabletop Simulator sie seitdem gespeichert hat: Bilder, die sich nicht geändert haben, behalten die Adressen, die sie dort haben.</translation>
    </message>
    <message>
        <source>found no list “ObjectStates”, expected a saved object of Tabletop Simulator</source>
        <translation>gefunden: keine Liste „ObjectStates“, erwartet: ein gespeichertes Objekt von Tabletop Simulator</translation>
    </message>
    <message>
        <source>Alignment test</source>
        <translation>Passertest</translation>
    </message>
    <message>
        <source>Front. Print both pages at 100 %, on both sides of one sheet.</source>
        <translation>Vorderseite. Beide Seiten mit 100 % auf ein Blatt drucken, beidseitig.</translation>
    </message>
    <message>
        <source>Turn over the long edge.</source>
        <translation>Über die lange Kante wenden.</translation>
    </message>
    <message>
        <source>Turn over the short edge.</source>
        <translation>Über die kurze Kante wenden.</translation>
    </message>
    <message>
        <source>Hold it against the light: where a cross of the back lies on the scales,</source>
        <translation>Gegen das Licht halten: Wo ein Kreuz der Rückseite auf den Skalen liegt,</translation>
    </message>
    <message>
        <source>read what to add to the offset of backs: across, and up and down.</source>
        <translation>ist abzulesen, was zum Versatz der Rückseiten kommt: quer und hoch.</translation>
    </message>
    <message>
        <source>Back.</source>
        <translation>Rückseite.</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>protan</source>
        <translation>Protan</translation>
    </message>
    <message>
        <source>deutan</source>
        <translation>Deutan</translation>
    </message>
    <message>
        <source>tritan</source>
        <translation>Tritan</translation>
    </message>
    <message>
        <source>%1, colour proof</source>
        <translation>%1, Farbprobe</translation>
    </message>
    <message>
        <source>%1, backs</source>
        <translation>%1, Rückseiten</translation>
    </message>
    <message>
        <source>print at 100 %</source>
        <translation>mit 100 % drucken</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>The language of all words on sheets, and of the rules</source>
        <translation>Die Sprache aller Wörter auf den Bögen und der Regeln</translation>
    </message>
    <message>
        <source>player aids</source>
        <translation>Spielhilfen</translation>
    </message>
    <message>
        <source>special: free</source>
        <translation>Sondertür: frei</translation>
    </message>
    <message>
        <source>special: %1</source>
        <translation>Sondertür: %1</translation>
    </message>
    <message>
        <source>open: free</source>
        <translation>offen: frei</translation>
    </message>
    <message>
        <source>skull: one pick</source>
        <translation>Schädel: 1 Dietrich</translation>
    </message>
    <message>
        <source>cell: %1</source>
        <translation>Zelle: %1</translation>
    </message>
    <message>
        <source>key room: silver</source>
        <translation>Schlüsselraum: Silber</translation>
    </message>
    <message>
        <source>guardhouse: key</source>
        <translation>Wachhaus: Schlüssel</translation>
    </message>
    <message>
        <source>Picks and skulls</source>
        <translation>Dietriche und Schädel</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>white: pass free</source>
        <translation>Weiß: Weg frei</translation>
    </message>
    <message>
        <source>black: no entry</source>
        <translation>Schwarz: kein Weg</translation>
    </message>
    <message>
        <source>exchange 2 : 1</source>
        <translation>Tausch 2 : 1</translation>
    </message>
    <message>
        <source>markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>standees</source>
        <translation>Aufsteller</translation>
    </message>
    <message>
        <source>THE DUNGEON</source>
        <translation>DAS VERLIES</translation>
    </message>
    <message>
        <source>in by the tower tile just laid, out by a tower tile without a figure, onto anything incomplete</source>
        <translation>hinein am eben gelegten Turmplättchen, heraus an einem ohne Figur, auf etwas Unfertiges</translation>
    </message>
    <message>
        <source>the dragon here: nobody in, nobody out except one with the fairy since the turn began</source>
        <translation>der Drache hier: niemand hinein, heraus nur, wer zu Beginn des Zuges bei der Fee war</translation>
    </message>
    <message>
        <source>dungeon mat</source>
        <translation>Blatt für das Verlies</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eins</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>road: %1 a tile</source>
        <translation>Straße: %1 je Plättchen</translation>
    </message>
    <message>
        <source>city: %1 a tile</source>
        <translation>Stadt: %1 je Plättchen</translation>
    </message>
    <message>
        <source>cloister: up to %1</source>
        <translation>Kloster: bis zu %1</translation>
    </message>
    <message>
        <source>field: %1 a city</source>
        <translation>Wiese: %1 je Stadt</translation>
    </message>
    <message>
        <source>pennant: %1 more</source>
        <translation>Wappen: %1 mehr</translation>
    </message>
    <message>
        <source>inn: %1, or none</source>
        <translation>Gasthaus: %1 oder nichts</translation>
    </message>
    <message>
        <source>city of %1, or none</source>
        <translation>Stadt zu %1 oder nichts</translation>
    </message>
    <message>
        <source>city of %1.5, or none</source>
        <translation>Stadt zu %1,5 oder nichts</translation>
    </message>
    <message>
        <source>city, cloister</source>
        <translation>Stadt, Kloster</translation>
    </message>
    <message>
        <source>field, to the end</source>
        <translation>Wiese, bis zum Ende</translation>
    </message>
    <message>
        <source>counts as two</source>
        <translation>zählt doppelt</translation>
    </message>
    <message>
        <source>counts pennants</source>
        <translation>zählt Wappen</translation>
    </message>
    <message>
        <source>may drive on</source>
        <translation>darf weiterfahren</translation>
    </message>
    <message>
        <source>another tile</source>
        <translation>noch ein Plättchen</translation>
    </message>
    <message>
        <source>%1 more a city</source>
        <translation>%1 mehr je Stadt</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>joins two mouths</source>
        <translation>verbindet zwei Mündungen</translation>
    </message>
    <message>
        <source>the dragon comes</source>
        <translation>der Drache kommt</translation>
    </message>
    <message>
        <source>the dragon moves</source>
        <translation>der Drache fliegt</translation>
    </message>
    <message>
        <source>go to any tile</source>
        <translation>auf jedes Plättchen</translation>
    </message>
    <message>
        <source>one goes home</source>
        <translation>einer geht heim</translation>
    </message>
    <message>
        <source>to the dungeon</source>
        <translation>ins Verlies</translation>
    </message>
    <message>
        <source>FIGURE=MIN..MAX or FIGURE=MIN..MAX:WEIGHT, one of the two ends may be left out; may be repeated</source>
        <translation>KENNZAHL=MIN..MAX oder KENNZAHL=MIN..MAX:GEWICHT, eines der beiden Enden darf fehlen; mehrmals möglich</translation>
    </message>
    <message>
        <source>Found the goal %1, expected FIGURE=MIN..MAX, where one of the two numbers may be left out, or FIGURE=MIN..MAX:WEIGHT.</source>
        <translation>Gefunden: das Ziel %1, erwartet: KENNZAHL=MIN..MAX, wobei eine der beiden Zahlen fehlen darf, oder KENNZAHL=MIN..MAX:GEWICHT.</translation>
    </message>
    <message>
        <source>Found the weight %1, expected more than 0.</source>
        <translation>Gefunden: das Gewicht %1, erwartet: mehr als 0.</translation>
    </message>
    <message>
        <source>Found no variant %1 in the set %2, expected one of its own.</source>
        <translation>Im Satz %2 keine Variante %1 gefunden, erwartet: eine, die er hat.</translation>
    </message>
    <message>
        <source>Combine the parts of one playtest, or of one study</source>
        <translation>Die Teile eines Testlaufs oder einer Studie zusammenfügen</translation>
    </message>
    <message>
        <source>Evaluate games that people played: figures, compared with those of bots, ratings, answers and comments</source>
        <translation>Spiele beurteilen, die Menschen gespielt haben: Kennzahlen neben denen von Bots, Bewertungen, Antworten und Kommentare</translation>
    </message>
    <message>
        <source>Game records, or folders of them; only games of the same set, board, options and number of players are judged together</source>
        <translation>Aufzeichnungen von Spielen oder Ordner davon; beurteilt werden Spiele mit demselben Satz und Spielplan, denselben Optionen und gleich vielen Spielern</translation>
    </message>
    <message>
        <source>Report of a playtest whose bots the people are compared with</source>
        <translation>Bericht eines Testlaufs, dessen Bots neben den Menschen stehen</translation>
    </message>
    <message>
        <source>Without a report: the bot that plays such games for comparison</source>
        <translation>Ohne Bericht: der Bot, der daneben solche Spiele spielt</translation>
    </message>
    <message>
        <source>Number of its games, at least; 0 plays none</source>
        <translation>Anzahl seiner Spiele, mindestens; 0 spielt keine</translation>
    </message>
    <message>
        <source>Seed of its games</source>
        <translation>Startwert seiner Spiele</translation>
    </message>
    <message>
        <source>Only every n-th combination from number i on, counted from 1; merge combines the parts</source>
        <translation>Nur jede n-te Kombination ab Nummer i, von 1 an gezählt; merge fügt die Teile zusammen</translation>
    </message>
    <message>
        <source>Games of people alone: %1</source>
        <translation>Spiele von Menschen allein: %1</translation>
    </message>
    <message>
        <source>Games of bots alone (%2): %1</source>
        <translation>Spiele von Bots allein (%2): %1</translation>
    </message>
    <message>
        <source>Games of people (%3) with bots (%2): %1</source>
        <translation>Spiele von Menschen (%3) mit Bots (%2): %1</translation>
    </message>
    <message>
        <source>Games of people with “%1”</source>
        <translation>Spiele von Menschen mit „%1“</translation>
    </message>
    <message>
        <source>Figures that differ significantly come first: a false discovery rate of 5 % among all (Benjamini and Hochberg). Numbers in brackets are how many items were counted.</source>
        <translation>Kennzahlen, die sich sicher unterscheiden, stehen zuerst: eine Falscherkennungsrate von 5 % unter allen (Benjamini und Hochberg). Zahlen in Klammern sagen, wie viel gezählt wurde.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Bewertungen</translation>
    </message>
    <message>
        <source>Games by rating, from 1 to 5; the line marks the average</source>
        <translation>Spiele nach Bewertung, von 1 bis 5; die Linie markiert den Durchschnitt</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Answers that were given more than once</source>
        <translation>Antworten, die mehr als einmal gegeben wurden</translation>
    </message>
    <message>
        <source>Comments by move</source>
        <translation>Kommentare nach Schritten</translation>
    </message>
    <message>
        <source>Comments by the tile laid last</source>
        <translation>Kommentare nach dem zuletzt gelegten Plättchen</translation>
    </message>
    <message>
        <source>After move</source>
        <translation>Nach Schritt</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>Games judged: %1; records left out: %2.</source>
        <translation>Beurteilte Spiele: %1; ausgelassene Aufzeichnungen: %2.</translation>
    </message>
    <message>
        <source>These are too few to say which figures differ from those of bots: at least %1 games are needed.</source>
        <translation>Das sind zu wenige, um zu sagen, welche Kennzahlen sich von denen der Bots unterscheiden: Mindestens %1 Spiele sind nötig.</translation>
    </message>
    <message>
        <source>Compared with %1 games of the bots %2, %3 of %4 figures differ significantly: for these, don&apos;t rely on the verdict of the bots.</source>
        <translation>Neben %1 Spielen der Bots %2 unterscheiden sich %3 von %4 Kennzahlen sicher: Dort ist dem Urteil der Bots nicht zu trauen.</translation>
    </message>
    <message>
        <source>There are no games of bots to compare with.</source>
        <translation>Daneben stehen keine Spiele von Bots.</translation>
    </message>
    <message>
        <source>Average rating of %1 ratings: %2 of %3 (95 % interval %4 to %5).</source>
        <translation>Durchschnitt von %1 Bewertungen: %2 von %3 (95-%-Intervall %4 bis %5).</translation>
    </message>
    <message>
        <source>It is a game with different rules: %1.</source>
        <translation>Es ist ein Spiel nach einem anderen Regelwerk: %1.</translation>
    </message>
    <message>
        <source>It is a game with a different tile set or a different version of it: “%1”.</source>
        <translation>Es ist ein Spiel mit einem anderen Plättchensatz oder einem anderen Stand davon: „%1“.</translation>
    </message>
    <message>
        <source>It is a game on a different board or a different version of it: “%1”.</source>
        <translation>Es ist ein Spiel auf einem anderen Spielplan oder einem anderen Stand davon: „%1“.</translation>
    </message>
    <message>
        <source>It is a game with %1 players, where the others have %2.</source>
        <translation>Es ist ein Spiel mit %1 Spielern; die anderen haben %2.</translation>
    </message>
    <message>
        <source>It is a game with different rule options.</source>
        <translation>Es ist ein Spiel mit anderen Regeloptionen.</translation>
    </message>
    <message>
        <source>The game isn&apos;t over.</source>
        <translation>Das Spiel ist nicht zu Ende.</translation>
    </message>
    <message>
        <source>It is the same game as in “%1”.</source>
        <translation>Es ist dasselbe Spiel wie in „%1“.</translation>
    </message>
    <message>
        <source>Study “%1”</source>
        <translation>Studie „%1“</translation>
    </message>
    <message>
        <source>%1 of %2 games are played (%3 %). Bots: %4. Seed %5.</source>
        <translation>%1 von %2 Spielen sind gespielt (%3 %). Bots: %4. Startwert %5.</translation>
    </message>
    <message>
        <source>Combinations, closest to the goals first</source>
        <translation>Punkte, die nächsten an den Zielen zuerst</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>+ goal met, − missed, ? undecided, by 95 % intervals</source>
        <translation>+ erreicht das Ziel, − verfehlt es, ? noch nicht bekannt, nach 95-%-Intervallen</translation>
    </message>
    <message>
        <source>Part %1 belongs to a different study than the first.</source>
        <translation>Teil %1 ist von einer anderen Studie als der erste.</translation>
    </message>
    <message>
        <source>Where to write the comparison; a page with both side by side if it ends in .html</source>
        <translation>Wohin der Vergleich geschrieben wird; eine Seite mit beiden nebeneinander, wenn der Name auf .html endet</translation>
    </message>
    <message>
        <source>found a page for the output, expected a JSON file: only playtest, merge, figures and compare write pages, and none can be continued</source>
        <translation>gefunden: eine Seite als Ausgabe, erwartet: eine JSON-Datei; nur playtest, merge, figures und compare schreiben Seiten, und keine kann fortgesetzt werden</translation>
    </message>
    <message>
        <source>Find a figure</source>
        <translation>Kennzahl suchen</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>Die Zahlen</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Ist es fair?</translation>
    </message>
    <message>
        <source>How long is it?</source>
        <translation>Wie lang ist es?</translation>
    </message>
    <message>
        <source>How does it end?</source>
        <translation>Wie endet es?</translation>
    </message>
    <message>
        <source>Who scores what, and how close is it?</source>
        <translation>Wer punktet womit, und wie knapp ist es?</translation>
    </message>
    <message>
        <source>What do players do?</source>
        <translation>Was tun die Spieler?</translation>
    </message>
    <message>
        <source>Which tiles work?</source>
        <translation>Welche Plättchen taugen etwas?</translation>
    </message>
    <message>
        <source>How is the board used?</source>
        <translation>Wie wird der Spielplan genutzt?</translation>
    </message>
    <message>
        <source>What do the rules not cover?</source>
        <translation>Was decken die Regeln nicht ab?</translation>
    </message>
    <message>
        <source>What happens to pieces and tokens?</source>
        <translation>Was wird aus Figuren und Marken?</translation>
    </message>
    <message>
        <source>Seat %1 wins %2 %3 of the games, significantly more than its share.</source>
        <translation>Platz %1 gewinnt %2 %3 der Spiele, sicher mehr als seinen Anteil.</translation>
    </message>
    <message>
        <source>Seat %1 wins %2 %3 of the games, significantly less than its share.</source>
        <translation>Platz %1 gewinnt %2 %3 der Spiele, sicher weniger als seinen Anteil.</translation>
    </message>
    <message>
        <source>All seats are fair: each wins within one percentage point of an even share.</source>
        <translation>Alle Plätze sind fair: Jeder gewinnt bis auf einen Prozentpunkt den gleichen Anteil.</translation>
    </message>
    <message>
        <source>It is undecided whether the seats are fair; about %1 more games may tell.</source>
        <translation>Ob die Plätze fair sind, ist noch nicht bekannt; etwa %1 weitere Spiele können es zeigen.</translation>
    </message>
    <message>
        <source>The median game has %1 turns, all players together; eight in ten have between %2 and %3.</source>
        <translation>Das mittlere Spiel hat %1 Züge, alle Spieler zusammen; acht von zehn haben zwischen %2 und %3.</translation>
    </message>
    <message>
        <source>%1 of the games end by an escape, the others when the tiles run out.</source>
        <translation>%1 der Spiele enden durch eine Flucht, die anderen, wenn die Plättchen ausgehen.</translation>
    </message>
    <message>
        <source>%1 of the games end because the tiles run out.</source>
        <translation>%1 der Spiele enden, weil die Plättchen ausgehen.</translation>
    </message>
    <message>
        <source>A player scores %1 on average; the median winning margin is %2.</source>
        <translation>Ein Spieler erzielt im Durchschnitt %1 Punkte; der mittlere Vorsprung des Siegers ist %2.</translation>
    </message>
    <message>
        <source>The lead changes %1 times a game.</source>
        <translation>Die Führung wechselt %1-mal je Spiel.</translation>
    </message>
    <message>
        <source>The largest source of points: %1 of all points (%2).</source>
        <translation>Am meisten kommt aus einer Quelle: %1 aller Punkte (%2).</translation>
    </message>
    <message>
        <source>A decision has %1 legal moves on average; %2 of the decisions have only one.</source>
        <translation>Eine Entscheidung hat im Durchschnitt %1 erlaubte Schritte; %2 der Entscheidungen haben nur einen.</translation>
    </message>
    <message>
        <source>The most frequent choice is “%1”: %2 of a player&apos;s decisions.</source>
        <translation>Am häufigsten gewählt wird „%1“: %2 der Entscheidungen eines Spielers.</translation>
    </message>
    <message>
        <source>%1 of the drawn tiles fit nowhere.</source>
        <translation>%1 der gezogenen Plättchen passen nirgends.</translation>
    </message>
    <message>
        <source>No tile is refused significantly more often than others.</source>
        <translation>Kein Plättchen wird sicher öfter abgelehnt als andere.</translation>
    </message>
    <message>
        <source>Refused significantly more often than others: %1.</source>
        <translation>Sicher öfter abgelehnt als andere: %1.</translation>
    </message>
    <message>
        <source>Used significantly more than comparable chambers: %1.</source>
        <translation>Sicher mehr genutzt als vergleichbare Kammern: %1.</translation>
    </message>
    <message>
        <source>Used significantly less than comparable chambers: %1.</source>
        <translation>Sicher weniger genutzt als vergleichbare Kammern: %1.</translation>
    </message>
    <message>
        <source>No chamber is used significantly more or less than comparable ones.</source>
        <translation>Keine Kammer wird sicher mehr oder weniger genutzt als vergleichbare.</translation>
    </message>
    <message>
        <source>In %1 of the games: %2.</source>
        <translation>In %1 der Spiele: %2.</translation>
    </message>
    <message>
        <source>No situation occurred that the rules may not cover.</source>
        <translation>Es kam keine Situation vor, die die Regeln vielleicht nicht abdecken.</translation>
    </message>
    <message>
        <source>All figures: %1</source>
        <translation>Alle Kennzahlen: %1</translation>
    </message>
    <message>
        <source>All chambers: %1</source>
        <translation>Alle Kammern: %1</translation>
    </message>
    <message>
        <source>All tiles: %1</source>
        <translation>Alle Plättchen: %1</translation>
    </message>
    <message>
        <source>Two playtests side by side</source>
        <translation>Zwei Testläufe nebeneinander</translation>
    </message>
    <message>
        <source>Both played the same stacks and are compared stack by stack. Of %1 figures %2 differ significantly (false discovery rate 5 %).</source>
        <translation>Beide spielten dieselben Stapel und werden Stapel für Stapel verglichen. Von %1 Kennzahlen unterscheiden sich %2 sicher (Falscherkennungsrate 5 %).</translation>
    </message>
    <message>
        <source>They are compared as independent games. Of %1 figures %2 differ significantly (false discovery rate 5 %).</source>
        <translation>Sie werden als unabhängige Spiele verglichen. Von %1 Kennzahlen unterscheiden sich %2 sicher (Falscherkennungsrate 5 %).</translation>
    </message>
    <message>
        <source>%1 games of the bots %2 with “%3” on “%4”</source>
        <translation>%1 Spiele der Bots %2 mit „%3“ auf „%4“</translation>
    </message>
    <message>
        <source>All figures: %1, of which %2 differ significantly</source>
        <translation>Alle Kennzahlen: %1, davon %2 sicher verschieden</translation>
    </message>
    <message>
        <source>found the field %1, expected one of: %2</source>
        <translation>gefunden wurde das Feld %1, erwartet eines von: %2</translation>
    </message>
    <message>
        <source>found %1 for %2, expected a number from %3 to %4</source>
        <translation>gefunden wurde %1 für %2, erwartet eine Zahl von %3 bis %4</translation>
    </message>
    <message>
        <source>NAME=VALUE, any number that studies can vary: towers=18, dragons=6, mostAlike=4; may be repeated</source>
        <translation>NAME=WERT, jede Zahl, die Studien ändern können: towers=18, dragons=6, mostAlike=4; mehrmals möglich</translation>
    </message>
    <message>
        <source>The figure to compare, by its name in reports (default: what matters by these rules, such as end/escape, points/mean, space-in/dungeon)</source>
        <translation>Die Kennzahl, die verglichen wird, mit ihrem Namen in Berichten (Vorgabe: worauf es nach diesen Regeln ankommt, etwa end/escape, points/mean, space-in/dungeon)</translation>
    </message>
    <message>
        <source>FIELD=MIN..MAX, limits of any number that the generator of such sets takes: towers=0..20; may be repeated</source>
        <translation>FELD=MIN..MAX, Grenzen jeder Zahl, die der Generator solcher Sätze nimmt: towers=0..20; mehrmals möglich</translation>
    </message>
    <message>
        <source>Factor by which a configuration or a kind of side may become more or less frequent; 1 keeps them</source>
        <translation>Faktor, um den eine Form oder eine Art von Seite häufiger oder seltener werden darf; 1 lässt sie, wie sie sind</translation>
    </message>
    <message>
        <source>found the limit %1, expected FIELD=MIN..MAX</source>
        <translation>gefunden wurde die Grenze %1, erwartet FELD=MIN..MAX</translation>
    </message>
    <message>
        <source>Share of all points that comes from fields</source>
        <translation>Anteil der Wiesen an allen Punkten</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Wiesen</translation>
    </message>
    <message>
        <source>More sides with fields, or more small cities, would help.</source>
        <translation>Mehr Wiesenseiten oder mehr kleine Städte würden helfen.</translation>
    </message>
    <message>
        <source>Fewer sides with fields, or more roads that divide them, would help.</source>
        <translation>Weniger Wiesenseiten oder mehr Straßen, die Wiesen teilen, würden helfen.</translation>
    </message>
    <message>
        <source>Roads through a tunnel that score, per game</source>
        <translation>Gewertete Straßen durch einen Tunnel je Spiel</translation>
    </message>
    <message>
        <source>More tunnel mouths on the tiles would help.</source>
        <translation>Mehr Tunnelmündungen auf den Plättchen würden helfen.</translation>
    </message>
    <message>
        <source>Share of games in which any player enters the dungeon</source>
        <translation>Anteil der Spiele, in denen jemand das Verlies betritt</translation>
    </message>
    <message>
        <source>Pieces that the dragon sends home, per game</source>
        <translation>Figuren, die der Drache heimschickt, je Spiel</translation>
    </message>
    <message>
        <source>Share of turns in which the dragon bars the dungeon</source>
        <translation>Anteil der Züge, in denen der Drache das Verlies versperrt</translation>
    </message>
    <message>
        <source>Found %1, expected fields of the generator of sets for %2.</source>
        <translation>Gefunden wurde %1, erwartet Felder des Generators von Sätzen für %2.</translation>
    </message>
    <message>
        <source>Found limits for %1, expected one of: %2.</source>
        <translation>Gefunden wurden Grenzen für %1, erwartet eines von: %2.</translation>
    </message>
    <message>
        <source>Number of scorings per game: %1</source>
        <translation>Wie oft für eines gewertet wird, je Spiel: %1</translation>
    </message>
    <message>
        <source>Features that become shared by several players when a tile is laid, per game</source>
        <translation>Gebiete, die sich durch das Legen eines Plättchens mehrere Spieler teilen, je Spiel</translation>
    </message>
    <message>
        <source>Share of games in which any player&apos;s piece goes in: %1</source>
        <translation>Anteil der Spiele, in denen eine Figur eines Spielers hineingeht: %1</translation>
    </message>
    <message>
        <source>Contests</source>
        <translation>Streitfälle</translation>
    </message>
    <message>
        <source>Average number of features that become shared by several players when a copy is laid</source>
        <translation>Durchschnittliche Zahl der Gebiete, die sich durch das Legen eines Exemplars mehrere Spieler teilen</translation>
    </message>
    <message>
        <source>Found the number %1, expected 0 to %2.</source>
        <translation>Gefunden wurde die Zahl %1, erwartet 0 bis %2.</translation>
    </message>
    <message>
        <source>Found %1 volcanoes, dragons, portals and towers, expected at most one a tile: %2.</source>
        <translation>Gefunden wurden %1 Vulkane, Drachen, Portale und Türme, erwartet höchstens einer je Plättchen: %2.</translation>
    </message>
    <message>
        <source>found the bots %1 and %2, expected the same one in every seat: it plays against itself</source>
        <translation>Bots %1 und %2 gefunden, erwartet: auf jedem Platz derselbe; er spielt gegen sich selbst</translation>
    </message>
    <message>
        <source>Let the bot play against itself without a group of moves (“Place a follower”) or a kind of piece, on the same stacks; may be repeated</source>
        <translation>Lässt den Bot gegen sich selbst spielen, ohne eine Gruppe von Schritten (“Place a follower”) oder eine Art von Figur, mit denselben Stapeln; mehrmals möglich</translation>
    </message>
    <message>
        <source>Let a search play against itself with twice its playouts, on the same stacks, and double again, this many times</source>
        <translation>Lässt einen Denker gegen sich selbst mit doppelt so vielen Durchläufen spielen, mit denselben Stapeln, und so weiter, so oft wie angegeben</translation>
    </message>
    <message>
        <source>found “%1” for what a bot must do without, expected a group of moves or a kind of piece: %2</source>
        <translation>„%1“ gefunden als das, worauf ein Bot verzichten muss, erwartet: eine Gruppe von Schritten oder eine Art von Figur: %2</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Branching: average number of legal moves per decision</source>
        <translation>Verzweigung: durchschnittliche Zahl erlaubter Schritte je Entscheidung</translation>
    </message>
    <message>
        <source>Share of forced turns, in which every decision has only one legal move</source>
        <translation>Anteil erzwungener Züge, in denen jede Entscheidung nur einen erlaubten Schritt hat</translation>
    </message>
    <message>
        <source>Thinking longer than “%1” doesn&apos;t help significantly: the interval of the first doubling includes an even share or less.</source>
        <translation>Länger nachzudenken als „%1“ hilft nicht sicher: Das Intervall der ersten Verdopplung enthält den gleichen Anteil oder weniger.</translation>
    </message>
    <message>
        <source>Thinking longer helps significantly at each doubling, up to “%1”, the last one played.</source>
        <translation>Länger nachzudenken hilft sicher bei jeder Verdopplung, bis zu „%1“, der letzten gespielten.</translation>
    </message>
    <message>
        <source>Thinking longer helps significantly up to “%1”; for the doubling after it, the interval includes an even share or less.</source>
        <translation>Länger nachzudenken hilft sicher bis zu „%1“; bei der Verdopplung danach enthält das Intervall den gleichen Anteil oder weniger.</translation>
    </message>
    <message>
        <source>“%1” wins %2 against “%3”; an even share is %4. Points ahead: %5.</source>
        <translation>„%1“ gewinnt %2 gegen „%3“; gleich wäre %4. Punkte voraus: %5.</translation>
    </message>
    <message>
        <source>Without “%1”, “%2” wins %3 against itself with it; an even share is %4. Points ahead: %5.</source>
        <translation>Ohne „%1“ gewinnt „%2“ %3 gegen sich selbst ohne diesen Verzicht; gleich wäre %4. Punkte voraus: %5.</translation>
    </message>
    <message>
        <source>Stopped before the first game was over.</source>
        <translation>Angehalten, bevor das erste Spiel zu Ende war.</translation>
    </message>
    <message>
        <source>Compares games of the same stack with the seats rotated: it shows how much the seat and the order of the tiles together decide who wins, not whether these bots, or people, could have done more about it.</source>
        <translation>Vergleicht Spiele desselben Stapels mit getauschten Plätzen: Es sagt, wie weit Platz und Reihenfolge der Plättchen zusammen bestimmen, wer gewinnt, nicht, ob diese Bots oder Menschen mehr daraus hätten machen können.</translation>
    </message>
    <message>
        <source>The share of the variance between games that lies between stacks; the rest is what these bots decide and where they sit. Luck that a stack gives to one game and not to another belongs to the rest; a seat that always wins more isn&apos;t counted.</source>
        <translation>Der Teil der Unterschiede zwischen Spielen, der zwischen Stapeln liegt: Der Rest ist, was diese Bots entscheiden und wo sie sitzen. Glück, das ein Stapel einem Spiel bringt und einem anderen nicht, steckt im Rest; ein Platz, der immer mehr gewinnt, zählt nicht mit.</translation>
    </message>
    <message>
        <source>Counts the moves that the rules allow at a decision, not how many of them differ in value.</source>
        <translation>Zählt, was die Regeln bei einer Entscheidung erlauben, nicht, wie viele der Schritte verschieden viel wert sind.</translation>
    </message>
    <message>
        <source>Shows in how many turns the rules leave a player no choice, not in how many the best move is obvious.</source>
        <translation>Sagt, in wie vielen Zügen ein Spieler nur ausführt, was die Regeln übrig lassen, nicht, in wie vielen der beste Schritt auf der Hand liegt.</translation>
    </message>
    <message>
        <source>Near an even share, the first half matters little; near 100 %, the second half matters little. It doesn&apos;t show whether the lead wins or the skill that led to it.</source>
        <translation>Nahe dem gleichen Anteil zählt die erste Hälfte wenig, nahe 100 % die zweite. Es sagt nicht, ob die Führung gewinnt oder das Können, das zu ihr führte.</translation>
    </message>
    <message>
        <source>Shows how far behind a player can be and still win. It doesn&apos;t show how often a player who is behind wins: losers&apos; deficits aren&apos;t included.</source>
        <translation>Sagt, wie weit man zurückliegen und doch gewinnen kann. Es sagt nicht, wie oft gewinnt, wer zurückliegt: Rückstände der Verlierer sind nicht darin.</translation>
    </message>
    <message>
        <source>Known only in hindsight: from then on, the eventual winner leads in points. It doesn&apos;t mean that nobody could have caught up. A game that is tied, shared or won by something other than points counts as decided at the end.</source>
        <translation>Steht erst hinterher fest: Nach Punkten ist der spätere Sieger von da an vorn. Es sagt nicht, dass niemand mehr aufholen konnte. Gleichstand, geteilter Sieg und was anders als nach Punkten gewonnen wird, gilt als am Ende entschieden.</translation>
    </message>
    <message>
        <source>The player&apos;s own turn by which he has more points, as the rules count them, than before the first turn; not how many more.</source>
        <translation>Der eigene Zug des Spielers, bis zu dem es mehr Punkte sind als vor dem ersten Zug, so wie die Regeln sie zählen; nicht, wie viele.</translation>
    </message>
    <message>
        <source>Found the bot “%1”, expected one that thinks for a number of playouts: search-quick, search:iterations=50.</source>
        <translation>Bot „%1“ gefunden, erwartet: einer, der eine Zahl von Durchläufen lang nachdenkt: search-quick, search:iterations=50.</translation>
    </message>
    <message>
        <source>Found %1 doublings of %2 playouts, expected one or more, and at most %3 playouts at the end.</source>
        <translation>%1 Verdopplungen von %2 Durchläufen gefunden, erwartet: mindestens eine und am Ende höchstens %3 Durchläufe.</translation>
    </message>
    <message>
        <source>Influence of seat and stack on who wins: none if each seat wins equally often with every stack, complete if each stack has one seat that always wins</source>
        <translation>Platz und Stapel: wie weit sie entscheiden, wer gewinnt; gar nicht, wenn mit jedem Stapel jeder Platz gleich oft gewinnt, ganz, wenn mit jedem Stapel immer ein Platz gewinnt</translation>
    </message>
    <message>
        <source>Share of games in which one player alone leads at half-time</source>
        <translation>Anteil der Spiele, in denen zur Halbzeit ein Spieler allein führt</translation>
    </message>
    <message>
        <source>Win rate of the player who alone leads at half-time: P(win | ahead); a shared win is divided</source>
        <translation>Siegquote dessen, der zur Halbzeit allein führt: P(Sieg | vorn); geteilte Siege zählen anteilig</translation>
    </message>
    <message>
        <source>Winner&apos;s worst deficit: points behind the leader at the start of a turn, average</source>
        <translation>Größter Rückstand des Siegers: Punkte hinter dem Führenden zu Beginn eines Zuges, Durchschnitt</translation>
    </message>
    <message>
        <source>Winner&apos;s worst deficit in points: %1</source>
        <translation>Größter Rückstand des Siegers in Punkten: %1</translation>
    </message>
    <message>
        <source>Winner&apos;s worst deficit, as a multiple of the winning margin, of all games together</source>
        <translation>Größter Rückstand des Siegers als Vielfaches des Vorsprungs des Siegers, über alle Spiele</translation>
    </message>
    <message>
        <source>Decided when: average number of turns after which the eventual winner alone leads for good</source>
        <translation>Wann entschieden: durchschnittliche Zahl der Züge, nach denen der spätere Sieger endgültig allein führt</translation>
    </message>
    <message>
        <source>Turns until decided: %1</source>
        <translation>Entschieden nach so vielen Zügen: %1</translation>
    </message>
    <message>
        <source>Decided when: average share of the game&apos;s turns after which the eventual winner alone leads for good</source>
        <translation>Wann entschieden: durchschnittlicher Anteil der Züge des Spiels, nach dem der spätere Sieger endgültig allein führt</translation>
    </message>
    <message>
        <source>Stop after this many minutes, and write the best set so far</source>
        <translation>Nach so vielen Minuten anhalten und den bisher besten Satz schreiben</translation>
    </message>
    <message>
        <source>Points per game</source>
        <translation>Punkte je Spiel</translation>
    </message>
    <message>
        <source>scored by features with a tile there, each time in full, all players together</source>
        <translation>für Gebiete mit einem Plättchen dort, jedes Mal alle, alle Spieler zusammen</translation>
    </message>
    <message>
        <source>Pieces per game</source>
        <translation>Figuren je Spiel</translation>
    </message>
    <message>
        <source>placed there from players&apos; hands</source>
        <translation>aus der Hand von Spielern dorthin gesetzt</translation>
    </message>
    <message>
        <source>Contests per game</source>
        <translation>Streitfälle je Spiel</translation>
    </message>
    <message>
        <source>features that become shared by several players when a tile is laid there</source>
        <translation>Gebiete, die sich mehrere Spieler teilen, seit dort ein Plättchen gelegt wurde</translation>
    </message>
    <message>
        <source>Sent home per game</source>
        <translation>Heimgeschickte je Spiel</translation>
    </message>
    <message>
        <source>pieces there that are sent home by a neutral piece, such as the dragon</source>
        <translation>Figuren dort, die eine neutrale Figur heimschickt, wie der Drache</translation>
    </message>
    <message>
        <source>All places: %1</source>
        <translation>Alle Orte: %1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>%1 by place: %2; darker means more</source>
        <translation>%1 nach Ort: %2; dunkler heißt mehr</translation>
    </message>
    <message>
        <source>%1 by place</source>
        <translation>%1 nach Ort</translation>
    </message>
    <message>
        <source>Found %1 as a place, expected two whole numbers separated by a comma, each from %2 to %3.</source>
        <translation>%1 als Ort gefunden, erwartet: zwei ganze Zahlen mit einem Komma, jede von %2 bis %3.</translation>
    </message>
    <message>
        <source>Places are counted from the first tile of the board, which is at 0, 0: first eastwards, then southwards. Games counted: %1.</source>
        <translation>Orte werden vom ersten Plättchen des Spielplans aus gezählt, das bei 0, 0 liegt: erst nach Osten, dann nach Süden. Gezählte Spiele: %1.</translation>
    </message>
    <message>
        <source>Places are counted from the first tile of the board, which is at 0, 0: first eastwards, then southwards. Games counted: %1. Anything more than %2 cells away, %3 % of all, is counted at the border.</source>
        <translation>Orte werden vom ersten Plättchen des Spielplans aus gezählt, das bei 0, 0 liegt: erst nach Osten, dann nach Süden. Gezählte Spiele: %1. Was mehr als %2 Felder entfernt geschieht, %3 % von allem, wird am Rand gezählt.</translation>
    </message>
    <message>
        <source>Shows what this bot loses without it, not what it is worth to people, or to a bot that is designed to do without. A greedy bot plans without a group of moves; a search, and any bot without a kind of piece, still count on it for their later moves and so lose a little more.</source>
        <translation>Sagt, was dieser Bot ohne es verliert, nicht, was es Menschen wert ist oder einem Bot, der dafür gemacht ist, ohne es auszukommen. Ein gieriger Bot plant ohne eine Gruppe von Schritten; eine Suche, und jeder Bot ohne eine Art von Figuren, rechnen für spätere Schritte noch damit und verlieren so etwas mehr.</translation>
    </message>
    <message>
        <source>No tile surely decides games.</source>
        <translation>Kein Plättchen entscheidet sicher Spiele.</translation>
    </message>
    <message>
        <source>Tiles that surely decide games: %1.</source>
        <translation>Plättchen, die sicher Spiele entscheiden: %1.</translation>
    </message>
    <message>
        <source>%1 tests of swings, one for each tile, corrected for their number (Holm): if no tile decided anything, there would be a mark “surely decides games” in at most 5 % of such playtests.</source>
        <translation>%1 Tests von Ausschlägen, einer je Plättchen, für ihre Zahl korrigiert (Holm): Entschiede kein Plättchen etwas, so stünde „entscheidet sicher Spiele“ in höchstens 5 % solcher Testläufe.</translation>
    </message>
    <message>
        <source>surely decides games</source>
        <translation>entscheidet sicher Spiele</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Ausschlag</translation>
    </message>
    <message>
        <source>Average margin at the end (own points minus the best other player&apos;s) of those who drew the tile, minus the average over all draws of the same seat</source>
        <translation>Durchschnittlicher Vorsprung am Ende (eigene Punkte weniger die des besten anderen Spielers) derer, die das Plättchen zogen, abzüglich des Durchschnitts über alles, was derselbe Platz zog</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Ungenutzt</translation>
    </message>
    <message>
        <source>Share of laid copies on which no piece stood during the whole game, so that nothing was gained there</source>
        <translation>Anteil der gelegten Exemplare, auf denen im ganzen Spiel keine Figur stand, sodass dort nichts erhalten wurde</translation>
    </message>
    <message>
        <source>Share of laid copies on which no piece stood during the whole game, and of which no feature scored</source>
        <translation>Anteil der gelegten Exemplare, auf denen im ganzen Spiel keine Figur stand und von denen kein Gebiet gewertet wurde</translation>
    </message>
    <message>
        <source>Fewer unplaceable draws</source>
        <translation>Weniger Plättchen, die nirgends passen</translation>
    </message>
    <message>
        <source>unplaceable draws</source>
        <translation>Plättchen, die nirgends passen:</translation>
    </message>
    <message>
        <source>Fewer idle copies</source>
        <translation>Weniger ungenutzte Exemplare</translation>
    </message>
    <message>
        <source>idle copies</source>
        <translation>ungenutzte Exemplare:</translation>
    </message>
    <message>
        <source>Fewer dead ends</source>
        <translation>Weniger Sackgassen</translation>
    </message>
    <message>
        <source>dead ends</source>
        <translation>Sackgassen:</translation>
    </message>
    <message>
        <source>Fewer cells that no tile fits</source>
        <translation>Weniger Felder, auf die kein Plättchen passt</translation>
    </message>
    <message>
        <source>cells that no tile fits</source>
        <translation>Felder, auf die kein Plättchen passt:</translation>
    </message>
    <message>
        <source>Share of laid tiles on which no piece stood during the whole game, so that nothing was gained there</source>
        <translation>Anteil der gelegten Plättchen, auf denen im ganzen Spiel keine Figur stand, sodass dort nichts erhalten wurde</translation>
    </message>
    <message>
        <source>Share of laid tiles on which no piece stood during the whole game, and of which no feature scored</source>
        <translation>Anteil der gelegten Plättchen, auf denen im ganzen Spiel keine Figur stand und von denen kein Gebiet gewertet wurde</translation>
    </message>
    <message>
        <source>One more copy of “%1”: %2 %3 to %4 in %5 games</source>
        <translation>Ein Exemplar mehr von „%1“: %2 von %3 auf %4 in %5 Spielen</translation>
    </message>
    <message>
        <source>One copy fewer of “%1”: %2 %3 to %4 in %5 games</source>
        <translation>Ein Exemplar weniger von „%1“: %2 von %3 auf %4 in %5 Spielen</translation>
    </message>
    <message>
        <source>Found the picture “%1”, expected one in the folder of the set.</source>
        <translation>Bild „%1“ gefunden, erwartet wurde eines im Ordner des Satzes.</translation>
    </message>
    <message>
        <source>Copy it into the folder art beside the set, and name it as art/NAME.</source>
        <translation>Es in den Ordner art neben dem Satz kopieren und als art/NAME angeben.</translation>
    </message>
    <message>
        <source>Found no picture “%1” in the folder of the set.</source>
        <translation>Im Ordner des Satzes wurde kein Bild „%1“ gefunden.</translation>
    </message>
    <message>
        <source>Put the file there, or remove the picture from the tile.</source>
        <translation>Die Datei dort ablegen oder das Bild vom Plättchen entfernen.</translation>
    </message>
    <message>
        <source>The picture “%1” is larger than %2 MiB, which is the limit.</source>
        <translation>Das Bild „%1“ ist größer als die erlaubten %2 MiB.</translation>
    </message>
    <message>
        <source>Make it smaller: 1,000 pixels are plenty for a tile.</source>
        <translation>Es verkleinern: 1.000 Pixel sind für ein Plättchen reichlich.</translation>
    </message>
    <message>
        <source>Found a file of another kind, expected PNG, JPEG or SVG.</source>
        <translation>Eine Datei anderer Art gefunden, erwartet: PNG, JPEG oder SVG.</translation>
    </message>
    <message>
        <source>Choose a PNG, JPEG or SVG file.</source>
        <translation>Eine PNG-, JPEG- oder SVG-Datei wählen.</translation>
    </message>
    <message>
        <source>Found a picture that is damaged or incomplete.</source>
        <translation>Ein Bild gefunden, das beschädigt ist oder zu früh endet.</translation>
    </message>
    <message>
        <source>Save the picture again in the program that made it.</source>
        <translation>Das Bild in dem Programm, das es erstellt hat, noch einmal speichern.</translation>
    </message>
    <message>
        <source>Found a picture without width or height.</source>
        <translation>Ein Bild ohne Breite oder Höhe gefunden.</translation>
    </message>
    <message>
        <source>Found a picture of %1 by %2 pixels, expected at most %3 on a side and %4 million in all.</source>
        <translation>Ein Bild von %1 mal %2 Pixeln gefunden, erwartet: höchstens %3 je Seite und %4 Millionen im Ganzen.</translation>
    </message>
    <message>
        <source>Found “%1” in the SVG, expected shapes that need nothing but the file itself: no scripts, no links, no entities.</source>
        <translation>„%1“ im SVG gefunden, erwartet: Formen, die nur die Datei selbst brauchen, ohne Skripte, Verweise und Entitäten.</translation>
    </message>
    <message>
        <source>Save it as plain SVG, with its pictures embedded.</source>
        <translation>Es als einfaches SVG speichern, mit eingebetteten Bildern.</translation>
    </message>
    <message>
        <source>Found &lt;%1&gt; in the SVG, which would not look the same everywhere; expected shapes, gradients and embedded pictures.</source>
        <translation>&lt;%1&gt; im SVG gefunden, was nicht überall gleich aussähe; erwartet: Formen, Verläufe und eingebettete Bilder.</translation>
    </message>
    <message>
        <source>Turn texts and effects into paths, or save the picture as PNG.</source>
        <translation>Texte und Effekte in Pfade umwandeln oder das Bild als PNG speichern.</translation>
    </message>
    <message>
        <source>Found an SVG with too many or too deeply nested elements, expected at most %1, and %2 deep.</source>
        <translation>Ein SVG mit zu vielen oder zu tief verschachtelten Elementen gefunden, erwartet: höchstens %1, und %2 tief.</translation>
    </message>
    <message>
        <source>Simplify the drawing, or save the picture as PNG.</source>
        <translation>Die Zeichnung vereinfachen oder das Bild als PNG speichern.</translation>
    </message>
    <message>
        <source>Found &lt;%1&gt;, expected an SVG.</source>
        <translation>&lt;%1&gt; gefunden, erwartet: ein SVG.</translation>
    </message>
    <message>
        <source>There is a picture for “%1”, but no such tile.</source>
        <translation>Es gibt ein Bild für „%1“, aber kein solches Plättchen.</translation>
    </message>
    <message>
        <source>Correct the id in the file, or remove the entry.</source>
        <translation>Die Kennung in der Datei berichtigen oder den Eintrag entfernen.</translation>
    </message>
    <message>
        <source>Found %1, expected what a tuning writes there.</source>
        <translation>%1 gefunden, erwartet: was eine Abstimmung dorthin schreibt.</translation>
    </message>
    <message>
        <source>Found %1, expected at most %2, the sum over all cells.</source>
        <translation>Gefunden: %1, erwartet: höchstens %2, die Summe über alle Felder.</translation>
    </message>
    <message>
        <source>Bots in seat order: random, greedy, search-quick, search, search-strong, search:seconds=0.5, search:iterations=200; in landscape, tunnel and dungeon also one-ply</source>
        <translation>Bots in der Reihenfolge der Plätze: random, greedy, search-quick, search, search-strong, search:seconds=0.5, search:iterations=200; in landscape, tunnel und dungeon auch one-ply</translation>
    </message>
    <message>
        <source>the white marker stays</source>
        <translation>der weiße Marker bleibt liegen</translation>
    </message>
    <message>
        <source>removing a black marker takes %1 actions, but a turn has only %2; it can be removed by picks only</source>
        <translation>einen schwarzen Marker zu entfernen kostet %1 Aktionen, aber ein Zug hat nur %2; er lässt sich nur mit Dietrichen entfernen</translation>
    </message>
    <message>
        <source>Lower blackRemovalActions, or raise actionsPerTurn.</source>
        <translation>blackRemovalActions senken oder actionsPerTurn erhöhen.</translation>
    </message>
    <message>
        <source>A Runner or Prisoner may go on for the same action where both doors of a passageway are open; special doors never count as open (B-5.2).</source>
        <translation>Ein Läufer oder Gefangener geht mit derselben Aktion weiter, wo beide Türen eines Durchgangs offen sind; Sondertüren sind es nie (B-5.2).</translation>
    </message>
    <message>
        <source>Door markers may also be placed between two rooms of the board; one played from hand while moving always may be (B-5.7).</source>
        <translation>Türmarker dürfen auch zwischen zwei Räumen des Spielplans gesetzt werden; einer, der beim Gehen aus der Hand ausgespielt wird, darf es immer (B-5.7).</translation>
    </message>
    <message>
        <source>A white marker may be played while moving, without an action of its own, where the exit door costs a pick (B-6.5).</source>
        <translation>Ein weißer Marker darf beim Gehen ausgespielt werden, ohne eigene Aktion, wo die Ausgangstür einen Dietrich kostet (B-6.5).</translation>
    </message>
    <message>
        <source>Whoever passes a white marker may leave it in place and pay for the exit door, if it costs anything (B-6.5).</source>
        <translation>Wer an einem weißen Marker vorbeigeht, darf ihn liegen lassen und die Ausgangstür zahlen, wenn sie etwas kostet (B-6.5).</translation>
    </message>
    <message>
        <source>The fairy leaves the dungeon with the follower whom she is with; he leaves before others of his kind (D-2.4).</source>
        <translation>Sie verlässt das Verlies mit dem Gefolgsmann, bei dem sie ist; er geht als Erster seiner Art hinaus (D-2.4).</translation>
    </message>
    <message>
        <source>The dragon may come out of the dungeon where the fairy is, even when it is flushed out (D-5.2, D-5.3).</source>
        <translation>Der Drache darf dort aus dem Verlies kommen, wo die Fee ist, auch wenn er aufgescheucht wird (D-5.2, D-5.3).</translation>
    </message>
    <message>
        <source>To its own tile and the eight around it, to the tiles of the feature that was scored (for a cloister, only its own), or to its own tile and those that touch it along a side (L-4.3).</source>
        <translation>Auf sein Plättchen und die acht darum herum, auf die Plättchen des gewerteten Gebiets (bei einem Kloster nur sein eigenes) oder auf sein Plättchen und die, die es mit einer Seite berühren (L-4.3).</translation>
    </message>
    <message>
        <source>Everybody has the same number of turns: no round begins, and no second part of a turn, unless the stack has a tile for each player still to come in it. A player who finds only tiles that fit nowhere takes his turn without one (L-2.4).</source>
        <translation>Alle haben gleich viele Züge: Keine Runde beginnt, und kein zweiter Teil eines Zugs, wenn der Stapel nicht für jeden, der in ihr noch kommt, ein Plättchen hat. Wer nur Plättchen findet, die nirgends passen, hat seinen Zug ohne eines (L-2.4).</translation>
    </message>
    <message>
        <source>there is no tile to lay this turn</source>
        <translation>in diesem Zug gibt es kein Plättchen zu legen</translation>
    </message>
    <message>
        <source>Both tokens of a tunnel come back to their player when its road is scored; the road ends at its mouths again (U-2.2).</source>
        <translation>Beide Marken eines Tunnels kehren zu ihrem Spieler zurück, wenn seine Straße gewertet wird; die Straße endet wieder an seinen Mündungen (U-2.2).</translation>
    </message>
    <message>
        <source>%1: found %2, expected %3 or %4</source>
        <translation>%1: gefunden: %2, erwartet: %3 oder %4</translation>
    </message>
    <message>
        <source>No round begins, and no second part of a turn, unless the stack has a tile for each player who is still to come in it. If none of the tiles left can be laid in the middle of a round, the others take their turns without a tile. The game is over with the last round.</source>
        <translation>Keine Runde beginnt und kein zweiter Teil eines Zuges, wenn der Stapel nicht für jeden, der darin noch an die Reihe kommt, ein Plättchen hat. Lässt sich mitten in einer Runde keines der übrigen Plättchen legen, so haben die anderen ihren Zug ohne Plättchen. Das Spiel ist mit der letzten Runde aus.</translation>
    </message>
    <message>
        <source>Both tokens of a tunnel come back when its road is scored; then the road ends at those mouths again, and they can take tokens again.</source>
        <translation>Beide Marken eines Tunnels kommen zurück, wenn seine Straße gewertet wird; dann endet die Straße wieder an diesen Mündungen, und sie nehmen wieder Marken.</translation>
    </message>
    <message>
        <source>%1 is played with these sets too: %2</source>
        <translation>%1 wird auch mit diesen Sätzen gespielt: %2</translation>
    </message>
    <message>
        <source>Name them with --tileset, unless the leaflet is for a game without them.</source>
        <translation>Mit --tileset nennen, wenn das Faltblatt nicht für ein Spiel ohne sie ist.</translation>
    </message>
    <message>
        <source>found --tileset, which works only with --what rules</source>
        <translation>gefunden: --tileset, das nur mit --what rules geht</translation>
    </message>
    <message>
        <source>A tile set of the leaflet; several are combined</source>
        <translation>Ein Plättchensatz des Faltblatts; mehrere werden vereint</translation>
    </message>
    <message>
        <source>Rules of leaflet, pieces and aids (default: those that the tiles suit)</source>
        <translation>Regelwerk von Faltblatt, Figuren und Spielhilfen (Vorgabe: das, wozu die Plättchen passen)</translation>
    </message>
    <message>
        <source>A rule option of leaflet, pieces and player aids, name=value; may be repeated</source>
        <translation>Eine Regeloption für Faltblatt, Figuren und Spielhilfen, name=wert; mehrmals möglich</translation>
    </message>
    <message>
        <source>How many pick colours are in play, from blue on; set: as many as the tile set lists. A skull of any other colour counts as an open door (B-1.5).</source>
        <translation>Wie viele Dietrichfarben im Spiel sind, von Blau an; set: so viele, wie die Liste des Plättchensatzes reicht. Ein Schädel jeder anderen Farbe gilt als offene Tür (B-1.5).</translation>
    </message>
    <message>
        <source>as the tile set lists</source>
        <translation>wie im Plättchensatz</translation>
    </message>
    <message>
        <source>%1 a turn, protects</source>
        <translation>%1 je Zug, beschützt</translation>
    </message>
    <message>
        <source>protects</source>
        <translation>beschützt</translation>
    </message>
    <message>
        <source>A Runner or a Prisoner may go on for the same action, as far as he likes, through passageways with two open doors and no marker, but into no chamber twice.</source>
        <translation>Ein Läufer oder Gefangener geht für dieselbe Aktion weiter, so weit er will, durch Durchgänge mit zwei offenen Türen und ohne Marker, aber in keine Kammer zweimal.</translation>
    </message>
    <message>
        <source>You may play a white one while you move, without an action of its own, where the door would cost you a pick.</source>
        <translation>Einen weißen darf man beim Bewegen ausspielen, ohne eigene Aktion, wo die Tür einen Dietrich kosten würde.</translation>
    </message>
    <message>
        <source>It goes back to the supply.</source>
        <translation>Er kommt zurück in den Vorrat.</translation>
    </message>
    <message>
        <source>Each player takes only one key in the whole game. A player who has taken his, or finds none left, can&apos;t enter.</source>
        <translation>Jeder Spieler nimmt im ganzen Spiel einen Schlüssel. Wer seinen schon genommen hat oder keinen mehr findet, kommt nicht hinein.</translation>
    </message>
    <message>
        <source>Only one key is taken in the whole game; after that nobody can enter.</source>
        <translation>Im ganzen Spiel wird nur ein Schlüssel genommen; dann kommt niemand mehr hinein.</translation>
    </message>
    <message>
        <source>That ends his player&apos;s turn. The round is played to its end, and every player whose Prisoner has escaped wins; a Prisoner who has escaped bars the guardhouse to nobody.</source>
        <translation>Damit endet der Zug seines Spielers. Die Runde wird zu Ende gespielt, und es gewinnt jeder, dessen Gefangener entkommen ist; wer entkommen ist, versperrt das Wachhaus niemandem.</translation>
    </message>
    <message>
        <source>blue picks: %1</source>
        <translation>blaue Dietriche: %1</translation>
    </message>
    <message>
        <source>With two players, yellow starts in the cell of red.</source>
        <translation>Zu zweit beginnt Gelb in der Zelle von Rot.</translation>
    </message>
    <message>
        <source>In seat order, each player then chooses one coloured pick.</source>
        <translation>Dann wählt jeder, in der Reihenfolge der Plätze, einen farbigen Dietrich.</translation>
    </message>
    <message>
        <source>In seat order, each player then chooses %1 coloured picks, the same or different.</source>
        <translation>Dann wählt jeder, in der Reihenfolge der Plätze, %1 farbige Dietriche, gleiche oder verschiedene.</translation>
    </message>
    <message>
        <source>The players are blue, yellow, green and red, in this order; blue begins. All hands are open. Pay first, then take; what the supply lacks can&apos;t be taken.</source>
        <translation>Die Spieler sind Blau, Gelb, Grün und Rot, in dieser Reihenfolge; Blau beginnt. Alle Hände sind offen. Erst zahlen, dann nehmen; was der Vorrat nicht hat, kann niemand nehmen.</translation>
    </message>
    <message>
        <source>It is sealed off when neither it nor any chamber joined to it, whatever doors and markers lie between, has a passage at the edge of the dungeon, and none of them is a guard chamber (for a key room or a guardhouse: an entrance).</source>
        <translation>Abgeriegelt ist ein solcher Raum, wenn weder er noch eine mit ihm verbundene Kammer, gleich welche Türen und Marker dazwischen liegen, einen Gang am Rand des Verlieses hat und keine davon eine Wachkammer ist (bei Schlüsselraum und Wachhaus: ein Eingang).</translation>
    </message>
    <message>
        <source>Only blue is in play; any other skull is an open door.</source>
        <translation>Nur Blau ist im Spiel; jeder andere Schädel ist eine offene Tür.</translation>
    </message>
    <message>
        <source>Guardhouse: entered only by a Prisoner whose player holds a golden key, never by a Runner.</source>
        <translation>Wachhaus: nur ein Gefangener, dessen Spieler einen goldenen Schlüssel hat, kommt hinein, nie ein Läufer.</translation>
    </message>
    <message>
        <source>Whoever passes may leave it, and then pays and takes as if there were no marker.</source>
        <translation>Wer hindurchgeht, darf ihn liegen lassen und zahlt und nimmt, als wäre kein Marker da.</translation>
    </message>
    <message>
        <source>A Guard is always alone in a chamber.</source>
        <translation>Ein Wächter ist in einer Kammer immer allein.</translation>
    </message>
    <message>
        <source>Guards pay nothing. They may also go into an empty guardhouse, key room or closed cell, and so bar it; never into an entrance.</source>
        <translation>Wächter zahlen nichts. Sie gehen auch in ein Wachhaus, einen Schlüsselraum und eine geschlossene Zelle, in der niemand ist, und versperren sie so; nie in einen Eingang.</translation>
    </message>
    <message>
        <source>Volcano: when you lay it, the dragon comes to this tile at once. Nothing is placed on the tile where the dragon stands.</source>
        <translation>Vulkan: wird er gelegt, kommt der Drache sofort auf dieses Plättchen. Auf das Plättchen, wo der Drache steht, wird nichts gesetzt.</translation>
    </message>
    <message>
        <source>Dragon: when you lay it and the dragon is in play, it flies before scoring.</source>
        <translation>Drache: wird er gelegt und ist der Drache im Spiel, so fliegt er vor der Wertung.</translation>
    </message>
    <message>
        <source>Dragon: when you lay it and the dragon is in play, it flies after scoring.</source>
        <translation>Drache: wird er gelegt und ist der Drache im Spiel, so fliegt er nach der Wertung.</translation>
    </message>
    <message>
        <source>It takes one step.</source>
        <translation>Er macht einen Schritt.</translation>
    </message>
    <message>
        <source>It takes %1 steps.</source>
        <translation>Er macht %1 Schritte.</translation>
    </message>
    <message>
        <source>Each step leads to a tile that touches its own along a side, where it has not been in this flight and where the fairy is not; if there is none, the flight is over. All figures on a tile that it enters go home.</source>
        <translation>Jeder Schritt führt auf ein Plättchen, das seines an einer Seite berührt, auf dem er in diesem Flug noch nicht war und auf dem die Fee nicht ist; gibt es keines, ist der Flug vorbei. Alle Figuren auf einem Plättchen, das er betritt, kehren heim.</translation>
    </message>
    <message>
        <source>When his feature is scored, she brings you %1, even if its points go to others.</source>
        <translation>Wird sein Gebiet gewertet, bringt sie %1, auch wenn die Punkte dafür an andere gehen.</translation>
    </message>
    <message>
        <source>If two players hold each other&apos;s followers, one of each comes home at once. Once in your turn, before or after placing, you may buy back a follower for 3 of your points, if you have them; they go to the player who holds him.</source>
        <translation>Halten zwei Spieler Gefolgsleute voneinander gefangen, so kehren sofort zwei davon heim. Einmal im eigenen Zug, vor oder nach dem Setzen, darf man einen Gefolgsmann für 3 Punkte zurückkaufen, die man hat; sie bekommt, wer ihn hält.</translation>
    </message>
    <message>
        <source>In: on a tile with an entrance that you have just laid you may, instead of placing a figure, send a small or large follower or the mayor into the dungeon, from this tile or one that touches it along a side.</source>
        <translation>Hinein: auf einem eben gelegten Plättchen mit Eingang darf man, statt eine Figur zu setzen, einen kleinen oder den großen Gefolgsmann oder den Bürgermeister ins Verlies schicken, von diesem Plättchen oder einem, das es an einer Seite berührt.</translation>
    </message>
    <message>
        <source>In: on a tile with an entrance that you have just laid you may, instead of placing a figure, send a small or large follower or the mayor into the dungeon, from your supply, this tile or one that touches it along a side.</source>
        <translation>Hinein: auf einem eben gelegten Plättchen mit Eingang darf man, statt eine Figur zu setzen, einen kleinen oder den großen Gefolgsmann oder den Bürgermeister ins Verlies schicken, aus dem eigenen Vorrat, von diesem Plättchen oder einem, das es an einer Seite berührt.</translation>
    </message>
    <message>
        <source>The mayor goes in only by a tile with a city.</source>
        <translation>Der Bürgermeister geht nur auf einem Plättchen mit Stadt hinein.</translation>
    </message>
    <message>
        <source>If the dragon stands on that tile, he is eaten.</source>
        <translation>Steht der Drache auf diesem Plättchen, so wird er gefressen.</translation>
    </message>
    <message>
        <source>The fairy may be put with a follower of yours below; there she brings nothing.</source>
        <translation>Die Fee darf zu einem eigenen Gefolgsmann unten gestellt werden; dort bringt sie nichts.</translation>
    </message>
    <message>
        <source>They are asked clockwise from the player who made the step.</source>
        <translation>Gefragt wird im Uhrzeigersinn, zuerst, wer den Schritt gemacht hat.</translation>
    </message>
    <message>
        <source>Each decides for the small ones first, then the large one, then the mayor; any that find the dungeon full are eaten.</source>
        <translation>Jeder entscheidet zuerst für die kleinen, dann für den großen, dann für den Bürgermeister; wer das Verlies voll findet, wird gefressen.</translation>
    </message>
    <message>
        <source>Each decides for the small ones first, then the large one, then the mayor.</source>
        <translation>Jeder entscheidet zuerst für die kleinen, dann für den großen, dann für den Bürgermeister.</translation>
    </message>
    <message>
        <source>If there is not room for all, the small ones go first, then the large one, then the mayor.</source>
        <translation>Ist nicht für alle Platz, so gehen zuerst die kleinen, dann der große, dann der Bürgermeister.</translation>
    </message>
    <message>
        <source>From there nobody flees; the next players make its other steps, and it does not go in again by that tile.</source>
        <translation>Von dort flieht niemand; die nächsten Spieler machen seine weiteren Schritte, und auf diesem Plättchen geht er nicht wieder hinein.</translation>
    </message>
    <message>
        <source>Road: %1 for each tile, complete or not. Complete when both ends are closed, by a crossing, a city or a cloister, or when it forms a ring.</source>
        <translation>Straße: %1 je Plättchen, fertig oder nicht. Fertig ist sie, wenn beide Enden geschlossen sind, durch eine Kreuzung, eine Stadt oder ein Kloster, oder wenn sie ein Ring ist.</translation>
    </message>
    <message>
        <source>City: %1 for each tile when complete, half as much if not. Complete when it is closed all around and has no gap inside.</source>
        <translation>Stadt: fertig %1 je Plättchen, unfertig halb so viel. Fertig ist sie, wenn sie ringsum geschlossen ist und innen keine Lücke hat.</translation>
    </message>
    <message>
        <source>A complete city of only two tiles scores half as much, unless it has a cathedral.</source>
        <translation>Eine fertige Stadt aus nur zwei Plättchen bringt halb so viel, wenn sie keine Kathedrale hat.</translation>
    </message>
    <message>
        <source>Roads, cities and the outer edge of the tiles bound it.</source>
        <translation>Straßen, Städte und der Rand der Plättchen begrenzen sie.</translation>
    </message>
    <message>
        <source>Wine, grain and cloth have no effect in this game.</source>
        <translation>Wein, Korn und Tuch bedeuten in diesem Spiel nichts.</translation>
    </message>
    <message>
        <source>Builder: placed in place of a follower, on a road or city of the tile just laid, complete or not, on which you have a follower. When a later tile of yours continues it, you draw, lay, place and score once more, once a turn. He counts for nothing when followers are compared, and goes home with your last follower there, or when it is scored.</source>
        <translation>Baumeister: statt eines Gefolgsmanns, auf eine Straße oder Stadt des eben gelegten Plättchens, fertig oder nicht, auf der man einen Gefolgsmann hat. Setzt ein späteres eigenes Plättchen sie fort, so zieht, legt, setzt und wertet man noch einmal, einmal je Zug. Beim Vergleich der Gefolgsleute zählt er nicht; er kehrt mit dem letzten eigenen Gefolgsmann dort heim, oder wenn sie gewertet wird.</translation>
    </message>
    <message>
        <source>Pig: placed in place of a follower, on a field of the tile just laid on which you have a follower. If you score the field, each complete city of it brings you %1 more. It counts for nothing when followers are compared, and goes home with your last follower there.</source>
        <translation>Schwein: statt eines Gefolgsmanns, auf eine Wiese des eben gelegten Plättchens, auf der man einen Gefolgsmann hat. Wertet man die Wiese, so bringt jede fertige Stadt daran %1 mehr. Beim Vergleich der Gefolgsleute zählt es nicht; es kehrt mit dem letzten eigenen Gefolgsmann dort heim.</translation>
    </message>
    <message>
        <source>The dragon and the fairy start beside the tiles. If a dragon tile is drawn before the first volcano, set it aside and draw another; with the first volcano, shuffle those set aside into the stack.</source>
        <translation>Drache und Fee sind zuerst neben den Plättchen. Wird ein Drachenplättchen vor dem ersten Vulkan gezogen, so legt man es beiseite und zieht ein anderes; mit dem ersten Vulkan werden die beiseitegelegten in den Stapel gemischt.</translation>
    </message>
    <message>
        <source>Two tokens of one colour join the two roads at their mouths into one, for all players. Two at the ends of one road close both.</source>
        <translation>Zwei Marken einer Farbe machen aus den beiden Straßen an ihren Mündungen eine, für alle Spieler. Zwei an den Enden einer Straße schließen beide.</translation>
    </message>
    <message>
        <source>Add it: it is in play, since a later colour is.</source>
        <translation>Sie hinzufügen: sie ist im Spiel, weil eine spätere Farbe es ist.</translation>
    </message>
    <message>
        <source>The %1 side is %2, which comes after the last pick colour of the tile set; unless a game is played with more colours, the door counts as open.</source>
        <translation>Die Seite im %1 ist %2, eine Farbe nach der letzten Dietrichfarbe des Plättchensatzes; wird nicht mit mehr Farben gespielt, gilt die Tür als offen.</translation>
    </message>
    <message>
        <source>It eats nothing on the tile where it starts.</source>
        <translation>Auf dem Plättchen, von dem er ausgeht, frisst er nichts.</translation>
    </message>
    <message>
        <source>Anyone may fetch her from there to a follower of his own.</source>
        <translation>Jeder darf sie von dort zu einem eigenen Gefolgsmann holen.</translation>
    </message>
    <message>
        <source>Your followers of a kind there are alike: while the dragon is not below, the one with her leaves last.</source>
        <translation>Eigene Gefolgsleute einer Art sind dort gleich: solange der Drache nicht unten ist, geht der mit ihr als Letzter hinaus.</translation>
    </message>
    <message>
        <source>Your followers of a kind there are alike: the one with her leaves first.</source>
        <translation>Eigene Gefolgsleute einer Art sind dort gleich: der mit ihr geht als Erster hinaus.</translation>
    </message>
    <message>
        <source>The dragon eats nobody there.</source>
        <translation>Dort frisst der Drache niemanden.</translation>
    </message>
    <message>
        <source>Followers are the small and large ones, the mayor and the wagon; figures are these, the builder and the pig.</source>
        <translation>Gefolgsleute sind die kleinen und der große, der Bürgermeister und der Wagen; Figuren sind diese, der Baumeister und das Schwein.</translation>
    </message>
    <message>
        <source>You may place one figure at most.</source>
        <translation>Man setzt höchstens eine Figur oder keine.</translation>
    </message>
    <message>
        <source>An inn counts for the whole of the joined road.</source>
        <translation>Ein Gasthaus zählt für die ganze verbundene Straße.</translation>
    </message>
    <message>
        <source>repeat</source>
        <translation>wiederholt</translation>
    </message>
    <message>
        <source>Collecting again</source>
        <translation>Noch einmal einsammeln</translation>
    </message>
    <message>
        <source>How often a player may take one more pick of the colour that a move brought: once after it, or as often as he has actions (B-5.3).</source>
        <translation>Wie oft ein Spieler noch einen Dietrich der Farbe nimmt, die eine Bewegung brachte: einmal danach, oder so oft Aktionen da sind (B-5.3).</translation>
    </message>
    <message>
        <source>Exchange token at any time</source>
        <translation>Tauschmarke jederzeit</translation>
    </message>
    <message>
        <source>The exchange token may also be used between drawing another tile and laying it (B-4.7).</source>
        <translation>Die Tauschmarke darf auch zwischen dem Ziehen eines weiteren Plättchens und dem Legen verwendet werden (B-4.7).</translation>
    </message>
    <message>
        <source>Collect again: directly after a move that brought a pick, take one more of its colour.</source>
        <translation>Noch einmal einsammeln: direkt nach einer Bewegung, die einen Dietrich brachte, noch einen dieser Farbe nehmen.</translation>
    </message>
    <message>
        <source>Once after each such move.</source>
        <translation>Einmal nach jeder solchen Bewegung.</translation>
    </message>
    <message>
        <source>As often as you have actions for it.</source>
        <translation>So oft man Aktionen dafür hat.</translation>
    </message>
    <message>
        <source>Also between drawing another tile and laying it.</source>
        <translation>Auch zwischen dem Ziehen eines weiteren Plättchens und dem Legen.</translation>
    </message>
    <message>
        <source>the pick stays</source>
        <translation>der Dietrich bleibt</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>Taking picks</source>
        <translation>Dietriche nehmen</translation>
    </message>
    <message>
        <source>Whether a Runner who enters by a skull always takes its pick, or may leave it in the supply (B-6.3).</source>
        <translation>Ob ein Läufer, der durch einen Schädel hineingeht, dessen Dietrich immer nimmt oder im Vorrat lassen darf (B-6.3).</translation>
    </message>
    <message>
        <source>He may leave it there.</source>
        <translation>Er darf ihn dort lassen.</translation>
    </message>
    <message>
        <source>left, or no such field</source>
        <translation>left, oder kein solches Feld</translation>
    </message>
    <message>
        <source>white marker in the chamber at %1, %2</source>
        <translation>weißer Marker in der Kammer bei %1, %2</translation>
    </message>
    <message>
        <source>white markers lie in chambers, but the map shows some on passageways</source>
        <translation>weiße Marker liegen in Kammern, aber die Karte zeigt welche auf Durchgängen</translation>
    </message>
    <message>
        <source>Remove them from the map, or set whiteMarks to passageway.</source>
        <translation>Sie aus der Karte entfernen oder whiteMarks auf passageway setzen.</translation>
    </message>
    <message>
        <source>passageway</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>White markers lie</source>
        <translation>Weiße Marker liegen</translation>
    </message>
    <message>
        <source>Where white markers lie: on a passageway, for both directions, or in a chamber, for whichever of its coloured doors the next one leaves by (B-6.5).</source>
        <translation>Wo weiße Marker liegen: auf einem Durchgang, für beide Richtungen, oder in einer Kammer, für die farbige Tür, durch die der Nächste sie verlässt (B-6.5).</translation>
    </message>
    <message>
        <source>no chamber with a coloured door has room for a white marker</source>
        <translation>in keiner Kammer mit farbiger Tür ist Platz für einen weißen Marker</translation>
    </message>
    <message>
        <source>you have no black marker</source>
        <translation>kein eigener schwarzer Marker vorhanden</translation>
    </message>
    <message>
        <source>Place a black door marker of yours on a passageway that has none, or a white one in a chamber that has a coloured door and no white one.</source>
        <translation>Einen eigenen schwarzen Türmarker auf einen Durchgang legen, der noch keinen hat, oder einen weißen in eine Kammer, die eine farbige Tür und noch keinen weißen hat.</translation>
    </message>
    <message>
        <source>No white one may lie in a room of the board.</source>
        <translation>Kein weißer in einem Raum des Spielplans.</translation>
    </message>
    <message>
        <source>White marker: the next Runner or Prisoner to leave its chamber by a coloured door pays nothing for a skull and takes nothing; then the marker goes back to the supply.</source>
        <translation>Weißer Marker: der nächste Läufer oder Gefangene, der seine Kammer durch eine farbige Tür verlässt, zahlt keinen Schädel und sammelt nichts ein; dann kommt der Marker zurück in den Vorrat.</translation>
    </message>
    <message>
        <source>to remove: %1</source>
        <translation>ihn entfernen: %1</translation>
    </message>
    <message>
        <source>silver pick: %1</source>
        <translation>Silberdietrich: %1</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>text, outlines, or auto: text in PDF, outlines in SVG</source>
        <translation>text, outlines oder auto: Text in PDF, Umrisse in SVG</translation>
    </message>
    <message>
        <source>no font on this computer has these letters; boxes stand for them: %1</source>
        <translation>keine Schrift dieses Rechners hat diese Buchstaben; Kästchen stehen für sie: %1</translation>
    </message>
    <message>
        <source>Install a font that has them, or use other letters.</source>
        <translation>Eine Schrift installieren, die sie hat, oder andere Buchstaben schreiben.</translation>
    </message>
    <message>
        <source>the text is too long for its place and was shortened: %1</source>
        <translation>der Text ist zu lang für seinen Platz und wurde gekürzt: %1</translation>
    </message>
    <message>
        <source>Shorten the text, or choose larger paper.</source>
        <translation>Weniger schreiben oder größeres Papier wählen.</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>The code of the language into which this is translated.</extracomment>
        <translation>de</translation>
    </message>
    <message>
        <source>Text as</source>
        <translation>Text als</translation>
    </message>
    <message>
        <source>Text can be searched and copied, and its font is in the file; outlines look the same in every program</source>
        <translation>Text lässt sich suchen und kopieren, und seine Schrift ist in der Datei; Umrisse sehen in jedem Programm gleich aus</translation>
    </message>
    <message>
        <source>text in PDF, outlines in SVG</source>
        <translation>Text in PDF, Umrisse in SVG</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>outlines</source>
        <translation>Umrisse</translation>
    </message>
    <message>
        <source>%1 is new and equals %2, which is missing from the table; nothing was written</source>
        <translation>%1 ist neu und gleicht %2, das in der Tabelle fehlt; nichts wurde geschrieben</translation>
    </message>
    <message>
        <source>Choose --equal rename or --equal add; --list lists all.</source>
        <translation>Mit --equal rename oder --equal add entscheiden; --list nennt alle.</translation>
    </message>
    <message>
        <source>What happens to a new tile that equals a missing one in all but its id: rename gives that one the new id, add keeps both</source>
        <translation>Was aus einem neuen Plättchen wird, das einem fehlenden bis auf die Kennung gleicht: rename gibt jenem die neue Kennung, add behält beide</translation>
    </message>
    <message>
        <source>row 1: the column %1 was read as %2</source>
        <translation>Zeile 1: Die Spalte %1 wurde als %2 gelesen</translation>
    </message>
    <message>
        <source>row 1: unknown columns, kept as fields of the tiles: %1</source>
        <translation>Zeile 1: unbekannte Spalten, als Felder der Plättchen behalten: %1</translation>
    </message>
    <message>
        <source>row 1: there is no column count; each new tile has one copy</source>
        <translation>Zeile 1: Die Spalte count fehlt; von jedem neuen Plättchen gibt es eines</translation>
    </message>
    <message>
        <source>row 1: found a heading, and no row of a tile below it</source>
        <translation>Zeile 1: eine Kopfzeile gefunden, aber darunter keine Zeile mit einem Plättchen</translation>
    </message>
    <message>
        <source>row 1: found the columns of a %1 set, and this is a %2 set; expected the columns %3</source>
        <translation>Zeile 1: die Spalten eines Satzes für %1 gefunden, dieser aber ist für %2; erwartet: die Spalten %3</translation>
    </message>
    <message>
        <source>Import it into a set of its own.</source>
        <translation>In einen eigenen Satz importieren.</translation>
    </message>
    <message>
        <source>found the file name %1, expected one that ends in %2, or a folder</source>
        <translation>Dateiname %1 gefunden, erwartet: einer, der auf %2 endet, oder ein Ordner</translation>
    </message>
    <message>
        <source>Remove the pages and pieces that an earlier run left in the folder</source>
        <translation>Seiten und Teile entfernen, die ein früherer Lauf im Ordner zurückließ</translation>
    </message>
    <message>
        <source>files of an earlier run are still there (%1): %2</source>
        <translation>Dateien eines früheren Laufs sind noch da (%1): %2</translation>
    </message>
    <message>
        <source>With --remove-leftovers they are removed.</source>
        <translation>Mit --remove-leftovers werden sie entfernt.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be removed: %2</source>
        <translation>%1 lässt sich nicht entfernen: %2</translation>
    </message>
    <message>
        <source>Paper %1 x %2 mm, margins %3, %4, %5, %6 (top, right, bottom, left), tiles %7 mm, gaps %8 across and %9 down</source>
        <translation>Papier %1 x %2 mm, Ränder %3, %4, %5, %6 (oben, rechts, unten, links), Plättchen %7 mm, Abstand %8 quer und %9 längs</translation>
    </message>
    <message>
        <source>Margin in mm; or four as TOPxRIGHTxBOTTOMxLEFT</source>
        <translation>Rand in mm; oder vier als OBENxRECHTSxUNTENxLINKS</translation>
    </message>
    <message>
        <source>Gap between the bleeds of neighbours in mm; or two as ACROSSxDOWN</source>
        <translation>Zwischen dem Beschnitt von Nachbarn in mm; oder zwei als QUERxLÄNGS</translation>
    </message>
    <message>
        <source>Moves backs, in mm, as ACROSSxDOWN</source>
        <translation>Verschiebt Rückseiten, in mm, als QUERxLÄNGS</translation>
    </message>
    <message>
        <source>the set has nothing that this game adds to the basic one</source>
        <translation>der Satz hat nichts von dem, was dieses Spiel dem einfachen hinzufügt</translation>
    </message>
    <message>
        <source>Nothing was changed. Free some space, or save in another place.</source>
        <translation>Nichts wurde geändert. Platz schaffen oder an einem anderen Ort speichern.</translation>
    </message>
    <message>
        <source>Nothing was changed. Remove the file&apos;s write protection, or save in another place.</source>
        <translation>Nichts wurde geändert. Den Schreibschutz der Datei aufheben oder an einem anderen Ort speichern.</translation>
    </message>
    <message>
        <source>Nothing was changed. Save in another place.</source>
        <translation>Nichts wurde geändert. An einem anderen Ort speichern.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be written because its folder “%2” doesn&apos;t accept new files: %3.</source>
        <translation>„%1“ lässt sich nicht schreiben, da der Ordner „%2“ keine neuen Dateien annimmt: %3.</translation>
    </message>
    <message>
        <source>Nothing was changed. Save in another folder, or allow writing in this one.</source>
        <translation>Nichts wurde geändert. In einem anderen Ordner speichern oder das Schreiben in diesem erlauben.</translation>
    </message>
    <message>
        <source>The folder on the web that you will upload them to; everyone who plays loads them from there. Empty: pictures that have not changed keep the addresses of the earlier export, the others come from this folder.</source>
        <translation>Der Ordner im Web, in den sie hochgeladen werden; alle, die mitspielen, laden sie von dort. Leer: Unveränderte Bilder behalten die Adressen des vorigen Exports, die übrigen kommen aus diesem Ordner.</translation>
    </message>
    <message>
        <source>no address was given, so pictures come from this folder, which only this computer sees (%1 of %2)</source>
        <translation>ohne Adresse kommen Bilder aus diesem Ordner, den nur dieser Rechner sieht (%1 von %2)</translation>
    </message>
    <message>
        <source>Upload them in Tabletop Simulator (Modding, Cloud Manager), or give the address of a folder on the web.</source>
        <translation>In Tabletop Simulator hochladen (Modding, Cloud Manager) oder die Adresse eines Ordners im Web angeben.</translation>
    </message>
    <message>
        <source>The end of the road to the %1 side divides the field, but the same field lies on both sides of the road.</source>
        <translation>Mit ihrem Ende trennt die Straße zur Seite im %1 die Wiese, aber auf beiden Seiten von ihr liegt dieselbe.</translation>
    </message>
    <message>
        <source>Lay the fields anew, or let the road end in the open.</source>
        <translation>Die Wiesen neu legen, oder die Straße im Freien enden lassen.</translation>
    </message>
    <message>
        <source>The road to the %1 side ends where others do, but a city lies between them.</source>
        <translation>Die Straße zur Seite im %1 endet, wo andere enden, aber zwischen ihnen liegt eine Stadt.</translation>
    </message>
    <message>
        <source>Choose another end, for example a gate.</source>
        <translation>Ein anderes Ende wählen, zum Beispiel ein Tor.</translation>
    </message>
    <message>
        <source>The pick colour %1 is only on tiles with a count of 0.</source>
        <translation>Die Dietrichfarbe %1 ist nur auf Plättchen mit der Anzahl 0.</translation>
    </message>
    <message>
        <source>Raise a count, or put it on other tiles.</source>
        <translation>Eine Anzahl erhöhen, oder sie auf andere Plättchen setzen.</translation>
    </message>
    <message>
        <source>The shares of open and special doors add up to %1 %, expected at most 100 %.</source>
        <translation>Die Anteile offener Türen und der Sondertüren ergeben zusammen %1 %, erwartet: höchstens 100 %.</translation>
    </message>
    <message>
        <source>A road ends at a cloister, but the tile has none: the one in the picture counts for nothing.</source>
        <translation>Eine Straße endet an einem Kloster, aber das Plättchen hat keines: Das im Bild zählt nicht.</translation>
    </message>
    <message>
        <source>A road ends at a tower, but the tile has none: the one in the picture counts for nothing.</source>
        <translation>Eine Straße endet an einem Turm, aber das Plättchen hat keinen: Der im Bild zählt nicht.</translation>
    </message>
    <message>
        <source>A road ends at a volcano, but the tile has none: the one in the picture counts for nothing.</source>
        <translation>Eine Straße endet an einem Vulkan, aber das Plättchen hat keinen: Der im Bild zählt nicht.</translation>
    </message>
    <message>
        <source>Add it to the tile, or choose another end.</source>
        <translation>Auf das Plättchen setzen oder ein anderes Ende wählen.</translation>
    </message>
    <message>
        <source>In the picture a field touches a city that it doesn&apos;t list, so it scores nothing for it.</source>
        <translation>Im Bild berührt eine Wiese eine Stadt, die bei ihr nicht aufgeführt ist, und bekommt für sie keine Punkte.</translation>
    </message>
    <message>
        <source>Lay the fields anew, or let them touch.</source>
        <translation>Die Wiesen neu legen oder sie sich berühren lassen.</translation>
    </message>
    <message>
        <source>tiles: %1</source>
        <translation>Plättchen: %1</translation>
    </message>
    <message>
        <source>Average final score of player %1, who sits in every seat equally often</source>
        <translation>Durchschnittliche Endpunktzahl von Spieler %1, der gleich oft auf jedem Platz sitzt</translation>
    </message>
</context>
<context>
    <name>HelpHeadings</name>
    <message>
        <source>The list of tiles</source>
        <translation>Die Liste der Plättchen</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>The tile</source>
        <translation>Das Plättchen</translation>
    </message>
    <message>
        <source>The set</source>
        <translation>Der Satz</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Rooms and tiles</source>
        <translation>Räume und Plättchen</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>Die Karte</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Die Tabelle</translation>
    </message>
</context>
<context>
    <name>InteractionLayer</name>
    <message>
        <source>free</source>
        <translation>kostenlos</translation>
    </message>
</context>
<context>
    <name>Kinds</name>
    <message>
        <source>black markers: %1</source>
        <translation>schwarze Marker: %1</translation>
    </message>
    <message>
        <source>white markers: %1</source>
        <translation>weiße Marker: %1</translation>
    </message>
    <message>
        <source>silver picks: %1</source>
        <translation>Silberdietriche: %1</translation>
    </message>
    <message>
        <source>golden keys: %1</source>
        <translation>goldene Schlüssel: %1</translation>
    </message>
    <message>
        <source>exchange token: %1</source>
        <translation>Tauschmarke: %1</translation>
    </message>
    <message>
        <source>Runners in supply: %1</source>
        <translation>Läufer im Vorrat: %1</translation>
    </message>
    <message>
        <source>released Prisoners: %1</source>
        <translation>befreite Gefangene: %1</translation>
    </message>
    <message>
        <source>%1 picks: %2</source>
        <translation>Dietriche (%1): %2</translation>
    </message>
    <message>
        <source>Runner %1</source>
        <translation>Läufer %1</translation>
    </message>
    <message>
        <source>Prisoner</source>
        <translation>Gefangener</translation>
    </message>
    <message>
        <source>Guard %1</source>
        <translation>Wächter %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>follower</source>
        <translation>Gefolgsmann</translation>
    </message>
    <message>
        <source>large follower</source>
        <translation>großer Gefolgsmann</translation>
    </message>
    <message>
        <source>mayor</source>
        <translation>Bürgermeister</translation>
    </message>
    <message>
        <source>wagon</source>
        <translation>Wagen</translation>
    </message>
    <message>
        <source>builder</source>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>pig</source>
        <translation>Schwein</translation>
    </message>
    <message>
        <source>followers in supply: %1</source>
        <translation>Gefolgsleute im Vorrat: %1</translation>
    </message>
    <message>
        <source>large followers in supply: %1</source>
        <translation>große Gefolgsleute im Vorrat: %1</translation>
    </message>
    <message>
        <source>mayors in supply: %1</source>
        <translation>Bürgermeister im Vorrat: %1</translation>
    </message>
    <message>
        <source>wagons in supply: %1</source>
        <translation>Wagen im Vorrat: %1</translation>
    </message>
    <message>
        <source>builders in supply: %1</source>
        <translation>Baumeister im Vorrat: %1</translation>
    </message>
    <message>
        <source>pigs in supply: %1</source>
        <translation>Schweine im Vorrat: %1</translation>
    </message>
    <message>
        <source>%1 tunnel tokens: %2</source>
        <translation>Tunnelmarken, %1: %2</translation>
    </message>
    <message>
        <source>dragon</source>
        <translation>Drache</translation>
    </message>
    <message>
        <source>fairy</source>
        <translation>Fee</translation>
    </message>
    <message>
        <source>tower floor</source>
        <translation>Stockwerk</translation>
    </message>
    <message>
        <source>dragon beside the board: %1</source>
        <translation>Drache neben dem Spielplan: %1</translation>
    </message>
    <message>
        <source>fairy beside the board: %1</source>
        <translation>Fee neben dem Spielplan: %1</translation>
    </message>
    <message>
        <source>tower floors in supply: %1</source>
        <translation>Stockwerke im Vorrat: %1</translation>
    </message>
    <message>
        <source>the fairy</source>
        <translation>die Fee</translation>
    </message>
    <message>
        <source>ransom</source>
        <translation>Lösegeld</translation>
    </message>
    <message>
        <source>the dragon eats %1</source>
        <translation>der Drache frisst %1</translation>
    </message>
    <message>
        <source>followers in the dungeon</source>
        <translation>Gefolgsleute im Verlies</translation>
    </message>
</context>
<context>
    <name>ListedFiles</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files from an earlier run are still there.</source>
        <translation>
            <numerusform>Eine Datei eines früheren Laufs liegt noch da.</numerusform>
            <numerusform>%n Dateien eines früheren Laufs liegen noch da.</numerusform>
        </translation>
    </message>
    <message>
        <source>This run did not write them. In %1: %2</source>
        <translation>Keine davon wurde eben geschrieben. In %1: %2</translation>
    </message>
    <message>
        <source>&amp;Move to Trash</source>
        <translation>In den &amp;Papierkorb</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be moved to the trash: %1</source>
        <translation>
            <numerusform>Eine Datei ließ sich nicht in den Papierkorb legen: %1</numerusform>
            <numerusform>%n Dateien ließen sich nicht in den Papierkorb legen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>You can restore them from there</source>
        <translation>Von dort lassen sie sich zurückholen</translation>
    </message>
    <message>
        <source>Leaves them next to the new files</source>
        <translation>Lässt sie neben den neuen Dateien liegen</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Other actions: %1</source>
        <translation>Andere Aktionen: %1</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter the actions</source>
        <translation>Die Aktionen filtern</translation>
    </message>
    <message>
        <source>%1 possible</source>
        <translation>%1 möglich</translation>
    </message>
    <message>
        <source>Show %1 more</source>
        <translation>%1 weitere zeigen</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Taste %1</translation>
    </message>
    <message>
        <source>Not possible now (%1)</source>
        <translation>Jetzt nicht möglich (%1)</translation>
    </message>
    <message>
        <source>Which of these?</source>
        <translation>Welche davon?</translation>
    </message>
    <message>
        <source>%1 more in the list of actions</source>
        <translation>%1 weitere in der Liste der Aktionen</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <translation>Abbrechen (Esc)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>go to the next element; Shift+Tab goes back</source>
        <translation>zum nächsten Element, Umschalt+Tab zurück</translation>
    </message>
    <message>
        <source>move between possible places on the board</source>
        <translation>von einer möglichen Stelle auf dem Spielplan zur nächsten</translation>
    </message>
    <message>
        <source>choose; lay the tile where it is</source>
        <translation>wählen; das Plättchen legen, wo es liegt</translation>
    </message>
    <message>
        <source>turn the tile in hand</source>
        <translation>das Plättchen in der Hand drehen</translation>
    </message>
    <message>
        <source>take the tile back, or close what is open</source>
        <translation>das Plättchen zurücknehmen, Offenes schließen</translation>
    </message>
    <message>
        <source>go to the actions with that letter</source>
        <translation>zu den Aktionen mit diesem Buchstaben</translation>
    </message>
    <message>
        <source>go to the board</source>
        <translation>zum Spielplan</translation>
    </message>
    <message>
        <source>look one move back or forward</source>
        <translation>zum Ansehen einen Schritt zurück oder vor</translation>
    </message>
    <message>
        <source>go to the beginning or to the last move</source>
        <translation>zum Anfang, zum letzten Schritt</translation>
    </message>
    <message>
        <source>take a move back</source>
        <translation>einen Schritt zurücknehmen</translation>
    </message>
    <message>
        <source>zoom in or out, show the whole board</source>
        <translation>vergrößern, verkleinern, den ganzen Spielplan zeigen</translation>
    </message>
    <message>
        <source>show these keys</source>
        <translation>diese Tasten</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Comment on the start of the game</source>
        <translation>Kommentar zum Anfang</translation>
    </message>
    <message>
        <source>Comment on move %1</source>
        <translation>Kommentar zu Schritt %1</translation>
    </message>
    <message>
        <source>How did you like the game?</source>
        <translation>Wie hat das Spiel gefallen?</translation>
    </message>
    <message>
        <source>%1 of 5</source>
        <translation>%1 von 5</translation>
    </message>
    <message>
        <source>Send back</source>
        <translation>Zurücksenden</translation>
    </message>
    <message>
        <source>Saves a file with the game so far, your comments and what you enter here. Send it to whoever gave you this page.</source>
        <translation>Speichert eine Datei mit dem bisherigen Spiel, den Kommentaren und den Angaben hier. Sie geht an die Person, von der diese Seite kommt.</translation>
    </message>
    <message>
        <source>Your name (optional)</source>
        <translation>Name, wenn gewünscht</translation>
    </message>
    <message>
        <source>Comments on moves: %1</source>
        <translation>Kommentare zu Schritten: %1</translation>
    </message>
    <message>
        <source>Save the file</source>
        <translation>Datei speichern</translation>
    </message>
    <message>
        <source>The game ended by an escape.</source>
        <translation>Es endete durch eine Flucht.</translation>
    </message>
    <message>
        <source>The game ended because no tiles were left to lay.</source>
        <translation>Es endete, weil kein Plättchen mehr zu legen war.</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 hat gewonnen</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1 teilen sich den Sieg</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Turns: %1</source>
        <translation>Züge: %1</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Den Spielplan ansehen</translation>
    </message>
    <message>
        <source>Send back …</source>
        <translation>Zurücksenden …</translation>
    </message>
    <message>
        <source>%1 pays %2: %3</source>
        <translation>%1 zahlt %2: %3</translation>
    </message>
    <message>
        <source>%1 scores %2: %3</source>
        <translation>%1 erhält %2: %3</translation>
    </message>
    <message>
        <source>%1 scores %2</source>
        <translation>%1 erhält %2</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Show this moment</source>
        <translation>Diesen Moment zeigen</translation>
    </message>
    <message>
        <source>Comment on this move</source>
        <translation>Diesen Schritt kommentieren</translation>
    </message>
    <message>
        <source>Comment on this moment</source>
        <translation>Diesen Moment kommentieren</translation>
    </message>
    <message>
        <source>This browser stores nothing for this page: the game is lost when you close it. Use Send back to save it as a file.</source>
        <translation>Dieser Browser speichert nichts für diese Seite: Beim Schließen geht das Spiel verloren. „Zurücksenden“ speichert es als Datei.</translation>
    </message>
    <message>
        <source>Open the shared game</source>
        <translation>Das geteilte Spiel öffnen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>This file can&apos;t be played; the game in progress continues.</source>
        <translation>Diese Datei lässt sich nicht spielen; das laufende Spiel geht weiter.</translation>
    </message>
    <message>
        <source>The file is too large for a game record.</source>
        <translation>Die Datei ist zu groß für eine Aufzeichnung.</translation>
    </message>
    <message>
        <source>The engine failed and was restarted; the game is where it was. (%1)</source>
        <translation>Die Spiellogik ist ausgefallen und wurde neu gestartet; das Spiel steht, wo es war. (%1)</translation>
    </message>
    <message>
        <source>Leave this game? It is kept until you start another one.</source>
        <translation>Dieses Spiel verlassen? Es bleibt erhalten, bis ein anderes beginnt.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Open this file and leave the game in progress?</source>
        <translation>Diese Datei öffnen? Das laufende Spiel wird dafür verlassen.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Who plays on from here?</source>
        <translation>Wer spielt ab hier weiter?</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>The game in this page can&apos;t be read; its file was changed or is incomplete. Ask for it again.</source>
        <translation>Das Spiel dieser Seite ist nicht lesbar; ihre Datei wurde verändert oder ist unvollständig. Bitte erneut anfordern.</translation>
    </message>
    <message>
        <source>The page can&apos;t start.</source>
        <translation>Die Seite kann nicht starten.</translation>
    </message>
    <message>
        <source>Tile in hand</source>
        <translation>Plättchen in der Hand</translation>
    </message>
    <message>
        <source>Turn left (Shift+R)</source>
        <translation>Nach links drehen (Umschalt+R)</translation>
    </message>
    <message>
        <source>Lay the tile here (Enter)</source>
        <translation>Das Plättchen hier legen (Eingabe)</translation>
    </message>
    <message>
        <source>Turn right (R)</source>
        <translation>Nach rechts drehen (R)</translation>
    </message>
    <message>
        <source>Take it back (Esc)</source>
        <translation>Zurücknehmen (Esc)</translation>
    </message>
    <message>
        <source>pays</source>
        <translation>zahlt</translation>
    </message>
    <message>
        <source>gains</source>
        <translation>erhält</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Zum Anfang (Pos1)</translation>
    </message>
    <message>
        <source>Back one move (,)</source>
        <translation>Einen Schritt zurück (,)</translation>
    </message>
    <message>
        <source>Forward one move (.)</source>
        <translation>Einen Schritt vor (.)</translation>
    </message>
    <message>
        <source>To the last move (End)</source>
        <translation>Zum letzten Schritt (Ende)</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>Die Bots anhalten</translation>
    </message>
    <message>
        <source>Resume the bots</source>
        <translation>Die Bots weiterspielen lassen</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Moment des Spiels</translation>
    </message>
    <message>
        <source>Moments of the game</source>
        <translation>Momente des Spiels</translation>
    </message>
    <message>
        <source>move %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Take back (Ctrl+Z)</source>
        <translation>Zurücknehmen (Strg+Z)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Keys (?)</source>
        <translation>Tasten (?)</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Näher (+)</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation>Weiter weg (−)</translation>
    </message>
    <message>
        <source>Whole board (0)</source>
        <translation>Ganzer Spielplan (0)</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Dieser Zug</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Players, actions and log</source>
        <translation>Spieler, Aktionen und Protokoll</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Anzeige</translation>
    </message>
    <message>
        <source>Later moves: %1. Playing on from here discards them.</source>
        <translation>Später gespielte Schritte: %1. Wird ab hier weitergespielt, entfallen sie.</translation>
    </message>
    <message>
        <source>Lay the tile at %1, %2; ways that fit: %3</source>
        <translation>Das Plättchen bei %1, %2 legen; passende Drehungen: %3</translation>
    </message>
    <message>
        <source>%1 actions here: %2</source>
        <translation>%1 Aktionen hier: %2</translation>
    </message>
    <message>
        <source>Tile in hand: click or R turns it</source>
        <translation>Plättchen in der Hand: Klick oder R dreht es</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>%1 was to move here.</source>
        <translation>Hier war %1 am Zug.</translation>
    </message>
    <message>
        <source>%1 thinks …</source>
        <translation>%1 denkt nach …</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>tiles left: %1</source>
        <translation>Plättchen übrig: %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Thinker, %1 s per move</source>
        <translation>Denker, %1 s je Schritt</translation>
    </message>
    <message>
        <source>thinks …</source>
        <translation>denkt nach …</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Punkte: %1</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>hat gewonnen</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>follow the system</source>
        <translation>wie das System</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>A person at this screen.</source>
        <translation>Jemand an diesem Bildschirm.</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name von Spieler %1</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>Wer auf Platz %1 spielt</translation>
    </message>
    <message>
        <source>A game</source>
        <translation>Ein Spiel</translation>
    </message>
    <message>
        <source>A game with this set is in progress.</source>
        <translation>Ein Spiel mit diesem Satz läuft noch.</translation>
    </message>
    <message>
        <source>Continue it</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 Spieler</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <source>The same seed gives the same tiles in the same order</source>
        <translation>Dieselbe Zahl bringt dieselben Plättchen in derselben Reihenfolge</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Anderer Startwert</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Spiel beginnen</translation>
    </message>
    <message>
        <source>Open a recorded game …</source>
        <translation>Aufzeichnung öffnen …</translation>
    </message>
    <message>
        <source>or drop its file on this page</source>
        <translation>oder ihre Datei auf diese Seite ziehen</translation>
    </message>
    <message>
        <source>Dig under the castle tile by tile, send your Runners for lock picks, and release your Prisoner. Whoever walks him into a guardhouse with the golden key wins at once; if the tiles run out first, points decide.</source>
        <translation>Plättchen um Plättchen wächst das Verlies unter der Burg; Läufer sammeln Dietriche, um den Gefangenen zu befreien. Wer ihn mit dem goldenen Schlüssel in ein Wachhaus führt, gewinnt sofort; gehen vorher die Plättchen aus, entscheiden Punkte.</translation>
    </message>
    <message>
        <source>Add a tile to the landscape and put a follower on one of its cities, roads, cloisters or fields. Completed features score, and their followers come home; most points win.</source>
        <translation>Ein Plättchen an die Landschaft legen und einen Gefolgsmann auf Stadt, Straße, Kloster oder Wiese setzen. Fertiges bringt Punkte, und die Gefolgsleute kommen zurück; die meisten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>The landscape game with tunnels: tokens on their mouths join distant roads. Completed features score; most points win.</source>
        <translation>Das Landschaftsspiel mit Tunneln: Marken auf den Mündungen verbinden weit entfernte Straßen. Fertiges bringt Punkte; die meisten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>The landscape game with a dungeon below: followers go down at the entrances, towers grow floor by floor, and a dragon sends home anyone it meets. Most points win.</source>
        <translation>Das Landschaftsspiel mit einem Verlies darunter: Gefolgsleute steigen an den Eingängen hinab, Türme wachsen, und ein Drache schickt heim, wen er trifft. Die meisten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>Choose a place on the board.</source>
        <translation>Eine Stelle auf dem Spielplan wählen.</translation>
    </message>
    <message>
        <source>There are already %1 comments, the most that a record can hold.</source>
        <translation>Es gibt schon %1 Kommentare; mehr fasst eine Aufzeichnung nicht.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This page contains no game. To add one, use File &gt; Share as Web Page… in Tilewright.</source>
        <translation>Diese Seite enthält kein Spiel. In Tilewright fügt „Datei &gt; Als Webseite teilen…“ eines ein.</translation>
    </message>
    <message>
        <source>The last game with this set is over; it is kept until you start another one.</source>
        <translation>Das letzte Spiel mit diesem Satz ist zu Ende; es bleibt, bis ein anderes beginnt.</translation>
    </message>
    <message>
        <source>View it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>%1 is in your downloads. Send it to whoever gave you this page.</source>
        <translation>%1 liegt bei den Downloads. Bitte an die Person senden, von der diese Seite kam.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>SavePlace</name>
    <message>
        <source>%1 already exists. Overwrite it?</source>
        <translation>%1 gibt es dort schon. Überschreiben?</translation>
    </message>
</context>
<context>
    <name>SetNames</name>
    <message>
        <source>Standard dungeon</source>
        <translation>Standardverlies</translation>
    </message>
    <message>
        <source>Learning dungeon</source>
        <translation>Lernverlies</translation>
    </message>
    <message>
        <source>Landscape base</source>
        <translation>Landschaft: Grundsatz</translation>
    </message>
    <message>
        <source>Landscape inns and cathedrals</source>
        <translation>Landschaft: Gasthäuser und Kathedralen</translation>
    </message>
    <message>
        <source>Landscape traders and builders</source>
        <translation>Landschaft: Händler und Baumeister</translation>
    </message>
    <message>
        <source>Landscape princess and dragon</source>
        <translation>Landschaft: Burgfräulein und Drache</translation>
    </message>
    <message>
        <source>Landscape tower</source>
        <translation>Landschaft: Turm</translation>
    </message>
    <message>
        <source>Landscape abbey and mayor</source>
        <translation>Landschaft: Abtei und Bürgermeister</translation>
    </message>
    <message>
        <source>Landscape tunnel</source>
        <translation>Landschaft: Tunnel</translation>
    </message>
    <message>
        <source>Guardhouse</source>
        <translation>Wachhaus</translation>
    </message>
    <message>
        <source>Narrow guardhouse</source>
        <translation>Enges Wachhaus</translation>
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
        <translation>SVG, eine Datei je Seite</translation>
    </message>
    <message>
        <source>PDF, all pages in one file</source>
        <translation>PDF, alle Seiten in einer Datei</translation>
    </message>
    <message>
        <source>PNG, one file per page</source>
        <translation>PNG, eine Datei je Seite</translation>
    </message>
    <message>
        <source>DXF, cut and score lines for machines</source>
        <translation>DXF, Schnitt- und Falzlinien für Maschinen</translation>
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
        <translation>Quadrate von 1 Zoll</translation>
    </message>
    <message>
        <source>Punchboard die</source>
        <translation>Stanzform</translation>
    </message>
    <message>
        <source>50 mm squares</source>
        <translation>Quadrate von 50 mm</translation>
    </message>
    <message>
        <source>Touching tiles to cut with a ruler: 48 per page.</source>
        <translation>Plättchen, die sich berühren, am Lineal geschnitten: 48 auf einer Seite.</translation>
    </message>
    <message>
        <source>Touching tiles to cut with a ruler: 24 per page.</source>
        <translation>Plättchen, die sich berühren, am Lineal geschnitten: 24 auf einer Seite.</translation>
    </message>
    <message>
        <source>Touching tiles to cut with a ruler: 20 per page.</source>
        <translation>Plättchen, die sich berühren, am Lineal geschnitten: 20 auf einer Seite.</translation>
    </message>
    <message>
        <source>The size of the squares on a gaming mat, on Letter.</source>
        <translation>So groß wie die Felder einer Spielmatte, auf Letter.</translation>
    </message>
    <message>
        <source>For a die that punches 24 tiles of 45 mm out of board, backs included: rounded corners, 5 mm between cuts, half of it bleed.</source>
        <translation>Für ein Stanzwerkzeug, das 24 Plättchen von 45 mm aus Pappe stanzt, mit Rückseiten: runde Ecken, 5 mm zwischen den Schnitten, die Hälfte davon Beschnitt.</translation>
    </message>
    <message>
        <source>For blank tiles of 50 mm and square labels: 15 on A4, with a shared bleed of 2 mm.</source>
        <translation>Für leere Plättchen von 50 mm und quadratische Etiketten: 15 auf A4, mit geteiltem Beschnitt von 2 mm.</translation>
    </message>
</context>
<context>
    <name>TileMeasure</name>
    <message>
        <source>&amp;Refused</source>
        <translation>&amp;Abgelehnt</translation>
    </message>
    <message>
        <source>Tints the tiles by how often they fit nowhere</source>
        <translation>Färbt die Plättchen danach, wie oft sie nirgends passen</translation>
    </message>
    <message>
        <source>&amp;Drawn</source>
        <translation>&amp;Gezogen</translation>
    </message>
    <message>
        <source>Tints the tiles by how often a copy is drawn per game</source>
        <translation>Färbt die Plättchen danach, wie oft ein Exemplar je Spiel gezogen wird</translation>
    </message>
    <message>
        <source>&amp;Visits</source>
        <translation>&amp;Besuche</translation>
    </message>
    <message>
        <source>Tints the tiles by how many pieces move onto a laid copy</source>
        <translation>Färbt die Plättchen danach, wie viele Figuren auf ein gelegtes Exemplar ziehen</translation>
    </message>
    <message>
        <source>&amp;Pieces</source>
        <translation>&amp;Figuren</translation>
    </message>
    <message>
        <source>Tints the tiles by how many pieces are placed on a laid copy</source>
        <translation>Färbt die Plättchen danach, wie viele Figuren auf ein gelegtes Exemplar gesetzt werden</translation>
    </message>
    <message>
        <source>&amp;Gains</source>
        <translation>&amp;Einnahmen</translation>
    </message>
    <message>
        <source>Tints the tiles by how many tokens a laid copy yields</source>
        <translation>Färbt die Plättchen danach, wie viel ein gelegtes Exemplar einbringt</translation>
    </message>
    <message>
        <source>P&amp;oints</source>
        <translation>P&amp;unkte</translation>
    </message>
    <message>
        <source>Tints the tiles by how many points are scored by features that a laid copy is part of</source>
        <translation>Färbt die Plättchen danach, wie viele Punkte Gebiete bringen, zu denen ein gelegtes Exemplar gehört</translation>
    </message>
    <message>
        <source>&amp;In</source>
        <translation>&amp;Hinein</translation>
    </message>
    <message>
        <source>Tints the tiles by how many pieces go through a laid copy into a space beside the tiles</source>
        <translation>Färbt die Plättchen danach, wie viele Figuren über ein gelegtes Exemplar an einen Ort abseits der Plättchen gehen</translation>
    </message>
    <message>
        <source>O&amp;ut</source>
        <translation>Herau&amp;s</translation>
    </message>
    <message>
        <source>Tints the tiles by how many pieces come out of such a space onto a laid copy</source>
        <translation>Färbt die Plättchen danach, wie viele Figuren von einem solchen Ort auf ein gelegtes Exemplar kommen</translation>
    </message>
    <message>
        <source>&amp;Sent Home</source>
        <translation>Heimgeschi&amp;ckt</translation>
    </message>
    <message>
        <source>Tints the tiles by how many pieces on a laid copy are sent home by a neutral piece</source>
        <translation>Färbt die Plättchen danach, wie viele Figuren auf einem gelegten Exemplar von einer neutralen Figur heimgeschickt werden</translation>
    </message>
    <message>
        <source>&amp;Contests</source>
        <translation>&amp;Streitfälle</translation>
    </message>
    <message>
        <source>Tints the tiles by how often laying a copy brings pieces of several players onto one feature</source>
        <translation>Färbt die Plättchen danach, wie oft das Legen eines Exemplars Figuren mehrerer Spieler auf ein Gebiet bringt</translation>
    </message>
    <message>
        <source>S&amp;wing</source>
        <translation>Auss&amp;chlag</translation>
    </message>
    <message>
        <source>Tints the tiles by how far ahead or behind the players who draw them finish</source>
        <translation>Färbt die Plättchen danach, mit wie vielen Punkten mehr oder weniger es einhergeht, eines zu ziehen</translation>
    </message>
    <message>
        <source>Id&amp;le</source>
        <translation>Ungenut&amp;zt</translation>
    </message>
    <message>
        <source>Tints the tiles by how often a laid copy yields nothing</source>
        <translation>Färbt die Plättchen danach, wie oft aus einem gelegten Exemplar nichts wird</translation>
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
        <translation>Zahlt: %1</translation>
    </message>
    <message>
        <source>Takes: %1</source>
        <translation>Nimmt: %1</translation>
    </message>
    <message>
        <source>Press Enter or double-click to play it.</source>
        <translation>Eingabe oder ein Doppelklick spielt diese Aktion.</translation>
    </message>
    <message>
        <source>Other actions: %1</source>
        <translation>Andere Aktionen: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Gerade nicht möglich</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1 (Taste %2)</translation>
    </message>
    <message>
        <source>Not possible now: %1</source>
        <translation>Gerade nicht möglich: %1</translation>
    </message>
</context>
<context>
    <name>tilewright::ActionPanel</name>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Play this action</source>
        <translation>Diese Aktion spielen</translation>
    </message>
    <message>
        <source>Legal actions</source>
        <translation>Erlaubte Aktionen</translation>
    </message>
    <message>
        <source>Plays the selected action (Enter)</source>
        <translation>Spielt die gewählte Aktion (Eingabe)</translation>
    </message>
    <message>
        <source>No game yet.</source>
        <translation>Noch kein Spiel.</translation>
    </message>
    <message>
        <source>%1 possible</source>
        <translation>%1 möglich</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter the legal actions</source>
        <translation>Filter der möglichen Aktionen</translation>
    </message>
    <message>
        <source>Shows only actions with these words (Ctrl+F); Esc shows all</source>
        <translation>Zeigt nur Aktionen mit diesen Wörtern (Strg+F); Esc zeigt alle</translation>
    </message>
    <message>
        <source>no matches</source>
        <translation>nichts passt</translation>
    </message>
    <message>
        <source>matches: %1</source>
        <translation>passend: %1</translation>
    </message>
</context>
<context>
    <name>tilewright::AdviceController</name>
    <message>
        <source>Move Now</source>
        <translation>Sofort spielen</translation>
    </message>
    <message>
        <source>The bot plays the best move it has found so far</source>
        <translation>Der Bot spielt den besten Schritt, den er bisher gefunden hat</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>The bot stops thinking, and the game is paused</source>
        <translation>Der Bot hört auf nachzudenken, und das Spiel ist angehalten</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>The three best moves here, with their win probability</source>
        <translation>Die drei besten Schritte an dieser Stelle, mit ihrer Gewinnwahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Analyse Game</source>
        <translation>Spiel analysieren</translation>
    </message>
    <message>
        <source>Win probability after each move of this game, and the biggest mistakes</source>
        <translation>Gewinnwahrscheinlichkeit nach jedem Schritt dieses Spiels und die größten Fehler</translation>
    </message>
</context>
<context>
    <name>tilewright::AnalysisPanel</name>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>Wird analysiert…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Ends the analysis and shows what it has found so far</source>
        <translation>Beendet die Analyse und zeigt, was sie bisher gefunden hat</translation>
    </message>
    <message>
        <source>The biggest mistakes</source>
        <translation>Die größten Fehler</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Biggest mistakes</source>
        <translation>Größte Fehler</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bester</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>The player&apos;s win probability after the move played</source>
        <translation>Gewinnwahrscheinlichkeit des Spielers nach dem gespielten Schritt</translation>
    </message>
    <message>
        <source>The player&apos;s win probability after the best move</source>
        <translation>Dasselbe nach dem besten Schritt</translation>
    </message>
    <message>
        <source>How much win probability the mistake cost</source>
        <translation>Wie viel Gewinnwahrscheinlichkeit der Fehler gekostet hat</translation>
    </message>
    <message>
        <source>Close the analysis (Esc while it has the focus)</source>
        <translation>Die Analyse schließen (Esc, solange sie den Fokus hat)</translation>
    </message>
    <message>
        <source>Close the analysis</source>
        <translation>Die Analyse schließen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>better: %1</source>
        <translation>besser: %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Turn %1, move %2. %3
%4
Click to see the moment before it, with the better move on the board.</source>
        <translation>Zug %1, Schritt %2. %3
%4
Ein Klick zeigt den Moment davor und auf dem Spielplan, was besser gewesen wäre.</translation>
    </message>
    <message>
        <source>No result: stopped too early, or no bot can evaluate positions under these rules.</source>
        <translation>Kein Ergebnis: zu früh angehalten, oder kein Bot kann Stellungen dieses Regelwerks bewerten.</translation>
    </message>
    <message>
        <source>No big mistakes: no decision cost more than 5 % of win probability.</source>
        <translation>Keine großen Fehler: keine Entscheidung hat mehr als 5 % Gewinnwahrscheinlichkeit gekostet.</translation>
    </message>
    <message>
        <source>of %1 moves: win probability</source>
        <translation>von %1 Schritten: Gewinnwahrscheinlichkeit</translation>
    </message>
    <message>
        <source>of %1 moves; the board shows a different line</source>
        <translation>von %1 Schritten; der Spielplan zeigt eine andere Linie</translation>
    </message>
    <message>
        <source>The analysis has ended. Big mistakes: %1</source>
        <translation>Die Analyse ist fertig. Große Fehler: %1</translation>
    </message>
</context>
<context>
    <name>tilewright::Application</name>
    <message>
        <source>Tilewright has to close because of an error.</source>
        <translation>Tilewright muss wegen eines Fehlers beendet werden.</translation>
    </message>
    <message>
        <source>What happened: %1.</source>
        <extracomment>%1 is what went wrong, a part of a sentence</extracomment>
        <translation>Ursache: %1.</translation>
    </message>
    <message>
        <source>Unsaved work is kept and offered at the next start.</source>
        <translation>Nicht gespeicherte Arbeit bleibt erhalten und wird beim nächsten Start angeboten.</translation>
    </message>
    <message>
        <source>Some unsaved work could not be kept; the rest is offered at the next start.</source>
        <translation>Ein Teil der nicht gespeicherten Arbeit konnte nicht erhalten werden; der Rest wird beim nächsten Start angeboten.</translation>
    </message>
    <message>
        <source>Closes the program</source>
        <translation>Beendet das Programm</translation>
    </message>
</context>
<context>
    <name>tilewright::AvailableSets</name>
    <message>
        <source>%1 (bundled)</source>
        <translation>%1 (mitgeliefert)</translation>
    </message>
</context>
<context>
    <name>tilewright::BandChart</name>
    <message>
        <source>games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>%1: %2, interval %3</source>
        <translation>%1: %2, Intervall %3</translation>
    </message>
</context>
<context>
    <name>tilewright::Banner</name>
    <message>
        <source>Choose seats, map, options and seed of another game</source>
        <translation>Plätze, Karte, Optionen und Startwert eines anderen Spiels wählen</translation>
    </message>
    <message>
        <source>Hide this message (Esc while it has the focus)</source>
        <translation>Diese Meldung ausblenden (Esc, solange sie den Fokus hat)</translation>
    </message>
    <message>
        <source>Hide this message</source>
        <translation>Diese Meldung ausblenden</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New Game…</source>
        <translation>Neues Spiel…</translation>
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
        <translation>Ablegen: %1 wird %2 (jetzt %3)</translation>
    </message>
    <message>
        <source>Click: %1 becomes %2 (now %3)</source>
        <translation>Klick: %1 wird %2 (jetzt %3)</translation>
    </message>
    <message>
        <source>%1 is already %2</source>
        <translation>%1 ist schon %2</translation>
    </message>
</context>
<context>
    <name>tilewright::BeneathFiguresWidget</name>
    <message>
        <source>Configurations</source>
        <translation>Formen</translation>
    </message>
    <message>
        <source>Skulls by colour</source>
        <translation>Schädel nach Farbe</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Gänge</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Tiles with passages</source>
        <translation>Plättchen mit Gängen</translation>
    </message>
    <message>
        <source>Tiles with earth</source>
        <translation>Plättchen mit Erde</translation>
    </message>
    <message>
        <source>%1; target %2</source>
        <translation>%1; Vorgabe %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles of configuration %1</source>
        <translation>
            <numerusform>%n Plättchen der Form %1</numerusform>
            <numerusform>%n Plättchen der Form %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles by configuration</source>
        <translation>Plättchen nach Form</translation>
    </message>
    <message numerus="yes">
        <source>%n %1 skulls in the set, counting copies</source>
        <translation>
            <numerusform>%n Schädel (%1) im Satz, Exemplare mitgezählt</numerusform>
            <numerusform>%n Schädel (%1) im Satz, Exemplare mitgezählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Passages by door</source>
        <translation>Gänge nach ihren Türen</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message numerus="yes">
        <source>%n open passages, %1 % of all</source>
        <translation>
            <numerusform>%n offener Gang, %1 % aller Gänge</numerusform>
            <numerusform>%n offene Gänge, %1 % aller Gänge</numerusform>
        </translation>
    </message>
    <message>
        <source>special</source>
        <translation>Sondertür</translation>
    </message>
    <message numerus="yes">
        <source>%n special doors, %1 % of all</source>
        <translation>
            <numerusform>%n Sondertür, %1 % aller Gänge</numerusform>
            <numerusform>%n Sondertüren, %1 % aller Gänge</numerusform>
        </translation>
    </message>
    <message>
        <source>skull</source>
        <translation>Schädel</translation>
    </message>
    <message numerus="yes">
        <source>%n skulls, %1 % of all</source>
        <translation>
            <numerusform>%n Schädel, %1 % aller Gänge</numerusform>
            <numerusform>%n Schädel, %1 % aller Gänge</numerusform>
        </translation>
    </message>
    <message>
        <source>Sides of all tiles</source>
        <translation>Seiten aller Plättchen</translation>
    </message>
    <message>
        <source>passage</source>
        <translation>Gang</translation>
    </message>
    <message numerus="yes">
        <source>%n sides are passages, %1 % of all</source>
        <translation>
            <numerusform>%n Seite ist ein Gang, %1 % aller Seiten</numerusform>
            <numerusform>%n Seiten sind Gänge, %1 % aller Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>earth</source>
        <translation>Erde</translation>
    </message>
    <message numerus="yes">
        <source>%n sides are earth, %1 % of all</source>
        <translation>
            <numerusform>%n Seite ist Erde, %1 % aller Seiten</numerusform>
            <numerusform>%n Seiten sind Erde, %1 % aller Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hole with %1: %n tiles fit, of %2 kinds</source>
        <translation>
            <numerusform>Lücke mit %1: %n Plättchen passt, Arten: %2</numerusform>
            <numerusform>Lücke mit %1: %n Plättchen passen, Arten: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::BeneathGeneratorDialog</name>
    <message>
        <source>Generate tiles</source>
        <translation>Plättchen erzeugen</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Number of pick colours, taken in their usual order</source>
        <translation>Zahl der Dietrichfarben, in ihrer üblichen Reihenfolge</translation>
    </message>
    <message>
        <source>Weight of this configuration relative to the others</source>
        <translation>Gewicht dieser Form im Verhältnis zu den anderen</translation>
    </message>
    <message>
        <source>&amp;Open passages</source>
        <translation>&amp;Offene Gänge</translation>
    </message>
    <message>
        <source>Share of all passages that have no door</source>
        <translation>Anteil aller Gänge ohne Tür</translation>
    </message>
    <message>
        <source>&amp;Special doors</source>
        <translation>&amp;Sondertüren</translation>
    </message>
    <message>
        <source>Share of all passages that have a special door; the rest have skulls</source>
        <translation>Anteil aller Gänge mit einer Sondertür; der Rest hat Schädel</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Weights of the configurations: 2 means twice as many as 1.</source>
        <translation>Gewichte der Formen: 2 steht für doppelt so viele wie 1.</translation>
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
        <translation>Plättchen %1 bei %2</translation>
    </message>
    <message>
        <source>Room of the board at %1</source>
        <translation>Raum des Spielplans bei %1</translation>
    </message>
    <message>
        <source>tile %1: %2</source>
        <extracomment>%1 is the id of a tile, the last of them what its sides are</extracomment>
        <translation>Plättchen %1: %2</translation>
    </message>
    <message>
        <source>tile %1, turned by %2°: %3</source>
        <translation>Plättchen %1, um %2° gedreht: %3</translation>
    </message>
</context>
<context>
    <name>tilewright::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Fits here in %1 orientations · R, wheel or right click to turn · click or Enter to lay</source>
        <translation>passt hier auf %1 Arten · R, Mausrad oder Rechtsklick dreht · Klick oder Eingabe legt</translation>
    </message>
    <message>
        <source>Fits here in one orientation only · click or Enter to lay</source>
        <translation>passt hier nur auf eine Art · Klick oder Eingabe legt</translation>
    </message>
    <message>
        <source>Place %1, %2, turned by %3 degrees. %4</source>
        <translation>Ort %1, %2, um %3 Grad gedreht. %4</translation>
    </message>
    <message>
        <source>Arrow keys choose a place for the drawn tile, Tab goes to the next legal place, R turns it, Enter lays it. F shows all, plus and minus zoom.</source>
        <translation>Pfeiltasten wählen einen Ort für das gezogene Plättchen, Tab führt zum nächsten erlaubten, R dreht es, Eingabe legt es. F zeigt alles, Plus und Minus vergrößern und verkleinern.</translation>
    </message>
    <message>
        <source>Lay the drawn tile first, on a free cell next to a tile.</source>
        <translation>Zuerst das gezogene Plättchen legen, auf ein freies Feld neben einem Plättchen.</translation>
    </message>
    <message>
        <source>%1: strength %2, points %3</source>
        <translation>%1: Stärke %2, Punkte %3</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutral</translation>
    </message>
    <message>
        <source>Place %1, %2: %3</source>
        <extracomment>%1 and %2 are the coordinates of a free place, %3 the tile to lay there</extracomment>
        <translation>Ort %1, %2: %3</translation>
    </message>
    <message>
        <source>%1 at %2, %3</source>
        <extracomment>%1 is a piece, %2 and %3 are its coordinates</extracomment>
        <translation>%1 bei %2, %3</translation>
    </message>
    <message>
        <source>%1. It doesn&apos;t fit here in any other orientation either.</source>
        <translation>%1. Auch anders gedreht passt es hier nicht.</translation>
    </message>
</context>
<context>
    <name>tilewright::BotsField</name>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Spieler</translation>
    </message>
    <message>
        <source>Number of players in each game</source>
        <translation>Zahl der Spieler je Spiel</translation>
    </message>
    <message>
        <source>Bot of player %1</source>
        <translation>Bot von Spieler %1</translation>
    </message>
    <message>
        <source>Who plays; each sits in every seat equally often</source>
        <translation>Wer spielt; jeder sitzt gleich oft auf jedem Platz</translation>
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
        <translation>%1 (Taste %2)</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
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
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>%1: %2 of %3 to %4</source>
        <translation>%1: %2 von %3 bis %4</translation>
    </message>
    <message>
        <source>Click what to pay and take, or press its number. Numbers apply to the focused row while it has choices left.</source>
        <translation>Anklicken, was gezahlt und genommen wird, oder die Nummer drücken. Nummern gelten für die Reihe mit dem Fokus, solange dort noch etwas zu wählen ist.</translation>
    </message>
    <message>
        <source>Click your choice, or press its number.</source>
        <translation>Die Wahl anklicken oder die Nummer drücken.</translation>
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
        <translation>Plättchen wählen</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>&amp;By Tile Count</source>
        <translation>&amp;Nach Anzahl</translation>
    </message>
    <message>
        <source>Each tile as often as its count in the set</source>
        <translation>Jedes Plättchen so oft, wie es im Satz vorkommt</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>Sets all numbers to 0</source>
        <translation>Setzt alle Zahlen auf 0</translation>
    </message>
    <message>
        <source>How many of %1 are printed</source>
        <translation>Wie viele von %1 gedruckt werden</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles are printed</source>
        <translation>
            <numerusform>%n Plättchen wird gedruckt</numerusform>
            <numerusform>%n Plättchen werden gedruckt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::CollapsibleGroup</name>
    <message>
        <source>Show or hide %1</source>
        <translation>„%1“ zeigen oder verbergen</translation>
    </message>
</context>
<context>
    <name>tilewright::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Type the name of a command</source>
        <translation>Den Namen eines Befehls eingeben</translation>
    </message>
    <message>
        <source>Name of a command</source>
        <translation>Name eines Befehls</translation>
    </message>
    <message>
        <source>%1    (%2)</source>
        <translation>%1    (%2)</translation>
    </message>
    <message>
        <source>No command matches this name</source>
        <translation>Kein Befehl heißt so</translation>
    </message>
</context>
<context>
    <name>tilewright::CommentDialog</name>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>What should the designer know about this moment? (Ctrl+Enter for OK)</source>
        <translation>Was sollte der Gestalter über diesen Moment wissen? (Strg+Eingabe ist OK)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Who wrote the comment; may be left empty</source>
        <translation>Von wem der Kommentar ist; darf leer bleiben</translation>
    </message>
    <message>
        <source>%1, if empty</source>
        <translation>%1, wenn leer</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>The comment is too long: at most %1 characters.</source>
        <translation>Der Kommentar ist zu lang: höchstens %1 Zeichen.</translation>
    </message>
</context>
<context>
    <name>tilewright::CompareView</name>
    <message>
        <source>Add Report as S&amp;ide…</source>
        <translation>Bericht als Se&amp;ite hinzufügen…</translation>
    </message>
    <message>
        <source>Adds a saved playtest report to the choices for each side</source>
        <translation>Bietet einen gespeicherten Bericht eines Testlaufs als eine der Seiten an</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Press Start to play both sides on the same stacks until it is clear which is higher, or that they are alike.</source>
        <translation>Start spielt beide Seiten mit denselben Stapeln, bis klar ist, welche höher liegt oder dass sie gleich sind.</translation>
    </message>
    <message>
        <source>Compare both sides; games already played for the same comparison are kept</source>
        <translation>Beide Seiten vergleichen; was von demselben Vergleich schon gespielt ist, bleibt</translation>
    </message>
    <message>
        <source>Side &amp;A</source>
        <translation>Seite A</translation>
    </message>
    <message>
        <source>Side &amp;B</source>
        <translation>Se&amp;ite B</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>Seite A</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>Seite B</translation>
    </message>
    <message>
        <source>An open set or board, or the results of a playtest</source>
        <translation>Ein offener Satz oder Spielplan, oder ein Testlauf, der schon gespielt ist</translation>
    </message>
    <message>
        <source>Variant of side %1</source>
        <translation>Variante der Seite %1</translation>
    </message>
    <message>
        <source>The variant of the set&apos;s rules to play by</source>
        <translation>Die Variante der Regeln des Satzes, nach der gespielt wird</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>default for these rules</source>
        <translation>wie diese Regeln nahelegen</translation>
    </message>
    <message>
        <source>Deciding figure</source>
        <translation>Kennzahl, um die es geht</translation>
    </message>
    <message>
        <source>The figure that decides the comparison, by its id in reports, such as turns/mean</source>
        <translation>Die Kennzahl, die entscheidet, wann es klar ist, mit ihrer Kennung aus Berichten: turns/mean</translation>
    </message>
    <message>
        <source>F&amp;igure</source>
        <translation>Kenn&amp;zahl</translation>
    </message>
    <message>
        <source>5 %</source>
        <translation>5 %</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>The smallest difference that matters, in the unit of the figure</source>
        <translation>Der kleinste Unterschied, der wichtig ist, in der Einheit der Kennzahl</translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation>Schwell&amp;e</translation>
    </message>
    <message>
        <source>Games per side, at most</source>
        <translation>Spiele jeder Seite, höchstens</translation>
    </message>
    <message>
        <source>Ends earlier if the result is clear</source>
        <translation>Es endet früher, wenn die Antwort klar ist</translation>
    </message>
    <message>
        <source>Game&amp;s at most</source>
        <translation>Spie&amp;le höchstens</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same seed gives the same games</source>
        <translation>Derselbe Startwert gibt dieselben Spiele</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Differences of all figures</source>
        <translation>Unterschiede aller Kennzahlen</translation>
    </message>
    <message>
        <source>The playtest of this file</source>
        <translation>Der Testlauf dieser Datei</translation>
    </message>
    <message>
        <source>The previous playtest</source>
        <translation>Der Testlauf davor</translation>
    </message>
    <message>
        <source>none: the rules as they are</source>
        <translation>keine: die Regeln, wie sie sind</translation>
    </message>
    <message>
        <source>The results of a playtest can only be compared with those of another playtest.</source>
        <translation>Ein Testlauf, der schon gespielt ist, lässt sich nur mit einem anderen vergleichen.</translation>
    </message>
    <message>
        <source>Choose a set, a board or a playtest for each side.</source>
        <translation>Für jede Seite einen Satz, einen Spielplan oder einen Testlauf wählen.</translation>
    </message>
    <message>
        <source>Both sides must use the same rules.</source>
        <translation>Beide Seiten müssen nach demselben Regelwerk gespielt werden.</translation>
    </message>
    <message>
        <source>Both sides are the same: choose another file or another variant.</source>
        <translation>Beide Seiten sind gleich: eine andere Datei oder eine andere Variante wählen.</translation>
    </message>
    <message>
        <source>Add Report as Side</source>
        <translation>Bericht als Seite hinzufügen</translation>
    </message>
    <message>
        <source>Playtest reports (*.playtest.json *.json)</source>
        <translation>Testlaufberichte (*.playtest.json *.json)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Comparisons (*.comparison.json)</source>
        <translation>Vergleiche (*.comparison.json)</translation>
    </message>
    <message>
        <source>%1 games per side.</source>
        <translation>%1 Spiele jeder Seite.</translation>
    </message>
</context>
<context>
    <name>tilewright::DecisionController</name>
    <message>
        <source>The game is over. To see any moment of it, use the slider below the board or click in the log.</source>
        <translation>Das Spiel ist aus. Jeder Moment lässt sich ansehen: mit dem Schieber unter dem Spielplan oder mit einem Klick ins Protokoll.</translation>
    </message>
    <message>
        <source>%1 plays. To play yourself, take a seat with the button beside a player&apos;s name.</source>
        <translation>%1 spielt. Um selbst zu entscheiden, einen Platz übernehmen: mit dem Knopf neben einem Spielernamen.</translation>
    </message>
    <message>
        <source>Paused. Start (%1) continues; %2 plays one move.</source>
        <translation>Angehalten. Start (%1) spielt weiter; %2 spielt einen Schritt.</translation>
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
        <translation>nichts</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>Plättchen %1</translation>
    </message>
    <message>
        <source>marker at %1</source>
        <translation>Marker bei %1</translation>
    </message>
    <message>
        <source>chamber at %1</source>
        <translation>Kammer bei %1</translation>
    </message>
    <message>
        <source>%1 was added</source>
        <translation>%1: hinzugefügt</translation>
    </message>
    <message>
        <source>%1 was changed</source>
        <translation>%1: geändert</translation>
    </message>
    <message>
        <source>%1 was changed: %2</source>
        <translation>%1: geändert: %2</translation>
    </message>
    <message>
        <source>%1 was removed</source>
        <translation>%1: entfernt</translation>
    </message>
    <message>
        <source>one of the two can&apos;t be read</source>
        <translation>eines von beiden kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>%1: %2 became %3</source>
        <extracomment>%1 is the name of a field, %2 its old and %3 its new value</extracomment>
        <translation>%1: aus %2 wurde %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>the order of the tiles was changed</source>
        <translation>die Reihenfolge der Plättchen wurde geändert</translation>
    </message>
</context>
<context>
    <name>tilewright::DifferenceDialog</name>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>From your version of %1 to the file on disk:</source>
        <translation>Von der eigenen Fassung von %1 zur Datei auf der Platte:</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>the file can&apos;t be read</source>
        <translation>die Datei kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>none: both are the same</source>
        <translation>keine: beide sind gleich</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>Neu &amp;laden</translation>
    </message>
    <message>
        <source>Loads the file; undo restores your version</source>
        <translation>Lädt die Datei; Rückgängig bringt die eigene Fassung zurück</translation>
    </message>
</context>
<context>
    <name>tilewright::DifferencePicture</name>
    <message>
        <source>Difference, B minus A</source>
        <translation>Unterschied von B gegenüber A</translation>
    </message>
    <message>
        <source>B minus A with its 95 % interval; inside the band the difference is too small to matter</source>
        <translation>Der Unterschied von B gegenüber A mit seinem 95-%-Intervall; im Band ist er zu klein, um wichtig zu sein</translation>
    </message>
    <message>
        <source>%1, interval %2</source>
        <translation>%1, Intervall %2</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>B is lower</source>
        <translation>B liegt niedriger</translation>
    </message>
    <message>
        <source>B is higher</source>
        <translation>B liegt höher</translation>
    </message>
</context>
<context>
    <name>tilewright::DifferencesModel</name>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
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
        <translation>Verschieden</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
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
        <translation>%1 konnte nicht neu gelesen werden; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>%1 was changed by another program, and you have changes of your own. You can undo a reload.</source>
        <translation>%1 wurde von einem anderen Programm geändert, und es gibt eigene Änderungen. Das Neuladen lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>Neu &amp;laden</translation>
    </message>
    <message>
        <source>&amp;Keep Mine</source>
        <translation>&amp;Eigene Fassung behalten</translation>
    </message>
    <message>
        <source>&amp;Show the Difference</source>
        <translation>&amp;Unterschied zeigen</translation>
    </message>
    <message>
        <source>%1 is no longer on disk at %2. It is still open here; saving writes it again.</source>
        <translation>%1 liegt nicht mehr unter %2. Hier ist die Datei noch offen; Speichern schreibt sie neu.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
</context>
<context>
    <name>tilewright::DockPage</name>
    <message>
        <source>Shows or hides this panel</source>
        <translation>Blendet diesen Bereich ein oder aus</translation>
    </message>
</context>
<context>
    <name>tilewright::Document</name>
    <message>
        <source>reload from disk</source>
        <translation>neu laden</translation>
    </message>
</context>
<context>
    <name>tilewright::DocumentTabs</name>
    <message>
        <source>Open files</source>
        <translation>Offene Dateien</translation>
    </message>
    <message>
        <source>Close this file</source>
        <translation>Diese Datei schließen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close the &amp;Others</source>
        <translation>&amp;Andere schließen</translation>
    </message>
    <message>
        <source>Copy Its &amp;Path</source>
        <translation>&amp;Pfad kopieren</translation>
    </message>
    <message>
        <source>Open Its &amp;Folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>&amp;Next File</source>
        <translation>&amp;Nächste Datei</translation>
    </message>
    <message>
        <source>Go to the tab on the right</source>
        <translation>Zum Reiter rechts daneben</translation>
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
        <translation>&amp;Vorige Datei</translation>
    </message>
    <message>
        <source>Go to the tab on the left</source>
        <translation>Zum Reiter links daneben</translation>
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
        <translation>Noch nicht gespeichert; beim Speichern wird nach dem Ort gefragt</translation>
    </message>
</context>
<context>
    <name>tilewright::DoorActions</name>
    <message>
        <source>earth</source>
        <translation>Erde</translation>
    </message>
    <message>
        <source>open passage</source>
        <translation>offener Gang</translation>
    </message>
    <message>
        <source>special door</source>
        <translation>Sondertür</translation>
    </message>
    <message>
        <source>%1 skull</source>
        <extracomment>%1 is a colour</extracomment>
        <translation>Schädel (%1)</translation>
    </message>
    <message>
        <source>%1 (key %2): sets the focused side; then click other sides to set them too</source>
        <translation>%1 (Taste %2): setzt die gewählte Seite; danach setzt ein Klick auf eine Seite dasselbe</translation>
    </message>
    <message>
        <source>%1: not among the pick colours of this set</source>
        <translation>%1: nicht unter den Dietrichfarben dieses Satzes</translation>
    </message>
</context>
<context>
    <name>tilewright::DoorPalette</name>
    <message>
        <source>Doors</source>
        <translation>Türen</translation>
    </message>
</context>
<context>
    <name>tilewright::DoorVariantsDialog</name>
    <message>
        <source>&amp;The same choice for all sides</source>
        <translation>Dieselbe Wahl für &amp;alle Seiten</translation>
    </message>
    <message>
        <source>Skip those that are &amp;equal when turned</source>
        <translation>Auslassen, was &amp;gedreht gleich ist</translation>
    </message>
    <message>
        <source>Skip those that the set &amp;already has</source>
        <translation>Auslassen, was der Satz &amp;schon hat</translation>
    </message>
    <message>
        <source>Make variants</source>
        <translation>Varianten bilden</translation>
    </message>
    <message>
        <source>Choose the doors to try on each passage. Earth stays earth.</source>
        <translation>Die Türen wählen, die für jeden Gang ausprobiert werden. Erde bleibt Erde.</translation>
    </message>
    <message>
        <source>&amp;Copies of each</source>
        <translation>&amp;Exemplare von jedem</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a side of a tile, and a door there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 combinations are too many; choose fewer doors.</source>
        <translation>%1 Kombinationen sind zu viele; weniger Türen wählen.</translation>
    </message>
    <message>
        <source>This makes no new tiles. Choose other doors.</source>
        <translation>So entstehen keine neuen Plättchen. Andere Türen wählen.</translation>
    </message>
    <message>
        <source>%1 new tiles; the set would have %2 copies, but at most %3 can be played.</source>
        <translation>%1 neue Plättchen; der Satz hätte %2 Exemplare, und höchstens %3 sind spielbar.</translation>
    </message>
    <message>
        <source>each side</source>
        <translation>jede Seite</translation>
    </message>
    <message numerus="yes">
        <source>Make %n tiles</source>
        <translation>
            <numerusform>%n Plättchen bilden</numerusform>
            <numerusform>%n Plättchen bilden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, of %n combinations</source>
        <translation>
            <numerusform>%1, aus %n Kombination</numerusform>
            <numerusform>%1, aus %n Kombinationen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new tiles</source>
        <translation>
            <numerusform>%n neues Plättchen</numerusform>
            <numerusform>%n neue Plättchen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::DrawnTileView</name>
    <message>
        <source>Drawn tile</source>
        <translation>Gezogenes Plättchen</translation>
    </message>
    <message>
        <source>Tiles left in the stack: %1</source>
        <translation>Plättchen im Stapel: %1</translation>
    </message>
    <message>
        <source>No tile is drawn now</source>
        <translation>Gerade ist kein Plättchen gezogen</translation>
    </message>
    <message>
        <source>Drawn: tile %1</source>
        <translation>Gezogen: Plättchen %1</translation>
    </message>
    <message>
        <source>1 tile left</source>
        <translation>noch 1 Plättchen</translation>
    </message>
    <message>
        <source>%1 tiles left</source>
        <translation>noch %1 Plättchen</translation>
    </message>
    <message>
        <source>Shows how many tiles of each passage configuration are left in the stack</source>
        <translation>Zeigt, wie viele Plättchen jeder Form noch im Stapel sind</translation>
    </message>
</context>
<context>
    <name>tilewright::EndTurnButton</name>
    <message>
        <source>No game yet.</source>
        <translation>Noch kein Spiel.</translation>
    </message>
    <message>
        <source>The turn can&apos;t end yet</source>
        <translation>Der Zug kann noch nicht enden</translation>
    </message>
    <message>
        <source>End Turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Ends your turn</source>
        <translation>Beendet den eigenen Zug</translation>
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
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+X</source>
        <translation>Ctrl+Alt+X</translation>
    </message>
    <message>
        <source>Export the current file for other programs: spreadsheets, Tiled, virtual tabletops</source>
        <translation>Die aktuelle Datei für andere Programme exportieren: Tabellenkalkulationen, Tiled, virtuelle Spieltische</translation>
    </message>
    <message>
        <source>&amp;Import Tiles from CSV…</source>
        <translation>Plättchen aus CSV &amp;importieren…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+I</source>
        <translation>Ctrl+Alt+I</translation>
    </message>
    <message>
        <source>%1 can&apos;t be exported as it is.</source>
        <translation>%1 lässt sich so nicht exportieren.</translation>
    </message>
    <message>
        <source>-export</source>
        <translation>-export</translation>
    </message>
    <message numerus="yes">
        <source>%n files were written to %1.</source>
        <translation>
            <numerusform>%n Datei wurde nach %1 geschrieben.</numerusform>
            <numerusform>%n Dateien wurden nach %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the &amp;Folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>Import Tiles</source>
        <translation>Plättchen importieren</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabellen (*.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1 konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 could not be imported; nothing was changed.</source>
        <translation>%1 konnte nicht importiert werden; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>import of %1</source>
        <translation>Import: %1</translation>
    </message>
    <message>
        <source>Spreadsheets may show the table differently.</source>
        <translation>Tabellenkalkulationen zeigen die Tabelle vielleicht anders an.</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>die Zwischenablage</translation>
    </message>
    <message>
        <source>S&amp;hare as Web Page…</source>
        <translation>Als &amp;Webseite teilen…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+W</source>
        <translation>Ctrl+Alt+W</translation>
    </message>
    <message>
        <source>Write a single file that lets anybody play this set, board or game in a browser</source>
        <translation>Eine Datei schreiben, mit der alle diesen Satz, diesen Spielplan oder dieses Spiel im Browser spielen können</translation>
    </message>
    <message>
        <source>%1 can&apos;t be played as it is, so it can&apos;t be shared.</source>
        <translation>%1 lässt sich so nicht spielen und deshalb nicht teilen.</translation>
    </message>
    <message>
        <source>The page %1 was written, %2 MB.</source>
        <translation>Die Seite %1 wurde geschrieben, %2 MB.</translation>
    </message>
    <message>
        <source>Open the &amp;Page</source>
        <translation>&amp;Seite öffnen</translation>
    </message>
    <message>
        <source>The rules of the page may not be what you expect.</source>
        <translation>Das Regelwerk der Seite ist vielleicht nicht wie erwartet.</translation>
    </message>
    <message>
        <source>Import a table from a spreadsheet into the current set, or as a new set</source>
        <translation>Eine Tabelle aus einer Tabellenkalkulation in den aktuellen Satz importieren, oder als eigenen Satz</translation>
    </message>
    <message>
        <source>The export works here, but not everywhere.</source>
        <translation>Der Export funktioniert hier, aber nicht überall.</translation>
    </message>
</context>
<context>
    <name>tilewright::ExportDialog</name>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Durchsuchen…</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>%1 exportieren</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formate</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Where the files go; created if it doesn&apos;t exist</source>
        <translation>Wohin die Dateien kommen; wird angelegt, wenn er fehlt</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>Den Ordner wählen</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>Close without writing anything</source>
        <translation>Schließen, ohne etwas zu schreiben</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>Creates all files first; asks before overwriting any</source>
        <translation>Erstellt zuerst alle Dateien; fragt, bevor eine überschrieben wird</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Einen Ordner wählen.</translation>
    </message>
    <message>
        <source>Writes: %1</source>
        <translation>Schreibt: %1</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportieren nach</translation>
    </message>
    <message>
        <source>“%1” must begin with http:// or https://, such as %2</source>
        <extracomment>%1 is the label of a field</extracomment>
        <translation>„%1“ muss mit http:// oder https:// beginnen, etwa %2</translation>
    </message>
</context>
<context>
    <name>tilewright::ExportRun</name>
    <message>
        <source>Exporting</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>Ends the export; nothing is written</source>
        <translation>Beendet den Export; nichts wird geschrieben</translation>
    </message>
    <message numerus="yes">
        <source>%n files already exist with different content. Overwrite them?</source>
        <translation>
            <numerusform>%n Datei gibt es dort schon mit anderem Inhalt. Überschreiben?</numerusform>
            <numerusform>%n Dateien gibt es dort schon mit anderem Inhalt. Überschreiben?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1
%n files are written in all.</source>
        <translation>
            <numerusform>%1
Insgesamt wird %n Datei geschrieben.</numerusform>
            <numerusform>%1
Insgesamt werden %n Dateien geschrieben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::FamilyFiguresWidget</name>
    <message>
        <source>Holes and the tiles that fit</source>
        <translation>Lücken und passende Plättchen</translation>
    </message>
    <message>
        <source>Tiles that fit a hole with %1</source>
        <translation>Plättchen für eine Lücke mit %1</translation>
    </message>
    <message numerus="yes">
        <source>Hole with %1: %n tiles fit</source>
        <translation>
            <numerusform>Lücke mit %1: %n Plättchen passt</numerusform>
            <numerusform>Lücke mit %1: %n Plättchen passen</numerusform>
        </translation>
    </message>
    <message>
        <source>Holes, and how many tiles fit</source>
        <translation>Lücken, und wie viele Plättchen passen</translation>
    </message>
    <message numerus="yes">
        <source>Holes, and how many tiles fit; %n fit none</source>
        <translation>
            <numerusform>Lücken, und wie viele Plättchen passen; in %n passt keines</numerusform>
            <numerusform>Lücken, und wie viele Plättchen passen; in %n passt keines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::FeedbackController</name>
    <message>
        <source>Comment on This Moment…</source>
        <translation>Diesen Moment kommentieren…</translation>
    </message>
    <message>
        <source>Write a comment on the shown moment; it is saved with the game record</source>
        <translation>Einen Kommentar zum gezeigten Moment schreiben; er wird mit der Aufzeichnung gespeichert</translation>
    </message>
    <message>
        <source>Change the Comment…</source>
        <translation>Kommentar ändern…</translation>
    </message>
    <message>
        <source>Change the chosen comment on this moment</source>
        <translation>Den gewählten Kommentar zu diesem Moment ändern</translation>
    </message>
    <message>
        <source>Remove the Comment</source>
        <translation>Kommentar entfernen</translation>
    </message>
    <message>
        <source>Remove the chosen comment on this moment</source>
        <translation>Den gewählten Kommentar zu diesem Moment entfernen</translation>
    </message>
    <message>
        <source>Go to the Previous Comment</source>
        <translation>Zum vorigen Kommentar</translation>
    </message>
    <message>
        <source>Go back to the previous moment with a comment</source>
        <translation>Zurück zum vorigen Moment mit einem Kommentar</translation>
    </message>
    <message>
        <source>Go to the Next Comment</source>
        <translation>Zum nächsten Kommentar</translation>
    </message>
    <message>
        <source>Go on to the next moment with a comment</source>
        <translation>Weiter zum nächsten Moment mit einem Kommentar</translation>
    </message>
    <message>
        <source>Comment after move %1</source>
        <translation>Kommentar nach Schritt %1</translation>
    </message>
    <message numerus="yes">
        <source>The comment was not saved: a record can hold at most %n comments.</source>
        <translation>
            <numerusform>Der Kommentar wurde nicht behalten: eine Aufzeichnung hat höchstens %n Kommentar.</numerusform>
            <numerusform>Der Kommentar wurde nicht behalten: eine Aufzeichnung hat höchstens %n Kommentare.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::FeedbackPanel</name>
    <message>
        <source>Feedback</source>
        <translation>Rückmeldung</translation>
    </message>
    <message>
        <source>Full feedback</source>
        <translation>Rückmeldung im Ganzen</translation>
    </message>
    <message>
        <source>Comments on the game</source>
        <translation>Kommentare zum Spiel</translation>
    </message>
    <message>
        <source>The comment on this moment, then the rating and answers</source>
        <translation>Der Kommentar zu diesem Moment, dann Bewertung und Antworten</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <translation>Schritt %1, %2: %3</translation>
    </message>
    <message>
        <source>%1
Enter changes it, Del removes it.</source>
        <translation>%1
Eingabe ändert ihn, Entf entfernt ihn.</translation>
    </message>
    <message>
        <source>After move %1:</source>
        <translation>Nach Schritt %1:</translation>
    </message>
    <message>
        <source>After move %1, %2:</source>
        <translation>Nach Schritt %1, %2:</translation>
    </message>
    <message>
        <source>Rating: %1</source>
        <translation>Bewertung: %1</translation>
    </message>
    <message>
        <source>(no answer)</source>
        <translation>(keine Antwort)</translation>
    </message>
</context>
<context>
    <name>tilewright::FeedbackWords</name>
    <message>
        <source>Comment: %1</source>
        <translation>Kommentar: %1</translation>
    </message>
    <message>
        <source>Comment by %1: %2</source>
        <translation>Kommentar von %1: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
</context>
<context>
    <name>tilewright::FigureChooser</name>
    <message>
        <source>Add a goal</source>
        <translation>Ein Ziel hinzufügen</translation>
    </message>
    <message>
        <source>Find a figure</source>
        <translation>Kennzahl suchen</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Kennzahlen</translation>
    </message>
</context>
<context>
    <name>tilewright::FiguresModel</name>
    <message>
        <source>Win rate of seat %1: %2</source>
        <translation>Siegquote von Platz %1: %2</translation>
    </message>
    <message>
        <source>What the figure means</source>
        <translation>Was die Kennzahl bedeutet</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>From the games played</source>
        <translation>Aus den gespielten Spielen</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>95 % confidence interval</source>
        <translation>95-%-Konfidenzintervall</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>Value of the previous run or of the compared report</source>
        <translation>Wert des vorigen Laufs oder des Vergleichsberichts</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>%1
%2, 95 % interval %3, sample size %4</source>
        <translation>%1
%2, 95-%-Intervall %3, Stichprobengröße %4</translation>
    </message>
    <message>
        <source>%1, significant</source>
        <translation>%1, signifikant</translation>
    </message>
    <message>
        <source>Previous run: %1.</source>
        <translation>Voriger Lauf: %1.</translation>
    </message>
    <message>
        <source>Report %1: %2.</source>
        <translation>Bericht %1: %2.</translation>
    </message>
    <message>
        <source>Differs from this run: %1.</source>
        <translation>Anders als jetzt: %1.</translation>
    </message>
    <message>
        <source>Report: %1</source>
        <translation>Bericht: %1</translation>
    </message>
    <message>
        <source>This run minus the previous one; in bold where the interval excludes zero</source>
        <translation>Dieser Lauf minus der vorige; fett, wo das Intervall die Null ausschließt</translation>
    </message>
    <message>
        <source>95 % confidence interval of the difference, for independent games</source>
        <translation>95-%-Konfidenzintervall des Unterschieds, für unabhängige Spiele</translation>
    </message>
    <message>
        <source>Interval of the difference</source>
        <translation>Intervall des Unterschieds</translation>
    </message>
    <message>
        <source>The interval of the difference excludes zero: the difference is significant.</source>
        <translation>Das Intervall des Unterschieds schließt die Null aus: der Unterschied ist signifikant.</translation>
    </message>
    <message>
        <source>Whether the figure holds when the stronger bot plays the same stacks</source>
        <translation>Ob die Kennzahl gleich bleibt, wenn der stärkere Bot dieselben Stapel spielt</translation>
    </message>
    <message>
        <source>%1 instead of %2 in the games that both played; difference %3 (%4)</source>
        <translation>%1 statt %2 in den Spielen, die beide gespielt haben; Unterschied %3 (%4)</translation>
    </message>
</context>
<context>
    <name>tilewright::FiguresTable</name>
    <message>
        <source>Figures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>Find a figure</source>
        <translation>Kennzahl suchen</translation>
    </message>
    <message>
        <source>Lists the figures that contain these words</source>
        <translation>Zeigt die Kennzahlen mit diesen Wörtern</translation>
    </message>
    <message>
        <source>Double-click a figure of a chamber or a door, or press Enter, to see it on the map</source>
        <translation>Ein Doppelklick auf eine Kennzahl einer Kammer oder Tür, oder Eingabe, zeigt sie auf der Karte</translation>
    </message>
</context>
<context>
    <name>tilewright::FileCommands</name>
    <message>
        <source>New &amp;Tile Set</source>
        <translation>&amp;Neuer Plättchensatz</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>New &amp;Map</source>
        <translation>Neue &amp;Karte</translation>
    </message>
    <message>
        <source>Ctrl+Alt+N</source>
        <translation>Ctrl+Alt+N</translation>
    </message>
    <message>
        <source>New Tile Set from &amp;Generator…</source>
        <translation>Neuer Plättchensatz aus dem &amp;Generator…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Save this file</source>
        <translation>Diese Datei speichern</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Save this file elsewhere</source>
        <translation>Diese Datei an einem anderen Ort speichern</translation>
    </message>
    <message>
        <source>Save a Cop&amp;y…</source>
        <translation>Ko&amp;pie speichern…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Shift+S</source>
        <translation>Ctrl+Alt+Shift+S</translation>
    </message>
    <message>
        <source>Save a copy elsewhere and keep working on this file</source>
        <translation>Eine Kopie woanders speichern und an dieser Datei weiterarbeiten</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>Zurückse&amp;tzen</translation>
    </message>
    <message>
        <source>Go back to the file on disk; undo restores your changes</source>
        <translation>Zurück zum Stand auf der Platte; Rückgängig bringt die Änderungen zurück</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Ctrl+W</source>
        <translation>Ctrl+W</translation>
    </message>
    <message>
        <source>Close this file</source>
        <translation>Diese Datei schließen</translation>
    </message>
    <message>
        <source>New from &amp;Example</source>
        <translation>Neu aus &amp;Beispiel</translation>
    </message>
    <message>
        <source>A copy of this bundled file; saving asks where</source>
        <translation>Eine Kopie dieser mitgelieferten Datei; beim Speichern wird nach dem Ort gefragt</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Zu&amp;letzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>Diese &amp;vergessen</translation>
    </message>
    <message>
        <source>Clears this list; the files stay where they are</source>
        <translation>Leert diese Liste; die Dateien bleiben, wo sie sind</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>%1 konnte nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>%1 is open in another tab. Close it there first, or choose another name.</source>
        <translation>%1 ist in einem anderen Reiter offen. Dort erst schließen oder einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>%1 was not saved.</source>
        <translation>%1 wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>The copy was not written.</source>
        <translation>Die Kopie wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>A copy was saved as %1; the open file is still %2.</source>
        <translation>Eine Kopie wurde unter %1 gespeichert; dies hier ist weiterhin %2.</translation>
    </message>
    <message>
        <source>%1 could not be reloaded; nothing was changed.</source>
        <translation>%1 konnte nicht neu gelesen werden; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>%1 hat nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Discarded changes are lost.</source>
        <translation>Verworfene Änderungen sind verloren.</translation>
    </message>
    <message>
        <source>recovered changes</source>
        <translation>wiederhergestellte Änderungen</translation>
    </message>
    <message>
        <source>The recovery file of %1 can&apos;t be read. It stays at %2.</source>
        <translation>Die Sicherungsdatei von %1 kann nicht gelesen werden. Sie bleibt unter %2.</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>Neuer Satz</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <source>generated</source>
        <translation>erzeugt</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>Von einem anderen Programm geändert</translation>
    </message>
    <message>
        <source>%1 has changed on disk since it was loaded here.</source>
        <translation>%1 wurde auf der Platte geändert, seit die Datei hier gelesen wurde.</translation>
    </message>
    <message>
        <source>Saving overwrites what the other program wrote.</source>
        <translation>Speichern überschreibt, was das andere Programm geschrieben hat.</translation>
    </message>
    <message numerus="yes">
        <source>%n other files have unsaved changes too. Discarded changes are lost.</source>
        <translation>
            <numerusform>Ebenso %n weitere Datei. Verworfene Änderungen sind verloren.</numerusform>
            <numerusform>Ebenso %n weitere Dateien. Verworfene Änderungen sind verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save &amp;All</source>
        <translation>&amp;Alle speichern</translation>
    </message>
    <message>
        <source>Discard A&amp;ll</source>
        <translation>A&amp;lle verwerfen</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>A tile set with one tile, for the rules of the current file</source>
        <translation>Ein Satz mit einem Plättchen, für das Regelwerk der aktuellen Datei</translation>
    </message>
    <message>
        <source>An empty map (board or scenario) for the rules of the current file</source>
        <translation>Eine leere Karte, Spielplan oder Szenario, für das Regelwerk der aktuellen Datei</translation>
    </message>
    <message>
        <source>A balanced set to your specification, for the rules of the current file</source>
        <translation>Ein ausgewogener Satz nach Vorgabe, für das Regelwerk der aktuellen Datei</translation>
    </message>
    <message>
        <source>New Tile Set &amp;for</source>
        <translation>Neuer Plättchensatz &amp;für</translation>
    </message>
    <message>
        <source>A tile set with one tile for: %1</source>
        <translation>Ein Satz mit einem Plättchen für: %1</translation>
    </message>
    <message>
        <source>Ready to Play</source>
        <translation>Spielfertig</translation>
    </message>
    <message>
        <source>All bundled tile sets for this game combined: %1</source>
        <translation>Alle mitgelieferten Sätze für dieses Spiel in einem: %1</translation>
    </message>
    <message>
        <source>Recovery copies can&apos;t be written. %1 Save often.</source>
        <translation>Sicherungskopien können nicht geschrieben werden. %1 Oft speichern.</translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation>Dieses Spiel speichern</translation>
    </message>
    <message>
        <source>Save this game elsewhere</source>
        <translation>Dieses Spiel an einem anderen Ort speichern</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Open tile sets, maps, game records or studies</source>
        <translation>Plättchensätze, Karten, Spielaufzeichnungen oder Studien öffnen</translation>
    </message>
    <message>
        <source>All Tilewright files (*.tileset.json *.map.json *.game.json *.study.json *.study-report.json *.tuning.json);;Tile sets (*.tileset.json);;Maps (*.map.json);;Game records (*.game.json);;Studies and their reports (*.study.json *.study-report.json);;Tunings (*.tuning.json);;All files (*)</source>
        <translation>Alle Dateien des Programms (*.tileset.json *.map.json *.game.json *.study.json *.study-report.json *.tuning.json);;Plättchensätze (*.tileset.json);;Karten (*.map.json);;Spielaufzeichnungen (*.game.json);;Studien und ihre Berichte (*.study.json *.study-report.json);;Abstimmungen (*.tuning.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 is a playtest report, to be compared with the games of a set. Open the set, then the report.</source>
        <translation>%1 ist der Bericht eines Testlaufs, der mit den Spielen eines Satzes verglichen wird. Erst den Satz öffnen, dann den Bericht.</translation>
    </message>
    <message>
        <source>%1 (map)</source>
        <translation>%1 (Karte)</translation>
    </message>
</context>
<context>
    <name>tilewright::Findings</name>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <translation>%1 bis %2 %</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>fair: within one percentage point of an even share</source>
        <translation>fair: höchstens ein Prozentpunkt neben dem gleichen Anteil</translation>
    </message>
    <message>
        <source>unfair: wins more than its share</source>
        <translation>unfair: gewinnt mehr als seinen Anteil</translation>
    </message>
    <message>
        <source>unfair: wins less than its share</source>
        <translation>unfair: gewinnt weniger als seinen Anteil</translation>
    </message>
    <message>
        <source>undecided: about %1 more games needed</source>
        <translation>noch offen: etwa %1 weitere Spiele nötig</translation>
    </message>
    <message>
        <source>The longest game: %1 turns</source>
        <translation>Das längste Spiel: %1 Züge</translation>
    </message>
    <message>
        <source>The shortest game: %1 turns</source>
        <translation>Das kürzeste Spiel: %1 Züge</translation>
    </message>
    <message>
        <source>Most tiles that fit nowhere: %1</source>
        <translation>Die meisten Plättchen, die nirgends passen: %1</translation>
    </message>
    <message>
        <source>A situation that the rules may not cover, %1 times: %2</source>
        <translation>Eine Situation, die die Regeln vielleicht nicht abdecken, %1-mal: %2</translation>
    </message>
    <message>
        <source>other bots</source>
        <translation>andere Bots</translation>
    </message>
    <message>
        <source>another set</source>
        <translation>ein anderer Satz</translation>
    </message>
    <message>
        <source>another map</source>
        <translation>eine andere Karte</translation>
    </message>
    <message>
        <source>other options</source>
        <translation>andere Optionen</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1 to %2 points</source>
        <translation>%1 bis %2 Punkte</translation>
    </message>
    <message>
        <source>A situation that the rules may not cover: %1</source>
        <translation>Eine Situation, die die Regeln vielleicht nicht abdecken: %1</translation>
    </message>
    <message>
        <source>%1 games of the bots %2 with the set “%3” on the map “%4”, seed %5</source>
        <translation>%1 Spiele der Bots %2 mit dem Satz „%3“ auf der Karte „%4“, Startwert %5</translation>
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
        <translation>Eine Datei &amp;je Teil</translation>
    </message>
    <message>
        <source>Type of file to write</source>
        <translation>Welche Art von Dateien geschrieben wird</translation>
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
        <translation>Punkte je Zoll; 300 ist für Drucker üblich, 600 zeigt die feinsten Linien</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Punkte je Zoll</translation>
    </message>
    <message>
        <source>Writes each piece to its own file with its bleed, and a table of them all, instead of sheets</source>
        <translation>Jedes Teil für sich mit seinem Beschnitt, und eine Tabelle von allen, anstelle von Bögen</translation>
    </message>
    <message>
        <source>%1, a file for each piece</source>
        <translation>%1, eine Datei je Teil</translation>
    </message>
</context>
<context>
    <name>tilewright::GameController</name>
    <message>
        <source>&amp;Play This</source>
        <translation>&amp;Dies spielen</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>Start a new game with the open file; Esc returns here</source>
        <translation>Ein neues Spiel mit der offenen Datei beginnen; Esc führt hierher zurück</translation>
    </message>
    <message>
        <source>F5 Play</source>
        <translation>F5 Spielen</translation>
    </message>
    <message>
        <source>%1 can&apos;t be played as it is.</source>
        <translation>%1 ist so nicht spielbar.</translation>
    </message>
    <message>
        <source>The game continues with the set as it was. %1</source>
        <translation>Das Spiel geht mit dem Satz weiter, wie er war. %1</translation>
    </message>
    <message>
        <source>&amp;Start Again With the Same Seed</source>
        <translation>&amp;Nochmals mit demselben Startwert</translation>
    </message>
    <message>
        <source>With the changed set, move %1 would not be legal: %2: %3</source>
        <translation>Mit dem geänderten Satz wäre Schritt %1 nicht erlaubt: %2: %3</translation>
    </message>
    <message>
        <source>%1 was not restored because another game is unsaved. It is offered again at the next start.</source>
        <translation>%1 wurde nicht wiederhergestellt, weil ein anderes Spiel nicht gespeichert ist. Es wird beim nächsten Start wieder angeboten.</translation>
    </message>
    <message>
        <source>Save the game?</source>
        <translation>Das Spiel speichern?</translation>
    </message>
    <message>
        <source>The game is not over, and its moves are not saved.</source>
        <translation>Das Spiel ist noch nicht aus, und seine Schritte sind nicht gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Rules of the Set…</source>
        <translation>&amp;Regeln des Satzes…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+R</source>
        <translation>Ctrl+Alt+R</translation>
    </message>
    <message>
        <source>Rule variants that come with the set, and the sets it is played with</source>
        <translation>Varianten der Regeln, die der Satz mitbringt, und die Sätze, mit denen er zusammen gespielt wird</translation>
    </message>
    <message>
        <source>rules of the set</source>
        <translation>Regeln des Satzes</translation>
    </message>
    <message>
        <source>Comments on the game are not saved.</source>
        <translation>Kommentare zum Spiel sind nicht gespeichert.</translation>
    </message>
    <message>
        <source>Save the previous game?</source>
        <translation>Das vorige Spiel speichern?</translation>
    </message>
    <message>
        <source>Another game took its place before it was over, and its moves are not saved.</source>
        <translation>Ein anderes hat es abgelöst, bevor es zu Ende war, und seine Züge sind nicht gespeichert.</translation>
    </message>
    <message>
        <source>Another game took its place, and comments on it are not saved.</source>
        <translation>Ein anderes hat es abgelöst, und Kommentare dazu sind nicht gespeichert.</translation>
    </message>
</context>
<context>
    <name>tilewright::GameRecovery</name>
    <message>
        <source>game-%1</source>
        <translation>spiel-%1</translation>
    </message>
</context>
<context>
    <name>tilewright::GeneratorDialog</name>
    <message>
        <source>&amp;New Set</source>
        <translation>&amp;Neuer Satz</translation>
    </message>
    <message>
        <source>&amp;Replace the Tiles of This Set</source>
        <translation>&amp;Plättchen dieses Satzes ersetzen</translation>
    </message>
    <message>
        <source>The set keeps its name and description; undo restores its tiles</source>
        <translation>Der Satz behält Namen und Beschreibung; Rückgängig bringt seine Plättchen zurück</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>Na&amp;me</translation>
    </message>
    <message>
        <source>Total number of tiles, copies included</source>
        <translation>Gesamtzahl der Plättchen, Exemplare mitgezählt</translation>
    </message>
    <message>
        <source>&amp;Tiles</source>
        <translation>P&amp;lättchen</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>The same seed gives the same set</source>
        <translation>Dieselbe Zahl ergibt wieder denselben Satz</translation>
    </message>
    <message>
        <source>Another set with the same settings</source>
        <translation>Ein anderer Satz mit denselben Vorgaben</translation>
    </message>
    <message>
        <source>Another set</source>
        <translation>Anderer Satz</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Start&amp;wert</translation>
    </message>
    <message>
        <source>calculating…</source>
        <translation>wird berechnet…</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation>Erzeugt</translation>
    </message>
    <message>
        <source>Opens the tiles as a new set</source>
        <translation>Öffnet die Plättchen als eigenen Satz</translation>
    </message>
    <message>
        <source>&amp;Add to This Set</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Tiles already in the set get more copies; undo removes them again</source>
        <translation>Plättchen, die der Satz schon hat, werden mehr; Rückgängig nimmt sie wieder heraus</translation>
    </message>
</context>
<context>
    <name>tilewright::GoalsPanel</name>
    <message>
        <source>Median number of turns</source>
        <translation>Median der Züge je Spiel</translation>
    </message>
    <message>
        <source>Share of the games that end by an escape</source>
        <translation>Anteil der Spiele, die durch Flucht enden</translation>
    </message>
    <message>
        <source>Largest deviation from an even share of wins</source>
        <translation>Größte Abweichung vom gleichen Anteil an den Siegen</translation>
    </message>
    <message>
        <source>Largest deviation of a pick colour from the average gain</source>
        <translation>Größte Abweichung einer Dietrichfarbe vom durchschnittlichen Erhalt</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>✓ met</source>
        <translation>✓ erreicht</translation>
    </message>
    <message>
        <source>✗ missed</source>
        <translation>✗ verfehlt</translation>
    </message>
    <message>
        <source>? undecided</source>
        <translation>? noch offen</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Set a range for another figure</source>
        <translation>Einen Bereich für eine weitere Kennzahl vorgeben</translation>
    </message>
    <message>
        <source>Remove this goal</source>
        <translation>Dieses Ziel entfernen</translation>
    </message>
    <message>
        <source> (percent)</source>
        <translation> (Prozent)</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Minimum%1; empty for any</source>
        <translation>Minimum%1; leer für beliebig</translation>
    </message>
    <message>
        <source>Maximum%1; empty for any</source>
        <translation>Maximum%1; leer für beliebig</translation>
    </message>
    <message>
        <source>%1: at least</source>
        <translation>%1: mindestens</translation>
    </message>
    <message>
        <source>%1: at most</source>
        <translation>%1: höchstens</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Entfernen: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>What the games show, with a 95 % confidence interval</source>
        <translation>Was die Spiele zeigen, mit 95-%-Konfidenzintervall</translation>
    </message>
    <message>
        <source>Not a number</source>
        <translation>Keine Zahl</translation>
    </message>
    <message>
        <source>Enter a minimum or a maximum</source>
        <translation>Ein Minimum oder Maximum eingeben</translation>
    </message>
    <message>
        <source>? no data</source>
        <translation>? nichts zu zählen</translation>
    </message>
    <message>
        <source>Add a goal…</source>
        <translation>Ein Ziel hinzufügen…</translation>
    </message>
    <message>
        <source>A share is between 0 and 100 %</source>
        <translation>Ein Anteil liegt zwischen 0 und 100 %</translation>
    </message>
    <message>
        <source>%1 or more and %2 or less: these contradict each other</source>
        <translation>%1 oder mehr und %2 oder weniger: das widerspricht sich</translation>
    </message>
    <message>
        <source>Share of turns that start with none of the most-used pieces in supply</source>
        <translation>Anteil der Züge, zu deren Beginn keine der meistgesetzten Figuren im Vorrat ist</translation>
    </message>
    <message>
        <source>Share of all points from the richest source</source>
        <translation>Anteil der ergiebigsten Quelle an allen Punkten</translation>
    </message>
    <message>
        <source>goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>! see below</source>
        <translation>! siehe unten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>For all sets of this game. Lamps have limits of their own.</source>
        <translation>Für alle Sätze dieses Spiels. Die Lampen haben eigene Grenzen.</translation>
    </message>
</context>
<context>
    <name>tilewright::GoalsTable</name>
    <message>
        <source>A&amp;dd Goal…</source>
        <translation>&amp;Ziel hinzufügen…</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Shares are numbers from 0 to 1; an empty field means any</source>
        <translation>Anteile sind Zahlen von 0 bis 1; ein leeres Feld heißt beliebig</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>How much the distance to this goal counts relative to the others</source>
        <translation>Wie sehr der Abstand zu diesem Ziel neben den anderen zählt</translation>
    </message>
    <message>
        <source>Set a range for another figure</source>
        <translation>Einen Bereich für eine weitere Kennzahl vorgeben</translation>
    </message>
    <message>
        <source>Remove this goal</source>
        <translation>Dieses Ziel entfernen</translation>
    </message>
    <message>
        <source>Remove goal</source>
        <translation>Ziel entfernen</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
</context>
<context>
    <name>tilewright::HeatLegend</name>
    <message>
        <source>Heat map: %1, from none to %2</source>
        <translation>Heatmap: %1, von null bis %2</translation>
    </message>
    <message>
        <source>%1. To remove it: %2</source>
        <translation>%1. %2 entfernt sie</translation>
    </message>
</context>
<context>
    <name>tilewright::HeatMapController</name>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>Tiles are not tinted</source>
        <translation>Plättchen sind nicht gefärbt</translation>
    </message>
    <message>
        <source>&amp;Heat Map of the Tiles</source>
        <translation>&amp;Heatmap der Plättchen</translation>
    </message>
    <message>
        <source>&amp;Heat Map of the Board</source>
        <translation>Heatmap des &amp;Spielplans</translation>
    </message>
    <message>
        <source>Rooms are not tinted</source>
        <translation>Räume sind nicht gefärbt</translation>
    </message>
    <message>
        <source>&amp;Use in Games</source>
        <translation>&amp;Nutzung in Spielen</translation>
    </message>
    <message>
        <source>Tints the rooms by how often pieces step into and out of them in a game</source>
        <translation>Färbt die Räume danach, wie oft Figuren sie in einem Spiel betreten und verlassen</translation>
    </message>
    <message>
        <source>&amp;Barred</source>
        <translation>&amp;Versperrt</translation>
    </message>
    <message>
        <source>Tints the rooms by how often one of their doors is barred in a game</source>
        <translation>Färbt die Räume danach, wie oft eine ihrer Türen in einem Spiel versperrt wird</translation>
    </message>
    <message>
        <source>&amp;Refused</source>
        <translation>&amp;Abgelehnt</translation>
    </message>
    <message>
        <source>Tints the rooms by how many of their doors stand open when a tile fits nowhere</source>
        <translation>Färbt die Räume danach, wie viele ihrer Türen offen stehen, wenn ein Plättchen nirgends passt</translation>
    </message>
    <message>
        <source>The heat map appears as soon as the quick check has played its games.</source>
        <translation>Die Heatmap erscheint, sobald die Schnellprüfung ihre Spiele gespielt hat.</translation>
    </message>
    <message>
        <source>The heat map appears after a playtest; no game has been played yet.</source>
        <translation>Die Heatmap erscheint nach einem Testlauf; noch wurde kein Spiel gespielt.</translation>
    </message>
    <message>
        <source>&amp;Sort the Tiles</source>
        <translation>Plättchen &amp;sortieren</translation>
    </message>
    <message>
        <source>Order in the S&amp;et</source>
        <translation>Satz&amp;reihenfolge</translation>
    </message>
    <message>
        <source>Lists the tiles in the order that is saved in the file</source>
        <translation>Listet die Plättchen in der Reihenfolge auf, die in der Datei steht</translation>
    </message>
    <message>
        <source>Lists the tiles with the greatest value first</source>
        <translation>Listet die Plättchen auf, das mit dem größten Wert zuerst</translation>
    </message>
    <message>
        <source>After a playtest or quick check, lists the tiles with the greatest value first</source>
        <translation>Listet nach einem Testlauf oder einer Schnellprüfung die Plättchen auf, das mit dem größten Wert zuerst</translation>
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
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Help on the current panel</source>
        <translation>Hilfe zum gerade benutzten Bereich</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Rundgang</translation>
    </message>
    <message>
        <source>A short tour: change a tile, then see it in a game</source>
        <translation>Ein kurzer Rundgang von einem Plättchen zu einem Spiel damit</translation>
    </message>
    <message>
        <source>&amp;About Tilewright</source>
        <translation>&amp;Über Tilewright</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version und Lizenz</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>The library that the window is built with</source>
        <translation>Die Bibliothek, mit der das Fenster gebaut ist</translation>
    </message>
    <message>
        <source>%1, %2. %3</source>
        <translation>%1, %2. %3</translation>
    </message>
    <message>
        <source>About Tilewright</source>
        <translation>Über Tilewright</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Tilewright %1&lt;/h3&gt;&lt;p&gt;A studio for tile-laying games that go underground.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Tilewright %1&lt;/h3&gt;&lt;p&gt;Ein Studio für Legespiele, die unter die Erde gehen.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später. Ohne jede Gewährleistung.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>New here? In a short tour, you change a tile and see it in a game.</source>
        <translation>Neu hier? Ein kurzer Rundgang führt von einem Plättchen zu einem Spiel damit.</translation>
    </message>
    <message>
        <source>&amp;Start the Tour</source>
        <translation>&amp;Rundgang beginnen</translation>
    </message>
    <message>
        <source>E&amp;xplain This</source>
        <translation>&amp;Das hier erklären</translation>
    </message>
    <message>
        <source>Shift+F1</source>
        <translation>Shift+F1</translation>
    </message>
    <message>
        <source>Shows the tooltip of the focused item until you press Esc</source>
        <translation>Zeigt bis Esc den Tooltip von dem, was den Fokus hat</translation>
    </message>
    <message>
        <source>The focused item has no tooltip.</source>
        <translation>Zu dem, was den Fokus hat, gibt es keinen Tooltip.</translation>
    </message>
    <message>
        <source>&amp;Examples of the Dungeon&apos;s Rules</source>
        <translation>&amp;Beispiele zu den Regeln des Verlieses</translation>
    </message>
</context>
<context>
    <name>tilewright::HelpWindow</name>
    <message>
        <source>en</source>
        <extracomment>the code of the language that the help pages are shown in: en, de, fr</extracomment>
        <translation>de</translation>
    </message>
    <message>
        <source>Tilewright Help</source>
        <translation>Tilewright-Hilfe</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Help page</source>
        <translation>Hilfeseite</translation>
    </message>
</context>
<context>
    <name>tilewright::HintPanel</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel the hint (Esc)</source>
        <translation>Den Tipp abbrechen (Esc)</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>Die besten Schritte</translation>
    </message>
    <message>
        <source>Close the hint (Esc while it has the focus)</source>
        <translation>Den Tipp schließen (Esc, solange er den Fokus hat)</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Den Tipp schließen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1
Win probability: %2, after %3 simulations</source>
        <translation>%1
Gewinnwahrscheinlichkeit: %2, nach %3 Simulationen</translation>
    </message>
    <message>
        <source>Click to see the move; press Enter or double-click to play it.</source>
        <translation>Ein Klick zeigt den Schritt, Eingabe oder ein Doppelklick spielt ihn.</translation>
    </message>
    <message>
        <source>Click to see the move. Take the seat to play it.</source>
        <translation>Ein Klick zeigt den Schritt. Um ihn zu spielen, den Platz übernehmen.</translation>
    </message>
    <message>
        <source>No bot can evaluate moves under these rules.</source>
        <translation>Kein Bot kann Schritte dieses Regelwerks bewerten.</translation>
    </message>
    <message>
        <source>Win probability for %1. %2</source>
        <translation>Gewinnwahrscheinlichkeit für %1. %2</translation>
    </message>
    <message>
        <source>The first move was tried most often, so its estimate is the most reliable; a bot would play it.</source>
        <translation>Der erste Schritt wurde am häufigsten versucht, also ist seine Schätzung am verlässlichsten; ein Bot würde ihn spielen.</translation>
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
        <translation>Spiele</translation>
    </message>
</context>
<context>
    <name>tilewright::HolePattern</name>
    <message>
        <source>passage %1</source>
        <extracomment>%1 is a list of directions</extracomment>
        <translation>Gang im %1</translation>
    </message>
    <message>
        <source>earth %1</source>
        <translation>Erde im %1</translation>
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
        <translation>Größe und Position des Fensters</translation>
    </message>
    <message>
        <source>panels of the design mode</source>
        <translation>Bereiche des Modus Entwerfen</translation>
    </message>
    <message>
        <source>panels of the map mode</source>
        <translation>Bereiche des Modus Karte</translation>
    </message>
    <message>
        <source>files that were open last time</source>
        <translation>zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <source>view of the files last time</source>
        <translation>wie Dateien zuletzt gezeigt wurden</translation>
    </message>
    <message>
        <source>recent files</source>
        <translation>kürzlich verwendete Dateien</translation>
    </message>
    <message>
        <source>language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>interface size</source>
        <translation>Größe der Oberfläche</translation>
    </message>
    <message>
        <source>quick checks of edits</source>
        <translation>Schnellprüfung von Änderungen</translation>
    </message>
    <message>
        <source>shortcut of a command</source>
        <translation>Taste eines Befehls</translation>
    </message>
    <message>
        <source>animation of moves</source>
        <translation>Animation der Schritte</translation>
    </message>
    <message>
        <source>layout of the play mode</source>
        <translation>Teile des Modus Spielen</translation>
    </message>
    <message>
        <source>playtest goals</source>
        <translation>Ziele von Testläufen</translation>
    </message>
    <message>
        <source>playtest settings</source>
        <translation>wie Testläufe gespielt werden</translation>
    </message>
    <message>
        <source>game preset</source>
        <translation>Vorlage eines Spiels</translation>
    </message>
    <message>
        <source>export options</source>
        <translation>Optionen von Exporten</translation>
    </message>
    <message>
        <source>whether the tour was seen</source>
        <translation>ob der Rundgang gezeigt wurde</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a setting in words, and its name in the file of settings</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Invalid settings were replaced by their defaults: %1.</source>
        <translation>Ungültige Einstellungen wurden ignoriert; das Programm verwendet seine Vorgaben: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>folder of returned games</source>
        <translation>Ordner zurückgesandter Spiele</translation>
    </message>
    <message>
        <source>folder of file dialogs</source>
        <translation>Ordner der Dateidialoge</translation>
    </message>
    <message>
        <source>printing options</source>
        <translation>Druckoptionen</translation>
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
        <translation>Die fehlenden Plättchen aus dem Satz &amp;entfernen</translation>
    </message>
    <message>
        <source>Import Tiles</source>
        <translation>Plättchen importieren</translation>
    </message>
    <message>
        <source>What %1 changes in the set:</source>
        <translation>Was %1 am Satz ändert:</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>Otherwise tiles that are not in the table stay as they are</source>
        <translation>Sonst bleiben Plättchen, die in der Tabelle fehlen, wie sie sind</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>Ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>Changes the set; a single undo reverts everything</source>
        <translation>Ändert den Satz; einmal Rückgängig macht alles rückgängig</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Missing from the table</source>
        <translation>Fehlen in der Tabelle</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>kept unless you remove them</source>
        <translation>bleiben, wenn sie nicht entfernt werden</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles stay as they are.</source>
        <translation>
            <numerusform>%n Plättchen bleibt, wie es ist.</numerusform>
            <numerusform>%n Plättchen bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>New pick colours of the set: %1.</source>
        <translation>Neue Dietrichfarben des Satzes: %1.</translation>
    </message>
    <message>
        <source>There is nothing to import.</source>
        <translation>Es gibt nichts zu importieren.</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(leer)</translation>
    </message>
    <message numerus="yes">
        <source>%n differences.</source>
        <translation>
            <numerusform>%n Unterschied.</numerusform>
            <numerusform>%n Unterschiede.</numerusform>
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
            <numerusform>%n neues Plättchen &amp;gleicht einem fehlenden: jenem die neue Kennung geben</numerusform>
            <numerusform>%n neue Plättchen &amp;gleichen fehlenden: jenen die neuen Kennungen geben</numerusform>
        </translation>
    </message>
    <message>
        <source>Otherwise they are added, and the missing ones stay too</source>
        <translation>Sonst kommen sie hinzu, und die fehlenden bleiben auch</translation>
    </message>
    <message>
        <source>The new set that %1 describes:</source>
        <translation>Der neue Satz, den %1 beschreibt:</translation>
    </message>
    <message>
        <source>same as %1, which is missing</source>
        <translation>gleicht %1, das fehlt</translation>
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
        <translation>%1 · %2 Möglichkeiten zur Wahl</translation>
    </message>
    <message>
        <source>%1 · into the %2 or beyond</source>
        <translation>%1 · hinein (%2) oder von dort weiter</translation>
    </message>
    <message>
        <source>%1 · one destination</source>
        <translation>%1 · ein Ziel</translation>
    </message>
    <message>
        <source>%1 · %2 destinations</source>
        <translation>%1 · %2 Ziele</translation>
    </message>
    <message>
        <source>%1 · choose it again to pay</source>
        <translation>%1 · noch einmal wählen, um zu zahlen</translation>
    </message>
    <message>
        <source>%1: already occupied by %2</source>
        <translation>%1: schon besetzt von %2</translation>
    </message>
</context>
<context>
    <name>tilewright::IssueText</name>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>Plättchen %1</translation>
    </message>
    <message>
        <source>at %1, %2</source>
        <extracomment>where something is on a map: the coordinates of a cell</extracomment>
        <translation>bei %1, %2</translation>
    </message>
</context>
<context>
    <name>tilewright::IssuesModel</name>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
</context>
<context>
    <name>tilewright::IssuesPanel</name>
    <message>
        <source>Issues</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>&amp;Fix Issue</source>
        <translation>Problem &amp;beheben</translation>
    </message>
    <message>
        <source>Enter goes to the cause of an issue, Ctrl+. fixes it</source>
        <translation>Eingabe führt zur Ursache eines Problems, Strg+. behebt es</translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation>Ctrl+.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>This issue has no quick fix: the decision is yours</source>
        <translation>Für dieses Problem gibt es keine schnelle Lösung: hier ist eine Entscheidung nötig</translation>
    </message>
    <message>
        <source>&amp;Go There</source>
        <translation>&amp;Dorthin gehen</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n gefunden</numerusform>
            <numerusform>%n gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no issues</source>
        <translation>Es gibt keine Probleme</translation>
    </message>
</context>
<context>
    <name>tilewright::LandscapeActions</name>
    <message>
        <source>mouth</source>
        <translation>Mündung</translation>
    </message>
    <message>
        <source>tunnel</source>
        <translation>Tunnel</translation>
    </message>
    <message>
        <source>to crossing</source>
        <translation>zur Kreuzung</translation>
    </message>
    <message>
        <source>to gate</source>
        <translation>zum Tor</translation>
    </message>
    <message>
        <source>to cloister</source>
        <translation>zum Kloster</translation>
    </message>
    <message>
        <source>to tower</source>
        <translation>zum Turm</translation>
    </message>
    <message>
        <source>to volcano</source>
        <translation>zum Vulkan</translation>
    </message>
    <message>
        <source>Sets the focused side to: %1 (%2)</source>
        <translation>Setzt die gewählte Seite auf: %1 (%2)</translation>
    </message>
    <message>
        <source>Adds to or removes from the tile: %1 (%2)</source>
        <translation>Fügt dem Plättchen hinzu oder entfernt: %1 (%2)</translation>
    </message>
    <message>
        <source>Adds to or removes from the chosen feature: %1 (%2)</source>
        <translation>Fügt dem gewählten Gebiet hinzu oder entfernt: %1 (%2)</translation>
    </message>
    <message>
        <source>Join or Separate</source>
        <translation>Verbinden oder trennen</translation>
    </message>
    <message>
        <source>join</source>
        <translation>verbinden</translation>
    </message>
    <message>
        <source>Grabs the focused side (J); go to another side and press J again to join or separate the two</source>
        <translation>Greift die gewählte Seite (J); zu einer anderen gehen und noch einmal J drücken, um die beiden zu verbinden oder zu trennen</translation>
    </message>
    <message>
        <source>Add a Pennant</source>
        <translation>Wappen hinzufügen</translation>
    </message>
    <message>
        <source>pennant +</source>
        <translation>Wappen +</translation>
    </message>
    <message>
        <source>Remove a Pennant</source>
        <translation>Wappen entfernen</translation>
    </message>
    <message>
        <source>pennant −</source>
        <translation>Wappen −</translation>
    </message>
    <message>
        <source>Adds a pennant to the chosen city (P)</source>
        <translation>Gibt der gewählten Stadt ein Wappen mehr (P)</translation>
    </message>
    <message>
        <source>Removes a pennant from the chosen city (Shift+P)</source>
        <translation>Nimmt der gewählten Stadt ein Wappen (Umschalt+P)</translation>
    </message>
    <message>
        <source>Touches %1</source>
        <extracomment>a field of a tile; %1: &quot;city north&quot;</extracomment>
        <translation>Berührt: %1</translation>
    </message>
    <message>
        <source>Whether the chosen field touches this: %1</source>
        <translation>Ob die gewählte Wiese dies berührt: %1</translation>
    </message>
    <message>
        <source>%1: only on roads with one side</source>
        <translation>%1: nur auf Straßen mit einer Seite</translation>
    </message>
    <message>
        <source>%1: only on roads with several sides</source>
        <translation>%1: nur auf Straßen mit mehreren Seiten</translation>
    </message>
    <message>
        <source>%1: only on cities</source>
        <translation>%1: nur auf Städten</translation>
    </message>
    <message>
        <source>%1: only on roads</source>
        <translation>%1: nur auf Straßen</translation>
    </message>
    <message>
        <source>Pennants: only on cities</source>
        <translation>Wappen: nur auf Städten</translation>
    </message>
    <message>
        <source>Only for fields on tiles with that many cities</source>
        <translation>Nur für Wiesen auf Plättchen mit so vielen Städten</translation>
    </message>
    <message>
        <source>This city has no pennant</source>
        <translation>Diese Stadt hat kein Wappen</translation>
    </message>
    <message>
        <source>This city already has as many pennants as allowed</source>
        <translation>Diese Stadt hat schon so viele Wappen wie erlaubt</translation>
    </message>
    <message>
        <source>%1. Chosen: %2</source>
        <translation>%1. Gewählt: %2</translation>
    </message>
    <message>
        <source>To set what a side shows, choose the side first</source>
        <translation>Was eine Seite zeigt: nur wo eine Seite gewählt ist</translation>
    </message>
    <message>
        <source>Add an Inner Field</source>
        <translation>Innere Wiese hinzufügen</translation>
    </message>
    <message>
        <source>inner field</source>
        <translation>innere Wiese</translation>
    </message>
    <message>
        <source>Adds a field that touches no side, such as one inside a city (E)</source>
        <translation>Fügt eine Wiese hinzu, die keine Seite berührt, etwa innerhalb einer Stadt (E)</translation>
    </message>
    <message>
        <source>The tile already has as many features as allowed</source>
        <translation>Das Plättchen hat schon so viele Gebiete wie erlaubt</translation>
    </message>
    <message>
        <source>Remove the Inner Field</source>
        <translation>Innere Wiese entfernen</translation>
    </message>
    <message>
        <source>no inner field</source>
        <translation>keine innere Wiese</translation>
    </message>
    <message>
        <source>Removes the chosen inner field (Shift+E)</source>
        <translation>Entfernt die gewählte innere Wiese (Umschalt+E)</translation>
    </message>
    <message>
        <source>Only inner fields can be removed; fields at the sides depend on what the sides show</source>
        <translation>Nur innere Wiesen lassen sich entfernen; die an den Seiten hängen davon ab, was die Seiten zeigen</translation>
    </message>
</context>
<context>
    <name>tilewright::LandscapeCanvas</name>
    <message>
        <source>joins %1 and %2</source>
        <translation>verbindet %1 und %2</translation>
    </message>
    <message>
        <source>separates %1 and %2</source>
        <translation>trennt %1 und %2</translation>
    </message>
    <message>
        <source>%1 and %2 have nothing to join</source>
        <translation>%1 und %2 haben nichts zu verbinden</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a side of a tile, and the feature that lies there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Release: %1</source>
        <extracomment>%1: joins north and east</extracomment>
        <translation>Loslassen: %1</translation>
    </message>
    <message>
        <source>Click to choose: %1</source>
        <translation>Klick wählt: %1</translation>
    </message>
    <message>
        <source>Holding %1: go to another side and press %2 again, or Esc to let go</source>
        <translation>Hält %1: zu einer anderen Seite gehen und noch einmal %2 drücken, Esc lässt los</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Click again: %1 becomes %2; draw a line to another side to join or separate</source>
        <translation>Noch ein Klick: aus %1 wird %2; eine Linie zu einer anderen Seite verbindet oder trennt</translation>
    </message>
    <message>
        <source>%1; there is no room to draw it</source>
        <translation>%1; das Bild hat keinen Platz dafür</translation>
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
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Tiles by number of sides with: %1</source>
        <extracomment>%1: city, road or field</extracomment>
        <translation>Plättchen nach Seiten mit: %1</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>Tiles with: %1</source>
        <translation>Plättchen mit: %1</translation>
    </message>
    <message numerus="yes">
        <source>Tiles with %n sides: %1</source>
        <translation>
            <numerusform>Plättchen mit %n Seite: %1</numerusform>
            <numerusform>Plättchen mit %n Seiten: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles with pennants</source>
        <translation>Plättchen mit Wappen</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n in the set, counting copies</source>
        <translation>
            <numerusform>%1: %n im Satz, Exemplare mitgezählt</numerusform>
            <numerusform>%1: %n im Satz, Exemplare mitgezählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Features by kind</source>
        <translation>Gebiete nach Art</translation>
    </message>
    <message numerus="yes">
        <source>%n sides</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles with this many such sides: %1</source>
        <translation>
            <numerusform>%n Plättchen mit so vielen solcher Seiten: %1</numerusform>
            <numerusform>%n Plättchen mit so vielen solcher Seiten: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>pennants</source>
        <translation>Wappen</translation>
    </message>
    <message numerus="yes">
        <source>%n pennants in the set, counting copies</source>
        <translation>
            <numerusform>%n Wappen im Satz, Exemplare mitgezählt</numerusform>
            <numerusform>%n Wappen im Satz, Exemplare mitgezählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Symbols of features and tiles</source>
        <translation>Symbole auf Gebieten und Plättchen</translation>
    </message>
    <message>
        <source>Kinds of open places that no tile fits</source>
        <translation>Arten offener Stellen, an die keines passt</translation>
    </message>
    <message numerus="yes">
        <source>Tiles that fit the hardest place to fill with %n neighbours</source>
        <translation>
            <numerusform>Plättchen, die an die knappste Stelle mit %n Nachbarn passen</numerusform>
            <numerusform>Plättchen, die an die knappste Stelle mit %n Nachbarn passen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; target %2</source>
        <translation>%1; Vorgabe %2</translation>
    </message>
    <message numerus="yes">
        <source>%n neighbours</source>
        <translation>
            <numerusform>%n Nachbar</numerusform>
            <numerusform>%n Nachbarn</numerusform>
        </translation>
    </message>
    <message>
        <source>Places with this many neighbours: %1. No tile fits %3 of their %2 kinds, so %4 % can be filled; on average, %5 tiles fit one</source>
        <translation>Stellen mit so vielen Nachbarn: %1. An %3 ihrer %2 Arten passt kein Plättchen, an %4 % also eines; im Durchschnitt passen %5 Plättchen an eine</translation>
    </message>
</context>
<context>
    <name>tilewright::LandscapeGeneratorDialog</name>
    <message>
        <source>Generate landscape tiles</source>
        <translation>Landschaftsplättchen erzeugen</translation>
    </message>
    <message>
        <source>Weight of this kind of side relative to the others</source>
        <translation>Gewicht dieser Art von Seite im Verhältnis zu den anderen</translation>
    </message>
    <message>
        <source>Sides: %1</source>
        <extracomment>%1: city, road or field</extracomment>
        <translation>Seiten: %1</translation>
    </message>
    <message>
        <source>Of the tiles with several city sides, the share where these form one city</source>
        <translation>Anteil der Plättchen mit mehreren Stadtseiten, auf denen diese eine einzige Stadt sind</translation>
    </message>
    <message>
        <source>&amp;Joined cities</source>
        <translation>&amp;Verbundene Städte</translation>
    </message>
    <message>
        <source>Share of the larger cities that have a pennant</source>
        <translation>Anteil der größeren Städte mit Wappen</translation>
    </message>
    <message>
        <source>&amp;Pennants</source>
        <translation>Wapp&amp;en</translation>
    </message>
    <message>
        <source>Share of the tiles with room for a cloister that have one</source>
        <translation>Anteil der Plättchen mit Platz für ein Kloster, die eines haben</translation>
    </message>
    <message>
        <source>&amp;Cloisters</source>
        <translation>&amp;Klöster</translation>
    </message>
    <message>
        <source>&amp;Volcanoes</source>
        <translation>Vulk&amp;ane</translation>
    </message>
    <message>
        <source>Tiles with a volcano, which calls the dragon</source>
        <translation>Plättchen mit einem Vulkan, der den Drachen ruft</translation>
    </message>
    <message>
        <source>&amp;Dragons</source>
        <translation>&amp;Drachen</translation>
    </message>
    <message>
        <source>Tiles with a dragon symbol, which lets the dragon fly</source>
        <translation>Plättchen mit einem Drachen, der ihn fliegen lässt</translation>
    </message>
    <message>
        <source>P&amp;ortals</source>
        <translation>P&amp;ortale</translation>
    </message>
    <message>
        <source>Tiles with a portal</source>
        <translation>Plättchen mit einem Portal</translation>
    </message>
    <message>
        <source>To&amp;wers</source>
        <translation>&amp;Türme</translation>
    </message>
    <message>
        <source>Tiles with a tower, through which pieces enter the dungeon</source>
        <translation>Plättchen mit einem Turm, durch den Figuren das Verlies betreten</translation>
    </message>
    <message>
        <source>Pr&amp;incesses</source>
        <translation>Burgfräule&amp;in</translation>
    </message>
    <message>
        <source>Cities with a princess, if there are enough cities</source>
        <translation>Städte mit einem Burgfräulein, soweit es Städte gibt</translation>
    </message>
    <message>
        <source>Cat&amp;hedrals</source>
        <translation>Kathed&amp;ralen</translation>
    </message>
    <message>
        <source>Cities with a cathedral, if there are enough cities</source>
        <translation>Städte mit einer Kathedrale, soweit es Städte gibt</translation>
    </message>
    <message>
        <source>Inn&amp;s</source>
        <translation>Gasthä&amp;user</translation>
    </message>
    <message>
        <source>Roads with an inn, if there are enough roads</source>
        <translation>Straßen mit einem Gasthaus, soweit es Straßen gibt</translation>
    </message>
    <message>
        <source>T&amp;unnel mouths</source>
        <translation>Tunnelmündungen</translation>
    </message>
    <message>
        <source>Roads that end in a tunnel mouth; if too few roads end, some are split</source>
        <translation>Straßen, die in einer Tunnelmündung enden; dafür werden Straßen geteilt, wenn zu wenige enden</translation>
    </message>
    <message>
        <source>Most a&amp;like</source>
        <translation>Höchstens &amp;gleich</translation>
    </message>
    <message>
        <source>Maximum number of tiles with the same sides, as far as the sides allow; 0 for any number</source>
        <translation>Höchstzahl der Plättchen mit denselben Seiten, soweit die Seiten es erlauben; 0 für beliebig viele</translation>
    </message>
    <message>
        <source>&amp;Fillable places</source>
        <translation>&amp;Stellen, die passen</translation>
    </message>
    <message>
        <source>Share of the places between four tiles that at least one tile should fit, as far as the sides allow</source>
        <translation>Anteil der Stellen zwischen vier Plättchen, an die eines passen soll, soweit die Seiten es erlauben</translation>
    </message>
    <message>
        <source>Weights of the sides: 2 means twice as many as 1.</source>
        <translation>Gewichte der Seiten: 2 steht für doppelt so viele wie 1.</translation>
    </message>
</context>
<context>
    <name>tilewright::LandscapePalette</name>
    <message>
        <source>What the tile shows</source>
        <translation>Was das Plättchen zeigt</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Gebiet</translation>
    </message>
</context>
<context>
    <name>tilewright::LandscapeTools</name>
    <message>
        <source>Features of the tile</source>
        <translation>Gebiete des Plättchens</translation>
    </message>
    <message>
        <source>What the tile shows; choosing a feature highlights it on the tile</source>
        <translation>Was das Plättchen zeigt; ein gewähltes Gebiet leuchtet auf dem Plättchen auf</translation>
    </message>
    <message>
        <source>%1 · arrows and Page keys move, keys set, J joins, R turns</source>
        <translation>%1 · Pfeile und Bildtasten wechseln, Tasten setzen, J verbindet, R dreht</translation>
    </message>
    <message>
        <source>Set &amp;Side</source>
        <translation>Seite se&amp;tzen</translation>
    </message>
    <message>
        <source>On the Chosen &amp;Feature</source>
        <translation>Auf de&amp;m gewählten Gebiet</translation>
    </message>
    <message>
        <source>&amp;On the Tile</source>
        <translation>Auf dem &amp;Plättchen</translation>
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
            <numerusform>%n Wappen</numerusform>
            <numerusform>%n Wappen</numerusform>
        </translation>
    </message>
    <message>
        <source>touches the city %1</source>
        <extracomment>a field; %1 tells where the cities lie</extracomment>
        <translation>berührt die Stadt im %1</translation>
    </message>
    <message>
        <source> and the city </source>
        <translation> und die Stadt im </translation>
    </message>
    <message>
        <source>any side</source>
        <extracomment>a side of a tile that fits every other side</extracomment>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>%1, left half</source>
        <extracomment>%1 is a side of a tile; left as seen from the middle of the tile</extracomment>
        <translation>%1, linke Hälfte</translation>
    </message>
    <message>
        <source>%1, right half</source>
        <translation>%1, rechte Hälfte</translation>
    </message>
    <message>
        <source>inner field</source>
        <translation>innere Wiese</translation>
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
        <translation>innere Wiese %1</translation>
    </message>
</context>
<context>
    <name>tilewright::LimitsTable</name>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Sets outside these limits are not tried</source>
        <translation>Sätze außerhalb dieser Grenzen werden nicht ausprobiert</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
</context>
<context>
    <name>tilewright::LineChooser</name>
    <message>
        <source>Lines of the game</source>
        <translation>Linien des Spiels</translation>
    </message>
    <message>
        <source>Other lines from here: choose one to continue (also Ctrl+L)</source>
        <translation>Andere Linien von hier aus: eine zum Weiterspielen wählen (auch Strg+L)</translation>
    </message>
    <message numerus="yes">
        <source>Line %1 (current): %n moves</source>
        <translation>
            <numerusform>Linie %1 (aktuell): %n Schritt</numerusform>
            <numerusform>Linie %1 (aktuell): %n Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Line %1: %n moves; move %2: %3</source>
        <translation>
            <numerusform>Linie %1: %n Schritt; Schritt %2: %3</numerusform>
            <numerusform>Linie %1: %n Schritte; Schritt %2: %3</numerusform>
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
Zug %2, Schritt %3. Ein Klick oder Eingabe zeigt den Spielplan danach.</translation>
    </message>
    <message>
        <source>%1
A comment after move %2. Click or press Enter to see the board there.</source>
        <translation>%1
Ein Kommentar nach Schritt %2. Ein Klick oder Eingabe zeigt den Spielplan dort.</translation>
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
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Log of the game</source>
        <translation>Protokoll des Spiels</translation>
    </message>
    <message>
        <source>not covered by the rules: %1</source>
        <translation>in den Regeln nicht vorgesehen: %1</translation>
    </message>
    <message>
        <source>%1 scores %2</source>
        <translation>Punkte für %1: %2</translation>
    </message>
    <message>
        <source>%1 scores %2: %3</source>
        <translation>Punkte für %1: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 is sent home by %2</source>
        <translation>%1 wird heimgeschickt von: %2</translation>
    </message>
    <message>
        <source>%1 comes home</source>
        <translation>%1 kommt heim</translation>
    </message>
    <message>
        <source>%1 pays %2: %3</source>
        <translation>%1 zahlt, %2: %3</translation>
    </message>
    <message>
        <source>%1 is freed</source>
        <translation>%1 kommt frei</translation>
    </message>
    <message>
        <source>%1 goes into the %2</source>
        <translation>%1 geht hinein: %2</translation>
    </message>
    <message>
        <source>%1 is held by %2</source>
        <translation>%1 wird festgehalten von %2</translation>
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
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>Close the window; asks about unsaved changes</source>
        <translation>Das Fenster schließen; fragt, was mit nicht gespeicherten Änderungen geschehen soll</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Commands…</source>
        <translation>&amp;Befehle…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation>Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>Find any command by its name</source>
        <translation>Jeden Befehl nach seinem Namen finden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
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
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Bereiche</translation>
    </message>
    <message>
        <source>&amp;Restore All</source>
        <translation>Alle &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>Puts all panels back in their original places</source>
        <translation>Setzt alle Bereiche an ihren ursprünglichen Platz zurück</translation>
    </message>
    <message>
        <source>&amp;Canvas</source>
        <translation>&amp;Zeichenfläche</translation>
    </message>
    <message>
        <source>&amp;Tile</source>
        <translation>&amp;Plättchen</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>R&amp;aster</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>Play&amp;test</source>
        <translation>&amp;Testlauf</translation>
    </message>
    <message>
        <source>Undoes the last change; in a game, goes back to your last decision</source>
        <translation>Nimmt die letzte Änderung zurück; in einem Spiel zurück zur eigenen letzten Entscheidung</translation>
    </message>
    <message>
        <source>Redoes the last undone change; in a game, goes on to your next decision</source>
        <translation>Stellt das Zurückgenommene wieder her; in einem Spiel weiter zur nächsten eigenen Entscheidung</translation>
    </message>
    <message>
        <source>&amp;Recent Messages</source>
        <translation>&amp;Letzte Meldungen</translation>
    </message>
    <message>
        <source>Ctrl+Alt+M</source>
        <translation>Ctrl+Alt+M</translation>
    </message>
    <message>
        <source>Shows recent messages again until you press Esc</source>
        <translation>Zeigt bis Esc noch einmal, was nur kurz zu lesen war</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>S&amp;pielplan</translation>
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
        <translation>&amp;Entwerfen</translation>
    </message>
    <message>
        <source>Design the tiles of the set</source>
        <translation>Die Plättchen des Satzes entwerfen</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>Boards and scenarios</source>
        <translation>Spielpläne und Szenarien</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Sp&amp;ielen</translation>
    </message>
    <message>
        <source>Watch or play a game</source>
        <translation>Ein Spiel ansehen oder spielen</translation>
    </message>
    <message>
        <source>P&amp;rint</source>
        <translation>D&amp;rucken</translation>
    </message>
    <message>
        <source>Sheets to print and cut</source>
        <translation>Bögen zum Drucken und Schneiden</translation>
    </message>
    <message>
        <source>Pla&amp;ytest</source>
        <translation>Testla&amp;uf</translation>
    </message>
    <message>
        <source>Test a set with many bot games</source>
        <translation>Einen Satz mit vielen Bot-Spielen testen</translation>
    </message>
    <message>
        <source>Press Esc again to return to where you were; the game waits in Play.</source>
        <translation>Noch einmal Esc führt dorthin zurück, wo man war; das Spiel wartet unter „Spielen“.</translation>
    </message>
    <message>
        <source>“%1” is not available here now.</source>
        <translation>„%1“ ist hier gerade nicht möglich.</translation>
    </message>
    <message>
        <source>There have been no messages yet.</source>
        <translation>Es gab noch keine Meldungen.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
</context>
<context>
    <name>tilewright::MapDocument</name>
    <message>
        <source>remove marker</source>
        <translation>Marker entfernen</translation>
    </message>
    <message>
        <source>black marker</source>
        <translation>schwarzer Marker</translation>
    </message>
    <message>
        <source>white marker</source>
        <translation>weißer Marker</translation>
    </message>
    <message>
        <source>name of the map</source>
        <translation>Name der Karte</translation>
    </message>
    <message>
        <source>A map can have at most %L1 chambers.</source>
        <translation>Eine Karte hat höchstens %L1 Kammern.</translation>
    </message>
    <message>
        <source>Maps (*.map.json)</source>
        <translation>Karten (*.map.json)</translation>
    </message>
</context>
<context>
    <name>tilewright::MapDoorActions</name>
    <message>
        <source>the room&apos;s own door</source>
        <translation>die eigene Tür des Raums</translation>
    </message>
    <message>
        <source>%1: not among the pick colours of the tile set</source>
        <translation>%1: nicht unter den Dietrichfarben des Plättchensatzes</translation>
    </message>
    <message>
        <source>%1: sets the focused side of the room under the cursor; the door tool uses it too</source>
        <translation>%1: setzt die gewählte Seite des Raums unter dem Feldzeiger; auch das Türwerkzeug setzt dies</translation>
    </message>
</context>
<context>
    <name>tilewright::MapEditor</name>
    <message>
        <source>No holes: each free cell beside a chamber has a tile that fits.</source>
        <translation>Keine Lücken: in jedes freie Feld neben einer Kammer passt ein Plättchen.</translation>
    </message>
    <message>
        <source>Holes that no tile of the set fits: %L1</source>
        <translation>Lücken, in die kein Plättchen des Satzes passt: %L1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Filling was stopped; the map is unchanged.</source>
        <translation>Das Füllen wurde angehalten; die Karte ist unverändert.</translation>
    </message>
    <message>
        <source>Choose a tile set first, at the top of Rooms &amp; Tiles.</source>
        <translation>Zuerst einen Plättchensatz wählen, oben in „Räume und Plättchen“.</translation>
    </message>
    <message>
        <source>That is more than %L1 cells; select fewer to fill them.</source>
        <translation>Das sind mehr als %L1 Felder; zum Füllen weniger auswählen.</translation>
    </message>
    <message>
        <source>The map changed during filling, so the cells were left as they are.</source>
        <translation>Die Karte wurde während des Füllens geändert, darum blieben die Felder unverändert.</translation>
    </message>
    <message>
        <source>fill legally</source>
        <translation>regelgerecht füllen</translation>
    </message>
    <message>
        <source>There are no free cells in the selection.</source>
        <translation>In der Auswahl sind keine freien Felder.</translation>
    </message>
    <message>
        <source>Tiles laid: %L1. For the marked cells (%L2) there is no legal tile.</source>
        <translation>Gelegte Plättchen: %L1. Für die markierten Felder (%L2) gibt es kein erlaubtes Plättchen.</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Auswählen</translation>
    </message>
    <message>
        <source>Select cells, and drag the selection</source>
        <translation>Felder auswählen und Ausgewähltes ziehen</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>&amp;Pinsel</translation>
    </message>
    <message>
        <source>Paint with the item chosen in the palette</source>
        <translation>Mit dem malen, was in der Palette gewählt ist</translation>
    </message>
    <message>
        <source>&amp;Rectangle</source>
        <translation>&amp;Rechteck</translation>
    </message>
    <message>
        <source>Fill a rectangle</source>
        <translation>Ein Rechteck füllen</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>&amp;Füllen</translation>
    </message>
    <message>
        <source>Fill an enclosed area, or replace connected chambers of one kind</source>
        <translation>Eine geschlossene Fläche füllen oder zusammenhängende Kammern einer Art ersetzen</translation>
    </message>
    <message>
        <source>&amp;Eraser</source>
        <translation>Ra&amp;diergummi</translation>
    </message>
    <message>
        <source>Erase chambers</source>
        <translation>Kammern löschen</translation>
    </message>
    <message>
        <source>&amp;Doors</source>
        <translation>&amp;Türen</translation>
    </message>
    <message>
        <source>Set the sides of rooms: click a side</source>
        <translation>Die Seiten von Räumen setzen: eine Seite anklicken</translation>
    </message>
    <message>
        <source>&amp;Markers</source>
        <translation>&amp;Marker</translation>
    </message>
    <message>
        <source>Put a black or a white marker on a passageway, or remove it</source>
        <translation>Einen schwarzen oder weißen Marker auf einen Durchgang legen oder wegnehmen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>A&amp;usschneiden</translation>
    </message>
    <message>
        <source>Cut the selection</source>
        <translation>Die Auswahl ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the selection</source>
        <translation>Die Auswahl kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Paste at the cell cursor; then drag, or move it with Ctrl and arrows</source>
        <translation>Am Feldzeiger einfügen; dann ziehen oder mit Strg und Pfeilen verschieben</translation>
    </message>
    <message>
        <source>C&amp;lear Cells</source>
        <translation>Felder &amp;leeren</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Die Auswahl leeren</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Alles aus&amp;wählen</translation>
    </message>
    <message>
        <source>Select the whole map</source>
        <translation>Die ganze Karte auswählen</translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation>Dre&amp;hen</translation>
    </message>
    <message>
        <source>Turn the brush, or the selection with its doors and markers</source>
        <translation>Den Pinsel drehen, oder die Auswahl mit ihren Türen und Markern</translation>
    </message>
    <message>
        <source>&amp;Mirror Left to Right</source>
        <translation>Links und rechts &amp;spiegeln</translation>
    </message>
    <message>
        <source>Mirror left to right</source>
        <translation>Links und rechts vertauschen</translation>
    </message>
    <message>
        <source>Mirror T&amp;op to Bottom</source>
        <translation>&amp;Oben und unten spiegeln</translation>
    </message>
    <message>
        <source>Mirror top to bottom</source>
        <translation>Oben und unten vertauschen</translation>
    </message>
    <message>
        <source>Pick &amp;Up as Brush</source>
        <translation>Als Pinsel auf&amp;nehmen</translation>
    </message>
    <message>
        <source>Use what is under the cursor as the brush</source>
        <translation>Was unter dem Feldzeiger liegt, als Pinsel nehmen</translation>
    </message>
    <message>
        <source>Rooms Fit Their &amp;Neighbours</source>
        <translation>Räume den Nachbarn an&amp;gleichen</translation>
    </message>
    <message>
        <source>A painted room opens towards a neighbour only where the neighbour opens towards it</source>
        <translation>Ein gemalter Raum öffnet sich zum Nachbarn hin, wo dieser sich öffnet, und sonst nicht</translation>
    </message>
    <message>
        <source>Fill &amp;Legally</source>
        <translation>Regelgere&amp;cht füllen</translation>
    </message>
    <message>
        <source>Fill the free cells of the selection with tiles that match and join; repeat for another filling</source>
        <translation>Die freien Felder der Auswahl mit Plättchen füllen, die passen und verbunden sind; noch einmal für eine andere Füllung</translation>
    </message>
    <message>
        <source>Use No More Tiles Than the Set &amp;Has</source>
        <translation>Nicht mehr Plättchen, als der Sat&amp;z hat</translation>
    </message>
    <message>
        <source>When filling, use no tile more often than the set has it</source>
        <translation>Beim Füllen kein Plättchen öfter verwenden, als der Satz es hat</translation>
    </message>
    <message>
        <source>Show &amp;Holes</source>
        <translation>Lücken ze&amp;igen</translation>
    </message>
    <message>
        <source>Mark free cells beside chambers that no tile of the set fits</source>
        <translation>Freie Felder neben Kammern markieren, in die kein Plättchen des Satzes passt</translation>
    </message>
    <message>
        <source>Play &amp;From Here</source>
        <translation>&amp;Von hier spielen</translation>
    </message>
    <message>
        <source>Play a game on this map as it is now</source>
        <translation>Ein Spiel auf dieser Karte spielen, wie sie jetzt ist</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>&amp;True Size</source>
        <translation>&amp;Originalgröße</translation>
    </message>
    <message>
        <source>Show the map at the size of printed tiles</source>
        <translation>So groß wie die gedruckten Plättchen</translation>
    </message>
    <message>
        <source>&amp;Fit Map</source>
        <translation>Karte &amp;einpassen</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Die ganze Karte zeigen</translation>
    </message>
    <message>
        <source>Show &amp;Grid</source>
        <translation>&amp;Raster zeigen</translation>
    </message>
    <message>
        <source>Show the lines between cells</source>
        <translation>Die Linien zwischen den Feldern zeigen</translation>
    </message>
    <message>
        <source>&amp;Set Side To</source>
        <translation>Seite &amp;belegen mit</translation>
    </message>
    <message>
        <source>Rooms &amp; Tiles</source>
        <translation>Räume und Plättchen</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Mini-Map</source>
        <translation>Übersichtskarte</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>geöffnet</translation>
    </message>
    <message>
        <source>Arrows go back to an earlier state, and forward again</source>
        <translation>Pfeile führen zu einem früheren Stand zurück und wieder vorwärts</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Tile set of the map</source>
        <translation>Plättchensatz der Karte</translation>
    </message>
    <message>
        <source>The set that the map&apos;s tiles come from; it is not part of the map&apos;s file</source>
        <translation>Der Satz, dessen Plättchen die Karte legt; er ist nicht Teil der Kartendatei</translation>
    </message>
    <message>
        <source>Filter: “red cross”</source>
        <translation>Filter: „rot Kreuzung“</translation>
    </message>
    <message>
        <source>Filter rooms and tiles</source>
        <translation>Räume und Plättchen filtern</translation>
    </message>
    <message>
        <source>Rooms and tiles</source>
        <translation>Räume und Plättchen</translation>
    </message>
    <message>
        <source>Arrows choose what the brush lays, Enter goes to the map</source>
        <translation>Pfeile wählen, was der Pinsel legt; Eingabe führt zur Karte</translation>
    </message>
    <message>
        <source>Name of the map</source>
        <translation>Name der Karte</translation>
    </message>
    <message>
        <source>The name of the map as shown in games</source>
        <translation>Der Name der Karte, wie Spiele ihn zeigen</translation>
    </message>
    <message>
        <source>Figures of the map</source>
        <translation>Kennzahlen der Karte</translation>
    </message>
    <message>
        <source>Enter goes to the chamber that an issue is about</source>
        <translation>Eingabe führt zu der Kammer, um die es bei einem Problem geht</translation>
    </message>
    <message>
        <source>Table of chambers</source>
        <translation>Tabelle der Kammern</translation>
    </message>
    <message>
        <source>One row for each chamber; F2 edits a field</source>
        <translation>Eine Zeile je Kammer; F2 bearbeitet ein Feld</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>nicht gezählt</translation>
    </message>
    <message>
        <source>players</source>
        <translation>Spielerzahl</translation>
    </message>
    <message>
        <source>not playable yet</source>
        <translation>noch nicht spielbar</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>Cursor at %1</source>
        <translation>Feldzeiger bei %1</translation>
    </message>
    <message>
        <source>open at the edge</source>
        <translation>offen am Rand</translation>
    </message>
    <message>
        <source>markers, black and white</source>
        <translation>Marker, schwarz und weiß</translation>
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
            <numerusform>%n gefunden</numerusform>
            <numerusform>%n gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Select the cells to fill first: with the select tool (%1), or with Shift and arrows.</source>
        <translation>Zuerst die zu füllenden Felder auswählen: mit dem Auswahlwerkzeug (%1) oder mit Umschalt und Pfeilen.</translation>
    </message>
    <message>
        <source>Filling… Press %1 again to stop.</source>
        <translation>Wird gefüllt… %1 hält es an.</translation>
    </message>
    <message>
        <source>No other filling was found, so the last one stays.</source>
        <translation>Keine andere Füllung wurde gefunden, darum bleibt die letzte.</translation>
    </message>
    <message>
        <source>Tiles laid: %L1. Press %2 again for another filling.</source>
        <translation>Gelegte Plättchen: %L1. %2 füllt noch einmal anders.</translation>
    </message>
    <message>
        <source>Tiles laid: %L1. For the marked cells (%L2) none was found; another try (%3) may do better.</source>
        <translation>Gelegte Plättchen: %L1. Für die markierten Felder (%L2) fand sich keines; ein weiterer Versuch (%3) gelingt vielleicht besser.</translation>
    </message>
    <message>
        <source>View ▸ Heat Map of the Board</source>
        <translation>Ansicht ▸ Heatmap des Spielplans</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chambers</source>
        <translation>
            <numerusform>%Ln Kammer</numerusform>
            <numerusform>%Ln Kammern</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn &amp;Back</source>
        <translation>&amp;Zurückdrehen</translation>
    </message>
    <message>
        <source>Turn the other way</source>
        <translation>In die andere Richtung drehen</translation>
    </message>
</context>
<context>
    <name>tilewright::MapPaletteModel</name>
    <message>
        <source>%1: click to paint with it on the map</source>
        <translation>%1: anklicken, dann damit auf der Karte malen</translation>
    </message>
    <message>
        <source>tile %1, %2; clockwise from north: %3</source>
        <extracomment>a tile; its configuration; what its four sides are</extracomment>
        <translation>Plättchen %1, %2; von Norden im Uhrzeigersinn: %3</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>tile %1: %2</source>
        <translation>Plättchen %1: %2</translation>
    </message>
    <message>
        <source>Tiles of the set “%1”</source>
        <translation>Plättchen des Satzes „%1“</translation>
    </message>
    <message>
        <source>%1; of the set “%2”</source>
        <extracomment>a tile in words; the set that it belongs to</extracomment>
        <translation>%1; aus dem Satz „%2“</translation>
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
        <translation>Raum oder Plättchen</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Gedreht</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>There is already a chamber at %1, %2.</source>
        <translation>Bei %1, %2 ist schon eine Kammer.</translation>
    </message>
    <message>
        <source>Coordinates go from %L1 to %L2.</source>
        <translation>Koordinaten gehen von %L1 bis %L2.</translation>
    </message>
    <message>
        <source>move</source>
        <translation>verschieben</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>tilewright::MapToolController</name>
    <message>
        <source>copy to another place</source>
        <translation>an andere Stelle kopieren</translation>
    </message>
    <message>
        <source>erase</source>
        <translation>löschen</translation>
    </message>
    <message>
        <source>paint %1</source>
        <translation>malen: %1</translation>
    </message>
    <message>
        <source>That rectangle has more than %L1 cells; choose a smaller one.</source>
        <translation>Dieses Rechteck hat mehr als %L1 Felder; ein kleineres wählen.</translation>
    </message>
    <message>
        <source>rectangle of %1</source>
        <translation>Rechteck: %1</translation>
    </message>
    <message>
        <source>This area is not closed off, so it can&apos;t be filled. Select the cells to fill first, or draw a border.</source>
        <translation>Diese Fläche ist nicht geschlossen, also kann sie nicht gefüllt werden. Erst die zu füllenden Felder auswählen oder einen Rand zeichnen.</translation>
    </message>
    <message>
        <source>fill with %1</source>
        <translation>füllen: %1</translation>
    </message>
    <message>
        <source>A room of this kind (%1) has no door of its own.</source>
        <translation>Ein Raum dieser Art (%1) hat keine eigene Tür.</translation>
    </message>
    <message>
        <source>door: %1</source>
        <translation>Tür: %1</translation>
    </message>
    <message>
        <source>Markers lie on passageways: both chambers need a passage there.</source>
        <translation>Marker liegen auf Durchgängen: beide Kammern brauchen dort einen Gang.</translation>
    </message>
    <message>
        <source>There is nothing to pick up in this cell.</source>
        <translation>Auf diesem Feld gibt es nichts aufzunehmen.</translation>
    </message>
    <message>
        <source>Nothing is selected to move.</source>
        <translation>Es ist nichts ausgewählt, das sich verschieben ließe.</translation>
    </message>
    <message>
        <source>move</source>
        <translation>verschieben</translation>
    </message>
    <message>
        <source>The map ends here: coordinates go from %L1 to %L2.</source>
        <translation>Hier endet die Karte: Koordinaten gehen von %L1 bis %L2.</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>drehen</translation>
    </message>
    <message>
        <source>mirror left to right</source>
        <translation>links und rechts spiegeln</translation>
    </message>
    <message>
        <source>mirror top to bottom</source>
        <translation>oben und unten spiegeln</translation>
    </message>
    <message>
        <source>Tiles whose mirror image is not in the set: %L1. They were turned to match as closely as possible.</source>
        <translation>Plättchen, deren Spiegelbild der Satz nicht hat: %L1. Sie wurden so gedreht, dass sie ihm möglichst nahe kommen.</translation>
    </message>
    <message>
        <source>clear cells</source>
        <translation>Felder leeren</translation>
    </message>
    <message>
        <source>There are no chambers on the clipboard.</source>
        <translation>In der Zwischenablage sind keine Kammern.</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>einfügen</translation>
    </message>
    <message>
        <source>earth</source>
        <translation>Erde</translation>
    </message>
    <message>
        <source>open passage</source>
        <translation>offener Gang</translation>
    </message>
    <message>
        <source>special door</source>
        <translation>Sondertür</translation>
    </message>
    <message>
        <source>cell door</source>
        <translation>Zellentür</translation>
    </message>
    <message>
        <source>key room door</source>
        <translation>Schlüsselraumtür</translation>
    </message>
    <message>
        <source>guardhouse door</source>
        <translation>Wachhaustür</translation>
    </message>
    <message>
        <source>%1 skull</source>
        <extracomment>%1 is a colour</extracomment>
        <translation>Schädel (%1)</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>Plättchen %1</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <translation>%1, Platz %2</translation>
    </message>
    <message>
        <source>, turned by %1°</source>
        <translation>, gedreht um %1°</translation>
    </message>
    <message>
        <source>: not in the tile set</source>
        <translation>: nicht im Plättchensatz</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a side of a chamber and what is there: &quot;north open passage&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source> with a %1 marker</source>
        <translation> mit Marker (%1)</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Drag to move the selection, Ctrl+drag to copy it</source>
        <translation>Ziehen verschiebt die Auswahl, mit Strg eine Kopie davon</translation>
    </message>
    <message>
        <source>Click or drag to select; Shift adds, Ctrl removes</source>
        <translation>Klicken oder ziehen wählt aus; Umschalt nimmt hinzu, Strg nimmt weg</translation>
    </message>
    <message>
        <source>Click to replace %2 with %1</source>
        <translation>Klick: %1 statt %2</translation>
    </message>
    <message>
        <source>Drag a rectangle to fill it with %1</source>
        <translation>Ein Rechteck aufziehen, um es zu füllen: %1</translation>
    </message>
    <message>
        <source>Click to fill the closed area with %1</source>
        <translation>Klick füllt die geschlossene Fläche: %1</translation>
    </message>
    <message>
        <source>Click to change all connected chambers of this kind to %1</source>
        <translation>Klick: alle zusammenhängenden Kammern dieser Art werden %1</translation>
    </message>
    <message>
        <source>Nothing here to erase</source>
        <translation>Hier gibt es nichts zu löschen</translation>
    </message>
    <message>
        <source>Click to erase %1</source>
        <translation>Klick löscht: %1</translation>
    </message>
    <message>
        <source>No chamber here</source>
        <translation>Hier ist keine Kammer</translation>
    </message>
    <message>
        <source>A room of this kind has no door of its own</source>
        <translation>Ein Raum dieser Art hat keine eigene Tür</translation>
    </message>
    <message>
        <source>Click: %1 becomes %2 (now %3)</source>
        <translation>Klick: %1 wird %2 (jetzt %3)</translation>
    </message>
    <message>
        <source>No passageway here</source>
        <translation>Hier ist kein Durchgang</translation>
    </message>
    <message>
        <source>Click to place a black marker</source>
        <translation>Klick: ein schwarzer Marker</translation>
    </message>
    <message>
        <source>Click to make the marker white</source>
        <translation>Klick: ein weißer Marker</translation>
    </message>
    <message>
        <source>Click to remove the marker</source>
        <translation>Klick: kein Marker</translation>
    </message>
    <message>
        <source>That area has more than %L1 cells; select a part of it first.</source>
        <translation>Diese Fläche hat mehr als %L1 Felder; zuerst einen Teil davon auswählen.</translation>
    </message>
    <message>
        <source>There is no chamber in this cell. Lay a room first (%1, then Enter or a click).</source>
        <translation>Auf diesem Feld ist keine Kammer. Zuerst einen Raum legen (%1, dann Eingabe oder ein Klick).</translation>
    </message>
    <message>
        <source>The sides of a tile belong to its tile set: change them in Design, or turn the tile here with %1.</source>
        <translation>Die Seiten eines Plättchens gehören zu seinem Satz: sie werden unter Entwerfen geändert; hier dreht %1 das Plättchen.</translation>
    </message>
    <message>
        <source>Click to lay %1 (%2 turns it)</source>
        <translation>Klick: %1 (%2 dreht es)</translation>
    </message>
    <message>
        <source>The sides of a tile belong to its set; %1 turns it</source>
        <translation>Die Seiten eines Plättchens gehören zu seinem Satz; %1 dreht es</translation>
    </message>
    <message>
        <source>turn back</source>
        <translation>zurückdrehen</translation>
    </message>
</context>
<context>
    <name>tilewright::MapView</name>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Arrows move the cell cursor, Alt+arrows choose a side, Shift+arrows select, Ctrl+arrows move the selection, Enter uses the tool.</source>
        <translation>Pfeile bewegen den Feldzeiger, Alt mit Pfeilen wählt eine Seite, Umschalt mit Pfeilen wählt aus, Strg mit Pfeilen verschiebt das Ausgewählte, Eingabe benutzt das Werkzeug.</translation>
    </message>
    <message>
        <source>No map is open. Open one from the File menu, or drop one here.</source>
        <translation>Keine Karte ist offen. Eine über das Menü Datei öffnen oder hier ablegen.</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>%1 and %2 are coordinates, %3 what lies there</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1; side %2</source>
        <extracomment>%1 is a cell and what lies there, %2 north, east, south or west</extracomment>
        <translation>%1; Seite %2</translation>
    </message>
</context>
<context>
    <name>tilewright::MarkStrip</name>
    <message>
        <source>Move %1, not covered by the rules: %2</source>
        <translation>Schritt %1: in den Regeln nicht vorgesehen: %2</translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <translation>Schritt %1, %2: %3</translation>
    </message>
    <message>
        <source>Move %1: another line begins</source>
        <translation>Schritt %1: eine andere Linie beginnt</translation>
    </message>
    <message>
        <source>Marks of the game</source>
        <translation>Markierungen des Spiels</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>Schritt %1: %2</translation>
    </message>
</context>
<context>
    <name>tilewright::MessageBar</name>
    <message>
        <source>Dismiss this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
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
        <translation>Übersichtskarte</translation>
    </message>
    <message>
        <source>Click, drag or use the arrow keys to move the view</source>
        <translation>Klicken, Ziehen oder Pfeiltasten verschieben die Ansicht</translation>
    </message>
    <message>
        <source>Click or drag to move the view</source>
        <translation>Klicken oder ziehen verschiebt die Ansicht</translation>
    </message>
</context>
<context>
    <name>tilewright::ModeRail</name>
    <message>
        <source>Modes</source>
        <translation>Modi</translation>
    </message>
</context>
<context>
    <name>tilewright::NewGameDialog</name>
    <message>
        <source>Tile set</source>
        <translation>Plättchensatz</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Start&amp;wert</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>The board that the game starts on</source>
        <translation>Der Spielplan, auf dem das Spiel beginnt</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>A map from a file</source>
        <translation>Eine Karte aus einer Datei</translation>
    </message>
    <message>
        <source>Map from a file</source>
        <translation>Karte aus einer Datei</translation>
    </message>
    <message>
        <source>The same seed gives the same order of tiles and the same bots</source>
        <translation>Derselbe Startwert ergibt dieselbe Reihenfolge der Plättchen und dieselben Bots</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>New random seed</source>
        <translation>Neuer zufälliger Startwert</translation>
    </message>
    <message>
        <source>%1 (in use)</source>
        <translation>%1 (in Gebrauch)</translation>
    </message>
    <message>
        <source>Maps (*.map.json)</source>
        <translation>Karten (*.map.json)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The seed must be a whole number below 2^64.</source>
        <translation>Der Startwert muss eine ganze Zahl unter 2^64 sein.</translation>
    </message>
    <message>
        <source>Choose a map.</source>
        <translation>Eine Karte wählen.</translation>
    </message>
    <message>
        <source>P&amp;reset</source>
        <translation>Vor&amp;lage</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Spi&amp;el</translation>
    </message>
    <message>
        <source>More &amp;sets</source>
        <translation>Weitere Sät&amp;ze</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tiles</source>
        <translation>
            <numerusform>%1, %n Plättchen</numerusform>
            <numerusform>%1, %n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>More sets</source>
        <translation>Weitere Sätze</translation>
    </message>
    <message>
        <source>The tiles of ticked sets are shuffled in; Space ticks a set</source>
        <translation>Ihre Plättchen werden untergemischt; die Leertaste hakt einen an</translation>
    </message>
    <message>
        <source>this set × </source>
        <translation>dieser Satz × </translation>
    </message>
    <message>
        <source>Copies of this set</source>
        <translation>Exemplare dieses Satzes</translation>
    </message>
    <message>
        <source>Number of copies of this set that are shuffled together</source>
        <translation>Zahl der Exemplare dieses Satzes, die zusammengemischt werden</translation>
    </message>
    <message>
        <source>&amp;Tile set</source>
        <translation>Pl&amp;ättchensatz</translation>
    </message>
    <message>
        <source>%1 (bundled)</source>
        <translation>%1 (mitgeliefert)</translation>
    </message>
    <message>
        <source>The tiles to play with: the open set, or a bundled one</source>
        <translation>Die Plättchen, mit denen gespielt wird: der offene Satz oder ein mitgelieferter</translation>
    </message>
    <message>
        <source>&amp;Variant</source>
        <translation>&amp;Variante</translation>
    </message>
    <message>
        <source>none: the rules as they are</source>
        <translation>keine: die Regeln, wie sie sind</translation>
    </message>
    <message>
        <source>A rules variant that comes with the set; it sets the options</source>
        <translation>Eine Variante der Regeln, die der Satz mitbringt; sie setzt die Optionen</translation>
    </message>
    <message>
        <source>Variant of the rules</source>
        <translation>Variante der Regeln</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>This game can&apos;t be played as requested; here is the closest that can.</source>
        <translation>Was gewünscht war, lässt sich nicht spielen; dies kommt ihm am nächsten.</translation>
    </message>
    <message>
        <source>The rules to play by; the tile sets below are those that work with them</source>
        <translation>Die Regeln, nach denen gespielt wird; darunter stehen die Sätze, mit denen sie sich spielen lassen</translation>
    </message>
    <message>
        <source>Two players are called %1.</source>
        <translation>Zwei Spieler heißen %1.</translation>
    </message>
</context>
<context>
    <name>tilewright::NotableGamesList</name>
    <message>
        <source>Games that stand out</source>
        <translation>Spiele, die auffallen</translation>
    </message>
    <message>
        <source>Click or press Enter to show the game in Play</source>
        <translation>Ein Klick oder Eingabe zeigt das Spiel unter „Spielen“</translation>
    </message>
    <message>
        <source>%1 (game %2)</source>
        <translation>%1 (Spiel %2)</translation>
    </message>
</context>
<context>
    <name>tilewright::NumberDelegate</name>
    <message>
        <source>Enter a number</source>
        <translation>Hier kann eine Zahl stehen</translation>
    </message>
    <message>
        <source>Enter a number or nothing, not %1</source>
        <translation>Hier kann eine Zahl oder nichts stehen, nicht %1</translation>
    </message>
    <message>
        <source>Enter a number, not %1</source>
        <translation>Hier kann eine Zahl stehen, nicht %1</translation>
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
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>default rules</source>
        <translation>Standardregeln</translation>
    </message>
</context>
<context>
    <name>tilewright::OptionsBox</name>
    <message>
        <source>Rule options</source>
        <translation>Regeloptionen</translation>
    </message>
    <message>
        <source>De&amp;faults</source>
        <translation>&amp;Vorgaben</translation>
    </message>
    <message>
        <source>Resets every option to its default</source>
        <translation>Setzt jede Option so, wie die Regeln sie vorgeben</translation>
    </message>
    <message>
        <source>Point at an option to see what it does.</source>
        <translation>Auf eine Option zeigen, um zu sehen, was sie bewirkt.</translation>
    </message>
</context>
<context>
    <name>tilewright::OptionsForm</name>
    <message>
        <source>%1
Default: %2</source>
        <translation>%1
Vorgabe: %2</translation>
    </message>
    <message>
        <source>Onl&amp;y changed</source>
        <translation>N&amp;ur geänderte</translation>
    </message>
    <message>
        <source>No option matches the filter.</source>
        <translation>Keine Option passt zum Filter.</translation>
    </message>
    <message>
        <source>Filter options</source>
        <translation>Optionen filtern</translation>
    </message>
    <message>
        <source>Shows the options whose name or explanation contains these words</source>
        <translation>Zeigt die Optionen, in deren Name oder Erklärung diese Wörter stehen</translation>
    </message>
    <message>
        <source>Shows the options that differ from their defaults</source>
        <translation>Zeigt die Optionen, die von ihrer Vorgabe abweichen</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Vorgabe von %1</translation>
    </message>
    <message>
        <source>Reset to the default: %1 (%2)</source>
        <translation>Zurück zur Vorgabe: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>tilewright::PanelDock</name>
    <message>
        <source>Detach this panel, or put it back</source>
        <translation>Diesen Bereich ablösen oder wieder andocken</translation>
    </message>
    <message>
        <source>Detach %1</source>
        <translation>%1 ablösen</translation>
    </message>
    <message>
        <source>Close this panel; View ▸ Panels brings it back</source>
        <translation>Diesen Bereich schließen; Ansicht ▸ Bereiche bringt ihn zurück</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
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
        <translation>weicht ab</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>After move</source>
        <translation>Nach Schritt</translation>
    </message>
    <message>
        <source>Tile laid last</source>
        <translation>Zuletzt gelegtes Plättchen</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Given by</source>
        <translation>Gegeben von</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Warum ausgelassen</translation>
    </message>
    <message>
        <source>Judging games…</source>
        <translation>Spiele werden beurteilt…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stops and shows the results so far</source>
        <translation>Hält an und zeigt, was bis dahin bekannt ist</translation>
    </message>
    <message>
        <source>Games by rating</source>
        <translation>Spiele nach Bewertung</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>&amp;Save Report…</source>
        <translation>Bericht &amp;speichern…</translation>
    </message>
    <message>
        <source>Games of People</source>
        <translation>Spiele von Menschen</translation>
    </message>
    <message>
        <source>&amp;Add Games…</source>
        <translation>Spiele &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>Adds game records (*.game.json): saved games and those returned from a web page</source>
        <translation>Fügt Aufzeichnungen (*.game.json) hinzu: gespeicherte Spiele und solche, die von einer Webseite zurückkamen</translation>
    </message>
    <message>
        <source>Add &amp;Folder…</source>
        <translation>&amp;Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Adds all game records in a folder</source>
        <translation>Fügt alle Aufzeichnungen eines Ordners hinzu</translation>
    </message>
    <message>
        <source>Removes all games from the list; no files are changed</source>
        <translation>Fängt ohne Spiele von vorn an; keine Datei wird angerührt</translation>
    </message>
    <message>
        <source>Who played</source>
        <translation>Wer gespielt hat</translation>
    </message>
    <message>
        <source>Games of people alone, or of people with bots; shown separately</source>
        <translation>Spiele von Menschen allein oder von Menschen mit Bots: jede für sich</translation>
    </message>
    <message>
        <source>Figures of people and bots</source>
        <translation>Kennzahlen von Menschen und Bots</translation>
    </message>
    <message>
        <source>Where people and bots surely differ, don&apos;t trust the bots&apos; verdict</source>
        <translation>Wo sich Menschen und Bots sicher unterscheiden, ist dem Urteil der Bots nicht zu trauen</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Answers given more than once come first</source>
        <translation>Mehrfach gegebene stehen zuerst</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Kommentare</translation>
    </message>
    <message>
        <source>Double-click or press Enter to show the board at that moment</source>
        <translation>Ein Doppelklick oder Eingabe zeigt den Spielplan in diesem Moment</translation>
    </message>
    <message>
        <source>Records left out</source>
        <translation>Ausgelassene Aufzeichnungen</translation>
    </message>
    <message>
        <source>Duplicate, unfinished and unreadable records, and those of other games</source>
        <translation>Doppelte, unfertige und unlesbare Aufzeichnungen und die anderer Spiele</translation>
    </message>
    <message>
        <source>Fig&amp;ures</source>
        <translation>Kenn&amp;zahlen</translation>
    </message>
    <message>
        <source>&amp;Ratings and Answers</source>
        <translation>&amp;Bewertungen und Antworten</translation>
    </message>
    <message>
        <source>&amp;Comments</source>
        <translation>Komm&amp;entare</translation>
    </message>
    <message>
        <source>&amp;Left Out</source>
        <translation>Aus&amp;gelassen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Saves figures, answers and comments as JSON, or as a web page</source>
        <translation>Speichert Kennzahlen, Antworten und Kommentare als JSON oder als Webseite</translation>
    </message>
    <message>
        <source>Add Games</source>
        <translation>Spiele hinzufügen</translation>
    </message>
    <message>
        <source>Game records (*.game.json *.json)</source>
        <translation>Aufzeichnungen (*.game.json *.json)</translation>
    </message>
    <message>
        <source>Add a folder of games</source>
        <translation>Ordner mit Spielen hinzufügen</translation>
    </message>
    <message>
        <source>Add records of games that people played with one tile set: saved games and those returned from a web page. Their figures appear beside those of bots.</source>
        <translation>Aufzeichnungen von Spielen hinzufügen, die Menschen mit einem Plättchensatz gespielt haben: gespeicherte Spiele und solche, die von einer Webseite zurückkamen. Ihre Kennzahlen stehen dann neben denen von Bots.</translation>
    </message>
    <message>
        <source>average</source>
        <translation>Durchschnitt</translation>
    </message>
    <message>
        <source>&amp;Comments (%1)</source>
        <translation>Komm&amp;entare (%1)</translation>
    </message>
    <message>
        <source>&amp;Left Out (%1)</source>
        <translation>Aus&amp;gelassen (%1)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Reports (*.people.json)</source>
        <translation>Berichte (*.people.json)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>people.html</source>
        <translation>menschen.html</translation>
    </message>
</context>
<context>
    <name>tilewright::PlacesModel</name>
    <message>
        <source>First tile of the board, %1</source>
        <translation>Erstes Plättchen des Spielplans, %1</translation>
    </message>
</context>
<context>
    <name>tilewright::PlacesPage</name>
    <message>
        <source>What tints the cells of the board</source>
        <translation>Wonach die Felder des Spielplans gefärbt sind</translation>
    </message>
    <message>
        <source>Places on the board</source>
        <translation>Orte auf dem Spielplan</translation>
    </message>
    <message>
        <source>Each cell of the board; the arrow keys move between cells</source>
        <translation>Jedes Feld des Spielplans; die Pfeiltasten gehen von einem zum nächsten</translation>
    </message>
    <message>
        <source>Tinted by:</source>
        <translation>Gefärbt nach:</translation>
    </message>
</context>
<context>
    <name>tilewright::PlayActions</name>
    <message>
        <source>New Game…</source>
        <translation>Neues Spiel…</translation>
    </message>
    <message>
        <source>Choose seats, map, options and seed of another game</source>
        <translation>Plätze, Karte, Optionen und Startwert eines anderen Spiels wählen</translation>
    </message>
    <message>
        <source>Open Game Record…</source>
        <translation>Spielaufzeichnung öffnen…</translation>
    </message>
    <message>
        <source>Watch a recorded game, or continue a saved one</source>
        <translation>Ein aufgezeichnetes Spiel ansehen oder ein gespeichertes weiterspielen</translation>
    </message>
    <message>
        <source>Save Game Record…</source>
        <translation>Spielaufzeichnung speichern…</translation>
    </message>
    <message>
        <source>Save the whole game so far in a file</source>
        <translation>Das ganze Spiel bis hierher in einer Datei speichern</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>One Move</source>
        <translation>Ein Schritt</translation>
    </message>
    <message>
        <source>Pause and play one move</source>
        <translation>Anhalten und einen Schritt spielen</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Go back to the last decision by a person; with bots only, one move</source>
        <translation>Zurück zur letzten Entscheidung eines Menschen; unter Bots einen Schritt zurück</translation>
    </message>
    <message>
        <source>Forward Again</source>
        <translation>Wieder vorwärts</translation>
    </message>
    <message>
        <source>Go on to the next decision by a person, along the moves taken back</source>
        <translation>Weiter zur nächsten Entscheidung eines Menschen, entlang der zurückgenommenen Schritte</translation>
    </message>
    <message>
        <source>Show All of the Board</source>
        <translation>Den ganzen Spielplan zeigen</translation>
    </message>
    <message>
        <source>Keep the whole board in view as it grows (on the board: F or Home)</source>
        <translation>Den ganzen Spielplan im Blick, auch wenn er wächst (dort: F oder Pos1)</translation>
    </message>
    <message>
        <source>Follow as the Board Grows</source>
        <translation>Mitführen, wenn der Spielplan wächst</translation>
    </message>
    <message>
        <source>Keeps the whole board in view; ends when you zoom or pan</source>
        <translation>Behält den ganzen Spielplan im Blick; endet beim Vergrößern oder Verschieben</translation>
    </message>
    <message>
        <source>Show Fields</source>
        <translation>Wiesen zeigen</translation>
    </message>
    <message>
        <source>Highlights every field in the colour of the player who would score it</source>
        <translation>Hebt jede Wiese in der Farbe des Spielers hervor, der sie werten würde</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Zoom in (also with the wheel)</source>
        <translation>Vergrößern (auch mit dem Mausrad)</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Zoom out (also with the wheel)</source>
        <translation>Verkleinern (auch mit dem Mausrad)</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Changes appear at once</source>
        <translation>Änderungen erscheinen sofort</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Tiles, pieces and picks move slowly</source>
        <translation>Plättchen, Figuren und Dietriche bewegen sich langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Tiles, pieces and picks move at normal speed</source>
        <translation>Plättchen, Figuren und Dietriche bewegen sich normal schnell</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Tiles, pieces and picks move fast</source>
        <translation>Plättchen, Figuren und Dietriche bewegen sich schnell</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause bots and records</source>
        <translation>Bots und Aufzeichnungen warten</translation>
    </message>
    <message>
        <source>Let bots play, or continue a record</source>
        <translation>Bots spielen, eine Aufzeichnung läuft weiter</translation>
    </message>
    <message>
        <source>Filter the Actions</source>
        <translation>Aktionen filtern</translation>
    </message>
    <message>
        <source>Type words to list only the legal actions that contain them</source>
        <translation>Wörter eintippen: nur mögliche Aktionen damit bleiben in der Liste</translation>
    </message>
    <message>
        <source>Follow the System</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Tiles, pieces and picks move at normal speed, or not at all if the system asks for reduced motion</source>
        <translation>Plättchen, Figuren und Dietriche bewegen sich normal schnell, oder gar nicht, wenn der Desktop wenig Bewegung will</translation>
    </message>
</context>
<context>
    <name>tilewright::PlayColumns</name>
    <message>
        <source>Drag to make the column wider or narrower</source>
        <translation>Ziehen macht die Spalte breiter oder schmaler</translation>
    </message>
    <message>
        <source>Drag to share the height between actions and log</source>
        <translation>Ziehen teilt die Höhe zwischen Aktionen und Protokoll auf</translation>
    </message>
    <message>
        <source>Edge of the column</source>
        <translation>Rand der Spalte</translation>
    </message>
    <message>
        <source>Edge between actions and log</source>
        <translation>Rand zwischen Aktionen und Protokoll</translation>
    </message>
</context>
<context>
    <name>tilewright::PlayView</name>
    <message>
        <source>Supply</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>What is left for everybody to take</source>
        <translation>Was alle noch nehmen können</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist aus</translation>
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
        <translation>durch Flucht</translation>
    </message>
    <message>
        <source>after the last tile</source>
        <translation>nach dem letzten Plättchen</translation>
    </message>
    <message>
        <source>%1 wins %2</source>
        <translation>%1 gewinnt %2</translation>
    </message>
    <message>
        <source>%1 share the win %2</source>
        <translation>%1 teilen sich den Sieg %2</translation>
    </message>
    <message>
        <source>Points: %1 · turn %2</source>
        <translation>Punkte: %1 · Zug %2</translation>
    </message>
    <message>
        <source>The previous game was not finished</source>
        <translation>Das Spiel davor war nicht zu Ende</translation>
    </message>
    <message>
        <source>Comments on the previous game are not saved</source>
        <translation>Kommentare zum Spiel davor sind nicht gespeichert</translation>
    </message>
    <message>
        <source>No game yet. F5 plays the set; “New Game…” lets you choose seats and options.</source>
        <translation>Noch kein Spiel: F5 spielt den Satz, „Neues Spiel…“ fragt nach Plätzen und Optionen.</translation>
    </message>
    <message>
        <source>%1. Points: %2</source>
        <extracomment>%1 tells who decides what, %2 lists the players with their points</extracomment>
        <translation>%1. Punkte: %2</translation>
    </message>
    <message>
        <source>&amp;Back to It</source>
        <translation>Dorthin &amp;zurück</translation>
    </message>
    <message numerus="yes">
        <source>turn %1 · %n tiles left · seed %2</source>
        <translation>
            <numerusform>Zug %1 · noch %n Plättchen · Startwert %2</numerusform>
            <numerusform>Zug %1 · noch %n Plättchen · Startwert %2</numerusform>
        </translation>
    </message>
    <message>
        <source>It is kept until another game of yours takes its place; %1 (%2) continues it.</source>
        <translation>Es bleibt erhalten, bis ein anderes eigenes an seine Stelle tritt: %1 (%2) setzt es fort.</translation>
    </message>
    <message>
        <source>It is kept until another game of yours takes its place; %1 (%2) shows it again.</source>
        <translation>Es bleibt erhalten, bis ein anderes eigenes an seine Stelle tritt: %1 (%2) zeigt es wieder.</translation>
    </message>
</context>
<context>
    <name>tilewright::PlayerCard</name>
    <message>
        <source>Seat %1, %2</source>
        <translation>Platz %1, %2</translation>
    </message>
    <message>
        <source>Who plays this seat. You can take it over or hand it to a bot at any time.</source>
        <translation>Wer diesen Platz spielt. Er lässt sich jederzeit übernehmen oder einem Bot geben.</translation>
    </message>
    <message>
        <source>You (take this seat)</source>
        <translation>Ich (diesen Platz übernehmen)</translation>
    </message>
    <message>
        <source>A person at this window decides for this seat</source>
        <translation>Ein Mensch an diesem Fenster entscheidet für diesen Platz</translation>
    </message>
    <message>
        <source>Bot: %1</source>
        <translation>Bot: %1</translation>
    </message>
    <message>
        <source>you</source>
        <translation>ich</translation>
    </message>
    <message>
        <source>Who plays %1: %2</source>
        <translation>Wer %1 spielt: %2</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>Current points</source>
        <translation>Aktuelle Punkte</translation>
    </message>
    <message>
        <source>What %1 has</source>
        <translation>Was %1 hat</translation>
    </message>
</context>
<context>
    <name>tilewright::PlaytestForm</name>
    <message>
        <source>Set</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>The board that all games start on</source>
        <translation>Der Spielplan, auf dem alle Spiele beginnen</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>Number of players in each game</source>
        <translation>Zahl der Spieler je Spiel</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Spieler</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>Player &amp;%1</source>
        <translation>Spieler &amp;%1</translation>
    </message>
    <message>
        <source>Bot of player %1</source>
        <translation>Bot von Spieler %1</translation>
    </message>
    <message>
        <source>Who plays; each sits in every seat equally often</source>
        <translation>Wer spielt; jeder sitzt gleich oft auf jedem Platz</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Zahl der Spiele</translation>
    </message>
    <message>
        <source>At least this many: each order of the tiles is played with every rotation of the seats</source>
        <translation>Mindestens so viele werden gespielt: jede Reihenfolge der Plättchen mit jeder reihum getauschten Sitzordnung</translation>
    </message>
    <message>
        <source>&amp;Number of games</source>
        <translation>A&amp;nzahl Spiele</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>The same seed gives the same games. Keep it to see the effect of your changes</source>
        <translation>Derselbe Startwert ergibt dieselben Spiele. Ihn behalten, um die Wirkung von Änderungen zu sehen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>New random seed</source>
        <translation>Neuer zufälliger Startwert</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Start&amp;wert</translation>
    </message>
    <message>
        <source>Variant of the rules</source>
        <translation>Variante der Regeln</translation>
    </message>
    <message>
        <source>The variant of the set&apos;s rules used in all games</source>
        <translation>Die Variante der Regeln des Satzes, nach der alle Spiele gespielt werden</translation>
    </message>
    <message>
        <source>none: the rules as they are</source>
        <translation>keine: die Regeln, wie sie sind</translation>
    </message>
    <message>
        <source>Va&amp;riant</source>
        <translation>Va&amp;riante</translation>
    </message>
</context>
<context>
    <name>tilewright::PlaytestOverview</name>
    <message>
        <source>Turns per game</source>
        <translation>Züge je Spiel</translation>
    </message>
    <message>
        <source>Decisions per game</source>
        <translation>Entscheidungen je Spiel</translation>
    </message>
    <message>
        <source>Highest score</source>
        <translation>Höchste Punktzahl</translation>
    </message>
    <message>
        <source>Winning margin</source>
        <translation>Vorsprung des Siegers</translation>
    </message>
    <message>
        <source>Wins by seat</source>
        <translation>Siege nach Platz</translation>
    </message>
    <message>
        <source>Games that end by an escape</source>
        <translation>Spiele, die durch Flucht enden</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Share of wins by seat as games are played</source>
        <translation>Anteil an den Siegen nach Platz, im Lauf der Spiele</translation>
    </message>
    <message>
        <source>Share of games that end by an escape as games are played</source>
        <translation>Anteil der Spiele, die durch Flucht enden, im Lauf der Spiele</translation>
    </message>
    <message>
        <source>Number of games by value</source>
        <translation>Zahl der Spiele nach Wert</translation>
    </message>
    <message>
        <source>Statistic shown</source>
        <translation>Gezeigte Kennzahl</translation>
    </message>
    <message>
        <source>The statistic whose distribution the chart shows</source>
        <translation>Die Kennzahl, deren Verteilung das Diagramm zeigt</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>%1: %2 (%3), %4</source>
        <translation>%1: %2 (%3), %4</translation>
    </message>
    <message>
        <source>No results yet. Press Start.</source>
        <translation>Noch keine Ergebnisse. Auf Start drücken.</translation>
    </message>
    <message>
        <source>Escapes</source>
        <translation>Fluchten</translation>
    </message>
    <message>
        <source>%1 (%2); in all other games the tiles ran out.</source>
        <translation>%1 (%2); in allen anderen gingen die Plättchen aus.</translation>
    </message>
    <message>
        <source>10 % ≤</source>
        <translation>10 % ≤</translation>
    </message>
    <message>
        <source>median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>90 % ≤</source>
        <translation>90 % ≤</translation>
    </message>
    <message>
        <source>No results yet</source>
        <translation>Noch keine Ergebnisse</translation>
    </message>
    <message>
        <source>Bots play the games set up on the left. The results, each with its interval:</source>
        <translation>Bots spielen die links eingestellten Spiele. Dann steht hier, jeweils mit Intervall:</translation>
    </message>
    <message>
        <source>• wins by seat: whether every seat is fair</source>
        <translation>• Siege nach Platz: ob jeder Platz fair ist</translation>
    </message>
    <message>
        <source>• how games end</source>
        <translation>• wie Spiele enden</translation>
    </message>
    <message>
        <source>• the distribution of turns, points and more</source>
        <translation>• die Verteilung von Zügen, Punkten und mehr</translation>
    </message>
    <message>
        <source>• whether your goals are met</source>
        <translation>• ob die Ziele erreicht sind</translation>
    </message>
</context>
<context>
    <name>tilewright::PlaytestPages</name>
    <message>
        <source>Pages of the playtest mode</source>
        <translation>Seiten des Testlaufs</translation>
    </message>
    <message>
        <source>&amp;Games of the File</source>
        <translation>&amp;Spiele der Datei</translation>
    </message>
    <message>
        <source>Many games with the current file</source>
        <translation>Viele Spiele mit der Datei im Vordergrund</translation>
    </message>
    <message>
        <source>St&amp;udy</source>
        <translation>St&amp;udie</translation>
    </message>
    <message>
        <source>Vary options, variants, sets and boards, and see which combination meets the goals</source>
        <translation>Optionen, Varianten, Sätze und Spielpläne ändern und sehen, welche Kombination die Ziele erreicht</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>Play two sets, boards or variants until it is clear how they differ, or compare reports</source>
        <translation>Zwei Sätze, Spielpläne oder Varianten spielen, bis klar ist, wie sie sich unterscheiden, oder Berichte vergleichen</translation>
    </message>
    <message>
        <source>T&amp;une</source>
        <translation>Ab&amp;stimmen</translation>
    </message>
    <message>
        <source>Search for a set that is closer to your goals</source>
        <translation>Einen Satz suchen, der den eigenen Zielen näher ist</translation>
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
        <translation>Sta&amp;rt</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Ctrl+Return</translation>
    </message>
    <message>
        <source>Play the games again; the current results become the previous ones</source>
        <translation>Die Spiele neu spielen; die jetzigen Ergebnisse werden zu den vorigen</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>Anhalt&amp;en</translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation>Ctrl+.</translation>
    </message>
    <message>
        <source>Stop playing; the games played so far are kept</source>
        <translation>Das Spielen anhalten; die gespielten Spiele bleiben erhalten</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Return</source>
        <translation>Ctrl+Shift+Return</translation>
    </message>
    <message>
        <source>Continue where it was stopped, with the set as it was then</source>
        <translation>Dort weiterspielen, wo angehalten wurde, mit dem Satz, wie er damals war</translation>
    </message>
    <message>
        <source>Save &amp;Report…</source>
        <translation>Ber&amp;icht speichern…</translation>
    </message>
    <message>
        <source>Save counts and figures as JSON, as the command line does, or as a web page</source>
        <translation>Zählungen und Kennzahlen als JSON speichern, wie die Befehlszeile, oder als Webseite</translation>
    </message>
    <message>
        <source>Compare with Re&amp;port…</source>
        <translation>Mit Bericht &amp;vergleichen…</translation>
    </message>
    <message>
        <source>Show a saved report as the previous results</source>
        <translation>Einen gespeicherten Bericht als vorige Ergebnisse zeigen</translation>
    </message>
    <message>
        <source>Playtest</source>
        <translation>Testlauf</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespielte Spiele</translation>
    </message>
    <message>
        <source>Overvie&amp;w</source>
        <translation>&amp;Überblick</translation>
    </message>
    <message>
        <source>Fig&amp;ures</source>
        <translation>Kenn&amp;zahlen</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plätt&amp;chen</translation>
    </message>
    <message>
        <source>G&amp;ames</source>
        <translation>Spie&amp;le</translation>
    </message>
    <message>
        <source>Wins by seat, how games end, how long they are</source>
        <translation>Siege nach Platz, wie Spiele enden, wie lang sie sind</translation>
    </message>
    <message>
        <source>Every figure with its interval and its previous value</source>
        <translation>Jede Kennzahl mit ihrem Intervall und ihrem vorigen Wert</translation>
    </message>
    <message>
        <source>How each tile fared</source>
        <translation>Wie es jedem Plättchen erging</translation>
    </message>
    <message>
        <source>Games that stand out, to watch</source>
        <translation>Spiele, die auffallen, zum Ansehen</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 von %2 Spielen</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Fertig: %1</translation>
    </message>
    <message>
        <source>Another file is being tested: %1</source>
        <translation>Eine andere Datei wird gerade getestet: %1</translation>
    </message>
    <message>
        <source>%1, about %2 left</source>
        <translation>%1, noch etwa %2</translation>
    </message>
    <message>
        <source>The set has changed since.</source>
        <translation>Der Satz hat sich seitdem geändert.</translation>
    </message>
    <message>
        <source>Playtest reports (*.playtest.json)</source>
        <translation>Testlaufberichte (*.playtest.json)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>%1 contains no games yet.</source>
        <translation>%1: enthält noch kein Spiel.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Compare with a Report</source>
        <translation>Mit einem Bericht vergleichen</translation>
    </message>
    <message>
        <source>Playtest reports (*.playtest.json *.json)</source>
        <translation>Testlaufberichte (*.playtest.json *.json)</translation>
    </message>
    <message>
        <source>Replaying the game…</source>
        <translation>Das Spiel wird noch einmal gespielt…</translation>
    </message>
    <message>
        <source>Show the Games Played</source>
        <translation>Gespielte Spiele zeigen</translation>
    </message>
    <message>
        <source>Go back from the quick check to your own playtest</source>
        <translation>Von der Schnellprüfung zurück zum eigenen Testlauf</translation>
    </message>
    <message>
        <source>Quick check: %1 games by the bots %2, seed %3. Start uses the settings above.</source>
        <translation>Eine Schnellprüfung: %1 Spiele der Bots %2, Startwert %3. Die Einstellungen oben gelten für Start.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Check with Stronger &amp;Bots</source>
        <translation>Mit stärkeren &amp;Bots prüfen</translation>
    </message>
    <message>
        <source>Play up to %1 of these games again with a stronger bot, and mark which figures hold and which differ</source>
        <translation>Bis zu %1 dieser Spiele noch einmal mit einem stärkeren Bot spielen; das zeigt, welche Kennzahlen gleich bleiben und welche abweichen</translation>
    </message>
    <message>
        <source>Checking with a stronger bot: %1</source>
        <translation>Prüfung mit einem stärkeren Bot: %1</translation>
    </message>
    <message>
        <source>Bots: %1.</source>
        <translation>Bots: %1.</translation>
    </message>
    <message>
        <source>&amp;Games of People…</source>
        <translation>Spiele von &amp;Menschen…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+J</source>
        <translation>Ctrl+Alt+J</translation>
    </message>
    <message>
        <source>Judge games that people played: figures beside those of bots, ratings, answers and comments</source>
        <translation>Beurteilt Spiele, die Menschen gespielt haben: Kennzahlen neben denen von Bots, Bewertungen, Antworten und Kommentare</translation>
    </message>
    <message>
        <source>What happens where on the board</source>
        <translation>Was wo auf dem Spielplan geschieht</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>Angehalten: %1</translation>
    </message>
    <message>
        <source>No results yet. Press Start.</source>
        <translation>Noch keine Ergebnisse. Auf Start drücken.</translation>
    </message>
</context>
<context>
    <name>tilewright::PointsChart</name>
    <message>
        <source>Points over time</source>
        <translation>Punkte im Verlauf</translation>
    </message>
    <message>
        <source>Click to show that moment; the arrow keys go from move to move</source>
        <translation>Ein Klick zeigt diesen Moment; die Pfeiltasten führen von Schritt zu Schritt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>After move %1: %2</source>
        <translation>Nach Schritt %1: %2</translation>
    </message>
</context>
<context>
    <name>tilewright::PointsPanel</name>
    <message>
        <source>Points over time</source>
        <translation>Punkte im Verlauf</translation>
    </message>
    <message>
        <source>Close the chart (Esc while it has the focus)</source>
        <translation>Das Diagramm schließen (Esc, solange es den Fokus hat)</translation>
    </message>
    <message>
        <source>Close the chart</source>
        <translation>Das Diagramm schließen</translation>
    </message>
</context>
<context>
    <name>tilewright::PreferencesController</name>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>&amp;Tastenkürzel…</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>See and change the keys of all commands</source>
        <translation>Die Tasten aller Befehle ansehen und ändern</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Language, theme, size and keys</source>
        <translation>Sprache, Farbschema, Größe und Tasten</translation>
    </message>
    <message>
        <source>The size of the window takes effect after a restart.</source>
        <translation>Die Größe des Fensters gilt nach einem Neustart.</translation>
    </message>
</context>
<context>
    <name>tilewright::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>&amp;Allgemein</translation>
    </message>
    <message>
        <source>K&amp;eyboard</source>
        <translation>&amp;Tastatur</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Takes effect at once; open files and the game stay open</source>
        <translation>Gilt sofort; offene Dateien und das Spiel bleiben</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>behind a number: percent</extracomment>
        <translation> %</translation>
    </message>
    <message>
        <source>Size of everything in the window</source>
        <translation>Größe von allem im Fenster</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>Check edits with &amp;quick bot games</source>
        <translation>Änderungen mit schnellen &amp;Bot-Spielen prüfen</translation>
    </message>
    <message>
        <source>Shortly after each edit, bots play a few games with the set in the background, at the lowest priority; lamps in the status bar show the results</source>
        <translation>Kurz nach jeder Änderung spielen Bots im Hintergrund einige Spiele mit dem Satz, mit niedrigster Priorität; Lampen in der Statuszeile zeigen die Ergebnisse</translation>
    </message>
    <message>
        <source>Playtest</source>
        <translation>Testlauf</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Hoher Kontrast, hell</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Hoher Kontrast, dunkel</translation>
    </message>
    <message>
        <source>Colours of the window; tiles and boards keep their own. Following the system gives light, dark or high contrast, like the desktop</source>
        <translation>Farben des Fensters; Plättchen und Spielpläne behalten ihre. Wer dem System folgt, bekommt hell, dunkel oder hohen Kontrast, wie der Desktop eingestellt ist</translation>
    </message>
    <message>
        <source>The size takes effect after a restart.</source>
        <translation>Die Größe gilt nach einem Neustart.</translation>
    </message>
</context>
<context>
    <name>tilewright::PresetRow</name>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Choose a preset of seats, map and options, or type a name to save those below</source>
        <translation>Gespeicherte Plätze, Karte und Optionen wählen oder einen Namen eingeben, um die Angaben unten zu speichern</translation>
    </message>
    <message>
        <source>Save seats, map and options under this name</source>
        <translation>Plätze, Karte und Optionen unter diesem Namen speichern</translation>
    </message>
    <message>
        <source>Delete the preset with this name</source>
        <translation>Die Vorlage dieses Namens löschen</translation>
    </message>
    <message>
        <source>choose or type a name</source>
        <translation>wählen, benennen</translation>
    </message>
</context>
<context>
    <name>tilewright::PrintController</name>
    <message>
        <source>P&amp;rint Sheets…</source>
        <translation>Bögen d&amp;rucken…</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Shows the sheets of this set as they will be printed</source>
        <translation>Zeigt die Bögen dieses Satzes so, wie sie gedruckt werden</translation>
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
        <translation>Das Papier des Druckers misst %1, die Bögen messen %2.</translation>
    </message>
    <message>
        <source>Tiles keep their size, so anything beyond the paper is cut off. Choose the other paper here or in the sheet options.</source>
        <translation>Plättchen behalten ihre Größe, also wird abgeschnitten, was über das Papier hinausreicht. Das andere Papier hier oder in den Optionen der Bögen wählen.</translation>
    </message>
    <message>
        <source>Tiles keep their size; the sheets are centred on the paper.</source>
        <translation>Plättchen behalten ihre Größe; die Bögen liegen in der Mitte des Papiers.</translation>
    </message>
    <message>
        <source>Print Sheets</source>
        <translation>Bögen drucken</translation>
    </message>
    <message>
        <source>Paper problem</source>
        <translation>Was mit dem Papier nicht stimmt</translation>
    </message>
</context>
<context>
    <name>tilewright::PrintView</name>
    <message>
        <source>Preview of the sheets</source>
        <translation>Vorschau der Bögen</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Bögen</translation>
    </message>
    <message>
        <source>Open a tile set to see its sheets.</source>
        <translation>Einen Plättchensatz öffnen, um seine Bögen zu sehen.</translation>
    </message>
    <message>
        <source>These sheets can&apos;t be made; the reason is on the right.</source>
        <translation>Diese Bögen sind so nicht möglich: rechts steht, warum.</translation>
    </message>
    <message>
        <source>Folder for the sheets</source>
        <translation>Ordner für die Bögen</translation>
    </message>
    <message numerus="yes">
        <source>%n files written to %1: %2 to %3</source>
        <translation>
            <numerusform>%n Datei nach %1 geschrieben: %2 bis %3</numerusform>
            <numerusform>%n Dateien nach %1 geschrieben: %2 bis %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as Template</source>
        <translation>Als Vorlage speichern</translation>
    </message>
    <message>
        <source>Name of the template</source>
        <translation>Name der Vorlage</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> von %1</translation>
    </message>
    <message>
        <source>&amp;Write Pieces…</source>
        <translation>Teile schrei&amp;ben…</translation>
    </message>
    <message>
        <source>&amp;Write Sheets…</source>
        <translation>Bö&amp;gen schreiben…</translation>
    </message>
    <message>
        <source>Folder for the pieces</source>
        <translation>Ordner für die Teile</translation>
    </message>
    <message>
        <source>%1 written to %2</source>
        <translation>%1 nach %2 geschrieben</translation>
    </message>
    <message>
        <source>Writing into %1</source>
        <translation>Schreiben nach %1</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Angehalten; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Alignment test</source>
        <translation>Passertest</translation>
    </message>
    <message>
        <source>Colour proof</source>
        <translation>Farbprobe</translation>
    </message>
    <message>
        <source>Two pages that show how far the backs are off</source>
        <translation>Zwei Seiten, die zeigen, wie weit Rückseiten danebenliegen</translation>
    </message>
    <message>
        <source>The set as seen with colour blindness, and in greyscale</source>
        <translation>Der Satz, wie ihn Farbfehlsichtige sehen, und in Grau</translation>
    </message>
    <message>
        <source>What to show and write</source>
        <translation>Was gezeigt und geschrieben wird</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Goes to a page</source>
        <translation>Geht zu einer Seite</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Ganze Seite</translation>
    </message>
    <message>
        <source>Page width</source>
        <translation>Seitenbreite</translation>
    </message>
    <message>
        <source>True size</source>
        <translation>Originalgröße</translation>
    </message>
    <message>
        <source>Half size</source>
        <translation>Halbe Größe</translation>
    </message>
    <message>
        <source>Double size</source>
        <translation>Doppelte Größe</translation>
    </message>
    <message>
        <source>Size of the pages on screen; at true size, a ruler held to the screen matches the one on the page if the screen reports its size correctly</source>
        <translation>Wie groß die Seiten gezeigt werden; in Originalgröße stimmt ein Lineal am Bildschirm mit dem auf der Seite überein, wenn der Bildschirm seine Größe richtig angibt</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Sheet options</source>
        <translation>Optionen der Bögen</translation>
    </message>
    <message>
        <source>Asks for a folder and writes the files there</source>
        <translation>Fragt nach einem Ordner und schreibt die Dateien dorthin</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>D&amp;rucken…</translation>
    </message>
    <message>
        <source>Shows the sheets as they will be printed, and prints them</source>
        <translation>Zeigt die Bögen so, wie sie gedruckt werden, und druckt sie</translation>
    </message>
    <message numerus="yes">
        <source>%n files already exist with different content, starting with %1. Overwrite them?</source>
        <translation>
            <numerusform>%n Datei gibt es schon mit anderem Inhalt: %1. Überschreiben?</numerusform>
            <numerusform>%n Dateien gibt es schon mit anderem Inhalt, zuerst %1. Überschreiben?</numerusform>
        </translation>
    </message>
    <message>
        <source>Numbers the slots on the pages; click a slot to leave it free</source>
        <translation>Nummeriert die Plätze der Seiten; ein Klick auf einen lässt ihn frei</translation>
    </message>
    <message>
        <source>About these sheets</source>
        <translation>Über diese Bögen</translation>
    </message>
    <message>
        <source>Drawing the pages…</source>
        <translation>Die Seiten werden gezeichnet…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>A leaflet with the rules of this game, its options and its tiles</source>
        <translation>Ein Faltblatt mit den Regeln dieses Spiels, seinen Optionen und seinen Plättchen</translation>
    </message>
    <message numerus="yes">
        <source>%n sides of paper. Print on both sides, flip on the short edge, fold in the middle and put one sheet inside the other.</source>
        <translation>
            <numerusform>%n Papierseite. Beidseitig drucken, über die kurze Kante wenden, in der Mitte falten und die Bögen ineinanderlegen.</numerusform>
            <numerusform>%n Papierseiten. Beidseitig drucken, über die kurze Kante wenden, in der Mitte falten und die Bögen ineinanderlegen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Asks for a file and writes all pages into it</source>
        <translation>Fragt nach einer Datei und schreibt alle Seiten hinein</translation>
    </message>
    <message>
        <source>File for the sheets</source>
        <translation>Datei für die Bögen</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <extracomment>%1 is PDF, %2 the ending of such files</extracomment>
        <translation>%1-Dateien (*.%2)</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>&amp;Zoom</translation>
    </message>
    <message>
        <source>Number the slots</source>
        <translation>P&amp;lätze nummerieren</translation>
    </message>
    <message>
        <source>These options are kept once the set is saved.</source>
        <translation>Diese Optionen bleiben erhalten, sobald der Satz gespeichert ist.</translation>
    </message>
    <message>
        <source>This computer keeps these options. Save the set to keep them in its file.</source>
        <translation>Dieser Rechner merkt sich diese Optionen. Beim Speichern kommen sie in die Datei des Satzes.</translation>
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
        <translation>%1: %2 (Taste %3)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Buy back</source>
        <translation>Freikaufen</translation>
    </message>
</context>
<context>
    <name>tilewright::QuestionBar</name>
    <message>
        <source>At stake:</source>
        <translation>Es geht um:</translation>
    </message>
    <message>
        <source>At stake: %1</source>
        <translation>Es geht um: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1 (Taste %2)</translation>
    </message>
</context>
<context>
    <name>tilewright::QuestionList</name>
    <message>
        <source>Did the game take too long?</source>
        <translation>Hat das Spiel zu lange gedauert?</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Add a question (Ins)</source>
        <translation>Eine Frage hinzufügen (Einfg)</translation>
    </message>
    <message>
        <source>Move the question up (Alt+Up)</source>
        <translation>Die Frage nach oben schieben (Alt+Auf)</translation>
    </message>
    <message>
        <source>Move the question down (Alt+Down)</source>
        <translation>Die Frage nach unten schieben (Alt+Ab)</translation>
    </message>
    <message>
        <source>Remove the question (Del)</source>
        <translation>Die Frage entfernen (Entf)</translation>
    </message>
    <message>
        <source>F2 or double-click to edit a question</source>
        <translation>F2 oder ein Doppelklick ändert eine Frage</translation>
    </message>
    <message>
        <source>Up to %1 questions, which players answer at the end of the game.</source>
        <translation>Bis zu %1 Fragen, die am Ende des Spiels beantwortet werden.</translation>
    </message>
</context>
<context>
    <name>tilewright::QuickCheck</name>
    <message>
        <source>Not checked yet.</source>
        <translation>Noch nicht geprüft.</translation>
    </message>
    <message>
        <source>Quick checks are off; turn them on in Edit ▸ Preferences.</source>
        <translation>Die Schnellprüfung ist aus; Bearbeiten ▸ Einstellungen schaltet sie ein.</translation>
    </message>
    <message>
        <source>The board is too large for a quick check.</source>
        <translation>Der Spielplan ist zu groß für eine Schnellprüfung.</translation>
    </message>
    <message>
        <source>It can&apos;t be played as it is. %1</source>
        <translation>So ist es nicht spielbar. %1</translation>
    </message>
    <message>
        <source>Bots: %1. Not checked with stronger bots yet: use Playtest ▸ Check with Stronger Bots.</source>
        <translation>Bots: %1. Ob stärkere Bots das bestätigen, ist noch nicht bekannt: Testlauf ▸ Mit stärkeren Bots prüfen.</translation>
    </message>
    <message>
        <source>Bots: %1. Checked with %2: %3.</source>
        <translation>Bots: %1. Geprüft mit %2: %3.</translation>
    </message>
    <message>
        <source>Not clear from the first games; more are being played.</source>
        <translation>Aus den ersten Spielen nicht klar; weitere werden gespielt.</translation>
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
        <translation>Endet</translation>
    </message>
    <message>
        <source>%1 of the games end by an escape; in the others the tiles run out. Half or more is good.</source>
        <translation>%1 der Spiele enden durch Flucht; in den anderen gehen die Plättchen aus. Die Hälfte oder mehr ist gut.</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Fair</translation>
    </message>
    <message>
        <source>Seat %1 deviates most from an even share: it has %2 of the wins (%3). Up to ten percentage points count as fair here.</source>
        <translation>Platz %1 weicht am stärksten vom gleichen Anteil ab: Er hat %2 der Siege (%3). Bis zu zehn Prozentpunkte gelten hier als fair.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>The median game has %1 turns; %2 to %3 is good.</source>
        <translation>Im Median hat ein Spiel %1 Züge; %2 bis %3 sind gut.</translation>
    </message>
    <message>
        <source>Tiles fit</source>
        <translation>Passend</translation>
    </message>
    <message>
        <source>%1 of the drawn tiles fit nowhere; %2 is too many.</source>
        <translation>%1 der gezogenen Plättchen passen nirgends; %2 sind zu viele.</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles are refused more often than others, most of all %1 (%2).</source>
        <translation>
            <numerusform>%n Plättchen wird öfter abgelehnt als andere: %1 (%2).</numerusform>
            <numerusform>%n Plättchen werden öfter abgelehnt als andere, am meisten %1 (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>No picks are ever gained.</source>
        <translation>Es werden nie Dietriche eingenommen.</translation>
    </message>
    <message>
        <source>The scarcest pick colour is %1: %2 of what a colour yields on average; %3 or more is good.</source>
        <translation>Die knappste Dietrichfarbe ist %1: %2 von dem, was eine Farbe im Durchschnitt einbringt; %3 oder mehr ist gut.</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>needs attention</source>
        <translation>auffällig</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>schlecht</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>No tile has a door of this colour.</source>
        <translation>Kein Plättchen hat eine Tür dieser Farbe.</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>%1 of the turns start with none of the player&apos;s %2 in supply; %3 is too many.</source>
        <translation>%1 der Züge beginnen, ohne dass der Spieler davon etwas im Vorrat hat: %2; %3 sind zu viele.</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>No points are ever scored.</source>
        <translation>Es gibt nie Punkte.</translation>
    </message>
    <message>
        <source>Most points come from %1: %2 of all; more than %3 is too much for one source.</source>
        <translation>Die meisten Punkte kommen von %1: %2 von allen; mehr als %3 ist für eine Quelle zu viel.</translation>
    </message>
    <message>
        <source>%2 pieces per game go into the %1; %3 or more is good.</source>
        <translation>%2 Figuren gehen je Spiel hinein (%1); %3 oder mehr sind gut.</translation>
    </message>
    <message>
        <source>More copies of tiles that lead there would help.</source>
        <translation>Mehr Exemplare von Plättchen, die dorthin führen, würden helfen.</translation>
    </message>
    <message>
        <source>%1 of them come out again; %2 or more is good.</source>
        <translation>%1 von ihnen kommen wieder heraus; %2 oder mehr ist gut.</translation>
    </message>
    <message>
        <source>More tiles that lead there, or that call out what bars the way, would help.</source>
        <translation>Mehr Plättchen, die dorthin führen oder herausrufen, was den Weg versperrt, würden helfen.</translation>
    </message>
    <message>
        <source>A piece that comes out beside others scores there in %1 of cases; %2 or more is good.</source>
        <translation>Eine Figur, die neben anderen herauskommt, punktet dort in %1 der Fälle; %2 oder mehr ist gut.</translation>
    </message>
    <message>
        <source>Tiles that lead there and have larger features would help.</source>
        <translation>Plättchen, die dorthin führen und zu größeren Gebieten gehören, würden helfen.</translation>
    </message>
    <message>
        <source>%1 pieces are sent home per game; %2 to %3 is good.</source>
        <translation>%1 Figuren werden je Spiel heimgeschickt; %2 bis %3 sind gut.</translation>
    </message>
    <message>
        <source>%1 of the turns start with the %2 in the %3. More than %4 is too many.</source>
        <translation>%1 der Züge beginnen mit dieser Figur darin (%2, %3). Mehr als %4 sind zu viele.</translation>
    </message>
    <message>
        <source>In and out</source>
        <translation>Hinein und heraus</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>Bedrohung</translation>
    </message>
    <message>
        <source>%1 to %2 is good.</source>
        <translation>%1 bis %2 ist gut.</translation>
    </message>
    <message>
        <source>%1 or more is good.</source>
        <translation>%1 oder mehr ist gut.</translation>
    </message>
    <message>
        <source>%1 or less is good.</source>
        <translation>%1 oder weniger ist gut.</translation>
    </message>
    <message>
        <source>This does not occur in these games.</source>
        <translation>In diesen Spielen kommt das nicht vor.</translation>
    </message>
    <message>
        <source>%1: %2; %3</source>
        <translation>%1: %2; %3</translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of holes can&apos;t be filled by any tile.</source>
        <translation>
            <numerusform>Eine Art von Lücke kann kein Plättchen füllen.</numerusform>
            <numerusform>%n Arten von Lücken kann kein Plättchen füllen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A set of %n tiles is too small to tell.</source>
        <translation>
            <numerusform>Zu klein für ein Urteil: ein Satz von einem Plättchen.</numerusform>
            <numerusform>Zu klein für ein Urteil: ein Satz von %n Plättchen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::QuickCheckLampRow</name>
    <message>
        <source>Results of the quick check</source>
        <translation>Ergebnisse der Schnellprüfung</translation>
    </message>
    <message>
        <source>%1: %2 (games are being played)</source>
        <translation>%1: %2 (Spiele laufen)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>From %1 bot games. Click for details.</source>
        <translation>Aus %1 Bot-Spielen. Klicken zeigt Einzelheiten.</translation>
    </message>
</context>
<context>
    <name>tilewright::QuickFix</name>
    <message>
        <source>merge</source>
        <translation>zusammenlegen</translation>
    </message>
    <message>
        <source>%1 gets the copies of %2, which is removed</source>
        <translation>%1 bekommt die Exemplare von %2, das wegfällt</translation>
    </message>
    <message>
        <source>merge %1 into %2</source>
        <translation>%1 mit %2 zusammenlegen</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>umbenennen</translation>
    </message>
    <message>
        <source>Renames the tile to %1</source>
        <translation>Benennt das Plättchen um in %1</translation>
    </message>
    <message>
        <source>add colour</source>
        <translation>Farbe hinzufügen</translation>
    </message>
    <message>
        <source>Adds %1 to the pick colours of the set</source>
        <translation>Fügt %1 zu den Dietrichfarben des Satzes hinzu</translation>
    </message>
    <message>
        <source>add colours</source>
        <translation>Farben hinzufügen</translation>
    </message>
    <message>
        <source>Adds blue, yellow, green and red to the pick colours</source>
        <translation>Fügt Blau, Gelb, Grün und Rot zu den Dietrichfarben hinzu</translation>
    </message>
    <message>
        <source>even out</source>
        <translation>ausgleichen</translation>
    </message>
    <message>
        <source>Spreads the skull colours evenly over all tiles</source>
        <translation>Verteilt die Schädelfarben gleichmäßig über alle Plättchen</translation>
    </message>
    <message>
        <source>even out the skulls</source>
        <translation>Schädel ausgleichen</translation>
    </message>
    <message>
        <source>sort</source>
        <translation>ordnen</translation>
    </message>
    <message>
        <source>Each pick colour once, in the usual order</source>
        <translation>Jede Dietrichfarbe einmal, in der üblichen Reihenfolge</translation>
    </message>
    <message>
        <source>one copy</source>
        <translation>ein Exemplar</translation>
    </message>
    <message>
        <source>Gives the tile one copy</source>
        <translation>Das Plättchen bekommt ein Exemplar</translation>
    </message>
    <message>
        <source>remove colour</source>
        <translation>aus der Liste nehmen</translation>
    </message>
    <message>
        <source>Removes %1 from the pick colours of the set; no tile changes</source>
        <translation>Entfernt %1 aus den Dietrichfarben des Satzes; kein Plättchen ändert sich</translation>
    </message>
    <message>
        <source>lay fields anew</source>
        <translation>Wiesen neu legen</translation>
    </message>
    <message>
        <source>Fields end where roads and cities separate them</source>
        <translation>Wiesen enden, wo Straßen und Städte sie trennen</translation>
    </message>
    <message>
        <source>lay the fields of %1 anew</source>
        <translation>die Wiesen von %1 neu legen</translation>
    </message>
    <message>
        <source>add it</source>
        <translation>hinzufügen</translation>
    </message>
    <message>
        <source>Adds to the tile what its roads end at</source>
        <translation>Setzt auf das Plättchen, woran seine Straßen enden</translation>
    </message>
    <message>
        <source>add to %1 what its roads end at</source>
        <translation>auf %1 setzen, woran die Straßen enden</translation>
    </message>
</context>
<context>
    <name>tilewright::RangeHint</name>
    <message>
        <source>Enter a whole number from %1 to %2</source>
        <translation>Hier kann eine ganze Zahl von %1 bis %2 stehen</translation>
    </message>
    <message>
        <source>Enter a value from %1 to %2</source>
        <translation>Hier kann %1 bis %2 stehen</translation>
    </message>
    <message>
        <source>Enter a whole number from %1 to %2, not %3</source>
        <translation>Hier kann eine ganze Zahl von %1 bis %2 stehen, nicht %3</translation>
    </message>
    <message>
        <source>Enter a value from %1 to %2, not %3</source>
        <translation>Hier kann %1 bis %2 stehen, nicht %3</translation>
    </message>
</context>
<context>
    <name>tilewright::RecordController</name>
    <message>
        <source>This can&apos;t be played</source>
        <translation>Das ist nicht spielbar</translation>
    </message>
    <message>
        <source>There are no rules for this set</source>
        <translation>Für diesen Satz gibt es keine Regeln</translation>
    </message>
    <message>
        <source>Open Game Record</source>
        <translation>Spielaufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Game records (*.game.json)</source>
        <translation>Spielaufzeichnungen (*.game.json)</translation>
    </message>
    <message>
        <source>game-%1</source>
        <translation>spiel-%1</translation>
    </message>
    <message>
        <source>Save Game Record</source>
        <translation>Spielaufzeichnung speichern</translation>
    </message>
    <message>
        <source>%1 was not written</source>
        <translation>%1 wurde nicht geschrieben</translation>
    </message>
    <message>
        <source>Saved the game: %1</source>
        <translation>Spiel gespeichert: %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened as a game</source>
        <translation>%1 lässt sich nicht als Spiel öffnen</translation>
    </message>
</context>
<context>
    <name>tilewright::Recovery</name>
    <message>
        <source>The folder %1 can&apos;t be created.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden.</translation>
    </message>
</context>
<context>
    <name>tilewright::RecoveryDialog</name>
    <message>
        <source>Unsaved work was found</source>
        <translation>Nicht gespeicherte Arbeit gefunden</translation>
    </message>
    <message>
        <source>Tilewright was not closed properly. These files had unsaved changes:</source>
        <translation>Tilewright wurde nicht ordnungsgemäß beendet. Diese Dateien hatten nicht gespeicherte Änderungen:</translation>
    </message>
    <message>
        <source>%1, backed up %2</source>
        <translation>%1, gesichert %2</translation>
    </message>
    <message>
        <source>Never saved</source>
        <translation>Nie gespeichert</translation>
    </message>
    <message>
        <source>Files with unsaved work</source>
        <translation>Dateien mit nicht gespeicherter Arbeit</translation>
    </message>
    <message>
        <source>Differences from the file on disk:</source>
        <translation>Unterschiede zur Datei auf der Platte:</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Zurückholen</translation>
    </message>
    <message>
        <source>Opens the ticked files with their changes; nothing is saved yet</source>
        <translation>Öffnet die angehakten Dateien mit ihren Änderungen; gespeichert wird noch nichts</translation>
    </message>
    <message>
        <source>Discards all these changes</source>
        <translation>Verwirft alles</translation>
    </message>
    <message>
        <source>Ask &amp;Later</source>
        <translation>&amp;Später fragen</translation>
    </message>
    <message>
        <source>Asks again at the next start</source>
        <translation>Fragt beim nächsten Start wieder</translation>
    </message>
    <message>
        <source>Discard the changes?</source>
        <translation>Die Änderungen verwerfen?</translation>
    </message>
    <message>
        <source>The unsaved changes of these files will be gone for good.</source>
        <translation>Die nicht gespeicherten Änderungen dieser Dateien sind dann endgültig verloren.</translation>
    </message>
    <message>
        <source>Never saved: everything is new</source>
        <translation>Nie gespeichert: alles</translation>
    </message>
    <message>
        <source>The file is no longer at %1: everything is new</source>
        <translation>Die Datei liegt nicht mehr unter %1: alles</translation>
    </message>
    <message>
        <source>none: both are the same</source>
        <translation>keine: beide sind gleich</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
</context>
<context>
    <name>tilewright::ReplayActions</name>
    <message>
        <source>Again with the Same Seed</source>
        <translation>Nochmals mit demselben Startwert</translation>
    </message>
    <message>
        <source>Start over: the same seats, options and seed, with the set as it is now</source>
        <translation>Von vorn: mit denselben Plätzen, Optionen und demselben Startwert, mit dem Satz, wie er jetzt ist</translation>
    </message>
    <message>
        <source>Back to the Previous Game</source>
        <translation>Zurück zum vorigen Spiel</translation>
    </message>
    <message>
        <source>Brings back the unsaved game that this one replaced, and keeps this one in its place</source>
        <translation>Holt das nicht gespeicherte Spiel zurück, das dieses ersetzt hat, und hebt dafür dieses auf</translation>
    </message>
    <message>
        <source>Export This Moment…</source>
        <translation>Diesen Moment exportieren…</translation>
    </message>
    <message>
        <source>The board as it is shown: as SVG, as PNG, or as a map</source>
        <translation>Den Spielplan, wie er gezeigt wird: als SVG, als PNG oder als Karte</translation>
    </message>
    <message>
        <source>To the Start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>The board before the first move</source>
        <translation>Der Spielplan vor dem ersten Schritt</translation>
    </message>
    <message>
        <source>To the Previous Mark</source>
        <translation>Zur vorigen Markierung</translation>
    </message>
    <message>
        <source>One Move Back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Pause and show the board one move earlier</source>
        <translation>Anhalten und den Spielplan einen Schritt vorher zeigen</translation>
    </message>
    <message>
        <source>To the Next Mark</source>
        <translation>Zur nächsten Markierung</translation>
    </message>
    <message>
        <source>To the End</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>The last move of this line</source>
        <translation>Der letzte Schritt dieser Linie</translation>
    </message>
    <message>
        <source>Another Line</source>
        <translation>Andere Linie</translation>
    </message>
    <message>
        <source>Switches to the next line of this game</source>
        <translation>Wechselt zur nächsten Linie dieses Spiels</translation>
    </message>
    <message>
        <source>Points over Time</source>
        <translation>Punkte im Verlauf</translation>
    </message>
    <message>
        <source>A chart of everybody&apos;s points, move by move</source>
        <translation>Ein Diagramm der Punkte aller Spieler, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Beside the Board</source>
        <translation>Neben dem Spielplan</translation>
    </message>
    <message>
        <source>A panel for each space beside the tiles, showing who is in it</source>
        <translation>Ein Bereich für jeden Ort abseits der Plättchen, mit allen, die dort sind</translation>
    </message>
    <message>
        <source>Edit This Tile</source>
        <translation>Dieses Plättchen bearbeiten</translation>
    </message>
    <message>
        <source>Open the tile under the pointer, or the one laid last, in the designer</source>
        <translation>Das Plättchen unter dem Zeiger oder das zuletzt gelegte im Entwurf öffnen</translation>
    </message>
    <message>
        <source>Go to the previous notable event: an escape, a key, silver, a barred way, another line, a comment, a situation that no rule covers</source>
        <translation>Zurück zum vorigen wichtigen Ereignis: einer Flucht, einem Schlüssel, Silber, einem versperrten Weg, einer anderen Linie, einem Kommentar, einer Situation, die keine Regel abdeckt</translation>
    </message>
    <message>
        <source>Go to the next notable event: an escape, a key, silver, a barred way, another line, a comment, a situation that no rule covers</source>
        <translation>Weiter zum nächsten wichtigen Ereignis: einer Flucht, einem Schlüssel, Silber, einem versperrten Weg, einer anderen Linie, einem Kommentar, einer Situation, die keine Regel abdeckt</translation>
    </message>
</context>
<context>
    <name>tilewright::ReplayController</name>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>%1 was not written</source>
        <translation>%1 wurde nicht geschrieben</translation>
    </message>
    <message>
        <source>Maps (*.map.json)</source>
        <translation>Karten (*.map.json)</translation>
    </message>
    <message>
        <source>game-%1-move-%2</source>
        <translation>spiel-%1-schritt-%2</translation>
    </message>
    <message>
        <source>Export This Moment</source>
        <translation>Diesen Moment exportieren</translation>
    </message>
    <message>
        <source>There is no tile on the board yet</source>
        <translation>Auf dem Spielplan liegt noch kein Plättchen</translation>
    </message>
    <message>
        <source>The file extension sets the format: %1 or %2.</source>
        <extracomment>%1 are some extensions between commas, %2 is the last one</extracomment>
        <translation>Die Dateiendung bestimmt das Format: %1 oder %2.</translation>
    </message>
</context>
<context>
    <name>tilewright::ReturnedDetails</name>
    <message>
        <source>(no answer)</source>
        <translation>(keine Antwort)</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Kommentare</translation>
    </message>
    <message>
        <source>After move %1:</source>
        <translation>Nach Schritt %1:</translation>
    </message>
    <message>
        <source>After move %1, %2:</source>
        <translation>Nach Schritt %1, %2:</translation>
    </message>
    <message>
        <source>The moves can&apos;t be played as they are recorded</source>
        <translation>Die Schritte lassen sich nicht so spielen, wie sie aufgezeichnet sind</translation>
    </message>
    <message>
        <source>The file can&apos;t be read</source>
        <translation>Die Datei lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>Rating: %1  %2</source>
        <translation>Bewertung: %1  %2</translation>
    </message>
    <message>
        <source>No feedback on this game.</source>
        <translation>Zu diesem Spiel hat niemand etwas gesagt.</translation>
    </message>
</context>
<context>
    <name>tilewright::ReturnedGamesController</name>
    <message>
        <source>Open Retur&amp;ned Games…</source>
        <translation>&amp;Zurückgesandte Spiele öffnen…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+O</source>
        <translation>Ctrl+Alt+O</translation>
    </message>
    <message>
        <source>Lists the game records of a folder that people sent back, with their ratings, answers and comments</source>
        <translation>Listet die Aufzeichnungen eines Ordners auf, die Menschen zurückgesandt haben, mit ihren Bewertungen, Antworten und Kommentaren</translation>
    </message>
</context>
<context>
    <name>tilewright::ReturnedGamesDialog</name>
    <message>
        <source>Read &amp;Again</source>
        <translation>&amp;Neu lesen</translation>
    </message>
    <message>
        <source>Reading games…</source>
        <translation>Spiele werden gelesen…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stops and lists the games read so far</source>
        <translation>Hält an und listet die bisher gelesenen Spiele auf</translation>
    </message>
    <message>
        <source>Feedback on the game</source>
        <translation>Was zum Spiel gesagt wurde</translation>
    </message>
    <message>
        <source>&amp;Open in Play</source>
        <translation>Unter „Spielen“ &amp;öffnen</translation>
    </message>
    <message>
        <source>Returned Games</source>
        <translation>Zurückgesandte Spiele</translation>
    </message>
    <message>
        <source>&amp;Choose Folder…</source>
        <translation>&amp;Ordner wählen…</translation>
    </message>
    <message>
        <source>Lists the game records (*.game.json) of another folder</source>
        <translation>Listet die Aufzeichnungen (*.game.json) eines anderen Ordners auf</translation>
    </message>
    <message>
        <source>Reads the folder again to find new files</source>
        <translation>Liest den Ordner neu, für Dateien, die seither gekommen sind</translation>
    </message>
    <message>
        <source>Duplicate games count once</source>
        <translation>Ein Spiel, das zweimal kam, zählt einmal</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Spiel suchen</translation>
    </message>
    <message>
        <source>Lists the games with these words in any column</source>
        <translation>Listet die Spiele auf, die diese Wörter in einer der Spalten haben</translation>
    </message>
    <message>
        <source>Returned games</source>
        <translation>Zurückgesandte Spiele</translation>
    </message>
    <message>
        <source>Double-click or press Enter to open the game with its comments</source>
        <translation>Eingabe oder ein Doppelklick öffnet das Spiel mit seinen Kommentaren</translation>
    </message>
    <message>
        <source>Opens the chosen game with its comments</source>
        <translation>Öffnet das gewählte Spiel mit seinen Kommentaren</translation>
    </message>
    <message>
        <source>Folder of returned games</source>
        <translation>Ordner zurückgesandter Spiele</translation>
    </message>
    <message>
        <source>No folder is chosen yet</source>
        <translation>Noch ist kein Ordner gewählt</translation>
    </message>
    <message>
        <source>There are no game records (*.game.json) in this folder.</source>
        <translation>In diesem Ordner sind keine Aufzeichnungen (*.game.json).</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 files.</source>
        <translation>Nach %1 von %2 Dateien angehalten.</translation>
    </message>
</context>
<context>
    <name>tilewright::ReturnedGamesModel</name>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Kommentare</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
</context>
<context>
    <name>tilewright::ReturnedWords</name>
    <message>
        <source>escape</source>
        <translation>Flucht</translation>
    </message>
    <message>
        <source>last tile</source>
        <translation>letztes Plättchen</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>unfertig</translation>
    </message>
    <message>
        <source>bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>how a game ended, and who won it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the same file as %1</source>
        <translation>dieselbe Datei wie %1</translation>
    </message>
    <message>
        <source>the same game as %1</source>
        <translation>dasselbe Spiel wie %1</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 stars on average (%n ratings)</source>
        <translation>
            <numerusform>im Durchschnitt %1 von %2 Sternen (%n Bewertung)</numerusform>
            <numerusform>im Durchschnitt %1 von %2 Sternen (%n Bewertungen)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by escape</source>
        <translation>
            <numerusform>%n durch Flucht</numerusform>
            <numerusform>%n durch Flucht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n after the last tile</source>
        <translation>
            <numerusform>%n nach dem letzten Plättchen</numerusform>
            <numerusform>%n nach dem letzten Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n unfertig</numerusform>
            <numerusform>%n unfertig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files can&apos;t be read</source>
        <translation>
            <numerusform>%n Datei lässt sich nicht lesen</numerusform>
            <numerusform>%n Dateien lassen sich nicht lesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files repeat a game of another file</source>
        <translation>
            <numerusform>%n Datei hat ein Spiel, das eine andere auch hat</numerusform>
            <numerusform>%n Dateien haben ein Spiel, das eine andere auch hat</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::RuleExamples</name>
    <message>
        <source>The space under the towers</source>
        <translation>Der Raum unter den Türmen</translation>
    </message>
    <message>
        <source>The dragon is about to step onto the tower: move it there, and see who is in the dungeon then.</source>
        <translation>Der Drache steht vor dem Turm: ihn dorthin ziehen und nachsehen, wer dann im Verlies ist.</translation>
    </message>
    <message>
        <source>Who leaves first</source>
        <translation>Wer zuerst geht</translation>
    </message>
    <message>
        <source>Two followers of Blue are below, the fairy with one of them. Bring one out: the other of the two leaves, and the fairy keeps her companion.</source>
        <translation>Zwei Gefolgsleute von Blau sind unten, die Fee bei einem. Einen herausholen: der andere geht, und die Fee behält ihren Begleiter.</translation>
    </message>
    <message>
        <source>Into the dungeon</source>
        <translation>Ins Verlies</translation>
    </message>
    <message>
        <source>Blue has laid a tower. A small or large follower may go in; the mayor may not, as the tile has no city, and the wagon never may.</source>
        <translation>Blau hat einen Turm gelegt. Ein kleiner oder der große Gefolgsmann darf hinein; der Bürgermeister nicht, denn das Plättchen hat keine Stadt, und der Wagen nie.</translation>
    </message>
    <message>
        <source>The mayor&apos;s ways</source>
        <translation>Die Wege des Bürgermeisters</translation>
    </message>
    <message>
        <source>The mayor goes in by this tower, as its tile has a city. He comes out only where a city is open.</source>
        <translation>Der Bürgermeister geht bei diesem Turm hinein, denn sein Plättchen hat eine Stadt. Heraus kommt er nur, wo eine Stadt offen ist.</translation>
    </message>
    <message>
        <source>Straight through the dungeon</source>
        <translation>Direkt durch das Verlies</translation>
    </message>
    <message>
        <source>A follower may go in here and come straight out by another tower, even onto the road of the tower far away.</source>
        <translation>Ein Gefolgsmann darf hier hinein und direkt bei einem anderen Turm heraus, auch auf die Straße des fernen Turms.</translation>
    </message>
    <message>
        <source>The fairy below</source>
        <translation>Die Fee unten</translation>
    </message>
    <message>
        <source>The dragon is in the dungeon. The fairy may still be placed with the follower there.</source>
        <translation>Der Drache ist im Verlies. Die Fee darf trotzdem zum Gefolgsmann dort gestellt werden.</translation>
    </message>
    <message>
        <source>Out by any entrance</source>
        <translation>Hinaus durch jeden Eingang</translation>
    </message>
    <message>
        <source>Blue&apos;s follower may come out by any tower where nobody stands, including the one just laid.</source>
        <translation>Der Gefolgsmann von Blau darf bei jedem Turm heraus, wo niemand steht, auch beim eben gelegten.</translation>
    </message>
    <message>
        <source>Past the dragon with the fairy</source>
        <translation>Mit der Fee am Drachen vorbei</translation>
    </message>
    <message>
        <source>The fairy was with Blue&apos;s follower when the turn began: he may leave although the dragon is below. She stays.</source>
        <translation>Die Fee war beim Gefolgsmann von Blau, als der Zug begann: er darf hinaus, obwohl der Drache unten ist. Sie bleibt.</translation>
    </message>
    <message>
        <source>On anything open</source>
        <translation>Auf alles, was offen ist</translation>
    </message>
    <message>
        <source>He may come out onto a city, road, cloister or field of a tower tile, unless it is complete, as the short road is.</source>
        <translation>Er darf auf Stadt, Straße, Kloster oder Wiese eines Turmplättchens heraus, außer sie sind fertig wie die kurze Straße.</translation>
    </message>
    <message>
        <source>To join or to contest</source>
        <translation>Sich anschließen oder streiten</translation>
    </message>
    <message>
        <source>Blue holds the road. Yellow has laid a tower far away: through the dungeon a follower can reach that very road.</source>
        <translation>Blau hält die Straße. Gelb hat weit weg einen Turm gelegt: durch das Verlies gelangt ein Gefolgsmann auf eben diese Straße.</translation>
    </message>
    <message>
        <source>Out into the dragon&apos;s jaws</source>
        <translation>In den Rachen des Drachen</translation>
    </message>
    <message>
        <source>The dragon stands on the tower far away. A follower who comes out there is eaten, whatever he chooses.</source>
        <translation>Der Drache steht am fernen Turm. Wer dort herauskommt, wird gefressen, was er auch wählt.</translation>
    </message>
    <message>
        <source>The fairy comes out</source>
        <translation>Die Fee kommt heraus</translation>
    </message>
    <message>
        <source>The fairy is below with Blue&apos;s follower. Yellow may call her out to one of Yellow&apos;s followers.</source>
        <translation>Die Fee ist unten beim Gefolgsmann von Blau. Gelb darf sie herausrufen, zu einem eigenen Gefolgsmann.</translation>
    </message>
    <message>
        <source>The dragon finds an entrance</source>
        <translation>Der Drache findet einen Eingang</translation>
    </message>
    <message>
        <source>Step onto the tower: the dragon goes into the dungeon, and its flight is over.</source>
        <translation>Auf den Turm ziehen: der Drache geht ins Verlies, und sein Flug ist zu Ende.</translation>
    </message>
    <message>
        <source>A follower below saves those above</source>
        <translation>Ein Gefolgsmann unten rettet die oben</translation>
    </message>
    <message>
        <source>A follower is already in the dungeon. Step onto the tower: Yellow&apos;s follower there is not eaten.</source>
        <translation>Ein Gefolgsmann ist schon im Verlies. Auf den Turm ziehen: der Gefolgsmann von Gelb dort wird nicht gefressen.</translation>
    </message>
    <message>
        <source>Flee or stay</source>
        <translation>Fliehen oder bleiben</translation>
    </message>
    <message>
        <source>Followers of all three players stand at that tower, and nobody is below. Step there: each player is asked, clockwise from the one who made the step.</source>
        <translation>Gefolgsleute aller drei Spieler stehen an diesem Turm, und niemand ist unten. Dorthin ziehen: jeder Spieler wird gefragt, im Uhrzeigersinn von dem an, der den Schritt tat.</translation>
    </message>
    <message>
        <source>The dragon bars the dungeon</source>
        <translation>Der Drache versperrt das Verlies</translation>
    </message>
    <message>
        <source>Blue has laid a tower, but while the dragon is below nobody goes in or out.</source>
        <translation>Blau hat einen Turm gelegt, doch solange der Drache unten ist, geht niemand hinein oder hinaus.</translation>
    </message>
    <message>
        <source>A volcano calls the dragon out</source>
        <translation>Ein Vulkan ruft den Drachen heraus</translation>
    </message>
    <message>
        <source>Lay the volcano: the dragon comes to it at once, and the dungeon is free for this very turn.</source>
        <translation>Den Vulkan legen: der Drache kommt sofort dorthin, und das Verlies ist noch in diesem Zug frei.</translation>
    </message>
    <message>
        <source>The dragon flies out</source>
        <translation>Der Drache fliegt heraus</translation>
    </message>
    <message>
        <source>The dragon is below and its tile was laid: the first step leads to any tower or volcano.</source>
        <translation>Der Drache ist unten, und sein Plättchen wurde gelegt: der erste Schritt führt zu einem beliebigen Turm oder Vulkan.</translation>
    </message>
    <message>
        <source>Flush out the dragon</source>
        <translation>Den Drachen aufscheuchen</translation>
    </message>
    <message>
        <source>With the option on, Blue may show the large follower: the dragon goes to a tower or a volcano and stays there.</source>
        <translation>Mit dieser Option darf Blau den großen Gefolgsmann zeigen: der Drache geht zu einem Turm oder Vulkan und bleibt dort.</translation>
    </message>
    <message>
        <source>Nothing below scores</source>
        <translation>Wer unten ist, bringt keine Punkte</translation>
    </message>
    <message>
        <source>Blue has laid one of the last tiles. End the turn and lay the rest: a follower and the fairy below score no points.</source>
        <translation>Blau hat fast das letzte Plättchen gelegt. Den Zug beenden und die letzten legen: Gefolgsmann und Fee unten bringen keine Punkte.</translation>
    </message>
</context>
<context>
    <name>tilewright::RunPage</name>
    <message>
        <source>Progress of the run</source>
        <translation>Fortschritt des Laufs</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Wird vorbereitet…</translation>
    </message>
    <message>
        <source>%1 of %2 blocks of games</source>
        <translation>%1 von %2 Blöcken von Spielen</translation>
    </message>
    <message>
        <source>%1 of %2 blocks of games, about %3 left</source>
        <translation>%1 von %2 Blöcken von Spielen, noch etwa %3</translation>
    </message>
</context>
<context>
    <name>tilewright::SeatsForm</name>
    <message>
        <source>Number of players: %1 to %2</source>
        <translation>Zahl der Spieler: %1 bis %2</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Spieler</translation>
    </message>
    <message>
        <source>Seat &amp;%1</source>
        <translation>Platz &amp;%1</translation>
    </message>
    <message>
        <source>Name of this player, who plays %1</source>
        <translation>Name des Spielers, der %1 spielt</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Name von Platz %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>A person at this window decides</source>
        <translation>Ein Mensch an diesem Fenster entscheidet</translation>
    </message>
    <message>
        <source>Bot: %1</source>
        <translation>Bot: %1</translation>
    </message>
    <message>
        <source>Who decides for this seat; it can change during the game</source>
        <translation>Wer für diesen Platz entscheidet; das kann sich im Spiel ändern</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>Wer Platz %1 spielt</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>Sp&amp;ieler</translation>
    </message>
</context>
<context>
    <name>tilewright::SettingsTable</name>
    <message>
        <source>Tile set</source>
        <translation>Plättchensatz</translation>
    </message>
    <message>
        <source>Tile set files; without any, sets are generated</source>
        <translation>Dateien von Plättchensätzen; ohne Angabe werden Sätze erzeugt</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Map files</source>
        <translation>Dateien von Karten</translation>
    </message>
    <message>
        <source>Variant of the rules</source>
        <translation>Variante der Regeln</translation>
    </message>
    <message>
        <source>Names of variants of the tile set</source>
        <translation>Namen von Varianten, die der Plättchensatz hat</translation>
    </message>
    <message>
        <source>Number of tiles</source>
        <translation>Zahl der Plättchen</translation>
    </message>
    <message>
        <source>Total number of copies in a generated set, 1 to 500</source>
        <translation>Exemplare aller Plättchen eines erzeugten Satzes, 1 bis 500</translation>
    </message>
    <message>
        <source>Pick colours</source>
        <translation>Dietrichfarben</translation>
    </message>
    <message>
        <source>Number of colours in a generated set, 4 to 8</source>
        <translation>Farben eines erzeugten Satzes, 4 bis 8</translation>
    </message>
    <message>
        <source>Share of open passages</source>
        <translation>Anteil offener Gänge</translation>
    </message>
    <message>
        <source>Share of all passages in a generated set, 0 to 1</source>
        <translation>Anteil an allen Gängen eines erzeugten Satzes, 0 bis 1</translation>
    </message>
    <message>
        <source>Share of special doors</source>
        <translation>Anteil der Sondertüren</translation>
    </message>
    <message>
        <source>Weights of the configurations</source>
        <translation>Gewichte der Formen</translation>
    </message>
    <message>
        <source>Five weights each, for dead end, straight, corner, T and cross: [8, 32, 48, 56, 32]</source>
        <translation>Je fünf Gewichte: Sackgasse, Gerade, Ecke, T, Kreuzung: [8, 32, 48, 56, 32]</translation>
    </message>
    <message>
        <source>Seed of the generator</source>
        <translation>Startwert des Generators</translation>
    </message>
    <message>
        <source>Several seeds give several sets for each specification</source>
        <translation>Mehrere Sätze zu jeder Vorgabe</translation>
    </message>
    <message>
        <source>Values: %1</source>
        <translation>Werte: %1</translation>
    </message>
    <message>
        <source>Values: %1 to %2</source>
        <translation>Werte: %1 bis %2</translation>
    </message>
    <message>
        <source>&amp;Add Setting…</source>
        <translation>&amp;Einstellung hinzufügen…</translation>
    </message>
    <message>
        <source>Remove setting</source>
        <translation>Einstellung entfernen</translation>
    </message>
    <message>
        <source>Remove the setting; it takes its default value</source>
        <translation>Die Einstellung entfernen: dann gilt ihre Vorgabe</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move up: the first varied setting changes slowest</source>
        <translation>Nach oben: Die erste Einstellung, die sich ändert, ändert sich am langsamsten</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Move down: the last varied setting changes fastest</source>
        <translation>Nach unten: Die letzte Einstellung ändert sich am schnellsten</translation>
    </message>
    <message>
        <source>Add a file</source>
        <translation>Datei hinzufügen</translation>
    </message>
    <message>
        <source>Add an open, a bundled or another file to the values</source>
        <translation>Eine offene, mitgelieferte oder andere Datei zu den Werten hinzufügen</translation>
    </message>
    <message>
        <source>Settings of the study</source>
        <translation>Einstellungen der Studie</translation>
    </message>
    <message>
        <source>A single value is fixed; several values, separated by semicolons, are varied: 150; 175</source>
        <translation>Ein Wert ist fest; mehrere, durch Semikolons getrennt, werden durchgespielt: 150; 175</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Add another setting to fix or vary</source>
        <translation>Eine weitere Einstellung, fest oder mit mehreren Werten</translation>
    </message>
    <message>
        <source>Values of %1: %2</source>
        <translation>Werte von %1: %2</translation>
    </message>
    <message>
        <source>Add a setting</source>
        <translation>Einstellung hinzufügen</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Einstellung suchen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Another File…</source>
        <translation>Andere Datei…</translation>
    </message>
    <message>
        <source>Add a File</source>
        <translation>Datei hinzufügen</translation>
    </message>
    <message>
        <source>Maps (*.map.json)</source>
        <translation>Karten (*.map.json)</translation>
    </message>
    <message>
        <source>Tile sets (*.tileset.json)</source>
        <translation>Plättchensätze (*.tileset.json)</translation>
    </message>
    <message>
        <source>A figure of generated sets: %1</source>
        <translation>Eine Zahl erzeugter Sätze: %1</translation>
    </message>
</context>
<context>
    <name>tilewright::ShareContents</name>
    <message numerus="yes">
        <source>%1 with %n tiles</source>
        <translation>
            <numerusform>%1 mit %n Plättchen</numerusform>
            <numerusform>%1 mit %n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules: %1, variant “%2”.</source>
        <translation>Regelwerk: %1, in der Variante „%2“.</translation>
    </message>
    <message>
        <source>Rules: %1.</source>
        <translation>Regelwerk: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The game so far, %n moves, with its set, board and options. It can be watched, commented on and, if it is not over, played to its end.</source>
        <translation>
            <numerusform>Das bisherige Spiel, %n Schritt, mit seinem Satz, Spielplan und seinen Optionen. Es lässt sich ansehen, kommentieren und, wenn es nicht zu Ende ist, zu Ende spielen.</numerusform>
            <numerusform>Das bisherige Spiel, %n Schritte, mit seinem Satz, Spielplan und seinen Optionen. Es lässt sich ansehen, kommentieren und, wenn es nicht zu Ende ist, zu Ende spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, on the board “%2”.</source>
        <extracomment>%1 is &quot;Standard with 176 tiles&quot;, %2 the name of a board</extracomment>
        <translation>%1, auf dem Spielplan „%2“.</translation>
    </message>
</context>
<context>
    <name>tilewright::ShareDialog</name>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Durchsuchen…</translation>
    </message>
    <message>
        <source>&amp;Write Page</source>
        <translation>Seite sch&amp;reiben</translation>
    </message>
    <message>
        <source>Share as web page</source>
        <translation>Als Webseite teilen</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>the code of the language of the window: en, de, fr</extracomment>
        <translation>de</translation>
    </message>
    <message>
        <source>The heading of the page</source>
        <translation>Die Überschrift der Seite</translation>
    </message>
    <message>
        <source>Writes the file; asks before overwriting one</source>
        <translation>Schreibt die Datei; fragt, bevor eine überschrieben wird</translation>
    </message>
    <message>
        <source>Close without writing anything</source>
        <translation>Schließen, ohne etwas zu schreiben</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>&amp;Questions</source>
        <translation>&amp;Fragen</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>D&amp;atei</translation>
    </message>
    <message>
        <source>One file that runs in any browser, without a network and without this program: send it to the people who will try the game. Their feedback comes back as a game record.</source>
        <translation>Eine Datei, mit der man in jedem Browser spielt, ohne Netz und ohne dieses Programm, zum Weitergeben an alle, die das Spiel ausprobieren sollen. Was sie schreiben, kommt als Aufzeichnung zurück.</translation>
    </message>
    <message>
        <source>&amp;Only up to the moment shown, after move %1</source>
        <translation>&amp;Nur bis zum gezeigten Moment, nach Schritt %1</translation>
    </message>
    <message>
        <source>Leaves out the later moves, and the notes on them</source>
        <translation>Lässt die späteren Schritte weg und was dazu notiert ist</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Where the page is saved; the folder is created if it doesn&apos;t exist</source>
        <translation>Wohin die Seite kommt; ihr Ordner wird angelegt, wenn es ihn nicht gibt</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Die Datei wählen</translation>
    </message>
    <message>
        <source>Choose a file.</source>
        <translation>Eine Datei wählen.</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>Contents: %1</source>
        <extracomment>%1 says what the page has in it: &quot;Standard with 176 tiles, on the board...&quot;</extracomment>
        <translation>Darin: %1</translation>
    </message>
</context>
<context>
    <name>tilewright::SheetOptionsForm</name>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigenes Format</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>Größe des Papiers</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>Paper width in portrait</source>
        <translation>Breite des Papiers im Hochformat</translation>
    </message>
    <message>
        <source>Paper height in portrait</source>
        <translation>Höhe des Papiers im Hochformat</translation>
    </message>
    <message>
        <source>Paper width</source>
        <translation>Breite des Papiers</translation>
    </message>
    <message>
        <source>Paper height</source>
        <translation>Höhe des Papiers</translation>
    </message>
    <message>
        <source>What is printed</source>
        <translation>Was gedruckt wird</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plätt&amp;chen</translation>
    </message>
    <message>
        <source>The tiles of the set</source>
        <translation>Die Plättchen des Satzes</translation>
    </message>
    <message>
        <source>Mar&amp;kers</source>
        <translation>Mar&amp;ker</translation>
    </message>
    <message>
        <source>Standees</source>
        <translation>Au&amp;fsteller</translation>
    </message>
    <message>
        <source>Pla&amp;yer aids</source>
        <translation>Spielhilfen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>The current map, on as many pages as it takes</source>
        <translation>Die aktuelle Karte, auf so vielen Seiten, wie sie braucht</translation>
    </message>
    <message>
        <source>Chose&amp;n</source>
        <translation>Gew&amp;ählt</translation>
    </message>
    <message>
        <source>Ids with their counts</source>
        <translation>Kennungen mit ihren Anzahlen</translation>
    </message>
    <message>
        <source>Gaps and bleed</source>
        <translation>Abstände und Beschnitt</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>version 3</source>
        <translation>Version 3</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>Choose &amp;Tiles…</source>
        <translation>Plä&amp;ttchen wählen…</translation>
    </message>
    <message>
        <source>Shows all tiles of the set, to choose how many of each are printed</source>
        <translation>Zeigt alle Plättchen des Satzes, um zu wählen, wie viele von jedem gedruckt werden</translation>
    </message>
    <message>
        <source>1-3, 7</source>
        <translation>1-3, 7</translation>
    </message>
    <message>
        <source>Picks, door markers, keys and tokens, as many as a game with this set needs</source>
        <translation>Dietriche, Türmarker, Schlüssel und Marken, so viele ein Spiel mit diesem Satz braucht</translation>
    </message>
    <message>
        <source>The pieces of all players, to fold and stand up</source>
        <translation>Die Figuren aller Spieler, zum Falten und Aufstellen</translation>
    </message>
    <message>
        <source>Cards that explain the symbols on tiles and markers, one for each player</source>
        <translation>Karten, die die Symbole auf Plättchen und Markern erklären, eine für jeden Spieler</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Language, colours and board</source>
        <translation>Sprache, Farben und Spielplan</translation>
    </message>
    <message>
        <source>A game with this set needs no markers</source>
        <translation>Ein Spiel mit diesem Satz braucht keine Marker</translation>
    </message>
</context>
<context>
    <name>tilewright::SheetPreview</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>%1, backs</source>
        <translation>%1, Rückseiten</translation>
    </message>
    <message>
        <source>Slot %1 is left free; click to use it again</source>
        <translation>Platz %1 bleibt frei; ein Klick nutzt ihn wieder</translation>
    </message>
    <message>
        <source>Click to leave slot %1 free on every page</source>
        <translation>Ein Klick lässt Platz %1 auf jeder Seite frei</translation>
    </message>
    <message numerus="yes">
        <source>%n slots</source>
        <translation>
            <numerusform>%n Platz</numerusform>
            <numerusform>%n Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Page up and page down turn the pages, arrow keys choose a slot, Enter leaves it free.</source>
        <translation>Bild auf und Bild ab blättern, Pfeiltasten wählen einen Platz, die Eingabetaste lässt ihn frei.</translation>
    </message>
    <message>
        <source>%1, slot %2 is left free</source>
        <translation>%1, Platz %2 bleibt frei</translation>
    </message>
    <message>
        <source>%1, slot %2</source>
        <translation>%1, Platz %2</translation>
    </message>
</context>
<context>
    <name>tilewright::ShortcutEditor</name>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>&amp;Vorgabe</translation>
    </message>
    <message>
        <source>Filter by name or key</source>
        <translation>Nach Name oder Taste filtern</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Same key as</source>
        <translation>Gleiche Taste wie</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>Key of the chosen command</source>
        <translation>Taste des gewählten Befehls</translation>
    </message>
    <message>
        <source>Remove the key of the chosen command</source>
        <translation>Der gewählte Befehl hat keine Taste</translation>
    </message>
    <message>
        <source>Reset the chosen command to its default key</source>
        <translation>Die Standardtaste des gewählten Befehls</translation>
    </message>
    <message>
        <source>Reset All to De&amp;faults</source>
        <translation>Alle &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Resets all keys to their defaults</source>
        <translation>Setzt alle Tasten auf die Vorgabe zurück</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>Tast&amp;e</translation>
    </message>
    <message>
        <source>%1 uses this key too, so neither works. Give one of them another key.</source>
        <translation>%1 hat diese Taste auch, darum funktioniert keiner der beiden Befehle. Einem davon eine andere geben.</translation>
    </message>
</context>
<context>
    <name>tilewright::SpaceView</name>
    <message>
        <source>nobody is here</source>
        <translation>niemand ist hier</translation>
    </message>
    <message>
        <source>%1: may come in</source>
        <translation>%1: darf herein</translation>
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
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Or drop files on this window.</source>
        <translation>Oder Dateien in diesem Fenster ablegen.</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt benutzt</translation>
    </message>
</context>
<context>
    <name>tilewright::StatusBarLabels</name>
    <message>
        <source>Nothing is open. Use File ▸ Open, or drop a file here.</source>
        <translation>Nichts ist geöffnet. Datei ▸ Öffnen, oder eine Datei hier ablegen.</translation>
    </message>
    <message>
        <source>%1 · %2 · %3, %4 · map %5 · %6</source>
        <extracomment>the game that is played; the set; how many tiles; of how many kinds; the map; the rules&apos; options</extracomment>
        <translation>%1 · %2 · %3, %4 · Karte %5 · %6</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds</source>
        <translation>
            <numerusform>%n Art</numerusform>
            <numerusform>%n Arten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::StudyForm</name>
    <message>
        <source>Name of the study</source>
        <translation>Name der Studie</translation>
    </message>
    <message>
        <source>What the study asks, in a few words</source>
        <translation>Wonach gefragt wird, in wenigen Worten</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>The rules used in all games</source>
        <translation>Das Regelwerk, nach dem alle Spiele gespielt werden</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>Regel&amp;werk</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>Games of each combination</source>
        <translation>Spiele jeder Kombination</translation>
    </message>
    <message>
        <source>Each combination of values is played this many times, on the same stacks</source>
        <translation>So oft wird jede Kombination der Werte gespielt, mit denselben Stapeln</translation>
    </message>
    <message>
        <source>Ga&amp;mes of each</source>
        <translation>Spiele &amp;je</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same seed gives the same games</source>
        <translation>Derselbe Startwert gibt dieselben Spiele</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln combinations</source>
        <translation>
            <numerusform>%Ln Kombination</numerusform>
            <numerusform>%Ln Kombinationen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln Spiel</numerusform>
            <numerusform>%Ln Spiele</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::StudyPointsModel</name>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>1 is closest to all goals together</source>
        <translation>1 ist allen Zielen zusammen am nächsten</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Weighted sum of the distances from the goals; 0 if all are met</source>
        <translation>Die Summe der Abstände zu den Zielen, jeder mal seinem Gewicht; 0, wo alle erreicht sind</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Games played so far</source>
        <translation>Bisher gespielte Spiele</translation>
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
        <translation>%1: %2 bis %3</translation>
    </message>
    <message>
        <source>%1: at least %2</source>
        <translation>%1: mindestens %2</translation>
    </message>
    <message>
        <source>%1: at most %2</source>
        <translation>%1: höchstens %2</translation>
    </message>
    <message>
        <source>%1, weight %2</source>
        <translation>%1, Gewicht %2</translation>
    </message>
    <message>
        <source>✓ met</source>
        <translation>✓ erreicht</translation>
    </message>
    <message>
        <source>✗ missed</source>
        <translation>✗ verfehlt</translation>
    </message>
    <message>
        <source>? not known yet</source>
        <translation>? noch offen</translation>
    </message>
    <message>
        <source>nothing to count</source>
        <translation>nichts zu zählen</translation>
    </message>
    <message>
        <source>%1 (%2) %3</source>
        <translation>%1 (%2) %3</translation>
    </message>
    <message>
        <source>%1 of %2 combinations have games so far.</source>
        <translation>%1 von %2 Kombinationen haben bisher Spiele.</translation>
    </message>
    <message>
        <source>No goals: the combinations aren&apos;t ranked.</source>
        <translation>Keine Ziele: Die Kombinationen haben keinen Rang.</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>Start plays every combination of values and ranks them by the goals.</source>
        <translation>Start spielt jede Kombination der Werte und ordnet sie nach den Zielen.</translation>
    </message>
    <message>
        <source>&amp;Begin Study From</source>
        <translation>Studie &amp;beginnen mit</translation>
    </message>
    <message>
        <source>Begins with a bundled study, or with the current set or board</source>
        <translation>Beginnt mit einer mitgelieferten Studie oder mit dem Satz oder Spielplan im Vordergrund</translation>
    </message>
    <message>
        <source>&amp;Open Study…</source>
        <translation>Studie ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Opens a study, or a study report to view and continue</source>
        <translation>Öffnet eine Studie oder einen Studienbericht, um ihn anzusehen und fortzusetzen</translation>
    </message>
    <message>
        <source>Save Stud&amp;y…</source>
        <translation>Stu&amp;die speichern…</translation>
    </message>
    <message>
        <source>Saves the study as a file that the command line can run too</source>
        <translation>Speichert die Frage als Datei, die auch die Befehlszeile spielt</translation>
    </message>
    <message>
        <source>Open Combination as &amp;Set</source>
        <translation>Kombination als &amp;Satz öffnen</translation>
    </message>
    <message>
        <source>Opens the set of the chosen combination as a new file</source>
        <translation>Öffnet den Satz der gewählten Kombination als neue Datei</translation>
    </message>
    <message>
        <source>&amp;Watch a Game of It</source>
        <translation>Ein Spiel davon &amp;ansehen</translation>
    </message>
    <message>
        <source>Shows the first game that the bots play with the chosen combination</source>
        <translation>Zeigt das erste Spiel, das die Bots mit der gewählten Kombination spielen</translation>
    </message>
    <message>
        <source>Play the missing games of the study; games already played are kept</source>
        <translation>Spielen, was von der Studie fehlt; was schon gespielt ist, bleibt</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Kombinationen</translation>
    </message>
    <message>
        <source>Heat map of two settings</source>
        <translation>Heatmap zweier Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Gezeigt</translation>
    </message>
    <message>
        <source>D&amp;own</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>A&amp;cross</source>
        <translation>Nach &amp;rechts</translation>
    </message>
    <message>
        <source>What tints the cells: the higher the value, the darker</source>
        <translation>Was die Zellen färbt: je mehr, desto kräftiger</translation>
    </message>
    <message>
        <source>The setting whose values form the rows</source>
        <translation>Die Einstellung, deren Werte Zeilen sind</translation>
    </message>
    <message>
        <source>The setting whose values form the columns</source>
        <translation>Die Einstellung, deren Werte Spalten sind</translation>
    </message>
    <message>
        <source>The Current File</source>
        <translation>Die Datei im Vordergrund</translation>
    </message>
    <message>
        <source>A study with the current set or board</source>
        <translation>Eine Studie mit dem Satz oder Spielplan im Vordergrund</translation>
    </message>
    <message>
        <source>A copy of this bundled study</source>
        <translation>Eine Kopie dieser mitgelieferten Studie</translation>
    </message>
    <message>
        <source>Distance to the goals</source>
        <translation>Abstand zu den Zielen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open Study</source>
        <translation>Studie öffnen</translation>
    </message>
    <message>
        <source>Studies and their reports (*.study.json *.study-report.json);;All files (*)</source>
        <translation>Studien und ihre Berichte (*.study.json *.study-report.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 has no file yet. Save it first: a study refers to files by name.</source>
        <translation>%1 hat noch keine Datei: Bitte zuerst speichern, denn Studien verweisen auf Dateien.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Save Study</source>
        <translation>Studie speichern</translation>
    </message>
    <message>
        <source>Studies (*.study.json)</source>
        <translation>Studien (*.study.json)</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Reports of studies (*.study-report.json)</source>
        <translation>Studienberichte (*.study-report.json)</translation>
    </message>
</context>
<context>
    <name>tilewright::SuggestionsDialog</name>
    <message>
        <source>&amp;Try Edits</source>
        <translation>&amp;Änderungen ausprobieren</translation>
    </message>
    <message>
        <source>Trying small edits of the set…</source>
        <translation>Kleine Änderungen des Satzes werden ausprobiert…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stops and lists the edits tried so far</source>
        <translation>Hält an und listet die bisher ausprobierten Änderungen auf</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>An&amp;wenden</translation>
    </message>
    <message>
        <source>Suggestions for the Set</source>
        <translation>Vorschläge für den Satz</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>Double-click or press Enter to apply the suggestion, as an edit that can be undone</source>
        <translation>Eingabe oder ein Doppelklick wendet den Vorschlag an, als Änderung, die sich rückgängig machen lässt</translation>
    </message>
    <message>
        <source>What the edits should improve</source>
        <translation>Was Änderungen bringen sollen</translation>
    </message>
    <message>
        <source>Plays games with one copy more and one copy fewer of each tile</source>
        <translation>Spielt Spiele mit einem Exemplar mehr und einem weniger von jedem Plättchen</translation>
    </message>
    <message>
        <source>Makes this change to the set; Undo takes it back</source>
        <translation>Macht diese Änderung am Satz; Rückgängig nimmt sie zurück</translation>
    </message>
    <message>
        <source>Tries one copy more and one copy fewer of each tile in up to %L1 games by %2, and stops early if an edit is of no use. ✓ marks edits that surely help: the chance that any of these marks is wrong is at most 5 %.</source>
        <translation>Probiert von jedem Plättchen ein Exemplar mehr und eines weniger aus, in bis zu %L1 Spielen von %2, und hört früh auf, wo eine Änderung nichts nützt. ✓ steht bei Änderungen, die sicher helfen: die Wahrscheinlichkeit, dass irgendein solches Zeichen falsch ist, beträgt höchstens 5 %.</translation>
    </message>
    <message numerus="yes">
        <source>%n edits surely help; they come first.</source>
        <translation>
            <numerusform>%n Änderung hilft sicher; sie steht vorn.</numerusform>
            <numerusform>%n Änderungen helfen sicher; sie stehen vorn.</numerusform>
        </translation>
    </message>
    <message>
        <source>No edit surely helps. The list starts with the largest change.</source>
        <translation>Keine Änderung hilft sicher. Die Liste beginnt mit dem größten Unterschied.</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 edits.</source>
        <translation>Angehalten nach %1 von %2 Änderungen.</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>✓ surely helps</source>
        <translation>✓ hilft sicher</translation>
    </message>
    <message>
        <source>effect unclear</source>
        <translation>hilft nicht sicher</translation>
    </message>
    <message>
        <source>Applied: %1. The figures of the other suggestions are still from before this change.</source>
        <translation>Angewendet: %1. Die Kennzahlen der anderen Vorschläge sind die des Satzes vor dieser Änderung.</translation>
    </message>
    <message>
        <source>Nothing was changed: the set no longer has this tile, or has only one copy of it.</source>
        <translation>Nichts wurde geändert: Der Satz hat dieses Plättchen nicht mehr oder nur noch einmal.</translation>
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
        <translation>Optionen für einen Zweck; eine Vorlage zu wählen stellt alles darunter ein</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>&amp;Save These Options…</source>
        <translation>Diese Optionen &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <source>Save these options as a template, rename or delete your own</source>
        <translation>Diese Optionen als Vorlage speichern, eigene umbenennen oder löschen</translation>
    </message>
    <message>
        <source>Your templates</source>
        <translation>Eigene Vorlagen</translation>
    </message>
    <message>
        <source>Rename Template</source>
        <translation>Vorlage umbenennen</translation>
    </message>
    <message>
        <source>Name of the template</source>
        <translation>Name der Vorlage</translation>
    </message>
    <message>
        <source>Delete Template</source>
        <translation>Vorlage löschen</translation>
    </message>
    <message>
        <source>Delete the template “%1”? Its file is removed; the options stay as they are.</source>
        <translation>Die Vorlage „%1“ löschen? Ihre Datei wird entfernt; die Optionen bleiben, wie sie sind.</translation>
    </message>
</context>
<context>
    <name>tilewright::ThinkingBar</name>
    <message>
        <source>Progress of the bot&apos;s thinking</source>
        <translation>Fortschritt des Bots beim Nachdenken</translation>
    </message>
    <message>
        <source>%1 is thinking… %2 %</source>
        <translation>%1 denkt nach… %2 %</translation>
    </message>
</context>
<context>
    <name>tilewright::TileBrowser</name>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>filter by id or notes</source>
        <translation>nach Kennung oder Notizen filtern</translation>
    </message>
    <message>
        <source>Filter by id or notes</source>
        <translation>Nach Kennung oder Notizen filtern</translation>
    </message>
    <message>
        <source>Arrows choose a tile, Shift+arrows several; Enter goes to its sides, Alt+arrows move it</source>
        <translation>Pfeile wählen ein Plättchen, mit Umschalt mehrere; Eingabe führt zu seinen Seiten, Alt und Pfeile verschieben es</translation>
    </message>
    <message>
        <source>Lists the tiles of configuration %1</source>
        <translation>Führt die Plättchen der Form %1 auf</translation>
    </message>
    <message>
        <source>Fitting tiles</source>
        <translation>Passende Plättchen</translation>
    </message>
    <message>
        <source>With issues</source>
        <translation>Mit Problemen</translation>
    </message>
    <message>
        <source>Lists the tiles that have an issue</source>
        <translation>Führt die Plättchen auf, um die es bei einem Problem geht</translation>
    </message>
    <message>
        <source>Lists the tiles with: %1. If several are chosen: with any of them</source>
        <translation>Führt die Plättchen auf mit: %1. Mehrere gewählt: mit irgendeinem davon</translation>
    </message>
    <message>
        <source>set order</source>
        <translation>wie im Satz</translation>
    </message>
    <message>
        <source>by id</source>
        <translation>nach Kennung</translation>
    </message>
    <message>
        <source>by count</source>
        <translation>nach Anzahl</translation>
    </message>
    <message>
        <source>by configuration</source>
        <translation>nach Form</translation>
    </message>
    <message>
        <source>Order of the tiles</source>
        <translation>Reihenfolge der Plättchen</translation>
    </message>
    <message>
        <source>Size of the thumbnails (also with Ctrl+wheel)</source>
        <translation>Größe der Vorschaubilder; Strg und Mausrad tun dasselbe</translation>
    </message>
    <message>
        <source>Size of the thumbnails</source>
        <translation>Größe der Vorschaubilder</translation>
    </message>
    <message>
        <source>Tiles can&apos;t be moved while a filter hides some of them</source>
        <translation>Plättchen lassen sich nicht verschieben, solange ein Filter einige verbirgt</translation>
    </message>
    <message>
        <source>Tiles can be moved only in set order; choose it below the list</source>
        <translation>Plättchen lassen sich nur in der Reihenfolge „wie im Satz“ verschieben; sie ist unter der Liste zu wählen</translation>
    </message>
    <message>
        <source>%1 of %2 kinds listed</source>
        <translation>%1 von %2 Arten aufgeführt</translation>
    </message>
    <message>
        <source>The order in which tiles are listed; set order is the one saved in the file</source>
        <translation>In welcher Reihenfolge die Plättchen gezeigt werden; „wie im Satz“ ist die gespeicherte</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds</source>
        <translation>
            <numerusform>%n Art</numerusform>
            <numerusform>%n Arten</numerusform>
        </translation>
    </message>
    <message>
        <source>View ▸ Heat Map of the Tiles</source>
        <translation>Ansicht ▸ Heatmap der Plättchen</translation>
    </message>
    <message>
        <source>Lists the tiles with: %1</source>
        <translation>Führt die Plättchen auf mit: %1</translation>
    </message>
    <message>
        <source>Tile List</source>
        <translation>Plättchenliste</translation>
    </message>
</context>
<context>
    <name>tilewright::TileCanvas</name>
    <message>
        <source>Press to change it to %1</source>
        <translation>Drücken ändert zu: %1</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Tile, side %1</source>
        <translation>Plättchen, Seite %1</translation>
    </message>
    <message>
        <source>Nothing is open. Open a tile set from the File menu, or drop one here.</source>
        <translation>Nichts ist geöffnet. Einen Plättchensatz über das Menü „Datei“ öffnen oder hier ablegen.</translation>
    </message>
    <message>
        <source>No tile is chosen. Choose one on the left, or add one with the + below the list.</source>
        <translation>Kein Plättchen ist gewählt. Links eines wählen oder mit dem + unter der Liste eines hinzufügen.</translation>
    </message>
</context>
<context>
    <name>tilewright::TileDesigner</name>
    <message>
        <source>Moves the chosen tiles one place forward</source>
        <translation>Verschiebt die gewählten Plättchen einen Platz nach vorn</translation>
    </message>
    <message>
        <source>Moves the chosen tiles one place back</source>
        <translation>Verschiebt die gewählten Plättchen einen Platz nach hinten</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1 side: %2 · arrows move, keys set, R turns</source>
        <translation>Seite im %1: %2 · Pfeile wechseln, Tasten setzen, R dreht</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Drehen</translation>
    </message>
    <message>
        <source>A quarter turn clockwise</source>
        <translation>Eine Vierteldrehung im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Turn &amp;Back</source>
        <translation>&amp;Zurückdrehen</translation>
    </message>
    <message>
        <source>Shift+R</source>
        <translation>Shift+R</translation>
    </message>
    <message>
        <source>A quarter turn the other way</source>
        <translation>Eine Vierteldrehung andersherum</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>&amp;Spiegeln</translation>
    </message>
    <message>
        <source>East and west change places</source>
        <translation>Osten und Westen tauschen die Plätze</translation>
    </message>
    <message>
        <source>Mirror Top and Bottom</source>
        <translation>Oben und unten spiegeln</translation>
    </message>
    <message>
        <source>Shift+M</source>
        <translation>Shift+M</translation>
    </message>
    <message>
        <source>North and south change places</source>
        <translation>Norden und Süden tauschen die Plätze</translation>
    </message>
    <message>
        <source>&amp;Edit Sides</source>
        <translation>Seiten &amp;bearbeiten</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Go to the large tile: arrows choose a side, keys set its door</source>
        <translation>Zum großen Plättchen: Pfeile wählen eine Seite, Tasten setzen ihre Tür</translation>
    </message>
    <message>
        <source>Show &amp;Neighbours</source>
        <translation>&amp;Nachbarn zeigen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+B</source>
        <translation>Ctrl+Shift+B</translation>
    </message>
    <message>
        <source>Shows fitting tiles of the set, faintly, around the chosen one</source>
        <translation>Zeigt passende Plättchen des Satzes blass um das gewählte</translation>
    </message>
    <message>
        <source>&amp;Other Neighbours</source>
        <translation>&amp;Andere Nachbarn</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>Shows other tiles that fit around the chosen one</source>
        <translation>Zeigt andere Plättchen, die um das gewählte passen</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filtern</translation>
    </message>
    <message>
        <source>Go to the tile filter</source>
        <translation>Zum Feld, das die Plättchen filtert</translation>
    </message>
    <message>
        <source>&amp;Add Tile</source>
        <translation>Plättchen &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
        <source>Adds a new tile at the end of the set</source>
        <translation>Fügt am Ende des Satzes ein neues Plättchen hinzu</translation>
    </message>
    <message>
        <source>D&amp;uplicate Tile</source>
        <translation>Plättchen du&amp;plizieren</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Copies the chosen tiles under new ids</source>
        <translation>Kopiert die gewählten Plättchen unter neuen Kennungen</translation>
    </message>
    <message>
        <source>&amp;Delete Tile</source>
        <translation>Plättchen &amp;löschen</translation>
    </message>
    <message>
        <source>Removes the chosen tiles from the set; undo brings them back</source>
        <translation>Nimmt die gewählten Plättchen aus dem Satz; Rückgängig bringt sie zurück</translation>
    </message>
    <message>
        <source>Make &amp;Variants…</source>
        <translation>Var&amp;ianten bilden…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+V</source>
        <translation>Ctrl+Shift+V</translation>
    </message>
    <message>
        <source>Makes new tiles of the same shape with other doors</source>
        <translation>Bildet neue Plättchen derselben Form mit anderen Türen</translation>
    </message>
    <message>
        <source>&amp;Generate Tiles…</source>
        <translation>Plättchen e&amp;rzeugen…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+G</source>
        <translation>Ctrl+Alt+G</translation>
    </message>
    <message>
        <source>Makes a balanced set from a few settings</source>
        <translation>Erzeugt einen ausgewogenen Satz aus wenigen Vorgaben</translation>
    </message>
    <message>
        <source>E&amp;ven Out Skulls</source>
        <translation>Schädel aus&amp;gleichen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Spreads the skull colours evenly over the chosen tiles, or over all tiles if only one is chosen</source>
        <translation>Verteilt die Schädelfarben gleichmäßig über die gewählten Plättchen, oder über alle, wenn nur eines gewählt ist</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>A&amp;usschneiden</translation>
    </message>
    <message>
        <source>Cuts the chosen tiles to the clipboard</source>
        <translation>Schneidet die gewählten Plättchen in die Zwischenablage aus</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copies the chosen tiles; other programs paste them as a picture or as text</source>
        <translation>Kopiert die gewählten Plättchen; andere Programme fügen sie als Bild oder Text ein</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Pastes tiles from the clipboard after the chosen ones</source>
        <translation>Fügt Plättchen aus der Zwischenablage hinter den gewählten ein</translation>
    </message>
    <message>
        <source>Select A&amp;ll</source>
        <translation>Alle aus&amp;wählen</translation>
    </message>
    <message>
        <source>Selects all tiles in the list</source>
        <translation>Wählt alle aufgeführten Plättchen</translation>
    </message>
    <message>
        <source>Move Forward</source>
        <translation>Nach vorn verschieben</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Move Back</source>
        <translation>Nach hinten verschieben</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Down</translation>
    </message>
    <message>
        <source>Set &amp;Side</source>
        <translation>Seite se&amp;tzen</translation>
    </message>
    <message>
        <source>The clipboard holds no tiles</source>
        <translation>In der Zwischenablage sind keine Plättchen</translation>
    </message>
    <message numerus="yes">
        <source>paste %n tiles</source>
        <translation>
            <numerusform>%n Plättchen einfügen</numerusform>
            <numerusform>%n Plättchen einfügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>make %n variants</source>
        <translation>
            <numerusform>%n Variante bilden</numerusform>
            <numerusform>%n Varianten bilden</numerusform>
        </translation>
    </message>
    <message>
        <source>The skulls of the set are as even as the counts of the tiles allow</source>
        <translation>Die Schädel des Satzes sind so gleichmäßig, wie die Anzahlen der Plättchen es zulassen</translation>
    </message>
    <message>
        <source>The skulls of the chosen tiles are as even as their counts allow</source>
        <translation>Die Schädel der gewählten Plättchen sind so gleichmäßig, wie ihre Anzahlen es zulassen</translation>
    </message>
    <message>
        <source>even out the skulls</source>
        <translation>Schädel ausgleichen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>geöffnet</translation>
    </message>
    <message>
        <source>History of edits</source>
        <translation>Verlauf der Änderungen</translation>
    </message>
    <message>
        <source>Choose an edit to go back or forward to it</source>
        <translation>Die Wahl einer Änderung führt zu ihr zurück oder vorwärts</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Show &amp;All Tiles</source>
        <translation>&amp;Alle Plättchen zeigen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Clears the filter</source>
        <translation>Hebt den Filter auf</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles have different skulls now</source>
        <translation>
            <numerusform>%n Plättchen hat jetzt andere Schädel</numerusform>
            <numerusform>%n Plättchen haben jetzt andere Schädel</numerusform>
        </translation>
    </message>
    <message>
        <source>Variants…</source>
        <translation>Varianten…</translation>
    </message>
    <message>
        <source>Lists the tiles whose id or notes contain this</source>
        <translation>Führt die Plättchen auf, die dies in Kennung oder Notizen haben</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles were changed</source>
        <translation>
            <numerusform>%n Plättchen wurde geändert</numerusform>
            <numerusform>%n Plättchen wurden geändert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::TileFiguresModel</name>
    <message>
        <source>Click a tile to open it in the designer</source>
        <translation>Ein Klick auf eines führt im Entwurf dorthin</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>How often a copy was drawn, in all games</source>
        <translation>Wie oft ein Exemplar gezogen wurde, in allen Spielen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>How often it fitted nowhere when drawn, and left the game</source>
        <translation>Wie oft es beim Ziehen nirgends passte und aus dem Spiel ging</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Share of the drawn copies that were refused</source>
        <translation>Anteil der gezogenen Exemplare, die abgelehnt wurden</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>▲ refused more</source>
        <translation>▲ öfter abgelehnt</translation>
    </message>
    <message>
        <source>▽ refused less</source>
        <translation>▽ seltener abgelehnt</translation>
    </message>
    <message>
        <source>refused more often than others</source>
        <translation>öfter abgelehnt als andere</translation>
    </message>
    <message>
        <source>refused less often than others</source>
        <translation>seltener abgelehnt als andere</translation>
    </message>
    <message>
        <source>no finding</source>
        <translation>kein Befund</translation>
    </message>
    <message>
        <source>Open %1 in the designer</source>
        <translation>Zu %1 im Entwurf</translation>
    </message>
    <message>
        <source>%1, interval %2</source>
        <translation>%1, Intervall %2</translation>
    </message>
    <message>
        <source>◆ decides games</source>
        <translation>◆ entscheidet Spiele</translation>
    </message>
    <message>
        <source>surely decides games</source>
        <translation>entscheidet sicher Spiele</translation>
    </message>
    <message>
        <source>Tiles refused significantly more or less often than the set as a whole; false discovery rate 5 %. Tiles that surely decide games: their swing isn&apos;t due to chance, corrected for the number of tiles (Holm)</source>
        <translation>Plättchen, die signifikant öfter oder seltener abgelehnt werden als der Satz insgesamt; Falscherkennungsrate 5 %. Plättchen, die sicher Spiele entscheiden: ihr Ausschlag ist kein Zufall, korrigiert für die Zahl der Plättchen (Holm)</translation>
    </message>
    <message>
        <source>of drawn copies</source>
        <translation>der gezogenen</translation>
    </message>
    <message>
        <source>per copy</source>
        <translation>je Exemplar</translation>
    </message>
    <message>
        <source>per laid copy</source>
        <translation>je gelegtem</translation>
    </message>
    <message>
        <source>of laid copies</source>
        <translation>der gelegten</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>Exemplare</translation>
    </message>
</context>
<context>
    <name>tilewright::TileFiguresTable</name>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Click a tile&apos;s name, or press Enter, to open it in the designer</source>
        <translation>Ein Klick auf den Namen eines Plättchens oder die Eingabetaste führt zu ihm im Entwurf</translation>
    </message>
</context>
<context>
    <name>tilewright::TileGamesDialog</name>
    <message>
        <source>Replaying the games…</source>
        <translation>Die Spiele werden noch einmal gespielt…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stops and lists the games found so far</source>
        <translation>Hält an und listet die bisher gefundenen Spiele auf</translation>
    </message>
    <message>
        <source>&amp;Show in Play</source>
        <translation>Unter „Spielen“ &amp;zeigen</translation>
    </message>
    <message>
        <source>Games With This Tile</source>
        <translation>Spiele mit diesem Plättchen</translation>
    </message>
    <message>
        <source>Games with the tile</source>
        <translation>Spiele mit dem Plättchen</translation>
    </message>
    <message>
        <source>Double-click or press Enter to show the game at the moment when the tile was laid</source>
        <translation>Eingabe oder ein Doppelklick zeigt das Spiel in dem Moment, in dem das Plättchen gelegt wurde</translation>
    </message>
    <message>
        <source>Shows the chosen game at the moment when the tile was laid</source>
        <translation>Zeigt das gewählte Spiel in dem Moment, in dem das Plättchen gelegt wurde</translation>
    </message>
    <message>
        <source>Games With %1</source>
        <translation>Spiele mit %1</translation>
    </message>
    <message>
        <source>Looking for games in which the tile mattered…</source>
        <translation>Gesucht werden Spiele, in denen das Plättchen wichtig war…</translation>
    </message>
    <message numerus="yes">
        <source>Of the first %n games with seed %1</source>
        <translation>
            <numerusform>Von dem ersten Spiel mit Startwert %1</numerusform>
            <numerusform>Von den ersten %n Spielen mit Startwert %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the tile was laid in none.</source>
        <translation>%1 wurde das Plättchen in keinem gelegt.</translation>
    </message>
    <message>
        <source>%1, those in which the tile brought the most come first; among equals, the closest games.</source>
        <translation>%1 die, in denen das Plättchen am meisten brachte; von gleichen die knappsten zuerst.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Drawn by</source>
        <translation>Gezogen von</translation>
    </message>
    <message>
        <source>Points of its features</source>
        <translation>Punkte seiner Gebiete</translation>
    </message>
    <message>
        <source>Gained there</source>
        <translation>Dort erhalten</translation>
    </message>
    <message>
        <source>Margin at the end</source>
        <translation>Vorsprung am Ende</translation>
    </message>
    <message>
        <source>Seat %1, %2</source>
        <translation>Platz %1, %2</translation>
    </message>
    <message>
        <source>game %1 with %2</source>
        <translation>Spiel %1 mit %2</translation>
    </message>
</context>
<context>
    <name>tilewright::TileHeat</name>
    <message>
        <source>Uses per game</source>
        <translation>Nutzung je Spiel</translation>
    </message>
    <message>
        <source>Bars per game</source>
        <translation>Sperren je Spiel</translation>
    </message>
    <message>
        <source>Refusals per game</source>
        <translation>Ablehnungen je Spiel</translation>
    </message>
</context>
<context>
    <name>tilewright::TileInspector</name>
    <message>
        <source>Tile</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>How many copies of this tile are in the set</source>
        <translation>Wie viele Exemplare dieses Plättchens im Satz sind</translation>
    </message>
    <message>
        <source>Free text, saved with the tile</source>
        <translation>Freier Text, wird mit dem Plättchen gespeichert</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n gewählt</numerusform>
            <numerusform>%n gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>No two tiles may have the same id; choose one tile to change its id</source>
        <translation>Keine zwei Plättchen dürfen dieselbe Kennung haben; ein einziges wählen, um seine Kennung zu ändern</translation>
    </message>
    <message>
        <source>Identifies the tile in files and records; no two tiles may have the same id</source>
        <translation>Benennt das Plättchen in Dateien und Aufzeichnungen; keine zwei dürfen dieselbe haben</translation>
    </message>
    <message>
        <source>How many passages the tile has, and how they are arranged. Changing it keeps the doors of the remaining passages; new passages are open</source>
        <translation>Wie viele Gänge das Plättchen hat und wie sie liegen. Beim Ändern behalten bleibende Gänge ihre Türen; neue Gänge sind offen</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Form</translation>
    </message>
</context>
<context>
    <name>tilewright::TileListModel</name>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a side of a tile and what is there: &quot;north red&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %n copies: %3</source>
        <translation>
            <numerusform>%1, %2, %n Exemplar: %3</numerusform>
            <numerusform>%1, %2, %n Exemplare: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n copies: %2</source>
        <translation>
            <numerusform>%1, %n Exemplar: %2</numerusform>
            <numerusform>%1, %n Exemplare: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::TileMenu</name>
    <message>
        <source>Tile %1</source>
        <translation>Plättchen %1</translation>
    </message>
</context>
<context>
    <name>tilewright::TilePlaytestController</name>
    <message>
        <source>Games With T&amp;his Tile…</source>
        <translation>Spiele mit &amp;diesem Plättchen…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+F</source>
        <translation>Ctrl+Alt+F</translation>
    </message>
    <message>
        <source>Su&amp;ggestions…</source>
        <translation>V&amp;orschläge…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Shift+F</source>
        <translation>Ctrl+Alt+Shift+F</translation>
    </message>
    <message>
        <source>Lists games of the last playtest or quick check in which this tile mattered, and shows them</source>
        <translation>Listet Spiele des letzten Testlaufs oder der letzten Schnellprüfung auf, in denen dieses Plättchen wichtig war, und führt zu ihnen</translation>
    </message>
    <message>
        <source>No game has been played with this tile yet: run a playtest, or turn on the quick check</source>
        <translation>Mit diesem Plättchen wurde noch nicht gespielt: einen Testlauf starten oder die Schnellprüfung einschalten</translation>
    </message>
    <message>
        <source>Tries small edits of the set in many games and shows the effect of each</source>
        <translation>Probiert kleine Änderungen des Satzes in vielen Spielen aus und sagt, was jede bringt</translation>
    </message>
    <message>
        <source>No game has been played with this set yet: run a playtest, or turn on the quick check</source>
        <translation>Mit diesem Satz wurde noch nicht gespielt: einen Testlauf starten oder die Schnellprüfung einschalten</translation>
    </message>
</context>
<context>
    <name>tilewright::TileSetDocument</name>
    <message>
        <source>name of the set</source>
        <translation>Name des Satzes</translation>
    </message>
    <message>
        <source>author of the set</source>
        <translation>Autor des Satzes</translation>
    </message>
    <message>
        <source>licence of the set</source>
        <translation>Lizenz des Satzes</translation>
    </message>
    <message>
        <source>description of the set</source>
        <translation>Beschreibung des Satzes</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 becomes %3</source>
        <extracomment>%1 is a tile, %2 north, east, south or west, %3 what it is now</extracomment>
        <translation>%1: %2 wird %3</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>%1 drehen</translation>
    </message>
    <message>
        <source>mirror %1</source>
        <translation>%1 spiegeln</translation>
    </message>
    <message>
        <source>rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>count of %1</source>
        <translation>Anzahl von %1</translation>
    </message>
    <message>
        <source>notes of %1</source>
        <translation>Notizen zu %1</translation>
    </message>
    <message>
        <source>tile size</source>
        <translation>Größe der Plättchen</translation>
    </message>
    <message>
        <source>pick colours</source>
        <translation>Dietrichfarben</translation>
    </message>
    <message>
        <source>add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message>
        <source>delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>regenerate the tiles</source>
        <translation>Plättchen neu erzeugen</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <extracomment>%1 is a tile, %2 a configuration: corner, cross ...</extracomment>
        <translation>%1: Form %2</translation>
    </message>
    <message>
        <source>turn %1 back</source>
        <translation>%1 zurückdrehen</translation>
    </message>
    <message>
        <source>Tile sets (*.tileset.json)</source>
        <translation>Plättchensätze (*.tileset.json)</translation>
    </message>
    <message>
        <source>%1: join %2 and %3</source>
        <extracomment>%1 is a tile, %2 and %3 are sides of it or halves of sides</extracomment>
        <translation>%1: %2 und %3 verbinden</translation>
    </message>
    <message>
        <source>%1: separate %2 and %3</source>
        <translation>%1: %2 und %3 trennen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a tile, %2 what is put on it or taken from it: &quot;inn&quot;, &quot;volcano&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: no %2</source>
        <translation>%1: ohne %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n pennants</source>
        <translation>
            <numerusform>%1: %n Wappen</numerusform>
            <numerusform>%1: %n Wappen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: field touches the city</source>
        <translation>%1: Wiese berührt die Stadt</translation>
    </message>
    <message>
        <source>%1: field doesn&apos;t touch the city</source>
        <translation>%1: Wiese berührt die Stadt nicht</translation>
    </message>
    <message>
        <source>sheet options</source>
        <translation>Optionen der Bögen</translation>
    </message>
    <message>
        <source>%1: inner field</source>
        <translation>%1: innere Wiese</translation>
    </message>
    <message>
        <source>%1: no inner field</source>
        <translation>%1: keine innere Wiese</translation>
    </message>
    <message numerus="yes">
        <source>add %n tiles</source>
        <translation>
            <numerusform>ein Plättchen hinzufügen</numerusform>
            <numerusform>%n Plättchen hinzufügen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::TileSetPreview</name>
    <message>
        <source>Preview of the tiles</source>
        <translation>Vorschau der Plättchen</translation>
    </message>
</context>
<context>
    <name>tilewright::TileSetProperties</name>
    <message>
        <source>Set</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The name of the set, as games and sheets show it</source>
        <translation>Der Name des Satzes, wie Spiele und Bögen ihn zeigen</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Who made the set</source>
        <translation>Wer den Satz gemacht hat</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>The side of a printed tile</source>
        <translation>Die Seite eines gedruckten Plättchens</translation>
    </message>
    <message>
        <source>Tile size</source>
        <translation>Plättchengröße</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Free text, saved with the set</source>
        <translation>Freier Text, wird mit dem Satz gespeichert</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>What others may do with the set; choose a licence or write your own</source>
        <translation>Was andere mit dem Satz tun dürfen; eine wählen oder selbst schreiben</translation>
    </message>
    <message>
        <source>none given</source>
        <translation>keine angegeben</translation>
    </message>
    <message>
        <source>%1 is a pick colour of the set.</source>
        <extracomment>%1 is a colour</extracomment>
        <translation>%1 ist eine Dietrichfarbe des Satzes.</translation>
    </message>
    <message>
        <source>%1 is not a pick colour of the set.</source>
        <translation>%1 ist keine Dietrichfarbe des Satzes.</translation>
    </message>
    <message numerus="yes">
        <source>%n skulls have this colour; without it they would cause an issue.</source>
        <translation>
            <numerusform>%n Schädel hat sie; ohne sie wäre er ein Problem.</numerusform>
            <numerusform>%n Schädel haben sie; ohne sie wären sie ein Problem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
</context>
<context>
    <name>tilewright::TileSetRulesDialog</name>
    <message>
        <source>Rules of the set</source>
        <translation>Regeln des Satzes</translation>
    </message>
    <message>
        <source>Variants of the rules</source>
        <translation>Varianten der Regeln</translation>
    </message>
    <message>
        <source>Games use the first variant by default; choose another in New Game.</source>
        <translation>Ein Spiel beginnt mit der ersten; andere wählt man unter „Neues Spiel“.</translation>
    </message>
    <message>
        <source>F2 or double-click to change the name</source>
        <translation>F2 oder ein Doppelklick ändert den Namen</translation>
    </message>
    <message>
        <source>Add a variant</source>
        <translation>Eine Variante hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate the variant</source>
        <translation>Die Variante duplizieren</translation>
    </message>
    <message>
        <source>Move the variant up</source>
        <translation>Die Variante nach oben</translation>
    </message>
    <message>
        <source>Move the variant down</source>
        <translation>Die Variante nach unten</translation>
    </message>
    <message>
        <source>Remove the variant</source>
        <translation>Die Variante entfernen</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Played together with</source>
        <translation>Zusammen gespielt mit</translation>
    </message>
    <message>
        <source>The tiles of ticked sets join every game; Space ticks a set</source>
        <translation>Die Plättchen dieser Sätze kommen in jedes Spiel; die Leertaste hakt einen an</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tiles</source>
        <translation>
            <numerusform>%1, %n Plättchen</numerusform>
            <numerusform>%1, %n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Add &amp;File…</source>
        <translation>&amp;Datei hinzufügen…</translation>
    </message>
    <message>
        <source>Save this set first: the file must be in its folder or below it</source>
        <translation>Erst diesen Satz speichern: die Datei muss neben ihm liegen</translation>
    </message>
    <message>
        <source>A set in the same folder as this one, or below it</source>
        <translation>Ein Satz im Ordner von diesem oder darunter</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>The game whose options are shown; a variant may set options of several games</source>
        <translation>Das Spiel, dessen Optionen zu sehen sind; eine Variante kann die von mehreren setzen</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>A sentence about the variant, shown where it is chosen</source>
        <translation>Ein Satz über die Variante, zu sehen, wo man sie wählt</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Beschreibung</translation>
    </message>
    <message>
        <source>Without variants, games start with the rules as they are. Add a variant to change prices, supplies, points and readings of the rules.</source>
        <translation>Ohne Varianten beginnen Spiele mit den Regeln, wie sie sind. Mit einer Variante lassen sich Preise, Vorräte, Punkte und Lesarten der Regeln ändern.</translation>
    </message>
    <message>
        <source>Add File</source>
        <translation>Datei hinzufügen</translation>
    </message>
    <message>
        <source>Tile sets (*.tileset.json)</source>
        <translation>Plättchensätze (*.tileset.json)</translation>
    </message>
    <message>
        <source>A variant has no name.</source>
        <translation>Eine Variante hat keinen Namen.</translation>
    </message>
</context>
<context>
    <name>tilewright::TileTablePanel</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Table of the tiles</source>
        <translation>Tabelle der Plättchen</translation>
    </message>
    <message>
        <source>Arrows move between cells, F2 or typing edits one</source>
        <translation>Pfeile gehen von Zelle zu Zelle, F2 oder Tippen bearbeitet eine</translation>
    </message>
</context>
<context>
    <name>tilewright::TilesLeftPopup</name>
    <message>
        <source>Left in the stack</source>
        <translation>Noch im Stapel</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
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
        <translation>Moment des Spiels</translation>
    </message>
    <message>
        <source>Every moment of the game: drag, or use the arrow keys</source>
        <translation>Jeder Moment des Spiels: ziehen oder die Pfeiltasten benutzen</translation>
    </message>
</context>
<context>
    <name>tilewright::Tour</name>
    <message>
        <source>E&amp;nd the Tour</source>
        <translation>&amp;Rundgang beenden</translation>
    </message>
    <message>
        <source>A set of tiles</source>
        <translation>Ein Satz Plättchen</translation>
    </message>
    <message>
        <source>These are the tiles of a game. Choose one with a click or the arrow keys.</source>
        <translation>Das sind die Plättchen eines Spiels. Eines wählen: mit einem Klick oder den Pfeiltasten.</translation>
    </message>
    <message>
        <source>Change a side</source>
        <translation>Eine Seite ändern</translation>
    </message>
    <message>
        <source>This is the tile. Go to a side with the arrow keys and press 4: now a red skull guards it. Or choose a door below and click a side.</source>
        <translation>Das ist das Plättchen. Mit den Pfeiltasten zu einer Seite gehen und 4 drücken: nun bewacht sie ein roter Schädel. Oder unten eine Tür wählen und eine Seite anklicken.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Press F5: bots play a whole game with the set as it is now, your tile in it.</source>
        <translation>F5 drücken: Bots spielen ein ganzes Spiel mit dem Satz, wie er jetzt ist, das geänderte Plättchen darin.</translation>
    </message>
    <message>
        <source>Here it comes</source>
        <translation>Da kommt es</translation>
    </message>
    <message>
        <source>The bots draw and lay tiles. Wait for yours, or drag the slider; pause and step with the buttons below the board.</source>
        <translation>Die Bots ziehen und legen Plättchen. Auf das eigene warten oder den Schieber ziehen; anhalten und schrittweise weiter geht es mit den Knöpfen unter dem Spielplan.</translation>
    </message>
    <message>
        <source>That is all</source>
        <translation>Das ist alles</translation>
    </message>
    <message>
        <source>There it is</source>
        <translation>Da liegt es</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>Esc ends the tour; Esc again returns to the tiles, where Ctrl+Z undoes a change. F1 shows help anywhere. The bundled set is an example: saving asks where to put your copy.</source>
        <translation>Esc beendet den Rundgang und führt beim zweiten Mal zu den Plättchen zurück. Dort nimmt Strg+Z eine Änderung zurück; F1 hilft überall. Der mitgelieferte Satz ist ein Beispiel: beim Speichern wird gefragt, wo die eigene Fassung liegen soll.</translation>
    </message>
    <message>
        <source>Your tile %1 is at %2, %3.</source>
        <translation>Das geänderte Plättchen %1 liegt bei %2, %3.</translation>
    </message>
    <message>
        <source>A game</source>
        <translation>Ein Spiel</translation>
    </message>
    <message>
        <source>The bots draw and lay tiles; pause and step with the buttons below the board.</source>
        <translation>Die Bots ziehen und legen Plättchen; anhalten und schrittweise weiter geht es mit den Knöpfen unter dem Spielplan.</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>&amp;Weiter</translation>
    </message>
</context>
<context>
    <name>tilewright::TransportBar</name>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>%1 moves/s</source>
        <translation>%1 Schritte/s</translation>
    </message>
    <message>
        <source>full speed</source>
        <translation>volles Tempo</translation>
    </message>
    <message>
        <source>Speed of bots and records: %1</source>
        <translation>Tempo von Bots und Aufzeichnungen: %1</translation>
    </message>
    <message>
        <source>move %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
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
        <translation>Abstand jedes Kandidaten von den Zielen</translation>
    </message>
    <message>
        <source>candidate (0: unchanged set)</source>
        <translation>Kandidat; 0 ist der Satz, wie er ist</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Round %1: %2 games each</source>
        <translation>Runde %1: je %2 Spiele</translation>
    </message>
    <message>
        <source>%1; closest: candidate %2 at %3</source>
        <translation>%1, am nächsten ist Kandidat %2 mit %3</translation>
    </message>
</context>
<context>
    <name>tilewright::TuneView</name>
    <message>
        <source>Open &amp;Result as Set</source>
        <translation>E&amp;rgebnis als Satz öffnen</translation>
    </message>
    <message>
        <source>Opens the tuned set, or the best so far, as a new file</source>
        <translation>Öffnet den abgestimmten Satz, oder den bisher besten, als neue Datei</translation>
    </message>
    <message>
        <source>Open &amp;Candidate as Set</source>
        <translation>&amp;Kandidaten als Satz öffnen</translation>
    </message>
    <message>
        <source>Opens the chosen candidate of the table as a new file</source>
        <translation>Öffnet den gewählten Kandidaten der Tabelle als neue Datei</translation>
    </message>
    <message>
        <source>Tuning</source>
        <translation>Abstimmung</translation>
    </message>
    <message>
        <source>Start searches for a set within the limits that is closer to the goals. Stop keeps the best.</source>
        <translation>Start sucht innerhalb der Grenzen einen Satz, der den Zielen näher ist. Anhalten behält den besten.</translation>
    </message>
    <message>
        <source>Search for a set that is closer to the goals, or continue a stopped search</source>
        <translation>Einen Satz suchen, der den Zielen näher ist; eine angehaltene Suche geht weiter</translation>
    </message>
    <message>
        <source>Tile set</source>
        <translation>Plättchensatz</translation>
    </message>
    <message>
        <source>The open set to tune; it is not changed</source>
        <translation>Der offene Satz, der abgestimmt wird; er bleibt, wie er ist</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Factor for the configurations</source>
        <translation>Faktor der Formen</translation>
    </message>
    <message>
        <source>Dead ends, straights, corners, Ts and crosses: up to this many times more or fewer of each; 1 keeps them</source>
        <translation>Sackgassen, Geraden, Ecken, Ts und Kreuzungen: jede um höchstens diesen Faktor häufiger oder seltener; 1 lässt sie, wie sie sind</translation>
    </message>
    <message>
        <source>C&amp;onfigurations</source>
        <translation>&amp;Formen</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>Number of candidates</source>
        <translation>Zahl der Kandidaten</translation>
    </message>
    <message>
        <source>Sets to try in addition to the current one</source>
        <translation>Sätze, die neben dem jetzigen ausprobiert werden</translation>
    </message>
    <message>
        <source>&amp;Candidates</source>
        <translation>&amp;Kandidaten</translation>
    </message>
    <message>
        <source>Games of each in the first round</source>
        <translation>Spiele jedes Satzes in der ersten Runde</translation>
    </message>
    <message>
        <source>Each round keeps the best third, with three times as many games</source>
        <translation>Jede Runde behält das beste Drittel, mit dreimal so vielen Spielen</translation>
    </message>
    <message>
        <source>Ga&amp;mes of each</source>
        <translation>Spiele &amp;je</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same seed gives the same candidates and games</source>
        <translation>Derselbe Startwert gibt dieselben Kandidaten und Spiele</translation>
    </message>
    <message>
        <source>Path of the search</source>
        <translation>Weg der Suche</translation>
    </message>
    <message>
        <source>Trade-offs</source>
        <translation>Zielkonflikte</translation>
    </message>
    <message>
        <source>Sets that no other set beats on all goals: getting closer to one goal costs another</source>
        <translation>Sätze, die kein anderer in allen Zielen übertrifft: Mehr von einem kostet etwas von einem anderen</translation>
    </message>
    <message>
        <source>Sets that no other set beats on all goals</source>
        <translation>Sätze, die kein anderer in allen Zielen übertrifft</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>0: unchanged</source>
        <translation>0: wie er ist</translation>
    </message>
    <message>
        <source>Distance from this goal; 0 if it is met</source>
        <translation>Abstand von diesem Ziel; 0, wo es erreicht ist</translation>
    </message>
    <message>
        <source>Tuned: %1</source>
        <translation>Abgestimmt: %1</translation>
    </message>
    <message>
        <source>Open the set to tune.</source>
        <translation>Den Satz öffnen, der abgestimmt werden soll.</translation>
    </message>
    <message>
        <source>Stopped before any two sets could be compared.</source>
        <translation>Angehalten, bevor zwei Sätze verglichen werden konnten.</translation>
    </message>
    <message>
        <source>Stopped: the best so far is kept; Start continues.</source>
        <translation>Angehalten: Der bisher beste bleibt, und Start macht weiter.</translation>
    </message>
    <message>
        <source>Done: a set closer to the goals was found.</source>
        <translation>Fertig: Ein Satz, der den Zielen näher ist, wurde gefunden.</translation>
    </message>
    <message>
        <source>Done: no set closer to the goals was found.</source>
        <translation>Fertig: Kein Satz wurde gefunden, der den Zielen näher ist.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Tunings (*.tuning.json)</source>
        <translation>Abstimmungen (*.tuning.json)</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>No set closer to the goals was found: the set stays as it is.</source>
        <translation>Kein Satz wurde gefunden, der den Zielen näher ist: Der Satz bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>A set closer to the goals: %1.</source>
        <translation>Ein Satz, der den Zielen näher ist: %1.</translation>
    </message>
    <message>
        <source>The best so far: %1.</source>
        <translation>Der bisher beste: %1.</translation>
    </message>
    <message>
        <source>%1 games of each, on new stacks not used in the search:</source>
        <translation>Je %1 Spiele mit neuen Stapeln, die bei der Suche nicht verwendet wurden:</translation>
    </message>
    <message>
        <source>%1 games of each, from the search that chose it, so they flatter it:</source>
        <translation>Je %1 Spiele, die ihn ausgewählt haben und ihm daher schmeicheln:</translation>
    </message>
    <message>
        <source>A search is running: stop it first, then open the other one.</source>
        <translation>Eine Suche läuft: diese erst anhalten, dann die andere öffnen.</translation>
    </message>
    <message>
        <source>%1 tunes the set “%2”, which is not open. Open it to see and continue the search.</source>
        <translation>%1 stimmt den Satz „%2“ ab, der nicht offen ist. Um die Suche zu sehen und fortzusetzen, den Satz öffnen.</translation>
    </message>
    <message>
        <source>%1 was tuned on the board “%2”, which is not open. Open it to see and continue the search.</source>
        <translation>%1 wurde auf dem Spielplan „%2“ abgestimmt, der nicht offen ist. Um die Suche zu sehen und fortzusetzen, den Spielplan öffnen.</translation>
    </message>
    <message>
        <source>Opened: %1. Its search is over; Start runs it again.</source>
        <translation>Geöffnet: %1. Die Suche ist zu Ende; Start spielt sie noch einmal.</translation>
    </message>
    <message>
        <source>Opened: %1. Start continues from there.</source>
        <translation>Geöffnet: %1. Start macht dort weiter.</translation>
    </message>
</context>
<context>
    <name>tilewright::WinProbabilityChart</name>
    <message>
        <source>Win probability after each move</source>
        <translation>Gewinnwahrscheinlichkeit nach jedem Schritt</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>After move %1: %2</source>
        <translation>Nach Schritt %1: %2</translation>
    </message>
    <message>
        <source>%1
Click to show that moment; the arrow keys go from move to move</source>
        <translation>%1
Ein Klick zeigt diesen Moment; die Pfeiltasten führen von Schritt zu Schritt</translation>
    </message>
</context>
<context>
    <name>tilewright::withProgress</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
</context>
</TS>
