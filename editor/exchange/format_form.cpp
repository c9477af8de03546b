#include "editor/exchange/format_form.h"

#include "editor/common/fields/option_field.h"
#include "editor/common/kept_settings.h"
#include "editor/words/text.h"

#include <QFormLayout>
#include <QLabel>
#include <QSettings>

namespace tilewright {

namespace {

QString keyOf(const exchange::Format& format, const OptionSpec& spec) {
    return QStringLiteral("exchange/%1/%2").arg(toQString(format.name()), toQString(spec.name));
}

/// Where a comma stands before decimals, spreadsheets part columns by a semicolon.
QString usualChoice(const OptionSpec& spec, const QLocale& where) {
    if (spec.name == "separator" && where.decimalPoint() == QLatin1String(","))
        return QStringLiteral("semicolon");
    return toQString(spec.defaultValue.get<std::string>());
}

/// The last value of the option, else the usual one. No format has options of other types.
Json keptValue(const QString& key, const OptionSpec& spec, const QLocale& where) {
    if (spec.type == OptionSpec::Type::Integer)
        return keptNumber(key, spec.minimum, spec.maximum, spec.defaultValue.get<int>());
    if (spec.type == OptionSpec::Type::Choice) {
        QStringList choices;
        for (const std::string& choice : spec.choices)
            choices << toQString(choice);
        return keptWord(key, choices, usualChoice(spec, where)).toStdString();
    }
    return keptText(key, QStringLiteral(".{0,1000}"), {}).toStdString();
}

} // namespace

FormatForm::FormatForm(const exchange::Format& format, QWidget* parent, const QLocale& where)
    : QWidget(parent), format_(format) {
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    for (const OptionSpec& spec : format.options()) {
        QWidget* field = makeOptionField(spec, this, [this] { emit changed(); });
        showInOptionField(field, keptValue(keyOf(format, spec), spec, where));
        const QString label = translated(spec.label);
        field->setObjectName(toQString(spec.name));
        field->setAccessibleName(label);
        field->setToolTip(translated(spec.explanation));
        form->addRow(label, field);
        fields_ << field;
        form->labelForField(field)->setToolTip(field->toolTip());
    }
}

Json FormatForm::value(std::size_t option) const {
    Json shown = valueOfOptionField(fields_[static_cast<qsizetype>(option)]);
    return shown.is_string() ? Json(toQString(shown.get<std::string>()).trimmed().toStdString()) : shown;
}

Json FormatForm::options(Issues& issues) const {
    Json given = Json::object();
    const auto specs = format_.options();
    for (std::size_t i = 0; i < specs.size(); ++i)
        given[specs[i].name] = value(i);
    return completeOptions(format_.options(), given, issues);
}

void FormatForm::remember() const {
    QSettings settings;
    const auto specs = format_.options();
    for (std::size_t i = 0; i < specs.size(); ++i) {
        const Json kept = value(i);
        settings.setValue(keyOf(format_, specs[i]), kept.is_string()
                                                        ? QVariant(toQString(kept.get<std::string>()))
                                                        : QVariant(kept.get<int>()));
    }
}

} // namespace tilewright
