#pragma once

#include "engine/sheet/pieces/pieces.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::sheet {

/// What a game needs beside its tiles, as its tiles ask for it. Whoever lays out sheets asks here and never
/// which game it is. Stateless. Runs may be empty.
class GameParts {
public:
    virtual ~GameParts() = default;
    virtual PieceRun markers(const TileSet& set, const SheetSpecification& specification) const = 0;
    virtual PieceRun standees(const TileSet& set, const SheetSpecification& specification) const = 0;
    /// A card that tells the signs on tiles and markers, one for each player.
    virtual PieceRun aid(const TileSet& set) const = 0;
    /// A place beside the tiles where pieces are put; comes with the cards.
    virtual PieceRun mat(const TileSet& set, const SheetSpecification& specification) const = 0;
    /// Signs and pieces that players must tell apart by their colours, in groups of at most eight.
    virtual std::vector<std::vector<art::Picture>> proofs(const TileSet& set) const = 0;
    /// Words for what a tile shows in colours of its own.
    virtual std::set<std::string> shownBy(const Tile& tile) const = 0;
};

/// By the id of a family of tiles, which is that of a set's ruleset; Beneath's where there is none.
const GameParts& partsOf(std::string_view ruleset);

const GameParts& beneathParts();
const GameParts& landscapeParts();

} // namespace tilewright::sheet
