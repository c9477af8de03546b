#pragma once

#include "engine/base/translatable_text.h"
#include "engine/playtest/report/report_html.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tilewright::playtest {

/// Numbers behind a chart or a table, as plain text: for people and for spreadsheets.
struct NumberTable {
    std::vector<std::string> head;
    std::vector<std::vector<std::string>> rows;
};

/// Writes a self-contained page, light or dark like the reader's system, suitable for a phone and for paper:
/// nothing from outside, and no script but its own, for the search. What is said is escaped; `content` is
/// HTML already.
class HtmlWriter {
public:
    /// Pre: `words` outlives it.
    explicit HtmlWriter(const Translator& words) : words_(words) {}

    std::string say(const Text& text) const;
    /// `reload`: the page loads itself again after so many seconds; 0: it does not.
    void begin(const Text& title, int reload = 0);
    /// The whole page.
    std::string end();

    /// `name` may have attributes: "p class=\"small\"".
    void element(std::string_view name, std::string_view content);
    /// HTML as it is.
    void out(std::string_view html) { out_.append(html); }
    /// `place`: what links lead to; may be empty.
    void heading(const Text& text, std::string_view place = {});
    /// Links to places.
    void navigation(const std::vector<std::pair<std::string_view, Text>>& places);
    /// Finds rows of tables, also of those that are folded; not shown where scripts are off, nor on paper.
    void searchField();
    /// What is folded until it is wanted; on paper it is open.
    void beginFold(const Text& summary);
    void endFold() { out("</details>\n"); }
    /// The table folded, and a link to it as CSV.
    void numbers(const NumberTable& table, const std::string& fileName);
    /// The link alone.
    void download(const NumberTable& table, const std::string& fileName);
    /// A chart with its title below.
    void section(std::string_view chart, const Text& title);
    void beginList() { out("<ul>\n"); }
    void endList() { out("</ul>\n"); }
    /// Heads of columns, and whether these hold numbers.
    void headers(const std::vector<std::pair<Text, bool>>& columns);
    void beginRow() { out("<tr>\n"); }
    void cell(std::string_view content, bool isNumber = false);
    void endRow() { out("</tr>\n"); }
    void endTable() { out("</tbody></table></div>\n"); }

private:
    const Translator& words_;
    std::string out_;
};

} // namespace tilewright::playtest
