#pragma once

#include "editor/playtest/studies/open_subject.h"
#include "engine/playtest/studies/study.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace tilewright {

class BotsField;
class GoalsTable;
class SettingsTable;

/// What a study asks: rules, settings, goals, bots, games and seed.
class StudyForm : public QWidget {
    Q_OBJECT
public:
    explicit StudyForm(QWidget* parent = nullptr);

    void setSubjects(const OpenSubjects& subjects);
    void show(const playtest::Study& study);
    /// What is in the fields; errors as of a study's file, and of what is no value.
    Loaded<playtest::Study> study() const;
    GoalsTable& goals() const { return *goals_; }
    SettingsTable& settings() const { return *settings_; }

signals:
    void changed();

private:
    void takeRules();
    void refresh();

    /// What no field shows.
    std::string description_;
    QLineEdit* name_;
    QComboBox* rules_;
    SettingsTable* settings_;
    QLabel* points_;
    GoalsTable* goals_;
    BotsField* bots_;
    QSpinBox* games_;
    QLineEdit* seed_;
};

/// A study of the file in front: its set and board fixed, goals as the rules propose them.
playtest::Study studyOf(const OpenSubject& subject, const GameSetup& setup);

} // namespace tilewright
