#include <QObject>

#include "engine/base/files/file.h"
#include "engine/base/files/staged_files.h"
#include "tests/model/samples.h"

#include <QTemporaryDir>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sys/wait.h>
#include <unistd.h>

using namespace tilewright;
using namespace tilewright::test;
namespace fs = std::filesystem;

class TestStagedFiles : public QObject {
    Q_OBJECT

private slots:
    void init() {
        temporary_ = std::make_unique<QTemporaryDir>();
        folder_ = temporary_->path().toStdString();
    }
    void nothingIsSeenBeforeCommit();
    void whatChangesIsTold();
    void whatIsNotCommittedIsGone();
    void aWriterThatGivesUp();
    void oneThatFailsSparesAll();
    void foldersThatCannotBeMade();
    void largeFilesPieceByPiece();
    void partsOfKilledProcessesGo();
    void writeProtectedStays();
    void linksThatLeadNowhereYet();

private:
    /// Hidden ones too.
    int entries() const {
        return static_cast<int>(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
    }
    std::unique_ptr<QTemporaryDir> temporary_;
    fs::path folder_;
};

void TestStagedFiles::nothingIsSeenBeforeCommit() {
    QVERIFY(writeFile(folder_ / "a", "old").empty());
    StagedFiles files;
    QVERIFY(files.makeFolder(folder_ / "deep" / "er").empty());
    QVERIFY(files.add(folder_ / "a", "new").empty());
    QVERIFY(files.add(folder_ / "deep" / "er" / "b", "other").empty());
    QCOMPARE(*readFile(folder_ / "a").value, std::string("old"));
    QVERIFY(!fs::exists(folder_ / "deep" / "er" / "b"));
    QCOMPARE(files.targets(), (std::vector<fs::path>{folder_ / "a", folder_ / "deep" / "er" / "b"}));
    QVERIFY(files.commit().empty());
    QCOMPARE(*readFile(folder_ / "a").value, std::string("new"));
    QCOMPARE(*readFile(folder_ / "deep" / "er" / "b").value, std::string("other"));
    QCOMPARE(entries(), 2);
}

void TestStagedFiles::whatChangesIsTold() {
    for (const char* name : {"same", "other", "longer"})
        QVERIFY(writeFile(folder_ / name, "content").empty());
    StagedFiles files;
    QVERIFY(files.add(folder_ / "same", "content").empty());
    QVERIFY(files.add(folder_ / "other", "Content").empty());
    QVERIFY(files.add(folder_ / "longer", "content and more").empty());
    QVERIFY(files.add(folder_ / "new", "content").empty());
    QCOMPARE(files.changed(), (std::vector<fs::path>{folder_ / "other", folder_ / "longer"}));
}

void TestStagedFiles::whatIsNotCommittedIsGone() {
    {
        StagedFiles files;
        QVERIFY(files.makeFolder(folder_ / "deep" / "er").empty());
        QVERIFY(files.add(folder_ / "deep" / "er" / "b", "other").empty());
        QVERIFY(files.add(folder_ / "a", "new").empty());
    }
    QCOMPARE(entries(), 0);
}

void TestStagedFiles::aWriterThatGivesUp() {
    StagedFiles files;
    const Issues issues = files.add(folder_ / "a", [](const StagedFiles::Sink& sink) {
        sink("half of it");
        return false;
    });
    QCOMPARE(issues.size(), std::size_t(1));
    QCOMPARE(issues.front().code, std::string("stopped"));
    QCOMPARE(entries(), 0);
}

void TestStagedFiles::oneThatFailsSparesAll() {
    fs::create_directory(folder_ / "b");
    {
        StagedFiles files;
        QVERIFY(files.add(folder_ / "a", "new").empty());
        const Issues issues = files.add(folder_ / "b", "a folder stands here");
        QCOMPARE(issues.size(), std::size_t(1));
        QCOMPARE(issues.front().code, std::string("file-unwritable"));
        QCOMPARE(issues.front().file, (folder_ / "b").string());
    }
    QCOMPARE(entries(), 1);
}

void TestStagedFiles::foldersThatCannotBeMade() {
    QVERIFY(writeFile(folder_ / "file", "").empty());
    StagedFiles files;
    const Issues issues = files.makeFolder(folder_ / "file" / "sheets");
    QCOMPARE(issues.size(), std::size_t(1));
    QCOMPARE(issues.front().code, std::string("folder-not-made"));
    QCOMPARE(issues.front().file, (folder_ / "file" / "sheets").string());
}

void TestStagedFiles::largeFilesPieceByPiece() {
    const std::string piece(100'000, 'x');
    StagedFiles files;
    const Issues issues = files.add(folder_ / "a", [&](const StagedFiles::Sink& sink) {
        return std::all_of(piece.begin(), piece.begin() + 20, [&](char) { return sink(piece); });
    });
    QVERIFY(issues.empty());
    QVERIFY(files.commit().empty());
    QCOMPARE(fs::file_size(folder_ / "a"), std::uintmax_t(2'000'000));
}

/// Those of the same target, and only those of processes that are gone.
void TestStagedFiles::partsOfKilledProcessesGo() {
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit(0);
    QCOMPARE(::waitpid(child, nullptr, 0), child);
    const std::string gone = std::to_string(child);
    const std::string own = std::to_string(::getpid());
    const std::string parent = std::to_string(::getppid());
    const std::set<std::string> kept{".b." + gone + "-0.part", ".a." + parent + "-0.part",
                                     ".a.x" + gone + "-0.part", ".a.c." + gone + "-0.part",
                                     "a." + gone + "-0.part"};
    std::set<std::string> all = kept;
    all.insert({".a." + gone + "-0.part", ".a." + gone + "-17.part",
                // Where each run of the program has the same number.
                ".a." + own + "-0.part"});
    for (const std::string& name : all)
        std::ofstream(folder_ / name) << "half";
    {
        StagedFiles running;
        QVERIFY(running.add(folder_ / "a", "of this process").empty());
        QVERIFY(writeFile(folder_ / "a", "whole").empty());
        QVERIFY(running.commit().empty());
    }
    std::set<std::string> left;
    for (const auto& entry : fs::directory_iterator(folder_))
        left.insert(entry.path().filename().string());
    std::set<std::string> expected = kept;
    expected.insert("a");
    QCOMPARE(left, expected);
    QCOMPARE(*readFile(folder_ / "a").value, std::string("of this process"));
}

void TestStagedFiles::writeProtectedStays() {
    QVERIFY(writeFile(folder_ / "a", "old").empty());
    fs::permissions(folder_ / "a", fs::perms(0444));
    // Root may write everywhere: as root, this is done as somebody else for a moment.
    constexpr uid_t nobody = 65534;
    const bool root = ::geteuid() == 0;
    fs::permissions(folder_, fs::perms(0777));
    if (root)
        QCOMPARE(::seteuid(nobody), 0);
    const Issues issues = writeFile(folder_ / "a", "new");
    if (root)
        QCOMPARE(::seteuid(0), 0);
    QCOMPARE(issues.size(), std::size_t(1));
    QCOMPARE(*readFile(folder_ / "a").value, std::string("old"));
    QCOMPARE(entries(), 1);
}

void TestStagedFiles::linksThatLeadNowhereYet() {
    fs::create_symlink("target", folder_ / "link");
    QVERIFY(writeFile(folder_ / "link", "new").empty());
    QVERIFY(fs::is_symlink(folder_ / "link"));
    QCOMPARE(*readFile(folder_ / "target").value, std::string("new"));
    fs::create_symlink("circle", folder_ / "circle");
    QCOMPARE(writeFile(folder_ / "circle", "new").size(), std::size_t(1));
    QVERIFY(fs::is_symlink(folder_ / "circle"));
}

QTEST_APPLESS_MAIN(TestStagedFiles)
#include "tst_staged_files.moc"
