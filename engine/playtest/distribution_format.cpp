#include "engine/playtest/distribution_format.h"

#include "engine/playtest/results_check.h"

#include <array>
#include <limits>

namespace tilewright::playtest {

namespace {

/// Names of fields in the order of countFields and of distributionColumns.
constexpr std::array byValue{"times", "beside", "pairs"};
constexpr std::array byBlock{"sums", "squares", "stackSquares"};

Distribution readDistribution(const Json& in, const std::string& pointer, std::size_t blocks,
                              NumberReader& reader) {
    const auto field = [&in](const char* name) { return in.is_object() ? in.value(name, Json()) : Json(); };
    Distribution read;
    read.stacks = reader.number<std::int64_t>(field("stacks"), pointer + "/stacks", 0, maxCount);
    const Json values = field("values");
    using Limits = std::numeric_limits<std::int32_t>;
    const auto different = reader.numbers<std::int32_t>(values, pointer + "/values", values.size(),
                                                        Limits::min(), Limits::max());
    std::vector<Distribution::Count> counts(different.size());
    for (std::size_t i = 0; i < byValue.size(); ++i) {
        const auto numbers = reader.numbers<std::int64_t>(field(byValue[i]), pointer + '/' + byValue[i],
                                                          different.size(), 0, maxCount);
        for (std::size_t at = 0; at < numbers.size(); ++at)
            counts[at].*countFields[i] = numbers[at];
    }
    for (std::size_t at = 0; at < different.size(); ++at)
        read.counts.emplace(different[at], counts[at]);
    for (std::size_t i = 0; i < byBlock.size(); ++i)
        read.*distributionColumns[i] = reader.numbers<std::int64_t>(
            field(byBlock[i]), pointer + '/' + byBlock[i], blocks, -maxCount, maxCount);
    return read;
}

} // namespace

Json toJson(const Distributions& distributions) {
    Json out = Json::object();
    for (const auto& [name, distribution] : distributions) {
        Json one = {{"stacks", distribution.stacks}, {"values", Json::array()}};
        for (const char* field : byValue)
            one[field] = Json::array();
        for (const auto& [value, count] : distribution.counts) {
            one["values"].push_back(value);
            for (std::size_t i = 0; i < byValue.size(); ++i)
                one[byValue[i]].push_back(count.*countFields[i]);
        }
        for (std::size_t i = 0; i < byBlock.size(); ++i)
            one[byBlock[i]] = distribution.*distributionColumns[i];
        appendField(out, name, std::move(one));
    }
    return out;
}

Distributions readDistributions(const Json& in, std::size_t blocks, NumberReader& reader) {
    Distributions read;
    if (in.is_object())
        for (const auto& [name, one] : in.items())
            read[name] = readDistribution(one, pointerTo("/distributions", name), blocks, reader);
    return read;
}

} // namespace tilewright::playtest
