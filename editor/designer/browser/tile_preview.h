#pragma once

#include "editor/document/tileset/tileset_document.h"

#include <QWidget>

#include <memory>

namespace tilewright {

class TileFilterModel;
class TileListModel;
class TileListView;

/// Read-only thumbnails of a set that is not a document yet.
class TilePreview : public QWidget {
    Q_OBJECT
public:
    explicit TilePreview(QWidget* parent = nullptr);
    ~TilePreview() override;

    void showSet(TileSet set);
    /// Null before the first showSet().
    TileSetDocument* document() const { return document_.get(); }

private:
    std::unique_ptr<TileSetDocument> document_;
    std::unique_ptr<TileListModel> model_;
    TileFilterModel* rows_;
    TileListView* list_;
};

} // namespace tilewright
