// Tour and help pages of the window.
#include "editor/document/open_documents.h"
#include "editor/theme/dock_page.h"
#include "editor/theme/kept_settings.h"
#include "editor/window/file_commands.h"
#include "editor/window/help_window.h"
#include "editor/window/main_window.h"
#include "editor/window/tour.h"

#include <QCoreApplication>
#include <QMap>
#include <QSettings>
#include <QTimer>

namespace tilewright {

namespace {

const QString tourKey = QStringLiteral("tour/seen");

/// The heading about a panel, in the page of its mode.
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

std::pair<QString, QString> MainWindow::helpPlace() const {
    QString page = QStringLiteral("index");
    if (documents().current() != nullptr || mode_ == Mode::Play) {
        static const QMap<Mode, QString> pages{{Mode::Design, QStringLiteral("design")},
                                               {Mode::Map, QStringLiteral("map")},
                                               {Mode::Play, QStringLiteral("play")},
                                               {Mode::Playtest, QStringLiteral("playtest")},
                                               {Mode::Print, QStringLiteral("print")}};
        page = pages.value(mode_, page);
    }
    const DockPage* docks = dockPage();
    return {page, docks == nullptr ? QString() : headingOf(docks->focusedPanel())};
}

void MainWindow::showHelp() {
    if (help_ == nullptr)
        help_ = new HelpWindow(this);
    const auto [page, heading] = helpPlace();
    help_->showPage(page, heading);
}

void MainWindow::offerTour() {
    if (keptSwitch(tourKey, false))
        return;
    QSettings().setValue(tourKey, true);
    // After the window has been placed.
    QTimer::singleShot(0, this, &MainWindow::startTour);
}

Tour* MainWindow::tour() const {
    return tour_;
}

void MainWindow::startTour() {
    if (!tour_)
        tour_ = new Tour(*this);
}

} // namespace tilewright
