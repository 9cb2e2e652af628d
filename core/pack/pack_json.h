#pragma once

#include "core/pack/packed_run.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace lockstep {

/// A packed run without the contents of its arguments and kept results. Equal contents are stored once.
///
///     lengths     [ 4096, 4096 ]        contents 0 and 1, in bytes
///     arguments   [ 0, none, 1, 0 ]     one number per argument, launch by launch, in order
///     kept        [ 1 ]                 one number per kept result, sorted by name
struct PackHead {
    static constexpr std::uint64_t none = ~std::uint64_t{0}; ///< the argument has no contents
    PackedRun run;                                           ///< contents are empty
    std::vector<std::uint64_t> lengths;
    std::vector<std::uint64_t> arguments;
    std::vector<std::uint64_t> kept;
};

/// The JSON of a packed run, and the contents that it numbers. They are parts of the run.
struct PackJson {
    std::string text;
    std::vector<std::span<const std::byte>> contents;
};
[[nodiscard]] PackJson pack_json(const PackedRun& run);

/// Reads the JSON. Returns nullopt if the text is not JSON, a key is missing, or a number is out of range.
/// find_flaw() checks whether the run is valid.
[[nodiscard]] std::optional<PackHead> pack_from_json(const std::string& text);

} // namespace lockstep
