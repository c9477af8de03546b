// Preloaded into a program: counts what it does to files below a folder, and at one of these calls lets the
// system fail, or sends the process a signal. Told by the environment:
//   FAULTS_BELOW   the folder, or how the paths of the files begin; absolute, without links
//   FAULTS_AT      the number of the call, from 1
//   FAULTS_ERRNO   what it fails with; 0 for a signal
//   FAULTS_SIGNAL  what the process gets in its place, half of the bytes of a write being written
//   FAULTS_MARK    a file that is made when it happened

#include <atomic>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

template <class Function>
Function* next(const char* name, Function*) {
    return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

const char* setting(const char* name) {
    const char* value = ::getenv(name);
    return value == nullptr ? "" : value;
}

bool isBelow(const char* path) {
    static const std::string below = setting("FAULTS_BELOW");
    return !below.empty() && std::strncmp(path, below.c_str(), below.size()) == 0;
}

bool concerns(const char* path) {
    if (path[0] == '/')
        return isBelow(path);
    char folder[PATH_MAX];
    return ::getcwd(folder, sizeof folder) != nullptr && isBelow((std::string(folder) + '/' + path).c_str());
}

bool concerns(int descriptor) {
    char link[40];
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    char path[PATH_MAX];
    const ssize_t length = ::readlink(link, path, sizeof path - 1);
    if (length < 0)
        return false;
    path[length] = '\0';
    return isBelow(path);
}

/// Whether this call is the one.
bool isDue() {
    static std::atomic<long> calls{0};
    static const long at = std::atol(setting("FAULTS_AT"));
    if (++calls != at)
        return false;
    ::syscall(SYS_close, ::syscall(SYS_openat, AT_FDCWD, setting("FAULTS_MARK"), O_WRONLY | O_CREAT, 0600));
    return true;
}

/// True where the call is to fail; errno is set. Where a signal is sent that the program survives it goes on.
bool fails() {
    if (!isDue())
        return false;
    if (const int signal = std::atoi(setting("FAULTS_SIGNAL")); signal != 0) {
        std::raise(signal);
        return false;
    }
    errno = std::atoi(setting("FAULTS_ERRNO"));
    return true;
}

template <class Thing>
bool fails(Thing thing) {
    return concerns(thing) && fails();
}

mode_t modeOf(int flags, va_list more) {
    return (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(more, mode_t) : 0;
}

} // namespace

extern "C" {

#define OPENER(name)                                                                                         \
    int name(const char* path, int flags, ...) {                                                             \
        va_list more;                                                                                        \
        va_start(more, flags);                                                                               \
        const mode_t mode = modeOf(flags, more);                                                             \
        va_end(more);                                                                                        \
        return fails(path) ? -1 : next(#name, &name)(path, flags, mode);                                     \
    }
#define OPENER_AT(name)                                                                                      \
    int name(int folder, const char* path, int flags, ...) {                                                 \
        va_list more;                                                                                        \
        va_start(more, flags);                                                                               \
        const mode_t mode = modeOf(flags, more);                                                             \
        va_end(more);                                                                                        \
        return fails(path) ? -1 : next(#name, &name)(folder, path, flags, mode);                             \
    }
OPENER(open)
OPENER(open64)
OPENER_AT(openat)
OPENER_AT(openat64)

ssize_t write(int descriptor, const void* bytes, size_t size) {
    if (concerns(descriptor) && isDue()) {
        const int signal = std::atoi(setting("FAULTS_SIGNAL"));
        if (signal == 0) {
            errno = std::atoi(setting("FAULTS_ERRNO"));
            return -1;
        }
        const ssize_t half = next("write", &write)(descriptor, bytes, size / 2);
        std::raise(signal);
        return half;
    }
    return next("write", &write)(descriptor, bytes, size);
}

int fsync(int descriptor) {
    return fails(descriptor) ? -1 : next("fsync", &fsync)(descriptor);
}

int fdatasync(int descriptor) {
    return fails(descriptor) ? -1 : next("fdatasync", &fdatasync)(descriptor);
}

/// The descriptor is closed, as on Linux, whatever it says.
int close(int descriptor) {
    const bool failing = fails(descriptor);
    const int error = errno;
    const int closed = next("close", &close)(descriptor);
    if (!failing)
        return closed;
    errno = error;
    return -1;
}

int rename(const char* from, const char* to) noexcept {
    return fails(to) ? -1 : next("rename", &rename)(from, to);
}

int unlink(const char* path) noexcept {
    return fails(path) ? -1 : next("unlink", &unlink)(path);
}

int mkdir(const char* path, mode_t mode) noexcept {
    return fails(path) ? -1 : next("mkdir", &mkdir)(path, mode);
}

} // extern "C"
