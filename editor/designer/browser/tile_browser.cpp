#include "editor/designer/browser/tile_browser.h"

#include "editor/common/icons.h"
#include "editor/common/tiles/heat_legend.h"
#include "editor/common/tiles/thumbnails.h"
#include "editor/designer/beneath/door_actions.h"
#include "editor/designer/browser/tile_list_view.h"
#include "editor/designer/landscape/landscape_actions.h"
#include "editor/document/tileset/tile_list_model.h"
#include "editor/words/landscape_words.h"
#include "editor/words/translated_text.h"
#include "engine/games/beneath/tiles/tile_doors.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSettings>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include <algorithm>

namespace tilewright {

namespace {

constexpr int chipIcon = 18;
/// Of an entry of the order: the id of its figure.
constexpr int figureRole = Qt::UserRole + 1;
const QString figureKey = QStringLiteral("designer/sortByFigure");

/// A configuration as the tile that has it, with open doors.
QIcon configurationIcon(Configuration kind) {
    Tile tile;
    tile.id = "chip";
    for (Direction direction : passages(kind))
        std::get<Sides>(tile.face)[static_cast<std::size_t>(index(direction))] = SideContent::Open;
    return lazyIcon([tile] { return tileThumbnail(tile, chipIcon, 2); });
}

} // namespace

TileBrowser::TileBrowser(QWidget* parent)
    : Panel(tr("Tile List"), parent)
    , filterModel_(new TileFilterModel(this))
    , list_(new TileListView)
    , legend_(new HeatLegend)
    , filterField_(new QLineEdit)
    , chips_(new QWidget) {
    filterField_->setObjectName(QStringLiteral("tileFilter"));
    filterField_->setPlaceholderText(tr("filter by id or notes"));
    filterField_->setClearButtonEnabled(true);
    filterField_->setAccessibleName(tr("Filter by id or notes"));
    connect(filterField_, &QLineEdit::textChanged, this, &TileBrowser::applyFilter);
    makeChips();
    setDoorsOffered(true);
    list_->setModel(filterModel_);
    list_->setAccessibleName(tr("Tiles"));
    list_->setAccessibleDescription(
        tr("Arrows choose a tile, Shift+arrows several; Enter goes to its sides, Alt+arrows move it"));
    body()->addWidget(filterField_);
    body()->addWidget(chips_);
    body()->addWidget(list_, 1);
    body()->addWidget(legend_);
    legend_->hide();
    makeFooter();
    // More, where the words of the row below it need it.
    list_->setMinimumWidth(222);

    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, &TileBrowser::currentChanged);
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &TileBrowser::selectionChanged);
    connect(filterModel_, &QAbstractItemModel::modelReset, this, &TileBrowser::refreshNote);
    connect(filterModel_, &QAbstractItemModel::rowsInserted, this, &TileBrowser::refreshNote);
    connect(filterModel_, &QAbstractItemModel::rowsRemoved, this, &TileBrowser::refreshNote);
    connect(filterModel_, &QAbstractItemModel::dataChanged, this, &TileBrowser::refreshNote);
}

TileBrowser::~TileBrowser() {
    // Without signals: receivers may be partly destroyed.
    selectionModel()->disconnect(this);
    filterModel_->disconnect(this);
    filterModel_->setSourceModel(nullptr);
}

QAbstractButton* TileBrowser::chip(const QIcon& icon, const QString& name, const QString& toolTip) {
    auto* button = new QToolButton(chips_);
    button->setIcon(icon);
    button->setIconSize({chipIcon, chipIcon});
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(name);
    button->setToolTip(toolTip);
    button->setFixedSize(chipIcon + 4, chipIcon + 6);
    connect(button, &QAbstractButton::clicked, this, &TileBrowser::applyFilter);
    return button;
}

void TileBrowser::makeChips() {
    auto* kinds = new QHBoxLayout;
    auto* doors = new QHBoxLayout;
    for (Configuration kind : allConfigurations) {
        const QString word = translated(name(kind));
        auto* button =
            chip(configurationIcon(kind), word, tr("Lists the tiles of configuration %1").arg(word));
        button->setObjectName(QStringLiteral("chip-") + toQString(name(kind)));
        configurationChips_.emplace_back(button, kind);
        kinds->addWidget(button);
    }
    makeLandscapeChips(*kinds, *doors);
    kinds->addStretch();
    fitChip_ = chip(lineIcon(QStringLiteral("filter")), tr("Fitting tiles"), {});
    kinds->addWidget(fitChip_);
    issuesChip_ = chip(lineIcon(QStringLiteral("warning")), tr("With issues"),
                       tr("Lists the tiles that have an issue"));
    kinds->addWidget(issuesChip_);
    for (SideContent side : doorChoices()) {
        if (side == SideContent::Earth)
            continue;
        auto* button =
            chip(lazyIcon([side] { return doorSwatch(side, chipIcon, 2); }), doorName(side),
                 tr("Lists the tiles with: %1. If several are chosen: with any of them").arg(doorName(side)));
        doorChips_.emplace_back(button, side);
        doors->addWidget(button);
    }
    doors->addStretch();
    auto* rows = new QVBoxLayout(chips_);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(1);
    for (QHBoxLayout* row : {kinds, doors}) {
        row->setSpacing(0);
        rows->addLayout(row);
    }
    fitChip_->hide();
}

void TileBrowser::makeLandscapeChips(QHBoxLayout& edges, QHBoxLayout& traits) {
    for (const Edge edge : edgeChoices()) {
        const QString word = edgeInWords(edge);
        auto* button =
            chip(lazyIcon([edge] { return edgeSwatch(edge, chipIcon, 2); }), word,
                 tr("Lists the tiles with: %1. If several are chosen: with any of them").arg(word));
        edgeChips_.emplace_back(button, edge);
        edges.addWidget(button);
    }
    for (const Trait trait : allTraits()) {
        // Road ends are of little interest, and would fill the row.
        if (trait >= Trait::EndsInCrossing && trait <= Trait::Terminus)
            continue;
        const QString word = translated(name(trait));
        auto* button = chip(lazyIcon([trait] { return traitSwatch(trait, chipIcon, 2); }), word,
                            tr("Lists the tiles with: %1").arg(word));
        traitChips_.emplace_back(button, trait);
        // Two rows of about the same length.
        const bool first = trait <= Trait::Princess || trait == Trait::Mouth || trait == Trait::Splits;
        (first ? edges : traits).addWidget(button);
    }
}

void TileBrowser::setDoorsOffered(bool on) {
    const auto show = [](const auto& chips, bool shown) {
        for (const auto& [button, what] : chips)
            button->setVisible(shown);
    };
    // Never all of them at once, which would widen the column.
    for (const bool shown : {false, true}) {
        if (on == shown) {
            show(configurationChips_, shown);
            show(doorChips_, shown);
        } else {
            show(edgeChips_, shown);
            show(traitChips_, shown);
        }
    }
}

void TileBrowser::makeFooter() {
    order_ = new QComboBox;
    order_->setObjectName(QStringLiteral("tileOrder"));
    order_->addItem(tr("set order"), static_cast<int>(TileOrder::Set));
    order_->addItem(tr("by id"), static_cast<int>(TileOrder::Id));
    order_->addItem(tr("by count"), static_cast<int>(TileOrder::Count));
    order_->addItem(tr("by configuration"), static_cast<int>(TileOrder::Configuration));
    order_->setToolTip(tr("The order in which tiles are listed; set order is the one saved in the file"));
    order_->setAccessibleName(tr("Order of the tiles"));
    // Names of figures, which come later, would widen the column.
    order_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    order_->setMinimumContentsLength(9);
    connect(order_, &QComboBox::currentIndexChanged, this, &TileBrowser::applyOrder);
    connect(order_, &QComboBox::activated, this, [this] { QSettings().setValue(figureKey, sortedBy()); });
    size_ = new QSlider(Qt::Horizontal);
    size_->setRange(TileListView::minThumbnail, TileListView::maxThumbnail);
    size_->setSingleStep(8);
    size_->setPageStep(24);
    size_->setValue(list_->thumbnailSize());
    size_->setMinimumWidth(50);
    size_->setToolTip(tr("Size of the thumbnails (also with Ctrl+wheel)"));
    size_->setAccessibleName(tr("Size of the thumbnails"));
    connect(size_, &QSlider::valueChanged, list_, &TileListView::setThumbnailSize);
    connect(list_, &TileListView::thumbnailSizeChanged, size_, &QSlider::setValue);
    buttons_ = new QHBoxLayout;
    buttons_->setSpacing(1);
    auto* footer = new QHBoxLayout;
    footer->setSpacing(6);
    footer->addLayout(buttons_);
    footer->addWidget(order_, 2);
    footer->addWidget(size_, 1);
    body()->addLayout(footer);
}

void TileBrowser::applyOrder() {
    const QString id = sortedBy();
    const auto figure = std::ranges::find(figures_, id, &TileHeat::id);
    if (!id.isEmpty() && figure != figures_.end())
        filterModel_->setFigure(*figure);
    filterModel_->setOrder(static_cast<TileOrder>(order_->currentData().toInt()));
    list_->scrollTo(list_->currentIndex().siblingAtColumn(0));
    emit filterChanged();
}

QString TileBrowser::sortedBy() const {
    return order_->currentData(figureRole).toString();
}

void TileBrowser::setFigures(const std::vector<TileHeat>& figures) {
    figures_ = figures;
    const QString before = sortedBy();
    const QString wanted = QSettings().value(figureKey).toString();
    {
        const QSignalBlocker quiet(order_);
        while (!order_->itemData(order_->count() - 1, figureRole).isNull())
            order_->removeItem(order_->count() - 1);
        for (const TileHeat& figure : figures) {
            // Its name alone, as there is little room.
            order_->addItem(figure.name, static_cast<int>(TileOrder::Figure));
            order_->setItemData(order_->count() - 1, figure.id, figureRole);
        }
        QAbstractItemView& names = *order_->view();
        names.setMinimumWidth(names.sizeHintForColumn(0) + names.verticalScrollBar()->sizeHint().width());
        const int at = wanted.isEmpty() ? -1 : order_->findData(wanted, figureRole);
        if (at >= 0 && (!before.isEmpty() || order_->currentIndex() <= 0))
            order_->setCurrentIndex(at);
        else if (!before.isEmpty())
            order_->setCurrentIndex(0);
    }
    if (!before.isEmpty() || !sortedBy().isEmpty())
        applyOrder();
}

void TileBrowser::sortByFigure(const QString& id) {
    QSettings().setValue(figureKey, id);
    order_->setCurrentIndex(id.isEmpty() ? 0 : order_->findData(id, figureRole));
}

QItemSelectionModel* TileBrowser::selectionModel() const {
    return list_->selectionModel();
}

void TileBrowser::setTiles(TileListModel* model) {
    model_ = model;
    filterModel_->setSourceModel(model);
    // The filter reports removed rows before they are gone.
    if (model != nullptr)
        connect(model, &QAbstractItemModel::rowsRemoved, this, &TileBrowser::refreshNote);
    refreshNote();
}

int TileBrowser::current() const {
    const QModelIndex index = list_->currentIndex();
    return model_ != nullptr && index.isValid() ? filterModel_->mapToSource(index).row() : -1;
}

TileIndices TileBrowser::selected() const {
    TileIndices places;
    if (model_ != nullptr)
        for (const QItemSelectionRange& range : selectionModel()->selection())
            for (int row = range.top(); row <= range.bottom(); ++row)
                places.push_back(filterModel_->mapToSource(filterModel_->index(row, 0)).row());
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

void TileBrowser::select(const TileIndices& places) {
    const auto rowOf = [this](int place) {
        return model_ == nullptr ? QModelIndex() : filterModel_->mapFromSource(model_->index(place, 0));
    };
    if (std::any_of(places.begin(), places.end(), [&](int place) { return !rowOf(place).isValid(); }))
        clearFilter();
    QItemSelection selection;
    for (int place : places)
        if (const QModelIndex row = rowOf(place); row.isValid())
            selection.select(row, row);
    const QModelIndex first = places.empty() ? QModelIndex() : rowOf(places.front());
    // The table's current cell stays in its column.
    const int column = std::max(0, selectionModel()->currentIndex().column());
    selectionModel()->setCurrentIndex(first.siblingAtColumn(column), QItemSelectionModel::NoUpdate);
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    if (first.isValid())
        list_->scrollTo(first);
}

void TileBrowser::applyFilter() {
    TileFilter filter = filterModel_->filter();
    filter.text = filterField_->text();
    filter.configurations.clear();
    for (const auto& [button, kind] : configurationChips_)
        if (button->isChecked())
            filter.configurations.insert(kind);
    filter.doors.clear();
    for (const auto& [button, side] : doorChips_)
        if (button->isChecked())
            filter.doors.insert(side);
    filter.edges.clear();
    for (const auto& [button, edge] : edgeChips_)
        if (button->isChecked())
            filter.edges.insert(edge);
    filter.traits.clear();
    for (const auto& [button, trait] : traitChips_)
        if (button->isChecked())
            filter.traits.insert(trait);
    filter.withIssues = issuesChip_->isChecked();
    if (!fitChip_->isChecked())
        filter.fitName.clear();
    setFilter(filter);
}

void TileBrowser::setFilter(const TileFilter& filter) {
    filterModel_->setFilter(filter);
    showFilter();
    refreshNote();
    if (!list_->currentIndex().isValid() && filterModel_->rowCount() > 0)
        list_->setCurrentIndex(filterModel_->index(0, 0));
    list_->scrollTo(list_->currentIndex().siblingAtColumn(0));
    emit filterChanged();
}

void TileBrowser::showFilter() {
    const TileFilter& filter = filterModel_->filter();
    const QSignalBlocker quiet(filterField_);
    if (filterField_->text() != filter.text)
        filterField_->setText(filter.text);
    for (const auto& [button, kind] : configurationChips_)
        button->setChecked(filter.configurations.contains(kind));
    for (const auto& [button, side] : doorChips_)
        button->setChecked(filter.doors.contains(side));
    for (const auto& [button, edge] : edgeChips_)
        button->setChecked(filter.edges.contains(edge));
    for (const auto& [button, trait] : traitChips_)
        button->setChecked(filter.traits.contains(trait));
    issuesChip_->setChecked(filter.withIssues);
    fitChip_->setChecked(!filter.fitName.isEmpty());
    fitChip_->setVisible(!filter.fitName.isEmpty());
    fitChip_->setToolTip(filter.fitName);
}

void TileBrowser::clearFilter() {
    if (!filterModel_->filter().isEmpty())
        setFilter({});
}

void TileBrowser::setOrder(TileOrder order) {
    order_->setCurrentIndex(order_->findData(static_cast<int>(order)));
}

void TileBrowser::setTilesWithIssues(const std::set<int>& places) {
    filterModel_->setTilesWithIssues(places);
    issuesChip_->setEnabled(!places.empty() || filterModel_->filter().withIssues);
}

void TileBrowser::setHeat(const std::optional<TileHeat>& heat) {
    list_->setHeat(heat);
    legend_->setVisible(heat.has_value());
    if (heat)
        legend_->setHeat(heat->name, heat->most, tr("View ▸ Heat Map of the Tiles"));
}

QString TileBrowser::whyNotMovable() const {
    if (!filterModel_->filter().isEmpty())
        return tr("Tiles can't be moved while a filter hides some of them");
    if (filterModel_->order() != TileOrder::Set)
        return tr("Tiles can be moved only in set order; choose it below the list");
    return {};
}

void TileBrowser::refreshNote() {
    if (model_ == nullptr)
        return setNote({});
    const TileSet& set = model_->document().tileSet();
    const int all = static_cast<int>(set.tiles.size());
    const int listed = filterModel_->rowCount();
    setNote(listed < all ? tr("%1 of %2 kinds listed").arg(listed).arg(all)
                         : tr("%n tiles", nullptr, tileCount(set)) + QStringLiteral(", ") +
                               tr("%n kinds", nullptr, all));
}

} // namespace tilewright
