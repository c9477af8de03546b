#include "engine/playtest/figures.h"
#include "engine/playtest/results.h"

#include "engine/tileset/format.h"
#include "engine/tileset/json_fields.h"

#include <algorithm>
#include <array>
#include <limits>

namespace tilewright::playtest {

namespace {

/// Takes the numbers out of a document, and notes the first place where there is something else.
class Reader {
public:
    explicit Reader(Issues& issues) : issues_(issues) {}

    /// Whole numbers from `least` to `most`.
    template <class Number>
    std::vector<Number> numbers(const Json& list, const std::string& pointer, std::size_t size,
                                std::int64_t least, std::int64_t most) {
        std::vector<Number> out;
        if (!list.is_array() || list.size() != size) {
            add("wrong-list-length", pointer,
                {QT_TRANSLATE_NOOP("Engine",
                                   "Found %1, expected a list of %2 whole numbers: the file is not whole."),
                 {list.is_array() ? std::to_string(list.size()) : std::string(list.type_name()), size}});
            return out;
        }
        out.reserve(size);
        for (std::size_t i = 0; i < size; ++i) {
            if (!list[i].is_number_integer() || list[i] < least || list[i] > most) {
                add("wrong-number", pointerTo(pointer, i),
                    {QT_TRANSLATE_NOOP("Engine", "Found %1, expected a whole number from %2 to %3."),
                     {list[i].dump(-1, ' ', true, Json::error_handler_t::replace).substr(0, 40),
                      std::to_string(least), std::to_string(most)}});
                return {};
            }
            out.push_back(list[i].template get<Number>());
        }
        return out;
    }

    void add(const char* code, std::string pointer, Text message) {
        Issue issue;
        issue.code = code;
        issue.pointer = std::move(pointer);
        issue.message = std::move(message);
        issues_.push_back(std::move(issue));
    }

private:
    Issues& issues_;
};

/// In their order in the file.
constexpr std::array tileFields{&TileTally::drawn,          &TileTally::refused,      &TileTally::joined,
                                &TileTally::visits,         &TileTally::gains,        &TileTally::blocks,
                                &TileTally::refusedRefused, &TileTally::refusedDrawn, &TileTally::drawnDrawn};

/// Of games with spaces beside the tiles.
constexpr std::array spaceFields{&TileTally::entered, &TileTally::emerged, &TileTally::sentHome};

constexpr std::int64_t mostCounted = std::int64_t{1} << 53;

void readDone(const Json& document, Results& results, Reader& reader) {
    const Json& done = document["done"];
    results.done = reader.numbers<std::uint32_t>(done, "/done", done.size(), 0,
                                                 std::max<std::int64_t>(0, std::int64_t{results.blocks} - 1));
    for (std::size_t i = 1; i < results.done.size(); ++i)
        if (results.done[i - 1] >= results.done[i])
            return reader.add(
                "wrong-order", pointerTo("/done", i),
                QT_TRANSLATE_NOOP("Engine", "Found a block out of order, expected ascending numbers."));
}

void readNotable(const Json& document, Results& results, Reader& reader) {
    for (const auto& [name, game] : document["notable"].items()) {
        const std::string pointer = pointerTo("/notable", name);
        if (!game.is_object() || !game.contains("value") || !game.contains("game")) {
            reader.add("wrong-type", pointer,
                       QT_TRANSLATE_NOOP("Engine", "Expected a game with its fields “value” and “game”."));
            continue;
        }
        const std::int64_t games = std::int64_t{results.blocks} * results.players;
        const auto value =
            reader.numbers<std::int64_t>(Json::array({game["value"]}), pointer, 1, 0, mostCounted);
        const auto number = reader.numbers<std::uint64_t>(Json::array({game["game"]}), pointer, 1, 0,
                                                          std::max<std::int64_t>(0, games - 1));
        if (!value.empty() && !number.empty())
            results.notable[name] = {value.front(), number.front()};
    }
}

/// Reports of before have none.
void readTileSpaces(const Json& spaces, Results& results, Reader& reader) {
    for (std::size_t tile = 0; tile < results.tiles.size() && spaces.is_object(); ++tile) {
        const auto list = spaces.find(results.tileIds[tile]);
        if (list == spaces.end())
            continue;
        const auto numbers = reader.numbers<std::int64_t>(
            *list, pointerTo("/tileSpaces", results.tileIds[tile]), spaceFields.size(), 0, mostCounted);
        for (std::size_t i = 0; i < numbers.size(); ++i)
            results.tiles[tile].*spaceFields[i] = numbers[i];
    }
}

} // namespace

Json toJson(const Results& results) {
    Json out = Json::object();
    out["format"] = "tilewright-playtest";
    out["version"] = 2;
    out["ruleset"] = results.ruleset;
    out["plan"] = results.plan;
    out["blocks"] = results.blocks;
    out["players"] = results.players;
    out["done"] = results.done;
    out["counters"] = Json::object();
    for (const auto& [name, column] : results.counters)
        out["counters"][name] = column;
    out["samples"] = Json::object();
    for (const auto& [name, column] : results.samples)
        out["samples"][name] = column;
    out["tiles"] = Json::object();
    for (std::size_t i = 0; i < results.tiles.size(); ++i) {
        const TileTally& tile = results.tiles[i];
        Json& list = out["tiles"][results.tileIds[i]] = Json::array();
        for (const auto field : tileFields)
            list.push_back(tile.*field);
    }
    if (hasSpaces(results))
        for (std::size_t i = 0; i < results.tiles.size(); ++i) {
            Json& list = out["tileSpaces"][results.tileIds[i]] = Json::array();
            for (const auto field : spaceFields)
                list.push_back(results.tiles[i].*field);
        }
    out["notable"] = Json::object();
    for (const auto& [name, notable] : results.notable)
        out["notable"][name] = {{"value", notable.value}, {"game", notable.number}};
    return out;
}

Loaded<Results> readResults(std::string_view text) {
    Loaded<Json> document = parseJson(text);
    if (!document)
        return {std::nullopt, std::move(document.issues)};
    Issues issues;
    if (!checkFormat(*document.value, Schema::Playtest, issues))
        return {std::nullopt, std::move(issues)};
    const Json& in = *document.value;
    Reader reader(issues);
    Results results;
    results.ruleset = in["ruleset"].get<std::string>();
    results.plan = in["plan"];
    results.blocks = in["blocks"].get<std::uint32_t>();
    results.players = in["players"].get<std::uint32_t>();
    readDone(in, results, reader);
    const std::size_t blocks = results.done.size();
    for (const auto& [name, column] : in["counters"].items())
        results.counters[name] = reader.numbers<std::int64_t>(column, pointerTo("/counters", name), blocks,
                                                              -mostCounted, mostCounted);
    for (const auto& [name, column] : in["samples"].items())
        results.samples[name] = reader.numbers<std::int32_t>(
            column, pointerTo("/samples", name), blocks * results.players,
            std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max());
    for (const auto& [id, tally] : in["tiles"].items()) {
        const auto numbers =
            reader.numbers<std::int64_t>(tally, pointerTo("/tiles", id), tileFields.size(), 0, mostCounted);
        results.tileIds.push_back(id);
        results.tiles.emplace_back();
        for (std::size_t i = 0; i < numbers.size(); ++i)
            results.tiles.back().*tileFields[i] = numbers[i];
    }
    if (in.contains("tileSpaces"))
        readTileSpaces(in["tileSpaces"], results, reader);
    readNotable(in, results, reader);
    if (hasErrors(issues))
        return {std::nullopt, std::move(issues)};
    return {std::move(results), std::move(issues)};
}

} // namespace tilewright::playtest
