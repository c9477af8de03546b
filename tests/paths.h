#pragma once

#include <QString>

// Where the checkout and what was built lie. Compiled into one small file, so that ccache takes all others
// for another checkout too.

namespace tilewright::test {

/// "a/file" of the checkout.
QString inSources(const QString& path);
/// "tests/room/program" of the folder that was built into.
QString inBuild(const QString& path);

} // namespace tilewright::test
