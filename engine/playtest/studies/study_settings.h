#pragma once

#include "engine/playtest/studies/study.h"

#include <string_view>

namespace tilewright::playtest {

/// Sets the setting of that name, "tiles" or "options/silverCost". Pre: the value fits the study's schema.
void apply(StudySettings& settings, std::string_view name, const Json& value);

} // namespace tilewright::playtest
