#include "editor/designer/family_tools.h"

#include "editor/designer/panels/family_figures_widget.h"
#include "editor/designer/tile_canvas.h"

#include <QAction>
#include <QMenu>

#include <utility>

namespace tilewright {

void FamilyTools::setWidgets(FamilyWidgets parts) {
    widgets_ = std::move(parts);
    connect(widgets_.figures, &FamilyFiguresWidget::filterWanted, this, &FamilyTools::filterWanted);
}

void FamilyTools::fillMenu(QMenu& menu) {
    menus_ = makeMenus(menu);
    showMenus(menusShown_);
}

void FamilyTools::showMenus(bool on) {
    menusShown_ = on;
    for (QMenu* menu : menus_)
        menu->menuAction()->setVisible(on);
}

void FamilyTools::setShownTile(TileSetDocument* document, int tile, const TileIndices& chosen) {
    document_ = document;
    tile_ = document == nullptr ? -1 : tile;
    chosen_ = document == nullptr ? TileIndices() : chosen;
    widgets_.canvas->showTile(document_, tile_);
    widgets_.figures->showSet(document_);
    refresh();
}

const Tile* FamilyTools::tile() const {
    return document_ == nullptr || tile_ < 0 || tile_ >= document_->size() ? nullptr
                                                                           : &document_->tile(tile_);
}

} // namespace tilewright
