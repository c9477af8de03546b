#pragma once

#include "editor/document/game_setup.h"

#include "engine/game/ruleset.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QListWidget;
class QSpinBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace tilewright {

class OptionsForm;
class SeatsForm;

/// Seats, map, options and seed of a game to come. Says at once why a choice can't be played.
class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    /// `proposal`'s tile set is what will be played; the rest is where the fields begin.
    /// Pre: this program has rules for the set.
    explicit NewGameDialog(const GameSetup& proposal, QWidget* parent = nullptr);

    GameSetup setup() const;

    /// Result of a dialog that is to be asked again with setup() and chosenSet(): other rules and other sets
    /// have other seats, maps and options.
    static constexpr int AskAgain = 2;
    const TileSet& chosenSet() const { return own_; }

private:
    void addMaps(const Map& proposed);
    void showMap(const Map& map);
    void take(const GameSetup& preset);
    void addMap(const QString& name, const Map& map);
    void chooseMapFile();
    void drawSeed();
    void check();
    QWidget* makeOptionBox();
    QWidget* makeMapRow();
    QWidget* makeRulesRow();
    QWidget* makeSetRow();
    QWidget* makeSetsRow();
    void combineSets();
    QWidget* makeSeedRow();

    /// What is played: own_ so many times, with those that are ticked.
    TileSet tileSet_;
    TileSet own_;
    std::vector<TileSet> others_;
    const game::Ruleset* rules_;
    std::string chosenRules_;
    QComboBox* game_;
    QSpinBox* copies_;
    QListWidget* more_;
    std::vector<Map> maps_;
    SeatsForm* seats_;
    QComboBox* map_;
    QLineEdit* seed_;
    OptionsForm* options_;
    QLabel* problem_;
    QDialogButtonBox* buttons_;
};

} // namespace tilewright
