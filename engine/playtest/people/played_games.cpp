#include "engine/playtest/people/played_games.h"

#include "engine/games/record.h"
#include "engine/playtest/make_error.h"
#include "engine/playtest/run.h"
#include "engine/playtest/tallies/tally.h"

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <utility>

namespace tilewright::playtest {

namespace {

/// Fields of a plan by which games are of one kind.
constexpr std::array planFields{"tileset", "map", "options"};

/// A sound and finished game.
struct ValidGame {
    std::string file;
    std::string ruleset;
    Json plan;
    /// Persons first; the seat of each, in the order of seats within a kind.
    std::vector<std::string> kinds;
    std::vector<int> seats;
    game::Replay replay;
    game::Feedback feedback;
};

Issue firstError(const Issues& issues) {
    const auto error = std::ranges::find(issues, Severity::Error, &Issue::severity);
    return error == issues.end() ? Issue() : *error;
}

/// The seats by kind, persons before bots.
void sortSeats(const game::Record& record, ValidGame& game) {
    for (int seat = 0; seat < static_cast<int>(record.players.size()); ++seat)
        game.seats.push_back(seat);
    const auto kindOf = [&record](int seat) -> const std::string& {
        return record.players[static_cast<std::size_t>(seat)].kind;
    };
    std::ranges::stable_sort(game.seats, [&](int a, int b) {
        const bool person = kindOf(a) == personKind;
        return person != (kindOf(b) == personKind) ? person : kindOf(a) < kindOf(b);
    });
    for (const int seat : game.seats)
        game.kinds.push_back(kindOf(seat));
}

/// Identifies a game by what was played; seats, ratings and comments do not count.
std::string identityOf(const game::Record& record, const Json& plan) {
    Json played = Json::array({record.ruleset, plan, record.stack});
    Json moves = record.moves;
    played.push_back(std::move(moves));
    return fingerprint(played.dump());
}

/// The plan of a compiled game, without bots, seed and program: those may differ.
Json planOf(const game::Replay& replay) {
    Plan plan;
    plan.game = replay.game;
    Json all = planJson(plan);
    Json out = Json::object();
    for (const char* field : planFields)
        out[field] = all[field];
    return out;
}

/// What of a plan decides whether games are of one kind. Names of sets and maps don't.
Json keyOf(const std::string& ruleset, std::size_t seats, const Json& plan) {
    const auto hash = [&plan](const char* what) {
        const Json part = plan.value(what, Json::object());
        return part.is_object() ? part.value("hash", Json()) : Json();
    };
    return Json::array({ruleset, seats, hash("tileset"), hash("map"), plan.value("options", Json())});
}

/// Why a game of one key isn't judged with those of the other.
Text whyForeign(const ValidGame& game, const Json& key, const Json& expected) {
    if (key[0] != expected[0])
        return {QT_TRANSLATE_NOOP("Engine", "It is a game with different rules: %1."), {game.ruleset}};
    if (key[2] != expected[2])
        return {QT_TRANSLATE_NOOP(
                    "Engine", "It is a game with a different tile set or a different version of it: “%1”."),
                {game.replay.game->tileSet().name}};
    if (key[3] != expected[3])
        return {QT_TRANSLATE_NOOP("Engine",
                                  "It is a game on a different board or a different version of it: “%1”."),
                {game.replay.game->map().name}};
    if (key[1] != expected[1])
        return {QT_TRANSLATE_NOOP("Engine", "It is a game with %1 players, where the others have %2."),
                {game.seats.size(), expected[1].get<std::size_t>()}};
    return QT_TRANSLATE_NOOP("Engine", "It is a game with different rule options.");
}

/// Reads records one after the other.
class Reader {
public:
    Reader(game::Rulesets rulesets, PlayedGames& into) : rulesets_(rulesets), into_(into) {}

    void read(const GameFile& file) {
        Loaded<game::Record> record = game::readRecord(file.text);
        if (!record)
            return leaveOut(file.name, firstError(record.issues));
        Loaded<game::Replay> replay = game::replay(*record.value, rulesets_);
        if (hasErrors(replay.issues) || !replay)
            return leaveOut(file.name, firstError(replay.issues));
        if (!replay.value->position->over())
            return leaveOut(
                file.name, makeError("game-unfinished", QT_TRANSLATE_NOOP("Engine", "The game isn't over.")));
        ValidGame game;
        game.file = file.name;
        game.ruleset = record.value->ruleset;
        game.plan = planOf(*replay.value);
        const auto [known, isNew] = seen_.emplace(identityOf(*record.value, game.plan), file.name);
        if (!isNew)
            return leaveOut(
                file.name,
                makeError("game-twice",
                          {QT_TRANSLATE_NOOP("Engine", "It is the same game as in “%1”."), {known->second}}));
        sortSeats(*record.value, game);
        game.replay = std::move(*replay.value);
        game.feedback = std::move(record.value->feedback);
        games_.push_back(std::move(game));
    }

    std::vector<ValidGame> take() { return std::move(games_); }

private:
    void leaveOut(const std::string& file, Issue issue) { into_.skipped.push_back({file, std::move(issue)}); }

    game::Rulesets rulesets_;
    PlayedGames& into_;
    std::vector<ValidGame> games_;
    /// The file of each game by what was played.
    std::map<std::string, std::string> seen_;
};

/// The key that most games have; of equally many the first.
Json commonKey(const std::vector<ValidGame>& games) {
    std::map<std::string, std::size_t> times;
    for (const ValidGame& game : games)
        ++times[keyOf(game.ruleset, game.seats.size(), game.plan).dump()];
    const auto most = std::ranges::max_element(games, {}, [&times](const ValidGame& game) {
        return times[keyOf(game.ruleset, game.seats.size(), game.plan).dump()];
    });
    return keyOf(most->ruleset, most->seats.size(), most->plan);
}

/// Counts sound games of one kind.
class Counter {
public:
    explicit Counter(PlayedGames& into) : into_(into) {}

    void add(const ValidGame& game) {
        SeatGroup& group = groupOf(game);
        const auto block = static_cast<std::uint32_t>(group.files.size());
        GameObserver observer(*game.replay.game, playersAt(game, block));
        const auto position = game.replay.game->start(game.replay.stack);
        observer.start(*position);
        game::MoveList legal;
        game::Changes changes;
        // [moves]: the tile laid last before that many moves.
        std::vector<std::pair<int, Cell>> laid{{-1, {}}};
        for (const game::Move move : game.replay.moves) {
            position->legalMoves(legal);
            observer.beforeMove(*position, legal, move);
            changes.clear();
            position->play(move, &changes);
            observer.afterMove(*position, changes);
            laid.push_back(laid.back());
            for (const game::Change& change : changes)
                if (change.what == game::Change::What::TileLaid)
                    laid.back() = {change.tile, change.cell};
        }
        group.results.blocks = block + 1;
        group.results.add(block, {observer.finish(*position)});
        group.files.push_back(game.file);
        addFeedback(game, laid);
    }

private:
    SeatGroup& groupOf(const ValidGame& game) {
        const auto found = std::ranges::find(into_.groups, game.kinds, &SeatGroup::kinds);
        if (found != into_.groups.end())
            return *found;
        SeatGroup group;
        group.kinds = game.kinds;
        Results& results = group.results;
        results.ruleset = game.ruleset;
        results.kinds = game.replay.game->kinds();
        results.plan = game.plan;
        results.plan["players"] = game.kinds;
        results.players = static_cast<std::uint32_t>(game.kinds.size());
        results.isRotated = false;
        for (const Tile& tile : game.replay.game->tileSet().tiles)
            results.tileIds.push_back(tile.id);
        results.tiles.resize(results.tileIds.size());
        into_.groups.push_back(std::move(group));
        return into_.groups.back();
    }

    /// For each seat, its player: its place among the kinds, those of one kind moved on by one each game.
    static std::vector<int> playersAt(const ValidGame& game, std::uint32_t block) {
        std::vector<int> players(game.seats.size());
        for (std::size_t first = 0; first < game.seats.size();) {
            std::size_t end = first;
            while (end < game.seats.size() && game.kinds[end] == game.kinds[first])
                ++end;
            const std::size_t number = end - first;
            for (std::size_t i = 0; i < number; ++i)
                players[static_cast<std::size_t>(game.seats[first + i])] =
                    static_cast<int>(first + (i + block) % number);
            first = end;
        }
        return players;
    }

    void addFeedback(const ValidGame& game, const std::vector<std::pair<int, Cell>>& laid) {
        const game::Feedback& said = game.feedback;
        ++into_.ratings[static_cast<std::size_t>(std::clamp(said.rating, 0, game::bestRating))];
        for (const game::Comment& comment : said.comments) {
            const std::size_t after = std::min(comment.after, laid.size() - 1);
            const auto [tile, cell] = laid[after];
            into_.gameComments.push_back(
                {game.file, after, comment.player, comment.text,
                 tile < 0 ? std::string()
                          : game.replay.game->tileSet().tiles[static_cast<std::size_t>(tile)].id,
                 cell});
        }
        for (const game::Answer& one : said.answers) {
            auto asked = std::ranges::find(into_.questions, one.question, &AskedQuestion::question);
            if (asked == into_.questions.end())
                asked = into_.questions.insert(asked, {one.question, {}});
            if (!one.answer.empty())
                asked->answers.push_back({game.file, one.answer});
        }
    }

    PlayedGames& into_;
};

} // namespace

std::size_t PlayedGames::games() const {
    std::size_t all = 0;
    for (const SeatGroup& group : groups)
        all += group.files.size();
    return all;
}

const SeatGroup* PlayedGames::people() const {
    return groups.empty() || !groups.front().hasPersons() ? nullptr : &groups.front();
}

PlayedGames readPlayedGames(std::span<const GameFile> files, game::Rulesets rulesets,
                            const ReadSettings& settings) {
    PlayedGames all;
    Reader reader(rulesets, all);
    for (std::size_t i = 0; i < files.size() && !settings.stop.stop_requested(); ++i) {
        reader.read(files[i]);
        if (settings.progress)
            settings.progress(i + 1);
    }
    const std::vector<ValidGame> games = reader.take();
    if (games.empty())
        return all;
    const Json expected =
        settings.beside ? keyOf(settings.beside->ruleset, settings.beside->players, settings.beside->plan)
                        : commonKey(games);
    Counter counter(all);
    for (const ValidGame& game : games) {
        if (settings.stop.stop_requested())
            break;
        const Json key = keyOf(game.ruleset, game.seats.size(), game.plan);
        if (key != expected) {
            all.skipped.push_back({game.file, makeError("game-other", whyForeign(game, key, expected))});
            continue;
        }
        if (!all.game) {
            all.game = game.replay.game;
            all.ruleset = game.ruleset;
            all.plan = game.plan;
        }
        counter.add(game);
    }
    std::ranges::stable_sort(all.groups, [](const SeatGroup& a, const SeatGroup& b) {
        const auto persons = [](const SeatGroup& one) { return std::ranges::count(one.kinds, personKind); };
        return persons(a) != persons(b) ? persons(a) > persons(b) : a.files.size() > b.files.size();
    });
    std::ranges::stable_sort(all.gameComments, {}, &GameComment::after);
    return all;
}

bool isSameGame(const PlayedGames& played, const Results& results) {
    return played.game &&
           keyOf(results.ruleset, results.players, results.plan) ==
               keyOf(played.ruleset, static_cast<std::size_t>(played.game->playerCount()), played.plan);
}

bool isGameFileName(std::string_view name) {
    constexpr std::string_view end = ".json";
    const std::size_t game = name.rfind(".game");
    if (game == std::string_view::npos || !name.ends_with(end))
        return false;
    const std::string_view between = name.substr(game + 5, name.size() - game - 5 - end.size());
    return between.empty() || (between.find('(') != std::string_view::npos && between.ends_with(')'));
}

} // namespace tilewright::playtest
