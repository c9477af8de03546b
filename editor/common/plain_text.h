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
class PlainTexts : public QObject {
    Q_OBJECT
public:
    explicit PlainTexts(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace tilewright
