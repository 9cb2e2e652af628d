#pragma once

#include "core/analysis/sites/figures.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/session/session.h"
#include "core/site/site.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <vector>

namespace lockstep {

/// The accesses of sites with the same kind and pieces.
struct AccessForm {
    SiteKind kind{};
    std::vector<Piece> pieces; ///< at least one
    bool is_copy = false;      ///< whether an asynchronous copy makes the accesses
    [[nodiscard]] std::uint32_t bytes() const {
        return std::uint32_t{pieces.back().offset} + pieces.back().bytes;
    }
    friend bool operator==(const AccessForm&, const AccessForm&) = default;
};

/// An object in local memory: an array or a variable.
struct LocalObject {
    std::size_t index = 0; ///< index into Trace::objects
    std::uint64_t base = 0;
    std::uint64_t size_bytes = 0;
    std::uint32_t element_bytes = 1; ///< at least 1
    std::uint32_t row_elements = 0;  ///< see ObjectInfo::row_elements
    std::uint32_t alignment = 1;
    bool is_argument = false;
    bool is_copied = false; ///< whether asynchronous copies access it
    [[nodiscard]] bool contains(std::uint64_t address) const { return address - base < size_bytes; }
    [[nodiscard]] std::uint64_t elements() const { return (size_bytes + element_bytes - 1) / element_bytes; }
    [[nodiscard]] bool is_array() const { return elements() > 1; }
};

/// All warp steps of a launch with the same access to local memory: equal form, lanes and addresses.
struct RequestShape {
    static constexpr std::uint32_t several = std::numeric_limits<std::uint32_t>::max();
    std::uint64_t count = 0;  ///< number of these warp steps
    std::uint64_t first = 0;  ///< its active lanes are lanes[first .. first + active) of LocalRequests
    std::uint32_t active = 0; ///< number of active lanes, at least 1
    std::uint32_t form = 0;   ///< index into LocalRequests::forms
    std::uint32_t object = 0; ///< index into LocalRequests::objects, or `several`
    bool crosses = false;     ///< whether a lane accesses more than one element of its object
    LocalFigures recorded;    ///< of one such warp step
};

/// The accesses of a launch to local memory, each different one only once. From these, the figures of any
/// layout of the arrays can be counted. Immutable, so several threads can read it.
struct LocalRequests {
    std::shared_ptr<const Session> session;
    std::size_t launch = 0;
    std::vector<AccessForm> forms;
    std::vector<LocalObject> objects; ///< sorted by base
    std::vector<RequestShape> shapes;
    std::vector<std::uint16_t> lanes;
    std::vector<std::uint32_t> addresses; ///< byte offsets in local memory, parallel to lanes
    /// Whether an access is outside of its object. Then it is unknown where it would be in another layout.
    bool has_outside = false;

    [[nodiscard]] std::span<const std::uint16_t> lanes_of(const RequestShape& shape) const {
        return std::span(lanes).subspan(shape.first, shape.active);
    }
    [[nodiscard]] std::span<const std::uint32_t> addresses_of(const RequestShape& shape) const {
        return std::span(addresses).subspan(shape.first, shape.active);
    }
    /// Returns the object at this address; null if there is none.
    [[nodiscard]] const LocalObject* object_at(std::uint64_t address) const;
};

/// Collects the accesses of a launch to local memory, in all logged groups. The number of different accesses
/// is limited: 2^26 lanes. Errors: out_of_memory beyond this limit, cancelled, trace_mismatch, and those of
/// LogWindow::open().
Result<std::shared_ptr<const LocalRequests>>
local_requests(std::shared_ptr<const Session> session, std::size_t launch, const ProgressSink& progress = {});

} // namespace lockstep
