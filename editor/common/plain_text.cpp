#include "editor/common/plain_text.h"

#include <QCoreApplication>
#include <QEvent>

namespace tilewright {

PlainLabel::PlainLabel(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
}

PlainLabel::PlainLabel(const QString& text, QWidget* parent) : PlainLabel(parent) {
    setText(text);
}

MarkupLabel::MarkupLabel(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::RichText);
}

QString inMarkup(const QString& plain) {
    return plain.toHtmlEscaped();
}

PlainTexts::PlainTexts(QObject* parent) : QObject(parent) {
    QCoreApplication::instance()->installEventFilter(this);
}

bool PlainTexts::eventFilter(QObject* watched, QEvent* event) {
    // Every label is polished before its first layout, and the tooltip label before it gets its text.
    if (event->type() == QEvent::Polish)
        if (auto* label = qobject_cast<QLabel*>(watched);
            label != nullptr && label->textFormat() == Qt::AutoText)
            label->setTextFormat(Qt::PlainText);
    return QObject::eventFilter(watched, event);
}

} // namespace tilewright
