// Moves as the record writes and reads them.

#include "engine/beneath/table_game.h"
#include "engine/beneath/words.h"

#include <algorithm>
#include <optional>

namespace tilewright::beneath {

namespace {

Json colourList(Picks picks) {
    Json list = Json::array();
    for (int c = 0; c < colourCount; ++c)
        for (int i = 0; i < picks.count(c); ++i)
            list.push_back(name(colourAt(c)));
    return list;
}

void putCell(Json& entry, Cell cell) {
    entry["x"] = cell.x;
    entry["y"] = cell.y;
}

/// Reads the fields of one entry and keeps the first thing that is wrong with it.
class EntryReader {
public:
    EntryReader(const Json& entry, std::string_view pointer) : entry_(entry), pointer_(pointer) {}

    int integer(const char* key, int minimum, int maximum) {
        const Json* value = find(key, QT_TRANSLATE_NOOP("Engine", "a whole number"));
        if (value == nullptr)
            return minimum;
        // Compared with a signed number, an unsigned one of 64 bits would wrap into the range.
        const bool wraps =
            value->is_number_unsigned() && value->get<std::uint64_t>() > static_cast<std::uint64_t>(maximum);
        if (!value->is_number_integer() || wraps || *value < minimum || *value > maximum) {
            fail(key, *value,
                 {QT_TRANSLATE_NOOP("Engine", "a whole number from %1 to %2"), {minimum, maximum}});
            return minimum;
        }
        return value->get<int>();
    }

    Direction side(const char* key) {
        const auto word = string(key, QT_TRANSLATE_NOOP("Engine", "north, east, south or west"));
        if (!word)
            return Direction::North;
        const auto d = directionFromName(*word);
        if (!d)
            fail(key, entry_[key], QT_TRANSLATE_NOOP("Engine", "north, east, south or west"));
        return d.value_or(Direction::North);
    }

    Marker marker() {
        const auto word = string("marker", QT_TRANSLATE_NOOP("Engine", "black or white"));
        if (!word)
            return Marker::Black;
        const auto m = markerFromName(*word);
        if (!m)
            fail("marker", entry_["marker"], QT_TRANSLATE_NOOP("Engine", "black or white"));
        return m.value_or(Marker::Black);
    }

    int colour(const char* key) {
        const auto word = string(key, QT_TRANSLATE_NOOP("Engine", "a pick colour"));
        if (!word)
            return 0;
        const auto c = colourFromName(*word);
        if (!c)
            fail(key, entry_[key], QT_TRANSLATE_NOOP("Engine", "a pick colour"));
        return index(c.value_or(Colour::Blue));
    }

    bool has(const char* key) const { return entry_.contains(key); }

    Picks colours(const char* key, int most) {
        const Json* value = find(key, QT_TRANSLATE_NOOP("Engine", "a list of pick colours"));
        Picks picks;
        if (value == nullptr)
            return picks;
        const auto known = [](const Json& c) {
            return c.is_string() && colourFromName(c.get_ref<const std::string&>());
        };
        if (!value->is_array() || !std::all_of(value->begin(), value->end(), known) ||
            value->size() > static_cast<std::size_t>(most)) {
            fail(key, *value, QT_TRANSLATE_NOOP("Engine", "a list of pick colours"));
            return picks;
        }
        for (const Json& c : *value)
            picks = picks + Picks::one(index(*colourFromName(c.get_ref<const std::string&>())));
        return picks;
    }

    std::optional<std::string> string(const char* key, const char* expected) {
        const Json* value = find(key, expected);
        if (value == nullptr)
            return std::nullopt;
        if (!value->is_string()) {
            fail(key, *value, expected);
            return std::nullopt;
        }
        return value->get<std::string>();
    }

    void fail(const char* key, const Json& found, const Text& expected) {
        add(std::string("/") + key,
            {QT_TRANSLATE_NOOP("Engine", "found %1, expected %2"), {shorten(found), expected.english()}});
    }

    void add(const std::string& below, Text message) {
        if (!issues_.empty())
            return;
        Issue issue;
        issue.code = "move-malformed";
        issue.pointer = std::string(pointer_) + below;
        issue.message = std::move(message);
        issues_.push_back(std::move(issue));
    }

    const Issues& issues() const { return issues_; }

    static std::string shorten(const Json& value) {
        std::string text = value.dump(-1, ' ', false, Json::error_handler_t::replace);
        if (text.size() > 120)
            text = text.substr(0, 117) + "...";
        return text;
    }

private:
    const Json* find(const char* key, const char* expected) {
        const auto it = entry_.find(key);
        if (it != entry_.end())
            return &*it;
        add("", {QT_TRANSLATE_NOOP("Engine", "the field %1 is missing, expected %2"), {key, expected}});
        return nullptr;
    }

    const Json& entry_;
    std::string_view pointer_;
    Issues issues_;
};

std::optional<MoveKind> moveKindFromName(std::string_view word) {
    for (int i = 0; i < moveKindCount; ++i)
        if (name(static_cast<MoveKind>(i)) == word)
            return static_cast<MoveKind>(i);
    return std::nullopt;
}

/// The move that the fields mean, legal or not.
class MoveParser {
public:
    MoveParser(const Position& state, EntryReader& reader) : state_(state), reader_(reader) {}

    Move parse(MoveKind kind, int player) {
        MoveFields f;
        switch (kind) {
        case MoveKind::Lay:
            return lay(player);
        case MoveKind::ChoosePicks:
        case MoveKind::MakeSilver:
        case MoveKind::ReleasePrisoner:
            f.picks = reader_.colours("picks", 8);
            break;
        case MoveKind::EnterRunner:
            f.piece = reader_.integer("runner", 0, runnersEach - 1);
            f.chamber = chamber();
            break;
        case MoveKind::MoveRunner:
        case MoveKind::EnterKeyRoom:
            f.piece = reader_.integer("runner", 0, runnersEach - 1);
            step(f, state_.runner(player, f.piece));
            break;
        case MoveKind::MovePrisoner:
            step(f, state_.prisoner(player));
            break;
        case MoveKind::MoveGuard:
            f.piece = reader_.integer("guard", 0, maxGuards - 1);
            f.direction = reader_.side("to");
            break;
        case MoveKind::TakeMarker:
            f.marker = reader_.marker();
            break;
        case MoveKind::PlaceMarker:
            f.marker = reader_.marker();
            passageway(f);
            break;
        case MoveKind::RemoveMarker:
            passageway(f);
            if (reader_.has("picks"))
                f.picks = reader_.colours("picks", 3);
            break;
        case MoveKind::Exchange:
            f.picks = reader_.colours("give", 2);
            f.colourTaken = reader_.colour("take");
            break;
        case MoveKind::Draw:
        case MoveKind::CollectAgain:
        case MoveKind::EndTurn:
            break;
        }
        return makeMove(kind, player, f);
    }

private:
    Move lay(int player) {
        const auto id = reader_.string("tile", QT_TRANSLATE_NOOP("Engine", "a tile id"));
        const Cell cell{reader_.integer("x", minCoordinate, maxCoordinate),
                        reader_.integer("y", minCoordinate, maxCoordinate)};
        const int turn = reader_.integer("rotation", 0, 270);
        const auto r = rotationFromDegrees(turn);
        if (!r)
            reader_.fail("rotation", Json(turn), QT_TRANSLATE_NOOP("Engine", "0, 90, 180 or 270"));
        if (!id)
            return {};
        const int tile = findTile(state_.game().tileSet(), *id);
        if (tile < 0) {
            reader_.fail("tile", Json(*id), QT_TRANSLATE_NOOP("Engine", "a tile of the set"));
            return {};
        }
        const int kind = state_.game().kindOfTile(tile);
        if (kind != state_.drawnKind() && state_.drawnKind() >= 0) {
            const auto drawn = static_cast<std::size_t>(state_.game().tileOfKind(state_.drawnKind()));
            reader_.add("/tile",
                        {QT_TRANSLATE_NOOP("Engine", "found tile %1, expected %2, the next tile of the stack "
                                                     "that fits anywhere"),
                         {*id, state_.game().tileSet().tiles[drawn].id}});
            return {};
        }
        return kind < 0 ? Move{} : layMove(player, kind, cell, r.value_or(Rotation::R0));
    }

    int chamber() {
        const Cell cell{reader_.integer("x", minCoordinate, maxCoordinate),
                        reader_.integer("y", minCoordinate, maxCoordinate)};
        const std::uint16_t at = state_.chamberAt(cell);
        if (at == nowhere)
            reader_.add(
                "", {QT_TRANSLATE_NOOP("Engine", "found the cell %1, %2, which is empty; expected a chamber"),
                     {cell.x, cell.y}});
        return at == nowhere ? 0 : at;
    }

    /// A white marker makes a coloured door free, a special one asks for picks: `picks` stands just there.
    void step(MoveFields& f, int from) {
        f.direction = reader_.side("to");
        if (from == nowhere)
            return;
        if (state_.faceOf(from).sides[static_cast<std::size_t>(f.direction)] == Side::Special)
            f.picks = reader_.colours("picks", 3);
    }

    /// Named by either of its two chambers (formats); ours is the western or northern one.
    void passageway(MoveFields& f) {
        f.chamber = chamber();
        f.direction = reader_.side("side");
        if (f.direction == Direction::North || f.direction == Direction::West) {
            const std::uint16_t other = state_.neighbourOf(f.chamber, f.direction);
            if (other == nowhere)
                return;
            f.chamber = other;
            f.direction = opposite(f.direction);
        }
    }

    const Position& state_;
    EntryReader& reader_;
};

Text expectedMoves(const Position& state, const game::MoveList& legal) {
    if (state.over())
        return QT_TRANSLATE_NOOP("Engine", "no move: the game is over");
    std::string names;
    unsigned seen = 0;
    for (Move m : legal) {
        const unsigned bit = 1U << static_cast<unsigned>(kind(m));
        if (seen & bit)
            continue;
        seen |= bit;
        names += (names.empty() ? "" : ", ") + std::string(name(kind(m)));
    }
    return {QT_TRANSLATE_NOOP("Engine", "one of the %1 legal moves of player %2 (%3)"),
            {legal.size(), state.player(), names}};
}

} // namespace

Json TablePosition::toJson(Move move) const {
    Json entry;
    const MoveKind what = kind(move);
    entry["player"] = beneath::player(move);
    entry["move"] = name(what);
    switch (what) {
    case MoveKind::Lay:
        entry["tile"] = state_.game()
                            .tileSet()
                            .tiles[static_cast<std::size_t>(state_.game().tileOfKind(tileKind(move)))]
                            .id;
        putCell(entry, cell(move));
        entry["rotation"] = degrees(rotation(move));
        break;
    case MoveKind::ChoosePicks:
    case MoveKind::MakeSilver:
    case MoveKind::ReleasePrisoner:
        entry["picks"] = colourList(picks(move));
        break;
    case MoveKind::EnterRunner:
        entry["runner"] = piece(move);
        putCell(entry, state_.cellOf(chamber(move)));
        break;
    case MoveKind::MoveRunner:
    case MoveKind::EnterKeyRoom:
        entry["runner"] = piece(move);
        [[fallthrough]];
    case MoveKind::MovePrisoner:
        entry["to"] = name(direction(move));
        if (!picks(move).empty())
            entry["picks"] = colourList(picks(move));
        break;
    case MoveKind::MoveGuard:
        entry["guard"] = piece(move);
        entry["to"] = name(direction(move));
        break;
    case MoveKind::TakeMarker:
        entry["marker"] = name(marker(move));
        break;
    case MoveKind::PlaceMarker:
        entry["marker"] = name(marker(move));
        [[fallthrough]];
    case MoveKind::RemoveMarker:
        putCell(entry, state_.cellOf(chamber(move)));
        entry["side"] = name(direction(move));
        if (!picks(move).empty())
            entry["picks"] = colourList(picks(move));
        break;
    case MoveKind::Exchange:
        entry["give"] = colourList(picks(move));
        entry["take"] = name(colourAt(colourTaken(move)));
        break;
    case MoveKind::Draw:
    case MoveKind::CollectAgain:
    case MoveKind::EndTurn:
        break;
    }
    return entry;
}

Loaded<Move> TablePosition::fromJson(const Json& entry, std::string_view pointer) const {
    Loaded<Move> result;
    EntryReader reader(entry, pointer);
    game::MoveList legal;
    state_.legalMoves(legal);
    const auto refuse = [&](const std::string& below, Text message) {
        Issue issue;
        issue.code = "move-illegal";
        issue.pointer = std::string(pointer) + below;
        issue.message = std::move(message);
        result.issues.push_back(std::move(issue));
        return result;
    };
    if (!entry.is_object())
        return refuse(
            "", {QT_TRANSLATE_NOOP("Engine", "found %1, expected a move"), {EntryReader::shorten(entry)}});
    if (state_.over())
        return refuse("", {QT_TRANSLATE_NOOP("Engine", "found %1, expected no move: the game is over"),
                           {EntryReader::shorten(entry)}});
    const int who = reader.integer("player", 0, maxPlayers - 1);
    const auto word = reader.string("move", QT_TRANSLATE_NOOP("Engine", "a kind of move"));
    if (!reader.issues().empty()) {
        result.issues = reader.issues();
        return result;
    }
    const auto what = moveKindFromName(*word);
    if (!what)
        return refuse("/move", {QT_TRANSLATE_NOOP("Engine", "found %1, expected %2"),
                                {*word, expectedMoves(state_, legal).english()}});
    if (who != state_.player())
        return refuse("/player",
                      {QT_TRANSLATE_NOOP("Engine", "found a move of player %1, expected one of player %2"),
                       {who, state_.player()}});
    const Move move = MoveParser(state_, reader).parse(*what, who);
    if (!reader.issues().empty()) {
        result.issues = reader.issues();
        return result;
    }
    if (!legal.contains(move))
        return refuse("", {QT_TRANSLATE_NOOP("Engine", "found %1, which is illegal here; expected %2"),
                           {EntryReader::shorten(entry), expectedMoves(state_, legal).english()}});
    // Picks stand only where they are chosen or paid.
    if (reader.has("picks") && !toJson(move).contains("picks"))
        return refuse("/picks", {QT_TRANSLATE_NOOP("Engine", "found %1, expected no picks in this move"),
                                 {EntryReader::shorten(entry["picks"])}});
    result.value = move;
    return result;
}

} // namespace tilewright::beneath
