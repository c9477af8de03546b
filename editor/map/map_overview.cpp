#include "editor/map/map_overview.h"

#include "editor/map/chamber_art.h"
#include "editor/map/map_fragment.h"

#include <algorithm>

namespace tilewright {

namespace {
constexpr int largest = 2048;
/// Room for growth, so that a map that grows by a cell needn't be redrawn each time.
constexpr int margin = 24;
} // namespace

MapOverview::MapOverview(QObject* parent) : QObject(parent) {}

void MapOverview::setDocument(const MapDocument* document) {
    disconnect(following_);
    document_ = document;
    stale_ = true;
    if (document != nullptr)
        following_ = connect(document, &MapDocument::cellsChanged, this, &MapOverview::update);
    emit changed();
}

QRect MapOverview::cells() {
    if (stale_)
        rebuild();
    return cells_;
}

QRect MapOverview::bounds() {
    if (stale_)
        rebuild();
    return bounds_;
}

const QImage& MapOverview::image() {
    if (stale_)
        rebuild();
    return image_;
}

void MapOverview::rebuild() {
    stale_ = false;
    image_ = {};
    bounds_ = document_ == nullptr ? QRect() : boundsOf(*document_);
    cells_ = bounds_;
    if (cells_.isNull())
        return;
    cells_.adjust(-margin, -margin, margin, margin);
    scale_ = 1 + std::max(cells_.width(), cells_.height()) / largest;
    image_ = QImage(1 + cells_.width() / scale_, 1 + cells_.height() / scale_, QImage::Format_ARGB32);
    image_.fill(Qt::transparent);
    const int across = image_.width();
    auto* pixels = reinterpret_cast<QRgb*>(image_.bits());
    for (const Chamber& chamber : document_->map().chambers) {
        const int x = (chamber.cell.x - cells_.left()) / scale_;
        const int y = (chamber.cell.y - cells_.top()) / scale_;
        pixels[static_cast<qsizetype>(y) * across + x] = ChamberArt::colour(chamber);
    }
}

void MapOverview::update(const std::vector<Cell>& changedCells) {
    for (const Cell cell : changedCells) {
        if (stale_)
            break;
        const Chamber* chamber = document_->chamberAt(cell);
        // A removed chamber may not have been the only one in its square.
        if (!cells_.contains(toPoint(cell)) || (chamber == nullptr && scale_ > 1)) {
            stale_ = true;
            break;
        }
        if (chamber != nullptr)
            bounds_ |= QRect(toPoint(cell), QSize(1, 1));
        image_.setPixel((cell.x - cells_.left()) / scale_, (cell.y - cells_.top()) / scale_,
                        chamber == nullptr ? 0U : ChamberArt::colour(*chamber));
    }
    emit changed();
}

} // namespace tilewright
