#pragma once

#include "editor/common/plain_text.h"

#include <QListWidget>

#include <functional>

namespace tilewright {

/// The heading of a group of figures, less prominent than they are.
class FigureHeading : public PlainLabel {
public:
    explicit FigureHeading(const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// Patterns as icons with a number below. The list is as high as all of them need; the panel around it
/// scrolls.
class PatternList : public QListWidget {
public:
    static constexpr int patternIcon = 34;

    PatternList();

    /// Called once for each click or Enter: a style may report an activation twice.
    std::function<void(int row)> chosen;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
};

} // namespace tilewright
