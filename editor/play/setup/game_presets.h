#pragma once

#include "editor/document/game_setup.h"

#include <QStringList>

#include <optional>
#include <string>

namespace tilewright {

/// Ways to begin a game, kept in the settings under names: seats, map and options. Set and seed are no part
/// of one. Each rule system has its own.
class GamePresets {
public:
    explicit GamePresets(const std::string& ruleset);

    /// Sorted.
    QStringList names() const;
    /// Nothing where there is none of that name; one that can't be read is ignored from then on.
    std::optional<GameSetup> load(const QString& name) const;
    /// In place of one of the same name.
    void save(const QString& name, const GameSetup& setup);
    void remove(const QString& name);

private:
    QString key(const QString& name) const;

    QString group_;
};

} // namespace tilewright
