#pragma once

#include "engine/tileset/issue.h"

#include <QFrame>

class QLabel;

namespace tilewright {

/// Says what went wrong, at the top of the window, until it is put away. Interrupts nobody.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);

    /// Behind what is shown already.
    void addIssues(const QString& headline, const Issues& issues);
    void showNote(const QString& text);
    QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void show(const QString& text, bool error);

    QLabel* icon_;
    QLabel* text_;
    bool error_ = false;
};

} // namespace tilewright
