#pragma once

#include "engine/base/issue.h"
#include "engine/model/tileset.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace tilewright {

/// A field of a generator's specification: what studies vary and tuning may change.
struct SpecificationField {
    enum class Type : std::uint8_t {
        Count,  ///< a whole number
        Share,  ///< 0 to 1
        Weights ///< a list of numbers, one for each of `parts`
    };
    /// What tuning does with the field when no limits are given.
    enum class Tuned : std::uint8_t {
        Near, ///< up to a fifth more or less than the set has
        All,  ///< any value
        Same, ///< as the set has it, though it has limits: both ends are the same
        Kept  ///< as the set has it
    };
    /// Name in files and on the command line: "tiles"; and in a list of changes.
    std::string_view name;
    std::string_view label;
    Type type = Type::Count;
    Tuned tuned = Tuned::Kept;
    // Of a value, both included.
    double least = 0;
    double most = 0;
    /// Of weights, in the order of the list.
    std::span<const std::string_view> parts = {};
    /// Of the command line, "cloisters", and what its help says; empty for fields without an option of their
    /// own.
    std::string_view option = {};
    const char* explanation = "";
};

/// The generator of a family of tiles, by the names of its fields: code for all families varies sets through
/// it. A specification is an object of fields with values of their types; what it lacks has its default.
/// Stateless.
class SetGenerator {
public:
    virtual ~SetGenerator() = default;
    virtual std::span<const SpecificationField> fields() const = 0;
    /// Every field with its default.
    virtual Json defaults() const = 0;
    /// Issues if the specification can't be met; otherwise empty.
    virtual Issues check(const Json& specification) const = 0;
    /// The same specification and seed give the same set, byte for byte. Pre: check() is empty.
    virtual TileSet generate(const Json& specification, std::uint64_t seed) const = 0;
    /// The specification that would generate such a set.
    virtual Json specificationOf(const TileSet& set) const = 0;
    /// Lowers what contradicts a field that was changed.
    virtual void reconcile(Json& /*specification*/) const {}

    /// Null if there is none of that name.
    const SpecificationField* find(std::string_view name) const;
    /// Sets a field, or by "FIELD/PART" a single weight of one. Pre: the specification has every field.
    void set(Json& specification, std::string_view name, const Json& value) const;
    /// Whether set() knows the name.
    bool has(std::string_view name) const;
};

// What the generators of all families share: how they apportion, and what they refuse.

/// Distributes `total` in proportion to the weights by largest remainder; of equal remainders the earlier
/// wins. The sum is `total`. Pre: weights not negative, their sum finite and above zero unless `total` is 0.
std::vector<int> apportion(int total, std::span<const double> weights);

Issue unmetSpecification(const char* code, Text message);
/// As messages show it.
Text::Argument shortNumber(double value);
void checkTileCount(int tiles, Issues& issues);
/// `none`: the message if all are 0.
void checkWeights(std::span<const double> weights, const char* none, Issues& issues);

} // namespace tilewright
