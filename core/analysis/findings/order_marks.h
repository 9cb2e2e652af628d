#pragma once

#include "core/trace/trace.h"

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace lockstep {

/// A work-item's event, by its number in the trace.
struct ItemEvent {
    std::uint64_t item = 0;
    std::uint64_t event = 0;
};

/// Memories that a fence may order, as OpenCL's flags name them: 1 local, 2 global, 4 images.
[[nodiscard]] std::uint64_t fence_flags(Space space);

/// What stands in the logs and orders accesses: fences, barriers and decisions. A work-item's are looked for when
/// they are asked for first; the trace must outlive this.
class OrderMarks {
public:
    explicit OrderMarks(const Trace& trace) : trace_(trace) {}

    enum class Reach : std::uint8_t { loads, stores };
    /// Whether a fence or barrier with these flags stands between two events of a work-item that holds back the
    /// loads or the stores on both sides.
    [[nodiscard]] bool is_fenced(std::uint64_t item, std::uint64_t from, std::uint64_t to,
                                 std::uint64_t flags, Reach reach);
    /// Whether a branch, loop or switch was decided between two events of a work-item.
    [[nodiscard]] bool is_decided(std::uint64_t item, std::uint64_t from, std::uint64_t to) const;
    /// Whether all work-items of a group passed the same barriers: then the phases below are comparable.
    [[nodiscard]] bool passes_together(std::uint64_t group);
    /// Barriers with these flags that the work-item had passed.
    [[nodiscard]] std::size_t phase(ItemEvent at, std::uint64_t flags);
    /// The event of the barrier that ends this phase of a work-item; the end of its log where none does.
    [[nodiscard]] std::uint64_t end_of_phase(std::uint64_t item, std::size_t phase, std::uint64_t flags);

private:
    struct Mark {
        std::uint64_t event = 0;
        std::uint64_t flags = 0;
        std::uint32_t site = 0;
        bool is_barrier = false;
        bool holds_loads = false;
        bool holds_stores = false;
    };
    const std::vector<Mark>& marks_of(std::uint64_t item);

    const Trace& trace_;
    std::unordered_map<std::uint64_t, std::vector<Mark>> marks_;
    std::unordered_map<std::uint64_t, bool> together_; ///< by group
};

} // namespace lockstep
