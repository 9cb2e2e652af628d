#pragma once

#include "core/base/error.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string>

namespace lockstep {

// Messages between Lockstep's processes: one line of JSON per message.

/// Formats a message as one line, without the line end. Paths and build logs need not be UTF-8; invalid bytes
/// are replaced by U+FFFD instead of causing an exception.
[[nodiscard]] std::string line_of(const nlohmann::json& message);

/// Parses a line. Throws if it is nested more deeply than any valid message, because each level costs memory
/// and stack.
[[nodiscard]] nlohmann::json parse_flat(const std::string& line);

/// Calls `read` with the parsed line. Empty if the line is not JSON, or if `read` throws because a field is
/// missing or invalid. std::bad_alloc is passed on, because running out of memory is not an error in the
/// line.
template <class T, class Read>
std::optional<T> parsed(const std::string& line, const Read& read) {
    try {
        return read(parse_flat(line));
    } catch (const nlohmann::json::exception&) {
        return std::nullopt;
    } catch (const std::logic_error&) {
        return std::nullopt;
    } catch (const std::bad_optional_access&) { // thrown for an unknown name
        return std::nullopt;
    }
}

/// Converts an error to JSON, without its cause.
[[nodiscard]] nlohmann::json error_json(const Error& error);
/// Converts JSON to an error. Throws if a helper process never sends such an error, or if an argument of its
/// message is missing. Helper processes never send `cancelled`: it would be mistaken for a cancellation by
/// the user, and ignored.
[[nodiscard]] Error error_from(const nlohmann::json& value);

} // namespace lockstep
