#pragma once

#include "engine/base/issue.h"

#include <QString>

#include <functional>
#include <optional>

namespace tilewright {

class TileSetDocument;

/// An obvious fix for an issue, as one undo step.
struct QuickFix {
    /// Short, for a button: "merge".
    QString label;
    /// Describes what will happen.
    QString description;
    std::function<void()> apply;
};

/// Empty if a person must decide. Pre: the issue is about the present document; the document outlives the
/// fix, which is applied before any other edit.
std::optional<QuickFix> quickFix(TileSetDocument& document, const Issue& issue);

/// The index of the issue's tile; -1 if it is about the set.
int tileIndexOf(const Issue& issue);

} // namespace tilewright
