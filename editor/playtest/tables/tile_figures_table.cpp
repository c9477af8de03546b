#include "editor/playtest/tables/tile_figures_table.h"

#include "editor/common/theme.h"
#include "editor/common/tiles/thumbnails.h"
#include "editor/playtest/findings.h"
#include "editor/playtest/tables/table_setup.h"
#include "editor/words/translated_text.h"

#include <QFont>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QSortFilterProxyModel>

#include <array>

namespace tilewright {

namespace {

constexpr int thumbnail = 28;

const std::vector<const playtest::TileMeasure*>& columnMeasures() {
    static const std::vector<const playtest::TileMeasure*> all = [] {
        std::vector<const playtest::TileMeasure*> list;
        for (const playtest::TileMeasure& measure : playtest::tileMeasures())
            if (measure.hasColumn())
                list.push_back(&measure);
        return list;
    }();
    return all;
}

bool isSwing(int column) {
    const playtest::TileMeasure* measure = TileFiguresModel::measureOf(column);
    return measure != nullptr && measure->isSwing();
}

/// What a column's numbers are of.
QString unitOf(playtest::TileMeasure::Per per) {
    using enum playtest::TileMeasure::Per;
    switch (per) {
    case Drawn:
        return TileFiguresModel::tr("of drawn copies");
    case Copy:
        return TileFiguresModel::tr("per copy");
    case Laid:
        return TileFiguresModel::tr("per laid copy");
    case LaidShare:
        return TileFiguresModel::tr("of laid copies");
    case Swing:
        break;
    }
    return TileFiguresModel::tr("points");
}

QString joinedFindings(const QString& decides, const QString& refused) {
    return decides.isEmpty() || refused.isEmpty() ? decides + refused
                                                  : decides + QStringLiteral(", ") + refused;
}

constexpr int lineHeight = 34;
constexpr int pictureSize = 28;

} // namespace

QString TileFiguresModel::findingOf(const playtest::TileFigure& tile) {
    return joinedFindings(tile.decides() ? tr("◆ decides games") : QString(),
                          tile.refusedMore   ? tr("▲ refused more")
                          : tile.refusedLess ? tr("▽ refused less")
                                             : QString());
}

QString TileFiguresModel::findingInWords(const playtest::TileFigure& tile) {
    const QString words = joinedFindings(tile.decides() ? tr("surely decides games") : QString(),
                                         tile.refusedMore   ? tr("refused more often than others")
                                         : tile.refusedLess ? tr("refused less often than others")
                                                            : QString());
    return words.isEmpty() ? tr("no finding") : words;
}

const playtest::TileMeasure* TileFiguresModel::measureOf(int column) {
    return column < FirstMeasure ? nullptr
                                 : columnMeasures()[static_cast<std::size_t>(column - FirstMeasure)];
}

TileFiguresModel::TileFiguresModel(QObject* parent) : QAbstractTableModel(parent) {}

void TileFiguresModel::setFindings(const FindingsPointer& found) {
    const bool same = found && found_ && found->results.tileIds == found_->results.tileIds &&
                      found->results.ruleset == found_->results.ruleset;
    if (!same)
        beginResetModel();
    found_ = found;
    if (!same)
        endResetModel();
    else if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

QString TileFiguresModel::tileAt(int row) const {
    return toQString(found_->tiles[static_cast<std::size_t>(row)].tile);
}

int TileFiguresModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !found_ ? 0 : static_cast<int>(found_->tiles.size());
}

int TileFiguresModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : FirstMeasure + static_cast<int>(columnMeasures().size());
}

QVariant TileFiguresModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return QVariant(((section == Id || section == Finding) ? Qt::AlignLeft : Qt::AlignRight) |
                        Qt::AlignVCenter);
    if (orientation == Qt::Vertical || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return QAbstractTableModel::headerData(section, orientation, role);
    const bool tip = role == Qt::ToolTipRole;
    const auto withUnit = [](const QString& name, const QString& unit) { return name + u'\n' + unit; };
    switch (section) {
    case Id:
        return tip ? tr("Click a tile to open it in the designer") : tr("Tile");
    case Drawn:
        return tip ? tr("How often a copy was drawn, in all games") : withUnit(tr("Drawn"), tr("copies"));
    case Refused:
        return tip ? tr("How often it fitted nowhere when drawn, and left the game")
                   : withUnit(tr("Refused"), tr("copies"));
    case RefusedShare:
        return tip ? tr("Share of the drawn copies that were refused")
                   : withUnit(tr("Refused"), unitOf(playtest::TileMeasure::Per::Drawn));
    case Finding:
        return tip ? tr("Tiles refused significantly more or less often than the set as a whole; false "
                        "discovery rate 5 %. Tiles that surely decide games: their swing isn't due to "
                        "chance, corrected for the number of tiles (Holm)")
                   : tr("Finding");
    default:
        break;
    }
    const bool points = found_ && playtest::scoresInPlay(found_->results);
    const playtest::TileMeasure& measure = *measureOf(section);
    const playtest::TileMeasure::Words& words = measure.wordsFor(points);
    return tip ? translated(std::string_view(words.meaning))
               : withUnit(translated(std::string_view(words.name)), unitOf(measure.per));
}

QVariant TileFiguresModel::number(const playtest::TileFigure& tile, int column) const {
    const playtest::TileTally& tally = tile.tally;
    switch (column) {
    case Drawn:
        return static_cast<qlonglong>(tally.drawn);
    case Refused:
        return static_cast<qlonglong>(tally.refused);
    case RefusedShare:
        return tile.refusedShare ? tile.refusedShare->value : 0;
    case Finding:
        return (tile.decides() ? 3 : 0) + (tile.refusedMore ? 1 : 0) - (tile.refusedLess ? 1 : 0);
    default:
        return measureOf(column)->value(tile, 0);
    }
}

QVariant TileFiguresModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index))
        return {};
    const auto at = static_cast<std::size_t>(index.row());
    const playtest::TileFigure& tile = found_->tiles[at];
    const int column = index.column();
    QVariant value = column == Id ? QVariant(toQString(tile.tile)) : number(tile, column);
    switch (role) {
    case SortRole:
        return value;
    case Qt::DisplayRole:
        if (column == Finding)
            return findingOf(tile);
        if (column == Drawn || column == Refused)
            return QLocale().toString(value.toLongLong());
        if (const playtest::TileMeasure* measure = measureOf(column))
            return measure->isSwing() && !tile.swing ? QString()
                                                     : tileValueInWords(*measure, value.toDouble());
        return column == Id ? value : QVariant(valueInWords(value.toDouble(), column == RefusedShare));
    case Qt::AccessibleTextRole:
        if (column == Finding)
            return findingInWords(tile);
        if (column == RefusedShare || isSwing(column))
            return data(index, Qt::ToolTipRole);
        return {};
    case Qt::DecorationRole:
        if (column == Id && found_->plan.game)
            return tileThumbnail(found_->plan.game->tileSet().tiles[at], thumbnail, qApp->devicePixelRatio());
        return {};
    case Qt::ToolTipRole:
        if (column == RefusedShare && tile.refusedShare)
            return tr("%1, interval %2")
                .arg(valueInWords(tile.refusedShare->value, true),
                     intervalInWords(tile.refusedShare->interval, true));
        if (isSwing(column) && tile.swing)
            return tr("%1, interval %2")
                .arg(tileValueInWords(*measureOf(column), tile.swing->estimate.value),
                     intervalInWords(tile.swing->estimate.interval, false));
        return column == Id ? tr("Open %1 in the designer").arg(value.toString()) : QVariant();
    case Qt::ForegroundRole:
        return column == Id ? QVariant(QGuiApplication::palette().brush(QPalette::Link)) : QVariant();
    case Qt::FontRole:
        return column == Finding && (tile.refusedMore || tile.decides()) ? headingFont({}) : QVariant();
    case Qt::TextAlignmentRole:
        return column == Id || column == Finding ? QVariant() : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    default:
        return {};
    }
}

TileFiguresTable::TileFiguresTable(QWidget* parent)
    : QTableView(parent), model_(new TileFiguresModel(this)), rows_(new QSortFilterProxyModel(this)) {
    rows_->setSourceModel(model_);
    rows_->setSortRole(TileFiguresModel::SortRole);
    setModel(rows_);
    setUpReadOnlyTable(*this, tr("Tiles"));
    setToolTip(tr("Click a tile's name, or press Enter, to open it in the designer"));
    setIconSize({pictureSize, pictureSize});
    setMouseTracking(true);
    verticalHeader()->setDefaultSectionSize(lineHeight);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    // Problems of the set come first.
    sortByColumn(TileFiguresModel::RefusedShare, Qt::DescendingOrder);
    connect(this, &QAbstractItemView::clicked, this, [this](const QModelIndex& index) {
        if (index.column() == TileFiguresModel::Id)
            want(index);
    });
    connect(this, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex& index) {
        if (index.column() != TileFiguresModel::Id)
            want(index);
    });
}

void TileFiguresTable::setFindings(const FindingsPointer& found) {
    model_->setFindings(found);
    // Their headings depend on the games.
    for (int column = TileFiguresModel::FirstMeasure; column < model_->columnCount(); ++column)
        setColumnHidden(
            column, !found || !playtest::hasMeasure(found->results, *TileFiguresModel::measureOf(column)));
}

void TileFiguresTable::want(const QModelIndex& index) {
    if (index.isValid())
        emit tileWanted(model_->tileAt(rows_->mapToSource(index).row()));
}

void TileFiguresTable::mouseMoveEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->position().toPoint());
    viewport()->setCursor(index.column() == TileFiguresModel::Id ? Qt::PointingHandCursor : Qt::ArrowCursor);
    QTableView::mouseMoveEvent(event);
}

void TileFiguresTable::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        want(currentIndex());
    else
        QTableView::keyPressEvent(event);
}

void TileFiguresTable::focusInEvent(QFocusEvent* event) {
    QTableView::focusInEvent(event);
    // The keyboard's cursor must be visible somewhere.
    if (!currentIndex().isValid() && rows_->rowCount() > 0)
        setCurrentIndex(rows_->index(0, TileFiguresModel::Id));
}

} // namespace tilewright
