#pragma once

#include "engine/model/set_generator.h"

#include <vector>

namespace tilewright {

/// A field and the member that holds it: one of the three.
template <class Specification>
struct FieldBinding {
    SpecificationField about;
    int Specification::*count = nullptr;
    double Specification::*share = nullptr;
    std::span<double> (*weights)(Specification& specification) = nullptr;
};

/// The generator of a family with a specification of its own, made of a table of its fields.
template <class Specification>
class FieldTableGenerator : public SetGenerator {
public:
    /// Pre: the table outlives it. `check` and `generate` are those of the specification.
    FieldTableGenerator(std::span<const FieldBinding<Specification>> table,
                        Issues (*check)(const Specification&), TileSet (*generate)(const Specification&))
        : table_(table), check_(check), generate_(generate) {
        for (const auto& field : table)
            fields_.push_back(field.about);
    }

    std::span<const SpecificationField> fields() const override { return fields_; }
    Json defaults() const override { return toJson({}); }
    Issues check(const Json& specification) const override { return check_(read(specification)); }
    TileSet generate(const Json& specification, std::uint64_t seed) const override {
        Specification all = read(specification);
        all.seed = seed;
        return generate_(all);
    }

    Specification read(const Json& in) const {
        Specification out;
        for (const auto& field : table_) {
            const auto found = in.find(field.about.name);
            if (found == in.end())
                continue;
            if (field.count != nullptr)
                out.*field.count = found->template get<int>();
            else if (field.share != nullptr)
                out.*field.share = found->template get<double>();
            else
                for (std::size_t i = 0; i < field.about.parts.size(); ++i)
                    field.weights(out)[i] = found->at(i).template get<double>();
        }
        return out;
    }
    Json toJson(Specification specification) const {
        Json out = Json::object();
        for (const auto& field : table_) {
            Json& value = out[std::string(field.about.name)];
            if (field.count != nullptr)
                value = specification.*field.count;
            else if (field.share != nullptr)
                value = specification.*field.share;
            else
                for (const double weight : field.weights(specification))
                    value.push_back(weight);
        }
        return out;
    }

private:
    std::span<const FieldBinding<Specification>> table_;
    Issues (*check_)(const Specification&);
    TileSet (*generate_)(const Specification&);
    std::vector<SpecificationField> fields_;
};

} // namespace tilewright
