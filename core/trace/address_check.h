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

/// Looks for accesses outside their objects that no fault reports. Accesses to global and __constant memory
/// must be inside one object. Accesses to local memory must be inside the group's block, because a pointer
/// into local memory with an unknown object is checked against the whole block. Accesses to images must be to
/// existing texels.
class AddressCheck {
public:
    /// The trace's program, objects and offsets must be sound.
    explicit AddressCheck(const Trace& trace);

    /// The first event of these groups that is outside.
    [[nodiscard]] std::optional<TraceFlaw> flaw_in(GroupRange groups);

private:
    /// For a site: the range in which its accesses need no lookup, which is the object of the last access.
    struct Place {
        std::uint64_t extent = 0; ///< bytes; 0 if nothing is accessed
        std::uint64_t base = 0;
        std::uint64_t room = 0; ///< number of addresses from `base` on at which an access fits
        bool is_image = false;
    };

    std::size_t first_stray(std::span<const Event> events);
    [[nodiscard]] std::size_t past_fault(std::span<const Event> events, std::size_t at) const;
    bool fits(Event event);
    [[nodiscard]] const ObjectInfo* holder_of(Space space, std::uint64_t address, std::uint64_t bytes) const;

    const Trace& trace_;
    ObjectIndex index_;
    std::vector<Place> places_; ///< by site
};

} // namespace lockstep
