// Moments of a game: exporting, charts, and editing their tiles.
#include "editor/play/board/banner.h"
#include "editor/play/board/board_view.h"
#include "editor/play/board/tile_menu.h"
#include "editor/play/panels/analysis_panel.h"
#include "editor/play/panels/log_panel.h"
#include "editor/play/panels/points_panel.h"
#include "editor/play/panels/space_panel.h"
#include "editor/play/play_view.h"
#include "editor/play/replay/replay_actions.h"
#include "editor/play/replay/transport_bar.h"
#include "editor/play/session/advice.h"
#include "editor/play/session/game_session.h"
#include "editor/render/table_drawing.h"
#include "editor/theme/issue_text.h"
#include "editor/theme/kept_settings.h"
#include "editor/theme/text.h"

#include <QAction>
#include <QFileDialog>
#include <QSettings>

#include <algorithm>
#include <array>
#include <utility>

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

void PlayView::addReplayParts() {
    GameSession* session = session_.get();
    replay_ = std::make_unique<ReplayActions>(*this);
    tileMenu_ = new TileMenu(*board_, *session_, *replay_->editTile, this);
    transport_->addTimelineButton(replay_->previousMark);
    transport_->addTimelineButton(replay_->nextMark);
    points_->hide();
    connect(points_, &PointsPanel::momentChosen, session, &GameSession::goTo);
    // Two charts would leave the board no room.
    connect(advice_->analysis(), &AnalysisPanel::opened, this,
            [this] { replay_->points->setChecked(false); });
    connect(points_, &PointsPanel::closed, this, [this] { replay_->points->setChecked(false); });
    connect(log_, &LogPanel::lineChosen, session, &GameSession::chooseLine);
    connect(session, &GameSession::linesChanged, this, [this] {
        log_->reset();
        scheduleRefresh();
    });
    connect(session, &GameSession::gameChanged, this, [this] {
        offered_.reset();
        board_->board().setGame(session_->game());
        rebuildCards();
        log_->reset();
        // It was about moves with another set.
        advice_->analysis()->forget();
    });
    replay_->points->setChecked(keptSwitch(pointsKey, false));
    replay_->spaces->setChecked(keptSwitch(spacesKey, true));
}

void PlayView::showSpacePanel(bool shown) {
    QSettings().setValue(spacesKey, shown);
    spaces_->setWanted(shown);
}

void PlayView::showPoints(bool shown) {
    QSettings().setValue(pointsKey, shown);
    points_->setVisible(shown);
    if (shown) {
        advice_->analysis()->dismiss();
        points_->chart().setFocus();
    } else if (!isAncestorOf(focusWidget())) {
        board_->setFocus();
    }
}

bool PlayView::exportMoment(const QString& path) {
    for (const FormatChoice& choice : formatChoices) {
        if (!path.endsWith(QLatin1String(choice.suffix)))
            continue;
        const Issues issues =
            exportTable(session_->game(), session_->position().table(), choice.format, path.toStdString());
        if (issues.empty())
            emit statusTextChanged(tr("Saved %1").arg(path));
        else
            showIssues(tr("%1 was not written").arg(path), issues);
        return issues.empty();
    }
    banner_->announce(tr("%1 was not written").arg(path),
                      tr("The file extension sets the format: .svg, .png or .map.json."));
    return false;
}

void PlayView::askWhereToExport() {
    if (!session_->hasGame())
        return;
    const QString svg = tr("Drawings (*.svg)");
    const QString png = tr("Pictures (*.png)");
    const QString map = tr("Maps (*.map.json)");
    const QString proposed = tr("game-%1-move-%2").arg(session_->setup().seed).arg(session_->moveNumber()) +
                             QStringLiteral(".svg");
    QString filter = svg;
    QString path =
        QFileDialog::getSaveFileName(this, tr("Export this moment"), proposed,
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

std::optional<game::Record> PlayView::unsavedGame() const {
    if (!session_->hasUnsaved() || (!session_->hasPersons() && session_->over()))
        return std::nullopt;
    return session_->record();
}

void PlayView::backToPreviousGame() {
    if (!previous_)
        return;
    const game::Record record = *std::exchange(previous_, unsavedGame());
    session_->open(record);
    session_->setUnsaved();
    scheduleRefresh();
}

void PlayView::editTileInSight() {
    const auto tile = tileMenu_->tileInSight();
    if (!tile)
        return banner_->announce(tr("There is no tile on the board yet"), {});
    emit editTileWanted(toQString(session_->game().tileSet().tiles[static_cast<std::size_t>(*tile)].id));
}

} // namespace tilewright
