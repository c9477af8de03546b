#include "engine/model/io/file_formats.h"
#include "engine/playtest/figures.h"
#include "engine/playtest/goals.h"
#include "engine/playtest/report/report_html.h"
#include "engine/playtest/results.h"
#include "engine/playtest/shards.h"
#include "engine/playtest/studies/compare.h"
#include "tests/fuzz/require.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

using namespace tilewright;
using namespace tilewright::fuzz;
using namespace tilewright::playtest;

namespace {

/// Every other block; sums over all blocks stay with the first half.
Results half(const Results& whole, std::size_t which) {
    Results part = whole;
    const auto keep = [which](auto& column, std::size_t each) {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < column.size(); ++i)
            if (i / each % 2 == which)
                column[kept++] = column[i];
        column.resize(kept);
    };
    keep(part.done, 1);
    for (auto& [name, column] : part.counters)
        keep(column, 1);
    for (auto& [name, column] : part.samples)
        keep(column, whole.players);
    for (auto& [name, distribution] : part.distributions) {
        for (const auto column : distributionColumns)
            keep(distribution.*column, 1);
        if (which == 1) {
            distribution.counts.clear();
            distribution.stacks = 0;
        }
    }
    if (which == 1) {
        part.notable.clear();
        std::fill(part.tiles.begin(), part.tiles.end(), TileTally());
    }
    return part;
}

/// What the merging of parts does: from halves comes the whole, and nothing is there twice.
void mergeHalves(const Results& whole) {
    const std::vector<Results> halves{half(whole, 0), half(whole, 1)};
    const auto merged = merge({halves[1], halves[0]});
    require(merged.value.has_value() && *merged.value == whole);
    (void)shardSet(halves);
    require(!homogeneity(halves).sentence().english().empty());
    require(whole.done.empty() ||
            (isRefused(merge({whole, whole})) && !shardSet({whole, whole}).doubled.empty()));
}

/// All that a report is shown as, the goals that have names of their own too.
void show(const Results& results) {
    if (results.done.empty())
        return;
    require(!fileText(reportJson(results)).empty() && !reportHtml(results).empty());
    const std::vector<Goal> goals{{"seat-difference", 0, 0.1},
                                  {"colour-spread", {}, 0.1},
                                  {"source-share", 0.1, {}},
                                  {"empty-hands", {}, 0.5}};
    for (const GoalResult& judged : judge(results, figures(results), goals))
        require(!fileText(toJson(judged)).empty());
    for (const auto& [name, game] : results.notable)
        require(!notableText(name, game).english().empty());
}

void compareBoth(const Results& a, const Results& b) {
    for (const Issue& issue : checkSamePlan(a, b))
        require(!format(issue).empty());
    const auto merged = merge({a, b});
    if (!isRefused(merged))
        show(*merged.value);
    if (hasErrors(checkPaired(a, b)))
        return;
    const auto compared = compare(a, b, {});
    if (!isRefused(compared))
        require(!compared.value->verdict().english().empty() &&
                !fileText(comparisonJson(*compared.value, a, b)).empty());
}

/// The document within the document that stands beside it.
std::optional<std::string> secondOf(std::string_view text) {
    if (text.find("\"second\"") == std::string_view::npos)
        return std::nullopt;
    const auto document = parseJson(text);
    if (!document || !document.value->is_object() || !document.value->contains("second"))
        return std::nullopt;
    return fileText((*document.value)["second"]);
}

} // namespace

// A report that is read can be shown, merged, taken up again and compared; a second one may lie in its
// unknown field "second".
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = textOf(data, size);
    const auto read = readResults(text);
    if (isRefused(read))
        return 0;
    const Results& results = *read.value;
    const auto again = readResults(fileText(toJson(results)));
    require(again && *again.value == results);
    mergeHalves(results);
    show(results);
    if (const auto second = secondOf(text))
        if (const auto other = readResults(*second); !isRefused(other))
            compareBoth(results, *other.value);
    return 0;
}
