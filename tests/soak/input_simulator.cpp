#include "tests/soak/input_simulator.h"

#include "editor/common/dock_page.h"
#include "editor/window/controllers/file_commands.h"
#include "editor/window/main_window.h"
#include "editor/window/preferences/preferences.h"
#include "editor/window/preferences/shortcuts.h"
#include "editor/window/shell.h"
#include "editor/window/window_frame.h"
#include "tests/soak/widget_paths.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QWheelEvent>

namespace tilewright::soak {

namespace {

constexpr int stepsOfDrag = 6;
/// Milliseconds.
constexpr int longestQuit = 15'000;

Qt::KeyboardModifiers modifiersIn(const QString& words) {
    Qt::KeyboardModifiers modifiers;
    modifiers.setFlag(Qt::ControlModifier, words.contains(QLatin1String("Ctrl")));
    modifiers.setFlag(Qt::ShiftModifier, words.contains(QLatin1String("Shift")));
    modifiers.setFlag(Qt::AltModifier, words.contains(QLatin1String("Alt")));
    return modifiers;
}

QWindow* windowWithKeys() {
    if (QWidget* popup = QApplication::activePopupWidget())
        return popup->windowHandle();
    if (QWindow* focus = QGuiApplication::focusWindow())
        return focus;
    const QList<QWidget*> windows = windowsInReach();
    return windows.isEmpty() ? nullptr : windows.first()->windowHandle();
}

void press(int key, Qt::KeyboardModifiers modifiers, const QString& text, QEvent::Type type) {
    if (QWindow* window = windowWithKeys())
        qt_handleKeyEvent(window, type, key, modifiers, text);
}

std::optional<QPoint> placeIn(const QStringList& with, int from) {
    const QWidget* widget = widgetAt(with.value(from));
    if (widget == nullptr)
        return std::nullopt;
    return widget->mapToGlobal(
        pointIn(*widget, with.value(from + 1).toDouble(), with.value(from + 2).toDouble()));
}

/// Dialogs and menus that a person would have to end before the window closes. False if there was none.
bool endOneInTheWay() {
    if (QWidget* popup = QApplication::activePopupWidget())
        return popup->close() || true;
    QWidget* modal = QApplication::activeModalWidget();
    if (modal == nullptr)
        return false;
    auto* box = qobject_cast<QMessageBox*>(modal);
    if (QAbstractButton* discard = box == nullptr ? nullptr : box->button(QMessageBox::Discard))
        discard->click();
    else if (QAbstractButton* yes = box == nullptr ? nullptr : box->button(QMessageBox::Yes))
        yes->click();
    else if (auto* dialog = qobject_cast<QDialog*>(modal))
        dialog->reject();
    else
        modal->close();
    return true;
}

QString shownWindows() {
    QStringList names;
    for (const QWidget* widget : QApplication::topLevelWidgets())
        if (widget->isVisible())
            names << QString::fromLatin1(widget->metaObject()->className());
    return names.isEmpty() ? QStringLiteral("none") : names.join(QStringLiteral(", "));
}

} // namespace

void InputSimulator::later(std::function<void()> step, int milliseconds) {
    steps_.emplace_back(milliseconds, std::move(step));
}

std::function<void()> InputSimulator::take() {
    auto step = std::move(steps_.front().second);
    steps_.pop_front();
    return step;
}

void InputSimulator::begin(const Event& event) {
    const QString& verb = event.verb;
    const QString first = event.with.value(0);
    MainWindow& window = shell_.window();
    if (verb == u"click" || verb == u"double" || verb == u"hover") {
        mouse(event);
    } else if (verb == u"drag") {
        drag(event);
    } else if (verb == u"wheel") {
        wheel(event);
    } else if (verb == u"key" || verb == u"type") {
        keys(event);
    } else if (verb == u"action") {
        for (QAction* action : window.preferences().shortcuts().actions())
            if (action->objectName() == first)
                later([action = QPointer(action)] { action ? action->trigger() : void(); });
    } else if (verb == u"mode") {
        const QList<QAction*> modes = window.findChild<ModeRail*>()->actions();
        const int index = QStringList{"design", "map", "play", "playtest", "print"}.indexOf(first);
        later([action = QPointer(modes.at(index))] { action ? action->trigger() : void(); });
    } else if (verb == u"language" || verb == u"theme") {
        later([this, event] {
            // As the dialog does it, that is, not while another is open.
            if (QApplication::activeModalWidget() != nullptr || QApplication::activePopupWidget() != nullptr)
                return;
            Preferences chosen = Preferences::load();
            if (event.verb == u"language")
                chosen.language = event.with.value(0);
            else
                chosen.theme = event.with.value(0) == u"dark"    ? ThemeChoice::Dark
                               : event.with.value(0) == u"light" ? ThemeChoice::Light
                                                                 : ThemeChoice::System;
            emit shell_.window().preferencesChosen(chosen);
        });
    } else if (verb == u"open") {
        later([this, first] { shell_.window().files().openExample(first.toStdString()); });
    } else if (verb == u"size") {
        later([this, event] {
            shell_.window().resize(event.with.value(0).toInt(), event.with.value(1).toInt());
        });
    } else if (verb == u"touch") {
        later([this] { touch(); });
    } else if (verb == u"answer") {
        answer(event);
    } else if (verb == u"quit") {
        later([this] { quit(); });
    } else if (verb == u"crash") {
        later([] { std::_Exit(0); });
    } else {
        docks(event);
    }
    later([] {}, verb == u"wait" ? first.toInt() : 5);
}

void InputSimulator::point(QEvent::Type type, const QPoint& global) {
    QWindow* window = held_ ? pressed_.data() : nullptr;
    if (QWidget* popup = QApplication::activePopupWidget())
        window = popup->windowHandle();
    if (window == nullptr)
        for (const QWidget* each : windowsInReach())
            // Small ones lie above.
            if (each->frameGeometry().contains(global) && each->windowHandle() != nullptr)
                window = each->windowHandle();
    if (type == QEvent::MouseButtonPress) {
        held_ |= button_;
        pressed_ = window;
    } else if (type == QEvent::MouseButtonRelease) {
        held_ = Qt::NoButton;
    }
    clock_ += 10;
    if (window != nullptr)
        qt_handleMouseEvent(window, window->mapFromGlobal(global), global, held_,
                            type == QEvent::MouseMove ? Qt::NoButton : button_, type, modifiers_, clock_);
}

void InputSimulator::mouse(const Event& event) {
    const auto at = placeIn(event.with, 0);
    if (!at)
        return;
    button_ = event.with.value(3) == u"right" ? Qt::RightButton : Qt::LeftButton;
    modifiers_ = modifiersIn(event.with.value(4));
    clock_ += 1000; // no double click with the one before
    later([this, at] { point(QEvent::MouseMove, *at); });
    for (int times = event.verb == u"double" ? 2 : event.verb == u"click" ? 1 : 0; times > 0; --times) {
        later([this, at] { point(QEvent::MouseButtonPress, *at); });
        later([this, at] { point(QEvent::MouseButtonRelease, *at); });
    }
}

void InputSimulator::drag(const Event& event) {
    const auto from = placeIn(event.with, 0);
    const auto to = placeIn(event.with, 3);
    if (!from || !to)
        return;
    button_ = Qt::LeftButton;
    modifiers_ = modifiersIn(event.with.value(6));
    clock_ += 1000;
    later([this, from] { point(QEvent::MouseMove, *from); });
    later([this, from] { point(QEvent::MouseButtonPress, *from); });
    for (int i = 1; i <= stepsOfDrag; ++i)
        later([this, place = *from + (*to - *from) * i / stepsOfDrag] { point(QEvent::MouseMove, place); },
              8);
    later([this, to] { point(QEvent::MouseButtonRelease, *to); });
}

void InputSimulator::wheel(const Event& event) {
    QWidget* widget = widgetAt(event.with.value(0));
    if (widget == nullptr)
        return;
    later([widget = QPointer(widget), event] {
        if (!widget)
            return;
        const QPoint at = pointIn(*widget, event.with.value(1).toDouble(), event.with.value(2).toDouble());
        QWheelEvent turn(at, widget->mapToGlobal(at), {}, {0, event.with.value(3).toInt()}, Qt::NoButton,
                         modifiersIn(event.with.value(4)), Qt::NoScrollPhase, false);
        QApplication::sendEvent(widget, &turn);
    });
}

void InputSimulator::keys(const Event& event) {
    if (event.verb == u"type") {
        for (const QChar letter : event.with.value(0))
            later([letter] {
                for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease})
                    press(letter.toUpper().unicode(), Qt::NoModifier, letter, type);
            });
        return;
    }
    const QKeyCombination keys = QKeySequence(event.with.value(0), QKeySequence::PortableText)[0];
    const bool plain = keys.key() < Qt::Key_Escape && !keys.keyboardModifiers().testFlag(Qt::ControlModifier);
    const QString text = plain ? QString(QChar(static_cast<char16_t>(keys.key()))).toLower() : QString();
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease})
        later([keys, text, type] { press(keys.key(), keys.keyboardModifiers(), text, type); });
}

void InputSimulator::docks(const Event& event) {
    later([this, event] {
        MainWindow& window = shell_.window();
        auto* dock = window.findChild<PanelDock*>(event.with.value(0));
        if (dock == nullptr)
            return;
        auto* page = qobject_cast<DockPage*>(dock->parentWidget());
        const QString second = event.with.value(1);
        if (event.verb == u"tabify") {
            auto* other = page->findChild<PanelDock*>(second);
            if (other != nullptr && other != dock && !other->isFloating())
                page->tabifyDockWidget(other, dock);
        } else if (event.verb == u"float") {
            dock->setFloating(!dock->isFloating());
        } else if (event.verb == u"raise") {
            page->showPanel(dock->objectName());
        } else if (event.verb == u"dock") {
            page->addDockWidget(second == u"left"    ? Qt::LeftDockWidgetArea
                                : second == u"right" ? Qt::RightDockWidgetArea
                                : second == u"top"   ? Qt::TopDockWidgetArea
                                                     : Qt::BottomDockWidgetArea,
                                dock);
        }
    });
}

void InputSimulator::answer(const Event& event) {
    later([name = event.with.value(0)] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr)
            return;
        if (name.isEmpty())
            return dialog->reject();
        dialog->setDirectory(QDir::homePath());
        dialog->selectFile(QDir::homePath() + u'/' + name);
        QMetaObject::invokeMethod(dialog, "accept");
    });
}

/// Another program writes into a file that is open.
void InputSimulator::touch() {
    for (const QFileInfo& each : QDir::home().entryInfoList({QStringLiteral("*.json")}, QDir::Files)) {
        QFile file(each.filePath());
        if (file.open(QIODevice::Append))
            file.write("\n");
    }
}

void InputSimulator::quit() {
    if (!quitting_.isValid())
        quitting_.start();
    if (quitting_.elapsed() > longestQuit)
        qFatal("the program doesn't end; windows that are shown: %s", qPrintable(shownWindows()));
    // The program ends once its window is closed, and with it these steps; closing it twice would ask twice.
    if (!endOneInTheWay() && shell_.window().isVisible())
        shell_.window().close();
    later([this] { quit(); }, 30);
}

} // namespace tilewright::soak
