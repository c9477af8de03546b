#include "editor/render/png_bands.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <csetjmp>
#include <png.h>

namespace tilewright {

namespace {

/// libpng leaves its functions by longjmp on errors, so each call is in a separate function without anything
/// to be destroyed.
class PngStream {
public:
    explicit PngStream(const StagedFiles::Sink& sink) : sink_(sink) {
        png_ = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
        if (png_ != nullptr)
            info_ = png_create_info_struct(png_);
        if (info_ != nullptr)
            png_set_write_fn(png_, this, &PngStream::take, &PngStream::flush);
    }
    PngStream(const PngStream&) = delete;
    PngStream& operator=(const PngStream&) = delete;
    ~PngStream() { png_destroy_write_struct(&png_, &info_); }

    bool begin(const BandedPicture& picture) {
        if (info_ == nullptr || setjmp(png_jmpbuf(png_)) != 0)
            return false;
        const auto dots = static_cast<png_uint_32>(picture.dotsPerMetre);
        png_set_user_limits(png_, mostPngEdge, mostPngEdge);
        png_set_IHDR(png_, info_, static_cast<png_uint_32>(picture.size.width()),
                     static_cast<png_uint_32>(picture.size.height()), 8,
                     picture.transparent ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
                     PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
        png_set_pHYs(png_, info_, dots, dots, PNG_RESOLUTION_METER);
        png_set_sRGB(png_, info_, PNG_sRGB_INTENT_PERCEPTUAL);
        // Flat colours: rows equal to the one above compress well, and quickly.
        png_set_filter(png_, PNG_FILTER_TYPE_BASE, PNG_FILTER_UP);
        png_set_compression_level(png_, 4);
        png_write_info(png_, info_);
        return !failed_;
    }
    bool row(const uchar* pixels) {
        if (setjmp(png_jmpbuf(png_)) != 0)
            return false;
        png_write_row(png_, pixels);
        return !failed_;
    }
    bool end() {
        if (setjmp(png_jmpbuf(png_)) != 0)
            return false;
        png_write_end(png_, nullptr);
        return !failed_;
    }

private:
    static void take(png_structp png, png_bytep bytes, png_size_t size) {
        auto& self = *static_cast<PngStream*>(png_get_io_ptr(png));
        if (!self.failed_)
            self.failed_ = !self.sink_({reinterpret_cast<const char*>(bytes), size}); // NOLINT
    }
    static void flush(png_structp) {}

    const StagedFiles::Sink& sink_;
    png_structp png_ = nullptr;
    png_infop info_ = nullptr;
    bool failed_ = false;
};

void paintBand(QImage& image, const BandedPicture& picture, const QRect& band) {
    image.fill(picture.transparent ? Qt::transparent : Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(0, -band.top());
    painter.setClipRect(band);
    picture.paint(painter, band);
}

bool writeBands(PngStream& png, const BandedPicture& picture, const Progress& progress) {
    const int width = picture.size.width();
    const int height = picture.size.height();
    const int rows = std::clamp(bandBytes / 4 / width, 1, height);
    QImage image(width, rows,
                 picture.transparent ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    if (image.isNull() || !png.begin(picture))
        return false;
    for (int top = 0; top < height; top += rows) {
        const QRect band(0, top, width, std::min(rows, height - top));
        if (progress && !progress(static_cast<double>(top) / height))
            return false;
        paintBand(image, picture, band);
        const QImage::Format packed = picture.transparent ? QImage::Format_RGBA8888 : QImage::Format_RGB888;
        // Row by row, so that the band isn't in memory twice.
        for (int y = 0; y < band.height(); ++y)
            if (!png.row(image.copy(0, y, width, 1).convertToFormat(packed).constScanLine(0)))
                return false;
    }
    return png.end() && (!progress || progress(1));
}

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
    return files.add(target, [&](const StagedFiles::Sink& sink) {
        PngStream png(sink);
        return writeBands(png, picture, progress);
    });
}

Issues writePng(const std::filesystem::path& target, const BandedPicture& picture, const Progress& progress) {
    StagedFiles files;
    Issues issues = addPng(files, target, picture, progress);
    return issues.empty() ? files.commit() : issues;
}

} // namespace tilewright
