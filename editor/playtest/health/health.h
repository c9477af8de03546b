#pragma once

#include "editor/document/game_setup.h"
#include "editor/playtest/health/health_lamp.h"
#include "editor/tasks/background_task.h"

#include <QPointer>
#include <QTimer>

#include <cstdint>
#include <functional>
#include <optional>

namespace tilewright {

class Document;

/// Looks quickly at a set or map while it is edited: a moment after the last edit some games are played on
/// one thread, with what nobody else wants of the machine; the next edit stops them.
class Health : public QObject {
    Q_OBJECT
public:
    /// A larger board is not copied and compiled after each edit.
    static constexpr std::size_t mostChambers = 20'000;

    /// `gameOf`: what would be played with the document that is looked at, nothing where its board is too
    /// large. It may be asked whenever one is looked at.
    explicit Health(std::function<std::optional<GameSetup>()> gameOf, QObject* parent = nullptr);

    /// Pre: the document outlives its being looked at; null: nothing is.
    void setDocument(const Document* document);
    /// While it is off nothing is played, and nothing is known.
    void setOn(bool on);
    bool isOn() const { return on_; }
    /// While it sleeps nothing is played; what is known stays.
    void setAwake(bool awake);
    /// Tests wait less long than people think.
    void setRest(int milliseconds) { rest_.setInterval(milliseconds); }
    /// And play fewer games.
    void setGames(std::uint64_t games) { games_ = games; }
    bool looking() const { return task_.busy(); }

    const std::vector<HealthLamp>& lamps() const { return lamps_; }
    /// The lamps are of the document as it was before the last edit.
    bool isOutdated() const { return outdated_; }
    /// Null where nothing is known.
    const FindingsPointer& found() const { return found_; }

signals:
    void changed();

private:
    void edited();
    void look();
    void take(const FindingsPointer& found, const QString& whyUnknown);

    std::function<std::optional<GameSetup>()> gameOf_;
    QPointer<const Document> document_;
    QMetaObject::Connection following_;
    QTimer rest_;
    std::uint64_t games_ = 200;
    bool on_ = true;
    bool awake_ = true;
    bool outdated_ = true;
    FindingsPointer found_;
    std::vector<HealthLamp> lamps_;
    BackgroundTask task_;
};

} // namespace tilewright
