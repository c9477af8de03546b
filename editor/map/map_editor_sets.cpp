// The tile set that a map is shown and filled with.
#include "editor/map/map_editor.h"

#include "editor/map/map_door_actions.h"
#include "editor/map/map_palette_model.h"
#include "editor/words/translated_text.h"

#include <QComboBox>
#include <QListView>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <unordered_set>

namespace tilewright {

namespace {

/// The ids of all tiles that lie on the map.
std::unordered_set<std::string_view> tilesOf(const Map& map) {
    std::unordered_set<std::string_view> tiles;
    // A million chambers show some hundred tiles: most are recognised here, which is faster than the set.
    std::array<std::string_view, 1024> met;
    for (const Chamber& chamber : map.chambers) {
        if (chamber.isRoom())
            continue;
        // Ids differ most at their end.
        std::size_t place = static_cast<unsigned char>(chamber.tile.front());
        for (std::size_t i = chamber.tile.size() - std::min<std::size_t>(chamber.tile.size(), 4);
             i < chamber.tile.size(); ++i)
            place = place * 31 + static_cast<unsigned char>(chamber.tile[i]);
        std::string_view& last = met[place % met.size()];
        if (last == chamber.tile)
            continue;
        last = chamber.tile;
        tiles.insert(last);
    }
    return tiles;
}

enum class Scope { Own, Together };

/// Whether the set has all tiles of the map, alone or with the sets that it is played together with.
bool hasTilesOf(const MapEditor::AvailableSet& set, const std::unordered_set<std::string_view>& tiles,
                Scope scope) {
    const std::size_t end =
        scope == Scope::Together || set.groups.size() < 2 ? set.set->tiles.size() : set.groups[1].first;
    return std::all_of(tiles.begin(), tiles.end(), [&](std::string_view tile) {
        const int found = findTile(*set.set, tile);
        return found >= 0 && static_cast<std::size_t>(found) < end;
    });
}

} // namespace

void MapEditor::setAvailableSets(const QList<AvailableSet>& sets) {
    allSets_ = sets;
    offerSets();
}

/// Offers those whose tiles can lie on the map.
void MapEditor::offerSets() {
    sets_ = allSets_;
    if (document_ != nullptr)
        sets_.removeIf(
            [this](const AvailableSet& set) { return set.set->ruleset != document_->map().ruleset; });
    setBox_->clear();
    for (const AvailableSet& set : sets_)
        setBox_->addItem(set.name);
    if (document_ == nullptr || sets_.isEmpty())
        return;
    const std::optional<int> kept = rowOfChosenSet();
    const bool open = !kept || chosenSets_.value(document_).isFallback;
    const std::optional<int> fitting = open ? rowWithTilesOfMap() : std::nullopt;
    chooseSet(fitting.value_or(kept.value_or(0)));
    chosenSets_[document_].isFallback = open && !fitting;
}

/// The set that the map had, identified by its file, name or content.
std::optional<int> MapEditor::rowOfChosenSet() const {
    const std::shared_ptr<const TileSet>& now = document_->tileSet();
    const ChosenSet chosen = chosenSets_.value(document_);
    const auto similarity = [&](const AvailableSet& set) {
        if (!now)
            return 0;
        if (set.set == now)
            return 4;
        if (chosen.document != nullptr && set.document == chosen.document)
            return 3;
        return (*set.set == *now ? 2 : 0) + (set.name == chosen.name ? 1 : 0);
    };
    const auto best = std::max_element(sets_.begin(), sets_.end(), [&](const auto& a, const auto& b) {
        return similarity(a) < similarity(b);
    });
    return similarity(*best) > 0 ? std::optional(static_cast<int>(best - sets_.begin())) : std::nullopt;
}

std::optional<int> MapEditor::rowWithTilesOfMap() const {
    const std::unordered_set<std::string_view> tiles = tilesOf(document_->map());
    for (const bool open : {true, false})
        for (const Scope scope : {Scope::Own, Scope::Together})
            for (int row = 0; row < sets_.size(); ++row)
                if ((sets_[row].document != nullptr) == open && hasTilesOf(sets_[row], tiles, scope))
                    return row;
    return std::nullopt;
}

int MapEditor::chosenSet(const MapDocument& document) const {
    const auto chosen = chosenSets_.constFind(&document);
    if (chosen == chosenSets_.constEnd())
        return -1;
    const auto it = std::find_if(sets_.begin(), sets_.end(), [&](const AvailableSet& set) {
        return set.document == chosen->document && (set.document != nullptr || set.name == chosen->name);
    });
    return it == sets_.end() ? -1 : static_cast<int>(it - sets_.begin());
}

QString MapEditor::keyOf(const AvailableSet& set) {
    const auto* document = qobject_cast<const Document*>(set.document);
    if (document != nullptr)
        return document->path();
    return toQString(set.groups.empty() ? set.set->name : set.groups.front().set);
}

QString MapEditor::keyOfChosenSet(const MapDocument& document) const {
    const int row = chosenSet(document);
    return row < 0 ? QString() : keyOf(sets_[row]);
}

void MapEditor::restoreChosenSet(MapDocument& document, const QString& key) {
    const auto set = std::ranges::find(sets_, key, keyOf);
    if (!key.isEmpty() && set != sets_.end())
        restoreChosenSet(document, static_cast<int>(set - sets_.begin()));
}

void MapEditor::restoreChosenSet(MapDocument& document, int row) {
    if (row < 0 || row >= sets_.size())
        return;
    if (&document == document_)
        return chooseSet(row);
    chosenSets_[&document] = {sets_[row].name, sets_[row].document};
    document.setTileSet(sets_[row].set);
}

void MapEditor::chooseSet(int row) {
    if (document_ == nullptr || row < 0 || row >= sets_.size())
        return;
    setBox_->setCurrentIndex(row);
    const AvailableSet& chosen = sets_[row];
    const bool other = chosenSets_.value(document_).name != chosen.name;
    chosenSets_[document_] = {chosen.name, chosen.document};
    if (document_->tileSet() != chosen.set)
        document_->setTileSet(chosen.set);
    if (paletteModel_->tileSet() != chosen.set.get()) {
        paletteModel_->setTileSet(chosen.set, chosen.groups);
        doors_->setAllowed(chosen.set->pickColours);
        refreshPalette();
        palette_->scrollToTop();
    }
    if (other)
        emit tileSetChosen();
}

} // namespace tilewright
