#include "editor/window/application.h"

#include "editor/common/issue_text.h"
#include "engine/base/files/exception_issue.h"

#include <QAbstractButton>
#include <QMessageBox>
#include <QThread>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace tilewright {

namespace {

constexpr std::size_t reserveBytes = 4 * 1024 * 1024;
/// The window's thread may be waiting for the failed one, and then never reacts.
constexpr std::chrono::seconds patience{10};

// For the handler: little else than writing to a pipe may be done while a signal is handled.
std::array<int, 2> ends{-1, -1};
void (*endBy)(int) = nullptr;

void tell(int number) {
    std::signal(number, endBy);
    const auto byte = static_cast<unsigned char>(number);
    if (::write(ends[1], &byte, 1) != 1)
        endBy(number);
}

int openPipe() {
    if (::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        ends = {-1, -1};
    return ends[0];
}

void handleBy(void (*handler)(int)) {
    for (const int number : {SIGHUP, SIGINT, SIGTERM})
        if (std::signal(number, handler) == SIG_IGN)
            std::signal(number, SIG_IGN);
}

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
        std::_Exit(exceptionExitCode);
    if (QThread::currentThread() != application->thread())
        application->endFromThread(fault);
    application->endWith(fault);
}

void Application::endWith(const std::exception_ptr& fault) noexcept {
    if (ending_.exchange(true))
        std::_Exit(exceptionExitCode);
    reserve_.reset();
    bool kept = false;
    try {
        kept = !saveRecovery_ || saveRecovery_();
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
    std::_Exit(exceptionExitCode);
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
        qCritical("tilewright: %s", format(exceptionIssue(fault)).c_str());
    } catch (...) {
        qCritical("tilewright: out of memory");
    }
    std::_Exit(exceptionExitCode);
}

void Application::tell(const std::exception_ptr& fault, bool kept) {
    const Issue issue = exceptionIssue(fault);
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

TerminationSignals::TerminationSignals(std::function<void()> keep, void (*end)(int))
    : keep_(std::move(keep)), notifier_(openPipe(), QSocketNotifier::Read) {
    endBy = end;
    QObject::connect(&notifier_, &QSocketNotifier::activated, &notifier_, [this] {
        unsigned char number = 0;
        if (::read(ends[0], &number, 1) != 1)
            return;
        keep_();
        endBy(number);
    });
    handleBy(ends[0] < 0 ? end : tell);
}

TerminationSignals::~TerminationSignals() {
    handleBy(endBy);
    notifier_.setEnabled(false);
    for (const int end : ends)
        ::close(end);
}

} // namespace tilewright
