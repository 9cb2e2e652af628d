#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace lockstep::json_values {

// Functions that read values of untrusted JSON with the expected type. All of them throw exceptions of the
// JSON library or std::logic_error.

/// Reads a number of type T. Throws where the JSON library would silently convert another type or an
/// out-of-range number.
template <class T>
T number(const nlohmann::json& value) {
    const bool is_negative = value.is_number_integer() && !value.is_number_unsigned();
    if (is_negative && std::is_signed_v<T>) {
        const auto wide = value.get<std::int64_t>();
        if (std::in_range<T>(wide)) {
            return static_cast<T>(wide);
        }
    } else if (value.is_number_unsigned()) {
        const auto wide = value.get<std::uint64_t>();
        if (std::in_range<T>(wide)) {
            return static_cast<T>(wide);
        }
    }
    throw std::out_of_range("number");
}

template <class T>
T enumerator(const nlohmann::json& value) {
    return static_cast<T>(number<std::uint8_t>(value));
}

inline bool flag(const nlohmann::json& value) {
    return value.get<bool>(); // throws if it is not a boolean
}

inline const nlohmann::json& list(const nlohmann::json& value) {
    if (!value.is_array()) {
        throw std::invalid_argument("list");
    }
    return value;
}

inline std::string text(const nlohmann::json& value) {
    if (value.is_string()) {
        return value.get<std::string>();
    }
    std::string bytes;
    for (const nlohmann::json& byte : list(value)) {
        bytes.push_back(static_cast<char>(number<std::uint8_t>(byte)));
    }
    return bytes;
}

inline std::vector<std::string> texts(const nlohmann::json& value) {
    std::vector<std::string> all;
    for (const nlohmann::json& one : list(value)) {
        all.push_back(text(one));
    }
    return all;
}

template <class T>
std::vector<T> numbers(const nlohmann::json& value) {
    std::vector<T> all;
    for (const nlohmann::json& one : list(value)) {
        all.push_back(number<T>(one));
    }
    return all;
}

/// Converts a string to JSON. A string that is not valid UTF-8 (such as a comment in an old encoding) becomes
/// a list of numbers.
inline nlohmann::json text_json(const std::string& text) {
    nlohmann::json plain = text;
    try {
        (void)plain.dump();
        return plain;
    } catch (const nlohmann::json::type_error&) {
        return std::vector<std::uint8_t>(text.begin(), text.end());
    }
}

} // namespace lockstep::json_values
