#pragma once

#include "editor/designer/generator_dialog.h"
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

class FamilyFiguresWidget;
class TileCanvas;
struct TileFilter;

/// A value that a side of a tile can show, for a table.
struct SideChoice {
    /// The value in TileWords.
    int value = 0;
    QString name;
    QIcon icon;
};

/// What the design mode shows of a family. The widgets belong to whatever shows them.
struct FamilyWidgets {
    TileCanvas* canvas = nullptr;
    /// Shown below the large tile.
    QWidget* palette = nullptr;
    /// Single letters, so they work only on the large tile and the palette.
    QList<QAction*> keys;
    /// For the statistics panel.
    FamilyFiguresWidget* figures = nullptr;
    /// For the tile panel; null if that provides them.
    QWidget* inspectorRows = nullptr;
};

/// The design mode's tools for one family of tiles: the large tile, its settings, and the lists of them. The
/// rest of the design mode does not depend on the family.
class FamilyTools : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// TileFamily::id() of its tiles.
    virtual std::string_view family() const = 0;
    const FamilyWidgets& widgets() const { return widgets_; }
    /// Describes the focused side and the possible actions.
    virtual QString focusInWords() const = 0;
    /// Goes to a part of the tile named by the rest of an issue's pointer after the tile; false if the large
    /// tile doesn't show it.
    virtual bool goTo(const QString& part) = 0;
    virtual std::vector<SideChoice> sideChoices() const = 0;
    /// Whether its tiles have configurations and doors, so that there are variants and skulls.
    virtual bool hasDoors() const = 0;
    /// Asks for the parameters of a new set; empty if cancelled.
    virtual std::optional<GeneratedSet> generate(QWidget* parent) const = 0;

    /// Fills the menu with settings of tiles; call it once.
    void fillMenu(QMenu& menu);
    void showMenus(bool on);
    /// Shows `tile` in large; edits apply to all of `chosen`. Null: nothing is shown.
    void setShownTile(TileSetDocument* document, int tile, const TileIndices& chosen);

signals:
    /// A figure was chosen: the tiles that it counts.
    void filterWanted(const tilewright::TileFilter& filter);

protected:
    /// Call once, in the constructor.
    void setWidgets(FamilyWidgets parts);
    virtual QList<QMenu*> makeMenus(QMenu& parent) = 0;
    /// Called when the document or the choice is another or has changed.
    virtual void refresh() = 0;
    TileSetDocument* document() const { return document_; }
    const TileIndices& chosen() const { return chosen_; }
    /// Null if no tile is shown.
    const Tile* tile() const;

private:
    FamilyWidgets widgets_;
    TileSetDocument* document_ = nullptr;
    int tile_ = -1;
    TileIndices chosen_;
    QList<QMenu*> menus_;
    bool menusShown_ = false;
};

} // namespace tilewright
