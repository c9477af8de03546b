#include "editor/window/controllers/help_controller.h"

#include "editor/common/action.h"
#include "editor/common/kept_settings.h"
#include "editor/common/plain_text.h"
#include "editor/document/open_documents.h"
#include "editor/play/play_view.h"
#include "editor/play/record_controller.h"
#include "editor/window/frame.h"
#include "editor/window/message_bar.h"
#include "editor/window/pages/help_window.h"
#include "editor/window/pages/rule_examples.h"
#include "engine/games/record.h"

#include <QApplication>
#include <QMap>
#include <QMenu>
#include <QMessageBox>
#include <QSettings>

namespace tilewright {

namespace {

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

HelpController::HelpController(Tour::Stage stage, MessageBar& messages, std::function<QString()> panelInUse)
    : stage_(std::move(stage)), messages_(messages), panelInUse_(std::move(panelInUse)) {}

void HelpController::fillMenu(QMenu& menu) {
    QWidget* window = &stage_.window;
    QAction* page =
        makeAction(window, {"help", "help", tr("&Help"), tr("F1"), tr("Help on the current panel")});
    connect(page, &QAction::triggered, this, &HelpController::showHelp);
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
    menu.addActions({page, tour});
    fillRuleExamples(*menu.addMenu(tr("&Examples of the Rules")),
                     [this](const RuleExample& example) { openRuleExample(example); });
    menu.addSeparator();
    menu.addActions({about, aboutQt});
}

std::pair<QString, QString> HelpController::place() const {
    QString page = QStringLiteral("index");
    const Mode mode = stage_.frame.mode();
    if (stage_.documents.current() != nullptr || mode == Mode::Play) {
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
        help_ = new HelpWindow(&stage_.window);
    const auto [page, heading] = place();
    help_->showPage(page, heading);
}

void HelpController::offerTour() {
    if (keptSwitch(tourKey, false))
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
    if (!tour_)
        tour_ = new Tour(stage_);
}

void HelpController::openRuleExample(const RuleExample& example) {
    const auto record = game::readRecord(example.text);
    if (!record || !stage_.play.records().showRecord(*record.value, example.number))
        return;
    stage_.frame.setMode(Mode::Play);
    messages_.showNote(tr("%1, %2. %3").arg(example.number, example.title, example.hint));
}

void HelpController::showAbout() {
    QMessageBox box(&stage_.window);
    box.setWindowTitle(tr("About Tilewright"));
    box.setIconPixmap(stage_.window.windowIcon().pixmap(64));
    box.setTextFormat(Qt::RichText);
    box.setText(
        tr("<h3>Tilewright %1</h3><p>A studio for tile-laying games that go underground.</p>"
           "<p>Free software under the GNU General Public License, version 3 or later. It comes without "
           "any warranty.</p>")
            .arg(inMarkup(QCoreApplication::applicationVersion())));
    box.exec();
}

} // namespace tilewright
