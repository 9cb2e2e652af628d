#include "core/advice/control_owners.h"

#include "tests/support/trace_text.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// Makes a program with a chain of two conditions, and a loop with a condition of which only one side does
/// work.
Program chain_and_loop() {
    return test::trace_of(R"(
        group 1
        object table global 4096 256
        site A branch 1
        site B branch 2
        site P read global float 3
        site Q read global float 4
        site L loop 5
        site C branch 6
        site R read global float 7
        kernel { if A { P } { if B { Q } { } } for L { } { if C { R } { } } { } }
        log
        A:1 P:4096 L:0
    )")
        .program;
}

enum : std::uint32_t { a, b, p, q, l, c, r };

TEST(ControlOwners, AChainOfElseIfIsOneCondition) {
    const Program program = chain_and_loop();
    const ControlOwners owners(program, {true, true, false, false, true, true, false});
    EXPECT_EQ(owners.owner_of(Site(p)), Site(a));
    EXPECT_EQ(owners.owner_of(Site(b)), Site(a));
    EXPECT_EQ(owners.owner_of(Site(q)), Site(a));
    EXPECT_EQ(owners.owner_of(Site(a)), std::nullopt);
}

TEST(ControlOwners, TheInnermostOfTheChosenOwns) {
    const Program program = chain_and_loop();
    const ControlOwners all(program, {true, true, false, false, true, true, false});
    EXPECT_EQ(all.owner_of(Site(r)), Site(c));
    EXPECT_EQ(all.owner_of(Site(l)), Site(l)) << "its test is part of a turn";
    const ControlOwners loop_alone(program, {false, false, false, false, true, false, false});
    EXPECT_EQ(loop_alone.owner_of(Site(r)), Site(l));
    EXPECT_EQ(loop_alone.owner_of(Site(q)), std::nullopt);
}

TEST(ControlOwners, SayWhichWaysLeadToWork) {
    const Program program = chain_and_loop();
    const ControlOwners owners(program, std::vector<bool>(7));
    EXPECT_TRUE(owners.decision(Site(a)).leads_to_work(1));
    EXPECT_TRUE(owners.decision(Site(a)).leads_to_work(0));
    EXPECT_TRUE(owners.decision(Site(c)).leads_to_work(1));
    EXPECT_FALSE(owners.decision(Site(c)).leads_to_work(0));
}

} // namespace
} // namespace lockstep
