#pragma once

#include <QStringList>
#include <QWidget>

class QListWidget;
class QToolButton;

namespace tilewright {

/// A list of questions to write, order and remove, by buttons or keys: Insert, F2, Delete, Alt+Up, Alt+Down.
class QuestionList : public QWidget {
    Q_OBJECT
public:
    explicit QuestionList(QWidget* parent = nullptr);

    /// At most exchange::maxQuestions, none empty.
    void setQuestions(const QStringList& questions);
    /// Without spaces around them; what is still typed too.
    QStringList questions() const;
    QListWidget& list() const { return *list_; }

signals:
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QToolButton* addButton(const char* icon, const char* name, const QString& toolTip);
    void layOut();
    void append(const QString& question);
    void add();
    void move(int by);
    void remove();
    void dropEmpty();
    void refresh();

    QListWidget* list_;
    QToolButton* add_ = nullptr;
    QToolButton* up_ = nullptr;
    QToolButton* down_ = nullptr;
    QToolButton* remove_ = nullptr;
};

/// The questions that the pages of a set asked last, kept in the settings. `set`: its file, or its name where
/// it has none.
QStringList storedQuestions(const QString& set);
void storeQuestions(const QString& set, const QStringList& questions);

} // namespace tilewright
