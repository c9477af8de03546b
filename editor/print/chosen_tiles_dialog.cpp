#include "editor/print/chosen_tiles_dialog.h"

#include "editor/common/plain_text.h"
#include "editor/output/pictures/picture_painter.h"
#include "editor/words/text.h"
#include "engine/art/art.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

namespace tilewright {

namespace {

constexpr int sideOfPicture = 40;
constexpr int greatestCount = 500;

} // namespace

ChosenTilesDialog::ChosenTilesDialog(const std::vector<Tile>& tiles,
                                     const std::vector<sheet::ChosenTile>& chosen, QWidget* parent)
    : QDialog(parent), table_(new QTableWidget(0, 2, this)), sum_(new PlainLabel(this)) {
    setWindowTitle(tr("Choose Tiles"));
    table_->setAccessibleName(tr("Tiles"));
    table_->setHorizontalHeaderLabels({tr("Tile"), tr("How many")});
    table_->verticalHeader()->hide();
    table_->verticalHeader()->setDefaultSectionSize(sideOfPicture + 6);
    table_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    table_->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    table_->setIconSize({sideOfPicture, sideOfPicture});
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionMode(QAbstractItemView::NoSelection);
    // Tab goes from number to number.
    table_->setFocusPolicy(Qt::NoFocus);
    for (const Tile& tile : tiles) {
        int count = 0;
        for (const sheet::ChosenTile& one : chosen)
            if (one.id == tile.id)
                count += one.count;
        addRow(tile, count);
    }
    auto* counted = new QPushButton(tr("&By Tile Count"), this);
    counted->setObjectName(QStringLiteral("chooseAsCounted"));
    counted->setToolTip(tr("Each tile as often as its count in the set"));
    auto* none = new QPushButton(tr("&None"), this);
    none->setToolTip(tr("Sets all numbers to 0"));
    connect(counted, &QPushButton::clicked, this, [this, tiles] { setAll(tiles, true); });
    connect(none, &QPushButton::clicked, this, [this, tiles] { setAll(tiles, false); });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* row = new QHBoxLayout;
    row->addWidget(counted);
    row->addWidget(none);
    row->addStretch(1);
    row->addWidget(sum_);
    auto* column = new QVBoxLayout(this);
    column->addWidget(table_, 1);
    column->addLayout(row);
    column->addWidget(buttons);
    resize(420, 560);
    showSum();
    if (!counts_.empty())
        counts_.front()->setFocus();
}

void ChosenTilesDialog::addRow(const Tile& tile, int count) {
    const int row = table_->rowCount();
    table_->insertRow(row);
    const QPixmap picture =
        squarePixmap(PaintedPicture(art::tilePicture(tile)), sideOfPicture, devicePixelRatioF());
    table_->setItem(row, 0, new QTableWidgetItem(picture, toQString(tile.id)));
    auto* box = new QSpinBox(table_);
    box->setRange(0, greatestCount);
    box->setValue(count);
    box->setAccessibleName(toQString(tile.id));
    box->setToolTip(tr("How many of %1 are printed").arg(toQString(tile.id)));
    table_->setCellWidget(row, 1, box);
    counts_.push_back(box);
    connect(box, &QSpinBox::valueChanged, this, &ChosenTilesDialog::showSum);
}

void ChosenTilesDialog::setAll(const std::vector<Tile>& tiles, bool asCounted) {
    for (std::size_t i = 0; i < counts_.size(); ++i)
        counts_[i]->setValue(asCounted ? tiles[i].count : 0);
}

void ChosenTilesDialog::showSum() {
    int sum = 0;
    for (const QSpinBox* box : counts_)
        sum += box->value();
    sum_->setText(tr("%n tiles are printed", nullptr, sum));
}

std::vector<sheet::ChosenTile> ChosenTilesDialog::chosen() const {
    std::vector<sheet::ChosenTile> chosen;
    for (std::size_t i = 0; i < counts_.size(); ++i)
        if (counts_[i]->value() > 0)
            chosen.push_back(
                {table_->item(static_cast<int>(i), 0)->text().toStdString(), counts_[i]->value()});
    return chosen;
}

} // namespace tilewright
