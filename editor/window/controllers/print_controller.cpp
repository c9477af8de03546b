#include "editor/window/controllers/print_controller.h"

#include "editor/common/action.h"
#include "editor/document/tileset/tileset_document.h"
#include "editor/output/sheets/rule_subject.h"
#include "editor/print/print_view.h"
#include "editor/window/current_document.h"
#include "editor/window/window_interface.h"
#include "editor/window/workspace.h"
#include "engine/games/kit.h"

#include <QMenu>

#include <utility>

namespace tilewright {

namespace {

/// Of the game that F5 would play.
sheet::RuleSubject rulesInFront(const Workspace& workspace) {
    GameSetup game = gameForCurrentDocument(workspace);
    const game::Ruleset* ruleset = game::findRuleset(rulesets(), game.ruleset);
    if (ruleset == nullptr)
        return {};
    const RuleVariant* const variant = variantOf(game);
    std::string name = variant == nullptr ? std::string() : variant->name;
    sheet::RuleSubject subject =
        ruleSubject(*ruleset, std::move(game.options), std::move(game.tileSet), std::move(game.map));
    subject.variant = std::move(name);
    return subject;
}

} // namespace

PrintController::PrintController(Workspace& workspace, WindowInterface& frame, QWidget* window)
    : workspace_(workspace)
    , frame_(frame)
    , print_(makeAction(window, {"printSheets", "print", tr("P&rint Sheets…"), tr("Ctrl+P"),
                                 tr("Shows the sheets of this set as they will be printed")})) {
    connect(print_, &QAction::triggered, this, [this] {
        frame_.commitEdits();
        frame_.chooseMode(Mode::Print);
        view().printSheets();
    });
}

PrintController::~PrintController() {
    if (!view_)
        return;
    view_->setMapSource({});
    view_->setRulesSource({});
}

PrintView& PrintController::view() {
    if (view_)
        return *view_;
    view_ = new PrintView;
    view_->setMapSource([this] {
        GameSetup game = gameForCurrentDocument(workspace_);
        return std::pair(std::move(game.map), std::move(game.tileSet));
    });
    view_->setRulesSource([this] { return rulesInFront(workspace_); });
    connect(view_, &PrintView::optionsEdited, this,
            [this](const sheet::SheetSpecification& options, bool typing) {
                using Merge = TileSetDocument::Merge;
                if (TileSetDocument* set = currentTileSetDocument(workspace_.documents))
                    set->setSheetOptions(options, typing ? Merge::Yes : Merge::No);
            });
    return *view_;
}

void PrintController::fillMenu(QMenu& file) {
    file.addAction(print_);
}

void PrintController::refresh() {
    print_->setEnabled(workspace_.documents.current() != nullptr);
    if (frame_.mode() != Mode::Print)
        return;
    const TileSetDocument* set = currentTileSetDocument(workspace_.documents);
    if (set == nullptr)
        return view().clear();
    using Options = PrintView::Options;
    view().setTileSet(set->tileSet(), set->title(),
                      !set->hasUnsavedSheetOptions() ? Options::InFile
                      : set->path().isEmpty()        ? Options::OfSetWithoutFile
                                                     : Options::BesideFile);
}

} // namespace tilewright
