#pragma once

#include "engine/playtest/figures.h"
#include "engine/playtest/run.h"
#include "engine/playtest/statistics/sequential.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::playtest {

/// A figure of two playtests with the same stacks and bots, compared block by block.
struct Difference {
    std::string id;
    Text definition;
    bool isShare = false;
    Estimate a;
    Estimate b;
    /// B minus A; interval of meanDifference() over the blocks.
    Estimate difference;
    /// Whether it is a discovery among all figures, at most 5 % of which are false (Benjamini and Hochberg).
    bool differs = false;
};

/// All figures, where counters that only the other playtest has are zero.
std::vector<Figure> figuresComparableWith(Results results, const Results& other,
                                          const ResamplingSettings& effort = {});
/// Of all figures that both have and that are no quantiles. Pre: both are of the same blocks.
std::vector<Difference> differences(const std::vector<Figure>& a, const std::vector<Figure>& b);

/// Two playtests side by side, with the answer for the figure in question.
struct Comparison {
    /// The figure of the settings, or its default.
    std::string figure;
    /// With the actual margin and grain.
    SequentialTest test;
    /// Whether blocks were played until the answer was clear, instead of a fixed number.
    bool sequential = false;
    /// The result for B against A: greater if B is above.
    Finding finding = Finding::Open;
    /// For each look, in order: the number of blocks of each side, and its result.
    std::vector<std::pair<std::size_t, Look>> looks;
    std::vector<Difference> differences;
    /// Of each side.
    std::size_t blocks = 0;
    std::size_t games = 0;
    std::uint32_t gamesPerBlock = 0;
    /// Estimated number of further blocks until the answer is clear, if it is open.
    std::int64_t blocksNeeded = 0;

    /// The difference of `figure`.
    const Difference& mainDifference() const;
    /// The answer in a sentence that begins with the figure's meaning, in English.
    Text verdict() const;
};

struct ComparisonRun;

struct CompareSettings {
    /// If empty: `proposed`.
    std::string figure;
    /// What matters in these games (game::QualityTargets::compared). Empty, or without any data of it:
    /// "end/escape" if games can end so, else "points/mean".
    std::string proposed;
    /// A margin of 0 means a twentieth: of 1 if the figure is a share, else of A's value after the first
    /// batch.
    SequentialTest test{.margin = 0};
    /// Number of blocks of each side between two looks.
    std::uint32_t batch = 25;
    int threads = 1;
    StopToken stop;
    /// Called by one thread at a time with the number of blocks played for both sides together.
    std::function<void(std::uint32_t played)> progress;
    /// Called every few blocks with everything so far, for saving.
    std::function<void(const ComparisonRun& compared)> save;
};

/// Checks that two playtests can be compared block by block: same rule system, players and seed, and at least
/// 30 common blocks. Errors name what was found and expected.
Issues checkPaired(const Results& a, const Results& b);

/// Compares two finished playtests; blocks that one of them lacks are left out. If the blocks of one have
/// more stacks, as many of the other are taken together. The verdict is that of a test of equivalence at the
/// margin, or of a t test at 5 %. Pre: checkPaired() is empty. Errors: a figure without any data.
Loaded<Comparison> compare(const Results& a, const Results& b, const CompareSettings& settings);

/// Games of both sides.
struct PairedResults {
    Results a;
    Results b;
};
struct ComparisonRun {
    /// As of the last look; without blocks if there was none yet.
    Comparison comparison;
    /// After a stop there may be a few more blocks than the last look used.
    Results a;
    Results b;
};
/// Plays batch after batch of both sides until the sequential test has an answer, all games are played, or a
/// stop is requested; continues from `before`, which must be of the same plans. The result is the same, byte
/// for byte, for any number of threads and stops. Pre: both plans have the same seed, players and games.
/// Errors: an unknown figure, or one without any data.
Loaded<ComparisonRun> compare(const Plan& a, const Plan& b, const CompareSettings& settings,
                              PairedResults before = {});

/// "tilewright-comparison": plans, verdict, looks and differences.
Json comparisonJson(const Comparison& comparison, const Results& a, const Results& b);
/// The same with the raw counts, to go on from.
Json comparisonJson(const ComparisonRun& compared);
/// Loads the games of an earlier comparison of the same plans; its figure may differ. Errors: not of its
/// format, without games, of other plans.
Loaded<PairedResults> resumeComparison(std::string_view report, const Plan& a, const Plan& b);

} // namespace tilewright::playtest
