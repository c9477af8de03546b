#include "engine/playtest/studies/matches.h"

#include "engine/bots/forbidden_moves.h"
#include "engine/playtest/number_format.h"
#include "engine/playtest/studies/stored_results.h"

namespace tilewright::playtest {

namespace {

/// What the bot must do without.
std::string withoutWhat(const Match& match) {
    std::string all;
    for (const std::string& one : bots::RestrictedName(match.first).forbidden)
        all.append(all.empty() ? "" : ", ").append(one);
    return all;
}

std::string_view name(Matches::Kind kind) {
    return kind == Matches::Kind::Forbid ? "forbid" : "ladder";
}

bool surelyMore(const Results& results) {
    return matchFigures(results).advantage.interval.low > 0;
}

Text ladderSentence(const Matches& matches) {
    const std::size_t steps = matches.begun();
    std::size_t helps = 0;
    while (helps < steps && surelyMore(matches.results[helps]))
        ++helps;
    if (helps == 0)
        return {QT_TRANSLATE_NOOP("Engine", "Thinking longer than “%1” doesn't help significantly: the "
                                            "interval of the first doubling includes an even share or less."),
                {matches.matches.front().second}};
    if (helps == steps)
        return {QT_TRANSLATE_NOOP(
                    "Engine",
                    "Thinking longer helps significantly at each doubling, up to “%1”, the last one played."),
                {matches.matches[helps - 1].first}};
    return {QT_TRANSLATE_NOOP("Engine", "Thinking longer helps significantly up to “%1”; for the doubling "
                                        "after it, the interval includes an even share or less."),
            {matches.matches[helps - 1].first}};
}

} // namespace

Text matchSentence(Matches::Kind kind, const Match& match, const Results& results) {
    const MatchFigures found = matchFigures(results);
    const std::string wins = formatted(found.winShare, true);
    const std::string points = formattedDifference(found.pointsDifference, false);
    const std::string even = formatted(1.0 / results.players, true);
    if (kind == Matches::Kind::Ladder)
        return {
            QT_TRANSLATE_NOOP("Engine", "“%1” wins %2 against “%3”; an even share is %4. Points ahead: %5."),
            {match.first, wins, match.second, even, points}};
    return {QT_TRANSLATE_NOOP(
                "Engine",
                "Without “%1”, “%2” wins %3 against itself with it; an even share is %4. Points ahead: %5."),
            {withoutWhat(match), match.second, wins, even, points}};
}

Text Matches::sentence() const {
    if (begun() == 0)
        return QT_TRANSLATE_NOOP("Engine", "Stopped before the first game was over.");
    if (kind == Kind::Ladder)
        return ladderSentence(*this);
    return QT_TRANSLATE_NOOP(
        "Engine",
        "Shows what this bot loses without it, not what it is worth to people, or to a bot that is designed "
        "to do without. A greedy bot plans without a group of moves; a search, and any bot without a kind of "
        "piece, still count on it for their later moves and so lose a little more.");
}

Json matchesJson(const Matches& matches, const Plan& common) {
    Json plan = planJson(common);
    plan.erase("players");
    Json out = {{"format", "tilewright-matches"}, {"version", 1}, {"ruleset", common.ruleset}};
    out["kind"] = name(matches.kind);
    out["plan"] = std::move(plan);
    out["sentence"] = matches.sentence().english();
    out["matches"] = Json::array();
    out["playtests"] = Json::object();
    for (std::size_t i = 0; i < matches.matches.size(); ++i) {
        const Match& match = matches.matches[i];
        Json entry = {{"first", match.first}, {"second", match.second}};
        const bool begun = i < matches.results.size() && !matches.results[i].done.empty();
        entry["games"] = begun ? matches.results[i].games() : 0;
        if (begun) {
            const Results& results = matches.results[i];
            const MatchFigures found = matchFigures(results);
            entry["winShare"] = toJson(found.winShare);
            entry["advantage"] = toJson(found.advantage);
            entry["points"] = {{"first", found.points}, {"second", found.others}};
            entry["pointsDifference"] = toJson(found.pointsDifference);
            entry["sentence"] = matchSentence(matches.kind, match, results).english();
        }
        if (i < matches.results.size() && matches.results[i].plan.is_object())
            out["playtests"][std::to_string(i)] = toJson(matches.results[i]);
        out["matches"].push_back(std::move(entry));
    }
    return out;
}

Issues resumeMatches(std::string_view report, const Plan& common, Matches& matches) {
    Loaded<Json> document = readStoredReport(report, "tilewright-matches");
    if (!document)
        return std::move(document.issues);
    const Json playtests = document.value->value("playtests", Json());
    std::vector<Results> read(matches.matches.size());
    for (std::size_t i = 0; i < read.size(); ++i) {
        const std::string number = std::to_string(i);
        // A match that was not begun has none.
        if (playtests.is_object() && !playtests.contains(number))
            continue;
        Loaded<Results> games =
            readStoredResults(playtests, number, "/playtests", planOf(matches.matches[i], common));
        if (!games)
            return std::move(games.issues);
        read[i] = std::move(*games.value);
    }
    matches.results = std::move(read);
    return {};
}

} // namespace tilewright::playtest
