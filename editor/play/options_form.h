#pragma once

#include "engine/game/ruleset.h"

#include <QWidget>

#include <span>
#include <vector>

namespace tilewright {

/// One field for every option of a rule system, made from its description.
class OptionsForm : public QWidget {
    Q_OBJECT

public:
    /// `values` may leave out any option.
    OptionsForm(std::span<const game::OptionSpec> specs, const Json& values, QWidget* parent = nullptr);

    /// Every option with its value.
    Json values() const;

public slots:
    void setDefaults();

signals:
    void changed();

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
