#include "engine/base/json/json.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace tilewright {

Json unknownFields(const Json& object, std::span<const std::string_view> known) {
    Json extra = Json::object();
    for (const auto& [name, value] : object.get_ref<const Json::object_t&>())
        if (std::find(known.begin(), known.end(), name) == known.end())
            appendField(extra, name, value);
    return extra;
}

void appendUnknown(Json& object, const Json& extra) {
    if (!extra.is_object())
        return;
    const std::size_t known = object.size();
    for (const auto& [name, value] : extra.get_ref<const Json::object_t&>()) {
        const auto& fields = object.get_ref<const Json::object_t&>();
        const auto end = fields.begin() + static_cast<std::ptrdiff_t>(known);
        const std::string& wanted = name;
        if (std::none_of(fields.begin(), end, [&](const auto& field) { return field.first == wanted; }))
            appendField(object, name, value);
    }
}

Json plainNumber(double number) {
    if (number == std::floor(number) && std::abs(number) < 1e9)
        return static_cast<std::int64_t>(number);
    return number;
}

std::string pointerTo(std::string_view parent, std::string_view field) {
    std::string out(parent);
    out += '/';
    for (const char c : field) {
        if (c == '~')
            out += "~0";
        else if (c == '/')
            out += "~1";
        else
            out += c;
    }
    return out;
}

std::string pointerTo(std::string_view parent, std::size_t index) {
    return std::string(parent) + "/" + std::to_string(index);
}

} // namespace tilewright
