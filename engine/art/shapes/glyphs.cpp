#include "engine/art/shapes/glyphs.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace tilewright::art {

namespace {

// Sorted by character, for the search.
constexpr Glyph glyphs[] = {
    {U' ', 4, ""},
    {U'!', 2, "ak af|ac ad"},
    {U'"', 4, "ak ai|ck ci"},
    {U'#', 8, "bc ck|ec fk|af gf|ai gi"},
    {U'$', 6, "~ei ck ai cg ee cc ad|cl cb"},
    {U'%', 8, "ac gk|@bk aj bi cj|@fe ed fc gd"},
    {U'&', 8, "~ge ec cc ae bg dh ej dk ck bj bi|bi gc"},
    {U'\'', 2, "ak ai"},
    {U'(', 4, "~cl ag cb"},
    {U')', 4, "~al cg ab"},
    {U'*', 6, "ch cl|ai ek|ak ei"},
    {U'+', 6, "af ef|ch cd"},
    {U',', 3, "bd ab"},
    {U'-', 5, "af df"},
    {U'.', 2, "ac ad"},
    {U'/', 6, "ab el"},
    {U'0', 6, "@ck bj ag bd cc dd eg dj"},
    {U'1', 5, "ai ck cc"},
    {U'2', 6, "~ai bk dk ei dg ac|ac ec"},
    {U'3', 6, "~aj ck ei cg|~cg ee cc ad"},
    {U'4', 6, "dc dk ae ee"},
    {U'5', 6, "ek ak ah|~ah ch ee cc ad"},
    {U'6', 6, "~dk bi ae|@cg ae cc ee"},
    {U'7', 6, "ak ek bc"},
    {U'8', 6, "@ck ai cg ei|@cg ae cc ee"},
    {U'9', 6, "@ck ai cg ei|~ei dd bc"},
    {U':', 2, "ac ad|ag ah"},
    {U';', 3, "bd ab|bg bh"},
    {U'<', 6, "ei af ec"},
    {U'=', 6, "ag eg|ae ee"},
    {U'>', 6, "ai ef ac"},
    {U'?', 6, "~ai bk dk ei cg cf|cc cd"},
    {U'@', 9, "~fc cc ae ah cj fj hh hf ge fg|@eg df ee ff"},
    {U'A', 8, "ac dk gc|bf ff"},
    {U'B', 7, "ac ak dk|~dk fi dg|ag dg|~dg ge dc|dc ac"},
    {U'C', 8, "~gj ek ck ai ae cc ec gd"},
    {U'D', 8, "ac ak ck|~ck fj gg fd cc|cc ac"},
    {U'E', 7, "fk ak ac fc|ag eg"},
    {U'F', 7, "fk ak ac|ag eg"},
    {U'G', 8, "~gj ek ck ai ae cc ec gd|gd gg eg"},
    {U'H', 8, "ak ac|gk gc|ag gg"},
    {U'I', 2, "ak ac"},
    {U'J', 6, "ek ee|~ee dc bc ad"},
    {U'K', 7, "ak ac|fk af|ch fc"},
    {U'L', 6, "ak ac ec"},
    {U'M', 8, "ac ak df gk gc"},
    {U'N', 8, "ac ak gc gk"},
    {U'O', 8, "@dk bj ag bd dc fd gg fj"},
    {U'P', 7, "ac ak dk|~dk fi dg|dg ag"},
    {U'Q', 8, "@dk bj ag bd dc fd gg fj|ee gb"},
    {U'R', 7, "ac ak dk|~dk fi dg|dg ag|dg fc"},
    {U'S', 7, "~fj dk bk ai bh eg fe ec cc ad"},
    {U'T', 8, "ak gk|dk dc"},
    {U'U', 8, "ak af|~af bd dc fd gf|gf gk"},
    {U'V', 8, "ak dc gk"},
    {U'W', 10, "ak cc eh gc ik"},
    {U'X', 8, "ak gc|gk ac"},
    {U'Y', 8, "ak dg gk|dg dc"},
    {U'Z', 8, "ak gk ac gc"},
    {U'[', 4, "cl al ab cb"},
    {U'\\', 6, "al eb"},
    {U']', 4, "al cl cb ab"},
    {U'^', 6, "ai ck ei"},
    {U'_', 7, "ab fb"},
    {U'`', 3, "ak bi"},
    {U'a', 6, "@ch af cc ef|eh ec"},
    {U'b', 6, "ak ac|@ch af cc ef"},
    {U'c', 6, "~eg ch af cc ed"},
    {U'd', 6, "ek ec|@ch af cc ef"},
    {U'e', 6, "af ef|~ef ch af cc ed"},
    {U'f', 5, "~dk ck bi|bi bc|ah dh"},
    {U'g', 6, "eh eb|~eb ca ab|@ch af cc ef"},
    {U'h', 6, "ak ac|~af bg ch dh eg|eg ec"},
    {U'i', 2, "ah ac|aj ak"},
    {U'j', 3, "bh bb aa|bj bk"},
    {U'k', 6, "ak ac|eh ad|be ec"},
    {U'l', 3, "ak ad bc"},
    {U'm', 8, "ah ac|~af bh ch dg|dg dc|~df eh fh gg|gg gc"},
    {U'n', 6, "ah ac|~af bg ch dh eg|eg ec"},
    {U'o', 6, "@ch af cc ef"},
    {U'p', 6, "ah aa|@ch af cc ef"},
    {U'q', 6, "eh ea|@ch af cc ef"},
    {U'r', 5, "ah ac|~af bg ch dh"},
    {U's', 5, "~dg ch bh ag bf de dd cc bc ad"},
    {U't', 5, "bj bd|~bd cc dc|ah dh"},
    {U'u', 6, "ah ae|~ae ad bc cc ee|eh ec"},
    {U'v', 6, "ah cc eh"},
    {U'w', 8, "ah bc dg fc gh"},
    {U'x', 6, "ah ec|eh ac"},
    {U'y', 6, "ah cc|eh cc ba"},
    {U'z', 6, "ah eh ac ec"},
    {U'{', 4, "cl bk bh ag bf bc cb"},
    {U'|', 2, "al ab"},
    {U'}', 4, "al bk bh cg bf bc ab"},
    {U'~', 6, "~af bg df eg"},
    {U'\u00A0', 4, ""},
    {U'\u00A3', 8, "~fj dk ci cg bc|ac gc|ag eg"},
    {U'\u00A9', 10, "@ek bj ag bd ec hd ig hj|~gh eh dg ef gf"},
    {U'\u00AB', 6, "cg ae cc|eg ce ec"},
    {U'\u00B0', 4, "@bk aj bi cj"},
    {U'\u00B7', 2, "af ag"},
    {U'\u00BB', 6, "ag ce ac|cg ee cc"},
    {U'\u00C6', 10, "ac ek ik|ek ec ic|bf ef|eg hg"},
    {U'\u00D0', 8, "ac ak ck|~ck fj gg fd cc|cc ac|ag dg"},
    {U'\u00D7', 6, "ad eh|ah ed"},
    {U'\u00D8', 8, "@dk bj ag bd dc fd gg fj|ac gk"},
    {U'\u00DE', 7, "ac ak|ai di|~di fg de|de ae"},
    {U'\u00DF', 6, "ac aj|~aj bk dk ej cg|~cg ee dc cc"},
    {U'\u00E6', 10, "@ch af cc ef|eh ec|ef if|~if gh ef gc id"},
    {U'\u00F0', 6, "@ch af cc ef|~bk dj ef|bj dk"},
    {U'\u00F7', 6, "af ef|ch ci|cc cd"},
    {U'\u00F8', 6, "@ch af cc ef|ac eh"},
    {U'\u00FE', 6, "ak aa|@ch af cc ef"},
    {U'\u0131', 2, "ah ac"},
    {U'\u0152', 12, "@dk bj ag bd dc fd gg fj|gk kk|gg jg|gk gc kc"},
    {U'\u0153', 10, "@ch af cc ef|ef if|~if gh ef gc id"},
    {U'\u2013', 8, "af gf"},
    {U'\u2014', 10, "af if"},
    {U'\u2018', 3, "ai bk"},
    {U'\u2019', 3, "bk ai"},
    {U'\u201C', 5, "ai bk|ci dk"},
    {U'\u201D', 5, "bk ai|dk ci"},
    {U'\u201E', 5, "bd ab|dd cb"},
    {U'\u2022', 4, "@bh ag bf cg"},
    {U'\u2026', 6, "ac ad|cc cd|ec ed"},
    {U'\u202F', 2, ""},
    {U'\u20AC', 8, "~gj ek dk bi be dc ec gd|ah eh|af ef"},
    {U'\u2212', 6, "af ef"},
};

struct AccentedRow {
    Accent accent;
    std::u32string_view characters;
    std::u32string_view bases;
};

constexpr AccentedRow accentedRows[] = {
    {Accent::Grave, U"\u00C0\u00C8\u00CC\u00D2\u00D9\u00E0\u00E8\u00EC\u00F2\u00F9", U"AEIOUae\u0131ou"},
    {Accent::Acute, U"\u00C1\u00C9\u00CD\u00D3\u00DA\u00DD\u00E1\u00E9\u00ED\u00F3\u00FA\u00FD",
     U"AEIOUYae\u0131ouy"},
    {Accent::Circumflex, U"\u00C2\u00CA\u00CE\u00D4\u00DB\u00E2\u00EA\u00EE\u00F4\u00FB", U"AEIOUae\u0131ou"},
    {Accent::Tilde, U"\u00C3\u00D1\u00D5\u00E3\u00F1\u00F5", U"ANOano"},
    {Accent::Diaeresis, U"\u00C4\u00CB\u00CF\u00D6\u00DC\u0178\u00E4\u00EB\u00EF\u00F6\u00FC\u00FF",
     U"AEIOUYae\u0131ouy"},
    {Accent::Ring, U"\u00C5\u00E5\u016E\u016F", U"AaUu"},
    {Accent::Cedilla, U"\u00C7\u00E7", U"Cc"},
    {Accent::Caron, U"\u010C\u010D\u0160\u0161\u017D\u017E\u011A\u011B\u0158\u0159", U"CcSsZzEeRr"},
};

} // namespace

const Glyph* findGlyph(char32_t character) {
    const auto* const end = std::end(glyphs);
    const auto* const found = std::lower_bound(std::begin(glyphs), end, character,
                                               [](const Glyph& g, char32_t c) { return g.character < c; });
    return found != end && found->character == character ? found : nullptr;
}

Composed decompose(char32_t character) {
    for (const AccentedRow& row : accentedRows) {
        const std::size_t at = row.characters.find(character);
        if (at != std::u32string_view::npos)
            return {row.bases[at], row.accent};
    }
    return {character, Accent::None};
}

std::string_view accentStrokes(Accent accent) {
    constexpr std::array<std::string_view, 9> strokes{
        "",         "bk di",   "dk bi", "bi ck di", "~bi bj di dj", "bi bj|di dj", "@ck bj ci dj",
        "cc db ba", "bk ci dk"};
    return strokes[static_cast<std::size_t>(accent)];
}

} // namespace tilewright::art
