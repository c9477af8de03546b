#pragma once

#include "engine/playtest/studies/compare.h"

#include <QAbstractTableModel>
#include <QWidget>

#include <optional>
#include <vector>

namespace tilewright {

/// The difference of two sides: its interval on a line, zero, and the margin within which it doesn't matter.
class DifferencePicture : public QWidget {
    Q_OBJECT
public:
    explicit DifferencePicture(QWidget* parent = nullptr);

    /// None: nothing is known yet.
    void setDifference(const std::optional<playtest::Difference>& difference, double margin);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<playtest::Difference> difference_;
    double margin_ = 0;
};

/// Figures of two sides: both values, the difference with its interval, and whether that is a discovery.
class DifferencesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Meaning, OfA, OfB, Change, Differs, Columns };
    /// A number or text to sort by.
    static constexpr int SortRole = Qt::UserRole + 1;

    using QAbstractTableModel::QAbstractTableModel;

    void setDifferences(const std::vector<playtest::Difference>& differences);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<playtest::Difference> differences_;
};

} // namespace tilewright
