#include "editor/window/controllers/available_sets.h"

#include "editor/document/open_documents.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/words/translated_text.h"
#include "engine/model/companions.h"
#include "engine/model/io/bundled.h"
#include "engine/model/tileset.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace tilewright {

namespace {

/// A set with those that it is played together with; alone if they are not at hand.
MapEditor::AvailableSet together(const QString& name, const TileSet& set,
                                 const Loaded<std::vector<TileSet>>& companions) {
    if (companions && !companions.value->empty())
        if (Loaded<TileSet> all = combineWithCompanions(set, *companions.value))
            return {name, std::make_shared<const TileSet>(std::move(*all.value)), nullptr,
                    tileGroups(set, *companions.value)};
    return {name, std::make_shared<const TileSet>(set)};
}

} // namespace

/// Read once: each takes the time of a file.
const std::vector<AvailableSets::Bundled>& AvailableSets::bundled() {
    if (!bundled_.empty())
        return bundled_;
    for (const BundledFile& file : bundledFiles())
        if (file.name.ends_with(".tileset.json")) {
            const TileSet set = bundledSet(file.name);
            bundled_.push_back({file.name, together({}, set, readCompanions(set, folderReader({})))});
        }
    std::stable_partition(bundled_.begin(), bundled_.end(),
                          [](const Bundled& set) { return set.file == defaultTileSet; });
    return bundled_;
}

void AvailableSets::offer() {
    QList<MapEditor::AvailableSet> sets;
    // A map without a set takes the first that has its tiles: the one that was in front.
    const auto* latest = documents_.latest<TileSetDocument>();
    for (int i = 0; i < documents_.count(); ++i)
        if (const auto* set = qobject_cast<const TileSetDocument*>(&documents_.at(i))) {
            sets.insert(set == latest ? 0 : sets.size(),
                        together(set->title(), set->tileSet(), set->companions()));
            sets[set == latest ? 0 : sets.size() - 1].document = set;
        }
    for (const auto& [file, set] : bundled()) {
        sets << set;
        sets.back().name = tr("%1 (bundled)").arg(QFileInfo(toQString(file)).fileName());
    }
    map_.setAvailableSets(sets);
}

} // namespace tilewright
