#include "editor/designer/panels/scrolled.h"

#include <QScrollArea>

namespace tilewright {

QScrollArea* scrolled(QWidget* content) {
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
