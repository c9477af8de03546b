#include "editor/words/game_words.h"

#include "editor/words/translated_text.h"
#include "engine/games/kit.h"
#include "engine/model/sides.h"

#include <QCoreApplication>

namespace tilewright {

namespace {

QString kindWord(const char* source) {
    return QCoreApplication::translate("Kinds", source);
}

/// The id with blanks, for kinds without words.
QString plainKind(game::Kind kind) {
    return toQString(kind).replace(QLatin1Char('-'), QLatin1Char(' '));
}

} // namespace

QString seatColourName(int seat) {
    return upperFirst(translated(name(colourAt(seat % colourCount))));
}

QString colourNameInRecords(int seat) {
    return upperFirst(toQString(name(colourAt(seat % colourCount))));
}

bool isColourName(const QString& name, int seat) {
    return name == colourNameInRecords(seat) || name == seatColourName(seat);
}

const game::KindSpec* findKind(game::Kind kind) {
    for (const game::Ruleset* rules : rulesets())
        if (const game::KindSpec* spec = game::findKind(rules->kinds(), kind))
            return spec;
    return nullptr;
}

QString pieceName(const game::Piece& piece) {
    const game::KindSpec* spec = findKind(piece.kind);
    QString what = spec == nullptr || *spec->name == '\0' ? plainKind(piece.kind) : kindWord(spec->name);
    if (what.contains(QLatin1String("%1")))
        what = what.arg(piece.number + 1);
    return piece.player < 0
               ? what
               : QCoreApplication::translate("Kinds", "%1: %2").arg(seatColourName(piece.player), what);
}

QString countedKind(game::Kind kind, int count) {
    const game::KindSpec* spec = findKind(kind);
    if (spec == nullptr || *spec->counted == '\0')
        return QStringLiteral("%1: %2").arg(plainKind(kind)).arg(count);
    const QString words = kindWord(spec->counted);
    return spec->colour ? words.arg(translated(name(*spec->colour))).arg(count) : words.arg(count);
}

} // namespace tilewright
