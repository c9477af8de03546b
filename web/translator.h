#pragma once

#include "engine/base/translatable_text.h"
#include "engine/games/kind_spec.h"
#include "engine/games/table.h"
#include "engine/model/tileset.h"

#include <map>
#include <string>
#include <string_view>

namespace tilewright::web {

/// What the engine says, in the language of a page.
class Translator {
public:
    /// English.
    Translator() = default;
    /// Sources and their translations by context: {"Engine": {"north": "Norden"}, "Kinds": {...}}. Anything
    /// else in the table is ignored.
    explicit Translator(const Json& table);

    std::string operator()(const Text& text) const;
    /// A word of a file: "key-room" is "key room" in English.
    std::string word(std::string_view name) const;
    /// "Blue": pieces and seats are named by their colour.
    std::string seat(int player) const;
    /// "Blue: Runner 1"
    std::string piece(game::Kinds kinds, const game::Piece& piece) const;
    /// "golden keys: 2"
    std::string counted(game::Kinds kinds, const game::Holding& holding) const;
    /// What points are for: "the fairy", or the features of a board, "cities".
    std::string source(game::Kinds kinds, game::Kind kind) const;

private:
    std::string_view lookUp(std::string_view context, std::string_view source) const;

    std::map<std::string, std::map<std::string, std::string, std::less<>>, std::less<>> contexts_;
};

} // namespace tilewright::web
