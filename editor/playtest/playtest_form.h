#pragma once

#include "editor/document/game_setup.h"
#include "engine/playtest/run.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace tilewright {

class ElidedLabel;

/// The settings of a playtest: board, bots and number of games.
class PlaytestForm : public QWidget {
    Q_OBJECT
public:
    explicit PlaytestForm(QWidget* parent = nullptr);

    /// The set, options and map of a game; one of `maps`, which have unique names, can be chosen instead of
    /// the map. Bots, games, seed, and a map of the same name keep their choices.
    void setProposal(const GameSetup& proposal, const std::vector<Map>& maps);
    /// The plan in the fields, or the errors that prevent it.
    Loaded<playtest::Plan> plan() const;
    void writeSettings() const;

private:
    void readSettings();
    void makeSeedRow(QFormLayout& form);
    void fillBots();
    void fillVariants();
    /// By the chosen variant.
    GameSetup setup() const;
    void showOptions();
    void showRows();

    GameSetup proposal_;
    std::vector<Map> maps_;
    QString ruleset_;
    ElidedLabel* set_;
    QComboBox* map_;
    QSpinBox* players_;
    struct Row {
        QLabel* label;
        QComboBox* bot;
    };
    std::vector<Row> bots_;
    QSpinBox* games_;
    QLineEdit* seed_;
    QComboBox* variant_;
    /// The variant that the user chose here.
    QString chosenVariant_;
    QLabel* options_;
};

} // namespace tilewright
