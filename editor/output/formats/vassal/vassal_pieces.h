#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

/// Pieces in VASSAL's text format: traits from the outermost to the innermost, each wrapped in the next.
namespace tilewright::exchange::vassal {

/// A list as text: occurrences of the separator in a part are escaped by a backslash.
std::string sequence(const std::vector<std::string>& parts, char separator);

struct Trait {
    std::string type;
    std::string state;
};

/// When face down, it shows that image to everyone. Ctrl+F turns it over.
Trait mask(const std::string& backImage);
/// Quarter turns: Ctrl+R clockwise, Ctrl+L anticlockwise.
Trait quarterTurns(int turnedBy = 0);
/// Ctrl+D removes the piece.
Trait removal();
/// The innermost trait. `id` from 1, unique in the module.
Trait basicPiece(const std::string& image, const std::string& name, int id);

/// The command that adds a piece with these traits.
std::string addPieceCommand(const std::vector<Trait>& traits);

} // namespace tilewright::exchange::vassal
