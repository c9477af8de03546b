#include "editor/window/controllers/print_controller.h"

#include "editor/document/tileset/tileset_document.h"
#include "editor/print/print_view.h"
#include "editor/theme/action.h"
#include "editor/window/frame.h"
#include "editor/window/front.h"
#include "editor/window/workspace.h"

#include <QMenu>

namespace tilewright {

PrintController::PrintController(Workspace& workspace, PrintView& view, Frame& frame, QWidget* window)
    : workspace_(workspace)
    , view_(view)
    , frame_(frame)
    , print_(makeAction(window, {"printSheets", "print", tr("P&rint Sheets…"), tr("Ctrl+P"),
                                 tr("Shows the sheets of this set as they will be printed")})) {
    view.setMapSource([&workspace] { return gameInFront(workspace).map; });
    connect(&view, &PrintView::optionsEdited, this,
            [this](const sheet::SheetSpecification& options, bool typing) {
                using Merge = TileSetDocument::Merge;
                if (TileSetDocument* set = setInFront(workspace_.documents))
                    set->setSheetOptions(options, typing ? Merge::Yes : Merge::No);
            });
    connect(print_, &QAction::triggered, this, [this] {
        frame_.commitEdits();
        frame_.chooseMode(Mode::Print);
        view_.printSheets();
    });
}

PrintController::~PrintController() {
    view_.setMapSource({});
}

void PrintController::fillMenu(QMenu& file) {
    file.addAction(print_);
}

void PrintController::refresh() {
    print_->setEnabled(workspace_.documents.current() != nullptr);
    if (frame_.mode() != Mode::Print)
        return;
    if (const TileSetDocument* set = setInFront(workspace_.documents))
        view_.setTileSet(set->tileSet(), set->title());
    else
        view_.clear();
}

} // namespace tilewright
