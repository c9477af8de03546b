#include "editor/playtest/playtest_goals.h"

#include "editor/common/stored_settings.h"
#include "editor/words/translated_text.h"
#include "engine/games/kit.h"

#include <QCoreApplication>
#include <QSettings>
#include <QStringList>

#include <cmath>

namespace tilewright {

namespace {

struct GoalWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::GoalsPanel)
};

const QString figureKey = QStringLiteral("figure");
const QString shareKey = QStringLiteral("share");
const QString definitionKey = QStringLiteral("definition");
const QString leastKey = QStringLiteral("least");
const QString mostKey = QStringLiteral("most");

/// Each figure has one goal; more are not plausible.
constexpr int mostGoals = 1000;
constexpr qsizetype longestFigure = 1000;

/// The end of a range, which may be missing. False if it is no number.
bool readEnd(const QVariant& value, std::optional<double>& end) {
    bool good = true;
    if (value.isValid())
        end = value.toDouble(&good);
    return good && (!end || std::isfinite(*end));
}

/// A sentence of the engine with its arguments, for settings: it is translated when shown. An empty sentence
/// is an empty list.
QStringList savedText(const Text& text) {
    QStringList list;
    if (text.empty())
        return list;
    list << toQString(text.source);
    for (const Text::Argument& argument : text.arguments) {
        list << toQString(argument.text);
        QStringList words;
        for (const std::string& word : argument.words)
            words << toQString(word);
        list << words.join(u'\n');
    }
    return list;
}

/// The reverse; other input gives some sentence, or an empty one.
Text textFromSaved(const QStringList& saved) {
    Text text;
    if (saved.isEmpty())
        return text;
    text.source = saved.front().toStdString();
    for (qsizetype i = 1; i + 1 < saved.size(); i += 2) {
        Text::Argument argument(saved[i].toStdString());
        for (const QString& word : saved[i + 1].split(u'\n', Qt::SkipEmptyParts))
            argument.words.push_back(word.toStdString());
        text.arguments.push_back(std::move(argument));
    }
    return text;
}

} // namespace

std::vector<ProposedGoal> proposedGoals(const game::QualityTargets& by) {
    constexpr double mostEscapes = 0.9;
    constexpr double seatsOff = 0.01;
    constexpr double coloursOff = 0.1;
    std::vector<ProposedGoal> list{{{"turns/median", by.minTurns, by.maxTurns}, false}};
    if (by.minEscapeShare)
        list.push_back({{"end/escape", by.minEscapeShare, mostEscapes}, true});
    list.push_back({{"seat-difference", std::nullopt, seatsOff}, true});
    if (by.balancesColours)
        list.push_back({{"colour-spread", std::nullopt, coloursOff}, true});
    if (by.maxEmptyHandShare)
        list.push_back({{"empty-hands", std::nullopt, by.maxEmptyHandShare}, true});
    if (by.maxSourceShare)
        list.push_back({{"source-share", std::nullopt, by.maxSourceShare}, true});
    for (const game::TargetRange& range : by.wanted)
        list.push_back({{std::string(range.figure), range.min, range.max}, range.isShare});
    return list;
}

QString figureName(const std::string& figure) {
    if (figure == "turns/median")
        return GoalWords::tr("Median number of turns");
    if (figure == "end/escape")
        return GoalWords::tr("Share of the games that end by an escape");
    if (figure == "seat-difference")
        return GoalWords::tr("Largest deviation from an even share of wins");
    if (figure == "colour-spread")
        return GoalWords::tr("Largest deviation of a pick colour from the average gain");
    if (figure == "empty-hands")
        return GoalWords::tr("Share of turns that start with none of the most-used pieces in supply");
    if (figure == "source-share")
        return GoalWords::tr("Share of all points from the richest source");
    for (const game::Ruleset* rules : rulesets())
        for (const game::TargetRange& range : rules->qualityTargets().wanted)
            if (range.figure == figure)
                return translated(std::string_view(range.meaning));
    return toQString(figure);
}

bool hasFigureName(const std::string& figure) {
    return figureName(figure) != toQString(figure);
}

std::optional<std::vector<StoredGoal>> loadGoals(const QString& key) {
    QSettings settings;
    const QVariant count = settings.value(key + QStringLiteral("/size"));
    if (!count.isValid())
        return std::nullopt;
    bool good = false;
    const int size = count.toInt(&good);
    good = good && size >= 0 && size <= mostGoals;
    std::vector<StoredGoal> goals;
    settings.beginReadArray(key);
    for (int i = 0; good && i < size; ++i) {
        settings.setArrayIndex(i);
        StoredGoal kept;
        const QString figure = settings.value(figureKey).toString();
        kept.goal.figure = figure.toStdString();
        kept.isShare = settings.value(shareKey).toBool();
        kept.definition = textFromSaved(settings.value(definitionKey).toStringList());
        good = !figure.isEmpty() && figure.size() <= longestFigure &&
               readEnd(settings.value(leastKey), kept.goal.least) &&
               readEnd(settings.value(mostKey), kept.goal.most);
        goals.push_back(std::move(kept));
    }
    settings.endArray();
    if (good)
        return goals;
    ignoreSetting(key);
    return std::nullopt;
}

void storeGoals(const QString& key, const std::vector<StoredGoal>& goals) {
    QSettings settings;
    settings.remove(key);
    settings.beginWriteArray(key, static_cast<int>(goals.size()));
    for (std::size_t i = 0; i < goals.size(); ++i) {
        settings.setArrayIndex(static_cast<int>(i));
        const playtest::Goal& goal = goals[i].goal;
        settings.setValue(figureKey, toQString(goal.figure));
        settings.setValue(shareKey, goals[i].isShare);
        if (!goals[i].definition.empty())
            settings.setValue(definitionKey, savedText(goals[i].definition));
        if (goal.least)
            settings.setValue(leastKey, *goal.least);
        if (goal.most)
            settings.setValue(mostKey, *goal.most);
    }
    settings.endArray();
}

} // namespace tilewright
