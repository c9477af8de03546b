// Runners, Prisoners and Guards; picks, door markers, silver picks, keys and exchange tokens, for four
// players.
#include "engine/art/art.h"
#include "engine/art/palette.h"
#include "engine/sheet/pieces/aid_card.h"
#include "engine/sheet/pieces/component_pieces.h"
#include "engine/sheet/pieces/first_variant.h"
#include "engine/sheet/pieces/game_parts.h"

#include <array>
#include <utility>

namespace tilewright::sheet {

namespace {

constexpr int beneathPlayers = 4;
// As many as in the supply (B-3.3) unless the set's variant of the rules says otherwise; keys and tokens for
// four.
constexpr int picksOfAColour = 20;
constexpr int doorMarkers = 20;
constexpr int silverPicks = 10;
constexpr int runnersEach = 2;
constexpr int guards = 6;
constexpr int price = 3;

std::string pickOf(Colour colour) {
    return "pick-" + std::string(name(colour));
}

class BeneathParts final : public GameParts {
public:
    PieceRun markers(const TileSet& set, const SheetSpecification& s) const override {
        MarkerRun run(s);
        const auto add = [&run](const std::string& kind, int count) {
            run.add(kind, art::tokenPicture(kind), count);
        };
        for (const Colour colour : set.pickColours)
            add(pickOf(colour), numberInFirstVariant(set, "pickSupply", picksOfAColour));
        add("white", numberInFirstVariant(set, "whiteSupply", doorMarkers));
        add("black", numberInFirstVariant(set, "blackSupply", doorMarkers));
        add("silver", numberInFirstVariant(set, "silverSupply", silverPicks));
        add("key", numberInFirstVariant(set, "keys", beneathPlayers));
        add("token", beneathPlayers);
        return run.take();
    }

    PieceRun standees(const TileSet& set, const SheetSpecification& s) const override {
        StandeeRun run(s);
        for (int player = 0; player < beneathPlayers; ++player) {
            for (int runner = 1; runner <= numberInFirstVariant(set, "runners", runnersEach); ++runner)
                run.add("runner", player, runner, 1);
            run.add("prisoner", player, 0, 1);
        }
        if (const int count = numberInFirstVariant(set, "guards", guards); count > 0)
            run.add("guard", -1, 0, count);
        return run.take();
    }

    PieceRun aid(const TileSet& set) const override {
        AidCard aid;
        aid.heading("Picks and skulls");
        for (const Colour colour : set.pickColours) {
            std::string text(name(colour));
            text += ' ';
            text += art::codeOf(colour);
            aid.entry(art::symbolPicture(colour), text);
        }
        aid.heading("Doors");
        const std::string special =
            "special: " + numberInWords(numberInFirstVariant(set, "specialDoorPrice", price));
        const std::string cell = "cell: " + numberInWords(numberInFirstVariant(set, "cellPrice", price));
        const std::array<std::pair<tilewright::Side, std::string>, 6> doors{
            {{tilewright::Side::Open, "open: free"},
             {tilewright::Side::SkullRed, "skull: one pick"},
             {tilewright::Side::Special, special},
             {tilewright::Side::CellDoor, cell},
             {tilewright::Side::KeyRoomDoor, "key room: silver"},
             {tilewright::Side::GuardhouseDoor, "guardhouse: key"}}};
        for (const auto& [side, text] : doors)
            aid.entry(art::sidePicture(side), text);
        aid.heading("Markers");
        constexpr std::array<std::pair<const char*, const char*>, 5> markers{{{"white", "white: free way"},
                                                                              {"black", "black: no way"},
                                                                              {"silver", "silver pick"},
                                                                              {"key", "golden key"},
                                                                              {"token", "exchange 2 : 1"}}};
        for (const auto& [kind, text] : markers)
            aid.entry(art::tokenPicture(kind), text);
        return aid.take(beneathPlayers);
    }

    PieceRun mat(const TileSet& /*set*/, const SheetSpecification& /*s*/) const override { return {}; }

    std::vector<std::vector<art::Picture>> proofs(const TileSet& set) const override {
        std::vector<std::vector<art::Picture>> groups(3);
        for (const Colour colour : set.pickColours) {
            groups[0].push_back(art::skullPicture(colour));
            groups[1].push_back(art::tokenPicture(pickOf(colour)));
        }
        for (int player = 0; player < beneathPlayers; ++player)
            groups[2].push_back(art::piecePicture("runner", player, 1));
        for (const char* kind : {"white", "black", "silver", "key"})
            groups[2].push_back(art::tokenPicture(kind));
        return groups;
    }

    std::set<std::string> shownBy(const Tile& tile) const override {
        std::set<std::string> shown;
        for (const tilewright::Side side : tile.sides())
            shown.emplace(name(side));
        return shown;
    }
};

} // namespace

const GameParts& beneathParts() {
    static const BeneathParts parts;
    return parts;
}

} // namespace tilewright::sheet
