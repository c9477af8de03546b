#include "editor/theme/panel.h"

#include "editor/theme/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace tilewright {

Panel::Panel(const QString& title, QWidget* parent)
    : QFrame(parent), title_(new QLabel(title, this)), note_(new QLabel(this)), body_(new QVBoxLayout) {
    title_->setFont(headingFont(font()));
    title_->setVisible(!title.isEmpty());
    note_->hide();
    auto* heading = new QHBoxLayout;
    heading->setSpacing(8);
    heading->addWidget(title_);
    heading->addWidget(note_);
    heading->addStretch();
    body_->setContentsMargins(0, 0, 0, 0);
    body_->setSpacing(6);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(12, 10, 12, 12);
    whole->setSpacing(8);
    whole->addLayout(heading);
    whole->addLayout(body_, 1);
    updateNoteColour();
}

void Panel::setTitle(const QString& title) {
    title_->setText(title);
    title_->setVisible(!title.isEmpty());
}

void Panel::setNote(const QString& note) {
    note_->setText(note);
    note_->setVisible(!note.isEmpty());
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
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(borderColour(palette()), 1));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

} // namespace tilewright
