#include "core/analysis/sites/kept_accesses.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// Makes a program with three accesses in line 3, one in line 4, one to private memory in line 5, and two in
/// line 3 of another file. The compiler has removed the sites `gone`.
Program program_of(std::vector<std::uint32_t> gone) {
    Program program;
    program.files = {"k.cl", "k.h"};
    for (const std::uint32_t line : {3U, 3U, 3U, 4U}) {
        program.sites.push_back({.kind = SiteKind::read, .space = Space::global, .line = line});
    }
    program.sites.push_back({.kind = SiteKind::read, .space = Space::none, .line = 5});
    program.sites.push_back({.kind = SiteKind::write, .space = Space::local, .file = 1, .line = 3});
    program.sites.push_back({.kind = SiteKind::atomic, .space = Space::local, .file = 1, .line = 3});
    program.optimised.operations.assign(program.sites.size(), 1);
    program.optimised.gone = std::move(gone);
    return program;
}

TEST(KeptAccesses, are_reported_for_lines_that_lost_accesses) {
    EXPECT_TRUE(kept_accesses(program_of({})).empty());
    EXPECT_EQ(kept_accesses(program_of({0, 2})), (std::vector<KeptAccesses>{{0, 3, 3, 1}}));
    EXPECT_EQ(kept_accesses(program_of({3, 4})), (std::vector<KeptAccesses>{{0, 4, 1, 0}}))
        << "private memory is not counted";
}

TEST(KeptAccesses, OfAHeaderAreItsOwn) {
    EXPECT_EQ(kept_accesses(program_of({1, 5})), (std::vector<KeptAccesses>{{0, 3, 3, 2}, {1, 3, 2, 1}}));
}

TEST(KeptAccesses, AreNoneWhereTheHardwareTakesTheSourceAsItIsWritten) {
    HardwareModel hardware;
    Program program = program_of({0});
    EXPECT_EQ(kept_accesses(program, hardware).size(), 1U);
    hardware.optimised_arithmetic = 0;
    EXPECT_TRUE(kept_accesses(program, hardware).empty());
    hardware.optimised_arithmetic = 1;
    program.optimised = {};
    EXPECT_TRUE(kept_accesses(program, hardware).empty()) << "the compiler was not asked";
}

} // namespace
} // namespace lockstep
