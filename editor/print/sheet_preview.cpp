#include "editor/print/sheet_preview.h"

#include "editor/print/document_painter.h"
#include "editor/theme/theme.h"

#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace tilewright {

namespace {
constexpr double margin = 24;
constexpr double greatestWidth = 760;
} // namespace

SheetPreview::SheetPreview(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Pages"));
}

void SheetPreview::showSheets(sheet::Document document) {
    document_ = std::move(document);
    symbols_ = paintedSymbols(document_);
    reason_.clear();
    drawn_.clear();
    setAccessibleDescription(tr("%n pages", nullptr, pages()));
    fitHeight();
    update();
}

void SheetPreview::clear(const QString& reason) {
    document_ = {};
    symbols_.clear();
    drawn_.clear();
    reason_ = reason;
    setMinimumHeight(0);
    update();
}

double SheetPreview::scale() const {
    return std::min(greatestWidth, std::max(120.0, width() - 2 * margin)) / std::max(1.0, document_.width);
}

QRectF SheetPreview::pageRect(int page) const {
    const double wide = document_.width * scale();
    const double high = document_.height * scale();
    const double below = fontMetrics().height() + margin;
    return {std::round((width() - wide) / 2), margin + page * (high + below), std::round(wide),
            std::round(high)};
}

void SheetPreview::fitHeight() {
    if (pages() > 0)
        setMinimumHeight(qCeil(pageRect(pages() - 1).bottom() + fontMetrics().height() + margin));
}

void SheetPreview::resizeEvent(QResizeEvent* event) {
    fitHeight();
    QWidget::resizeEvent(event);
}

const QPixmap& SheetPreview::picture(int page, QSize pixels) {
    QPixmap& pixmap = drawn_[page];
    if (pixmap.size() != pixels) {
        pixmap = QPixmap(pixels);
        pixmap.fill(Qt::white);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(pixels.width() / document_.width, pixels.height() / document_.height);
        paintPage(painter, document_.pages[static_cast<std::size_t>(page)], symbols_);
    }
    return pixmap;
}

void SheetPreview::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.fillRect(event->rect(), deskColour(palette()));
    if (pages() == 0) {
        painter.setPen(quietTextColour(palette()));
        painter.drawText(rect().adjusted(20, 20, -20, -20), Qt::AlignCenter | Qt::TextWordWrap, reason_);
        return;
    }
    const qreal ratio = devicePixelRatioF();
    for (int page = 0; page < pages(); ++page) {
        const QRectF paper = pageRect(page);
        const QRectF caption(paper.left(), paper.bottom() + 4, paper.width(), fontMetrics().height());
        if (!event->rect().intersects(paper.united(caption).toAlignedRect()))
            continue;
        painter.fillRect(paper.translated(2, 3), QColor(0, 0, 0, 40));
        painter.drawPixmap(paper, picture(page, (paper.size() * ratio).toSize()),
                           QRectF(QPointF(), paper.size() * ratio));
        painter.setPen(borderColour(palette()));
        painter.drawRect(paper);
        painter.setPen(quietTextColour(palette()));
        painter.drawText(caption, Qt::AlignCenter, tr("page %1 of %2").arg(page + 1).arg(pages()));
    }
}

} // namespace tilewright
