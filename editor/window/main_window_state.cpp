// The window's saved state: from its last run in the settings, and while it is recreated in another language.
#include "editor/designer/chambers/door_actions.h"
#include "editor/designer/tile_designer.h"
#include "editor/document/map/map_document.h"
#include "editor/map/map_editor.h"
#include "editor/play/play_view.h"
#include "editor/theme/kept_settings.h"
#include "editor/window/file_commands.h"
#include "editor/window/main_window.h"
#include "editor/window/workspace.h"

#include <QDataStream>
#include <QFileInfo>
#include <QScreen>
#include <QSettings>

namespace tilewright {

namespace {

const QString geometryKey = QStringLiteral("window/geometry");
const QString designerKey = QStringLiteral("window/designer");
const QString sessionKey = QStringLiteral("session/files");
const QString currentKey = QStringLiteral("session/current");
const QString viewsKey = QStringLiteral("session/views");
const QString setsKey = QStringLiteral("session/sets");
const QString mapKey = QStringLiteral("window/map");

/// No screen is wider, and no session has more files.
constexpr int mostPixels = 16'384;
constexpr qsizetype mostFiles = 1000;

/// The format of saveGeometry(). Qt also accepts data that is cut off, empty or larger than any screen, and
/// then misplaces the window or can't paint it.
bool isGeometry(const QByteArray& kept) {
    constexpr quint32 beginning = 0x1D9D0CB;
    QDataStream in(kept);
    in.setVersion(QDataStream::Qt_4_0);
    quint32 magic = 0;
    quint16 major = 0;
    quint16 minor = 0;
    QRect frame;
    QRect normal;
    in >> magic >> major >> minor >> frame >> normal;
    return in.status() == QDataStream::Ok && magic == beginning && normal.isValid() &&
           normal.width() <= mostPixels && normal.height() <= mostPixels;
}

} // namespace

QByteArray MainWindow::viewOf(const Document& document) const {
    if (designer_->document() == &document)
        return QByteArray::number(designer_->currentTile());
    return mapEditor_->document() == &document ? mapEditor_->viewState() : QByteArray();
}

void MainWindow::restoreViewOf(const Document& document, const QByteArray& view) {
    if (view.isEmpty())
        return;
    if (designer_->document() == &document)
        designer_->setCurrentTile(view.toInt());
    else if (mapEditor_->document() == &document)
        mapEditor_->restoreViewState(view);
}

void MainWindow::openSession() {
    QStringList files = keptList(sessionKey, mostFiles);
    const QVariantMap views = keptMap(viewsKey);
    const QString current = QSettings().value(currentKey).toString();
    files.removeIf([](const QString& path) { return !QFileInfo(path).isFile(); });
    files_->openFiles(files);
    const QVariantMap sets = keptMap(setsKey);
    for (int i = 0; i < documents().count(); ++i) {
        documents().setCurrent(i);
        if (auto* map = qobject_cast<MapDocument*>(&documents().at(i)))
            mapEditor_->restoreChosenSet(*map, sets.value(map->path()).toString());
        restoreViewOf(documents().at(i), views.value(documents().at(i).path()).toByteArray());
    }
    if (const int index = documents().indexOf(current); index >= 0)
        documents().setCurrent(index);
    if (documents().count() == 0)
        openExample();
}

/// By tab index. Each is brought to the front for a moment, because only views know their state.
QHash<int, QByteArray> MainWindow::viewsOfAll() {
    QHash<int, QByteArray> views;
    const int current = documents().currentIndex();
    for (int i = 0; i < documents().count(); ++i) {
        documents().setCurrent(i);
        views.insert(i, viewOf(documents().at(i)));
    }
    if (current >= 0)
        documents().setCurrent(current);
    return views;
}

QByteArray MainWindow::saveView() {
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out << saveGeometry() << static_cast<int>(mode_) << static_cast<int>(beforePlay_)
        << designer_->saveLayout() << mapEditor_->saveLayout();
    out << viewsOfAll();
    out << static_cast<int>(designer_->doors()->chosen()) << mapEditor_->handState();
    // By index, as the names of bundled ones depend on the language.
    offerSetsToMaps();
    for (int i = 0; i < documents().count(); ++i) {
        const auto* map = qobject_cast<const MapDocument*>(&documents().at(i));
        out << (map == nullptr ? -1 : mapEditor_->chosenSet(*map));
    }
    return bytes;
}

void MainWindow::restoreView(const QByteArray& state) {
    QDataStream in(state);
    QByteArray geometry;
    int mode = 0;
    int beforePlay = 0;
    QByteArray designer;
    QByteArray map;
    QHash<int, QByteArray> views;
    int door = 0;
    QByteArray hand;
    in >> geometry >> mode >> beforePlay >> designer >> map >> views >> door >> hand;
    restoreGeometry(geometry);
    designer_->restoreLayout(designer);
    mapEditor_->restoreLayout(map);
    if (QAction* action = designer_->doors()->action(static_cast<Side>(door)))
        action->setChecked(true);
    offerSetsToMaps();
    for (int i = 0; i < documents().count(); ++i) {
        int chosen = -1;
        in >> chosen;
        if (auto* shown = qobject_cast<MapDocument*>(&documents().at(i)))
            mapEditor_->restoreChosenSet(*shown, chosen);
    }
    mapEditor_->restoreHandState(hand);
    const int current = documents().currentIndex();
    for (int i = 0; i < documents().count(); ++i) {
        documents().setCurrent(i);
        restoreViewOf(documents().at(i), views.value(i));
    }
    if (current >= 0)
        documents().setCurrent(current);
    setMode(static_cast<Mode>(mode));
    beforePlay_ = static_cast<Mode>(beforePlay);
}

void MainWindow::readSettings() {
    const QByteArray geometry = keptState(geometryKey);
    if (geometry.isEmpty() || !isGeometry(geometry) || !restoreGeometry(geometry)) {
        if (!geometry.isEmpty())
            ignoreSetting(geometryKey);
        resize(QSize(1280, 820).boundedTo(screen()->availableSize()));
    }
    designer_->restoreLayout(keptLayout(designerKey));
    mapEditor_->restoreLayout(keptLayout(mapKey));
    playView_->readSettings();
}

void MainWindow::writeSettings() {
    QSettings settings;
    settings.setValue(geometryKey, saveGeometry());
    keepLayout(designerKey, designer_->saveLayout());
    keepLayout(mapKey, mapEditor_->saveLayout());
    const int current = documents().currentIndex();
    writeSession();
    QVariantMap views;
    QVariantMap sets;
    const QHash<int, QByteArray> all = viewsOfAll();
    for (int i = 0; i < documents().count(); ++i) {
        const Document& document = documents().at(i);
        if (document.path().isEmpty())
            continue;
        views.insert(document.path(), all.value(i));
        if (const auto* map = qobject_cast<const MapDocument*>(&document))
            sets.insert(document.path(), mapEditor_->keyOfChosenSet(*map));
    }
    settings.setValue(viewsKey, views);
    settings.setValue(setsKey, sets);
    settings.setValue(currentKey, current < 0 ? QString() : documents().at(current).path());
}

void MainWindow::writeSession() {
    QSettings settings;
    QStringList files;
    for (int i = 0; i < documents().count(); ++i)
        if (const QString path = documents().at(i).path(); !path.isEmpty())
            files << path;
    settings.setValue(sessionKey, files);
    const Document* current = documents().current();
    settings.setValue(currentKey, current == nullptr ? QString() : current->path());
}

} // namespace tilewright
