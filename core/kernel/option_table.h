#pragma once

#include "core/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

/// Which compilers get a flag.
enum class FlagFor : unsigned char {
    both,         ///< Clang and all drivers: the flag is part of the OpenCL specification
    driver,       ///< all drivers
    nvidia,       ///< NVIDIA's driver
    intel,        ///< Intel's driver
    no_optimiser, ///< all drivers, as -cl-opt-disable
    nobody        ///< none: the flag does not affect what Lockstep shows
};

enum class FlagValue : unsigned char { none, standard, number };

/// A build flag that is known to be harmless.
struct KnownFlag {
    std::string_view name;
    FlagFor receiver = FlagFor::both;
    FlagValue value = FlagValue::none; ///< "NAME=VALUE"
};

/// The row of a flag; `name` is the part before '='. Null: unknown.
[[nodiscard]] const KnownFlag* known_flag(std::string_view name);

/// Whether the text is an allowed value.
[[nodiscard]] bool is_value(FlagValue values, std::string_view text);

/// The allowed values, for a message: "CL1.0, CL1.1".
[[nodiscard]] std::string known_values(FlagValue values);

/// The words of an options string: blanks separate them, double quotes keep blanks together, \" is a quote. A
/// word in quotes may be empty. Errors: build_option_refused for a missing closing quote.
Result<std::vector<std::string>> option_words(const std::string& text);

/// The word, quoted so that option_words() reads it back.
[[nodiscard]] std::string quoted_option(const std::string& word);

} // namespace lockstep
