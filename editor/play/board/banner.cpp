#include "editor/play/board/banner.h"

#include "editor/common/accessibility.h"
#include "editor/common/icons.h"
#include "editor/common/issue_text.h"
#include "editor/common/margins.h"
#include "editor/common/panel.h"
#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/words/translated_text.h"

#include <QAction>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tilewright {

Banner::Banner(QWidget* over)
    : QFrame(over)
    , headline_(new PlainLabel(this))
    , details_(new PlainLabel(this))
    , button_(new QPushButton(this)) {
    setObjectName(QStringLiteral("banner"));
    // The board below it has a direction of its own.
    setLayoutDirection(QGuiApplication::layoutDirection());
    QFont large = headingFont(font());
    large.setPointSizeF(large.pointSizeF() * 1.25);
    headline_->setFont(large);
    headline_->setWordWrap(true);
    details_->setWordWrap(true);
    details_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    button_->setObjectName(QStringLiteral("bannerButton"));
    auto* close = new QToolButton(this);
    close->setIcon(lineIcon(QStringLiteral("close")));
    close->setAutoRaise(true);
    close->setToolTip(tr("Hide this message (Esc while it has the focus)"));
    close->setAccessibleName(tr("Hide this message"));
    close->setFocusPolicy(Qt::StrongFocus);

    auto* words = new QVBoxLayout;
    words->setSpacing(3);
    words->addWidget(headline_);
    words->addWidget(details_);
    auto* all = new QHBoxLayout(this);
    all->setContentsMargins(turnedMargins(18, 10, 8, 10));
    all->setSpacing(12);
    all->addLayout(words, 1);
    all->addWidget(button_);
    all->addWidget(close, 0, Qt::AlignTop);
    connect(button_, &QPushButton::clicked, this, [this] {
        if (action_ == nullptr)
            return emit newGameWanted();
        hide();
        action_->trigger();
    });
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    over->installEventFilter(this);
    // With large texts the message is higher than the least board.
    connect(this, &Banner::covers, over, [over, least = over->minimumHeight()](int pixels) {
        over->setMinimumHeight(pixels == 0 ? least : std::max(least, pixels + 12));
    });
    hide();
}

QString Banner::headline() const {
    return headline_->text();
}
QString Banner::details() const {
    return details_->text();
}

void Banner::announce(const QString& headline, const QString& details, const ButtonAction& buttonAction) {
    const bool isNew = isHidden() || headline != headline_->text() || details != details_->text();
    action_ = buttonAction.action;
    button_->setText(action_ == nullptr ? tr("New Game…") : buttonAction.label);
    button_->setToolTip(action_ == nullptr ? tr("Choose seats, map, options and seed of another game")
                                           : action_->toolTip());
    headline_->setText(headline);
    details_->setText(details);
    details_->setVisible(!details.isEmpty());
    setAccessibleName(headline);
    setAccessibleDescription(details);
    show();
    place();
    raise();
    if (isNew)
        speak(*this, details.isEmpty() ? headline : headline + u'\n' + details);
}

void Banner::announceIssues(const QString& headline, const Issues& issues) {
    QStringList lines;
    for (const Issue& issue : issues) {
        if (lines.size() == 4) {
            lines << tr("and %1 more").arg(issues.size() - 4);
            break;
        }
        const QString words = issueInWords(issue);
        lines << (issue.pointer.empty() ? words : tr("%1: %2").arg(toQString(issue.pointer), words));
    }
    setProperty("end", false);
    announce(headline, lines.join(QLatin1Char('\n')));
}

void Banner::place() {
    const int wide = std::max(620, 60 * fontMetrics().averageCharWidth());
    const int width = std::min(parentWidget()->width() - 24, wide);
    const int height = heightForWidth(width);
    setGeometry((parentWidget()->width() - width) / 2, 12, width, height);
    emit covers(geometry().bottom() + 1);
}

bool Banner::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && !isHidden())
        place();
    return QFrame::eventFilter(watched, event);
}

void Banner::hideEvent(QHideEvent* event) {
    QFrame::hideEvent(event);
    emit covers(0);
}

void Banner::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QFrame::keyPressEvent(event);
}

void Banner::paintEvent(QPaintEvent*) {
    paintMessage(*this);
}

} // namespace tilewright
