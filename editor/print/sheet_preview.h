#pragma once

#include "editor/print/formats/sheet_drawer.h"
#include "engine/sheet/grid.h"

#include <QWidget>

#include <memory>
#include <set>
#include <vector>

class QScrollArea;

namespace tilewright {

class PageImages;

/// The pages one below the other, in a scroll area of its own; each is painted behind the window when it
/// first comes into view.
class SheetPreview : public QWidget {
    Q_OBJECT
public:
    /// Whole page and page width follow the window; true size is that of a ruler held against the screen, as
    /// far as the screen tells the truth about itself.
    enum class Zoom { WholePage, PageWidth, TrueSize, Half, Double };

    explicit SheetPreview(QScrollArea* area);

    void showSheets(std::shared_ptr<const DrawnSheets> sheets);
    void clear(const QString& reason);
    /// Numbers them while the pointer is over a page of tiles, or always; `skipped` are struck out.
    void showSlots(const sheet::Grid& grid, const std::vector<int>& skipped, bool always);
    /// On the widget; empty where there is none.
    QRectF slotRect(int page, int slot) const;
    int pages() const { return static_cast<int>(document().pages.size()); }
    /// Whether the page is painted as it is now.
    bool isPainted(int page) const;
    void setZoom(Zoom zoom);
    Zoom zoom() const { return zoom_; }
    /// Pixels of the screen for a millimetre of paper.
    double scale() const;
    /// That takes most of the view, from 0.
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
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    const sheet::Document& document() const;
    QSizeF pageSize() const;
    QRectF pageRect(int page) const;
    QString caption(int page) const;
    void fit();
    void drawPage(QPainter& painter, int page, const QRectF& paper);
    void drawSlots(QPainter& painter, int page) const;
    /// From 1; 0 where there is none.
    int slotAt(QPointF place, int& page) const;

    QScrollArea* area_;
    std::shared_ptr<const DrawnSheets> sheets_;
    PageImages* images_;
    QString reason_;
    Zoom zoom_ = Zoom::PageWidth;
    sheet::Grid grid_;
    std::set<int> skipped_;
    bool slotsAlways_ = false;
    /// Under the pointer; -1 for none.
    int hovered_ = -1;
};

} // namespace tilewright
