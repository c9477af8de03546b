#include "editor/exchange/share_dialog.h"

#include "editor/common/file_dialogs.h"
#include "editor/common/issue_text.h"
#include "editor/common/plain_text.h"
#include "editor/exchange/question_list.h"
#include "editor/output/formats/web/web_page.h"
#include "editor/tasks/background_task.h"
#include "editor/words/set_names.h"
#include "editor/words/translated_text.h"
#include "engine/games/kit.h"
#include "engine/games/rule_variants.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace tilewright {

namespace {

struct ShareContents {
    Q_DECLARE_TR_FUNCTIONS(tilewright::ShareContents)
};

QString tilesInWords(const TileSet& set) {
    return ShareContents::tr("%1 with %n tiles", nullptr, tileCount(set)).arg(nameInWords(set.name));
}

QString rulesInWords(const exchange::Source& source, const TileSet& set) {
    const game::Ruleset* rules = source.page.ruleset.empty()
                                     ? game::defaultRulesetOf(rulesets(), set)
                                     : game::findRuleset(rulesets(), source.page.ruleset);
    const QString game = rules == nullptr ? QString() : translated(rules->label());
    const RuleVariant* variant =
        source.page.variant ? findVariant(set, *source.page.variant) : game::firstVariant(set);
    if (variant != nullptr)
        return ShareContents::tr("Rules: %1, variant “%2”.").arg(game, toQString(variant->name));
    return ShareContents::tr("Rules: %1.").arg(game);
}

/// What a web page of the source will have in it, in a few sentences: set, board, rules, variant, the game so
/// far.
QString contentsInWords(const exchange::Source& source) {
    if (source.subject == exchange::Subject::Game)
        return ShareContents::tr("The game so far, %n moves, with its set, board and options. It can be "
                                 "watched, commented on and, if it is not over, played to its end.",
                                 nullptr, static_cast<int>(source.page.record->moves.size()));
    const TileSet& set = source.played && *source.played ? *source.played->value : source.set;
    //: %1 is "Standard with 176 tiles", %2 the name of a board
    QString text =
        ShareContents::tr("%1, on the board “%2”.").arg(tilesInWords(set), nameInWords(source.map.name));
    return text + u' ' + rulesInWords(source, set);
}

constexpr QSize usualSize{620, 430};
const QString pageEnding = QStringLiteral(".html");

const exchange::Format& pageFormat() {
    return *exchange::findFormat("html");
}

QLabel* wrapped(const QString& text, QWidget* parent) {
    auto* label = new PlainLabel(text, parent);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

ShareDialog::ShareDialog(exchange::Source source, const QString& file, std::size_t moment, QWidget* parent)
    : QDialog(parent)
    , source_(std::move(source))
    , moment_(moment)
    , obstacles_(pageFormat().obstacles(source_))
    , title_(new QLineEdit(nameInWords(source_.set.name), this))
    , language_(new QComboBox(this))
    , questions_(new QuestionList(this))
    , momentOnly_(makeMomentBox())
    , file_(new QLineEdit(QDir::toNativeSeparators(file), this))
    , browse_(new QPushButton(tr("&Browse…"), this))
    , problem_(wrapped({}, this))
    , buttons_(new QDialogButtonBox(QDialogButtonBox::Cancel, this))
    , write_(buttons_->addButton(tr("&Write Page"), QDialogButtonBox::AcceptRole))
    , fields_(new QWidget(this))
    , run_(new ExportRun(*this)) {
    setWindowTitle(tr("Share as web page"));
    fillLanguages();
    QStringList asked;
    for (const std::string& question : source_.page.questions)
        asked << toQString(question);
    questions_->setQuestions(asked);
    layOut();
    connect(title_, &QLineEdit::textChanged, this, &ShareDialog::refresh);
    connect(file_, &QLineEdit::textChanged, this, &ShareDialog::refresh);
    connect(browse_, &QPushButton::clicked, this, &ShareDialog::askForFile);
    connect(write_, &QPushButton::clicked, this, &ShareDialog::start);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(run_, &ExportRun::busyChanged, this, &ShareDialog::refresh);
    connect(run_, &ExportRun::failed, this, &ShareDialog::show);
    connect(run_, &ExportRun::done, this, &ShareDialog::accept);
    refresh();
    title_->setFocus();
    resize(usualSize);
}

void ShareDialog::fillLanguages() {
    const OptionSpec& spec = pageFormat().options().front();
    for (std::size_t i = 0; i < spec.choices.size(); ++i)
        language_->addItem(translated(spec.words[i]), toQString(spec.choices[i]));
    //: the code of the language of the window: en, de, fr
    language_->setCurrentIndex(language_->findData(tr("en")));
    language_->setObjectName(QStringLiteral("language"));
    language_->setToolTip(translated(spec.explanation));
}

void ShareDialog::layOut() {
    title_->setObjectName(QStringLiteral("title"));
    title_->setMaxLength(static_cast<int>(exchange::maxQuestionLength));
    title_->setPlaceholderText(toQString(source_.set.name));
    title_->setToolTip(tr("The heading of the page"));
    write_->setObjectName(QStringLiteral("writePage"));
    write_->setToolTip(tr("Writes the file; asks before overwriting one"));
    write_->setDefault(true);
    buttons_->button(QDialogButtonBox::Cancel)->setToolTip(tr("Close without writing anything"));
    problem_->setObjectName(QStringLiteral("problem"));
    QFont bold = problem_->font();
    bold.setBold(true);
    problem_->setFont(bold);

    auto* form = new QFormLayout(fields_);
    form->setContentsMargins(0, 0, 0, 0);
    if (momentOnly_ != nullptr)
        form->addRow(momentOnly_);
    form->addRow(tr("&Title"), title_);
    form->addRow(tr("&Language"), language_);
    form->addRow(tr("&Questions"), questions_);
    form->addRow(tr("&File"), makeFileRow());
    auto* whole = new QVBoxLayout(this);
    whole->addWidget(
        wrapped(tr("One file that runs in any browser, without a network and without this program: send it "
                   "to the people who will try the game. Their feedback comes back as a game record."),
                this));
    whole->addSpacing(4);
    whole->addWidget(makeContents());
    whole->addSpacing(8);
    // What keeps one from writing at all comes before what one would fill in.
    if (!obstacles_.empty())
        whole->addWidget(problem_);
    whole->addWidget(fields_, 1);
    if (obstacles_.empty())
        whole->addWidget(problem_);
    whole->addWidget(&run_->progress());
    whole->addWidget(buttons_);
}

QLabel* ShareDialog::makeContents() {
    //: %1 says what the page has in it: "Standard with 176 tiles, on the board..."
    QLabel* label = wrapped(tr("Contents: %1").arg(contentsInWords(source_)), this);
    label->setObjectName(QStringLiteral("contents"));
    return label;
}

QCheckBox* ShareDialog::makeMomentBox() {
    if (!source_.page.record || moment_ >= source_.page.record->moves.size())
        return nullptr;
    auto* box = new QCheckBox(tr("&Only up to the moment shown, after move %1").arg(moment_), this);
    box->setObjectName(QStringLiteral("momentOnly"));
    box->setToolTip(tr("Leaves out the later moves, and the notes on them"));
    return box;
}

QWidget* ShareDialog::makeFileRow() {
    auto* row = new QWidget(this);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(file_, 1);
    line->addWidget(browse_);
    file_->setObjectName(QStringLiteral("file"));
    file_->setAccessibleName(tr("File"));
    file_->setToolTip(tr("Where the page is saved; the folder is created if it doesn't exist"));
    browse_->setToolTip(tr("Choose the file"));
    row->setFocusProxy(file_);
    return row;
}

QStringList ShareDialog::questions() const {
    return questions_->questions();
}

QString ShareDialog::written() const {
    const auto& files = run_->written();
    return files.empty() ? QString() : QString::fromStdString(files.front().string());
}

QString ShareDialog::file() const {
    const QString path = QDir::fromNativeSeparators(file_->text().trimmed());
    if (path.isEmpty() || path.endsWith(u'/') || path.endsWith(pageEnding, Qt::CaseInsensitive))
        return path.endsWith(u'/') ? QString() : path;
    return path + pageEnding;
}

QString ShareDialog::problem() const {
    if (!obstacles_.empty())
        return issueWithPlace(obstacles_.front());
    return file().isEmpty() ? tr("Choose a file.") : QString();
}

void ShareDialog::refresh() {
    problem_->setText(problem());
    problem_->setVisible(!problem_->text().isEmpty());
    write_->setEnabled(problem_->text().isEmpty() && !run_->busy());
    fields_->setEnabled(!run_->busy() && obstacles_.empty());
}

void ShareDialog::askForFile() {
    const QString chosen =
        QFileDialog::getSaveFileName(this, tr("Share as web page"), file(), tr("Web pages (*.html)"), nullptr,
                                     QFileDialog::DontConfirmOverwrite);
    if (chosen.isEmpty())
        return;
    setLastFolder(chosen);
    file_->setText(QDir::toNativeSeparators(chosen));
}

void ShareDialog::show(const Issues& issues) {
    problem_->setText(issues.empty() ? QString() : issueWithPlace(issues.front()));
    problem_->setVisible(!issues.empty());
}

void ShareDialog::start() {
    // What is still typed becomes a question.
    write_->setFocus();
    if (!problem().isEmpty() || run_->busy())
        return;
    auto source = std::make_shared<exchange::Source>(source_);
    source->page.title = title_->text().trimmed().toStdString();
    source->page.questions.clear();
    for (const QString& question : questions())
        source->page.questions.push_back(question.toStdString());
    if (momentOnly_ != nullptr && momentOnly_->isChecked())
        source->page.moves = moment_;
    const QFileInfo target(file());
    run_->start({.format = &pageFormat(),
                 .source = std::move(source),
                 .options = {{"language", language_->currentData().toString().toStdString()}},
                 .folder = target.path().toStdString(),
                 .fileName = target.fileName().toStdString()});
}

void ShareDialog::done(int result) {
    run_->cancel();
    QDialog::done(result);
}

} // namespace tilewright
