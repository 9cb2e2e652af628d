#pragma once

#include "core/analysis/memory/touched.h"
#include "core/analysis/races/atomic_log.h"
#include "core/analysis/races/atomic_order.h"
#include "core/analysis/races/atomic_places.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <optional>

namespace lockstep {

/// The orders that the atomics of a launch define: in global memory after all groups have been added, in
/// local memory for each group.
class LaunchAtomics {
public:
    /// The trace must outlive this object.
    explicit LaunchAtomics(const Trace& trace) : trace_(trace), log_(trace, Space::global) {}

    /// Whether atomics in global memory may order work-items.
    [[nodiscard]] bool may_order() const { return log_.may_order(); }
    void add_group(std::uint64_t group) { log_.add_group(group); }
    /// Merges the atomics of another instance, which must have recorded different groups.
    void merge(const LaunchAtomics& other) { log_.merge(other.log_); }
    /// Whether complete() has been called.
    [[nodiscard]] bool is_complete() const { return global_.has_value(); }
    /// Finishes the collection. Must be called after all groups have been added.
    void complete(const LaunchMemory& launch);

    [[nodiscard]] KnownAtomics of_launch() const { return {known(global_), nullptr}; }
    /// Returns the orders for a group, whose part of the log must be in the trace. The result is valid until
    /// the next call.
    [[nodiscard]] KnownAtomics of_group(std::uint64_t group);

private:
    [[nodiscard]] static const AtomicOrder* known(const std::optional<AtomicOrder>& order) {
        return order && order->knows_words() ? &*order : nullptr;
    }

    const Trace& trace_;
    AtomicLog log_; ///< atomics in global memory
    std::optional<AtomicOrder> global_;
    std::optional<AtomicOrder> local_;
};

} // namespace lockstep
