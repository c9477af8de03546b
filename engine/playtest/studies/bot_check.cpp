#include "engine/playtest/studies/bot_check.h"

#include "engine/base/random.h"
#include "engine/bots/bot.h"
#include "engine/playtest/blocks.h"
#include "engine/playtest/number_format.h"
#include "engine/playtest/studies/compare.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace tilewright::playtest {

namespace {

constexpr std::string_view medianOf = "/median";

/// The lower of two in the middle, as quantile() has it.
double middle(std::vector<std::int32_t>& values) {
    const auto at = values.begin() + static_cast<std::ptrdiff_t>((values.size() - 1) / 2);
    std::ranges::nth_element(values, at);
    return *at;
}

/// Values of the same blocks in two playtests, `perBlock` each.
struct PairedSamples {
    const std::vector<std::int32_t>& a;
    const std::vector<std::int32_t>& b;
    std::size_t perBlock = 1;
};

/// B's median minus A's, with the percentile interval of a bootstrap over blocks that both share.
Estimate medianDifference(const PairedSamples& samples, const StopToken& stop) {
    constexpr int resamples = 1000;
    const std::size_t blocks = samples.a.size() / samples.perBlock;
    std::vector<std::int32_t> a = samples.a;
    std::vector<std::int32_t> b = samples.b;
    const double value = middle(b) - middle(a);
    std::vector<double> found;
    for (int number = 0; number < resamples && !stop.stop_requested(); ++number) {
        Random random(0, 0, Purpose::Bootstrap, static_cast<std::uint64_t>(number));
        a.clear();
        b.clear();
        for (std::size_t i = 0; i < blocks; ++i) {
            const auto from = random.below(static_cast<std::uint32_t>(blocks)) * samples.perBlock;
            a.insert(a.end(), &samples.a[from], &samples.a[from] + samples.perBlock);
            b.insert(b.end(), &samples.b[from], &samples.b[from] + samples.perBlock);
        }
        found.push_back(middle(b) - middle(a));
    }
    if (found.empty()) // a stop came first
        return {value, {value, value}};
    std::ranges::sort(found);
    const auto at = [&found](double part) {
        return found[static_cast<std::size_t>(std::llround(part * static_cast<double>(found.size() - 1)))];
    };
    return {value, {std::min(value, at(0.025)), std::max(value, at(0.975))}};
}

CheckOutcome outcomeOf(const CheckedFigure& figure, std::size_t blocks) {
    const auto [low, high] = figure.difference.interval;
    if (blocks < minCheckedBlocks || !std::isfinite(low) || !std::isfinite(high))
        return CheckOutcome::Open;
    const double margin = figure.isShare ? shareMargin : numberMargin * std::abs(figure.played.value);
    if (low >= -margin && high <= margin)
        return CheckOutcome::Holds;
    return low > 0 || high < 0 ? CheckOutcome::Differs : CheckOutcome::Open;
}

/// Of a main quantile, which comparisons by blocks leave out: the median of a sample. Empty for other
/// figures.
std::optional<Estimate> quantileDifference(const Figure& figure, const Results& a, const Results& b,
                                           const StopToken& stop) {
    if (!figure.numerators.empty() || !figure.id.ends_with(medianOf))
        return std::nullopt;
    const std::string sample = figure.id.substr(0, figure.id.size() - medianOf.size());
    const auto one = a.samples.find(sample);
    const auto other = b.samples.find(sample);
    if (one == a.samples.end() || other == b.samples.end() || one->second.size() != other->second.size())
        return std::nullopt;
    return medianDifference({one->second, other->second, a.players}, stop);
}

} // namespace

const CheckedFigure* BotCheck::find(std::string_view id) const {
    const auto found = std::ranges::find(figures, id, &CheckedFigure::id);
    return found == figures.end() ? nullptr : &*found;
}

std::int64_t BotCheck::count(CheckOutcome outcome) const {
    return std::ranges::count(figures, outcome, &CheckedFigure::outcome);
}

bool isMainFigure(std::string_view id) {
    constexpr std::array<std::string_view, 7> single{
        "turns/median", "margin/median", "points/mean", "choices", "refused", "lead-changes", "comebacks"};
    constexpr std::array<std::string_view, 4> families{"end/", "uncovered/", "points-from/", "empty-hand/"};
    return std::ranges::find(single, id) != single.end() ||
           std::ranges::any_of(families, [id](std::string_view one) { return id.starts_with(one); });
}

std::string strongerBot(const std::vector<std::string>& players, std::string_view ruleset) {
    const auto plays = [&players](std::string_view name) {
        return std::ranges::any_of(
            players, [name](const std::string& one) { return one.substr(0, one.find(':')) == name; });
    };
    const std::string wanted = plays("search") ? "search-strong" : "search";
    const std::vector<bots::BotSpec> known = bots::availableBots(ruleset);
    return plays("search-strong") || std::ranges::find(known, wanted, &bots::BotSpec::name) == known.end()
               ? std::string()
               : wanted;
}

std::vector<std::string> botsOf(const Json& plan) {
    std::vector<std::string> bots;
    if (const auto found = plan.find("players"); found != plan.end())
        for (const Json& one : *found)
            if (one.is_string())
                bots.push_back(one.get<std::string>());
    return bots;
}

std::string listed(const std::vector<std::string>& bots) {
    std::string all;
    for (const std::string& bot : bots)
        all.append(all.empty() ? "" : ", ").append(bot);
    return all;
}

Plan botCheckPlan(Plan plan, const std::string& bot) {
    plan.players.assign(plan.players.size(), bot);
    plan.maxGamesByStack = alwaysByStack;
    return plan;
}

std::uint32_t checkedBlocks(const Plan& checking, std::uint64_t games) {
    const std::uint64_t seats = std::max<std::size_t>(1, checking.players.size());
    const std::uint32_t mine = (checking.blocks() + checking.shards - checking.shard) / checking.shards;
    return static_cast<std::uint32_t>(std::min<std::uint64_t>((games + seats - 1) / seats, mine));
}

Results unfinishedCheck(const Results& results, const Plan& checking) {
    return results.check && results.check->plan == planJson(checking) ? *results.check : Results();
}

std::uint32_t missingBlocks(const Plan& plan, const CheckSettings& check, const Results& results) {
    const Plan checking = botCheckPlan(plan, check.bot);
    const std::uint32_t wanted = checkedBlocks(checking, check.games);
    return wanted -
           std::min(wanted, static_cast<std::uint32_t>(unfinishedCheck(results, checking).done.size()));
}

void runCheck(const Plan& plan, const CheckSettings& check, RunSettings settings, Results& results,
              const std::function<void()>& save) {
    settings.blocks = missingBlocks(plan, check, results);
    if (settings.blocks == 0)
        return;
    const Plan checking = botCheckPlan(plan, check.bot);
    const auto take = [&](const Results& now) { results.check = std::make_shared<const Results>(now); };
    take(runInPortions(checking, settings, unfinishedCheck(results, checking), [&](const Results& now) {
        take(now);
        save();
    }));
}

std::optional<BotCheck> botCheck(const Results& results, const StopToken& stop) {
    if (!results.check)
        return std::nullopt;
    BotCheck found;
    found.isPaired = results.stacksPerBlock == results.check->stacksPerBlock;
    const std::vector<std::uint32_t> both =
        found.isPaired ? commonBlocks(results, *results.check) : results.check->done;
    if (both.empty())
        return std::nullopt;
    const Results played = found.isPaired ? selectBlocks(results, both) : results;
    const Results checked = selectBlocks(*results.check, both);
    const std::vector<std::string> bots = botsOf(checked.plan);
    found.bot = bots.empty() ? "?" : bots.front();
    found.games = checked.games();
    const std::vector<Figure> ofPlayed = figuresComparableWith(played, checked, stop);
    const std::vector<Figure> ofChecked = figuresComparableWith(checked, played, stop);
    const auto ratios = found.isPaired ? differences(ofPlayed, ofChecked) : std::vector<Difference>();
    for (const Figure& one : ofPlayed) {
        const auto other = std::ranges::find(ofChecked, one.id, &Figure::id);
        if (!isMainFigure(one.id) || other == ofChecked.end())
            continue;
        const auto ratio = std::ranges::find(ratios, one.id, &Difference::id);
        const std::optional<Estimate> difference =
            !found.isPaired         ? std::optional(unpairedDifference(one.estimate, other->estimate))
            : ratio != ratios.end() ? std::optional(ratio->difference)
                                    : quantileDifference(one, played, checked, stop);
        if (!difference)
            continue;
        CheckedFigure figure{one.id,       one.definition,  one.isShare, one.isWhole(),
                             one.estimate, other->estimate, *difference};
        figure.outcome = outcomeOf(figure, both.size());
        found.figures.push_back(std::move(figure));
    }
    return found;
}

Text checkNote(const std::optional<BotCheck>& check) {
    if (!check)
        return QT_TRANSLATE_NOOP("Engine", "Not checked with stronger bots: it is not known yet which "
                                           "figures come from the game and which from these bots.");
    return {
        QT_TRANSLATE_NOOP("Engine", "Checked with the bot %1 in %2 of these games: of %3 main figures, %4 "
                                    "hold, %5 differ, and %6 are not known yet."),
        {check->bot, check->games, check->figures.size(), std::to_string(check->count(CheckOutcome::Holds)),
         std::to_string(check->count(CheckOutcome::Differs)),
         std::to_string(check->count(CheckOutcome::Open))}};
}

const char* checkOutcomeInWords(CheckOutcome outcome) {
    switch (outcome) {
    case CheckOutcome::Holds:
        return QT_TRANSLATE_NOOP("Engine", "holds");
    case CheckOutcome::Differs:
        return QT_TRANSLATE_NOOP("Engine", "differs");
    default:
        return QT_TRANSLATE_NOOP("Engine", "not known yet");
    }
}

std::string_view name(CheckOutcome outcome) {
    switch (outcome) {
    case CheckOutcome::Holds:
        return "holds";
    case CheckOutcome::Differs:
        return "differs";
    default:
        return "open";
    }
}

Json toJson(const BotCheck& check) {
    Json list = Json::array();
    for (const CheckedFigure& one : check.figures)
        list.push_back({{"figure", one.id},
                        {"standing", name(one.outcome)},
                        {"played", toJson(one.played)},
                        {"checked", toJson(one.checked)},
                        {"difference", toJson(one.difference)}});
    return {{"bot", check.bot}, {"games", check.games}, {"figures", std::move(list)}};
}

} // namespace tilewright::playtest
