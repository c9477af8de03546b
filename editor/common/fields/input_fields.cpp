#include "editor/common/fields/input_fields.h"

#include "editor/common/fields/option_field.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPointer>
#include <QScrollBar>
#include <QSpinBox>
#include <QToolTip>

#include <cmath>

namespace tilewright {

namespace {

struct Range {
    QString least, most;
};

Range rangeOf(const QAbstractSpinBox& field) {
    if (const auto* box = qobject_cast<const QSpinBox*>(&field))
        return {formatNumber(minNumberOf(*box)), formatNumber(box->maximum())};
    if (const auto* box = qobject_cast<const QDoubleSpinBox*>(&field))
        return {formatNumber(box->minimum()), formatNumber(box->maximum())};
    return {};
}

QString typedIn(const QAbstractSpinBox& field) {
    if (const auto* box = qobject_cast<const QSpinBox*>(&field))
        return box->cleanText();
    const auto* box = qobject_cast<const QDoubleSpinBox*>(&field);
    return box == nullptr ? QString() : box->cleanText();
}

bool isField(const QObject* object) {
    return qobject_cast<const QAbstractSpinBox*>(object) != nullptr ||
           qobject_cast<const QComboBox*>(object) != nullptr ||
           (qobject_cast<const QAbstractSlider*>(object) != nullptr &&
            qobject_cast<const QScrollBar*>(object) == nullptr);
}

} // namespace

std::optional<double> parseNumber(const QString& text) {
    QString plain = text.trimmed();
    plain.replace(u',', u'.');
    plain.replace(QLocale().negativeSign(), QStringLiteral("-"));
    bool good = false;
    const double value = plain.toDouble(&good);
    return good && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

QString formatNumber(double value, int digits) {
    QLocale locale;
    locale.setNumberOptions(locale.numberOptions() | QLocale::OmitGroupSeparator);
    // Nobody types a million as 1e+06.
    const double rounded =
        digits == QLocale::FloatingPointShortest ? value : QString::number(value, 'g', digits).toDouble();
    return locale.toString(rounded, 'f', QLocale::FloatingPointShortest);
}

QString NumberBox::textFromValue(double value) const {
    QString text = QDoubleSpinBox::textFromValue(value);
    const QString point = locale().decimalPoint();
    if (!text.contains(point))
        return text;
    while (text.endsWith(locale().zeroDigit()))
        text.chop(1);
    if (text.endsWith(point))
        text.chop(point.size());
    return text;
}

/// Qt takes the other sign for one that parts thousands, and forgets it.
QString NumberBox::inNotation(QString text) const {
    for (const QChar sign : {u'.', u','})
        text.replace(sign, locale().decimalPoint());
    return text;
}

double NumberBox::valueFromText(const QString& text) const {
    return QDoubleSpinBox::valueFromText(inNotation(text));
}

QValidator::State NumberBox::validate(QString& text, int& position) const {
    text = inNotation(text);
    return QDoubleSpinBox::validate(text, position);
}

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

WheelGuard::WheelGuard() {
    qApp->installEventFilter(this);
}

bool WheelGuard::eventFilter(QObject* watched, QEvent* event) {
    if ((event->type() != QEvent::Polish && event->type() != QEvent::Wheel) || !isField(watched))
        return false;
    auto& field = *static_cast<QWidget*>(watched);
    // Otherwise the wheel itself would give it the focus.
    if (event->type() == QEvent::Polish && field.focusPolicy() == Qt::WheelFocus)
        field.setFocusPolicy(Qt::StrongFocus);
    if (event->type() != QEvent::Wheel || field.hasFocus())
        return false;
    event->ignore();
    return true;
}

} // namespace tilewright
