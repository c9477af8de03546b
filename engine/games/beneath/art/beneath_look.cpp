#include "engine/art/look.h"
#include "engine/art/palette.h"
#include "engine/games/beneath/art/beneath_pictures.h"

namespace tilewright::art {

namespace {

class BeneathLook final : public Look {
public:
    bool draws(const Tile& tile) const override { return tile.landscape().features.empty(); }
    LayeredPicture tile(const Tile& tile) const override { return layeredTile(tile.sides(), tile.id); }
    LayeredPicture simpleTile(const Tile& tile) const override { return simpleLayeredTile(tile.sides()); }
    std::string rimKey(const Rim& rim) const override {
        std::string text;
        for (const SideContent side : rim.sides)
            text += isPassage(side) ? 'o' : 'e';
        return text;
    }
    Picture bleed(const Rim& rim, const std::array<double, 4>& units) const override {
        return bleedPicture(rim.sides, units);
    }
    bool drawsRooms() const override { return true; }
    Picture room(const Chamber& room) const override { return beneathRoom(room); }
    Picture simpleRoom(const Chamber& room) const override { return simpleBeneathRoom(room); }
    Picture back() const override { return beneathBack(); }
    Rgb backBleedColour() const override { return palette::earth; }
    Picture piece(std::string_view kind, int player, int number) const override {
        return beneathPiece(kind, player, number);
    }
    Picture token(std::string_view kind) const override { return beneathToken(kind); }
    Picture side(std::string_view name) const override {
        const auto known = sideContentFromName(name);
        return known ? sidePicture(*known) : Picture();
    }
};

} // namespace

const Look& beneathLook() {
    static const BeneathLook look;
    return look;
}

} // namespace tilewright::art
