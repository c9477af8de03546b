#include "editor/window/controllers/disk_changes.h"

#include "editor/common/plain_text.h"
#include "editor/document/difference.h"
#include "editor/document/document.h"
#include "editor/window/controllers/file_commands.h"
#include "editor/window/message_bar.h"
#include "editor/window/workspace.h"
#include "engine/base/files/file.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QVBoxLayout>

namespace tilewright {

namespace {

struct DialogWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::DifferenceDialog)
};
constexpr int mostLines = 500;

} // namespace

DiskChanges::DiskChanges(Workspace& workspace, MessageBar& messages, FileCommands& files, QWidget* window,
                         std::function<void()> commitEdits)
    : QObject(&files)
    , workspace_(workspace)
    , messages_(messages)
    , files_(files)
    , window_(window)
    , commitEdits_(std::move(commitEdits)) {
    connect(&workspace.watch, &FileWatch::changedOnDisk, this,
            [this](Document* document) { tellChangedOnDisk(*document); });
    connect(&workspace.watch, &FileWatch::vanished, this,
            [this](Document* document) { tellVanished(*document); });
}

void DiskChanges::tellChangedOnDisk(Document& document) {
    const QPointer<Document> changed(&document);
    const auto reload = [this, changed] {
        if (!changed)
            return;
        commitEdits_();
        if (const Issues issues = changed->reload(); hasErrors(issues))
            messages_.addIssues(tr("%1 could not be reloaded; nothing was changed.").arg(changed->title()),
                                issues);
    };
    if (!document.isModified() && workspace_.documents.current() != &document) {
        reload();
        return;
    }
    messages_.showNote(document.isModified() ? tr("%1 was changed by another program, and you have changes "
                                                  "of your own. You can undo a reload.")
                                                   .arg(document.title())
                                             : tr("%1 was changed by another program.").arg(document.title()),
                       {{tr("&Reload"),
                         [this, reload] {
                             messages_.hide();
                             reload();
                         },
                         QStringLiteral("reloadFile")},
                        {tr("&Keep Mine"),
                         [this, changed] {
                             messages_.hide();
                             if (changed)
                                 keepMine(*changed);
                         },
                         QStringLiteral("keepMine")},
                        {tr("&Show the Difference"),
                         [this, changed, reload] {
                             if (changed)
                                 showDifference(*changed, window_, reload);
                         }}},
                       &document);
}

/// What the other program wrote is known now and may be written over; until then the two differ.
void DiskChanges::keepMine(Document& document) {
    const Loaded<std::string> theirs = readFile(document.path().toStdString());
    if (!theirs)
        return;
    document.setHashOnDisk(Document::hashOf(*theirs.value));
    document.undoStack().resetClean();
}

void DiskChanges::tellVanished(Document& document) {
    const QPointer<Document> gone(&document);
    messages_.showNote(tr("%1 is no longer on disk at %2. It is still open here; saving writes it again.")
                           .arg(document.title(), document.path()),
                       {{tr("&Save"),
                         [this, gone] {
                             if (gone) {
                                 workspace_.documents.setCurrent(workspace_.documents.indexOf(*gone));
                                 files_.saveTo(gone->path());
                             }
                         },
                         QStringLiteral("saveAgain")},
                        {tr("Save &As…"),
                         [this, gone] {
                             if (gone) {
                                 workspace_.documents.setCurrent(workspace_.documents.indexOf(*gone));
                                 files_.saveAs();
                             }
                         }}},
                       &document);
}

void showDifference(const Document& document, QWidget* parent, const std::function<void()>& reload) {
    const Loaded<std::string> onDisk = readFile(document.path().toStdString());
    QDialog dialog(parent);
    dialog.setWindowTitle(DialogWords::tr("Difference"));
    auto* column = new QVBoxLayout(&dialog);
    auto* heading =
        new PlainLabel(DialogWords::tr("From your version of %1 to the file on disk:").arg(document.title()));
    heading->setWordWrap(true);
    column->addWidget(heading);
    auto* list = new QListWidget;
    list->setAccessibleName(DialogWords::tr("Differences"));
    list->setWordWrap(true);
    list->addItems(onDisk ? differences(document.fileText(), *onDisk.value, mostLines)
                          : QStringList{DialogWords::tr("the file can't be read")});
    if (list->count() == 0)
        list->addItem(DialogWords::tr("none: both are the same"));
    list->setCurrentRow(0);
    column->addWidget(list, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* take = buttons->addButton(DialogWords::tr("&Reload"), QDialogButtonBox::AcceptRole);
    take->setToolTip(DialogWords::tr("Loads the file; undo restores your version"));
    take->setEnabled(onDisk.value.has_value());
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    column->addWidget(buttons);
    dialog.resize(560, 380);
    if (dialog.exec() == QDialog::Accepted)
        reload();
}

} // namespace tilewright
