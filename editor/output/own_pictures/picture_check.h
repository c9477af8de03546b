#pragma once

#include "engine/base/translatable_text.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace tilewright {

inline constexpr std::size_t maxPictureBytes = std::size_t{32} * 1024 * 1024;
/// Of each side of a picture.
inline constexpr int maxPictureEdge = 10'000;
/// Of the whole picture. Qt decodes at most 128 MiB, and a pixel may take eight bytes.
inline constexpr int maxPictureArea = 16'000'000;

struct PictureSize {
    int width = 0;
    int height = 0;
};

/// What is wrong with a picture; `code` is that of the issue.
struct PictureFlaw {
    const char* code = "";
    Text message;
    Text remedy;
};

/// A picture's size, or why it is refused.
struct PictureCheckResult {
    PictureSize size;
    std::optional<PictureFlaw> flaw;
};

bool isPng(std::string_view bytes);
bool isJpeg(std::string_view bytes);
/// By the headers alone, before anything is decoded: whether the file is whole and of a size that memory
/// holds. Sums of a PNG are checked too.
PictureCheckResult checkPng(std::string_view bytes);
PictureCheckResult checkJpeg(std::string_view bytes);
std::optional<PictureFlaw> flawOfSize(double width, double height);
/// Whether a marker of a JPEG begins the header that holds size and channels (SOF); C4, C8 and CC are others.
bool beginsFrame(unsigned char marker);
/// A file that ends early or holds nonsense.
PictureFlaw brokenPicture();

/// Whether an SVG holds drawings alone, of the kinds that look alike in all that the program makes. Refused
/// are scripts, links out of the file, document types and entities, text (fonts differ), effects, animation,
/// and copies of copies, which could become millions.
PictureCheckResult checkSvg(std::string_view bytes);

} // namespace tilewright
