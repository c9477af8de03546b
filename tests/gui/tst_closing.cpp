// A file that was opened and closed leaves nothing behind: no object, and no second copy of a picture.
#include "editor/common/tiles/thumbnails.h"
#include "editor/document/open_documents.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/play/play_view.h"
#include "editor/play/session/game_session.h"
#include "editor/playtest/playtest_view.h"
#include "editor/playtest/playtests.h"
#include "editor/window/controllers/game_controller.h"
#include "engine/model/io/bundled.h"
#include "engine/model/tile_family.h"
#include "tests/gui/event_loop.h"
#include "tests/gui/window_fixture.h"
#include "tests/waiting.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QSpinBox>

#include <map>
#include <optional>
#include <set>

using namespace tilewright;
using namespace tilewright::test;

namespace {

QString difference(const std::map<QByteArray, int>& before, const std::map<QByteArray, int>& after) {
    QStringList words;
    for (const auto& [name, number] : after) {
        const auto known = before.find(name);
        const int then = known == before.end() ? 0 : known->second;
        if (number > then)
            words << QStringLiteral("%1: %2, then %3").arg(QString::fromLatin1(name)).arg(then).arg(number);
    }
    return words.join(u'\n');
}

/// Of an icon's pixmap, as Qt has it in its cache: asked for in another resolution it is a new one each time.
std::optional<qint64> keyOf(const QIcon& icon) {
    for (const QSize& size : icon.availableSizes())
        for (const int ratio : {1, 2}) {
            const auto ask = [&] { return icon.pixmap(size / ratio, ratio).cacheKey(); };
            if (const qint64 key = ask(); key == ask())
                return key;
        }
    return std::nullopt;
}

std::set<qint64> picturesOfLists(const QWidget& window) {
    std::set<qint64> keys;
    for (const QAbstractItemView* view : window.findChildren<QAbstractItemView*>())
        for (int row = 0; view->model() != nullptr && row < view->model()->rowCount(view->rootIndex());
             ++row) {
            const QVariant shown = view->model()->index(row, 0, view->rootIndex()).data(Qt::DecorationRole);
            if (shown.typeId() == QMetaType::QPixmap)
                keys.insert(shown.value<QPixmap>().cacheKey());
            else if (shown.typeId() == QMetaType::QIcon)
                if (const auto key = keyOf(shown.value<QIcon>()))
                    keys.insert(*key);
        }
    return keys;
}

} // namespace

class ClosingTest : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<WindowFixture> f_;

    MainWindow& window() { return *f_->window; }
    OpenDocuments& documents() { return window().documents(); }

    void open(std::string_view name) {
        window().files().openExample(name);
        processPending();
    }
    void close() {
        QVERIFY(window().files().close(documents().currentIndex()));
        processPending();
    }
    void play() {
        window().game().playFront();
        GameSession& session = *f_->workspace->game;
        session.setRunning(false);
        session.step();
        QTRY_VERIFY(!session.thinking());
        window().leavePlay();
    }
    void playtest() {
        window().setMode(Mode::Playtest);
        PlaytestView& view = window().playtestView();
        view.findChild<QSpinBox*>(QStringLiteral("playtestGames"))->setValue(2);
        for (const char* player : {"playtestBot1", "playtestBot2"})
            if (auto* box = view.findChild<QComboBox*>(QLatin1String(player)))
                box->setCurrentIndex(box->findData(QStringLiteral("random")));
        view.findChild<QAction*>(QStringLiteral("playtest/start"))->trigger();
        QTRY_VERIFY(!f_->workspace->playtests->running());
        processPending();
        window().setMode(Mode::Design);
    }
    /// Each bundled file once, one of each kind in the other modes too.
    void round() {
        std::set<std::string_view> kinds;
        for (const BundledFile& file : bundledFiles()) {
            open(file.name);
            if (window().currentSet() != nullptr) {
                window().currentSet()->setCount({0}, 5);
                window().currentSet()->undoStack().undo();
                window().setMode(Mode::Print);
                window().setMode(Mode::Design);
                if (kinds.insert(window().currentSet()->family().id()).second) {
                    play();
                    playtest();
                }
            }
            close();
        }
    }

private slots:
    void init() {
        f_ = std::make_unique<WindowFixture>();
        QVERIFY(f_->open());
    }
    void cleanup() { f_.reset(); }

    void noObjectStays() {
        // What is made when it is first needed is there after one round.
        round();
        const auto before = livingObjects();
        round();
        round();
        QTRY_VERIFY2(difference(before, livingObjects()).isEmpty(),
                     qPrintable(difference(before, livingObjects())));
    }

    /// Painted anew they would fill the cache of pictures, each with all that Qt makes of it.
    void picturesAreTheSameAgain() {
        for (const char* name : {"beneath/standard.tileset.json", "landscape/base.tileset.json",
                                 "beneath/guardhouse.map.json"}) {
            open(name);
            const std::set<qint64> before = picturesOfLists(window());
            QVERIFY(!before.empty());
            close();
            open(name);
            QCOMPARE(picturesOfLists(window()), before);
            close();
        }
        const Tile tile = window().currentSet()->tile(0);
        for (const qreal ratio : {1.0, 1.5, 2.0})
            QCOMPARE(tileThumbnail(tile, 40, ratio).cacheKey(), tileThumbnail(tile, 40, ratio).cacheKey());
    }
};

QTEST_MAIN(ClosingTest)
#include "tst_closing.moc"
