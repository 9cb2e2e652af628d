#pragma once

#include "core/analysis/memory/requests.h"
#include "core/hardware/hardware_model.h"
#include "core/site/program.h"
#include "core/warp/warp_step.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace lockstep {

/// One warp step as the multiprocessor sees it.
struct WarpInstruction {
    std::uint32_t site = 0;
    std::uint32_t tick = 0;       ///< position in the execution of its group
    std::uint32_t first_line = 0; ///< lines[first_line .. first_line + line_count) of its group
    std::uint32_t line_count = 0;
    std::uint32_t passes = 0;        ///< cycles on its pipe: wavefronts, sectors, texels
    std::uint32_t fewest = 0;        ///< minimum number of passes for the requested bytes
    std::uint16_t serial = 0;        ///< atomics: lanes that wait for another on the same address
    std::uint16_t atomic_passes = 0; ///< atomics: passes that their sectors take, see StepRequest
    /// Its lanes would have fitted next to those of earlier steps if they had not diverged.
    bool is_extra = false;
    std::uint8_t skipped = 0; ///< decisions: bit s is set if no lane takes the side children[s] of its node
    /// How often its warp executed the site before, modulo 2^16. For a compare-exchange: 1 if the warp
    /// executes it again with the same address because it failed.
    std::uint16_t turn = 0;
    friend bool operator==(const WarpInstruction&, const WarpInstruction&) = default;
};

/// The instructions of some groups' warps, warp by warp. Groups with equal instructions share them, but each
/// has its own lines:
///
///     group 0   first_warp 0   first_line 0          instructions   | warp 0 | warp 1 | warp 0 | warp 1 |
///     group 1   first_warp 0   first_line 4                         ^ of groups 0, 1  ^ of group 2
///     group 2   first_warp 2   first_line 8          lines          | of group 0 | of group 1 | of group 2 |
struct StreamChunk {
    std::vector<WarpInstruction> instructions;
    std::vector<std::uint64_t> warp_begin; ///< each warp's first instruction, then the end
    std::vector<TouchedLine> lines;
};

/// The position of a group's warps and lines.
struct GroupStream {
    std::uint32_t chunk = 0;
    std::uint32_t first_warp = 0; ///< index into the chunk's warp_begin
    std::uint64_t first_line = 0; ///< index into the chunk's lines
};

/// The instructions of all warps of a launch, for one shape of warps and memory. It is created once per
/// shape; latencies, slots, policies and caches do not affect it.
struct WarpStreams {
    std::vector<StreamChunk> chunks;
    std::vector<GroupStream> groups; ///< by linear group id
    std::uint64_t global_bytes = 0;  ///< size of the launch's buffers
    std::uint32_t group_warps = 0;
    std::uint32_t lanes = 32; ///< W

    [[nodiscard]] std::span<const WarpInstruction> instructions(std::uint64_t group,
                                                                std::uint32_t warp) const {
        const StreamChunk& chunk = chunks[groups[group].chunk];
        const std::size_t at = groups[group].first_warp + warp;
        return std::span(chunk.instructions)
            .subspan(chunk.warp_begin[at], chunk.warp_begin[at + 1] - chunk.warp_begin[at]);
    }
    /// The lines that its instructions' first_line is relative to.
    [[nodiscard]] const TouchedLine* lines(std::uint64_t group) const {
        return chunks[groups[group].chunk].lines.data() + groups[group].first_line;
    }
    [[nodiscard]] std::uint64_t warp_steps() const;
};

/// Builds a chunk, group by group. If groups execute the same instructions with the same number of lines, the
/// instructions are stored once.
///
/// A step is extra due to divergence if its lanes, together with those of the steps before it, do not yet
/// fill a warp: a warp of 32 that takes both sides of a branch with 16 lanes each issues two steps where one
/// would be enough, so the first of them is extra.
///
///     lanes    32   16   16   8   8   8   8        sum of active lanes    32   16   32   8   16   24   32
///     extra     -    x    -   x   x   x   -        (restarts when the warp is full)
class StreamCollector {
    /// The last compare-exchange of a warp at a site.
    struct ExchangeOfWarp {
        WarpInstruction* step = nullptr;
        std::uint64_t address = 0; ///< address of its first lane
    };

public:
    StreamCollector() { chunk_.warp_begin.push_back(0); }

    /// Returns the position of the group's steps. `requests` must come from count_coalescing and count_banks.
    GroupStream add(const GroupSteps& steps, const GroupRequests& requests, const Program& program);
    [[nodiscard]] StreamChunk release() { return std::move(chunk_); }

private:
    void append(const GroupSteps& steps, const GroupRequests& requests, const Program& program);
    void note_turn(const WarpStep& step, std::uint64_t address, const Program& program, WarpInstruction& to);
    [[nodiscard]] std::uint32_t known_or_kept(std::uint32_t first_warp);
    [[nodiscard]] bool executes_same(std::uint32_t first_warp, std::uint32_t other_first_warp) const;

    StreamChunk chunk_;
    std::vector<std::uint16_t> turns_;                            ///< by warp and site
    std::vector<ExchangeOfWarp> exchanges_;                       ///< by warp and site
    std::unordered_multimap<std::uint64_t, std::uint32_t> known_; ///< first warps, by instruction hash
};

} // namespace lockstep
