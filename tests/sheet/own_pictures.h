#pragma once

#include "editor/output/own_pictures/picture_store.h"
#include "editor/output/pictures/picture_painter.h"
#include "editor/output/pictures/png_bands.h"
#include "tests/sheet/sheets.h"

#include <QBuffer>
#include <QColor>
#include <QImage>

#include <fstream>

namespace tilewright::test {

inline void writeBytes(const std::filesystem::path& path, const std::string& bytes) {
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << bytes;
}

inline std::string encoded(const QImage& image, const char* format) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format, 100);
    return bytes.toStdString();
}

/// The left half in one colour, the right one in another.
inline QImage twoColours(QSize size, QColor left, QColor right) {
    QImage image(size, QImage::Format_ARGB32);
    image.fill(right);
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width() / 2; ++x)
            image.setPixelColor(x, y, left);
    return image;
}

inline std::string plainSvg(const std::string& inside) {
    return R"(<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="20" viewBox="0 0 40 20">)" +
           inside + "</svg>";
}

} // namespace tilewright::test
