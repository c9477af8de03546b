#pragma once

#include "engine/playtest/people/people_report.h"

#include <QAbstractItemModel>

class QStandardItemModel;

namespace tilewright {

/// What tables of people's games sort by.
inline constexpr int peopleSortRole = Qt::UserRole + 1;
/// The number of a comment in PlayedGames::remarks.
inline constexpr int remarkRole = Qt::UserRole + 2;
/// The file of a row.
inline constexpr int gameFileRole = Qt::UserRole + 3;

/// Figures of people beside those of bots, in the group of that number among those with persons; those that
/// differ first. Without bots, columns of bots are empty.
void fillFigures(QStandardItemModel& model, const playtest::PeopleReport& report, std::size_t group);
/// Comments by move, with the tile laid last.
void fillRemarks(QStandardItemModel& model, const playtest::PeopleReport& report);
/// Answers, a question after the other.
void fillAnswers(QStandardItemModel& model, const playtest::PeopleReport& report);
void fillLeftOut(QStandardItemModel& model, const playtest::PeopleReport& report);

} // namespace tilewright
