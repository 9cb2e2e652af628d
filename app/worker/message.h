#pragma once

#include "core/base/error.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string>

namespace lockstep {

// Messages between our processes: one line of JSON per message.

/// One line, without the line end. Paths and build logs need not be UTF-8; invalid bytes become U+FFFD
/// instead of causing an exception.
[[nodiscard]] std::string line_of(const nlohmann::json& message);

/// Throws if the text is nested more deeply than any message: each level would cost memory and stack.
[[nodiscard]] nlohmann::json parse_flat(const std::string& line);

/// Calls `read` with the parsed line. None if the line is not JSON or `read` finds something missing in it.
/// Running out of memory is not treated as an error in the line.
template <class T, class Read>
std::optional<T> parsed(const std::string& line, const Read& read) {
    try {
        return read(parse_flat(line));
    } catch (const nlohmann::json::exception&) {
        return std::nullopt;
    } catch (const std::logic_error&) {
        return std::nullopt;
    } catch (const std::bad_optional_access&) { // an unknown name
        return std::nullopt;
    }
}

/// Without its cause.
[[nodiscard]] nlohmann::json error_json(const Error& error);
/// Throws also for an error that no helper process answers with, and if an argument of its sentence is
/// missing. `cancelled` is such an error: it would look like the user's own cancellation, and be ignored
/// silently.
[[nodiscard]] Error error_from(const nlohmann::json& value);

} // namespace lockstep
