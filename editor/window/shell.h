#pragma once

#include "editor/window/preferences/preferences.h"

#include <QBasicTimer>
#include <QObject>
#include <QTranslator>

#include <memory>

namespace tilewright {

class MainWindow;
struct Workspace;

/// Keeps the window on what is worked on: makes it anew when the language changes, gives it the chosen theme,
/// asks after a crash what to bring back.
class Shell : public QObject {
    Q_OBJECT
public:
    Shell();
    ~Shell() override;

    /// Opens the files, or those of last time, or the bundled set; shows the window.
    void start(const QStringList& paths);
    MainWindow& window() const { return *window_; }
    void setPreferences(const Preferences& preferences);
    /// Of all that is not saved, at once. False where some could not be kept.
    bool keepCopies();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    void makeWindow();
    void makeWindowAnew();
    void applyLanguage();
    void offerLostWork();

    std::unique_ptr<Workspace> workspace_;
    Preferences preferences_;
    QTranslator words_;
    QTranslator qtWords_;
    std::unique_ptr<MainWindow> window_;
    bool themeIsChanging_ = false;
    /// Runs while a new window waits for calls that would come back to the present one.
    QBasicTimer makingAnew_;
};

} // namespace tilewright
