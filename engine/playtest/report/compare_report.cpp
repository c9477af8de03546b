#include "engine/playtest/studies/compare.h"

#include "engine/playtest/number_format.h"
#include "engine/playtest/studies/stored_results.h"

#include <algorithm>
#include <tuple>

namespace tilewright::playtest {

const Difference& Comparison::mainDifference() const {
    return *std::find_if(differences.begin(), differences.end(),
                         [this](const Difference& one) { return one.id == figure; });
}

Text Comparison::verdict() const {
    if (blocks == 0)
        return QT_TRANSLATE_NOOP("Engine", "Stopped before the first interim result.");
    const Difference& one = mainDifference();
    const std::string games = withThousandsSeparators(this->games);
    const auto said = [&one](double of) { return formattedDifference(of, one.difference, one.isShare); };
    const auto end = [&one](double of) { return differenceNumber(of, one.difference, one.isShare); };
    const std::string found = said(one.difference.value);
    const std::string low = end(one.difference.interval.low);
    const std::string high = end(one.difference.interval.high);
    const std::string what = one.definition.english();
    switch (finding) {
    case Finding::Greater:
        return {QT_TRANSLATE_NOOP(
                    "Engine", "%1: B is higher than A by %2 (95 % interval %3 to %4), after %5 games each."),
                {what, found, low, high, games}};
    case Finding::Less:
        return {QT_TRANSLATE_NOOP(
                    "Engine", "%1: B is lower than A by %2 (95 % interval %3 to %4), after %5 games each."),
                {what, said(-one.difference.value), end(-one.difference.interval.high),
                 end(-one.difference.interval.low), games}};
    case Finding::Alike:
        return {
            QT_TRANSLATE_NOOP(
                "Engine",
                "%1: no difference of %2 or more; measured %3 (95 % interval %4 to %5) after %6 games each."),
            {what, formattedDifference(test.margin, Estimate(), one.isShare), found, low, high, games}};
    default:
        return {
            QT_TRANSLATE_NOOP("Engine", "%1: undecided after %2 games each; the difference is %3 (95 % "
                                        "interval %4 to %5). About %6 more games each may decide it."),
            {what, games, found, low, high,
             withThousandsSeparators(roundedUp(blocksNeeded * static_cast<std::int64_t>(gamesPerBlock)))}};
    }
}

Json comparisonJson(const Comparison& comparison, const Results& a, const Results& b) {
    Json out = {{"format", "tilewright-comparison"}, {"version", 1}, {"ruleset", a.ruleset}};
    out["a"] = a.plan;
    out["b"] = b.plan;
    out["games"] = comparison.games;
    out["figure"] = comparison.figure;
    out["verdict"] = name(comparison.finding);
    out["sentence"] = comparison.verdict().english();
    out["test"] = {{"sequential", comparison.sequential},
                   {"margin", comparison.test.margin},
                   {"alpha", comparison.test.alpha},
                   {"beta", comparison.test.beta}};
    out["looks"] = Json::array();
    for (const auto& [blocks, look] : comparison.looks)
        out["looks"].push_back({{"games", blocks * comparison.gamesPerBlock},
                                {"up", look.up},
                                {"down", look.down},
                                {"finding", name(look.finding)}});
    out["differences"] = Json::array();
    for (const Difference& one : comparison.differences) {
        Json entry = {{"id", one.id}, {"definition", one.definition.english()}};
        entry["a"] = toJson(one.a);
        entry["b"] = toJson(one.b);
        entry["difference"] = toJson(one.difference);
        entry["differs"] = one.differs;
        out["differences"].push_back(std::move(entry));
    }
    out["tests"] = comparison.differences.size();
    return out;
}

Json comparisonJson(const ComparisonRun& compared) {
    Json out = comparisonJson(compared.comparison, compared.a, compared.b);
    out["playtests"] = {{"a", toJson(compared.a)}, {"b", toJson(compared.b)}};
    return out;
}

Loaded<PairedResults> resumeComparison(std::string_view report, const Plan& a, const Plan& b) {
    Loaded<Json> document = readStoredReport(report, "tilewright-comparison");
    if (!document)
        return {std::nullopt, std::move(document.issues)};
    PairedResults played;
    const Json playtests = document.value->value("playtests", Json());
    for (const auto& [name, plan, results] :
         {std::tuple("a", &a, &played.a), std::tuple("b", &b, &played.b)}) {
        Loaded<Results> read = readStoredResults(playtests, name, "/playtests", *plan);
        if (!read)
            return {std::nullopt, std::move(read.issues)};
        *results = std::move(*read.value);
    }
    return {std::move(played), {}};
}

} // namespace tilewright::playtest
