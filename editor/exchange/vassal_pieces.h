#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

/// Pieces as VASSAL keeps them in text: traits from the outermost to the innermost, one wrapped in the other.
namespace tilewright::exchange::vassal {

/// A list as text: the separator is escaped by a backslash wherever it stands in a part.
std::string sequence(const std::vector<std::string>& parts, char separator);

struct Trait {
    std::string type;
    std::string state;
};

/// Face down it shows that image to everyone. Ctrl+F turns it over.
Trait mask(const std::string& backImage);
/// Quarter turns: Ctrl+R clockwise, Ctrl+L anticlockwise.
Trait quarterTurns(int turnedBy = 0);
/// Ctrl+D takes it away.
Trait removal();
/// What all others are wrapped round. `id` from 1; no two pieces of a module have the same.
Trait basicPiece(const std::string& image, const std::string& name, int id);

/// The command that adds a piece with these traits.
std::string definition(const std::vector<Trait>& traits);

} // namespace tilewright::exchange::vassal
