#pragma once

#include "editor/playtest/findings.h"
#include "editor/playtest/playtest_runner.h"
#include "editor/tasks/background_task.h"
#include "engine/games/ruleset.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QString>

#include <functional>
#include <vector>

namespace tilewright {

class Document;
class OpenDocuments;

/// The rules that the edited set suits, or the plain game of a map; the first rules if there is neither.
const game::Ruleset& rulesOf(const Document* document);
/// The quality targets of those rules.
game::QualityTargets qualityTargetsOf(const Document* document);

/// The last playtest of each file, in a folder of the program, for comparisons after a restart. Only the
/// newest are kept. Written and read on other threads; failures are ignored silently, since playtests can be
/// repeated.
class PlaytestStore {
public:
    explicit PlaytestStore(QString folder);

    /// Pre: an absolute path. The last call for a file wins.
    void write(const QString& path, const FindingsPointer& found);
    /// Calls `take` with the playtest stored for that path, if there is one.
    void read(const QString& path, std::function<void(FindingsPointer)> take);

    static constexpr int maxKept = 100;

private:
    QString fileOf(const QString& path) const;

    QString folder_;
    BackgroundTask writing_;
    BackgroundTask reading_;
};

/// How estimates of a playtest became more certain, game by game: a curve of charts.
struct EstimateHistory {
    std::vector<std::uint64_t> games;
    /// [seat], then one per game.
    std::vector<std::vector<playtest::Estimate>> winShares;
    /// Games that end by an escape.
    std::vector<playtest::Estimate> escapes;

    void add(const Findings& findings);
};

/// The playtests of the open files: the latest results of each, and the previous ones. One runs at a time; it
/// continues while other files are in front, and ends when its file is closed.
class Playtests : public QObject {
    Q_OBJECT
public:
    struct Outcome {
        /// Null before there are results.
        FindingsPointer found;
        /// From the previous run, or from a report; null if there is none.
        FindingsPointer before;
        /// The report's file name; empty for the previous run.
        QString beforeName;
        EstimateHistory history;
        /// Whether the results don't come from a run requested here.
        bool isQuickCheck = false;
    };

    /// Pre: `documents` outlives this.
    explicit Playtests(OpenDocuments& documents, QObject* parent = nullptr);

    /// Turns the present results into the previous ones. Pre: !running(), the document is open.
    void start(const Document& document, const playtest::Plan& plan);
    /// Pre: mayResume().
    void resume(const Document& document);
    bool mayResume(const Document& document) const;
    /// Plays up to playtest::defaultCheckedGames of the games with a stronger bot, or so many more. Pre:
    /// mayCheck().
    void check(const Document& document);
    /// Whether a stronger bot exists that has not yet played all of the games, and a main figure is not
    /// known.
    bool mayCheck(const Document& document) const;
    void stop() { runner_.stop(); }
    bool running() const { return runner_.running(); }
    bool runs(const Document& document) const { return running() && subject_ == &document; }
    const PlaytestRunner& runner() const { return runner_; }

    /// Empty if there are no results.
    const Outcome& of(const Document& document) const;
    /// `name`: the report's; empty for a previous run.
    void compareWith(const Document& document, FindingsPointer before, const QString& name = {});
    /// Compares with this file's last playtest from an earlier run of the program, unless there is something
    /// to compare with already. Takes a moment; further calls do nothing.
    void recall(const Document& document);
    /// Shows the results of a quick check if there are no requested ones.
    void offer(const Document& document, const FindingsPointer& found);

signals:
    void changed(const tilewright::Document* document);
    void runningChanged();

private:
    void grow(const FindingsPointer& findings);
    void keep();

    QHash<const Document*, Outcome> outcomes_;
    /// The document of the current or last playtest; null once it was closed.
    const Document* subject_ = nullptr;
    QSet<const Document*> recalled_;
    const Document* recalling_ = nullptr;
    PlaytestStore store_;
    PlaytestRunner runner_;
};

} // namespace tilewright
