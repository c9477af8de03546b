#include "editor/output/formats/exchange_format.h"
#include "editor/output/formats/web/web_page.h"
#include "engine/base/file_names.h"
#include "engine/base/languages.h"

#include <array>
#include <string>
#include <utility>

namespace tilewright::exchange {

namespace {

constexpr const char* ofTheBrowser = "browser";

OptionSpec languageOption() {
    OptionSpec made{.name = "language",
                    .type = OptionSpec::Type::Choice,
                    .defaultValue = ofTheBrowser,
                    .choices = {ofTheBrowser},
                    .label = QT_TRANSLATE_NOOP("Engine", "Language"),
                    .explanation = QT_TRANSLATE_NOOP(
                        "Engine", "The page starts in this language; it can be changed there."),
                    .words = {QT_TRANSLATE_NOOP("Engine", "same as the browser")}};
    for (const Language& language : languages()) {
        made.choices.emplace_back(language.code);
        made.words.emplace_back(language.name);
    }
    return made;
}

class WebFormat final : public Format {
public:
    std::string_view name() const override { return "html"; }
    Text title() const override { return QT_TRANSLATE_NOOP("Engine", "Web page to play (HTML)"); }
    Text explanation() const override {
        return QT_TRANSLATE_NOOP(
            "Engine", "One file that plays in any browser, without a network: people and bots play "
                      "the set, the board or the game so far, and send their comments back.");
    }
    bool takes(Subject) const override { return true; }
    bool setsUpTable() const override { return true; }
    std::string_view ending(Subject) const override { return ".html"; }
    std::span<const OptionSpec> options() const override {
        static const std::array<OptionSpec, 1> all{languageOption()};
        return all;
    }
    Issues obstacles(const Source& source) const override {
        return readPlayerPage(source.page.player).issues;
    }
    std::vector<std::string> fileNames(const Source& source, const Json&) const override {
        return {fileNameFor(source.name, ".html")};
    }
    Loaded<OutFiles> make(const Source& source, const Json& options,
                          const Progress& progress) const override {
        const Loaded<Source> played = withCompanionTiles(source);
        if (source.subject != Subject::Game && played)
            if (Issues none = checkTiles(played.value->set); !none.empty())
                return {std::nullopt, std::move(none)};
        Loaded<std::string> player = readPlayerPage(source.page.player);
        if (!player)
            return {std::nullopt, std::move(player.issues)};
        const std::string language = options.at("language");
        Loaded<Json> share = shareData(source, language == ofTheBrowser ? std::string() : language);
        if (!share)
            return {std::nullopt, std::move(share.issues)};
        if (!shouldContinue(progress, 0.5))
            return {std::nullopt, {stoppedIssue()}};
        return {OutFiles{{fileNameFor(source.name, ".html"), sharePage(*player.value, *share.value), {}}},
                std::move(share.issues)};
    }
};

} // namespace

const Format& webFormat() {
    static const WebFormat format;
    return format;
}

} // namespace tilewright::exchange
