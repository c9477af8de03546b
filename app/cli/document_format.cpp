#include "app/cli/document_format.h"

#include "engine/model/io/file_formats.h"

namespace tilewright::cli {

namespace {

/// Builds nothing, and stops at the first field "format" of the document itself.
class FormatFinder : public nlohmann::json_sax<Json> {
public:
    const std::string& found() const { return found_; }

    bool null() override { return !isFormat_; }
    bool boolean(bool) override { return !isFormat_; }
    bool number_integer(number_integer_t) override { return !isFormat_; }
    bool number_unsigned(number_unsigned_t) override { return !isFormat_; }
    bool number_float(number_float_t, const string_t&) override { return !isFormat_; }
    bool string(string_t& value) override {
        if (isFormat_)
            found_ = std::move(value);
        return !isFormat_;
    }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(); }
    bool key(string_t& name) override {
        isFormat_ = depth_ == 1 && name == "format";
        return true;
    }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t, const std::string&, const nlohmann::json::exception&) override {
        return false;
    }

private:
    bool open() {
        ++depth_;
        return !isFormat_;
    }
    bool close() {
        --depth_;
        return true;
    }

    int depth_ = 0;
    /// Whether the next value is that of the field.
    bool isFormat_ = false;
    std::string found_;
};

} // namespace

std::string formatOf(const std::string& text) {
    FormatFinder finder;
    Json::sax_parse(text, &finder);
    return finder.found();
}

} // namespace tilewright::cli
