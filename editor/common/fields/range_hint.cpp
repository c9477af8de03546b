#include "editor/common/fields/range_hint.h"

#include "editor/common/fields/number_box.h"
#include "editor/common/fields/option_field.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPointer>
#include <QSpinBox>
#include <QToolTip>

namespace tilewright {

namespace {

struct Range {
    QString least, most;
};

Range rangeOf(const QAbstractSpinBox& field) {
    if (const auto* box = qobject_cast<const QSpinBox*>(&field))
        return {numberInField(leastNumberOf(*box)), numberInField(box->maximum())};
    if (const auto* box = qobject_cast<const QDoubleSpinBox*>(&field))
        return {numberInField(box->minimum()), numberInField(box->maximum())};
    return {};
}

QString typedIn(const QAbstractSpinBox& field) {
    if (const auto* box = qobject_cast<const QSpinBox*>(&field))
        return box->cleanText();
    const auto* box = qobject_cast<const QDoubleSpinBox*>(&field);
    return box == nullptr ? QString() : box->cleanText();
}

} // namespace

RangeHint::RangeHint() {
    qApp->installEventFilter(this);
}

bool RangeHint::eventFilter(QObject* watched, QEvent* event) {
    auto* box = qobject_cast<QAbstractSpinBox*>(watched);
    if (box == nullptr)
        return false;
    if (event->type() == QEvent::Polish)
        if (auto* line = box->findChild<QLineEdit*>())
            connect(line, &QLineEdit::inputRejected, this, [this, box] { tellLater(*box, {}); });
    const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event)->key() : 0;
    const bool ends = event->type() == QEvent::FocusOut || key == Qt::Key_Return || key == Qt::Key_Enter;
    if (ends && !box->hasAcceptableInput())
        tellLater(*box, typedIn(*box));
    return false;
}

/// Once the focus has moved, which hides what is shown.
void RangeHint::tellLater(QAbstractSpinBox& box, const QString& found) {
    const Range range = rangeOf(box);
    if (range.least.isEmpty())
        return;
    const QString words = found.isEmpty()
                              ? tr("Enter a value from %1 to %2").arg(range.least, range.most)
                              : tr("Enter a value from %1 to %2, not %3").arg(range.least, range.most, found);
    QMetaObject::invokeMethod(
        this,
        [field = QPointer(&box), words] {
            if (field != nullptr && field->isVisible())
                QToolTip::showText(field->mapToGlobal(field->rect().bottomLeft()), words, field);
        },
        Qt::QueuedConnection);
}

} // namespace tilewright
