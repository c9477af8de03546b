#include "editor/print/with_progress.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QProgressDialog>
#include <QPushButton>
#include <QTimer>

#include <atomic>
#include <thread>

namespace tilewright {

Loaded<SheetFiles>
withProgress(QWidget* parent, const QString& what,
             const std::function<Loaded<SheetFiles>(const SheetProgress&, const std::stop_token&)>& work) {
    constexpr int whole = 1000, patience = 400, interval = 50;
    std::atomic<int> done = 0;
    std::atomic<bool> finished = false;
    Loaded<SheetFiles> result;
    QEventLoop loop;
    std::jthread worker([&](const std::stop_token& stop) {
        const SheetProgress progress = [&](std::size_t part, std::size_t all) {
            done = all == 0 ? 0 : static_cast<int>(whole * part / all);
            return !stop.stop_requested();
        };
        result = work(progress, stop);
        finished = true;
        QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection);
    });
    // No input is accepted before there is a dialog that explains the wait.
    QTimer::singleShot(patience, &loop, &QEventLoop::quit);
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    if (!finished) {
        QProgressDialog dialog(what, QCoreApplication::translate("tilewright::withProgress", "&Stop"), 0,
                               whole, parent);
        dialog.setWindowModality(Qt::WindowModal);
        dialog.setMinimumDuration(0);
        dialog.setAutoClose(false);
        dialog.setAutoReset(false);
        dialog.setValue(done);
        QTimer timer;
        QObject::connect(&timer, &QTimer::timeout, &dialog, [&] {
            if (!worker.get_stop_token().stop_requested())
                dialog.setValue(done);
        });
        // Stays in front of the window until the work has ended; otherwise the user could close the window
        // while this call still waits. Closing the dialog is accepted first, since it may be a part of
        // quitting.
        const auto stop = [&] {
            worker.request_stop();
            for (QPushButton* button : dialog.findChildren<QPushButton*>())
                button->setEnabled(false);
            dialog.show();
        };
        QObject::connect(&dialog, &QProgressDialog::canceled, &loop, stop);
        QObject::connect(&dialog, &QDialog::rejected, &dialog, &QWidget::show, Qt::QueuedConnection);
        timer.start(interval);
        if (!finished)
            loop.exec();
    }
    worker.request_stop(); // in case the program is asked to quit meanwhile
    worker.join();
    return result;
}

} // namespace tilewright
