#include "editor/designer/chambers/statistics_panel.h"

#include "editor/designer/chambers/hole_pattern_icon.h"
#include "editor/designer/chambers/pattern_list.h"
#include "editor/designer/panels/figure_chart.h"
#include "editor/designer/panels/scrolled.h"
#include "editor/theme/text.h"

#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <numeric>

namespace tilewright {

StatisticsPanel::StatisticsPanel(QWidget* parent)
    : Panel(tr("Statistics"), parent)
    , configurations_(new FigureChart(Qt::Horizontal, allConfigurations.size()))
    , skulls_(new FigureChart(Qt::Vertical, colourCount))
    , doors_(new FigureChart(Qt::Horizontal, 3))
    , ground_(new FigureChart(Qt::Horizontal, 2))
    , patternsTitle_(new FigureHeading({}))
    , patterns_(new PatternList) {
    auto* column = new QWidget;
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 4, 0);
    layout->setSpacing(4);
    layout->addWidget(new FigureHeading(tr("Configurations")));
    layout->addWidget(configurations_);
    layout->addWidget(new FigureHeading(tr("Skulls by colour")));
    layout->addWidget(skulls_);
    layout->addWidget(new FigureHeading(tr("Passages")));
    layout->addWidget(doors_);
    layout->addWidget(new FigureHeading(tr("Sides")));
    layout->addWidget(ground_);
    layout->addWidget(patternsTitle_);
    layout->addWidget(patterns_);
    layout->addStretch(1);
    for (std::size_t i = 0; i < holePatterns().size(); ++i)
        patterns_->addItem(new QListWidgetItem);
    patterns_->setAccessibleName(tr("Holes and the tiles that fit"));
    patternsTitle_->setWordWrap(true);
    ours_ = scrolled(column);
    body()->addWidget(ours_, 1);
    setFocusProxy(configurations_);

    connectFigures();
    refresh();
}

void StatisticsPanel::showInstead(QWidget* figures) {
    if (figures != nullptr && body()->indexOf(figures) < 0)
        body()->addWidget(figures, 1);
    for (int i = 0; i < body()->count(); ++i)
        if (QWidget* part = body()->itemAt(i)->widget())
            part->setVisible(figures == nullptr ? part == ours_ : part == figures);
    setFocusProxy(figures == nullptr ? configurations_ : figures);
}

void StatisticsPanel::connectFigures() {
    connect(configurations_, &FigureChart::figureActivated, this, [this](int at) {
        filterBy([at](TileFilter& filter) {
            filter.configurations = {allConfigurations[static_cast<std::size_t>(at)]};
        });
    });
    connect(skulls_, &FigureChart::figureActivated, this,
            [this](int at) { filterBy([at](TileFilter& filter) { filter.doors = {skull(colourAt(at))}; }); });
    connect(doors_, &FigureChart::figureActivated, this, [this](int at) {
        filterBy([at](TileFilter& filter) {
            if (at < 2)
                filter.doors = {at == 0 ? Side::Open : Side::Special};
            else
                for (int i = 0; i < colourCount; ++i)
                    filter.doors.insert(skull(colourAt(i)));
        });
    });
    connect(ground_, &FigureChart::figureActivated, this, [this](int at) {
        filterBy([at](TileFilter& filter) {
            filter.fitName = at == 0 ? tr("Tiles with passages") : tr("Tiles with earth");
            filter.fits = [at](const Tile& tile) {
                return at == 0 ? passageCount(tile.sides()) > 0 : passageCount(tile.sides()) < 4;
            };
        });
    });
    static_cast<PatternList*>(patterns_)->chosen = [this](int row) {
        if (row < 0)
            return;
        const HolePattern pattern = holePatterns()[static_cast<std::size_t>(row)];
        filterBy([pattern](TileFilter& filter) {
            filter.fitName = tr("Tiles that fit a hole with %1").arg(patternInWords(pattern));
            filter.fits = [pattern](const Tile& tile) { return fits(pattern, tile.sides()); };
        });
    };
}

void StatisticsPanel::filterBy(const std::function<void(TileFilter&)>& choose) {
    TileFilter filter;
    choose(filter);
    emit filterWanted(filter);
}

void StatisticsPanel::showSet(TileSetDocument* document) {
    disconnect(following_);
    document_ = document;
    if (document != nullptr)
        following_ = connect(document, &TileSetDocument::changed, this, &StatisticsPanel::refresh);
    refresh();
}

void StatisticsPanel::refresh() {
    const TileSet none;
    const TileSet& set = document_ == nullptr ? none : document_->tileSet();
    refreshCharts(set);
    refreshPatterns(set);
}

void StatisticsPanel::refreshCharts(const TileSet& set) {
    const SetFigures figures = setFigures(set);
    std::optional<SetTargets> targets;
    if (document_ != nullptr && document_->targets())
        targets = setTargets(*document_->targets());
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
                   tr("%n %1 skulls in the set, copies counted", nullptr, value).arg(label)));
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
        tr("Passages by their doors"),
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

void StatisticsPanel::refreshPatterns(const TileSet& set) {
    const std::vector<PatternFit> found = patternFits(set);
    int unfit = 0;
    for (std::size_t i = 0; i < found.size(); ++i) {
        QListWidgetItem* item = patterns_->item(static_cast<int>(i));
        const QString words = patternInWords(found[i].pattern);
        const int copies = found[i].copies;
        unfit += copies == 0 ? 1 : 0;
        item->setIcon(holePatternIcon(found[i].pattern, PatternList::patternIcon, palette(), copies == 0));
        item->setText(QString::number(copies));
        item->setData(Qt::AccessibleTextRole, tr("Hole with %1: %n tiles fit", nullptr, copies).arg(words));
        item->setToolTip(
            tr("Hole with %1: %n tiles fit, of %2 kinds", nullptr, copies).arg(words).arg(found[i].kinds));
    }
    patternsTitle_->setText(unfit == 0 || set.tiles.empty()
                                ? tr("Holes, and how many tiles fit")
                                : tr("Holes, and how many tiles fit; %n fit none", nullptr, unfit));
}

void StatisticsPanel::changeEvent(QEvent* event) {
    Panel::changeEvent(event);
    // Icons of list items are pictures in the palette's present colours.
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace tilewright
