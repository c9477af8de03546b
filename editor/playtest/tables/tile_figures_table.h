#pragma once

#include "editor/playtest/health/findings.h"

#include <QTableView>

class QSortFilterProxyModel;

namespace tilewright {

class TileFiguresModel;

/// The figures of each tile; a click on its name, a double click or Enter goes to it.
class TileFiguresTable : public QTableView {
    Q_OBJECT
public:
    explicit TileFiguresTable(QWidget* parent = nullptr);

    void setFindings(const FindingsPointer& found);

signals:
    void tileWanted(const QString& tileId);

protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void want(const QModelIndex& index);

    TileFiguresModel* model_;
    QSortFilterProxyModel* rows_;
};

} // namespace tilewright
