#include "editor/designer/browser/tile_clipboard.h"

#include "editor/output/pictures/picture_painter.h"
#include "editor/output/pictures/picture_svg.h"
#include "engine/art/picture_dispatch.h"
#include "engine/model/io/file_formats.h"
#include "engine/model/table/csv.h"
#include "engine/model/table/tile_table.h"
#include "engine/model/tile_family.h"

#include <QImage>
#include <QPainter>

#include <cmath>

namespace tilewright {

namespace {

/// As square as possible, with a gap between the tiles.
art::Picture contactSheet(const std::vector<Tile>& tiles) {
    constexpr double pitch = 108;
    const auto columns = static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(tiles.size()))));
    const std::size_t rows = (tiles.size() + columns - 1) / columns;
    art::Picture sheet;
    sheet.width = pitch * static_cast<double>(columns) - 8;
    sheet.height = pitch * static_cast<double>(rows) - 8;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const std::size_t row = i / columns;
        const std::size_t column = i % columns;
        sheet.append(art::tilePicture(tiles[i]),
                     art::Transform::translation(pitch * static_cast<double>(column),
                                                 pitch * static_cast<double>(row)));
    }
    return sheet;
}

QImage painted(const art::Picture& sheet) {
    // Enough for a slide; a large selection does not become a poster.
    const double scale = std::min(4.0, 4000 / std::max(sheet.width, sheet.height));
    QImage image(qCeil(sheet.width * scale), qCeil(sheet.height * scale),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    paint(painter, sheet);
    return image;
}

const QString svgType = QStringLiteral("image/svg+xml");
const QString tableType = QStringLiteral("text/tab-separated-values");
const QString imageType = QStringLiteral("application/x-qt-image");

QString htmlTable(const std::string& table) {
    QString html = QStringLiteral("<table>");
    const auto rows = readCsv(table, '\t');
    if (rows.value)
        for (const auto& row : rows.value->rows) {
            html += QLatin1String("<tr>");
            for (const std::string& cell : row)
                html += QStringLiteral("<td>%1</td>").arg(QString::fromStdString(cell).toHtmlEscaped());
            html += QLatin1String("</tr>");
        }
    return html + QLatin1String("</table>");
}

/// Draws the tiles only on demand: a large selection takes a while.
class TilesMimeData : public QMimeData {
public:
    TilesMimeData(std::vector<Tile> tiles, double tileMillimetres)
        : tiles_(std::move(tiles)), millimetres_(tileMillimetres) {}

    QStringList formats() const override { return QMimeData::formats() << svgType << imageType; }
    bool hasFormat(const QString& type) const override { return formats().contains(type); }

protected:
    QVariant retrieveData(const QString& type, QMetaType preferred) const override {
        if (type == svgType) {
            const art::Picture sheet = contactSheet(tiles_);
            return svgDocument(sheet, millimetres_ * sheet.width / 100);
        }
        return type == imageType ? QVariant(painted(contactSheet(tiles_)))
                                 : QMimeData::retrieveData(type, preferred);
    }

private:
    std::vector<Tile> tiles_;
    double millimetres_;
};

} // namespace

std::unique_ptr<QMimeData> tilesMimeData(const std::vector<Tile>& tiles, double tileMillimetres,
                                         std::string_view ruleset) {
    Json all = Json::array();
    // One by one, because a set sorts its tiles.
    for (const Tile& tile : tiles) {
        TileSet one;
        one.ruleset = ruleset;
        one.tiles = {tile};
        all.push_back(toJson(one).at("tiles").at(0));
    }
    Json document = Json::object();
    document["tiles"] = std::move(all);
    const QByteArray json = QByteArray::fromStdString(fileText(document));
    auto data = std::make_unique<TilesMimeData>(tiles, tileMillimetres);
    data->setData(tilesMimeType, json);
    data->setText(QString::fromUtf8(json));
    const std::string table = tileTable(tiles, '\t', familyOf(ruleset));
    data->setData(tableType, QByteArray::fromStdString(table));
    // Spreadsheets prefer this to plain text.
    data->setHtml(htmlTable(table));
    return data;
}

std::optional<std::vector<Tile>> readTiles(const QMimeData& data, std::string_view ruleset) {
    const QByteArray bytes = data.hasFormat(tilesMimeType) ? data.data(tilesMimeType) : data.text().toUtf8();
    const Loaded<Json> given = parseJson(std::string_view(bytes.constData(), std::size_t(bytes.size())));
    if (!given || !given.value->is_object() || !given.value->contains("tiles"))
        return std::nullopt;
    // Tiles that are invalid in a set can't be pasted either.
    TileSet holder;
    holder.ruleset = ruleset;
    Json document = toJson(holder);
    document["tiles"] = given.value->at("tiles");
    Issues issues;
    if (!checkFormat(document, Schema::TileSet, issues))
        return std::nullopt;
    return tileSetFromJson(document).tiles;
}

std::optional<std::string> readTable(const QMimeData& data) {
    std::string text =
        data.hasFormat(tableType) ? data.data(tableType).toStdString() : data.text().toStdString();
    if (looksLikeTable(text))
        return text;
    // Only rows, in the order in which we copy them.
    text.insert(0, "id\tcount\tnorth\teast\tsouth\twest\tnotes\n");
    const auto rows = importTable(TileSet(), text);
    if (!rows.value || rows.value->changes.empty())
        return std::nullopt;
    return text;
}

bool holdsTiles(const QMimeData& data) {
    return data.hasFormat(tilesMimeType) ||
           (data.hasText() && data.text().contains(QLatin1String("\"tiles\"")));
}

} // namespace tilewright
