#pragma once

#include "engine/base/issue.h"

#include <filesystem>
#include <vector>

namespace tilewright {

/// The files that an earlier run with more pages or pieces left in the folders of `written`, sorted: with the
/// ending of a file that is written, and either named like one but for the number at the end, or named in a
/// table (.csv) that is overwritten; in a map or save (.json, .tmx ...) that is, if they also share the first
/// word with a file that is written. To be called before anything is written.
std::vector<std::filesystem::path> staleOutputs(const std::vector<std::filesystem::path>& written);

} // namespace tilewright
