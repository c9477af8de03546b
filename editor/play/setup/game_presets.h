#pragma once

#include "editor/document/game_setup.h"

#include <QStringList>
#include <QWidget>

#include <functional>
#include <optional>
#include <string>

class QComboBox;
class QToolButton;

namespace tilewright {

/// Named presets for new games, stored in the settings: seats, map and options, without set and seed. Each
/// rule system has its own.
class GamePresets {
public:
    explicit GamePresets(const std::string& ruleset);

    /// Sorted.
    QStringList names() const;
    /// Empty if there is none of that name; an unreadable one is ignored from then on.
    std::optional<GameSetup> load(const QString& name) const;
    /// Replaces one of the same name.
    void save(const QString& name, const GameSetup& setup);
    void remove(const QString& name);

private:
    QString key(const QString& name) const;

    QString group_;
};

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
