#pragma once

#include "editor/common/colours/desktop_colours.h"
#include "editor/start/single_instance.h"
#include "editor/window/preferences/preferences.h"

#include <QBasicTimer>
#include <QList>
#include <QObject>
#include <QTranslator>

#include <memory>

namespace tilewright {

class MainWindow;
struct Workspace;

/// Manages the window: recreates it when the language changes, applies the theme, and offers recovery after a
/// crash.
class Shell : public QObject {
    Q_OBJECT
public:
    /// Begins to read what start() will open.
    explicit Shell(const QStringList& paths = {});
    ~Shell() override;

    /// Opens the files, or those of the last session, or the bundled set; shows the window. False if not all
    /// files were opened.
    bool start(const QStringList& paths);
    /// What a later start of the program asks for: the window comes to the front, and does it as soon as no
    /// dialog waits for an answer.
    void take(const StartRequest& request);
    MainWindow& window() const { return *window_; }
    void setPreferences(const Preferences& preferences);
    /// Copies all unsaved work now. False if something could not be copied.
    bool saveRecoveryCopies();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    void makeWindow();
    void recreateWindow();
    void applyLanguage();
    void followDesktop();
    void offerLostWork();
    void bringToFront(const QByteArray& activation);
    void doWhatWasAsked();
    void fulfil(const StartRequest& request);

    std::unique_ptr<Workspace> workspace_;
    Preferences preferences_;
    DesktopColours desktop_;
    QTranslator words_;
    QTranslator qtWords_;
    std::unique_ptr<MainWindow> window_;
    bool themeIsChanging_ = false;
    /// Runs while a new window waits for pending calls that return to the present one.
    QBasicTimer recreating_;
    /// What other starts asked for, while a dialog is open.
    QList<StartRequest> requests_;
    QBasicTimer asking_;
    bool started_ = false;
};

} // namespace tilewright
