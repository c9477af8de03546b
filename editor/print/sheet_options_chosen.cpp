// Choosing tiles: in a line of text, or in a list with pictures.
#include "editor/print/sheet_options_form.h"

#include "editor/print/chosen_tiles_dialog.h"
#include "editor/print/fold_group.h"
#include "editor/words/text.h"
#include "engine/sheet/option_lists.h"

#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

#include <utility>

namespace tilewright {

void SheetOptionsForm::addChosen(FoldGroup* group) {
    chosen_ = line(group, {tr("Chose&n"), tr("Ids with their counts"), QString()},
                   {[](const Specification& s) { return toQString(sheet::chosenText(s.chosen)); },
                    [](Specification& s, const QString& text) {
                        auto read = sheet::readChosen(text.toStdString());
                        if (read)
                            s.chosen = std::move(*read.value);
                        return std::move(read.issues);
                    }});
    chosen_->setObjectName(QStringLiteral("sheetChosen"));
    choose_ = new QPushButton(tr("Choose &Tiles…"), group);
    choose_->setToolTip(tr("Shows all tiles of the set, to choose how many of each are printed"));
    group->form()->addRow(QString(), choose_);
    connect(choose_, &QPushButton::clicked, this, &SheetOptionsForm::showChosenTiles);
}

void SheetOptionsForm::setTiles(const std::vector<Tile>& tiles) {
    tiles_ = tiles;
    // Existing ids.
    QString example;
    if (!tiles.empty())
        example = toQString(tiles.front().id) + QStringLiteral("=2");
    if (tiles.size() > 1)
        example += QStringLiteral(", ") + toQString(tiles.back().id);
    chosen_->setPlaceholderText(example);
    enable();
}

void SheetOptionsForm::showChosenTiles() {
    ChosenTilesDialog dialog(tiles_, specification_.chosen, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    Specification wanted = specification_;
    wanted.chosen = dialog.chosen();
    chosen_->setModified(false);
    setSpecification(wanted);
    emit changed();
}

} // namespace tilewright
