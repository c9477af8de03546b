#pragma once

#include "editor/theme/plain_text.h"

namespace tilewright {

/// One line, or as many as it is given, that ends in "…" where there is no room; the whole then stands in the
/// tool tip, unless one is set.
class ElidedLabel : public PlainLabel {
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget* parent = nullptr, int lines = 1);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// The text as it is shown in so much room.
    QStringList broken(int width) const;

    int lines_;
};

} // namespace tilewright
