#pragma once

#include <QFrame>
#include <QPointer>

#include <functional>
#include <vector>

class QLabel;
class QPushButton;

namespace tilewright {

class WindowInterface;
class OpenDocuments;
class PlayView;
class TileDesigner;

/// A short tour of the window: each note is beside the widget concerned, and continues once the user has done
/// what it asks. Starts with the bundled set and ends with a changed tile in a game. Nothing is blocked
/// meanwhile.
class Tour : public QFrame {
    Q_OBJECT
public:
    /// What it leads through; all outlives it.
    struct Dependencies {
        QWidget& window;
        WindowInterface& frame;
        OpenDocuments& documents;
        TileDesigner& designer;
        PlayView& play;
        std::function<void()> openExample;
        /// A game with the set in front.
        std::function<void()> playFront;
    };
    explicit Tour(const Dependencies& dependencies);

    int step() const { return step_; }
    int stepCount() const { return static_cast<int>(steps_.size()); }

public slots:
    void next();
    void end();

signals:
    void ended();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Step {
        QString heading;
        QString text;
        std::function<QWidget*()> beside;
        /// Called when the step is shown: connects the condition for continuing to `next`.
        std::function<void()> begin;
    };
    void makeSteps();
    static QString farewell();
    void show(int step);
    void place();
    void bringTileForward();
    void watchForTile();

    Dependencies dependencies_;
    std::vector<Step> steps_;
    int step_ = -1;
    int changedTile_ = -1;
    /// Whether the coming key press of Esc is for the tour.
    bool swallowsEscape_ = false;
    QMetaObject::Connection awaited_;
    QPointer<QWidget> target_;
    QLabel* heading_;
    QLabel* text_;
    QLabel* count_;
    QPushButton* next_;
};

} // namespace tilewright
