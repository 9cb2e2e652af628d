#pragma once

#include <cstddef> // Qt's moc can read <compare> only after another standard header

#include <compare>
#include <cstdint>
#include <functional>

namespace lockstep {

/// A number with a separate type for each kind of id, so that a lane cannot be passed as a bank.
template <class Tag, class Number>
class Id {
public:
    using Representation = Number;

    constexpr Id() = default;
    constexpr explicit Id(Number number) : number_(number) {}

    [[nodiscard]] constexpr Number value() const { return number_; }
    /// The number as an index into a container.
    [[nodiscard]] constexpr std::size_t index() const { return static_cast<std::size_t>(number_); }

    friend constexpr auto operator<=>(Id, Id) = default;

private:
    Number number_{};
};

/// A work-item of a launch. Work-items are numbered in trace order: group by group, and within a group by
/// linear local id.
using WorkItem = Id<struct WorkItemTag, std::uint64_t>;
/// A work-group of a launch, given by its linear group id (x fastest).
using Group = Id<struct GroupTag, std::uint64_t>;
/// A warp of a work-group.
using Warp = Id<struct WarpTag, std::uint32_t>;
/// The position of a work-item in its warp.
using Lane = Id<struct LaneTag, std::uint32_t>;
/// An instrumented position in a kernel: an index into the sites of its program.
using Site = Id<struct SiteTag, std::uint32_t>;
/// A point in the execution of a work-group at which one or more warps execute the same site. Ticks are
/// counted from 0; the command line and the window count from 1.
using Tick = Id<struct TickTag, std::uint32_t>;
/// A cycle of the simulated multiprocessor.
using Cycle = Id<struct CycleTag, std::uint64_t>;
/// A bank of local memory.
using Bank = Id<struct BankTag, std::uint32_t>;
/// A byte address in global memory, or a byte offset into the local memory of a work-group, modulo 2^40.
using Address = Id<struct AddressTag, std::uint64_t>;

} // namespace lockstep

template <class Tag, class Number>
struct std::hash<lockstep::Id<Tag, Number>> {
    std::size_t operator()(lockstep::Id<Tag, Number> id) const noexcept {
        return std::hash<Number>()(id.value());
    }
};
