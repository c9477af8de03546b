#include "editor/document/tileset/tile_words.h"

#include "editor/document/tileset/tile_list_model.h"
#include "editor/words/landscape_words.h"
#include "editor/words/text.h"
#include "engine/games/landscape/tiles/landscape_looks.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace tilewright {

namespace {

std::size_t place(Direction side) {
    return static_cast<std::size_t>(index(side));
}

class BeneathWords : public TileWords {
public:
    std::string_view family() const override { return "beneath"; }
    int sideValue(const Tile& tile, Direction side) const override {
        return static_cast<int>(tile.sides()[place(side)]);
    }
    QString side(const Tile& tile, Direction side) const override {
        return translated(name(tile.sides()[place(side)]));
    }
    void setSide(TileSetDocument& document, const Places& tiles, Direction side, int value) const override {
        document.setSide(tiles, side, static_cast<Side>(value));
    }
    QString whole(const Tile& tile) const override {
        return TileListModel::tr("%1, %2, %n copies: %3", nullptr, tile.count)
            .arg(toQString(tile.id), translated(name(configuration(tile.sides()))),
                 sidesInWords(tile.sides()));
    }
    QString sides(const Tile& tile, Rotation rotation) const override {
        return sidesInWords(turned(tile.sides(), rotation));
    }
};

class LandscapeTileWords : public TileWords {
public:
    std::string_view family() const override { return "landscape"; }
    int sideValue(const Tile& tile, Direction side) const override {
        return static_cast<int>(tile.landscape().edges[place(side)]);
    }
    QString side(const Tile& tile, Direction side) const override {
        return edgeInWords(tile.landscape().edges[place(side)]);
    }
    void setSide(TileSetDocument& document, const Places& tiles, Direction side, int value) const override {
        document.setEdge(tiles, side, static_cast<Edge>(value));
    }
    QString whole(const Tile& tile) const override {
        QString words = TileListModel::tr("%1, %n copies: %2", nullptr, tile.count)
                            .arg(toQString(tile.id), landscapeInWords(tile.landscape()));
        for (std::size_t i = 0; i < tile.landscape().features.size(); ++i)
            words += u'\n' + featureInWords(tile.landscape(), static_cast<int>(i));
        return words;
    }
    QString sides(const Tile& tile, Rotation rotation) const override {
        return landscapeInWords(turned(tile.landscape(), rotation));
    }
};

} // namespace

QString sidesInWords(const Sides& sides) {
    QStringList words;
    for (const Direction d : allDirections)
        //: a side of a tile and what is there: "north red"
        words << TileListModel::tr("%1 %2").arg(translated(name(d)), translated(name(sides[place(d)])));
    return words.join(TileListModel::tr(", "));
}

const TileWords& tileWords(const TileSet& set) {
    static const BeneathWords beneath;
    static const LandscapeTileWords landscape;
    static const std::array<const TileWords*, 2> all{&beneath, &landscape};
    const auto found = std::ranges::find(all, set.ruleset, &TileWords::family);
    return found == all.end() ? beneath : **found;
}

} // namespace tilewright
