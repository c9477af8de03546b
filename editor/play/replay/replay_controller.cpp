#include "editor/play/replay/replay_controller.h"

#include "editor/play/board/banner.h"
#include "editor/play/board/board_view.h"
#include "editor/play/board/tile_menu.h"
#include "editor/play/panels/analysis_panel.h"
#include "editor/play/panels/points_panel.h"
#include "editor/play/panels/space_panel.h"
#include "editor/play/replay/replay_actions.h"
#include "editor/play/session/game_session.h"
#include "editor/render/table_drawing.h"
#include "editor/theme/kept_settings.h"
#include "editor/theme/text.h"

#include <QAction>
#include <QFileDialog>
#include <QSettings>

#include <algorithm>
#include <array>

namespace tilewright {

namespace {

const QString spacesKey = QStringLiteral("play/spaces");
const QString pointsKey = QStringLiteral("play/points");

struct FormatChoice {
    TableFormat format;
    const char* suffix;
};
constexpr std::array formatChoices{FormatChoice{TableFormat::Map, ".map.json"},
                                   FormatChoice{TableFormat::Svg, ".svg"},
                                   FormatChoice{TableFormat::Png, ".png"}};

} // namespace

ReplayController::ReplayController(GameSession& session, RecordController& records, Views views,
                                   QWidget* window)
    : QObject(window)
    , session_(session)
    , views_(views)
    , window_(window)
    , actions_(std::make_unique<ReplayActions>(session, records, window))
    , tileMenu_(new TileMenu(views.board, session, *actions_->editTile, this)) {
    connect(actions_->again, &QAction::triggered, this, &ReplayController::againWanted);
    connect(actions_->exportMoment, &QAction::triggered, this, &ReplayController::askWhereToExport);
    connect(actions_->points, &QAction::toggled, this, &ReplayController::showPoints);
    connect(actions_->spaces, &QAction::toggled, this, &ReplayController::showSpaces);
    connect(actions_->editTile, &QAction::triggered, this, &ReplayController::editTileInSight);
    views.points.hide();
    connect(&views.points, &PointsPanel::momentChosen, &session, &GameSession::goTo);
    // Two charts would leave the board no room.
    connect(&views.analysis, &AnalysisPanel::opened, this, [this] { actions_->points->setChecked(false); });
    connect(&views.points, &PointsPanel::closed, this, [this] { actions_->points->setChecked(false); });
}

ReplayController::~ReplayController() = default;

void ReplayController::readSettings() {
    actions_->points->setChecked(keptSwitch(pointsKey, false));
    actions_->spaces->setChecked(keptSwitch(spacesKey, true));
}

void ReplayController::showSpaces(bool shown) {
    QSettings().setValue(spacesKey, shown);
    views_.spaces.setWanted(shown);
}

void ReplayController::showPoints(bool shown) {
    QSettings().setValue(pointsKey, shown);
    views_.points.setVisible(shown);
    if (shown) {
        views_.analysis.dismiss();
        views_.points.chart().setFocus();
    } else if (!window_->isAncestorOf(window_->focusWidget())) {
        views_.board.setFocus();
    }
}

bool ReplayController::exportMoment(const QString& path) {
    for (const FormatChoice& choice : formatChoices) {
        if (!path.endsWith(QLatin1String(choice.suffix)))
            continue;
        const Issues issues =
            exportTable(session_.game(), session_.position().table(), choice.format, path.toStdString());
        if (issues.empty())
            emit said(tr("Saved %1").arg(path));
        else
            views_.banner.announceIssues(tr("%1 was not written").arg(path), issues);
        return issues.empty();
    }
    views_.banner.announce(tr("%1 was not written").arg(path),
                           tr("The file extension sets the format: .svg, .png or .map.json."));
    return false;
}

void ReplayController::askWhereToExport() {
    if (!session_.hasGame())
        return;
    const QString svg = tr("Drawings (*.svg)");
    const QString png = tr("Pictures (*.png)");
    const QString map = tr("Maps (*.map.json)");
    const QString proposed =
        tr("game-%1-move-%2").arg(session_.setup().seed).arg(session_.moveNumber()) + QStringLiteral(".svg");
    QString filter = svg;
    QString path =
        QFileDialog::getSaveFileName(window_, tr("Export this moment"), proposed,
                                     QStringList{svg, png, map}.join(QStringLiteral(";;")), &filter);
    if (path.isEmpty())
        return;
    const QString suffix = filter == map   ? QStringLiteral(".map.json")
                           : filter == png ? QStringLiteral(".png")
                                           : QStringLiteral(".svg");
    // A proposed name may still have the suffix of another format.
    if (filter != svg && path.endsWith(QLatin1String(".svg")))
        path.chop(4);
    const bool hasSuffix = std::ranges::any_of(formatChoices, [&](const FormatChoice& choice) {
        return path.endsWith(QLatin1String(choice.suffix));
    });
    exportMoment(hasSuffix ? path : path + suffix);
}

void ReplayController::editTileInSight() {
    const auto tile = tileMenu_->tileInSight();
    if (!tile)
        return views_.banner.announce(tr("There is no tile on the board yet"), {});
    emit editTileWanted(toQString(session_.game().tileSet().tiles[static_cast<std::size_t>(*tile)].id));
}

} // namespace tilewright
