#include "editor/window/pages/recovery_dialog.h"

#include "editor/common/plain_text.h"
#include "editor/document/difference.h"
#include "editor/document/recovery/recovery.h"
#include "editor/words/translated_text.h"
#include "engine/base/files/file.h"
#include "engine/model/io/bundled.h"

#include <QDialogButtonBox>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace tilewright {

namespace {

/// The original text of an example; empty if the title is not one.
std::string_view exampleNamed(const QString& title) {
    for (const BundledFile& file : bundledFiles())
        if (toQString(file.name).section(u'/', -1) == title)
            return file.text;
    return {};
}

} // namespace

RecoveryDialog::RecoveryDialog(const std::vector<RecoveryCopy>& lost, QWidget* parent)
    : QDialog(parent), lost_(lost), list_(new QListWidget), details_(new QListWidget) {
    setWindowTitle(tr("Unsaved work was found"));
    auto* column = new QVBoxLayout(this);
    auto* heading =
        new PlainLabel(tr("Tilewright was not closed properly. These files had unsaved changes:"));
    heading->setWordWrap(true);
    column->addWidget(heading);
    for (const RecoveryCopy& work : lost) {
        auto* item = new QListWidgetItem(
            tr("%1, backed up %2")
                .arg(work.title, QLocale().toString(work.saved.toLocalTime(), QLocale::LongFormat)),
            list_);
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
        item->setToolTip(work.path.isEmpty() ? tr("Never saved") : work.path);
    }
    // A long name must not hide the time.
    list_->setWordWrap(true);
    list_->setResizeMode(QListView::Adjust);
    list_->setAccessibleName(tr("Files with unsaved work"));
    column->addWidget(list_, 1);
    column->addWidget(new PlainLabel(tr("Differences from the file on disk:")));
    details_->setAccessibleName(tr("Differences"));
    details_->setWordWrap(true);
    column->addWidget(details_, 1);
    connect(list_, &QListWidget::currentRowChanged, this, &RecoveryDialog::showDetails);
    list_->setCurrentRow(0);

    auto* buttons = new QDialogButtonBox;
    QPushButton* back = buttons->addButton(tr("&Restore"), QDialogButtonBox::AcceptRole);
    back->setToolTip(tr("Opens the ticked files with their changes; nothing is saved yet"));
    back->setDefault(true);
    QPushButton* giveUp = buttons->addButton(tr("&Discard"), QDialogButtonBox::DestructiveRole);
    giveUp->setToolTip(tr("Discards all these changes"));
    QPushButton* later = buttons->addButton(tr("Ask &Later"), QDialogButtonBox::RejectRole);
    later->setToolTip(tr("Asks again at the next start"));
    connect(back, &QPushButton::clicked, this, &QDialog::accept);
    connect(later, &QPushButton::clicked, this, &QDialog::reject);
    connect(giveUp, &QPushButton::clicked, this, [this] {
        const auto answer = QMessageBox::question(
            this, tr("Discard the changes?"), tr("The unsaved changes of these files will be gone for good."),
            QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Cancel);
        if (answer == QMessageBox::Discard)
            done(DiscardAll);
    });
    column->addWidget(buttons);
    resize(620, 460);
}

bool RecoveryDialog::isChosen(int index) const {
    return list_->item(index)->checkState() == Qt::Checked;
}

void RecoveryDialog::showDetails(int index) {
    details_->clear();
    if (index < 0)
        return;
    const RecoveryCopy& work = lost_[static_cast<std::size_t>(index)];
    Loaded<std::string> onDisk;
    if (!work.path.isEmpty())
        onDisk = readFile(work.path.toStdString());
    else if (const std::string_view example = exampleNamed(work.title); !example.empty())
        onDisk.value = example;
    if (!onDisk)
        details_->addItem(work.path.isEmpty()
                              ? tr("Never saved: everything is new")
                              : tr("The file is no longer at %1: everything is new").arg(work.path));
    else
        details_->addItems(differences(*onDisk.value, work.text, 500));
    if (details_->count() == 0)
        details_->addItem(tr("none: both are the same"));
}

} // namespace tilewright
