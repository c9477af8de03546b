#include "engine/playtest/figures.h"
#include "engine/playtest/problem.h"
#include "engine/playtest/results.h"
#include "engine/playtest/results_check.h"

#include "engine/tileset/io/format.h"
#include "engine/tileset/io/json_fields.h"
#include "engine/tileset/lint/collector.h"

#include <algorithm>
#include <array>
#include <limits>
#include <unordered_map>
#include <utility>

namespace tilewright::playtest {

namespace {

/// Reads numbers from a document that fits its schema, and notes the first place with anything else.
class Reader {
public:
    /// Integers from `least` to `most`.
    template <class Number>
    std::vector<Number> numbers(const Json& list, const std::string& pointer, std::size_t size,
                                std::int64_t least, std::int64_t most) {
        std::vector<Number> out;
        if (!list.is_array() || list.size() != size) {
            add("wrong-list-length", pointer,
                {QT_TRANSLATE_NOOP("Engine",
                                   "Found %1, expected a list of %2 whole numbers: the file is incomplete."),
                 {list.is_array() ? std::to_string(list.size()) : std::string(list.type_name()), size}});
            return out;
        }
        out.reserve(size);
        for (std::size_t i = 0; i < size; ++i) {
            if (!isWhole(list[i], least, most)) {
                addWrong(list[i], pointerTo(pointer, i), least, most);
                return {};
            }
            out.push_back(list[i].template get<Number>());
        }
        return out;
    }

    /// The same for one number; 0 for anything else.
    template <class Number>
    Number number(const Json& value, const std::string& pointer, std::int64_t least, std::int64_t most) {
        if (isWhole(value, least, most))
            return value.template get<Number>();
        addWrong(value, pointer, least, most);
        return 0;
    }

    void add(const char* code, std::string pointer, Text message) {
        Issue issue;
        issue.code = code;
        issue.pointer = std::move(pointer);
        issue.message = std::move(message);
        issues_.add(std::move(issue));
    }
    Issues take() { return issues_.take(); }

private:
    /// An unsigned number above the signed 64-bit range would compare as negative.
    static bool isWhole(const Json& value, std::int64_t least, std::int64_t most) {
        return value.is_number_unsigned() ? std::cmp_greater_equal(value.get<std::uint64_t>(), least) &&
                                                std::cmp_less_equal(value.get<std::uint64_t>(), most)
                                          : value.is_number_integer() && value >= least && value <= most;
    }

    void addWrong(const Json& found, std::string pointer, std::int64_t least, std::int64_t most) {
        add("wrong-number", std::move(pointer),
            {QT_TRANSLATE_NOOP("Engine", "Found %1, expected a whole number from %2 to %3."),
             {found.dump(-1, ' ', true, Json::error_handler_t::replace).substr(0, 40), std::to_string(least),
              std::to_string(most)}});
    }

    Collector issues_;
};

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
        const std::int64_t games = std::int64_t{results.blocks} * results.players;
        results.notable[name] = {
            reader.number<std::int64_t>(game["value"], pointer + "/value", 0, mostCounted),
            reader.number<std::uint64_t>(game["game"], pointer + "/game", 0,
                                         std::max<std::int64_t>(0, games - 1))};
    }
}

/// Older reports have none.
void readTileSpaces(const Json& spaces, Results& results, Reader& reader) {
    if (!spaces.is_object())
        return;
    std::unordered_map<std::string_view, TileTally*> tallies;
    for (std::size_t tile = 0; tile < results.tiles.size(); ++tile)
        tallies.emplace(results.tileIds[tile], &results.tiles[tile]);
    for (const auto& [id, list] : spaces.get_ref<const Json::object_t&>()) {
        const auto tile = tallies.find(id);
        if (tile == tallies.end())
            continue;
        const auto numbers = reader.numbers<std::int64_t>(list, pointerTo("/tileSpaces", id),
                                                          spaceFields.size(), 0, mostCounted);
        for (std::size_t i = 0; i < numbers.size(); ++i)
            tile->second->*spaceFields[i] = numbers[i];
    }
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
        appendField(out["counters"], name, column);
    out["samples"] = Json::object();
    for (const auto& [name, column] : results.samples)
        appendField(out["samples"], name, column);
    out["tiles"] = tallies(results, tileFields);
    if (hasSpaces(results))
        out["tileSpaces"] = tallies(results, spaceFields);
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
    Reader reader;
    Results results;
    results.ruleset = in["ruleset"].get<std::string>();
    if (const game::Ruleset* rules = game::findRuleset(rulesets, results.ruleset))
        results.kinds = rules->kinds();
    else if (!rulesets.empty())
        return {std::nullopt, {game::unknownRuleset(rulesets, results.ruleset, "/ruleset")}};
    results.plan = in["plan"];
    results.blocks = in["blocks"].get<std::uint32_t>();
    results.players = in["players"].get<std::uint32_t>();
    readDone(in, results, reader);
    const std::size_t blocks = results.done.size();
    for (const auto& [name, column] : in["counters"].items())
        results.counters[name] = reader.numbers<std::int64_t>(column, pointerTo("/counters", name), blocks,
                                                              -mostInBlock, mostInBlock);
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
    if (check && (check.value->ruleset != whole.ruleset || check.value->blocks != whole.blocks ||
                  check.value->players != whole.players || played(check.value->plan) != played(whole.plan)))
        check.issues.push_back(problem(
            "check-other", {},
            QT_TRANSLATE_NOOP("Engine", "Found the check of another playtest, expected the same plan but for "
                                        "the bots.")));
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
