#pragma once

#include "editor/document/game_setup.h"

#include "engine/games/ruleset.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QSpinBox;

namespace tilewright {

class OptionsForm;
class SeatsForm;

/// Whether New Game offers the set for these rules: it is of their kind, and has what they add to the plain
/// game.
bool isOfferedFor(const game::Ruleset& rules, const TileSet& set);

/// What New Game begins with.
struct Proposal {
    GameSetup setup;
    /// Why it isn't what was wanted; empty if it is.
    Issues instead;
};
/// withSet() by the rules and with the seats of the setup.
GameSetup withSetForRules(const GameSetup& setup, const TileSet& set);
/// The setup, or what is nearest to it among what can be played: with the first map of its set, without its
/// options, or with the bundled tiles of its rules. Its seats stay.
Proposal nearestPlayable(const GameSetup& wanted);

/// Seats, map, options and seed of a new game. Shows at once why a choice can't be played.
class NewGameDialog : public QDialog {
    Q_OBJECT

public:
    /// `proposal`'s tile set is the one to be played; the rest are initial values. Offers `open` besides the
    /// bundled sets. Pre: this program has rules for the set.
    explicit NewGameDialog(const Proposal& proposal, std::vector<TileSet> open = {},
                           QWidget* parent = nullptr);
    explicit NewGameDialog(const GameSetup& setup) : NewGameDialog(Proposal{setup, {}}) {}

    GameSetup setup() const;

    /// Result that means: ask again with setup() and chosenSet(), as other rules or sets have other seats,
    /// maps and options.
    static constexpr int AskAgain = 2;
    const TileSet& chosenSet() const { return own_; }
    /// Gives the focus to the field of that name; empty: to the button that starts the game.
    void beginAt(const QString& field);
    /// The name of the field that has the focus.
    QString chosenField() const;

private:
    void addMaps(const Map& proposed);
    void showMap(const Map& map);
    void take(const GameSetup& preset);
    void addMap(const QString& name, const Map& map);
    void chooseMapFile();
    void drawSeed();
    void check();
    QWidget* makeMapRow();
    QWidget* makeRulesRow();
    QWidget* makeVariantRow();
    QWidget* makeSetRow();
    QWidget* makeSetsRow();
    void combineSets();
    /// Rules of another game, with tiles that it is played with.
    void changeGame(const game::Ruleset& rules);
    std::vector<TileSet> offered() const;
    QWidget* makeSeedRow();

    /// The set to be played: own_, repeated as chosen, with the ticked ones.
    TileSet tileSet_;
    TileSet own_;
    std::vector<TileSet> open_;
    std::vector<TileSet> others_;
    const game::Ruleset* rules_;
    std::string chosenRules_;
    GameSetup proposal_;
    QComboBox* game_;
    QComboBox* variant_;
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
