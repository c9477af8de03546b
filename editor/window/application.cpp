#include "editor/window/application.h"

#include "editor/common/issue_text.h"
#include "engine/base/files/fault.h"

#include <QAbstractButton>
#include <QMessageBox>
#include <QThread>

#include <chrono>
#include <cstdlib>
#include <thread>

namespace tilewright {

namespace {

constexpr std::size_t reserveBytes = 4 * 1024 * 1024;
/// The window's thread may be waiting for the failed one, and then never reacts.
constexpr std::chrono::seconds patience{10};

} // namespace

Application::Application(int& argc, char** argv)
    : QApplication(argc, argv)
    , reserve_(std::make_unique<char[]>(reserveBytes))
    , handlerBefore_(std::set_terminate(terminated)) {}

Application::~Application() {
    std::set_terminate(handlerBefore_);
}

void Application::guarded(const std::function<void()>& work) noexcept {
    try {
        work();
    } catch (...) {
        endWith(std::current_exception());
    }
}

bool Application::notify(QObject* receiver, QEvent* event) {
    try {
        return QApplication::notify(receiver, event);
    } catch (...) {
        if (QThread::currentThread() != thread())
            endFromThread(std::current_exception());
        // While the message is shown, the failed action may be repeated: painting, for instance.
        if (!ending_)
            endWith(std::current_exception());
        return false;
    }
}

void Application::terminated() noexcept {
    const std::exception_ptr fault = std::current_exception();
    auto* application = dynamic_cast<Application*>(instance());
    if (application == nullptr)
        std::_Exit(faultExitCode);
    if (QThread::currentThread() != application->thread())
        application->endFromThread(fault);
    application->endWith(fault);
}

void Application::endWith(const std::exception_ptr& fault) noexcept {
    if (ending_.exchange(true))
        std::_Exit(faultExitCode);
    reserve_.reset();
    bool kept = false;
    try {
        kept = !keep_ || keep_();
    } catch (...) {
        kept = false; // reported below, after the original error
    }
    kept_ = true;
    try {
        tell(fault, kept);
    } catch (...) {
        qCritical("tilewright: out of memory");
    }
    // No destructor may remove the copies as in a normal exit.
    std::_Exit(faultExitCode);
}

void Application::endFromThread(const std::exception_ptr& fault) noexcept {
    try {
        QMetaObject::invokeMethod(
            this,
            [this, fault] {
                if (!ending_)
                    endWith(fault);
            },
            Qt::QueuedConnection);
        const auto last = std::chrono::steady_clock::now() + patience;
        // Once copies are made, the message stays until it is dismissed.
        while (kept_ || std::chrono::steady_clock::now() < last)
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        qCritical("tilewright: %s", format(faultIssue(fault)).c_str());
    } catch (...) {
        qCritical("tilewright: out of memory");
    }
    std::_Exit(faultExitCode);
}

void Application::tell(const std::exception_ptr& fault, bool kept) {
    const Issue issue = faultIssue(fault);
    qCritical("tilewright: %s", format(issue).c_str());
    QMessageBox box(QMessageBox::Critical, applicationName(),
                    tr("Tilewright has to close because of an error."), QMessageBox::Close);
    //: %1 is what went wrong, a part of a sentence
    box.setInformativeText(
        tr("What happened: %1.").arg(issueInWords(issue)) + u'\n' +
        (kept ? tr("Unsaved work is kept and offered at the next start.")
              : tr("Some unsaved work could not be kept; the rest is offered at the next start.")));
    box.setTextFormat(Qt::PlainText);
    box.button(QMessageBox::Close)->setToolTip(tr("Closes the program"));
    box.exec();
}

} // namespace tilewright
