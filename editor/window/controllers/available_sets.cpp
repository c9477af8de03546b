#include "editor/window/controllers/available_sets.h"

#include "editor/document/open_documents.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/map/map_editor.h"
#include "editor/theme/text.h"
#include "engine/tileset/io/bundled.h"
#include "engine/tileset/io/bundled_set.h"

#include <QFileInfo>

#include <algorithm>

namespace tilewright {

/// Read once: each takes the time of a file.
const std::vector<AvailableSets::Bundled>& AvailableSets::bundled() {
    if (!bundled_.empty())
        return bundled_;
    for (const BundledFile& file : bundledFiles())
        if (file.name.ends_with(".tileset.json"))
            bundled_.push_back({file.name, std::make_shared<const TileSet>(bundledSet(file.name))});
    std::stable_partition(bundled_.begin(), bundled_.end(),
                          [](const Bundled& set) { return set.file == defaultTileSet; });
    return bundled_;
}

void AvailableSets::offer() {
    QList<MapEditor::AvailableSet> sets;
    for (int i = 0; i < documents_.count(); ++i)
        if (const auto* set = qobject_cast<const TileSetDocument*>(&documents_.at(i)))
            sets << MapEditor::AvailableSet{set->title(), std::make_shared<const TileSet>(set->tileSet()),
                                            set};
    for (const auto& [file, set] : bundled())
        sets << MapEditor::AvailableSet{tr("%1 (bundled)").arg(QFileInfo(toQString(file)).fileName()), set};
    map_.setAvailableSets(sets);
}

} // namespace tilewright
