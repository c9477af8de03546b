#include "editor/play/feedback/feedback_panel.h"

#include "editor/common/plain_paragraphs.h"
#include "editor/common/plain_text.h"
#include "editor/play/session/game_session.h"
#include "editor/words/game_words.h"
#include "editor/words/translated_text.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace tilewright {

namespace {

constexpr int mostComments = 3;
constexpr int mostLines = 6;
constexpr auto mostCharacters = static_cast<qsizetype>(game::maxFeedbackText);
/// Names are short; this keeps them readable in lists.
constexpr int mostInName = 60;

} // namespace

FeedbackPanel::FeedbackPanel(const GameSession& session, QWidget* parent)
    : Panel(tr("Feedback"), parent)
    , session_(session)
    , list_(new QListWidget(this))
    , words_(new PlainParagraphs(tr("Full feedback"), this))
    , buttons_(new QHBoxLayout) {
    setObjectName(QStringLiteral("feedback"));
    list_->setObjectName(QStringLiteral("comments"));
    list_->setAccessibleName(tr("Comments on the game"));
    list_->setFrameShape(QFrame::NoFrame);
    list_->setStyleSheet(QStringLiteral("QListView::item { padding: 1px 3px; }"));
    list_->setUniformItemSizes(true);
    list_->setTextElideMode(Qt::ElideRight);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->installEventFilter(this);
    words_->setObjectName(QStringLiteral("feedbackWords"));
    words_->setToolTip(tr("The comment on this moment, then the rating and answers"));
    words_->document()->setDocumentMargin(0);
    words_->setMaxLines(mostLines);
    buttons_->setSpacing(2);
    body()->addWidget(list_);
    body()->addWidget(words_);
    body()->addLayout(buttons_);
    connect(list_, &QListWidget::currentRowChanged, this, &FeedbackPanel::followList);
    connect(list_, &QListWidget::itemDoubleClicked, this, &FeedbackPanel::changeWanted);
    hide();
}

void FeedbackPanel::reset() {
    const bool any = session_.hasGame() && !session_.feedback().empty();
    {
        const QSignalBlocker quiet(list_);
        list_->clear();
        if (any)
            for (const game::Comment& comment : session_.feedback().comments) {
                const QString by = authorOf(session_.feedback(), comment);
                const QString text = oneLine(comment.text);
                auto* item = new QListWidgetItem(
                    by.isEmpty() ? tr("Move %1: %2").arg(QString::number(comment.after), text)
                                 : tr("Move %1, %2: %3").arg(QString::number(comment.after), by, text),
                    list_);
                item->setToolTip(wrapLines(tr("%1\nEnter changes it, Del removes it.").arg(item->text())));
            }
    }
    list_->setVisible(list_->count() > 0);
    if (list_->count() > 0)
        list_->setFixedHeight(std::min(list_->count(), mostComments) * list_->sizeHintForRow(0));
    setNote(any ? starsOf(session_.feedback().rating) : QString());
    setVisible(any);
    refresh();
}

void FeedbackPanel::refresh() {
    if (!session_.hasGame())
        return;
    const std::vector<game::Comment>& comments = session_.feedback().comments;
    const auto isHere = [this](const game::Comment& comment) {
        return session_.momentOf(comment) == session_.moveNumber();
    };
    int row = list_->currentRow();
    if (row < 0 || row >= static_cast<int>(comments.size()) ||
        !isHere(comments[static_cast<std::size_t>(row)])) {
        const auto first = std::ranges::find_if(comments, isHere);
        row = first == comments.end() ? -1 : static_cast<int>(first - comments.begin());
    }
    choose(row);
}

int FeedbackPanel::chosen() const {
    return list_->currentRow();
}

void FeedbackPanel::choose(int comment) {
    {
        const QSignalBlocker quiet(list_);
        list_->setCurrentRow(comment);
        if (comment < 0)
            list_->clearSelection();
    }
    if (QListWidgetItem* item = list_->currentItem())
        list_->scrollToItem(item);
    showWords();
    emit chosenChanged();
}

void FeedbackPanel::followList(int row) {
    if (row < 0 || !session_.hasGame())
        return;
    emit momentChosen(session_.momentOf(session_.feedback().comments[static_cast<std::size_t>(row)]));
    choose(row);
}

void FeedbackPanel::showWords() {
    using Look = PlainParagraphs::Look;
    const game::Feedback& feedback = session_.feedback();
    QList<PlainParagraphs::Paragraph> words;
    if (const int number = chosen(); number >= 0) {
        const game::Comment& comment = feedback.comments[static_cast<std::size_t>(number)];
        const QString by = authorOf(feedback, comment);
        const QString moment = QString::number(session_.momentOf(comment));
        words.append(
            {by.isEmpty() ? tr("After move %1:").arg(moment) : tr("After move %1, %2:").arg(moment, by),
             Look::Quiet});
        words.append({wholeText(comment.text)});
    }
    QStringList about;
    for (const QString& part : {oneLine(feedback.by, 60), timeInWords(feedback.at)})
        if (!part.isEmpty())
            about << part;
    if (feedback.rating != 0)
        about << tr("Rating: %1").arg(ratingInWords(feedback.rating));
    if (!about.isEmpty())
        words.append({about.join(QStringLiteral(" · ")), Look::Quiet});
    for (const game::Answer& answer : feedback.answers) {
        words.append({wholeText(answer.question), Look::Heading});
        words.append({answer.answer.empty() ? tr("(no answer)") : wholeText(answer.answer)});
    }
    words_->setParagraphs(words);
    words_->setVisible(!words.isEmpty());
}

bool FeedbackPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == list_ && event->type() == QEvent::KeyPress && chosen() >= 0)
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Delete:
            emit removeWanted();
            return true;
        case Qt::Key_F2:
        case Qt::Key_Return:
        case Qt::Key_Enter:
            emit changeWanted();
            return true;
        default:
            break;
        }
    return Panel::eventFilter(watched, event);
}

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
    const qsizetype length = characterCount(text());
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
