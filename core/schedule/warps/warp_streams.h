#pragma once

#include "core/analysis/memory/requests.h"
#include "core/site/program.h"
#include "core/warp/warp_step.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace lockstep {

/// A warp step with the data that the simulation needs.
struct WarpInstruction {
    std::uint32_t site = 0;
    std::uint32_t tick = 0; ///< tick of the step in its group
    /// Index of its first line. The step accesses lines[first_line .. first_line + line_count) of its group.
    std::uint32_t first_line = 0;
    std::uint32_t line_count = 0;
    std::uint32_t passes = 0; ///< cycles in its pipe: the number of wavefronts, sectors or texels
    std::uint32_t fewest = 0; ///< minimum number of passes for the requested bytes
    /// For atomics: number of passes in which a lane waits for other lanes with the same address.
    std::uint16_t serial = 0;
    std::uint16_t atomic_passes = 0; ///< atomics: number of passes that the sectors need (see StepRequest)
    /// Whether the step is caused by divergence. Without divergence, its lanes would have shared a step with
    /// the lanes of other steps.
    bool is_extra = false;
    /// For a decision: bit s is set if no lane executes side s, which is children[s] of the decision's node.
    std::uint8_t skipped = 0;
    /// Number of earlier executions of the site by this warp, modulo 2^16. For a compare-exchange: 1 if it
    /// failed, so that the warp executes it again with the same address; otherwise 0.
    std::uint16_t turn = 0;
    friend bool operator==(const WarpInstruction&, const WarpInstruction&) = default;
};

/// The instructions and lines of some groups of a launch. Groups with equal instructions share them, but each
/// group has its own lines:
///
///     group 0   first_warp 0   first_line 0          instructions   | warp 0 | warp 1 | warp 0 | warp 1 |
///     group 1   first_warp 0   first_line 4                         ^ of groups 0, 1  ^ of group 2
///     group 2   first_warp 2   first_line 8          lines          | of group 0 | of group 1 | of group 2 |
struct StreamChunk {
    std::vector<WarpInstruction> instructions;
    /// Index of the first instruction of each warp. The last entry is the end of the last warp.
    std::vector<std::uint64_t> warp_begin;
    std::vector<TouchedLine> lines;
};

/// The position of a group's instructions and lines in a chunk.
struct GroupStream {
    std::uint32_t chunk = 0;
    std::uint32_t first_warp = 0; ///< index of the group's first warp in StreamChunk::warp_begin
    std::uint64_t first_line = 0; ///< index of the group's first line in StreamChunk::lines
};

/// The instructions of all warps of a launch, for one warp width and one set of memory parameters. Other
/// parameters of the hardware model, such as latencies, slots, policies and caches, do not affect them, so
/// they are created only once.
struct WarpStreams {
    std::vector<StreamChunk> chunks;
    std::vector<GroupStream> groups; ///< by linear group id
    std::uint64_t global_bytes = 0;  ///< total size of the launch's buffers
    std::uint32_t group_warps = 0;
    std::uint32_t lanes = 32; ///< lanes per warp (W)

    [[nodiscard]] std::span<const WarpInstruction> instructions(std::uint64_t group,
                                                                std::uint32_t warp) const {
        const StreamChunk& chunk = chunks[groups[group].chunk];
        const std::size_t at = groups[group].first_warp + warp;
        return std::span(chunk.instructions)
            .subspan(chunk.warp_begin[at], chunk.warp_begin[at + 1] - chunk.warp_begin[at]);
    }
    /// Returns the lines of a group. WarpInstruction::first_line of the group's instructions is an index into
    /// the result.
    [[nodiscard]] const TouchedLine* lines(std::uint64_t group) const {
        return chunks[groups[group].chunk].lines.data() + groups[group].first_line;
    }
    [[nodiscard]] std::uint64_t warp_steps() const;
};

/// Builds a chunk, group by group. If several groups execute the same instructions with the same numbers of
/// lines, these instructions are stored only once.
///
/// A step is called extra (caused by divergence) if its lanes and those of the steps before it do not fill a
/// warp yet. Example: if a warp of 32 executes both sides of a branch with 16 lanes each, it issues two steps
/// where one would be enough, so the first of them is extra.
///
///     lanes    32   16   16   8   8   8   8        sum of active lanes    32   16   32   8   16   24   32
///     extra     -    x    -   x   x   x   -        (restarts when the warp is full)
class StreamCollector {
    /// The most recent compare-exchange of a warp at a site.
    struct ExchangeOfWarp {
        WarpInstruction* step = nullptr;
        std::uint64_t address = 0; ///< address accessed by the first active lane
    };

public:
    StreamCollector() { chunk_.warp_begin.push_back(0); }

    /// Adds a group and returns its position in the chunk. `requests` must come from count_coalescing() and
    /// count_banks().
    GroupStream add(const GroupSteps& steps, const GroupRequests& requests, const Program& program);
    [[nodiscard]] StreamChunk release() { return std::move(chunk_); }

private:
    void append(const GroupSteps& steps, const GroupRequests& requests, const Program& program);
    void note_turn(const WarpStep& step, std::uint64_t address, const Program& program, WarpInstruction& to);
    [[nodiscard]] std::uint32_t known_or_kept(std::uint32_t first_warp);
    [[nodiscard]] bool executes_same(std::uint32_t first_warp, std::uint32_t other_first_warp) const;

    StreamChunk chunk_;
    std::vector<std::uint16_t> turns_;      ///< one entry per warp and site
    std::vector<ExchangeOfWarp> exchanges_; ///< one entry per warp and site
    /// Maps the hash of a group's instructions to the first warp of the group.
    std::unordered_multimap<std::uint64_t, std::uint32_t> known_;
};

} // namespace lockstep
