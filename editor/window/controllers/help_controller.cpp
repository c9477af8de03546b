#include "editor/window/controllers/help_controller.h"

#include "editor/common/accessibility.h"
#include "editor/common/action.h"
#include "editor/common/icons.h"
#include "editor/common/plain_text.h"
#include "editor/common/stored_settings.h"
#include "editor/common/theme.h"
#include "editor/document/open_documents.h"
#include "editor/play/play_view.h"
#include "editor/play/record_controller.h"
#include "editor/window/message_bar.h"
#include "editor/window/window_interface.h"
#include "editor/words/translated_text.h"
#include "engine/games/record.h"
#include "engine/model/io/bundled.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QCoreApplication>
#include <QDialog>
#include <QFile>
#include <QKeyEvent>
#include <QMap>
#include <QMenu>
#include <QMessageBox>
#include <QSettings>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolBar>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <string_view>

namespace tilewright {

/// A bundled game that stops at a decision about one rule.
struct RuleExample {
    /// "D-2.1"
    QString number;
    QString title;
    /// What to try there.
    QString hint;
    /// The record.
    std::string_view text;
};

namespace {

/// Finds pages by name, in the window's language first.
class HelpBrowser : public QTextBrowser {
public:
    using QTextBrowser::QTextBrowser;

protected:
    QVariant loadResource(int type, const QUrl& name) override {
        if (type != QTextDocument::MarkdownResource)
            return QTextBrowser::loadResource(type, name);
        //: the code of the language that the help pages are shown in: en, de, fr
        const QString language = HelpWindow::tr("en");
        const QString file = name.fileName();
        for (const QString& path :
             {QStringLiteral(":/help/%1/%2").arg(language, file), QStringLiteral(":/help/%1").arg(file)}) {
            QFile page(path);
            if (page.open(QIODevice::ReadOnly))
                return page.readAll();
        }
        return {};
    }
};

struct ExampleWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::RuleExamples)

public:
    struct Row {
        const char* number;
        const char* title;
        const char* hint;
    };
    static constexpr std::array<Row, 20> rows{
        {{"D-1.1", QT_TR_NOOP("The space under the towers"),
          QT_TR_NOOP("The dragon is about to step onto the tower: move it there, and see who is in the "
                     "dungeon then.")},
         {"D-1.2", QT_TR_NOOP("Who leaves first"),
          QT_TR_NOOP("Two followers of Blue are below, the fairy with one of them. Bring one out: the other "
                     "of the two leaves, and the fairy keeps her companion.")},
         {"D-2.1", QT_TR_NOOP("Into the dungeon"),
          QT_TR_NOOP("Blue has laid a tower. A small or large follower may go in; the mayor may not, as the "
                     "tile has no city, and the wagon never may.")},
         {"D-2.2", QT_TR_NOOP("The mayor's ways"),
          QT_TR_NOOP(
              "The mayor goes in by this tower, as its tile has a city. He comes out only where a city "
              "is open.")},
         {"D-2.3", QT_TR_NOOP("Straight through the dungeon"),
          QT_TR_NOOP("A follower may go in here and come straight out by another tower, even onto the road "
                     "of the tower far away.")},
         {"D-2.4", QT_TR_NOOP("The fairy below"),
          QT_TR_NOOP("The dragon is in the dungeon. The fairy may still be placed with the follower there.")},
         {"D-3.1", QT_TR_NOOP("Out by any entrance"),
          QT_TR_NOOP(
              "Blue's follower may come out by any tower where nobody stands, including the one just laid.")},
         {"D-3.2", QT_TR_NOOP("Past the dragon with the fairy"),
          QT_TR_NOOP("The fairy was with Blue's follower when the turn began: he may leave although the "
                     "dragon is below. She stays.")},
         {"D-3.3", QT_TR_NOOP("On anything open"),
          QT_TR_NOOP("He may come out onto a city, road, cloister or field of a tower tile, unless it is "
                     "complete, as the short road is.")},
         {"D-3.4", QT_TR_NOOP("To join or to contest"),
          QT_TR_NOOP("Blue holds the road. Yellow has laid a tower far away: through the dungeon a follower "
                     "can reach that very road.")},
         {"D-3.5", QT_TR_NOOP("Out into the dragon's jaws"),
          QT_TR_NOOP("The dragon stands on the tower far away. A follower who comes out there is eaten, "
                     "whatever he chooses.")},
         {"D-3.6", QT_TR_NOOP("The fairy comes out"),
          QT_TR_NOOP("The fairy is below with Blue's follower. Yellow may call her out to one of Yellow's "
                     "followers.")},
         {"D-4.1", QT_TR_NOOP("The dragon finds an entrance"),
          QT_TR_NOOP("Step onto the tower: the dragon goes into the dungeon, and its flight is over.")},
         {"D-4.2", QT_TR_NOOP("A follower below saves those above"),
          QT_TR_NOOP("A follower is already in the dungeon. Step onto the tower: Yellow's follower there is "
                     "not eaten.")},
         {"D-4.3", QT_TR_NOOP("Flee or stay"),
          QT_TR_NOOP("Followers of all three players stand at that tower, and nobody is below. Step there: "
                     "each player is asked, clockwise from the one who made the step.")},
         {"D-4.4", QT_TR_NOOP("The dragon bars the dungeon"),
          QT_TR_NOOP("Blue has laid a tower, but while the dragon is below nobody goes in or out.")},
         {"D-5.1", QT_TR_NOOP("A volcano calls the dragon out"),
          QT_TR_NOOP("Lay the volcano: the dragon comes to it at once, and the dungeon is free for this very "
                     "turn.")},
         {"D-5.2", QT_TR_NOOP("The dragon flies out"),
          QT_TR_NOOP(
              "The dragon is below and its tile was laid: the first step leads to any tower or volcano.")},
         {"D-5.3", QT_TR_NOOP("Flush out the dragon"),
          QT_TR_NOOP("With the option on, Blue may show the large follower: the dragon goes to a tower or a "
                     "volcano and stays there.")},
         {"D-6.1", QT_TR_NOOP("Nothing below scores"),
          QT_TR_NOOP("Blue has laid one of the last tiles. End the turn and lay the rest: a follower and the "
                     "fairy below score no points.")}}};
};

/// "D-2.1" is in "d-2-1.game.json".
std::string_view recordOf(const QString& number) {
    const std::string name =
        number.toLower().replace(QLatin1Char('.'), QLatin1Char('-')).toStdString() + ".game.json";
    for (const BundledFile& file : ruleExampleFiles())
        if (file.name == name)
            return file.text;
    return {};
}

/// Fills a menu with all of them, by the parts of the rules; `open` is called with the chosen one.
void fillRuleExamples(QMenu& menu, const std::function<void(const RuleExample&)>& open) {
    QString part;
    for (const ExampleWords::Row& row : ExampleWords::rows) {
        const RuleExample example{QString::fromLatin1(row.number), ExampleWords::tr(row.title),
                                  ExampleWords::tr(row.hint), recordOf(QString::fromLatin1(row.number))};
        if (const QString its = example.number.section(QLatin1Char('.'), 0, 0);
            !part.isEmpty() && its != part)
            menu.addSeparator();
        part = example.number.section(QLatin1Char('.'), 0, 0);
        QAction* action = menu.addAction(example.number + QStringLiteral("  ") + example.title);
        action->setObjectName(QStringLiteral("ruleExample/") + example.number);
        action->setToolTip(example.hint);
        QObject::connect(action, &QAction::triggered, &menu, [example, open] { open(example); });
    }
    menu.setToolTipsVisible(true);
}

const QString tourKey = QStringLiteral("tour/seen");

/// Which heading of its mode's page tells of a panel.
QString headingOf(const QString& panel) {
    // Headings are translated with the pages; these must be the same words.
    static const QMap<QString, const char*> headings{
        {QStringLiteral("tiles"), QT_TRANSLATE_NOOP("HelpHeadings", "The list of tiles")},
        {QStringLiteral("issues"), QT_TRANSLATE_NOOP("HelpHeadings", "Issues")},
        {QStringLiteral("tile"), QT_TRANSLATE_NOOP("HelpHeadings", "The tile")},
        {QStringLiteral("set"), QT_TRANSLATE_NOOP("HelpHeadings", "The set")},
        {QStringLiteral("statistics"), QT_TRANSLATE_NOOP("HelpHeadings", "Statistics")},
        {QStringLiteral("history"), QT_TRANSLATE_NOOP("HelpHeadings", "History")},
        {QStringLiteral("table"), QT_TRANSLATE_NOOP("HelpHeadings", "The table")},
        {QStringLiteral("mapPalette"), QT_TRANSLATE_NOOP("HelpHeadings", "Rooms and tiles")},
        {QStringLiteral("mapFigures"), QT_TRANSLATE_NOOP("HelpHeadings", "The map")},
        {QStringLiteral("miniMap"), QT_TRANSLATE_NOOP("HelpHeadings", "Overview")},
        {QStringLiteral("mapIssues"), QT_TRANSLATE_NOOP("HelpHeadings", "Issues")},
        {QStringLiteral("mapHistory"), QT_TRANSLATE_NOOP("HelpHeadings", "History")},
        {QStringLiteral("mapTable"), QT_TRANSLATE_NOOP("HelpHeadings", "The table")},
    };
    const char* heading = headings.value(panel);
    return heading == nullptr ? QString() : QCoreApplication::translate("HelpHeadings", heading);
}

} // namespace

HelpWindow::HelpWindow(QWidget* parent) : QWidget(parent, Qt::Window), browser_(new HelpBrowser) {
    setWindowTitle(tr("Tilewright Help"));
    auto* bar = new QToolBar;
    QAction* back =
        bar->addAction(lineIcon(QStringLiteral("undo")), tr("Back"), browser_, &QTextBrowser::backward);
    back->setShortcut(QKeySequence(tr("Alt+Left")));
    QAction* forward =
        bar->addAction(lineIcon(QStringLiteral("redo")), tr("Forward"), browser_, &QTextBrowser::forward);
    forward->setShortcut(QKeySequence(tr("Alt+Right")));
    bar->addAction(tr("Contents"), this, [this] { showPage(QStringLiteral("index")); });
    QAction* shut = bar->addAction(tr("Close"), this, &QWidget::close);
    shut->setShortcut(QKeySequence(Qt::Key_Escape));
    browser_->setOpenExternalLinks(true);
    browser_->setAccessibleName(tr("Help page"));
    browser_->document()->setDocumentMargin(18);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(bar);
    column->addWidget(browser_, 1);
    connect(browser_, &QTextBrowser::backwardAvailable, back, &QAction::setEnabled);
    connect(browser_, &QTextBrowser::forwardAvailable, forward, &QAction::setEnabled);
    back->setEnabled(false);
    forward->setEnabled(false);
    resize(760, 660);
}

void HelpWindow::showPage(const QString& page, const QString& heading) {
    browser_->setSource(QUrl(page + QStringLiteral(".md")), QTextDocument::MarkdownResource);
    browser_->setExtraSelections({});
    if (!heading.isEmpty())
        scrollTo(heading);
    show();
    raise();
    activateWindow();
    browser_->setFocus();
}

QString HelpWindow::pageShown() const {
    return browser_->source().fileName().section(u'.', 0, 0);
}

QString HelpWindow::headingShown() const {
    const QTextBlock block = browser_->textCursor().block();
    return block.blockFormat().headingLevel() > 1 ? block.text() : QString();
}

void HelpWindow::scrollTo(const QString& heading) {
    for (QTextBlock block = browser_->document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0 && block.text().startsWith(heading)) {
            QTextCursor cursor(block);
            browser_->moveCursor(QTextCursor::End);
            browser_->setTextCursor(cursor);
            browser_->ensureCursorVisible();
            // A short page has nothing to scroll.
            QTextEdit::ExtraSelection mark;
            QColor wash = accentColour();
            wash.setAlpha(60);
            mark.format.setBackground(wash);
            mark.format.setProperty(QTextFormat::FullWidthSelection, true);
            mark.cursor = cursor;
            browser_->setExtraSelections({mark});
            return;
        }
    }
}

HelpController::HelpController(Tour::Dependencies tourDependencies, MessageBar& messages,
                               std::function<QString()> panelInUse)
    : tourDependencies_(std::move(tourDependencies))
    , messages_(messages)
    , panelInUse_(std::move(panelInUse)) {}

void HelpController::fillMenu(QMenu& menu) {
    QWidget* window = &tourDependencies_.window;
    QAction* page =
        makeAction(window, {"help", "help", tr("&Help"), tr("F1"), tr("Help on the current panel")});
    connect(page, &QAction::triggered, this, &HelpController::showHelp);
    explain_ = makeAction(window, {"explain", "hint", tr("E&xplain This"), tr("Shift+F1"),
                                   tr("Shows the tooltip of the focused item until you press Esc")});
    connect(explain_, &QAction::triggered, this, &HelpController::explain);
    qApp->installEventFilter(this);
    QAction* tour = makeAction(
        window, {"tour", "tour", tr("&Tour"), {}, tr("A short tour: change a tile, then see it in a game")});
    connect(tour, &QAction::triggered, this, &HelpController::startTour);
    QAction* about =
        makeAction(window, {"about", "info", tr("&About Tilewright"), {}, tr("Version and licence")});
    about->setMenuRole(QAction::AboutRole);
    connect(about, &QAction::triggered, this, &HelpController::showAbout);
    QAction* aboutQt = makeAction(
        window, {"aboutQt", "info", tr("About &Qt"), {}, tr("The library that the window is built with")});
    aboutQt->setMenuRole(QAction::AboutQtRole);
    connect(aboutQt, &QAction::triggered, qApp, &QApplication::aboutQt);
    menu.addActions({page, explain_, tour});
    fillRuleExamples(*menu.addMenu(tr("&Examples of the Dungeon's Rules")),
                     [this](const RuleExample& example) { openRuleExample(example); });
    menu.addSeparator();
    menu.addActions({about, aboutQt});
}

std::pair<QString, QString> HelpController::place() const {
    QString page = QStringLiteral("index");
    const Mode mode = tourDependencies_.frame.mode();
    if (tourDependencies_.documents.current() != nullptr || mode == Mode::Play) {
        static const QMap<Mode, QString> pages{{Mode::Design, QStringLiteral("design")},
                                               {Mode::Map, QStringLiteral("map")},
                                               {Mode::Play, QStringLiteral("play")},
                                               {Mode::Playtest, QStringLiteral("playtest")},
                                               {Mode::Print, QStringLiteral("print")}};
        page = pages.value(mode, page);
    }
    return {page, headingOf(panelInUse_())};
}

void HelpController::showHelp() {
    if (help_ == nullptr)
        help_ = new HelpWindow(&tourDependencies_.window);
    const auto [page, heading] = place();
    help_->showPage(page, heading);
}

void HelpController::explain() {
    QWidget* focus = QApplication::focusWidget();
    if (focus == nullptr)
        return;
    QString words = focus->toolTip();
    const QWidget* surface = focus;
    QRect place = focus->rect();
    if (const auto* view = qobject_cast<const QAbstractItemView*>(focus))
        if (const QString ofItem = view->currentIndex().data(Qt::ToolTipRole).toString(); !ofItem.isEmpty()) {
            words = ofItem;
            surface = view->viewport();
            place = view->visualRect(view->currentIndex());
        }
    if (words.isEmpty())
        words = focus->accessibleDescription();
    if (words.isEmpty())
        return showInStatusBar(*focus, tr("The focused item has no tooltip."));
    constexpr int untilEsc = std::numeric_limits<int>::max();
    QToolTip::showText(surface->mapToGlobal(place.bottomLeft()), words, focus, {}, untilEsc);
    explained_ = words;
    speak(*focus, words);
}

bool HelpController::explains() const {
    // It may be gone, and another be shown.
    return !explained_.isEmpty() && QToolTip::isVisible() && QToolTip::text() == explained_;
}

bool HelpController::endExplaining() {
    const bool was = explains();
    explained_.clear();
    if (was)
        QToolTip::hideText();
    return was;
}

bool HelpController::eventFilter(QObject* watched, QEvent* event) {
    // A modal dialog has no menu, and gets no keys of the window's.
    if (event->type() == QEvent::Show)
        if (auto* dialog = qobject_cast<QDialog*>(watched))
            dialog->addAction(explain_);
    // Before the dialog, which Esc closes, and the tour, which it ends.
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (!isKey || !watched->isWidgetType() || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape)
        return false;
    if (event->type() == QEvent::KeyPress)
        return endExplaining();
    event->setAccepted(explains());
    return explains();
}

void HelpController::offerTour() {
    if (readBoolSetting(tourKey, false))
        return;
    QSettings().setValue(tourKey, true);
    // What was opened stays in sight.
    messages_.showNote(tr("New here? In a short tour, you change a tile and see it in a game."),
                       {{tr("&Start the Tour"),
                         [this] {
                             messages_.hide();
                             startTour();
                         },
                         QStringLiteral("startTour")}});
}

void HelpController::startTour() {
    if (tour_)
        return;
    tour_ = new Tour(tourDependencies_);
    // The last one installed sees events first.
    qApp->installEventFilter(this);
}

void HelpController::openRuleExample(const RuleExample& example) {
    const auto record = game::readRecord(example.text);
    if (!record || !tourDependencies_.play.records().showRecord(*record.value, example.number))
        return;
    tourDependencies_.frame.setMode(Mode::Play);
    messages_.showNote(tr("%1, %2. %3").arg(example.number, example.title, example.hint));
}

void HelpController::showAbout() {
    QMessageBox box(&tourDependencies_.window);
    box.setWindowTitle(tr("About Tilewright"));
    box.setIconPixmap(tourDependencies_.window.windowIcon().pixmap(64));
    box.setTextFormat(Qt::RichText);
    box.setText(
        tr("<h3>Tilewright %1</h3><p>A studio for tile-laying games that go underground.</p>"
           "<p>Free software under the GNU General Public License, version 3 or later. It comes without "
           "any warranty.</p>")
            .arg(inMarkup(QCoreApplication::applicationVersion())));
    box.exec();
}

} // namespace tilewright
