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

/// One figure of hundreds, found by the words of what it means.
class FigureChooser : public QDialog {
    Q_OBJECT
public:
    /// What each means, and its id.
    using Figures = QList<std::pair<QString, QString>>;

    FigureChooser(const Figures& figures, QWidget* parent);

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
