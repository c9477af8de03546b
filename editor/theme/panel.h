#pragma once

#include <QFrame>

class QLabel;
class QVBoxLayout;

namespace tilewright {

/// A card with a heading. What belongs in it goes into body().
class Panel : public QFrame {
    Q_OBJECT
public:
    explicit Panel(const QString& title, QWidget* parent = nullptr);

    QString title() const;
    /// Off where the title stands on a tab already.
    void setTitleShown(bool shown);
    /// A figure behind the title, quieter.
    void setNote(const QString& note);
    QVBoxLayout* body() const { return body_; }
    /// Title and note in a widget of its own, for whoever frames the panel instead of itself; the panel keeps
    /// them up to date. Call once.
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

/// The card that panels stand on.
void paintCard(QWidget& widget);

} // namespace tilewright
