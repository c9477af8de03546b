#include "editor/common/item_views.h"

#include "editor/common/accessibility.h"
#include "editor/common/action.h"
#include "editor/common/fields/input_fields.h"
#include "editor/words/translated_text.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QHelpEvent>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QPointer>
#include <QStyle>
#include <QStyleOptionViewItem>
#include <QToolTip>
#include <QWidget>

#include <algorithm>

namespace tilewright {

void setViewModel(QAbstractItemView& view, QAbstractItemModel* model) {
    QItemSelectionModel* before = view.selectionModel();
    view.setModel(model);
    // Later, as it may be the sender of the signal that leads here.
    if (before != nullptr && before != view.selectionModel())
        before->deleteLater();
}

void placeCellEditor(QWidget& editor, const QStyleOptionViewItem& option) {
    const QRect room = editor.parentWidget()->rect();
    // As from left to right.
    QRect place = QStyle::visualRect(option.direction, room, option.rect);
    place.setWidth(std::max(place.width(), editor.sizeHint().width()));
    if (place.right() > room.right())
        place.moveRight(std::max(room.right(), place.width() - 1));
    editor.setGeometry(QStyle::visualRect(option.direction, room, place));
}

CutCellTips::CutCellTips(QObject* parent) : QObject(parent) {
    QCoreApplication::instance()->installEventFilter(this);
}

bool CutCellTips::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return false;
    const auto* view = qobject_cast<QAbstractItemView*>(watched->parent());
    if (view == nullptr || view->viewport() != watched)
        return false;
    const auto* help = static_cast<QHelpEvent*>(event);
    const QModelIndex index = view->indexAt(help->pos());
    const QRect cell = view->visualRect(index);
    const QString text = index.data().toString();
    const bool cut = view->sizeHintForIndex(index).width() > cell.width() ||
                     !view->viewport()->rect().contains(cell);
    if (text.isEmpty() || !index.data(Qt::ToolTipRole).toString().isEmpty() || !cut)
        return false;
    QToolTip::showText(help->globalPos(), wrapLines(text), view->viewport(), cell);
    return true;
}

void NumberDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                  const QModelIndex& index) const {
    const auto* line = qobject_cast<const QLineEdit*>(editor);
    const QString typed = line == nullptr ? QString() : line->text().trimmed();
    if (typed.isEmpty() ? empty_ == Empty::Taken : parseNumber(typed).has_value())
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
            if (cell == nullptr)
                return;
            QToolTip::showText(cell->mapToGlobal(at), words, cell);
            speak(*cell, words);
            showInStatusBar(*cell, words);
        },
        Qt::QueuedConnection);
}

} // namespace tilewright
