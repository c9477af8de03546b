#pragma once

#include <QLabel>

namespace tilewright {

/// One line that ends in "…" where there is no room; the whole then stands in the tool tip, unless one is
/// set.
class ElidedLabel : public QLabel {
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    QSize minimumSizeHint() const override { return {0, QLabel::minimumSizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
};

} // namespace tilewright
