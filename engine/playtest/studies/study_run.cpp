#include "engine/playtest/studies/study_run.h"

#include "engine/base/files/file.h"
#include "engine/model/io/bundled.h"
#include "engine/playtest/run.h"

#include <filesystem>
#include <utility>

namespace tilewright::playtest {

FileReader folderReader(const std::string& study) {
    const std::filesystem::path folder = std::filesystem::path(study).parent_path();
    return [folder](const std::string& name) -> Loaded<std::string> {
        const std::filesystem::path path = folder / name;
        const std::string_view bundled = bundledText(name.empty() ? defaultMap : std::string_view(name));
        std::error_code ignored;
        if (!bundled.empty() && (name.empty() || !std::filesystem::exists(path, ignored)))
            return {std::string(bundled), {}};
        return readFile(path);
    };
}

std::vector<Results> emptyResults(const std::vector<StudyPoint>& points) {
    std::vector<Results> results;
    for (const StudyPoint& point : points)
        results.push_back(run(point.plan, {.blocks = 0}));
    return results;
}

std::uint32_t missingBlocks(const std::vector<StudyPoint>& points, const std::vector<Results>& results,
                            PointShard shard) {
    std::uint32_t missing = 0;
    for (std::size_t i = 0; i < points.size(); ++i)
        missing +=
            !shard.has(i) ? 0 : points[i].plan.blocks() - static_cast<std::uint32_t>(results[i].done.size());
    return missing;
}

void play(const std::vector<StudyPoint>& points, const RunSettings& settings, std::vector<Results>& results,
          const std::function<void(std::size_t point)>& save, PointShard shard) {
    const std::uint32_t wanted = missingBlocks(points, results, shard);
    std::uint32_t before = 0;
    RunSettings each = settings;
    each.progress = [&](std::uint32_t played, std::uint32_t) {
        if (settings.progress)
            settings.progress(before + played, wanted);
    };
    for (std::size_t i = 0; i < points.size() && !settings.stop.stop_requested(); ++i) {
        if (!shard.has(i))
            continue;
        const std::size_t had = results[i].done.size();
        results[i] =
            runInPortions(points[i].plan, each, std::exchange(results[i], {}), [&](const Results& now) {
                results[i] = now;
                save(i);
            });
        before += static_cast<std::uint32_t>(results[i].done.size() - had);
    }
}

void playChecks(const std::vector<StudyPoint>& points, const CheckSettings& check,
                const RunSettings& settings, std::vector<Results>& results, const std::function<void()>& save,
                PointShard shard) {
    const auto missing = [&](std::size_t i) -> std::uint32_t {
        return shard.has(i) ? missingBlocks(points[i].plan, check, results[i]) : 0;
    };
    // Blocks of the points before that were played, and at most of those after.
    std::uint32_t before = 0;
    std::uint32_t after = 0;
    for (std::size_t i = 0; i < points.size(); ++i)
        after += missing(i);
    RunSettings each = settings;
    each.progress = [&](std::uint32_t played, std::uint32_t wanted) {
        if (settings.progress)
            settings.progress(before + played, before + wanted + after);
    };
    for (std::size_t i = 0; i < points.size() && !settings.stop.stop_requested(); ++i) {
        if (!shard.has(i))
            continue;
        const std::uint32_t its = missing(i);
        after -= its;
        runCheck(points[i].plan, check, each, results[i], save);
        before += its - missing(i);
    }
}

} // namespace tilewright::playtest
