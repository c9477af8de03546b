#include "tests/soak/driver.h"

#include "tests/paths.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <algorithm>
#include <csignal>

#include <unistd.h>

namespace tilewright::soak {

namespace {

/// No event for so many milliseconds, and the window hangs.
constexpr int longestSilence = 20'000;
/// The search of leaks at the end takes its time.
constexpr int longestEnd = 60'000;

QProcessEnvironment environmentIn(const QTemporaryDir& home) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HOME"), home.path());
    for (const char* name : {"CONFIG", "DATA", "CACHE", "STATE"})
        environment.insert(QStringLiteral("XDG_%1_HOME").arg(QLatin1String(name)),
                           home.filePath(QLatin1Char('.') + QString::fromLatin1(name).toLower()));
    environment.insert(QStringLiteral("TMPDIR"), home.path());
    environment.insert(QStringLiteral("ASAN_OPTIONS"),
                       QStringLiteral("detect_leaks=1:handle_abort=1:exitcode=99:hard_rss_limit_mb=6000:"
                                      "allocator_release_to_os_interval_ms=-1"));
    // Without a sanitizer, memory that was given back is at least no longer what it was.
    environment.insert(QStringLiteral("MALLOC_PERTURB_"), QStringLiteral("165"));
    environment.insert(QStringLiteral("UBSAN_OPTIONS"), QStringLiteral("print_stacktrace=1"));
    environment.insert(QStringLiteral("LSAN_OPTIONS"),
                       QStringLiteral("suppressions=%1:print_suppressions=0")
                           .arg(test::inSources(QStringLiteral("tests/leaks.supp"))));
    return environment;
}

QStringList linesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)
                                          : QStringList();
}

QString textOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What the threads of a process are at.
struct Pulse {
    bool wantsToRun = false;
    qint64 processorMilliseconds = 0;
};

Pulse pulseOf(qint64 process) {
    Pulse pulse;
    const QDir threads(QStringLiteral("/proc/%1/task").arg(process));
    for (const QString& thread : threads.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile file(threads.filePath(thread + QStringLiteral("/stat")));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        // Behind the name, which may hold parentheses: the state first, times as the 12th and 13th field.
        const QList<QByteArray> fields = file.readAll().split(')').last().simplified().split(' ');
        pulse.wantsToRun |= fields.value(0) != "S";
        pulse.processorMilliseconds +=
            (fields.value(11).toLongLong() + fields.value(12).toLongLong()) * 1000 / ::sysconf(_SC_CLK_TCK);
    }
    return pulse;
}

/// True once it has ended; false if it did nothing for too long, and was ended. Time in which others have the
/// processor is not counted: on a busy machine that is no hanging. The window may wait for a thread of its
/// own that comes last, even if only for a lock of the sanitizer, so all threads are looked at.
bool follow(QProcess& process, const QString& journal) {
    QElapsedTimer clock;
    clock.start();
    Pulse before;
    qint64 silence = 0;
    qint64 size = 0;
    while (!process.waitForFinished(200)) {
        const Pulse pulse = pulseOf(process.processId());
        const qint64 passed = clock.restart();
        // A thread that has ended takes its time with it.
        const qint64 worked =
            std::clamp<qint64>(pulse.processorMilliseconds - before.processorMilliseconds, 0, passed);
        silence += pulse.wantsToRun ? worked : passed;
        before = pulse;
        if (const qint64 now = QFile(journal).size(); now != size) {
            size = now;
            silence = 0;
        }
        const QStringList done = linesOf(journal);
        if (silence < (!done.isEmpty() && done.last() == u"quit" ? longestEnd : longestSilence))
            continue;
        // This way a sanitizer tells what it was at, for which it needs as long as for leaks.
        ::kill(static_cast<pid_t>(process.processId()), SIGABRT);
        if (!process.waitForFinished(2 * longestEnd))
            process.kill();
        process.waitForFinished(-1);
        return false;
    }
    return true;
}

} // namespace

RunFailure failureIn(const QString& report) {
    QString kind = QStringLiteral("ended without a word");
    static const QRegularExpression kinds(
        QStringLiteral("soak: ([^\\n]*)|ERROR: ((?:Address|Leak)Sanitizer: [\\w -]+)|(runtime error: "
                       "[^\\n]*)|(terminate called [^\\n]*)"));
    if (const auto match = kinds.match(report); match.hasMatch())
        kind = match.captured(match.lastCapturedIndex());
    // Addresses and counts differ from run to run.
    static const QRegularExpression numbers(QStringLiteral("0x[0-9a-f]+|\\d+"));
    kind.replace(numbers, QStringLiteral("#"));
    static const QRegularExpression frame(QStringLiteral("#\\d+ 0x[0-9a-f]+ in ([^\\n]*)"));
    static const QRegularExpression ours(
        QStringLiteral("^tilewright::(?:\\(anonymous namespace\\)::)?[\\w:~]+"));
    QString where;
    for (auto frames = frame.globalMatch(report); frames.hasNext() && where.isEmpty();) {
        const QString line = frames.next().captured(1);
        // What stands beyond the monkey only opened the dialog in which it went on.
        if (!line.contains(QLatin1String("/tests/soak/")))
            where = ours.match(line).captured();
        else if (!line.contains(QLatin1String("hear")))
            break;
    }
    return {where.isEmpty() ? kind.trimmed() : QStringLiteral("%1 in %2").arg(kind.trimmed(), where), report};
}

std::optional<RunFailure> Driver::run(const QStringList& options, int seconds, const QStringList* events,
                                      QStringList& done) const {
    const QTemporaryDir home;
    QElapsedTimer clock;
    clock.start();
    const QString list = home.filePath(QStringLiteral("events.list"));
    if (QFile file(list); events != nullptr && file.open(QIODevice::WriteOnly))
        file.write(events->join(u'\n').toUtf8());
    for (int number = 0;; ++number) {
        const int left = seconds - static_cast<int>(clock.elapsed() / 1000);
        if (events == nullptr ? left <= 0 : done.size() >= events->size())
            return std::nullopt;
        const QString journal = home.filePath(QStringLiteral("journal.%1").arg(number));
        const QString errors = home.filePath(QStringLiteral("errors.%1").arg(number));
        QProcess process;
        process.setProcessEnvironment(environmentIn(home));
        process.setWorkingDirectory(home.path());
        process.setStandardErrorFile(errors);
        process.setStandardOutputFile(QProcess::nullDevice());
        process.start(program_, QStringList(options)
                                    << QStringLiteral("--journal") << journal << QStringLiteral("--from")
                                    << QString::number(done.size()) << QStringLiteral("--seconds")
                                    << QString::number(left)
                                    << (events == nullptr ? QStringList()
                                                          : QStringList{QStringLiteral("--list"), list}));
        const bool hung = !follow(process, journal);
        done << linesOf(journal);
        if (hung) {
            RunFailure finding = failureIn(textOf(errors));
            finding.key = QStringLiteral("hangs");
            return finding;
        }
        if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
            return failureIn(textOf(errors));
    }
}

std::optional<RunFailure> Driver::explore(std::uint64_t seed, int seconds, QStringList& done) const {
    return run({QStringLiteral("--child"), QStringLiteral("--seed"), QString::number(seed),
                QStringLiteral("--mode"), mode_},
               seconds, nullptr, done);
}

std::optional<RunFailure> Driver::replay(const QStringList& events) const {
    QStringList done;
    return run({QStringLiteral("--child")}, 24 * 3600, &events, done);
}

} // namespace tilewright::soak
