#include "editor/play/setup/seats_form.h"

#include "editor/common/fields/input_fields.h"
#include "editor/common/plain_text.h"
#include "editor/words/game_words.h"
#include "editor/words/translated_text.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QSpinBox>

#include <algorithm>

namespace tilewright {

SeatsForm::SeatsForm(int minimum, int maximum, const std::vector<bots::BotSpec>& bots,
                     const std::vector<SeatSetup>& seats, QWidget* parent)
    : QWidget(parent), number_(new IntegerBox(this)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(1, 1);
    auto* numberLabel = new PlainLabel(tr("P&layers"), this);
    numberLabel->setBuddy(number_);
    number_->setObjectName(QStringLiteral("playerNumber"));
    number_->setRange(minimum, maximum);
    number_->setToolTip(tr("Number of players: %1 to %2").arg(minimum).arg(maximum));
    number_->setAccessibleName(tr("Number of players"));
    grid->addWidget(numberLabel, 0, 0);
    grid->addWidget(number_, 0, 1, Qt::AlignLeft);
    for (int seat = 0; seat < maximum; ++seat) {
        const bool known = static_cast<std::size_t>(seat) < seats.size();
        Row row{new PlainLabel(tr("Seat &%1").arg(seat + 1), this), new QLineEdit(this), new QComboBox(this)};
        row.label->setBuddy(row.name);
        row.name->setObjectName(QStringLiteral("seatName%1").arg(seat + 1));
        row.name->setText(known && !seats[static_cast<std::size_t>(seat)].name.isEmpty()
                              ? seats[static_cast<std::size_t>(seat)].name
                              : seatColourName(seat));
        row.name->setToolTip(tr("Name of this player, who plays %1").arg(seatColourName(seat)));
        row.name->setAccessibleName(tr("Name of seat %1").arg(seat + 1));
        connect(row.name, &QLineEdit::textChanged, this, &SeatsForm::changed);
        row.kind->setObjectName(QStringLiteral("seatKind%1").arg(seat + 1));
        row.kind->addItem(tr("Person"), QString::fromLatin1(personKind));
        row.kind->setItemData(0, tr("A person at this window decides"), Qt::ToolTipRole);
        for (const auto& bot : bots) {
            row.kind->addItem(tr("Bot: %1").arg(translated(bot.label)), QString::fromStdString(bot.name));
            row.kind->setItemData(row.kind->count() - 1, translated(bot.explanation), Qt::ToolTipRole);
        }
        row.kind->setToolTip(tr("Who decides for this seat; it can change during the game"));
        row.kind->setAccessibleName(tr("Who plays seat %1").arg(seat + 1));
        const int chosen = known ? row.kind->findData(seats[static_cast<std::size_t>(seat)].kind) : -1;
        row.kind->setCurrentIndex(chosen >= 0 ? chosen : row.kind->count() - 1);
        grid->addWidget(row.label, seat + 1, 0);
        grid->addWidget(row.name, seat + 1, 1);
        grid->addWidget(row.kind, seat + 1, 2);
        rows_.push_back(row);
    }
    number_->setValue(std::max(minimum, static_cast<int>(seats.size())));
    connect(number_, &QSpinBox::valueChanged, this, [this] {
        showRows();
        emit changed();
    });
    showRows();
}

void SeatsForm::showRows() {
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const bool plays = static_cast<int>(i) < number_->value();
        rows_[i].label->setEnabled(plays);
        rows_[i].name->setEnabled(plays);
        rows_[i].kind->setEnabled(plays);
    }
}

void SeatsForm::setSeats(const std::vector<SeatSetup>& seats) {
    number_->setValue(static_cast<int>(seats.size()));
    for (std::size_t i = 0; i < std::min(seats.size(), rows_.size()); ++i) {
        const QString colour = seatColourName(static_cast<int>(i));
        rows_[i].name->setText(seats[i].name.isEmpty() ? colour : seats[i].name);
        if (const int kind = rows_[i].kind->findData(seats[i].kind); kind >= 0)
            rows_[i].kind->setCurrentIndex(kind);
    }
}

std::vector<SeatSetup> SeatsForm::seats() const {
    std::vector<SeatSetup> seats;
    for (int seat = 0; seat < number_->value(); ++seat) {
        const Row& row = rows_[static_cast<std::size_t>(seat)];
        const QString name = row.name->text().trimmed();
        // A name that is only the colour is translated when shown.
        seats.push_back({isColourName(name, seat) ? QString() : name, row.kind->currentData().toString()});
    }
    return seats;
}

} // namespace tilewright
