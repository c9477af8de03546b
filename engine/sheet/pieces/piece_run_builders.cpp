#include "engine/sheet/pieces/piece_run_builders.h"

#include "engine/art/palette.h"
#include "engine/art/picture_dispatch.h"
#include "engine/art/shapes/geometry.h"

#include <algorithm>
#include <utility>

namespace tilewright::sheet {

namespace {

constexpr double markerShare = 1.0 / 3; // of a tile's side
constexpr double standeeShare = 0.5;
// Of a standee, in units of a hundredth of its width.
constexpr double panel = 112;
constexpr double tab = 40;

PieceFace markerLook(const std::string& id, const art::Picture& sign) {
    PieceFace look{"marker-" + id, {}, art::palette::bone};
    look.picture.fill(art::rectangle(0, 0, 100, 100), art::palette::bone);
    look.picture.append(sign, art::Transform::scaling(0.84).then(art::Transform::translation(8, 8)));
    return look;
}

} // namespace

MarkerRunBuilder::MarkerRunBuilder(const SheetSpecification& s, const Translator& words) : specification_(s) {
    run_.title = words(QT_TRANSLATE_NOOP("Engine", "markers"));
    const double side = s.tileMillimetres * markerShare;
    run_.size = {side, side};
}

void MarkerRunBuilder::add(const std::string& id, const art::Picture& sign, int count) {
    PrintedPiece piece;
    piece.id = id;
    piece.count = count;
    piece.front = markerLook(id, sign);
    if (specification_.back.backs != Backs::None)
        piece.back = piece.front;
    run_.pieces.push_back(std::move(piece));
}

PieceRun MarkerRunBuilder::take() {
    return std::move(run_);
}

StandeeRunBuilder::StandeeRunBuilder(const SheetSpecification& s, const Translator& words) {
    run_.title = words(QT_TRANSLATE_NOOP("Engine", "standees"));
    const double width = s.tileMillimetres * standeeShare, unit = width / 100;
    run_.size = {width, 2 * (panel + tab) * unit};
    run_.folds = {tab * unit, (tab + panel) * unit, (tab + 2 * panel) * unit};
}

void StandeeRunBuilder::add(std::string_view kind, int player, int number, int count) {
    PrintedPiece piece;
    piece.id = kind;
    piece.count = count;
    std::string name = "standee-" + piece.id;
    if (player >= 0)
        name += '-' + std::to_string(player + 1);
    if (number > 0)
        name += '-' + std::to_string(number);
    const art::Rgb ground = player >= 0 ? art::mixed(art::fillOf(colourAt(player)), art::palette::white, 0.72)
                                        : art::palette::bone;
    art::Picture picture;
    picture.height = 2 * (panel + tab);
    picture.fill(art::rectangle(0, 0, 100, picture.height), ground);
    const art::Picture figure = art::piecePicture(kind, std::max(player, 0), number);
    const art::Transform front = art::Transform::translation(0, tab + panel + (panel - 100) / 2);
    picture.append(figure, front);
    // Upside down above the fold, so that it can be read from behind.
    picture.append(figure, front.then(art::Transform::rotation(180, {50, tab + panel})));
    piece.front = {std::move(name), std::move(picture), ground};
    run_.pieces.push_back(std::move(piece));
}

PieceRun StandeeRunBuilder::take() {
    return std::move(run_);
}

} // namespace tilewright::sheet
