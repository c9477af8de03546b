#pragma once

#include <QObject>
#include <QScrollArea>

class QDialog;

namespace tilewright {

/// Shows a page that scrolls where there is less room than it needs: on a small screen, with large texts.
class ScrollingPage : public QScrollArea {
    Q_OBJECT
public:
    explicit ScrollingPage(QWidget* page);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
};

/// Keeps a widget at least as high as what wraps in it needs at its width: what contains it may ask for the
/// height of a single line only.
void keepHeightForWidth(QWidget& widget);

/// Makes a dialog as large as it needs, and no larger than the room. What it contains scrolls if it needs
/// more; its buttons stay.
void fitDialog(QDialog& dialog, QSize room);

/// Fits each dialog into its screen when it is shown and when its contents change. Applies to the whole
/// application while it exists.
class DialogFitter : public QObject {
    Q_OBJECT
public:
    explicit DialogFitter(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace tilewright
