#pragma once

#include "engine/tileset/issue.h"

#include <QString>

#include <functional>
#include <optional>

namespace tilewright {

class TileSetDocument;

/// An obvious way to mend an issue: one undo step.
struct QuickFix {
    /// Short, for a button: "merge".
    QString label;
    /// What will happen.
    QString description;
    std::function<void()> apply;
};

/// None where a person must decide. Pre: the issue is about the document as it is now; the document outlives
/// the fix, which is applied before any other edit.
std::optional<QuickFix> quickFix(TileSetDocument& document, const Issue& issue);

/// Which tile an issue is about; -1 if it is about the set.
int tilePlace(const Issue& issue);

} // namespace tilewright
