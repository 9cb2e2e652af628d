#include "core/instrument/probes/probe_texts.h"

#include "core/site/instrumented.h"
#include "core/site/record.h"

#include <cstdint>

namespace lockstep {
namespace {

struct Constant {
    const char* name;
    std::uint64_t value;
    /// Suffix of the literal according to its type: "u" or "ul"; empty for int, which is used for shift
    /// counts.
    const char* suffix;
};

constexpr std::uint64_t number_of(FaultKind kind) {
    return static_cast<std::uint64_t>(kind);
}

constexpr Constant constants[] = {
    {"LK_PAYLOAD_BITS", payload_bits, ""},
    {"LK_PAYLOAD_MASK", payload_mask, "ul"},
    {"LK_FAULT_SITE", fault_site, "u"},
    {"LK_FAULT_KIND_SHIFT", fault_kind_shift, ""},
    {"LK_FAULT_OBJECT_SHIFT", fault_object_shift, ""},
    {"LK_UNKNOWN", unknown_object, "u"},
    {"LK_LOCAL_BASE", local_table_base, "ul"},
    {"LK_OUT_OF_BOUNDS", number_of(FaultKind::out_of_bounds), "u"},
    {"LK_NULL_POINTER", number_of(FaultKind::null_pointer), "u"},
    {"LK_PRIVATE_BOUNDS", number_of(FaultKind::private_bounds), "u"},
    {"LK_ENDLESS_LOOP", number_of(FaultKind::endless_loop), "u"},
    {"LK_EARLY_TOUCH", number_of(FaultKind::early_touch), "u"},
    {"LK_UNFINISHED_COPY", number_of(FaultKind::unfinished_copy), "u"},
    {"LK_MISALIGNED", number_of(FaultKind::misaligned), "u"},
    {"LK_PRIVATE_MISALIGNED", number_of(FaultKind::private_misaligned), "u"},
    {"LK_PRIVATE_UNWRITTEN", number_of(FaultKind::private_unwritten), "u"},
    {"LK_NOTHING_EXCHANGED", number_of(FaultKind::nothing_exchanged), "u"},
    {"LK_OUT_OF_TURNS", out_of_turns, "u"},
    {"LK_LOOP_VALUE_SHIFT", loop_value_shift, ""},
    {"LK_RECEIVED_COUNT_SHIFT", received_count_shift, ""},
    {"LK_TEXEL_BITS", texel_bits, ""},
    {"LK_TEXEL_MASK", most_texels_a_side - 1, "u"},
    {"LK_TEXEL_COLUMNS_SHIFT", texel_columns_shift, ""},
    {"LK_TEXEL_ROWS_SHIFT", texel_rows_shift, ""},
    {"LK_TWO_SLICES", two_slices, "u"},
    {"LK_TEXEL_OBJECT_SHIFT", texel_object_shift, ""},
};

} // namespace

std::string record_constants_text() {
    std::string text;
    for (const Constant& constant : constants) {
        text += std::string("#define ") + constant.name + " " + std::to_string(constant.value) +
                constant.suffix + "\n";
    }
    return text;
}

} // namespace lockstep
