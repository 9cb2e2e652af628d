#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

/// The compilers to which a build flag is passed.
enum class FlagFor : unsigned char {
    both,         ///< Clang and all drivers: the flag is part of the OpenCL specification
    driver,       ///< all drivers, but not Clang
    nvidia,       ///< only NVIDIA's driver
    intel,        ///< only Intel's driver
    no_optimiser, ///< all drivers, in the form -cl-opt-disable
    nobody        ///< no compiler, because the flag does not affect what Lockstep shows
};

enum class FlagValue : unsigned char { none, standard, number };

/// A build flag that is known to be harmless.
struct KnownFlag {
    std::string_view name;
    FlagFor receiver = FlagFor::both;
    FlagValue value = FlagValue::none; ///< "NAME=VALUE"
};

/// Returns the row of a flag; null if the flag is unknown. `name`: the part of the option before '='.
[[nodiscard]] const KnownFlag* known_flag(std::string_view name);

/// Whether the text is an allowed value of the flag.
[[nodiscard]] bool is_value(FlagValue values, std::string_view text);

/// Lists the allowed values for a message: "CL1.0, CL1.1".
[[nodiscard]] std::string known_values(FlagValue values);

/// Splits an options string into words. Words are separated by blanks; double quotes protect blanks; \" is a
/// quote. A quoted word may be empty. Errors: build_option_refused if a closing quote is missing.
Result<std::vector<std::string>> option_words(const std::string& text);

/// Quotes a word so that option_words() returns it unchanged.
[[nodiscard]] std::string quoted_option(const std::string& word);

} // namespace lockstep
