#pragma once

#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// A macro of a program that a build option can change.
struct SourceMacro {
    std::string name;
    /// The value that the source defines if no build option does. Empty if the source only tests the macro.
    std::optional<std::string> value = std::nullopt;
    /// Whether the value of the macro is tested by #if, and not only its existence by #ifdef.
    bool is_tested_by_value = false;
    friend bool operator==(const SourceMacro&, const SourceMacro&) = default;
};

/// Finds the macros that a source tests (#if, #ifdef, #elif), and those for which it has a default:
///
///     #ifndef TILE
///     #define TILE 16
///     #endif
///
/// Returns them in the order of their first use. Excludes macros that the source defines in another way, so
/// that a build option has no effect; include guards; macros with parameters; and names that OpenCL
/// reserves (cl_..., __...). Included files are not read.
[[nodiscard]] std::vector<SourceMacro> source_macros(const std::string& text);

} // namespace lockstep
