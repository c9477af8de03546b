#include "editor/start/start_request.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tilewright {

namespace {

const QString formatName = QStringLiteral("tilewright-start");
constexpr int version = 1;

} // namespace

QByteArray lineOf(const StartRequest& request) {
    const QJsonObject object{{"format", formatName},
                             {"version", version},
                             {"files", QJsonArray::fromStringList(request.files)},
                             {"newTileSet", request.newTileSet},
                             {"play", request.play},
                             {"activation", QString::fromLatin1(request.activation)}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

std::optional<StartRequest> requestOf(const QByteArray& line) {
    if (line.size() > mostRequestBytes)
        return std::nullopt;
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    if (object.value("format").toString() != formatName || object.value("version").toInt() != version ||
        !object.value("files").isArray() || !object.value("newTileSet").isBool() ||
        !object.value("play").isBool())
        return std::nullopt;
    StartRequest request;
    const QJsonArray files = object.value("files").toArray();
    for (const auto& file : files) {
        const QString path = file.toString();
        if (path.contains(QChar::Null) || !QFileInfo(path).isAbsolute())
            return std::nullopt;
        request.files << path;
    }
    request.newTileSet = object.value("newTileSet").toBool();
    request.play = object.value("play").toBool();
    request.activation = object.value("activation").toString().toLatin1();
    return request;
}

} // namespace tilewright
