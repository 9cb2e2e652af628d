#include "core/trace/json_in_parts.h"

#include <cstddef>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

using nlohmann::json;

// Nesting depth of an element of the list: 1 for the object, 2 for its list, 3 for the element.
constexpr std::size_t depth_of_parts = 3;

class PartReader : public nlohmann::json_sax<json> {
public:
    PartReader(const std::string& parts, const std::function<void(const json&)>& use,
               const JsonLimits& limits)
        : parts_(parts), use_(use), limits_(limits) {}

    json root;

    bool null() override { return add(nullptr) != nullptr; }
    bool boolean(bool value) override { return add(value) != nullptr; }
    bool number_integer(number_integer_t value) override { return add(value) != nullptr; }
    bool number_unsigned(number_unsigned_t value) override { return add(value) != nullptr; }
    bool number_float(number_float_t value, const string_t& /*text*/) override {
        return add(value) != nullptr;
    }
    bool string(string_t& value) override { return add(std::move(value)) != nullptr; }
    bool binary(binary_t& /*value*/) override { return false; } // binary values do not occur in JSON
    bool start_object(std::size_t /*elements*/) override { return open(json::object()); }
    bool start_array(std::size_t /*elements*/) override { return open(json::array()); }
    bool key(string_t& value) override {
        key_ = std::move(value);
        in_parts_ = open_.size() == 1 ? key_ == parts_ : in_parts_;
        return true;
    }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t /*at*/, const std::string& /*last*/,
                     const json::exception& /*error*/) override {
        return false;
    }

private:
    /// Adds a parsed value and returns its address; null if the limit on values is reached.
    json* add(json value) {
        if (held_ == limits_.values) {
            return nullptr;
        }
        ++held_;
        if (open_.empty()) {
            root = std::move(value);
            return &root;
        }
        json& parent = *open_.back();
        return parent.is_array() ? &parent.emplace_back(std::move(value))
                                 : &(parent[key_] = std::move(value));
    }

    bool open(json container) {
        if (open_.size() == limits_.depth) {
            return false;
        }
        const std::size_t held = held_;
        json* const here = add(std::move(container));
        if (here != nullptr) {
            open_.push_back(here);
            held_before_part_ = open_.size() == depth_of_parts ? held : held_before_part_;
        }
        return here != nullptr;
    }

    bool close() {
        const bool is_part = in_parts_ && open_.size() == depth_of_parts && open_[1]->is_array();
        if (is_part) {
            use_(*open_.back());
            open_[1]->clear();
            held_ = held_before_part_;
        }
        open_.pop_back();
        return true;
    }

    const std::string& parts_;
    const std::function<void(const json&)>& use_;
    const JsonLimits& limits_;
    std::vector<json*> open_; ///< containers that are not closed yet, innermost last
    std::string key_;
    bool in_parts_ = false;
    std::size_t held_ = 0; ///< number of values in memory
    std::size_t held_before_part_ = 0;
};

} // namespace

std::optional<json> parse_in_parts(const std::string& text, const std::string& parts,
                                   const std::function<void(const json&)>& use, const JsonLimits& limits) {
    PartReader reader(parts, use, limits);
    return json::sax_parse(text, &reader) ? std::optional(std::move(reader.root)) : std::nullopt;
}

} // namespace lockstep
