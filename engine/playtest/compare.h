#pragma once

#include "engine/playtest/figures.h"
#include "engine/playtest/run.h"
#include "engine/playtest/sequential.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace tilewright::playtest {

/// A figure of two playtests of the same stacks and bots, block against block.
struct Difference {
    std::string id;
    Text definition;
    bool isShare = false;
    Estimate a;
    Estimate b;
    /// B less A; interval of meanDifference() over the blocks.
    Estimate difference;
    /// A discovery among all figures, at most 5 % of which are false (Benjamini and Hochberg).
    bool differs = false;
};

/// Two playtests side by side, and what is known of the figure that was asked about.
struct Comparison {
    /// That of the settings, or what stands for none.
    std::string figure;
    /// With the margin and the grain that were used.
    SequentialTest test;
    /// Whether blocks were played until the answer was clear, or given beforehand.
    bool sequential = false;
    /// Of B against A: greater where B is above.
    Finding finding = Finding::Open;
    /// Blocks of each; by the order of looks.
    std::vector<std::pair<std::size_t, Look>> looks;
    std::vector<Difference> differences;
    std::size_t blocks = 0;
    std::uint32_t players = 0;
    /// About so many blocks more until the answer may be clear, where it is open.
    std::int64_t blocksNeeded = 0;

    /// That of `figure`.
    const Difference& asked() const;
    /// The answer in a sentence, which begins with what the figure means, in English.
    Text verdict() const;
};

struct Compared;

struct CompareSettings {
    /// Empty: "end/escape" where games can end so, else "points/mean".
    std::string figure;
    /// 0 stands for a twentieth: of 1 where the figure is a share, else of A's value after the first batch.
    SequentialTest test{.margin = 0};
    /// Blocks of each between two looks.
    std::uint32_t batch = 25;
    int threads = 1;
    std::stop_token stop;
    /// Called by one thread at a time with the blocks that are there of both together.
    std::function<void(std::uint32_t played)> progress;
    /// Called every few blocks with all that is known, so that it can be written.
    std::function<void(const Compared& compared)> kept;
};

/// Whether the figures of two playtests can be told apart block by block: same rule system, players and seed,
/// and 30 blocks or more that are in both. Errors name what was found and expected.
Issues checkPaired(const Results& a, const Results& b);

/// Two playtests as they are; blocks that one of them lacks are left out. The verdict is that of a test of
/// equivalence at the margin, or of a t test at 5 %. Pre: checkPaired() is empty. Errors: a figure of which
/// nothing was counted.
Loaded<Comparison> compare(const Results& a, const Results& b, const CompareSettings& settings);

/// Games of both.
struct Played {
    Results a;
    Results b;
};
struct Compared {
    /// As of the last look; of no blocks where there was none yet.
    Comparison comparison;
    /// After a stop there may be some blocks more than were looked at.
    Results a;
    Results b;
};
/// Plays batch after batch of both until the sequential test has an answer, or all games are played, or a
/// stop is asked for; goes on from `before`, which is of the same plans. Same bytes for any number of
/// threads, and of stops. Pre: equal seed, players and games of both plans. Errors: unknown figure, or one of
/// which nothing was counted.
Loaded<Compared> compare(const Plan& a, const Plan& b, const CompareSettings& settings, Played before = {});

/// "tilewright-comparison": plans, verdict, looks and differences.
Json comparisonJson(const Comparison& comparison, const Results& a, const Results& b);
/// The same with the raw counts, to go on from.
Json comparisonJson(const Compared& compared);
/// The games of an earlier comparison of the same plans; what is asked of them may be something else now.
/// Errors: not of its format, without games, of other plans.
Loaded<Played> resumeComparison(std::string_view report, const Plan& a, const Plan& b);

} // namespace tilewright::playtest
