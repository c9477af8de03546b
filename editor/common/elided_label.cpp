#include "editor/common/elided_label.h"

#include <QHelpEvent>
#include <QPainter>
#include <QTextLayout>
#include <QToolTip>

namespace tilewright {

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
