// Tests the counts and findings for image accesses of a recorded kernel.
#include "tests/unit/recorder/image_kernels.h"

#include "core/session/pipeline.h"

#include <array>
#include <cstring>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

using namespace test;

TEST(ImageAnalyses, RequestsAndTexelsAreCounted) {
    auto recording = std::make_shared<Recording>();
    recording->launches.push_back(
        recorded(launch_of(copying, {image_output("dst"), numbered_image("src")}, image_texels)));
    const auto session = analyse(recording, {});
    ASSERT_TRUE(session.ok());
    std::vector<ImageFigures> figures;
    for (std::size_t i = 0; i < recording->launches[0].program.sites.size(); ++i) {
        if (is_image_access(recording->launches[0].program.sites[i].kind)) {
            figures.push_back((*session)->analysis(0).figures[i].image);
        }
    }
    // One warp of 20 lanes. The helper is called twice, and both calls are one site. The first call reads the
    // texel to the left of each texel; beyond the border there is none, so it reads 16 texels. The second
    // call reads the edge's own texel instead: 16 distinct texels.
    EXPECT_EQ(figures, (std::vector<ImageFigures>{{2, 32}, {1, 20}, {1, 20}}));
}

TEST(ImageAnalyses, AWriteOutsideIsAFindingAndGoesNowhere) {
    const Trace trace =
        recorded(launch_of("__kernel void k(write_only image2d_t dst) {\n"
                           "    write_imagef(dst, (int2)(get_global_id(0), 3), (float4)(1));\n}\n",
                           {image_output("dst")}, 8));
    auto recording = std::make_shared<Recording>();
    EXPECT_TRUE(trace.outputs.at(0).plain.empty());
    recording->launches.push_back(
        recorded(launch_of("__kernel void k(write_only image2d_t dst) {\n"
                           "    write_imagef(dst, (int2)(get_global_id(0), 3), (float4)(1));\n}\n",
                           {image_output("dst")}, 8)));
    const auto session = analyse(recording, {});
    ASSERT_TRUE(session.ok());
    const auto& findings = (*session)->analysis(0).findings;
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].kind, FindingKind::out_of_bounds);
    EXPECT_EQ(findings[0].place.object, "dst");
    EXPECT_EQ(findings[0].place.space, Space::image);
    EXPECT_EQ(findings[0].line, 2U);
    EXPECT_EQ(findings[0].count, 3U);
}

/// Returns the colours that a work-item read from or wrote to images, in order.
std::vector<std::array<float, 4>> colours(const Trace& trace, std::uint64_t item) {
    std::vector<std::array<float, 4>> all;
    std::uint64_t slot = trace.value_offsets[item];
    for (const Event event : trace.events_of(WorkItem(item))) {
        if (is_fault(event)) {
            continue;
        }
        const SiteInfo& site = trace.program.sites[event_site(event).index()];
        if (is_image_access(site.kind)) {
            EXPECT_EQ(value_slots(site), 2U);
            std::memcpy(all.emplace_back().data(), &trace.values[slot], 16);
        }
        slot += value_slots(site);
    }
    EXPECT_EQ(slot, trace.value_offsets[item + 1]);
    return all;
}

TEST(ImageAnalyses, TheColoursThatAreReadAndWrittenAreLogged) {
    const Trace trace =
        recorded(launch_of(copying, {image_output("dst"), numbered_image("src")}, image_texels));
    ASSERT_TRUE(trace.has_values());
    const auto written = values_in<float>(trace.outputs.at(0).instrumented);
    for (std::uint64_t item = 0; item < image_texels; ++item) {
        const auto moved = colours(trace, item);
        ASSERT_EQ(moved.size(), 4U);
        EXPECT_EQ(moved[0][0], item % width == 0 ? 0 : static_cast<float>(item)) << "beyond the border: 0";
        EXPECT_EQ(moved[2][0], static_cast<float>(item + 1));
        EXPECT_EQ(moved[3][0], written[item]);
        EXPECT_EQ(moved[3][0], moved[0][0] + moved[1][0] + moved[2][0]);
    }
}

/// Returns the findings of a kernel that writes texels of `dst`, in two groups of four work-items.
std::vector<Finding> findings_of_writes(const std::string& body) {
    Launch launch = launch_of("__kernel void k(write_only image2d_t dst) {\n    int i = get_local_id(0);\n"
                              "    int g = get_group_id(0);\n" +
                                  body + "}\n",
                              {image_output("dst")}, 8);
    launch.range.local[0] = 4;
    auto recording = std::make_shared<Recording>();
    recording->launches.push_back(recorded(launch));
    const auto session = analyse(recording, {});
    EXPECT_TRUE(session.ok());
    return (*session)->analysis(0).findings;
}

TEST(ImageAnalyses, TwoWorkItemsThatWriteOneTexelRace) {
    const auto findings = findings_of_writes(
        "    write_imagef(dst, (int2)(i / 2, g), (float4)(i));\n    write_imagef(dst, (int2)(4, g), "
        "(float4)(7));\n");
    ASSERT_EQ(findings.size(), 2U);
    EXPECT_EQ(findings[0].kind, FindingKind::race);
    EXPECT_EQ(findings[0].severity, Severity::error);
    EXPECT_EQ(findings[0].place.space, Space::image);
    EXPECT_EQ(findings[0].place.object, "dst");
    EXPECT_EQ(findings[0].place.offset, 0);
    EXPECT_EQ(findings[0].line, 4U);
    EXPECT_EQ(findings[0].other_line, 4U);
    EXPECT_EQ(findings[0].count, 4U) << "items 1 and 3 of both groups";
    EXPECT_FALSE(findings[0].between_groups);
    EXPECT_EQ(findings[0].work_items, (std::vector<std::uint64_t>{0, 1, 2, 3, 4, 5, 6, 7}));
    EXPECT_EQ(findings[1].severity, Severity::note) << "all leave the same colour";
    EXPECT_EQ(findings[1].place.offset, 4 * 4);
    EXPECT_EQ(findings[1].line, 5U);
    EXPECT_EQ(findings[1].count, 6U);
}

TEST(ImageAnalyses, ABarrierOrdersTheWritesOfItsGroupAndNothingThoseOfGroups) {
    const std::string both = "    write_imagef(dst, (int2)(i, g), (float4)(1));\n"
                             "    barrier(CLK_GLOBAL_MEM_FENCE);\n"
                             "    write_imagef(dst, (int2)(3 - i, g), (float4)(2));\n";
    EXPECT_TRUE(findings_of_writes(both).empty());
    const auto findings = findings_of_writes("    write_imagef(dst, (int2)(i, 1), (float4)(g));\n");
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_TRUE(findings[0].between_groups);
    EXPECT_EQ(findings[0].severity, Severity::error);
    EXPECT_EQ(findings[0].place.offset, 5 * 4);
    EXPECT_EQ(findings[0].count, 4U);
}

} // namespace
} // namespace lockstep
