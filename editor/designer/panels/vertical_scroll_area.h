#pragma once

#include <QScrollArea>

namespace tilewright {

/// Makes content that may be higher than its panel scrollable, vertically only, on the panel's own
/// background.
inline QScrollArea* verticalScrollArea(QWidget* content) {
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    scroll->viewport()->setAutoFillBackground(false);
    // Must come after setWidget(), which turns it on.
    content->setAutoFillBackground(false);
    return scroll;
}

} // namespace tilewright
