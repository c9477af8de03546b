#include "editor/output/formats/things.h"

#include "editor/words/kind_words.h"
#include "engine/art/art.h"
#include "engine/art/palette.h"

#include <algorithm>

namespace tilewright::exchange {

namespace {

std::string upperFirst(std::string_view word) {
    std::string text(word);
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

} // namespace

bool isPiece(game::Kind kind) {
    const game::KindSpec* spec = findKind(kind);
    return spec != nullptr && spec->category == game::KindSpec::Category::Piece;
}

bool isCube(game::Kind kind) {
    const game::KindSpec* spec = findKind(kind);
    return spec != nullptr && spec->category == game::KindSpec::Category::Cube;
}

art::Picture pictureOf(const Thing& thing) {
    return isPiece(thing.kind) ? art::piecePicture(thing.kind, thing.player, thing.number + 1)
                               : art::tokenPicture(thing.kind);
}

art::Rgb colourOf(const Thing& thing) {
    const game::KindSpec* spec = findKind(thing.kind);
    if (isCube(thing.kind) && spec->colour)
        return art::fillOf(*spec->colour);
    if (isPiece(thing.kind) && thing.player >= 0)
        return art::fillOf(colourAt(thing.player));
    switch (spec == nullptr ? game::KindSpec::Paint::Gold : spec->paint) {
    case game::KindSpec::Paint::Black:
        return art::palette::black;
    case game::KindSpec::Paint::Silver:
        return art::palette::silver;
    case game::KindSpec::Paint::White:
        return art::palette::white;
    case game::KindSpec::Paint::Gold:
        break;
    }
    return art::palette::gold;
}

std::string nameOf(const Thing& thing) {
    const game::KindSpec* spec = findKind(thing.kind);
    std::string text(spec == nullptr || *spec->inFiles == '\0' ? thing.kind
                                                               : std::string_view(spec->inFiles));
    if (isPiece(thing.kind))
        text.append(" ").append(std::to_string(thing.number + 1));
    if (isPiece(thing.kind) && thing.player >= 0)
        text.append(" of ").append(upperFirst(name(colourAt(thing.player))));
    return upperFirst(text);
}

std::vector<Thing> thingsOf(const game::Table& table, int player) {
    const auto isOut = [&](game::Kind kind, int number) {
        const auto same = [&](const game::Piece& piece) {
            return piece.kind == kind && piece.player == player && piece.number == number;
        };
        return std::ranges::any_of(table.pieces, same) ||
               std::ranges::any_of(table.spaces, [&](const game::Space& space) {
                   return std::ranges::any_of(space.pieces, same);
               });
    };
    std::vector<Thing> all;
    for (const game::Holding& holding : table.seats[static_cast<std::size_t>(player)].holdings) {
        int number = 0;
        for (int i = 0; i < holding.count; ++i) {
            while (isPiece(holding.kind) && isOut(holding.kind, number))
                ++number;
            all.push_back({holding.kind, player, isPiece(holding.kind) ? number++ : 0});
        }
    }
    return all;
}

std::vector<Thing> thingsIn(const game::Table& table, int player) {
    std::vector<Thing> things;
    for (const game::Space& space : table.spaces)
        if (space.player == player)
            for (const game::Piece& piece : space.pieces)
                things.push_back({piece.kind, piece.player, piece.number});
    return things;
}

} // namespace tilewright::exchange
