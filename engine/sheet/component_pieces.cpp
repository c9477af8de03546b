#include "engine/art/art.h"
#include "engine/art/geometry.h"
#include "engine/art/palette.h"
#include "engine/sheet/pieces.h"

#include <utility>

namespace tilewright::sheet {

namespace {

constexpr int mostPlayers = 4;
// As many as the supply holds (B-3.3); keys and tokens for four.
constexpr int picksOfAColour = 20;
constexpr int doorMarkers = 20;
constexpr int silverPicks = 10;
constexpr int guards = 6;

constexpr double markerShare = 1.0 / 3; // of a tile's side
constexpr double standeeShare = 0.5;
// Of a standee, in units of a hundredth of its width.
constexpr double panel = 112;
constexpr double tab = 40;

Look markerLook(const std::string& kind) {
    Look look{"marker-" + kind, {}, art::palette::bone};
    look.picture.fill(art::rectangle(0, 0, 100, 100), art::palette::bone);
    look.picture.append(art::tokenPicture(kind),
                        art::Transform::scaling(0.84).then(art::Transform::translation(8, 8)));
    return look;
}

Piece standee(const std::string& kind, int player, int number, int count) {
    Piece piece;
    piece.id = kind;
    piece.count = count;
    const bool owned = kind != "guard";
    std::string name = "standee-" + kind;
    if (owned)
        name += '-' + std::to_string(player + 1);
    if (number > 0)
        name += '-' + std::to_string(number);
    const art::Rgb ground =
        owned ? art::mixed(art::fillOf(colourAt(player)), art::palette::white, 0.72) : art::palette::bone;
    art::Picture picture;
    picture.height = 2 * (panel + tab);
    picture.fill(art::rectangle(0, 0, 100, picture.height), ground);
    const art::Picture figure = art::piecePicture(kind, player, number);
    const art::Transform front = art::Transform::translation(0, tab + panel + (panel - 100) / 2);
    picture.append(figure, front);
    // Upside down above the fold, so that whoever sits behind reads it.
    picture.append(figure, front.then(art::Transform::rotation(180, {50, tab + panel})));
    piece.front = {std::move(name), std::move(picture), ground};
    return piece;
}

} // namespace

PieceRun markerPieces(const TileSet& set, const SheetSpecification& s) {
    PieceRun run;
    run.title = "markers";
    const double side = s.tileMillimetres * markerShare;
    run.size = {side, side};
    const auto add = [&](const std::string& kind, int count) {
        Piece piece;
        piece.id = kind;
        piece.count = count;
        piece.front = markerLook(kind);
        if (s.back.backs != Backs::None)
            piece.back = piece.front;
        run.pieces.push_back(std::move(piece));
    };
    for (const Colour colour : set.pickColours)
        add("pick-" + std::string(name(colour)), picksOfAColour);
    add("white", doorMarkers);
    add("black", doorMarkers);
    add("silver", silverPicks);
    add("key", mostPlayers);
    add("token", mostPlayers);
    return run;
}

PieceRun standeePieces(const SheetSpecification& s) {
    PieceRun run;
    run.title = "standees";
    const double width = s.tileMillimetres * standeeShare, unit = width / 100;
    run.size = {width, 2 * (panel + tab) * unit};
    run.folds = {tab * unit, (tab + panel) * unit, (tab + 2 * panel) * unit};
    for (int player = 0; player < mostPlayers; ++player) {
        run.pieces.push_back(standee("runner", player, 1, 1));
        run.pieces.push_back(standee("runner", player, 2, 1));
        run.pieces.push_back(standee("prisoner", player, 0, 1));
    }
    run.pieces.push_back(standee("guard", 0, 0, guards));
    return run;
}

} // namespace tilewright::sheet
