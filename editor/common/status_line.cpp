#include "editor/common/status_line.h"

#include <QCoreApplication>
#include <QStatusTipEvent>
#include <QTimer>
#include <QVariant>
#include <QWidget>

namespace tilewright {

void tellInStatusLine(QWidget& where, const QString& words) {
    constexpr int readingTime = 6000;
    constexpr const char* told = "toldInStatusLine";
    const auto say = [&where](const QString& text) {
        QStatusTipEvent event(text);
        QCoreApplication::sendEvent(&where, &event);
    };
    const int number = where.property(told).toInt() + 1;
    where.setProperty(told, number);
    say(words);
    QTimer::singleShot(readingTime, &where, [&where, say, number] {
        // What was told since has its own time.
        if (where.property(told).toInt() == number)
            say({});
    });
}

} // namespace tilewright
