#include "engine/playtest/studies/bot_check.h"

#include "engine/bots/bot.h"
#include "engine/playtest/number_format.h"
#include "engine/playtest/studies/compare.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace tilewright::playtest {

namespace {

double marginOf(const CheckedFigure& figure) {
    return figure.isShare ? shareMargin
                          : std::max(numberMargin * std::abs(figure.played.value),
                                     figure.isWhole ? leastWholeMargin : leastNumberMargin);
}

CheckOutcome outcomeOf(const CheckedFigure& figure, std::size_t blocks) {
    const auto& [low, high] = figure.difference.interval;
    if (blocks < minCheckedBlocks || !std::isfinite(low) || !std::isfinite(high))
        return CheckOutcome::Open;
    const double margin = marginOf(figure);
    if (low >= -margin && high <= margin)
        return CheckOutcome::Holds;
    return low > 0 || high < 0 ? CheckOutcome::Differs : CheckOutcome::Open;
}

/// Of a figure that is open: blocks until its interval is narrow enough to show that it holds or that it
/// differs, whichever needs fewer, if the difference is as measured.
double blocksToKnow(const CheckedFigure& figure, std::size_t blocks) {
    const auto& [value, interval] = figure.difference;
    const double half = std::max(value - interval.low, interval.high - value);
    const double allowed = std::max(std::abs(value), marginOf(figure) - std::abs(value));
    return static_cast<double>(blocks) * (half / allowed) * (half / allowed);
}

/// Numbers of blocks after which a check is looked at: each a third more than the one before.
constexpr std::array<std::uint32_t, 12> looks = [] {
    std::array<std::uint32_t, 12> all{};
    std::uint32_t blocks = minCheckedBlocks;
    for (std::uint32_t& one : all) {
        one = blocks;
        blocks += blocks / 3;
    }
    return all;
}();

} // namespace

const CheckedFigure* BotCheck::find(std::string_view id) const {
    const auto found = std::ranges::find(figures, id, &CheckedFigure::id);
    return found == figures.end() ? nullptr : &*found;
}

std::int64_t BotCheck::count(CheckOutcome outcome) const {
    return std::ranges::count(figures, outcome, &CheckedFigure::outcome);
}

bool isLook(std::uint32_t blocks) {
    return std::ranges::binary_search(looks, blocks);
}

std::uint32_t nextLook(std::uint32_t blocks) {
    const auto* const next = std::ranges::upper_bound(looks, blocks);
    return next == looks.end() ? std::numeric_limits<std::uint32_t>::max() : *next;
}

std::uint32_t wantedBlocks(const std::optional<BotCheck>& check, std::uint32_t most) {
    if (!check)
        return most;
    double wanted = 0;
    for (const CheckedFigure& one : check->figures)
        if (one.outcome == CheckOutcome::Open)
            wanted = std::max(wanted, blocksToKnow(one, check->blocks));
    const auto played = static_cast<double>(check->blocks);
    return static_cast<std::uint32_t>(
        std::min<double>(most, wanted > 0 ? std::max(std::ceil(wanted), played + 1) : played));
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
    const std::uint64_t all = std::min<std::uint64_t>((games + seats - 1) / seats, checking.blocks());
    return static_cast<std::uint32_t>((all + checking.shards - checking.shard) / checking.shards);
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

void runCheck(const Plan& plan, const CheckSettings& check, const RunSettings& settings, Results& results,
              const std::function<void()>& save) {
    const Plan checking = botCheckPlan(plan, check.bot);
    Results known = unfinishedCheck(results, checking);
    const auto had = static_cast<std::uint32_t>(known.done.size());
    const std::uint32_t most = had + missingBlocks(plan, check, results);
    const bool maySee = plan.shards == 1;
    std::uint32_t wanted = most;
    for (std::uint32_t now = had; now < most && !settings.stop.stop_requested();) {
        // Wherever a stop came, it is looked at again after the same blocks.
        if (maySee && isLook(now)) {
            wanted = wantedBlocks(botCheck(results, {settings.stop, settings.threads}), most);
            if (wanted <= now)
                return;
        }
        RunSettings portion = settings;
        portion.blocks = (maySee ? std::min(most, nextLook(now)) : most) - now;
        portion.progress = [&](std::uint32_t played, std::uint32_t) {
            if (settings.progress)
                settings.progress(now - had + played, std::max(wanted, now + played) - had);
        };
        const auto take = [&](const Results& soFar) {
            results.check = std::make_shared<const Results>(soFar);
            save();
        };
        known = runInPortions(checking, portion, std::move(known), take);
        take(known);
        now = static_cast<std::uint32_t>(known.done.size());
    }
}

std::optional<BotCheck> botCheck(const Results& results, const ResamplingSettings& effort) {
    if (!results.check || results.check->done.empty())
        return std::nullopt;
    const Results& checked = *results.check;
    const std::vector<std::string> bots = botsOf(checked.plan);
    BotCheck found{.bot = bots.empty() ? "?" : bots.front(),
                   .games = checked.games(),
                   .blocks = checked.done.size(),
                   .figures = {}};
    const std::vector<Figure> ofChecked = figuresComparableWith(checked, results, effort);
    for (const Figure& one : figuresComparableWith(results, checked, effort)) {
        const auto other = std::ranges::find(ofChecked, one.id, &Figure::id);
        if (!isMainFigure(one.id) || other == ofChecked.end())
            continue;
        CheckedFigure figure{.id = one.id,
                             .definition = one.definition,
                             .isShare = one.isShare,
                             .isWhole = one.isWhole(),
                             .played = one.estimate,
                             .checked = other->estimate,
                             .difference = atConfidence(unpairedDifference(one.estimate, other->estimate),
                                                        found.blocks, checkConfidence)};
        figure.outcome = outcomeOf(figure, found.blocks);
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
