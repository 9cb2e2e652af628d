#pragma once

#include "core/base/ids.h"

#include <cstdint>

namespace lockstep {

/// One event is 64 bits:
///
///     63            40 39                                0
///     +---------------+-----------------------------------+
///     |     site      |  payload                          |
///     +---------------+-----------------------------------+
///
///     payload of
///     an access          the low 40 bits of its global address, or its byte offset in the group's local memory
///     a branch           0 or 1
///     a choice           the low 40 bits of the value
///     a loop             bits 0..1 the decision (0 leaves, 1 continues, out_of_turns), bits 8..39 the
///                        value of the loop variable, or for the loop that performs a copy, which of the
///                        copies that the work-item has started, from 1 (0: unknown)
///     a barrier, fence   its flags; for a group or a sub-group
///     an exchange        the lanes of the sub-group that the work-item received from, see Received
///     an image access    see Texels
///     a copy             a checksum of the work-item's arguments
///     a wait             the flags of a barrier for both memories, and a checksum of the awaited copies
///
/// A fault (site number fault_site) comes directly before or after the event that it refers to; see
/// FaultKind.
using Event = std::uint64_t;

inline constexpr unsigned payload_bits = 40;
inline constexpr std::uint64_t payload_mask = (std::uint64_t{1} << payload_bits) - 1;
inline constexpr std::uint32_t fault_site = 0xFFFFFF;

[[nodiscard]] constexpr Event make_event(Site site, std::uint64_t payload) {
    return (std::uint64_t{site.value()} << payload_bits) | (payload & payload_mask);
}
[[nodiscard]] constexpr Site event_site(Event event) {
    return Site(static_cast<std::uint32_t>(event >> payload_bits));
}
[[nodiscard]] constexpr std::uint64_t event_payload(Event event) {
    return event & payload_mask;
}
/// Returns the bytes from `base` to an address (in payload form), modulo 2^40, in the direction of the
/// shorter distance; negative if the address is before `base`.
[[nodiscard]] constexpr std::int64_t signed_distance(std::uint64_t address, std::uint64_t base) {
    constexpr unsigned unused = 64 - payload_bits;
    return static_cast<std::int64_t>((address - base) << unused) >> unused;
}
[[nodiscard]] constexpr bool is_fault(Event event) {
    return (event >> payload_bits) == fault_site;
}

/// Returns the decision of a branch or loop event.
[[nodiscard]] constexpr std::uint32_t decision(std::uint64_t payload) {
    return static_cast<std::uint32_t>(payload & 3);
}
inline constexpr std::uint32_t out_of_turns = 2; ///< decision of a loop test at the iteration limit
inline constexpr unsigned loop_value_shift = 8;
/// Returns the value of the loop variable in a loop event.
[[nodiscard]] constexpr std::int32_t loop_value(std::uint64_t payload) {
    return static_cast<std::int32_t>(static_cast<std::uint32_t>(payload >> loop_value_shift));
}

/// The lanes from which a work-item received a value in an exchange: `count` lanes of its sub-group, starting
/// at `first`. For a shuffle or broadcast, this is one lane; for a reduction, all lanes; for a scan, the
/// preceding lanes. If `count` is 0, no work-item took part on the requested lane: the work-item kept its own
/// value, and `first` is its own lane.
struct Received {
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    friend bool operator==(const Received&, const Received&) = default;
};
inline constexpr unsigned received_count_shift = 16;
[[nodiscard]] constexpr Received received_from(std::uint64_t payload) {
    return {static_cast<std::uint32_t>(payload & 0xFFFF),
            static_cast<std::uint32_t>((payload >> received_count_shift) & 0xFFFFF)};
}

/// The texels that an image access touches, encoded in its payload: a block of up to 2x2x2 texels (a linear
/// filter reads four texels, or eight from an image3d_t). If the sampler repeats the image, columns, rows and
/// slices wrap around to 0 at its edge. No texels are touched (0 columns or rows) beyond a border, and if an
/// access outside the image was suppressed.
///
///     39      34 33  32 31  30 29        15 14         0
///     +---------+------+------+------------+------------+
///     | object  | rows | cols |     y      |     x      |
///     +---------+------+------+------------+------------+
///
/// Slices of an image3d_t and layers of an array are arranged one below the other, so y is a row number over
/// all of them. Two slices are encoded as the value 3: in the rows field if there are two rows, otherwise
/// (one row) in the columns field. The other field then contains the number of columns.
struct Texels {
    std::uint32_t x = 0;
    std::uint32_t y = 0;
    std::uint32_t columns = 0; ///< number of columns that are touched: 0, 1 or 2
    std::uint32_t rows = 0;    ///< number of rows per slice that are touched: 0, 1 or 2
    std::uint32_t object = 0;  ///< index into the objects of the trace
    std::uint32_t slices = 1;  ///< number of slices: 1 or 2
    friend bool operator==(const Texels&, const Texels&) = default;
};

inline constexpr unsigned texel_bits = 15; ///< number of bits for x, and also for y, which follows it
inline constexpr unsigned texel_columns_shift = 30;
inline constexpr unsigned texel_rows_shift = 32;
inline constexpr unsigned texel_object_shift = 34;
/// The value that encodes two slices, in place of the number of rows or columns.
inline constexpr std::uint32_t two_slices = 3;
inline constexpr std::uint32_t most_texels_a_side = 1 << texel_bits;
/// Only objects with a lower number can be images.
inline constexpr std::uint32_t most_image_objects = 1 << 6;

[[nodiscard]] constexpr Texels texels_of(std::uint64_t payload) {
    const auto bits = [payload](unsigned shift, std::uint32_t mask) {
        return static_cast<std::uint32_t>(payload >> shift) & mask;
    };
    Texels texels{bits(0, most_texels_a_side - 1), bits(texel_bits, most_texels_a_side - 1),
                  bits(texel_columns_shift, 3), bits(texel_rows_shift, 3),
                  bits(texel_object_shift, most_image_objects - 1)};
    if (texels.rows == two_slices) {
        texels.rows = 2;
        texels.slices = 2;
    } else if (texels.columns == two_slices) {
        texels.columns = texels.rows;
        texels.rows = 1;
        texels.slices = 2;
    }
    return texels;
}
[[nodiscard]] constexpr std::uint64_t texels_payload(const Texels& texels) {
    const bool is_one = texels.slices == 1;
    const std::uint32_t columns = is_one || texels.rows == 2 ? texels.columns : two_slices;
    const std::uint32_t rows = is_one ? texels.rows : texels.rows == 2 ? two_slices : texels.columns;
    return std::uint64_t{texels.x} | std::uint64_t{texels.y} << texel_bits |
           std::uint64_t{columns} << texel_columns_shift | std::uint64_t{rows} << texel_rows_shift |
           std::uint64_t{texels.object} << texel_object_shift;
}

enum class FaultKind : std::uint8_t {
    out_of_bounds = 1, ///< the next access is out of bounds
    null_pointer = 2,  ///< the next access is to a buffer that was passed as NULL
    /// An out-of-bounds access to a private array. The access itself is not logged, so no event follows.
    private_bounds = 3,
    endless_loop = 4,    ///< the next loop test exceeded the iteration limit
    early_touch = 5,     ///< the next access is to memory that a started copy has not written yet
    unfinished_copy = 6, ///< the work-item ended without waiting for a copy (no event follows)
    misaligned = 7,      ///< the address of the next access is misaligned for its type
    /// Not a fault: the preceding compare-exchange found another value than expected, so it wrote nothing (no
    /// event follows).
    nothing_exchanged = 8,
    private_unwritten = 9,   ///< a read of unwritten private memory (no event follows)
    private_misaligned = 10, ///< a misaligned access to private memory (no event follows)
};

/// Whether no event follows a fault of this kind.
[[nodiscard]] constexpr bool stands_alone(FaultKind kind) {
    return kind == FaultKind::private_bounds || kind == FaultKind::unfinished_copy ||
           kind == FaultKind::nothing_exchanged || kind == FaultKind::private_unwritten ||
           kind == FaultKind::private_misaligned;
}

/// The payload of a fault event: the site that the fault refers to, and the accessed object.
///
///     39          28 27    24 23                 0
///     +-------------+--------+-------------------+
///     |   object    |  kind  |       site        |
///     +-------------+--------+-------------------+
struct Fault {
    FaultKind kind{};
    Site site;
    std::uint32_t object = 0; ///< index into the objects of the trace, or unknown_object
};

inline constexpr unsigned fault_kind_shift = 24;
inline constexpr unsigned fault_object_shift = 28;
/// Number that represents an unknown object. All valid object numbers are smaller.
inline constexpr std::uint32_t unknown_object = 0xFFF;

[[nodiscard]] constexpr Event make_fault(Fault fault) {
    return make_event(Site(fault_site),
                      std::uint64_t{fault.site.value()} |
                          (std::uint64_t{static_cast<std::uint8_t>(fault.kind)} << fault_kind_shift) |
                          (std::uint64_t{fault.object} << fault_object_shift));
}
[[nodiscard]] constexpr Fault fault_of(Event event) {
    const std::uint64_t payload = event_payload(event);
    return {static_cast<FaultKind>((payload >> fault_kind_shift) & 0xF),
            Site(static_cast<std::uint32_t>(payload & fault_site)),
            static_cast<std::uint32_t>((payload >> fault_object_shift) & unknown_object)};
}

} // namespace lockstep
