#include "editor/common/fields/number_box.h"

#include <cmath>

namespace tilewright {

std::optional<double> numberIn(const QString& text) {
    QString plain = text.trimmed();
    plain.replace(u',', u'.');
    plain.replace(QLocale().negativeSign(), QStringLiteral("-"));
    bool good = false;
    const double value = plain.toDouble(&good);
    return good && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

QString numberInField(double value, int digits) {
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

} // namespace tilewright
