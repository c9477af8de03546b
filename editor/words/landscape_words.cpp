#include "editor/words/landscape_words.h"

#include "editor/words/translated_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace tilewright {

namespace {

struct LandscapeWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::LandscapeWords)
};

QString listed(const QStringList& words) {
    return words.join(LandscapeWords::tr(", "));
}

QString sidesInWords(const Feature& feature) {
    QStringList sides;
    for (const Direction d : allDirections) {
        const unsigned halves = feature.halfSides & halfSidesOf(d);
        if (feature.kind != FeatureKind::Field ? feature.reaches(d) : halves == halfSidesOf(d))
            sides << translated(name(d));
        else if (feature.kind == FeatureKind::Field && halves != 0)
            sides << placeInWords(
                rimPlace(d, feature.holds(2 * index(d)) ? SidePart::Left : SidePart::Right));
    }
    return listed(sides);
}

QStringList traitsOf(const Landscape& tile, const Feature& feature) {
    QStringList words;
    // A tile with only this feature, so that functions for tiles can be used.
    Landscape alone;
    alone.features = {feature};
    for (const Direction d : allDirections)
        if (feature.reaches(d))
            alone.edges[static_cast<std::size_t>(index(d))] =
                feature.kind == FeatureKind::City ? Edge::City : Edge::Road;
    if (feature.pennants > 0)
        words << LandscapeWords::tr("%n pennants", nullptr, feature.pennants);
    for (const Direction d : allDirections) {
        if (!feature.reaches(d))
            continue;
        for (const Trait trait : allTraits())
            if (!isOfTile(trait) && hasTrait(alone, rimPlace(d, SidePart::Middle), trait))
                words << translated(name(trait));
        break;
    }
    QStringList cities;
    for (const int city : feature.cities)
        if (city >= 0 && city < static_cast<int>(tile.features.size()))
            cities << sidesInWords(tile.features[static_cast<std::size_t>(city)]);
    if (!cities.isEmpty())
        //: a field; %1 tells where the cities lie
        words << LandscapeWords::tr("touches the city %1")
                     .arg(cities.join(LandscapeWords::tr(" and the city ")));
    return words;
}

} // namespace

QString edgeInWords(Edge edge) {
    //: a side of a tile that fits every other side
    return edge == Edge::Any ? LandscapeWords::tr("any side") : translated(name(edge));
}

QString placeInWords(int place) {
    if (!isOnRim(place))
        //: %1 counts the fields of a tile that meet no side
        return LandscapeWords::tr("inner field %1").arg(place - rimPlaces + 1);
    QString side = translated(name(sideOfPlace(place)));
    switch (sidePartOfPlace(place)) {
    case SidePart::Left:
        //: %1 is a side of a tile; left as seen from the middle of the tile
        return LandscapeWords::tr("%1, left half").arg(side);
    case SidePart::Right:
        return LandscapeWords::tr("%1, right half").arg(side);
    case SidePart::Middle:
        break;
    }
    return side;
}

QString featureInWords(const Landscape& tile, int number) {
    const Feature& feature = tile.features[static_cast<std::size_t>(number)];
    const QString sides = sidesInWords(feature);
    QString words = translated(name(feature.kind));
    if (!sides.isEmpty())
        words += u' ' + sides;
    else if (feature.kind == FeatureKind::Field)
        words = LandscapeWords::tr("inner field");
    const QStringList burden = traitsOf(tile, feature);
    return burden.isEmpty() ? words : words + LandscapeWords::tr("; ") + listed(burden);
}

QString landscapeInWords(const Landscape& tile) {
    QStringList words;
    for (const Direction d : allDirections)
        //: a side of a tile and what is there: "north city"
        words << LandscapeWords::tr("%1 %2").arg(translated(name(d)),
                                                 edgeInWords(tile.edges[static_cast<std::size_t>(index(d))]));
    for (const Trait trait : allTraits())
        if (isOfTile(trait) && hasTrait(tile, 0, trait))
            words << translated(name(trait));
    return listed(words);
}

} // namespace tilewright
