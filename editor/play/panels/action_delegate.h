#pragma once

#include "editor/output/pictures/picture_painter.h"

#include <QStyledItemDelegate>

#include <map>
#include <string>

namespace tilewright {

class ActionModel;

/// Draws an action's text and, at the right, pictures of what it pays (left of an arrow) and takes.
class ActionDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    ActionDelegate(const ActionModel& model, QObject* parent) : QStyledItemDelegate(parent), model_(model) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    const PaintedPicture& picture(std::string_view kind) const;

    const ActionModel& model_;
    mutable std::map<std::string, PaintedPicture, std::less<>> pictures_;
};

} // namespace tilewright
