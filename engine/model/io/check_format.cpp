#include "engine/base/json/describe_value.h"
#include "engine/base/json/json.h"
#include "engine/base/json/schema_validator.h"
#include "engine/model/io/bundled.h"
#include "engine/model/io/file_formats.h"

#include <algorithm>
#include <array>

namespace tilewright {

namespace {

/// Version 2 of playtest reports has more counters; version 3 is that of large playtests only.
constexpr std::uint64_t oldestVersion(Schema schema) {
    return schema == Schema::Playtest ? 2 : 1;
}
constexpr std::uint64_t currentVersion(Schema schema) {
    return schema == Schema::Playtest ? 3 : 1;
}
constexpr std::size_t maxIssues = 50;
constexpr std::size_t maxGameChambers = 500;

struct FormatNames {
    const char* format;
    const char* words;
};
/// In the order of Schema.
constexpr std::array<FormatNames, 7> formatNames{{
    {"tilewright-tileset", QT_TRANSLATE_NOOP("Engine", "a tile set")},
    {"tilewright-map", QT_TRANSLATE_NOOP("Engine", "a map")},
    {"tilewright-game", QT_TRANSLATE_NOOP("Engine", "a game record")},
    {"tilewright-playtest", QT_TRANSLATE_NOOP("Engine", "a playtest report")},
    {"tilewright-study", QT_TRANSLATE_NOOP("Engine", "a study")},
    {"tilewright-study-report", QT_TRANSLATE_NOOP("Engine", "the report of a study")},
    {"tilewright-sheet", QT_TRANSLATE_NOOP("Engine", "a sheet template")},
}};

const char* formatName(Schema schema) {
    return formatNames[static_cast<std::size_t>(schema)].format;
}

Text::Argument kindOfFile(Schema schema) {
    return Text::Argument::word(formatNames[static_cast<std::size_t>(schema)].words);
}

bool add(Issues& issues, const char* code, std::string pointer, Text message, Text remedy = {}) {
    Issue issue;
    issue.code = code;
    issue.pointer = std::move(pointer);
    issue.message = std::move(message);
    issue.remedy = std::move(remedy);
    issues.push_back(std::move(issue));
    return false;
}

bool fieldMissing(const char* field, Schema schema, const std::string& base, Issues& issues) {
    return add(issues, "field-missing", base,
               Text(QT_TRANSLATE_NOOP("Engine", "The field “%1” is missing; expected %2."),
                    {field, kindOfFile(schema)}));
}

/// “beneath”, “landscape”
std::string quotedList(const Json& texts) {
    std::string list;
    for (const Json& text : texts)
        list.append(list.empty() ? "“" : ", “").append(text.get_ref<const std::string&>()).append("”");
    return list;
}

bool checkRuleset(const Json& document, Schema schema, const Json& schemaDocument, const std::string& base,
                  Issues& issues) {
    const Json& fields = schemaDocument.at("properties");
    if (!fields.contains("ruleset")) // a sheet is only about paper
        return true;
    const auto ruleset = document.find("ruleset");
    if (ruleset == document.end())
        return fieldMissing("ruleset", schema, base, issues);
    // Only the families of tiles are known here, not the rule systems that play with them.
    if (!fields.at("ruleset").contains("enum"))
        return true;
    const Json& known = fields.at("ruleset").at("enum");
    if (std::find(known.begin(), known.end(), *ruleset) != known.end())
        return true;
    return add(
        issues, "unknown-ruleset", base + "/ruleset",
        Text(QT_TRANSLATE_NOOP("Engine", "Found %1, expected a rule system that this program knows: %2."),
             {describe(*ruleset), quotedList(known)}));
}

/// Checks that must pass before the rest can be checked against our schema.
bool checkHead(const Json& document, Schema schema, const Json& schemaDocument, const std::string& base,
               Issues& issues) {
    if (!document.is_object())
        return add(issues, "wrong-type", base,
                   Text(QT_TRANSLATE_NOOP("Engine", "Found %1, expected an object: %2."),
                        {describe(document), kindOfFile(schema)}));

    const auto format = document.find("format");
    if (format == document.end())
        return fieldMissing("format", schema, base, issues);
    if (*format != formatName(schema))
        return add(issues, "wrong-format", base + "/format",
                   Text(QT_TRANSLATE_NOOP("Engine", "Found %1, expected “%2”: %3."),
                        {describe(*format), formatName(schema), kindOfFile(schema)}));

    const std::uint64_t oldest = oldestVersion(schema);
    const std::uint64_t current = currentVersion(schema);
    const auto version = document.find("version");
    if (version == document.end())
        return fieldMissing("version", schema, base, issues);
    if (version->is_number_unsigned() && version->get<std::uint64_t>() > current)
        return add(issues, "newer-version", base + "/version",
                   Text(QT_TRANSLATE_NOOP("Engine",
                                          "Found version %1 of the format, expected at most %2: the file was "
                                          "written by a newer program."),
                        {version->dump(), current}),
                   QT_TRANSLATE_NOOP("Engine", "Open it with a newer version of Tilewright."));
    if (version->is_number_unsigned() && *version > 0 && *version < oldest)
        return add(issues, "older-version", base + "/version",
                   Text(QT_TRANSLATE_NOOP("Engine",
                                          "Found version %1 of the format, expected %2: the file was written "
                                          "by an older program and lacks some of what this one counts."),
                        {version->dump(), oldest}),
                   QT_TRANSLATE_NOOP("Engine", "Play the games again; the same seed gives the same games."));
    if (!version->is_number_integer() || *version < oldest)
        return add(issues, "unknown-version", base + "/version",
                   Text(QT_TRANSLATE_NOOP("Engine", "Found %1, expected the version of the format: %2."),
                        {describe(*version), current}));

    return checkRuleset(document, schema, schemaDocument, base, issues);
}

/// One of our schemas in the forms for validating documents.
struct ReadySchema {
    Json document;
    SchemaValidator validator;

    explicit ReadySchema(Schema schema) : document(Json::parse(schemaText(schema))), validator(document) {}
};

/// Parsed once, on demand: a study's report validates a thousand playtests.
template <Schema schema>
const ReadySchema& readySchema() {
    static const ReadySchema ready(schema);
    return ready;
}

const ReadySchema& readySchema(Schema schema) {
    switch (schema) {
    case Schema::TileSet:
        return readySchema<Schema::TileSet>();
    case Schema::Map:
        return readySchema<Schema::Map>();
    case Schema::Game:
        return readySchema<Schema::Game>();
    case Schema::Playtest:
        return readySchema<Schema::Playtest>();
    case Schema::Study:
        return readySchema<Schema::Study>();
    case Schema::StudyReport:
        return readySchema<Schema::StudyReport>();
    default:
        return readySchema<Schema::Sheet>();
    }
}

/// The document itself, without the parts of a game record that have their own schema.
bool checkPart(const Json& document, Schema schema, const std::string& base, Issues& issues) {
    const auto& [schemaDocument, validator] = readySchema(schema);
    if (!checkHead(document, schema, schemaDocument, base, issues))
        return false;
    // First the explanations, which need no copy of a document that may be huge and wrong everywhere.
    const std::size_t before = issues.size();
    explainMismatch(schemaDocument, document, base, maxIssues, issues);
    if (issues.size() != before)
        return false;
    return validator.fits(document) ||
           add(issues, "not-fitting", base,
               Text(QT_TRANSLATE_NOOP("Engine", "Found contents that don't match the schema of %1."),
                    {kindOfFile(schema)}));
}

bool checkGameParts(const Json& game, Issues& issues) {
    bool good = true;
    if (const auto set = game.find("tileset"); set != game.end())
        good = checkPart(*set, Schema::TileSet, "/tileset", issues) && good;
    const auto map = game.find("map");
    if (map == game.end())
        return good;
    if (!checkPart(*map, Schema::Map, "/map", issues))
        return false;
    if (const std::size_t chambers = (*map)["chambers"].size(); chambers > maxGameChambers)
        return add(
            issues, "wrong-list-length", "/map/chambers",
            Text(QT_TRANSLATE_NOOP("Engine", "Found a map with %1 chambers, expected at most %2 in a game."),
                 {chambers, maxGameChambers}));
    return good;
}

} // namespace

/// Written by embed.cmake.
std::span<const BundledFile> schemaFiles();

std::string_view schemaText(Schema schema) {
    constexpr std::array<std::string_view, 7> names{
        "tileset.schema.json", "map.schema.json",          "game.schema.json", "playtest.schema.json",
        "study.schema.json",   "study-report.schema.json", "sheet.schema.json"};
    const std::string_view wanted = names[static_cast<std::size_t>(schema)];
    for (const BundledFile& file : schemaFiles())
        if (file.name == wanted)
            return file.text;
    return {};
}

bool checkFormat(const Json& document, Schema schema, Issues& issues) {
    bool good = checkPart(document, schema, "", issues);
    // Without a valid head, the parts may mean anything.
    if (schema == Schema::Game && document.is_object() &&
        document.value("format", Json()) == formatName(schema) &&
        document.value("version", Json()) == currentVersion(schema))
        good = checkGameParts(document, issues) && good;
    return good;
}

} // namespace tilewright
