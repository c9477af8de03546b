// Updates of the map mode's panels.
#include "editor/map/map_editor.h"

#include "editor/common/elided_label.h"
#include "editor/common/panel.h"
#include "editor/common/plain_text.h"
#include "editor/common/show_model.h"
#include "editor/common/tiles/heat_legend.h"
#include "editor/map/map_access.h"
#include "editor/map/map_figures.h"
#include "editor/map/map_jobs.h"
#include "editor/map/map_palette.h"
#include "editor/map/map_table_model.h"
#include "editor/map/map_view.h"
#include "editor/words/text.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QListView>
#include <QSortFilterProxyModel>
#include <QTableView>

#include <algorithm>

namespace tilewright {

void MapEditor::refreshTitle() {
    heading_->setText(document_ == nullptr ? tr("Map") : toQString(document_->map().name));
    const QString name = document_ == nullptr ? QString() : toQString(document_->map().name);
    if (name_->text() != name) {
        name_->setText(name);
        if (!name_->hasFocus())
            name_->setCursorPosition(0);
    }
}

void MapEditor::showFigures() {
    constexpr std::size_t countedAtOnce = 20'000;
    if (document_ == nullptr || document_->map().chambers.size() <= countedAtOnce)
        return refreshFigures();
    // The map is painted first.
    figures_->clear();
    mapPanel_->setNote({});
    figuresLater_.start();
}

void MapEditor::refreshFigures() {
    if (document_ == nullptr) {
        figures_->clear();
        mapPanel_->setNote({});
        return;
    }
    const MapFigures figures = mapFigures(*document_);
    mapPanel_->setNote(tr("%Ln chambers", nullptr, figures.chambers));
    QString rows;
    const auto row = [&rows](const QString& what, const QString& figure) {
        rows += QStringLiteral("<tr><td>%1</td><td align=right>&nbsp;&nbsp;%2</td></tr>")
                    .arg(inMarkup(what), inMarkup(figure));
    };
    const QLocale locale;
    for (std::size_t i = 0; i < allRooms.size(); ++i)
        if (figures.rooms[i] > 0)
            row(translated(name(allRooms[i])).replace(u'-', u' '), locale.toString(figures.rooms[i]));
    row(tr("tiles"), locale.toString(figures.tiles));
    row(tr("open at the edge"),
        figures.openAtRim < 0 ? tr("not counted") : locale.toString(figures.openAtRim));
    row(tr("markers, black and white"), tr("%L1, %L2").arg(figures.black).arg(figures.white));
    QStringList players;
    for (const int number : figures.players)
        players << QString::number(number);
    row(tr("players"), players.isEmpty() ? tr("not playable yet") : players.join(tr(", ")));
    figures_->setText(QStringLiteral("<table width=100%>%1</table>").arg(rows));
}

void MapEditor::refreshStatus() {
    if (document_ == nullptr) {
        emit statusTextChanged({});
        return;
    }
    const auto hovered = view_->hovered();
    const Cell cell = hovered.value_or(hand_->cursor());
    const Chamber* chamber = document_->chamberAt(cell);
    emit statusTextChanged(QStringLiteral("%1, %2   %3")
                               .arg(cell.x)
                               .arg(cell.y)
                               .arg(chamber == nullptr ? tr("free") : chamberInWords(*document_, *chamber)));
}

void MapEditor::refreshHint() {
    if (document_ == nullptr) {
        hint_->clear();
        hint_->setToolTip({});
        return;
    }
    const auto hovered = view_->hovered();
    hint_->setText(hovered ? hand_->hint(*hovered, view_->hoveredSide())
                           : tr("Cursor at %1").arg(cursorInWords(*view_, false)));
    hint_->setToolTip(hovered ? QString() : tr("Cursor at %1").arg(cursorInWords(*view_)));
}

void MapEditor::refreshPalette() {
    const Chamber& brush = hand_->brush();
    if (!brush.isRoom())
        paletteModel_->setTurn(brush.rotation);
    const int row = paletteModel_->rowOf(brush);
    const QModelIndex index = row < 0 ? QModelIndex() : filtered_->mapFromSource(paletteModel_->index(row));
    if (index.isValid() && !palette_->selectionModel()->isSelected(index)) {
        // When first shown, the list starts at its top.
        palette_->setAutoScroll(palette_->isVisible());
        palette_->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
        palette_->setAutoScroll(true);
    }
    refreshHint();
}

void MapEditor::refreshTable() {
    // A million rows are only sorted if they are visible.
    const bool wanted = document_ != nullptr && tableShown_;
    if (wanted == (tableModel_ != nullptr))
        return;
    showModel(*table_, nullptr);
    tableModel_.reset();
    if (!wanted)
        return;
    tableModel_ = std::make_unique<MapTableModel>(*document_);
    showModel(*table_, tableModel_.get());
    connect(tableModel_.get(), &MapTableModel::refused, this, &MapEditor::say);
    table_->horizontalHeader()->resizeSection(MapTableModel::What, 130);
    for (const int narrow : {MapTableModel::X, MapTableModel::Y, MapTableModel::Seat, MapTableModel::Turn})
        table_->horizontalHeader()->resizeSection(narrow, 62);
    connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                if (!index.isValid())
                    return;
                hand_->setCursor(tableModel_->chamber(index.row()).cell);
                view_->ensureVisible(hand_->cursor());
            });
}

void MapEditor::refreshHoles() {
    holes_.clear();
    view_->setMarked(unfilled_);
    jobs_->stopLooking();
    tellHoles_ = document_ != nullptr && showHoles_->isChecked();
    if (tellHoles_)
        jobs_->findHoles(*document_);
}

void MapEditor::setHeat(const std::optional<BoardHeat>& heat) {
    view_->setHeat(heat);
    legend_->setVisible(heat.has_value());
    if (heat)
        legend_->setHeat(heat->name, heat->most, tr("View ▸ Heat Map of the Board"));
}

} // namespace tilewright
