#include "editor/window/message_bar.h"

#include "editor/common/accessibility.h"
#include "editor/common/icons.h"
#include "editor/common/issue_text.h"
#include "editor/common/log.h"
#include "editor/common/margins.h"
#include "editor/common/plain_text.h"
#include "editor/common/theme.h"

#include <QHBoxLayout>
#include <QHideEvent>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

namespace tilewright {

namespace {
constexpr std::size_t mostShown = 4;
}

MessageBar::MessageBar(QWidget* parent) : QFrame(parent), icon_(new PlainLabel), text_(new PlainLabel) {
    auto* close = new QToolButton;
    close->setIcon(lineIcon(QStringLiteral("close")));
    close->setAutoRaise(true);
    close->setToolTip(tr("Dismiss this message"));
    close->setAccessibleName(close->toolTip());
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    text_->setWordWrap(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(turnedMargins(14, 6, 6, 6));
    row->setSpacing(10);
    row->addWidget(icon_, 0, Qt::AlignTop);
    row->addWidget(text_, 1);
    answers_ = new QHBoxLayout;
    answers_->setSpacing(6);
    row->addLayout(answers_);
    row->addWidget(close, 0, Qt::AlignTop);
    hide();
}

void MessageBar::addIssues(const QString& headline, const Issues& issues) {
    // A question already shown must still be answered.
    const Question asked = isHidden() ? Question() : asked_;
    forget();
    qCDebug(logWindow) << "errors:" << headline << issues.size();
    errors_ << headline;
    for (std::size_t i = 0; i < issues.size() && i < mostShown; ++i)
        errors_ << issueWithPlace(issues[i]);
    if (issues.size() > mostShown)
        errors_ << tr("and %n more", nullptr, static_cast<int>(issues.size() - mostShown));
    tell(isHidden() ? QString() : note_, asked);
}

void MessageBar::showNote(const QString& text, const QList<Answer>& answers, const QObject* about) {
    forget();
    qCDebug(logWindow) << "note:" << text;
    const bool asked = !isHidden() && !asked_.answers.isEmpty();
    if (asked && answers.isEmpty())
        tell(asked_.text + u'\n' + text, asked_);
    else if (asked && text != asked_.text)
        waiting_.append({text, answers, about});
    else
        tell(text, {text, answers, about});
}

/// No event tells that the bar hides while the window was not shown yet.
void MessageBar::forget() {
    if (isHidden())
        errors_.clear();
}

void MessageBar::putAway(const QObject* about) {
    waiting_.removeIf([about](const Question& q) { return about != nullptr && q.about == about; });
    errors_.clear();
    if (asked_.answers.isEmpty() || (about != nullptr && asked_.about == about))
        hide();
    else if (!isHidden())
        show(asked_.text, asked_);
}

void MessageBar::hideEvent(QHideEvent* event) {
    QFrame::hideEvent(event);
    if (event->spontaneous() || !isHidden())
        return;
    errors_.clear();
    if (waiting_.isEmpty())
        return;
    // After this one is closed.
    QMetaObject::invokeMethod(
        this, [this, next = waiting_.takeFirst()] { showNote(next.text, next.answers, next.about); },
        Qt::QueuedConnection);
}

QString MessageBar::text() const {
    return isHidden() ? QString() : text_->text();
}

void MessageBar::show(const QString& note, const Question& question) {
    note_ = note;
    asked_ = question;
    const bool error = !errors_.isEmpty();
    const QString text = (note.isEmpty() ? errors_ : errors_ + QStringList{note}).join(u'\n');
    while (const QLayoutItem* old = answers_->takeAt(0)) {
        old->widget()->deleteLater();
        delete old;
    }
    for (const Answer& answer : asked_.answers) {
        auto* button = new QPushButton(answer.text, this);
        button->setObjectName(answer.objectName);
        // Queued, because it may show another message and so delete the button.
        connect(button, &QPushButton::clicked, this, answer.act, Qt::QueuedConnection);
        answers_->addWidget(button, 0, Qt::AlignTop);
    }
    icon_->setPixmap(lineIcon(error ? QStringLiteral("error") : QStringLiteral("info"),
                              error ? errorColour() : palette().color(QPalette::WindowText))
                         .pixmap(QSize(20, 20), devicePixelRatioF()));
    icon_->setAccessibleName(error ? tr("Error") : tr("Note"));
    text_->setText(text);
    setAccessibleName(text);
    setVisible(true);
    update();
}

void MessageBar::tell(const QString& note, const Question& question) {
    show(note, question);
    speak(*this, tr("%1: %2").arg(icon_->accessibleName(), text()));
}

void MessageBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    QColor wash = !errors_.isEmpty() ? errorColour() : accentColour();
    wash.setAlpha(34);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.fillRect(rect(), wash);
    painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), {0, 0, 3, height()}),
                     !errors_.isEmpty() ? errorColour() : accentColour());
    painter.fillRect(0, height() - 1, width(), 1, borderColour(palette()));
}

} // namespace tilewright
