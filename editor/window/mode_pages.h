#pragma once

#include "editor/window/window_interface.h"

#include <QStackedWidget>
#include <QWidget>

#include <functional>

class QAction;
class QListWidget;

namespace tilewright {

class MapEditor;
class PlaytestPages;
class PlayView;
class RecentFiles;
class TileDesigner;

/// Shown while nothing is open: ways to start, and the recent files with their pictures.
class StartPage : public QWidget {
    Q_OBJECT
public:
    StartPage(const RecentFiles& recent, const QList<QAction*>& startActions, QWidget* parent = nullptr);

    void refresh();

signals:
    void fileChosen(const QString& path);

private:
    const RecentFiles& recent_;
    QListWidget* list_;
    QWidget* recentBox_;
};

/// The views of the modes, one of which is seen; where nothing is open, the start page.
class ModePages : public QStackedWidget {
    Q_OBJECT
public:
    struct Pages {
        TileDesigner* designer;
        MapEditor* map;
        PlayView* play;
        PlaytestPages* playtest;
        StartPage* start;
        /// Called when the page comes into sight; one that is made late is taken over then.
        std::function<QWidget*()> print;
    };
    /// Takes the pages over. Call once, before all else.
    void setPages(const Pages& pages);

    /// Takes a page over that is made late.
    void addPage(QWidget* page);
    /// Gives the focus to what comes into sight.
    void setMode(Mode mode, bool anythingOpen);
    /// Where keys go when one comes to the page.
    QWidget* view() const;
    /// The name of the panel that has the focus; empty where none has.
    QString panelInUse() const;

private:
    QWidget* shownPage() const;
    int placeOf(const QWidget* page) const;
    QWidget* pageOf(Mode mode, bool anythingOpen) const;

    Pages pages_{};
};

} // namespace tilewright
