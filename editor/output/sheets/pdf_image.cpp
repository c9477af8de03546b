#include "editor/output/sheets/pdf_file.h"

#include "editor/output/own_pictures/decoded_picture.h"
#include "editor/output/own_pictures/picture_check.h"
#include "editor/output/sheets/pdf_content.h"

#include <QBuffer>
#include <QColorSpace>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgRenderer>

#include <qpdf/Pipeline.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tilewright {

namespace {

QPDFObjectHandle nameOf(const char* name) {
    return QPDFObjectHandle::newName(name);
}

/// Fast rather than small: a sheet may have hundreds of large pictures.
std::string deflated(const QByteArray& bytes) {
    constexpr int fast = 1, lengthBefore = 4; // Qt puts the length before the data
    return qCompress(bytes, fast).mid(lengthBefore).toStdString();
}

QPDFObjectHandle profiled(QPDF& pdf, const QImage& image, int channels) {
    const char* plain = channels == 1 ? "/DeviceGray" : "/DeviceRGB";
    const QByteArray profile =
        image.colorSpace() == QColorSpace(QColorSpace::SRgb) ? QByteArray() : image.colorSpace().iccProfile();
    if (profile.isEmpty() || channels != 3)
        return nameOf(plain);
    QPDFObjectHandle stream = pdf.newStream(profile.toStdString());
    stream.getDict().replaceKey("/N", QPDFObjectHandle::newInteger(channels));
    return QPDFObjectHandle::newArray({nameOf("/ICCBased"), stream});
}

/// The data of a stream, made when the file is written: all pictures of a sheet at once would fill memory.
using Data = std::function<std::string()>;

QPDFObjectHandle imageStream(QPDF& pdf, Data data, const char* filter, const QSize& size,
                             const QPDFObjectHandle& colours) {
    QPDFObjectHandle stream = pdf.newStream();
    stream.replaceStreamData(
        [data = std::move(data)](Pipeline* pipeline) {
            const std::string bytes = data();
            pipeline->write(reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size()); // NOLINT
            pipeline->finish();
        },
        nameOf(filter), QPDFObjectHandle::newNull());
    QPDFObjectHandle dictionary = stream.getDict();
    dictionary.replaceKey("/Type", nameOf("/XObject"));
    dictionary.replaceKey("/Subtype", nameOf("/Image"));
    dictionary.replaceKey("/Width", QPDFObjectHandle::newInteger(size.width()));
    dictionary.replaceKey("/Height", QPDFObjectHandle::newInteger(size.height()));
    dictionary.replaceKey("/ColorSpace", colours);
    dictionary.replaceKey("/BitsPerComponent", QPDFObjectHandle::newInteger(8));
    dictionary.replaceKey("/Interpolate", QPDFObjectHandle::newBool(true));
    return stream;
}

/// Rows without the padding that images have.
QByteArray rowsOf(const QImage& image) {
    QByteArray rows;
    const qsizetype length = qsizetype{image.width()} * image.depth() / 8;
    rows.reserve(length * image.height());
    for (int y = 0; y < image.height(); ++y)
        rows.append(reinterpret_cast<const char*>(image.constScanLine(y)), length); // NOLINT
    return rows;
}

struct PngKind {
    /// Whether PDF reads its data as they are: 8 bits a channel, neither alpha nor a palette.
    bool plain = false;
    bool alpha = false;
    bool grey = false;
    bool hasProfile = false;
};

unsigned char byteOf(const PictureFile& file, std::size_t at) {
    return static_cast<unsigned char>(file.bytes[at]);
}

/// Calls `see` with the type of each chunk, where its data begin, and their length.
template <class See>
void forChunks(const PictureFile& file, See see) {
    constexpr std::size_t signature = 8, around = 12;
    for (std::size_t at = signature; at + around <= file.bytes.size();) {
        std::size_t length = 0;
        for (std::size_t i = 0; i < 4; ++i)
            length = length << 8 | byteOf(file, at + i);
        const std::string_view type = std::string_view(file.bytes).substr(at + 4, 4);
        if (type == "IEND") // nobody has looked at what follows
            return;
        see(type, at + 8, length);
        at += length + around;
    }
}

PngKind kindOf(const PictureFile& file) {
    constexpr std::size_t depth = 24, colourType = 25, interlace = 28;
    const unsigned char type = byteOf(file, colourType);
    PngKind kind{.alpha = type == 4 || type == 6, .grey = type == 0};
    forChunks(file, [&](std::string_view chunk, std::size_t at, std::size_t) {
        constexpr std::string_view usualGamma("\x00\x00\xB1\x8F", 4); // that of sRGB
        const bool odd = chunk == "gAMA" && std::string_view(file.bytes).substr(at, 4) != usualGamma;
        kind.hasProfile = kind.hasProfile || odd || chunk == "iCCP";
        kind.alpha = kind.alpha || chunk == "tRNS";
    });
    kind.plain = byteOf(file, depth) == 8 && (type == 0 || type == 2) && byteOf(file, interlace) == 0 &&
                 !kind.alpha && !kind.hasProfile;
    return kind;
}

std::string plainData(const PictureFile& file) {
    std::string data;
    forChunks(file, [&](std::string_view chunk, std::size_t at, std::size_t length) {
        if (chunk == "IDAT")
            data.append(file.bytes, at, length);
    });
    return data;
}

/// One layer of a picture: its colours or how opaque it is. White and clear if it can't be decoded.
std::string layerData(const PictureFile& file, QImage::Format format) {
    QImage image = decoded(file).convertToFormat(QImage::Format_RGBA8888);
    if (image.isNull()) {
        image = QImage(file.width, file.height, QImage::Format_RGBA8888);
        image.fill(Qt::transparent);
    }
    return deflated(rowsOf(image.convertToFormat(format)));
}

QPDFObjectHandle pngImage(QPDF& pdf, const std::shared_ptr<const PictureFile>& picture) {
    const PictureFile& file = *picture;
    const QSize size(file.width, file.height);
    const PngKind kind = kindOf(file);
    if (kind.plain) {
        QPDFObjectHandle stream = imageStream(
            pdf, [picture] { return plainData(*picture); }, "/FlateDecode", size,
            nameOf(kind.grey ? "/DeviceGray" : "/DeviceRGB"));
        QPDFObjectHandle predictor = QPDFObjectHandle::newDictionary();
        predictor.replaceKey("/Predictor", QPDFObjectHandle::newInteger(15));
        predictor.replaceKey("/Colors", QPDFObjectHandle::newInteger(kind.grey ? 1 : 3));
        predictor.replaceKey("/Columns", QPDFObjectHandle::newInteger(file.width));
        stream.getDict().replaceKey("/DecodeParms", predictor);
        return stream;
    }
    const auto layer = [&](QImage::Format format, const QPDFObjectHandle& colours) {
        return imageStream(
            pdf, [picture, format] { return layerData(*picture, format); }, "/FlateDecode", size, colours);
    };
    QPDFObjectHandle stream = layer(QImage::Format_RGB888,
                                    kind.hasProfile ? profiled(pdf, decoded(file), 3) : nameOf("/DeviceRGB"));
    if (kind.alpha)
        stream.getDict().replaceKey("/SMask", layer(QImage::Format_Alpha8, nameOf("/DeviceGray")));
    return stream;
}

/// The number of channels, 1, 3 or 4: the last byte of the frame's header before its channels.
int jpegChannels(const PictureFile& file) {
    const auto byte = [&](std::size_t at) { return byteOf(file, at); };
    for (std::size_t at = 2; at + 10 <= file.bytes.size();) {
        const unsigned char marker = byte(at + 1);
        if (beginsFrame(marker))
            return byte(at + 9);
        at += marker == 0xFF ? 1 : 2 + (std::size_t{byte(at + 2)} << 8 | byte(at + 3));
    }
    return 3;
}

QPDFObjectHandle jpegImage(QPDF& pdf, const std::shared_ptr<const PictureFile>& picture) {
    const PictureFile& file = *picture;
    const auto data = [picture] { return picture->bytes; };
    const int channels = jpegChannels(file);
    const QSize size(file.width, file.height);
    if (channels != 4) {
        // Only the header is decoded for the profile.
        const QImage small = decoded(file, QSize(8, 8));
        return imageStream(pdf, data, "/DCTDecode", size, profiled(pdf, small, channels));
    }
    QPDFObjectHandle stream = imageStream(pdf, data, "/DCTDecode", size, nameOf("/DeviceCMYK"));
    std::vector<QPDFObjectHandle> inverted; // as all programs write it
    for (int i = 0; i < 4; ++i) {
        inverted.push_back(QPDFObjectHandle::newInteger(1));
        inverted.push_back(QPDFObjectHandle::newInteger(0));
    }
    stream.getDict().replaceKey("/Decode", QPDFObjectHandle::newArray(inverted));
    return stream;
}

QPDFObjectHandle svgForm(QPDF& pdf, const PictureFile& file) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        constexpr int dots = 1200;
        writer.setResolution(dots);
        writer.setPageMargins({});
        writer.setPageSize(
            QPageSize(QSizeF(file.width, file.height), QPageSize::Point, {}, QPageSize::ExactMatch));
        QPainter painter(&writer);
        QSvgRenderer svg(
            QByteArray::fromRawData(file.bytes.data(), static_cast<qsizetype>(file.bytes.size())));
        svg.setAspectRatioMode(Qt::KeepAspectRatio);
        svg.render(&painter, QRectF(0, 0, writer.width(), writer.height()));
    }
    QPDF drawn;
    drawn.setSuppressWarnings(true);
    drawn.processMemoryFile("svg", bytes.constData(), static_cast<std::size_t>(bytes.size()));
    QPDFPageObjectHelper page = QPDFPageDocumentHelper(drawn).getAllPages().at(0);
    const QPDFObjectHandle::Rectangle box = page.getMediaBox().getArrayAsRectangle();
    // What lies in another file must be copied before that is gone.
    drawn.setImmediateCopyFrom(true);
    QPDFObjectHandle form = pdf.copyForeignObject(page.getFormXObjectForPage());
    std::vector<QPDFObjectHandle> matrix;
    for (const double value : {1 / (box.urx - box.llx), 0.0, 0.0, 1 / (box.ury - box.lly), 0.0, 0.0})
        matrix.push_back(QPDFObjectHandle::newReal(pdfNumber(value, 9)));
    form.getDict().replaceKey("/Matrix", QPDFObjectHandle::newArray(matrix));
    // Otherwise each shape would be translucent for itself.
    QPDFObjectHandle group = QPDFObjectHandle::newDictionary();
    group.replaceKey("/S", nameOf("/Transparency"));
    form.getDict().replaceKey("/Group", group);
    return form;
}

} // namespace

QPDFObjectHandle pdfImage(QPDF& pdf, const std::shared_ptr<const PictureFile>& picture) {
    switch (picture->kind) {
    case PictureFile::Kind::Png:
        return pngImage(pdf, picture);
    case PictureFile::Kind::Jpeg:
        return jpegImage(pdf, picture);
    case PictureFile::Kind::Svg:
        return svgForm(pdf, *picture);
    }
    return QPDFObjectHandle::newNull();
}

} // namespace tilewright
