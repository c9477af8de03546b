#pragma once

#include "engine/playtest/figures.h"
#include "engine/playtest/statistics/intervals.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tilewright::playtest {

/// One number per block.
using Column = std::vector<std::int64_t>;
std::int64_t total(const Column& column);
Column times(Column column, std::int64_t factor);
/// The sum, block by block.
Column sumOf(Column a, const Column& b);

/// Builds the figures of a playtest one after the other; skips figures without any data.
class FigureList {
public:
    explicit FigureList(const Results& results, ResamplingSettings effort = {})
        : results_(results), games_(results.counter("games")), effort_(std::move(effort)) {}

    const Results& results() const { return results_; }
    const Column& games() const { return games_; }
    Column counter(std::string_view name) const { return results_.counter(name); }
    bool has(std::string_view name) const { return results_.counters.contains(name); }

    /// `trial`: see share().
    void addShare(const std::string& id, Text definition, const Column& part, const Column& whole,
                  std::int64_t trial = 1);
    void addMean(const std::string& id, Text definition, const Column& above, const Column& below);
    /// Adds the 10th, 50th and 90th percentile of a sample. `source`: a sentence with a placeholder for the
    /// percentile.
    void addQuantiles(const std::string& sample, const char* source);
    /// The same with intervals from counts of the values instead of resampled blocks: as for blocks of
    /// several stacks, and in less time.
    void addCountedQuantiles(const std::string& sample, const char* source);
    /// Adds a figure as it is.
    void add(Figure figure) { figures_.push_back(std::move(figure)); }
    /// Adds the players' own turn at the first gain of a kind, over those who gain any.
    void addFirstTurns(const std::string& kind);
    /// The same of blocks of several stacks.
    void addFirstTurns(const std::string& kind, const Distribution& turns);
    /// As playtest::ratios(). Of what is nowhere, the bound is that of the stacks instead of the blocks.
    std::vector<Estimate> ratios(std::span<const Fraction> fractions) const;
    /// Adds the fraction of these samples' variance that lies between stacks.
    void addStackShare(const std::string& id, const char* what, const std::vector<std::string>& samples);
    /// Calls `make` for each counter with that prefix, for instance "gained/", with the counter's name, the
    /// part after the prefix, and the column.
    template <class Make>
    void forEachInFamily(std::string_view prefix, Make make) const {
        for (auto it = results_.counters.lower_bound(prefix);
             it != results_.counters.end() && it->first.starts_with(prefix); ++it)
            make(it->first, it->first.substr(prefix.size()), it->second);
    }

    std::vector<Figure> take();

private:
    /// `definition`: with these arguments and the words for the percentile. `found`: by `percentiles`.
    void addQuantiles(const std::string& id, const Text& definition, const std::vector<Estimate>& found,
                      std::int64_t counted);
    /// The share of players who have gained any of a kind by that own turn.
    Text heldBy(const std::string& kind, int turn) const;
    Text firstGain(const std::string& kind) const;
    /// The number of stacks that have any of it. Of the stacks of a block, one if there is less than one a
    /// game.
    std::int64_t stacksWith(const Column& whole) const;

    /// Drawn when the first figure needs them.
    const Resamples& resamples() const;

    const Results& results_;
    Column games_;
    ResamplingSettings effort_;
    mutable std::optional<Resamples> resamples_;
    std::vector<Figure> figures_;
    /// Means wait until all are known, so that equal denominators are summed once. Indices in figures_.
    std::vector<std::size_t> waiting_;
    std::vector<Fraction> fractions_;
};

/// What those who look at hands call a kind, or "points".
std::string_view gainedWord(const Results& results, std::string_view kind);

/// Adds the figures of LeadTracker but for first points.
void addLead(FigureList& list);
/// Adds how far seat and stack decide who wins.
void addSeatLuck(FigureList& list);
/// Adds the figures of ScoringCounters; nothing if it counted nothing.
void addScoring(FigureList& list);
/// Adds the figures of SpaceUse.
void addSpaces(FigureList& list);
/// Adds all figures of a playtest, in order.
void addFigures(FigureList& list);

} // namespace tilewright::playtest
