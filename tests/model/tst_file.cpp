#include <QObject>

#include "engine/base/files/file.h"
#include "tests/model/samples.h"

#include <QTemporaryDir>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace tilewright;
using namespace tilewright::test;
namespace fs = std::filesystem;

class TestFile : public QObject {
    Q_OBJECT

private slots:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        path_ = fs::path(folder_->path().toStdString()) / "set.json";
    }
    void writesAndReads();
    void replacesAndKeepsMode();
    void followsLinks();
    void unreadable_data();
    void unreadable();
    void unwritable_data();
    void unwritable();
    void noPermission();
    void diskFull();
    void folderVanished();
    void tooLarge();

private:
    int entries() const {
        return static_cast<int>(
            std::distance(fs::directory_iterator(path_.parent_path()), fs::directory_iterator()));
    }
    std::unique_ptr<QTemporaryDir> folder_;
    fs::path path_;
};

void TestFile::writesAndReads() {
    const std::string bytes("a\0\r\n\xFF", 5);
    QVERIFY(writeFile(path_, bytes).empty());
    const auto loaded = readFile(path_);
    QVERIFY(loaded.value && *loaded.value == bytes);
    QCOMPARE(entries(), 1);
}

void TestFile::replacesAndKeepsMode() {
    QVERIFY(writeFile(path_, "a long old text").empty());
    fs::permissions(path_, fs::perms(0640));
    QVERIFY(writeFile(path_, "new").empty());
    QCOMPARE(*readFile(path_).value, std::string("new"));
    QCOMPARE(static_cast<int>(fs::status(path_).permissions()), 0640);
    QCOMPARE(entries(), 1);
}

void TestFile::followsLinks() {
    const fs::path link = path_.parent_path() / "link.json";
    QVERIFY(writeFile(path_, "old").empty());
    fs::create_symlink(path_, link);
    QVERIFY(writeFile(link, "new").empty());
    QVERIFY(fs::is_symlink(link));
    QCOMPARE(*readFile(path_).value, std::string("new"));
}

void TestFile::unreadable_data() {
    QTest::addColumn<QString>("below");
    QTest::addColumn<QString>("words");
    QTest::newRow("missing") << "none.json"
                             << "No such file or directory";
    QTest::newRow("folder") << "."
                            << "Is a directory";
    QTest::newRow("below a file") << "plain/none.json"
                                  << "Not a directory";
}

void TestFile::unreadable() {
    QFETCH(QString, below);
    QFETCH(QString, words);
    std::ofstream(path_.parent_path() / "plain") << "x";
    const auto loaded = readFile(path_.parent_path() / below.toStdString());
    QVERIFY(!loaded && loaded.issues.size() == 1);
    QCOMPARE(loaded.issues[0].code, std::string("file-unreadable"));
    const auto message = QString::fromStdString(loaded.issues[0].message.english());
    QVERIFY2(message.contains(words) && message.contains(below), qPrintable(message));
}

void TestFile::unwritable_data() {
    QTest::addColumn<QString>("below");
    QTest::addColumn<QString>("words");
    QTest::newRow("no folder") << "none/a.json"
                               << "No such file or directory";
    QTest::newRow("folder") << "folder"
                            << "Is a directory";
    QTest::newRow("below a file") << "plain/a.json"
                                  << "Not a directory";
}

void TestFile::unwritable() {
    QFETCH(QString, below);
    QFETCH(QString, words);
    std::ofstream(path_.parent_path() / "plain") << "x";
    fs::create_directory(path_.parent_path() / "folder");
    const Issues issues = writeFile(path_.parent_path() / below.toStdString(), "text");
    QCOMPARE(issues.size(), std::size_t{1});
    QCOMPARE(issues[0].code, std::string("file-unwritable"));
    const auto message = QString::fromStdString(issues[0].message.english());
    QVERIFY2(message.contains(words) && message.contains(below), qPrintable(message));
    QCOMPARE(entries(), 2);
}

void TestFile::noPermission() {
    // Root may write everywhere: as root, this is done as somebody else for a moment.
    constexpr uid_t nobody = 65534;
    const bool root = ::geteuid() == 0;
    fs::permissions(path_.parent_path(), fs::perms(0555));
    if (root)
        QCOMPARE(::seteuid(nobody), 0);
    const Issues issues = writeFile(path_, "text");
    if (root)
        QCOMPARE(::seteuid(0), 0);
    fs::permissions(path_.parent_path(), fs::perms(0700));
    QCOMPARE(issues.size(), std::size_t{1});
    const auto message = QString::fromStdString(issues[0].message.english());
    QVERIFY(message.contains(QStringLiteral("Permission denied")));
    const auto folder = QStringLiteral("its folder “%1” doesn't accept new files")
                            .arg(QString::fromStdString(path_.parent_path().string()));
    QVERIFY2(message.contains(folder), qPrintable(message));
    QVERIFY(issues[0].remedy.english().find("another folder") != std::string::npos);
    QCOMPARE(entries(), 0);
}

void TestFile::diskFull() {
    QVERIFY(writeFile(path_, "old").empty());
    // A limit on file sizes stands in for the full disk: the write fails half way.
    const auto oldHandler = std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
    const rlimit small{4096, before.rlim_max};
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
    const Issues issues = writeFile(path_, std::string(100'000, 'x'));
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
    std::signal(SIGXFSZ, oldHandler);
    QCOMPARE(issues.size(), std::size_t{1});
    QVERIFY(issues[0].message.english().find("File too large") != std::string::npos);
    QCOMPARE(*readFile(path_).value, std::string("old"));
    QCOMPARE(entries(), 1);
}

void TestFile::folderVanished() {
    fs::remove_all(path_.parent_path());
    const Issues issues = writeFile(path_, "text");
    QCOMPARE(issues.size(), std::size_t{1});
    QVERIFY(!fs::exists(path_.parent_path()));
}

void TestFile::tooLarge() {
    std::ofstream(path_).put('x');
    fs::resize_file(path_, maxFileBytes + 1);
    const auto loaded = readFile(path_);
    QVERIFY(!loaded);
    QCOMPARE(loaded.issues[0].code, std::string("file-too-large"));
    fs::resize_file(path_, maxFileBytes);
    QVERIFY(readFile(path_));
}

QTEST_APPLESS_MAIN(TestFile)
#include "tst_file.moc"
