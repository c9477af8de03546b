#include "editor/play/replay/replay_controller.h"

#include "editor/common/stored_settings.h"
#include "editor/document/save_file.h"
#include "editor/output/pictures/picture_formats.h"
#include "editor/play/board/banner.h"
#include "editor/play/board/board_view.h"
#include "editor/play/board/tile_menu.h"
#include "editor/play/panels/analysis_panel.h"
#include "editor/play/panels/points_panel.h"
#include "editor/play/panels/space_panel.h"
#include "editor/play/replay/replay_actions.h"
#include "editor/play/session/game_session.h"
#include "editor/words/translated_text.h"
#include "engine/base/files/file.h"
#include "engine/games/game.h"
#include "engine/model/io/file_formats.h"

#include <QAction>
#include <QSettings>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace tilewright {

namespace {

const QString spacesKey = QStringLiteral("play/spaces");
const QString pointsKey = QStringLiteral("play/points");
const QString mapSuffix = QStringLiteral(".map.json");

QString endingOf(const PictureFormat& format) {
    return u'.' + toQString(format.name);
}

/// In the order of the dialog: the last format of the registry first, since drawings are sharp at any size.
QList<SaveFormat> momentFormats() {
    QList<SaveFormat> formats{{ReplayController::tr("Maps (*.map.json)"), mapSuffix}};
    for (const PictureFormat& format : pictureFormats())
        formats.prepend({translated(format.filter), endingOf(format)});
    return formats;
}

/// The file's content; nothing if no format has its ending.
std::optional<std::string> momentAs(const QString& path, const game::Game& game, const game::Table& table) {
    if (path.endsWith(QLatin1String(".json")))
        return fileText(game::mapOf(game, table));
    for (const PictureFormat& format : pictureFormats())
        if (path.endsWith(endingOf(format)))
            return format.table(drawingOf(game, table), game.tileSet().tileMillimetres);
    return std::nullopt;
}

} // namespace

ReplayController::ReplayController(GameSession& session, RecordController& records, Widgets widgets,
                                   QWidget* window)
    : QObject(window)
    , session_(session)
    , widgets_(widgets)
    , window_(window)
    , actions_(std::make_unique<ReplayActions>(session, records, window))
    , tileMenu_(new TileMenu(widgets.board, session, *actions_->editTile, this)) {
    connect(actions_->again, &QAction::triggered, this, &ReplayController::againWanted);
    connect(actions_->exportMoment, &QAction::triggered, this, &ReplayController::askWhereToExport);
    connect(actions_->points, &QAction::toggled, this, &ReplayController::showPoints);
    connect(actions_->spaces, &QAction::toggled, this, &ReplayController::showSpaces);
    connect(actions_->editTile, &QAction::triggered, this, &ReplayController::editContextTile);
    widgets.points.hide();
    connect(&widgets.points, &PointsPanel::momentChosen, &session, &GameSession::goTo);
    // Two charts would leave the board no room.
    connect(&widgets.analysis, &AnalysisPanel::opened, this, [this] { actions_->points->setChecked(false); });
    connect(&widgets.points, &PointsPanel::closed, this, [this] { actions_->points->setChecked(false); });
}

ReplayController::~ReplayController() = default;

void ReplayController::readSettings() {
    actions_->points->setChecked(readBoolSetting(pointsKey, false));
    actions_->spaces->setChecked(readBoolSetting(spacesKey, true));
}

void ReplayController::showSpaces(bool shown) {
    QSettings().setValue(spacesKey, shown);
    widgets_.spaces.setShown(shown);
}

void ReplayController::showPoints(bool shown) {
    QSettings().setValue(pointsKey, shown);
    widgets_.points.setVisible(shown);
    if (shown) {
        widgets_.analysis.dismiss();
        widgets_.points.chart().setFocus();
    } else if (!window_->isAncestorOf(window_->focusWidget())) {
        widgets_.board.setFocus();
    }
}

bool ReplayController::exportMoment(const QString& path) {
    const std::optional<std::string> bytes = momentAs(path, session_.game(), session_.position().table());
    if (!bytes) {
        QStringList endings;
        for (const SaveFormat& format : momentFormats())
            endings << format.suffix;
        const QString last = endings.takeLast();
        widgets_.banner.announce(tr("%1 was not written").arg(path),
                                 //: %1 are some extensions between commas, %2 is the last one
                                 tr("The file extension sets the format: %1 or %2.")
                                     .arg(endings.join(QStringLiteral(", ")), last));
        return false;
    }
    const Issues issues = writeFile(path.toStdString(), *bytes);
    if (issues.empty())
        emit said(tr("Saved %1").arg(path));
    else
        widgets_.banner.announceIssues(tr("%1 was not written").arg(path), issues);
    return issues.empty();
}

void ReplayController::askWhereToExport() {
    if (!session_.hasGame())
        return;
    const QList<SaveFormat> formats = momentFormats();
    const QString proposed =
        tr("game-%1-move-%2").arg(session_.setup().seed).arg(session_.moveNumber()) + formats.front().suffix;
    const QString path = askForSaveFile(window_, tr("Export This Moment"), proposed, formats);
    if (!path.isEmpty())
        exportMoment(path);
}

void ReplayController::editContextTile() {
    const auto tile = tileMenu_->contextTile();
    if (!tile)
        return widgets_.banner.announce(tr("There is no tile on the board yet"), {});
    emit editTileWanted(toQString(session_.game().tileSet().tiles[static_cast<std::size_t>(*tile)].id));
}

} // namespace tilewright
