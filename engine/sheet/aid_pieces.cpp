#include "engine/art/art.h"
#include "engine/art/emblems.h"
#include "engine/art/geometry.h"
#include "engine/art/palette.h"
#include "engine/sheet/marks.h"
#include "engine/sheet/pieces.h"
#include "engine/sheet/strokes.h"

#include <array>
#include <utility>

namespace tilewright::sheet {

namespace {

constexpr int cards = 4;
constexpr Size card{63, 88};
constexpr double height = 100 * card.height / card.width;

class AidCard {
public:
    AidCard() {
        picture_.height = height;
        picture_.fill(art::rectangle(0, 0, 100, height), art::palette::bone);
    }

    void heading(const char* text) {
        y_ += 3;
        write(text, 6, y_ + 3.4, 3.6, 88, 0.75);
        picture_.stroke(art::line({6, y_ + 5.4}, {94, y_ + 5.4}), strokes::line(0.35));
        y_ += 7.6;
    }

    /// Two to a row.
    void entry(const art::Picture& sign, const std::string& text) {
        const double x = second_ ? 52 : 6;
        picture_.append(sign,
                        art::Transform::scaling(9.0 / sign.width).then(art::Transform::translation(x, y_)));
        write(text, x + 11.5, y_ + 6, 3, 31, 0.5);
        if (second_)
            y_ += 10.2;
        second_ = !second_;
    }

    void endRow() {
        if (std::exchange(second_, false))
            y_ += 10.2;
    }

    art::Picture take() { return std::move(picture_); }

private:
    void write(const std::string& text, double x, double y, double capHeight, double most, double width) {
        picture_.stroke(labelPath({x, y, capHeight, most, Anchor::Start, text}), strokes::text(width));
    }

    art::Picture picture_;
    double y_ = 2;
    bool second_ = false;
};

} // namespace

PieceRun aidPieces(const TileSet& set) {
    AidCard aid;
    aid.heading("Picks and skulls");
    for (const Colour colour : set.pickColours) {
        std::string text(name(colour));
        text += ' ';
        text += art::codeOf(colour);
        aid.entry(art::symbolPicture(colour), text);
    }
    aid.endRow();
    aid.heading("Doors");
    constexpr std::array<std::pair<tilewright::Side, const char*>, 6> doors{
        {{tilewright::Side::Open, "open: free"},
         {tilewright::Side::SkullRed, "skull: one pick"},
         {tilewright::Side::Special, "special: three"},
         {tilewright::Side::CellDoor, "cell: three"},
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
    aid.endRow();
    PieceRun run;
    run.title = "player aids";
    run.size = card;
    run.cornerRadius = 3;
    Piece piece;
    piece.id = "aid";
    piece.count = cards;
    piece.front = {"aid", aid.take(), art::palette::bone};
    run.pieces.push_back(std::move(piece));
    return run;
}

} // namespace tilewright::sheet
