#pragma once

#include "engine/tileset/issue.h"

#include <QFrame>
#include <QList>

#include <functional>

class QHBoxLayout;
class QLabel;

namespace tilewright {

/// Says what went wrong, at the top of the window, until it is put away. Interrupts nobody.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);

    /// Behind what is shown already.
    void addIssues(const QString& headline, const Issues& issues);
    /// What one can do about it, as buttons; a click runs it.
    struct Answer {
        QString text;
        std::function<void()> act;
    };
    /// Waits while another question is asked.
    void showNote(const QString& text, const QList<Answer>& answers = {});
    QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void show(const QString& text, bool error, const QList<Answer>& answers);

    QLabel* icon_;
    QLabel* text_;
    QHBoxLayout* answers_;
    bool error_ = false;
    QList<Answer> asked_;
    QList<std::pair<QString, QList<Answer>>> waiting_;
};

} // namespace tilewright
