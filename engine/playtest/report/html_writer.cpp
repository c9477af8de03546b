#include "engine/playtest/report/html_writer.h"

#include "engine/base/utf8.h"
#include "engine/playtest/report/svg_charts.h"

namespace tilewright::playtest {

namespace {

constexpr const char* styleSheet = R"(
:root { color-scheme: light dark; --ink: #26221c; --paper: #faf8f4; --faint: #d8d2c6; --band: #9db8d6; --strong: #1f5a94;
  --mark: #b3441e; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e3da; --paper: #1f1d1a; --faint: #4a453d; --band: #3d5f82;
  --strong: #8fbdea; --mark: #f0895f; } }
@media print { :root { color-scheme: light; --ink: #000; --paper: #fff; --faint: #bbb; --band: #9db8d6; --strong: #1f5a94;
  --mark: #b3441e; } section { break-inside: avoid-page; } @page { margin: 15mm; } }
body { font: 15px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 62rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin-bottom: .2rem; } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .25rem .8rem .25rem 0;
  border-bottom: 1px solid var(--faint); vertical-align: middle; }
td.number, th.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
code, pre { font: 13px/1.4 monospace; } pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--faint); padding: .6rem; }
svg { max-width: 100%; height: auto; } td svg { display: block; }
.band { fill: var(--band); } .bar { fill: var(--band); } .cell { fill: var(--mark); stroke: var(--faint); } .dot { fill: var(--strong); }
.line { stroke: var(--mark); stroke-width: 2; } .axis { stroke: var(--faint); }
.label { fill: var(--ink); font: 13px system-ui, sans-serif; } .flag { color: var(--mark); font-weight: bold; }
.small { font-size: 13px; } .answer { font-size: 1.05rem; font-weight: 600; }
nav ul { columns: 2; list-style: none; padding: 0; } nav a { color: var(--strong); } .wide { overflow-x: auto; }
details { margin: .4rem 0; } summary { cursor: pointer; color: var(--strong); } input[type=search] { font: inherit; width: 100%;
  box-sizing: border-box; padding: .4rem; color: inherit; background: transparent; border: 1px solid var(--faint); }
progress { width: 100%; } [hidden] { display: none; }
@media (max-width: 40rem) { body { font-size: 14px; margin: 1rem auto; } nav ul { columns: 1; }
  td svg { display: none; } th, td { padding-right: .4rem; } section { overflow-x: auto; }
  section svg { max-width: none; height: auto; width: 44rem; } }
@media print { nav, input, .download, summary { display: none; } }
)";

/// Well-formed as XML too: without the signs that it escapes. Filters rows, and opens what is folded for the
/// search and for paper.
constexpr const char* script = R"(
const field = document.getElementById('search');
const folds = [...document.querySelectorAll('details')];
if (field) {
  field.hidden = false;
  field.addEventListener('input', () => {
    const words = field.value.trim().toLowerCase();
    for (const fold of folds) {
      let found = false;
      for (const row of fold.querySelectorAll('tbody tr')) {
        row.hidden = !row.textContent.toLowerCase().includes(words);
        found = found || !row.hidden;
      }
      fold.open = !(words === '' || !found);
      fold.hidden = !(words === '' || found);
    }
  });
}
let opened = [];
addEventListener('beforeprint', () => {
  opened = folds.filter((fold) => !fold.open);
  for (const fold of opened) fold.open = true;
});
addEventListener('afterprint', () => {
  for (const fold of opened) fold.open = false;
});
)";

/// The page may show itself, its styles and its script, identified by their hashes, and nothing else: no
/// external content. A test compares the hashes.
constexpr const char* contentPolicy =
    "default-src 'none'; style-src 'sha256-Ps/NLAigOSG19IYuYUqSGtoAPuQsbVxS0B+dkniYOPY='; script-src "
    "'sha256-hwwbH+/Q6H4xgJayrVBCrw8lpbwA9i+BxdxB8G/Blcs='; base-uri 'none'; "
    "form-action 'none'";

/// A field of a table that spreadsheets read.
std::string csvField(const std::string& text) {
    if (text.find_first_of(",\"\n\r") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char one : text)
        one == '"' ? quoted.append("\"\"") : quoted.append(1, one);
    return quoted.append("\"");
}

/// Everything but letters and digits, for a link.
std::string percentEncoded(std::string_view text) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string out;
    for (const char one : text) {
        const auto byte = static_cast<unsigned char>(one);
        const bool plain =
            (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9');
        if (plain)
            out += one;
        else
            out.append("%").append(1, digits[byte >> 4U]).append(1, digits[byte & 15U]);
    }
    return out;
}

} // namespace

std::string HtmlWriter::say(const Text& text) const {
    return escapedHtml(words_(text));
}

void HtmlWriter::begin(const Text& title, int reload) {
    out("<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta http-equiv=\"Content-Security-Policy\" content=\"");
    out(contentPolicy);
    out("\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    if (reload > 0)
        out("<meta http-equiv=\"refresh\" content=\"" + std::to_string(reload) + "\">\n");
    out("<title>");
    out(say(title));
    out("</title>\n<style>");
    out(styleSheet);
    out("</style>\n</head>\n<body>\n");
    element("h1", say(title));
}

std::string HtmlWriter::end() {
    out("<script>");
    out(script);
    out("</script>\n</body>\n</html>\n");
    return std::move(out_);
}

void HtmlWriter::element(std::string_view name, std::string_view content) {
    out_.append("<").append(name).append(">").append(content).append("</").append(
        name.substr(0, name.find(' ')));
    out_ += ">\n";
}

void HtmlWriter::section(std::string_view chart, const Text& title) {
    out_.append("<section>").append(chart);
    element("p class=\"small\"", say(title));
    out_ += "</section>\n";
}

void HtmlWriter::heading(const Text& text, std::string_view place) {
    const std::string name = place.empty() ? "h2" : "h2 id=\"" + escapedHtml(place) + '"';
    element(name, say(text));
}

void HtmlWriter::navigation(const std::vector<std::pair<std::string_view, Text>>& places) {
    out("<nav><ul>\n");
    for (const auto& [place, text] : places)
        element("li", "<a href=\"#" + escapedHtml(place) + "\">" + say(text) + "</a>");
    out("</ul></nav>\n");
}

void HtmlWriter::searchField() {
    const std::string words = say(QT_TRANSLATE_NOOP("Engine", "Find a figure"));
    out("<input type=\"search\" id=\"search\" hidden=\"hidden\" aria-label=\"" + words + "\" placeholder=\"" +
        words + "\"/>\n");
}

void HtmlWriter::beginFold(const Text& summary) {
    out("<details>");
    element("summary", say(summary));
}

void HtmlWriter::numbers(const NumberTable& table, const std::string& fileName) {
    beginFold(QT_TRANSLATE_NOOP("Engine", "The numbers"));
    out("<div class=\"wide\"><table>\n<thead><tr>\n");
    for (const std::string& name : table.head)
        element("th class=\"number\"", escapedHtml(name));
    out("</tr></thead>\n<tbody>\n");
    for (const std::vector<std::string>& row : table.rows) {
        beginRow();
        for (const std::string& field : row)
            cell(escapedHtml(field), true);
        endRow();
    }
    endTable();
    download(table, fileName);
    endFold();
}

void HtmlWriter::download(const NumberTable& table, const std::string& fileName) {
    std::string text(byteOrderMark); // spreadsheets take a text without one for their local code page
    const auto add = [&text](const std::vector<std::string>& row) {
        for (std::size_t i = 0; i < row.size(); ++i)
            text.append(i == 0 ? "" : ",").append(csvField(row[i]));
        text += "\r\n";
    };
    add(table.head);
    for (const std::vector<std::string>& row : table.rows)
        add(row);
    element("p class=\"small download\"", "<a download=\"" + escapedHtml(fileName) +
                                              "\" href=\"data:text/csv;charset=utf-8," +
                                              percentEncoded(text) + "\">" + escapedHtml(fileName) + "</a>");
}

void HtmlWriter::headers(const std::vector<std::pair<Text, bool>>& columns) {
    out("<div class=\"wide\"><table>\n<thead><tr>\n");
    for (const auto& [text, isNumber] : columns)
        element(isNumber ? "th class=\"number\"" : "th", say(text));
    out("</tr></thead>\n<tbody>\n");
}

void HtmlWriter::cell(std::string_view content, bool isNumber) {
    element(isNumber ? "td class=\"number\"" : "td", content);
}

} // namespace tilewright::playtest
