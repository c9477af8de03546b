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

/// What is to be played: with which board and bots, how often.
class PlaytestForm : public QWidget {
    Q_OBJECT
public:
    explicit PlaytestForm(QWidget* parent = nullptr);

    /// The set, options and map of a game; one of `maps`, each named once, can be chosen instead of the map.
    /// Bots, games, seed, and a map of the same name stay as they were chosen.
    void setProposal(const GameSetup& proposal, const QString& options, const std::vector<Map>& maps);
    /// As it stands in the fields. Or what forbids it.
    Loaded<playtest::Plan> plan() const;
    void writeSettings() const;

private:
    void readSettings();
    void makeSeedRow(QFormLayout& form);
    void fillBots();
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
    ElidedLabel* options_;
};

} // namespace tilewright
