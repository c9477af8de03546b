// Writing and reading moves of records.

#include "engine/games/beneath/rules/game_adapter.h"
#include "engine/games/beneath/rules/names.h"
#include "engine/games/move_reader.h"

#include <algorithm>
#include <array>

namespace tilewright::beneath {

using game::MoveEntryReader;

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

Marker readMarker(MoveEntryReader& reader) {
    const auto word = reader.string("marker", QT_TRANSLATE_NOOP("Engine", "black or white"));
    if (!word)
        return Marker::Black;
    const auto m = markerFromName(*word);
    if (!m)
        reader.fail("marker", Json(*word), QT_TRANSLATE_NOOP("Engine", "black or white"));
    return m.value_or(Marker::Black);
}

int readColour(MoveEntryReader& reader, const char* key) {
    const auto word = reader.string(key, QT_TRANSLATE_NOOP("Engine", "a pick colour"));
    if (!word)
        return 0;
    const auto c = colourFromName(*word);
    if (!c)
        reader.fail(key, Json(*word), QT_TRANSLATE_NOOP("Engine", "a pick colour"));
    return index(c.value_or(Colour::Blue));
}

Picks readColours(MoveEntryReader& reader, const char* key, int most) {
    const Json* value = reader.find(key, QT_TRANSLATE_NOOP("Engine", "a list of pick colours"));
    Picks picks;
    if (value == nullptr)
        return picks;
    const auto known = [](const Json& c) {
        return c.is_string() && colourFromName(c.get_ref<const std::string&>());
    };
    if (!value->is_array() || !std::all_of(value->begin(), value->end(), known) ||
        value->size() > static_cast<std::size_t>(most)) {
        reader.fail(key, *value, QT_TRANSLATE_NOOP("Engine", "a list of pick colours"));
        return picks;
    }
    for (const Json& c : *value)
        picks = picks + Picks::one(index(*colourFromName(c.get_ref<const std::string&>())));
    return picks;
}

/// WhiteUse but the first, which is not written.
constexpr std::array<std::string_view, 2> whiteWords{"hand", "kept"};
/// Of a pick that is not taken.
constexpr std::array<std::string_view, 1> pickWords{"left"};

/// The move that the fields mean, legal or not.
class MoveParser {
public:
    MoveParser(const Position& state, MoveEntryReader& reader) : state_(state), reader_(reader) {}

    Move parse(MoveKind kind, int player) {
        MoveFields f;
        switch (kind) {
        case MoveKind::Lay:
            return lay(player);
        case MoveKind::ChoosePicks:
        case MoveKind::MakeSilver:
        case MoveKind::ReleasePrisoner:
            f.picks = readColours(reader_, "picks", colourCount);
            break;
        case MoveKind::EnterRunner:
            f.piece = reader_.integer("runner", 0, state_.runnerCount() - 1);
            f.chamber = chamber();
            break;
        case MoveKind::MoveRunner:
        case MoveKind::EnterKeyRoom:
            f.piece = reader_.integer("runner", 0, state_.runnerCount() - 1);
            step(f, state_.runner(player, f.piece));
            if (kind == MoveKind::MoveRunner && state_.game().options().picksMayStay && reader_.has("pick"))
                f.leavesPick = reader_.word("pick", pickWords,
                                            QT_TRANSLATE_NOOP("Engine", "left, or no such field")) == 0;
            break;
        case MoveKind::MovePrisoner:
            step(f, state_.prisoner(player));
            break;
        case MoveKind::MoveGuard:
            f.piece = reader_.integer("guard", 0, std::max(state_.guardCount(), 1) - 1);
            f.direction = reader_.side("to");
            break;
        case MoveKind::TakeMarker:
            f.marker = readMarker(reader_);
            break;
        case MoveKind::PlaceMarker:
            f.marker = readMarker(reader_);
            if (f.marker == Marker::White && state_.whiteInChambers())
                f.chamber = chamber();
            else
                passageway(f);
            break;
        case MoveKind::RemoveMarker:
            passageway(f);
            if (reader_.has("picks"))
                f.picks = readColours(reader_, "picks", colourCount);
            break;
        case MoveKind::Exchange:
            f.picks = readColours(reader_, "give", 2);
            f.colourTaken = readColour(reader_, "take");
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
        const game::LayingFields laying =
            reader_.laying(state_.game().tileSet(),
                           state_.drawnKind() < 0 ? -1 : state_.game().tileOfKind(state_.drawnKind()));
        const int kind = laying.tile < 0 ? -1 : state_.game().kindOfTile(laying.tile);
        return kind < 0 ? Move{} : layMove(player, kind, laying.cell, laying.rotation);
    }

    int chamber() {
        const Cell cell = reader_.cell();
        const std::uint16_t at = state_.chamberAt(cell);
        if (at == nowhere)
            reader_.add("", {QT_TRANSLATE_NOOP("Engine", "found the empty cell %1, %2; expected a chamber"),
                             {cell.x, cell.y}});
        return at == nowhere ? 0 : at;
    }

    /// A white marker makes a coloured door free, a special one needs picks: `picks` is only present then.
    void step(MoveFields& f, int from) {
        f.direction = reader_.side("to");
        if (from == nowhere)
            return;
        if (state_.faceOf(from).sides[static_cast<std::size_t>(f.direction)] == SideContent::Special &&
            state_.game().specialDoorPrice() > 0)
            f.picks = readColours(reader_, "picks", colourCount);
        const Options& options = state_.game().options();
        if ((options.whiteFromHand || options.whiteVoluntary) && reader_.has("white"))
            f.whiteUse = static_cast<WhiteUse>(
                reader_.word("white", whiteWords, QT_TRANSLATE_NOOP("Engine", "hand or kept")) + 1);
        if (options.clearPassage && reader_.has("x"))
            f.chamber = chamber() + 1;
    }

    /// Named by either of its two chambers in files; we use the western or northern one.
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
    MoveEntryReader& reader_;
};

} // namespace

Json PositionAdapter::toJson(Move move) const {
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
        if (whiteUse(move) != WhiteUse::AsItLies)
            entry["white"] = whiteWords[static_cast<std::size_t>(whiteUse(move)) - 1];
        if (leavesPick(move))
            entry["pick"] = pickWords[0];
        if (goesOnTo(move) >= 0)
            putCell(entry, state_.cellOf(goesOnTo(move)));
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
        if (what == MoveKind::RemoveMarker || marker(move) == Marker::Black || !state_.whiteInChambers())
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

Loaded<Move> PositionAdapter::fromJson(const Json& entry, std::string_view pointer) const {
    static const auto words = [] {
        std::array<std::string_view, moveKindCount> all;
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = name(static_cast<MoveKind>(i));
        return all;
    }();
    Loaded<Move> read =
        game::readMove(*this, entry, pointer, {words, maxPlayers},
                       [this](std::size_t kind, int player, MoveEntryReader& reader) {
                           return MoveParser(state_, reader).parse(static_cast<MoveKind>(kind), player);
                       });
    // Picks are only present if they are chosen or paid.
    if (read.value && entry.contains("picks") && !toJson(*read.value).contains("picks"))
        return game::illegalMove(pointer, "/picks",
                                 {QT_TRANSLATE_NOOP("Engine", "found %1, expected no picks in this move"),
                                  {MoveEntryReader::shorten(entry["picks"])}});
    return read;
}

} // namespace tilewright::beneath
