#include "editor/common/line_icon.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace tilewright {

namespace {

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

QIcon lineIcon(const QString& name) {
    return lineIcon(name, QColor());
}

QIcon lineIcon(const QString& name, const QColor& colour) {
    // QIcon takes ownership of its engine.
    return QIcon(std::make_unique<LineIconEngine>(name, colour).release());
}

} // namespace tilewright
