#include "editor/play/game_setup.h"

#include "editor/theme/text.h"

#include "engine/tileset/side.h"

namespace tilewright {

QString seatColourName(int seat) {
    QString word = translated(name(colourAt(seat % colourCount)));
    if (!word.isEmpty())
        word[0] = word[0].toUpper();
    return word;
}

} // namespace tilewright
