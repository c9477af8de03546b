#include "editor/exchange/export_dialog.h"

#include "editor/exchange/format_form.h"
#include "editor/tasks/task_progress.h"
#include "editor/theme/issue_text.h"
#include "editor/theme/kept_settings.h"
#include "editor/theme/plain_text.h"
#include "editor/theme/text.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>

namespace tilewright {

namespace {

const QString lastFormatKey = QStringLiteral("exchange/format");
constexpr int mostNames = 8;

/// The first names, and the number of the others.
QString listed(const QStringList& names) {
    QString text = names.mid(0, mostNames).join(QStringLiteral(", "));
    if (names.size() > mostNames)
        text =
            ExportDialog::tr("%1 and %n more", nullptr, static_cast<int>(names.size()) - mostNames).arg(text);
    return text;
}

/// Fields have labels here, not the names of the command line.
QString optionProblem(const exchange::Format& format, const Issue& issue) {
    for (const OptionSpec& spec : format.options()) {
        if (issue.pointer != "/options/" + spec.name)
            continue;
        if (issue.code == "option-missing")
            //: %1 is the label of a field
            return ExportDialog::tr("“%1” is still empty; expected something like %2")
                .arg(translated(spec.label), toQString(spec.example));
        if (issue.code == "option-address")
            //: %1 is the label of a field
            return ExportDialog::tr("“%1” must begin with http:// or https://, such as %2")
                .arg(translated(spec.label), toQString(spec.example));
    }
    return issueInWords(issue);
}

Progress progressOf(players::Thinking& thinking) {
    return [&thinking](double share) {
        thinking.progress = share;
        return !thinking.stop.stop_requested();
    };
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
    , progress_(new TaskProgress(task_, tr("Exporting"), tr("&Stop"),
                                 tr("Ends the export; nothing is written"), this)) {
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
    connect(progress_, &TaskProgress::endWanted, this, [this] {
        task_.cancel();
        end();
    });
    formats_->setCurrentRow(0);
    QStringList names{QString()};
    for (const exchange::Format* format : exchange::formats())
        names << toQString(format->name());
    chooseFormat(keptWord(lastFormatKey, names, {}));
    formats_->setFocus();
}

void ExportDialog::layOut() {
    formats_->setAccessibleName(tr("Formats"));
    formats_->setMinimumWidth(220);
    formats_->setSpacing(3);
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
    whole->addWidget(progress_);
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
    refresh();
}

void ExportDialog::refresh() {
    Issues issues;
    const Json options = form_->options(issues);
    const bool hasFolder = !folder_->text().trimmed().isEmpty();
    problem_->setText(!issues.empty() ? optionProblem(*format(), issues.front())
                      : hasFolder     ? QString()
                                      : tr("Choose a folder."));
    problem_->setVisible(!problem_->text().isEmpty());
    export_->setEnabled(problem_->text().isEmpty() && !task_.busy());
    QStringList names;
    for (const std::string& name : format()->outline(*source_, options))
        names << toQString(name);
    QStringList about;
    if (!names.isEmpty())
        about << tr("Writes: %1").arg(listed(names));
    if (const QString size = translated(format()->size(*source_, options)); !size.isEmpty())
        about << size;
    outline_->setText(about.join(u'\n'));
    for (QWidget* widget : std::initializer_list<QWidget*>{formats_, form_, folder_, browse_})
        widget->setEnabled(!task_.busy());
}

void ExportDialog::askForFolder() {
    const QString chosen = QFileDialog::getExistingDirectory(this, tr("Export to"), folder_->text());
    if (!chosen.isEmpty())
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
    if (!issues.empty() || task_.busy())
        return;
    form_->remember();
    QSettings().setValue(lastFormatKey, toQString(chosen->name()));
    target_ = QDir::fromNativeSeparators(folder_->text().trimmed()).toStdString();
    task_.start([this, chosen, options = std::move(options), source = source_](players::Thinking& thinking) {
        auto made = std::make_shared<Loaded<exchange::OutFiles>>(
            chosen->make(*source, options, progressOf(thinking)));
        return [this, made] {
            end();
            warnings_ = made->issues;
            if (made->value)
                confirm(std::make_shared<const exchange::OutFiles>(std::move(*made->value)));
            else
                show(made->issues);
        };
    });
    end();
}

void ExportDialog::end() {
    refresh();
    progress_->refresh();
}

/// Asks before overwriting anything.
void ExportDialog::confirm(const std::shared_ptr<const exchange::OutFiles>& files) {
    exchange::Plan plan = exchange::plan(*files, target_);
    if (!plan.overwritten.empty()) {
        QStringList names;
        for (const std::filesystem::path& path : plan.overwritten)
            names << QString::fromStdString(path.filename().string());
        QMessageBox question(QMessageBox::Question, windowTitle(),
                             tr("%n files already exist with different content. Overwrite them?", nullptr,
                                static_cast<int>(names.size())),
                             QMessageBox::Yes | QMessageBox::Cancel, this);
        question.setInformativeText(
            tr("%1\n%n files are written in all.", nullptr, static_cast<int>(plan.files.size()))
                .arg(listed(names)));
        question.setDefaultButton(QMessageBox::Cancel);
        if (question.exec() != QMessageBox::Yes)
            return;
    }
    write(files, std::move(plan));
}

void ExportDialog::write(const std::shared_ptr<const exchange::OutFiles>& files, exchange::Plan plan) {
    task_.start([this, files, plan = std::move(plan), folder = target_](players::Thinking& thinking) {
        const Issues issues = exchange::write(*files, folder, progressOf(thinking));
        return [this, issues, plan] {
            end();
            show(issues);
            if (!issues.empty())
                return;
            written_ = plan.files;
            accept();
        };
    });
    end();
}

void ExportDialog::done(int result) {
    task_.cancel();
    QDialog::done(result);
}

} // namespace tilewright
