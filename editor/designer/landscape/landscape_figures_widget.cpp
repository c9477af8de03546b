#include "editor/designer/landscape/landscape_figures_widget.h"

#include "editor/common/icons.h"
#include "editor/common/theme.h"
#include "editor/common/tiles/thumbnails.h"
#include "editor/designer/panels/figure_chart.h"
#include "editor/words/landscape_words.h"
#include "editor/words/translated_text.h"
#include "engine/games/landscape/tiles/landscape_figures.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace tilewright {

namespace {

constexpr std::array<Edge, 3> countedEdges{Edge::City, Edge::Road, Edge::Field};
/// Figures of a chart about sides: none to all four.
constexpr int sideFigures = 5;
/// Shown after pennants.
constexpr std::array<Trait, 13> countedTraits{Trait::Cathedral, Trait::Princess, Trait::Wine,   Trait::Grain,
                                              Trait::Cloth,     Trait::Inn,      Trait::Mouth,  Trait::Splits,
                                              Trait::Cloister,  Trait::Volcano,  Trait::Dragon, Trait::Portal,
                                              Trait::Tower};

constexpr std::size_t placeFigures = 4;

/// What a specification asks for of a trait.
struct TargetCount {
    Trait trait;
    int LandscapeSpecification::*count;
};
constexpr std::array<TargetCount, 8> targetCounts{{{Trait::Volcano, &LandscapeSpecification::volcanoes},
                                                   {Trait::Dragon, &LandscapeSpecification::dragons},
                                                   {Trait::Portal, &LandscapeSpecification::portals},
                                                   {Trait::Tower, &LandscapeSpecification::towers},
                                                   {Trait::Princess, &LandscapeSpecification::princesses},
                                                   {Trait::Cathedral, &LandscapeSpecification::cathedrals},
                                                   {Trait::Inn, &LandscapeSpecification::inns},
                                                   {Trait::Mouth, &LandscapeSpecification::tunnels}}};

bool hasKind(const Tile& tile, FeatureKind kind) {
    return std::any_of(tile.landscape().features.begin(), tile.landscape().features.end(),
                       [kind](const Feature& f) { return f.kind == kind; });
}

bool hasPennant(const Tile& tile) {
    return std::any_of(tile.landscape().features.begin(), tile.landscape().features.end(),
                       [](const Feature& f) { return f.pennants > 0; });
}

QString holeInWords(const EdgeHole& hole) {
    QStringList sides;
    for (const Edge edge : hole)
        sides << edgeInWords(edge);
    return sides.join(LandscapeFiguresWidget::tr(", "));
}

constexpr int iconRatio = 2;

void paintHole(QPainter& painter, const EdgeHole& hole, int points, const QPalette& palette, bool unfit) {
    painter.translate(points / 2.0, points / 2.0);
    const double half = points / 4.0;
    for (const Edge edge : hole) {
        painter.save();
        const QRectF there(-half, -points / 2.0, 2 * half, points / 2.0 - half - 1);
        painter.setClipRect(there);
        // The neighbour shows its own side, upside down.
        painter.translate(there.center().x(), there.bottom());
        painter.rotate(180);
        painter.drawPixmap(QPointF(-half, 0), edgeSwatch(edge, qRound(2 * half), iconRatio));
        painter.restore();
        painter.rotate(90);
    }
    const QRectF middle(-half + 0.5, -half + 0.5, 2 * half - 1, 2 * half - 1);
    painter.setPen(QPen(unfit ? errorColour() : quietTextColour(palette), unfit ? 1.8 : 1, Qt::DashLine));
    painter.drawRect(middle);
    if (unfit) {
        painter.drawLine(middle.topLeft(), middle.bottomRight());
        painter.drawLine(middle.bottomLeft(), middle.topRight());
    }
}

/// The hole, and around it the edges of its neighbours.
QIcon holeIcon(const EdgeHole& hole, int points, const QPalette& palette, bool unfit) {
    QString key = QStringLiteral("edge-hole:");
    for (const Edge edge : hole)
        key += QString::number(static_cast<int>(edge));
    key += QStringLiteral(":%1:%2").arg(quietTextColour(palette).name(QColor::HexArgb)).arg(unfit);
    return QIcon(cachedPixmap(key, points, iconRatio, [&](QPainter& painter, const QRectF&) {
        paintHole(painter, hole, points, palette, unfit);
    }));
}

} // namespace

LandscapeFiguresWidget::LandscapeFiguresWidget(QWidget* parent) : FamilyFiguresWidget(parent) {}

void LandscapeFiguresWidget::makeCharts() {
    features_ = addChart(tr("Features"), Qt::Horizontal, allFeatureKinds.size());
    for (std::size_t i = 0; i < sides_.size(); ++i)
        //: %1: city, road or field
        sides_[i] = addChart(tr("Tiles by number of sides with: %1").arg(edgeInWords(countedEdges[i])),
                             Qt::Horizontal, sideFigures);
    traits_ = addChart(tr("Symbols"), Qt::Horizontal, countedTraits.size() + 1);
    places_ = addChart(tr("Kinds of open places that no tile fits"), Qt::Horizontal, placeFigures);
    connectFigures();
}

FigureChart* LandscapeFiguresWidget::sides(Edge edge) const {
    const auto* const it = std::find(countedEdges.begin(), countedEdges.end(), edge);
    return it == countedEdges.end() ? nullptr : sides_[static_cast<std::size_t>(it - countedEdges.begin())];
}

void LandscapeFiguresWidget::connectFigures() {
    connect(features_, &FigureChart::figureActivated, this, [this](int at) {
        const FeatureKind kind = allFeatureKinds[static_cast<std::size_t>(at)];
        filterBy(tr("Tiles with: %1").arg(translated(name(kind))),
                 [kind](const Tile& tile) { return hasKind(tile, kind); });
    });
    for (std::size_t i = 0; i < sides_.size(); ++i)
        connect(sides_[i], &FigureChart::figureActivated, this, [this, edge = countedEdges[i]](int at) {
            filterBy(tr("Tiles with %n sides: %1", nullptr, at).arg(edgeInWords(edge)),
                     [=](const Tile& tile) { return sidesShowing(tile.landscape(), edge) == at; });
        });
    connect(traits_, &FigureChart::figureActivated, this, [this](int at) {
        if (at == 0)
            return filterBy(tr("Tiles with pennants"), hasPennant);
        TileFilter filter;
        filter.traits = {countedTraits[static_cast<std::size_t>(at - 1)]};
        emit filterWanted(filter);
    });
    connect(places_, &FigureChart::figureActivated, this, [this](int at) {
        const OpenPlace place =
            openPlaceFigures(document()->tileSet())[static_cast<std::size_t>(at)].scarcest;
        filterBy(tr("Tiles that fit the hardest place to fill with %n neighbours", nullptr, at + 1),
                 [place](const Tile& tile) { return fitsAt(place, tile.landscape()); });
    });
}

void LandscapeFiguresWidget::refreshCharts(const TileSet& set) {
    const LandscapeCounts counts = landscapeCounts(set);
    const auto figure = [](const QString& label, int value, const QString& words) {
        return FigureBar{label, value, std::nullopt, std::nullopt, words};
    };
    std::vector<FigureBar> bars;
    for (const FeatureKind kind : allFeatureKinds) {
        const QString label = translated(name(kind));
        const int value = counts.features[static_cast<std::size_t>(kind)];
        bars.push_back(
            figure(label, value, tr("%1: %n in the set, counting copies", nullptr, value).arg(label)));
    }
    features_->setFigures(tr("Features by kind"), bars);
    for (std::size_t i = 0; i < sides_.size(); ++i) {
        const QString edge = edgeInWords(countedEdges[i]);
        bars.clear();
        for (int sides = 0; sides < sideFigures; ++sides) {
            const int value =
                counts
                    .tilesBySides[static_cast<std::size_t>(countedEdges[i])][static_cast<std::size_t>(sides)];
            bars.push_back(figure(tr("%n sides", nullptr, sides), value,
                                  tr("%n tiles with this many such sides: %1", nullptr, value).arg(sides)));
        }
        sides_[i]->setFigures(tr("Tiles by number of sides with: %1").arg(edge), bars);
    }
    refreshTraits(set);
    refreshPlaces(set);
}

void LandscapeFiguresWidget::refreshTraits(const TileSet& set) {
    const LandscapeCounts counts = landscapeCounts(set);
    std::vector<FigureBar> bars;
    bars.push_back({tr("pennants"), counts.pennants, std::nullopt, std::nullopt,
                    tr("%n pennants in the set, counting copies", nullptr, counts.pennants)});
    for (const Trait trait : countedTraits) {
        const QString label = translated(name(trait));
        const int value = counts.traits[static_cast<std::size_t>(trait)];
        const auto field = std::ranges::find(targetCounts, trait, &TargetCount::trait);
        const std::optional<double> target = targets_ && field != targetCounts.end()
                                                 ? std::optional<double>((*targets_).*field->count)
                                                 : std::nullopt;
        const QString words = tr("%1: %n in the set, counting copies", nullptr, value).arg(label);
        bars.push_back({label, value, target, std::nullopt,
                        target ? tr("%1; target %2").arg(words).arg(qRound(*target)) : words});
    }
    traits_->setFigures(tr("Symbols of features and tiles"), bars);
}

void LandscapeFiguresWidget::refreshPlaces(const TileSet& set) {
    std::vector<FigureBar> bars;
    int neighbours = 0;
    for (const OpenPlaceFigures& of : openPlaceFigures(set)) {
        ++neighbours;
        bars.push_back({tr("%n neighbours", nullptr, neighbours), of.unfit, std::nullopt, std::nullopt,
                        tr("Places with this many neighbours: %1. No tile fits %3 of their %2 kinds, so %4 % "
                           "can be filled; on average, %5 tiles fit one")
                            .arg(neighbours)
                            .arg(of.places)
                            .arg(of.unfit)
                            .arg(qRound(100 * of.fitShare()))
                            .arg(QLocale().toString(of.copies, 'f', 1))});
    }
    places_->setFigures(tr("Kinds of open places that no tile fits"), bars);
}

void LandscapeFiguresWidget::setTargets(const LandscapeSpecification& wanted) {
    targets_ = wanted;
    if (document() != nullptr)
        refreshTraits(document()->tileSet());
}

std::vector<HoleFigure> LandscapeFiguresWidget::holeFigures(const TileSet& set) const {
    std::vector<HoleFigure> figures;
    const std::vector<int> copies = copiesThatFit(set);
    for (std::size_t i = 0; i < copies.size(); ++i) {
        const EdgeHole& hole = edgeHoles()[i];
        figures.push_back({holeInWords(hole),
                           holeIcon(hole, HolePatternList::patternIcon, palette(), copies[i] == 0),
                           copies[i],
                           [hole](const Tile& tile) { return fits(hole, tile.landscape()); },
                           {}});
    }
    return figures;
}

} // namespace tilewright
