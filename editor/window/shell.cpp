#include "editor/window/shell.h"

#include "editor/document/document_loader.h"
#include "editor/document/open_documents.h"
#include "editor/document/recovery/recovery.h"
#include "editor/window/controllers/file_commands.h"
#include "editor/window/controllers/game_controller.h"
#include "editor/window/controllers/help_controller.h"
#include "editor/window/main_window.h"
#include "editor/window/pages/recovery_dialog.h"
#include "editor/window/pages/tour.h"
#include "editor/window/workspace.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLibraryInfo>
#include <QLocale>
#include <QMenu>
#include <QPointer>
#include <QThread>
#include <QTimerEvent>

namespace tilewright {

Shell::Shell(const QStringList& paths)
    : workspace_(std::make_unique<Workspace>()), preferences_(Preferences::load()) {
    if (!paths.isEmpty())
        workspace_->preloadedMap = beginReading(paths.front());
    applyTheme(preferences_.theme);
    connect(&desktop_, &DesktopColours::changed, this, &Shell::followDesktop);
    applyLanguage();
    makeWindow();
    qApp->installEventFilter(this);
    // A window that gives way to the next is no end. Besides, Qt only posts an event for the end, which is
    // discarded if an event loop is entered before it is delivered.
    QGuiApplication::setQuitOnLastWindowClosed(false);
    connect(qApp, &QGuiApplication::lastWindowClosed, this, [this] {
        if (window_ && window_->isSettled())
            QCoreApplication::quit();
    });
    // The session ends: whatever becomes of the question about unsaved work, there are copies.
    connect(qApp, &QGuiApplication::commitDataRequest, this, &Shell::saveRecoveryCopies,
            Qt::DirectConnection);
}

Shell::~Shell() {
    if (window_->isSettled())
        workspace_->recovery.discardCopiesOnExit();
    else
        saveRecoveryCopies();
    window_.reset();
}

void Shell::applyLanguage() {
    const QLocale locale =
        preferences_.language.isEmpty() ? QLocale::system() : QLocale(preferences_.language);
    QLocale::setDefault(locale);
    for (QTranslator* translator : {&words_, &qtWords_})
        QCoreApplication::removeTranslator(translator);
    // English is the language of the sources, and the fallback for other languages; its file contains the
    // plurals.
    for (const QLocale& wanted : {locale, QLocale(QLocale::English)})
        if (words_.load(wanted, QStringLiteral("tilewright"), QStringLiteral("_"),
                        QStringLiteral(":/i18n"))) {
            QCoreApplication::installTranslator(&words_);
            break;
        }
    if (qtWords_.load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                      QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qtWords_);
}

void Shell::makeWindow() {
    const bool anew = window_ != nullptr;
    const QByteArray view = anew ? window_->saveView() : QByteArray();
    // The old one releases documents and game first.
    window_.reset();
    window_ = std::make_unique<MainWindow>(*workspace_);
    connect(window_.get(), &MainWindow::preferencesChosen, this, &Shell::setPreferences,
            Qt::QueuedConnection);
    if (anew) {
        window_->restoreView(view);
        window_->show();
    }
}

void Shell::setPreferences(const Preferences& preferences) {
    const Preferences before = std::exchange(preferences_, preferences);
    preferences_.save();
    if (preferences.theme != before.theme)
        applyTheme(preferences.theme, desktop_.scheme());
    if (preferences.language != before.language) {
        applyLanguage();
        for (int i = 0; i < workspace_->documents.count(); ++i)
            workspace_->documents.at(i).retranslate();
        recreateWindow();
    }
}

void Shell::recreateWindow() {
    constexpr int milliseconds = 50;
    // A dialog or a progress runs a nested event loop and returns to this window.
    if (QThread::currentThread()->loopLevel() > 1) {
        recreating_.start(milliseconds, this);
        return;
    }
    recreating_.stop();
    makeWindow();
}

void Shell::timerEvent(QTimerEvent* event) {
    if (event->timerId() == recreating_.timerId())
        recreateWindow();
    else if (event->timerId() == asking_.timerId())
        doWhatWasAsked();
    else
        QObject::timerEvent(event);
}

bool Shell::eventFilter(QObject* watched, QEvent* event) {
    // In an open menu a letter chooses an item instead of triggering a shortcut behind it.
    if (event->type() == QEvent::ShortcutOverride &&
        qobject_cast<QMenu*>(QApplication::activePopupWidget()) != nullptr &&
        !(static_cast<QKeyEvent*>(event)->modifiers() & (Qt::ControlModifier | Qt::AltModifier))) {
        event->accept();
        return true;
    }
    const bool drags = event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove ||
                       event->type() == QEvent::Drop;
    if (drags && watched->isWidgetType() && window_ &&
        static_cast<QWidget*>(watched)->window() == window_.get() &&
        window_->takeFiles(*static_cast<QDropEvent*>(event)))
        return true;
    // The desktop has changed its colours.
    if (event->type() == QEvent::ThemeChange && watched == window_.get())
        followDesktop();
    return QObject::eventFilter(watched, event);
}

void Shell::followDesktop() {
    if (themeIsChanging_)
        return;
    themeIsChanging_ = true;
    // A theme that was chosen stays; motion is no part of it.
    if (preferences_.theme == ThemeChoice::System)
        applyTheme(ThemeChoice::System, desktop_.scheme());
    else
        applyMotion(desktop_.scheme().calm);
    themeIsChanging_ = false;
}

bool Shell::start(const QStringList& paths) {
    bool allOpened = true;
    if (paths.isEmpty())
        window_->openSession();
    else
        allOpened = window_->files().openFiles(paths);
    if (!allOpened && workspace_->documents.count() == 0)
        window_->openExample();
    window_->show();
    offerLostWork();
    window_->help().offerTour();
    started_ = true;
    return allOpened;
}

void Shell::take(const StartRequest& request) {
    requests_ << request;
    if (window_->isVisible())
        bringToFront(request.activation);
    doWhatWasAsked();
}

void Shell::bringToFront(const QByteArray& activation) {
    // Qt has no other way to tell it; only Wayland takes it.
    if (!activation.isEmpty() && QGuiApplication::platformName().startsWith(QLatin1String("wayland")))
        qputenv("XDG_ACTIVATION_TOKEN", activation);
    window_->setWindowState(window_->windowState() & ~Qt::WindowMinimized);
    window_->raise();
    window_->activateWindow();
}

void Shell::doWhatWasAsked() {
    constexpr int milliseconds = 50;
    asking_.stop();
    while (!requests_.isEmpty()) {
        if (!started_ || QThread::currentThread()->loopLevel() > 1 ||
            QApplication::activeModalWidget() != nullptr || QApplication::activePopupWidget() != nullptr) {
            asking_.start(milliseconds, this);
            return;
        }
        fulfil(requests_.takeFirst());
    }
}

void Shell::fulfil(const StartRequest& request) {
    const OpenDocuments& open = workspace_->documents;
    const bool allOpened = request.files.isEmpty() || window_->files().openFiles(request.files);
    if (request.newTileSet)
        window_->files().newTileSet();
    // Who opens a file elsewhere wants to see it, not the game that goes on; a record is seen in play mode.
    const bool wantsDocument =
        request.newTileSet || (open.current() != nullptr && !request.endsWithRecord() &&
                               request.files.contains(open.current()->path()));
    if (wantsDocument)
        window_->leavePlay();
    // A record is a game already, and what could not be opened can't be played.
    if (!request.play || !allOpened || request.endsWithRecord())
        return;
    if (open.count() == 0)
        window_->openExample();
    window_->game().playFront();
}

bool Shell::saveRecoveryCopies() {
    const bool documents = workspace_->recovery.saveNow();
    return workspace_->gameRecovery.saveNow() && documents;
}

void Shell::offerLostWork() {
    const std::vector<RecoveryCopy> lost = workspace_->recovery.recoverableCopies();
    if (lost.empty())
        return;
    RecoveryDialog dialog(lost, window_.get());
    const int answer = dialog.exec();
    if (answer == RecoveryDialog::Later)
        return;
    OpenDocuments& open = workspace_->documents;
    const bool onlyExample = open.count() == 1 && open.at(0).path().isEmpty() && !open.at(0).isModified();
    std::vector<RecoveryCopy> done;
    QPointer<Document> newest;
    for (std::size_t i = 0; i < lost.size(); ++i) {
        // Items not chosen are offered again, and those that can't be restored stay.
        if (answer == RecoveryDialog::Restore &&
            (!dialog.isChosen(static_cast<int>(i)) || !window_->restoreLostWork(lost[i])))
            continue;
        done.push_back(lost[i]);
        if (newest.isNull() && open.current() != nullptr && open.current()->isModified())
            newest = open.current();
    }
    // A placeholder is not needed beside real work.
    if (onlyExample && open.count() > 1)
        open.remove(0);
    if (newest)
        open.setCurrent(open.indexOf(*newest));
    // Copied under this run before the old copies are deleted.
    const bool game = workspace_->gameRecovery.saveNow();
    if (workspace_->recovery.saveNow() && game)
        for (const RecoveryCopy& work : done)
            workspace_->recovery.forget(work);
}

} // namespace tilewright
