#pragma once

#include "engine/sheet/specification.h"

#include <QString>

namespace tilewright {

// Lists of a specification as one line of text, and back. Takers give false where the text can't be read.

/// "cross-01=2, corner-07=1"
QString chosenText(const sheet::SheetSpecification& specification);
bool takeChosen(sheet::SheetSpecification& specification, const QString& text);
/// "1, 2, 7"
QString skipText(const sheet::SheetSpecification& specification);
bool takeSkip(sheet::SheetSpecification& specification, const QString& text);

} // namespace tilewright
