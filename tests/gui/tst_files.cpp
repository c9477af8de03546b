#include "editor/common/file_dialogs.h"
#include "editor/designer/tile_designer.h"
#include "editor/document/difference.h"
#include "editor/document/map/map_document.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/map/map_editor.h"
#include "editor/map/map_view.h"
#include "editor/window/message_bar.h"
#include "editor/window/pages/recovery_dialog.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/lint/lint.h"
#include "tests/gui/window_fixture.h"
#include "tests/waiting.h"

#include <QDirIterator>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileDialog>
#include <QListView>
#include <QListWidget>
#include <QMimeData>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>

#include <sys/resource.h>

#include <csignal>
#include <iostream>
#include <thread>

using namespace tilewright;
using namespace tilewright::test;

namespace {

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeText(const QString& path, const std::string& text) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text.data(), static_cast<qint64>(text.size())), static_cast<qint64>(text.size()));
}

void pressAnswer(MessageBar& bar, const char* objectName) {
    // Those of messages before wait to be deleted.
    for (QPushButton* button : bar.findChildren<QPushButton*>(QLatin1String(objectName)))
        if (button->isVisible())
            return QTest::mouseClick(button, Qt::LeftButton);
    QFAIL(qPrintable(QStringLiteral("no button %1 under: %2").arg(QLatin1String(objectName), bar.text())));
}

/// Another run of the program, that edits a file and waits to be killed.
int beVictim(const QStringList& arguments) {
    Workspace workspace(arguments[0]);
    auto loaded = TileSetDocument::open(arguments[1]);
    TileSetDocument& saved = **loaded.value;
    workspace.documents.add(std::move(*loaded.value));
    saved.setText(&TileSet::name, "edited, then killed");
    workspace.documents.add(TileSetDocument::example(defaultTileSet));
    auto* unsaved = qobject_cast<TileSetDocument*>(workspace.documents.current());
    unsaved->setCount({0}, 77);
    // No call to save: the idle timer alone keeps it.
    QTimer ready;
    QObject::connect(&ready, &QTimer::timeout, &ready, [&arguments] {
        int copies = 0;
        for (QDirIterator it(arguments[0], {"*.recovery.json"}, QDir::Files, QDirIterator::Subdirectories);
             it.hasNext(); it.next())
            ++copies;
        if (copies == 2)
            std::cout << "ready" << std::endl;
    });
    ready.start(200);
    return QApplication::exec();
}

} // namespace

class FilesTest : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<WindowFixture> f_;

    MainWindow& window() { return *f_->window; }
    TileSetDocument& set() { return *window().currentSet(); }
    QString savedSet(const char* name) {
        const QString path = f_->path(name);
        return window().files().saveTo(path) ? path : QString();
    }

private slots:
    void init() {
        f_ = std::make_unique<WindowFixture>();
        QVERIFY(f_->open());
        window().activateWindow();
    }
    void cleanup() { f_.reset(); }

    void newSetIsEmptyAndUnsaved() {
        window().files().newTileSet();
        QCOMPARE(set().size(), 1);
        QVERIFY(set().path().isEmpty());
        QVERIFY(!set().isModified());
    }

    /// Of the kind of tiles in front, or of the kind that one asks for.
    void newFilesAreOfAKindOfTiles() {
        window().files().openExample("landscape/base.tileset.json");
        window().files().newTileSet();
        QCOMPARE(set().tileSet().ruleset, std::string("landscape"));
        QVERIFY(!hasErrors(lint(set().tileSet())));
        window().files().newMap();
        QCOMPARE(window().currentMap()->map().ruleset, std::string("landscape"));
        for (const char* kind : {"beneath", "landscape"}) {
            auto* action = window().findChild<QAction*>(QStringLiteral("newTileSet/") + QLatin1String(kind));
            QVERIFY(action != nullptr);
            action->trigger();
            QCOMPARE(set().tileSet().ruleset, std::string(kind));
            QCOMPARE(set().size(), 1);
        }
    }

    void newFilesAreSeenAndHaveNamesOfTheirOwn() {
        QStringList names;
        for (const Mode mode : {Mode::Design, Mode::Playtest, Mode::Print}) {
            window().setMode(mode);
            window().files().newTileSet();
            QCOMPARE(window().mode(), Mode::Design);
            names << set().title() << QString::fromStdString(set().tileSet().name);
        }
        window().setMode(Mode::Print);
        window().files().newMap();
        QCOMPARE(window().mode(), Mode::Map);
        names << window().currentMap()->title() << QString::fromStdString(window().currentMap()->map().name);
        QCOMPARE(names.removeDuplicates(), 0);
    }

    void saveAsProposesTheNameOfTheSet() {
        window().files().newTileSet();
        set().setText(&TileSet::name, "Under & über: 2");
        QString proposed;
        QTimer::singleShot(0, this, [&proposed] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            proposed = QFileInfo(dialog->selectedFiles().value(0)).fileName();
            dialog->reject();
        });
        window().findChild<QAction*>(QStringLiteral("saveAs"))->trigger();
        QCOMPARE(proposed, QStringLiteral("Under-über-2.tileset.json"));
    }

    void whatHasNoNameIsCalledAsItsFirstFile() {
        const auto name = [this] { return set().tileSet().name; };
        window().files().newTileSet();
        QVERIFY(window().files().saveTo(f_->path("Deep mines.tileset.json")));
        QCOMPARE(name(), std::string("Deep mines"));
        QVERIFY(!set().isModified());
        QCOMPARE(readTileSet(bytesOf(f_->path("Deep mines.tileset.json")).toStdString()).value->name, name());
        // A name stays: that of its first file, and one's own.
        QVERIFY(window().files().saveTo(f_->path("other.tileset.json")));
        QCOMPARE(name(), std::string("Deep mines"));
        window().files().newTileSet();
        set().setText(&TileSet::name, "New setting");
        QVERIFY(window().files().saveTo(f_->path("third.tileset.json")));
        QCOMPARE(name(), std::string("New setting"));
        window().files().newMap();
        QVERIFY(window().files().saveTo(f_->path("cellar.map.json")));
        QCOMPARE(window().currentMap()->map().name, std::string("cellar"));
    }

    /// A map takes the set that was in front, and its set is what the other modes show.
    void modesAreAboutWhatWasInFront() {
        window().files().openExample("beneath/learning.tileset.json");
        const TileSetDocument* const learning = window().currentSet();
        window().files().newMap();
        const int map = window().documents().currentIndex();
        QVERIFY(*window().currentMap()->tileSet() == learning->tileSet());
        for (const Mode mode : {Mode::Print, Mode::Design}) {
            window().documents().setCurrent(0);
            QVERIFY(window().currentSet() != learning);
            window().documents().setCurrent(map);
            window().chooseMode(mode);
            QVERIFY(window().currentSet() == learning);
        }
        // Of several maps, the one that was in front.
        window().files().newMap();
        window().documents().setCurrent(map);
        window().documents().setCurrent(0);
        window().chooseMode(Mode::Map);
        QCOMPARE(window().documents().currentIndex(), map);
    }

    void generatedSetIsAskedAboutBeforeItGoes() {
        const int before = window().documents().count();
        window().files().addGenerated(*readTileSet(bundledText(defaultTileSet)).value, {});
        QVERIFY(set().isModified());
        {
            MessageBoxAnswer answer(QMessageBox::Cancel);
            QVERIFY(!window().files().close(window().documents().currentIndex()));
            QVERIFY(answer.asked);
        }
        QVERIFY(!savedSet("generated.tileset.json").isEmpty());
        QVERIFY(window().files().close(window().documents().currentIndex()));
        // Nor is anybody asked about an example that is as it came.
        while (window().documents().count() > 0)
            QVERIFY(window().files().close(0));
        QVERIFY(before > 0);
    }

    void savingOneFileLeavesTheQuestionAboutAnother() {
        const QString path = savedSet("asked.tileset.json");
        set().setCount({0}, 5);
        auto theirs = TileSetDocument::open(path);
        (*theirs.value)->setText(&TileSet::name, "theirs");
        writeText(path, (*theirs.value)->fileText());
        QTRY_VERIFY(window().messages().text().contains(QLatin1String("changed by another program")));
        window().files().newTileSet();
        QVERIFY(!savedSet("unasked.tileset.json").isEmpty());
        QVERIFY(window().messages().text().contains(QLatin1String("changed by another program")));
        pressAnswer(window().messages(), "keepMine");
        QTRY_VERIFY(window().messages().text().isEmpty());
    }

    void focusGoesToWhatAFileShows() {
        window().documents().add(MapDocument::example(defaultMap));
        window().mapEditor().view().setFocus();
        window().documents().setCurrent(0);
        QVERIFY(window().designer().tileList()->hasFocus());
        window().files().newTileSet();
        window().files().close(window().documents().currentIndex());
        window().documents().setCurrent(0);
        QVERIFY(window().designer().tileList()->hasFocus());
    }

    void fileDialogsBeginInTheFolderUsedLast() {
        QTemporaryDir used;
        const auto begin = [&](const char* action) {
            QString folder;
            QTimer::singleShot(0, this, [&folder] {
                auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
                QVERIFY(dialog != nullptr);
                folder = dialog->directory().absolutePath();
                dialog->reject();
            });
            window().findChild<QAction*>(QLatin1String(action))->trigger();
            return folder;
        };
        setLastFolder(used.filePath(QStringLiteral("some.map.json")));
        for (const char* action : {"open", "openRecord", "saveAs", "importTable"})
            QCOMPARE(begin(action), QFileInfo(used.path()).absoluteFilePath());
        // One that is gone is none.
        QVERIFY(used.remove());
        QCOMPARE(begin("open"), QFileInfo(documentsFolder()).absoluteFilePath());
    }

    void revertIsUndoable() {
        const QString path = savedSet("revert.tileset.json");
        set().setText(&TileSet::name, "changed");
        const std::string changed = set().fileText();
        window().files().revert();
        QCOMPARE(QByteArray::fromStdString(set().fileText()), bytesOf(path));
        QVERIFY(!set().isModified());
        set().undoStack().undo();
        QCOMPARE(set().fileText(), changed);
        QVERIFY(set().isModified());
    }

    void savedCopyLeavesTheDocumentWhereItIs() {
        const QString path = savedSet("own.tileset.json");
        set().setText(&TileSet::name, "changed");
        QVERIFY(set().saveCopyTo(f_->path("copy.tileset.json")).empty());
        QCOMPARE(set().path(), path);
        QVERIFY(set().isModified());
        QCOMPARE(bytesOf(f_->path("copy.tileset.json")), QByteArray::fromStdString(set().fileText()));
    }

    void changeByAnotherProgramIsNoticed() {
        const QString path = savedSet("other.tileset.json");
        set().setCount({0}, 5);
        auto theirs = TileSetDocument::open(path);
        (*theirs.value)->setText(&TileSet::name, "theirs");
        writeText(path, (*theirs.value)->fileText());
        QTRY_VERIFY(window().messages().text().contains(QLatin1String("changed by another program")));
        pressAnswer(window().messages(), "keepMine");
        QTRY_VERIFY(window().messages().text().isEmpty());
        QCOMPARE(set().tile(0).count, 5);
        (*theirs.value)->setText(&TileSet::name, "theirs again");
        writeText(path, (*theirs.value)->fileText());
        QTRY_VERIFY(!window().messages().text().isEmpty());
        window().designer().setCurrentTile(7);
        pressAnswer(window().messages(), "reloadFile");
        QTRY_COMPARE(set().tileSet().name, std::string("theirs again"));
        // The tile that has changed is shown.
        QCOMPARE(window().designer().currentTile(), 0);
        QVERIFY(!set().isModified());
        // Where none has, one stays where one is.
        window().designer().setCurrentTile(7);
        (*theirs.value)->setText(&TileSet::name, "theirs at last");
        writeText(path, (*theirs.value)->fileText());
        QTRY_VERIFY(!window().messages().text().isEmpty());
        pressAnswer(window().messages(), "reloadFile");
        QTRY_COMPARE(set().tileSet().name, std::string("theirs at last"));
        QCOMPARE(window().designer().currentTile(), 7);
        set().undoStack().undo();
        set().undoStack().undo();
        QCOMPARE(set().tile(0).count, 5);
    }

    void savingOverAnotherProgramsChangesAsks() {
        const QString path = savedSet("over.tileset.json");
        auto theirs = TileSetDocument::open(path);
        (*theirs.value)->setText(&TileSet::name, "theirs");
        set().setText(&TileSet::name, "mine");
        writeText(path, (*theirs.value)->fileText());
        {
            MessageBoxAnswer cancel(QMessageBox::Cancel);
            QVERIFY(!window().files().save());
            QVERIFY(cancel.asked);
        }
        QCOMPARE(bytesOf(path), QByteArray::fromStdString((*theirs.value)->fileText()));
        {
            MessageBoxAnswer save(QMessageBox::Save);
            QVERIFY(window().files().save());
            QVERIFY(save.asked);
        }
        QCOMPARE(bytesOf(path), QByteArray::fromStdString(set().fileText()));
    }

    void vanishedFileIsNoticed() {
        const QString path = savedSet("gone.tileset.json");
        QVERIFY(QFile::remove(path));
        QTRY_VERIFY(window().messages().text().contains(QLatin1String("no longer on disk")));
        pressAnswer(window().messages(), "saveAgain");
        QTRY_VERIFY(QFile::exists(path));
    }

    void vanishedFolderAndReadOnlyFileLoseNothing() {
        QVERIFY(!window().files().saveTo(f_->path("no-such-folder/x.tileset.json")));
        QVERIFY(window().messages().text().contains(QLatin1String("was not saved")));
        QCOMPARE(window().documents().count(), 1);
    }

    void fullDiskLosesNothing_data() {
        QTest::addColumn<bool>("small");
        // What is small waits in a buffer until the file is closed.
        QTest::addRow("smaller than a buffer") << true;
        QTest::addRow("larger") << false;
    }
    /// On a small tmpfs where this user may mount one, else with as small a limit on the size of files.
    void fullDiskLosesNothing() {
        QFETCH(bool, small);
        if (small)
            window().files().newTileSet();
        const QString disk = f_->path("disk");
        QVERIFY(QDir().mkpath(disk));
        const QString path = disk + QStringLiteral("/full.tileset.json");
        set().setText(&TileSet::name, "does not fit");
        const std::string before = set().fileText();
        const bool mounted =
            QProcess::execute(QStringLiteral("mount"),
                              {QStringLiteral("-t"), QStringLiteral("tmpfs"), QStringLiteral("-o"),
                               QStringLiteral("size=8k"), QStringLiteral("tmpfs"), disk}) == 0;
        rlimit was{};
        getrlimit(RLIMIT_FSIZE, &was);
        QFile filler(disk + QStringLiteral("/filler"));
        if (!mounted) {
            const rlimit limit{small ? 0U : 8192U, was.rlim_max};
            std::signal(SIGXFSZ, SIG_IGN);
            setrlimit(RLIMIT_FSIZE, &limit);
        } else if (small) {
            QVERIFY(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
            filler.write(QByteArray(8192, 'x'));
        }
        const bool saved = window().files().saveTo(path);
        filler.remove();
        const QStringList left = QDir(disk).entryList(QDir::Files);
        if (mounted)
            QProcess::execute(QStringLiteral("umount"), {disk});
        else
            setrlimit(RLIMIT_FSIZE, &was);
        QVERIFY(!saved);
        QCOMPARE(left, QStringList());
        QVERIFY(window().messages().text().contains(QLatin1String("was not saved")));
        QCOMPARE(set().fileText(), before);
        QVERIFY(set().isModified());
    }

    void killedRunIsRecovered() {
        const QString path = savedSet("victim.tileset.json");
        const QByteArray onDisk = bytesOf(path);
        f_->close();
        QProcess victim;
        victim.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        victim.start(QCoreApplication::applicationFilePath(),
                     {QStringLiteral("files"), QStringLiteral("--victim"), f_->recoveryFolder(), path});
        QVERIFY(victim.waitForReadyRead(waitTimeout));
        // While it runs, its work is its own.
        {
            OpenDocuments none;
            QVERIFY(Recovery(none, f_->recoveryFolder()).recoverableCopies().empty());
        }
        ::kill(static_cast<pid_t>(victim.processId()), SIGKILL);
        QVERIFY(victim.waitForFinished(waitTimeout));
        QCOMPARE(bytesOf(path), onDisk);

        QVERIFY(f_->open());
        const std::vector<RecoveryCopy> lost = f_->workspace->recovery.recoverableCopies();
        QCOMPARE(lost.size(), std::size_t{2});
        RecoveryDialog dialog(lost);
        dialog.show();
        auto lists = dialog.findChildren<QListWidget*>();
        QCOMPARE(lists.size(), 2);
        for (const RecoveryCopy& work : lost)
            QVERIFY(window().files().restoreLostWork(work));
        const int saved = window().documents().indexOf(path);
        QVERIFY(saved >= 0);
        auto& edited = dynamic_cast<TileSetDocument&>(window().documents().at(saved));
        QCOMPARE(edited.tileSet().name, std::string("edited, then killed"));
        QVERIFY(edited.isModified());
        QCOMPARE(differences(onDisk.toStdString(), edited.fileText()),
                 QStringList{QStringLiteral("name: Standard dungeon became edited, then killed")});
        edited.undoStack().undo();
        QCOMPARE(QByteArray::fromStdString(edited.fileText()), onDisk);
        auto& unsaved =
            dynamic_cast<TileSetDocument&>(window().documents().at(window().documents().count() - 1));
        QCOMPARE(unsaved.tile(0).count, 77);
        QVERIFY(unsaved.isModified());
        for (const RecoveryCopy& work : lost)
            f_->workspace->recovery.forget(work);
        QVERIFY(f_->workspace->recovery.recoverableCopies().empty());
    }

    void recoveredWorkGoesIntoTheOpenFile() {
        const QString path = savedSet("open.tileset.json");
        TileSet lost = set().tileSet();
        lost.name = "lost";
        const RecoveryCopy work{{}, path, QStringLiteral("open.tileset.json"), {}, fileText(toJson(lost))};
        const int open = window().documents().count();
        QVERIFY(window().files().restoreLostWork(work));
        QCOMPARE(window().documents().count(), open);
        QCOMPARE(set().tileSet().name, std::string("lost"));
        QVERIFY(set().isModified());
        QVERIFY(window().files().save());
        // By its content, where its name doesn't tell and the file is gone.
        Map map;
        map.name = "lost map";
        QVERIFY(window().files().restoreLostWork(
            {{}, f_->path("gone.json"), QStringLiteral("gone.json"), {}, fileText(toJson(map))}));
        QVERIFY(window().currentMap() != nullptr);
    }

    void keepingMineIsAskedOnce() {
        const QString path = savedSet("mine.tileset.json");
        auto theirs = TileSetDocument::open(path);
        (*theirs.value)->setText(&TileSet::name, "theirs");
        writeText(path, (*theirs.value)->fileText());
        QTRY_VERIFY(!window().messages().text().isEmpty());
        pressAnswer(window().messages(), "keepMine");
        QTRY_VERIFY(window().messages().text().isEmpty());
        // The two differ, whatever was edited here.
        QVERIFY(set().isModified());
        QVERIFY(window().files().save());
        QCOMPARE(bytesOf(path), QByteArray::fromStdString(set().fileText()));
    }

    void cleanDocumentsLeaveNoCopies() {
        set().setText(&TileSet::name, "kept");
        f_->workspace->recovery.saveNow();
        const auto copies = [this] {
            return QDir(f_->recoveryFolder()).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size();
        };
        QCOMPARE(copies(), 1);
        set().undoStack().undo();
        f_->close();
        QCOMPARE(copies(), 0);
    }

    void sessionIsRestored() {
        const QString first = savedSet("first.tileset.json");
        window().designer().setCurrentTile(3);
        window().openExample();
        const QString second = savedSet("second.tileset.json");
        window().documents().setCurrent(0);
        QVERIFY(window().close());
        f_->close();
        QVERIFY(f_->open());
        QCOMPARE(window().documents().count(), 2);
        QCOMPARE(window().documents().at(0).path(), first);
        QCOMPARE(window().documents().at(1).path(), second);
        QCOMPARE(window().documents().currentIndex(), 0);
        QCOMPARE(window().designer().currentTile(), 3);
        QCOMPARE(f_->workspace->recent.files().size(), 2);
        QVERIFY(!f_->workspace->recent.pictureOf(first).isNull());
    }

    void sessionIsKnownWithoutAnOrderlyEnd() {
        const QString path = savedSet("session.tileset.json");
        const auto known = [] { return QSettings().value(QStringLiteral("session/files")).toStringList(); };
        QCOMPARE(known(), QStringList{path});
        window().files().newMap();
        const QString map = f_->path("session.map.json");
        QVERIFY(window().files().saveTo(map));
        QCOMPARE(known(), (QStringList{path, map}));
        QVERIFY(window().files().close(0));
        QCOMPARE(known(), QStringList{map});
    }

    void droppedFilesOpen() {
        const QString path = f_->path("dropped.tileset.json");
        QVERIFY(set().saveCopyTo(path).empty());
        const auto drop = [this](const QString& file) {
            QMimeData data;
            data.setUrls({QUrl::fromLocalFile(file)});
            QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
            QApplication::sendEvent(&window(), &enter);
            QDropEvent event(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, {});
            QApplication::sendEvent(&window(), &event);
            return enter.isAccepted();
        };
        QVERIFY(drop(path));
        QCOMPARE(window().documents().count(), 2);
        QCOMPARE(set().path(), path);
        writeText(f_->path("broken.map.json"), "{\"format\": \"tilewright-map\", \"version\": 99}");
        QVERIFY(drop(f_->path("broken.map.json")));
        QCOMPARE(window().documents().count(), 2);
        QVERIFY(window().messages().text().contains(QLatin1String("could not be opened")));
    }

    void differencesNameWhatChanged() {
        const std::string before = set().fileText();
        QVERIFY(differences(before, before).isEmpty());
        set().setCount({0}, 9);
        const QStringList lines = differences(before, set().fileText());
        QCOMPARE(
            lines,
            QStringList{
                QStringLiteral("tile %1 was changed: count").arg(QString::fromStdString(set().tile(0).id))});
    }
};

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == QLatin1String("--victim"))
        return beVictim(arguments.mid(2));
    FilesTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_files.moc"
