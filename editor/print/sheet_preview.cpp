#include "editor/print/sheet_preview.h"

#include "editor/common/theme.h"
#include "editor/output/sheets/sheet_backends.h"
#include "editor/print/page_images.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>

#include <QtMath>
#include <algorithm>
#include <cmath>
#include <utility>

namespace tilewright {

namespace {

constexpr double margin = 24;
constexpr double millimetresOfInch = 25.4;
constexpr double greatestWidth = 900;
/// Larger ones are painted each time instead of cached.
constexpr int maxCachedEdge = 2400;

/// Some screens report nonsense about themselves.
double trueScale(const QWidget& widget) {
    const QScreen* screen = widget.screen();
    const double told = screen->physicalDotsPerInch();
    return (told >= 50 && told <= 400 ? told : screen->logicalDotsPerInch()) / millimetresOfInch;
}

/// Keys of pages; slots have smaller ones.
constexpr PaintedChildren::Key firstPage = 1 << 20;

} // namespace

SheetPreview::SheetPreview(QScrollArea* area)
    : QWidget(area), area_(area), access_(new PreviewAccess(*this)), images_(new PageImages(this)) {
    setAccessibleName(tr("Pages"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    // Sheets are the same in every language.
    area->setLayoutDirection(Qt::LeftToRight);
    area->setWidget(this);
    area->setWidgetResizable(true);
    area->viewport()->installEventFilter(this);
    connect(images_, &PageImages::painted, this, qOverload<>(&QWidget::update));
    connect(area->verticalScrollBar(), &QScrollBar::valueChanged, this,
            [this] { emit currentPageChanged(currentPage()); });
    connect(this, &SheetPreview::currentPageChanged, access_, &PreviewAccess::tell);
}

const sheet::PrintDocument& SheetPreview::document() const {
    static const sheet::PrintDocument none;
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
    images_->cancelRequests();
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
        images_->cancelRequests();
        fit();
    }
    return QWidget::eventFilter(watched, event);
}

void SheetPreview::drawPage(QPainter& painter, int page, const QRectF& paper) {
    const qreal ratio = devicePixelRatioF();
    const QSize pixels = (paper.size() * ratio).toSize();
    if (std::max(pixels.width(), pixels.height()) > maxCachedEdge) {
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
    painter.fillRect(event->rect(), canvasColour(palette()));
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

void SheetPreview::showSlots(const sheet::SlotGrid& grid, const std::vector<int>& skipped, bool always) {
    grid_ = grid;
    skipped_ = std::set<int>(skipped.begin(), skipped.end());
    slotsAlways_ = always;
    setCursorSlot(std::min(cursor_, slotCount(currentPage())));
}

int SheetPreview::slotCount(int page) const {
    return page >= 0 && page < pages() && document().pages[static_cast<std::size_t>(page)].hasSlots
               ? grid_.columns * grid_.rows
               : 0;
}

QString SheetPreview::slotInWords(int slot) const {
    const QString page = caption(currentPage());
    return skipped_.count(slot) > 0 ? tr("%1, slot %2 is left free").arg(page).arg(slot)
                                    : tr("%1, slot %2").arg(page).arg(slot);
}

QString SheetPreview::slotPressInWords(int slot) const {
    return skipped_.count(slot) > 0 ? tr("Slot %1 is left free; click to use it again").arg(slot)
                                    : tr("Click to leave slot %1 free on every page").arg(slot);
}

void SheetPreview::setCursorSlot(int slot) {
    cursor_ = slot;
    update();
    access_->tell();
}

bool SheetPreview::slotKey(int key) {
    const int count = slotCount(currentPage());
    const int columns = grid_.columns;
    const int step = key == Qt::Key_Right  ? 1
                     : key == Qt::Key_Left ? -1
                     : key == Qt::Key_Down ? columns
                     : key == Qt::Key_Up   ? -columns
                                           : 0;
    if (count == 0 || step == 0)
        return false;
    const int to = cursor_ == 0 ? 1 : cursor_ + step;
    if (to >= 1 && to <= count)
        setCursorSlot(to);
    const QRect place = slotRect(currentPage(), cursor_).toRect();
    area_->ensureVisible(place.center().x(), place.center().y(), place.width(), place.height());
    return true;
}

void SheetPreview::keyPressEvent(QKeyEvent* event) {
    const int page = currentPage();
    switch (event->key()) {
    case Qt::Key_PageDown:
        return goToPage(std::min(page + 1, pages() - 1));
    case Qt::Key_PageUp:
        return goToPage(std::max(page - 1, 0));
    case Qt::Key_Home:
        return goToPage(0);
    case Qt::Key_End:
        return goToPage(pages() - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (cursor_ == 0)
            break;
        emit slotClicked(cursor_);
        return;
    case Qt::Key_Escape:
        if (cursor_ == 0)
            break;
        return setCursorSlot(0);
    default:
        if (slotKey(event->key()))
            return;
    }
    QWidget::keyPressEvent(event);
}

void SheetPreview::focusInEvent(QFocusEvent* event) {
    update();
    QWidget::focusInEvent(event);
}

void SheetPreview::focusOutEvent(QFocusEvent* event) {
    update();
    QWidget::focusOutEvent(event);
}

void SheetPreview::drawCursor(QPainter& painter) const {
    if (!hasFocus() || pages() == 0)
        return;
    const QRectF place = cursor_ > 0 ? slotRect(currentPage(), cursor_) : pageRect(currentPage());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(accentColour(), 3));
    painter.drawRect(place.adjusted(-1.5, -1.5, 1.5, 1.5));
}

QRectF SheetPreview::slotRect(int page, int slot) const {
    if (slot < 1 || slot > slotCount(page))
        return {};
    const int column = (slot - 1) % grid_.columns, row = (slot - 1) / grid_.columns;
    const QRectF paper = pageRect(page);
    const double pixels = paper.width() / document().width;
    return {paper.left() + (grid_.left + column * grid_.pitchX) * pixels,
            paper.top() + (grid_.top + row * grid_.pitchY) * pixels, grid_.piece.width * pixels,
            grid_.piece.height * pixels};
}

int SheetPreview::slotAt(QPointF place, int& page) const {
    for (page = 0; page < pages(); ++page)
        if (pageRect(page).contains(place)) {
            const QPointF there =
                (place - pageRect(page).topLeft()) * document().width / pageRect(page).width();
            const int column = qFloor((there.x() - grid_.left) / grid_.pitchX);
            const int row = qFloor((there.y() - grid_.top) / grid_.pitchY);
            const int slot = row * grid_.columns + column + 1;
            const bool isSlot = column >= 0 && column < grid_.columns && row >= 0 && row < grid_.rows;
            return isSlot && slotRect(page, slot).contains(place) ? slot : 0;
        }
    page = -1;
    return 0;
}

void SheetPreview::drawSlots(QPainter& painter, int page) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (int slot = 1; slot <= grid_.columns * grid_.rows; ++slot) {
        const QRectF place = slotRect(page, slot);
        constexpr double least = 8; // smaller numbers are unreadable
        if (place.width() < least)
            break;
        const bool isSkipped = skipped_.count(slot) > 0;
        painter.setPen(QPen(QColor(0x40, 0x40, 0x40, isSkipped ? 200 : 90), isSkipped ? 1.5 : 1.0,
                            isSkipped ? Qt::DashLine : Qt::SolidLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(place);
        if (isSkipped)
            painter.drawLine(place.topLeft(), place.bottomRight());
        const QString number = QString::number(slot);
        QFont font = painter.font();
        font.setPixelSize(std::clamp(qRound(place.height() / 4), 9, 40));
        painter.setFont(font);
        const QSizeF words = QFontMetricsF(font).size(Qt::TextSingleLine, number) + QSizeF(8, 2);
        const QRectF plate(place.center() - QPointF(words.width() / 2, words.height() / 2), words);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0xFF, 0xFF, 0xFF, 170));
        painter.drawRoundedRect(plate, 4, 4);
        painter.setPen(QColor(0x20, 0x20, 0x20, 200));
        painter.drawText(plate, Qt::AlignCenter, number);
    }
    painter.restore();
}

void SheetPreview::mouseMoveEvent(QMouseEvent* event) {
    int page = -1;
    const int slot = slotAt(event->position(), page);
    setCursor(slot > 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setToolTip(slot == 0 ? QString() : slotPressInWords(slot));
    if (hovered_ != page) {
        hovered_ = page;
        update();
    }
}

void SheetPreview::mousePressEvent(QMouseEvent* event) {
    int page = -1;
    if (const int slot = slotAt(event->position(), page); slot > 0 && event->button() == Qt::LeftButton)
        emit slotClicked(slot);
}

void SheetPreview::leaveEvent(QEvent* event) {
    hovered_ = -1;
    update();
    QWidget::leaveEvent(event);
}

PreviewAccess::PreviewAccess(SheetPreview& preview) : PaintedChildren(preview), preview_(preview) {}

std::vector<PaintedChildren::Key> PreviewAccess::keys() const {
    std::vector<Key> keys;
    for (int slot = 1; slot <= preview_.slotCount(preview_.currentPage()); ++slot)
        keys.push_back(slot);
    for (int page = 0; page < preview_.pages(); ++page)
        keys.push_back(firstPage + page);
    return keys;
}

std::optional<PaintedChildren::Item> PreviewAccess::item(Key key) const {
    if (key >= firstPage) {
        const int page = static_cast<int>(key - firstPage);
        if (page >= preview_.pages())
            return std::nullopt;
        return Item{.role = QAccessible::Section,
                    .name = preview_.caption(page),
                    .description = SheetPreview::tr("%n slots", nullptr, preview_.slotCount(page)),
                    .place = preview_.pageRect(page).toRect()};
    }
    const int slot = static_cast<int>(key);
    const int page = preview_.currentPage();
    if (slot < 1 || slot > preview_.slotCount(page))
        return std::nullopt;
    return Item{.role = QAccessible::Button,
                .name = preview_.slotInWords(slot),
                .description = preview_.slotPressInWords(slot),
                .place = preview_.slotRect(page, slot).toRect(),
                .pressable = true};
}

std::optional<PaintedChildren::Key> PreviewAccess::focused() const {
    if (preview_.pages() == 0)
        return std::nullopt;
    return preview_.cursor() > 0 ? Key(preview_.cursor()) : firstPage + preview_.currentPage();
}

void PreviewAccess::focusItem(Key key) {
    if (key >= firstPage)
        preview_.goToPage(static_cast<int>(key - firstPage));
    else
        preview_.setCursorSlot(static_cast<int>(key));
}

void PreviewAccess::pressItem(Key key) {
    if (key < firstPage)
        emit preview_.slotClicked(static_cast<int>(key));
}

} // namespace tilewright
