#include "editor/exchange/format_form.h"

#include "editor/theme/kept_settings.h"
#include "editor/theme/text.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QSpinBox>

namespace tilewright {

namespace {

QString keyOf(const exchange::Format& format, const exchange::OptionSpec& spec) {
    return QStringLiteral("exchange/%1/%2").arg(toQString(format.name()), toQString(spec.name));
}

} // namespace

FormatForm::FormatForm(const exchange::Format& format, QWidget* parent) : QWidget(parent), format_(format) {
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    for (const exchange::OptionSpec& spec : format.options()) {
        QWidget* field = makeField(spec, keyOf(format, spec));
        const QString label = translated(spec.label);
        field->setObjectName(toQString(spec.name));
        field->setAccessibleName(label);
        field->setToolTip(translated(spec.explanation));
        form->addRow(label, field);
        fields_ << field;
        form->labelForField(field)->setToolTip(field->toolTip());
    }
}

QWidget* FormatForm::makeField(const exchange::OptionSpec& spec, const QString& key) {
    switch (spec.type) {
    case exchange::OptionSpec::Type::Integer: {
        auto* field = new QSpinBox(this);
        field->setRange(spec.minimum, spec.maximum);
        field->setValue(keptNumber(key, spec.minimum, spec.maximum, spec.defaultValue.get<int>()));
        connect(field, &QSpinBox::valueChanged, this, &FormatForm::changed);
        values_.emplace_back([field] { return Json(field->value()); });
        return field;
    }
    case exchange::OptionSpec::Type::Choice: {
        auto* field = new QComboBox(this);
        QStringList choices;
        for (const std::string& choice : spec.choices) {
            field->addItem(translated(std::string_view(choice)), toQString(choice));
            choices << toQString(choice);
        }
        field->setCurrentIndex(std::max(0, field->findData(keptWord(key, choices, {}))));
        connect(field, &QComboBox::currentIndexChanged, this, &FormatForm::changed);
        values_.emplace_back([field] { return Json(field->currentData().toString().toStdString()); });
        return field;
    }
    default: // no format has others
        break;
    }
    auto* field = new QLineEdit(keptText(key, QStringLiteral(".{0,1000}"), {}), this);
    field->setPlaceholderText(toQString(spec.example));
    connect(field, &QLineEdit::textChanged, this, &FormatForm::changed);
    values_.emplace_back([field] { return Json(field->text().trimmed().toStdString()); });
    return field;
}

Json FormatForm::options(Issues& issues) const {
    Json given = Json::object();
    const auto specs = format_.options();
    for (std::size_t i = 0; i < specs.size(); ++i)
        given[specs[i].name] = values_[i]();
    return game::completeOptions(format_.options(), given, issues);
}

void FormatForm::remember() const {
    QSettings settings;
    const auto specs = format_.options();
    for (std::size_t i = 0; i < specs.size(); ++i) {
        const Json value = values_[i]();
        settings.setValue(keyOf(format_, specs[i]), value.is_string()
                                                        ? QVariant(toQString(value.get<std::string>()))
                                                        : QVariant(value.get<int>()));
    }
}

} // namespace tilewright
