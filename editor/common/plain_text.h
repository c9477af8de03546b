#pragma once

#include <QLabel>

namespace tilewright {

/// Shows its text literally. Names, notes, ids and paths come from files and users: a label that interprets
/// markup would load the images that they name. Every label of the window is one, or a MarkupLabel.
class PlainLabel : public QLabel {
public:
    explicit PlainLabel(QWidget* parent = nullptr);
    explicit PlainLabel(const QString& text, QWidget* parent = nullptr);
};

/// Shows markup written by the program itself. Text from elsewhere must be passed through inMarkup().
class MarkupLabel : public QLabel {
public:
    explicit MarkupLabel(QWidget* parent = nullptr);
};

/// Escapes a text for markup. For MarkupLabel, and for texts that Qt always interprets as markup: the names
/// of series in a chart's legend.
QString inMarkup(const QString& plain);

/// Makes Qt's own labels show plain text, as they interpret markup by default: tooltips of widgets, actions,
/// items and models, message boxes, names of fields in forms, progress dialogs. Applies to the whole
/// application while it exists.
class PlainTextFilter : public QObject {
    Q_OBJECT
public:
    explicit PlainTextFilter(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

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
