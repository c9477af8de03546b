#pragma once

#include "editor/playtest/findings.h"

#include <QListWidget>

namespace tilewright {

/// The list of notable games. A click or Enter on one requests it.
class NotableGamesList : public QListWidget {
    Q_OBJECT
public:
    explicit NotableGamesList(QWidget* parent = nullptr);

    void setFindings(const FindingsPointer& found);

signals:
    /// By its name in the results: "longest".
    void gameWanted(const QString& name);

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace tilewright
