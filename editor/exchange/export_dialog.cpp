#include "editor/exchange/export_dialog.h"

#include "editor/common/fields/input_fields.h"
#include "editor/common/file_dialogs.h"
#include "editor/common/issue_text.h"
#include "editor/common/plain_text.h"
#include "editor/common/stored_settings.h"
#include "editor/tasks/background_task.h"
#include "editor/words/translated_text.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>

namespace tilewright {

namespace {

const QString lastFormatKey = QStringLiteral("exchange/format");

/// Fields have labels here, not the names of the command line.
QString optionProblem(const exchange::Format& format, const Issue& issue) {
    for (const OptionSpec& spec : format.options()) {
        if (issue.pointer != "/options/" + spec.name)
            continue;
        if (issue.code == "option-address")
            //: %1 is the label of a field
            return ExportDialog::tr("“%1” must begin with http:// or https://, such as %2")
                .arg(translated(spec.label), toQString(spec.example));
    }
    return issueInWords(issue);
}

QString keyOf(const exchange::Format& format, const OptionSpec& spec) {
    return QStringLiteral("exchange/%1/%2").arg(toQString(format.name()), toQString(spec.name));
}

/// Where a comma stands before decimals, spreadsheets part columns by a semicolon.
QString regionalChoice(const OptionSpec& spec, const QLocale& where) {
    if (spec.name == "separator" && where.decimalPoint() == QLatin1String(","))
        return QStringLiteral("semicolon");
    return toQString(spec.defaultValue.get<std::string>());
}

/// The last value of the option, else the usual one. No format has options of other types.
Json keptValue(const QString& key, const OptionSpec& spec, const QLocale& where) {
    if (spec.type == OptionSpec::Type::Integer)
        return readNumberSetting(key, spec.minimum, spec.maximum, spec.defaultValue.get<int>());
    if (spec.type == OptionSpec::Type::Choice) {
        QStringList choices;
        for (const std::string& choice : spec.choices)
            choices << toQString(choice);
        return readWordSetting(key, choices, regionalChoice(spec, where)).toStdString();
    }
    return readTextSetting(key, QStringLiteral(".{0,1000}"), {}).toStdString();
}

} // namespace

ExportDialog::ExportDialog(exchange::Source source, const QString& folder, QWidget* parent)
    : QDialog(parent)
    , source_(std::make_shared<const exchange::Source>(std::move(source)))
    , formats_(new QListWidget(this))
    , explanation_(new PlainLabel(this))
    , middle_(new QVBoxLayout)
    , folder_(new QLineEdit(QDir::toNativeSeparators(folder), this))
    , browse_(new QPushButton(tr("&Browse…"), this))
    , outline_(new PlainLabel(this))
    , problem_(new PlainLabel(this))
    , run_(new ExportRun(*this)) {
    setWindowTitle(tr("Export %1").arg(toQString(source_->name)));
    for (const exchange::Format* format : exchange::formats())
        if (format->takes(source_->subject)) {
            auto* item = new QListWidgetItem(translated(format->title()), formats_);
            item->setData(Qt::UserRole, toQString(format->name()));
            item->setToolTip(translated(format->explanation()));
        }
    layOut();
    connect(formats_, &QListWidget::currentRowChanged, this, &ExportDialog::showFormat);
    connect(folder_, &QLineEdit::textChanged, this, &ExportDialog::refresh);
    connect(browse_, &QPushButton::clicked, this, &ExportDialog::askForFolder);
    connect(run_, &ExportRun::busyChanged, this, &ExportDialog::refresh);
    connect(run_, &ExportRun::failed, this, &ExportDialog::show);
    connect(run_, &ExportRun::done, this, &ExportDialog::accept);
    formats_->setCurrentRow(0);
    QStringList names{QString()};
    for (const exchange::Format* format : exchange::formats())
        names << toQString(format->name());
    chooseFormat(readWordSetting(lastFormatKey, names, {}));
    formats_->setFocus();
}

void ExportDialog::layOut() {
    formats_->setAccessibleName(tr("Formats"));
    formats_->setSpacing(3);
    formats_->setMinimumWidth(formats_->sizeHintForColumn(0) +
                              2 * (formats_->frameWidth() + formats_->spacing()));
    folder_->setAccessibleName(tr("Folder"));
    folder_->setToolTip(tr("Where the files go; created if it doesn't exist"));
    browse_->setToolTip(tr("Choose the folder"));
    for (QLabel* label : {explanation_, outline_, problem_}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    QFont bold = problem_->font();
    bold.setBold(true);
    problem_->setFont(bold);
    auto* folderLabel = new PlainLabel(tr("&Folder"), this);
    folderLabel->setBuddy(folder_);
    auto* folderRow = new QHBoxLayout;
    folderRow->addWidget(folderLabel);
    folderRow->addWidget(folder_, 1);
    folderRow->addWidget(browse_);
    middle_->addWidget(explanation_);
    middle_->addSpacing(8);
    middle_->addStretch(1);
    middle_->addLayout(folderRow);
    middle_->addWidget(outline_);
    middle_->addWidget(problem_);
    auto* upper = new QHBoxLayout;
    upper->addWidget(formats_);
    upper->addLayout(middle_, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Cancel)->setToolTip(tr("Close without writing anything"));
    export_ = buttons->addButton(tr("&Export"), QDialogButtonBox::AcceptRole);
    export_->setObjectName(QStringLiteral("exportFiles"));
    export_->setToolTip(tr("Creates all files first; asks before overwriting any"));
    export_->setDefault(true);
    connect(export_, &QPushButton::clicked, this, &ExportDialog::start);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* whole = new QVBoxLayout(this);
    whole->addLayout(upper, 1);
    whole->addWidget(&run_->progress());
    whole->addWidget(buttons);
    resize(720, 420);
}

const exchange::Format* ExportDialog::format() const {
    const QListWidgetItem* item = formats_->currentItem();
    return item == nullptr ? nullptr
                           : exchange::findFormat(item->data(Qt::UserRole).toString().toStdString());
}

void ExportDialog::chooseFormat(const QString& name) {
    for (int row = 0; row < formats_->count(); ++row)
        if (formats_->item(row)->data(Qt::UserRole).toString() == name)
            formats_->setCurrentRow(row);
}

void ExportDialog::setFolder(const QString& folder) {
    folder_->setText(QDir::toNativeSeparators(folder));
}

void ExportDialog::showFormat() {
    const exchange::Format* chosen = format();
    if (chosen == nullptr)
        return;
    delete form_;
    form_ = new FormatForm(*chosen, this);
    constexpr int behindExplanation = 2;
    middle_->insertWidget(behindExplanation, form_);
    connect(form_, &FormatForm::changed, this, &ExportDialog::refresh);
    QWidget* before = formats_;
    for (QWidget* field : form_->fields()) {
        setTabOrder(before, field);
        before = field;
    }
    setTabOrder(before, folder_);
    explanation_->setText(translated(chosen->explanation()));
    obstacles_ = chosen->obstacles(*source_);
    refresh();
}

QString ExportDialog::problem(const Issues& wrongOptions) const {
    if (!obstacles_.empty())
        return issueWithPlace(obstacles_.front());
    if (!wrongOptions.empty())
        return optionProblem(*format(), wrongOptions.front());
    return folder_->text().trimmed().isEmpty() ? tr("Choose a folder.") : QString();
}

void ExportDialog::refresh() {
    Issues issues;
    const Json options = form_->options(issues);
    problem_->setText(problem(issues));
    problem_->setVisible(!problem_->text().isEmpty());
    export_->setEnabled(problem_->text().isEmpty() && !run_->busy());
    QStringList names;
    for (const std::string& name : format()->fileNames(*source_, options))
        names << toQString(name);
    QStringList about;
    if (!names.isEmpty())
        about << tr("Writes: %1").arg(listedFiles(names));
    if (const QString size = translated(format()->size(*source_, options)); !size.isEmpty())
        about << size;
    outline_->setText(about.join(u'\n'));
    for (QWidget* widget : std::initializer_list<QWidget*>{formats_, form_, folder_, browse_})
        widget->setEnabled(!run_->busy());
}

void ExportDialog::askForFolder() {
    const QString chosen = QFileDialog::getExistingDirectory(this, tr("Export to"), folder_->text());
    if (chosen.isEmpty())
        return;
    setLastFolder(chosen);
    setFolder(chosen);
}

void ExportDialog::show(const Issues& issues) {
    problem_->setText(issues.empty() ? QString() : issueWithPlace(issues.front()));
    problem_->setVisible(!issues.empty());
}

void ExportDialog::start() {
    Issues issues;
    const exchange::Format* chosen = format();
    Json options = form_->options(issues);
    if (!issues.empty() || run_->busy())
        return;
    form_->remember();
    QSettings().setValue(lastFormatKey, toQString(chosen->name()));
    run_->start({.format = chosen,
                 .source = source_,
                 .options = std::move(options),
                 .folder = chosenFolder().toStdString()});
}

QString ExportDialog::chosenFolder() const {
    return QDir::fromNativeSeparators(folder_->text().trimmed());
}

void ExportDialog::done(int result) {
    run_->cancel();
    QDialog::done(result);
}

FormatForm::FormatForm(const exchange::Format& format, QWidget* parent, const QLocale& where)
    : QWidget(parent), format_(format) {
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    for (const OptionSpec& spec : format.options()) {
        QWidget* field = makeOptionField(spec, this, [this] { emit changed(); });
        showInOptionField(field, keptValue(keyOf(format, spec), spec, where));
        const QString label = translated(spec.label);
        field->setObjectName(toQString(spec.name));
        field->setAccessibleName(label);
        field->setToolTip(translated(spec.explanation));
        form->addRow(label, field);
        fields_ << field;
        form->labelForField(field)->setToolTip(field->toolTip());
    }
}

Json FormatForm::value(std::size_t option) const {
    Json shown = valueOfOptionField(fields_[static_cast<qsizetype>(option)]);
    return shown.is_string() ? Json(toQString(shown.get<std::string>()).trimmed().toStdString()) : shown;
}

Json FormatForm::options(Issues& issues) const {
    Json given = Json::object();
    const auto specs = format_.options();
    for (std::size_t i = 0; i < specs.size(); ++i)
        given[specs[i].name] = value(i);
    return completeOptions(format_.options(), given, issues);
}

void FormatForm::remember() const {
    QSettings settings;
    const auto specs = format_.options();
    for (std::size_t i = 0; i < specs.size(); ++i) {
        const Json kept = value(i);
        settings.setValue(keyOf(format_, specs[i]), kept.is_string()
                                                        ? QVariant(toQString(kept.get<std::string>()))
                                                        : QVariant(kept.get<int>()));
    }
}

} // namespace tilewright
