// Tests the bank conflicts of source lines, against a slow count that looks at every step of every group.
#include "core/session/line_conflicts.h"

#include "core/analysis/memory/step_banks.h"
#include "core/session/group_view.h"
#include "core/session/pipeline.h"
#include "tests/support/reduction_fixture.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>

namespace lockstep {
namespace {

using fixture::Reduction;

std::shared_ptr<const Session> opened(Reduction variant) {
    return analyse(std::make_shared<const Recording>(fixture::reduction_recording(variant, 256, 3)), {})
        .value();
}

std::vector<LineConflicts> slow_conflicts(const std::shared_ptr<const Session>& session) {
    std::map<std::uint32_t, LineConflicts> lines;
    const Trace& trace = session->trace(0);
    for (std::uint64_t group = 0; group < trace.groups().end; ++group) {
        const GroupView view = make_group_view(session, 0, Group(group));
        for (const WarpStep& step : view.steps->steps) {
            const SiteInfo& site = trace.program.sites[step.site.index()];
            const auto banks = step_banks(*view.steps, step, site, session->hardware());
            if (banks && banks->conflicts() > 0) {
                LineConflicts& sum =
                    lines.try_emplace(site.line, LineConflicts{site.file, site.line}).first->second;
                sum.degree = std::max(sum.degree, banks->degree());
                ++sum.steps;
            }
        }
    }
    std::vector<LineConflicts> all;
    all.reserve(lines.size());
    for (const auto& [number, line] : lines) {
        all.push_back(line);
    }
    return all;
}

TEST(LineConflicts, are_those_of_every_step_of_every_group) {
    for (const Reduction variant : {Reduction::compacted, Reduction::interleaved, Reduction::sequential}) {
        const auto session = opened(variant);
        const auto found = line_conflicts(*session, 0);
        ASSERT_TRUE(found.ok());
        EXPECT_EQ(*found, slow_conflicts(session));
    }
}

TEST(LineConflicts, of_the_compacted_reduction_have_a_degree_and_a_number_of_steps) {
    const auto session = opened(Reduction::compacted);
    const auto found = line_conflicts(*session, 0);
    ASSERT_TRUE(found.ok());
    ASSERT_FALSE(found->empty());
    const auto worst = std::ranges::max_element(*found, {}, &LineConflicts::degree);
    EXPECT_EQ(worst->degree, 8U) << "lanes that are 8 words apart share 4 of 32 banks";
    EXPECT_GT(worst->steps, 0U);
}

TEST(LineConflicts, of_a_kernel_without_conflicts_are_none) {
    const auto found = line_conflicts(*opened(Reduction::sequential), 0);
    ASSERT_TRUE(found.ok());
    EXPECT_TRUE(found->empty());
}

TEST(LineConflicts, can_be_cancelled) {
    const auto found =
        line_conflicts(*opened(Reduction::compacted), 0, [](const Progress&) { return false; });
    ASSERT_FALSE(found.ok());
    EXPECT_EQ(found.error().code, ErrorCode::cancelled);
}

} // namespace
} // namespace lockstep
