#pragma once

#include "engine/game/game.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tilewright::game {

/// What the fields of a laying mean.
struct Laying {
    /// Index in the set's tiles, -1 if the fields name none that may be laid.
    int tile = -1;
    Cell cell;
    Rotation rotation = Rotation::R0;
};

/// Reads the fields of one entry of a record and keeps the first thing that is wrong with it. What is wrong
/// reads as something harmless.
class EntryReader {
public:
    /// `pointer` is the entry's place in the record.
    EntryReader(const Json& entry, std::string_view pointer) : entry_(entry), pointer_(pointer) {}

    int integer(const char* key, int minimum, int maximum);
    std::optional<std::string> string(const char* key, const char* expected);
    /// One of these words, as its number; -1 for anything else.
    int word(const char* key, std::span<const std::string_view> words, const char* expected);
    Direction side(const char* key);
    /// `x` and `y`.
    Cell cell();
    /// `tile`, `x`, `y` and `rotation`; `drawn` is the tile that is to be laid, -1 for none.
    Laying laying(const TileSet& set, int drawn);

    bool has(const char* key) const { return entry_.contains(key); }
    const Json* find(const char* key, const char* expected);
    /// Null, and an issue, for anything but an object.
    const Json* object(const char* key, const char* expected);
    /// Of that field, in the record.
    std::string pointerTo(const char* key) const { return std::string(pointer_) + "/" + key; }
    /// Of a reader of what is inside this entry.
    void addAll(const Issues& issues);
    void fail(const char* key, const Json& found, const Text& expected);
    /// `below` is a pointer from the entry.
    void add(const std::string& below, Text message);

    const Issues& issues() const { return issues_; }

    /// Compact JSON, cut where it is long.
    static std::string shorten(const Json& value);

private:
    const Json& entry_;
    std::string_view pointer_;
    Issues issues_;
};

struct MoveWords {
    /// Kinds of moves, as the record names them.
    std::span<const std::string_view> kinds;
    int maxPlayers = 0;
};

/// What Position::fromJson returns: checks all that entries of every rule system have, asks `parse` for the
/// move that the fields mean, legal or not, and whether it is legal. Of one that is not, `whyNot` may know
/// why, in a sentence without arguments.
Loaded<Move> readMove(const Position& position, const Json& entry, std::string_view pointer,
                      const MoveWords& words,
                      const std::function<Move(std::size_t kind, int player, EntryReader& reader)>& parse,
                      const std::function<Text(Move)>& whyNot = {});

Loaded<Move> refuseMove(std::string_view pointer, const std::string& below, Text message);

} // namespace tilewright::game
