#pragma once

#include "editor/document/map/map_document.h"

#include <QImage>
#include <QObject>
#include <QRect>

namespace tilewright {

/// A whole map as one small image of plain colours, for the mini-map and for views from far away.
class MapOverview : public QObject {
    Q_OBJECT
public:
    explicit MapOverview(QObject* parent = nullptr);

    /// Pre: the document outlives its being shown; null: none.
    void setDocument(const MapDocument* document);
    /// The cells that the image shows; all chambers are among them. Null where there are none.
    QRect cells();
    /// Where the chambers lie; may be a little too large.
    QRect bounds();
    /// Edge of the square of cells that a pixel shows; in a square any chamber counts.
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
