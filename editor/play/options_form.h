#pragma once

#include "engine/game/ruleset.h"

#include <QWidget>

#include <span>
#include <vector>

namespace tilewright {

/// "on", "large, mayor", "4".
QString optionValueInWords(const Json& value);

/// One field for every option of a rule system, made from its description.
class OptionsForm : public QWidget {
    Q_OBJECT

public:
    /// `values` may leave out any option.
    OptionsForm(std::span<const game::OptionSpec> specs, const Json& values, QWidget* parent = nullptr);

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
};

} // namespace tilewright
