#include "engine/playtest/figures.h"

#include "engine/bots/bot.h"
#include "engine/playtest/figure_list.h"
#include "engine/playtest/number_format.h"
#include "engine/playtest/studies/bot_check.h"

#include <algorithm>

namespace tilewright::playtest {

namespace {

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

std::vector<Figure> figures(const Results& results, const ResamplingSettings& effort) {
    FigureList list(results, effort);
    addFigures(list);
    return list.take();
}

std::vector<double> blockValues(const Figure& figure) {
    const auto blocks = static_cast<double>(figure.denominators.size());
    const double whole = static_cast<double>(total(figure.denominators));
    const double value = static_cast<double>(total(figure.numerators)) / whole;
    std::vector<double> values;
    values.reserve(figure.denominators.size());
    for (std::size_t i = 0; i < figure.denominators.size(); ++i)
        values.push_back(value + (static_cast<double>(figure.numerators[i]) -
                                  value * static_cast<double>(figure.denominators[i])) *
                                     blocks / whole);
    return values;
}

std::vector<SeatFigure> seatFigures(const Results& results, double margin) {
    std::vector<SeatFigure> seats;
    const std::int64_t whole = partsOfWin(results.players);
    const Column games = times(results.counter("games"), whole);
    const std::int64_t gamesPerBlock = std::int64_t{results.stacksPerBlock} * results.gamesPerStack();
    for (std::uint32_t seat = 0; seat < results.players; ++seat) {
        const Column wins = results.counter("win/seat/" + std::to_string(seat));
        const double even = 1.0 / results.players;
        SeatFigure figure;
        figure.seat = static_cast<int>(seat);
        figure.winShare = share(wins, games, whole, 0.95, results.stacksDone());
        const auto [value, interval] = figure.winShare;
        figure.advantage = {value - even, {interval.low - even, interval.high - even}};
        figure.fairness = fairShare(wins, games, whole, even, margin);
        if (figure.fairness.verdict == Fairness::Verdict::Open)
            figure.moreGames = roundedUp(
                (figure.fairness.blocksNeeded - static_cast<std::int64_t>(wins.size())) * gamesPerBlock);
        seats.push_back(figure);
    }
    return seats;
}

std::vector<TileFigure> tileFigures(const Results& results) {
    // As floats, because a report may have any number of tiles.
    double drawn = 0;
    double refused = 0;
    std::vector<BlockSums> sums;
    std::vector<TileFigure> tiles;
    for (std::size_t i = 0; i < results.tiles.size(); ++i) {
        const TileTally& tally = results.tiles[i];
        drawn += static_cast<double>(tally.drawn);
        refused += static_cast<double>(tally.refused);
        tiles.emplace_back();
        tiles.back().tile = results.tileIds[i];
        tiles.back().tally = tally;
        sums.push_back({tally.refused, tally.drawn, tally.blocks, tally.refusedRefused, tally.refusedDrawn,
                        tally.drawnDrawn});
        if (tally.drawn > 0)
            tiles.back().refusedShare = share(sums.back());
    }
    const double chance = drawn <= 0 ? 0 : refused / drawn;
    const double together =
        std::max(designEffect(sums), gamesAlike(results) ? static_cast<double>(results.players) : 1.0);
    std::vector<double> p;
    for (const BlockSums& one : sums) {
        // A single tile shows little of how similar games are, and nothing if it never or always fits.
        const double effect = std::max(together, designEffect({&one, 1}));
        p.push_back(one.whole == 0 || chance <= 0 || chance >= 1
                        ? 1
                        : binomialP(static_cast<double>(one.part) / effect,
                                    static_cast<double>(one.whole) / effect, chance));
    }
    const std::vector<bool> flags = discoveries(p);
    const auto swings = hasSwings(results) && results.players > 1
                            ? tileSwings(results.tiles)
                            : std::vector<std::optional<TileSwing>>(tiles.size());
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const TileTally& tally = tiles[i].tally;
        const bool more = static_cast<double>(tally.refused) > chance * static_cast<double>(tally.drawn);
        tiles[i].refusedMore = flags[i] && more;
        tiles[i].refusedLess = flags[i] && !more;
        tiles[i].swing = swings[i];
    }
    return tiles;
}

bool gamesAlike(const Results& results) {
    constexpr std::size_t leastBlocks = 2;
    const bool isEmpty = results.samples.empty() && results.distributions.empty();
    if (results.gamesPerStack() < 2 || results.done.size() < leastBlocks || isEmpty)
        return false;
    // Those of first gains are no value of each game.
    for (const auto& [sample, distribution] : results.distributions)
        if (!sample.starts_with("first/") && !stacksAlike(distribution, results.players))
            return false;
    return std::ranges::all_of(results.samples, [&results](const auto& sample) {
        for (std::size_t i = 0; i < sample.second.size(); ++i)
            if (sample.second[i] != sample.second[i - i % results.players])
                return false;
        return true;
    });
}

std::optional<Text> alikeNote(const Results& results) {
    if (!gamesAlike(results))
        return std::nullopt;
    return Text(
        QT_TRANSLATE_NOOP(
            "Engine", "These bots are deterministic, so some games repeat: %1 games tell you as much as %2."),
        {results.games(), results.stacksDone()});
}

std::optional<Text> repeatNote(const Results& results) {
    if (std::ranges::none_of(botsOf(results.plan), bots::dependsOnTime))
        return std::nullopt;
    return QT_TRANSLATE_NOOP("Engine", "Not repeatable: bots think for a set time, so the same seed may give "
                                       "different games. A set number of playouts makes them repeatable.");
}

AllFigures allFigures(const Results& results, const ResamplingSettings& effort) {
    if (results.done.empty())
        return {};
    return {figures(results, effort), chamberFigures(results, effort)};
}

Json reportJson(const Results& results, const ResamplingSettings& effort) {
    return reportJson(results, allFigures(results, effort));
}

Json reportJson(const Results& results, const AllFigures& all) {
    Json report = toJson(results);
    report["gamesAlike"] = gamesAlike(results);
    report["figures"] = Json::array();
    for (const Figure& figure : all.figures) {
        Json entry = {{"id", figure.id}, {"definition", figure.definition.english()}};
        entry.update(toJson(figure.estimate));
        entry["counted"] = figure.counted;
        if (const auto note = measureNote(figure))
            entry["note"] = note->english();
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
    const std::vector<const TileMeasure*> columns = tileColumns(results);
    report["tileFigures"] = Json::array();
    for (const TileFigure& tile : tiles) {
        Json entry = {{"tile", tile.tile}, {"refusedShare", nullptr}};
        if (tile.refusedShare)
            entry["refusedShare"] = toJson(*tile.refusedShare);
        for (const TileMeasure* measure : columns)
            entry[std::string(measure->id)] = measure->isSwing()
                                                  ? tile.swing ? toJson(tile.swing->estimate) : Json()
                                                  : Json(measure->value(tile, 0));
        report["tileFigures"].push_back(std::move(entry));
    }
    report["tileTests"] = {
        {"tests", tiles.size()}, {"refusedMore", Json::array()}, {"refusedLess", Json::array()}};
    if (hasSwings(results))
        report["tileTests"]["decides"] = Json::array();
    for (const TileFigure& tile : tiles) {
        if (tile.refusedMore)
            report["tileTests"]["refusedMore"].push_back(tile.tile);
        if (tile.refusedLess)
            report["tileTests"]["refusedLess"].push_back(tile.tile);
        if (tile.decides())
            report["tileTests"]["decides"].push_back(tile.tile);
    }
    report["boardTests"] = {{"tests", std::ranges::count(all.board, true, &ChamberFigure::tested)},
                            {"usedMore", Json::array()},
                            {"usedLess", Json::array()}};
    for (const ChamberFigure& chamber : all.board) {
        const Json cell = {chamber.cell.x, chamber.cell.y};
        if (chamber.usedMore)
            report["boardTests"]["usedMore"].push_back(cell);
        if (chamber.usedLess)
            report["boardTests"]["usedLess"].push_back(cell);
    }
    if (const std::optional<BotCheck> check = botCheck(results))
        report["checked"] = toJson(*check);
    return report;
}

} // namespace tilewright::playtest
