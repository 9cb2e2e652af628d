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

/// The texts of a launch file's arguments as bytes; `bytes` values are unsigned ones of one byte each.
/// Errors: bad_launch_file without its place: not_a_value where a text is none of the type or beyond its
/// range.

using Bytes = std::vector<std::byte>;

/// `count` values that stand in a text, parted by blanks.
Result<Bytes> listed_values(const std::string& text, Scalar scalar, std::uint64_t count, bool hex);
/// `count` times the same value.
Result<Bytes> filled_values(const std::string& text, Scalar scalar, std::uint64_t count, bool hex);
/// "START:INC:END": START, START + INC, ... END, which must be `count` values.
Result<Bytes> range_values(const std::string& text, Scalar scalar, std::uint64_t count);
/// "SEED" or "SEED:LO:HI": evenly between LO and HI, by default floats from 0 up to 1 and integers 0 to 9.
/// HI is an integer's largest; floats stay below it. The same on every machine: by MT19937-64.
Result<Bytes> random_values(const std::string& text, Scalar scalar, std::uint64_t count);
/// The type in which bytes can be listed so that they are read as they are, for not every NaN can: theirs, or
/// unsigned bytes.
[[nodiscard]] Scalar listable_type(std::span<const std::byte> bytes, std::optional<Scalar> scalar);
/// The first bytes of a file.
Result<Bytes> file_values(const std::filesystem::path& path, std::uint64_t bytes);

} // namespace lockstep
