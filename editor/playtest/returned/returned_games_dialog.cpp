#include "editor/playtest/returned/returned_games_dialog.h"

#include "editor/common/accessibility.h"
#include "editor/common/file_dialogs.h"
#include "editor/common/icons.h"
#include "editor/common/issue_text.h"
#include "editor/common/plain_paragraphs.h"
#include "editor/common/plain_text.h"
#include "editor/common/stored_settings.h"
#include "editor/common/theme.h"
#include "editor/playtest/returned/returned_game.h"
#include "editor/playtest/tables/table_setup.h"
#include "editor/tasks/background_task.h"
#include "editor/words/game_words.h"
#include "editor/words/translated_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <utility>

namespace tilewright {

namespace {

const QString folderKey = QStringLiteral("returned/folder");
/// Pixels; longer texts are cut, and in full beside the table.
constexpr int widestColumn = 170;
constexpr int remarksWidth = 250;

struct ReturnedDetails {
    Q_DECLARE_TR_FUNCTIONS(tilewright::ReturnedDetails)
};

using Look = PlainParagraphs::Look;
using Paragraph = PlainParagraphs::Paragraph;
using Paragraphs = QList<Paragraph>;

void addAnswers(const game::Feedback& feedback, Paragraphs& all) {
    for (const game::Answer& answer : feedback.answers) {
        all.append(Paragraph());
        all.append({wholeText(answer.question), Look::Heading});
        all.append({answer.answer.empty() ? ReturnedDetails::tr("(no answer)") : wholeText(answer.answer)});
    }
}

void addComments(const game::Feedback& feedback, Paragraphs& all) {
    if (feedback.comments.empty())
        return;
    all.append(Paragraph());
    all.append({ReturnedDetails::tr("Comments"), Look::Heading});
    for (const game::Comment& comment : feedback.comments) {
        const QString by = authorOf(feedback, comment);
        const QString moment = QString::number(comment.after);
        all.append({by.isEmpty() ? ReturnedDetails::tr("After move %1:").arg(moment)
                                 : ReturnedDetails::tr("After move %1, %2:").arg(moment, by),
                    Look::Quiet});
        all.append({wholeText(comment.text)});
    }
}

/// All that was said about one game, in the order in which one wants to read it: what is wrong with the file,
/// rating, answers, comments.
Paragraphs detailsOf(const ReturnedGame& game) {
    Paragraphs all;
    if (game.problem) {
        all.append({game.readable ? ReturnedDetails::tr("The moves can't be played as they are recorded")
                                  : ReturnedDetails::tr("The file can't be read"),
                    Look::Heading});
        all.append({issueWithPlace(*game.problem)});
    }
    if (game.readable) {
        QStringList head{whoReturned(game)};
        if (!game.feedback.at.empty())
            head << timeInWords(game.feedback.at);
        all.append({head.join(QStringLiteral(" · ")), Look::Heading});
        all.append({QStringList{oneLine(game.set, 80), rulesInWords(game), endInWords(game)}.join(
                        QStringLiteral(" · ")),
                    Look::Quiet});
        if (game.feedback.rating != 0)
            all.append({ReturnedDetails::tr("Rating: %1  %2")
                            .arg(starsOf(game.feedback.rating), ratingInWords(game.feedback.rating))});
        addAnswers(game.feedback, all);
        addComments(game.feedback, all);
        if (game.feedback.empty())
            all.append({ReturnedDetails::tr("No feedback on this game."), Look::Quiet});
    }
    all.append(Paragraph());
    all.append({QDir::toNativeSeparators(game.path), Look::Quiet});
    return all;
}

/// Numbers and times by their value.
QVariant sortKey(const ReturnedGame& game, int column, const QString& text) {
    switch (column) {
    case ReturnedGamesModel::When: {
        const QDateTime at = QDateTime::fromString(toQString(game.feedback.at), Qt::ISODate);
        return at.isValid() ? at.toMSecsSinceEpoch() : qint64{0};
    }
    case ReturnedGamesModel::Rating:
        return game.feedback.rating;
    case ReturnedGamesModel::Comments:
        return static_cast<qint64>(game.feedback.comments.size());
    case ReturnedGamesModel::Turns:
        return game.turns;
    default:
        return text.toCaseFolded();
    }
}

bool isNumber(int column) {
    return column == ReturnedGamesModel::Comments || column == ReturnedGamesModel::Turns;
}

} // namespace

ReturnedGamesDialog::ReturnedGamesDialog(QWidget* parent)
    : QDialog(parent)
    , model_(new ReturnedGamesModel(this))
    , rows_(new QSortFilterProxyModel(this))
    , place_(new ElidedLabel(this))
    , again_(new QPushButton(tr("Read &Again"), this))
    , progress_(new TaskProgress(task_, tr("Reading games…"), tr("Stop"),
                                 tr("Stops and lists the games read so far"), this))
    , summary_(new PlainLabel(this))
    , filter_(new QLineEdit(this))
    , table_(new QTableView(this))
    , details_(new PlainParagraphs(tr("Feedback on the game"), this))
    , open_(new QPushButton(lineIcon(QStringLiteral("play")), tr("&Open in Play"), this)) {
    setObjectName(QStringLiteral("returnedGames"));
    setWindowTitle(tr("Returned Games"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    auto* column = new QVBoxLayout(this);
    column->addWidget(makeHead());
    column->addWidget(progress_);
    column->addWidget(summary_);
    column->addWidget(filter_);
    column->addWidget(makeLists(), 1);
    column->addWidget(makeFoot());
    resize(1180, 620);
    connect(progress_, &TaskProgress::endWanted, this, [this] { task_.hurry(); });
    connect(filter_, &QLineEdit::textChanged, rows_, &QSortFilterProxyModel::setFilterFixedString);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ReturnedGamesDialog::showChosen);
    connect(table_, &QAbstractItemView::doubleClicked, this, &ReturnedGamesDialog::openChosen);
    showGames({}, 0);
    table_->setFocus();
}

QWidget* ReturnedGamesDialog::makeHead() {
    auto* head = new QWidget(this);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    auto* choose = new QPushButton(lineIcon(QStringLiteral("open")), tr("&Choose Folder…"), this);
    choose->setToolTip(tr("Lists the game records (*.game.json) of another folder"));
    again_->setToolTip(tr("Reads the folder again to find new files"));
    place_->setObjectName(QStringLiteral("returnedFolder"));
    row->addWidget(place_, 1);
    row->addWidget(choose);
    row->addWidget(again_);
    connect(choose, &QPushButton::clicked, this, &ReturnedGamesDialog::askForFolder);
    connect(again_, &QPushButton::clicked, this, [this] { readFolder(folder_); });
    summary_->setObjectName(QStringLiteral("returnedSummary"));
    summary_->setWordWrap(true);
    summary_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    summary_->setToolTip(tr("Duplicate games count once"));
    filter_->setPlaceholderText(tr("Find a game"));
    filter_->setAccessibleName(tr("Find a game"));
    filter_->setToolTip(tr("Lists the games with these words in any column"));
    filter_->setClearButtonEnabled(true);
    return head;
}

QWidget* ReturnedGamesDialog::makeLists() {
    rows_->setSourceModel(model_);
    rows_->setSortRole(ReturnedGamesModel::SortRole);
    rows_->setFilterKeyColumn(-1);
    rows_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    table_->setModel(rows_);
    setUpReadOnlyTable(*table_, tr("Returned games"));
    table_->setObjectName(QStringLiteral("returnedTable"));
    table_->setToolTip(tr("Double-click or press Enter to open the game with its comments"));
    table_->setWordWrap(false);
    table_->sortByColumn(ReturnedGamesModel::When, Qt::DescendingOrder);
    table_->installEventFilter(this);
    details_->setObjectName(QStringLiteral("returnedDetails"));
    auto* lists = new QSplitter(Qt::Horizontal, this);
    lists->setChildrenCollapsible(false);
    lists->addWidget(table_);
    lists->addWidget(details_);
    lists->setStretchFactor(0, 1);
    lists->setSizes({840, 320});
    return lists;
}

QWidget* ReturnedGamesDialog::makeFoot() {
    open_->setToolTip(tr("Opens the chosen game with its comments"));
    open_->setDefault(true);
    connect(open_, &QPushButton::clicked, this, &ReturnedGamesDialog::openChosen);
    return makeDialogButtonRow(*this, *open_);
}

void ReturnedGamesDialog::askForFolder() {
    const QString before =
        folder_.isEmpty() ? readTextSetting(folderKey, QStringLiteral(".+"), lastFolder()) : folder_;
    const QString chosen = QFileDialog::getExistingDirectory(this, tr("Folder of returned games"), before);
    if (chosen.isEmpty())
        return;
    QSettings().setValue(folderKey, chosen);
    setLastFolder(chosen);
    readFolder(chosen);
}

void ReturnedGamesDialog::readFolder(const QString& folder) {
    folder_ = folder;
    place_->setText(QDir::toNativeSeparators(folder));
    const QStringList files = returnedFiles(folder);
    task_.start([this, files](TaskControl& task) {
        auto games = std::make_shared<std::vector<ReturnedGame>>(readReturnedGames(files, task));
        return [this, games, files] { showGames(std::move(*games), files.size()); };
    });
    progress_->refresh();
    again_->setEnabled(false);
}

void ReturnedGamesDialog::showGames(std::vector<ReturnedGame> games, qsizetype files) {
    const ReturnedGame* before = chosen();
    const QString path = before == nullptr ? QString() : before->path;
    const auto read = static_cast<qsizetype>(games.size());
    model_->setGames(std::move(games));
    progress_->refresh();
    again_->setEnabled(!folder_.isEmpty());
    if (folder_.isEmpty())
        place_->setText(tr("No folder is chosen yet"));
    QString summary = files == 0 && !folder_.isEmpty()
                          ? tr("There are no game records (*.game.json) in this folder.")
                      : folder_.isEmpty() ? QString()
                                          : summaryOf(model_->games());
    if (read < files)
        summary.prepend(tr("Stopped after %1 of %2 files.").arg(read).arg(files) + u' ');
    setSpokenText(*summary_, summary);
    summary_->setVisible(!summary.isEmpty());
    QHeaderView& header = *table_->horizontalHeader();
    table_->resizeColumnsToContents();
    for (int column = 0; column < ReturnedGamesModel::ColumnCount; ++column)
        header.resizeSection(column, std::min(header.sectionSize(column),
                                              std::max(widestColumn, header.sectionSizeHint(column))));
    header.resizeSection(ReturnedGamesModel::Remarks, remarksWidth);
    int row = 0;
    for (int i = 0; i < rows_->rowCount(); ++i)
        if (const int at = rows_->mapToSource(rows_->index(i, 0)).row();
            model_->games()[static_cast<std::size_t>(at)].path == path)
            row = i;
    table_->setCurrentIndex(rows_->index(row, 0));
    showChosen();
}

const ReturnedGame* ReturnedGamesDialog::chosen() const {
    const QModelIndex index = rows_->mapToSource(table_->currentIndex());
    return index.isValid() ? &model_->games()[static_cast<std::size_t>(index.row())] : nullptr;
}

void ReturnedGamesDialog::showChosen() {
    const ReturnedGame* game = chosen();
    details_->setParagraphs(game == nullptr ? QList<PlainParagraphs::Paragraph>() : detailsOf(*game));
    open_->setEnabled(game != nullptr && game->readable);
}

void ReturnedGamesDialog::openChosen() {
    if (const ReturnedGame* game = chosen(); game != nullptr && game->readable)
        emit gameWanted(game->path);
}

bool ReturnedGamesDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == table_ && event->type() == QEvent::KeyPress)
        if (const int key = static_cast<QKeyEvent*>(event)->key();
            key == Qt::Key_Return || key == Qt::Key_Enter) {
            openChosen();
            return true;
        }
    return QDialog::eventFilter(watched, event);
}

void ReturnedGamesModel::setGames(std::vector<ReturnedGame> games) {
    beginResetModel();
    games_ = std::move(games);
    endResetModel();
}

int ReturnedGamesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(games_.size());
}

int ReturnedGamesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QString ReturnedGamesModel::text(const ReturnedGame& game, int column) const {
    if (column == File)
        return QFileInfo(game.path).fileName();
    if (column == Remarks)
        return remarksOn(game, games_);
    // Else nothing in sight would say which file it is.
    if (!game.readable)
        return column == Who ? QFileInfo(game.path).fileName() : QString();
    switch (column) {
    case Who:
        return whoReturned(game);
    case When:
        return timeInWords(game.feedback.at);
    case Rating:
        return starsOf(game.feedback.rating);
    case Comments:
        return QString::number(game.feedback.comments.size());
    case Set:
        return oneLine(game.set, 80);
    case Rules:
        return rulesInWords(game);
    case End:
        return endInWords(game);
    default:
        return QString::number(game.turns);
    }
}

QVariant ReturnedGamesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const ReturnedGame& game = games_[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(game, column);
    case SortRole:
        return sortKey(game, column, text(game, column));
    case Qt::ToolTipRole:
        return column == Rating && game.feedback.rating != 0 ? ratingInWords(game.feedback.rating)
                                                             : wrapLines(text(game, column));
    case Qt::AccessibleTextRole:
        return column == Rating ? ratingInWords(game.feedback.rating) : text(game, column);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter | (isNumber(column) ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::DecorationRole:
        if (column == Remarks && game.problem)
            return lineIcon(QStringLiteral("error"), errorColour());
        return {};
    default:
        return {};
    }
}

QVariant ReturnedGamesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QString names[] = {tr("Who"), tr("When"),  tr("Rating"), tr("Comments"), tr("Remarks"),
                             tr("End"), tr("Turns"), tr("Set"),    tr("Rules"),    tr("File")};
    return section < ColumnCount ? names[section] : QString();
}

} // namespace tilewright
