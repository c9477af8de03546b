#include "editor/common/lazy_icon.h"

#include <QIconEngine>
#include <QPainter>

#include <memory>
#include <utility>

namespace tilewright {

namespace {

class LazyIconEngine : public QIconEngine {
public:
    explicit LazyIconEngine(std::function<QPixmap()> picture) : picture_(std::move(picture)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        icon().paint(painter, rect, Qt::AlignCenter, mode, state);
    }
    QSize actualSize(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        return icon().actualSize(size, mode, state);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        return scaledPixmap(size, mode, state, 1);
    }
    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal scale) override {
        // An icon counts in points, its engine in pixels.
        return icon().pixmap((QSizeF(size) / scale).toSize(), scale, mode, state);
    }
    QList<QSize> availableSizes(QIcon::Mode mode, QIcon::State state) override {
        return icon().availableSizes(mode, state);
    }
    void addPixmap(const QPixmap& pixmap, QIcon::Mode mode, QIcon::State state) override {
        icon();
        icon_.addPixmap(pixmap, mode, state);
    }
    QIconEngine* clone() const override { return std::make_unique<LazyIconEngine>(*this).release(); }

private:
    const QIcon& icon() {
        if (icon_.isNull())
            icon_ = picture_();
        return icon_;
    }

    std::function<QPixmap()> picture_;
    QIcon icon_;
};

} // namespace

QIcon lazyIcon(std::function<QPixmap()> picture) {
    // QIcon takes ownership of its engine.
    return QIcon(std::make_unique<LazyIconEngine>(std::move(picture)).release());
}

} // namespace tilewright
