#include "editor/print/fold_group.h"

#include <QFormLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace tilewright {

FoldGroup::FoldGroup(const QString& title, bool open, QWidget* parent)
    : QWidget(parent)
    , heading_(new QToolButton(this))
    , body_(new QWidget(this))
    , form_(new QFormLayout(body_)) {
    heading_->setText(title);
    heading_->setToolTip(tr("Show or hide %1").arg(title));
    heading_->setAccessibleName(title);
    heading_->setCheckable(true);
    heading_->setAutoRaise(true);
    heading_->setFocusPolicy(Qt::StrongFocus);
    heading_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    heading_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    QFont bold = font();
    bold.setBold(true);
    heading_->setFont(bold);
    form_->setContentsMargins(8, 2, 0, 8);
    form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form_->setHorizontalSpacing(12);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(heading_);
    column->addWidget(body_);
    connect(heading_, &QToolButton::toggled, this, &FoldGroup::setOpen);
    heading_->setChecked(open);
    setOpen(open);
}

bool FoldGroup::isOpen() const {
    return heading_->isChecked();
}

QSize FoldGroup::minimumSizeHint() const {
    return QWidget::minimumSizeHint().expandedTo({body_->minimumSizeHint().width(), 0});
}

void FoldGroup::setOpen(bool open) {
    heading_->setChecked(open);
    heading_->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    body_->setVisible(open);
}

} // namespace tilewright
