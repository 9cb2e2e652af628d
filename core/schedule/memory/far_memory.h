#pragma once

#include "core/analysis/memory/cache.h"
#include "core/analysis/memory/divider.h"
#include "core/analysis/memory/miss_classifier.h"
#include "core/hardware/hardware_model.h"
#include "core/schedule/cost.h"
#include "core/schedule/memory/atomic_queues.h"
#include "core/schedule/memory/far_request.h"
#include "core/schedule/memory/l2_state.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace lockstep {

/// A resource with limited bandwidth, such as DRAM. Its unit of time is the transfer time of one byte.
struct Mover {
    explicit Mover(std::uint32_t bytes_a_cycle) : rate(bytes_a_cycle), divider(bytes_a_cycle) {}
    [[nodiscard]] std::uint64_t cycles(std::uint64_t bytes) const {
        return divider.quotient(bytes + rate - 1);
    }
    std::uint64_t move(std::uint64_t start, std::uint64_t bytes) {
        moved_to = std::max(moved_to, start * rate) + bytes;
        return cycles(moved_to);
    }
    std::uint32_t rate;
    Divider divider;
    std::uint64_t moved_to = 0;
};

/// The memory that all multiprocessors share. Requests must be passed in the order of their cycles.
///
///     multiprocessor 0 --+
///     multiprocessor 1 --+-- L2 (bytes per cycle, for reads and writes) -- DRAM (bytes per cycle)
///     ...              --+
///
/// The response to a request arrives when the pipe, L2 and DRAM have all served the request, plus the latency
/// of the farthest level that the request accessed. Data that is already being fetched into a cache is not
/// fetched again; the request waits for it. A write allocates a line in L2. Atomics queue at L2
/// (see AtomicQueues).
class FarMemory {
public:
    /// @param global_bytes  the total size of the launch's buffers, which L2 may contain at the start.
    /// @param sites  the number of sites in the program.
    FarMemory(const HardwareModel& hardware, std::uint64_t global_bytes, std::optional<CostKind> without,
              bool with_miss_kinds, std::size_t sites);

    /// Serves the next request of an outbox: determines when its response arrives, and counts L2 hits and
    /// misses.
    void serve_next(Outbox& outbox);

    /// Returns the cycle at which all requested data has been transferred.
    [[nodiscard]] std::uint64_t drained() const;
    /// Whether any request transferred more sectors than its minimum.
    [[nodiscard]] bool is_uncoalesced() const { return is_uncoalesced_; }
    /// Returns the L2 hits and misses by site. They are incomplete if L2 is warm, because its hits are then
    /// counted by NearMemory.
    [[nodiscard]] const std::vector<CacheFigures>& figures() const { return figures_; }

private:
    void look_up_all(const FarRequest& request, Travel& travel);
    void look_up(const FarRequest& request, FarLine line, Travel& travel);
    void read(FarLine line, Travel& travel, CacheCounts& figures);
    void write(FarLine line, Travel& travel);
    void move(FarRequest& request, const Travel& travelled);

    const HardwareModel& hardware_;
    const bool at_best_; ///< whether each request is simulated with its minimum number of sectors
    SetAssociativeCache l2_;
    std::optional<MissClassifier> l2_kinds_;
    Mover l2_mover_;
    Mover l2_writes_;
    Mover dram_;
    AtomicQueues atomics_;
    /// For all data that the current request fetches into L2, the records of its arrival.
    std::vector<Arrival*> arrivals_;
    std::vector<CacheFigures> figures_;
    bool is_uncoalesced_ = false;
};

/// Serves the requests of all multiprocessors in a range of cycles, one after another in a defined order:
/// cycle by cycle; within a cycle, first the requests from ending issues and waits, by multiprocessor, then
/// those from new groups, by group.
///
///     outbox 0   3 3 9      buckets   cycle 3: 0 0 2    4: 1    9: 0 1
///     outbox 1   4 9
///     outbox 2   3          (requests in an outbox are in order, so a bucket lists only the outboxes)
class RequestOrder {
public:
    /// Serves all requests from cycles [begin, end). Requests from earlier cycles must already have been
    /// served.
    void serve(std::span<Outbox* const> outboxes, std::uint64_t begin, std::uint64_t end, FarMemory& memory);

private:
    struct Next {
        std::uint32_t outbox = 0;
        std::uint32_t request = 0;
    };
    std::vector<std::uint32_t> first_; ///< for each bucket, the index of its first entry in next_
    std::vector<Next> next_;
};

} // namespace lockstep
