#pragma once

#include "core/analysis/findings/decision_index.h"
#include "core/trace/trace.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// An event of a work-item, by its index in the trace.
struct ItemEvent {
    std::uint64_t item = 0;
    std::uint64_t event = 0;
};

/// The OpenCL flag of a fence that orders a memory: 1 local, 2 global, 4 images.
[[nodiscard]] std::uint64_t fence_flags(Space space);

/// The position of an access relative to the fences, barriers and decisions of its work-item. It determines
/// which atomics publish the access, and which atomics the access comes after.
///
///     x = 1   mem_fence   barrier   atomic_inc(c)    The access is released at the fence, in phase 0. It is
///       released ^    phase 0 | phase 1              published by its item's atomics after the fence, and
///                                                    by the group's atomics of later phases.
///
///     atomic_inc(c)   barrier   if (last)   y = x    The access has acquired what was known at the barrier:
///              acquired ^ phase 1    decision        it comes after its item's atomics before the barrier,
///                                                    and after the group's atomics of earlier phases, if a
///                                                    decision used their returned values.
///
/// To release, a fence or barrier must name the memories of the access and of the word. To acquire, any
/// barrier will do: no access after a barrier begins before it.
struct OrderPoint {
    static constexpr std::uint64_t never = ~std::uint64_t{0};
    static constexpr std::uint32_t no_phase = ~std::uint32_t{0};

    struct Side {
        std::uint64_t released = never; ///< event of the first fence or barrier after the access
        std::uint32_t released_phase = no_phase;
        std::uint64_t acquired =
            0; ///< the item's events before this one are complete, and a decision followed them
        friend bool operator==(const Side&, const Side&) = default;
    };

    std::uint64_t item = 0;
    std::uint64_t event = never; ///< event of an atomic operation; never: not an atomic
    bool is_together = false;    ///< all items of the group pass the same barriers, so phases can be compared
    std::uint32_t phase = 0;     ///< number of barriers passed
    std::uint32_t decided_phase = 0; ///< number of barriers passed before the last decision
    Side local_word;                 ///< for atomics in local memory
    Side global_word;
    Side unfenced; ///< assuming a fence next to the access; not compared
    friend bool operator==(const OrderPoint& a, const OrderPoint& b) {
        return a.item == b.item && a.event == b.event && a.phase == b.phase &&
               a.decided_phase == b.decided_phase && a.local_word == b.local_word &&
               a.global_word == b.global_word;
    }

    [[nodiscard]] const Side& with(Space word) const {
        return word == Space::local ? local_word : global_word;
    }
};

/// Fences, barriers and decisions of a group. The trace must contain the group's part of the log, and must
/// outlive this object.
class GroupOrder {
public:
    GroupOrder(const Trace& trace, std::uint64_t group);

    [[nodiscard]] OrderPoint point(ItemEvent at) const;
    [[nodiscard]] std::uint32_t phase(ItemEvent at) const;
    /// Whether a branch, loop or switch was decided after the event and before the next barrier.
    [[nodiscard]] bool is_decided_in_phase(ItemEvent at) const;
    [[nodiscard]] bool is_together() const { return is_together_; }

private:
    struct Mark {
        std::uint64_t event = 0;
        std::uint64_t flags = 0;
        std::uint32_t site = 0;
        std::uint32_t phase = 0; ///< number of barriers before this item's event
        bool is_barrier = false;
        bool holds_loads = false;
        bool holds_stores = false;
    };
    enum class Reach : std::uint8_t { loads, stores };
    struct OfItem {
        std::vector<Mark> marks; ///< fences and barriers
        DecisionIndex decisions;
        /// By flags and reach, filled on first use: for each mark, the first fence at or after it; the last
        /// entry: none.
        std::array<std::vector<std::uint32_t>, 16> next_fence;
    };
    [[nodiscard]] OfItem& of(std::uint64_t item) const { return items_[item - first_item_]; }
    void read_item(std::uint64_t item, OfItem& found) const;
    [[nodiscard]] static bool pass_the_same(const std::vector<Mark>& a, const std::vector<Mark>& b);
    [[nodiscard]] static bool is_fence(const Mark& mark, std::uint64_t flags, Reach reach);
    [[nodiscard]] static const std::vector<std::uint32_t>& next_fences(OfItem& item, std::uint64_t flags,
                                                                       Reach reach);
    [[nodiscard]] OrderPoint::Side side(ItemEvent at, std::uint64_t flags, Reach reach,
                                        std::uint64_t decision) const;

    const Trace& trace_;
    std::uint64_t first_item_ = 0;
    mutable std::vector<OfItem> items_; ///< items of the group
    bool is_together_ = true;
};

} // namespace lockstep
