#pragma once

#include "core/base/result.h"
#include "core/kernel/value_type.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace lockstep {

/// Functions that convert arguments, as written in a launch file, to bytes. The scalar type `bytes` means
/// unsigned bytes. Errors: bad_launch_file without its place; its flaw is bad_value if a string is not a
/// number of this type or is out of range.

using Bytes = std::vector<std::byte>;

/// Converts a string that lists `count` values, separated by blanks.
Result<Bytes> listed_values(const std::string& text, Scalar scalar, std::uint64_t count, bool hex);
/// Repeats one value `count` times.
Result<Bytes> filled_values(const std::string& text, Scalar scalar, std::uint64_t count, bool hex);
/// Converts "START:INC:END" to START, START + INC, ... END, which must be exactly `count` values.
Result<Bytes> range_values(const std::string& text, Scalar scalar, std::uint64_t count);
/// Converts "SEED" or "SEED:LO:HI" to uniformly distributed random values between LO and HI; by default,
/// floats from 0 to 1 and integers from 0 to 9. Integers include HI; floats exclude it. The generator is
/// MT19937-64, so the values are the same on every machine.
Result<Bytes> random_values(const std::string& text, Scalar scalar, std::uint64_t count);
/// Returns the type in which the bytes can be listed as text and read back unchanged: the given type, or
/// unsigned bytes if this type does not work, because some NaNs cannot be listed.
[[nodiscard]] Scalar listable_type(std::span<const std::byte> bytes, std::optional<Scalar> scalar);
/// Reads the first `bytes` bytes of a file.
Result<Bytes> file_values(const std::filesystem::path& path, std::uint64_t bytes);

} // namespace lockstep
