#pragma once

#include <QByteArray>
#include <QLatin1String>
#include <QStringList>

#include <optional>

namespace tilewright {

/// What a start of the program asks of the window.
struct StartRequest {
    /// Absolute paths.
    QStringList files;
    bool newTileSet = false;
    /// A game with the file in front.
    bool play = false;
    /// By which a Wayland compositor lets the window come to the front; may be empty.
    QByteArray activation;

    /// It is opened last, as a game that can be seen.
    bool endsWithRecord() const {
        return !files.isEmpty() && files.last().endsWith(QLatin1String(".game.json"));
    }
    bool empty() const { return files.isEmpty() && !newTileSet && !play; }
    friend bool operator==(const StartRequest&, const StartRequest&) = default;
};

/// Of a message, the line feed included.
inline constexpr qsizetype mostRequestBytes = 256 * 1024;

/// One line of JSON with its line feed; may be longer than a message may be.
QByteArray lineOf(const StartRequest& request);
/// Empty if it is anything else.
std::optional<StartRequest> requestOf(const QByteArray& line);

} // namespace tilewright
