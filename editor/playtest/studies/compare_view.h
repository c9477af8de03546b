#pragma once

#include "editor/playtest/findings.h"
#include "editor/playtest/studies/long_run.h"
#include "editor/playtest/studies/open_subject.h"
#include "editor/playtest/studies/run_page.h"
#include "engine/playtest/studies/compare.h"

#include <array>
#include <memory>
#include <optional>

class QAction;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QSpinBox;
class QTableView;

namespace tilewright {

class BotsField;
class DifferencePicture;
class DifferencesModel;

/// Two sides compared: open sets, boards or variants, for which games are played until the answer is clear;
/// or two playtests that have been played, of this file or from reports.
class CompareView : public RunPage {
    Q_OBJECT
public:
    explicit CompareView(QWidget* parent = nullptr);

    void setSubjects(const OpenSubjects& subjects);
    /// The playtest of the file in front and the one before; null for none.
    void setPlaytests(const FindingsPointer& now, const FindingsPointer& before);
    /// A playtest's report, as a side that can be chosen. False if it can't be read; it is said why.
    bool addReport(const QString& path);
    bool saveReport(const QString& path);

    void make() override;
    void start() override;
    bool maySave() const override { return result_ != nullptr; }
    void askWhereToSave() override;
    QList<QAction*> pageActions() const override { return {report_}; }
    QString startInWords() const override;
    /// Null before there is a result.
    const playtest::Comparison* comparison() const { return result_ ? &result_->comparison : nullptr; }

protected:
    void finished() override;

private:
    struct Side {
        QComboBox* what = nullptr;
        QComboBox* variant = nullptr;
    };
    /// A side that has been played.
    struct PlayedSide {
        QString name;
        std::shared_ptr<const playtest::Results> results;
    };
    QWidget* makeInputs();
    QWidget* makeResults();
    void fillSides();
    void fillVariants(const Side& side);
    void takeRules();
    std::optional<GameSetup> setupOf(const Side& side) const;
    const PlayedSide* playedOf(const Side& side) const;
    void comparePlayed(const PlayedSide& a, const PlayedSide& b);
    void compareLive();
    playtest::CompareSettings settings() const;
    void show(std::shared_ptr<const playtest::ComparisonRun> result);
    void fail(const Issues& issues);
    void askForReport();

    RunCache cache_;
    OpenSubjects subjects_;
    std::vector<PlayedSide> playtests_;
    std::vector<PlayedSide> reports_;
    std::shared_ptr<const playtest::ComparisonRun> result_;
    QAction* report_;
    std::array<Side, 2> sides_;
    BotsField* bots_ = nullptr;
    QSpinBox* games_ = nullptr;
    QLineEdit* figure_ = nullptr;
    QDoubleSpinBox* margin_ = nullptr;
    QLineEdit* seed_ = nullptr;
    QLabel* verdict_ = nullptr;
    DifferencePicture* picture_ = nullptr;
    QTableView* table_ = nullptr;
    DifferencesModel* model_ = nullptr;
    QSortFilterProxyModel* rows_ = nullptr;
};

} // namespace tilewright
