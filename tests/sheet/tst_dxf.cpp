#include <QTest>

#include "editor/output/sheets/dxf_arcs.h"
#include "editor/output/sheets/sheet_backends.h"
#include "editor/output/sheets/sheet_formats.h"
#include "engine/art/shapes/geometry.h"
#include "tests/sheet/sheets.h"

#include <QRegularExpression>

#include <rapidcheck.h>

#include <cmath>
#include <map>
#include <numbers>

using namespace tilewright;
using namespace tilewright::test;

namespace {

struct Group {
    int code = -1;
    std::string value;
};

/// Pairs of lines, each a code that R12 knows and a value of its kind.
std::vector<Group> groupsOf(const std::string& text) {
    const QStringList lines = QString::fromStdString(text).split(u'\n');
    std::vector<Group> groups;
    for (qsizetype i = 0; i + 1 < lines.size(); i += 2) {
        bool isCode = false;
        const int code = lines[i].trimmed().toInt(&isCode);
        if (!isCode)
            qFatal("line %lld is no code: %s", i + 1, qPrintable(lines[i]));
        bool fits = true;
        if (code >= 10 && code < 60)
            fits = lines[i + 1].contains(u'.') && (lines[i + 1].toDouble(&fits), fits);
        else if (code >= 60 && code < 80)
            lines[i + 1].toInt(&fits);
        else
            fits = code >= 0 && code < 10 && !lines[i + 1].isEmpty();
        if (!fits)
            qFatal("line %lld: %s isn't of code %d", i + 2, qPrintable(lines[i + 1]), code);
        groups.push_back({code, lines[i + 1].toStdString()});
    }
    if (lines.size() % 2 != 1 || !lines.last().isEmpty())
        qFatal("a code without a value");
    return groups;
}

struct Entity {
    std::string kind;
    std::string layer;
    bool closed = false;
    std::vector<art::Point> points;
};

/// Ends the test where sections, tables or polylines aren't as the format wants them.
struct Drawing {
    explicit Drawing(const std::string& text) {
        std::string section;
        Entity* open = nullptr;
        const auto groups = groupsOf(text);
        for (std::size_t i = 0; i < groups.size(); ++i) {
            const auto& [code, value] = groups[i];
            if (code == 0 && value == "SECTION") {
                if (!section.empty() || groups[i + 1].code != 2)
                    qFatal("a section in a section");
                section = groups[i + 1].value;
                sections << QString::fromStdString(section);
            } else if (code == 0 && value == "ENDSEC") {
                section.clear();
            } else if (code == 0 && value == "EOF") {
                ended = i + 1 == groups.size() && section.empty();
            } else if (section == "HEADER" && code == 9) {
                variables[value] = groups[i + 1].value;
            } else if (section == "TABLES" && code == 0 && value == "LAYER") {
                layers.push_back(groups[i + 1].value);
            } else if (section == "ENTITIES") {
                if (code == 0 && value == "VERTEX") {
                    if (open == nullptr)
                        qFatal("a vertex outside of a polyline");
                    open->points.emplace_back();
                } else if (code == 0 && value == "SEQEND") {
                    open = nullptr;
                } else if (code == 0) {
                    if (open != nullptr)
                        qFatal("a polyline without an end");
                    entities.push_back({value, {}, false, {}});
                    if (value == "POLYLINE")
                        open = &entities.back();
                    else
                        entities.back().points.resize(2);
                } else if (code == 8) {
                    entities.back().layer = value;
                } else if (code == 70) {
                    entities.back().closed = value == "1";
                } else if (code == 10 || code == 20 || code == 11 || code == 21) {
                    auto& points = entities.back().points;
                    if (points.empty())
                        continue; // a polyline's own point means nothing
                    art::Point& p = entities.back().kind == "LINE" ? points[code % 10] : points.back();
                    (code < 20 ? p.x : p.y) = std::stod(value);
                }
            }
        }
    }
    QStringList sections;
    std::map<std::string, std::string> variables;
    std::vector<std::string> layers;
    std::vector<Entity> entities;
    bool ended = false;
};

/// The distance of a point from the arcs and lines of a chain.
double distanceFrom(const ArcChain& chain, art::Point p) {
    double least = 1e9;
    for (std::size_t i = 0; i + 1 < chain.vertices.size(); ++i) {
        const auto& [a, bulge] = chain.vertices[i];
        const art::Point b = chain.vertices[i + 1].point;
        const double angle = 4 * std::atan(bulge), chord = std::hypot(b.x - a.x, b.y - a.y);
        constexpr int pieces = 400;
        for (int k = 0; k <= pieces; ++k) {
            const double t = double(k) / pieces;
            art::Point at{a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)};
            if (bulge != 0) {
                // Turned from the start, about the centre to the left of the chord.
                const double radius = chord / 2 / std::sin(angle / 2);
                const double toward = std::atan2(b.y - a.y, b.x - a.x) - angle / 2 + std::numbers::pi / 2;
                const art::Point centre{a.x + radius * std::cos(toward), a.y + radius * std::sin(toward)};
                const double turned = t * angle, x = a.x - centre.x, y = a.y - centre.y;
                at = {centre.x + x * std::cos(turned) - y * std::sin(turned),
                      centre.y + x * std::sin(turned) + y * std::cos(turned)};
            }
            least = std::min(least, std::hypot(at.x - p.x, at.y - p.y));
        }
    }
    return least;
}

} // namespace

class TestSheetDxf : public QObject {
    Q_OBJECT

private slots:
    void isR12InMillimetres() {
        const Drawing drawing(dxfPage(sheetsOf(fewTiles()), 0));
        QCOMPARE(drawing.sections, (QStringList{"HEADER", "TABLES", "BLOCKS", "ENTITIES"}));
        QVERIFY(drawing.ended);
        QCOMPARE(drawing.variables.at("$ACADVER"), std::string("AC1009"));
        QCOMPARE(drawing.variables.at("$INSUNITS"), std::string("4"));
        QCOMPARE(drawing.layers, (std::vector<std::string>{"SCORE", "CUT"}));
    }

    void cutsAreWhereTheTilesAre() {
        sheet::SheetSpecification specification;
        specification.gapX = specification.gapY = 3;
        const sheet::PrintDocument document = sheetsOf(fewTiles(), specification);
        const Drawing drawing(dxfPage(document, 0));
        QCOMPARE(drawing.entities.size(), document.pages[0].uses.size());
        for (const Entity& entity : drawing.entities) {
            QCOMPARE(entity.kind, std::string("POLYLINE"));
            QCOMPARE(entity.layer, std::string("CUT"));
            QVERIFY(entity.closed);
            QCOMPARE(entity.points.size(), std::size_t(4));
        }
        // The first tile's upper left corner, from the lower edge of the page.
        const art::Transform& first = document.pages[0].uses[0].place;
        const auto& corners = drawing.entities[0].points;
        QVERIFY(std::any_of(corners.begin(), corners.end(), [&](art::Point p) {
            return std::abs(p.x - first.e) < 1e-6 && std::abs(p.y - (297 - first.f)) < 1e-6;
        }));
    }

    void scoresHaveALayerOfTheirOwn() {
        sheet::PrintDocument document = sheetsOf(fewTiles());
        auto& page = document.pages[0];
        page.on(sheet::Layer::Cut).clear();
        art::Shape score;
        score.path = art::line({10, 20}, {30, 20});
        score.stroke = art::Stroke{sheet::scoreColour, sheet::machineStroke};
        page.on(sheet::Layer::Score) = {score};
        const Drawing drawing(dxfPage(document, 0));
        QCOMPARE(drawing.entities.size(), std::size_t(1));
        QCOMPARE(drawing.entities[0].kind, std::string("LINE"));
        QCOMPARE(drawing.entities[0].layer, std::string("SCORE"));
        QVERIFY(drawing.entities[0].points == (std::vector<art::Point>{{10, 277}, {30, 277}}));
    }

    void circlesBecomeArcs() {
        const auto chains = arcChains(art::circle({5, 5}, 3));
        QCOMPARE(chains.size(), std::size_t(1));
        QVERIFY(chains[0].closed);
        QCOMPARE(chains[0].vertices.size(), std::size_t(4));
        for (const auto& vertex : chains[0].vertices)
            QVERIFY(std::abs(std::abs(vertex.bulge) - std::tan(std::numbers::pi / 8)) < 1e-3);
    }

    void bulgesTurnToTheLeft() {
        // From the east end of a circle to the north, y up: to the left.
        constexpr double handle = 0.5523;
        art::Path path;
        path.moveTo(1, 0).cubicTo({1, handle}, {handle, 1}, {0, 1});
        const auto chains = arcChains(path, 0.001);
        QCOMPARE(chains.at(0).vertices.size(), std::size_t(2));
        QVERIFY(chains[0].vertices[0].bulge > 0.4);
        QVERIFY(!chains[0].closed);
    }

    void curvesMayComeBackFromBeyondTheirEnds() {
        art::Path path;
        path.moveTo(0, 0).cubicTo({40, 0}, {-30, 0}, {10, 0});
        const auto chains = arcChains(path, 0.05);
        double farthest = 0;
        for (const auto& vertex : chains.at(0).vertices)
            farthest = std::max(farthest, vertex.point.x);
        QVERIFY(farthest > 11);
    }

    void curvesStayWithinTheTolerance() {
        QVERIFY(rc::check([] {
            const auto at = [] {
                return art::Point{*rc::gen::inRange(-200, 200) / 10.0, *rc::gen::inRange(-200, 200) / 10.0};
            };
            const art::Point a = at(), b = at(), c = at(), d = at();
            art::Path path;
            path.moveTo(a.x, a.y).cubicTo(b, c, d);
            const auto chains = arcChains(path, 0.05);
            if (chains.empty()) {
                RC_ASSERT(a == d);
                return;
            }
            RC_ASSERT(chains.size() == 1);
            for (int i = 0; i <= 10; ++i) {
                const double t = i / 10.0, s = 1 - t;
                const art::Point p{
                    s * s * s * a.x + 3 * s * s * t * b.x + 3 * s * t * t * c.x + t * t * t * d.x,
                    s * s * s * a.y + 3 * s * s * t * b.y + 3 * s * t * t * c.y + t * t * t * d.y};
                RC_ASSERT(distanceFrom(chains[0], p) < 0.3);
            }
        }));
    }

    void writesAFileAPage() {
        const Folder folder;
        TileSet set = fewTiles();
        set.tiles[0].count = 30;
        const auto written = findSheetFormat("dxf")->write(sheetsOf(set), {folder.target(), "few"}, {});
        QCOMPARE(*written.value, (SheetFiles{folder.target("few-01.dxf"), folder.target("few-02.dxf")}));
        QCOMPARE(folder.files(), (QStringList{"few-01.dxf", "few-02.dxf"}));
    }
};

QTEST_APPLESS_MAIN(TestSheetDxf)
#include "tst_dxf.moc"
