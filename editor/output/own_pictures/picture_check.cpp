#include "editor/output/own_pictures/picture_check.h"

#include <QByteArray>
#include <QHash>
#include <QSet>
#include <QStringList>
#include <QXmlStreamReader>

#include <zlib.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace tilewright {

namespace {

std::uint32_t bigEndian(std::string_view bytes, std::size_t at, std::size_t count) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < count; ++i)
        value = value << 8 | static_cast<unsigned char>(bytes[at + i]);
    return value;
}

PictureCheckResult refused(PictureFlaw flaw) {
    return {{}, std::move(flaw)};
}

PictureCheckResult sized(std::uint32_t width, std::uint32_t height) {
    if (auto flaw = flawOfSize(width, height))
        return refused(std::move(*flaw));
    return {{static_cast<int>(width), static_cast<int>(height)}, std::nullopt};
}

constexpr int maxElementDepth = 64;
constexpr int maxElements = 100'000;
constexpr QLatin1String svgNamespace("http://www.w3.org/2000/svg");

const QSet<QString>& drawnElements() {
    static const QSet<QString> names{
        QStringLiteral("svg"),           QStringLiteral("g"),       QStringLiteral("defs"),
        QStringLiteral("use"),           QStringLiteral("title"),   QStringLiteral("desc"),
        QStringLiteral("metadata"),      QStringLiteral("path"),    QStringLiteral("rect"),
        QStringLiteral("circle"),        QStringLiteral("ellipse"), QStringLiteral("line"),
        QStringLiteral("polyline"),      QStringLiteral("polygon"), QStringLiteral("image"),
        QStringLiteral("stop"),          QStringLiteral("style"),   QStringLiteral("linearGradient"),
        QStringLiteral("radialGradient")};
    return names;
}

/// Whether Qt draws an element of this name: it doesn't look at name spaces, where browsers do.
bool isDrawnByName(const QString& name) {
    static const QSet<QString> harmless{QStringLiteral("title"), QStringLiteral("desc"),
                                        QStringLiteral("metadata")};
    static const QSet<QString> others{QStringLiteral("text"),         QStringLiteral("tspan"),
                                      QStringLiteral("textArea"),     QStringLiteral("a"),
                                      QStringLiteral("switch"),       QStringLiteral("animate"),
                                      QStringLiteral("animateColor"), QStringLiteral("animateTransform"),
                                      QStringLiteral("set")};
    return !harmless.contains(name) && (drawnElements().contains(name) || others.contains(name));
}

PictureFlaw unsafe(const QString& what) {
    return {"picture-svg-unsafe",
            {QT_TRANSLATE_NOOP("Engine", "Found “%1” in the SVG, expected shapes that need nothing but the "
                                         "file itself: no scripts, no links, no entities."),
             {what.left(80).toStdString()}},
            QT_TRANSLATE_NOOP("Engine", "Save it as plain SVG, with its pictures embedded.")};
}

PictureFlaw undrawable(const QString& what) {
    return {"picture-svg-unsupported",
            {QT_TRANSLATE_NOOP("Engine", "Found <%1> in the SVG, which would not look the same everywhere; "
                                         "expected shapes, gradients and embedded pictures."),
             {what.left(80).toStdString()}},
            QT_TRANSLATE_NOOP("Engine", "Turn texts and effects into paths, or save the picture as PNG.")};
}

PictureFlaw tooMuch() {
    return {"picture-svg-too-large",
            {QT_TRANSLATE_NOOP("Engine", "Found an SVG with too many or too deeply nested elements, expected "
                                         "at most %1, and %2 deep."),
             {maxElements, maxElementDepth}},
            QT_TRANSLATE_NOOP("Engine", "Simplify the drawing, or save the picture as PNG.")};
}

/// Whether a style only refers to the file's own parts.
bool staysInside(const QString& css) {
    const QString text = css.simplified().toLower();
    for (const QLatin1String word : {QLatin1String("\\"), QLatin1String("@"), QLatin1String("expression"),
                                     QLatin1String("javascript"), QLatin1String("/*")})
        if (text.contains(word))
            return false;
    for (qsizetype at = text.indexOf(QLatin1String("url")); at >= 0;
         at = text.indexOf(QLatin1String("url"), at + 3)) {
        QString target = text.mid(at + 3);
        target.remove(QLatin1Char(' ')).remove(QLatin1Char('"')).remove(QLatin1Char('\''));
        if (target.startsWith(QLatin1Char('(')) && !target.startsWith(QLatin1String("(#")))
            return false;
    }
    return true;
}

/// Browsers draw these, Qt doesn't.
bool hasEffect(const QString& css) {
    const QString text = css.toLower();
    for (const QLatin1String word : {QLatin1String("clip-path"), QLatin1String("mask"),
                                     QLatin1String("filter"), QLatin1String("mix-blend-mode")})
        if (text.contains(word))
            return true;
    return false;
}

/// In units of 1/96 inch, as browsers take them; 0 if it is not a plain length.
double lengthOf(QString text) {
    static constexpr std::pair<const char*, double> units[] = {
        {"px", 1}, {"pt", 96 / 72.0}, {"pc", 16}, {"mm", 96 / 25.4}, {"cm", 96 / 2.54}, {"in", 96}};
    double factor = 1;
    text = text.trimmed();
    for (const auto& [unit, pixels] : units)
        if (text.endsWith(QLatin1String(unit))) {
            text.chop(2);
            factor = pixels;
            break;
        }
    bool isNumber = false;
    const double value = text.toDouble(&isNumber);
    return isNumber && std::isfinite(value) ? value * factor : 0;
}

class SvgCheck {
public:
    explicit SvgCheck(std::string_view bytes)
        : xml_(QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()))) {}

    PictureCheckResult run() {
        while (!xml_.atEnd() && !result_.flaw) {
            switch (xml_.readNext()) {
            case QXmlStreamReader::DTD:
            case QXmlStreamReader::EntityReference:
                refuse(unsafe(QStringLiteral("<!DOCTYPE>")));
                break;
            case QXmlStreamReader::ProcessingInstruction:
                refuse(unsafe(QStringLiteral("<?%1?>").arg(xml_.processingInstructionTarget())));
                break;
            case QXmlStreamReader::StartElement:
                begin();
                break;
            case QXmlStreamReader::EndElement:
                end();
                break;
            case QXmlStreamReader::Characters:
                // A comment may part a word, so a style is looked at as a whole.
                if (!open_.empty() && open_.back().isStyle)
                    open_.back().style += xml_.text();
                break;
            default:
                break;
            }
        }
        if (!result_.flaw && (xml_.hasError() || elements_ == 0))
            refuse(brokenPicture());
        int drawn = elements_;
        for (const QString& target : used_) {
            if (withUses_.contains(target))
                refuse(undrawable(QStringLiteral("use")));
            drawn += sizes_.value(target);
            if (drawn > maxElements)
                refuse(tooMuch());
        }
        return std::move(result_);
    }

private:
    struct Open {
        QString id;
        bool isStyle = false;
        QString style;
        bool hasUse = false;
        /// Its number among all elements.
        int number = 0;
    };

    void refuse(PictureFlaw flaw) {
        if (!result_.flaw)
            result_.flaw = std::move(flaw);
    }

    void begin() {
        const QString name = xml_.name().toString();
        const bool drawn = xml_.namespaceUri() == svgNamespace;
        if (++elements_ > maxElements || open_.size() >= maxElementDepth)
            return refuse(tooMuch());
        if (elements_ == 1 && (!drawn || name != QLatin1String("svg")))
            return refuse(PictureFlaw{
                "picture-kind",
                {QT_TRANSLATE_NOOP("Engine", "Found <%1>, expected an SVG."), {name.left(80).toStdString()}},
                QT_TRANSLATE_NOOP("Engine", "Choose a PNG, JPEG or SVG file.")});
        if (name == QLatin1String("script") || name == QLatin1String("foreignObject"))
            return refuse(unsafe(QLatin1Char('<') + name + QLatin1Char('>')));
        if (drawn ? !drawnElements().contains(name) : isDrawnByName(name))
            return refuse(undrawable(name));
        if (!open_.empty() && open_.back().isStyle)
            return refuse(undrawable(QStringLiteral("style")));
        if (drawn && name == QLatin1String("svg") && elements_ > 1)
            return refuse(undrawable(name));
        const QXmlStreamAttributes attributes = xml_.attributes();
        for (const QXmlStreamAttribute& attribute : attributes)
            checkAttribute(name, attribute);
        // Qt draws none whose radius is left out.
        if (drawn && name == QLatin1String("radialGradient") && !attributes.hasAttribute(QLatin1String("r")))
            refuse(undrawable(QStringLiteral("radialGradient")));
        if (elements_ == 1)
            takeSize(attributes);
        const bool isUse = drawn && name == QLatin1String("use");
        open_.push_back({attributes.value(QLatin1String("id")).toString(),
                         name == QLatin1String("style"),
                         {},
                         isUse,
                         elements_});
    }

    void end() {
        const Open closed = open_.back();
        open_.pop_back();
        if (!staysInside(closed.style))
            refuse(unsafe(closed.style.simplified()));
        if (hasEffect(closed.style))
            refuse(undrawable(QStringLiteral("style")));
        // Of several with the same id, the largest.
        if (!closed.id.isEmpty()) {
            int& size = sizes_[closed.id];
            size = std::max(size, elements_ - closed.number + 1);
        }
        if (closed.hasUse && !closed.id.isEmpty())
            withUses_.insert(closed.id);
        if (closed.hasUse && !open_.empty())
            open_.back().hasUse = true;
    }

    void checkAttribute(const QString& element, const QXmlStreamAttribute& attribute) {
        const QString name = attribute.name().toString();
        const QString value = attribute.value().toString();
        if (name.startsWith(QLatin1String("on"), Qt::CaseInsensitive) ||
            attribute.qualifiedName() == QLatin1String("xml:base"))
            return refuse(unsafe(name + QLatin1Char('=')));
        if (name == QLatin1String("clip-path") || name == QLatin1String("mask") ||
            name == QLatin1String("filter"))
            return refuse(undrawable(name));
        if (name == QLatin1String("href") || name == QLatin1String("src"))
            return checkLink(element, value.trimmed(),
                             attribute.qualifiedName() == QLatin1String("xlink:href"));
        if (name == QLatin1String("style") && hasEffect(value))
            return refuse(undrawable(name));
        const bool escaped = attribute.namespaceUri().isEmpty() && value.contains(QLatin1Char('\\'));
        if (escaped || value.contains(QLatin1String("url"), Qt::CaseInsensitive) ||
            name == QLatin1String("style"))
            if (!staysInside(value))
                refuse(unsafe(value.simplified()));
    }

    void checkLink(const QString& element, const QString& target, bool isXlink) {
        if (target.startsWith(QLatin1Char('#'))) {
            if (element == QLatin1String("use"))
                used_.push_back(target.mid(1));
            return;
        }
        const qsizetype comma = target.indexOf(QLatin1Char(','));
        const QString head = target.left(comma);
        const bool png = head == QLatin1String("data:image/png;base64");
        const bool jpeg =
            head == QLatin1String("data:image/jpeg;base64") || head == QLatin1String("data:image/jpg;base64");
        if (comma < 0 || element != QLatin1String("image") || (!png && !jpeg))
            return refuse(unsafe(target));
        // Qt takes what follows the last "base64,", so nothing but base64 may follow this one.
        const auto bytes = QByteArray::fromBase64Encoding(
            target.mid(comma + 1).simplified().remove(QLatin1Char(' ')).toLatin1(),
            QByteArray::AbortOnBase64DecodingErrors);
        if (!bytes)
            return refuse(unsafe(head));
        const std::string_view view(bytes.decoded.constData(),
                                    static_cast<std::size_t>(bytes.decoded.size()));
        if (png ? !isPng(view) : !isJpeg(view))
            return refuse(brokenPicture());
        const PictureCheckResult inner = png ? checkPng(view) : checkJpeg(view);
        if (inner.flaw)
            return refuse(*inner.flaw);
        // Pictures inside count together: each is decoded.
        area_ += static_cast<double>(inner.size.width) * inner.size.height;
        if (area_ > maxPictureArea)
            refuse(*flawOfSize(maxPictureEdge, area_ / maxPictureEdge + 1));
        // Qt draws no other.
        if (!isXlink)
            refuse(undrawable(QStringLiteral("image href")));
    }

    void takeSize(const QXmlStreamAttributes& attributes) {
        const QStringList box = attributes.value(QLatin1String("viewBox"))
                                    .toString()
                                    .replace(QLatin1Char(','), QLatin1Char(' '))
                                    .simplified()
                                    .split(QLatin1Char(' '));
        double width = lengthOf(attributes.value(QLatin1String("width")).toString());
        double height = lengthOf(attributes.value(QLatin1String("height")).toString());
        if (width <= 0 || height <= 0) {
            width = box.size() == 4 ? lengthOf(box[2]) : 0;
            height = box.size() == 4 ? lengthOf(box[3]) : 0;
        }
        // Shapes have no pixels: small drawings are counted in finer units, so that their proportions stay.
        constexpr double enough = 1000;
        if (width > 0 && height > 0) {
            const double finer = enough / std::max(width, height);
            width *= finer;
            height *= finer;
        }
        if (auto flaw = flawOfSize(width, height))
            return refuse(std::move(*flaw));
        result_.size = {static_cast<int>(std::lround(width)), static_cast<int>(std::lround(height))};
    }

    QXmlStreamReader xml_;
    PictureCheckResult result_;
    std::vector<Open> open_;
    int elements_ = 0;
    double area_ = 0;
    QStringList used_;
    QSet<QString> withUses_;
    /// Elements in each with an id, itself included.
    QHash<QString, int> sizes_;
};

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
    if (width <= maxPictureEdge && height <= maxPictureEdge && width * height <= maxPictureArea)
        return std::nullopt;
    const auto whole = [](double length) { return static_cast<std::int64_t>(length < 1e15 ? length : 1e15); };
    return PictureFlaw{
        "picture-too-large",
        {QT_TRANSLATE_NOOP("Engine", "Found a picture of %1 by %2 pixels, expected at most %3 on a side and "
                                     "%4 million in all."),
         {whole(width), whole(height), maxPictureEdge, maxPictureArea / 1'000'000}},
        QT_TRANSLATE_NOOP("Engine", "Make it smaller: 1,000 pixels are plenty for a tile.")};
}

PictureCheckResult checkPng(std::string_view bytes) {
    constexpr std::size_t signature = 8, around = 12;
    PictureCheckResult result;
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

PictureCheckResult checkJpeg(std::string_view bytes) {
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(bytes[at]); };
    PictureCheckResult result;
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

PictureCheckResult checkSvg(std::string_view bytes) {
    return SvgCheck(bytes).run();
}

} // namespace tilewright
