// The form's groups about cutting and printing.
#include "editor/print/sheet_options_form.h"

#include "editor/print/fold_group.h"
#include "editor/theme/text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLineEdit>

namespace tilewright {

void SheetOptionsForm::addCuts() {
    auto* group = new FoldGroup(tr("Gaps and bleed"), false, this);
    layout()->addWidget(group);
    length(group, tr("Gap across"), tr("Between neighbouring tiles, bleed not counted"), {0, 200},
           [](Specification& s) -> auto& { return s.gapX; });
    length(group, tr("Gap down"), tr("Between neighbouring tiles, bleed not counted"), {0, 200},
           [](Specification& s) -> auto& { return s.gapY; });
    choice<sheet::BleedMode>(
        group, tr("Bleed"), tr("Art beyond the cut, so that an inexact cut shows no white"),
        {tr("none"), tr("around each tile"), tr("at the outer edge only"), tr("shared by neighbours")},
        [](Specification& s) -> auto& { return s.bleedMode; });
    length(group, tr("Bleed width"), tr("How far the art reaches beyond the cut"), {0, 50},
           [](Specification& s) -> auto& { return s.bleed; });
    length(group, tr("Safe inset"),
           tr("A dashed line this far inside the cut: what lies outside may be cut off"), {0, 100},
           [](Specification& s) -> auto& { return s.safeInset; });
    length(group, tr("Corner radius"), tr("Rounds the corners of the cut"), {0, 100},
           [](Specification& s) -> auto& { return s.cornerRadius; });
}

void SheetOptionsForm::addMarks() {
    auto* group = new FoldGroup(tr("Marks"), true, this);
    layout()->addWidget(group);
    check(group, tr("Cut &ticks in the margin"), tr("Short lines at the ends of each cut"),
          [](Specification& s) -> auto& { return s.marks.edgeTicks; });
    check(group, tr("&Crosses at the corners"), tr("Small crosses where cuts meet"),
          [](Specification& s) -> auto& { return s.marks.cornerCrosses; });
    choice<sheet::CutLines>(group, tr("Cut lines"), tr("Around each tile"),
                            {tr("none"), tr("full lines"), tr("dashed in two colours")},
                            [](Specification& s) -> auto& { return s.marks.cutLines; });
    check(group, tr("Registration marks"), tr("Bull's-eyes that must line up on front and back"),
          [](Specification& s) -> auto& { return s.marks.registration; });
    check(group, tr("Outline of the block"), tr("A line around all tiles of a page"),
          [](Specification& s) -> auto& { return s.marks.blockOutline; });
    check(group, tr("Name, page and ruler"), tr("What it is, which page, and 50 mm to check with a ruler"),
          [](Specification& s) -> auto& { return s.marks.furniture; });
    check(group, tr("Ids of the tiles"), tr("In small letters in a corner of each tile"),
          [](Specification& s) -> auto& { return s.marks.tileIds; });
    line(group, tr("Note"), tr("Printed after the name, such as a version"), tr("version 3"),
         {[](const Specification& s) { return toQString(s.note); },
          [](Specification& s, const QString& text) {
              s.note = text.left(200).toStdString();
              return Issues();
          }})
        ->setObjectName(QStringLiteral("sheetNote"));
}

void SheetOptionsForm::addBacks() {
    auto* group = new FoldGroup(tr("Backs"), false, this);
    layout()->addWidget(group);
    choice<sheet::Backs>(group, tr("Backs"), tr("A page of backs after each page of fronts"),
                         {tr("none"), tr("one for all"), tr("with the tile's id")},
                         [](Specification& s) -> auto& { return s.back.backs; })
        ->setObjectName(QStringLiteral("sheetBacks"));
    backFields_ << choice<sheet::Flip>(
        group, tr("Flip on"), tr("The edge on which the printer flips the paper"),
        {tr("long edge"), tr("short edge")}, [](Specification& s) -> auto& { return s.back.flip; });
    backFields_.last()->setObjectName(QStringLiteral("sheetFlip"));
    backFields_ << length(group, tr("Offset across"),
                          tr("Moves backs to the right, by as much as the alignment test shows"), {-50, 50},
                          [](Specification& s) -> auto& { return s.back.offsetX; });
    backFields_ << length(group, tr("Offset down"),
                          tr("Moves backs down, by as much as the alignment test shows"), {-50, 50},
                          [](Specification& s) -> auto& { return s.back.offsetY; });
    auto* turn = new QDoubleSpinBox(group);
    backFields_ << turn;
    turn->setRange(-sheet::mostSkew, sheet::mostSkew);
    turn->setDecimals(2);
    turn->setSingleStep(0.1);
    turn->setSuffix(tr("°"));
    turn->setToolTip(tr("If the printer feeds paper crookedly: turns pages of backs clockwise about their "
                        "middle, by as much as the alignment test shows"));
    group->form()->addRow(tr("Skew of backs"), turn);
    shown_.emplace_back([this, turn] { turn->setValue(specification_.back.rotation); });
    connect(turn, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        if (!showing_)
            specification_.back.rotation = value;
        turned();
    });
    backFields_ << check(group, tr("Beside their fronts, to be folded"),
                         tr("Printed on one side: fold in the middle, glue, then cut"),
                         [](Specification& s) -> auto& { return s.back.gutterFold; });
    gutter_ = length(group, tr("Gutter"), tr("Between fronts and backs to be folded"), {0, 200},
                     [](Specification& s) -> auto& { return s.back.gutter; });
    gutter_->setObjectName(QStringLiteral("sheetGutter"));
}

void SheetOptionsForm::addRest() {
    auto* group = new FoldGroup(tr("Colours and board"), false, this);
    layout()->addWidget(group);
    choice<sheet::Colours>(
        group, tr("Colours"), tr("Colours of the art; low ink keeps lines, doors and symbols"),
        {tr("full colour"), tr("low ink"), tr("grey")}, [](Specification& s) -> auto& { return s.colours; });
    length(group, tr("Board overlap"), tr("How far the parts of a board overlap"), {0, 100},
           [](Specification& s) -> auto& { return s.overlap; });
}

} // namespace tilewright
