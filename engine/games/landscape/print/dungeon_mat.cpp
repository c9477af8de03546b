#include "engine/games/landscape/print/dungeon_mat.h"

#include "engine/art/palette.h"
#include "engine/art/picture_dispatch.h"
#include "engine/art/shapes/geometry.h"
#include "engine/sheet/print_marks.h"
#include "engine/sheet/slot_grid.h"
#include "engine/sheet/strokes.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tilewright::sheet {

namespace {

namespace palette = art::palette;

constexpr double tilesWide = 4;
// In hundredths of the width.
constexpr double matHeight = 68;
constexpr double matWall = 1.1;

/// Fits between the margins, if possible.
Size sizeFor(const SheetSpecification& s) {
    constexpr double smaller = 0.95, least = 40;
    Size size{tilesWide * s.tileMillimetres, tilesWide * s.tileMillimetres * matHeight / 100};
    for (SlotGrid grid = slotGridOf(s, size); (grid.columns < 1 || grid.rows < 1) && size.width > least;
         grid = slotGridOf(s, size))
        size = {size.width * smaller, size.height * smaller};
    return size;
}

class MatDrawer {
public:
    explicit MatDrawer(const Translator& words) : words_(words) {
        picture_.height = matHeight;
        picture_.fill(art::rectangle(0, 0, 100, matHeight), palette::floor);
        cave(3, 11, 94, 44, palette::earth);
        text(QT_TRANSLATE_NOOP("Engine", "THE DUNGEON"), 50, 8.2, 3.6, FontWeight::Bold);
    }

    void cave(double x, double y, double width, double tall, art::Rgb floor) {
        picture_.draw(art::roundedRectangle(x, y, width, tall, 3), floor,
                      {palette::wall, matWall, art::Join::Round, art::Cap::Butt});
    }
    /// A place for pieces of the sign's kind.
    void nook(double x, double y, double width, double tall, art::Rgb floor, const art::Picture& sign,
              double size, const Text& name) {
        cave(x, y, width, tall, floor);
        picture_.append(
            sign, art::Transform::scaling(size / 100)
                      .then(art::Transform::translation(x + (width - size) / 2,
                                                        y + (tall - size) / 2 - (name.empty() ? 0 : 1.2))));
        if (!name.empty())
            text(name, x + width / 2, y + tall - 1.6, 1.7, FontWeight::Regular);
    }
    void text(const Text& text, double x, double y, double capHeight, FontWeight weight) {
        std::ranges::move(labelShapes(fitted({x, y, capHeight, 92, Anchor::Middle, words_(text), weight})),
                          std::back_inserter(picture_.shapes));
    }
    art::Picture take() { return std::move(picture_); }

private:
    const Translator& words_;
    art::Picture picture_;
};

} // namespace

PieceRun dungeonMat(const SheetSpecification& s, int players, const Translator& words) {
    MatDrawer mat(words);
    mat.nook(5.5, 14, 20, 38, palette::joint, art::piecePicture("dragon", -1, 0), 17,
             QT_TRANSLATE_NOOP("Engine", "dragon"));
    mat.nook(80, 14, 14.5, 38, palette::joint, art::piecePicture("fairy", -1, 0), 11,
             QT_TRANSLATE_NOOP("Engine", "fairy"));
    const int columns = (players + 1) / 2;
    const double pitch = 51.0 / columns;
    for (int player = 0; player < players; ++player)
        mat.nook(28.5 + pitch * (player % columns), player < columns ? 14 : 34, pitch - 2, 18,
                 art::mixed(art::fillOf(colourAt(player)), palette::white, 0.72),
                 art::piecePicture("player-token", player, 0), 9, {});
    mat.text(QT_TRANSLATE_NOOP("Engine", "in by the tower tile just laid, out by a tower tile without a "
                                         "figure, onto anything incomplete"),
             50, 60.2, 1.9, FontWeight::Regular);
    mat.text(QT_TRANSLATE_NOOP(
                 "Engine",
                 "the dragon here: nobody in, nobody out except one with the fairy since the turn began"),
             50, 64.6, 1.9, FontWeight::Regular);

    PieceRun run;
    run.title = words(QT_TRANSLATE_NOOP("Engine", "dungeon mat"));
    run.size = sizeFor(s);
    PrintedPiece piece;
    piece.id = "dungeon";
    piece.front = {"mat-dungeon", mat.take(), palette::floor};
    run.pieces.push_back(std::move(piece));
    return run;
}

} // namespace tilewright::sheet
