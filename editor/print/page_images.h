#pragma once

#include "editor/print/sheet_renderer.h"

#include <QImage>
#include <QObject>
#include <QPixmap>
#include <QThreadPool>

#include <atomic>
#include <map>
#include <memory>

namespace tilewright {

/// Pages as images, painted in the background on demand.
class PageImages : public QObject {
    Q_OBJECT
public:
    explicit PageImages(QObject* parent);
    ~PageImages() override;

    /// Sets other pages. Old images are returned until the new ones are ready.
    void show(std::shared_ptr<const DrawnSheets> sheets);
    void clear();
    /// The page in that size; until it is ready, an earlier image in any size, or none.
    QPixmap image(int page, QSize pixels);
    /// Call before sizes change: cancels images in progress.
    void cancelRequests();
    /// The visible pages. If there are many, others are dropped, the farthest first.
    void keepNear(int first, int last);
    bool isReady(int page) const;

signals:
    void painted(int page);

private:
    struct Image {
        QPixmap pixmap;
        /// The size being painted; the pixmap may be older, or of another size.
        QSize pixels;
        bool isCurrent = false;
    };

    void take(int page, unsigned generation, const QImage& image);

    std::shared_ptr<const DrawnSheets> sheets_;
    std::map<int, Image> images_;
    /// Numbers the calls of show(), so that earlier requests are ignored.
    std::atomic<unsigned> generation_ = 0;
    QThreadPool painters_;
};

/// The printed layers of the page, on white.
QImage pageImage(const DrawnSheets& sheets, int page, QSize pixels);

} // namespace tilewright
