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

/// Parses a line of JSON. Throws if it is nested more deeply than any valid message, because each level costs
/// memory and stack.
[[nodiscard]] nlohmann::json parse_flat(const std::string& line);

/// Parses a line and returns the result of calling `read` with it. Returns nullopt if the line is not JSON,
/// or if `read` throws because a field is missing or invalid. Lets std::bad_alloc pass, because running out
/// of memory is not an error in the line.
template <class T, class Read>
std::optional<T> parsed(const std::string& line, const Read& read) {
    try {
        return read(parse_flat(line));
    } catch (const nlohmann::json::exception&) {
        return std::nullopt;
    } catch (const std::logic_error&) {
        return std::nullopt;
    } catch (const std::bad_optional_access&) { // thrown if a name in the line is unknown
        return std::nullopt;
    }
}

/// Converts an error to JSON, without its cause.
[[nodiscard]] nlohmann::json error_json(const Error& error);
/// Converts JSON to an error. Throws if helper processes never send this error, or if an argument that its
/// message needs is missing. They never send `cancelled`, because it would be mistaken for a cancellation by
/// the user, and ignored.
[[nodiscard]] Error error_from(const nlohmann::json& value);
/// The same for lockstep-record on another machine, which also sends how its own helper process has ended.
[[nodiscard]] Error far_error_from(const nlohmann::json& value);

} // namespace lockstep
