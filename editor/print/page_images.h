#pragma once

#include "editor/print/formats/sheet_drawer.h"

#include <QImage>
#include <QObject>
#include <QPixmap>
#include <QThreadPool>

#include <atomic>
#include <map>
#include <memory>

namespace tilewright {

/// Pages as pixels, painted behind the window when they are first asked for.
class PageImages : public QObject {
    Q_OBJECT
public:
    explicit PageImages(QObject* parent);
    ~PageImages() override;

    /// Other pages. What was painted of the old ones is given until the new are ready.
    void show(std::shared_ptr<const DrawnSheets> sheets);
    void clear();
    /// The page in that size; as long as it isn't ready, what there was of it in whatever size, or nothing.
    QPixmap image(int page, QSize pixels);
    /// Sizes are about to change: what is still being painted isn't wanted any more.
    void askAnew();
    /// These are in view. Where there are many, others are forgotten, the farthest first.
    void keepNear(int first, int last);
    bool isReady(int page) const;

signals:
    void painted(int page);

private:
    struct Image {
        QPixmap pixmap;
        /// What is painted now; what the pixmap shows may be older, or of another size.
        QSize pixels;
        bool isCurrent = false;
    };

    void take(int page, unsigned turn, const QImage& image);

    std::shared_ptr<const DrawnSheets> sheets_;
    std::map<int, Image> images_;
    /// Counts what is shown, so that what was asked for before is left out.
    std::atomic<unsigned> turn_ = 0;
    QThreadPool painters_;
};

/// What is printed of the page, on white.
QImage pageImage(const DrawnSheets& sheets, int page, QSize pixels);

} // namespace tilewright
