#include "editor/common/fields/cell_editor.h"

#include <QStyleOptionViewItem>
#include <QWidget>

#include <algorithm>

namespace tilewright {

void placeCellEditor(QWidget& editor, const QStyleOptionViewItem& option) {
    QRect place = option.rect;
    place.setWidth(std::max(place.width(), editor.sizeHint().width()));
    if (const QWidget* parent = editor.parentWidget(); place.right() > parent->rect().right())
        place.moveRight(std::max(parent->rect().right(), place.width() - 1));
    editor.setGeometry(place);
}

} // namespace tilewright
