// Which files beside those that are written are from an earlier run, and which are somebody's own.

#include <QObject>

#include "engine/base/files/file.h"
#include "engine/base/files/staged_files.h"
#include "tests/model/samples.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace tilewright;
namespace fs = std::filesystem;

namespace {

using Names = std::vector<std::string>;

} // namespace

class TestLeftovers : public QObject {
    Q_OBJECT

    QTemporaryDir temporary_;
    fs::path folder_;

    /// The names of what is left beside `written`.
    Names left(const Names& written) const {
        std::vector<fs::path> files;
        for (const std::string& name : written)
            files.push_back(folder_ / name);
        Names names;
        for (const fs::path& file : staleOutputs(files))
            names.push_back(fs::relative(file, folder_).string());
        return names;
    }
    void lay(const Names& names, const std::string& content = "x") const {
        for (const std::string& name : names) {
            fs::create_directories((folder_ / name).parent_path());
            QVERIFY(writeFile(folder_ / name, content).empty());
        }
    }

private slots:
    void init() {
        folder_ = temporary_.path().toStdString();
        folder_ /= QTest::currentTestFunction();
        fs::create_directories(folder_);
    }

    void pagesBehindTheLast() {
        lay({"castle-01.svg", "castle-02.svg", "castle-03.svg", "castle-100.svg", "castle-03.png",
             "castle-2024.svg", "castle-colours-03.svg", "castle-back.svg", "castle-03-notes.svg",
             "keep-03.svg", "Castle-03.svg"});
        fs::create_directories(folder_ / "castle-04.svg");
        QCOMPARE(left({"castle-01.svg", "castle-02.svg"}), (Names{"castle-03.svg", "castle-100.svg"}));
        QCOMPARE(left({"castle-01.svg", "castle-02.svg", "castle-03.svg", "castle-100.svg"}), Names());
        QCOMPARE(left({"castle.pdf"}), Names());
        lay({"7.png", "8.png"});
        QCOMPARE(left({"7.png"}), Names());
    }

    void piecesOfTheTableBefore() {
        lay({"start.svg", "key.svg", "mine.svg", "art.svg"});
        lay({"manifest.csv"},
            "file,back,id,count\r\nstart.svg,,start,1\r\nkey.svg,\"back, 1.svg\",key,2\r\n");
        lay({"back, 1.svg"});
        QCOMPARE(left({"start.svg", "manifest.csv"}), (Names{"back, 1.svg", "key.svg"}));
        QCOMPARE(left({"start.svg"}), Names());
    }

    /// A person may have drawn on with a picture of their own in Tiled.
    void picturesOfSavesBefore() {
        lay({"castle-images/tile-a.png", "castle-images/tile-b.png", "castle-images/mine.png",
             "castle-images/tile-unnamed.png", "sea.png"});
        lay({"castle.tsx"},
            R"(<image source="castle-images/tile-a.png"/><image source="castle-images/tile-b.png"/>
<image source="castle-images/mine.png"/><image source="sea.png"/>)");
        QCOMPARE(left({"castle.tsx", "castle-images/tile-a.png"}), Names{"castle-images/tile-b.png"});
        QCOMPARE(left({"castle.tmx", "castle-images/tile-a.png"}), Names());
    }

    void foldersThatAreNotThereYet() { QCOMPARE(left({"new/castle-01.svg"}), Names()); }
};

QTEST_APPLESS_MAIN(TestLeftovers)
#include "tst_leftovers.moc"
