#include "editor/designer/landscape/landscape_figures.h"

#include "editor/designer/chambers/pattern_list.h"
#include "editor/designer/panels/figure_chart.h"
#include "editor/designer/panels/scrolled.h"
#include "editor/document/thumbnails.h"
#include "editor/document/tileset/landscape_words.h"
#include "editor/theme/cached_pixmap.h"
#include "editor/theme/text.h"
#include "editor/theme/theme.h"
#include "engine/tileset/landscape/landscape_figures.h"

#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

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
    return sides.join(LandscapeFigures::tr(", "));
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

LandscapeFigures::LandscapeFigures(QWidget* parent)
    : QWidget(parent)
    , features_(new FigureChart(Qt::Horizontal, allFeatureKinds.size()))
    , traits_(new FigureChart(Qt::Horizontal, countedTraits.size() + 1))
    , holesTitle_(new FigureHeading({}))
    , holes_(new PatternList) {
    auto* column = new QWidget;
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 4, 0);
    layout->setSpacing(4);
    layout->addWidget(new FigureHeading(tr("Features")));
    layout->addWidget(features_);
    for (std::size_t i = 0; i < sides_.size(); ++i) {
        sides_[i] = new FigureChart(Qt::Horizontal, sideFigures);
        //: %1: city, road or field
        layout->addWidget(new FigureHeading(tr("Tiles by sides with: %1").arg(edgeInWords(countedEdges[i]))));
        layout->addWidget(sides_[i]);
    }
    layout->addWidget(new FigureHeading(tr("Symbols")));
    layout->addWidget(traits_);
    layout->addWidget(holesTitle_);
    layout->addWidget(holes_);
    layout->addStretch(1);
    for (std::size_t i = 0; i < edgeHoles().size(); ++i)
        holes_->addItem(new QListWidgetItem);
    holes_->setAccessibleName(tr("Holes and the tiles that fit"));
    holesTitle_->setWordWrap(true);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scrolled(column));
    setFocusProxy(features_);
    connectFigures();
    refresh();
}

FigureChart* LandscapeFigures::sides(Edge edge) const {
    const auto* const it = std::find(countedEdges.begin(), countedEdges.end(), edge);
    return it == countedEdges.end() ? nullptr : sides_[static_cast<std::size_t>(it - countedEdges.begin())];
}

void LandscapeFigures::connectFigures() {
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
    holes_->chosen = [this](int row) {
        if (row < 0)
            return;
        const EdgeHole hole = edgeHoles()[static_cast<std::size_t>(row)];
        filterBy(tr("Tiles that fit a hole with %1").arg(holeInWords(hole)),
                 [hole](const Tile& tile) { return fits(hole, tile.landscape()); });
    };
}

void LandscapeFigures::filterBy(const QString& name, std::function<bool(const Tile&)> fits) {
    TileFilter filter;
    filter.fitName = name;
    filter.fits = std::move(fits);
    emit filterWanted(filter);
}

void LandscapeFigures::showSet(TileSetDocument* document) {
    if (document == document_)
        return;
    disconnect(following_);
    document_ = document;
    if (document != nullptr)
        following_ = connect(document, &TileSetDocument::changed, this, &LandscapeFigures::refresh);
    refresh();
}

void LandscapeFigures::refresh() {
    const TileSet none;
    const TileSet& set = document_ == nullptr ? none : document_->tileSet();
    const LandscapeCounts counts = landscapeCounts(set);
    const auto figure = [](const QString& label, int value, const QString& words) {
        return Figure{label, value, std::nullopt, std::nullopt, words};
    };
    std::vector<Figure> bars;
    for (const FeatureKind kind : allFeatureKinds) {
        const QString label = translated(name(kind));
        const int value = counts.features[static_cast<std::size_t>(kind)];
        bars.push_back(
            figure(label, value, tr("%1: %n in the set, copies counted", nullptr, value).arg(label)));
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
        sides_[i]->setFigures(tr("Tiles by sides with: %1").arg(edge), bars);
    }
    bars.clear();
    bars.push_back(figure(tr("pennants"), counts.pennants,
                          tr("%n pennants in the set, copies counted", nullptr, counts.pennants)));
    for (const Trait trait : countedTraits) {
        const QString label = translated(name(trait));
        const int value = counts.traits[static_cast<std::size_t>(trait)];
        bars.push_back(
            figure(label, value, tr("%1: %n in the set, copies counted", nullptr, value).arg(label)));
    }
    traits_->setFigures(tr("Symbols of features and tiles"), bars);
    refreshHoles(set);
}

void LandscapeFigures::refreshHoles(const TileSet& set) {
    const std::vector<int> copies = copiesThatFit(set);
    int unfit = 0;
    for (std::size_t i = 0; i < copies.size(); ++i) {
        const EdgeHole& hole = edgeHoles()[i];
        QListWidgetItem* item = holes_->item(static_cast<int>(i));
        unfit += copies[i] == 0 ? 1 : 0;
        item->setIcon(holeIcon(hole, PatternList::patternIcon, palette(), copies[i] == 0));
        item->setText(QString::number(copies[i]));
        const QString words = tr("Hole with %1: %n tiles fit", nullptr, copies[i]).arg(holeInWords(hole));
        item->setData(Qt::AccessibleTextRole, words);
        item->setToolTip(words);
    }
    holesTitle_->setText(unfit == 0 || set.tiles.empty()
                             ? tr("Holes, and how many tiles fit")
                             : tr("Holes, and how many tiles fit; %n fit none", nullptr, unfit));
}

void LandscapeFigures::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    // Icons of list items are pictures in the palette's present colours.
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace tilewright
