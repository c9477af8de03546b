#include "editor/common/show_model.h"

#include <QAbstractItemView>
#include <QItemSelectionModel>

namespace tilewright {

void showModel(QAbstractItemView& view, QAbstractItemModel* model) {
    QItemSelectionModel* before = view.selectionModel();
    view.setModel(model);
    // Later, as it may be the sender of the signal that leads here.
    if (before != nullptr && before != view.selectionModel())
        before->deleteLater();
}

} // namespace tilewright
