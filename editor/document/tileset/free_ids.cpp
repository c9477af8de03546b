#include "editor/document/tileset/free_ids.h"

#include "editor/words/translated_text.h"

#include <QRegularExpression>

#include <map>
#include <set>

namespace tilewright {

namespace {

/// Ids that are taken, and those that were made like another.
class Ids {
public:
    explicit Ids(const TileSet& set) {
        for (const Tile& tile : set.tiles)
            taken_.insert(tile.id);
    }

    /// Takes it too.
    std::string free(const std::string& like) {
        if (taken_.insert(like).second)
            return like;
        static const QRegularExpression numbered(QStringLiteral("^(.*?)(\\d{1,8})$"));
        const QRegularExpressionMatch match = numbered.match(toQString(like));
        const QString stem = match.hasMatch() ? match.captured(1) : toQString(like) + u'-';
        const int width = match.hasMatch() ? static_cast<int>(match.capturedLength(2)) : 2;
        // Those before were taken when it was asked for the last time.
        int& next =
            next_.try_emplace(like, match.hasMatch() ? match.captured(2).toInt() + 1 : 2).first->second;
        for (;;) {
            const QString digits = QStringLiteral("%1").arg(next++, width, 10, QLatin1Char('0'));
            std::string id =
                (stem.left(static_cast<qsizetype>(maxIdCharacters) - digits.size()) + digits).toStdString();
            if (taken_.insert(id).second)
                return id;
        }
    }

private:
    std::set<std::string> taken_;
    std::map<std::string, int> next_;
};

} // namespace

std::string freeId(const TileSet& set, const std::string& like) {
    return Ids(set).free(like);
}

std::vector<Tile> withFreeIds(const TileSet& set, std::vector<Tile> tiles) {
    Ids ids(set);
    for (Tile& tile : tiles)
        tile.id = ids.free(tile.id);
    return tiles;
}

} // namespace tilewright
