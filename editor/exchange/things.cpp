#include "editor/exchange/things.h"

#include "engine/art/art.h"
#include "engine/art/palette.h"

#include <algorithm>

namespace tilewright::exchange {

namespace {

constexpr std::string_view pickStart = "pick-";

std::optional<Colour> pickColour(game::Kind kind) {
    return kind.starts_with(pickStart) ? colourFromName(kind.substr(pickStart.size())) : std::nullopt;
}

std::string upperFirst(std::string_view word) {
    std::string text(word);
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

} // namespace

bool isPiece(game::Kind kind) {
    return !art::piecePicture(kind, 0, 0).shapes.empty();
}

bool isCube(game::Kind kind) {
    return pickColour(kind) || kind == "black" || kind == "white";
}

art::Picture pictureOf(const Thing& thing) {
    return isPiece(thing.kind) ? art::piecePicture(thing.kind, thing.player, thing.number + 1)
                               : art::tokenPicture(thing.kind);
}

art::Rgb colourOf(const Thing& thing) {
    if (const std::optional<Colour> colour = pickColour(thing.kind))
        return art::fillOf(*colour);
    if (isPiece(thing.kind) && thing.player >= 0)
        return art::fillOf(colourAt(thing.player));
    if (thing.kind == "black")
        return art::palette::black;
    if (thing.kind == "silver")
        return art::palette::silver;
    return thing.kind == "white" ? art::palette::white : art::palette::gold;
}

std::string nameOf(const Thing& thing) {
    std::string text;
    if (const std::optional<Colour> colour = pickColour(thing.kind))
        text.append(name(*colour)).append(" pick");
    else if (isCube(thing.kind))
        text.append(thing.kind).append(" door marker");
    else
        text.append(thing.kind);
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
