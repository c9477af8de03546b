#pragma once

namespace tilewright {

/// Which commit the program was built of, as packaging/commit.cmake says; empty where that isn't known. Only
/// the program has it, so that a commit links neither libraries nor tests anew.
const char* commit();

} // namespace tilewright
