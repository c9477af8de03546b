#include "editor/exchange/question_list.h"

#include "editor/common/icons.h"
#include "editor/common/plain_text.h"
#include "editor/common/stored_settings.h"
#include "editor/common/theme.h"
#include "editor/output/formats/web/web_page.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QSettings>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace tilewright {

namespace {

constexpr int maxRows = static_cast<int>(exchange::maxQuestions);

/// Takes no more characters than a page does.
class QuestionDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override {
        QWidget* editor = QStyledItemDelegate::createEditor(parent, option, index);
        if (auto* line = qobject_cast<QLineEdit*>(editor)) {
            line->setMaxLength(static_cast<int>(exchange::maxQuestionLength));
            line->setPlaceholderText(QuestionList::tr("Did the game take too long?"));
            line->setAccessibleName(QuestionList::tr("Question"));
        }
        return editor;
    }
};

QString questionsKey(const QString& set) {
    return QStringLiteral("exchange/questions/") + QString::fromLatin1(QUrl::toPercentEncoding(set));
}

} // namespace

QuestionList::QuestionList(QWidget* parent) : QWidget(parent), list_(new QListWidget(this)) {
    layOut();
    auto* delegate = new QuestionDelegate(list_);
    list_->setItemDelegate(delegate);
    list_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    list_->installEventFilter(this);
    connect(delegate, &QAbstractItemDelegate::closeEditor, this, &QuestionList::dropEmpty,
            Qt::QueuedConnection);
    connect(list_, &QListWidget::currentRowChanged, this, &QuestionList::refresh);
    connect(list_, &QListWidget::itemChanged, this, &QuestionList::changed);
    refresh();
}

QToolButton* QuestionList::addButton(const char* icon, const char* name, const QString& toolTip) {
    auto* button = new QToolButton(this);
    button->setIcon(lineIcon(QLatin1String(icon)));
    button->setAutoRaise(true);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(toolTip);
    button->setAccessibleName(toolTip);
    return button;
}

void QuestionList::layOut() {
    list_->setObjectName(QStringLiteral("questions"));
    list_->setAccessibleName(tr("Questions"));
    list_->setToolTip(tr("F2 or double-click to edit a question"));
    list_->setTextElideMode(Qt::ElideRight);
    list_->setSpacing(2);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    add_ = addButton("add", "addQuestion", tr("Add a question (Ins)"));
    up_ = addButton("move-up", "moveQuestionUp", tr("Move the question up (Alt+Up)"));
    down_ = addButton("move-down", "moveQuestionDown", tr("Move the question down (Alt+Down)"));
    remove_ = addButton("delete", "removeQuestion", tr("Remove the question (Del)"));
    connect(add_, &QToolButton::clicked, this, &QuestionList::add);
    connect(up_, &QToolButton::clicked, this, [this] { move(-1); });
    connect(down_, &QToolButton::clicked, this, [this] { move(1); });
    connect(remove_, &QToolButton::clicked, this, &QuestionList::remove);
    auto* buttons = new QVBoxLayout;
    for (QToolButton* button : {add_, up_, down_, remove_})
        buttons->addWidget(button);
    buttons->addStretch();
    auto* hint = new PlainLabel(
        tr("Up to %1 questions, which players answer at the end of the game.").arg(maxRows), this);
    hint->setFont(smallFont(hint->font()));
    hint->setWordWrap(true);
    auto* column = new QVBoxLayout;
    column->addWidget(list_, 1);
    column->addWidget(hint);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addLayout(column, 1);
    row->addLayout(buttons);
    setFocusProxy(list_);
}

void QuestionList::append(const QString& question) {
    auto* item = new QListWidgetItem(question, list_);
    item->setFlags(item->flags() | Qt::ItemIsEditable);
}

void QuestionList::setQuestions(const QStringList& questions) {
    list_->clear();
    for (const QString& question : questions)
        append(question);
    list_->setCurrentRow(questions.isEmpty() ? -1 : 0);
    refresh();
}

QStringList QuestionList::questions() const {
    QStringList all;
    for (int row = 0; row < list_->count(); ++row)
        if (const QString question = list_->item(row)->text().trimmed(); !question.isEmpty())
            all << question;
    return all;
}

void QuestionList::add() {
    if (list_->count() >= maxRows)
        return;
    append({});
    list_->setCurrentRow(list_->count() - 1);
    list_->setFocus();
    list_->editItem(list_->currentItem());
}

void QuestionList::move(int by) {
    const int row = list_->currentRow();
    if (row < 0 || row + by < 0 || row + by >= list_->count())
        return;
    QListWidgetItem* item = list_->takeItem(row);
    list_->insertItem(row + by, item);
    list_->setCurrentRow(row + by);
    emit changed();
}

void QuestionList::remove() {
    const int row = list_->currentRow();
    if (row < 0)
        return;
    delete list_->takeItem(row);
    list_->setCurrentRow(std::min(row, list_->count() - 1));
    refresh();
    emit changed();
}

/// A question that was begun and left empty is none.
void QuestionList::dropEmpty() {
    for (int row = list_->count() - 1; row >= 0; --row)
        if (list_->item(row)->text().trimmed().isEmpty() && !list_->isPersistentEditorOpen(list_->item(row)))
            delete list_->takeItem(row);
    refresh();
    emit changed();
}

void QuestionList::refresh() {
    const int row = list_->currentRow();
    add_->setEnabled(list_->count() < maxRows);
    up_->setEnabled(row > 0);
    down_->setEnabled(row >= 0 && row + 1 < list_->count());
    remove_->setEnabled(row >= 0);
}

bool QuestionList::eventFilter(QObject* watched, QEvent* event) {
    if (watched != list_ || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto& pressed = static_cast<const QKeyEvent&>(*event);
    const bool alt = pressed.modifiers() == Qt::AltModifier;
    switch (pressed.key()) {
    case Qt::Key_Insert:
        add();
        return true;
    case Qt::Key_Delete:
        remove();
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (alt)
            move(pressed.key() == Qt::Key_Up ? -1 : 1);
        return alt;
    default:
        return QWidget::eventFilter(watched, event);
    }
}

QStringList storedQuestions(const QString& set) {
    const QString key = questionsKey(set);
    QStringList questions = readListSetting(key, static_cast<qsizetype>(exchange::maxQuestions));
    const bool good = std::ranges::all_of(questions, [](const QString& question) {
        return !question.trimmed().isEmpty() &&
               question.size() <= static_cast<qsizetype>(exchange::maxQuestionLength);
    });
    if (good)
        return questions;
    ignoreSetting(key);
    return {};
}

void storeQuestions(const QString& set, const QStringList& questions) {
    QSettings settings;
    if (questions.isEmpty())
        settings.remove(questionsKey(set));
    else
        settings.setValue(questionsKey(set), questions);
}

} // namespace tilewright
