#include "engine/art/shapes/glyphs.h"
#include "engine/art/shapes/lettering.h"

#include <QTest>
#include <rapidcheck.h>

#include <algorithm>

using namespace tilewright::art;

namespace {

Box box(std::string_view text) {
    Picture picture;
    picture.stroke(lettering(text, 8), {Rgb{}, 0, Join::Round, Cap::Round});
    return inkBox(picture);
}

} // namespace

class TestArtLettering : public QObject {
    Q_OBJECT

private slots:
    void capitalsStandOnTheBaseline() {
        for (const char* text : {"A", "H", "M", "T", "Z"}) {
            QCOMPARE(box(text).top, -8.0);
            QCOMPARE(box(text).bottom, 0.0);
            QCOMPARE(box(text).left, 0.0);
        }
    }

    void widthAdds() {
        QCOMPARE(letteringWidth("", 8), 0.0);
        QCOMPARE(letteringWidth("HH", 8), 2 * letteringWidth("H", 8));
        QCOMPARE(letteringWidth("page 1 of 3", 4), letteringWidth("page 1 of 3", 8) / 2);
    }

    void latinIsKnown() {
        std::string missing;
        for (char32_t c = 0x20; c <= 0xFF; ++c) {
            const bool letter = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= 0xC0);
            const bool ascii = c < 0x7F;
            if ((letter || ascii) && !findGlyph(decompose(c).base))
                missing += std::to_string(c) + ' ';
        }
        QCOMPARE(missing, std::string());
    }

    void glyphsDifferAndAreWellFormed() {
        std::vector<std::string_view> seen;
        for (char32_t c = 0x21; c < 0x7F; ++c) {
            const Glyph* glyph = findGlyph(c);
            QVERIFY(glyph);
            QVERIFY2(std::find(seen.begin(), seen.end(), glyph->strokes) == seen.end(),
                     glyph->strokes.data());
            seen.push_back(glyph->strokes);
            QVERIFY(glyph->advance >= 2);
            const std::string text = QString(QChar(char16_t(c))).toStdString();
            QVERIFY(!lettering(text, 8).empty());
            QVERIFY2(box(text).right <= glyph->advance + 0.5, glyph->strokes.data());
        }
    }

    void accentsStandAbove() {
        QVERIFY(box("\u00C4").top < box("A").top);
        QVERIFY(box("\u00E9").top < box("e").top);
        QVERIFY(box("\u00C7").bottom > box("C").bottom);
        QCOMPARE(letteringWidth("\u00FC", 8), letteringWidth("u", 8));
    }

    void unknownIsABox_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("Han") << QByteArray("\u4E2D");
        QTest::newRow("beyond the first plane") << QByteArray("\U0001F480");
        QTest::newRow("lone continuation") << QByteArray("\x80");
        QTest::newRow("cut short") << QByteArray("\xC3");
        QTest::newRow("byte that never occurs") << QByteArray("\xFF");
    }
    void unknownIsABox() {
        QFETCH(QByteArray, text);
        const Path path = lettering({text.constData(), std::size_t(text.size())}, 8);
        QCOMPARE(path.points().size(), std::size_t(5));
        QVERIFY(path.points().front() == path.points().back());
    }

    void anyBytesAreDrawn() {
        QVERIFY(rc::check([] {
            const auto text = *rc::gen::arbitrary<std::string>();
            RC_ASSERT(letteringWidth(text, 8) >= 0);
            lettering(text, 8);
        }));
    }
};

QTEST_APPLESS_MAIN(TestArtLettering)
#include "tst_lettering.moc"
