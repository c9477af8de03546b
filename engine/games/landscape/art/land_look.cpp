#include "engine/games/landscape/art/land_look.h"

#include "engine/games/landscape/art/landscape_art.h"

#include <utility>

namespace tilewright::art {

namespace {

class LandLook final : public Look {
public:
    bool draws(const Tile& tile) const override { return !tile.landscape().features.empty(); }
    Layered tile(const Tile& tile) const override { return landscapePicture(tile.landscape(), tile.id); }
    Layered simpleTile(const Tile& tile) const override {
        Layered land{simpleLandscapePicture(tile.landscape(), tile.id)};
        land.signs = land.picture.shapes.size();
        return land;
    }
    std::string letters(const Rim& rim) const override {
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
    Rgb backEdge() const override { return landscapeBackEdge; }
    Picture piece(std::string_view kind, int player, int /*number*/) const override {
        return landscapePiece(kind, player);
    }
    Stance stance(std::string_view kind) const override {
        return kind == "tower-floor" ? Stance::Storey
               : kind == "fairy"     ? Stance::Beside
               : kind == "dragon"    ? Stance::Over
                                     : Stance::Place;
    }
    Picture token(std::string_view kind) const override { return landscapeToken(kind); }
};

} // namespace

const Look& landLook() {
    static const LandLook look;
    return look;
}

} // namespace tilewright::art
