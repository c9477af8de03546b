#include "editor/common/item_views.h"

#include "editor/common/action.h"
#include "editor/common/fields/input_fields.h"
#include "editor/words/translated_text.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QFont>
#include <QFontMetrics>
#include <QHelpEvent>
#include <QItemSelectionModel>
#include <QLineEdit>
#include <QPointer>
#include <QStyle>
#include <QStyleOptionViewItem>
#include <QToolTip>
#include <QVariant>
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

namespace {

/// Whether a text has too little room in a cell of this size: in one line, or in several where views wrap.
bool isCut(const QAbstractItemView& view, const QModelIndex& index, const QString& text, QSize cell) {
    // As if texts never wrapped.
    const int lacking = view.sizeHintForIndex(index).width() - cell.width();
    if (lacking <= 0 || !view.property("wordWrap").toBool())
        return lacking > 0;
    const QVariant own = index.data(Qt::FontRole);
    const QFontMetrics metrics(own.isValid() ? own.value<QFont>() : view.font());
    const QRect room(0, 0, metrics.size(0, text).width() - lacking, cell.height());
    const QSize needed = metrics.boundingRect(room, Qt::TextWordWrap, text).size();
    return needed.width() > room.width() || needed.height() > room.height();
}

} // namespace

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
    if (text.isEmpty() || !index.data(Qt::ToolTipRole).toString().isEmpty())
        return false;
    // Not by height: a row at the edge of the view is not less readable for it.
    const bool isInside = cell.left() >= 0 && cell.right() < view->viewport()->width();
    if (isInside && !isCut(*view, index, text, cell.size()))
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
            showInStatusBar(*cell, words);
        },
        Qt::QueuedConnection);
}

} // namespace tilewright
