#include "editor/play/panels/side_column.h"

#include <QApplication>
#include <QEvent>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace tilewright {

SideColumn::SideColumn(QWidget* parent)
    : QScrollArea(parent), contents_(new QWidget(this)), column_(new QVBoxLayout(contents_)) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    contents_->setObjectName(QStringLiteral("sideContents"));
    // Panels have the window's background.
    viewport()->setAutoFillBackground(false);
    contents_->setAutoFillBackground(false);
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(8);
    setWidget(contents_);
    contents_->setAutoFillBackground(false);
    contents_->installEventFilter(this);
    // Scrolls the focused widget into view.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (now && contents_->isAncestorOf(now))
            ensureWidgetVisible(now, 0, 8);
    });
}

QSize SideColumn::minimumSizeHint() const {
    return {column_->minimumSize().width() + verticalScrollBar()->sizeHint().width(), 0};
}

void SideColumn::arrange() {
    // QScrollArea itself would use the preferred height as the minimum.
    const int room = maximumViewportSize().height();
    const auto least = [this](int width) {
        return std::max(column_->minimumSize().height(),
                        column_->hasHeightForWidth() ? column_->minimumHeightForWidth(width) : 0);
    };
    const bool fits = least(maximumViewportSize().width()) <= room;
    const int width =
        std::max(maximumViewportSize().width() - (fits ? 0 : verticalScrollBar()->sizeHint().width()),
                 column_->minimumSize().width());
    const QSize size(width, std::max(room, fits ? 0 : least(width)));
    if (contents_->size() != size)
        contents_->resize(size);
}

void SideColumn::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    emit heightChanged(height());
    arrange();
}

bool SideColumn::eventFilter(QObject* watched, QEvent* event) {
    if (watched == contents_ && event->type() == QEvent::LayoutRequest)
        arrange();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace tilewright
