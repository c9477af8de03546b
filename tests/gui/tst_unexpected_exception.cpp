// The window when something fails that nothing was prepared for: what is not saved is kept, what happened is
// said, and the program exits with a code of its own. Fails in a process of its own.

#include "editor/document/open_documents.h"
#include "editor/document/recovery/recovery.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/play/play_view.h"
#include "editor/play/record_controller.h"
#include "editor/play/session/game_session.h"
#include "editor/window/application.h"
#include "editor/window/main_window.h"
#include "editor/window/shell.h"
#include "engine/base/files/exception_issue.h"
#include "engine/games/record.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "tests/waiting.h"

#include <QAbstractButton>
#include <QMessageBox>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>
#include <QThreadPool>
#include <QTimer>
#include <QWidget>
#include <QtTest>

#include <csignal>
#include <iostream>
#include <new>
#include <stdexcept>
#include <thread>

using namespace tilewright;
using namespace tilewright::test;

namespace {

constexpr const char* nameOfTheSet = "What must not be lost";

const QHash<QByteArray, int> endingSignals{
    {"hang-up", SIGHUP}, {"interrupt", SIGINT}, {"terminate", SIGTERM}};

/// Names, settings and recovery files of its own.
void useFolder(const QString& folder) {
    QCoreApplication::setOrganizationName(QStringLiteral("tilewright-test"));
    QCoreApplication::setApplicationName(QStringLiteral("last-net"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder + "/settings");
    QSettings::setPath(QSettings::IniFormat, QSettings::SystemScope, folder + "/settings");
    qputenv("XDG_DATA_HOME", (folder + "/data").toUtf8());
}

class Unpaintable : public QWidget {
protected:
    void paintEvent(QPaintEvent*) override { throw std::runtime_error("injected"); }
};

/// The pool is not Qt's own: the painter waits for that, and may have just one thread.
void failLater(const QByteArray& where, std::jthread& thread, QThreadPool& pool, Unpaintable& unpaintable) {
    const auto fail = [] { throw std::runtime_error("injected"); };
    if (where == "event")
        QTimer::singleShot(0, fail);
    else if (where == "memory")
        QTimer::singleShot(0, [] { throw std::bad_alloc(); });
    else if (where == "exit")
        QTimer::singleShot(0, [] { QCoreApplication::exit(exceptionExitCode); });
    else if (const int number = endingSignals.value(where); number != 0)
        QTimer::singleShot(0, [number] { std::raise(number); });
    else if (where == "thread")
        thread = std::jthread(fail);
    else if (where == "pool")
        pool.start(fail);
    else
        unpaintable.show();
}

/// The program as app/gui.cpp starts it, with a set and a game that are not saved, which then fails.
int failing(int argc, char** argv) {
    const QByteArray where = argv[2];
    useFolder(QString::fromLocal8Bit(argv[3]));
    QSettings().setValue(QStringLiteral("tour/seen"), true);
    Application application(argc, argv);
    Shell shell;
    application.setRecoverySaver([&shell] { return shell.saveRecoveryCopies(); });
    const TerminationSignals ending([&shell] { shell.saveRecoveryCopies(); },
                                    [](int number) {
                                        std::signal(number, SIG_DFL);
                                        std::raise(number);
                                    });
    application.guarded([&shell] { shell.start({}); });
    shell.window().currentSet()->setText(&TileSet::name, nameOfTheSet);
    GameSession& session = *shell.window().playView().session();
    GameSetup setup;
    setup.tileSet = *readTileSet(bundledText("beneath/learning.tileset.json")).value;
    setup.map = *readMap(bundledText(defaultMap)).value;
    setup.seed = 11;
    setup.seats = {{QString(), QStringLiteral("random")}, {QString(), QStringLiteral("random")}};
    shell.window().playView().records().newGame(setup);
    session.setRunning(false);
    session.step();
    while (session.moveNumber() == 0)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);

    QTimer reader;
    QObject::connect(&reader, &QTimer::timeout, &reader, [] {
        if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
            std::cout << box->text().toStdString() << '\n'
                      << box->informativeText().toStdString() << std::endl;
            box->button(QMessageBox::Close)->click();
        }
    });
    reader.start(20);
    std::jthread thread;
    QThreadPool pool;
    Unpaintable unpaintable;
    failLater(where, thread, pool, unpaintable);
    return Application::exec();
}

} // namespace

class UnexpectedExceptionTest : public QObject {
    Q_OBJECT
private slots:
    void whatIsNotSavedIsKeptAndOffered_data() {
        QTest::addColumn<QByteArray>("words");
        for (const char* where : {"event", "thread", "pool", "paint"})
            QTest::newRow(where) << QByteArray("the program failed: injected");
        QTest::newRow("memory") << QByteArray("out of memory");
    }
    void whatIsNotSavedIsKeptAndOffered() {
        QFETCH(QByteArray, words);
        const QTemporaryDir folder;
        QProcess process;
        QVERIFY2(ends(process, folder.path()), "it goes on");
        const QByteArray said = process.readAllStandardOutput();
        const QByteArray errors = process.readAllStandardError();
        QVERIFY2(process.exitStatus() == QProcess::NormalExit, errors);
        QVERIFY2(process.exitCode() == exceptionExitCode, errors);
        QVERIFY2(errors.contains("tilewright: error: " + words), errors);
        QVERIFY2(said.contains(words) && said.contains("offered at the next start") &&
                     !said.contains("Some unsaved"),
                 said);
        nextRunFindsSetAndGame(folder.path());
    }

    /// Whatever ends the program without the questions that a window asks when it is closed.
    void whatIsNotSavedOutlivesEachEnd_data() {
        QTest::addColumn<bool>("crashes");
        QTest::newRow("exit") << false;
        for (const char* signal : {"hang-up", "interrupt", "terminate"})
            QTest::newRow(signal) << true;
    }
    void whatIsNotSavedOutlivesEachEnd() {
        QFETCH(bool, crashes);
        const QTemporaryDir folder;
        QProcess process;
        QVERIFY2(ends(process, folder.path()), "it goes on");
        QCOMPARE(process.exitStatus(), crashes ? QProcess::CrashExit : QProcess::NormalExit);
        nextRunFindsSetAndGame(folder.path());
    }

private:
    /// Runs failing() as the row says.
    static bool ends(QProcess& process, const QString& folder) {
        process.start(QCoreApplication::applicationFilePath(),
                      {QStringLiteral("unexpected_exception"), QStringLiteral("fail"),
                       QLatin1String(QTest::currentDataTag()), folder});
        return process.waitForFinished(waitTimeout);
    }

    static void nextRunFindsSetAndGame(const QString& folder) {
        useFolder(folder);
        OpenDocuments documents;
        const Recovery recovery(documents, Recovery::defaultFolder());
        int sets = 0;
        int games = 0;
        for (const RecoveryCopy& lost : recovery.recoverableCopies()) {
            sets += readTileSet(lost.text) && lost.text.find(nameOfTheSet) != std::string::npos ? 1 : 0;
            games += game::readRecord(lost.text) ? 1 : 0;
        }
        QCOMPARE(sets, 1);
        QCOMPARE(games, 1);
    }
};

int main(int argc, char** argv) {
    if (argc > 3 && QByteArray(argv[1]) == "fail")
        return failing(argc, argv);
    QApplication application(argc, argv);
    UnexpectedExceptionTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_unexpected_exception.moc"
