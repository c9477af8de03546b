#include "editor/common/fields/input_fields.h"

#include "editor/common/action.h"
#include "editor/words/translated_text.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPointer>
#include <QScrollBar>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

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

bool isSeparator(QChar sign) {
    return sign == u'.' || sign == u',' || sign == u'\'' || sign == u'\u2019' || sign.isSpace();
}

/// Whether it has digits and separators, and nothing else.
bool isSeparated(const QString& number) {
    return std::ranges::any_of(number, isSeparator) &&
           std::ranges::all_of(number, [](QChar c) { return c.isDigit() || isSeparator(c); });
}

/// "3.000" is three thousand in every language, "1,00,000" a hundred thousand where they are parted by twos;
/// "2,5" and "1,2345" are nothing.
std::optional<int> thousands(const QString& text) {
    const auto separator = std::ranges::find_if(text, isSeparator);
    if (separator == text.end())
        return std::nullopt;
    const QStringList groups = text.split(*separator);
    const qsizetype size = groups.size() > 2 ? groups[1].size() : 3;
    if (size < 2 || size > 3 || groups.front().isEmpty() || groups.front().size() > size)
        return std::nullopt;
    for (qsizetype i = 1; i < groups.size(); ++i)
        if (groups[i].size() != (i + 1 == groups.size() ? 3 : size))
            return std::nullopt;
    bool good = false;
    const int number = groups.join(QString()).toInt(&good);
    return good ? std::optional(number) : std::nullopt;
}

struct OptionFieldWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::OptionField)
};

/// Holds the word that a box for a number also takes.
constexpr auto wordProperty = "optionWord";

QWidget* makeNumberField(const OptionSpec& spec, QWidget* parent, const std::function<void()>& changed) {
    if (spec.type == OptionSpec::Type::Integer) {
        auto* box = new IntegerBox(parent);
        // The word takes the place below the smallest number.
        box->setRange(spec.word.empty() ? spec.minimum : spec.minimum - 1, spec.maximum);
        box->setSingleStep(spec.step);
        if (!spec.word.empty()) {
            box->setSpecialValueText(translated(spec.words.empty() ? spec.word : spec.words.front()));
            box->setProperty(wordProperty, toQString(spec.word));
        } else if (!spec.words.empty()) {
            box->setSpecialValueText(translated(spec.words.front()));
        }
        QObject::connect(box, &QSpinBox::valueChanged, changed);
        return box;
    }
    const bool isLength = spec.type == OptionSpec::Type::Millimetres;
    auto* box = new NumberBox(parent);
    box->setRange(spec.minimum, spec.maximum);
    box->setDecimals(2);
    box->setSingleStep(isLength ? 0.5 : 0.1);
    box->setSuffix(isLength ? OptionFieldWords::tr(" mm") : OptionFieldWords::tr("°"));
    QObject::connect(box, &QDoubleSpinBox::valueChanged, changed);
    return box;
}

QWidget* makeSetField(const OptionSpec& spec, QWidget* parent, const std::function<void()>& changed) {
    auto* boxes = new QWidget(parent);
    auto* column = new QVBoxLayout(boxes);
    column->setContentsMargins(0, 0, 0, 0);
    for (const std::string& name : spec.choices) {
        auto* box = new QCheckBox(translated(name), boxes);
        box->setObjectName(toQString(name));
        QObject::connect(box, &QCheckBox::toggled, changed);
        column->addWidget(box);
    }
    return boxes;
}

QWidget* makeChoiceField(const OptionSpec& spec, QWidget* parent, const std::function<void()>& changed) {
    auto* list = new QComboBox(parent);
    const std::vector<std::string>& words = spec.words.empty() ? spec.choices : spec.words;
    for (std::size_t i = 0; i < words.size(); ++i)
        list->addItem(translated(words[i]), toQString(spec.choices[i]));
    QObject::connect(list, &QComboBox::currentIndexChanged, changed);
    return list;
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

IntegerBox::IntegerBox(QWidget* parent) : QSpinBox(parent) {
    connect(this, &QSpinBox::editingFinished, this, [this] { lineEdit()->setModified(false); });
}

void IntegerBox::rememberUnlessTyped() {
    if (!lineEdit()->isModified())
        before_ = value();
}

void IntegerBox::keyPressEvent(QKeyEvent* event) {
    rememberUnlessTyped();
    QSpinBox::keyPressEvent(event);
}

void IntegerBox::focusInEvent(QFocusEvent* event) {
    rememberUnlessTyped();
    partsThousands_ = partsThousands_ || isGroupSeparatorShown();
    setGroupSeparatorShown(false);
    QSpinBox::focusInEvent(event);
}

void IntegerBox::focusOutEvent(QFocusEvent* event) {
    QSpinBox::focusOutEvent(event);
    setGroupSeparatorShown(std::exchange(partsThousands_, false));
}

QString IntegerBox::withoutAffixes(const QString& text) const {
    QString number = text;
    if (number.startsWith(prefix()))
        number.remove(0, prefix().size());
    if (number.endsWith(suffix()))
        number.chop(suffix().size());
    return number.trimmed();
}

int IntegerBox::valueFromText(const QString& text) const {
    return thousands(withoutAffixes(text)).value_or(QSpinBox::valueFromText(text));
}

QValidator::State IntegerBox::validate(QString& text, int& position) const {
    const QString number = withoutAffixes(text);
    if (!isSeparated(number))
        return QSpinBox::validate(text, position);
    const std::optional<int> value = thousands(number);
    return value && *value >= minimum() && *value <= maximum() ? QValidator::Acceptable
                                                               : QValidator::Intermediate;
}

void IntegerBox::fixup(QString& text) const {
    if (isSeparated(withoutAffixes(text)))
        text = textFromValue(before_);
    else
        QSpinBox::fixup(text);
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
    const bool isWhole = qobject_cast<const QSpinBox*>(&box) != nullptr;
    QString words = isWhole ? tr("Enter a whole number from %1 to %2") : tr("Enter a value from %1 to %2");
    if (!found.isEmpty())
        words = isWhole ? tr("Enter a whole number from %1 to %2, not %3")
                        : tr("Enter a value from %1 to %2, not %3");
    words = words.arg(range.least, range.most);
    if (!found.isEmpty())
        words = words.arg(found);
    QMetaObject::invokeMethod(
        this,
        [field = QPointer(&box), words, where = QPointer(box.window())] {
            if (field != nullptr && field->isVisible())
                QToolTip::showText(field->mapToGlobal(field->rect().bottomLeft()), words, field);
            // A field in a cell of a table is gone by then.
            if (where != nullptr)
                showInStatusBar(*where, words);
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

QWidget* makeOptionField(const OptionSpec& spec, QWidget* parent, const std::function<void()>& changed) {
    switch (spec.type) {
    case OptionSpec::Type::Integer:
    case OptionSpec::Type::Millimetres:
    case OptionSpec::Type::Degrees:
        return makeNumberField(spec, parent, changed);
    case OptionSpec::Type::Boolean: {
        auto* box = new QCheckBox(parent);
        QObject::connect(box, &QCheckBox::toggled, changed);
        return box;
    }
    case OptionSpec::Type::Choice:
        return makeChoiceField(spec, parent, changed);
    case OptionSpec::Type::Set:
        return makeSetField(spec, parent, changed);
    case OptionSpec::Type::Text:
    case OptionSpec::Type::Address:
        break;
    }
    auto* line = new QLineEdit(parent);
    line->setPlaceholderText(toQString(spec.example));
    QObject::connect(line, &QLineEdit::textChanged, changed);
    return line;
}

int minNumberOf(const QSpinBox& box) {
    return box.property(wordProperty).isValid() ? box.minimum() + 1 : box.minimum();
}

void showInOptionField(QWidget* field, const Json& value) {
    if (auto* number = qobject_cast<QSpinBox*>(field); number) {
        if (value.is_number_integer())
            number->setValue(value.get<int>());
        else if (value.is_string() && number->property(wordProperty).isValid())
            number->setValue(number->minimum());
    }
    if (auto* number = qobject_cast<QDoubleSpinBox*>(field); number && value.is_number())
        number->setValue(value.get<double>());
    if (auto* box = qobject_cast<QCheckBox*>(field); box && value.is_boolean())
        box->setChecked(value.get<bool>());
    if (auto* list = qobject_cast<QComboBox*>(field); list && value.is_string())
        list->setCurrentIndex(list->findData(toQString(value.get<std::string>())));
    if (auto* line = qobject_cast<QLineEdit*>(field); line && value.is_string())
        line->setText(toQString(value.get<std::string>()));
    if (value.is_array())
        for (auto* box : field->findChildren<QCheckBox*>())
            box->setChecked(std::find(value.begin(), value.end(), box->objectName().toStdString()) !=
                            value.end());
}

Json valueOfOptionField(const QWidget* field) {
    if (const auto* number = qobject_cast<const QSpinBox*>(field)) {
        const QVariant word = number->property(wordProperty);
        if (word.isValid() && number->value() == number->minimum())
            return word.toString().toStdString();
        return number->value();
    }
    if (const auto* number = qobject_cast<const QDoubleSpinBox*>(field))
        return number->value();
    if (const auto* box = qobject_cast<const QCheckBox*>(field))
        return box->isChecked();
    if (const auto* list = qobject_cast<const QComboBox*>(field))
        return list->currentData().toString().toStdString();
    if (const auto* line = qobject_cast<const QLineEdit*>(field))
        return line->text().toStdString();
    Json names = Json::array();
    for (const auto* box : field->findChildren<QCheckBox*>())
        if (box->isChecked())
            names.push_back(box->objectName().toStdString());
    return names;
}

} // namespace tilewright
