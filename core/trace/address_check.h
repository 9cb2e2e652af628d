#pragma once

#include "core/site/record.h"
#include "core/trace/object_index.h"
#include "core/trace/trace_check.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace lockstep {

/// Searches for out-of-bounds accesses that no fault reports. Accesses to global and __constant memory must
/// be inside one object. Accesses to local memory must be inside the local block of the group, because the
/// probes check a local pointer with an unknown object only against the whole block. Accesses to images must
/// touch existing texels.
class AddressCheck {
public:
    /// The program, objects and offsets of the trace must have been checked.
    explicit AddressCheck(const Trace& trace);

    /// Returns the first out-of-bounds event in these groups.
    [[nodiscard]] std::optional<TraceFlaw> flaw_in(GroupRange groups);

private:
    /// The address range of the object that a site accessed last, so that the next access of this site in
    /// this range needs no search.
    struct Place {
        std::uint64_t extent = 0; ///< size of an access in bytes; 0 if nothing is accessed
        std::uint64_t base = 0;
        /// Number of addresses, starting at `base`, at which an access is inside the object.
        std::uint64_t room = 0;
        bool is_image = false;
    };

    std::size_t first_stray(std::span<const Event> events);
    [[nodiscard]] std::size_t past_fault(std::span<const Event> events, std::size_t at) const;
    bool fits(Event event);
    [[nodiscard]] const ObjectInfo* holder_of(Space space, std::uint64_t address, std::uint64_t bytes) const;

    const Trace& trace_;
    ObjectIndex index_;
    std::vector<Place> places_; ///< one entry per site
};

} // namespace lockstep
