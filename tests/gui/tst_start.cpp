// A window that is open takes what a later start of the program is asked for: two windows' sockets in one
// process, a whole window, and the program itself.
#include "editor/document/open_documents.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/start/single_instance.h"
#include "editor/window/shell.h"
#include "engine/model/io/bundled.h"
#include "tests/cli/run_program.h"
#include "tests/gui/window_fixture.h"
#include "tests/waiting.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSet>
#include <QSignalSpy>
#include <QThread>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <functional>
#include <memory>
#include <vector>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <unistd.h>

using namespace tilewright;
using namespace tilewright::test;

Q_DECLARE_METATYPE(tilewright::StartRequest)

namespace {

using Begun = SingleInstance::Start;

QByteArray setText() {
    const std::string_view text = bundledText("beneath/learning.tileset.json");
    return {text.data(), static_cast<qsizetype>(text.size())};
}

/// A socket without Qt, as anybody may make one.
class RawSocket {
public:
    RawSocket() : descriptor_(::socket(AF_UNIX, SOCK_STREAM, 0)) {}
    ~RawSocket() { ::close(descriptor_); }
    RawSocket(const RawSocket&) = delete;
    RawSocket& operator=(const RawSocket&) = delete;

    bool bind(const QString& path) {
        const sockaddr_un place = at(path);
        return ::bind(descriptor_, reinterpret_cast<const sockaddr*>(&place), sizeof place) == 0;
    }
    bool listen() { return ::listen(descriptor_, 4) == 0; }
    bool connect(const QString& path) {
        const sockaddr_un place = at(path);
        return ::connect(descriptor_, reinterpret_cast<const sockaddr*>(&place), sizeof place) == 0;
    }
    void write(const QByteArray& bytes) {
        qsizetype sent = 0;
        while (sent < bytes.size()) {
            const ssize_t now =
                ::send(descriptor_, bytes.constData() + sent, static_cast<std::size_t>(bytes.size() - sent),
                       MSG_NOSIGNAL | MSG_DONTWAIT);
            if (now > 0)
                sent += now;
            else if (errno == EAGAIN)
                QTest::qWait(1);
            else
                return; // the other end had enough
        }
    }
    /// What has come until the other end closes.
    QByteArray readAll() {
        QByteArray all;
        char byte = 0;
        for (;;) {
            const ssize_t count = ::recv(descriptor_, &byte, 1, MSG_DONTWAIT);
            if (count == 1)
                all += byte;
            else if (count == 0 || errno != EAGAIN)
                return all;
            else
                QTest::qWait(1);
        }
    }

private:
    static sockaddr_un at(const QString& path) {
        sockaddr_un place{};
        place.sun_family = AF_UNIX;
        std::strncpy(place.sun_path, QFile::encodeName(path).constData(), sizeof place.sun_path - 1);
        return place;
    }
    int descriptor_;
};

/// Acts in another thread, while this one's event loop goes on.
void aside(const std::function<void()>& act) {
    const std::unique_ptr<QThread> thread(QThread::create(act));
    thread->start();
    while (!thread->isFinished())
        QTest::qWait(1);
}

/// The user "nobody". To the kernel a user is a thread's, not a process's.
constexpr uid_t anotherUser = 65534;
void asAnotherUser(const std::function<void()>& act) {
    aside([&act] {
        if (::syscall(SYS_setresuid, -1, anotherUser, -1) == 0)
            act();
    });
}

/// Puts a variable of the environment back when it goes.
class Kept {
public:
    explicit Kept(const char* name)
        : name_(name), was_(qEnvironmentVariableIsSet(name)), value_(qgetenv(name)) {}
    ~Kept() {
        if (was_)
            qputenv(name_, value_);
        else
            qunsetenv(name_);
    }
    Kept(const Kept&) = delete;
    Kept& operator=(const Kept&) = delete;

private:
    const char* name_;
    bool was_;
    QByteArray value_;
};

/// The program with a home of its own.
struct Home {
    QTemporaryDir folder;

    Home() {
        for (const char* name : {"run", "config", "data"})
            QDir(folder.path()).mkdir(QLatin1String(name));
        QFile::setPermissions(folder.filePath("run"), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        // Else the tour waits for an answer.
        QDir(folder.filePath("config")).mkdir("Tilewright");
        writeBytes(folder.filePath("config/Tilewright/Tilewright.conf"), "[tour]\nseen=true\n");
    }
    QString file(const char* name) const {
        const QString path = folder.filePath(QLatin1String(name));
        if (!QFile::exists(path))
            writeBytes(path, setText());
        return path;
    }
    std::unique_ptr<QProcess> start(const QStringList& arguments) const {
        auto process = std::make_unique<QProcess>();
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("HOME", folder.path());
        environment.insert("XDG_RUNTIME_DIR", folder.filePath("run"));
        environment.insert("XDG_CONFIG_HOME", folder.filePath("config"));
        environment.insert("XDG_DATA_HOME", folder.filePath("data"));
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        process->setProcessEnvironment(environment);
        process->start(programPath(), arguments);
        return process;
    }
    QStringList sockets() const {
        return QDir(folder.filePath("run")).entryList({"tilewright-*"}, QDir::System | QDir::Files);
    }
    /// Whether a window has reached its event loop. An empty request changes nothing.
    bool answers() const {
        const QStringList names = sockets();
        RawSocket socket;
        if (names.size() != 1 || !socket.connect(folder.filePath("run/" + names.front())))
            return false;
        socket.write(lineOf({}));
        return socket.readAll() == "taken\n";
    }
    /// Each window keeps the names of files that it opened.
    bool opened(const QString& path) const {
        QFile settings(folder.filePath("config/Tilewright/Tilewright.conf"));
        return settings.open(QIODevice::ReadOnly) && settings.readAll().contains(path.toUtf8());
    }
};

} // namespace

class StartTest : public QObject {
    Q_OBJECT
private:
    QTemporaryDir folder_;
    int number_ = 0;

    QString path() { return folder_.filePath(QString::number(++number_)); }
    /// Begins as another process would, without this one's event loop.
    Begun startAside(const QString& socket, const StartRequest& request, bool apart = false) {
        Begun result = Begun::Apart;
        aside([&] {
            SingleInstance window(socket);
            result = window.begin(request, apart);
        });
        return result;
    }
    /// Where every user may do what they like.
    QString openFolder() {
        const QString folder = path();
        for (const QString& each : {folder_.path(), folder}) {
            QDir().mkdir(each);
            ::chmod(QFile::encodeName(each).constData(), 0777);
        }
        return folder;
    }

private slots:
    void initTestCase() { qRegisterMetaType<StartRequest>(); }

    void requestsAreHandedOver() {
        const QString socket = path();
        SingleInstance open(socket);
        QSignalSpy asked(&open, &SingleInstance::asked);
        QCOMPARE(open.begin({}, false), Begun::First);
        struct stat found {};
        QCOMPARE(::lstat(QFile::encodeName(socket).constData(), &found), 0);
        QCOMPARE(found.st_mode & 077U, 0U);
        const StartRequest request{{"/home/me/a b.tileset.json", "/ä\n\"{.map.json"}, true, true, "token"};
        QCOMPARE(startAside(socket, request), Begun::HandedOver);
        QCOMPARE(asked.size(), 1);
        QVERIFY(asked.takeFirst().at(0).value<StartRequest>() == request);
        // One that asks for nothing, and one that wants to be alone, have windows of their own.
        QCOMPARE(startAside(socket, {}), Begun::Apart);
        QCOMPARE(startAside(socket, request, true), Begun::Apart);
        QCOMPARE(asked.size(), 0);
        // More than a message may hold.
        StartRequest many;
        for (int i = 0; i < 20'000; ++i)
            many.files << QStringLiteral("/somewhere/a/file/of/many.tileset.json");
        QCOMPARE(startAside(socket, many), Begun::Apart);
        QCOMPARE(startAside(socket, request), Begun::HandedOver);
    }

    void windowThatWasKilledIsNoHindrance() {
        const QString socket = path();
        {
            RawSocket killed;
            QVERIFY(killed.bind(socket));
        }
        SingleInstance open(socket);
        QCOMPARE(open.begin({}, false), Begun::First);
        QCOMPARE(startAside(socket, {{"/a.tileset.json"}}), Begun::HandedOver);
    }

    void whatIsNoSocketIsLeftAlone() {
        const QString file = path();
        writeBytes(file, "mine");
        const QString target = path();
        SingleInstance other(target);
        QCOMPARE(other.begin({}, false), Begun::First);
        const QString link = path();
        QVERIFY(QFile::link(target, link));
        const QString hanging = path();
        QVERIFY(QFile::link(folder_.filePath("nowhere"), hanging));
        const QString folder = path();
        QVERIFY(QDir().mkdir(folder));
        for (const QString& place : {file, link, hanging, folder})
            QCOMPARE(startAside(place, {{"/a.tileset.json"}}), Begun::Apart);
        QCOMPARE(readBytes(file), QByteArray("mine"));
        QVERIFY(QFileInfo(link).isSymLink() && QFileInfo(hanging).isSymLink());
        QCOMPARE(startAside({}, {{"/a.tileset.json"}}), Begun::Apart);
        QCOMPARE(startAside(folder_.filePath("missing/socket"), {{"/a.tileset.json"}}), Begun::Apart);
    }

    /// It may be busy, or something else: it keeps its socket, and the start its own window.
    void silentWindowIsNotWaitedForForever() {
        const QString socket = path();
        RawSocket silent;
        QVERIFY(silent.bind(socket) && silent.listen());
        QCOMPARE(startAside(socket, {{"/a.tileset.json"}}), Begun::Apart);
        RawSocket still;
        QVERIFY(still.connect(socket));
    }

    /// A window that was busy doesn't do what its asker has done by itself in the meantime.
    void nothingIsDoneForWhoHasLeft() {
        const QString socket = path();
        SingleInstance open(socket);
        QSignalSpy asked(&open, &SingleInstance::asked);
        QCOMPARE(open.begin({}, false), Begun::First);
        {
            RawSocket leaves;
            QVERIFY(leaves.connect(socket));
            leaves.write(lineOf({{"/a.tileset.json"}}));
        }
        QCOMPARE(startAside(socket, {{"/b.tileset.json"}}), Begun::HandedOver);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().at(0).value<StartRequest>().files, QStringList{"/b.tileset.json"});
    }

    void otherMessagesAreRefused_data() {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray good = lineOf({{"/a.tileset.json"}});
        QTest::newRow("empty line") << QByteArray("\n");
        QTest::newRow("no JSON") << QByteArray("GET / HTTP/1.1\r\n\r\n");
        QTest::newRow("list") << QByteArray("[]\n");
        QTest::newRow("other version") << QByteArray(good).replace("\"version\":1", "\"version\":2");
        QTest::newRow("other format") << QByteArray(good).replace("tilewright-start", "tilewright-map");
        QTest::newRow("relative path") << QByteArray(good).replace("/a.", "a.");
        QTest::newRow("number for a path") << QByteArray(good).replace("\"/a.tileset.json\"", "1");
        QTest::newRow("null character") << QByteArray(good).replace("/a.", "/\\u0000a.");
        QTest::newRow("endless") << QByteArray(3 * maxRequestBytes, 'x');
    }
    void otherMessagesAreRefused() {
        QFETCH(QByteArray, bytes);
        const QString socket = path();
        SingleInstance open(socket);
        QSignalSpy asked(&open, &SingleInstance::asked);
        QCOMPARE(open.begin({}, false), Begun::First);
        RawSocket stranger;
        QVERIFY(stranger.connect(socket));
        stranger.write(bytes);
        QVERIFY(!stranger.readAll().contains("taken"));
        QCOMPARE(asked.size(), 0);
        QCOMPARE(startAside(socket, {{"/a.tileset.json"}}), Begun::HandedOver);
    }

    void whatIsAnothersIsNeitherUsedNorRemoved() {
        if (::geteuid() != 0)
            QSKIP("only root can be two users");
        const StartRequest request{{"/a.tileset.json"}};
        const QString theirs = openFolder() + "/theirs";
        RawSocket other;
        bool listens = false;
        asAnotherUser([&] { listens = other.bind(theirs) && other.listen(); });
        QVERIFY(listens);
        QCOMPARE(startAside(theirs, request), Begun::Apart);
        QCOMPARE(QFileInfo(theirs).ownerId(), uint(anotherUser));
        // Even where the socket is one's own: who listens there counts.
        const QString borrowed = openFolder() + "/borrowed";
        RawSocket lent;
        QVERIFY(lent.bind(borrowed));
        asAnotherUser([&] { listens = lent.listen(); });
        QVERIFY(listens);
        QCOMPARE(startAside(borrowed, request), Begun::Apart);
        RawSocket still;
        QVERIFY(still.connect(borrowed));
    }

    /// Not even if the socket were open to everyone.
    void anotherUserIsNotListenedTo() {
        if (::geteuid() != 0)
            QSKIP("only root can be two users");
        const StartRequest request{{"/a.tileset.json"}};
        const QString socket = openFolder() + "/open";
        SingleInstance open(socket);
        QSignalSpy asked(&open, &SingleInstance::asked);
        QCOMPARE(open.begin({}, false), Begun::First);
        ::chmod(QFile::encodeName(socket).constData(), 0777);
        bool connected = false;
        QByteArray answer;
        asAnotherUser([&] {
            RawSocket stranger;
            connected = stranger.connect(socket);
            stranger.write(lineOf(request));
            answer = stranger.readAll();
        });
        QVERIFY(connected);
        QCOMPARE(answer, QByteArray());
        QCOMPARE(asked.size(), 0);
        QCOMPARE(startAside(socket, request), Begun::HandedOver);
    }

    void manyConnectionsAreNoHindrance() {
        const QString socket = path();
        SingleInstance open(socket);
        QCOMPARE(open.begin({}, false), Begun::First);
        std::vector<std::unique_ptr<RawSocket>> idle;
        for (int i = 0; i < 40; ++i) {
            idle.push_back(std::make_unique<RawSocket>());
            QVERIFY(idle.back()->connect(socket));
            QTest::qWait(1);
        }
        startAside(socket, {{"/a.tileset.json"}});
        idle.clear();
        QTRY_COMPARE(startAside(socket, {{"/a.tileset.json"}}), Begun::HandedOver);
    }

    /// Not those of other homes, displays or settings, and only in a folder of the user alone.
    void socketsAreApart() {
        const WindowFixture fixture;
        const Kept runtime{"XDG_RUNTIME_DIR"};
        const Kept display{"DISPLAY"};
        const Kept data{"XDG_DATA_HOME"};
        const QString run = folder_.filePath("run");
        QVERIFY(QDir().mkdir(run));
        QFile::setPermissions(run, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        qputenv("XDG_RUNTIME_DIR", QFile::encodeName(run));
        QSet<QString> places;
        const QString here = SingleInstance::socketPath();
        QVERIFY(here.startsWith(run + u'/'));
        places << here;
        qputenv("DISPLAY", ":4711");
        places << SingleInstance::socketPath();
        qputenv("XDG_DATA_HOME", fixture.path("elsewhere").toUtf8());
        places << SingleInstance::socketPath();
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, fixture.path("others"));
        places << SingleInstance::socketPath();
        QCOMPARE(places.size(), 4);
        // One that others may write to is none.
        QFile::setPermissions(run, QFile::permissions(run) | QFile::WriteGroup);
        const QString instead = SingleInstance::socketPath();
        QVERIFY2(instead.isEmpty() || instead.startsWith(fixture.path("elsewhere")), qPrintable(instead));
    }

    void windowDoesWhatIsAsked() {
        const WindowFixture fixture;
        QSettings().setValue(QStringLiteral("tour/seen"), true);
        const QString one = fixture.path("one.tileset.json");
        writeBytes(one, setText());
        Shell shell;
        shell.start({});
        OpenDocuments& documents = shell.window().documents();
        QCOMPARE(documents.count(), 1);
        {
            QMessageBox question(&shell.window());
            question.setModal(true);
            question.show();
            shell.take({{one}});
            QTest::qWait(200);
            QCOMPARE(documents.count(), 1); // the question comes first
        }
        QTRY_COMPARE(documents.count(), 2);
        QCOMPARE(documents.current()->path(), one);
        shell.take({{one}});
        QCOMPARE(documents.count(), 2);
        shell.take({.newTileSet = true});
        QCOMPARE(documents.count(), 3);
        QVERIFY(documents.current()->path().isEmpty());
        documents.setCurrent(1);
        shell.window().showMinimized();
        shell.take({.play = true});
        QVERIFY(!shell.window().isMinimized());
        QTRY_COMPARE(shell.window().mode(), Mode::Play);
        // The game goes on behind the file.
        shell.take({{one}});
        QCOMPARE(shell.window().mode(), Mode::Design);
        QCOMPARE(documents.current()->path(), one);
    }

    /// Each window is the program itself, with a home that no other test has.
    void programsFindEachOther() {
        const Home home;
        const QString one = home.file("one.tileset.json");
        const auto first = home.start({one});
        QTRY_VERIFY(home.opened(one));
        QTRY_VERIFY(home.answers());
        QCOMPARE(home.sockets().size(), 1);
        const QString two = home.file("two.tileset.json");
        const auto second = home.start({two});
        QVERIFY(second->waitForFinished(waitTimeout));
        QCOMPARE(second->exitCode(), 0);
        QTRY_VERIFY(home.opened(two));
        QCOMPARE(first->state(), QProcess::Running);
        // One of its own, if that is wanted.
        const QString three = home.file("three.tileset.json");
        const auto apart = home.start({QStringLiteral("--new-window"), three});
        QTRY_VERIFY(home.opened(three));
        QCOMPARE(apart->state(), QProcess::Running);
        // Wrong options are told.
        const auto wrong = home.start({QStringLiteral("--new-widow")});
        QVERIFY(wrong->waitForFinished(waitTimeout));
        QCOMPARE(wrong->exitCode(), 2);
        QVERIFY(wrong->readAllStandardError().contains("--new-widow"));
        // What it left when it was killed hinders nobody.
        first->kill();
        QVERIFY(first->waitForFinished(waitTimeout));
        const QString four = home.file("four.tileset.json");
        const auto next = home.start({four});
        QTRY_VERIFY(home.opened(four));
        QTRY_VERIFY(home.answers());
        const QString five = home.file("five.tileset.json");
        const auto last = home.start({five});
        QVERIFY(last->waitForFinished(waitTimeout));
        QTRY_VERIFY(home.opened(five));
        QCOMPARE(next->state(), QProcess::Running);
        for (QProcess* process : {next.get(), apart.get()}) {
            process->kill();
            process->waitForFinished(waitTimeout);
        }
    }
};

QTEST_MAIN(StartTest)
#include "tst_start.moc"
