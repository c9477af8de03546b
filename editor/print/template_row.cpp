#include "editor/print/template_row.h"

#include "editor/common/icons.h"
#include "editor/output/sheets/user_templates.h"
#include "editor/words/translated_text.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QMenu>
#include <QMessageBox>
#include <QSignalBlocker>
#include <QToolButton>

#include <array>

namespace tilewright {

namespace {

/// Names and descriptions of the bundled templates, copied from their files for translation.
[[maybe_unused]] constexpr std::array bundledWords{
    QT_TRANSLATE_NOOP("SheetTemplate", "A3, 45 mm"),
    QT_TRANSLATE_NOOP("SheetTemplate", "A4, 45 mm"),
    QT_TRANSLATE_NOOP("SheetTemplate", "Letter, 45 mm"),
    QT_TRANSLATE_NOOP("SheetTemplate", "1-inch squares"),
    QT_TRANSLATE_NOOP("SheetTemplate", "Punchboard die"),
    QT_TRANSLATE_NOOP("SheetTemplate", "50 mm squares"),
    QT_TRANSLATE_NOOP("SheetTemplate", "Touching tiles to cut with a ruler: 48 per page."),
    QT_TRANSLATE_NOOP("SheetTemplate", "Touching tiles to cut with a ruler: 24 per page."),
    QT_TRANSLATE_NOOP("SheetTemplate", "Touching tiles to cut with a ruler: 20 per page."),
    QT_TRANSLATE_NOOP("SheetTemplate", "The size of the squares on a gaming mat, on Letter."),
    QT_TRANSLATE_NOOP("SheetTemplate",
                      "For a die that punches 24 tiles of 45 mm out of board, backs included: "
                      "rounded corners, 5 mm between cuts, half of it bleed."),
    QT_TRANSLATE_NOOP("SheetTemplate",
                      "For blank tiles of 50 mm and square labels: 15 on A4, with a shared bleed of 2 mm."),
};

QString bundledWord(const std::string& source) {
    return QCoreApplication::translate("SheetTemplate", source.c_str());
}

} // namespace

TemplateRow::TemplateRow(QWidget* parent) : QWidget(parent), box_(new QComboBox(this)) {
    auto* menu = new QMenu(this);
    const QAction* save = menu->addAction(tr("&Save These Options…"));
    rename_ = menu->addAction(tr("&Rename…"));
    delete_ = menu->addAction(tr("&Delete…"));
    auto* more = new QToolButton(this);
    more->setIcon(lineIcon(QStringLiteral("save")));
    more->setToolTip(tr("Save these options as a template, rename or delete your own"));
    more->setAccessibleName(tr("Your templates"));
    more->setFocusPolicy(Qt::StrongFocus);
    more->setAutoRaise(true);
    more->setPopupMode(QToolButton::InstantPopup);
    more->setMenu(menu);
    box_->setAccessibleName(tr("Template"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(box_, 1);
    row->addWidget(more);
    fill();
    connect(box_, &QComboBox::activated, this, &TemplateRow::choose);
    connect(save, &QAction::triggered, this, &TemplateRow::saveWanted);
    connect(rename_, &QAction::triggered, this, &TemplateRow::askForName);
    connect(delete_, &QAction::triggered, this, &TemplateRow::askToDelete);
}

void TemplateRow::fill() {
    const QSignalBlocker quiet(box_);
    box_->clear();
    templates_.clear();
    const auto add = [this](const QString& name, const QString& which, const QString& toolTip,
                            const sheet::SheetTemplate& sheet) {
        box_->addItem(name, which);
        box_->setItemData(box_->count() - 1, toolTip, Qt::ToolTipRole);
        templates_.push_back(sheet);
    };
    const sheet::SheetTemplate none;
    add(tr("Custom"), QString(), QString(), none);
    for (const sheet::BundledTemplate& bundled : sheet::bundledTemplates())
        add(bundledWord(bundled.sheet.name), toQString(bundled.name), bundledWord(bundled.sheet.description),
            bundled.sheet);
    const std::vector<UserTemplate> own = userTemplates();
    if (!own.empty()) {
        box_->insertSeparator(box_->count());
        templates_.push_back(none);
    }
    for (const UserTemplate& one : own) {
        const auto read = readTemplateFile(one.path);
        add(one.name, one.path, QDir::toNativeSeparators(one.path), read ? *read.value : none);
    }
    refresh();
}

void TemplateRow::refresh() {
    const bool isOwn = !chosenPath().isEmpty();
    rename_->setEnabled(isOwn);
    delete_->setEnabled(isOwn);
    const QString told = tr("Options for a purpose; choosing a template sets everything below");
    const QString what = box_->currentData(Qt::ToolTipRole).toString();
    box_->setToolTip(what.isEmpty() ? told : told + u'\n' + what);
}

QString TemplateRow::chosenPath() const {
    const QString which = box_->currentData().toString();
    return which.contains(u'/') ? which : QString();
}

void TemplateRow::choose(int index) {
    const QString which = box_->itemData(index).toString();
    refresh();
    if (which.isEmpty())
        return;
    if (const sheet::SheetTemplate* bundled = sheet::findTemplate(which.toStdString())) {
        emit chosen(*bundled);
        return;
    }
    const auto read = readTemplateFile(which);
    if (read)
        emit chosen(*read.value);
    else
        emit failed(read.issues);
}

Issues TemplateRow::save(const sheet::SheetTemplate& sheet) {
    Issues issues = saveUserTemplate(sheet);
    if (hasErrors(issues))
        return issues;
    fill();
    box_->setCurrentIndex(box_->findData(userTemplatePath(toQString(sheet.name))));
    refresh();
    return issues;
}

Issues TemplateRow::renameChosen(const QString& name) {
    Issues issues = renameUserTemplate(chosenPath(), name);
    if (hasErrors(issues))
        return issues;
    fill();
    box_->setCurrentIndex(box_->findData(userTemplatePath(name)));
    refresh();
    return issues;
}

Issues TemplateRow::deleteChosen() {
    Issues issues = deleteUserTemplate(chosenPath());
    fill();
    return issues;
}

void TemplateRow::askForName() {
    bool isGiven = false;
    const QString name = QInputDialog::getText(this, tr("Rename Template"), tr("Name of the template"),
                                               QLineEdit::Normal, box_->currentText(), &isGiven)
                             .trimmed();
    if (!isGiven || name.isEmpty())
        return;
    if (const Issues issues = renameChosen(name); hasErrors(issues))
        emit failed(issues);
}

void TemplateRow::askToDelete() {
    const auto answer = QMessageBox::question(
        this, tr("Delete Template"),
        tr("Delete the template “%1”? Its file is removed; the options stay as they are.")
            .arg(box_->currentText()),
        QMessageBox::Yes | QMessageBox::Cancel, QMessageBox::Cancel);
    if (answer != QMessageBox::Yes)
        return;
    if (const Issues issues = deleteChosen(); hasErrors(issues))
        emit failed(issues);
}

void TemplateRow::showFor(const sheet::SheetSpecification& specification, const TileSet& set) {
    const auto gives = [&](int row) {
        const sheet::SheetTemplate& sheet = templates_[static_cast<std::size_t>(row)];
        return !sheet.name.empty() && sheet::specificationFor(sheet, set) == specification;
    };
    int found = 0;
    if (const int current = box_->currentIndex(); current > 0 && gives(current))
        found = current;
    for (int row = 1; row < box_->count() && found == 0; ++row)
        if (gives(row))
            found = row;
    box_->setCurrentIndex(found);
    refresh();
}

} // namespace tilewright
