#pragma once

#include "engine/base/json/json.h"

#include <memory>

namespace tilewright {

/// A parsed JSON Schema (draft 7), for any number of documents and threads.
class SchemaValidator {
public:
    explicit SchemaValidator(const Json& schema);
    ~SchemaValidator();
    SchemaValidator(const SchemaValidator&) = delete;
    SchemaValidator& operator=(const SchemaValidator&) = delete;

    bool fits(const Json& document) const;

private:
    struct Compiled;
    std::unique_ptr<const Compiled> compiled_;
};

/// Whether the document fits the schema of JSON Schema draft 7.
bool fitsSchema(const Json& schema, const Json& document);

} // namespace tilewright
