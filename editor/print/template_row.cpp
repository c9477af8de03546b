#include "editor/print/template_row.h"

#include "editor/theme/line_icon.h"
#include "editor/theme/text.h"
#include "engine/tileset/file.h"
#include "engine/tileset/format.h"

#include <QComboBox>
#include <QDir>
#include <QHBoxLayout>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QStandardPaths>
#include <QToolButton>

namespace tilewright {

namespace {

const QString ending = QStringLiteral(".sheet.json");

Loaded<sheet::SheetTemplate> readTemplate(const QString& path) {
    const Loaded<std::string> text = readFile(path.toStdString());
    if (!text)
        return {std::nullopt, text.issues};
    Loaded<sheet::SheetTemplate> read = sheet::readSheetTemplate(*text.value);
    for (Issue& issue : read.issues)
        issue.file = path.toStdString();
    return read;
}

} // namespace

TemplateRow::TemplateRow(QWidget* parent) : QWidget(parent), box_(new QComboBox(this)) {
    auto* save = new QToolButton(this);
    save->setIcon(lineIcon(QStringLiteral("save")));
    save->setToolTip(tr("Save these options as a template"));
    save->setAccessibleName(tr("Save as Template"));
    save->setFocusPolicy(Qt::StrongFocus);
    save->setAutoRaise(true);
    box_->setToolTip(tr("Options for a purpose; choosing one sets all that is below"));
    box_->setAccessibleName(tr("Template"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(box_, 1);
    row->addWidget(save);
    fill();
    connect(box_, &QComboBox::activated, this, &TemplateRow::choose);
    connect(save, &QToolButton::clicked, this, &TemplateRow::saveWanted);
}

QString TemplateRow::folder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/sheets");
}

void TemplateRow::fill() {
    const QSignalBlocker quiet(box_);
    box_->clear();
    box_->addItem(tr("own options"));
    for (const sheet::BundledTemplate& bundled : sheet::bundledTemplates()) {
        box_->addItem(toQString(bundled.sheet.name), toQString(bundled.name));
        box_->setItemData(box_->count() - 1, toQString(bundled.sheet.description), Qt::ToolTipRole);
    }
    const QFileInfoList own = QDir(folder()).entryInfoList({u'*' + ending}, QDir::Files, QDir::Name);
    if (!own.isEmpty())
        box_->insertSeparator(box_->count());
    for (const QFileInfo& file : own) {
        // A name in the file that differs from the file's is no reason to hide it.
        const auto read = readTemplate(file.filePath());
        box_->addItem(read ? toQString(read.value->name) : file.fileName(), file.filePath());
        box_->setItemData(box_->count() - 1, QDir::toNativeSeparators(file.filePath()), Qt::ToolTipRole);
    }
}

void TemplateRow::choose(int index) {
    const QString which = box_->itemData(index).toString();
    if (which.isEmpty())
        return;
    if (const sheet::SheetTemplate* bundled = sheet::findTemplate(which.toStdString())) {
        emit chosen(*bundled);
        return;
    }
    const auto read = readTemplate(which);
    if (read)
        emit chosen(*read.value);
    else
        emit failed(read.issues);
}

Issues TemplateRow::save(const sheet::SheetTemplate& sheet) {
    static const QRegularExpression unfit(QStringLiteral("[^\\w.-]+"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    QString base = toQString(sheet.name);
    base.replace(unfit, QStringLiteral("-"));
    const QString path = folder() + u'/' + base + ending;
    QDir().mkpath(folder()); // writeFile() tells if there is none
    Issues issues = writeFile(path.toStdString(), fileText(sheet::toJson(sheet)));
    if (hasErrors(issues))
        return issues;
    fill();
    box_->setCurrentIndex(box_->findData(path));
    return issues;
}

void TemplateRow::showNone() {
    box_->setCurrentIndex(0);
}

} // namespace tilewright
