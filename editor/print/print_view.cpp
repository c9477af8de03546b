#include "editor/print/print_view.h"

#include "editor/common/colours/recoloured.h"
#include "editor/common/issue_text.h"
#include "editor/common/theme.h"
#include "editor/print/sheet_options_form.h"
#include "editor/print/sheet_preview.h"
#include "editor/print/template_row.h"
#include "editor/words/text.h"
#include "engine/base/file_names.h"
#include "engine/sheet/kept_options.h"

#include <QComboBox>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <tuple>

namespace tilewright {

namespace {

/// "my set.tileset.json" gives "my-set".
QString fileBase(const QString& title) {
    return toQString(fileNameFor(baseNameOf(title.toStdString()), {}, Letters::All));
}

} // namespace

void PrintView::setTileSet(const TileSet& set, const QString& title, bool unsaved) {
    unsaved_->setVisible(unsaved);
    set_ = set;
    baseName_ = fileBase(title);
    hasSet_ = true;
    options_->setTiles(set.tiles);
    Loaded<sheet::SheetTemplate> kept = sheet::keptOptions(set);
    keptTrouble_ = std::move(kept.issues);
    if (!kept)
        kept.value.emplace();
    const sheet::SheetSpecification wanted = sheet::specificationFor(*kept.value, set);
    // A field being typed into keeps its text.
    if (wanted != specification())
        options_->setSpecification(wanted);
    templates_->showFor(specification(), set_);
    refresh();
}

void PrintView::clear() {
    hasSet_ = false;
    refresh();
}

int PrintView::pages() const {
    return preview_->pages();
}

const sheet::SheetSpecification& PrintView::specification() const {
    return options_->specification();
}

void PrintView::setSpecification(const sheet::SheetSpecification& specification) {
    options_->setSpecification(specification);
    optionsChanged();
}

sheet::SheetTemplate PrintView::asTemplate(const QString& name) const {
    sheet::SheetTemplate sheet;
    sheet.name = name.toStdString();
    sheet.specification = specification();
    sheet.tileOfSet = sheet.specification.tileMillimetres == set_.tileMillimetres;
    return sheet;
}

void PrintView::optionsChanged() {
    takeOptions(false);
}

/// Emits the options to be stored with the set, and shows them.
void PrintView::takeOptions(bool typing) {
    templates_->showFor(specification(), set_);
    if (hasSet_)
        emit optionsEdited(specification(), typing);
    refresh();
}

void PrintView::takeTemplate(const sheet::SheetTemplate& sheet) {
    options_->setSpecification(sheet::specificationFor(sheet, set_));
    optionsChanged();
}

void PrintView::saveTemplate() {
    bool isGiven = false;
    const QString name = QInputDialog::getText(this, tr("Save as Template"), tr("Name of the template"),
                                               QLineEdit::Normal, baseName_, &isGiven)
                             .trimmed();
    if (!isGiven || name.isEmpty())
        return;
    const Issues issues = templates_->save(asTemplate(name));
    if (hasErrors(issues))
        say(issues);
}

PrintView::Kind PrintView::shownKind() const {
    return static_cast<Kind>(kind_->currentIndex());
}

SheetOrder PrintView::order() const {
    const auto& components = specification().components;
    const bool hasBoard =
        std::find(components.begin(), components.end(), sheet::Component::Board) != components.end();
    SheetOrder order{shownKind(), set_, specification(), std::nullopt};
    if (hasBoard && mapSource_ && order.kind == Kind::Sheets)
        std::tie(order.map, order.mapTiles) = mapSource_();
    if (rulesSource_ && order.kind == Kind::Rules)
        order.rules = rulesSource_();
    return order;
}

void PrintView::skipSlot(int slot) {
    sheet::SheetSpecification changed = specification();
    if (std::erase(changed.skip, slot) == 0)
        changed.skip.insert(std::lower_bound(changed.skip.begin(), changed.skip.end(), slot), slot);
    setSpecification(changed);
}

void PrintView::showSlots() {
    const sheet::SheetSpecification& s = specification();
    preview_->showSlots(sheet::gridOf(s, {s.tileMillimetres, s.tileMillimetres}), s.skip,
                        slots_->isChecked() && shownKind() == Kind::Sheets);
}

void PrintView::refresh() {
    written_->hide();
    options_->showRules(shownKind() == Kind::Rules);
    offerChoices();
    if (!hasSet_) {
        summary_->hide();
        preview_->clear(tr("Open a tile set to see its sheets."));
        return showNothing({});
    }
    // The pages stay unchanged while something is half typed.
    if (const Issues problems = options_->problems(); !problems.empty())
        return showNothing(problems);
    drawer_->draw(order());
    constexpr int pause = 400; // most are ready earlier
    patience_->start(pause);
}

void PrintView::showNothing(const Issues& why) {
    drawer_->stop();
    patience_->stop();
    canWrite_ = false;
    summary_->hide();
    say(why);
    offerChoices();
}

void PrintView::show(const std::shared_ptr<const DrawnSheets>& sheets, const Issues& issues) {
    patience_->stop();
    Issues told = keptTrouble_;
    told.insert(told.end(), issues.begin(), issues.end());
    if (sheets == nullptr) {
        preview_->clear(tr("These sheets can't be made; the reason is on the right."));
        return showNothing(told);
    }
    canWrite_ = true;
    say(told);
    const auto pages = static_cast<int>(sheets->document.pages.size());
    summary_->setText(shownKind() == Kind::Rules && specification().rules.folded
                          ? tr("%n sides of paper. Print on both sides, flip on the short edge, fold in the "
                               "middle and put one sheet inside the other.",
                               nullptr, pages)
                          : tr("%n pages", nullptr, pages));
    summary_->show();
    preview_->showSheets(sheets);
    showSlots();
    offerChoices();
}

void PrintView::showPage(int page) {
    const int all = pages();
    const QSignalBlocker quiet(page_);
    page_->setRange(std::min(1, all), std::max(all, 0));
    page_->setValue(page + 1);
    page_->setSuffix(tr(" of %1").arg(all));
    previous_->setEnabled(page > 0);
    next_->setEnabled(page + 1 < all);
}

void PrintView::say(const Issues& issues) {
    QStringList lines;
    for (const Issue& issue : issues) {
        QString line = upperFirst(issueInWords(issue));
        if (!line.endsWith(u'.'))
            line += u'.';
        lines << line;
    }
    keepRecoloured(*trouble_, [this, severe = hasErrors(issues)] {
        QPalette colours;
        colours.setColor(QPalette::WindowText, severe ? errorColour() : warningColour());
        trouble_->setPalette(colours);
    });
    trouble_->setText(lines.join(u'\n'));
    trouble_->setVisible(!lines.isEmpty());
}

} // namespace tilewright
