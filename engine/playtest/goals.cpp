#include "engine/playtest/goals.h"

#include "engine/base/json/describe_value.h"
#include "engine/games/kind_spec.h"
#include "engine/model/sides.h"
#include "engine/playtest/make_error.h"
#include "engine/playtest/number_format.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace tilewright::playtest {

namespace {

constexpr const char* seatDifference = "seat-difference";
constexpr const char* sourceShare = "source-share";
constexpr const char* emptyHands = "empty-hands";
constexpr std::string_view ofSources = "points-from/";
constexpr std::string_view ofHands = "empty-hand/";

/// The largest of several deviations from zero, with bounds from their intervals.
class Farthest {
public:
    void add(const Estimate& deviation) {
        const auto [low, high] = deviation.interval;
        const double least = low > 0 ? low : high < 0 ? -high : 0;
        const double most = std::max(std::abs(low), std::abs(high));
        if (!found_)
            found_ = Estimate();
        found_->value = std::max(found_->value, std::abs(deviation.value));
        found_->interval = {std::max(found_->interval.low, least), std::max(found_->interval.high, most)};
    }
    std::optional<Estimate> take() const { return found_; }

private:
    std::optional<Estimate> found_;
};

std::optional<Estimate> seatDifferenceOf(const Results& results) {
    Farthest farthest;
    for (const SeatFigure& seat : seatFigures(results))
        farthest.add(seat.advantage);
    return farthest.take();
}

/// 0 if the plan doesn't say: a report may have any options.
int coloursInPlay(const Results& results) {
    const std::string name(game::coloursOption(results.kinds));
    const auto option = Json::json_pointer("/options") / name;
    if (name.empty() || !results.plan.contains(option) || !results.plan.at(option).is_number_integer())
        return 0;
    return static_cast<int>(
        std::clamp<std::int64_t>(results.plan.at(option).get<std::int64_t>(), 0, std::int64_t{colourCount}));
}

std::optional<Estimate> colourSpreadOf(const Results& results) {
    const int colours = coloursInPlay(results);
    std::vector<std::vector<std::int64_t>> gained;
    std::vector<std::int64_t> all(results.done.size());
    std::int64_t sum = 0;
    for (int colour = 0; colour < colours; ++colour) {
        const game::KindSpec* cube = game::findCube(results.kinds, colourAt(colour));
        gained.push_back(results.counter("gained/" + std::string(cube == nullptr ? "" : cube->id)));
        for (std::size_t block = 0; block < all.size(); ++block) {
            all[block] += gained.back()[block];
            sum += gained.back()[block];
        }
    }
    if (sum == 0)
        return std::nullopt;
    Farthest farthest;
    for (const auto& one : gained) {
        const Estimate part = share(one, all);
        const auto deviation = [colours](double of) { return of * colours - 1; };
        farthest.add({deviation(part.value), {deviation(part.interval.low), deviation(part.interval.high)}});
    }
    return farthest.take();
}

std::optional<Estimate> sourceShareOf(const std::vector<Figure>& known) {
    Farthest farthest;
    for (const Figure& figure : known)
        if (figure.id.starts_with(ofSources))
            farthest.add(figure.estimate);
    return farthest.take();
}

std::optional<Estimate> emptyHandsOf(const std::vector<Figure>& known) {
    constexpr std::string_view deployed = "deployed/";
    const Figure* most = nullptr;
    for (const Figure& figure : known)
        if (figure.id.starts_with(deployed) && (!most || figure.estimate.value > most->estimate.value))
            most = &figure;
    if (!most)
        return std::nullopt;
    const std::string id = std::string(ofHands).append(most->id.substr(deployed.size()));
    const auto hand = std::ranges::find(known, id, &Figure::id);
    return hand == known.end() ? std::nullopt : std::optional(hand->estimate);
}

double size(double value) {
    return value == 0 ? 1 : std::abs(value);
}

void judge(GoalResult& judged) {
    const Goal& goal = judged.goal;
    if (!judged.estimate) {
        judged.distance = 1;
        return;
    }
    const auto [value, interval] = *judged.estimate;
    const auto outside = [&goal](double of) {
        return std::max({0.0, goal.least ? *goal.least - of : 0.0, goal.most ? of - *goal.most : 0.0});
    };
    const bool lowIn = outside(interval.low) <= 0;
    const bool highIn = outside(interval.high) <= 0;
    if (lowIn && highIn)
        judged.met = GoalResult::Met::Yes;
    else if ((goal.least && interval.high < *goal.least) || (goal.most && interval.low > *goal.most))
        judged.met = GoalResult::Met::No;
    double unit = size(goal.least ? *goal.least : *goal.most);
    if (goal.least && goal.most)
        unit = *goal.most > *goal.least ? *goal.most - *goal.least : size(*goal.most);
    // Without ends the interval says nothing of chance, and dividing by it would make everything close.
    const double half = (interval.high - interval.low) / 2;
    judged.distance = outside(value) / (std::isfinite(half) ? std::max(unit, half) : unit);
}

std::string_view family(std::string_view figure) {
    return figure.substr(0, figure.find('/'));
}

/// "11-20", "by-20": groups of turns that may be later than those of a probe.
bool isTurns(std::string_view text) {
    constexpr std::string_view by = "by-";
    const auto number = [](std::string_view digits) {
        int value = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        return error == std::errc() && end == digits.data() + digits.size() ? value : 0;
    };
    if (text.starts_with(by)) {
        const int turn = number(text.substr(by.size()));
        return turn > 0 && turn % turnsPerGroup == 0;
    }
    const std::size_t dash = text.find('-');
    if (dash == std::string_view::npos)
        return false;
    const int last = number(text.substr(dash + 1));
    return last > 0 && last % turnsPerGroup == 0 && number(text.substr(0, dash)) == last - turnsPerGroup + 1;
}

/// Figures that a few games may not show, though others may: equal to a figure that they showed except for
/// the turns, the player, or the statistic of a kind.
bool isRare(const KnownFigures& known, std::string_view figure) {
    const std::string_view head = family(figure);
    if (head.size() == figure.size())
        return false;
    const std::string_view rest = figure.substr(head.size() + 1);
    static constexpr std::array<std::string_view, 9> ofKinds{
        "gained", "started", "exchanged", "paid", "placed", "removed", "moved", "holders", "empty"};
    if (std::find(ofKinds.begin(), ofKinds.end(), head) != ofKinds.end())
        return std::any_of(ofKinds.begin(), ofKinds.end(), [&](std::string_view one) {
            return known.contains(std::string(one).append(1, '/').append(rest));
        });
    const std::size_t slash = figure.rfind('/');
    const std::string_view front = figure.substr(0, slash + 1);
    if (head == "choices" || head == "forced" || head == "held")
        return isTurns(figure.substr(slash + 1)) &&
               std::any_of(known.begin(), known.end(), [front](const auto& one) {
                   return one.first.starts_with(front) &&
                          isTurns(std::string_view(one.first).substr(front.size()));
               });
    if (head == "action")
        for (const auto& [id, share] : known)
            if (family(id) == head && id.substr(id.rfind('/')) == figure.substr(slash))
                return known.lower_bound(front) != known.end() &&
                       known.lower_bound(front)->first.starts_with(front);
    return false;
}

std::optional<double> readNumber(std::string_view text) {
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(number))
        return std::nullopt;
    return number;
}

} // namespace

KnownFigures knownFigures(Plan plan, const StopToken& stop) {
    KnownFigures known{{seatDifference, true}, {std::string(colourSpread), false}};
    for (std::size_t a = 0; a < plan.players.size(); ++a)
        for (std::size_t b = a + 1; b < plan.players.size(); ++b)
            if (plan.players[a] != plan.players[b])
                known.emplace(
                    std::string("skill/").append(plan.players[a]).append("-over-").append(plan.players[b]),
                    true);
    plan.players.assign(plan.players.size(), "random");
    constexpr std::uint64_t blocks = 16;
    plan.games = blocks * plan.players.size();
    RunSettings settings;
    settings.stop = stop;
    const Results probe = run(plan, settings);
    if (probe.done.empty()) // a stop came first
        return known;
    for (const Figure& figure : figures(probe, stop))
        known.emplace(figure.id, figure.isShare);
    for (const auto& [family, figure] : {std::pair(ofSources, sourceShare), std::pair(ofHands, emptyHands)})
        if (const auto first = known.lower_bound(family);
            first != known.end() && first->first.starts_with(family))
            known.emplace(figure, true);
    return known;
}

bool isKnown(const KnownFigures& known, std::string_view figure) {
    return known.contains(figure) || isRare(known, figure);
}

Issue unknownFigure(const KnownFigures& known, std::string_view figure, std::string pointer) {
    std::map<std::string_view, int> families;
    for (const auto& [id, share] : known)
        ++families[family(id)];
    std::string list;
    std::string_view told;
    constexpr int few = 3;
    for (const auto& [id, share] : known) {
        const std::string_view head = family(id);
        const bool many = families[head] > few;
        if (many && head == told)
            continue;
        told = head;
        list.append(list.empty() ? "" : ", ").append(many ? head : id).append(many ? "/…" : "");
    }
    return makeError("figure-unknown", std::move(pointer),
                     {QT_TRANSLATE_NOOP("Engine", "Found the figure %1, expected one of: %2."),
                      {describe(Json(figure)), list}});
}

Loaded<Goal> parseGoal(std::string_view text) {
    const auto equals = text.find('=');
    const auto dots = text.find("..", equals == std::string_view::npos ? 0 : equals);
    Goal goal;
    bool good = equals != std::string_view::npos && equals > 0 && dots != std::string_view::npos;
    if (good) {
        goal.figure = text.substr(0, equals);
        const std::string_view least = text.substr(equals + 1, dots - equals - 1);
        const auto colon = text.find(':', dots);
        const std::string_view most = text.substr(dots + 2, std::min(colon, text.size()) - dots - 2);
        goal.least = readNumber(least);
        goal.most = readNumber(most);
        const auto weight =
            colon == std::string_view::npos ? std::optional(1.0) : readNumber(text.substr(colon + 1));
        goal.weight = weight.value_or(0);
        good = (least.empty() || goal.least) && (most.empty() || goal.most) && weight && *weight > 0;
    }
    if (!good)
        return {std::nullopt,
                {makeError("wrong-goal", {},
                           {QT_TRANSLATE_NOOP("Engine", "Found the goal %1, expected FIGURE=MIN..MAX, where "
                                                        "one of the two numbers may be left out, or "
                                                        "FIGURE=MIN..MAX:WEIGHT."),
                            {shortened(text)}})}};
    return {std::move(goal), {}};
}

Issues check(const Goal& goal, const KnownFigures& known, const std::string& pointer) {
    Issues issues;
    if (!isKnown(known, goal.figure))
        issues.push_back(unknownFigure(known, goal.figure, pointer + "/figure"));
    if (!goal.least && !goal.most)
        issues.push_back(makeError(
            "goal-without-end", pointer,
            QT_TRANSLATE_NOOP("Engine", "Found neither “min” nor “max”, expected at least one of them.")));
    if (goal.least && goal.most && *goal.least > *goal.most)
        issues.push_back(
            makeError("goal-unreachable", pointer,
                      {QT_TRANSLATE_NOOP("Engine", "Found a minimum of %1 and a maximum of %2, expected the "
                                                   "minimum to be the lower: these contradict each other."),
                       {Json(*goal.least).dump(), Json(*goal.most).dump()}}));
    if (!(goal.weight > 0))
        issues.push_back(makeError("weight-wrong", pointer + "/weight",
                                   {QT_TRANSLATE_NOOP("Engine", "Found the weight %1, expected more than 0."),
                                    {Json(goal.weight).dump()}}));
    const auto share = known.find(goal.figure);
    if (share != known.end() && share->second)
        for (const std::optional<double>& end : {goal.least, goal.most})
            if (end && (*end < 0 || *end > 1)) {
                issues.push_back(makeError(
                    "goal-unreachable", pointer,
                    {QT_TRANSLATE_NOOP("Engine",
                                       "Found %1 for %2, expected a number from 0 to 1: it is a share."),
                     {Json(*end).dump(), goal.figure}}));
                break;
            }
    return issues;
}

std::vector<GoalResult> judge(const Results& results, const std::vector<Goal>& goals, const StopToken& stop) {
    return judge(results, results.done.empty() ? std::vector<Figure>() : figures(results, stop), goals);
}

std::vector<GoalResult> judge(const Results& results, const std::vector<Figure>& known,
                              const std::vector<Goal>& goals) {
    std::vector<GoalResult> list;
    for (const Goal& goal : goals) {
        GoalResult judged;
        judged.goal = goal;
        const auto found = std::find_if(known.begin(), known.end(),
                                        [&goal](const Figure& figure) { return figure.id == goal.figure; });
        if (found != known.end()) {
            judged.estimate = found->estimate;
            judged.isShare = found->isShare;
        } else if (!results.done.empty()) {
            judged.estimate = goal.figure == seatDifference ? seatDifferenceOf(results)
                              : goal.figure == colourSpread ? colourSpreadOf(results)
                              : goal.figure == sourceShare  ? sourceShareOf(known)
                              : goal.figure == emptyHands   ? emptyHandsOf(known)
                                                            : std::nullopt;
            judged.isShare = judged.estimate.has_value();
        }
        judge(judged);
        if (judged.estimate && results.done.size() < minJudgedBlocks) {
            judged.estimate->interval = unknownInterval;
            judged.met = GoalResult::Met::Open;
        }
        list.push_back(std::move(judged));
    }
    return list;
}

double distance(const std::vector<GoalResult>& judged) {
    double sum = 0;
    for (const GoalResult& one : judged)
        sum += one.goal.weight * one.distance;
    return sum;
}

std::string_view name(GoalResult::Met met) {
    switch (met) {
    case GoalResult::Met::Yes:
        return "yes";
    case GoalResult::Met::No:
        return "no";
    default:
        return "open";
    }
}

Json toJson(const Goal& goal) {
    Json out = {{"figure", goal.figure}};
    if (goal.least)
        out["min"] = *goal.least;
    if (goal.most)
        out["max"] = *goal.most;
    if (goal.weight != 1)
        out["weight"] = goal.weight;
    return out;
}

Json toJson(const GoalResult& judged) {
    Json out = toJson(judged.goal);
    out.update(judged.estimate ? toJson(*judged.estimate)
                               : Json{{"value", nullptr}, {"low", nullptr}, {"high", nullptr}});
    out["met"] = name(judged.met);
    out["distance"] = judged.distance;
    return out;
}

} // namespace tilewright::playtest
