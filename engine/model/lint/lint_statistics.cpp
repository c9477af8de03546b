#include "engine/model/lint/lint.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <string>

namespace tilewright {

namespace {

/// A colour may have a quarter more or fewer skulls than the mean; in a small set always one and a half.
constexpr double tolerance = 0.25;
constexpr double minTolerance = 1.5;
/// With fewer passages per tile, each laid tile closes as many ways as it opens.
constexpr double minPassages = 2.0;

struct Counts {
    double tiles = 0;
    double passages = 0;
    std::array<double, 6> configurations{};
    std::array<long long, colourCount> skulls{};
};

Counts count(const TileSet& set) {
    Counts counts;
    for (const Tile& tile : set.tiles) {
        const int copies = std::max(tile.count, 0);
        counts.tiles += copies;
        counts.passages += static_cast<double>(copies) * passageCount(tile.sides());
        counts.configurations[static_cast<std::size_t>(configuration(tile.sides()))] += copies;
        for (const SideContent side : tile.sides())
            if (isSkull(side))
                counts.skulls[static_cast<std::size_t>(index(skullColour(side)))] += copies;
    }
    return counts;
}

Text::Argument decimal(double number) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.1f", number);
    return Text::Argument::number(text.data());
}

Issue warning(const char* code, const char* pointer, Text message, Text remedy) {
    Issue issue;
    issue.severity = Severity::Warning;
    issue.code = code;
    issue.pointer = pointer;
    issue.message = std::move(message);
    issue.remedy = std::move(remedy);
    return issue;
}

const char* unfillable(Configuration c) {
    switch (c) {
    case Configuration::DeadEnd:
        return QT_TRANSLATE_NOOP(
            "Engine", "No tile is a dead end: a hole with one passage and three sides of earth can "
                      "never be filled.");
    case Configuration::Straight:
        return QT_TRANSLATE_NOOP(
            "Engine", "No tile is straight: a hole with passages on two opposite sides and earth on "
                      "the others can never be filled.");
    case Configuration::Corner:
        return QT_TRANSLATE_NOOP(
            "Engine", "No tile is a corner: a hole with passages on two adjacent sides and earth on "
                      "the others can never be filled.");
    case Configuration::Tee:
        return QT_TRANSLATE_NOOP(
            "Engine", "No tile is a T: a hole with three passages and one side of earth can never be "
                      "filled.");
    default:
        return QT_TRANSLATE_NOOP("Engine",
                                 "No tile is a cross: a hole with four passages can never be filled.");
    }
}

bool isOnAnyTile(const TileSet& set, Colour colour) {
    return std::ranges::any_of(set.tiles, [colour](const Tile& tile) {
        return std::ranges::any_of(tile.sides(),
                                   [colour](SideContent side) { return side == skull(colour); });
    });
}

void checkUsedColours(const TileSet& set, const Counts& counts, Issues& issues) {
    const auto skullsOf = [&](Colour c) { return counts.skulls[static_cast<std::size_t>(index(c))]; };
    int used = 0;
    long long sum = 0;
    for (const Colour colour : set.pickColours) {
        sum += skullsOf(colour);
        used += skullsOf(colour) > 0 ? 1 : 0;
    }
    const double mean = static_cast<double>(sum) / std::max(used, 1);
    const double allowed = std::max(tolerance * mean, minTolerance);
    for (const Colour colour : set.pickColours) {
        const auto skulls = skullsOf(colour);
        const auto colourWord = Text::Argument::word(name(colour));
        // Off the list, its tiles would be errors.
        if (skulls == 0 && isOnAnyTile(set, colour))
            issues.push_back(warning(
                "colour-without-copies", "/tiles",
                Text(QT_TRANSLATE_NOOP("Engine", "The pick colour %1 is only on tiles with a count of 0."),
                     {colourWord}),
                QT_TRANSLATE_NOOP("Engine", "Raise a count, or put it on other tiles.")));
        else if (skulls == 0)
            issues.push_back(
                warning("colour-unused", "/pickColours",
                        Text(QT_TRANSLATE_NOOP("Engine", "No tile shows the pick colour %1."), {colourWord}),
                        QT_TRANSLATE_NOOP("Engine", "Put it on some tiles, or take it off the list.")));
        else if (std::abs(static_cast<double>(skulls) - mean) > allowed)
            issues.push_back(warning(
                "skulls-uneven", "/tiles",
                Text(QT_TRANSLATE_NOOP("Engine",
                                       "Skulls are unevenly distributed: %2 has %1, the average colour %3."),
                     {std::to_string(skulls), colourWord, decimal(mean)}),
                QT_TRANSLATE_NOOP("Engine",
                                  "Recolour some sides or change counts, unless this is intended.")));
    }
}

} // namespace

Issues lintStatistics(const TileSet& set) {
    Issues issues;
    const Counts counts = count(set);
    if (counts.tiles == 0)
        return issues;
    for (const Configuration c : allConfigurations)
        if (counts.configurations[static_cast<std::size_t>(c)] == 0)
            issues.push_back(warning("configuration-missing", "/tiles", unfillable(c),
                                     QT_TRANSLATE_NOOP("Engine", "Add such a tile.")));
    const double passages = counts.passages / counts.tiles;
    if (passages < minPassages)
        issues.push_back(warning(
            "few-passages", "/tiles",
            Text(QT_TRANSLATE_NOOP(
                     "Engine",
                     "The tiles have %1 passages on average, fewer than %2: the dungeon closes up quickly."),
                 {decimal(passages), decimal(minPassages)}),
            QT_TRANSLATE_NOOP("Engine", "Add tiles with three or four passages, or remove dead ends.")));
    checkUsedColours(set, counts, issues);
    return issues;
}

} // namespace tilewright
