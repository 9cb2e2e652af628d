#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace lockstep {

/// Determines which lanes of a warp step evaluate the function. At a decision, these may be only the lanes
/// with one outcome.
enum class Evaluates : std::uint8_t { always, if_taken, if_refused };

/// A floating-point division or function that the kernel evaluates in full precision, although a faster
/// variant exists.
struct MathCall {
    std::string name;       ///< name in the source: "sqrt", "/"
    std::uint32_t file = 0; ///< index into Program::files
    std::uint32_t line = 0; ///< line number, starting at 1
    Evaluates when = Evaluates::always;
    friend bool operator==(const MathCall&, const MathCall&) = default;
};

/// Returns the variant that is faster but less precise: "native_sqrt" for "sqrt", "native_divide" for "/".
/// Null if there is none. Source: OpenCL C 1.2, sections 6.12.2 (native_) and 6.12.5 (fast_).
[[nodiscard]] const char* faster_form(std::string_view name);

} // namespace lockstep
