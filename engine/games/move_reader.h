#pragma once

#include "engine/games/game.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tilewright::game {

/// The fields of an entry that lays a tile.
struct LayingFields {
    /// Index in the set's tiles, -1 if the fields name none that may be laid.
    int tile = -1;
    Cell cell;
    Rotation rotation = Rotation::R0;
};

/// Reads the fields of one record entry and keeps the first issue. Invalid fields read as a harmless default.
class MoveEntryReader {
public:
    /// `pointer` is the entry's JSON pointer in the record.
    MoveEntryReader(const Json& entry, std::string_view pointer) : entry_(entry), pointer_(pointer) {}

    int integer(const char* key, int minimum, int maximum);
    std::optional<std::string> string(const char* key, const char* expected);
    /// The index of the field's value in `words`; -1 for anything else.
    int word(const char* key, std::span<const std::string_view> words, const char* expected);
    Direction side(const char* key);
    /// Reads `x` and `y`.
    Cell cell();
    /// Reads `tile`, `x`, `y` and `rotation`; `drawn` is the tile to lay, -1 for none.
    LayingFields laying(const TileSet& set, int drawn);

    bool has(const char* key) const { return entry_.contains(key); }
    const Json* find(const char* key, const char* expected);
    /// Null, with an issue, for anything but an object.
    const Json* object(const char* key, const char* expected);
    /// The field's JSON pointer in the record.
    std::string pointerTo(const char* key) const { return std::string(pointer_) + "/" + key; }
    /// Adds the issues of a reader of a nested object.
    void addAll(const Issues& issues);
    void fail(const char* key, const Json& found, const Text& expected);
    /// `below` is a pointer relative to the entry.
    void add(const std::string& below, Text message);

    const Issues& issues() const { return issues_; }

    /// Compact JSON, cut if it is long.
    static std::string shorten(const Json& value);

private:
    const Json& entry_;
    std::string_view pointer_;
    Issues issues_;
};

struct MoveFormat {
    /// Kinds of moves, by their names in the record.
    std::span<const std::string_view> kinds;
    int maxPlayers = 0;
};

/// Implements Position::fromJson: checks the fields that entries of all rule systems share; `parse` then
/// gives the move that the fields mean, legal or not, and readMove checks whether it is legal. `whyNot` may
/// explain an illegal move in a sentence without arguments.
Loaded<Move> readMove(const Position& position, const Json& entry, std::string_view pointer,
                      const MoveFormat& words,
                      const std::function<Move(std::size_t kind, int player, MoveEntryReader& reader)>& parse,
                      const std::function<Text(Move)>& whyNot = {});

Loaded<Move> illegalMove(std::string_view pointer, const std::string& below, Text message);

} // namespace tilewright::game
