#pragma once

#include "editor/common/accessibility.h"
#include "editor/print/sheet_renderer.h"
#include "engine/sheet/sheet_layout.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <set>
#include <vector>

class QScrollArea;

namespace tilewright {

class PageImages;
class PreviewAccess;

/// The pages in a column, in their own scroll area; each is painted in the background when it becomes
/// visible. Keys turn the pages, and move a cursor over the slots of the current one.
class SheetPreview : public QWidget {
    Q_OBJECT
public:
    /// Whole page and page width follow the window; true size matches a ruler held to the screen, if the
    /// screen reports its size correctly.
    enum class Zoom { WholePage, PageWidth, TrueSize, Half, Double };

    explicit SheetPreview(QScrollArea* area);

    void showSheets(std::shared_ptr<const DrawnSheets> sheets);
    void clear(const QString& reason);
    /// Shows slot numbers while the pointer is over a page of tiles, or always; `skipped` are struck out.
    void showSlots(const sheet::SlotGrid& grid, const std::vector<int>& skipped, bool always);
    /// In the widget's coordinates; empty if there is none.
    QRectF slotRect(int page, int slot) const;
    QRectF pageRect(int page) const;
    /// "page 2 of 4, backs"
    QString caption(int page) const;
    /// 0 for a page without slots.
    int slotCount(int page) const;
    /// The slot under the cursor, from 1; 0 while it is on the page as a whole.
    int cursor() const { return cursor_; }
    void setCursorSlot(int slot);
    /// "page 2 of 4, slot 5 is left free"
    QString slotInWords(int slot) const;
    /// The effect of pressing the slot.
    QString slotPressInWords(int slot) const;
    int pages() const { return static_cast<int>(document().pages.size()); }
    /// Whether the page's present state is painted.
    bool isPainted(int page) const;
    void setZoom(Zoom zoom);
    Zoom zoom() const { return zoom_; }
    /// Screen pixels per millimetre of paper.
    double scale() const;
    /// The page that takes up most of the view, from 0.
    int currentPage() const;
    void goToPage(int page);

signals:
    /// From 1, row by row.
    void slotClicked(int slot);
    void currentPageChanged(int page);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    const sheet::PrintDocument& document() const;
    QSizeF pageSize() const;
    void fit();
    void drawPage(QPainter& painter, int page, const QRectF& paper);
    void drawSlots(QPainter& painter, int page) const;
    void drawCursor(QPainter& painter) const;
    /// False if the key has no meaning here.
    bool slotKey(int key);
    /// From 1; 0 if there is none.
    int slotAt(QPointF place, int& page) const;

    QScrollArea* area_;
    PreviewAccess* access_;
    std::shared_ptr<const DrawnSheets> sheets_;
    PageImages* images_;
    QString reason_;
    Zoom zoom_ = Zoom::PageWidth;
    sheet::SlotGrid grid_;
    std::set<int> skipped_;
    bool slotsAlways_ = false;
    /// The slot under the pointer; -1 for none.
    int hovered_ = -1;
    int cursor_ = 0;
};

/// The preview for screen readers: its pages, and the slots of the current one.
class PreviewAccess : public PaintedChildren {
    Q_OBJECT
public:
    explicit PreviewAccess(SheetPreview& preview);

    QAccessible::Role role() const override { return QAccessible::Document; }
    /// Slots from 1, then pages.
    std::vector<Key> keys() const override;
    std::optional<Item> item(Key key) const override;
    std::optional<Key> focused() const override;
    void focusItem(Key key) override;
    void pressItem(Key key) override;

private:
    SheetPreview& preview_;
};

} // namespace tilewright
