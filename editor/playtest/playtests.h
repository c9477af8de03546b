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

/// How what is told of a playtest became surer, game by game: a curve of charts.
struct Course {
    std::vector<std::uint64_t> games;
    /// [seat], then as many as games.
    std::vector<std::vector<playtest::Estimate>> winShares;
    /// Games that end by an escape.
    std::vector<playtest::Estimate> escapes;

    void add(const Findings& findings);
};

/// The playtests of the open files: what was found last of each, and what before. One runs at a time; it goes
/// on while other files are in front, and ends with its file.
class Playtests : public QObject {
    Q_OBJECT
public:
    struct Kept {
        /// Null before anything was found.
        FindingsPointer found;
        /// Of the run before, or of a report; null where there is none.
        FindingsPointer before;
        /// The report that it was read from; empty for the run before.
        QString beforeName;
        Course course;
        /// What was found doesn't come from a run that was asked for here.
        bool isQuickLook = false;
    };

    /// Pre: `documents` outlives this.
    explicit Playtests(OpenDocuments& documents, QObject* parent = nullptr);

    /// What was found until now becomes what was found before. Pre: !running(), the document is open.
    void start(const Document& document, const playtest::Plan& plan);
    /// Pre: mayResume().
    void resume(const Document& document);
    bool mayResume(const Document& document) const;
    void stop() { runner_.stop(); }
    bool running() const { return runner_.running(); }
    bool runs(const Document& document) const { return running() && subject_ == &document; }
    const PlaytestRunner& runner() const { return runner_; }

    /// Empty where nothing was found.
    const Kept& of(const Document& document) const;
    /// `name`: that of the report; empty for a run before.
    void compareWith(const Document& document, FindingsPointer before, const QString& name = {});
    /// Compares with the playtest that was played last of this file the last time the program ran, unless
    /// there is something to compare with already. Takes a moment; asking again does nothing.
    void recall(const Document& document);
    /// Shows what a quick look has found where nothing was found on purpose.
    void offer(const Document& document, const FindingsPointer& found);

signals:
    void changed(const tilewright::Document* document);
    void runningChanged();

private:
    void grow(const FindingsPointer& findings);
    void keep();

    QHash<const Document*, Kept> kept_;
    /// Whose playtest runs or ran last; null once it was closed.
    const Document* subject_ = nullptr;
    QSet<const Document*> recalled_;
    const Document* recalling_ = nullptr;
    PlaytestStore store_;
    PlaytestRunner runner_;
};

} // namespace tilewright
