#include "editor/play/choice_dialog.h"

#include "editor/play/board_art.h"
#include "editor/theme/text.h"
#include "editor/theme/theme.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tilewright {

namespace {

/// As many are read at a glance.
constexpr std::size_t mostListed = 6;
constexpr int pictureSize = 26;

QPixmap picture(std::string_view kind, double ratio) {
    QPixmap pixmap(QSize(pictureSize, pictureSize) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    kindPicture(kind, -1).paint(painter, QRectF(0, 0, pictureSize, pictureSize));
    return pixmap;
}

} // namespace

ChoiceDialog::ChoiceDialog(const std::vector<const OfferedMove*>& moves, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("choice"));
    for (const OfferedMove* move : moves)
        moves_.push_back(*move);
    setWindowTitle(translated(moves_.front().info.group));
    if (moves_.size() <= mostListed)
        list();
    else
        putTogether();
    if (auto* first = findChild<QAbstractButton*>())
        first->setFocus();
}

void ChoiceDialog::list() {
    auto* all = new QVBoxLayout(this);
    all->setSpacing(6);
    int key = 1;
    for (const OfferedMove& move : moves_) {
        const QString words = upperFirst(translated(move.info.text));
        auto* button = new QPushButton(tr("&%1  %2").arg(key).arg(words), this);
        button->setObjectName(QStringLiteral("choice%1").arg(key));
        button->setToolTip(tr("%1 (key %2)").arg(words).arg(key));
        button->setAccessibleName(words);
        button->setStyleSheet(QStringLiteral("text-align: left; padding: 6px 12px;"));
        connect(button, &QPushButton::clicked, this, [this, chosen = move.move] { finish(chosen); });
        all->addWidget(button);
        ++key;
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

void ChoiceDialog::addCounters(bool gain, const QString& label, QVBoxLayout* into) {
    std::vector<std::string> kinds;
    for (const OfferedMove& move : moves_)
        for (const game::Holding& h : gain ? move.info.gains : move.info.pays)
            if (std::ranges::find(kinds, h.kind) == kinds.end())
                kinds.emplace_back(h.kind);
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    auto* word = new QLabel(label, this);
    word->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("mmmmm")));
    row->addWidget(word);
    for (const std::string& kind : kinds) {
        Counter counter{kind, gain};
        counter.least = countIn(moves_.front(), counter);
        for (const OfferedMove& move : moves_) {
            counter.least = std::min(counter.least, countIn(move, counter));
            counter.most = std::max(counter.most, countIn(move, counter));
        }
        // What every move has alike is no choice.
        if (counter.least == counter.most)
            continue;
        counter.count = counter.least;
        counter.button = new QToolButton(this);
        counter.button->setObjectName(QStringLiteral("%1-%2").arg(
            gain ? QStringLiteral("take") : QStringLiteral("pay"), toQString(kind)));
        counter.button->setIcon(picture(kind, devicePixelRatioF()));
        counter.button->setIconSize({pictureSize, pictureSize});
        counter.button->setToolButtonStyle(counter.most > 1 ? Qt::ToolButtonTextUnderIcon
                                                            : Qt::ToolButtonIconOnly);
        counter.button->setFocusPolicy(Qt::StrongFocus);
        counter.button->setCheckable(true);
        counter.button->setAutoRaise(true);
        row->addWidget(counter.button);
        const std::size_t number = counters_.size();
        connect(counter.button, &QToolButton::clicked, this, [this, number] { press(number); });
        counters_.push_back(counter);
    }
    row->addStretch();
    into->addLayout(row);
    word->setVisible(row->count() > 2);
}

void ChoiceDialog::putTogether() {
    auto* all = new QVBoxLayout(this);
    all->setSpacing(8);
    const bool paysNothing =
        std::ranges::all_of(moves_, [](const OfferedMove& m) { return m.info.pays.empty(); });
    if (!paysNothing)
        addCounters(false, tr("Pay"), all);
    addCounters(true, tr("Take"), all);
    words_ = new QLabel(this);
    words_->setObjectName(QStringLiteral("choiceWords"));
    words_->setWordWrap(true);
    words_->setMinimumWidth(fontMetrics().averageCharWidth() * 44);
    words_->setMinimumHeight(fontMetrics().lineSpacing() * 2);
    all->addWidget(words_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    ok_ = buttons->button(QDialogButtonBox::Ok);
    ok_->setText(tr("Do it"));
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
    // One more as long as some move has that; then none again.
    if (anyFits(&c))
        ++c.count;
    else
        c.count = c.least;
    refresh();
}

void ChoiceDialog::refresh() {
    for (std::size_t i = 0; i < counters_.size(); ++i) {
        Counter& c = counters_[i];
        c.button->setChecked(c.count > 0);
        c.button->setEnabled(c.count > c.least || anyFits(&c));
        c.button->setText(c.most > 1 || c.count > 1 ? tr("×%1").arg(c.count) : QString());
        const QString words = countedKind(c.kind, c.count);
        c.button->setAccessibleName(words);
        c.button->setToolTip(i < 9 ? tr("%1 (key %2)").arg(words).arg(i + 1) : words);
    }
    const OfferedMove* move = exact();
    ok_->setEnabled(move != nullptr);
    ok_->setDefault(true);
    words_->setText(move ? upperFirst(translated(move->info.text))
                         : tr("Click what is paid and taken, or press its number."));
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
        else if (ok_ != nullptr && i < counters_.size() && counters_[i].button->isEnabled())
            press(i);
        return;
    }
    QDialog::keyPressEvent(event);
}

} // namespace tilewright
