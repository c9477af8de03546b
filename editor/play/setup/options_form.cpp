#include "editor/play/setup/options_form.h"

#include "editor/theme/plain_text.h"
#include "editor/theme/text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>

namespace tilewright {

namespace {} // namespace

QString optionValueInWords(const Json& value) {
    if (value.is_boolean())
        return value.get<bool>() ? OptionsForm::tr("on") : OptionsForm::tr("off");
    if (value.is_string())
        return translated(value.get<std::string>());
    if (!value.is_array())
        return toQString(value.dump());
    QStringList names;
    for (const Json& name : value)
        names << translated(name.get<std::string>());
    return names.isEmpty() ? OptionsForm::tr("none") : names.join(QStringLiteral(", "));
}

OptionsForm::OptionsForm(const game::Ruleset& rules, const Json& values, QWidget* parent) : QWidget(parent) {
    auto* form = new QFormLayout(this);
    for (const game::OptionSpec& spec : rules.options()) {
        const Json& given =
            values.is_object() && values.contains(spec.name) ? values.at(spec.name) : spec.defaultValue;
        if (!rules.usesOption(spec.name)) {
            withoutField_.push_back(spec);
            others_[spec.name] = given;
            continue;
        }
        const Field field{spec, makeEditor(spec)};
        const QString tip =
            tr("%1\nDefault: %2").arg(translated(spec.explanation), optionValueInWords(spec.defaultValue));
        field.editor->setObjectName(toQString(spec.name));
        field.editor->setAccessibleName(translated(spec.label));
        field.editor->setAccessibleDescription(tip);
        field.editor->setToolTip(tip);
        auto* label = new PlainLabel(translated(spec.label), this);
        label->setToolTip(tip);
        label->setBuddy(field.editor);
        form->addRow(label, field.editor);
        field.editor->installEventFilter(this);
        label->installEventFilter(this);
        setValue(field, given);
        fields_.push_back(field);
    }
}

QWidget* OptionsForm::makeEditor(const game::OptionSpec& spec) {
    switch (spec.type) {
    case game::OptionSpec::Type::Integer: {
        auto* spin = new QSpinBox(this);
        spin->setRange(spec.minimum, spec.maximum);
        spin->setSingleStep(spec.step);
        connect(spin, &QSpinBox::valueChanged, this, &OptionsForm::changed);
        return spin;
    }
    case game::OptionSpec::Type::Boolean: {
        auto* box = new QCheckBox(this);
        connect(box, &QCheckBox::toggled, this, &OptionsForm::changed);
        return box;
    }
    case game::OptionSpec::Type::Set: {
        auto* boxes = new QWidget(this);
        auto* column = new QVBoxLayout(boxes);
        column->setContentsMargins(0, 0, 0, 0);
        for (const std::string& name : spec.choices) {
            auto* box = new QCheckBox(translated(name), boxes);
            box->setObjectName(toQString(name));
            connect(box, &QCheckBox::toggled, this, &OptionsForm::changed);
            column->addWidget(box);
        }
        return boxes;
    }
    case game::OptionSpec::Type::Text:
    case game::OptionSpec::Type::Address: {
        auto* line = new QLineEdit(this);
        line->setPlaceholderText(toQString(spec.example));
        connect(line, &QLineEdit::textChanged, this, &OptionsForm::changed);
        return line;
    }
    case game::OptionSpec::Type::Choice:
        break;
    }
    auto* choice = new QComboBox(this);
    for (const std::string& name : spec.choices)
        choice->addItem(translated(name), toQString(name));
    connect(choice, &QComboBox::currentIndexChanged, this, &OptionsForm::changed);
    return choice;
}

void OptionsForm::setValue(const Field& field, const Json& value) {
    if (auto* spin = qobject_cast<QSpinBox*>(field.editor); spin && value.is_number_integer())
        spin->setValue(value.get<int>());
    if (auto* box = qobject_cast<QCheckBox*>(field.editor); box && value.is_boolean())
        box->setChecked(value.get<bool>());
    if (auto* choice = qobject_cast<QComboBox*>(field.editor); choice && value.is_string())
        choice->setCurrentIndex(choice->findData(toQString(value.get<std::string>())));
    if (auto* line = qobject_cast<QLineEdit*>(field.editor); line && value.is_string())
        line->setText(toQString(value.get<std::string>()));
    if (value.is_array())
        for (auto* box : field.editor->findChildren<QCheckBox*>())
            box->setChecked(std::find(value.begin(), value.end(), box->objectName().toStdString()) !=
                            value.end());
}

Json OptionsForm::value(const Field& field) {
    if (const auto* spin = qobject_cast<const QSpinBox*>(field.editor))
        return spin->value();
    if (const auto* box = qobject_cast<const QCheckBox*>(field.editor))
        return box->isChecked();
    if (const auto* choice = qobject_cast<const QComboBox*>(field.editor))
        return choice->currentData().toString().toStdString();
    if (const auto* line = qobject_cast<const QLineEdit*>(field.editor))
        return line->text().toStdString();
    Json names = Json::array();
    for (const auto* box : field.editor->findChildren<QCheckBox*>())
        if (box->isChecked())
            names.push_back(box->objectName().toStdString());
    return names;
}

Json OptionsForm::values() const {
    Json all = others_;
    for (const Field& field : fields_)
        all[field.spec.name] = value(field);
    return all;
}

void OptionsForm::setValues(const Json& values) {
    for (const Field& field : fields_)
        setValue(field, values.value(field.spec.name, field.spec.defaultValue));
    for (const game::OptionSpec& spec : withoutField_)
        others_[spec.name] = values.value(spec.name, spec.defaultValue);
}

bool OptionsForm::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::Enter)
        if (const auto* widget = qobject_cast<const QWidget*>(watched))
            emit lookedAt(widget->toolTip());
    return QWidget::eventFilter(watched, event);
}

void OptionsForm::setDefaults() {
    for (const Field& field : fields_)
        setValue(field, field.spec.defaultValue);
    for (const game::OptionSpec& spec : withoutField_)
        others_[spec.name] = spec.defaultValue;
}

} // namespace tilewright
