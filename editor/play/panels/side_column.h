#pragma once

#include <QScrollArea>

class QVBoxLayout;

namespace tilewright {

/// A column that fills its height; if that is less than its contents need, it scrolls.
class SideColumn : public QScrollArea {
    Q_OBJECT

public:
    explicit SideColumn(QWidget* parent = nullptr);

    QVBoxLayout* column() const { return column_; }
    /// As wide as what it contains needs.
    QSize minimumSizeHint() const override;

signals:
    /// The height available for the contents.
    void heightChanged(int height);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();

    QWidget* contents_;
    QVBoxLayout* column_;
};

} // namespace tilewright
