#pragma once

class QStyleOptionViewItem;
class QWidget;

namespace tilewright {

/// Puts the editor of a table's cell over that cell, but as wide as its own content needs, kept inside of its
/// parent.
void placeCellEditor(QWidget& editor, const QStyleOptionViewItem& option);

} // namespace tilewright
