#pragma once

#include <QString>
#include <QStringList>

#include <algorithm>
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

/// Leaves out whatever is not needed for `stillFails`: halves, quarters, single lines. Ends when nothing more
/// can go, or with what it has when `stop` says so. Pre: the whole list fails.
template <class StillFails, class Stop>
QStringList shrinkEvents(QStringList list, const StillFails& stillFails, const Stop& stop) {
    for (qsizetype size = std::max<qsizetype>(list.size() / 2, 1);; size = std::max<qsizetype>(size / 2, 1)) {
        bool shorter = false;
        // The front goes first: what came last is needed most.
        for (qsizetype from = 0; from < list.size() && list.size() > 1;) {
            if (stop())
                return list;
            QStringList without = list;
            without.remove(from, std::min(size, list.size() - from));
            if (!without.isEmpty() && stillFails(without)) {
                list = without;
                shorter = true;
            } else {
                from += size;
            }
        }
        if (size == 1 && !shorter)
            return list;
    }
}

} // namespace tilewright::soak
