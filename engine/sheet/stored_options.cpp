#include "engine/sheet/sheet_template.h"

#include "engine/base/json/json.h"

#include <array>
#include <set>
#include <utility>

namespace tilewright::sheet {

namespace {

constexpr std::array head{"format", "version", "name", "description"};

const Json& usual() {
    static const Json document = toJson(SheetTemplate());
    return document;
}

/// Fields in both come from `kept`, level by level; null removes a field.
Json merged(const Json& usually, const Json& kept) {
    Json out = Json::object();
    for (const auto& [name, value] : usually.get_ref<const Json::object_t&>())
        if (const auto there = kept.find(name); there == kept.end())
            appendField(out, name, value);
        else if (value.is_object() && there->is_object())
            appendField(out, name, merged(value, *there));
        else if (!there->is_null())
            appendField(out, name, *there);
    for (const auto& [name, value] : kept.get_ref<const Json::object_t&>())
        if (!value.is_null() && usually.find(name) == usually.end())
            appendField(out, name, value);
    return out;
}

/// As a whole template, for its reader and writer.
Json asTemplate(const Json& kept) {
    Json document = usual();
    document["name"] = optionsField;
    return merged(document, kept);
}

/// The parts of `all` that differ in `other`, on each level.
Json difference(const Json& all, const Json& other) {
    Json out = Json::object();
    for (const auto& [name, value] : all.items()) {
        const auto there = other.find(name);
        if (there != other.end() && value == *there)
            continue;
        const bool inside = there != other.end() && value.is_object() && there->is_object();
        Json left = inside ? difference(value, *there) : value;
        if (!inside || !left.empty())
            appendField(out, name, std::move(left));
    }
    return out;
}

} // namespace

Loaded<SheetTemplate> storedOptions(const TileSet& set) {
    Loaded<SheetTemplate> result;
    const auto kept = set.extra.find(optionsField);
    if (kept == set.extra.end()) {
        result.value.emplace();
        return result;
    }
    // Anything but an object would replace the whole template.
    result = sheetTemplateFromJson(kept->is_object() ? asTemplate(*kept) : *kept);
    for (Issue& issue : result.issues)
        issue.pointer.insert(0, std::string("/") + optionsField);
    return result;
}

void storeOptions(TileSet& set, const SheetSpecification& specification) {
    Loaded<SheetTemplate> read = storedOptions(set);
    if (!read)
        read.value.emplace();
    SheetTemplate& sheet = *read.value;
    sheet.specification = specification;
    sheet.usesTileSizeOfSet = specification.tileMillimetres == set.tileMillimetres;
    Json kept = difference(toJson(sheet), usual());
    for (const char* known : head)
        kept.erase(known);
    if (kept.empty())
        set.extra.erase(optionsField);
    else
        set.extra[optionsField] = std::move(kept);
}

std::string changedOptions(const SheetSpecification& before, const SheetSpecification& after) {
    SheetTemplate one, other;
    one.specification = before;
    other.specification = after;
    one.usesTileSizeOfSet = other.usesTileSizeOfSet = false;
    std::set<std::string> fields;
    for (const Json& step : Json::diff(toJson(one), toJson(other))) {
        const std::string path = step.at("path");
        // An entry of a list counts as the list.
        fields.insert(path.substr(0, path.find_first_of("0123456789-")));
    }
    std::string all;
    for (const std::string& name : fields)
        all += name;
    return all;
}

} // namespace tilewright::sheet
