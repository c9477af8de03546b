#include "editor/output/pictures/png_bands.h"

#include <QImage>
#include <QPainter>
#include <QtEndian>

#include <zlib.h>

#include <algorithm>
#include <future>
#include <new>
#include <string>
#include <string_view>
#include <vector>

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

/// Rows of a PNG, filtered and compressed by themselves. `zlibHead`, the strips of all rows in their order
/// and their joined checksum, most significant byte first, are the zlib stream that PNG asks for.
struct PngStrip {
    std::string deflated;
    /// Adler-32 of what is compressed, and its length.
    quint32 checksum = 1;
    qsizetype length = 0;
};

constexpr std::string_view zlibHead = "\x78\x5e";

/// `count` rows from `top` on, as RGBA if the image has an alpha channel, else RGB. The last strip of a
/// picture ends the stream.
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

/// The checksum of all before and the strip; that of nothing is 1.
quint32 joinedChecksum(quint32 before, const PngStrip& strip) {
    return static_cast<quint32>(adler32_combine(before, strip.checksum, strip.length));
}

/// CRC-32, as chunks have it.
quint32 crcOf(std::string_view bytes) {
    return static_cast<quint32>(crc32(0, reinterpret_cast<const Bytef*>(bytes.data()), // NOLINT
                                      static_cast<uInt>(bytes.size())));
}

std::string bigEndian(quint32 number) {
    std::string bytes(sizeof number, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

bool writeChunk(const StagedFiles::Sink& sink, std::string_view type, std::string_view content) {
    std::string chunk = bigEndian(static_cast<quint32>(content.size()));
    chunk.append(type).append(content);
    chunk += bigEndian(crcOf(std::string_view(chunk).substr(4)));
    return sink(chunk);
}

bool writeHead(const StagedFiles::Sink& sink, const BandedPicture& picture) {
    constexpr std::string_view signature = "\x89PNG\r\n\x1a\n";
    // Eight bits a channel, RGBA or RGB; deflate, the usual filters, not interlaced.
    const char colours = picture.transparent ? 6 : 2;
    const std::string head = bigEndian(static_cast<quint32>(picture.size.width())) +
                             bigEndian(static_cast<quint32>(picture.size.height())) + '\x08' + colours +
                             std::string(3, '\0');
    const std::string dots = bigEndian(static_cast<quint32>(picture.dotsPerMetre));
    constexpr char perMetre = 1;
    constexpr std::string_view perceptual("\0", 1);
    return sink(signature) && writeChunk(sink, "IHDR", head) && writeChunk(sink, "sRGB", perceptual) &&
           writeChunk(sink, "pHYs", dots + dots + perMetre);
}

/// Rows painted together, and their strips, which are compressed on other threads.
struct Band {
    QImage image;
    std::vector<std::future<PngStrip>> strips;
};

/// Writes bands in their order: one is painted while the one before is compressed. The picture is cut by its
/// width alone, so that its bytes don't depend on the number of threads.
class BandWriter {
public:
    BandWriter(const BandedPicture& picture, const StagedFiles::Sink& sink)
        : picture_(picture)
        , sink_(sink)
        , rowsOfStrip_(std::clamp(stripBytes / 4 / picture.size.width(), 1, picture.size.height())) {}

    bool write(const Progress& progress) {
        const int height = picture_.size.height();
        const int rows = rowsOfStrip_ * (bandBytes / stripBytes);
        if (!writeHead(sink_, picture_))
            return false;
        Band before;
        for (int top = 0; top < height; top += rows) {
            if (progress && !progress(static_cast<double>(top) / height))
                return false;
            Band band = painted(QRect(0, top, picture_.size.width(), std::min(rows, height - top)));
            if (!writeStrips(before))
                return false;
            before = std::move(band);
        }
        return writeStrips(before) && writeChunk(sink_, "IDAT", bigEndian(checksum_)) &&
               writeChunk(sink_, "IEND", {}) && (!progress || progress(1));
    }

private:
    static constexpr int stripBytes = 1 << 20;

    Band painted(const QRect& rows) const {
        Band band;
        band.image = QImage(rows.size(), picture_.transparent ? QImage::Format_ARGB32_Premultiplied
                                                              : QImage::Format_RGB32);
        band.image.fill(picture_.transparent ? Qt::transparent : Qt::white);
        QPainter painter(&band.image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(0, -rows.top());
        painter.setClipRect(rows);
        picture_.paint(painter, rows);
        painter.end();
        for (int top = 0; top < rows.height(); top += rowsOfStrip_) {
            const int count = std::min(rowsOfStrip_, rows.height() - top);
            const bool isLast = rows.top() + top + count == picture_.size.height();
            band.strips.push_back(std::async(std::launch::async, [image = band.image, top, count, isLast] {
                return pngStrip(image, top, count, isLast);
            }));
        }
        return band;
    }

    bool writeStrips(Band& band) {
        for (std::future<PngStrip>& coming : band.strips) {
            const PngStrip strip = coming.get();
            std::string content;
            if (isFirst_)
                content = zlibHead;
            isFirst_ = false;
            if (!writeChunk(sink_, "IDAT", content += strip.deflated))
                return false;
            checksum_ = joinedChecksum(checksum_, strip);
        }
        return true;
    }

    const BandedPicture& picture_;
    const StagedFiles::Sink& sink_;
    int rowsOfStrip_;
    bool isFirst_ = true;
    quint32 checksum_ = 1;
};

Issue tooLarge(const std::filesystem::path& target, QSize size) {
    Issue issue;
    issue.code = "png-too-large";
    issue.file = target.string();
    issue.message = {QT_TRANSLATE_NOOP("Engine", "the picture would be %1 by %2 pixels; expected 1 to %3"),
                     {size.width(), size.height(), maxPngEdge}};
    issue.remedy = QT_TRANSLATE_NOOP("Engine", "Choose fewer dots per inch.");
    return issue;
}

} // namespace

int dotsPerMetre(double dotsPerInch) {
    return qRound(dotsPerInch / 0.0254);
}

int pixels(double millimetres, double dotsPerInch) {
    return std::max(1, qRound(millimetres * dotsPerInch / 25.4));
}

Issues addPng(StagedFiles& files, const std::filesystem::path& target, const BandedPicture& picture,
              const Progress& progress) {
    const QSize size = picture.size;
    if (size.isEmpty() || size.width() > maxPngEdge || size.height() > maxPngEdge)
        return {tooLarge(target, size)};
    return files.add(
        target, [&](const StagedFiles::Sink& sink) { return BandWriter(picture, sink).write(progress); });
}

Issues writePng(const std::filesystem::path& target, const BandedPicture& picture, const Progress& progress) {
    StagedFiles files;
    Issues issues = addPng(files, target, picture, progress);
    return issues.empty() ? files.commit() : issues;
}

std::string pngBytes(const BandedPicture& picture) {
    std::string bytes;
    const StagedFiles::Sink sink = [&](std::string_view more) {
        bytes += more;
        return true;
    };
    BandWriter(picture, sink).write({});
    return bytes;
}

std::string pngBytes(const QImage& image, int dotsPerMetre) {
    // An image otherwise has the screen's resolution, which a window has but the command line does not.
    constexpr int dotsPerMetreOfScreens = 3780; // 96 to the inch
    const int dots = dotsPerMetre > 0 ? dotsPerMetre : dotsPerMetreOfScreens;
    BandedPicture picture;
    picture.size = image.size();
    picture.dotsPerMetre = dots;
    picture.transparent = image.hasAlphaChannel();
    picture.paint = [&image](QPainter& painter, const QRect&) { painter.drawImage(0, 0, image); };
    return pngBytes(picture);
}

} // namespace tilewright
