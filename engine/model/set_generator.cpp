#include "engine/model/set_generator.h"

#include "engine/model/io/file_formats.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <numeric>
#include <utility>

namespace tilewright {

namespace {

/// The number of the part in the weights of a field; one past the last if it has none of that name.
std::size_t partNumber(const SpecificationField& field, std::string_view part) {
    return static_cast<std::size_t>(std::ranges::find(field.parts, part) - field.parts.begin());
}

} // namespace

const SpecificationField* SetGenerator::find(std::string_view name) const {
    const auto all = fields();
    const auto found = std::ranges::find(all, name, &SpecificationField::name);
    return found == all.end() ? nullptr : &*found;
}

bool SetGenerator::has(std::string_view name) const {
    const std::size_t slash = name.find('/');
    const SpecificationField* field = find(name.substr(0, slash));
    return field != nullptr && (slash == std::string_view::npos ||
                                partNumber(*field, name.substr(slash + 1)) < field->parts.size());
}

void SetGenerator::set(Json& specification, std::string_view name, const Json& value) const {
    const std::size_t slash = name.find('/');
    const std::string field(name.substr(0, slash));
    if (slash == std::string_view::npos)
        specification[field] = value;
    else
        specification[field][partNumber(*find(field), name.substr(slash + 1))] = value;
}

std::vector<int> apportion(int total, std::span<const double> weights) {
    std::vector<int> shares(weights.size(), 0);
    if (total <= 0)
        return shares;
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    // In billionths, so that differences by rounding errors vanish on every machine.
    std::vector<long long> remainders(weights.size());
    int given = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const double exact = total * (weights[i] / sum);
        shares[i] = std::min(static_cast<int>(std::floor(exact + 1e-9)), total - given);
        remainders[i] = weights[i] > 0 ? std::llround((exact - shares[i]) * 1e9) : -1;
        given += shares[i];
    }
    std::vector<std::size_t> order(weights.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return remainders[a] > remainders[b]; });
    for (std::size_t i = 0; given < total; ++given, ++i)
        ++shares[order[i]];
    return shares;
}

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
