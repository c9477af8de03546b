#include "app/cli/cli.h"
#include "app/cli/report.h"
#include "app/cli/verbs.h"
#include "editor/print/table_drawing.h"
#include "engine/rulesets.h"

#include <iostream>

namespace tilewright::cli {

int exportGame(const ExportArguments& arguments, bool json) {
    const game::Record record = loadRecord(arguments.game);
    if (arguments.after && *arguments.after > record.moves.size()) {
        Issue issue;
        issue.code = "move-number-too-large";
        issue.file = arguments.game;
        issue.message = {QT_TRANSLATE_NOOP(
                             "Engine", "found --after %1, expected at most %2: the record has no more moves"),
                         {*arguments.after, record.moves.size()}};
        throw Failure(WrongUsage, {issue});
    }
    auto replayed = game::replay(record, rulesets(), arguments.after.value_or(static_cast<std::size_t>(-1)));
    if (hasErrors(replayed.issues))
        throw Failure(Findings, inFile(std::move(replayed.issues), arguments.game));
    const TableFormat format = arguments.format == "png"   ? TableFormat::Png
                               : arguments.format == "map" ? TableFormat::Map
                                                           : TableFormat::Svg;
    Issues issues =
        exportTable(*replayed.value->game, replayed.value->position->table(), format, arguments.output);
    if (!issues.empty())
        throw Failure(Unreadable, inFile(std::move(issues), arguments.output));
    if (json)
        print(Json{
            {"file", arguments.output}, {"format", name(format)}, {"moves", replayed.value->moves.size()}});
    else
        std::cout << arguments.output << '\n';
    return Well;
}

} // namespace tilewright::cli
