#include "engine/sheet/sheet_template.h"

#include "engine/base/json/describe_value.h"
#include "engine/base/json/json.h"
#include "engine/model/io/bundled.h"
#include "engine/sheet/sheet_option.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

namespace tilewright {

/// Written by embed.cmake.
std::span<const BundledFile> templateFiles();

} // namespace tilewright

namespace tilewright::sheet {

namespace {

using Pointer = Json::json_pointer;
constexpr const char* customPaper = "custom";
constexpr std::string_view ending = ".sheet.json";

constexpr std::array<std::string_view, 5> componentNames{"tiles", "markers", "standees", "aid", "board"};

void readPaper(const Json& document, SheetSpecification& s) {
    const std::string name = document.value("paper", std::string("A4"));
    if (const Paper* known = findPaper(name))
        s.paper = *known;
    else if (const auto size = document.find("paperSize"); size != document.end())
        s.paper = {customPaper, size->at("width").get<double>(), size->at("height").get<double>()};
}

void readLists(const Json& document, SheetSpecification& s) {
    if (const auto chosen = document.find("chosen"); chosen != document.end())
        for (const Json& tile : *chosen)
            s.chosen.push_back({tile.at("id").get<std::string>(), tile.at("count").get<int>()});
    if (const auto components = document.find("components"); components != document.end()) {
        s.components.clear();
        for (const Json& component : *components) {
            const auto found = std::find(componentNames.begin(), componentNames.end(),
                                         component.get_ref<const std::string&>());
            s.components.push_back(static_cast<Component>(found - componentNames.begin()));
        }
    }
}

/// The schema knows all choices but languages, of which another version of the program may have others.
std::optional<Issue> unknownChoice(const OptionSpec& spec, const Json& value) {
    if (spec.type != OptionSpec::Type::Choice ||
        std::ranges::find(spec.choices, value.get_ref<const std::string&>()) != spec.choices.end())
        return std::nullopt;
    std::string list;
    for (const std::string& choice : spec.choices)
        list += (list.empty() ? "" : ", ") + choice;
    Issue issue;
    issue.code = "unknown-value";
    issue.pointer = spec.name;
    issue.message =
        Text(QT_TRANSLATE_NOOP("Engine", "Found %1, expected one of: %2."), {describe(value), list});
    return issue;
}

/// Puts unknown fields last, on each level. Known fields that were not written are dropped.
void keepUnknown(Json& out, const Json& before) {
    if (!before.is_object())
        return;
    for (auto& [name, value] : out.get_ref<Json::object_t&>())
        if (const auto there = before.find(name);
            value.is_object() && there != before.end() && there->is_object())
            appendUnknown(value, *there);
    appendUnknown(out, unknownFields(before, {"paperSize", "tileMillimetres", "chosen"}));
}

} // namespace

Loaded<SheetTemplate> sheetTemplateFromJson(const Json& document) {
    Loaded<SheetTemplate> result;
    if (!checkFormat(document, Schema::Sheet, result.issues))
        return result;
    if (document.value("paper", std::string()) == customPaper && !document.contains("paperSize")) {
        Issue issue;
        issue.code = "field-missing";
        issue.message = QT_TRANSLATE_NOOP(
            "Engine", "Found custom paper without “paperSize”, expected its width and height.");
        result.issues.push_back(std::move(issue));
        return result;
    }
    SheetTemplate sheet;
    sheet.document = document;
    sheet.name = document.at("name").get<std::string>();
    sheet.description = document.value("description", std::string());
    for (const SheetOption& option : sheetOptions()) {
        const Pointer at(option.spec.name);
        if (!document.contains(at))
            continue;
        if (auto unknown = unknownChoice(option.spec, document.at(at))) {
            result.issues.push_back(std::move(*unknown));
            return result;
        }
        option.set(sheet.specification, document.at(at));
    }
    readPaper(document, sheet.specification);
    readLists(document, sheet.specification);
    sheet.usesTileSizeOfSet = !document.contains("tileMillimetres");
    result.value = std::move(sheet);
    return result;
}

Loaded<SheetTemplate> readSheetTemplate(std::string_view text) {
    Loaded<Json> document = parseJson(text);
    if (!document)
        return {std::nullopt, std::move(document.issues)};
    return sheetTemplateFromJson(*document.value);
}

Json toJson(const SheetTemplate& sheet) {
    const SheetSpecification& s = sheet.specification;
    Json out = Json::object();
    out["format"] = "tilewright-sheet";
    out["version"] = 1;
    out["name"] = sheet.name;
    out["description"] = sheet.description;
    const Paper* known = findPaper(s.paper.name);
    out["paper"] = known != nullptr ? known->name : customPaper;
    if (known == nullptr)
        out["paperSize"] = {{"width", s.paper.width}, {"height", s.paper.height}};
    for (const SheetOption& option : sheetOptions())
        out[Pointer(option.spec.name)] = option.get(s);
    if (sheet.usesTileSizeOfSet)
        out.erase("tileMillimetres");
    if (!s.chosen.empty())
        for (const ChosenTile& tile : s.chosen)
            out["chosen"].push_back({{"id", tile.id}, {"count", tile.count}});
    for (const Component component : s.components)
        out["components"].push_back(componentNames[static_cast<std::size_t>(component)]);
    keepUnknown(out, sheet.document);
    return out;
}

const std::vector<BundledTemplate>& bundledTemplates() {
    static const std::vector<BundledTemplate> all = [] {
        std::vector<BundledTemplate> templates;
        for (const BundledFile& file : templateFiles())
            if (Loaded<SheetTemplate> sheet = readSheetTemplate(file.text))
                templates.push_back({std::string(file.name.substr(0, file.name.size() - ending.size())),
                                     std::move(*sheet.value)});
        return templates;
    }();
    return all;
}

const SheetTemplate* findTemplate(std::string_view name) {
    for (const BundledTemplate& bundled : bundledTemplates())
        if (equalIgnoringCase(bundled.name, name) || equalIgnoringCase(bundled.sheet.name, name))
            return &bundled.sheet;
    return nullptr;
}

SheetSpecification specificationFor(const SheetTemplate& sheet, const TileSet& set) {
    SheetSpecification specification = sheet.specification;
    if (sheet.usesTileSizeOfSet)
        specification.tileMillimetres = set.tileMillimetres;
    return specification;
}

} // namespace tilewright::sheet
