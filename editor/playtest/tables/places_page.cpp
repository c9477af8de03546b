#include "editor/playtest/tables/places_page.h"

#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/playtest/tables/table_setup.h"
#include "editor/words/translated_text.h"

#include <QComboBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHeaderView>
#include <QTableView>

#include <algorithm>

namespace tilewright {

PlacesModel::PlacesModel(QObject* parent) : QAbstractTableModel(parent) {}

void PlacesModel::setFindings(const FindingsPointer& found) {
    beginResetModel();
    found_ = found;
    // The first tile is always there, to see where the others are.
    minimum_ = maximum_ = {};
    if (found_)
        for (const auto& [cell, counts] : found_->results.places.cells) {
            minimum_ = {std::min(minimum_.x, cell.x), std::min(minimum_.y, cell.y)};
            maximum_ = {std::max(maximum_.x, cell.x), std::max(maximum_.y, cell.y)};
        }
    endResetModel();
    setMeasure(measure_);
}

void PlacesModel::setMeasure(const playtest::PlaceMeasure* measure) {
    beginResetModel();
    measure_ = measure;
    greatest_ = 0;
    if (!isEmpty())
        for (const auto& [cell, counts] : found_->results.places.cells)
            greatest_ = std::max(greatest_, measure_->value(found_->results.places, counts));
    endResetModel();
}

Cell PlacesModel::placeOf(const QModelIndex& index) const {
    return {minimum_.x + index.column(), minimum_.y + index.row()};
}

QModelIndex PlacesModel::indexOf(Cell place) const {
    return index(place.y - minimum_.y, place.x - minimum_.x);
}

int PlacesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || isEmpty() ? 0 : maximum_.y - minimum_.y + 1;
}

int PlacesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || isEmpty() ? 0 : maximum_.x - minimum_.x + 1;
}

QVariant PlacesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role == Qt::DisplayRole)
        return (orientation == Qt::Horizontal ? minimum_.x : minimum_.y) + section;
    return role == Qt::TextAlignmentRole ? QVariant::fromValue(Qt::Alignment(Qt::AlignCenter)) : QVariant();
}

QVariant PlacesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || isEmpty())
        return {};
    const playtest::PlaceTally& places = found_->results.places;
    const Cell place = placeOf(index);
    const auto counts = places.cells.find(place);
    const bool isCounted = counts != places.cells.end();
    const double value = isCounted ? measure_->value(places, counts->second) : 0;
    switch (role) {
    case Qt::DisplayRole:
        return value > 0 ? valueInWords(value, Unit::Number) : QString();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignCenter));
    case Qt::BackgroundRole:
        return isCounted && greatest_ > 0 ? heatColour(value / greatest_, QGuiApplication::palette())
                                          : QVariant();
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        const QString words =
            QStringLiteral("%1, %2: %3 – %4")
                .arg(place.x)
                .arg(place.y)
                .arg(translated(std::string_view(measure_->words.name)), valueInWords(value, Unit::Number));
        return place == Cell{} ? tr("First tile of the board, %1").arg(words) : words;
    }
    default:
        return {};
    }
}

PlacesPage::PlacesPage(QWidget* parent)
    : QWidget(parent)
    , model_(new PlacesModel(this))
    , measures_(new QComboBox)
    , table_(new QTableView)
    , note_(new PlainLabel) {
    measures_->setToolTip(tr("What tints the cells of the board"));
    note_->setWordWrap(true);
    table_->setModel(model_);
    setUpReadOnlyTable(*table_, tr("Places on the board"));
    // Cells of a board: each by itself, where it lies.
    table_->setSortingEnabled(false);
    table_->setSelectionBehavior(QAbstractItemView::SelectItems);
    table_->setAlternatingRowColors(false);
    table_->setToolTip(tr("Each cell of the board; the arrow keys move between cells"));
    table_->verticalHeader()->show();
    const int wide = table_->fontMetrics().horizontalAdvance(QStringLiteral("00.00")) + 8;
    for (QHeaderView* header : {table_->horizontalHeader(), table_->verticalHeader()}) {
        header->setMinimumSectionSize(wide);
        header->setDefaultSectionSize(wide);
        header->setSectionResizeMode(QHeaderView::Fixed);
        header->setSectionsClickable(false);
    }
    auto* form = new QFormLayout(this);
    form->addRow(tr("Tinted by:"), measures_);
    form->addRow(note_);
    form->addRow(table_);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    connect(measures_, &QComboBox::currentIndexChanged, this, &PlacesPage::showMeasure);
}

bool PlacesPage::hasPlaces() const {
    return measures_->count() > 0;
}

void PlacesPage::setFindings(const FindingsPointer& found) {
    const QVariant chosen = measures_->currentData();
    const bool isNew = !hasPlaces();
    const Cell at = table_->currentIndex().isValid() ? model_->placeOf(table_->currentIndex()) : Cell{};
    const QSignalBlocker quiet(measures_);
    measures_->clear();
    if (found)
        for (const playtest::PlaceMeasure* measure : playtest::placeColumns(found->results))
            measures_->addItem(translated(std::string_view(measure->words.name)),
                               QString::fromLatin1(measure->id.data(), static_cast<int>(measure->id.size())));
    const int known = measures_->findData(chosen);
    measures_->setCurrentIndex(known < 0 && measures_->count() > 0 ? 0 : known);
    note_->setText(hasPlaces() ? translated(playtest::placesNote(found->results.places)) : QString());
    model_->setFindings(found);
    showMeasure();
    table_->setCurrentIndex(model_->indexOf(at));
    if (isNew)
        table_->scrollTo(model_->indexOf(at), QAbstractItemView::PositionAtCenter);
}

void PlacesPage::showMeasure() {
    const std::string id = measures_->currentData().toString().toStdString();
    const auto all = playtest::placeMeasures();
    const auto measure = std::ranges::find(all, id, &playtest::PlaceMeasure::id);
    const bool hadPlace = table_->currentIndex().isValid();
    const Cell at = hadPlace ? model_->placeOf(table_->currentIndex()) : Cell{};
    model_->setMeasure(measure == all.end() ? nullptr : &*measure);
    table_->setCurrentIndex(model_->indexOf(at));
}

} // namespace tilewright
