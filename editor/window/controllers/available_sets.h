#pragma once

#include "editor/map/map_editor.h"

#include <QCoreApplication>

#include <string_view>
#include <vector>

namespace tilewright {

class OpenDocuments;

/// The sets that the map editor takes tiles from.
class AvailableSets {
    Q_DECLARE_TR_FUNCTIONS(tilewright::AvailableSets)
public:
    /// Both outlive this.
    AvailableSets(const OpenDocuments& documents, MapEditor& map) : documents_(documents), map_(map) {}

    /// As they are now: open sets first; then the bundled ones, of which the standard set comes first.
    void offer();

private:
    struct Bundled {
        std::string_view file;
        /// Without its name, which follows the language.
        MapEditor::AvailableSet set;
    };
    const std::vector<Bundled>& bundled();

    const OpenDocuments& documents_;
    MapEditor& map_;
    std::vector<Bundled> bundled_;
};

} // namespace tilewright
