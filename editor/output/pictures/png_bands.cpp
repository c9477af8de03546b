#include "editor/output/pictures/png_bands.h"

#include "editor/output/pictures/png_strip.h"

#include <QImage>
#include <QPainter>
#include <QtEndian>

#include <algorithm>
#include <future>
#include <string_view>
#include <vector>

namespace tilewright {

namespace {

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
                     {size.width(), size.height(), mostPngEdge}};
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
    if (size.isEmpty() || size.width() > mostPngEdge || size.height() > mostPngEdge)
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

} // namespace tilewright
