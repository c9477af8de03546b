#pragma once

#include "engine/base/files/staged_files.h"

#include <QRect>
#include <QSize>

#include <functional>
#include <string>

class QImage;
class QPainter;

namespace tilewright {

/// Called from time to time with the fraction done, from 0 to 1; false cancels the work.
using Progress = std::function<bool(double)>;

/// A picture too large for memory, painted and written from the top in full-width bands: Qt's writer takes a
/// whole image, which has 139 MB for a sheet at 600 dpi, and 11 GB for a board of 100 by 100 chambers at 300.
struct BandedPicture {
    /// Paints at least the part in `band`: the painter's origin is the upper left corner of the whole
    /// picture, and anything outside of the band is discarded. Antialiased. Called once for each band, on the
    /// writing thread, while the band before is compressed on others.
    using Paint = std::function<void(QPainter& painter, const QRect& band)>;

    /// In pixels.
    QSize size;
    /// The print resolution; 11,811 are 300 dpi.
    int dotsPerMetre = 11'811;
    /// Transparent background instead of white.
    bool transparent = false;
    Paint paint;
};

inline constexpr int maxPngEdge = 200'000;
/// Size of the pixels of a band. Two bands are held in memory at a time.
inline constexpr int bandBytes = 8 << 20;

int dotsPerMetre(double dotsPerInch);
/// Converts a length to pixels, at least one.
int pixels(double millimetres, double dotsPerInch);

/// Adds a PNG to files that appear together. Errors: more than maxPngEdge pixels wide or high, those of
/// StagedFiles, "stopped" if cancelled by progress.
Issues addPng(StagedFiles& files, const std::filesystem::path& target, const BandedPicture& picture,
              const Progress& progress = {});
/// The same as a single file.
Issues writePng(const std::filesystem::path& target, const BandedPicture& picture,
                const Progress& progress = {});
/// The same in memory. Pre: at most maxPngEdge pixels wide and high.
std::string pngBytes(const BandedPicture& picture);
/// The same bytes for the same image. `dotsPerMetre` 0: 96 dots per inch.
std::string pngBytes(const QImage& image, int dotsPerMetre = 0);

} // namespace tilewright
