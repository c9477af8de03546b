#include <QObject>

#include "engine/base/files/file.h"
#include "engine/base/files/staged_files.h"
#include "engine/base/files/stream.h"
#include "tests/model/samples.h"

#include <QTemporaryDir>

#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

using namespace tilewright;
using namespace tilewright::test;
namespace fs = std::filesystem;

class TestStreams : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { std::signal(SIGPIPE, SIG_IGN); }
    void init() {
        temporary_ = std::make_unique<QTemporaryDir>();
        folder_ = temporary_->path().toStdString();
        pipe_ = folder_ / "pipe";
        QCOMPARE(::mkfifo(pipe_.c_str(), 0600), 0);
    }
    void ownDescriptors();
    void filesAreNone();
    void silentPipes();
    void readersThatStop();
    void readersThatLeave();
    void theRestAppearsOnlyAfterIt();

private:
    std::unique_ptr<QTemporaryDir> temporary_;
    fs::path folder_;
    fs::path pipe_;
};

void TestStreams::ownDescriptors() {
    const int file = ::open((folder_ / "file").c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    const std::string number = std::to_string(file);
    QCOMPARE(ownDescriptor("/dev/fd/" + number), std::optional(file));
    QCOMPARE(ownDescriptor("/proc/self/fd/" + number), std::optional(file));
    fs::create_symlink("/dev/stdout", folder_ / "link");
    QCOMPARE(ownDescriptor(folder_ / "link"), std::optional(STDOUT_FILENO));
    for (const fs::path& other : {folder_ / "file", folder_ / "none", fs::path("/dev/null"),
                                  fs::path("/dev/fd/x"), fs::path("/dev/fd/")})
        QVERIFY2(!ownDescriptor(other), other.c_str());
    // What it was opened for goes on where it is.
    QCOMPARE(::write(file, "before ", 7), ssize_t(7));
    QVERIFY(writeFile("/dev/fd/" + number, "after").empty());
    QCOMPARE(*readFile(folder_ / "file").value, std::string("before after"));
    ::close(file);
    QVERIFY(!ownDescriptor("/dev/fd/" + number));
}

void TestStreams::filesAreNone() {
    QVERIFY(writeFile(folder_ / "file", "x").empty());
    for (const fs::path& path : {folder_ / "file", folder_ / "none", folder_})
        QVERIFY2(!isStream(path), path.c_str());
    for (const fs::path& path : {pipe_, fs::path("/dev/null"), fs::path("/dev/full")})
        QVERIFY2(isStream(path), path.c_str());
}

void TestStreams::silentPipes() {
    const Issues unread = writeStream(pipe_, "x", {.opened = std::chrono::milliseconds(30)});
    QCOMPARE(unread.size(), std::size_t(1));
    QCOMPARE(unread.front().code, std::string("pipe-silent"));
    QCOMPARE(unread.front().file, pipe_.string());
    // One that is open at the other end, but says nothing.
    const int both = ::open(pipe_.c_str(), O_RDWR | O_CLOEXEC);
    QCOMPARE(waitToRead(both, pipe_, std::chrono::milliseconds(30)).size(), std::size_t(1));
    QCOMPARE(::write(both, "x", 1), ssize_t(1));
    QVERIFY(waitToRead(both, pipe_, std::chrono::milliseconds(30)).empty());
    ::close(both);
}

void TestStreams::readersThatStop() {
    const int reader = ::open(pipe_.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    // More than a pipe holds, and nobody takes it.
    const Issues issues =
        writeStream(pipe_, std::string(1'000'000, 'x'), {.between = std::chrono::milliseconds(30)});
    QCOMPARE(issues.size(), std::size_t(1));
    QCOMPARE(issues.front().code, std::string("pipe-silent"));
    ::close(reader);
}

void TestStreams::readersThatLeave() {
    const std::jthread reader([this] {
        std::ifstream in(pipe_);
        in.get();
    });
    const Issues issues = writeStream(pipe_, std::string(1'000'000, 'x'));
    QCOMPARE(issues.size(), std::size_t(1));
    QVERIFY(issues.front().message.english().find("Broken pipe") != std::string::npos);
}

void TestStreams::theRestAppearsOnlyAfterIt() {
    QVERIFY(writeFile(folder_ / "file", "old").empty());
    {
        StagedFiles files;
        QVERIFY(files.add(folder_ / "file", "new").empty());
        QVERIFY(files.add("/dev/full", "x").empty());
        const Issues issues = files.commit();
        QCOMPARE(issues.size(), std::size_t(1));
        QVERIFY(issues.front().message.english().find("No space left on device") != std::string::npos);
    }
    QCOMPARE(*readFile(folder_ / "file").value, std::string("old"));
    {
        StagedFiles files;
        QVERIFY(files.add(folder_ / "file", "new").empty());
        QVERIFY(files.add("/dev/null", "x").empty());
        QVERIFY(files.commit().empty());
    }
    QCOMPARE(*readFile(folder_ / "file").value, std::string("new"));
}

QTEST_APPLESS_MAIN(TestStreams)
#include "tst_streams.moc"
