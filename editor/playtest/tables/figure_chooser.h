#pragma once

#include <QDialog>
#include <QList>

#include <utility>

class QLineEdit;
class QListView;
class QPushButton;
class QSortFilterProxyModel;
class QStandardItemModel;

namespace tilewright {

/// Chooses one of hundreds of figures, or of other things, searched by the words of their definitions.
class FigureChooser : public QDialog {
    Q_OBJECT
public:
    /// Definition and id of each.
    using Figures = QList<std::pair<QString, QString>>;

    FigureChooser(const Figures& figures, QWidget* parent);

    /// What is chosen, if it is no figure for a goal: the title, and what the field and the list are called.
    void setWords(const QString& title, const QString& find, const QString& all);
    QLineEdit* filter() const { return filter_; }
    int shown() const;

signals:
    void chosen(const QString& id);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void take();
    void filterBy(const QString& words);

    QStandardItemModel* figures_;
    QSortFilterProxyModel* rows_;
    QLineEdit* filter_;
    QListView* list_;
    QPushButton* take_ = nullptr;
};

} // namespace tilewright
