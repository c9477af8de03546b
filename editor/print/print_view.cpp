#include "editor/print/print_view.h"

#include "editor/print/kept_options.h"
#include "editor/print/sheet_options_form.h"
#include "editor/print/sheet_preview.h"
#include "editor/print/template_row.h"
#include "editor/theme/issue_text.h"
#include "editor/theme/text.h"
#include "editor/theme/theme.h"
#include "engine/sheet/board_pages.h"
#include "engine/sheet/draw_tiles.h"
#include "engine/sheet/test_pages.h"

#include <QComboBox>
#include <QInputDialog>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace tilewright {

namespace {

/// "my set.tileset.json" gives "my-set".
QString fileBase(const QString& title) {
    static const QRegularExpression unfit(QStringLiteral("[^\\w.-]+"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    QString base = title;
    for (const QString& ending : {QStringLiteral(".json"), QStringLiteral(".tileset")})
        if (base.endsWith(ending))
            base.chop(ending.size());
    base.replace(unfit, QStringLiteral("-"));
    return base.isEmpty() ? QStringLiteral("sheet") : base;
}

} // namespace

void PrintView::setTileSet(const TileSet& set, const QString& title, const QString& path) {
    const bool other = !hasSet_ || path != path_;
    const bool resized = other || set.tileMillimetres != set_.tileMillimetres;
    set_ = set;
    path_ = path;
    baseName_ = fileBase(title);
    hasSet_ = true;
    options_->setTiles(set.tiles);
    if (const auto kept = other ? keptOptions(path) : std::nullopt) {
        options_->setSpecification(sheet::specificationFor(*kept, set));
    } else if (resized) {
        sheet::SheetSpecification own = options_->specification();
        own.tileMillimetres = set.tileMillimetres;
        options_->setSpecification(own);
    }
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
    templates_->showFor(specification(), set_);
    keepOptions(path_, asTemplate(baseName_));
    refresh();
}

void PrintView::takeTemplate(const sheet::SheetTemplate& sheet) {
    options_->setSpecification(sheet::specificationFor(sheet, set_));
    keepOptions(path_, asTemplate(baseName_));
    refresh();
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

Loaded<sheet::Document> PrintView::draw() {
    switch (static_cast<Kind>(kind_->currentIndex())) {
    case Kind::AlignmentTest:
        return sheet::alignmentTest(specification());
    case Kind::ColourProof:
        return sheet::colourProof(set_, specification());
    case Kind::Sheets:
        break;
    }
    const auto& components = specification().components;
    const bool hasBoard =
        std::find(components.begin(), components.end(), sheet::Component::Board) != components.end();
    if (!hasBoard || !mapSource_)
        return sheet::tileSheets(set_, specification());
    const Map map = mapSource_();
    return sheet::tileSheets(set_, specification(), &map);
}

/// Typing goes through numbers that nobody wants to see laid out.
void PrintView::refreshSoon() {
    constexpr int pause = 150;
    written_->hide();
    redraw_->start(pause);
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
                        slots_->isChecked());
}

void PrintView::refresh() {
    redraw_->stop();
    written_->hide();
    summary_->setVisible(hasSet_);
    document_ = {};
    offerChoices();
    if (!hasSet_) {
        preview_->clear(tr("Open a tile set to see its sheets."));
        say({});
        return;
    }
    // The pages stay as they were while something is half typed.
    if (const Issues problems = options_->problems(); !problems.empty()) {
        say(problems);
        summary_->hide();
        return;
    }
    Loaded<sheet::Document> drawn = draw();
    if (!drawn) {
        say(drawn.issues);
        summary_->hide();
        preview_->clear(tr("These sheets can't be made: see at the right why."));
        return;
    }
    Issues told = sheet::warnings(specification());
    if (const auto& parts = specification().components;
        mapSource_ && kind_->currentIndex() == 0 &&
        std::find(parts.begin(), parts.end(), sheet::Component::Board) != parts.end()) {
        const Map map = mapSource_();
        const Issues hints = sheet::boardHints(specification(), map);
        told.insert(told.end(), hints.begin(), hints.end());
    }
    say(told);
    document_ = std::move(*drawn.value);
    summary_->setText(tr("%n pages", nullptr, static_cast<int>(document_.pages.size())));
    preview_->showSheets(document_);
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
    QPalette colours;
    const QColor severity = hasErrors(issues) ? errorColour() : warningColour();
    colours.setColor(QPalette::WindowText, isDark(palette()) ? severity.lighter(140) : severity);
    trouble_->setPalette(colours);
    trouble_->setText(lines.join(u'\n'));
    trouble_->setVisible(!lines.isEmpty());
}

} // namespace tilewright
