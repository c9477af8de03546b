#pragma once

#include "editor/playtest/studies/open_subject.h"
#include "engine/playtest/studies/study.h"

#include <QWidget>

#include <set>
#include <string>

class QMenu;
class QPushButton;
class QTableWidget;
class QToolButton;

namespace tilewright {

/// The settings of a study and their values: one value is fixed, several are varied. The first that varies
/// varies slowest.
class SettingsTable : public QWidget {
    Q_OBJECT
public:
    explicit SettingsTable(QWidget* parent = nullptr);

    void setRules(const game::Ruleset& rules);
    /// What can be named as a set or a board besides files and bundled ones.
    void setSubjects(const OpenSubjects& subjects) { subjects_ = subjects; }
    /// The settings of a study, its fixed ones first.
    void show(const playtest::Study& study);
    /// Into "fixed" and "vary" of a study's file. Errors: what is no value.
    Issues write(Json& study) const;
    void add(const std::string& setting, const Json& values);
    /// Number of combinations.
    std::size_t points() const;

signals:
    void changed();

private:
    void nameField(int row);
    void askForSetting();
    void remove();
    void move(int by);
    void fillFiles();
    void addFile(const QString& name);
    void refresh();
    std::string settingAt(int row) const;
    QString valuesAt(int row) const;

    const game::Ruleset* rules_;
    OpenSubjects subjects_;
    /// Axes of the study shown, which may have a single value.
    std::set<std::string> axes_;
    QTableWidget* table_;
    QPushButton* add_;
    QToolButton* remove_;
    QToolButton* up_;
    QToolButton* down_;
    QToolButton* files_;
    QMenu* fileMenu_;
};

} // namespace tilewright
