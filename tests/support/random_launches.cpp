#include "tests/support/random_launches.h"

#include <array>

namespace lockstep::test {
namespace {

void add_step(StreamBuilder& builder, Dice& chance, StepCosts costs) {
    const bool is_plain = costs == StepCosts::few && !chance.in(40);
    const std::uint32_t operations = chance.in(2) ? 0 : chance.below(9);
    const std::uint64_t sector = chance.in(2) ? chance.below(24) : chance.below(4000);
    const std::uint32_t sectors = 1 + chance.below(chance.in(3) ? 32 : 4);
    const std::uint32_t fewest = is_plain ? sectors : 1 + chance.below(sectors);
    const std::uint32_t stride = is_plain ? 1 : 1 + chance.below(9);
    switch (chance.below(8)) {
    case 0:
    case 1:
        builder.compute(operations).skip(static_cast<std::uint8_t>(chance.below(4)));
        break;
    case 2:
        builder.local_read(operations, sectors, fewest);
        break;
    case 3:
        builder.local_write(operations, sectors, fewest);
        break;
    case 4:
    case 5:
        builder.global_read(operations, sector, sectors, stride, fewest);
        break;
    case 6:
        builder.global_write(operations, sector, sectors, stride, fewest);
        break;
    default:
        builder.atomic(operations, sector, 1 + chance.below(32));
        break;
    }
    if (!is_plain && chance.in(5)) {
        builder.extra();
    }
}

} // namespace

StreamBuilder random_launch(Dice& chance, StepCosts costs, std::uint32_t end) {
    StreamBuilder builder;
    const std::uint32_t groups = 1 + chance.below(end - 1);
    const std::uint32_t warps = 1 + chance.below(4);
    for (std::uint32_t g = 0; g < groups; ++g) {
        builder.group();
        for (std::uint32_t w = 0; w < warps; ++w) {
            builder.warp();
            const std::uint32_t steps = chance.below(24);
            for (std::uint32_t i = 0; i < steps; ++i) {
                chance.in(6) ? void(builder.barrier(chance.below(3))) : add_step(builder, chance, costs);
            }
        }
    }
    return builder;
}

std::vector<std::vector<std::uint32_t>> random_needs(std::size_t sites, Dice& chance) {
    std::vector<std::vector<std::uint32_t>> needs(sites);
    for (auto& each : needs) {
        for (std::uint32_t i = chance.below(3); i > 0; --i) {
            each.push_back(chance.below(static_cast<std::uint32_t>(sites)));
        }
    }
    return needs;
}

void add_random_sides(StreamBuilder& launch, Dice& chance) {
    const auto sites = static_cast<std::uint32_t>(launch.program().sites.size());
    for (std::uint32_t site = 0; site < sites; ++site) {
        if (launch.program().sites[site].kind == SiteKind::branch) {
            std::array<std::vector<std::uint32_t>, 2> sides;
            for (auto& side : sides) {
                for (std::uint32_t i = chance.below(4); i > 0; --i) {
                    side.push_back(chance.below(sites));
                }
            }
            launch.set_sides(site, sides, chance.in(6));
        }
    }
}

Optimised random_optimised(std::size_t sites, Dice& chance) {
    Optimised optimised;
    for (std::uint32_t i = 0; i < sites; ++i) {
        optimised.operations.push_back(chance.below(5));
        if (chance.in(2)) {
            optimised.uniform_atomics.push_back(i);
        }
    }
    return optimised;
}

HardwareModel random_machine(Dice& chance) {
    HardwareModel machine;
    machine.multiprocessors = 1 + chance.below(chance.in(4) ? 12 : 3);
    machine.schedulers = 1 + chance.below(4);
    machine.warp_slots = 4 * (1 + chance.below(4));
    machine.register_blocks = chance.in(2) ? 1 : 4;
    machine.policy = chance.below(4);
    machine.active_warps = 1 + chance.below(3);
    machine.arithmetic_lanes = chance.in(2) ? 32 : 8;
    machine.loads_per_warp = chance.in(5) ? 0 : 1 + chance.below(6);
    machine.loads_per_site = 1 + chance.below(3);
    machine.loads_per_multiprocessor = 1 + chance.below(chance.in(2) ? 4 : 40);
    machine.groups_per_kilocycle = chance.in(2) ? 0 : 10 + chance.below(400);
    machine.aggregated_atomics = chance.below(2);
    machine.optimised_arithmetic = chance.below(2);
    machine.warm_l2 = chance.in(3) ? 1 : 0;
    machine.l2_slices = 1 + chance.below(4);
    machine.slice_bytes = 128U << chance.below(3);
    machine.atomics_per_kilocycle = 200 + chance.below(1500);
    machine.lines_per_cycle = 1 + chance.below(2);
    machine.write_sectors_per_cycle = 1 + chance.below(4);
    machine.latency_arithmetic = chance.in(2) ? 1 : 1 + chance.below(8);
    machine.latency_local = 1 + chance.below(30);
    machine.latency_barrier = chance.in(2) ? 0 : chance.below(30);
    machine.latency_group = chance.in(2) ? 0 : 1 + chance.below(40);
    machine.latency_branch = chance.in(3) ? 0 : chance.below(12);
    machine.barrier_cycles = chance.below(4);
    machine.one_pipe = chance.below(2);
    machine.predicated_operations = chance.in(3) ? 0 : chance.below(12);
    machine.latency_l1 = 1 + chance.below(40);
    machine.latency_l2 = 1 + chance.below(100);
    // 6000 exceeds the range of the event queue's wheel.
    machine.latency_global = chance.in(9) ? 6000 : 1 + chance.below(300);
    machine.sectors_per_cycle = 1 + chance.below(4);
    machine.l2_bytes_per_cycle = 1 + chance.below(200);
    machine.l2_write_bytes_per_cycle = 1 + chance.below(200);
    machine.dram_bytes_per_cycle = 1 + chance.below(100);
    machine.caches = chance.in(4) ? 0 : 1;
    machine.l1_bytes = chance.in(4) ? 0 : 128 * (1 + chance.below(12));
    machine.l1_ways = 1 + chance.below(4);
    machine.l2_bytes = chance.in(4) ? 0 : 128 * (1 + chance.below(40));
    machine.l2_ways = 1 + chance.below(8);
    return machine;
}

} // namespace lockstep::test
