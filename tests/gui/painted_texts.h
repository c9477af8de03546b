#pragma once

#include <QImage>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>
#include <QRectF>
#include <QString>
#include <QWidget>

#include <vector>

namespace tilewright::test {

/// A line of text, or the part of it that is of one font, as a widget has painted it. Places are in the
/// widget.
struct PaintedText {
    QString text;
    QRectF place;
    /// Less than that if it was painted into too small a place.
    QRectF seen;
};

/// Keeps nothing of what is painted but the texts.
class TextRecorder : public QPaintDevice {
public:
    explicit TextRecorder(const QWidget& widget) : widget_(widget), engine_(texts_) {}

    QPaintEngine* paintEngine() const override { return &engine_; }
    const std::vector<PaintedText>& texts() const { return texts_; }

protected:
    int metric(PaintDeviceMetric what) const override {
        switch (what) {
        case PdmWidth:
            return widget_.width();
        case PdmHeight:
            return widget_.height();
        case PdmWidthMM:
            return widget_.widthMM();
        case PdmHeightMM:
            return widget_.heightMM();
        case PdmNumColors:
            return 0;
        case PdmDepth:
            return widget_.depth();
        case PdmDpiX:
            return widget_.logicalDpiX();
        case PdmDpiY:
            return widget_.logicalDpiY();
        case PdmPhysicalDpiX:
            return widget_.physicalDpiX();
        case PdmPhysicalDpiY:
            return widget_.physicalDpiY();
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        }
        return 0;
    }

private:
    class Engine : public QPaintEngine {
    public:
        explicit Engine(std::vector<PaintedText>& texts) : QPaintEngine(AllFeatures), found_(texts) {}

        bool begin(QPaintDevice*) override { return true; }
        bool end() override { return true; }
        Type type() const override { return User; }
        void updateState(const QPaintEngineState&) override {}
        using QPaintEngine::drawPolygon;
        void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
        void drawPath(const QPainterPath&) override {}
        void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
        void drawTiledPixmap(const QRectF&, const QPixmap&, const QPointF&) override {}
        void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}
        void drawTextItem(const QPointF& at, const QTextItem& item) override {
            if (item.text().trimmed().isEmpty())
                return;
            const QRectF place(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
            const QRectF seen = painter()->hasClipping() ? place & painter()->clipBoundingRect() : place;
            const QTransform& toWidget = painter()->deviceTransform();
            found_.push_back({item.text(), toWidget.mapRect(place), toWidget.mapRect(seen)});
        }

    private:
        std::vector<PaintedText>& found_;
    };

    const QWidget& widget_;
    std::vector<PaintedText> texts_;
    mutable Engine engine_;
};

/// What the widget writes itself; nothing of widgets that lie on it.
inline std::vector<PaintedText> paintedTexts(QWidget& widget) {
    TextRecorder recorder(widget);
    widget.render(&recorder, {}, {}, {});
    return recorder.texts();
}

} // namespace tilewright::test
