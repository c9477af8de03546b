#pragma once

#include "editor/playtest/playtest_runner.h"
#include "editor/playtest/playtest_store.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <vector>

namespace tilewright {

class Document;
class OpenDocuments;

/// How estimates of a playtest became more certain, game by game: a curve of charts.
struct Course {
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
    struct Kept {
        /// Null before there are results.
        FindingsPointer found;
        /// From the previous run, or from a report; null if there is none.
        FindingsPointer before;
        /// The report's file name; empty for the previous run.
        QString beforeName;
        Course course;
        /// Whether the results don't come from a run requested here.
        bool isQuickLook = false;
    };

    /// Pre: `documents` outlives this.
    explicit Playtests(OpenDocuments& documents, QObject* parent = nullptr);

    /// Turns the present results into the previous ones. Pre: !running(), the document is open.
    void start(const Document& document, const playtest::Plan& plan);
    /// Pre: mayResume().
    void resume(const Document& document);
    bool mayResume(const Document& document) const;
    /// Plays more of the games with a stronger bot: playtest::usualCheckedGames. Pre: mayCheck().
    void check(const Document& document);
    /// Whether a stronger bot exists and has not yet played all of the games.
    bool mayCheck(const Document& document) const;
    void stop() { runner_.stop(); }
    bool running() const { return runner_.running(); }
    bool runs(const Document& document) const { return running() && subject_ == &document; }
    const PlaytestRunner& runner() const { return runner_; }

    /// Empty if there are no results.
    const Kept& of(const Document& document) const;
    /// `name`: the report's; empty for a previous run.
    void compareWith(const Document& document, FindingsPointer before, const QString& name = {});
    /// Compares with this file's last playtest from an earlier run of the program, unless there is something
    /// to compare with already. Takes a moment; further calls do nothing.
    void recall(const Document& document);
    /// Shows the results of a quick look if there are no requested ones.
    void offer(const Document& document, const FindingsPointer& found);

signals:
    void changed(const tilewright::Document* document);
    void runningChanged();

private:
    void grow(const FindingsPointer& findings);
    void keep();

    QHash<const Document*, Kept> kept_;
    /// The document of the current or last playtest; null once it was closed.
    const Document* subject_ = nullptr;
    QSet<const Document*> recalled_;
    const Document* recalling_ = nullptr;
    PlaytestStore store_;
    PlaytestRunner runner_;
};

} // namespace tilewright
