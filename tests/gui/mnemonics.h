#pragma once

#include <QAbstractButton>
#include <QAction>
#include <QKeySequence>
#include <QLabel>
#include <QMap>
#include <QMenuBar>
#include <QTabBar>

namespace tilewright::test {

/// Keys with Alt that stand for two things of what `shown` shows, each with the texts that want it: such a
/// key only goes from one to the other, and a menu that it should open stays closed. `seen` grows by the
/// number of keys that were looked at.
inline QStringList ambiguousMnemonics(const QWidget& shown, qsizetype& seen) {
    QMap<QString, QStringList> wanted;
    const auto add = [&wanted](const QString& text) {
        if (const QKeySequence key = QKeySequence::mnemonic(text); !key.isEmpty())
            wanted[key.toString()] << text;
    };
    for (const QMenuBar* bar : shown.findChildren<QMenuBar*>())
        for (const QAction* menu : bar->actions())
            if (menu->isVisible())
                add(menu->text());
    const auto isHere = [&shown](const QWidget* widget) {
        return widget->isVisible() && widget->window() == &shown;
    };
    for (const QLabel* label : shown.findChildren<QLabel*>())
        if (isHere(label) && label->buddy() != nullptr)
            add(label->text());
    for (const QAbstractButton* button : shown.findChildren<QAbstractButton*>())
        if (isHere(button))
            add(button->text());
    for (const QTabBar* tabs : shown.findChildren<QTabBar*>())
        for (int tab = 0; isHere(tabs) && tab < tabs->count(); ++tab)
            add(tabs->tabText(tab));
    seen += wanted.size();
    QStringList result;
    for (const auto& [key, texts] : wanted.asKeyValueRange())
        if (texts.size() > 1)
            result << key + QStringLiteral(" of ") + texts.join(QStringLiteral(", "));
    return result;
}

} // namespace tilewright::test
