// What nothing was prepared for, as the command line meets it: said in words, and an exit code of its own.

#include "app/cli/cli.h"
#include "app/cli/process/abnormal_end.h"
#include "tests/cli/run_program.h"
#include "tests/sanitizers.h"
#include "tests/waiting.h"

#include <QCoreApplication>
#include <QProcess>
#include <QtTest>

#include <sys/resource.h>

#include <exception>
#include <new>
#include <stdexcept>
#include <thread>

using namespace tilewright;
using namespace tilewright::test;

namespace {

[[noreturn]] void fail(const QByteArray& kind) {
    if (kind == "memory")
        throw std::bad_alloc();
    if (kind == "number")
        throw 7; // NOLINT: no exception, but it can be thrown
    throw std::runtime_error("injected \x1b[2K");
}

/// The program's main(), but that it fails.
int failing(const QByteArray& where, const QByteArray& kind) {
    std::set_terminate(cli::terminateHandler);
    try {
        if (where == "thread")
            std::jthread([kind] { fail(kind); }).join();
        fail(kind);
    } catch (...) {
        return cli::reportException();
    }
}

} // namespace

class TerminateHandlerTest : public QObject {
    Q_OBJECT

private slots:
    void saysWhatHappened_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("words");
        for (const char* where : {"here", "thread"}) {
            const auto row = [where](const char* kind, const char* words) {
                QTest::addRow("%s, %s", kind, where) << QStringList{where, kind} << QByteArray(words);
            };
            row("error", "tilewright: error: the program failed: injected \\x1b[2K [program-failed]\n");
            row("memory", "tilewright: error: out of memory [memory-exhausted]\n");
            row("number", "tilewright: error: the program failed for an unknown reason [program-failed]\n");
        }
    }
    void saysWhatHappened() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, words);
        QProcess process;
        process.start(QCoreApplication::applicationFilePath(),
                      QStringList{"terminate_handler", "fail"} + arguments);
        QVERIFY(process.waitForFinished(waitTimeout));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), static_cast<int>(cli::InternalError));
        QCOMPARE(process.readAllStandardError(), words);
    }

    void memoryRunsOut() {
        if (underSanitizers)
            QSKIP("the sanitizer needs more memory than this test allows");
        const WorkFolder folder;
        writeBytes(folder.path("large.json"), "[" + QByteArray("1,").repeated(20'000'000) + "1]");
        QProcess process;
        process.setWorkingDirectory(folder.path());
        process.setChildProcessModifier([] {
            const rlimit memory{700U << 20U, 700U << 20U};
            ::setrlimit(RLIMIT_AS, &memory);
        });
        process.start(programPath(), {"lint", "large.json"});
        QVERIFY(process.waitForFinished(waitTimeout));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), static_cast<int>(cli::InternalError));
        QCOMPARE(process.readAllStandardError(),
                 QByteArray("tilewright: error: out of memory [memory-exhausted]\n"));
    }

    /// The system refuses such a name, which is no reason to end without a word.
    void aNameThatIsTooLong() {
        const WorkFolder folder;
        const QString name(300, u'n');
        for (const QStringList& arguments :
             {QStringList{name}, QStringList{"study", name, "-o", "new.json"},
              QStringList{"sheet", "set.json", "--template", name},
              QStringList{"playtest", "--resume", "--games", "2", "-o", name + ".json"}}) {
            const ProcessResult ran = folder.run(arguments);
            QVERIFY(ran.ended);
            QVERIFY2(ran.exitCode == cli::WrongUsage || ran.exitCode == cli::FileError,
                     QByteArray::number(ran.exitCode) + ran.errors);
            QVERIFY(ran.errors.contains("nnn"));
        }
    }
};

int main(int argc, char** argv) {
    if (argc > 3 && QByteArray(argv[1]) == "fail")
        return failing(argv[2], argv[3]);
    QCoreApplication application(argc, argv);
    TerminateHandlerTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_terminate_handler.moc"
