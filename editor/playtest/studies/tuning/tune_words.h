#pragma once

#include "engine/playtest/studies/tune.h"

#include <QString>

namespace tilewright {

/// What a tuning found: the changes, and each goal before and after, as far as that is known.
QString tunedInWords(const playtest::Tuned& tuned);
/// Changes in a sentence, for the notes of the new set.
QString changesInWords(const playtest::Tuned& tuned);

} // namespace tilewright
