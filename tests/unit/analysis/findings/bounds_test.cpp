#include "core/analysis/findings/bounds.h"
#include "core/analysis/findings/checks.h"
#include "core/analysis/findings/finding_rows.h"

#include "core/warp/reconstruct.h"

#include "tests/support/trace_text.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

constexpr const char* kernel = R"(
    object in global 4096 256
    object s local 64 32
    site A read global float 3
    site B write local float 4
    site L loop 5
    site D read global float 3
)";

std::vector<Finding> findings_of(const std::string& text, bool backwards = false) {
    const Trace trace = test::trace_of(kernel + text);
    BoundsFindings all;
    const std::uint64_t groups = group_count(trace.range);
    for (std::uint64_t i = 0; i < groups; ++i) {
        GroupSteps steps;
        EXPECT_TRUE(reconstruct(trace, Group(backwards ? groups - 1 - i : i), {32}, steps).ok());
        BoundsFindings one;
        one.add(steps, trace);
        all.merge(one);
    }
    return all.findings(trace);
}

TEST(Bounds, NoFaultIsNoFinding) {
    EXPECT_TRUE(findings_of("group 1\n kernel { A }\n log\n A:4096").empty());
}

TEST(Bounds, AnAccessBehindItsObjectIsPlacedByItsOffset) {
    const auto findings = findings_of("group 1\n kernel { A }\n log\n !out_of_bounds:A:0 A:4352");
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].kind, FindingKind::out_of_bounds);
    EXPECT_EQ(findings[0].severity, Severity::error);
    EXPECT_EQ(findings[0].place.space, Space::global);
    EXPECT_EQ(findings[0].place.object, "in");
    EXPECT_EQ(findings[0].place.offset, 256);
    EXPECT_EQ(findings[0].file, "test.cl");
    EXPECT_EQ(findings[0].line, 3U);
    EXPECT_EQ(findings[0].count, 1U);
}

TEST(Bounds, AnAccessInFrontOfItsObjectHasANegativeOffset) {
    const auto findings = findings_of("group 1\n kernel { B }\n log\n !out_of_bounds:B:1 B:60");
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].place.object, "s");
    EXPECT_EQ(findings[0].place.offset, -4);
}

TEST(Bounds, OffsetsGoRoundModuloTwoToTheForty) {
    const auto findings = findings_of("group 1\n kernel { A }\n log\n !out_of_bounds:A:0 A:1099511627772");
    EXPECT_EQ(findings[0].place.offset, -4100);
}

TEST(Bounds, AnUnknownObjectHasNoName) {
    const auto findings = findings_of("group 1\n kernel { A }\n log\n !out_of_bounds:A:4095 A:4352");
    EXPECT_EQ(findings[0].place.object, "");
    EXPECT_EQ(findings[0].place.offset, 0);
}

TEST(Bounds, ALoopOutOfTurnsIsEndless) {
    const auto findings =
        findings_of("group 1\n kernel { for L { } { } { } }\n log\n L:1 !endless_loop:L:4095 L:2");
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].kind, FindingKind::endless_loop);
    EXPECT_EQ(findings[0].line, 5U);
    EXPECT_EQ(findings[0].place.space, Space::none);
}

TEST(Bounds, ANullPointerIsItsOwnKind) {
    const auto findings = findings_of("group 1\n kernel { A }\n log\n !null_pointer:A:0 A:4096");
    EXPECT_EQ(findings[0].kind, FindingKind::null_pointer);
}

TEST(Bounds, APrivateArrayIsNoSpaceOfTheLog) {
    const auto findings = findings_of("group 1\n kernel { A }\n log\n !private_bounds:A:4095 A:4096");
    EXPECT_EQ(findings[0].kind, FindingKind::out_of_bounds);
    EXPECT_EQ(findings[0].place.space, Space::none);
}

TEST(Bounds, an_uninitialised_private_read_prevents_the_plain_kernel) {
    const auto findings = findings_of("group 1\n kernel { A }\n log\n !private_unwritten:A:4095 A:4096");
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].kind, FindingKind::uninitialised_read);
    EXPECT_EQ(findings[0].place.space, Space::none);
    EXPECT_EQ(check_of(findings[0]), CheckKind::private_uninitialised);
    EXPECT_TRUE(keeps_plain_kernel_back(findings[0]));
    Finding of_local = findings[0];
    of_local.place.space = Space::local;
    EXPECT_EQ(check_of(of_local), CheckKind::local_uninitialised);
    EXPECT_FALSE(keeps_plain_kernel_back(of_local));
}

TEST(Bounds, SitesOfOneLineAndObjectAreOneFindingAndOtherObjectsAnother) {
    const auto findings =
        findings_of("group 1\n kernel { A D D }\n log\n"
                    " !out_of_bounds:A:0 A:1 !out_of_bounds:D:0 D:1 !out_of_bounds:D:1 D:1");
    ASSERT_EQ(findings.size(), 2U);
    EXPECT_EQ(findings[0].count, 2U);
    EXPECT_EQ(findings[1].count, 1U);
}

TEST(Bounds, KeepsTheFirstSixteenWorkItemsWhateverTheOrderOfGroups) {
    std::string log = "group 2\n kernel { A A }\n log\n";
    for (int i = 0; i < 40; ++i) {
        log += i < 4 ? "A A\n"
                     : "!out_of_bounds:A:0 A:" + std::to_string(8192 + i) + " !out_of_bounds:A:0 A:1\n";
    }
    for (const bool backwards : {false, true}) {
        const auto findings = findings_of(log, backwards);
        ASSERT_EQ(findings.size(), 1U);
        EXPECT_EQ(findings[0].count, 72U);
        EXPECT_EQ(findings[0].work_items.size(), 16U);
        EXPECT_EQ(findings[0].work_items.front(), 4U);
        EXPECT_EQ(findings[0].work_items.back(), 19U);
        EXPECT_EQ(findings[0].place.group, Group(2));
        EXPECT_EQ(findings[0].place.offset, 8196 - 4096);
    }
}

} // namespace
} // namespace lockstep
