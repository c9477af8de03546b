#include "editor/common/plain_text.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QTextLayout>
#include <QToolTip>

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

PlainTextFilter::PlainTextFilter(QObject* parent) : QObject(parent) {
    QCoreApplication::instance()->installEventFilter(this);
}

bool PlainTextFilter::eventFilter(QObject* watched, QEvent* event) {
    // Every label is polished before its first layout, and the tooltip label before it gets its text.
    if (event->type() == QEvent::Polish)
        if (auto* label = qobject_cast<QLabel*>(watched);
            label != nullptr && label->textFormat() == Qt::AutoText)
            label->setTextFormat(Qt::PlainText);
    return QObject::eventFilter(watched, event);
}

ElidedLabel::ElidedLabel(QWidget* parent, int lines) : PlainLabel(parent), lines_(lines) {
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

QSize ElidedLabel::sizeHint() const {
    return {PlainLabel::sizeHint().width(), minimumSizeHint().height()};
}

QSize ElidedLabel::minimumSizeHint() const {
    return {0, PlainLabel::minimumSizeHint().height() + (lines_ - 1) * fontMetrics().lineSpacing()};
}

QStringList ElidedLabel::broken(int width) const {
    QTextLayout layout(text(), font());
    QStringList lines;
    layout.beginLayout();
    while (static_cast<int>(lines.size()) < lines_ - 1) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width);
        lines << text().mid(line.textStart(), line.textLength()).trimmed();
    }
    const QTextLine last = layout.createLine();
    if (last.isValid())
        lines << fontMetrics().elidedText(text().mid(last.textStart()), Qt::ElideRight, width);
    layout.endLayout();
    return lines;
}

void ElidedLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::WindowText));
    const QRect room = contentsRect();
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, broken(room.width()).join(u'\n'));
}

bool ElidedLabel::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty()) {
        const bool cut = broken(contentsRect().width()).join(QString()).endsWith(QChar(0x2026)) &&
                         !text().endsWith(QChar(0x2026));
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), cut ? text() : QString(), this);
        return true;
    }
    return PlainLabel::event(event);
}

} // namespace tilewright
