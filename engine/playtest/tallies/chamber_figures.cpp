#include "engine/playtest/figure_list.h"
#include "engine/playtest/tallies/board_use.h"

#include <algorithm>
#include <map>

namespace tilewright::playtest {

namespace {

/// For each block, a chamber's steps minus the mean of the comparable ones, times the number of these.
std::vector<double> excess(const std::vector<const Column*>& alike, std::size_t which) {
    std::vector<double> values(alike[which]->size());
    for (std::size_t block = 0; block < values.size(); ++block) {
        std::int64_t others = 0;
        for (const Column* column : alike)
            others += (*column)[block];
        const std::int64_t own = (*alike[which])[block];
        values[block] =
            static_cast<double>(own * (static_cast<std::int64_t>(alike.size()) - 1) - (others - own));
    }
    return values;
}

} // namespace

std::vector<ChamberFigure> chamberFigures(const Results& results, const ResamplingSettings& effort) {
    std::vector<ChamberFigure> chambers;
    std::vector<Fraction> uses;
    const FigureList list(results, effort);
    const double games = static_cast<double>(results.games());
    list.forEachInFamily("use/", [&](const std::string&, const std::string& rest, const Column& steps) {
        if (const auto place = chamberOf(rest)) {
            const std::string where = rest.substr(rest.find('/') + 1);
            chambers.push_back(
                {.cell = place->cell,
                 .alike = place->alike,
                 .barred = static_cast<double>(results.total("barred/" + where)) / games,
                 .refused = static_cast<double>(results.total("refused-at/" + where)) / games});
            uses.push_back({steps, list.games()});
        }
    });
    const std::vector<Estimate> estimates = list.ratios(uses);
    std::map<std::string, std::vector<std::size_t>> groups;
    for (std::size_t i = 0; i < chambers.size(); ++i) {
        chambers[i].uses = estimates[i];
        if (chambers[i].alike != "tile")
            groups[chambers[i].alike].push_back(i);
    }
    std::vector<double> p;
    std::vector<double> more;
    std::vector<std::size_t> tested;
    for (const auto& [name, members] : groups) {
        std::vector<const Column*> columns;
        for (const std::size_t i : members)
            columns.push_back(&uses[i].numerators);
        for (std::size_t which = 0; members.size() > 1 && which < members.size(); ++which) {
            const std::vector<double> values = excess(columns, which);
            tested.push_back(members[which]);
            p.push_back(meanP(values));
            more.push_back(mean(values).value);
        }
    }
    const std::vector<bool> found = discoveries(p);
    for (std::size_t i = 0; i < tested.size(); ++i) {
        ChamberFigure& chamber = chambers[tested[i]];
        chamber.tested = true;
        chamber.usedMore = found[i] && more[i] > 0;
        chamber.usedLess = found[i] && more[i] < 0;
    }
    std::sort(chambers.begin(), chambers.end(), [](const ChamberFigure& a, const ChamberFigure& b) {
        return readingOrderLess(a.cell, b.cell);
    });
    return chambers;
}

} // namespace tilewright::playtest
