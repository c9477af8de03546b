#include "engine/playtest/studies/compare.h"

#include "engine/playtest/blocks.h"
#include "engine/playtest/goals.h"
#include "engine/playtest/make_error.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace tilewright::playtest {

namespace {

constexpr std::size_t leastBlocks = 30;

std::vector<double> less(const std::vector<double>& from, const std::vector<double>& value) {
    std::vector<double> out;
    out.reserve(from.size());
    std::transform(from.begin(), from.end(), value.begin(), std::back_inserter(out), std::minus<>());
    return out;
}

const Figure* find(const std::vector<Figure>& all, std::string_view id) {
    const auto found = std::find_if(
        all.begin(), all.end(), [id](const Figure& one) { return one.id == id && !one.numerators.empty(); });
    return found == all.end() ? nullptr : &*found;
}

} // namespace

std::vector<Figure> figuresComparableWith(Results results, const Results& other,
                                          const ResamplingSettings& effort) {
    for (const auto& [name, column] : other.counters)
        results.counters.try_emplace(name, results.done.size());
    return figures(results, effort);
}

std::vector<Difference> differences(const std::vector<Figure>& a, const std::vector<Figure>& b) {
    std::vector<Difference> list;
    std::vector<double> p;
    for (const Figure& one : a) {
        const Figure* other = find(b, one.id);
        if (one.numerators.empty() || !other)
            continue;
        const std::vector<double> values = less(blockValues(*other), blockValues(one));
        const Estimate difference = meanDifference(values);
        list.push_back(
            {one.id, one.definition, one.isShare, one.estimate, other->estimate, difference, false});
        // A value that its interval includes is no discovery, however equal the blocks are.
        const bool mayBeNothing = difference.interval.low <= 0 && difference.interval.high >= 0;
        p.push_back(mayBeNothing ? 1 : meanP(values));
    }
    const std::vector<bool> flags = discoveries(p);
    for (std::size_t i = 0; i < list.size(); ++i)
        list[i].differs = flags[i];
    return list;
}

namespace {

/// The effect of a game: for a share, one game of the block; otherwise the spread between the blocks of A.
double grainOf(const Figure& figure, std::uint32_t players) {
    if (figure.isShare)
        return 1.0 / players;
    const std::vector<double> values = blockValues(figure);
    const double centre = mean(values).value;
    double squares = 0;
    for (const double value : values)
        squares += (value - centre) * (value - centre);
    return std::sqrt(squares / static_cast<double>(values.size()));
}

double marginOf(const Figure& figure) {
    constexpr double twentieth = 0.05;
    if (figure.isShare || figure.estimate.value == 0)
        return twentieth;
    return std::abs(figure.estimate.value) * twentieth;
}

const char* const escapes = "end/escape";

/// The figure that is asked for, or those that may take its place, the best first: what the rules propose,
/// and the default for games that can end by an escape, or for games of points only.
std::vector<std::string> figuresOf(const CompareSettings& settings, bool canEscape) {
    if (!settings.figure.empty())
        return {settings.figure};
    std::vector<std::string> figures{canEscape ? escapes : "points/mean"};
    if (!settings.proposed.empty())
        figures.insert(figures.begin(), settings.proposed);
    return figures;
}

/// Looks repeatedly at two playtests of the same blocks.
class Comparer {
public:
    Comparer(const CompareSettings& settings, std::string figure) : settings_(settings) {
        comparison_.figure = std::move(figure);
        comparison_.test = settings.test;
    }

    /// False if there is no data of the figure yet.
    bool take(const Results& a, const Results& b) {
        std::vector<Figure> ofA = figuresComparableWith(a, b, settings_.stop);
        std::vector<Figure> ofB = figuresComparableWith(b, a, settings_.stop);
        // Then only the previous results are valid.
        if (settings_.stop.stop_requested())
            return comparison_.blocks > 0;
        figuresA_ = std::move(ofA);
        figuresB_ = std::move(ofB);
        const Figure* one = find(figuresA_, comparison_.figure);
        const Figure* other = find(figuresB_, comparison_.figure);
        if (!one || !other)
            return false;
        comparison_.blocks = a.done.size();
        comparison_.gamesPerBlock = a.players * a.stacksPerBlock;
        comparison_.games = a.games();
        if (comparison_.test.margin <= 0)
            comparison_.test.margin = marginOf(*one);
        comparison_.test.grain = grainOf(*one, a.players);
        values_ = less(blockValues(*other), blockValues(*one));
        return true;
    }
    Finding look() {
        comparison_.sequential = true;
        const Look seen = playtest::look(values_, comparison_.test);
        comparison_.looks.emplace_back(values_.size(), seen);
        comparison_.finding = seen.finding;
        return seen.finding;
    }
    /// With all present blocks.
    void judge() {
        switch (const Estimate found = mean(values_); fairness(values_, comparison_.test.margin).verdict) {
        case Fairness::Verdict::Fair:
            comparison_.finding = Finding::Alike;
            break;
        case Fairness::Verdict::Unfair:
            comparison_.finding = found.value > 0 ? Finding::Greater : Finding::Less;
            break;
        case Fairness::Verdict::Open:
            comparison_.finding = Finding::Open;
        }
    }
    /// The results so far. Without blocks before the first successful take().
    Comparison known() const {
        Comparison comparison = comparison_;
        if (comparison.blocks == 0)
            return comparison;
        if (comparison.finding == Finding::Open)
            comparison.blocksNeeded = std::max<std::int64_t>(
                settings_.batch, fairness(values_, comparison.test.margin).blocksNeeded -
                                     static_cast<std::int64_t>(values_.size()));
        comparison.differences = differences(figuresA_, figuresB_);
        return comparison;
    }

private:
    const CompareSettings& settings_;
    Comparison comparison_;
    std::vector<Figure> figuresA_;
    std::vector<Figure> figuresB_;
    std::vector<double> values_;
};

/// Two playtests in blocks of as many stacks, so that they can be paired.
struct Aligned {
    Results a;
    Results b;
};
Aligned align(const Results& a, const Results& b) {
    const std::uint32_t together = std::max(a.stacksPerBlock, b.stacksPerBlock);
    return {regroupBlocks(a, together), regroupBlocks(b, together)};
}

Issue notCounted(const std::string& figure, std::size_t games) {
    return makeError(
        "figure-not-counted",
        {QT_TRANSLATE_NOOP(
             "Engine",
             "Found nothing to count for %1 in %2 games, expected a figure that is a share or an average."),
         {figure, games}});
}

} // namespace

Issues checkPaired(const Results& a, const Results& b) {
    Issues issues;
    const auto must = [&issues](const char* code, const char* what, const std::string& found,
                                const std::string& expected) {
        if (found != expected)
            issues.push_back(makeError(
                code, {QT_TRANSLATE_NOOP("Engine", "The two playtests differ in their stacks or players: %1 "
                                                   "%2 and %3, expected the same in both."),
                       {Text::Argument::word(what), expected, found}}));
    };
    must("ruleset-other", QT_TRANSLATE_NOOP("Engine", "rule system"), b.ruleset, a.ruleset);
    must("seed-other", QT_TRANSLATE_NOOP("Engine", "seed"), b.plan.value("seed", Json()).dump(),
         a.plan.value("seed", Json()).dump());
    must("players-other", QT_TRANSLATE_NOOP("Engine", "players"), b.plan.value("players", Json()).dump(),
         a.plan.value("players", Json()).dump());
    if (!issues.empty())
        return issues;
    const Aligned aligned = align(a, b);
    if (const std::size_t both = commonBlocks(aligned.a, aligned.b).size(); both < leastBlocks)
        issues.push_back(makeError(
            "too-few-blocks",
            {QT_TRANSLATE_NOOP("Engine", "Found %1 blocks common to both playtests, expected at least %2."),
             {both, leastBlocks}}));
    return issues;
}

Loaded<Comparison> compare(const Results& a, const Results& b, const CompareSettings& settings) {
    const Aligned aligned = align(a, b);
    const std::vector<std::uint32_t> both = commonBlocks(aligned.a, aligned.b);
    const Results keptA = selectBlocks(aligned.a, both);
    const std::vector<std::string> figures = figuresOf(settings, a.counters.contains(escapes));
    for (const std::string& figure : figures) {
        Comparer comparer(settings, figure);
        if (!comparer.take(keptA, selectBlocks(aligned.b, both)))
            continue;
        comparer.judge();
        return {comparer.known(), {}};
    }
    return {std::nullopt, {notCounted(figures.back(), keptA.games())}};
}

namespace {

/// Plays blocks of two plans, and keeps what was played before.
class Pair {
public:
    Pair(const Plan& a, const Plan& b, const CompareSettings& settings, ComparisonRun& compared)
        : a_(a), b_(b), settings_(settings), compared_(compared) {}

    /// Plays all blocks below `end`, of both. False after a stop.
    bool play(std::uint32_t end, const std::function<void()>& save) {
        return play(a_, compared_.a, end, save) && play(b_, compared_.b, end, save);
    }

private:
    bool play(const Plan& plan, Results& results, std::uint32_t end, const std::function<void()>& save) {
        RunSettings each;
        each.threads = settings_.threads;
        each.stop = settings_.stop;
        each.blocks = end - countDoneBelow(results, end);
        if (each.blocks == 0)
            return !settings_.stop.stop_requested();
        const auto before = static_cast<std::uint32_t>(compared_.a.done.size() + compared_.b.done.size());
        each.progress = [this, before](std::uint32_t played, std::uint32_t) {
            if (settings_.progress)
                settings_.progress(before + played);
        };
        results = runInPortions(plan, each, std::exchange(results, {}), [&](const Results& now) {
            results = now;
            save();
        });
        return !settings_.stop.stop_requested();
    }

    const Plan& a_;
    const Plan& b_;
    const CompareSettings& settings_;
    ComparisonRun& compared_;
};

} // namespace

Loaded<ComparisonRun> compare(const Plan& a, const Plan& b, const CompareSettings& settings,
                              PairedResults before) {
    const KnownFigures known = knownFigures(a, settings.stop);
    const std::vector<std::string> figures = figuresOf(settings, known.contains(escapes));
    const auto found =
        std::ranges::find_if(figures, [&](const std::string& one) { return isKnown(known, one); });
    const std::string figure = found == figures.end() ? figures.back() : *found;
    if (found == figures.end() && !settings.stop.stop_requested())
        return {std::nullopt, {unknownFigure(known, figure, {})}};
    const auto begun = [](const Plan& plan, Results& played) {
        return played.plan.is_null() ? run(plan, {.blocks = 0}) : std::move(played);
    };
    ComparisonRun compared;
    compared.a = begun(a, before.a);
    compared.b = begun(b, before.b);
    Comparer comparer(settings, figure);
    Pair pair(a, b, settings, compared);
    const auto keep = [&] {
        if (!settings.save)
            return;
        compared.comparison = comparer.known();
        settings.save(compared);
    };
    bool counted = false;
    for (std::uint32_t end = 0; end < a.blocks();) {
        end = std::min(a.blocks(), end + settings.batch);
        // A look at half a batch would depend on the time of the stop: its games wait for the rest.
        if (!pair.play(end, keep))
            break;
        // Rare events may come later.
        counted = comparer.take(firstBlocks(compared.a, end), firstBlocks(compared.b, end));
        if (settings.stop.stop_requested())
            break;
        if (counted && comparer.look() != Finding::Open)
            break;
    }
    if (!counted && !settings.stop.stop_requested())
        return {std::nullopt, {notCounted(figure, compared.a.games())}};
    compared.comparison = comparer.known();
    return {std::move(compared), {}};
}

} // namespace tilewright::playtest
