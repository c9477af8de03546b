#pragma once

#include <QScrollArea>
#include <QSplitter>

#include <optional>

class QVBoxLayout;

namespace tilewright {

class GameSession;

/// How the play mode shares the window: the board with what belongs to it beside the column at the side, and
/// in that the actions above the log. As the user put them; until then, by what there is to show.
class PlayColumns : public QSplitter {
    Q_OBJECT
public:
    /// Pre: the session outlives this.
    PlayColumns(const GameSession& session, QWidget* parent);

    /// Each is called once.
    void setMain(QWidget* main);
    void setSide(QWidget* side);
    /// To be placed in the side.
    QSplitter* makeLists(QWidget* actions, QWidget* log);

    void readSettings();
    /// Call when the window has another width.
    void shareColumns(int windowWidth);
    void shareLists();
    /// Bots alone leave the actions little room. It comes with the first person, once, and stays.
    void makeRoomForPersons();

private:
    const GameSession& session_;
    QSplitter* lists_ = nullptr;
    /// As the user put them: pixels, and per cent of the lists' height.
    std::optional<int> sideWidth_;
    std::optional<int> actionsShare_;
    bool roomForPersons_ = false;
};

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
