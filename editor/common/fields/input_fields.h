#pragma once

#include "engine/base/options/option.h"

#include <QDoubleSpinBox>
#include <QObject>
#include <QSpinBox>

#include <functional>
#include <optional>

class QWidget;

namespace tilewright {

/// As people write it: a comma or a point stands before the decimals, whatever the language; nothing parts
/// thousands. Empty if the text is anything else.
std::optional<double> parseNumber(const QString& text);
/// In the language of the window, for a field that parseNumber() reads again. With as many digits as it
/// needs, or so many that count.
QString formatNumber(double value, int digits = QLocale::FloatingPointShortest);

/// Reads numbers like parseNumber(). Shows no more decimals than the value has, "79" instead of "79.0".
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

/// Reads whole numbers, whose thousands a comma, a point or a blank may part. Where such a sign makes it
/// none, the number that stood there when typing began comes back. Qt drops these signs wherever they are,
/// and takes 2,5 for 25. While it has the focus, it shows no sign that parts thousands.
class IntegerBox : public QSpinBox {
public:
    explicit IntegerBox(QWidget* parent = nullptr);

protected:
    int valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& position) const override;
    void fixup(QString& text) const override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QString withoutAffixes(const QString& text) const;
    void rememberUnlessTyped();

    /// Before what is being typed.
    int before_ = 0;
    bool partsThousands_ = false;
};

/// As long as it lives, a field for a number that refuses what was typed, or puts the value before back, says
/// which numbers it takes.
class RangeHint : public QObject {
    Q_OBJECT
public:
    RangeHint();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void tellLater(QAbstractSpinBox& box, const QString& found);
};

/// As long as it lives, turning the wheel scrolls what a field of the program is in, and changes the field
/// only where one has clicked into it.
class WheelGuard : public QObject {
public:
    WheelGuard();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// A field for the value of an option, made from its description: a box for a number, a check box, a list of
/// choices, check boxes for a set, a line of text. Calls `changed` each time the value changes.
QWidget* makeOptionField(const OptionSpec& spec, QWidget* parent, const std::function<void()>& changed);
/// The smallest number that stands in the box; a word may have the place below it.
int minNumberOf(const QSpinBox& box);
/// Ignores a value of another type.
void showInOptionField(QWidget* field, const Json& value);
Json valueOfOptionField(const QWidget* field);

} // namespace tilewright
