#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

/// One option of an OpenCL build, of those that Lockstep knows.
struct BuildOption {
    enum class Kind : std::uint8_t {
        define,   ///< -D NAME[=VALUE]
        undefine, ///< -U NAME
        folder,   ///< -I FOLDER
        flag      ///< any other
    };
    Kind kind = Kind::flag;
    std::string name; ///< of the macro, with its parameters; the folder; or the whole flag: "-cl-std=CL1.2"
    std::optional<std::string> value; ///< of a definition, without its line's end
};

/// In the order of their text.
using BuildOptions = std::vector<BuildOption>;

/// Why an option is refused: the first argument of ErrorCode::build_option_refused. The second is the option. The app
/// words them.
namespace option_flaw {
inline constexpr std::string_view unknown = "unknown";
inline constexpr std::string_view no_value = "no-value";
inline constexpr std::string_view bad_value = "bad-value"; ///< the third argument: the known values
inline constexpr std::string_view bad_name = "bad-name";   ///< -D and -U: not the name of a macro
inline constexpr std::string_view open_text =
    "open-text"; ///< -D: what follows would become part of its value
inline constexpr std::string_view open_quote = "open-quote";
inline constexpr std::string_view control = "control"; ///< a control character
inline constexpr std::string_view too_long = "too-long";
} // namespace option_flaw

/// The door of all build options, whoever wrote them: Clang and drivers are given what passes here, and nothing else.
/// An options string is taken apart at its blanks; double quotes hold blanks together, \" is a quote itself. Errors:
/// build_option_refused, for all that is not known to be harmless: compilers have options that write and load files.
Result<BuildOptions> build_options_from(const std::string& text);

/// A text that build_options_from() reads as the same options.
[[nodiscard]] std::string options_text(const BuildOptions& options);

/// The options with the folders of -I made absolute: where they are relative, they begin at `folder`. Refused ones
/// stay as they are.
[[nodiscard]] std::string with_folders_beside(const std::string& options, const std::string& folder);

/// "-cl-std=CL1.2", unless the options name another one.
[[nodiscard]] std::string standard_option(const BuildOptions& options);

/// True if the options hold this flag.
[[nodiscard]] bool has_flag(const BuildOptions& options, std::string_view flag);

/// What Clang's driver is given, each a word: the standard, definitions, folders, and OpenCL's own options.
[[nodiscard]] std::vector<std::string> clang_options(const BuildOptions& options);

/// What the OpenCL driver of a platform is given: a standard and what it knows, without -D, -U and -I. Drivers differ
/// in what they take for a quote, so that a blank in a path would turn what follows it into options: paths and values
/// stay out. Of options that are refused: a standard.
[[nodiscard]] std::string driver_options(const std::string& options, std::string_view platform = "");

/// What -D and -U say as lines of source, in their order: "#define N 256". Of options that are refused: nothing.
[[nodiscard]] std::string definitions_text(const std::string& options);

} // namespace lockstep
