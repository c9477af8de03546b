#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace tilewright::soak {

/// What was wrong with a run.
struct RunFailure {
    /// The same for the same fault: what a sanitizer calls it and where, or what Qt said.
    QString key;
    QString report;
};

/// What a run of the program wrote before it ended badly, as a finding.
RunFailure failureIn(const QString& report);

/// Runs the window again and again in a folder of its own, quit and started as the events say.
class Driver {
public:
    Driver(QString program, QString mode) : program_(std::move(program)), mode_(std::move(mode)) {}

    /// Events of a seed, for so long. `done` are the events that happened.
    std::optional<RunFailure> explore(std::uint64_t seed, int seconds, QStringList& done) const;
    /// These events and no other.
    std::optional<RunFailure> replay(const QStringList& events) const;

private:
    std::optional<RunFailure> run(const QStringList& options, int seconds, const QStringList* events,
                                  QStringList& done) const;

    QString program_;
    QString mode_;
};

} // namespace tilewright::soak
