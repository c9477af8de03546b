#include "editor/window/pages/rule_examples.h"

#include "editor/words/text.h"
#include "engine/model/io/bundled.h"

#include <QCoreApplication>
#include <QMenu>

#include <algorithm>
#include <array>

namespace tilewright {

namespace {

struct ExampleWords {
    Q_DECLARE_TR_FUNCTIONS(tilewright::RuleExamples)

public:
    struct Row {
        const char* number;
        const char* title;
        const char* hint;
    };
    static constexpr std::array<Row, 20> rows{
        {{"D-1.1", QT_TR_NOOP("The space under the towers"),
          QT_TR_NOOP("The dragon is about to step onto the tower: move it there, and see who is in the "
                     "dungeon then.")},
         {"D-1.2", QT_TR_NOOP("Who leaves first"),
          QT_TR_NOOP("Two followers of Blue are below, the fairy with one of them. Bring one out: the other "
                     "of the two leaves, and the fairy keeps her companion.")},
         {"D-2.1", QT_TR_NOOP("Into the dungeon"),
          QT_TR_NOOP("Blue has laid a tower. A small or large follower may go in; the mayor may not, as the "
                     "tile has no city, and the wagon never may.")},
         {"D-2.2", QT_TR_NOOP("The mayor's ways"),
          QT_TR_NOOP(
              "The mayor goes in by this tower, as its tile has a city. He comes out only where a city "
              "is open.")},
         {"D-2.3", QT_TR_NOOP("Straight through the dungeon"),
          QT_TR_NOOP("A follower may go in here and come straight out by another tower, even onto the road "
                     "of the tower far away.")},
         {"D-2.4", QT_TR_NOOP("The fairy below"),
          QT_TR_NOOP("The dragon is in the dungeon. The fairy may still be placed with the follower there.")},
         {"D-3.1", QT_TR_NOOP("Out by any entrance"),
          QT_TR_NOOP(
              "Blue's follower may come out by any tower where nobody stands, including the one just laid.")},
         {"D-3.2", QT_TR_NOOP("Past the dragon with the fairy"),
          QT_TR_NOOP("The fairy was with Blue's follower when the turn began: he may leave although the "
                     "dragon is below. She stays.")},
         {"D-3.3", QT_TR_NOOP("On anything open"),
          QT_TR_NOOP("He may come out onto a city, road, cloister or field of a tower tile, unless it is "
                     "complete, as the short road is.")},
         {"D-3.4", QT_TR_NOOP("To join or to contest"),
          QT_TR_NOOP("Blue holds the road. Yellow has laid a tower far away: through the dungeon a follower "
                     "can reach that very road.")},
         {"D-3.5", QT_TR_NOOP("Out into the dragon's jaws"),
          QT_TR_NOOP("The dragon stands on the tower far away. A follower who comes out there is eaten, "
                     "whatever he chooses.")},
         {"D-3.6", QT_TR_NOOP("The fairy comes out"),
          QT_TR_NOOP("The fairy is below with Blue's follower. Yellow may call her out to one of Yellow's "
                     "followers.")},
         {"D-4.1", QT_TR_NOOP("The dragon finds an entrance"),
          QT_TR_NOOP("Step onto the tower: the dragon goes into the dungeon, and its flight is over.")},
         {"D-4.2", QT_TR_NOOP("A follower below saves those above"),
          QT_TR_NOOP("A follower is already in the dungeon. Step onto the tower: Yellow's follower there is "
                     "not eaten.")},
         {"D-4.3", QT_TR_NOOP("Flee or stay"),
          QT_TR_NOOP("Followers of all three players stand at that tower, and nobody is below. Step there: "
                     "each player is asked, clockwise from the one who made the step.")},
         {"D-4.4", QT_TR_NOOP("The dragon bars the dungeon"),
          QT_TR_NOOP("Blue has laid a tower, but while the dragon is below nobody goes in or out.")},
         {"D-5.1", QT_TR_NOOP("A volcano calls the dragon out"),
          QT_TR_NOOP("Lay the volcano: the dragon comes to it at once, and the dungeon is free for this very "
                     "turn.")},
         {"D-5.2", QT_TR_NOOP("The dragon flies out"),
          QT_TR_NOOP(
              "The dragon is below and its tile was laid: the first step leads to any tower or volcano.")},
         {"D-5.3", QT_TR_NOOP("Flush out the dragon"),
          QT_TR_NOOP("With the option on, Blue may show the large follower: the dragon goes to a tower or a "
                     "volcano and stays there.")},
         {"D-6.1", QT_TR_NOOP("Nothing below scores"),
          QT_TR_NOOP("Blue has laid one of the last tiles. End the turn and lay the rest: a follower and the "
                     "fairy below score no points.")}}};
};

/// "D-2.1" is in "d-2-1.game.json".
std::string_view recordOf(const QString& number) {
    const std::string name =
        number.toLower().replace(QLatin1Char('.'), QLatin1Char('-')).toStdString() + ".game.json";
    for (const BundledFile& file : ruleExampleFiles())
        if (file.name == name)
            return file.text;
    return {};
}

} // namespace

void fillRuleExamples(QMenu& menu, const std::function<void(const RuleExample&)>& open) {
    QString part;
    for (const ExampleWords::Row& row : ExampleWords::rows) {
        const RuleExample example{QString::fromLatin1(row.number), ExampleWords::tr(row.title),
                                  ExampleWords::tr(row.hint), recordOf(QString::fromLatin1(row.number))};
        if (const QString its = example.number.section(QLatin1Char('.'), 0, 0);
            !part.isEmpty() && its != part)
            menu.addSeparator();
        part = example.number.section(QLatin1Char('.'), 0, 0);
        QAction* action = menu.addAction(example.number + QStringLiteral("  ") + example.title);
        action->setObjectName(QStringLiteral("ruleExample/") + example.number);
        action->setToolTip(example.hint);
        QObject::connect(action, &QAction::triggered, &menu, [example, open] { open(example); });
    }
    menu.setToolTipsVisible(true);
}

} // namespace tilewright
