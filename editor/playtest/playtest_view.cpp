#include "editor/playtest/playtest_view.h"

#include "editor/common/accessibility.h"
#include "editor/common/action.h"
#include "editor/common/file_dialogs.h"
#include "editor/common/icons.h"
#include "editor/common/issue_text.h"
#include "editor/common/margins.h"
#include "editor/common/panel.h"
#include "editor/common/plain_text.h"
#include "editor/common/theme.h"
#include "editor/document/document.h"
#include "editor/document/map/map_document.h"
#include "editor/document/save_file.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/playtest/playtest_form.h"
#include "editor/playtest/playtest_overview.h"
#include "editor/playtest/playtests.h"
#include "editor/playtest/studies/run_page.h"
#include "editor/playtest/tables/figures_table.h"
#include "editor/playtest/tables/places_page.h"
#include "editor/playtest/tables/table_setup.h"
#include "editor/playtest/tables/tile_figures_table.h"
#include "editor/words/translated_text.h"
#include "engine/base/files/file.h"
#include "engine/games/kit.h"
#include "engine/model/io/file_formats.h"
#include "engine/playtest/report/report_html.h"

#include <QAction>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace tilewright {

namespace {

constexpr int sideWidth = 268;
constexpr int milliseconds = 250;

QToolButton* wideButton(QAction* action) {
    QToolButton* button = toolButton(action, nullptr);
    button->setAutoRaise(false);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return button;
}

QLabel* wrapping() {
    auto* label = new PlainLabel;
    label->setWordWrap(true);
    return label;
}

QScrollArea* scrolled(QWidget* widget) {
    auto* area = new QScrollArea;
    area->setWidget(widget);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->viewport()->setAutoFillBackground(false);
    widget->setAutoFillBackground(false);
    return area;
}

/// "12 s", "3 min", "2 h"
QString durationInWords(double seconds) {
    if (seconds < 90)
        return PlaytestView::tr("%1 s").arg(qRound(seconds));
    return seconds < 5400 ? PlaytestView::tr("%1 min").arg(qRound(seconds / 60))
                          : PlaytestView::tr("%1 h").arg(qRound(seconds / 3600));
}

QString gamesInWords(quint64 games, quint64 wanted) {
    const QLocale locale;
    return PlaytestView::tr("%1 of %2 games").arg(locale.toString(games), locale.toString(wanted));
}

const QString suffix = QStringLiteral(".playtest.json");

QString proposedName(const Document& document) {
    QString name = document.title();
    if (name.endsWith(document.fileSuffix()))
        name.chop(document.fileSuffix().size());
    return inLastFolder(name + suffix);
}

/// The known files of the tested document.
playtest::RepeatPaths pathsFor(const Document* document, const QString& report) {
    playtest::RepeatPaths paths;
    paths.report = report.toStdString();
    if (document == nullptr || document->path().isEmpty())
        return paths;
    const std::string file = document->path().toStdString();
    if (qobject_cast<const MapDocument*>(document) != nullptr)
        paths.map = file;
    else if (qobject_cast<const TileSetDocument*>(document) != nullptr)
        paths.tileSets = {file};
    return paths;
}

} // namespace

PlaytestView::PlaytestView(Playtests& playtests, QWidget* parent) : QWidget(parent), playtests_(playtests) {
    makeActions();
    timer_.setInterval(milliseconds);
    connect(&timer_, &QTimer::timeout, this, &PlaytestView::refreshProgress);
    connect(&playtests_, &Playtests::changed, this, [this](const Document* document) {
        if (document == document_)
            refresh();
    });
    connect(&playtests_, &Playtests::runningChanged, this, &PlaytestView::refreshActions);
    refresh();
}

void PlaytestView::make() {
    if (form_ != nullptr)
        return;
    form_ = new PlaytestForm;
    progress_ = new QProgressBar;
    words_ = wrapping();
    trouble_ = wrapping();
    pages_ = new QTabWidget;
    overview_ = new PlaytestOverview;
    figures_ = new FiguresTable;
    tiles_ = new TileFiguresTable;
    places_ = new PlacesPage;
    games_ = new NotableGamesList;
    for (QAbstractItemView* view :
         std::initializer_list<QAbstractItemView*>{figures_->table(), tiles_, games_})
        tellWhenEmpty(*view, tr("No results yet. Press Start."));
    layOut();
    overview_->setStart(start_);
    connect(tiles_, &TileFiguresTable::tileWanted, this, &PlaytestView::tileWanted);
    connect(figures_, &FiguresTable::placeWanted, this, &PlaytestView::placeWanted);
    connect(games_, &NotableGamesList::gameWanted, this, &PlaytestView::openNotable);
    setFocusProxy(form_);
    refresh();
}

void PlaytestView::makeActions() {
    start_ = makeAction(this, {"playtest/start", "play", tr("&Start"), tr("Ctrl+Return"),
                               tr("Play the games again; the current results become the previous ones")});
    connect(start_, &QAction::triggered, this, [this] {
        if (page_ != nullptr)
            page_->start();
        else
            start();
    });
    stop_ = makeAction(this, {"playtest/stop", "stop", tr("St&op"), tr("Ctrl+."),
                              tr("Stop playing; the games played so far are kept")});
    connect(stop_, &QAction::triggered, this, [this] {
        if (page_ != nullptr)
            return page_->stop();
        say({});
        playtests_.stop();
    });
    goOn_ = makeAction(this, {"playtest/continue", "step", tr("&Continue"), tr("Ctrl+Shift+Return"),
                              tr("Continue where it was stopped, with the set as it was then")});
    connect(goOn_, &QAction::triggered, this, &PlaytestView::goOn);
    check_ = makeAction(this, {"playtest/check",
                               "analyse",
                               tr("Check with Stronger &Bots"),
                               {},
                               tr("Play up to %1 of these games again with a stronger bot, and mark which "
                                  "figures hold and which differ")
                                   .arg(playtest::defaultCheckedGames)});
    connect(check_, &QAction::triggered, this, &PlaytestView::check);
    save_ =
        makeAction(this, {"playtest/save",
                          "save",
                          tr("Save &Report…"),
                          {},
                          tr("Save counts and figures as JSON, as the command line does, or as a web page")});
    connect(save_, &QAction::triggered, this, [this] {
        if (page_ != nullptr)
            page_->askWhereToSave();
        else
            askWhereToSave();
    });
    compare_ = makeAction(this, {"playtest/compare",
                                 "open",
                                 tr("Compare with Re&port…"),
                                 {},
                                 tr("Show a saved report as the previous results")});
    connect(compare_, &QAction::triggered, this, &PlaytestView::askForReport);
    people_ = makeAction(this, {"playtest/people", "comment", tr("&Games of People…"), tr("Ctrl+Alt+J"),
                                tr("Judge games that people played: figures beside those of bots, ratings, "
                                   "answers and comments")});
    connect(people_, &QAction::triggered, this, &PlaytestView::peopleWanted);
    back_ = makeAction(this, {"playtest/back",
                              "playtest",
                              tr("Show the Games Played"),
                              {},
                              tr("Go back from the quick check to your own playtest")});
    connect(back_, &QAction::triggered, this, &PlaytestView::leaveQuickCheck);
}

QList<QAction*> PlaytestView::viewActions() const {
    return {start_, stop_, goOn_, check_, save_, compare_, people_, back_};
}

QWidget* PlaytestView::makeSide() {
    auto* side = new Panel(tr("Playtest"));
    auto* whole = new QWidget;
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins(turnedMargins(0, 0, 4, 0));
    column->addWidget(form_);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(wideButton(start_));
    buttons->addWidget(wideButton(stop_));
    column->addLayout(buttons);
    column->addWidget(wideButton(goOn_));
    column->addWidget(wideButton(check_));
    column->addWidget(wideButton(save_));
    column->addWidget(wideButton(compare_));
    column->addWidget(wideButton(people_));
    // Temporary widgets are below everything clickable.
    backButton_ = wideButton(back_);
    column->addWidget(backButton_);
    progress_->setTextVisible(false);
    progress_->setFixedHeight(8);
    progress_->setAccessibleName(tr("Games played"));
    column->addWidget(progress_);
    column->addWidget(words_);
    trouble_->setObjectName(QStringLiteral("trouble"));
    column->addWidget(trouble_);
    column->addStretch(1);
    QScrollArea* area = scrolled(whole);
    // As wide as the longest row wants in the language and the font of the window.
    area->setMinimumWidth(whole->minimumSizeHint().width() + area->verticalScrollBar()->sizeHint().width());
    side->body()->addWidget(area, 1);
    side->setFixedWidth(std::max(sideWidth, side->minimumSizeHint().width()));
    return side;
}

void PlaytestView::layOut() {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(6, 6, 6, 6);
    row->setSpacing(6);
    row->addWidget(makeSide());
    pages_->setObjectName(QStringLiteral("playtestPages"));
    pages_->addTab(scrolled(overview_), tr("Overvie&w"));
    pages_->addTab(figures_, tr("Fig&ures"));
    pages_->addTab(tiles_, tr("Tiles"));
    pages_->addTab(games_, tr("G&ames"));
    pages_->addTab(places_, tr("Board"));
    pages_->setTabToolTip(0, tr("Wins by seat, how games end, how long they are"));
    pages_->setTabToolTip(1, tr("Every figure with its interval and its previous value"));
    pages_->setTabToolTip(2, tr("How each tile fared"));
    pages_->setTabToolTip(3, tr("Games that stand out, to watch"));
    pages_->setTabToolTip(4, tr("What happens where on the board"));
    row->addWidget(pages_, 1);
    pages_->tabBar()->installEventFilter(this);
}

/// After choosing a page by its letter, the focus is on its tab, not where it was before.
bool PlaytestView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == pages_->tabBar() && event->type() == QEvent::Shortcut)
        pages_->tabBar()->setFocus(Qt::ShortcutFocusReason);
    return QWidget::eventFilter(watched, event);
}

void PlaytestView::setSubject(const Document* document, const GameSetup& proposal,
                              const std::vector<Map>& maps) {
    make();
    if (document_ != document) {
        trouble_->hide();
        quick_ = {};
    }
    document_ = document;
    proposal_ = proposal;
    if (document != nullptr) {
        form_->setProposal(proposal, maps);
        playtests_.recall(*document);
    }
    form_->setEnabled(document != nullptr);
    refresh();
}

const Playtests::Outcome& PlaytestView::outcome() const {
    static const Playtests::Outcome nothing;
    if (document_ != nullptr && quick_.found)
        return quick_;
    return document_ == nullptr ? nothing : playtests_.of(*document_);
}

void PlaytestView::start() {
    if (document_ == nullptr || playtests_.running())
        return;
    auto plan = form_->plan();
    if (!plan) {
        for (Issue& issue : plan.issues)
            issue.pointer.clear(); // it is about things in this window, not about places in a file
        return say(plan.issues.empty() ? QString() : issueInList(plan.issues.front()));
    }
    form_->writeSettings();
    trouble_->hide();
    quick_ = {};
    playtests_.start(*document_, *plan.value);
}

void PlaytestView::goOn() {
    if (document_ == nullptr || !playtests_.mayResume(*document_))
        return;
    say({});
    leaveQuickCheck();
    playtests_.resume(*document_);
}

void PlaytestView::check() {
    if (document_ == nullptr || !playtests_.mayCheck(*document_))
        return;
    say({});
    leaveQuickCheck();
    playtests_.check(*document_);
}

void PlaytestView::showQuickCheck(const FindingsPointer& found) {
    if (document_ == nullptr || !found)
        return;
    emit showRequested();
    const Playtests::Outcome& asked = playtests_.of(*document_);
    quick_ = {};
    if (asked.found && !asked.isQuickCheck) {
        quick_.found = found;
        quick_.history.add(*found);
        quick_.isQuickCheck = true;
    } else {
        playtests_.offer(*document_, found);
    }
    refresh();
}

void PlaytestView::leaveQuickCheck() {
    quick_ = {};
    refresh();
}

void PlaytestView::refresh() {
    refreshActions();
    if (form_ == nullptr)
        return;
    overview_->setRules(rulesOf(document_));
    overview_->setOutcome(outcome());
    figures_->setFindings(outcome().found, outcome().before, outcome().beforeName);
    tiles_->setFindings(outcome().found);
    games_->setFindings(outcome().found);
    places_->setFindings(outcome().found);
    pages_->setTabVisible(pages_->indexOf(places_), places_->hasPlaces());
}

void PlaytestView::setPageInFront(RunPage* page) {
    page_ = page;
    setToolTipSentence(*start_, page == nullptr
                                    ? tr("Play the games again; the current results become the previous ones")
                                    : page->startInWords());
    refreshActions();
}

void PlaytestView::refreshActions() {
    const bool runs = playtests_.running();
    start_->setEnabled(page_ != nullptr ? !page_->running() : document_ != nullptr && !runs);
    stop_->setEnabled(page_ != nullptr ? page_->running() : runs);
    goOn_->setEnabled(document_ != nullptr && playtests_.mayResume(*document_));
    check_->setEnabled(document_ != nullptr && playtests_.mayCheck(*document_));
    save_->setEnabled(page_ != nullptr ? page_->maySave() : outcome().found != nullptr);
    compare_->setEnabled(document_ != nullptr);
    back_->setEnabled(quick_.found != nullptr);
    if (runs)
        timer_.start();
    else
        timer_.stop();
    refreshProgress();
    if (std::exchange(ran_, runs) && !runs && form_ != nullptr) {
        const PlaytestRunner& runner = playtests_.runner();
        const QString games = gamesInWords(runner.played(), runner.wanted());
        speak(*this,
              runner.played() < runner.wanted() ? tr("Stopped: %1").arg(games) : tr("Done: %1").arg(games));
    }
}

void PlaytestView::refreshProgress() {
    if (form_ == nullptr)
        return;
    backButton_->setVisible(quick_.found != nullptr);
    const PlaytestRunner& runner = playtests_.runner();
    progress_->setVisible(playtests_.running());
    if (playtests_.running())
        progress_->setValue(static_cast<int>(100 * runner.played() / std::max<quint64>(1, runner.wanted())));
    words_->setText(progressInWords());
    words_->setVisible(!words_->text().isEmpty());
}

QString PlaytestView::progressInWords() const {
    if (playtests_.running()) {
        const PlaytestRunner& runner = playtests_.runner();
        QString words = gamesInWords(runner.played(), runner.wanted());
        if (runner.checks())
            words = tr("Checking with a stronger bot: %1").arg(words);
        if (document_ == nullptr || !playtests_.runs(*document_))
            words = tr("Another file is being tested: %1").arg(words);
        const auto left = runner.secondsLeft();
        return left ? tr("%1, about %2 left").arg(words, durationInWords(*left)) : words;
    }
    if (!outcome().found)
        return {};
    const Findings& found = *outcome().found;
    QString words =
        outcome().isQuickCheck
            ? tr("Quick check: %1 games by the bots %2, seed %3. Start uses the settings above.")
                  .arg(QLocale().toString(quint64{found.results.games()}), botsInWords(found.results))
                  .arg(found.plan.seed)
            : gamesInWords(found.results.games(), quint64{found.plan.stacks()} * found.results.players);
    if (!(found.plan.game->tileSet() == proposal_.tileSet))
        words += u'\n' + tr("The set has changed since.");
    words += u'\n' + tr("Bots: %1.").arg(botsInWords(found.results)) + u' ' + checkInWords(found);
    return words;
}

void PlaytestView::showFigure(const QString& id) {
    make();
    emit showRequested();
    pages_->setCurrentWidget(figures_);
    if (figures_->showFigure(id))
        figures_->setFocus();
}

QString PlaytestView::message() const {
    if (form_ == nullptr)
        return {};
    return trouble_->isHidden() ? words_->text() : trouble_->text();
}

void PlaytestView::say(const QString& trouble) {
    make();
    setSpokenText(*trouble_, trouble);
    trouble_->setVisible(!trouble.isEmpty());
}

bool PlaytestView::saveReport(const QString& path) {
    if (!outcome().found)
        return false;
    const playtest::Results& results = outcome().found->results;
    const bool isPage = path.endsWith(QLatin1String(".html"));
    const std::string text =
        isPage ? playtest::reportHtml(
                     results, [](const Text& sentence) { return translated(sentence).toStdString(); }, {},
                     pathsFor(document_, path))
               : fileText(playtest::reportJson(results));
    const Issues issues = writeFile(path.toStdString(), text);
    say(issues.empty() ? tr("Saved: %1").arg(QFileInfo(path).fileName()) : issueWithPlace(issues.front()));
    return issues.empty();
}

void PlaytestView::askWhereToSave() {
    if (document_ == nullptr || !outcome().found)
        return;
    const QString path = askForSaveFile(this, tr("Save Report"), proposedName(*document_),
                                        {{tr("Playtest reports (*.playtest.json)"), suffix},
                                         {tr("Web pages (*.html)"), QStringLiteral(".html")}});
    if (!path.isEmpty())
        saveReport(path);
}

bool PlaytestView::compareWith(const QString& path) {
    if (document_ == nullptr)
        return false;
    auto text = readFile(path.toStdString());
    Issues issues = std::move(text.issues);
    if (text) {
        auto results = playtest::readResults(*text.value, rulesets());
        issues = std::move(results.issues);
        if (results && !results.value->done.empty()) {
            say({});
            quick_ = {};
            playtests_.compareWith(*document_, makeFindings({}, std::move(*results.value)),
                                   QFileInfo(path).fileName());
            return true;
        }
    }
    if (issues.empty())
        say(tr("%1 contains no games yet.").arg(QFileInfo(path).fileName()));
    else
        say(tr("%1: %2").arg(QFileInfo(path).fileName(), issueWithPlace(issues.front())));
    return false;
}

void PlaytestView::askForReport() {
    if (document_ == nullptr)
        return;
    const QString path = QFileDialog::getOpenFileName(this, tr("Compare with a Report"), lastFolder(),
                                                      tr("Playtest reports (*.playtest.json *.json)"));
    if (path.isEmpty())
        return;
    setLastFolder(path);
    compareWith(path);
}

void PlaytestView::openNotable(const QString& name) {
    const FindingsPointer found = outcome().found;
    if (!found)
        return;
    const auto game = found->results.notable.find(name.toStdString());
    if (game == found->results.notable.end())
        return;
    // Searching bots take as long as the first time.
    const std::uint64_t number = game->second.number;
    const QString words = notableInWords(*found, game->first, game->second);
    say(tr("Replaying the game…"));
    again_.start([this, found, number, words](TaskControl&) {
        auto record = std::make_shared<const game::Record>(playtest::recordOf(found->plan, number));
        return [this, record, words] {
            say({});
            emit gameWanted(*record, words);
        };
    });
}

NotableGamesList::NotableGamesList(QWidget* parent) : QListWidget(parent) {
    setAccessibleName(tr("Games that stand out"));
    setFrameShape(QFrame::NoFrame);
    setSpacing(2);
    setWordWrap(true);
    setToolTip(tr("Click or press Enter to show the game in Play"));
    connect(this, &QListWidget::itemClicked, this,
            [this](QListWidgetItem* item) { emit gameWanted(item->data(Qt::UserRole).toString()); });
}

void NotableGamesList::keyPressEvent(QKeyEvent* event) {
    const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enters && currentItem() != nullptr)
        emit gameWanted(currentItem()->data(Qt::UserRole).toString());
    else
        QListWidget::keyPressEvent(event);
}

void NotableGamesList::setFindings(const FindingsPointer& found) {
    const int row = currentRow();
    clear();
    if (!found)
        return;
    for (const auto& [name, game] : found->results.notable) {
        auto* item =
            new QListWidgetItem(lineIcon(QStringLiteral("play")),
                                tr("%1 (game %2)")
                                    .arg(notableInWords(*found, name, game),
                                         QLocale().toString(static_cast<qulonglong>(game.number + 1))),
                                this);
        item->setData(Qt::UserRole, toQString(name));
    }
    setCurrentRow(std::min(row, count() - 1));
}

} // namespace tilewright
