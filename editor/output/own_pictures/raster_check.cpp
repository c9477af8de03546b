#include "editor/output/own_pictures/raster_check.h"

#include <cstdint>
#include <string>
#include <zlib.h>

namespace tilewright {

namespace {

std::uint32_t bigEndian(std::string_view bytes, std::size_t at, std::size_t count) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < count; ++i)
        value = value << 8 | static_cast<unsigned char>(bytes[at + i]);
    return value;
}

CheckedPicture refused(PictureFlaw flaw) {
    return {{}, std::move(flaw)};
}

CheckedPicture sized(std::uint32_t width, std::uint32_t height) {
    if (auto flaw = flawOfSize(width, height))
        return refused(std::move(*flaw));
    return {{static_cast<int>(width), static_cast<int>(height)}, std::nullopt};
}

} // namespace

bool beginsFrame(unsigned char marker) {
    return marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
}

bool isPng(std::string_view bytes) {
    return bytes.starts_with(std::string_view("\x89PNG\r\n\x1A\n", 8));
}

bool isJpeg(std::string_view bytes) {
    return bytes.starts_with("\xFF\xD8\xFF");
}

PictureFlaw brokenPicture() {
    return {"picture-broken", QT_TRANSLATE_NOOP("Engine", "Found a picture that is damaged or incomplete."),
            QT_TRANSLATE_NOOP("Engine", "Save the picture again in the program that made it.")};
}

std::optional<PictureFlaw> flawOfSize(double width, double height) {
    if (!(width >= 1 && height >= 1))
        return PictureFlaw{
            "picture-size", QT_TRANSLATE_NOOP("Engine", "Found a picture without width or height."),
            QT_TRANSLATE_NOOP("Engine", "Save the picture again in the program that made it.")};
    if (width <= mostPicturePixels && height <= mostPicturePixels && width * height <= mostPictureArea)
        return std::nullopt;
    const auto whole = [](double length) { return static_cast<std::int64_t>(length < 1e15 ? length : 1e15); };
    return PictureFlaw{
        "picture-too-large",
        {QT_TRANSLATE_NOOP("Engine", "Found a picture of %1 by %2 pixels, expected at most %3 on a side and "
                                     "%4 million in all."),
         {whole(width), whole(height), mostPicturePixels, mostPictureArea / 1'000'000}},
        QT_TRANSLATE_NOOP("Engine", "Make it smaller: 1,000 pixels are plenty for a tile.")};
}

CheckedPicture checkPng(std::string_view bytes) {
    constexpr std::size_t signature = 8, around = 12;
    CheckedPicture result;
    bool hasData = false;
    for (std::size_t at = signature; at + around <= bytes.size();) {
        const std::size_t length = bigEndian(bytes, at, 4);
        const std::string_view type = bytes.substr(at + 4, 4);
        if (length > bytes.size() - at - around)
            return refused(brokenPicture());
        const auto* summed = reinterpret_cast<const Bytef*>(bytes.data() + at + 4); // NOLINT
        if (::crc32(0, summed, static_cast<uInt>(length + 4)) != bigEndian(bytes, at + 8 + length, 4))
            return refused(brokenPicture());
        const bool first = at == signature;
        if (first != (type == "IHDR") || (first && length != 13))
            return refused(brokenPicture());
        if (first) {
            result = sized(bigEndian(bytes, at + 8, 4), bigEndian(bytes, at + 12, 4));
            if (result.flaw)
                return result;
        }
        hasData = hasData || type == "IDAT";
        if (type == "IEND")
            return hasData ? result : refused(brokenPicture());
        at += length + around;
    }
    return refused(brokenPicture());
}

CheckedPicture checkJpeg(std::string_view bytes) {
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(bytes[at]); };
    CheckedPicture result;
    for (std::size_t at = 2; at + 4 <= bytes.size();) {
        if (byte(at) != 0xFF)
            return refused(brokenPicture());
        const unsigned char marker = byte(at + 1);
        if (marker == 0xFF) { // padding
            ++at;
            continue;
        }
        const std::size_t length = bigEndian(bytes, at + 2, 2);
        if (length < 2 || length > bytes.size() - at - 2)
            return refused(brokenPicture());
        if (beginsFrame(marker)) {
            if (length < 8 || result.size.width > 0)
                return refused(brokenPicture());
            const unsigned char precision = byte(at + 4);
            const unsigned char channels = byte(at + 9);
            if (precision != 8 || (channels != 1 && channels != 3 && channels != 4))
                return refused(brokenPicture());
            result = sized(bigEndian(bytes, at + 7, 2), bigEndian(bytes, at + 5, 2));
            if (result.flaw)
                return result;
        }
        if (marker == 0xDA) { // the data begin
            constexpr std::string_view end("\xFF\xD9", 2);
            const bool whole = result.size.width > 0 && bytes.find(end, at + 2 + length) != bytes.npos;
            return whole ? result : refused(brokenPicture());
        }
        at += 2 + length;
    }
    return refused(brokenPicture());
}

} // namespace tilewright
