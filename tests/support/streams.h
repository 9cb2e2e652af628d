#pragma once

#include "core/schedule/multiprocessor.h"
#include "core/schedule/warps/warp_streams.h"

#include <array>
#include <cstdint>
#include <vector>

namespace lockstep::test {

/// Builds warp streams without a trace. Each kind of step gets its own site.
class StreamBuilder {
public:
    /// Starts another group; all groups have the same number of warps.
    StreamBuilder& group();
    /// Starts the next warp of the group.
    StreamBuilder& warp();

    /// Adds a step that only executes this number of operations.
    StreamBuilder& compute(std::uint32_t operations);
    StreamBuilder& local_read(std::uint32_t operations, std::uint32_t wavefronts = 1,
                              std::uint32_t fewest = 1);
    StreamBuilder& local_write(std::uint32_t operations, std::uint32_t wavefronts = 1,
                               std::uint32_t fewest = 1);
    /// Adds a read or write of sectors, four per line: starts at sector `first` and advances by `stride`
    /// sectors.
    StreamBuilder& global_read(std::uint32_t operations, std::uint64_t first, std::uint32_t sectors = 1,
                               std::uint32_t stride = 1, std::uint32_t fewest = 1);
    StreamBuilder& global_write(std::uint32_t operations, std::uint64_t first, std::uint32_t sectors = 1,
                                std::uint32_t stride = 1, std::uint32_t fewest = 1);
    StreamBuilder& atomic(std::uint32_t operations, std::uint64_t sector, std::uint32_t passes);
    StreamBuilder& image_read(std::uint32_t operations, std::uint32_t texels);
    StreamBuilder& exchange(std::uint32_t operations);
    StreamBuilder& barrier(std::uint32_t operations = 0);
    /// Marks the last step as one that divergence has added.
    StreamBuilder& extra();

    /// Marks sides of the last step, which must be a decision, as taken by no lane. The bits are those of
    /// WarpInstruction::skipped.
    StreamBuilder& skip(std::uint8_t sides);
    /// Sets the sites on both sides of a decision. `in_loop` is true if the decision is in a loop.
    void set_sides(std::uint32_t decision, const std::array<std::vector<std::uint32_t>, 2>& sides,
                   bool in_loop = false);

    /// Sets, for each site in order of first use, the sites whose values it needs. Without this call, a warp
    /// waits for every load as soon as it issues.
    void set_needs(std::vector<std::vector<std::uint32_t>> needs) {
        program_.turn_needs.resize(needs.size());
        program_.needs = std::move(needs);
    }
    /// Sets, for each site, the sites whose values the iterations of a loop need at the loop's test.
    void set_turn_needs(std::vector<std::vector<std::uint32_t>> needs) {
        program_.turn_needs = std::move(needs);
    }
    void set_optimised(Optimised optimised) { program_.optimised = std::move(optimised); }
    /// Sets the total size of the launch's buffers in bytes.
    void set_global_bytes(std::uint64_t bytes) { streams_.global_bytes = bytes; }

    [[nodiscard]] const WarpStreams& streams();
    [[nodiscard]] const Program& program() const { return program_; }
    [[nodiscard]] Simulation run(const HardwareModel& hardware, std::uint32_t resident_groups = 1,
                                 const SimulationOptions& options = {});
    /// Returns the whole, exposed and hidden cost of one kind.
    [[nodiscard]] Cost cost(CostKind kind, const HardwareModel& hardware, std::uint32_t resident_groups = 1);

private:
    WarpInstruction& step(SiteKind kind, Space space, std::uint32_t operations);
    void touch(WarpInstruction& step, std::uint64_t first, std::uint32_t sectors, std::uint32_t stride);

    Program program_;
    WarpStreams streams_;
    std::uint32_t group_warps_ = 0; ///< warps in the group being built
};

/// Returns a machine whose results a reader can check by hand: one multiprocessor, one scheduler, no caches,
/// and no bandwidth limits that matter. Latencies are one cycle, except those that a test sets.
HardwareModel plain_machine();

} // namespace lockstep::test
