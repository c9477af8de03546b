#include "editor/common/plain_paragraphs.h"

#include "editor/common/theme.h"

#include <QEvent>
#include <QResizeEvent>
#include <QTextCursor>
#include <QTextOption>

#include <algorithm>
#include <cmath>

namespace tilewright {

PlainParagraphs::PlainParagraphs(const QString& name, QWidget* parent) : QPlainTextEdit(parent) {
    setAccessibleName(name);
    setReadOnly(true);
    setTabChangesFocus(true);
    setFrameShape(QFrame::NoFrame);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setUndoRedoEnabled(false);
    viewport()->setAutoFillBackground(false);
}

void PlainParagraphs::setParagraphs(const QList<Paragraph>& paragraphs) {
    paragraphs_ = paragraphs;
    write();
}

void PlainParagraphs::setMaxLines(int lines) {
    maxLines_ = lines;
    fitHeight();
}

void PlainParagraphs::write() {
    clear();
    QTextCursor cursor = textCursor();
    bool first = true;
    for (const Paragraph& paragraph : paragraphs_) {
        QTextCharFormat format;
        if (paragraph.look == Look::Heading)
            format.setFont(headingFont(font()));
        if (paragraph.look == Look::Quiet)
            format.setForeground(quietTextColour(palette()));
        if (!first)
            cursor.insertText(QStringLiteral("\n"), {});
        cursor.insertText(paragraph.text, format);
        first = false;
    }
    moveCursor(QTextCursor::Start);
    ensureCursorVisible();
    fitHeight();
}

void PlainParagraphs::fitHeight() {
    if (maxLines_ == 0)
        return;
    // A plain document counts its height in lines.
    const int lines = std::clamp(static_cast<int>(std::lround(document()->size().height())), 1, maxLines_);
    const int margins = 2 * static_cast<int>(std::lround(document()->documentMargin()));
    setFixedHeight(lines * fontMetrics().lineSpacing() + margins + 2);
}

void PlainParagraphs::resizeEvent(QResizeEvent* event) {
    QPlainTextEdit::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        fitHeight();
}

void PlainParagraphs::changeEvent(QEvent* event) {
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        write();
}

} // namespace tilewright
