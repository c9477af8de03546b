#include "editor/playtest/tables/places_page.h"

#include "editor/common/plain_text.h"
#include "editor/playtest/tables/places_model.h"
#include "editor/playtest/tables/plain_table.h"
#include "editor/words/text.h"
#include "engine/playtest/report/place_section.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QTableView>

#include <algorithm>

namespace tilewright {

PlacesPage::PlacesPage(QWidget* parent)
    : QWidget(parent)
    , model_(new PlacesModel(this))
    , measures_(new QComboBox)
    , table_(new QTableView)
    , note_(new PlainLabel) {
    measures_->setToolTip(tr("What tints the cells of the board"));
    note_->setWordWrap(true);
    table_->setModel(model_);
    makePlainTable(*table_, tr("Places on the board"));
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
