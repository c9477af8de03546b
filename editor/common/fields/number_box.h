#pragma once

#include <QDoubleSpinBox>

#include <optional>

namespace tilewright {

/// As people write it: a comma or a point stands before the decimals, whatever the language; nothing parts
/// thousands. Empty if the text is anything else.
std::optional<double> numberIn(const QString& text);
/// In the language of the window, for a field that numberIn() reads again. With as many digits as it needs,
/// or so many that count.
QString numberInField(double value, int digits = QLocale::FloatingPointShortest);

/// Reads numbers like numberIn(). Shows no more decimals than the value has, "79" instead of "79.0".
class NumberBox : public QDoubleSpinBox {
public:
    using QDoubleSpinBox::QDoubleSpinBox;

protected:
    QString textFromValue(double value) const override;
    double valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& position) const override;

private:
    QString inNotation(QString text) const;
};

} // namespace tilewright
