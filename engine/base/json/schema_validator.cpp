#include "engine/base/json/schema_validator.h"

#include <cstdint>
#include <limits>

#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

namespace tilewright {

namespace {

/// The document type that valijson has an adapter for. It reads integers as signed, so that one above that
/// range would pass as a negative number: here it becomes a float, which is no integer in any schema.
nlohmann::json plain(const Json& value) {
    switch (value.type()) {
    case Json::value_t::object: {
        nlohmann::json out = nlohmann::json::object();
        for (const auto& [name, part] : value.get_ref<const Json::object_t&>())
            out.emplace(name, plain(part));
        return out;
    }
    case Json::value_t::array: {
        nlohmann::json out = nlohmann::json::array();
        out.get_ref<nlohmann::json::array_t&>().reserve(value.size());
        for (const Json& part : value)
            out.push_back(plain(part));
        return out;
    }
    case Json::value_t::string:
        return value.get_ref<const std::string&>();
    case Json::value_t::boolean:
        return value.get<bool>();
    case Json::value_t::number_unsigned: {
        const auto number = value.get<std::uint64_t>();
        if (number > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
            return static_cast<double>(number);
        return number;
    }
    case Json::value_t::number_integer:
        return value.get<std::int64_t>();
    case Json::value_t::number_float:
        return value.get<double>();
    default:
        return nullptr;
    }
}

} // namespace

struct SchemaValidator::Compiled {
    valijson::Schema schema;
};

SchemaValidator::SchemaValidator(const Json& schema) {
    auto compiled = std::make_unique<Compiled>();
    const nlohmann::json document = plain(schema);
    valijson::SchemaParser(valijson::SchemaParser::kDraft7)
        .populateSchema(valijson::adapters::NlohmannJsonAdapter(document), compiled->schema);
    compiled_ = std::move(compiled);
}

SchemaValidator::~SchemaValidator() = default;

bool SchemaValidator::fits(const Json& document) const {
    const nlohmann::json target = plain(document);
    // Without an object for results it stops at the first mismatch, and needs no memory for millions of them.
    return valijson::Validator(valijson::Validator::kStrongTypes)
        .validate(compiled_->schema, valijson::adapters::NlohmannJsonAdapter(target), nullptr);
}

bool fitsSchema(const Json& schema, const Json& document) {
    return SchemaValidator(schema).fits(document);
}

} // namespace tilewright
