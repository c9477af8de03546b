#include "editor/common/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

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

class LineIconEngine : public QIconEngine {
public:
    LineIconEngine(QString name, QColor colour) : name_(std::move(name)), colour_(colour) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        QFile file(QStringLiteral(":/icons/%1.svg").arg(name_));
        if (!file.open(QIODevice::ReadOnly))
            return;
        const QColor ink = inkFor(mode);
        QSvgRenderer renderer(file.readAll().replace("currentColor", ink.name().toLatin1()));
        painter->save();
        painter->setOpacity(painter->opacity() * ink.alphaF());
        renderer.render(painter, rect);
        painter->restore();
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        // A tool button asks for this in a bar that is too narrow for it; painting on an empty pixmap is not
        // possible.
        if (size.isEmpty())
            return {};
        const QString key = QStringLiteral("tilewright-icon:%1:%2x%3:%4")
                                .arg(name_)
                                .arg(size.width())
                                .arg(size.height())
                                .arg(inkFor(mode).rgba(), 0, 16);
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        pixmap = QPixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        paint(&painter, QRect(QPoint(), size), mode, state);
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    QIconEngine* clone() const override { return std::make_unique<LineIconEngine>(*this).release(); }

private:
    QColor inkFor(QIcon::Mode mode) const {
        const QPalette palette = QGuiApplication::palette();
        if (mode == QIcon::Disabled) {
            if (!colour_.isValid())
                return palette.color(QPalette::Disabled, QPalette::WindowText);
            QColor faint = colour_;
            faint.setAlphaF(0.4F);
            return faint;
        }
        if (colour_.isValid())
            return colour_;
        return palette.color(mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::WindowText);
    }

    QString name_;
    QColor colour_;
};

} // namespace

QPixmap cachedPixmap(const QString& key, int points, qreal devicePixelRatio,
                     const std::function<void(QPainter& painter, const QRectF& whole)>& paint) {
    const QString full = QStringLiteral("tilewright-%1:%2:%3").arg(key).arg(points).arg(devicePixelRatio);
    QPixmap pixmap;
    if (QPixmapCache::find(full, &pixmap))
        return pixmap;
    const int pixels = qRound(points * devicePixelRatio);
    pixmap = QPixmap(pixels, pixels);
    // Setting the ratio later would create another pixmap.
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, QRectF(0, 0, pixels / devicePixelRatio, pixels / devicePixelRatio));
    painter.end();
    QPixmapCache::insert(full, pixmap);
    return pixmap;
}

QIcon lazyIcon(std::function<QPixmap()> picture) {
    // QIcon takes ownership of its engine.
    return QIcon(std::make_unique<LazyIconEngine>(std::move(picture)).release());
}

QIcon lineIcon(const QString& name) {
    return lineIcon(name, QColor());
}

QIcon lineIcon(const QString& name, const QColor& colour) {
    // QIcon takes ownership of its engine.
    return QIcon(std::make_unique<LineIconEngine>(name, colour).release());
}

} // namespace tilewright
