#pragma once

#include <QLabel>

namespace tilewright {

/// Shows its text as it stands. Names, notes, ids and paths come from files and from hands: a label that
/// looks for markup would load the pictures that these name. Every label of the window is one, or a
/// MarkupLabel.
class PlainLabel : public QLabel {
public:
    explicit PlainLabel(QWidget* parent = nullptr);
    explicit PlainLabel(const QString& text, QWidget* parent = nullptr);
};

/// Shows markup that the program itself writes. What comes from elsewhere goes into it by inMarkup().
class MarkupLabel : public QLabel {
public:
    explicit MarkupLabel(QWidget* parent = nullptr);
};

/// A text as it stands within markup. For MarkupLabel, and for what always takes its text for markup: the
/// names of series in the legend of a chart.
QString inMarkup(const QString& plain);

/// Keeps plain what Qt shows in labels of its own, which look for markup by default:
/// tooltips of widgets, actions, items and models, message boxes, names of fields in forms, progress dialogs.
/// It holds for the whole application, as long as it lives.
class PlainTexts : public QObject {
    Q_OBJECT
public:
    explicit PlainTexts(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace tilewright
