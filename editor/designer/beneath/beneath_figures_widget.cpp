#include "editor/designer/beneath/beneath_figures_widget.h"

#include "editor/common/icons.h"
#include "editor/common/theme.h"
#include "editor/designer/panels/figure_chart.h"
#include "editor/words/translated_text.h"
#include "engine/art/palette.h"
#include "engine/games/beneath/tiles/hole_patterns.h"
#include "engine/games/beneath/tiles/tile_doors.h"

#include <QCoreApplication>
#include <QIcon>
#include <QPainter>
#include <QPalette>
#include <QPixmap>

#include <algorithm>
#include <numeric>

namespace tilewright {

namespace {

struct PatternWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::HolePattern)
};

QColor colourOf(art::Rgb c) {
    return {c.red, c.green, c.blue};
}

void paintPattern(QPainter& painter, const HolePattern& pattern, int points, const QPalette& palette,
                  bool unfit) {
    // The hole is half as wide as the whole; a quarter of each neighbour is visible.
    const double half = points / 4.0 + 1;
    painter.translate(points / 2.0, points / 2.0);
    for (const HoleSide beside : pattern) {
        const QRectF there(-half, -points / 2.0 + 0.5, 2 * half, points / 2.0 - half - 1);
        if (beside != HoleSide::Free) {
            painter.setPen(QPen(quietTextColour(palette), isDark(palette) ? 0.8 : 0.4));
            painter.setBrush(colourOf(art::palette::earth));
            painter.drawRect(there);
        }
        if (beside == HoleSide::Passage) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(colourOf(art::palette::floor));
            painter.drawRect(QRectF(-half * 0.4, there.top(), half * 0.8, there.height()));
        }
        painter.rotate(90);
    }
    painter.setPen(QPen(unfit ? errorColour() : quietTextColour(palette), unfit ? 1.8 : 1, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(-half + 0.5, -half + 0.5, 2 * half - 1, 2 * half - 1));
    if (unfit) {
        painter.setPen(QPen(errorColour(), 1.8));
        painter.drawLine(QPointF(-half / 2, -half / 2), QPointF(half / 2, half / 2));
        painter.drawLine(QPointF(-half / 2, half / 2), QPointF(half / 2, -half / 2));
    }
}

/// A hole and the sides of its neighbours. `unfit` marks it as one that nothing fits.
QIcon holePatternIcon(const HolePattern& pattern, int points, const QPalette& palette, bool unfit) {
    constexpr int ratio = 2;
    QString key = QStringLiteral("hole:");
    for (const HoleSide beside : pattern)
        key += QString::number(static_cast<int>(beside));
    key += QStringLiteral(":%1:%2").arg(quietTextColour(palette).name(QColor::HexArgb)).arg(unfit);
    return QIcon(cachedPixmap(key, points, ratio, [&](QPainter& painter, const QRectF&) {
        paintPattern(painter, pattern, points, palette, unfit);
    }));
}

/// "passages north and east, earth south"; free sides are omitted.
QString patternInWords(const HolePattern& pattern) {
    QStringList parts;
    for (const HoleSide beside : {HoleSide::Passage, HoleSide::Earth}) {
        QStringList sides;
        for (const Direction direction : allDirections)
            if (pattern[static_cast<std::size_t>(index(direction))] == beside)
                sides << translated(name(direction));
        if (!sides.isEmpty())
            //: %1 is a list of directions
            parts << (beside == HoleSide::Passage ? PatternWords::tr("passage %1")
                                                  : PatternWords::tr("earth %1"))
                         .arg(sides.join(PatternWords::tr(", ")));
    }
    return parts.join(PatternWords::tr("; "));
}

} // namespace

BeneathFiguresWidget::BeneathFiguresWidget(QWidget* parent) : FamilyFiguresWidget(parent) {}

void BeneathFiguresWidget::makeCharts() {
    configurations_ = addChart(tr("Configurations"), Qt::Horizontal, allConfigurations.size());
    skulls_ = addChart(tr("Skulls by colour"), Qt::Vertical, colourCount);
    doors_ = addChart(tr("Passages"), Qt::Horizontal, 3);
    ground_ = addChart(tr("Sides"), Qt::Horizontal, 2);
    connectFigures();
}

void BeneathFiguresWidget::connectFigures() {
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
            filter.doors = {at == 0 ? SideContent::Open : SideContent::Special};
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

void BeneathFiguresWidget::refreshCharts(const TileSet& set) {
    const TileSetFigures figures = figuresOfTileSet(set);
    std::optional<TileSetTargets> targets;
    if (document() != nullptr && document()->targets())
        targets = targetsOfTileSet(*document()->targets());
    const auto figure = [](const QString& label, int value, std::optional<double> target,
                           const QString& words) {
        return FigureBar{label, value, target, std::nullopt,
                         target ? tr("%1; target %2").arg(words).arg(qRound(*target)) : words};
    };
    std::vector<FigureBar> bars;
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
    const auto target = [&targets](double TileSetTargets::*field) {
        return targets ? std::optional((*targets).*field) : std::nullopt;
    };
    const auto share = [](int part, int whole) { return whole == 0 ? 0 : qRound(100.0 * part / whole); };
    doors_->setFigures(
        tr("Passages by door"),
        {figure(
             tr("open"), figures.open, target(&TileSetTargets::open),
             tr("%n open passages, %1 % of all", nullptr, figures.open).arg(share(figures.open, passages))),
         figure(tr("special"), figures.special, target(&TileSetTargets::special),
                tr("%n special doors, %1 % of all", nullptr, figures.special)
                    .arg(share(figures.special, passages))),
         figure(tr("skull"), skulls, target(&TileSetTargets::allSkulls),
                tr("%n skulls, %1 % of all", nullptr, skulls).arg(share(skulls, passages)))});
    const int earth = 4 * figures.tiles - passages;
    ground_->setFigures(
        tr("Sides of all tiles"),
        {figure(tr("passage"), passages, target(&TileSetTargets::passages),
                tr("%n sides are passages, %1 % of all", nullptr, passages)
                    .arg(share(passages, 4 * figures.tiles))),
         figure(tr("earth"), earth, target(&TileSetTargets::earth),
                tr("%n sides are earth, %1 % of all", nullptr, earth).arg(share(earth, 4 * figures.tiles)))});
}

std::vector<HoleFigure> BeneathFiguresWidget::holeFigures(const TileSet& set) const {
    std::vector<HoleFigure> figures;
    for (const PatternFit& fit : patternFits(set)) {
        const QString words = patternInWords(fit.pattern);
        figures.push_back(
            {words, holePatternIcon(fit.pattern, HolePatternList::patternIcon, palette(), fit.copies == 0),
             fit.copies, [pattern = fit.pattern](const Tile& tile) { return fits(pattern, tile.sides()); },
             tr("Hole with %1: %n tiles fit, of %2 kinds", nullptr, fit.copies).arg(words).arg(fit.kinds)});
    }
    return figures;
}

TileSetFigures figuresOfTileSet(const TileSet& set) {
    TileSetFigures figures;
    figures.kinds = static_cast<int>(set.tiles.size());
    for (const Tile& tile : set.tiles) {
        figures.tiles += tile.count;
        const auto kind =
            std::find(allConfigurations.begin(), allConfigurations.end(), configuration(tile.sides()));
        if (kind != allConfigurations.end())
            figures.configurations[static_cast<std::size_t>(kind - allConfigurations.begin())] += tile.count;
        for (SideContent side : tile.sides()) {
            if (isSkull(side))
                figures.skulls[static_cast<std::size_t>(index(skullColour(side)))] += tile.count;
            else if (side == SideContent::Open)
                figures.open += tile.count;
            else if (side == SideContent::Special)
                figures.special += tile.count;
        }
    }
    return figures;
}

TileSetTargets targetsOfTileSet(const BeneathSetSpecification& specification) {
    TileSetTargets targets;
    const double weights = std::accumulate(specification.weights.begin(), specification.weights.end(), 0.0);
    for (std::size_t i = 0; i < allConfigurations.size(); ++i) {
        targets.configurations[i] = specification.tiles * specification.weights[i] / weights;
        targets.passages +=
            targets.configurations[i] * static_cast<double>(passages(allConfigurations[i]).size());
    }
    targets.earth = 4.0 * specification.tiles - targets.passages;
    targets.open = specification.openShare * targets.passages;
    targets.special = specification.specialShare * targets.passages;
    targets.allSkulls = targets.passages - targets.open - targets.special;
    for (int i = 0; i < specification.colours; ++i)
        targets.skulls[static_cast<std::size_t>(i)] = targets.allSkulls / specification.colours;
    return targets;
}

} // namespace tilewright
