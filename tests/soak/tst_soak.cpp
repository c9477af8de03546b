// That the monkey finds a fault and tells it by what leads there alone.
#include "tests/soak/shrink.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using tilewright::soak::shortest;

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
        QCOMPARE(shortest(all, fails, [] { return false; }), needed);
        QVERIFY2(tries < 120, qPrintable(QString::number(tries)));
        // Out of time, it has something that fails.
        tries = 0;
        const QStringList partly = shortest(all, fails, [&] { return tries >= 5; });
        QVERIFY(partly.size() < all.size() && fails(partly));
    }

    void aPlantedFaultIsToldByOneEvent() {
        const QTemporaryDir folder;
        QProcess monkey;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("TILEWRIGHT_SOAK_FAULT"), QStringLiteral("type"));
        monkey.setProcessEnvironment(environment);
        monkey.start(QStringLiteral(SOAK_PROGRAM),
                     {"120", "--seed", "4", "--shrink", "300", "--out", folder.path()});
        QVERIFY(monkey.waitForFinished(800'000));
        const QByteArray said = monkey.readAllStandardOutput();
        QVERIFY2(monkey.exitCode() == 1, said.constData());
        QVERIFY2(said.contains("seed 4: Qt says: a planted fault"), said.constData());
        QFile events(folder.filePath(QStringLiteral("all-4.events")));
        QVERIFY(events.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = events.readAll().trimmed().split('\n');
        QCOMPARE(lines.size(), 1);
        QVERIFY(lines[0].startsWith("type\t"));
        // The list is enough to see it again.
        monkey.start(QStringLiteral(SOAK_PROGRAM), {"--replay", events.fileName()});
        QVERIFY(monkey.waitForFinished(200'000));
        QCOMPARE(monkey.exitCode(), 1);
    }
};

QTEST_GUILESS_MAIN(SoakTest)
#include "tst_soak.moc"
