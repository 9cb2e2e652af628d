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
    std::uint32_t tick = 0;       ///< dynamic position of its group
    std::uint32_t first_line = 0; ///< lines[first_line .. first_line + line_count) of its group
    std::uint32_t line_count = 0;
    std::uint32_t passes = 0;        ///< cycles on its pipe: wavefronts, sectors, texels
    std::uint32_t fewest = 0;        ///< passes that the bytes asked for would need at best
    std::uint16_t serial = 0;        ///< atomics: lanes that wait for another on the same address
    std::uint16_t atomic_passes = 0; ///< atomics: turns that their sectors take, see StepRequest
    /// Its lanes would have fitted beside those of earlier steps, had they not diverged.
    bool is_extra = false;
    std::uint8_t skipped = 0; ///< of a decision: bit s where no lane takes the side children[s] of its node
    /// How often its warp executed its site before, modulo 2^16. For a compare-exchange: 1 if the warp
    /// executes it again with the same address, because it failed.
    std::uint16_t turn = 0;
    friend bool operator==(const WarpInstruction&, const WarpInstruction&) = default;
};

/// What some groups' warps execute, warp by warp; groups that execute the same share it, each with lines of
/// its own:
///
///     group 0   first_warp 0   first_line 0          instructions   | warp 0 | warp 1 | warp 0 | warp 1 |
///     group 1   first_warp 0   first_line 4                         ^ of groups 0, 1  ^ of group 2
///     group 2   first_warp 2   first_line 8          lines          | of group 0 | of group 1 | of group 2 |
struct StreamChunk {
    std::vector<WarpInstruction> instructions;
    std::vector<std::uint64_t> warp_begin; ///< of each warp its first instruction, then the end
    std::vector<TouchedLine> lines;
};

/// Where a group's warps and lines stand.
struct GroupStream {
    std::uint32_t chunk = 0;
    std::uint32_t first_warp = 0; ///< index into the chunk's warp_begin
    std::uint64_t first_line = 0; ///< index into the chunk's lines
};

/// What all warps of a launch execute, for one shape of warps and memory. Made once a shape; latencies,
/// slots, policies and caches do not change it.
struct WarpStreams {
    std::vector<StreamChunk> chunks;
    std::vector<GroupStream> groups; ///< by linear group id
    std::uint64_t global_bytes = 0;  ///< of the launch's buffers
    std::uint32_t group_warps = 0;
    std::uint32_t lanes = 32; ///< W

    [[nodiscard]] std::span<const WarpInstruction> instructions(std::uint64_t group,
                                                                std::uint32_t warp) const {
        const StreamChunk& chunk = chunks[groups[group].chunk];
        const std::size_t at = groups[group].first_warp + warp;
        return std::span(chunk.instructions)
            .subspan(chunk.warp_begin[at], chunk.warp_begin[at + 1] - chunk.warp_begin[at]);
    }
    /// What its instructions' first_line counts from.
    [[nodiscard]] const TouchedLine* lines(std::uint64_t group) const {
        return chunks[groups[group].chunk].lines.data() + groups[group].first_line;
    }
    [[nodiscard]] std::uint64_t warp_steps() const;
};

/// Makes a chunk, group by group. Of groups that execute the same, in the same number of lines, the
/// instructions are kept once.
///
/// A step is extra by divergence where its lanes, with those that were idle in steps before it, do not fill
/// another warp: a warp of 32 that takes both sides of a branch with 16 lanes each issues two steps where one
/// would do, so the first of them is extra.
///
///     lanes    32   16   16   8   8   8   8        sum of active lanes    32   16   32   8   16   24   32
///     extra     -    x    -   x   x   x   -        (begins anew when it has filled the warp)
class StreamCollector {
    /// The last compare-exchange of a warp at a site.
    struct ExchangeOfWarp {
        WarpInstruction* step = nullptr;
        std::uint64_t address = 0; ///< that of its first lane
    };

public:
    StreamCollector() { chunk_.warp_begin.push_back(0); }

    /// Where the group's steps stand now. `requests` as count_coalescing and count_banks wrote it.
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
    std::unordered_multimap<std::uint64_t, std::uint32_t> known_; ///< first warps by their instructions' hash
};

} // namespace lockstep
