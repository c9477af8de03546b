#include "editor/print/sheet_preview.h"

#include "editor/common/theme.h"
#include "editor/output/sheets/document_painter.h"
#include "editor/print/page_images.h"
#include "editor/print/preview_access.h"

#include <QEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tilewright {

namespace {

constexpr double margin = 24;
constexpr double millimetresOfInch = 25.4;
constexpr double greatestWidth = 900;
/// Larger ones are painted each time instead of cached.
constexpr int greatestKept = 2400;

/// Some screens report nonsense about themselves.
double trueScale(const QWidget& widget) {
    const QScreen* screen = widget.screen();
    const double told = screen->physicalDotsPerInch();
    return (told >= 50 && told <= 400 ? told : screen->logicalDotsPerInch()) / millimetresOfInch;
}

} // namespace

SheetPreview::SheetPreview(QScrollArea* area)
    : QWidget(area), area_(area), access_(new PreviewAccess(*this)), images_(new PageImages(this)) {
    setAccessibleName(tr("Pages"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    area->setWidget(this);
    area->setWidgetResizable(true);
    area->viewport()->installEventFilter(this);
    connect(images_, &PageImages::painted, this, qOverload<>(&QWidget::update));
    connect(area->verticalScrollBar(), &QScrollBar::valueChanged, this,
            [this] { emit currentPageChanged(currentPage()); });
    connect(this, &SheetPreview::currentPageChanged, access_, &PreviewAccess::tell);
}

const sheet::Document& SheetPreview::document() const {
    static const sheet::Document none;
    return sheets_ ? sheets_->document : none;
}

bool SheetPreview::isPainted(int page) const {
    return images_->isReady(page);
}

void SheetPreview::showSheets(std::shared_ptr<const DrawnSheets> sheets) {
    sheets_ = std::move(sheets);
    images_->show(sheets_);
    reason_.clear();
    setAccessibleDescription(
        tr("%n pages", nullptr, pages()) + QStringLiteral(". ") +
        tr("Page up and page down turn the pages, arrow keys choose a slot, Enter leaves it "
           "free."));
    fit();
    update();
    emit currentPageChanged(currentPage());
}

void SheetPreview::clear(const QString& reason) {
    sheets_.reset();
    images_->clear();
    reason_ = reason;
    setMinimumSize(0, 0);
    cursor_ = 0;
    update();
    emit currentPageChanged(0);
}

void SheetPreview::setZoom(Zoom zoom) {
    const int page = currentPage();
    zoom_ = zoom;
    images_->requestAgain();
    fit();
    goToPage(page);
    update();
}

double SheetPreview::scale() const {
    const double across =
        std::max(120.0, area_->viewport()->width() - 2 * margin) / std::max(1.0, document().width);
    const double below = fontMetrics().height() + margin;
    const double down =
        std::max(120.0, area_->viewport()->height() - margin - below) / std::max(1.0, document().height);
    switch (zoom_) {
    case Zoom::WholePage:
        return std::min(across, down);
    case Zoom::PageWidth:
        return std::min(across, greatestWidth / std::max(1.0, document().width));
    case Zoom::TrueSize:
        return trueScale(*this);
    case Zoom::Half:
        return trueScale(*this) / 2;
    case Zoom::Double:
        return trueScale(*this) * 2;
    }
    return across;
}

QSizeF SheetPreview::pageSize() const {
    return {std::round(document().width * scale()), std::round(document().height * scale())};
}

QRectF SheetPreview::pageRect(int page) const {
    const QSizeF size = pageSize();
    const double below = fontMetrics().height() + margin;
    return {QPointF(std::round(std::max(margin, (width() - size.width()) / 2)),
                    margin + page * (size.height() + below)),
            size};
}

void SheetPreview::fit() {
    if (pages() == 0)
        return;
    const bool follows = zoom_ == Zoom::WholePage || zoom_ == Zoom::PageWidth;
    setMinimumSize(follows ? 0 : qCeil(pageSize().width() + 2 * margin),
                   qCeil(pageRect(pages() - 1).bottom() + fontMetrics().height() + margin));
    // At once, so that it is possible to go to a new page.
    resize(minimumSize().expandedTo(area_->viewport()->size()));
}

int SheetPreview::currentPage() const {
    if (pages() == 0)
        return 0;
    const double middle = area_->verticalScrollBar()->value() + area_->viewport()->height() / 2.0;
    const double step = pageSize().height() + fontMetrics().height() + margin;
    return std::clamp(static_cast<int>((middle - margin) / step), 0, pages() - 1);
}

void SheetPreview::goToPage(int page) {
    if (page < 0 || page >= pages())
        return;
    const QRectF paper = pageRect(page);
    // Centred if it is smaller than the view.
    const double spare = std::max(margin, (area_->viewport()->height() - paper.height()) / 2);
    area_->verticalScrollBar()->setValue(qRound(paper.top() - spare));
}

bool SheetPreview::eventFilter(QObject* watched, QEvent* event) {
    if (watched == area_->viewport() && event->type() == QEvent::Resize) {
        images_->requestAgain();
        fit();
    }
    return QWidget::eventFilter(watched, event);
}

void SheetPreview::drawPage(QPainter& painter, int page, const QRectF& paper) {
    const qreal ratio = devicePixelRatioF();
    const QSize pixels = (paper.size() * ratio).toSize();
    if (std::max(pixels.width(), pixels.height()) > greatestKept) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setClipRect(paper, Qt::IntersectClip);
        painter.fillRect(paper, Qt::white);
        painter.translate(paper.topLeft());
        painter.scale(paper.width() / document().width, paper.height() / document().height);
        paintPage(painter, document().pages[static_cast<std::size_t>(page)], sheets_->symbols);
        painter.restore();
        return;
    }
    const QPixmap pixmap = images_->image(page, pixels);
    if (pixmap.isNull())
        painter.fillRect(paper, Qt::white);
    else
        painter.drawPixmap(paper, pixmap, QRectF(pixmap.rect()));
}

QString SheetPreview::caption(int page) const {
    const QString number = tr("page %1 of %2").arg(page + 1).arg(pages());
    return document().pages[static_cast<std::size_t>(page)].face == sheet::Face::Back
               //: "page 2 of 4, backs"
               ? tr("%1, backs").arg(number)
               : number;
}

void SheetPreview::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.fillRect(event->rect(), deskColour(palette()));
    if (pages() == 0) {
        painter.setPen(quietTextColour(palette()));
        painter.drawText(rect().adjusted(20, 20, -20, -20), Qt::AlignCenter | Qt::TextWordWrap, reason_);
        return;
    }
    int first = pages(), last = -1;
    for (int page = 0; page < pages(); ++page) {
        const QRectF paper = pageRect(page);
        const QRectF below(paper.left(), paper.bottom() + 4, paper.width(), fontMetrics().height());
        if (!event->rect().intersects(paper.united(below).toAlignedRect()))
            continue;
        painter.fillRect(paper.translated(2, 3), QColor(0, 0, 0, 40));
        drawPage(painter, page, paper);
        first = std::min(first, page);
        last = page;
        if (slotsAlways_ || page == hovered_)
            drawSlots(painter, page);
        painter.setPen(borderColour(palette()));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(paper);
        painter.setPen(quietTextColour(palette()));
        painter.drawText(below, Qt::AlignCenter, caption(page));
    }
    drawCursor(painter);
    images_->keepNear(first, last);
}

} // namespace tilewright
