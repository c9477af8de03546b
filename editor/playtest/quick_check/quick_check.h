#pragma once

#include "editor/document/game_setup.h"
#include "editor/playtest/quick_check/quick_check_lamp.h"
#include "editor/tasks/background_task.h"

#include <QPointer>

#include <cstdint>
#include <functional>
#include <optional>

namespace tilewright {

class Document;

/// Checks a set or map quickly while it is edited: when it has settled, plays some games on one thread at
/// idle priority; the next edit stops them. The first games give an early verdict, which all of them then
/// replace.
class QuickCheck : public QObject {
    Q_OBJECT
public:
    /// Larger boards are not copied and compiled after each edit.
    static constexpr std::size_t maxChambers = 20'000;

    /// `gameOf`: the game to play with the checked document; empty if its board is too large. Called for
    /// every check.
    explicit QuickCheck(std::function<std::optional<GameSetup>()> gameOf, QObject* parent = nullptr);

    /// Pre: the document outlives its being checked; null: none.
    void setDocument(Document* document);
    /// While it is off, nothing is played and results are empty.
    void setOn(bool on);
    bool isOn() const { return on_; }
    /// While it is asleep, nothing is played; results stay.
    void setAwake(bool awake);
    /// For tests, which play fewer games.
    void setGames(std::uint64_t games) { games_ = games; }
    bool isRunning() const { return task_.busy(); }

    const std::vector<QuickCheckLamp>& lamps() const { return lamps_; }
    /// Whether the lamps show the document before the last edit.
    bool isOutdated() const { return outdated_; }
    /// Whether they show the first games only, of which nothing is certain yet.
    bool isEarly() const { return isEarly_; }
    /// Null if there are no results.
    const FindingsPointer& found() const { return found_; }
    /// A playtest of the document that stronger bots checked; null if there is none.
    void setChecked(FindingsPointer checked);
    /// Which bots the lamp's figure comes from, and whether stronger ones agree. Pre: there are results.
    QString botsBehind(const QuickCheckLamp& lamp) const;

signals:
    void changed();

private:
    void edited();
    void start();
    /// Before more games are played; of that edit.
    void takeEarly(const FindingsPointer& found, quint64 edit);
    void take(const FindingsPointer& found, const QString& whyUnknown, bool early = false);

    std::function<std::optional<GameSetup>()> gameOf_;
    QPointer<Document> document_;
    QList<QMetaObject::Connection> following_;
    std::uint64_t games_ = 200;
    bool on_ = true;
    bool awake_ = true;
    bool outdated_ = true;
    bool isEarly_ = false;
    /// Counts edits, so that a verdict that comes late is dropped.
    quint64 edit_ = 0;
    FindingsPointer found_;
    FindingsPointer checked_;
    std::vector<QuickCheckLamp> lamps_;
    BackgroundTask task_;
};

} // namespace tilewright
