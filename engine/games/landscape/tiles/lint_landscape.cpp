#include "engine/base/json/json.h"
#include "engine/games/landscape/tiles/landscape_family.h"
#include "engine/games/landscape/tiles/landscape_rim.h"
#include "engine/games/landscape/tiles/landscape_symmetry.h"
#include "engine/model/lint/set_issue_collector.h"

#include <algorithm>
#include <bit>
#include <set>

namespace tilewright {

namespace {

class LandscapeLint {
public:
    LandscapeLint(SetIssueCollector& report, const Tile& tile, const std::string& pointer)
        : report_(report), tile_(tile), shown_(tile.landscape()), pointer_(pointer) {}

    void run() {
        if (shown_.features.size() > static_cast<std::size_t>(maxFeatures))
            report_.tileError(
                "too-many-features", pointer_ + "/features", tile_,
                Text(QT_TRANSLATE_NOOP("Engine", "The tile has %1 features, expected at most %2."),
                     {shown_.features.size(), maxFeatures}),
                QT_TRANSLATE_NOOP("Engine", "Remove some."));
        for (const Direction d : allDirections)
            checkEdge(d);
        for (std::size_t i = 0; i < shown_.features.size(); ++i)
            checkFeature(i);
        checkEnds();
        checkContacts();
        checkCloisters();
        checkMarks();
    }

private:
    static bool isAny(const Feature&) { return true; }
    bool has(Mark mark) const { return std::ranges::find(shown_.marks, mark) != shown_.marks.end(); }
    Edge edge(Direction d) const { return shown_.edges[static_cast<std::size_t>(index(d))]; }
    std::string featurePointer(std::size_t number, const char* field) const {
        return pointerTo(pointer_ + "/features", number) + field;
    }
    void featureError(const char* code, std::size_t number, const char* field, Text message, Text remedy) {
        report_.tileError(code, featurePointer(number, field), tile_, std::move(message), std::move(remedy));
    }

    /// The features of a kind at a place on the rim.
    template <class Holds>
    std::vector<std::size_t> holders(FeatureKind kind, Holds holds) const {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < shown_.features.size(); ++i)
            if (shown_.features[i].kind == kind && holds(shown_.features[i]))
                found.push_back(i);
        return found;
    }

    void checkEdge(Direction d) {
        const Edge shows = edge(d);
        if (shows == Edge::City)
            checkSide(
                d, FeatureKind::City,
                QT_TRANSLATE_NOOP("Engine", "The %1 side shows a city, but no city of the tile reaches it; "
                                            "expected one."),
                QT_TRANSLATE_NOOP(
                    "Engine",
                    "Features no. %1 and no. %2 are cities that both reach the %3 side; expected one."));
        if (shows == Edge::Road)
            checkSide(d, FeatureKind::Road,
                      QT_TRANSLATE_NOOP("Engine",
                                        "The %1 side shows a road, but no road of the tile reaches it; "
                                        "expected one."),
                      QT_TRANSLATE_NOOP(
                          "Engine",
                          "Features no. %1 and no. %2 are roads that both reach the %3 side; expected one."));
        if (shows == Edge::Road || shows == Edge::Field)
            for (const int half : {2 * index(d), 2 * index(d) + 1})
                checkHalfSide(d, half);
    }

    void checkSide(Direction d, FeatureKind kind, const char* none, const char* several) {
        const auto reaching = holders(kind, [d](const Feature& f) { return f.reaches(d); });
        const auto side = Text::Argument::word(name(d));
        if (reaching.empty())
            report_.tileError(
                "edge-unreached", pointerTo(pointer_ + "/edges", static_cast<std::size_t>(index(d))), tile_,
                Text(none, {side}),
                QT_TRANSLATE_NOOP("Engine", "Add the side to a feature of that kind, or change the edge."));
        for (std::size_t i = 1; i < reaching.size(); ++i)
            featureError("edge-reached-twice", reaching[i], "/sides",
                         Text(several, {reaching[0], reaching[i], side}),
                         QT_TRANSLATE_NOOP("Engine", "Remove the side from one of the two, or merge them."));
    }

    void checkHalfSide(Direction d, int half) {
        const auto holding = holders(FeatureKind::Field, [half](const Feature& f) { return f.holds(half); });
        if (holding.empty())
            report_.tileError("half-side-free",
                              pointerTo(pointer_ + "/edges", static_cast<std::size_t>(index(d))), tile_,
                              Text(QT_TRANSLATE_NOOP("Engine", "Half side %1 is in no field, expected one."),
                                   {halfSideName(half)}),
                              QT_TRANSLATE_NOOP("Engine", "Add it to a field of the tile."));
        for (std::size_t i = 1; i < holding.size(); ++i)
            featureError("half-side-twice", holding[i], "/halfSides",
                         Text(QT_TRANSLATE_NOOP(
                                  "Engine",
                                  "Half side %1 is in two fields, features no. %2 and no. %3; expected one."),
                              {halfSideName(half), holding[0], holding[i]}),
                         QT_TRANSLATE_NOOP("Engine", "Remove it from one of the two, or merge them."));
    }

    void checkFeature(std::size_t number) {
        const Feature& feature = shown_.features[number];
        if (feature.kind == FeatureKind::City || feature.kind == FeatureKind::Road)
            checkWay(number, feature);
        if (feature.kind == FeatureKind::City && (feature.pennants < 0 || feature.pennants > maxPennants))
            featureError("pennants-out-of-range", number, "/pennants",
                         Text(QT_TRANSLATE_NOOP("Engine", "The city has %1 pennants, expected 0 to %2."),
                              {feature.pennants, maxPennants}),
                         QT_TRANSLATE_NOOP("Engine", "Correct their number."));
        if (feature.kind == FeatureKind::Road)
            checkTunnel(number, feature);
        if (feature.kind == FeatureKind::Field)
            checkField(number, feature);
    }

    void checkWay(std::size_t number, const Feature& way) {
        const bool isCity = way.kind == FeatureKind::City;
        if (way.sides == 0)
            featureError(
                "feature-without-side", number, "/sides",
                isCity ? QT_TRANSLATE_NOOP("Engine", "The city reaches no side, expected at least one.")
                       : QT_TRANSLATE_NOOP("Engine", "The road reaches no side, expected at least one."),
                QT_TRANSLATE_NOOP("Engine", "Name its sides, or remove it."));
        for (const Direction d : allDirections)
            if (way.reaches(d) && edge(d) != (isCity ? Edge::City : Edge::Road))
                featureError("side-of-another-kind", number, "/sides",
                             Text(isCity
                                      ? QT_TRANSLATE_NOOP("Engine",
                                                          "The city reaches the %1 side, whose edge is “%2”; "
                                                          "expected “city”.")
                                      : QT_TRANSLATE_NOOP("Engine",
                                                          "The road reaches the %1 side, whose edge is “%2”; "
                                                          "expected “road”."),
                                  {Text::Argument::word(name(d)), Text::Argument::word(name(edge(d)))}),
                             QT_TRANSLATE_NOOP("Engine", "Remove the side from it, or change the edge."));
    }

    void checkTunnel(std::size_t number, const Feature& road) {
        const auto reached = static_cast<int>(std::count_if(allDirections.begin(), allDirections.end(),
                                                            [&](Direction d) { return road.reaches(d); }));
        if (road.tunnel == Tunnel::Mouth && reached > 1)
            featureError(
                "mouth-of-several-sides", number, "/tunnel",
                Text(QT_TRANSLATE_NOOP("Engine",
                                       "A road with %1 sides ends in a tunnel mouth, expected one side."),
                     {reached}),
                QT_TRANSLATE_NOOP("Engine", "Make a separate road for each side, or use “splits”."));
        if (road.tunnel == Tunnel::Splits && reached == 1)
            featureError(
                "split-of-one-side", number, "/tunnel",
                QT_TRANSLATE_NOOP("Engine",
                                  "A road with one side is marked “splits”, expected two sides or more."),
                QT_TRANSLATE_NOOP("Engine", "Make it a “mouth”, or give it more sides."));
    }

    static bool parts(const Landscape& tile, const Feature& road) {
        const int side = std::countr_zero(static_cast<unsigned>(road.sides));
        const auto left = featureAt(tile, rimPlace(directionAt(side), SidePart::Left));
        return left != featureAt(tile, rimPlace(directionAt(side), SidePart::Right));
    }

    /// Roads that end where they must part a field that is one, or where they can't meet.
    void checkEnds() {
        const Landscape plane = withPlaneFields(shown_);
        for (std::size_t i = 0; i < shown_.features.size(); ++i) {
            const Feature& road = shown_.features[i];
            if (road.kind != FeatureKind::Road || road.ends == RoadEnd::None ||
                std::popcount(static_cast<unsigned>(road.sides)) != 1)
                continue;
            checkEnd(i, road.ends);
            const auto side = Text::Argument::word(name(directionAt(std::countr_zero(unsigned{road.sides}))));
            if (shown_.crossings.empty() && parts(plane, road) && !parts(shown_, road))
                report_.tileWarning(
                    "field-goes-through-road", featurePointer(i, "/ends"), tile_,
                    Text(QT_TRANSLATE_NOOP("Engine", "The end of the road to the %1 side divides the field, "
                                                     "but the same field lies on both sides of the road."),
                         {side}),
                    QT_TRANSLATE_NOOP("Engine", "Lay the fields anew, or let the road end in the open."));
            if (canMeet(road))
                continue;
            report_.tileWarning(
                "roads-cant-meet", featurePointer(i, "/ends"), tile_,
                Text(QT_TRANSLATE_NOOP("Engine", "The road to the %1 side ends where others do, but a city "
                                                 "lies between them."),
                     {side}),
                QT_TRANSLATE_NOOP("Engine", "Choose another end, for example a gate."));
        }
    }

    /// Roads that end at a building that the tile doesn't have: the picture shows it all the same.
    void checkEnd(std::size_t number, RoadEnd end) {
        const bool isMissing = end == RoadEnd::Cloister  ? holders(FeatureKind::Cloister, isAny).empty()
                               : end == RoadEnd::Tower   ? !has(Mark::Tower)
                               : end == RoadEnd::Volcano ? !has(Mark::Volcano)
                                                         : false;
        if (!isMissing)
            return;
        const char* message =
            end == RoadEnd::Cloister
                ? QT_TRANSLATE_NOOP("Engine", "A road ends at a cloister, but the tile has none: the one in "
                                              "the picture counts for nothing.")
            : end == RoadEnd::Tower
                ? QT_TRANSLATE_NOOP("Engine", "A road ends at a tower, but the tile has none: the one in the "
                                              "picture counts for nothing.")
                : QT_TRANSLATE_NOOP("Engine", "A road ends at a volcano, but the tile has none: the one in "
                                              "the picture counts for nothing.");
        report_.tileWarning("road-end-missing", featurePointer(number, "/ends"), tile_, message,
                            QT_TRANSLATE_NOOP("Engine", "Add it to the tile, or choose another end."));
    }

    /// Fields beside a city that don't list it, so that the picture shows more than is scored. Inner fields
    /// and gates part fields from cities in ways that the rim doesn't tell.
    void checkContacts() {
        const bool isHidden = std::ranges::any_of(shown_.features, [](const Feature& f) {
            return f.ends == RoadEnd::Gate || (f.kind == FeatureKind::Field && f.halfSides == 0);
        });
        if (!shown_.crossings.empty() || isHidden)
            return;
        const Landscape plane = withPlaneFields(shown_);
        const auto citiesOf = [](const Landscape& tile, const Feature& field) {
            unsigned sides = 0;
            for (const int city : field.cities)
                if (city >= 0 && city < static_cast<int>(tile.features.size()))
                    sides |= tile.features[static_cast<std::size_t>(city)].sides;
            return sides;
        };
        for (const std::size_t i : holders(FeatureKind::Field, isAny)) {
            const Feature& field = shown_.features[i];
            const auto laid = std::ranges::find_if(plane.features, [&field](const Feature& f) {
                return f.kind == FeatureKind::Field && f.halfSides == field.halfSides;
            });
            if (laid == plane.features.end() || (citiesOf(plane, *laid) & ~citiesOf(shown_, field)) == 0)
                continue;
            report_.tileWarning("field-touches-city", featurePointer(i, "/cities"), tile_,
                                QT_TRANSLATE_NOOP("Engine", "In the picture a field touches a city that it "
                                                            "doesn't list, so it scores nothing for it."),
                                QT_TRANSLATE_NOOP("Engine", "Lay the fields anew, or let them touch."));
        }
    }

    /// Whether no city lies between the road and the others that end as it does.
    bool canMeet(const Feature& road) const {
        if (road.ends == RoadEnd::Gate || road.ends == RoadEnd::Terminus)
            return true;
        Feature all = road;
        for (const Feature& other : shown_.features)
            if (other.kind == FeatureKind::Road && other.ends == road.ends && other.tunnel == road.tunnel)
                all.sides = static_cast<std::uint8_t>(all.sides | other.sides);
        return !shown_.crossings.empty() ||
               std::none_of(shown_.features.begin(), shown_.features.end(), [&](const Feature& f) {
                   return f.kind == FeatureKind::City && mustCross(f, all);
               });
    }

    void checkField(std::size_t number, const Feature& field) {
        for (int half = 0; half < halfSideCount; ++half) {
            const Edge shows = edge(sideOfHalf(half));
            if (field.holds(half) && (shows == Edge::City || shows == Edge::Any))
                featureError(
                    "half-side-without-field", number, "/halfSides",
                    Text(
                        QT_TRANSLATE_NOOP(
                            "Engine",
                            "The field includes half side %1 of an edge “%2”, along which no field can lie."),
                        {halfSideName(half), Text::Argument::word(name(shows))}),
                    QT_TRANSLATE_NOOP("Engine", "Remove the half side from it, or change the edge."));
        }
        const std::string pointer = featurePointer(number, "/cities");
        for (std::size_t i = 0; i < field.cities.size(); ++i) {
            const int city = field.cities[i];
            const auto before = field.cities.begin() + static_cast<std::ptrdiff_t>(i);
            if (!isCity(city))
                report_.tileError(
                    "city-unknown", pointerTo(pointer, i), tile_,
                    Text(
                        QT_TRANSLATE_NOOP(
                            "Engine",
                            "The field touches feature no. %1 as a city, but that isn't a city of the tile."),
                        {city}),
                    QT_TRANSLATE_NOOP("Engine", "Name a city by its feature number, counting from 0."));
            else if (std::find(field.cities.begin(), before, city) != before)
                report_.tileError("city-twice", pointerTo(pointer, i), tile_,
                                  Text(QT_TRANSLATE_NOOP("Engine", "City no. %1 is listed twice."), {city}),
                                  QT_TRANSLATE_NOOP("Engine", "Remove one of the two."));
        }
    }

    bool isCity(int number) const {
        return number >= 0 && number < static_cast<int>(shown_.features.size()) &&
               shown_.features[static_cast<std::size_t>(number)].kind == FeatureKind::City;
    }

    void checkCloisters() {
        const auto all = holders(FeatureKind::Cloister, isAny);
        for (std::size_t i = 1; i < all.size(); ++i)
            featureError("cloister-twice", all[i], "",
                         QT_TRANSLATE_NOOP("Engine", "The tile has a second cloister, expected at most one."),
                         QT_TRANSLATE_NOOP("Engine", "Remove one of the two."));
    }

    void checkMarks() {
        const auto& marks = shown_.marks;
        const std::string pointer = pointer_ + "/marks";
        for (std::size_t i = 0; i < marks.size(); ++i) {
            const auto before = marks.begin() + static_cast<std::ptrdiff_t>(i);
            if (std::find(marks.begin(), before, marks[i]) != before)
                report_.tileError(
                    "mark-twice", pointerTo(pointer, i), tile_,
                    Text(QT_TRANSLATE_NOOP("Engine", "The mark “%1” is listed twice, expected once."),
                         {Text::Argument::word(name(marks[i]))}),
                    QT_TRANSLATE_NOOP("Engine", "Remove one of the two."));
        }
        if (has(Mark::Volcano) && has(Mark::Tower))
            report_.tileError(
                "volcano-with-tower", pointer, tile_,
                QT_TRANSLATE_NOOP("Engine",
                                  "The tile has a volcano and a tower, expected at most one of the two."),
                QT_TRANSLATE_NOOP("Engine", "Remove one of the two."));
    }

    SetIssueCollector& report_;
    const Tile& tile_;
    const Landscape& shown_;
    const std::string& pointer_;
};

} // namespace

void checkLandscape(SetIssueCollector& report, const Tile& tile, const std::string& pointer) {
    LandscapeLint(report, tile, pointer).run();
}

namespace {

/// An inner field may lie anywhere, so nothing can be said about it.
bool liesAnywhere(const Feature& feature) {
    return feature.kind == FeatureKind::Field && feature.halfSides == 0;
}

} // namespace

void checkCrossings(SetIssueCollector& report, const Tile& tile, const std::string& pointer) {
    const auto& features = tile.landscape().features;
    const int count = static_cast<int>(features.size());
    const auto at = [&](int number) -> const Feature& { return features[static_cast<std::size_t>(number)]; };
    std::set<std::pair<int, int>> told;
    for (std::size_t i = 0; i < tile.landscape().crossings.size(); ++i) {
        const auto [a, b] =
            std::minmax({tile.landscape().crossings[i].first, tile.landscape().crossings[i].second});
        const std::string here = pointerTo(pointer + "/crossings", i);
        if (a < 0 || b >= count) {
            report.tileError(
                "crossing-unknown", here, tile,
                Text(QT_TRANSLATE_NOOP(
                         "Engine",
                         "Features no. %1 and no. %2 cross, but the tile has %3 features, numbered from 0."),
                     {a, b, count}),
                QT_TRANSLATE_NOOP("Engine", "Name two features of the tile by their numbers."));
        } else if (a == b) {
            report.tileError(
                "crossing-of-itself", here, tile,
                Text(QT_TRANSLATE_NOOP("Engine",
                                       "Feature no. %1 crosses itself, expected two different features."),
                     {a}),
                QT_TRANSLATE_NOOP("Engine", "Name two features, or remove the crossing."));
        } else if (!told.emplace(a, b).second) {
            report.tileWarning(
                "crossing-twice", here, tile,
                Text(QT_TRANSLATE_NOOP("Engine",
                                       "The crossing of features no. %1 and no. %2 is listed twice."),
                     {a, b}),
                QT_TRANSLATE_NOOP("Engine", "Remove one of the two."));
        } else if (!mustCross(at(a), at(b)) && !liesAnywhere(at(a)) && !liesAnywhere(at(b))) {
            report.tileWarning(
                "crossing-needless", here, tile,
                Text(QT_TRANSLATE_NOOP("Engine",
                                       "Features no. %1 and no. %2 cross, but could lie side by side."),
                     {a, b}),
                QT_TRANSLATE_NOOP("Engine", "Remove the crossing, or correct their sides."));
        }
    }
    for (int a = 0; a < count; ++a)
        for (int b = a + 1; b < count; ++b)
            if (mustCross(at(a), at(b)) && !told.contains({a, b}))
                report.tileWarning(
                    "crossing-missing", pointer + "/crossings", tile,
                    Text(QT_TRANSLATE_NOOP("Engine", "Features no. %1 and no. %2 can't lie side by side, but "
                                                     "their crossing isn't listed."),
                         {a, b}),
                    QT_TRANSLATE_NOOP("Engine", "Add the crossing, or correct their sides."));
}

} // namespace tilewright
