#pragma once

#include "engine/games/feedback.h"
#include "engine/games/kind_spec.h"

#include <QString>

namespace tilewright {

/// "Blue", "Yellow", ...: the colour of the seat, translated. Seats count from 0.
QString seatColourName(int seat);
/// The same in English, as in records.
QString colourNameInRecords(int seat);
/// Whether a name is only the colour of its seat, in English or translated.
bool isColourName(const QString& name, int seat);

/// As the first rule system that has it describes it; null where none does.
const game::KindSpec* findKind(game::Kind kind);
/// A piece for people: "Blue: Runner 1".
QString pieceName(const game::Piece& piece);
/// A holding for people: "blue picks: 2".
QString countedKind(game::Kind kind, int count);

// Feedback on games as the window shows it. Its texts are of strangers: data, never markup.

/// Who wrote the comment; empty where nobody is named.
QString authorOf(const game::Feedback& feedback, const game::Comment& comment);
/// "Comment by Ada: well done"
QString commentInWords(const game::Feedback& feedback, const game::Comment& comment, int most = 200);
/// In one line: without line breaks and characters that change its direction, cut after `most` characters.
QString oneLine(const std::string& text, int most = 200);
/// All of it, line by line, without characters that change its direction.
QString wholeText(const std::string& text);
/// "★★★★☆"; empty without a rating.
QString starsOf(int rating);
/// "4 of 5"; empty without a rating.
QString ratingInWords(int rating);
/// When it was written, in the language of the window; what is no time as it stands.
QString timeInWords(const std::string& at);
/// Number of characters of a text as the format counts them.
qsizetype characterCount(const QString& text);

} // namespace tilewright
