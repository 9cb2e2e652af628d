#include "core/analysis/findings/atomic_order.h"

#include "tests/support/atomic_machine.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

using test::AtomicMachine;

/// What it calls ordered was ordered when it ran, whoever came first.
TEST(AtomicOrder, SaysNothingThatDidNotHappen) {
    std::uint64_t ordered = 0;
    std::uint64_t others = 0;
    for (std::uint64_t seed = 0; seed < 3000; ++seed) {
        const AtomicMachine machine(seed);
        AtomicOrder order(machine.trace());
        const auto& accesses = machine.accesses();
        for (std::size_t i = 0; i < accesses.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                if (accesses[i].point.item == accesses[j].point.item) {
                    continue;
                }
                const bool is_ordered = order.orders(accesses[i].point, accesses[j].point);
                EXPECT_EQ(is_ordered, order.orders(accesses[j].point, accesses[i].point)) << seed;
                EXPECT_TRUE(!is_ordered || AtomicMachine::are_ordered(accesses[i], accesses[j]))
                    << seed << ": events " << accesses[i].point.event << " and " << accesses[j].point.event;
                ++(is_ordered ? ordered : others);
            }
        }
    }
    EXPECT_GT(ordered, 1000U);
    EXPECT_GT(others, 1000U);
}

} // namespace
} // namespace lockstep
