#include "editor/output/pictures/png_strip.h"

#include <new>
#include <vector>

#include <zlib.h>

namespace tilewright {

namespace {

/// Flat colours: rows equal to the one above compress well, and quickly.
enum Filter : unsigned char { Sub = 1, Up = 2 };

class Deflater {
public:
    Deflater() {
        // Without a head of its own.
        constexpr int window = -15;
        constexpr int level = 4;
        constexpr int memory = 8;
        if (deflateInit2(&stream_, level, Z_DEFLATED, window, memory, Z_DEFAULT_STRATEGY) != Z_OK)
            throw std::bad_alloc();
    }
    Deflater(const Deflater&) = delete;
    Deflater& operator=(const Deflater&) = delete;
    ~Deflater() { deflateEnd(&stream_); }

    void add(std::string& out, std::vector<unsigned char>& bytes, int flush) {
        stream_.next_in = bytes.data();
        stream_.avail_in = static_cast<uInt>(bytes.size());
        do {
            constexpr std::size_t step = 64 << 10;
            const std::size_t before = out.size();
            out.resize(before + step);
            stream_.next_out = reinterpret_cast<Bytef*>(out.data() + before); // NOLINT
            stream_.avail_out = step;
            deflate(&stream_, flush);
            out.resize(before + step - stream_.avail_out);
        } while (stream_.avail_out == 0);
    }

private:
    z_stream stream_ = {};
};

/// Each row after the byte that names its filter. The first one knows no row above.
std::vector<unsigned char> filtered(const QImage& packed) {
    const auto channels = static_cast<std::size_t>(packed.depth() / 8);
    const std::size_t bytes = static_cast<std::size_t>(packed.width()) * channels;
    std::vector<unsigned char> all((bytes + 1) * static_cast<std::size_t>(packed.height()));
    unsigned char* out = all.data();
    for (int y = 0; y < packed.height(); ++y, out += bytes) {
        const uchar* const row = packed.constScanLine(y);
        *out++ = y == 0 ? Sub : Up;
        if (y == 0) {
            std::copy(row, row + channels, out);
            for (std::size_t i = channels; i < bytes; ++i)
                out[i] = static_cast<unsigned char>(row[i] - row[i - channels]);
        } else {
            const uchar* const above = packed.constScanLine(y - 1);
            for (std::size_t i = 0; i < bytes; ++i)
                out[i] = static_cast<unsigned char>(row[i] - above[i]);
        }
    }
    return all;
}

} // namespace

PngStrip pngStrip(const QImage& image, int top, int count, bool isLast) {
    // Refers to the rows instead of copying them.
    const QImage rows(image.constScanLine(top), image.width(), count, image.bytesPerLine(), image.format());
    std::vector<unsigned char> bytes = filtered(
        rows.convertToFormat(image.hasAlphaChannel() ? QImage::Format_RGBA8888 : QImage::Format_RGB888));
    PngStrip strip;
    strip.length = static_cast<qsizetype>(bytes.size());
    strip.checksum = static_cast<quint32>(adler32(1, bytes.data(), static_cast<uInt>(bytes.size())));
    Deflater().add(strip.deflated, bytes, isLast ? Z_FINISH : Z_SYNC_FLUSH);
    return strip;
}

quint32 joinedChecksum(quint32 before, const PngStrip& strip) {
    return static_cast<quint32>(adler32_combine(before, strip.checksum, strip.length));
}

quint32 crcOf(std::string_view bytes) {
    return static_cast<quint32>(crc32(0, reinterpret_cast<const Bytef*>(bytes.data()), // NOLINT
                                      static_cast<uInt>(bytes.size())));
}

} // namespace tilewright
