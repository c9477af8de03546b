#include "editor/output/formats/web/player_page.h"

#include "editor/output/formats/web/share_page.h"
#include "engine/base/files/file.h"

#include <cstdlib>
#include <system_error>
#include <utility>

namespace tilewright::exchange {

namespace fs = std::filesystem;

fs::path findPlayerPage(const fs::path& chosen) {
    if (!chosen.empty())
        return chosen;
    const char* named = std::getenv("TILEWRIGHT_PLAYER");
    if (named != nullptr && *named != '\0')
        return named;
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    if (program.empty())
        return {};
    for (const char* place : {TILEWRIGHT_INSTALLED_PLAYER, TILEWRIGHT_BUILT_PLAYER}) {
        fs::path page = (program.parent_path() / place).lexically_normal();
        if (fs::exists(page, error))
            return page;
    }
    return {};
}

Loaded<std::string> readPlayerPage(const fs::path& chosen) {
    const fs::path path = findPlayerPage(chosen);
    if (path.empty()) {
        Issue issue;
        issue.code = "player-missing";
        issue.message = QT_TRANSLATE_NOOP(
            "Engine",
            "The page that plays games has not been built yet: ./dev web in the source tree builds it.");
        return {std::nullopt, {std::move(issue)}};
    }
    Loaded<std::string> page = readFile(path);
    if (page)
        page.issues = checkPlayerPage(*page.value);
    if (!page.issues.empty()) {
        page.value.reset();
        for (Issue& issue : page.issues)
            issue.file = path.string();
    }
    return page;
}

} // namespace tilewright::exchange
