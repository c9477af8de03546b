#include "editor/play/feedback/comment_dialog.h"

#include "editor/common/plain_text.h"
#include "editor/words/feedback_words.h"

#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tilewright {

namespace {
constexpr auto mostCharacters = static_cast<qsizetype>(game::maxFeedbackText);
/// Names are short; this keeps them readable in lists.
constexpr int mostInName = 60;
} // namespace

CommentDialog::CommentDialog(const QString& title, const QString& author, QWidget* parent)
    : QDialog(parent)
    , text_(new QPlainTextEdit(this))
    , by_(new QLineEdit(this))
    , count_(new PlainLabel(this)) {
    setObjectName(QStringLiteral("commentDialog"));
    setWindowTitle(title);
    text_->setAccessibleName(tr("Comment"));
    text_->setToolTip(tr("What should the designer know about this moment? (Ctrl+Enter for OK)"));
    text_->setTabChangesFocus(true);
    text_->installEventFilter(this);
    by_->setMaxLength(mostInName);
    by_->setAccessibleName(tr("Name"));
    by_->setToolTip(tr("Who wrote the comment; may be left empty"));
    if (!author.isEmpty())
        by_->setPlaceholderText(tr("%1, if empty").arg(author));
    auto* nameLabel = new PlainLabel(tr("&Name"), this);
    nameLabel->setBuddy(by_);
    auto* row = new QHBoxLayout;
    row->addWidget(nameLabel);
    row->addWidget(by_, 1);
    row->addWidget(count_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    keep_ = buttons->button(QDialogButtonBox::Ok);
    auto* column = new QVBoxLayout(this);
    column->addWidget(text_, 1);
    column->addLayout(row);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(text_, &QPlainTextEdit::textChanged, this, &CommentDialog::refresh);
    resize(460, 260);
    text_->setFocus();
    refresh();
}

void CommentDialog::setComment(const QString& by, const QString& text) {
    by_->setMaxLength(std::max(mostInName, static_cast<int>(by.size())));
    by_->setText(by);
    text_->setPlainText(text);
    text_->moveCursor(QTextCursor::End);
}

QString CommentDialog::by() const {
    return by_->text().trimmed();
}

QString CommentDialog::text() const {
    return text_->toPlainText().trimmed();
}

void CommentDialog::refresh() {
    const qsizetype length = charactersOf(text());
    const QLocale locale;
    count_->setText(tr("%1 of %2").arg(locale.toString(length), locale.toString(mostCharacters)));
    keep_->setEnabled(length > 0 && length <= mostCharacters);
    keep_->setToolTip(
        length > mostCharacters
            ? tr("The comment is too long: at most %1 characters.").arg(locale.toString(mostCharacters))
            : QString());
}

bool CommentDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == text_ && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (enter && key->modifiers().testFlag(Qt::ControlModifier) && keep_->isEnabled()) {
            accept();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace tilewright
