#pragma once

#include "engine/playtest/studies/compare.h"

#include <QWidget>

#include <optional>

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

} // namespace tilewright
