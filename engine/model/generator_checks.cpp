#include "engine/model/generator_checks.h"

#include "engine/model/io/file_formats.h"

#include <array>
#include <cstdio>
#include <utility>

namespace tilewright {

Issue unmetSpecification(const char* code, Text message) {
    Issue issue;
    issue.code = code;
    issue.message = std::move(message);
    return issue;
}

Text::Argument shortNumber(double value) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%g", value);
    return Text::Argument::number(text.data());
}

void checkTileCount(int tiles, Issues& issues) {
    if (tiles < 1 || tiles > maxTileCount)
        issues.push_back(unmetSpecification(
            "tiles-out-of-range",
            {QT_TRANSLATE_NOOP("Engine", "Found %1 tiles, expected 1 to %2."), {tiles, maxTileCount}}));
}

void checkWeights(std::span<const double> weights, const char* none, Issues& issues) {
    constexpr double greatest = 1e9;
    double sum = 0;
    for (const double weight : weights) {
        sum += weight;
        if (!(weight >= 0 && weight <= greatest))
            issues.push_back(unmetSpecification(
                "weight-out-of-range",
                {QT_TRANSLATE_NOOP("Engine", "Found the weight %1, expected 0 to 1,000,000,000."),
                 {shortNumber(weight)}}));
    }
    if (sum == 0)
        issues.push_back(unmetSpecification("no-weights", none));
}

} // namespace tilewright
