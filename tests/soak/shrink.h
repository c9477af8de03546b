#pragma once

#include <QStringList>

#include <algorithm>

namespace tilewright::soak {

/// Leaves out whatever is not needed for `stillFails`: halves, quarters, single lines. Ends when nothing more
/// can go, or with what it has when `stop` says so. Pre: the whole list fails.
template <class StillFails, class Stop>
QStringList shrinkEvents(QStringList list, const StillFails& stillFails, const Stop& stop) {
    for (qsizetype size = std::max<qsizetype>(list.size() / 2, 1);; size = std::max<qsizetype>(size / 2, 1)) {
        bool shorter = false;
        // The front goes first: what came last is needed most.
        for (qsizetype from = 0; from < list.size() && list.size() > 1;) {
            if (stop())
                return list;
            QStringList without = list;
            without.remove(from, std::min(size, list.size() - from));
            if (!without.isEmpty() && stillFails(without)) {
                list = without;
                shorter = true;
            } else {
                from += size;
            }
        }
        if (size == 1 && !shorter)
            return list;
    }
}

} // namespace tilewright::soak
