#pragma once

#include "editor/common/plain_text.h"

namespace tilewright {

/// One line, or a given number, that ends in "…" if there is no room; the tooltip then shows the whole text,
/// unless one is set.
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
    /// The lines shown in that width.
    QStringList broken(int width) const;

    int lines_;
};

} // namespace tilewright
