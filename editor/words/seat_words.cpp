#include "editor/words/seat_words.h"

#include "editor/words/text.h"
#include "engine/model/side.h"

namespace tilewright {

QString seatColourName(int seat) {
    return upperFirst(translated(name(colourAt(seat % colourCount))));
}

QString colourNameInRecords(int seat) {
    return upperFirst(toQString(name(colourAt(seat % colourCount))));
}

bool isColourName(const QString& name, int seat) {
    return name == colourNameInRecords(seat) || name == seatColourName(seat);
}

} // namespace tilewright
