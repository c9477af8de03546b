#include "editor/play/game_setup.h"

#include "editor/theme/text.h"

#include "engine/tileset/side.h"

namespace tilewright {

namespace {

QString capitalised(QString word) {
    if (!word.isEmpty())
        word[0] = word[0].toUpper();
    return word;
}

} // namespace

QString seatColourName(int seat) {
    return capitalised(translated(name(colourAt(seat % colourCount))));
}

QString colourNameInRecords(int seat) {
    return capitalised(toQString(name(colourAt(seat % colourCount))));
}

bool isColourName(const QString& name, int seat) {
    return name == colourNameInRecords(seat) || name == seatColourName(seat);
}

QString seatName(const GameSetup& setup, int seat) {
    const QString& own = setup.seats[static_cast<std::size_t>(seat)].name;
    return own.isEmpty() ? seatColourName(seat) : own;
}

} // namespace tilewright
