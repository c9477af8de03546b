#include "editor/common/fields/number_cell.h"

#include "editor/common/fields/number_box.h"

#include <QLineEdit>
#include <QPointer>
#include <QToolTip>

namespace tilewright {

void NumberCell::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const {
    const auto* line = qobject_cast<const QLineEdit*>(editor);
    const QString typed = line == nullptr ? QString() : line->text().trimmed();
    if (typed.isEmpty() ? empty_ == Empty::Taken : numberIn(typed).has_value())
        return QStyledItemDelegate::setModelData(editor, model, index);
    QString words;
    if (typed.isEmpty())
        words = tr("Enter a number");
    else if (empty_ == Empty::Taken)
        words = tr("Enter a number or nothing, not %1").arg(typed);
    else
        words = tr("Enter a number, not %1").arg(typed);
    // Once the editor is closed, which hides what is shown.
    QMetaObject::invokeMethod(
        parent(),
        [cell = QPointer(editor->parentWidget()), at = editor->geometry().bottomLeft(), words] {
            if (cell != nullptr)
                QToolTip::showText(cell->mapToGlobal(at), words, cell);
        },
        Qt::QueuedConnection);
}

} // namespace tilewright
