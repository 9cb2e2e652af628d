#pragma once

#include "core/analysis/findings/atomic_log.h"
#include "core/analysis/findings/atomic_order.h"
#include "core/analysis/findings/atomic_places.h"
#include "core/analysis/memory/touched.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <optional>

namespace lockstep {

/// What the atomics of a launch tell: those of global memory once all groups are known, those of local memory group by
/// group.
class LaunchAtomics {
public:
    /// The trace must outlive this.
    explicit LaunchAtomics(const Trace& trace) : trace_(trace), log_(trace, Space::global) {}

    /// Whether atomics of global memory may order work-items.
    [[nodiscard]] bool may_order() const { return log_.may_order(); }
    void add_group(std::uint64_t group) { log_.add_group(group); }
    /// Of other groups.
    void merge(const LaunchAtomics& other) { log_.merge(other.log_); }
    /// All groups were added.
    [[nodiscard]] bool is_complete() const { return global_.has_value(); }
    void complete(const LaunchMemory& launch);

    [[nodiscard]] KnownAtomics of_launch() const { return {known(global_), nullptr}; }
    /// Of a group whose part of the log is in the trace, until the next is asked for.
    [[nodiscard]] KnownAtomics of_group(std::uint64_t group);

private:
    [[nodiscard]] static const AtomicOrder* known(const std::optional<AtomicOrder>& order) {
        return order && order->knows_words() ? &*order : nullptr;
    }

    const Trace& trace_;
    AtomicLog log_; ///< of global memory
    std::optional<AtomicOrder> global_;
    std::optional<AtomicOrder> local_;
};

} // namespace lockstep
