#include "editor/playtest/tiles/tile_games_dialog.h"

#include "editor/common/accessibility.h"
#include "editor/common/icons.h"
#include "editor/common/plain_text.h"
#include "editor/playtest/tables/table_setup.h"
#include "editor/tasks/background_task.h"
#include "editor/words/translated_text.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace tilewright {

namespace {

constexpr int gameSortRole = Qt::UserRole + 1;
constexpr int gameRole = Qt::UserRole + 2;
constexpr std::uint64_t mostGames = 200;

QStandardItem* numberItem(qlonglong number, const QString& words, int row) {
    auto* item = new QStandardItem(words);
    item->setData(number, gameSortRole);
    item->setData(row, gameRole);
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    item->setEditable(false);
    return item;
}

} // namespace

TileGamesDialog::TileGamesDialog(QWidget* parent)
    : QDialog(parent)
    , summary_(new PlainLabel(this))
    , progress_(new TaskProgress(look_, tr("Replaying the games…"), tr("Stop"),
                                 tr("Stops and lists the games found so far"), this))
    , model_(new QStandardItemModel(this))
    , table_(new QTableView(this))
    , show_(new QPushButton(lineIcon(QStringLiteral("play")), tr("&Show in Play"), this)) {
    setObjectName(QStringLiteral("tileGames"));
    setWindowTitle(tr("Games With This Tile"));
    auto* column = new QVBoxLayout(this);
    summary_->setObjectName(QStringLiteral("tileGamesSummary"));
    summary_->setWordWrap(true);
    summary_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(summary_);
    column->addWidget(progress_);
    auto* rows = new QSortFilterProxyModel(this);
    rows->setSourceModel(model_);
    rows->setSortRole(gameSortRole);
    table_->setModel(rows);
    setUpReadOnlyTable(*table_, tr("Games with the tile"));
    table_->setObjectName(QStringLiteral("tileGamesTable"));
    table_->setToolTip(
        tr("Double-click or press Enter to show the game at the moment when the tile was laid"));
    table_->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->installEventFilter(this);
    column->addWidget(table_, 1);
    column->addWidget(makeFoot());
    resize(620, 560);
    connect(progress_, &TaskProgress::endWanted, this, [this] { look_.hurry(); });
    connect(table_, &QAbstractItemView::doubleClicked, this, &TileGamesDialog::openChosen);
}

QWidget* TileGamesDialog::makeFoot() {
    show_->setToolTip(tr("Shows the chosen game at the moment when the tile was laid"));
    show_->setDefault(true);
    connect(show_, &QPushButton::clicked, this, &TileGamesDialog::openChosen);
    return makeDialogButtonRow(*this, *show_);
}

void TileGamesDialog::look(const FindingsPointer& findings, const QString& tile) {
    findings_ = findings;
    tile_ = tile;
    setWindowTitle(tr("Games With %1").arg(tile));
    games_.clear();
    fill();
    summary_->setText(tr("Looking for games in which the tile mattered…"));
    const auto& tiles = findings->plan.game->tileSet().tiles;
    const int index =
        static_cast<int>(std::ranges::find(tiles, tile.toStdString(), &Tile::id) - tiles.begin());
    look_.start([this, findings, index](TaskControl& task) {
        playtest::TileGamesSettings settings;
        settings.games = std::min<std::uint64_t>(mostGames, findings->results.games());
        settings.stop = task.stop;
        auto played = std::make_shared<std::uint64_t>(0);
        settings.progress = [&task, played, wanted = settings.games](std::uint64_t number) {
            *played = number;
            task.progress = static_cast<float>(number) / static_cast<float>(wanted);
        };
        auto games = std::make_shared<std::vector<playtest::TileGame>>(
            playtest::gamesWithTile(findings->plan, index, settings));
        return [this, games, played] { showGames(std::move(*games), *played); };
    });
    progress_->refresh();
    table_->setFocus();
}

void TileGamesDialog::showGames(std::vector<playtest::TileGame> games, std::uint64_t played) {
    progress_->refresh();
    games_ = std::move(games);
    fill();
    const QString looked = tr("Of the first %n games with seed %1", nullptr, static_cast<int>(played))
                               .arg(QString::number(findings_->plan.seed));
    setSpokenText(
        *summary_,
        games_.empty()
            ? tr("%1, the tile was laid in none.").arg(looked)
            : tr("%1, those in which the tile brought the most come first; among equals, the closest games.")
                  .arg(looked));
}

void TileGamesDialog::fill() {
    const bool points = findings_ && playtest::scoresInPlay(findings_->results);
    model_->clear();
    model_->setHorizontalHeaderLabels({tr("Game"), tr("Turn"), tr("Drawn by"),
                                       points ? tr("Points of its features") : tr("Gained there"),
                                       tr("Margin at the end")});
    for (int row = 0; row < static_cast<int>(games_.size()); ++row) {
        const playtest::TileGame& game = games_[static_cast<std::size_t>(row)];
        const std::size_t seats = findings_->plan.players.size();
        const std::string& bot =
            findings_->plan.players[(static_cast<std::size_t>(game.seat) + game.number) % seats];
        const auto number = static_cast<qlonglong>(game.number + 1);
        QStandardItem* who = numberItem(
            game.seat, tr("Seat %1, %2").arg(game.seat + 1).arg(botInWords(bot, findings_->plan.ruleset)),
            row);
        who->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        model_->appendRow(
            {numberItem(number, QLocale().toString(number), row),
             numberItem(game.turn, QLocale().toString(game.turn), row), who,
             numberItem(game.brought, QLocale().toString(static_cast<qlonglong>(game.brought)), row),
             numberItem(game.margin, differenceInWords(game.margin, Unit::Whole), row)});
    }
    if (!games_.empty())
        table_->setCurrentIndex(table_->model()->index(0, 0));
    show_->setEnabled(!games_.empty());
}

int TileGamesDialog::chosen() const {
    const QModelIndex index = table_->currentIndex();
    return index.isValid() ? index.data(gameRole).toInt() : -1;
}

void TileGamesDialog::openChosen() {
    openGame(chosen());
}

void TileGamesDialog::openGame(int row) {
    if (row < 0 || row >= static_cast<int>(games_.size()))
        return;
    const playtest::TileGame game = games_[static_cast<std::size_t>(row)];
    const QString name =
        tr("game %1 with %2").arg(QLocale().toString(static_cast<qulonglong>(game.number + 1)), tile_);
    open_.start([this, findings = findings_, game, name](TaskControl& task) -> BackgroundTask::Report {
        auto record = std::make_shared<std::optional<game::Record>>(
            playtest::recordOf(findings->plan, game.number, task.stop));
        return [this, record, name, game] {
            if (*record)
                emit momentWanted(**record, name, static_cast<int>(game.moves));
        };
    });
}

bool TileGamesDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == table_ && event->type() == QEvent::KeyPress)
        if (const int key = static_cast<QKeyEvent*>(event)->key();
            key == Qt::Key_Return || key == Qt::Key_Enter) {
            openChosen();
            return true;
        }
    return QDialog::eventFilter(watched, event);
}

} // namespace tilewright
