#pragma once

#include <QAction>
#include <QStatusTipEvent>

class QToolButton;
class QWidget;

namespace tilewright {

struct ActionSpec {
    /// The action's name in saved shortcuts: never translated or changed.
    const char* name;
    /// One of resources/icons.
    const char* icon;
    QString text;
    /// In the format of QKeySequence; empty for none.
    QString shortcut;
    /// A sentence; the shortcut is added when it is shown.
    QString toolTip;
};

QAction* makeAction(QObject* parent, const ActionSpec& spec);
/// Changes the sentence of its tooltip.
void setToolTipSentence(QAction& action, const QString& toolTip);
/// The action's name if its text says more ("Undo" for "Undo turn").
void setPlainName(QAction& action, const QString& name);
/// "Save As": without mnemonic and dots.
QString plainName(const QAction& action);
/// "Save this file (Ctrl+S)", with the present shortcut.
QString toolTipOf(const QAction& action);

/// Its key for use in a sentence; the action's name if it has no key.
QString keyInWords(const QAction& action);
/// Property of an action for tiles of one family: the family's id. Actions of two families are never
/// available together, and may have the same keys.
inline constexpr const char* familyProperty = "tileFamily";
/// Sets the widget's tooltip to the sentence and the action's present key.
void setToolTipWithKey(QWidget& widget, const QAction& action, const QString& sentence);

/// News in a status bar, as showInStatusBar() sends it. Other status tips tell of what the pointer is on.
class NewsEvent : public QStatusTipEvent {
public:
    using QStatusTipEvent::QStatusTipEvent;
};

/// Shows words in the status bar of the widget's window, or of one behind it, for as long as it takes to read
/// them, and speaks them. The window keeps them for its command that shows the last messages again.
void showInStatusBar(QWidget& where, const QString& words);

/// A flat button for a row of tools.
QToolButton* toolButton(QAction* action, QWidget* parent);

} // namespace tilewright
