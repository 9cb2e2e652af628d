#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace lockstep {

/// Which lanes of its site's warp step evaluate a function. For a decision, it may be only the lanes that
/// take one side.
enum class Evaluates : std::uint8_t { always, if_taken, if_refused };

/// A division or function on floats that the kernel computes in full precision, although there is a faster
/// form.
struct MathCall {
    std::string name;       ///< as in the source: "sqrt", "/"
    std::uint32_t file = 0; ///< index into Program::files
    std::uint32_t line = 0; ///< from 1
    Evaluates when = Evaluates::always;
    friend bool operator==(const MathCall&, const MathCall&) = default;
};

/// The form that gives up precision for speed: "native_sqrt" for "sqrt", "native_divide" for "/". Null if
/// there is none. Source: OpenCL C 1.2, sections 6.12.2 (native_) and 6.12.5 (fast_).
[[nodiscard]] const char* faster_form(std::string_view name);

} // namespace lockstep
