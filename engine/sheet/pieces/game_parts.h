#pragma once

#include "engine/model/tileset.h"
#include "engine/sheet/pieces/printed_pieces.h"

#include <string>
#include <string_view>
#include <vector>

namespace tilewright::sheet {

/// The parts of a game besides its tiles, as its tiles need them. Code that lays out sheets asks the game of
/// a set for it (game::Kit) and never checks which game it is. Stateless. Runs may be empty. `words` gives
/// the language of what is printed.
class GameParts {
public:
    virtual ~GameParts() = default;
    virtual PieceRun markers(const TileSet& set, const SheetSpecification& specification,
                             const Translator& words) const = 0;
    virtual PieceRun standees(const TileSet& set, const SheetSpecification& specification,
                              const Translator& words) const = 0;
    /// A card that explains the signs on tiles and markers, one for each player.
    virtual PieceRun aid(const TileSet& set, const Translator& words) const = 0;
    /// A place for pieces beside the tiles; printed with the cards.
    virtual PieceRun mat(const TileSet& set, const SheetSpecification& specification,
                         const Translator& words) const = 0;
    /// Signs and pieces whose colours players must distinguish, in groups of at most eight.
    virtual std::vector<std::vector<art::Picture>> proofs(const TileSet& set) const = 0;
};

/// Those of the game that a set is played with; null if only its tiles are printed.
const GameParts* partsOf(const TileSet& set);

// Of the set's first variant of the rules, which a game starts with.

/// The number that it gives an option; `usual` if it names none, or one that no option has.
int numberInFirstVariant(const TileSet& set, std::string_view option, int usual);
/// Whether it gives an option that value.
bool isInFirstVariant(const TileSet& set, std::string_view option, const Json& value);
/// "three"; digits above eight.
std::string numberInWords(int number);

} // namespace tilewright::sheet
