#pragma once

#include "engine/sheet/sheet.h"
#include "engine/tileset/tileset.h"

#include <QPixmap>
#include <QWidget>

#include <map>

namespace tilewright {

/// The pages one below the other, as the SVG writer makes them; each is drawn when it first comes into view.
class SheetPreview : public QWidget {
    Q_OBJECT
public:
    explicit SheetPreview(QWidget* parent = nullptr);

    void showSheets(const TileSet& set, const sheet::Layout& layout);
    void clear(const QString& reason);
    int pages() const { return static_cast<int>(layout_.pages.size()); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    double scale() const;
    QRectF pageRect(int page) const;
    void fitHeight();
    const QPixmap& picture(int page, QSize pixels);

    TileSet set_;
    sheet::Layout layout_;
    QString reason_;
    std::map<int, QPixmap> drawn_;
};

} // namespace tilewright
