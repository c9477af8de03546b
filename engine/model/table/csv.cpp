#include "engine/model/table/csv.h"

#include "engine/base/translatable_text.h"
#include "engine/base/utf8.h"

#include <algorithm>
#include <optional>

namespace tilewright {

namespace {

Issue issueInRow(const char* code, int line, Text message) {
    Issue issue;
    issue.code = code;
    issue.line = line;
    issue.message = std::move(message);
    return issue;
}

struct SeparatorLine {
    char separator;
    /// With its end.
    std::size_t length;
};

std::optional<SeparatorLine> separatorLine(std::string_view text) {
    const std::string_view line = text.substr(0, text.find_first_of("\r\n"));
    std::string_view words = line;
    if (words.size() == 7 && words.front() == '"' && words.back() == '"')
        words = words.substr(1, 5);
    if (words.size() != 5 || !(words.starts_with("sep=") || words.starts_with("SEP=")))
        return std::nullopt;
    std::size_t length = std::min(line.size() + 1, text.size());
    if (text.substr(line.size()).starts_with("\r\n"))
        ++length;
    return SeparatorLine{words.back(), length};
}

class CsvReader {
public:
    CsvReader(std::string_view text, char separator) : text_(text), separator_(separator) {
        table_.separator = separator;
        issue_ = takeByteOrderMark(text_);
        if (const auto line = separatorLine(text_)) {
            text_.remove_prefix(line->length);
            line_ = 2;
        }
    }

    Loaded<CsvTable> read(std::size_t rows) {
        while (at_ < text_.size() && !issue_ && table_.rows.size() < rows)
            row();
        if (issue_)
            return {std::nullopt, {std::move(*issue_)}};
        return {std::move(table_), {}};
    }

private:
    std::size_t rowNumber() const { return table_.rows.size() + 1; }

    void fail(const char* code, const char* source, std::vector<Text::Argument> more = {}) {
        std::vector<Text::Argument> arguments{rowNumber(), cells_.size() + 1};
        arguments.insert(arguments.end(), more.begin(), more.end());
        issue_ = issueInRow(code, line_, Text(source, std::move(arguments)));
    }

    void row() {
        if (table_.rows.size() == maxTableRows) {
            fail("csv-too-long",
                 QT_TRANSLATE_NOOP("Engine", "row %1: the table continues, expected at most %3 rows"),
                 {maxTableRows});
            return;
        }
        const int line = line_;
        cells_.clear();
        bool more = true;
        while (more && !issue_) {
            if (cells_.size() == maxTableColumns)
                return fail("csv-too-wide", QT_TRANSLATE_NOOP("Engine", "row %1: found more than %3 columns"),
                            {maxTableColumns});
            more = cell();
        }
        table_.rows.push_back(std::move(cells_));
        table_.lines.push_back(line);
        cells_ = {};
    }

    /// True if the row has another cell.
    bool cell() {
        std::string value;
        const bool quoted = at_ < text_.size() && text_[at_] == '"';
        if (quoted)
            readQuoted(value);
        while (!issue_ && at_ < text_.size() && text_[at_] != separator_ && text_[at_] != '\n' &&
               text_[at_] != '\r') {
            if (quoted) {
                fail("csv-broken-quotes",
                     QT_TRANSLATE_NOOP("Engine",
                                       "row %1, column %2: found text after a closing quote, expected a "
                                       "separator or the end of the row; quotes within a cell are doubled"));
                return false;
            }
            take(value);
        }
        if (issue_)
            return false;
        cells_.push_back(std::move(value));
        if (at_ == text_.size())
            return false;
        const bool more = text_[at_] == separator_;
        if (text_[at_] == '\r' && at_ + 1 < text_.size() && text_[at_ + 1] == '\n')
            ++at_;
        if (text_[at_] == '\n' || text_[at_] == '\r')
            ++line_;
        ++at_;
        return more;
    }

    void readQuoted(std::string& value) {
        const int opened = line_;
        ++at_;
        while (at_ < text_.size() && !issue_) {
            if (text_[at_] != '"') {
                take(value);
            } else if (at_ + 1 < text_.size() && text_[at_ + 1] == '"') {
                value += '"';
                at_ += 2;
            } else {
                ++at_;
                return;
            }
        }
        if (issue_)
            return;
        line_ = opened;
        fail("csv-broken-quotes",
             QT_TRANSLATE_NOOP("Engine", "row %1, column %2: a quote is opened but never closed"));
    }

    void take(std::string& value) {
        const std::size_t length = characterLength(text_.substr(at_));
        if (length == 0) {
            fail("csv-not-utf8",
                 QT_TRANSLATE_NOOP("Engine", "row %1, column %2: found bytes that are not UTF-8"));
            issue_->remedy = QT_TRANSLATE_NOOP("Engine", "Save the table as “CSV UTF-8”.");
            return;
        }
        if (text_[at_] == '\n' || (text_[at_] == '\r' && !text_.substr(at_ + 1).starts_with('\n')))
            ++line_;
        value.append(text_, at_, length);
        at_ += length;
    }

    std::string_view text_;
    char separator_;
    std::size_t at_ = 0;
    int line_ = 1;
    std::vector<std::string> cells_;
    CsvTable table_;
    std::optional<Issue> issue_;
};

} // namespace

std::optional<char> namedSeparator(std::string_view text) {
    if (takeByteOrderMark(text))
        return std::nullopt;
    const auto line = separatorLine(text);
    return line ? std::optional(line->separator) : std::nullopt;
}

Loaded<CsvTable> readCsv(std::string_view text, char separator) {
    return CsvReader(text, separator).read(maxTableRows + 1);
}

Loaded<CsvTable> readCsvHeading(std::string_view text, char separator) {
    return CsvReader(text, separator).read(1);
}

void appendCsvRow(std::string& out, std::span<const std::string> cells, char separator) {
    const std::string special{separator, '"', '\n', '\r'};
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::string& cell = cells[i];
        if (i > 0)
            out += separator;
        if (cell.find_first_of(special) == std::string::npos) {
            out += cell;
            continue;
        }
        out += '"';
        for (const char c : cell) {
            if (c == '"')
                out += '"';
            out += c;
        }
        out += '"';
    }
    out += '\n';
}

} // namespace tilewright
