#include "editor/common/panel.h"

#include "editor/common/plain_text.h"
#include "editor/common/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QVBoxLayout>

namespace tilewright {

Panel::Panel(const QString& title, QWidget* parent)
    : QFrame(parent)
    , heading_(new QWidget(this))
    , title_(new PlainLabel(title, heading_))
    , note_(new PlainLabel(heading_))
    , body_(new QVBoxLayout) {
    title_->setFont(headingFont(font()));
    heading_->setHidden(title.isEmpty());
    note_->hide();
    auto* row = new QHBoxLayout(heading_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(title_);
    note_->setObjectName(QStringLiteral("panelNote"));
    row->addWidget(note_);
    row->addStretch();
    body_->setContentsMargins(0, 0, 0, 0);
    body_->setSpacing(6);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(12, 10, 12, 12);
    whole->setSpacing(8);
    whole->addWidget(heading_);
    whole->addLayout(body_, 1);
    updateNoteColour();
}

QString Panel::title() const {
    return title_->text();
}

void Panel::setTitleShown(bool shown) {
    title_->setVisible(shown);
}

void Panel::setNote(const QString& note) {
    note_->setText(note);
    note_->setHidden(note.isEmpty());
}

QWidget* Panel::takeHeading() {
    layout()->removeWidget(heading_);
    layout()->setContentsMargins(12, 2, 12, 12);
    framed_ = false;
    return heading_;
}

void Panel::updateNoteColour() {
    QPalette quiet;
    quiet.setColor(QPalette::WindowText, quietTextColour(palette()));
    note_->setPalette(quiet);
}

void Panel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationPaletteChange)
        updateNoteColour();
    QFrame::changeEvent(event);
}

void Panel::paintEvent(QPaintEvent*) {
    if (framed_)
        paintCard(*this);
}

void paintMessage(QWidget& widget, QPalette::ColorRole ground) {
    QPainter painter(&widget);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(accentColour(), 2));
    painter.setBrush(widget.palette().color(ground));
    painter.drawRoundedRect(QRectF(widget.rect()).adjusted(1, 1, -1, -1), 8, 8);
}

void paintCard(QWidget& widget) {
    QPainter painter(&widget);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(borderColour(widget.palette()), 1));
    painter.setBrush(widget.palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(widget.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

namespace {

/// At least as wide as its content, with the bar that may come.
class VerticalScrollArea : public QScrollArea {
public:
    QSize minimumSizeHint() const override {
        const int content = widget() == nullptr ? 0 : widget()->minimumSizeHint().width();
        return {content + verticalScrollBar()->sizeHint().width(), QScrollArea::minimumSizeHint().height()};
    }
    QSize sizeHint() const override { return {minimumSizeHint().width(), QScrollArea::sizeHint().height()}; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }
};

} // namespace

void putIntoCorner(QWidget& button) {
    constexpr int gap = 6;
    const QWidget& around = *button.parentWidget();
    const QSize size = button.sizeHint();
    button.setGeometry(QStyle::visualRect(around.layoutDirection(), around.rect(),
                                          {QPoint(around.width() - size.width() - gap, gap), size}));
}

QScrollArea* verticalScrollArea(QWidget* content) {
    auto* scroll = new VerticalScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    scroll->viewport()->setAutoFillBackground(false);
    // Must come after setWidget(), which turns it on.
    content->setAutoFillBackground(false);
    return scroll;
}

} // namespace tilewright
