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
    /// Waits while another question is asked; without answers it stands below that.
    void showNote(const QString& text, const QList<Answer>& answers = {}, const QObject* about = nullptr);
    /// What was said so far is over; of questions those about `about`. Others are still to be answered.
    void putAway(const QObject* about = nullptr);
    QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    struct Question {
        QString text;
        QList<Answer> answers;
        /// Only told from others, never looked into: it may be gone.
        const QObject* about = nullptr;
    };
    void show(const QString& text, bool error, const Question& question);

    QLabel* icon_;
    QLabel* text_;
    QHBoxLayout* answers_;
    bool error_ = false;
    /// With no answers where nothing is asked.
    Question asked_;
    QList<Question> waiting_;
};

} // namespace tilewright
