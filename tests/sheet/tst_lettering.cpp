#include "engine/sheet/component_sheets.h"
#include "engine/sheet/lettering/text_shapes.h"
#include "engine/sheet/print_marks.h"
#include "tests/sheet/sheets.h"

#include <QtTest>
#include <rapidcheck.h>

using namespace tilewright;
using namespace tilewright::sheet;
using namespace tilewright::test;

namespace {

std::vector<art::Shape> lettered(std::string_view text, double capHeight = 8) {
    return textShapes(text, capHeight, FontWeight::Regular, strokes::dark);
}

double widthOf(std::string_view text, double capHeight = 8) {
    return textWidth(text, capHeight, FontWeight::Regular);
}

art::Box boxOf(std::string_view text) {
    art::Picture picture;
    picture.shapes = lettered(text);
    return art::inkBox(picture);
}

std::string missingIn(std::string_view text) {
    std::string missing;
    for (const art::Shape& shape : lettered(text))
        missing += shape.text->missing;
    return missing;
}

/// Noncharacters, which no font has.
constexpr const char* nowhere = "\U0010FFFD";

QStringList codesOf(const Issues& issues) {
    QStringList codes;
    for (const Issue& issue : issues)
        codes << QString::fromStdString(issue.code);
    return codes;
}

} // namespace

class TestLettering : public QObject {
    Q_OBJECT

private slots:
    void capitalsStandOnTheBaseline() {
        for (const char* text : {"E", "H", "T"}) {
            QVERIFY2(std::abs(boxOf(text).top + 8) < 0.02, text);
            QVERIFY2(std::abs(boxOf(text).bottom) < 0.02, text);
        }
        QVERIFY(boxOf("\u00C4").top < boxOf("A").top);
        QVERIFY(boxOf("\u00C7").bottom > boxOf("C").bottom);
    }

    void widthsAdd() {
        QCOMPARE(widthOf(""), 0.0);
        QCOMPARE(widthOf("HH"), 2 * widthOf("H"));
        QVERIFY(std::abs(widthOf("page 1 of 3", 4) - widthOf("page 1 of 3") / 2) < 1e-9);
        QVERIFY(textWidth("page", 8, FontWeight::Bold) > widthOf("page"));
    }

    void latinGreekAndCyrillicAreBundled() {
        const auto shapes =
            lettered("\u0179d\u017Ab\u0142o \u00C7\u0131\u011Fl\u0131k \u0150\u0219\u0111 "
                     "\u0395\u03BB\u03BB \u0420\u0443\u0441 \u2013 \u201Ea\u201C \u2026 \u2212");
        QCOMPARE(shapes.size(), std::size_t(1));
        QCOMPARE(shapes.front().text->font->name, std::string("OpenSans"));
        QCOMPARE(shapes.front().text->missing, std::string());
    }

    /// Armenian is in DejaVu, which the program comes with.
    void otherLettersAreTakenFromTheMachine() {
        const auto shapes = lettered("Ab \u0531\u0532 cd");
        QCOMPARE(shapes.size(), std::size_t(3));
        QCOMPARE(shapes[1].text->text, std::string("\u0531\u0532"));
        QVERIFY(shapes[1].text->font != shapes[0].text->font);
        QCOMPARE(missingIn("Ab \u0531\u0532 cd"), std::string());
        QVERIFY(!shapes[1].path.empty());
    }

    void whatNoFontHasIsABoxWithAName() {
        const std::string text = std::string("a") + nowhere + "b" + nowhere;
        QCOMPARE(missingIn(text), std::string(nowhere));
        QVERIFY(!lettered(nowhere).front().path.empty());
        TileSet set = fewTiles();
        set.name = "Set " + std::string(nowhere);
        const auto document = componentSheets(set, {});
        QVERIFY(document);
        QCOMPARE(codesOf(document.issues), QStringList{"letters-missing"});
        QVERIFY(document.issues.front().message.english().find(nowhere) != std::string::npos);
        QCOMPARE(codesOf(componentSheets(fewTiles(), {}).issues), QStringList());
    }

    void marksStayWithTheirLetters() {
        const auto shapes = lettered("e\u0301\u0323 x\u0302");
        QCOMPARE(shapes.size(), std::size_t(1));
        QCOMPARE(missingIn("e\u0301\u0323 x\u0302"), std::string());
        QCOMPARE(widthOf("e\u0301"), widthOf("\u00E9"));
    }

    void longTextsAreShortened() {
        const std::string text = "A note that is rather long";
        const double room = widthOf(text) * 0.6;
        const std::string less = elidedText(text, 8, FontWeight::Regular, room);
        QVERIFY(less.ends_with("\u2026") && text.starts_with(less.substr(0, less.size() - 3)));
        QVERIFY(widthOf(less) <= room);
        QVERIFY(widthOf(less) > room * 0.8);
        QCOMPARE(elidedText(text, 8, FontWeight::Regular, widthOf(text)), text);
        SheetSpecification s;
        s.note = QByteArray(200, 'w').toStdString();
        QCOMPARE(codesOf(componentSheets(fewTiles(), s).issues), QStringList{"text-shortened"});
        // Not squeezed either: words of ours are set smaller.
        const Label label = fitted({0, 0, 8, room, Anchor::Start, text});
        QVERIFY(std::abs(textWidth(label.text, label.capHeight, label.weight) - room) < 1e-9);
    }

    void glyphsTellTheirText() {
        for (const char* text : {"office fi ffl", "page 1 of 3", "na\u00EFve", "\u0531\u0532"}) {
            std::string told;
            for (const art::Shape& shape : lettered(text))
                for (const art::TextRun::Glyph& glyph : shape.text->glyphs)
                    told += glyph.text;
            QCOMPARE(told, std::string(text));
        }
    }

    void anyBytesAreDrawn() {
        QVERIFY(rc::check([] {
            const auto text = *rc::gen::arbitrary<std::string>();
            RC_ASSERT(widthOf(text) >= 0);
            (void)lettered(text);
            (void)elidedText(text, 8, FontWeight::Regular, 20);
        }));
    }
};

QTEST_GUILESS_MAIN(TestLettering)
#include "tst_lettering.moc"
