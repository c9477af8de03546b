#pragma once

#include <QFrame>
#include <QPointer>

#include <functional>
#include <vector>

class QLabel;
class QPushButton;

namespace tilewright {

class Frame;
class OpenDocuments;
class PlayView;
class TileDesigner;

/// A short way through the window: a note beside the thing that it is about, which goes on when one has done
/// what it asks. Begins with the bundled set and ends with a changed tile in a game. Nothing is blocked
/// meanwhile.
class Tour : public QFrame {
    Q_OBJECT
public:
    /// What it leads through; all outlives it.
    struct Stage {
        QWidget& window;
        Frame& frame;
        OpenDocuments& documents;
        TileDesigner& designer;
        PlayView& play;
        std::function<void()> openExample;
        /// A game with the set in front.
        std::function<void()> playFront;
    };
    explicit Tour(const Stage& stage);

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
        /// Runs when the step is shown: connects what leads on to `next`.
        std::function<void()> begin;
    };
    void makeSteps();
    static QString farewell();
    void show(int step);
    void place();
    void bringTileForward();
    void watchForTile();

    Stage stage_;
    std::vector<Step> steps_;
    int step_ = -1;
    int changedTile_ = -1;
    /// Esc was seen going down.
    bool swallowsEscape_ = false;
    QMetaObject::Connection awaited_;
    QPointer<QWidget> target_;
    QLabel* heading_;
    QLabel* text_;
    QLabel* count_;
    QPushButton* next_;
};

} // namespace tilewright
