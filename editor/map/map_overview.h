#pragma once

#include "editor/document/map/map_document.h"

#include <QImage>
#include <QObject>
#include <QRect>

namespace tilewright {

/// A whole map as one small image of plain colours, for the mini-map and for distant views.
class MapOverview : public QObject {
    Q_OBJECT
public:
    explicit MapOverview(QObject* parent = nullptr);

    /// Pre: the document outlives its being shown; null: none.
    void setDocument(const MapDocument* document);
    /// The cells of the image, which include all chambers. Null if there are none.
    QRect cells();
    /// The bounds of the chambers; may be a little too large.
    QRect bounds();
    /// The number of cells along the edge of a pixel's square; any chamber in it counts.
    int cellsPerPixel() const { return scale_; }
    const QImage& image();

signals:
    void changed();

private:
    void rebuild();
    void update(const std::vector<Cell>& cells);

    const MapDocument* document_ = nullptr;
    QMetaObject::Connection following_;
    QImage image_;
    QRect cells_;
    QRect bounds_;
    int scale_ = 1;
    bool stale_ = true;
};

} // namespace tilewright
