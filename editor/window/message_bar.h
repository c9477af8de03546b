#pragma once

#include "engine/base/issue.h"

#include <QFrame>
#include <QList>
#include <QStringList>

#include <functional>

class QHBoxLayout;
class QLabel;

namespace tilewright {

/// Shows errors at the top of the window until dismissed. Interrupts nothing.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);

    /// Adds to the issues already shown.
    void addIssues(const QString& headline, const Issues& issues);
    /// A possible action, as a button; a click runs it.
    struct Answer {
        QString text;
        std::function<void()> act;
        /// Of its button; it needs none.
        QString objectName = {};
    };
    /// Waits while another question is asked; without answers it is shown below that. Errors stay.
    void showNote(const QString& text, const QList<Answer>& answers = {}, const QObject* about = nullptr);
    /// Dismisses messages so far, and questions about `about`. Other questions stay.
    void putAway(const QObject* about = nullptr);
    QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    struct Question {
        QString text;
        QList<Answer> answers;
        /// Only compared, never dereferenced: it may be deleted.
        const QObject* about = nullptr;
    };
    void forget();
    void show(const QString& note, const Question& question);
    /// Shows it as news.
    void tell(const QString& note, const Question& question);

    QLabel* icon_;
    QLabel* text_;
    QHBoxLayout* answers_;
    /// Stay above what is noted later, until all is dismissed.
    QStringList errors_;
    QString note_;
    /// Without answers if nothing is asked.
    Question asked_;
    QList<Question> waiting_;
};

} // namespace tilewright
