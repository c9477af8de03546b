#include "editor/print/option_lists.h"

#include <QStringList>

namespace tilewright {

QString chosenText(const sheet::SheetSpecification& specification) {
    QStringList parts;
    for (const sheet::ChosenTile& tile : specification.chosen)
        parts << QStringLiteral("%1=%2").arg(QString::fromStdString(tile.id)).arg(tile.count);
    return parts.join(QStringLiteral(", "));
}

bool takeChosen(sheet::SheetSpecification& specification, const QString& text) {
    std::vector<sheet::ChosenTile> chosen;
    for (const QString& part : text.split(u',', Qt::SkipEmptyParts)) {
        const qsizetype at = part.lastIndexOf(u'=');
        bool isNumber = true;
        const int count = at < 0 ? 1 : part.mid(at + 1).trimmed().toInt(&isNumber);
        const QString id = (at < 0 ? part : part.left(at)).trimmed();
        if (!isNumber || id.isEmpty())
            return false;
        chosen.push_back({id.toStdString(), count});
    }
    specification.chosen = std::move(chosen);
    return true;
}

QString skipText(const sheet::SheetSpecification& specification) {
    QStringList parts;
    for (const int slot : specification.skip)
        parts << QString::number(slot);
    return parts.join(QStringLiteral(", "));
}

bool takeSkip(sheet::SheetSpecification& specification, const QString& text) {
    std::vector<int> places;
    for (const QString& part : text.split(u',', Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const int slot = part.trimmed().toInt(&isNumber);
        if (!isNumber || slot < 1)
            return false;
        places.push_back(slot);
    }
    specification.skip = std::move(places);
    return true;
}

} // namespace tilewright
