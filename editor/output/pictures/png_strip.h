#pragma once

#include <QImage>

#include <string>
#include <string_view>

namespace tilewright {

/// Rows of a PNG, filtered and compressed by themselves. `zlibHead`, the strips of all rows in their order
/// and their joined checksum, most significant byte first, are the zlib stream that PNG asks for.
struct PngStrip {
    std::string deflated;
    /// Adler-32 of what is compressed, and its length.
    quint32 checksum = 1;
    qsizetype length = 0;
};

inline constexpr std::string_view zlibHead = "\x78\x5e";

/// `count` rows from `top` on, as RGBA if the image has an alpha channel, else RGB. The last strip of a
/// picture ends the stream.
PngStrip pngStrip(const QImage& image, int top, int count, bool isLast);
/// The checksum of all before and the strip; that of nothing is 1.
quint32 joinedChecksum(quint32 before, const PngStrip& strip);
/// CRC-32, as chunks have it.
quint32 crcOf(std::string_view bytes);

} // namespace tilewright
