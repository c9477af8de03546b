#include "editor/playtest/kept_goals.h"

#include "editor/common/kept_settings.h"
#include "editor/playtest/saved_text.h"
#include "editor/words/text.h"

#include <QSettings>

#include <cmath>

namespace tilewright {

namespace {

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

} // namespace

std::optional<std::vector<KeptGoal>> keptGoals(const QString& key) {
    QSettings settings;
    const QVariant count = settings.value(key + QStringLiteral("/size"));
    if (!count.isValid())
        return std::nullopt;
    bool good = false;
    const int size = count.toInt(&good);
    good = good && size >= 0 && size <= mostGoals;
    std::vector<KeptGoal> goals;
    settings.beginReadArray(key);
    for (int i = 0; good && i < size; ++i) {
        settings.setArrayIndex(i);
        KeptGoal kept;
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

void keepGoals(const QString& key, const std::vector<KeptGoal>& goals) {
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
