#include "engine/playtest/figure_list.h"

#include "engine/game/kinds.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace tilewright::playtest {

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

void FigureList::shareOf(const std::string& id, Text definition, const Column& part, const Column& whole,
                         std::int64_t trial) {
    if (total(whole) > 0)
        figures_.push_back(
            {id, std::move(definition), true, share(part, whole, trial), total(whole), part, whole});
}

void FigureList::meanOf(const std::string& id, Text definition, const Column& above, const Column& below) {
    if (total(below) <= 0)
        return;
    waiting_.push_back(figures_.size());
    fractions_.push_back({above, below});
    figures_.push_back({id, std::move(definition), false, {}, total(below), above, below});
}

void FigureList::addQuantiles(const std::string& id, const Text& definition,
                              std::span<const std::int32_t> samples, std::span<const std::size_t> starts) {
    constexpr std::array at{0.1, 0.5, 0.9};
    constexpr std::array suffixes{"/tenth", "/median", "/nine-tenths"};
    constexpr std::array words{QT_TRANSLATE_NOOP("Engine", "10th percentile"),
                               QT_TRANSLATE_NOOP("Engine", "median"),
                               QT_TRANSLATE_NOOP("Engine", "90th percentile")};
    const std::vector<Estimate> found = playtest::quantiles(samples, starts, at, effort_);
    for (std::size_t i = 0; i < at.size(); ++i) {
        Text text = definition;
        text.arguments.push_back(Text::Argument::word(words[i]));
        figures_.push_back(
            {id + suffixes[i], std::move(text), false, found[i], static_cast<std::int64_t>(samples.size())});
    }
}

void FigureList::quantiles(const std::string& sample, const char* source) {
    const auto found = results_.samples.find(sample);
    if (found == results_.samples.end() || found->second.empty() || effort_.stop.stop_requested())
        return;
    std::vector<std::size_t> starts;
    for (std::size_t start = 0; start <= found->second.size(); start += results_.players)
        starts.push_back(start);
    addQuantiles(sample, source, found->second, starts);
}

void FigureList::firstTurns(const std::string& kind) {
    // Block by block, the turns of all who gained one.
    std::vector<std::int32_t> turns;
    std::vector<std::size_t> starts{0};
    for (std::size_t block = 0; block < results_.done.size() && !effort_.stop.stop_requested(); ++block) {
        for (std::uint32_t seat = 0; seat < results_.players; ++seat) {
            const auto of = results_.samples.find("first/" + kind + '/' + std::to_string(seat));
            if (of == results_.samples.end())
                return;
            const auto* const games = &of->second[block * results_.players];
            std::copy_if(games, games + results_.players, std::back_inserter(turns),
                         [](std::int32_t turn) { return turn > 0; });
        }
        starts.push_back(turns.size());
    }
    if (turns.empty() || effort_.stop.stop_requested())
        return;
    const auto name = Text::Argument::word(game::pluralInHand(results_.kinds, kind));
    addQuantiles(
        "first/" + kind,
        {QT_TRANSLATE_NOOP("Engine", "Own turn of the first gain, among players who gain any: %1, %2"),
         {name}},
        turns, starts);

    // A report may have any turns; a figure for every few of two billion would be useless.
    constexpr int lastTold = 1000;
    const int last = std::min(lastTold, *std::max_element(turns.begin(), turns.end()));
    const Column players = times(games_, results_.players);
    for (int turn = turnsTogether; turn < last + turnsTogether; turn += turnsTogether) {
        Column have(results_.done.size());
        for (std::size_t block = 0; block < have.size(); ++block)
            have[block] = std::count_if(turns.begin() + static_cast<std::ptrdiff_t>(starts[block]),
                                        turns.begin() + static_cast<std::ptrdiff_t>(starts[block + 1]),
                                        [turn](std::int32_t first) { return first <= turn; });
        shareOf("held/" + kind + "/by-" + std::to_string(turn),
                {QT_TRANSLATE_NOOP("Engine", "Share of players who have gained any by their own turn %2: %1"),
                 {name, turn}},
                have, players);
    }
}

void FigureList::stackShare(const std::string& id, const char* what,
                            const std::vector<std::string>& samples) {
    std::vector<std::span<const std::int32_t>> values;
    for (const std::string& sample : samples)
        if (const auto found = results_.samples.find(sample); found != results_.samples.end())
            values.emplace_back(found->second);
    if (values.size() < samples.size() || effort_.stop.stop_requested())
        return;
    if (const auto estimate = shareBetweenBlocks(values, results_.players, effort_))
        figures_.push_back(
            {id,
             {QT_TRANSLATE_NOOP(
                  "Engine",
                  "Luck of the draw: share of the variance that the order of the stack explains: %1"),
              {Text::Argument::word(what)}},
             true,
             *estimate,
             static_cast<std::int64_t>(results_.games())});
}

std::vector<Figure> FigureList::take() {
    if (effort_.stop.stop_requested())
        return std::move(figures_);
    const std::vector<Estimate> means = ratios(fractions_, effort_);
    for (std::size_t i = 0; i < means.size(); ++i)
        figures_[waiting_[i]].estimate = means[i];
    waiting_.clear();
    fractions_.clear();
    return std::move(figures_);
}

} // namespace tilewright::playtest
