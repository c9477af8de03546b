#include "editor/window/pages/command_palette.h"

#include "editor/common/action.h"
#include "editor/window/main_menu.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPointer>
#include <QStandardItemModel>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace tilewright {

int matchScore(const QString& typed, const QString& name) {
    if (typed.isEmpty())
        return 1;
    if (const auto at = name.indexOf(typed, 0, Qt::CaseInsensitive); at >= 0)
        return name.size() == typed.size() ? 5 : at == 0 ? 4 : name.at(at - 1).isLetterOrNumber() ? 2 : 3;
    // All letters in order, at any places: "sva" finds "Save As".
    qsizetype from = 0;
    for (const QChar letter : typed) {
        from = name.indexOf(letter, from, Qt::CaseInsensitive);
        if (from < 0)
            return 0;
        ++from;
    }
    return 1;
}

CommandPalette::CommandPalette(const QList<QAction*>& actions, QWidget* parent)
    : QDialog(parent)
    , actions_(actions)
    , typed_(new QLineEdit)
    , list_(new QListView)
    , model_(new QStandardItemModel(0, 1, this)) {
    setWindowTitle(tr("Commands"));
    typed_->setPlaceholderText(tr("Type the name of a command"));
    typed_->setAccessibleName(tr("Name of a command"));
    typed_->setClearButtonEnabled(true);
    typed_->installEventFilter(this);
    list_->setModel(model_);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setUniformItemSizes(true);
    list_->setAccessibleName(tr("Commands"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(typed_);
    column->addWidget(list_);
    connect(typed_, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(list_, &QListView::activated, this, &CommandPalette::run);
    connect(list_, &QListView::clicked, this, &CommandPalette::run);
    resize(560, 420);
    filter({});
}

void CommandPalette::setModes(Mode here, std::function<void(QAction&)> run) {
    here_ = here;
    run_ = std::move(run);
    filter(typed_->text());
}

/// What a command of another mode could do is known only there.
bool CommandPalette::mayRun(const QAction& action) const {
    const std::optional<Mode> mode = modeOfAction(action);
    return action.isEnabled() || (here_ && mode && mode != here_);
}

void CommandPalette::filter(const QString& typed) {
    struct Found {
        int matchScore;
        QAction* action;
        QString text;
    };
    std::vector<Found> found;
    for (QAction* action : std::as_const(actions_)) {
        const QString name = plainName(*action);
        const QString whole =
            menuPath(*action).isEmpty() ? name : menuPath(*action) + QStringLiteral(" ▸ ") + name;
        const int best = std::max(2 * matchScore(typed.trimmed(), name), matchScore(typed.trimmed(), whole));
        if (best > 0)
            found.push_back({best * 2 + (mayRun(*action) ? 1 : 0), action, whole});
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Found& a, const Found& b) { return a.matchScore > b.matchScore; });
    model_->clear();
    // All rows are as high as the first, which may have no icon.
    const QSize row(0, std::max(list_->style()->pixelMetric(QStyle::PM_ListViewIconSize, nullptr, list_),
                                list_->fontMetrics().height()) +
                           2);
    for (const Found& one : found) {
        const QString keys = one.action->shortcut().toString(QKeySequence::NativeText);
        auto* item = new QStandardItem(one.action->icon(),
                                       keys.isEmpty() ? one.text : tr("%1    (%2)").arg(one.text, keys));
        item->setSizeHint(row);
        item->setEnabled(mayRun(*one.action));
        item->setToolTip(one.action->toolTip());
        item->setData(QVariant::fromValue(QPointer<QAction>(one.action)));
        model_->appendRow(item);
    }
    if (found.empty()) {
        auto* nothing = new QStandardItem(tr("No command matches this name"));
        nothing->setEnabled(false);
        model_->appendRow(nothing);
    }
    list_->setCurrentIndex(model_->index(0, 0));
}

QStringList CommandPalette::shown() const {
    QStringList names;
    for (int row = 0; row < model_->rowCount(); ++row)
        if (const auto action = model_->item(row)->data().value<QPointer<QAction>>())
            names << plainName(*action);
    return names;
}

void CommandPalette::run() {
    // A click may count as an activation too.
    if (!isVisible())
        return;
    const QStandardItem* item = model_->itemFromIndex(list_->currentIndex());
    if (item == nullptr || !item->isEnabled())
        return;
    const auto action = item->data().value<QPointer<QAction>>();
    accept();
    // After this dialog is closed and the focus is back.
    if (!action)
        return;
    const auto run = run_ ? run_ : [](QAction& command) { command.trigger(); };
    QMetaObject::invokeMethod(
        action.data(), [run, command = action.data()] { run(*command); }, Qt::QueuedConnection);
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const int rows = model_->rowCount();
        int row = list_->currentIndex().row();
        switch (key->key()) {
        case Qt::Key_Down:
            row = std::min(row + 1, rows - 1);
            break;
        case Qt::Key_Up:
            row = std::max(row - 1, 0);
            break;
        case Qt::Key_PageDown:
            row = std::min(row + 10, rows - 1);
            break;
        case Qt::Key_PageUp:
            row = std::max(row - 10, 0);
            break;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            run();
            return true;
        default:
            return QDialog::eventFilter(watched, event);
        }
        list_->setCurrentIndex(model_->index(row, 0));
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace tilewright
