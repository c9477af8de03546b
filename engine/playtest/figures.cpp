#include "engine/playtest/figures.h"

#include "engine/game/game.h"
#include "engine/playtest/numbers.h"

#include <algorithm>
#include <array>

namespace tilewright::playtest {

namespace {

using Column = std::vector<std::int64_t>;

std::int64_t total(const Column& column) {
    std::int64_t sum = 0;
    for (const std::int64_t value : column)
        sum += value;
    return sum;
}

Column times(Column column, std::int64_t factor) {
    for (std::int64_t& value : column)
        value *= factor;
    return column;
}

/// Makes the figures of a playtest one after the other.
class FigureList {
public:
    explicit FigureList(const Results& results) : results_(results), games_(results.counter("games")) {}

    std::vector<Figure> take() { return std::move(figures_); }

    void shareOf(const std::string& id, Text definition, const Column& part, const Column& whole) {
        if (total(whole) > 0)
            figures_.push_back(
                {id, std::move(definition), true, share(part, whole), total(whole), part, whole});
    }
    void meanOf(const std::string& id, Text definition, const Column& above, const Column& below) {
        if (total(below) > 0)
            figures_.push_back(
                {id, std::move(definition), false, ratio(above, below), total(below), above, below});
    }
    /// `source`: a sentence with a place for which quantile it is.
    void quantiles(const std::string& sample, const char* source) {
        const auto found = results_.samples.find(sample);
        if (found == results_.samples.end() || found->second.empty())
            return;
        struct Wanted {
            const char* suffix;
            double at;
            const char* words;
        };
        constexpr std::array wanted{
            Wanted{"/tenth", 0.1, QT_TRANSLATE_NOOP("Engine", "a tenth of the games have no more")},
            Wanted{"/median", 0.5, QT_TRANSLATE_NOOP("Engine", "median")},
            Wanted{"/nine-tenths", 0.9,
                   QT_TRANSLATE_NOOP("Engine", "nine tenths of the games have no more")}};
        for (const Wanted& one : wanted)
            figures_.push_back({sample + one.suffix,
                                {source, {Text::Argument::word(one.words)}},
                                false,
                                quantile(found->second, results_.players, one.at),
                                static_cast<std::int64_t>(found->second.size())});
    }
    /// A figure for each counter of that family, "gained/" say; `make` gets the counter's name behind it.
    template <class Make>
    void family(std::string_view prefix, Make make) {
        for (auto it = results_.counters.lower_bound(prefix);
             it != results_.counters.end() && it->first.starts_with(prefix); ++it)
            make(it->first, it->first.substr(prefix.size()), it->second);
    }

    void all() {
        ends();
        course();
        actions();
        tokens();
    }

private:
    Column counter(std::string_view name) const { return results_.counter(name); }

    void ends() {
        for (const game::End end : {game::End::Escape, game::End::LastTile})
            shareOf("end/" + std::string(name(end)),
                    end == game::End::Escape
                        ? QT_TRANSLATE_NOOP("Engine", "Games that end by an escape, of all games")
                        : QT_TRANSLATE_NOOP("Engine", "Games that end because no tile is left, of all games"),
                    counter("end/" + std::string(name(end))), games_);
        quantiles("turns", QT_TRANSLATE_NOOP("Engine", "Turns of a game, all players together: %1"));
        meanOf("turns/mean", QT_TRANSLATE_NOOP("Engine", "Turns of a game, all players together, on average"),
               counter("turns"), games_);
        quantiles("moves", QT_TRANSLATE_NOOP("Engine", "Decisions of a game, all players together: %1"));
        quantiles("points", QT_TRANSLATE_NOOP("Engine", "Points of the best player at the end: %1"));
        quantiles("margin",
                  QT_TRANSLATE_NOOP("Engine", "Points by which the best player is ahead at the end: %1"));
        for (std::uint32_t player = 0; player < results_.players; ++player)
            shareOf(
                "win/player/" + std::to_string(player),
                {QT_TRANSLATE_NOOP("Engine", "Share of the wins of player %1, at every seat equally often; a "
                                             "shared win is divided"),
                 {std::to_string(player + 1)}},
                counter("win/player/" + std::to_string(player)), times(games_, wholeWin));
        family("points/player/",
               [this](const std::string& id, const std::string& player, const Column& points) {
                   meanOf(id,
                          {QT_TRANSLATE_NOOP("Engine", "Points of player %1 at the end, on average"),
                           {std::to_string(std::stoi(player) + 1)}},
                          points, games_);
               });
    }

    void course() {
        meanOf("choices", QT_TRANSLATE_NOOP("Engine", "Legal moves to choose from at a decision, on average"),
               counter("choices"), counter("moves"));
        shareOf("forced", QT_TRANSLATE_NOOP("Engine", "Decisions with one legal move, of all decisions"),
                counter("forced"), counter("moves"));
        Column drawn = counter("laid");
        const Column refused = counter("refused");
        for (std::size_t i = 0; i < drawn.size(); ++i)
            drawn[i] += refused[i];
        shareOf("refused", QT_TRANSLATE_NOOP("Engine", "Drawn tiles that fit nowhere, of all drawn tiles"),
                refused, drawn);
        meanOf("joined", QT_TRANSLATE_NOOP("Engine", "Chambers that a laid tile meets, on average"),
               counter("joined"), counter("laid"));
        meanOf("lead-changes",
               QT_TRANSLATE_NOOP("Engine", "How often the lead changes in a game, on average"),
               counter("lead-changes"), games_);
        shareOf("comebacks",
                QT_TRANSLATE_NOOP("Engine",
                                  "Games that the player who led at half time did not win, of all games that "
                                  "one player led then"),
                counter("comebacks"), counter("halfway-led"));
    }

    void actions() {
        Column decisions = counter("moves");
        family("action/", [&](const std::string& id, const std::string& rest, const Column& moves) {
            const std::string player = rest.substr(0, rest.find('/'));
            Column all(moves.size());
            family("action/" + player + '/',
                   [&all](const std::string&, const std::string&, const Column& of) {
                       for (std::size_t i = 0; i < all.size(); ++i)
                           all[i] += of[i];
                   });
            shareOf(id,
                    {QT_TRANSLATE_NOOP("Engine", "“%1” among the decisions of player %2"),
                     {Text::Argument::word(rest.substr(player.size() + 1)),
                      std::to_string(std::stoi(player) + 1)}},
                    moves, all);
        });
    }

    void perGame(const char* prefix, const char* definition) {
        family(prefix, [&](const std::string& id, const std::string& kind, const Column& number) {
            meanOf(id, {definition, {Text::Argument::word(kind)}}, number, games_);
        });
    }

    void tokens() {
        perGame("gained/", QT_TRANSLATE_NOOP("Engine", "Gained in a game, all players together: %1"));
        perGame("paid/", QT_TRANSLATE_NOOP("Engine", "Paid in a game, all players together: %1"));
        perGame("placed/", QT_TRANSLATE_NOOP("Engine", "Put on the board in a game: %1"));
        perGame("removed/", QT_TRANSLATE_NOOP("Engine", "Taken off the board in a game: %1"));
        perGame("moved/", QT_TRANSLATE_NOOP("Engine", "Steps in a game: %1"));
        const Column players = times(games_, results_.players);
        family("holders/", [&](const std::string& id, const std::string& kind, const Column& holders) {
            shareOf(
                id,
                {QT_TRANSLATE_NOOP("Engine", "Players who ever gain one: %1"), {Text::Argument::word(kind)}},
                holders, players);
            meanOf("first/" + kind,
                   {QT_TRANSLATE_NOOP("Engine", "Own turn at the first one, of those who gain one: %1"),
                    {Text::Argument::word(kind)}},
                   counter("first/" + kind), holders);
        });
        family("empty/", [&](const std::string& id, const std::string& kind, const Column& games) {
            shareOf(id,
                    {QT_TRANSLATE_NOOP("Engine", "Games in which the supply runs out: %1"),
                     {Text::Argument::word(kind)}},
                    games, games_);
        });
    }

    const Results& results_;
    Column games_;
    std::vector<Figure> figures_;
};

std::string_view name(Fairness::Verdict verdict) {
    switch (verdict) {
    case Fairness::Verdict::Fair:
        return "fair";
    case Fairness::Verdict::Unfair:
        return "unfair";
    default:
        return "open";
    }
}

} // namespace

std::vector<Figure> figures(const Results& results) {
    FigureList list(results);
    list.all();
    return list.take();
}

std::vector<double> blockValues(const Figure& figure) {
    const auto blocks = static_cast<double>(figure.below.size());
    const double whole = static_cast<double>(total(figure.below));
    const double value = static_cast<double>(total(figure.above)) / whole;
    std::vector<double> values;
    values.reserve(figure.below.size());
    for (std::size_t i = 0; i < figure.below.size(); ++i)
        values.push_back(
            value + (static_cast<double>(figure.above[i]) - value * static_cast<double>(figure.below[i])) *
                        blocks / whole);
    return values;
}

std::vector<SeatFigure> seatFigures(const Results& results, double margin) {
    std::vector<SeatFigure> seats;
    const Column games = times(results.counter("games"), wholeWin);
    for (std::uint32_t seat = 0; seat < results.players; ++seat) {
        const Column wins = results.counter("win/seat/" + std::to_string(seat));
        std::vector<double> advantage;
        for (std::size_t block = 0; block < wins.size(); ++block)
            advantage.push_back(static_cast<double>(wins[block]) / static_cast<double>(games[block]) -
                                1.0 / results.players);
        seats.push_back(
            {static_cast<int>(seat), share(wins, games), mean(advantage), fairness(advantage, margin)});
    }
    return seats;
}

std::vector<TileFigure> tileFigures(const Results& results) {
    TileTally all;
    for (const TileTally& tile : results.tiles)
        all += tile;
    const double chance =
        all.drawn == 0 ? 0 : static_cast<double>(all.refused) / static_cast<double>(all.drawn);
    std::vector<TileFigure> tiles;
    std::vector<double> p;
    for (std::size_t i = 0; i < results.tiles.size(); ++i) {
        const TileTally& tally = results.tiles[i];
        tiles.push_back({results.tileIds[i], tally});
        p.push_back(tally.drawn == 0 || chance <= 0 ? 1 : binomialP(tally.refused, tally.drawn, chance));
    }
    const std::vector<bool> flags = discoveries(p);
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const TileTally& tally = tiles[i].tally;
        const bool more = static_cast<double>(tally.refused) > chance * static_cast<double>(tally.drawn);
        tiles[i].refusedMore = flags[i] && more;
        tiles[i].refusedLess = flags[i] && !more;
    }
    return tiles;
}

Json reportJson(const Results& results) {
    Json report = toJson(results);
    report["figures"] = Json::array();
    for (const Figure& figure : figures(results)) {
        Json entry = {{"id", figure.id}, {"definition", figure.definition.english()}};
        entry.update(toJson(figure.estimate));
        entry["counted"] = figure.counted;
        report["figures"].push_back(std::move(entry));
    }
    report["seats"] = Json::array();
    for (const SeatFigure& seat : seatFigures(results)) {
        Json entry = {{"seat", seat.seat}};
        entry["winShare"] = toJson(seat.winShare);
        entry["advantage"] = toJson(seat.advantage);
        entry["verdict"] = name(seat.fairness.verdict);
        entry["blocksNeeded"] = seat.fairness.blocksNeeded;
        report["seats"].push_back(std::move(entry));
    }
    const std::vector<TileFigure> tiles = tileFigures(results);
    report["tileTests"] = {
        {"tests", tiles.size()}, {"refusedMore", Json::array()}, {"refusedLess", Json::array()}};
    for (const TileFigure& tile : tiles) {
        if (tile.refusedMore)
            report["tileTests"]["refusedMore"].push_back(tile.tile);
        if (tile.refusedLess)
            report["tileTests"]["refusedLess"].push_back(tile.tile);
    }
    return report;
}

} // namespace tilewright::playtest
