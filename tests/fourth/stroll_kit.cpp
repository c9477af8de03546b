#include "tests/fourth/stroll_kit.h"

#include "engine/art/palette.h"
#include "engine/art/shapes/geometry.h"
#include "engine/bots/bots.h"
#include "engine/games/landscape/art/land_look.h"
#include "engine/games/landscape/landscape_kits.h"
#include "engine/sheet/pieces/component_pieces.h"
#include "engine/sheet/pieces/game_parts.h"
#include "engine/sheet/rules/leaflet.h"
#include "tests/fourth/stroll.h"

#include <algorithm>

namespace tilewright::test {

namespace {

/// Lays as it comes, and puts a strider wherever it may.
class GreedyStroller final : public players::Player {
public:
    using Player::choose;
    game::Move choose(const game::Position& position, players::Thinking& thinking) override {
        game::MoveList moves;
        position.legalMoves(moves);
        players::keepOnly(moves, thinking.only());
        const auto put = std::ranges::find_if(
            moves, [&](game::Move move) { return position.describe(move).piece.has_value(); });
        return put == moves.end() ? *moves.begin() : *put;
    }
};

class StrollLook final : public art::Look {
public:
    bool draws(const Tile&) const override { return false; }
    art::Layered tile(const Tile& tile) const override { return art::landLook().tile(tile); }
    art::Layered simpleTile(const Tile& tile) const override { return art::landLook().simpleTile(tile); }
    std::string letters(const art::Rim& rim) const override { return art::landLook().letters(rim); }
    art::Picture bleed(const art::Rim& rim, const std::array<double, 4>& units) const override {
        return art::landLook().bleed(rim, units);
    }
    art::Picture back() const override { return art::landLook().back(); }
    art::Rgb backEdge() const override { return art::landLook().backEdge(); }
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
                            const sheet::Words&) const override {
        return {};
    }
    sheet::PieceRun standees(const TileSet&, const sheet::SheetSpecification& s,
                             const sheet::Words& words) const override {
        sheet::StandeeRun run(s, words);
        for (int player = 0; player < 3; ++player)
            run.add(strider, player, 0, 3);
        return run.take();
    }
    sheet::PieceRun aid(const TileSet&, const sheet::Words&) const override { return {}; }
    sheet::PieceRun mat(const TileSet&, const sheet::SheetSpecification&,
                        const sheet::Words&) const override {
        return {};
    }
    std::vector<std::vector<art::Picture>> proofs(const TileSet&) const override { return {}; }
};

std::unique_ptr<players::Player> greedy(const std::bitset<128>&) {
    return std::make_unique<GreedyStroller>();
}

} // namespace

const game::Kit& strollKit() {
    static const StrollRuleset rules;
    static const StrollLook look;
    static const StrollParts parts;
    static const players::Bots bots{.greedy = greedy};
    static const sheet::Leaflet leaflet{
        {sheet::heading("A stroll"), sheet::paragraph("Each player has %1 Striders.", {"striders"}),
         sheet::paragraph("With few of them, hold one back.", {}, {sheet::is("few", 1)})},
        {{"few", {"striders"}, [](const sheet::RuleValues& v) {
              return sheet::yes(v.number("striders") < 3);
          }}}};
    static const game::Kit kit{.rules = rules,
                               .family = game::landscapeKit().family,
                               .look = look,
                               .bots = &bots,
                               .parts = &parts,
                               .leaflet = &leaflet};
    return kit;
}

} // namespace tilewright::test
