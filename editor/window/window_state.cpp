#include "editor/window/window_state.h"

#include "editor/common/stored_settings.h"
#include "editor/designer/beneath/door_actions.h"
#include "editor/designer/tile_designer.h"
#include "editor/document/map/map_document.h"
#include "editor/document/open_documents.h"
#include "editor/map/map_editor.h"
#include "editor/play/play_view.h"
#include "editor/window/controllers/available_sets.h"
#include "editor/window/controllers/file_commands.h"

#include <QDataStream>
#include <QFileInfo>
#include <QScreen>
#include <QSettings>

#include <algorithm>

namespace tilewright {

namespace {

const QString geometryKey = QStringLiteral("window/geometry");
const QString designerKey = QStringLiteral("window/designer");
const QString sessionKey = QStringLiteral("session/files");
const QString currentKey = QStringLiteral("session/current");
const QString viewsKey = QStringLiteral("session/views");
const QString setsKey = QStringLiteral("session/sets");
const QString mapKey = QStringLiteral("window/map");

/// No screen is wider, and nobody opens more files at once.
constexpr int mostPixels = 16'384;
constexpr qsizetype mostFiles = 1000;

/// What title bar and edges of a window take on most desktops.
constexpr QSize roomForFrame(8, 48);

/// As saveGeometry() writes it. Qt takes what is cut off, empty or larger than any screen too, and then shows
/// the window elsewhere or can't paint it.
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

WindowState::WindowState(QWidget& window, OpenDocuments& documents, Widgets widgets, AvailableSets& sets)
    : window_(window), documents_(documents), widgets_(widgets), sets_(sets) {
    // Written as files come and go, so that a start after a crash knows them too.
    for (auto signal : {&OpenDocuments::added, &OpenDocuments::removed, &OpenDocuments::titleChanged})
        connect(&documents, signal, this, &WindowState::writeSession);
}

QByteArray WindowState::viewOf(const Document& document) const {
    if (widgets_.designer.document() == &document)
        return QByteArray::number(widgets_.designer.currentTile());
    return widgets_.map.document() == &document ? widgets_.map.viewState() : QByteArray();
}

void WindowState::restoreViewOf(const Document& document, const QByteArray& view) {
    if (view.isEmpty())
        return;
    if (widgets_.designer.document() == &document)
        widgets_.designer.setCurrentTile(view.toInt());
    else if (widgets_.map.document() == &document)
        widgets_.map.restoreViewState(view);
}

void WindowState::openSession(FileCommands& commands) {
    QStringList files = readListSetting(sessionKey, mostFiles);
    const QVariantMap views = readMapSetting(viewsKey);
    const QString current = QSettings().value(currentKey).toString();
    files.removeIf([](const QString& path) { return !QFileInfo(path).isFile(); });
    commands.openFiles(files);
    const QVariantMap sets = readMapSetting(setsKey);
    for (int i = 0; i < documents_.count(); ++i) {
        documents_.setCurrent(i);
        if (auto* map = qobject_cast<MapDocument*>(&documents_.at(i)))
            widgets_.map.restoreChosenSet(*map, sets.value(map->path()).toString());
        restoreViewOf(documents_.at(i), views.value(documents_.at(i).path()).toByteArray());
    }
    if (const int index = documents_.indexOf(current); index >= 0)
        documents_.setCurrent(index);
}

/// By their places. Each is brought to the front for a moment: views know what they show alone.
QHash<int, QByteArray> WindowState::viewsOfAll() {
    QHash<int, QByteArray> views;
    const int current = documents_.currentIndex();
    for (int i = 0; i < documents_.count(); ++i) {
        documents_.setCurrent(i);
        views.insert(i, viewOf(documents_.at(i)));
    }
    if (current >= 0)
        documents_.setCurrent(current);
    return views;
}

QByteArray WindowState::saveView(const Modes& modes) {
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out << window_.saveGeometry() << static_cast<int>(modes.now) << static_cast<int>(modes.beforePlay)
        << widgets_.designer.saveLayout() << widgets_.map.saveLayout();
    out << viewsOfAll();
    out << static_cast<int>(widgets_.designer.doors()->chosen()) << widgets_.map.toolState();
    // By their places: the names of bundled ones follow the language.
    sets_.offer();
    for (int i = 0; i < documents_.count(); ++i) {
        const auto* map = qobject_cast<const MapDocument*>(&documents_.at(i));
        out << (map == nullptr ? -1 : widgets_.map.chosenSet(*map));
    }
    return bytes;
}

WindowState::Modes WindowState::restoreView(const QByteArray& state) {
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
    window_.restoreGeometry(geometry);
    widgets_.designer.restoreLayout(designer);
    widgets_.map.restoreLayout(map);
    if (QAction* action = widgets_.designer.doors()->action(static_cast<SideContent>(door)))
        action->setChecked(true);
    sets_.offer();
    for (int i = 0; i < documents_.count(); ++i) {
        int chosen = -1;
        in >> chosen;
        if (auto* shown = qobject_cast<MapDocument*>(&documents_.at(i)))
            widgets_.map.restoreChosenSet(*shown, chosen);
    }
    widgets_.map.restoreToolState(hand);
    const int current = documents_.currentIndex();
    for (int i = 0; i < documents_.count(); ++i) {
        documents_.setCurrent(i);
        restoreViewOf(documents_.at(i), views.value(i));
    }
    if (current >= 0)
        documents_.setCurrent(current);
    return {static_cast<Mode>(mode), static_cast<Mode>(beforePlay)};
}

void WindowState::readSettings() {
    const QByteArray geometry = readStateSetting(geometryKey);
    if (geometry.isEmpty() || !isGeometry(geometry) || !window_.restoreGeometry(geometry)) {
        if (!geometry.isEmpty())
            ignoreSetting(geometryKey);
        window_.resize(QSize(1280, 820).boundedTo(window_.screen()->availableSize() - roomForFrame));
    }
    widgets_.designer.restoreLayout(readLayoutSetting(designerKey));
    widgets_.map.restoreLayout(readLayoutSetting(mapKey));
    widgets_.play.readSettings();
}

void WindowState::keepOnScreen() {
    if ((window_.windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen)) != 0)
        return;
    const QRect free = window_.screen()->availableGeometry();
    const QSize frame = window_.frameGeometry().size() - window_.size();
    const QSize fitting = window_.size().boundedTo(free.size() - frame);
    if (fitting != window_.size())
        window_.resize(fitting);
    const QRect now(window_.frameGeometry().topLeft(), fitting + frame);
    const QPoint in(
        std::clamp(now.left(), free.left(), std::max(free.left(), free.right() + 1 - now.width())),
        std::clamp(now.top(), free.top(), std::max(free.top(), free.bottom() + 1 - now.height())));
    if (in != now.topLeft())
        window_.move(in);
}

void WindowState::writeSettings() {
    QSettings settings;
    settings.setValue(geometryKey, window_.saveGeometry());
    writeLayoutSetting(designerKey, widgets_.designer.saveLayout());
    writeLayoutSetting(mapKey, widgets_.map.saveLayout());
    const int current = documents_.currentIndex();
    writeSession();
    QVariantMap views;
    QVariantMap sets;
    const QHash<int, QByteArray> all = viewsOfAll();
    for (int i = 0; i < documents_.count(); ++i) {
        const Document& document = documents_.at(i);
        if (document.path().isEmpty())
            continue;
        views.insert(document.path(), all.value(i));
        if (const auto* map = qobject_cast<const MapDocument*>(&document))
            sets.insert(document.path(), widgets_.map.keyOfChosenSet(*map));
    }
    settings.setValue(viewsKey, views);
    settings.setValue(setsKey, sets);
    settings.setValue(currentKey, current < 0 ? QString() : documents_.at(current).path());
}

void WindowState::writeSession() {
    QSettings settings;
    QStringList files;
    for (int i = 0; i < documents_.count(); ++i)
        if (const QString path = documents_.at(i).path(); !path.isEmpty())
            files << path;
    settings.setValue(sessionKey, files);
    const Document* current = documents_.current();
    settings.setValue(currentKey, current == nullptr ? QString() : current->path());
}

} // namespace tilewright
