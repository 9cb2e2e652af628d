#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

/// A parsed OpenCL build option.
struct BuildOption {
    enum class Kind : std::uint8_t {
        define,   ///< -D NAME[=VALUE]
        undefine, ///< -U NAME
        folder,   ///< -I FOLDER
        flag      ///< any other option
    };
    Kind kind = Kind::flag;
    std::string name; ///< the macro with its parameters, the folder, or the complete flag: "-cl-std=CL1.2"
    std::optional<std::string> value; ///< value of a macro definition, up to the end of its line
};

/// All options of a string, in the same order.
using BuildOptions = std::vector<BuildOption>;

/// The reasons why an option is refused: the first argument of ErrorCode::build_option_refused. The second
/// argument is the option. The app contains the sentences.
namespace option_flaw {
inline constexpr std::string_view unknown = "unknown";
inline constexpr std::string_view no_value = "no-value";
/// A value that is not allowed; the third argument lists the allowed values.
inline constexpr std::string_view bad_value = "bad-value";
inline constexpr std::string_view bad_name = "bad-name"; ///< the name after -D or -U is not a macro name
inline constexpr std::string_view open_text =
    "open-text"; ///< for -D: the text after the definition would become part of its value
inline constexpr std::string_view open_quote = "open-quote";
inline constexpr std::string_view control = "control"; ///< the option contains a control character
inline constexpr std::string_view too_long = "too-long";
} // namespace option_flaw

/// Parses and checks build options. Only options that pass this check are given to Clang and to drivers.
/// Options are separated by blanks; double quotes protect blanks; \" is a quote. Errors: build_option_refused
/// for every option that is not known to be harmless, because some compiler options write or load files.
Result<BuildOptions> build_options_from(const std::string& text);

/// Converts options to a string that build_options_from() parses to the same options.
[[nodiscard]] std::string options_text(const BuildOptions& options);

/// Makes the folders of -I options absolute. Relative ones are relative to `folder`. If the options are
/// refused, the text is returned unchanged.
[[nodiscard]] std::string with_folders_beside(const std::string& options, const std::string& folder);

/// Returns the option that selects the OpenCL C standard; "-cl-std=CL1.2" if the options contain none.
[[nodiscard]] std::string standard_option(const BuildOptions& options);

/// Whether the options contain this flag.
[[nodiscard]] bool has_flag(const BuildOptions& options, std::string_view flag);

/// Returns the options for Clang's command line, one word each: the standard, macro definitions, include
/// folders, and OpenCL flags.
[[nodiscard]] std::vector<std::string> clang_options(const BuildOptions& options);

/// Returns the options for the OpenCL driver of a platform: the standard and the flags that this driver
/// supports, without -D, -U and -I. Drivers parse quotes in different ways, so part of a path or value that
/// contains a blank could become a separate option. If the options are refused, only a standard is returned.
[[nodiscard]] std::string driver_options(const std::string& options, std::string_view platform = "");

/// Converts -D and -U to lines of source, in the same order: "#define N 256". Empty if the options are
/// refused.
[[nodiscard]] std::string definitions_text(const std::string& options);

} // namespace lockstep
