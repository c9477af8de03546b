#include "engine/playtest/studies/suggestions.h"

#include "engine/playtest/blocks.h"
#include "engine/playtest/figure_list.h"
#include "engine/playtest/number_format.h"

#include <algorithm>

namespace tilewright::playtest {

namespace {

/// Stacks of each side between two looks.
constexpr std::uint32_t stacksBetweenLooks = 50;

/// The share in the first blocks of some games.
Figure shareIn(const Results& results, std::uint32_t blocks, const UnwantedShare& what) {
    const Results first = firstBlocks(results, blocks);
    Figure figure;
    figure.numerators = first.counter(what.part);
    figure.denominators = Column(first.done.size());
    for (const std::string_view whole : what.whole)
        figure.denominators = sumOf(std::move(figure.denominators), first.counter(whole));
    return figure;
}

Plan editedPlan(const Plan& plan, const CountEdit& edit, const game::Ruleset& rules) {
    TileSet set = plan.game->tileSet();
    apply(edit, set);
    Plan edited = plan;
    const auto game =
        rules.compile(set, plan.game->map(), plan.game->options(), static_cast<int>(plan.players.size()));
    edited.game = game ? *game.value : nullptr;
    return edited;
}

/// Plays up to so many blocks. False after a stop.
bool playTo(const Plan& plan, std::uint32_t blocks, const SuggestSettings& settings, Results& results) {
    if (const auto done = static_cast<std::uint32_t>(results.done.size()); done < blocks)
        results = run(plan, {.threads = settings.threads, .stop = settings.stop, .blocks = blocks - done},
                      std::move(results));
    return !settings.stop.stop_requested();
}

/// Smallest changes that matter: a quarter of the share now, but no less than half a point.
double minChange(double now) {
    constexpr double part = 0.25;
    constexpr double least = 0.005;
    return std::max(least, part * now);
}

/// Compares two sides look by look.
class Trial {
public:
    Trial(const UnwantedShare& what, double alpha) : what_(what) { test_.alpha = alpha; }

    void look(const Results& now, const Results& edited, std::uint32_t blocks) {
        const Figure a = shareIn(now, blocks, what_);
        const Figure b = shareIn(edited, blocks, what_);
        if (total(a.denominators) <= 0 || total(b.denominators) <= 0)
            return;
        found_.before = share(a.numerators, a.denominators);
        found_.after = share(b.numerators, b.denominators);
        std::vector<double> values = blockValues(b);
        const std::vector<double> before = blockValues(a);
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] -= before[i];
        found_.difference = meanDifference(values);
        found_.games = std::size_t{blocks} * now.gamesPerStack();
        // The margin stays that of the first look, so that looks agree on what they test.
        if (!isKnown_)
            test_.margin = minChange(found_.before.value);
        isKnown_ = true;
        // One tile of a block.
        test_.grain = static_cast<double>(blocks) / static_cast<double>(total(a.denominators));
        finding_ = playtest::look(values, test_).finding;
    }
    bool isOpen() const { return finding_ == Finding::Open; }
    /// Empty before the first look.
    std::optional<Suggestion> result(const CountEdit& edit) const {
        if (!isKnown_)
            return std::nullopt;
        Suggestion made = found_;
        made.edit = edit;
        made.helps = finding_ == Finding::Less;
        return made;
    }

private:
    const UnwantedShare& what_;
    SequentialTest test_;
    Suggestion found_;
    Finding finding_ = Finding::Open;
    bool isKnown_ = false;
};

} // namespace

std::vector<CountEdit> countEdits(const TileSet& set) {
    std::vector<CountEdit> edits;
    for (const Tile& tile : set.tiles) {
        edits.push_back({tile.id, 1});
        if (tile.count > 1)
            edits.push_back({tile.id, -1});
    }
    return edits;
}

void apply(const CountEdit& edit, TileSet& set) {
    if (const auto tile = std::ranges::find(set.tiles, edit.tile, &Tile::id); tile != set.tiles.end())
        tile->count += edit.change;
}

std::vector<UnwantedShare> unwantedSharesIn(const Results& results) {
    std::vector<UnwantedShare> all{{"refused",
                                    QT_TRANSLATE_NOOP("Engine", "Fewer unplaceable draws"),
                                    QT_TRANSLATE_NOOP("Engine", "unplaceable draws"),
                                    "refused",
                                    {"laid", "refused"}},
                                   {"idle",
                                    QT_TRANSLATE_NOOP("Engine", "Fewer idle copies"),
                                    QT_TRANSLATE_NOOP("Engine", "idle copies"),
                                    "idle",
                                    {"laid"}},
                                   {"dead-ends",
                                    QT_TRANSLATE_NOOP("Engine", "Fewer dead ends"),
                                    QT_TRANSLATE_NOOP("Engine", "dead ends"),
                                    "dead-ends",
                                    {"laid"}},
                                   {"unfit",
                                    QT_TRANSLATE_NOOP("Engine", "Fewer cells that no tile fits"),
                                    QT_TRANSLATE_NOOP("Engine", "cells that no tile fits"),
                                    "unfit",
                                    {"holes"}}};
    std::erase_if(all, [&results](const UnwantedShare& one) { return !results.counters.contains(one.part); });
    return all;
}

std::vector<Suggestion> suggest(const Plan& plan, const std::vector<CountEdit>& edits,
                                const game::Ruleset& rules, const UnwantedShare& what,
                                const SuggestSettings& settings) {
    std::vector<Suggestion> found;
    Results now = run(plan, {.blocks = 0});
    for (std::size_t i = 0; i < edits.size() && !settings.stop.stop_requested(); ++i) {
        if (settings.progress)
            settings.progress(static_cast<double>(i) / static_cast<double>(edits.size()));
        const Plan edited = editedPlan(plan, edits[i], rules);
        if (!edited.game)
            continue;
        Results with = run(edited, {.blocks = 0});
        Trial trial(what, SequentialTest().alpha / static_cast<double>(edits.size()));
        for (std::uint32_t blocks = 0; blocks < plan.blocks() && trial.isOpen();) {
            blocks = std::min(plan.blocks(), blocks + stacksBetweenLooks);
            if (!playTo(plan, blocks, settings, now) || !playTo(edited, blocks, settings, with))
                break;
            trial.look(now, with, blocks);
        }
        if (const auto result = trial.result(edits[i]))
            found.push_back(*result);
    }
    std::ranges::stable_sort(found, [](const Suggestion& a, const Suggestion& b) {
        return a.helps != b.helps ? a.helps : a.difference.value < b.difference.value;
    });
    return found;
}

Text suggestionText(const Suggestion& suggestion, const UnwantedShare& what) {
    return {suggestion.edit.change > 0
                ? QT_TRANSLATE_NOOP("Engine", "One more copy of “%1”: %2 %3 to %4 in %5 games")
                : QT_TRANSLATE_NOOP("Engine", "One copy fewer of “%1”: %2 %3 to %4 in %5 games"),
            {suggestion.edit.tile, Text::Argument::word(what.name), formatted(suggestion.before.value, true),
             formatted(suggestion.after.value, true), withThousandsSeparators(suggestion.games)}};
}

} // namespace tilewright::playtest
