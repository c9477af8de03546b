#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

namespace tilewright::benchmarks {

/// Most memory that a process ever had, in MiB: VmHWM, which the kernel tells in kB. `process` is its number,
/// or "self". 0 if it has ended.
inline double peakMemory(const QString& process) {
    const QByteArray name = "VmHWM:";
    QFile status(QStringLiteral("/proc/%1/status").arg(process));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith(name)) {
            const QByteArray kilobytes = line.mid(name.size()).chopped(QByteArray("kB").size()).trimmed();
            constexpr double kilobytesInMebibyte = 1024;
            return kilobytes.toDouble() / kilobytesInMebibyte;
        }
    return 0;
}

} // namespace tilewright::benchmarks
