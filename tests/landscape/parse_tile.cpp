#include "tests/landscape/parse_tile.h"

#include <QStringList>

namespace tilewright::test {

namespace {

const QString sideLetters = "nesw";

std::uint8_t sidesOf(const QString& letters) {
    unsigned sides = 0;
    for (const QChar letter : letters)
        sides |= 1U << sideLetters.indexOf(letter);
    return static_cast<std::uint8_t>(sides);
}

Edge edgeOf(QChar letter) {
    switch (letter.toLatin1()) {
    case 'c':
        return Edge::City;
    case 'r':
        return Edge::Road;
    case 'f':
        return Edge::Field;
    default:
        return Edge::Any;
    }
}

/// Cuts from the mark on and returns what stood behind it.
QString cutAt(QString& text, const QString& mark) {
    const qsizetype at = text.indexOf(mark);
    if (at < 0)
        return {};
    const QString rest = text.mid(at + mark.size());
    text.truncate(at);
    return rest;
}

Feature featureOf(QString text) {
    Feature feature;
    if (text == "m") {
        feature.kind = FeatureKind::Cloister;
        return feature;
    }
    const char kind = text[0].toLatin1();
    text = text.mid(2);
    if (kind == 'f') {
        for (const QString& city : cutAt(text, "/").split(',', Qt::SkipEmptyParts))
            feature.cities.push_back(city.toInt());
        unsigned halves = 0;
        for (const QString& half : text.split(',', Qt::SkipEmptyParts))
            halves |= 1U << halfSideFromName(half.toStdString()).value();
        feature.halfSides = static_cast<std::uint8_t>(halves);
        return feature;
    }
    feature.kind = kind == 'c' ? FeatureKind::City : FeatureKind::Road;
    feature.tunnel = text.contains("!!") ? Tunnel::Splits : text.contains('!') ? Tunnel::Mouth : Tunnel::None;
    feature.inn = kind == 'r' && text.contains('*');
    feature.cathedral = kind == 'c' && text.contains('*');
    feature.princess = text.contains('^');
    text.remove('!').remove('*').remove('^');
    feature.pennants = cutAt(text, "+").toInt();
    feature.sides = sidesOf(text);
    return feature;
}

} // namespace

unsigned fieldHalves(const Edges& edges) {
    unsigned halves = 0;
    for (std::size_t d = 0; d < edges.size(); ++d)
        if (edges[d] == Edge::Road || edges[d] == Edge::Field)
            halves |= 3U << (2 * d);
    return halves;
}

Tile parseTile(const QString& text) {
    QStringList words = text.split(' ', Qt::SkipEmptyParts);
    Tile tile;
    tile.id = words.takeFirst().toStdString();
    const QString edges = words.takeFirst();
    for (qsizetype d = 0; d < 4; ++d)
        tile.makeLandscape().edges[static_cast<std::size_t>(d)] = edgeOf(edges[d]);
    unsigned left = fieldHalves(tile.makeLandscape().edges);
    for (const QString& word : words) {
        if (word[0] == 'x') {
            tile.count = word.mid(1).toInt();
            continue;
        }
        if (word[0] == '@') {
            tile.makeLandscape().marks.push_back(markFromName(word.mid(1).toStdString()).value());
            continue;
        }
        tile.makeLandscape().features.push_back(featureOf(word));
        left &= ~static_cast<unsigned>(tile.makeLandscape().features.back().halfSides);
    }
    if (left != 0) {
        Feature field;
        field.halfSides = static_cast<std::uint8_t>(left);
        tile.makeLandscape().features.push_back(field);
    }
    return tile;
}

} // namespace tilewright::test
