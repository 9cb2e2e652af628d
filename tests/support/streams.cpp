#include "tests/support/streams.h"

#include <algorithm>
#include <stdexcept>

namespace lockstep::test {
namespace {

constexpr std::uint64_t sectors_a_line = 4;

} // namespace

StreamBuilder& StreamBuilder::group() {
    if (streams_.chunks.empty()) {
        streams_.chunks.resize(1);
        streams_.chunks[0].warp_begin.push_back(0);
    }
    streams_.groups.push_back({0, static_cast<std::uint32_t>(streams_.chunks[0].warp_begin.size() - 1)});
    group_warps_ = 0;
    return *this;
}

StreamBuilder& StreamBuilder::warp() {
    if (streams_.groups.empty()) {
        group();
    }
    StreamChunk& chunk = streams_.chunks[0];
    chunk.warp_begin.push_back(chunk.instructions.size());
    streams_.group_warps = std::max(streams_.group_warps, ++group_warps_);
    return *this;
}

WarpInstruction& StreamBuilder::step(SiteKind kind, Space space, std::uint32_t operations) {
    const auto is_same = [&](const SiteInfo& site) {
        return site.kind == kind && site.space == space && site.operations == operations;
    };
    const auto found = std::ranges::find_if(program_.sites, is_same);
    const auto number = static_cast<std::uint32_t>(found - program_.sites.begin());
    if (found == program_.sites.end()) {
        program_.sites.push_back({.kind = kind, .space = space, .operations = operations});
    }
    StreamChunk& chunk = streams_.chunks[0];
    chunk.instructions.push_back({.site = number});
    chunk.warp_begin.back() = chunk.instructions.size();
    return chunk.instructions.back();
}

void StreamBuilder::touch(WarpInstruction& step, std::uint64_t first, std::uint32_t sectors,
                          std::uint32_t stride) {
    std::vector<TouchedLine>& lines = streams_.chunks[0].lines;
    step.first_line = static_cast<std::uint32_t>(lines.size());
    step.passes = sectors;
    for (std::uint32_t i = 0; i < sectors; ++i) {
        const std::uint64_t sector = first + std::uint64_t{i} * stride;
        const std::uint64_t line = sector / sectors_a_line;
        if (lines.size() == step.first_line || line_number(lines.back()) != line) {
            lines.push_back(touched_line(line, 0));
        }
        lines.back() |= 1U << sector % sectors_a_line;
    }
    step.line_count = static_cast<std::uint32_t>(lines.size()) - step.first_line;
}

StreamBuilder& StreamBuilder::compute(std::uint32_t operations) {
    step(SiteKind::branch, Space::none, operations);
    return *this;
}

StreamBuilder& StreamBuilder::local_read(std::uint32_t operations, std::uint32_t wavefronts,
                                         std::uint32_t fewest) {
    WarpInstruction& made = step(SiteKind::read, Space::local, operations);
    made.passes = wavefronts;
    made.fewest = fewest;
    return *this;
}

StreamBuilder& StreamBuilder::local_write(std::uint32_t operations, std::uint32_t wavefronts,
                                          std::uint32_t fewest) {
    WarpInstruction& made = step(SiteKind::write, Space::local, operations);
    made.passes = wavefronts;
    made.fewest = fewest;
    return *this;
}

StreamBuilder& StreamBuilder::global_read(std::uint32_t operations, std::uint64_t first,
                                          std::uint32_t sectors, std::uint32_t stride, std::uint32_t fewest) {
    WarpInstruction& made = step(SiteKind::read, Space::global, operations);
    touch(made, first, sectors, stride);
    made.fewest = fewest;
    return *this;
}

StreamBuilder& StreamBuilder::global_write(std::uint32_t operations, std::uint64_t first,
                                           std::uint32_t sectors, std::uint32_t stride,
                                           std::uint32_t fewest) {
    WarpInstruction& made = step(SiteKind::write, Space::global, operations);
    touch(made, first, sectors, stride);
    made.fewest = fewest;
    return *this;
}

StreamBuilder& StreamBuilder::atomic(std::uint32_t operations, std::uint64_t sector, std::uint32_t passes) {
    WarpInstruction& made = step(SiteKind::atomic, Space::global, operations);
    touch(made, sector, 1, 1);
    made.fewest = 1;
    made.atomic_passes = static_cast<std::uint16_t>(passes);
    return *this;
}

StreamBuilder& StreamBuilder::image_read(std::uint32_t operations, std::uint32_t texels) {
    WarpInstruction& made = step(SiteKind::image_read, Space::image, operations);
    made.passes = made.fewest = texels;
    return *this;
}

StreamBuilder& StreamBuilder::exchange(std::uint32_t operations) {
    step(SiteKind::exchange, Space::none, operations);
    return *this;
}

StreamBuilder& StreamBuilder::barrier(std::uint32_t operations) {
    step(SiteKind::barrier, Space::none, operations);
    return *this;
}

StreamBuilder& StreamBuilder::skip(std::uint8_t sides) {
    streams_.chunks[0].instructions.back().skipped = sides;
    return *this;
}

void StreamBuilder::set_sides(std::uint32_t decision, const std::array<std::vector<std::uint32_t>, 2>& sides,
                              bool in_loop) {
    std::vector<Node>& nodes = program_.skeleton.nodes;
    const auto add = [&nodes](Node node) {
        nodes.push_back(std::move(node));
        return static_cast<NodeIndex>(nodes.size() - 1);
    };
    Node branch{.kind = NodeKind::branch, .site = Site(decision)};
    for (const std::vector<std::uint32_t>& side : sides) {
        Node sequence;
        for (const std::uint32_t site : side) {
            sequence.children.push_back(add({.kind = NodeKind::site, .site = Site(site)}));
        }
        if (in_loop) {
            sequence.children.push_back(add({.kind = NodeKind::loop, .site = Site(decision)}));
        }
        branch.children.push_back(add(std::move(sequence)));
    }
    add(std::move(branch));
}

StreamBuilder& StreamBuilder::extra() {
    streams_.chunks[0].instructions.back().is_extra = true;
    return *this;
}

const WarpStreams& StreamBuilder::streams() {
    if (streams_.groups.size() * streams_.group_warps + 1 != streams_.chunks[0].warp_begin.size()) {
        throw std::runtime_error("all groups must have as many warps");
    }
    return streams_;
}

Simulation StreamBuilder::run(const HardwareModel& hardware, std::uint32_t resident_groups,
                              const SimulationOptions& options) {
    return simulate(streams(), program_, hardware, resident_groups, options).value();
}

Cost StreamBuilder::cost(CostKind kind, const HardwareModel& hardware, std::uint32_t resident_groups) {
    const Simulation with = run(hardware, resident_groups);
    const Simulation without = run(hardware, resident_groups, {.without = kind});
    return {with.whole[static_cast<std::size_t>(kind)],
            static_cast<std::int64_t>(with.cycles) - static_cast<std::int64_t>(without.cycles)};
}

HardwareModel plain_machine() {
    HardwareModel machine;
    machine.multiprocessors = 1;
    machine.schedulers = 1;
    machine.loads_per_site = 1;
    machine.caches = 0;
    machine.latency_arithmetic = 1;
    machine.latency_local = machine.latency_l1 = machine.latency_l2 = machine.latency_global = 1;
    machine.sectors_per_cycle = 1;
    machine.lines_per_cycle = 64;
    machine.l2_bytes_per_cycle = machine.l2_write_bytes_per_cycle = machine.dram_bytes_per_cycle = 65536;
    return machine;
}

} // namespace lockstep::test
