#pragma once

#include "editor/window/mode.h"

#include <QStackedWidget>

#include <functional>

namespace tilewright {

class MapEditor;
class PlayView;
class PlaytestPages;
class StartPage;
class TileDesigner;

/// The views of the modes, one of which is seen; where nothing is open, the start page.
class ModePages : public QStackedWidget {
    Q_OBJECT
public:
    struct Views {
        TileDesigner* designer;
        MapEditor* map;
        PlayView* play;
        PlaytestPages* playtest;
        StartPage* start;
        /// Called when the page comes into sight; one that is made late is taken over then.
        std::function<QWidget*()> print;
    };
    /// Takes the pages over. Call once, before all else.
    void setViews(const Views& views);

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

    Views views_{};
};

} // namespace tilewright
