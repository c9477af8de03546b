#include "editor/designer/document_line_edit.h"

#include <QKeyEvent>

namespace tilewright {

void DocumentLineEdit::showValue(const QString& value) {
    value_ = value;
    if (text() != value)
        setText(value);
}

bool DocumentLineEdit::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && !isPending()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QLineEdit::event(event);
}

} // namespace tilewright
