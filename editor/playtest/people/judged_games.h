#pragma once

#include "editor/playtest/health/findings.h"

#include "engine/bots/player.h"
#include "engine/games/record.h"
#include "engine/playtest/people/people_report.h"

#include <QStringList>

#include <memory>

namespace tilewright {

using PeopleReportPointer = std::shared_ptr<const playtest::PeopleReport>;

/// The records in a folder, by name.
QStringList gamesIn(const QString& folder);

/// Reads the records and judges them together. Beside them stand the bots of that playtest if they played the
/// same game (may be null), else 200 games of greedy ones are played. Tells its progress; soon done after a
/// stop, with what was read until then.
PeopleReportPointer judgeGames(const QStringList& paths, const FindingsPointer& beside, TaskControl& task);

} // namespace tilewright
