#pragma once

#include "editor/play/setup/game_presets.h"

#include <QWidget>

#include <functional>

class QComboBox;
class QToolButton;

namespace tilewright {

/// Presets of a new game: choose one, save the present settings under a name, or delete one.
class PresetRow : public QWidget {
    Q_OBJECT

public:
    /// `current` returns the settings to save.
    PresetRow(const std::string& ruleset, std::function<GameSetup()> current, QWidget* parent = nullptr);

signals:
    void chosen(const tilewright::GameSetup& setup);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill(const QString& shown);
    void refresh();
    void choose(const QString& name);
    void keep();
    void remove();

    GamePresets presets_;
    std::function<GameSetup()> current_;
    QComboBox* name_;
    QToolButton* keep_;
    QToolButton* remove_;
};

} // namespace tilewright
