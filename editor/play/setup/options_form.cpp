#include "editor/play/setup/options_form.h"

#include "editor/theme/option_field.h"
#include "editor/theme/plain_text.h"
#include "editor/theme/text.h"

#include <QEvent>
#include <QFormLayout>

namespace tilewright {

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
    for (const OptionSpec& spec : rules.options()) {
        const Json& given =
            values.is_object() && values.contains(spec.name) ? values.at(spec.name) : spec.defaultValue;
        if (!rules.usesOption(spec.name)) {
            withoutField_.push_back(spec);
            others_[spec.name] = given;
            continue;
        }
        const Field field{spec, makeOptionField(spec, this, [this] { emit changed(); })};
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
        showInOptionField(field.editor, given);
        fields_.push_back(field);
    }
}

Json OptionsForm::values() const {
    Json all = others_;
    for (const Field& field : fields_)
        all[field.spec.name] = valueOfOptionField(field.editor);
    return all;
}

void OptionsForm::setValues(const Json& values) {
    for (const Field& field : fields_)
        showInOptionField(field.editor, values.value(field.spec.name, field.spec.defaultValue));
    for (const OptionSpec& spec : withoutField_)
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
        showInOptionField(field.editor, field.spec.defaultValue);
    for (const OptionSpec& spec : withoutField_)
        others_[spec.name] = spec.defaultValue;
}

} // namespace tilewright
