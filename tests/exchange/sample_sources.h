#pragma once

#include "editor/output/formats/exchange_format.h"

#include <QByteArray>
#include <QImage>
#include <QString>

namespace tilewright::test {

/// The bundled learning set with a board, the board with the set, and a game after so many moves.
exchange::Source setSource();
exchange::Source mapSource();
/// Tiles are laid and turned, pieces stand about.
exchange::Source gameSource(int moves = 60);

/// The four tunnel tiles beside one to begin with, and a game with them in which followers and tokens lie.
exchange::Source tunnelSource();
exchange::Source tunnelGameSource();
/// The same of the dungeon: somebody is a prisoner, and somebody below.
exchange::Source dungeonGameSource();

/// All files, or the test ends here.
exchange::OutFiles exportedFiles(const exchange::Format& format, const exchange::Source& source,
                                 Json options = Json::object());
/// The bytes of the file of that name, or the test ends here.
QByteArray bytesOf(const exchange::OutFiles& files, const std::string& name);
/// Of the only file with that ending.
std::string nameWith(const exchange::OutFiles& files, const std::string& ending);
QStringList namesOf(const exchange::OutFiles& files);

} // namespace tilewright::test
