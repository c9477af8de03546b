#pragma once

#include <QAction>

class QToolButton;
class QWidget;

namespace tilewright {

struct ActionSpec {
    /// Names the action in saved shortcuts: never translated, never changed.
    const char* name;
    /// One of resources/icons.
    const char* icon;
    QString text;
    /// As QKeySequence reads it; empty for none.
    QString shortcut;
    /// A sentence; the shortcut is added to it where it is shown.
    QString toolTip;
};

QAction* makeAction(QObject* parent, const ActionSpec& spec);
/// Another sentence for its tooltip.
void setSentence(QAction& action, const QString& toolTip);
/// What the action is called where its text tells more ("Undo" for "Undo turn").
void setPlainName(QAction& action, const QString& name);
/// "Save As": without mnemonic and dots.
QString plainName(const QAction& action);
/// "Save this file (Ctrl+S)", with the shortcut as it is now.
QString toolTipOf(const QAction& action);

/// Its key as a sentence names it; the action's name where it has no key.
QString keyInWords(const QAction& action);
/// Property of an action that is about tiles of one family alone: its id. Actions of two families are never
/// there together, and may have the same keys.
inline constexpr const char* familyProperty = "tileFamily";
/// The widget's tooltip: the sentence and the action's key, whatever it is set to.
void setToolTipWithKey(QWidget& widget, const QAction& action, const QString& sentence);

/// A flat button in a row of tools.
QToolButton* toolButton(QAction* action, QWidget* parent);

} // namespace tilewright
