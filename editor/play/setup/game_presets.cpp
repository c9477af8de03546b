#include "editor/play/setup/game_presets.h"

#include "editor/common/icons.h"
#include "editor/common/stored_settings.h"
#include "editor/words/translated_text.h"

#include "engine/model/io/file_formats.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSettings>
#include <QSignalBlocker>
#include <QToolButton>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace tilewright {

namespace {

std::optional<GameSetup> fromText(const std::string& text) {
    const auto document = parseJson(text);
    if (!document || !document.value->is_object())
        return std::nullopt;
    GameSetup setup;
    if (const auto map = readMap(document.value->value("map", Json()).dump()))
        setup.map = *map.value;
    if (const Json options = document.value->value("options", Json()); options.is_object())
        setup.options = options;
    const auto word = [](const Json& seat, const char* field) {
        const Json value = seat.is_object() ? seat.value(field, Json()) : Json();
        return value.is_string() ? toQString(value.get<std::string>()) : QString();
    };
    for (const Json& seat : document.value->value("seats", Json::array()))
        setup.seats.push_back({word(seat, "name"), word(seat, "kind")});
    const bool good = !setup.seats.empty() && std::ranges::none_of(setup.seats, [](const SeatSetup& seat) {
        return seat.kind.isEmpty();
    });
    return good ? std::optional(setup) : std::nullopt;
}

} // namespace

GamePresets::GamePresets(const std::string& ruleset)
    : group_(QStringLiteral("presets/") + toQString(ruleset)) {}

QString GamePresets::key(const QString& name) const {
    // A slash in a name would make it a group.
    return group_ + u'/' + QString::fromLatin1(QUrl::toPercentEncoding(name));
}

QStringList GamePresets::names() const {
    QSettings settings;
    settings.beginGroup(group_);
    QStringList names;
    for (const QString& encoded : settings.childKeys())
        names << QUrl::fromPercentEncoding(encoded.toLatin1());
    std::ranges::sort(names, [](const QString& a, const QString& b) { return a.localeAwareCompare(b) < 0; });
    return names;
}

std::optional<GameSetup> GamePresets::load(const QString& name) const {
    const QVariant kept = QSettings().value(key(name));
    std::optional<GameSetup> setup = fromText(kept.toString().toStdString());
    if (kept.isValid() && !setup)
        ignoreSetting(key(name));
    return setup;
}

void GamePresets::save(const QString& name, const GameSetup& setup) {
    Json seats = Json::array();
    for (const SeatSetup& seat : setup.seats)
        seats.push_back({{"name", seat.name.toStdString()}, {"kind", seat.kind.toStdString()}});
    const Json document{{"seats", seats}, {"options", setup.options}, {"map", toJson(setup.map)}};
    QSettings().setValue(key(name), toQString(document.dump()));
}

void GamePresets::remove(const QString& name) {
    QSettings().remove(key(name));
}

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
    // It asks in full, before there are names.
    name_->setMinimumContentsLength(static_cast<int>(name_->lineEdit()->placeholderText().size()));
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
