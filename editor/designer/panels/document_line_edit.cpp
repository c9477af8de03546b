#include "editor/designer/panels/document_line_edit.h"

#include <QKeyEvent>

namespace tilewright {

namespace {

/// Leaves undo and redo to the window's actions; returns whether the event was about them.
bool leaveUndo(QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    if (!key->matches(QKeySequence::Undo) && !key->matches(QKeySequence::Redo))
        return false;
    event->ignore();
    return true;
}

} // namespace

void DocumentLineEdit::showValue(const QString& value) {
    value_ = value;
    if (text() == value)
        return;
    setText(value);
    // Without the focus, the text is shown from its beginning.
    if (!hasFocus())
        setCursorPosition(0);
}

bool DocumentLineEdit::event(QEvent* event) {
    return (!isPending() && leaveUndo(event)) || QLineEdit::event(event);
}

bool DocumentIntegerBox::event(QEvent* event) {
    return (hasAcceptableInput() && leaveUndo(event)) || IntegerBox::event(event);
}

DocumentTextEdit::DocumentTextEdit(QWidget* parent) : QPlainTextEdit(parent) {
    setTabChangesFocus(true);
    setUndoRedoEnabled(false);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        if (!showing_)
            emit edited(toPlainText());
    });
}

void DocumentTextEdit::showValue(const QString& value) {
    if (toPlainText() == value)
        return;
    showing_ = true;
    setPlainText(value);
    moveCursor(hasFocus() ? QTextCursor::End : QTextCursor::Start);
    showing_ = false;
}

bool DocumentTextEdit::event(QEvent* event) {
    return leaveUndo(event) || QPlainTextEdit::event(event);
}

void DocumentTextEdit::focusOutEvent(QFocusEvent* event) {
    QPlainTextEdit::focusOutEvent(event);
    emit editingFinished();
}

} // namespace tilewright
