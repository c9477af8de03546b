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

    void setTitle(const QString& title);
    /// A figure behind the title, quieter.
    void setNote(const QString& note);
    QVBoxLayout* body() const { return body_; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void updateNoteColour();

    QLabel* title_;
    QLabel* note_;
    QVBoxLayout* body_;
};

} // namespace tilewright
