#pragma once

class QAbstractItemModel;
class QAbstractItemView;

namespace tilewright {

/// Sets the view's model, or none. QAbstractItemView::setModel() alone makes a new selection model and keeps
/// the previous one as long as the view exists.
void showModel(QAbstractItemView& view, QAbstractItemModel* model);

} // namespace tilewright
