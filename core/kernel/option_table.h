#pragma once

#include <string>
#include <string_view>

namespace lockstep {

/// Who gets a flag.
enum class FlagFor : unsigned char {
    both,         ///< Clang and every driver: OpenCL's specification has it
    driver,       ///< every driver
    nvidia,       ///< this platform's driver
    intel,        ///< this platform's driver
    no_optimiser, ///< every driver, by OpenCL's own name
    nobody        ///< it changes nothing that Lockstep shows
};

enum class FlagValue : unsigned char { none, standard, number };

/// A flag of a build that is known to do no harm.
struct KnownFlag {
    std::string_view name;
    FlagFor receiver = FlagFor::both;
    FlagValue value = FlagValue::none; ///< "NAME=VALUE"
};

/// The row of a flag, of which `name` is the part before a '='. Null if it is not known.
[[nodiscard]] const KnownFlag* known_flag(std::string_view name);

/// True if the text is one of the values.
[[nodiscard]] bool is_value(FlagValue values, std::string_view text);

/// The values in words of options: "CL1.0 CL1.1".
[[nodiscard]] std::string known_values(FlagValue values);

} // namespace lockstep
