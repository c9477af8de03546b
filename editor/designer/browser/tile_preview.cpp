#include "editor/designer/browser/tile_preview.h"

#include "editor/designer/browser/tile_filter.h"
#include "editor/designer/browser/tile_list_view.h"
#include "editor/document/tileset/tile_list_model.h"

#include <QVBoxLayout>

namespace tilewright {

TilePreview::TilePreview(QWidget* parent)
    : QWidget(parent), rows_(new TileFilterModel(this)), list_(new TileListView) {
    list_->setThumbnailSize(52);
    list_->setDragEnabled(false);
    list_->setAcceptDrops(false);
    list_->viewport()->setAcceptDrops(false);
    list_->setFrameShape(QFrame::StyledPanel);
    list_->setModel(rows_);
    list_->setAccessibleName(tr("Preview of the tiles"));
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(list_);
}

TilePreview::~TilePreview() {
    rows_->setSourceModel(nullptr);
}

void TilePreview::showSet(TileSet set) {
    rows_->setSourceModel(nullptr);
    model_.reset();
    document_ = std::make_unique<TileSetDocument>(std::move(set));
    model_ = std::make_unique<TileListModel>(*document_);
    rows_->setSourceModel(model_.get());
}

} // namespace tilewright
