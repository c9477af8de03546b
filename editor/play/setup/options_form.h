#pragma once

#include "engine/game/ruleset.h"

#include <QWidget>

#include <vector>

namespace tilewright {

/// "on", "large, mayor", "4".
QString optionValueInWords(const Json& value);

/// One field for every option that a rule system heeds, made from its description; those that it only keeps
/// stay as they are.
class OptionsForm : public QWidget {
    Q_OBJECT

public:
    /// `values` may leave out any option.
    OptionsForm(const game::Ruleset& rules, const Json& values, QWidget* parent = nullptr);

    /// Every option with its value.
    Json values() const;

    /// What `values` leaves out gets its default.
    void setValues(const Json& values);

public slots:
    void setDefaults();

signals:
    /// An option has the focus or the pointer: what it does, and its default.
    void lookedAt(const QString& explanation);
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Field {
        game::OptionSpec spec;
        QWidget* editor;
    };
    QWidget* makeEditor(const game::OptionSpec& spec);
    static void setValue(const Field& field, const Json& value);
    static Json value(const Field& field);

    std::vector<Field> fields_;
    std::vector<game::OptionSpec> withoutField_;
    /// Of those.
    Json others_ = Json::object();
};

} // namespace tilewright
