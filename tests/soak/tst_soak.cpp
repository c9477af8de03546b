// That the monkey finds a fault and tells it by what leads there alone.
#include "tests/paths.h"
#include "tests/soak/driver.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using tilewright::soak::failureIn;
using tilewright::soak::shrinkEvents;

class SoakTest : public QObject {
    Q_OBJECT
private slots:
    void listsAreMadeAsShortAsTheyGo() {
        QStringList all;
        for (int i = 0; i < 200; ++i)
            all << QString::number(i);
        const QStringList needed{"17", "18", "140", "199"};
        int tries = 0;
        const auto fails = [&](const QStringList& list) {
            ++tries;
            return std::all_of(needed.begin(), needed.end(),
                               [&](const QString& each) { return list.contains(each); });
        };
        QCOMPARE(shrinkEvents(all, fails, [] { return false; }), needed);
        QVERIFY2(tries < 120, qPrintable(QString::number(tries)));
        // Out of time, it has something that fails.
        tries = 0;
        const QStringList partly = shrinkEvents(all, fails, [&] { return tries >= 5; });
        QVERIFY(partly.size() < all.size() && fails(partly));
    }

    void aFaultIsToldByWhereItIs() {
        const QString fault = QStringLiteral("soak: Qt says: of %1\n"
                                             "    #0 0x7f01 in __GI_abort stdlib/abort.c:79\n"
                                             "    #1 0x4d01 in hear /home/me/tests/soak/child.cpp:58\n"
                                             "    #2 0x7f02  (/lib/libQt6Core.so.6+0x1)\n");
        const QString click =
            QStringLiteral("    #3 0x4d02 in tilewright::Board::click() /home/me/editor/b.cpp:1\n");
        const QString monkey = QStringLiteral("    #4 0x4d03 in begin /home/me/tests/soak/child.cpp:106\n");
        const QString dialog =
            QStringLiteral("    #5 0x4d04 in tilewright::Help::ask() /home/me/editor/h.cpp:2\n");
        const auto key = [](const QString& report) { return failureIn(report).key; };
        QCOMPARE(key(fault.arg(7) + click + monkey + dialog),
                 QStringLiteral("Qt says: of # in tilewright::Board::click"));
        // The dialog in which the monkey goes on has no part in it.
        QCOMPARE(key(fault.arg(7) + monkey + dialog), QStringLiteral("Qt says: of #"));
        QCOMPARE(key(fault.arg(8) + monkey), key(fault.arg(9) + monkey + dialog));
    }

    void aPlantedFaultIsToldByOneEvent() {
        const QTemporaryDir folder;
        QProcess monkey;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("TILEWRIGHT_SOAK_FAULT"), QStringLiteral("type"));
        monkey.setProcessEnvironment(environment);
        monkey.start(tilewright::test::inBuild(QStringLiteral("tests/soak/soak")),
                     {"120", "--seed", "4", "--shrink", "300", "--out", folder.path()});
        QVERIFY(monkey.waitForFinished(-1));
        const QByteArray said = monkey.readAllStandardOutput();
        QVERIFY2(monkey.exitCode() == 1, said.constData());
        QVERIFY2(said.contains("seed 4: Qt says: a planted fault"), said.constData());
        QFile events(folder.filePath(QStringLiteral("all-4.events")));
        QVERIFY(events.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = events.readAll().trimmed().split('\n');
        QCOMPARE(lines.size(), 1);
        QVERIFY(lines[0].startsWith("type\t"));
        // The list is enough to see it again.
        monkey.start(tilewright::test::inBuild(QStringLiteral("tests/soak/soak")),
                     {"--replay", events.fileName()});
        QVERIFY(monkey.waitForFinished(-1));
        QCOMPARE(monkey.exitCode(), 1);
    }
};

QTEST_GUILESS_MAIN(SoakTest)
#include "tst_soak.moc"
