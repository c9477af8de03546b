#include "engine/art/look.h"
#include "engine/games/landscape/art/landscape_art.h"

#include <utility>

namespace tilewright::art {

namespace {

class LandscapeLook final : public Look {
public:
    bool draws(const Tile& tile) const override { return !tile.landscape().features.empty(); }
    LayeredPicture tile(const Tile& tile) const override {
        return landscapePicture(tile.landscape(), tile.id);
    }
    LayeredPicture simpleTile(const Tile& tile) const override {
        LayeredPicture land{landscapeThumbnail(tile.landscape(), tile.id)};
        land.signs = land.picture.shapes.size();
        return land;
    }
    std::string rimKey(const Rim& rim) const override {
        std::string text;
        for (const Edge edge : rim.edges)
            text += name(edge).front();
        return text;
    }
    Picture bleed(const Rim& rim, const std::array<double, 4>& units) const override {
        return landscapeBleed(rim.edges, units);
    }
    FeatureShapes features(const Tile& tile, bool splitTunnels) const override {
        return landscapeFeatureShapes(tile.landscape(), tile.id, splitTunnels);
    }
    Picture back() const override { return landscapeBack(); }
    Rgb backBleedColour() const override { return landscapeBackEdge; }
    Picture piece(std::string_view kind, int player, int /*number*/) const override {
        return landscapePiece(kind, player);
    }
    PiecePlacement placement(std::string_view kind) const override {
        return kind == "tower-floor" ? PiecePlacement::Storey
               : kind == "fairy"     ? PiecePlacement::Beside
               : kind == "dragon"    ? PiecePlacement::Over
                                     : PiecePlacement::Place;
    }
    Picture token(std::string_view kind) const override { return landscapeToken(kind); }
};

} // namespace

const Look& landscapeLook() {
    static const LandscapeLook look;
    return look;
}

} // namespace tilewright::art
