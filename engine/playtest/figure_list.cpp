#include "engine/playtest/figure_list.h"

#include "engine/games/kind_spec.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <numeric>

namespace tilewright::playtest {

namespace {

constexpr std::array percentilesShown{0.1, 0.5, 0.9};
/// A report may have any turns; a figure for every few of two billion would be useless.
constexpr int lastTold = 1000;

std::string heldId(const std::string& kind, int turn) {
    return "held/" + kind + "/by-" + std::to_string(turn);
}

/// The kind of first points (LeadTracker).
constexpr std::string_view ofPoints = "points";

/// Of blocks of one stack; block i has the values from starts[i] up to starts[i + 1].
Distribution countsOf(std::span<const std::int32_t> values, std::span<const std::size_t> starts) {
    Distribution counted;
    for (std::size_t block = 0; block + 1 < starts.size(); ++block)
        counted.countValues({values.begin() + static_cast<std::ptrdiff_t>(starts[block]),
                             values.begin() + static_cast<std::ptrdiff_t>(starts[block + 1])});
    return counted;
}

} // namespace

std::string_view gainedWord(const Results& results, std::string_view kind) {
    return kind == ofPoints ? QT_TRANSLATE_NOOP("Engine", "points") : game::pluralInHand(results.kinds, kind);
}

std::int64_t total(const Column& column) {
    return std::accumulate(column.begin(), column.end(), std::int64_t{0});
}

Column times(Column column, std::int64_t factor) {
    for (std::int64_t& value : column)
        value *= factor;
    return column;
}

Column sumOf(Column a, const Column& b) {
    for (std::size_t i = 0; i < a.size(); ++i)
        a[i] += b[i];
    return a;
}

void FigureList::addShare(const std::string& id, Text definition, const Column& part, const Column& whole,
                          std::int64_t trial) {
    if (total(whole) > 0)
        figures_.push_back({id, std::move(definition), true,
                            share(part, whole, trial, 0.95, results_.stacksDone()), total(whole), part,
                            whole});
}

void FigureList::addMean(const std::string& id, Text definition, const Column& above, const Column& below) {
    if (total(below) <= 0)
        return;
    waiting_.push_back(figures_.size());
    fractions_.push_back({above, below});
    figures_.push_back({id, std::move(definition), false, {}, total(below), above, below});
}

void FigureList::addQuantiles(const std::string& id, const Text& definition,
                              const std::vector<Estimate>& found, std::int64_t counted) {
    constexpr std::array suffixes{"/tenth", "/median", "/nine-tenths"};
    constexpr std::array words{QT_TRANSLATE_NOOP("Engine", "10th percentile"),
                               QT_TRANSLATE_NOOP("Engine", "median"),
                               QT_TRANSLATE_NOOP("Engine", "90th percentile")};
    for (std::size_t i = 0; i < suffixes.size(); ++i) {
        Text text = definition;
        text.arguments.push_back(Text::Argument::word(words[i]));
        figures_.push_back({id + suffixes[i], std::move(text), false, found[i], counted});
    }
}

void FigureList::addQuantiles(const std::string& sample, const char* source) {
    if (effort_.stop.stop_requested())
        return;
    if (const auto found = results_.distributions.find(sample);
        found != results_.distributions.end() && !found->second.counts.empty())
        addQuantiles(sample, source, playtest::quantiles(found->second, percentilesShown),
                     found->second.total());
    const auto found = results_.samples.find(sample);
    if (found == results_.samples.end() || found->second.empty())
        return;
    std::vector<std::size_t> starts;
    for (std::size_t start = 0; start <= found->second.size(); start += results_.gamesPerStack())
        starts.push_back(start);
    addQuantiles(sample, source, playtest::quantiles(found->second, starts, percentilesShown, resamples()),
                 std::ssize(found->second));
}

void FigureList::addCountedQuantiles(const std::string& sample, const char* source) {
    const auto found = results_.samples.find(sample);
    if (found == results_.samples.end())
        return addQuantiles(sample, source);
    std::vector<std::size_t> starts;
    for (std::size_t start = 0; start <= found->second.size(); start += results_.gamesPerStack())
        starts.push_back(start);
    if (!found->second.empty())
        addQuantiles(sample, source, playtest::quantiles(countsOf(found->second, starts), percentilesShown),
                     std::ssize(found->second));
}

const Resamples& FigureList::resamples() const {
    if (!resamples_)
        resamples_.emplace(results_.done.size(), effort_);
    return *resamples_;
}

Text FigureList::firstGain(const std::string& kind) const {
    return {QT_TRANSLATE_NOOP("Engine",
                              "Turn (a player's own) of the first gain, among players who gain any: %1, %2"),
            {Text::Argument::word(gainedWord(results_, kind))}};
}

Text FigureList::heldBy(const std::string& kind, int turn) const {
    return {QT_TRANSLATE_NOOP("Engine", "Share of players who have gained any by their own turn %2: %1"),
            {Text::Argument::word(gainedWord(results_, kind)), turn}};
}

void FigureList::addFirstTurns(const std::string& kind) {
    const std::string id = "first/" + kind;
    if (const auto found = results_.distributions.find(id); found != results_.distributions.end())
        return addFirstTurns(kind, found->second);
    // Block by block, the turns of all who gained one.
    std::vector<std::int32_t> turns;
    std::vector<std::size_t> starts{0};
    for (std::size_t block = 0; block < results_.done.size() && !effort_.stop.stop_requested(); ++block) {
        for (std::uint32_t seat = 0; seat < results_.players; ++seat) {
            const auto of = results_.samples.find(id + '/' + std::to_string(seat));
            if (of == results_.samples.end())
                return;
            const auto* const games = &of->second[block * results_.gamesPerStack()];
            std::copy_if(games, games + results_.gamesPerStack(), std::back_inserter(turns),
                         [](std::int32_t turn) { return turn > 0; });
        }
        starts.push_back(turns.size());
    }
    if (turns.empty() || effort_.stop.stop_requested())
        return;
    addQuantiles(id, firstGain(kind),
                 kind == ofPoints ? playtest::quantiles(countsOf(turns, starts), percentilesShown)
                                  : playtest::quantiles(turns, starts, percentilesShown, resamples()),
                 std::ssize(turns));

    const int last = std::min(lastTold, *std::max_element(turns.begin(), turns.end()));
    const Column players = times(games_, results_.players);
    for (int turn = turnsPerGroup; turn < last + turnsPerGroup; turn += turnsPerGroup) {
        Column have(results_.done.size());
        for (std::size_t block = 0; block < have.size(); ++block)
            have[block] = std::count_if(turns.begin() + static_cast<std::ptrdiff_t>(starts[block]),
                                        turns.begin() + static_cast<std::ptrdiff_t>(starts[block + 1]),
                                        [turn](std::int32_t first) { return first <= turn; });
        addShare(heldId(kind, turn), heldBy(kind, turn), have, players);
    }
}

void FigureList::addFirstTurns(const std::string& kind, const Distribution& turns) {
    if (turns.counts.empty() || effort_.stop.stop_requested())
        return;
    addQuantiles("first/" + kind, firstGain(kind), playtest::quantiles(turns, percentilesShown),
                 turns.total());
    const auto stacks = static_cast<std::int64_t>(results_.stacksDone());
    const std::int64_t players = std::int64_t{results_.players} * results_.gamesPerStack();
    const int last = std::min(lastTold, turns.counts.rbegin()->first);
    for (int turn = turnsPerGroup; turn < last + turnsPerGroup; turn += turnsPerGroup)
        figures_.push_back({heldId(kind, turn), heldBy(kind, turn), true,
                            shareUpTo(turns, turn, stacks, players), stacks * players});
}

void FigureList::addStackShare(const std::string& id, const char* what,
                               const std::vector<std::string>& samples) {
    std::vector<std::span<const std::int32_t>> values;
    std::vector<const Distribution*> counted;
    for (const std::string& sample : samples) {
        if (const auto found = results_.samples.find(sample); found != results_.samples.end())
            values.emplace_back(found->second);
        if (const auto found = results_.distributions.find(sample); found != results_.distributions.end())
            counted.push_back(&found->second);
    }
    if (values.size() + counted.size() < samples.size() || effort_.stop.stop_requested())
        return;
    if (const auto estimate =
            counted.empty() ? shareBetweenBlocks(values, results_.gamesPerStack(), resamples())
                            : shareBetweenStacks(counted, games_, results_.gamesPerStack(), resamples()))
        figures_.push_back(
            {id,
             {QT_TRANSLATE_NOOP(
                  "Engine",
                  "Luck of the draw: share of the variance explained by the order of the stack: %1"),
              {Text::Argument::word(what)}},
             true,
             *estimate,
             static_cast<std::int64_t>(results_.games())});
}

std::int64_t FigureList::stacksWith(const Column& whole) const {
    std::int64_t stacks = 0;
    for (std::size_t i = 0; i < whole.size(); ++i)
        if (whole[i] != 0)
            stacks += whole[i] >= games_[i] ? results_.stacksOf(results_.done[i]) : 1;
    return stacks;
}

std::vector<Estimate> FigureList::ratios(std::span<const Fraction> fractions) const {
    std::vector<Estimate> found = playtest::ratios(fractions, resamples());
    for (std::size_t i = 0; i < found.size(); ++i)
        if (Estimate& one = found[i];
            results_.stacksPerBlock > 1 && one.value == 0 && std::isfinite(one.interval.high))
            one.interval.high = unseenMean / static_cast<double>(stacksWith(fractions[i].denominators));
    return found;
}

std::vector<Figure> FigureList::take() {
    if (effort_.stop.stop_requested())
        return std::move(figures_);
    const std::vector<Estimate> means = ratios(fractions_);
    for (std::size_t i = 0; i < means.size(); ++i)
        figures_[waiting_[i]].estimate = means[i];
    waiting_.clear();
    fractions_.clear();
    return std::move(figures_);
}

} // namespace tilewright::playtest
