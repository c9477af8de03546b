#include "editor/window/preferences/shortcuts.h"

#include "editor/common/action.h"
#include "editor/common/plain_text.h"
#include "editor/common/stored_settings.h"
#include "editor/common/theme.h"
#include "editor/window/main_menu.h"
#include "editor/window/pages/command_palette.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalBlocker>
#include <QTreeWidget>

#include <optional>

namespace tilewright {

namespace {

QString keyOf(const QAction& action) {
    return QStringLiteral("shortcuts/") + action.objectName();
}

/// "map" of "map/turn"; empty for actions of all modes.
QString modeOf(const QAction& action) {
    const QString name = action.objectName();
    return name.contains(u'/') ? name.section(u'/', 0, 0) : QString();
}

/// As written by set(): empty keys if an action has lost its own. Nothing for invalid values.
std::optional<QKeySequence> keptKeys(const QString& key) {
    const QString text = QSettings().value(key).toString();
    const QKeySequence keys(text, QKeySequence::PortableText);
    bool good = text.isEmpty() || !keys.isEmpty();
    for (int i = 0; i < keys.count(); ++i)
        good = good && keys[static_cast<uint>(i)].key() != Qt::Key_unknown;
    return good ? std::optional(keys) : std::nullopt;
}

} // namespace

Shortcuts::Shortcuts(const QList<QAction*>& actions, QObject* parent) : QObject(parent), actions_(actions) {
    const QSettings settings;
    for (QAction* action : actions_) {
        defaults_.insert(action, action->shortcuts());
        // Some menus are filled anew each time they open.
        connect(action, &QObject::destroyed, this, [this, action] {
            actions_.removeAll(action);
            defaults_.remove(action);
        });
        if (!settings.contains(keyOf(*action)))
            continue;
        if (const auto keys = keptKeys(keyOf(*action)))
            action->setShortcut(*keys);
        else
            ignoreSetting(keyOf(*action));
    }
}

QKeySequence Shortcuts::defaultOf(const QAction& action) const {
    return defaults_.value(&action).value(0);
}

bool Shortcuts::isDefault(const QAction& action) const {
    return action.shortcuts() == defaults_.value(&action);
}

QList<QAction*> Shortcuts::conflicts(const QAction& action) const {
    QList<QAction*> others;
    if (action.shortcut().isEmpty())
        return others;
    for (QAction* other : actions_) {
        // Keys of one mode don't conflict with those of another.
        const QString here = modeOf(action);
        const QString there = modeOf(*other);
        const QString ownFamily = action.property(familyProperty).toString();
        const QString otherFamily = other->property(familyProperty).toString();
        // Nor do those of different families.
        const bool apart = (!here.isEmpty() && !there.isEmpty() && here != there) ||
                           (!ownFamily.isEmpty() && !otherFamily.isEmpty() && ownFamily != otherFamily);
        if (other != &action && !apart && other->shortcuts().contains(action.shortcut()))
            others << other;
    }
    return others;
}

void Shortcuts::set(QAction& action, const QKeySequence& keys) {
    QSettings settings;
    if (keys == defaultOf(action)) {
        action.setShortcuts(defaults_.value(&action));
        settings.remove(keyOf(action));
        return;
    }
    action.setShortcut(keys);
    settings.setValue(keyOf(action), keys.toString(QKeySequence::PortableText));
}

void Shortcuts::resetAll() {
    for (QAction* action : actions_) {
        action->setShortcuts(defaults_.value(action));
        QSettings().remove(keyOf(*action));
    }
}

QList<QKeySequence> Shortcuts::keys() const {
    QList<QKeySequence> keys;
    for (const QAction* action : actions_)
        keys << action->shortcut();
    return keys;
}

void Shortcuts::setKeys(const QList<QKeySequence>& keys) {
    for (qsizetype i = 0; i < actions_.size(); ++i)
        if (actions_[i]->shortcut() != keys[i])
            set(*actions_[i], keys[i]);
}

ShortcutEditor::ShortcutEditor(Shortcuts& shortcuts, QWidget* parent)
    : QWidget(parent)
    , shortcuts_(shortcuts)
    , filter_(new QLineEdit)
    , list_(new QTreeWidget)
    , keys_(new QKeySequenceEdit)
    , none_(new QPushButton(tr("&None")))
    , reset_(new QPushButton(tr("&Default")))
    , conflict_(new PlainLabel) {
    filter_->setPlaceholderText(tr("Filter by name or key"));
    filter_->setAccessibleName(filter_->placeholderText());
    filter_->setClearButtonEnabled(true);
    list_->setHeaderLabels({tr("Command"), tr("Key"), tr("Same key as")});
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setAccessibleName(tr("Commands and their keys"));
    list_->header()->setStretchLastSection(false);
    list_->setMinimumWidth(56 * fontMetrics().averageCharWidth());
    list_->setTextElideMode(Qt::ElideMiddle);
    list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    list_->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    conflict_->setWordWrap(true);
    keys_->setAccessibleName(tr("Key of the chosen command"));
    none_->setToolTip(tr("Remove the key of the chosen command"));
    reset_->setToolTip(tr("Reset the chosen command to its default key"));
    auto* all = new QPushButton(tr("Reset All to De&faults"));
    all->setToolTip(tr("Resets all keys to their defaults"));
    auto* row = new QHBoxLayout;
    auto* label = new PlainLabel(tr("&Key"));
    label->setBuddy(keys_);
    row->addWidget(label);
    row->addWidget(keys_, 1);
    row->addWidget(none_);
    row->addWidget(reset_);
    row->addWidget(all);
    auto* column = new QVBoxLayout(this);
    column->addWidget(filter_);
    column->addWidget(list_, 1);
    column->addLayout(row);
    column->addWidget(conflict_);
    connect(filter_, &QLineEdit::textChanged, this, &ShortcutEditor::fill);
    connect(list_, &QTreeWidget::currentItemChanged, this, &ShortcutEditor::showChosen);
    connect(keys_, &QKeySequenceEdit::editingFinished, this, [this] { change(keys_->keySequence()); });
    connect(none_, &QPushButton::clicked, this, [this] { change({}); });
    connect(reset_, &QPushButton::clicked, this, [this] {
        if (QAction* action = chosen())
            change(shortcuts_.defaultOf(*action));
    });
    connect(all, &QPushButton::clicked, this, [this] {
        shortcuts_.resetAll();
        refresh();
    });
    setFocusProxy(filter_);
    fill();
}

void ShortcutEditor::fill() {
    list_->clear();
    for (QAction* action : shortcuts_.actions()) {
        const QString path = menuPath(*action);
        const QString name =
            path.isEmpty() ? plainName(*action) : path + QStringLiteral(" ▸ ") + plainName(*action);
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        const QString typed = filter_->text().trimmed();
        if (matchScore(typed, name) == 0 && !keys.contains(typed, Qt::CaseInsensitive))
            continue;
        auto* item = new QTreeWidgetItem(list_, {name});
        item->setIcon(0, action->icon());
        item->setData(0, Qt::UserRole, QVariant::fromValue(action));
    }
    list_->setCurrentItem(list_->topLevelItem(0));
    refresh();
}

void ShortcutEditor::refresh() {
    for (int i = 0; i < list_->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = list_->topLevelItem(i);
        auto* action = item->data(0, Qt::UserRole).value<QAction*>();
        item->setText(1, action->shortcut().toString(QKeySequence::NativeText));
        QFont font = list_->font();
        font.setBold(!shortcuts_.isDefault(*action));
        item->setFont(1, font);
        QStringList others;
        for (const QAction* other : shortcuts_.conflicts(*action))
            others << plainName(*other);
        item->setText(2, others.join(QStringLiteral(", ")));
        item->setForeground(2, errorColour());
    }
    showChosen();
}

QAction* ShortcutEditor::chosen() const {
    const QTreeWidgetItem* item = list_->currentItem();
    return item == nullptr ? nullptr : item->data(0, Qt::UserRole).value<QAction*>();
}

void ShortcutEditor::showChosen() {
    const QAction* action = chosen();
    const QSignalBlocker quiet(keys_);
    for (QWidget* widget : std::initializer_list<QWidget*>{keys_, none_, reset_})
        widget->setEnabled(action != nullptr);
    keys_->setKeySequence(action == nullptr ? QKeySequence() : action->shortcut());
    QStringList others;
    if (action != nullptr)
        for (const QAction* other : shortcuts_.conflicts(*action))
            others << plainName(*other);
    conflict_->setText(others.isEmpty()
                           ? QString()
                           : tr("%1 uses this key too, so neither works. Give one of them another key.")
                                 .arg(others.join(QStringLiteral(", "))));
    conflict_->setVisible(!others.isEmpty());
}

void ShortcutEditor::change(const QKeySequence& keys) {
    QAction* action = chosen();
    if (action == nullptr)
        return;
    // One key stroke instead of a sequence of four.
    shortcuts_.set(*action, keys.isEmpty() ? keys : QKeySequence(keys[0]));
    refresh();
}

} // namespace tilewright
