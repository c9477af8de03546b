#pragma once

#include "editor/output/pictures/picture_painter.h"

#include "engine/games/table.h"

#include <QWidget>

#include <optional>
#include <string>
#include <vector>

namespace tilewright {

/// Pictures with counts, side by side, wrapped at the width. Positions stay the same as counts change; zero
/// counts are dimmed.
class HoldingsStrip : public QWidget {
    Q_OBJECT

public:
    /// Edge of a picture in pixels.
    explicit HoldingsStrip(int pictureSize, QWidget* parent = nullptr);

    /// `player` colours the pieces; -1 for nobody's.
    void setHoldings(const std::vector<game::Holding>& holdings, int player);

    void setPictureSize(int pictureSize);

    /// The rectangle of that kind; empty if it isn't shown.
    QRect placeOf(game::Kind kind) const;

signals:
    /// A click on a picture with a nonzero count, and a drag of it, at a point of the screen.
    void taken(tilewright::game::Kind kind);
    void dragged(QPoint global);
    void dropped(QPoint global);

public:
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Entry {
        std::string kind;
        PicturePainter picture;
        int count = 0;
    };
    void fitHeight();
    int columns(int width) const;
    QSize chip() const;
    QRect place(std::size_t entry) const;
    /// Of the picture in such a place.
    int pictureLeft(const QRect& part) const;

    int pictureSize_;
    std::vector<Entry> entries_;
    std::optional<QPoint> pressed_;
    bool dragging_ = false;
};

} // namespace tilewright
