#pragma once

#include "engine/games/kinds.h"

#include <QString>

namespace tilewright {

/// As the first rule system that has it describes it; null where none does.
const game::KindSpec* findKind(game::Kind kind);
/// A piece for people: "Blue: Runner 1".
QString pieceName(const game::Piece& piece);
/// A holding for people: "blue picks: 2".
QString countedKind(game::Kind kind, int count);

} // namespace tilewright
