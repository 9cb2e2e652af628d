#pragma once

#include "core/analysis/finding.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <compare>
#include <cstdint>
#include <map>
#include <vector>

namespace lockstep {

/// Gathers what the log's faults say (accesses outside their object, of a null pointer, loops that ran out of
/// turns) into one finding a line and object. Groups may come in any order; the outcome is the same.
class BoundsFindings {
public:
    void add(const GroupSteps& steps, const Trace& trace);
    void merge(const BoundsFindings& other);

    /// Ordered by file, line, kind and object.
    [[nodiscard]] std::vector<Finding> findings(const Trace& trace) const;

private:
    struct Key {
        std::uint32_t file;
        std::uint32_t line;
        FindingKind kind;
        std::uint32_t object;
        friend auto operator<=>(const Key&, const Key&) = default;
    };
    struct Entry {
        FaultAt first;                         ///< in trace order
        Group group;                           ///< of `first`
        std::vector<std::uint64_t> work_items; ///< the first 16, ascending
        std::uint64_t count = 0;
    };
    static void note(Entry& entry, std::uint64_t work_item);
    static FindingPlace place_of(const Entry& entry, const Trace& trace);

    std::map<Key, Entry> entries_;
};

} // namespace lockstep
