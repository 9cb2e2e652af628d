#pragma once

#include <string>
#include <string_view>

namespace lockstep {

/// What a flag is passed to.
enum class FlagFor : unsigned char {
    both,         ///< Clang and every driver: it is in OpenCL's specification
    driver,       ///< every driver
    nvidia,       ///< NVIDIA's driver
    intel,        ///< Intel's driver
    no_optimiser, ///< every driver, as -cl-opt-disable
    nobody        ///< nothing: it has no effect on what Lockstep shows
};

enum class FlagValue : unsigned char { none, standard, number };

/// A build flag that is known to be harmless.
struct KnownFlag {
    std::string_view name;
    FlagFor receiver = FlagFor::both;
    FlagValue value = FlagValue::none; ///< "NAME=VALUE"
};

/// The row of a flag; `name` is the part before '='. Null: not known.
[[nodiscard]] const KnownFlag* known_flag(std::string_view name);

/// Whether the text is an allowed value.
[[nodiscard]] bool is_value(FlagValue values, std::string_view text);

/// The allowed values, for a message: "CL1.0, CL1.1".
[[nodiscard]] std::string known_values(FlagValue values);

} // namespace lockstep
