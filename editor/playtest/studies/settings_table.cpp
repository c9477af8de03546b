#include "editor/playtest/studies/settings_table.h"

#include "editor/common/file_dialogs.h"
#include "editor/common/icons.h"
#include "editor/playtest/studies/setting_words.h"
#include "editor/playtest/tables/figure_chooser.h"
#include "editor/playtest/tables/table_setup.h"
#include "editor/words/translated_text.h"
#include "engine/games/kit.h"
#include "engine/model/io/bundled.h"
#include "engine/playtest/studies/study.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace tilewright {

namespace {

constexpr int settingColumn = 0;
constexpr int valuesColumn = 1;
constexpr int fewestRows = 7;

QToolButton* smallButton(const char* icon, const QString& name, const QString& tip) {
    auto* button = new QToolButton;
    button->setIcon(lineIcon(QLatin1String(icon)));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setToolTip(tip);
    button->setAccessibleName(name);
    return button;
}

} // namespace

SettingsTable::SettingsTable(QWidget* parent)
    : QWidget(parent)
    , rules_(rulesets().front())
    , table_(new QTableWidget(0, 2))
    , add_(new QPushButton(tr("&Add Setting…")))
    , remove_(
          smallButton("delete", tr("Remove setting"), tr("Remove the setting; it takes its default value")))
    , up_(smallButton("move-up", tr("Move up"), tr("Move up: the first varied setting changes slowest")))
    , down_(
          smallButton("move-down", tr("Move down"), tr("Move down: the last varied setting changes fastest")))
    , files_(
          smallButton("open", tr("Add a file"), tr("Add an open, a bundled or another file to the values")))
    , fileMenu_(new QMenu(this)) {
    table_->setObjectName(QStringLiteral("studySettings"));
    table_->setAccessibleName(tr("Settings of the study"));
    table_->setToolTip(
        tr("A single value is fixed; several values, separated by semicolons, are varied: 150; 175"));
    table_->setHorizontalHeaderLabels({tr("Setting"), tr("Values")});
    table_->horizontalHeader()->setStretchLastSection(true);
    setUpEditableTable(*table_, fewestRows + 2);
    add_->setObjectName(QStringLiteral("addSetting"));
    add_->setToolTip(tr("Add another setting to fix or vary"));
    files_->setPopupMode(QToolButton::InstantPopup);
    files_->setMenu(fileMenu_);
    connect(fileMenu_, &QMenu::aboutToShow, this, &SettingsTable::fillFiles);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(add_);
    buttons->addStretch(1);
    for (QToolButton* button : {files_, up_, down_, remove_})
        buttons->addWidget(button);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(table_);
    column->addLayout(buttons);
    connect(add_, &QPushButton::clicked, this, &SettingsTable::askForSetting);
    connect(remove_, &QToolButton::clicked, this, &SettingsTable::remove);
    connect(up_, &QToolButton::clicked, this, [this] { move(-1); });
    connect(down_, &QToolButton::clicked, this, [this] { move(1); });
    connect(table_, &QTableWidget::currentCellChanged, this, &SettingsTable::refresh);
    connect(table_, &QTableWidget::cellChanged, this, [this](int row) {
        nameField(row);
        emit changed();
    });
    setFocusProxy(table_);
    refresh();
}

void SettingsTable::setRules(const game::Ruleset& rules) {
    rules_ = &rules;
    for (int row = 0; row < table_->rowCount(); ++row) {
        table_->item(row, settingColumn)->setText(settingInWords(settingAt(row), rules));
        table_->item(row, settingColumn)->setToolTip(settingHelp(settingAt(row), rules));
        nameField(row);
    }
}

std::string SettingsTable::settingAt(int row) const {
    return table_->item(row, settingColumn)->data(Qt::UserRole).toString().toStdString();
}

QString SettingsTable::valuesAt(int row) const {
    return table_->item(row, valuesColumn)->text();
}

void SettingsTable::add(const std::string& setting, const Json& values) {
    // Nobody asks for a row before it is whole.
    const QSignalBlocker blocker(table_);
    const int row = table_->rowCount();
    // Nobody may ask for a row of which only one cell is there.
    QSignalBlocker quiet(table_);
    table_->insertRow(row);
    auto* name = new QTableWidgetItem(settingInWords(setting, *rules_));
    name->setData(Qt::UserRole, toQString(setting));
    name->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    auto* field = new QTableWidgetItem(valuesInField(values));
    for (QTableWidgetItem* item : {name, field})
        item->setToolTip(settingHelp(setting, *rules_));
    table_->setItem(row, settingColumn, name);
    table_->setItem(row, valuesColumn, field);
    nameField(row);
    table_->resizeColumnToContents(settingColumn);
    constexpr int widest = 170;
    table_->setColumnWidth(settingColumn, std::min(widest, table_->columnWidth(settingColumn)));
    quiet.unblock();
    emit changed();
}

/// An empty field has a name too.
void SettingsTable::nameField(int row) {
    const QSignalBlocker quiet(table_);
    QTableWidgetItem* name = table_->item(row, settingColumn);
    QTableWidgetItem* field = table_->item(row, valuesColumn);
    if (name != nullptr && field != nullptr)
        field->setData(Qt::AccessibleTextRole, tr("Values of %1: %2").arg(name->text(), field->text()));
    // The value is often longer than its field.
    if (name != nullptr && field != nullptr)
        field->setToolTip(field->text() + u'\n' + settingHelp(settingAt(row), *rules_));
}

void SettingsTable::show(const playtest::Study& study) {
    table_->setRowCount(0);
    axes_.clear();
    const Json fixed = toJson(study).at("fixed");
    for (const auto& [name, value] : fixed.items()) {
        if (name != "options")
            add(name, Json::array({value}));
        else
            for (const auto& [option, one] : value.items())
                add("options/" + option, Json::array({one}));
    }
    for (const playtest::StudyAxis& axis : study.axes) {
        axes_.insert(axis.name);
        add(axis.name, axis.values);
    }
    table_->setCurrentCell(table_->rowCount() - 1, valuesColumn);
    refresh();
}

Issues SettingsTable::write(Json& study) const {
    Issues issues;
    study["fixed"] = Json::object();
    study["vary"] = Json::object();
    for (int row = 0; row < table_->rowCount(); ++row) {
        const std::string setting = settingAt(row);
        Loaded<Json> values = valuesFromField(setting, valuesAt(row), *rules_);
        if (!values) {
            issues.insert(issues.end(), values.issues.begin(), values.issues.end());
            continue;
        }
        if (values.value->empty())
            continue;
        const bool varies = values.value->size() > 1 || axes_.contains(setting);
        Json& part = study[varies ? "vary" : "fixed"];
        const Json value = varies ? *values.value : values.value->front();
        // A part of a generator's field has its own name there: "mix/city".
        constexpr std::string_view ofOptions = "options/";
        if (setting.starts_with(ofOptions))
            part["options"][setting.substr(ofOptions.size())] = value;
        else
            part[setting] = value;
    }
    return issues;
}

std::size_t SettingsTable::points() const {
    std::size_t number = 1;
    for (int row = 0; row < table_->rowCount(); ++row)
        if (const auto values = valuesFromField(settingAt(row), valuesAt(row), *rules_);
            values && !values.value->empty())
            number *= values.value->size();
    return number;
}

void SettingsTable::askForSetting() {
    FigureChooser::Figures choices;
    std::set<std::string> there;
    for (int row = 0; row < table_->rowCount(); ++row)
        there.insert(settingAt(row));
    for (const std::string& setting : playtest::settingNames(*rules_))
        if (!there.contains(setting))
            choices.append({settingInWords(setting, *rules_), toQString(setting)});
    auto* chooser = new FigureChooser(choices, window());
    chooser->setWords(tr("Add a setting"), tr("Find a setting"), tr("Settings"));
    connect(chooser, &FigureChooser::chosen, this, [this](const QString& id) {
        const std::string setting = id.toStdString();
        const OptionSpec* option = optionOf(setting, *rules_);
        add(setting, option == nullptr ? Json::array() : Json::array({option->defaultValue}));
        table_->setCurrentCell(table_->rowCount() - 1, valuesColumn);
        table_->setFocus(Qt::OtherFocusReason);
    });
    chooser->open();
}

void SettingsTable::remove() {
    const int row = table_->currentRow();
    if (row < 0)
        return;
    axes_.erase(settingAt(row));
    table_->removeRow(row);
    refresh();
    emit changed();
}

void SettingsTable::move(int by) {
    const int row = table_->currentRow();
    const int other = row + by;
    if (row < 0 || other < 0 || other >= table_->rowCount())
        return;
    QSignalBlocker quiet(table_);
    for (const int column : {settingColumn, valuesColumn}) {
        QTableWidgetItem* item = table_->takeItem(row, column);
        table_->setItem(row, column, table_->takeItem(other, column));
        table_->setItem(other, column, item);
    }
    quiet.unblock();
    table_->setCurrentCell(other, valuesColumn);
    emit changed();
}

void SettingsTable::fillFiles() {
    fileMenu_->clear();
    if (table_->currentRow() < 0)
        return;
    const bool maps = settingAt(table_->currentRow()) == "map";
    for (const OpenSubject& subject : subjects_)
        if (subject.isMap == maps)
            connect(fileMenu_->addAction(subject.title), &QAction::triggered, this,
                    [this, name = toQString(subject.name)] { addFile(name); });
    fileMenu_->addSeparator();
    for (const BundledFile& file : bundledFiles())
        if (file.name.ends_with(maps ? ".map.json" : ".tileset.json"))
            connect(fileMenu_->addAction(toQString(file.name)), &QAction::triggered, this,
                    [this, name = toQString(file.name)] { addFile(name); });
    fileMenu_->addSeparator();
    connect(fileMenu_->addAction(tr("Another File…")), &QAction::triggered, this, [this, maps] {
        const QString path =
            QFileDialog::getOpenFileName(this, tr("Add a File"), lastFolder(),
                                         maps ? tr("Maps (*.map.json)") : tr("Tile sets (*.tileset.json)"));
        if (path.isEmpty())
            return;
        setLastFolder(path);
        addFile(path);
    });
}

void SettingsTable::addFile(const QString& name) {
    QTableWidgetItem* field = table_->item(table_->currentRow(), valuesColumn);
    const QString before = field->text().trimmed();
    field->setText(before.isEmpty() ? name : before + QStringLiteral("; ") + name);
    table_->setFocus(Qt::OtherFocusReason);
}

void SettingsTable::refresh() {
    const int row = table_->currentRow();
    const bool any = row >= 0 && row < table_->rowCount() && table_->item(row, settingColumn) != nullptr;
    remove_->setEnabled(any);
    up_->setEnabled(any && row > 0);
    down_->setEnabled(any && row + 1 < table_->rowCount());
    files_->setEnabled(any && namesFiles(settingAt(row)));
}

} // namespace tilewright
