#include "engine/art/land/land_look.h"

#include "engine/art/land/landscape_art.h"

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
    Picture back() const override { return landscapeBack(); }
    Rgb backEdge() const override { return landscapeBackEdge; }
    Picture piece(std::string_view kind, int player, int /*number*/) const override {
        return landscapePiece(kind, player);
    }
    Picture token(std::string_view kind) const override { return landscapeToken(kind); }
};

} // namespace

const Look& landLook() {
    static const LandLook look;
    return look;
}

} // namespace tilewright::art
