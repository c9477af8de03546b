#include "engine/games/beneath/art/chamber_look.h"

#include "engine/art/palette.h"
#include "engine/games/beneath/art/chamber_art.h"

namespace tilewright::art {

namespace {

class ChamberLook final : public Look {
public:
    bool draws(const Tile& tile) const override { return tile.landscape().features.empty(); }
    Layered tile(const Tile& tile) const override { return layeredChamber(tile.sides(), tile.id); }
    Layered simpleTile(const Tile& tile) const override { return simpleLayeredChamber(tile.sides()); }
    std::string letters(const Rim& rim) const override {
        std::string text;
        for (const Side side : rim.sides)
            text += isPassage(side) ? 'o' : 'e';
        return text;
    }
    Picture bleed(const Rim& rim, const std::array<double, 4>& units) const override {
        return bleedPicture(rim.sides, units);
    }
    bool drawsRooms() const override { return true; }
    Picture room(const Chamber& room) const override { return chamberRoom(room); }
    Picture simpleRoom(const Chamber& room) const override { return simpleChamberRoom(room); }
    Picture back() const override { return chamberBack(); }
    Rgb backEdge() const override { return palette::earth; }
    Picture piece(std::string_view kind, int player, int number) const override {
        return chamberPiece(kind, player, number);
    }
    Picture token(std::string_view kind) const override { return chamberToken(kind); }
    Picture side(std::string_view name) const override {
        const auto known = sideFromName(name);
        return known ? sidePicture(*known) : Picture();
    }
};

} // namespace

const Look& chamberLook() {
    static const ChamberLook look;
    return look;
}

} // namespace tilewright::art
