#pragma once

#include "engine/games/table.h"
#include "engine/model/sides.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace tilewright::game {

/// What a rule system calls one of its kinds, and what sort of thing it is: all that the window, reports and
/// exports know of it. Words are English and marked for translation; an empty one falls back to the id.
struct KindSpec {
    enum class Category : std::uint8_t {
        Piece,  ///< stands on the board or in a space; art::piecePicture() draws it
        Cube,   ///< small and of one colour, held and laid beside chambers
        Token,  ///< any other thing that is held or lies on the table; art::tokenPicture() draws it
        Source, ///< nothing to hold: points are scored for it, features of it are counted
    };
    enum class Paint : std::uint8_t { Gold, Silver, Black, White };

    Kind id;
    Category category = Category::Piece;
    /// Pieces only: how many each player has at most, or of nobody's kinds all together; empty where set, map
    /// or options say.
    std::optional<int> supply = std::nullopt;
    /// Context "Kinds": "Runner %1", %1 the number of the piece.
    const char* name = "";
    /// Context "Kinds": "golden keys: %1"; with a colour "%1 picks: %2", the colour first.
    const char* counted = "";
    /// Context "Engine": "followers", and those in a hand where they are called otherwise.
    const char* plural = "";
    const char* pluralInHand = "";
    /// Context "Kinds": what points are for that no feature of the board explains: "the fairy".
    const char* source = "";
    /// Context "Kinds": what it does to a piece that it sends home: "the dragon eats %1".
    const char* sendsHome = "";
    /// English, for files of other programs: "black door marker".
    const char* exportName = "";
    std::optional<Colour> colour = std::nullopt;
    /// Cubes with a colour only: the option that says how many colours are in play, from the first on. Empty
    /// if all are.
    std::string_view coloursOption = {};
    /// Where it has no colour.
    Paint paint = Paint::Gold;
};

using Kinds = std::span<const KindSpec>;
/// Null where there is none of that id.
const KindSpec* findKind(Kinds kinds, Kind id);
/// The cubes of that colour; null if there are none.
const KindSpec* findCube(Kinds kinds, Colour colour);
/// The cubes' coloursOption; empty if none has one.
std::string_view coloursOption(Kinds kinds);
/// Several of a kind: "blue picks"; the id where the kinds don't have it. In the hand: "released Prisoners".
std::string_view plural(Kinds kinds, Kind id);
std::string_view pluralInHand(Kinds kinds, Kind id);

} // namespace tilewright::game
