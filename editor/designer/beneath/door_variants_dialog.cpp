#include "editor/designer/beneath/door_variants_dialog.h"

#include "editor/common/fields/input_fields.h"
#include "editor/common/plain_text.h"
#include "editor/common/tiles/thumbnails.h"
#include "editor/designer/beneath/door_actions.h"
#include "editor/designer/browser/tile_list_view.h"
#include "editor/document/tileset/free_ids.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/words/translated_text.h"
#include "engine/model/io/file_formats.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>

namespace tilewright {

namespace {

constexpr int doorSwatchSize = 24;
/// More than this is not even computed.
constexpr long long maxCombinations = 20'000;

std::size_t at(Direction side) {
    return static_cast<std::size_t>(index(side));
}

} // namespace

DoorVariantsDialog::DoorVariantsDialog(const TileSet& set, const TileIndices& tiles, QWidget* parent)
    : QDialog(parent)
    , set_(set)
    , alike_(new QCheckBox(tr("&The same choice for all sides")))
    , count_(new IntegerBox)
    , differentOnly_(new QCheckBox(tr("Skip those that are &equal when turned")))
    , newOnly_(new QCheckBox(tr("Skip those that the set &already has")))
    , number_(new PlainLabel)
    , preview_(new TileSetPreview) {
    setWindowTitle(tr("Make variants"));
    for (int place : tiles)
        tiles_.push_back(set.tiles[static_cast<std::size_t>(place)]);
    auto* form = new QFormLayout;
    form->addRow(new PlainLabel(tr("Choose the doors to try on each passage. Earth stays earth.")));
    alike_->setChecked(true);
    form->addRow(alike_);
    for (Direction side : allDirections) {
        rows_[at(side)] = makeRow(side, translated(name(side)));
        titles_[at(side)] = new PlainLabel;
        form->addRow(titles_[at(side)], rows_[at(side)]);
    }
    count_->setRange(0, maxTileCount);
    count_->setValue(1);
    form->addRow(tr("&Copies of each"), count_);
    differentOnly_->setChecked(true);
    newOnly_->setChecked(true);
    form->addRow(differentOnly_);
    form->addRow(newOnly_);
    number_->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    make_ = buttons->button(QDialogButtonBox::Ok);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* whole = new QVBoxLayout(this);
    whole->addLayout(form);
    whole->addWidget(preview_, 1);
    whole->addWidget(number_);
    whole->addWidget(buttons);
    for (QCheckBox* box : {alike_, differentOnly_, newOnly_})
        connect(box, &QCheckBox::toggled, this, &DoorVariantsDialog::refresh);
    connect(count_, &QSpinBox::valueChanged, this, &DoorVariantsDialog::refresh);
    resize(560, 620);
    refresh();
}

QWidget* DoorVariantsDialog::makeRow(Direction side, const QString& title) {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(1);
    for (SideContent door : doorChoices()) {
        const bool unknown = isSkull(door) && std::find(set_.pickColours.begin(), set_.pickColours.end(),
                                                        skullColour(door)) == set_.pickColours.end();
        if (door == SideContent::Earth || unknown)
            continue;
        auto* button = new QToolButton;
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setIcon(QIcon(doorSwatch(door, doorSwatchSize, 2)));
        button->setIconSize({doorSwatchSize, doorSwatchSize});
        button->setToolTip(doorName(door));
        //: a side of a tile, and a door there
        button->setAccessibleName(tr("%1: %2").arg(title, doorName(door)));
        connect(button, &QAbstractButton::toggled, this, &DoorVariantsDialog::refresh);
        doors_[at(side)].emplace_back(button, door);
        layout->addWidget(button);
    }
    layout->addStretch();
    return row;
}

QAbstractButton* DoorVariantsDialog::doorButton(Direction side, SideContent door) const {
    for (const auto& [button, its] : doors_[at(side)])
        if (its == door)
            return button;
    return nullptr;
}

DoorVariantOptions DoorVariantsDialog::choice() const {
    DoorVariantOptions choice;
    for (Direction side : allDirections) {
        const std::size_t from = alike_->isChecked() ? 0 : at(side);
        for (const auto& [button, door] : doors_[from])
            if (button->isChecked())
                choice.doors[at(side)].push_back(door);
    }
    choice.count = count_->value();
    choice.differentOnly = differentOnly_->isChecked();
    choice.newOnly = newOnly_->isChecked();
    return choice;
}

QString DoorVariantsDialog::whyNot(long long number) const {
    if (number > maxCombinations)
        return tr("%1 combinations are too many; choose fewer doors.").arg(locale().toString(number));
    if (newTiles_.empty())
        return tr("This makes no new tiles. Choose other doors.");
    // Without copies they would be too many all the same.
    const long long all =
        tileCount(set_) + static_cast<long long>(newTiles_.size()) * std::max(1, count_->value());
    if (all > maxTileCount)
        return tr("%1 new tiles; the set would have %2 copies, but at most %3 can be played.")
            .arg(newTiles_.size())
            .arg(all)
            .arg(maxTileCount);
    return {};
}

void DoorVariantsDialog::refresh() {
    for (Direction side : allDirections) {
        const bool used = std::any_of(tiles_.begin(), tiles_.end(),
                                      [side](const Tile& tile) { return isPassage(tile.sides()[at(side)]); });
        const bool shown = alike_->isChecked() ? side == Direction::North : used;
        rows_[at(side)]->setVisible(shown);
        titles_[at(side)]->setVisible(shown);
        titles_[at(side)]->setText(alike_->isChecked() ? tr("each side") : translated(name(side)));
    }
    const DoorVariantOptions wanted = choice();
    const long long number = combinationCount(tiles_, wanted);
    newTiles_ = number > maxCombinations ? std::vector<Tile>() : doorVariants(set_, tiles_, wanted);
    const QString why = whyNot(number);
    number_->setText(why.isEmpty()
                         //: %1: 3 new tiles
                         ? tr("%1, of %n combinations", nullptr, static_cast<int>(number))
                               .arg(tr("%n new tiles", nullptr, static_cast<int>(newTiles_.size())))
                         : why);
    make_->setText(tr("Make %n tiles", nullptr, static_cast<int>(newTiles_.size())));
    make_->setEnabled(why.isEmpty());
    make_->setToolTip(why);
    constexpr std::size_t mostShown = 500;
    TileSet shown;
    shown.tiles = newTiles_;
    shown.tiles.resize(std::min(shown.tiles.size(), mostShown));
    shown.tiles = withFreeIds(set_, std::move(shown.tiles));
    preview_->showSet(std::move(shown));
}

} // namespace tilewright
