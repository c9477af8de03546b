#include "editor/designer/tile_designer.h"

#include "editor/common/action.h"
#include "editor/common/panel.h"
#include "editor/designer/beneath/beneath_tools.h"
#include "editor/designer/browser/tile_browser.h"
#include "editor/designer/browser/tile_list_view.h"
#include "editor/designer/browser/tile_table_panel.h"
#include "editor/designer/landscape/landscape_tools.h"
#include "editor/designer/panels/family_figures_widget.h"
#include "editor/designer/panels/issues_panel.h"
#include "editor/designer/panels/tile_inspector.h"
#include "editor/designer/panels/tileset_properties.h"
#include "editor/designer/tile_canvas.h"
#include "editor/document/tileset/tile_list_model.h"
#include "editor/words/translated_text.h"
#include "engine/model/tile_family.h"

#include <QAction>
#include <QDataStream>
#include <QLabel>
#include <QStackedWidget>
#include <QTableView>
#include <QUndoView>

#include <algorithm>

namespace tilewright {

TileDesigner::~TileDesigner() {
    // The views release the models before these are destroyed; no signals are received then.
    browser_->disconnect(this);
    issues_->disconnect(this);
    issues_->showIssues(nullptr);
    browser_->setTiles(nullptr);
    history_->setStack(nullptr);
    // They point into panels, which are destroyed in the order of their nesting.
    qDeleteAll(allTools_);
}

QListView* TileDesigner::tileList() const {
    return browser_->list();
}
QListView* TileDesigner::issueList() const {
    return issues_->list();
}
int TileDesigner::currentTile() const {
    return document_ == nullptr ? -1 : browser_->current();
}

TileIndices TileDesigner::chosenTiles() const {
    if (document_ == nullptr)
        return {};
    TileIndices chosen = browser_->selected();
    if (chosen.empty() && browser_->current() >= 0)
        chosen = {browser_->current()};
    return chosen;
}

void TileDesigner::setCurrentTile(int index) {
    browser_->select(index < 0 ? TileIndices() : TileIndices{index});
}

void TileDesigner::setDocument(TileSetDocument* document) {
    if (document == document_)
        return;
    commitEdits();
    if (document_ != nullptr) {
        chosenByDocument_.insert(document_, chosenTiles());
        disconnect(document_, &TileSetDocument::setChanged, this, nullptr);
    }
    tools_->setShownTile(nullptr, -1, {});
    inspector_->showTiles(nullptr, {});
    issues_->showIssues(nullptr);
    document_ = nullptr;
    browser_->setTiles(nullptr);
    tiles_.reset();
    useTools(toolsFor(document));
    document_ = document;
    properties_->showSet(document);
    history_->setStack(document == nullptr ? nullptr : &document->undoStack());
    if (document != nullptr)
        followDocument();
    showTile();
}

namespace {

template <class Tools>
Tools* toolsAmong(const QList<FamilyTools*>& all) {
    for (FamilyTools* tools : all)
        if (auto* wanted = qobject_cast<Tools*>(tools))
            return wanted;
    return nullptr;
}

} // namespace

LandscapeTools* TileDesigner::landscape() const {
    return toolsAmong<LandscapeTools>(allTools_);
}
BeneathCanvas* TileDesigner::canvas() const {
    return toolsAmong<BeneathTools>(allTools_)->canvas();
}
DoorActions* TileDesigner::doors() const {
    return toolsAmong<BeneathTools>(allTools_)->doors();
}

FamilyTools* TileDesigner::toolsFor(const TileSetDocument* document) const {
    const auto its = std::find_if(allTools_.begin(), allTools_.end(), [&](const FamilyTools* tools) {
        return document != nullptr && tools->family() == document->family().id();
    });
    return its == allTools_.end() ? allTools_.front() : *its;
}

void TileDesigner::useTools(FamilyTools* tools) {
    tools_ = tools;
    for (FamilyTools* other : allTools_) {
        other->showMenus(other == tools);
        other->widgets().figures->setVisible(other == tools);
    }
    pages_->setCurrentIndex(static_cast<int>(allTools_.indexOf(tools)));
    inspector_->setRows(tools->hasDoors(), tools->widgets().inspectorRows);
    statistics_->setFocusProxy(tools->widgets().figures);
    table_->setSideChoices(tools->sideChoices());
    browser_->setDoorsOffered(tools->hasDoors());
    for (QAction* action : {variants_, evenOut_})
        action->setVisible(tools->hasDoors());
}

void TileDesigner::followDocument() {
    tiles_ = std::make_unique<TileListModel>(*document_);
    browser_->clearFilter();
    browser_->setTiles(tiles_.get());
    issues_->showIssues(document_);
    // After the model's own connections, so that its rows are correct.
    connect(document_, &TileSetDocument::setChanged, this, &TileDesigner::showChange);
    if (!chosenByDocument_.contains(document_))
        connect(document_, &QObject::destroyed, this,
                [this](const QObject* gone) { chosenByDocument_.remove(gone); });
    TileIndices chosen = chosenByDocument_.value(document_, {0});
    std::erase_if(chosen, [this](int place) { return place >= document_->size(); });
    if (chosen.empty() && document_->size() > 0)
        chosen = {0};
    browser_->select(chosen);
}

void TileDesigner::showChange(const SetChange& change) {
    TileIndices shown = change.shown;
    std::erase_if(shown, [this](int place) { return place >= document_->size(); });
    const TileIndices chosen = chosenTiles();
    const bool moved = change.kind != SetChange::Kind::Rows;
    // Undo and redo show what they change.
    if (!shown.empty() && (moved || !std::includes(chosen.begin(), chosen.end(), shown.begin(), shown.end())))
        browser_->select(shown);
    else if (browser_->selected().empty() && currentTile() >= 0)
        browser_->select({currentTile()}); // what is edited is selected
    refreshTile();
    // Of several chosen tiles, only one is seen large.
    if (const auto tiles = static_cast<int>(change.rows.size());
        change.kind == SetChange::Kind::Rows && tiles > 1 && isVisible())
        showInStatusBar(*this, tr("%n tiles were changed", nullptr, tiles));
}

void TileDesigner::showTile() {
    if (document_ != nullptr)
        document_->endMerging();
    refreshTile();
}

void TileDesigner::refreshTile() {
    tools_->setShownTile(document_, currentTile(), chosenTiles());
    inspector_->showTiles(document_, chosenTiles());
    refreshActions();
    showHint({});
}

void TileDesigner::refreshActions() {
    const TileIndices chosen = chosenTiles();
    for (QAction* action :
         {turn_, turnBack_, mirror_, mirrorDown_, duplicate_, delete_, cut_, copy_, editTile_, variants_})
        action->setEnabled(!chosen.empty());
    for (QAction* action : {add_, paste_, selectAll_, evenOut_, find_})
        action->setEnabled(document_ != nullptr);
    showAll_->setEnabled(!browser_->filter().isEmpty());
    const QString why = browser_->whyNotMovable();
    for (QAction* action : {moveUp_, moveDown_}) {
        // It stays enabled to explain why it does nothing.
        action->setEnabled(!chosen.empty());
        const QString does = action == moveUp_ ? tr("Moves the chosen tiles one place forward")
                                               : tr("Moves the chosen tiles one place back");
        action->setToolTip(why.isEmpty() ? does : why);
        action->setStatusTip(why);
    }
}

void TileDesigner::showHint(const QString& hint) {
    const int index = currentTile();
    if (index < 0 || index >= document_->size()) {
        heading_->clear();
        hint_->setText(document_ == nullptr ? QString() : hint);
        return;
    }
    const Tile& tile = document_->tile(index);
    const int chosen = static_cast<int>(chosenTiles().size());
    heading_->setText(chosen > 1 ? tr("%1 and %2 more").arg(toQString(tile.id)).arg(chosen - 1)
                                 : toQString(tile.id));
    hint_->setText(hint.isEmpty() ? tools_->focusInWords() : hint);
}

void TileDesigner::showTilesOf(const TileFilter& filter) {
    showPanel(QStringLiteral("tiles"));
    browser_->setFilter(filter.sameAs(browser_->filter()) ? TileFilter() : filter);
}

void TileDesigner::goToField(const QString& field) {
    if (field == QLatin1String("tiles")) {
        showPanel(QStringLiteral("statistics"));
        statistics_->setFocus(Qt::OtherFocusReason);
        return;
    }
    showPanel(QStringLiteral("set"));
    properties_->goTo(field);
}

void TileDesigner::goToTile(int place, const QString& part, bool enter) {
    setCurrentTile(place);
    const bool shown = tools_->goTo(part);
    if (!enter)
        return;
    if (!shown && inspector_->goTo(part))
        return showPanel(QStringLiteral("tile"));
    focusTile(place);
}

void TileDesigner::focusTile(int place) {
    setCurrentTile(place);
    tools_->widgets().canvas->setFocus(Qt::OtherFocusReason);
}

void TileDesigner::commitEdits() {
    inspector_->commitEdits();
    if (QWidget* editor = table_->view()->indexWidget(table_->view()->currentIndex()); editor != nullptr)
        editor->clearFocus();
}

QByteArray TileDesigner::saveLayout() const {
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out << DockPage::saveLayout() << showNeighbours_->isChecked() << browser_->list()->thumbnailSize();
    return bytes;
}

void TileDesigner::restoreLayout(const QByteArray& state) {
    QDataStream in(state);
    QByteArray panels;
    bool neighbours = true;
    int thumbnail = 0;
    in >> panels >> neighbours >> thumbnail;
    if (in.status() != QDataStream::Ok)
        return;
    DockPage::restoreLayout(panels);
    showNeighbours_->setChecked(neighbours);
    browser_->list()->setThumbnailSize(thumbnail);
}

} // namespace tilewright
