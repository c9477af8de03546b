#pragma once

#include "editor/playtest/quick_check/quick_check.h"
#include "editor/window/controllers/file_commands.h"
#include "editor/window/controllers/playtest_controller.h"
#include "editor/window/main_window.h"
#include "editor/window/preferences/preferences.h"
#include "editor/window/preferences/shortcuts.h"
#include "editor/window/workspace.h"
#include "tests/waiting.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QMessageBox>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <functional>
#include <memory>

namespace tilewright::test {

/// A window with settings and recovery files of its own, far from the user's.
struct WindowFixture {
    QTemporaryDir folder;
    std::unique_ptr<Workspace> workspace;
    std::unique_ptr<MainWindow> window;

    WindowFixture() {
        QCoreApplication::setOrganizationName(QStringLiteral("tilewright-test"));
        QCoreApplication::setApplicationName(QStringLiteral("window"));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        // Own templates too: the same test may run on two platforms at once.
        qputenv("XDG_DATA_HOME", path("data").toUtf8());
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, path("settings"));
    }
    ~WindowFixture() { close(); }

    QString path(const char* name) const { return folder.filePath(QLatin1String(name)); }
    QString recoveryFolder() const { return path("recovery"); }

    bool open() {
        workspace = std::make_unique<Workspace>(recoveryFolder());
        window = std::make_unique<MainWindow>(*workspace);
        // Games in the background would take the time of whatever is tested.
        window->playtest().quickCheck().setOn(false);
        window->openSession();
        window->show();
        window->activateWindow();
        return waitForActive(window.get());
    }
    void close() {
        window.reset();
        workspace.reset();
    }
    /// The command of that name; null if there is none.
    QAction* action(const char* name) const {
        for (QAction* one : window->preferences().shortcuts().actions())
            if (one->objectName() == QLatin1String(name))
                return one;
        return nullptr;
    }
};

/// What a test holds that opens the window anew for each function.
class FreshWindow {
protected:
    std::unique_ptr<WindowFixture> f_;

    MainWindow& window() { return *f_->window; }
    bool openWindow() {
        f_ = std::make_unique<WindowFixture>();
        return f_->open();
    }
};

/// Does something with the next dialog of that kind.
template <class Dialog>
struct WithDialog {
    explicit WithDialog(std::function<void(Dialog&)> act) {
        QObject::connect(&timer, &QTimer::timeout, &timer, [this, act] {
            if (auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget())) {
                timer.stop();
                // Before, keys would go to the window behind it.
                came = waitFor([dialog] { return QApplication::activeWindow() == dialog; });
                if (came)
                    act(*dialog);
                // Else nobody would ever close it.
                if (!came || QTest::currentTestFailed())
                    dialog->reject();
            }
        });
        timer.start(10);
    }
    QTimer timer;
    bool came = false;
};

/// Answers the next message box by its button, and remembers that there was one.
struct MessageBoxAnswer {
    explicit MessageBoxAnswer(QMessageBox::StandardButton button)
        : MessageBoxAnswer([button](const QMessageBox& box) { return box.button(button); }) {}
    explicit MessageBoxAnswer(QMessageBox::ButtonRole role)
        : MessageBoxAnswer([role](const QMessageBox& box) {
            for (QAbstractButton* button : box.buttons())
                if (box.buttonRole(button) == role)
                    return button;
            qFatal("no such button");
        }) {}
    explicit MessageBoxAnswer(std::function<QAbstractButton*(const QMessageBox&)> buttonOf) {
        QObject::connect(&timer, &QTimer::timeout, &timer, [this, buttonOf] {
            if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
                asked = true;
                timer.stop();
                text = box->text() + u'\n' + box->informativeText();
                QAbstractButton* button = buttonOf(*box);
                button->setFocus();
                QTest::keyClick(button, Qt::Key_Space);
            }
        });
        timer.start(10);
    }
    QTimer timer;
    bool asked = false;
    QString text;
};

} // namespace tilewright::test
