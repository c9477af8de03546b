#include "editor/play/setup/preset_row.h"

#include "editor/common/line_icon.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

#include <utility>

namespace tilewright {

PresetRow::PresetRow(const std::string& ruleset, std::function<GameSetup()> current, QWidget* parent)
    : QWidget(parent)
    , presets_(ruleset)
    , current_(std::move(current))
    , name_(new QComboBox(this))
    , keep_(new QToolButton(this))
    , remove_(new QToolButton(this)) {
    name_->setObjectName(QStringLiteral("preset"));
    name_->setEditable(true);
    name_->setInsertPolicy(QComboBox::NoInsert);
    name_->setAccessibleName(tr("Preset"));
    name_->setToolTip(tr("Choose a preset of seats, map and options, or type a name to save those below"));
    name_->lineEdit()->setPlaceholderText(tr("choose or type a name"));
    name_->lineEdit()->setMaxLength(60);
    const auto make = [this](QToolButton& button, const char* object, const char* icon, const QString& tip) {
        button.setObjectName(QLatin1String(object));
        button.setIcon(lineIcon(QLatin1String(icon)));
        button.setToolTip(tip);
        button.setAccessibleName(tip);
        button.setFocusPolicy(Qt::StrongFocus);
        button.installEventFilter(this);
    };
    make(*keep_, "keepPreset", "save", tr("Save seats, map and options under this name"));
    make(*remove_, "removePreset", "delete", tr("Delete the preset with this name"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(name_, 1);
    row->addWidget(keep_);
    row->addWidget(remove_);
    setFocusProxy(name_);
    connect(name_, &QComboBox::textActivated, this, &PresetRow::choose);
    connect(name_, &QComboBox::editTextChanged, this, &PresetRow::refresh);
    connect(keep_, &QToolButton::clicked, this, &PresetRow::keep);
    connect(remove_, &QToolButton::clicked, this, &PresetRow::remove);
    fill({});
}

bool PresetRow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        auto* button = qobject_cast<QToolButton*>(watched);
        // The dialog would use it for its default button.
        if (button && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
            button->click();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void PresetRow::fill(const QString& shown) {
    {
        const QSignalBlocker quiet(name_);
        name_->clear();
        name_->addItems(presets_.names());
        name_->setCurrentIndex(name_->findText(shown, Qt::MatchExactly | Qt::MatchCaseSensitive));
        name_->setEditText(shown);
    }
    refresh();
}

void PresetRow::refresh() {
    const QString name = name_->currentText().trimmed();
    keep_->setEnabled(!name.isEmpty());
    remove_->setEnabled(presets_.names().contains(name));
}

void PresetRow::choose(const QString& name) {
    if (const auto setup = presets_.load(name.trimmed()))
        emit chosen(*setup);
    else
        fill({});
}

void PresetRow::keep() {
    const QString name = name_->currentText().trimmed();
    presets_.save(name, current_());
    fill(name);
}

void PresetRow::remove() {
    presets_.remove(name_->currentText().trimmed());
    fill({});
}

} // namespace tilewright
