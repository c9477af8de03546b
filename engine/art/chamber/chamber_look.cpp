#include "engine/art/chamber/chamber_look.h"

#include "engine/art/chamber/chamber_art.h"
#include "engine/art/palette.h"

namespace tilewright::art {

namespace {

class ChamberLook final : public Look {
public:
    bool draws(const Tile& tile) const override { return tile.landscape().features.empty(); }
    Layered tile(const Tile& tile) const override { return layeredChamber(tile.sides(), tile.id); }
    Layered simpleTile(const Tile& tile) const override { return simpleLayeredChamber(tile.sides()); }
    Picture back() const override { return chamberBack(); }
    Rgb backEdge() const override { return palette::earth; }
    Picture piece(std::string_view kind, int player, int number) const override {
        return chamberPiece(kind, player, number);
    }
    Picture token(std::string_view kind) const override { return chamberToken(kind); }
};

} // namespace

const Look& chamberLook() {
    static const ChamberLook look;
    return look;
}

} // namespace tilewright::art
