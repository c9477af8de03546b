#pragma once

#include "engine/games/kind_spec.h"

#include <QString>

namespace tilewright {

/// "Blue", "Yellow", ...: the colour of the seat, translated. Seats count from 0.
QString seatColourName(int seat);
/// The same in English, as in records.
QString colourNameInRecords(int seat);
/// Whether a name is only the colour of its seat, in English or translated.
bool isColourName(const QString& name, int seat);

/// As the first rule system that has it describes it; null where none does.
const game::KindSpec* findKind(game::Kind kind);
/// A piece for people: "Blue: Runner 1".
QString pieceName(const game::Piece& piece);
/// A holding for people: "blue picks: 2".
QString countedKind(game::Kind kind, int count);

} // namespace tilewright
