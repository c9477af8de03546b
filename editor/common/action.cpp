#include "editor/common/action.h"

#include "editor/common/accessibility.h"
#include "editor/common/icons.h"

#include <QCoreApplication>
#include <QTimer>
#include <QToolButton>
#include <QVariant>
#include <QWidget>

namespace tilewright {

namespace {
// The sentence without shortcut, from which the tooltip is rebuilt when the shortcut changes.
const char* const sentence = "tilewright-sentence";
const char* const givenName = "tilewright-name";

QString withKey(const QString& words, const QAction& action) {
    return action.shortcut().isEmpty()
               ? words
               : QStringLiteral("%1 (%2)").arg(words, action.shortcut().toString(QKeySequence::NativeText));
}
} // namespace

QAction* makeAction(QObject* parent, const ActionSpec& spec) {
    auto* action = new QAction(spec.text, parent);
    action->setObjectName(QString::fromUtf8(spec.name));
    if (spec.icon != nullptr && *spec.icon != '\0')
        action->setIcon(lineIcon(QString::fromUtf8(spec.icon)));
    action->setShortcut(QKeySequence(spec.shortcut));
    action->setProperty(sentence, spec.toolTip);
    action->setToolTip(toolTipOf(*action));
    QObject::connect(action, &QAction::changed, action, [action] {
        if (const QString toolTip = toolTipOf(*action); toolTip != action->toolTip())
            action->setToolTip(toolTip);
    });
    return action;
}

void setToolTipSentence(QAction& action, const QString& toolTip) {
    action.setProperty(sentence, toolTip);
    action.setToolTip(toolTipOf(action));
}

void setPlainName(QAction& action, const QString& name) {
    action.setProperty(givenName, name);
}

QString plainName(const QAction& action) {
    if (const QVariant given = action.property(givenName); given.isValid())
        return given.toString();
    QString name = action.text();
    name.remove(u'…');
    name.replace(QLatin1String("&&"), QString(QChar(1)));
    name.remove(u'&');
    return name.replace(QChar(1), u'&');
}

QString toolTipOf(const QAction& action) {
    const QVariant words = action.property(sentence);
    if (!words.isValid())
        return action.toolTip();
    return withKey(words.toString(), action);
}

void setToolTipWithKey(QWidget& widget, const QAction& action, const QString& words) {
    const auto tell = [&widget, &action, words] { widget.setToolTip(withKey(words, action)); };
    tell();
    QObject::connect(&action, &QAction::changed, &widget, tell);
}

QString keyInWords(const QAction& action) {
    const QString key = action.shortcut().toString(QKeySequence::NativeText);
    return key.isEmpty() ? plainName(action) : key;
}

void showInStatusBar(QWidget& where, const QString& words) {
    constexpr int readingTime = 6000;
    constexpr const char* told = "toldInStatusLine";
    const auto say = [&where](const QString& text) {
        // A dialog has no status bar, but the window behind it.
        for (QWidget* at = &where; at != nullptr; at = at->window()->parentWidget()) {
            NewsEvent event(text);
            QCoreApplication::sendEvent(at, &event);
        }
    };
    const int number = where.property(told).toInt() + 1;
    where.setProperty(told, number);
    say(words);
    speak(where, words);
    QTimer::singleShot(readingTime, &where, [&where, say, number] {
        // What was told since has its own time.
        if (where.property(told).toInt() == number)
            say({});
    });
}

QToolButton* toolButton(QAction* action, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setIconSize({18, 18});
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(plainName(*action));
    return button;
}

} // namespace tilewright
