#pragma once

#include "engine/game/ruleset.h"

#include <QWidget>

#include <vector>

namespace tilewright {

/// "on", "large, mayor", "4".
QString optionValueInWords(const Json& value);

/// One field for every option that the rule system uses, made from its description; other options are kept
/// unchanged.
class OptionsForm : public QWidget {
    Q_OBJECT

public:
    /// `values` may be incomplete.
    OptionsForm(const game::Ruleset& rules, const Json& values, QWidget* parent = nullptr);

    /// Every option with its value.
    Json values() const;

    /// Options missing in `values` get their defaults.
    void setValues(const Json& values);

public slots:
    void setDefaults();

signals:
    /// An option has the focus or the pointer: its explanation, and its default.
    void lookedAt(const QString& explanation);
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Field {
        OptionSpec spec;
        QWidget* editor;
    };
    std::vector<Field> fields_;
    std::vector<OptionSpec> withoutField_;
    /// Values of options without a field.
    Json others_ = Json::object();
};

} // namespace tilewright
