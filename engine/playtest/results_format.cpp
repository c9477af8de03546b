#include "engine/playtest/figures.h"
#include "engine/playtest/make_error.h"
#include "engine/playtest/number_reader.h"
#include "engine/playtest/results.h"
#include "engine/playtest/results_check.h"
#include "engine/playtest/statistics/distribution.h"
#include "engine/playtest/tallies/board_use.h"

#include "engine/base/json/describe_value.h"
#include "engine/base/json/json.h"
#include "engine/model/io/file_formats.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>

namespace tilewright::playtest {

namespace {

using Distributions = std::map<std::string, Distribution, std::less<>>;

/// Names of fields in the order of countFields and of distributionColumns.
constexpr std::array byValue{"times", "beside", "pairs"};
constexpr std::array byBlock{"sums", "squares", "stackSquares"};

Distribution readDistribution(const Json& in, const std::string& pointer, std::size_t blocks,
                              NumberReader& reader) {
    const auto field = [&in](const char* name) { return in.is_object() ? in.value(name, Json()) : Json(); };
    Distribution read;
    read.stacks = reader.number<std::int64_t>(field("stacks"), pointer + "/stacks", 0, maxCount);
    const Json values = field("values");
    using Limits = std::numeric_limits<std::int32_t>;
    const auto different = reader.numbers<std::int32_t>(values, pointer + "/values", values.size(),
                                                        Limits::min(), Limits::max());
    std::vector<Distribution::Count> counts(different.size());
    for (std::size_t i = 0; i < byValue.size(); ++i) {
        const auto numbers = reader.numbers<std::int64_t>(field(byValue[i]), pointer + '/' + byValue[i],
                                                          different.size(), 0, maxCount);
        for (std::size_t at = 0; at < numbers.size(); ++at)
            counts[at].*countFields[i] = numbers[at];
    }
    for (std::size_t at = 0; at < different.size(); ++at)
        read.counts.emplace(different[at], counts[at]);
    for (std::size_t i = 0; i < byBlock.size(); ++i)
        read.*distributionColumns[i] = reader.numbers<std::int64_t>(
            field(byBlock[i]), pointer + '/' + byBlock[i], blocks, -maxCount, maxCount);
    return read;
}

/// `blocks`: the length of lists by block.
Distributions readDistributions(const Json& in, std::size_t blocks, NumberReader& reader) {
    Distributions read;
    if (in.is_object())
        for (const auto& [name, one] : in.items())
            read[name] = readDistribution(one, pointerTo("/distributions", name), blocks, reader);
    return read;
}

/// By name, lists by value and by block: fields of a report's file.
Json toJson(const Distributions& distributions) {
    Json out = Json::object();
    for (const auto& [name, distribution] : distributions) {
        Json one = {{"stacks", distribution.stacks}, {"values", Json::array()}};
        for (const char* field : byValue)
            one[field] = Json::array();
        for (const auto& [value, count] : distribution.counts) {
            one["values"].push_back(value);
            for (std::size_t i = 0; i < byValue.size(); ++i)
                one[byValue[i]].push_back(count.*countFields[i]);
        }
        for (std::size_t i = 0; i < byBlock.size(); ++i)
            one[byBlock[i]] = distribution.*distributionColumns[i];
        appendField(out, name, std::move(one));
    }
    return out;
}

void readDone(const Json& document, Results& results, NumberReader& reader) {
    const Json& done = document["done"];
    results.done = reader.numbers<std::uint32_t>(done, "/done", done.size(), 0,
                                                 std::max<std::int64_t>(0, std::int64_t{results.blocks} - 1));
    for (std::size_t i = 1; i < results.done.size(); ++i)
        if (results.done[i - 1] >= results.done[i])
            return reader.add(
                "wrong-order", pointerTo("/done", i),
                QT_TRANSLATE_NOOP("Engine", "Found a block out of order, expected ascending numbers."));
}

void readSamples(const Json& samples, Results& results, NumberReader& reader) {
    for (const auto& [name, column] : samples.items())
        results.samples[name] = reader.numbers<std::int32_t>(
            column, pointerTo("/samples", name), results.done.size() * results.players,
            std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max());
}

/// Reports of blocks of one stack have neither.
void readStacks(const Json& document, Results& results, NumberReader& reader) {
    constexpr std::int64_t mostStacks = 100'000'000;
    if (!document.contains("stacksPerBlock"))
        return;
    const auto each =
        reader.number<std::int64_t>(document["stacksPerBlock"], "/stacksPerBlock", 2, mostStacks);
    const std::int64_t most = results.blocks * each;
    results.stacksPerBlock = static_cast<std::uint32_t>(each);
    results.stacks =
        reader.number<std::uint32_t>(document.value("stacks", Json()), "/stacks",
                                     std::max<std::int64_t>(0, most - each + 1), std::min(most, mostStacks));
}

void readNotable(const Json& document, Results& results, NumberReader& reader) {
    for (const auto& [name, game] : document["notable"].items()) {
        const std::string pointer = pointerTo("/notable", name);
        const std::int64_t games = std::int64_t{std::max(results.blocks, results.stacks)} * results.players;
        results.notable[name] = {reader.number<std::int64_t>(game["value"], pointer + "/value", 0, maxCount),
                                 reader.number<std::uint64_t>(game["game"], pointer + "/game", 0,
                                                              std::max<std::int64_t>(0, games - 1))};
    }
}

/// Older reports have none.
template <class Fields>
void readTileFields(const Json& byTile, const char* pointer, const Fields& fields, Results& results,
                    NumberReader& reader) {
    if (!byTile.is_object())
        return;
    std::unordered_map<std::string_view, TileTally*> tallies;
    for (std::size_t tile = 0; tile < results.tiles.size(); ++tile)
        tallies.emplace(results.tileIds[tile], &results.tiles[tile]);
    for (const auto& [id, list] : byTile.get_ref<const Json::object_t&>()) {
        const auto tile = tallies.find(id);
        if (tile == tallies.end())
            continue;
        const auto numbers =
            reader.numbers<std::int64_t>(list, pointerTo(pointer, id), fields.size(), 0, maxCount);
        for (std::size_t i = 0; i < numbers.size(); ++i)
            tile->second->*fields[i] = numbers[i];
    }
}

/// As in PlaceTally: these four by place.
template <class Numbers>
PlaceCounts placeCounts(const Numbers& numbers) {
    PlaceCounts counts;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        counts.*placeFields[i] = numbers[i];
    return counts;
}

Json placeNumbers(const PlaceCounts& counts) {
    Json list = Json::array();
    for (const auto field : placeFields)
        list.push_back(counts.*field);
    return list;
}

void readPlaces(const Json& in, Results& results, NumberReader& reader) {
    const auto read = [&reader](const Json& list, const std::string& pointer) {
        return placeCounts(reader.numbers<std::int64_t>(list, pointer, placeFields.size(), 0, maxCount));
    };
    PlaceTally& places = results.places;
    places.games = reader.number<std::int64_t>(in["games"], "/places/games", 1,
                                               static_cast<std::int64_t>(results.games()));
    places.beyond = read(in["beyond"], "/places/beyond");
    for (const auto& [name, list] : in["cells"].items()) {
        const std::string pointer = pointerTo("/places/cells", name);
        const auto cell = cellOf(name);
        if (!cell || insideWindow(*cell) != *cell)
            reader.add("wrong-name", pointer,
                       {QT_TRANSLATE_NOOP("Engine", "Found %1 as a place, expected two whole numbers "
                                                    "separated by a comma, each from %2 to %3."),
                        {describe(Json(name)), -PlaceTally::reach, PlaceTally::reach}});
        else
            places.cells[*cell] = read(list, pointer);
    }
    PlaceCounts all;
    for (const auto& [cell, counts] : places.cells)
        all += counts;
    for (std::size_t i = 0; i < placeFields.size(); ++i)
        if (const std::int64_t most = all.*placeFields[i]; places.beyond.*placeFields[i] > most)
            reader.add("wrong-sum", "/places/beyond/" + std::to_string(i),
                       {QT_TRANSLATE_NOOP("Engine", "Found %1, expected at most %2, the sum over all cells."),
                        {places.beyond.*placeFields[i], most}});
}

Json toJson(const PlaceTally& places) {
    Json out = {{"games", places.games}, {"beyond", placeNumbers(places.beyond)}, {"cells", Json::object()}};
    for (const auto& [cell, counts] : places.cells)
        appendField(out["cells"], std::to_string(cell.x).append(1, ',').append(std::to_string(cell.y)),
                    placeNumbers(counts));
    return out;
}

/// These fields by tile id.
template <class Fields>
Json tallies(const Results& results, const Fields& fields) {
    Json out = Json::object();
    for (std::size_t i = 0; i < results.tiles.size(); ++i) {
        Json list = Json::array();
        for (const auto field : fields)
            list.push_back(results.tiles[i].*field);
        appendField(out, results.tileIds[i], std::move(list));
    }
    return out;
}

/// Older reports have none.
void readSwings(const Json& in, Results& results, NumberReader& reader) {
    if (!in.contains("tileSwings") || !in["tileSwings"].is_object())
        return;
    const Json& byTile = in["tileSwings"];
    const std::size_t seats = std::min<std::size_t>(results.players, TileTally::maxSeats);
    for (std::size_t i = 0; i < results.tiles.size(); ++i) {
        const auto list = byTile.find(results.tileIds[i]);
        if (list == byTile.end())
            continue;
        const auto numbers =
            reader.numbers<std::int64_t>(*list, pointerTo("/tileSwings", results.tileIds[i]),
                                         swingFields.size() + 2 * seats, -maxCount, maxCount);
        if (numbers.empty())
            continue;
        auto number = numbers.begin();
        for (const auto field : swingFields)
            results.tiles[i].*field = *number++;
        for (std::size_t seat = 0; seat < seats; ++seat) {
            results.tiles[i].drawnBy[seat] = *number++;
            results.tiles[i].marginBy[seat] = *number++;
        }
    }
}

Json swingsJson(const Results& results) {
    Json out = tallies(results, swingFields);
    const std::size_t seats = std::min<std::size_t>(results.players, TileTally::maxSeats);
    for (std::size_t i = 0; i < results.tiles.size(); ++i) {
        Json& list = out[results.tileIds[i]];
        for (std::size_t seat = 0; seat < seats; ++seat) {
            list.push_back(results.tiles[i].drawnBy[seat]);
            list.push_back(results.tiles[i].marginBy[seat]);
        }
    }
    return out;
}

} // namespace

Json toJson(const Results& results) {
    Json out = Json::object();
    out["format"] = "tilewright-playtest";
    const bool isLarge = results.stacksPerBlock > 1;
    out["version"] = isLarge ? 3 : 2;
    out["ruleset"] = results.ruleset;
    out["plan"] = results.plan;
    out["blocks"] = results.blocks;
    out["players"] = results.players;
    if (isLarge) {
        out["stacksPerBlock"] = results.stacksPerBlock;
        out["stacks"] = results.stacks;
    }
    out["done"] = results.done;
    out["counters"] = Json::object();
    for (const auto& [name, column] : results.counters)
        appendField(out["counters"], name, column);
    out["samples"] = Json::object();
    for (const auto& [name, column] : results.samples)
        appendField(out["samples"], name, column);
    if (isLarge)
        out["distributions"] = toJson(results.distributions);
    out["tiles"] = tallies(results, tileFields);
    if (hasSpaces(results))
        out["tileSpaces"] = tallies(results, spaceFields);
    if (hasContests(results))
        out["tileContests"] = tallies(results, contestFields);
    if (results.places.games > 0)
        out["places"] = toJson(results.places);
    if (hasSwings(results))
        out["tileSwings"] = swingsJson(results);
    out["notable"] = Json::object();
    for (const auto& [name, notable] : results.notable)
        appendField(out["notable"], name, {{"value", notable.value}, {"game", notable.number}});
    if (results.check)
        out["check"] = toJson(*results.check);
    return out;
}

namespace {

/// Reads the check of a playtest, which has the form of a playtest of its own: the same plan, other bots.
std::shared_ptr<const Results> readCheck(const Json& in, const Results& whole, game::Rulesets rulesets,
                                         Issues& issues);

Loaded<Results> readDocument(const Json& in, game::Rulesets rulesets) {
    Issues issues;
    if (!checkFormat(in, Schema::Playtest, issues))
        return {std::nullopt, std::move(issues)};
    NumberReader reader;
    Results results;
    results.ruleset = in["ruleset"].get<std::string>();
    if (const game::Ruleset* rules = game::findRuleset(rulesets, results.ruleset))
        results.kinds = rules->kinds();
    else if (!rulesets.empty())
        return {std::nullopt, {game::unknownRuleset(rulesets, results.ruleset, "/ruleset")}};
    results.plan = in["plan"];
    results.blocks = in["blocks"].get<std::uint32_t>();
    results.players = in["players"].get<std::uint32_t>();
    readStacks(in, results, reader);
    readDone(in, results, reader);
    const std::size_t blocks = results.done.size();
    for (const auto& [name, column] : in["counters"].items())
        results.counters[name] = reader.numbers<std::int64_t>(column, pointerTo("/counters", name), blocks,
                                                              -maxPerBlock, maxPerBlock);
    if (results.stacksPerBlock > 1)
        results.distributions = readDistributions(in.value("distributions", Json()), blocks, reader);
    else
        readSamples(in["samples"], results, reader);
    for (const auto& [id, tally] : in["tiles"].items()) {
        const auto numbers =
            reader.numbers<std::int64_t>(tally, pointerTo("/tiles", id), tileFields.size(), 0, maxCount);
        results.tileIds.push_back(id);
        results.tiles.emplace_back();
        for (std::size_t i = 0; i < numbers.size(); ++i)
            results.tiles.back().*tileFields[i] = numbers[i];
    }
    if (in.contains("tileSpaces"))
        readTileFields(in["tileSpaces"], "/tileSpaces", spaceFields, results, reader);
    if (in.contains("tileContests"))
        readTileFields(in["tileContests"], "/tileContests", contestFields, results, reader);
    if (in.contains("places"))
        readPlaces(in["places"], results, reader);
    readSwings(in, results, reader);
    readNotable(in, results, reader);
    issues = reader.take();
    if (!hasErrors(issues))
        checkCounts(results, issues);
    if (!hasErrors(issues) && in.contains("check"))
        results.check = readCheck(in["check"], results, rulesets, issues);
    if (hasErrors(issues))
        return {std::nullopt, std::move(issues)};
    return {std::move(results), std::move(issues)};
}

std::shared_ptr<const Results> readCheck(const Json& in, const Results& whole, game::Rulesets rulesets,
                                         Issues& issues) {
    Json alone = in;
    if (alone.is_object())
        alone.erase("check"); // a check has none of its own
    Loaded<Results> check = readDocument(alone, rulesets);
    const auto played = [](Json plan) {
        if (plan.is_object())
            plan.erase("players");
        return plan;
    };
    const auto stacksOfAll = [](const Results& of) { return of.stacksPerBlock == 1 ? of.blocks : of.stacks; };
    if (check && (check.value->ruleset != whole.ruleset || stacksOfAll(*check.value) != stacksOfAll(whole) ||
                  check.value->players != whole.players || played(check.value->plan) != played(whole.plan)))
        check.issues.push_back(makeError(
            "check-other", {},
            QT_TRANSLATE_NOOP(
                "Engine",
                "Found the check of another playtest, expected the same plan except for the bots.")));
    for (Issue& issue : check.issues) {
        issue.pointer = "/check" + issue.pointer;
        issues.push_back(std::move(issue));
    }
    return check ? std::make_shared<const Results>(std::move(*check.value)) : nullptr;
}

} // namespace

Loaded<Results> readResults(std::string_view text, game::Rulesets rulesets) {
    Loaded<Json> document = parseJson(text);
    return document ? readDocument(*document.value, rulesets)
                    : Loaded<Results>{std::nullopt, std::move(document.issues)};
}

} // namespace tilewright::playtest
