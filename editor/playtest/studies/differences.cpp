#include "editor/playtest/studies/differences.h"

#include "editor/common/accessibility.h"
#include "editor/common/theme.h"
#include "editor/playtest/findings.h"
#include "editor/words/translated_text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tilewright {

DifferencePicture::DifferencePicture(QWidget* parent) : QWidget(parent) {
    setAccessibleRole(*this, QAccessible::Chart);
    setAccessibleName(tr("Difference, B minus A"));
    setToolTip(tr("B minus A with its 95 % interval; inside the band the difference is too small to matter"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize DifferencePicture::sizeHint() const {
    // Both ends of the axis beside each other, and the difference in words below.
    constexpr int margins = 16;
    const QFontMetrics metrics = fontMetrics();
    const int ends = metrics.horizontalAdvance(tr("B is lower") + QStringLiteral("  ") + tr("B is higher"));
    const int words = metrics.horizontalAdvance(accessibleDescription());
    return {std::max({240, ends + margins, words + margins}), 5 * metrics.height()};
}

void DifferencePicture::setDifference(const std::optional<playtest::Difference>& difference, double margin) {
    difference_ = difference;
    margin_ = margin;
    const Unit unit = difference && difference->isShare ? Unit::Share : Unit::Number;
    setAccessibleDescription(difference
                                 ? tr("%1, interval %2")
                                       .arg(differenceInWords(difference->difference.value, unit),
                                            differenceIntervalInWords(difference->difference.interval, unit))
                                 : tr("not known yet"));
    updateGeometry();
    update();
}

void DifferencePicture::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double middle = height() / 2.0;
    const QRectF whole = QRectF(rect()).adjusted(8, 0, -8, 0);
    painter.setPen(quietTextColour(palette()));
    if (!difference_) {
        painter.drawText(whole, Qt::AlignCenter, tr("not known yet"));
        return;
    }
    const auto [low, high] = difference_->difference.interval;
    const double value = difference_->difference.value;
    double most = std::max(std::abs(value), margin_) * 1.5;
    for (const double end : {low, high})
        if (std::isfinite(end))
            most = std::max(most, std::abs(end) * 1.15);
    if (most <= 0)
        most = 1;
    const auto x = [&](double of) {
        return whole.center().x() + std::clamp(of / most, -1.0, 1.0) * whole.width() / 2;
    };
    const double half = 1.1 * fontMetrics().height();
    // The band of what doesn't matter, zero, the interval and the value.
    painter.fillRect(QRectF(QPointF(x(-margin_), middle - half), QPointF(x(margin_), middle + half)),
                     heatColour(0.25, palette()));
    painter.drawLine(QPointF(whole.left(), middle), QPointF(whole.right(), middle));
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1, Qt::DashLine));
    painter.drawLine(QPointF(x(0), middle - half), QPointF(x(0), middle + half));
    painter.setPen(QPen(accentColour(palette()), 4));
    painter.drawLine(QPointF(x(low), middle), QPointF(x(high), middle));
    painter.setPen(Qt::NoPen);
    painter.setBrush(accentColour(palette()));
    painter.drawEllipse(QPointF(x(value), middle), 6, 6);
    painter.setPen(palette().color(QPalette::WindowText));
    // Where the axis has them, in every language.
    painter.drawText(whole, Qt::AlignTop | Qt::AlignLeft | Qt::AlignAbsolute, tr("B is lower"));
    painter.drawText(whole, Qt::AlignTop | Qt::AlignRight | Qt::AlignAbsolute, tr("B is higher"));
    painter.drawText(whole, Qt::AlignBottom | Qt::AlignHCenter, accessibleDescription());
}

void DifferencesModel::setDifferences(const std::vector<playtest::Difference>& differences) {
    beginResetModel();
    differences_ = differences;
    endResetModel();
}

int DifferencesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(differences_.size());
}

int DifferencesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : Columns;
}

QVariant DifferencesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Meaning:
        return tr("Figure");
    case OfA:
        return tr("A");
    case OfB:
        return tr("B");
    case Change:
        return tr("B minus A");
    default:
        return tr("Differs");
    }
}

QVariant DifferencesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const playtest::Difference& one = differences_[static_cast<std::size_t>(index.row())];
    const Unit unit = one.isShare ? Unit::Share : Unit::Number;
    if (role == Qt::TextAlignmentRole && index.column() != Meaning)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && index.column() == Meaning)
        return translated(one.definition) + u'\n' + toQString(one.id);
    if (role != Qt::DisplayRole && role != SortRole)
        return {};
    const bool sorts = role == SortRole;
    switch (index.column()) {
    case Meaning:
        return translated(one.definition);
    case OfA:
        return sorts ? QVariant(one.a.value) : valueInWords(one.a.value, unit);
    case OfB:
        return sorts ? QVariant(one.b.value) : valueInWords(one.b.value, unit);
    case Change:
        return sorts ? QVariant(one.difference.value)
                     : tr("%1 (%2)").arg(differenceInWords(one.difference.value, unit),
                                         differenceIntervalInWords(one.difference.interval, unit));
    default:
        return sorts ? QVariant(one.differs ? 0 : 1) : one.differs ? tr("yes") : tr("–");
    }
}

} // namespace tilewright
