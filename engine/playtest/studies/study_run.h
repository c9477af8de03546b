#pragma once

#include "engine/playtest/studies/bot_check.h"
#include "engine/playtest/studies/study.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace tilewright::playtest {

/// Reads what a study names: beside the study's file, or else bundled.
FileReader folderReader(const std::string& study);

/// Every `shards`-th point is played: those whose number, from 1, is `shard` modulo `shards`.
struct PointShard {
    std::uint32_t shard = 1;
    std::uint32_t shards = 1;
    bool has(std::size_t point) const { return point % shards == shard - 1; }
};

/// Results without a game for each point.
std::vector<Results> emptyResults(const std::vector<StudyPoint>& points);
/// Blocks that are still missing in all points of the shard together.
std::uint32_t missingBlocks(const std::vector<StudyPoint>& points, const std::vector<Results>& results,
                            PointShard shard = {});

/// Plays what is missing of the shard, point by point, until a stop; progress counts the blocks of this run.
/// `save` is called every few blocks, and after each point that was played, with the number of that point.
void play(const std::vector<StudyPoint>& points, const RunSettings& settings, std::vector<Results>& results,
          const std::function<void(std::size_t point)>& save, PointShard shard = {});
/// The same for checks by a stronger bot.
void playChecks(const std::vector<StudyPoint>& points, const CheckSettings& check,
                const RunSettings& settings, std::vector<Results>& results, const std::function<void()>& save,
                PointShard shard = {});

} // namespace tilewright::playtest
