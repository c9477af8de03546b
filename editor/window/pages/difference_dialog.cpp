#include "editor/window/pages/difference_dialog.h"

#include "editor/common/plain_text.h"
#include "editor/document/difference.h"
#include "editor/document/document.h"
#include "engine/base/files/file.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace tilewright {

namespace {
struct DialogWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::DifferenceDialog)
};
constexpr int mostLines = 500;
} // namespace

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
