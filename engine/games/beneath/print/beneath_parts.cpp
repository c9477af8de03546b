// Runners, Prisoners and Guards; picks, door markers, silver picks, keys and exchange tokens, for four
// players.
#include "engine/games/beneath/print/beneath_sheets.h"

#include "engine/art/palette.h"
#include "engine/art/picture_dispatch.h"
#include "engine/games/beneath/art/beneath_pictures.h"
#include "engine/games/beneath/rules/options.h"
#include "engine/sheet/pieces/game_parts.h"
#include "engine/sheet/pieces/piece_run_builders.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tilewright::sheet {

namespace {

using beneath::Options;

/// Keys and tokens too.
constexpr int beneathPlayers = 4;

/// By the set's first variant of the rules; the rules' default if it doesn't say.
int numberOf(const TileSet& set, std::string_view option, int Options::*member) {
    return numberInFirstVariant(set, option, Options().*member);
}

/// Those of the first variant, from blue on (B-1.5).
int coloursIn(const TileSet& set) {
    return std::min(numberInFirstVariant(set, "pickColours", pickColourBound(set)), colourCount);
}

std::string pickOf(Colour colour) {
    return "pick-" + std::string(name(colour));
}

Text::Argument priceOf(const TileSet& set, std::string_view option, int Options::*member) {
    const Options options{.pickColours = coloursIn(set)};
    const int number = options.price(numberOf(set, option, member));
    return Text::Argument::word(number == 0 ? QT_TRANSLATE_NOOP("Engine", "free") : numberInWords(number));
}

void addDoors(AidCard& aid, const TileSet& set) {
    aid.heading(QT_TRANSLATE_NOOP("Engine", "Doors"));
    const Text special = isInFirstVariant(set, "specialOnTiles", false)
                             ? Text(QT_TRANSLATE_NOOP("Engine", "special: free"))
                             : Text(QT_TRANSLATE_NOOP("Engine", "special: %1"),
                                    {priceOf(set, "specialDoorPrice", &Options::specialDoorPrice)});
    const std::array<std::pair<tilewright::SideContent, Text>, 6> doors{
        {{tilewright::SideContent::Open, QT_TRANSLATE_NOOP("Engine", "open: free")},
         {tilewright::SideContent::SkullRed, QT_TRANSLATE_NOOP("Engine", "skull: one pick")},
         {tilewright::SideContent::Special, special},
         {tilewright::SideContent::CellDoor,
          {QT_TRANSLATE_NOOP("Engine", "cell: %1"), {priceOf(set, "cellPrice", &Options::cellPrice)}}},
         {tilewright::SideContent::KeyRoomDoor, QT_TRANSLATE_NOOP("Engine", "key room: silver")},
         {tilewright::SideContent::GuardhouseDoor, QT_TRANSLATE_NOOP("Engine", "guardhouse: key")}}};
    for (const auto& [side, text] : doors)
        aid.entry(art::sidePicture(side), text);
}

class BeneathParts final : public GameParts {
public:
    PieceRun markers(const TileSet& set, const SheetSpecification& s,
                     const Translator& words) const override {
        MarkerRunBuilder run(s, words);
        const auto add = [&run](const std::string& kind, int count) {
            run.add(kind, art::tokenPicture(kind), count);
        };
        for (int colour = 0; colour < coloursIn(set); ++colour)
            add(pickOf(colourAt(colour)), numberOf(set, "pickSupply", &Options::pickSupply));
        add("white", numberOf(set, "whiteSupply", &Options::whiteSupply));
        add("black", numberOf(set, "blackSupply", &Options::blackSupply));
        add("silver", numberOf(set, "silverSupply", &Options::silverSupply));
        add("key", isInFirstVariant(set, "keysEach", "game")
                       ? 1
                       : numberInFirstVariant(set, "keys", beneathPlayers));
        add("token", beneathPlayers);
        return run.take();
    }

    PieceRun standees(const TileSet& set, const SheetSpecification& s,
                      const Translator& words) const override {
        StandeeRunBuilder run(s, words);
        for (int player = 0; player < beneathPlayers; ++player) {
            for (int runner = 1; runner <= numberOf(set, "runners", &Options::runners); ++runner)
                run.add("runner", player, runner, 1);
            run.add("prisoner", player, 0, 1);
        }
        if (const int count = numberInFirstVariant(set, "guards", beneath::guardsOnBoards); count > 0)
            run.add("guard", -1, 0, count);
        return run.take();
    }

    PieceRun aid(const TileSet& set, const Translator& words) const override {
        AidCard aid(words);
        aid.heading(QT_TRANSLATE_NOOP("Engine", "Picks and skulls"));
        for (int number = 0; number < coloursIn(set); ++number) {
            const Colour colour = colourAt(number);
            aid.entry(art::symbolPicture(colour),
                      {"%1 %2", {Text::Argument::word(name(colour)), art::codeOf(colour)}});
        }
        addDoors(aid, set);
        aid.heading(QT_TRANSLATE_NOOP("Engine", "Markers"));
        const std::array<std::pair<const char*, Text>, 6> markers{
            {{"white", QT_TRANSLATE_NOOP("Engine", "white: pass free")},
             {"black", QT_TRANSLATE_NOOP("Engine", "black: no entry")},
             {"black",
              {QT_TRANSLATE_NOOP("Engine", "to remove: %1"),
               {priceOf(set, "markerPrice", &Options::markerPrice)}}},
             {"silver",
              {QT_TRANSLATE_NOOP("Engine", "silver pick: %1"),
               {priceOf(set, "silverCost", &Options::silverCost)}}},
             {"key", QT_TRANSLATE_NOOP("Engine", "golden key")},
             {"token", QT_TRANSLATE_NOOP("Engine", "exchange 2 : 1")}}};
        for (const auto& [kind, text] : markers)
            aid.entry(art::tokenPicture(kind), text);
        return aid.take(beneathPlayers);
    }

    PieceRun mat(const TileSet&, const SheetSpecification&, const Translator&) const override { return {}; }

    std::vector<std::vector<art::Picture>> proofs(const TileSet& set) const override {
        std::vector<std::vector<art::Picture>> groups(3);
        for (int colour = 0; colour < coloursIn(set); ++colour) {
            groups[0].push_back(art::skullPicture(colourAt(colour)));
            groups[1].push_back(art::tokenPicture(pickOf(colourAt(colour))));
        }
        for (int player = 0; player < beneathPlayers; ++player)
            groups[2].push_back(art::piecePicture("runner", player, 1));
        for (const char* kind : {"white", "black", "silver", "key"})
            groups[2].push_back(art::tokenPicture(kind));
        return groups;
    }
};

} // namespace

const GameParts& beneathParts() {
    static const BeneathParts parts;
    return parts;
}

} // namespace tilewright::sheet
