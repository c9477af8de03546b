#pragma once

#include "engine/tileset/io/staged_files.h"

#include <QRect>
#include <QSize>

#include <functional>

class QPainter;

namespace tilewright {

/// Called now and then with how much is done, from 0 to 1; false ends the work.
using Progress = std::function<bool(double)>;

/// A picture too large for memory, painted and written from the top in bands of its whole width.
struct BandedPicture {
    /// Paints what lies in `band`, or more: the painter's origin is the upper left corner of the whole
    /// picture, and nothing outside of the band is kept. Antialiased. Called once for each band, from the
    /// thread that writes.
    using Paint = std::function<void(QPainter& painter, const QRect& band)>;

    /// In pixels.
    QSize size;
    /// What is told to whoever prints it; 11,811 are 300 dpi.
    int dotsPerMetre = 11'811;
    /// On nothing instead of white.
    bool transparent = false;
    Paint paint;
};

inline constexpr int mostPngEdge = 200'000;
/// Of the pixels held in memory at a time.
inline constexpr int bandBytes = 16 << 20;

int dotsPerMetre(double dotsPerInch);
/// Lengths as so many pixels, at least one.
int pixels(double millimetres, double dotsPerInch);

/// Adds a PNG to files that are to appear together. Errors: more than mostPngEdge pixels wide or high, what
/// StagedFiles says, "stopped" when progress said so.
Issues addPng(StagedFiles& files, const std::filesystem::path& target, const BandedPicture& picture,
              const Progress& progress = {});
/// The same as one file of its own.
Issues writePng(const std::filesystem::path& target, const BandedPicture& picture,
                const Progress& progress = {});

} // namespace tilewright
