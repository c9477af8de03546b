#pragma once

#include "engine/playtest/figures.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tilewright::playtest {

/// One number a block.
using Column = std::vector<std::int64_t>;
std::int64_t total(const Column& column);
Column times(Column column, std::int64_t factor);
/// Block by block.
Column sumOf(Column a, const Column& b);

/// Makes the figures of a playtest one after the other; what nothing was counted of is left out.
class FigureList {
public:
    explicit FigureList(const Results& results, std::stop_token stop = {})
        : results_(results), games_(results.counter("games")), stop_(std::move(stop)) {}

    const Results& results() const { return results_; }
    const Column& games() const { return games_; }
    Column counter(std::string_view name) const { return results_.counter(name); }
    bool has(std::string_view name) const { return results_.counters.contains(name); }

    /// `trial`: as share() takes it.
    void shareOf(const std::string& id, Text definition, const Column& part, const Column& whole,
                 std::int64_t trial = 1);
    void meanOf(const std::string& id, Text definition, const Column& above, const Column& below);
    /// Of a sample, tenth, median and nine tenths. `source`: a sentence with a place for which quantile it
    /// is.
    void quantiles(const std::string& sample, const char* source);
    /// Of the players' own turns at their first one of a kind, of those who gain any.
    void firstTurns(const std::string& kind);
    /// Which part of the variance of these samples lies between stacks.
    void stackShare(const std::string& id, const char* what, const std::vector<std::string>& samples);
    /// Calls `make` for each counter of that family, "gained/" say, with the counter's name, what stands
    /// behind the prefix, and the column.
    template <class Make>
    void family(std::string_view prefix, Make make) const {
        for (auto it = results_.counters.lower_bound(prefix);
             it != results_.counters.end() && it->first.starts_with(prefix); ++it)
            make(it->first, it->first.substr(prefix.size()), it->second);
    }

    std::vector<Figure> take();

private:
    struct Wanted {
        const char* suffix;
        double at;
        const char* words;
    };
    void quantile(const std::string& id, const Wanted& wanted, Text definition,
                  std::span<const std::int32_t> samples, std::span<const std::size_t> starts);

    const Results& results_;
    Column games_;
    std::stop_token stop_;
    std::vector<Figure> figures_;
    /// Means wait until all are known: their intervals come of one resampling. Places in figures_.
    std::vector<std::size_t> waiting_;
    std::vector<Fraction> fractions_;
};

/// What ScoringCounters counted; nothing where that is nothing.
void addScoring(FigureList& list);
/// What SpaceUse counted.
void addSpaces(FigureList& list);
/// Everything that is told of a playtest, in its order.
void addFigures(FigureList& list);

} // namespace tilewright::playtest
