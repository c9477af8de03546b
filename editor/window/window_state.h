#pragma once

#include "editor/window/window_interface.h"

#include <QByteArray>
#include <QHash>
#include <QObject>

namespace tilewright {

class AvailableSets;
class Document;
class FileCommands;
class MapEditor;
class OpenDocuments;
class PlayView;
class TileDesigner;

/// What the window remembers: of its last run by the settings, and of itself when it is made anew in another
/// language.
class WindowState : public QObject {
    Q_OBJECT
public:
    struct Widgets {
        TileDesigner& designer;
        MapEditor& map;
        PlayView& play;
    };
    /// All outlive this.
    WindowState(QWidget& window, OpenDocuments& documents, Widgets widgets, AvailableSets& sets);

    void readSettings();
    /// Makes the window small enough for its screen, and moves it there, frame and all.
    void keepOnScreen();
    void writeSettings();
    /// The files of last time, each as it was looked at.
    void openSession(FileCommands& commands);

    struct Modes {
        Mode now;
        Mode beforePlay;
    };
    QByteArray saveView(const Modes& modes);
    Modes restoreView(const QByteArray& state);

private:
    QHash<int, QByteArray> viewsOfAll();
    QByteArray viewOf(const Document& document) const;
    void restoreViewOf(const Document& document, const QByteArray& view);
    /// Which files are open.
    void writeSession();

    QWidget& window_;
    OpenDocuments& documents_;
    Widgets widgets_;
    AvailableSets& sets_;
};

} // namespace tilewright
