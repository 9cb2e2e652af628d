#pragma once

#include "core/base/error.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string>

namespace lockstep {

// What passes between our processes: one line of JSON a message.

/// Without its end. Paths and build logs need not be UTF-8; what is not becomes U+FFFD instead of an
/// exception.
[[nodiscard]] std::string line_of(const nlohmann::json& message);

/// Throws where the text is nested more deeply than any message: each level would cost memory and stack.
[[nodiscard]] nlohmann::json parse_flat(const std::string& line);

/// Calls `read` with the parsed line; none where it is no JSON or `read` misses something in it. Memory that
/// runs out is no fault of the line.
template <class T, class Read>
std::optional<T> parsed(const std::string& line, const Read& read) {
    try {
        return read(parse_flat(line));
    } catch (const nlohmann::json::exception&) {
        return std::nullopt;
    } catch (const std::logic_error&) {
        return std::nullopt;
    } catch (const std::bad_optional_access&) { // a name that is none
        return std::nullopt;
    }
}

/// Without its cause.
[[nodiscard]] nlohmann::json error_json(const Error& error);
/// Throws also for an error that no process of ours answers with, and where its sentence would lack an argument. `cancelled` is
/// such an error: taken for the person's wish, it would pass without a word.
[[nodiscard]] Error error_from(const nlohmann::json& value);

} // namespace lockstep
