#pragma once

#include <QString>

namespace tilewright {

/// "Blue", "Yellow", ...: the colour of the seat, translated. Seats count from 0.
QString seatColourName(int seat);
/// The same in English, as in records.
QString colourNameInRecords(int seat);
/// Whether a name is only the colour of its seat, in English or translated.
bool isColourName(const QString& name, int seat);

} // namespace tilewright
