#pragma once

#include <QFrame>
#include <QPalette>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace tilewright {

/// A card with a heading. Its content goes into body().
class Panel : public QFrame {
    Q_OBJECT
public:
    explicit Panel(const QString& title, QWidget* parent = nullptr);

    QString title() const;
    /// Off if a tab shows the title already.
    void setTitleShown(bool shown);
    /// A figure after the title, less prominent.
    void setNote(const QString& note);
    QVBoxLayout* body() const { return body_; }
    /// Title and note in a separate widget, for a frame around the panel; the panel keeps them up to date.
    /// Call once.
    QWidget* takeHeading();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void updateNoteColour();

    QWidget* heading_;
    QLabel* title_;
    QLabel* note_;
    QVBoxLayout* body_;
    bool framed_ = true;
};

/// Paints the background of panels.
void paintCard(QWidget& widget);
/// Paints the background of messages that lie over other content.
void paintMessage(QWidget& widget, QPalette::ColorRole ground = QPalette::Base);

/// Puts a button into the upper corner of its parent where lines end.
void putIntoCorner(QWidget& button);

/// Makes content that may be higher than its panel scrollable, vertically only, on the panel's own
/// background.
QScrollArea* verticalScrollArea(QWidget* content);

} // namespace tilewright
