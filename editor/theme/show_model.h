#pragma once

class QAbstractItemModel;
class QAbstractItemView;

namespace tilewright {

/// Lets the view show another model, or none. QAbstractItemView::setModel() alone makes a new selection model
/// and keeps the one before as long as the view lives.
void showModel(QAbstractItemView& view, QAbstractItemModel* model);

} // namespace tilewright
