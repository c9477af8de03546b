#include "editor/theme/show_model.h"

#include <QAbstractItemView>
#include <QItemSelectionModel>

namespace tilewright {

void showModel(QAbstractItemView& view, QAbstractItemModel* model) {
    QItemSelectionModel* before = view.selectionModel();
    view.setModel(model);
    // Later: it may be what tells of the change that leads here.
    if (before != nullptr && before != view.selectionModel())
        before->deleteLater();
}

} // namespace tilewright
