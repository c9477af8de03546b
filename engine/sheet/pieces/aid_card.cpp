#include "engine/sheet/pieces/piece_run_builders.h"

#include "engine/art/palette.h"
#include "engine/art/shapes/geometry.h"
#include "engine/sheet/print_marks.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tilewright::sheet {

namespace {

constexpr Size card{63, 88};
constexpr double height = 100 * card.height / card.width;

} // namespace

AidCard::AidCard(const Translator& words) : words_(words) {
    picture_.height = height;
    picture_.fill(art::rectangle(0, 0, 100, height), art::palette::bone);
}

void AidCard::heading(const Text& text) {
    endRow();
    y_ += 3;
    write(words_(text), 6, y_ + 3.4, 3.6, 88, FontWeight::Bold);
    picture_.stroke(art::line({6, y_ + 5.4}, {94, y_ + 5.4}), strokes::line(0.35));
    y_ += 7.6;
}

void AidCard::entry(const art::Picture& sign, const Text& text) {
    const double x = second_ ? 52 : 6;
    picture_.append(sign, art::Transform::scaling(9.0 / sign.width).then(art::Transform::translation(x, y_)));
    write(words_(text), x + 11.5, y_ + 6, 3, 31, FontWeight::Regular);
    if (second_)
        y_ += 10.2;
    second_ = !second_;
}

void AidCard::endRow() {
    if (std::exchange(second_, false))
        y_ += 10.2;
}

PieceRun AidCard::take(int cards) {
    PieceRun run;
    run.title = words_(QT_TRANSLATE_NOOP("Engine", "player aids"));
    run.size = card;
    run.cornerRadius = 3;
    PrintedPiece piece;
    piece.id = "aid";
    piece.count = cards;
    piece.front = {"aid", std::move(picture_), art::palette::bone};
    run.pieces.push_back(std::move(piece));
    return run;
}

void AidCard::write(const std::string& text, double x, double y, double capHeight, double most,
                    FontWeight weight) {
    std::ranges::move(labelShapes(fitted({x, y, capHeight, most, Anchor::Start, text, weight})),
                      std::back_inserter(picture_.shapes));
}

} // namespace tilewright::sheet
