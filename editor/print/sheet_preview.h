#pragma once

#include "editor/print/picture_painter.h"
#include "engine/sheet/drawing.h"

#include <QPixmap>
#include <QWidget>

#include <map>
#include <vector>

namespace tilewright {

/// The pages one below the other; each is drawn when it first comes into view.
class SheetPreview : public QWidget {
    Q_OBJECT
public:
    explicit SheetPreview(QWidget* parent = nullptr);

    void showSheets(sheet::Document document);
    void clear(const QString& reason);
    int pages() const { return static_cast<int>(document_.pages.size()); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    double scale() const;
    QRectF pageRect(int page) const;
    void fitHeight();
    const QPixmap& picture(int page, QSize pixels);

    sheet::Document document_;
    std::vector<PaintedPicture> symbols_;
    QString reason_;
    std::map<int, QPixmap> drawn_;
};

} // namespace tilewright
