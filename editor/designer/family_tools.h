#pragma once

#include "editor/document/tileset/tileset_document.h"

#include <QIcon>
#include <QList>
#include <QObject>

#include <optional>
#include <string_view>
#include <vector>

class QAction;
class QMenu;
class QWidget;

namespace tilewright {

class LargeTile;
struct TileFilter;

/// What a side of a tile can show, for a table.
struct SideChoice {
    /// As TileWords tells it.
    int value = 0;
    QString name;
    QIcon icon;
};

/// A set that a generator made, and what it was asked to be where that is kept.
struct GeneratedSet {
    TileSet set;
    std::optional<SetSpecification> targets;
    /// Its tiles are for the present set rather than for a new one.
    bool replaces = false;
};

/// What the design mode has for one kind of tiles, and nothing else in it knows: the large tile, what is set
/// on it, and how that is listed.
class FamilyTools : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// TileFamily::id() of its tiles.
    virtual std::string_view family() const = 0;
    virtual LargeTile* largeTile() const = 0;
    /// Stands below the large tile.
    virtual QWidget* palette() const = 0;
    /// Single letters, so they hold on the large tile and on the palette alone.
    virtual QList<QAction*> keys() const = 0;
    /// What the focused side shows, and what one can do.
    virtual QString focusInWords() const = 0;
    /// Leads to a part of the tile by what follows the tile in an issue's pointer; false if it isn't one of
    /// those that the large tile shows.
    virtual bool goTo(const QString& part) = 0;
    virtual std::vector<SideChoice> sideChoices() const = 0;
    /// Whether its tiles are of configurations, with doors: then there are variants of them, and skulls.
    virtual bool hasDoors() const = 0;
    /// Asks what to make; none if that is cancelled.
    virtual std::optional<GeneratedSet> generate(QWidget* parent) const = 0;
    /// Rows for the panel about the tile, and figures for the one about the set; null where those panels know
    /// them.
    virtual QWidget* tileRows() const { return nullptr; }
    virtual QWidget* setFigures() const { return nullptr; }

    /// What is set on tiles; call it once.
    void fillMenu(QMenu& menu);
    void showMenus(bool on);
    /// `tile` is large, all of `chosen` are edited. Null: nothing is.
    void follow(TileSetDocument* document, int tile, const Places& chosen);

signals:
    /// As StatisticsPanel's.
    void filterWanted(const tilewright::TileFilter& filter);

protected:
    virtual QList<QMenu*> makeMenus(QMenu& parent) = 0;
    /// The document, or what is chosen, is another or has changed.
    virtual void refresh() = 0;
    TileSetDocument* document() const { return document_; }
    const Places& chosen() const { return chosen_; }
    /// Null where none is large.
    const Tile* tile() const;

private:
    TileSetDocument* document_ = nullptr;
    int tile_ = -1;
    Places chosen_;
    QList<QMenu*> menus_;
    bool menusShown_ = false;
};

} // namespace tilewright
