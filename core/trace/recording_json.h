#pragma once

#include "core/trace/recording.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// Lengths of what stands behind the JSON of a .lks file, in this order for each launch.
struct ColumnLengths {
    std::uint64_t offsets = 0; ///< in 64-bit numbers, like the next four
    std::uint64_t events = 0;
    std::uint64_t value_offsets = 0;
    std::uint64_t values = 0;
    std::uint64_t group_times = 0; ///< three a group: begin, end, processor
    struct OutputLengths {
        std::uint64_t instrumented = 0; ///< in bytes
        std::uint64_t plain = 0;
    };
    std::vector<OutputLengths> outputs;
};

/// All of a recording but its columns and outputs.
struct RecordingHead {
    Recording recording; ///< columns and outputs empty
    std::vector<ColumnLengths> lengths;
};

/// The head as JSON. Texts that are not UTF-8 (a comment in an old encoding) are kept as numbers.
[[nodiscard]] std::string head_to_json(const Recording& recording);

/// None where the text is no JSON, lacks a key, or has a number that does not fit. Whether the numbers make
/// sense together is for find_flaw() to say.
[[nodiscard]] std::optional<RecordingHead> head_from_json(const std::string& text);

} // namespace lockstep
