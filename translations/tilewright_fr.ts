<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>DialogFoot</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>found %1, expected one of %2</source>
        <translation>trouvé&#x202f;: %1&#x202f;; attendu, l&apos;un de&#x202f;: %2</translation>
    </message>
    <message>
        <source>found player %1, expected one of %2</source>
        <translation>joueur trouvé&#x202f;: %1&#x202f;; attendu, l&apos;un de&#x202f;: %2</translation>
    </message>
    <message>
        <source>found --legal %1, expected at most %2: the record has no more moves</source>
        <translation>trouvé&#x202f;: --legal %1&#x202f;; attendu&#x202f;: %2 au plus, car la partie enregistrée n&apos;a pas d&apos;autres coups</translation>
    </message>
    <message>
        <source>the folder can&apos;t be created: %1</source>
        <translation>impossible de créer le dossier&#x202f;: %1</translation>
    </message>
    <message>
        <source>Choose starting picks</source>
        <translation>Choisir les crochets de départ</translation>
    </message>
    <message>
        <source>choose no picks</source>
        <translation>ne choisir aucun crochet</translation>
    </message>
    <message>
        <source>choose %1</source>
        <translation>choisir&#x202f;: %1</translation>
    </message>
    <message>
        <source>Draw another tile</source>
        <translation>Piocher une autre tuile</translation>
    </message>
    <message>
        <source>draw and lay another tile</source>
        <translation>piocher et poser une autre tuile</translation>
    </message>
    <message>
        <source>Enter a Runner</source>
        <translation>Faire entrer un coureur</translation>
    </message>
    <message>
        <source>Runner %1 enters at %2, %3</source>
        <translation>coureur %1&#x202f;: entrer en %2, %3</translation>
    </message>
    <message>
        <source>Collect again</source>
        <translation>Récolter encore</translation>
    </message>
    <message>
        <source>collect %1 again</source>
        <translation>récolter encore&#x202f;: %1</translation>
    </message>
    <message>
        <source>Move a Guard</source>
        <translation>Déplacer un garde</translation>
    </message>
    <message>
        <source>Guard %1 %2</source>
        <translation>garde %1, %2</translation>
    </message>
    <message>
        <source>Take a marker</source>
        <translation>Prendre un marqueur</translation>
    </message>
    <message>
        <source>take a %1 marker</source>
        <translation>prendre un marqueur %1</translation>
    </message>
    <message>
        <source>Place a black marker</source>
        <translation>Placer un marqueur noir</translation>
    </message>
    <message>
        <source>Place a white marker</source>
        <translation>Placer un marqueur blanc</translation>
    </message>
    <message>
        <source>%1 marker at %2, %3 %4</source>
        <translation>marqueur %1 en %2, %3, côté %4</translation>
    </message>
    <message>
        <source>Make silver</source>
        <translation>Fabriquer de l&apos;argent</translation>
    </message>
    <message>
        <source>silver pick for %1</source>
        <translation>crochet d&apos;argent contre %1</translation>
    </message>
    <message>
        <source>Release the Prisoner</source>
        <translation>Libérer le prisonnier</translation>
    </message>
    <message>
        <source>release for %1</source>
        <translation>libérer contre %1</translation>
    </message>
    <message>
        <source>Exchange token</source>
        <translation>Jeton d&apos;échange</translation>
    </message>
    <message>
        <source>exchange %1 for %2</source>
        <translation>échanger %1 contre %2</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>terminer le tour</translation>
    </message>
    <message>
        <source>Lay the tile</source>
        <translation>Poser la tuile</translation>
    </message>
    <message>
        <source>lay %1 at %2, %3, turned by %4°</source>
        <translation>poser %1 en %2, %3, tournée de %4°</translation>
    </message>
    <message>
        <source>Move a Runner</source>
        <translation>Déplacer un coureur</translation>
    </message>
    <message>
        <source>Runner %1 %2: pay %3, collect %4</source>
        <translation>coureur %1, %2&#x202f;: payer %3, récolter %4</translation>
    </message>
    <message>
        <source>Runner %1 %2: pay %3</source>
        <translation>coureur %1, %2&#x202f;: payer %3</translation>
    </message>
    <message>
        <source>Runner %1 %2: free, collect %3</source>
        <translation>coureur %1, %2&#x202f;: gratuit, récolter %3</translation>
    </message>
    <message>
        <source>Runner %1 %2: free</source>
        <translation>coureur %1, %2&#x202f;: gratuit</translation>
    </message>
    <message>
        <source>Enter the key room</source>
        <translation>Entrer dans la salle de la clé</translation>
    </message>
    <message>
        <source>Runner %1 %2: pay silver, take a golden key</source>
        <translation>coureur %1, %2&#x202f;: payer un crochet d&apos;argent, prendre une clé d&apos;or</translation>
    </message>
    <message>
        <source>Runner %1 %2: pay silver and %3, take a golden key</source>
        <translation>coureur %1, %2&#x202f;: payer un crochet d&apos;argent et %3, prendre une clé d&apos;or</translation>
    </message>
    <message>
        <source>Move the Prisoner</source>
        <translation>Déplacer le prisonnier</translation>
    </message>
    <message>
        <source>Prisoner %1: free, and escapes</source>
        <translation>prisonnier, %1&#x202f;: gratuit, et il s&apos;évade&#x202f;!</translation>
    </message>
    <message>
        <source>Prisoner %1: free</source>
        <translation>prisonnier, %1&#x202f;: gratuit</translation>
    </message>
    <message>
        <source>Prisoner %1: pay %2, and escapes</source>
        <translation>prisonnier, %1&#x202f;: payer %2, et il s&apos;évade&#x202f;!</translation>
    </message>
    <message>
        <source>Prisoner %1: pay %2</source>
        <translation>prisonnier, %1&#x202f;: payer %2</translation>
    </message>
    <message>
        <source>Remove a black marker</source>
        <translation>Enlever un marqueur noir</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un nombre entier de %1 à %2</translation>
    </message>
    <message>
        <source>north, east, south or west</source>
        <translation>nord, est, sud ou ouest</translation>
    </message>
    <message>
        <source>black or white</source>
        <translation>noir ou blanc</translation>
    </message>
    <message>
        <source>a pick colour</source>
        <translation>une couleur de crochet</translation>
    </message>
    <message>
        <source>a list of pick colours</source>
        <translation>une liste de couleurs de crochets</translation>
    </message>
    <message>
        <source>found %1, expected %2</source>
        <translation>trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: %2</translation>
    </message>
    <message>
        <source>the field %1 is missing, expected %2</source>
        <translation>le champ %1 manque&#x202f;; attendu&#x202f;: %2</translation>
    </message>
    <message>
        <source>a tile id</source>
        <translation>un identifiant de tuile</translation>
    </message>
    <message>
        <source>0, 90, 180 or 270</source>
        <translation>0, 90, 180 ou 270</translation>
    </message>
    <message>
        <source>a tile of the set</source>
        <translation>une tuile du jeu</translation>
    </message>
    <message>
        <source>found tile %1, expected %2, the next tile of the stack that fits anywhere</source>
        <translation>tuile trouvée&#x202f;: %1&#x202f;; attendue&#x202f;: %2, la prochaine de la pioche qui trouve une place</translation>
    </message>
    <message>
        <source>found the empty cell %1, %2; expected a chamber</source>
        <translation>trouvé&#x202f;: la case %1, %2, qui est vide&#x202f;; attendu&#x202f;: une salle</translation>
    </message>
    <message>
        <source>one of the %1 legal moves of player %2 (%3)</source>
        <translation>l&apos;un des %1 coups légaux du joueur %2 (%3)</translation>
    </message>
    <message>
        <source>found %1, expected a move</source>
        <translation>trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: un coup</translation>
    </message>
    <message>
        <source>found %1, expected no move: the game is over</source>
        <translation>trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: aucun coup, la partie est terminée</translation>
    </message>
    <message>
        <source>a kind of move</source>
        <translation>un type de coup</translation>
    </message>
    <message>
        <source>found a move by player %1, expected one by player %2</source>
        <translation>trouvé&#x202f;: un coup du joueur %1&#x202f;; attendu&#x202f;: un coup du joueur %2</translation>
    </message>
    <message>
        <source>found %1, which is illegal here; expected %2</source>
        <translation>trouvé&#x202f;: %1, illégal ici&#x202f;; attendu&#x202f;: %2</translation>
    </message>
    <message>
        <source>found %1, expected no picks in this move</source>
        <translation>trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: pas de crochets dans ce coup</translation>
    </message>
    <message>
        <source>Pick colours</source>
        <translation>Couleurs de crochets</translation>
    </message>
    <message>
        <source>Starting picks</source>
        <translation>Crochets de départ</translation>
    </message>
    <message>
        <source>Number of picks, of any colours, that each player chooses before the first turn (B-3.1).</source>
        <translation>Crochets de couleurs au choix que chaque joueur prend avant le premier tour (B-3.1).</translation>
    </message>
    <message>
        <source>Actions per turn</source>
        <translation>Actions par tour</translation>
    </message>
    <message>
        <source>Actions after laying the tile; unused ones are lost (B-4.1).</source>
        <translation>Actions après la pose&#x202f;; celles qui ne servent pas sont perdues (B-4.1).</translation>
    </message>
    <message>
        <source>Actions to remove a black marker</source>
        <translation>Actions pour enlever un marqueur noir</translation>
    </message>
    <message>
        <source>How many actions it takes to remove a black marker without paying picks (B-5.8).</source>
        <translation>Nombre d&apos;actions pour enlever un marqueur noir sans payer de crochets (B-5.8).</translation>
    </message>
    <message>
        <source>Cost of a silver pick</source>
        <translation>Coût d&apos;un crochet d&apos;argent</translation>
    </message>
    <message>
        <source>How many different colours a silver pick costs, never more than are in play (B-5.9).</source>
        <translation>Couleurs différentes à payer pour un crochet d&apos;argent, jamais plus qu&apos;il n&apos;y en a en jeu (B-5.9).</translation>
    </message>
    <message>
        <source>No sealing off</source>
        <translation>Ne rien sceller</translation>
    </message>
    <message>
        <source>A tile may not be laid so that it seals off an entrance, a player&apos;s cell, a key room or a guardhouse (B-4.4).</source>
        <translation>Il est interdit de poser une tuile qui scelle une entrée, le cachot d&apos;un joueur, une salle de la clé ou un corps de garde (B-4.4).</translation>
    </message>
    <message>
        <source>Keep the dungeon open</source>
        <translation>Garder le souterrain ouvert</translation>
    </message>
    <message>
        <source>A tile may not be laid so that no open passage is left anywhere on the edge of the dungeon (B-4.6).</source>
        <translation>Il est interdit de poser une tuile qui ne laisse aucun passage ouvert au bord du souterrain (B-4.6).</translation>
    </message>
    <message>
        <source>Runners enter at</source>
        <translation>Les coureurs entrent par</translation>
    </message>
    <message>
        <source>An entrance room, or any tile laid this turn with no Runner or Guard on it (B-5.1).</source>
        <translation>Une entrée, ou toute tuile posée pendant ce tour sans coureur ni garde (B-5.1).</translation>
    </message>
    <message>
        <source>Markers on the board</source>
        <translation>Marqueurs sur le plateau</translation>
    </message>
    <message>
        <source>Points for silver</source>
        <translation>Points pour les crochets d&apos;argent</translation>
    </message>
    <message>
        <source>found %1 players, expected %2 to %3</source>
        <translation>trouvé&#x202f;: %1 joueurs&#x202f;; attendu&#x202f;: %2 à %3</translation>
    </message>
    <message>
        <source>found %1 chambers, expected at most %2 in a game</source>
        <translation>trouvé&#x202f;: %1 salles&#x202f;; attendu&#x202f;: %2 au plus dans une partie</translation>
    </message>
    <message>
        <source>Remove some chambers.</source>
        <translation>Enlever des salles.</translation>
    </message>
    <message>
        <source>the map has no cells for %1 players</source>
        <translation>la carte n&apos;a pas de cachots pour %1 joueurs</translation>
    </message>
    <message>
        <source>Add cells for seats 1 to %1.</source>
        <translation>Ajouter des cachots pour les places 1 à %1.</translation>
    </message>
    <message>
        <source>found %1 tiles for the stack, expected at most %2</source>
        <translation>trouvé&#x202f;: %1 tuiles pour la pioche&#x202f;; attendu&#x202f;: %2 au plus</translation>
    </message>
    <message>
        <source>Lower the counts.</source>
        <translation>Réduire les nombres d&apos;exemplaires.</translation>
    </message>
    <message>
        <source>choose %1 picks</source>
        <translation>choisir %1 crochets</translation>
    </message>
    <message>
        <source>lay the tile, then %1 actions</source>
        <translation>poser la tuile, puis %1 actions</translation>
    </message>
    <message>
        <source>lay the drawn tile, then %1 actions</source>
        <translation>poser la tuile piochée, puis %1 actions</translation>
    </message>
    <message>
        <source>%1 of %2 actions left</source>
        <translation>actions restantes&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est terminée</translation>
    </message>
    <message>
        <source>found %1, expected a tile of the set</source>
        <translation>trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: une tuile du jeu</translation>
    </message>
    <message>
        <source>found one copy of %1 more than the set has, counting those on the map</source>
        <translation>trouvé&#x202f;: un exemplaire de %1 en trop&#x202f;; le jeu n&apos;en a pas d&apos;autres que ceux de la carte</translation>
    </message>
    <message>
        <source>%2 copies of %1 are missing; expected all copies of all tiles, except those on the map</source>
        <translation>il manque des exemplaires de %1 (%2)&#x202f;; attendu&#x202f;: tous les exemplaires de toutes les tuiles, moins ceux de la carte</translation>
    </message>
    <message>
        <source>found %1, expected %2, the result of the moves</source>
        <translation>trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: %2 d&apos;après les coups</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>vrai ou faux</translation>
    </message>
    <message>
        <source>found the option %1, expected one of %2</source>
        <translation>option trouvée&#x202f;: %1&#x202f;; attendu, l&apos;une de&#x202f;: %2</translation>
    </message>
    <message>
        <source>found %1, expected name=value</source>
        <translation>trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: nom=valeur</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Glouton</translation>
    </message>
    <message>
        <source>Plays to win: takes what helps most this turn.</source>
        <translation>Joue pour gagner&#x202f;: prend ce qui aide le plus pendant ce tour.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aléatoire</translation>
    </message>
    <message>
        <source>Every legal move is equally likely.</source>
        <translation>Chaque coup légal a la même chance.</translation>
    </message>
    <message>
        <source>paper is %1 by %2 mm; expected 1 to %3</source>
        <translation>papier de %1 sur %2&#xa0;mm&#x202f;; attendu&#x202f;: 1 à %3</translation>
    </message>
    <message>
        <source>a tile is %1 mm wide; expected %2 to %3</source>
        <translation>tuile de %1&#xa0;mm de large&#x202f;; attendu&#x202f;: %2 à %3</translation>
    </message>
    <message>
        <source>margin is %1 mm; expected 0 to %2</source>
        <translation>marge de %1&#xa0;mm&#x202f;; attendu&#x202f;: 0 à %2</translation>
    </message>
    <message>
        <source>gap is %1 mm; expected 0 to %2</source>
        <translation>espacement de %1&#xa0;mm&#x202f;; attendu&#x202f;: 0 à %2</translation>
    </message>
    <message>
        <source>bleed is %1 mm; expected 0 to %2</source>
        <translation>fond perdu de %1&#xa0;mm&#x202f;; attendu&#x202f;: 0 à %2</translation>
    </message>
    <message>
        <source>use larger paper, smaller tiles or narrower margins</source>
        <translation>prendre un papier plus grand, des tuiles plus petites ou des marges plus étroites</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>page %1 sur %2</translation>
    </message>
    <message>
        <source>there are no tiles to print; expected at least one copy of a tile</source>
        <translation>aucune tuile à imprimer&#x202f;; attendu&#x202f;: au moins un exemplaire d&apos;une tuile</translation>
    </message>
    <message>
        <source>a tile set</source>
        <translation>un jeu de tuiles</translation>
    </message>
    <message>
        <source>a map</source>
        <translation>une carte</translation>
    </message>
    <message>
        <source>a game record</source>
        <translation>une partie enregistrée</translation>
    </message>
    <message>
        <source>Found %1, expected an object: %2.</source>
        <translation>Trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: un objet, %2.</translation>
    </message>
    <message>
        <source>The field “%1” is missing; expected %2.</source>
        <translation>Le champ «&#x202f;%1&#x202f;» manque&#x202f;; attendu&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Found %1, expected “%2”: %3.</source>
        <translation>Trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: «&#x202f;%2&#x202f;», %3.</translation>
    </message>
    <message>
        <source>Found version %1 of the format, expected at most %2: the file was written by a newer program.</source>
        <translation>Version %1 du format trouvée&#x202f;; attendu&#x202f;: %2 au plus. Le fichier a été écrit par un programme plus récent.</translation>
    </message>
    <message>
        <source>Open it with a newer version of Tilewright.</source>
        <translation>L&apos;ouvrir avec une version plus récente de Tilewright.</translation>
    </message>
    <message>
        <source>Found %1, expected the version of the format: %2.</source>
        <translation>Trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: la version du format, %2.</translation>
    </message>
    <message>
        <source>Found %1, expected a rule system that this program knows: %2.</source>
        <translation>Trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: un système de règles connu de ce programme, %2.</translation>
    </message>
    <message>
        <source>Found contents that don&apos;t match the schema of %1.</source>
        <translation>Le contenu ne correspond pas au schéma de %1.</translation>
    </message>
    <message>
        <source>Found a map with %1 chambers, expected at most %2 in a game.</source>
        <translation>Carte de %1 salles trouvée&#x202f;; attendu&#x202f;: %2 au plus dans une partie.</translation>
    </message>
    <message>
        <source>%1 more of this kind are not listed.</source>
        <translation>Encore %1 de cette sorte, non affichés.</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation>une liste vide</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>empty text</source>
        <translation>un texte vide</translation>
    </message>
    <message>
        <source>Found the field “%1” together with another that excludes it, expected only one of the two.</source>
        <translation>Champ «&#x202f;%1&#x202f;» trouvé à côté d&apos;un autre qui l&apos;exclut&#x202f;; attendu&#x202f;: un seul des deux.</translation>
    </message>
    <message>
        <source>Found %1, expected %2.</source>
        <translation>Trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Found %1 with %2 characters, expected %3 to %4.</source>
        <translation>Trouvé&#x202f;: %1 avec %2 caractères&#x202f;; attendu&#x202f;: %3 à %4.</translation>
    </message>
    <message>
        <source>Found %1, expected one of: %2.</source>
        <translation>Trouvé&#x202f;: %1&#x202f;; attendu, l&apos;un de&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Found %1, expected a whole number from %2 to %3.</source>
        <translation>Trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: un nombre entier de %2 à %3.</translation>
    </message>
    <message>
        <source>Found %1, expected a number from %2 to %3.</source>
        <translation>Trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: un nombre de %2 à %3.</translation>
    </message>
    <message>
        <source>text in double quotes</source>
        <translation>un texte entre guillemets doubles</translation>
    </message>
    <message>
        <source>Found a list with %1 entries, expected %2.</source>
        <translation>Liste de %1 éléments trouvée&#x202f;; attendu&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Found a list with %1 entries, expected %2 to %3.</source>
        <translation>Liste de %1 éléments trouvée&#x202f;; attendu&#x202f;: %2 à %3.</translation>
    </message>
    <message>
        <source>Found a list with %1 entries, expected at least %2.</source>
        <translation>Liste de %1 éléments trouvée&#x202f;; attendu&#x202f;: %2 au moins.</translation>
    </message>
    <message>
        <source>Found %1 twice in the list, expected different entries.</source>
        <translation>Trouvé&#x202f;: %1 une deuxième fois dans la liste&#x202f;; attendu&#x202f;: des éléments différents.</translation>
    </message>
    <message>
        <source>The field “%1” is missing from the object.</source>
        <translation>Le champ «&#x202f;%1&#x202f;» manque dans l&apos;objet.</translation>
    </message>
    <message>
        <source>Add “%1”.</source>
        <translation>Ajouter «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be read: %2.</source>
        <translation>«&#x202f;%1&#x202f;» ne peut pas être lu&#x202f;: %2.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be written: %2.</source>
        <translation>«&#x202f;%1&#x202f;» ne peut pas être écrit&#x202f;: %2.</translation>
    </message>
    <message>
        <source>“%1” is larger than the limit of %2 MiB.</source>
        <translation>«&#x202f;%1&#x202f;» dépasse la limite de %2 Mio.</translation>
    </message>
    <message>
        <source>Found %1 tiles, expected 1 to %2.</source>
        <translation>Trouvé&#x202f;: %1 tuiles&#x202f;; attendu&#x202f;: 1 à %2.</translation>
    </message>
    <message>
        <source>Found %1 pick colours, expected 1 to %2.</source>
        <translation>Trouvé&#x202f;: %1 couleurs de crochets&#x202f;; attendu&#x202f;: 1 à %2.</translation>
    </message>
    <message>
        <source>Found the weight %1, expected 0 to 1,000,000,000.</source>
        <translation>Poids trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: 0 à 1 000 000 000.</translation>
    </message>
    <message>
        <source>All weights of the configurations are 0, expected at least one above 0.</source>
        <translation>Tous les poids des configurations sont à 0&#x202f;; attendu&#x202f;: au moins un supérieur à 0.</translation>
    </message>
    <message>
        <source>Found %1 as the share of doors, expected 0 to 1.</source>
        <translation>Part de portes trouvée&#x202f;: %1&#x202f;; attendu&#x202f;: 0 à 1.</translation>
    </message>
    <message>
        <source>Found lists and objects nested more than %1 levels deep, expected at most %1.</source>
        <translation>Listes et objets imbriqués sur plus de %1 niveaux&#x202f;; attendu&#x202f;: %1 au plus.</translation>
    </message>
    <message>
        <source>Found the field “%1” twice in one object, expected it once.</source>
        <translation>Champ «&#x202f;%1&#x202f;» trouvé une deuxième fois dans un objet&#x202f;; attendu&#x202f;: une seule fois.</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>Supprimer l&apos;un des deux.</translation>
    </message>
    <message>
        <source>Found text of %1 bytes, expected at most %2 MiB.</source>
        <translation>Texte de %1 octets trouvé&#x202f;; attendu&#x202f;: %2&#xa0;Mio au plus.</translation>
    </message>
    <message>
        <source>The map has no name.</source>
        <translation>La carte n&apos;a pas de nom.</translation>
    </message>
    <message>
        <source>Give it one: lists and records show it.</source>
        <translation>Lui en donner un&#x202f;: les listes et les parties enregistrées l&apos;affichent.</translation>
    </message>
    <message>
        <source>The map has %1 chambers; a game allows at most %2, so it can&apos;t be played.</source>
        <translation>La carte a %1 salles&#x202f;; une partie en a %2 au plus, elle n&apos;est donc pas jouable.</translation>
    </message>
    <message>
        <source>Remove some, or use the map only as a drawing.</source>
        <translation>En supprimer, ou ne s&apos;en servir que comme dessin.</translation>
    </message>
    <message>
        <source>The chamber lies outside the limits, expected x and y from %1 to %2.</source>
        <translation>La salle est hors limites&#x202f;; attendu&#x202f;: x et y de %1 à %2.</translation>
    </message>
    <message>
        <source>Move the whole map towards the middle.</source>
        <translation>Déplacer toute la carte vers le milieu.</translation>
    </message>
    <message>
        <source>This cell already has a chamber: %1.</source>
        <translation>Il y a déjà une salle dans cette case&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Remove or move one of the two.</source>
        <translation>Supprimer ou déplacer l&apos;une des deux.</translation>
    </message>
    <message>
        <source>The tile set “%1” has no tile with this id.</source>
        <translation>Le jeu de tuiles «&#x202f;%1&#x202f;» n&apos;a pas de tuile de cet identifiant.</translation>
    </message>
    <message>
        <source>Open the map with the set that it was made for, or choose another tile.</source>
        <translation>Ouvrir la carte avec le jeu pour lequel elle a été faite, ou choisir une autre tuile.</translation>
    </message>
    <message>
        <source>The map shows more copies of this tile than the set has: %1.</source>
        <translation>La carte montre plus d&apos;exemplaires de cette tuile que n&apos;en a le jeu&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Raise its count in the set, or lay another tile.</source>
        <translation>Augmenter son nombre dans le jeu, ou poser une autre tuile.</translation>
    </message>
    <message>
        <source>No passageways lead from this tile to a room.</source>
        <translation>Aucun couloir ne mène de cette tuile à une pièce.</translation>
    </message>
    <message>
        <source>Turn or move it so that passage meets passage, or remove it.</source>
        <translation>La tourner ou la déplacer pour qu&apos;un passage rencontre un passage, ou la supprimer.</translation>
    </message>
    <message>
        <source>The passage to the %1 meets earth.</source>
        <translation>Le passage côté %1 donne sur de la terre.</translation>
    </message>
    <message>
        <source>The earth to the %1 meets a passage of the neighbour.</source>
        <translation>La terre côté %1 donne sur un passage de la voisine.</translation>
    </message>
    <message>
        <source>Make both a passage, or both earth.</source>
        <translation>Mettre un passage des deux côtés, ou de la terre des deux côtés.</translation>
    </message>
    <message>
        <source>The map shows more markers of this kind than the %1 that exist: %2.</source>
        <translation>La carte montre plus de marqueurs de cette sorte que les %1 qui existent&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Remove some.</source>
        <translation>En enlever.</translation>
    </message>
    <message>
        <source>No passageway joins two chambers where the marker is.</source>
        <translation>Aucun couloir ne relie deux salles à l&apos;endroit du marqueur.</translation>
    </message>
    <message>
        <source>Move the marker, or remove it.</source>
        <translation>Déplacer le marqueur, ou l&apos;enlever.</translation>
    </message>
    <message>
        <source>This passageway already has a marker, expected at most one.</source>
        <translation>Il y a déjà un marqueur sur ce couloir&#x202f;; attendu&#x202f;: un au plus.</translation>
    </message>
    <message>
        <source>The map has no key room, expected at least one.</source>
        <translation>La carte n&apos;a pas de salle de la clé&#x202f;; attendu&#x202f;: au moins une.</translation>
    </message>
    <message>
        <source>The map has no guardhouse, expected at least one.</source>
        <translation>La carte n&apos;a pas de corps de garde&#x202f;; attendu&#x202f;: au moins un.</translation>
    </message>
    <message>
        <source>The map has no entrance, expected at least one.</source>
        <translation>La carte n&apos;a pas d&apos;entrée&#x202f;; attendu&#x202f;: au moins une.</translation>
    </message>
    <message>
        <source>Add such a room.</source>
        <translation>Ajouter une telle pièce.</translation>
    </message>
    <message>
        <source>No passage leads outward, so no tile can ever be laid.</source>
        <translation>Aucun passage ne mène vers l&apos;extérieur, aucune tuile ne pourra donc être posée.</translation>
    </message>
    <message>
        <source>Open a side that has a free cell beyond it.</source>
        <translation>Ouvrir un côté qui donne sur une case libre.</translation>
    </message>
    <message>
        <source>The map has no guard chamber, so there are no Guards.</source>
        <translation>La carte n&apos;a pas de salle de garde, il n&apos;y a donc pas de gardes.</translation>
    </message>
    <message>
        <source>The map has %1 guard chambers, but there are only %2 Guards; the last ones in reading order stay empty.</source>
        <translation>La carte a %1 salles de garde, mais il n&apos;y a que %2 gardes&#x202f;; les dernières dans l&apos;ordre de lecture restent vides.</translation>
    </message>
    <message>
        <source>Make some of them plain chambers.</source>
        <translation>En changer quelques-unes en simples salles.</translation>
    </message>
    <message>
        <source>Only a cell has a seat; here it has no effect.</source>
        <translation>Seul un cachot a une place&#x202f;; ici, elle est sans effet.</translation>
    </message>
    <message>
        <source>Remove the seat, or make the room a cell.</source>
        <translation>Supprimer la place, ou faire de la pièce un cachot.</translation>
    </message>
    <message>
        <source>The cell has no seat, expected one from 1 to 4.</source>
        <translation>Le cachot n&apos;a pas de place&#x202f;; attendu&#x202f;: une place de 1 à 4.</translation>
    </message>
    <message>
        <source>The cell has seat %1, expected 1 to 4.</source>
        <translation>Le cachot a la place %1&#x202f;; attendu&#x202f;: 1 à 4.</translation>
    </message>
    <message>
        <source>Set the player whose cell it is.</source>
        <translation>Indiquer à quel joueur est ce cachot.</translation>
    </message>
    <message>
        <source>Seat %1 already has a cell: %2.</source>
        <translation>La place %1 a déjà un cachot&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Give one of the two another seat.</source>
        <translation>Donner une autre place à l&apos;un des deux.</translation>
    </message>
    <message>
        <source>The map has no cells for two players, expected cells for seats 1 and 2, or 1 and 4.</source>
        <translation>La carte n&apos;a pas de cachots pour deux joueurs&#x202f;; attendu&#x202f;: ceux des places 1 et 2, ou 1 et 4.</translation>
    </message>
    <message>
        <source>Add cells, and number their seats from 1.</source>
        <translation>Ajouter des cachots, et numéroter leurs places à partir de 1.</translation>
    </message>
    <message>
        <source>One of the seats has no cell; possible numbers of players: %1.</source>
        <translation>Une des places n&apos;a pas de cachot&#x202f;; nombres de joueurs possibles&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Number the seats from 1 without gaps.</source>
        <translation>Numéroter les places à partir de 1, sans trou.</translation>
    </message>
    <message>
        <source>The %1 side of the %2 has the door %3, expected %4 or earth.</source>
        <translation>Le côté %1 (pièce&#x202f;: %2) a la porte «&#x202f;%3&#x202f;»&#x202f;; attendu&#x202f;: «&#x202f;%4&#x202f;» ou terre.</translation>
    </message>
    <message>
        <source>Give the passage the door of its room.</source>
        <translation>Donner au passage la porte de sa pièce.</translation>
    </message>
    <message>
        <source>The %1 side of the %2 has the door %3, which belongs to another kind of room.</source>
        <translation>Le côté %1 (pièce&#x202f;: %2) a la porte «&#x202f;%3&#x202f;», qui appartient à une autre sorte de pièce.</translation>
    </message>
    <message>
        <source>Choose earth, open, special or a colour.</source>
        <translation>Choisir terre, ouvert, spécial ou une couleur.</translation>
    </message>
    <message>
        <source>Choose a colour of the set, or open.</source>
        <translation>Choisir une couleur du jeu, ou ouvert.</translation>
    </message>
    <message>
        <source>The %1 is sealed off from the start: no way leads from it to the edge or to a guard chamber.</source>
        <translation>Pièce scellée dès le départ (%1)&#x202f;: aucun chemin ne mène de là vers le bord ou vers une salle de garde.</translation>
    </message>
    <message>
        <source>The %1 is sealed off from the start: no way leads from it to the edge or to an entrance.</source>
        <translation>Pièce scellée dès le départ (%1)&#x202f;: aucun chemin ne mène de là vers le bord ou vers une entrée.</translation>
    </message>
    <message>
        <source>Open one of its sides, or a side of a chamber beside it.</source>
        <translation>Ouvrir un de ses côtés, ou un côté des salles voisines.</translation>
    </message>
    <message>
        <source>The map has no chambers.</source>
        <translation>La carte n&apos;a pas de salles.</translation>
    </message>
    <message>
        <source>Add rooms: cells, a key room, a guardhouse and an entrance.</source>
        <translation>Ajouter des pièces&#x202f;: cachots, une salle de la clé, un corps de garde et une entrée.</translation>
    </message>
    <message>
        <source>The room has earth on all four sides; nobody can enter or leave it.</source>
        <translation>La pièce a de la terre sur ses quatre côtés&#x202f;; personne ne peut y entrer ni en sortir.</translation>
    </message>
    <message>
        <source>Open a side, or remove the room.</source>
        <translation>Ouvrir un côté, ou supprimer la pièce.</translation>
    </message>
    <message>
        <source>No tile is a dead end: a hole with one passage and three sides of earth can never be filled.</source>
        <translation>Aucune tuile n&apos;est une impasse&#x202f;: un trou avec un passage et trois côtés de terre ne pourra jamais être comblé.</translation>
    </message>
    <message>
        <source>No tile is straight: a hole with passages on two opposite sides and earth on the others can never be filled.</source>
        <translation>Aucune tuile n&apos;est une ligne droite&#x202f;: un trou avec des passages sur deux côtés opposés et de la terre sur les autres ne pourra jamais être comblé.</translation>
    </message>
    <message>
        <source>No tile is a corner: a hole with passages on two adjacent sides and earth on the others can never be filled.</source>
        <translation>Aucune tuile n&apos;est un coin&#x202f;: un trou avec des passages sur deux côtés adjacents et de la terre sur les autres ne pourra jamais être comblé.</translation>
    </message>
    <message>
        <source>No tile is a T: a hole with three passages and one side of earth can never be filled.</source>
        <translation>Aucune tuile n&apos;est un T&#x202f;: un trou avec trois passages et un côté de terre ne pourra jamais être comblé.</translation>
    </message>
    <message>
        <source>No tile is a cross: a hole with four passages can never be filled.</source>
        <translation>Aucune tuile n&apos;est une croix&#x202f;: un trou avec quatre passages ne pourra jamais être comblé.</translation>
    </message>
    <message>
        <source>No tile shows the pick colour %1.</source>
        <translation>Aucune tuile ne montre la couleur de crochet «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Put it on some tiles, or take it off the list.</source>
        <translation>La mettre sur quelques tuiles, ou l&apos;ôter de la liste.</translation>
    </message>
    <message>
        <source>Skulls are unevenly distributed: %2 has %1, the average colour %3.</source>
        <translation>Les crânes sont mal répartis&#x202f;: %2 en a %1, une couleur en moyenne %3.</translation>
    </message>
    <message>
        <source>Recolour some sides or change counts, unless this is intended.</source>
        <translation>Changer la couleur de quelques côtés, ou des nombres, sauf si c&apos;est voulu.</translation>
    </message>
    <message>
        <source>Add such a tile.</source>
        <translation>Ajouter une telle tuile.</translation>
    </message>
    <message>
        <source>The tiles have %1 passages on average, fewer than %2: the dungeon closes up quickly.</source>
        <translation>Les tuiles ont %1 passages en moyenne, moins de %2&#x202f;: le souterrain se ferme vite.</translation>
    </message>
    <message>
        <source>Add tiles with three or four passages, or remove dead ends.</source>
        <translation>Ajouter des tuiles à trois ou quatre passages, ou supprimer des impasses.</translation>
    </message>
    <message>
        <source>The tile set has no name.</source>
        <translation>Le jeu de tuiles n&apos;a pas de nom.</translation>
    </message>
    <message>
        <source>Give it one: lists and sheets show it.</source>
        <translation>Lui en donner un&#x202f;: les listes et les planches l&apos;affichent.</translation>
    </message>
    <message>
        <source>The side length of a tile is out of range, expected 5 to 500 millimetres.</source>
        <translation>La taille des tuiles est hors limites&#x202f;; attendu&#x202f;: 5 à 500 millimètres.</translation>
    </message>
    <message>
        <source>Set a size that can be printed; 45 is usual.</source>
        <translation>Choisir une taille qui s&apos;imprime&#x202f;; 45 est courant.</translation>
    </message>
    <message>
        <source>The set has %1 tiles, counting all copies; expected at most %2.</source>
        <translation>Le jeu a %1 tuiles avec tous les exemplaires&#x202f;; attendu&#x202f;: %2 au plus.</translation>
    </message>
    <message>
        <source>Lower the counts, or remove tiles.</source>
        <translation>Réduire les nombres, ou supprimer des tuiles.</translation>
    </message>
    <message>
        <source>The set has no tile to draw.</source>
        <translation>Le jeu n&apos;a aucune tuile à piocher.</translation>
    </message>
    <message>
        <source>Add tiles, or raise their counts.</source>
        <translation>Ajouter des tuiles, ou augmenter leurs nombres.</translation>
    </message>
    <message>
        <source>The pick colour %1 is listed twice.</source>
        <translation>La couleur de crochet «&#x202f;%1&#x202f;» figure deux fois dans la liste.</translation>
    </message>
    <message>
        <source>The set has no pick colours, expected 1 to 8.</source>
        <translation>Le jeu n&apos;a pas de couleurs de crochets&#x202f;; attendu&#x202f;: 1 à 8.</translation>
    </message>
    <message>
        <source>List the colours that its tiles may show.</source>
        <translation>Donner la liste des couleurs que ses tuiles peuvent montrer.</translation>
    </message>
    <message>
        <source>The pick colours are not in the order in which the rules bring them into play.</source>
        <translation>Les couleurs de crochets ne sont pas dans l&apos;ordre où les règles les font entrer en jeu.</translation>
    </message>
    <message>
        <source>Put them in this order: blue, yellow, green, red, brown, orange, grey, purple.</source>
        <translation>Les ordonner&#x202f;: bleu, jaune, vert, rouge, brun, orange, gris, violet.</translation>
    </message>
    <message>
        <source>%1, the colour of a player, is not among the pick colours.</source>
        <translation>%1, couleur d&apos;un joueur, n&apos;est pas parmi les couleurs de crochets.</translation>
    </message>
    <message>
        <source>The tile has %1 copies, expected 0 to %2.</source>
        <translation>La tuile a %1 exemplaires&#x202f;; attendu&#x202f;: 0 à %2.</translation>
    </message>
    <message>
        <source>Correct its count.</source>
        <translation>Corriger son nombre.</translation>
    </message>
    <message>
        <source>The tile has no copies, so it is never drawn.</source>
        <translation>La tuile n&apos;a pas d&apos;exemplaire, elle n&apos;est donc jamais piochée.</translation>
    </message>
    <message>
        <source>Raise its count, or remove the tile.</source>
        <translation>Augmenter son nombre, ou supprimer la tuile.</translation>
    </message>
    <message>
        <source>The tile has earth on all four sides, expected at least one passage.</source>
        <translation>La tuile a de la terre sur ses quatre côtés&#x202f;; attendu&#x202f;: au moins un passage.</translation>
    </message>
    <message>
        <source>Open a side, or remove the tile.</source>
        <translation>Ouvrir un côté, ou supprimer la tuile.</translation>
    </message>
    <message>
        <source>The %1 side is a %2, which only rooms of a board have.</source>
        <translation>Le côté %1 est «&#x202f;%2&#x202f;», réservé aux pièces d&apos;un plateau.</translation>
    </message>
    <message>
        <source>The %1 side is %2, which is not among the pick colours of the set.</source>
        <translation>Le côté %1 est «&#x202f;%2&#x202f;», qui n&apos;est pas parmi les couleurs de crochets du jeu.</translation>
    </message>
    <message>
        <source>Choose another colour, or add this one to the pick colours.</source>
        <translation>Choisir une autre couleur, ou ajouter celle-ci aux couleurs de crochets.</translation>
    </message>
    <message>
        <source>The id of the tile has %1 characters, expected 1 to %2.</source>
        <translation>L&apos;identifiant de la tuile a %1 caractères&#x202f;; attendu&#x202f;: 1 à %2.</translation>
    </message>
    <message>
        <source>Give it a short id of its own.</source>
        <translation>Lui donner un identifiant court et unique.</translation>
    </message>
    <message>
        <source>The id “%1” has characters that may not work in file names or in other programs.</source>
        <translation>L&apos;identifiant «&#x202f;%1&#x202f;» a des caractères qui peuvent poser problème dans les noms de fichiers ou d&apos;autres programmes.</translation>
    </message>
    <message>
        <source>Use letters, digits, hyphens and underscores, and dots only between them.</source>
        <translation>N&apos;utiliser que des lettres, des chiffres, - et _, et des points seulement entre eux.</translation>
    </message>
    <message>
        <source>Give one of the two another id.</source>
        <translation>Donner un autre identifiant à l&apos;une des deux.</translation>
    </message>
    <message>
        <source>Turned, the tile is the same as “%1”.</source>
        <translation>Une fois tournée, la tuile est la même que «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Keep one of the two and give it the sum of both counts.</source>
        <translation>En garder une et lui donner le nombre des deux.</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>cachot</translation>
    </message>
    <message>
        <source>guard-chamber</source>
        <translation>salle de garde</translation>
    </message>
    <message>
        <source>key-room</source>
        <translation>salle de la clé</translation>
    </message>
    <message>
        <source>guardhouse</source>
        <translation>corps de garde</translation>
    </message>
    <message>
        <source>entrance</source>
        <translation>entrée</translation>
    </message>
    <message>
        <source>chamber</source>
        <translation>salle</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>brun</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>gris</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>earth</source>
        <translation>terre</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>special</source>
        <translation>spécial</translation>
    </message>
    <message>
        <source>cell-door</source>
        <translation>porte de cachot</translation>
    </message>
    <message>
        <source>key-room-door</source>
        <translation>porte de la salle de la clé</translation>
    </message>
    <message>
        <source>guardhouse-door</source>
        <translation>porte du corps de garde</translation>
    </message>
    <message>
        <source>no passage</source>
        <translation>aucun passage</translation>
    </message>
    <message>
        <source>dead end</source>
        <translation>impasse</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>ligne droite</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>coin</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>croix</translation>
    </message>
    <message>
        <source>Found %1, expected text in UTF-8.</source>
        <translation>Trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: du texte en UTF-8.</translation>
    </message>
    <message>
        <source>Found %1, a number too large to read.</source>
        <translation>Trouvé&#x202f;: %1, un nombre trop grand pour être lu.</translation>
    </message>
    <message>
        <source>Found %1 within text, expected an escape sequence such as \n.</source>
        <translation>Trouvé&#x202f;: %1 dans un texte&#x202f;; attendu&#x202f;: une séquence d&apos;échappement telle que \n.</translation>
    </message>
    <message>
        <source>Found %1 in an escape sequence, expected one of \&quot; \\ \/ \b \f \n \r \t or \u with four hex digits (surrogates in pairs).</source>
        <translation>Trouvé&#x202f;: %1 dans une séquence d&apos;échappement&#x202f;; attendu, l&apos;un de&#x202f;: \&quot; \\ \/ \b \f \n \r \t ou \u avec quatre chiffres hexadécimaux (demi-codets par paires).</translation>
    </message>
    <message>
        <source>Found %1, expected a number such as 12, -3 or 4.5.</source>
        <translation>Trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: un nombre tel que 12, -3 ou 4.5.</translation>
    </message>
    <message>
        <source>Found %1, expected JSON without comments.</source>
        <translation>Trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: du JSON sans commentaires.</translation>
    </message>
    <message>
        <source>Found %1, expected JSON: text in double quotes, a number, a list, an object, true, false or null.</source>
        <translation>Trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: du JSON, soit un texte entre guillemets doubles, un nombre, une liste, un objet, true, false ou null.</translation>
    </message>
    <message>
        <source>Found %1, expected a field name in double quotes.</source>
        <translation>Trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: un nom de champ entre guillemets doubles.</translation>
    </message>
    <message>
        <source>Found %1, expected a colon after the field name.</source>
        <translation>Trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: deux-points après le nom du champ.</translation>
    </message>
    <message>
        <source>Found %1, expected a comma or } after the field.</source>
        <translation>Trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: une virgule ou } après le champ.</translation>
    </message>
    <message>
        <source>Found %1, expected a comma or ] after the entry.</source>
        <translation>Trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: une virgule ou ] après l&apos;élément.</translation>
    </message>
    <message>
        <source>Found %1, expected the end of the file.</source>
        <translation>Trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: la fin du fichier.</translation>
    </message>
    <message>
        <source>Found %1, expected a value.</source>
        <translation>Trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: une valeur.</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>la fin du fichier</translation>
    </message>
    <message>
        <source>Found %1 within text, expected a closing quote.</source>
        <translation>Trouvé&#x202f;: %1 dans un texte&#x202f;; attendu&#x202f;: un guillemet fermant.</translation>
    </message>
    <message>
        <source>The file seems to be cut off; get a new copy from its source.</source>
        <translation>Le fichier semble tronqué&#x202f;; le reprendre à sa source.</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ouest</translation>
    </message>
    <message>
        <source>runner</source>
        <translation>coureur</translation>
    </message>
    <message>
        <source>prisoner</source>
        <translation>prisonnier</translation>
    </message>
    <message>
        <source>guard</source>
        <translation>garde</translation>
    </message>
    <message>
        <source>name of this language</source>
        <extracomment>how the language of this translation calls itself: English, Deutsch, Français</extracomment>
        <translation>Français</translation>
    </message>
    <message>
        <source>laid-tile</source>
        <translation>tuile posée</translation>
    </message>
    <message>
        <source>once</source>
        <translation>une fois</translation>
    </message>
    <message>
        <source>each</source>
        <translation>chacun</translation>
    </message>
    <message>
        <source>Thinker, quick</source>
        <translation>Penseur, rapide</translation>
    </message>
    <message>
        <source>Looks at a few continuations; answers at once.</source>
        <translation>Examine quelques suites&#x202f;; répond aussitôt.</translation>
    </message>
    <message>
        <source>Thinker</source>
        <translation>Penseur</translation>
    </message>
    <message>
        <source>Looks at many continuations, several turns deep.</source>
        <translation>Examine beaucoup de suites, à plusieurs tours de profondeur.</translation>
    </message>
    <message>
        <source>Thinker, strong</source>
        <translation>Penseur, fort</translation>
    </message>
    <message>
        <source>Looks at the most continuations; takes its time.</source>
        <translation>Examine le plus de suites&#x202f;; prend son temps.</translation>
    </message>
    <message>
        <source>The tile is the same as “%1”.</source>
        <translation>La tuile est la même que «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>found --after %1, expected at most %2: the record has no more moves</source>
        <translation>trouvé&#x202f;: --after %1&#x202f;; attendu&#x202f;: %2 au plus, car la partie enregistrée n&apos;a pas d&apos;autres coups</translation>
    </message>
    <message>
        <source>“%1” would be larger than %2 MiB, too large to be opened again.</source>
        <translation>«&#x202f;%1&#x202f;» dépasserait %2 Mio et ne pourrait plus être rouvert.</translation>
    </message>
    <message>
        <source>Make it smaller, or save it in parts.</source>
        <translation>En réduire la taille, ou l&apos;enregistrer par parties.</translation>
    </message>
    <message>
        <source>%1 fits nowhere and leaves the game</source>
        <translation>%1 ne convient nulle part et quitte la partie</translation>
    </message>
    <message>
        <source>choose your starting picks first</source>
        <translation>choisissez d&apos;abord vos crochets de départ</translation>
    </message>
    <message>
        <source>lay the drawn tile first</source>
        <translation>posez d&apos;abord la tuile piochée</translation>
    </message>
    <message>
        <source>no actions are left this turn</source>
        <translation>il ne reste pas d&apos;action pour ce tour</translation>
    </message>
    <message>
        <source>no tiles are left in the stack</source>
        <translation>la pioche est vide</translation>
    </message>
    <message>
        <source>there are no markers left in the supply</source>
        <translation>la réserve n&apos;a plus de marqueurs</translation>
    </message>
    <message>
        <source>there are no silver picks left in the supply</source>
        <translation>la réserve n&apos;a plus de crochets d&apos;argent</translation>
    </message>
    <message>
        <source>he is already released</source>
        <translation>il est déjà libéré</translation>
    </message>
    <message>
        <source>already used: once per game</source>
        <translation>déjà utilisé&#x202f;: une fois par partie</translation>
    </message>
    <message>
        <source>costs two picks</source>
        <translation>coûte deux crochets</translation>
    </message>
    <message>
        <source>costs %1 picks of different colours; you have %2</source>
        <translation>coûte %1 crochets de couleurs différentes&#x202f;; vous en avez %2</translation>
    </message>
    <message>
        <source>all your Runners are in the dungeon</source>
        <translation>tous vos coureurs sont dans le souterrain</translation>
    </message>
    <message>
        <source>no tile laid this turn is free</source>
        <translation>aucune tuile posée pendant ce tour n&apos;est libre</translation>
    </message>
    <message>
        <source>none of your Runners is in the dungeon</source>
        <translation>aucun de vos coureurs n&apos;est dans le souterrain</translation>
    </message>
    <message>
        <source>you already have your golden key</source>
        <translation>vous avez déjà votre clé d&apos;or</translation>
    </message>
    <message>
        <source>none of your Runners stands beside it</source>
        <translation>aucun de vos coureurs n&apos;est à côté</translation>
    </message>
    <message>
        <source>every way is barred, occupied or too expensive</source>
        <translation>tous les chemins sont barrés, occupés ou trop chers</translation>
    </message>
    <message>
        <source>he is not released yet</source>
        <translation>il n&apos;est pas encore libéré</translation>
    </message>
    <message>
        <source>no passageway leads out of his chamber</source>
        <translation>aucun couloir ne part de sa salle</translation>
    </message>
    <message>
        <source>there are no Guards</source>
        <translation>il n&apos;y a pas de gardes</translation>
    </message>
    <message>
        <source>every way is barred or occupied</source>
        <translation>tous les chemins sont barrés ou occupés</translation>
    </message>
    <message>
        <source>only right after a Runner has collected a pick</source>
        <translation>seulement juste après qu&apos;un coureur a récolté un crochet</translation>
    </message>
    <message>
        <source>there are no picks of this colour left in the supply: %1</source>
        <translation>la réserve n&apos;a plus de crochet de cette couleur&#x202f;: %1</translation>
    </message>
    <message>
        <source>you have none</source>
        <translation>vous n&apos;en avez pas</translation>
    </message>
    <message>
        <source>no passageway has room for a marker</source>
        <translation>aucun couloir n&apos;a de place pour un marqueur</translation>
    </message>
    <message>
        <source>there is no black marker in the dungeon</source>
        <translation>il n&apos;y a pas de marqueur noir dans le souterrain</translation>
    </message>
    <message>
        <source>would seal off an entrance</source>
        <translation>scellerait une entrée</translation>
    </message>
    <message>
        <source>would seal off a key room</source>
        <translation>scellerait une salle de la clé</translation>
    </message>
    <message>
        <source>would seal off a guardhouse</source>
        <translation>scellerait un corps de garde</translation>
    </message>
    <message>
        <source>would seal off the cell of player %1</source>
        <translation>scellerait le cachot du joueur %1</translation>
    </message>
    <message>
        <source>there is no tile to lay now</source>
        <translation>il n&apos;y a pas de tuile à poser en ce moment</translation>
    </message>
    <message>
        <source>there is already a chamber here</source>
        <translation>il y a déjà une salle ici</translation>
    </message>
    <message>
        <source>too far away</source>
        <translation>trop loin</translation>
    </message>
    <message>
        <source>%1 side: passage meets earth</source>
        <translation>côté %1&#x202f;: un passage donne sur de la terre</translation>
    </message>
    <message>
        <source>%1 side: earth meets a passage</source>
        <translation>côté %1&#x202f;: de la terre donne sur un passage</translation>
    </message>
    <message>
        <source>doesn&apos;t touch the dungeon</source>
        <translation>ne touche pas le souterrain</translation>
    </message>
    <message>
        <source>no passage would connect it to the dungeon</source>
        <translation>aucun passage ne la relierait au souterrain</translation>
    </message>
    <message>
        <source>no passageway leads there</source>
        <translation>aucun couloir n&apos;y mène</translation>
    </message>
    <message>
        <source>a black marker bars the way</source>
        <translation>un marqueur noir barre le passage</translation>
    </message>
    <message>
        <source>the door costs a pick you don&apos;t have: %1</source>
        <translation>la porte coûte un crochet que vous n&apos;avez pas&#x202f;: %1</translation>
    </message>
    <message>
        <source>there are no golden keys left</source>
        <translation>il n&apos;y a plus de clé d&apos;or</translation>
    </message>
    <message>
        <source>the key room costs a silver pick</source>
        <translation>la salle de la clé coûte un crochet d&apos;argent</translation>
    </message>
    <message>
        <source>the cell is closed until its Prisoner is released</source>
        <translation>le cachot est fermé tant que son prisonnier n&apos;est pas libéré</translation>
    </message>
    <message>
        <source>a Guard stands there</source>
        <translation>un garde s&apos;y trouve</translation>
    </message>
    <message>
        <source>Runners never enter a guardhouse</source>
        <translation>les coureurs n&apos;entrent jamais dans un corps de garde</translation>
    </message>
    <message>
        <source>another Runner stands there</source>
        <translation>un autre coureur s&apos;y trouve</translation>
    </message>
    <message>
        <source>another Prisoner stands there</source>
        <translation>un autre prisonnier s&apos;y trouve</translation>
    </message>
    <message>
        <source>Prisoners never enter the key room</source>
        <translation>les prisonniers n&apos;entrent jamais dans la salle de la clé</translation>
    </message>
    <message>
        <source>the guardhouse needs a golden key</source>
        <translation>le corps de garde demande une clé d&apos;or</translation>
    </message>
    <message>
        <source>Guards never enter an entrance</source>
        <translation>les gardes ne vont jamais dans une entrée</translation>
    </message>
    <message>
        <source>somebody is standing there</source>
        <translation>quelqu&apos;un s&apos;y trouve</translation>
    </message>
    <message>
        <source>Runners enter at an entrance</source>
        <translation>les coureurs entrent par une entrée</translation>
    </message>
    <message>
        <source>Runners enter on a tile laid this turn</source>
        <translation>les coureurs entrent par une tuile posée pendant ce tour</translation>
    </message>
    <message>
        <source>only another player may move this one</source>
        <translation>c&apos;est un autre joueur qui déplace ce pion</translation>
    </message>
    <message>
        <source>the Prisoner is not released yet</source>
        <translation>le prisonnier n&apos;est pas encore libéré</translation>
    </message>
    <message>
        <source>it is already here</source>
        <translation>est déjà ici</translation>
    </message>
    <message>
        <source>pieces move only to a neighbouring chamber</source>
        <translation>un pion ne va que dans une salle voisine</translation>
    </message>
    <message>
        <source>there is no passageway here</source>
        <translation>il n&apos;y a pas de couloir ici</translation>
    </message>
    <message>
        <source>there is a white marker here, and there is room for only one</source>
        <translation>un marqueur blanc est déjà ici, et il n&apos;y a de place que pour un seul</translation>
    </message>
    <message>
        <source>no markers between rooms of the board</source>
        <translation>pas de marqueurs entre les pièces du plateau</translation>
    </message>
    <message>
        <source>you have no marker</source>
        <translation>vous n&apos;avez pas de marqueur</translation>
    </message>
    <message>
        <source>escape</source>
        <translation>évasion</translation>
    </message>
    <message>
        <source>golden key</source>
        <translation>clé d&apos;or</translation>
    </message>
    <message>
        <source>silver pick</source>
        <translation>crochet d&apos;argent</translation>
    </message>
    <message>
        <source>Prisoner released</source>
        <translation>prisonnier libéré</translation>
    </message>
    <message>
        <source>way barred</source>
        <translation>passage barré</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>argent</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
    <message>
        <source>no tile fits any more: the last tiles of the stack (%1) fit nowhere</source>
        <translation>aucune tuile ne convient plus&#x202f;: les dernières de la pioche (%1) ne vont nulle part</translation>
    </message>
    <message>
        <source>%1 tiles in a row fit nowhere</source>
        <translation>%1 tuiles de suite ne conviennent nulle part</translation>
    </message>
    <message>
        <source>nobody has done anything useful for %1 rounds</source>
        <translation>personne n&apos;a rien fait d&apos;utile depuis %1 tours de table</translation>
    </message>
    <message>
        <source>the supply is exhausted: %1</source>
        <translation>la réserve est épuisée&#x202f;: %1</translation>
    </message>
    <message>
        <source>found the shard %1, expected i/n with i from 1 to n</source>
        <translation>trouvé&#x202f;: le lot %1&#x202f;; attendu&#x202f;: i/n avec i de 1 à n</translation>
    </message>
    <message>
        <source>found the report of another playtest, expected one with the same set, map, options, players, games and seed</source>
        <translation>trouvé&#x202f;: le rapport d&apos;un autre essai&#x202f;; attendu&#x202f;: celui du même jeu, de la même carte, des mêmes options, joueurs, parties et graine</translation>
    </message>
    <message>
        <source>10th percentile</source>
        <translation>10e centile</translation>
    </message>
    <message>
        <source>median</source>
        <translation>médiane</translation>
    </message>
    <message>
        <source>90th percentile</source>
        <translation>90e centile</translation>
    </message>
    <message>
        <source>Share of games that end with an escape</source>
        <translation>Part des parties qui finissent par une évasion</translation>
    </message>
    <message>
        <source>Share of games that end because the tiles run out</source>
        <translation>Part des parties qui finissent faute de tuiles</translation>
    </message>
    <message>
        <source>Turns per game, all players together: %1</source>
        <translation>Tours par partie, tous joueurs confondus&#x202f;: %1</translation>
    </message>
    <message>
        <source>Decisions per game, all players together: %1</source>
        <translation>Décisions par partie, tous joueurs confondus&#x202f;: %1</translation>
    </message>
    <message>
        <source>Highest final score: %1</source>
        <translation>Meilleur score final&#x202f;: %1</translation>
    </message>
    <message>
        <source>Winning margin in points: %1</source>
        <translation>Écart de points du vainqueur&#x202f;: %1</translation>
    </message>
    <message>
        <source>Win rate of player %1, who sits in every seat equally often; a shared win is divided</source>
        <translation>Taux de victoire du joueur %1, qui occupe aussi souvent chaque place&#x202f;; une victoire partagée est divisée</translation>
    </message>
    <message>
        <source>Share of decisions with only one legal move</source>
        <translation>Part des décisions à un seul coup légal</translation>
    </message>
    <message>
        <source>Share of drawn tiles that fit nowhere</source>
        <translation>Part des tuiles piochées qui ne vont nulle part</translation>
    </message>
    <message>
        <source>Average number of chambers that a laid tile connects to</source>
        <translation>Nombre moyen de salles auxquelles une tuile posée est reliée</translation>
    </message>
    <message>
        <source>Average number of lead changes per game</source>
        <translation>Nombre moyen de changements de meneur par partie</translation>
    </message>
    <message>
        <source>Comebacks: share of games not won by the sole leader at half-time</source>
        <translation>Remontées&#x202f;: part des parties que ne gagne pas celui qui menait seul à mi-parcours</translation>
    </message>
    <message>
        <source>Share of “%1” among the decisions of player %2</source>
        <translation>Part de «&#x202f;%1&#x202f;» parmi les décisions du joueur %2</translation>
    </message>
    <message>
        <source>Paid per game, all players together: %1</source>
        <translation>Payés par partie, tous joueurs confondus&#x202f;: %1</translation>
    </message>
    <message>
        <source>Put on the board per game: %1</source>
        <translation>Posés sur le plateau par partie&#x202f;: %1</translation>
    </message>
    <message>
        <source>Taken off the board per game: %1</source>
        <translation>Retirés du plateau par partie&#x202f;: %1</translation>
    </message>
    <message>
        <source>Steps per game: %1</source>
        <translation>Pas par partie&#x202f;: %1</translation>
    </message>
    <message>
        <source>Share of games in which the supply runs out: %1</source>
        <translation>Part des parties où la réserve s&apos;épuise&#x202f;: %1</translation>
    </message>
    <message>
        <source>Block %1 is in two of the parts.</source>
        <translation>Le bloc %1 est dans deux des lots.</translation>
    </message>
    <message>
        <source>Found %1, expected a list of %2 whole numbers: the file is incomplete.</source>
        <translation>Trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: une liste de %2 nombres entiers, car le fichier est incomplet.</translation>
    </message>
    <message>
        <source>Found a block out of order, expected ascending numbers.</source>
        <translation>Bloc trouvé hors de sa place&#x202f;; attendu&#x202f;: des numéros croissants.</translation>
    </message>
    <message>
        <source>a playtest report</source>
        <translation>un rapport d&apos;essai</translation>
    </message>
    <message>
        <source>found one file, expected two to compare</source>
        <translation>trouvé&#x202f;: un seul fichier&#x202f;; attendu&#x202f;: deux à comparer</translation>
    </message>
    <message>
        <source>found %1, expected tilewright-tileset, tilewright-map or tilewright-playtest</source>
        <translation>trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: tilewright-tileset, tilewright-map ou tilewright-playtest</translation>
    </message>
    <message>
        <source>found a %1 and a %2, expected two files of the same kind</source>
        <translation>trouvé&#x202f;: %1 et %2&#x202f;; attendu&#x202f;: deux fichiers de la même sorte</translation>
    </message>
    <message>
        <source>found %1, expected tilewright-tileset, tilewright-map, tilewright-game or tilewright-study</source>
        <translation>trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: tilewright-tileset, tilewright-map, tilewright-game ou tilewright-study</translation>
    </message>
    <message>
        <source>Block %1 is already in “%2”; expected each shard once.</source>
        <translation>Le bloc %1 est déjà dans «&#x202f;%2&#x202f;»&#x202f;; attendu&#x202f;: chaque lot une seule fois.</translation>
    </message>
    <message>
        <source>found %1, expected a JSON report to continue; merge turns it into a page</source>
        <translation>trouvé&#x202f;: %1 à continuer&#x202f;; attendu&#x202f;: un rapport en JSON, dont merge fait une page</translation>
    </message>
    <message>
        <source>found no such file; expected a file or a bundled study: %1</source>
        <translation>fichier introuvable&#x202f;; attendu&#x202f;: un fichier ou une étude fournie&#x202f;: %1</translation>
    </message>
    <message>
        <source>found %1 for %2, expected a range MIN..MAX</source>
        <translation>trouvé&#x202f;: %1 pour %2&#x202f;; attendu&#x202f;: un intervalle MIN..MAX</translation>
    </message>
    <message>
        <source>blue picks</source>
        <translation>crochets bleus</translation>
    </message>
    <message>
        <source>yellow picks</source>
        <translation>crochets jaunes</translation>
    </message>
    <message>
        <source>green picks</source>
        <translation>crochets verts</translation>
    </message>
    <message>
        <source>red picks</source>
        <translation>crochets rouges</translation>
    </message>
    <message>
        <source>brown picks</source>
        <translation>crochets bruns</translation>
    </message>
    <message>
        <source>orange picks</source>
        <translation>crochets orange</translation>
    </message>
    <message>
        <source>grey picks</source>
        <translation>crochets gris</translation>
    </message>
    <message>
        <source>purple picks</source>
        <translation>crochets violets</translation>
    </message>
    <message>
        <source>white markers</source>
        <translation>marqueurs blancs</translation>
    </message>
    <message>
        <source>black markers</source>
        <translation>marqueurs noirs</translation>
    </message>
    <message>
        <source>silver picks</source>
        <translation>crochets d&apos;argent</translation>
    </message>
    <message>
        <source>golden keys</source>
        <translation>clés d&apos;or</translation>
    </message>
    <message>
        <source>exchange tokens</source>
        <translation>jetons d&apos;échange</translation>
    </message>
    <message>
        <source>Runners</source>
        <translation>coureurs</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>prisonniers</translation>
    </message>
    <message>
        <source>Guards</source>
        <translation>gardes</translation>
    </message>
    <message>
        <source>released Prisoners</source>
        <translation>prisonniers libérés</translation>
    </message>
    <message>
        <source>Found nothing to count for %1 in %2 games, expected a figure that is a share or an average.</source>
        <translation>Rien à compter pour %1 en %2 parties&#x202f;; attendu&#x202f;: une mesure qui soit une part ou une moyenne.</translation>
    </message>
    <message>
        <source>The two playtests differ in their stacks or players: %1 %2 and %3, expected the same in both.</source>
        <translation>Les deux essais n&apos;ont pas les mêmes pioches et joueurs&#x202f;: %1 %2 et %3&#x202f;; attendu&#x202f;: la même chose dans les deux.</translation>
    </message>
    <message>
        <source>rule system</source>
        <translation>système de règles</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>graine</translation>
    </message>
    <message>
        <source>players</source>
        <translation>joueurs</translation>
    </message>
    <message>
        <source>Found %1 blocks common to both playtests, expected at least %2.</source>
        <translation>Blocs trouvés dans les deux essais&#x202f;: %1&#x202f;; attendu&#x202f;: %2 ou plus.</translation>
    </message>
    <message>
        <source>Stopped before the first interim result.</source>
        <translation>Arrêté avant le premier résultat intermédiaire.</translation>
    </message>
    <message>
        <source>%1: B is higher than A by %2 (95 % interval %3 to %4), after %5 games each.</source>
        <translation>%1&#x202f;: B dépasse A de %2 (intervalle à 95&#x202f;%&#x202f;: %3 à %4), après %5 parties chacun.</translation>
    </message>
    <message>
        <source>%1: B is lower than A by %2 (95 % interval %3 to %4), after %5 games each.</source>
        <translation>%1&#x202f;: B est inférieur à A de %2 (intervalle à 95&#x202f;%&#x202f;: %3 à %4), après %5 parties chacun.</translation>
    </message>
    <message>
        <source>%1: no difference of %2 or more; measured %3 (95 % interval %4 to %5) after %6 games each.</source>
        <translation>%1&#x202f;: pas de différence de %2 ou plus&#x202f;; elle est de %3 (intervalle à 95&#x202f;%&#x202f;: %4 à %5) après %6 parties chacun.</translation>
    </message>
    <message>
        <source>%1: undecided after %2 games each; the difference is %3 (95 % interval %4 to %5). About %6 more games each may decide it.</source>
        <translation>%1&#x202f;: indécis après %2 parties chacun&#x202f;; la différence est de %3 (intervalle à 95&#x202f;%&#x202f;: %4 à %5). Environ %6 parties de plus chacun pourraient trancher.</translation>
    </message>
    <message>
        <source>Turn (a player&apos;s own) of the first gain, among players who gain any: %1, %2</source>
        <translation>Tour du joueur où il en reçoit pour la première fois, parmi ceux qui en reçoivent&#x202f;: %1, %2</translation>
    </message>
    <message>
        <source>Share of players who have gained any by their own turn %2: %1</source>
        <translation>Part des joueurs qui en ont reçu à leur tour %2 au plus tard&#x202f;: %1</translation>
    </message>
    <message>
        <source>Luck of the draw: share of the variance explained by the order of the stack: %1</source>
        <translation>Chance de la pioche&#x202f;: part de la variance qu&apos;explique l&apos;ordre de la pioche&#x202f;: %1</translation>
    </message>
    <message>
        <source>Average number of turns per game, all players together</source>
        <translation>Nombre moyen de tours par partie, tous joueurs confondus</translation>
    </message>
    <message>
        <source>Skill: head-to-head win rate of “%1” against “%2”, if “%1” is the stronger bot</source>
        <translation>Adresse&#x202f;: taux de victoire de «&#x202f;%1&#x202f;» contre «&#x202f;%2&#x202f;», joueur contre joueur, si «&#x202f;%1&#x202f;» est le bot le plus fort</translation>
    </message>
    <message>
        <source>which seat wins</source>
        <translation>quelle place gagne</translation>
    </message>
    <message>
        <source>turns per game</source>
        <translation>tours par partie</translation>
    </message>
    <message>
        <source>highest score</source>
        <translation>meilleur score</translation>
    </message>
    <message>
        <source>winning margin</source>
        <translation>écart du vainqueur</translation>
    </message>
    <message>
        <source>Average number of legal moves per decision, in a player&apos;s turns %1 to %2</source>
        <translation>Nombre moyen de coups légaux par décision, dans ses propres tours %1 à %2</translation>
    </message>
    <message>
        <source>Share of decisions with only one legal move, in a player&apos;s turns %1 to %2</source>
        <translation>Part des décisions à un seul coup légal, dans ses propres tours %1 à %2</translation>
    </message>
    <message>
        <source>Share of scarce turns, in which no legal move lets the player spend what he holds</source>
        <translation>Part des tours maigres, où aucun coup légal ne se paie avec ce que le joueur possède</translation>
    </message>
    <message>
        <source>tiles in a row fit nowhere</source>
        <translation>des tuiles de suite ne conviennent nulle part</translation>
    </message>
    <message>
        <source>nobody does anything useful for several rounds</source>
        <translation>personne ne fait rien d&apos;utile pendant plusieurs tours de table</translation>
    </message>
    <message>
        <source>Share of games with a situation that the rules may not cover: %1</source>
        <translation>Part des parties avec une situation que les règles ne prévoient peut-être pas&#x202f;: %1</translation>
    </message>
    <message>
        <source>Share of dead ends: laid tiles with only one passage to another chamber at the end</source>
        <translation>Part des impasses&#x202f;: tuiles posées dont, à la fin, un seul passage mène à une autre salle</translation>
    </message>
    <message>
        <source>Average number of empty cells with an open passage at the end</source>
        <translation>Nombre moyen de cases vides avec un passage ouvert à la fin</translation>
    </message>
    <message>
        <source>Share of empty cells with an open passage that no tile of the set fits at the end</source>
        <translation>Part des cases vides avec un passage ouvert où ne va aucune tuile du jeu à la fin</translation>
    </message>
    <message>
        <source>Average turn (a player&apos;s own) of the first gain, among players who gain any: %1</source>
        <translation>Tour moyen du joueur où il en reçoit pour la première fois, parmi ceux qui en reçoivent&#x202f;: %1</translation>
    </message>
    <message>
        <source>Steps per game into and out of the chamber at %1, %2: %3</source>
        <translation>Pas par partie entrant dans la salle en %1, %2 ou en sortant&#x202f;: %3</translation>
    </message>
    <message>
        <source>Steps per game through the door of the chamber at %1, %2, to the %3</source>
        <translation>Pas par partie par la porte de la salle en %1, %2, côté %3</translation>
    </message>
    <message>
        <source>Found the figure %1, expected one of: %2.</source>
        <translation>Mesure trouvée&#x202f;: %1&#x202f;; attendu, l&apos;une de&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Found neither “min” nor “max”, expected at least one of them.</source>
        <translation>Ni «&#x202f;min&#x202f;» ni «&#x202f;max&#x202f;» trouvé&#x202f;; attendu&#x202f;: au moins l&apos;un des deux.</translation>
    </message>
    <message>
        <source>Found a minimum of %1 and a maximum of %2, expected the minimum to be the lower: these contradict each other.</source>
        <translation>Minimum %1 et maximum %2 trouvés&#x202f;; attendu&#x202f;: dans cet ordre, car ils se contredisent.</translation>
    </message>
    <message>
        <source>%1 games, %2 of %3 blocks of one stack each. Bots: %4. Seed %5. Intervals are 95 % confidence intervals.</source>
        <translation>%1 parties, %2 blocs sur %3, d&apos;une pioche chacun. Bots&#x202f;: %4. Graine %5. Les intervalles sont des intervalles de confiance à 95&#x202f;%.</translation>
    </message>
    <message>
        <source>Playtest of “%1” on “%2”</source>
        <translation>Essai de «&#x202f;%1&#x202f;» sur «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>fair: within one percentage point of an even share</source>
        <translation>équitable&#x202f;: à un point de pourcentage au plus d&apos;une part égale</translation>
    </message>
    <message>
        <source>undecided: about %1 more games needed</source>
        <translation>indécis&#x202f;: encore environ %1 parties</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Share of wins by seat; the line marks an even share</source>
        <translation>Part des victoires par place&#x202f;; la ligne marque une part égale</translation>
    </message>
    <message>
        <source>Games by number of turns; the line marks the median</source>
        <translation>Parties selon le nombre de tours&#x202f;; la ligne marque la médiane</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Définition</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervalle</translation>
    </message>
    <message>
        <source>%1 tests, one for each tile, with a false discovery rate of 5 % (Benjamini and Hochberg): of the tiles marked as refused more often than others, at most 5 % are marked by chance.</source>
        <translation>%1 tests, un par tuile, avec un taux de fausses découvertes de 5&#x202f;% (Benjamini et Hochberg)&#x202f;: parmi les tuiles signalées comme refusées plus souvent que d&apos;autres, 5&#x202f;% au plus le sont par hasard.</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Piochées</translation>
    </message>
    <message>
        <source>refused more often than others</source>
        <translation>refusée plus souvent que d&apos;autres</translation>
    </message>
    <message>
        <source>Notable games</source>
        <translation>Parties remarquables</translation>
    </message>
    <message>
        <source>Command to replay it</source>
        <translation>Commande pour la rejouer</translation>
    </message>
    <message>
        <source>SET: “%1”, hash %2. MAP: “%3”, hash %4. Program: version %5.</source>
        <translation>SET&#x202f;: «&#x202f;%1&#x202f;», empreinte %2. MAP&#x202f;: «&#x202f;%3&#x202f;», empreinte %4. Programme&#x202f;: version %5.</translation>
    </message>
    <message>
        <source>%1: meets all goals; %2 of %3 combinations may meet them.</source>
        <translation>%1&#x202f;: atteint tous les objectifs&#x202f;; %2 combinaisons sur %3 y parviennent peut-être aussi.</translation>
    </message>
    <message>
        <source>%1: comes closest, but misses %2; %3 of %4 combinations may meet all goals.</source>
        <translation>%1&#x202f;: s&apos;en approche le plus, mais manque %2&#x202f;; %3 combinaisons sur %4 pourraient atteindre tous les objectifs.</translation>
    </message>
    <message>
        <source>%1: comes closest, undecided on %2; %3 of %4 combinations may meet all goals.</source>
        <translation>%1&#x202f;: s&apos;en approche le plus, indécis pour %2&#x202f;; %3 combinaisons sur %4 pourraient atteindre tous les objectifs.</translation>
    </message>
    <message>
        <source>Found %1, expected a list of 1 to %2 values.</source>
        <translation>Trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: une liste de 1 à %2 valeurs.</translation>
    </message>
    <message>
        <source>Found %1 both under “fixed” and under “vary”, expected it once.</source>
        <translation>Trouvé&#x202f;: %1 à la fois sous «&#x202f;fixed&#x202f;» et sous «&#x202f;vary&#x202f;»&#x202f;; attendu&#x202f;: une seule fois.</translation>
    </message>
    <message>
        <source>Found %1 together with “tileset”, expected only one of them: a set from a file isn&apos;t generated.</source>
        <translation>Trouvé&#x202f;: %1 à côté de «&#x202f;tileset&#x202f;»&#x202f;; attendu&#x202f;: l&apos;un des deux, car un jeu venant d&apos;un fichier n&apos;est pas généré.</translation>
    </message>
    <message>
        <source>Found more than %1 combinations of values, expected at most that many.</source>
        <translation>Plus de %1 combinaisons de valeurs trouvées&#x202f;; attendu&#x202f;: autant au plus.</translation>
    </message>
    <message>
        <source>Found the report of another study, expected one with the same bots, games, seed, values, files and program.</source>
        <translation>Rapport d&apos;une autre étude trouvé&#x202f;; attendu&#x202f;: un rapport avec les mêmes bots, parties, graine, valeurs, fichiers et programme.</translation>
    </message>
    <message>
        <source>Found the range %1 to %2 for %3, expected one within %4 to %5, with the lower end first.</source>
        <translation>Intervalle trouvé&#x202f;: %1 à %2 pour %3&#x202f;; attendu&#x202f;: un intervalle compris entre %4 et %5, la borne inférieure d&apos;abord.</translation>
    </message>
    <message>
        <source>Found no goal, expected one or more.</source>
        <translation>Aucun objectif trouvé&#x202f;; attendu&#x202f;: un ou plusieurs.</translation>
    </message>
    <message>
        <source>Found a set without tiles, expected tiles to start from.</source>
        <translation>Jeu sans tuiles trouvé&#x202f;; attendu&#x202f;: un jeu qui serve de point de départ.</translation>
    </message>
    <message>
        <source>a study</source>
        <translation>une étude</translation>
    </message>
    <message>
        <source>the report of a study</source>
        <translation>le rapport d&apos;une étude</translation>
    </message>
    <message>
        <source>Found the unknown field %1, expected one of: %2.</source>
        <translation>Champ inconnu trouvé&#x202f;: %1&#x202f;; attendu, l&apos;un de&#x202f;: %2.</translation>
    </message>
    <message>
        <source>found --after, which works only with a game record</source>
        <translation>trouvé&#x202f;: --after, qui ne va qu&apos;avec une partie enregistrée</translation>
    </message>
    <message>
        <source>found the file name %1, expected a folder: several files are written</source>
        <translation>nom de fichier trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: un dossier, car plusieurs fichiers sont écrits</translation>
    </message>
    <message>
        <source>%1 of the files already exist with different content: %2</source>
        <translation>%1 des fichiers existent déjà avec un autre contenu&#x202f;: %2</translation>
    </message>
    <message>
        <source>Nothing was written; use --force to overwrite them.</source>
        <translation>Rien n&apos;a été écrit&#x202f;; avec --force, ils sont écrasés.</translation>
    </message>
    <message>
        <source>a game</source>
        <translation>une partie</translation>
    </message>
    <message>
        <source>%1 can&apos;t be exported as %2</source>
        <translation>%1 ne s&apos;exporte pas en %2</translation>
    </message>
    <message>
        <source>there is no folder “%1”</source>
        <translation>il n&apos;y a pas de dossier «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>found the template %1, expected a *.sheet.json file or one of %2</source>
        <translation>modèle trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: un *.sheet.json ou l&apos;un de&#x202f;: %2</translation>
    </message>
    <message>
        <source>Stopped before the end; nothing was changed.</source>
        <translation>Arrêté avant la fin&#x202f;; rien n&apos;a été modifié.</translation>
    </message>
    <message>
        <source>Table for spreadsheets (CSV)</source>
        <translation>Tableau pour tableurs (CSV)</translation>
    </message>
    <message>
        <source>One row per tile: id, count, its four sides, notes. Edit it in a spreadsheet and import it again.</source>
        <translation>Une ligne par tuile&#x202f;: identifiant, nombre, ses quatre côtés, notes. À modifier dans un tableur, puis à réimporter.</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Séparateur</translation>
    </message>
    <message>
        <source>What separates the columns; German and French spreadsheets expect a semicolon.</source>
        <translation>Ce qui sépare les colonnes&#x202f;; les tableurs allemands et français attendent un point-virgule.</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>virgule</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>point-virgule</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulation</translation>
    </message>
    <message>
        <source>%1: found %2, expected a number from %3 to %4</source>
        <translation>%1&#x202f;: trouvé&#x202f;: %2&#x202f;; attendu&#x202f;: un nombre de %3 à %4</translation>
    </message>
    <message>
        <source>%1: found %2, expected one of %3</source>
        <translation>%1&#x202f;: trouvé&#x202f;: %2&#x202f;; attendu, l&apos;un de&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1: found nothing, expected text such as %2</source>
        <translation>%1&#x202f;: rien trouvé&#x202f;; attendu&#x202f;: un texte tel que %2</translation>
    </message>
    <message>
        <source>There is nothing on the map, expected at least one chamber.</source>
        <translation>Il n&apos;y a rien sur la carte&#x202f;; attendu&#x202f;: au moins une salle.</translation>
    </message>
    <message>
        <source>Pictures (PNG)</source>
        <translation>Images (PNG)</translation>
    </message>
    <message>
        <source>A map or a moment of a game as one picture, a set as one picture for each tile, on a transparent background.</source>
        <translation>Une carte ou un moment d&apos;une partie en une image, un jeu avec une image par tuile, sur fond transparent.</translation>
    </message>
    <message>
        <source>Pixels per tile</source>
        <translation>Pixels par tuile</translation>
    </message>
    <message>
        <source>The picture would be %1 by %2 pixels, expected at most %3 each way.</source>
        <translation>L&apos;image aurait %1 sur %2 pixels&#x202f;; attendu&#x202f;: %3 au plus dans chaque sens.</translation>
    </message>
    <message>
        <source>Choose fewer pixels per tile.</source>
        <translation>Choisir moins de pixels par tuile.</translation>
    </message>
    <message>
        <source>Drawings (SVG)</source>
        <translation>Dessins (SVG)</translation>
    </message>
    <message>
        <source>A map or a moment of a game as one drawing, a set as one drawing for each tile, in millimetres.</source>
        <translation>Une carte ou un moment d&apos;une partie en un dessin, un jeu avec un dessin par tuile, en millimètres.</translation>
    </message>
    <message>
        <source>Map of this moment</source>
        <translation>Carte de ce moment</translation>
    </message>
    <message>
        <source>What is on the table, as a Tilewright map to edit or play.</source>
        <translation>Ce qui est sur la table, comme carte Tilewright à modifier ou à jouer.</translation>
    </message>
    <message>
        <source>The map spans %1 by %2 cells, expected at most %3 cells in all.</source>
        <translation>La carte s&apos;étend sur %1 sur %2 cases&#x202f;; attendu&#x202f;: %3 cases au plus en tout.</translation>
    </message>
    <message>
        <source>Tiled map editor</source>
        <translation>Éditeur de cartes Tiled</translation>
    </message>
    <message>
        <source>A set as a tile set with an edge set for its sides (.tsj), a map or a moment of a game as a map (.tmj), with a picture for each tile.</source>
        <translation>Un jeu en jeu de tuiles avec un ensemble de bords pour ses côtés (.tsj), une carte ou un moment d&apos;une partie en carte (.tmj), avec une image par tuile.</translation>
    </message>
    <message>
        <source>Along one side of its picture.</source>
        <translation>Le long d&apos;un bord de son image.</translation>
    </message>
    <message>
        <source>Tabletop Simulator</source>
        <translation>Tabletop Simulator</translation>
    </message>
    <message>
        <source>Address of the images</source>
        <translation>Adresse des images</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>How many players the table is set up for; a game uses its own number.</source>
        <translation>Nombre de joueurs pour lequel la table est prête&#x202f;; une partie a son propre nombre.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Another seed shuffles the tiles differently.</source>
        <translation>Une autre graine mélange les tuiles autrement.</translation>
    </message>
    <message>
        <source>Along one side; sheets of ten tiles have at most 4096 pixels.</source>
        <translation>Le long d&apos;un bord&#x202f;; les planches de dix tuiles ont au plus 4096 pixels.</translation>
    </message>
    <message>
        <source>VASSAL module</source>
        <translation>Module VASSAL</translation>
    </message>
    <message>
        <source>A module with a board, a grid, a shuffled pile of tiles that you turn with keys, pieces and markers, all in one file.</source>
        <translation>Un module avec plateau, grille, une pile de tuiles mélangées qui se tournent au clavier, des pions et des marqueurs, le tout dans un seul fichier.</translation>
    </message>
    <message>
        <source>Space around the board</source>
        <translation>Espace autour du plateau</translation>
    </message>
    <message>
        <source>The module could not be packed.</source>
        <translation>Le module n&apos;a pas pu être empaqueté.</translation>
    </message>
    <message>
        <source>the picture would be %1 by %2 pixels; expected 1 to %3</source>
        <translation>l&apos;image aurait %1 sur %2 pixels&#x202f;; attendu&#x202f;: 1 à %3</translation>
    </message>
    <message>
        <source>Choose fewer dots per inch.</source>
        <translation>Choisir moins de points par pouce.</translation>
    </message>
    <message>
        <source>Bars laid per game at the doors of the chamber at %1, %2</source>
        <translation>Barrages posés par partie aux portes de la salle en %1, %2</translation>
    </message>
    <message>
        <source>Refusals per game at open doors of the chamber at %1, %2, by tiles that fit nowhere</source>
        <translation>Nombre de fois, par partie, où une tuile qui ne va nulle part ne convient pas non plus à une porte ouverte de la salle en %1, %2</translation>
    </message>
    <message>
        <source>Steps into and out of each chamber of the board per game; darker means more</source>
        <translation>Pas entrant dans chaque salle du plateau ou en sortant, par partie&#x202f;; plus c&apos;est foncé, plus il y en a</translation>
    </message>
    <message>
        <source>Chamber</source>
        <translation>Salle</translation>
    </message>
    <message>
        <source>Steps per game</source>
        <translation>Pas par partie</translation>
    </message>
    <message>
        <source>Bars per game</source>
        <translation>Barrages par partie</translation>
    </message>
    <message>
        <source>Refusals per game</source>
        <translation>Refus par partie</translation>
    </message>
    <message>
        <source>used more than comparable chambers</source>
        <translation>plus utilisée que des salles comparables</translation>
    </message>
    <message>
        <source>used less than comparable chambers</source>
        <translation>moins utilisée que des salles comparables</translation>
    </message>
    <message>
        <source>there is no board to print; expected a map with chambers</source>
        <translation>aucun plateau à imprimer&#x202f;; attendu&#x202f;: une carte avec des salles</translation>
    </message>
    <message>
        <source>a part of a board is %1 by %2 mm and overlaps by %3; expected at least %4 mm without overlap</source>
        <translation>un morceau de plateau fait %1 sur %2 mm et chevauche de %3&#x202f;; attendu&#x202f;: au moins %4 mm sans chevauchement</translation>
    </message>
    <message>
        <source>the board takes %1 by %2 pages; expected at most %3 pages</source>
        <translation>le plateau prend %1 sur %2 pages&#x202f;; attendu&#x202f;: %3 pages au plus</translation>
    </message>
    <message>
        <source>gutter is %1 mm; expected 0 to %2</source>
        <translation>gouttière de %1 mm&#x202f;; attendu&#x202f;: 0 à %2</translation>
    </message>
    <message>
        <source>overlap is %1 mm; expected 0 to %2</source>
        <translation>chevauchement de %1 mm&#x202f;; attendu&#x202f;: 0 à %2</translation>
    </message>
    <message>
        <source>corners are rounded by %1 mm; expected 0 to half a tile, %2</source>
        <translation>coins arrondis de %1 mm&#x202f;; attendu&#x202f;: 0 à la moitié d&apos;une tuile, %2</translation>
    </message>
    <message>
        <source>safe inset is %1 mm; expected 0 or more, and less than half a tile, %2</source>
        <translation>marge de sécurité de %1 mm&#x202f;; attendu&#x202f;: 0 ou plus, et moins que la moitié d&apos;une tuile, %2</translation>
    </message>
    <message>
        <source>backs are moved by %1 mm; expected -%2 to %2</source>
        <translation>versos décalés de %1 mm&#x202f;; attendu&#x202f;: -%2 à %2</translation>
    </message>
    <message>
        <source>there is nothing to print; expected tiles, markers, standees, player aids or a board</source>
        <translation>rien à imprimer&#x202f;; attendu&#x202f;: des tuiles, des marqueurs, des figurines, des aides de jeu ou un plateau</translation>
    </message>
    <message>
        <source>the first slot is %1; expected 1 or more</source>
        <translation>premier emplacement&#x202f;: %1&#x202f;; attendu&#x202f;: 1 ou plus</translation>
    </message>
    <message>
        <source>tile “%1” is chosen %2 times; expected 0 to 500</source>
        <translation>tuile «&#x202f;%1&#x202f;» choisie %2 fois&#x202f;; attendu&#x202f;: 0 à 500</translation>
    </message>
    <message>
        <source>tiles begin %1 mm from the edge of the paper; most printers leave %2 mm blank</source>
        <translation>les tuiles commencent à %1 mm du bord du papier&#x202f;; la plupart des imprimantes laissent %2 mm de blanc</translation>
    </message>
    <message>
        <source>use wider margins, or a printer that prints to the edge</source>
        <translation>prendre des marges plus larges, ou une imprimante qui imprime jusqu&apos;au bord</translation>
    </message>
    <message>
        <source>a margin of %1 mm has no room for text and ruler; they need %2</source>
        <translation>une marge de %1 mm n&apos;a pas de place pour le texte et la règle&#x202f;; il leur en faut %2</translation>
    </message>
    <message>
        <source>door symbols are %1 mm wide; below %2 mm they are hard to read</source>
        <translation>les symboles des portes font %1 mm de large&#x202f;; sous %2 mm, ils se distinguent mal</translation>
    </message>
    <message>
        <source>use larger tiles</source>
        <translation>prendre des tuiles plus grandes</translation>
    </message>
    <message>
        <source>no standard paper fits a page of %1 by %2 mm: a printer would scale it</source>
        <translation>aucun papier courant ne contient une page de %1 sur %2 mm&#x202f;: une imprimante la mettrait à l&apos;échelle</translation>
    </message>
    <message>
        <source>have it printed by a print shop, or use smaller paper</source>
        <translation>la faire imprimer par un imprimeur, ou prendre un papier plus petit</translation>
    </message>
    <message>
        <source>found the chosen tile “%1”, expected a tile of the set</source>
        <translation>tuile choisie trouvée&#x202f;: «&#x202f;%1&#x202f;»&#x202f;; attendu&#x202f;: une tuile du jeu</translation>
    </message>
    <message>
        <source>paper of %1 by %2 mm has no room between its margins for a piece of %3 by %4 mm with its bleed</source>
        <translation>un papier de %1 sur %2 mm n&apos;a pas de place entre ses marges pour un élément de %3 sur %4 mm avec son fond perdu</translation>
    </message>
    <message>
        <source>all %1 slots of a page are skipped; expected at least one that isn&apos;t</source>
        <translation>les %1 emplacements d&apos;une page sont tous laissés libres&#x202f;; attendu&#x202f;: un qui ne le soit pas</translation>
    </message>
    <message>
        <source>Found custom paper without “paperSize”, expected its width and height.</source>
        <translation>Papier au format personnalisé trouvé sans «&#x202f;paperSize&#x202f;»&#x202f;; attendu&#x202f;: sa largeur et sa hauteur.</translation>
    </message>
    <message>
        <source>a sheet template</source>
        <translation>un modèle de planches</translation>
    </message>
    <message>
        <source>row %1: the table continues, expected at most %3 rows</source>
        <translation>ligne %1&#x202f;: le tableau continue&#x202f;; attendu&#x202f;: %3 lignes au plus</translation>
    </message>
    <message>
        <source>row %1: found more than %3 columns</source>
        <translation>ligne %1&#x202f;: plus de %3 colonnes trouvées</translation>
    </message>
    <message>
        <source>row %1, column %2: found text after a closing quote, expected a separator or the end of the row; quotes within a cell are doubled</source>
        <translation>ligne %1, colonne %2&#x202f;: texte trouvé après un guillemet fermant&#x202f;; attendu&#x202f;: un séparateur ou la fin de la ligne. Les guillemets dans une cellule sont doublés</translation>
    </message>
    <message>
        <source>row %1, column %2: a quote is opened but never closed</source>
        <translation>ligne %1, colonne %2&#x202f;: un guillemet est ouvert et jamais fermé</translation>
    </message>
    <message>
        <source>row %1, column %2: found bytes that are not UTF-8</source>
        <translation>ligne %1, colonne %2&#x202f;: octets trouvés qui ne sont pas de l&apos;UTF-8</translation>
    </message>
    <message>
        <source>Save the table as “CSV UTF-8”.</source>
        <translation>Enregistrer le tableau comme «&#x202f;CSV UTF-8&#x202f;».</translation>
    </message>
    <message>
        <source>Files written before this one: %1.</source>
        <translation>Les fichiers d&apos;avant ont été écrits&#x202f;: %1.</translation>
    </message>
    <message>
        <source>row 1: found the column %1 twice</source>
        <translation>ligne 1&#x202f;: colonne %1 trouvée deux fois</translation>
    </message>
    <message>
        <source>row 1: found the column %1, expected north, east, south and west in its place</source>
        <translation>ligne 1&#x202f;: colonne %1 trouvée&#x202f;; attendu à sa place&#x202f;: north, east, south et west</translation>
    </message>
    <message>
        <source>row 1: found %1 extra columns, expected at most %2</source>
        <translation>ligne 1&#x202f;: %1 colonnes supplémentaires trouvées&#x202f;; attendu&#x202f;: %2 au plus</translation>
    </message>
    <message>
        <source>row 1: found no id column, expected a heading such as %1</source>
        <translation>ligne 1&#x202f;: colonne id introuvable&#x202f;; attendu&#x202f;: un en-tête tel que %1</translation>
    </message>
    <message>
        <source>row %1: found “%2” in cell %3, which has no heading</source>
        <translation>ligne %1&#x202f;: «&#x202f;%2&#x202f;» trouvé dans la cellule %3, qui n&apos;a pas d&apos;en-tête</translation>
    </message>
    <message>
        <source>row %1, column id: found %2 characters, expected 1 to %3</source>
        <translation>ligne %1, colonne id&#x202f;: %2 caractères trouvés&#x202f;; attendu&#x202f;: 1 à %3</translation>
    </message>
    <message>
        <source>row %1, column id: found %2, which row %3 already has</source>
        <translation>ligne %1, colonne id&#x202f;: trouvé&#x202f;: %2, que la ligne %3 a déjà</translation>
    </message>
    <message>
        <source>row %1: %2 is new, and there is no column %3</source>
        <translation>ligne %1&#x202f;: %2 est une nouvelle tuile, et il n&apos;y a pas de colonne %3</translation>
    </message>
    <message>
        <source>row %1, column %2: found “%3”, expected earth, open, special or one of the colours blue, yellow, green, red, brown, orange, grey and purple</source>
        <translation>ligne %1, colonne %2&#x202f;: trouvé&#x202f;: «&#x202f;%3&#x202f;»&#x202f;; attendu&#x202f;: earth, open, special ou l&apos;une des couleurs blue, yellow, green, red, brown, orange, grey et purple</translation>
    </message>
    <message>
        <source>row %1, column count: found “%2”, expected a number from 0 to %3</source>
        <translation>ligne %1, colonne count&#x202f;: trouvé&#x202f;: «&#x202f;%2&#x202f;»&#x202f;; attendu&#x202f;: un nombre de 0 à %3</translation>
    </message>
    <message>
        <source>lay the tile, then 1 action</source>
        <translation>poser la tuile, puis 1 action</translation>
    </message>
    <message>
        <source>lay the drawn tile, then 1 action</source>
        <translation>poser la tuile piochée, puis 1 action</translation>
    </message>
    <message>
        <source>The id “%1” already belongs to tile no. %2 of the set.</source>
        <translation>L&apos;identifiant «&#x202f;%1&#x202f;» est déjà celui de la tuile nº %2 du jeu.</translation>
    </message>
    <message>
        <source>%1: found %2, expected an address that begins with http:// or https://, such as %3</source>
        <translation>%1&#x202f;: trouvé&#x202f;: %2&#x202f;; attendu&#x202f;: une adresse qui commence par http:// ou https://, par exemple %3</translation>
    </message>
    <message>
        <source>There is already a template named “%1”.</source>
        <translation>Il y a déjà un modèle du nom de «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The template can&apos;t be deleted: %1</source>
        <translation>Le modèle ne peut pas être supprimé&#x202f;: %1</translation>
    </message>
    <message>
        <source>the board takes %1 pages; %2 in landscape</source>
        <translation>le plateau prend %1 pages&#x202f;; %2 en paysage</translation>
    </message>
    <message>
        <source>the board takes %1 pages; %2 in portrait</source>
        <translation>le plateau prend %1 pages&#x202f;; %2 en portrait</translation>
    </message>
    <message>
        <source>the skew of backs is %1 degrees; expected -%2 to %2: it corrects crooked paper feed and can&apos;t turn backs around</source>
        <translation>l&apos;inclinaison des versos est de %1 degrés&#x202f;; attendu&#x202f;: -%2 à %2, car elle corrige un entraînement de travers et ne peut pas retourner les versos</translation>
    </message>
    <message>
        <source>Found “%1” among the slots to skip, expected numbers from 1, such as 1-3, 7.</source>
        <translation>Trouvé&#x202f;: «&#x202f;%1&#x202f;» parmi les emplacements à laisser libres&#x202f;; attendu&#x202f;: des nombres à partir de 1, par exemple 1-3, 7.</translation>
    </message>
    <message>
        <source>Found “%1” among the chosen tiles, expected an id, or id=count.</source>
        <translation>Trouvé&#x202f;: «&#x202f;%1&#x202f;» parmi les tuiles choisies&#x202f;; attendu&#x202f;: un identifiant, ou identifiant=nombre.</translation>
    </message>
    <message>
        <source>the first slot is %1; expected 1 to %2: a page has no more slots</source>
        <translation>premier emplacement&#x202f;: %1&#x202f;; attendu&#x202f;: 1 à %2, car une page n&apos;en a pas plus</translation>
    </message>
    <message>
        <source>slot %1 is to be skipped; expected 1 to %2: a page has no more slots</source>
        <translation>emplacement à laisser libre&#x202f;: %1&#x202f;; attendu&#x202f;: 1 à %2, car une page n&apos;en a pas plus</translation>
    </message>
    <message>
        <source>Nothing was written; name another file for the output.</source>
        <translation>Rien n&apos;a été écrit&#x202f;; nommer un autre fichier pour la sortie.</translation>
    </message>
    <message>
        <source>the output is the input “%1”, expected another file</source>
        <translation>la sortie est l&apos;entrée «&#x202f;%1&#x202f;»&#x202f;; attendu&#x202f;: un autre fichier</translation>
    </message>
    <message>
        <source>found a %1 there, expected no file or one that may be overwritten</source>
        <translation>il s&apos;y trouve un %1&#x202f;; attendu&#x202f;: aucun fichier, ou un fichier qui peut être écrasé</translation>
    </message>
    <message>
        <source>Expected: the same as in “%1”.</source>
        <translation>Attendu&#x202f;: la même chose que dans «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>remove the black marker at %1, %2 %3 for %4 actions</source>
        <translation>enlever le marqueur noir en %1, %2, côté %3, pour %4 actions</translation>
    </message>
    <message>
        <source>remove the black marker at %1, %2 %3 for one action and %4</source>
        <translation>enlever le marqueur noir en %1, %2, côté %3, pour une action et %4</translation>
    </message>
    <message>
        <source>a supply with more tokens than players runs out</source>
        <translation>une réserve de plus de jetons qu&apos;il n&apos;y a de joueurs s&apos;épuise</translation>
    </message>
    <message>
        <source>Earned per game, not counting those taken before the first turn or in exchange, all players together: %1</source>
        <translation>Gagnés par partie, sans ceux pris avant le premier tour ou en échange, tous joueurs confondus&#x202f;: %1</translation>
    </message>
    <message>
        <source>Taken before the first turn, per game, all players together: %1</source>
        <translation>Pris avant le premier tour, par partie, tous joueurs confondus&#x202f;: %1</translation>
    </message>
    <message>
        <source>Taken in exchange per game, all players together: %1</source>
        <translation>Pris en échange par partie, tous joueurs confondus&#x202f;: %1</translation>
    </message>
    <message>
        <source>Share of players who earn any: %1</source>
        <translation>Part des joueurs qui en gagnent&#x202f;: %1</translation>
    </message>
    <message>
        <source>the longest, %1 turns</source>
        <translation>la plus longue, %1 tours</translation>
    </message>
    <message>
        <source>the shortest, %1 turns</source>
        <translation>la plus courte, %1 tours</translation>
    </message>
    <message>
        <source>most tiles that fit nowhere, %1</source>
        <translation>le plus de tuiles qui ne vont nulle part, %1</translation>
    </message>
    <message>
        <source>a situation that the rules may not cover, %1 times: %2</source>
        <translation>une situation que les règles ne prévoient peut-être pas, %1 fois&#x202f;: %2</translation>
    </message>
    <message>
        <source>These bots are deterministic, so some games repeat: %1 games tell you as much as %2.</source>
        <translation>Ces bots sont déterministes, certaines parties se répètent donc&#x202f;: %1 parties en disent autant que %2.</translation>
    </message>
    <message>
        <source>Found %1 for %2, expected a number from 0 to 1: it is a share.</source>
        <translation>Trouvé&#x202f;: %1 pour %2&#x202f;; attendu&#x202f;: un nombre de 0 à 1, car c&apos;est une part.</translation>
    </message>
    <message>
        <source>unfair: wins more than its share</source>
        <translation>inéquitable&#x202f;: gagne plus que sa part</translation>
    </message>
    <message>
        <source>unfair: wins less than its share</source>
        <translation>inéquitable&#x202f;: gagne moins que sa part</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refusées</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Joined</source>
        <translation>Jointes</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Visites</translation>
    </message>
    <message>
        <source>Gains</source>
        <translation>Gains</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>Partie %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Found a part of another playtest: %1 is %2, expected %3.</source>
        <translation>Trouvé&#x202f;: un lot d&apos;un autre essai&#x202f;: %1 est %2&#x202f;; attendu&#x202f;: %3.</translation>
    </message>
    <message>
        <source>There are too few games to compare the parts.</source>
        <translation>Il y a trop peu de parties pour comparer les lots.</translation>
    </message>
    <message>
        <source>The parts differ significantly: p = %1 (chi-squared test of endings and turns).</source>
        <translation>Les lots diffèrent significativement&#x202f;: p = %1 (test du khi carré sur les fins et les tours).</translation>
    </message>
    <message>
        <source>The parts don&apos;t differ significantly: p = %1 (chi-squared test of endings and turns).</source>
        <translation>Les lots ne diffèrent pas significativement&#x202f;: p = %1 (test du khi carré sur les fins et les tours).</translation>
    </message>
    <message>
        <source>Found version %1 of the format, expected %2: the file was written by an older program and lacks some of what this one counts.</source>
        <translation>Version %1 du format trouvée&#x202f;; attendu&#x202f;: %2. Le fichier vient d&apos;un programme plus ancien et n&apos;a pas tout ce que celui-ci compte.</translation>
    </message>
    <message>
        <source>Play the games again; the same seed gives the same games.</source>
        <translation>Rejouer les parties&#x202f;; la même graine donne les mêmes parties.</translation>
    </message>
    <message>
        <source>found a tile set for %1, expected one for %2</source>
        <translation>trouvé&#x202f;: un jeu de tuiles pour %1&#x202f;; attendu&#x202f;: un jeu pour %2</translation>
    </message>
    <message>
        <source>found an option for tiles of rules other than %1; --help shows which ones apply</source>
        <translation>option trouvée pour des tuiles d&apos;autres règles que %1&#x202f;; --help montre celles qui conviennent</translation>
    </message>
    <message>
        <source>Beneath Carcassonne Castle</source>
        <translation>Beneath Carcassonne Castle</translation>
    </message>
    <message>
        <source>followers</source>
        <translation>partisans</translation>
    </message>
    <message>
        <source>large followers</source>
        <translation>grands partisans</translation>
    </message>
    <message>
        <source>mayors</source>
        <translation>maires</translation>
    </message>
    <message>
        <source>wagons</source>
        <translation>chariots</translation>
    </message>
    <message>
        <source>builders</source>
        <translation>bâtisseurs</translation>
    </message>
    <message>
        <source>pigs</source>
        <translation>cochons</translation>
    </message>
    <message>
        <source>blue tunnel tokens</source>
        <translation>jetons de tunnel bleus</translation>
    </message>
    <message>
        <source>yellow tunnel tokens</source>
        <translation>jetons de tunnel jaunes</translation>
    </message>
    <message>
        <source>green tunnel tokens</source>
        <translation>jetons de tunnel verts</translation>
    </message>
    <message>
        <source>red tunnel tokens</source>
        <translation>jetons de tunnel rouges</translation>
    </message>
    <message>
        <source>brown tunnel tokens</source>
        <translation>jetons de tunnel bruns</translation>
    </message>
    <message>
        <source>orange tunnel tokens</source>
        <translation>jetons de tunnel orange</translation>
    </message>
    <message>
        <source>%1 on the %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 on the %2 (%3)</source>
        <translation>%1 sur %2 (%3)</translation>
    </message>
    <message>
        <source>%1 token at %2, %3, %4</source>
        <translation>jeton %1 en %2, %3, côté %4</translation>
    </message>
    <message>
        <source>the wagon comes home</source>
        <translation>le chariot rentre</translation>
    </message>
    <message>
        <source>Place a follower</source>
        <translation>Placer un partisan</translation>
    </message>
    <message>
        <source>Place the large follower</source>
        <translation>Placer le grand partisan</translation>
    </message>
    <message>
        <source>Place the mayor</source>
        <translation>Placer le maire</translation>
    </message>
    <message>
        <source>Place the wagon</source>
        <translation>Placer le chariot</translation>
    </message>
    <message>
        <source>Place the builder</source>
        <translation>Placer le bâtisseur</translation>
    </message>
    <message>
        <source>Place the pig</source>
        <translation>Placer le cochon</translation>
    </message>
    <message>
        <source>Place a tunnel token</source>
        <translation>Placer un jeton de tunnel</translation>
    </message>
    <message>
        <source>Move the wagon on</source>
        <translation>Faire avancer le chariot</translation>
    </message>
    <message>
        <source>Take the wagon home</source>
        <translation>Faire rentrer le chariot</translation>
    </message>
    <message>
        <source>found the empty cell %1, %2; expected a laid tile</source>
        <translation>trouvé&#x202f;: la case %1, %2, qui est vide&#x202f;; attendu&#x202f;: une tuile posée</translation>
    </message>
    <message>
        <source>the side of a tunnel mouth</source>
        <translation>le côté d&apos;une bouche de tunnel</translation>
    </message>
    <message>
        <source>a piece</source>
        <translation>un pion</translation>
    </message>
    <message>
        <source>a token colour</source>
        <translation>une couleur de jeton</translation>
    </message>
    <message>
        <source>large</source>
        <translation>grand partisan</translation>
    </message>
    <message>
        <source>mayor</source>
        <translation>maire</translation>
    </message>
    <message>
        <source>wagon</source>
        <translation>chariot</translation>
    </message>
    <message>
        <source>builder</source>
        <translation>bâtisseur</translation>
    </message>
    <message>
        <source>pig</source>
        <translation>cochon</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pions</translation>
    </message>
    <message>
        <source>Points for a small city</source>
        <translation>Points pour une petite ville</translation>
    </message>
    <message>
        <source>Split other tunnels</source>
        <translation>Couper les autres tunnels</translation>
    </message>
    <message>
        <source>Count tunnel tiles twice</source>
        <translation>Compter deux fois les tuiles de tunnel</translation>
    </message>
    <message>
        <source>A tile with a mouth counts once for each of its pieces in a road (U-4.1).</source>
        <translation>Une tuile avec une bouche compte une fois pour chacun de ses morceaux dans une route (U-4.1).</translation>
    </message>
    <message>
        <source>%1 side: %2 meets %3</source>
        <translation>côté %1&#x202f;: %2 contre %3</translation>
    </message>
    <message>
        <source>touches no laid tile</source>
        <translation>ne touche aucune tuile posée</translation>
    </message>
    <message>
        <source>move the wagons on first</source>
        <translation>faites d&apos;abord avancer les chariots</translation>
    </message>
    <message>
        <source>a piece has already been placed</source>
        <translation>un pion a déjà été placé</translation>
    </message>
    <message>
        <source>you have none left in your supply</source>
        <translation>vous n&apos;en avez plus dans votre réserve</translation>
    </message>
    <message>
        <source>the tile has nothing that this piece can be placed on</source>
        <translation>la tuile n&apos;a rien sur quoi placer ce pion</translation>
    </message>
    <message>
        <source>it is already occupied</source>
        <translation>c&apos;est déjà occupé</translation>
    </message>
    <message>
        <source>none of your followers is on it</source>
        <translation>aucun de vos partisans ne s&apos;y trouve</translation>
    </message>
    <message>
        <source>a token has already been placed this turn</source>
        <translation>un jeton a déjà été placé pendant ce tour</translation>
    </message>
    <message>
        <source>you have no tokens left</source>
        <translation>vous n&apos;avez plus de jeton</translation>
    </message>
    <message>
        <source>no tunnel mouth is free</source>
        <translation>aucune bouche de tunnel n&apos;est libre</translation>
    </message>
    <message>
        <source>no unfinished road, city or cloister nearby is free</source>
        <translation>il n&apos;y a pas de route, de ville ni de cloître inachevés et libres à proximité</translation>
    </message>
    <message>
        <source>there is already a tile here</source>
        <translation>il y a déjà une tuile ici</translation>
    </message>
    <message>
        <source>pieces go on the tile just laid</source>
        <translation>les pions vont sur la tuile qui vient d&apos;être posée</translation>
    </message>
    <message>
        <source>tunnel tokens are not in this game</source>
        <translation>cette partie n&apos;a pas de jetons de tunnel</translation>
    </message>
    <message>
        <source>there is already a token here</source>
        <translation>il y a déjà un jeton ici</translation>
    </message>
    <message>
        <source>there is no tunnel mouth here</source>
        <translation>il n&apos;y a pas de bouche de tunnel ici</translation>
    </message>
    <message>
        <source>field touching completed cities: %1</source>
        <translation>pré touchant des villes complètes&#x202f;: %1</translation>
    </message>
    <message>
        <source>cloister, tiles: %1 of 9</source>
        <translation>cloître, tuiles présentes&#x202f;: %1 sur 9</translation>
    </message>
    <message>
        <source>%1, tiles: %2, complete</source>
        <translation>%1, tuiles&#x202f;: %2, complète</translation>
    </message>
    <message>
        <source>%1, tiles: %2, open ends: %3</source>
        <translation>%1, tuiles&#x202f;: %2, extrémités ouvertes&#x202f;: %3</translation>
    </message>
    <message>
        <source>found the ruleset %1, expected %2</source>
        <translation>trouvé&#x202f;: les règles %1&#x202f;; attendu&#x202f;: %2</translation>
    </message>
    <message>
        <source>found %1 features on the tile, expected at most %2 in a game</source>
        <translation>trouvé&#x202f;: %1 zones sur la tuile&#x202f;; attendu&#x202f;: %2 au plus dans une partie</translation>
    </message>
    <message>
        <source>Remove some features.</source>
        <translation>Enlever des zones.</translation>
    </message>
    <message>
        <source>found %1 features on all tiles together, expected at most %2 in a game</source>
        <translation>trouvé&#x202f;: %1 zones sur toutes les tuiles&#x202f;; attendu&#x202f;: %2 au plus dans une partie</translation>
    </message>
    <message>
        <source>lay the tile</source>
        <translation>poser la tuile</translation>
    </message>
    <message>
        <source>lay the builder&apos;s tile</source>
        <translation>poser la tuile du bâtisseur</translation>
    </message>
    <message>
        <source>place a piece, or end the turn</source>
        <translation>placer un pion, ou terminer le tour</translation>
    </message>
    <message>
        <source>place a token, or end the turn</source>
        <translation>placer un jeton, ou terminer le tour</translation>
    </message>
    <message>
        <source>move the wagon on, or take it home</source>
        <translation>faire avancer le chariot, ou le faire rentrer</translation>
    </message>
    <message>
        <source>follower</source>
        <translation>partisan</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>The Tunnel</source>
        <translation>Le Tunnel</translation>
    </message>
    <message>
        <source>The tile set “%1” is for “%2”, but “%3”, which it is combined with, is for “%4”.</source>
        <translation>Le jeu de tuiles «&#x202f;%1&#x202f;» est pour «&#x202f;%2&#x202f;», mais «&#x202f;%3&#x202f;», auquel il est associé, est pour «&#x202f;%4&#x202f;».</translation>
    </message>
    <message>
        <source>Choose sets for the same rules.</source>
        <translation>Choisir des jeux pour les mêmes règles.</translation>
    </message>
    <message>
        <source>The id “%1” is in “%2” and in “%3”, expected it in one set only.</source>
        <translation>L&apos;identifiant «&#x202f;%1&#x202f;» figure dans «&#x202f;%2&#x202f;» et dans «&#x202f;%3&#x202f;»&#x202f;; attendu&#x202f;: dans un seul jeu.</translation>
    </message>
    <message>
        <source>Give one of the two tiles another id.</source>
        <translation>Donner un autre identifiant à l&apos;une des deux tuiles.</translation>
    </message>
    <message>
        <source>All weights of city, road and field are 0, expected at least one above 0.</source>
        <translation>Tous les poids de ville, route et pré sont à 0&#x202f;; attendu&#x202f;: au moins un supérieur à 0.</translation>
    </message>
    <message>
        <source>Found the share %1, expected 0 to 1.</source>
        <translation>Part trouvée&#x202f;: %1&#x202f;; attendu&#x202f;: 0 à 1.</translation>
    </message>
    <message>
        <source>city</source>
        <translation>ville</translation>
    </message>
    <message>
        <source>road</source>
        <translation>route</translation>
    </message>
    <message>
        <source>field</source>
        <translation>pré</translation>
    </message>
    <message>
        <source>any</source>
        <translation>quelconque</translation>
    </message>
    <message>
        <source>cloister</source>
        <translation>cloître</translation>
    </message>
    <message>
        <source>volcano</source>
        <translation>volcan</translation>
    </message>
    <message>
        <source>dragon</source>
        <translation>dragon</translation>
    </message>
    <message>
        <source>portal</source>
        <translation>portail</translation>
    </message>
    <message>
        <source>tower</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>row %1, column %2: found “%3”, expected features such as: city NW pennants:1 | road ES inn | field EL SR cities:0 | field | cloister</source>
        <translation>ligne %1, colonne %2&#x202f;: trouvé&#x202f;: «&#x202f;%3&#x202f;»&#x202f;; attendu&#x202f;: des zones telles que city NW pennants:1 | road ES inn | field EL SR cities:0 | field | cloister</translation>
    </message>
    <message>
        <source>row %1, column %2: found “%3”, expected any of volcano, dragon, portal and tower, each once</source>
        <translation>ligne %1, colonne %2&#x202f;: trouvé&#x202f;: «&#x202f;%3&#x202f;»&#x202f;; attendu&#x202f;: des mots parmi volcano, dragon, portal et tower, chacun une fois</translation>
    </message>
    <message>
        <source>row %1, column %2: found “%3”, expected pairs of numbers of features such as: 0-1 1-2</source>
        <translation>ligne %1, colonne %2&#x202f;: trouvé&#x202f;: «&#x202f;%3&#x202f;»&#x202f;; attendu&#x202f;: des paires de numéros de zones telles que 0-1 1-2</translation>
    </message>
    <message>
        <source>row %1, column %2: found “%3”, expected city, road, field or any</source>
        <translation>ligne %1, colonne %2&#x202f;: trouvé&#x202f;: «&#x202f;%3&#x202f;»&#x202f;; attendu&#x202f;: city, road, field ou any</translation>
    </message>
    <message>
        <source>cathedral</source>
        <translation>cathédrale</translation>
    </message>
    <message>
        <source>princess</source>
        <translation>princesse</translation>
    </message>
    <message>
        <source>wine</source>
        <translation>vin</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>blé</translation>
    </message>
    <message>
        <source>cloth</source>
        <translation>drap</translation>
    </message>
    <message>
        <source>inn</source>
        <translation>auberge</translation>
    </message>
    <message>
        <source>tunnel mouth</source>
        <translation>bouche de tunnel</translation>
    </message>
    <message>
        <source>tunnel, if tokens are in play</source>
        <translation>tunnel, si l&apos;on joue avec les jetons</translation>
    </message>
    <message>
        <source>ends in a crossing</source>
        <translation>fin à un carrefour</translation>
    </message>
    <message>
        <source>ends at a gate</source>
        <translation>fin à une porte</translation>
    </message>
    <message>
        <source>ends at the cloister</source>
        <translation>fin au cloître</translation>
    </message>
    <message>
        <source>ends at the tower</source>
        <translation>fin à la tour</translation>
    </message>
    <message>
        <source>ends at the volcano</source>
        <translation>fin au volcan</translation>
    </message>
    <message>
        <source>terminus</source>
        <translation>terminus</translation>
    </message>
    <message>
        <source>Features no. %1 and no. %2 cross, but the tile has %3 features, numbered from 0.</source>
        <translation>Les zones nº %1 et nº %2 se croisent, mais la tuile a %3 zones, comptées à partir de 0.</translation>
    </message>
    <message>
        <source>Name two features of the tile by their numbers.</source>
        <translation>Nommer deux zones de la tuile par leurs numéros.</translation>
    </message>
    <message>
        <source>Feature no. %1 crosses itself, expected two different features.</source>
        <translation>La zone nº %1 se croise elle-même&#x202f;; attendu&#x202f;: deux zones différentes.</translation>
    </message>
    <message>
        <source>Name two features, or remove the crossing.</source>
        <translation>Nommer deux zones, ou supprimer le croisement.</translation>
    </message>
    <message>
        <source>The crossing of features no. %1 and no. %2 is listed twice.</source>
        <translation>Le croisement des zones nº %1 et nº %2 est indiqué deux fois.</translation>
    </message>
    <message>
        <source>Features no. %1 and no. %2 cross, but could lie side by side.</source>
        <translation>Les zones nº %1 et nº %2 se croisent, mais pourraient être côte à côte.</translation>
    </message>
    <message>
        <source>Remove the crossing, or correct their sides.</source>
        <translation>Supprimer le croisement, ou corriger leurs côtés.</translation>
    </message>
    <message>
        <source>Features no. %1 and no. %2 can&apos;t lie side by side, but their crossing isn&apos;t listed.</source>
        <translation>Les zones nº %1 et nº %2 ne peuvent pas être côte à côte, mais leur croisement n&apos;est pas indiqué.</translation>
    </message>
    <message>
        <source>Add the crossing, or correct their sides.</source>
        <translation>Ajouter le croisement, ou corriger leurs côtés.</translation>
    </message>
    <message>
        <source>The tile has %1 features, expected at most %2.</source>
        <translation>La tuile a %1 zones&#x202f;; attendu&#x202f;: %2 au plus.</translation>
    </message>
    <message>
        <source>The %1 side shows a city, but no city of the tile reaches it; expected one.</source>
        <translation>Le côté %1 montre une ville, mais aucune ville de la tuile ne l&apos;atteint&#x202f;; attendu&#x202f;: une.</translation>
    </message>
    <message>
        <source>Features no. %1 and no. %2 are cities that both reach the %3 side; expected one.</source>
        <translation>Les zones nº %1 et nº %2, toutes deux des villes, atteignent le côté %3&#x202f;; attendu&#x202f;: une seule.</translation>
    </message>
    <message>
        <source>The %1 side shows a road, but no road of the tile reaches it; expected one.</source>
        <translation>Le côté %1 montre une route, mais aucune route de la tuile ne l&apos;atteint&#x202f;; attendu&#x202f;: une.</translation>
    </message>
    <message>
        <source>Features no. %1 and no. %2 are roads that both reach the %3 side; expected one.</source>
        <translation>Les zones nº %1 et nº %2, toutes deux des routes, atteignent le côté %3&#x202f;; attendu&#x202f;: une seule.</translation>
    </message>
    <message>
        <source>Add the side to a feature of that kind, or change the edge.</source>
        <translation>Ajouter le côté à une zone de cette sorte, ou changer le bord.</translation>
    </message>
    <message>
        <source>Remove the side from one of the two, or merge them.</source>
        <translation>Enlever le côté à l&apos;une des deux, ou les réunir.</translation>
    </message>
    <message>
        <source>Half side %1 is in no field, expected one.</source>
        <translation>Le demi-côté %1 n&apos;est dans aucun pré&#x202f;; attendu&#x202f;: un.</translation>
    </message>
    <message>
        <source>Add it to a field of the tile.</source>
        <translation>L&apos;ajouter à un pré de la tuile.</translation>
    </message>
    <message>
        <source>Half side %1 is in two fields, features no. %2 and no. %3; expected one.</source>
        <translation>Le demi-côté %1 est dans deux prés, les zones nº %2 et nº %3&#x202f;; attendu&#x202f;: un seul.</translation>
    </message>
    <message>
        <source>Remove it from one of the two, or merge them.</source>
        <translation>L&apos;enlever à l&apos;un des deux, ou les réunir.</translation>
    </message>
    <message>
        <source>The city has %1 pennants, expected 0 to %2.</source>
        <translation>La ville a %1 blasons&#x202f;; attendu&#x202f;: 0 à %2.</translation>
    </message>
    <message>
        <source>Correct their number.</source>
        <translation>Corriger leur nombre.</translation>
    </message>
    <message>
        <source>The city reaches no side, expected at least one.</source>
        <translation>La ville n&apos;atteint aucun côté&#x202f;; attendu&#x202f;: au moins un.</translation>
    </message>
    <message>
        <source>The road reaches no side, expected at least one.</source>
        <translation>La route n&apos;atteint aucun côté&#x202f;; attendu&#x202f;: au moins un.</translation>
    </message>
    <message>
        <source>Name its sides, or remove it.</source>
        <translation>Nommer ses côtés, ou la supprimer.</translation>
    </message>
    <message>
        <source>The city reaches the %1 side, whose edge is “%2”; expected “city”.</source>
        <translation>La ville atteint le côté %1, dont le bord est «&#x202f;%2&#x202f;»&#x202f;; attendu&#x202f;: «&#x202f;ville&#x202f;».</translation>
    </message>
    <message>
        <source>The road reaches the %1 side, whose edge is “%2”; expected “road”.</source>
        <translation>La route atteint le côté %1, dont le bord est «&#x202f;%2&#x202f;»&#x202f;; attendu&#x202f;: «&#x202f;route&#x202f;».</translation>
    </message>
    <message>
        <source>Remove the side from it, or change the edge.</source>
        <translation>Lui enlever le côté, ou changer le bord.</translation>
    </message>
    <message>
        <source>A road with %1 sides ends in a tunnel mouth, expected one side.</source>
        <translation>Une route de %1 côtés finit dans une bouche de tunnel&#x202f;; attendu&#x202f;: un seul côté.</translation>
    </message>
    <message>
        <source>Make a separate road for each side, or use “splits”.</source>
        <translation>En faire une route par côté, ou mettre «&#x202f;splits&#x202f;».</translation>
    </message>
    <message>
        <source>A road with one side is marked “splits”, expected two sides or more.</source>
        <translation>Une route à un seul côté porte «&#x202f;splits&#x202f;»&#x202f;; attendu&#x202f;: deux côtés ou plus.</translation>
    </message>
    <message>
        <source>Make it a “mouth”, or give it more sides.</source>
        <translation>En faire une «&#x202f;mouth&#x202f;», ou lui donner plus de côtés.</translation>
    </message>
    <message>
        <source>The field includes half side %1 of an edge “%2”, along which no field can lie.</source>
        <translation>Le pré contient le demi-côté %1 d&apos;un bord «&#x202f;%2&#x202f;», le long duquel aucun pré ne peut se trouver.</translation>
    </message>
    <message>
        <source>Remove the half side from it, or change the edge.</source>
        <translation>Lui enlever le demi-côté, ou changer le bord.</translation>
    </message>
    <message>
        <source>The field touches feature no. %1 as a city, but that isn&apos;t a city of the tile.</source>
        <translation>Le pré touche comme ville la zone nº %1, mais ce n&apos;est pas une ville de la tuile.</translation>
    </message>
    <message>
        <source>Name a city by its feature number, counting from 0.</source>
        <translation>Nommer une ville par son numéro parmi les zones, comptées à partir de 0.</translation>
    </message>
    <message>
        <source>City no. %1 is listed twice.</source>
        <translation>La ville nº %1 figure deux fois dans la liste.</translation>
    </message>
    <message>
        <source>The tile has a second cloister, expected at most one.</source>
        <translation>La tuile a un deuxième cloître&#x202f;; attendu&#x202f;: un au plus.</translation>
    </message>
    <message>
        <source>The mark “%1” is listed twice, expected once.</source>
        <translation>La marque «&#x202f;%1&#x202f;» est indiquée deux fois&#x202f;; attendu&#x202f;: une seule fois.</translation>
    </message>
    <message>
        <source>The tile has a volcano and a tower, expected at most one of the two.</source>
        <translation>La tuile a un volcan et une tour&#x202f;; attendu&#x202f;: l&apos;un des deux au plus.</translation>
    </message>
    <message>
        <source>The map is for “%1”, but its tile set is for “%2”.</source>
        <translation>La carte est pour «&#x202f;%1&#x202f;», mais son jeu de tuiles pour «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>Open the map with a set for the same rules.</source>
        <translation>Ouvrir la carte avec un jeu pour les mêmes règles.</translation>
    </message>
    <message>
        <source>The map has no tiles, expected at least one to start with.</source>
        <translation>La carte n&apos;a pas de tuile&#x202f;; attendu&#x202f;: au moins une pour commencer.</translation>
    </message>
    <message>
        <source>Lay a tile.</source>
        <translation>Poser une tuile.</translation>
    </message>
    <message>
        <source>There is a room, “%1”, where only tiles are expected.</source>
        <translation>Il y a une pièce, «&#x202f;%1&#x202f;», là où seules des tuiles sont attendues.</translation>
    </message>
    <message>
        <source>Remove it, or lay a tile there.</source>
        <translation>La supprimer, ou y poser une tuile.</translation>
    </message>
    <message>
        <source>There is a door marker, but this game has no doors.</source>
        <translation>Il y a un marqueur de porte, mais ce jeu n&apos;a pas de portes.</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>Le supprimer.</translation>
    </message>
    <message>
        <source>The %1 side shows “%2”, but its neighbour&apos;s side shows “%3”; expected the same.</source>
        <translation>Le côté %1 montre «&#x202f;%2&#x202f;», celui de la voisine «&#x202f;%3&#x202f;»&#x202f;; attendu&#x202f;: la même chose.</translation>
    </message>
    <message>
        <source>Turn one of the two, or lay another tile.</source>
        <translation>Tourner l&apos;une des deux, ou poser une autre tuile.</translation>
    </message>
    <message>
        <source>found the rules of %1 for A and of %2 for B, expected the same rules for both</source>
        <translation>A se joue selon les règles de %1 et B selon celles de %2&#x202f;; attendu&#x202f;: les mêmes règles pour les deux</translation>
    </message>
    <message>
        <source>found a file there that would be overwritten, expected none: %1</source>
        <translation>un fichier déjà présent serait écrasé (%1)&#x202f;; attendu&#x202f;: aucun</translation>
    </message>
    <message>
        <source>of the set</source>
        <translation>du jeu</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>The rules whose pieces and tokens are set out; a game uses its own. The tunnel needs tokens.</source>
        <translation>Les règles dont les pions et les jetons sont prêts&#x202f;; une partie a les siennes. Le Tunnel demande des jetons.</translation>
    </message>
    <message>
        <source>rules: found %1, which is not played with such tiles</source>
        <translation>rules&#x202f;: trouvé&#x202f;: %1, qui ne se joue pas avec de telles tuiles</translation>
    </message>
    <message>
        <source>Cells on each side into which the board can grow.</source>
        <translation>Nombre de cases dont le plateau peut s&apos;étendre de chaque côté.</translation>
    </message>
    <message>
        <source>roads</source>
        <translation>routes</translation>
    </message>
    <message>
        <source>cities</source>
        <translation>villes</translation>
    </message>
    <message>
        <source>cloisters</source>
        <translation>cloîtres</translation>
    </message>
    <message>
        <source>fields</source>
        <translation>prés</translation>
    </message>
    <message>
        <source>roads through a tunnel</source>
        <translation>routes passant par un tunnel</translation>
    </message>
    <message>
        <source>found no tile with a tunnel mouth, expected places for the tokens</source>
        <translation>aucune tuile à bouche de tunnel trouvée&#x202f;; attendu&#x202f;: des places pour les jetons</translation>
    </message>
    <message>
        <source>Shuffle in the tunnel set.</source>
        <translation>Y mêler le jeu du Tunnel.</translation>
    </message>
    <message>
        <source>Average number of tiles beside a tile when it is laid</source>
        <translation>Nombre moyen de tuiles à côté d&apos;une tuile posée</translation>
    </message>
    <message>
        <source>Average points per player for %1 during the game</source>
        <translation>Points moyens d&apos;un joueur pour %1 en cours de partie</translation>
    </message>
    <message>
        <source>Average points per player for %1 at the end of the game</source>
        <translation>Points moyens d&apos;un joueur pour %1 à la fin de la partie</translation>
    </message>
    <message>
        <source>Share of all points that comes from %1</source>
        <translation>Part de tous les points&#x202f;: %1</translation>
    </message>
    <message>
        <source>Placed from the supply per game, all players together: %1</source>
        <translation>Placés depuis la réserve par partie, tous joueurs confondus&#x202f;: %1</translation>
    </message>
    <message>
        <source>Returned to the supply per game, all players together: %1</source>
        <translation>Revenus dans la réserve par partie, tous joueurs confondus&#x202f;: %1</translation>
    </message>
    <message>
        <source>Average number in the player&apos;s supply at the start of a turn: %1</source>
        <translation>Nombre moyen dans la réserve du joueur au début de son tour&#x202f;: %1</translation>
    </message>
    <message>
        <source>Share of turns that start with none in the player&apos;s supply: %1</source>
        <translation>Part des tours qui commencent sans rien dans la réserve du joueur&#x202f;: %1</translation>
    </message>
    <message>
        <source>Average number in the player&apos;s supply at the start of that player&apos;s turns %2 to %3: %1</source>
        <translation>Nombre moyen dans la réserve du joueur au début de ses propres tours %2 à %3&#x202f;: %1</translation>
    </message>
    <message>
        <source>Average number complete at the end of a game: %1</source>
        <translation>Nombre moyen de zones achevées à la fin d&apos;une partie&#x202f;: %1</translation>
    </message>
    <message>
        <source>Average number incomplete at the end of a game: %1</source>
        <translation>Nombre moyen de zones inachevées à la fin d&apos;une partie&#x202f;: %1</translation>
    </message>
    <message>
        <source>Share of those on the board that are complete at the end: %1</source>
        <translation>Part des zones du plateau qui sont achevées à la fin&#x202f;: %1</translation>
    </message>
    <message>
        <source>Incomplete but occupied at the end of a game: %1</source>
        <translation>Zones inachevées mais occupées à la fin d&apos;une partie&#x202f;: %1</translation>
    </message>
    <message>
        <source>Pieces on incomplete features at the end of a game: %1</source>
        <translation>Pions sur des zones inachevées à la fin d&apos;une partie&#x202f;: %1</translation>
    </message>
    <message>
        <source>Share of occupied, incomplete features that are trapped at the end, because they need an empty cell that no tile of the game fits: %1</source>
        <translation>Part des zones occupées et inachevées qui sont bloquées à la fin, car il leur faut une case vide où aucune tuile de la partie ne va&#x202f;: %1</translation>
    </message>
    <message>
        <source>Average number of trapped pieces at the end of a game: %1</source>
        <translation>Nombre moyen de pions bloqués à la fin d&apos;une partie&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1: comes closest, but misses %2; none of the %3 combinations meets all goals.</source>
        <translation>%1&#x202f;: s&apos;en approche le plus, mais manque %2&#x202f;; aucune des %3 combinaisons n&apos;atteint tous les objectifs.</translation>
    </message>
    <message>
        <source>this set needs none of the parts chosen for printing; expected its tiles or other parts</source>
        <translation>ce jeu n’a besoin de rien de ce qui doit être imprimé&#x202f;; attendu&#x202f;: ses tuiles ou d’autres parties</translation>
    </message>
    <message>
        <source>found the mark %1, expected volcano, dragon, portal or tower</source>
        <translation>marque trouvée&#x202f;: %1&#x202f;; attendu&#x202f;: volcano, dragon, portal ou tower</translation>
    </message>
    <message>
        <source>tower floors</source>
        <translation>étages de tour</translation>
    </message>
    <message>
        <source>the fairy</source>
        <translation>la fée</translation>
    </message>
    <message>
        <source>ransoms</source>
        <translation>rançons</translation>
    </message>
    <message>
        <source>%1 on the tower</source>
        <translation>%1 sur la tour</translation>
    </message>
    <message>
        <source>%1 out of the dungeon to the dragon, who eats him</source>
        <translation>%1 hors des oubliettes vers le dragon, qui le dévore</translation>
    </message>
    <message>
        <source>the dragon comes out at %1, %2</source>
        <translation>le dragon sort en %1, %2</translation>
    </message>
    <message>
        <source>the dragon goes to %1, %2, into the dungeon</source>
        <translation>le dragon en %1, %2, dans les oubliettes</translation>
    </message>
    <message>
        <source>the dragon goes to %1, %2</source>
        <translation>le dragon en %1, %2</translation>
    </message>
    <message>
        <source>the fairy goes to the %1 in the dungeon</source>
        <translation>la fée dans les oubliettes, auprès de&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 into the dungeon</source>
        <translation>%1 dans les oubliettes</translation>
    </message>
    <message>
        <source>a floor at %1, %2</source>
        <translation>un étage en %1, %2</translation>
    </message>
    <message>
        <source>3 points for the %1</source>
        <translation>3 points pour&#x202f;: %1</translation>
    </message>
    <message>
        <source>all of yours on that tile go into the dungeon</source>
        <translation>tous les vôtres sur cette tuile vont dans les oubliettes</translation>
    </message>
    <message>
        <source>all of yours on that tile are eaten</source>
        <translation>tous les vôtres sur cette tuile sont dévorés</translation>
    </message>
    <message>
        <source>Buy back a prisoner</source>
        <translation>Racheter un prisonnier</translation>
    </message>
    <message>
        <source>Place the fairy</source>
        <translation>Placer la fée</translation>
    </message>
    <message>
        <source>The princess sends a follower home</source>
        <translation>La princesse renvoie un partisan</translation>
    </message>
    <message>
        <source>Enter the dungeon</source>
        <translation>Entrer dans les oubliettes</translation>
    </message>
    <message>
        <source>Leave the dungeon</source>
        <translation>Sortir des oubliettes</translation>
    </message>
    <message>
        <source>Flush out the dragon</source>
        <translation>Débusquer le dragon</translation>
    </message>
    <message>
        <source>Build a tower floor</source>
        <translation>Bâtir un étage</translation>
    </message>
    <message>
        <source>Move the dragon</source>
        <translation>Déplacer le dragon</translation>
    </message>
    <message>
        <source>Flee into the dungeon</source>
        <translation>Fuir dans les oubliettes</translation>
    </message>
    <message>
        <source>Stay and be eaten</source>
        <translation>Rester et être dévoré</translation>
    </message>
    <message>
        <source>found neither &quot;feature&quot; nor a tower on that tile; expected one of them</source>
        <translation>trouvé&#x202f;: ni «&#x202f;feature&#x202f;» ni tour sur cette tuile&#x202f;; attendu&#x202f;: l&apos;un des deux</translation>
    </message>
    <message>
        <source>found a place together with &quot;figure&quot;; expected only one of them</source>
        <translation>trouvé&#x202f;: un endroit à côté de «&#x202f;figure&#x202f;»&#x202f;; attendu&#x202f;: l&apos;un des deux</translation>
    </message>
    <message>
        <source>a place</source>
        <translation>un endroit</translation>
    </message>
    <message>
        <source>before-scoring</source>
        <translation>avant le décompte</translation>
    </message>
    <message>
        <source>after-scoring</source>
        <translation>après le décompte</translation>
    </message>
    <message>
        <source>Dragon moves</source>
        <translation>Vol du dragon</translation>
    </message>
    <message>
        <source>When a dragon tile makes the dragon fly: before completed features are scored, or after scoring and after the wagons (L-6.2).</source>
        <translation>Quand une tuile au dragon le fait voler&#x202f;: avant le décompte des zones achevées, ou après lui et après les chariots (L-6.2).</translation>
    </message>
    <message>
        <source>may</source>
        <translation>peut</translation>
    </message>
    <message>
        <source>must</source>
        <translation>doit</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Princesse</translation>
    </message>
    <message>
        <source>Whether a player who lays a princess in an occupied city may send one of its followers home, or must do so and nothing else (L-6.5).</source>
        <translation>Un joueur qui pose une princesse dans une ville occupée peut renvoyer un de ses partisans, ou doit le faire et rien d&apos;autre (L-6.5).</translation>
    </message>
    <message>
        <source>Tower actions</source>
        <translation>Actions des tours</translation>
    </message>
    <message>
        <source>Floors, prisoners and followers on towers (L-5); without this, towers are only entrances to the dungeon.</source>
        <translation>Étages, prisonniers et partisans sur les tours (L-5)&#x202f;; sans cela les tours ne sont que des entrées des oubliettes.</translation>
    </message>
    <message>
        <source>Dragon eats on towers</source>
        <translation>Le dragon dévore sur les tours</translation>
    </message>
    <message>
        <source>Whether a follower on top of a tower can be eaten, and may flee (L-5.5).</source>
        <translation>Un partisan au sommet d&apos;une tour peut être dévoré, et peut fuir (L-5.5).</translation>
    </message>
    <message>
        <source>A player who lays an entrance while the dragon is in the dungeon may show the large follower in his supply and drive it out (D-5.3).</source>
        <translation>Un joueur qui pose une entrée pendant que le dragon est dans les oubliettes peut montrer le grand partisan de sa réserve et le débusquer (D-5.3).</translation>
    </message>
    <message>
        <source>the dragon is on that tile</source>
        <translation>le dragon est sur cette tuile</translation>
    </message>
    <message>
        <source>followers come out at a tower tile with no pieces on it</source>
        <translation>les partisans sortent par une tuile à tour sans pions</translation>
    </message>
    <message>
        <source>first choose whom the princess sends home</source>
        <translation>choisissez d&apos;abord qui la princesse renvoie</translation>
    </message>
    <message>
        <source>the dragon is in the dungeon</source>
        <translation>le dragon est dans les oubliettes</translation>
    </message>
    <message>
        <source>the dragon flies first</source>
        <translation>le dragon vole d&apos;abord</translation>
    </message>
    <message>
        <source>first choose: flee or stay</source>
        <translation>choisissez d&apos;abord&#x202f;: fuir ou rester</translation>
    </message>
    <message>
        <source>you have already done one thing this turn</source>
        <translation>vous avez déjà fait une chose pendant ce tour</translation>
    </message>
    <message>
        <source>none of your pieces is in the dungeon</source>
        <translation>aucun de vos pions n&apos;est dans les oubliettes</translation>
    </message>
    <message>
        <source>no tower tile without pieces has a feature open to him</source>
        <translation>aucune tuile à tour sans pions n&apos;a rien d&apos;ouvert pour ce partisan</translation>
    </message>
    <message>
        <source>you have already bought one back this turn</source>
        <translation>vous en avez déjà racheté un pendant ce tour</translation>
    </message>
    <message>
        <source>nobody holds one of your followers</source>
        <translation>personne ne détient l&apos;un de vos partisans</translation>
    </message>
    <message>
        <source>you have fewer than 3 points</source>
        <translation>vous avez moins de 3 points</translation>
    </message>
    <message>
        <source>you have no follower for her to go to</source>
        <translation>vous n&apos;avez pas de partisan auprès de qui elle pourrait aller</translation>
    </message>
    <message>
        <source>there is no follower in the city of a princess on this tile</source>
        <translation>aucun partisan n&apos;est dans la ville d&apos;une princesse de cette tuile</translation>
    </message>
    <message>
        <source>the tile has no tower</source>
        <translation>la tuile n&apos;a pas de tour</translation>
    </message>
    <message>
        <source>the mayor can only enter by a city</source>
        <translation>le maire ne peut entrer que par une ville</translation>
    </message>
    <message>
        <source>the dragon is not in the dungeon</source>
        <translation>le dragon n&apos;est pas dans les oubliettes</translation>
    </message>
    <message>
        <source>your large follower is not in your supply</source>
        <translation>votre grand partisan n&apos;est pas en réserve</translation>
    </message>
    <message>
        <source>you have no floors left</source>
        <translation>vous n&apos;avez plus d&apos;étage</translation>
    </message>
    <message>
        <source>no tower is open</source>
        <translation>aucune tour n&apos;est ouverte</translation>
    </message>
    <message>
        <source>she goes only to one of your followers</source>
        <translation>elle ne va qu&apos;auprès de l&apos;un de vos partisans</translation>
    </message>
    <message>
        <source>the dragon flies only after a dragon tile</source>
        <translation>le dragon ne vole qu&apos;après une tuile au dragon</translation>
    </message>
    <message>
        <source>the dragon comes out at a tower or a volcano without the fairy</source>
        <translation>le dragon sort à une tour ou à un volcan où la fée n&apos;est pas</translation>
    </message>
    <message>
        <source>one step to a neighbouring tile, not back and not to the fairy</source>
        <translation>un pas vers une tuile voisine, pas en arrière, pas vers la fée</translation>
    </message>
    <message>
        <source>found no tile with a tower, expected entrances to the dungeon</source>
        <translation>aucune tuile à tour trouvée&#x202f;; attendu&#x202f;: des entrées des oubliettes</translation>
    </message>
    <message>
        <source>Shuffle in the tower set.</source>
        <translation>Y mêler le jeu des tours.</translation>
    </message>
    <message>
        <source>found dragon tiles but no volcano in the stack, expected one that calls the dragon</source>
        <translation>tuiles au dragon trouvées, mais aucun volcan dans la pioche&#x202f;; attendu&#x202f;: un volcan qui appelle le dragon</translation>
    </message>
    <message>
        <source>Add a volcano tile.</source>
        <translation>Ajouter une tuile au volcan.</translation>
    </message>
    <message>
        <source>choose whom the princess sends home</source>
        <translation>choisir qui la princesse renvoie</translation>
    </message>
    <message>
        <source>do one thing, or end the turn</source>
        <translation>faire une chose, ou terminer le tour</translation>
    </message>
    <message>
        <source>choose where the dragon comes out</source>
        <translation>choisir où le dragon sort</translation>
    </message>
    <message>
        <source>move the dragon: step %1 of %2</source>
        <translation>déplacer le dragon&#x202f;: pas %1 sur %2</translation>
    </message>
    <message>
        <source>the dragon comes: flee into the dungeon, or stay</source>
        <translation>le dragon arrive&#x202f;: fuir dans les oubliettes, ou rester</translation>
    </message>
    <message>
        <source>the dragon bars it; only the %1 with the fairy may leave</source>
        <translation>le dragon les barre&#x202f;; seul celui qui est avec la fée peut sortir (%1)</translation>
    </message>
    <message>
        <source>the dragon bars it: nobody goes in or out</source>
        <translation>le dragon les barre&#x202f;: personne n&apos;entre ni ne sort</translation>
    </message>
    <message>
        <source>open: in and out by the towers</source>
        <translation>ouvertes&#x202f;: on entre et sort par les tours</translation>
    </message>
    <message>
        <source>Average final score per player</source>
        <translation>Score final moyen d&apos;un joueur</translation>
    </message>
    <message>
        <source>Drawn, fitted nowhere and left the game</source>
        <translation>Piochée, n&apos;allait nulle part et a quitté la partie</translation>
    </message>
    <message>
        <source>Players&apos; pieces that enter the %1, per game</source>
        <translation>Pions de joueurs qui entrent, par partie&#x202f;: %1</translation>
    </message>
    <message>
        <source>Players&apos; pieces that leave the %1 for the board, per game</source>
        <translation>Pions de joueurs qui ressortent sur le plateau, par partie&#x202f;: %1</translation>
    </message>
    <message>
        <source>Players&apos; pieces that enter and leave the %1 in one move, per game</source>
        <translation>Pions de joueurs qui entrent et ressortent d&apos;un seul coup, par partie&#x202f;: %1</translation>
    </message>
    <message>
        <source>Players&apos; pieces in the %1 at the end of a game</source>
        <translation>Pions de joueurs qui y sont à la fin d&apos;une partie&#x202f;: %1</translation>
    </message>
    <message>
        <source>Average number of players&apos; pieces in the %1 at the start of a turn</source>
        <translation>Nombre moyen de pions de joueurs à l&apos;intérieur au début d&apos;un tour&#x202f;: %1</translation>
    </message>
    <message>
        <source>Average stay of a piece in the %1, in turns of all players</source>
        <translation>Séjour moyen d&apos;un pion à l&apos;intérieur, en tours de tous les joueurs&#x202f;: %1</translation>
    </message>
    <message>
        <source>Pieces that leave the %1 for a place with another player&apos;s pieces, per game</source>
        <translation>Pions qui ressortent là où sont ceux d&apos;un autre joueur, par partie&#x202f;: %1</translation>
    </message>
    <message>
        <source>Share of scored features contested from the %1 that the arriving player scored, alone or not</source>
        <translation>Parmi les zones comptées et disputées par un pion venu de là, part de celles que son joueur a marquées, seul ou non&#x202f;: %1</translation>
    </message>
    <message>
        <source>Share of turns that start with the %1 in the %2</source>
        <translation>Part des tours au début desquels s&apos;y trouve&#x202f;: %1&#x202f;; %2</translation>
    </message>
    <message>
        <source>Share of games that end with the %1 in the %2</source>
        <translation>Part des parties à la fin desquelles s&apos;y trouve&#x202f;: %1&#x202f;; %2</translation>
    </message>
    <message>
        <source>Flights per game, each with all its steps: %1</source>
        <translation>Vols par partie, chacun avec tous ses pas&#x202f;: %1</translation>
    </message>
    <message>
        <source>Moves per game: %1</source>
        <translation>Déplacements par partie&#x202f;: %1</translation>
    </message>
    <message>
        <source>Pieces that the %1 sends home on arrival, per game</source>
        <translation>Pions renvoyés à son arrivée, par partie&#x202f;: %1</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Voisines</translation>
    </message>
    <message>
        <source>Average number of tiles beside a copy when it was laid</source>
        <translation>Nombre moyen de tuiles à côté d&apos;un exemplaire à la pose</translation>
    </message>
    <message>
        <source>Average number of pieces placed on a laid copy</source>
        <translation>Nombre moyen de pions placés sur un exemplaire posé</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Average points scored by features that a laid copy is part of, all players together</source>
        <translation>Points moyens des zones dont un exemplaire posé fait partie, tous joueurs confondus</translation>
    </message>
    <message>
        <source>Average number of chambers that a copy connected to when it was laid</source>
        <translation>Nombre moyen de salles auxquelles un exemplaire a été relié à la pose</translation>
    </message>
    <message>
        <source>Average number of pieces that moved onto a laid copy</source>
        <translation>Nombre moyen de pions venus sur un exemplaire posé</translation>
    </message>
    <message>
        <source>Average number of tokens gained by moving onto a laid copy</source>
        <translation>Nombre moyen de jetons reçus en venant sur un exemplaire posé</translation>
    </message>
    <message>
        <source>The Dungeon</source>
        <translation>Les Oubliettes</translation>
    </message>
    <message>
        <source>fairy</source>
        <translation>fée</translation>
    </message>
    <message>
        <source>dungeon</source>
        <translation>oubliettes</translation>
    </message>
    <message>
        <source>prison</source>
        <translation>prison</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>nord-est</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sud-est</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>sud-ouest</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>nord-ouest</translation>
    </message>
    <message>
        <source>%1 on the %2 at %3, %4</source>
        <translation>%1 sur %2 en %3, %4</translation>
    </message>
    <message>
        <source>%1 on the %2 (%3) at %4, %5</source>
        <translation>%1 sur %2 (%3) en %4, %5</translation>
    </message>
    <message>
        <source>%1 on the tower at %2, %3</source>
        <translation>%1 sur la tour en %2, %3</translation>
    </message>
    <message>
        <source>%1 out of the dungeon onto the %2 at %3, %4</source>
        <translation>%1 hors des oubliettes, %2 en %3, %4</translation>
    </message>
    <message>
        <source>%1 out of the dungeon onto the %2 (%3) at %4, %5</source>
        <translation>%1 hors des oubliettes, %2 (%3) en %4, %5</translation>
    </message>
    <message>
        <source>%1 through the dungeon onto the %2 at %3, %4</source>
        <translation>%1 par les oubliettes, %2 en %3, %4</translation>
    </message>
    <message>
        <source>%1 through the dungeon onto the %2 (%3) at %4, %5</source>
        <translation>%1 par les oubliettes, %2 (%3) en %4, %5</translation>
    </message>
    <message>
        <source>the fairy goes to the %1 on the %2 at %3, %4</source>
        <translation>la fée auprès de&#x202f;: %1, %2 en %3, %4</translation>
    </message>
    <message>
        <source>the fairy goes to the %1 on the %2 (%3) at %4, %5</source>
        <translation>la fée auprès de&#x202f;: %1, %2 (%3) en %4, %5</translation>
    </message>
    <message>
        <source>the fairy goes to the %1 on the tower at %2, %3</source>
        <translation>la fée auprès de&#x202f;: %1 sur la tour en %2, %3</translation>
    </message>
    <message>
        <source>a floor at %1, %2; it takes the %3 on the %4 at %5, %6</source>
        <translation>un étage en %1, %2&#x202f;; il prend %3 (%4) en %5, %6</translation>
    </message>
    <message>
        <source>a floor at %1, %2; it takes the %3 on the %4 (%5) at %6, %7</source>
        <translation>un étage en %1, %2&#x202f;; il prend %3 (%4&#x202f;: %5) en %6, %7</translation>
    </message>
    <message>
        <source>a floor at %1, %2; it takes the %3 on the tower at %4, %5</source>
        <translation>un étage en %1, %2&#x202f;; il prend %3 sur la tour en %4, %5</translation>
    </message>
    <message>
        <source>a floor at %1, %2; the %3 on the %4 at %5, %6 in exchange for your %7</source>
        <translation>un étage en %1, %2&#x202f;; %3 (%4) en %5, %6 contre le vôtre&#x202f;: %7</translation>
    </message>
    <message>
        <source>a floor at %1, %2; the %3 on the %4 (%5) at %6, %7 in exchange for your %8</source>
        <translation>un étage en %1, %2&#x202f;; %3 (%4&#x202f;: %5) en %6, %7 contre le vôtre&#x202f;: %8</translation>
    </message>
    <message>
        <source>a floor at %1, %2; the %3 on the tower at %4, %5 in exchange for your %6</source>
        <translation>un étage en %1, %2&#x202f;; %3 sur la tour en %4, %5 contre le vôtre&#x202f;: %6</translation>
    </message>
    <message>
        <source>the %1 at %2, %3 goes home</source>
        <translation>%1 en %2, %3 rentre</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>Average number of pieces that went through a laid copy into a space beside the tiles</source>
        <translation>Nombre moyen de pions entrés par un exemplaire posé dans un lieu à côté des tuiles</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Sorties</translation>
    </message>
    <message>
        <source>Average number of pieces that came out of such a space onto a laid copy</source>
        <translation>Nombre moyen de pions sortis d&apos;un tel lieu sur un exemplaire posé</translation>
    </message>
    <message>
        <source>Average number of pieces on a laid copy that a neutral piece sent home</source>
        <translation>Nombre moyen de pions d&apos;un exemplaire posé renvoyés par un pion neutre</translation>
    </message>
    <message>
        <source>found no output, expected -o with the comparison to continue</source>
        <translation>aucune sortie indiquée&#x202f;; attendu&#x202f;: la comparaison à poursuivre&#x202f;: -o</translation>
    </message>
    <message>
        <source>the set has no tiles, so there is nothing to print</source>
        <translation>le jeu n&apos;a pas de tuiles&#x202f;: il n&apos;y a rien à imprimer</translation>
    </message>
    <message>
        <source>all tiles of the set have a count of 0, so there is nothing to print</source>
        <translation>aucune tuile du jeu n&apos;a d&apos;exemplaire&#x202f;: il n&apos;y a rien à imprimer</translation>
    </message>
    <message>
        <source>standard output can&apos;t be written: %1</source>
        <translation>la sortie standard ne peut pas être écrite&#x202f;: %1</translation>
    </message>
    <message>
        <source>“%1” is a device or a pipe; expected a file.</source>
        <translation>«&#x202f;%1&#x202f;» est un périphérique ou un tube&#x202f;; un fichier est attendu.</translation>
    </message>
    <message>
        <source>Found no games to continue from, expected those of an earlier run.</source>
        <translation>Aucune partie à poursuivre trouvée&#x202f;; attendu&#x202f;: celles d&apos;une exécution précédente.</translation>
    </message>
    <message>
        <source>Found the games of a different comparison, expected one with the same set, map, options, players, games, seed and program.</source>
        <translation>Trouvé&#x202f;: les parties d&apos;une autre comparaison&#x202f;; attendu&#x202f;: celles des mêmes jeu, carte, options, joueurs, parties, graine et programme.</translation>
    </message>
    <message>
        <source>Found %1 as the reason why a game is notable, expected a name such as “longest” or “uncovered/no-tile-fits”.</source>
        <translation>Trouvé&#x202f;: %1 comme ce qui distingue une partie&#x202f;; attendu&#x202f;: un nom tel que «&#x202f;longest&#x202f;» ou «&#x202f;uncovered/no-tile-fits&#x202f;».</translation>
    </message>
    <message>
        <source>Found %1 options, expected at most %2.</source>
        <translation>Options trouvées&#x202f;: %1&#x202f;; attendu&#x202f;: %2 au plus.</translation>
    </message>
    <message>
        <source>Stopped; no set was written.</source>
        <translation>Arrêté&#x202f;; aucun jeu n&apos;a été écrit.</translation>
    </message>
    <message>
        <source>Found a second byte order mark, expected at most one.</source>
        <translation>Trouvé&#x202f;: une deuxième marque d&apos;ordre des octets (BOM)&#x202f;; attendu&#x202f;: une au plus.</translation>
    </message>
    <message>
        <source>Save the file as UTF-8 without one.</source>
        <translation>Enregistrer le fichier en UTF-8 sans cette marque.</translation>
    </message>
    <message>
        <source>The file was written, but a power cut may still bring back the old one; write it again.</source>
        <translation>Le fichier a été écrit, mais une coupure de courant peut encore ramener l&apos;ancien&#x202f;; l&apos;écrire de nouveau.</translation>
    </message>
    <message>
        <source>“%1” is a pipe, and nothing happened at its other end for %2 seconds.</source>
        <translation>«&#x202f;%1&#x202f;» est un tube, et rien ne s&apos;est passé à son autre bout pendant %2 secondes.</translation>
    </message>
    <message>
        <source>Start the program at the other end first.</source>
        <translation>Lancer d&apos;abord le programme à l&apos;autre bout.</translation>
    </message>
    <message>
        <source>“%1” is a socket; expected a file, a device or a pipe.</source>
        <translation>«&#x202f;%1&#x202f;» est une socket&#x202f;; un fichier, un périphérique ou un tube est attendu.</translation>
    </message>
    <message>
        <source>“%1” is a whole disk; expected a file, a device or a pipe.</source>
        <translation>«&#x202f;%1&#x202f;» est un disque entier&#x202f;; un fichier, un périphérique ou un tube est attendu.</translation>
    </message>
    <message>
        <source>row %1, column %2: spreadsheets read “%3” as a formula; expected another first character</source>
        <translation>ligne %1, colonne %2&#x202f;: les tableurs prennent «&#x202f;%3&#x202f;» pour une formule&#x202f;; attendu&#x202f;: un autre premier caractère</translation>
    </message>
    <message>
        <source>Change the text, or open the table with its columns as text; the text in the file is exact.</source>
        <translation>Changer le texte, ou ouvrir le tableau avec ses colonnes comme texte&#x202f;; le fichier le contient tel quel.</translation>
    </message>
    <message>
        <source>found %1, which is illegal here: %2; expected %3</source>
        <translation>trouvé&#x202f;: %1, illégal ici&#x202f;: %2&#x202f;; attendu&#x202f;: %3</translation>
    </message>
    <message>
        <source>this follower came in by that tower this turn; he must leave by another</source>
        <translation>ce partisan est entré ce tour-ci par cette tour&#x202f;; il doit sortir par une autre</translation>
    </message>
    <message>
        <source>the program failed for an unknown reason</source>
        <translation>le programme a échoué pour une raison inconnue</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>mémoire insuffisante</translation>
    </message>
    <message>
        <source>the program failed: %1</source>
        <translation>le programme a échoué&#x202f;: %1</translation>
    </message>
    <message>
        <source>Sent home</source>
        <translation>Renvoyées</translation>
    </message>
    <message>
        <source>More copies of volcano and dragon tiles would help.</source>
        <translation>Il faudrait plus d&apos;exemplaires de tuiles au volcan et au dragon.</translation>
    </message>
    <message>
        <source>Fewer copies of dragon tiles would help.</source>
        <translation>Il faudrait moins d&apos;exemplaires de tuiles au dragon.</translation>
    </message>
    <message>
        <source>More copies of volcano tiles, or fewer of tiles that lead there, would help.</source>
        <translation>Il faudrait plus d&apos;exemplaires de tuiles au volcan, ou moins de celles qui y mènent.</translation>
    </message>
    <message>
        <source>%1: found %2, expected true or false</source>
        <translation>%1&#x202f;: trouvé&#x202f;: %2&#x202f;; attendu&#x202f;: true ou false</translation>
    </message>
    <message>
        <source>%1: found %2, expected a list of any of %3, each at most once</source>
        <translation>%1&#x202f;: trouvé&#x202f;: %2&#x202f;; attendu&#x202f;: une liste parmi %3, chacun une fois au plus</translation>
    </message>
    <message>
        <source>found the option %1, expected none</source>
        <translation>option trouvée&#x202f;: %1&#x202f;; attendu&#x202f;: aucune</translation>
    </message>
    <message>
        <source>Left blank along this edge of the paper</source>
        <translation>Laissé libre de ce côté du papier</translation>
    </message>
    <message>
        <source>Between neighbouring tiles, not counting bleed</source>
        <translation>Entre tuiles voisines, fond perdu non compris</translation>
    </message>
    <message>
        <source>Tile &amp;size</source>
        <translation>Taille des t&amp;uiles</translation>
    </message>
    <message>
        <source>Side length of a tile after cutting; initially the size in the set</source>
        <translation>Côté d&apos;une tuile une fois découpée&#x202f;; au départ, la taille dans le jeu</translation>
    </message>
    <message>
        <source>&amp;Orientation</source>
        <translation>&amp;Orientation</translation>
    </message>
    <message>
        <source>Which way round the paper is</source>
        <translation>Sens du papier</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>portrait</translation>
    </message>
    <message>
        <source>landscape</source>
        <translation>paysage</translation>
    </message>
    <message>
        <source>Top &amp;margin</source>
        <translation>Marge du &amp;haut</translation>
    </message>
    <message>
        <source>&amp;Right margin</source>
        <translation>Marge de droite</translation>
    </message>
    <message>
        <source>&amp;Bottom margin</source>
        <translation>Marge du &amp;bas</translation>
    </message>
    <message>
        <source>Left margin</source>
        <translation>Marge de &amp;gauche</translation>
    </message>
    <message>
        <source>Gap across</source>
        <translation>Espacement horizontal</translation>
    </message>
    <message>
        <source>Gap down</source>
        <translation>Espacement vertical</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>Fond perdu</translation>
    </message>
    <message>
        <source>Art beyond the cut, so that an inexact cut shows no white</source>
        <translation>Dessin au-delà de la coupe, pour qu&apos;une coupe imprécise ne montre pas de blanc</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>around each tile</source>
        <translation>autour de chaque tuile</translation>
    </message>
    <message>
        <source>at the outer edge only</source>
        <translation>au bord extérieur seulement</translation>
    </message>
    <message>
        <source>shared by neighbours</source>
        <translation>partagé entre voisines</translation>
    </message>
    <message>
        <source>Bleed width</source>
        <translation>Largeur du fond perdu</translation>
    </message>
    <message>
        <source>How far the art reaches beyond the cut</source>
        <translation>De combien le dessin dépasse la coupe</translation>
    </message>
    <message>
        <source>Safe inset</source>
        <translation>Marge de sécurité</translation>
    </message>
    <message>
        <source>A dashed line this far inside the cut: anything outside it may be cut off</source>
        <translation>Un trait en tirets à cette distance à l&apos;intérieur de la coupe&#x202f;: ce qui est en dehors peut être coupé</translation>
    </message>
    <message>
        <source>Corner radius</source>
        <translation>Rayon des coins</translation>
    </message>
    <message>
        <source>Rounds the corners of the cut</source>
        <translation>Arrondit les coins de la coupe</translation>
    </message>
    <message>
        <source>Position of the block of tiles between the margins</source>
        <translation>Où se place le bloc de tuiles entre les marges</translation>
    </message>
    <message>
        <source>&amp;Align across</source>
        <translation>Alignement horizontal</translation>
    </message>
    <message>
        <source>left</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>centred</source>
        <translation>centré</translation>
    </message>
    <message>
        <source>right</source>
        <translation>à droite</translation>
    </message>
    <message>
        <source>Align &amp;down</source>
        <translation>Alignement &amp;vertical</translation>
    </message>
    <message>
        <source>top</source>
        <translation>en haut</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>au milieu</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>en bas</translation>
    </message>
    <message>
        <source>&amp;Quantities</source>
        <translation>&amp;Quantités</translation>
    </message>
    <message>
        <source>All copies, one of each kind as a proof, or chosen ones</source>
        <translation>Tous les exemplaires, un de chaque sorte comme épreuve, ou ceux qui sont choisis</translation>
    </message>
    <message>
        <source>by tile count</source>
        <translation>selon le nombre</translation>
    </message>
    <message>
        <source>one of each</source>
        <translation>une de chaque</translation>
    </message>
    <message>
        <source>chosen tiles</source>
        <translation>tuiles choisies</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>O&amp;rdre</translation>
    </message>
    <message>
        <source>The order in which the tiles are placed</source>
        <translation>Dans quel ordre les tuiles sont placées</translation>
    </message>
    <message>
        <source>as in the set</source>
        <translation>comme dans le jeu</translation>
    </message>
    <message>
        <source>by id</source>
        <translation>par identifiant</translation>
    </message>
    <message>
        <source>most copies first</source>
        <translation>le plus d&apos;exemplaires d&apos;abord</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Laisser libres</translation>
    </message>
    <message>
        <source>Slots left free on every page, counted from 1, row by row. Or click slots on the pages</source>
        <translation>Emplacements laissés libres sur chaque page, comptés à partir de 1, rangée par rangée. Ou cliquer sur des emplacements dans les pages</translation>
    </message>
    <message>
        <source>First slot</source>
        <translation>Premier emplacement</translation>
    </message>
    <message>
        <source>Where the first page starts, if some of its slots are used up</source>
        <translation>Où commence la première page, si des emplacements en sont déjà utilisés</translation>
    </message>
    <message>
        <source>Gro&amp;ups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>Tiles of one configuration side by side</source>
        <translation>Tuiles d&apos;une même configuration côte à côte</translation>
    </message>
    <message>
        <source>by configuration</source>
        <translation>par configuration</translation>
    </message>
    <message>
        <source>A page for each group</source>
        <translation>Une page par groupe</translation>
    </message>
    <message>
        <source>Start each group on a new page</source>
        <translation>Commencer une nouvelle page là où commence un groupe</translation>
    </message>
    <message>
        <source>Cut lines</source>
        <translation>Contours de coupe</translation>
    </message>
    <message>
        <source>Around each tile</source>
        <translation>Autour de chaque tuile</translation>
    </message>
    <message>
        <source>full lines</source>
        <translation>traits pleins</translation>
    </message>
    <message>
        <source>dashed in two colours</source>
        <translation>tirets en deux couleurs</translation>
    </message>
    <message>
        <source>Cut ticks in the margin</source>
        <translation>Traits de coupe dans la marge</translation>
    </message>
    <message>
        <source>Short lines at the ends of each cut</source>
        <translation>Traits courts au bout de chaque coupe</translation>
    </message>
    <message>
        <source>&amp;Crosses at the corners</source>
        <translation>Croi&amp;x aux coins</translation>
    </message>
    <message>
        <source>Small crosses where cuts meet</source>
        <translation>Petites croix là où les coupes se rencontrent</translation>
    </message>
    <message>
        <source>Registration marks</source>
        <translation>Repères</translation>
    </message>
    <message>
        <source>Bull&apos;s-eyes that must line up on front and back</source>
        <translation>Cibles qui doivent coïncider au recto et au verso</translation>
    </message>
    <message>
        <source>Outline of the block</source>
        <translation>Contour du bloc</translation>
    </message>
    <message>
        <source>A line around all tiles of a page</source>
        <translation>Un trait autour de toutes les tuiles d&apos;une page</translation>
    </message>
    <message>
        <source>Name, page and ruler</source>
        <translation>Nom, page et règle</translation>
    </message>
    <message>
        <source>The name, the page number, and a 50 mm scale to check with a ruler</source>
        <translation>Ce que c&apos;est, quelle page, et 50 mm à vérifier à la règle</translation>
    </message>
    <message>
        <source>Tile ids</source>
        <translation>Identifiants des tuiles</translation>
    </message>
    <message>
        <source>In small letters in a corner of each tile</source>
        <translation>En petites lettres dans un coin de chaque tuile</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Versos</translation>
    </message>
    <message>
        <source>A page of backs after each page of fronts</source>
        <translation>Une page de versos après chaque page de rectos</translation>
    </message>
    <message>
        <source>same for all</source>
        <translation>le même pour toutes</translation>
    </message>
    <message>
        <source>with the tile&apos;s id</source>
        <translation>avec l&apos;identifiant de la tuile</translation>
    </message>
    <message>
        <source>Flip on</source>
        <translation>Retournement</translation>
    </message>
    <message>
        <source>The edge on which the printer flips the paper</source>
        <translation>Le bord sur lequel l&apos;imprimante retourne le papier</translation>
    </message>
    <message>
        <source>long edge</source>
        <translation>bord long</translation>
    </message>
    <message>
        <source>short edge</source>
        <translation>bord court</translation>
    </message>
    <message>
        <source>Offset across</source>
        <translation>Décalage horizontal</translation>
    </message>
    <message>
        <source>Moves backs to the right, by the amount that the alignment test shows</source>
        <translation>Décale les versos vers la droite, de la valeur qu&apos;indique le test d&apos;alignement</translation>
    </message>
    <message>
        <source>Offset down</source>
        <translation>Décalage vertical</translation>
    </message>
    <message>
        <source>Moves backs down, by the amount that the alignment test shows</source>
        <translation>Décale les versos vers le bas, de la valeur qu&apos;indique le test d&apos;alignement</translation>
    </message>
    <message>
        <source>Skew of backs</source>
        <translation>Inclinaison des versos</translation>
    </message>
    <message>
        <source>If the printer feeds paper at an angle: turns pages of backs clockwise about their centre, by the amount that the alignment test shows</source>
        <translation>Si l&apos;imprimante entraîne le papier de travers&#x202f;: tourne les pages de versos dans le sens horaire autour de leur milieu, de la valeur qu&apos;indique le test d&apos;alignement</translation>
    </message>
    <message>
        <source>Next to their fronts, for folding</source>
        <translation>À côté de leurs rectos, à plier</translation>
    </message>
    <message>
        <source>Printed on one side: fold in the middle, glue, then cut</source>
        <translation>Imprimé d&apos;un seul côté&#x202f;: plier au milieu, coller, puis découper</translation>
    </message>
    <message>
        <source>Gutter</source>
        <translation>Gouttière</translation>
    </message>
    <message>
        <source>Between fronts and their backs, for folding</source>
        <translation>Entre les rectos et les versos à plier</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Colours of the art; low ink keeps lines, doors and symbols</source>
        <translation>Couleurs du dessin&#x202f;; peu d&apos;encre garde les traits, les portes et les symboles</translation>
    </message>
    <message>
        <source>full colour</source>
        <translation>en couleurs</translation>
    </message>
    <message>
        <source>low ink</source>
        <translation>peu d&apos;encre</translation>
    </message>
    <message>
        <source>Board overlap</source>
        <translation>Chevauchement du plateau</translation>
    </message>
    <message>
        <source>How far the parts of a board overlap</source>
        <translation>De combien les parties d&apos;un plateau se chevauchent</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Printed after the name, such as a version</source>
        <translation>Imprimée après le nom&#x202f;: une version, par exemple</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Dessins (*.svg)</translation>
    </message>
    <message>
        <source>One look</source>
        <translation>Un coup d&apos;œil</translation>
    </message>
    <message>
        <source>Makes the move that would score most if the game ended now.</source>
        <translation>Prend ce qui rapporterait le plus si la partie finissait maintenant.</translation>
    </message>
    <message>
        <source>found the parameter “%1” of a bot, expected one of: %2</source>
        <translation>paramètre de bot trouvé&#x202f;: «&#x202f;%1&#x202f;»&#x202f;; attendu, l&apos;un de&#x202f;: %2</translation>
    </message>
    <message>
        <source>found “%1” for “%2” of a bot, expected a whole number from %3 to %4</source>
        <translation>trouvé&#x202f;: «&#x202f;%1&#x202f;» pour «&#x202f;%2&#x202f;» d&apos;un bot&#x202f;; attendu&#x202f;: un nombre entier de %3 à %4</translation>
    </message>
    <message>
        <source>found “%1” for “%2” of a bot, expected a number from %3 to %4</source>
        <translation>trouvé&#x202f;: «&#x202f;%1&#x202f;» pour «&#x202f;%2&#x202f;» d&apos;un bot&#x202f;; attendu&#x202f;: un nombre de %3 à %4</translation>
    </message>
    <message>
        <source>Not checked with stronger bots: it is not known yet which figures come from the game and which from these bots.</source>
        <translation>Non vérifié avec de meilleurs bots&#x202f;: on ne sait pas encore quelles mesures sont celles du jeu et lesquelles sont celles de ces bots.</translation>
    </message>
    <message>
        <source>Checked with the bot %1 in %2 of these games: of %3 main figures, %4 hold, %5 differ, and %6 are not known yet.</source>
        <translation>Vérifié avec le bot %1 dans %2 de ces parties&#x202f;: sur %3 mesures principales, %4 se maintiennent, %5 diffèrent et %6 sont indécises.</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>se maintient</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>diffère</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>indécis</translation>
    </message>
    <message>
        <source>Checked with %1</source>
        <translation>Vérifié avec %1</translation>
    </message>
    <message>
        <source>Some of the same stacks, played by the stronger bot in every seat and compared with all games; differences have 99.5 % intervals. A figure holds if the whole interval lies within %1 percentage points for a share or %2 % for a value, at least %3 for a median and %4 for an average.</source>
        <translation>Une part des mêmes pioches, jouées par le meilleur bot à chaque place et comparées à toutes les parties&#x202f;; les différences ont des intervalles à 99,5&#x202f;%. Une mesure se maintient si tout l’intervalle reste à moins de %1 points d’une part ou de %2&#x202f;% d’une valeur, au moins %3 pour une médiane et %4 pour une moyenne.</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Found the check of another playtest, expected the same plan except for the bots.</source>
        <translation>Vérification d’un autre essai trouvée&#x202f;; attendu&#x202f;: le même plan, bots exceptés.</translation>
    </message>
    <message>
        <source>Not repeatable: bots think for a set time, so the same seed may give different games. A set number of playouts makes them repeatable.</source>
        <translation>Non reproductible&#x202f;: des bots réfléchissent pendant un temps donné, la même graine peut donc donner d&apos;autres parties&#x202f;; cela n&apos;arrive pas avec un nombre de simulations.</translation>
    </message>
    <message>
        <source>Tiles: %1, at %2 pixels each: %3 megapixels</source>
        <translation>Tuiles&#x202f;: %1, de %2 pixels chacune&#x202f;: %3 mégapixels</translation>
    </message>
    <message>
        <source>Along one side; a 45 mm tile has 531 at 300 dpi. Automatic (0) means 100, or fewer if the picture would have more than 64 megapixels.</source>
        <translation>Le long d&apos;un côté&#x202f;; une tuile de 45 mm en a 531 à 300 ppp. Automatique (0) vaut 100, ou moins si l&apos;image devait dépasser 64 mégapixels.</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>%1 games, %2 of %3 blocks of %6 stacks each. Bots: %4. Seed %5. Intervals are 95 % confidence intervals.</source>
        <translation>%1 parties, %2 blocs sur %3, de %6 pioches chacun. Bots&#x202f;: %4. Graine %5. Les intervalles sont des intervalles de confiance à 95&#x202f;%.</translation>
    </message>
    <message>
        <source>Found %1 games in a block, expected each stack once in each rotation of the seats: %2.</source>
        <translation>Parties trouvées dans un bloc&#x202f;: %1&#x202f;; attendu&#x202f;: chaque pioche une fois dans chaque rotation des places&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Found a tile drawn %1 times, refused %2 times and drawn in %3 stacks of %4; no games can produce these numbers.</source>
        <translation>Trouvé&#x202f;: une tuile piochée %1 fois, refusée %2 fois et piochée dans %3 pioches sur %4&#x202f;; aucune partie ne donne ces nombres.</translation>
    </message>
    <message>
        <source>Found counts of values that no games can produce, in %1 stacks.</source>
        <translation>Nombres de valeurs trouvés qu&apos;aucune partie ne donne, pour %1 pioches.</translation>
    </message>
    <message>
        <source>found %1 variants, expected at most two</source>
        <translation>trouvé&#x202f;: %1 variantes&#x202f;; attendu&#x202f;: deux au plus</translation>
    </message>
    <message>
        <source>found no difference, expected two files, two variants, or options of one side: --variant, --option-a, --option-b, --without-b</source>
        <translation>aucune différence trouvée&#x202f;; attendu&#x202f;: deux fichiers, deux variantes ou des options d&apos;un côté&#x202f;: --variant, --option-a, --option-b, --without-b</translation>
    </message>
    <message>
        <source>found the variant “%1”, but the tile set has none</source>
        <translation>trouvé&#x202f;: la variante «&#x202f;%1&#x202f;», mais le jeu de tuiles n&apos;en a pas</translation>
    </message>
    <message>
        <source>found the variant “%1”, expected one of %2</source>
        <translation>trouvé&#x202f;: la variante «&#x202f;%1&#x202f;»&#x202f;; attendu, l&apos;une de&#x202f;: %2</translation>
    </message>
    <message>
        <source>Another variant is called “%1” too.</source>
        <translation>Une autre variante s&apos;appelle aussi «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Rename one of the two.</source>
        <translation>Donner un autre nom à l&apos;une des deux.</translation>
    </message>
    <message>
        <source>%1: found %2, expected a number from %3 to %4, or %5</source>
        <translation>%1&#x202f;: trouvé&#x202f;: %2&#x202f;; attendu&#x202f;: un nombre de %3 à %4, ou %5</translation>
    </message>
    <message>
        <source>Found no set “%1” to combine with this one.</source>
        <translation>Aucun jeu de tuiles «&#x202f;%1&#x202f;» trouvé avec lequel jouer.</translation>
    </message>
    <message>
        <source>Name a bundled set, such as base, or a file beside this one, which must be saved.</source>
        <translation>Nommer un jeu fourni, comme base, ou un fichier à côté de celui-ci, qui doit être enregistré.</translation>
    </message>
    <message>
        <source>The set “%1” is outside the folder of this file.</source>
        <translation>Le jeu de tuiles «&#x202f;%1&#x202f;» se trouve hors du dossier de ce fichier.</translation>
    </message>
    <message>
        <source>Put both files into the same folder.</source>
        <translation>Placer les deux fichiers dans un même dossier.</translation>
    </message>
    <message>
        <source>release for free</source>
        <translation>libérer gratuitement</translation>
    </message>
    <message>
        <source>a white marker from hand</source>
        <translation>un marqueur blanc à soi</translation>
    </message>
    <message>
        <source>remove the black marker at %1, %2 %3 for one action</source>
        <translation>enlever le marqueur noir en %1, %2, côté %3, pour une action</translation>
    </message>
    <message>
        <source>hand or kept</source>
        <translation>hand ou kept</translation>
    </message>
    <message>
        <source>Lower %1 to %2.</source>
        <translation>Baisser %1 à %2.</translation>
    </message>
    <message>
        <source>%1: found %2, but %3 pick colours are in play, and no price may be higher than that</source>
        <translation>%1&#x202f;: trouvé&#x202f;: %2, mais %3 couleurs de crochets sont en jeu, et aucun prix n&apos;est plus élevé</translation>
    </message>
    <message>
        <source>found %1 picks in all, expected the %2 that the players choose at the start</source>
        <translation>trouvé&#x202f;: %1 crochets en tout&#x202f;; attendu&#x202f;: les %2 que les joueurs choisissent au départ</translation>
    </message>
    <message>
        <source>Raise pickSupply, or lower startingPicks.</source>
        <translation>Augmenter pickSupply, ou baisser startingPicks.</translation>
    </message>
    <message>
        <source>%1: found %2, expected the %3 markers that the map shows</source>
        <translation>%1&#x202f;: trouvé&#x202f;: %2&#x202f;; attendu&#x202f;: les %3 marqueurs que montre la carte</translation>
    </message>
    <message>
        <source>Raise %1, or remove markers from the map.</source>
        <translation>Augmenter %1, ou enlever des marqueurs de la carte.</translation>
    </message>
    <message>
        <source>%1: found %2, but only %3 can be taken</source>
        <translation>%1&#x202f;: trouvé&#x202f;: %2, mais seulement %3 peuvent être prises</translation>
    </message>
    <message>
        <source>entering a Runner takes %1 actions, but a turn has only %2</source>
        <translation>faire entrer un coureur coûte %1 actions, mais un tour n&apos;en a que %2</translation>
    </message>
    <message>
        <source>Lower enterCost, or raise actionsPerTurn.</source>
        <translation>Baisser enterCost, ou augmenter actionsPerTurn.</translation>
    </message>
    <message>
        <source>%1: found %2, but the map has only %3 guard chambers</source>
        <translation>%1&#x202f;: trouvé&#x202f;: %2, mais la carte n&apos;a que %3 salles de garde</translation>
    </message>
    <message>
        <source>Guards who never move keep everybody from escaping</source>
        <translation>Des gardes qui ne bougent jamais empêchent tout le monde de s&apos;évader</translation>
    </message>
    <message>
        <source>Allow Guard moves, or lower guards.</source>
        <translation>Permettre des déplacements de gardes, ou baisser guards.</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Laying</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>Doors and markers</source>
        <translation>Portes et marqueurs</translation>
    </message>
    <message>
        <source>Picks of each colour</source>
        <translation>Crochets de chaque couleur</translation>
    </message>
    <message>
        <source>How many picks of each colour there are (B-3.3).</source>
        <translation>Nombre de crochets de chaque couleur (B-3.3).</translation>
    </message>
    <message>
        <source>White markers</source>
        <translation>Marqueurs blancs</translation>
    </message>
    <message>
        <source>How many white door markers there are, including those on the map (B-3.3).</source>
        <translation>Nombre de marqueurs de porte blancs, ceux de la carte compris (B-3.3).</translation>
    </message>
    <message>
        <source>Black markers</source>
        <translation>Marqueurs noirs</translation>
    </message>
    <message>
        <source>How many black door markers there are, including those on the map (B-3.3).</source>
        <translation>Nombre de marqueurs de porte noirs, ceux de la carte compris (B-3.3).</translation>
    </message>
    <message>
        <source>Silver picks</source>
        <translation>Crochets d&apos;argent</translation>
    </message>
    <message>
        <source>How many silver picks there are (B-3.3).</source>
        <translation>Nombre de crochets d&apos;argent (B-3.3).</translation>
    </message>
    <message>
        <source>Golden keys</source>
        <translation>Clés d&apos;or</translation>
    </message>
    <message>
        <source>How many golden keys lie in the key room (B-3.2); player: as many as there are players.</source>
        <translation>Nombre de clés d&apos;or dans la salle de la clé (B-3.2)&#x202f;; player&#x202f;: autant que de joueurs.</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>One golden key per</source>
        <translation>Une clé d&apos;or par</translation>
    </message>
    <message>
        <source>Whether each player may take one golden key, or only one may be taken in the whole game (B-5.12).</source>
        <translation>Chaque joueur peut prendre une clé d&apos;or, ou une seule est prise dans toute la partie (B-5.12).</translation>
    </message>
    <message>
        <source>Guard moves a turn</source>
        <translation>Déplacements de gardes par tour</translation>
    </message>
    <message>
        <source>How often a player may move Guards in one turn (B-5.5).</source>
        <translation>Combien de fois un joueur peut déplacer des gardes dans un tour (B-5.5).</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>illimité</translation>
    </message>
    <message>
        <source>Equal turns</source>
        <translation>Autant de tours pour tous</translation>
    </message>
    <message>
        <source>After the last tile, or an escape, the round is played to its end (B-8.2).</source>
        <translation>Après la dernière tuile, ou une évasion, le tour de table se joue jusqu&apos;au bout (B-8.2).</translation>
    </message>
    <message>
        <source>Price of a special door</source>
        <translation>Prix d&apos;une porte spéciale</translation>
    </message>
    <message>
        <source>How many picks of different colours a special door costs, never more than are in play (B-1.6).</source>
        <translation>Nombre de crochets de couleurs différentes que coûte une porte spéciale, jamais plus qu&apos;il n&apos;y en a en jeu (B-1.6).</translation>
    </message>
    <message>
        <source>Price of a cell door</source>
        <translation>Prix d&apos;une porte de cachot</translation>
    </message>
    <message>
        <source>How many picks of different colours it costs to release a Prisoner, never more than are in play (B-5.10).</source>
        <translation>Nombre de crochets de couleurs différentes qu&apos;il faut pour libérer un prisonnier, jamais plus qu&apos;il n&apos;y en a en jeu (B-5.10).</translation>
    </message>
    <message>
        <source>Price to remove a black marker</source>
        <translation>Prix pour enlever un marqueur noir</translation>
    </message>
    <message>
        <source>How many picks of different colours it costs to remove a black marker for one action, never more than are in play (B-5.8).</source>
        <translation>Nombre de crochets de couleurs différentes qu&apos;il faut pour enlever un marqueur noir en une action, jamais plus qu&apos;il n&apos;y en a en jeu (B-5.8).</translation>
    </message>
    <message>
        <source>Actions to enter a Runner</source>
        <translation>Actions pour faire entrer un coureur</translation>
    </message>
    <message>
        <source>How many actions it takes to enter a Runner (B-5.1).</source>
        <translation>Nombre d&apos;actions qu&apos;il faut pour faire entrer un coureur (B-5.1).</translation>
    </message>
    <message>
        <source>How many Runners each player has (B-3.1).</source>
        <translation>Nombre de coureurs de chaque joueur (B-3.1).</translation>
    </message>
    <message>
        <source>How many Guards there are, one in each guard chamber in reading order (B-3.2); board: six at most.</source>
        <translation>Nombre de gardes, un dans chaque salle de garde dans l&apos;ordre de lecture (B-3.2)&#x202f;; board&#x202f;: six au plus.</translation>
    </message>
    <message>
        <source>board</source>
        <translation>plateau</translation>
    </message>
    <message>
        <source>Continue through clear passages</source>
        <translation>Continuer par les couloirs libres</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>partout</translation>
    </message>
    <message>
        <source>next-door</source>
        <translation>à côté</translation>
    </message>
    <message>
        <source>Release from</source>
        <translation>Libérer depuis</translation>
    </message>
    <message>
        <source>Where a Runner must stand to release the Prisoner (B-5.10); next-door: in a chamber joined to his cell.</source>
        <translation>Où un coureur doit se tenir pour libérer le prisonnier (B-5.10)&#x202f;; next-door&#x202f;: dans une salle reliée à son cachot.</translation>
    </message>
    <message>
        <source>others</source>
        <translation>autres</translation>
    </message>
    <message>
        <source>Runners share with</source>
        <translation>Les coureurs partagent avec</translation>
    </message>
    <message>
        <source>A Runner may share a chamber with any Prisoner, or only with those of other players (B-7.1).</source>
        <translation>Un coureur partage une salle avec tout prisonnier, ou seulement avec ceux des autres (B-7.1).</translation>
    </message>
    <message>
        <source>rooms</source>
        <translation>pièces</translation>
    </message>
    <message>
        <source>Escape with no Guard in</source>
        <translation>Aucun garde pour une évasion</translation>
    </message>
    <message>
        <source>For an escape, no Guard may stand in the guardhouse, or anywhere on the board (B-8.1).</source>
        <translation>Une évasion demande le corps de garde sans garde, ou tout le plateau (B-8.1).</translation>
    </message>
    <message>
        <source>Doors of your own colour are free</source>
        <translation>Les portes de sa couleur sont gratuites</translation>
    </message>
    <message>
        <source>A player pays nothing to leave by a skull of his own colour (B-6.1).</source>
        <translation>Qui sort par un crâne de sa propre couleur ne paie rien (B-6.1).</translation>
    </message>
    <message>
        <source>White markers from hand</source>
        <translation>Marqueurs blancs de la main</translation>
    </message>
    <message>
        <source>White markers are optional</source>
        <translation>Marqueurs blancs à volonté</translation>
    </message>
    <message>
        <source>Special doors on tiles</source>
        <translation>Portes spéciales sur les tuiles</translation>
    </message>
    <message>
        <source>Special doors on tiles cost picks; off: they count as open doors (B-1.6).</source>
        <translation>Les portes spéciales des tuiles coûtent des crochets&#x202f;; sinon, ce sont des portes ouvertes (B-1.6).</translation>
    </message>
    <message>
        <source>Points for holding any silver, or for each silver pick (B-8.3).</source>
        <translation>Des points pour qui a des crochets d&apos;argent, ou pour chaque crochet d&apos;argent (B-8.3).</translation>
    </message>
    <message>
        <source>Value of silver</source>
        <translation>Points des crochets d&apos;argent</translation>
    </message>
    <message>
        <source>How many points silver scores (B-8.3).</source>
        <translation>Nombre de points que rapportent les crochets d&apos;argent (B-8.3).</translation>
    </message>
    <message>
        <source>Points for a golden key</source>
        <translation>Points d&apos;une clé d&apos;or</translation>
    </message>
    <message>
        <source>How many points a golden key scores (B-8.3).</source>
        <translation>Nombre de points que rapporte une clé d&apos;or (B-8.3).</translation>
    </message>
    <message>
        <source>Points for a release</source>
        <translation>Points d&apos;une libération</translation>
    </message>
    <message>
        <source>How many points a released Prisoner scores (B-8.3).</source>
        <translation>Nombre de points que rapporte un prisonnier libéré (B-8.3).</translation>
    </message>
    <message>
        <source>Points for a marker</source>
        <translation>Points d&apos;un marqueur</translation>
    </message>
    <message>
        <source>How many points each white and each black marker in hand scores (B-8.3).</source>
        <translation>Nombre de points que rapporte chaque marqueur blanc ou noir en main (B-8.3).</translation>
    </message>
    <message>
        <source>not enough actions are left this turn</source>
        <translation>il ne reste pas assez d&apos;actions ce tour-ci</translation>
    </message>
    <message>
        <source>no Runner of yours stands next to his cell</source>
        <translation>aucun de vos coureurs ne se tient à côté de son cachot</translation>
    </message>
    <message>
        <source>costs %1 actions, or %2 picks of different colours</source>
        <translation>coûte %1 actions, ou %2 crochets de couleurs différentes</translation>
    </message>
    <message>
        <source>your own Prisoner stands there</source>
        <translation>votre propre prisonnier s&apos;y tient</translation>
    </message>
    <message>
        <source>no more Guards may be moved this turn</source>
        <translation>plus aucun garde ne peut être déplacé ce tour-ci</translation>
    </message>
    <message>
        <source>the door costs %1 picks of different colours</source>
        <translation>la porte coûte %1 crochets de couleurs différentes</translation>
    </message>
    <message>
        <source>a Guard still stands on the board</source>
        <translation>un garde se tient encore sur le plateau</translation>
    </message>
    <message>
        <source>your own Runner stands there</source>
        <translation>votre propre coureur s&apos;y tient</translation>
    </message>
    <message>
        <source>no clear passages lead there</source>
        <translation>aucun couloir libre n&apos;y mène</translation>
    </message>
    <message>
        <source>removing it costs %1 actions, or %2 picks of different colours</source>
        <translation>l&apos;enlever coûte %1 actions, ou %2 crochets de couleurs différentes</translation>
    </message>
    <message>
        <source>Dragon and fairy</source>
        <translation>Dragon et fée</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Steps of the dragon</source>
        <translation>Pas du dragon</translation>
    </message>
    <message>
        <source>Steps of a flight (L-6.2).</source>
        <translation>Pas d&apos;un vol (L-6.2).</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>à tour de rôle</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>qui pose</translation>
    </message>
    <message>
        <source>Who steers the dragon</source>
        <translation>Qui dirige le dragon</translation>
    </message>
    <message>
        <source>The players in turn, one step each, or only the player who laid the dragon tile (L-6.2).</source>
        <translation>Les joueurs à tour de rôle, un pas chacun, ou seulement celui qui a posé la tuile au dragon (L-6.2).</translation>
    </message>
    <message>
        <source>Dragon, fairy, princess and portals</source>
        <translation>Dragon, fée, princesse et portails</translation>
    </message>
    <message>
        <source>The marks on princess and dragon tiles are in play (L-6); otherwise they have no effect.</source>
        <translation>Les marques des tuiles de la princesse et du dragon comptent (L-6)&#x202f;; sinon, elles ne signifient rien.</translation>
    </message>
    <message>
        <source>Floors, prisoners and followers on towers are in play (L-5); otherwise foundations of towers have no effect.</source>
        <translation>Étages, prisonniers et partisans sur les tours (L-5)&#x202f;; sinon, les fondations de tours ne signifient rien.</translation>
    </message>
    <message>
        <source>Fairy: points a turn</source>
        <translation>Fée&#x202f;: points par tour</translation>
    </message>
    <message>
        <source>For the owner of the follower with the fairy, at the start of his turn (L-6.4).</source>
        <translation>Pour le propriétaire du partisan auprès de la fée, au début de son tour (L-6.4).</translation>
    </message>
    <message>
        <source>Fairy: points for a feature</source>
        <translation>Fée&#x202f;: points d&apos;une zone</translation>
    </message>
    <message>
        <source>For the owner of the follower with the fairy, when that follower&apos;s feature is scored (L-6.4).</source>
        <translation>Pour le propriétaire du partisan auprès de la fée, quand la zone de celui-ci est comptée (L-6.4).</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation>Oubliettes</translation>
    </message>
    <message>
        <source>Room in the dungeon</source>
        <translation>Place dans les oubliettes</translation>
    </message>
    <message>
        <source>At most this many followers in the dungeon, of all players together; nobody else may enter, and a follower who can&apos;t flee is eaten (D-1.1).</source>
        <translation>Nombre maximal de partisans dans les oubliettes, tous joueurs confondus&#x202f;; personne d&apos;autre n&apos;y entre, et qui ne peut fuir est dévoré (D-1.1).</translation>
    </message>
    <message>
        <source>after</source>
        <translation>après</translation>
    </message>
    <message>
        <source>placed</source>
        <translation>posée</translation>
    </message>
    <message>
        <source>A dragon tile frees the dungeon</source>
        <translation>Une tuile au dragon libère les oubliettes</translation>
    </message>
    <message>
        <source>Only after the deployment, once the dragon has left, or already for the deployment of the same part (D-4.4).</source>
        <translation>Quand le dragon est sorti après le déploiement, ou déjà pour le déploiement de cette partie même (D-4.4).</translation>
    </message>
    <message>
        <source>earlier</source>
        <translation>antérieures</translation>
    </message>
    <message>
        <source>Ways out of the dungeon</source>
        <translation>Sorties des oubliettes</translation>
    </message>
    <message>
        <source>Entrances on any laid tile, or on all but the one just laid (D-3.1).</source>
        <translation>Les entrées de toute tuile posée, ou de toutes sauf celle qui vient de l&apos;être (D-3.1).</translation>
    </message>
    <message>
        <source>supply</source>
        <translation>réserve</translation>
    </message>
    <message>
        <source>both</source>
        <translation>les deux</translation>
    </message>
    <message>
        <source>Who goes into the dungeon</source>
        <translation>Qui entre dans les oubliettes</translation>
    </message>
    <message>
        <source>A follower from the supply, one of the player&apos;s own on the tile just laid or beside it, or either (D-2.1).</source>
        <translation>Un partisan de la réserve, un des siens sur la tuile qui vient d&apos;être posée ou à côté, ou l&apos;un ou l&apos;autre (D-2.1).</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>Fleeing</source>
        <translation>Fuite</translation>
    </message>
    <message>
        <source>Either all of a player&apos;s followers on the tile flee or none do, or each is decided separately (D-4.3).</source>
        <translation>Tous les partisans d&apos;un joueur sur la tuile fuient ou aucun, ou l&apos;on décide pour chacun (D-4.3).</translation>
    </message>
    <message>
        <source>The fairy goes along</source>
        <translation>La fée accompagne le partisan</translation>
    </message>
    <message>
        <source>Loss in the dungeon</source>
        <translation>Perte dans les oubliettes</translation>
    </message>
    <message>
        <source>Points that each follower in the dungeon costs his owner at the end (D-6.1).</source>
        <translation>Points que chaque partisan dans les oubliettes coûte à son propriétaire à la fin (D-6.1).</translation>
    </message>
    <message>
        <source>The dragon comes out to the fairy</source>
        <translation>Le dragon sort là où est la fée</translation>
    </message>
    <message>
        <source>the dungeon is full</source>
        <translation>les oubliettes sont pleines</translation>
    </message>
    <message>
        <source>none of your followers may go in from here</source>
        <translation>aucun de vos partisans ne peut entrer d&apos;ici</translation>
    </message>
    <message>
        <source>full: nobody else may enter</source>
        <translation>pleines&#x202f;: personne d&apos;autre n&apos;entre</translation>
    </message>
    <message>
        <source>%1 at %2, %3 into the dungeon</source>
        <translation>%1 en %2, %3 dans les oubliettes</translation>
    </message>
    <message>
        <source>%1 at %2, %3 through the dungeon to %4, %5</source>
        <translation>%1 en %2, %3 par les oubliettes vers %4, %5</translation>
    </message>
    <message>
        <source>the %1 on that tile goes into the dungeon</source>
        <translation>%1 sur cette tuile entre dans les oubliettes</translation>
    </message>
    <message>
        <source>the %1 on that tile is eaten</source>
        <translation>%1 sur cette tuile est dévoré</translation>
    </message>
    <message>
        <source>followers in the dungeon</source>
        <translation>partisans dans les oubliettes</translation>
    </message>
    <message>
        <source>found %1, which has no effect without %2</source>
        <translation>trouvé&#x202f;: %1, qui ne change rien sans %2</translation>
    </message>
    <message>
        <source>Add %1, or leave %2 out.</source>
        <translation>Ajouter %1, ou omettre %2.</translation>
    </message>
    <message>
        <source>found no points for tiles of cities, roads and cloisters, nor for cities at fields, expected something to play for</source>
        <translation>aucun point trouvé pour les tuiles de villes, de routes et de cloîtres ni pour les villes des prés&#x202f;; attendu&#x202f;: un enjeu</translation>
    </message>
    <message>
        <source>Give one of them at least one point.</source>
        <translation>Donner au moins un point à l&apos;un d&apos;eux.</translation>
    </message>
    <message>
        <source>found %1 tiles in the stack, expected at least %2 for a round</source>
        <translation>trouvé&#x202f;: %1 tuiles dans la pioche&#x202f;; attendu&#x202f;: au moins %2 pour un tour de table</translation>
    </message>
    <message>
        <source>Add tiles, or leave equalTurns out.</source>
        <translation>Ajouter des tuiles, ou omettre equalTurns.</translation>
    </message>
    <message>
        <source>The pieces that each player has one of, besides the small followers (L-4): the large follower counts as two; the mayor as many as the city has pennants; the wagon moves on when its feature is complete; the builder brings a second tile; the pig scores more for each city of a field.</source>
        <translation>Ce que chaque joueur a en un exemplaire en plus des petits partisans (L-4)&#x202f;: le grand partisan compte double&#x202f;; le maire autant que la ville a de blasons&#x202f;; le chariot repart quand sa zone est achevée&#x202f;; le bâtisseur apporte une seconde tuile&#x202f;; le cochon rapporte davantage pour chaque ville d&apos;un pré.</translation>
    </message>
    <message>
        <source>What a completed city of two tiles scores without pennants: 4 like any other, or 2, which is half (L-3.2).</source>
        <translation>Ce que rapporte une ville achevée de deux tuiles sans blason&#x202f;: 4 comme les autres, ou 2, soit la moitié (L-3.2).</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Partisans</translation>
    </message>
    <message>
        <source>Small followers of each player (L-2.2).</source>
        <translation>Petits partisans de chaque joueur (L-2.2).</translation>
    </message>
    <message>
        <source>Points for a city tile</source>
        <translation>Points pour une tuile de ville</translation>
    </message>
    <message>
        <source>For each tile of a complete city; with a cathedral half as much again, half if unfinished (L-3.2).</source>
        <translation>Pour chaque tuile d&apos;une ville achevée&#x202f;; une fois et demie avec une cathédrale, la moitié si elle est inachevée (L-3.2).</translation>
    </message>
    <message>
        <source>Points for a pennant</source>
        <translation>Points pour un blason</translation>
    </message>
    <message>
        <source>For each pennant of a complete city; with a cathedral half as much again, half if unfinished (L-3.2).</source>
        <translation>Pour chaque blason d&apos;une ville achevée&#x202f;; une fois et demie avec une cathédrale, la moitié si elle est inachevée (L-3.2).</translation>
    </message>
    <message>
        <source>Points for a road tile</source>
        <translation>Points pour une tuile de route</translation>
    </message>
    <message>
        <source>For each tile of a road; twice that if it has an inn (L-3.1).</source>
        <translation>Pour chaque tuile d&apos;une route&#x202f;; le double si elle a une auberge (L-3.1).</translation>
    </message>
    <message>
        <source>Points for a cloister tile</source>
        <translation>Points pour une tuile de cloître</translation>
    </message>
    <message>
        <source>For a cloister&apos;s tile and each of those around it (L-3.3).</source>
        <translation>Pour la tuile d&apos;un cloître et chacune de celles qui l&apos;entourent (L-3.3).</translation>
    </message>
    <message>
        <source>Points for a city at a field</source>
        <translation>Points pour une ville d&apos;un pré</translation>
    </message>
    <message>
        <source>For each complete city that a field touches (L-3.4).</source>
        <translation>Pour chaque ville achevée que touche un pré (L-3.4).</translation>
    </message>
    <message>
        <source>Points for the pig</source>
        <translation>Points du cochon</translation>
    </message>
    <message>
        <source>What a pig adds for each complete city of its field (L-4.5).</source>
        <translation>Ce qu&apos;un cochon ajoute pour chaque ville achevée de son pré (L-4.5).</translation>
    </message>
    <message>
        <source>as-numbered</source>
        <translation>selon la règle</translation>
    </message>
    <message>
        <source>on</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>off</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Pieces on features just completed</source>
        <translation>Pions sur ce qui vient d&apos;être achevé</translation>
    </message>
    <message>
        <source>Whether a piece may be placed on a feature that the laid tile has completed: on the tile just laid but not by portal or out of the dungeon, in all these ways, or in none (L-2.2).</source>
        <translation>Un pion peut aller sur une zone que la pose vient d&apos;achever&#x202f;: sur la tuile posée mais ni par un portail ni depuis les oubliettes, de toutes ces façons, ou d&apos;aucune (L-2.2).</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>reliées</translation>
    </message>
    <message>
        <source>neighbours</source>
        <translation>voisines</translation>
    </message>
    <message>
        <source>Where the wagon goes</source>
        <translation>Où va le chariot</translation>
    </message>
    <message>
        <source>the tile has just completed it, so no piece may be placed on it</source>
        <translation>la tuile l&apos;a achevée, et aucun pion ne peut alors y être placé</translation>
    </message>
    <message>
        <source>the princess and dragon set</source>
        <translation>le jeu Princesse et dragon</translation>
    </message>
    <message>
        <source>the tower set</source>
        <translation>le jeu Tour</translation>
    </message>
    <message>
        <source>found %1 tokens a turn, but a player has only %2</source>
        <translation>trouvé&#x202f;: %1 jetons par tour, mais un joueur n&apos;en a que %2</translation>
    </message>
    <message>
        <source>Give each colour more tokens, or allow fewer in a turn.</source>
        <translation>Donner plus de jetons à chaque couleur, ou moins à un tour.</translation>
    </message>
    <message>
        <source>found %1 tokens of a colour, of which the last joins nothing</source>
        <translation>trouvé&#x202f;: %1 jetons d&apos;une couleur, dont le dernier ne relie rien</translation>
    </message>
    <message>
        <source>Give each colour an even number of tokens, or let tokens return.</source>
        <translation>Donner à chaque couleur un nombre pair de jetons, ou faire revenir les jetons.</translation>
    </message>
    <message>
        <source>Tunnels</source>
        <translation>Tunnels</translation>
    </message>
    <message>
        <source>split</source>
        <translation>coupés</translation>
    </message>
    <message>
        <source>through</source>
        <translation>continus</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>réservés</translation>
    </message>
    <message>
        <source>Tunnels of other sets</source>
        <translation>Tunnels des autres jeux</translation>
    </message>
    <message>
        <source>What a road through the tunnel mouths of other sets counts as: two roads, one road without mouths, or one road until a token lies on one of its mouths, and then two (U-2.3).</source>
        <translation>Ce qu&apos;est une route qui passe par les bouches d&apos;autres jeux&#x202f;: deux routes, une route sans bouche, ou une route jusqu&apos;à ce qu&apos;un jeton soit sur une de ses bouches, puis deux (U-2.3).</translation>
    </message>
    <message>
        <source>Tokens a turn</source>
        <translation>Jetons par tour</translation>
    </message>
    <message>
        <source>How many tokens a player may place in a turn; with 2 or more, as many in each part of it (U-2.1).</source>
        <translation>Nombre de jetons qu&apos;un joueur peut poser en un tour&#x202f;; à partir de 2, autant dans chacune de ses parties (U-2.1).</translation>
    </message>
    <message>
        <source>Tokens of a colour</source>
        <translation>Jetons d&apos;une couleur</translation>
    </message>
    <message>
        <source>The first and second tokens placed join two roads, as do the third and fourth (U-1.1).</source>
        <translation>Le premier et le deuxième posés relient deux routes, de même que le troisième et le quatrième (U-1.1).</translation>
    </message>
    <message>
        <source>Tokens return</source>
        <translation>Les jetons reviennent</translation>
    </message>
    <message>
        <source>Token instead of a piece</source>
        <translation>Jeton au lieu d&apos;un pion</translation>
    </message>
    <message>
        <source>A player who places a token places no piece in that part of the turn (U-2.1).</source>
        <translation>Qui pose un jeton ne place aucun pion dans cette partie du tour (U-2.1).</translation>
    </message>
    <message>
        <source>found otherTunnels %1 beside splitOtherTunnels %2, expected them to agree; %3 is played</source>
        <translation>trouvé&#x202f;: otherTunnels %1 à côté de splitOtherTunnels %2&#x202f;; attendu&#x202f;: la même chose dans les deux&#x202f;; c&apos;est %3 qui est joué</translation>
    </message>
    <message>
        <source>Give only one of the two.</source>
        <translation>N&apos;en donner qu&apos;un des deux.</translation>
    </message>
    <message>
        <source>Folded rules</source>
        <translation>Règles pliées</translation>
    </message>
    <message>
        <source>Rules: pages half the size of the paper, on sheets printed on both sides, folded, and placed inside one another</source>
        <translation>Règles&#x202f;: pages de la moitié du format, sur des feuilles imprimées recto verso, pliées et mises l&apos;une dans l&apos;autre</translation>
    </message>
    <message>
        <source>same as the window</source>
        <translation>celle de la fenêtre</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Enter a Runner from your supply into an entrance.</source>
        <translation>Faire entrer un coureur de votre réserve dans une entrée.</translation>
    </message>
    <message>
        <source>Enter a Runner from your supply onto a tile laid in this turn that has no Runner or Guard on it.</source>
        <translation>Faire entrer un coureur de votre réserve sur une tuile posée pendant ce tour où il n&apos;y a ni coureur ni garde.</translation>
    </message>
    <message>
        <source>This costs no action.</source>
        <translation>Cela ne coûte aucune action.</translation>
    </message>
    <message>
        <source>This costs %1 actions.</source>
        <translation>Cela coûte %1 actions.</translation>
    </message>
    <message>
        <source>Move a Runner through a passageway into the next chamber: pay for the door by which he leaves, and take what the door by which he enters brings.</source>
        <translation>Déplacer un coureur par un couloir dans la salle voisine&#x202f;: payer la porte de sortie et prendre ce que rapporte la porte d&apos;entrée.</translation>
    </message>
    <message>
        <source>Draw and lay another tile.</source>
        <translation>Piocher et poser une autre tuile.</translation>
    </message>
    <message>
        <source>Move any Guard through a passageway.</source>
        <translation>Déplacer n&apos;importe quel garde par un couloir.</translation>
    </message>
    <message>
        <source>In one turn you may do this once.</source>
        <translation>C&apos;est possible une fois par tour.</translation>
    </message>
    <message>
        <source>In one turn you may do this up to %1 times.</source>
        <translation>C&apos;est possible jusqu&apos;à %1 fois par tour.</translation>
    </message>
    <message>
        <source>Take a white or a black door marker from the supply.</source>
        <translation>Prendre un marqueur de porte blanc ou noir dans la réserve.</translation>
    </message>
    <message>
        <source>Place a door marker of yours on a passageway that has none.</source>
        <translation>Placer un de vos marqueurs de porte sur un couloir qui n&apos;en a pas.</translation>
    </message>
    <message>
        <source>Never between two rooms of the board.</source>
        <translation>Jamais entre deux pièces du plateau.</translation>
    </message>
    <message>
        <source>Remove a black marker, wherever it lies.</source>
        <translation>Enlever un marqueur noir, où qu&apos;il soit.</translation>
    </message>
    <message>
        <source>Remove a black marker, wherever it lies: for %1 actions, or for one action and %2 of your picks, all of different colours.</source>
        <translation>Enlever un marqueur noir, où qu&apos;il soit&#x202f;: pour %1 actions, ou pour une action et %2 de vos crochets, tous de couleurs différentes.</translation>
    </message>
    <message>
        <source>Make silver: pay %1 of your picks, all of different colours, for one silver pick.</source>
        <translation>Fabriquer de l&apos;argent&#x202f;: payer %1 de vos crochets, tous de couleurs différentes, pour un crochet d&apos;argent.</translation>
    </message>
    <message>
        <source>Release your Prisoner: pay %1 of your picks, all of different colours. His cell is open from then on.</source>
        <translation>Libérer votre prisonnier&#x202f;: payer %1 de vos crochets, tous de couleurs différentes. Son cachot est dès lors ouvert.</translation>
    </message>
    <message>
        <source>Release your Prisoner. His cell is open from then on.</source>
        <translation>Libérer votre prisonnier. Son cachot est dès lors ouvert.</translation>
    </message>
    <message>
        <source>No Runner need be near.</source>
        <translation>Aucun coureur n&apos;a besoin d&apos;être à côté.</translation>
    </message>
    <message>
        <source>A Runner of yours must stand next to it.</source>
        <translation>Un de vos coureurs doit se trouver à côté.</translation>
    </message>
    <message>
        <source>Move your released Prisoner into the next chamber: pay for the door by which he leaves. He takes nothing.</source>
        <translation>Déplacer votre prisonnier libéré dans la salle voisine&#x202f;: payer la porte de sortie. Il ne récolte rien.</translation>
    </message>
    <message>
        <source>Enter the key room with a Runner next to it: pay one silver pick and the door by which he leaves, and take a golden key.</source>
        <translation>Entrer dans la salle de la clé avec un coureur qui se trouve à côté&#x202f;: payer un crochet d&apos;argent et la porte de sortie, et prendre une clé d&apos;or.</translation>
    </message>
    <message>
        <source>Use your exchange token, once a game, before you lay the tile or later: trade two of your coloured picks for one of any colour.</source>
        <translation>Utiliser votre jeton d&apos;échange, une fois par partie, avant de poser la tuile ou plus tard&#x202f;: deux de vos crochets de couleur contre un de n&apos;importe quelle couleur.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>A Prisoner escapes when he enters a guardhouse.</source>
        <translation>Un prisonnier s&apos;évade quand il entre dans un corps de garde.</translation>
    </message>
    <message>
        <source>A Prisoner escapes when he enters a guardhouse in which no Guard stands.</source>
        <translation>Un prisonnier s&apos;évade quand il entre dans un corps de garde où ne se tient aucun garde.</translation>
    </message>
    <message>
        <source>A Prisoner escapes when he enters a guardhouse while no Guard stands on the board.</source>
        <translation>Un prisonnier s&apos;évade quand il entre dans un corps de garde alors qu&apos;aucun garde ne se tient sur le plateau.</translation>
    </message>
    <message>
        <source>That ends the game at once, and his player wins.</source>
        <translation>Cela termine aussitôt la partie, et son joueur gagne.</translation>
    </message>
    <message>
        <source>Without an escape the game ends with the turn in which the last tile is drawn. Then the player with the most points wins, and tied players share the win:</source>
        <translation>Sans évasion, la partie finit avec le tour où la dernière tuile est piochée. Qui a le plus de points gagne alors, et les joueurs à égalité se partagent la victoire&#x202f;:</translation>
    </message>
    <message>
        <source>Without an escape the game ends with the round in which the last tile is drawn. Then the player with the most points wins, and tied players share the win:</source>
        <translation>Sans évasion, la partie finit avec le tour de table où la dernière tuile est piochée. Qui a le plus de points gagne alors, et les joueurs à égalité se partagent la victoire&#x202f;:</translation>
    </message>
    <message>
        <source>for each colour of which you hold a pick: 1</source>
        <translation>par couleur dont vous détenez un crochet&#x202f;: 1</translation>
    </message>
    <message>
        <source>for each white and each black door marker that you hold: %1</source>
        <translation>par marqueur de porte blanc ou noir que vous détenez&#x202f;: %1</translation>
    </message>
    <message>
        <source>for holding silver: %1</source>
        <translation>si vous détenez des crochets d&apos;argent&#x202f;: %1</translation>
    </message>
    <message>
        <source>for each silver pick: %1</source>
        <translation>par crochet d&apos;argent&#x202f;: %1</translation>
    </message>
    <message>
        <source>for a golden key: %1</source>
        <translation>pour une clé d&apos;or&#x202f;: %1</translation>
    </message>
    <message>
        <source>for a released Prisoner: %1</source>
        <translation>pour un prisonnier libéré&#x202f;: %1</translation>
    </message>
    <message>
        <source>Aim of the game</source>
        <translation>Le but</translation>
    </message>
    <message>
        <source>You dig your way under a castle. Your Runners gather lock picks in the dungeon; your Prisoner sits in a cell and wants out. A player who leads the Prisoner into a guardhouse while holding a golden key wins.</source>
        <translation>Vous creusez votre chemin sous un château. Vos coureurs récoltent des crochets dans le souterrain&#x202f;; votre prisonnier est dans un cachot et veut sortir. Qui le mène dans un corps de garde, une clé d&apos;or en main, gagne.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Matériel</translation>
    </message>
    <message>
        <source>%1 tiles, some of them shown here</source>
        <translation>%1 tuiles, dont voici quelques-unes</translation>
    </message>
    <message>
        <source>Runners of each player: %1</source>
        <translation>coureurs de chaque joueur&#x202f;: %1</translation>
    </message>
    <message>
        <source>a Prisoner for each player</source>
        <translation>un prisonnier pour chaque joueur</translation>
    </message>
    <message>
        <source>Guards: %1</source>
        <translation>gardes&#x202f;: %1</translation>
    </message>
    <message>
        <source>picks of each of %1 colours: %2</source>
        <translation>crochets dans chacune des %1 couleurs&#x202f;: %2</translation>
    </message>
    <message>
        <source>white door markers: %1</source>
        <translation>marqueurs de porte blancs&#x202f;: %1</translation>
    </message>
    <message>
        <source>black door markers: %1</source>
        <translation>marqueurs de porte noirs&#x202f;: %1</translation>
    </message>
    <message>
        <source>silver picks: %1</source>
        <translation>crochets d&apos;argent&#x202f;: %1</translation>
    </message>
    <message>
        <source>golden keys: one for each player</source>
        <translation>clés d&apos;or&#x202f;: une pour chaque joueur</translation>
    </message>
    <message>
        <source>golden keys: %1</source>
        <translation>clés d&apos;or&#x202f;: %1</translation>
    </message>
    <message>
        <source>an exchange token for each player</source>
        <translation>un jeton d&apos;échange pour chaque joueur</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Avant la partie</translation>
    </message>
    <message>
        <source>Lay out the board and put your Prisoner into your cell. Place your Runners and your exchange token in front of you. Shuffle the tiles into a face-down stack.</source>
        <translation>Installez le plateau et mettez votre prisonnier dans votre cachot. Vos coureurs et votre jeton d&apos;échange sont devant vous. Mélangez les tuiles en une pioche face cachée.</translation>
    </message>
    <message>
        <source>Put the golden keys into the key room.</source>
        <translation>Mettez les clés d&apos;or dans la salle de la clé.</translation>
    </message>
    <message>
        <source>One Guard stands in each guard chamber.</source>
        <translation>Un garde se tient dans chaque salle de garde.</translation>
    </message>
    <message>
        <source>The Guards stand in the guard chambers row by row, one in each.</source>
        <translation>Les gardes se tiennent dans les salles de garde, ligne par ligne, un dans chacune.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un tour</translation>
    </message>
    <message>
        <source>Draw a tile and lay it next to others. All sides that touch must match, passage to passage and earth to earth, and at least one passageway must join the tile to the dungeon.</source>
        <translation>Piochez une tuile et posez-la à côté d&apos;autres. Tous les côtés qui se touchent doivent s&apos;accorder, passage contre passage et terre contre terre, et au moins un couloir doit relier la tuile au souterrain.</translation>
    </message>
    <message>
        <source>No tile may seal off an entrance, a player&apos;s cell, a key room or a guardhouse for good.</source>
        <translation>Aucune tuile ne doit sceller pour de bon une entrée, le cachot d&apos;un joueur, une salle de la clé ou un corps de garde.</translation>
    </message>
    <message>
        <source>A passage must stay open somewhere on the edge of the dungeon.</source>
        <translation>Un passage doit rester ouvert quelque part sur le bord du souterrain.</translation>
    </message>
    <message>
        <source>A tile that can&apos;t be laid leaves the game, and you draw another.</source>
        <translation>Une tuile qui ne peut pas être posée quitte la partie, et vous en piochez une autre.</translation>
    </message>
    <message>
        <source>Then you may take one action.</source>
        <translation>Ensuite, vous pouvez faire une action.</translation>
    </message>
    <message>
        <source>Then you may take up to %1 actions; those that you don&apos;t use are lost.</source>
        <translation>Ensuite, vous pouvez faire jusqu&apos;à %1 actions&#x202f;; celles que vous n&apos;utilisez pas sont perdues.</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Portes</translation>
    </message>
    <message>
        <source>Open door: free, and brings nothing.</source>
        <translation>Porte ouverte&#x202f;: gratuite, et ne rapporte rien.</translation>
    </message>
    <message>
        <source>Skull: whoever leaves through it pays one pick of its colour. A Runner who enters through it takes one from the supply.</source>
        <translation>Crâne&#x202f;: qui sort par lui paie un crochet de sa couleur. Un coureur qui entre par lui en prend un dans la réserve.</translation>
    </message>
    <message>
        <source>Doors of your own colour cost you nothing.</source>
        <translation>Les portes de votre couleur ne vous coûtent rien.</translation>
    </message>
    <message>
        <source>Only the first %1 of these colours are in play: blue, yellow, green, red, brown, orange, grey, purple; any other skull is an open door.</source>
        <translation>Seules les %1 premières de ces couleurs sont en jeu&#x202f;: bleu, jaune, vert, rouge, brun, orange, gris, violet&#x202f;; tout autre crâne est une porte ouverte.</translation>
    </message>
    <message>
        <source>Special door: whoever leaves through it pays %1 picks, all of different colours, every time. It brings nothing.</source>
        <translation>Porte spéciale&#x202f;: qui sort par elle paie chaque fois %1 crochets, tous de couleurs différentes. Elle ne rapporte rien.</translation>
    </message>
    <message>
        <source>Special door: whoever leaves through it pays one pick of any colour, every time. It brings nothing.</source>
        <translation>Porte spéciale&#x202f;: qui sort par elle paie chaque fois un crochet de n&apos;importe quelle couleur. Elle ne rapporte rien.</translation>
    </message>
    <message>
        <source>A special door on a tile counts as an open door.</source>
        <translation>Une porte spéciale sur une tuile compte comme une porte ouverte.</translation>
    </message>
    <message>
        <source>Cell: closed until its Prisoner is released. Leaving an open cell is free.</source>
        <translation>Cachot&#x202f;: fermé jusqu&apos;à la libération de son prisonnier. Quitter un cachot ouvert est gratuit.</translation>
    </message>
    <message>
        <source>Key room: closed to Prisoners; leaving it is free.</source>
        <translation>Salle de la clé&#x202f;: fermée aux prisonniers&#x202f;; la quitter est gratuit.</translation>
    </message>
    <message>
        <source>White marker: the next Runner or Prisoner to go through pays nothing for a skull and takes nothing; then the marker goes back to the supply.</source>
        <translation>Marqueur blanc&#x202f;: le prochain coureur ou prisonnier qui passe ne paie aucun crâne et ne récolte rien&#x202f;; puis le marqueur retourne à la réserve.</translation>
    </message>
    <message>
        <source>It opens no special door.</source>
        <translation>Il n&apos;ouvre aucune porte spéciale.</translation>
    </message>
    <message>
        <source>Sharing a chamber</source>
        <translation>Partager une salle</translation>
    </message>
    <message>
        <source>You make the first step, the others the next ones, clockwise.</source>
        <translation>Vous faites le premier pas, les autres les suivants, dans le sens horaire.</translation>
    </message>
    <message>
        <source>You make all of them.</source>
        <translation>Vous les faites tous.</translation>
    </message>
    <message>
        <source>At the start of each of your turns she brings you %1.</source>
        <translation>Au début de chacun de vos tours, elle vous rapporte %1.</translation>
    </message>
    <message>
        <source>Princess: instead of placing a figure, you may send home a follower in her city.</source>
        <translation>Princesse&#x202f;: au lieu de placer une figure, vous pouvez renvoyer un partisan de sa ville.</translation>
    </message>
    <message>
        <source>Princess: you must send home a follower in her city, if there is one, and place no figure.</source>
        <translation>Princesse&#x202f;: vous devez renvoyer un partisan de sa ville, s&apos;il y en a un, et ne placez pas de figure.</translation>
    </message>
    <message>
        <source>Magic portal: your follower may go to any tile, on an incomplete feature without followers.</source>
        <translation>Portail magique&#x202f;: votre partisan peut aller sur toute tuile, sur une zone inachevée sans partisans.</translation>
    </message>
    <message>
        <source>Instead of placing a figure you may put one of your floors on any foundation or open tower, or a small or large follower on top of an open tower of at least one floor. He closes it: nobody may put anything on it while he stands there.</source>
        <translation>Au lieu d&apos;une figure, vous pouvez mettre un de vos étages sur une fondation ou une tour ouverte, ou un petit ou le grand partisan au sommet d&apos;une tour ouverte d&apos;au moins un étage. Il la ferme&#x202f;: tant qu&apos;il s&apos;y trouve, personne n&apos;y met rien.</translation>
    </message>
    <message>
        <source>When you put down a floor you may take one follower from the tower&apos;s tile, or from a tile straight in line with it, at most as many tiles away as the tower has floors. Your own comes home, another player&apos;s is your prisoner.</source>
        <translation>Avec l&apos;étage, vous pouvez prendre un partisan de la tuile de la tour ou d&apos;une tuile en ligne droite, à autant de tuiles au plus que la tour a d&apos;étages. Le vôtre rentre chez lui, celui d&apos;un autre est votre prisonnier.</translation>
    </message>
    <message>
        <source>A prisoner, or a follower on a tower, scores nothing.</source>
        <translation>Un prisonnier, ou un partisan sur une tour, ne compte pour rien.</translation>
    </message>
    <message>
        <source>The dragon does not eat a follower on a tower.</source>
        <translation>Le dragon ne dévore pas un partisan sur une tour.</translation>
    </message>
    <message>
        <source>The dragon eats a follower on a tower like any other.</source>
        <translation>Le dragon dévore aussi un partisan sur une tour.</translation>
    </message>
    <message>
        <source>The dungeon</source>
        <translation>Les oubliettes</translation>
    </message>
    <message>
        <source>Each tower foundation is an entrance to the dungeon, one place for all players.</source>
        <translation>Chaque fondation de tour est une entrée des oubliettes, un seul endroit pour tous.</translation>
    </message>
    <message>
        <source>In: on a tile with an entrance that you have just laid you may, instead of placing a figure, send a small or large follower or the mayor into the dungeon, from your supply.</source>
        <translation>Entrer&#x202f;: sur une tuile à entrée que vous venez de poser, vous pouvez, au lieu d&apos;une figure, envoyer un petit ou le grand partisan ou le maire dans les oubliettes, de votre réserve.</translation>
    </message>
    <message>
        <source>He may come up again at once, on another tile.</source>
        <translation>Il peut ressortir aussitôt, sur une autre tuile.</translation>
    </message>
    <message>
        <source>At most this many followers may be there at a time: %1.</source>
        <translation>Partisans présents en même temps, au plus&#x202f;: %1. Qui vient en plus est refusé.</translation>
    </message>
    <message>
        <source>If the fairy is with him, she stays below.</source>
        <translation>Si la fée est avec lui, elle reste en bas.</translation>
    </message>
    <message>
        <source>If the fairy is with him, she goes along.</source>
        <translation>Si la fée est avec lui, elle l&apos;accompagne.</translation>
    </message>
    <message>
        <source>While the dragon is below, nobody goes in, and nobody comes out except a follower who has had the fairy with him since the turn began.</source>
        <translation>Tant que le dragon est en bas, personne n&apos;entre, et seul sort un partisan avec qui la fée est depuis le début du tour.</translation>
    </message>
    <message>
        <source>A step onto a tile with an entrance takes the dragon into the dungeon and ends the flight. If a follower is below, it eats nothing there.</source>
        <translation>Un pas sur une tuile à entrée mène le dragon dans les oubliettes, et le vol est fini. Si un partisan est en bas, il n&apos;y dévore rien.</translation>
    </message>
    <message>
        <source>Otherwise players whose small or large followers or mayors are on this tile may let all of theirs flee into the dungeon; the rest are eaten.</source>
        <translation>Sinon, les joueurs dont des partisans, petits ou grands, ou des maires sont sur cette tuile peuvent faire fuir tous les leurs dans les oubliettes&#x202f;; le reste est dévoré.</translation>
    </message>
    <message>
        <source>Otherwise players whose small or large followers or mayors are on this tile may let any of theirs flee into the dungeon; the rest are eaten.</source>
        <translation>Sinon, les joueurs dont des partisans, petits ou grands, ou des maires sont sur cette tuile peuvent faire fuir ceux qu&apos;ils veulent dans les oubliettes&#x202f;; le reste est dévoré.</translation>
    </message>
    <message>
        <source>A volcano calls the dragon out of the dungeon at once. With a dragon tile its first step leads to any entrance or volcano where the fairy is not, and it eats there.</source>
        <translation>Un volcan appelle aussitôt le dragon hors des oubliettes. Avec une tuile au dragon, son premier pas mène à une entrée ou un volcan quelconque où la fée n&apos;est pas, et il y dévore.</translation>
    </message>
    <message>
        <source>A volcano calls the dragon out of the dungeon at once. With a dragon tile its first step leads to any entrance or volcano, even the fairy&apos;s, and it eats there.</source>
        <translation>Un volcan appelle aussitôt le dragon hors des oubliettes. Avec une tuile au dragon, son premier pas mène à une entrée ou un volcan quelconque, même celui de la fée, et il y dévore.</translation>
    </message>
    <message>
        <source>You may use the dungeon as soon as the dragon tile is laid.</source>
        <translation>Dès que la tuile au dragon est posée, les oubliettes sont libres.</translation>
    </message>
    <message>
        <source>If you lay an entrance while the dragon is below, you may, instead of placing a figure, show the large follower in your supply: the dragon goes to an entrance or volcano of your choice without the fairy, and eats there.</source>
        <translation>Si vous posez une entrée tant que le dragon est en bas, vous pouvez, au lieu d&apos;une figure, montrer le grand partisan de votre réserve&#x202f;: le dragon va à une entrée ou un volcan de votre choix, sans la fée, et y dévore.</translation>
    </message>
    <message>
        <source>What the tiles show and do</source>
        <translation>Ce que montrent et rapportent les tuiles</translation>
    </message>
    <message>
        <source>Inn: its road scores twice as much when complete, and nothing if not.</source>
        <translation>Auberge&#x202f;: sa route rapporte le double si elle est achevée, et rien sinon.</translation>
    </message>
    <message>
        <source>A complete city of only two tiles scores half as much.</source>
        <translation>Une ville achevée de deux tuiles seulement rapporte moitié moins.</translation>
    </message>
    <message>
        <source>Pennant: %1 more when its city is complete, half as much if not.</source>
        <translation>Blason&#x202f;: %1 de plus si sa ville est achevée, moitié moins sinon.</translation>
    </message>
    <message>
        <source>Cathedral: its city scores half as much again when complete, and nothing if not.</source>
        <translation>Cathédrale&#x202f;: sa ville rapporte une fois et demie ses points si elle est achevée, et rien sinon.</translation>
    </message>
    <message>
        <source>Cloister: %1 for its tile and each of the eight around it. Complete when all nine are laid.</source>
        <translation>Cloître&#x202f;: %1 pour sa tuile et chacune des huit autour. Achevé quand les neuf sont posées.</translation>
    </message>
    <message>
        <source>Field: scored at the end only, with %1 for each complete city that it touches.</source>
        <translation>Pré&#x202f;: compté à la fin seulement, avec %1 par ville achevée qu&apos;il touche.</translation>
    </message>
    <message>
        <source>Each is scored by the player whose followers there count for most. Tied players each score the full points. A tile counts once.</source>
        <translation>La zone revient à celui dont les partisans y comptent le plus. En cas d&apos;égalité, chacun a tous les points. Une tuile compte une fois.</translation>
    </message>
    <message>
        <source>Volcanoes, dragons, magic portals and princesses have no effect in this game.</source>
        <translation>Volcans, dragons, portails magiques et princesses ne signifient rien dans ce jeu.</translation>
    </message>
    <message>
        <source>Tower foundations have no effect in this game.</source>
        <translation>Les fondations de tour ne signifient rien dans ce jeu.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figures</translation>
    </message>
    <message>
        <source>Large follower: counts as two.</source>
        <translation>Grand partisan&#x202f;: compte pour deux.</translation>
    </message>
    <message>
        <source>Mayor: goes into cities only, and counts as one for each pennant of the city when it is scored.</source>
        <translation>Maire&#x202f;: ne va que dans les villes, et compte pour autant que la ville a de blasons quand elle est comptée.</translation>
    </message>
    <message>
        <source>Wagon: goes on roads, into cities and to cloisters. Once his feature is scored, he may drive on.</source>
        <translation>Chariot&#x202f;: va sur les routes, dans les villes et aux cloîtres. Une fois sa zone comptée, il peut repartir.</translation>
    </message>
    <message>
        <source>He comes to a road, city or cloister, incomplete and empty, on his tile or one of the eight around it.</source>
        <translation>Il va vers une route, une ville ou un cloître, inachevé et vide, sur sa tuile ou l&apos;une des huit autour.</translation>
    </message>
    <message>
        <source>He comes to a road, city or cloister, incomplete and empty, on a tile of the scored feature.</source>
        <translation>Il va vers une route, une ville ou un cloître, inachevé et vide, sur une tuile de la zone comptée.</translation>
    </message>
    <message>
        <source>He comes to a road, city or cloister, incomplete and empty, on his tile or one that touches it along a side.</source>
        <translation>Il va vers une route, une ville ou un cloître, inachevé et vide, sur sa tuile ou une qui la touche par un côté.</translation>
    </message>
    <message>
        <source>small followers of each player: %1</source>
        <translation>petits partisans de chaque joueur&#x202f;: %1</translation>
    </message>
    <message>
        <source>a large follower for each player</source>
        <translation>un grand partisan pour chaque joueur</translation>
    </message>
    <message>
        <source>a mayor for each player</source>
        <translation>un maire pour chaque joueur</translation>
    </message>
    <message>
        <source>a wagon for each player</source>
        <translation>un chariot pour chaque joueur</translation>
    </message>
    <message>
        <source>a builder for each player</source>
        <translation>un bâtisseur pour chaque joueur</translation>
    </message>
    <message>
        <source>a pig for each player</source>
        <translation>un cochon pour chaque joueur</translation>
    </message>
    <message>
        <source>tunnel tokens of each of six colours: %1</source>
        <translation>jetons de tunnel de chacune de six couleurs&#x202f;: %1</translation>
    </message>
    <message>
        <source>floors of each player: 10 with two players, 9 with three, 7 with four, 6 with five, 5 with six</source>
        <translation>étages de chaque joueur&#x202f;: 10 à deux joueurs, 9 à trois, 7 à quatre, 6 à cinq, 5 à six</translation>
    </message>
    <message>
        <source>the dragon</source>
        <translation>le dragon</translation>
    </message>
    <message>
        <source>You lay a landscape of cities, roads, cloisters and fields, tile by tile, and send followers out to own what grows there. The player with the most points wins.</source>
        <translation>Tuile après tuile, vous posez un paysage de villes, de routes, de cloîtres et de prés, et envoyez des partisans s&apos;emparer de ce qui y grandit. Qui a le plus de points gagne.</translation>
    </message>
    <message>
        <source>Two tokens of one colour on two tunnel mouths make a tunnel, and the two roads become one.</source>
        <translation>Qui met deux jetons d&apos;une couleur sur deux bouches de tunnel creuse un tunnel, et deux routes n&apos;en font plus qu&apos;une.</translation>
    </message>
    <message>
        <source>Under the towers lies the dungeon: followers climb down at one foundation and come up at another. But the dragon knows the way, too.</source>
        <translation>Sous les tours se trouvent les oubliettes&#x202f;: les partisans descendent par une fondation et ressortent par une autre. Mais le dragon aussi connaît le chemin.</translation>
    </message>
    <message>
        <source>Lay out the first tile and shuffle the others into a face-down stack. Place your figures in front of you. The first player begins; play passes clockwise.</source>
        <translation>Mettez la première tuile en place et mélangez les autres en une pioche face cachée. Vos figures sont devant vous. Le premier joueur commence&#x202f;; on joue dans le sens horaire.</translation>
    </message>
    <message>
        <source>Deal the colours of the tokens in turn: three each for two players, two for three, one for four to six.</source>
        <translation>Distribuez les couleurs des jetons à tour de rôle&#x202f;: trois par joueur à deux joueurs, deux à trois, une à quatre, cinq ou six.</translation>
    </message>
    <message>
        <source>Lay: draw a tile and lay it next to others, so that all sides that touch match. A tile that fits nowhere leaves the game, and you draw another.</source>
        <translation>Poser&#x202f;: piochez une tuile et posez-la à côté d&apos;autres, de sorte que tous les côtés qui se touchent soient pareils. Une tuile qui ne convient nulle part quitte la partie, et vous en piochez une autre.</translation>
    </message>
    <message>
        <source>Place: you may put a follower from your supply on a city, road, field or cloister of this tile, if no follower stands anywhere on that whole feature.</source>
        <translation>Placer&#x202f;: vous pouvez placer un partisan de votre réserve sur une ville, une route, un pré ou un cloître de cette tuile, si aucun partisan ne se trouve sur la zone entière.</translation>
    </message>
    <message>
        <source>Even if the tile has just completed it.</source>
        <translation>La tuile peut venir de l&apos;achever.</translation>
    </message>
    <message>
        <source>Not if the tile has just completed it.</source>
        <translation>Pas si la tuile vient de l&apos;achever.</translation>
    </message>
    <message>
        <source>Score: each complete road, city and cloister with figures on it scores its points, and its figures go home.</source>
        <translation>Compter&#x202f;: chaque route, ville ou cloître achevé qui porte des figures rapporte ses points, et ses figures rentrent chez elles.</translation>
    </message>
    <message>
        <source>The game is over when none of the tiles left in the stack can be laid.</source>
        <translation>La partie est finie quand aucune tuile de la pioche ne peut plus être posée.</translation>
    </message>
    <message>
        <source>Then fields and incomplete features are scored. The player with the most points wins; tied players share the win.</source>
        <translation>On compte alors les prés et ce qui n&apos;est pas achevé. Qui a le plus de points gagne&#x202f;; les joueurs à égalité se partagent la victoire.</translation>
    </message>
    <message>
        <source>Figures in the dungeon score nothing.</source>
        <translation>Les figures dans les oubliettes ne comptent pour rien.</translation>
    </message>
    <message>
        <source>Each follower of yours who is still there costs you %1.</source>
        <translation>Chaque partisan à vous qui y est encore vous coûte %1.</translation>
    </message>
    <message>
        <source>For %1 to %2 players</source>
        <translation>Pour %1 à %2 joueurs</translation>
    </message>
    <message>
        <source>For %1 players</source>
        <translation>Pour %1 joueurs</translation>
    </message>
    <message>
        <source>there is no rule sheet for these rules</source>
        <translation>il n&apos;y a pas de feuille de règles pour ces règles</translation>
    </message>
    <message>
        <source>the paper is too small for the text of the rules</source>
        <translation>le papier n&apos;a pas assez de place pour le texte des règles</translation>
    </message>
    <message>
        <source>Once a turn, between laying and scoring, you may put one of your tokens on a tunnel mouth that has none, wherever it lies.</source>
        <translation>Entre la pose et le décompte, vous pouvez mettre, une fois par tour, un de vos jetons sur une bouche de tunnel qui n&apos;en a pas, où qu&apos;elle soit.</translation>
    </message>
    <message>
        <source>Between laying and scoring you may put up to %1 of your tokens on tunnel mouths that have none, wherever they lie.</source>
        <translation>Entre la pose et le décompte, vous pouvez mettre jusqu&apos;à %1 de vos jetons sur des bouches de tunnel qui n&apos;en ont pas, où qu&apos;elles soient.</translation>
    </message>
    <message>
        <source>You may also place a figure.</source>
        <translation>Vous pouvez en outre placer une figure.</translation>
    </message>
    <message>
        <source>If you place a token, you may not place a figure.</source>
        <translation>Qui met un jeton ne place pas de figure.</translation>
    </message>
    <message>
        <source>A token stays where it is for the rest of the game.</source>
        <translation>Un jeton reste en place jusqu&apos;à la fin de la partie.</translation>
    </message>
    <message>
        <source>The first and the second of a colour do so, then the third and the fourth.</source>
        <translation>C&apos;est ce que font le premier et le deuxième d&apos;une couleur, puis le troisième et le quatrième.</translation>
    </message>
    <message>
        <source>A road that runs into a mouth without a tunnel is not complete. The part that is underground scores nothing.</source>
        <translation>Une route qui entre dans une bouche sans tunnel n&apos;est pas achevée. Ce qui est sous terre ne rapporte rien.</translation>
    </message>
    <message>
        <source>A tile with a mouth counts once for each of its pieces in the road.</source>
        <translation>Une tuile qui a une bouche compte une fois pour chacun de ses morceaux dans la route.</translation>
    </message>
    <message>
        <source>On tiles without tunnel mouths of their own, a road through a tunnel splits into two, each with a mouth.</source>
        <translation>Sur les tuiles sans bouches de tunnel propres, une route qui passe par un tunnel se divise en deux, chacune avec une bouche.</translation>
    </message>
    <message>
        <source>On tiles without tunnel mouths of their own, a road through a tunnel stays one road and has no mouths.</source>
        <translation>Sur les tuiles sans bouches de tunnel propres, une route qui passe par un tunnel reste une seule route, sans bouches.</translation>
    </message>
    <message>
        <source>On tiles without tunnel mouths of their own, a road through a tunnel is one until a token lies at either end of the tunnel; then it is two.</source>
        <translation>Sur les tuiles sans bouches de tunnel propres, une route qui passe par un tunnel reste d&apos;un seul tenant jusqu&apos;à ce qu&apos;un jeton soit à un bout du tunnel&#x202f;; puis elle en forme deux.</translation>
    </message>
    <message>
        <source>dragon tiles</source>
        <translation>tuiles au dragon</translation>
    </message>
    <message>
        <source>Black marker: nobody may pass.</source>
        <translation>Marqueur noir&#x202f;: personne ne passe.</translation>
    </message>
    <message>
        <source>This applies to Guards too.</source>
        <translation>Cela vaut aussi pour les gardes.</translation>
    </message>
    <message>
        <source>A Runner may share a chamber with any Prisoner, but not with another Runner.</source>
        <translation>Un coureur ne partage une salle avec aucun autre coureur, mais avec n&apos;importe quel prisonnier.</translation>
    </message>
    <message>
        <source>A Runner may share a chamber with the Prisoners of other players, but not with another Runner.</source>
        <translation>Un coureur ne partage une salle avec aucun autre coureur, mais avec les prisonniers des autres joueurs.</translation>
    </message>
    <message>
        <source>A key room or an entrance holds any number of Runners. Two Prisoners never share a chamber.</source>
        <translation>Une salle de la clé ou une entrée accueille autant de coureurs qu&apos;on veut. Deux prisonniers ne partagent jamais une salle.</translation>
    </message>
    <message>
        <source>one for each player</source>
        <translation>une par joueur</translation>
    </message>
    <message>
        <source>as on the board</source>
        <translation>comme sur le plateau</translation>
    </message>
    <message>
        <source>costs a pick; you have none</source>
        <translation>coûte un crochet&#x202f;; vous n&apos;en avez aucun</translation>
    </message>
    <message>
        <source>costs %1 actions, or a pick</source>
        <translation>coûte %1 actions, ou un crochet</translation>
    </message>
    <message>
        <source>the door costs a pick; you have none</source>
        <translation>la porte coûte un crochet&#x202f;; vous n&apos;en avez aucun</translation>
    </message>
    <message>
        <source>removing it costs %1 actions, or a pick</source>
        <translation>l&apos;enlever coûte %1 actions, ou un crochet</translation>
    </message>
    <message>
        <source>choose a pick</source>
        <translation>choisir un crochet</translation>
    </message>
    <message>
        <source>no more tokens may be placed now</source>
        <translation>aucun autre jeton ne peut être placé maintenant</translation>
    </message>
    <message>
        <source>With tunnel tokens in play, roads through the mouths of other sets are cut there; off: they stay whole, even where the tunnels of other sets would be split (U-2.3).</source>
        <translation>Quand on joue avec des jetons de tunnel, les routes qui passent par les bouches d&apos;autres jeux y sont coupées&#x202f;; sinon, elles sont entières, même là où les tunnels d&apos;autres jeux doivent être coupés (U-2.3).</translation>
    </message>
    <message>
        <source>Remove a black marker, wherever it lies: for %1 actions, or for one action and one of your picks.</source>
        <translation>Enlever un marqueur noir, où qu&apos;il soit&#x202f;: pour %1 actions, ou pour une action et un de vos crochets.</translation>
    </message>
    <message>
        <source>Make silver: pay one of your picks for one silver pick.</source>
        <translation>Fabriquer de l&apos;argent&#x202f;: payer un de vos crochets pour un crochet d&apos;argent.</translation>
    </message>
    <message>
        <source>Release your Prisoner: pay one of your picks. His cell is open from then on.</source>
        <translation>Libérer votre prisonnier&#x202f;: payer un de vos crochets. Son cachot est dès lors ouvert.</translation>
    </message>
    <message>
        <source>Special door: free, and brings nothing.</source>
        <translation>Porte spéciale&#x202f;: gratuite, et ne rapporte rien.</translation>
    </message>
    <message>
        <source>Fairy: instead of placing a figure you may put her with a follower of yours. When he goes, she stays.</source>
        <translation>Fée&#x202f;: au lieu d&apos;une figure, vous pouvez la mettre avec un partisan à vous. Quand le partisan s&apos;en va, elle reste.</translation>
    </message>
    <message>
        <source>The dragon never enters her tile.</source>
        <translation>Le dragon n&apos;entre jamais sur sa tuile.</translation>
    </message>
    <message>
        <source>The dragon never steps onto her tile, but may come out of the dungeon there.</source>
        <translation>Le dragon ne va jamais sur sa tuile, mais il peut y sortir des oubliettes.</translation>
    </message>
    <message>
        <source>Magic portal: your follower may go to any tile, on a feature without followers that is incomplete or has just been completed by your tile.</source>
        <translation>Portail magique&#x202f;: votre partisan peut aller sur toute tuile, sur une zone sans partisans, inachevée ou que votre tuile vient d&apos;achever.</translation>
    </message>
    <message>
        <source>Out: instead of placing a figure you may bring a follower up at an entrance on any tile without figures; the mayor in a city.</source>
        <translation>Sortir&#x202f;: au lieu d&apos;une figure, vous pouvez faire sortir un partisan par une entrée de toute tuile sans figures&#x202f;; le maire dans une ville.</translation>
    </message>
    <message>
        <source>Out: instead of placing a figure you may bring a follower up at an entrance on any earlier tile without figures; the mayor in a city.</source>
        <translation>Sortir&#x202f;: au lieu d&apos;une figure, vous pouvez faire sortir un partisan par une entrée de toute tuile antérieure sans figures&#x202f;; le maire dans une ville.</translation>
    </message>
    <message>
        <source>He goes on an incomplete feature of that tile, even if other followers are on it.</source>
        <translation>Il va sur une zone inachevée de cette tuile, même si d&apos;autres partisans y sont.</translation>
    </message>
    <message>
        <source>He goes on a feature of that tile that is incomplete or has just been completed by your tile, even if other followers are on it.</source>
        <translation>Il va sur une zone de cette tuile, inachevée ou que votre tuile vient d&apos;achever, même si d&apos;autres partisans y sont.</translation>
    </message>
    <message>
        <source>If you lay an entrance while the dragon is below, you may, instead of placing a figure, show the large follower in your supply: the dragon goes to an entrance or volcano of your choice, even the fairy&apos;s, and eats there.</source>
        <translation>Si vous posez une entrée tant que le dragon est en bas, vous pouvez, au lieu d&apos;une figure, montrer le grand partisan de votre réserve&#x202f;: le dragon va à une entrée ou un volcan de votre choix, même chez la fée, et y dévore.</translation>
    </message>
    <message>
        <source>Any half point that a city would score is lost.</source>
        <translation>Un demi-point qu&apos;une ville rapporterait est perdu.</translation>
    </message>
    <message>
        <source>The set “%1” can&apos;t be read.</source>
        <translation>Le jeu de tuiles «&#x202f;%1&#x202f;» ne peut pas être lu.</translation>
    </message>
    <message>
        <source>Remove some, or raise the option %1 in the rules of the set or of the game.</source>
        <translation>En enlever, ou augmenter l&apos;option %1 dans les règles du jeu ou de la partie.</translation>
    </message>
    <message>
        <source>Add guard chambers, at most %1.</source>
        <translation>Ajouter des salles de garde, %1 au plus.</translation>
    </message>
    <message>
        <source>found no usable “%1” in the design</source>
        <translation>aucun «&#x202f;%1&#x202f;» utilisable dans la conception</translation>
    </message>
    <message>
        <source>Found %1, expected an object.</source>
        <translation>Trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: un objet.</translation>
    </message>
    <message>
        <source>found %1, which works only with --to html</source>
        <translation>trouvé&#x202f;: %1, qui ne va qu&apos;avec --to html</translation>
    </message>
    <message>
        <source>found %1, but a game record has rules of its own</source>
        <translation>trouvé&#x202f;: %1, mais une partie enregistrée a ses propres règles</translation>
    </message>
    <message>
        <source>The page that plays games has not been built yet: ./dev web in the source tree builds it.</source>
        <translation>La page qui joue les parties n&apos;est pas encore construite&#x202f;: ./dev web dans les sources la construit.</translation>
    </message>
    <message>
        <source>found a text that is not UTF-8 for the page, expected UTF-8</source>
        <translation>trouvé pour la page&#x202f;: un texte qui n&apos;est pas en UTF-8&#x202f;; attendu&#x202f;: UTF-8</translation>
    </message>
    <message>
        <source>found a text of %1 characters for the page, expected at most %2</source>
        <translation>trouvé pour la page&#x202f;: un texte de %1 caractères&#x202f;; attendu&#x202f;: %2 au plus</translation>
    </message>
    <message>
        <source>found %1 questions, expected at most %2</source>
        <translation>trouvé&#x202f;: %1 questions&#x202f;; attendu&#x202f;: %2 au plus</translation>
    </message>
    <message>
        <source>question %1 is empty, expected a sentence</source>
        <translation>la question %1 est vide&#x202f;; attendu&#x202f;: une phrase</translation>
    </message>
    <message>
        <source>found %1 places for a game in the page, expected one: %2</source>
        <translation>trouvé&#x202f;: %1 emplacements pour une partie dans la page&#x202f;; attendu&#x202f;: un seul&#x202f;: %2</translation>
    </message>
    <message>
        <source>Rebuild the page: ./dev web.</source>
        <translation>Reconstruire la page&#x202f;: ./dev web.</translation>
    </message>
    <message>
        <source>Web page to play (HTML)</source>
        <translation>Page web pour jouer (HTML)</translation>
    </message>
    <message>
        <source>One file that plays in any browser, without a network: people and bots play the set, the board or the game so far, and send their comments back.</source>
        <translation>Un seul fichier qui marche dans tout navigateur, sans réseau&#x202f;: personnes et bots y jouent avec le jeu de tuiles, le plateau ou la partie jusqu&apos;ici, et renvoient leurs commentaires.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>The page starts in this language; it can be changed there.</source>
        <translation>La langue dans laquelle la page commence&#x202f;; elle peut y être changée.</translation>
    </message>
    <message>
        <source>same as the browser</source>
        <translation>celle du navigateur</translation>
    </message>
    <message>
        <source>found %1, expected at most %2, the number of moves</source>
        <translation>trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: %2 au plus, le nombre de coups</translation>
    </message>
    <message>
        <source>found %1 players, expected %2</source>
        <translation>trouvé&#x202f;: %1 joueurs&#x202f;; attendu&#x202f;: %2</translation>
    </message>
    <message>
        <source>found %1 answers, expected %2, one for each question</source>
        <translation>trouvé&#x202f;: %1 réponses&#x202f;; attendu&#x202f;: %2, une pour chaque question</translation>
    </message>
    <message>
        <source>success</source>
        <translation>succès</translation>
    </message>
    <message>
        <source>the input has errors or can&apos;t be played together</source>
        <translation>les fichiers contiennent des erreurs ou ne peuvent pas être joués ensemble</translation>
    </message>
    <message>
        <source>wrong usage</source>
        <translation>utilisation incorrecte</translation>
    </message>
    <message>
        <source>a file can&apos;t be read or written, or has another format</source>
        <translation>un fichier ne peut être lu ou écrit, ou a un autre format</translation>
    </message>
    <message>
        <source>out of memory, or the program failed</source>
        <translation>mémoire insuffisante, ou le programme a échoué</translation>
    </message>
    <message>
        <source>Design tile sets that go underground, play and print them</source>
        <translation>Concevoir des jeux de tuiles qui vont sous terre, y jouer et les imprimer</translation>
    </message>
    <message>
        <source>Print this help and exit</source>
        <translation>Afficher cette aide et quitter</translation>
    </message>
    <message>
        <source>Print the version and exit</source>
        <translation>Afficher la version et quitter</translation>
    </message>
    <message>
        <source>Window:</source>
        <translation>Fenêtre&#x202f;:</translation>
    </message>
    <message>
        <source>Without a verb, tilewright [FILE...] opens the window. If one is already open, it takes the files.</source>
        <translation>Sans verbe, tilewright [FILE...] ouvre la fenêtre. Celle qui est déjà ouverte prend les fichiers.</translation>
    </message>
    <message>
        <source>Exit codes:</source>
        <translation>Codes de retour&#x202f;:</translation>
    </message>
    <message>
        <source>One JSON document on standard output</source>
        <translation>Un document JSON sur la sortie standard</translation>
    </message>
    <message>
        <source>Check tile sets, maps, game records and studies for issues</source>
        <translation>Rechercher les problèmes dans des jeux de tuiles, des cartes, des parties enregistrées et des études</translation>
    </message>
    <message>
        <source>Files to check</source>
        <translation>Fichiers à vérifier</translation>
    </message>
    <message>
        <source>The tile set of the maps among them, to check their tiles too; several are combined</source>
        <translation>Le jeu de tuiles des cartes parmi eux, pour vérifier aussi leurs tuiles&#x202f;; plusieurs sont réunis</translation>
    </message>
    <message>
        <source>List the options of the rules: values, defaults, what each does</source>
        <translation>Lister les options des règles&#x202f;: valeurs, valeurs par défaut, effet de chacune</translation>
    </message>
    <message>
        <source>Generate a balanced tile set to specification</source>
        <translation>Générer un jeu de tuiles équilibré selon des consignes</translation>
    </message>
    <message>
        <source>Play one game with bots and record it</source>
        <translation>Jouer une partie avec des bots et l&apos;enregistrer</translation>
    </message>
    <message>
        <source>Where to write the record</source>
        <translation>Où écrire la partie enregistrée</translation>
    </message>
    <message>
        <source>Check a record move by move and print the result</source>
        <translation>Vérifier une partie enregistrée coup par coup et afficher le résultat</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Partie enregistrée</translation>
    </message>
    <message>
        <source>List the legal moves after the first K moves instead, one per line, as a record writes them</source>
        <translation>Lister plutôt les coups légaux après les K premiers coups, un par ligne, comme une partie enregistrée les écrit</translation>
    </message>
    <message>
        <source>Export a tile set, a map or a moment of a game for other programs</source>
        <translation>Exporter un jeu de tuiles, une carte ou un moment d&apos;une partie pour d&apos;autres programmes</translation>
    </message>
    <message>
        <source>Import a table of tiles (CSV) from a spreadsheet</source>
        <translation>Importer un tableau de tuiles (CSV) d&apos;un tableur</translation>
    </message>
    <message>
        <source>Count the legal move sequences of each length</source>
        <translation>Compter les suites de coups légaux de chaque longueur</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Longest sequence</source>
        <translation>Suite la plus longue</translation>
    </message>
    <message>
        <source>Play many games with bots and report the figures with their intervals</source>
        <translation>Jouer de nombreuses parties avec des bots et donner les mesures avec leurs intervalles</translation>
    </message>
    <message>
        <source>Bots; each sits in every seat equally often</source>
        <translation>Bots&#x202f;; chacun occupe chaque place aussi souvent</translation>
    </message>
    <message>
        <source>Number of games, at least</source>
        <translation>Nombre de parties, au moins</translation>
    </message>
    <message>
        <source>Only part i of n, counted from 1; merge combines the parts</source>
        <translation>Seulement le lot i sur n, compté à partir de 1&#x202f;; merge réunit les lots</translation>
    </message>
    <message>
        <source>Continue from the report</source>
        <translation>Continuer à partir du rapport</translation>
    </message>
    <message>
        <source>Folder for records of notable games</source>
        <translation>Dossier où enregistrer les parties remarquables</translation>
    </message>
    <message>
        <source>Where to write the report; a page if it ends in .html</source>
        <translation>Où écrire le rapport&#x202f;; une page si le nom finit par .html</translation>
    </message>
    <message>
        <source>Reports of the parts, in any order</source>
        <translation>Rapports des lots, dans n&apos;importe quel ordre</translation>
    </message>
    <message>
        <source>Compare two sets, boards or options, stack by stack, until it is clear whether a figure differs</source>
        <translation>Deux jeux, plateaux ou options l&apos;un contre l&apos;autre, pioche par pioche, jusqu&apos;à savoir si une mesure diffère</translation>
    </message>
    <message>
        <source>Play every combination of a study&apos;s values and show which meets its goals best</source>
        <translation>Jouer chaque combinaison des valeurs d&apos;une étude et montrer laquelle atteint le mieux ses objectifs</translation>
    </message>
    <message>
        <source>Vary a tile set in search of one that meets the goals</source>
        <translation>Faire varier un jeu de tuiles à la recherche d&apos;un jeu qui atteint les objectifs</translation>
    </message>
    <message>
        <source>Print sheets of a tile set</source>
        <translation>Écrire les planches d&apos;un jeu de tuiles</translation>
    </message>
    <message>
        <source>Draw a small picture of a tile set, a map or the end of a game</source>
        <translation>Dessiner une petite image d&apos;un jeu de tuiles, d&apos;une carte ou de la fin d&apos;une partie</translation>
    </message>
    <message>
        <source>Tile set, map or game record</source>
        <translation>Jeu de tuiles, carte ou partie enregistrée</translation>
    </message>
    <message>
        <source>Pixels along the longer side, at most</source>
        <translation>Pixels du plus grand côté, au plus</translation>
    </message>
    <message>
        <source>Where to write the PNG</source>
        <translation>Où écrire le fichier PNG</translation>
    </message>
    <message>
        <source>A variant of the rules that the tile set contains (default: its first; &apos;&apos; for none)</source>
        <translation>Une variante des règles que contient le jeu de tuiles (par défaut&#x202f;: la première&#x202f;; &apos;&apos; pour aucune)</translation>
    </message>
    <message>
        <source>Rules (default: those of the tile set)</source>
        <translation>Règles (par défaut&#x202f;: celles du jeu de tuiles)</translation>
    </message>
    <message>
        <source>Tile set (default: a bundled one); several are shuffled together</source>
        <translation>Jeu de tuiles (par défaut&#x202f;: un jeu fourni)&#x202f;; plusieurs sont mélangés ensemble</translation>
    </message>
    <message>
        <source>Board, or start map (default: a bundled one)</source>
        <translation>Plateau ou carte de départ (par défaut&#x202f;: fournis)</translation>
    </message>
    <message>
        <source>Seed of the stack and the bots</source>
        <translation>Graine de la pioche et des bots</translation>
    </message>
    <message>
        <source>A rule option, name=value; may be repeated</source>
        <translation>Une option des règles, nom=valeur&#x202f;; peut être répétée</translation>
    </message>
    <message>
        <source>A mark to remove from all tiles: tower, dragon, volcano or portal; may be repeated</source>
        <translation>Une marque à enlever de toutes les tuiles&#x202f;: tower, dragon, volcano ou portal&#x202f;; peut être répétée</translation>
    </message>
    <message>
        <source>Rules that the tiles are for</source>
        <translation>Règles auxquelles les tuiles sont destinées</translation>
    </message>
    <message>
        <source>Total number of tiles, copies included (176, or 72 for a landscape)</source>
        <translation>Nombre total de tuiles, exemplaires compris (176, ou 72 pour un paysage)</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>Nom du jeu</translation>
    </message>
    <message>
        <source>Where to write the set</source>
        <translation>Où écrire le jeu</translation>
    </message>
    <message>
        <source>Beneath</source>
        <translation>Beneath</translation>
    </message>
    <message>
        <source>Pick colours, from blue on (8)</source>
        <translation>Couleurs de crochets, à partir du bleu (8)</translation>
    </message>
    <message>
        <source>Weights of dead end, straight, corner, T and cross: 8,32,48,56,32</source>
        <translation>Poids d&apos;impasse, ligne droite, coin, T et croix&#x202f;: 8,32,48,56,32</translation>
    </message>
    <message>
        <source>Share of open doors among all passages (0.1)</source>
        <translation>Part des portes ouvertes parmi tous les passages (0.1)</translation>
    </message>
    <message>
        <source>Share of special doors (0.02)</source>
        <translation>Part des portes spéciales (0.02)</translation>
    </message>
    <message>
        <source>Weights of city, road and field among all sides: 79,94,115</source>
        <translation>Poids de ville, route et pré parmi tous les côtés&#x202f;: 79,94,115</translation>
    </message>
    <message>
        <source>Share of tiles with a cloister, among those with room for one (0.5)</source>
        <translation>Part des tuiles avec un cloître parmi celles qui ont la place pour un (0.5)</translation>
    </message>
    <message>
        <source>Share of tiles whose two or three city sides are one city (0.7)</source>
        <translation>Part des tuiles dont les deux ou trois côtés de ville forment une seule ville (0.7)</translation>
    </message>
    <message>
        <source>Share of cities with a pennant, among those of two sides or more (0.4)</source>
        <translation>Part des villes avec un blason parmi celles de deux côtés ou plus (0.4)</translation>
    </message>
    <message>
        <source>Threads; their number doesn&apos;t change the figures</source>
        <translation>Fils d&apos;exécution&#x202f;; les mesures sont les mêmes quel que soit leur nombre</translation>
    </message>
    <message>
        <source>number of cores</source>
        <translation>nombre de cœurs</translation>
    </message>
    <message>
        <source>A stronger bot that plays some of the same games, to tell which figures hold</source>
        <translation>Un meilleur bot, qui rejoue quelques-unes des parties, pour dire quelles mesures se maintiennent</translation>
    </message>
    <message>
        <source>Games of the check, at most; it ends earlier once each main figure is known</source>
        <translation>Parties de la vérification, au plus&#x202f;; elle finit plus tôt, dès que chaque mesure principale est connue</translation>
    </message>
    <message>
        <source>Tile set, map or playtest report</source>
        <translation>Jeu de tuiles, carte ou rapport d&apos;essai</translation>
    </message>
    <message>
        <source>Another of the same kind</source>
        <translation>Un autre fichier de la même sorte</translation>
    </message>
    <message>
        <source>A variant of the rules that the tile set contains; given twice: that of A and that of B</source>
        <translation>Une variante des règles que contient le jeu de tuiles&#x202f;; donnée deux fois&#x202f;: celle de A et celle de B</translation>
    </message>
    <message>
        <source>A rule option of A only; may be repeated</source>
        <translation>Une option des règles de A seulement&#x202f;; peut être répétée</translation>
    </message>
    <message>
        <source>A rule option of B only; may be repeated</source>
        <translation>Une option des règles de B seulement&#x202f;; peut être répétée</translation>
    </message>
    <message>
        <source>A mark to remove from the tiles of B only: removing tower plays without the dungeon</source>
        <translation>Une marque à enlever des tuiles de B seulement&#x202f;: tower joue sans les oubliettes</translation>
    </message>
    <message>
        <source>Smallest difference that matters (default: 0.05 for a share, else 5 % of A)</source>
        <translation>Plus petite différence qui compte (par défaut&#x202f;: 0.05 pour une part, sinon 5&#x202f;% de A)</translation>
    </message>
    <message>
        <source>Risk of finding a difference that isn&apos;t there</source>
        <translation>Risque de trouver une différence qui n&apos;existe pas</translation>
    </message>
    <message>
        <source>Risk of missing a difference as large as the margin</source>
        <translation>Risque de manquer une différence aussi grande que le seuil</translation>
    </message>
    <message>
        <source>Games of each, approximate maximum</source>
        <translation>Parties de chacun, à peu près au plus</translation>
    </message>
    <message>
        <source>Games of each between two interim tests</source>
        <translation>Parties de chacun entre deux tests intermédiaires</translation>
    </message>
    <message>
        <source>Continue the comparison</source>
        <translation>Continuer la comparaison</translation>
    </message>
    <message>
        <source>A file, or a bundled study: beneath/tiles-and-colours.study.json</source>
        <translation>Un fichier, ou une étude fournie&#x202f;: beneath/tiles-and-colours.study.json</translation>
    </message>
    <message>
        <source>Games of each combination (default: as in the study)</source>
        <translation>Parties de chaque combinaison (par défaut&#x202f;: comme dans l&apos;étude)</translation>
    </message>
    <message>
        <source>Where to write the report</source>
        <translation>Où écrire le rapport</translation>
    </message>
    <message>
        <source>Formats and their options (--option NAME=VALUE):</source>
        <translation>Formats et leurs options (--option NAME=VALUE)&#x202f;:</translation>
    </message>
    <message>
        <source>%1 to %2 (%3)</source>
        <translation>%1 à %2 (%3)</translation>
    </message>
    <message>
        <source>or</source>
        <translation>ou</translation>
    </message>
    <message>
        <source>such as %1</source>
        <translation>par exemple %1</translation>
    </message>
    <message>
        <source>Web pages (--to html)</source>
        <translation>Pages web (--to html)</translation>
    </message>
    <message>
        <source>Heading of the page (default: the name of the set)</source>
        <translation>Titre de la page (par défaut&#x202f;: le nom du jeu)</translation>
    </message>
    <message>
        <source>Language in which the page starts, such as de (default: that of the browser)</source>
        <translation>Langue dans laquelle la page commence, par exemple de (par défaut&#x202f;: celle du navigateur)</translation>
    </message>
    <message>
        <source>A question that players are asked at the end; may be given five times</source>
        <translation>Une question posée aux joueurs à la fin&#x202f;; peut être donnée jusqu&apos;à cinq fois</translation>
    </message>
    <message>
        <source>The page without a game (default: TILEWRIGHT_PLAYER in the environment, else the one installed with the program or built by ./dev web)</source>
        <translation>La page sans partie (par défaut&#x202f;: TILEWRIGHT_PLAYER dans l&apos;environnement, sinon celle installée avec le programme ou construite par ./dev web)</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>The tile set of a map (default: a bundled one); several are combined</source>
        <translation>Le jeu de tuiles d&apos;une carte (par défaut&#x202f;: un jeu fourni)&#x202f;; plusieurs sont réunis</translation>
    </message>
    <message>
        <source>The board that a set is played on, for tts, vassal and html (default: a bundled one)</source>
        <translation>Le plateau sur lequel un jeu est joué, pour tts, vassal et html (par défaut&#x202f;: un plateau fourni)</translation>
    </message>
    <message>
        <source>Of a game: the moment after the first K moves (default: all)</source>
        <translation>D&apos;une partie&#x202f;: le moment après les K premiers coups (par défaut&#x202f;: tous)</translation>
    </message>
    <message>
        <source>An option of the format, or for html also of the rules; may be repeated</source>
        <translation>Une option du format&#x202f;; pour html, aussi une option des règles&#x202f;; peut être répétée</translation>
    </message>
    <message>
        <source>Pixels of a tile&apos;s side, the same as --option pixels=N; 0 is automatic: 100, or fewer if the picture would have more than 64 megapixels</source>
        <translation>Pixels du côté d&apos;une tuile, comme --option pixels=N&#x202f;; 0 est automatique&#x202f;: 100, ou moins si l&apos;image devait dépasser 64 mégapixels</translation>
    </message>
    <message>
        <source>Overwrite files in the folder that have different content</source>
        <translation>Écraser les fichiers du dossier dont le contenu diffère</translation>
    </message>
    <message>
        <source>List the files that would be written, and write nothing</source>
        <translation>Lister les fichiers qui seraient écrits, et ne rien écrire</translation>
    </message>
    <message>
        <source>A folder, or a file name if only one file is written</source>
        <translation>Un dossier, ou un nom de fichier si un seul fichier est écrit</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Exemples&#x202f;:</translation>
    </message>
    <message>
        <source>A table with the columns id, count, north, east, south, west, notes; features and more of landscape tiles</source>
        <translation>Un tableau avec les colonnes id, count, north, east, south, west, notes&#x202f;; features et d&apos;autres pour les tuiles de paysage</translation>
    </message>
    <message>
        <source>The set to import into (default: the output file if it exists, else a new set)</source>
        <translation>Le jeu dans lequel importer (par défaut&#x202f;: le fichier de sortie s&apos;il existe, sinon un nouveau jeu)</translation>
    </message>
    <message>
        <source>Remove tiles that are not in the table</source>
        <translation>Enlever les tuiles absentes du tableau</translation>
    </message>
    <message>
        <source>List what would change, and write nothing</source>
        <translation>Lister ce qui changerait, et ne rien écrire</translation>
    </message>
    <message>
        <source>Limits of the number of tiles (default: the set&apos;s, plus or minus 20 %)</source>
        <translation>Limites du nombre de tuiles (par défaut&#x202f;: celui du jeu, plus ou moins 20&#x202f;%)</translation>
    </message>
    <message>
        <source>Limits of the number of pick colours (default: 4..8)</source>
        <translation>Limites du nombre de couleurs de crochets (par défaut&#x202f;: 4..8)</translation>
    </message>
    <message>
        <source>Limits of the share of open doors (default: unchanged)</source>
        <translation>Limites de la part des portes ouvertes (par défaut&#x202f;: inchangée)</translation>
    </message>
    <message>
        <source>Sets to try</source>
        <translation>Jeux à essayer</translation>
    </message>
    <message>
        <source>Games of each in the first round; the best third plays three times as many in the next</source>
        <translation>Parties de chacun au premier tour&#x202f;; le meilleur tiers en joue trois fois plus au suivant</translation>
    </message>
    <message>
        <source>Continue the search</source>
        <translation>Continuer la recherche</translation>
    </message>
    <message>
        <source>Where to write what changed, as JSON</source>
        <translation>Où écrire ce qui a changé, en JSON</translation>
    </message>
    <message>
        <source>Overwrite an existing file</source>
        <translation>Écraser un fichier existant</translation>
    </message>
    <message>
        <source>A5, A4, A3, Letter, Legal, Tabloid, or WIDTHxHEIGHT in mm</source>
        <translation>A5, A4, A3, Letter, Legal, Tabloid, ou LARGEURxHAUTEUR en mm</translation>
    </message>
    <message>
        <source>Slots to leave free on every page, counted from 1, row by row: 1-3,7</source>
        <translation>Emplacements laissés libres sur chaque page, à partir de 1, rangée par rangée&#x202f;: 1-3,7</translation>
    </message>
    <message>
        <source>Only these tiles, with these counts</source>
        <translation>Seulement ces tuiles, en ces nombres</translation>
    </message>
    <message>
        <source>Skew of backs: turns pages of backs clockwise by at most 5 degrees, if the printer feeds the paper at an angle</source>
        <translation>Inclinaison des versos&#x202f;: tourne les pages de versos dans le sens horaire de 5 degrés au plus, si l&apos;imprimante prend le papier de travers</translation>
    </message>
    <message>
        <source>Only these: ticks, crosses, lines, dashes, registration, outline, furniture, ids; or none</source>
        <translation>Seulement ceux-ci&#x202f;: ticks, crosses, lines, dashes, registration, outline, furniture, ids&#x202f;; ou none</translation>
    </message>
    <message>
        <source>Landscape paper</source>
        <translation>Papier en paysage</translation>
    </message>
    <message>
        <source>portrait or landscape</source>
        <translation>portrait ou landscape</translation>
    </message>
    <message>
        <source>Side of a tile after cutting, in mm (default: that of the set)</source>
        <translation>Côté d&apos;une tuile après la coupe, en mm (par défaut&#x202f;: celui du jeu)</translation>
    </message>
    <message>
        <source>Bleed in mm</source>
        <translation>Fond perdu en mm</translation>
    </message>
    <message>
        <source>none, each (around each tile), outer (without neighbour) or shared</source>
        <translation>none, each (autour de chaque tuile), outer (sans voisine) ou shared</translation>
    </message>
    <message>
        <source>A dashed line this far inside the cut, in mm</source>
        <translation>Un trait en tirets à cette distance à l&apos;intérieur de la coupe, en mm</translation>
    </message>
    <message>
        <source>Corner radius of the cut, in mm</source>
        <translation>De la coupe, en mm</translation>
    </message>
    <message>
        <source>Block of tiles: left, centre or right</source>
        <translation>Bloc des tuiles&#x202f;: left, centre ou right</translation>
    </message>
    <message>
        <source>Block of tiles: top, middle or bottom</source>
        <translation>Bloc des tuiles&#x202f;: top, middle ou bottom</translation>
    </message>
    <message>
        <source>sheets, or rules: a leaflet with the rules of a game with this set</source>
        <translation>sheets, ou rules&#x202f;: un dépliant avec les règles d&apos;une partie avec ce jeu</translation>
    </message>
    <message>
        <source>A variant of the rules that the set contains (default: its first; &apos;&apos; for none)</source>
        <translation>Une variante des règles que contient le jeu (par défaut&#x202f;: la première&#x202f;; &apos;&apos; pour aucune)</translation>
    </message>
    <message>
        <source>Pages half the size of the paper, on sheets for folding</source>
        <translation>Pages de la moitié du papier, sur des feuilles à plier</translation>
    </message>
    <message>
        <source>Tile set (default: the standard one)</source>
        <translation>Jeu de tuiles (par défaut&#x202f;: le jeu standard)</translation>
    </message>
    <message>
        <source>Format of the pages; in svg and pdf the layers Cut and Score are hidden, so that no red lines are printed</source>
        <translation>Format des pages&#x202f;; en svg et pdf, les calques Cut et Score sont masqués, pour qu&apos;aucune ligne rouge ne s&apos;imprime</translation>
    </message>
    <message>
        <source>A *.sheet.json, or the name of a bundled template or of one saved in the window (default: the options kept in the tile set&apos;s file); other options override it</source>
        <translation>Un *.sheet.json, ou le nom d&apos;un modèle fourni ou enregistré dans la fenêtre (par défaut&#x202f;: les options gardées dans le fichier du jeu de tuiles)&#x202f;; les autres options l&apos;emportent</translation>
    </message>
    <message>
        <source>Bundled templates:</source>
        <translation>Modèles fournis&#x202f;:</translation>
    </message>
    <message>
        <source>Each tile once, whatever its count</source>
        <translation>Chaque tuile une fois, quel que soit son nombre</translation>
    </message>
    <message>
        <source>as-in-set, by-id or most-first</source>
        <translation>as-in-set, by-id ou most-first</translation>
    </message>
    <message>
        <source>configuration or none</source>
        <translation>configuration ou none</translation>
    </message>
    <message>
        <source>A new page for each group</source>
        <translation>Une nouvelle page pour chaque groupe</translation>
    </message>
    <message>
        <source>none, one-for-all or by-tile (with its id)</source>
        <translation>none, one-for-all ou by-tile (avec son identifiant)</translation>
    </message>
    <message>
        <source>long-edge or short-edge: how the printer flips the paper</source>
        <translation>long-edge ou short-edge&#x202f;: comment l&apos;imprimante retourne le papier</translation>
    </message>
    <message>
        <source>Backs next to their fronts, for folding</source>
        <translation>Versos à côté de leurs rectos, à plier</translation>
    </message>
    <message>
        <source>With --gutter-fold: the space between the innermost fronts and their backs, in mm; the fold is in its middle</source>
        <translation>Avec --gutter-fold&#x202f;: entre les rectos du milieu et leurs versos, en mm&#x202f;; le pli est au centre</translation>
    </message>
    <message>
        <source>full, low-ink or grey</source>
        <translation>full, low-ink ou grey</translation>
    </message>
    <message>
        <source>Any of tiles, markers, standees, aid, board</source>
        <translation>Parmi tiles, markers, standees, aid, board</translation>
    </message>
    <message>
        <source>The board to print; without --components only the board (default: a bundled one, if the options of the set ask for a board); with --what rules, the board of the game</source>
        <translation>Le plateau à imprimer&#x202f;; sans --components, seulement le plateau (par défaut&#x202f;: un plateau fourni, si les options du jeu en demandent un)&#x202f;; avec --what rules, le plateau de la partie</translation>
    </message>
    <message>
        <source>How far the parts of a board overlap, in mm</source>
        <translation>Des parties d&apos;un plateau, en mm</translation>
    </message>
    <message>
        <source>Two pages that show how far the backs are off</source>
        <translation>Deux pages qui montrent le décalage des versos</translation>
    </message>
    <message>
        <source>A page as seen with colour blindness</source>
        <translation>Une page telle qu&apos;on la voit avec le daltonisme</translation>
    </message>
    <message>
        <source>A file for each piece, with its bleed, and manifest.csv; no sheets</source>
        <translation>Un fichier pour chaque élément, avec son fond perdu, et manifest.csv&#x202f;; pas de planches</translation>
    </message>
    <message>
        <source>Dots per inch of pixel formats</source>
        <translation>Points par pouce des formats en pixels</translation>
    </message>
    <message>
        <source>Save these options as a template in this file</source>
        <translation>Enregistrer ces options comme modèle dans ce fichier</translation>
    </message>
    <message>
        <source>found no regular file</source>
        <translation>ce n&apos;est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>found %1 bytes, expected at most %2</source>
        <translation>trouvé&#x202f;: %1 octets&#x202f;; attendu&#x202f;: %2 au plus</translation>
    </message>
    <message>
        <source>there is nothing to draw</source>
        <translation>il n&apos;y a rien à dessiner</translation>
    </message>
    <message>
        <source>it is too wide or too high for a small picture</source>
        <translation>c&apos;est trop large ou trop haut pour une petite image</translation>
    </message>
    <message>
        <source>Window, without a verb</source>
        <translation>Fenêtre, sans verbe</translation>
    </message>
    <message>
        <source>Open a window of its own, even if one is open that could take the files</source>
        <translation>Ouvrir une fenêtre à part, même si une fenêtre ouverte pourrait prendre les fichiers</translation>
    </message>
    <message>
        <source>Create a new tile set</source>
        <translation>Commencer un nouveau jeu de tuiles</translation>
    </message>
    <message>
        <source>Start a game with the current file, or with a bundled one</source>
        <translation>Commencer une partie avec le fichier au premier plan, ou avec un fichier fourni</translation>
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
        <translation>Tilewright est un atelier de jeux de tuiles. Sans verbe, il ouvre sa fenêtre et accepte aussi les options de Qt, comme -platform et -style. Les verbes n&apos;ont pas besoin d&apos;écran.</translation>
    </message>
    <message>
        <source>VERBS</source>
        <translation>VERBES</translation>
    </message>
    <message>
        <source>ENVIRONMENT</source>
        <translation>ENVIRONNEMENT</translation>
    </message>
    <message>
        <source>The page without a game from which web pages are made</source>
        <translation>La page sans partie dont sont faites les pages web</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>FICHIERS</translation>
    </message>
    <message>
        <source>Preferences of the window</source>
        <translation>Préférences de la fenêtre</translation>
    </message>
    <message>
        <source>Copies of unsaved work, and templates of sheets</source>
        <translation>Copies du travail non enregistré, et modèles de planches</translation>
    </message>
    <message>
        <source>SEE ALSO</source>
        <translation>VOIR AUSSI</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOM</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONS</translation>
    </message>
    <message>
        <source>One of: %1.</source>
        <translation>Parmi&#x202f;: %1.</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>De %1 à %2.</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>Par défaut&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Required.</source>
        <translation>Obligatoire.</translation>
    </message>
    <message>
        <source>For tts: images come from the folder of the export instead of a server, the same as --option links=local</source>
        <translation>Pour tts&#x202f;: les images viennent du dossier de l&apos;exportation et non d’un serveur, comme --option links=local</translation>
    </message>
    <message>
        <source>For tts: the .json file of an earlier export, whose addresses stay, the same as --option earlier=FILE</source>
        <translation>Pour tts&#x202f;: le fichier .json d&apos;une exportation précédente, dont les adresses restent, comme --option earlier=FILE</translation>
    </message>
    <message>
        <source>Language of all words on sheets and the leaflet, such as de</source>
        <translation>Langue de tous les mots des planches et du dépliant, par exemple de</translation>
    </message>
    <message>
        <source>A saved object with board, shuffled tiles, cubes and pieces, and the images it shows, on a server or in your own folder.</source>
        <translation>Un objet enregistré avec plateau, tuiles mélangées, cubes et pions, et les images qu&apos;il montre, sur un serveur ou dans un dossier à vous.</translation>
    </message>
    <message>
        <source>Images come from</source>
        <translation>Les images viennent de</translation>
    </message>
    <message>
        <source>A server that everyone who plays can reach, or the files in this folder, which only you see.</source>
        <translation>D&apos;un serveur accessible à tous ceux qui jouent, ou des fichiers de ce dossier, que vous seul voyez.</translation>
    </message>
    <message>
        <source>a server</source>
        <translation>un serveur</translation>
    </message>
    <message>
        <source>the folder of this export</source>
        <translation>le dossier de cette exportation</translation>
    </message>
    <message>
        <source>Keep the links of</source>
        <translation>Garder les liens de</translation>
    </message>
    <message>
        <source>The .json file of an earlier export, or a later save of it from Tabletop Simulator: pictures that have not changed keep the addresses that they have there.</source>
        <translation>Le fichier .json d&apos;une exportation précédente, aussi tel que Tabletop Simulator l&apos;a enregistré depuis&#x202f;: les images qui n&apos;ont pas changé gardent les adresses qu&apos;elles y ont.</translation>
    </message>
    <message>
        <source>found no list “ObjectStates”, expected a saved object of Tabletop Simulator</source>
        <translation>aucune liste «&#x202f;ObjectStates&#x202f;» trouvée&#x202f;; attendu&#x202f;: un objet enregistré de Tabletop Simulator</translation>
    </message>
    <message>
        <source>Alignment test</source>
        <translation>Test d&apos;alignement</translation>
    </message>
    <message>
        <source>Front. Print both pages at 100 %, on both sides of one sheet.</source>
        <translation>Recto. Imprimez les deux pages à 100&#x202f;%, des deux côtés d&apos;une feuille.</translation>
    </message>
    <message>
        <source>Turn over the long edge.</source>
        <translation>Retournez sur le bord long.</translation>
    </message>
    <message>
        <source>Turn over the short edge.</source>
        <translation>Retournez sur le bord court.</translation>
    </message>
    <message>
        <source>Hold it against the light: where a cross of the back lies on the scales,</source>
        <translation>Tenez-la devant la lumière&#x202f;: là où une croix du verso se trouve sur les échelles,</translation>
    </message>
    <message>
        <source>read what to add to the offset of backs: across, and up and down.</source>
        <translation>lisez ce qui s&apos;ajoute au décalage des versos&#x202f;: en largeur et en hauteur.</translation>
    </message>
    <message>
        <source>Back.</source>
        <translation>Verso.</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
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
        <translation>%1, épreuve des couleurs</translation>
    </message>
    <message>
        <source>%1, backs</source>
        <translation>%1, versos</translation>
    </message>
    <message>
        <source>print at 100 %</source>
        <translation>imprimer à 100&#x202f;%</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>The language of all words on sheets, and of the rules</source>
        <translation>La langue de tous les mots sur les planches, et des règles</translation>
    </message>
    <message>
        <source>player aids</source>
        <translation>aides de jeu</translation>
    </message>
    <message>
        <source>special: free</source>
        <translation>spéciale&#x202f;: libre</translation>
    </message>
    <message>
        <source>special: %1</source>
        <translation>spéciale&#x202f;: %1</translation>
    </message>
    <message>
        <source>open: free</source>
        <translation>ouvert&#x202f;: libre</translation>
    </message>
    <message>
        <source>skull: one pick</source>
        <translation>crâne&#x202f;: un crochet</translation>
    </message>
    <message>
        <source>cell: %1</source>
        <translation>cachot&#x202f;: %1</translation>
    </message>
    <message>
        <source>key room: silver</source>
        <translation>salle de la clé&#x202f;: argent</translation>
    </message>
    <message>
        <source>guardhouse: key</source>
        <translation>corps de garde&#x202f;: clé</translation>
    </message>
    <message>
        <source>Picks and skulls</source>
        <translation>Crochets et crânes</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marqueurs</translation>
    </message>
    <message>
        <source>white: pass free</source>
        <translation>blanc&#x202f;: passage libre</translation>
    </message>
    <message>
        <source>black: no entry</source>
        <translation>noir&#x202f;: pas de passage</translation>
    </message>
    <message>
        <source>exchange 2 : 1</source>
        <translation>échange 2&#x202f;: 1</translation>
    </message>
    <message>
        <source>markers</source>
        <translation>marqueurs</translation>
    </message>
    <message>
        <source>standees</source>
        <translation>figurines</translation>
    </message>
    <message>
        <source>THE DUNGEON</source>
        <translation>LES OUBLIETTES</translation>
    </message>
    <message>
        <source>in by the tower tile just laid, out by a tower tile without a figure, onto anything incomplete</source>
        <translation>on entre par la tuile de tour qui vient d&apos;être posée, on sort par une sans figure, sur ce qui est inachevé</translation>
    </message>
    <message>
        <source>the dragon here: nobody in, nobody out except one with the fairy since the turn began</source>
        <translation>dragon ici&#x202f;: personne n&apos;entre, seul sort qui était avec la fée au début du tour</translation>
    </message>
    <message>
        <source>dungeon mat</source>
        <translation>tapis des oubliettes</translation>
    </message>
    <message>
        <source>one</source>
        <translation>un</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>road: %1 a tile</source>
        <translation>route&#x202f;: %1 par tuile</translation>
    </message>
    <message>
        <source>city: %1 a tile</source>
        <translation>ville&#x202f;: %1 par tuile</translation>
    </message>
    <message>
        <source>cloister: up to %1</source>
        <translation>cloître&#x202f;: jusqu&apos;à %1</translation>
    </message>
    <message>
        <source>field: %1 a city</source>
        <translation>pré&#x202f;: %1 par ville</translation>
    </message>
    <message>
        <source>pennant: %1 more</source>
        <translation>blason&#x202f;: %1 de plus</translation>
    </message>
    <message>
        <source>inn: %1, or none</source>
        <translation>auberge&#x202f;: %1 ou rien</translation>
    </message>
    <message>
        <source>city of %1, or none</source>
        <translation>ville à %1 ou rien</translation>
    </message>
    <message>
        <source>city of %1.5, or none</source>
        <translation>ville à %1,5 ou rien</translation>
    </message>
    <message>
        <source>city, cloister</source>
        <translation>ville, cloître</translation>
    </message>
    <message>
        <source>field, to the end</source>
        <translation>pré, jusqu&apos;à la fin</translation>
    </message>
    <message>
        <source>counts as two</source>
        <translation>compte double</translation>
    </message>
    <message>
        <source>counts pennants</source>
        <translation>compte les blasons</translation>
    </message>
    <message>
        <source>may drive on</source>
        <translation>peut repartir</translation>
    </message>
    <message>
        <source>another tile</source>
        <translation>encore une tuile</translation>
    </message>
    <message>
        <source>%1 more a city</source>
        <translation>%1 de plus par ville</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Signes</translation>
    </message>
    <message>
        <source>joins two mouths</source>
        <translation>joint deux bouches</translation>
    </message>
    <message>
        <source>the dragon comes</source>
        <translation>le dragon vient</translation>
    </message>
    <message>
        <source>the dragon moves</source>
        <translation>le dragon vole</translation>
    </message>
    <message>
        <source>go to any tile</source>
        <translation>vers toute tuile</translation>
    </message>
    <message>
        <source>one goes home</source>
        <translation>un rentre chez lui</translation>
    </message>
    <message>
        <source>to the dungeon</source>
        <translation>aux oubliettes</translation>
    </message>
    <message>
        <source>FIGURE=MIN..MAX or FIGURE=MIN..MAX:WEIGHT, one of the two ends may be left out; may be repeated</source>
        <translation>MESURE=MIN..MAX ou MESURE=MIN..MAX:POIDS, l’un des deux bouts peut manquer&#x202f;; peut être répété</translation>
    </message>
    <message>
        <source>Found the goal %1, expected FIGURE=MIN..MAX, where one of the two numbers may be left out, or FIGURE=MIN..MAX:WEIGHT.</source>
        <translation>Trouvé&#x202f;: l&apos;objectif %1&#x202f;; attendu&#x202f;: MESURE=MIN..MAX, où l&apos;un des deux nombres peut manquer, ou MESURE=MIN..MAX:POIDS.</translation>
    </message>
    <message>
        <source>Found the weight %1, expected more than 0.</source>
        <translation>Trouvé&#x202f;: le poids %1&#x202f;; attendu&#x202f;: plus de 0.</translation>
    </message>
    <message>
        <source>Found no variant %1 in the set %2, expected one of its own.</source>
        <translation>Aucune variante %1 trouvée dans le jeu %2&#x202f;; attendu&#x202f;: l&apos;une des siennes.</translation>
    </message>
    <message>
        <source>Combine the parts of one playtest, or of one study</source>
        <translation>Réunir les lots d&apos;un essai ou d&apos;une étude</translation>
    </message>
    <message>
        <source>Evaluate games that people played: figures, compared with those of bots, ratings, answers and comments</source>
        <translation>Juger des parties jouées par des personnes&#x202f;: mesures à côté de celles des bots, notes, réponses et commentaires</translation>
    </message>
    <message>
        <source>Game records, or folders of them; only games of the same set, board, options and number of players are judged together</source>
        <translation>Parties enregistrées, ou dossiers de parties&#x202f;; sont jugées celles du même jeu de tuiles, du même plateau, des mêmes options et d&apos;autant de joueurs</translation>
    </message>
    <message>
        <source>Report of a playtest whose bots the people are compared with</source>
        <translation>Rapport d&apos;un essai dont les bots sont mis à côté des personnes</translation>
    </message>
    <message>
        <source>Without a report: the bot that plays such games for comparison</source>
        <translation>Sans rapport&#x202f;: le bot qui joue de telles parties à côté</translation>
    </message>
    <message>
        <source>Number of its games, at least; 0 plays none</source>
        <translation>Nombre de ses parties, au moins&#x202f;; 0 n&apos;en joue aucune</translation>
    </message>
    <message>
        <source>Seed of its games</source>
        <translation>Graine de ses parties</translation>
    </message>
    <message>
        <source>Only every n-th combination from number i on, counted from 1; merge combines the parts</source>
        <translation>Seulement une combinaison sur n à partir du numéro i, compté à partir de 1&#x202f;; merge réunit les lots</translation>
    </message>
    <message>
        <source>Games of people alone: %1</source>
        <translation>Parties de personnes seules&#x202f;: %1</translation>
    </message>
    <message>
        <source>Games of bots alone (%2): %1</source>
        <translation>Parties de bots seuls (%2)&#x202f;: %1</translation>
    </message>
    <message>
        <source>Games of people (%3) with bots (%2): %1</source>
        <translation>Parties de personnes (%3) avec des bots (%2)&#x202f;: %1</translation>
    </message>
    <message>
        <source>Games of people with “%1”</source>
        <translation>Parties de personnes avec «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Figures that differ significantly come first: a false discovery rate of 5 % among all (Benjamini and Hochberg). Numbers in brackets are how many items were counted.</source>
        <translation>Les mesures qui diffèrent sûrement viennent d&apos;abord&#x202f;: un taux de fausses découvertes de 5&#x202f;% parmi toutes (Benjamini et Hochberg). Les nombres entre parenthèses disent combien d&apos;éléments ont été comptés.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Comptés</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Games by rating, from 1 to 5; the line marks the average</source>
        <translation>Parties par note, de 1 à 5&#x202f;; la ligne marque la moyenne</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Answers that were given more than once</source>
        <translation>Réponses données plus d&apos;une fois</translation>
    </message>
    <message>
        <source>Comments by move</source>
        <translation>Commentaires par coup</translation>
    </message>
    <message>
        <source>Comments by the tile laid last</source>
        <translation>Commentaires par dernière tuile posée</translation>
    </message>
    <message>
        <source>After move</source>
        <translation>Après le coup</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Écartées</translation>
    </message>
    <message>
        <source>Games judged: %1; records left out: %2.</source>
        <translation>Parties jugées&#x202f;: %1&#x202f;; parties enregistrées écartées&#x202f;: %2.</translation>
    </message>
    <message>
        <source>These are too few to say which figures differ from those of bots: at least %1 games are needed.</source>
        <translation>C&apos;est trop peu pour dire quelles mesures diffèrent de celles des bots&#x202f;: il faut au moins %1 parties.</translation>
    </message>
    <message>
        <source>Compared with %1 games of the bots %2, %3 of %4 figures differ significantly: for these, don&apos;t rely on the verdict of the bots.</source>
        <translation>À côté de %1 parties des bots %2, %3 mesures sur %4 diffèrent sûrement&#x202f;: là, il ne faut pas se fier au verdict des bots.</translation>
    </message>
    <message>
        <source>There are no games of bots to compare with.</source>
        <translation>Aucune partie de bots n&apos;est mise à côté.</translation>
    </message>
    <message>
        <source>Average rating of %1 ratings: %2 of %3 (95 % interval %4 to %5).</source>
        <translation>Moyenne de %1 notes&#x202f;: %2 sur %3 (intervalle à 95&#x202f;%&#x202f;: %4 à %5).</translation>
    </message>
    <message>
        <source>It is a game with different rules: %1.</source>
        <translation>C&apos;est une partie avec d&apos;autres règles&#x202f;: %1.</translation>
    </message>
    <message>
        <source>It is a game with a different tile set or a different version of it: “%1”.</source>
        <translation>C&apos;est une partie avec un autre jeu de tuiles ou un autre état de celui-ci&#x202f;: «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>It is a game on a different board or a different version of it: “%1”.</source>
        <translation>C&apos;est une partie sur un autre plateau ou un autre état de celui-ci&#x202f;: «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>It is a game with %1 players, where the others have %2.</source>
        <translation>C&apos;est une partie à %1 joueurs, là où les autres en ont %2.</translation>
    </message>
    <message>
        <source>It is a game with different rule options.</source>
        <translation>C&apos;est une partie avec d&apos;autres options des règles.</translation>
    </message>
    <message>
        <source>The game isn&apos;t over.</source>
        <translation>La partie n&apos;est pas finie.</translation>
    </message>
    <message>
        <source>It is the same game as in “%1”.</source>
        <translation>C&apos;est la même partie que dans «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Study “%1”</source>
        <translation>Étude «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>%1 of %2 games are played (%3 %). Bots: %4. Seed %5.</source>
        <translation>%1 parties sur %2 sont jouées (%3&#x202f;%). Bots&#x202f;: %4. Graine %5.</translation>
    </message>
    <message>
        <source>Combinations, closest to the goals first</source>
        <translation>Points, les plus proches des objectifs d&apos;abord</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>+ goal met, − missed, ? undecided, by 95 % intervals</source>
        <translation>+ atteint l&apos;objectif, − le manque,&#x202f;? pas encore connu, d&apos;après des intervalles à 95&#x202f;%</translation>
    </message>
    <message>
        <source>Part %1 belongs to a different study than the first.</source>
        <translation>Le lot %1 est d&apos;une autre étude que le premier.</translation>
    </message>
    <message>
        <source>Where to write the comparison; a page with both side by side if it ends in .html</source>
        <translation>Où écrire la comparaison&#x202f;; une page avec les deux côte à côte si cela finit par .html</translation>
    </message>
    <message>
        <source>found a page for the output, expected a JSON file: only playtest, merge, figures and compare write pages, and none can be continued</source>
        <translation>trouvé une page comme sortie, attendu un fichier JSON&#x202f;: seuls playtest, merge, figures et compare écrivent des pages, et aucune ne peut être continuée</translation>
    </message>
    <message>
        <source>Find a figure</source>
        <translation>Chercher une mesure</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>Les nombres</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Est-ce équitable&#x202f;?</translation>
    </message>
    <message>
        <source>How long is it?</source>
        <translation>Combien cela dure-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>How does it end?</source>
        <translation>Comment cela finit-il&#x202f;?</translation>
    </message>
    <message>
        <source>Who scores what, and how close is it?</source>
        <translation>Qui marque quoi, et avec quel écart&#x202f;?</translation>
    </message>
    <message>
        <source>What do players do?</source>
        <translation>Que font les joueurs&#x202f;?</translation>
    </message>
    <message>
        <source>Which tiles work?</source>
        <translation>Quelles tuiles conviennent&#x202f;?</translation>
    </message>
    <message>
        <source>How is the board used?</source>
        <translation>Comment le plateau est-il utilisé&#x202f;?</translation>
    </message>
    <message>
        <source>What do the rules not cover?</source>
        <translation>Que ne prévoient pas les règles&#x202f;?</translation>
    </message>
    <message>
        <source>What happens to pieces and tokens?</source>
        <translation>Que deviennent les pions et les jetons&#x202f;?</translation>
    </message>
    <message>
        <source>Seat %1 wins %2 %3 of the games, significantly more than its share.</source>
        <translation>La place %1 gagne %2 %3 des parties, sûrement plus que sa part.</translation>
    </message>
    <message>
        <source>Seat %1 wins %2 %3 of the games, significantly less than its share.</source>
        <translation>La place %1 gagne %2 %3 des parties, sûrement moins que sa part.</translation>
    </message>
    <message>
        <source>All seats are fair: each wins within one percentage point of an even share.</source>
        <translation>Toutes les places sont équitables&#x202f;: chacune gagne une part égale, à un point près.</translation>
    </message>
    <message>
        <source>It is undecided whether the seats are fair; about %1 more games may tell.</source>
        <translation>On ne sait pas encore si les places sont équitables&#x202f;; environ %1 parties de plus peuvent le dire.</translation>
    </message>
    <message>
        <source>The median game has %1 turns, all players together; eight in ten have between %2 and %3.</source>
        <translation>La partie médiane a %1 tours, tous joueurs confondus&#x202f;; huit sur dix en ont entre %2 et %3.</translation>
    </message>
    <message>
        <source>%1 of the games end by an escape, the others when the tiles run out.</source>
        <translation>%1 des parties finissent par une évasion, les autres quand les tuiles sont épuisées.</translation>
    </message>
    <message>
        <source>%1 of the games end because the tiles run out.</source>
        <translation>%1 des parties finissent parce que les tuiles sont épuisées.</translation>
    </message>
    <message>
        <source>A player scores %1 on average; the median winning margin is %2.</source>
        <translation>Un joueur marque %1 points en moyenne&#x202f;; l&apos;écart médian du vainqueur est de %2.</translation>
    </message>
    <message>
        <source>The lead changes %1 times a game.</source>
        <translation>La tête change %1 fois par partie.</translation>
    </message>
    <message>
        <source>The largest source of points: %1 of all points (%2).</source>
        <translation>La plupart des points viennent d&apos;une seule source&#x202f;: %1 du total (%2).</translation>
    </message>
    <message>
        <source>A decision has %1 legal moves on average; %2 of the decisions have only one.</source>
        <translation>Une décision a en moyenne %1 coups légaux&#x202f;; %2 des décisions n&apos;en ont qu&apos;un.</translation>
    </message>
    <message>
        <source>The most frequent choice is “%1”: %2 of a player&apos;s decisions.</source>
        <translation>Le plus souvent choisi&#x202f;: «&#x202f;%1&#x202f;», %2 des décisions d&apos;un joueur.</translation>
    </message>
    <message>
        <source>%1 of the drawn tiles fit nowhere.</source>
        <translation>%1 des tuiles piochées ne vont nulle part.</translation>
    </message>
    <message>
        <source>No tile is refused significantly more often than others.</source>
        <translation>Aucune tuile n&apos;est sûrement refusée plus souvent que les autres.</translation>
    </message>
    <message>
        <source>Refused significantly more often than others: %1.</source>
        <translation>Sûrement refusées plus souvent que les autres&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Used significantly more than comparable chambers: %1.</source>
        <translation>Sûrement plus utilisées que des salles comparables&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Used significantly less than comparable chambers: %1.</source>
        <translation>Sûrement moins utilisées que des salles comparables&#x202f;: %1.</translation>
    </message>
    <message>
        <source>No chamber is used significantly more or less than comparable ones.</source>
        <translation>Aucune salle n&apos;est sûrement plus ou moins utilisée que des salles comparables.</translation>
    </message>
    <message>
        <source>In %1 of the games: %2.</source>
        <translation>Dans %1 des parties&#x202f;: %2.</translation>
    </message>
    <message>
        <source>No situation occurred that the rules may not cover.</source>
        <translation>Il ne s&apos;est présenté aucune situation que les règles ne prévoient peut-être pas.</translation>
    </message>
    <message>
        <source>All figures: %1</source>
        <translation>Toutes les mesures&#x202f;: %1</translation>
    </message>
    <message>
        <source>All chambers: %1</source>
        <translation>Toutes les salles&#x202f;: %1</translation>
    </message>
    <message>
        <source>All tiles: %1</source>
        <translation>Toutes les tuiles&#x202f;: %1</translation>
    </message>
    <message>
        <source>Two playtests side by side</source>
        <translation>Deux essais côte à côte</translation>
    </message>
    <message>
        <source>Both played the same stacks and are compared stack by stack. Of %1 figures %2 differ significantly (false discovery rate 5 %).</source>
        <translation>Les deux ont joué les mêmes pioches et sont comparés pioche par pioche. Sur %1 mesures, %2 diffèrent sûrement (taux de fausses découvertes 5&#x202f;%).</translation>
    </message>
    <message>
        <source>They are compared as independent games. Of %1 figures %2 differ significantly (false discovery rate 5 %).</source>
        <translation>Ils sont comparés comme des parties indépendantes. Sur %1 mesures, %2 diffèrent sûrement (taux de fausses découvertes 5&#x202f;%).</translation>
    </message>
    <message>
        <source>%1 games of the bots %2 with “%3” on “%4”</source>
        <translation>%1 parties des bots %2 avec «&#x202f;%3&#x202f;» sur «&#x202f;%4&#x202f;»</translation>
    </message>
    <message>
        <source>All figures: %1, of which %2 differ significantly</source>
        <translation>Toutes les mesures&#x202f;: %1, dont %2 diffèrent sûrement</translation>
    </message>
    <message>
        <source>found the field %1, expected one of: %2</source>
        <translation>trouvé&#x202f;: le champ %1&#x202f;; attendu, l&apos;un de&#x202f;: %2</translation>
    </message>
    <message>
        <source>found %1 for %2, expected a number from %3 to %4</source>
        <translation>trouvé&#x202f;: %1 pour %2&#x202f;; attendu&#x202f;: un nombre de %3 à %4</translation>
    </message>
    <message>
        <source>NAME=VALUE, any number that studies can vary: towers=18, dragons=6, mostAlike=4; may be repeated</source>
        <translation>NOM=VALEUR, tout nombre que les études peuvent faire varier&#x202f;: towers=18, dragons=6, mostAlike=4&#x202f;; peut se répéter</translation>
    </message>
    <message>
        <source>The figure to compare, by its name in reports (default: what matters by these rules, such as end/escape, points/mean, space-in/dungeon)</source>
        <translation>La mesure à comparer, par son nom dans les rapports (par défaut&#x202f;: ce qui compte d&apos;après ces règles, comme end/escape, points/mean, space-in/dungeon)</translation>
    </message>
    <message>
        <source>FIELD=MIN..MAX, limits of any number that the generator of such sets takes: towers=0..20; may be repeated</source>
        <translation>CHAMP=MIN..MAX, limites de tout nombre que prend le générateur de tels jeux&#x202f;: towers=0..20&#x202f;; peut se répéter</translation>
    </message>
    <message>
        <source>Factor by which a configuration or a kind of side may become more or less frequent; 1 keeps them</source>
        <translation>Facteur par lequel une configuration ou une sorte de côté peut devenir plus ou moins fréquente&#x202f;; 1 les garde</translation>
    </message>
    <message>
        <source>found the limit %1, expected FIELD=MIN..MAX</source>
        <translation>trouvé&#x202f;: la limite %1&#x202f;; attendu&#x202f;: CHAMP=MIN..MAX</translation>
    </message>
    <message>
        <source>Share of all points that comes from fields</source>
        <translation>Part des prés dans tous les points</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Prés</translation>
    </message>
    <message>
        <source>More sides with fields, or more small cities, would help.</source>
        <translation>Il faudrait plus de côtés de pré, ou plus de petites villes.</translation>
    </message>
    <message>
        <source>Fewer sides with fields, or more roads that divide them, would help.</source>
        <translation>Il faudrait moins de côtés de pré, ou plus de routes qui les séparent.</translation>
    </message>
    <message>
        <source>Roads through a tunnel that score, per game</source>
        <translation>Routes passant par un tunnel qui rapportent des points, par partie</translation>
    </message>
    <message>
        <source>More tunnel mouths on the tiles would help.</source>
        <translation>Il faudrait plus de bouches de tunnel sur les tuiles.</translation>
    </message>
    <message>
        <source>Share of games in which any player enters the dungeon</source>
        <translation>Part des parties où quelqu&apos;un entre dans les oubliettes</translation>
    </message>
    <message>
        <source>Pieces that the dragon sends home, per game</source>
        <translation>Pions que le dragon renvoie, par partie</translation>
    </message>
    <message>
        <source>Share of turns in which the dragon bars the dungeon</source>
        <translation>Part des tours où le dragon barre les oubliettes</translation>
    </message>
    <message>
        <source>Found %1, expected fields of the generator of sets for %2.</source>
        <translation>Trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: des champs du générateur de jeux pour %2.</translation>
    </message>
    <message>
        <source>Found limits for %1, expected one of: %2.</source>
        <translation>Trouvé&#x202f;: des limites pour %1&#x202f;; attendu, l&apos;un de&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Number of scorings per game: %1</source>
        <translation>Nombre de fois, par partie, où l&apos;une de ces zones rapporte des points&#x202f;: %1</translation>
    </message>
    <message>
        <source>Features that become shared by several players when a tile is laid, per game</source>
        <translation>Zones que la pose d&apos;une tuile a fait partager par plusieurs joueurs, par partie</translation>
    </message>
    <message>
        <source>Share of games in which any player&apos;s piece goes in: %1</source>
        <translation>Part des parties où un pion d&apos;un joueur y entre&#x202f;: %1</translation>
    </message>
    <message>
        <source>Contests</source>
        <translation>Disputes</translation>
    </message>
    <message>
        <source>Average number of features that become shared by several players when a copy is laid</source>
        <translation>Nombre moyen de zones que la pose d&apos;un exemplaire a fait partager par plusieurs joueurs</translation>
    </message>
    <message>
        <source>Found the number %1, expected 0 to %2.</source>
        <translation>Trouvé&#x202f;: le nombre %1&#x202f;; attendu&#x202f;: 0 à %2.</translation>
    </message>
    <message>
        <source>Found %1 volcanoes, dragons, portals and towers, expected at most one a tile: %2.</source>
        <translation>Trouvé&#x202f;: %1 volcans, dragons, portails et tours&#x202f;; attendu&#x202f;: un au plus par tuile, %2.</translation>
    </message>
    <message>
        <source>found the bots %1 and %2, expected the same one in every seat: it plays against itself</source>
        <translation>bots trouvés&#x202f;: %1 et %2&#x202f;; attendu&#x202f;: le même à chaque place, car il joue contre lui-même</translation>
    </message>
    <message>
        <source>Let the bot play against itself without a group of moves (“Place a follower”) or a kind of piece, on the same stacks; may be repeated</source>
        <translation>Faire jouer le bot contre lui-même sans un groupe de coups («&#x202f;Place a follower&#x202f;») ou une sorte de pion, avec les mêmes pioches&#x202f;; peut être répété</translation>
    </message>
    <message>
        <source>Let a search play against itself with twice its playouts, on the same stacks, and double again, this many times</source>
        <translation>Faire jouer un penseur contre lui-même avec deux fois plus de simulations, avec les mêmes pioches, et ainsi de suite, ce nombre de fois</translation>
    </message>
    <message>
        <source>found “%1” for what a bot must do without, expected a group of moves or a kind of piece: %2</source>
        <translation>trouvé&#x202f;: «&#x202f;%1&#x202f;» comme ce dont un bot doit se passer&#x202f;; attendu&#x202f;: un groupe de coups ou une sorte de pion, %2</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>Branching: average number of legal moves per decision</source>
        <translation>Ramification&#x202f;: nombre moyen de coups légaux par décision</translation>
    </message>
    <message>
        <source>Share of forced turns, in which every decision has only one legal move</source>
        <translation>Part des tours forcés, dont chaque décision n&apos;a qu&apos;un seul coup légal</translation>
    </message>
    <message>
        <source>Thinking longer than “%1” doesn&apos;t help significantly: the interval of the first doubling includes an even share or less.</source>
        <translation>Il n&apos;est pas sûr que réfléchir plus longtemps que «&#x202f;%1&#x202f;» aide&#x202f;: l&apos;intervalle du premier doublement contient une part égale ou moins.</translation>
    </message>
    <message>
        <source>Thinking longer helps significantly at each doubling, up to “%1”, the last one played.</source>
        <translation>Réfléchir plus longtemps aide sûrement à chaque doublement, jusqu&apos;à «&#x202f;%1&#x202f;», le dernier joué.</translation>
    </message>
    <message>
        <source>Thinking longer helps significantly up to “%1”; for the doubling after it, the interval includes an even share or less.</source>
        <translation>Réfléchir plus longtemps aide sûrement jusqu&apos;à «&#x202f;%1&#x202f;»&#x202f;; au doublement suivant, l&apos;intervalle contient une part égale ou moins.</translation>
    </message>
    <message>
        <source>“%1” wins %2 against “%3”; an even share is %4. Points ahead: %5.</source>
        <translation>«&#x202f;%1&#x202f;» gagne %2 contre «&#x202f;%3&#x202f;»&#x202f;; une part égale serait %4. Avance en points&#x202f;: %5.</translation>
    </message>
    <message>
        <source>Without “%1”, “%2” wins %3 against itself with it; an even share is %4. Points ahead: %5.</source>
        <translation>Sans «&#x202f;%1&#x202f;», «&#x202f;%2&#x202f;» gagne %3 contre lui-même qui en dispose&#x202f;; une part égale serait %4. Avance en points&#x202f;: %5.</translation>
    </message>
    <message>
        <source>Stopped before the first game was over.</source>
        <translation>Arrêté avant la fin de la première partie.</translation>
    </message>
    <message>
        <source>Compares games of the same stack with the seats rotated: it shows how much the seat and the order of the tiles together decide who wins, not whether these bots, or people, could have done more about it.</source>
        <translation>Compare les parties de la même pioche avec les places échangées&#x202f;: dit quelle part de la victoire tient à la place et à l&apos;ordre des tuiles ensemble, non si ces bots, ou des personnes, auraient pu y changer quelque chose.</translation>
    </message>
    <message>
        <source>The share of the variance between games that lies between stacks; the rest is what these bots decide and where they sit. Luck that a stack gives to one game and not to another belongs to the rest; a seat that always wins more isn&apos;t counted.</source>
        <translation>La part des écarts entre parties qui tient à la pioche&#x202f;: le reste est ce que décident ces bots et où ils sont assis. La chance qu&apos;une pioche donne à une partie et pas à une autre est dans le reste&#x202f;; une place qui gagne toujours plus n&apos;est pas comptée.</translation>
    </message>
    <message>
        <source>Counts the moves that the rules allow at a decision, not how many of them differ in value.</source>
        <translation>Compte ce que les règles permettent à une décision, non combien de ces coups diffèrent en valeur.</translation>
    </message>
    <message>
        <source>Shows in how many turns the rules leave a player no choice, not in how many the best move is obvious.</source>
        <translation>Dit dans combien de tours un joueur ne fait qu&apos;exécuter ce que les règles laissent, non dans combien le meilleur coup est évident.</translation>
    </message>
    <message>
        <source>Near an even share, the first half matters little; near 100 %, the second half matters little. It doesn&apos;t show whether the lead wins or the skill that led to it.</source>
        <translation>Près d&apos;une part égale, la première moitié compte peu&#x202f;; près de 100&#x202f;%, la seconde. Cela ne dit pas si c&apos;est l&apos;avance qui gagne ou l&apos;adresse qui y a mené.</translation>
    </message>
    <message>
        <source>Shows how far behind a player can be and still win. It doesn&apos;t show how often a player who is behind wins: losers&apos; deficits aren&apos;t included.</source>
        <translation>Dit de combien on peut être derrière et gagner quand même. Cela ne dit pas combien de fois gagne celui qui est derrière&#x202f;: les retards des perdants n&apos;y sont pas.</translation>
    </message>
    <message>
        <source>Known only in hindsight: from then on, the eventual winner leads in points. It doesn&apos;t mean that nobody could have caught up. A game that is tied, shared or won by something other than points counts as decided at the end.</source>
        <translation>Ne se sait qu&apos;après coup&#x202f;: les points montrent le futur vainqueur devant à partir de là. Cela ne dit pas que personne n&apos;aurait pu le rattraper. Une égalité, une victoire partagée ou gagnée par autre chose que des points compte comme décidée à la fin.</translation>
    </message>
    <message>
        <source>The player&apos;s own turn by which he has more points, as the rules count them, than before the first turn; not how many more.</source>
        <translation>Le tour du joueur auquel il a plus de points qu&apos;avant le premier tour, comme les règles les comptent&#x202f;; non combien il en a.</translation>
    </message>
    <message>
        <source>Found the bot “%1”, expected one that thinks for a number of playouts: search-quick, search:iterations=50.</source>
        <translation>Bot trouvé&#x202f;: «&#x202f;%1&#x202f;»&#x202f;; attendu&#x202f;: un bot qui réfléchit un nombre de simulations&#x202f;: search-quick, search:iterations=50.</translation>
    </message>
    <message>
        <source>Found %1 doublings of %2 playouts, expected one or more, and at most %3 playouts at the end.</source>
        <translation>Trouvé&#x202f;: %1 doublements de %2 simulations&#x202f;; attendu&#x202f;: un ou plus, et au plus %3 simulations à la fin.</translation>
    </message>
    <message>
        <source>Influence of seat and stack on who wins: none if each seat wins equally often with every stack, complete if each stack has one seat that always wins</source>
        <translation>Place et pioche&#x202f;: à quel point elles décident du vainqueur&#x202f;; pas du tout si avec chaque pioche chaque place gagne aussi souvent, entièrement si avec chaque pioche c&apos;est toujours la même place qui gagne</translation>
    </message>
    <message>
        <source>Share of games in which one player alone leads at half-time</source>
        <translation>Part des parties qu&apos;un joueur mène seul à mi-parcours</translation>
    </message>
    <message>
        <source>Win rate of the player who alone leads at half-time: P(win | ahead); a shared win is divided</source>
        <translation>Taux de victoire du joueur seul en tête à mi-parcours&#x202f;: P(victoire | en tête)&#x202f;; une victoire partagée est divisée</translation>
    </message>
    <message>
        <source>Winner&apos;s worst deficit: points behind the leader at the start of a turn, average</source>
        <translation>Plus grand retard du vainqueur&#x202f;: points de retard sur le meneur au début d&apos;un tour, en moyenne</translation>
    </message>
    <message>
        <source>Winner&apos;s worst deficit in points: %1</source>
        <translation>Plus grand retard du vainqueur en points&#x202f;: %1</translation>
    </message>
    <message>
        <source>Winner&apos;s worst deficit, as a multiple of the winning margin, of all games together</source>
        <translation>Plus grand retard du vainqueur, en multiple de l&apos;écart du vainqueur, sur l&apos;ensemble des parties</translation>
    </message>
    <message>
        <source>Decided when: average number of turns after which the eventual winner alone leads for good</source>
        <translation>Décidée quand&#x202f;: nombre moyen de tours après lesquels le futur vainqueur mène seul pour de bon</translation>
    </message>
    <message>
        <source>Turns until decided: %1</source>
        <translation>Décidée après tant de tours&#x202f;: %1</translation>
    </message>
    <message>
        <source>Decided when: average share of the game&apos;s turns after which the eventual winner alone leads for good</source>
        <translation>Décidée quand&#x202f;: part moyenne des tours de la partie après laquelle le futur vainqueur mène seul pour de bon</translation>
    </message>
    <message>
        <source>Stop after this many minutes, and write the best set so far</source>
        <translation>S&apos;arrêter après tant de minutes, et écrire le meilleur jeu trouvé</translation>
    </message>
    <message>
        <source>Points per game</source>
        <translation>Points par partie</translation>
    </message>
    <message>
        <source>scored by features with a tile there, each time in full, all players together</source>
        <translation>des zones qui y ont une tuile, tous à chaque fois, tous joueurs confondus</translation>
    </message>
    <message>
        <source>Pieces per game</source>
        <translation>Pions par partie</translation>
    </message>
    <message>
        <source>placed there from players&apos; hands</source>
        <translation>posés là de la main des joueurs</translation>
    </message>
    <message>
        <source>Contests per game</source>
        <translation>Disputes par partie</translation>
    </message>
    <message>
        <source>features that become shared by several players when a tile is laid there</source>
        <translation>zones que plusieurs joueurs partagent depuis qu&apos;une tuile y a été posée</translation>
    </message>
    <message>
        <source>Sent home per game</source>
        <translation>Renvoyés par partie</translation>
    </message>
    <message>
        <source>pieces there that are sent home by a neutral piece, such as the dragon</source>
        <translation>pions qui s&apos;y trouvent et qu&apos;un pion neutre renvoie, comme le dragon</translation>
    </message>
    <message>
        <source>All places: %1</source>
        <translation>Toutes les cases&#x202f;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>%1 by place: %2; darker means more</source>
        <translation>%1 par case&#x202f;:&#xa0;%2&#x202f;; plus foncé veut dire plus</translation>
    </message>
    <message>
        <source>%1 by place</source>
        <translation>%1 par case</translation>
    </message>
    <message>
        <source>Found %1 as a place, expected two whole numbers separated by a comma, each from %2 to %3.</source>
        <translation>Trouvé&#x202f;: %1 comme case&#x202f;; attendu&#x202f;: deux nombres entiers avec une virgule, chacun de %2 à %3.</translation>
    </message>
    <message>
        <source>Places are counted from the first tile of the board, which is at 0, 0: first eastwards, then southwards. Games counted: %1.</source>
        <translation>Les cases se comptent depuis la première tuile du plateau, en 0, 0&#x202f;: d&apos;abord vers l&apos;est, puis vers le sud. Parties comptées&#x202f;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>Places are counted from the first tile of the board, which is at 0, 0: first eastwards, then southwards. Games counted: %1. Anything more than %2 cells away, %3 % of all, is counted at the border.</source>
        <translation>Les cases se comptent depuis la première tuile du plateau, en 0, 0&#x202f;: d&apos;abord vers l&apos;est, puis vers le sud. Parties comptées&#x202f;:&#xa0;%1. Ce qui arrive à plus de&#xa0;%2 cases, soit&#xa0;%3&#x202f;% de l&apos;ensemble, se compte au bord.</translation>
    </message>
    <message>
        <source>Shows what this bot loses without it, not what it is worth to people, or to a bot that is designed to do without. A greedy bot plans without a group of moves; a search, and any bot without a kind of piece, still count on it for their later moves and so lose a little more.</source>
        <translation>Dit ce que ce bot perd sans cela, et non ce que cela vaut pour des personnes, ou pour un bot fait pour s&apos;en passer. Un bot glouton prévoit sans un groupe de coups&#x202f;; une recherche, et tout bot privé d&apos;une sorte de pions, y comptent encore pour leurs coups suivants et perdent donc un peu plus.</translation>
    </message>
    <message>
        <source>No tile surely decides games.</source>
        <translation>Aucune tuile ne décide sûrement des parties.</translation>
    </message>
    <message>
        <source>Tiles that surely decide games: %1.</source>
        <translation>Tuiles qui décident sûrement des parties&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 tests of swings, one for each tile, corrected for their number (Holm): if no tile decided anything, there would be a mark “surely decides games” in at most 5 % of such playtests.</source>
        <translation>%1 tests de bascules, un par tuile, corrigés pour leur nombre (Holm)&#x202f;: si aucune tuile ne décidait de rien, «&#x202f;décide sûrement des parties&#x202f;» figurerait dans 5&#x202f;% de ces essais au plus.</translation>
    </message>
    <message>
        <source>surely decides games</source>
        <translation>décide sûrement des parties</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Bascule</translation>
    </message>
    <message>
        <source>Average margin at the end (own points minus the best other player&apos;s) of those who drew the tile, minus the average over all draws of the same seat</source>
        <translation>Écart moyen à la fin (ses points moins ceux du meilleur autre joueur) de ceux qui ont pioché la tuile, moins la moyenne de tous les tirages de la même place</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Inutilisée</translation>
    </message>
    <message>
        <source>Share of laid copies on which no piece stood during the whole game, so that nothing was gained there</source>
        <translation>Part des exemplaires posés où aucun pion n&apos;a été de toute la partie, si bien que rien n&apos;y a été reçu</translation>
    </message>
    <message>
        <source>Share of laid copies on which no piece stood during the whole game, and of which no feature scored</source>
        <translation>Part des exemplaires posés où aucun pion n&apos;a été de toute la partie, et dont aucune zone n&apos;a marqué</translation>
    </message>
    <message>
        <source>Fewer unplaceable draws</source>
        <translation>Moins de tuiles impossibles à poser</translation>
    </message>
    <message>
        <source>unplaceable draws</source>
        <translation>tuiles impossibles à poser&#x202f;:</translation>
    </message>
    <message>
        <source>Fewer idle copies</source>
        <translation>Moins d&apos;exemplaires inutilisés</translation>
    </message>
    <message>
        <source>idle copies</source>
        <translation>exemplaires inutilisés&#x202f;:</translation>
    </message>
    <message>
        <source>Fewer dead ends</source>
        <translation>Moins d&apos;impasses</translation>
    </message>
    <message>
        <source>dead ends</source>
        <translation>impasses&#x202f;:</translation>
    </message>
    <message>
        <source>Fewer cells that no tile fits</source>
        <translation>Moins de cases où ne va aucune tuile</translation>
    </message>
    <message>
        <source>cells that no tile fits</source>
        <translation>cases où ne va aucune tuile&#x202f;:</translation>
    </message>
    <message>
        <source>Share of laid tiles on which no piece stood during the whole game, so that nothing was gained there</source>
        <translation>Part des tuiles posées où aucun pion n&apos;a été de toute la partie, si bien que rien n&apos;y a été reçu</translation>
    </message>
    <message>
        <source>Share of laid tiles on which no piece stood during the whole game, and of which no feature scored</source>
        <translation>Part des tuiles posées où aucun pion n&apos;a été de toute la partie, et dont aucune zone n&apos;a marqué</translation>
    </message>
    <message>
        <source>One more copy of “%1”: %2 %3 to %4 in %5 games</source>
        <translation>Un exemplaire de plus de «&#x202f;%1&#x202f;»&#x202f;: %2 de %3 à %4 en %5 parties</translation>
    </message>
    <message>
        <source>One copy fewer of “%1”: %2 %3 to %4 in %5 games</source>
        <translation>Un exemplaire de moins de «&#x202f;%1&#x202f;»&#x202f;: %2 de %3 à %4 en %5 parties</translation>
    </message>
    <message>
        <source>Found the picture “%1”, expected one in the folder of the set.</source>
        <translation>Trouvé&#x202f;: l&apos;image «&#x202f;%1&#x202f;»&#x202f;; attendu&#x202f;: une image dans le dossier du jeu.</translation>
    </message>
    <message>
        <source>Copy it into the folder art beside the set, and name it as art/NAME.</source>
        <translation>La copier dans le dossier art à côté du jeu, et la nommer art/NOM.</translation>
    </message>
    <message>
        <source>Found no picture “%1” in the folder of the set.</source>
        <translation>Aucune image «&#x202f;%1&#x202f;» dans le dossier du jeu.</translation>
    </message>
    <message>
        <source>Put the file there, or remove the picture from the tile.</source>
        <translation>Y mettre le fichier, ou enlever l&apos;image de la tuile.</translation>
    </message>
    <message>
        <source>The picture “%1” is larger than %2 MiB, which is the limit.</source>
        <translation>L&apos;image «&#x202f;%1&#x202f;» dépasse la limite de %2 Mio.</translation>
    </message>
    <message>
        <source>Make it smaller: 1,000 pixels are plenty for a tile.</source>
        <translation>La réduire&#x202f;: 1 000 pixels suffisent largement pour une tuile.</translation>
    </message>
    <message>
        <source>Found a file of another kind, expected PNG, JPEG or SVG.</source>
        <translation>Fichier d&apos;un autre type trouvé&#x202f;; attendu&#x202f;: PNG, JPEG ou SVG.</translation>
    </message>
    <message>
        <source>Choose a PNG, JPEG or SVG file.</source>
        <translation>Choisir un fichier PNG, JPEG ou SVG.</translation>
    </message>
    <message>
        <source>Found a picture that is damaged or incomplete.</source>
        <translation>Image abîmée, ou qui finit trop tôt.</translation>
    </message>
    <message>
        <source>Save the picture again in the program that made it.</source>
        <translation>Enregistrer de nouveau l&apos;image dans le programme qui l&apos;a faite.</translation>
    </message>
    <message>
        <source>Found a picture without width or height.</source>
        <translation>Image sans largeur ou sans hauteur.</translation>
    </message>
    <message>
        <source>Found a picture of %1 by %2 pixels, expected at most %3 on a side and %4 million in all.</source>
        <translation>Image de %1 sur %2 pixels trouvée&#x202f;; attendu&#x202f;: %3 au plus par côté et %4 millions au plus en tout.</translation>
    </message>
    <message>
        <source>Found “%1” in the SVG, expected shapes that need nothing but the file itself: no scripts, no links, no entities.</source>
        <translation>Trouvé&#x202f;: «&#x202f;%1&#x202f;» dans le SVG&#x202f;; attendu&#x202f;: des formes qui ne demandent que le fichier lui-même, sans scripts, ni liens, ni entités.</translation>
    </message>
    <message>
        <source>Save it as plain SVG, with its pictures embedded.</source>
        <translation>L&apos;enregistrer en SVG simple, avec ses images intégrées.</translation>
    </message>
    <message>
        <source>Found &lt;%1&gt; in the SVG, which would not look the same everywhere; expected shapes, gradients and embedded pictures.</source>
        <translation>Trouvé&#x202f;: &lt;%1&gt; dans le SVG, qui n&apos;aurait pas partout le même aspect&#x202f;; attendu&#x202f;: des formes, des dégradés et des images intégrées.</translation>
    </message>
    <message>
        <source>Turn texts and effects into paths, or save the picture as PNG.</source>
        <translation>Convertir textes et effets en chemins, ou enregistrer l&apos;image en PNG.</translation>
    </message>
    <message>
        <source>Found an SVG with too many or too deeply nested elements, expected at most %1, and %2 deep.</source>
        <translation>SVG aux éléments trop nombreux ou trop imbriqués trouvé&#x202f;; attendu&#x202f;: %1 au plus, sur %2 niveaux.</translation>
    </message>
    <message>
        <source>Simplify the drawing, or save the picture as PNG.</source>
        <translation>Simplifier le dessin, ou enregistrer l&apos;image en PNG.</translation>
    </message>
    <message>
        <source>Found &lt;%1&gt;, expected an SVG.</source>
        <translation>Trouvé&#x202f;: &lt;%1&gt;&#x202f;; attendu&#x202f;: un SVG.</translation>
    </message>
    <message>
        <source>There is a picture for “%1”, but no such tile.</source>
        <translation>Il y a une image pour «&#x202f;%1&#x202f;», mais aucune tuile de ce nom.</translation>
    </message>
    <message>
        <source>Correct the id in the file, or remove the entry.</source>
        <translation>Corriger l&apos;identifiant dans le fichier, ou enlever l&apos;entrée.</translation>
    </message>
    <message>
        <source>Found %1, expected what a tuning writes there.</source>
        <translation>Trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: ce qu&apos;un réglage écrit à cet endroit.</translation>
    </message>
    <message>
        <source>Found %1, expected at most %2, the sum over all cells.</source>
        <translation>Trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: %2 au plus, la somme sur toutes les cases.</translation>
    </message>
    <message>
        <source>Bots in seat order: random, greedy, search-quick, search, search-strong, search:seconds=0.5, search:iterations=200; in landscape, tunnel and dungeon also one-ply</source>
        <translation>Bots dans l&apos;ordre des places&#x202f;: random, greedy, search-quick, search, search-strong, search:seconds=0.5, search:iterations=200&#x202f;; dans landscape, tunnel et dungeon aussi one-ply</translation>
    </message>
    <message>
        <source>the white marker stays</source>
        <translation>le marqueur blanc reste</translation>
    </message>
    <message>
        <source>removing a black marker takes %1 actions, but a turn has only %2; it can be removed by picks only</source>
        <translation>enlever un marqueur noir coûte %1 actions, mais un tour n&apos;en a que %2&#x202f;; il ne s&apos;enlève qu&apos;avec des crochets</translation>
    </message>
    <message>
        <source>Lower blackRemovalActions, or raise actionsPerTurn.</source>
        <translation>Baisser blackRemovalActions, ou augmenter actionsPerTurn.</translation>
    </message>
    <message>
        <source>A Runner or Prisoner may go on for the same action where both doors of a passageway are open; special doors never count as open (B-5.2).</source>
        <translation>Un coureur ou un prisonnier continue pour la même action là où les deux portes d&apos;un couloir sont ouvertes&#x202f;; les spéciales ne le sont jamais (B-5.2).</translation>
    </message>
    <message>
        <source>Door markers may also be placed between two rooms of the board; one played from hand while moving always may be (B-5.7).</source>
        <translation>Les marqueurs de porte peuvent aussi se placer entre deux pièces du plateau&#x202f;; un marqueur joué de la main en avançant le peut toujours (B-5.7).</translation>
    </message>
    <message>
        <source>A white marker may be played while moving, without an action of its own, where the exit door costs a pick (B-6.5).</source>
        <translation>Un marqueur blanc peut être joué en avançant, sans action propre, là où la porte de sortie coûte un crochet (B-6.5).</translation>
    </message>
    <message>
        <source>Whoever passes a white marker may leave it in place and pay for the exit door, if it costs anything (B-6.5).</source>
        <translation>Qui passe un marqueur blanc peut le laisser, et payer la porte de sortie si elle coûte quelque chose (B-6.5).</translation>
    </message>
    <message>
        <source>The fairy leaves the dungeon with the follower whom she is with; he leaves before others of his kind (D-2.4).</source>
        <translation>Elle quitte les oubliettes avec le partisan qu&apos;elle accompagne&#x202f;; il en sort le premier de sa sorte (D-2.4).</translation>
    </message>
    <message>
        <source>The dragon may come out of the dungeon where the fairy is, even when it is flushed out (D-5.2, D-5.3).</source>
        <translation>Le dragon peut sortir des oubliettes là où est la fée, aussi quand on l&apos;en chasse (D-5.2, D-5.3).</translation>
    </message>
    <message>
        <source>To its own tile and the eight around it, to the tiles of the feature that was scored (for a cloister, only its own), or to its own tile and those that touch it along a side (L-4.3).</source>
        <translation>Vers sa tuile et les huit autour, vers les tuiles de la zone comptée (d&apos;un cloître, la sienne seule), ou vers sa tuile et celles qui la touchent par un côté (L-4.3).</translation>
    </message>
    <message>
        <source>Everybody has the same number of turns: no round begins, and no second part of a turn, unless the stack has a tile for each player still to come in it. A player who finds only tiles that fit nowhere takes his turn without one (L-2.4).</source>
        <translation>Tous ont le même nombre de tours&#x202f;: aucun tour de table ne commence, ni aucune seconde partie d&apos;un tour, si la pioche n&apos;a pas une tuile pour chaque joueur encore à venir. Qui ne trouve que des tuiles qui ne vont nulle part a son tour sans tuile (L-2.4).</translation>
    </message>
    <message>
        <source>there is no tile to lay this turn</source>
        <translation>il n&apos;y a pas de tuile à poser dans ce tour</translation>
    </message>
    <message>
        <source>Both tokens of a tunnel come back to their player when its road is scored; the road ends at its mouths again (U-2.2).</source>
        <translation>Les deux jetons d&apos;un tunnel reviennent à leur joueur quand sa route est comptée&#x202f;; la route finit de nouveau à ses bouches (U-2.2).</translation>
    </message>
    <message>
        <source>%1: found %2, expected %3 or %4</source>
        <translation>%1&#x202f;: trouvé&#x202f;:&#xa0;%2&#x202f;; attendu&#x202f;:&#xa0;%3 ou&#xa0;%4</translation>
    </message>
    <message>
        <source>No round begins, and no second part of a turn, unless the stack has a tile for each player who is still to come in it. If none of the tiles left can be laid in the middle of a round, the others take their turns without a tile. The game is over with the last round.</source>
        <translation>Aucun tour de table ne commence, ni aucune seconde partie d&apos;un tour, si la pioche n&apos;a pas une tuile pour chaque joueur qui doit encore y jouer. Si aucune des tuiles restantes ne peut être posée au milieu d&apos;un tour de table, les autres ont leur tour sans tuile. La partie est finie avec le dernier tour de table.</translation>
    </message>
    <message>
        <source>Both tokens of a tunnel come back when its road is scored; then the road ends at those mouths again, and they can take tokens again.</source>
        <translation>Les deux jetons d&apos;un tunnel reviennent quand sa route est comptée&#x202f;; alors la route finit de nouveau à ces bouches, et elles reprennent des jetons.</translation>
    </message>
    <message>
        <source>%1 is played with these sets too: %2</source>
        <translation>%1 se joue aussi avec ces jeux de tuiles&#x202f;:&#xa0;%2</translation>
    </message>
    <message>
        <source>Name them with --tileset, unless the leaflet is for a game without them.</source>
        <translation>Les nommer avec --tileset, sauf si le dépliant est pour une partie sans eux.</translation>
    </message>
    <message>
        <source>found --tileset, which works only with --what rules</source>
        <translation>trouvé&#x202f;: --tileset, qui ne va qu&apos;avec --what rules</translation>
    </message>
    <message>
        <source>A tile set of the leaflet; several are combined</source>
        <translation>Un jeu de tuiles du dépliant&#x202f;; plusieurs sont réunis</translation>
    </message>
    <message>
        <source>Rules of leaflet, pieces and aids (default: those that the tiles suit)</source>
        <translation>Règles du dépliant, des pions et des aides (par défaut&#x202f;: celles qui vont aux tuiles)</translation>
    </message>
    <message>
        <source>A rule option of leaflet, pieces and player aids, name=value; may be repeated</source>
        <translation>Une option des règles pour le dépliant, les pions et les aides de jeu, nom=valeur&#x202f;; peut être répétée</translation>
    </message>
    <message>
        <source>How many pick colours are in play, from blue on; set: as many as the tile set lists. A skull of any other colour counts as an open door (B-1.5).</source>
        <translation>Nombre de couleurs de crochets en jeu, à partir du bleu&#x202f;; set&#x202f;: jusqu&apos;à la dernière de la liste du jeu de tuiles. Un crâne d&apos;une autre couleur vaut une porte ouverte (B-1.5).</translation>
    </message>
    <message>
        <source>as the tile set lists</source>
        <translation>comme le jeu de tuiles</translation>
    </message>
    <message>
        <source>%1 a turn, protects</source>
        <translation>%1 par tour, protège</translation>
    </message>
    <message>
        <source>protects</source>
        <translation>protège</translation>
    </message>
    <message>
        <source>A Runner or a Prisoner may go on for the same action, as far as he likes, through passageways with two open doors and no marker, but into no chamber twice.</source>
        <translation>Un coureur ou un prisonnier continue pour la même action, aussi loin qu&apos;il veut, par les couloirs à deux portes ouvertes et sans marqueur, mais dans aucune salle deux fois.</translation>
    </message>
    <message>
        <source>You may play a white one while you move, without an action of its own, where the door would cost you a pick.</source>
        <translation>Vous pouvez en jouer un blanc pendant un déplacement, sans action de plus, là où la porte vous coûterait un crochet.</translation>
    </message>
    <message>
        <source>It goes back to the supply.</source>
        <translation>Il retourne à la réserve.</translation>
    </message>
    <message>
        <source>Each player takes only one key in the whole game. A player who has taken his, or finds none left, can&apos;t enter.</source>
        <translation>Chaque joueur prend une clé dans toute la partie. Qui a pris la sienne, ou n&apos;en trouve plus, n&apos;entre pas.</translation>
    </message>
    <message>
        <source>Only one key is taken in the whole game; after that nobody can enter.</source>
        <translation>Une seule clé est prise dans toute la partie&#x202f;; ensuite, on n&apos;entre plus.</translation>
    </message>
    <message>
        <source>That ends his player&apos;s turn. The round is played to its end, and every player whose Prisoner has escaped wins; a Prisoner who has escaped bars the guardhouse to nobody.</source>
        <translation>Cela termine le tour de son joueur. Le tour de table est joué jusqu&apos;au bout, et tout joueur dont le prisonnier s&apos;est évadé gagne&#x202f;; qui s&apos;est évadé ne barre le corps de garde à personne.</translation>
    </message>
    <message>
        <source>blue picks: %1</source>
        <translation>crochets bleus&#x202f;:&#xa0;%1</translation>
    </message>
    <message>
        <source>With two players, yellow starts in the cell of red.</source>
        <translation>À deux joueurs, jaune part du cachot de rouge.</translation>
    </message>
    <message>
        <source>In seat order, each player then chooses one coloured pick.</source>
        <translation>Dans l&apos;ordre des places, chaque joueur choisit ensuite un crochet de couleur.</translation>
    </message>
    <message>
        <source>In seat order, each player then chooses %1 coloured picks, the same or different.</source>
        <translation>Dans l&apos;ordre des places, chaque joueur choisit ensuite&#xa0;%1 crochets de couleur, pareils ou différents.</translation>
    </message>
    <message>
        <source>The players are blue, yellow, green and red, in this order; blue begins. All hands are open. Pay first, then take; what the supply lacks can&apos;t be taken.</source>
        <translation>Les joueurs sont bleu, jaune, vert et rouge, dans cet ordre&#x202f;; bleu commence. Toutes les mains sont visibles. Payez d&apos;abord, prenez ensuite&#x202f;; ce qui manque à la réserve ne peut pas être pris.</translation>
    </message>
    <message>
        <source>It is sealed off when neither it nor any chamber joined to it, whatever doors and markers lie between, has a passage at the edge of the dungeon, and none of them is a guard chamber (for a key room or a guardhouse: an entrance).</source>
        <translation>Une telle pièce est scellée quand ni elle ni aucune salle qui lui est reliée, quels que soient les portes et les marqueurs entre elles, n&apos;a de passage au bord du souterrain, et qu&apos;aucune d&apos;elles n&apos;est une salle de garde (pour une salle de la clé ou un corps de garde&#x202f;: une entrée).</translation>
    </message>
    <message>
        <source>Only blue is in play; any other skull is an open door.</source>
        <translation>Seul le bleu est en jeu&#x202f;; tout autre crâne est une porte ouverte.</translation>
    </message>
    <message>
        <source>Guardhouse: entered only by a Prisoner whose player holds a golden key, never by a Runner.</source>
        <translation>Corps de garde&#x202f;: n&apos;y entre qu&apos;un prisonnier dont le joueur détient une clé d&apos;or, jamais un coureur.</translation>
    </message>
    <message>
        <source>Whoever passes may leave it, and then pays and takes as if there were no marker.</source>
        <translation>Qui passe peut le laisser, et paie et prend comme s&apos;il n&apos;y avait pas de marqueur.</translation>
    </message>
    <message>
        <source>A Guard is always alone in a chamber.</source>
        <translation>Un garde est toujours seul dans une salle.</translation>
    </message>
    <message>
        <source>Guards pay nothing. They may also go into an empty guardhouse, key room or closed cell, and so bar it; never into an entrance.</source>
        <translation>Les gardes ne paient rien. Ils vont aussi dans un corps de garde, une salle de la clé et un cachot fermé où il n&apos;y a personne, et les barrent ainsi&#x202f;; jamais dans une entrée.</translation>
    </message>
    <message>
        <source>Volcano: when you lay it, the dragon comes to this tile at once. Nothing is placed on the tile where the dragon stands.</source>
        <translation>Volcan&#x202f;: quand vous le posez, le dragon vient aussitôt sur cette tuile. On ne place rien sur la tuile où est le dragon.</translation>
    </message>
    <message>
        <source>Dragon: when you lay it and the dragon is in play, it flies before scoring.</source>
        <translation>Dragon&#x202f;: quand vous le posez et que le dragon est en jeu, il vole avant le décompte.</translation>
    </message>
    <message>
        <source>Dragon: when you lay it and the dragon is in play, it flies after scoring.</source>
        <translation>Dragon&#x202f;: quand vous le posez et que le dragon est en jeu, il vole après le décompte.</translation>
    </message>
    <message>
        <source>It takes one step.</source>
        <translation>Il fait un pas.</translation>
    </message>
    <message>
        <source>It takes %1 steps.</source>
        <translation>Il fait&#xa0;%1 pas.</translation>
    </message>
    <message>
        <source>Each step leads to a tile that touches its own along a side, where it has not been in this flight and where the fairy is not; if there is none, the flight is over. All figures on a tile that it enters go home.</source>
        <translation>Chaque pas mène à une tuile qui touche la sienne par un côté, où il n&apos;a pas été dans ce vol et où la fée n&apos;est pas&#x202f;; s&apos;il n&apos;y en a pas, le vol est fini. Toutes les figures d&apos;une tuile où il entre rentrent chez elles.</translation>
    </message>
    <message>
        <source>When his feature is scored, she brings you %1, even if its points go to others.</source>
        <translation>Quand sa zone est comptée, elle vous rapporte&#xa0;%1, même si ses points vont à d&apos;autres.</translation>
    </message>
    <message>
        <source>If two players hold each other&apos;s followers, one of each comes home at once. Once in your turn, before or after placing, you may buy back a follower for 3 of your points, if you have them; they go to the player who holds him.</source>
        <translation>Si deux joueurs détiennent des partisans l&apos;un de l&apos;autre, deux d&apos;entre eux rentrent aussitôt. Une fois par tour, avant ou après avoir placé une figure, vous pouvez racheter un partisan pour 3 points que vous avez&#x202f;; ils vont à qui le détient.</translation>
    </message>
    <message>
        <source>In: on a tile with an entrance that you have just laid you may, instead of placing a figure, send a small or large follower or the mayor into the dungeon, from this tile or one that touches it along a side.</source>
        <translation>Entrer&#x202f;: sur une tuile à entrée que vous venez de poser, vous pouvez, au lieu d&apos;une figure, envoyer un petit ou le grand partisan ou le maire dans les oubliettes, de cette tuile ou d&apos;une tuile qui la touche par un côté.</translation>
    </message>
    <message>
        <source>In: on a tile with an entrance that you have just laid you may, instead of placing a figure, send a small or large follower or the mayor into the dungeon, from your supply, this tile or one that touches it along a side.</source>
        <translation>Entrer&#x202f;: sur une tuile à entrée que vous venez de poser, vous pouvez, au lieu d&apos;une figure, envoyer un petit ou le grand partisan ou le maire dans les oubliettes, de votre réserve, de cette tuile ou d&apos;une tuile qui la touche par un côté.</translation>
    </message>
    <message>
        <source>The mayor goes in only by a tile with a city.</source>
        <translation>Le maire n&apos;entre que par une tuile qui montre une ville.</translation>
    </message>
    <message>
        <source>If the dragon stands on that tile, he is eaten.</source>
        <translation>Si le dragon est sur cette tuile, il est dévoré.</translation>
    </message>
    <message>
        <source>The fairy may be put with a follower of yours below; there she brings nothing.</source>
        <translation>La fée peut être mise avec un de vos partisans en bas&#x202f;; elle n&apos;y rapporte rien.</translation>
    </message>
    <message>
        <source>They are asked clockwise from the player who made the step.</source>
        <translation>On demande dans le sens horaire, à partir du joueur qui a fait le pas.</translation>
    </message>
    <message>
        <source>Each decides for the small ones first, then the large one, then the mayor; any that find the dungeon full are eaten.</source>
        <translation>Chacun décide des petits d&apos;abord, puis du grand, puis du maire&#x202f;; qui trouve les oubliettes pleines est dévoré.</translation>
    </message>
    <message>
        <source>Each decides for the small ones first, then the large one, then the mayor.</source>
        <translation>Chacun décide des petits d&apos;abord, puis du grand, puis du maire.</translation>
    </message>
    <message>
        <source>If there is not room for all, the small ones go first, then the large one, then the mayor.</source>
        <translation>S&apos;il n&apos;y a pas de place pour tous, les petits vont d&apos;abord, puis le grand, puis le maire.</translation>
    </message>
    <message>
        <source>From there nobody flees; the next players make its other steps, and it does not go in again by that tile.</source>
        <translation>De là, personne ne s&apos;enfuit&#x202f;; les joueurs suivants font ses autres pas, et il ne rentre pas par cette tuile.</translation>
    </message>
    <message>
        <source>Road: %1 for each tile, complete or not. Complete when both ends are closed, by a crossing, a city or a cloister, or when it forms a ring.</source>
        <translation>Route&#x202f;:&#xa0;%1 par tuile, achevée ou non. Achevée quand ses deux bouts sont fermés, par un carrefour, une ville ou un cloître, ou quand elle forme un anneau.</translation>
    </message>
    <message>
        <source>City: %1 for each tile when complete, half as much if not. Complete when it is closed all around and has no gap inside.</source>
        <translation>Ville&#x202f;:&#xa0;%1 par tuile si elle est achevée, moitié moins sinon. Achevée quand elle est fermée tout autour et n&apos;a pas de trou.</translation>
    </message>
    <message>
        <source>A complete city of only two tiles scores half as much, unless it has a cathedral.</source>
        <translation>Une ville achevée de deux tuiles seulement rapporte moitié moins, sauf si elle a une cathédrale.</translation>
    </message>
    <message>
        <source>Roads, cities and the outer edge of the tiles bound it.</source>
        <translation>Les routes, les villes et le bord des tuiles le limitent.</translation>
    </message>
    <message>
        <source>Wine, grain and cloth have no effect in this game.</source>
        <translation>Le vin, le blé et le drap ne comptent pas dans ce jeu.</translation>
    </message>
    <message>
        <source>Builder: placed in place of a follower, on a road or city of the tile just laid, complete or not, on which you have a follower. When a later tile of yours continues it, you draw, lay, place and score once more, once a turn. He counts for nothing when followers are compared, and goes home with your last follower there, or when it is scored.</source>
        <translation>Bâtisseur&#x202f;: se place au lieu d&apos;un partisan, sur une route ou une ville de la tuile qui vient d&apos;être posée, achevée ou non, où vous avez un partisan. Quand une de vos tuiles la prolonge plus tard, vous piochez, posez, placez et comptez une fois encore, une fois par tour. Il ne compte pas quand on compare les partisans, et rentre avec votre dernier partisan, ou quand elle est comptée.</translation>
    </message>
    <message>
        <source>Pig: placed in place of a follower, on a field of the tile just laid on which you have a follower. If you score the field, each complete city of it brings you %1 more. It counts for nothing when followers are compared, and goes home with your last follower there.</source>
        <translation>Cochon&#x202f;: se place au lieu d&apos;un partisan, dans un pré de la tuile qui vient d&apos;être posée, où vous avez un partisan. Si vous comptez le pré, chaque ville achevée qui le touche vous rapporte %1 de plus. Il ne compte pas quand on compare les partisans, et rentre avec votre dernier partisan.</translation>
    </message>
    <message>
        <source>The dragon and the fairy start beside the tiles. If a dragon tile is drawn before the first volcano, set it aside and draw another; with the first volcano, shuffle those set aside into the stack.</source>
        <translation>Le dragon et la fée sont d&apos;abord à côté des tuiles. Si une tuile au dragon est piochée avant le premier volcan, mettez-la de côté et piochez-en une autre&#x202f;; avec le premier volcan, mélangez à la pioche celles mises de côté.</translation>
    </message>
    <message>
        <source>Two tokens of one colour join the two roads at their mouths into one, for all players. Two at the ends of one road close both.</source>
        <translation>Deux jetons d&apos;une couleur font une seule route des deux qui mènent à leurs bouches, pour tous les joueurs. Deux aux bouts d&apos;une même route les ferment tous deux.</translation>
    </message>
    <message>
        <source>Add it: it is in play, since a later colour is.</source>
        <translation>L&apos;ajouter&#x202f;: elle est en jeu, puisqu&apos;une couleur suivante l&apos;est.</translation>
    </message>
    <message>
        <source>The %1 side is %2, which comes after the last pick colour of the tile set; unless a game is played with more colours, the door counts as open.</source>
        <translation>Le côté&#xa0;%1 est «&#x202f;%2&#x202f;», une couleur qui vient après la dernière du jeu de tuiles&#x202f;; sauf si l&apos;on joue avec plus de couleurs, la porte vaut une porte ouverte.</translation>
    </message>
    <message>
        <source>It eats nothing on the tile where it starts.</source>
        <translation>Il ne dévore rien sur la tuile d&apos;où il part.</translation>
    </message>
    <message>
        <source>Anyone may fetch her from there to a follower of his own.</source>
        <translation>Chacun peut la chercher là pour un de ses partisans.</translation>
    </message>
    <message>
        <source>Your followers of a kind there are alike: while the dragon is not below, the one with her leaves last.</source>
        <translation>Vos partisans d&apos;une même sorte y sont pareils&#x202f;: tant que le dragon n&apos;est pas en bas, celui qui est avec elle sort le dernier.</translation>
    </message>
    <message>
        <source>Your followers of a kind there are alike: the one with her leaves first.</source>
        <translation>Vos partisans d&apos;une même sorte y sont pareils&#x202f;: celui qui est avec elle sort le premier.</translation>
    </message>
    <message>
        <source>The dragon eats nobody there.</source>
        <translation>Le dragon n&apos;y dévore personne.</translation>
    </message>
    <message>
        <source>Followers are the small and large ones, the mayor and the wagon; figures are these, the builder and the pig.</source>
        <translation>Les partisans sont les petits et le grand, le maire et le chariot&#x202f;; les figures sont ceux-ci, le bâtisseur et le cochon.</translation>
    </message>
    <message>
        <source>You may place one figure at most.</source>
        <translation>On place une figure au plus, ou aucune.</translation>
    </message>
    <message>
        <source>An inn counts for the whole of the joined road.</source>
        <translation>Une auberge compte pour toute la route réunie.</translation>
    </message>
    <message>
        <source>repeat</source>
        <translation>à répétition</translation>
    </message>
    <message>
        <source>Collecting again</source>
        <translation>Récolter encore</translation>
    </message>
    <message>
        <source>How often a player may take one more pick of the colour that a move brought: once after it, or as often as he has actions (B-5.3).</source>
        <translation>Combien de fois un joueur prend encore un crochet de la couleur qu&apos;un déplacement a rapportée&#x202f;: une fois après, ou tant qu&apos;il reste des actions (B-5.3).</translation>
    </message>
    <message>
        <source>Exchange token at any time</source>
        <translation>Jeton d&apos;échange à tout moment</translation>
    </message>
    <message>
        <source>The exchange token may also be used between drawing another tile and laying it (B-4.7).</source>
        <translation>Le jeton d&apos;échange peut aussi servir entre la pioche d&apos;une autre tuile et sa pose (B-4.7).</translation>
    </message>
    <message>
        <source>Collect again: directly after a move that brought a pick, take one more of its colour.</source>
        <translation>Récolter encore&#x202f;: juste après un déplacement qui a rapporté un crochet, en prendre encore un de sa couleur.</translation>
    </message>
    <message>
        <source>Once after each such move.</source>
        <translation>Une fois après chaque déplacement de ce genre.</translation>
    </message>
    <message>
        <source>As often as you have actions for it.</source>
        <translation>Autant de fois que vous avez des actions pour cela.</translation>
    </message>
    <message>
        <source>Also between drawing another tile and laying it.</source>
        <translation>Aussi entre la pioche d&apos;une autre tuile et sa pose.</translation>
    </message>
    <message>
        <source>the pick stays</source>
        <translation>le crochet reste</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>Taking picks</source>
        <translation>Prendre les crochets</translation>
    </message>
    <message>
        <source>Whether a Runner who enters by a skull always takes its pick, or may leave it in the supply (B-6.3).</source>
        <translation>Un coureur qui entre par un crâne prend toujours son crochet, ou peut le laisser dans la réserve (B-6.3).</translation>
    </message>
    <message>
        <source>He may leave it there.</source>
        <translation>Il peut l&apos;y laisser.</translation>
    </message>
    <message>
        <source>left, or no such field</source>
        <translation>left, ou pas de tel champ</translation>
    </message>
    <message>
        <source>white marker in the chamber at %1, %2</source>
        <translation>marqueur blanc dans la salle en&#xa0;%1,&#xa0;%2</translation>
    </message>
    <message>
        <source>white markers lie in chambers, but the map shows some on passageways</source>
        <translation>les marqueurs blancs sont dans des salles, mais la carte en montre sur des couloirs</translation>
    </message>
    <message>
        <source>Remove them from the map, or set whiteMarks to passageway.</source>
        <translation>Les enlever de la carte, ou mettre whiteMarks à passageway.</translation>
    </message>
    <message>
        <source>passageway</source>
        <translation>couloir</translation>
    </message>
    <message>
        <source>White markers lie</source>
        <translation>Place des marqueurs blancs</translation>
    </message>
    <message>
        <source>Where white markers lie: on a passageway, for both directions, or in a chamber, for whichever of its coloured doors the next one leaves by (B-6.5).</source>
        <translation>Où se trouvent les marqueurs blancs&#x202f;: sur un couloir, dans les deux sens, ou dans une salle, pour la porte colorée par laquelle le prochain la quitte (B-6.5).</translation>
    </message>
    <message>
        <source>no chamber with a coloured door has room for a white marker</source>
        <translation>aucune salle avec une porte colorée n&apos;a de place pour un marqueur blanc</translation>
    </message>
    <message>
        <source>you have no black marker</source>
        <translation>vous n&apos;avez pas de marqueur noir</translation>
    </message>
    <message>
        <source>Place a black door marker of yours on a passageway that has none, or a white one in a chamber that has a coloured door and no white one.</source>
        <translation>Placer un de vos marqueurs de porte noirs sur un couloir qui n&apos;en a pas, ou un blanc dans une salle qui a une porte colorée et pas de marqueur blanc.</translation>
    </message>
    <message>
        <source>No white one may lie in a room of the board.</source>
        <translation>Aucun blanc dans une pièce du plateau.</translation>
    </message>
    <message>
        <source>White marker: the next Runner or Prisoner to leave its chamber by a coloured door pays nothing for a skull and takes nothing; then the marker goes back to the supply.</source>
        <translation>Marqueur blanc&#x202f;: le prochain coureur ou prisonnier qui quitte sa salle par une porte colorée ne paie aucun crâne et ne récolte rien&#x202f;; puis le marqueur retourne à la réserve.</translation>
    </message>
    <message>
        <source>to remove: %1</source>
        <translation>l&apos;enlever&#x202f;: %1</translation>
    </message>
    <message>
        <source>silver pick: %1</source>
        <translation>crochet d&apos;argent&#x202f;:&#xa0;%1</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratuit</translation>
    </message>
    <message>
        <source>text, outlines, or auto: text in PDF, outlines in SVG</source>
        <translation>text, outlines ou auto&#x202f;: texte en PDF, contours en SVG</translation>
    </message>
    <message>
        <source>no font on this computer has these letters; boxes stand for them: %1</source>
        <translation>aucune police de cet ordinateur n&apos;a ces lettres&#x202f;; des cases les remplacent&#x202f;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Install a font that has them, or use other letters.</source>
        <translation>Installer une police qui les a, ou écrire d&apos;autres lettres.</translation>
    </message>
    <message>
        <source>the text is too long for its place and was shortened: %1</source>
        <translation>le texte est trop long pour sa place et a été raccourci&#x202f;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Shorten the text, or choose larger paper.</source>
        <translation>Écrire moins, ou choisir un papier plus grand.</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>The code of the language into which this is translated.</extracomment>
        <translation>fr</translation>
    </message>
    <message>
        <source>Text as</source>
        <translation>Texte en</translation>
    </message>
    <message>
        <source>Text can be searched and copied, and its font is in the file; outlines look the same in every program</source>
        <translation>Le texte peut être cherché et copié, et sa police est dans le fichier&#x202f;; les contours ont le même aspect dans tout programme</translation>
    </message>
    <message>
        <source>text in PDF, outlines in SVG</source>
        <translation>texte en PDF, contours en SVG</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>outlines</source>
        <translation>contours</translation>
    </message>
    <message>
        <source>%1 is new and equals %2, which is missing from the table; nothing was written</source>
        <translation>%1 est nouvelle et égale à %2, qui manque dans le tableau&#x202f;; rien n&apos;a été écrit</translation>
    </message>
    <message>
        <source>Choose --equal rename or --equal add; --list lists all.</source>
        <translation>Choisir --equal rename ou --equal add&#x202f;; --list les nomme toutes.</translation>
    </message>
    <message>
        <source>What happens to a new tile that equals a missing one in all but its id: rename gives that one the new id, add keeps both</source>
        <translation>Ce que devient une nouvelle tuile égale à une tuile absente sauf par son identifiant&#x202f;: rename donne à celle-ci le nouvel identifiant, add garde les deux</translation>
    </message>
    <message>
        <source>row 1: the column %1 was read as %2</source>
        <translation>ligne 1&#x202f;: la colonne %1 a été lue comme %2</translation>
    </message>
    <message>
        <source>row 1: unknown columns, kept as fields of the tiles: %1</source>
        <translation>ligne 1&#x202f;: colonnes inconnues, gardées comme champs des tuiles&#x202f;: %1</translation>
    </message>
    <message>
        <source>row 1: there is no column count; each new tile has one copy</source>
        <translation>ligne 1&#x202f;: la colonne count manque&#x202f;; chaque nouvelle tuile est là une fois</translation>
    </message>
    <message>
        <source>row 1: found a heading, and no row of a tile below it</source>
        <translation>ligne 1&#x202f;: en-tête trouvé, mais aucune ligne de tuile en dessous</translation>
    </message>
    <message>
        <source>row 1: found the columns of a %1 set, and this is a %2 set; expected the columns %3</source>
        <translation>ligne 1&#x202f;: colonnes d&apos;un jeu de tuiles %1 trouvées, mais celui-ci est %2&#x202f;; attendu&#x202f;: les colonnes %3</translation>
    </message>
    <message>
        <source>Import it into a set of its own.</source>
        <translation>L&apos;importer dans un jeu à part.</translation>
    </message>
    <message>
        <source>found the file name %1, expected one that ends in %2, or a folder</source>
        <translation>nom de fichier trouvé&#x202f;: %1&#x202f;; attendu&#x202f;: un nom qui finit par %2, ou un dossier</translation>
    </message>
    <message>
        <source>Remove the pages and pieces that an earlier run left in the folder</source>
        <translation>Supprimer les pages et les éléments qu&apos;une exécution précédente a laissés dans le dossier</translation>
    </message>
    <message>
        <source>files of an earlier run are still there (%1): %2</source>
        <translation>des fichiers d&apos;une exécution précédente sont encore là (%1)&#x202f;: %2</translation>
    </message>
    <message>
        <source>With --remove-leftovers they are removed.</source>
        <translation>Avec --remove-leftovers, ils sont supprimés.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be removed: %2</source>
        <translation>%1 ne peut pas être supprimé&#x202f;: %2</translation>
    </message>
    <message>
        <source>Paper %1 x %2 mm, margins %3, %4, %5, %6 (top, right, bottom, left), tiles %7 mm, gaps %8 across and %9 down</source>
        <translation>Papier %1 x %2 mm, marges %3, %4, %5, %6 (haut, droite, bas, gauche), tuiles %7 mm, espacements %8 en largeur et %9 en hauteur</translation>
    </message>
    <message>
        <source>Margin in mm; or four as TOPxRIGHTxBOTTOMxLEFT</source>
        <translation>Marge en mm&#x202f;; ou quatre, HAUTxDROITExBASxGAUCHE</translation>
    </message>
    <message>
        <source>Gap between the bleeds of neighbours in mm; or two as ACROSSxDOWN</source>
        <translation>Entre les fonds perdus des voisines en mm&#x202f;; ou deux, LARGEURxHAUTEUR</translation>
    </message>
    <message>
        <source>Moves backs, in mm, as ACROSSxDOWN</source>
        <translation>Décale les versos, en mm, LARGEURxHAUTEUR</translation>
    </message>
    <message>
        <source>the set has nothing that this game adds to the basic one</source>
        <translation>le jeu de tuiles n&apos;a rien de ce que ces règles ajoutent au jeu simple</translation>
    </message>
    <message>
        <source>Nothing was changed. Free some space, or save in another place.</source>
        <translation>Rien n&apos;a été modifié. Libérer de la place, ou enregistrer ailleurs.</translation>
    </message>
    <message>
        <source>Nothing was changed. Remove the file&apos;s write protection, or save in another place.</source>
        <translation>Rien n&apos;a été modifié. Retirer la protection en écriture du fichier, ou enregistrer ailleurs.</translation>
    </message>
    <message>
        <source>Nothing was changed. Save in another place.</source>
        <translation>Rien n&apos;a été modifié. Enregistrer ailleurs.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be written because its folder “%2” doesn&apos;t accept new files: %3.</source>
        <translation>«&#x202f;%1&#x202f;» ne peut pas être écrit, car son dossier «&#x202f;%2&#x202f;» n&apos;accepte pas de nouveaux fichiers&#x202f;: %3.</translation>
    </message>
    <message>
        <source>Nothing was changed. Save in another folder, or allow writing in this one.</source>
        <translation>Rien n&apos;a été modifié. Enregistrer dans un autre dossier, ou autoriser l&apos;écriture dans celui-ci.</translation>
    </message>
    <message>
        <source>The folder on the web that you will upload them to; everyone who plays loads them from there. Empty: pictures that have not changed keep the addresses of the earlier export, the others come from this folder.</source>
        <translation>Le dossier sur le web où vous les enverrez&#x202f;; tous ceux qui jouent les chargent de là. Vide&#x202f;: les images restées les mêmes gardent les adresses de l&apos;exportation précédente, les autres viennent de ce dossier.</translation>
    </message>
    <message>
        <source>no address was given, so pictures come from this folder, which only this computer sees (%1 of %2)</source>
        <translation>sans adresse, des images viennent de ce dossier, que seul cet ordinateur voit (%1 sur %2)</translation>
    </message>
    <message>
        <source>Upload them in Tabletop Simulator (Modding, Cloud Manager), or give the address of a folder on the web.</source>
        <translation>Les envoyer dans Tabletop Simulator (Modding, Cloud Manager), ou donner l&apos;adresse d&apos;un dossier sur le web.</translation>
    </message>
    <message>
        <source>The end of the road to the %1 side divides the field, but the same field lies on both sides of the road.</source>
        <translation>Par sa fin, la route vers le côté %1 sépare le pré, mais le même pré est des deux côtés.</translation>
    </message>
    <message>
        <source>Lay the fields anew, or let the road end in the open.</source>
        <translation>Refaire les prés, ou laisser la route finir en plein champ.</translation>
    </message>
    <message>
        <source>The road to the %1 side ends where others do, but a city lies between them.</source>
        <translation>La route vers le côté %1 finit où d&apos;autres finissent, mais une ville est entre elles.</translation>
    </message>
    <message>
        <source>Choose another end, for example a gate.</source>
        <translation>Choisir une autre fin, par exemple une porte.</translation>
    </message>
    <message>
        <source>The pick colour %1 is only on tiles with a count of 0.</source>
        <translation>La couleur de crochet «&#x202f;%1&#x202f;» n&apos;est que sur des tuiles sans exemplaire.</translation>
    </message>
    <message>
        <source>Raise a count, or put it on other tiles.</source>
        <translation>Augmenter un nombre, ou la mettre sur d&apos;autres tuiles.</translation>
    </message>
    <message>
        <source>The shares of open and special doors add up to %1 %, expected at most 100 %.</source>
        <translation>Les parts de portes ouvertes et de portes spéciales font %1&#x202f;% au total&#x202f;; attendu&#x202f;: 100&#x202f;% au plus.</translation>
    </message>
    <message>
        <source>A road ends at a cloister, but the tile has none: the one in the picture counts for nothing.</source>
        <translation>Une route finit à un cloître, mais la tuile n&apos;en a pas&#x202f;: celui de l&apos;image ne compte pas.</translation>
    </message>
    <message>
        <source>A road ends at a tower, but the tile has none: the one in the picture counts for nothing.</source>
        <translation>Une route finit à une tour, mais la tuile n&apos;en a pas&#x202f;: celle de l&apos;image ne compte pas.</translation>
    </message>
    <message>
        <source>A road ends at a volcano, but the tile has none: the one in the picture counts for nothing.</source>
        <translation>Une route finit à un volcan, mais la tuile n&apos;en a pas&#x202f;: celui de l&apos;image ne compte pas.</translation>
    </message>
    <message>
        <source>Add it to the tile, or choose another end.</source>
        <translation>L&apos;ajouter à la tuile, ou choisir une autre fin.</translation>
    </message>
    <message>
        <source>In the picture a field touches a city that it doesn&apos;t list, so it scores nothing for it.</source>
        <translation>Sur l&apos;image, un pré touche une ville qu&apos;il ne nomme pas&#x202f;: elle ne lui rapporte donc rien.</translation>
    </message>
    <message>
        <source>Lay the fields anew, or let them touch.</source>
        <translation>Refaire les prés, ou les laisser se toucher.</translation>
    </message>
    <message>
        <source>tiles: %1</source>
        <translation>tuiles&#x202f;: %1</translation>
    </message>
    <message>
        <source>Average final score of player %1, who sits in every seat equally often</source>
        <translation>Score final moyen du joueur %1, qui occupe chaque place aussi souvent</translation>
    </message>
</context>
<context>
    <name>HelpHeadings</name>
    <message>
        <source>The list of tiles</source>
        <translation>La liste des tuiles</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>The tile</source>
        <translation>La tuile</translation>
    </message>
    <message>
        <source>The set</source>
        <translation>Le jeu de tuiles</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Rooms and tiles</source>
        <translation>Pièces et tuiles</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>La carte</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Vue d&apos;ensemble</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Le tableau</translation>
    </message>
</context>
<context>
    <name>InteractionLayer</name>
    <message>
        <source>free</source>
        <translation>gratuit</translation>
    </message>
</context>
<context>
    <name>Kinds</name>
    <message>
        <source>black markers: %1</source>
        <translation>marqueurs noirs&#x202f;: %1</translation>
    </message>
    <message>
        <source>white markers: %1</source>
        <translation>marqueurs blancs&#x202f;: %1</translation>
    </message>
    <message>
        <source>silver picks: %1</source>
        <translation>crochets d&apos;argent&#x202f;: %1</translation>
    </message>
    <message>
        <source>golden keys: %1</source>
        <translation>clés d&apos;or&#x202f;: %1</translation>
    </message>
    <message>
        <source>exchange token: %1</source>
        <translation>jeton d&apos;échange&#x202f;: %1</translation>
    </message>
    <message>
        <source>Runners in supply: %1</source>
        <translation>coureurs en réserve&#x202f;: %1</translation>
    </message>
    <message>
        <source>released Prisoners: %1</source>
        <translation>prisonniers libérés&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 picks: %2</source>
        <translation>crochets (%1)&#x202f;: %2</translation>
    </message>
    <message>
        <source>Runner %1</source>
        <translation>Coureur %1</translation>
    </message>
    <message>
        <source>Prisoner</source>
        <translation>Prisonnier</translation>
    </message>
    <message>
        <source>Guard %1</source>
        <translation>Garde %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>follower</source>
        <translation>partisan</translation>
    </message>
    <message>
        <source>large follower</source>
        <translation>grand partisan</translation>
    </message>
    <message>
        <source>mayor</source>
        <translation>maire</translation>
    </message>
    <message>
        <source>wagon</source>
        <translation>chariot</translation>
    </message>
    <message>
        <source>builder</source>
        <translation>bâtisseur</translation>
    </message>
    <message>
        <source>pig</source>
        <translation>cochon</translation>
    </message>
    <message>
        <source>followers in supply: %1</source>
        <translation>partisans en réserve&#x202f;:&#xa0;%1</translation>
    </message>
    <message>
        <source>large followers in supply: %1</source>
        <translation>grands partisans en réserve&#x202f;:&#xa0;%1</translation>
    </message>
    <message>
        <source>mayors in supply: %1</source>
        <translation>maires en réserve&#x202f;:&#xa0;%1</translation>
    </message>
    <message>
        <source>wagons in supply: %1</source>
        <translation>chariots en réserve&#x202f;:&#xa0;%1</translation>
    </message>
    <message>
        <source>builders in supply: %1</source>
        <translation>bâtisseurs en réserve&#x202f;:&#xa0;%1</translation>
    </message>
    <message>
        <source>pigs in supply: %1</source>
        <translation>cochons en réserve&#x202f;:&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 tunnel tokens: %2</source>
        <translation>jetons de tunnel,&#xa0;%1&#x202f;:&#xa0;%2</translation>
    </message>
    <message>
        <source>dragon</source>
        <translation>dragon</translation>
    </message>
    <message>
        <source>fairy</source>
        <translation>fée</translation>
    </message>
    <message>
        <source>tower floor</source>
        <translation>étage de tour</translation>
    </message>
    <message>
        <source>dragon beside the board: %1</source>
        <translation>dragon à côté du plateau&#x202f;: %1</translation>
    </message>
    <message>
        <source>fairy beside the board: %1</source>
        <translation>fée à côté du plateau&#x202f;: %1</translation>
    </message>
    <message>
        <source>tower floors in supply: %1</source>
        <translation>étages de tour en réserve&#x202f;: %1</translation>
    </message>
    <message>
        <source>the fairy</source>
        <translation>la fée</translation>
    </message>
    <message>
        <source>ransom</source>
        <translation>rançon</translation>
    </message>
    <message>
        <source>the dragon eats %1</source>
        <translation>le dragon dévore %1</translation>
    </message>
    <message>
        <source>followers in the dungeon</source>
        <translation>partisans dans les oubliettes</translation>
    </message>
</context>
<context>
    <name>ListedFiles</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files from an earlier run are still there.</source>
        <translation>
            <numerusform>Un fichier d&apos;une exécution précédente est encore là.</numerusform>
            <numerusform>%n fichiers d&apos;une exécution précédente sont encore là.</numerusform>
        </translation>
    </message>
    <message>
        <source>This run did not write them. In %1: %2</source>
        <translation>Aucun n&apos;a été écrit cette fois-ci. Dans %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>&amp;Move to Trash</source>
        <translation>Mettre à la &amp;corbeille</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Garder</translation>
    </message>
    <message numerus="yes">
        <source>%n files could not be moved to the trash: %1</source>
        <translation>
            <numerusform>Un fichier n&apos;a pas pu être mis à la corbeille&#x202f;: %1</numerusform>
            <numerusform>%n fichiers n&apos;ont pas pu être mis à la corbeille&#x202f;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>You can restore them from there</source>
        <translation>Ils peuvent être repris dans la corbeille</translation>
    </message>
    <message>
        <source>Leaves them next to the new files</source>
        <translation>Les laisse à côté des nouveaux fichiers</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Other actions: %1</source>
        <translation>Autres actions&#x202f;: %1</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Filter the actions</source>
        <translation>Filtrer les actions</translation>
    </message>
    <message>
        <source>%1 possible</source>
        <translation>%1 possibles</translation>
    </message>
    <message>
        <source>Show %1 more</source>
        <translation>En montrer %1 de plus</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Touche %1</translation>
    </message>
    <message>
        <source>Not possible now (%1)</source>
        <translation>Impossible pour l&apos;instant (%1)</translation>
    </message>
    <message>
        <source>Which of these?</source>
        <translation>Laquelle&#x202f;?</translation>
    </message>
    <message>
        <source>%1 more in the list of actions</source>
        <translation>%1 de plus dans la liste des actions</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Exécuter</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <translation>Annuler (Échap)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>go to the next element; Shift+Tab goes back</source>
        <translation>à l&apos;élément suivant, Maj+Tab revient</translation>
    </message>
    <message>
        <source>move between possible places on the board</source>
        <translation>d&apos;un endroit possible du plateau à l&apos;autre</translation>
    </message>
    <message>
        <source>choose; lay the tile where it is</source>
        <translation>choisir&#x202f;; poser la tuile où elle se trouve</translation>
    </message>
    <message>
        <source>turn the tile in hand</source>
        <translation>tourner la tuile en main</translation>
    </message>
    <message>
        <source>take the tile back, or close what is open</source>
        <translation>reprendre la tuile, fermer ce qui est ouvert</translation>
    </message>
    <message>
        <source>go to the actions with that letter</source>
        <translation>aux actions de cette lettre</translation>
    </message>
    <message>
        <source>go to the board</source>
        <translation>au plateau</translation>
    </message>
    <message>
        <source>look one move back or forward</source>
        <translation>un coup en arrière ou en avant, pour regarder</translation>
    </message>
    <message>
        <source>go to the beginning or to the last move</source>
        <translation>au début, au dernier coup</translation>
    </message>
    <message>
        <source>take a move back</source>
        <translation>reprendre un coup</translation>
    </message>
    <message>
        <source>zoom in or out, show the whole board</source>
        <translation>agrandir, réduire, montrer tout le plateau</translation>
    </message>
    <message>
        <source>show these keys</source>
        <translation>ces touches</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Comment on the start of the game</source>
        <translation>Commentaire sur le début</translation>
    </message>
    <message>
        <source>Comment on move %1</source>
        <translation>Commentaire sur le coup %1</translation>
    </message>
    <message>
        <source>How did you like the game?</source>
        <translation>La partie a-t-elle plu&#x202f;?</translation>
    </message>
    <message>
        <source>%1 of 5</source>
        <translation>%1 sur 5</translation>
    </message>
    <message>
        <source>Send back</source>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>Saves a file with the game so far, your comments and what you enter here. Send it to whoever gave you this page.</source>
        <translation>Enregistre un fichier avec la partie jusqu&apos;ici, les commentaires et les réponses données ici, à envoyer à la personne qui a fourni cette page.</translation>
    </message>
    <message>
        <source>Your name (optional)</source>
        <translation>Nom (facultatif)</translation>
    </message>
    <message>
        <source>Comments on moves: %1</source>
        <translation>Commentaires sur des coups&#x202f;: %1</translation>
    </message>
    <message>
        <source>Save the file</source>
        <translation>Enregistrer le fichier</translation>
    </message>
    <message>
        <source>The game ended by an escape.</source>
        <translation>Elle s&apos;est terminée par une évasion.</translation>
    </message>
    <message>
        <source>The game ended because no tiles were left to lay.</source>
        <translation>Elle s&apos;est terminée faute de tuile à poser.</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation>%1 a gagné</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1 se partagent la victoire</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Turns: %1</source>
        <translation>Tours&#x202f;: %1</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Regarder le plateau</translation>
    </message>
    <message>
        <source>Send back …</source>
        <translation>Renvoyer …</translation>
    </message>
    <message>
        <source>%1 pays %2: %3</source>
        <translation>%1 paie %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1 scores %2: %3</source>
        <translation>%1 marque %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1 scores %2</source>
        <translation>%1 marque %2</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Show this moment</source>
        <translation>Montrer ce moment</translation>
    </message>
    <message>
        <source>Comment on this move</source>
        <translation>Commenter ce coup</translation>
    </message>
    <message>
        <source>Comment on this moment</source>
        <translation>Commenter ce moment</translation>
    </message>
    <message>
        <source>This browser stores nothing for this page: the game is lost when you close it. Use Send back to save it as a file.</source>
        <translation>Ce navigateur n&apos;enregistre rien pour cette page&#x202f;: la partie est perdue à sa fermeture. «&#x202f;Renvoyer&#x202f;» l&apos;enregistre dans un fichier.</translation>
    </message>
    <message>
        <source>Open the shared game</source>
        <translation>Ouvrir la partie partagée</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>This file can&apos;t be played; the game in progress continues.</source>
        <translation>Ce fichier ne peut pas être joué&#x202f;; la partie en cours continue.</translation>
    </message>
    <message>
        <source>The file is too large for a game record.</source>
        <translation>Le fichier est trop grand pour une partie enregistrée.</translation>
    </message>
    <message>
        <source>The engine failed and was restarted; the game is where it was. (%1)</source>
        <translation>Le moteur a échoué et a été relancé&#x202f;; la partie reprend là où elle en était. (%1)</translation>
    </message>
    <message>
        <source>Leave this game? It is kept until you start another one.</source>
        <translation>Quitter cette partie&#x202f;? Elle est conservée jusqu&apos;à ce qu&apos;une autre commence.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Open this file and leave the game in progress?</source>
        <translation>Ouvrir ce fichier&#x202f;? La partie en cours sera quittée.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>L&apos;ouvrir</translation>
    </message>
    <message>
        <source>Who plays on from here?</source>
        <translation>Qui joue à partir d&apos;ici&#x202f;?</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continuer à partir d&apos;ici</translation>
    </message>
    <message>
        <source>The game in this page can&apos;t be read; its file was changed or is incomplete. Ask for it again.</source>
        <translation>La partie contenue dans cette page est illisible&#x202f;; son fichier a été modifié ou est incomplet. Prière de le redemander.</translation>
    </message>
    <message>
        <source>The page can&apos;t start.</source>
        <translation>La page ne peut pas démarrer.</translation>
    </message>
    <message>
        <source>Tile in hand</source>
        <translation>Tuile en main</translation>
    </message>
    <message>
        <source>Turn left (Shift+R)</source>
        <translation>Tourner à gauche (Maj+R)</translation>
    </message>
    <message>
        <source>Lay the tile here (Enter)</source>
        <translation>Poser la tuile ici (Entrée)</translation>
    </message>
    <message>
        <source>Turn right (R)</source>
        <translation>Tourner à droite (R)</translation>
    </message>
    <message>
        <source>Take it back (Esc)</source>
        <translation>La reprendre (Échap)</translation>
    </message>
    <message>
        <source>pays</source>
        <translation>paie</translation>
    </message>
    <message>
        <source>gains</source>
        <translation>reçoit</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Au début (Début)</translation>
    </message>
    <message>
        <source>Back one move (,)</source>
        <translation>Un coup en arrière (,)</translation>
    </message>
    <message>
        <source>Forward one move (.)</source>
        <translation>Un coup en avant (.)</translation>
    </message>
    <message>
        <source>To the last move (End)</source>
        <translation>Au dernier coup (Fin)</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>Mettre les bots en pause</translation>
    </message>
    <message>
        <source>Resume the bots</source>
        <translation>Laisser jouer les bots</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Moment de la partie</translation>
    </message>
    <message>
        <source>Moments of the game</source>
        <translation>Moments de la partie</translation>
    </message>
    <message>
        <source>move %1 of %2</source>
        <translation>coup %1 sur %2</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Take back (Ctrl+Z)</source>
        <translation>Reprendre (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Keys (?)</source>
        <translation>Touches (?)</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Plus près (+)</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation>Plus loin (−)</translation>
    </message>
    <message>
        <source>Whole board (0)</source>
        <translation>Tout le plateau (0)</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Ce tour</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Players, actions and log</source>
        <translation>Joueurs, actions et journal</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Later moves: %1. Playing on from here discards them.</source>
        <translation>Coups joués plus tard&#x202f;: %1. Continuer à partir d&apos;ici les supprime.</translation>
    </message>
    <message>
        <source>Lay the tile at %1, %2; ways that fit: %3</source>
        <translation>Poser la tuile en %1, %2&#x202f;; orientations possibles&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1 actions here: %2</source>
        <translation>%1 actions ici&#x202f;: %2</translation>
    </message>
    <message>
        <source>Tile in hand: click or R turns it</source>
        <translation>Tuile en main&#x202f;: un clic ou R la tourne</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>C&apos;est à %1 de jouer.</translation>
    </message>
    <message>
        <source>%1 was to move here.</source>
        <translation>C&apos;était à %1 de jouer.</translation>
    </message>
    <message>
        <source>%1 thinks …</source>
        <translation>%1 réfléchit …</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tour %1</translation>
    </message>
    <message>
        <source>tiles left: %1</source>
        <translation>tuiles restantes&#x202f;: %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Thinker, %1 s per move</source>
        <translation>Penseur, %1 s par coup</translation>
    </message>
    <message>
        <source>thinks …</source>
        <translation>réfléchit …</translation>
    </message>
    <message>
        <source>Points: %1</source>
        <translation>Points&#x202f;: %1</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>doit jouer</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>a gagné</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>follow the system</source>
        <translation>comme le système</translation>
    </message>
    <message>
        <source>light</source>
        <translation>clair</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sombre</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>A person at this screen.</source>
        <translation>Quelqu&apos;un devant cet écran.</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nom du joueur %1</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>Qui joue à la place %1</translation>
    </message>
    <message>
        <source>A game</source>
        <translation>Une partie</translation>
    </message>
    <message>
        <source>A game with this set is in progress.</source>
        <translation>Une partie avec ce jeu est en cours.</translation>
    </message>
    <message>
        <source>Continue it</source>
        <translation>La continuer</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 joueurs</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>The same seed gives the same tiles in the same order</source>
        <translation>Le même nombre donne les mêmes tuiles dans le même ordre</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Une autre graine</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>Open a recorded game …</source>
        <translation>Ouvrir une partie enregistrée …</translation>
    </message>
    <message>
        <source>or drop its file on this page</source>
        <translation>ou déposer son fichier sur cette page</translation>
    </message>
    <message>
        <source>Dig under the castle tile by tile, send your Runners for lock picks, and release your Prisoner. Whoever walks him into a guardhouse with the golden key wins at once; if the tiles run out first, points decide.</source>
        <translation>Tuile après tuile, le souterrain grandit sous le château&#x202f;; les coureurs ramassent des crochets pour libérer le prisonnier. Qui le mène dans un corps de garde avec la clé d&apos;or gagne aussitôt&#x202f;; si les tuiles s&apos;épuisent avant, les points décident.</translation>
    </message>
    <message>
        <source>Add a tile to the landscape and put a follower on one of its cities, roads, cloisters or fields. Completed features score, and their followers come home; most points win.</source>
        <translation>Poser une tuile et placer un partisan sur une ville, une route, un cloître ou un pré. Ce qui est achevé rapporte des points et ses partisans reviennent&#x202f;; qui a le plus de points gagne.</translation>
    </message>
    <message>
        <source>The landscape game with tunnels: tokens on their mouths join distant roads. Completed features score; most points win.</source>
        <translation>Le jeu du paysage avec des tunnels&#x202f;: des jetons sur leurs bouches relient des routes éloignées. Ce qui est achevé rapporte des points&#x202f;; qui en a le plus gagne.</translation>
    </message>
    <message>
        <source>The landscape game with a dungeon below: followers go down at the entrances, towers grow floor by floor, and a dragon sends home anyone it meets. Most points win.</source>
        <translation>Le jeu du paysage avec des oubliettes&#x202f;: les partisans y descendent par les entrées, les tours grandissent et un dragon renvoie qui il rencontre. Qui a le plus de points gagne.</translation>
    </message>
    <message>
        <source>Choose a place on the board.</source>
        <translation>Choisir un endroit sur le plateau.</translation>
    </message>
    <message>
        <source>There are already %1 comments, the most that a record can hold.</source>
        <translation>Il y a déjà %1 commentaires&#x202f;; une partie enregistrée n&apos;en contient pas plus.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 is in your downloads. Send it to whoever gave you this page.</source>
        <translation>%1 se trouve dans les téléchargements. À envoyer à la personne qui a fourni cette page.</translation>
    </message>
    <message>
        <source>This page contains no game. To add one, use File &gt; Share as Web Page… in Tilewright.</source>
        <translation>Cette page ne contient pas de partie. Dans Tilewright, «&#x202f;Fichier &gt; Partager en page web…&#x202f;» y en met une.</translation>
    </message>
    <message>
        <source>The last game with this set is over; it is kept until you start another one.</source>
        <translation>La dernière partie avec ce jeu est terminée&#x202f;; elle est gardée jusqu’à ce qu’une autre commence.</translation>
    </message>
    <message>
        <source>View it</source>
        <translation>La regarder</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>SavePlace</name>
    <message>
        <source>%1 already exists. Overwrite it?</source>
        <translation>%1 existe déjà. L’écraser&#x202f;?</translation>
    </message>
</context>
<context>
    <name>SetNames</name>
    <message>
        <source>Standard dungeon</source>
        <translation>Souterrain standard</translation>
    </message>
    <message>
        <source>Learning dungeon</source>
        <translation>Souterrain d&apos;apprentissage</translation>
    </message>
    <message>
        <source>Landscape base</source>
        <translation>Paysage&#x202f;: base</translation>
    </message>
    <message>
        <source>Landscape inns and cathedrals</source>
        <translation>Paysage&#x202f;: auberges et cathédrales</translation>
    </message>
    <message>
        <source>Landscape traders and builders</source>
        <translation>Paysage&#x202f;: marchands et bâtisseurs</translation>
    </message>
    <message>
        <source>Landscape princess and dragon</source>
        <translation>Paysage&#x202f;: princesse et dragon</translation>
    </message>
    <message>
        <source>Landscape tower</source>
        <translation>Paysage&#x202f;: tour</translation>
    </message>
    <message>
        <source>Landscape abbey and mayor</source>
        <translation>Paysage&#x202f;: abbaye et maire</translation>
    </message>
    <message>
        <source>Landscape tunnel</source>
        <translation>Paysage&#x202f;: tunnel</translation>
    </message>
    <message>
        <source>Guardhouse</source>
        <translation>Corps de garde</translation>
    </message>
    <message>
        <source>Narrow guardhouse</source>
        <translation>Corps de garde étroit</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
</context>
<context>
    <name>SheetFormat</name>
    <message>
        <source>SVG, one file per page</source>
        <translation>SVG, un fichier par page</translation>
    </message>
    <message>
        <source>PDF, all pages in one file</source>
        <translation>PDF, toutes les pages dans un fichier</translation>
    </message>
    <message>
        <source>PNG, one file per page</source>
        <translation>PNG, un fichier par page</translation>
    </message>
    <message>
        <source>DXF, cut and score lines for machines</source>
        <translation>DXF, lignes de coupe et de rainage pour machines</translation>
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
        <translation>Carrés de 1 pouce</translation>
    </message>
    <message>
        <source>Punchboard die</source>
        <translation>Forme de découpe</translation>
    </message>
    <message>
        <source>50 mm squares</source>
        <translation>Carrés de 50 mm</translation>
    </message>
    <message>
        <source>Touching tiles to cut with a ruler: 48 per page.</source>
        <translation>Des tuiles qui se touchent, coupées à la règle&#x202f;: 48 par page.</translation>
    </message>
    <message>
        <source>Touching tiles to cut with a ruler: 24 per page.</source>
        <translation>Des tuiles qui se touchent, coupées à la règle&#x202f;: 24 par page.</translation>
    </message>
    <message>
        <source>Touching tiles to cut with a ruler: 20 per page.</source>
        <translation>Des tuiles qui se touchent, coupées à la règle&#x202f;: 20 par page.</translation>
    </message>
    <message>
        <source>The size of the squares on a gaming mat, on Letter.</source>
        <translation>Grands comme les cases d&apos;un tapis de jeu, sur Letter.</translation>
    </message>
    <message>
        <source>For a die that punches 24 tiles of 45 mm out of board, backs included: rounded corners, 5 mm between cuts, half of it bleed.</source>
        <translation>Pour une forme qui découpe 24 tuiles de 45 mm dans du carton, versos compris&#x202f;: coins arrondis, 5 mm entre les coupes, dont la moitié de fond perdu.</translation>
    </message>
    <message>
        <source>For blank tiles of 50 mm and square labels: 15 on A4, with a shared bleed of 2 mm.</source>
        <translation>Pour des tuiles vierges de 50 mm et des étiquettes carrées&#x202f;: 15 sur A4, avec un fond perdu partagé de 2 mm.</translation>
    </message>
</context>
<context>
    <name>TileMeasure</name>
    <message>
        <source>&amp;Refused</source>
        <translation>&amp;Refusées</translation>
    </message>
    <message>
        <source>Tints the tiles by how often they fit nowhere</source>
        <translation>Teinte les tuiles selon la fréquence à laquelle elles ne vont nulle part</translation>
    </message>
    <message>
        <source>&amp;Drawn</source>
        <translation>Pio&amp;chées</translation>
    </message>
    <message>
        <source>Tints the tiles by how often a copy is drawn per game</source>
        <translation>Teinte les tuiles selon le nombre de fois qu&apos;un exemplaire est pioché par partie</translation>
    </message>
    <message>
        <source>&amp;Visits</source>
        <translation>&amp;Visites</translation>
    </message>
    <message>
        <source>Tints the tiles by how many pieces move onto a laid copy</source>
        <translation>Teinte les tuiles selon le nombre de pions venus sur un exemplaire posé</translation>
    </message>
    <message>
        <source>&amp;Pieces</source>
        <translation>&amp;Pions</translation>
    </message>
    <message>
        <source>Tints the tiles by how many pieces are placed on a laid copy</source>
        <translation>Teinte les tuiles selon le nombre de pions placés sur un exemplaire posé</translation>
    </message>
    <message>
        <source>&amp;Gains</source>
        <translation>&amp;Gains</translation>
    </message>
    <message>
        <source>Tints the tiles by how many tokens a laid copy yields</source>
        <translation>Teinte les tuiles selon ce qu&apos;un exemplaire posé rapporte</translation>
    </message>
    <message>
        <source>P&amp;oints</source>
        <translation>P&amp;oints</translation>
    </message>
    <message>
        <source>Tints the tiles by how many points are scored by features that a laid copy is part of</source>
        <translation>Teinte les tuiles selon les points que rapportent les zones dont un exemplaire posé fait partie</translation>
    </message>
    <message>
        <source>&amp;In</source>
        <translation>&amp;Entrées</translation>
    </message>
    <message>
        <source>Tints the tiles by how many pieces go through a laid copy into a space beside the tiles</source>
        <translation>Teinte les tuiles selon le nombre de pions qui entrent par un exemplaire posé dans un lieu à côté des tuiles</translation>
    </message>
    <message>
        <source>O&amp;ut</source>
        <translation>Sort&amp;ies</translation>
    </message>
    <message>
        <source>Tints the tiles by how many pieces come out of such a space onto a laid copy</source>
        <translation>Teinte les tuiles selon le nombre de pions qui sortent d&apos;un tel lieu sur un exemplaire posé</translation>
    </message>
    <message>
        <source>&amp;Sent Home</source>
        <translation>Renvo&amp;yées</translation>
    </message>
    <message>
        <source>Tints the tiles by how many pieces on a laid copy are sent home by a neutral piece</source>
        <translation>Teinte les tuiles selon le nombre de pions d&apos;un exemplaire posé que renvoie un pion neutre</translation>
    </message>
    <message>
        <source>&amp;Contests</source>
        <translation>&amp;Disputes</translation>
    </message>
    <message>
        <source>Tints the tiles by how often laying a copy brings pieces of several players onto one feature</source>
        <translation>Teinte les tuiles selon le nombre de fois où la pose d&apos;un exemplaire met des pions de plusieurs joueurs sur une zone</translation>
    </message>
    <message>
        <source>S&amp;wing</source>
        <translation>&amp;Bascule</translation>
    </message>
    <message>
        <source>Tints the tiles by how far ahead or behind the players who draw them finish</source>
        <translation>Teinte les tuiles selon le nombre de points, en plus ou en moins, qui va de pair avec leur pioche</translation>
    </message>
    <message>
        <source>Id&amp;le</source>
        <translation>Inuti&amp;lisée</translation>
    </message>
    <message>
        <source>Tints the tiles by how often a laid copy yields nothing</source>
        <translation>Teinte les tuiles selon le nombre de fois où rien ne vient d&apos;un exemplaire posé</translation>
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
        <translation>Coûte&#x202f;: %1</translation>
    </message>
    <message>
        <source>Takes: %1</source>
        <translation>Rapporte&#x202f;: %1</translation>
    </message>
    <message>
        <source>Press Enter or double-click to play it.</source>
        <translation>Entrée ou un double-clic joue cette action.</translation>
    </message>
    <message>
        <source>Other actions: %1</source>
        <translation>Autres actions&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Impossible pour l&apos;instant</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1 (touche %2)</translation>
    </message>
    <message>
        <source>Not possible now: %1</source>
        <translation>Impossible pour l&apos;instant&#x202f;: %1</translation>
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
        <translation>Jouer cette action</translation>
    </message>
    <message>
        <source>Legal actions</source>
        <translation>Actions légales</translation>
    </message>
    <message>
        <source>Plays the selected action (Enter)</source>
        <translation>Joue l&apos;action choisie (Entrée)</translation>
    </message>
    <message>
        <source>No game yet.</source>
        <translation>Pas encore de partie.</translation>
    </message>
    <message>
        <source>%1 possible</source>
        <translation>%1 possibles</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Filter the legal actions</source>
        <translation>Filtre des actions légales</translation>
    </message>
    <message>
        <source>Shows only actions with these words (Ctrl+F); Esc shows all</source>
        <translation>Ne montre que les actions avec ces mots (Ctrl+F)&#x202f;; Échap les montre toutes</translation>
    </message>
    <message>
        <source>no matches</source>
        <translation>aucune correspondance</translation>
    </message>
    <message>
        <source>matches: %1</source>
        <translation>correspondances&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>tilewright::AdviceController</name>
    <message>
        <source>Move Now</source>
        <translation>Jouer tout de suite</translation>
    </message>
    <message>
        <source>The bot plays the best move it has found so far</source>
        <translation>Le bot joue le meilleur coup trouvé jusque-là</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>The bot stops thinking, and the game is paused</source>
        <translation>Le bot cesse de réfléchir, et la partie est mise en pause</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>The three best moves here, with their win probability</source>
        <translation>Les trois meilleurs coups à cet endroit, avec leur probabilité de victoire</translation>
    </message>
    <message>
        <source>Analyse Game</source>
        <translation>Analyser la partie</translation>
    </message>
    <message>
        <source>Win probability after each move of this game, and the biggest mistakes</source>
        <translation>Probabilité de victoire après chaque coup de cette partie, et les plus grosses erreurs</translation>
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
        <translation>Analyse en cours…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Ends the analysis and shows what it has found so far</source>
        <translation>Termine l&apos;analyse et montre ce qu&apos;elle a trouvé jusque-là</translation>
    </message>
    <message>
        <source>The biggest mistakes</source>
        <translation>Les plus grosses erreurs</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Biggest mistakes</source>
        <translation>Plus grosses erreurs</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joué</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Au mieux</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>The player&apos;s win probability after the move played</source>
        <translation>Probabilité de victoire du joueur après le coup joué</translation>
    </message>
    <message>
        <source>The player&apos;s win probability after the best move</source>
        <translation>La même après le meilleur coup</translation>
    </message>
    <message>
        <source>How much win probability the mistake cost</source>
        <translation>Probabilité de victoire que l&apos;erreur a coûtée</translation>
    </message>
    <message>
        <source>Close the analysis (Esc while it has the focus)</source>
        <translation>Fermer l&apos;analyse (Échap quand elle a le focus)</translation>
    </message>
    <message>
        <source>Close the analysis</source>
        <translation>Fermer l&apos;analyse</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>better: %1</source>
        <translation>mieux&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>Turn %1, move %2. %3
%4
Click to see the moment before it, with the better move on the board.</source>
        <translation>Tour %1, coup %2. %3
%4
Un clic montre le moment d&apos;avant et, sur le plateau, ce qui aurait été meilleur.</translation>
    </message>
    <message>
        <source>No result: stopped too early, or no bot can evaluate positions under these rules.</source>
        <translation>Pas de résultat&#x202f;: arrêt trop tôt, ou aucun bot ne sait évaluer les positions de ce système de règles.</translation>
    </message>
    <message>
        <source>No big mistakes: no decision cost more than 5 % of win probability.</source>
        <translation>Pas de grosses erreurs&#x202f;: aucune décision n&apos;a coûté plus de 5&#x202f;% de probabilité de victoire.</translation>
    </message>
    <message>
        <source>of %1 moves: win probability</source>
        <translation>sur %1 coups&#x202f;: probabilité de victoire</translation>
    </message>
    <message>
        <source>of %1 moves; the board shows a different line</source>
        <translation>sur %1 coups&#x202f;; le plateau montre une autre ligne</translation>
    </message>
    <message>
        <source>The analysis has ended. Big mistakes: %1</source>
        <translation>L&apos;analyse est terminée. Grosses erreurs&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>tilewright::Application</name>
    <message>
        <source>Tilewright has to close because of an error.</source>
        <translation>Tilewright doit se fermer à cause d&apos;une erreur.</translation>
    </message>
    <message>
        <source>What happened: %1.</source>
        <extracomment>%1 is what went wrong, a part of a sentence</extracomment>
        <translation>Cause&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Unsaved work is kept and offered at the next start.</source>
        <translation>Le travail non enregistré est gardé et proposé au prochain démarrage.</translation>
    </message>
    <message>
        <source>Some unsaved work could not be kept; the rest is offered at the next start.</source>
        <translation>Une partie du travail non enregistré n&apos;a pas pu être gardée&#x202f;; le reste est proposé au prochain démarrage.</translation>
    </message>
    <message>
        <source>Closes the program</source>
        <translation>Met fin au programme</translation>
    </message>
</context>
<context>
    <name>tilewright::AvailableSets</name>
    <message>
        <source>%1 (bundled)</source>
        <translation>%1 (fourni)</translation>
    </message>
</context>
<context>
    <name>tilewright::BandChart</name>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>%1: %2, interval %3</source>
        <translation>%1&#x202f;: %2, intervalle %3</translation>
    </message>
</context>
<context>
    <name>tilewright::Banner</name>
    <message>
        <source>Choose seats, map, options and seed of another game</source>
        <translation>Choisir places, carte, options et graine d&apos;une autre partie</translation>
    </message>
    <message>
        <source>Hide this message (Esc while it has the focus)</source>
        <translation>Masquer ce message (Échap quand il a le focus)</translation>
    </message>
    <message>
        <source>Hide this message</source>
        <translation>Masquer ce message</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et encore %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>New Game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
</context>
<context>
    <name>tilewright::BeneathCanvas</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a side of a tile, and the door there</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Drop: %1 becomes %2 (now %3)</source>
        <extracomment>%1 north, east, south or west</extracomment>
        <translation>Déposer&#x202f;: %2 côté %1 (actuellement %3)</translation>
    </message>
    <message>
        <source>Click: %1 becomes %2 (now %3)</source>
        <translation>Clic&#x202f;: %2 côté %1 (actuellement %3)</translation>
    </message>
    <message>
        <source>%1 is already %2</source>
        <translation>Côté %1&#x202f;: déjà %2</translation>
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
        <translation>Crânes par couleur</translation>
    </message>
    <message>
        <source>Passages</source>
        <translation>Passages</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Côtés</translation>
    </message>
    <message>
        <source>Tiles with passages</source>
        <translation>Tuiles avec des passages</translation>
    </message>
    <message>
        <source>Tiles with earth</source>
        <translation>Tuiles avec de la terre</translation>
    </message>
    <message>
        <source>%1; target %2</source>
        <translation>%1&#x202f;; objectif %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles of configuration %1</source>
        <translation>
            <numerusform>%n tuile de configuration %1</numerusform>
            <numerusform>%n tuiles de configuration %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles by configuration</source>
        <translation>Tuiles par configuration</translation>
    </message>
    <message numerus="yes">
        <source>%n %1 skulls in the set, counting copies</source>
        <translation>
            <numerusform>%n crâne (%1) dans le jeu, exemplaires compris</numerusform>
            <numerusform>%n crânes (%1) dans le jeu, exemplaires compris</numerusform>
        </translation>
    </message>
    <message>
        <source>Passages by door</source>
        <translation>Passages selon leurs portes</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message numerus="yes">
        <source>%n open passages, %1 % of all</source>
        <translation>
            <numerusform>%n passage ouvert, %1&#x202f;% du total</numerusform>
            <numerusform>%n passages ouverts, %1&#x202f;% du total</numerusform>
        </translation>
    </message>
    <message>
        <source>special</source>
        <translation>spécial</translation>
    </message>
    <message numerus="yes">
        <source>%n special doors, %1 % of all</source>
        <translation>
            <numerusform>%n porte spéciale, %1&#x202f;% du total</numerusform>
            <numerusform>%n portes spéciales, %1&#x202f;% du total</numerusform>
        </translation>
    </message>
    <message>
        <source>skull</source>
        <translation>crâne</translation>
    </message>
    <message numerus="yes">
        <source>%n skulls, %1 % of all</source>
        <translation>
            <numerusform>%n crâne, %1&#x202f;% du total</numerusform>
            <numerusform>%n crânes, %1&#x202f;% du total</numerusform>
        </translation>
    </message>
    <message>
        <source>Sides of all tiles</source>
        <translation>Côtés de toutes les tuiles</translation>
    </message>
    <message>
        <source>passage</source>
        <translation>passage</translation>
    </message>
    <message numerus="yes">
        <source>%n sides are passages, %1 % of all</source>
        <translation>
            <numerusform>%n côté est un passage, %1&#x202f;% du total</numerusform>
            <numerusform>%n côtés sont des passages, %1&#x202f;% du total</numerusform>
        </translation>
    </message>
    <message>
        <source>earth</source>
        <translation>terre</translation>
    </message>
    <message numerus="yes">
        <source>%n sides are earth, %1 % of all</source>
        <translation>
            <numerusform>%n côté est de la terre, %1&#x202f;% du total</numerusform>
            <numerusform>%n côtés sont de la terre, %1&#x202f;% du total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hole with %1: %n tiles fit, of %2 kinds</source>
        <translation>
            <numerusform>Trou avec %1&#x202f;: %n tuile convient, de %2 sortes</numerusform>
            <numerusform>Trou avec %1&#x202f;: %n tuiles conviennent, de %2 sortes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::BeneathGeneratorDialog</name>
    <message>
        <source>Generate tiles</source>
        <translation>Générer des tuiles</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>Number of pick colours, taken in their usual order</source>
        <translation>Nombre de couleurs de crochets, prises dans leur ordre habituel</translation>
    </message>
    <message>
        <source>Weight of this configuration relative to the others</source>
        <translation>Poids de cette configuration par rapport aux autres</translation>
    </message>
    <message>
        <source>&amp;Open passages</source>
        <translation>Passages &amp;ouverts</translation>
    </message>
    <message>
        <source>Share of all passages that have no door</source>
        <translation>Part de tous les passages qui n&apos;ont pas de porte</translation>
    </message>
    <message>
        <source>&amp;Special doors</source>
        <translation>Portes &amp;spéciales</translation>
    </message>
    <message>
        <source>Share of all passages that have a special door; the rest have skulls</source>
        <translation>Part de tous les passages qui ont une porte spéciale&#x202f;; les autres ont un crâne</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Weights of the configurations: 2 means twice as many as 1.</source>
        <translation>Poids des configurations&#x202f;: 2 veut dire deux fois plus que 1.</translation>
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
        <translation>Tuile %1 en %2</translation>
    </message>
    <message>
        <source>Room of the board at %1</source>
        <translation>Pièce du plateau en %1</translation>
    </message>
    <message>
        <source>tile %1: %2</source>
        <extracomment>%1 is the id of a tile, the last of them what its sides are</extracomment>
        <translation>tuile %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>tile %1, turned by %2°: %3</source>
        <translation>tuile %1, tournée de %2°&#x202f;: %3</translation>
    </message>
</context>
<context>
    <name>tilewright::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Fits here in %1 orientations · R, wheel or right click to turn · click or Enter to lay</source>
        <translation>%1 façons de la poser ici · R, molette ou clic droit&#x202f;: tourner · clic ou Entrée&#x202f;: poser</translation>
    </message>
    <message>
        <source>Fits here in one orientation only · click or Enter to lay</source>
        <translation>Une seule façon de la poser ici · clic ou Entrée&#x202f;: poser</translation>
    </message>
    <message>
        <source>Place %1, %2, turned by %3 degrees. %4</source>
        <translation>Position %1, %2, tournée de %3 degrés. %4</translation>
    </message>
    <message>
        <source>Arrow keys choose a place for the drawn tile, Tab goes to the next legal place, R turns it, Enter lays it. F shows all, plus and minus zoom.</source>
        <translation>Les flèches choisissent un endroit pour la tuile piochée, Tab mène au prochain endroit légal, R la tourne, Entrée la pose. F montre tout, plus et moins règlent le zoom.</translation>
    </message>
    <message>
        <source>Lay the drawn tile first, on a free cell next to a tile.</source>
        <translation>Poser d&apos;abord la tuile piochée, sur une case libre à côté d&apos;une tuile.</translation>
    </message>
    <message>
        <source>%1: strength %2, points %3</source>
        <translation>%1&#x202f;: force %2, points %3</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutre</translation>
    </message>
    <message>
        <source>Place %1, %2: %3</source>
        <extracomment>%1 and %2 are the coordinates of a free place, %3 the tile to lay there</extracomment>
        <translation>Position %1, %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1 at %2, %3</source>
        <extracomment>%1 is a piece, %2 and %3 are its coordinates</extracomment>
        <translation>%1 en %2, %3</translation>
    </message>
    <message>
        <source>%1. It doesn&apos;t fit here in any other orientation either.</source>
        <translation>%1. Tournée autrement, elle ne va pas ici non plus.</translation>
    </message>
</context>
<context>
    <name>tilewright::BotsField</name>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Number of players in each game</source>
        <translation>Nombre de joueurs par partie</translation>
    </message>
    <message>
        <source>Bot of player %1</source>
        <translation>Bot du joueur %1</translation>
    </message>
    <message>
        <source>Who plays; each sits in every seat equally often</source>
        <translation>Qui joue&#x202f;; chacun occupe chaque place aussi souvent</translation>
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
        <translation>%1 (touche %2)</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Payer</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Prendre</translation>
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
        <translation>%1&#x202f;: %2 sur %3</translation>
    </message>
    <message>
        <source>%1: %2 of %3 to %4</source>
        <translation>%1&#x202f;: %2 sur %3 à %4</translation>
    </message>
    <message>
        <source>Click what to pay and take, or press its number. Numbers apply to the focused row while it has choices left.</source>
        <translation>Cliquer sur ce qu&apos;il faut payer et prendre, ou taper son numéro. Les numéros valent pour la ligne active tant qu&apos;il y reste un choix.</translation>
    </message>
    <message>
        <source>Click your choice, or press its number.</source>
        <translation>Cliquer sur un choix, ou taper son numéro.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>tilewright::ChosenTilesDialog</name>
    <message>
        <source>Choose Tiles</source>
        <translation>Choisir des tuiles</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>&amp;By Tile Count</source>
        <translation>&amp;Selon le nombre</translation>
    </message>
    <message>
        <source>Each tile as often as its count in the set</source>
        <translation>Chaque tuile autant de fois que dans le jeu</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Aucune</translation>
    </message>
    <message>
        <source>Sets all numbers to 0</source>
        <translation>Met tous les nombres à 0</translation>
    </message>
    <message>
        <source>How many of %1 are printed</source>
        <translation>Nombre d&apos;exemplaires de %1 à imprimer</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles are printed</source>
        <translation>
            <numerusform>%n tuile est imprimée</numerusform>
            <numerusform>%n tuiles sont imprimées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::CollapsibleGroup</name>
    <message>
        <source>Show or hide %1</source>
        <translation>Afficher ou masquer&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>tilewright::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Type the name of a command</source>
        <translation>Taper le nom d&apos;une commande</translation>
    </message>
    <message>
        <source>Name of a command</source>
        <translation>Nom d&apos;une commande</translation>
    </message>
    <message>
        <source>%1    (%2)</source>
        <translation>%1    (%2)</translation>
    </message>
    <message>
        <source>No command matches this name</source>
        <translation>Aucune commande ne porte ce nom</translation>
    </message>
</context>
<context>
    <name>tilewright::CommentDialog</name>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>What should the designer know about this moment? (Ctrl+Enter for OK)</source>
        <translation>Que devrait savoir le concepteur au sujet de ce moment&#x202f;? (Ctrl+Entrée vaut OK)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Who wrote the comment; may be left empty</source>
        <translation>De qui est le commentaire&#x202f;; peut rester vide</translation>
    </message>
    <message>
        <source>%1, if empty</source>
        <translation>%1, si vide</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>The comment is too long: at most %1 characters.</source>
        <translation>Le commentaire est trop long&#x202f;: %1 caractères au plus.</translation>
    </message>
</context>
<context>
    <name>tilewright::CompareView</name>
    <message>
        <source>Add Report as S&amp;ide…</source>
        <translation>Ajouter un rapport comme c&amp;ôté…</translation>
    </message>
    <message>
        <source>Adds a saved playtest report to the choices for each side</source>
        <translation>Propose un rapport d’essai enregistré comme l’un des côtés</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Press Start to play both sides on the same stacks until it is clear which is higher, or that they are alike.</source>
        <translation>«&#x202f;Lancer&#x202f;» joue les deux côtés avec les mêmes pioches jusqu&apos;à savoir lequel est le plus haut, ou s&apos;ils se valent.</translation>
    </message>
    <message>
        <source>Compare both sides; games already played for the same comparison are kept</source>
        <translation>Comparer les deux côtés&#x202f;; ce qui a déjà été joué de la même comparaison est gardé</translation>
    </message>
    <message>
        <source>Side &amp;A</source>
        <translation>&amp;Côté A</translation>
    </message>
    <message>
        <source>Side &amp;B</source>
        <translation>Côté &amp;B</translation>
    </message>
    <message>
        <source>Side A</source>
        <translation>Côté A</translation>
    </message>
    <message>
        <source>Side B</source>
        <translation>Côté B</translation>
    </message>
    <message>
        <source>An open set or board, or the results of a playtest</source>
        <translation>Un jeu ou un plateau ouvert, ou un essai déjà joué</translation>
    </message>
    <message>
        <source>Variant of side %1</source>
        <translation>Variante du côté %1</translation>
    </message>
    <message>
        <source>The variant of the set&apos;s rules to play by</source>
        <translation>La variante des règles du jeu selon laquelle on joue</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>J&amp;oueurs</translation>
    </message>
    <message>
        <source>default for these rules</source>
        <translation>selon ces règles</translation>
    </message>
    <message>
        <source>Deciding figure</source>
        <translation>Mesure en question</translation>
    </message>
    <message>
        <source>The figure that decides the comparison, by its id in reports, such as turns/mean</source>
        <translation>La mesure qui décide quand la réponse est claire, par son identifiant dans les rapports&#x202f;: turns/mean</translation>
    </message>
    <message>
        <source>F&amp;igure</source>
        <translation>Mesu&amp;re</translation>
    </message>
    <message>
        <source>5 %</source>
        <translation>5&#x202f;%</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>The smallest difference that matters, in the unit of the figure</source>
        <translation>La plus petite différence qui compte, dans l’unité de la mesure</translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation>Mar&amp;ge</translation>
    </message>
    <message>
        <source>Games per side, at most</source>
        <translation>Parties de chaque côté, au plus</translation>
    </message>
    <message>
        <source>Ends earlier if the result is clear</source>
        <translation>Cela finit plus tôt si la réponse est claire</translation>
    </message>
    <message>
        <source>Game&amp;s at most</source>
        <translation>Par&amp;ties au plus</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same seed gives the same games</source>
        <translation>La même graine donne les mêmes parties</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Differences of all figures</source>
        <translation>Différences de toutes les mesures</translation>
    </message>
    <message>
        <source>The playtest of this file</source>
        <translation>L’essai de ce fichier</translation>
    </message>
    <message>
        <source>The previous playtest</source>
        <translation>L’essai précédent</translation>
    </message>
    <message>
        <source>none: the rules as they are</source>
        <translation>aucune&#x202f;: les règles telles quelles</translation>
    </message>
    <message>
        <source>The results of a playtest can only be compared with those of another playtest.</source>
        <translation>Un essai déjà joué ne peut être comparé qu’avec un autre.</translation>
    </message>
    <message>
        <source>Choose a set, a board or a playtest for each side.</source>
        <translation>Choisir pour chaque côté un jeu, un plateau ou un essai.</translation>
    </message>
    <message>
        <source>Both sides must use the same rules.</source>
        <translation>Les deux côtés doivent être joués selon les mêmes règles.</translation>
    </message>
    <message>
        <source>Both sides are the same: choose another file or another variant.</source>
        <translation>Les deux côtés sont les mêmes&#x202f;: choisir un autre fichier ou une autre variante.</translation>
    </message>
    <message>
        <source>Add Report as Side</source>
        <translation>Ajouter un rapport comme côté</translation>
    </message>
    <message>
        <source>Playtest reports (*.playtest.json *.json)</source>
        <translation>Rapports d&apos;essai (*.playtest.json *.json)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#x202f;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Comparisons (*.comparison.json)</source>
        <translation>Comparaisons (*.comparison.json)</translation>
    </message>
    <message>
        <source>%1 games per side.</source>
        <translation>%1 parties de chaque côté.</translation>
    </message>
</context>
<context>
    <name>tilewright::DecisionController</name>
    <message>
        <source>The game is over. To see any moment of it, use the slider below the board or click in the log.</source>
        <translation>La partie est terminée. On peut en revoir chaque moment avec le curseur sous le plateau ou d&apos;un clic dans le journal.</translation>
    </message>
    <message>
        <source>%1 plays. To play yourself, take a seat with the button beside a player&apos;s name.</source>
        <translation>%1 joue. Pour décider soi-même, prendre une place&#x202f;: le bouton à côté du nom d&apos;un joueur.</translation>
    </message>
    <message>
        <source>Paused. Start (%1) continues; %2 plays one move.</source>
        <translation>En pause. «&#x202f;Démarrer&#x202f;» (%1) reprend la partie&#x202f;; %2 joue un coup.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>tilewright::Difference</name>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>tuile %1</translation>
    </message>
    <message>
        <source>marker at %1</source>
        <translation>marqueur en %1</translation>
    </message>
    <message>
        <source>chamber at %1</source>
        <translation>salle en %1</translation>
    </message>
    <message>
        <source>%1 was added</source>
        <translation>ajouté&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 was changed</source>
        <translation>modifié&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 was changed: %2</source>
        <translation>modifié&#x202f;: %1 (%2)</translation>
    </message>
    <message>
        <source>%1 was removed</source>
        <translation>supprimé&#x202f;: %1</translation>
    </message>
    <message>
        <source>one of the two can&apos;t be read</source>
        <translation>l&apos;un des deux ne peut pas être lu</translation>
    </message>
    <message>
        <source>%1: %2 became %3</source>
        <extracomment>%1 is the name of a field, %2 its old and %3 its new value</extracomment>
        <translation>%1&#x202f;: %2 devient %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et encore %n</numerusform>
            <numerusform>et encore %n</numerusform>
        </translation>
    </message>
    <message>
        <source>the order of the tiles was changed</source>
        <translation>l&apos;ordre des tuiles a été modifié</translation>
    </message>
</context>
<context>
    <name>tilewright::DifferenceDialog</name>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>From your version of %1 to the file on disk:</source>
        <translation>De votre version de %1 au fichier sur le disque&#x202f;:</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>the file can&apos;t be read</source>
        <translation>le fichier ne peut pas être lu</translation>
    </message>
    <message>
        <source>none: both are the same</source>
        <translation>aucune&#x202f;: les deux sont identiques</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recharger</translation>
    </message>
    <message>
        <source>Loads the file; undo restores your version</source>
        <translation>Charge le fichier&#x202f;; «&#x202f;Annuler&#x202f;» rétablit votre version</translation>
    </message>
</context>
<context>
    <name>tilewright::DifferencePicture</name>
    <message>
        <source>Difference, B minus A</source>
        <translation>Différence de B par rapport à A</translation>
    </message>
    <message>
        <source>B minus A with its 95 % interval; inside the band the difference is too small to matter</source>
        <translation>La différence de B par rapport à A avec son intervalle à 95&#x202f;%&#x202f;; dans la bande, elle est trop petite pour compter</translation>
    </message>
    <message>
        <source>%1, interval %2</source>
        <translation>%1, intervalle %2</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>indécis</translation>
    </message>
    <message>
        <source>B is lower</source>
        <translation>B est plus bas</translation>
    </message>
    <message>
        <source>B is higher</source>
        <translation>B est plus haut</translation>
    </message>
</context>
<context>
    <name>tilewright::DifferencesModel</name>
    <message>
        <source>Figure</source>
        <translation>Mesure</translation>
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
        <translation>B moins A</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Diffère</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
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
        <translation>%1 n&apos;a pas pu être relu&#x202f;; rien n&apos;a été modifié.</translation>
    </message>
    <message>
        <source>%1 was changed by another program, and you have changes of your own. You can undo a reload.</source>
        <translation>%1 a été modifié par un autre programme, et vous avez vos propres modifications. Le rechargement peut s&apos;annuler.</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 a été modifié par un autre programme.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recharger</translation>
    </message>
    <message>
        <source>&amp;Keep Mine</source>
        <translation>&amp;Garder ma version</translation>
    </message>
    <message>
        <source>&amp;Show the Difference</source>
        <translation>&amp;Afficher la différence</translation>
    </message>
    <message>
        <source>%1 is no longer on disk at %2. It is still open here; saving writes it again.</source>
        <translation>%1 n&apos;est plus sur le disque à %2. Il est toujours ouvert ici&#x202f;; l&apos;enregistrer l&apos;écrit de nouveau.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
</context>
<context>
    <name>tilewright::DockPage</name>
    <message>
        <source>Shows or hides this panel</source>
        <translation>Affiche ou masque ce panneau</translation>
    </message>
</context>
<context>
    <name>tilewright::Document</name>
    <message>
        <source>reload from disk</source>
        <translation>recharger depuis le disque</translation>
    </message>
</context>
<context>
    <name>tilewright::DocumentTabs</name>
    <message>
        <source>Open files</source>
        <translation>Fichiers ouverts</translation>
    </message>
    <message>
        <source>Close this file</source>
        <translation>Fermer ce fichier</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Close the &amp;Others</source>
        <translation>Fermer les a&amp;utres</translation>
    </message>
    <message>
        <source>Copy Its &amp;Path</source>
        <translation>Copier son &amp;chemin</translation>
    </message>
    <message>
        <source>Open Its &amp;Folder</source>
        <translation>Ouvrir son &amp;dossier</translation>
    </message>
    <message>
        <source>&amp;Next File</source>
        <translation>Fichier suiva&amp;nt</translation>
    </message>
    <message>
        <source>Go to the tab on the right</source>
        <translation>À l&apos;onglet de droite</translation>
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
        <translation>Fichier &amp;précédent</translation>
    </message>
    <message>
        <source>Go to the tab on the left</source>
        <translation>À l&apos;onglet de gauche</translation>
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
        <translation>Pas encore enregistré&#x202f;; l&apos;enregistrement demande un emplacement</translation>
    </message>
</context>
<context>
    <name>tilewright::DoorActions</name>
    <message>
        <source>earth</source>
        <translation>terre</translation>
    </message>
    <message>
        <source>open passage</source>
        <translation>passage ouvert</translation>
    </message>
    <message>
        <source>special door</source>
        <translation>porte spéciale</translation>
    </message>
    <message>
        <source>%1 skull</source>
        <extracomment>%1 is a colour</extracomment>
        <translation>crâne %1</translation>
    </message>
    <message>
        <source>%1 (key %2): sets the focused side; then click other sides to set them too</source>
        <translation>%1 (touche %2)&#x202f;: s&apos;applique au côté qui a le focus&#x202f;; ensuite, un clic sur un côté y met la même chose</translation>
    </message>
    <message>
        <source>%1: not among the pick colours of this set</source>
        <translation>%1&#x202f;: pas parmi les couleurs de crochets de ce jeu</translation>
    </message>
</context>
<context>
    <name>tilewright::DoorPalette</name>
    <message>
        <source>Doors</source>
        <translation>Portes</translation>
    </message>
</context>
<context>
    <name>tilewright::DoorVariantsDialog</name>
    <message>
        <source>&amp;The same choice for all sides</source>
        <translation>Le même choix pour &amp;tous les côtés</translation>
    </message>
    <message>
        <source>Skip those that are &amp;equal when turned</source>
        <translation>Omettre celles qui sont &amp;égales une fois tournées</translation>
    </message>
    <message>
        <source>Skip those that the set &amp;already has</source>
        <translation>Omettre celles que le jeu a &amp;déjà</translation>
    </message>
    <message>
        <source>Make variants</source>
        <translation>Créer des variantes</translation>
    </message>
    <message>
        <source>Choose the doors to try on each passage. Earth stays earth.</source>
        <translation>Choisir les portes à essayer sur chaque passage. La terre reste de la terre.</translation>
    </message>
    <message>
        <source>&amp;Copies of each</source>
        <translation>E&amp;xemplaires de chacune</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a side of a tile, and a door there</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 combinations are too many; choose fewer doors.</source>
        <translation>%1 combinaisons, c&apos;est trop&#x202f;; choisir moins de portes.</translation>
    </message>
    <message>
        <source>This makes no new tiles. Choose other doors.</source>
        <translation>Cela ne crée aucune nouvelle tuile. Choisir d&apos;autres portes.</translation>
    </message>
    <message>
        <source>%1 new tiles; the set would have %2 copies, but at most %3 can be played.</source>
        <translation>%1 nouvelles tuiles&#x202f;; le jeu aurait %2 exemplaires, et on peut en jouer %3 au plus.</translation>
    </message>
    <message>
        <source>each side</source>
        <translation>chaque côté</translation>
    </message>
    <message numerus="yes">
        <source>Make %n tiles</source>
        <translation>
            <numerusform>Créer %n tuile</numerusform>
            <numerusform>Créer %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, of %n combinations</source>
        <translation>
            <numerusform>%1, sur %n combinaison</numerusform>
            <numerusform>%1, sur %n combinaisons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new tiles</source>
        <translation>
            <numerusform>%n nouvelle tuile</numerusform>
            <numerusform>%n nouvelles tuiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::DrawnTileView</name>
    <message>
        <source>Drawn tile</source>
        <translation>Tuile piochée</translation>
    </message>
    <message>
        <source>Tiles left in the stack: %1</source>
        <translation>Tuiles restant dans la pioche&#x202f;: %1</translation>
    </message>
    <message>
        <source>No tile is drawn now</source>
        <translation>Aucune tuile n&apos;est piochée en ce moment</translation>
    </message>
    <message>
        <source>Drawn: tile %1</source>
        <translation>Piochée&#x202f;: tuile %1</translation>
    </message>
    <message>
        <source>1 tile left</source>
        <translation>1 tuile restante</translation>
    </message>
    <message>
        <source>%1 tiles left</source>
        <translation>%1 tuiles restantes</translation>
    </message>
    <message>
        <source>Shows how many tiles of each passage configuration are left in the stack</source>
        <translation>Montre combien de tuiles de chaque configuration restent dans la pioche</translation>
    </message>
</context>
<context>
    <name>tilewright::EndTurnButton</name>
    <message>
        <source>No game yet.</source>
        <translation>Pas encore de partie.</translation>
    </message>
    <message>
        <source>The turn can&apos;t end yet</source>
        <translation>Le tour ne peut pas encore se terminer</translation>
    </message>
    <message>
        <source>End Turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>Ends your turn</source>
        <translation>Termine votre tour</translation>
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
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+X</source>
        <translation>Ctrl+Alt+X</translation>
    </message>
    <message>
        <source>Export the current file for other programs: spreadsheets, Tiled, virtual tabletops</source>
        <translation>Exporter le fichier actuel pour d&apos;autres programmes&#x202f;: tableurs, Tiled, tables virtuelles</translation>
    </message>
    <message>
        <source>&amp;Import Tiles from CSV…</source>
        <translation>I&amp;mporter des tuiles d&apos;un CSV…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+I</source>
        <translation>Ctrl+Alt+I</translation>
    </message>
    <message>
        <source>%1 can&apos;t be exported as it is.</source>
        <translation>%1 n&apos;est pas exportable en l&apos;état.</translation>
    </message>
    <message>
        <source>-export</source>
        <translation>-export</translation>
    </message>
    <message numerus="yes">
        <source>%n files were written to %1.</source>
        <translation>
            <numerusform>%n fichier a été écrit dans %1.</numerusform>
            <numerusform>%n fichiers ont été écrits dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the &amp;Folder</source>
        <translation>Ouvrir le &amp;dossier</translation>
    </message>
    <message>
        <source>Import Tiles</source>
        <translation>Importer des tuiles</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tableaux (*.csv *.tsv *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>%1 n&apos;a pas pu être lu.</translation>
    </message>
    <message>
        <source>%1 could not be imported; nothing was changed.</source>
        <translation>%1 n&apos;a pas pu être importé&#x202f;; rien n&apos;a été modifié.</translation>
    </message>
    <message>
        <source>import of %1</source>
        <translation>importation de %1</translation>
    </message>
    <message>
        <source>Spreadsheets may show the table differently.</source>
        <translation>Les tableurs montreront peut-être le tableau autrement.</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>le presse-papiers</translation>
    </message>
    <message>
        <source>S&amp;hare as Web Page…</source>
        <translation>Partager en page &amp;web…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+W</source>
        <translation>Ctrl+Alt+W</translation>
    </message>
    <message>
        <source>Write a single file that lets anybody play this set, board or game in a browser</source>
        <translation>Écrire un seul fichier avec lequel chacun peut jouer ce jeu de tuiles, ce plateau ou cette partie dans un navigateur</translation>
    </message>
    <message>
        <source>%1 can&apos;t be played as it is, so it can&apos;t be shared.</source>
        <translation>%1 ne peut pas être joué en l&apos;état, donc pas partagé.</translation>
    </message>
    <message>
        <source>The page %1 was written, %2 MB.</source>
        <translation>La page %1 a été écrite, %2 Mo.</translation>
    </message>
    <message>
        <source>Open the &amp;Page</source>
        <translation>Ouvrir la &amp;page</translation>
    </message>
    <message>
        <source>The rules of the page may not be what you expect.</source>
        <translation>Les règles de la page ne sont peut-être pas celles que vous attendez.</translation>
    </message>
    <message>
        <source>Import a table from a spreadsheet into the current set, or as a new set</source>
        <translation>Importer un tableau d&apos;un tableur dans le jeu de tuiles actuel, ou comme jeu à part</translation>
    </message>
    <message>
        <source>The export works here, but not everywhere.</source>
        <translation>Ce qui a été exporté fonctionne ici, mais pas partout.</translation>
    </message>
</context>
<context>
    <name>tilewright::ExportDialog</name>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Parcourir…</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>Exporter %1</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formats</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Where the files go; created if it doesn&apos;t exist</source>
        <translation>Où vont les fichiers&#x202f;; créé s&apos;il n&apos;existe pas</translation>
    </message>
    <message>
        <source>Choose the folder</source>
        <translation>Choisir le dossier</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Dossier</translation>
    </message>
    <message>
        <source>Close without writing anything</source>
        <translation>Fermer sans rien écrire</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exporter</translation>
    </message>
    <message>
        <source>Creates all files first; asks before overwriting any</source>
        <translation>Prépare d&apos;abord tous les fichiers&#x202f;; demande avant d&apos;en écraser</translation>
    </message>
    <message>
        <source>Choose a folder.</source>
        <translation>Choisir un dossier.</translation>
    </message>
    <message>
        <source>Writes: %1</source>
        <translation>Écrit&#x202f;: %1</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exporter vers</translation>
    </message>
    <message>
        <source>“%1” must begin with http:// or https://, such as %2</source>
        <extracomment>%1 is the label of a field</extracomment>
        <translation>«&#x202f;%1&#x202f;» doit commencer par http:// ou https://, par exemple %2</translation>
    </message>
</context>
<context>
    <name>tilewright::ExportRun</name>
    <message>
        <source>Exporting</source>
        <translation>Exportation</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Ends the export; nothing is written</source>
        <translation>Met fin à l&apos;exportation&#x202f;; rien n&apos;est écrit</translation>
    </message>
    <message numerus="yes">
        <source>%n files already exist with different content. Overwrite them?</source>
        <translation>
            <numerusform>%n fichier existe déjà avec un autre contenu. L&apos;écraser&#x202f;?</numerusform>
            <numerusform>%n fichiers existent déjà avec un autre contenu. Les écraser&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1
%n files are written in all.</source>
        <translation>
            <numerusform>%1
%n fichier est écrit en tout.</numerusform>
            <numerusform>%1
%n fichiers sont écrits en tout.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::FamilyFiguresWidget</name>
    <message>
        <source>Holes and the tiles that fit</source>
        <translation>Trous et tuiles qui conviennent</translation>
    </message>
    <message>
        <source>Tiles that fit a hole with %1</source>
        <translation>Tuiles qui conviennent à un trou avec %1</translation>
    </message>
    <message numerus="yes">
        <source>Hole with %1: %n tiles fit</source>
        <translation>
            <numerusform>Trou avec %1&#x202f;: %n tuile convient</numerusform>
            <numerusform>Trou avec %1&#x202f;: %n tuiles conviennent</numerusform>
        </translation>
    </message>
    <message>
        <source>Holes, and how many tiles fit</source>
        <translation>Trous, et combien de tuiles conviennent</translation>
    </message>
    <message numerus="yes">
        <source>Holes, and how many tiles fit; %n fit none</source>
        <translation>
            <numerusform>Trous, et combien de tuiles conviennent&#x202f;; %n sans aucune</numerusform>
            <numerusform>Trous, et combien de tuiles conviennent&#x202f;; %n sans aucune</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::FeedbackController</name>
    <message>
        <source>Comment on This Moment…</source>
        <translation>Commenter ce moment…</translation>
    </message>
    <message>
        <source>Write a comment on the shown moment; it is saved with the game record</source>
        <translation>Écrire un commentaire sur le moment montré&#x202f;; il est enregistré avec la partie</translation>
    </message>
    <message>
        <source>Change the Comment…</source>
        <translation>Modifier le commentaire…</translation>
    </message>
    <message>
        <source>Change the chosen comment on this moment</source>
        <translation>Modifier le commentaire choisi sur ce moment</translation>
    </message>
    <message>
        <source>Remove the Comment</source>
        <translation>Enlever le commentaire</translation>
    </message>
    <message>
        <source>Remove the chosen comment on this moment</source>
        <translation>Enlever le commentaire choisi sur ce moment</translation>
    </message>
    <message>
        <source>Go to the Previous Comment</source>
        <translation>Au commentaire précédent</translation>
    </message>
    <message>
        <source>Go back to the previous moment with a comment</source>
        <translation>Retour au moment précédent qui a un commentaire</translation>
    </message>
    <message>
        <source>Go to the Next Comment</source>
        <translation>Au commentaire suivant</translation>
    </message>
    <message>
        <source>Go on to the next moment with a comment</source>
        <translation>Au prochain moment qui a un commentaire</translation>
    </message>
    <message>
        <source>Comment after move %1</source>
        <translation>Commentaire après le coup %1</translation>
    </message>
    <message numerus="yes">
        <source>The comment was not saved: a record can hold at most %n comments.</source>
        <translation>
            <numerusform>Le commentaire n&apos;a pas été gardé&#x202f;: une partie enregistrée a au plus %n commentaire.</numerusform>
            <numerusform>Le commentaire n&apos;a pas été gardé&#x202f;: une partie enregistrée a au plus %n commentaires.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::FeedbackPanel</name>
    <message>
        <source>Feedback</source>
        <translation>Avis</translation>
    </message>
    <message>
        <source>Full feedback</source>
        <translation>Avis en entier</translation>
    </message>
    <message>
        <source>Comments on the game</source>
        <translation>Commentaires sur la partie</translation>
    </message>
    <message>
        <source>The comment on this moment, then the rating and answers</source>
        <translation>Le commentaire sur ce moment, puis la note et les réponses</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>Coup %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <translation>Coup %1, %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1
Enter changes it, Del removes it.</source>
        <translation>%1
Entrée le modifie, Suppr l&apos;enlève.</translation>
    </message>
    <message>
        <source>After move %1:</source>
        <translation>Après le coup %1&#x202f;:</translation>
    </message>
    <message>
        <source>After move %1, %2:</source>
        <translation>Après le coup %1, %2&#x202f;:</translation>
    </message>
    <message>
        <source>Rating: %1</source>
        <translation>Note&#x202f;: %1</translation>
    </message>
    <message>
        <source>(no answer)</source>
        <translation>(pas de réponse)</translation>
    </message>
</context>
<context>
    <name>tilewright::FeedbackWords</name>
    <message>
        <source>Comment: %1</source>
        <translation>Commentaire&#x202f;: %1</translation>
    </message>
    <message>
        <source>Comment by %1: %2</source>
        <translation>Commentaire de %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
</context>
<context>
    <name>tilewright::FigureChooser</name>
    <message>
        <source>Add a goal</source>
        <translation>Ajouter un objectif</translation>
    </message>
    <message>
        <source>Find a figure</source>
        <translation>Chercher une mesure</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Mesures</translation>
    </message>
</context>
<context>
    <name>tilewright::FiguresModel</name>
    <message>
        <source>Win rate of seat %1: %2</source>
        <translation>Taux de victoire de la place %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>What the figure means</source>
        <translation>Ce que signifie la mesure</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>From the games played</source>
        <translation>D&apos;après les parties jouées</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>95 % confidence interval</source>
        <translation>Intervalle de confiance à 95&#x202f;%</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervalle</translation>
    </message>
    <message>
        <source>Value of the previous run or of the compared report</source>
        <translation>Valeur de l&apos;essai précédent, ou du rapport de comparaison</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>%1
%2, 95 % interval %3, sample size %4</source>
        <translation>%1
%2, intervalle à 95&#x202f;% %3, effectif %4</translation>
    </message>
    <message>
        <source>%1, significant</source>
        <translation>%1, significatif</translation>
    </message>
    <message>
        <source>Previous run: %1.</source>
        <translation>Essai précédent&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Report %1: %2.</source>
        <translation>Rapport %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Differs from this run: %1.</source>
        <translation>Différent de maintenant&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Report: %1</source>
        <translation>Rapport&#x202f;: %1</translation>
    </message>
    <message>
        <source>This run minus the previous one; in bold where the interval excludes zero</source>
        <translation>Cet essai moins le précédent&#x202f;; en gras là où l&apos;intervalle exclut zéro</translation>
    </message>
    <message>
        <source>95 % confidence interval of the difference, for independent games</source>
        <translation>Intervalle de confiance à 95&#x202f;% de la différence, pour des parties indépendantes</translation>
    </message>
    <message>
        <source>Interval of the difference</source>
        <translation>Intervalle de la différence</translation>
    </message>
    <message>
        <source>The interval of the difference excludes zero: the difference is significant.</source>
        <translation>L&apos;intervalle de la différence exclut zéro&#x202f;: la différence est significative.</translation>
    </message>
    <message>
        <source>Whether the figure holds when the stronger bot plays the same stacks</source>
        <translation>Indique si la mesure se maintient quand le meilleur bot joue les mêmes pioches</translation>
    </message>
    <message>
        <source>%1 instead of %2 in the games that both played; difference %3 (%4)</source>
        <translation>%1 au lieu de %2 dans les parties jouées par les deux&#x202f;; différence %3 (%4)</translation>
    </message>
</context>
<context>
    <name>tilewright::FiguresTable</name>
    <message>
        <source>Figures</source>
        <translation>Mesures</translation>
    </message>
    <message>
        <source>Find a figure</source>
        <translation>Chercher une mesure</translation>
    </message>
    <message>
        <source>Lists the figures that contain these words</source>
        <translation>Affiche les mesures qui contiennent ces mots</translation>
    </message>
    <message>
        <source>Double-click a figure of a chamber or a door, or press Enter, to see it on the map</source>
        <translation>Un double-clic sur une mesure d&apos;une salle ou d&apos;une porte, ou Entrée, la montre sur la carte</translation>
    </message>
</context>
<context>
    <name>tilewright::FileCommands</name>
    <message>
        <source>New &amp;Tile Set</source>
        <translation>Nouveau jeu de &amp;tuiles</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>New &amp;Map</source>
        <translation>Nouvelle &amp;carte</translation>
    </message>
    <message>
        <source>Ctrl+Alt+N</source>
        <translation>Ctrl+Alt+N</translation>
    </message>
    <message>
        <source>New Tile Set from &amp;Generator…</source>
        <translation>Nouveau jeu avec le &amp;générateur…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Save this file</source>
        <translation>Enregistrer ce fichier</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Save this file elsewhere</source>
        <translation>Enregistrer ce fichier à un autre endroit</translation>
    </message>
    <message>
        <source>Save a Cop&amp;y…</source>
        <translation>Enregistrer une co&amp;pie…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+Shift+S</source>
        <translation>Ctrl+Alt+Shift+S</translation>
    </message>
    <message>
        <source>Save a copy elsewhere and keep working on this file</source>
        <translation>Enregistrer une copie ailleurs et continuer avec ce fichier</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>Re&amp;venir au fichier</translation>
    </message>
    <message>
        <source>Go back to the file on disk; undo restores your changes</source>
        <translation>Revenir à ce qui est sur le disque&#x202f;; «&#x202f;Annuler&#x202f;» rétablit les modifications</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Ctrl+W</source>
        <translation>Ctrl+W</translation>
    </message>
    <message>
        <source>Close this file</source>
        <translation>Fermer ce fichier</translation>
    </message>
    <message>
        <source>New from &amp;Example</source>
        <translation>Nouveau depuis un e&amp;xemple</translation>
    </message>
    <message>
        <source>A copy of this bundled file; saving asks where</source>
        <translation>Une copie de ce fichier fourni&#x202f;; l&apos;enregistrement demande un emplacement</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>Ou&amp;blier ces fichiers</translation>
    </message>
    <message>
        <source>Clears this list; the files stay where they are</source>
        <translation>Vide cette liste&#x202f;; les fichiers restent où ils sont</translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>%1 n&apos;a pas pu être ouvert.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>%1 is open in another tab. Close it there first, or choose another name.</source>
        <translation>%1 est ouvert dans un autre onglet. L&apos;y fermer d&apos;abord, ou choisir un autre nom.</translation>
    </message>
    <message>
        <source>%1 was not saved.</source>
        <translation>%1 n&apos;a pas été enregistré.</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>The copy was not written.</source>
        <translation>La copie n&apos;a pas été écrite.</translation>
    </message>
    <message>
        <source>A copy was saved as %1; the open file is still %2.</source>
        <translation>Une copie a été enregistrée sous %1&#x202f;; le fichier ouvert reste %2.</translation>
    </message>
    <message>
        <source>%1 could not be reloaded; nothing was changed.</source>
        <translation>%1 n&apos;a pas pu être relu&#x202f;; rien n&apos;a été modifié.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>%1 has unsaved changes.</source>
        <translation>%1 a des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Discarded changes are lost.</source>
        <translation>Les modifications abandonnées seront perdues.</translation>
    </message>
    <message>
        <source>recovered changes</source>
        <translation>modifications récupérées</translation>
    </message>
    <message>
        <source>The recovery file of %1 can&apos;t be read. It stays at %2.</source>
        <translation>Le fichier de secours de %1 ne peut pas être lu. Il reste à %2.</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>Nouveau jeu</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Nouvelle carte</translation>
    </message>
    <message>
        <source>generated</source>
        <translation>généré</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>Modifié par un autre programme</translation>
    </message>
    <message>
        <source>%1 has changed on disk since it was loaded here.</source>
        <translation>%1 a été modifié sur le disque depuis sa lecture ici.</translation>
    </message>
    <message>
        <source>Saving overwrites what the other program wrote.</source>
        <translation>Enregistrer écrase ce que l&apos;autre programme a écrit.</translation>
    </message>
    <message numerus="yes">
        <source>%n other files have unsaved changes too. Discarded changes are lost.</source>
        <translation>
            <numerusform>De même %n autre fichier. Les modifications abandonnées sont perdues.</numerusform>
            <numerusform>De même %n autres fichiers. Les modifications abandonnées sont perdues.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save &amp;All</source>
        <translation>&amp;Tout enregistrer</translation>
    </message>
    <message>
        <source>Discard A&amp;ll</source>
        <translation>Tout a&amp;bandonner</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>Aban&amp;donner</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Annu&amp;ler</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>A tile set with one tile, for the rules of the current file</source>
        <translation>Un jeu d&apos;une tuile, pour les règles du fichier actuel</translation>
    </message>
    <message>
        <source>An empty map (board or scenario) for the rules of the current file</source>
        <translation>Une carte vide, plateau ou scénario, pour les règles du fichier actuel</translation>
    </message>
    <message>
        <source>A balanced set to your specification, for the rules of the current file</source>
        <translation>Un jeu équilibré selon vos consignes, pour les règles du fichier actuel</translation>
    </message>
    <message>
        <source>New Tile Set &amp;for</source>
        <translation>Nouveau jeu de tuiles &amp;pour</translation>
    </message>
    <message>
        <source>A tile set with one tile for: %1</source>
        <translation>Un jeu d’une tuile pour&#x202f;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Ready to Play</source>
        <translation>Prêts à jouer</translation>
    </message>
    <message>
        <source>All bundled tile sets for this game combined: %1</source>
        <translation>Tous les jeux de tuiles fournis pour ces règles en un seul&#x202f;: %1</translation>
    </message>
    <message>
        <source>Recovery copies can&apos;t be written. %1 Save often.</source>
        <translation>Les copies de secours ne peuvent pas être écrites. %1 Enregistrer souvent.</translation>
    </message>
    <message>
        <source>Save this game</source>
        <translation>Enregistrer cette partie</translation>
    </message>
    <message>
        <source>Save this game elsewhere</source>
        <translation>Enregistrer cette partie à un autre endroit</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 enregistré</translation>
    </message>
    <message>
        <source>Open tile sets, maps, game records or studies</source>
        <translation>Ouvrir des jeux de tuiles, des cartes, des parties enregistrées ou des études</translation>
    </message>
    <message>
        <source>All Tilewright files (*.tileset.json *.map.json *.game.json *.study.json *.study-report.json *.tuning.json);;Tile sets (*.tileset.json);;Maps (*.map.json);;Game records (*.game.json);;Studies and their reports (*.study.json *.study-report.json);;Tunings (*.tuning.json);;All files (*)</source>
        <translation>Tous les fichiers du programme (*.tileset.json *.map.json *.game.json *.study.json *.study-report.json *.tuning.json);;Jeux de tuiles (*.tileset.json);;Cartes (*.map.json);;Parties enregistrées (*.game.json);;Études et leurs rapports (*.study.json *.study-report.json);;Réglages (*.tuning.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 is a playtest report, to be compared with the games of a set. Open the set, then the report.</source>
        <translation>%1 est le rapport d&apos;un essai, qui se compare aux parties d&apos;un jeu de tuiles. Ouvrir d&apos;abord le jeu, puis le rapport.</translation>
    </message>
    <message>
        <source>%1 (map)</source>
        <translation>%1 (carte)</translation>
    </message>
</context>
<context>
    <name>tilewright::Findings</name>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <translation>%1 à %2&#x202f;%</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>fair: within one percentage point of an even share</source>
        <translation>équitable&#x202f;: à un point de pourcentage au plus d&apos;une part égale</translation>
    </message>
    <message>
        <source>unfair: wins more than its share</source>
        <translation>inéquitable&#x202f;: gagne plus que sa part</translation>
    </message>
    <message>
        <source>unfair: wins less than its share</source>
        <translation>inéquitable&#x202f;: gagne moins que sa part</translation>
    </message>
    <message>
        <source>undecided: about %1 more games needed</source>
        <translation>indécis&#x202f;: encore environ %1 parties</translation>
    </message>
    <message>
        <source>The longest game: %1 turns</source>
        <translation>La plus longue partie&#x202f;: %1 tours</translation>
    </message>
    <message>
        <source>The shortest game: %1 turns</source>
        <translation>La plus courte partie&#x202f;: %1 tours</translation>
    </message>
    <message>
        <source>Most tiles that fit nowhere: %1</source>
        <translation>Le plus de tuiles qui ne vont nulle part&#x202f;: %1</translation>
    </message>
    <message>
        <source>A situation that the rules may not cover, %1 times: %2</source>
        <translation>Une situation que les règles ne prévoient peut-être pas, %1 fois&#x202f;: %2</translation>
    </message>
    <message>
        <source>other bots</source>
        <translation>autres bots</translation>
    </message>
    <message>
        <source>another set</source>
        <translation>un autre jeu</translation>
    </message>
    <message>
        <source>another map</source>
        <translation>une autre carte</translation>
    </message>
    <message>
        <source>other options</source>
        <translation>autres options</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;:&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>%1 to %2 points</source>
        <translation>%1 à&#xa0;%2 points</translation>
    </message>
    <message>
        <source>A situation that the rules may not cover: %1</source>
        <translation>Une situation que les règles ne prévoient peut-être pas&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 games of the bots %2 with the set “%3” on the map “%4”, seed %5</source>
        <translation>%1 parties des bots&#xa0;%2 avec le jeu «&#x202f;%3&#x202f;» sur la carte «&#x202f;%4&#x202f;», graine&#xa0;%5</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1&#x202f;;&#xa0;%2</translation>
    </message>
</context>
<context>
    <name>tilewright::FormatRow</name>
    <message>
        <source>A file for each piece</source>
        <translation>Un fichier par élément</translation>
    </message>
    <message>
        <source>Type of file to write</source>
        <translation>Type des fichiers écrits</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> ppp</translation>
    </message>
    <message>
        <source>Dots per inch; 300 is usual for printers, 600 shows the finest lines</source>
        <translation>Points par pouce&#x202f;; 300 est courant pour les imprimantes, 600 montre les traits les plus fins</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Points par pouce</translation>
    </message>
    <message>
        <source>Writes each piece to its own file with its bleed, and a table of them all, instead of sheets</source>
        <translation>Chaque élément à part avec son fond perdu, et un tableau de tous, au lieu de planches</translation>
    </message>
    <message>
        <source>%1, a file for each piece</source>
        <translation>%1, un fichier par élément</translation>
    </message>
</context>
<context>
    <name>tilewright::GameController</name>
    <message>
        <source>&amp;Play This</source>
        <translation>&amp;Jouer avec ceci</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>Start a new game with the open file; Esc returns here</source>
        <translation>Commencer une partie avec le fichier ouvert&#x202f;; Échap ramène ici</translation>
    </message>
    <message>
        <source>F5 Play</source>
        <translation>F5 Jouer</translation>
    </message>
    <message>
        <source>%1 can&apos;t be played as it is.</source>
        <translation>%1 n&apos;est pas jouable en l&apos;état.</translation>
    </message>
    <message>
        <source>The game continues with the set as it was. %1</source>
        <translation>La partie continue avec le jeu tel qu&apos;il était. %1</translation>
    </message>
    <message>
        <source>&amp;Start Again With the Same Seed</source>
        <translation>&amp;Rejouer avec la même graine</translation>
    </message>
    <message>
        <source>With the changed set, move %1 would not be legal: %2: %3</source>
        <translation>Avec le jeu modifié, le coup %1 ne serait pas légal&#x202f;: %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1 was not restored because another game is unsaved. It is offered again at the next start.</source>
        <translation>%1 n&apos;a pas été récupérée, car une autre partie n&apos;est pas enregistrée. Elle est proposée de nouveau au prochain démarrage.</translation>
    </message>
    <message>
        <source>Save the game?</source>
        <translation>Enregistrer la partie&#x202f;?</translation>
    </message>
    <message>
        <source>The game is not over, and its moves are not saved.</source>
        <translation>La partie n&apos;est pas terminée, et ses coups ne sont pas enregistrés.</translation>
    </message>
    <message>
        <source>&amp;Rules of the Set…</source>
        <translation>&amp;Règles du jeu de tuiles…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+R</source>
        <translation>Ctrl+Alt+R</translation>
    </message>
    <message>
        <source>Rule variants that come with the set, and the sets it is played with</source>
        <translation>Variantes des règles que le jeu de tuiles apporte, et jeux avec lesquels il se joue</translation>
    </message>
    <message>
        <source>rules of the set</source>
        <translation>règles du jeu de tuiles</translation>
    </message>
    <message>
        <source>Comments on the game are not saved.</source>
        <translation>Des commentaires sur la partie ne sont pas enregistrés.</translation>
    </message>
    <message>
        <source>Save the previous game?</source>
        <translation>Enregistrer la partie précédente&#x202f;?</translation>
    </message>
    <message>
        <source>Another game took its place before it was over, and its moves are not saved.</source>
        <translation>Une autre a pris sa place avant la fin, et ses coups ne sont pas enregistrés.</translation>
    </message>
    <message>
        <source>Another game took its place, and comments on it are not saved.</source>
        <translation>Une autre a pris sa place, et ses commentaires ne sont pas enregistrés.</translation>
    </message>
</context>
<context>
    <name>tilewright::GameRecovery</name>
    <message>
        <source>game-%1</source>
        <translation>partie-%1</translation>
    </message>
</context>
<context>
    <name>tilewright::GeneratorDialog</name>
    <message>
        <source>&amp;New Set</source>
        <translation>&amp;Nouveau jeu</translation>
    </message>
    <message>
        <source>&amp;Replace the Tiles of This Set</source>
        <translation>&amp;Remplacer les tuiles de ce jeu</translation>
    </message>
    <message>
        <source>The set keeps its name and description; undo restores its tiles</source>
        <translation>Le jeu garde son nom et sa description&#x202f;; «&#x202f;Annuler&#x202f;» rétablit ses tuiles</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>No&amp;m</translation>
    </message>
    <message>
        <source>Total number of tiles, copies included</source>
        <translation>Nombre total de tuiles, exemplaires compris</translation>
    </message>
    <message>
        <source>&amp;Tiles</source>
        <translation>&amp;Tuiles</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>The same seed gives the same set</source>
        <translation>Le même nombre redonne le même jeu</translation>
    </message>
    <message>
        <source>Another set with the same settings</source>
        <translation>Un autre jeu avec les mêmes réglages</translation>
    </message>
    <message>
        <source>Another set</source>
        <translation>Un autre jeu</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>calculating…</source>
        <translation>calcul en cours…</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation>Généré</translation>
    </message>
    <message>
        <source>Opens the tiles as a new set</source>
        <translation>Ouvre les tuiles comme un jeu à part</translation>
    </message>
    <message>
        <source>&amp;Add to This Set</source>
        <translation>&amp;Ajouter à ce jeu</translation>
    </message>
    <message>
        <source>Tiles already in the set get more copies; undo removes them again</source>
        <translation>Les tuiles que le jeu a déjà y gagnent des exemplaires&#x202f;; «&#x202f;Annuler&#x202f;» les retire</translation>
    </message>
</context>
<context>
    <name>tilewright::GoalsPanel</name>
    <message>
        <source>Median number of turns</source>
        <translation>Nombre médian de tours</translation>
    </message>
    <message>
        <source>Share of the games that end by an escape</source>
        <translation>Part des parties qui finissent par une évasion</translation>
    </message>
    <message>
        <source>Largest deviation from an even share of wins</source>
        <translation>Plus grand écart par rapport à une part égale des victoires</translation>
    </message>
    <message>
        <source>Largest deviation of a pick colour from the average gain</source>
        <translation>Plus grand écart d&apos;une couleur de crochet par rapport au gain moyen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>✓ met</source>
        <translation>✓ atteint</translation>
    </message>
    <message>
        <source>✗ missed</source>
        <translation>✗ manqué</translation>
    </message>
    <message>
        <source>? undecided</source>
        <translation>? indécis</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>au moins</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au plus</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Set a range for another figure</source>
        <translation>Fixer les limites d&apos;une mesure de plus</translation>
    </message>
    <message>
        <source>Remove this goal</source>
        <translation>Enlever cet objectif</translation>
    </message>
    <message>
        <source> (percent)</source>
        <translation> (pour cent)</translation>
    </message>
    <message>
        <source>any</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>Minimum%1; empty for any</source>
        <translation>Minimum%1&#x202f;; vide&#x202f;: sans limite</translation>
    </message>
    <message>
        <source>Maximum%1; empty for any</source>
        <translation>Maximum%1&#x202f;; vide&#x202f;: sans limite</translation>
    </message>
    <message>
        <source>%1: at least</source>
        <translation>%1&#x202f;: au moins</translation>
    </message>
    <message>
        <source>%1: at most</source>
        <translation>%1&#x202f;: au plus</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Enlever&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>What the games show, with a 95 % confidence interval</source>
        <translation>Ce que montrent les parties, avec un intervalle de confiance à 95&#x202f;%</translation>
    </message>
    <message>
        <source>Not a number</source>
        <translation>Pas un nombre</translation>
    </message>
    <message>
        <source>Enter a minimum or a maximum</source>
        <translation>Indiquer un minimum ou un maximum</translation>
    </message>
    <message>
        <source>? no data</source>
        <translation>? rien à compter</translation>
    </message>
    <message>
        <source>Add a goal…</source>
        <translation>Ajouter un objectif…</translation>
    </message>
    <message>
        <source>A share is between 0 and 100 %</source>
        <translation>Une part est comprise entre 0 et 100&#x202f;%</translation>
    </message>
    <message>
        <source>%1 or more and %2 or less: these contradict each other</source>
        <translation>%1 ou plus et %2 ou moins&#x202f;: c&apos;est contradictoire</translation>
    </message>
    <message>
        <source>Share of turns that start with none of the most-used pieces in supply</source>
        <translation>Part des tours qui commencent sans aucun des pions les plus utilisés en réserve</translation>
    </message>
    <message>
        <source>Share of all points from the richest source</source>
        <translation>Part de tous les points que donne la source la plus riche</translation>
    </message>
    <message>
        <source>goals</source>
        <translation>objectifs</translation>
    </message>
    <message>
        <source>! see below</source>
        <translation>! voir plus bas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>For all sets of this game. Lamps have limits of their own.</source>
        <translation>Pour tous les jeux de ce type. Les lampes ont leurs propres limites.</translation>
    </message>
</context>
<context>
    <name>tilewright::GoalsTable</name>
    <message>
        <source>A&amp;dd Goal…</source>
        <translation>Ajouter un o&amp;bjectif…</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Shares are numbers from 0 to 1; an empty field means any</source>
        <translation>Les parts sont des nombres de 0 à 1&#x202f;; un champ vide ne fixe pas de limite</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>au moins</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au plus</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>How much the distance to this goal counts relative to the others</source>
        <translation>Poids de l&apos;écart à cet objectif par rapport aux autres</translation>
    </message>
    <message>
        <source>Set a range for another figure</source>
        <translation>Fixer les limites d&apos;une mesure de plus</translation>
    </message>
    <message>
        <source>Remove this goal</source>
        <translation>Enlever cet objectif</translation>
    </message>
    <message>
        <source>Remove goal</source>
        <translation>Enlever l’objectif</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>any</source>
        <translation>libre</translation>
    </message>
</context>
<context>
    <name>tilewright::HeatLegend</name>
    <message>
        <source>Heat map: %1, from none to %2</source>
        <translation>Carte de chaleur&#x202f;: %1, de zéro à %2</translation>
    </message>
    <message>
        <source>%1. To remove it: %2</source>
        <translation>%1. %2 l&apos;enlève</translation>
    </message>
</context>
<context>
    <name>tilewright::HeatMapController</name>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Aucune</translation>
    </message>
    <message>
        <source>Tiles are not tinted</source>
        <translation>Les tuiles ne sont pas teintées</translation>
    </message>
    <message>
        <source>&amp;Heat Map of the Tiles</source>
        <translation>Carte de &amp;chaleur des tuiles</translation>
    </message>
    <message>
        <source>&amp;Heat Map of the Board</source>
        <translation>Carte de c&amp;haleur du plateau</translation>
    </message>
    <message>
        <source>Rooms are not tinted</source>
        <translation>Les pièces ne sont pas teintées</translation>
    </message>
    <message>
        <source>&amp;Use in Games</source>
        <translation>&amp;Usage dans les parties</translation>
    </message>
    <message>
        <source>Tints the rooms by how often pieces step into and out of them in a game</source>
        <translation>Teinte les pièces selon le nombre de fois où des pions y entrent ou en sortent dans une partie</translation>
    </message>
    <message>
        <source>&amp;Barred</source>
        <translation>&amp;Barrées</translation>
    </message>
    <message>
        <source>Tints the rooms by how often one of their doors is barred in a game</source>
        <translation>Teinte les pièces selon le nombre de fois où une de leurs portes est barrée dans une partie</translation>
    </message>
    <message>
        <source>&amp;Refused</source>
        <translation>&amp;Refusées</translation>
    </message>
    <message>
        <source>Tints the rooms by how many of their doors stand open when a tile fits nowhere</source>
        <translation>Teinte les pièces selon le nombre de leurs portes qui sont ouvertes quand une tuile ne va nulle part</translation>
    </message>
    <message>
        <source>The heat map appears as soon as the quick check has played its games.</source>
        <translation>La carte de chaleur apparaît dès que la vérification rapide a joué ses parties.</translation>
    </message>
    <message>
        <source>The heat map appears after a playtest; no game has been played yet.</source>
        <translation>La carte de chaleur apparaît après un essai&#x202f;; aucune partie n&apos;a encore été jouée.</translation>
    </message>
    <message>
        <source>&amp;Sort the Tiles</source>
        <translation>&amp;Trier les tuiles</translation>
    </message>
    <message>
        <source>Order in the S&amp;et</source>
        <translation>Ordre du &amp;jeu</translation>
    </message>
    <message>
        <source>Lists the tiles in the order that is saved in the file</source>
        <translation>Liste les tuiles dans l&apos;ordre enregistré dans le fichier</translation>
    </message>
    <message>
        <source>Lists the tiles with the greatest value first</source>
        <translation>Liste les tuiles, la plus grande valeur d&apos;abord</translation>
    </message>
    <message>
        <source>After a playtest or quick check, lists the tiles with the greatest value first</source>
        <translation>Après un essai ou une vérification rapide, liste les tuiles, la plus grande valeur d&apos;abord</translation>
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
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Help on the current panel</source>
        <translation>Aide sur le panneau utilisé</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Visite guidée</translation>
    </message>
    <message>
        <source>A short tour: change a tile, then see it in a game</source>
        <translation>Une courte visite, d&apos;une tuile à une partie jouée avec elle</translation>
    </message>
    <message>
        <source>&amp;About Tilewright</source>
        <translation>À &amp;propos de Tilewright</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version et licence</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>À propos de &amp;Qt</translation>
    </message>
    <message>
        <source>The library that the window is built with</source>
        <translation>La bibliothèque qui sert à construire la fenêtre</translation>
    </message>
    <message>
        <source>%1, %2. %3</source>
        <translation>%1, %2. %3</translation>
    </message>
    <message>
        <source>About Tilewright</source>
        <translation>À propos de Tilewright</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Tilewright %1&lt;/h3&gt;&lt;p&gt;A studio for tile-laying games that go underground.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Tilewright %1&lt;/h3&gt;&lt;p&gt;Un studio pour les jeux de tuiles qui vont sous terre.&lt;/p&gt;&lt;p&gt;Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Il est fourni sans aucune garantie.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>New here? In a short tour, you change a tile and see it in a game.</source>
        <translation>Vous débutez&#x202f;? Une courte visite vous mène d&apos;une tuile à une partie jouée avec elle.</translation>
    </message>
    <message>
        <source>&amp;Start the Tour</source>
        <translation>&amp;Commencer la visite</translation>
    </message>
    <message>
        <source>E&amp;xplain This</source>
        <translation>E&amp;xpliquer ceci</translation>
    </message>
    <message>
        <source>Shift+F1</source>
        <translation>Shift+F1</translation>
    </message>
    <message>
        <source>Shows the tooltip of the focused item until you press Esc</source>
        <translation>Montre, jusqu&apos;à Échap, l&apos;infobulle de ce qui a le focus</translation>
    </message>
    <message>
        <source>The focused item has no tooltip.</source>
        <translation>Ce qui a le focus n&apos;a pas d&apos;infobulle.</translation>
    </message>
    <message>
        <source>&amp;Examples of the Dungeon&apos;s Rules</source>
        <translation>&amp;Exemples des règles des Oubliettes</translation>
    </message>
</context>
<context>
    <name>tilewright::HelpWindow</name>
    <message>
        <source>en</source>
        <extracomment>the code of the language that the help pages are shown in: en, de, fr</extracomment>
        <translation>fr</translation>
    </message>
    <message>
        <source>Tilewright Help</source>
        <translation>Aide de Tilewright</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Help page</source>
        <translation>Page d&apos;aide</translation>
    </message>
</context>
<context>
    <name>tilewright::HintPanel</name>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancel the hint (Esc)</source>
        <translation>Annuler le conseil (Échap)</translation>
    </message>
    <message>
        <source>The best moves</source>
        <translation>Les meilleurs coups</translation>
    </message>
    <message>
        <source>Close the hint (Esc while it has the focus)</source>
        <translation>Fermer le conseil (Échap quand il a le focus)</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Fermer le conseil</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>%1
Win probability: %2, after %3 simulations</source>
        <translation>%1
Probabilité de victoire&#x202f;: %2, après %3 simulations</translation>
    </message>
    <message>
        <source>Click to see the move; press Enter or double-click to play it.</source>
        <translation>Un clic montre le coup, Entrée ou un double-clic le joue.</translation>
    </message>
    <message>
        <source>Click to see the move. Take the seat to play it.</source>
        <translation>Un clic montre le coup. Pour le jouer, prendre la place.</translation>
    </message>
    <message>
        <source>No bot can evaluate moves under these rules.</source>
        <translation>Aucun bot ne sait évaluer les coups de ce système de règles.</translation>
    </message>
    <message>
        <source>Win probability for %1. %2</source>
        <translation>Probabilité de victoire pour %1. %2</translation>
    </message>
    <message>
        <source>The first move was tried most often, so its estimate is the most reliable; a bot would play it.</source>
        <translation>Le premier coup a été essayé le plus souvent, son estimation est donc la plus fiable&#x202f;; un bot le jouerait.</translation>
    </message>
</context>
<context>
    <name>tilewright::HistogramChart</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
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
        <translation>terre %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>; </source>
        <translation>&#x202f;; </translation>
    </message>
</context>
<context>
    <name>tilewright::IgnoredSettings</name>
    <message>
        <source>size and position of the window</source>
        <translation>taille et position de la fenêtre</translation>
    </message>
    <message>
        <source>panels of the design mode</source>
        <translation>panneaux du mode Concevoir</translation>
    </message>
    <message>
        <source>panels of the map mode</source>
        <translation>panneaux du mode Carte</translation>
    </message>
    <message>
        <source>files that were open last time</source>
        <translation>fichiers ouverts la dernière fois</translation>
    </message>
    <message>
        <source>view of the files last time</source>
        <translation>façon dont les fichiers étaient montrés la dernière fois</translation>
    </message>
    <message>
        <source>recent files</source>
        <translation>fichiers récents</translation>
    </message>
    <message>
        <source>language</source>
        <translation>langue</translation>
    </message>
    <message>
        <source>theme</source>
        <translation>thème</translation>
    </message>
    <message>
        <source>interface size</source>
        <translation>taille de l&apos;interface</translation>
    </message>
    <message>
        <source>quick checks of edits</source>
        <translation>vérification rapide des modifications</translation>
    </message>
    <message>
        <source>shortcut of a command</source>
        <translation>touche d&apos;une commande</translation>
    </message>
    <message>
        <source>animation of moves</source>
        <translation>animation des coups</translation>
    </message>
    <message>
        <source>layout of the play mode</source>
        <translation>éléments du mode Jouer</translation>
    </message>
    <message>
        <source>playtest goals</source>
        <translation>objectifs des essais</translation>
    </message>
    <message>
        <source>playtest settings</source>
        <translation>façon de jouer les essais</translation>
    </message>
    <message>
        <source>game preset</source>
        <translation>préréglage d&apos;une partie</translation>
    </message>
    <message>
        <source>export options</source>
        <translation>options d&apos;export</translation>
    </message>
    <message>
        <source>whether the tour was seen</source>
        <translation>visite guidée déjà vue ou non</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a setting in words, and its name in the file of settings</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Invalid settings were replaced by their defaults: %1.</source>
        <translation>Des réglages non valides ont été ignorés&#x202f;; le programme utilise ses valeurs par défaut&#x202f;: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>folder of returned games</source>
        <translation>dossier des parties renvoyées</translation>
    </message>
    <message>
        <source>folder of file dialogs</source>
        <translation>dossier des dialogues de fichiers</translation>
    </message>
    <message>
        <source>printing options</source>
        <translation>options d&apos;impression</translation>
    </message>
</context>
<context>
    <name>tilewright::ImportDialog</name>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>%1 is a column of a table, %2 what stood there, %3 what stands there now</extracomment>
        <translation>%1&#x202f;: %2 → %3</translation>
    </message>
    <message>
        <source>&amp;Remove the missing tiles from the set</source>
        <translation>Retirer du jeu les tuiles &amp;manquantes</translation>
    </message>
    <message>
        <source>Import Tiles</source>
        <translation>Importer des tuiles</translation>
    </message>
    <message>
        <source>What %1 changes in the set:</source>
        <translation>Ce que %1 change dans le jeu&#x202f;:</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>Ce qui change</translation>
    </message>
    <message>
        <source>Otherwise tiles that are not in the table stay as they are</source>
        <translation>Sinon, les tuiles absentes du tableau restent telles quelles</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>App&amp;liquer</translation>
    </message>
    <message>
        <source>Changes the set; a single undo reverts everything</source>
        <translation>Modifie le jeu&#x202f;; un seul «&#x202f;Annuler&#x202f;» défait tout</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouvelles</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifiées</translation>
    </message>
    <message>
        <source>Missing from the table</source>
        <translation>Absentes du tableau</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>kept unless you remove them</source>
        <translation>gardées, sauf si elles sont retirées</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles stay as they are.</source>
        <translation>
            <numerusform>%n tuile reste telle quelle.</numerusform>
            <numerusform>%n tuiles restent telles quelles.</numerusform>
        </translation>
    </message>
    <message>
        <source>New pick colours of the set: %1.</source>
        <translation>Nouvelles couleurs de crochets du jeu&#x202f;: %1.</translation>
    </message>
    <message>
        <source>There is nothing to import.</source>
        <translation>Il n&apos;y a rien à importer.</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vide)</translation>
    </message>
    <message numerus="yes">
        <source>%n differences.</source>
        <translation>
            <numerusform>%n différence.</numerusform>
            <numerusform>%n différences.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a column of a table, %2 what stands there</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n new tiles are &amp;equal to missing ones: give those the new ids</source>
        <translation>
            <numerusform>%n nouvelle tuile &amp;égale à une absente&#x202f;: donner à celle-ci le nouvel identifiant</numerusform>
            <numerusform>%n nouvelles tuiles &amp;égales à des absentes&#x202f;: donner à celles-ci les nouveaux identifiants</numerusform>
        </translation>
    </message>
    <message>
        <source>Otherwise they are added, and the missing ones stay too</source>
        <translation>Sinon elles s&apos;ajoutent, et les absentes restent aussi</translation>
    </message>
    <message>
        <source>The new set that %1 describes:</source>
        <translation>Le nouveau jeu que %1 décrit&#x202f;:</translation>
    </message>
    <message>
        <source>same as %1, which is missing</source>
        <translation>égale à %1, qui manque</translation>
    </message>
</context>
<context>
    <name>tilewright::InteractionController</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 · %2 options</source>
        <translation>%1 · %2 possibilités au choix</translation>
    </message>
    <message>
        <source>%1 · into the %2 or beyond</source>
        <translation>%1 · dedans (%2), ou plus loin</translation>
    </message>
    <message>
        <source>%1 · one destination</source>
        <translation>%1 · une destination</translation>
    </message>
    <message>
        <source>%1 · %2 destinations</source>
        <translation>%1 · %2 destinations</translation>
    </message>
    <message>
        <source>%1 · choose it again to pay</source>
        <translation>%1 · choisir encore une fois pour payer</translation>
    </message>
    <message>
        <source>%1: already occupied by %2</source>
        <translation>%1&#x202f;: déjà occupé par %2</translation>
    </message>
</context>
<context>
    <name>tilewright::IssueText</name>
    <message>
        <source>line %1, column %2</source>
        <translation>ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>à %1</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>tuile %1</translation>
    </message>
    <message>
        <source>at %1, %2</source>
        <extracomment>where something is on a map: the coordinates of a cell</extracomment>
        <translation>en %1, %2</translation>
    </message>
</context>
<context>
    <name>tilewright::IssuesModel</name>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avertissement</translation>
    </message>
</context>
<context>
    <name>tilewright::IssuesPanel</name>
    <message>
        <source>Issues</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>&amp;Fix Issue</source>
        <translation>&amp;Corriger le problème</translation>
    </message>
    <message>
        <source>Enter goes to the cause of an issue, Ctrl+. fixes it</source>
        <translation>Entrée mène à la cause d&apos;un problème, Ctrl+. le corrige</translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation>Ctrl+.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>This issue has no quick fix: the decision is yours</source>
        <translation>Ce problème n&apos;a pas de correction rapide&#x202f;: c&apos;est à vous de décider</translation>
    </message>
    <message>
        <source>&amp;Go There</source>
        <translation>&amp;Y aller</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n trouvé</numerusform>
            <numerusform>%n trouvés</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no issues</source>
        <translation>Il n&apos;y a aucun problème</translation>
    </message>
</context>
<context>
    <name>tilewright::LandscapeActions</name>
    <message>
        <source>mouth</source>
        <translation>bouche</translation>
    </message>
    <message>
        <source>tunnel</source>
        <translation>tunnel</translation>
    </message>
    <message>
        <source>to crossing</source>
        <translation>au carrefour</translation>
    </message>
    <message>
        <source>to gate</source>
        <translation>à la porte</translation>
    </message>
    <message>
        <source>to cloister</source>
        <translation>au cloître</translation>
    </message>
    <message>
        <source>to tower</source>
        <translation>à la tour</translation>
    </message>
    <message>
        <source>to volcano</source>
        <translation>au volcan</translation>
    </message>
    <message>
        <source>Sets the focused side to: %1 (%2)</source>
        <translation>Définit le côté choisi&#x202f;: %1 (%2)</translation>
    </message>
    <message>
        <source>Adds to or removes from the tile: %1 (%2)</source>
        <translation>Ajoute à la tuile, ou en retire&#x202f;: %1 (%2)</translation>
    </message>
    <message>
        <source>Adds to or removes from the chosen feature: %1 (%2)</source>
        <translation>Ajoute à la zone choisie, ou en retire&#x202f;: %1 (%2)</translation>
    </message>
    <message>
        <source>Join or Separate</source>
        <translation>Joindre ou séparer</translation>
    </message>
    <message>
        <source>join</source>
        <translation>joindre</translation>
    </message>
    <message>
        <source>Grabs the focused side (J); go to another side and press J again to join or separate the two</source>
        <translation>Saisit le côté choisi (J)&#x202f;; aller à un autre et appuyer encore sur J pour les joindre, ou les séparer</translation>
    </message>
    <message>
        <source>Add a Pennant</source>
        <translation>Ajouter un blason</translation>
    </message>
    <message>
        <source>pennant +</source>
        <translation>blason +</translation>
    </message>
    <message>
        <source>Remove a Pennant</source>
        <translation>Retirer un blason</translation>
    </message>
    <message>
        <source>pennant −</source>
        <translation>blason −</translation>
    </message>
    <message>
        <source>Adds a pennant to the chosen city (P)</source>
        <translation>Ajoute un blason à la ville choisie (P)</translation>
    </message>
    <message>
        <source>Removes a pennant from the chosen city (Shift+P)</source>
        <translation>Retire un blason à la ville choisie (Maj+P)</translation>
    </message>
    <message>
        <source>Touches %1</source>
        <extracomment>a field of a tile; %1: &quot;city north&quot;</extracomment>
        <translation>Touche&#x202f;: %1</translation>
    </message>
    <message>
        <source>Whether the chosen field touches this: %1</source>
        <translation>Indique si le pré choisi touche ceci&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1: only on roads with one side</source>
        <translation>%1&#x202f;: seulement sur les routes à un seul côté</translation>
    </message>
    <message>
        <source>%1: only on roads with several sides</source>
        <translation>%1&#x202f;: seulement sur les routes à plusieurs côtés</translation>
    </message>
    <message>
        <source>%1: only on cities</source>
        <translation>%1&#x202f;: seulement sur les villes</translation>
    </message>
    <message>
        <source>%1: only on roads</source>
        <translation>%1&#x202f;: seulement sur les routes</translation>
    </message>
    <message>
        <source>Pennants: only on cities</source>
        <translation>Blasons&#x202f;: seulement sur les villes</translation>
    </message>
    <message>
        <source>Only for fields on tiles with that many cities</source>
        <translation>Seulement pour les prés de tuiles ayant autant de villes</translation>
    </message>
    <message>
        <source>This city has no pennant</source>
        <translation>Cette ville n&apos;a pas de blason</translation>
    </message>
    <message>
        <source>This city already has as many pennants as allowed</source>
        <translation>Cette ville a déjà le maximum de blasons</translation>
    </message>
    <message>
        <source>%1. Chosen: %2</source>
        <translation>%1. Choix actuel&#x202f;: %2</translation>
    </message>
    <message>
        <source>To set what a side shows, choose the side first</source>
        <translation>Ce qu&apos;un côté montre&#x202f;: seulement là où un côté est choisi</translation>
    </message>
    <message>
        <source>Add an Inner Field</source>
        <translation>Ajouter un pré intérieur</translation>
    </message>
    <message>
        <source>inner field</source>
        <translation>pré intérieur</translation>
    </message>
    <message>
        <source>Adds a field that touches no side, such as one inside a city (E)</source>
        <translation>Ajoute un pré qui ne touche aucun côté, comme à l&apos;intérieur d&apos;une ville (E)</translation>
    </message>
    <message>
        <source>The tile already has as many features as allowed</source>
        <translation>La tuile a déjà le maximum de zones</translation>
    </message>
    <message>
        <source>Remove the Inner Field</source>
        <translation>Retirer le pré intérieur</translation>
    </message>
    <message>
        <source>no inner field</source>
        <translation>aucun pré intérieur</translation>
    </message>
    <message>
        <source>Removes the chosen inner field (Shift+E)</source>
        <translation>Retire le pré intérieur choisi (Maj+E)</translation>
    </message>
    <message>
        <source>Only inner fields can be removed; fields at the sides depend on what the sides show</source>
        <translation>On ne peut retirer que les prés intérieurs&#x202f;; ceux des côtés dépendent de ce que les côtés montrent</translation>
    </message>
</context>
<context>
    <name>tilewright::LandscapeCanvas</name>
    <message>
        <source>joins %1 and %2</source>
        <translation>joint %1 et %2</translation>
    </message>
    <message>
        <source>separates %1 and %2</source>
        <translation>sépare %1 et %2</translation>
    </message>
    <message>
        <source>%1 and %2 have nothing to join</source>
        <translation>%1 et %2 n&apos;ont rien à joindre</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a side of a tile, and the feature that lies there</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Release: %1</source>
        <extracomment>%1: joins north and east</extracomment>
        <translation>Relâcher&#x202f;: %1</translation>
    </message>
    <message>
        <source>Click to choose: %1</source>
        <translation>Clic&#x202f;: choisir %1</translation>
    </message>
    <message>
        <source>Holding %1: go to another side and press %2 again, or Esc to let go</source>
        <translation>Saisi&#x202f;: %1. Aller à un autre côté et appuyer encore sur %2, Échap lâche</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et encore %n</numerusform>
            <numerusform>et encore %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Click again: %1 becomes %2; draw a line to another side to join or separate</source>
        <translation>Encore un clic&#x202f;: %1 devient %2&#x202f;; tirer un trait vers un autre côté pour joindre ou séparer</translation>
    </message>
    <message>
        <source>%1; there is no room to draw it</source>
        <translation>%1&#x202f;; l&apos;image n&apos;a pas de place pour lui</translation>
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
        <translation>Zones</translation>
    </message>
    <message>
        <source>Tiles by number of sides with: %1</source>
        <extracomment>%1: city, road or field</extracomment>
        <translation>Tuiles selon les côtés avec&#x202f;: %1</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Symboles</translation>
    </message>
    <message>
        <source>Tiles with: %1</source>
        <translation>Tuiles avec&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Tiles with %n sides: %1</source>
        <translation>
            <numerusform>Tuiles avec %n côté&#x202f;: %1</numerusform>
            <numerusform>Tuiles avec %n côtés&#x202f;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles with pennants</source>
        <translation>Tuiles avec des blasons</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n in the set, counting copies</source>
        <translation>
            <numerusform>%1&#x202f;: %n dans le jeu, exemplaires compris</numerusform>
            <numerusform>%1&#x202f;: %n dans le jeu, exemplaires compris</numerusform>
        </translation>
    </message>
    <message>
        <source>Features by kind</source>
        <translation>Zones par sorte</translation>
    </message>
    <message numerus="yes">
        <source>%n sides</source>
        <translation>
            <numerusform>%n côté</numerusform>
            <numerusform>%n côtés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles with this many such sides: %1</source>
        <translation>
            <numerusform>%n tuile avec ce nombre de tels côtés&#x202f;: %1</numerusform>
            <numerusform>%n tuiles avec ce nombre de tels côtés&#x202f;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>pennants</source>
        <translation>blasons</translation>
    </message>
    <message numerus="yes">
        <source>%n pennants in the set, counting copies</source>
        <translation>
            <numerusform>%n blason dans le jeu, exemplaires compris</numerusform>
            <numerusform>%n blasons dans le jeu, exemplaires compris</numerusform>
        </translation>
    </message>
    <message>
        <source>Symbols of features and tiles</source>
        <translation>Symboles des zones et des tuiles</translation>
    </message>
    <message>
        <source>Kinds of open places that no tile fits</source>
        <translation>Sortes d&apos;endroits libres où aucune tuile ne va</translation>
    </message>
    <message numerus="yes">
        <source>Tiles that fit the hardest place to fill with %n neighbours</source>
        <translation>
            <numerusform>Tuiles qui vont à l&apos;endroit le plus rare avec %n voisin</numerusform>
            <numerusform>Tuiles qui vont à l&apos;endroit le plus rare avec %n voisins</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; target %2</source>
        <translation>%1&#x202f;; objectif %2</translation>
    </message>
    <message numerus="yes">
        <source>%n neighbours</source>
        <translation>
            <numerusform>%n voisin</numerusform>
            <numerusform>%n voisins</numerusform>
        </translation>
    </message>
    <message>
        <source>Places with this many neighbours: %1. No tile fits %3 of their %2 kinds, so %4 % can be filled; on average, %5 tiles fit one</source>
        <translation>Endroits avec ce nombre de voisins&#x202f;: %1. Pour %3 de leurs %2 sortes, aucune tuile ne convient, %4&#x202f;% en ont donc une&#x202f;; %5 tuiles conviennent à chacune en moyenne</translation>
    </message>
</context>
<context>
    <name>tilewright::LandscapeGeneratorDialog</name>
    <message>
        <source>Generate landscape tiles</source>
        <translation>Générer des tuiles de paysage</translation>
    </message>
    <message>
        <source>Weight of this kind of side relative to the others</source>
        <translation>Poids de cette sorte de côté par rapport aux autres</translation>
    </message>
    <message>
        <source>Sides: %1</source>
        <extracomment>%1: city, road or field</extracomment>
        <translation>Côtés&#x202f;: %1</translation>
    </message>
    <message>
        <source>Of the tiles with several city sides, the share where these form one city</source>
        <translation>Part des tuiles à plusieurs côtés de ville où ceux-ci forment une seule ville</translation>
    </message>
    <message>
        <source>&amp;Joined cities</source>
        <translation>&amp;Villes jointes</translation>
    </message>
    <message>
        <source>Share of the larger cities that have a pennant</source>
        <translation>Part des grandes villes qui ont un blason</translation>
    </message>
    <message>
        <source>&amp;Pennants</source>
        <translation>&amp;Blasons</translation>
    </message>
    <message>
        <source>Share of the tiles with room for a cloister that have one</source>
        <translation>Part des tuiles ayant la place pour un cloître qui en ont un</translation>
    </message>
    <message>
        <source>&amp;Cloisters</source>
        <translation>Cloîtr&amp;es</translation>
    </message>
    <message>
        <source>&amp;Volcanoes</source>
        <translation>Vo&amp;lcans</translation>
    </message>
    <message>
        <source>Tiles with a volcano, which calls the dragon</source>
        <translation>Tuiles avec un volcan, qui appelle le dragon</translation>
    </message>
    <message>
        <source>&amp;Dragons</source>
        <translation>&amp;Dragons</translation>
    </message>
    <message>
        <source>Tiles with a dragon symbol, which lets the dragon fly</source>
        <translation>Tuiles avec un dragon, qui le fait voler</translation>
    </message>
    <message>
        <source>P&amp;ortals</source>
        <translation>P&amp;ortails</translation>
    </message>
    <message>
        <source>Tiles with a portal</source>
        <translation>Tuiles avec un portail</translation>
    </message>
    <message>
        <source>To&amp;wers</source>
        <translation>To&amp;urs</translation>
    </message>
    <message>
        <source>Tiles with a tower, through which pieces enter the dungeon</source>
        <translation>Tuiles avec une tour, par laquelle les pions entrent dans les oubliettes</translation>
    </message>
    <message>
        <source>Pr&amp;incesses</source>
        <translation>Pr&amp;incesses</translation>
    </message>
    <message>
        <source>Cities with a princess, if there are enough cities</source>
        <translation>Villes avec une princesse, dans la limite des villes présentes</translation>
    </message>
    <message>
        <source>Cat&amp;hedrals</source>
        <translation>Cat&amp;hédrales</translation>
    </message>
    <message>
        <source>Cities with a cathedral, if there are enough cities</source>
        <translation>Villes avec une cathédrale, dans la limite des villes présentes</translation>
    </message>
    <message>
        <source>Inn&amp;s</source>
        <translation>Auber&amp;ges</translation>
    </message>
    <message>
        <source>Roads with an inn, if there are enough roads</source>
        <translation>Routes avec une auberge, dans la limite des routes présentes</translation>
    </message>
    <message>
        <source>T&amp;unnel mouths</source>
        <translation>Bou&amp;ches de tunnel</translation>
    </message>
    <message>
        <source>Roads that end in a tunnel mouth; if too few roads end, some are split</source>
        <translation>Routes qui finissent dans une bouche de tunnel&#x202f;; des routes sont coupées pour cela s&apos;il n&apos;en finit pas assez</translation>
    </message>
    <message>
        <source>Most a&amp;like</source>
        <translation>Au &amp;plus pareilles</translation>
    </message>
    <message>
        <source>Maximum number of tiles with the same sides, as far as the sides allow; 0 for any number</source>
        <translation>Nombre maximal de tuiles aux mêmes côtés, dans la mesure où les côtés le permettent&#x202f;; 0&#x202f;: sans limite</translation>
    </message>
    <message>
        <source>&amp;Fillable places</source>
        <translation>Endroit&amp;s où l&apos;on va</translation>
    </message>
    <message>
        <source>Share of the places between four tiles that at least one tile should fit, as far as the sides allow</source>
        <translation>Part des endroits entre quatre tuiles où une tuile au moins doit aller, dans la mesure où les côtés le permettent</translation>
    </message>
    <message>
        <source>Weights of the sides: 2 means twice as many as 1.</source>
        <translation>Poids des côtés&#x202f;: 2 veut dire deux fois plus que 1.</translation>
    </message>
</context>
<context>
    <name>tilewright::LandscapePalette</name>
    <message>
        <source>What the tile shows</source>
        <translation>Ce que montre la tuile</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Côté</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>Feature</source>
        <translation>Zone</translation>
    </message>
</context>
<context>
    <name>tilewright::LandscapeTools</name>
    <message>
        <source>Features of the tile</source>
        <translation>Zones de la tuile</translation>
    </message>
    <message>
        <source>What the tile shows; choosing a feature highlights it on the tile</source>
        <translation>Ce que montre la tuile&#x202f;; choisir une zone la met en évidence sur la tuile</translation>
    </message>
    <message>
        <source>%1 · arrows and Page keys move, keys set, J joins, R turns</source>
        <translation>%1 · les flèches et les touches Page déplacent, les touches définissent, J joint, R tourne</translation>
    </message>
    <message>
        <source>Set &amp;Side</source>
        <translation>Définir le côt&amp;é</translation>
    </message>
    <message>
        <source>On the Chosen &amp;Feature</source>
        <translation>Sur la &amp;zone choisie</translation>
    </message>
    <message>
        <source>&amp;On the Tile</source>
        <translation>Sur la tuil&amp;e</translation>
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
            <numerusform>%n blason</numerusform>
            <numerusform>%n blasons</numerusform>
        </translation>
    </message>
    <message>
        <source>touches the city %1</source>
        <extracomment>a field; %1 tells where the cities lie</extracomment>
        <translation>touche la ville côté %1</translation>
    </message>
    <message>
        <source> and the city </source>
        <translation> et la ville côté </translation>
    </message>
    <message>
        <source>any side</source>
        <extracomment>a side of a tile that fits every other side</extracomment>
        <translation>quelconque</translation>
    </message>
    <message>
        <source>%1, left half</source>
        <extracomment>%1 is a side of a tile; left as seen from the middle of the tile</extracomment>
        <translation>%1, moitié gauche</translation>
    </message>
    <message>
        <source>%1, right half</source>
        <translation>%1, moitié droite</translation>
    </message>
    <message>
        <source>inner field</source>
        <translation>pré intérieur</translation>
    </message>
    <message>
        <source>; </source>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a side of a tile and what is there: &quot;north city&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>inner field %1</source>
        <extracomment>%1 counts the fields of a tile that meet no side</extracomment>
        <translation>pré intérieur %1</translation>
    </message>
</context>
<context>
    <name>tilewright::LimitsTable</name>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Sets outside these limits are not tried</source>
        <translation>Les jeux hors de ces limites ne sont pas essayés</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>au moins</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au plus</translation>
    </message>
</context>
<context>
    <name>tilewright::LineChooser</name>
    <message>
        <source>Lines of the game</source>
        <translation>Lignes de la partie</translation>
    </message>
    <message>
        <source>Other lines from here: choose one to continue (also Ctrl+L)</source>
        <translation>Autres lignes à partir d&apos;ici&#x202f;: en choisir une à continuer (aussi Ctrl+L)</translation>
    </message>
    <message numerus="yes">
        <source>Line %1 (current): %n moves</source>
        <translation>
            <numerusform>Ligne %1 (actuelle)&#x202f;: %n coup</numerusform>
            <numerusform>Ligne %1 (actuelle)&#x202f;: %n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Line %1: %n moves; move %2: %3</source>
        <translation>
            <numerusform>Ligne %1&#x202f;: %n coup&#x202f;; coup %2&#x202f;: %3</numerusform>
            <numerusform>Ligne %1&#x202f;: %n coups&#x202f;; coup %2&#x202f;: %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::LogModel</name>
    <message>
        <source>%1 %2: %3</source>
        <extracomment>turn, player, the move</extracomment>
        <translation>%1 %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1
Turn %2, move %3. Click or press Enter to see the board after it.</source>
        <translation>%1
Tour %2, coup %3. Un clic ou Entrée montre le plateau après ce coup.</translation>
    </message>
    <message>
        <source>%1
A comment after move %2. Click or press Enter to see the board there.</source>
        <translation>%1
Un commentaire après le coup %2. Un clic ou Entrée montre le plateau à cet endroit.</translation>
    </message>
    <message>
        <source>%1 %2 (%3): %4</source>
        <extracomment>turn, player, points that the move scored, the move</extracomment>
        <translation>%1 %2 (%3)&#x202f;: %4</translation>
    </message>
</context>
<context>
    <name>tilewright::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Log of the game</source>
        <translation>Journal de la partie</translation>
    </message>
    <message>
        <source>not covered by the rules: %1</source>
        <translation>non prévu par les règles&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 scores %2</source>
        <translation>Points pour&#xa0;%1&#x202f;:&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 scores %2: %3</source>
        <translation>Points pour&#xa0;%1&#x202f;:&#xa0;%2 (%3)</translation>
    </message>
    <message>
        <source>%1 is sent home by %2</source>
        <translation>%1 est renvoyé par&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 comes home</source>
        <translation>%1 rentre</translation>
    </message>
    <message>
        <source>%1 pays %2: %3</source>
        <translation>%1 paie, %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1 is freed</source>
        <translation>%1 est libéré</translation>
    </message>
    <message>
        <source>%1 goes into the %2</source>
        <translation>%1 entre&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 is held by %2</source>
        <translation>%1 est détenu par %2</translation>
    </message>
</context>
<context>
    <name>tilewright::LongRun</name>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1&#xa0;min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1&#xa0;h</translation>
    </message>
</context>
<context>
    <name>tilewright::MainMenu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>Close the window; asks about unsaved changes</source>
        <translation>Ferme la fenêtre&#x202f;; demande que faire des modifications non enregistrées</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Commands…</source>
        <translation>Co&amp;mmandes…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation>Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>Find any command by its name</source>
        <translation>Trouver une commande par son nom</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
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
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Panneaux</translation>
    </message>
    <message>
        <source>&amp;Restore All</source>
        <translation>&amp;Tout restaurer</translation>
    </message>
    <message>
        <source>Puts all panels back in their original places</source>
        <translation>Remet tous les panneaux à leur place d&apos;origine</translation>
    </message>
    <message>
        <source>&amp;Canvas</source>
        <translation>Ca&amp;nevas</translation>
    </message>
    <message>
        <source>&amp;Tile</source>
        <translation>&amp;Tuile</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Grille</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Carte</translation>
    </message>
    <message>
        <source>Play&amp;test</source>
        <translation>&amp;Essai</translation>
    </message>
    <message>
        <source>Undoes the last change; in a game, goes back to your last decision</source>
        <translation>Annule le dernier changement&#x202f;; dans une partie, ramène à votre dernière décision</translation>
    </message>
    <message>
        <source>Redoes the last undone change; in a game, goes on to your next decision</source>
        <translation>Refait ce qui a été annulé&#x202f;; dans une partie, mène à votre décision suivante</translation>
    </message>
    <message>
        <source>&amp;Recent Messages</source>
        <translation>&amp;Derniers messages</translation>
    </message>
    <message>
        <source>Ctrl+Alt+M</source>
        <translation>Ctrl+Alt+M</translation>
    </message>
    <message>
        <source>Shows recent messages again until you press Esc</source>
        <translation>Montre de nouveau, jusqu&apos;à Échap, ce qui n&apos;a pu être lu qu&apos;un moment</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé&#x202f;: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Rétabli&#x202f;: %1</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>Pla&amp;teau</translation>
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
        <translation>Conce&amp;voir</translation>
    </message>
    <message>
        <source>Design the tiles of the set</source>
        <translation>Concevoir les tuiles du jeu</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Carte</translation>
    </message>
    <message>
        <source>Boards and scenarios</source>
        <translation>Plateaux et scénarios</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>Watch or play a game</source>
        <translation>Regarder ou jouer une partie</translation>
    </message>
    <message>
        <source>P&amp;rint</source>
        <translation>&amp;Imprimer</translation>
    </message>
    <message>
        <source>Sheets to print and cut</source>
        <translation>Planches à imprimer et à découper</translation>
    </message>
    <message>
        <source>Pla&amp;ytest</source>
        <translation>E&amp;ssai</translation>
    </message>
    <message>
        <source>Test a set with many bot games</source>
        <translation>Tester un jeu avec de nombreuses parties de bots</translation>
    </message>
    <message>
        <source>Press Esc again to return to where you were; the game waits in Play.</source>
        <translation>Un second Échap ramène là où vous étiez&#x202f;; la partie attend dans «&#x202f;Jouer&#x202f;».</translation>
    </message>
    <message>
        <source>“%1” is not available here now.</source>
        <translation>«&#x202f;%1&#x202f;» n&apos;est pas possible ici pour l&apos;instant.</translation>
    </message>
    <message>
        <source>There have been no messages yet.</source>
        <translation>Il n&apos;y a pas encore eu de message.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
</context>
<context>
    <name>tilewright::MapDocument</name>
    <message>
        <source>remove marker</source>
        <translation>enlever un marqueur</translation>
    </message>
    <message>
        <source>black marker</source>
        <translation>marqueur noir</translation>
    </message>
    <message>
        <source>white marker</source>
        <translation>marqueur blanc</translation>
    </message>
    <message>
        <source>name of the map</source>
        <translation>nom de la carte</translation>
    </message>
    <message>
        <source>A map can have at most %L1 chambers.</source>
        <translation>Une carte a au plus %L1 salles.</translation>
    </message>
    <message>
        <source>Maps (*.map.json)</source>
        <translation>Cartes (*.map.json)</translation>
    </message>
</context>
<context>
    <name>tilewright::MapDoorActions</name>
    <message>
        <source>the room&apos;s own door</source>
        <translation>la porte propre à la pièce</translation>
    </message>
    <message>
        <source>%1: not among the pick colours of the tile set</source>
        <translation>%1&#x202f;: pas parmi les couleurs de crochets du jeu de tuiles</translation>
    </message>
    <message>
        <source>%1: sets the focused side of the room under the cursor; the door tool uses it too</source>
        <translation>%1&#x202f;: règle le côté actif de la pièce sous le curseur&#x202f;; l&apos;outil des portes le pose aussi</translation>
    </message>
</context>
<context>
    <name>tilewright::MapEditor</name>
    <message>
        <source>No holes: each free cell beside a chamber has a tile that fits.</source>
        <translation>Aucun trou&#x202f;: chaque case libre à côté d&apos;une salle a une tuile qui convient.</translation>
    </message>
    <message>
        <source>Holes that no tile of the set fits: %L1</source>
        <translation>Trous qu&apos;aucune tuile du jeu ne comble&#x202f;: %L1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Filling was stopped; the map is unchanged.</source>
        <translation>Le remplissage a été arrêté&#x202f;; la carte est inchangée.</translation>
    </message>
    <message>
        <source>Choose a tile set first, at the top of Rooms &amp; Tiles.</source>
        <translation>Choisir d&apos;abord un jeu de tuiles, en haut de Pièces et tuiles.</translation>
    </message>
    <message>
        <source>That is more than %L1 cells; select fewer to fill them.</source>
        <translation>Cela fait plus de %L1 cases&#x202f;; en sélectionner moins pour les remplir.</translation>
    </message>
    <message>
        <source>The map changed during filling, so the cells were left as they are.</source>
        <translation>La carte a été modifiée pendant le remplissage, les cases ont donc été laissées telles quelles.</translation>
    </message>
    <message>
        <source>fill legally</source>
        <translation>remplir légalement</translation>
    </message>
    <message>
        <source>There are no free cells in the selection.</source>
        <translation>Il n&apos;y a pas de case libre dans la sélection.</translation>
    </message>
    <message>
        <source>Tiles laid: %L1. For the marked cells (%L2) there is no legal tile.</source>
        <translation>Tuiles posées&#x202f;: %L1. Pour les cases marquées (%L2), il n&apos;y a pas de tuile légale.</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Sélection</translation>
    </message>
    <message>
        <source>Select cells, and drag the selection</source>
        <translation>Sélectionner des cases, et faire glisser la sélection</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>&amp;Pinceau</translation>
    </message>
    <message>
        <source>Paint with the item chosen in the palette</source>
        <translation>Peindre avec ce qui est choisi dans la palette</translation>
    </message>
    <message>
        <source>&amp;Rectangle</source>
        <translation>&amp;Rectangle</translation>
    </message>
    <message>
        <source>Fill a rectangle</source>
        <translation>Remplir un rectangle</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>Re&amp;mplissage</translation>
    </message>
    <message>
        <source>Fill an enclosed area, or replace connected chambers of one kind</source>
        <translation>Remplir une zone fermée, ou remplacer des salles de même sorte qui se touchent</translation>
    </message>
    <message>
        <source>&amp;Eraser</source>
        <translation>&amp;Gomme</translation>
    </message>
    <message>
        <source>Erase chambers</source>
        <translation>Effacer des salles</translation>
    </message>
    <message>
        <source>&amp;Doors</source>
        <translation>Por&amp;tes</translation>
    </message>
    <message>
        <source>Set the sides of rooms: click a side</source>
        <translation>Définir les côtés des pièces&#x202f;: cliquer sur un côté</translation>
    </message>
    <message>
        <source>&amp;Markers</source>
        <translation>Mar&amp;queurs</translation>
    </message>
    <message>
        <source>Put a black or a white marker on a passageway, or remove it</source>
        <translation>Mettre un marqueur noir ou blanc sur un couloir, ou l&apos;enlever</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>Cut the selection</source>
        <translation>Couper la sélection</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy the selection</source>
        <translation>Copier la sélection</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Paste at the cell cursor; then drag, or move it with Ctrl and arrows</source>
        <translation>Coller au curseur de case&#x202f;; puis faire glisser, ou déplacer avec Ctrl et les flèches</translation>
    </message>
    <message>
        <source>C&amp;lear Cells</source>
        <translation>&amp;Vider les cases</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Vider la sélection</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Tout sé&amp;lectionner</translation>
    </message>
    <message>
        <source>Select the whole map</source>
        <translation>Sélectionner toute la carte</translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation>T&amp;ourner</translation>
    </message>
    <message>
        <source>Turn the brush, or the selection with its doors and markers</source>
        <translation>Tourner le pinceau, ou la sélection avec ses portes et marqueurs</translation>
    </message>
    <message>
        <source>&amp;Mirror Left to Right</source>
        <translation>Miroir gauche-&amp;droite</translation>
    </message>
    <message>
        <source>Mirror left to right</source>
        <translation>Retourner de gauche à droite</translation>
    </message>
    <message>
        <source>Mirror T&amp;op to Bottom</source>
        <translation>Miroir &amp;haut-bas</translation>
    </message>
    <message>
        <source>Mirror top to bottom</source>
        <translation>Retourner de haut en bas</translation>
    </message>
    <message>
        <source>Pick &amp;Up as Brush</source>
        <translation>Pre&amp;ndre comme pinceau</translation>
    </message>
    <message>
        <source>Use what is under the cursor as the brush</source>
        <translation>Prendre comme pinceau ce qui est sous le curseur</translation>
    </message>
    <message>
        <source>Rooms Fit Their &amp;Neighbours</source>
        <translation>Accorder les pièces à leurs &amp;voisines</translation>
    </message>
    <message>
        <source>A painted room opens towards a neighbour only where the neighbour opens towards it</source>
        <translation>Une pièce peinte s&apos;ouvre là où sa voisine s&apos;ouvre, et nulle part ailleurs vers elle</translation>
    </message>
    <message>
        <source>Fill &amp;Legally</source>
        <translation>Remplir &amp;légalement</translation>
    </message>
    <message>
        <source>Fill the free cells of the selection with tiles that match and join; repeat for another filling</source>
        <translation>Remplir les cases libres de la sélection de tuiles qui s&apos;accordent et se rejoignent&#x202f;; encore une fois pour un autre remplissage</translation>
    </message>
    <message>
        <source>Use No More Tiles Than the Set &amp;Has</source>
        <translation>Pas plus que le &amp;jeu n&apos;en a</translation>
    </message>
    <message>
        <source>When filling, use no tile more often than the set has it</source>
        <translation>Au remplissage, n&apos;utiliser aucune tuile plus souvent que le jeu ne l&apos;a</translation>
    </message>
    <message>
        <source>Show &amp;Holes</source>
        <translation>Afficher les tro&amp;us</translation>
    </message>
    <message>
        <source>Mark free cells beside chambers that no tile of the set fits</source>
        <translation>Marquer les cases libres à côté de salles où aucune tuile du jeu ne convient</translation>
    </message>
    <message>
        <source>Play &amp;From Here</source>
        <translation>Jouer d&apos;&amp;ici</translation>
    </message>
    <message>
        <source>Play a game on this map as it is now</source>
        <translation>Jouer une partie sur cette carte telle qu&apos;elle est</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>Zoom &amp;avant</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>&amp;True Size</source>
        <translation>&amp;Taille réelle</translation>
    </message>
    <message>
        <source>Show the map at the size of printed tiles</source>
        <translation>Aussi grand que les tuiles imprimées</translation>
    </message>
    <message>
        <source>&amp;Fit Map</source>
        <translation>A&amp;juster la carte</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Afficher toute la carte</translation>
    </message>
    <message>
        <source>Show &amp;Grid</source>
        <translation>Afficher la &amp;grille</translation>
    </message>
    <message>
        <source>Show the lines between cells</source>
        <translation>Afficher les lignes entre les cases</translation>
    </message>
    <message>
        <source>&amp;Set Side To</source>
        <translation>D&amp;éfinir le côté</translation>
    </message>
    <message>
        <source>Rooms &amp; Tiles</source>
        <translation>Pièces et tuiles</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Mini-Map</source>
        <translation>Mini-carte</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>Arrows go back to an earlier state, and forward again</source>
        <translation>Les flèches reviennent à un état précédent, ou repartent en avant</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Tile set of the map</source>
        <translation>Jeu de tuiles de la carte</translation>
    </message>
    <message>
        <source>The set that the map&apos;s tiles come from; it is not part of the map&apos;s file</source>
        <translation>Le jeu dont la carte pose les tuiles&#x202f;; il ne fait pas partie du fichier de la carte</translation>
    </message>
    <message>
        <source>Filter: “red cross”</source>
        <translation>Filtre&#x202f;: croix rouge</translation>
    </message>
    <message>
        <source>Filter rooms and tiles</source>
        <translation>Filtrer les pièces et les tuiles</translation>
    </message>
    <message>
        <source>Rooms and tiles</source>
        <translation>Pièces et tuiles</translation>
    </message>
    <message>
        <source>Arrows choose what the brush lays, Enter goes to the map</source>
        <translation>Les flèches choisissent ce que pose le pinceau, Entrée va à la carte</translation>
    </message>
    <message>
        <source>Name of the map</source>
        <translation>Nom de la carte</translation>
    </message>
    <message>
        <source>The name of the map as shown in games</source>
        <translation>Le nom de la carte, tel que les parties l&apos;affichent</translation>
    </message>
    <message>
        <source>Figures of the map</source>
        <translation>Mesures de la carte</translation>
    </message>
    <message>
        <source>Enter goes to the chamber that an issue is about</source>
        <translation>Entrée va à la salle que concerne un problème</translation>
    </message>
    <message>
        <source>Table of chambers</source>
        <translation>Tableau des salles</translation>
    </message>
    <message>
        <source>One row for each chamber; F2 edits a field</source>
        <translation>Une ligne par salle&#x202f;; F2 modifie un champ</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>tuiles</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>non compté</translation>
    </message>
    <message>
        <source>players</source>
        <translation>joueurs</translation>
    </message>
    <message>
        <source>not playable yet</source>
        <translation>pas encore jouable</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>Cursor at %1</source>
        <translation>Curseur en %1</translation>
    </message>
    <message>
        <source>open at the edge</source>
        <translation>ouverts au bord</translation>
    </message>
    <message>
        <source>markers, black and white</source>
        <translation>marqueurs, noirs et blancs</translation>
    </message>
    <message>
        <source>%L1, %L2</source>
        <translation>%L1, %L2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n trouvé</numerusform>
            <numerusform>%n trouvés</numerusform>
        </translation>
    </message>
    <message>
        <source>Select the cells to fill first: with the select tool (%1), or with Shift and arrows.</source>
        <translation>Sélectionner d&apos;abord les cases à remplir&#x202f;: avec l&apos;outil de sélection (%1), ou avec Maj et les flèches.</translation>
    </message>
    <message>
        <source>Filling… Press %1 again to stop.</source>
        <translation>Remplissage… %1 l&apos;arrête.</translation>
    </message>
    <message>
        <source>No other filling was found, so the last one stays.</source>
        <translation>Aucun autre remplissage n&apos;a été trouvé, le dernier reste donc.</translation>
    </message>
    <message>
        <source>Tiles laid: %L1. Press %2 again for another filling.</source>
        <translation>Tuiles posées&#x202f;: %L1. %2 essaie un autre remplissage.</translation>
    </message>
    <message>
        <source>Tiles laid: %L1. For the marked cells (%L2) none was found; another try (%3) may do better.</source>
        <translation>Tuiles posées&#x202f;: %L1. Pour les cases marquées (%L2), aucune n&apos;a été trouvée&#x202f;; un autre essai (%3) fera peut-être mieux.</translation>
    </message>
    <message>
        <source>View ▸ Heat Map of the Board</source>
        <translation>Affichage ▸ Carte de chaleur du plateau</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chambers</source>
        <translation>
            <numerusform>%Ln salle</numerusform>
            <numerusform>%Ln salles</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn &amp;Back</source>
        <translation>Tourner à re&amp;bours</translation>
    </message>
    <message>
        <source>Turn the other way</source>
        <translation>Tourner dans l&apos;autre sens</translation>
    </message>
</context>
<context>
    <name>tilewright::MapPaletteModel</name>
    <message>
        <source>%1: click to paint with it on the map</source>
        <translation>%1&#x202f;: cliquer, puis s&apos;en servir pour peindre sur la carte</translation>
    </message>
    <message>
        <source>tile %1, %2; clockwise from north: %3</source>
        <extracomment>a tile; its configuration; what its four sides are</extracomment>
        <translation>tuile %1, %2&#x202f;; à partir du nord, dans le sens horaire&#x202f;: %3</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>tile %1: %2</source>
        <translation>tuile %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Tiles of the set “%1”</source>
        <translation>Tuiles du jeu «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>%1; of the set “%2”</source>
        <extracomment>a tile in words; the set that it belongs to</extracomment>
        <translation>%1&#x202f;; du jeu «&#x202f;%2&#x202f;»</translation>
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
        <translation>Pièce ou tuile</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Rotation</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>There is already a chamber at %1, %2.</source>
        <translation>Il y a déjà une salle en %1, %2.</translation>
    </message>
    <message>
        <source>Coordinates go from %L1 to %L2.</source>
        <translation>Les coordonnées vont de %L1 à %L2.</translation>
    </message>
    <message>
        <source>move</source>
        <translation>déplacer</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>tilewright::MapToolController</name>
    <message>
        <source>copy to another place</source>
        <translation>copier à un autre endroit</translation>
    </message>
    <message>
        <source>erase</source>
        <translation>effacer</translation>
    </message>
    <message>
        <source>paint %1</source>
        <translation>peindre&#x202f;: %1</translation>
    </message>
    <message>
        <source>That rectangle has more than %L1 cells; choose a smaller one.</source>
        <translation>Ce rectangle a plus de %L1 cases&#x202f;; en choisir un plus petit.</translation>
    </message>
    <message>
        <source>rectangle of %1</source>
        <translation>rectangle&#x202f;: %1</translation>
    </message>
    <message>
        <source>This area is not closed off, so it can&apos;t be filled. Select the cells to fill first, or draw a border.</source>
        <translation>Cette zone n&apos;est pas fermée, elle ne peut donc pas être remplie. Sélectionner d&apos;abord les cases à remplir, ou tracer un contour.</translation>
    </message>
    <message>
        <source>fill with %1</source>
        <translation>remplir&#x202f;: %1</translation>
    </message>
    <message>
        <source>A room of this kind (%1) has no door of its own.</source>
        <translation>Une pièce de cette sorte (%1) n&apos;a pas de porte propre.</translation>
    </message>
    <message>
        <source>door: %1</source>
        <translation>porte&#x202f;: %1</translation>
    </message>
    <message>
        <source>Markers lie on passageways: both chambers need a passage there.</source>
        <translation>Les marqueurs se posent sur les couloirs&#x202f;: il faut un passage dans les deux salles.</translation>
    </message>
    <message>
        <source>There is nothing to pick up in this cell.</source>
        <translation>Il n&apos;y a rien à prendre dans cette case.</translation>
    </message>
    <message>
        <source>Nothing is selected to move.</source>
        <translation>Rien de sélectionné à déplacer.</translation>
    </message>
    <message>
        <source>move</source>
        <translation>déplacer</translation>
    </message>
    <message>
        <source>The map ends here: coordinates go from %L1 to %L2.</source>
        <translation>La carte s&apos;arrête ici&#x202f;: les coordonnées vont de %L1 à %L2.</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tourner</translation>
    </message>
    <message>
        <source>mirror left to right</source>
        <translation>miroir gauche-droite</translation>
    </message>
    <message>
        <source>mirror top to bottom</source>
        <translation>miroir haut-bas</translation>
    </message>
    <message>
        <source>Tiles whose mirror image is not in the set: %L1. They were turned to match as closely as possible.</source>
        <translation>Tuiles dont l&apos;image en miroir n&apos;est pas dans le jeu&#x202f;: %L1. Elles ont été tournées pour s&apos;en approcher au mieux.</translation>
    </message>
    <message>
        <source>clear cells</source>
        <translation>vider des cases</translation>
    </message>
    <message>
        <source>There are no chambers on the clipboard.</source>
        <translation>Il n&apos;y a pas de salles dans le presse-papiers.</translation>
    </message>
    <message>
        <source>paste</source>
        <translation>coller</translation>
    </message>
    <message>
        <source>earth</source>
        <translation>terre</translation>
    </message>
    <message>
        <source>open passage</source>
        <translation>passage ouvert</translation>
    </message>
    <message>
        <source>special door</source>
        <translation>porte spéciale</translation>
    </message>
    <message>
        <source>cell door</source>
        <translation>porte de cachot</translation>
    </message>
    <message>
        <source>key room door</source>
        <translation>porte de la salle de la clé</translation>
    </message>
    <message>
        <source>guardhouse door</source>
        <translation>porte du corps de garde</translation>
    </message>
    <message>
        <source>%1 skull</source>
        <extracomment>%1 is a colour</extracomment>
        <translation>crâne %1</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>tuile %1</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <translation>%1, place %2</translation>
    </message>
    <message>
        <source>, turned by %1°</source>
        <translation>, tournée de %1°</translation>
    </message>
    <message>
        <source>: not in the tile set</source>
        <translation>&#x202f;: absente du jeu de tuiles</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a side of a chamber and what is there: &quot;north open passage&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source> with a %1 marker</source>
        <translation> avec un marqueur %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Drag to move the selection, Ctrl+drag to copy it</source>
        <translation>Faire glisser pour déplacer la sélection, avec Ctrl pour une copie</translation>
    </message>
    <message>
        <source>Click or drag to select; Shift adds, Ctrl removes</source>
        <translation>Cliquer ou faire glisser pour sélectionner&#x202f;; Maj ajoute, Ctrl enlève</translation>
    </message>
    <message>
        <source>Click to replace %2 with %1</source>
        <translation>Clic&#x202f;: %1 à la place de %2</translation>
    </message>
    <message>
        <source>Drag a rectangle to fill it with %1</source>
        <translation>Tracer un rectangle à remplir&#x202f;: %1</translation>
    </message>
    <message>
        <source>Click to fill the closed area with %1</source>
        <translation>Clic&#x202f;: remplir la zone fermée avec&#x202f;: %1</translation>
    </message>
    <message>
        <source>Click to change all connected chambers of this kind to %1</source>
        <translation>Clic&#x202f;: %1 à la place de toutes les salles de même sorte qui se touchent</translation>
    </message>
    <message>
        <source>Nothing here to erase</source>
        <translation>Rien à effacer ici</translation>
    </message>
    <message>
        <source>Click to erase %1</source>
        <translation>Clic&#x202f;: effacer %1</translation>
    </message>
    <message>
        <source>No chamber here</source>
        <translation>Pas de salle ici</translation>
    </message>
    <message>
        <source>A room of this kind has no door of its own</source>
        <translation>Une pièce de cette sorte n&apos;a pas de porte propre</translation>
    </message>
    <message>
        <source>Click: %1 becomes %2 (now %3)</source>
        <translation>Clic&#x202f;: %2 côté %1 (actuellement %3)</translation>
    </message>
    <message>
        <source>No passageway here</source>
        <translation>Pas de couloir ici</translation>
    </message>
    <message>
        <source>Click to place a black marker</source>
        <translation>Clic&#x202f;: un marqueur noir</translation>
    </message>
    <message>
        <source>Click to make the marker white</source>
        <translation>Clic&#x202f;: un marqueur blanc</translation>
    </message>
    <message>
        <source>Click to remove the marker</source>
        <translation>Clic&#x202f;: pas de marqueur</translation>
    </message>
    <message>
        <source>That area has more than %L1 cells; select a part of it first.</source>
        <translation>Cette zone a plus de %L1 cases&#x202f;; en sélectionner d&apos;abord une partie.</translation>
    </message>
    <message>
        <source>There is no chamber in this cell. Lay a room first (%1, then Enter or a click).</source>
        <translation>Il n&apos;y a pas de salle dans cette case. Poser d&apos;abord une pièce (%1, puis Entrée ou un clic).</translation>
    </message>
    <message>
        <source>The sides of a tile belong to its tile set: change them in Design, or turn the tile here with %1.</source>
        <translation>Les côtés d&apos;une tuile appartiennent à son jeu&#x202f;: les changer dans Concevoir, ou tourner ici la tuile avec %1.</translation>
    </message>
    <message>
        <source>Click to lay %1 (%2 turns it)</source>
        <translation>Clic&#x202f;: %1 (%2 la tourne)</translation>
    </message>
    <message>
        <source>The sides of a tile belong to its set; %1 turns it</source>
        <translation>Les côtés d&apos;une tuile appartiennent à son jeu&#x202f;; %1 la tourne</translation>
    </message>
    <message>
        <source>turn back</source>
        <translation>tourner à rebours</translation>
    </message>
</context>
<context>
    <name>tilewright::MapView</name>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Arrows move the cell cursor, Alt+arrows choose a side, Shift+arrows select, Ctrl+arrows move the selection, Enter uses the tool.</source>
        <translation>Les flèches déplacent le curseur de case, Alt et les flèches choisissent un côté, Maj et les flèches sélectionnent, Ctrl et les flèches déplacent la sélection, Entrée utilise l&apos;outil.</translation>
    </message>
    <message>
        <source>No map is open. Open one from the File menu, or drop one here.</source>
        <translation>Aucune carte n&apos;est ouverte. En ouvrir une par le menu Fichier, ou en déposer une ici.</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>%1 and %2 are coordinates, %3 what lies there</extracomment>
        <translation>%1, %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>%1; side %2</source>
        <extracomment>%1 is a cell and what lies there, %2 north, east, south or west</extracomment>
        <translation>%1&#x202f;; côté %2</translation>
    </message>
</context>
<context>
    <name>tilewright::MarkStrip</name>
    <message>
        <source>Move %1, not covered by the rules: %2</source>
        <translation>Coup %1&#x202f;: non prévu par les règles&#x202f;: %2</translation>
    </message>
    <message>
        <source>Move %1, %2: %3</source>
        <translation>Coup %1, %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>Move %1: another line begins</source>
        <translation>Coup %1&#x202f;: une autre ligne commence</translation>
    </message>
    <message>
        <source>Marks of the game</source>
        <translation>Repères de la partie</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>Coup %1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>tilewright::MessageBar</name>
    <message>
        <source>Dismiss this message</source>
        <translation>Fermer ce message</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et encore %n</numerusform>
            <numerusform>et encore %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>tilewright::MiniMap</name>
    <message>
        <source>Mini-map</source>
        <translation>Mini-carte</translation>
    </message>
    <message>
        <source>Click, drag or use the arrow keys to move the view</source>
        <translation>Clic, glissement ou flèches déplacent la vue</translation>
    </message>
    <message>
        <source>Click or drag to move the view</source>
        <translation>Cliquer ou faire glisser pour déplacer la vue</translation>
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
        <translation>Jeu de tuiles</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Carte</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>The board that the game starts on</source>
        <translation>Le plateau sur lequel la partie commence</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>A map from a file</source>
        <translation>Une carte depuis un fichier</translation>
    </message>
    <message>
        <source>Map from a file</source>
        <translation>Carte depuis un fichier</translation>
    </message>
    <message>
        <source>The same seed gives the same order of tiles and the same bots</source>
        <translation>La même graine donne le même ordre de tuiles et les mêmes bots</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>New random seed</source>
        <translation>Nouvelle graine au hasard</translation>
    </message>
    <message>
        <source>%1 (in use)</source>
        <translation>%1 (en cours)</translation>
    </message>
    <message>
        <source>Maps (*.map.json)</source>
        <translation>Cartes (*.map.json)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>The seed must be a whole number below 2^64.</source>
        <translation>La graine doit être un nombre entier inférieur à 2^64.</translation>
    </message>
    <message>
        <source>Choose a map.</source>
        <translation>Choisir une carte.</translation>
    </message>
    <message>
        <source>P&amp;reset</source>
        <translation>&amp;Préréglage</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>More &amp;sets</source>
        <translation>Autre&amp;s jeux</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Règles</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tiles</source>
        <translation>
            <numerusform>%1, %n tuile</numerusform>
            <numerusform>%1, %n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>More sets</source>
        <translation>Autres jeux</translation>
    </message>
    <message>
        <source>The tiles of ticked sets are shuffled in; Space ticks a set</source>
        <translation>Leurs tuiles sont mélangées aux autres&#x202f;; la barre d&apos;espace en coche un</translation>
    </message>
    <message>
        <source>this set × </source>
        <translation>ce jeu × </translation>
    </message>
    <message>
        <source>Copies of this set</source>
        <translation>Exemplaires de ce jeu</translation>
    </message>
    <message>
        <source>Number of copies of this set that are shuffled together</source>
        <translation>Nombre d&apos;exemplaires de ce jeu mélangés ensemble</translation>
    </message>
    <message>
        <source>&amp;Tile set</source>
        <translation>Jeu de &amp;tuiles</translation>
    </message>
    <message>
        <source>%1 (bundled)</source>
        <translation>%1 (fourni)</translation>
    </message>
    <message>
        <source>The tiles to play with: the open set, or a bundled one</source>
        <translation>Les tuiles avec lesquelles on joue&#x202f;: le jeu ouvert, ou un jeu fourni</translation>
    </message>
    <message>
        <source>&amp;Variant</source>
        <translation>&amp;Variante</translation>
    </message>
    <message>
        <source>none: the rules as they are</source>
        <translation>aucune&#x202f;: les règles telles quelles</translation>
    </message>
    <message>
        <source>A rules variant that comes with the set; it sets the options</source>
        <translation>Une variante des règles que le jeu de tuiles apporte&#x202f;; elle règle les options</translation>
    </message>
    <message>
        <source>Variant of the rules</source>
        <translation>Variante des règles</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>This game can&apos;t be played as requested; here is the closest that can.</source>
        <translation>La partie voulue n&apos;est pas jouable&#x202f;; voici ce qui s&apos;en approche le plus.</translation>
    </message>
    <message>
        <source>The rules to play by; the tile sets below are those that work with them</source>
        <translation>Les règles suivies&#x202f;; les jeux de tuiles ci-dessous sont ceux avec lesquels elles se jouent</translation>
    </message>
    <message>
        <source>Two players are called %1.</source>
        <translation>Deux joueurs s&apos;appellent %1.</translation>
    </message>
</context>
<context>
    <name>tilewright::NotableGamesList</name>
    <message>
        <source>Games that stand out</source>
        <translation>Parties qui sortent du lot</translation>
    </message>
    <message>
        <source>Click or press Enter to show the game in Play</source>
        <translation>Un clic ou Entrée montre la partie dans «&#x202f;Jouer&#x202f;»</translation>
    </message>
    <message>
        <source>%1 (game %2)</source>
        <translation>%1 (partie %2)</translation>
    </message>
</context>
<context>
    <name>tilewright::NumberDelegate</name>
    <message>
        <source>Enter a number</source>
        <translation>Valeur possible ici&#x202f;: un nombre</translation>
    </message>
    <message>
        <source>Enter a number or nothing, not %1</source>
        <translation>Valeurs possibles ici&#x202f;: un nombre ou rien, pas %1</translation>
    </message>
    <message>
        <source>Enter a number, not %1</source>
        <translation>Valeur possible ici&#x202f;: un nombre, pas %1</translation>
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
        <translation>oui</translation>
    </message>
    <message>
        <source>off</source>
        <translation>non</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>default rules</source>
        <translation>règles par défaut</translation>
    </message>
</context>
<context>
    <name>tilewright::OptionsBox</name>
    <message>
        <source>Rule options</source>
        <translation>Options des règles</translation>
    </message>
    <message>
        <source>De&amp;faults</source>
        <translation>&amp;Valeurs par défaut</translation>
    </message>
    <message>
        <source>Resets every option to its default</source>
        <translation>Remet chaque option à la valeur par défaut des règles</translation>
    </message>
    <message>
        <source>Point at an option to see what it does.</source>
        <translation>Pointer une option pour voir ce qu&apos;elle fait.</translation>
    </message>
</context>
<context>
    <name>tilewright::OptionsForm</name>
    <message>
        <source>%1
Default: %2</source>
        <translation>%1
Par défaut&#x202f;: %2</translation>
    </message>
    <message>
        <source>Onl&amp;y changed</source>
        <translation>Mo&amp;difiées seulement</translation>
    </message>
    <message>
        <source>No option matches the filter.</source>
        <translation>Aucune option ne correspond au filtre.</translation>
    </message>
    <message>
        <source>Filter options</source>
        <translation>Filtrer les options</translation>
    </message>
    <message>
        <source>Shows the options whose name or explanation contains these words</source>
        <translation>Montre les options dont le nom ou l&apos;explication contient ces mots</translation>
    </message>
    <message>
        <source>Shows the options that differ from their defaults</source>
        <translation>Montre les options qui diffèrent de leur valeur par défaut</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Valeur par défaut de «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Reset to the default: %1 (%2)</source>
        <translation>Retour à la valeur par défaut&#x202f;: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>tilewright::PanelDock</name>
    <message>
        <source>Detach this panel, or put it back</source>
        <translation>Détacher ce panneau, ou le remettre en place</translation>
    </message>
    <message>
        <source>Detach %1</source>
        <translation>Détacher %1</translation>
    </message>
    <message>
        <source>Close this panel; View ▸ Panels brings it back</source>
        <translation>Fermer ce panneau&#x202f;; Affichage ▸ Panneaux le fait revenir</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Fermer %1</translation>
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
        <translation>diffère</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Comptés</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Constat</translation>
    </message>
    <message>
        <source>After move</source>
        <translation>Après le coup</translation>
    </message>
    <message>
        <source>Tile laid last</source>
        <translation>Dernière tuile posée</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Given by</source>
        <translation>Donnée par</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Pourquoi elle est écartée</translation>
    </message>
    <message>
        <source>Judging games…</source>
        <translation>Jugement des parties…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stops and shows the results so far</source>
        <translation>Arrête et montre ce que l&apos;on sait jusque-là</translation>
    </message>
    <message>
        <source>Games by rating</source>
        <translation>Parties par note</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
    <message>
        <source>&amp;Save Report…</source>
        <translation>&amp;Enregistrer le rapport…</translation>
    </message>
    <message>
        <source>Games of People</source>
        <translation>Parties de personnes</translation>
    </message>
    <message>
        <source>&amp;Add Games…</source>
        <translation>&amp;Ajouter des parties…</translation>
    </message>
    <message>
        <source>Adds game records (*.game.json): saved games and those returned from a web page</source>
        <translation>Ajoute des parties enregistrées (*.game.json)&#x202f;: les vôtres et celles qui sont revenues d&apos;une page web</translation>
    </message>
    <message>
        <source>Add &amp;Folder…</source>
        <translation>Ajouter un &amp;dossier…</translation>
    </message>
    <message>
        <source>Adds all game records in a folder</source>
        <translation>Ajoute toutes les parties enregistrées d&apos;un dossier</translation>
    </message>
    <message>
        <source>Removes all games from the list; no files are changed</source>
        <translation>Recommence sans aucune partie&#x202f;; aucun fichier n&apos;est touché</translation>
    </message>
    <message>
        <source>Who played</source>
        <translation>Qui a joué</translation>
    </message>
    <message>
        <source>Games of people alone, or of people with bots; shown separately</source>
        <translation>Parties de personnes seules, ou de personnes avec des bots&#x202f;: chacune à part</translation>
    </message>
    <message>
        <source>Figures of people and bots</source>
        <translation>Mesures des personnes et des bots</translation>
    </message>
    <message>
        <source>Where people and bots surely differ, don&apos;t trust the bots&apos; verdict</source>
        <translation>Là où personnes et bots diffèrent sûrement, il ne faut pas se fier au verdict des bots</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Answers given more than once come first</source>
        <translation>Celles données plus d&apos;une fois viennent d&apos;abord</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Commentaires</translation>
    </message>
    <message>
        <source>Double-click or press Enter to show the board at that moment</source>
        <translation>Un double-clic ou Entrée montre le plateau à ce moment</translation>
    </message>
    <message>
        <source>Records left out</source>
        <translation>Parties écartées</translation>
    </message>
    <message>
        <source>Duplicate, unfinished and unreadable records, and those of other games</source>
        <translation>Parties en double, inachevées, illisibles, et celles d&apos;un autre jeu</translation>
    </message>
    <message>
        <source>Fig&amp;ures</source>
        <translation>&amp;Mesures</translation>
    </message>
    <message>
        <source>&amp;Ratings and Answers</source>
        <translation>&amp;Notes et réponses</translation>
    </message>
    <message>
        <source>&amp;Comments</source>
        <translation>&amp;Commentaires</translation>
    </message>
    <message>
        <source>&amp;Left Out</source>
        <translation>Éca&amp;rtées</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Saves figures, answers and comments as JSON, or as a web page</source>
        <translation>Enregistre mesures, réponses et commentaires en JSON ou en page web</translation>
    </message>
    <message>
        <source>Add Games</source>
        <translation>Ajouter des parties</translation>
    </message>
    <message>
        <source>Game records (*.game.json *.json)</source>
        <translation>Parties enregistrées (*.game.json *.json)</translation>
    </message>
    <message>
        <source>Add a folder of games</source>
        <translation>Ajouter un dossier de parties</translation>
    </message>
    <message>
        <source>Add records of games that people played with one tile set: saved games and those returned from a web page. Their figures appear beside those of bots.</source>
        <translation>Ajouter des parties que des personnes ont jouées avec un même jeu de tuiles&#x202f;: les vôtres et celles qui sont revenues d&apos;une page web. Leurs mesures seront mises à côté de celles des bots.</translation>
    </message>
    <message>
        <source>average</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>&amp;Comments (%1)</source>
        <translation>&amp;Commentaires (%1)</translation>
    </message>
    <message>
        <source>&amp;Left Out (%1)</source>
        <translation>Éca&amp;rtées (%1)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#x202f;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Reports (*.people.json)</source>
        <translation>Rapports (*.people.json)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pages web (*.html)</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>people.html</source>
        <translation>personnes.html</translation>
    </message>
</context>
<context>
    <name>tilewright::PlacesModel</name>
    <message>
        <source>First tile of the board, %1</source>
        <translation>Première tuile du plateau,&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>tilewright::PlacesPage</name>
    <message>
        <source>What tints the cells of the board</source>
        <translation>Ce qui détermine la teinte des cases du plateau</translation>
    </message>
    <message>
        <source>Places on the board</source>
        <translation>Cases du plateau</translation>
    </message>
    <message>
        <source>Each cell of the board; the arrow keys move between cells</source>
        <translation>Chaque case du plateau&#x202f;; les touches fléchées vont de l&apos;une à l&apos;autre</translation>
    </message>
    <message>
        <source>Tinted by:</source>
        <translation>Teinte selon&#x202f;:</translation>
    </message>
</context>
<context>
    <name>tilewright::PlayActions</name>
    <message>
        <source>New Game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Choose seats, map, options and seed of another game</source>
        <translation>Choisir places, carte, options et graine d&apos;une autre partie</translation>
    </message>
    <message>
        <source>Open Game Record…</source>
        <translation>Ouvrir une partie enregistrée…</translation>
    </message>
    <message>
        <source>Watch a recorded game, or continue a saved one</source>
        <translation>Regarder une partie enregistrée, ou en reprendre une</translation>
    </message>
    <message>
        <source>Save Game Record…</source>
        <translation>Enregistrer la partie…</translation>
    </message>
    <message>
        <source>Save the whole game so far in a file</source>
        <translation>Enregistrer dans un fichier toute la partie jusqu&apos;ici</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>One Move</source>
        <translation>Un coup</translation>
    </message>
    <message>
        <source>Pause and play one move</source>
        <translation>Mettre en pause et jouer un coup</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Reprendre le coup</translation>
    </message>
    <message>
        <source>Go back to the last decision by a person; with bots only, one move</source>
        <translation>Retour à la dernière décision d&apos;une personne&#x202f;; entre bots, un coup en arrière</translation>
    </message>
    <message>
        <source>Forward Again</source>
        <translation>De nouveau en avant</translation>
    </message>
    <message>
        <source>Go on to the next decision by a person, along the moves taken back</source>
        <translation>Jusqu&apos;à la prochaine décision d&apos;une personne, en rejouant les coups repris</translation>
    </message>
    <message>
        <source>Show All of the Board</source>
        <translation>Montrer tout le plateau</translation>
    </message>
    <message>
        <source>Keep the whole board in view as it grows (on the board: F or Home)</source>
        <translation>Tout le plateau en vue, même quand il grandit (sur le plateau&#x202f;: F ou Début)</translation>
    </message>
    <message>
        <source>Follow as the Board Grows</source>
        <translation>Suivre quand le plateau grandit</translation>
    </message>
    <message>
        <source>Keeps the whole board in view; ends when you zoom or pan</source>
        <translation>Garde tout le plateau en vue&#x202f;; prend fin avec un zoom ou un déplacement</translation>
    </message>
    <message>
        <source>Show Fields</source>
        <translation>Montrer les prés</translation>
    </message>
    <message>
        <source>Highlights every field in the colour of the player who would score it</source>
        <translation>Met en évidence chaque pré dans la couleur du joueur qui en aurait les points</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Plus grand</translation>
    </message>
    <message>
        <source>Zoom in (also with the wheel)</source>
        <translation>Zoom avant (aussi avec la molette)</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Plus petit</translation>
    </message>
    <message>
        <source>Zoom out (also with the wheel)</source>
        <translation>Zoom arrière (aussi avec la molette)</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivée</translation>
    </message>
    <message>
        <source>Changes appear at once</source>
        <translation>Les changements apparaissent aussitôt</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Tiles, pieces and picks move slowly</source>
        <translation>Tuiles, pions et crochets se déplacent lentement</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Tiles, pieces and picks move at normal speed</source>
        <translation>Tuiles, pions et crochets se déplacent à vitesse normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Tiles, pieces and picks move fast</source>
        <translation>Tuiles, pions et crochets se déplacent vite</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause bots and records</source>
        <translation>Bots et parties enregistrées attendent</translation>
    </message>
    <message>
        <source>Let bots play, or continue a record</source>
        <translation>Les bots jouent, une partie enregistrée se déroule</translation>
    </message>
    <message>
        <source>Filter the Actions</source>
        <translation>Filtrer les actions</translation>
    </message>
    <message>
        <source>Type words to list only the legal actions that contain them</source>
        <translation>Taper des mots&#x202f;: seules les actions légales qui les contiennent restent dans la liste</translation>
    </message>
    <message>
        <source>Follow the System</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Tiles, pieces and picks move at normal speed, or not at all if the system asks for reduced motion</source>
        <translation>Tuiles, pions et crochets se déplacent à vitesse normale, ou pas du tout si le bureau veut peu de mouvement</translation>
    </message>
</context>
<context>
    <name>tilewright::PlayColumns</name>
    <message>
        <source>Drag to make the column wider or narrower</source>
        <translation>Faire glisser pour élargir ou rétrécir la colonne</translation>
    </message>
    <message>
        <source>Drag to share the height between actions and log</source>
        <translation>Faire glisser pour partager la hauteur entre les actions et le journal</translation>
    </message>
    <message>
        <source>Edge of the column</source>
        <translation>Bord de la colonne</translation>
    </message>
    <message>
        <source>Edge between actions and log</source>
        <translation>Bord entre les actions et le journal</translation>
    </message>
</context>
<context>
    <name>tilewright::PlayView</name>
    <message>
        <source>Supply</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>What is left for everybody to take</source>
        <translation>Ce qui reste à prendre pour tous</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>by escape</source>
        <translation>par évasion</translation>
    </message>
    <message>
        <source>after the last tile</source>
        <translation>après la dernière tuile</translation>
    </message>
    <message>
        <source>%1 wins %2</source>
        <translation>%1 gagne %2</translation>
    </message>
    <message>
        <source>%1 share the win %2</source>
        <translation>%1 se partagent la victoire %2</translation>
    </message>
    <message>
        <source>Points: %1 · turn %2</source>
        <translation>Points&#x202f;: %1 · tour %2</translation>
    </message>
    <message>
        <source>The previous game was not finished</source>
        <translation>La partie précédente n&apos;était pas finie</translation>
    </message>
    <message>
        <source>Comments on the previous game are not saved</source>
        <translation>Des commentaires sur la partie précédente ne sont pas enregistrés</translation>
    </message>
    <message>
        <source>No game yet. F5 plays the set; “New Game…” lets you choose seats and options.</source>
        <translation>Pas encore de partie&#x202f;: F5 joue le jeu, «&#x202f;Nouvelle partie…&#x202f;» demande places et options.</translation>
    </message>
    <message>
        <source>%1. Points: %2</source>
        <extracomment>%1 tells who decides what, %2 lists the players with their points</extracomment>
        <translation>%1. Points&#x202f;: %2</translation>
    </message>
    <message>
        <source>&amp;Back to It</source>
        <translation>&amp;Y revenir</translation>
    </message>
    <message numerus="yes">
        <source>turn %1 · %n tiles left · seed %2</source>
        <translation>
            <numerusform>tour %1 · %n tuile restante · graine %2</numerusform>
            <numerusform>tour %1 · %n tuiles restantes · graine %2</numerusform>
        </translation>
    </message>
    <message>
        <source>It is kept until another game of yours takes its place; %1 (%2) continues it.</source>
        <translation>Elle est gardée jusqu&apos;à ce qu&apos;une autre des vôtres prenne sa place&#x202f;: %1 (%2) la reprend.</translation>
    </message>
    <message>
        <source>It is kept until another game of yours takes its place; %1 (%2) shows it again.</source>
        <translation>Elle est gardée jusqu&apos;à ce qu&apos;une autre des vôtres prenne sa place&#x202f;: %1 (%2) la montre à nouveau.</translation>
    </message>
</context>
<context>
    <name>tilewright::PlayerCard</name>
    <message>
        <source>Seat %1, %2</source>
        <translation>Place %1, %2</translation>
    </message>
    <message>
        <source>Who plays this seat. You can take it over or hand it to a bot at any time.</source>
        <translation>Qui joue à cette place. Vous pouvez la prendre ou la confier à un bot à tout moment.</translation>
    </message>
    <message>
        <source>You (take this seat)</source>
        <translation>Vous (prendre cette place)</translation>
    </message>
    <message>
        <source>A person at this window decides for this seat</source>
        <translation>Une personne devant cette fenêtre décide pour cette place</translation>
    </message>
    <message>
        <source>Bot: %1</source>
        <translation>Bot&#x202f;: %1</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>Who plays %1: %2</source>
        <translation>Qui joue %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
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
        <translation>Points actuels</translation>
    </message>
    <message>
        <source>What %1 has</source>
        <translation>Ce que possède %1</translation>
    </message>
</context>
<context>
    <name>tilewright::PlaytestForm</name>
    <message>
        <source>Set</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>The board that all games start on</source>
        <translation>Le plateau sur lequel commencent toutes les parties</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Carte</translation>
    </message>
    <message>
        <source>Number of players in each game</source>
        <translation>Nombre de joueurs par partie</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>J&amp;oueurs</translation>
    </message>
    <message>
        <source>Player &amp;%1</source>
        <translation>Joueur &amp;%1</translation>
    </message>
    <message>
        <source>Bot of player %1</source>
        <translation>Bot du joueur %1</translation>
    </message>
    <message>
        <source>Who plays; each sits in every seat equally often</source>
        <translation>Qui joue&#x202f;; chacun occupe chaque place aussi souvent</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Nombre de parties</translation>
    </message>
    <message>
        <source>At least this many: each order of the tiles is played with every rotation of the seats</source>
        <translation>Il en est joué au moins autant&#x202f;: chaque ordre des tuiles avec chaque rotation des places</translation>
    </message>
    <message>
        <source>&amp;Number of games</source>
        <translation>&amp;Nombre de parties</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>The same seed gives the same games. Keep it to see the effect of your changes</source>
        <translation>La même graine donne les mêmes parties. À garder pour voir l&apos;effet de vos changements</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>New random seed</source>
        <translation>Nouvelle graine au hasard</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Variant of the rules</source>
        <translation>Variante des règles</translation>
    </message>
    <message>
        <source>The variant of the set&apos;s rules used in all games</source>
        <translation>La variante des règles du jeu de tuiles selon laquelle toutes les parties se jouent</translation>
    </message>
    <message>
        <source>none: the rules as they are</source>
        <translation>aucune&#x202f;: les règles telles quelles</translation>
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
        <translation>Tours par partie</translation>
    </message>
    <message>
        <source>Decisions per game</source>
        <translation>Décisions par partie</translation>
    </message>
    <message>
        <source>Highest score</source>
        <translation>Meilleur score</translation>
    </message>
    <message>
        <source>Winning margin</source>
        <translation>Écart du vainqueur</translation>
    </message>
    <message>
        <source>Wins by seat</source>
        <translation>Victoires par place</translation>
    </message>
    <message>
        <source>Games that end by an escape</source>
        <translation>Parties qui finissent par une évasion</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribution</translation>
    </message>
    <message>
        <source>Share of wins by seat as games are played</source>
        <translation>Part des victoires par place, au fil des parties</translation>
    </message>
    <message>
        <source>Share of games that end by an escape as games are played</source>
        <translation>Part des parties qui finissent par une évasion, au fil des parties</translation>
    </message>
    <message>
        <source>Number of games by value</source>
        <translation>Nombre de parties par valeur</translation>
    </message>
    <message>
        <source>Statistic shown</source>
        <translation>Mesure montrée</translation>
    </message>
    <message>
        <source>The statistic whose distribution the chart shows</source>
        <translation>La mesure dont le graphique montre la distribution</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>%1: %2 (%3), %4</source>
        <translation>%1&#x202f;: %2 (%3), %4</translation>
    </message>
    <message>
        <source>No results yet. Press Start.</source>
        <translation>Pas encore de résultats. Appuyer sur «&#x202f;Lancer&#x202f;».</translation>
    </message>
    <message>
        <source>Escapes</source>
        <translation>Évasions</translation>
    </message>
    <message>
        <source>%1 (%2); in all other games the tiles ran out.</source>
        <translation>%1 (%2)&#x202f;; dans toutes les autres, les tuiles se sont épuisées.</translation>
    </message>
    <message>
        <source>10 % ≤</source>
        <translation>10&#x202f;% ≤</translation>
    </message>
    <message>
        <source>median</source>
        <translation>médiane</translation>
    </message>
    <message>
        <source>90 % ≤</source>
        <translation>90&#x202f;% ≤</translation>
    </message>
    <message>
        <source>No results yet</source>
        <translation>Pas encore de résultats</translation>
    </message>
    <message>
        <source>Bots play the games set up on the left. The results, each with its interval:</source>
        <translation>Les bots jouent les parties réglées à gauche. On verra alors ici, chaque fois avec son intervalle&#x202f;:</translation>
    </message>
    <message>
        <source>• wins by seat: whether every seat is fair</source>
        <translation>• victoires par place&#x202f;: si chaque place est équitable</translation>
    </message>
    <message>
        <source>• how games end</source>
        <translation>• comment finissent les parties</translation>
    </message>
    <message>
        <source>• the distribution of turns, points and more</source>
        <translation>• la distribution des tours, des points et plus</translation>
    </message>
    <message>
        <source>• whether your goals are met</source>
        <translation>• si vos objectifs sont atteints</translation>
    </message>
</context>
<context>
    <name>tilewright::PlaytestPages</name>
    <message>
        <source>Pages of the playtest mode</source>
        <translation>Pages du mode d’essai</translation>
    </message>
    <message>
        <source>&amp;Games of the File</source>
        <translation>&amp;Parties du fichier</translation>
    </message>
    <message>
        <source>Many games with the current file</source>
        <translation>De nombreuses parties du fichier au premier plan</translation>
    </message>
    <message>
        <source>St&amp;udy</source>
        <translation>Ét&amp;ude</translation>
    </message>
    <message>
        <source>Vary options, variants, sets and boards, and see which combination meets the goals</source>
        <translation>Faire varier options, variantes, jeux et plateaux, et voir quelle combinaison atteint les objectifs</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Co&amp;mparer</translation>
    </message>
    <message>
        <source>Play two sets, boards or variants until it is clear how they differ, or compare reports</source>
        <translation>Jouer deux jeux, plateaux ou variantes jusqu’à ce que leur différence soit claire, ou comparer des rapports</translation>
    </message>
    <message>
        <source>T&amp;une</source>
        <translation>Ré&amp;gler</translation>
    </message>
    <message>
        <source>Search for a set that is closer to your goals</source>
        <translation>Chercher un jeu plus proche de vos objectifs</translation>
    </message>
</context>
<context>
    <name>tilewright::PlaytestView</name>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1&#xa0;min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1&#xa0;h</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Lancer</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Ctrl+Return</translation>
    </message>
    <message>
        <source>Play the games again; the current results become the previous ones</source>
        <translation>Rejouer les parties&#x202f;; les résultats actuels deviennent les précédents</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <translation>Ctrl+.</translation>
    </message>
    <message>
        <source>Stop playing; the games played so far are kept</source>
        <translation>Arrêter de jouer&#x202f;; les parties jouées sont gardées</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>Contin&amp;uer</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Return</source>
        <translation>Ctrl+Shift+Return</translation>
    </message>
    <message>
        <source>Continue where it was stopped, with the set as it was then</source>
        <translation>Reprendre là où c&apos;était arrêté, avec le jeu tel qu&apos;il était alors</translation>
    </message>
    <message>
        <source>Save &amp;Report…</source>
        <translation>Enregistrer le rapp&amp;ort…</translation>
    </message>
    <message>
        <source>Save counts and figures as JSON, as the command line does, or as a web page</source>
        <translation>Enregistrer les comptes et les mesures en JSON, comme la ligne de commande, ou en page web</translation>
    </message>
    <message>
        <source>Compare with Re&amp;port…</source>
        <translation>Comparer a&amp;vec un rapport…</translation>
    </message>
    <message>
        <source>Show a saved report as the previous results</source>
        <translation>Montrer un rapport enregistré comme résultats précédents</translation>
    </message>
    <message>
        <source>Playtest</source>
        <translation>Essai</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Overvie&amp;w</source>
        <translation>Vue d&apos;ensem&amp;ble</translation>
    </message>
    <message>
        <source>Fig&amp;ures</source>
        <translation>&amp;Mesures</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuile&amp;s</translation>
    </message>
    <message>
        <source>G&amp;ames</source>
        <translation>Pa&amp;rties</translation>
    </message>
    <message>
        <source>Wins by seat, how games end, how long they are</source>
        <translation>Victoires par place, comment les parties finissent, combien elles durent</translation>
    </message>
    <message>
        <source>Every figure with its interval and its previous value</source>
        <translation>Chaque mesure avec son intervalle et sa valeur précédente</translation>
    </message>
    <message>
        <source>How each tile fared</source>
        <translation>Le sort de chaque tuile</translation>
    </message>
    <message>
        <source>Games that stand out, to watch</source>
        <translation>Parties qui sortent du lot, à regarder</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 parties sur %2</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Terminé&#x202f;: %1</translation>
    </message>
    <message>
        <source>Another file is being tested: %1</source>
        <translation>Un autre fichier est à l&apos;essai&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1, about %2 left</source>
        <translation>%1, encore %2 environ</translation>
    </message>
    <message>
        <source>The set has changed since.</source>
        <translation>Le jeu a changé depuis.</translation>
    </message>
    <message>
        <source>Playtest reports (*.playtest.json)</source>
        <translation>Rapports d&apos;essai (*.playtest.json)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pages web (*.html)</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>%1 contains no games yet.</source>
        <translation>%1&#x202f;: ne contient encore aucune partie.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Compare with a Report</source>
        <translation>Comparer avec un rapport</translation>
    </message>
    <message>
        <source>Playtest reports (*.playtest.json *.json)</source>
        <translation>Rapports d&apos;essai (*.playtest.json *.json)</translation>
    </message>
    <message>
        <source>Replaying the game…</source>
        <translation>La partie est rejouée…</translation>
    </message>
    <message>
        <source>Show the Games Played</source>
        <translation>Montrer les parties jouées</translation>
    </message>
    <message>
        <source>Go back from the quick check to your own playtest</source>
        <translation>Revenir de la vérification rapide à votre essai</translation>
    </message>
    <message>
        <source>Quick check: %1 games by the bots %2, seed %3. Start uses the settings above.</source>
        <translation>Une vérification rapide&#x202f;: %1 parties des bots %2, graine %3. Les réglages ci-dessus valent pour «&#x202f;Lancer&#x202f;».</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#x202f;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Check with Stronger &amp;Bots</source>
        <translation>Vérifier avec de meilleurs &amp;bots</translation>
    </message>
    <message>
        <source>Play up to %1 of these games again with a stronger bot, and mark which figures hold and which differ</source>
        <translation>Rejouer jusqu’à %1 de ces parties avec un meilleur bot, qui montre quelles mesures se maintiennent et lesquelles diffèrent</translation>
    </message>
    <message>
        <source>Checking with a stronger bot: %1</source>
        <translation>Vérification avec un meilleur bot&#x202f;: %1</translation>
    </message>
    <message>
        <source>Bots: %1.</source>
        <translation>Bots&#x202f;: %1.</translation>
    </message>
    <message>
        <source>&amp;Games of People…</source>
        <translation>Parties de &amp;personnes…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+J</source>
        <translation>Ctrl+Alt+J</translation>
    </message>
    <message>
        <source>Judge games that people played: figures beside those of bots, ratings, answers and comments</source>
        <translation>Juger des parties jouées par des personnes&#x202f;: mesures à côté de celles des bots, notes, réponses et commentaires</translation>
    </message>
    <message>
        <source>What happens where on the board</source>
        <translation>Ce qui arrive où sur le plateau</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>Arrêté&#x202f;: %1</translation>
    </message>
    <message>
        <source>No results yet. Press Start.</source>
        <translation>Pas encore de résultats. Appuyer sur «&#x202f;Lancer&#x202f;».</translation>
    </message>
</context>
<context>
    <name>tilewright::PointsChart</name>
    <message>
        <source>Points over time</source>
        <translation>Points au fil du temps</translation>
    </message>
    <message>
        <source>Click to show that moment; the arrow keys go from move to move</source>
        <translation>Un clic montre ce moment&#x202f;; les flèches mènent de coup en coup</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>After move %1: %2</source>
        <translation>Après le coup %1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>tilewright::PointsPanel</name>
    <message>
        <source>Points over time</source>
        <translation>Points au fil du temps</translation>
    </message>
    <message>
        <source>Close the chart (Esc while it has the focus)</source>
        <translation>Fermer le graphique (Échap quand il a le focus)</translation>
    </message>
    <message>
        <source>Close the chart</source>
        <translation>Fermer le graphique</translation>
    </message>
</context>
<context>
    <name>tilewright::PreferencesController</name>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>Raccourcis clav&amp;ier…</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>See and change the keys of all commands</source>
        <translation>Voir et modifier les touches de toutes les commandes</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Language, theme, size and keys</source>
        <translation>Langue, thème, taille et touches</translation>
    </message>
    <message>
        <source>The size of the window takes effect after a restart.</source>
        <translation>La taille de la fenêtre prend effet après un redémarrage.</translation>
    </message>
</context>
<context>
    <name>tilewright::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>&amp;Général</translation>
    </message>
    <message>
        <source>K&amp;eyboard</source>
        <translation>&amp;Clavier</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Takes effect at once; open files and the game stay open</source>
        <translation>Prend effet aussitôt&#x202f;; les fichiers ouverts et la partie restent</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>behind a number: percent</extracomment>
        <translation> %</translation>
    </message>
    <message>
        <source>Size of everything in the window</source>
        <translation>Taille de tout ce que contient la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>Ta&amp;ille</translation>
    </message>
    <message>
        <source>Check edits with &amp;quick bot games</source>
        <translation>Vérifier les modifications par des parties de bots &amp;rapides</translation>
    </message>
    <message>
        <source>Shortly after each edit, bots play a few games with the set in the background, at the lowest priority; lamps in the status bar show the results</source>
        <translation>Peu après chaque modification, des bots jouent quelques parties avec le jeu en arrière-plan, à la plus basse priorité&#x202f;; des lampes dans la barre d&apos;état montrent les résultats</translation>
    </message>
    <message>
        <source>Playtest</source>
        <translation>Essai</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Contraste élevé, clair</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Contraste élevé, sombre</translation>
    </message>
    <message>
        <source>Colours of the window; tiles and boards keep their own. Following the system gives light, dark or high contrast, like the desktop</source>
        <translation>Couleurs de la fenêtre&#x202f;; les tuiles et les plateaux gardent les leurs. Qui suit le système a le clair, le sombre ou le contraste élevé, selon le réglage du bureau</translation>
    </message>
    <message>
        <source>The size takes effect after a restart.</source>
        <translation>La taille prend effet après un redémarrage.</translation>
    </message>
</context>
<context>
    <name>tilewright::PresetRow</name>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>Choose a preset of seats, map and options, or type a name to save those below</source>
        <translation>Choisir des places, une carte et des options enregistrées, ou taper un nom pour enregistrer celles d&apos;en dessous</translation>
    </message>
    <message>
        <source>Save seats, map and options under this name</source>
        <translation>Enregistrer places, carte et options sous ce nom</translation>
    </message>
    <message>
        <source>Delete the preset with this name</source>
        <translation>Supprimer le préréglage de ce nom</translation>
    </message>
    <message>
        <source>choose or type a name</source>
        <translation>choisir, nommer</translation>
    </message>
</context>
<context>
    <name>tilewright::PrintController</name>
    <message>
        <source>P&amp;rint Sheets…</source>
        <translation>&amp;Imprimer les planches…</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Shows the sheets of this set as they will be printed</source>
        <translation>Montre les planches de ce jeu telles qu&apos;elles seront imprimées</translation>
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
        <translation>Papier de l&apos;imprimante&#x202f;: %1&#x202f;; planches&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Tiles keep their size, so anything beyond the paper is cut off. Choose the other paper here or in the sheet options.</source>
        <translation>Les tuiles gardent leur taille, ce qui dépasse du papier est donc coupé. Choisir l&apos;autre papier ici, ou dans les options des planches.</translation>
    </message>
    <message>
        <source>Tiles keep their size; the sheets are centred on the paper.</source>
        <translation>Les tuiles gardent leur taille&#x202f;; les planches sont au milieu du papier.</translation>
    </message>
    <message>
        <source>Print Sheets</source>
        <translation>Imprimer les planches</translation>
    </message>
    <message>
        <source>Paper problem</source>
        <translation>Ce qui ne va pas avec le papier</translation>
    </message>
</context>
<context>
    <name>tilewright::PrintView</name>
    <message>
        <source>Preview of the sheets</source>
        <translation>Aperçu des planches</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Planches</translation>
    </message>
    <message>
        <source>Open a tile set to see its sheets.</source>
        <translation>Ouvrir un jeu de tuiles pour voir ses planches.</translation>
    </message>
    <message>
        <source>These sheets can&apos;t be made; the reason is on the right.</source>
        <translation>Impossible de faire ces planches&#x202f;: à droite, la raison.</translation>
    </message>
    <message>
        <source>Folder for the sheets</source>
        <translation>Dossier des planches</translation>
    </message>
    <message numerus="yes">
        <source>%n files written to %1: %2 to %3</source>
        <translation>
            <numerusform>%n fichier écrit dans %1&#x202f;: %2 à %3</numerusform>
            <numerusform>%n fichiers écrits dans %1&#x202f;: %2 à %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as Template</source>
        <translation>Enregistrer comme modèle</translation>
    </message>
    <message>
        <source>Name of the template</source>
        <translation>Nom du modèle</translation>
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
        <translation> sur %1</translation>
    </message>
    <message>
        <source>&amp;Write Pieces…</source>
        <translation>É&amp;crire les éléments…</translation>
    </message>
    <message>
        <source>&amp;Write Sheets…</source>
        <translation>É&amp;crire les planches…</translation>
    </message>
    <message>
        <source>Folder for the pieces</source>
        <translation>Dossier des éléments</translation>
    </message>
    <message>
        <source>%1 written to %2</source>
        <translation>%1 écrit dans %2</translation>
    </message>
    <message>
        <source>Writing into %1</source>
        <translation>Écriture dans %1</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Arrêté&#x202f;; rien n&apos;a été écrit.</translation>
    </message>
    <message>
        <source>Alignment test</source>
        <translation>Test d&apos;alignement</translation>
    </message>
    <message>
        <source>Colour proof</source>
        <translation>Épreuve des couleurs</translation>
    </message>
    <message>
        <source>Two pages that show how far the backs are off</source>
        <translation>Deux pages qui disent de combien les versos sont décalés</translation>
    </message>
    <message>
        <source>The set as seen with colour blindness, and in greyscale</source>
        <translation>Le jeu tel que le voient les daltoniens, et en gris</translation>
    </message>
    <message>
        <source>What to show and write</source>
        <translation>Ce qui est montré, et écrit</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est montré</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Goes to a page</source>
        <translation>Va à une page</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Page entière</translation>
    </message>
    <message>
        <source>Page width</source>
        <translation>Largeur de la page</translation>
    </message>
    <message>
        <source>True size</source>
        <translation>Taille réelle</translation>
    </message>
    <message>
        <source>Half size</source>
        <translation>Demi-taille</translation>
    </message>
    <message>
        <source>Double size</source>
        <translation>Taille double</translation>
    </message>
    <message>
        <source>Size of the pages on screen; at true size, a ruler held to the screen matches the one on the page if the screen reports its size correctly</source>
        <translation>Taille d&apos;affichage des pages&#x202f;; à la taille réelle, une règle tenue contre l&apos;écran s&apos;accorde avec celle de la page, si l&apos;écran indique bien sa taille</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Sheet options</source>
        <translation>Options des planches</translation>
    </message>
    <message>
        <source>Asks for a folder and writes the files there</source>
        <translation>Demande un dossier et y écrit les fichiers</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>I&amp;mprimer…</translation>
    </message>
    <message>
        <source>Shows the sheets as they will be printed, and prints them</source>
        <translation>Montre les planches telles qu&apos;elles seront imprimées, et les imprime</translation>
    </message>
    <message numerus="yes">
        <source>%n files already exist with different content, starting with %1. Overwrite them?</source>
        <translation>
            <numerusform>%n fichier existe déjà avec un autre contenu&#x202f;: %1. L&apos;écraser&#x202f;?</numerusform>
            <numerusform>%n fichiers existent déjà avec un autre contenu, d&apos;abord %1. Les écraser&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Numbers the slots on the pages; click a slot to leave it free</source>
        <translation>Numérote les emplacements des pages&#x202f;; un clic sur l&apos;un d&apos;eux le laisse libre</translation>
    </message>
    <message>
        <source>About these sheets</source>
        <translation>À propos de ces planches</translation>
    </message>
    <message>
        <source>Drawing the pages…</source>
        <translation>Dessin des pages…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>A leaflet with the rules of this game, its options and its tiles</source>
        <translation>Un dépliant avec les règles de ce jeu, ses options et ses tuiles</translation>
    </message>
    <message numerus="yes">
        <source>%n sides of paper. Print on both sides, flip on the short edge, fold in the middle and put one sheet inside the other.</source>
        <translation>
            <numerusform>%n face de papier. Imprimer recto verso, retourner sur le bord court, plier au milieu et glisser les feuilles l&apos;une dans l&apos;autre.</numerusform>
            <numerusform>%n faces de papier. Imprimer recto verso, retourner sur le bord court, plier au milieu et glisser les feuilles l&apos;une dans l&apos;autre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Asks for a file and writes all pages into it</source>
        <translation>Demande un fichier et y écrit toutes les pages</translation>
    </message>
    <message>
        <source>File for the sheets</source>
        <translation>Fichier pour les planches</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <extracomment>%1 is PDF, %2 the ending of such files</extracomment>
        <translation>Fichiers %1 (*.%2)</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>&amp;Zoom</translation>
    </message>
    <message>
        <source>Number the slots</source>
        <translation>Numéroter les emplacements</translation>
    </message>
    <message>
        <source>These options are kept once the set is saved.</source>
        <translation>Ces options sont gardées dès que le jeu est enregistré.</translation>
    </message>
    <message>
        <source>This computer keeps these options. Save the set to keep them in its file.</source>
        <translation>Cet ordinateur garde ces options. Enregistrez le jeu pour les mettre dans son fichier.</translation>
    </message>
</context>
<context>
    <name>tilewright::PrisonRow</name>
    <message>
        <source>%1:</source>
        <translation>%1&#x202f;:</translation>
    </message>
    <message>
        <source>%1: %2 (key %3)</source>
        <translation>%1&#x202f;: %2 (touche %3)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Buy back</source>
        <translation>Racheter</translation>
    </message>
</context>
<context>
    <name>tilewright::QuestionBar</name>
    <message>
        <source>At stake:</source>
        <translation>En jeu&#x202f;:</translation>
    </message>
    <message>
        <source>At stake: %1</source>
        <translation>En jeu&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1 (touche %2)</translation>
    </message>
</context>
<context>
    <name>tilewright::QuestionList</name>
    <message>
        <source>Did the game take too long?</source>
        <translation>La partie a-t-elle duré trop longtemps&#x202f;?</translation>
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
        <translation>Ajouter une question (Inser)</translation>
    </message>
    <message>
        <source>Move the question up (Alt+Up)</source>
        <translation>Déplacer la question vers le haut (Alt+Haut)</translation>
    </message>
    <message>
        <source>Move the question down (Alt+Down)</source>
        <translation>Déplacer la question vers le bas (Alt+Bas)</translation>
    </message>
    <message>
        <source>Remove the question (Del)</source>
        <translation>Enlever la question (Suppr)</translation>
    </message>
    <message>
        <source>F2 or double-click to edit a question</source>
        <translation>F2 ou un double-clic modifie une question</translation>
    </message>
    <message>
        <source>Up to %1 questions, which players answer at the end of the game.</source>
        <translation>Jusqu&apos;à %1 questions, auxquelles les joueurs répondent à la fin de la partie.</translation>
    </message>
</context>
<context>
    <name>tilewright::QuickCheck</name>
    <message>
        <source>Not checked yet.</source>
        <translation>Pas encore vérifié.</translation>
    </message>
    <message>
        <source>Quick checks are off; turn them on in Edit ▸ Preferences.</source>
        <translation>Les vérifications rapides sont désactivées&#x202f;; Édition ▸ Préférences les active.</translation>
    </message>
    <message>
        <source>The board is too large for a quick check.</source>
        <translation>Le plateau est trop grand pour une vérification rapide.</translation>
    </message>
    <message>
        <source>It can&apos;t be played as it is. %1</source>
        <translation>Ce n&apos;est pas jouable en l&apos;état. %1</translation>
    </message>
    <message>
        <source>Bots: %1. Not checked with stronger bots yet: use Playtest ▸ Check with Stronger Bots.</source>
        <translation>Bots&#x202f;: %1. On ne sait pas encore si de meilleurs bots le confirment&#x202f;: Essai ▸ Vérifier avec de meilleurs bots.</translation>
    </message>
    <message>
        <source>Bots: %1. Checked with %2: %3.</source>
        <translation>Bots&#x202f;: %1. Vérifié avec %2&#x202f;: %3.</translation>
    </message>
    <message>
        <source>Not clear from the first games; more are being played.</source>
        <translation>Pas clair d&apos;après les premières parties&#x202f;; d&apos;autres sont en cours.</translation>
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
        <translation>Se termine</translation>
    </message>
    <message>
        <source>%1 of the games end by an escape; in the others the tiles run out. Half or more is good.</source>
        <translation>%1 des parties finissent par une évasion&#x202f;; dans les autres, les tuiles s&apos;épuisent. La moitié ou plus, c&apos;est bien.</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Équitable</translation>
    </message>
    <message>
        <source>Seat %1 deviates most from an even share: it has %2 of the wins (%3). Up to ten percentage points count as fair here.</source>
        <translation>La place %1 s&apos;écarte le plus d&apos;une part égale&#x202f;: elle a %2 des victoires (%3). Jusqu&apos;à dix points de pourcentage passent ici pour équitables.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>The median game has %1 turns; %2 to %3 is good.</source>
        <translation>La partie médiane a %1 tours&#x202f;; de %2 à %3, c&apos;est bien.</translation>
    </message>
    <message>
        <source>Tiles fit</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>%1 of the drawn tiles fit nowhere; %2 is too many.</source>
        <translation>%1 des tuiles piochées ne vont nulle part&#x202f;; %2, c&apos;est trop.</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles are refused more often than others, most of all %1 (%2).</source>
        <translation>
            <numerusform>%n&#xa0;tuile est refusée plus souvent que les autres&#x202f;: %1 (%2).</numerusform>
            <numerusform>%n&#xa0;tuiles sont refusées plus souvent que les autres, surtout %1 (%2).</numerusform>
        </translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>No picks are ever gained.</source>
        <translation>Aucun crochet n&apos;est jamais gagné.</translation>
    </message>
    <message>
        <source>The scarcest pick colour is %1: %2 of what a colour yields on average; %3 or more is good.</source>
        <translation>La couleur de crochet la plus rare est %1&#x202f;: %2 de ce que rapporte une couleur en moyenne&#x202f;; %3 ou plus, c&apos;est bien.</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bon</translation>
    </message>
    <message>
        <source>needs attention</source>
        <translation>à surveiller</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>mauvais</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>No tile has a door of this colour.</source>
        <translation>Aucune tuile n’a de porte de cette couleur.</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>%1 of the turns start with none of the player&apos;s %2 in supply; %3 is too many.</source>
        <translation>%1 des tours commencent sans rien de cette sorte dans la réserve du joueur&#x202f;: %2&#x202f;; %3, c&apos;est trop.</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>No points are ever scored.</source>
        <translation>Aucun point n’est jamais marqué.</translation>
    </message>
    <message>
        <source>Most points come from %1: %2 of all; more than %3 is too much for one source.</source>
        <translation>La plupart des points viennent de %1&#x202f;: %2 du total&#x202f;; plus de %3, c&apos;est trop pour une source.</translation>
    </message>
    <message>
        <source>%2 pieces per game go into the %1; %3 or more is good.</source>
        <translation>%2 pions y entrent par partie (%1)&#x202f;; %3 ou plus, c&apos;est bien.</translation>
    </message>
    <message>
        <source>More copies of tiles that lead there would help.</source>
        <translation>Il faudrait plus d&apos;exemplaires de tuiles qui y mènent.</translation>
    </message>
    <message>
        <source>%1 of them come out again; %2 or more is good.</source>
        <translation>%1 d&apos;entre eux en ressortent&#x202f;; %2 ou plus, c&apos;est bien.</translation>
    </message>
    <message>
        <source>More tiles that lead there, or that call out what bars the way, would help.</source>
        <translation>Il faudrait plus de tuiles qui y mènent, ou qui font sortir ce qui barre le passage.</translation>
    </message>
    <message>
        <source>A piece that comes out beside others scores there in %1 of cases; %2 or more is good.</source>
        <translation>Un pion qui ressort auprès d&apos;autres y marque dans %1 des cas&#x202f;; %2 ou plus, c&apos;est bien.</translation>
    </message>
    <message>
        <source>Tiles that lead there and have larger features would help.</source>
        <translation>Il faudrait des tuiles qui y mènent et dont les zones sont plus grandes.</translation>
    </message>
    <message>
        <source>%1 pieces are sent home per game; %2 to %3 is good.</source>
        <translation>%1 pions sont renvoyés par partie&#x202f;; de %2 à %3, c&apos;est bien.</translation>
    </message>
    <message>
        <source>%1 of the turns start with the %2 in the %3. More than %4 is too many.</source>
        <translation>%1 des tours commencent avec ce pion dedans (%2, %3). Plus de %4, c&apos;est trop.</translation>
    </message>
    <message>
        <source>In and out</source>
        <translation>Entrées et sorties</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>Menace</translation>
    </message>
    <message>
        <source>%1 to %2 is good.</source>
        <translation>De %1 à %2, c&apos;est bien.</translation>
    </message>
    <message>
        <source>%1 or more is good.</source>
        <translation>%1 ou plus, c&apos;est bien.</translation>
    </message>
    <message>
        <source>%1 or less is good.</source>
        <translation>%1 ou moins, c&apos;est bien.</translation>
    </message>
    <message>
        <source>This does not occur in these games.</source>
        <translation>Ces parties n&apos;en ont pas.</translation>
    </message>
    <message>
        <source>%1: %2; %3</source>
        <translation>%1&#x202f;: %2&#x202f;; %3</translation>
    </message>
    <message numerus="yes">
        <source>%n kinds of holes can&apos;t be filled by any tile.</source>
        <translation>
            <numerusform>Une sorte de trou ne peut être comblée par aucune tuile.</numerusform>
            <numerusform>%n sortes de trous ne peuvent être comblées par aucune tuile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A set of %n tiles is too small to tell.</source>
        <translation>
            <numerusform>Trop petit pour juger&#x202f;: un jeu d&apos;une tuile.</numerusform>
            <numerusform>Trop petit pour juger&#x202f;: un jeu de %n tuiles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::QuickCheckLampRow</name>
    <message>
        <source>Results of the quick check</source>
        <translation>Résultats de la vérification rapide</translation>
    </message>
    <message>
        <source>%1: %2 (games are being played)</source>
        <translation>%1&#x202f;: %2 (des parties sont en cours)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>From %1 bot games. Click for details.</source>
        <translation>D&apos;après %1 parties de bots. Cliquer pour les détails.</translation>
    </message>
</context>
<context>
    <name>tilewright::QuickFix</name>
    <message>
        <source>merge</source>
        <translation>fusionner</translation>
    </message>
    <message>
        <source>%1 gets the copies of %2, which is removed</source>
        <translation>%1 reçoit les exemplaires de %2, qui est supprimée</translation>
    </message>
    <message>
        <source>merge %1 into %2</source>
        <translation>fusionner %1 dans %2</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>renommer</translation>
    </message>
    <message>
        <source>Renames the tile to %1</source>
        <translation>Renomme la tuile en %1</translation>
    </message>
    <message>
        <source>add colour</source>
        <translation>ajouter la couleur</translation>
    </message>
    <message>
        <source>Adds %1 to the pick colours of the set</source>
        <translation>Ajoute %1 aux couleurs de crochets du jeu</translation>
    </message>
    <message>
        <source>add colours</source>
        <translation>ajouter les couleurs</translation>
    </message>
    <message>
        <source>Adds blue, yellow, green and red to the pick colours</source>
        <translation>Ajoute bleu, jaune, vert et rouge aux couleurs de crochets</translation>
    </message>
    <message>
        <source>even out</source>
        <translation>équilibrer</translation>
    </message>
    <message>
        <source>Spreads the skull colours evenly over all tiles</source>
        <translation>Répartit les couleurs des crânes également sur toutes les tuiles</translation>
    </message>
    <message>
        <source>even out the skulls</source>
        <translation>équilibrer les crânes</translation>
    </message>
    <message>
        <source>sort</source>
        <translation>ordonner</translation>
    </message>
    <message>
        <source>Each pick colour once, in the usual order</source>
        <translation>Chaque couleur de crochet une fois, dans l&apos;ordre habituel</translation>
    </message>
    <message>
        <source>one copy</source>
        <translation>un exemplaire</translation>
    </message>
    <message>
        <source>Gives the tile one copy</source>
        <translation>La tuile reçoit un exemplaire</translation>
    </message>
    <message>
        <source>remove colour</source>
        <translation>retirer de la liste</translation>
    </message>
    <message>
        <source>Removes %1 from the pick colours of the set; no tile changes</source>
        <translation>Enlève %1 des couleurs de crochets du jeu&#x202f;; aucune tuile ne change</translation>
    </message>
    <message>
        <source>lay fields anew</source>
        <translation>refaire les prés</translation>
    </message>
    <message>
        <source>Fields end where roads and cities separate them</source>
        <translation>Les prés finissent où routes et villes les séparent</translation>
    </message>
    <message>
        <source>lay the fields of %1 anew</source>
        <translation>refaire les prés de %1</translation>
    </message>
    <message>
        <source>add it</source>
        <translation>ajouter</translation>
    </message>
    <message>
        <source>Adds to the tile what its roads end at</source>
        <translation>Ajoute à la tuile ce à quoi aboutissent ses routes</translation>
    </message>
    <message>
        <source>add to %1 what its roads end at</source>
        <translation>ajouter à %1 ce à quoi aboutissent ses routes</translation>
    </message>
</context>
<context>
    <name>tilewright::RangeHint</name>
    <message>
        <source>Enter a whole number from %1 to %2</source>
        <translation>Nombres entiers possibles ici&#x202f;: %1 à %2</translation>
    </message>
    <message>
        <source>Enter a value from %1 to %2</source>
        <translation>Valeurs possibles ici&#x202f;: %1 à %2</translation>
    </message>
    <message>
        <source>Enter a whole number from %1 to %2, not %3</source>
        <translation>Nombres entiers possibles ici&#x202f;: %1 à %2, pas %3</translation>
    </message>
    <message>
        <source>Enter a value from %1 to %2, not %3</source>
        <translation>Valeurs possibles ici&#x202f;: %1 à %2, pas %3</translation>
    </message>
</context>
<context>
    <name>tilewright::RecordController</name>
    <message>
        <source>This can&apos;t be played</source>
        <translation>Ceci n&apos;est pas jouable</translation>
    </message>
    <message>
        <source>There are no rules for this set</source>
        <translation>Il n&apos;y a pas de règles pour ce jeu</translation>
    </message>
    <message>
        <source>Open Game Record</source>
        <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
        <source>Game records (*.game.json)</source>
        <translation>Parties enregistrées (*.game.json)</translation>
    </message>
    <message>
        <source>game-%1</source>
        <translation>partie-%1</translation>
    </message>
    <message>
        <source>Save Game Record</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>%1 was not written</source>
        <translation>%1 n&apos;a pas été écrit</translation>
    </message>
    <message>
        <source>Saved the game: %1</source>
        <translation>Partie enregistrée&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened as a game</source>
        <translation>%1 ne peut pas être ouvert comme partie</translation>
    </message>
</context>
<context>
    <name>tilewright::Recovery</name>
    <message>
        <source>The folder %1 can&apos;t be created.</source>
        <translation>Le dossier %1 ne peut pas être créé.</translation>
    </message>
</context>
<context>
    <name>tilewright::RecoveryDialog</name>
    <message>
        <source>Unsaved work was found</source>
        <translation>Du travail non enregistré a été trouvé</translation>
    </message>
    <message>
        <source>Tilewright was not closed properly. These files had unsaved changes:</source>
        <translation>Tilewright ne s&apos;est pas terminé normalement. Ces fichiers avaient des modifications non enregistrées&#x202f;:</translation>
    </message>
    <message>
        <source>%1, backed up %2</source>
        <translation>%1, conservé %2</translation>
    </message>
    <message>
        <source>Never saved</source>
        <translation>Jamais enregistré</translation>
    </message>
    <message>
        <source>Files with unsaved work</source>
        <translation>Fichiers avec du travail non enregistré</translation>
    </message>
    <message>
        <source>Differences from the file on disk:</source>
        <translation>Différences avec le fichier sur le disque&#x202f;:</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Récupérer</translation>
    </message>
    <message>
        <source>Opens the ticked files with their changes; nothing is saved yet</source>
        <translation>Ouvre les fichiers cochés avec leurs modifications&#x202f;; rien n&apos;est encore enregistré</translation>
    </message>
    <message>
        <source>Discards all these changes</source>
        <translation>Abandonne tout</translation>
    </message>
    <message>
        <source>Ask &amp;Later</source>
        <translation>Demander &amp;plus tard</translation>
    </message>
    <message>
        <source>Asks again at the next start</source>
        <translation>Redemande au prochain démarrage</translation>
    </message>
    <message>
        <source>Discard the changes?</source>
        <translation>Abandonner les modifications&#x202f;?</translation>
    </message>
    <message>
        <source>The unsaved changes of these files will be gone for good.</source>
        <translation>Les modifications non enregistrées de ces fichiers seront perdues pour de bon.</translation>
    </message>
    <message>
        <source>Never saved: everything is new</source>
        <translation>Jamais enregistré&#x202f;: tout</translation>
    </message>
    <message>
        <source>The file is no longer at %1: everything is new</source>
        <translation>Le fichier n&apos;est plus à %1&#x202f;: tout</translation>
    </message>
    <message>
        <source>none: both are the same</source>
        <translation>aucune&#x202f;: les deux sont identiques</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>Aban&amp;donner</translation>
    </message>
</context>
<context>
    <name>tilewright::ReplayActions</name>
    <message>
        <source>Again with the Same Seed</source>
        <translation>Rejouer avec la même graine</translation>
    </message>
    <message>
        <source>Start over: the same seats, options and seed, with the set as it is now</source>
        <translation>Recommencer&#x202f;: mêmes places, mêmes options et même graine, avec le jeu tel qu&apos;il est maintenant</translation>
    </message>
    <message>
        <source>Back to the Previous Game</source>
        <translation>Retour à la partie précédente</translation>
    </message>
    <message>
        <source>Brings back the unsaved game that this one replaced, and keeps this one in its place</source>
        <translation>Ramène la partie non enregistrée que celle-ci a remplacée, et garde celle-ci à sa place</translation>
    </message>
    <message>
        <source>Export This Moment…</source>
        <translation>Exporter ce moment…</translation>
    </message>
    <message>
        <source>The board as it is shown: as SVG, as PNG, or as a map</source>
        <translation>Le plateau tel qu&apos;il est montré&#x202f;: en SVG, en PNG ou comme carte</translation>
    </message>
    <message>
        <source>To the Start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>The board before the first move</source>
        <translation>Le plateau avant le premier coup</translation>
    </message>
    <message>
        <source>To the Previous Mark</source>
        <translation>Au repère précédent</translation>
    </message>
    <message>
        <source>One Move Back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>Pause and show the board one move earlier</source>
        <translation>Mettre en pause et montrer le plateau un coup plus tôt</translation>
    </message>
    <message>
        <source>To the Next Mark</source>
        <translation>Au repère suivant</translation>
    </message>
    <message>
        <source>To the End</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>The last move of this line</source>
        <translation>Le dernier coup de cette ligne</translation>
    </message>
    <message>
        <source>Another Line</source>
        <translation>Une autre ligne</translation>
    </message>
    <message>
        <source>Switches to the next line of this game</source>
        <translation>Passe à la ligne suivante de cette partie</translation>
    </message>
    <message>
        <source>Points over Time</source>
        <translation>Points au fil du temps</translation>
    </message>
    <message>
        <source>A chart of everybody&apos;s points, move by move</source>
        <translation>Un graphique des points de chacun, coup par coup</translation>
    </message>
    <message>
        <source>Beside the Board</source>
        <translation>À côté du plateau</translation>
    </message>
    <message>
        <source>A panel for each space beside the tiles, showing who is in it</source>
        <translation>Un panneau pour chaque endroit à côté des tuiles, avec ceux qui y sont</translation>
    </message>
    <message>
        <source>Edit This Tile</source>
        <translation>Modifier cette tuile</translation>
    </message>
    <message>
        <source>Open the tile under the pointer, or the one laid last, in the designer</source>
        <translation>Ouvrir dans l&apos;éditeur la tuile sous le pointeur, ou la dernière posée</translation>
    </message>
    <message>
        <source>Go to the previous notable event: an escape, a key, silver, a barred way, another line, a comment, a situation that no rule covers</source>
        <translation>Retour au dernier événement notable&#x202f;: une évasion, une clé, un crochet d&apos;argent, un passage barré, une autre ligne, un commentaire, une situation que les règles ne prévoient pas</translation>
    </message>
    <message>
        <source>Go to the next notable event: an escape, a key, silver, a barred way, another line, a comment, a situation that no rule covers</source>
        <translation>Jusqu&apos;au prochain événement notable&#x202f;: une évasion, une clé, un crochet d&apos;argent, un passage barré, une autre ligne, un commentaire, une situation que les règles ne prévoient pas</translation>
    </message>
</context>
<context>
    <name>tilewright::ReplayController</name>
    <message>
        <source>Saved %1</source>
        <translation>Enregistré&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 was not written</source>
        <translation>%1 n&apos;a pas été écrit</translation>
    </message>
    <message>
        <source>Maps (*.map.json)</source>
        <translation>Cartes (*.map.json)</translation>
    </message>
    <message>
        <source>game-%1-move-%2</source>
        <translation>partie-%1-coup-%2</translation>
    </message>
    <message>
        <source>Export This Moment</source>
        <translation>Exporter ce moment</translation>
    </message>
    <message>
        <source>There is no tile on the board yet</source>
        <translation>Il n&apos;y a pas encore de tuile sur le plateau</translation>
    </message>
    <message>
        <source>The file extension sets the format: %1 or %2.</source>
        <extracomment>%1 are some extensions between commas, %2 is the last one</extracomment>
        <translation>L&apos;extension du fichier détermine le format&#x202f;: %1 ou %2.</translation>
    </message>
</context>
<context>
    <name>tilewright::ReturnedDetails</name>
    <message>
        <source>(no answer)</source>
        <translation>(pas de réponse)</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Commentaires</translation>
    </message>
    <message>
        <source>After move %1:</source>
        <translation>Après le coup %1&#x202f;:</translation>
    </message>
    <message>
        <source>After move %1, %2:</source>
        <translation>Après le coup %1, %2&#x202f;:</translation>
    </message>
    <message>
        <source>The moves can&apos;t be played as they are recorded</source>
        <translation>Les coups ne peuvent être joués comme ils sont enregistrés</translation>
    </message>
    <message>
        <source>The file can&apos;t be read</source>
        <translation>Le fichier est illisible</translation>
    </message>
    <message>
        <source>Rating: %1  %2</source>
        <translation>Note&#x202f;: %1  %2</translation>
    </message>
    <message>
        <source>No feedback on this game.</source>
        <translation>Personne n&apos;a rien dit de cette partie.</translation>
    </message>
</context>
<context>
    <name>tilewright::ReturnedGamesController</name>
    <message>
        <source>Open Retur&amp;ned Games…</source>
        <translation>Ouvrir les &amp;parties renvoyées…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+O</source>
        <translation>Ctrl+Alt+O</translation>
    </message>
    <message>
        <source>Lists the game records of a folder that people sent back, with their ratings, answers and comments</source>
        <translation>Liste les parties enregistrées d&apos;un dossier que l&apos;on vous a renvoyées, avec leurs notes, réponses et commentaires</translation>
    </message>
</context>
<context>
    <name>tilewright::ReturnedGamesDialog</name>
    <message>
        <source>Read &amp;Again</source>
        <translation>&amp;Relire</translation>
    </message>
    <message>
        <source>Reading games…</source>
        <translation>Lecture des parties…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stops and lists the games read so far</source>
        <translation>Arrête, et liste les parties lues jusqu&apos;ici</translation>
    </message>
    <message>
        <source>Feedback on the game</source>
        <translation>Ce qui a été dit de la partie</translation>
    </message>
    <message>
        <source>&amp;Open in Play</source>
        <translation>&amp;Ouvrir dans Jouer</translation>
    </message>
    <message>
        <source>Returned Games</source>
        <translation>Parties renvoyées</translation>
    </message>
    <message>
        <source>&amp;Choose Folder…</source>
        <translation>&amp;Choisir un dossier…</translation>
    </message>
    <message>
        <source>Lists the game records (*.game.json) of another folder</source>
        <translation>Liste les parties enregistrées (*.game.json) d&apos;un autre dossier</translation>
    </message>
    <message>
        <source>Reads the folder again to find new files</source>
        <translation>Relit le dossier, pour les fichiers arrivés depuis</translation>
    </message>
    <message>
        <source>Duplicate games count once</source>
        <translation>Une partie reçue deux fois ne compte qu&apos;une fois</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Chercher une partie</translation>
    </message>
    <message>
        <source>Lists the games with these words in any column</source>
        <translation>Liste les parties qui ont ces mots dans l&apos;une des colonnes</translation>
    </message>
    <message>
        <source>Returned games</source>
        <translation>Parties renvoyées</translation>
    </message>
    <message>
        <source>Double-click or press Enter to open the game with its comments</source>
        <translation>Entrée ou un double-clic ouvre la partie avec ses commentaires</translation>
    </message>
    <message>
        <source>Opens the chosen game with its comments</source>
        <translation>Ouvre la partie choisie avec ses commentaires</translation>
    </message>
    <message>
        <source>Folder of returned games</source>
        <translation>Dossier des parties renvoyées</translation>
    </message>
    <message>
        <source>No folder is chosen yet</source>
        <translation>Aucun dossier n&apos;est encore choisi</translation>
    </message>
    <message>
        <source>There are no game records (*.game.json) in this folder.</source>
        <translation>Il n&apos;y a pas de partie enregistrée (*.game.json) dans ce dossier.</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 files.</source>
        <translation>Arrêté après %1 fichiers sur %2.</translation>
    </message>
</context>
<context>
    <name>tilewright::ReturnedGamesModel</name>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Commentaires</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
</context>
<context>
    <name>tilewright::ReturnedWords</name>
    <message>
        <source>escape</source>
        <translation>évasion</translation>
    </message>
    <message>
        <source>last tile</source>
        <translation>dernière tuile</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>inachevée</translation>
    </message>
    <message>
        <source>bots</source>
        <translation>bots</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>how a game ended, and who won it</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>the same file as %1</source>
        <translation>le même fichier que %1</translation>
    </message>
    <message>
        <source>the same game as %1</source>
        <translation>la même partie que %1</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 stars on average (%n ratings)</source>
        <translation>
            <numerusform>%1 étoiles sur %2 en moyenne (%n note)</numerusform>
            <numerusform>%1 étoiles sur %2 en moyenne (%n notes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by escape</source>
        <translation>
            <numerusform>%n par évasion</numerusform>
            <numerusform>%n par évasion</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n after the last tile</source>
        <translation>
            <numerusform>%n après la dernière tuile</numerusform>
            <numerusform>%n après la dernière tuile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n inachevée</numerusform>
            <numerusform>%n inachevées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files can&apos;t be read</source>
        <translation>
            <numerusform>%n fichier illisible</numerusform>
            <numerusform>%n fichiers illisibles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files repeat a game of another file</source>
        <translation>
            <numerusform>%n fichier a une partie qu&apos;un autre a aussi</numerusform>
            <numerusform>%n fichiers ont une partie qu&apos;un autre a aussi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::RuleExamples</name>
    <message>
        <source>The space under the towers</source>
        <translation>L&apos;espace sous les tours</translation>
    </message>
    <message>
        <source>The dragon is about to step onto the tower: move it there, and see who is in the dungeon then.</source>
        <translation>Le dragon va marcher sur la tour&#x202f;: l&apos;y mener, et voir qui est alors dans les oubliettes.</translation>
    </message>
    <message>
        <source>Who leaves first</source>
        <translation>Qui sort d&apos;abord</translation>
    </message>
    <message>
        <source>Two followers of Blue are below, the fairy with one of them. Bring one out: the other of the two leaves, and the fairy keeps her companion.</source>
        <translation>Deux partisans de Bleu sont en bas, la fée avec l&apos;un d&apos;eux. En faire sortir un&#x202f;: c&apos;est l&apos;autre qui part, et la fée garde son compagnon.</translation>
    </message>
    <message>
        <source>Into the dungeon</source>
        <translation>Dans les oubliettes</translation>
    </message>
    <message>
        <source>Blue has laid a tower. A small or large follower may go in; the mayor may not, as the tile has no city, and the wagon never may.</source>
        <translation>Bleu a posé une tour. Un petit ou le grand partisan peut entrer&#x202f;; le maire non, car la tuile n&apos;a pas de ville, et le chariot jamais.</translation>
    </message>
    <message>
        <source>The mayor&apos;s ways</source>
        <translation>Les chemins du maire</translation>
    </message>
    <message>
        <source>The mayor goes in by this tower, as its tile has a city. He comes out only where a city is open.</source>
        <translation>Le maire entre par cette tour, car sa tuile a une ville. Il ne sort que là où une ville est ouverte.</translation>
    </message>
    <message>
        <source>Straight through the dungeon</source>
        <translation>Droit à travers les oubliettes</translation>
    </message>
    <message>
        <source>A follower may go in here and come straight out by another tower, even onto the road of the tower far away.</source>
        <translation>Un partisan peut entrer ici et ressortir aussitôt par une autre tour, même sur la route de la tour lointaine.</translation>
    </message>
    <message>
        <source>The fairy below</source>
        <translation>La fée en bas</translation>
    </message>
    <message>
        <source>The dragon is in the dungeon. The fairy may still be placed with the follower there.</source>
        <translation>Le dragon est dans les oubliettes. La fée peut tout de même être mise auprès du partisan qui y est.</translation>
    </message>
    <message>
        <source>Out by any entrance</source>
        <translation>Dehors par toute entrée</translation>
    </message>
    <message>
        <source>Blue&apos;s follower may come out by any tower where nobody stands, including the one just laid.</source>
        <translation>Le partisan de Bleu peut sortir par toute tour où personne ne se tient, aussi par celle qui vient d&apos;être posée.</translation>
    </message>
    <message>
        <source>Past the dragon with the fairy</source>
        <translation>Avec la fée, devant le dragon</translation>
    </message>
    <message>
        <source>The fairy was with Blue&apos;s follower when the turn began: he may leave although the dragon is below. She stays.</source>
        <translation>La fée était auprès du partisan de Bleu au début du tour&#x202f;: il peut sortir bien que le dragon soit en bas. Elle reste.</translation>
    </message>
    <message>
        <source>On anything open</source>
        <translation>Sur tout ce qui est ouvert</translation>
    </message>
    <message>
        <source>He may come out onto a city, road, cloister or field of a tower tile, unless it is complete, as the short road is.</source>
        <translation>Il peut sortir sur une ville, une route, un cloître ou un pré d&apos;une tuile à tour, sauf s&apos;ils sont achevés comme la route courte.</translation>
    </message>
    <message>
        <source>To join or to contest</source>
        <translation>Se joindre ou disputer</translation>
    </message>
    <message>
        <source>Blue holds the road. Yellow has laid a tower far away: through the dungeon a follower can reach that very road.</source>
        <translation>Bleu tient la route. Jaune a posé une tour au loin&#x202f;: par les oubliettes un partisan arrive sur cette route même.</translation>
    </message>
    <message>
        <source>Out into the dragon&apos;s jaws</source>
        <translation>Dans la gueule du dragon</translation>
    </message>
    <message>
        <source>The dragon stands on the tower far away. A follower who comes out there is eaten, whatever he chooses.</source>
        <translation>Le dragon se tient sur la tour lointaine. Qui y sort est dévoré, quoi qu&apos;il choisisse.</translation>
    </message>
    <message>
        <source>The fairy comes out</source>
        <translation>La fée ressort</translation>
    </message>
    <message>
        <source>The fairy is below with Blue&apos;s follower. Yellow may call her out to one of Yellow&apos;s followers.</source>
        <translation>La fée est en bas auprès du partisan de Bleu. Jaune peut l&apos;en faire sortir, auprès d&apos;un partisan à lui.</translation>
    </message>
    <message>
        <source>The dragon finds an entrance</source>
        <translation>Le dragon trouve une entrée</translation>
    </message>
    <message>
        <source>Step onto the tower: the dragon goes into the dungeon, and its flight is over.</source>
        <translation>Marcher sur la tour&#x202f;: le dragon va dans les oubliettes, et son vol est fini.</translation>
    </message>
    <message>
        <source>A follower below saves those above</source>
        <translation>Un partisan en bas sauve ceux d&apos;en haut</translation>
    </message>
    <message>
        <source>A follower is already in the dungeon. Step onto the tower: Yellow&apos;s follower there is not eaten.</source>
        <translation>Un partisan est déjà dans les oubliettes. Marcher sur la tour&#x202f;: le partisan de Jaune qui y est n&apos;est pas dévoré.</translation>
    </message>
    <message>
        <source>Flee or stay</source>
        <translation>Fuir ou rester</translation>
    </message>
    <message>
        <source>Followers of all three players stand at that tower, and nobody is below. Step there: each player is asked, clockwise from the one who made the step.</source>
        <translation>Des partisans des trois joueurs se tiennent à cette tour, et personne n&apos;est en bas. Y marcher&#x202f;: chaque joueur est interrogé, dans le sens horaire à partir de celui qui a fait le pas.</translation>
    </message>
    <message>
        <source>The dragon bars the dungeon</source>
        <translation>Le dragon barre les oubliettes</translation>
    </message>
    <message>
        <source>Blue has laid a tower, but while the dragon is below nobody goes in or out.</source>
        <translation>Bleu a posé une tour, mais tant que le dragon est en bas, personne n&apos;entre ni ne sort.</translation>
    </message>
    <message>
        <source>A volcano calls the dragon out</source>
        <translation>Un volcan appelle le dragon dehors</translation>
    </message>
    <message>
        <source>Lay the volcano: the dragon comes to it at once, and the dungeon is free for this very turn.</source>
        <translation>Poser le volcan&#x202f;: le dragon y vient aussitôt, et les oubliettes sont libres dès ce tour.</translation>
    </message>
    <message>
        <source>The dragon flies out</source>
        <translation>Le dragon s&apos;envole</translation>
    </message>
    <message>
        <source>The dragon is below and its tile was laid: the first step leads to any tower or volcano.</source>
        <translation>Le dragon est en bas et sa tuile a été posée&#x202f;: le premier pas mène à toute tour ou tout volcan.</translation>
    </message>
    <message>
        <source>Flush out the dragon</source>
        <translation>Débusquer le dragon</translation>
    </message>
    <message>
        <source>With the option on, Blue may show the large follower: the dragon goes to a tower or a volcano and stays there.</source>
        <translation>Avec cette option, Bleu peut montrer le grand partisan&#x202f;: le dragon va à une tour ou un volcan et y reste.</translation>
    </message>
    <message>
        <source>Nothing below scores</source>
        <translation>Ce qui est en bas ne compte pas</translation>
    </message>
    <message>
        <source>Blue has laid one of the last tiles. End the turn and lay the rest: a follower and the fairy below score no points.</source>
        <translation>Bleu a posé presque la dernière tuile. Terminer le tour et poser les dernières&#x202f;: partisan et fée en bas ne rapportent aucun point.</translation>
    </message>
</context>
<context>
    <name>tilewright::RunPage</name>
    <message>
        <source>Progress of the run</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Préparation…</translation>
    </message>
    <message>
        <source>%1 of %2 blocks of games</source>
        <translation>%1 blocs de parties sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 blocks of games, about %3 left</source>
        <translation>%1 blocs de parties sur %2, encore %3 environ</translation>
    </message>
</context>
<context>
    <name>tilewright::SeatsForm</name>
    <message>
        <source>Number of players: %1 to %2</source>
        <translation>Nombre de joueurs&#x202f;: %1 à %2</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Seat &amp;%1</source>
        <translation>Place &amp;%1</translation>
    </message>
    <message>
        <source>Name of this player, who plays %1</source>
        <translation>Nom du joueur qui joue %1</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Nom de la place %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>A person at this window decides</source>
        <translation>Une personne devant cette fenêtre décide</translation>
    </message>
    <message>
        <source>Bot: %1</source>
        <translation>Bot&#x202f;: %1</translation>
    </message>
    <message>
        <source>Who decides for this seat; it can change during the game</source>
        <translation>Qui décide pour cette place&#x202f;; cela peut changer pendant la partie</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>Qui joue à la place %1</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>J&amp;oueurs</translation>
    </message>
</context>
<context>
    <name>tilewright::SettingsTable</name>
    <message>
        <source>Tile set</source>
        <translation>Jeu de tuiles</translation>
    </message>
    <message>
        <source>Tile set files; without any, sets are generated</source>
        <translation>Fichiers de jeux de tuiles&#x202f;; sans aucun, les jeux sont générés</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Map files</source>
        <translation>Fichiers de cartes</translation>
    </message>
    <message>
        <source>Variant of the rules</source>
        <translation>Variante des règles</translation>
    </message>
    <message>
        <source>Names of variants of the tile set</source>
        <translation>Noms de variantes que le jeu de tuiles a</translation>
    </message>
    <message>
        <source>Number of tiles</source>
        <translation>Nombre de tuiles</translation>
    </message>
    <message>
        <source>Total number of copies in a generated set, 1 to 500</source>
        <translation>Exemplaires de toutes les tuiles d’un jeu généré, de 1 à 500</translation>
    </message>
    <message>
        <source>Pick colours</source>
        <translation>Couleurs de crochets</translation>
    </message>
    <message>
        <source>Number of colours in a generated set, 4 to 8</source>
        <translation>Couleurs d’un jeu généré, de 4 à 8</translation>
    </message>
    <message>
        <source>Share of open passages</source>
        <translation>Part des passages ouverts</translation>
    </message>
    <message>
        <source>Share of all passages in a generated set, 0 to 1</source>
        <translation>Part de tous les passages d’un jeu généré, de 0 à 1</translation>
    </message>
    <message>
        <source>Share of special doors</source>
        <translation>Part des portes spéciales</translation>
    </message>
    <message>
        <source>Weights of the configurations</source>
        <translation>Poids des configurations</translation>
    </message>
    <message>
        <source>Five weights each, for dead end, straight, corner, T and cross: [8, 32, 48, 56, 32]</source>
        <translation>Cinq poids chacun&#x202f;: impasse, ligne droite, coin, T, croix&#x202f;: [8, 32, 48, 56, 32]</translation>
    </message>
    <message>
        <source>Seed of the generator</source>
        <translation>Graine du générateur</translation>
    </message>
    <message>
        <source>Several seeds give several sets for each specification</source>
        <translation>Plusieurs jeux pour chaque spécification</translation>
    </message>
    <message>
        <source>Values: %1</source>
        <translation>Valeurs&#x202f;: %1</translation>
    </message>
    <message>
        <source>Values: %1 to %2</source>
        <translation>Valeurs&#x202f;: %1 à %2</translation>
    </message>
    <message>
        <source>&amp;Add Setting…</source>
        <translation>Ajouter &amp;un réglage…</translation>
    </message>
    <message>
        <source>Remove setting</source>
        <translation>Enlever le réglage</translation>
    </message>
    <message>
        <source>Remove the setting; it takes its default value</source>
        <translation>Enlever le réglage&#x202f;: il a alors sa valeur par défaut</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Vers le haut</translation>
    </message>
    <message>
        <source>Move up: the first varied setting changes slowest</source>
        <translation>Vers le haut&#x202f;: le premier réglage variable varie le plus lentement</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Vers le bas</translation>
    </message>
    <message>
        <source>Move down: the last varied setting changes fastest</source>
        <translation>Vers le bas&#x202f;: le dernier réglage varie le plus vite</translation>
    </message>
    <message>
        <source>Add a file</source>
        <translation>Ajouter un fichier</translation>
    </message>
    <message>
        <source>Add an open, a bundled or another file to the values</source>
        <translation>Ajouter aux valeurs un fichier ouvert, fourni ou autre</translation>
    </message>
    <message>
        <source>Settings of the study</source>
        <translation>Réglages de l’étude</translation>
    </message>
    <message>
        <source>A single value is fixed; several values, separated by semicolons, are varied: 150; 175</source>
        <translation>Une valeur est fixe&#x202f;; plusieurs, séparées par des points-virgules, varient&#x202f;: 150; 175</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Réglage</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Add another setting to fix or vary</source>
        <translation>Un réglage de plus, fixe ou variable</translation>
    </message>
    <message>
        <source>Values of %1: %2</source>
        <translation>Valeurs de %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Add a setting</source>
        <translation>Ajouter un réglage</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Chercher un réglage</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Another File…</source>
        <translation>Autre fichier…</translation>
    </message>
    <message>
        <source>Add a File</source>
        <translation>Ajouter un fichier</translation>
    </message>
    <message>
        <source>Maps (*.map.json)</source>
        <translation>Cartes (*.map.json)</translation>
    </message>
    <message>
        <source>Tile sets (*.tileset.json)</source>
        <translation>Jeux de tuiles (*.tileset.json)</translation>
    </message>
    <message>
        <source>A figure of generated sets: %1</source>
        <translation>Un nombre des jeux générés&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>tilewright::ShareContents</name>
    <message numerus="yes">
        <source>%1 with %n tiles</source>
        <translation>
            <numerusform>%1 avec %n tuile</numerusform>
            <numerusform>%1 avec %n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules: %1, variant “%2”.</source>
        <translation>Règles&#x202f;: %1, dans la variante «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>Rules: %1.</source>
        <translation>Règles&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The game so far, %n moves, with its set, board and options. It can be watched, commented on and, if it is not over, played to its end.</source>
        <translation>
            <numerusform>La partie jusqu&apos;ici, %n coup, avec son jeu de tuiles, son plateau et ses options. On peut la regarder, la commenter et, si elle n&apos;est pas finie, la jouer jusqu&apos;au bout.</numerusform>
            <numerusform>La partie jusqu&apos;ici, %n coups, avec son jeu de tuiles, son plateau et ses options. On peut la regarder, la commenter et, si elle n&apos;est pas finie, la jouer jusqu&apos;au bout.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, on the board “%2”.</source>
        <extracomment>%1 is &quot;Standard with 176 tiles&quot;, %2 the name of a board</extracomment>
        <translation>%1, sur le plateau «&#x202f;%2&#x202f;».</translation>
    </message>
</context>
<context>
    <name>tilewright::ShareDialog</name>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Parcourir…</translation>
    </message>
    <message>
        <source>&amp;Write Page</source>
        <translation>Éc&amp;rire la page</translation>
    </message>
    <message>
        <source>Share as web page</source>
        <translation>Partager en page web</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>the code of the language of the window: en, de, fr</extracomment>
        <translation>fr</translation>
    </message>
    <message>
        <source>The heading of the page</source>
        <translation>Le titre en tête de la page</translation>
    </message>
    <message>
        <source>Writes the file; asks before overwriting one</source>
        <translation>Écrit le fichier&#x202f;; demande avant d&apos;en écraser un</translation>
    </message>
    <message>
        <source>Close without writing anything</source>
        <translation>Fermer sans rien écrire</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titre</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Questions</source>
        <translation>&amp;Questions</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>One file that runs in any browser, without a network and without this program: send it to the people who will try the game. Their feedback comes back as a game record.</source>
        <translation>Un seul fichier qui marche dans tout navigateur, sans réseau et sans ce programme, à envoyer à ceux qui doivent essayer le jeu. Ce qu&apos;ils écrivent revient dans une partie enregistrée.</translation>
    </message>
    <message>
        <source>&amp;Only up to the moment shown, after move %1</source>
        <translation>&amp;Seulement jusqu&apos;au moment montré, après le coup %1</translation>
    </message>
    <message>
        <source>Leaves out the later moves, and the notes on them</source>
        <translation>Laisse de côté les coups suivants et ce qui est noté à leur sujet</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Where the page is saved; the folder is created if it doesn&apos;t exist</source>
        <translation>Où va la page&#x202f;; son dossier est créé s&apos;il n&apos;existe pas</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Choisir le fichier</translation>
    </message>
    <message>
        <source>Choose a file.</source>
        <translation>Choisir un fichier.</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pages web (*.html)</translation>
    </message>
    <message>
        <source>Contents: %1</source>
        <extracomment>%1 says what the page has in it: &quot;Standard with 176 tiles, on the board...&quot;</extracomment>
        <translation>Contenu&#x202f;: %1</translation>
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
        <translation>Personnalisé</translation>
    </message>
    <message>
        <source>Paper size</source>
        <translation>Format du papier</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Paper width in portrait</source>
        <translation>Largeur du papier, en portrait</translation>
    </message>
    <message>
        <source>Paper height in portrait</source>
        <translation>Hauteur du papier, en portrait</translation>
    </message>
    <message>
        <source>Paper width</source>
        <translation>Largeur du papier</translation>
    </message>
    <message>
        <source>Paper height</source>
        <translation>Hauteur du papier</translation>
    </message>
    <message>
        <source>What is printed</source>
        <translation>Ce qui est imprimé</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>The tiles of the set</source>
        <translation>Les tuiles du jeu</translation>
    </message>
    <message>
        <source>Mar&amp;kers</source>
        <translation>Marqueurs</translation>
    </message>
    <message>
        <source>Standees</source>
        <translation>Figuri&amp;nes</translation>
    </message>
    <message>
        <source>Pla&amp;yer aids</source>
        <translation>Aid&amp;es de jeu</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>The current map, on as many pages as it takes</source>
        <translation>La carte actuelle, sur autant de pages qu&apos;il en faut</translation>
    </message>
    <message>
        <source>Chose&amp;n</source>
        <translation>Choi&amp;sies</translation>
    </message>
    <message>
        <source>Ids with their counts</source>
        <translation>Identifiants avec leurs nombres</translation>
    </message>
    <message>
        <source>Gaps and bleed</source>
        <translation>Espacements et fond perdu</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marques</translation>
    </message>
    <message>
        <source>version 3</source>
        <translation>version 3</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Versos</translation>
    </message>
    <message>
        <source>Choose &amp;Tiles…</source>
        <translation>Choisir des &amp;tuiles…</translation>
    </message>
    <message>
        <source>Shows all tiles of the set, to choose how many of each are printed</source>
        <translation>Montre toutes les tuiles du jeu, pour choisir combien de chacune sont imprimées</translation>
    </message>
    <message>
        <source>1-3, 7</source>
        <translation>1-3, 7</translation>
    </message>
    <message>
        <source>Picks, door markers, keys and tokens, as many as a game with this set needs</source>
        <translation>Crochets, marqueurs de porte, clés et jetons, autant qu&apos;il en faut à une partie avec ce jeu</translation>
    </message>
    <message>
        <source>The pieces of all players, to fold and stand up</source>
        <translation>Les figurines de tous les joueurs, à plier et à dresser</translation>
    </message>
    <message>
        <source>Cards that explain the symbols on tiles and markers, one for each player</source>
        <translation>Des cartes qui expliquent les symboles des tuiles et des marqueurs, une par joueur</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Language, colours and board</source>
        <translation>Langue, couleurs et plateau</translation>
    </message>
    <message>
        <source>A game with this set needs no markers</source>
        <translation>Une partie avec ce jeu n&apos;a besoin d&apos;aucun marqueur</translation>
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
        <translation>page %1 sur %2</translation>
    </message>
    <message>
        <source>%1, backs</source>
        <translation>%1, versos</translation>
    </message>
    <message>
        <source>Slot %1 is left free; click to use it again</source>
        <translation>L&apos;emplacement %1 reste libre&#x202f;; cliquer pour l&apos;utiliser de nouveau</translation>
    </message>
    <message>
        <source>Click to leave slot %1 free on every page</source>
        <translation>Un clic laisse l&apos;emplacement %1 libre sur chaque page</translation>
    </message>
    <message numerus="yes">
        <source>%n slots</source>
        <translation>
            <numerusform>%n emplacement</numerusform>
            <numerusform>%n emplacements</numerusform>
        </translation>
    </message>
    <message>
        <source>Page up and page down turn the pages, arrow keys choose a slot, Enter leaves it free.</source>
        <translation>Page précédente et page suivante tournent les pages, les flèches choisissent un emplacement, Entrée le laisse libre.</translation>
    </message>
    <message>
        <source>%1, slot %2 is left free</source>
        <translation>%1, l’emplacement %2 reste libre</translation>
    </message>
    <message>
        <source>%1, slot %2</source>
        <translation>%1, emplacement %2</translation>
    </message>
</context>
<context>
    <name>tilewright::ShortcutEditor</name>
    <message>
        <source>&amp;None</source>
        <translation>Auc&amp;une</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>Par &amp;défaut</translation>
    </message>
    <message>
        <source>Filter by name or key</source>
        <translation>Filtrer par nom ou par touche</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>Same key as</source>
        <translation>Même touche que</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Les commandes et leurs touches</translation>
    </message>
    <message>
        <source>Key of the chosen command</source>
        <translation>Touche de la commande choisie</translation>
    </message>
    <message>
        <source>Remove the key of the chosen command</source>
        <translation>La commande choisie n&apos;a pas de touche</translation>
    </message>
    <message>
        <source>Reset the chosen command to its default key</source>
        <translation>La touche par défaut de la commande choisie</translation>
    </message>
    <message>
        <source>Reset All to De&amp;faults</source>
        <translation>Toutes par dé&amp;faut</translation>
    </message>
    <message>
        <source>Resets all keys to their defaults</source>
        <translation>Remet toutes les touches à leur valeur par défaut</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>&amp;Touche</translation>
    </message>
    <message>
        <source>%1 uses this key too, so neither works. Give one of them another key.</source>
        <translation>%1 a aussi cette touche, aucune des deux commandes ne marchera donc. Donner une autre touche à l&apos;une d&apos;elles.</translation>
    </message>
</context>
<context>
    <name>tilewright::SpaceView</name>
    <message>
        <source>nobody is here</source>
        <translation>personne n&apos;est ici</translation>
    </message>
    <message>
        <source>%1: may come in</source>
        <translation>%1&#x202f;: peut entrer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>tilewright::StartPage</name>
    <message>
        <source>Get started</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Or drop files on this window.</source>
        <translation>Ou déposer des fichiers sur cette fenêtre.</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Fichiers récents</translation>
    </message>
</context>
<context>
    <name>tilewright::StatusBarLabels</name>
    <message>
        <source>Nothing is open. Use File ▸ Open, or drop a file here.</source>
        <translation>Rien n&apos;est ouvert. Fichier ▸ Ouvrir, ou déposer un fichier ici.</translation>
    </message>
    <message>
        <source>%1 · %2 · %3, %4 · map %5 · %6</source>
        <extracomment>the game that is played; the set; how many tiles; of how many kinds; the map; the rules&apos; options</extracomment>
        <translation>%1 · %2 · %3, %4 · carte %5 · %6</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds</source>
        <translation>
            <numerusform>%n sorte</numerusform>
            <numerusform>%n sortes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::StudyForm</name>
    <message>
        <source>Name of the study</source>
        <translation>Nom de l’étude</translation>
    </message>
    <message>
        <source>What the study asks, in a few words</source>
        <translation>La question posée, en quelques mots</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>The rules used in all games</source>
        <translation>Les règles selon lesquelles toutes les parties sont jouées</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>Rè&amp;gles</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>J&amp;oueurs</translation>
    </message>
    <message>
        <source>Games of each combination</source>
        <translation>Parties de chaque combinaison</translation>
    </message>
    <message>
        <source>Each combination of values is played this many times, on the same stacks</source>
        <translation>Chaque combinaison de valeurs est jouée autant de fois, avec les mêmes pioches</translation>
    </message>
    <message>
        <source>Ga&amp;mes of each</source>
        <translation>Pa&amp;rties de chacune</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same seed gives the same games</source>
        <translation>La même graine donne les mêmes parties</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln combinations</source>
        <translation>
            <numerusform>%Ln combinaison</numerusform>
            <numerusform>%Ln combinaisons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
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
        <translation>1 est le plus proche de tous les objectifs ensemble</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Weighted sum of the distances from the goals; 0 if all are met</source>
        <translation>La somme des distances aux objectifs, chacune multipliée par son poids&#x202f;; 0 si tous sont atteints</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Games played so far</source>
        <translation>Parties jouées jusque-là</translation>
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
        <translation>%1&#x202f;: %2 à %3</translation>
    </message>
    <message>
        <source>%1: at least %2</source>
        <translation>%1&#x202f;: au moins %2</translation>
    </message>
    <message>
        <source>%1: at most %2</source>
        <translation>%1&#x202f;: au plus %2</translation>
    </message>
    <message>
        <source>%1, weight %2</source>
        <translation>%1, poids %2</translation>
    </message>
    <message>
        <source>✓ met</source>
        <translation>✓ atteint</translation>
    </message>
    <message>
        <source>✗ missed</source>
        <translation>✗ manqué</translation>
    </message>
    <message>
        <source>? not known yet</source>
        <translation>? indécis</translation>
    </message>
    <message>
        <source>nothing to count</source>
        <translation>rien à compter</translation>
    </message>
    <message>
        <source>%1 (%2) %3</source>
        <translation>%1 (%2) %3</translation>
    </message>
    <message>
        <source>%1 of %2 combinations have games so far.</source>
        <translation>%1 combinaisons sur %2 ont déjà des parties.</translation>
    </message>
    <message>
        <source>No goals: the combinations aren&apos;t ranked.</source>
        <translation>Sans objectifs&#x202f;: les combinaisons n’ont pas de rang.</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Étude</translation>
    </message>
    <message>
        <source>Start plays every combination of values and ranks them by the goals.</source>
        <translation>«&#x202f;Lancer&#x202f;» joue chaque combinaison des valeurs et les classe selon les objectifs.</translation>
    </message>
    <message>
        <source>&amp;Begin Study From</source>
        <translation>&amp;Commencer une étude par</translation>
    </message>
    <message>
        <source>Begins with a bundled study, or with the current set or board</source>
        <translation>Commence par une étude fournie, ou par le jeu ou le plateau au premier plan</translation>
    </message>
    <message>
        <source>&amp;Open Study…</source>
        <translation>&amp;Ouvrir une étude…</translation>
    </message>
    <message>
        <source>Opens a study, or a study report to view and continue</source>
        <translation>Ouvre une étude, ou le rapport d’une étude à regarder et à continuer</translation>
    </message>
    <message>
        <source>Save Stud&amp;y…</source>
        <translation>Enregistrer l’étu&amp;de…</translation>
    </message>
    <message>
        <source>Saves the study as a file that the command line can run too</source>
        <translation>Enregistre la question dans un fichier que la ligne de commande joue aussi</translation>
    </message>
    <message>
        <source>Open Combination as &amp;Set</source>
        <translation>Ouvrir la combinaison comme &amp;jeu</translation>
    </message>
    <message>
        <source>Opens the set of the chosen combination as a new file</source>
        <translation>Ouvre le jeu de la combinaison choisie comme nouveau fichier</translation>
    </message>
    <message>
        <source>&amp;Watch a Game of It</source>
        <translation>En &amp;regarder une partie</translation>
    </message>
    <message>
        <source>Shows the first game that the bots play with the chosen combination</source>
        <translation>Montre la première partie que les bots jouent avec la combinaison choisie</translation>
    </message>
    <message>
        <source>Play the missing games of the study; games already played are kept</source>
        <translation>Jouer ce qui manque de l’étude&#x202f;; ce qui a déjà été joué est gardé</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Combinaisons</translation>
    </message>
    <message>
        <source>Heat map of two settings</source>
        <translation>Carte de chaleur de deux réglages</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Montré</translation>
    </message>
    <message>
        <source>D&amp;own</source>
        <translation>&amp;Lignes</translation>
    </message>
    <message>
        <source>A&amp;cross</source>
        <translation>&amp;Colonnes</translation>
    </message>
    <message>
        <source>What tints the cells: the higher the value, the darker</source>
        <translation>Ce qui teinte les cellules&#x202f;: plus il y en a, plus c&apos;est foncé</translation>
    </message>
    <message>
        <source>The setting whose values form the rows</source>
        <translation>Le réglage dont les valeurs sont les lignes</translation>
    </message>
    <message>
        <source>The setting whose values form the columns</source>
        <translation>Le réglage dont les valeurs sont les colonnes</translation>
    </message>
    <message>
        <source>The Current File</source>
        <translation>Le fichier au premier plan</translation>
    </message>
    <message>
        <source>A study with the current set or board</source>
        <translation>Une étude avec le jeu ou le plateau au premier plan</translation>
    </message>
    <message>
        <source>A copy of this bundled study</source>
        <translation>Une copie de cette étude fournie</translation>
    </message>
    <message>
        <source>Distance to the goals</source>
        <translation>Distance aux objectifs</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Open Study</source>
        <translation>Ouvrir une étude</translation>
    </message>
    <message>
        <source>Studies and their reports (*.study.json *.study-report.json);;All files (*)</source>
        <translation>Études et leurs rapports (*.study.json *.study-report.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 has no file yet. Save it first: a study refers to files by name.</source>
        <translation>%1 n&apos;a pas encore de fichier&#x202f;: l&apos;enregistrer d&apos;abord, car les études nomment des fichiers.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#x202f;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Save Study</source>
        <translation>Enregistrer l’étude</translation>
    </message>
    <message>
        <source>Studies (*.study.json)</source>
        <translation>Études (*.study.json)</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Reports of studies (*.study-report.json)</source>
        <translation>Rapports d’études (*.study-report.json)</translation>
    </message>
</context>
<context>
    <name>tilewright::SuggestionsDialog</name>
    <message>
        <source>&amp;Try Edits</source>
        <translation>&amp;Essayer des modifications</translation>
    </message>
    <message>
        <source>Trying small edits of the set…</source>
        <translation>Essai de petites modifications du jeu…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stops and lists the edits tried so far</source>
        <translation>Arrête, et liste les modifications essayées jusque-là</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>A&amp;ppliquer</translation>
    </message>
    <message>
        <source>Suggestions for the Set</source>
        <translation>Suggestions pour le jeu</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Suggestions</translation>
    </message>
    <message>
        <source>Double-click or press Enter to apply the suggestion, as an edit that can be undone</source>
        <translation>Entrée ou un double-clic applique la suggestion, comme une modification qu&apos;on peut annuler</translation>
    </message>
    <message>
        <source>What the edits should improve</source>
        <translation>Ce que les modifications doivent apporter</translation>
    </message>
    <message>
        <source>Plays games with one copy more and one copy fewer of each tile</source>
        <translation>Joue des parties avec un exemplaire de plus, et un de moins, de chaque tuile</translation>
    </message>
    <message>
        <source>Makes this change to the set; Undo takes it back</source>
        <translation>Apporte cette modification au jeu&#x202f;; «&#x202f;Annuler&#x202f;» la défait</translation>
    </message>
    <message>
        <source>Tries one copy more and one copy fewer of each tile in up to %L1 games by %2, and stops early if an edit is of no use. ✓ marks edits that surely help: the chance that any of these marks is wrong is at most 5 %.</source>
        <translation>Essaie un exemplaire de plus, et un de moins, de chaque tuile dans %L1 parties au plus par %2, et s&apos;arrête tôt quand une modification ne sert à rien. ✓ marque les modifications qui aident sûrement&#x202f;: la probabilité qu&apos;une de ces marques soit fausse est de 5&#x202f;% au plus.</translation>
    </message>
    <message numerus="yes">
        <source>%n edits surely help; they come first.</source>
        <translation>
            <numerusform>%n modification aide sûrement&#x202f;; elle vient d&apos;abord.</numerusform>
            <numerusform>%n modifications aident sûrement&#x202f;; elles viennent d&apos;abord.</numerusform>
        </translation>
    </message>
    <message>
        <source>No edit surely helps. The list starts with the largest change.</source>
        <translation>Aucune modification n&apos;aide sûrement. La liste commence par le plus grand changement.</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 edits.</source>
        <translation>Arrêté après %1 modifications sur %2.</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modification</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Constat</translation>
    </message>
    <message>
        <source>✓ surely helps</source>
        <translation>✓ aide sûrement</translation>
    </message>
    <message>
        <source>effect unclear</source>
        <translation>aide incertaine</translation>
    </message>
    <message>
        <source>Applied: %1. The figures of the other suggestions are still from before this change.</source>
        <translation>Appliqué&#x202f;: %1. Les mesures des autres suggestions sont celles du jeu avant cette modification.</translation>
    </message>
    <message>
        <source>Nothing was changed: the set no longer has this tile, or has only one copy of it.</source>
        <translation>Rien n’a été modifié&#x202f;: le jeu ne contient plus cette tuile, ou n’en a qu’un seul exemplaire.</translation>
    </message>
</context>
<context>
    <name>tilewright::TaskProgress</name>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2&#x202f;%</translation>
    </message>
</context>
<context>
    <name>tilewright::TemplateRow</name>
    <message>
        <source>Options for a purpose; choosing a template sets everything below</source>
        <translation>Options pour un usage&#x202f;; choisir un modèle règle tout ce qui est en dessous</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personnalisé</translation>
    </message>
    <message>
        <source>&amp;Save These Options…</source>
        <translation>&amp;Enregistrer ces options…</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Renommer…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>Save these options as a template, rename or delete your own</source>
        <translation>Enregistrer ces options comme modèle, renommer ou supprimer les vôtres</translation>
    </message>
    <message>
        <source>Your templates</source>
        <translation>Vos modèles</translation>
    </message>
    <message>
        <source>Rename Template</source>
        <translation>Renommer le modèle</translation>
    </message>
    <message>
        <source>Name of the template</source>
        <translation>Nom du modèle</translation>
    </message>
    <message>
        <source>Delete Template</source>
        <translation>Supprimer le modèle</translation>
    </message>
    <message>
        <source>Delete the template “%1”? Its file is removed; the options stay as they are.</source>
        <translation>Supprimer le modèle «&#x202f;%1&#x202f;»&#x202f;? Son fichier est supprimé&#x202f;; les options restent telles quelles.</translation>
    </message>
</context>
<context>
    <name>tilewright::ThinkingBar</name>
    <message>
        <source>Progress of the bot&apos;s thinking</source>
        <translation>Avancement de la réflexion du bot</translation>
    </message>
    <message>
        <source>%1 is thinking… %2 %</source>
        <translation>%1 réfléchit… %2&#x202f;%</translation>
    </message>
</context>
<context>
    <name>tilewright::TileBrowser</name>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>filter by id or notes</source>
        <translation>filtrer par identifiant ou notes</translation>
    </message>
    <message>
        <source>Filter by id or notes</source>
        <translation>Filtrer par identifiant ou notes</translation>
    </message>
    <message>
        <source>Arrows choose a tile, Shift+arrows several; Enter goes to its sides, Alt+arrows move it</source>
        <translation>Les flèches choisissent une tuile, avec Maj plusieurs&#x202f;; Entrée va à ses côtés, Alt et les flèches la déplacent</translation>
    </message>
    <message>
        <source>Lists the tiles of configuration %1</source>
        <translation>Affiche les tuiles de configuration %1</translation>
    </message>
    <message>
        <source>Fitting tiles</source>
        <translation>Tuiles qui conviennent</translation>
    </message>
    <message>
        <source>With issues</source>
        <translation>Avec problèmes</translation>
    </message>
    <message>
        <source>Lists the tiles that have an issue</source>
        <translation>Affiche les tuiles que concerne un problème</translation>
    </message>
    <message>
        <source>Lists the tiles with: %1. If several are chosen: with any of them</source>
        <translation>Affiche les tuiles avec&#x202f;: %1. Si plusieurs sont choisis&#x202f;: avec l&apos;un d&apos;eux</translation>
    </message>
    <message>
        <source>set order</source>
        <translation>ordre du jeu</translation>
    </message>
    <message>
        <source>by id</source>
        <translation>par identifiant</translation>
    </message>
    <message>
        <source>by count</source>
        <translation>par nombre</translation>
    </message>
    <message>
        <source>by configuration</source>
        <translation>par configuration</translation>
    </message>
    <message>
        <source>Order of the tiles</source>
        <translation>Ordre des tuiles</translation>
    </message>
    <message>
        <source>Size of the thumbnails (also with Ctrl+wheel)</source>
        <translation>Taille des vignettes&#x202f;; Ctrl et la molette font de même</translation>
    </message>
    <message>
        <source>Size of the thumbnails</source>
        <translation>Taille des vignettes</translation>
    </message>
    <message>
        <source>Tiles can&apos;t be moved while a filter hides some of them</source>
        <translation>Les tuiles ne peuvent pas être déplacées tant qu&apos;un filtre en cache</translation>
    </message>
    <message>
        <source>Tiles can be moved only in set order; choose it below the list</source>
        <translation>Les tuiles ne peuvent être déplacées que dans l&apos;ordre du jeu&#x202f;; le choisir sous la liste</translation>
    </message>
    <message>
        <source>%1 of %2 kinds listed</source>
        <translation>%1 sur %2 sortes affichées</translation>
    </message>
    <message>
        <source>The order in which tiles are listed; set order is the one saved in the file</source>
        <translation>L&apos;ordre dans lequel les tuiles sont listées&#x202f;; celui du jeu est enregistré dans le fichier</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kinds</source>
        <translation>
            <numerusform>%n sorte</numerusform>
            <numerusform>%n sortes</numerusform>
        </translation>
    </message>
    <message>
        <source>View ▸ Heat Map of the Tiles</source>
        <translation>Affichage ▸ Carte de chaleur des tuiles</translation>
    </message>
    <message>
        <source>Lists the tiles with: %1</source>
        <translation>Affiche les tuiles avec&#x202f;: %1</translation>
    </message>
    <message>
        <source>Tile List</source>
        <translation>Liste des tuiles</translation>
    </message>
</context>
<context>
    <name>tilewright::TileCanvas</name>
    <message>
        <source>Press to change it to %1</source>
        <translation>Appuyer pour changer en&#x202f;: %1</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>Tile, side %1</source>
        <translation>Tuile, côté %1</translation>
    </message>
    <message>
        <source>Nothing is open. Open a tile set from the File menu, or drop one here.</source>
        <translation>Rien n&apos;est ouvert. Ouvrir un jeu de tuiles par le menu Fichier, ou en déposer un ici.</translation>
    </message>
    <message>
        <source>No tile is chosen. Choose one on the left, or add one with the + below the list.</source>
        <translation>Aucune tuile n&apos;est choisie. En choisir une à gauche, ou en ajouter une avec le + sous la liste.</translation>
    </message>
</context>
<context>
    <name>tilewright::TileDesigner</name>
    <message>
        <source>Moves the chosen tiles one place forward</source>
        <translation>Avance les tuiles choisies d&apos;une place</translation>
    </message>
    <message>
        <source>Moves the chosen tiles one place back</source>
        <translation>Recule les tuiles choisies d&apos;une place</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et encore %2</translation>
    </message>
    <message>
        <source>%1 side: %2 · arrows move, keys set, R turns</source>
        <translation>Côté %1&#x202f;: %2 · les flèches déplacent, les touches définissent, R tourne</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Tourner</translation>
    </message>
    <message>
        <source>A quarter turn clockwise</source>
        <translation>Un quart de tour dans le sens horaire</translation>
    </message>
    <message>
        <source>Turn &amp;Back</source>
        <translation>Tourner à re&amp;bours</translation>
    </message>
    <message>
        <source>Shift+R</source>
        <translation>Shift+R</translation>
    </message>
    <message>
        <source>A quarter turn the other way</source>
        <translation>Un quart de tour dans l&apos;autre sens</translation>
    </message>
    <message>
        <source>&amp;Mirror</source>
        <translation>&amp;Miroir</translation>
    </message>
    <message>
        <source>East and west change places</source>
        <translation>Est et ouest échangent leur place</translation>
    </message>
    <message>
        <source>Mirror Top and Bottom</source>
        <translation>Miroir haut-bas</translation>
    </message>
    <message>
        <source>Shift+M</source>
        <translation>Shift+M</translation>
    </message>
    <message>
        <source>North and south change places</source>
        <translation>Nord et sud échangent leur place</translation>
    </message>
    <message>
        <source>&amp;Edit Sides</source>
        <translation>Modifier les &amp;côtés</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Go to the large tile: arrows choose a side, keys set its door</source>
        <translation>Vers la grande tuile&#x202f;: les flèches choisissent un côté, les touches définissent sa porte</translation>
    </message>
    <message>
        <source>Show &amp;Neighbours</source>
        <translation>Afficher les &amp;voisines</translation>
    </message>
    <message>
        <source>Ctrl+Shift+B</source>
        <translation>Ctrl+Shift+B</translation>
    </message>
    <message>
        <source>Shows fitting tiles of the set, faintly, around the chosen one</source>
        <translation>Montre les tuiles du jeu qui conviennent, estompées autour de la tuile choisie</translation>
    </message>
    <message>
        <source>&amp;Other Neighbours</source>
        <translation>A&amp;utres voisines</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>Shows other tiles that fit around the chosen one</source>
        <translation>Montre d&apos;autres tuiles qui conviennent autour de la tuile choisie</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filtrer</translation>
    </message>
    <message>
        <source>Go to the tile filter</source>
        <translation>Vers le champ qui filtre les tuiles</translation>
    </message>
    <message>
        <source>&amp;Add Tile</source>
        <translation>&amp;Ajouter une tuile</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
        <source>Adds a new tile at the end of the set</source>
        <translation>Ajoute une nouvelle tuile à la fin du jeu</translation>
    </message>
    <message>
        <source>D&amp;uplicate Tile</source>
        <translation>&amp;Dupliquer la tuile</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Copies the chosen tiles under new ids</source>
        <translation>Copie les tuiles choisies sous de nouveaux identifiants</translation>
    </message>
    <message>
        <source>&amp;Delete Tile</source>
        <translation>&amp;Supprimer la tuile</translation>
    </message>
    <message>
        <source>Removes the chosen tiles from the set; undo brings them back</source>
        <translation>Retire du jeu les tuiles choisies&#x202f;; «&#x202f;Annuler&#x202f;» les rétablit</translation>
    </message>
    <message>
        <source>Make &amp;Variants…</source>
        <translation>Créer des va&amp;riantes…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+V</source>
        <translation>Ctrl+Shift+V</translation>
    </message>
    <message>
        <source>Makes new tiles of the same shape with other doors</source>
        <translation>Crée de nouvelles tuiles de même forme avec d&apos;autres portes</translation>
    </message>
    <message>
        <source>&amp;Generate Tiles…</source>
        <translation>&amp;Générer des tuiles…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+G</source>
        <translation>Ctrl+Alt+G</translation>
    </message>
    <message>
        <source>Makes a balanced set from a few settings</source>
        <translation>Crée un jeu équilibré à partir de quelques réglages</translation>
    </message>
    <message>
        <source>E&amp;ven Out Skulls</source>
        <translation>É&amp;quilibrer les crânes</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Spreads the skull colours evenly over the chosen tiles, or over all tiles if only one is chosen</source>
        <translation>Répartit les couleurs des crânes également sur les tuiles choisies, ou sur toutes si une seule est choisie</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>Cuts the chosen tiles to the clipboard</source>
        <translation>Déplace les tuiles choisies dans le presse-papiers</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copies the chosen tiles; other programs paste them as a picture or as text</source>
        <translation>Copie les tuiles choisies&#x202f;; d&apos;autres programmes les collent comme image ou comme texte</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Pastes tiles from the clipboard after the chosen ones</source>
        <translation>Colle les tuiles du presse-papiers après celles qui sont choisies</translation>
    </message>
    <message>
        <source>Select A&amp;ll</source>
        <translation>Tout sé&amp;lectionner</translation>
    </message>
    <message>
        <source>Selects all tiles in the list</source>
        <translation>Choisit toutes les tuiles affichées</translation>
    </message>
    <message>
        <source>Move Forward</source>
        <translation>Déplacer vers l&apos;avant</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Move Back</source>
        <translation>Déplacer vers l&apos;arrière</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Down</translation>
    </message>
    <message>
        <source>Set &amp;Side</source>
        <translation>Définir le côt&amp;é</translation>
    </message>
    <message>
        <source>The clipboard holds no tiles</source>
        <translation>Le presse-papiers ne contient pas de tuiles</translation>
    </message>
    <message numerus="yes">
        <source>paste %n tiles</source>
        <translation>
            <numerusform>coller %n tuile</numerusform>
            <numerusform>coller %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>make %n variants</source>
        <translation>
            <numerusform>créer %n variante</numerusform>
            <numerusform>créer %n variantes</numerusform>
        </translation>
    </message>
    <message>
        <source>The skulls of the set are as even as the counts of the tiles allow</source>
        <translation>Les crânes du jeu sont aussi équilibrés que le permettent les nombres des tuiles</translation>
    </message>
    <message>
        <source>The skulls of the chosen tiles are as even as their counts allow</source>
        <translation>Les crânes des tuiles choisies sont aussi équilibrés que le permettent leurs nombres</translation>
    </message>
    <message>
        <source>even out the skulls</source>
        <translation>équilibrer les crânes</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>History of edits</source>
        <translation>Historique des modifications</translation>
    </message>
    <message>
        <source>Choose an edit to go back or forward to it</source>
        <translation>Choisir une modification y ramène, en arrière ou en avant</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Show &amp;All Tiles</source>
        <translation>&amp;Montrer toutes les tuiles</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Clears the filter</source>
        <translation>Enlève le filtre</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles have different skulls now</source>
        <translation>
            <numerusform>%n tuile a maintenant d&apos;autres crânes</numerusform>
            <numerusform>%n tuiles ont maintenant d&apos;autres crânes</numerusform>
        </translation>
    </message>
    <message>
        <source>Variants…</source>
        <translation>Variantes…</translation>
    </message>
    <message>
        <source>Lists the tiles whose id or notes contain this</source>
        <translation>Affiche les tuiles qui ont ceci dans leur identifiant ou leurs notes</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles were changed</source>
        <translation>
            <numerusform>%n tuile a été modifiée</numerusform>
            <numerusform>%n tuiles ont été modifiées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::TileFiguresModel</name>
    <message>
        <source>Click a tile to open it in the designer</source>
        <translation>Un clic sur une tuile l&apos;ouvre dans le mode Concevoir</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>How often a copy was drawn, in all games</source>
        <translation>Combien de fois un exemplaire a été pioché, dans toutes les parties</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Piochées</translation>
    </message>
    <message>
        <source>How often it fitted nowhere when drawn, and left the game</source>
        <translation>Combien de fois un exemplaire pioché n&apos;allait nulle part et a quitté la partie</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refusées</translation>
    </message>
    <message>
        <source>Share of the drawn copies that were refused</source>
        <translation>Part des exemplaires piochés qui ont été refusés</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Constat</translation>
    </message>
    <message>
        <source>▲ refused more</source>
        <translation>▲ plus refusée</translation>
    </message>
    <message>
        <source>▽ refused less</source>
        <translation>▽ moins refusée</translation>
    </message>
    <message>
        <source>refused more often than others</source>
        <translation>refusée plus souvent que d&apos;autres</translation>
    </message>
    <message>
        <source>refused less often than others</source>
        <translation>refusée moins souvent que d&apos;autres</translation>
    </message>
    <message>
        <source>no finding</source>
        <translation>rien à signaler</translation>
    </message>
    <message>
        <source>Open %1 in the designer</source>
        <translation>Vers %1 dans le mode Concevoir</translation>
    </message>
    <message>
        <source>%1, interval %2</source>
        <translation>%1, intervalle %2</translation>
    </message>
    <message>
        <source>◆ decides games</source>
        <translation>◆ décide des parties</translation>
    </message>
    <message>
        <source>surely decides games</source>
        <translation>décide sûrement des parties</translation>
    </message>
    <message>
        <source>Tiles refused significantly more or less often than the set as a whole; false discovery rate 5 %. Tiles that surely decide games: their swing isn&apos;t due to chance, corrected for the number of tiles (Holm)</source>
        <translation>Tuiles refusées significativement plus ou moins souvent que l&apos;ensemble du jeu&#x202f;; taux de fausses découvertes de 5&#x202f;%. Tuiles qui décident sûrement des parties&#x202f;: leur bascule n&apos;est pas le hasard, corrigée pour le nombre de tuiles (Holm)</translation>
    </message>
    <message>
        <source>of drawn copies</source>
        <translation>des piochées</translation>
    </message>
    <message>
        <source>per copy</source>
        <translation>par exemplaire</translation>
    </message>
    <message>
        <source>per laid copy</source>
        <translation>par posée</translation>
    </message>
    <message>
        <source>of laid copies</source>
        <translation>des posées</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>exemplaires</translation>
    </message>
</context>
<context>
    <name>tilewright::TileFiguresTable</name>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Click a tile&apos;s name, or press Enter, to open it in the designer</source>
        <translation>Un clic sur le nom d&apos;une tuile, ou Entrée, l&apos;ouvre dans le mode Concevoir</translation>
    </message>
</context>
<context>
    <name>tilewright::TileGamesDialog</name>
    <message>
        <source>Replaying the games…</source>
        <translation>Les parties sont rejouées…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stops and lists the games found so far</source>
        <translation>Arrête, et liste les parties trouvées jusque-là</translation>
    </message>
    <message>
        <source>&amp;Show in Play</source>
        <translation>&amp;Montrer dans Jouer</translation>
    </message>
    <message>
        <source>Games With This Tile</source>
        <translation>Parties avec cette tuile</translation>
    </message>
    <message>
        <source>Games with the tile</source>
        <translation>Parties avec la tuile</translation>
    </message>
    <message>
        <source>Double-click or press Enter to show the game at the moment when the tile was laid</source>
        <translation>Entrée ou un double-clic montre la partie au moment où la tuile a été posée</translation>
    </message>
    <message>
        <source>Shows the chosen game at the moment when the tile was laid</source>
        <translation>Montre la partie choisie au moment où la tuile a été posée</translation>
    </message>
    <message>
        <source>Games With %1</source>
        <translation>Parties avec %1</translation>
    </message>
    <message>
        <source>Looking for games in which the tile mattered…</source>
        <translation>Recherche de parties où la tuile a compté…</translation>
    </message>
    <message numerus="yes">
        <source>Of the first %n games with seed %1</source>
        <translation>
            <numerusform>De la première partie de graine %1</numerusform>
            <numerusform>Des %n premières parties de graine %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, the tile was laid in none.</source>
        <translation>%1, la tuile n&apos;a été posée dans aucune.</translation>
    </message>
    <message>
        <source>%1, those in which the tile brought the most come first; among equals, the closest games.</source>
        <translation>%1, d&apos;abord celles où la tuile a le plus rapporté&#x202f;; à égalité, les plus serrées.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Drawn by</source>
        <translation>Piochée par</translation>
    </message>
    <message>
        <source>Points of its features</source>
        <translation>Points de ses zones</translation>
    </message>
    <message>
        <source>Gained there</source>
        <translation>Reçus là</translation>
    </message>
    <message>
        <source>Margin at the end</source>
        <translation>Écart à la fin</translation>
    </message>
    <message>
        <source>Seat %1, %2</source>
        <translation>Place %1, %2</translation>
    </message>
    <message>
        <source>game %1 with %2</source>
        <translation>partie %1 avec %2</translation>
    </message>
</context>
<context>
    <name>tilewright::TileHeat</name>
    <message>
        <source>Uses per game</source>
        <translation>Usages par partie</translation>
    </message>
    <message>
        <source>Bars per game</source>
        <translation>Barrages par partie</translation>
    </message>
    <message>
        <source>Refusals per game</source>
        <translation>Refus par partie</translation>
    </message>
</context>
<context>
    <name>tilewright::TileInspector</name>
    <message>
        <source>Tile</source>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>How many copies of this tile are in the set</source>
        <translation>Nombre d&apos;exemplaires de cette tuile dans le jeu</translation>
    </message>
    <message>
        <source>Free text, saved with the tile</source>
        <translation>Texte libre, enregistré avec la tuile</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n choisie</numerusform>
            <numerusform>%n choisies</numerusform>
        </translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>divers</translation>
    </message>
    <message>
        <source>No two tiles may have the same id; choose one tile to change its id</source>
        <translation>Deux tuiles ne peuvent pas avoir le même identifiant&#x202f;; choisir une seule tuile pour modifier le sien</translation>
    </message>
    <message>
        <source>Identifies the tile in files and records; no two tiles may have the same id</source>
        <translation>Nomme la tuile dans les fichiers et les parties enregistrées&#x202f;; deux tuiles ne peuvent pas avoir le même</translation>
    </message>
    <message>
        <source>How many passages the tile has, and how they are arranged. Changing it keeps the doors of the remaining passages; new passages are open</source>
        <translation>Combien de passages a la tuile, et comment ils sont placés. En la changeant, les passages qui restent gardent leurs portes&#x202f;; les nouveaux sont ouverts</translation>
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
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
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
            <numerusform>%1, %2, %n exemplaire&#x202f;: %3</numerusform>
            <numerusform>%1, %2, %n exemplaires&#x202f;: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n copies: %2</source>
        <translation>
            <numerusform>%1, %n exemplaire&#x202f;: %2</numerusform>
            <numerusform>%1, %n exemplaires&#x202f;: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::TileMenu</name>
    <message>
        <source>Tile %1</source>
        <translation>Tuile %1</translation>
    </message>
</context>
<context>
    <name>tilewright::TilePlaytestController</name>
    <message>
        <source>Games With T&amp;his Tile…</source>
        <translation>Parties avec cette t&amp;uile…</translation>
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
        <translation>Liste des parties du dernier essai ou de la dernière vérification rapide où cette tuile a compté, et y mène</translation>
    </message>
    <message>
        <source>No game has been played with this tile yet: run a playtest, or turn on the quick check</source>
        <translation>Aucune partie n&apos;a encore été jouée avec cette tuile&#x202f;: lancer un essai, ou activer la vérification rapide</translation>
    </message>
    <message>
        <source>Tries small edits of the set in many games and shows the effect of each</source>
        <translation>Essaie de petites modifications du jeu dans beaucoup de parties, et dit ce que chacune apporte</translation>
    </message>
    <message>
        <source>No game has been played with this set yet: run a playtest, or turn on the quick check</source>
        <translation>Aucune partie n&apos;a encore été jouée avec ce jeu&#x202f;: lancer un essai, ou activer la vérification rapide</translation>
    </message>
</context>
<context>
    <name>tilewright::TileSetDocument</name>
    <message>
        <source>name of the set</source>
        <translation>nom du jeu</translation>
    </message>
    <message>
        <source>author of the set</source>
        <translation>auteur du jeu</translation>
    </message>
    <message>
        <source>licence of the set</source>
        <translation>licence du jeu</translation>
    </message>
    <message>
        <source>description of the set</source>
        <translation>description du jeu</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 becomes %3</source>
        <extracomment>%1 is a tile, %2 north, east, south or west, %3 what it is now</extracomment>
        <translation>%1&#x202f;: côté %2 devient %3</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tourner %1</translation>
    </message>
    <message>
        <source>mirror %1</source>
        <translation>miroir de %1</translation>
    </message>
    <message>
        <source>rename %1</source>
        <translation>renommer %1</translation>
    </message>
    <message>
        <source>count of %1</source>
        <translation>nombre de %1</translation>
    </message>
    <message>
        <source>notes of %1</source>
        <translation>notes de %1</translation>
    </message>
    <message>
        <source>tile size</source>
        <translation>taille des tuiles</translation>
    </message>
    <message>
        <source>pick colours</source>
        <translation>couleurs de crochets</translation>
    </message>
    <message>
        <source>add %1</source>
        <translation>ajouter %1</translation>
    </message>
    <message>
        <source>duplicate %1</source>
        <translation>dupliquer %1</translation>
    </message>
    <message>
        <source>delete %1</source>
        <translation>supprimer %1</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>déplacer %1</translation>
    </message>
    <message>
        <source>regenerate the tiles</source>
        <translation>générer les tuiles à nouveau</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <extracomment>%1 is a tile, %2 a configuration: corner, cross ...</extracomment>
        <translation>%1&#x202f;: configuration %2</translation>
    </message>
    <message>
        <source>turn %1 back</source>
        <translation>tourner %1 à rebours</translation>
    </message>
    <message>
        <source>Tile sets (*.tileset.json)</source>
        <translation>Jeux de tuiles (*.tileset.json)</translation>
    </message>
    <message>
        <source>%1: join %2 and %3</source>
        <extracomment>%1 is a tile, %2 and %3 are sides of it or halves of sides</extracomment>
        <translation>%1&#x202f;: joindre %2 et %3</translation>
    </message>
    <message>
        <source>%1: separate %2 and %3</source>
        <translation>%1&#x202f;: séparer %2 et %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a tile, %2 what is put on it or taken from it: &quot;inn&quot;, &quot;volcano&quot;</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1: no %2</source>
        <translation>%1&#x202f;: sans %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n pennants</source>
        <translation>
            <numerusform>%1&#x202f;: %n blason</numerusform>
            <numerusform>%1&#x202f;: %n blasons</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: field touches the city</source>
        <translation>%1&#x202f;: le pré touche la ville</translation>
    </message>
    <message>
        <source>%1: field doesn&apos;t touch the city</source>
        <translation>%1&#x202f;: le pré ne touche pas la ville</translation>
    </message>
    <message>
        <source>sheet options</source>
        <translation>options des planches</translation>
    </message>
    <message>
        <source>%1: inner field</source>
        <translation>%1&#x202f;: pré intérieur</translation>
    </message>
    <message>
        <source>%1: no inner field</source>
        <translation>%1&#x202f;: aucun pré intérieur</translation>
    </message>
    <message numerus="yes">
        <source>add %n tiles</source>
        <translation>
            <numerusform>ajouter une tuile</numerusform>
            <numerusform>ajouter %n tuiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tilewright::TileSetPreview</name>
    <message>
        <source>Preview of the tiles</source>
        <translation>Aperçu des tuiles</translation>
    </message>
</context>
<context>
    <name>tilewright::TileSetProperties</name>
    <message>
        <source>Set</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>The name of the set, as games and sheets show it</source>
        <translation>Le nom du jeu, tel que les parties et les planches l&apos;affichent</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Who made the set</source>
        <translation>Qui a fait le jeu</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>The side of a printed tile</source>
        <translation>Le côté d&apos;une tuile imprimée</translation>
    </message>
    <message>
        <source>Tile size</source>
        <translation>Taille des tuiles</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Free text, saved with the set</source>
        <translation>Texte libre, enregistré avec le jeu</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>What others may do with the set; choose a licence or write your own</source>
        <translation>Ce que d&apos;autres ont le droit de faire du jeu&#x202f;; en choisir une ou écrire la sienne</translation>
    </message>
    <message>
        <source>none given</source>
        <translation>non indiquée</translation>
    </message>
    <message>
        <source>%1 is a pick colour of the set.</source>
        <extracomment>%1 is a colour</extracomment>
        <translation>%1&#x202f;: couleur de crochet du jeu.</translation>
    </message>
    <message>
        <source>%1 is not a pick colour of the set.</source>
        <translation>%1&#x202f;: pas une couleur de crochet du jeu.</translation>
    </message>
    <message numerus="yes">
        <source>%n skulls have this colour; without it they would cause an issue.</source>
        <translation>
            <numerusform>%n crâne l&apos;a&#x202f;; sans elle, il poserait problème.</numerusform>
            <numerusform>%n crânes l&apos;ont&#x202f;; sans elle, ils poseraient problème.</numerusform>
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
        <translation>Règles du jeu de tuiles</translation>
    </message>
    <message>
        <source>Variants of the rules</source>
        <translation>Variantes des règles</translation>
    </message>
    <message>
        <source>Games use the first variant by default; choose another in New Game.</source>
        <translation>Une partie commence avec la première&#x202f;; les autres se choisissent dans «&#x202f;Nouvelle partie&#x202f;».</translation>
    </message>
    <message>
        <source>F2 or double-click to change the name</source>
        <translation>F2 ou un double-clic change le nom</translation>
    </message>
    <message>
        <source>Add a variant</source>
        <translation>Ajouter une variante</translation>
    </message>
    <message>
        <source>Duplicate the variant</source>
        <translation>Dupliquer la variante</translation>
    </message>
    <message>
        <source>Move the variant up</source>
        <translation>Monter la variante</translation>
    </message>
    <message>
        <source>Move the variant down</source>
        <translation>Descendre la variante</translation>
    </message>
    <message>
        <source>Remove the variant</source>
        <translation>Supprimer la variante</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Played together with</source>
        <translation>Se joue avec</translation>
    </message>
    <message>
        <source>The tiles of ticked sets join every game; Space ticks a set</source>
        <translation>Les tuiles de ces jeux rejoignent chaque partie&#x202f;; la barre d&apos;espace en coche un</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tiles</source>
        <translation>
            <numerusform>%1, %n tuile</numerusform>
            <numerusform>%1, %n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Add &amp;File…</source>
        <translation>Ajouter un &amp;fichier…</translation>
    </message>
    <message>
        <source>Save this set first: the file must be in its folder or below it</source>
        <translation>Enregistrer d&apos;abord ce jeu de tuiles&#x202f;: le fichier doit être à côté</translation>
    </message>
    <message>
        <source>A set in the same folder as this one, or below it</source>
        <translation>Un jeu de tuiles dans le dossier de celui-ci, ou dessous</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>The game whose options are shown; a variant may set options of several games</source>
        <translation>Les règles dont les options sont montrées&#x202f;; une variante peut régler celles de plusieurs</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>A sentence about the variant, shown where it is chosen</source>
        <translation>Une phrase sur la variante, montrée là où on la choisit</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Description</translation>
    </message>
    <message>
        <source>Without variants, games start with the rules as they are. Add a variant to change prices, supplies, points and readings of the rules.</source>
        <translation>Sans variante, les parties commencent avec les règles telles quelles. Ajouter une variante pour changer prix, réserves, points et interprétations des règles.</translation>
    </message>
    <message>
        <source>Add File</source>
        <translation>Ajouter un fichier</translation>
    </message>
    <message>
        <source>Tile sets (*.tileset.json)</source>
        <translation>Jeux de tuiles (*.tileset.json)</translation>
    </message>
    <message>
        <source>A variant has no name.</source>
        <translation>Une variante n&apos;a pas de nom.</translation>
    </message>
</context>
<context>
    <name>tilewright::TileTablePanel</name>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Table of the tiles</source>
        <translation>Tableau des tuiles</translation>
    </message>
    <message>
        <source>Arrows move between cells, F2 or typing edits one</source>
        <translation>Les flèches passent d&apos;une cellule à l&apos;autre, F2 ou la frappe en modifie une</translation>
    </message>
</context>
<context>
    <name>tilewright::TilesLeftPopup</name>
    <message>
        <source>Left in the stack</source>
        <translation>Restant dans la pioche</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>tilewright::Timeline</name>
    <message>
        <source>Moment of the game</source>
        <translation>Moment de la partie</translation>
    </message>
    <message>
        <source>Every moment of the game: drag, or use the arrow keys</source>
        <translation>Chaque moment de la partie&#x202f;: faire glisser, ou utiliser les flèches</translation>
    </message>
</context>
<context>
    <name>tilewright::Tour</name>
    <message>
        <source>E&amp;nd the Tour</source>
        <translation>Terminer &amp;la visite</translation>
    </message>
    <message>
        <source>A set of tiles</source>
        <translation>Un jeu de tuiles</translation>
    </message>
    <message>
        <source>These are the tiles of a game. Choose one with a click or the arrow keys.</source>
        <translation>Voici les tuiles d&apos;un jeu. Choisissez-en une&#x202f;: d&apos;un clic, ou avec les flèches.</translation>
    </message>
    <message>
        <source>Change a side</source>
        <translation>Modifier un côté</translation>
    </message>
    <message>
        <source>This is the tile. Go to a side with the arrow keys and press 4: now a red skull guards it. Or choose a door below and click a side.</source>
        <translation>Voici la tuile. Allez à un côté avec les flèches et appuyez sur 4&#x202f;: un crâne rouge le garde maintenant. Ou choisissez une porte en dessous et cliquez sur un côté.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>La jouer</translation>
    </message>
    <message>
        <source>Press F5: bots play a whole game with the set as it is now, your tile in it.</source>
        <translation>Appuyez sur F5&#x202f;: des bots jouent toute une partie avec le jeu tel qu&apos;il est maintenant, votre tuile comprise.</translation>
    </message>
    <message>
        <source>Here it comes</source>
        <translation>La voilà qui arrive</translation>
    </message>
    <message>
        <source>The bots draw and lay tiles. Wait for yours, or drag the slider; pause and step with the buttons below the board.</source>
        <translation>Les bots piochent et posent des tuiles. Attendez la vôtre, ou faites glisser le curseur&#x202f;; les boutons sous le plateau mettent en pause et avancent pas à pas.</translation>
    </message>
    <message>
        <source>That is all</source>
        <translation>C&apos;est tout</translation>
    </message>
    <message>
        <source>There it is</source>
        <translation>La voilà</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fini</translation>
    </message>
    <message>
        <source>Esc ends the tour; Esc again returns to the tiles, where Ctrl+Z undoes a change. F1 shows help anywhere. The bundled set is an example: saving asks where to put your copy.</source>
        <translation>Échap termine la visite&#x202f;; un second Échap ramène aux tuiles. Là, Ctrl+Z annule une modification&#x202f;; F1 aide partout. Le jeu fourni est un exemple&#x202f;: à l&apos;enregistrement, on demande où placer votre copie.</translation>
    </message>
    <message>
        <source>Your tile %1 is at %2, %3.</source>
        <translation>Votre tuile %1 est en %2, %3.</translation>
    </message>
    <message>
        <source>A game</source>
        <translation>Une partie</translation>
    </message>
    <message>
        <source>The bots draw and lay tiles; pause and step with the buttons below the board.</source>
        <translation>Les bots piochent et posent des tuiles&#x202f;; les boutons sous le plateau mettent en pause et avancent pas à pas.</translation>
    </message>
    <message>
        <source>Ne&amp;xt</source>
        <translation>&amp;Suivant</translation>
    </message>
</context>
<context>
    <name>tilewright::TransportBar</name>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>%1 moves/s</source>
        <translation>%1 coups/s</translation>
    </message>
    <message>
        <source>full speed</source>
        <translation>pleine vitesse</translation>
    </message>
    <message>
        <source>Speed of bots and records: %1</source>
        <translation>Vitesse des bots et des parties enregistrées&#x202f;: %1</translation>
    </message>
    <message>
        <source>move %1 of %2</source>
        <translation>coup %1 sur %2</translation>
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
        <translation>Distance de chaque candidat aux objectifs</translation>
    </message>
    <message>
        <source>candidate (0: unchanged set)</source>
        <translation>candidat&#x202f;; 0 est le jeu tel qu’il est</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distance</translation>
    </message>
    <message>
        <source>Round %1: %2 games each</source>
        <translation>Manche %1&#x202f;: %2 parties chacun</translation>
    </message>
    <message>
        <source>%1; closest: candidate %2 at %3</source>
        <translation>%1, le plus proche est le candidat %2 à %3</translation>
    </message>
</context>
<context>
    <name>tilewright::TuneView</name>
    <message>
        <source>Open &amp;Result as Set</source>
        <translation>Ouvrir le &amp;résultat comme jeu</translation>
    </message>
    <message>
        <source>Opens the tuned set, or the best so far, as a new file</source>
        <translation>Ouvre le jeu réglé, ou le meilleur jusque-là, comme nouveau fichier</translation>
    </message>
    <message>
        <source>Open &amp;Candidate as Set</source>
        <translation>Ouvrir le &amp;candidat comme jeu</translation>
    </message>
    <message>
        <source>Opens the chosen candidate of the table as a new file</source>
        <translation>Ouvre le candidat choisi du tableau comme nouveau fichier</translation>
    </message>
    <message>
        <source>Tuning</source>
        <translation>Réglage</translation>
    </message>
    <message>
        <source>Start searches for a set within the limits that is closer to the goals. Stop keeps the best.</source>
        <translation>«&#x202f;Lancer&#x202f;» cherche dans les limites un jeu plus proche des objectifs. «&#x202f;Arrêter&#x202f;» garde le meilleur.</translation>
    </message>
    <message>
        <source>Search for a set that is closer to the goals, or continue a stopped search</source>
        <translation>Chercher un jeu plus proche des objectifs&#x202f;; une recherche arrêtée reprend</translation>
    </message>
    <message>
        <source>Tile set</source>
        <translation>Jeu de tuiles</translation>
    </message>
    <message>
        <source>The open set to tune; it is not changed</source>
        <translation>Le jeu ouvert qui est réglé&#x202f;; il reste tel qu’il est</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>Factor for the configurations</source>
        <translation>Facteur des configurations</translation>
    </message>
    <message>
        <source>Dead ends, straights, corners, Ts and crosses: up to this many times more or fewer of each; 1 keeps them</source>
        <translation>Impasses, lignes droites, coins, T et croix&#x202f;: chacun jusqu’à ce facteur de plus ou de moins&#x202f;; 1 les garde</translation>
    </message>
    <message>
        <source>C&amp;onfigurations</source>
        <translation>&amp;Configurations</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>J&amp;oueurs</translation>
    </message>
    <message>
        <source>Number of candidates</source>
        <translation>Nombre de candidats</translation>
    </message>
    <message>
        <source>Sets to try in addition to the current one</source>
        <translation>Jeux à essayer en plus de l’actuel</translation>
    </message>
    <message>
        <source>&amp;Candidates</source>
        <translation>Candidat&amp;s</translation>
    </message>
    <message>
        <source>Games of each in the first round</source>
        <translation>Parties de chacun dans la première manche</translation>
    </message>
    <message>
        <source>Each round keeps the best third, with three times as many games</source>
        <translation>Chaque manche garde le meilleur tiers, avec trois fois plus de parties</translation>
    </message>
    <message>
        <source>Ga&amp;mes of each</source>
        <translation>Pa&amp;rties de chacun</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same seed gives the same candidates and games</source>
        <translation>La même graine donne les mêmes candidats et parties</translation>
    </message>
    <message>
        <source>Path of the search</source>
        <translation>Chemin de la recherche</translation>
    </message>
    <message>
        <source>Trade-offs</source>
        <translation>Compromis</translation>
    </message>
    <message>
        <source>Sets that no other set beats on all goals: getting closer to one goal costs another</source>
        <translation>Jeux qu’aucun autre ne dépasse dans tous les objectifs&#x202f;: plus de l’un coûte un peu d’un autre</translation>
    </message>
    <message>
        <source>Sets that no other set beats on all goals</source>
        <translation>Jeux qu’aucun autre ne dépasse dans tous les objectifs</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidat</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>0: unchanged</source>
        <translation>0&#x202f;: tel quel</translation>
    </message>
    <message>
        <source>Distance from this goal; 0 if it is met</source>
        <translation>Distance à cet objectif&#x202f;; 0 s’il est atteint</translation>
    </message>
    <message>
        <source>Tuned: %1</source>
        <translation>Réglé&#x202f;: %1</translation>
    </message>
    <message>
        <source>Open the set to tune.</source>
        <translation>Ouvrir le jeu à régler.</translation>
    </message>
    <message>
        <source>Stopped before any two sets could be compared.</source>
        <translation>Arrêté avant que deux jeux aient pu être comparés.</translation>
    </message>
    <message>
        <source>Stopped: the best so far is kept; Start continues.</source>
        <translation>Arrêté&#x202f;: le meilleur jusque-là est gardé, et «&#x202f;Lancer&#x202f;» continue.</translation>
    </message>
    <message>
        <source>Done: a set closer to the goals was found.</source>
        <translation>Terminé&#x202f;: un jeu plus proche des objectifs a été trouvé.</translation>
    </message>
    <message>
        <source>Done: no set closer to the goals was found.</source>
        <translation>Terminé&#x202f;: aucun jeu plus proche des objectifs n&apos;a été trouvé.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#x202f;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Tunings (*.tuning.json)</source>
        <translation>Réglages (*.tuning.json)</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1&#x202f;: %2 → %3</translation>
    </message>
    <message>
        <source>No set closer to the goals was found: the set stays as it is.</source>
        <translation>Aucun jeu plus proche des objectifs&#x202f;: le jeu reste tel qu’il est.</translation>
    </message>
    <message>
        <source>A set closer to the goals: %1.</source>
        <translation>Un jeu plus proche des objectifs&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The best so far: %1.</source>
        <translation>Le meilleur jusque-là&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 games of each, on new stacks not used in the search:</source>
        <translation>%1 parties de chacun, avec de nouvelles pioches absentes de la recherche&#x202f;:</translation>
    </message>
    <message>
        <source>%1 games of each, from the search that chose it, so they flatter it:</source>
        <translation>%1 parties de chacun, qui l&apos;ont fait choisir et le flattent donc&#x202f;:</translation>
    </message>
    <message>
        <source>A search is running: stop it first, then open the other one.</source>
        <translation>Une recherche est en cours&#x202f;: l&apos;arrêter d&apos;abord, puis ouvrir l&apos;autre.</translation>
    </message>
    <message>
        <source>%1 tunes the set “%2”, which is not open. Open it to see and continue the search.</source>
        <translation>%1 règle le jeu «&#x202f;%2&#x202f;», qui n&apos;est pas ouvert. L&apos;ouvrir pour voir la recherche et la continuer.</translation>
    </message>
    <message>
        <source>%1 was tuned on the board “%2”, which is not open. Open it to see and continue the search.</source>
        <translation>%1 a été réglé sur le plateau «&#x202f;%2&#x202f;», qui n&apos;est pas ouvert. L&apos;ouvrir pour voir la recherche et la continuer.</translation>
    </message>
    <message>
        <source>Opened: %1. Its search is over; Start runs it again.</source>
        <translation>Ouvert&#x202f;: %1. La recherche est finie&#x202f;; «&#x202f;Lancer&#x202f;» la rejoue.</translation>
    </message>
    <message>
        <source>Opened: %1. Start continues from there.</source>
        <translation>Ouvert&#x202f;: %1. «&#x202f;Lancer&#x202f;» continue à partir de là.</translation>
    </message>
</context>
<context>
    <name>tilewright::WinProbabilityChart</name>
    <message>
        <source>Win probability after each move</source>
        <translation>Probabilité de victoire après chaque coup</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2&#x202f;%</translation>
    </message>
    <message>
        <source>After move %1: %2</source>
        <translation>Après le coup %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1
Click to show that moment; the arrow keys go from move to move</source>
        <translation>%1
Un clic montre ce moment&#x202f;; les flèches mènent de coup en coup</translation>
    </message>
</context>
<context>
    <name>tilewright::withProgress</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
</context>
</TS>
