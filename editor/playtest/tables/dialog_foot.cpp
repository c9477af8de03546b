#include "editor/playtest/tables/dialog_foot.h"

#include <QCoreApplication>
#include <QDialog>
#include <QHBoxLayout>
#include <QPushButton>

namespace tilewright {

QWidget* makeDialogFoot(QDialog& dialog, QPushButton& action) {
    auto* foot = new QWidget(&dialog);
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    auto* close = new QPushButton(QCoreApplication::translate("DialogFoot", "Close"), foot);
    row->addStretch();
    row->addWidget(&action);
    row->addWidget(close);
    QObject::connect(close, &QPushButton::clicked, &dialog, &QDialog::reject);
    return foot;
}

} // namespace tilewright
