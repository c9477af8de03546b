#include "editor/common/fields/option_field.h"

#include "editor/common/fields/input_fields.h"
#include "editor/words/translated_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace tilewright {

namespace {

struct OptionFieldWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::OptionField)
};

/// Holds the word that a box for a number also takes.
constexpr auto wordProperty = "optionWord";

QWidget* makeNumberField(const OptionSpec& spec, QWidget* parent, const std::function<void()>& changed) {
    if (spec.type == OptionSpec::Type::Integer) {
        auto* box = new QSpinBox(parent);
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
