#include "engine/art/look.h"
#include "engine/art/palette.h"
#include "engine/art/shapes/geometry.h"
#include "engine/bots/bot_factory.h"
#include "engine/games/beneath/beneath_kit.h"
#include "engine/games/kit.h"
#include "engine/games/landscape/art/landscape_art.h"
#include "engine/games/landscape/landscape_kits.h"
#include "engine/sheet/pieces/game_parts.h"
#include "engine/sheet/pieces/piece_run_builders.h"
#include "engine/sheet/rules/leaflet.h"
#include "tests/stroll/stroll.h"

#include <algorithm>
#include <array>

namespace tilewright::test {

namespace {

/// Lays as it comes, and puts a strider wherever it may.
class GreedyStroller final : public bots::Bot {
public:
    using Bot::choose;
    game::Move choose(const game::Position& position, bots::ThinkingControl& thinking) override {
        game::MoveList moves;
        position.legalMoves(moves);
        bots::keepOnly(moves, thinking.only());
        const auto put = std::ranges::find_if(
            moves, [&](game::Move move) { return position.describe(move).piece.has_value(); });
        return put == moves.end() ? *moves.begin() : *put;
    }
};

class StrollLook final : public art::Look {
public:
    bool draws(const Tile&) const override { return false; }
    art::LayeredPicture tile(const Tile& tile) const override { return art::landscapeLook().tile(tile); }
    art::LayeredPicture simpleTile(const Tile& tile) const override {
        return art::landscapeLook().simpleTile(tile);
    }
    std::string rimKey(const art::Rim& rim) const override { return art::landscapeLook().rimKey(rim); }
    art::Picture bleed(const art::Rim& rim, const std::array<double, 4>& units) const override {
        return art::landscapeLook().bleed(rim, units);
    }
    art::Picture back() const override { return art::landscapeLook().back(); }
    art::Rgb backBleedColour() const override { return art::landscapeLook().backBleedColour(); }
    art::Picture piece(std::string_view kind, int player, int) const override {
        art::Picture picture;
        if (kind == strider)
            picture.fill(art::circle({50, 50}, 40), art::fillOf(colourAt(player)));
        return picture;
    }
    art::Picture token(std::string_view) const override { return {}; }
};

class StrollParts final : public sheet::GameParts {
public:
    sheet::PieceRun markers(const TileSet&, const sheet::SheetSpecification&,
                            const Translator&) const override {
        return {};
    }
    sheet::PieceRun standees(const TileSet&, const sheet::SheetSpecification& s,
                             const Translator& words) const override {
        sheet::StandeeRunBuilder run(s, words);
        for (int player = 0; player < 3; ++player)
            run.add(strider, player, 0, 3);
        return run.take();
    }
    sheet::PieceRun aid(const TileSet&, const Translator&) const override { return {}; }
    sheet::PieceRun mat(const TileSet&, const sheet::SheetSpecification&, const Translator&) const override {
        return {};
    }
    std::vector<std::vector<art::Picture>> proofs(const TileSet&) const override { return {}; }
};

std::unique_ptr<bots::Bot> greedy(const std::bitset<128>&) {
    return std::make_unique<GreedyStroller>();
}

/// Stroll with a greedy bot, pictures, printed parts and a rule sheet of its own, on the landscape's tiles.
const game::Kit& strollKit() {
    static const StrollRuleset rules;
    static const StrollLook look;
    static const StrollParts parts;
    static const bots::BotFactory bots{.greedy = greedy};
    static const sheet::Leaflet leaflet{
        {sheet::heading("A stroll"), sheet::paragraph("Each player has %1 Striders.", {"striders"}),
         sheet::paragraph("With few of them, hold one back.", {}, {sheet::is("few", 1)})},
        {{"few", {"striders"}, [](const sheet::RuleValues& v) {
              return sheet::switchValue(v.number("striders") < 3);
          }}}};
    static const game::Kit kit{.rules = rules,
                               .family = game::landscapeKit().family,
                               .look = look,
                               .bots = &bots,
                               .parts = &parts,
                               .leaflet = &leaflet};
    return kit;
}

} // namespace

} // namespace tilewright::test

namespace tilewright::game {

// The program's list of games with one line more. This object comes before the engine's library when a test
// is linked, so that the whole program under test finds the fourth rule system as it finds its own.
std::span<const Kit* const> kits() {
    static const std::array all{&beneathKit(), &landscapeKit(), &tunnelKit(), &dungeonKit(),
                                &test::strollKit()};
    return all;
}

} // namespace tilewright::game
