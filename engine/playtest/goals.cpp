#include "engine/playtest/goals.h"

#include "engine/playtest/numbers.h"
#include "engine/playtest/problem.h"
#include "engine/tileset/describe.h"
#include "engine/tileset/side.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace tilewright::playtest {

namespace {

constexpr const char* seatDifference = "seat-difference";
constexpr const char* colourSpread = "colour-spread";

/// The largest of several deviations from nothing. What is known of each bounds it from both sides.
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

std::optional<Estimate> colourSpreadOf(const Results& results) {
    const Json options = results.plan.value("options", Json::object());
    const int colours = std::clamp(options.value("pickColours", 0), 0, colourCount);
    std::vector<std::vector<std::int64_t>> gained;
    std::vector<std::int64_t> all(results.done.size());
    std::int64_t sum = 0;
    for (int colour = 0; colour < colours; ++colour) {
        gained.push_back(results.counter("gained/pick-" + std::string(name(colourAt(colour)))));
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

double size(double value) {
    return value == 0 ? 1 : std::abs(value);
}

void judge(Judged& judged) {
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
        judged.met = Judged::Met::Yes;
    else if ((goal.least && interval.high < *goal.least) || (goal.most && interval.low > *goal.most))
        judged.met = Judged::Met::No;
    double unit = size(goal.least ? *goal.least : *goal.most);
    if (goal.least && goal.most)
        unit = *goal.most > *goal.least ? *goal.most - *goal.least : size(*goal.most);
    judged.distance = outside(value) / std::max(unit, (interval.high - interval.low) / 2);
}

std::string_view family(std::string_view figure) {
    return figure.substr(0, figure.find('/'));
}

std::optional<double> readNumber(std::string_view text) {
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(number))
        return std::nullopt;
    return number;
}

} // namespace

KnownFigures knownFigures(Plan plan) {
    const bool differ = std::any_of(plan.players.begin(), plan.players.end(),
                                    [&plan](const std::string& bot) { return bot != plan.players.front(); });
    plan.players.assign(plan.players.size(), "random");
    // Figures about bots that differ come only where they do; one block of a quick one is enough.
    constexpr std::uint64_t blocks = 16;
    plan.games = blocks * plan.players.size();
    std::vector<Results> probes{run(plan, {})};
    if (differ) {
        plan.players.front() = "greedy";
        plan.games = plan.players.size();
        probes.push_back(run(plan, {}));
    }
    KnownFigures known{{seatDifference, true}, {colourSpread, false}};
    for (const Results& results : probes)
        for (const Figure& figure : figures(results))
            known.emplace(figure.id, figure.isShare);
    return known;
}

bool isKnown(const KnownFigures& known, std::string_view figure) {
    if (known.contains(figure))
        return true;
    const std::string_view head = family(figure);
    return head.size() + 1 < figure.size() && std::any_of(known.begin(), known.end(), [&](const auto& one) {
               return one.first.size() > head.size() && family(one.first) == head;
           });
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
    return problem("figure-unknown", std::move(pointer),
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
        const std::string_view most = text.substr(dots + 2);
        goal.least = readNumber(least);
        goal.most = readNumber(most);
        good = (least.empty() || goal.least) && (most.empty() || goal.most);
    }
    if (!good)
        return {std::nullopt,
                {problem("wrong-goal", {},
                         {QT_TRANSLATE_NOOP("Engine", "Found the goal %1, expected FIGURE=LEAST..MOST, where "
                                                      "one of the two numbers may be left out."),
                          {shortened(text)}})}};
    return {std::move(goal), {}};
}

Issues check(const Goal& goal, const KnownFigures& known, const std::string& pointer) {
    Issues issues;
    if (!isKnown(known, goal.figure))
        issues.push_back(unknownFigure(known, goal.figure, pointer + "/figure"));
    if (!goal.least && !goal.most)
        issues.push_back(problem(
            "goal-without-end", pointer,
            QT_TRANSLATE_NOOP("Engine", "Found neither “min” nor “max”, expected at least one of them.")));
    if (goal.least && goal.most && *goal.least > *goal.most)
        issues.push_back(problem("goal-unreachable", pointer,
                                 {QT_TRANSLATE_NOOP("Engine", "Found a least value of %1 and a greatest of "
                                                              "%2, expected them in this order: nothing can "
                                                              "be both."),
                                  {Json(*goal.least).dump(), Json(*goal.most).dump()}}));
    const auto share = known.find(goal.figure);
    if (share != known.end() && share->second &&
        ((goal.least && *goal.least > 1) || (goal.most && *goal.most < 0)))
        issues.push_back(
            problem("goal-unreachable", pointer,
                    {QT_TRANSLATE_NOOP("Engine",
                                       "Found %1 for %2, expected a range that meets 0 to 1: it is a share."),
                     {Json(goal.least && *goal.least > 1 ? *goal.least : *goal.most).dump(), goal.figure}}));
    return issues;
}

std::vector<Judged> judge(const Results& results, const std::vector<Goal>& goals) {
    return judge(results, results.done.empty() ? std::vector<Figure>() : figures(results), goals);
}

std::vector<Judged> judge(const Results& results, const std::vector<Figure>& known,
                          const std::vector<Goal>& goals) {
    std::vector<Judged> list;
    for (const Goal& goal : goals) {
        Judged judged;
        judged.goal = goal;
        const auto found = std::find_if(known.begin(), known.end(),
                                        [&goal](const Figure& figure) { return figure.id == goal.figure; });
        if (found != known.end()) {
            judged.estimate = found->estimate;
            judged.isShare = found->isShare;
        } else if (!results.done.empty() && (goal.figure == seatDifference || goal.figure == colourSpread)) {
            judged.isShare = true;
            judged.estimate =
                goal.figure == seatDifference ? seatDifferenceOf(results) : colourSpreadOf(results);
        }
        judge(judged);
        list.push_back(std::move(judged));
    }
    return list;
}

double distance(const std::vector<Judged>& judged) {
    double sum = 0;
    for (const Judged& one : judged)
        sum += one.distance;
    return sum;
}

std::string_view name(Judged::Met met) {
    switch (met) {
    case Judged::Met::Yes:
        return "yes";
    case Judged::Met::No:
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
    return out;
}

Json toJson(const Judged& judged) {
    Json out = toJson(judged.goal);
    out.update(judged.estimate ? toJson(*judged.estimate)
                               : Json{{"value", nullptr}, {"low", nullptr}, {"high", nullptr}});
    out["met"] = name(judged.met);
    out["distance"] = judged.distance;
    return out;
}

} // namespace tilewright::playtest
