#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

/// A build option of OpenCL that Lockstep knows.
struct BuildOption {
    enum class Kind : std::uint8_t {
        define,   ///< -D NAME[=VALUE]
        undefine, ///< -U NAME
        folder,   ///< -I FOLDER
        flag      ///< any other
    };
    Kind kind = Kind::flag;
    std::string name; ///< the macro with its parameters, the folder, or the whole flag: "-cl-std=CL1.2"
    std::optional<std::string> value; ///< value of a definition, up to the end of its line
};

/// In text order.
using BuildOptions = std::vector<BuildOption>;

/// Why an option is refused: the first argument of ErrorCode::build_option_refused. The second is the option.
/// The app has the sentences.
namespace option_flaw {
inline constexpr std::string_view unknown = "unknown";
inline constexpr std::string_view no_value = "no-value";
inline constexpr std::string_view bad_value = "bad-value"; ///< the third argument lists the known values
inline constexpr std::string_view bad_name = "bad-name";   ///< of -D or -U: not a macro's name
inline constexpr std::string_view open_text =
    "open-text"; ///< of -D: the following text would become part of the value
inline constexpr std::string_view open_quote = "open-quote";
inline constexpr std::string_view control = "control"; ///< a control character
inline constexpr std::string_view too_long = "too-long";
} // namespace option_flaw

/// Reads and checks build options. Clang and drivers get only options that pass here. Blanks separate
/// options; double quotes keep blanks together; \" is a quote. Errors: build_option_refused, for every option
/// that is not known to be harmless: compilers have options that write and load files.
Result<BuildOptions> build_options_from(const std::string& text);

/// A text that build_options_from() reads as the same options.
[[nodiscard]] std::string options_text(const BuildOptions& options);

/// The options with absolute folders for -I; relative ones are relative to `folder`. Refused options do not
/// change.
[[nodiscard]] std::string with_folders_beside(const std::string& options, const std::string& folder);

/// The OpenCL C standard of the options; "-cl-std=CL1.2" if they contain none.
[[nodiscard]] std::string standard_option(const BuildOptions& options);

/// Whether the options contain this flag.
[[nodiscard]] bool has_flag(const BuildOptions& options, std::string_view flag);

/// The options for Clang's driver, one per word: the standard, definitions, folders, and those of OpenCL.
[[nodiscard]] std::vector<std::string> clang_options(const BuildOptions& options);

/// The options for the OpenCL driver of a platform: a standard and the flags that it knows, without -D, -U
/// and -I. Drivers quote in different ways, so a blank in a path or value could turn the rest of it into
/// options. If the options are refused: only a standard.
[[nodiscard]] std::string driver_options(const std::string& options, std::string_view platform = "");

/// -D and -U as lines of source, in their order: "#define N 256". Empty if the options are refused.
[[nodiscard]] std::string definitions_text(const std::string& options);

} // namespace lockstep
