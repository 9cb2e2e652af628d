#pragma once

#include "core/trace/recording.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// Lengths of the data that follows the JSON of a .lks file, in this order for each launch.
struct ColumnLengths {
    std::uint64_t offsets = 0; ///< number of 64-bit values, as for the next four members
    std::uint64_t events = 0;
    std::uint64_t value_offsets = 0;
    std::uint64_t values = 0;
    std::uint64_t group_times = 0; ///< three values per group: begin, end, processor
    struct OutputLengths {
        std::uint64_t instrumented = 0; ///< in bytes
        std::uint64_t plain = 0;
    };
    std::vector<OutputLengths> outputs;
};

/// A recording without its columns and outputs.
struct RecordingHead {
    Recording recording; ///< columns and outputs are empty
    std::vector<ColumnLengths> lengths;
};

/// Converts the header of a recording to JSON. Text that is not UTF-8 (such as a comment in an old encoding)
/// is stored as numbers.
[[nodiscard]] std::string head_to_json(const Recording& recording);

/// Reads a header. Returns nullopt if the text is not JSON, a key is missing, or a number is out of range.
/// find_flaw() checks whether the numbers are consistent.
[[nodiscard]] std::optional<RecordingHead> head_from_json(const std::string& text);

} // namespace lockstep
