#include "editor/designer/chambers/beneath_figures.h"

#include "editor/designer/chambers/hole_pattern_icon.h"
#include "editor/designer/panels/figure_chart.h"
#include "editor/designer/panels/pattern_list.h"
#include "editor/designer/panels/set_figures.h"
#include "editor/words/text.h"
#include "engine/games/beneath/tiles/patterns.h"

#include <numeric>

namespace tilewright {

BeneathFigures::BeneathFigures(QWidget* parent) : FamilyFigures(parent) {}

void BeneathFigures::makeCharts() {
    configurations_ = addChart(tr("Configurations"), Qt::Horizontal, allConfigurations.size());
    skulls_ = addChart(tr("Skulls by colour"), Qt::Vertical, colourCount);
    doors_ = addChart(tr("Passages"), Qt::Horizontal, 3);
    ground_ = addChart(tr("Sides"), Qt::Horizontal, 2);
    connectFigures();
}

void BeneathFigures::connectFigures() {
    connect(configurations_, &FigureChart::figureActivated, this, [this](int at) {
        TileFilter filter;
        filter.configurations = {allConfigurations[static_cast<std::size_t>(at)]};
        emit filterWanted(filter);
    });
    connect(skulls_, &FigureChart::figureActivated, this, [this](int at) {
        TileFilter filter;
        filter.doors = {skull(colourAt(at))};
        emit filterWanted(filter);
    });
    connect(doors_, &FigureChart::figureActivated, this, [this](int at) {
        TileFilter filter;
        if (at < 2)
            filter.doors = {at == 0 ? Side::Open : Side::Special};
        else
            for (int i = 0; i < colourCount; ++i)
                filter.doors.insert(skull(colourAt(i)));
        emit filterWanted(filter);
    });
    connect(ground_, &FigureChart::figureActivated, this, [this](int at) {
        filterBy(at == 0 ? tr("Tiles with passages") : tr("Tiles with earth"), [at](const Tile& tile) {
            return at == 0 ? passageCount(tile.sides()) > 0 : passageCount(tile.sides()) < 4;
        });
    });
}

void BeneathFigures::refreshCharts(const TileSet& set) {
    const SetFigures figures = setFigures(set);
    std::optional<SetTargets> targets;
    if (document() != nullptr && document()->targets())
        targets = setTargets(*document()->targets());
    const auto figure = [](const QString& label, int value, std::optional<double> target,
                           const QString& words) {
        return Figure{label, value, target, std::nullopt,
                      target ? tr("%1; target %2").arg(words).arg(qRound(*target)) : words};
    };
    std::vector<Figure> bars;
    for (std::size_t i = 0; i < allConfigurations.size(); ++i) {
        const QString label = translated(name(allConfigurations[i]));
        const int value = figures.configurations[i];
        bars.push_back(figure(label, value,
                              targets ? std::optional(targets->configurations[i]) : std::nullopt,
                              tr("%n tiles of configuration %1", nullptr, value).arg(label)));
    }
    configurations_->setFigures(tr("Tiles by configuration"), bars);

    bars.clear();
    for (int i = 0; i < colourCount; ++i) {
        const int value = figures.skulls[static_cast<std::size_t>(i)];
        const QString label = translated(name(colourAt(i)));
        bars.push_back(
            figure(label, value,
                   targets ? std::optional(targets->skulls[static_cast<std::size_t>(i)]) : std::nullopt,
                   tr("%n %1 skulls in the set, counting copies", nullptr, value).arg(label)));
        bars.back().colour = colourAt(i);
    }
    skulls_->setFigures(tr("Skulls by colour"), bars);

    const int skulls = std::accumulate(figures.skulls.begin(), figures.skulls.end(), 0);
    const int passages = figures.open + figures.special + skulls;
    const auto target = [&targets](double SetTargets::*field) {
        return targets ? std::optional((*targets).*field) : std::nullopt;
    };
    const auto share = [](int part, int whole) { return whole == 0 ? 0 : qRound(100.0 * part / whole); };
    doors_->setFigures(
        tr("Passages by door"),
        {figure(
             tr("open"), figures.open, target(&SetTargets::open),
             tr("%n open passages, %1 % of all", nullptr, figures.open).arg(share(figures.open, passages))),
         figure(tr("special"), figures.special, target(&SetTargets::special),
                tr("%n special doors, %1 % of all", nullptr, figures.special)
                    .arg(share(figures.special, passages))),
         figure(tr("skull"), skulls, target(&SetTargets::allSkulls),
                tr("%n skulls, %1 % of all", nullptr, skulls).arg(share(skulls, passages)))});
    const int earth = 4 * figures.tiles - passages;
    ground_->setFigures(
        tr("Sides of all tiles"),
        {figure(tr("passage"), passages, target(&SetTargets::passages),
                tr("%n sides are passages, %1 % of all", nullptr, passages)
                    .arg(share(passages, 4 * figures.tiles))),
         figure(tr("earth"), earth, target(&SetTargets::earth),
                tr("%n sides are earth, %1 % of all", nullptr, earth).arg(share(earth, 4 * figures.tiles)))});
}

std::vector<HoleFigure> BeneathFigures::holeFigures(const TileSet& set) const {
    std::vector<HoleFigure> figures;
    for (const PatternFit& fit : patternFits(set)) {
        const QString words = patternInWords(fit.pattern);
        figures.push_back(
            {words, holePatternIcon(fit.pattern, PatternList::patternIcon, palette(), fit.copies == 0),
             fit.copies, [pattern = fit.pattern](const Tile& tile) { return fits(pattern, tile.sides()); },
             tr("Hole with %1: %n tiles fit, of %2 kinds", nullptr, fit.copies).arg(words).arg(fit.kinds)});
    }
    return figures;
}

} // namespace tilewright
