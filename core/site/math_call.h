#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace lockstep {

/// Which lanes of its site's warp step evaluate a function: of a decision, it may be those alone that it
/// sends on.
enum class Evaluates : std::uint8_t { always, if_taken, if_refused };

/// A division or a function of floats that the kernel asks for in full precision, though there is a faster
/// form.
struct MathCall {
    std::string name;       ///< as the source has it: "sqrt", "/"
    std::uint32_t file = 0; ///< index into Program::files
    std::uint32_t line = 0; ///< from 1
    Evaluates when = Evaluates::always;
    friend bool operator==(const MathCall&, const MathCall&) = default;
};

/// The form that gives up precision for speed: "native_sqrt" for "sqrt", "native_divide" for "/". Null where
/// there is none. Source: OpenCL C 1.2, sections 6.12.2 (native_) and 6.12.5 (fast_).
[[nodiscard]] const char* faster_form(std::string_view name);

} // namespace lockstep
