#pragma once

// Tiles that many tests lay, in the words of parseTile().

#include <QString>

namespace tilewright::test {

inline const QString grass = "grass ffff x40";
inline const QString end = "end frff r:e x9";
inline const QString road = "road frfr r:ew f:NL,NR,EL,WR f:ER,SL,SR,WL x9";
inline const QString cap = "cap cfff c:n x9";
inline const QString shield = "shield cfff c:n+1 x9";
/// A mouth at the end of a road from the east.
inline const QString mouth = "mouth frff r:e! x9";
inline const QString through = "through frfr r:ew!! x9";
inline const QString tower = "tower ffff @tower x9";
inline const QString volcano = "volcano ffff @volcano x9";
inline const QString dragon = "dragon ffff @dragon x9";

} // namespace tilewright::test
