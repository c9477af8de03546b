#pragma once

class QStyleOptionViewItem;
class QWidget;

namespace tilewright {

/// Places the editor of a table's cell over that cell, but as wide as its content needs, inside its parent.
void placeCellEditor(QWidget& editor, const QStyleOptionViewItem& option);

} // namespace tilewright
