#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace lockstep::gui {

/// Hashes a list of numbers (FNV-1a over whole numbers).
struct NumbersHash {
    std::size_t operator()(const std::vector<std::int32_t>& numbers) const {
        std::size_t hash = 14695981039346656037U;
        for (const std::int32_t number : numbers) {
            hash = (hash ^ static_cast<std::uint32_t>(number)) * 1099511628211U;
        }
        return hash;
    }
};

/// A table in which equal values have one index.
template <class Value, class Hash = std::hash<Value>>
class Interned {
public:
    std::int32_t add(const Value& value) {
        const auto [found, is_new] = index_.try_emplace(value, static_cast<std::int32_t>(all_.size()));
        if (is_new) {
            all_.push_back(value);
        }
        return found->second;
    }
    [[nodiscard]] const std::vector<Value>& all() const { return all_; }
    /// Removes the values that were added last, so that `size` remain.
    void cut(std::size_t size) {
        while (all_.size() > size) {
            index_.erase(all_.back());
            all_.pop_back();
        }
    }

private:
    std::unordered_map<Value, std::int32_t, Hash> index_;
    std::vector<Value> all_;
};

} // namespace lockstep::gui
