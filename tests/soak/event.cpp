#include "tests/soak/event.h"

#include "editor/common/dock_page.h"
#include "editor/window/main_window.h"
#include "editor/window/preferences/preferences.h"
#include "editor/window/preferences/shortcuts.h"
#include "engine/base/languages.h"
#include "engine/model/io/bundled.h"
#include "tests/soak/widget_paths.h"

#include <QAction>
#include <QApplication>
#include <QFileDialog>

namespace tilewright::soak {

QString Event::line() const {
    return (QStringList(verb) + with).join(u'\t');
}

Event Event::read(const QString& line) {
    QStringList parts = line.split(u'\t');
    Event event;
    event.verb = parts.takeFirst();
    event.with = parts;
    return event;
}

EventRandom::EventRandom(std::uint64_t seed, int index)
    : random_(seed * 0x9E3779B97F4A7C15ULL + static_cast<std::uint64_t>(index)) {}

int EventRandom::below(int count) {
    return static_cast<int>(random_() % static_cast<std::uint64_t>(count));
}

double EventRandom::share() {
    return static_cast<double>(random_() >> 11) / static_cast<double>(1ULL << 53);
}

namespace {

Event wait(EventRandom& dice) {
    return {"wait", {QString::number(dice.below(400))}};
}

QString share(double value) {
    return QString::number(value, 'f', 3);
}

QString modifiers(EventRandom& dice) {
    static constexpr const char* some[]{"", "", "", "", "", "Ctrl", "Shift", "Ctrl+Shift", "Alt"};
    return QLatin1String(dice.oneOf(some));
}

/// A widget and a point in it.
std::optional<QStringList> aim(EventRandom& dice) {
    const QList<QWidget*> windows = windowsInReach();
    if (windows.isEmpty())
        return std::nullopt;
    // The largest comes first, and most often.
    QWidget* window = dice.once(3) ? dice.oneOf(windows) : windows.first();
    double x = dice.share();
    double y = dice.share();
    const QList<QWidget*> leaves = leavesOf(*window);
    if (!leaves.isEmpty() && dice.below(3) > 0)
        return QStringList{widgetPathOf(*dice.oneOf(leaves)), share(x), share(y)};
    QWidget* hit = window->childAt(pointIn(*window, x, y));
    if (hit != nullptr) {
        const QPoint in = hit->mapFrom(window, pointIn(*window, x, y));
        x = static_cast<double>(in.x()) / hit->width();
        y = static_cast<double>(in.y()) / hit->height();
    }
    return QStringList{widgetPathOf(hit == nullptr ? *window : *hit), share(x), share(y)};
}

Event mouse(EventRandom& dice) {
    const auto at = aim(dice);
    if (!at)
        return wait(dice);
    const int kind = dice.below(20);
    if (kind < 11)
        return {"click", QStringList(*at) << QStringLiteral("left") << modifiers(dice)};
    if (kind < 13)
        return {"click", QStringList(*at) << QStringLiteral("right") << QString()};
    if (kind < 15)
        return {"double", QStringList(*at) << QStringLiteral("left") << QString()};
    if (kind < 16)
        return {"hover", *at};
    if (kind < 17)
        return {"wheel", QStringList(*at) << (dice.once(2) ? "120" : "-120") << modifiers(dice)};
    const auto to = dice.once(3) ? QStringList{at->first(), share(dice.share()), share(dice.share())}
                                 : aim(dice).value_or(*at);
    return {"drag", QStringList(*at) << to << modifiers(dice)};
}

Event key(EventRandom& dice) {
    static constexpr const char* keys[]{
        "Return", "Return",      "Escape",      "Escape",     "Tab",       "Tab",      "Shift+Tab", "Space",
        "Space",  "Up",          "Down",        "Left",       "Right",     "Home",     "End",       "PgUp",
        "PgDown", "Del",         "Del",         "Ins",        "Backspace", "F1",       "F2",        "F5",
        "F6",     "F10",         "Ctrl+A",      "Ctrl+C",     "Ctrl+V",    "Ctrl+X",   "Ctrl+D",    "Ctrl+Z",
        "Ctrl+Z", "Ctrl+Y",      "Ctrl+S",      "Ctrl+F",     "Ctrl+W",    "Ctrl+N",   "Ctrl+Tab",  "Ctrl++",
        "Ctrl+-", "Ctrl+0",      "Shift+Up",    "Shift+Down", "Alt+F",     "Alt+Down", "Menu",      "+",
        "-",      "Ctrl+Return", "Ctrl+Shift+P"};
    if (dice.once(4))
        return {"key",
                {QString(QChar(
                    static_cast<char16_t>(dice.once(2) ? u'A' + dice.below(26) : u'0' + dice.below(10))))}};
    return {"key", {QLatin1String(dice.oneOf(keys))}};
}

Event type(EventRandom& dice) {
    // No slash: what is typed as a file's name stays in the folder of this run.
    static const QStringList texts{
        QStringLiteral("a"),   QStringLiteral("7"),      QStringLiteral("-1"),
        QStringLiteral("0"),   QStringLiteral("999999"), QStringLiteral("Zoë %1 & <b>"),
        QStringLiteral("1,5"), QStringLiteral("crs-01"), QStringLiteral("tower road")};
    return {"type", {dice.oneOf(texts)}};
}

Event action(EventRandom& dice, MainWindow& window) {
    QList<QAction*> actions;
    for (QAction* each : window.preferences().shortcuts().actions())
        if (each->isEnabled() && each->isVisible() && each->objectName() != QLatin1String("quit"))
            actions << each;
    if (actions.isEmpty())
        return wait(dice);
    return {"action", {dice.oneOf(actions)->objectName()}};
}

Event dock(EventRandom& dice, MainWindow& window) {
    QList<PanelDock*> docks;
    for (PanelDock* each : window.findChildren<PanelDock*>())
        if (each->parentWidget()->isVisible())
            docks << each;
    if (docks.isEmpty())
        return wait(dice);
    PanelDock* first = dice.oneOf(docks);
    const QString name = first->objectName();
    static constexpr const char* areas[]{"left", "right", "top", "bottom"};
    switch (dice.below(7)) {
    case 0:
        return {"tabify", {name, dice.oneOf(docks)->objectName()}};
    case 1:
        return {"float", {name}};
    case 2:
        return {"dock", {name, QLatin1String(dice.oneOf(areas))}};
    case 3:
        return {"raise", {name}};
    case 4: // the edge between it and the next
        return {"drag",
                {widgetPathOf(*first), share(dice.share()), "1.01", widgetPathOf(*first), share(dice.share()),
                 share(dice.share()), ""}};
    default: {
        const QString title = widgetPathOf(*first->titleBarWidget());
        const auto to = aim(dice).value_or(QStringList{title, "0.5", "2"});
        return {"drag", QStringList{title, "0.3", "0.5"} << to << QString()};
    }
    }
}

} // namespace

Event chooseEvent(EventRandom& dice, MainWindow& window, std::optional<Mode> home) {
    // Names that a person types into such a dialog may lead anywhere; here they stay in the folder of this
    // run.
    if (qobject_cast<QFileDialog*>(QApplication::activeModalWidget()) != nullptr)
        return {"answer", {dice.once(3) ? QString() : QStringLiteral("mine%1").arg(dice.below(4))}};
    const bool free =
        QApplication::activeModalWidget() == nullptr && QApplication::activePopupWidget() == nullptr;
    if (!free) {
        const int what = dice.below(8);
        return what < 4   ? mouse(dice)
               : what < 6 ? key(dice)
               : what < 7 ? type(dice)
                          : Event{"key", {"Escape"}};
    }
    static constexpr const char* modes[]{"design", "map", "play", "playtest", "print"};
    if (home && window.mode() != *home && dice.once(4))
        return {"mode", {QLatin1String(modes[static_cast<int>(*home)])}};
    const int what = dice.below(200);
    if (what < 80)
        return mouse(dice);
    if (what < 110)
        return key(dice);
    if (what < 120)
        return type(dice);
    if (what < 155)
        return action(dice, window);
    if (what < 170)
        return dock(dice, window);
    if (what < 174)
        return {"mode", {QLatin1String(dice.oneOf(modes))}};
    if (what < 178)
        return {"language", {QLatin1String(dice.oneOf(languages()).code)}};
    if (what < 181)
        return {"theme",
                {QLatin1String(dice.oneOf(std::initializer_list<const char*>{"system", "light", "dark"}))}};
    if (what < 186)
        return {"open", {QString::fromUtf8(dice.oneOf(bundledFiles()).name)}};
    if (what < 188)
        return {"touch", {}};
    if (what < 190)
        return {"size", {QString::number(820 + dice.below(700)), QString::number(560 + dice.below(400))}};
    if (what < 192)
        return {"quit", {}};
    return what < 193 ? Event{"crash", {}} : wait(dice);
}

} // namespace tilewright::soak
