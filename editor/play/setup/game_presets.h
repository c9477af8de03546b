#pragma once

#include "editor/document/game_setup.h"

#include <QStringList>

#include <optional>
#include <string>

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

} // namespace tilewright
