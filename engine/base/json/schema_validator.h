#pragma once

#include "engine/base/issue.h"
#include "engine/base/json/json.h"

#include <cstddef>
#include <memory>
#include <string_view>

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

/// Explains in sentences why a document does not fit a schema, each with the pointer of the deepest place.
/// Knows the keywords of our schemas; only the validator decides whether a document fits. Appends at most
/// `most` issues; `base` is put before each pointer. The validator's own messages are English only, speak of
/// schemas and not of files, and don't say what was found: somebody who wrote a file by hand or by a script
/// would learn where it is wrong, but not what stands there and what belongs there.
void explainMismatch(const Json& schema, const Json& document, std::string_view base, std::size_t most,
                     Issues& issues);

} // namespace tilewright
