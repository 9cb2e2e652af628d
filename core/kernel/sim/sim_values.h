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

/// Converts the texts of a launch file's arguments to bytes; `bytes` values are unsigned bytes. Errors:
/// bad_launch_file without its place; bad_value if a text is not of the type or out of its range.

using Bytes = std::vector<std::byte>;

/// `count` values in a text, separated by blanks.
Result<Bytes> listed_values(const std::string& text, Scalar scalar, std::uint64_t count, bool hex);
/// `count` times the same value.
Result<Bytes> filled_values(const std::string& text, Scalar scalar, std::uint64_t count, bool hex);
/// "START:INC:END": START, START + INC, ... END, exactly `count` values.
Result<Bytes> range_values(const std::string& text, Scalar scalar, std::uint64_t count);
/// "SEED" or "SEED:LO:HI": uniform between LO and HI, by default floats from 0 to 1 and integers from 0 to 9.
/// HI is included for integers and excluded for floats. The same on every machine: uses MT19937-64.
Result<Bytes> random_values(const std::string& text, Scalar scalar, std::uint64_t count);
/// The type in which the bytes can be listed and read back unchanged: the given type, or unsigned bytes,
/// since not every NaN can be listed.
[[nodiscard]] Scalar listable_type(std::span<const std::byte> bytes, std::optional<Scalar> scalar);
/// The first bytes of a file.
Result<Bytes> file_values(const std::filesystem::path& path, std::uint64_t bytes);

} // namespace lockstep
