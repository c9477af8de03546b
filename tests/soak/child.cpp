#include "tests/soak/child.h"

#include "editor/window/main_window.h"
#include "editor/window/shell.h"
#include "tests/soak/event.h"
#include "tests/soak/input_simulator.h"

#include <QApplication>
#include <QDesktopServices>
#include <QElapsedTimer>
#include <QFile>
#include <QSettings>
#include <QTimer>
#include <QUrl>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include <sys/resource.h>

/// Instead of the one of the system: all threads come to their turn alike. Locks of the sanitizer are taken
/// by each of them at any moment, and on a busy machine the window would wait seconds for one that comes
/// last.
extern "C" int setpriority(__priority_which_t, id_t, int) noexcept {
    return 0;
}

namespace tilewright::soak {

namespace {

/// Everything Qt complains of is a finding, but for what is not the program's.
bool isOthersFault(const QString& message) {
    static const QStringList known{
        // A display without a window manager, a clipboard manager or a session bus.
        QStringLiteral("qt.qpa."),
        QStringLiteral("QXcbClipboard"),
        QStringLiteral("This plugin does not support"),
        // Qt's own preview offers its page setup where no printer is installed, and Qt says that it has none.
        QStringLiteral("QPageSetupDialog: Cannot be used on non-native printers"),
        // Return ends an edit later, a loss of the focus at once; Qt then tells of the second end, which does
        // nothing
        // (tst_map, returnAndTheLossOfFocusEndAnEditOnce).
        QStringLiteral("commitData called with an editor that does not belong"),
        QStringLiteral("closeEditor called with an editor that does not belong"),
    };
    return std::any_of(known.begin(), known.end(),
                       [&](const QString& part) { return message.contains(part); });
}

void hear(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (type == QtDebugMsg || type == QtInfoMsg ||
        isOthersFault(QLatin1String(context.category) + u' ' + message))
        return;
    std::fprintf(stderr, "soak: Qt says: %s\n", qPrintable(message));
    // With a sanitizer this tells where.
    std::abort();
}

class Monkey : public QObject {
    Q_OBJECT
public:
    Monkey(Shell& shell, const ChildTask& task)
        : shell_(shell), task_(task), input_(shell), journal_(task.journal), next_(task.from) {
        QFile list(task.list);
        if (!task.list.isEmpty() && list.open(QIODevice::ReadOnly))
            list_ = QString::fromUtf8(list.readAll()).split(u'\n', Qt::SkipEmptyParts);
        if (!journal_.open(QIODevice::WriteOnly | QIODevice::Append))
            qFatal("no journal");
        clock_.start();
        // Before the window is there: what asks at the start has an event loop of its own.
        QTimer::singleShot(0, this, &Monkey::step);
    }

public slots:
    /// Instead of a browser or a file manager.
    void open(const QUrl&) {}

private:
    void step() {
        if (input_.isIdle())
            begin();
        const auto job = input_.take();
        // Ordered before it happens: what opens a dialog comes back only when that is closed.
        QTimer::singleShot(input_.pause(), this, &Monkey::step);
        job();
    }

    Event next() {
        const int index = next_++;
        if (clock_.elapsed() > task_.seconds * 1000LL)
            return {"quit", {}};
        if (!task_.list.isEmpty())
            return index < list_.size() ? Event::read(list_[index]) : Event{"quit", {}};
        EventRandom dice(task_.seed, index);
        return chooseEvent(dice, shell_.window(), task_.mode);
    }

    void begin() {
        const Event event = next();
        journal_.write(event.line().toUtf8() + '\n');
        journal_.flush();
        // For the test of all this.
        if (qEnvironmentVariable("TILEWRIGHT_SOAK_FAULT") == event.verb)
            qFatal("a planted fault");
        input_.begin(event);
    }

    Shell& shell_;
    ChildTask task_;
    InputSimulator input_;
    QFile journal_;
    QStringList list_;
    QElapsedTimer clock_;
    int next_;
};

} // namespace

int runChild(int argc, char** argv, const ChildTask& task) {
    QCoreApplication::setOrganizationName(QStringLiteral("tilewright-soak"));
    QCoreApplication::setApplicationName(QStringLiteral("soak"));
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QSettings::setDefaultFormat(QSettings::IniFormat);
    applyScale();
    const QApplication application(argc, argv);
    qInstallMessageHandler(hear);
    Shell shell;
    Monkey monkey(shell, task);
    static constexpr const char* schemes[]{"file", "http", "https"};
    for (const char* scheme : schemes)
        QDesktopServices::setUrlHandler(QLatin1String(scheme), &monkey, "open");
    shell.start({});
    const int result = QApplication::exec();
    for (const char* scheme : schemes)
        QDesktopServices::unsetUrlHandler(QLatin1String(scheme));
    return result;
}

} // namespace tilewright::soak

#include "child.moc"
