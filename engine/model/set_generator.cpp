#include "engine/model/set_generator.h"

#include <algorithm>

namespace tilewright {

namespace {

/// The number of the part in the weights of a field; one past the last if it has none of that name.
std::size_t partNumber(const SpecificationField& field, std::string_view part) {
    return static_cast<std::size_t>(std::ranges::find(field.parts, part) - field.parts.begin());
}

} // namespace

const SpecificationField* SetGenerator::find(std::string_view name) const {
    const auto all = fields();
    const auto found = std::ranges::find(all, name, &SpecificationField::name);
    return found == all.end() ? nullptr : &*found;
}

bool SetGenerator::has(std::string_view name) const {
    const std::size_t slash = name.find('/');
    const SpecificationField* field = find(name.substr(0, slash));
    return field != nullptr && (slash == std::string_view::npos ||
                                partNumber(*field, name.substr(slash + 1)) < field->parts.size());
}

void SetGenerator::set(Json& specification, std::string_view name, const Json& value) const {
    const std::size_t slash = name.find('/');
    const std::string field(name.substr(0, slash));
    if (slash == std::string_view::npos)
        specification[field] = value;
    else
        specification[field][partNumber(*find(field), name.substr(slash + 1))] = value;
}

} // namespace tilewright
