#include "editor/play/panels/choice_dialog.h"

#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/play/board/board_art.h"
#include "editor/words/game_words.h"
#include "editor/words/translated_text.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tilewright {

namespace {

/// As many can be read at a glance.
constexpr std::size_t mostListed = 6;
constexpr int choicePictureSize = 26;
/// Maximum height of a longer list, in pixels; it scrolls.
constexpr int mostHeight = 360;
/// Size of the frame around a number, and its distance from the picture.
constexpr int keySize = 16;
constexpr int numberWidth = 18;

/// The picture with the number of its key at the left.
QPixmap numbered(std::string_view kind, int number, const QWidget& on) {
    const double ratio = on.devicePixelRatioF();
    QPixmap pixmap(QSize(numberWidth + choicePictureSize, choicePictureSize) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPiece(painter, kindPicture(kind, -1), QRectF(numberWidth, 0, choicePictureSize, choicePictureSize),
               on.palette().color(QPalette::Button));
    // Only nine kinds have a key.
    if (number > 9)
        return pixmap;
    painter.setFont(smallFont(on.font()));
    painter.setPen(quietTextColour(on.palette()));
    const QRectF key(0.5, (choicePictureSize - keySize) / 2.0, keySize - 2, keySize);
    painter.drawRoundedRect(key, 3, 3);
    painter.drawText(key, Qt::AlignCenter, QString::number(number));
    return pixmap;
}

} // namespace

ChoiceDialog::ChoiceDialog(const std::vector<const OfferedMove*>& moves, QWidget* parent, const QString& who)
    : QDialog(parent) {
    setObjectName(QStringLiteral("choice"));
    for (const OfferedMove* move : moves)
        moves_.push_back(*move);
    setWindowTitle(who.isEmpty() ? translated(moves_.front().info.group)
                                 : tr("%1: %2").arg(who, translated(moves_.front().info.group)));
    // Moves without costs and gains can't be composed.
    const auto free = [](const OfferedMove& m) { return m.info.pays.empty() && m.info.gains.empty(); };
    const auto alike = [&](const OfferedMove& m) {
        return m.info.pays == moves_.front().info.pays && m.info.gains == moves_.front().info.gains;
    };
    if (moves_.size() <= mostListed || std::ranges::all_of(moves_, free) ||
        std::ranges::all_of(moves_, alike))
        list();
    else
        makeCounters();
    if (auto* first = findChild<QAbstractButton*>())
        first->setFocus();
}

void ChoiceDialog::list() {
    auto* all = new QVBoxLayout(this);
    auto* within = new QWidget(this);
    auto* buttonsOf = new QVBoxLayout(within);
    buttonsOf->setContentsMargins(0, 0, 0, 0);
    buttonsOf->setSpacing(6);
    int key = 1;
    for (const OfferedMove& move : moves_) {
        const QString words = upperFirst(move.info.text);
        // Only nine have a key.
        auto* button = new QPushButton(key <= 9 ? tr("&%1  %2").arg(key).arg(words) : words, within);
        button->setObjectName(QStringLiteral("choice%1").arg(key));
        button->setProperty("move", QVariant::fromValue<qulonglong>(move.move.bits));
        button->setToolTip(key <= 9 ? tr("%1 (key %2)").arg(words).arg(key) : words);
        button->setAccessibleName(words);
        button->setStyleSheet(QStringLiteral("text-align: left; padding: 6px 12px;"));
        connect(button, &QPushButton::clicked, this, [this, chosen = move.move] { finish(chosen); });
        buttonsOf->addWidget(button);
        ++key;
    }
    if (moves_.size() <= mostListed) {
        all->addWidget(within);
    } else {
        auto* scroll = new QScrollArea(this);
        scroll->setWidgetResizable(true);
        scroll->setFrameShape(QFrame::NoFrame);
        scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        scroll->setWidget(within);
        scroll->setMinimumWidth(within->sizeHint().width() + scroll->verticalScrollBar()->sizeHint().width());
        scroll->setMinimumHeight(std::min(within->sizeHint().height(), mostHeight));
        all->addWidget(scroll);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    all->addWidget(buttons);
}

int ChoiceDialog::countIn(const OfferedMove& move, const Counter& counter) {
    const auto& holdings = counter.gain ? move.info.gains : move.info.pays;
    int count = 0;
    for (const game::Holding& h : holdings)
        if (h.kind == counter.kind)
            count += h.count;
    return count;
}

int ChoiceDialog::countIn(const OfferedMove& move, const Row& row) const {
    int count = 0;
    for (const Counter& counter : counters_)
        if (counter.gain == row.gain)
            count += countIn(move, counter);
    return count;
}

void ChoiceDialog::addCounters(bool gain, const QString& label, QGridLayout* into) {
    std::vector<std::string> kinds;
    for (const OfferedMove& move : moves_)
        for (const game::Holding& h : gain ? move.info.gains : move.info.pays)
            if (std::ranges::find(kinds, h.kind) == kinds.end())
                kinds.emplace_back(h.kind);
    Row row{gain, label, new PlainLabel(this)};
    const int line = into->rowCount();
    for (const std::string& kind : kinds) {
        Counter counter{kind, gain};
        counter.least = countIn(moves_.front(), counter);
        for (const OfferedMove& move : moves_) {
            counter.least = std::min(counter.least, countIn(move, counter));
            counter.most = std::max(counter.most, countIn(move, counter));
        }
        // What all moves have in common is no choice.
        if (counter.least == counter.most)
            continue;
        if (std::ranges::find(kinds_, kind) == kinds_.end())
            kinds_.push_back(kind);
        counter.number = 1 + static_cast<int>(std::ranges::find(kinds_, kind) - kinds_.begin());
        counter.count = counter.least;
        counter.button = new QToolButton(this);
        counter.button->setObjectName(QStringLiteral("%1-%2").arg(
            gain ? QStringLiteral("take") : QStringLiteral("pay"), toQString(kind)));
        counter.button->setIcon(numbered(kind, counter.number, *this));
        counter.button->setIconSize({numberWidth + choicePictureSize, choicePictureSize});
        counter.button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        counter.button->setFocusPolicy(Qt::StrongFocus);
        counter.button->setCheckable(true);
        counter.button->setAutoRaise(true);
        into->addWidget(counter.button, line, counter.number);
        const std::size_t number = counters_.size();
        connect(counter.button, &QToolButton::clicked, this, [this, number] { press(number); });
        counters_.push_back(counter);
    }
    row.least = countIn(moves_.front(), row);
    for (const OfferedMove& move : moves_) {
        row.least = std::min(row.least, countIn(move, row));
        row.most = std::max(row.most, countIn(move, row));
    }
    row.label->setVisible(row.most > 0);
    if (row.most == 0)
        return;
    into->addWidget(row.label, line, 0);
    rows_.push_back(row);
}

void ChoiceDialog::makeCounters() {
    auto* all = new QVBoxLayout(this);
    all->setSpacing(8);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(4);
    addCounters(false, tr("Pay"), grid);
    addCounters(true, tr("Take"), grid);
    grid->setColumnStretch(static_cast<int>(kinds_.size()) + 1, 1);
    all->addLayout(grid);
    words_ = new PlainLabel(this);
    words_->setObjectName(QStringLiteral("choiceWords"));
    words_->setWordWrap(true);
    words_->setMinimumWidth(fontMetrics().averageCharWidth() * 44);
    words_->setMinimumHeight(fontMetrics().lineSpacing() * 2);
    all->addWidget(words_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    ok_ = buttons->button(QDialogButtonBox::Ok);
    ok_->setText(tr("OK"));
    ok_->setObjectName(QStringLiteral("choiceOk"));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        if (const OfferedMove* move = exact())
            finish(move->move);
    });
    all->addWidget(buttons);
    refresh();
}

bool ChoiceDialog::fits(const OfferedMove& move, const Counter* more) const {
    return std::ranges::all_of(
        counters_, [&](const Counter& c) { return countIn(move, c) >= c.count + (&c == more ? 1 : 0); });
}

bool ChoiceDialog::anyFits(const Counter* more) const {
    return std::ranges::any_of(moves_, [&](const OfferedMove& m) { return fits(m, more); });
}

const OfferedMove* ChoiceDialog::exact() const {
    const auto found = std::ranges::find_if(moves_, [&](const OfferedMove& m) {
        return std::ranges::all_of(counters_, [&](const Counter& c) { return countIn(m, c) == c.count; });
    });
    return found == moves_.end() ? nullptr : &*found;
}

void ChoiceDialog::press(std::size_t counter) {
    Counter& c = counters_[counter];
    // One more if some move has that many; otherwise back to none.
    if (anyFits(&c))
        ++c.count;
    else
        c.count = c.least;
    refresh();
}

void ChoiceDialog::refresh(const Row& row) {
    int count = 0;
    for (const Counter& c : counters_)
        if (c.gain == row.gain)
            count += c.count;
    row.label->setText(row.least == row.most
                           ? tr("%1: %2 of %3").arg(row.name).arg(count).arg(row.most)
                           : tr("%1: %2 of %3 to %4").arg(row.name).arg(count).arg(row.least).arg(row.most));
}

void ChoiceDialog::refresh() {
    for (Counter& c : counters_) {
        c.button->setChecked(c.count > 0);
        c.button->setEnabled(c.count > c.least || anyFits(&c));
        c.button->setText(tr("×%1").arg(c.count));
        const QString words = countedKind(c.kind, c.count);
        c.button->setAccessibleName(words);
        c.button->setToolTip(c.number <= 9 ? tr("%1 (key %2)").arg(words).arg(c.number) : words);
    }
    for (const Row& row : rows_)
        refresh(row);
    const OfferedMove* move = exact();
    ok_->setEnabled(move != nullptr);
    ok_->setDefault(true);
    words_->setText(move               ? upperFirst(move->info.text)
                    : rows_.size() > 1 ? tr("Click what to pay and take, or press its number. Numbers apply "
                                            "to the focused row while it has choices left.")
                                       : tr("Click your choice, or press its number."));
}

ChoiceDialog::Counter* ChoiceDialog::counterOf(int number) {
    const auto focused =
        std::ranges::find(counters_, focusWidget(), [](const Counter& c) -> QWidget* { return c.button; });
    const bool gain = focused != counters_.end() && focused->gain;
    const auto goesOn = [&](const Counter& c) { return c.number == number && anyFits(&c); };
    const auto here = [&](const Counter& c) { return c.gain == gain; };
    const auto find = [&](const auto& fits) {
        const auto found = std::ranges::find_if(counters_, fits);
        return found == counters_.end() ? nullptr : &*found;
    };
    if (Counter* counter = find([&](const Counter& c) { return here(c) && goesOn(c); }))
        return counter;
    // The focused row is complete, or has no such kind.
    if (Counter* counter = find(goesOn))
        return counter;
    return find([&](const Counter& c) { return here(c) && c.number == number && c.button->isEnabled(); });
}

void ChoiceDialog::finish(game::Move move) {
    chosen_ = move;
    accept();
}

void ChoiceDialog::keyPressEvent(QKeyEvent* event) {
    const int number = event->key() - Qt::Key_1;
    if (number >= 0 && number < 9) {
        const auto i = static_cast<std::size_t>(number);
        if (ok_ == nullptr && i < moves_.size())
            finish(moves_[i].move);
        else if (ok_ != nullptr)
            if (Counter* counter = counterOf(number + 1)) {
                counter->button->setFocus();
                press(static_cast<std::size_t>(counter - counters_.data()));
            }
        return;
    }
    QDialog::keyPressEvent(event);
}

} // namespace tilewright
