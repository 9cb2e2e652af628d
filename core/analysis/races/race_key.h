#pragma once

#include "core/analysis/findings/finding_table.h"
#include "core/trace/object_index.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <optional>

namespace lockstep {

/// The byte of a race, in its object.
struct ByteOfObject {
    std::uint32_t object = 0;
    std::int64_t offset = 0;
};

/// Whether sites of this kind write without reading.
[[nodiscard]] constexpr bool is_write(SiteKind kind) {
    return kind == SiteKind::write || kind == SiteKind::image_write;
}

/// Returns the key of a race between accesses at two sites. The order of the sites does not matter: the
/// finding names writes first, then atomics, then reads.
[[nodiscard]] FindingKey race_key(const Program& program, std::uint32_t one, std::uint32_t other,
                                  std::uint32_t object);

/// Returns the object that contains the byte, and the offset of the byte in it; nothing if the byte is
/// outside every object. The space is global or local.
[[nodiscard]] std::optional<ByteOfObject> byte_of_object(const Trace& trace, const ObjectIndex& objects,
                                                         Space space, std::uint64_t address);

} // namespace lockstep
