// A monkey in front of the window: it clicks, types, drags and quits as a seed says, and tells the shortest
// list of events that leads to a fault.
#include "tests/soak/child.h"
#include "tests/soak/driver.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QRandomGenerator>
#include <QTextStream>

namespace tilewright::soak {

namespace {

const QStringList modes{QStringLiteral("design"),   QStringLiteral("map"),   QStringLiteral("play"),
                        QStringLiteral("playtest"), QStringLiteral("print"), QStringLiteral("all")};

struct Task {
    int seconds = 60;
    int shrinkSeconds = 120;
    std::uint64_t seed = 0;
    QString mode;
    QString replay;
    QString out;
};

void tell(QTextStream& out, const RunFailure& finding) {
    out << "soak: " << finding.key << "\n" << finding.report.trimmed() << "\n";
}

/// Looks for a fault until the time is over, and shrinks what led to it.
int explore(const Task& task, QTextStream& out) {
    const Driver driver(QCoreApplication::applicationFilePath(), task.mode);
    out << "soak: " << task.seconds << " s, mode " << task.mode << ", seed " << task.seed << Qt::endl;
    QStringList events;
    const auto finding = driver.explore(task.seed, task.seconds, events);
    if (!finding) {
        out << "soak: " << events.size() << " events, no finding" << Qt::endl;
        return 0;
    }
    out << "soak: a finding after " << events.size() << " events, which are now made fewer" << Qt::endl;
    QElapsedTimer clock;
    clock.start();
    const auto sameFault = [&](const QStringList& fewer) {
        const auto again = driver.replay(fewer);
        return again && again->key == finding->key;
    };
    const bool again = sameFault(events);
    if (again)
        events =
            shrinkEvents(events, sameFault, [&] { return clock.elapsed() > task.shrinkSeconds * 1000LL; });
    tell(out, *finding);
    out << "\nsoak: mode " << task.mode << ", seed " << task.seed << ": " << finding->key << "\n"
        << (again ? "Shortest list of events found:\n" : "It didn't come again with the same events:\n");
    // As in the file, but with gaps that one sees.
    for (QString event : events)
        out << "  " << event.replace(u'\t', QLatin1String("  ")) << "\n";
    QFile file(task.out + QStringLiteral("/%1-%2.events").arg(task.mode).arg(task.seed));
    if (file.open(QIODevice::WriteOnly)) {
        file.write(events.join(u'\n').toUtf8() + '\n');
        out << "Once more: ./dev soak --replay " << file.fileName() << Qt::endl;
    }
    return 1;
}

int replay(const Task& task, QTextStream& out) {
    QFile file(task.replay);
    if (!file.open(QIODevice::ReadOnly)) {
        out << "soak: can't read " << task.replay << Qt::endl;
        return 2;
    }
    const Driver driver(QCoreApplication::applicationFilePath(), task.mode);
    const auto finding = driver.replay(QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts));
    if (finding)
        tell(out, *finding);
    else
        out << "soak: no finding" << Qt::endl;
    return finding ? 1 : 0;
}

} // namespace

} // namespace tilewright::soak

int main(int argc, char** argv) {
    using namespace tilewright::soak;
    QCommandLineParser parser;
    parser.addPositionalArgument("SECONDS", "how long; 60 by default");
    const QCommandLineOption seed("seed", "what the events follow from; else another each time", "N");
    const QCommandLineOption mode("mode", modes.join(u'|') + ": where it stays most of the time", "MODE",
                                  "all");
    const QCommandLineOption replayed("replay", "the events of this file, and no other", "FILE");
    const QCommandLineOption shrink("shrink", "for how long events are left out after a finding", "SECONDS",
                                    "180");
    const QCommandLineOption out("out", "where the list of events is left", "FOLDER", ".");
    parser.addOptions({seed, mode, replayed, shrink, out});
    // How the program calls itself.
    const QCommandLineOption child("child");
    const QCommandLineOption journal("journal", "", "FILE");
    const QCommandLineOption from("from", "", "INDEX", "0");
    const QCommandLineOption seconds("seconds", "", "SECONDS");
    const QCommandLineOption list("list", "", "FILE");
    for (QCommandLineOption each : {child, journal, from, seconds, list}) {
        each.setFlags(QCommandLineOption::HiddenFromHelp);
        parser.addOption(each);
    }
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    QTextStream output(stdout);
    const bool understood = parser.parse(arguments);
    const qsizetype modeNumber = modes.indexOf(parser.value(mode));
    const QStringList numbers = parser.positionalArguments();
    bool isNumber = true;
    const int duration = numbers.isEmpty() ? 60 : numbers.first().toInt(&isNumber);
    if (!understood || modeNumber < 0 || !isNumber || numbers.size() > 1) {
        const QCoreApplication application(argc, argv);
        output << parser.errorText() << "\n" << parser.helpText();
        return 2;
    }
    if (parser.isSet(child)) {
        const auto home = modeNumber < modes.size() - 1
                              ? std::optional(static_cast<tilewright::Mode>(modeNumber))
                              : std::nullopt;
        return runChild(argc, argv,
                        {parser.value(seed).toULongLong(), home, parser.value(from).toInt(),
                         parser.value(seconds).toInt(), parser.value(journal), parser.value(list)});
    }
    const QCoreApplication application(argc, argv);
    const std::uint64_t chosen =
        parser.isSet(seed) ? parser.value(seed).toULongLong() : QRandomGenerator::global()->generate();
    const Task task{duration,           parser.value(shrink).toInt(), chosen,
                    parser.value(mode), parser.value(replayed),       parser.value(out)};
    return task.replay.isEmpty() ? explore(task, output) : replay(task, output);
}
