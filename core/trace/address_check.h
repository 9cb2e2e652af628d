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

/// Looks for accesses that go where no fault says that they go: of global and __constant memory they must lie
/// in one object; of local memory in the group's block, since a pointer into local memory whose object is not
/// known is checked against all of it; of images on texels that are there.
class AddressCheck {
public:
    /// The trace's program, objects and offsets must be sound.
    explicit AddressCheck(const Trace& trace);

    /// The first event of those groups that strays.
    [[nodiscard]] std::optional<TraceFlaw> flaw_in(GroupRange groups);

private:
    /// Of a site: where its accesses may go without being looked up, which is the object of the last one.
    struct Place {
        std::uint64_t extent = 0; ///< bytes; 0: nothing is accessed
        std::uint64_t base = 0;
        std::uint64_t room = 0; ///< addresses from `base` on at which an access fits
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
