#include "engine/games/move_reader.h"

#include <algorithm>

namespace tilewright::game {

int MoveEntryReader::integer(const char* key, int minimum, int maximum) {
    const Json* value = find(key, QT_TRANSLATE_NOOP("Engine", "a whole number"));
    if (value == nullptr)
        return minimum;
    // Compared with a signed number, an unsigned one of 64 bits would wrap into the range.
    const bool wraps =
        value->is_number_unsigned() && value->get<std::uint64_t>() > static_cast<std::uint64_t>(maximum);
    if (!value->is_number_integer() || wraps || *value < minimum || *value > maximum) {
        fail(key, *value, {QT_TRANSLATE_NOOP("Engine", "a whole number from %1 to %2"), {minimum, maximum}});
        return minimum;
    }
    return value->get<int>();
}

std::optional<std::string> MoveEntryReader::string(const char* key, const char* expected) {
    const Json* value = find(key, expected);
    if (value == nullptr)
        return std::nullopt;
    if (!value->is_string()) {
        fail(key, *value, expected);
        return std::nullopt;
    }
    return value->get<std::string>();
}

int MoveEntryReader::word(const char* key, std::span<const std::string_view> words, const char* expected) {
    const auto text = string(key, expected);
    if (!text)
        return -1;
    const auto found = std::find(words.begin(), words.end(), *text);
    if (found != words.end())
        return static_cast<int>(found - words.begin());
    fail(key, Json(*text), expected);
    return -1;
}

Direction MoveEntryReader::side(const char* key) {
    const auto text = string(key, QT_TRANSLATE_NOOP("Engine", "north, east, south or west"));
    if (!text)
        return Direction::North;
    const auto d = directionFromName(*text);
    if (!d)
        fail(key, Json(*text), QT_TRANSLATE_NOOP("Engine", "north, east, south or west"));
    return d.value_or(Direction::North);
}

Cell MoveEntryReader::cell() {
    const int x = integer("x", minCoordinate, maxCoordinate);
    return {x, integer("y", minCoordinate, maxCoordinate)};
}

LayingFields MoveEntryReader::laying(const TileSet& set, int drawn) {
    const auto id = string("tile", QT_TRANSLATE_NOOP("Engine", "a tile id"));
    LayingFields laying;
    laying.cell = cell();
    const int turn = integer("rotation", 0, 270);
    const auto rotation = rotationFromDegrees(turn);
    if (!rotation)
        fail("rotation", Json(turn), QT_TRANSLATE_NOOP("Engine", "0, 90, 180 or 270"));
    laying.rotation = rotation.value_or(Rotation::R0);
    if (!id)
        return laying;
    const int tile = findTile(set, *id);
    if (tile < 0)
        fail("tile", Json(*id), QT_TRANSLATE_NOOP("Engine", "a tile of the set"));
    else if (tile != drawn && drawn >= 0)
        add("/tile", {QT_TRANSLATE_NOOP("Engine", "found tile %1, expected %2, the next tile of the stack "
                                                  "that fits anywhere"),
                      {*id, set.tiles[static_cast<std::size_t>(drawn)].id}});
    else
        laying.tile = tile;
    return laying;
}

const Json* MoveEntryReader::find(const char* key, const char* expected) {
    const auto it = entry_.find(key);
    if (it != entry_.end())
        return &*it;
    add("", {QT_TRANSLATE_NOOP("Engine", "the field %1 is missing, expected %2"), {key, expected}});
    return nullptr;
}

const Json* MoveEntryReader::object(const char* key, const char* expected) {
    const Json* value = find(key, expected);
    if (value == nullptr || value->is_object())
        return value;
    fail(key, *value, expected);
    return nullptr;
}

void MoveEntryReader::addAll(const Issues& issues) {
    if (issues_.empty())
        issues_ = issues;
}

void MoveEntryReader::fail(const char* key, const Json& found, const Text& expected) {
    add(std::string("/") + key,
        {QT_TRANSLATE_NOOP("Engine", "found %1, expected %2"), {shorten(found), expected.english()}});
}

void MoveEntryReader::add(const std::string& below, Text message) {
    if (!issues_.empty())
        return;
    Issue issue;
    issue.code = "move-malformed";
    issue.pointer = std::string(pointer_) + below;
    issue.message = std::move(message);
    issues_.push_back(std::move(issue));
}

std::string MoveEntryReader::shorten(const Json& value) {
    std::string text = value.dump(-1, ' ', false, Json::error_handler_t::replace);
    if (text.size() > 120)
        text = text.substr(0, 117) + "...";
    return text;
}

namespace {

Text expectedMoves(const Position& position, const MoveList& legal) {
    std::vector<std::string> kinds;
    for (const Move move : legal)
        if (auto kind = position.toJson(move).at("move").get<std::string>();
            std::find(kinds.begin(), kinds.end(), kind) == kinds.end())
            kinds.push_back(std::move(kind));
    std::string names;
    for (const std::string& kind : kinds)
        names.append(names.empty() ? "" : ", ").append(kind);
    return {QT_TRANSLATE_NOOP("Engine", "one of the %1 legal moves of player %2 (%3)"),
            {legal.size(), position.player(), names}};
}

} // namespace

Loaded<Move> illegalMove(std::string_view pointer, const std::string& below, Text message) {
    Loaded<Move> result;
    Issue issue;
    issue.code = "move-illegal";
    issue.pointer = std::string(pointer) + below;
    issue.message = std::move(message);
    result.issues.push_back(std::move(issue));
    return result;
}

Loaded<Move> readMove(const Position& position, const Json& entry, std::string_view pointer,
                      const MoveFormat& words,
                      const std::function<Move(std::size_t kind, int player, MoveEntryReader& reader)>& parse,
                      const std::function<Text(Move)>& whyNot) {
    if (!entry.is_object())
        return illegalMove(
            pointer, "",
            {QT_TRANSLATE_NOOP("Engine", "found %1, expected a move"), {MoveEntryReader::shorten(entry)}});
    if (position.over())
        return illegalMove(pointer, "",
                           {QT_TRANSLATE_NOOP("Engine", "found %1, expected no move: the game is over"),
                            {MoveEntryReader::shorten(entry)}});
    MoveEntryReader reader(entry, pointer);
    MoveList legal;
    position.legalMoves(legal);
    const int who = reader.integer("player", 0, words.maxPlayers - 1);
    const auto kindName = reader.string("move", QT_TRANSLATE_NOOP("Engine", "a kind of move"));
    if (!reader.issues().empty())
        return {std::nullopt, reader.issues()};
    const auto kind = std::find(words.kinds.begin(), words.kinds.end(), *kindName);
    if (kind == words.kinds.end())
        return illegalMove(pointer, "/move",
                           {QT_TRANSLATE_NOOP("Engine", "found %1, expected %2"),
                            {*kindName, expectedMoves(position, legal).english()}});
    if (who != position.player())
        return illegalMove(
            pointer, "/player",
            {QT_TRANSLATE_NOOP("Engine", "found a move by player %1, expected one by player %2"),
             {who, position.player()}});
    const Move move = parse(static_cast<std::size_t>(kind - words.kinds.begin()), who, reader);
    if (!reader.issues().empty())
        return {std::nullopt, reader.issues()};
    if (legal.contains(move))
        return {move, {}};
    const std::string expected = expectedMoves(position, legal).english();
    const Text why = whyNot ? whyNot(move) : Text();
    if (why.empty())
        return illegalMove(pointer, "",
                           {QT_TRANSLATE_NOOP("Engine", "found %1, which is illegal here; expected %2"),
                            {MoveEntryReader::shorten(entry), expected}});
    return illegalMove(pointer, "",
                       {QT_TRANSLATE_NOOP("Engine", "found %1, which is illegal here: %2; expected %3"),
                        {MoveEntryReader::shorten(entry), Text::Argument::word(why.source), expected}});
}

} // namespace tilewright::game
